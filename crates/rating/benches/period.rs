//! A period of 2,000,000 games over a list of 1,500,000 players: read, rated, ranked and written, against a copy of the same files
//! through the same parser. Each runs in a process of its own, whose time and peak memory are reported.
//!
//! `cargo bench -p adoube-rating --bench period [-- PLAYERS GAMES]`; `-- generate FOLDER [PLAYERS GAMES]` only writes the input.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a benchmark may fail and speaks on standard output"
)]

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use adoube_laws::Date;
use adoube_rating::fide::Tempo;
use adoube_rating::games::PeriodGames;
use adoube_rating::list::RatingList;
use adoube_rating::period::{ListFileFormat, PeriodSystem, compute};

/// `SplitMix64` with a fixed seed: the same files on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(z ^ (z >> 31)) * u128::from(below)) >> 64) as u64
    }
}

fn generate(folder: &Path, players: u64, games: u64) {
    let mut random = Random(2026);
    let mut list = BufWriter::new(File::create(folder.join("list.csv")).unwrap());
    writeln!(list, "id,name,federation,category,born,rating,k,total,highest").unwrap();
    let syllables = ["ba", "cor", "del", "fi", "gu", "lam", "mer", "nos", "pra", "qui", "ros", "ser", "tor", "vil"];
    for at in 0..players {
        let mut name = String::new();
        for _ in 0..3 + random.next(3) {
            name.push_str(syllables[random.next(14) as usize]);
        }
        let first = syllables[random.next(14) as usize];
        let unrated = random.next(10) == 0;
        let rating = 1400 + (random.next(500) + random.next(500) + random.next(300));
        let category = ["", "3", "2", "1", "P", "P", "M"][random.next(7) as usize];
        let (rating, k, total) =
            if unrated { (String::new(), "", 0) } else { (rating.to_string(), "20", 30 + random.next(900)) };
        let born = 1940 + random.next(78);
        let federation = ["CAT", "ESP", "POR", "AND", "FRA"][random.next(5) as usize];
        let id = 1_000_000 + at * 7 + random.next(7);
        writeln!(list, "{id},\"{name}, {first}\",{federation},{category},{born},{rating},{k},{total},{rating}")
            .unwrap();
    }
    list.flush().unwrap();
    drop(list);
    let text = fs::read(folder.join("list.csv")).unwrap();
    let ids: Vec<u32> = RatingList::read(&text, &mut |_| {}).unwrap().rows().iter().map(|row| row.id).collect();
    let mut file = BufWriter::new(File::create(folder.join("games.csv")).unwrap());
    writeln!(file, "event,kind,date,white,black,result").unwrap();
    let kinds = ["open", "open", "barcelona", "closed", "closed-fide", "individual", "team"];
    for at in 0..games {
        // An event has 400 games among 100 players.
        let event = at / 400;
        let of_event = |n: u64| ids[((event * 2_654_435_761 + n * 40_503) % players) as usize];
        let white = random.next(100);
        let black = (white + 1 + random.next(99)) % 100;
        let result = ["1-0", "1-0", "1/2", "1/2", "0-1", "0-1", "1-0", "+-"][random.next(8) as usize];
        let (kind, day) = (kinds[(event % 7) as usize], 1 + event % 28);
        let (white, black) = (of_event(white), of_event(black));
        if white != black {
            writeln!(file, "Open {event},{kind},2026-05-{day:02},{white},{black},{result}").unwrap();
        }
    }
    file.flush().unwrap();
}

/// Reads, rates, ranks and writes; prints the CPU time of each part on standard error.
fn rate(folder: &Path, system: PeriodSystem) {
    let mut mark = busy_ns();
    let mut said = |what: &str| {
        let now = busy_ns();
        eprintln!("{what}: {} ms", (now - mark) / 1_000_000);
        mark = now;
    };
    let list = fs::read(folder.join("list.csv")).unwrap();
    let games = fs::read(folder.join("games.csv")).unwrap();
    said("files");
    let list = RatingList::read(&list, &mut |_| {}).unwrap();
    said("list");
    let games = PeriodGames::read(&games, &list, &mut |_| {}).unwrap();
    said("games");
    let period = compute(&list, &games, system, Date::parse("2026-07-01"), &mut |_| {});
    said("ratings");
    let mut out = BufWriter::with_capacity(1 << 20, File::create(folder.join("new.csv")).unwrap());
    period.write(ListFileFormat::Csv, &mut out, &mut |_| {}).unwrap();
    out.flush().unwrap();
    said("ranking and writing");
}

