//! The acts of an event.

use crate::ids::{EntryId, PersonId};
use crate::settings::{EventSettings, SettingChange};
use adoube_game::GameAct;
use adoube_tournament::BoardResult;
use adoube_tournament::{Bye, Color, Points, Sex};
use serde::{Deserialize, Serialize};

/// The data of a player's entry. Name, birth date and FIDE id are stored with the person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryData {
    /// The person entering.
    pub person: PersonId,
    /// FIDE rating; 0 for none.
    pub fide_rating: u16,
    /// National rating; 0 for none.
    pub national_rating: u16,
    /// Title: `GM`, `WFM`, or empty.
    pub title: String,
    /// Federation.
    pub federation: String,
    /// Sex, if stated.
    pub sex: Option<Sex>,
    /// Club.
    pub club: String,
    /// Groups for prizes, as the arbiter names them: `U1800`, `S65`.
    pub groups: Vec<String>,
}

/// The kind of an incident noted by the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IncidentKind {
    /// An illegal move (7.5).
    IllegalMove,
    /// A player arrived late (6.7).
    Lateness,
    /// A telephone or other device (11.3).
    Phone,
    /// An incorrect draw claim (9.5).
    WrongClaim,
    /// A player's conduct (11).
    Conduct,
    /// A decision of the arbiter.
    Decision,
    /// Any other note.
    Note,
}

impl IncidentKind {
    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::IllegalMove, Self::Lateness, Self::Phone, Self::WrongClaim, Self::Conduct, Self::Decision, Self::Note];
}

/// An incident noted by the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Incident {
    /// The kind of incident.
    pub kind: IncidentKind,
    /// The round, from 1.
    pub round: Option<u16>,
    /// The player concerned.
    pub player: Option<EntryId>,
    /// The article of the Laws that supports it, in the event's edition.
    #[serde(default)]
    pub article: String,
    /// Description and decision. Must not contain names: players are referred to by `player`.
    #[serde(default)]
    pub text: String,
    /// The arbiter's ruling at the board, where the note comes from a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<GameAct>,
}

impl Incident {
    /// Returns the text, or the ruling as written in a transcript.
    pub fn written(&self) -> String {
        match &self.ruling {
            Some(GameAct::Arbiter(act)) => act.to_string(),
            Some(act) => act.to_string(),
            None => self.text.clone(),
        }
    }
}

/// A player's bye in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundBye {
    /// The player.
    pub player: EntryId,
    /// The kind of bye.
    pub bye: Bye,
}

/// A printed document that carries a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrintedPaper {
    /// Pairings.
    Pairings,
    /// Standings.
    Standings,
    /// The crosstable.
    Crosstable,
    /// The report.
    Report,
    /// Any other document.
    Other,
}

