//! A group round by round: whom each team met, what it scored, and its place after each round.

use crate::ids::{CompetitionId, MatchId, TeamId, TeamSide};
use crate::matches::ClubMatch;
use crate::reports::standing_after;
use crate::season::SeasonState;
use crate::unfinished::PrimaryScore;
use adoube_tournament::Points;
use std::collections::BTreeMap;

/// A team's match of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamRound {
    pub id: MatchId,
    pub opponent: TeamId,
    pub side: TeamSide,
    /// Board points of the team and of its opponent, so far.
    pub points: (Points, Points),
    /// Whether all its boards have a result.
    pub settled: bool,
}

/// A team's way through the rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamProgress {
    pub team: TeamId,
    /// Its matches by round; none while it rests.
    pub rounds: BTreeMap<u16, TeamRound>,
    /// Its place and points after each round in which every match of the group is settled.
    pub places: BTreeMap<u16, (u16, Points)>,
}

/// Returns the progress of every team of a group, in the order of the current table.
pub fn progress(state: &SeasonState, event: CompetitionId, group: usize) -> Option<Vec<TeamProgress>> {
    let competition = state.events.get(&event)?;
    let teams = &competition.groups.get(group)?.teams;
    let of = |m: &&ClubMatch| m.event == event && usize::from(m.group) == group;
    let matches: Vec<(MatchId, &ClubMatch)> =
        state.matches.iter().filter(|(_, m)| of(m)).map(|(id, m)| (*id, m)).collect();
    let mut found: BTreeMap<TeamId, TeamProgress> = teams
        .iter()
        .map(|team| (*team, TeamProgress { team: *team, rounds: BTreeMap::new(), places: BTreeMap::new() }))
        .collect();
    for (id, m) in &matches {
        for side in TeamSide::BOTH {
            let other = side.other();
            let points = (m.points(side), m.points(other));
            let round = TeamRound { id: *id, opponent: m.team(other), side, points, settled: m.is_settled() };
            if let Some(team) = found.get_mut(&m.team(side)) {
                team.rounds.insert(m.round, round);
            }
        }
    }
    let settled = |round: u16| matches.iter().filter(|(_, m)| m.round == round).all(|(_, m)| m.is_settled());
    let mut order = teams.clone();
    for round in (1..=competition.paired).take_while(|round| settled(*round)) {
        let rows = standing_after(state, event, group, round)?;
        for row in &rows {
            let olympic = competition.settings.table.scoring == PrimaryScore::Olympic;
            let points = if olympic { row.board_points } else { row.match_points };
            if let Some(team) = found.get_mut(&row.team) {
                team.places.insert(round, (row.rank, points));
            }
        }
        order.sort_by_key(|team| rows.iter().position(|row| row.team == *team).unwrap_or(usize::MAX));
    }
    Some(order.into_iter().filter_map(|team| found.remove(&team)).collect())
}
