//! The sentences of the locale files: each Portuguese has its own words, and the code fills the places that a sentence has.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod calls;
mod guide;
mod portuguese;

use adoube_words::Language;
use adoube_words_compiler::{LocaleArea, SentencePiece, read_folder};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A crate with sentences: its folder and its areas.
struct Spoken {
    folder: PathBuf,
    areas: Vec<LocaleArea>,
}

fn crates() -> Vec<Spoken> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root).unwrap() {
        let folder = entry.unwrap().path();
        if folder.join("locales").is_dir() && folder.join("build.rs").is_file() {
            let areas = read_folder(&folder.join("locales")).unwrap_or_else(|errors| panic!("{errors:?}"));
            found.push(Spoken { folder, areas });
        }
    }
    assert!(found.len() >= 9, "only {} crates have sentences", found.len());
    found
}

/// Every sentence that a language has of its own, with its place.
fn sentences(language: Language) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for spoken in crates() {
        for area in &spoken.areas {
            for message in &area.messages {
                let place =
                    format!("{}/locales/{language}/{}.ftl: {}", spoken.folder.display(), area.name, message.key);
                let pieces = message.sentences[language as usize].as_deref().unwrap_or_default();
                found.extend(SentencePiece::words(pieces).into_iter().map(|words| (place.clone(), words)));
            }
        }
    }
    found.retain(|(_, words)| !words.is_empty());
    found
}

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

#[test]
fn no_sentence_is_empty_or_padded_by_accident() {
    for language in Language::ALL {
        let all = sentences(language);
        assert!(language.fallback().is_some() || all.len() > 500, "{language}: only {} sentences", all.len());
        for (place, words) in all {
            assert!(!words.trim().is_empty(), "{place}");
            assert!(!words.trim_start().contains("  "), "{place}: {words:?}");
        }
    }
}

/// A language that repeats the sentence of another was copied and not translated. Words such as "final" are alike in
/// several languages, sentences are not.
#[test]
fn long_sentences_differ_in_every_language() {
    let own: Vec<Language> = Language::ALL.into_iter().filter(|language| language.fallback().is_none()).collect();
    let mut checked = 0;
    for spoken in crates() {
        for area in &spoken.areas {
            for message in &area.messages {
                let sentence = |language: Language| {
                    SentencePiece::words(message.sentences[language as usize].as_deref().unwrap_or_default()).join(" ")
                };
                if !is_long(&sentence(Language::English)) {
                    continue;
                }
                let distinct: BTreeSet<String> = own.iter().map(|language| sentence(*language)).collect();
                assert_eq!(distinct.len(), own.len(), "{}/{}.ftl: {}", spoken.folder.display(), area.name, message.key);
                checked += 1;
            }
        }
    }
    assert!(checked > 500, "only {checked} sentences");
}

/// Whether a sentence has five words of three letters, without its examples in parentheses.
fn is_long(sentence: &str) -> bool {
    let examples = |part: &str| part.split_once(')').map_or_else(|| part.to_owned(), |(_, rest)| rest.to_owned());
    let mut parts = sentence.split('(');
    let first = parts.next().unwrap_or_default().to_owned();
    let plain: String = std::iter::once(first).chain(parts.map(examples)).collect();
    plain.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() >= 3).count() >= 5
}
