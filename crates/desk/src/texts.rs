//! The sentences of the desk: Fluent files, one per subject and language, such as `locales/ca/accounts.ftl`.
//!
//! A test checks that the files are complete; another draws every page with each sentence between marks and finds text that
//! is not from a file.

use adoube_laws::Language;
use std::sync::LazyLock;

pub use adoube_web::texts::{Area, Catalogue, MARKS, Reader, Value, accepted};

macro_rules! areas {
    ($($name:literal),* $(,)?) => {
        /// All text files. A new one is added here, in each language's folder, and nowhere else.
        pub const AREAS: &[Area] = &[$(Area {
            name: $name,
            texts: [
                include_str!(concat!("../locales/ca/", $name, ".ftl")),
                include_str!(concat!("../locales/es/", $name, ".ftl")),
                include_str!(concat!("../locales/pt-BR/", $name, ".ftl")),
                include_str!(concat!("../locales/pt-BR/", $name, ".ftl")),
                include_str!(concat!("../locales/eu/", $name, ".ftl")),
                include_str!(concat!("../locales/en/", $name, ".ftl")),
            ],
        }),*];
    };
}

areas![
    "common",
    "accounts",
    "tournament",
    "players",
    "lists",
    "rounds",
    "hall",
    "public",
    "paper",
    "rating",
    "ratings",
    "game",
    "cases",
    "screen",
    "league",
    "matchday",
    "office",
    "api"
];

/// All sentences.
pub static TEXTS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(AREAS));

/// A reader of a language.
pub fn reader(language: Language) -> Reader {
    Reader::new(&TEXTS, language)
}
