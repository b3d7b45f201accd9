//! Reads PGN from any byte source, with a buffer of constant size.

use super::event::{LineColumn, Visitor};
use super::parser::{LOOK_AHEAD, Parser, Supply};
use std::io::{self, Read};

/// Small enough for the CPU's nearest caches.
const BUFFER: usize = 1 << 15;
/// The maximum length of a tag, word or comment; a longer one is split, with an error.
pub const MAX_TOKEN: usize = 1 << 20;

/// The beginning of a file.
pub const START: LineColumn = LineColumn { line: 1, column: 1, offset: 0 };

/// Reads every game of a file and passes its content to a visitor. Memory usage does not depend on the file.
///
/// ```
/// use adoube_notation::pgn::{At, PgnSyntaxError, San, Visitor, read};
/// #[derive(Default)]
/// struct Count { moves: u32, faults: u32 }
/// impl Visitor for Count {
///     fn mv(&mut self, _: San, _: &[u8], _: At<'_>) { self.moves += 1 }
///     fn fault(&mut self, _: PgnSyntaxError, _: &[u8], _: At<'_>) { self.faults += 1 }
/// }
/// let mut count = Count::default();
/// read(&b"[Event \"?\"]\n\n1. e4 e5 2. Nf3 *\n"[..], &mut count)?;
/// assert_eq!((count.moves, count.faults), (3, 0));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn read<R: Read, V: Visitor>(source: R, visitor: &mut V) -> io::Result<()> {
    read_from(source, START, visitor)
}

/// Reads a part of a file that begins at a given position, between two games.
pub fn read_from<R: Read, V: Visitor>(mut source: R, start: LineColumn, visitor: &mut V) -> io::Result<()> {
    let mut parser = Parser::new(start);
    let mut buffer = vec![0; BUFFER];
    let mut filled = 0;
    loop {
        let room = buffer.get_mut(filled..).unwrap_or(&mut []);
        let got = match source.read(room) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            got => got?,
        };
        filled += got;
        if got == 0 && filled < buffer.len() {
            break;
        }
        if filled < buffer.len() && filled < LOOK_AHEAD * 2 {
            continue;
        }
        let supply = if buffer.len() >= MAX_TOKEN && filled == buffer.len() { Supply::Full } else { Supply::More };
        let consumed = parser.feed(buffer.get(..filled).unwrap_or(&[]), supply, visitor);
        buffer.copy_within(consumed..filled, 0);
        filled -= consumed;
        if filled == buffer.len() {
            buffer.resize((buffer.len() * 2).min(MAX_TOKEN), 0);
        } else if buffer.len() > BUFFER && filled < BUFFER / 2 {
            buffer.truncate(BUFFER);
            buffer.shrink_to_fit();
        }
    }
    buffer.truncate(filled);
    finish(&mut parser, buffer, visitor);
    Ok(())
}

/// Reads games in memory without copying them. The position is that of the first byte.
pub fn read_chunk<V: Visitor>(chunk: &[u8], start: LineColumn, visitor: &mut V) {
    let mut parser = Parser::new(start);
    let consumed = if chunk.len() > LOOK_AHEAD { parser.feed(chunk, Supply::More, visitor) } else { 0 };
    finish(&mut parser, chunk.get(consumed..).unwrap_or(&[]).to_vec(), visitor);
}

fn finish<V: Visitor>(parser: &mut Parser, mut rest: Vec<u8>, visitor: &mut V) {
    rest.resize(rest.len() + LOOK_AHEAD, b'\n');
    parser.feed(&rest, Supply::Last, visitor);
    parser.finish(visitor);
}
