//! The rules of a table, the matches it counts and its rows (Pairing systems 4.1; Tie-breaks 1.11, 1.21, 1.51, 2.2-2.5).

use crate::ids::TeamId;
use crate::result::TeamBoardResult;
use crate::unfinished::PrimaryScore;
use adoube_tournament::Points;
use adoube_tournament::tiebreaks::TieBreak;
use serde::{Deserialize, Serialize};

/// A tie-break of team events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamCriterion {
    /// Match points among the tied, when all of them have met (D-65).
    DirectEncounter,
    /// 2.2: points of the teams beaten and half of those drawn with (D-68).
    SonnebornBerger,
    /// 2.3, 2.31: 4, 2 or 1 per match, 2 without play.
    Kashdan,
    /// 2.5: boards by their weight, in the matches among the tied (D-71).
    Dutch,
    /// Board points; not in the handbook, but usual today.
    BoardPoints,
    /// One of FIDE's tie-breaks (C.07, articles 6-9, 12 and 13).
    Fide(TieBreak),
}

/// 1.11: the order of team championships.
pub const CHAMPIONSHIP: [TeamCriterion; 4] =
    [TeamCriterion::DirectEncounter, TeamCriterion::SonnebornBerger, TeamCriterion::Kashdan, TeamCriterion::Dutch];

/// 1.21, 1.51: the order of the Copa Catalana and of the Catalan finals.
pub const COPA_AND_FINALS: [TeamCriterion; 1] = [TeamCriterion::Dutch];

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

impl Default for MatchScale {
    /// Returns the scale of 4.1: 1, ½, 0.
    fn default() -> Self {
        Self { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO }
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
}

impl Default for TableRules {
    fn default() -> Self {
        Self { scoring: PrimaryScore::Matches, scale: MatchScale::default(), criteria: CHAMPIONSHIP.to_vec() }
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
