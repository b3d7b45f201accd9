//! Results of boards and of matches (Delegates 5.512; Pairing systems 4.1, 4.11; Competition rules 12.1-12.3; D-34).

use crate::ids::TeamSide;
use adoube_laws::GameResult;
use adoube_tournament::{Color, Points};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The result of a board of a team match. Not a [`GameResult`]: the handbook awards a board to a team, whose colour
/// depends on the board, and it has no 0-0 or 1/2-0 for a played game. [`Self::game`] returns the result of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamBoardResult {
    /// The home player won.
    HomeWon,
    Drawn,
    VisitorsWon,
    /// The home player was absent.
    HomeAbsent,
    /// The visitor was absent.
    VisitorsAbsent,
    /// Neither came: both lose (D-34).
    BothAbsent,
}

impl TeamBoardResult {
    /// All results.
    pub const ALL: [Self; 6] =
        [Self::HomeWon, Self::Drawn, Self::VisitorsWon, Self::HomeAbsent, Self::VisitorsAbsent, Self::BothAbsent];

    /// Returns the points of a side (4.1).
    pub const fn points(self, side: TeamSide) -> Points {
        match (self, side) {
            (Self::Drawn, _) => Points::HALF,
            (Self::HomeWon | Self::VisitorsAbsent, TeamSide::Home)
            | (Self::VisitorsWon | Self::HomeAbsent, TeamSide::Visitors) => Points::ONE,
            _ => Points::ZERO,
        }
    }

    /// Returns the result of the game, from the side that had White.
    pub const fn game(self, white: TeamSide) -> GameResult {
        let seen = match white {
            TeamSide::Home => self,
            TeamSide::Visitors => self.turned(),
        };
        match seen {
            Self::HomeWon => GameResult::WhiteWins,
            Self::Drawn => GameResult::Draw,
            Self::VisitorsWon => GameResult::BlackWins,
            Self::HomeAbsent => GameResult::WhiteForfeits,
            Self::VisitorsAbsent => GameResult::BlackForfeits,
            Self::BothAbsent => GameResult::BothForfeit,
        }
    }

    /// Returns whether a game was played.
    pub const fn was_played(self) -> bool {
        matches!(self, Self::HomeWon | Self::Drawn | Self::VisitorsWon)
    }

    /// Returns whether a side was absent.
    pub const fn is_absent(self, side: TeamSide) -> bool {
        matches!(
            (self, side),
            (Self::BothAbsent, _) | (Self::HomeAbsent, TeamSide::Home) | (Self::VisitorsAbsent, TeamSide::Visitors)
        )
    }

    /// Returns the result when a side is absent.
    pub const fn absence(side: TeamSide) -> Self {
        match side {
            TeamSide::Home => Self::HomeAbsent,
            TeamSide::Visitors => Self::VisitorsAbsent,
        }
    }

    /// Returns the result with the sides swapped.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::HomeWon => Self::VisitorsWon,
            Self::VisitorsWon => Self::HomeWon,
            Self::HomeAbsent => Self::VisitorsAbsent,
            Self::VisitorsAbsent => Self::HomeAbsent,
            same => same,
        }
    }
}

/// Returns the home team's colour on a board, from 1: White on odd boards (5.512).
pub const fn home_colour(board: u8) -> Color {
    if board % 2 == 1 { Color::White } else { Color::Black }
}

/// Returns the sum of a side's points (4.11).
pub fn board_points(results: &[TeamBoardResult], side: TeamSide) -> Points {
    results.iter().map(|result| result.points(side)).sum()
}

/// Returns the winner of the match; `None` if drawn (4.1).
pub fn winner(results: &[TeamBoardResult]) -> Option<TeamSide> {
    match board_points(results, TeamSide::Home).cmp(&board_points(results, TeamSide::Visitors)) {
        Ordering::Greater => Some(TeamSide::Home),
        Ordering::Less => Some(TeamSide::Visitors),
        Ordering::Equal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v_lc_4_colours_by_board() {
        let white: Vec<u8> = (1..=10).filter(|b| home_colour(*b) == Color::White).collect();
        assert_eq!(white, [1, 3, 5, 7, 9], "V-LC-4");
    }

    #[test]
    fn pairing_systems_4_1_and_4_11_points_of_boards_and_matches() {
        use TeamBoardResult as G;
        let results = [G::HomeWon, G::Drawn, G::HomeAbsent, G::BothAbsent, G::VisitorsAbsent];
        assert_eq!(board_points(&results, TeamSide::Home).tenths(), 25);
        assert_eq!(board_points(&results, TeamSide::Visitors).tenths(), 15);
        assert_eq!(winner(&results), Some(TeamSide::Home));
        assert_eq!(winner(&[G::Drawn, G::BothAbsent]), None, "D-34: both lose");
        for result in G::ALL {
            assert_eq!(result.turned().turned(), result);
            assert_eq!(result.points(TeamSide::Home), result.turned().points(TeamSide::Visitors));
            assert_eq!(result.is_absent(TeamSide::Home), result.turned().is_absent(TeamSide::Visitors));
        }
    }
}
