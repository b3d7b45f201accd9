//! Errors in a file of regulations: the place, and what was expected.

use crate::words::regulations_file as words;
use adoube_words::Language;
use std::ops::Range;

/// The input expected in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpectedInRegulations {
    /// A file of at most 256 KiB.
    Size,
    /// TOML, with the message of the TOML parser.
    Toml(String),
    /// One of these fields or values.
    OneOf(Vec<String>),
    /// A field that is missing.
    Field(String),
    /// A value of this kind.
    Kind(String),
    /// A number within limits.
    Between(u32, u32),
    /// At least one line.
    Some,
    /// A code that is not repeated.
    Once,
    /// A code that the file defines.
    Defined(&'static str),
    /// This number of values.
    Count(usize),
}

/// An error in a file of regulations.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(Language::English))]
pub struct RegulationsError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, in characters.
    pub column: usize,
    /// The input found there, shortened.
    pub found: String,
    pub expected: ExpectedInRegulations,
}

/// Returns the quoted words of a message of serde, in order.
fn quoted(message: &str) -> Vec<String> {
    message.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

impl RegulationsError {
    pub(super) fn at(text: &str, span: Range<usize>, found: &str, expected: ExpectedInRegulations) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let found = found.lines().next().unwrap_or_default().chars().take(40).collect();
        Self { line, column, found, expected }
    }

    pub(super) fn of_toml(text: &str, error: &toml::de::Error) -> Self {
        let span = error.span().unwrap_or(0..0);
        let found = text.get(span.clone()).unwrap_or_default();
        let message = error.message();
        let expected = if message.starts_with("unknown field") || message.starts_with("unknown variant") {
            ExpectedInRegulations::OneOf(quoted(message).into_iter().skip(1).collect())
        } else if message.starts_with("missing field") {
            ExpectedInRegulations::Field(quoted(message).into_iter().next().unwrap_or_default())
        } else if let Some((_, kind)) = message.rsplit_once(", expected ").filter(|_| message.starts_with("invalid")) {
            ExpectedInRegulations::Kind(kind.to_owned())
        } else {
            ExpectedInRegulations::Toml(message.lines().next().unwrap_or_default().to_owned())
        };
        let missing = matches!(expected, ExpectedInRegulations::Field(_));
        Self::at(text, span, if missing { "" } else { found }, expected)
    }

    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        use ExpectedInRegulations as E;
        let expected = match &self.expected {
            E::Size => words::SIZE.get(language).to_owned(),
            E::Toml(message) => words::TOML.fill(language, &[("message", message)]),
            E::OneOf(all) => words::ONE_OF.fill(language, &[("all", &all.join(", "))]),
            E::Field(name) => words::FIELD.fill(language, &[("name", name)]),
            E::Kind(kind) => words::KIND.fill(language, &[("kind", kind)]),
            E::Between(from, to) => words::BETWEEN.fill(language, &[("from", from), ("to", to)]),
            E::Some => words::SOME.get(language).to_owned(),
            E::Once => words::ONCE.get(language).to_owned(),
            E::Defined(list) => words::DEFINED.fill(language, &[("list", list)]),
            E::Count(count) => words::COUNT.fill(language, &[("count", count)]),
        };
        let place = if self.found.is_empty() { words::MISSING } else { words::PLACE };
        let found = format!("{:?}", self.found);
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("line", &self.line), ("column", &self.column), ("found", &found), ("expected", &expected)];
        place.fill(language, &values)
    }
}
