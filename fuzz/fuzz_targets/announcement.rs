//! Any words are understood as a move or not; an understood move can be announced and understood again.
#![no_main]

use adoube_board::Position;
use adoube_notation::{Heard, MoveReading, Voice, hear, say};
use adoube_words::Language;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static POSITIONS: LazyLock<[Position; 2]> = LazyLock::new(|| {
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ]
    .map(|fen| fen.parse().expect("a position"))
});

fuzz_target!(|words: &str| {
    let position = &POSITIONS[words.len() % 2];
    if let Heard::Move(MoveReading::Move(found)) = hear(position, words) {
        assert!(position.legal_moves().contains(&found.mv));
        for voice in [Voice::German, Voice::Spoken(Language::Basque), Voice::Spoken(Language::BrazilianPortuguese)] {
            assert_eq!(hear(position, &say(found.mv, voice)).mv(), Some(found.mv));
        }
    }
});
