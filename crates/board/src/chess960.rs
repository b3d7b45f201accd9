//! The 960 start positions (Guidelines II.1-II.2), numbered 0 to 959; 518 is the usual one.

use crate::planes::Planes;
use crate::position::{Checked, Position, Variant};
use crate::{Color, Piece, Role, Square};

/// The number of start positions.
pub const COUNT: u16 = 960;
/// The number of the initial position of standard chess.
pub const STANDARD: u16 = 518;

/// The positions of the two knights among the five squares left by bishops and queen.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Returns the pieces of a start position from the a-file to the h-file; numbers from 960 on wrap around.
///
/// ```
/// use adoube_board::{Role::*, chess960};
/// assert_eq!(chess960::pieces(518), [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]);
/// ```
pub fn pieces(number: u16) -> [Role; 8] {
    let number = usize::from(number % COUNT);
    let mut squares = [None; 8];
    squares[number % 4 * 2 + 1] = Some(Role::Bishop);
    squares[number / 4 % 4 * 2] = Some(Role::Bishop);
    put_on_empty(&mut squares, number / 16 % 6, Role::Queen);
    let (first, second) = KNIGHTS[number / 96];
    // The second knight's position is counted before the first is placed.
    put_on_empty(&mut squares, second, Role::Knight);
    put_on_empty(&mut squares, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_on_empty(&mut squares, 0, role);
    }
    squares.map(|role| role.unwrap_or(Role::King))
}

/// Returns the number of a start position; `None` if the pieces are not one (II.2).
pub fn number(pieces: [Role; 8]) -> Option<u16> {
    (0..COUNT).find(|&number| self::pieces(number) == pieces)
}

/// Returns a start position with all rights to castle.
pub fn position(number: u16) -> Position {
    initial_position(number, Variant::Chess960)
}

pub(crate) fn initial_position(number: u16, variant: Variant) -> Position {
    let mut planes = Planes::default();
    let mut castling = 0;
    for (file, role) in (0u8..).zip(pieces(number)) {
        for (color, back_rank, pawn_rank) in [(Color::White, 0, 1), (Color::Black, 7, 6)] {
            let square = Square::new(back_rank * 8 + file);
            planes.put(square, Some(Piece { color, role }));
            planes.put(Square::new(pawn_rank * 8 + file), Some(Piece { color, role: Role::Pawn }));
            if role == Role::Rook {
                castling |= 1 << square.number();
            }
        }
    }
    Position::from_checked(&Checked {
        planes,
        turn: Color::White,
        castling,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
        variant,
    })
}

fn put_on_empty(squares: &mut [Option<Role>; 8], skip: usize, role: Role) {
    if let Some(square) = squares.iter_mut().filter(|square| square.is_none()).nth(skip) {
        *square = Some(role);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn guideline_ii_2_all_960_obey_the_rules_and_are_numbered_back() {
        let mut seen = HashSet::new();
        for n in 0..COUNT {
            let row = pieces(n);
            let places = |role| (0..8).filter(|&i| row[i] == role).collect::<Vec<_>>();
            let (rooks, bishops, kings) = (places(Role::Rook), places(Role::Bishop), places(Role::King));
            assert_eq!((rooks.len(), bishops.len(), kings.len()), (2, 2, 1), "{n}");
            assert_eq!((places(Role::Knight).len(), places(Role::Queen).len()), (2, 1), "{n}");
            assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{n}: the king between the rooks");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{n}: bishops on opposite colours");
            assert_eq!(number(row), Some(n));
            assert!(seen.insert(row), "{n} occurs twice");
        }
        assert_eq!(seen.len(), 960);
        assert_eq!(number([Role::King; 8]), None);
    }
}
