//! The sample game of Appendix C in all its printed forms with their misprints, and single moves with their expected
//! readings.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_board::{Breach, Color, Position, Role};
use adoube_notation::sheet::{SheetEnd, SheetReading, entries, entries_at, read_entries};
use adoube_notation::{Illegal, Irregularity, Letters, MoveReading, OldNotation, detect, read};

const FINAL: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R";
const WITH_SLIP: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R";

const CATALAN: &str = "1.e4 e5 2. Cf3 Cf6 3. d4 exd4 4. e5 Ce4 5. Dxd4 d5 6. exd6 a.p. Cxd6 7. Ag5 Cc6 8. De3+ Ae7 \
    9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1 (=)";
const ENGLISH: &str = "1.e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 \
    9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";
const BASQUE: &str = "1.e4 e5 2. Zf3 Zf6 3. d4 exd4 4. e5 Ze4 5. Dxd4 d5 6. exd6 i.h. Zxd6 7. Ag5 Zc6 8. De3+ Ae7 \
    9. Zbd2 0-0 10. 0-0-0 Ge8 11. Eb1 (=)";
const BASQUE_SECOND_WITHOUT_X: &str = "1. e4 e5 2. Zf3 Zf6 3. d4 ed4 4. e5 Ze4 5. Ad4 d5 6. ed6 Zd6 7. Gg5 Zc6 \
    8. Ae3 Ge7 9. Zbd2 0-0 10. 0-0-0 De8 11. Eb1 (=)";
const CATALAN_WITHOUT_X: &str = "1. e4 e5 2. Cf3 Cf6 3. d4 ed4 4. e5 Ce4 5. Dd4 d5 6. ed6 Cd6 7. Ag5 Cc6 8. De3 Ae7 \
    9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1 (=)";
const ENGLISH_WITHOUT_X: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 \
    9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";
const CATALAN_LONG: &str = "1. e2e4 e7e5 2. Cg1f3 Cg8f6 3. d2d4 e5xd4 4. e4e5 Cf6e4 5. Dd1xd4 d7d5 6. e5xd6 a.p. Ce4xd6 \
    7. Ac1g5 Cb8c6 8. Dd4e3 Af8e7 9. Cb1d2 0-0 10. 0-0-0 Tf8e8 11. Rc1b1 (=)";
const ENGLISH_LONG: &str = "1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 \
    7. Bc1g5 Nb8c6 8. Qd4e3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kc1b1 (=)";

fn placement(position: &Position) -> String {
    position.fen().split(' ').next().unwrap_or_default().to_owned()
}

fn read_sheet(text: &str, letters: Letters) -> SheetReading {
    let start = Position::initial();
    read_entries(&start, entries_at(&start, text), letters)
}

#[test]
fn appendix_c_the_sample_game_in_every_printed_form() {
    let forms = [
        (CATALAN, Letters::Catalan),
        (CATALAN, Letters::Spanish),
        (ENGLISH, Letters::English),
        (BASQUE, Letters::Basque),
        (CATALAN_WITHOUT_X, Letters::Spanish),
        (ENGLISH_WITHOUT_X, Letters::English),
        (BASQUE_SECOND_WITHOUT_X, Letters::BasqueSecond),
        (CATALAN_LONG, Letters::Catalan),
        (ENGLISH_LONG, Letters::English),
    ];
    for (text, letters) in forms {
        let sheet = read_sheet(text, letters);
        assert_eq!((sheet.end, sheet.played, sheet.irregular()), (SheetEnd::Complete, 21, 0), "{letters} {text}");
        assert_eq!(placement(&sheet.position), FINAL, "{letters} {text}");
        let offers: Vec<_> = sheet
            .read
            .iter()
            .filter(|(_, reading)| matches!(reading, MoveReading::Move(read) if read.draw_offer))
            .map(|(entry, _)| (entry.number, entry.color))
            .collect();
        assert_eq!(offers, [(11, Color::White)], "{text}");
        assert!(detect(&Position::initial(), text).best.contains(&letters), "{letters} {text}");
    }
}

