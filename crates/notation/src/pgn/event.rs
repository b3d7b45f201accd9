//! A PGN text as a stream of events with positions, and syntax errors.

use crate::termination::PgnTermination;
use crate::words::pgn_events;
use adoube_board::{Clue, Wing};
use adoube_words::{Language, Text};
use std::cell::Cell;
use std::fmt;

/// A human-readable position in a file: line and column from 1, the column in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineColumn {
    /// The line.
    pub line: u64,
    /// The character in the line.
    pub column: u64,
    /// The byte offset.
    pub offset: u64,
}

impl fmt::Display for LineColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The position of a buffer in its file. Caches the lines counted so far.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(crate) offset: u64,
    pub(crate) line: u64,
    /// The number of characters of the first line before the buffer.
    pub(crate) column: u64,
    counted: Cell<Counted>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    index: usize,
    lines: u64,
    /// The characters of the line up to the index; of the first line, those in the buffer.
    characters: u64,
}

/// Returns the number of characters in some bytes.
fn characters(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|byte| !matches!(byte, 0x80..=0xbf)).count() as u64
}

impl Origin {
    pub(crate) const fn new(place: LineColumn) -> Self {
        Self {
            offset: place.offset,
            line: place.line,
            column: place.column - 1,
            counted: Cell::new(Counted { index: 0, lines: 0, characters: 0 }),
        }
    }

    fn place(&self, buffer: &[u8], index: usize) -> LineColumn {
        let mut counted = self.counted.get();
        if counted.index > index {
            // Slightly back in the same line, or from the beginning.
            let back = buffer.get(index..counted.index).unwrap_or(&[]);
            if memchr::memchr(b'\n', back).is_none() {
                counted.characters = counted.characters.saturating_sub(characters(back));
                counted.index = index;
            } else {
                counted = Counted::default();
            }
        }
        let fresh = buffer.get(counted.index..index).unwrap_or(&[]);
        match memchr::memrchr(b'\n', fresh) {
            Some(newline) => {
                counted.lines += memchr::memchr_iter(b'\n', fresh).count() as u64;
                counted.characters = characters(fresh.get(newline + 1..).unwrap_or(&[]));
            }
            None => counted.characters += characters(fresh),
        }
        counted.index = index;
        self.counted.set(counted);
        let column = if counted.lines == 0 { self.column + counted.characters } else { counted.characters };
        // A byte order mark is not a character of the first line.
        let is_marked = counted.lines == 0 && self.offset == 0 && index >= 3 && buffer.starts_with(b"\xef\xbb\xbf");
        let column = column - u64::from(is_marked);
        LineColumn { line: self.line + counted.lines, column: column + 1, offset: self.offset + index as u64 }
    }

    /// Advances the position of the buffer after its first bytes are consumed.
    pub(crate) fn advance(&mut self, buffer: &[u8], consumed: usize) {
        *self = Self::new(self.place(buffer, consumed));
    }
}

/// The position of an event; lines are counted only when [`Self::place`] is called.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    pub(crate) buffer: &'a [u8],
    pub(crate) origin: &'a Origin,
    pub(crate) index: usize,
}

impl At<'_> {
    /// Returns the position of the event's first byte.
    pub fn place(&self) -> LineColumn {
        self.origin.place(self.buffer, self.index)
    }

    /// Returns the byte offset in the file.
    pub const fn offset(&self) -> u64 {
        self.origin.offset + self.index as u64
    }
}

/// A move text, parsed if it is exactly in PGN's own notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum San {
    /// A piece's or pawn's move.
    Move(Clue),
    /// `O-O` or `O-O-O`.
    Castling(Wing),
    /// Anything else: for the tolerant [`crate::read()`].
    Other,
}

/// Returns whether a result's notation is that of an unplayed game: `+/-`.
pub(super) fn is_forfeit_sign(sign: &[u8]) -> bool {
    sign.contains(&b'+')
}

