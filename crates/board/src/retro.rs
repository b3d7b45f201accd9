//! Retro-analysis of one move: whether a last move can have led to a position (Articles 3.9.2, 3.10.3).
//!
//! The player to move may be in check, but cannot have been before the opponent's last move. The search looks for a
//! last move that explains the check: an opponent's man moves back to a possible origin, optionally uncapturing a man.

use crate::generate::CastlingPath;
use crate::planes::{Planes, code};
use crate::position::{Attackers, Variant};
use crate::rays::{KING, KNIGHT, PAWN};
use crate::setup::back_rank;
use crate::sliders::dispatch;
use crate::{Bitboard, Color, Piece, Role, Setup, Square, Wing, bishop_attacks, rook_attacks};

/// Returns whether the opponent's double step over this square can have been the last move.
pub(crate) fn double_step_explains(setup: &Setup, passed: Square) -> bool {
    let opponent = !setup.turn;
    let forward = forward(opponent);
    let (Some(from), Some(to)) = (passed.offset(0, -forward), passed.offset(0, forward)) else { return false };
    let mut before = setup.planes;
    before.put(to, None);
    before.put(from, Some(Piece { color: opponent, role: Role::Pawn }));
    king_was_safe(&before, setup.turn)
}

/// Returns whether some last move of the opponent explains the check on the player to move.
pub(crate) fn some_move_explains(setup: &Setup) -> bool {
    let opponent = !setup.turn;
    let movers = setup.men(opponent);
    movers.into_iter().any(|to| step_back_explains(setup, to)) || castling_explains(setup, opponent)
}

const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

fn king_was_safe(before: &Planes, color: Color) -> bool {
    let king = Bitboard(before.role(Role::King) & before.of(color));
    king.first().is_some_and(|square| dispatch(Attackers { planes: before, square, by: !color }) == 0)
}

/// Returns whether the man on `to` can have arrived there by the last move.
fn step_back_explains(setup: &Setup, to: Square) -> bool {
    let opponent = !setup.turn;
    let Some(role) = setup.planes.role_at(to) else { return false };
    // A king or rook with castling rights has never moved (3.8.2.1).
    let rights = setup.castling & setup.men(opponent);
    if setup.castling.contains(to) || role == Role::King && !rights.is_empty() {
        return false;
    }
    let occupied = Bitboard(setup.planes.occupied());
    let gives_back = setup.men(setup.turn).count() < 16;
    let from_squares = |role, from: Bitboard, captured: bool| {
        (from & !occupied).into_iter().any(|from| {
            let mut before = setup.planes;
            before.put(to, captured.then_some(Piece { color: setup.turn, role: given_back(to) }));
            before.put(from, Some(Piece { color: opponent, role }));
            king_was_safe(&before, setup.turn)
        })
    };
    let arrivals = |role, from| from_squares(role, from, false) || gives_back && from_squares(role, from, true);
    match role {
        Role::Pawn => pawn_explains(setup, to, &from_squares),
        Role::Knight if arrivals(role, Bitboard(KNIGHT[to.index()])) => true,
        Role::Bishop if arrivals(role, bishop_attacks(to, occupied)) => true,
        Role::Rook if arrivals(role, rook_attacks(to, occupied)) => true,
        Role::Queen if arrivals(role, rook_attacks(to, occupied) | bishop_attacks(to, occupied)) => true,
        Role::King => arrivals(role, Bitboard(KING[to.index()])),
        // It may have been a pawn before the move.
        _ => {
            let last_rank = back_rank(setup.turn);
            let missing_pawn = setup.pieces(opponent, Role::Pawn).count() < 8;
            to.rank() == last_rank && missing_pawn && {
                let behind: Bitboard = to.offset(0, -forward(opponent)).into_iter().collect();
                let beside = Bitboard(PAWN[setup.turn as usize][to.index()]);
                from_squares(Role::Pawn, behind, false) || gives_back && from_squares(Role::Pawn, beside, true)
            }
        }
    }
}

/// Returns a man that may have been captured on a square: any man blocks alike, but a pawn does not give check from
/// behind, and a king cannot be captured.
const fn given_back(square: Square) -> Role {
    if square.rank() == 0 || square.rank() == 7 { Role::Knight } else { Role::Pawn }
}

