//! What commands read: arguments, and `-` for standard input.

use crate::failure::Failure;
use adoube_board::{Position, Setup, Variant};
use adoube_laws::{Language, Text};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// No command reads more than this where it expects one position, key or checkpoint.
const MAX_BYTES: u64 = 64 * 1024;

/// The words of a FEN, given as one argument or as several; a single `-` reads standard input.
pub(crate) fn fen(words: &[String], language: Language) -> Result<String, Failure> {
    if words != ["-"] {
        return Ok(words.join(" "));
    }
    let mut bytes = Vec::new();
    io::stdin().take(MAX_BYTES).read_to_end(&mut bytes).map_err(|error| unreadable("-", &error, language))?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().to_owned())
}

/// A small file as text.
pub(crate) fn small_file(path: &Path, language: Language) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes));
    read.map_err(|error| unreadable(&path.display().to_string(), &error, language))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A file that cannot be read.
pub(crate) fn unreadable(name: &str, error: &io::Error, language: Language) -> Failure {
    const UNREADABLE: Text = Text {
        ca: "{name}: no es pot llegir: {error}",
        es: "{name}: no se puede leer: {error}",
        pt: "{name}: não se pode ler: {error}",
        eu: "{name}: ezin da irakurri: {error}",
        en: "{name}: cannot be read: {error}",
    };
    Failure::Input(UNREADABLE.fill(language, &[("name", &name), ("error", error)]))
}

/// A set-up from its FEN.
pub(crate) fn setup(fen: &str, variant: Variant, language: Language) -> Result<Setup, Failure> {
    Setup::from_fen(fen, variant).map_err(|error| Failure::Input(format!("FEN: {}", error.sentence(language))))
}

/// A position that can be played from, for commands that need one.
pub(crate) fn position(fen: &str, variant: Variant, language: Language) -> Result<Position, Failure> {
    setup(fen, variant, language)?.playable().map_err(|problems| {
        let reasons: Vec<String> = problems.iter().map(|problem| problem.sentence(language)).collect();
        Failure::Input(format!("FEN: {}", reasons.join("; ")))
    })
}
