//! The rule that an illegal move breaks: the first one in order (Articles 1.4.1 and 3, Guidelines II.3).

use crate::generate::CastlingPath;
use crate::position::{Attackers, Position, Variant};
use crate::rays::{BISHOP_LINES, KING, KNIGHT, ROOK_LINES, between};
use crate::setup::back_rank;
use crate::sliders::dispatch;
use crate::words::breaches;
use crate::{Bitboard, Color, Piece, Role, Square, Wing};
use adoube_laws::Article;
use adoube_words::{Language, Text};
use std::fmt;

/// An attempted move, legal or not.
///
/// Castling is the king's move to its destination (`e1` to `g1`); in Chess960 it is the king's move to the rook's
/// square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attempt {
    /// The origin square.
    pub from: Square,
    /// The destination square.
    pub to: Square,
    /// The promotion piece.
    pub promotion: Option<Role>,
}

/// The rule that an illegal move breaks; of several, the first in the order of this list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Breach {
    /// The origin square is empty (3.10.2).
    NoPiece(Square),
    /// The piece is the opponent's (3.10.2).
    OpponentsPiece(Square),
    /// It captures the king (1.4.1).
    TakesKing,
    /// No right to castle is left: the king has moved, or both rooks (3.8.2.1.1).
    CastlingRightLost,
    /// The right to castle is left only with the other rook (3.8.2.1.2).
    CastlingRookMoved,
    /// A piece is between king and rook, or on their destination squares (3.8.2.2.2; Chess960 II.3.2.7.4).
    CastlingBlocked {
        /// The square of the piece.
        square: Square,
        /// The variant, which decides the article.
        variant: Variant,
    },
    /// The king's square, or one that it passes or reaches, is attacked (3.8.2.2.1).
    CastlingAttacked(Square),
    /// The destination square holds a piece of the player's own (3.1).
    OwnPiece(Square),
    /// The piece does not move like that: bishop 3.2, rook 3.3, queen 3.4, knight 3.6, king 3.8.1; for a pawn, or if
    /// the square in front of it is occupied, 3.7.1.
    Movement(Role),
    /// The pawn has moved before, or one of the two squares in front of it is occupied (3.7.2).
    PawnDoubleStep,
    /// The pawn moves diagonally without capturing (3.7.3).
    PawnDiagonal,
    /// The en passant capture is not, or no longer, possible (3.7.4.2).
    EnPassant,
    /// A piece is in the way (3.5).
    Blocked(Square),
    /// A pawn reaches the last rank without a promotion, or with an invalid one (3.7.5.1).
    NoPromotion,
    /// A promotion is given for a move that is not one (3.7.5.1).
    FalsePromotion,
    /// The king moves to an attacked square (3.9.2).
    KingIntoAttack(Square),
    /// The player's own king is left in, or exposed to, check (3.9.2).
    KingExposed(Square),
}

