//! An event as it stands. Each fact has one place here; the [tournament](EventState::tournament) is built from them.

use crate::act::{EntryData, EventAct, Incident, IncidentKind, PrintedPaper, RoundBye};
use crate::answer::EventAnswer;
use crate::derived::Derived;
use crate::ids::{EntryId, PersonId};
use crate::settings::EventSettings;
use adoube_aggregate::Recorded;
use adoube_tournament::{Acceleration, BoardResult, Bye, Color, PlayerIx, Points, Sex, System, Tournament};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An act of an event as the log holds it.
pub type RecordedAct = Recorded<EventAct, EventAnswer>;

/// A player who left the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Withdrawal {
    /// How many rounds were closed then.
    pub after: u16,
    /// Whether the arbiter expelled them.
    pub expelled: bool,
}

/// Points added to or taken from a player in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointsPenalty {
    /// The round, from 1.
    pub round: u16,
    /// How many; negative if taken.
    pub points: Points,
}

/// An entry: everything the event knows of one player, except who it is and what happened in the rounds.
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
    /// Whether the player is here.
    pub checked_in: bool,
    /// The table where the player always sits.
    pub fixed_table: Option<u16>,
    /// Whether and when the player left.
    pub left: Option<Withdrawal>,
    /// How many rounds were paired when the player entered.
    pub since: u16,
    /// Byes asked for, by round.
    pub byes: BTreeMap<u16, Bye>,
    /// Points added or taken.
    pub penalties: Vec<PointsPenalty>,
}

impl Enrolment {
    /// A new entry after some paired rounds.
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
    /// Whether somebody plays on it.
    pub fn has(&self, player: EntryId) -> bool {
        self.white == player || self.black == player
    }
}

/// How a round was paired by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Manual {
    /// It was not.
    #[default]
    No,
    /// It is being.
    Open,
    /// It was, and agrees with the engine.
    Same,
    /// It was, and differs from the engine.
    Differs,
}

/// How far a round has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RoundStage {
    /// Paired, and seen by the arbiters only.
    Draft,
    /// Published.
    Published,
    /// Closed.
    Closed,
}

/// Pairs with their colours, and the pairing-allocated bye.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EnginePairs {
    /// White and Black.
    pub boards: Vec<(EntryId, EntryId)>,
    /// The bye.
    pub bye: Option<EntryId>,
}

/// A round that was paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRound {
    /// Its number, from 1.
    pub number: u16,
    /// How far it has come.
    pub stage: RoundStage,
    /// The boards in order.
    pub boards: Vec<RoundBoard>,
    /// Those who do not play.
    pub byes: Vec<RoundBye>,
    /// The pairing of the engine; none if it finds nothing.
    pub engine: Option<EnginePairs>,
    /// Whether it was paired by hand.
    pub manual: Manual,
    /// When it was paired, published and closed, in milliseconds since 1970; 0 if not yet.
    pub times: [i64; 3],
}

impl EventRound {
    /// The board of a player.
    pub fn board_of(&self, player: EntryId) -> Option<&RoundBoard> {
        self.boards.iter().find(|board| board.has(player))
    }

    /// The pairing-allocated bye.
    pub fn bye(&self) -> Option<EntryId> {
        self.byes.iter().find(|bye| bye.bye == Bye::PairingAllocated).map(|bye| bye.player)
    }
}

/// A result that a player handed in and that waits for the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportedResult {
    /// The number of the act.
    pub number: u64,
    /// When.
    pub at_ms: i64,
    /// The round, from 1.
    pub round: u16,
    /// White.
    pub white: EntryId,
    /// The result.
    pub result: BoardResult,
    /// Who handed it in.
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
        /// In which round.
        round: u16,
        /// Why.
        reason: String,
    },
    /// The number of rounds was changed.
    Rounds {
        /// In which round.
        round: u16,
        /// From.
        from: u16,
        /// To.
        to: u16,
    },
    /// Other tie-breaks.
    TieBreaks {
        /// In which round.
        round: u16,
        /// From.
        from: String,
        /// To.
        to: String,
    },
    /// A pairing made by hand that is not the engine's.
    ManualPairing {
        /// The round.
        round: u16,
        /// How many boards differ.
        boards: u16,
    },
    /// Players were kept apart after the first round.
    KeptApart {
        /// In which round.
        round: u16,
    },
    /// A result of an earlier round was corrected.
    Corrected {
        /// The round of the result.
        round: u16,
        /// White's starting number.
        white: u16,
        /// Whether for the rating report only.
        rating_only: bool,
    },
}

/// An incident as it was noted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotedIncident {
    /// The number of the act.
    pub number: u64,
    /// When.
    pub at_ms: i64,
    /// By whom.
    pub by: String,
    /// What.
    pub incident: Incident,
}

/// The clock that the hall sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer {
    /// When it was started.
    pub started_ms: i64,
    /// How long it runs, in seconds.
    pub seconds: u32,
}

