//! Processes the parts of a file of games on several threads, and reports files that are not text.

use crate::exit::CommandError;
use crate::input::unreadable;
use crate::input_file;
use crate::parallel::{ChunkError, each_chunk};
use crate::screen::Screen;
use crate::words::pgn;
use adoube_notation::pgn::Chunk;
use adoube_words::Text;

/// Whether a file could be read as text to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PgnFileState {
    Whole,
    /// Part of the file is not text. This has been reported, and the games were still read.
    Damaged,
}

/// A part of a file that is not text.
struct NotText {
    text: Text,
    line: u64,
    /// Whether to stop reading.
    is_final: bool,
}

/// Returns whether a text is UTF-16: it has a byte order mark, or every second byte is zero, as in Latin letters.
const fn is_utf_16(bytes: &[u8]) -> bool {
    matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [1..=255, 0, 1..=255, 0, ..] | [0, 1..=255, 0, 1..=255, ..])
}

fn find_not_text(chunk: &Chunk) -> Option<NotText> {
    let line = chunk.start.line;
    if chunk.start.offset == 0 && is_utf_16(&chunk.bytes) {
        return Some(NotText { text: pgn::UTF_16, line, is_final: true });
    }
    if chunk.bytes.contains(&0) {
        let before = chunk.bytes.iter().take_while(|byte| **byte != 0).filter(|byte| **byte == b'\n').count() as u64;
        return Some(NotText { text: pgn::NUL, line: line + before, is_final: false });
    }
    chunk.is_cut.then_some(NotText { text: pgn::TOO_LONG, line, is_final: false })
}

/// Processes the parts of a file and passes on the results in order.
pub(super) fn each<T: Send>(
    name: &str,
    threads: usize,
    screen: &mut Screen,
    work: impl Fn(&Chunk) -> T + Sync,
    mut give: impl FnMut(T, &mut Screen) -> Result<(), CommandError>,
) -> Result<PgnFileState, CommandError> {
    let language = screen.language;
    let mut file = input_file::open(name, language)?;
    let mut state = PgnFileState::Whole;
    let work = |chunk: Chunk| {
        let not_text = find_not_text(&chunk);
        let result = not_text.as_ref().is_none_or(|wrong| !wrong.is_final).then(|| work(&chunk));
        (result, not_text)
    };
    let outcome = each_chunk(&mut file, threads, work, |(result, not_text)| {
        if let Some(NotText { text, line, is_final }) = not_text {
            let message = text.fill(language, &[("name", &name), ("line", &line)]);
            if is_final {
                return Err(CommandError::Input(message));
            }
            // Report only the first one.
            if std::mem::replace(&mut state, PgnFileState::Damaged) == PgnFileState::Whole {
                screen.remark(&message)?;
            }
        }
        result.map_or(Ok(()), |result| give(result, screen))
    });
    drop(file);
    outcome.map_err(|error| match error {
        ChunkError::Read(error) => unreadable(name, &error, language),
        ChunkError::Given(error) => error,
    })?;
    Ok(state)
}
