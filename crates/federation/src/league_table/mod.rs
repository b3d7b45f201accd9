//! The table of a group: match points or board points, tie-breaks in their order, never restarted (Pairing systems 4.1, 4.11;
//! Tie-breaks 1.11, 1.21, 1.51, 2.2-2.5; Withdrawals 14.3, 14.31; D-43, D-65, D-66, D-68, D-69, D-71), or by FIDE's codes
//! for teams (C.07; the scores they see are in `fide`).

mod fide;
mod movements;
mod rules;

pub use crate::criterion::TeamCriterion;
pub use fide::CountedGroup;
pub use movements::{Movements, movements};
pub use rules::{LeagueTableRow, MatchLine, MatchScale, TableContext, TableRules};

use crate::ids::{TeamId, TeamSide};
use crate::regulations::UnplayedScale;
use crate::result::{TeamBoardResult, winner};
use crate::unfinished::PrimaryScore;
use adoube_tournament::Points;
use adoube_tournament::knockout::dutch_coefficient;
use adoube_tournament::tiebreaks::handbook::DutchScope;
use adoube_tournament::tiebreaks::teams::TeamScores;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A match seen from one side.
struct SideScore {
    own: TeamId,
    other: TeamId,
    boards: Vec<Points>,
    points: Points,
    /// Whether it was won or lost; `None` if neither.
    won: Option<bool>,
    played: bool,
}

struct Sums {
    match_points: BTreeMap<TeamId, Points>,
    seen: Vec<SideScore>,
}

/// Sums up each match for both sides.
fn sums(teams: &[TeamId], matches: &[MatchLine], scale: MatchScale) -> Sums {
    let mut out = Sums { match_points: teams.iter().map(|t| (*t, Points::ZERO)).collect(), seen: Vec::new() };
    for line in matches {
        // A match with both sides absent is level on boards and lost by both (D-34).
        let nobody = !line.results.is_empty() && line.results.iter().all(|r| *r == TeamBoardResult::BothAbsent);
        let winner = winner(&line.results);
        let played = line.results.iter().any(|r| r.was_played());
        for (side, own, other) in
            [(TeamSide::Home, line.home, line.visitors), (TeamSide::Visitors, line.visitors, line.home)]
        {
            let boards: Vec<Points> = line.results.iter().map(|r| r.points(side)).collect();
            let won = if nobody { Some(false) } else { winner.map(|w| w == side) };
            let points = match won {
                Some(true) => scale.win,
                None => scale.draw,
                Some(false) => scale.loss,
            };
            if let Some(sum) = out.match_points.get_mut(&own) {
                *sum += points;
            }
            out.seen.push(SideScore { own, other, boards, points, won, played });
        }
    }
    out
}

/// Returns whether a match counts: in a round robin if both teams are still in, in a Swiss if one is (14.31, D-43).
pub(crate) fn counts(m: &MatchLine, standing: &[TeamId], shape: TableContext<'_>) -> bool {
    let (home, visitors) = (standing.contains(&m.home), standing.contains(&m.visitors));
    if shape.swiss { home || visitors } else { home && visitors }
}

/// Ranks the teams. Those in `annulled` left before the halfway point: their matches count for nobody in a round robin,
/// and for their opponents alone in a Swiss (14.31, D-43, D-45); they come last. `taken` are points deducted by sanctions.
pub fn table(
    teams: &[TeamId],
    matches: &[MatchLine],
    rules: &TableRules,
    shape: TableContext<'_>,
    annulled: &[TeamId],
    taken: &BTreeMap<TeamId, Points>,
) -> Vec<LeagueTableRow> {
    let standing: Vec<TeamId> = teams.iter().copied().filter(|t| !annulled.contains(t)).collect();
    let counted: Vec<MatchLine> = matches.iter().filter(|m| counts(m, &standing, shape)).cloned().collect();
    let sums = sums(&standing, &counted, rules.scale);
    let mut rows: Vec<LeagueTableRow> = standing.iter().map(|team| row(*team, &sums, rules, taken)).collect();
    add_rests(&mut rows, rules, shape);
    let fide = fide::event(&standing, &counted, rules, shape);
    let scores = TeamScores::new(&fide.0, fide.1);
    let primary = |r: &LeagueTableRow| match rules.scoring {
        PrimaryScore::Matches => r.match_points,
        PrimaryScore::Olympic => r.board_points,
    };
    rows.sort_by_key(|r| (Reverse(primary(r)), r.team));
    let mut groups: Vec<Vec<LeagueTableRow>> =
        rows.chunk_by(|a, b| primary(a) == primary(b)).map(<[_]>::to_vec).collect();
    for criterion in &rules.criteria {
        let mut next = Vec::new();
        for mut group in groups {
            let tied: Vec<TeamId> = group.iter().map(|r| r.team).collect();
            match criterion {
                TeamCriterion::Fide(code) => {
                    let values = fide::values(&scores, &standing, &tied, *code);
                    group.iter_mut().zip(values).for_each(|(r, value)| r.values.push(value));
                }
                _ => group
                    .iter_mut()
                    .for_each(|r| r.values.push(value(*criterion, r.team, &tied, &sums, &rules.kashdan))),
            }
            let low_first = matches!(criterion, TeamCriterion::Fide(code) if code.lower_is_better());
            group.sort_by_key(|r| {
                let value = r.values.last().copied().flatten();
                // Rows without a value come last in either order.
                (Reverse(value.map(|v| if low_first { -v } else { v })), r.team)
            });
            next.extend(group.chunk_by(|a, b| a.values.last() == b.values.last()).map(<[_]>::to_vec));
        }
        groups = next;
    }
    let mut out = Vec::new();
    for group in groups.into_iter().flat_map(|group| drawn(group, shape.lots)) {
        let rank = out.len() as u16 + 1;
        out.extend(group.into_iter().map(|r| LeagueTableRow { rank, ..r }));
    }
    let rank = out.len() as u16 + 1;
    let none = |team: &TeamId| LeagueTableRow {
        rank,
        team: *team,
        matches: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        match_points: Points::ZERO,
        board_points: Points::ZERO,
        values: vec![None; rules.criteria.len()],
        lot: None,
    };
    out.extend(teams.iter().filter(|t| annulled.contains(t)).map(none));
    out
}

