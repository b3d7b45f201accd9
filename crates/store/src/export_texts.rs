//! Errors in lines of an exported record, with the text found and the format expected.

use crate::entry::MalformedError;
use crate::words::record;
use adoube_words::Text;
use serde_json::error::Category;

/// The kinds of lines and their formats.
const SHAPES: [(&str, Text); 8] = [
    ("adoube", Text::same(r#"{"adoube":{"format":"log/2","at_ms":…}}"#)),
    ("signer", Text::same(r#"{"signer":"…"}"#)),
    (
        "entry",
        Text::same(
            r#"{"entry":{"stream":"…","number":…,"at_ms":…,"command":"…","part":…,"kind":"…","version":…,"hash":"…","body":…}}"#,
        ),
    ),
    ("checkpoint", Text::same(r#"{"checkpoint":{"stream":"…","size":…,"signer":"…","note":"…"}}"#)),
    ("sealed", Text::same(r#"{"sealed":{"commitment":"…","stream":"…","ply":…,"envelope":"…","checksum":"…"}}"#)),
    (
        "person",
        Text::same(r#"{"person":{"id":"…","name":"…","birth_date":"…","details":{…},"changed_ms":…,"checksum":"…"}}"#),
    ),
    ("row", Text::same(r#"{"row":{"table":"…","values":{…}}}"#)),
    ("end", Text::same(r#"{"end":{"entries":…,"beside":…,"digest":"…"}}"#)),
];

/// Reports a text that is not a line of an export, or is in the wrong place.
pub(crate) fn malformed(found: &str) -> MalformedError {
    MalformedError::new(&record::WHAT, &record::KINDS, found)
}

/// Reports a line that is not JSON of its kind: the column, and the text there.
pub(crate) fn unread(text: &str, error: &serde_json::Error) -> (usize, MalformedError) {
    let column = error.column().max(1);
    // Includes some text before the column as context.
    let from = text.floor_char_boundary(column.saturating_sub(16));
    let found = text.get(from..).unwrap_or(text);
    if error.classify() == Category::Eof {
        return (column, MalformedError::new(&record::WHAT, &record::CUT, found));
    }
    let kind = text.strip_prefix("{\"").and_then(|rest| rest.split('"').next()).unwrap_or_default();
    let shape = SHAPES.iter().find(|(name, _)| *name == kind).map_or(&record::KINDS, |(_, shape)| shape);
    (column, MalformedError::new(&record::WHAT, shape, found))
}

/// Reports another version of this format.
pub(crate) fn other_format(found: &str) -> MalformedError {
    const EXPECTED: Text = Text::same("log/2");
    MalformedError::new(&record::FORMAT, &EXPECTED, found)
}

/// Reports a text that is not a digest.
pub(crate) fn not_a_digest(found: &str) -> MalformedError {
    MalformedError::new(&record::WHAT, &record::DIGEST, found)
}

/// Reports a row that does not belong to an exported table.
pub(crate) fn not_a_row(table: &str) -> MalformedError {
    MalformedError::new(&record::WHAT, &record::ROW, table)
}

/// Reports a checksum that does not match its data.
pub(crate) fn not_as_written(which: &str) -> MalformedError {
    MalformedError::new(&record::WHAT, &record::AS_WRITTEN, which)
}

/// Reports a record that ends before its last line.
pub(crate) fn no_end() -> MalformedError {
    MalformedError::new(&record::END, &record::MORE_LINES, "")
}

/// Reports text after the last line.
pub(crate) fn after_the_end(found: &str) -> MalformedError {
    MalformedError::new(&record::END, &record::NOTHING_AFTER_END, found)
}

/// Reports bytes that are not UTF-8.
pub(crate) fn not_utf8(found: &[u8]) -> MalformedError {
    MalformedError::new(&record::WHAT, &record::UTF8, &String::from_utf8_lossy(found))
}

/// Reports a line that is too long.
pub(crate) fn too_long(found: &str) -> MalformedError {
    MalformedError::new(&record::WHAT, &record::SHORT_LINES, found)
}

/// Reports wrong counts in the last line.
pub(crate) fn miscounted(entries: u64, beside: u64) -> MalformedError {
    MalformedError::new(&record::END, &record::LINE_COUNT, &format!("{entries} + {beside}"))
}

/// Reports a wrong digest in the last line.
pub(crate) fn other_lines(digest: &str) -> MalformedError {
    MalformedError::new(&record::END, &record::LINES_OF_DIGEST, digest)
}
