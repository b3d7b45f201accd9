//! Any text is read as a move or refused; what is read is legal, and its canonical form reads back to it.
#![no_main]

use adoube_board::Position;
use adoube_notation::sheet::read_sheet;
use adoube_notation::{Letters, Reading, detect, read};
use libfuzzer_sys::fuzz_target;

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
];

fuzz_target!(|text: &str| {
    for fen in POSITIONS {
        let Ok(position) = fen.parse::<Position>() else { return };
        for letters in [Letters::English, Letters::Catalan, Letters::BasqueSecond, Letters::Dutch] {
            match read(&position, text, letters) {
                Reading::Move(found) => {
                    assert!(position.legal_moves().contains(&found.mv));
                    let canonical = found.canonical(&position, letters);
                    let again = read(&position, &canonical, letters);
                    assert!(again.is_regular() && again.mv() == Some(found.mv), "{text:?} {canonical}");
                }
                Reading::Ambiguous(moves) => {
                    assert!(moves.len() > 1 && moves.iter().all(|mv| position.legal_moves().contains(mv)));
                }
                other => assert!(!other.sentence(&position, letters, adoube_laws::Language::English).is_empty()),
            }
        }
    }
    let sheet = read_sheet(&Position::initial(), text, Letters::English);
    assert_eq!(sheet.moves().len(), sheet.played);
    if text.len() < 200 {
        let detection = detect(&Position::initial(), text);
        assert_eq!(detection.evidence.len(), Letters::ALL.len());
    }
});
