//! The rules of a table, the matches it counts and its rows (Pairing systems 4.1; Tie-breaks 1.11, 1.21, 1.51, 2.2-2.5).

use crate::criterion::TeamCriterion;
use crate::ids::TeamId;
use crate::regulations::{Regulations, ScoreScale, UnplayedScale};
use crate::result::TeamBoardResult;
use crate::unfinished::PrimaryScore;
use adoube_tournament::Points;
use serde::{Deserialize, Serialize};

/// Match points for a win, a draw and a loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MatchScale {
    /// Points for a win.
    pub win: Points,
    /// Points for a draw.
    pub draw: Points,
    /// Points for a loss.
    pub loss: Points,
}

impl MatchScale {
    /// Returns the scale of regulations, which is in half points.
    pub fn of(scale: ScoreScale) -> Self {
        let points = |halves: u8| Points::HALF.times(halves.into());
        Self { win: points(scale.win), draw: points(scale.draw), loss: points(scale.loss) }
    }
}

impl Default for MatchScale {
    /// Returns the scale of 4.1: 1, ½, 0.
    fn default() -> Self {
        Self::of(*Regulations::handbook().points.team_match)
    }
}

/// The rules of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableRules {
    /// The points that rank teams first.
    pub scoring: PrimaryScore,
    pub scale: MatchScale,
    /// Tie-breaks in order.
    pub criteria: Vec<TeamCriterion>,
    /// 2.3, 2.31: the points of Kashdan.
    #[serde(default = "handbook_kashdan", skip_serializing_if = "is_handbook_kashdan")]
    pub kashdan: UnplayedScale,
}

fn handbook_kashdan() -> UnplayedScale {
    *Regulations::handbook().tie_breaks.kashdan
}

fn is_handbook_kashdan(scale: &UnplayedScale) -> bool {
    *scale == handbook_kashdan()
}

impl Default for TableRules {
    fn default() -> Self {
        let criteria = Regulations::handbook().tie_breaks.championship.value.clone();
        let (scoring, scale) = (PrimaryScore::Matches, MatchScale::default());
        Self { scoring, scale, criteria, kashdan: handbook_kashdan() }
    }
}

/// A match that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchLine {
    /// The round, from 1.
    pub round: u16,
    pub home: TeamId,
    pub visitors: TeamId,
    /// The boards with a result.
    pub results: Vec<TeamBoardResult>,
}

/// Facts about the competition that a table needs besides the matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableContext<'e> {
    /// C.04.6: whether this is a Swiss, in which a rest counts as a drawn match. In a round robin it counts nothing.
    pub swiss: bool,
    /// Boards per match; 0 for as many as the matches have.
    pub boards: u8,
    /// Teams that rested, by round.
    pub rests: &'e [(u16, TeamId)],
    /// D-74: public draws, each in the order drawn.
    pub lots: &'e [Vec<TeamId>],
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeagueTableRow {
    /// Place, from 1; shared by teams that no criterion separates (D-74: lots, recorded).
    pub rank: u16,
    pub team: TeamId,
    /// Matches counted.
    pub matches: u16,
    pub won: u16,
    pub drawn: u16,
    pub lost: u16,
    /// Match points, minus deductions by sanctions.
    pub match_points: Points,
    /// Board points, minus deductions by sanctions where board points come first.
    pub board_points: Points,
    /// The value of each criterion, in order, in hundredths of a point where points are counted; `None` where it does not
    /// apply.
    pub values: Vec<Option<i64>>,
    /// D-74: the place drawn among level teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<u16>,
}
