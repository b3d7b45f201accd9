//! Writes random tournaments as TRF26 into a folder: `simulate_trf FOLDER FIRST_SEED COUNT`.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use adoube_exchange::trf;
use adoube_tournament::simulate::{Lots, SimulationPlan, simulate};
use adoube_tournament::{Points, Scoring};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (first, count): (u64, u64) = (args[1].parse().unwrap(), args[2].parse().unwrap());
    for seed in first..first + count {
        let mut lots = Lots::new(seed);
        let small = lots.below(3) > 0;
        let players = 6 + lots.below(if small { 24 } else { 120 }) as u16;
        let rounds = 3 + lots.below(u64::from(players.min(12) - 3)) as u16;
        let mut pick = |choices: &[u16]| choices[lots.below(choices.len() as u64) as usize];
        let mut plan = SimulationPlan {
            players,
            rounds,
            forfeits: pick(&[0, 20, 80]),
            half_byes: pick(&[0, 20, 60]),
            absences: pick(&[0, 10, 60]),
            withdrawals: pick(&[0, 10, 40]),
            late: pick(&[0, 50, 150]),
            baku: pick(&[0, 0, 1]) == 1,
            kept_apart: pick(&[0, 0, 2]),
            ..SimulationPlan::default()
        };
        if pick(&[0, 0, 0, 1]) == 1 && !plan.baku {
            let (win, draw) = (Points::from_tenths(30), Points::from_tenths(10));
            plan.scoring = Scoring { win, draw, pairing_allocated_bye: win, ..Scoring::default() };
        }
        let t = simulate(&plan, &mut lots).unwrap_or_else(|(_, t)| *t);
        let document = trf::from_tournament(&t, trf::TrfVersion::Trf26, Some("FIDE_DUTCH"), None);
        std::fs::write(format!("{}/r{seed}.trf", args[0]), document.write()).unwrap();
    }
}
