//! Small inputs: a position typed or on standard input, a key, a checkpoint; and errors of unreadable files.

use crate::exit::CommandError;
use crate::words::files;
use adoube_board::{Position, Setup, Variant};
use adoube_words::Language;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Maximum size of input that holds one position, key or checkpoint, in bytes.
const MAX_BYTES: u64 = 64 * 1024;

pub(crate) struct TypedPosition {
    /// The words of a FEN; a single `-` reads standard input.
    pub(crate) words: Option<Vec<OsString>>,
    /// Whether it is a Chess960 position even if its castling field does not show it.
    pub(crate) is_chess960: bool,
}

impl TypedPosition {
    /// Returns the setup; `None` if no FEN was typed.
    pub(crate) fn setup(&self, language: Language) -> Result<Option<Setup>, CommandError> {
        let Some(words) = &self.words else { return Ok(None) };
        let (text, place) = fen(words, language)?;
        let setup =
            if self.is_chess960 { Setup::from_fen(&text, Variant::Chess960) } else { Setup::from_any_fen(&text) };
        let named =
            |error: adoube_board::FenError| CommandError::Input(format!("{place}: {}", error.sentence(language)));
        setup.map(Some).map_err(named)
    }

    /// Returns the position to play from; the initial one if no FEN was typed.
    pub(crate) fn position(&self, language: Language) -> Result<Position, CommandError> {
        self.setup(language)?.map_or_else(|| Ok(Position::initial()), |setup| playable(&setup, language))
    }
}

/// Returns the text of a FEN, and where it was found.
///
/// Words that are not UTF-8 are read with U+FFFD in place of the invalid bytes, so that the error has a column.
fn fen(words: &[OsString], language: Language) -> Result<(String, String), CommandError> {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    if words != ["-"] {
        return Ok((words.join(" "), "FEN".to_owned()));
    }
    let mut bytes = Vec::new();
    io::stdin().take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable("-", &error, language))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(CommandError::Input(files::TOO_LONG.get(language).to_owned()));
    }
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines()).filter(|(_, line)| !line.trim().is_empty());
    let (number, line) = lines.next().unwrap_or((1, ""));
    if let Some((number, _)) = lines.next() {
        return Err(CommandError::Input(files::ONE_POSITION.fill(language, &[("line", &number)])));
    }
    Ok((line.to_owned(), format!("-: {}", files::LINE.fill(language, &[("line", &number)]))))
}

/// Converts a setup to a position, for commands that need a playable one.
pub(crate) fn playable(setup: &Setup, language: Language) -> Result<Position, CommandError> {
    setup.playable().map_err(|problems| {
        let reasons: Vec<String> = problems.iter().map(|problem| problem.sentence(language)).collect();
        CommandError::Input(format!("FEN: {}", reasons.join("; ")))
    })
}

/// Reads a small file as text.
pub(crate) fn small_file(path: &Path, language: Language) -> Result<String, CommandError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes));
    read.map_err(|error| unreadable(&path.display().to_string(), &error, language))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the error for a file that cannot be read.
pub(crate) fn unreadable(name: &str, error: &io::Error, language: Language) -> CommandError {
    CommandError::Input(files::INPUT_UNREADABLE.fill(language, &[("name", &name), ("error", &reason(error, language))]))
}

/// Describes an I/O error in the user's language.
pub(crate) fn reason(error: &io::Error, language: Language) -> String {
    let known = match error.kind() {
        io::ErrorKind::NotFound => files::NO_FILE,
        io::ErrorKind::PermissionDenied => files::NOT_ALLOWED,
        io::ErrorKind::IsADirectory => files::FOLDER,
        io::ErrorKind::UnexpectedEof => files::CUT_OFF,
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput => files::DAMAGED,
        _ => return files::SYSTEM.fill(language, &[("error", error)]),
    };
    known.get(language).to_owned()
}
