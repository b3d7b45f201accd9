//! What it costs `pgn check` to ask the exact solver whether a final position is dead (5.2.2), against counting material.
//!
//! The Lichess slice in `shared/data/pgn` (or the files named) is checked as the command does it, in the two ways, interleaved,
//! on one thread; `ROUNDS` times, 7 if not set. The best time of each stands.
#![allow(clippy::cast_precision_loss, reason = "games a second for people")]
#![allow(clippy::print_stdout, clippy::expect_used, reason = "a benchmark reports, and may fail")]

use adoube_board::mate::{Budget, Solver};
use adoube_board::{Position, Role};
use adoube_notation::pgn::{AreDead, Questions, Splitter, WrittenIn, check_chunk};
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Whether there is too little material on the board for any mate, as other libraries count it.
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

fn check(text: &[u8], are_dead: AreDead) -> (u64, Duration) {
    let questions = Questions { are_dead: Some(are_dead), irregularities: false, claims: false };
    let start = Instant::now();
    let mut games = 0;
    let mut splitter = Splitter::new(text);
    while let Some(chunk) = splitter.next_chunk().expect("a text in memory can be read") {
        let (_, totals) = check_chunk(&chunk.bytes, chunk.start, questions, WrittenIn::default());
        games += totals.games;
    }
    (games, start.elapsed())
}

fn main() {
    let root = std::env::var_os("ADOUBE_SHARED")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"), PathBuf::from);
    let rounds: u32 = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(7);
    let mut files: Vec<PathBuf> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).map(PathBuf::from).collect();
    if files.is_empty() {
        files = vec![root.join("data/pgn/lichess_db_1000k.pgn")];
    }
    for file in files {
        let Ok(text) = std::fs::read(&file) else {
            println!("{}: not there", file.display());
            continue;
        };
        let mut best = [Duration::MAX; 2];
        let mut games = 0;
        for _ in 0..rounds {
            for (best, way) in best.iter_mut().zip([by_material as AreDead, exactly]) {
                let (count, time) = check(&text, way);
                games = count;
                *best = time.min(*best);
            }
        }
        let [material, exact] = best.map(|time| games as f64 / time.as_secs_f64());
        println!("{}: {games} games", file.display());
        println!("  by material {material:.0} games a second, exactly {exact:.0}: {:.1} %", 100.0 * exact / material);
    }
}
