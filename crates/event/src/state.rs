//! An event as it stands.

use super::act::{Act, Incident, RoundBye};
use super::answer::Answer;
use super::ids::{EntryId, PersonId};
use super::settings::Settings;
use adoube_aggregate::Recorded;
use adoube_tournament::acts::{self as inner, BoardResult};
use adoube_tournament::{Bye, Colour, PlayerIx, Tournament};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An act of an event as it was done.
pub type EventDone = Recorded<Act, Answer>;

/// Whether somebody has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// How many rounds were closed then.
    pub after: u16,
    /// Whether the arbiter expelled them.
    pub expelled: bool,
}

/// An entry: what the tournament does not know of a player. Rating, title, federation and sex stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enrolment {
    /// Which.
    pub id: EntryId,
    /// Who.
    pub person: PersonId,
    /// FIDE rating; 0 for none.
    pub fide_rating: u16,
    /// National rating; 0 for none.
    pub national_rating: u16,
    /// Club.
    pub club: String,
    /// Groups for prizes.
    pub groups: Vec<String>,
    /// Whether the player is here.
    pub checked_in: bool,
    /// The table where the player always sits.
    pub fixed_table: Option<u16>,
    /// Whether and when the player left.
    pub left: Option<Left>,
    /// The round after which the player entered; 0 if before the first.
    pub since: u16,
}

/// A board of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The table.
    pub table: u16,
    /// White.
    pub white: EntryId,
    /// Black.
    pub black: EntryId,
}

impl Board {
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
pub enum Stage {
    /// Paired, and seen by the arbiters only.
    Draft,
    /// Published.
    Published,
    /// Closed.
    Closed,
}

/// Pairs with their colours, and the pairing-allocated bye.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairs {
    /// White and Black.
    pub boards: Vec<(EntryId, EntryId)>,
    /// The bye.
    pub bye: Option<EntryId>,
}

/// A round that was paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its number, from 1.
    pub number: u16,
    /// How far it has come.
    pub stage: Stage,
    /// The boards in order.
    pub boards: Vec<Board>,
    /// Who does not play.
    pub byes: Vec<RoundBye>,
    /// What the engine pairs; none if it finds nothing.
    pub engine: Option<Pairs>,
    /// Whether it was paired by hand.
    pub manual: Manual,
    /// When it was paired, published and closed, in milliseconds since 1970; 0 if not yet.
    pub times: [i64; 3],
}

impl Round {
    /// The board of a player.
    pub fn board_of(&self, player: EntryId) -> Option<&Board> {
        self.boards.iter().find(|board| board.has(player))
    }

    /// The pairing-allocated bye.
    pub fn bye(&self) -> Option<EntryId> {
        self.byes.iter().find(|bye| bye.bye == Bye::PairingAllocated).map(|bye| bye.player)
    }
}

/// A result that a player handed in and that waits for the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slip {
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
    pub side: Colour,
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

/// What the report to FIDE has to say (`###`).
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

/// A penalty with its reason; the points stand in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
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

/// An event as it stands: the tournament, and what happens around it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Event {
    /// Whether it has been opened.
    pub opened: bool,
    /// Its settings.
    pub settings: Settings,
    /// Whether FIDE mode is on.
    pub fide_mode: bool,
    /// The tournament: players in the order of starting numbers, names empty.
    pub inner: inner::State,
    /// The entries, in the same order as the tournament's players.
    pub entries: Vec<Enrolment>,
    /// For each entry's id its starting number, or 0: whatever follows from the order of `entries`.
    pub(super) numbers: Vec<u16>,
    /// The id of the next entry.
    pub next_entry: u16,
    /// Whether starting numbers have been arranged since the last entry.
    pub arranged: bool,
    /// Byes asked for: round and player.
    pub asked: BTreeMap<(u16, EntryId), Bye>,
    /// Players who may not meet.
    pub apart: Vec<Vec<EntryId>>,
    /// The rounds that were paired.
    pub rounds: Vec<Round>,
    /// Results that wait for the arbiter.
    pub slips: Vec<Slip>,
    /// Results for the rating report only.
    pub rating_corrections: Vec<RatingCorrection>,
    /// What the arbiters noted, penalties among it.
    pub notes: Vec<Noted>,
    /// What the report has to say.
    pub comments: Vec<Comment>,
    /// The hall's clock.
    pub timer: Option<Timer>,
    /// Checkpoints that were printed: paper, round, size.
    pub printed: Vec<(super::act::Paper, u16, u64)>,
    /// Whether the event is closed.
    pub closed: bool,
}

