//! Explains the pairings of a round: `explain_trf FILE ROUND [ca|es|pt|eu|en]`.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use adoube_exchange::trf;
use adoube_tournament::dutch::{DutchEdition, explain_round};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let t = trf::read(&trf::decode(&std::fs::read(&args[0]).unwrap())).0.tournament().tournament;
    let language = args.get(2).and_then(|l| l.parse().ok()).unwrap_or_default();
    for line in explain_round(&t, args[1].parse().unwrap(), DutchEdition::Fide2026).unwrap().lines(&t, language) {
        println!("{line}");
    }
}
