//! Zobrist keys: equal keys mean equal positions under 9.2.2, except for collisions.

use crate::{Color, Square};

/// Entry 0 is for an empty square and is zero, so that captures and quiet moves use the same instructions.
static PIECES: [[[u64; 64]; 8]; 2] = pieces();
static CASTLING: [u64; 64] = numbers(0x3c6e_f372_fe94_f82b);
static EN_PASSANT: [u64; 64] = numbers(0xa54f_f53a_5f1d_36f1);
/// Added when Black has the move.
pub(crate) const BLACK_TO_MOVE: u64 = mix(0x510e_527f_ade6_82d1);

/// Returns the key of a piece, by its code in the planes, on a square.
#[inline(always)]
pub(crate) fn piece(color: Color, code: usize, square: Square) -> u64 {
    PIECES[color as usize][code & 7][square.index()]
}

/// Returns the key of the right to castle with the rook on a square.
#[inline(always)]
pub(crate) fn castling(rook: Square) -> u64 {
    CASTLING[rook.index()]
}

/// Returns the key of an en passant capture on a square.
#[inline(always)]
pub(crate) fn en_passant(square: Square) -> u64 {
    EN_PASSANT[square.index()]
}

/// Mixes a counter (the finaliser of SplitMix64).
const fn mix(counter: u64) -> u64 {
    let mut z = counter.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn numbers(seed: u64) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = mix(seed.wrapping_add(i as u64));
        i += 1;
    }
    table
}

const fn pieces() -> [[[u64; 64]; 8]; 2] {
    let mut table = [[[0; 64]; 8]; 2];
    let mut color = 0;
    while color < 2 {
        let mut code = 1;
        while code < 8 {
            table[color][code] = numbers(0x6a09_e667_f3bc_c908 + ((color * 8 + code) as u64) * 0x1_0000);
            code += 1;
        }
        color += 1;
    }
    table
}
