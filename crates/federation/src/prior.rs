//! The state before a ruling, stored so that the ruling can be reversed (Competition Committee 2.1; Sports Commission
//! 6.1).

use crate::commission::Member;
use crate::ids::{CaseId, CompetitionId, MatchId, TeamId, TeamSide};
use crate::lateness::TeamPresence;
use crate::matches::{BoardStatus, ClubMatch};
use adoube_laws::Moment;
use serde::{Deserialize, Serialize};

/// A match before a ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PriorMatch {
    pub(crate) start: Moment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) planned: Option<Moment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) moved_boards: Vec<(u8, Moment)>,
    pub(crate) boards: Vec<BoardStatus>,
    pub(crate) presence: [Option<TeamPresence>; 2],
    pub(crate) lost_by: Option<TeamSide>,
    pub(crate) passes: Option<TeamSide>,
}

impl PriorMatch {
    pub(crate) fn of(m: &ClubMatch) -> Self {
        let (boards, presence, moved_boards) = (m.boards.clone(), m.presence, m.moved_boards.clone());
        let (start, planned) = (m.start, m.planned);
        Self { start, planned, moved_boards, boards, presence, lost_by: m.lost_by, passes: m.passes }
    }
}

/// The part of the state that a ruling changes, as it was before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PriorState {
    /// 12.1 (d), 15.7: boards of a match.
    Boards(MatchId, PriorMatch),
    /// 12.5, 15.1, 15.4, 15.6, 15.82: the dates of a round and of matches.
    Dates(Option<(CompetitionId, u16, Moment)>, Vec<(MatchId, PriorMatch)>),
    /// 14.21: the player was entered.
    Entered,
    /// Competition Committee 1.2: the case about the sanction that follows.
    Sanctioning(CaseId),
    /// Competition Committee 3.1: the competitions an excluded team was in, and its unsettled matches.
    Excluded(TeamId, Vec<CompetitionId>, Vec<(MatchId, PriorMatch)>),
    /// Sports Commission 1.2, 3.3: the person was not a member, and so many seats were vacant.
    NoMember(u8),
    /// Sports Commission 3.1: the member.
    Member(Member),
    /// Sports Commission 6.1: the decision was in force.
    InForce(CaseId),
    /// Pairing systems 3.11: the teams that could play on.
    Consolation(CompetitionId, Vec<TeamId>),
    /// Open tournaments, closing: the open was not annulled.
    Open,
}