/// An event as it stands: entries, rounds, and what happens around them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct EventState {
    /// Whether it has been opened.
    pub opened: bool,
    /// Its settings.
    pub settings: EventSettings,
    /// The entries in the order of starting numbers.
    pub entries: Vec<Enrolment>,
    /// The starting number of each entry by its id, or 0: an index of `entries`.
    pub(crate) numbers: Vec<u16>,
    /// The id of the next entry.
    pub next_entry: u16,
    /// Whether starting numbers have been arranged since the last entry.
    pub arranged: bool,
    /// Players who may not meet.
    pub apart: Vec<Vec<EntryId>>,
    /// The virtual points that were fixed when the first round was paired (C.04.7).
    pub accelerations: Vec<Acceleration>,
    /// The rounds that were paired.
    pub rounds: Vec<EventRound>,
    /// Results that wait for the arbiter.
    pub slips: Vec<ReportedResult>,
    /// Results for the rating report only.
    pub rating_corrections: Vec<RatingCorrection>,
    /// Incidents that the arbiters noted, penalties among them.
    pub notes: Vec<NotedIncident>,
    /// Comments for the report.
    pub comments: Vec<Comment>,
    /// The hall's clock.
    pub timer: Option<Timer>,
    /// Checkpoints that were printed: paper, round, size.
    pub printed: Vec<(PrintedPaper, u16, u64)>,
    /// Whether the event is closed.
    pub closed: bool,
    /// The tournament that follows from the rest, built when it is first asked for.
    pub(crate) tournament: Derived<Tournament>,
}

impl EventState {
    /// The place of an entry in the order of starting numbers.
    pub fn place(&self, player: EntryId) -> Option<usize> {
        usize::from(*self.numbers.get(usize::from(player.0))?).checked_sub(1)
    }

    /// Makes the index of starting numbers anew, after entries were added, removed or put in another order.
    pub(crate) fn index_entries(&mut self) {
        self.numbers.clear();
        for (entry, number) in self.entries.iter().zip(1..) {
            let at = usize::from(entry.id.0);
            if self.numbers.len() <= at {
                self.numbers.resize(at + 1, 0);
            }
            // If two had one id, which no act makes, the first would be meant.
            if let Some(known) = self.numbers.get_mut(at).filter(|known| **known == 0) {
                *known = number;
            }
        }
    }

    /// An entry.
    pub fn entry(&self, player: EntryId) -> Option<&Enrolment> {
        self.entries.get(self.place(player)?)
    }

    /// The entry with a starting number.
    pub fn numbered(&self, number: u16) -> Option<&Enrolment> {
        self.entries.get(usize::from(number).checked_sub(1)?)
    }

    /// The entry at a place of the tournament.
    pub fn at(&self, ix: PlayerIx) -> Option<&Enrolment> {
        self.entries.get(ix.index())
    }

    /// The starting number of an entry; 0 if there is none.
    pub fn number(&self, player: EntryId) -> u16 {
        self.place(player).map_or(0, |at| (at + 1) as u16)
    }

    /// The entry of a person.
    pub fn entry_of(&self, person: &PersonId) -> Option<&Enrolment> {
        self.entries.iter().find(|entry| entry.person == *person)
    }

    /// The rating that counts for an entry; 0 for none.
    pub fn rating(&self, entry: &Enrolment) -> u16 {
        self.settings.rating_method.rating(entry.fide_rating, entry.national_rating)
    }

    /// The place of an entry among the players of the tournament.
    pub fn ix(&self, player: EntryId) -> Option<PlayerIx> {
        self.place(player).map(|at| PlayerIx(at as u32))
    }

    /// The id of the entry at a place of the tournament.
    pub fn id(&self, ix: PlayerIx) -> Option<EntryId> {
        self.at(ix).map(|entry| entry.id)
    }

    /// The round that is open, as a draft or published.
    pub fn open_round(&self) -> Option<&EventRound> {
        self.rounds.last().filter(|round| round.stage != RoundStage::Closed)
    }

    pub(crate) fn open_round_mut(&mut self) -> Option<&mut EventRound> {
        self.rounds.last_mut().filter(|round| round.stage != RoundStage::Closed)
    }

    /// A round, from 1.
    pub fn round(&self, number: u16) -> Option<&EventRound> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// How many rounds are closed. The standings are of these.
    pub fn finished_rounds(&self) -> u16 {
        (self.rounds.len() - usize::from(self.open_round().is_some())) as u16
    }

    /// The round that is open, or else the one to be paired next.
    pub fn current_round(&self) -> u16 {
        self.finished_rounds() + 1
    }

    /// Whether a round has been paired.
    pub fn has_begun(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// Whether the system pairs by scores, so that players may enter late, be absent and ask for byes.
    pub fn is_swiss(&self) -> bool {
        matches!(self.settings.system, System::Dutch(_) | System::Swiss1985(_))
    }

    /// The result of a game, if there is one.
    pub fn result(&self, round: u16, white: EntryId) -> Option<BoardResult> {
        self.round(round)?.boards.iter().find(|board| board.white == white)?.result
    }

    /// The tables of the open round whose games have no result yet, in order.
    pub fn missing_results(&self) -> Vec<u16> {
        let boards = self.open_round().map(|round| round.boards.as_slice()).unwrap_or_default();
        boards.iter().filter(|board| board.result.is_none()).map(|board| board.table).collect()
    }

    /// How often something was noted of a player.
    pub fn count(&self, player: EntryId, kind: IncidentKind) -> usize {
        self.notes.iter().filter(|note| note.incident.player == Some(player) && note.incident.kind == kind).count()
    }
}

/// An event and the acts that led to it.
#[derive(Clone, Debug, Default)]
pub struct EventHistory {
    /// The event as it stands.
    pub event: EventState,
    /// All acts in order, including those that were undone.
    pub history: Vec<Arc<RecordedAct>>,
}

impl EventHistory {
    /// The number of the last act; 0 if nothing was done.
    pub fn number(&self) -> u64 {
        self.history.last().map_or(0, |done| done.number)
    }
}
