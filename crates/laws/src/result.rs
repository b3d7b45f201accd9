//! The possible results of a game (Article 10) and their notation.
//!
//! Other types are built on this one or have another meaning: a board of a round may be reported with an impossible
//! result or as not rated (`tournament::BoardResult`), a board of a team match is won by a team, not by a colour
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
    /// All results, the usual ones first.
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

    /// Creates a win for a player.
    pub const fn win(winner: Color) -> Self {
        match winner {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// Creates a win by forfeit for the player who was present.
    pub const fn forfeit(absent: Color) -> Self {
        match absent {
            Color::White => Self::WhiteForfeits,
            Color::Black => Self::BlackForfeits,
        }
    }

    /// Returns its notation.
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

    /// Returns its notation in files of games for rating: shorter than [`Self::sign`] where that has a slash.
    pub const fn short_sign(self) -> &'static str {
        match self {
            Self::Draw => "1/2",
            Self::BlackForfeits => "+-",
            Self::WhiteForfeits => "-+",
            Self::BothForfeit => "--",
            other => other.sign(),
        }
    }

    /// Parses a result in the notation of [`Self::sign`] or [`Self::short_sign`], or a common notation of a draw.
    ///
    /// ```
    /// use adoube_laws::GameResult;
    /// assert_eq!(GameResult::read("½-½"), Some(GameResult::Draw));
    /// assert_eq!(GameResult::read("+-"), GameResult::read("+/-"));
    /// assert_eq!(GameResult::read("1-1"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        // A match instead of a search in `ALL`: files of games have millions of lines.
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

    /// Returns half points of White and of Black.
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

    /// Returns whether the game was played: a forfeit is not a game.
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::BlackForfeits | Self::WhiteForfeits | Self::BothForfeit)
    }

    /// Returns the result of a played game with these half points, if it is possible (10.2).
    pub fn played(half_points: [u8; 2]) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.is_played() && result.half_points() == half_points)
    }

    /// Returns whether the result is a usual one: not 0-0, 1/2-0 or 0-1/2.
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
