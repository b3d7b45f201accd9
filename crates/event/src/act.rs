//! What can be done in an event.

use crate::ids::{EntryId, PersonId};
use crate::settings::{EventSettings, SettingChange};
use adoube_game::GameAct;
use adoube_tournament::BoardResult;
use adoube_tournament::{Bye, Color, Points, Sex};
use serde::{Deserialize, Serialize};

/// What is written down of a player who enters. Name, birth date and FIDE id belong to the person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryData {
    /// Who.
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

/// What the arbiter notes of what happens in the hall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IncidentKind {
    /// An illegal move (7.5).
    IllegalMove,
    /// A player came late (6.7).
    Lateness,
    /// A telephone or another device (11.3).
    Phone,
    /// A claim of a draw that was wrong (9.5).
    WrongClaim,
    /// Conduct (11).
    Conduct,
    /// A decision of the arbiter.
    Decision,
    /// Anything else.
    Note,
}

impl IncidentKind {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::IllegalMove, Self::Lateness, Self::Phone, Self::WrongClaim, Self::Conduct, Self::Decision, Self::Note];
}

/// A note of the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Incident {
    /// What kind.
    pub kind: IncidentKind,
    /// In which round, from 1.
    pub round: Option<u16>,
    /// Who.
    pub player: Option<EntryId>,
    /// The article of the Laws it rests on, in the event's edition.
    #[serde(default)]
    pub article: String,
    /// What happened and what was decided. Not a place for names: players are named by `player`.
    #[serde(default)]
    pub text: String,
    /// The arbiter's ruling at the board, where the note comes from a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<GameAct>,
}

impl Incident {
    /// The text, or the ruling as a transcript writes it.
    pub fn written(&self) -> String {
        match &self.ruling {
            Some(GameAct::Arbiter(act)) => act.to_string(),
            Some(act) => act.to_string(),
            None => self.text.clone(),
        }
    }
}

/// A bye of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundBye {
    /// Who.
    pub player: EntryId,
    /// Which.
    pub bye: Bye,
}

/// Something on paper that carries a checkpoint.
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
    /// Something else.
    Other,
}

/// An act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventAct {
    /// Opens the event.
    Open(Box<EventSettings>),
    /// Changes settings, all or none.
    Change(Vec<SettingChange>),
    /// Leaves FIDE mode, for good.
    LeaveFideMode {
        /// Why, in a few words; it stands in the report.
        reason: String,
    },
    /// Enters a player.
    Enter(Box<EntryData>),
    /// Enters several players at once, from a list.
    EnterAll(Vec<EntryData>),
    /// Corrects an entry.
    Edit {
        /// Which.
        player: EntryId,
        /// What it is to be.
        data: Box<EntryData>,
    },
    /// Strikes out an entry before the first pairing.
    Remove(EntryId),
    /// A player is here.
    CheckIn(EntryId),
    /// A player is not here after all.
    CheckOut(EntryId),
    /// Gives the starting numbers 1, 2, 3 and so on in this order (C.04.2, 2); everybody must be in it once.
    Arrange(Vec<EntryId>),
    /// A player asks not to be paired in a round to come.
    AskBye {
        /// Who.
        player: EntryId,
        /// The round, from 1.
        round: u16,
        /// For how much; not the pairing-allocated bye.
        bye: Bye,
    },
    /// The player takes that back.
    CancelBye {
        /// Who.
        player: EntryId,
        /// The round, from 1.
        round: u16,
    },
    /// A player leaves the event.
    Withdraw {
        /// Who.
        player: EntryId,
        /// Whether the arbiter expelled them.
        #[serde(default)]
        expelled: bool,
    },
    /// A player who left comes back.
    Return(EntryId),
    /// No two of these may meet.
    KeepApart(Vec<EntryId>),
    /// Takes back the first such rule that names exactly these.
    LetMeet(Vec<EntryId>),
    /// A player always sits at a table, or no longer.
    FixTable {
        /// Who.
        player: EntryId,
        /// Which table, from 1.
        table: Option<u16>,
    },
    /// Pairs the next round as a draft.
    Pair,
    /// Begins the phase of pairing by hand.
    BeginManual,
    /// Two players of the draft change places; of one board, colours.
    Swap(EntryId, EntryId),
    /// Makes the whole draft by hand; whoever is not named is absent.
    Seat {
        /// White and Black of each board.
        boards: Vec<(EntryId, EntryId)>,
        /// Byes, the pairing-allocated one among them.
        byes: Vec<RoundBye>,
    },
    /// Ends the phase of pairing by hand: the draft is compared with the engine's own.
    EndManual,
    /// Throws the draft away.
    Unpair,
    /// Publishes the draft.
    Publish,
    /// Takes a published pairing without results back to a draft.
    Unpublish,
    /// The result of a game of the open round.
    Result {
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
    },
    /// Several results of the open round at once.
    Results(Vec<(EntryId, BoardResult)>),
    /// A result entered by mistake is taken out.
    ClearResult {
        /// White.
        white: EntryId,
    },
    /// A player hands in a result; it waits for the arbiter.
    Report {
        /// The round, from 1.
        round: u16,
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
        /// Who of the two handed it in.
        side: Color,
    },
    /// The arbiter approves what was handed in, by the number of the act.
    Approve(u64),
    /// The arbiter refuses it.
    Reject(u64),
    /// Corrects a result of an earlier round; later pairings stay as they are (C.04.2, 4).
    Correct {
        /// The round, from 1.
        round: u16,
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
        /// Only for the rating report: points and standings stay.
        #[serde(default)]
        rating_only: bool,
    },
    /// Points added or taken.
    Penalty {
        /// Who.
        player: EntryId,
        /// The round, from 1.
        round: u16,
        /// How many; negative to take.
        points: Points,
        /// The article it rests on.
        #[serde(default)]
        article: String,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// Closes the round.
    CloseRound,
    /// Closes the event.
    CloseEvent,
    /// Opens a closed event again.
    Reopen,
    /// The arbiter notes something.
    Note(Box<Incident>),
    /// Starts the clock that the hall sees.
    StartTimer {
        /// How long, in seconds.
        seconds: u32,
    },
    /// Stops it.
    StopTimer,
    /// A checkpoint was printed.
    Printed {
        /// On what.
        paper: PrintedPaper,
        /// The round it is of.
        round: u16,
        /// How many entries the checkpoint is over.
        size: u64,
    },
    /// Undoes an act, by its number; undoing an undoing does the act again.
    Undo(u64),
}
