//! FEN and impossible positions (Article 3.10.3).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_board::{Color, FenErrorKind, Setup, SetupProblem, Square, Variant};
use adoube_words::Language;
use proptest::prelude::*;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn article_3_10_3_every_reason_is_named() {
    use Color::{Black, White};
    let cases: &[(&str, &[SetupProblem])] = &[
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[]),
        ("8/8/8/8/8/8/8/8 w - - 0 1", &[SetupProblem::NoKing(White), SetupProblem::NoKing(Black)]),
        ("4k2k/8/8/8/8/8/8/4K3 w - - 0 1", &[SetupProblem::SeveralKings(Black)]),
        (
            "4k3/8/8/8/8/8/8/P3K2p w - - 0 1",
            &[SetupProblem::PawnOnEdge(square("a1")), SetupProblem::PawnOnEdge(square("h1"))],
        ),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", &[SetupProblem::OpponentInCheck(Black)]),
        (
            "4k3/PPPPPPPP/P7/8/8/8/8/4K3 w - - 0 1",
            &[SetupProblem::TooManyPawns(White), SetupProblem::OpponentInCheck(Black)],
        ),
        ("4k3/8/8/8/8/PPPPPPPP/8/QQ2K3 w - - 0 1", &[SetupProblem::TooManyPromoted(White)]),
        ("4k3/8/8/8/8/PPPPPPP1/8/QQ2K3 w - - 0 1", &[]),
        // Two bishops on squares of one colour require a promotion.
        ("4k3/8/8/8/8/PPPPPPPP/8/B1B1K3 w - - 0 1", &[SetupProblem::TooManyPromoted(White)]),
        ("4k3/8/8/8/8/PPPPPPPP/8/B2BK3 w - - 0 1", &[]),
        (
            "4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1",
            &[SetupProblem::TooManyMen(White), SetupProblem::TooManyPromoted(White)],
        ),
        (
            "r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1",
            &[SetupProblem::CastlingWithoutKing(square("a1")), SetupProblem::CastlingWithoutKing(square("h1"))],
        ),
        (
            "4k2r/8/8/8/8/8/8/4K2R w Qkq - 0 1",
            &[SetupProblem::CastlingWithoutRook(square("a1")), SetupProblem::CastlingWithoutRook(square("a8"))],
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - e3 0 1", &[SetupProblem::EnPassantRank(square("e3"))]),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", &[SetupProblem::EnPassantWithoutPawn(square("e6"))]),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", &[SetupProblem::EnPassantBlocked(square("e6"))]),
        ("4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1", &[SetupProblem::EnPassantBlocked(square("e6"))]),
        // The pawn on e7 was not between rook and king: White was in check before the double step.
        ("4k3/8/8/4p3/8/8/8/r3K3 w - e6 0 1", &[SetupProblem::EnPassantCheck(square("e6"))]),
        // Here the double step opened the bishop's diagonal.
        ("4kb2/8/8/4p3/1K6/8/8/8 w - e6 0 1", &[]),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 17 1", &[SetupProblem::EnPassantClock(square("e3"))]),
        // An invalid en passant square does not hide other faults.
        (
            "4k3/8/3N1N2/8/8/8/8/4RK2 b - e6 0 1",
            &[SetupProblem::EnPassantRank(square("e6")), SetupProblem::ImpossibleCheck(Black)],
        ),
    ];
    for (fen, expected) in cases {
        assert_eq!(&*Setup::from_fen(fen, Variant::Standard).unwrap().problems(), *expected, "{fen}");
    }
}

#[test]
fn guideline_ii_2_castling_rights_tell_where_kings_and_rooks_started() {
    let cases: &[(&str, &[SetupProblem])] = &[
        ("4k3/8/8/8/8/8/8/K6R w K - 0 1", &[SetupProblem::NoStartPosition]),
        ("1r1k3r/8/8/8/8/8/8/R4K1R w KQkq - 0 1", &[SetupProblem::NoStartPosition]),
        ("r3k2r/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", &[SetupProblem::NoStartPosition]),
        ("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w Kq - 0 1", &[]),
    ];
    for (fen, expected) in cases {
        assert_eq!(&*Setup::from_fen(fen, Variant::Chess960).unwrap().problems(), *expected, "{fen}");
    }
}

