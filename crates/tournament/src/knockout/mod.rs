//! Knockout: the handbook's bracket (Pairing systems 3.1, 3.11; D-57) and the usual one, exemptions, and drawn matches
//! (Tie-breaks 2.5-2.52). [`Progress`] plays matches of individuals round by round.

mod play;
mod texts;

use serde::{Deserialize, Serialize};

use crate::points::Points;

pub use play::{
    BracketMatch, GameKind, KnockoutError, Live, Progress, Winner, consolation_event, pair_round, progress,
};
pub use texts::explain_round;

/// The placement of seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seeding {
    /// 1-5, 3-7 | 2-6, 4-8.
    #[default]
    Handbook,
    /// 1-8, 4-5 | 2-7, 3-6.
    Usual,
}

/// The rules of an individual knockout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Knockout {
    /// The bracket.
    pub seeding: Seeding,
    /// Games per match, with alternating colours; 1 to 12.
    pub games: u8,
    /// Games per set of tie-break games when a match is level; 1 to 12.
    pub tie_break_games: u8,
    /// Maximum number of such sets; after them one game decides, in which Black only needs a draw (2.52). 0 to 20.
    pub tie_break_sets: u8,
}

impl Default for Knockout {
    fn default() -> Self {
        Self::new(Seeding::Handbook)
    }
}

impl Knockout {
    /// Creates the rules of one game per match; if it is drawn, two more; if these are level, the deciding game.
    pub const fn new(seeding: Seeding) -> Self {
        Self { seeding, games: 1, tie_break_games: 2, tie_break_sets: 1 }
    }

    /// Returns whether the numbers of games are within their limits.
    pub const fn is_sound(&self) -> bool {
        const MOST: u8 = 12;
        self.games >= 1
            && self.games <= MOST
            && self.tie_break_games >= 1
            && self.tie_break_games <= MOST
            && self.tie_break_sets <= 20
    }

    /// Returns the number of stages of the bracket: 3 for eight players.
    pub fn stages(players: u16) -> u16 {
        players.max(1).next_power_of_two().trailing_zeros() as u16
    }

    /// Returns the number of rounds of a field if no match is level.
    pub fn rounds(&self, players: u16) -> u16 {
        Self::stages(players) * u16::from(self.games)
    }
}

/// The player on a side of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BracketSide {
    /// A seed, from 1.
    Seed(u16),
    /// The winner of a match of the previous round, by its index in that round.
    WinnerOf(usize),
}

/// A bracket: the matches of each round in order from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bracket {
    /// The rounds, the final last.
    pub rounds: Vec<Vec<(BracketSide, BracketSide)>>,
}

/// No bracket exists for this number of participants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub struct BracketError(pub u16);

impl Bracket {
    /// Creates the bracket for a number of participants. If it is not a power of two, the strongest are exempt from the
    /// first round.
    ///
    /// # Errors
    /// [`BracketError`] for fewer than 2 or more than 4096.
    pub fn new(participants: u16, seeding: Seeding) -> Result<Self, BracketError> {
        if !(2..=4096).contains(&participants) {
            return Err(BracketError(participants));
        }
        let full = participants.next_power_of_two();
        let exempt = full - participants;
        let second = order(full / 2, seeding);
        // In the first round, seed s of the upper part of the non-exempt field meets this opponent.
        let opponent = |s: u16| match seeding {
            Seeding::Handbook => s + (full / 2 - exempt),
            Seeding::Usual => full + 1 - s,
        };
        let mut rounds = vec![Vec::new()];
        let mut sides = Vec::new();
        for seed in second {
            if seed <= exempt {
                sides.push(BracketSide::Seed(seed));
            } else {
                sides.push(BracketSide::WinnerOf(rounds[0].len()));
                rounds[0].push((BracketSide::Seed(seed), BracketSide::Seed(opponent(seed))));
            }
        }
        while sides.len() > 1 {
            let matches: Vec<(BracketSide, BracketSide)> =
                sides.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
            sides = (0..matches.len()).map(BracketSide::WinnerOf).collect();
            rounds.push(matches);
        }
        Ok(Self { rounds })
    }

