//! Measures the cost in `pgn check` of the exact solver for dead final positions (5.2.2), compared with counting
//! material.
//!
//! The given files are read and checked part by part as the command does it, on one thread, alternating between the two
//! methods from part to part; each round swaps them. `ROUNDS` sets the rounds of each, by default 7, and the best time
//! of each part and method counts. Without a file, the Lichess slice in `shared/data/pgn` is read 64 times in a row.
#![allow(clippy::cast_precision_loss, reason = "games a second for people")]
#![allow(clippy::print_stdout, clippy::expect_used, reason = "a benchmark reports, and may fail")]

use adoube_board::mate::{Budget, Solver};
use adoube_board::{Position, Role};
use adoube_notation::pgn::{AreDead, Questions, Splitter, WrittenIn, check_chunk};
use std::cell::RefCell;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Whether the material is insufficient for any mate, as other libraries count it.
fn by_material(positions: &[Position]) -> Vec<Option<bool>> {
    let is_dead = |position: &Position| {
        let minor = |role| position.role(role).count();
        let others = [Role::Pawn, Role::Rook, Role::Queen].iter().all(|&role| position.role(role).is_empty());
        Some(others && minor(Role::Knight) + minor(Role::Bishop) <= 1)
    };
    positions.iter().map(is_dead).collect()
}

/// The exact solver.
fn exactly(positions: &[Position]) -> Vec<Option<bool>> {
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::new(Solver::new()));
    SOLVER.with_borrow_mut(|solver| solver.are_dead(positions, Budget::DEFAULT))
}

/// Reads a text several times in a row.
struct Repeated<'a> {
    text: &'a [u8],
    rest: &'a [u8],
    left: u32,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() && self.left > 0 {
            (self.rest, self.left) = (self.text, self.left - 1);
        }
        self.rest.read(buffer)
    }
}

/// Checks the parts of a source alternately in both ways, and records the best times, including that of reading a
/// part.
fn check(source: impl Read, round: usize, best: &mut Vec<[Duration; 2]>) -> u64 {
    let mut splitter = Splitter::new(source);
    let mut games = 0;
    for part in 0.. {
        let start = Instant::now();
        let Some(chunk) = splitter.next_chunk().expect("the file can be read") else { break };
        let way = (part + round) % 2;
        let questions = Questions { are_dead: Some(WAYS[way]), irregularities: false, claims: false };
        let (_, totals) = check_chunk(&chunk.bytes, chunk.start, questions, WrittenIn::default());
        let time = start.elapsed();
        games += totals.games;
        if best.len() <= part {
            best.push([Duration::MAX; 2]);
        }
        best[part][way] = best[part][way].min(time);
    }
    games
}

const WAYS: [AreDead; 2] = [by_material, exactly];

/// The number of consecutive readings of the slice.
const COPIES: u32 = 64;

fn main() {
    let slice = || adoube_testing::shared("data/pgn/lichess_db_1000k.pgn").into_iter().collect();
    let rounds: usize = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(7);
    let files: Vec<PathBuf> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).map(PathBuf::from).collect();
    let (copies, files) = if files.is_empty() { (COPIES, slice()) } else { (1, files) };
    for file in files {
        let text = if copies == 1 { Ok(Vec::new()) } else { std::fs::read(&file) };
        let (Ok(_), Ok(text)) = (File::open(&file), text) else {
            println!("{}: not there", file.display());
            continue;
        };
        let mut best = Vec::new();
        let mut games = 0;
        for round in 0..2 * rounds {
            games = if copies == 1 {
                check(File::open(&file).expect("it was there"), round, &mut best)
            } else {
                check(Repeated { text: &text, rest: &[], left: copies }, round, &mut best)
            };
        }
        let [material, exact] =
            [0, 1].map(|way| games as f64 / best.iter().map(|times| times[way].as_secs_f64()).sum::<f64>());
        println!("{}: {games} games", file.display());
        println!("  by material {material:.0} games a second, exactly {exact:.0}: {:.1} %", 100.0 * exact / material);
    }
}
