//! Direct encounter of teams (C.07, articles 6 and 13.3), and boards compared one after another (12).

use super::super::code::{LastTwo, TeamScore};
use super::super::direct;
use super::super::record::{EventFormat, PlayerRecords};
use super::{TeamScores, TeamState, sorted_by};
use crate::points::Points;
use std::cmp::Reverse;

/// Separates teams by article 6 on one score.
pub(super) fn plain(records: &PlayerRecords, tied: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
    match direct::places(records, tied, forfeits) {
        None => vec![tied.to_vec()],
        Some(places) => {
            let place = |team: usize| tied.iter().position(|t| *t == team).and_then(|at| places.get(at)).copied();
            sorted_by(tied, |team| Reverse(place(team)))
        }
    }
}

/// Returns the sort key of 12.2: the first board decides, then the second.
pub(super) fn top(boards: &[Points]) -> Vec<Points> {
    boards.to_vec()
}

/// Returns the sort key of 12.3: the total without the last board decides, then without the last two.
pub(super) fn bottom(boards: &[Points]) -> Vec<Points> {
    (1..boards.len()).rev().map(|left| boards.iter().take(left).copied().sum()).collect()
}

/// Returns the sum of every board's points times its number (12.1).
pub(super) fn count(boards: &[Points]) -> i64 {
    (1..).zip(boards).map(|(board, points)| board * i64::from(points.tenths())).sum()
}

/// Separates teams by 13.3: by the primary score, else the other one, else for exactly two the boards of their own
/// match; teams still tied in a smaller set start again.
pub(super) fn extended(scores: &TeamScores<'_>, tied: &[usize], last: LastTwo, forfeits: bool) -> Vec<Vec<usize>> {
    let primary = scores.event.primary;
    let mut blocks = vec![tied.to_vec()];
    let mut at = 0;
    while let Some(block) = blocks.get(at) {
        let split = if block.len() < 2 { Vec::new() } else { once(scores, block, primary, last, forfeits) };
        if split.len() < 2 {
            at += 1;
        } else {
            blocks.splice(at..=at, split);
        }
    }
    blocks
}

fn once(
    scores: &TeamScores<'_>,
    block: &[usize],
    primary: TeamScore,
    last: LastTwo,
    forfeits: bool,
) -> Vec<Vec<usize>> {
    for score in [primary, primary.other()] {
        let split = plain(scores.records(score), block, forfeits);
        if split.len() > 1 {
            return split;
        }
    }
    let &[one, other] = block else { return Vec::new() };
    let (Some(first), Some(second)) = (between(scores, one, other, forfeits), between(scores, other, one, forfeits))
    else {
        return Vec::new();
    };
    let of = |team: usize| if team == one { &first } else { &second };
    let counted = || sorted_by(block, |team| Reverse(count(of(team))));
    let steps: [Option<Vec<Vec<usize>>>; 2] = match last {
        LastTwo::Nothing => [None, None],
        LastTwo::Count => [Some(counted()), None],
        LastTwo::Top => [None, Some(sorted_by(block, |team| top(of(team))))],
        LastTwo::Bottom => [None, Some(sorted_by(block, |team| bottom(of(team))))],
        LastTwo::CountTop => [Some(counted()), Some(sorted_by(block, |team| top(of(team))))],
        LastTwo::CountBottom => [Some(counted()), Some(sorted_by(block, |team| bottom(of(team))))],
    };
    steps.into_iter().flatten().find(|split| split.len() > 1).unwrap_or_default()
}

/// Returns a team's points by board in its matches against another; `None` if they have not met.
fn between(scores: &TeamScores<'_>, team: usize, other: usize, forfeits: bool) -> Option<Vec<Points>> {
    let as_played = forfeits || scores.event.kind == EventFormat::RoundRobin;
    let rounds = scores.event.teams.get(team)?.rounds.iter().take(scores.rounds);
    let mut met =
        rounds.filter(|r| r.opponent == Some(other) && (as_played || matches!(r.state, TeamState::Played(_))));
    let mut sums = vec![Points::ZERO; scores.event.boards];
    let mut found = false;
    for round in met.by_ref() {
        found = true;
        for (sum, points) in sums.iter_mut().zip(scores.boards_of(round)) {
            *sum += points;
        }
    }
    found.then_some(sums)
}