    /// Returns the pairs of a round (from 0) as seeds. `winner` gives the seed of an earlier match's winner. `None` if
    /// a winner is not known yet.
    pub fn pairs(&self, round: usize, winner: impl Fn(usize, usize) -> Option<u16>) -> Option<Vec<(u16, u16)>> {
        let seed = |side: &BracketSide| match side {
            BracketSide::Seed(seed) => Some(*seed),
            BracketSide::WinnerOf(at) => winner(round.checked_sub(1)?, *at),
        };
        self.rounds.get(round)?.iter().map(|(a, b)| Some((seed(a)?, seed(b)?))).collect()
    }
}

/// Returns the seeds in bracket order; neighbours meet.
fn order(size: u16, seeding: Seeding) -> Vec<u16> {
    let mut out = vec![1];
    let mut n = 1;
    while n < size {
        out = out
            .into_iter()
            .flat_map(|s| match seeding {
                Seeding::Handbook => [s, s + n],
                Seeding::Usual => [s, 2 * n + 1 - s],
            })
            .collect();
        n *= 2;
    }
    out
}

/// Returns the participants who may play on among their own category after being knocked out (3.11). Each is
/// (participant, own category, category of the winner), a larger category being higher. Grouped by category, highest
/// first.
pub fn consolation(knocked_out: &[(u16, u8, u8)]) -> Vec<(u8, Vec<u16>)> {
    let mut categories: Vec<u8> = knocked_out.iter().filter(|(_, own, by)| by > own).map(|(_, own, _)| *own).collect();
    categories.sort_unstable_by(|a, b| b.cmp(a));
    categories.dedup();
    let entitled = |category: u8| {
        knocked_out
            .iter()
            .filter(move |(_, own, by)| *own == category && by > own)
            .map(|(participant, _, _)| *participant)
    };
    categories.into_iter().map(|category| (category, entitled(category).collect())).collect()
}

/// The means by which a drawn match was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecidedBy {
    /// 2.5: the Dutch coefficient.
    Dutch,
    /// 2.51: the first board that was not drawn.
    Board(usize),
    /// 2.52: Black on board one.
    BlackOnBoardOne,
}

/// A side of a team match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchTeam {
    /// The team named first; it has White on board one.
    Home,
    /// The other team.
    Visitors,
}

/// Returns the Dutch coefficients of both teams (2.5). Board b of n is worth n + 1 − b times its points.
pub fn dutch_coefficient(home: &[Points], visitors: &[Points]) -> (Points, Points) {
    let sum = |points: &[Points]| {
        let n = points.len() as i32;
        points.iter().zip(0..).map(|(p, b)| p.times(n - b)).sum()
    };
    (sum(home), sum(visitors))
}