/// A syntax error in PGN. Parsing continues after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PgnSyntaxError {
    /// A tag that is not `[Name "value"]`.
    BadTag,
    /// An invalid token in movetext.
    BadToken,
    /// A `$` without a number up to 255.
    BadNag,
    /// A `}` outside a comment.
    StrayBrace,
    /// A `)` outside a variation.
    StrayParenthesis,
    /// A variation before any move.
    EmptyVariationPlace,
    /// A variation nested too deep: its moves are not checked.
    TooDeep,
    /// The game ends inside a variation.
    OpenVariation,
    /// The file ends inside a comment.
    OpenComment,
    /// The game does not end with a result.
    MissingResult,
    /// A result inside a variation.
    ResultInVariation,
    /// A tag, word or comment longer than the reader's limit; it is split.
    TooLong,
}

impl PgnSyntaxError {
    /// Returns the error as a sentence.
    pub const fn text(self) -> Text {
        match self {
            Self::BadTag => pgn_events::BAD_TAG,
            Self::BadToken => pgn_events::BAD_TOKEN,
            Self::BadNag => pgn_events::BAD_NAG,
            Self::StrayBrace => pgn_events::STRAY_BRACE,
            Self::StrayParenthesis => pgn_events::STRAY_PARENTHESIS,
            Self::EmptyVariationPlace => pgn_events::EMPTY_VARIATION_PLACE,
            Self::TooDeep => pgn_events::TOO_DEEP,
            Self::OpenVariation => pgn_events::OPEN_VARIATION,
            Self::OpenComment => pgn_events::OPEN_COMMENT,
            Self::MissingResult => pgn_events::MISSING_RESULT,
            Self::ResultInVariation => pgn_events::RESULT_IN_VARIATION,
            Self::TooLong => pgn_events::TOO_LONG,
        }
    }

    /// Returns the error as a sentence in one language.
    pub const fn sentence(self, language: Language) -> &'static str {
        self.text().get(language)
    }
}

/// Receives the content of a PGN text. Every byte except white space is passed to one of these calls; the texts are raw
/// bytes of the file, which [`super::decode`] converts to characters.
#[allow(unused_variables, reason = "the names document the parameters")]
pub trait Visitor {
    /// Called at the beginning of a game.
    fn begin_game(&mut self, at: At<'_>) {}
    /// Called for a tag; the value is the text between the quotes, including escapes.
    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {}
    /// Called after the tags.
    fn begin_movetext(&mut self, at: At<'_>) {}
    /// Called for a move number, with the number of dots after it.
    fn number(&mut self, number: u32, dots: u32, at: At<'_>) {}
    /// Called for a move.
    fn mv(&mut self, san: San, text: &[u8], at: At<'_>);
    /// Called for a numeric annotation; `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6.
    fn nag(&mut self, nag: u8, at: At<'_>) {}
    /// Called for a comment, without its braces or semicolon. One longer than the reader's limit is split.
    fn comment(&mut self, text: &[u8], at: At<'_>) {}
    /// Called for a line that begins with `%`.
    fn escape(&mut self, line: &[u8], at: At<'_>) {}
    /// Called for a mark separate from its move: `e.p.`, `(=)`.
    fn mark(&mut self, text: &[u8], at: At<'_>) {}
    /// Called at the beginning of a variation, which replaces the previous move.
    fn begin_variation(&mut self, at: At<'_>) {}
    /// Called at the end of a variation.
    fn end_variation(&mut self, at: At<'_>) {}
    /// Called for the result, with its text.
    fn outcome(&mut self, outcome: PgnTermination, text: &[u8], at: At<'_>) {}
    /// Called for a syntax error, with the text it concerns.
    fn fault(&mut self, fault: PgnSyntaxError, text: &[u8], at: At<'_>);
    /// Called at the end of a game.
    fn end_game(&mut self, at: At<'_>) {}
}
