//! Random tournaments of every kind for the oracles.

use adoube_tournament::roundrobin::{Cycles, berger};
use adoube_tournament::simulate::{Lots, SimulationPlan, simulate};
use adoube_tournament::{GameOutcome, Points, RoundEntry, Scoring, System, Tournament};

/// A tournament, and whether it is a round robin.
pub(crate) fn tournament(seed: u64) -> (Tournament, bool) {
    let mut lots = Lots::new(seed);
    let all_play_all = lots.below(5) == 0;
    let players = if all_play_all { 3 + lots.below(8) } else { 4 + lots.below(11) } as u16;
    let rough = lots.below(2) as u16;
    let mut plan = SimulationPlan { players, forfeits: 80 * rough, ..SimulationPlan::default() };
    if all_play_all {
        let cycles = if lots.below(3) == 0 { Cycles::Double } else { Cycles::Single };
        plan.system = System::RoundRobin(cycles);
        plan.rounds = berger(players, cycles).expect("a table").len() as u16;
        (plan.half_byes, plan.absences, plan.withdrawals, plan.late) = (0, 0, 0, 0);
    } else {
        plan.rounds = 3 + lots.below(u64::from(players.min(8)) - 3) as u16;
        (plan.half_byes, plan.absences, plan.withdrawals, plan.late) = (80 * rough, 80 * rough, 40 * rough, 60 * rough);
        if lots.below(10) == 0 {
            // Enough rounds for Harkness to cut two results at each end.
            (plan.players, plan.rounds) = (players + 12, 10 + lots.below(2) as u16);
        }
    }
    let (win, draw) = (Points::from_tenths(30), Points::ONE);
    match lots.below(10) {
        0 | 1 => plan.scoring = Scoring { win, draw, pairing_allocated_bye: win, ..Scoring::default() },
        2 => {
            let draw = Points::from_tenths(20);
            let loss = Points::ONE;
            plan.scoring = Scoring { win, draw, loss, pairing_allocated_bye: draw, absence: Points::ZERO };
        }
        _ => {}
    }
    let mut t = simulate(&plan, &mut lots).unwrap_or_else(|(_, t)| *t);
    if lots.below(4) == 0 {
        unusual(&mut t, &mut lots);
    }
    if lots.below(4) == 0 {
        for player in &mut t.players {
            if lots.below(6) == 0 {
                player.rating = 0;
            }
        }
    }
    (t, all_play_all)
}

/// Both lose, or one scores a half and the other nothing (Article 10): the points of a game need not add up.
fn unusual(t: &mut Tournament, lots: &mut Lots) {
    for player in 0..t.players.len() {
        for entry in &mut t.players[player].entries {
            if let RoundEntry::Game { outcome, .. } = entry
                && lots.below(12) == 0
            {
                *outcome = match *outcome {
                    GameOutcome::Win => GameOutcome::Draw,
                    _ => GameOutcome::Loss,
                };
            }
        }
    }
}
