//! What is wrong with a file, and where.

use std::fmt;

use adoube_words::{Language, Text};

use crate::words::faults;

/// How bad a fault is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The rest could be read; the meaning is not in doubt.
    Warning,
    /// What stands there could not be used.
    Error,
}

/// What was done about a fault.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Remedy {
    /// Nothing that has to be said.
    #[default]
    Nothing,
    /// What stands there was left out, the rest of the line taken.
    LeftOut,
    /// The whole line was left out.
    LineLeftOut,
    /// The column was not read.
    ColumnLeftOut,
    /// It was taken as something else.
    TakenAs(String),
}

/// A fault in a file: place, what was found, what was expected, what was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What stands there, cut to a readable length.
    pub found: String,
    /// What should stand there.
    pub expected: Text,
    /// How bad it is.
    pub severity: Severity,
    /// The line on which the same stands already; 0 where that is not the fault.
    pub earlier: u32,
    /// What was done about it.
    pub done: Remedy,
}

impl Fault {
    pub(crate) fn error(line: u32, column: u32, found: &str, expected: Text) -> Self {
        Self::new(line, column, found, expected, Severity::Error)
    }

    pub(crate) fn warning(line: u32, column: u32, found: &str, expected: Text) -> Self {
        Self::new(line, column, found, expected, Severity::Warning)
    }

    fn new(line: u32, column: u32, found: &str, expected: Text, severity: Severity) -> Self {
        Self { line, column, found: short(found), expected, severity, earlier: 0, done: Remedy::Nothing }
    }

    /// The fault of what stands on an earlier line too; 0 for none.
    pub(crate) fn with_earlier(self, earlier: u32) -> Self {
        Self { earlier, ..self }
    }

    /// The fault with what was done about it.
    pub(crate) fn with_done(self, done: Remedy) -> Self {
        Self { done, ..self }
    }

    /// The fault as a sentence: place, what was found, what was expected, what was done.
    pub fn sentence(&self, language: Language) -> String {
        let shown =
            |text: &str| if text.is_empty() { faults::NOTHING.get(language).to_owned() } else { format!("{text:?}") };
        let found = shown(&self.found);
        let expected = self.expected.get(language);
        let mut sentence = faults::SENTENCE.fill(
            language,
            &[("line", &self.line), ("column", &self.column), ("found", &found), ("expected", &expected)],
        );
        if self.earlier > 0 {
            sentence.push_str(&faults::EARLIER.fill(language, &[("line", &self.earlier)]));
        }
        match &self.done {
            Remedy::Nothing => {}
            Remedy::LeftOut => sentence.push_str(faults::LEFT_OUT.get(language)),
            Remedy::LineLeftOut => sentence.push_str(faults::LINE_LEFT_OUT.get(language)),
            Remedy::ColumnLeftOut => sentence.push_str(faults::COLUMN_LEFT_OUT.get(language)),
            Remedy::TakenAs(taken) => sentence.push_str(&faults::TAKEN_AS.fill(language, &[("taken", &shown(taken))])),
        }
        sentence
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for Fault {}
