//! The state of an event. Each fact is stored once; the [tournament](EventState::tournament) is built from them.

use crate::act::{EntryData, EventAct, Incident, IncidentKind, PrintedPaper, RoundBye};
use crate::answer::EventAnswer;
use crate::derived::Derived;
use crate::ids::{EntryId, PersonId};
use crate::settings::EventSettings;
use adoube_aggregate::Recorded;
use adoube_tournament::{Acceleration, BoardResult, Bye, Color, PlayerIx, Points, Sex, System, Tournament};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An act of an event as stored in the log.
pub type RecordedAct = Recorded<EventAct, EventAnswer>;

/// A player's departure from the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Withdrawal {
    /// Number of rounds closed at that time.
    pub after: u16,
    /// Whether the arbiter expelled the player.
    pub expelled: bool,
}

/// Points added to or deducted from a player in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointsPenalty {
    /// The round, from 1.
    pub round: u16,
    /// The points; negative if deducted.
    pub points: Points,
}

/// An entry: all data of one player in the event, except identity and the rounds played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enrolment {
    /// Its id.
    pub id: EntryId,
    /// The person.
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
    /// Groups for prizes.
    pub groups: Vec<String>,
    /// Whether the player is checked in.
    pub checked_in: bool,
    /// The player's fixed table.
    pub fixed_table: Option<u16>,
    /// The player's departure, if any.
    pub left: Option<Withdrawal>,
    /// Number of rounds paired when the player entered.
    pub since: u16,
    /// Requested byes, by round.
    pub byes: BTreeMap<u16, Bye>,
    /// Points added or deducted.
    pub penalties: Vec<PointsPenalty>,
}

impl Enrolment {
    /// Creates an entry after `since` paired rounds.
    pub(crate) fn new(id: EntryId, data: EntryData, since: u16) -> Self {
        let EntryData { person, fide_rating, national_rating, title, federation, sex, club, groups } = data;
        Self {
            id,
            person,
            fide_rating,
            national_rating,
            title,
            federation,
            sex,
            club,
            groups,
            checked_in: false,
            fixed_table: None,
            left: None,
            since,
            byes: BTreeMap::new(),
            penalties: Vec::new(),
        }
    }
}

/// A board of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundBoard {
    /// The table.
    pub table: u16,
    /// White.
    pub white: EntryId,
    /// Black.
    pub black: EntryId,
    /// The result, if there is one.
    pub result: Option<BoardResult>,
}

impl RoundBoard {
    /// Returns whether a player plays on it.
    pub fn has(&self, player: EntryId) -> bool {
        self.white == player || self.black == player
    }
}

/// Whether and how a round was paired by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Manual {
    /// Not paired by hand.
    #[default]
    No,
    /// Manual pairing is in progress.
    Open,
    /// Paired by hand; agrees with the engine.
    Same,
    /// Paired by hand; differs from the engine.
    Differs,
}

/// The stage of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RoundStage {
    /// Paired, visible to the arbiters only.
    Draft,
    /// Published.
    Published,
    /// Closed.
    Closed,
}

/// The engine's pairs with their colours, and the pairing-allocated bye.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EnginePairs {
    /// White and Black of each board.
    pub boards: Vec<(EntryId, EntryId)>,
    /// The bye.
    pub bye: Option<EntryId>,
}

/// A paired round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRound {
    /// Its number, from 1.
    pub number: u16,
    /// Its stage.
    pub stage: RoundStage,
    /// The boards in order.
    pub boards: Vec<RoundBoard>,
    /// The players who do not play.
    pub byes: Vec<RoundBye>,
    /// The engine's pairing; `None` if it finds none.
    pub engine: Option<EnginePairs>,
    /// Whether and how it was paired by hand.
    pub manual: Manual,
    /// Times of pairing, publishing and closing, in milliseconds since 1970; 0 if not yet.
    pub times: [i64; 3],
}

impl EventRound {
    /// Returns the board of a player.
    pub fn board_of(&self, player: EntryId) -> Option<&RoundBoard> {
        self.boards.iter().find(|board| board.has(player))
    }

