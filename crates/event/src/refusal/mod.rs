//! Why an act of an event is refused: in words, with the provision where there is one.

mod texts;

use crate::warning::EventWarning;
use crate::words::fields;
use adoube_aggregate::Level;
use adoube_laws::Article;
use adoube_tournament::system::{NotPaired, RoundsRefusal};
use adoube_words::{Language, Text};
use std::fmt;

/// A field that a person fills in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are the fields'")]
pub enum EventField {
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

impl EventField {
    /// Its name.
    const fn text(self) -> Text {
        match self {
            Self::Name => fields::NAME,
            Self::Place => fields::PLACE,
            Self::Federation => fields::FEDERATION,
            Self::Dates => fields::DATES,
            Self::Schedule => fields::SCHEDULE,
            Self::Arbiter => fields::ARBITER,
            Self::Deputies => fields::DEPUTIES,
            Self::Rounds => fields::ROUNDS,
            Self::Rate => fields::RATE,
            Self::DefaultTime => fields::DEFAULT_TIME,
            Self::TieBreaks => fields::TIE_BREAKS,
            Self::Scoring => fields::SCORING,
            Self::RatingList => fields::RATING_LIST,
            Self::BroadcastDelay => fields::BROADCAST_DELAY,
            Self::Regulations => fields::REGULATIONS,
            Self::Person => fields::PERSON,
            Self::Rating => fields::RATING,
            Self::Title => fields::TITLE,
            Self::Club => fields::CLUB,
            Self::Groups => fields::GROUPS,
            Self::Reason => fields::REASON,
            Self::Article => fields::ARTICLE,
            Self::Text => fields::TEXT,
            Self::Table => fields::TABLE,
            Self::Timer => fields::TIMER,
            Self::By => fields::BY,
        }
    }

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
pub enum EventReason {
    /// The event has not been opened.
    NotOpened,
    /// It has been opened already.
    AlreadyOpened,
    /// A text is missing, too long, or has control characters.
    BadText {
        /// Which.
        field: EventField,
        /// The most characters.
        max: usize,
    },
    /// A value is out of bounds.
    OutOfBounds {
        /// Which.
        field: EventField,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A value that has no meaning.
    NoMeaning(EventField),
    /// The last day is before the first.
    Dates,
    /// Two draws would be worth more than a win and a loss.
    DrawsWorthMore,
    /// The bye would be worth more than a win.
    ByeWorthMore,
    /// Nothing would change.
    NothingChanges,
    /// The event is not in FIDE mode any more.
    NotInFideMode,
    /// The person has entered already.
    EnteredAlready,
    /// No such entry.
    UnknownEntry,
    /// No more entries fit.
    TooManyEntries,
    /// The event has begun.
    Begun,
    /// The field is closed once the event has begun.
    TooLate,
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
    /// The pairing-allocated bye cannot be asked for.
    NotToBeAskedFor,
    /// At least two players are needed, each once.
    NotAGroup,
    /// There is no such rule.
    NoSuchRule,
    /// Another player sits at that table.
    TableTaken(u16),
    /// Nobody can be paired.
    NobodyToPair,
    /// Baku acceleration does not fit the points or the system.
    NoBaku,
    /// No round is open.
    NoOpenRound,
    /// No draft.
    NoDraft,
    /// The round is not published.
    NotPublished,
    /// The phase of pairing by hand is open.
    ManualOpen,
    /// It is not open.
    ManualNotOpen,
    /// The player is in no pairing without result.
    NotPaired(u16),
    /// In a knockout only the two of one match may be swapped.
    OnlyColours,
    /// A player is seated twice.
    SeatedTwice(u16),
    /// More than one pairing-allocated bye.
    TwoByes,
    /// The round has results.
    HasResults(u16),
    /// White players whose results are missing.
    ResultsMissing(Vec<u16>),
    /// The player did not have White.
    NotWhite {
        /// The player's starting number.
        number: u16,
        /// The round.
        round: u16,
    },
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
        title: Text,
        /// Why.
        why: Box<EventRefusal>,
    },
    /// The answers no longer fit in an entry of the record.
    TooLarge,
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventRefusal {
    /// The pairing system finds no pairing.
    Pairing(NotPaired),
    /// The system has no such number of rounds for so many players.
    Rounds(RoundsRefusal),
    /// It has to be confirmed.
    Confirm {
        /// To what level.
        needed: Level,
        /// Of what the arbiter is warned.
        warnings: Vec<EventWarning>,
    },
    /// Anything else.
    Because(EventReason),
}

impl From<EventReason> for EventRefusal {
    fn from(reason: EventReason) -> Self {
        Self::Because(reason)
    }
}

impl From<NotPaired> for EventRefusal {
    fn from(reason: NotPaired) -> Self {
        Self::Pairing(reason)
    }
}

impl From<RoundsRefusal> for EventRefusal {
    fn from(refusal: RoundsRefusal) -> Self {
        Self::Rounds(refusal)
    }
}

impl EventRefusal {
    /// The provision it rests on, if there is one.
    pub fn cites(&self) -> Option<Article> {
        match self {
            Self::Pairing(reason) => Some(reason.cites()),
            Self::Rounds(refusal) => Some(refusal.cites()),
            Self::Confirm { warnings, .. } => warnings.first().map(EventWarning::cites),
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
    pub fn field(&self) -> Option<EventField> {
        match self {
            Self::Because(
                EventReason::BadText { field, .. }
                | EventReason::OutOfBounds { field, .. }
                | EventReason::NoMeaning(field),
            ) => Some(*field),
            Self::Because(EventReason::Dates) => Some(EventField::Dates),
            Self::Because(EventReason::DrawsWorthMore | EventReason::ByeWorthMore) => Some(EventField::Scoring),
            Self::Because(EventReason::EnteredAlready) => Some(EventField::Person),
            Self::Because(EventReason::TableTaken(_)) => Some(EventField::Table),
            _ => None,
        }
    }

    /// The refusal in words.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Pairing(reason) => reason.sentence(language),
            Self::Rounds(refusal) => refusal.sentence(language),
            Self::Confirm { needed, warnings } => texts::confirm(*needed, warnings, language),
            Self::Because(reason) => texts::reason(reason, language),
        }
    }
}

impl fmt::Display for EventRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for EventRefusal {}