impl Event {
    /// The tournament as it stands, without names.
    pub fn tournament(&self) -> &Tournament {
        &self.inner.tournament
    }

    /// The place of an entry in the order of starting numbers.
    pub fn place(&self, player: EntryId) -> Option<usize> {
        usize::from(*self.numbers.get(usize::from(player.0))?).checked_sub(1)
    }

    /// Notes the places of the entries from one on, after they were added or put in another order.
    pub(super) fn note_places(&mut self, from: usize) {
        if from == 0 {
            self.numbers.clear();
        }
        for (place, entry) in self.entries.iter().enumerate().skip(from) {
            let at = usize::from(entry.id.0);
            if self.numbers.len() <= at {
                self.numbers.resize(at + 1, 0);
            }
            // Of two with one id, which no act makes, the first is meant.
            if let Some(noted) = self.numbers.get_mut(at).filter(|noted| **noted == 0) {
                *noted = (place + 1) as u16;
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

    /// The starting number of an entry; 0 if there is none.
    pub fn number(&self, player: EntryId) -> u16 {
        self.place(player).map_or(0, |at| (at + 1) as u16)
    }

    /// The entry of a person.
    pub fn entry_of(&self, person: &PersonId) -> Option<&Enrolment> {
        self.entries.iter().find(|entry| entry.person == *person)
    }

    /// The place of an entry among the players of the tournament.
    pub fn ix(&self, player: EntryId) -> Option<PlayerIx> {
        self.place(player).map(|at| PlayerIx(at as u32))
    }

    /// The entry at a place of the tournament.
    pub fn id(&self, ix: PlayerIx) -> Option<EntryId> {
        self.entries.get(ix.index()).map(|entry| entry.id)
    }

    /// The round that is open, as a draft or published.
    pub fn open_round(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.stage != Stage::Closed)
    }

    pub(crate) fn open_round_mut(&mut self) -> Option<&mut Round> {
        self.rounds.last_mut().filter(|round| round.stage != Stage::Closed)
    }

    /// A round, from 1.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// The round that is open, or else the one to be paired next.
    pub fn current_round(&self) -> u16 {
        self.inner.current_round()
    }

    /// Whether a round has been paired.
    pub fn has_begun(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// The result of a game, if there is one.
    pub fn result(&self, round: u16, white: EntryId) -> Option<BoardResult> {
        use adoube_tournament::{Entry, Forfeit, Rated};
        let at = usize::from(round).checked_sub(1)?;
        let entries = |ix: PlayerIx| self.tournament().player(ix).and_then(|p| p.entries.get(at));
        let own = entries(self.ix(white)?)?;
        let other = entries(own.opponent()?)?;
        match (own, other) {
            (Entry::Game { outcome: w, rated, .. }, Entry::Game { outcome: b, .. }) => Some(match rated {
                Rated::Yes => BoardResult::Played(*w, *b),
                Rated::No => BoardResult::Unrated(*w, *b),
            }),
            (Entry::Forfeit { forfeit: w, .. }, Entry::Forfeit { forfeit: b, .. }) => Some(match (w, b) {
                (Forfeit::Won, _) => BoardResult::BlackAbsent,
                (Forfeit::Lost, Forfeit::Won) => BoardResult::WhiteAbsent,
                (Forfeit::Lost, Forfeit::Lost) => BoardResult::BothAbsent,
            }),
            _ => None,
        }
    }
}

/// An event, and how it came to stand so.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// As it stands.
    pub event: Event,
    /// Everything that was done, the undone included.
    pub history: Vec<Arc<EventDone>>,
}

impl State {
    /// The number of the last act; 0 if nothing was done.
    pub fn number(&self) -> u64 {
        self.history.last().map_or(0, |done| done.number)
    }
}