#[test]
fn the_letters_are_detected_by_the_game() {
    let cases = [
        (CATALAN, &[Letters::Catalan, Letters::Spanish][..]),
        (BASQUE, &[Letters::Basque]),
        (BASQUE_SECOND_WITHOUT_X, &[Letters::BasqueSecond]),
        (ENGLISH_LONG, &[Letters::English]),
        (CATALAN_LONG, &[Letters::Catalan, Letters::Spanish]),
        (CATALAN_WITHOUT_X, &[Letters::Catalan, Letters::Spanish, Letters::Italian]),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5", &[Letters::German]),
        ("1. e4 e5 2. Pf3 Pc6 3. Lb5", &[Letters::Dutch]),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5", &[Letters::French]),
        ("1. e4 e5 2. Cf3 Cc6 3. Bb5", &[Letters::Portuguese]),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5", &[Letters::Figurines]),
    ];
    for (text, expected) in cases {
        let detection = detect(&Position::initial(), text);
        assert_eq!(detection.best, expected, "{text}: {:?}", detection.evidence);
    }
    let pawns_only = detect(&Position::initial(), "1. e4 e5 2. d4 d5");
    assert_eq!(pawns_only.best.len(), 10, "pawn moves fit all letters");
    assert_eq!(pawns_only.choose(Letters::Basque), Letters::Basque);
    let catalan = detect(&Position::initial(), CATALAN);
    let english = catalan.evidence.iter().find(|e| e.letters == Letters::English).expect("all letters are tried");
    assert_eq!(english.first_trouble, Some((2, "Cf3".to_owned())));
}

/// The expected reading of a misprint: the text, its letters, the final position, and the irregular moves.
struct Slip<'a> {
    text: String,
    letters: Letters,
    placement: &'a str,
    irregular: &'a [(u32, Color, Irregularity)],
}

#[test]
fn the_slips_of_the_printings_are_read_and_named() {
    use Color::{Black, White};
    let slips = [
        // 8. Dd4d3 is legal, but leads to another game.
        Slip {
            text: CATALAN_LONG.replace("Dd4e3", "Dd4d3"),
            letters: Letters::Catalan,
            placement: WITH_SLIP,
            irregular: &[],
        },
        // The short form within the long one.
        Slip {
            text: CATALAN_LONG.replace("Rc1b1 (=)", "Rb1(=)"),
            letters: Letters::Catalan,
            placement: FINAL,
            irregular: &[],
        },
        Slip {
            text: CATALAN.replace("a.p.", "e.p."),
            letters: Letters::Catalan,
            placement: FINAL,
            irregular: &[(6, White, Irregularity::ForeignEnPassantMark)],
        },
        Slip {
            text: CATALAN_WITHOUT_X.replace("9. Cbd2", "9 Cbd2"),
            letters: Letters::Catalan,
            placement: FINAL,
            irregular: &[(9, White, Irregularity::MissingDot)],
        },
        Slip {
            text: ENGLISH_LONG.replace("e.p.", "e.p").replace("9. ", "9 "),
            letters: Letters::English,
            placement: FINAL,
            irregular: &[(6, White, Irregularity::StraySigns), (9, White, Irregularity::MissingDot)],
        },
        Slip {
            text: ENGLISH_LONG.replace("1. e2e4", "1. 2e2e4"),
            letters: Letters::English,
            placement: FINAL,
            irregular: &[(1, White, Irregularity::StraySigns)],
        },
        Slip {
            text: CATALAN.replace("Cxd6", "Cxd6;"),
            letters: Letters::Spanish,
            placement: FINAL,
            irregular: &[(6, Black, Irregularity::StraySigns)],
        },
        // A zero in place of the word "or" before the game is not castling.
        Slip { text: format!("0: {CATALAN_WITHOUT_X}"), letters: Letters::Spanish, placement: FINAL, irregular: &[] },
        Slip {
            text: CATALAN_WITHOUT_X.replace("Ce4", "Cce4"),
            letters: Letters::Spanish,
            placement: FINAL,
            irregular: &[(4, Black, Irregularity::WrongDeparture)],
        },
        Slip {
            text: CATALAN_WITHOUT_X.replace("10. 0-0-0", "10-0-0"),
            letters: Letters::Spanish,
            placement: FINAL,
            irregular: &[(10, White, Irregularity::GluedNumber)],
        },
        Slip {
            text: CATALAN_WITHOUT_X.replace("Rb1", "Kb1"),
            letters: Letters::Spanish,
            placement: FINAL,
            irregular: &[(11, White, Irregularity::ForeignLetter(Letters::English))],
        },
        // The line of move 11 is printed before that of move 7.
        Slip {
            text: CATALAN_LONG.replace(" 11. Rc1b1 (=)", "").replace("7. Ac1g5", "11. Rb1(=) 7. Ac1g5"),
            letters: Letters::Spanish,
            placement: FINAL,
            irregular: &[(11, White, Irregularity::OutOfOrder)],
        },
        Slip { text: CATALAN.replace("0-0 10", "O-O 10"), letters: Letters::Spanish, placement: FINAL, irregular: &[] },
    ];
    for slip in slips {
        let sheet = read_sheet(&slip.text, slip.letters);
        assert_eq!((sheet.end, sheet.played), (SheetEnd::Complete, 21), "{}: {:?}", slip.text, sheet.read.last());
        assert_eq!(placement(&sheet.position), slip.placement, "{}", slip.text);
        let mut irregular = Vec::new();
        for (entry, reading) in &sheet.read {
            let MoveReading::Move(read) = reading else { continue };
            irregular.extend(read.irregularities.iter().map(|i| (entry.number, entry.color, *i)));
        }
        assert_eq!(irregular, slip.irregular, "{}", slip.text);
    }
}

