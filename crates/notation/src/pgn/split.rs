//! Splits a file between games, so that several threads can read its parts.

use super::event::LineColumn;
use super::reader::START;
use std::io::{self, Read};

/// Parts are about this long.
const TARGET: usize = 1 << 22;
/// The maximum size of a chunk; a longer game is cut, which its reader reports.
const MAX_CHUNK: usize = 1 << 26;
/// Padding after a chunk, which readers use to look for the end.
const ROOM: usize = 64;
/// The number of bytes needed from the beginning of a line.
const LOOK_AHEAD: usize = 8;

/// A part of a file: whole games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its position in the file.
    pub start: LineColumn,
    /// Whether it ends inside a game that is too long to be kept in memory.
    pub is_cut: bool,
}

/// Splits a source into [`Chunk`]s.
pub struct Splitter<R> {
    source: R,
    buffer: Vec<u8>,
    place: LineColumn,
    scanner: Scanner,
    target: usize,
    /// Why the source gave no more.
    failed: Option<io::Error>,
}

impl<R: Read> Splitter<R> {
    /// Cuts a source into parts of about four megabytes.
    pub const fn new(source: R) -> Self {
        Self::with_target(source, TARGET)
    }

    /// Cuts a source into parts of about this many bytes.
    pub const fn with_target(source: R, target: usize) -> Self {
        Self { source, buffer: Vec::new(), place: START, scanner: Scanner::new(), target, failed: None }
    }

    /// Returns the next chunk; `None` at the end. If the source fails, the data before the failure is returned first.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        loop {
            let before = self.buffer.len();
            let read = self.source.by_ref().take(self.target as u64).read_to_end(&mut self.buffer);
            if let Err(error) = read {
                let rest = self.buffer.len();
                if rest == 0 {
                    return Err(error);
                }
                self.failed = Some(error);
                return Ok(Some(self.cut(rest)));
            }
            if self.buffer.len() < before + self.target {
                let rest = self.buffer.len();
                return Ok((rest > 0).then(|| self.cut(rest)));
            }
            self.scanner.scan(&self.buffer);
            if let Some(cut) = self.scanner.last_cut {
                return Ok(Some(self.cut(cut)));
            }
            if self.buffer.len() >= MAX_CHUNK {
                let cut = self.scanner.scanned;
                return Ok(Some(Chunk { is_cut: true, ..self.cut(cut) }));
            }
        }
    }

    fn cut(&mut self, at: usize) -> Chunk {
        let rest = self.buffer.get(at..).unwrap_or(&[]);
        // Space for the next chunk, so that it is read in place.
        let mut next = Vec::with_capacity(rest.len() + self.target + ROOM);
        next.extend_from_slice(rest);
        let mut bytes = std::mem::replace(&mut self.buffer, next);
        bytes.truncate(at);
        let start = self.place;
        let lines = memchr::memchr_iter(b'\n', &bytes).count() as u64;
        let column = match memchr::memrchr(b'\n', &bytes) {
            Some(newline) => (bytes.len() - newline) as u64,
            None => start.column + bytes.len() as u64,
        };
        self.place = LineColumn { line: start.line + lines, column, offset: start.offset + bytes.len() as u64 };
        self.scanner.scanned = self.scanner.scanned.saturating_sub(at);
        self.scanner.last_cut = None;
        Chunk { bytes, start, is_cut: false }
    }
}

/// The scanner's position in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ScanState {
    LineStart,
    Movetext,
    Comment,
    /// A tag, an escaped line or a comment to the end of the line.
    SkipLine,
}

/// Finds tags that follow movetext, outside comments.
struct Scanner {
    state: ScanState,
    scanned: usize,
    /// Whether there was anything but comments since the last tag.
    content: bool,
    last_cut: Option<usize>,
}

impl Scanner {
    const fn new() -> Self {
        Self { state: ScanState::LineStart, scanned: 0, content: false, last_cut: None }
    }

