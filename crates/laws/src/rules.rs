//! The parameters in which the editions differ, for one game: builds one [`Rules`] value from edition, kind of play,
//! supervision and the event's regulations.
//!
//! Each section is a table with one constant per edition, which lists only that edition's changes. A new edition is one
//! more constant in each section; engines stay unchanged.

mod adjournment;
mod clock;
mod conduct;
mod draws;
mod ending;
mod formulas;
mod guidelines;
mod irregular;
mod offences;
mod penalty;
mod quick;
mod recording;
mod regulations;
mod touch;

use crate::{Article, Edition};

pub use adjournment::{
    AdjournmentRules, EnvelopeInscription, LateSealer, SealedFaults, Sealing, SessionNotice, WrongTimes,
};
pub use clock::{
    BothAbsent, BothFlags, BothLate, Clock, DefaultTime, DefectReport, Disturbance, FlagFallen, Floor, NeedsNoPress,
    PlayerStop, TimeClaim, WrongSettingRemedy,
};
pub use conduct::{
    Assistance, BreachPenalties, ConductRules, Device, FairPlay, PENALTIES, PenaltyKind, PenaltyMenu, RefusingTheLaws,
    Signals, SpecialBoard,
};
pub use draws::{
    ClaimLost, ClaimStops, ClaimVerifier, Draws, EarlyOffer, EndsOffer, Identity, ImproperOffer, Intended, WrongClaim,
};
pub use ending::{BothLose, DeadPosition, Ending, How, Limit, Losing, MaterialDraw, Proviso, Scores};
pub use formulas::{
    HundredMoveEnding, PawnLimits, RookPawns, TWO_KNIGHTS_PAWN_LIMITS, WRONG_ROOK_PAWNS, proportional_time,
};
pub use guidelines::{Announced, Quickplay};
pub use irregular::{Actionable, CannotRestore, Irregular, KnockedOver, TimesAfterRestoring, Window};
pub use offences::{ActionableFrom, FirstOffence, Ladder, Offence, OffenceRule, Offences, Repair};
pub use quick::{CallsFlag, Quick, TimeBounds};
pub use recording::{
    CatchUpBoth, CatchUpOne, CountUnknown, Exemption, Medium, NotedFirst, Noting, Recording, RefusingToRecord, Signing,
    TimeLeft, WritingFirst,
};
pub use regulations::{
    CountingIn2017, DevicePenalty, DeviceStorage, DrawOffers, Leaving, QuickplayGuideline, Regulations, ResultPoints,
    SupervisedBlitzPenalty,
};
pub use touch::{
    Adjusting, BothColours, Complaint, Contact, KingAndRook, PromotionFinal, PromotionProcedure, Touch, UnknownOrder,
    VainCastling,
};

/// A parameter's value in one edition, with the edition's own articles that set it.
///
/// Rulings cite the first article. There is none where the edition has no rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param<T> {
    /// The value in force.
    pub value: T,
    /// The articles, by the edition's own numbers.
    pub articles: &'static [&'static str],
}

impl<T> Param<T> {
    /// Returns the number to cite in a ruling.
    pub fn article(&self) -> Option<&'static str> {
        self.articles.first().copied()
    }
}

/// A rule that is the same in every edition that has it: only its article differs.
pub type Cited = Param<()>;

const fn by<T>(value: T, articles: &'static [&'static str]) -> Param<T> {
    Param { value, articles }
}

const fn cited(articles: &'static [&'static str]) -> Cited {
    by((), articles)
}

/// The kind of play, by the time a player has (A.1, B.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Play {
    /// An hour or more.
    #[default]
    Standard,
    /// More than ten minutes and less than an hour.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

impl Play {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// Returns the kind by A.1 and B.1: the time for all moves plus sixty times the increment. 1985 has only standard
    /// play.
    ///
    /// ```
    /// use adoube_laws::{Edition, Play};
    /// assert_eq!(Play::of(Edition::E2023, 10 * 60, 0), Play::Blitz);
    /// assert_eq!(Play::of(Edition::E2023, 10 * 60, 1), Play::Rapid);
    /// assert_eq!(Play::of(Edition::E2023, 50 * 60, 10), Play::Standard);
    /// ```
    pub fn of(edition: Edition, base_s: u32, increment_s: u32) -> Self {
        let quick = quick::bounds(edition);
        let total_s = u64::from(base_s) + 60 * u64::from(increment_s);
        match quick {
            Some(bounds) if total_s <= u64::from(bounds.blitz_up_to_s) => Self::Blitz,
            Some(bounds) if total_s < u64::from(bounds.rapid_below_s) => Self::Rapid,
            _ => Self::Standard,
        }
    }
}

