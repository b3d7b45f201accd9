//! Measures the time and memory of the Dutch system for round 5 of 9, by the size of the field.
//!
//! `cargo bench -p adoube-tournament --bench pairing` prints a table for 500, 1,000, 2,000 and 5,000 players;
//! `-- --write` also writes it to `docs/pairing-speed.md` with a picture beside it. `-- 300 700` takes these sizes.
//! Each size is run by itself in a new process, so that its peak memory is its own.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    clippy::missing_docs_in_private_items,
    reason = "a benchmark prints what it measures and may fail"
)]

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use adoube_tournament::dutch::{DutchEdition, pair_round};
use adoube_tournament::simulate::{Lots, SimulationPlan, simulate};

const ROUND: u16 = 5;
const SIZES: [u16; 4] = [500, 1_000, 2_000, 5_000];
const SEEDS: [u64; 3] = [1, 2, 3];
const REPEATS: usize = 7;
const ONE: &str = "--one";

/// The figures for a size: the median and the maximum time over the seeds, and the peak memory.
struct Measured {
    players: u16,
    median: Duration,
    longest: Duration,
    peak_mib: u64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    if let [flag, players] = arguments.as_slice()
        && flag == ONE
    {
        one(players.parse().unwrap());
        return;
    }
    let write = arguments.iter().any(|a| a == "--write");
    let asked: Vec<u16> = arguments.iter().filter_map(|a| a.parse().ok()).collect();
    let sizes = if asked.is_empty() { SIZES.to_vec() } else { asked };
    let measured: Vec<Measured> = sizes.into_iter().map(measure).collect();
    let table = table(&measured);
    print!("{table}");
    if write {
        let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        std::fs::write(docs.join("pairing-speed.svg"), picture(&measured)).unwrap();
        std::fs::write(docs.join("pairing-speed.md"), page(&table)).unwrap();
    }
}

