//! The corpus of Swiss tournaments: every file round-trips byte for byte, and every round is paired as recorded.

mod common;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use adoube_exchange::trf;
use adoube_tournament::dutch::{DutchEdition, pair_round};
use adoube_tournament::{Bye, Color, PlayerIx, RoundEntry, Tournament};

/// White and Black of a round as in the file; 0 for the bye.
fn recorded(t: &Tournament, round: usize) -> BTreeSet<(u16, u16)> {
    let mut out = BTreeSet::new();
    for player in &t.players {
        match player.entries.get(round - 1) {
            Some(RoundEntry::Bye(Bye::PairingAllocated)) => {
                out.insert((player.number, 0));
            }
            Some(entry) => {
                if let (Some(o), Some(Color::White)) = (entry.opponent(), entry.colour()) {
                    out.insert((player.number, t.players[o.index()].number));
                }
            }
            None => {}
        }
    }
    out
}

#[test]
fn canonical_files_come_back_byte_equal() {
    let Some(folder) = adoube_testing::shared("data/swiss/tournaments") else { return };
    for path in common::files(&folder, "trf") {
        let text = std::fs::read_to_string(&path).expect("readable");
        let (document, faults) = trf::read(&text);
        assert_eq!(faults, [], "{}", path.display());
        assert_eq!(document.tournament().faults, [], "{}", path.display());
        assert_eq!(document.write(), text, "{}", path.display());
    }
}

#[test]
fn every_round_is_paired_as_recorded() {
    let Some(folder) = adoube_testing::shared("data/swiss/tournaments") else { return };
    let files = common::files(&folder, "trf");
    let next = AtomicUsize::new(0);
    let rounds_checked = AtomicUsize::new(0);
    let differences = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let text = std::fs::read_to_string(path).expect("readable");
                    let t = trf::read(&text).0.tournament().tournament;
                    for round in 1..=t.paired_rounds() {
                        rounds_checked.fetch_add(1, Ordering::Relaxed);
                        let expected = recorded(&t, round);
                        let number = |ix: PlayerIx| t.players[ix.index()].number;
                        let found: BTreeSet<(u16, u16)> = match pair_round(&t, round, DutchEdition::Fide2026) {
                            Ok(p) => p
                                .pairs
                                .iter()
                                .map(|pair| (number(pair.white), number(pair.black)))
                                .chain(p.bye.map(|b| (number(b), 0)))
                                .collect(),
                            Err(e) => {
                                differences.lock().unwrap().push(format!("{} round {round}: {e}", path.display()));
                                continue;
                            }
                        };
                        if found != expected {
                            let ours: Vec<_> = found.difference(&expected).collect();
                            let theirs: Vec<_> = expected.difference(&found).collect();
                            let what = format!("{} round {round}: ours {ours:?}, file {theirs:?}", path.display());
                            differences.lock().unwrap().push(what);
                        }
                    }
                }
            });
        }
    });
    let differences = differences.into_inner().unwrap();
    println!("{} tournaments, {} rounds", files.len(), rounds_checked.load(Ordering::Relaxed));
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
}
