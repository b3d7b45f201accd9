//! Why an act of an event is refused: in words, with the provision where there is one.

use super::refusal_texts as texts;
use super::warning::Warning;
use adoube_aggregate::Level;
use adoube_laws::{Article, Language};
use adoube_tournament::acts as inner;
use std::fmt;

/// A field that a person fills in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are the fields'")]
pub enum Field {
    Name,
    Place,
    Federation,
    Dates,
    Schedule,
    Arbiter,
    Deputies,
    Rounds,
    Rate,
    DefaultTime,
    TieBreaks,
    Scoring,
    RatingList,
    BroadcastDelay,
    Regulations,
    Person,
    Rating,
    Title,
    Club,
    Groups,
    Reason,
    Article,
    Text,
    Table,
    Timer,
    By,
}

impl Field {
    /// The name that forms and the API use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Place => "place",
            Self::Federation => "federation",
            Self::Dates => "dates",
            Self::Schedule => "schedule",
            Self::Arbiter => "arbiter",
            Self::Deputies => "deputies",
            Self::Rounds => "rounds",
            Self::Rate => "rate",
            Self::DefaultTime => "default_time_min",
            Self::TieBreaks => "tie_breaks",
            Self::Scoring => "scoring",
            Self::RatingList => "rating_list",
            Self::BroadcastDelay => "broadcast_delay_s",
            Self::Regulations => "regulations",
            Self::Person => "person",
            Self::Rating => "rating",
            Self::Title => "title",
            Self::Club => "club",
            Self::Groups => "groups",
            Self::Reason => "reason",
            Self::Article => "article",
            Self::Text => "text",
            Self::Table => "table",
            Self::Timer => "seconds",
            Self::By => "by",
        }
    }
}

/// Why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A text is missing, too long, or has control characters.
    BadText {
        /// Which.
        field: Field,
        /// The most characters.
        max: usize,
    },
    /// A value is out of bounds.
    OutOfBounds {
        /// Which.
        field: Field,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A value that has no meaning.
    NoMeaning(Field),
    /// The last day is before the first.
    Dates,
    /// Two draws would be worth more than a win and a loss.
    DrawsWorthMore,
    /// The bye would be worth more than a win.
    ByeWorthMore,
    /// Nothing would change.
    NothingChanges,
    /// The event has been left by FIDE mode already.
    NotInFideMode,
    /// The person has entered already.
    EnteredAlready,
    /// No such entry.
    UnknownEntry,
    /// No more entries fit.
    TooManyEntries,
    /// The event has begun.
    Begun,
    /// The order does not name everybody once.
    BadOrder,
    /// Starting numbers have to be arranged first.
    NotArranged,
    /// The player has left.
    HasLeft(u16),
    /// The player has not left.
    HasNotLeft(u16),
    /// The player is checked in, or is not.
    CheckInSame(u16),
    /// Byes are for rounds to come.
    RoundPast(u16),
    /// The tournament has no such round.
    NoSuchRound(u16),
    /// Nobody asked for that bye.
    NoSuchBye,
    /// Everybody meets everybody: no byes.
    NoByesHere,
    /// At least two players are needed, each once.
    NotAGroup,
    /// There is no such rule.
    NoSuchRule,
    /// Another player sits at that table.
    TableTaken(u16),
    /// No draft.
    NoDraft,
    /// The round is not published.
    NotPublished,
    /// The phase of pairing by hand is open.
    ManualOpen,
    /// It is not open.
    ManualNotOpen,
    /// A player is seated twice.
    SeatedTwice(u16),
    /// More than one pairing-allocated bye.
    TwoByes,
    /// No result is there to be cleared.
    NoResult,
    /// The game has a result.
    HasResult,
    /// Both cannot have more than a point between them.
    ImpossibleResult,
    /// A player may hand in a win, a draw or a loss only.
    NotAPlayersResult,
    /// No result waits under that number.
    NoSuchSlip(u64),
    /// The game is not in that round.
    NotThisRound(u16),
    /// The round is not closed: results are entered, not corrected.
    NotClosedYet(u16),
    /// The event is closed.
    EventClosed,
    /// The event is not closed.
    EventOpen,
    /// A round is open.
    RoundOpen(u16),
    /// The clock does not run.
    NoTimer,
    /// No act has that number.
    NoSuchAct(u64),
    /// The act has been undone.
    Undone(u64),
    /// The act cannot be undone.
    NotUndoable(u64),
    /// An act after it would become impossible.
    WouldBreak {
        /// Which act would.
        number: u64,
        /// What it is.
        title: &'static adoube_laws::Text,
        /// Why.
        why: Box<Refusal>,
    },
    /// The answers no longer fit in an entry of the record.
    TooLarge,
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules of the tournament refuse it.
    Tournament(inner::Refusal),
    /// It has to be confirmed.
    Confirm {
        /// To what level.
        needed: Level,
        /// Of what the arbiter is warned.
        warnings: Vec<Warning>,
    },
    /// Anything else.
    Because(Reason),
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self::Because(reason)
    }
}

impl From<inner::Refusal> for Refusal {
    fn from(refusal: inner::Refusal) -> Self {
        Self::Tournament(refusal)
    }
}

impl Refusal {
    /// The provision it rests on, if there is one.
    pub fn cites(&self) -> Option<Article> {
        match self {
            Self::Tournament(refusal) => Some(refusal.cites),
            Self::Confirm { warnings, .. } => warnings.first().map(Warning::cites),
            Self::Because(reason) => texts::cites(reason),
        }
    }

    /// The level to be confirmed. At [`Level::Leave`] confirming is not enough: FIDE mode has to be left first.
    pub fn needs(&self) -> Option<Level> {
        match self {
            Self::Confirm { needed, .. } => Some(*needed),
            _ => None,
        }
    }

    /// The field of the form that it is about.
    pub fn field(&self) -> Option<Field> {
        match self {
            Self::Because(
                Reason::BadText { field, .. } | Reason::OutOfBounds { field, .. } | Reason::NoMeaning(field),
            ) => Some(*field),
            Self::Because(Reason::Dates) => Some(Field::Dates),
            Self::Because(Reason::DrawsWorthMore | Reason::ByeWorthMore) => Some(Field::Scoring),
            Self::Because(Reason::EnteredAlready) => Some(Field::Person),
            Self::Because(Reason::TableTaken(_)) => Some(Field::Table),
            _ => None,
        }
    }

    /// The refusal in words.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Tournament(refusal) => refusal.text(language),
            Self::Confirm { needed, warnings } => texts::confirm(*needed, warnings, language),
            Self::Because(reason) => texts::reason(reason, language),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for Refusal {}
