//! Sentences in five languages: none is empty, all have the same places to be filled, and Portuguese is Brazil's.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 5] = ["ca", "es", "pt", "eu", "en"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The string literal after `field: ` in a `Text { … }` literal.
fn field<'a>(literal: &'a str, name: &str) -> Option<&'a str> {
    let start = literal.find(&format!("{name}: \""))? + name.len() + 3;
    let rest = &literal[start..];
    let mut escaped = false;
    let end = rest.find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    })?;
    Some(&rest[..end])
}

fn places(text: &str) -> Vec<&str> {
    // `\u{2019}` is a letter, not a place.
    let parts = text.split('{').zip(text.split('{').skip(1)).filter(|(before, _)| !before.ends_with("\\u"));
    let mut names: Vec<_> = parts.map(|(_, part)| part).filter_map(|part| Some(part.split_once('}')?.0)).collect();
    names.sort_unstable();
    names
}

#[test]
fn every_sentence_has_the_same_places_in_five_languages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut checked = 0;
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap();
        for literal in source.split("Text {").skip(1) {
            let texts = LANGUAGES.map(|language| field(literal, language));
            // A constructor, a pattern or a definition is no literal.
            let [Some(_), Some(_), Some(_), Some(_), Some(english)] = texts else { continue };
            for (language, text) in LANGUAGES.iter().zip(texts.iter().flatten()) {
                let place = format!("{}: {english:?} in {language}", file.display());
                assert!(!text.trim().is_empty(), "{place} is empty");
                assert_eq!(places(text), places(english), "{place}");
            }
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} sentences found");
}

/// Words that Portugal writes and Brazil does not; a stem stands for the words that begin with it.
const EUROPEAN: [&str; 13] = [
    "ficheiro",
    "registo",
    "regista",
    "controlo",
    "pormenor",
    "ecrã",
    "utilizador",
    "equipa ",
    "telemóv",
    "contacto",
    "acção",
    "emparelha",
    "lance secreto",
];

#[test]
fn portuguese_is_brazilian() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let (mut files, mut checked) = (Vec::new(), 0);
    sources(&root, &mut files);
    let mut check = |place: &Path, text: &str| {
        let text = text.to_lowercase();
        let begins =
            |word: &&&str| text.match_indices(**word).any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric));
        let word = EUROPEAN.iter().find(begins);
        assert_eq!(word, None, "{}: {text}", place.display());
        checked += 1;
    };
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap();
        source.split("Text {").skip(1).filter_map(|literal| field(literal, "pt")).for_each(|text| check(&file, text));
    }
    for folder in ["desk/locales/pt", "laws/texts/pt"] {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            std::fs::read_to_string(&path).unwrap().lines().for_each(|line| check(&path, line));
        }
    }
    assert!(checked > 1000, "only {checked} sentences found");
}
