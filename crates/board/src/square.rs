//! Squares, files and ranks (Article 2.4).

use std::fmt;
use std::str::FromStr;

/// One of the 64 squares, numbered from a1 along the ranks to h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Square(u8);

impl Square {
    /// Returns all 64, from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// Returns the square with this number, 0 for a1 to 63 for h8; higher numbers wrap around.
    #[inline]
    pub const fn new(number: u8) -> Self {
        Self(number & 63)
    }

    /// Returns the square on a file and rank, both counted from 0; `None` off the board.
    pub const fn at(file: i8, rank: i8) -> Option<Self> {
        if file < 0 || file > 7 || rank < 0 || rank > 7 { None } else { Some(Self((rank * 8 + file).cast_unsigned())) }
    }

    /// Returns the number, 0 to 63, in the form an index needs.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Returns the number, 0 to 63.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the file, 0 for a to 7 for h.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Returns the rank, 0 for the first to 7 for the eighth.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// Returns the letter of the file.
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// Returns the digit of the rank.
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// Returns the square this many files to the right and ranks up; `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::at(self.file().cast_signed().saturating_add(files), self.rank().cast_signed().saturating_add(ranks))
    }

    /// Returns whether the square is light (2.1: h1 is).
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square from a1 to h8")
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self((rank - b'1') * 8 + (file - b'a'))),
            _ => Err(ParseSquareError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_named_and_read_back() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for text in ["", "a", "i1", "a9", "a0", "e44", "é1", "A1"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
    }

    #[test]
    fn article_2_1_the_right_hand_corner_is_light() {
        assert!(Square::new(7).is_light());
        assert!(!Square::new(0).is_light());
    }
}
