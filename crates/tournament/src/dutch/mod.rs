//! The Dutch system: FIDE C.04.3, the edition applied from 1 February 2026, and that of 2017.
//!
//! Brackets are paired from the top (1.9). Conditions on the whole round, a complete pairing (C4) and the lowest
//! possible score for the bye (C5), are part of every bracket's matching; they are left out where the rest of the field
//! is provably completable whatever the bracket decides.

mod bracket;
mod colours;
mod completion;
mod criteria;
mod edition2017;
mod explain;
mod field;
mod halves;
mod texts;

use crate::model::{Color, PlayerIx, Tournament};
use crate::points::Points;
use serde::{Deserialize, Serialize};

use bracket::BracketResult;
use criteria::BracketScope;
use field::PairingField;

pub use colours::ColourRule;
pub use criteria::Criterion;
pub use explain::{BracketNote, Explanation, FloatNote, PairNote, Why, explain_round};

/// The edition of the Dutch system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DutchEdition {
    /// Applied from 1 February 2026.
    #[default]
    Fide2026,
    /// Applied until 31 January 2026.
    Fide2017,
}

/// A pair with its colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The player with White.
    pub white: PlayerIx,
    /// The player with Black.
    pub black: PlayerIx,
}

/// A round's pairing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RoundPairing {
    /// The pairs in order of boards (C.04.2, 3.6).
    pub pairs: Vec<Pair>,
    /// The player with the pairing-allocated bye.
    pub bye: Option<PlayerIx>,
}

/// Why a round cannot be paired.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub enum PairingError {
    /// No complete pairing exists; these players cannot all be paired (1.9: the arbiter decides).
    NoPairing {
        /// Starting ranks of players too many of whom depend on too few opponents.
        players: Vec<u16>,
        /// Number of players who must stay unpaired besides the bye.
        unpaired: usize,
    },
    /// The round is beyond the last one of the event.
    NoSuchRound {
        /// The round.
        round: usize,
        /// Rounds of the tournament.
        rounds: u16,
    },
    /// The groups are larger or more varied than the weights can represent.
    TooLarge,
}

/// Maximum number of players.
pub const MAX_PLAYERS: usize = 20_000;

/// Pairs a round (from 1). Earlier rounds are taken as recorded; of the round itself only the requested byes count.
///
/// # Errors
/// [`PairingError`] if no complete pairing exists or the request is invalid.
pub fn pair_round(tournament: &Tournament, round: usize, edition: DutchEdition) -> Result<RoundPairing, PairingError> {
    if let Some(rounds) = tournament.rounds
        && (round > usize::from(rounds) || round == 0)
    {
        return Err(PairingError::NoSuchRound { round, rounds });
    }
    let field = PairingField::new(tournament, round, edition);
    if field.len() > MAX_PLAYERS {
        return Err(PairingError::TooLarge);
    }
    let rest: Vec<u32> = (0..field.len() as u32).collect();
    let bye_score = completion::bye_score(&field, &rest)
        .map_err(|(players, unpaired)| no_pairing(tournament, &field, &players, unpaired))?;
    let brackets = pair_brackets(&field, bye_score, edition)?;
    let pairs: Vec<(u32, u32)> = brackets.iter().flat_map(|b| b.result.pairs.iter().copied()).collect();
    let left = brackets.last().and_then(|b| b.result.downfloaters.first().copied());
    Ok(seat(&field, &pairs, left, initial_colour(tournament)))
}

fn no_pairing(tournament: &Tournament, field: &PairingField, players: &[u32], unpaired: usize) -> PairingError {
    let number = |p: &u32| tournament.player(field.contenders[*p as usize].ix).map_or(0, |p| p.number);
    let mut players: Vec<u16> = players.iter().map(number).collect();
    players.sort_unstable();
    PairingError::NoPairing { players, unpaired }
}

/// A bracket that has been paired.
struct Paired {
    scope: BracketScope,
    result: BracketResult,
}

/// Pairs bracket by bracket from the top.
fn pair_brackets(
    field: &PairingField,
    bye_score: Option<Points>,
    edition: DutchEdition,
) -> Result<Vec<Paired>, PairingError> {
    let groups = scoregroups(field);
    if edition == DutchEdition::Fide2017 {
        return edition2017::pair_brackets(field, &groups).ok_or(PairingError::TooLarge);
    }
    let mut brackets: Vec<Paired> = Vec::new();
    for at in 0..groups.len() {
        let moved_down = brackets.last().map_or(&[][..], |b| b.result.downfloaters.as_slice());
        let paired = pair_bracket(field, moved_down, &groups[at..], bye_score).ok_or(PairingError::TooLarge)?;
        brackets.push(paired);
    }
    Ok(brackets)
}