/// Orders teams that are still level by the latest draw that included all of them (D-74).
fn drawn(mut group: Vec<LeagueTableRow>, lots: &[Vec<TeamId>]) -> Vec<Vec<LeagueTableRow>> {
    let all = |lot: &&Vec<TeamId>| group.iter().all(|row| lot.contains(&row.team));
    let Some(lot) = lots.iter().rfind(all).filter(|_| group.len() > 1) else { return vec![group] };
    let place = |row: &LeagueTableRow| lot.iter().position(|team| *team == row.team);
    group.sort_by_key(place);
    let number = |(row, at): (LeagueTableRow, u16)| vec![LeagueTableRow { lot: Some(at), ..row }];
    group.into_iter().zip(1..).map(number).collect()
}

/// Adds the rests: in a Swiss a rest counts as a drawn match (C.04.6).
fn add_rests(rows: &mut [LeagueTableRow], rules: &TableRules, shape: TableContext<'_>) {
    for row in rows.iter_mut().filter(|_| shape.swiss) {
        let rests = shape.rests.iter().filter(|(_, team)| *team == row.team).count() as i32;
        row.match_points += rules.scale.draw.times(rests);
        row.board_points += Points::HALF.times(i32::from(shape.boards) * rests);
    }
}

fn row(team: TeamId, sums: &Sums, rules: &TableRules, taken: &BTreeMap<TeamId, Points>) -> LeagueTableRow {
    let own = || sums.seen.iter().filter(|seen| seen.own == team);
    let count = |won: Option<bool>| own().filter(|seen| seen.won == won).count() as u16;
    let (won, drawn, lost) = (count(Some(true)), count(None), count(Some(false)));
    let boards: Points = own().flat_map(|seen| seen.boards.iter().copied()).sum();
    let off = taken.get(&team).copied().unwrap_or_default();
    let (match_off, board_off) = match rules.scoring {
        PrimaryScore::Matches => (off, Points::ZERO),
        PrimaryScore::Olympic => (Points::ZERO, off),
    };
    LeagueTableRow {
        rank: 0,
        team,
        matches: won + drawn + lost,
        won,
        drawn,
        lost,
        match_points: sums.match_points.get(&team).copied().unwrap_or_default() - match_off,
        board_points: boards - board_off,
        values: Vec::new(),
        lot: None,
    }
}

fn value(criterion: TeamCriterion, team: TeamId, tied: &[TeamId], sums: &Sums, kashdan: &UnplayedScale) -> Option<i64> {
    let own = || sums.seen.iter().filter(|seen| seen.own == team);
    let among = || own().filter(|seen| tied.contains(&seen.other));
    let hundredths = |points: Points| i64::from(points.tenths()) * 10;
    match criterion {
        TeamCriterion::DirectEncounter => {
            let met = |a: TeamId, b: TeamId| sums.seen.iter().any(|seen| seen.own == a && seen.other == b);
            let all = tied.iter().all(|a| tied.iter().all(|b| a == b || met(*a, *b)));
            (all && tied.len() > 1).then(|| among().map(|seen| hundredths(seen.points)).sum())
        }
        TeamCriterion::SonnebornBerger => {
            let theirs = |t: TeamId| sums.match_points.get(&t).map_or(0, |p| i64::from(p.tenths()));
            let part = |won: Option<bool>| match won {
                Some(true) => 10,
                None => 5,
                Some(false) => 0,
            };
            Some(own().map(|seen| theirs(seen.other) * part(seen.won)).sum())
        }
        TeamCriterion::Kashdan => {
            let points = |seen: &SideScore| match (seen.played, seen.won) {
                (false, _) => kashdan.unplayed,
                (true, None) => kashdan.draw,
                (true, Some(true)) => kashdan.win,
                (true, Some(false)) => kashdan.loss,
            };
            Some(own().map(|seen| i64::from(points(seen))).sum())
        }
        TeamCriterion::Dutch => Some(among().map(|seen| hundredths(dutch_coefficient(&seen.boards, &[]).0)).sum()),
        // FIDE's values are computed from its own scores.
        TeamCriterion::Fide(_) => None,
        TeamCriterion::BoardPoints => {
            Some(own().flat_map(|seen| seen.boards.iter()).map(|points| hundredths(*points)).sum())
        }
    }
}

/// D-71: the reading of Dutch used in tables, which is the recommended one.
pub const DUTCH_SCOPE: DutchScope = DutchScope::AmongTied;

#[cfg(test)]
mod tests;