/// The level of supervision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Supervision {
    /// Enough arbiters, and every game recorded: in rapid and blitz the Competition Rules apply.
    #[default]
    Full,
    /// Fewer arbiters: rapid and blitz have separate rules.
    Basic,
    /// No arbiter at the event; otherwise like basic.
    NoArbiter,
}

/// The body of rules for a rapid or blitz game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Block {
    /// The Competition Rules, as in standard play.
    Competition,
    /// The rules for too few arbiters (2023: A.5 and B.3; before: A.4 and B.4).
    Basic,
}

/// The rules of a game that differ between editions.
///
/// ```
/// use adoube_laws::{Article, Edition, FirstOffence, Offence, Play, Regulations, Rules, Supervision};
/// let rules = Rules::new(Edition::E2023, Play::Rapid, Supervision::Basic, Regulations::default());
/// let offence = rules.offences.rule(Offence::IllegalMove);
/// assert_eq!(offence.first.value, FirstOffence::OpponentGains { seconds: 60 });
/// assert_eq!(offence.first.article(), Some("A.3"));
/// assert_eq!(rules.cite(Article::new("6.9")), Some("6.9"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    edition: Edition,
    play: Play,
    supervision: Supervision,
    regulations: Regulations,
    /// The end of the game (Articles 1, 5, 6.9, 9.6, 10).
    pub ending: &'static Ending,
    /// Touching and moving (Article 4).
    pub touch: &'static Touch,
    /// The clock (Article 6).
    pub clock: Clock,
    /// Irregularities other than offences (Article 7).
    pub irregular: Irregular,
    /// Illegal moves and acts that count as one (7.5).
    pub offences: Offences,
    /// Recording (Article 8).
    pub recording: Recording,
    /// Draw offers and claims (Article 9).
    pub draws: Draws,
    /// Conduct and penalties (Articles 11 and 12).
    pub conduct: ConductRules,
    /// Rules for rapid and blitz only (Appendices A and B).
    pub quick: Quick,
    /// Adjournment (Guidelines I).
    pub adjournment: &'static AdjournmentRules,
    /// The quickplay finish (Guidelines III).
    pub quickplay: Quickplay,
    /// Chess960 (Guidelines II): whether the edition has it.
    pub chess960: Param<bool>,
    /// Blind players (Appendix D): whether the edition has the special rules.
    pub blind: Param<bool>,
}

impl Rules {
    /// Creates the rules of a game. Under 1985 every game is a standard one.
    pub fn new(edition: Edition, play: Play, supervision: Supervision, regulations: Regulations) -> Self {
        let play = if quick::bounds(edition).is_some() { play } else { Play::Standard };
        let block = block(play, supervision);
        Self {
            edition,
            play,
            supervision,
            ending: ending::table(edition),
            touch: touch::table(edition),
            clock: clock::table(edition, play, block, &regulations),
            irregular: irregular::table(edition, block),
            offences: offences::table(edition, play, block, &regulations),
            recording: recording::table(edition, play),
            draws: draws::table(edition, play, block, &regulations),
            conduct: conduct::table(edition, &regulations),
            quick: quick::table(edition, play, block, &regulations),
            adjournment: adjournment::table(edition),
            quickplay: guidelines::quickplay(edition, play, &regulations),
            chess960: guidelines::chess960(edition),
            blind: guidelines::blind(edition),
            regulations,
        }
    }

    /// Returns the edition, for printing. Engines query the parameters instead.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the kind of play.
    pub const fn play(&self) -> Play {
        self.play
    }

    /// Returns the level of supervision.
    pub const fn supervision(&self) -> Supervision {
        self.supervision
    }

    /// Returns the body of rules for the game.
    pub const fn block(&self) -> Block {
        block(self.play, self.supervision)
    }

    /// Returns the event's own regulations.
    pub const fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// Returns the number by which a ruling in this game cites a provision; `None` if the edition has no such
    /// provision.
    pub fn cite(&self, article: Article) -> Option<&'static str> {
        article.cited_in(self.edition)
    }
}

const fn block(play: Play, supervision: Supervision) -> Block {
    match (play, supervision) {
        (Play::Standard, _) | (_, Supervision::Full) => Block::Competition,
        (Play::Rapid | Play::Blitz, Supervision::Basic | Supervision::NoArbiter) => Block::Basic,
    }
}
