//! The words of a line, with their columns.

use super::error::{Expected, TranscriptError};
use crate::Span;
use crate::act::MoveText;
use adoube_board::{Role, Square, Wing};
use adoube_notation::Letters;

/// A word and its first column, in characters from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlacedWord<'a> {
    pub(super) text: &'a str,
    pub(super) column: usize,
}

/// The words of one line, read from left to right.
#[derive(Clone)]
pub(super) struct Words<'a> {
    rest: &'a str,
    column: usize,
    pub(super) line: usize,
}

impl<'a> Words<'a> {
    pub(super) const fn new(text: &'a str, line: usize, column: usize) -> Self {
        Self { rest: text, column, line }
    }

    fn skip_spaces(&mut self) {
        let trimmed = self.rest.trim_start();
        let skipped = self.rest.len() - trimmed.len();
        self.column += self.rest.get(..skipped).unwrap_or("").chars().count();
        self.rest = trimmed;
    }

    pub(super) fn peek(&self) -> Option<PlacedWord<'a>> {
        self.clone().next()
    }

    /// Returns the trimmed rest of the line.
    pub(super) fn remainder(&mut self) -> PlacedWord<'a> {
        self.skip_spaces();
        let word = PlacedWord { text: self.rest.trim_end(), column: self.column };
        self.column += self.rest.chars().count();
        self.rest = "";
        word
    }

    /// Consumes the next word if it is the given one.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let found = self.peek().is_some_and(|word| word.text == text);
        if found {
            self.next();
        }
        found
    }

    /// Consumes the next words if they are the given ones.
    pub(super) fn take_all(&mut self, texts: &[&str]) -> bool {
        let mut ahead = self.clone();
        let found = texts.iter().all(|text| ahead.next().is_some_and(|word| word.text == *text));
        if found {
            *self = ahead;
        }
        found
    }

    pub(super) fn fault<T>(&self, word: Option<PlacedWord<'_>>, expected: Expected) -> Result<T, TranscriptError> {
        let (text, column) = match word {
            Some(word) => (word.text, word.column),
            None => ("", self.column),
        };
        Err(TranscriptError::new(self.line, column, text, expected))
    }

    /// Parses the next word with a function.
    pub(super) fn read<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, TranscriptError> {
        let at = self.clone();
        let word = self.next();
        match word.and_then(|word| read(word.text)) {
            Some(value) => Ok(value),
            None => at.fault(word.or(Some(PlacedWord { text: "", column: at.end_column() })), expected),
        }
    }

    fn end_column(&self) -> usize {
        self.column + self.rest.chars().count()
    }

    pub(super) fn end(&mut self) -> Result<(), TranscriptError> {
        match self.next() {
            None => Ok(()),
            Some(word) => self.fault(Some(word), Expected::Nothing),
        }
    }

    pub(super) fn square(&mut self) -> Result<Square, TranscriptError> {
        self.read(Expected::Square, |text| text.parse().ok())
    }

    pub(super) fn time(&mut self) -> Result<Span, TranscriptError> {
        self.read(Expected::Time, Span::read)
    }

    pub(super) fn number(&mut self) -> Result<u16, TranscriptError> {
        self.read(Expected::Number, number)
    }

    /// Parses a move as a player writes it, in any language's letters.
    pub(super) fn written_mv(&mut self) -> Result<MoveText, TranscriptError> {
        self.read(Expected::Move, |text| move_text(text).or_else(|| written_text(text)))
    }

    pub(super) fn mv(&mut self) -> Result<MoveText, TranscriptError> {
        self.read(Expected::Move, move_text)
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = PlacedWord<'a>;

    fn next(&mut self) -> Option<PlacedWord<'a>> {
        self.skip_spaces();
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at_checked(end)?;
        let word = PlacedWord { text, column: self.column };
        self.column += text.chars().count();
        self.rest = rest;
        Some(word)
    }
}

/// Parses a number of at most four digits.
pub(super) fn number(text: &str) -> Option<u16> {
    let plain = !text.is_empty() && text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// Parses a move as written in a transcript.
pub(super) fn move_text(text: &str) -> Option<MoveText> {
    match text.trim_end_matches(['+', '#']) {
        "O-O" => return Some(MoveText::Castling(Wing::King)),
        "O-O-O" => return Some(MoveText::Castling(Wing::Queen)),
        _ => {}
    }
    squares(text).or_else(|| looks_like_san(text).then(|| MoveText::San(text.to_owned())))
}

/// Parses a move in the letters of another language, interpreted once the player's are known (C.3).
fn written_text(text: &str) -> Option<MoveText> {
    let english = |c: char| {
        let role = Letters::ALL.into_iter().find_map(|letters| letters.role(c));
        role.map_or(c, |role| Letters::English.letter(role).unwrap_or(c))
    };
    let plain: String = text.chars().map(|c| if matches!(c, 'A'..='Z' | '♔'..='♟') { english(c) } else { c }).collect();
    looks_like_san(&plain).then(|| MoveText::San(text.to_owned()))
}

fn squares(text: &str) -> Option<MoveText> {
    let (from, rest) = text.split_once('-')?;
    let (to, promotion) = match rest.split_once('=') {
        None => (rest, None),
        Some((to, letter)) => (to, Some(letter)),
    };
    let promotion = match promotion {
        None => None,
        Some(letter) => {
            let mut letters = letter.chars();
            let role = letters.next().filter(char::is_ascii_uppercase).and_then(Role::from_letter)?;
            if letters.next().is_some() {
                return None;
            }
            Some(role)
        }
    };
    Some(MoveText::Squares { from: from.parse().ok()?, to: to.parse().ok()?, promotion })
}

/// Returns whether a word has the shape of algebraic notation: `[KQRBN][a-h][1-8]x` and a square, `=Q`, `+` or `#`.
fn looks_like_san(text: &str) -> bool {
    let text = text.strip_suffix(['+', '#']).unwrap_or(text);
    let (text, promotes) = match text.split_once('=') {
        None => (text, false),
        Some((body, "Q" | "R" | "B" | "N")) => (body, true),
        Some(_) => return false,
    };
    let (text, piece) = match text.strip_prefix(['K', 'Q', 'R', 'B', 'N']) {
        Some(rest) => (rest, true),
        None => (text, false),
    };
    if piece && promotes {
        return false;
    }
    let Some((departure, arrival)) = text.len().checked_sub(2).and_then(|at| text.split_at_checked(at)) else {
        return false;
    };
    let departure = departure.strip_suffix('x').unwrap_or(departure);
    let departs = match departure.as_bytes() {
        [] | [b'a'..=b'h'] => true,
        [b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8'] => piece,
        _ => false,
    };
    departs && arrival.parse::<Square>().is_ok()
}
