//! Random tournaments with realistic results (the model of FIDE's acceptance tests), forfeits, byes, withdrawals and
//! late entries. Random numbers are passed in.

use crate::knockout::{self, KnockoutError};
use crate::model::{Bye, Color, Forfeit, GameOutcome, Player, Rated, RoundEntry, Scoring, Tournament};
use crate::system::{RoundPairingError, System, pair_round};

/// A deterministic random number generator (`SplitMix64`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lots(u64);

impl Lots {
    /// Creates a generator from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below a bound; 0 for a bound of 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// Returns `true` with a probability of `chance` in a thousand.
    pub fn per_mille(&mut self, chance: u16) -> bool {
        self.below(1000) < u64::from(chance)
    }
}

/// The parameters of a random tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimulationPlan {
    /// Number of players.
    pub players: u16,
    /// Number of rounds.
    pub rounds: u16,
    /// Pairing system.
    pub system: System,
    /// Lowest and highest rating.
    pub ratings: (u16, u16),
    /// Points.
    pub scoring: Scoring,
    /// Forfeits per thousand games.
    pub forfeits: u16,
    /// Half-point byes per thousand player-rounds.
    pub half_byes: u16,
    /// Absences per thousand player-rounds.
    pub absences: u16,
    /// Withdrawals per thousand player-rounds.
    pub withdrawals: u16,
    /// Late entries per thousand players.
    pub late: u16,
    /// Whether Baku acceleration is used.
    pub baku: bool,
    /// Number of groups of players who may not meet.
    pub kept_apart: u16,
}

impl Default for SimulationPlan {
    fn default() -> Self {
        Self {
            players: 60,
            rounds: 9,
            system: System::default(),
            ratings: (1200, 2600),
            scoring: Scoring::default(),
            forfeits: 15,
            half_byes: 15,
            absences: 5,
            withdrawals: 5,
            late: 10,
            baku: false,
            kept_apart: 0,
        }
    }
}

/// Returns a random tournament; the seed decides everything.
///
/// # Errors
/// [`RoundPairingError`] when a round has no pairing (small fields with many rounds), with the tournament up to there.
pub fn simulate(plan: &SimulationPlan, lots: &mut Lots) -> Result<Tournament, (RoundPairingError, Box<Tournament>)> {
    simulate_watched(plan, lots, |_| {})
}

