//! The pairing systems and their common operations: pairing a round, and the number of rounds a field can play.
//!
//! FIDE C.04.1 and C.05, and the handbook's pairing systems. The systems themselves are [`dutch`], [`swiss1985`],
//! [`roundrobin`] and [`knockout`].

use crate::dutch::{self, DutchEdition, Pair, PairingError, RoundPairing};
use crate::knockout::{self, Knockout, KnockoutError};
use crate::model::{PlayerIx, Tournament};
use crate::roundrobin::{self, BergerError, Cycles};
use crate::swiss1985::{self, Readings, Swiss1985Error};
use adoube_laws::Article;
use adoube_words::Language;
use serde::{Deserialize, Serialize};

/// A pairing system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// FIDE's Dutch system.
    Dutch(DutchEdition),
    /// The Swiss of 1985.
    Swiss1985(Readings),
    /// Round robin.
    RoundRobin(Cycles),
    /// Knockout; a round is one game of every open match.
    Knockout(Knockout),
}

impl Default for System {
    fn default() -> Self {
        Self::Dutch(DutchEdition::Fide2026)
    }
}

/// The reason a system finds no pairing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(Language::English))]
pub enum RoundPairingError {
    /// From the Dutch system; if players are left over, also from the Swiss of 1985.
    Dutch(#[from] PairingError),
    /// From the Swiss of 1985.
    Swiss1985(#[from] Swiss1985Error),
    /// There is no round-robin table.
    Table(#[from] BergerError),
    /// The round-robin table has no such round.
    NoTableRound(usize),
    /// From the bracket of a knockout.
    Knockout(#[from] KnockoutError),
}

impl RoundPairingError {
    /// Returns the provision that leaves no pairing.
    pub const fn cites(&self) -> Article {
        Article::new(match self {
            Self::Dutch(PairingError::NoPairing { .. }) => "C.04.3:1.9",
            Self::Dutch(PairingError::NoSuchRound { .. }) | Self::NoTableRound(_) => "C.04.1:1",
            Self::Dutch(PairingError::TooLarge) => "C.04.2:1",
            Self::Swiss1985(_) => "Swiss 1985:1.2",
            Self::Table(_) => "C.05:1",
            Self::Knockout(_) => "Pairing systems:3.1",
        })
    }
}

/// Pairs a round (from 1) by a system.
///
/// # Errors
/// [`RoundPairingError`] if there is no pairing.
pub fn pair_round(tournament: &Tournament, round: usize, system: System) -> Result<RoundPairing, RoundPairingError> {
    match system {
        System::Dutch(edition) => Ok(dutch::pair_round(tournament, round, edition)?),
        System::Swiss1985(readings) => swiss1985::pair_round(tournament, round, readings).map_err(|error| {
            let (players, unpaired) = swiss1985::unpairable(tournament, round, readings);
            match error {
                Swiss1985Error::None if !players.is_empty() => {
                    RoundPairingError::Dutch(PairingError::NoPairing { players, unpaired })
                }
                other => RoundPairingError::Swiss1985(other),
            }
        }),
        System::Knockout(rules) => Ok(knockout::pair_round(tournament, round, &rules)?),
        System::RoundRobin(cycles) => {
            let players = u16::try_from(tournament.players.len()).unwrap_or(u16::MAX);
            let table = roundrobin::berger(players, cycles)?;
            let games = table.get(round.wrapping_sub(1)).ok_or(RoundPairingError::NoTableRound(round))?;
            let ix = |number: u16| PlayerIx(u32::from(number) - 1);
            let pairs = games.iter().filter_map(roundrobin::TableGame::pair);
            Ok(RoundPairing { pairs: pairs.map(|(w, b)| Pair { white: ix(w), black: ix(b) }).collect(), bye: None })
        }
    }
}

/// The reason a number of players cannot play a number of rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(Language::English))]
pub enum RoundsRefusal {
    /// More rounds than opponents (C.04.1, 2).
    TooMany {
        /// Rounds announced.
        rounds: u16,
        /// Players present.
        players: u16,
        /// Maximum number of rounds.
        most: u16,
    },
    /// A round robin has as many rounds as its table (C.05).
    OfRoundRobin {
        /// Rounds announced.
        rounds: u16,
        /// Rounds of the table.
        wanted: u16,
    },
    /// A knockout has as many rounds as its bracket, tie-break games not counted (Pairing systems, 3.1).
    OfKnockout {
        /// Rounds announced.
        rounds: u16,
        /// Rounds of the bracket.
        wanted: u16,
    },
}

impl RoundsRefusal {
    /// Returns the provision that refuses it.
    pub const fn cites(&self) -> Article {
        Article::new(match self {
            Self::TooMany { .. } => "C.04.1:2",
            Self::OfRoundRobin { .. } => "C.05:1",
            Self::OfKnockout { .. } => "Pairing systems:3.1",
        })
    }
}

impl System {
    /// Checks that a number of players can play a number of rounds: in a Swiss no two players meet twice (C.04.1, 2); a
    /// table and a bracket have a fixed number of rounds.
    ///
    /// # Errors
    /// A [`RoundsRefusal`] with the possible number.
    pub fn check_rounds(self, players: u16, rounds: u16) -> Result<(), RoundsRefusal> {
        match self {
            Self::RoundRobin(cycles) => {
                let cycle = players.saturating_add(players % 2).saturating_sub(1);
                let wanted = if cycles == Cycles::Single { cycle } else { cycle.saturating_mul(2) };
                if rounds == wanted { Ok(()) } else { Err(RoundsRefusal::OfRoundRobin { rounds, wanted }) }
            }
            Self::Knockout(rules) => {
                let wanted = rules.rounds(players);
                if rounds == 0 || rounds == wanted { Ok(()) } else { Err(RoundsRefusal::OfKnockout { rounds, wanted }) }
            }
            Self::Dutch(_) | Self::Swiss1985(_) => {
                let most = players - u16::from(players.is_multiple_of(2) && players > 0);
                if rounds <= most { Ok(()) } else { Err(RoundsRefusal::TooMany { rounds, players, most }) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knockout::Seeding;

    #[test]
    fn c_04_1_2_and_c_05_how_many_rounds_a_field_can_play() {
        let knockout = System::Knockout(Knockout::new(Seeding::Usual));
        let cases = [
            ("Swiss, one round fewer than opponents", System::default(), 8, 7, Ok(())),
            (
                "Swiss, eleven rounds with eight players",
                System::default(),
                8,
                11,
                Err(RoundsRefusal::TooMany { rounds: 11, players: 8, most: 7 }),
            ),
            ("Swiss, odd field", System::default(), 7, 7, Ok(())),
            ("round robin", System::RoundRobin(Cycles::Single), 5, 5, Ok(())),
            (
                "round robin, one missing",
                System::RoundRobin(Cycles::Single),
                6,
                4,
                Err(RoundsRefusal::OfRoundRobin { rounds: 4, wanted: 5 }),
            ),
            ("double round robin", System::RoundRobin(Cycles::Double), 4, 6, Ok(())),
            ("knockout", knockout, 8, 3, Ok(())),
            ("knockout, not announced", knockout, 8, 0, Ok(())),
            ("knockout, one too many", knockout, 8, 4, Err(RoundsRefusal::OfKnockout { rounds: 4, wanted: 3 })),
        ];
        for (name, system, players, rounds, expected) in cases {
            let found = system.check_rounds(players, rounds);
            assert_eq!(found, expected, "{name}");
            if let Err(refusal) = found {
                for language in Language::ALL {
                    let text = refusal.sentence(language);
                    assert!(text.contains(&rounds.to_string()) && !text.contains('{'), "{text}");
                }
            }
        }
    }
}
