//! Re-pairs every round of TRF files by the Dutch system and prints the differences.
//!
//! `cargo run --release -p adoube-exchange --example check_trf -- [--2017] FILE...`

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used)]

use std::collections::BTreeSet;

use adoube_exchange::trf;
use adoube_tournament::dutch::{DutchEdition, pair_round};
use adoube_tournament::{Bye, Color, RoundEntry};

fn main() {
    let mut edition = DutchEdition::Fide2026;
    let (mut files, mut rounds, mut wrong) = (0, 0, 0);
    for path in std::env::args().skip(1) {
        if path == "--2017" {
            edition = DutchEdition::Fide2017;
            continue;
        }
        let t = trf::read(&trf::decode(&std::fs::read(&path).unwrap())).0.tournament().tournament;
        files += 1;
        for round in 1..=t.paired_rounds() {
            rounds += 1;
            let mut expected = BTreeSet::new();
            for player in &t.players {
                match player.entries.get(round - 1) {
                    Some(RoundEntry::Bye(Bye::PairingAllocated)) => {
                        expected.insert((player.number, 0));
                    }
                    Some(e) => {
                        if let (Some(o), Some(Color::White)) = (e.opponent(), e.colour()) {
                            expected.insert((player.number, t.players[o.index()].number));
                        }
                    }
                    None => {}
                }
            }
            let number = |ix: adoube_tournament::PlayerIx| t.players[ix.index()].number;
            match pair_round(&t, round, edition) {
                Ok(p) => {
                    let found: BTreeSet<(u16, u16)> = p
                        .pairs
                        .iter()
                        .map(|x| (number(x.white), number(x.black)))
                        .chain(p.bye.map(|b| (number(b), 0)))
                        .collect();
                    if found != expected {
                        wrong += 1;
                        let ours: Vec<_> = found.difference(&expected).collect();
                        let theirs: Vec<_> = expected.difference(&found).collect();
                        println!("{path} round {round}: ours {ours:?}, file {theirs:?}");
                    }
                }
                Err(e) => {
                    wrong += 1;
                    println!("{path} round {round}: {e}");
                }
            }
        }
    }
    println!("{files} files, {rounds} rounds, {wrong} differences");
}
