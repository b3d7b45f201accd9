//! The table of a group: match points or board points, tie-breaks in their order, never restarted (Pairing systems 4.1, 4.11;
//! Tie-breaks 1.11, 1.21, 1.51, 2.2-2.5; Withdrawals 14.3, 14.31; D-43, D-65, D-66, D-68, D-69, D-71), or by FIDE's codes
//! for teams (C.07; the scores they see are in [`crate::fide`]).

use crate::fide;
use crate::ids::{Side, TeamId};
use crate::result::{GameResult, winner};
use crate::unfinished::Scoring;
use adoube_tournament::Points;
use adoube_tournament::knockout::dutch_coefficient;
use adoube_tournament::tiebreaks::TieBreak;
use adoube_tournament::tiebreaks::handbook::DutchScope;
use adoube_tournament::tiebreaks::teams::TeamScores;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A tie-break of team events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamCriterion {
    /// Match points among the tied, when all of them have met (D-65).
    DirectEncounter,
    /// 2.2: points of the teams beaten and half of those drawn with (D-68).
    SonnebornBerger,
    /// 2.3, 2.31: 4, 2, 1 a match, 2 without play.
    Kashdan,
    /// 2.5: boards by their weight, in the matches among the tied (D-71).
    Dutch,
    /// Board points; not of the handbook, but usual today.
    BoardPoints,
    /// One of FIDE's (C.07, articles 6-9, 12 and 13).
    Fide(TieBreak),
}

/// 1.11: the order of team championships.
pub const CHAMPIONSHIP: [TeamCriterion; 4] =
    [TeamCriterion::DirectEncounter, TeamCriterion::SonnebornBerger, TeamCriterion::Kashdan, TeamCriterion::Dutch];

/// 1.21, 1.51: the order of the Copa Catalana and of the Catalan finals.
pub const COPA_AND_FINALS: [TeamCriterion; 1] = [TeamCriterion::Dutch];

/// What a match won, drawn or lost is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scale {
    /// Won.
    pub win: Points,
    /// Drawn.
    pub draw: Points,
    /// Lost.
    pub loss: Points,
}

impl Default for Scale {
    /// 4.1: 1, ½, 0.
    fn default() -> Self {
        Self { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO }
    }
}

/// How a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableRules {
    /// Which points come first.
    pub scoring: Scoring,
    /// What a match is worth.
    pub scale: Scale,
    /// Tie-breaks in order.
    pub criteria: Vec<TeamCriterion>,
}

impl Default for TableRules {
    fn default() -> Self {
        Self { scoring: Scoring::Matches, scale: Scale::default(), criteria: CHAMPIONSHIP.to_vec() }
    }
}

/// A match that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchLine {
    /// The round, from 1.
    pub round: u16,
    /// At home.
    pub home: TeamId,
    /// Visitors.
    pub visitors: TeamId,
    /// Boards that have a result.
    pub results: Vec<GameResult>,
}

/// What a table must know of its event beside the matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shape<'e> {
    /// C.04.6: a Swiss, in which a rest counts as a drawn match. In a table of everybody against everybody it counts nothing.
    pub swiss: bool,
    /// Boards of a match; 0 for as many as the matches have.
    pub boards: u8,
    /// Who rested, by round.
    pub rests: &'e [(u16, TeamId)],
    /// D-74: public draws, each in the order that the lots gave.
    pub lots: &'e [Vec<TeamId>],
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TeamRow {
    /// Place, from 1; shared by those no criterion separates (D-74: lots, recorded).
    pub rank: u16,
    /// Team.
    pub team: TeamId,
    /// Matches counted.
    pub matches: u16,
    /// Won.
    pub won: u16,
    /// Drawn.
    pub drawn: u16,
    /// Lost.
    pub lost: u16,
    /// Match points, with what sanctions took.
    pub match_points: Points,
    /// Board points, with what sanctions took where they come first.
    pub board_points: Points,
    /// The value of each criterion, in order, in hundredths of a point where points are counted; `None` where it does not
    /// apply.
    pub values: Vec<Option<i64>>,
    /// D-74: the place that the lots gave among level teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<u16>,
}

