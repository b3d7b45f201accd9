//! Throughput of "can this side still mate?" queries per second, on one core, for each collection of known positions.
//!
//! `cargo bench -p adoube-board --bench mate [-- FILE…]`; without files, the collections of the shared data.
#![allow(clippy::print_stdout, reason = "a benchmark prints")]

use adoube_board::mate::{Budget, MatingChance, Solver};
use adoube_board::{Color, Position};
use std::path::PathBuf;
use std::time::{Duration, Instant};

fn main() {
    let mut files: Vec<PathBuf> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).map(PathBuf::from).collect();
    if files.is_empty() {
        files.extend(adoube_testing::shared("data/mate/lichess-20k.txt"));
    }
    for file in files {
        let Ok(text) = std::fs::read_to_string(&file) else {
            println!("{}: not there", file.display());
            continue;
        };
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let fens = lines.filter_map(|line| line.split_once(' ')).map(|(_, fen)| fen.trim());
        let positions: Vec<Position> = fens.filter_map(|fen| fen.parse().ok()).collect();
        measure(&file.display().to_string(), &positions);
    }
}

fn measure(name: &str, positions: &[Position]) {
    let mut solver = Solver::new();
    let mut counts = [0u32; 3];
    let mut looked_at = 0;
    let mut longest = Duration::ZERO;
    let start = Instant::now();
    for position in positions {
        for color in Color::ALL {
            let asked = Instant::now();
            let answer = solver.can_mate(position, color, Budget::DEFAULT);
            longest = longest.max(asked.elapsed());
            looked_at += solver.positions_looked_at();
            counts[match answer {
                MatingChance::Yes(_) => 0,
                MatingChance::No(_) => 1,
                MatingChance::Undecided => 2,
            }] += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let questions = f64::from(counts.iter().sum::<u32>());
    let [yes, no, open] = counts;
    println!("{name}");
    println!("  {questions} questions in {seconds:.3} s: {:.0} a second", questions / seconds);
    println!(
        "  yes {yes}, no {no}, undecided {open}; longest {longest:?}; {:.1} positions a question",
        f64::from(u32::try_from(looked_at).unwrap_or(u32::MAX)) / questions
    );
}
