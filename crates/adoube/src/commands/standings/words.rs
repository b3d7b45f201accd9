//! Words that the standings of players and of teams share: headings, and the parts of a tie-break's value.

use crate::words::standings;
use adoube_tournament::tiebreaks::PartNote;
use adoube_words::Language;

/// Whether a part counts, for JSON.
pub(super) const fn code(note: PartNote) -> &'static str {
    match note {
        PartNote::Counted => "counted",
        PartNote::Cut => "cut",
        PartNote::Dummy => "dummy",
    }
}

/// A line about a part, with a note in brackets unless it counts as it is.
pub(super) fn noted(line: String, note: PartNote, language: Language) -> String {
    let word = match note {
        PartNote::Counted => return line,
        PartNote::Cut => standings::CUT,
        PartNote::Dummy => standings::DUMMY,
    };
    format!("{line} ({})", word.get(language))
}
