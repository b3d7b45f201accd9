//! Fill algorithms: attacks of many pieces at once, by shifting sets of squares along all their lines.

use super::{FILE_A, FILE_H};

/// Returns the squares seen upwards along a line from some squares: `step` is the difference in number between two
/// squares of the line, and `inside` holds the squares that a step does not carry over the board's edge.
#[inline(always)]
const fn upward(mut set: u64, empty: u64, step: u32, inside: u64) -> u64 {
    let mut free = empty & inside;
    set |= free & set << step;
    free &= free << step;
    set |= free & set << (2 * step);
    free &= free << (2 * step);
    set |= free & set << (4 * step);
    set << step & inside
}

/// Returns the squares seen downwards.
#[inline(always)]
const fn downward(mut set: u64, empty: u64, step: u32, inside: u64) -> u64 {
    let mut free = empty & inside;
    set |= free & set >> step;
    free &= free >> step;
    set |= free & set >> (2 * step);
    free &= free >> (2 * step);
    set |= free & set >> (4 * step);
    set >> step & inside
}

/// Returns the squares seen by rooks on some squares.
#[inline(always)]
pub(super) const fn straight_from(set: u64, empty: u64) -> u64 {
    upward(set, empty, 8, !0)
        | downward(set, empty, 8, !0)
        | upward(set, empty, 1, !FILE_A)
        | downward(set, empty, 1, !FILE_H)
}

/// Returns the squares seen by bishops on some squares.
#[inline(always)]
pub(super) const fn diagonal_from(set: u64, empty: u64) -> u64 {
    upward(set, empty, 9, !FILE_A)
        | downward(set, empty, 9, !FILE_H)
        | upward(set, empty, 7, !FILE_H)
        | downward(set, empty, 7, !FILE_A)
}

/// Returns the squares seen by knights on some squares.
#[inline(always)]
pub(super) const fn knights_from(set: u64) -> u64 {
    let one = (set & !FILE_H) << 1 | (set & !FILE_A) >> 1;
    let two = (set & !(FILE_H | FILE_H >> 1)) << 2 | (set & !(FILE_A | FILE_A << 1)) >> 2;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

#[cfg(test)]
mod tests {
    use super::{diagonal_from, knights_from, straight_from};
    use crate::{Bitboard, Square, bishop_attacks, knight_attacks, rook_attacks};

    /// Each square alone, and with the next one, on boards filled by a simple random number generator.
    #[test]
    fn the_same_as_one_by_one() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..200 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let occupied = state & state >> 17;
            for number in 0..64 {
                for set in [1u64 << number, 1 << number | 1 << ((number + 1) % 64)] {
                    let squares = || (0..64u8).filter(|square| set >> square & 1 == 1).map(Square::new);
                    let all = |one: &dyn Fn(Square) -> Bitboard| squares().fold(0, |seen, square| seen | one(square).0);
                    let blockers = Bitboard(occupied);
                    assert_eq!(straight_from(set, !occupied), all(&|square| rook_attacks(square, blockers)));
                    assert_eq!(diagonal_from(set, !occupied), all(&|square| bishop_attacks(square, blockers)));
                    assert_eq!(knights_from(set), all(&knight_attacks));
                }
            }
        }
    }
}
