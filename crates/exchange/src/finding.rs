//! Faults in a file, with their positions.

use std::fmt;

use adoube_words::{Language, Text};

use crate::words::findings;

/// The severity of a fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The value is unusual but its meaning is clear.
    Warning,
    /// The value could not be used.
    Error,
}

/// The handling of a fault.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Remedy {
    /// Nothing to report.
    #[default]
    Nothing,
    /// The value was left out; the rest of the line was read.
    LeftOut,
    /// The whole line was left out.
    LineLeftOut,
    /// The column was not read.
    ColumnLeftOut,
    /// The value was read as this one.
    TakenAs(String),
}

/// A fault in a file: its position, the text found, the text expected, and the remedy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileFinding {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The text found, truncated to a readable length.
    pub found: String,
    /// A description of the expected text.
    pub expected: Text,
    /// The severity.
    pub severity: Severity,
    /// The line on which the same value occurs already; 0 if it is not a duplicate.
    pub earlier: u32,
    /// The handling of the fault.
    pub done: Remedy,
}

impl FileFinding {
    pub(crate) fn error(line: u32, column: u32, found: &str, expected: Text) -> Self {
        Self::new(line, column, found, expected, Severity::Error)
    }

    pub(crate) fn warning(line: u32, column: u32, found: &str, expected: Text) -> Self {
        Self::new(line, column, found, expected, Severity::Warning)
    }

    fn new(line: u32, column: u32, found: &str, expected: Text, severity: Severity) -> Self {
        Self { line, column, found: short(found), expected, severity, earlier: 0, done: Remedy::Nothing }
    }

    /// Sets the earlier line of a duplicate; 0 for none.
    pub(crate) fn with_earlier(self, earlier: u32) -> Self {
        Self { earlier, ..self }
    }

    /// Sets how the fault was handled.
    pub(crate) fn with_done(self, done: Remedy) -> Self {
        Self { done, ..self }
    }

    /// Returns the fault as a sentence: position, found, expected, and remedy.
    pub fn sentence(&self, language: Language) -> String {
        let expected = self.expected.get(language);
        let found = format!("{:?}", self.found);
        let pattern = if self.found.is_empty() { findings::NOTHING_FOUND } else { findings::SENTENCE };
        let mut sentence = pattern.fill(
            language,
            &[("line", &self.line), ("column", &self.column), ("found", &found), ("expected", &expected)],
        );
        if self.earlier > 0 {
            sentence.push_str(&findings::EARLIER.fill(language, &[("line", &self.earlier)]));
        }
        match &self.done {
            Remedy::Nothing => {}
            Remedy::LeftOut => sentence.push_str(findings::LEFT_OUT.get(language)),
            Remedy::LineLeftOut => sentence.push_str(findings::LINE_LEFT_OUT.get(language)),
            Remedy::ColumnLeftOut => sentence.push_str(findings::COLUMN_LEFT_OUT.get(language)),
            Remedy::TakenAs(taken) => {
                sentence.push_str(&findings::TAKEN_AS.fill(language, &[("taken", &format!("{taken:?}"))]));
            }
        }
        sentence
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for FileFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for FileFinding {}
