//! Article 8 and D.2.9: two scoresheets compared, and a game reconstructed from both.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_board::{Color, Position};
use adoube_notation::pgn::PgnTermination;
use adoube_notation::scoresheet::{
    MarkDifference, ReconstructionLimits, Scoresheet, SheetEntry, Writer, compare, compare_marks, letters_of_pair,
    reconstruct,
};
use adoube_notation::sheet::{SheetEnd, entries, entries_at, read_entries};
use adoube_notation::{Letters, Style, detect, write};
use adoube_words::Language;
use std::fmt::Write as _;

const CATALAN_LONG: &str = "1. e2e4 e7e5 2. Cg1f3 Cg8f6 3. d2d4 e5xd4 4. e4e5 Cf6e4 5. Dd1xd4 d7d5 6. e5xd6 a.p. Ce4xd6 \
    7. Ac1g5 Cb8c6 8. Dd4d3 Af8e7 9. Cb1d2 0-0 10. 0-0-0 Tf8e8 11. Rc1b1 (=)";
const ENGLISH: &str = "1.e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 \
    9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";

fn sheet(color: Color, text: &str) -> Scoresheet {
    Scoresheet::from_text(Writer::Player(color), text)
}

#[test]
fn d_2_9_the_slip_of_the_printed_game_shows_in_comparison() {
    let start = Position::initial();
    let white = sheet(Color::White, CATALAN_LONG);
    let black = sheet(Color::Black, ENGLISH);
    let comparison = compare(&start, &white, &black);
    assert_eq!(comparison.agreed.len(), 14);
    let difference = comparison.difference.as_ref().unwrap();
    assert_eq!((difference.number, difference.color), (8, Color::White));
    assert_eq!((difference.first.as_deref(), difference.second.as_deref()), (Some("Dd4d3"), Some("Qe3+")));
    for language in Language::ALL {
        assert!(!comparison.sentence(language).contains('{'));
    }
    let right = sheet(Color::White, &CATALAN_LONG.replace("Dd4d3", "Dd4e3"));
    assert_eq!(compare(&start, &right, &black).difference, None);
    assert_eq!(reconstruct(&start, &white, &black, ReconstructionLimits::default()).games, Vec::<Vec<_>>::new());
}

