//! Refusals of acts of an event, each with its text and, where there is one, its provision.

mod texts;

use crate::warning::EventWarning;
use crate::words::fields;
use adoube_aggregate::Level;
use adoube_laws::Article;
use adoube_tournament::system::{RoundPairingError, RoundsRefusal};
use adoube_words::{Language, Text};
use std::fmt;

/// A field of a form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are the fields'")]
pub enum EventField {
    Name,
    Place,
    Federation,
    Zone,
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
    /// Returns its name.
    const fn text(self) -> Text {
        match self {
            Self::Name => fields::NAME,
            Self::Place => fields::PLACE,
            Self::Federation => fields::FEDERATION,
            Self::Zone => fields::ZONE,
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

    /// Returns the name used in forms and the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Place => "place",
            Self::Federation => "federation",
            Self::Zone => "zone",
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

/// The setting is fixed once the first round is paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FixedSetting {
    /// The pairing system.
    System,
    /// The acceleration.
    Baku,
    /// The colour of the first player.
    InitialColour,
    /// The rating that counts.
    RatingMethod,
    /// The number of rounds of a round robin or knockout.
    Rounds,
}

impl FixedSetting {
    /// Returns the name used in forms and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Baku => "baku",
            Self::InitialColour => "colour",
            Self::RatingMethod => "rating_method",
            Self::Rounds => "rounds",
        }
    }
}

/// The reason for a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventReason {
    /// The event has not been opened.
    NotOpened,
    /// The event is already open.
    AlreadyOpened,
    /// A text is missing, too long, or has control characters.
    BadText {
        /// The field.
        field: EventField,
        /// Maximum number of characters.
        max: usize,
    },
    /// A value is out of bounds.
    OutOfBounds {
        /// The field.
        field: EventField,
        /// The minimum.
        least: u32,
        /// The maximum.
        most: u32,
    },
    /// A field has too many values.
    TooMany {
        /// The field.
        field: EventField,
        /// The maximum.
        most: usize,
    },
    /// The handbook has no tie-breaks under this name.
    UnknownTieBreaks,
    /// The name of the time zone does not have the form of an IANA name.
    BadZone,
    /// The id of a person is empty, too long, or has invalid characters.
    BadId(EventField),
    /// The time control has no period, too many, or one out of bounds.
    BadRate,
    /// Too many tie-breaks, or one for teams.
    BadTieBreaks,
    /// The points are in the wrong order or out of bounds.
    BadPoints,
    /// The points of a penalty are zero or out of bounds.
    PenaltyPoints,
    /// The last day is before the first.
    Dates,
    /// Two draws would be worth more than a win and a loss.
    DrawsWorthMore,
    /// The bye would be worth more than a win.
    ByeWorthMore,
    /// Nothing would change.
    NothingChanges,
    /// The game already has the result that is to replace it.
    SameResult,
    /// The event is no longer in FIDE mode.
    NotInFideMode,
    /// The person has already entered.
    EnteredAlready,
    /// No such entry.
    UnknownEntry,
    /// The maximum number of entries is reached.
    TooManyEntries {
        /// The maximum of a tournament.
        most: usize,
        /// The maximum per act.
        list: usize,
    },
    /// The setting is fixed once the event has begun.
    Begun(FixedSetting),
    /// Entries cannot be deleted once the event has begun.
    TooLateToDelete,
    /// Starting numbers are fixed once the event has begun.
    TooLateToArrange,
    /// Entries are closed once an event other than a Swiss has begun.
    TooLate,
    /// Players cannot return to a knockout that has begun.
    TooLateToReturn,
    /// The order does not contain every player exactly once.
    BadOrder,
    /// Starting numbers must be arranged first.
    NotArranged,
    /// The player has left.
    HasLeft(u16),
    /// The player has not left.
    HasNotLeft(u16),
    /// The player is already checked in.
    CheckedInAlready(u16),
    /// The player is already marked absent.
    AbsentAlready(u16),
    /// Byes can be requested only for future rounds.
    RoundPast(u16),
    /// The tournament has no such round.
    NoSuchRound(u16),
    /// The player has not requested a bye for this round.
    NoSuchBye,
    /// A round robin has no byes.
    NoByesHere,
    /// The pairing-allocated bye cannot be requested.
    NotToBeAskedFor,
    /// At least two different players are needed.
    NotAGroup,
    /// The maximum number of forbidden pairings is reached.
    TooManyApart(usize),
    /// The pairing is not forbidden.
    NoSuchRule,
    /// The table belongs to another player.
    TableTaken(u16),
    /// No player can be paired in this round.
    NobodyToPair(u16),
    /// Baku acceleration does not fit the points or the system.
    NoBaku,
    /// No round is open.
    NoOpenRound,
    /// There is no draft.
    NoDraft,
    /// The round is not published.
    NotPublished,
    /// Manual pairing is in progress.
    ManualOpen,
    /// Manual pairing is not in progress.
    ManualNotOpen,
    /// The player is not in a pairing without a result.
    NotPaired(u16),
    /// A player cannot be swapped with themselves.
    SamePlayer,
    /// In a knockout only the two players of one match may be swapped.
    OnlyColours,
    /// A player is seated twice.
    SeatedTwice(u16),
    /// There is more than one pairing-allocated bye.
    TwoByes,
    /// The round has results.
    HasResults(u16),
    /// Boards of the round have no result.
    ResultsMissing {
        /// The round.
        round: u16,
        /// The numbers of the boards.
        boards: Vec<u16>,
    },
    /// The player did not have White.
    NotWhite {
        /// The player's starting number.
        number: u16,
        /// The round.
        round: u16,
    },
    /// There is no result to clear.
    NoResult,
    /// The game already has a result.
    HasResult,
    /// The two players cannot score more than one point together.
    ImpossibleResult,
    /// A player may report only a win, a draw or a loss.
    NotAPlayersResult,
    /// No reported result has that number.
    NoSuchSlip(u64),
    /// The game is not in that round.
    NotThisRound(u16),
    /// The round is not closed: enter the result instead of correcting it.
    NotClosedYet(u16),
    /// The event is closed.
    EventClosed,
    /// The event is still open.
    EventOpen,
    /// A round is open.
    RoundOpen(u16),
    /// The hall timer is not running.
    NoTimer,
    /// No act has that number.
    NoSuchAct(u64),
    /// The act has already been undone.
    Undone(u64),
    /// The act cannot be undone.
    NotUndoable(u64),
    /// A later act would become invalid.
    WouldBreak {
        /// The number of the later act.
        number: u64,
        /// Its description.
        title: Text,
        /// The reason it would be refused.
        why: Box<EventRefusal>,
    },
    /// The answers do not fit in a log entry.
    TooLarge,
}

