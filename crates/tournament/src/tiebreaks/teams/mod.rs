//! Tie-breaks of team events: C.07, articles 12 and 13 (edition of 1 March 2026), and articles 6 to 9 on match points
//! or game points.
//!
//! A team has two scores. The primary one decides the standings; the other is a tie-break (13.1). A code names its
//! score with `:MP` or `:GP`, otherwise the primary one is meant. Unplayed matches are treated like unplayed games (15,
//! 16), with the value of a match: a draw is half the boards in game points.

mod direct;
mod worked;

use super::code::{TeamScore, TieBreak, TieBreakKind};
use super::record::{EventFormat, PlayerRecords, PlayerRound};
use super::value::{Scale, Value};
use crate::model::{Bye, Color, Forfeit, GameOutcome, PlayerIx, Scoring};
use crate::points::Points;

pub use worked::{TeamPart, TeamTermKind, TeamWorked};

/// The outcome of a round for a team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TeamState {
    /// A match in which at least one game was played.
    Played(GameOutcome),
    /// A match without any game played.
    Forfeit(Forfeit),
    /// No match.
    Bye(Bye),
    /// A match without a result.
    Open,
}

/// A round of a team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRound {
    /// The scheduled opponent, by index in the list.
    pub opponent: Option<usize>,
    /// The colour of the first board.
    pub colour: Option<Color>,
    /// The outcome.
    pub state: TeamState,
    /// Match points.
    pub match_points: Points,
    /// Game points.
    pub game_points: Points,
    /// Points on each board from the first; empty without a match, or if the boards are not known.
    pub boards: Vec<Points>,
}

/// A team.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamRecord {
    /// Its pairing number.
    pub number: u16,
    /// Its rounds; a missing one is an absence.
    pub rounds: Vec<TeamRound>,
}

/// A team event, as input of tie-breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamEvent {
    /// Swiss or round robin.
    pub kind: EventFormat,
    /// The score that decides the standings.
    pub primary: TeamScore,
    /// Boards per match.
    pub boards: usize,
    /// The points for a match.
    pub matches: Scoring,
    /// The points for a game.
    pub games: Scoring,
    /// The teams.
    pub teams: Vec<TeamRecord>,
}

impl TeamEvent {
    /// Returns 2, 1, 0 for a match, with a bye worth a draw (C.04.6).
    pub fn match_points() -> Scoring {
        let (win, draw) = (Points::ONE.times(2), Points::ONE);
        Scoring { win, draw, loss: Points::ZERO, absence: Points::ZERO, pairing_allocated_bye: draw }
    }

    /// Returns the value of a match in game points: every board won, drawn or lost.
    fn game_points(&self) -> Scoring {
        let all = |points: Points| points.times(i32::try_from(self.boards.max(1)).unwrap_or(i32::MAX));
        Scoring {
            win: all(self.games.win),
            draw: all(self.games.draw),
            loss: all(self.games.loss),
            absence: all(self.games.absence),
            pairing_allocated_bye: all(self.games.pairing_allocated_bye),
        }
    }

    fn records(&self, rounds: usize, score: TeamScore) -> PlayerRecords {
        let scoring = match score {
            TeamScore::MatchPoints => self.matches,
            TeamScore::GamePoints => self.game_points(),
        };
        let line = |team: &TeamRecord| (0..rounds).map(|at| self.round(team.rounds.get(at), score)).collect();
        let lines: Vec<Vec<PlayerRound>> = self.teams.iter().map(line).collect();
        let mut records = PlayerRecords::of(lines, rounds, self.kind, scoring, &[]);
        records.numbers = self.teams.iter().map(|team| team.number).collect();
        records
    }

    /// Converts a round to an individual's: in a round robin a match won without play counts as an ordinary one (15.2).
    fn round(&self, round: Option<&TeamRound>, score: TeamScore) -> PlayerRound {
        let state = round.map_or(TeamState::Bye(Bye::Zero), |r| r.state);
        let given = self.kind == EventFormat::RoundRobin && state == TeamState::Forfeit(Forfeit::Won);
        PlayerRound {
            opponent: round
                .and_then(|r| r.opponent)
                .filter(|o| *o < self.teams.len())
                .and_then(|o| u32::try_from(o).ok())
                .map(PlayerIx),
            played: matches!(state, TeamState::Played(_)),
            colour: round.and_then(|r| r.colour),
            points: round.map_or(Points::ZERO, |r| match score {
                TeamScore::MatchPoints => r.match_points,
                TeamScore::GamePoints => r.game_points,
            }),
            half_points: 0,
            game: match state {
                TeamState::Played(outcome) => Some(outcome),
                _ if given => Some(GameOutcome::Win),
                _ => None,
            },
            voluntary: matches!(state, TeamState::Bye(Bye::Half | Bye::Zero) | TeamState::Forfeit(Forfeit::Lost)),
        }
    }
}

/// A row of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRow {
    /// The team, by index in the list.
    pub team: usize,
    /// Rank, from 1; shared by teams that nothing separates.
    pub rank: usize,
    /// Match points.
    pub match_points: Points,
    /// Game points.
    pub game_points: Points,
    /// The tie-breaks in the requested order.
    pub values: Vec<Value>,
}

/// Both scores of all teams after some rounds, for computing tie-breaks.
pub struct TeamScores<'e> {
    event: &'e TeamEvent,
    rounds: usize,
    match_points: PlayerRecords,
    game_points: PlayerRecords,
}

impl<'e> TeamScores<'e> {
    /// Computes the scores after some rounds.
    pub fn new(event: &'e TeamEvent, rounds: usize) -> Self {
        let records = |score| event.records(rounds, score);
        Self {
            event,
            rounds,
            match_points: records(TeamScore::MatchPoints),
            game_points: records(TeamScore::GamePoints),
        }
    }

