//! How long a round of a large Swiss tournament takes to pair.
//!
//! `cargo run --release -p adoube-exchange --example bench_swiss -- PLAYERS ROUND ROUNDS [SEED]` plays the rounds before with
//! results drawn by rating, and prints the time of every round and the peak memory.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used, clippy::cast_precision_loss)]

use std::time::Instant;

use adoube_tournament::dutch::{DutchEdition, pair_round};
use adoube_tournament::{Bye, Color, GameOutcome, Player, Rated, RoundEntry, Tournament};

struct Rng(u64);

impl Rng {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    let (players, last, rounds) = (args[0] as usize, args[1] as usize, args[2] as u16);
    let mut rng = Rng((args.get(3).copied().unwrap_or(1) * 0x9E37_79B9_7F4A_7C15) | 1);
    let mut t = Tournament { rounds: Some(rounds), initial_colour: Some(Color::White), ..Tournament::default() };
    let mut ratings: Vec<u16> = (0..players).map(|_| 1000 + rng.below(1600) as u16).collect();
    ratings.sort_by_key(|r| std::cmp::Reverse(*r));
    for (i, rating) in ratings.iter().enumerate() {
        t.players.push(Player { number: (i + 1) as u16, rating: *rating, ..Player::default() });
    }
    for round in 1..=last {
        let start = Instant::now();
        let pairing = pair_round(&t, round, DutchEdition::Fide2026).unwrap();
        println!("round {round}: {} pairs in {:.3} s", pairing.pairs.len(), start.elapsed().as_secs_f64());
        for pair in &pairing.pairs {
            let gap = i64::from(t.players[pair.white.index()].rating) - i64::from(t.players[pair.black.index()].rating);
            let expected = 1.0 / (1.0 + 10_f64.powf(-(gap as f64 + 35.0) / 400.0));
            let (draw, roll) = (0.3 * (1.0 - (2.0 * expected - 1.0).abs()), rng.below(1_000_000) as f64 / 1e6);
            let white = if roll < draw {
                GameOutcome::Draw
            } else if roll < draw + expected - draw / 2.0 {
                GameOutcome::Win
            } else {
                GameOutcome::Loss
            };
            let game = |opponent, colour, outcome| RoundEntry::Game { opponent, colour, outcome, rated: Rated::Yes };
            t.players[pair.white.index()].entries.push(game(pair.black, Color::White, white));
            t.players[pair.black.index()].entries.push(game(pair.white, Color::Black, white.mirrored()));
        }
        if let Some(bye) = pairing.bye {
            t.players[bye.index()].entries.push(RoundEntry::Bye(Bye::PairingAllocated));
        }
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(line) = status.lines().find(|l| l.starts_with("VmHWM")) {
        println!("{line}");
    }
}
