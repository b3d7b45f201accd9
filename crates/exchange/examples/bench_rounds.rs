//! Times the pairing of every round of TRF files, or of a random tournament: `bench_rounds PLAYERS ROUNDS SEED` or
//! `bench_rounds FILE...`.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::time::Instant;

use adoube_exchange::trf;
use adoube_tournament::Tournament;
use adoube_tournament::dutch::{DutchEdition, pair_round};
use adoube_tournament::simulate::{Lots, SimulationPlan, simulate};

fn time_rounds(name: &str, t: &Tournament) {
    print!("{name}:");
    for round in 1..=t.paired_rounds() {
        let start = Instant::now();
        let ok = pair_round(t, round, DutchEdition::Fide2026).is_ok();
        print!(" {:.3}{}", start.elapsed().as_secs_f64(), if ok { "" } else { "!" });
    }
    println!();
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [players, rounds, seed] = args.as_slice()
        && let (Ok(players), Ok(rounds), Ok(seed)) = (players.parse(), rounds.parse(), seed.parse())
    {
        let plan = SimulationPlan { players, rounds, ..SimulationPlan::default() };
        let t = simulate(&plan, &mut Lots::new(seed)).unwrap_or_else(|(_, t)| *t);
        time_rounds(&format!("{players} players, seed {seed}"), &t);
        return;
    }
    for path in &args {
        let t = trf::read(&trf::decode(&std::fs::read(path).unwrap())).0.tournament().tournament;
        time_rounds(path, &t);
    }
}
