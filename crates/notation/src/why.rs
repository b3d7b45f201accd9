//! The reason why a clearly written move is illegal (I.8.3): the nearest attempt, and the rule it breaks.

use crate::scan::{Body, Scan};
use adoube_board::{Attempt, Bitboard, Breach, Position, Role, Square, Variant, Wing};

/// Why a clear move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The attempt nearest to the text, and the rule it breaks.
    Breach(Attempt, Breach),
    /// The player has no such piece there.
    NoSuchPiece(Role),
}

/// Returns the reason for a move with a destination that matches no legal move.
pub(crate) fn why_illegal(position: &Position, body: &Body) -> Illegal {
    match *body {
        Body::Castling { wing, .. } => castling(position, wing),
        Body::Piece(scan) => piece(position, &scan),
    }
}

fn castling(position: &Position, wing: Wing) -> Illegal {
    let us = position.turn();
    let king = position.king(us);
    let home = king.number() & 0o70;
    let to = match position.variant() {
        Variant::Standard => Square::new(home + wing.king_file()),
        Variant::Chess960 => position.castling_rook(us, wing).unwrap_or(Square::new(home + wing.king_file())),
    };
    let attempt = Attempt { from: king, to, promotion: None };
    let breach = match position.why_illegal(attempt) {
        Some(
            breach @ (Breach::CastlingRookMoved
            | Breach::CastlingBlocked { .. }
            | Breach::CastlingAttacked(_)
            | Breach::CastlingRightLost),
        ) => breach,
        _ if (position.castling_rooks() & position.men(us)).is_empty() => Breach::CastlingRightLost,
        _ => Breach::CastlingRookMoved,
    };
    Illegal::Breach(attempt, breach)
}

fn piece(position: &Position, scan: &Scan) -> Illegal {
    let (Some(file), Some(rank)) = (scan.to_file, scan.to_rank) else { return Illegal::NoSuchPiece(scan.role) };
    let to = Square::new(rank * 8 + file);
    let own = position.pieces(position.turn(), scan.role);
    let mut from = own & scan.origins();
    if from.is_empty() {
        let named = scan.origins();
        if named.count() == 1 && (named & position.men(position.turn())).is_empty() {
            from = named;
        } else if own.is_empty() || scan.from_file.is_some() || scan.from_rank.is_some() {
            return Illegal::NoSuchPiece(scan.role);
        }
    }
    if scan.role == Role::Pawn && scan.from_file.is_none() {
        // A step: the pawns of the file, if any.
        let step = from & Bitboard::file(file);
        from = if step.is_empty() { from } else { step };
    }
    let attempts = from.into_iter().filter_map(|from| {
        let attempt = Attempt { from, to, promotion: scan.promotion };
        position.why_illegal(attempt).map(|breach| (attempt, breach))
    });
    match attempts.min_by_key(|(attempt, breach)| (distance_from_legality(*breach), attempt.from)) {
        Some((attempt, breach)) => Illegal::Breach(attempt, breach),
        None => Illegal::NoSuchPiece(scan.role),
    }
}

/// Returns the distance of a reason from legality: the lower, the more likely the writer overlooked it.
const fn distance_from_legality(breach: Breach) -> u8 {
    match breach {
        Breach::KingExposed(_) | Breach::KingIntoAttack(_) => 0,
        Breach::TakesKing => 1,
        Breach::NoPromotion | Breach::FalsePromotion => 2,
        Breach::OwnPiece(_) => 3,
        Breach::EnPassant | Breach::PawnDoubleStep | Breach::PawnDiagonal => 4,
        Breach::Blocked(_) => 5,
        _ => 6,
    }
}
