//! Compiles the locale files of a crate into typed constants, for build scripts and for tests that read sentences.
//!
//! `locales/en/explain.ftl` becomes the module `explain` with one [`adoube_words::Text`] per message: `table` is
//! `TABLE`. The English files are the reference: every language without a fallback has the same messages, and every
//! message has the same places in every language. A comment above the English message can declare more places, of which
//! each language uses those it needs: `# $of: the side with its preposition`.
//!
//! Of Fluent's syntax, messages may use text, `{ $place }`, string literals, and selectors by exact value and by `[one]`;
//! a selector ends with `*[other]`.

mod check;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use check::{LocaleArea, Message};
pub use read::{SelectorValue, SentencePiece};

use std::fmt::{self, Display};
use std::path::{Path, PathBuf};

/// An error in a locale file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocaleError {
    /// The file.
    pub file: PathBuf,
    /// The line, from 1; 0 if the error has no particular line.
    pub line: usize,
    /// The reason, as a sentence without a full stop.
    pub reason: String,
}

impl Display for LocaleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.reason)
    }
}

/// The visibility of the generated constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Within the crate. The compiler reports unused constants.
    Crate,
    /// Everybody.
    Public,
}

/// Compiles `locales/` of the current crate to `$OUT_DIR/words.rs`, for the crate itself. Errors end the build.
pub fn locales() {
    locales_for(Visibility::Crate);
}

/// Like [`locales`], with a given visibility.
#[allow(clippy::print_stdout, reason = "build scripts speak to cargo on their standard output")]
pub fn locales_for(scope: Visibility) {
    println!("cargo::rerun-if-changed=locales");
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let out = variable("OUT_DIR").join("words.rs");
    let written = read_folder(&variable("CARGO_MANIFEST_DIR").join("locales")).and_then(|areas| {
        let failed =
            |error: std::io::Error| vec![LocaleError { file: out.clone(), line: 0, reason: error.to_string() }];
        std::fs::write(&out, write::module(&areas, scope)).map_err(failed)
    });
    for error in written.err().into_iter().flatten() {
        println!("cargo::error={error}");
    }
}

/// Reads and checks the messages of a folder with one subfolder per language.
///
/// # Errors
/// All errors of all files.
pub fn read_folder(folder: &Path) -> Result<Vec<LocaleArea>, Vec<LocaleError>> {
    let failed = |file: &Path, reason: String| vec![LocaleError { file: file.to_owned(), line: 0, reason }];
    let mut files = Vec::new();
    for (code, path) in entries(folder).map_err(|error| failed(folder, error.to_string()))? {
        let language = code.parse().map_err(|error| failed(&path, format!("{error}")))?;
        if code != adoube_words::Language::code(language) {
            return Err(failed(&path, format!("the folder of this language is {language}")));
        }
        for (name, path) in entries(&path).map_err(|error| failed(&path, error.to_string()))? {
            let area = name.strip_suffix(".ftl").ok_or_else(|| failed(&path, "not an .ftl file".to_owned()))?;
            let source = std::fs::read_to_string(&path).map_err(|error| failed(&path, error.to_string()))?;
            files.push(check::File { area: area.to_owned(), language, path, source });
        }
    }
    check::areas(&files)
}

/// Returns the entries of a folder, sorted by name.
fn entries(folder: &Path) -> std::io::Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        found.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
    }
    found.sort();
    Ok(found)
}
