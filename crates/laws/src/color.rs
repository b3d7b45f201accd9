//! The two players (Article 1.1).

use crate::words::players;
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

    /// Returns the player's name, as a heading or a label.
    pub const fn name(self) -> Text {
        match self {
            Self::White => players::WHITE,
            Self::Black => players::BLACK,
        }
    }

    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Returns the selector value of a side in the texts of `locales/`: `white` or `black`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// Returns the letter in FEN: `w` or `b`.
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
        self.other()
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

/// Serialised as `white` and `black`.
#[cfg(feature = "serde")]
mod as_text {
    use super::Color;
    use serde_core::de::{Error, Unexpected, Visitor};
    use serde_core::{Deserialize, Deserializer, Serialize, Serializer};
    use std::fmt;

    struct ColorVisitor;

    impl Visitor<'_> for ColorVisitor {
        type Value = Color;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("`white` or `black`")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Color, E> {
            match text {
                "white" => Ok(Color::White),
                "black" => Ok(Color::Black),
                other => Err(E::invalid_value(Unexpected::Str(other), &self)),
            }
        }
    }

    impl Serialize for Color {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.word())
        }
    }

    impl<'de> Deserialize<'de> for Color {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_str(ColorVisitor)
        }
    }
}
