//! The two players (Article 1.1).

use crate::words::pieces;
use adoube_words::Text;
use std::fmt;
use std::ops::Not;

/// A player, and the colour of that player's pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// The player of the light-coloured pieces, who moves first (1.2).
    White,
    /// The player of the dark-coloured pieces.
    Black,
}

impl Color {
    /// Both, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The player's name.
    pub const fn name(self) -> Text {
        match self {
            Self::White => pieces::WHITE,
            Self::Black => pieces::BLACK,
        }
    }

    /// The letter FEN writes: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}
