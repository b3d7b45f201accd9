//! The men on the board in four words: three planes for the kind and one for the colour.
//!
//! A man's kind is a code of three bits, one in each of the planes `x`, `y`, `z`; a fourth plane marks White's men. The
//! codes are chosen so that the sets needed by move generation take one instruction: both kinds of diagonal sliders are
//! `z & !x`, both kinds of straight ones `y & !x`.
//!
//! | | x | y | z |
//! |---|---|---|---|
//! | pawn | 1 | 0 | 0 |
//! | rook | 0 | 1 | 0 |
//! | king | 1 | 1 | 0 |
//! | bishop | 0 | 0 | 1 |
//! | knight | 1 | 0 | 1 |
//! | queen | 0 | 1 | 1 |

use crate::{Color, Piece, Role, Square};

/// The men on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Planes {
    pub(crate) x: u64,
    pub(crate) y: u64,
    pub(crate) z: u64,
    pub(crate) white: u64,
}

/// Returns a role's code: x + 2y + 4z.
pub(crate) const fn code(role: Role) -> usize {
    match role {
        Role::Pawn => 1,
        Role::Rook => 2,
        Role::King => 3,
        Role::Bishop => 4,
        Role::Knight => 5,
        Role::Queen => 6,
    }
}

const ROLES: [Option<Role>; 8] = [
    None,
    Some(Role::Pawn),
    Some(Role::Rook),
    Some(Role::King),
    Some(Role::Bishop),
    Some(Role::Knight),
    Some(Role::Queen),
    None,
];

impl Planes {
    #[inline(always)]
    pub(crate) const fn occupied(&self) -> u64 {
        self.x | self.y | self.z
    }

    #[inline(always)]
    pub(crate) const fn of(&self, color: Color) -> u64 {
        match color {
            Color::White => self.white,
            Color::Black => self.occupied() & !self.white,
        }
    }

    #[inline(always)]
    pub(crate) const fn role(&self, role: Role) -> u64 {
        match role {
            Role::Pawn => self.x & !(self.y | self.z),
            Role::Rook => self.y & !(self.x | self.z),
            Role::King => self.x & self.y,
            Role::Bishop => self.z & !(self.x | self.y),
            Role::Knight => self.x & self.z,
            Role::Queen => self.y & self.z,
        }
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(crate) const fn diagonal(&self) -> u64 {
        self.z & !self.x
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(crate) const fn straight(&self) -> u64 {
        self.y & !self.x
    }

    /// Returns the code of the man on a square, 0 for none.
    #[inline(always)]
    pub(crate) const fn code_at(&self, square: Square) -> usize {
        let s = square.number();
        (self.x >> s & 1 | (self.y >> s & 1) << 1 | (self.z >> s & 1) << 2) as usize
    }

    #[inline]
    pub(crate) const fn role_at(&self, square: Square) -> Option<Role> {
        ROLES[self.code_at(square)]
    }

    #[inline]
    pub(crate) const fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.white >> square.number() & 1 == 1 { Color::White } else { Color::Black };
        match self.role_at(square) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }

    /// Puts a piece on a square, in place of whatever stood there.
    pub(crate) const fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.clear(1 << square.number());
        if let Some(piece) = piece {
            self.toggle(piece.color, code(piece.role), 1 << square.number());
        }
    }

    /// Clears some squares.
    #[inline(always)]
    pub(crate) const fn clear(&mut self, squares: u64) {
        self.x &= !squares;
        self.y &= !squares;
        self.z &= !squares;
        self.white &= !squares;
    }

    /// Toggles men of one kind on some squares: places them on empty ones and removes them from the others.
    #[inline(always)]
    pub(crate) const fn toggle(&mut self, color: Color, code: usize, squares: u64) {
        self.x ^= squares & (code as u64 & 1).wrapping_neg();
        self.y ^= squares & (code as u64 >> 1 & 1).wrapping_neg();
        self.z ^= squares & (code as u64 >> 2 & 1).wrapping_neg();
        if let Color::White = color {
            self.white ^= squares;
        }
    }
}
