//! What can be done in a match (Delegates 5.51-5.94; Adjournments 10; Competition rules 12; Substitutes 13; Calendar 15.5).

use crate::ids::{PersonId, Side};
use crate::lateness::Cause;
use crate::matches::{Envelope, Mark, Preparation};
use crate::result::GameResult;
use crate::strength::ListNumber;
use crate::unfinished::Step;
use serde::{Deserialize, Serialize};

/// When a line-up or record is entered (D-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Before play: what is wrong is refused.
    BeforePlay,
    /// From a record of a match already played: what is wrong is noted and put to the Committee.
    AfterPlay,
}

/// Acts of a match. Boards count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchAct {
    /// 5.61: hands in a line-up.
    LineUp {
        /// Whose.
        side: Side,
        /// By board.
        players: Vec<ListNumber>,
        /// Before or after play.
        when: When,
    },
    /// 15.5: hands in a line-up of some boards in a closed envelope.
    SealLineUp {
        /// Whose.
        side: Side,
        /// Which boards.
        boards: Vec<u8>,
        /// What identifies the envelope.
        envelope: String,
    },
    /// Opens such an envelope.
    OpenLineUp {
        /// Whose.
        side: Side,
        /// Who was in it.
        players: Vec<ListNumber>,
    },
    /// 5.51, 5.53, 5.54, 5.62, 5.63: something was checked or shown.
    Prepare(Side, Preparation),
    /// 5.63: a document is missing.
    MissingDocument(Side, ListNumber),
    /// 12.3: how a team was there at the official start.
    Presence {
        /// Which.
        side: Side,
        /// Players there at the start.
        present: u8,
        /// When half of them were there, in seconds.
        half_at_s: Option<u32>,
        /// Why.
        cause: Cause,
    },
    /// 13: a substitution.
    Substitute {
        /// Whose.
        side: Side,
        /// Board.
        board: u8,
        /// Who comes in.
        incoming: ListNumber,
        /// Seconds after the official start.
        at_s: u32,
    },
    /// 12.1: a player arrives late.
    Late {
        /// Whose.
        side: Side,
        /// Board.
        board: u8,
        /// Seconds after the official start.
        at_s: u32,
        /// Why.
        cause: Cause,
    },
    /// 12.1 (b): a local player leaves.
    Leave {
        /// Board.
        board: u8,
        /// Seconds after the official start.
        at_s: u32,
    },
    /// A board's result as both sides agree at the table.
    Result(u8, GameResult),
    /// 5.92: a mark in column x.
    Mark(u8, Side, Mark),
    /// 10, 11: a step of an unfinished game, with its envelope when it is sealed.
    Step {
        /// Board.
        board: u8,
        /// Which step.
        step: Step,
        /// The envelope of a sealed move.
        envelope: Option<Envelope>,
    },
    /// 12.4: at a resumption a player comes so late, in seconds.
    LateAtResumption {
        /// Whose.
        side: Side,
        /// Board.
        board: u8,
        /// Seconds after the hour set.
        at_s: u32,
    },
    /// 9: the game goes on *sub condicione*.
    SubCondicione {
        /// Board.
        board: u8,
        /// The rule that is disputed.
        point: String,
        /// Home clock, seconds used.
        home_clock_s: u32,
        /// Visitors' clock, seconds used.
        visitors_clock_s: u32,
        /// The result if the point is upheld.
        upheld: GameResult,
        /// The result if not.
        rejected: GameResult,
    },
    /// 5.93: an incident stops a game; each side's version.
    Incident {
        /// Board.
        board: u8,
        /// The home delegate's version.
        home: String,
        /// The visitors' version.
        visitors: String,
    },
    /// 5.93: one side's version of an incident that stops a game; the other side's follows.
    Version {
        /// Whose.
        side: Side,
        /// Board.
        board: u8,
        /// In its words.
        words: String,
    },
    /// 5.93: a side signs that it has read the other's version.
    Countersign {
        /// Who has read.
        side: Side,
        /// Board.
        board: u8,
    },
    /// A result at the table was written down wrongly: it is written anew before both have signed, and signatures given
    /// so far fall.
    Correct(u8, GameResult),
    /// 5.94: a remark.
    Remark(Side, String),
    /// 5.71: a club reports the results.
    Report(Side, Vec<Option<GameResult>>),
    /// 5.94: a delegate signs.
    Sign(Side, PersonId),
    /// 5.811: the record has arrived.
    RecordReceived,
}