/// An act of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventAct {
    /// Opens the event.
    Open(Box<EventSettings>),
    /// Changes settings, all or none.
    Change(Vec<SettingChange>),
    /// Leaves FIDE mode permanently.
    LeaveFideMode {
        /// The reason in a few words, printed in the report.
        reason: String,
    },
    /// Enters a player.
    Enter(Box<EntryData>),
    /// Enters several players at once, from a list.
    EnterAll(Vec<EntryData>),
    /// Corrects an entry.
    Edit {
        /// The entry to correct.
        player: EntryId,
        /// The corrected data.
        data: Box<EntryData>,
    },
    /// Deletes an entry before the first pairing.
    Remove(EntryId),
    /// Checks a player in.
    CheckIn(EntryId),
    /// Reverts a check-in.
    CheckOut(EntryId),
    /// Assigns the starting numbers 1, 2, 3 … in this order (C.04.2, 2); it must contain every entry exactly once.
    Arrange(Vec<EntryId>),
    /// Requests a bye for a player in a future round.
    AskBye {
        /// The player.
        player: EntryId,
        /// The round, from 1.
        round: u16,
        /// The kind of bye; not the pairing-allocated bye.
        bye: Bye,
    },
    /// Cancels a requested bye.
    CancelBye {
        /// The player.
        player: EntryId,
        /// The round, from 1.
        round: u16,
    },
    /// Withdraws a player from the event.
    Withdraw {
        /// The player.
        player: EntryId,
        /// Whether the arbiter expelled the player.
        #[serde(default)]
        expelled: bool,
    },
    /// Readmits a player who left.
    Return(EntryId),
    /// Forbids any two of these players to meet.
    KeepApart(Vec<EntryId>),
    /// Removes the first such rule with exactly these players.
    LetMeet(Vec<EntryId>),
    /// Assigns a player a fixed table, or removes it.
    FixTable {
        /// The player.
        player: EntryId,
        /// The table, from 1.
        table: Option<u16>,
    },
    /// Pairs the next round as a draft.
    Pair,
    /// Starts manual pairing.
    BeginManual,
    /// Swaps two players of the draft, or their colours if they share a board.
    Swap(EntryId, EntryId),
    /// Sets the whole draft by hand; players not listed are absent.
    Seat {
        /// White and Black of each board.
        boards: Vec<(EntryId, EntryId)>,
        /// Byes, including the pairing-allocated one.
        byes: Vec<RoundBye>,
    },
    /// Ends manual pairing and compares the draft with the engine's pairing.
    EndManual,
    /// Discards the draft.
    Unpair,
    /// Publishes the draft.
    Publish,
    /// Reverts a published pairing without results to a draft.
    Unpublish,
    /// Enters the result of a game. The act names the round, so that a late one is refused, not entered in the next round.
    Result {
        /// The round, which must be open.
        round: u16,
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
    },
    /// Enters several results at once.
    Results {
        /// The round, which must be open.
        round: u16,
        /// White and the result of each game.
        results: Vec<(EntryId, BoardResult)>,
    },
    /// Clears a result entered by mistake.
    ClearResult {
        /// The round, which must be open.
        round: u16,
        /// White.
        white: EntryId,
    },
    /// Reports a result by a player; it awaits the arbiter's approval.
    Report {
        /// The round, from 1.
        round: u16,
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
        /// The side that reported it.
        side: Color,
    },
    /// Approves a reported result, by the number of the reporting act.
    Approve(u64),
    /// Rejects a reported result.
    Reject(u64),
    /// Corrects a result of an earlier round; later pairings stay as they are (C.04.2, 4).
    Correct {
        /// The round, from 1.
        round: u16,
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
        /// Whether it applies only to the rating report: points and standings stay unchanged.
        #[serde(default)]
        rating_only: bool,
    },
    /// Adds or deducts points.
    Penalty {
        /// The player.
        player: EntryId,
        /// The round, from 1.
        round: u16,
        /// The points; negative to deduct.
        points: Points,
        /// The article that supports it.
        #[serde(default)]
        article: String,
        /// The reason.
        #[serde(default)]
        reason: String,
    },
    /// Closes the round.
    CloseRound,
    /// Closes the event.
    CloseEvent,
    /// Reopens a closed event.
    Reopen,
    /// Records an incident noted by the arbiter.
    Note(Box<Incident>),
    /// Starts the clock displayed in the hall.
    StartTimer {
        /// Duration in seconds.
        seconds: u32,
    },
    /// Stops the hall timer.
    StopTimer,
    /// Records that a checkpoint was printed.
    Printed {
        /// The document it was printed on.
        paper: PrintedPaper,
        /// The round of the document.
        round: u16,
        /// Number of log entries covered by the checkpoint.
        size: u64,
    },
    /// Undoes an act, by its number; undoing an undo redoes the act.
    Undo(u64),
}

impl EventAct {
    /// Returns whether only arbiters may read what it says: an incident, or the reason of a penalty.
    pub const fn is_for_arbiters(&self) -> bool {
        matches!(self, Self::Note(_) | Self::Penalty { .. })
    }
}
