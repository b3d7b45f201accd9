//! A team leaves a competition (14.3, 14.31).

use super::SeasonAnswer;
use crate::competition::{Competition, TeamDeparture};
use crate::ids::{CompetitionId, TeamId};
use crate::matches::BoardStatus;
use crate::result::TeamBoardResult;
use crate::season::SeasonState;

/// Removes a team after a number of completed rounds (14.3, 14.31).
pub(super) fn gone(
    event: CompetitionId,
    competition: &Competition,
    team: TeamId,
    after: u16,
    state: &SeasonState,
) -> Vec<SeasonAnswer> {
    let annulled = !competition.half_reached(after, &state.regulations().eliminations);
    let mut events = vec![SeasonAnswer::TeamGone(event, team, TeamDeparture { after, annulled })];
    // Matches already paired but not played are lost by absence.
    for (id, m) in state.matches.iter().filter(|(_, m)| m.event == event && !m.is_settled()) {
        if let Some(side) = m.side_of(team) {
            for board in (1..=u8::MAX).zip(&m.boards).filter(|(_, b)| **b == BoardStatus::Open).map(|(n, _)| n) {
                events.push(SeasonAnswer::BoardSet(*id, board, BoardStatus::Finished(TeamBoardResult::absence(side))));
            }
        }
    }
    events
}
