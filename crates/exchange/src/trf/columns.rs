//! Access to the columns of a line.

use adoube_words::Text;
use std::str::FromStr;

use crate::finding::{FileFinding, Remedy};

/// A line whose columns are addressed by their numbers in FIDE's tables, from 1, in characters.
pub(crate) struct Columns<'a> {
    pub(crate) line: u32,
    chars: Vec<char>,
    faults: &'a mut Vec<FileFinding>,
}

impl<'a> Columns<'a> {
    pub(crate) fn new(line: u32, text: &str, faults: &'a mut Vec<FileFinding>) -> Self {
        Self { line, chars: text.chars().collect(), faults }
    }

    /// Returns the length in columns without trailing blanks.
    pub(crate) fn len(&self) -> usize {
        self.chars.iter().rposition(|c| *c != ' ').map_or(0, |at| at + 1)
    }

    pub(crate) fn at(&self, column: usize) -> char {
        self.chars.get(column.wrapping_sub(1)).copied().unwrap_or(' ')
    }

    /// Returns columns `from` to `to`, trimmed.
    pub(crate) fn text(&self, from: usize, to: usize) -> String {
        let end = to.min(self.chars.len());
        let raw: String = self.chars.get(from.saturating_sub(1)..end).unwrap_or_default().iter().collect();
        raw.trim().to_owned()
    }

    /// Parses a value in some columns; `None` if they are blank, or invalid, which is reported.
    pub(crate) fn value<T: FromStr>(&mut self, from: usize, to: usize, expected: Text) -> Option<T> {
        let text = self.text(from, to);
        if text.is_empty() {
            return None;
        }
        let value = text.parse().ok();
        if value.is_none() {
            self.fault(from, &text, expected);
        }
        value
    }

    pub(crate) fn fault(&mut self, column: usize, found: &str, expected: Text) {
        self.faults.push(FileFinding::error(self.line, column as u32, found, expected));
    }

    /// Warns about a value that is left out.
    pub(crate) fn leave_out(&mut self, column: usize, found: &str, expected: Text) {
        self.faults.push(FileFinding::warning(self.line, column as u32, found, expected).with_done(Remedy::LeftOut));
    }

    /// Parses numbers in four of every five columns, from a column to the end of the line.
    pub(crate) fn numbers(&mut self, from: usize, expected: Text) -> Vec<(usize, u16)> {
        let mut out = Vec::new();
        let mut column = from;
        while column <= self.len() {
            if let Some(n) = self.value::<u16>(column, column + 3, expected) {
                out.push((column, n));
            }
            column += 5;
        }
        out
    }
}
