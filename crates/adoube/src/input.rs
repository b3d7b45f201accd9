//! Small inputs: a position typed or on standard input, a key, a checkpoint; and why a file cannot be read.

use crate::exit::CommandError;
use adoube_board::{Position, Setup, Variant};
use adoube_laws::{Language, Text};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// No command reads more than this where it expects one position, key or checkpoint.
const MAX_BYTES: u64 = 64 * 1024;

const UNREADABLE: Text = Text {
    ca: "{name}: no es pot llegir: {error}",
    es: "{name}: no se puede leer: {error}",
    pt: "{name}: não se pode ler: {error}",
    eu: "{name}: ezin da irakurri: {error}",
    en: "{name}: cannot be read: {error}",
};
const NO_FILE: Text =
    Text { ca: "no existeix", es: "no existe", pt: "não existe", eu: "ez dago", en: "there is no such file" };
const NOT_ALLOWED: Text = Text {
    ca: "no hi ha permís",
    es: "no hay permiso",
    pt: "não há permissão",
    eu: "ez dago baimenik",
    en: "permission is denied",
};
const FOLDER: Text =
    Text {
        ca: "és una carpeta", es: "es una carpeta", pt: "é uma pasta", eu: "karpeta bat da", en: "it is a folder"
    };
const CUT_OFF: Text = Text {
    ca: "el fitxer està tallat abans del final",
    es: "el archivo está cortado antes del final",
    pt: "o arquivo está cortado antes do fim",
    eu: "fitxategia amaiera baino lehen moztuta dago",
    en: "the file is cut off before its end",
};
const DAMAGED: Text = Text {
    ca: "les dades estan malmeses o tallades",
    es: "los datos están dañados o cortados",
    pt: "os dados estão danificados ou cortados",
    eu: "datuak hondatuta edo moztuta daude",
    en: "the data are damaged or cut off",
};
const SYSTEM: Text = Text {
    ca: "error del sistema: {error}",
    es: "error del sistema: {error}",
    pt: "erro do sistema: {error}",
    eu: "sistemaren errorea: {error}",
    en: "system error: {error}",
};
const LINE: Text =
    Text { ca: "línia {line}", es: "línea {line}", pt: "linha {line}", eu: "{line}. lerroa", en: "line {line}" };
const ONE_POSITION: Text = Text {
    ca: "-: línia {line}: s'esperava una sola posició",
    es: "-: línea {line}: se esperaba una sola posición",
    pt: "-: linha {line}: esperava-se uma só posição",
    eu: "-: {line}. lerroa: posizio bakarra espero zen",
    en: "-: line {line}: expected one position only",
};
const TOO_LONG: Text = Text {
    ca: "-: s'esperava una posició, en 64 KiB com a màxim",
    es: "-: se esperaba una posición, en 64 KiB como máximo",
    pt: "-: esperava-se uma posição, em no máximo 64 KiB",
    eu: "-: posizio bat espero zen, gehienez 64 KiB-tan",
    en: "-: expected one position, in at most 64 KiB",
};

/// A position as typed.
pub(crate) struct TypedPosition {
    /// The words of a FEN; a single `-` reads standard input.
    pub(crate) words: Option<Vec<OsString>>,
    /// Whether it is of Chess960 even if its castling field does not show it.
    pub(crate) is_chess960: bool,
}

impl TypedPosition {
    /// The pieces as set up; `None` if no FEN was typed.
    pub(crate) fn setup(&self, language: Language) -> Result<Option<Setup>, CommandError> {
        let Some(words) = &self.words else { return Ok(None) };
        let (text, place) = fen(words, language)?;
        let setup =
            if self.is_chess960 { Setup::from_fen(&text, Variant::Chess960) } else { Setup::from_any_fen(&text) };
        let named =
            |error: adoube_board::FenError| CommandError::Input(format!("{place}: {}", error.sentence(language)));
        setup.map(Some).map_err(named)
    }

    /// The position to play from; the initial one if no FEN was typed.
    pub(crate) fn position(&self, language: Language) -> Result<Position, CommandError> {
        self.setup(language)?.map_or_else(|| Ok(Position::initial()), |setup| playable(&setup, language))
    }
}

/// The text of a FEN, and where it was found.
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
        return Err(CommandError::Input(TOO_LONG.get(language).to_owned()));
    }
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines()).filter(|(_, line)| !line.trim().is_empty());
    let (number, line) = lines.next().unwrap_or((1, ""));
    if let Some((number, _)) = lines.next() {
        return Err(CommandError::Input(ONE_POSITION.fill(language, &[("line", &number)])));
    }
    Ok((line.to_owned(), format!("-: {}", LINE.fill(language, &[("line", &number)]))))
}

/// A position to play from, for commands that need one.
pub(crate) fn playable(setup: &Setup, language: Language) -> Result<Position, CommandError> {
    setup.playable().map_err(|problems| {
        let reasons: Vec<String> = problems.iter().map(|problem| problem.sentence(language)).collect();
        CommandError::Input(format!("FEN: {}", reasons.join("; ")))
    })
}

/// A small file as text.
pub(crate) fn small_file(path: &Path, language: Language) -> Result<String, CommandError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes));
    read.map_err(|error| unreadable(&path.display().to_string(), &error, language))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The error for a file that cannot be read.
pub(crate) fn unreadable(name: &str, error: &io::Error, language: Language) -> CommandError {
    CommandError::Input(UNREADABLE.fill(language, &[("name", &name), ("error", &reason(error, language))]))
}

/// Why the system could not read or write, in the user's language.
pub(crate) fn reason(error: &io::Error, language: Language) -> String {
    let known = match error.kind() {
        io::ErrorKind::NotFound => NO_FILE,
        io::ErrorKind::PermissionDenied => NOT_ALLOWED,
        io::ErrorKind::IsADirectory => FOLDER,
        io::ErrorKind::UnexpectedEof => CUT_OFF,
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput => DAMAGED,
        _ => return SYSTEM.fill(language, &[("error", error)]),
    };
    known.get(language).to_owned()
}