    /// Returns the player with the pairing-allocated bye.
    pub fn bye(&self) -> Option<EntryId> {
        self.byes.iter().find(|bye| bye.bye == Bye::PairingAllocated).map(|bye| bye.player)
    }
}

/// A result reported by a player that awaits the arbiter's approval.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportedResult {
    /// The number of the act.
    pub number: u64,
    /// Time of the report.
    pub at_ms: i64,
    /// The round, from 1.
    pub round: u16,
    /// White.
    pub white: EntryId,
    /// The result.
    pub result: BoardResult,
    /// The side that reported it.
    pub side: Color,
}

/// A result that counts for the rating report only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingCorrection {
    /// The round, from 1.
    pub round: u16,
    /// White.
    pub white: EntryId,
    /// The result.
    pub result: BoardResult,
}

/// A comment for the report to FIDE (`###`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comment {
    /// FIDE mode was left.
    LeftFideMode {
        /// The round.
        round: u16,
        /// The reason.
        reason: String,
    },
    /// The number of rounds was changed.
    Rounds {
        /// The round.
        round: u16,
        /// The old number.
        from: u16,
        /// The new number.
        to: u16,
    },
    /// The tie-breaks were changed.
    TieBreaks {
        /// The round.
        round: u16,
        /// The old tie-breaks.
        from: String,
        /// The new tie-breaks.
        to: String,
    },
    /// A manual pairing differs from the engine's.
    ManualPairing {
        /// The round.
        round: u16,
        /// Number of boards that differ.
        boards: u16,
    },
    /// Players were kept apart after the first round.
    KeptApart {
        /// The round.
        round: u16,
    },
    /// A result of an earlier round was corrected.
    Corrected {
        /// The round of the result.
        round: u16,
        /// White's starting number.
        white: u16,
        /// Whether it applies to the rating report only.
        rating_only: bool,
    },
}

/// A recorded incident.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotedIncident {
    /// The number of the act.
    pub number: u64,
    /// Time of recording.
    pub at_ms: i64,
    /// Author of the note.
    pub by: String,
    /// The incident.
    pub incident: Incident,
}

/// The clock displayed in the hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer {
    /// Time it was started.
    pub started_ms: i64,
    /// Duration in seconds.
    pub seconds: u32,
}

/// The state of an event: entries, rounds, and related records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct EventState {
    /// Whether the event has been opened.
    pub opened: bool,
    /// Its settings.
    pub settings: EventSettings,
    /// The entries in the order of starting numbers.
    pub entries: Vec<Enrolment>,
    /// Starting numbers by entry id, 0 for none: an index of `entries`.
    pub(crate) numbers: Vec<u16>,
    /// The id of the next entry.
    pub next_entry: u16,
    /// Whether starting numbers were arranged after the last entry.
    pub arranged: bool,
    /// Groups of players who may not meet.
    pub apart: Vec<Vec<EntryId>>,
    /// The virtual points fixed when the first round was paired (C.04.7).
    pub accelerations: Vec<Acceleration>,
    /// The paired rounds.
    pub rounds: Vec<EventRound>,
    /// Reported results that await approval.
    pub slips: Vec<ReportedResult>,
    /// Results that count only for the rating report.
    pub rating_corrections: Vec<RatingCorrection>,
    /// Recorded incidents, including penalties.
    pub notes: Vec<NotedIncident>,
    /// Comments for the report.
    pub comments: Vec<Comment>,
    /// The hall timer.
    pub timer: Option<Timer>,
    /// Printed checkpoints: document, round, size.
    pub printed: Vec<(PrintedPaper, u16, u64)>,
    /// Whether the event is closed.
    pub closed: bool,
    /// The tournament derived from the rest, built on first use.
    pub(crate) tournament: Derived<Tournament>,
}

impl EventState {
    /// Returns the index of an entry in the order of starting numbers.
    pub fn place(&self, player: EntryId) -> Option<usize> {
        usize::from(*self.numbers.get(usize::from(player.0))?).checked_sub(1)
    }

