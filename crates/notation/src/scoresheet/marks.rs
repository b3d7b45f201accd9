//! Marks beside the moves on two sheets of one game: draw offers (8.1.5), clock times (8.1.4) and the result (8.7).

use super::{Scoresheet, SheetEntry};
use crate::clock::written_clock;
use crate::termination::PgnTermination;
use crate::words::marks;
use adoube_board::Color;
use adoube_laws::Article;
use adoube_words::Language;
use std::collections::HashMap;

/// The difference below which clock times count as equal, in seconds: players read the clock one after the other, and
/// write whole minutes.
const CLOCKS_MAY_DIFFER_S: u32 = 120;

/// A difference of two sheets in a mark beside the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MarkDifference {
    /// Both have the move, but only one has the draw offer.
    DrawOffer {
        /// The move's number.
        number: u32,
        /// The side that moved.
        color: Color,
        /// Whether the first sheet has it.
        on_first: bool,
    },
    /// Both have a clock time at the move, but far apart.
    Clock {
        /// The move's number.
        number: u32,
        /// The side that moved.
        color: Color,
        /// The clock times in seconds.
        seconds: [u32; 2],
    },
    /// The results; `None` for a sheet without one.
    Outcome([Option<PgnTermination>; 2]),
}

impl MarkDifference {
    /// Returns whether the sheets contradict each other, so that a fact is in dispute. Different clock times, and a
    /// result that one sheet lacks, do not.
    pub const fn is_conflict(&self) -> bool {
        match self {
            Self::DrawOffer { .. } => true,
            Self::Clock { .. } => false,
            Self::Outcome(both) => both[0].is_some() && both[1].is_some(),
        }
    }

    /// Returns the provision that requires the mark.
    pub const fn article(&self) -> Article {
        Article::new(match self {
            Self::DrawOffer { .. } => "8.1.5",
            Self::Clock { .. } => "8.1.4",
            Self::Outcome(_) => "8.7",
        })
    }

    /// Returns it as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::DrawOffer { number, color, on_first } => {
                let text = if *on_first { marks::OFFER_ON_FIRST } else { marks::OFFER_ON_SECOND };
                text.fill(language, &[("number", number), ("side", &color.word())])
            }
            Self::Clock { number, color, seconds } => {
                let [first, second] = seconds.map(written_clock);
                let side = color.word();
                marks::CLOCKS
                    .fill(language, &[("number", number), ("side", &side), ("first", &first), ("second", &second)])
            }
            Self::Outcome(both) => {
                let [first, second] =
                    both.map(|outcome| outcome.map_or_else(|| "–".to_owned(), |outcome| format!("{outcome:#}")));
                let text = match both {
                    [Some(_), Some(_)] => marks::RESULTS,
                    [Some(_), None] => marks::RESULT_ON_FIRST,
                    _ => marks::RESULT_ON_SECOND,
                };
                text.fill(language, &[("first", &first), ("second", &second)])
            }
        }
    }
}

/// Compares the marks of two sheets, in the order of the moves, with the result last.
pub fn compare_marks(first: &Scoresheet, second: &Scoresheet) -> Vec<MarkDifference> {
    let others: HashMap<(u32, Color), &SheetEntry> =
        second.notes.iter().map(|note| ((note.number, note.color), note)).collect();
    let mut marks = Vec::new();
    for note in &first.notes {
        let Some(other) = others.get(&(note.number, note.color)) else { continue };
        let (number, color) = (note.number, note.color);
        // A blank entry asserts nothing.
        let both_written = !note.text.is_empty() && !other.text.is_empty();
        if both_written && note.draw_offer != other.draw_offer {
            marks.push(MarkDifference::DrawOffer { number, color, on_first: note.draw_offer });
        }
        if let (Some(one), Some(another)) = (note.clock_s, other.clock_s)
            && one.abs_diff(another) >= CLOCKS_MAY_DIFFER_S
        {
            marks.push(MarkDifference::Clock { number, color, seconds: [one, another] });
        }
    }
    if first.outcome != second.outcome {
        marks.push(MarkDifference::Outcome([first.outcome, second.outcome]));
    }
    marks
}
