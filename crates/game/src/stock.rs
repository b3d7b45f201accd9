//! A mate that is still possible in most openings: found by trying one pattern, without a search.
//!
//! One side's f- and g-pawns open the diagonal, and the other's queen moves to h4 or h5. If that ends in mate, the line
//! proves that the position is not dead (5.2.2); otherwise nothing is proved.

use adoube_board::{Color, Move, Position, Role, Square};

/// The maximum length of the line; a longer one means that the queen is far from the diagonal.
const MOST: usize = 8;

/// Returns a line of legal moves that ends in such a mate by either side, if there is one.
pub(crate) fn mate(position: &Position) -> Option<Vec<Move>> {
    Color::ALL.into_iter().find_map(|attacker| mate_by(position, attacker))
}

/// Mirrors a square for Black, so that ranks count from the player's own side.
const fn seen_by(color: Color, file: u8, rank: u8) -> Square {
    match color {
        Color::White => Square::new(rank * 8 + file),
        Color::Black => Square::new((7 - rank) * 8 + file),
    }
}

pub(crate) fn mate_by(start: &Position, attacker: Color) -> Option<Vec<Move>> {
    let victim = !attacker;
    let home = seen_by(victim, 4, 0);
    if start.king(victim) != home || start.pieces(attacker, Role::Queen).is_empty() {
        return None;
    }
    let pawn = |position: &Position, color: Color, file: u8| {
        position.pieces(color, Role::Pawn).contains(seen_by(color, file, 1))
    };
    let mut position = *start;
    let mut line = Vec::with_capacity(MOST);
    while line.len() < MOST {
        let opened = !pawn(&position, victim, 5) && !pawn(&position, victim, 6);
        let from_to = if position.turn() == victim {
            if pawn(&position, victim, 5) {
                Some((seen_by(victim, 5, 1), seen_by(victim, 5, 2)))
            } else if pawn(&position, victim, 6) {
                Some((seen_by(victim, 6, 1), seen_by(victim, 6, 3)))
            } else {
                None
            }
        } else if pawn(&position, attacker, 4) {
            Some((seen_by(attacker, 4, 1), seen_by(attacker, 4, 2)))
        } else if opened {
            let queen = position.pieces(attacker, Role::Queen).first()?;
            Some((queen, seen_by(attacker, 7, 4)))
        } else {
            None
        };
        let mv = match from_to {
            Some((from, to)) => position.find(from, to, None)?,
            None => waiting_move(&position)?,
        };
        position = position.play(mv);
        line.push(mv);
        if position.turn() == victim && position.is_checkmate() {
            return Some(line);
        }
    }
    None
}

/// Returns a waiting move: an advance of the a- or b-pawn.
fn waiting_move(position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    moves.iter().copied().find(|mv| mv.role() == Role::Pawn && mv.from().file() <= 1 && !position.is_capture(*mv))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_allow_the_mate_and_the_line_is_legal() {
        let openings = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbqkbnr/pp1ppppp/8/2p5/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2",
        ];
        for fen in openings {
            let start: Position = fen.parse().unwrap();
            let line = mate(&start).unwrap_or_else(|| panic!("{fen}"));
            let end = line.iter().fold(start, |position, &mv| {
                assert!(position.legal_moves().contains(&mv), "{fen}: {mv}");
                position.play(mv)
            });
            assert!(end.is_checkmate(), "{fen}");
        }
        let bare: Position = "4k3/8/8/8/8/8/8/4K2Q w - - 0 1".parse().unwrap();
        assert_eq!(mate(&bare), None);
    }
}