/// Splits the field by score, best first.
fn scoregroups(field: &PairingField) -> Vec<Vec<u32>> {
    let mut groups: Vec<Vec<u32>> = Vec::new();
    let mut last = None;
    for (at, c) in field.contenders.iter().enumerate() {
        if last != Some(c.score) {
            groups.push(Vec::new());
            last = Some(c.score);
        }
        if let Some(group) = groups.last_mut() {
            group.push(at as u32);
        }
    }
    groups
}

/// Pairs the first of `groups` with the players moved down to it, in the smallest scope that is provably sufficient.
fn pair_bracket(
    field: &PairingField,
    moved_down: &[u32],
    groups: &[Vec<u32>],
    bye_score: Option<Points>,
) -> Option<Paired> {
    let (residents, below) = groups.split_first()?;
    let situation = completion::BracketSituation::new(field, moved_down, residents, below, bye_score);
    if situation.bracket_decides_alone() {
        let scope = situation.bracket_scope();
        let result = bracket::pair(field, &scope)?;
        if result.downfloaters.len() == scope.members.len() % 2 {
            return Some(Paired { scope, result });
        }
    }
    if situation.rest_absorbs(0) {
        let scope = situation.next_scope();
        let result = bracket::pair(field, &scope)?;
        if situation.rest_absorbs(result.unmatched) {
            return Some(Paired { scope, result });
        }
    }
    pair_in_full_scope(field, &situation, residents, bye_score)
}

/// Pairs a bracket with everybody below in scope: always right, but slow in a large field.
fn pair_in_full_scope(
    field: &PairingField,
    situation: &completion::BracketSituation<'_>,
    residents: &[u32],
    bye_score: Option<Points>,
) -> Option<Paired> {
    let mut scope = situation.full_scope();
    let result = bracket::pair(field, &scope)?;
    // C9: the bracket moves down only one player, and nobody below may have the bye.
    let group_score = residents.first().map(|r| field.contenders[*r as usize].score);
    if result.downfloaters.len() == 1 && bye_score.is_some() && bye_score >= group_score {
        scope.single_bye = true;
        let result = bracket::pair(field, &scope)?;
        return Some(Paired { scope, result });
    }
    Some(Paired { scope, result })
}

fn initial_colour(tournament: &Tournament) -> Color {
    tournament.initial_colour.unwrap_or_else(|| inferred_initial_colour(tournament))
}

/// Returns the colour of the first paired player in the first round with colours, if the lot is not recorded (5.1).
fn inferred_initial_colour(tournament: &Tournament) -> Color {
    let rounds = tournament.paired_rounds();
    for round in 0..rounds {
        let mut order = 0_u32;
        for player in &tournament.players {
            if !player.entries.iter().take(round + 1).any(crate::model::RoundEntry::was_in_pairing) {
                continue;
            }
            if let Some(colour) = player.entries.get(round).and_then(crate::model::RoundEntry::colour) {
                return if order.is_multiple_of(2) { colour } else { colour.other() };
            }
            order += 1;
        }
    }
    Color::White
}