/// Each print with all its misprints at once, and the letters detected from the game.
#[test]
fn the_printings_are_read_as_they_stand() {
    let short = CATALAN_WITHOUT_X.replace("Ce4", "Cce4").replace("9. ", "9 ").replace("10. 0-0-0", "10-0-0");
    let short = format!("0: {}", short.replace("Rb1", "Kb1"));
    let long = CATALAN_LONG.replace(" 11. Rc1b1 (=)", "").replace("7. Ac1g5", "11. Rb1(=) 7. Ac1g5");
    let long = format!("0: {}", long.replace("Dd4e3", "Dd4d3"));
    let english = ENGLISH_LONG.replace("1. e2e4", "1. 2e2e4").replace("e.p.", "e.p").replace("9. ", "9 ");
    let english = english.replace("Qd4e3", "Qd4d3");
    let printings = [
        (short, Letters::Spanish, FINAL, 2, [4, 9, 10, 11].as_slice()),
        (long, Letters::Spanish, WITH_SLIP, 0, &[11]),
        (english, Letters::English, WITH_SLIP, 0, &[1, 6, 9]),
    ];
    for (text, letters, expected, repairs, irregular) in printings {
        assert_eq!(detect(&Position::initial(), &text).choose(letters), letters, "{text}");
        let sheet = read_sheet(&text, letters);
        assert_eq!((sheet.end, sheet.played, sheet.repairs()), (SheetEnd::Complete, 21, repairs), "{text}");
        assert_eq!(placement(&sheet.position), expected, "{text}");
        let found = sheet.read.iter().filter(|(_, reading)| !reading.is_regular()).map(|(entry, _)| entry.number);
        assert_eq!(found.collect::<Vec<_>>(), irregular, "{text}");
    }
}

#[test]
fn a_word_for_or_is_kept_as_a_stray() {
    assert_eq!(entries("0: 1. e4").strays, ["0:"]);
}

#[test]
fn c_10_3_4_and_c_11_examples_with_a_part_missing() {
    // Cdx3: the file of arrival is missing; one knight's capture from the d-file on the third rank fits.
    let position: Position = "4k3/8/8/8/3N4/5p2/7N/4K3 w - - 0 1".parse().expect("a position");
    let MoveReading::Move(found) = read(&position, "Cdx3", Letters::Spanish) else { panic!("not read") };
    assert_eq!(
        (position.uci(found.mv).as_str(), &found.irregularities[..]),
        ("d4f3", &[Irregularity::MissingFile][..])
    );
    assert!(!found.is_literal());
    // f8Z for exf8Z.
    let position: Position = "5r1k/4P3/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a position");
    let MoveReading::Move(found) = read(&position, "f8Z", Letters::Basque) else { panic!("not read") };
    assert_eq!(position.uci(found.mv), "e7f8n");
    assert_eq!(found.irregularities, [Irregularity::MissingDeparture]);
}