/// Simulates a tournament and calls `round_done` after every round.
///
/// # Errors
/// As [`simulate`].
pub fn simulate_watched(
    plan: &SimulationPlan,
    lots: &mut Lots,
    mut round_done: impl FnMut(u16),
) -> Result<Tournament, (RoundPairingError, Box<Tournament>)> {
    let colour = if lots.below(2) == 0 { Color::White } else { Color::Black };
    let mut t = Tournament {
        name: format!("Random tournament, {} players, {} rounds", plan.players, plan.rounds),
        rounds: Some(plan.rounds),
        initial_colour: Some(colour),
        scoring: plan.scoring,
        ..Tournament::default()
    };
    let (low, high) = (plan.ratings.0.min(plan.ratings.1), plan.ratings.0.max(plan.ratings.1));
    let mut ratings: Vec<u16> = (0..plan.players).map(|_| low + lots.below(u64::from(high - low) + 1) as u16).collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    for (i, rating) in ratings.into_iter().enumerate() {
        let number = (i + 1) as u16;
        t.players.push(Player { number, name: format!("Player{number:04}"), rating, ..Player::default() });
    }
    if plan.baku && crate::baku::applicable(&plan.scoring) {
        t.accelerations = crate::baku::accelerations(&t);
    }
    for _ in 0..plan.kept_apart {
        let size = 2 + lots.below(3);
        let players = (0..size).map(|_| crate::PlayerIx(lots.below(u64::from(plan.players)) as u32)).collect();
        t.forbidden.push(crate::Forbidden { first_round: 1, last_round: plan.rounds, players });
    }
    let arrivals: Vec<u16> =
        (0..plan.players).map(|_| if lots.per_mille(plan.late) { 2 + lots.below(2) as u16 } else { 1 }).collect();
    let mut gone = vec![false; t.players.len()];
    let knockout = match plan.system {
        System::Knockout(rules) => Some(rules),
        _ => None,
    };
    // A knockout lasts until its final is decided; tie-break games make it longer.
    let last = if knockout.is_some() { 999 } else { plan.rounds };
    for round in 1..=last {
        for (i, player) in t.players.iter_mut().enumerate() {
            let here = arrivals.get(i).is_none_or(|first| *first <= round);
            gone[i] |= here && round > 1 && lots.per_mille(plan.withdrawals);
            if !here || gone[i] || lots.per_mille(plan.absences) {
                player.entries.push(RoundEntry::Bye(Bye::Zero));
            } else if lots.per_mille(plan.half_byes) {
                player.entries.push(RoundEntry::Bye(Bye::Half));
            }
        }
        match pair_round(&t, usize::from(round), plan.system) {
            Ok(pairing) => {
                round_done(round);
                let through = knockout.and_then(|rules| knockout::progress(&t, usize::from(round), &rules).ok());
                for pair in &pairing.pairs {
                    play(&mut t, pair.white, pair.black, plan.forfeits, lots);
                }
                if let Some(p) = pairing.bye.and_then(|ix| t.players.get_mut(ix.index())) {
                    p.entries.push(RoundEntry::Bye(Bye::PairingAllocated));
                }
                for ix in through.into_iter().flat_map(|progress| progress.through) {
                    if let Some(p) = t.players.get_mut(ix.index()).filter(|p| p.entries.len() < usize::from(round)) {
                        p.entries.push(RoundEntry::Bye(Bye::Full));
                    }
                }
                // In a round robin with an odd number of players the resting player is in no pair.
                for p in &mut t.players {
                    if p.entries.len() < usize::from(round) {
                        p.entries.push(RoundEntry::Bye(Bye::Zero));
                    }
                }
            }
            Err(reason) => {
                for p in &mut t.players {
                    p.entries.truncate(usize::from(round) - 1);
                }
                if matches!(reason, RoundPairingError::Knockout(KnockoutError::Over(_))) {
                    t.rounds = Some(round - 1);
                    return Ok(t);
                }
                return Err((reason, Box::new(t)));
            }
        }
    }
    Ok(t)
}

fn play(t: &mut Tournament, white: crate::PlayerIx, black: crate::PlayerIx, forfeits: u16, lots: &mut Lots) {
    let rating = |t: &Tournament, ix: crate::PlayerIx| t.player(ix).map_or(0, |p| p.rating);
    let (w, b) = if lots.per_mille(forfeits) {
        let absent = lots.below(10);
        let sides = match absent {
            0 => (Forfeit::Lost, Forfeit::Lost),
            1..=5 => (Forfeit::Won, Forfeit::Lost),
            _ => (Forfeit::Lost, Forfeit::Won),
        };
        (
            RoundEntry::Forfeit { opponent: Some(black), colour: Some(Color::White), forfeit: sides.0 },
            RoundEntry::Forfeit { opponent: Some(white), colour: Some(Color::Black), forfeit: sides.1 },
        )
    } else {
        let (white_wins, black_wins) = win_chances(rating(t, white), rating(t, black));
        let roll = lots.below(1_000_000) as u32;
        let outcome = if roll < white_wins {
            GameOutcome::Win
        } else if roll < white_wins + black_wins {
            GameOutcome::Loss
        } else {
            GameOutcome::Draw
        };
        (
            RoundEntry::Game { opponent: black, colour: Color::White, outcome, rated: Rated::Yes },
            RoundEntry::Game { opponent: white, colour: Color::Black, outcome: outcome.mirrored(), rated: Rated::Yes },
        )
    };
    for (ix, entry) in [(white, w), (black, b)] {
        if let Some(p) = t.players.get_mut(ix.index()) {
            p.entries.push(entry);
        }
    }
}

