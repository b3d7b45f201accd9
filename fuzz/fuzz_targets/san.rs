//! Any text is read as a move or refused; a move that was read is legal, and its canonical form reads back to it.
#![no_main]

use adoube_board::Position;
use adoube_notation::sheet::{entries_at, read_entries};
use adoube_notation::{Letters, MoveReading, detect, read};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
    ];
    fens.iter().map(|fen| fen.parse().expect("a position")).collect()
});

// The selector chooses position and letters; its last values have the text read as a whole sheet.
fuzz_target!(|input: (u8, &str)| {
    let (selector, text) = input;
    let letters = Letters::ALL[usize::from(selector / 4) % Letters::ALL.len()];
    if selector >= 240 {
        let start = Position::initial();
        let sheet = read_entries(&start, entries_at(&start, text), letters);
        assert_eq!(sheet.moves().len(), sheet.played);
        if selector >= 254 {
            assert_eq!(detect(&Position::initial(), text).evidence.len(), Letters::ALL.len());
        }
        return;
    }
    let position = &POSITIONS[usize::from(selector % 4)];
    match read(position, text, letters) {
        MoveReading::Move(found) => {
            assert!(position.legal_moves().contains(&found.mv));
            let canonical = found.canonical(position, letters);
            let again = read(position, &canonical, letters);
            assert!(again.is_regular() && again.mv() == Some(found.mv), "{text:?} {canonical}");
        }
        MoveReading::Ambiguous(moves) => {
            assert!(moves.len() > 1 && moves.iter().all(|mv| position.legal_moves().contains(mv)));
        }
        other => assert!(!other.sentence(position, letters, adoube_words::Language::English).is_empty()),
    }
});