/// A match seen from one side.
struct Seen {
    own: TeamId,
    other: TeamId,
    boards: Vec<Points>,
    points: Points,
    /// Won, lost, or neither.
    won: Option<bool>,
    played: bool,
}

struct Sums {
    match_points: BTreeMap<TeamId, Points>,
    seen: Vec<Seen>,
}

/// Both sides of each match.
fn sums(teams: &[TeamId], matches: &[MatchLine], scale: Scale) -> Sums {
    let mut out = Sums { match_points: teams.iter().map(|t| (*t, Points::ZERO)).collect(), seen: Vec::new() };
    for line in matches {
        // A match that neither side came to is level on boards and lost by both (D-34).
        let nobody = !line.results.is_empty() && line.results.iter().all(|r| *r == GameResult::BothAbsent);
        let winner = winner(&line.results);
        let played = line.results.iter().any(|r| r.was_played());
        for (side, own, other) in [(Side::Home, line.home, line.visitors), (Side::Visitors, line.visitors, line.home)] {
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
            out.seen.push(Seen { own, other, boards, points, won, played });
        }
    }
    out
}

/// The table. Teams in `annulled` have left before half: their matches count for nobody (D-43), and they stand last.
/// `taken` are points that sanctions took.
pub fn table(
    teams: &[TeamId],
    matches: &[MatchLine],
    rules: &TableRules,
    shape: Shape<'_>,
    annulled: &[TeamId],
    taken: &BTreeMap<TeamId, Points>,
) -> Vec<TeamRow> {
    let standing: Vec<TeamId> = teams.iter().copied().filter(|t| !annulled.contains(t)).collect();
    let counts = |m: &&MatchLine| standing.contains(&m.home) && standing.contains(&m.visitors);
    let counted: Vec<MatchLine> = matches.iter().filter(counts).cloned().collect();
    let sums = sums(&standing, &counted, rules.scale);
    let mut rows: Vec<TeamRow> = standing.iter().map(|team| row(*team, &sums, rules, taken)).collect();
    add_rests(&mut rows, rules, shape);
    let fide = fide::event(&standing, &counted, rules, shape);
    let scores = TeamScores::new(&fide.0, fide.1);
    let primary = |r: &TeamRow| match rules.scoring {
        Scoring::Matches => r.match_points,
        Scoring::Olympic => r.board_points,
    };
    rows.sort_by_key(|r| (Reverse(primary(r)), r.team));
    let mut groups: Vec<Vec<TeamRow>> = rows.chunk_by(|a, b| primary(a) == primary(b)).map(<[_]>::to_vec).collect();
    for criterion in &rules.criteria {
        let mut next = Vec::new();
        for mut group in groups {
            let tied: Vec<TeamId> = group.iter().map(|r| r.team).collect();
            match criterion {
                TeamCriterion::Fide(code) => {
                    let values = fide::values(&scores, &standing, &tied, *code);
                    group.iter_mut().zip(values).for_each(|(r, value)| r.values.push(value));
                }
                _ => group.iter_mut().for_each(|r| r.values.push(value(*criterion, r.team, &tied, &sums))),
            }
            let low_first = matches!(criterion, TeamCriterion::Fide(code) if code.lower_is_better());
            group.sort_by_key(|r| {
                let value = r.values.last().copied().flatten();
                // Without a value last, either way.
                (Reverse(value.map(|v| if low_first { -v } else { v })), r.team)
            });
            next.extend(group.chunk_by(|a, b| a.values.last() == b.values.last()).map(<[_]>::to_vec));
        }
        groups = next;
    }
    let mut out = Vec::new();
    for group in groups.into_iter().flat_map(|group| drawn(group, shape.lots)) {
        let rank = out.len() as u16 + 1;
        out.extend(group.into_iter().map(|r| TeamRow { rank, ..r }));
    }
    let rank = out.len() as u16 + 1;
    let none = |team: &TeamId| TeamRow {
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

/// D-74: teams that are still level, in the order of the latest draw in which all of them were.
fn drawn(mut group: Vec<TeamRow>, lots: &[Vec<TeamId>]) -> Vec<Vec<TeamRow>> {
    let all = |lot: &&Vec<TeamId>| group.iter().all(|row| lot.contains(&row.team));
    let Some(lot) = lots.iter().rfind(all).filter(|_| group.len() > 1) else { return vec![group] };
    let place = |row: &TeamRow| lot.iter().position(|team| *team == row.team);
    group.sort_by_key(place);
    let number = |(row, at): (TeamRow, u16)| vec![TeamRow { lot: Some(at), ..row }];
    group.into_iter().zip(1..).map(number).collect()
}

/// C.04.6: in a Swiss a rest counts as a drawn match.
fn add_rests(rows: &mut [TeamRow], rules: &TableRules, shape: Shape<'_>) {
    for row in rows.iter_mut().filter(|_| shape.swiss) {
        let rests = shape.rests.iter().filter(|(_, team)| *team == row.team).count() as i32;
        row.match_points += rules.scale.draw.times(rests);
        row.board_points += Points::HALF.times(i32::from(shape.boards) * rests);
    }
}

fn row(team: TeamId, sums: &Sums, rules: &TableRules, taken: &BTreeMap<TeamId, Points>) -> TeamRow {
    let own = || sums.seen.iter().filter(|seen| seen.own == team);
    let count = |won: Option<bool>| own().filter(|seen| seen.won == won).count() as u16;
    let (won, drawn, lost) = (count(Some(true)), count(None), count(Some(false)));
    let boards: Points = own().flat_map(|seen| seen.boards.iter().copied()).sum();
    let off = taken.get(&team).copied().unwrap_or_default();
    let (match_off, board_off) = match rules.scoring {
        Scoring::Matches => (off, Points::ZERO),
        Scoring::Olympic => (Points::ZERO, off),
    };
    TeamRow {
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

fn value(criterion: TeamCriterion, team: TeamId, tied: &[TeamId], sums: &Sums) -> Option<i64> {
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
            let points = |seen: &Seen| match (seen.played, seen.won) {
                (false, _) | (true, None) => 2,
                (true, Some(true)) => 4,
                (true, Some(false)) => 1,
            };
            Some(own().map(points).sum())
        }
        TeamCriterion::Dutch => Some(among().map(|seen| hundredths(dutch_coefficient(&seen.boards, &[]).0)).sum()),
        // Those of FIDE are taken from its own scores.
        TeamCriterion::Fide(_) => None,
        TeamCriterion::BoardPoints => {
            Some(own().flat_map(|seen| seen.boards.iter()).map(|points| hundredths(*points)).sum())
        }
    }
}

/// Who goes up and who goes down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Movements {
    /// The first of the table.
    pub promoted: Vec<TeamId>,
    /// The last of it; whoever was eliminated stands there.
    pub relegated: Vec<TeamId>,
    /// D-74, 1.714: teams that every criterion leaves level across such a line: a public draw decides among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<TeamId>,
}

/// Promotion and relegation by the final table. Nobody goes both ways.
pub fn movements(table: &[TeamRow], promoted: usize, relegated: usize) -> Movements {
    let up = promoted.min(table.len());
    let down = relegated.min(table.len() - up);
    let stay = table.len() - down;
    // A line between two places falls among the teams of one rank, or it does not.
    let split = |line: usize| match (line.checked_sub(1).and_then(|at| table.get(at)), table.get(line)) {
        (Some(before), Some(after)) if before.rank == after.rank => Some(before.rank),
        _ => None,
    };
    let lots = [split(up), split(stay)];
    let mut out = Movements::default();
    for (at, row) in table.iter().enumerate() {
        if lots.contains(&Some(row.rank)) {
            out.draw.push(row.team);
        } else if at < up {
            out.promoted.push(row.team);
        } else if at >= stay {
            out.relegated.push(row.team);
        }
    }
    out
}

/// D-71: which reading of Dutch a table takes; this crate takes the recommended one.
pub const DUTCH_SCOPE: DutchScope = DutchScope::AmongTied;

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