/// A refusal of an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventRefusal {
    /// The pairing system finds no pairing.
    Pairing(RoundPairingError),
    /// The system does not support this number of rounds for this number of players.
    Rounds(RoundsRefusal),
    /// The act must be confirmed.
    Confirm {
        /// The required level.
        needed: Level,
        /// The warnings to confirm.
        warnings: Vec<EventWarning>,
    },
    /// Any other reason.
    Because(EventReason),
}

impl From<EventReason> for EventRefusal {
    fn from(reason: EventReason) -> Self {
        Self::Because(reason)
    }
}

impl From<RoundPairingError> for EventRefusal {
    fn from(reason: RoundPairingError) -> Self {
        Self::Pairing(reason)
    }
}

impl From<RoundsRefusal> for EventRefusal {
    fn from(refusal: RoundsRefusal) -> Self {
        Self::Rounds(refusal)
    }
}

impl EventRefusal {
    /// Returns the provision that supports it, if any.
    pub fn cites(&self) -> Option<Article> {
        match self {
            Self::Pairing(reason) => Some(reason.cites()),
            Self::Rounds(refusal) => Some(refusal.cites()),
            Self::Confirm { warnings, .. } => warnings.first().map(EventWarning::cites),
            Self::Because(reason) => texts::cites(reason),
        }
    }

    /// Returns the level required to confirm. At [`Level::Leave`] a confirmation is not enough: FIDE mode must be left
    /// first.
    pub fn needs(&self) -> Option<Level> {
        match self {
            Self::Confirm { needed, .. } => Some(*needed),
            _ => None,
        }
    }

    /// Returns the form field that it concerns.
    pub fn field(&self) -> Option<EventField> {
        match self {
            Self::Because(
                EventReason::BadText { field, .. }
                | EventReason::OutOfBounds { field, .. }
                | EventReason::TooMany { field, .. }
                | EventReason::BadId(field),
            ) => Some(*field),
            Self::Because(EventReason::BadRate) => Some(EventField::Rate),
            Self::Because(EventReason::BadTieBreaks | EventReason::UnknownTieBreaks) => Some(EventField::TieBreaks),
            Self::Because(EventReason::BadZone) => Some(EventField::Zone),
            Self::Because(EventReason::Dates) => Some(EventField::Dates),
            Self::Because(
                EventReason::DrawsWorthMore
                | EventReason::ByeWorthMore
                | EventReason::BadPoints
                | EventReason::PenaltyPoints,
            ) => Some(EventField::Scoring),
            Self::Because(EventReason::EnteredAlready) => Some(EventField::Person),
            Self::Because(EventReason::TableTaken(_)) => Some(EventField::Table),
            _ => None,
        }
    }

    /// Returns the refusal as sentences, without its provision.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Pairing(reason) => texts::pairing(reason, language),
            Self::Rounds(refusal) => texts::rounds(*refusal, language),
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
