//! Refusals as sentences in every language; `Display` prints English.

use adoube_words::Language;

use crate::dutch::PairingError;
use crate::knockout::BracketError;
use crate::points::ParsePointsError;
use crate::roundrobin::{BergerError, VarmaError};
use crate::swiss1985::Swiss1985Error;
use crate::system::{RoundPairingError, RoundsRefusal};
use crate::tiebreaks::ParseTieBreakError;
use crate::words::sentences;

/// Maximum number of players named in a sentence.
const NAMED: usize = 20;

impl PairingError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::NoPairing { players, unpaired } => {
                let mut list: Vec<String> = players.iter().take(NAMED).map(u16::to_string).collect();
                if players.len() > NAMED {
                    list.push("…".to_owned());
                }
                sentences::NO_PAIRING.fill(language, &[("unpaired", unpaired), ("players", &list.join(", "))])
            }
            Self::NoSuchRound { round, rounds } => {
                sentences::NO_SUCH_ROUND.fill(language, &[("round", round), ("rounds", rounds)])
            }
            Self::TooLarge => sentences::TOO_LARGE.get(language).to_owned(),
        }
    }
}

impl Swiss1985Error {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        let text = match self {
            Self::None => sentences::NO_REPETITION,
            Self::Effort => sentences::EFFORT,
        };
        text.get(language).to_owned()
    }
}

impl RoundPairingError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Dutch(error) => error.sentence(language),
            Self::Swiss1985(error) => error.sentence(language),
            Self::Table(error) => error.sentence(language),
            Self::Knockout(error) => error.sentence(language),
            Self::NoTableRound(round) => sentences::NO_TABLE_ROUND.fill(language, &[("round", round)]),
        }
    }
}

impl BergerError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        sentences::NO_TABLE.fill(language, &[("players", &self.0)])
    }
}

impl RoundsRefusal {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::TooMany { rounds, players, most } => {
                sentences::TOO_MANY_ROUNDS.fill(language, &[("rounds", rounds), ("players", players), ("most", most)])
            }
            Self::OfRoundRobin { rounds, wanted } => {
                sentences::ROUND_ROBIN.fill(language, &[("rounds", rounds), ("wanted", wanted)])
            }
            Self::OfKnockout { rounds, wanted } => {
                sentences::KNOCKOUT_ROUNDS.fill(language, &[("rounds", rounds), ("wanted", wanted)])
            }
        }
    }
}

impl VarmaError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        sentences::NO_VARMA.fill(language, &[("players", &self.0)])
    }
}

impl BracketError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        sentences::NO_BRACKET.fill(language, &[("count", &self.0)])
    }
}

impl ParseTieBreakError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        sentences::NO_TIE_BREAK.fill(language, &[("found", &format!("{:?}", self.0))])
    }
}

impl ParsePointsError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        sentences::NO_POINTS.fill(language, &[("found", &format!("{:?}", self.0))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Points;
    use crate::tiebreaks::TieBreak;

    #[test]
    fn english_is_what_display_prints_and_no_place_stays_empty() {
        type Sentence = Box<dyn Fn(Language) -> String>;
        let many = PairingError::NoPairing { players: (1..=30).collect(), unpaired: 2 };
        let (tie_break, points) = ("XX".parse::<TieBreak>().unwrap_err(), "?".parse::<Points>().unwrap_err());
        let few = PairingError::NoPairing { players: vec![3, 5, 8], unpaired: 1 };
        let round = PairingError::NoSuchRound { round: 10, rounds: 9 };
        let cases: Vec<(String, Sentence)> = vec![
            (few.to_string(), Box::new(move |l| few.sentence(l))),
            (many.to_string(), Box::new(move |l| many.sentence(l))),
            (round.to_string(), Box::new(move |l| round.sentence(l))),
            (PairingError::TooLarge.to_string(), Box::new(|l| PairingError::TooLarge.sentence(l))),
            (Swiss1985Error::None.to_string(), Box::new(|l| Swiss1985Error::None.sentence(l))),
            (Swiss1985Error::Effort.to_string(), Box::new(|l| Swiss1985Error::Effort.sentence(l))),
            (
                RoundPairingError::NoTableRound(7).to_string(),
                Box::new(|l| RoundPairingError::NoTableRound(7).sentence(l)),
            ),
            (
                RoundPairingError::from(BergerError(2)).to_string(),
                Box::new(|l| RoundPairingError::from(BergerError(2)).sentence(l)),
            ),
            (BracketError(1).to_string(), Box::new(|l| BracketError(1).sentence(l))),
            (tie_break.to_string(), Box::new(move |l| tie_break.sentence(l))),
            (points.to_string(), Box::new(move |l| points.sentence(l))),
        ];
        for (display, sentence) in cases {
            assert_eq!(display, sentence(Language::English));
            let all: Vec<String> = Language::ALL.map(&sentence).to_vec();
            assert!(all.iter().all(|s| !s.contains('{') && !s.is_empty()), "{all:?}");
            let complete = Language::ALL.into_iter().filter(|language| language.fallback().is_none());
            let different: std::collections::BTreeSet<String> = complete.map(&sentence).collect();
            assert_eq!(different.len(), 5, "{display}");
        }
    }
}
