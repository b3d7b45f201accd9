//! What is wrong with a file, and where.

use std::fmt;

/// How bad a fault is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The rest could be read; the meaning is not in doubt.
    Warning,
    /// What stands there could not be used.
    Error,
}

/// A fault in a file: place, what was found, what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What stands there, cut to a readable length.
    pub found: String,
    /// What should stand there.
    pub expected: &'static str,
    /// How bad it is.
    pub severity: Severity,
}

impl Fault {
    pub(crate) fn error(line: u32, column: u32, found: &str, expected: &'static str) -> Self {
        Self { line, column, found: short(found), expected, severity: Severity::Error }
    }

    pub(crate) fn warning(line: u32, column: u32, found: &str, expected: &'static str) -> Self {
        Self { line, column, found: short(found), expected, severity: Severity::Warning }
    }
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: found {:?}, expected {}", self.line, self.column, self.found, self.expected)
    }
}

impl std::error::Error for Fault {}