/// Returns whether a pawn's step, double step, capture or en passant capture can have been the last move.
fn pawn_explains(setup: &Setup, to: Square, from_squares: &impl Fn(Role, Bitboard, bool) -> bool) -> bool {
    let opponent = !setup.turn;
    let back = -forward(opponent);
    let home_rank = if opponent == Color::White { 1 } else { 6 };
    let occupied = Bitboard(setup.planes.occupied());
    let inner = |square: &Square| square.rank() != 0 && square.rank() != 7;
    let Some(behind) = to.offset(0, back).filter(inner) else { return false };
    if from_squares(Role::Pawn, behind.into(), false) {
        return true;
    }
    let double = to.offset(0, 2 * back).filter(|from| from.rank() == home_rank && !occupied.contains(behind));
    if double.is_some_and(|from| from_squares(Role::Pawn, from.into(), false)) {
        return true;
    }
    if setup.men(setup.turn).count() >= 16 {
        return false;
    }
    let beside: Bitboard = Bitboard(PAWN[setup.turn as usize][to.index()]).into_iter().filter(inner).collect();
    if from_squares(Role::Pawn, beside, true) {
        return true;
    }
    // En passant: the uncaptured man is behind the destination, and had just moved from beyond it.
    let beyond = to.offset(0, -back).filter(|beyond| !occupied.contains(*beyond));
    let passing_rank = if opponent == Color::White { 5 } else { 2 };
    let missing_pawn = setup.pieces(setup.turn, Role::Pawn).count() < 8;
    to.rank() == passing_rank
        && missing_pawn
        && !occupied.contains(behind)
        && beyond.is_some()
        && (beside & !occupied).into_iter().any(|from| {
            let mut before = setup.planes;
            before.put(to, None);
            before.put(behind, Some(Piece { color: setup.turn, role: Role::Pawn }));
            before.put(from, Some(Piece { color: opponent, role: Role::Pawn }));
            king_was_safe(&before, setup.turn)
        })
}

/// Returns whether castling can have been the last move.
fn castling_explains(setup: &Setup, opponent: Color) -> bool {
    let first = back_rank(opponent) * 8;
    let back_rank: Vec<Square> = (first..first + 8).map(Square::new).collect();
    Wing::ALL.into_iter().any(|wing| {
        let king = Square::new(first + wing.king_file());
        let rook = Square::new(first + wing.rook_file());
        let castled = setup.pieces(opponent, Role::King).contains(king)
            && setup.pieces(opponent, Role::Rook).contains(rook)
            && (setup.castling & setup.men(opponent)).is_empty();
        let mut without = setup.planes;
        without.clear(1 << king.number() | 1 << rook.number());
        let is_free = |square: Square| without.code_at(square) == 0;
        castled
            && back_rank.iter().any(|&king_home| {
                back_rank.iter().any(|&rook_home| {
                    let usual = king_home.file() == 4 && (rook_home.file() == 0 || rook_home.file() == 7);
                    if setup.variant == Variant::Standard && !usual
                        || (rook_home > king_home) != (wing == Wing::King)
                        || rook_home == king_home
                        || !is_free(king_home)
                        || !is_free(rook_home)
                    {
                        return false;
                    }
                    let mut before = without;
                    before.toggle(opponent, code(Role::King), 1 << king_home.number());
                    before.toggle(opponent, code(Role::Rook), 1 << rook_home.number());
                    king_was_safe(&before, setup.turn) && castling_was_legal(&before, king_home, rook_home, setup.turn)
                })
            })
    })
}

/// Returns whether castling was unobstructed (3.8.2.2.2) and the king passed no attacked square (3.8.2.2.1).
fn castling_was_legal(before: &Planes, king: Square, rook: Square, attacker: Color) -> bool {
    let path = CastlingPath::of(king, rook);
    let way = Bitboard(path.must_be_safe).with(king);
    path.must_be_empty & before.occupied() == 0
        && way.into_iter().all(|square| dispatch(Attackers { planes: before, square, by: attacker }) == 0)
}
