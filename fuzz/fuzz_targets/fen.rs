//! Any text is read as a FEN or refused; a FEN that was read can be written and read back, and its moves can be played.
#![no_main]

use adoube_board::{Setup, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for variant in [Variant::Standard, Variant::Chess960] {
        match Setup::from_fen(text, variant) {
            Err(error) => assert!(error.column <= text.chars().count() + 1),
            Ok(setup) => {
                assert_eq!(Setup::from_fen(&setup.shredder_fen(), variant).as_ref(), Ok(&setup));
                if let Ok(position) = setup.playable() {
                    let moves = position.legal_moves();
                    assert_eq!(moves.len(), position.count_legal_moves());
                    for &mv in &moves {
                        let next = position.play(mv);
                        assert_eq!(next.count_legal_moves(), next.legal_moves().len());
                    }
                }
            }
        }
    }
});
