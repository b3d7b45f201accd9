//! Appendix D.2.1: moves announced and read back.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_board::Position;
use adoube_notation::{Heard, MoveReading, Voice, hear, say};
use adoube_words::Language;

fn voices() -> impl Iterator<Item = Voice> {
    std::iter::once(Voice::German).chain(Language::ALL.map(Voice::Spoken))
}

fn said(fen: &str, uci: &str, voice: Voice) -> String {
    let position: Position = fen.parse().unwrap();
    let mv = *position.legal_moves().iter().find(|mv| position.uci(**mv) == uci).unwrap();
    say(mv, voice)
}

#[test]
fn d_2_1_the_words() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let promotion = "8/3P4/8/8/8/8/6k1/K7 w - - 0 1";
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let cases = [
        (start, "g1f3", Voice::German, "Springer Gustav eins Felix drei"),
        (start, "e2e4", Voice::German, "Bauer Eva zwei Eva vier"),
        (promotion, "d7d8b", Voice::German, "Bauer David sieben David acht Läufer"),
        (castling, "e1g1", Voice::German, "kurze Rochade"),
        (castling, "e1c1", Voice::German, "lange Rochade"),
        (start, "g1f3", Voice::Spoken(Language::Catalan), "cavall Gustav u Felix tres"),
        (start, "g1f3", Voice::Spoken(Language::Spanish), "caballo Gustav uno Felix tres"),
        (start, "g1f3", Voice::Spoken(Language::BrazilianPortuguese), "cavalo Gustav um Felix três"),
        (start, "g1f3", Voice::Spoken(Language::Basque), "zaldia Gustav bat Felix hiru"),
        (start, "g1f3", Voice::Spoken(Language::English), "knight Gustav one Felix three"),
        (castling, "e1c1", Voice::Spoken(Language::BrazilianPortuguese), "grande roque"),
    ];
    for (fen, uci, voice, expected) in cases {
        assert_eq!(said(fen, uci, voice), expected);
    }
}

#[test]
fn every_move_said_is_heard() {
    let count = common::from_environment("ADOUBE_POSITIONS", 2_000);
    common::random_positions(42, count, |position, moves, _| {
        for &mv in moves {
            for voice in voices() {
                let announcement = say(mv, voice);
                match hear(position, &announcement) {
                    Heard::Move(MoveReading::Move(read)) if read.mv == mv && read.irregularities.is_empty() => {}
                    other => panic!("{position:?} {announcement:?} heard as {other:?}"),
                }
            }
        }
    });
}

#[test]
fn spellings_misprints_and_short_announcements() {
    let start = Position::initial();
    let open: Position = "rnbqkb1r/pppp1ppp/5n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1".parse().unwrap();
    let cases = [
        (&start, "Springer Felix drei", "g1f3"),
        (&start, "SPRINGER, GUSTAV EINS - FELIX DREI!", "g1f3"),
        (&start, "Eva vier", "e2e4"),
        (&start, "e four", "e2e4"),
        (&start, "knight f3", "g1f3"),
        (&open, "Läufer Cesar vier Felix sieben", "c4f7"),
        (&open, "Laeufer Cesar vier nach Felix sieben Schach", "c4f7"),
        (&open, "Laeufel Felix sieben", "c4f7"),
        (&open, "Lauefer Felix sieben", "c4f7"),
        (&open, "La\u{308}ufer Felix sieben", "c4f7"),
        (&open, "Springer Felix drei Eva fuenf", "f3e5"),
        (&open, "Springer Felix drei Eva fünf", "f3e5"),
        (&open, "enroc pel flanc de rei", "e1g1"),
        (&open, "erregearen aldeko endrokea", "e1g1"),
        (&open, "Kurze Rochade", "e1g1"),
        (&open, "Koenig Eva zwei", "e1e2"),
    ];
    for (position, words, uci) in cases {
        let heard = hear(position, words);
        assert_eq!(heard.mv().map(|mv| position.uci(mv)).as_deref(), Some(uci), "{words}: {heard:?}");
    }
    assert_eq!(hear(&start, "Springer Gustav elf"), Heard::NotUnderstood(2, "elf".to_owned()));
    assert!(matches!(hear(&start, ""), Heard::NotUnderstood(0, _)));
    assert!(matches!(hear(&start, "Rochade"), Heard::NotUnderstood(0, _)));
    assert!(matches!(hear(&start, "Turm Anna eins Anna drei"), Heard::Move(MoveReading::Illegal(_))));
    // An announcement is not read as a different move.
    for words in ["Springer Bella eins Felix drei", "knight Cesar Felix three", "Läufer David eins Hector fünf"] {
        assert!(matches!(hear(&start, words), Heard::Move(MoveReading::Illegal(_))), "{words}");
    }
    assert!(matches!(hear(&start, &"Anna ".repeat(100)), Heard::NotUnderstood(..)));
}
