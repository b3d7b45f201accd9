//! A group of teams as input of FIDE's tie-breaks (C.07, articles 12 and 13; C.04.6).

use super::rules::{LeagueTableRow, MatchLine, TableContext, TableRules};
use crate::criterion::TeamCriterion;
use crate::ids::{TeamId, TeamSide};
use crate::result::{TeamBoardResult, board_points, winner};
use crate::unfinished::PrimaryScore;
use adoube_tournament::tiebreaks::teams::{TeamEvent, TeamRecord, TeamRound, TeamScores, TeamState, TeamWorked};
use adoube_tournament::tiebreaks::{EventFormat, Scale, TeamScore, TieBreak, Value};
use adoube_tournament::{Bye, Color, Forfeit, GameOutcome, Points, Scoring};

/// Builds the event, and counts the rounds it has had.
pub(crate) fn event(
    teams: &[TeamId],
    matches: &[MatchLine],
    rules: &TableRules,
    shape: TableContext<'_>,
) -> (TeamEvent, usize) {
    let rests = || shape.rests.iter().filter(|_| shape.swiss);
    let rounds = matches.iter().map(|m| m.round).chain(rests().map(|r| r.0)).max().unwrap_or(0);
    let seen = matches.iter().map(|m| m.results.len()).max().unwrap_or(0);
    let boards = usize::from(shape.boards).max(seen).max(1);
    let scale = rules.scale;
    let matches_worth = Scoring {
        win: scale.win,
        draw: scale.draw,
        loss: scale.loss,
        absence: scale.loss,
        pairing_allocated_bye: scale.draw,
    };
    let mut made = TeamEvent {
        kind: if shape.swiss { EventFormat::Swiss } else { EventFormat::RoundRobin },
        primary: match rules.scoring {
            PrimaryScore::Matches => TeamScore::MatchPoints,
            PrimaryScore::Olympic => TeamScore::GamePoints,
        },
        boards,
        matches: matches_worth,
        games: Scoring::default(),
        teams: (1..).zip(teams).map(|(number, _)| TeamRecord { number, rounds: Vec::new() }).collect(),
    };
    let place = |team: TeamId| teams.iter().position(|t| *t == team);
    for (team, at) in teams.iter().zip(0..) {
        let mut lines = Vec::with_capacity(usize::from(rounds));
        for round in 1..=rounds {
            let found = matches.iter().filter(|m| m.round == round).find_map(|m| Some((m, side_of(m, *team)?)));
            if let Some((m, side)) = found {
                lines.push(line(m, side, place(side_of_other(m, side)), &matches_worth));
                continue;
            }
            let (bye, match_points, game_points) = if rests().any(|r| *r == (round, *team)) {
                (Bye::PairingAllocated, scale.draw, Points::HALF.times(boards as i32))
            } else {
                (Bye::Zero, Points::ZERO, Points::ZERO)
            };
            let state = TeamState::Bye(bye);
            lines.push(TeamRound {
                opponent: None,
                colour: None,
                state,
                match_points,
                game_points,
                boards: Vec::new(),
            });
        }
        if let Some(record) = made.teams.get_mut(at) {
            record.rounds = lines;
        }
    }
    (made, usize::from(rounds))
}

fn side_of(m: &MatchLine, team: TeamId) -> Option<TeamSide> {
    [(m.home, TeamSide::Home), (m.visitors, TeamSide::Visitors)]
        .into_iter()
        .find(|(t, _)| *t == team)
        .map(|(_, side)| side)
}

const fn side_of_other(m: &MatchLine, side: TeamSide) -> TeamId {
    match side {
        TeamSide::Home => m.visitors,
        TeamSide::Visitors => m.home,
    }
}

fn line(m: &MatchLine, side: TeamSide, opponent: Option<usize>, worth: &Scoring) -> TeamRound {
    let played = m.results.iter().any(|r| r.was_played());
    let won = winner(&m.results).map(|w| w == side);
    // D-34: a match with both sides absent is lost by both.
    let nobody = !m.results.is_empty() && m.results.iter().all(|r| *r == TeamBoardResult::BothAbsent);
    let (state, match_points) = match won {
        _ if nobody => (TeamState::Forfeit(Forfeit::Lost), worth.loss),
        Some(true) if played => (TeamState::Played(GameOutcome::Win), worth.win),
        Some(true) => (TeamState::Forfeit(Forfeit::Won), worth.win),
        Some(false) if played => (TeamState::Played(GameOutcome::Loss), worth.loss),
        Some(false) => (TeamState::Forfeit(Forfeit::Lost), worth.loss),
        None => (TeamState::Played(GameOutcome::Draw), worth.draw),
    };
    TeamRound {
        opponent,
        colour: Some(if side == TeamSide::Home { Color::White } else { Color::Black }),
        state,
        match_points,
        game_points: board_points(&m.results, side),
        boards: m.results.iter().map(|r| r.points(side)).collect(),
    }
}

/// Returns the values of a code for the tied teams, in hundredths.
pub(crate) fn values(scores: &TeamScores<'_>, teams: &[TeamId], tied: &[TeamId], code: TieBreak) -> Vec<Option<i64>> {
    let places: Vec<usize> = tied.iter().filter_map(|t| teams.iter().position(|team| team == t)).collect();
    scores.values(&places, code).into_iter().map(hundredths).collect()
}

fn hundredths(value: Value) -> Option<i64> {
    let factor = match value.scale {
        Scale::Whole => 100,
        Scale::Tenths => 10,
        Scale::Hundredths => 1,
    };
    value.units.map(|units| units * factor)
}

/// The input of a table.
pub struct CountedGroup<'e> {
    pub teams: Vec<TeamId>,
    /// The matches that count.
    pub matches: Vec<MatchLine>,
    pub rules: &'e TableRules,
    pub shape: TableContext<'e>,
}

impl CountedGroup<'_> {
    /// Returns the calculation of a team's FIDE tie-breaks, each among the teams level so far; indices in the parts
    /// refer to [`CountedGroup::teams`].
    pub fn work_out(&self, rows: &[LeagueTableRow], team: TeamId) -> Vec<(TieBreak, TeamWorked)> {
        let (event, rounds) = event(&self.teams, &self.matches, self.rules, self.shape);
        let scores = TeamScores::new(&event, rounds);
        let place = |team: TeamId| self.teams.iter().position(|t| *t == team);
        let Some((own, at)) = rows.iter().find(|row| row.team == team).zip(place(team)) else { return Vec::new() };
        let points = |row: &LeagueTableRow| match self.rules.scoring {
            PrimaryScore::Matches => row.match_points,
            PrimaryScore::Olympic => row.board_points,
        };
        let mut out = Vec::new();
        for (nth, criterion) in self.rules.criteria.iter().enumerate() {
            let TeamCriterion::Fide(code) = criterion else { continue };
            let level =
                |row: &&LeagueTableRow| points(row) == points(own) && row.values.get(..nth) == own.values.get(..nth);
            let mut tied: Vec<usize> = rows.iter().filter(level).filter_map(|row| place(row.team)).collect();
            tied.sort_unstable();
            out.extend(scores.work_out(at, &tied, *code).map(|worked| (*code, worked)));
        }
        out
    }
}