#[test]
fn the_castling_field_tells_chess960() {
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Variant::Standard),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", Variant::Chess960),
        ("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1", Variant::Chess960),
        ("4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1", Variant::Standard),
        // No rook could castle even there: an error in standard chess.
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", Variant::Standard),
    ];
    for (fen, variant) in cases {
        assert_eq!(Setup::from_any_fen(fen).unwrap().variant, variant, "{fen}");
    }
}

#[test]
fn article_3_10_3_checks_that_no_move_can_give() {
    let cases = [
        ("three men give check", "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1", false),
        ("two knights", "4k3/8/3N1N2/8/8/8/8/5K2 b - - 0 1", false),
        ("a knight uncovers a rook", "4k3/8/3N4/8/8/8/8/4RK2 b - - 0 1", true),
        ("two rooks on one file", "4k3/8/8/8/4R3/8/8/4RK2 b - - 0 1", true),
        ("a rook behind a rook on the far side", "4R3/8/8/8/4k3/8/8/4RK2 b - - 0 1", false),
        ("rooks on both sides, one just promoted with capture", "4R3/8/8/8/4k3/8/8/4R2K b - - 0 1", false),
        ("a pawn that captured", "8/8/8/3k4/4P3/8/8/4K3 b - - 0 1", true),
        ("a pawn and a bishop it uncovered by capturing", "8/8/8/3k4/4P3/5B2/8/4K3 b - - 0 1", true),
        ("queen and knight, the knight uncovering", "4k3/8/3N4/8/8/8/4Q3/4K3 b - - 0 1", true),
        ("a rook that may still castle", "8/8/8/7k/8/8/8/4K2R b K - 0 1", false),
        ("the same rook without the right", "8/8/8/7k/8/8/8/4K2R b - - 0 1", true),
        ("a knight that would be a ninth pawn", "N7/2k5/1p6/8/8/8/PPPPPPPP/4K3 b - - 0 1", false),
        ("a knight that was the eighth", "N7/2k5/1p6/8/8/8/PPPPPPP1/4K3 b - - 0 1", true),
        ("a rook that castled", "5k2/8/8/8/8/8/8/5RK1 b - - 0 1", true),
        ("in passing, uncovering a rook and giving check", "8/4k3/3P4/8/8/8/8/4R1K1 b - - 0 1", true),
        ("a bishop that was there before the pawn's check", "8/4k3/3P4/8/7B/8/8/4K3 b - - 0 1", false),
    ];
    for (name, fen, possible) in cases {
        let problems = Setup::from_fen(fen, Variant::Standard).unwrap().problems();
        let expected: &[SetupProblem] = if possible { &[] } else { &[SetupProblem::ImpossibleCheck(Color::Black)] };
        assert_eq!(&*problems, expected, "{name}: {fen}");
    }
}

#[test]
fn a_position_only_unreachable_can_be_played_and_others_not() {
    let playable = |fen| Setup::from_fen(fen, Variant::Standard).unwrap().playable().is_ok();
    assert!(playable("4k3/8/8/8/8/PPPPPPPP/8/QQ2K3 w - - 0 1"));
    assert!(playable("4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1"));
    assert!(!playable("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"));
    assert!(!playable("4k3/8/8/8/8/8/8/4K3 w K - 0 1"));
}