/// Returns the chances of a win for White and for Black in millionths, by Milvang's model; the rest are draws. Each
/// chance consists of two quadratic pieces that meet at a centre.
pub fn win_chances(white: u16, black: u16) -> (u32, u32) {
    let mean = f64::from(u32::from(white) + u32::from(black)) / 2.0;
    let gap = f64::from(i32::from(white) - i32::from(black));
    let q = ((mean - 1200.0) / 1200.0).max(0.0);
    let piece = |gap: f64, centre: f64, value: f64, low: f64, high: f64| {
        if gap <= low {
            0.0
        } else if gap >= high {
            1.0
        } else if gap <= centre {
            let x = (gap - low) / (centre - low);
            value * x * x
        } else {
            let x = (high - gap) / (high - centre);
            1.0 - (1.0 - value) * x * x
        }
    };
    let white_wins = piece(gap, 40.0, 0.45 - 0.10 * q * q, -1492.0 + 0.391 * mean, 1691.0 - 0.428 * mean);
    // Black's chance falls with the gap: the same curve mirrored.
    let black_wins = piece(-gap, 80.0, 0.46 - 0.13 * q * q, -1428.0 + 0.388 * mean, 1753.0 - 0.416 * mean);
    let millionths = |p: f64| (p.clamp(0.0, 1.0) * 1_000_000.0) as u32;
    let w = millionths(white_wins);
    (w, millionths(black_wins).min(1_000_000 - w))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checker::{RoundVerdict, check};

    #[test]
    fn milvang_2467_against_2344() {
        let (white, black) = win_chances(2467, 2344);
        assert_eq!((white / 1000, black / 1000), (511, 137), "a win .511, a draw .351, a loss .138");
        let draw = 1_000_000 - white - black;
        assert!((350_500..351_500).contains(&draw), "{draw}");
    }

    #[test]
    fn the_seed_decides_everything_and_the_checker_agrees() {
        for seed in 0..20 {
            let plan = SimulationPlan { players: 5 + (seed as u16 * 7) % 60, rounds: 5, ..SimulationPlan::default() };
            let t = simulate(&plan, &mut Lots::new(seed)).unwrap_or_else(|(_, t)| *t);
            let again = simulate(&plan, &mut Lots::new(seed)).unwrap_or_else(|(_, t)| *t);
            assert_eq!(t, again);
            assert!(check(&t, plan.system).iter().all(|c| c.verdict == RoundVerdict::Same), "seed {seed}");
        }
    }

    #[test]
    fn a_changed_pairing_is_found() {
        let plan = SimulationPlan {
            players: 20,
            rounds: 3,
            forfeits: 0,
            half_byes: 0,
            absences: 0,
            withdrawals: 0,
            late: 0,
            ..SimulationPlan::default()
        };
        let mut t = simulate(&plan, &mut Lots::new(3)).unwrap();
        // Swap the last rounds of two players.
        let (a, b) = (t.players[0].entries[2], t.players[1].entries[2]);
        let fix = |t: &mut Tournament, me: u32, entry: RoundEntry| {
            t.players[me as usize].entries[2] = entry;
            if let RoundEntry::Game { opponent, colour, outcome, rated } = entry {
                let back = RoundEntry::Game {
                    opponent: crate::PlayerIx(me),
                    colour: colour.other(),
                    outcome: outcome.mirrored(),
                    rated,
                };
                t.players[opponent.index()].entries[2] = back;
            }
        };
        if a.opponent() != Some(crate::PlayerIx(1)) {
            fix(&mut t, 0, b);
            fix(&mut t, 1, a);
            let found = check(&t, plan.system);
            assert_eq!(found[0].verdict, RoundVerdict::Same);
            assert!(matches!(&found[2].verdict, RoundVerdict::Differs { expected, .. } if expected.len() >= 2));
        }
    }
}
