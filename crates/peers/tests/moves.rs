//! Our legal moves are the same as those of other libraries.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_board::{Position, Variant, chess960};
use proptest::prelude::*;
use shakmaty::Position as _;

/// Returns the legal moves as sorted text, castling as king takes rook.
fn ours(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    moves
}

fn cozys(position: &Position) -> Vec<String> {
    let shredder = adoube_board::Setup::from(position).shredder_fen();
    let board = cozy_chess::Board::from_fen(&shredder, true).expect("a legal position");
    let mut moves = Vec::new();
    board.generate_moves(|set| {
        moves.extend(set.into_iter().map(|mv| mv.to_string()));
        false
    });
    moves.sort_unstable();
    moves
}

fn shakmatys(position: &Position) -> Vec<String> {
    let mode = match position.variant() {
        Variant::Standard => shakmaty::CastlingMode::Standard,
        Variant::Chess960 => shakmaty::CastlingMode::Chess960,
    };
    let fen: shakmaty::fen::Fen = position.fen().parse().expect("a FEN");
    let chess: shakmaty::Chess = fen.into_position(mode).expect("a legal position");
    let mut moves: Vec<String> =
        chess.legal_moves().iter().map(|mv| mv.to_uci(shakmaty::CastlingMode::Chess960).to_string()).collect();
    moves.sort_unstable();
    moves
}

/// Plays the moves that the numbers choose and compares at every step.
fn compare_along(start: Position, choices: &[u16]) -> Result<(), TestCaseError> {
    let mut position = start;
    for &choice in choices {
        let moves = position.legal_moves();
        prop_assert_eq!(moves.len(), position.count_legal_moves());
        prop_assert_eq!(ours(&position), cozys(&position), "cozy-chess at {:?}", position);
        prop_assert_eq!(ours(&position), shakmatys(&position), "shakmaty at {:?}", position);
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[usize::from(choice) % moves.len()]);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn along_random_games(choices in prop::collection::vec(any::<u16>(), 1..200)) {
        compare_along(Position::initial(), &choices)?;
    }

    #[test]
    fn along_random_chess960_games(number in 0u16..960, choices in prop::collection::vec(any::<u16>(), 1..120)) {
        compare_along(chess960::position(number), &choices)?;
    }
}

#[test]
fn all_960_start_positions_to_depth_four() {
    fn count(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut total = 0;
        board.generate_moves(|moves| {
            if depth == 1 {
                total += moves.len() as u64;
            } else {
                for mv in moves {
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    total += count(&next, depth - 1);
                }
            }
            false
        });
        total
    }
    for number in 0..chess960::COUNT {
        let theirs = cozy_chess::Board::chess960_startpos(u32::from(number));
        let ours = chess960::position(number);
        assert_eq!(adoube_board::Setup::from(&ours).shredder_fen(), format!("{theirs:#}"), "{number}");
        for depth in 1..=4 {
            assert_eq!(ours.perft(depth), count(&theirs, depth), "start position {number} at depth {depth}");
        }
    }
}
