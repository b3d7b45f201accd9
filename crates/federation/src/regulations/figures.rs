//! Regulations of points, tables, ratings, norms, bodies, venues and opens.

use super::Ruled;
use super::parts::YearDay;
use crate::criterion::TeamCriterion;
use serde::{Deserialize, Serialize};

/// Half points for a win, a draw and a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreScale {
    pub win: u8,
    pub draw: u8,
    pub loss: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointRules {
    /// Half points for a game.
    pub game: Ruled<ScoreScale>,
    /// Half points for a match.
    pub team_match: Ruled<ScoreScale>,
}

/// The points of Kashdan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnplayedScale {
    pub win: u8,
    pub draw: u8,
    pub loss: u8,
    /// A match won or lost without playing.
    pub unplayed: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TieBreakRules {
    pub championship: Ruled<Vec<TeamCriterion>>,
    pub cup: Ruled<Vec<TeamCriterion>>,
    pub finals: Ruled<Vec<TeamCriterion>>,
    pub kashdan: Ruled<UnplayedScale>,
}

/// A row of the table from first category to Preferent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstCategoryRow {
    /// The opponents' average must be above this; absent in the last row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<u16>,
    /// Half points needed, one number per entry of `first_rounds`.
    pub half_points: Vec<u8>,
}

/// The two lower category promotions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CategoryStep {
    ThirdToSecond,
    SecondToFirst,
}

/// Half points needed, by the number of opponents of second category, from none on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondsTable {
    pub rounds: u8,
    pub third_to_second: Vec<u8>,
    pub second_to_first: Vec<u8>,
}

/// The ratings at which opponents count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedOpponents {
    /// A player who did not appear.
    pub absent: u16,
    /// A player below the rated categories.
    pub unrated_category: u16,
    /// An unrated player who scored at most half the points.
    pub no_rating: u16,
    /// The addition for each half point above that.
    pub per_half_point: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromotionRules {
    pub opponents: Ruled<CountedOpponents>,
    /// The numbers of rounds in the table from first category to Preferent.
    pub first_rounds: Ruled<Vec<u8>>,
    pub first_to_preferent: Ruled<Vec<FirstCategoryRow>>,
    pub by_seconds: Ruled<Vec<SecondsTable>>,
}

impl PromotionRules {
    /// Returns the lowest half points needed from first category in this number of rounds.
    pub fn lowest_to_preferent(&self, rounds: u32) -> Option<u32> {
        let column = self.first_rounds.iter().position(|length| u32::from(*length) == rounds)?;
        self.first_to_preferent.iter().filter_map(|row| row.half_points.get(column)).min().map(|half| u32::from(*half))
    }

    /// Returns the half points needed for a lower step, by the number of opponents of second category.
    pub fn needed(&self, step: CategoryStep, rounds: u32, seconds: u32) -> Option<u32> {
        let table = self.by_seconds.iter().find(|table| u32::from(table.rounds) == rounds)?;
        let column = match step {
            CategoryStep::ThirdToSecond => &table.third_to_second,
            CategoryStep::SecondToFirst => &table.second_to_first,
        };
        column.get(usize::try_from(seconds).ok()?).map(|half| u32::from(*half))
    }
}

/// The coefficient of a kind of event, by the code of the kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventWeight {
    pub kind: String,
    pub k: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingRules {
    pub k: Ruled<Vec<EventWeight>>,
    pub minimum: Ruled<u16>,
    /// Games needed to enter the list.
    pub first_list_games: Ruled<u16>,
    /// The maximum that the percentage adds to a first rating.
    pub most_difference: Ruled<u16>,
    /// The maximum rating change per game of a tournament.
    pub points_per_game: Ruled<u8>,
    /// Points above the opponents' average from which a tournament counts only if the rating rises.
    pub wide_difference: Ruled<u16>,
    /// Games in the Team Championship needed for it to count.
    pub team_games: Ruled<u16>,
    /// Percentage of these games that must be against Preferents.
    pub team_preferents_percent: Ruled<u8>,
    /// Published ratings are multiples of this.
    pub multiple: Ruled<u8>,
    /// The dates of the lists.
    pub lists: Ruled<Vec<YearDay>>,
    /// Table 1: the difference for each percentage from 50 to 99.
    pub differences: Ruled<Vec<u16>>,
    /// Table 2: the last difference of each expected percentage from 50 to 99.
    pub expected: Ruled<Vec<u16>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NormRules {
    /// A rating above this on a list gives a norm.
    pub rating_above: Ruled<u16>,
    /// Games needed in the period of that list.
    pub rating_games: Ruled<u16>,
    /// The opponents' average rating at which `percent` must be exceeded.
    pub average: Ruled<u16>,
    pub percent: Ruled<u8>,
    /// Tenths of a percent added for each point below that average.
    pub tenths_per_point: Ruled<u8>,
    /// Norms needed for the title.
    pub title: Ruled<u8>,
    /// Seasons without a new norm after which a norm is lost.
    pub quiet_seasons: Ruled<u8>,
    pub awards: AwardRules,
}

/// The places of an event that are rewarded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardRules {
    /// Places in the absolute championship that give the title.
    pub title_places: Ruled<u8>,
    /// Places in group A of the Barcelona Open that give a norm.
    pub norm_places: Ruled<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BodyRules {
    pub commission_fewest: Ruled<u8>,
    pub commission_most: Ruled<u8>,
    pub commission_years: Ruled<u8>,
    /// Meetings missed in a row that justify a removal.
    pub absences_in_a_row: Ruled<u8>,
    /// Meetings missed in total that justify a removal.
    pub absences_in_all: Ruled<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VenueRules {
    /// The province in which the travel time counts.
    pub travel_province: Ruled<String>,
    pub travel_min: Ruled<u16>,
    /// Players the club must have entered.
    pub players: Ruled<u16>,
    pub boards: Ruled<u16>,
    /// Other venues that count as the club's own.
    pub alternatives: Ruled<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenRules {
    /// The last day to request homologation.
    pub until: Ruled<YearDay>,
    pub rounds: Ruled<u16>,
    /// Minimum number of players per group.
    pub players: Ruled<u16>,
    /// Distance from which open tournaments on the same dates do not clash.
    pub distance_km: Ruled<u16>,
    /// Categories that may play in one group.
    pub mixes: Ruled<Vec<Vec<String>>>,
}