/// Times one size and prints nanoseconds of every seed and the peak in KiB.
fn one(players: u16) {
    let mut times = Vec::new();
    // A single large field is sufficient.
    let seeds = if players > 2_000 { 1 } else { SEEDS.len() };
    for seed in SEEDS.into_iter().take(seeds) {
        let plan = SimulationPlan { players, rounds: ROUND - 1, ..SimulationPlan::default() };
        let mut t = simulate(&plan, &mut Lots::new(seed)).unwrap_or_else(|(_, t)| *t);
        t.rounds = Some(9);
        // The minimum of a few runs: other load only adds time.
        let mut shortest = u64::MAX;
        for _ in 0..REPEATS {
            let start = Instant::now();
            let pairing = pair_round(&t, usize::from(ROUND), DutchEdition::Fide2026);
            shortest = shortest.min(start.elapsed().as_nanos() as u64);
            assert!(pairing.is_ok(), "{players} players, seed {seed}");
        }
        times.push(shortest.to_string());
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or("0 kB");
    println!("{} {}", times.join(" "), peak.trim().trim_end_matches(" kB"));
}

fn measure(players: u16) -> Measured {
    let program = std::env::current_exe().unwrap();
    let output = Command::new(program).args([ONE, &players.to_string()]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut numbers: Vec<u64> = text.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let peak = numbers.pop().unwrap();
    numbers.sort_unstable();
    let time = |at: usize| Duration::from_nanos(numbers[at]);
    Measured { players, median: time(numbers.len() / 2), longest: time(numbers.len() - 1), peak_mib: peak / 1024 }
}

fn table(measured: &[Measured]) -> String {
    let mut out = String::from("| players | median | longest | grows as | peak memory |\n|---:|---:|---:|---:|---:|\n");
    let mut before: Option<&Measured> = None;
    for m in measured {
        let exponent = before.map_or_else(String::new, |b| {
            let (time, size) =
                (m.median.as_secs_f64() / b.median.as_secs_f64(), f64::from(m.players) / f64::from(b.players));
            format!("n^{:.2}", time.ln() / size.ln())
        });
        let (median, longest) = (m.median.as_secs_f64(), m.longest.as_secs_f64());
        writeln!(out, "| {} | {median:.3} s | {longest:.3} s | {exponent} | {} MiB |", m.players, m.peak_mib).unwrap();
        before = Some(m);
    }
    out
}

/// Another program: its name, its colour, and its seconds by number of players.
type Other = (&'static str, &'static str, &'static [(u16, f64)]);

/// Other programs' seconds as measured on the same machine with round 5 of 9: bbpPairings 6.0.0 and Gacrux 1.9.57.
const OTHERS: [Other; 2] = [
    ("bbpPairings 6.0.0", "#b45309", &[(500, 4.6), (1_000, 76.0), (2_000, 600.0)]),
    ("Gacrux", "#6b7280", &[(500, 2.3), (1_000, 7.4), (2_000, 33.0), (5_000, 294.0)]),
];

/// Players on the horizontal axis and seconds on the vertical one, both in powers of ten.
fn picture(measured: &[Measured]) -> String {
    let x = |players: f64| 60.0 + (players.log10() - 2.6) / 1.2 * 420.0;
    let y = |seconds: f64| 260.0 - (seconds.log10() + 3.0) / 6.0 * 240.0;
    let mut out = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 300\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>Seconds to pair round 5 of 9 by the number of players</title>\n<rect width=\"640\" height=\"300\" fill=\"#fff\"/>\n",
    );
    for power in -3..=3 {
        let at = y(10_f64.powi(power));
        writeln!(
            out,
            "<path d=\"M60 {at:.0}H480\" stroke=\"#ddd\"/><text x=\"54\" y=\"{:.0}\" text-anchor=\"end\">{} s</text>",
            at + 4.0,
            10_f64.powi(power)
        )
        .unwrap();
    }
    for players in SIZES {
        let at = x(f64::from(players));
        writeln!(out, "<path d=\"M{at:.0} 20V260\" stroke=\"#ddd\"/><text x=\"{at:.0}\" y=\"276\" text-anchor=\"middle\">{players}</text>").unwrap();
    }
    let ours: Vec<(u16, f64)> = measured.iter().map(|m| (m.players, m.median.as_secs_f64())).collect();
    let others = OTHERS.iter().map(|(name, colour, points)| (*name, *colour, points.to_vec()));
    for (name, colour, points) in std::iter::once(("adoube", "#1d4ed8", ours)).chain(others) {
        let places: Vec<(f64, f64)> = points.iter().map(|(p, s)| (x(f64::from(*p)), y(*s))).collect();
        let line: Vec<String> = places.iter().map(|(x, y)| format!("{x:.0},{y:.0}")).collect();
        writeln!(out, "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>", line.join(" "))
            .unwrap();
        for (x, y) in &places {
            writeln!(out, "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"3\" fill=\"{colour}\"/>").unwrap();
        }
        if let Some((x, y)) = places.last() {
            writeln!(out, "<text x=\"{:.0}\" y=\"{:.0}\" fill=\"{colour}\">{name}</text>", x + 8.0, y + 4.0).unwrap();
        }
    }
    out.push_str("</svg>\n");
    out
}

fn page(table: &str) -> String {
    format!(
        "# How fast the Dutch system is paired\n\nRound 5 of 9 by the edition of 2026, results drawn by rating with forfeits, byes, absences and late entries; three random\n\
         tournaments of each size (one of the largest), one thread, the shortest of seven runs. Written by `cargo bench -p adoube-tournament --bench pairing -- --write`.\n\n{table}\n\
         ![Seconds by the number of players](pairing-speed.svg)\n\nFor comparison, measured earlier on a machine with two cores: bbpPairings 6.0.0 takes 4.6 s for 500 players, 76 s for 1,000 and\n\
         about 10 minutes for 2,000; Gacrux 1.9.57 (Python) 2.3 s, 7.4 s, 33 s, and 294 s with 7.8 GB for 5,000.\n"
    )
}
