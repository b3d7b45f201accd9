//! The regulations of a season as data: every figure of the handbook with the rule it comes from, read from a TOML file.
//!
//! The engine asks [`Regulations`] only, as a game asks `laws::Rules`. Two files are shipped: the handbook of 1985, which is
//! the default, and an example of a present-day league. `docs/regulations.md` explains every field.

mod check;
mod differences;
mod error;
mod figures;
mod office;
mod parts;

pub use differences::{Difference, differences};
pub use error::{ExpectedInRegulations, RegulationsError};
pub use figures::{
    AwardRules, BodyRules, CategoryStep, CountedOpponents, EventWeight, FirstCategoryRow, NormRules, OpenRules,
    PointRules, PromotionRules, RatingRules, ScoreScale, SecondsTable, TieBreakRules, UnplayedScale, VenueRules,
};
pub use office::{
    Charge, ChargeUnit, CupRules, DeadlineRules, DeliveryWay, EliminationRules, FeeRules, Fine, FineCause,
    LatenessRules, LicencePeriod, LicenceRules, LineUpRules, ListOrder, ListRating, ListRules, PaperRule,
    PlayerCategoryRule, ProvinceRule, SeasonRules, SessionRules, SubstitutionRules, TeamCategoryRule,
};

pub use parts::{Allowance, YearDay};

use serde::{Deserialize, Serialize};
use std::ops::Deref;
use std::sync::LazyLock;

/// A value with the rule that sets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruled<T> {
    pub value: T,
    /// The rule, as named in the federation's rule book.
    pub rule: String,
}

impl<T> Deref for Ruled<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// The regulations of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// The federation's name for them.
    pub name: String,
    pub season: SeasonRules,
    /// The provinces, and whether each has a delegation.
    pub provinces: Vec<ProvinceRule>,
    /// The categories of teams, highest first.
    pub team_categories: Vec<TeamCategoryRule>,
    /// The categories of players, highest first.
    pub player_categories: Vec<PlayerCategoryRule>,
    pub lists: ListRules,
    pub line_ups: LineUpRules,
    pub cup: CupRules,
    pub lateness: LatenessRules,
    pub substitutions: SubstitutionRules,
    pub eliminations: EliminationRules,
    pub deadlines: DeadlineRules,
    pub sessions: SessionRules,
    pub licences: LicenceRules,
    /// The ways to deliver documents.
    pub deliveries: Vec<DeliveryWay>,
    pub points: PointRules,
    pub tie_breaks: TieBreakRules,
    pub promotions: PromotionRules,
    pub rating: RatingRules,
    pub norms: NormRules,
    pub bodies: BodyRules,
    pub venues: VenueRules,
    pub opens: OpenRules,
    pub fees: FeeRules,
}

/// Maximum size of a file of regulations.
pub const MAX_REGULATIONS_BYTES: usize = 256 * 1024;

/// The regulations that come with the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShippedRegulations {
    /// The handbook of the 1980s, exactly.
    #[default]
    #[serde(rename = "handbook-1985")]
    Handbook1985,
    /// An example of a present-day regional league.
    LeagueToday,
}

impl ShippedRegulations {
    /// All of them, the default first.
    pub const ALL: [Self; 2] = [Self::Handbook1985, Self::LeagueToday];

    /// Returns the name of its file, without the ending.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Handbook1985 => "handbook-1985",
            Self::LeagueToday => "league-today",
        }
    }

    /// Returns the one with a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shipped| shipped.code() == code)
    }

    /// Returns the text of its file.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Handbook1985 => include_str!("../../regulations/handbook-1985.toml"),
            Self::LeagueToday => include_str!("../../regulations/league-today.toml"),
        }
    }

    /// Returns its regulations.
    pub fn regulations(self) -> &'static Regulations {
        static HANDBOOK: LazyLock<Regulations> = LazyLock::new(|| shipped(ShippedRegulations::Handbook1985));
        static LEAGUE: LazyLock<Regulations> = LazyLock::new(|| shipped(ShippedRegulations::LeagueToday));
        match self {
            Self::Handbook1985 => &HANDBOOK,
            Self::LeagueToday => &LEAGUE,
        }
    }
}

#[expect(clippy::expect_used, reason = "a test reads every shipped file")]
fn shipped(which: ShippedRegulations) -> Regulations {
    Regulations::parse(which.text()).expect("a shipped file is valid")
}

impl Regulations {
    /// Returns those of the handbook, which a season without regulations follows.
    pub fn handbook() -> &'static Self {
        ShippedRegulations::Handbook1985.regulations()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The first error, with its line, its column and what was expected.
    pub fn parse(text: &str) -> Result<Self, RegulationsError> {
        if text.len() > MAX_REGULATIONS_BYTES {
            return Err(RegulationsError::at(text, 0..0, "", ExpectedInRegulations::Size));
        }
        let read: Self = toml::from_str(text).map_err(|error| RegulationsError::of_toml(text, &error))?;
        match read.fault() {
            None => Ok(read),
            Some(fault) => Err(fault.located(text)),
        }
    }

    /// Returns the foreigners allowed among this many players.
    pub fn foreigners_allowed(&self, players: u8) -> u8 {
        Allowance::up_to(&self.line_ups.foreigners, players)
    }

    /// Returns the substitutions allowed in a team with this many boards.
    pub fn substitutions_allowed(&self, boards: u8) -> u8 {
        Allowance::from(&self.substitutions.allowed, boards)
    }

    /// Returns the boards per match of a category of teams; 0 for a category that the regulations do not have.
    pub fn boards_of(&self, category: &str) -> u8 {
        self.team_category(category).map_or(0, |category| category.boards)
    }

    /// Whether the teams of a category form two teams each for the cup.
    pub fn halves_in_cup(&self, category: &str) -> bool {
        self.team_category(category).is_some_and(|category| category.halves_in_cup)
    }

    /// Returns the number of players required for a match of this many boards to be played.
    pub fn needed(&self, boards: u8) -> u8 {
        let share = u16::from(boards) * u16::from(*self.line_ups.needed_percent);
        share.div_ceil(100).min(255) as u8
    }

    /// Returns a category of teams.
    pub fn team_category(&self, code: &str) -> Option<&TeamCategoryRule> {
        self.team_categories.iter().find(|category| category.code == code)
    }

    /// Returns a category of players.
    pub fn player_category(&self, code: &str) -> Option<&PlayerCategoryRule> {
        self.player_categories.iter().find(|category| category.code == code)
    }

    /// Returns the amount of a charge for a category, in hundredths of the currency: that of the category itself, else
    /// the one for all categories.
    pub fn charge(&self, unit: ChargeUnit, category: Option<&str>) -> Option<&Charge> {
        let of = |wanted: Option<&str>| {
            self.fees.charges.iter().find(|charge| charge.unit == unit && charge.category.as_deref() == wanted)
        };
        category.and_then(|category| of(Some(category))).or_else(|| of(None))
    }

    /// Returns the fine for a cause.
    pub fn fine(&self, cause: FineCause) -> Option<&Fine> {
        self.fees.fines.iter().find(|fine| fine.cause == cause)
    }
}
