//! Precomputed rays: targets of kings, knights and pawns, lines of sliders, and the squares between two squares.

use crate::{Bitboard, Color, Square};

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
/// The directions of a rook.
pub(crate) const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// The directions of a bishop.
pub(crate) const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

pub(crate) static KNIGHT: [u64; 64] = leaper(KNIGHT_STEPS);
pub(crate) static KING: [u64; 64] = leaper(KING_STEPS);
/// The squares a pawn of a colour attacks.
pub(crate) static PAWN: [[u64; 64]; 2] = [pawn(1), pawn(-1)];
/// A rook's lines on an empty board.
pub(crate) static ROOK_LINES: [u64; 64] = lines(ORTHOGONAL);
/// A bishop's lines on an empty board.
pub(crate) static BISHOP_LINES: [u64; 64] = lines(DIAGONAL);
/// The squares strictly between two squares on a line; empty if they are not on one.
static BETWEEN: [[u64; 64]; 64] = between_table();

/// Returns the squares strictly between two squares on a line; empty if they are not on one.
#[inline(always)]
pub(crate) fn between(a: Square, b: Square) -> u64 {
    BETWEEN[a.index()][b.index()]
}

/// Returns the squares a knight on this square attacks (3.6).
pub fn knight_attacks(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// Returns the squares a king on this square attacks (3.8.1).
pub fn king_attacks(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// Returns the squares a pawn on this square attacks (3.7.3).
pub fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color as usize][square.index()])
}

/// Returns the squares a slider attacks in four directions, step by step. The tables are built from this.
pub(crate) const fn walk(square: Square, occupied: u64, directions: [(i8, i8); 4]) -> u64 {
    let mut attacks = 0;
    let mut i = 0;
    while i < 4 {
        let mut here = square;
        while let Some(next) = here.offset(directions[i].0, directions[i].1) {
            attacks |= 1 << next.number();
            if occupied >> next.number() & 1 == 1 {
                break;
            }
            here = next;
        }
        i += 1;
    }
    attacks
}

const fn leaper(steps: [(i8, i8); 8]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        let mut j = 0;
        while j < 8 {
            if let Some(to) = Square::new(i as u8).offset(steps[j].0, steps[j].1) {
                table[i] |= 1 << to.number();
            }
            j += 1;
        }
        i += 1;
    }
    table
}

const fn pawn(forward: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::new(i as u8);
        if let Some(to) = square.offset(-1, forward) {
            table[i] |= 1 << to.number();
        }
        if let Some(to) = square.offset(1, forward) {
            table[i] |= 1 << to.number();
        }
        i += 1;
    }
    table
}

const fn lines(directions: [(i8, i8); 4]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = walk(Square::new(i as u8), 0, directions);
        i += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "evaluated by the compiler")]
const fn between_table() -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = KING_STEPS[direction];
            let mut passed = 0;
            let mut here = Square::new(from as u8);
            while let Some(next) = here.offset(files, ranks) {
                table[from][next.index()] = passed;
                passed |= 1 << next.number();
                here = next;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn between_holds_the_squares_passed_over() {
        let cases =
            [("a1", "a4", "a2 a3"), ("a1", "d4", "b2 c3"), ("h8", "h6", "h7"), ("a1", "b3", ""), ("e4", "e5", "")];
        for (a, b, expected) in cases {
            let expected: Bitboard = expected.split_whitespace().map(square).collect();
            assert_eq!(Bitboard(between(square(a), square(b))), expected, "{a} {b}");
            assert_eq!(Bitboard(between(square(b), square(a))), expected, "{b} {a}");
        }
    }

    #[test]
    fn leapers_stay_on_the_board() {
        assert_eq!(knight_attacks(square("a1")), ["b3", "c2"].map(square).into_iter().collect());
        assert_eq!(king_attacks(square("h8")).count(), 3);
        assert_eq!(pawn_attacks(Color::White, square("a2")), square("b3").into());
        assert_eq!(pawn_attacks(Color::Black, square("h1")), Bitboard::EMPTY);
    }
}
