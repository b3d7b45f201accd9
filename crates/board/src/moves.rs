//! A move in 16 bits, and the list of legal moves.

use crate::{Role, Square};
use std::fmt;
use std::ops::Deref;

/// The kind of a move: the moving piece and any special effect.
///
/// The piece is part of the kind, so that playing a move need not look it up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// A pawn's step or capture other than promotions and the two kinds below.
    Pawn,
    /// A knight's move (3.6).
    Knight,
    /// A bishop's move (3.2).
    Bishop,
    /// A rook's move (3.3).
    Rook,
    /// A queen's move (3.4).
    Queen,
    /// A king's move to an adjacent square (3.8.1).
    King,
    /// A pawn's first move of two squares (3.7.2).
    DoubleStep,
    /// A capture in passing (3.7.4.1).
    EnPassant,
    /// Castling (3.8.2, II.3); the move goes from the king's square to the rook's.
    Castling,
    /// Promotion to a knight (3.7.5.1).
    PromotionToKnight,
    /// Promotion to a bishop.
    PromotionToBishop,
    /// Promotion to a rook.
    PromotionToRook,
    /// Promotion to a queen.
    PromotionToQueen,
}

impl MoveKind {
    pub(crate) const ALL: [Self; 16] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
        Self::DoubleStep,
        Self::EnPassant,
        Self::Castling,
        Self::PromotionToKnight,
        Self::PromotionToBishop,
        Self::PromotionToRook,
        Self::PromotionToQueen,
        Self::Pawn,
        Self::Pawn,
        Self::Pawn,
    ];

    /// The four kinds of promotion, most frequent first.
    pub(crate) const PROMOTIONS: [Self; 4] =
        [Self::PromotionToQueen, Self::PromotionToRook, Self::PromotionToBishop, Self::PromotionToKnight];

    /// Returns the moving piece; for castling the king.
    pub const fn role(self) -> Role {
        match self {
            Self::Knight => Role::Knight,
            Self::Bishop => Role::Bishop,
            Self::Rook => Role::Rook,
            Self::Queen => Role::Queen,
            Self::King | Self::Castling => Role::King,
            _ => Role::Pawn,
        }
    }
}

/// A move: origin, destination and [`MoveKind`], in 16 bits.
///
/// Castling goes from the king's square to the castling rook's square: this identifies it in Chess960 too, where the
/// king may stay on its square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Move(u16);

impl Move {
    #[inline(always)]
    pub(crate) const fn new(from: Square, to: Square, kind: MoveKind) -> Self {
        Self(from.number() as u16 | (to.number() as u16) << 6 | (kind as u16) << 12)
    }

    /// Returns the origin square.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::new(self.0 as u8)
    }

    /// Returns the destination square; for castling the rook's square.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::new((self.0 >> 6) as u8)
    }

    /// Returns the kind of move.
    #[inline(always)]
    pub const fn kind(self) -> MoveKind {
        MoveKind::ALL[(self.0 >> 12) as usize]
    }

    /// Returns the moving piece; for castling the king.
    pub const fn role(self) -> Role {
        self.kind().role()
    }

    /// Returns the promotion piece.
    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            MoveKind::PromotionToKnight => Some(Role::Knight),
            MoveKind::PromotionToBishop => Some(Role::Bishop),
            MoveKind::PromotionToRook => Some(Role::Rook),
            MoveKind::PromotionToQueen => Some(Role::Queen),
            _ => None,
        }
    }

    /// Returns the wing, if it is castling.
    pub const fn castling(self) -> Option<Wing> {
        match self.kind() {
            MoveKind::Castling if self.to().file() > self.from().file() => Some(Wing::King),
            MoveKind::Castling => Some(Wing::Queen),
            _ => None,
        }
    }

    /// Returns the final square of the moving piece: for castling the king's, on the c- or g-file (II.3).
    pub const fn arrival(self) -> Square {
        match self.castling() {
            Some(wing) => Square::new(self.from().rank() * 8 + wing.king_file()),
            None => self.to(),
        }
    }

    /// Returns the 16 bits, to be stored.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

/// Formats origin, destination and the promotion's letter; castling as king takes rook: `e1h1`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} {:?}", self.kind())
    }
}

/// A side of the board for castling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// The king's side: 0-0.
    King,
    /// The queen's side: 0-0-0.
    Queen,
}

impl Wing {
    /// Both, the king's side first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Returns the king's file after castling: g or c.
    pub const fn king_file(self) -> u8 {
        match self {
            Self::King => 6,
            Self::Queen => 2,
        }
    }

    /// Returns the rook's file after castling: f or d.
    pub const fn rook_file(self) -> u8 {
        match self {
            Self::King => 5,
            Self::Queen => 3,
        }
    }
}

/// The legal moves of a position, without allocation.
///
/// A list can be reused: [`crate::Position::legal_moves_into`] clears it first.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// Enough for every position: a side has at most 16 men (a [`crate::Position`] holds no more), of which 15 have at
    /// most 27 moves each, like a queen on an empty board, and the king at most 8 and two castlings.
    pub const CAPACITY: usize = 15 * 27 + 10;

    /// Creates an empty list.
    pub const fn new() -> Self {
        Self { moves: [Move(0); Self::CAPACITY], len: 0 }
    }

    /// Empties the list.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move) {
        debug_assert!(self.len < Self::CAPACITY, "more moves than 16 men can make");
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or(&[])
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
