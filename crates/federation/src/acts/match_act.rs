//! Acts of a match (Delegates 5.51-5.94; Adjournments 10; Competition rules 12; Substitutes 13; Calendar 15.5).

use crate::ids::{MemberNo, TeamSide};
use crate::lateness::Cause;
use crate::list_number::ListNumber;
use crate::matches::{Preparation, RecordMark, Resumption, SealedMoveEnvelope};
use crate::result::TeamBoardResult;
use crate::unfinished::AdjournmentStep;
use adoube_laws::Date;
use serde::{Deserialize, Serialize};

/// When a line-up or record is entered (D-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineUpTiming {
    /// Before play: errors are refused.
    BeforePlay,
    /// From a record of a match already played: errors are noted and put to the Committee.
    AfterPlay,
}

/// Acts of a match. Boards count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchAct {
    /// 5.61: submits a line-up.
    LineUp {
        side: TeamSide,
        /// By board.
        players: Vec<ListNumber>,
        /// Before or after play.
        when: LineUpTiming,
    },
    /// 15.5: submits a line-up for some boards in a closed envelope.
    SealLineUp {
        side: TeamSide,
        boards: Vec<u8>,
        /// Identifier of the envelope.
        envelope: String,
    },
    /// Opens an envelope submitted by [`Self::SealLineUp`].
    OpenLineUp { side: TeamSide, players: Vec<ListNumber> },
    /// 5.51, 5.53, 5.54, 5.62, 5.63: records a check made or a document shown.
    Prepare(TeamSide, Preparation),
    /// 5.51, 5.53, 5.54: records a check of the home delegate for a later session; the second session is 2.
    PrepareSession(Preparation, u8),
    /// Withdraws a check or a document of a session; the first session is 1.
    Unprepare(TeamSide, Preparation, u8),
    /// 5.63: a document is missing.
    MissingDocument(TeamSide, ListNumber),
    /// 12.3: records a team's presence at the official start.
    Presence {
        side: TeamSide,
        /// Players present at the start.
        present: u8,
        /// Seconds until half the team was present, if it ever was.
        half_at_s: Option<u32>,
        cause: Cause,
    },
    /// 13: a substitution.
    Substitute {
        side: TeamSide,
        board: u8,
        incoming: ListNumber,
        /// Seconds after the official start.
        at_s: u32,
    },
    /// 12.1: a player arrives late.
    Late {
        side: TeamSide,
        board: u8,
        /// Seconds after the official start.
        at_s: u32,
        cause: Cause,
    },
    /// 12.1 (b): a local player leaves.
    Leave {
        board: u8,
        /// Seconds after the official start.
        at_s: u32,
    },
    /// A board's result as agreed by both sides at the table.
    Result(u8, TeamBoardResult),
    /// 5.92: a mark in column x.
    Mark(u8, TeamSide, RecordMark),
    /// 5.92: takes a mark off.
    Unmark(u8, TeamSide, RecordMark),
    /// 10, 11: a step of an unfinished game, with the envelope if a move is sealed.
    Step {
        board: u8,
        step: AdjournmentStep,
        envelope: Option<SealedMoveEnvelope>,
        /// 11.4: how the game is resumed. Missing in older acts, which keep their original answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resumption: Option<Resumption>,
    },
    /// 12.4: a player arrives late at a resumption.
    LateAtResumption {
        side: TeamSide,
        board: u8,
        /// Seconds after the appointed time.
        at_s: u32,
    },
    /// 9: the game continues *sub condicione*.
    SubCondicione {
        board: u8,
        /// The disputed rule.
        point: String,
        /// Home clock, seconds used.
        home_clock_s: u32,
        /// Visitors' clock, seconds used.
        visitors_clock_s: u32,
        /// The result if the point is upheld.
        upheld: TeamBoardResult,
        /// The result if the point is rejected.
        rejected: TeamBoardResult,
    },
    /// 5.93: an incident stops a game; gives each side's version.
    Incident {
        board: u8,
        /// The home delegate's version.
        home: String,
        /// The visitors' version.
        visitors: String,
    },
    /// 5.93: one side's version of an incident that stops a game; the other side's follows.
    Version { side: TeamSide, board: u8, words: String },
    /// 5.93: a side signs that it has read the other's version.
    Countersign { side: TeamSide, board: u8 },
    /// Corrects a result at the table before both delegates have signed; a signature already given no longer counts.
    Correct(u8, TeamBoardResult),
    /// 5.94: a remark.
    Remark(TeamSide, String),
    /// 5.71: a club reports the results.
    Report(TeamSide, Vec<Option<TeamBoardResult>>),
    /// 5.94: a delegate signs.
    Sign(TeamSide, MemberNo),
    /// 5.811: the record has arrived today.
    RecordReceived,
    /// 5.811: the record arrived on a day that has passed; its day counts, not that of the entry.
    RecordArrived(Date),
}
