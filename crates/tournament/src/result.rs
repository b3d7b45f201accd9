//! The result of a board, as reported and as written (Article 10; a forfeit is not a game).

use crate::model::{Bye, Color, Forfeit, GameOutcome, PlayerIx, Rated, RoundEntry};
use adoube_laws::GameResult;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A result as reported for a board of a round. Besides a [`GameResult`] it may be an impossible one, which is refused
/// with its reason, and it includes whether the game is rated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardResult {
    /// Played: White's outcome and Black's. Unusual results such as ½-0 or 0-0 are possible.
    Played(GameOutcome, GameOutcome),
    /// Played, but with less than one move by each side, so not rated.
    Unrated(GameOutcome, GameOutcome),
    /// White was absent.
    WhiteAbsent,
    /// Black was absent.
    BlackAbsent,
    /// Neither came.
    BothAbsent,
}

use GameOutcome::{Draw, Loss, Win};

/// Short forms typed by arbiters, and other notations. The first of each is the shortest.
const TYPED: [(BoardResult, &[&str]); 15] = [
    (BoardResult::Played(Win, Loss), &["1", "1-0", "w"]),
    (BoardResult::Played(Loss, Win), &["0", "0-1", "b"]),
    (BoardResult::Played(Draw, Draw), &["=", "½", "½-½", "5", "0.5", "1/2"]),
    (BoardResult::BlackAbsent, &["+", "+-", "1f"]),
    (BoardResult::WhiteAbsent, &["-", "-+", "0f"]),
    (BoardResult::BothAbsent, &["--"]),
    (BoardResult::Unrated(Win, Loss), &["1u", "1-0u"]),
    (BoardResult::Unrated(Loss, Win), &["0u", "0-1u"]),
    (BoardResult::Unrated(Draw, Draw), &["=u", "½-½u"]),
    (BoardResult::Played(Draw, Loss), &["=0", "½-0"]),
    (BoardResult::Played(Loss, Draw), &["0=", "0-½"]),
    (BoardResult::Played(Loss, Loss), &["00", "0-0"]),
    (BoardResult::Unrated(Draw, Loss), &["=0u", "½-0u"]),
    (BoardResult::Unrated(Loss, Draw), &["0=u", "0-½u"]),
    (BoardResult::Unrated(Loss, Loss), &["00u", "0-0u"]),
];

impl BoardResult {
    /// Parses a result as typed by arbiters: `1`, `=`, `0`, `+` (Black is absent), `-`, `--`, `1u` (not rated), `=0`.
    pub fn read(typed: &str) -> Option<Self> {
        let folded: String = typed.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
        TYPED.iter().find(|(_, ways)| ways.contains(&folded.as_str())).map(|(result, _)| *result)
    }

    /// Returns the shortest form to type; empty for an impossible result.
    pub fn typed(self) -> &'static str {
        let ways = TYPED.iter().find(|(result, _)| *result == self).map(|(_, ways)| *ways);
        ways.and_then(<[&str]>::first).copied().unwrap_or_default()
    }

    /// Returns the result of the game, rated or not; `None` if no game can have it (10.2).
    pub fn game(self) -> Option<GameResult> {
        let half_points = |outcome| match outcome {
            Win => 2,
            Draw => 1,
            Loss => 0,
        };
        match self {
            Self::Played(w, b) | Self::Unrated(w, b) => GameResult::played([half_points(w), half_points(b)]),
            Self::WhiteAbsent => Some(GameResult::WhiteForfeits),
            Self::BlackAbsent => Some(GameResult::BlackForfeits),
            Self::BothAbsent => Some(GameResult::BothForfeit),
        }
    }

    /// Returns whether the game was played with matching outcomes, a win and a loss or two draws, or was not played at
    /// all.
    pub const fn is_usual(self) -> bool {
        match self {
            Self::Played(w, b) | Self::Unrated(w, b) => matches!((w, b), (Win, Loss) | (Loss, Win) | (Draw, Draw)),
            Self::WhiteAbsent | Self::BlackAbsent | Self::BothAbsent => true,
        }
    }

    /// Returns whether the two players have at most one point together (10.2).
    pub const fn is_possible(self) -> bool {
        match self {
            Self::Played(w, b) | Self::Unrated(w, b) => !matches!((w, b), (Win, Win | Draw) | (Draw, Win)),
            Self::WhiteAbsent | Self::BlackAbsent | Self::BothAbsent => true,
        }
    }

    /// Returns the entries of White and of Black.
    pub const fn entries(self, white: PlayerIx, black: PlayerIx) -> (RoundEntry, RoundEntry) {
        let (w, b) = match self {
            Self::Played(w, b) => return games(white, black, (w, b), Rated::Yes),
            Self::Unrated(w, b) => return games(white, black, (w, b), Rated::No),
            Self::WhiteAbsent => (Forfeit::Lost, Forfeit::Won),
            Self::BlackAbsent => (Forfeit::Won, Forfeit::Lost),
            Self::BothAbsent => (Forfeit::Lost, Forfeit::Lost),
        };
        (
            RoundEntry::Forfeit { opponent: Some(black), colour: Some(Color::White), forfeit: w },
            RoundEntry::Forfeit { opponent: Some(white), colour: Some(Color::Black), forfeit: b },
        )
    }
}