/// Returns the winner of a match drawn on board points (2.5, 2.51, 2.52). The home team had White on board one.
pub fn decide_drawn_match(home: &[Points], visitors: &[Points]) -> (MatchTeam, DecidedBy) {
    let (h, v) = dutch_coefficient(home, visitors);
    let team = |ahead: bool| if ahead { MatchTeam::Home } else { MatchTeam::Visitors };
    if h != v {
        return (team(h > v), DecidedBy::Dutch);
    }
    match home.iter().zip(visitors).position(|(a, b)| a != b) {
        Some(board) => (team(home[board] > visitors[board]), DecidedBy::Board(board + 1)),
        None => (MatchTeam::Visitors, DecidedBy::BlackOnBoardOne),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pairs: &[(u16, u16)]) -> String {
        pairs.iter().map(|(a, b)| format!("{a}-{b}")).collect::<Vec<_>>().join(", ")
    }

    fn first(participants: u16, seeding: Seeding) -> String {
        text(&Bracket::new(participants, seeding).unwrap().pairs(0, |_, _| None).unwrap())
    }

    #[test]
    fn v_ko_first_rounds() {
        let cases = [
            ("V-KO-4", 4, "1-3, 2-4"),
            ("V-KO-8", 8, "1-5, 3-7, 2-6, 4-8"),
            ("V-KO-16", 16, "1-9, 5-13, 3-11, 7-15, 2-10, 6-14, 4-12, 8-16"),
            (
                "V-KO-32",
                32,
                "1-17, 9-25, 5-21, 13-29, 3-19, 11-27, 7-23, 15-31, 2-18, 10-26, 6-22, 14-30, 4-20, 12-28, 8-24, 16-32",
            ),
            ("V-KO-6", 6, "3-5, 4-6"),
            // V-KO-12 lists the same matches by seed.
            ("V-KO-12", 12, "5-9, 7-11, 6-10, 8-12"),
        ];
        for (id, participants, expected) in cases {
            assert_eq!(first(participants, Seeding::Handbook), expected, "{id}");
        }
        assert_eq!(first(8, Seeding::Usual), "1-8, 4-5, 2-7, 3-6");
        assert_eq!(first(6, Seeding::Usual), "4-5, 3-6");
    }

    #[test]
    fn v_ko_favourites_win() {
        let rounds = |participants: u16| {
            let bracket = Bracket::new(participants, Seeding::Handbook).unwrap();
            let mut known: Vec<Vec<u16>> = Vec::new();
            let mut out = Vec::new();
            for round in 0..bracket.rounds.len() {
                let pairs = bracket.pairs(round, |r, at| known.get(r)?.get(at).copied()).unwrap();
                known.push(pairs.iter().map(|(a, b)| *a.min(b)).collect());
                out.push(text(&pairs));
            }
            out.join(" / ")
        };
        assert_eq!(rounds(8), "1-5, 3-7, 2-6, 4-8 / 1-3, 2-4 / 1-2", "V-KO-8F");
        assert_eq!(
            rounds(16),
            "1-9, 5-13, 3-11, 7-15, 2-10, 6-14, 4-12, 8-16 / 1-5, 3-7, 2-6, 4-8 / 1-3, 2-4 / 1-2",
            "V-KO-16F"
        );
        assert_eq!(rounds(6), "3-5, 4-6 / 1-3, 2-4 / 1-2", "V-KO-6");
        assert_eq!(rounds(12), "5-9, 7-11, 6-10, 8-12 / 1-5, 3-7, 2-6, 4-8 / 1-3, 2-4 / 1-2", "V-KO-12");
    }

    #[test]
    fn v_du_drawn_matches() {
        use DecidedBy::{BlackOnBoardOne, Board, Dutch};
        let cases = [
            ("V-DU-1", [10, 0, 0, 10], (50, 50), MatchTeam::Home, Board(1)),
            ("V-DU-2", [0, 10, 10, 0], (50, 50), MatchTeam::Visitors, Board(1)),
            ("V-DU-3", [10, 5, 5, 0], (65, 35), MatchTeam::Home, Dutch),
            ("V-DU-4", [0, 5, 5, 10], (35, 65), MatchTeam::Visitors, Dutch),
            ("V-DU-5", [5, 5, 5, 5], (50, 50), MatchTeam::Visitors, BlackOnBoardOne),
            ("V-DU-6", [5, 10, 0, 5], (55, 45), MatchTeam::Home, Dutch),
            ("V-DU-7", [10, 0, 5, 5], (55, 45), MatchTeam::Home, Dutch),
        ];
        for (id, boards, coefficients, winner, by) in cases {
            let home = boards.map(Points::from_tenths);
            let visitors = boards.map(|p| Points::from_tenths(10 - p));
            let (h, v) = dutch_coefficient(&home, &visitors);
            assert_eq!((h.tenths(), v.tenths()), coefficients, "{id}");
            assert_eq!(decide_drawn_match(&home, &visitors), (winner, by), "{id}");
        }
    }

    #[test]
    fn v_du_8_ten_boards() {
        let home = [10, 0, 5, 10, 0, 5, 10, 0, 5, 5].map(Points::from_tenths);
        let visitors = home.map(|p| Points::ONE - p);
        let (h, v) = dutch_coefficient(&home, &visitors);
        assert_eq!((h.tenths(), v.tenths()), (290, 260), "V-DU-8");
    }

    #[test]
    fn pairing_3_11_consolation() {
        let out = consolation(&[(5, 1, 2), (6, 2, 2), (7, 1, 1), (8, 1, 3), (9, 2, 3)]);
        assert_eq!(out, [(2, vec![9]), (1, vec![5, 8])]);
        assert_eq!(Bracket::new(1, Seeding::Usual), Err(BracketError(1)));
    }
}
