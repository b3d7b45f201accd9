//! Material with which a side can never mate, and material with which it always can if it can move (5.2.2, 6.9).
//!
//! The first lemmas hold for every position with the given men, wherever they are and however they move and capture:
//! their number can only decrease, and no lemma allows a pawn that could promote to something else.
//!
//! 1. **A bare king** gives no check.
//! 2. **A single knight against queens, or a bare king.** When a knight gives check, the squares around the king that
//!    neither it nor its king guards must be filled by queens, and one of those can always take the knight. A test goes
//!    through all cases; with more queens than needed there are only more men that can take.
//! 3. **Bishops of one colour against queens, rooks and bishops of that colour.** The king stands on that colour, and the
//!    check comes along a diagonal whose first square is `x`. The two squares next to both the king and `x` are of
//!    the other colour. No bishop guards them, and the attacking king cannot guard both, for then it would stand next to the
//!    other king. So a queen or rook fills one of them, no bishop can pin it there, and it can go to `x`, where it
//!    takes the checking bishop or steps in between. Two bishops of one colour never check at once.
//!
//! The last lemma is in the opposite direction:
//!
//! 4. **Two kings and one or two men** that are enough for a mate by one side or the other: if there are two moves
//!    that take nothing and promote nothing, the position is not dead; unless one side has both men, one of them a
//!    bishop or knight and no queen or rook, which has exceptions. This was verified for all such positions; a test
//!    repeats it for some of the classes, and for all on request.

use crate::moves::MoveKind;
use crate::{Bitboard, Color, Move, Position, Role};

const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// Returns whether the material alone rules out a mate by `attacker`.
#[inline]
pub(super) fn forbids(position: &Position, attacker: Color) -> bool {
    let planes = &position.planes;
    let own = planes.of(attacker);
    let kings = planes.role(Role::King);
    let men = own & !kings;
    if men == 0 {
        return true;
    }
    // Pawns, rooks and queens can mate without help, or promote to pieces that can.
    if men & (planes.role(Role::Pawn) | planes.straight()) != 0 {
        return false;
    }
    let enemy = planes.of(!attacker);
    let knights = planes.role(Role::Knight);
    let bishops = planes.role(Role::Bishop);
    let pawns = planes.role(Role::Pawn);
    if men & knights != 0 {
        let single = men.is_power_of_two();
        return single && enemy & !(kings | planes.role(Role::Queen)) == 0;
    }
    let all_bishops = bishops;
    let one_colour = all_bishops & Bitboard::LIGHT.0 == 0 || all_bishops & Bitboard::DARK.0 == 0;
    one_colour && enemy & (pawns | knights) == 0
}

/// Returns whether the material, given that it can move, allows a mate by one side or the other (lemma 4); it does not
/// apply to positions that no game can reach.
#[inline]
pub(super) fn allows(position: &Position) -> bool {
    if position.occupied().count() > 4 {
        return false;
    }
    let planes = &position.planes;
    // A pawn left on the last rank, as an arbiter may find it, does not promote.
    if planes.role(Role::Pawn) & LAST_RANKS != 0 {
        return false;
    }
    let minor = planes.role(Role::Knight) | planes.role(Role::Bishop);
    let is_shared = Color::ALL.iter().all(|&color| position.men(color).count() <= 2);
    if !is_shared && minor != 0 && planes.straight() == 0 || Color::ALL.iter().all(|&color| forbids(position, color)) {
        return false;
    }
    let is_quiet =
        |mv: &&Move| !position.is_capture(**mv) && mv.promotion().is_none() && mv.kind() != MoveKind::Castling;
    position.legal_moves().iter().filter(is_quiet).nth(1).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Square, bishop_attacks, king_attacks, knight_attacks, rook_attacks};

    /// Lemma 2, all cases: king and knight placed so that the knight gives check; every square that is neither guarded
    /// nor off the board must be filled by queens; then a queen attacks the knight.
    #[test]
    fn article_5_2_2_a_knight_never_mates_a_king_with_queens_only() {
        for victim in Square::all() {
            for knight in knight_attacks(victim) {
                for king in Square::all() {
                    let adjoining = king_attacks(victim);
                    if king == victim || king == knight || adjoining.contains(king) {
                        continue;
                    }
                    let guarded = king_attacks(king) | knight_attacks(knight);
                    let filled = adjoining & !guarded;
                    if filled.contains(knight) {
                        continue;
                    }
                    let occupied = filled | Bitboard::from(king) | knight.into() | victim.into();
                    let lines = rook_attacks(knight, occupied) | bishop_attacks(knight, occupied);
                    let answered = !(lines & filled).is_empty();
                    assert!(answered, "king {victim}, knight {knight}, king {king}");
                }
            }
        }
    }

    #[test]
    fn article_5_2_2_material() {
        let cases = [
            ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", true, true),
            ("8/8/4k3/8/8/3KN3/8/8 w - - 0 1", true, true),
            ("8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", false, true),
            ("8/8/4kq2/8/8/3KN3/8/8 w - - 0 1", true, false),
            ("8/8/4kr2/8/8/3KN3/8/8 w - - 0 1", false, false),
            ("8/8/4kn2/8/8/3KN3/8/8 w - - 0 1", false, false),
            ("8/8/4kr2/8/8/3KB3/8/8 w - - 0 1", true, false),
            ("8/8/4kn2/8/8/3KB3/8/8 w - - 0 1", false, false),
            ("8/8/4kb2/8/8/3KB3/8/8 w - - 0 1", true, true),
            ("8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1", false, false),
            ("8/8/4k2b/8/8/3K1B2/8/8 w - - 0 1", false, false),
            ("8/8/4k3/8/8/3KP3/8/8 w - - 0 1", false, true),
        ];
        for (fen, white, black) in cases {
            let position: Position = fen.parse().unwrap();
            assert_eq!(forbids(&position, Color::White), white, "{fen}");
            assert_eq!(forbids(&position, Color::Black), black, "{fen}");
        }
    }
}
