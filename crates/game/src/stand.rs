//! Positions on the board, legal or not (Article 3.10.3), and the effect of an illegal move.

use adoube_board::{
    Attempt, Breach, Color, Move, MoveKind, MoveList, Piece, Position, Role, Setup, Square, Variant, Wing,
};

/// Pieces on a board. After an illegal move there may be no king, or two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stand {
    /// One king each.
    Playable(Position),
    /// Anything else.
    Odd(Box<Setup>),
}

/// A move as attempted, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attempted {
    /// From square to square.
    Squares(Attempt),
    Castling(Wing),
}

impl Stand {
    pub(crate) fn of(setup: &Setup) -> Self {
        match setup.as_it_stands() {
            Some(position) => Self::Playable(position),
            None => Self::Odd(Box::new(setup.clone())),
        }
    }

    pub(crate) fn turn(&self) -> Color {
        match self {
            Self::Playable(position) => position.turn(),
            Self::Odd(setup) => setup.turn,
        }
    }

    pub(crate) const fn position(&self) -> Option<&Position> {
        match self {
            Self::Playable(position) => Some(position),
            Self::Odd(_) => None,
        }
    }

    pub(crate) fn setup(&self) -> Setup {
        match self {
            Self::Playable(position) => Setup::from(position),
            Self::Odd(setup) => (**setup).clone(),
        }
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            Self::Playable(position) => position.piece_at(square),
            Self::Odd(setup) => setup.piece_at(square),
        }
    }

    pub(crate) fn key(&self) -> u64 {
        self.position().map_or(0, Position::key)
    }

    pub(crate) fn halfmove_clock(&self) -> u16 {
        match self {
            Self::Playable(position) => position.halfmove_clock(),
            Self::Odd(setup) => setup.halfmove_clock,
        }
    }

    /// Returns the FEN as printed in answers: in Chess960 with the files of the rooks, and with an en passant square
    /// only if such a capture is legal.
    pub(crate) fn fen(&self) -> String {
        let mut setup = self.setup();
        setup.en_passant = self.position().and_then(Position::en_passant);
        match setup.variant {
            Variant::Standard => setup.fen(),
            Variant::Chess960 => setup.shredder_fen(),
        }
    }

    /// Returns the legal moves; none captures a king.
    pub(crate) fn legal_moves(&self) -> Legal {
        let mut list = MoveList::new();
        let Some(position) = self.position() else { return Legal { list, king: None } };
        position.legal_moves_into(&mut list);
        let them = !position.turn();
        let king = position.king(them);
        let attacked = !position.attackers(king, !them).is_empty();
        Legal { list, king: attacked.then_some(king) }
    }

    /// Returns whether the position follows the rules: the player not to move is not in check, and no pawn is on an
    /// edge rank.
    pub(crate) fn is_regular(&self) -> bool {
        self.position().is_some_and(|position| !opponent_in_check(position) && !has_pawn_on_edge(position))
    }

    /// Returns whether the position is one of A.5.4: both kings in check, or a pawn on its last rank.
    pub(crate) fn is_impossible(&self) -> bool {
        self.position().is_none_or(|position| {
            let pawn = Color::ALL.into_iter().any(|color| {
                position.pieces(color, Role::Pawn).into_iter().any(|pawn| pawn.rank() == last_rank(color))
            });
            pawn || position.is_check() && opponent_in_check(position)
        })
    }

    /// Returns the position after an illegal move, with the opponent to move.
    pub(crate) fn after_illegal(&self, attempted: Attempted) -> Self {
        let mut setup = self.setup();
        let us = setup.turn;
        match attempted {
            Attempted::Castling(wing) => put_castling(&mut setup, us, wing),
            Attempted::Squares(Attempt { from, to, promotion }) => {
                let moved = setup.piece_at(from);
                if let Some(piece) = moved {
                    let passed = self.position().and_then(Position::passed_over);
                    if piece.role == Role::Pawn && passed == Some(to) && from.file() != to.file() {
                        setup.put(Square::new(from.rank() * 8 + to.file()), None);
                    }
                    let taken = setup.piece_at(to).is_some();
                    setup.put(from, None);
                    setup.put(to, Some(Piece { role: promotion.unwrap_or(piece.role), ..piece }));
                    if taken || piece.role == Role::Pawn {
                        setup.halfmove_clock = 0;
                    } else {
                        setup.halfmove_clock = setup.halfmove_clock.saturating_add(1);
                    }
                    setup.castling = setup.castling.without(from).without(to);
                    if piece.role == Role::King {
                        setup.castling &= setup.men(!piece.color);
                    }
                }
            }
        }
        pass_turn(&mut setup);
        Self::of(&setup)
    }

    /// Returns the square of the piece that an attempted move captures, en passant included.
    pub(crate) fn captured_by(&self, attempt: Attempt) -> Option<Square> {
        let position = self.position()?;
        let passes = position.piece_at(attempt.from).is_some_and(|piece| piece.role == Role::Pawn)
            && position.passed_over() == Some(attempt.to)
            && attempt.from.file() != attempt.to.file();
        if passes {
            return Some(Square::new(attempt.from.rank() * 8 + attempt.to.file()));
        }
        position.piece_at(attempt.to).map(|_| attempt.to)
    }
}