const fn games(
    white: PlayerIx,
    black: PlayerIx,
    (w, b): (GameOutcome, GameOutcome),
    rated: Rated,
) -> (RoundEntry, RoundEntry) {
    (
        RoundEntry::Game { opponent: black, colour: Color::White, outcome: w, rated },
        RoundEntry::Game { opponent: white, colour: Color::Black, outcome: b, rated },
    )
}

impl From<GameResult> for BoardResult {
    fn from(result: GameResult) -> Self {
        match result {
            GameResult::WhiteWins => Self::Played(Win, Loss),
            GameResult::Draw => Self::Played(Draw, Draw),
            GameResult::BlackWins => Self::Played(Loss, Win),
            GameResult::BothLose => Self::Played(Loss, Loss),
            GameResult::HalfToWhite => Self::Played(Draw, Loss),
            GameResult::HalfToBlack => Self::Played(Loss, Draw),
            GameResult::BlackForfeits => Self::BlackAbsent,
            GameResult::WhiteForfeits => Self::WhiteAbsent,
            GameResult::BothForfeit => Self::BothAbsent,
        }
    }
}

/// `1-0`, `½-½`, `+ -`; `u` after a game that is not rated.
impl fmt::Display for BoardResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |outcome: GameOutcome| match outcome {
            Win => "1",
            Draw => "½",
            Loss => "0",
        };
        match *self {
            Self::Played(w, b) => write!(f, "{}-{}", sign(w), sign(b)),
            Self::Unrated(w, b) => write!(f, "{}-{}u", sign(w), sign(b)),
            Self::WhiteAbsent => f.write_str("- +"),
            Self::BlackAbsent => f.write_str("+ -"),
            Self::BothAbsent => f.write_str("- -"),
        }
    }
}

/// Returns the symbol of a round in a crosstable: `1 = 0` played, `+ -` without play, the bye's letter, `*` without
/// result.
pub const fn sign(entry: &RoundEntry) -> char {
    match entry {
        RoundEntry::Game { outcome: Win, .. } => '1',
        RoundEntry::Game { outcome: Draw, .. } => '=',
        RoundEntry::Game { outcome: Loss, .. } => '0',
        RoundEntry::Forfeit { forfeit: Forfeit::Won, .. } => '+',
        RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. } => '-',
        RoundEntry::Bye(Bye::PairingAllocated) => 'U',
        RoundEntry::Bye(Bye::Full) => 'F',
        RoundEntry::Bye(Bye::Half) => 'H',
        RoundEntry::Bye(Bye::Zero) => 'Z',
        RoundEntry::Paired { .. } => '*',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_result_reads_back() {
        for (result, ways) in TYPED {
            assert_eq!(result.typed(), ways[0]);
            for way in ways {
                assert_eq!(BoardResult::read(way), Some(result), "{way}");
            }
            assert_eq!(BoardResult::read(&result.to_string()), Some(result), "{result}");
        }
        for typed in ["1", "0", "=", "+", "-", "--", "1u", "0u", "=u", "=0", "0=", "00"] {
            assert_eq!(BoardResult::read(typed).unwrap().typed(), typed);
        }
        for (typed, sign) in [("1-0", "1-0"), (" ½ ", "½-½"), ("+-", "+ -"), ("0F", "- +")] {
            assert_eq!(BoardResult::read(typed).unwrap().to_string(), sign);
        }
        for typed in ["", "2", "1=", "x", "--+"] {
            assert_eq!(BoardResult::read(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_result_of_a_game_is_one_of_a_board() {
        for result in GameResult::ALL {
            assert_eq!(BoardResult::from(result).game(), Some(result));
        }
        for (result, _) in TYPED {
            assert_eq!(result.game().is_some(), result.is_possible(), "{result}");
        }
        assert_eq!(BoardResult::Unrated(Draw, Loss).game(), Some(GameResult::HalfToWhite));
        assert_eq!(BoardResult::Played(Win, Win).game(), None);
    }

    #[test]
    fn article_10_2_a_game_has_one_point() {
        let all = [Win, Draw, Loss].map(|w| [Win, Draw, Loss].map(|b| (w, b)));
        for (w, b) in all.into_iter().flatten() {
            let points = |outcome| [(Win, 2), (Draw, 1), (Loss, 0)].iter().find(|(o, _)| *o == outcome).unwrap().1;
            let result = BoardResult::Played(w, b);
            assert_eq!(result.is_possible(), points(w) + points(b) <= 2, "{result}");
            assert_eq!(result.is_usual(), points(w) + points(b) == 2, "{result}");
        }
    }
}