#[test]
fn faults_have_their_column() {
    let long = "8/".repeat(600);
    let cases = [
        ("", 1, FenErrorKind::NotAPiece(None)),
        ("rnbqkbnrr/8/8/8/8/8/8/8 w", 9, FenErrorKind::LongRank),
        ("rnbqkbnr/pppppppp/9/8/8/8/8/8 w", 19, FenErrorKind::NotAPiece(Some('9'))),
        ("rnbqkbnr/pppp/8/8/8/8/8/8 w", 14, FenErrorKind::ShortRank),
        ("8/8/8/8/8/8/8 w", 14, FenErrorKind::TooFewRanks),
        ("8/8/8/8/8/8/8/7 w", 16, FenErrorKind::ShortRank),
        ("8/8/8/8/8/8/8/8/8 w", 16, FenErrorKind::TooManyRanks),
        ("8/8/8/8/8/8/8/8", 16, FenErrorKind::NotATurn(None)),
        ("8/8/8/8/8/8/8/8 x", 17, FenErrorKind::NotATurn(Some('x'))),
        ("8/8/8/8/8/8/8/8 wb", 18, FenErrorKind::NotATurn(Some('b'))),
        ("8/8/8/8/8/8/8/8 w KX", 20, FenErrorKind::NotCastling(Some('X'))),
        ("8/8/8/8/8/8/8/8 w -K", 20, FenErrorKind::NotCastling(Some('K'))),
        ("8/8/8/8/8/8/8/8 w - e", 22, FenErrorKind::NotEnPassant(None)),
        ("8/8/8/8/8/8/8/8 w - e9", 22, FenErrorKind::NotEnPassant(Some('9'))),
        ("8/8/8/8/8/8/8/8 w - - x", 23, FenErrorKind::NotANumber(Some('x'))),
        ("8/8/8/8/8/8/8/8 w - - 65536 1", 27, FenErrorKind::NotANumber(Some('6'))),
        ("8/8/8/8/8/8/8/8 w - - 0 1 2", 27, FenErrorKind::Trailing('2')),
        ("♔7/8/8/8/8/8/8/8 w", 1, FenErrorKind::NotAPiece(Some('♔'))),
        ("8/8/é", 5, FenErrorKind::NotAPiece(Some('é'))),
        (&long, 129, FenErrorKind::TooLong),
    ];
    for (fen, column, fault) in cases {
        let error = Setup::from_fen(fen, Variant::Standard).unwrap_err();
        assert_eq!((error.column, error.fault), (column, fault), "{fen}");
        for language in Language::ALL {
            assert!(!error.sentence(language).contains(['{', '\n']), "{fen} {language}");
        }
    }
    let error = Setup::from_fen("rnbqkbnr/pppppppp/9/8/8/8/8/8 w", Variant::Standard).unwrap_err();
    assert_eq!(
        error.to_string(),
        "column 19: found '9'; expected a piece (PNBRQK or pnbrqk), a number of empty squares from 1 to 8, or /"
    );
}

#[test]
fn fen_reads_and_writes_the_same() {
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Variant::Standard),
        ("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 99 120", Variant::Standard),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 3", Variant::Standard),
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9", Variant::Chess960),
        // A rook inside the rank has the letter of its file.
        ("4k3/8/8/8/8/8/8/1RR1K1R1 w KC - 0 1", Variant::Chess960),
    ];
    for (fen, variant) in cases {
        let setup = Setup::from_fen(fen, variant).unwrap();
        assert_eq!(setup.fen(), fen);
        assert_eq!(Setup::from_fen(&setup.shredder_fen(), variant).unwrap(), setup);
        assert_eq!(setup.position().unwrap().fen(), fen);
    }
    let shredder = Setup::from_fen("4k3/8/8/8/8/8/8/1RR1K1R1 w GC - 0 1", Variant::Chess960).unwrap();
    assert_eq!(shredder.shredder_fen(), "4k3/8/8/8/8/8/8/1RR1K1R1 w GC - 0 1");
}

#[test]
fn the_en_passant_square_stands_only_if_a_capture_is_legal() {
    let cases = [
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "-"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3"),
        // The capture would open the rank.
        ("8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1", "-"),
    ];
    for (fen, expected) in cases {
        let position = Setup::from_fen(fen, Variant::Standard).unwrap().position().unwrap();
        assert_eq!(position.en_passant().map_or("-".to_owned(), |s| s.to_string()), expected, "{fen}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}") {
        let _ = Setup::from_fen(&text, Variant::Standard).map(|setup| setup.problems());
    }

    #[test]
    fn texts_like_fen_are_read_or_refused(text in "[1-8pnbrqkPNBRQK/]{10,80} [wb] [KQkqA-Ha-h-]{1,5} ([a-h][1-8]|-)") {
        for variant in [Variant::Standard, Variant::Chess960] {
            if let Ok(setup) = Setup::from_fen(&text, variant) {
                prop_assert_eq!(Setup::from_fen(&setup.shredder_fen(), variant).unwrap(), setup.clone());
                if let Ok(position) = setup.playable() {
                    prop_assert!(position.legal_moves().len() == position.count_legal_moves());
                }
            }
        }
    }
}