/// The legal moves of a position.
pub(crate) struct Legal {
    list: MoveList,
    /// The square of an opposing king that could be captured.
    king: Option<Square>,
}

impl Legal {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.list.iter().copied().filter(|mv| self.king.is_none_or(|king| mv.to() != king))
    }
}

/// Returns the square of the piece that a legal move captures.
pub(crate) fn captured_square(position: &Position, mv: Move) -> Option<Square> {
    match mv.kind() {
        MoveKind::Castling => None,
        MoveKind::EnPassant => Some(Square::new(mv.from().rank() * 8 + mv.to().file())),
        _ => position.piece_at(mv.to()).map(|_| mv.to()),
    }
}

pub(crate) const fn last_rank(color: Color) -> u8 {
    match color {
        Color::White => 7,
        Color::Black => 0,
    }
}

pub(crate) fn opponent_in_check(position: &Position) -> bool {
    let us = position.turn();
    !position.attackers(position.king(!us), us).is_empty()
}

fn has_pawn_on_edge(position: &Position) -> bool {
    position.role(Role::Pawn).into_iter().any(|square| matches!(square.rank(), 0 | 7))
}

fn pass_turn(setup: &mut Setup) {
    if setup.turn == Color::Black {
        setup.fullmove_number = setup.fullmove_number.saturating_add(1);
    }
    setup.turn = !setup.turn;
    setup.en_passant = None;
}

/// Puts king and rook on their castling squares, as far as there is room.
fn put_castling(setup: &mut Setup, us: Color, wing: Wing) {
    setup.castling &= setup.men(!us);
    setup.halfmove_clock = setup.halfmove_clock.saturating_add(1);
    let Some(king) = setup.pieces(us, Role::King).first() else { return };
    let home = 7 - last_rank(us);
    let rooks = setup.pieces(us, Role::Rook).into_iter().filter(|rook| rook.rank() == home);
    let rook = match wing {
        Wing::King => rooks.filter(|rook| rook.file() > king.file()).last(),
        Wing::Queen => rooks.filter(|rook| rook.file() < king.file()).min(),
    };
    let king_to = Square::new(home * 8 + wing.king_file());
    let rook_to = Square::new(home * 8 + wing.rook_file());
    setup.put(king, None);
    if let Some(rook) = rook {
        setup.put(rook, None);
        if setup.piece_at(rook_to).is_none() {
            setup.put(rook_to, Some(Piece { color: us, role: Role::Rook }));
        } else {
            setup.put(rook, Some(Piece { color: us, role: Role::Rook }));
        }
    }
    setup.put(king_to, Some(Piece { color: us, role: Role::King }));
}

/// Returns the rule a castling breaks, whatever the squares of king and rook (rule 19); `None` if it is legal.
pub(crate) fn why_no_castling(position: &Position, wing: Wing) -> Option<Breach> {
    let us = position.turn();
    let rights = position.castling_rooks() & position.men(us);
    if rights.is_empty() {
        return Some(Breach::CastlingRightLost);
    }
    let Some(rook) = position.castling_rook(us, wing) else { return Some(Breach::CastlingRookMoved) };
    let king = position.king(us);
    let to = match position.variant() {
        Variant::Standard => Square::new(king.rank() * 8 + wing.king_file()),
        Variant::Chess960 => rook,
    };
    position.why_illegal(Attempt { from: king, to, promotion: None })
}
