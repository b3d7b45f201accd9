//! Regulations of the season, its categories, match days, licences, deadlines and fees.

use super::Ruled;
use super::parts::{Allowance, YearDay};
use crate::licence_codes::{LicencePaper, LicenceReason};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonRules {
    /// The season's first day.
    pub first_day: Ruled<YearDay>,
    /// Final rounds of the preliminary phase; strength lists close before the first of them.
    pub protected_rounds: Ruled<u16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvinceRule {
    pub code: String,
    pub name: String,
    /// Whether its clubs send their documents through a delegation.
    pub delegation: bool,
    pub rule: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamCategoryRule {
    pub code: String,
    pub name: String,
    /// Boards per match and regulars per team.
    pub boards: u8,
    /// Whether a team forms two teams in the cup.
    pub halves_in_cup: bool,
    /// Whether the original scoresheets are archived.
    pub archived_sheets: bool,
    /// Teams promoted per group: the default for a new competition.
    pub promoted: u16,
    /// Teams relegated per group: the default for a new competition.
    pub relegated: u16,
    pub rule: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCategoryRule {
    pub code: String,
    pub name: String,
    /// Whether its players are ordered by rating within the category.
    pub by_rating: bool,
    /// Whether its players can be on the federation's rating list.
    pub rated: bool,
    pub rule: String,
}

/// The order of a strength list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListOrder {
    /// By category, and within a category by rating if the category says so.
    Category,
    /// By rating alone.
    Rating,
    /// As the club decides.
    Free,
}

/// The rating that orders a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListRating {
    Catalan,
    National,
    International,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListRules {
    pub order: Ruled<ListOrder>,
    pub rating: Ruled<ListRating>,
    /// The rating used to place an unrated player if ratings decide.
    pub unrated: Ruled<u16>,
    /// Rating points by which a player may be weaker than the next one on the list.
    pub tolerance: Ruled<u16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineUpRules {
    /// Foreign players allowed, by the size of the team.
    pub foreigners: Ruled<Vec<Allowance>>,
    /// Nationalities that do not count as foreign, besides the federation's own.
    pub never_foreign: Ruled<Vec<String>>,
    /// Minutes before the official start when line-ups are due; 0 if they are exchanged at the start.
    pub due_before_min: Ruled<u32>,
    /// Reserves that a line-up may name.
    pub reserves: Ruled<u8>,
    /// Percentage of boards that must be filled for the match to be played.
    pub needed_percent: Ruled<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupRules {
    pub titulars: Ruled<u8>,
    pub boards: Ruled<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LatenessRules {
    /// Minutes after which an absent player loses.
    pub lost_after_min: Ruled<u32>,
    /// Minutes that a home player must wait for an away player from another town.
    pub wait_min: Ruled<u32>,
    /// Percentage of a proved delay that is charged to the away player.
    pub visitor_percent: Ruled<u8>,
    /// Minutes after which a player absent at a resumption loses.
    pub resumption_min: Ruled<u32>,
}

impl LatenessRules {
    /// Returns the seconds after which an absent player loses.
    pub const fn limit_s(&self) -> u32 {
        self.lost_after_min.value * 60
    }

    /// Returns the seconds that a home player must wait for an away player from another town.
    pub const fn wait_s(&self) -> u32 {
        self.wait_min.value * 60
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SubstitutionRules {
    /// Minutes after the start when substitutions begin.
    pub from_min: Ruled<u32>,
    /// Minutes after the start when substitutions end.
    pub until_min: Ruled<u32>,
    /// Substitutions allowed, by the number of boards.
    pub allowed: Ruled<Vec<Allowance>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EliminationRules {
    /// Forfeits after which a team or player is eliminated from a competition.
    pub absences: Ruled<u8>,
    /// Percentage of rounds after which the results of a team that leaves are kept.
    pub score_stands_percent: Ruled<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeadlineRules {
    /// Working days after a match until its results are due.
    pub result_working_days: Ruled<u16>,
    /// The time on that day, in full hours.
    pub result_hour: Ruled<u8>,
    /// Working days after a match until its record is due.
    pub record_working_days: Ruled<u16>,
    /// Days before a championship when a new address must be reported.
    pub address_days: Ruled<u16>,
    /// Days to appeal, from the receipt of the resolution.
    pub appeal_days: Ruled<u16>,
    /// Days after the next round by which a moved game must be played.
    pub moved_game_days: Ruled<u16>,
    /// Final rounds in which no match may be brought forward or change venue.
    pub fixed_last_rounds: Ruled<u16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionRules {
    /// Clock display at the start, in minutes.
    pub clocks_at_min: Ruled<u16>,
    /// Time controls: the clock display in minutes, and the moves due.
    pub controls: Ruled<Vec<(u16, u16)>>,
    /// Minutes per player to finish a game that cannot decide the match.
    pub quick_finish_min: Ruled<u16>,
    /// Minutes to seal a move after the second session.
    pub sealing_min: Ruled<u16>,
}

/// The validity of a licence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LicencePeriod {
    Season,
    CalendarYear,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LicenceRules {
    pub period: Ruled<LicencePeriod>,
    /// Documents for an application. A document is required if every condition of its line is met.
    pub papers: Vec<PaperRule>,
}

impl LicenceRules {
    /// Returns the age below which a document is required, if it depends on age.
    pub fn age_of(&self, paper: LicencePaper) -> Option<u8> {
        self.papers.iter().filter(|line| line.paper == paper).find_map(|line| line.below_age)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperRule {
    pub paper: LicencePaper,
    /// The categories that need it; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub categories: Option<Vec<String>>,
    /// The types of application that need it; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<LicenceReason>>,
    /// Required only with, or only without, a national number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_number: Option<bool>,
    /// Required only below this age.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below_age: Option<u8>,
    pub rule: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeliveryWay {
    pub code: String,
    pub name: String,
    pub rule: String,
}

/// The reason for a charge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargeUnit {
    /// A club, per season.
    Club,
    /// A licence; its category is the player's.
    Licence,
    /// A licence granted after a change of club.
    Transfer,
    /// A team entered; its category is the team's.
    Team,
    /// An entry for an individual event.
    Entry,
    /// A request for homologation.
    Homologation,
    /// An appeal, paid back if it is upheld.
    Appeal,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charge {
    pub unit: ChargeUnit,
    /// The category of the player or team; all others if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// In hundredths of the currency.
    pub amount: u32,
    pub rule: String,
}

/// The reason for a fine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FineCause {
    /// A match lost because the team did not appear.
    MatchForfeit,
    /// A board left empty or lost by absence.
    BoardForfeit,
    /// A team withdrawn after the groups were set.
    Withdrawal,
    /// A result reported late.
    LateResult,
    /// A record received late.
    LateRecord,
    /// A line-up submitted late.
    LateLineUp,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fine {
    pub cause: FineCause,
    /// In hundredths of the currency.
    pub amount: u32,
    pub rule: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeeRules {
    /// The code of the currency, such as EUR.
    pub currency: String,
    /// Days to pay an invoice.
    pub payment_days: Ruled<u16>,
    pub charges: Vec<Charge>,
    pub fines: Vec<Fine>,
}