#[test]
fn article_8_5_3_two_sheets_with_gaps_give_one_game() {
    let start = Position::initial();
    let white = sheet(Color::White, "1. e4 e5 2. Nf3 -- 3. Bb5 -- 4. Ba4 Nf6 5. -- --  6. Re1");
    let black = sheet(Color::Black, "1. e4 e5 2. Cf3 Cc6 3. -- a6 4. -- Cf6 5. 0-0 Ae7");
    let found = reconstruct(&start, &white, &black, ReconstructionLimits::default());
    assert!(found.exhausted);
    assert_eq!(found.games.len(), 1);
    let mut text = String::new();
    let mut position = start;
    for &mv in &found.games[0] {
        let _ = write!(text, "{} ", write(&position, mv, &Style::PGN));
        position = position.play(mv);
    }
    assert_eq!(text.trim(), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1");
}

#[test]
fn a_gap_in_both_sheets_is_filled_by_what_follows() {
    let start = Position::initial();
    // Black's second move is on neither sheet; only one move makes the third capture possible.
    let white = sheet(Color::White, "1. e4 e5 2. Nf3 -- 3. Nxc6");
    let black = sheet(Color::Black, "1. e4 e5 2. Nf3 --");
    let none = reconstruct(&start, &white, &black, ReconstructionLimits::default());
    assert!(none.games.is_empty() && none.exhausted);
    let white = sheet(Color::White, "1. e4 e5 2. Nf3 -- 3. Nxe5 -- 4. Nxd7");
    let found = reconstruct(&start, &white, &black, ReconstructionLimits { games: 1000, positions: 1_000_000 });
    assert!(found.exhausted && found.games.len() > 1);
    let limited = reconstruct(&start, &white, &black, ReconstructionLimits::default());
    assert_eq!((limited.games.len(), limited.exhausted), (2, false));
}

#[test]
fn article_8_1_a_sheet_keeps_what_was_written_by_whom() {
    let mut sheet = Scoresheet::new(Writer::Player(Color::White));
    let note = |number, color, text: &str, by| SheetEntry {
        number,
        color,
        text: text.to_owned(),
        clock_s: Some(5400),
        draw_offer: false,
        by,
    };
    sheet.note(note(1, Color::Black, "e5", Writer::Player(Color::White)));
    sheet.note(note(1, Color::White, "d4", Writer::Player(Color::White)));
    sheet.note(note(1, Color::White, "e4", Writer::Arbiter));
    let written: Vec<_> = sheet.notes.iter().map(|note| (note.color, note.text.as_str(), note.by)).collect();
    assert_eq!(written, [(Color::White, "e4", Writer::Arbiter), (Color::Black, "e5", Writer::Player(Color::White)),]);
    assert!(Scoresheet::from_text(Writer::Arbiter, ENGLISH).notes.last().unwrap().draw_offer);
}

#[test]
fn articles_8_1_4_8_1_5_and_8_7_what_stands_beside_the_moves_is_compared() {
    let both = |white: &str, black: &str| compare_marks(&sheet(Color::White, white), &sheet(Color::Black, black));
    let same = "1. e4 1:25 e5 (=) 2. Nf3 1-0";
    assert_eq!(both(same, same), []);
    // A blank line contradicts nothing, and a difference of one minute is ignored.
    assert_eq!(both("1. e4 1:25 e5 (=) 2. Nf3 1-0", "1. e4 (1:26) -- 2. Nf3 1-0"), []);
    let found = both("1. e4 1:25 e5 2. Nf3 (=) 1-0", "1. e4 1:22 e5 (=) 2. Nf3 (=) 0-1");
    assert_eq!(
        found,
        [
            MarkDifference::Clock { number: 1, color: Color::White, seconds: [5100, 4920] },
            MarkDifference::DrawOffer { number: 1, color: Color::Black, on_first: false },
            MarkDifference::Outcome([Some(PgnTermination::WhiteWon), Some(PgnTermination::BlackWon)]),
        ]
    );
    assert_eq!(found.iter().map(MarkDifference::is_conflict).collect::<Vec<_>>(), [false, true, true]);
    let lacking = both("1. e4 *", "1. e4");
    assert_eq!(lacking, [MarkDifference::Outcome([Some(PgnTermination::Open), None])]);
    for mark in found.iter().chain(&lacking) {
        let complete = Language::ALL.into_iter().filter(|language| language.fallback().is_none());
        let said: Vec<String> = complete.map(|language| mark.sentence(language)).collect();
        assert!(said.iter().all(|sentence| !sentence.contains('{')), "{said:#?}");
        assert!(said.iter().enumerate().all(|(index, one)| !said[..index].contains(one)), "{said:#?}");
    }
    let commented =
        "{opening} 1. e4 {[%clk 1:25:00] a good move} 1:20 e5 {0:10 left} 2. Nf3 [%emt 0:00:05] {x} Nc6 1:00";
    let read = entries(commented);
    let moves: Vec<_> = read.moves.iter().map(|entry| (entry.text.as_str(), entry.clock_s)).collect();
    assert_eq!(moves, [("e4", Some(5100)), ("e5", None), ("Nf3", None), ("Nc6", Some(3600))]);
    let strays = ["{opening}", "a", "good", "move}", "1:20", "{0:10", "left}", "[%emt", "0:00:05]", "{x}"];
    assert_eq!(read.strays, strays);
    let note = &sheet(Color::White, "1. e4 (=) 1:25 e5").notes[0];
    assert_eq!((note.clock_s, note.draw_offer, note.text.as_str()), (Some(5100), true, "e4 (=)"));
}

#[test]
fn sheets_of_random_games_in_two_languages_agree_and_reconstruct() {
    let mut random = common::Random(99);
    for _ in 0..20 {
        let start = Position::initial();
        let mut position = start;
        let mut game = Vec::new();
        let mut texts = [String::new(), String::new()];
        for ply in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            let number = position.fullmove_number();
            let dots = if position.turn() == Color::White { "." } else { "..." };
            for (i, (text, letters)) in texts.iter_mut().zip([Letters::Catalan, Letters::BasqueSecond]).enumerate() {
                let written = write(&position, mv, &Style::of_laws(letters));
                // Each sheet lacks every seventh move, but never the same one.
                let shown = if ply % 7 == 3 * i + 2 { "--" } else { &written };
                let _ = write!(text, "{number}{dots} {shown} ");
            }
            game.push(mv);
            position = position.play(mv);
        }
        let mut white = sheet(Color::White, &texts[0]);
        let mut black = sheet(Color::Black, &texts[1]);
        white.letters = Some(Letters::Catalan);
        black.letters = Some(Letters::BasqueSecond);
        let found = reconstruct(&start, &white, &black, ReconstructionLimits::default());
        assert_eq!((found.games.as_slice(), found.exhausted), (&[game][..], true));
    }
}

