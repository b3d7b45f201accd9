//! Any arrangement on a board, and whether it is playable (Article 3.10.3).

use crate::planes::Planes;
use crate::position::{Checked, Position, Variant};
use crate::problem::{SetupProblem, SetupProblems};
use crate::{Bitboard, Color, Piece, Role, Square, Wing, problem};

/// Men on a board, the side to move, and the claimed rights: the content of a diagram or a FEN, valid or not.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(crate) planes: Planes,
    /// The side to move.
    pub turn: Color,
    /// The squares of the rooks with a claimed castling right.
    pub castling: Bitboard,
    /// The square that a pawn is claimed to have just passed over by a double step.
    pub en_passant: Option<Square>,
    /// The number of plies since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the next move.
    pub fullmove_number: u16,
    /// Standard chess or Chess960.
    pub variant: Variant,
}

impl Setup {
    /// Creates an empty board, White to move.
    pub fn empty() -> Self {
        Self {
            planes: Planes::default(),
            turn: Color::White,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            variant: Variant::Standard,
        }
    }

    /// Returns the piece on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.planes.piece_at(square)
    }

    /// Places a piece on a square, or clears it.
    pub const fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.planes.put(square, piece);
    }

    /// Returns a player's pieces of one kind.
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.planes.role(role) & self.planes.of(color))
    }

    /// Returns a player's men.
    pub const fn men(&self, color: Color) -> Bitboard {
        Bitboard(self.planes.of(color))
    }

    /// Returns all reasons why the position is impossible (3.10.3); empty for a position that play may reach, as far as
    /// [`SetupProblem`] can tell.
    pub fn problems(&self) -> SetupProblems {
        problem::find(self)
    }

    /// Returns the position, if it is possible.
    pub fn position(&self) -> Result<Position, SetupProblems> {
        let problems = self.problems();
        if problems.is_empty() { Ok(self.unchecked_position()) } else { Err(problems) }
    }

    /// Returns the position, if it is playable, even if no game can lead to it: for composed positions and analysis.
    pub fn playable(&self) -> Result<Position, SetupProblems> {
        let mut problems = self.problems();
        problems.retain(SetupProblem::prevents_play);
        if problems.is_empty() { Ok(self.unchecked_position()) } else { Err(problems) }
    }

    /// Returns the position as found on a board, even one to which the rules of movement do not apply: both kings in
    /// check, or a pawn left on the last rank. Castling and en passant rights that contradict the men are dropped.
    /// `None` without one king each, or with more men than a player has.
    ///
    /// The legal moves of such a position may capture the king (1.4.1): the caller must exclude those.
    pub fn as_it_stands(&self) -> Option<Position> {
        let mut setup = self.clone();
        for problem in self.problems().iter() {
            match *problem {
                SetupProblem::NoKing(_) | SetupProblem::SeveralKings(_) | SetupProblem::TooManyMen(_) => return None,
                SetupProblem::CastlingWithoutKing(square) | SetupProblem::CastlingWithoutRook(square) => {
                    setup.castling = setup.castling.without(square);
                }
                SetupProblem::CastlingTwice(color) => setup.castling &= setup.men(!color),
                SetupProblem::EnPassantRank(_)
                | SetupProblem::EnPassantWithoutPawn(_)
                | SetupProblem::EnPassantBlocked(_) => {
                    setup.en_passant = None;
                }
                _ => {}
            }
        }
        Some(setup.unchecked_position())
    }

    fn unchecked_position(&self) -> Position {
        Position::from_checked(&Checked {
            planes: self.planes,
            turn: self.turn,
            castling: self.castling.0,
            en_passant: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            variant: self.variant,
        })
    }

    /// Returns the rook that a castling letter on a player's wing denotes: the outermost on that side of the king; if
    /// there is none, the corner.
    pub(crate) fn outermost_rook(&self, color: Color, wing: Wing) -> Square {
        let rank = back_rank(color);
        let rooks = self.pieces(color, Role::Rook).0 & Bitboard::rank(rank).0;
        let corner = Square::new(rank * 8 + if wing == Wing::King { 7 } else { 0 });
        let Some(king) = Bitboard(self.pieces(color, Role::King).0 & Bitboard::rank(rank).0).first() else {
            return corner;
        };
        let mut candidates = Bitboard(rooks).into_iter();
        match wing {
            Wing::King => candidates.filter(|&rook| rook > king).last(),
            Wing::Queen => candidates.find(|&rook| rook < king),
        }
        .unwrap_or(corner)
    }
}

/// Returns a player's back rank, from 0.
pub(crate) const fn back_rank(color: Color) -> u8 {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            planes: position.planes,
            turn: position.turn(),
            castling: position.castling_rooks(),
            en_passant: position.passed_over(),
            halfmove_clock: position.halfmove_clock(),
            fullmove_number: position.fullmove_number(),
            variant: position.variant(),
        }
    }
}

impl std::fmt::Debug for Setup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.fen())
    }
}
