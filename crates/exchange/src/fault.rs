//! What is wrong with a file, and where.

use std::fmt;

use adoube_laws::{Language, Text};

use crate::fault_texts;

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
    /// The line on which the same stands already; 0 where that is not the fault.
    pub earlier: u32,
}

const SENTENCE: Text = Text {
    ca: "línia {line}, columna {column}: s'ha trobat {found}; s'esperava {expected}",
    es: "línea {line}, columna {column}: se encontró {found}; se esperaba {expected}",
    pt: "linha {line}, coluna {column}: encontrou-se {found}; esperava-se {expected}",
    eu: "{line}. lerroa, {column}. zutabea: {found} aurkitu da; {expected} espero zen",
    en: "line {line}, column {column}: found {found}; expected {expected}",
};
const EARLIER: Text = Text {
    ca: " (ja és a la línia {line})",
    es: " (ya está en la línea {line})",
    pt: " (já está na linha {line})",
    eu: " ({line}. lerroan dago lehendik)",
    en: " (it stands on line {line} already)",
};
const NOTHING: Text = Text { ca: "un buit", es: "un vacío", pt: "um vazio", eu: "hutsunea", en: "nothing" };

impl Fault {
    pub(crate) fn error(line: u32, column: u32, found: &str, expected: &'static str) -> Self {
        Self::new(line, column, found, expected, Severity::Error)
    }

    pub(crate) fn warning(line: u32, column: u32, found: &str, expected: &'static str) -> Self {
        Self::new(line, column, found, expected, Severity::Warning)
    }

    fn new(line: u32, column: u32, found: &str, expected: &'static str, severity: Severity) -> Self {
        debug_assert!(fault_texts::expected(expected).is_some(), "{expected:?} is not in the table of texts");
        Self { line, column, found: short(found), expected, severity, earlier: 0 }
    }

    /// The fault of what stands on an earlier line too; 0 for none.
    pub(crate) fn with_earlier(self, earlier: u32) -> Self {
        Self { earlier, ..self }
    }

    /// The fault as a sentence: place, what was found, what was expected.
    pub fn sentence(&self, language: Language) -> String {
        let found = if self.found.is_empty() { NOTHING.get(language).to_owned() } else { format!("{:?}", self.found) };
        let expected = fault_texts::expected(self.expected).map_or(self.expected, |text| text.get(language));
        let mut sentence = SENTENCE.fill(
            language,
            &[("line", &self.line), ("column", &self.column), ("found", &found), ("expected", &expected)],
        );
        if self.earlier > 0 {
            sentence.push_str(&EARLIER.fill(language, &[("line", &self.earlier)]));
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