/// Reads both files through the same parser and writes them again.
fn copy(folder: &Path) {
    for (from, to) in [("list.csv", "copy-list.csv"), ("games.csv", "copy-games.csv")] {
        let bytes = fs::read(folder.join(from)).unwrap();
        let mut out = BufWriter::with_capacity(1 << 20, File::create(folder.join(to)).unwrap());
        adoube_rating::list::copy(&bytes, &mut out).unwrap();
        out.flush().unwrap();
    }
}

/// The peak memory of this process in KiB, if the system reports it.
fn peak_kib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.and_then(|line| line.split_ascii_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// The CPU time of this process, if the system reports it: other load hardly changes it.
fn busy_ns() -> u64 {
    let stat = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    stat.split_ascii_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or(0)
}

/// A measured part: elapsed time, CPU time, peak memory in KiB.
#[derive(Clone, Copy)]
struct Measured {
    clock: Duration,
    busy: Duration,
    peak: u64,
}

/// Runs a part in its own process.
fn measure(part: &str, folder: &Path) -> Measured {
    let started = Instant::now();
    let output = Command::new(std::env::current_exe().unwrap()).args(["part", part]).arg(folder).output().unwrap();
    let clock = started.elapsed();
    assert!(output.status.success(), "{part}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let numbers: Vec<u64> = text.split_ascii_whitespace().map(|word| word.parse().unwrap()).collect();
    Measured { clock, busy: Duration::from_nanos(numbers[1]), peak: numbers[0] }
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

/// The number of other processes waiting for a processor, if the system reports it.
fn load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_ascii_whitespace().next().unwrap_or("?").to_owned()
}

const ROUNDS: usize = 7;

/// Alternates the copy and both ways of rating, so that other load on the machine affects them equally.
fn compare(folder: &Path) {
    let mut all: Vec<[Measured; 3]> = Vec::new();
    for round in 1..=ROUNDS {
        let measured = ["copy", "fide", "fce"].map(|part| measure(part, folder));
        let [copy, fide, fce] = measured.map(|one| one.clock);
        println!("{round}: copy {copy:.2?}, fide {fide:.2?}, fce {fce:.2?} by the clock; load {}", load());
        all.push(measured);
    }
    let middle = |of: &dyn Fn(&[Measured; 3]) -> f64| median(all.iter().map(of).collect());
    for (at, part) in ["copy", "fide", "fce"].into_iter().enumerate() {
        let clock = middle(&|round| round[at].clock.as_secs_f64());
        let busy = middle(&|round| round[at].busy.as_secs_f64());
        let by_clock = middle(&|round| round[at].clock.as_secs_f64() / round[0].clock.as_secs_f64());
        let by_work = middle(&|round| round[at].busy.as_secs_f64() / round[0].busy.as_secs_f64());
        let peak = all.iter().map(|round| round[at].peak).max().unwrap_or(0) >> 10;
        println!(
            "{part}: median {clock:.2} s by the clock, {busy:.2} s busy, {peak} MiB; \
             {by_clock:.2} times the copy by the clock, {by_work:.2} times busy"
        );
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().unwrap());
    match words.as_slice() {
        ["part", part, folder] => {
            let folder = Path::new(folder);
            match *part {
                "copy" => copy(folder),
                "fide" => rate(folder, PeriodSystem::Fide(Tempo::Standard)),
                _ => rate(folder, PeriodSystem::Fce),
            }
            println!("{} {}", peak_kib(), busy_ns());
        }
        ["generate", folder, ..] => generate(Path::new(folder), number(2, 1_500_000), number(3, 2_000_000)),
        _ => {
            let (players, games) = (number(0, 1_500_000), number(1, 2_000_000));
            let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("period");
            fs::create_dir_all(&folder).unwrap();
            generate(&folder, players, games);
            let size = |name: &str| fs::metadata(folder.join(name)).map_or(0, |data| data.len()) >> 20;
            println!("{players} players ({} MiB), {games} games ({} MiB)", size("list.csv"), size("games.csv"));
            compare(&folder);
            let _ = fs::remove_dir_all(&folder);
        }
    }
}
