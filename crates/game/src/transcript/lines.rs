//! A transcript as lines: blank, comment, header, event, answer.

use super::acts::event;
use super::error::{Expected, TranscriptError};
use super::headers::Headers;
use super::words::Words;
use crate::Span;
use crate::act::TimedAct;
use crate::header::Header;

/// No transcript is larger.
const MAX_BYTES: usize = 1 << 20;
/// No line is longer.
const MAX_COLUMNS: usize = 60_000;

/// A transcript that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    /// The settings fixed before the first event.
    pub header: Header,
    /// The lines of the file.
    pub lines: Vec<TranscriptLine>,
    /// The line of the `moves:` header, for errors in it.
    pub(super) moves_line: usize,
}

/// A line of a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TranscriptLine {
    /// The line as in the file.
    pub text: String,
    /// The meaning of the line.
    pub content: Content,
}

/// The meaning of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// Blank, or a comment.
    Nothing,
    /// A header; its value is in [`Transcript::header`].
    Header,
    /// An event.
    Event(TimedAct),
    /// An answer, single-spaced, without explanation or comment.
    Answer(String),
}

/// Returns the part of a line before its comment.
fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    for (at, c) in line.char_indices() {
        if c == '#' && before.is_whitespace() {
            return line.get(..at).unwrap_or(line);
        }
        before = c;
    }
    line
}

impl Transcript {
    /// Reads a transcript.
    pub fn parse(text: &str) -> Result<Self, TranscriptError> {
        if text.len() > MAX_BYTES {
            return Err(TranscriptError::new(1, 1, &format!("{} B", text.len()), Expected::Smaller));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut headers = Headers::default();
        let mut lines = Vec::new();
        let mut last: Option<Span> = None;
        for (index, raw) in text.lines().enumerate() {
            let number = index + 1;
            if let Some((at, _)) = raw.char_indices().nth(MAX_COLUMNS) {
                let found = raw.get(at..).unwrap_or_default();
                return Err(TranscriptError::new(number, MAX_COLUMNS + 1, found, Expected::Smaller));
            }
            let content = read_line(without_comment(raw), number, &mut headers, &mut last)?;
            lines.push(TranscriptLine { text: raw.to_owned(), content });
        }
        let (header, moves_line) = headers.finish()?;
        Ok(Self { header, lines, moves_line })
    }

    /// Returns the events in order.
    pub fn events(&self) -> impl Iterator<Item = &TimedAct> {
        self.lines.iter().filter_map(|line| match &line.content {
            Content::Event(event) => Some(event),
            _ => None,
        })
    }
}

/// Parses the headers of a transcript; events after them are parsed and dropped.
impl std::str::FromStr for Header {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Self, TranscriptError> {
        Transcript::parse(text).map(|transcript| transcript.header)
    }
}

fn read_line(
    text: &str,
    number: usize,
    headers: &mut Headers,
    last: &mut Option<Span>,
) -> Result<Content, TranscriptError> {
    let mut words = Words::new(text, number, 1);
    let Some(first) = words.peek() else { return Ok(Content::Nothing) };
    if first.text == "=>" {
        words.next();
        if last.is_none() {
            return words.fault(Some(first), Expected::EventFirst);
        }
        return answer(&mut words).map(Content::Answer);
    }
    if first.text.starts_with(|c: char| c.is_ascii_digit()) {
        let event = event(&mut words, *last)?;
        *last = Some(event.at);
        return Ok(Content::Event(event));
    }
    let Some((key, value)) = text.split_once(':') else {
        return words.fault(Some(first), Expected::Line);
    };
    if last.is_some() {
        return words.fault(Some(first), Expected::HeadersFirst);
    }
    let column = key.chars().count() + 2;
    headers.read(key.trim(), first.column, Words::new(value, number, column))?;
    Ok(Content::Header)
}

/// The possible first words of an answer.
const KINDS: [&str; 19] = [
    "refused",
    "must",
    "free",
    "completed",
    "offer",
    "claim",
    "time",
    "increment",
    "position",
    "clocks",
    "new",
    "continues",
    "flag",
    "options",
    "notice",
    "score-keeping",
    "penalty",
    "result",
    "scores",
];

/// Reads an answer: one of the kinds, details, and an article at the end.
fn answer(words: &mut Words<'_>) -> Result<String, TranscriptError> {
    let Some(kind) = words.next() else { return words.fault(None, Expected::Answer) };
    if !KINDS.contains(&kind.text) {
        return words.fault(Some(kind), Expected::Answer);
    }
    let mut answer = kind.text.to_owned();
    let mut last = kind;
    for word in words.by_ref().take_while(|word| word.text != "—") {
        answer.push(' ');
        answer.push_str(word.text);
        last = word;
    }
    let is_article = last.text.contains('.') && !last.text.starts_with('.') && !last.text.ends_with('.');
    let alone = matches!(last.text, "17" | "18" | "19");
    if last == kind || !(is_article || alone) {
        return words.fault(Some(last), Expected::Answer);
    }
    Ok(answer)
}