#[test]
fn i_8_ambiguous_illegal_unreadable() {
    let knights: Position = "7k/8/8/8/8/8/8/K3N1N1 w - - 0 1".parse().expect("a position");
    let MoveReading::Ambiguous(candidates) = read(&knights, "Nf3", Letters::English) else { panic!("not ambiguous") };
    let names: Vec<_> = candidates.iter().map(|mv| knights.uci(*mv)).collect();
    assert_eq!(names, ["e1f3", "g1f3"]);

    let promotion: Position = "8/3P4/8/8/8/8/6k1/K7 w - - 0 1".parse().expect("a position");
    assert!(matches!(read(&promotion, "d8", Letters::English), MoveReading::Ambiguous(moves) if moves.len() == 4));

    let start = Position::initial();
    let breach = |text| match read(&start, text, Letters::English) {
        MoveReading::Illegal(Illegal::Breach(attempt, breach)) => (attempt.from.to_string(), breach),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(breach("Bb5"), ("f1".to_owned(), Breach::Blocked("e2".parse().expect("a square"))));
    assert_eq!(
        breach("0-0").1,
        Breach::CastlingBlocked { square: "f1".parse().expect("a square"), variant: adoube_board::Variant::Standard }
    );
    assert_eq!(breach("exd3"), ("e2".to_owned(), Breach::PawnDiagonal));
    assert_eq!(breach("e2e5").1, Breach::Movement(Role::Pawn));
    for text in ["", "hello", "Ni9", "x", "1...", "Nf3 and more words than any move would have"] {
        assert_eq!(read(&start, text, Letters::English), MoveReading::Unreadable, "{text}");
    }
    for (text, old) in [
        ("P-K4", OldNotation::Descriptive),
        ("N-KB3", OldNotation::Descriptive),
        ("P4R", OldNotation::DescriptiveIberian),
        ("5254", OldNotation::Numeric),
    ] {
        assert_eq!(read(&start, text, Letters::English), MoveReading::Old(old), "{text}");
    }
}

#[test]
fn c_8_a_whole_square_of_departure_is_not_put_right() {
    let start = Position::initial();
    let reason = |text: &str| match read(&start, text, Letters::English) {
        MoveReading::Illegal(illegal) => illegal.sentence(adoube_words::Language::English),
        other => panic!("{text}: {other:?}"),
    };
    assert!(reason("Nb1f3").starts_with("a knight moves"), "{}", reason("Nb1f3"));
    assert_eq!(reason("Nc3e4"), "there is no piece on c3");
    // Another piece of the same side is there: the piece's movement is not the reason.
    assert!(reason("Bd1h5").contains("there is no bishop that could make this move"), "{}", reason("Bd1h5"));
    assert!(reason("Ne2e4").contains("there is no knight that could make this move"), "{}", reason("Ne2e4"));
    assert_eq!(reason("Bc1g5"), "the piece on d2 is in the way");
    // An incomplete square may be a slip on a scoresheet, but not in an announced move or in one being played.
    assert!(matches!(read(&start, "Nbf3", Letters::English), MoveReading::Move(found) if !found.is_literal()));
    assert!(matches!(adoube_notation::read_exactly(&start, "Nbf3", Letters::English), MoveReading::Illegal(_)));
}

#[test]
fn c_11_a_promotion_in_any_letters() {
    let position: Position = "7k/P7/8/8/8/8/8/K7 w - - 0 1".parse().expect("a position");
    for (text, letters, uci) in [
        ("a8D", Letters::English, "a7a8q"),
        ("a8(D)", Letters::English, "a7a8q"),
        ("a8=D", Letters::English, "a7a8q"),
        ("a8=D", Letters::Spanish, "a7a8q"),
        ("a8=D", Letters::German, "a7a8q"),
        ("a8=D", Letters::BasqueSecond, "a7a8r"),
        ("a8Z", Letters::English, "a7a8n"),
        ("a8q", Letters::English, "a7a8q"),
        ("a8d", Letters::Catalan, "a7a8q"),
        ("a7a8n", Letters::English, "a7a8n"),
    ] {
        let reading = read(&position, text, letters);
        assert_eq!(reading.mv().map(|mv| position.uci(mv)).as_deref(), Some(uci), "{text}: {reading:?}");
    }
}

#[test]
fn irregular_moves_are_read_and_named() {
    let start = Position::initial();
    let cases = [
        ("Pe4", "e2e4", Irregularity::PawnLetter),
        ("pe4", "e2e4", Irregularity::PawnLetter),
        ("nf3", "g1f3", Irregularity::SmallLetter),
        ("E4", "e2e4", Irregularity::CapitalFile),
        ("Nxf3", "g1f3", Irregularity::FalseCapture),
        ("Nf3+", "g1f3", Irregularity::FalseCheck),
        ("Nf3#", "g1f3", Irregularity::FalseMate),
        ("e4 e.p.", "e2e4", Irregularity::FalseEnPassant),
        ("Ngf3", "g1f3", Irregularity::SuperfluousDeparture),
        ("N1f3", "g1f3", Irregularity::SuperfluousDeparture),
        ("Cf3", "g1f3", Irregularity::ForeignLetter(Letters::Catalan)),
    ];
    for (text, uci, irregularity) in cases {
        let MoveReading::Move(found) = read(&start, text, Letters::English) else { panic!("{text} is not read") };
        assert_eq!((start.uci(found.mv).as_str(), &found.irregularities[..]), (uci, &[irregularity][..]), "{text}");
        for language in adoube_words::Language::ALL {
            assert!(!irregularity.sentence(language).contains('{'));
        }
    }
}
