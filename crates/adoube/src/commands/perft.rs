//! `adoube perft`: counts the positions at a given depth, to verify the move generator.

use super::arguments::{argument, flag, number, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::TypedPosition;
use crate::progress;
use crate::screen::Screen;
use crate::words::perft;
use adoube_board::{Move, Position};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::json;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub(super) struct PerftArgs {
    depth: u32,
    position: TypedPosition,
    divide: bool,
    threads: usize,
}

impl Subcommand for PerftArgs {
    const NAME: &'static str = "perft";

    fn describe(language: Language) -> Command {
        subcommand(
            Self::NAME,
            "adoube perft DEPTH [--fen FEN] [--divide] [--chess960] [--threads N]",
            "adoube perft 6",
            perft::ABOUT,
            language,
        )
        .arg(argument("DEPTH", perft::DEPTH, language).required(true).value_parser(number::<u32>(0..=12, language)))
        .arg(options::fen(language))
        .arg(flag("divide", perft::DIVIDE, language))
        .arg(options::chess960(language))
        .arg(options::threads(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            depth: value(matches, "DEPTH").unwrap_or(0),
            position: options::position(matches, "fen"),
            divide: matches.get_flag("divide"),
            threads: options::thread_count(matches),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let depth = self.depth;
        let position = self.position.position(screen.language)?;
        let counts = divide(&position, depth, self.threads);
        let total = if depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() };
        if screen.wants_json() {
            let moves: serde_json::Map<_, _> =
                counts.iter().map(|&(mv, count)| (position.uci(mv), json!(count))).collect();
            screen.json(&json!({ "fen": position.fen(), "depth": depth, "count": total, "moves": moves }))?;
            return Ok(Exit::Done);
        }
        if self.divide {
            let mut lines: Vec<String> =
                counts.iter().map(|&(mv, count)| format!("{}: {count}", position.uci(mv))).collect();
            lines.sort_unstable();
            for line in lines {
                screen.line(&line)?;
            }
        }
        screen.line(&total.to_string())?;
        Ok(Exit::Done)
    }
}

/// Returns the count of each first move, computed on several threads.
fn divide(position: &Position, depth: u32, threads: usize) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let moves = position.legal_moves();
    let next = AtomicUsize::new(0);
    let counts = Mutex::new(vec![0; moves.len()]);
    let bar = progress::bar(moves.len() as u64);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, moves.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&mv) = moves.get(index) else { break };
                    let count = position.play(mv).perft(depth - 1);
                    let mut counts = counts.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    if let Some(slot) = counts.get_mut(index) {
                        *slot = count;
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let counts = counts.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    moves.iter().copied().zip(counts).collect()
}
