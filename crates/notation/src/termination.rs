//! How a written game ends: PGN's termination marker, which scoresheets end with too.

use crate::decode::decode;
use adoube_laws::GameResult;
use std::fmt;

/// The termination marker of the movetext. PGN has fewer than [`GameResult`], and one for a game without a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PgnTermination {
    /// `1-0`
    WhiteWon,
    /// `0-1`
    BlackWon,
    /// `1/2-1/2`
    Drawn,
    /// `*`: not finished, or not known.
    Open,
}

/// The sign, as files have it: `1/2-1/2`. The alternate form is for people: `½-½`.
impl fmt::Display for PgnTermination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if f.alternate() && *self == Self::Drawn { "½-½" } else { self.sign() })
    }
}

impl PgnTermination {
    /// Returns the notation in PGN.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::WhiteWon => "1-0",
            Self::BlackWon => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Parses PGN's notation and common variants: `½-½`, `1–0` with a dash, `1:0`, and `+/-` for an unplayed game.
    pub fn from_sign(sign: &[u8]) -> Option<Self> {
        Some(match sign {
            b"1-0" => Self::WhiteWon,
            b"0-1" => Self::BlackWon,
            b"1/2-1/2" | b"1/2" => Self::Drawn,
            b"*" => Self::Open,
            _ => return Self::from_odd_sign(sign),
        })
    }

    #[cold]
    fn from_odd_sign(sign: &[u8]) -> Option<Self> {
        let text = (sign.len() <= 24).then(|| decode(sign))?;
        let mut plain = String::with_capacity(24);
        for c in text.trim().chars() {
            match c {
                ':' | '\u{96}' | '\u{97}' | '\u{2010}'..='\u{2015}' | '\u{2212}' => plain.push('-'),
                '½' => plain.push_str("1/2"),
                c => plain.push(c),
            }
        }
        Some(match plain.as_str() {
            "1-0" | "+/-" | "+--" => Self::WhiteWon,
            "0-1" | "-/+" | "--+" => Self::BlackWon,
            "1/2-1/2" | "1/2" | "0.5-0.5" => Self::Drawn,
            "*" => Self::Open,
            _ => return None,
        })
    }
}

/// PGN has no marker for a result worth less than a point in total: such a game is `*`, like a game with an unknown
/// result.
impl From<GameResult> for PgnTermination {
    fn from(result: GameResult) -> Self {
        match result.half_points() {
            [2, 0] => Self::WhiteWon,
            [0, 2] => Self::BlackWon,
            [1, 1] => Self::Drawn,
            _ => Self::Open,
        }
    }
}