impl Breach {
    /// Returns a name for programs, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NoPiece(_) => "no-piece",
            Self::OpponentsPiece(_) => "opponents-piece",
            Self::TakesKing => "takes-king",
            Self::CastlingRightLost => "castling-right-lost",
            Self::CastlingRookMoved => "castling-rook-moved",
            Self::CastlingBlocked { .. } => "castling-blocked",
            Self::CastlingAttacked(_) => "castling-attacked",
            Self::OwnPiece(_) => "own-piece",
            Self::Movement(_) => "movement",
            Self::PawnDoubleStep => "pawn-double-step",
            Self::PawnDiagonal => "pawn-diagonal",
            Self::EnPassant => "en-passant",
            Self::Blocked(_) => "blocked",
            Self::NoPromotion => "no-promotion",
            Self::FalsePromotion => "false-promotion",
            Self::KingIntoAttack(_) => "king-into-attack",
            Self::KingExposed(_) => "king-exposed",
        }
    }

    /// Returns the broken article, by its number in the 2023 edition.
    pub const fn article(&self) -> Article {
        Article::new(match self {
            Self::TakesKing => "1.4.1",
            Self::NoPiece(_) | Self::OpponentsPiece(_) => "3.10.2",
            Self::CastlingRightLost => "3.8.2.1.1",
            Self::CastlingRookMoved => "3.8.2.1.2",
            Self::CastlingBlocked { variant: Variant::Standard, .. } => "3.8.2.2.2",
            Self::CastlingBlocked { variant: Variant::Chess960, .. } => "II.3.2.7.4",
            Self::CastlingAttacked(_) => "3.8.2.2.1",
            Self::OwnPiece(_) => "3.1",
            Self::Movement(Role::Bishop) => "3.2",
            Self::Movement(Role::Rook) => "3.3",
            Self::Movement(Role::Queen) => "3.4",
            Self::Movement(Role::Knight) => "3.6",
            Self::Movement(Role::King) => "3.8.1",
            Self::Movement(Role::Pawn) => "3.7.1",
            Self::PawnDoubleStep => "3.7.2",
            Self::PawnDiagonal => "3.7.3",
            Self::EnPassant => "3.7.4.2",
            Self::Blocked(_) => "3.5",
            Self::NoPromotion | Self::FalsePromotion => "3.7.5.1",
            Self::KingIntoAttack(_) | Self::KingExposed(_) => "3.9.2",
        })
    }

    /// Returns the reason as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let text = self.text();
        match self {
            Self::NoPiece(square)
            | Self::OpponentsPiece(square)
            | Self::CastlingBlocked { square, .. }
            | Self::CastlingAttacked(square)
            | Self::OwnPiece(square)
            | Self::Blocked(square)
            | Self::KingIntoAttack(square)
            | Self::KingExposed(square) => text.fill(language, &[("square", square)]),
            _ => text.get(language).to_owned(),
        }
    }

    const fn text(&self) -> Text {
        match self {
            Self::TakesKing => breaches::TAKES_KING,
            Self::NoPiece(_) => breaches::NO_PIECE,
            Self::OpponentsPiece(_) => breaches::OPPONENTS_PIECE,
            Self::CastlingRightLost => breaches::CASTLING_RIGHT_LOST,
            Self::CastlingRookMoved => breaches::CASTLING_ROOK_MOVED,
            Self::CastlingBlocked { .. } => breaches::CASTLING_BLOCKED,
            Self::CastlingAttacked(_) => breaches::CASTLING_ATTACKED,
            Self::OwnPiece(_) => breaches::OWN_PIECE,
            Self::Movement(Role::Bishop) => breaches::MOVEMENT_BISHOP,
            Self::Movement(Role::Rook) => breaches::MOVEMENT_ROOK,
            Self::Movement(Role::Queen) => breaches::MOVEMENT_QUEEN,
            Self::Movement(Role::Knight) => breaches::MOVEMENT_KNIGHT,
            Self::Movement(Role::King) => breaches::MOVEMENT_KING,
            Self::Movement(Role::Pawn) => breaches::MOVEMENT_PAWN,
            Self::PawnDoubleStep => breaches::PAWN_DOUBLE_STEP,
            Self::PawnDiagonal => breaches::PAWN_DIAGONAL,
            Self::EnPassant => breaches::EN_PASSANT,
            Self::Blocked(_) => breaches::BLOCKED,
            Self::NoPromotion => breaches::NO_PROMOTION,
            Self::FalsePromotion => breaches::FALSE_PROMOTION,
            Self::KingIntoAttack(_) => breaches::KING_INTO_ATTACK,
            Self::KingExposed(_) => breaches::KING_EXPOSED,
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.sentence(Language::English), self.article())
    }
}

impl Position {
    /// Returns the rule that an attempted move breaks; `None` if the move is legal.
    ///
    /// An en passant capture that exposes the king breaks 3.9.2 only if the double step was the last move. A position
    /// reached by play, or set up with its en passant square, records this even if no such capture is legal; one read
    /// from a FEN without the square does not, so the answer is 3.7.4.2.
    pub fn why_illegal(&self, attempt: Attempt) -> Option<Breach> {
        self.judge(attempt).err()
    }

    fn judge(&self, attempt: Attempt) -> Result<(), Breach> {
        let Attempt { from, to, promotion } = attempt;
        let us = self.turn();
        let role = match self.piece_at(from) {
            None => return Err(Breach::NoPiece(from)),
            Some(Piece { color, .. }) if color != us => return Err(Breach::OpponentsPiece(from)),
            Some(Piece { role, .. }) => role,
        };
        if self.pieces(!us, Role::King).contains(to) {
            return Err(Breach::TakesKing);
        }
        if role == Role::King
            && let Some(wing) = self.castling_attempt(from, to)
        {
            self.judge_castling(from, to, wing)?;
            return if promotion.is_some() { Err(Breach::FalsePromotion) } else { Ok(()) };
        }
        if self.men(us).contains(to) {
            return Err(Breach::OwnPiece(to));
        }
        self.judge_movement(role, from, to)?;
        judge_promotion(role, us, to, promotion)?;
        self.judge_king_safety(role, from, to)
    }

    /// Returns the wing if a king's move is meant as castling.
    fn castling_attempt(&self, from: Square, to: Square) -> Option<Wing> {
        let us = self.turn();
        let home = back_rank(us);
        if from.rank() != home || to.rank() != home {
            return None;
        }
        let wing = if to > from { Wing::King } else { Wing::Queen };
        let meant = match self.variant() {
            Variant::Standard => from.file() == 4 && to.file() == wing.king_file(),
            Variant::Chess960 => self.pieces(us, Role::Rook).contains(to),
        };
        meant.then_some(wing)
    }

