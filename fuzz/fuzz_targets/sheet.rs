//! Any two texts are read as scoresheets, in any letters, and compared; every move read is legal, and a game that both
//! allow conflicts with neither.
#![no_main]

use adoube_board::{Color, Position};
use adoube_notation::scoresheet::{
    ReconstructionLimits, Scoresheet, Writer, compare_marks, compare_within, reconstruct,
};
use adoube_notation::sheet::{MAX_ENTRIES, entries_at, read_entries, without_tags};
use adoube_notation::{Letters, detect_entries};
use adoube_words::Language;
use libfuzzer_sys::fuzz_target;

// What the search for a game that both sheets allow costs grows with its limit, not with the text.
const LIMITS: ReconstructionLimits = ReconstructionLimits { games: 2, positions: 100 };

fuzz_target!(|input: (bool, &str, &str)| {
    let (later, first, second) = input;
    let start = if later {
        "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 12".parse().expect("a position")
    } else {
        Position::initial()
    };
    let mut sheets = Vec::new();
    for (color, text) in [(Color::White, first), (Color::Black, second)] {
        let Some(text) = without_tags(text) else { return };
        let entries = entries_at(&start, &text);
        assert!(entries.moves.len() <= MAX_ENTRIES);
        assert!(entries.moves.is_sorted_by_key(|entry| (entry.number, entry.color)));
        let detection = detect_entries(&start, &entries);
        assert_eq!(detection.evidence.len(), Letters::ALL.len());
        assert!(!detection.sentence(Letters::English, Language::Catalan).is_empty());
        let reading = read_entries(&start, entries.clone(), detection.choose(Letters::Basque));
        let mut position = start;
        for mv in reading.moves() {
            assert!(position.legal_moves().contains(&mv));
            position = position.play(mv);
        }
        assert_eq!(position, reading.position);
        sheets.push(Scoresheet::from_entries(Writer::Player(color), &entries));
    }
    let [white, black] = sheets.as_slice() else { return };
    let comparison = compare_within(&start, white, black, LIMITS.positions);
    assert!(!comparison.sentence(Language::BrazilianPortuguese).is_empty());
    for mark in compare_marks(white, black) {
        assert!(!mark.sentence(Language::Spanish).is_empty());
    }
    for game in reconstruct(&start, white, black, LIMITS).games {
        let mut position = start;
        for mv in &game {
            assert!(position.legal_moves().contains(mv));
            position = position.play(*mv);
        }
    }
});