/// Assigns colours and boards.
fn seat(field: &PairingField, pairs: &[(u32, u32)], left: Option<u32>, initial: Color) -> RoundPairing {
    let mut boards: Vec<_> = pairs
        .iter()
        .map(|&(a, b)| {
            let (high, low) = if a < b { (a, b) } else { (b, a) };
            let (h, l) = (&field.contenders[high as usize], &field.contenders[low as usize]);
            let (colour, _) = colours::allocate(h, l, initial);
            let (white, black) = if colour == Color::White { (h.ix, l.ix) } else { (l.ix, h.ix) };
            (std::cmp::Reverse(h.score), std::cmp::Reverse(l.score), h.order, Pair { white, black })
        })
        .collect();
    boards.sort_by_key(|(a, b, c, _)| (*a, *b, *c));
    RoundPairing {
        pairs: boards.into_iter().map(|(_, _, _, pair)| pair).collect(),
        bye: left.map(|p| field.contenders[p as usize].ix),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{GameOutcome, Player, Rated, RoundEntry};

    /// Returns players who have met as listed, all with equal scores.
    fn met(players: u16, rounds: &[&[(u32, u32)]]) -> Tournament {
        let mut t = Tournament { rounds: Some(9), initial_colour: Some(Color::White), ..Tournament::default() };
        t.players = (1..=players).map(|number| Player { number, ..Player::default() }).collect();
        for (at, round) in rounds.iter().enumerate() {
            for (i, (a, b)) in round.iter().enumerate() {
                // Colours alternate so that no preference becomes absolute.
                let white = if (at + i).is_multiple_of(2) { (*a, *b) } else { (*b, *a) };
                for (me, other, colour) in [(white.0, white.1, Color::White), (white.1, white.0, Color::Black)] {
                    t.players[me as usize - 1].entries.push(RoundEntry::Game {
                        opponent: PlayerIx(other - 1),
                        colour,
                        outcome: GameOutcome::Draw,
                        rated: Rated::Yes,
                    });
                }
            }
        }
        t
    }

    #[test]
    fn article_1_9_no_complete_pairing_names_the_players() {
        // Two odd cycles remain, as in V-SW-W8.
        let t = met(6, &[&[(1, 4), (2, 5), (3, 6)], &[(1, 5), (2, 6), (3, 4)], &[(1, 6), (2, 4), (3, 5)]]);
        let error = pair_round(&t, 4, DutchEdition::Fide2026).unwrap_err();
        assert_eq!(error, PairingError::NoPairing { players: vec![1, 2, 3, 4, 5, 6], unpaired: 2 });
    }

    /// The narrow scopes and the halves by assignment agree with the full scope.
    #[test]
    fn narrow_scopes_change_nothing() {
        use crate::simulate::{Lots, SimulationPlan, simulate};
        for seed in 0..40 {
            let mut lots = Lots::new(seed);
            let players = 20 + lots.below(60) as u16;
            let plan = SimulationPlan {
                players,
                rounds: 6,
                baku: seed % 4 == 0,
                kept_apart: (seed % 3) as u16,
                ..SimulationPlan::default()
            };
            let t = simulate(&plan, &mut lots).unwrap_or_else(|(_, t)| *t);
            for round in 1..=t.paired_rounds() {
                let field = PairingField::new(&t, round, DutchEdition::Fide2026);
                let everybody: Vec<u32> = (0..field.len() as u32).collect();
                let bye = completion::bye_score(&field, &everybody).unwrap();
                let narrow = pair_brackets(&field, bye, DutchEdition::Fide2026).unwrap();
                let groups = scoregroups(&field);
                let mut moved_down = Vec::new();
                for (at, paired) in narrow.iter().enumerate() {
                    let situation =
                        completion::BracketSituation::new(&field, &moved_down, &groups[at], &groups[at + 1..], bye);
                    let full = pair_in_full_scope(&field, &situation, &groups[at], bye).unwrap();
                    let sorted = |p: &Paired| {
                        let mut pairs = p.result.pairs.clone();
                        pairs.sort_unstable();
                        (pairs, p.result.downfloaters.clone())
                    };
                    assert_eq!(sorted(paired), sorted(&full), "seed {seed}, round {round}, bracket {at}");
                    moved_down = full.result.downfloaters;
                }
            }
        }
    }

    #[test]
    fn rounds_that_do_not_exist_are_refused() {
        let t = met(6, &[]);
        assert_eq!(pair_round(&t, 10, DutchEdition::Fide2026), Err(PairingError::NoSuchRound { round: 10, rounds: 9 }));
        assert_eq!(pair_round(&t, 0, DutchEdition::Fide2026), Err(PairingError::NoSuchRound { round: 0, rounds: 9 }));
        assert!(pair_round(&Tournament::default(), 1, DutchEdition::Fide2026).is_ok_and(|p| p.pairs.is_empty()));
    }

    #[test]
    fn article_5_2_5_first_round() {
        let pairing = pair_round(&met(7, &[]), 1, DutchEdition::Fide2026).unwrap();
        let numbers: Vec<(u32, u32)> = pairing.pairs.iter().map(|p| (p.white.0 + 1, p.black.0 + 1)).collect();
        assert_eq!(numbers, [(1, 4), (5, 2), (3, 6)]);
        assert_eq!(pairing.bye, Some(PlayerIx(6)));
    }
}
