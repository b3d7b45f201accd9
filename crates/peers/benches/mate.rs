//! "Can this side still mate?" (6.9): adoube against CHA-Solver in its exact mode, interleaved in one process, on one
//! thread.
//!
//! `cargo bench -p adoube-peers --bench mate [-- FILE…]`; without files, the Lichess positions of the shared data, and
//! without those, positions of random games. The two solvers alternate on blocks of positions for both sides, `ROUNDS`
//! times, by default 3. The best time per block counts, and the answers are compared.
#![allow(clippy::print_stdout, reason = "a benchmark's report")]
#![allow(clippy::expect_used, clippy::cast_precision_loss, reason = "a benchmark may stop, and reports for people")]

use adoube_board::mate::{Budget, MatingChance, Solver};
use adoube_board::{Color, Position};
use chasolver::{Winnability, winnability};
use std::path::PathBuf;
use std::time::{Duration, Instant};

const BLOCK: usize = 500;

/// A position in the types of both libraries.
struct Asked {
    ours: Position,
    theirs: chess::Board,
}

impl Asked {
    fn read(fen: &str) -> Option<Self> {
        Some(Self { ours: fen.parse().ok()?, theirs: fen.parse().ok()? })
    }
}

/// Positions of games with random moves.
fn random_games() -> Vec<Asked> {
    let mut state = 1u64;
    let mut below = |end: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % end
    };
    let mut asked = Vec::new();
    while asked.len() < 20_000 {
        let mut position = Position::initial();
        for _ in 0..below(200) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[below(moves.len())]);
        }
        asked.extend(Asked::read(&position.fen()));
    }
    asked
}

fn positions(text: &str) -> Vec<Asked> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| Asked::read(line.split_once(' ')?.1.trim())).collect()
}

/// Returns the `Some` answers for both sides, and the elapsed time.
fn timed(answers: impl Iterator<Item = Option<bool>>) -> (Vec<Option<bool>>, Duration) {
    let start = Instant::now();
    (answers.collect(), start.elapsed())
}

fn ask_us(solver: &mut Solver, block: &[Asked]) -> (Vec<Option<bool>>, Duration) {
    timed(block.iter().flat_map(|asked| Color::ALL.map(|color| (asked, color))).map(|(asked, color)| {
        match solver.can_mate(&asked.ours, color, Budget::DEFAULT) {
            MatingChance::Yes(_) => Some(true),
            MatingChance::No(_) => Some(false),
            MatingChance::Undecided => None,
        }
    }))
}

fn ask_them(block: &[Asked]) -> (Vec<Option<bool>>, Duration) {
    let both = [chess::Color::White, chess::Color::Black];
    timed(block.iter().flat_map(|asked| both.map(|color| (asked, color))).map(|(asked, color)| {
        winnability(&asked.theirs, color).map(|answer| matches!(answer, Winnability::Winnable { .. }))
    }))
}

fn race(name: &str, asked: &[Asked], rounds: usize) {
    let mut solver = Solver::new();
    let (mut best, mut open, mut differ) = ([Duration::ZERO; 2], [0; 2], 0);
    for block in asked.chunks(BLOCK) {
        let mut least = [Duration::MAX; 2];
        for round in 0..rounds.max(1) {
            let (ours, our_time) = ask_us(&mut solver, block);
            let (theirs, their_time) = ask_them(block);
            least = [least[0].min(our_time), least[1].min(their_time)];
            if round == 0 {
                open[0] += ours.iter().filter(|answer| answer.is_none()).count();
                open[1] += theirs.iter().filter(|answer| answer.is_none()).count();
                let pairs = ours.iter().zip(&theirs);
                differ += pairs.filter(|(ours, theirs)| ours.is_some() && theirs.is_some() && ours != theirs).count();
            }
        }
        best = [best[0] + least[0], best[1] + least[1]];
    }
    let questions = 2 * asked.len();
    let [ours, theirs] = best.map(|time| questions as f64 / time.as_secs_f64());
    println!(
        "{name}: {questions} questions, {differ} answered differently; left open: adoube {}, CHA-Solver {}",
        open[0], open[1]
    );
    println!("  adoube {ours:.0} a second, CHA-Solver {theirs:.0}: {:.2} times as fast", ours / theirs);
}

fn main() {
    let rounds = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    let mut files: Vec<PathBuf> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).map(PathBuf::from).collect();
    if files.is_empty() {
        files.extend(adoube_testing::find_shared("data/mate/lichess-20k.txt"));
    }
    if files.is_empty() {
        race("positions of random games", &random_games(), rounds);
    }
    for file in files {
        let text = std::fs::read_to_string(&file).expect("readable");
        race(&file.display().to_string(), &positions(&text), rounds);
    }
}