    const fn records(&self, score: TeamScore) -> &PlayerRecords {
        match score {
            TeamScore::MatchPoints => &self.match_points,
            TeamScore::GamePoints => &self.game_points,
        }
    }

    /// Returns a team's points.
    pub fn points(&self, team: usize, score: TeamScore) -> Points {
        self.records(score).scores.get(team).copied().unwrap_or_default()
    }

    /// Returns the score a code refers to.
    fn meant(&self, tie_break: TieBreak) -> TeamScore {
        tie_break.score.unwrap_or(self.event.primary)
    }

    /// Returns the value of a tie-break for each of the tied teams; places are among them, 0 where nobody is separated.
    pub fn values(&self, tied: &[usize], tie_break: TieBreak) -> Vec<Value> {
        let known = |team: &usize| *team < self.event.teams.len();
        if !tied.iter().all(known) {
            return vec![Value::undefined(Scale::Whole); tied.len()];
        }
        if tie_break.kind.is_place() {
            let blocks = self.blocks(tied, tie_break);
            let place = |team: &usize| {
                let before = blocks.iter().take_while(|block| !block.contains(team)).map(Vec::len).sum::<usize>();
                if blocks.len() < 2 { 0 } else { before as i64 + 1 }
            };
            return tied.iter().map(|team| Value::whole(place(team))).collect();
        }
        tied.iter().map(|team| self.own(*team, tie_break).value).collect()
    }

    /// Returns a team's results summed by board; a bye or a match won by forfeit counts as won on every board (12).
    fn by_board(&self, team: usize) -> Vec<Points> {
        let mut out = vec![Points::ZERO; self.event.boards];
        for round in self.event.teams.get(team).into_iter().flat_map(|t| &t.rounds).take(self.rounds) {
            for (sum, points) in out.iter_mut().zip(self.boards_of(round)) {
                *sum += points;
            }
        }
        out
    }

    fn boards_of(&self, round: &TeamRound) -> Vec<Points> {
        match round.state {
            _ if !round.boards.is_empty() => round.boards.clone(),
            TeamState::Bye(Bye::PairingAllocated | Bye::Full) | TeamState::Forfeit(Forfeit::Won) => {
                vec![self.event.games.win; self.event.boards]
            }
            _ => Vec::new(),
        }
    }

    /// Separates the tied teams by a tie-break that gives places.
    fn blocks(&self, tied: &[usize], tie_break: TieBreak) -> Vec<Vec<usize>> {
        match tie_break.kind {
            TieBreakKind::ExtendedDirect(last) => direct::extended(self, tied, last, tie_break.forfeits_played),
            TieBreakKind::TopBoards => sorted_by(tied, |team| direct::top(&self.by_board(team))),
            TieBreakKind::BottomBoards => sorted_by(tied, |team| direct::bottom(&self.by_board(team))),
            _ => direct::plain(self.records(self.meant(tie_break)), tied, tie_break.forfeits_played),
        }
    }
}

/// Groups the tied teams by equal keys, highest first.
fn sorted_by<K: Ord>(tied: &[usize], key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    let mut keyed: Vec<(K, usize)> = tied.iter().map(|team| (key(*team), *team)).collect();
    keyed.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    keyed.chunk_by(|a, b| a.0 == b.0).map(|block| block.iter().map(|(_, team)| *team).collect()).collect()
}

/// Returns the standings after some rounds: the primary score, then each tie-break in turn among the teams still tied.
pub fn team_standings(event: &TeamEvent, rounds: usize, tie_breaks: &[TieBreak]) -> Vec<TeamRow> {
    let scores = TeamScores::new(event, rounds);
    let everybody: Vec<usize> = (0..event.teams.len()).collect();
    let mut values: Vec<Vec<Value>> = vec![Vec::with_capacity(tie_breaks.len()); everybody.len()];
    let mut groups = sorted_by(&everybody, |team| scores.points(team, event.primary));
    for tie_break in tie_breaks {
        let lower = tie_break.lower_is_better();
        let mut next = Vec::with_capacity(groups.len());
        for group in groups {
            let mut found: Vec<(Value, usize)> =
                scores.values(&group, *tie_break).into_iter().zip(group.iter().copied()).collect();
            for (value, team) in &found {
                if let Some(list) = values.get_mut(*team) {
                    list.push(*value);
                }
            }
            found.sort_by(|a, b| a.0.better_first(b.0, lower).then(a.1.cmp(&b.1)));
            next.extend(found.chunk_by(|a, b| a.0 == b.0).map(|block| block.iter().map(|f| f.1).collect::<Vec<_>>()));
        }
        groups = next;
    }
    let mut rows = Vec::with_capacity(everybody.len());
    let mut rank = 1;
    for group in groups {
        for &team in &group {
            let values = values.get_mut(team).map(std::mem::take).unwrap_or_default();
            let points = |score| scores.points(team, score);
            let (match_points, game_points) = (points(TeamScore::MatchPoints), points(TeamScore::GamePoints));
            rows.push(TeamRow { team, rank, match_points, game_points, values });
        }
        rank += group.len();
    }
    rows
}

/// Splits the primary score off the front of a list: `PTS:GP`, or `PTS` for the event's own.
pub fn split_primary(list: &[TieBreak]) -> (Option<TeamScore>, &[TieBreak]) {
    match list.split_first() {
        Some((first, rest)) if first.kind == TieBreakKind::Points => (first.score, rest),
        _ => (None, list),
    }
}

#[cfg(test)]
mod tests;