    fn scan(&mut self, buffer: &[u8]) {
        let end = buffer.len().saturating_sub(LOOK_AHEAD);
        let mut i = self.scanned;
        while i < end {
            let rest = buffer.get(i..end).unwrap_or(&[]);
            i = match self.state {
                ScanState::LineStart => self.line_start(buffer, i),
                ScanState::Movetext => self.movetext(rest, i, end),
                ScanState::Comment => match memchr::memchr(b'}', rest) {
                    Some(length) => {
                        self.state = ScanState::Movetext;
                        i + length + 1
                    }
                    None => end,
                },
                ScanState::SkipLine => match memchr::memchr(b'\n', rest) {
                    Some(length) => {
                        self.state = ScanState::LineStart;
                        i + length + 1
                    }
                    None => end,
                },
            };
        }
        self.scanned = i;
    }

    fn line_start(&mut self, buffer: &[u8], i: usize) -> usize {
        match buffer.get(i..).unwrap_or(&[]) {
            [0xef, 0xbb, 0xbf, ..] => i + 3,
            [b'[', letter, ..] if letter.is_ascii_alphabetic() => {
                if self.content {
                    self.last_cut = Some(i);
                    self.content = false;
                }
                self.state = ScanState::SkipLine;
                i + 1
            }
            [b'%', ..] => {
                self.state = ScanState::SkipLine;
                i + 1
            }
            [b'\n' | b'\r' | b' ' | b'\t', ..] => i + 1,
            _ => {
                self.state = ScanState::Movetext;
                i
            }
        }
    }

    fn movetext(&mut self, rest: &[u8], i: usize, end: usize) -> usize {
        let length = memchr::memchr3(b'{', b';', b'\n', rest).unwrap_or(rest.len());
        let text = rest.get(..length).unwrap_or(&[]);
        self.content = self.content || text.iter().any(|byte| *byte > b' ' && *byte != b'.');
        self.state = match rest.get(length) {
            Some(b'{') => ScanState::Comment,
            Some(b';') => ScanState::SkipLine,
            Some(_) => ScanState::LineStart,
            None => return end,
        };
        i + length + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_make_the_whole_and_begin_with_tags() {
        let game =
            "[Event \"a {b\"]\n[Site \"?\"]\n\n1. e4 { a comment\n\n[Event \"no\"]\n} e5 ; [x\n[%x]\n2. d4 *\n\n";
        let text = game.repeat(200);
        for target in [32, 100, 1000, 100_000] {
            let mut splitter = Splitter::with_target(text.as_bytes(), target);
            let mut whole = Vec::new();
            let mut chunks = 0;
            while let Some(chunk) = splitter.next_chunk().unwrap() {
                assert!(chunk.bytes.starts_with(b"[Event \"a {b\"]"), "{target}");
                assert_eq!(chunk.start.offset, whole.len() as u64);
                assert_eq!(chunk.start.line, 1 + memchr::memchr_iter(b'\n', &whole).count() as u64);
                whole.extend(chunk.bytes);
                chunks += 1;
            }
            assert_eq!(whole, text.as_bytes());
            assert!(chunks > 1 || target > text.len());
        }
    }

    /// A source that returns its bytes and then fails.
    struct Torn<'a>(&'a [u8]);

    impl Read for Torn<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            match self.0.read(buffer)? {
                0 => Err(io::ErrorKind::UnexpectedEof.into()),
                count => Ok(count),
            }
        }
    }

    #[test]
    fn what_comes_before_a_failure_is_not_lost() {
        let text = b"[Event \"a\"]\n\n1. e4 *\n\n".repeat(10);
        let mut splitter = Splitter::with_target(Torn(&text), 64);
        let mut whole = Vec::new();
        let error = loop {
            match splitter.next_chunk() {
                Ok(chunk) => whole.extend(chunk.unwrap().bytes),
                Err(error) => break error,
            }
        };
        assert_eq!((whole, error.kind()), (text, io::ErrorKind::UnexpectedEof));
    }
}
