//! Words shared by the standings of players and of teams: headings, and the parts of a tie-break's value.

use crate::words::standings;
use adoube_tournament::tiebreaks::PartNote;
use adoube_words::Language;
use std::fmt::Display;

/// Returns the JSON code of a part of a value: whether it counts.
pub(super) const fn code(note: PartNote) -> &'static str {
    match note {
        PartNote::Counted => "counted",
        PartNote::Cut => "cut",
        PartNote::Dummy => "dummy",
    }
}

/// Formats the code of a tie-break for people: `BH-C1`. Files and JSON have `BH/C1`, as in FIDE's records.
pub(super) fn shown(code: impl Display) -> String {
    code.to_string().replace('/', "-")
}

/// Appends a note in brackets to a line about a part, unless the part counts normally.
pub(super) fn noted(line: String, note: PartNote, language: Language) -> String {
    let word = match note {
        PartNote::Counted => return line,
        PartNote::Cut => standings::CUT,
        PartNote::Dummy => standings::DUMMY,
    };
    format!("{line} ({})", word.get(language))
}