    fn judge_castling(&self, king: Square, to: Square, wing: Wing) -> Result<(), Breach> {
        let us = self.turn();
        let rights = self.castling_rooks() & self.men(us);
        let rook = self.castling_rook(us, wing).filter(|&rook| self.variant() == Variant::Standard || rook == to);
        let Some(rook) = rook else {
            return Err(if rights.is_empty() { Breach::CastlingRightLost } else { Breach::CastlingRookMoved });
        };
        let path = CastlingPath::of(king, rook);
        if let Some(square) = (Bitboard(path.must_be_empty) & self.occupied()).first() {
            return Err(Breach::CastlingBlocked { square, variant: self.variant() });
        }
        // On the squares that the king passes, ignore the king itself as a blocker; on its destination, ignore the
        // rook.
        let mut without = self.planes;
        without.clear(1 << king.number());
        let way = Bitboard(path.must_be_safe).with(king);
        let attacked = |planes: &crate::planes::Planes, square| dispatch(Attackers { planes, square, by: !us }) != 0;
        if let Some(square) = way.into_iter().find(|&square| attacked(&without, square)) {
            return Err(Breach::CastlingAttacked(square));
        }
        let back_rank = king.number() & 0o70;
        let king_to = Square::new(back_rank + wing.king_file());
        without.clear(1 << rook.number());
        without.put(Square::new(back_rank + wing.rook_file()), Some(Piece { color: us, role: Role::Rook }));
        if attacked(&without, king_to) { Err(Breach::CastlingAttacked(king_to)) } else { Ok(()) }
    }

    fn judge_movement(&self, role: Role, from: Square, to: Square) -> Result<(), Breach> {
        let target = 1 << to.number();
        let straight = ROOK_LINES[from.index()] & target != 0;
        let diagonal = BISHOP_LINES[from.index()] & target != 0;
        let moves_so = match role {
            Role::Pawn => return self.judge_pawn(from, to),
            Role::Knight => KNIGHT[from.index()] & target != 0,
            Role::King => KING[from.index()] & target != 0,
            Role::Bishop => diagonal,
            Role::Rook => straight,
            Role::Queen => straight || diagonal,
        };
        if !moves_so {
            return Err(Breach::Movement(role));
        }
        match (Bitboard(between(from, to)) & self.occupied()).first() {
            Some(square) if role != Role::Knight => Err(Breach::Blocked(square)),
            _ => Ok(()),
        }
    }

    fn judge_pawn(&self, from: Square, to: Square) -> Result<(), Breach> {
        let us = self.turn();
        let (forward, home_rank, fifth_rank) = match us {
            Color::White => (1, 1, 4),
            Color::Black => (-1, 6, 3),
        };
        let files = to.file().abs_diff(from.file());
        let ranks = (to.rank().cast_signed() - from.rank().cast_signed()) * forward;
        match (files, ranks) {
            (0, 1) if !self.occupied().contains(to) => Ok(()),
            (0, 2) => {
                let way = Bitboard(between(from, to)).with(to);
                let free = (way & self.occupied()).is_empty();
                if from.rank() == home_rank && free { Ok(()) } else { Err(Breach::PawnDoubleStep) }
            }
            (1, 1) => {
                let beside = Square::new(from.rank() * 8 + to.file());
                if self.men(!us).contains(to) || self.passed_over() == Some(to) {
                    Ok(())
                } else if from.rank() == fifth_rank && self.pieces(!us, Role::Pawn).contains(beside) {
                    Err(Breach::EnPassant)
                } else {
                    Err(Breach::PawnDiagonal)
                }
            }
            _ => Err(Breach::Movement(Role::Pawn)),
        }
    }

    fn judge_king_safety(&self, role: Role, from: Square, to: Square) -> Result<(), Breach> {
        let us = self.turn();
        let mut after = self.planes;
        after.put(from, None);
        if role == Role::Pawn && self.passed_over() == Some(to) && from.file() != to.file() {
            after.put(Square::new(from.rank() * 8 + to.file()), None);
        }
        after.put(to, Some(Piece { color: us, role }));
        let king = if role == Role::King { to } else { self.king(us) };
        match Bitboard(dispatch(Attackers { planes: &after, square: king, by: !us })).first() {
            None => Ok(()),
            Some(square) if role == Role::King => Err(Breach::KingIntoAttack(square)),
            Some(square) => Err(Breach::KingExposed(square)),
        }
    }
}

fn judge_promotion(role: Role, us: Color, to: Square, promotion: Option<Role>) -> Result<(), Breach> {
    let arrives = role == Role::Pawn && to.rank() == back_rank(!us);
    match promotion {
        None | Some(Role::Pawn | Role::King) if arrives => Err(Breach::NoPromotion),
        Some(_) if !arrives => Err(Breach::FalsePromotion),
        _ => Ok(()),
    }
}
