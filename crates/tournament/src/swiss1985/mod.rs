//! The Swiss system for open tournaments of 1985 (FIDE, Graz), as printed in the federation's handbook (section 24).
//!
//! The handbook leaves much open; the interpretations are those of its list of doubts (D-79 to D-99), and where an
//! event may choose one it is an option in [`Readings`].

mod colours;
mod explain;
mod group;
mod meetings;
mod readings;
mod search;
mod unpaired;

use crate::dutch::{Pair, RoundPairing};
use crate::model::{Bye, Color, PlayerIx, RoundEntry, Tournament};
use crate::points::Points;

pub use colours::{ColourReason, colours};
pub use explain::explain_round;
pub use readings::{MiddleGroup, NoReading, Readings};
pub use unpaired::unpairable;

/// A player to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The rank; 1 is the highest.
    pub rank: u16,
    /// Points.
    pub score: Points,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Color>,
    /// Ranks of the opponents met.
    pub met: Vec<u16>,
    /// Whether the player has rested.
    pub rested: bool,
}

impl Entrant {
    /// Returns the colour a player must have after three equal ones, or, by reading (b), after two (D-96).
    pub fn due(&self, readings: &Readings) -> Option<Color> {
        match self.colours.as_slice() {
            [.., b, c] if readings.third_colour_forbidden && b == c => Some(c.other()),
            [.., a, b, c] if a == b && b == c => Some(c.other()),
            _ => None,
        }
    }
}

/// A round of the 1985 system by ranks: pairs with White first in order of boards (D-99), and the player who rests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round1985 {
    /// White, Black and the reason for the colours.
    pub pairs: Vec<(u16, u16, ColourReason)>,
    /// The player who rests.
    pub rests: Option<u16>,
}

/// The reason the 1985 system finds no pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub enum NoPairing1985 {
    /// E-PAIR-NONE: no pairing without repetition exists.
    None,
    /// The search exceeded its limit.
    Effort,
}

/// Pairs a round of entrants (round from 1). `first` is the colour drawn for number 1 in the first round.
///
/// # Errors
/// [`NoPairing1985`] if no pairing without repetition exists.
pub fn pair_entrants(
    entrants: &[Entrant],
    round: usize,
    rounds: usize,
    first: Color,
    readings: Readings,
) -> Result<Round1985, NoPairing1985> {
    let mut field: Vec<Entrant> = entrants.to_vec();
    field.sort_by_key(|e| e.rank);
    let (pairs, rests) = search::pair(&field, round, rounds, readings)?;
    let mut boards: Vec<_> = pairs
        .into_iter()
        .map(|(a, b)| {
            let (high, low) = (&field[a.min(b)], &field[a.max(b)]);
            let (colour, reason) = colours::of_pair(high, low, round, first, &readings);
            let (white, black) = if colour == Color::White { (high, low) } else { (low, high) };
            let (top, bottom) = (high.score.max(low.score), high.score.min(low.score));
            let leader = if low.score > high.score { low.rank } else { high.rank };
            ((std::cmp::Reverse(top), std::cmp::Reverse(bottom), leader), (white.rank, black.rank, reason))
        })
        .collect();
    boards.sort_by_key(|(order, _)| *order);
    Ok(Round1985 { pairs: boards.into_iter().map(|(_, pair)| pair).collect(), rests: rests.map(|at| field[at].rank) })
}

/// Returns the entrants of a round (from 1) of a tournament.
pub fn entrants(tournament: &Tournament, round: usize, readings: Readings) -> Vec<Entrant> {
    let past = round.saturating_sub(1);
    let mut out = Vec::new();
    for (at, player) in tournament.players.iter().enumerate() {
        if !player.entries.get(past).is_none_or(RoundEntry::was_in_pairing) {
            continue;
        }
        let entries = player.entries.iter().take(past);
        let mut entrant = Entrant {
            rank: player.number,
            score: tournament.score_after(PlayerIx(at as u32), past),
            colours: Vec::new(),
            met: Vec::new(),
            rested: false,
        };
        for entry in entries {
            let opponent = entry.opponent().and_then(|o| tournament.player(o)).map(|o| o.number);
            match entry {
                RoundEntry::Game { colour, .. } | RoundEntry::Paired { colour, .. } => {
                    entrant.colours.push(*colour);
                    entrant.met.extend(opponent);
                }
                RoundEntry::Forfeit { .. } if readings.absence_is_a_meeting => entrant.met.extend(opponent),
                RoundEntry::Bye(Bye::PairingAllocated) => entrant.rested = true,
                RoundEntry::Forfeit { .. } | RoundEntry::Bye(_) => {}
            }
        }
        out.push(entrant);
    }
    out
}

/// Pairs a round (from 1) of a tournament.
///
/// # Errors
/// [`NoPairing1985`] if no pairing without repetition exists.
pub fn pair_round(tournament: &Tournament, round: usize, readings: Readings) -> Result<RoundPairing, NoPairing1985> {
    let rounds = tournament.rounds.map_or(round, usize::from);
    let field = entrants(tournament, round, readings);
    let first = tournament.initial_colour.unwrap_or(Color::White);
    let result = pair_entrants(&field, round, rounds, first, readings)?;
    let ix = |rank: u16| tournament.find(rank).unwrap_or(PlayerIx(0));
    Ok(RoundPairing {
        pairs: result.pairs.iter().map(|(white, black, _)| Pair { white: ix(*white), black: ix(*black) }).collect(),
        bye: result.rests.map(ix),
    })
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
