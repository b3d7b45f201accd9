//! Reasons for illegal moves, article by article.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_board::{Attempt, Breach, Color, Position, Role, Setup, Square, Variant};
use adoube_words::Language;
use proptest::prelude::*;

fn attempt(text: &str) -> Attempt {
    Attempt {
        from: text[..2].parse().unwrap(),
        to: text[2..4].parse().unwrap(),
        promotion: text.chars().nth(4).and_then(Role::from_letter),
    }
}

#[test]
fn each_article_is_named() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const CASTLE: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
    let cases = [
        ("takes the king", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e8", "1.4.1"),
        ("an empty square", START, "e4e5", "3.10.2"),
        ("from an empty square to the king's", START, "e4e8", "3.10.2"),
        ("the opponent's man", START, "e7e5", "3.10.2"),
        ("own man", START, "a1a2", "3.1"),
        ("own square", START, "a1a1", "3.1"),
        ("bishop", START, "c1c3", "3.2"),
        ("bishop over a man", START, "c1a3", "3.5"),
        ("rook", START, "a1b3", "3.3"),
        ("rook over a man", START, "a1a3", "3.5"),
        ("queen", START, "d1e3", "3.4"),
        ("queen over a man", START, "d1d3", "3.5"),
        ("knight", START, "b1b3", "3.6"),
        ("king", START, "e1e3", "3.8.1"),
        ("pawn backwards", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3", "3.7.1"),
        ("pawn blocked", "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4", "3.7.1"),
        ("pawn two squares later", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e6", "3.7.2"),
        ("pawn two squares over a man", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4", "3.7.2"),
        ("pawn diagonally", START, "e2d3", "3.7.3"),
        ("in passing too late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "3.7.4.2"),
        ("in passing, exposing the king", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6", "3.9.2"),
        ("no promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "3.7.5.1"),
        ("promotion to king", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "3.7.5.1"),
        ("promotion to pawn", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8p", "3.7.5.1"),
        ("promotion of a rook", CASTLE, "a1b1q", "3.7.5.1"),
        ("promotion too early", START, "e2e4q", "3.7.5.1"),
        ("king next to king", "8/8/4k3/8/4K3/8/8/8 w - - 0 1", "e4e5", "3.9.2"),
        ("king along the line of check", "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1", "e4e3", "3.9.2"),
        ("pinned", "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", "e4f6", "3.9.2"),
        ("check not met", "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "3.9.2"),
        ("castling, right lost", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", "3.8.2.1.1"),
        ("castling, this rook moved", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "3.8.2.1.2"),
        ("castling, piece between", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "3.8.2.2.2"),
        ("castling in check", "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "3.8.2.2.1"),
        ("castling through check", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "3.8.2.2.1"),
        ("castling into check", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "3.8.2.2.1"),
        ("castling, promotion claimed", CASTLE, "e1g1q", "3.7.5.1"),
        ("king two squares, not from home", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "d1f1", "3.8.1"),
    ];
    for (name, fen, text, article) in cases {
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let breach = position.why_illegal(attempt(text)).unwrap_or_else(|| panic!("{name}: legal"));
        assert_eq!(breach.article().number(), article, "{name}");
        assert_eq!(position.find(attempt(text).from, attempt(text).to, attempt(text).promotion), None, "{name}");
    }
    let legal: Position = CASTLE.parse().unwrap();
    for text in ["e1g1", "e1c1", "a1b1", "e2e4"] {
        assert_eq!(legal.why_illegal(attempt(text)), None, "{text}");
    }
}

#[test]
fn guideline_ii_3_castling_in_chess960() {
    let cases = [
        ("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1g1", None),
        ("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1b1", None),
        ("4k3/8/8/8/8/8/8/1R1N1KR1 w GB - 0 1", "f1b1", Some("II.3.2.7.4")),
        ("4k3/8/8/8/8/8/8/1R3KR1 w G - 0 1", "f1b1", Some("3.8.2.1.2")),
        ("4k3/8/8/8/8/8/8/1R3KR1 w - - 0 1", "f1b1", Some("3.8.2.1.1")),
        ("2r1k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1b1", Some("3.8.2.2.1")),
        ("1r2k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", "f1b1", None),
        // The rook shields the king from the rook on a1.
        ("4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1", Some("3.8.2.2.1")),
    ];
    for (fen, text, article) in cases {
        let position = Setup::from_fen(fen, Variant::Chess960).unwrap().position().unwrap();
        let breach = position.why_illegal(attempt(text));
        assert_eq!(breach.map(|breach| breach.article().number()), article, "{fen} {text}");
        let found = position.find(attempt(text).from, attempt(text).to, None);
        assert_eq!(found.is_some(), article.is_none(), "{fen} {text}");
    }
}

#[test]
fn every_breach_speaks_five_languages() {
    let e4: Square = "e4".parse().unwrap();
    for breach in [
        Breach::TakesKing,
        Breach::Movement(Role::Knight),
        Breach::Blocked(e4),
        Breach::KingExposed(e4),
        Breach::CastlingAttacked(e4),
    ] {
        for language in Language::ALL {
            let sentence = breach.sentence(language);
            assert!(!sentence.is_empty() && !sentence.contains('{'), "{breach:?} {language}");
        }
    }
}

/// The position after the moves that the numbers choose.
fn walk(start: Position, choices: &[u16]) -> Position {
    choices.iter().fold(start, |position, &choice| {
        let moves = position.legal_moves();
        if moves.is_empty() { position } else { position.play(moves[usize::from(choice) % moves.len()]) }
    })
}

fn check_all_attempts(position: &Position) -> Result<(), TestCaseError> {
    let moves = position.legal_moves();
    let mut legal = 0;
    for from in Square::all() {
        for to in Square::all() {
            for promotion in [None, Some(Role::Knight), Some(Role::Bishop), Some(Role::Rook), Some(Role::Queen)] {
                let found = position.find(from, to, promotion);
                let breach = position.why_illegal(Attempt { from, to, promotion });
                prop_assert_eq!(found.is_some(), breach.is_none(), "{:?} {}{} {:?}", position, from, to, breach);
                if let Some(mv) = found {
                    prop_assert!(moves.contains(&mv));
                    legal += 1;
                }
            }
        }
    }
    prop_assert_eq!(legal, moves.len());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn no_breach_exactly_for_legal_moves(choices in prop::collection::vec(any::<u16>(), 0..150)) {
        check_all_attempts(&walk(Position::initial(), &choices))?;
    }

    #[test]
    fn no_breach_exactly_for_legal_moves_in_chess960(
        number in 0u16..960,
        choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        check_all_attempts(&walk(adoube_board::chess960::position(number), &choices))?;
    }

    #[test]
    fn reached_positions_have_no_problems(choices in prop::collection::vec(any::<u16>(), 0..200)) {
        let position = walk(Position::initial(), &choices);
        let setup = Setup::from(&position);
        prop_assert!(setup.problems().is_empty(), "{:?}: {}", position, setup.problems());
        prop_assert_eq!(setup.position().unwrap(), position);
    }
}

#[test]
fn article_9_2_2_identity() {
    let play = |start: &str, moves: &str| {
        let start: Position = start.parse().unwrap();
        moves.split_whitespace().fold(start, |position, text| {
            let Attempt { from, to, promotion } = attempt(text);
            position.play(position.find(from, to, promotion).unwrap_or_else(|| panic!("{text}")))
        })
    };
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let again = play(START, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(again, Position::initial());
    assert_eq!(again.key(), Position::initial().key());
    // 9.2.2.2: castling rights are lost with the first move of the king or rook.
    const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_ne!(play(ROOKS, "h1g1 h8g8 g1h1 g8h8"), play(ROOKS, ""));
    // 9.2.2.1: en passant counts only if the capture is possible.
    const FREE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(play(FREE, "e2e4"), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1".parse().unwrap());
    const TAKEN: &str = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    assert_ne!(play(TAKEN, "e2e4"), "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1".parse().unwrap());
    const PINNED: &str = "8/8/8/8/R2p3k/8/4P3/4K3 w - - 0 1";
    assert_eq!(play(PINNED, "e2e4"), "8/8/8/8/R2pP2k/8/8/4K3 b - - 0 1".parse().unwrap());
}

#[test]
fn articles_3_9_5_1_1_and_5_2_1_check_mate_stalemate() {
    let cases = [
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", true, true, false),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, false, true),
        ("7k/8/6K1/8/8/8/8/7R b - - 0 1", true, false, false),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false, false, false),
    ];
    for (fen, check, mate, stalemate) in cases {
        let position: Position = fen.parse().unwrap();
        assert_eq!(position.is_check(), check, "{fen}");
        assert_eq!(position.is_checkmate(), mate, "{fen}");
        assert_eq!(position.is_stalemate(), stalemate, "{fen}");
    }
    let double: Position = "4k3/8/3N4/8/8/8/8/4RK2 b - - 0 1".parse().unwrap();
    assert_eq!(double.checkers(), ["d6", "e1"].map(|s| s.parse().unwrap()).into_iter().collect());
    assert_eq!(double.turn(), Color::Black);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 128, "{}", size_of::<Position>());
    assert_eq!(size_of::<adoube_board::Move>(), 2);
}
