//! Sets of squares.

use crate::Square;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares, one bit per square, a1 the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All squares.
    pub const FULL: Self = Self(!0);
    /// The light squares.
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);
    /// The dark squares.
    pub const DARK: Self = Self(0xaa55_aa55_aa55_aa55);

    /// Returns the squares of a rank, from 0.
    pub const fn rank(rank: u8) -> Self {
        Self(0xff << ((rank & 7) * 8))
    }

    /// Returns the squares of a file, from 0.
    pub const fn file(file: u8) -> Self {
        Self(0x0101_0101_0101_0101 << (file & 7))
    }

    /// Returns whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of squares.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether it contains a square.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.number() & 1 != 0
    }

    /// Returns its lowest square.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::new(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the set with a square added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.number())
    }

    /// Returns the set with a square removed.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.number()))
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Self(1 << square.number())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The squares of a set, from a1 to h8.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident) => {
        impl $trait for Bitboard {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0.$method(other.0))
            }
        }
        impl $assign_trait for Bitboard {
            #[inline]
            fn $assign(&mut self, other: Self) {
                self.0.$assign(other.0);
            }
        }
    };
}
operator!(BitAnd, bitand, BitAndAssign, bitand_assign);
operator!(BitOr, bitor, BitOrAssign, bitor_assign);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign);

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Formats eight lines of `.` and `x`, rank 8 first.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            writeln!(f)?;
            for file in 0..8 {
                f.write_str(if self.0 >> (rank * 8 + file) & 1 == 1 { "x" } else { "." })?;
            }
        }
        Ok(())
    }
}
