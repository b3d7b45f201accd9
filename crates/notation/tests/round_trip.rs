//! Appendix C round trip: every legal move of random positions, in every language and notation, parses back to itself
//! without irregularities. `ADOUBE_POSITIONS` sets the number of positions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_notation::{CastlingSign, Checks, DepartureForm, Letters, MoveReading, PromotionSign, Style, read, write};
use common::{from_environment, random_positions};

/// The number of forms besides the letters: 2 x 2 x 3 x 2 x 2 x 3.
const DRESSES: usize = 144;

fn style(letters: Letters, dress: usize) -> Style {
    Style {
        letters,
        form: [DepartureForm::Short, DepartureForm::Long][dress % 2],
        captures: (dress / 2).is_multiple_of(2),
        checks: [Checks::Unmarked, Checks::Hash, Checks::DoublePlus][dress / 4 % 3],
        en_passant: (dress / 12).is_multiple_of(2),
        castling: [CastlingSign::Zero, CastlingSign::LetterO][dress / 24 % 2],
        promotion: [PromotionSign::Plain, PromotionSign::Equals, PromotionSign::Parentheses][dress / 48 % 3],
    }
}

fn round_trip(seed: u64, positions: usize, dresses_each: usize) -> usize {
    let mut read_back = 0;
    random_positions(seed, positions, |position, moves, random| {
        let first = random.below(DRESSES);
        for (i, &mv) in moves.iter().enumerate() {
            for letters in Letters::ALL {
                for turn in 0..dresses_each {
                    // Steps of 61, which has no common factor with the number of forms.
                    let style = style(letters, (first + (i + turn) * 61) % DRESSES);
                    let text = write(position, mv, &style);
                    match read(position, &text, letters) {
                        MoveReading::Move(found) if found.mv == mv && found.irregularities.is_empty() => read_back += 1,
                        other => panic!("{position:?} {mv:?} written {text:?} with {style:?} reads {other:?}"),
                    }
                }
            }
        }
    });
    read_back
}

#[test]
fn every_move_in_every_language_reads_back() {
    let positions = from_environment("ADOUBE_POSITIONS", 2_000);
    let read_back = round_trip(20_231, positions, 2);
    println!("{positions} positions, {read_back} moves written and read back");
}

#[test]
fn every_form_of_every_language_reads_back() {
    assert!(round_trip(7, 60, DRESSES) > 0);
}
