//! The calculation of a team's value.

use super::super::code::{TeamScore, TieBreak, TieBreakKind};
use super::super::record::EventFormat;
use super::super::value::{Scale, Value};
use super::super::{PartNote, Worked, opponents, worked};
use super::{TeamScores, TeamState, direct};

/// The kind of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TeamTermKind {
    /// The quantity the code counts: a score, a product, a round.
    Counted,
    /// Match points.
    MatchPoints,
    /// Game points.
    GamePoints,
    /// A board's points.
    Board,
    /// The divisor of the sum before it.
    Divisor,
}

/// One term of a team's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamPart {
    /// The kind.
    pub term: TeamTermKind,
    /// The round, from 1.
    pub round: Option<usize>,
    /// The opponent, by index in the list.
    pub opponent: Option<usize>,
    /// The board, from 1.
    pub board: Option<usize>,
    /// The term.
    pub value: Value,
    /// Its treatment.
    pub note: PartNote,
}

impl TeamPart {
    const fn new(term: TeamTermKind, value: Value) -> Self {
        Self { term, round: None, opponent: None, board: None, value, note: PartNote::Counted }
    }
}

/// A value and its terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamWorked {
    /// The value.
    pub value: Value,
    /// The terms.
    pub parts: Vec<TeamPart>,
}

impl From<Worked> for TeamWorked {
    fn from(worked: Worked) -> Self {
        let part = |part: &super::super::TieBreakTerm| TeamPart {
            round: part.round,
            opponent: part.opponent.map(crate::model::PlayerIx::index),
            note: part.note,
            ..TeamPart::new(TeamTermKind::Counted, part.value)
        };
        Self { value: worked.value, parts: worked.parts.iter().map(part).collect() }
    }
}

const fn term_of(score: TeamScore) -> TeamTermKind {
    match score {
        TeamScore::MatchPoints => TeamTermKind::MatchPoints,
        TeamScore::GamePoints => TeamTermKind::GamePoints,
    }
}

impl TeamScores<'_> {
    /// Returns a team's value of a tie-break and its terms; `tied` are the tied teams, itself included.
    pub fn work_out(&self, team: usize, tied: &[usize], tie_break: TieBreak) -> Option<TeamWorked> {
        if team >= self.event.teams.len() {
            return None;
        }
        if !tie_break.kind.is_place() {
            return Some(self.own(team, tie_break));
        }
        let at = tied.iter().position(|t| *t == team)?;
        let value = self.values(tied, tie_break).get(at).copied()?;
        let parts = match tie_break.kind {
            TieBreakKind::TopBoards | TieBreakKind::BottomBoards => self.board_parts(team),
            TieBreakKind::ExtendedDirect(_) => {
                let scores = [self.event.primary, self.event.primary.other()];
                scores.iter().flat_map(|score| self.meetings(team, tied, *score, tie_break)).collect()
            }
            _ => self.meetings(team, tied, self.meant(tie_break), tie_break),
        };
        Some(TeamWorked { value, parts })
    }

    /// Computes a value that does not depend on who is tied.
    pub(super) fn own(&self, team: usize, tie_break: TieBreak) -> TeamWorked {
        let records = self.records(self.meant(tie_break));
        match tie_break.kind {
            TieBreakKind::OtherScore => self.other_score(team),
            TieBreakKind::Extended(theirs, own) => {
                opponents::sum_by(self.records(theirs), self.records(own), team, tie_break).into()
            }
            TieBreakKind::BoardCount => {
                let boards = self.by_board(team);
                TeamWorked { value: Value::tenths(direct::count(&boards)), parts: self.board_parts(team) }
            }
            TieBreakKind::ScoreStrength => self.score_strength(team, tie_break),
            kind if kind.is_for_people() => TeamWorked { value: Value::undefined(Scale::Whole), parts: Vec::new() },
            _ => worked(records, team, tie_break).into(),
        }
    }

    /// Computes the score that is not the primary one (13.1).
    fn other_score(&self, team: usize) -> TeamWorked {
        let score = self.event.primary.other();
        let inner: TeamWorked = worked(self.records(score), team, TieBreak::plain(TieBreakKind::Points)).into();
        let parts = inner.parts.iter().map(|part| TeamPart { term: term_of(score), ..*part }).collect();
        TeamWorked { parts, ..inner }
    }

    /// Computes the secondary score plus a share of the (fore) Buchholz on the primary one (13.4).
    fn score_strength(&self, team: usize, tie_break: TieBreak) -> TeamWorked {
        let primary = self.meant(tie_break);
        let kind = if tie_break.fore { TieBreakKind::ForeBuchholz } else { TieBreakKind::Buchholz };
        let inner = TieBreak { kind, score: None, divisor: None, fore: false, ..tie_break };
        let strength: TeamWorked = opponents::sum(self.records(primary), team, inner).into();
        let divisor = i64::from(tie_break.divisor.unwrap_or(0)).max(self.divisor(tie_break, primary)).max(1);
        let second = self.points(team, primary.other());
        // Tenths divided by the divisor, in hundredths, rounded half up.
        let share = (20 * strength.value.units.unwrap_or(0) + divisor).div_euclid(2 * divisor);
        let mut parts = vec![TeamPart::new(term_of(primary.other()), Value::tenths(i64::from(second.tenths())))];
        parts.extend(strength.parts);
        parts.push(TeamPart::new(TeamTermKind::Divisor, Value::whole(divisor)));
        TeamWorked { value: Value::hundredths(10 * i64::from(second.tenths()) + share), parts }
    }

    /// Returns the maximum primary score of the event divided by the maximum other score of a match (13.4).
    fn divisor(&self, tie_break: TieBreak, primary: TeamScore) -> i64 {
        if tie_break.divisor.is_some() {
            return 0;
        }
        let most = i64::from(self.records(primary).scoring.win.tenths()) * self.rounds as i64;
        most.checked_div_euclid(i64::from(self.records(primary.other()).scoring.win.tenths())).unwrap_or(0)
    }

    fn board_parts(&self, team: usize) -> Vec<TeamPart> {
        let part = |(board, points): (usize, crate::points::Points)| TeamPart {
            board: Some(board),
            ..TeamPart::new(TeamTermKind::Board, Value::tenths(i64::from(points.tenths())))
        };
        (1..).zip(self.by_board(team)).map(part).collect()
    }

    /// Returns the matches among the tied teams, with those that do not count marked.
    fn meetings(&self, team: usize, tied: &[usize], score: TeamScore, tie_break: TieBreak) -> Vec<TeamPart> {
        let as_played = tie_break.forfeits_played || self.event.kind == EventFormat::RoundRobin;
        let rounds = self.event.teams.get(team).map_or(&[][..], |t| &t.rounds);
        let mut out = Vec::new();
        for (round, at) in rounds.iter().take(self.rounds).zip(1..) {
            let Some(opponent) = round.opponent.filter(|o| *o != team && tied.contains(o)) else { continue };
            let points = match score {
                TeamScore::MatchPoints => round.match_points,
                TeamScore::GamePoints => round.game_points,
            };
            let counts = as_played || matches!(round.state, TeamState::Played(_));
            out.push(TeamPart {
                round: Some(at),
                opponent: Some(opponent),
                note: if counts { PartNote::Counted } else { PartNote::Cut },
                ..TeamPart::new(term_of(score), Value::tenths(i64::from(points.tenths())))
            });
        }
        out
    }
}
