//! Findings on a list or a file of games, with their positions.

use crate::words::lists;
use std::fmt;

use adoube_words::{Language, Text};

/// A fault: position, text found, and reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListFinding {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The text found, cut to a readable length.
    pub found: String,
    /// The reason.
    pub reason: ListFindingReason,
}

/// The reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListFindingReason {
    /// The first line lacks a column.
    MissingColumn {
        /// Its name.
        name: &'static str,
    },
    /// The first line names a column twice.
    RepeatedColumn,
    /// More than 250 columns.
    TooManyColumns,
    /// Not as many fields as columns.
    FieldCount {
        /// Fields found.
        found: u32,
        /// Columns there are.
        expected: u32,
    },
    /// A quote that is not closed on its line.
    OpenQuote,
    /// Something after a closing quote.
    AfterQuote,
    /// A line above 16 KiB.
    LineTooLong,
    /// A file above 1 GiB.
    TooLarge,
    /// Not a player's number.
    NotAnId,
    /// A player's number that also occurs on an earlier line.
    DuplicateId {
        /// The earlier line.
        first: u32,
    },
    /// Not a rating from 0 to 4000.
    NotARating,
    /// Not a number in its range.
    NotANumber,
    /// Not a category.
    NotACategory,
    /// Not results kept.
    NotKept,
    /// A player who is not on the list.
    UnknownPlayer,
    /// A player against themselves.
    Alone,
    /// Not a result.
    NotAResult,
    /// Not a kind of event.
    NotAKind,
    /// Not a day.
    NotADate,
    /// An event with other data on an earlier line.
    OtherEvent,
    /// A game without an event.
    NoEvent,
    /// More than a million events or a hundred million games.
    TooMany,
}

impl ListFinding {
    pub(crate) fn at(line: u32, column: u32, found: &str, reason: ListFindingReason) -> Self {
        let found = found.chars().filter(|letter| !letter.is_control()).take(40).collect();
        Self { line, column, found, reason }
    }

    /// Returns the fault as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let reason = self.reason.sentence(language);
        if self.found.is_empty() {
            return lists::SENTENCE_EMPTY
                .fill(language, &[("line", &self.line), ("column", &self.column), ("reason", &reason)]);
        }
        let found = format!("{:?}", self.found);
        lists::SENTENCE
            .fill(language, &[("line", &self.line), ("column", &self.column), ("found", &found), ("reason", &reason)])
    }
}

impl fmt::Display for ListFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for ListFinding {}

impl ListFindingReason {
    /// Returns the reason as a part of a sentence.
    pub fn sentence(self, language: Language) -> String {
        let text = self.text();
        match self {
            Self::MissingColumn { name } => text.fill(language, &[("name", &name)]),
            Self::FieldCount { found, expected } => text.fill(language, &[("count", &found), ("expected", &expected)]),
            Self::DuplicateId { first } => text.fill(language, &[("first", &first)]),
            _ => text.get(language).to_owned(),
        }
    }

    #[allow(clippy::too_many_lines, reason = "a table of texts")]
    const fn text(self) -> Text {
        match self {
            Self::MissingColumn { .. } => lists::MISSING_COLUMN,
            Self::RepeatedColumn => lists::REPEATED_COLUMN,
            Self::TooManyColumns => lists::TOO_MANY_COLUMNS,
            Self::FieldCount { .. } => lists::FIELD_COUNT,
            Self::OpenQuote => lists::OPEN_QUOTE,
            Self::AfterQuote => lists::AFTER_QUOTE,
            Self::LineTooLong => lists::LINE_TOO_LONG,
            Self::TooLarge => lists::TOO_LARGE,
            Self::NotAnId => lists::NOT_AN_ID,
            Self::DuplicateId { .. } => lists::DUPLICATE_ID,
            Self::NotARating => lists::NOT_A_RATING,
            Self::NotANumber => lists::NOT_A_NUMBER,
            Self::NotACategory => lists::NOT_A_CATEGORY,
            Self::NotKept => lists::NOT_KEPT,
            Self::UnknownPlayer => lists::UNKNOWN_PLAYER,
            Self::Alone => lists::ALONE,
            Self::NotAResult => lists::NOT_A_RESULT,
            Self::NotAKind => lists::NOT_A_KIND,
            Self::NotADate => lists::NOT_A_DATE,
            Self::OtherEvent => lists::OTHER_EVENT,
            Self::NoEvent => lists::NO_EVENT,
            Self::TooMany => lists::TOO_MANY,
        }
    }
}
