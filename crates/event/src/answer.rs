//! Answers to acts: decisions and derived facts. Data already in the act is not repeated.

use crate::act::RoundBye;
use crate::ids::EntryId;
use crate::warning::EventWarning;
use crate::words::answers;
use adoube_tournament::Acceleration;
use adoube_tournament::BoardResult;
use adoube_words::Language;
use serde::{Deserialize, Serialize};

/// An answer to an act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventAnswer {
    /// A warning that was confirmed.
    Warned(EventWarning),
    /// The id of the new entry.
    Entered(EntryId),
    /// The virtual points of the event (C.04.7).
    Accelerated(Vec<Acceleration>),
    /// A round's pairing. Absent players are among the byes.
    Paired {
        /// The round, from 1.
        round: u16,
        /// White and Black of each board.
        boards: Vec<(EntryId, EntryId)>,
        /// The players who do not play.
        byes: Vec<RoundBye>,
    },
    /// A published round: its boards in order, each by its table and White. Games are recorded by this order.
    Published {
        /// The round, from 1.
        round: u16,
        /// The table and White of each board.
        boards: Vec<(u16, EntryId)>,
    },
    /// The engine's pairing, where the boards are set by hand.
    Engine {
        /// White and Black of each board; `None` if it finds no pairing.
        boards: Option<Vec<(EntryId, EntryId)>>,
        /// The pairing-allocated bye.
        bye: Option<EntryId>,
    },
    /// The draft was compared with the engine's pairing.
    Compared {
        /// The round, from 1.
        round: u16,
        /// The number of boards that differ.
        differing: u16,
    },
    /// A game has a result.
    Resulted {
        /// The round, from 1.
        round: u16,
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
    },
    /// A later round was paired using the wrong result; gives the tables of the two players.
    PairedWithWrongResult {
        /// The later round.
        round: u16,
        /// The tables.
        tables: Vec<u16>,
    },
    /// The round that was closed.
    Closed(u16),
}

impl EventAnswer {
    /// Returns the answer as text.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Warned(warning) => answers::WARNED.fill(language, &[("warning", &warning.text(language))]),
            Self::Entered(id) => answers::ENTERED.fill(language, &[("id", id)]),
            Self::Accelerated(_) => answers::ACCELERATED.get(language).to_owned(),
            Self::Paired { round, boards, .. } => {
                answers::PAIRED.fill(language, &[("round", round), ("boards", &boards.len())])
            }
            Self::Published { round, boards } => {
                answers::PAIRED.fill(language, &[("round", round), ("boards", &boards.len())])
            }
            Self::Engine { boards: Some(boards), .. } => answers::ENGINE.fill(language, &[("boards", &boards.len())]),
            Self::Engine { boards: None, .. } => answers::NO_ENGINE.get(language).to_owned(),
            Self::Compared { round, differing: 0 } => answers::SAME.fill(language, &[("round", round)]),
            Self::Compared { round, differing } => {
                answers::DIFFERS.fill(language, &[("round", round), ("boards", differing)])
            }
            Self::Resulted { round, result, .. } => {
                answers::RESULTED.fill(language, &[("round", round), ("result", result)])
            }
            Self::PairedWithWrongResult { round, tables } => {
                let tables: Vec<String> = tables.iter().map(u16::to_string).collect();
                answers::WRONG_RESULT.fill(language, &[("round", round), ("tables", &tables.join(", "))])
            }
            Self::Closed(round) => answers::CLOSED.fill(language, &[("round", round)]),
        }
    }
}