    /// Rebuilds the index of starting numbers after entries were added, removed or reordered.
    pub(crate) fn index_entries(&mut self) {
        self.numbers.clear();
        for (entry, number) in self.entries.iter().zip(1..) {
            let at = usize::from(entry.id.0);
            if self.numbers.len() <= at {
                self.numbers.resize(at + 1, 0);
            }
            // Should two entries share an id, which no act produces, the first one counts.
            if let Some(known) = self.numbers.get_mut(at).filter(|known| **known == 0) {
                *known = number;
            }
        }
    }

    /// Returns an entry by id.
    pub fn entry(&self, player: EntryId) -> Option<&Enrolment> {
        self.entries.get(self.place(player)?)
    }

    /// Returns the entry with a starting number.
    pub fn numbered(&self, number: u16) -> Option<&Enrolment> {
        self.entries.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the entry at an index of the tournament.
    pub fn at(&self, ix: PlayerIx) -> Option<&Enrolment> {
        self.entries.get(ix.index())
    }

    /// Returns the starting number of an entry; 0 if there is none.
    pub fn number(&self, player: EntryId) -> u16 {
        self.place(player).map_or(0, |at| (at + 1) as u16)
    }

    /// Returns the entry of a person.
    pub fn entry_of(&self, person: &PersonId) -> Option<&Enrolment> {
        self.entries.iter().find(|entry| entry.person == *person)
    }

    /// Returns the rating that counts for an entry; 0 for none.
    pub fn rating(&self, entry: &Enrolment) -> u16 {
        self.settings.rating_method.rating(entry.fide_rating, entry.national_rating)
    }

    /// Returns the index of an entry among the players of the tournament.
    pub fn ix(&self, player: EntryId) -> Option<PlayerIx> {
        self.place(player).map(|at| PlayerIx(at as u32))
    }

    /// Returns the id of the entry at an index of the tournament.
    pub fn id(&self, ix: PlayerIx) -> Option<EntryId> {
        self.at(ix).map(|entry| entry.id)
    }

    /// Returns the open round, draft or published.
    pub fn open_round(&self) -> Option<&EventRound> {
        self.rounds.last().filter(|round| round.stage != RoundStage::Closed)
    }

    pub(crate) fn open_round_mut(&mut self) -> Option<&mut EventRound> {
        self.rounds.last_mut().filter(|round| round.stage != RoundStage::Closed)
    }

    /// Returns a round, from 1.
    pub fn round(&self, number: u16) -> Option<&EventRound> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the number of closed rounds, on which the standings are based.
    pub fn finished_rounds(&self) -> u16 {
        (self.rounds.len() - usize::from(self.open_round().is_some())) as u16
    }

    /// Returns the number of the open round, or else of the one to be paired next.
    pub fn current_round(&self) -> u16 {
        self.finished_rounds() + 1
    }

    /// Returns whether a round has been paired.
    pub fn has_begun(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// Returns whether the system pairs by score, so that players may enter late, be absent and request byes.
    pub fn is_swiss(&self) -> bool {
        matches!(self.settings.system, System::Dutch(_) | System::Swiss1985(_))
    }

    /// Returns the result of a game, if there is one.
    pub fn result(&self, round: u16, white: EntryId) -> Option<BoardResult> {
        self.round(round)?.boards.iter().find(|board| board.white == white)?.result
    }

    /// Returns the tables of the open round without a result, in order.
    pub fn missing_results(&self) -> Vec<u16> {
        let boards = self.open_round().map(|round| round.boards.as_slice()).unwrap_or_default();
        boards.iter().filter(|board| board.result.is_none()).map(|board| board.table).collect()
    }

    /// Counts the incidents of a kind recorded for a player.
    pub fn count(&self, player: EntryId, kind: IncidentKind) -> usize {
        self.notes.iter().filter(|note| note.incident.player == Some(player) && note.incident.kind == kind).count()
    }
}

/// An event and the acts that produced it.
#[derive(Clone, Debug, Default)]
pub struct EventHistory {
    /// The current state.
    pub event: EventState,
    /// All acts in order, including undone ones.
    pub history: Vec<Arc<RecordedAct>>,
}

impl EventHistory {
    /// Returns the number of the last act; 0 if there is none.
    pub fn number(&self) -> u64 {
        self.history.last().map_or(0, |done| done.number)
    }
}