#[test]
fn article_8_5_a_blank_is_no_difference_and_the_first_conflict_is_named() {
    let start = Position::initial();
    let full = sheet(Color::Black, "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6");
    let blank = sheet(Color::White, "1. -- -- 2. Cf3 Cc6 3. Ab5 a6");
    let comparison = compare(&start, &blank, &full);
    assert_eq!((comparison.difference.as_ref(), comparison.agreed.len(), comparison.blanks), (None, 6, 2));
    for language in Language::ALL {
        assert!(!comparison.sentence(language).contains('{'));
    }
    let other = sheet(Color::White, "1. -- -- 2. Cf3 Cc6 3. Ac4 a6");
    let difference = compare(&start, &other, &full).difference.unwrap();
    assert_eq!((difference.number, difference.color, difference.first.as_deref()), (3, Color::White, Some("Ac4")));
    // Both are blank at the first move: no game allows both third moves.
    let both = sheet(Color::Black, "1. -- e5 2. Cf3 Cc6 3. Ab5 a6");
    let difference = compare(&start, &sheet(Color::White, "1. -- e5 2. Cf3 Cc6 3. Ac4 a6"), &both).difference.unwrap();
    assert_eq!((difference.number, difference.color), (3, Color::White));
    let same = compare(&start, &both, &both);
    assert_eq!((same.difference, same.agreed.len(), same.blanks), (None, 0, 1));
    // A shorter sheet is another case.
    let short = sheet(Color::White, "1. e4 e5 2. Cf3");
    assert_eq!(compare(&start, &short, &full).difference.unwrap().second.as_deref(), Some("Cc6"));
    let reading = read_entries(&start, entries_at(&start, "1. -- e5"), Letters::English);
    assert_eq!(reading.end, SheetEnd::Gap(1, Color::White));
}

#[test]
fn c_3_what_one_sheet_leaves_open_about_its_letters_the_other_tells() {
    let start = Position::initial();
    let open = sheet(Color::White, "1. -- -- 2. Cf3 Cc6 3. Ab5 a6");
    let told = sheet(Color::Black, "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6");
    for (first, second) in [(&open, &told), (&told, &open)] {
        for letters in letters_of_pair(&start, first, second) {
            assert!(letters.same_letters(Letters::Catalan), "{letters}");
        }
        let found = reconstruct(&start, first, second, ReconstructionLimits::default());
        assert_eq!((found.games.len(), found.exhausted), (1, true));
    }
}

#[test]
fn c_3_letters_that_give_different_games_are_ambiguous() {
    let start = adoube_board::Setup::from_fen("4k3/8/3p4/8/5B2/8/8/3QK3 w - - 0 1", adoube_board::Variant::Standard);
    let start = start.unwrap().playable().unwrap();
    let detection = detect(&start, "1. Axd6");
    assert!(detection.is_ambiguous());
    let said = detection.sentence(Letters::English, Language::English);
    assert!(said.contains("ambiguous") && said.contains("1. ♗xd6 (Catalan"), "{said}");
    assert!(said.contains("1. ♕xd6 (Basque, second system)"), "{said}");
    // The same letters are used for every reader.
    let chosen = detection.choose(Letters::BasqueSecond);
    assert!(chosen.same_letters(detection.choose(Letters::Spanish)), "{chosen}");
    assert!(!detect(&Position::initial(), "1. e4 e5 2. Cf3 Cc6").is_ambiguous());
}
