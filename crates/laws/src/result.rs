//! The results that a game can have (Article 10), and how they are written.
//!
//! Other types are made of this one or say something else: a board of a round may be reported with an impossible result
//! or as not rated (`tournament::BoardResult`), a board of a team match is won by a team, not by a colour
//! (`federation::TeamBoardResult`), and PGN has a mark for a game without a result (`notation::PgnTermination`).

use crate::Color;
use std::fmt;

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// 1-0
    WhiteWins,
    /// 1/2-1/2
    Draw,
    /// 0-1
    BlackWins,
    /// 0-0
    BothLose,
    /// 1/2-0
    HalfToWhite,
    /// 0-1/2
    HalfToBlack,
    /// +/-
    BlackForfeits,
    /// -/+
    WhiteForfeits,
    /// -/-
    BothForfeit,
}

impl GameResult {
    /// All of them, the usual ones first.
    pub const ALL: [Self; 9] = [
        Self::WhiteWins,
        Self::Draw,
        Self::BlackWins,
        Self::BothLose,
        Self::HalfToWhite,
        Self::HalfToBlack,
        Self::BlackForfeits,
        Self::WhiteForfeits,
        Self::BothForfeit,
    ];

    /// A win for a player.
    pub const fn win(winner: Color) -> Self {
        match winner {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// A win without play for the player who was there.
    pub const fn forfeit(absent: Color) -> Self {
        match absent {
            Color::White => Self::WhiteForfeits,
            Color::Black => Self::BlackForfeits,
        }
    }

    /// As it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::Draw => "1/2-1/2",
            Self::BlackWins => "0-1",
            Self::BothLose => "0-0",
            Self::HalfToWhite => "1/2-0",
            Self::HalfToBlack => "0-1/2",
            Self::BlackForfeits => "+/-",
            Self::WhiteForfeits => "-/+",
            Self::BothForfeit => "-/-",
        }
    }

    /// As files of games write it for rating: shorter than [`Self::sign`] where that has a slash.
    pub const fn short_sign(self) -> &'static str {
        match self {
            Self::Draw => "1/2",
            Self::BlackForfeits => "+-",
            Self::WhiteForfeits => "-+",
            Self::BothForfeit => "--",
            other => other.sign(),
        }
    }

    /// Reads a result as [`Self::sign`] or [`Self::short_sign`] writes it, or as people write a draw.
    ///
    /// ```
    /// use adoube_laws::GameResult;
    /// assert_eq!(GameResult::read("½-½"), Some(GameResult::Draw));
    /// assert_eq!(GameResult::read("+-"), GameResult::read("+/-"));
    /// assert_eq!(GameResult::read("1-1"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        // A match, not a search in `ALL`: files of games have millions of lines.
        Some(match text {
            "1-0" => Self::WhiteWins,
            "1/2" | "1/2-1/2" | "=" | "½" | "½-½" | "0.5-0.5" => Self::Draw,
            "0-1" => Self::BlackWins,
            "0-0" => Self::BothLose,
            "1/2-0" | "½-0" => Self::HalfToWhite,
            "0-1/2" | "0-½" => Self::HalfToBlack,
            "+/-" | "+-" => Self::BlackForfeits,
            "-/+" | "-+" => Self::WhiteForfeits,
            "-/-" | "--" => Self::BothForfeit,
            _ => return None,
        })
    }

    /// Half points of White and of Black.
    pub const fn half_points(self) -> [u8; 2] {
        match self {
            Self::WhiteWins | Self::BlackForfeits => [2, 0],
            Self::Draw => [1, 1],
            Self::BlackWins | Self::WhiteForfeits => [0, 2],
            Self::BothLose | Self::BothForfeit => [0, 0],
            Self::HalfToWhite => [1, 0],
            Self::HalfToBlack => [0, 1],
        }
    }

    /// Whether the game was played: a forfeit is not a game.
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::BlackForfeits | Self::WhiteForfeits | Self::BothForfeit)
    }

    /// The result of a played game in which the players made these half points, if there is one (10.2).
    pub fn played(half_points: [u8; 2]) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.is_played() && result.half_points() == half_points)
    }

    /// Whether the game was decided or drawn in the usual way: not 0-0, 1/2-0 or 0-1/2.
    pub const fn is_usual(self) -> bool {
        !matches!(self, Self::BothLose | Self::HalfToWhite | Self::HalfToBlack)
    }
}

/// The sign, as files have it: `1/2-1/2`. The alternate form is for people: `½-½`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { f.write_str(&self.sign().replace("1/2", "½")) } else { f.write_str(self.sign()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_10_every_result_reads_back_and_has_at_most_one_point() {
        for result in GameResult::ALL {
            assert_eq!(GameResult::read(result.sign()), Some(result));
            assert_eq!(GameResult::read(result.short_sign()), Some(result));
            let half_points = result.half_points();
            assert!(half_points[0] + half_points[1] <= 2, "{result:?}");
            assert_eq!(GameResult::played(half_points).is_some_and(|found| found == result), result.is_played());
        }
        for text in ["", "1", "1-1", "*", "+", "1 - 0"] {
            assert_eq!(GameResult::read(text), None, "{text}");
        }
    }
}
