//! The sentences of the locale files and the rulebook: they follow `docs/terms.toml` and the typography of their
//! language, and the code fills their placeholders.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod calls;
mod guide;
mod portuguese;
mod style;
mod terms;

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

/// A sentence of a locale file, or a line of the rulebook.
struct Sentence {
    /// `CRATE/AREA/KEY`, or `laws/rulebook/FILE`.
    name: String,
    /// The file and the message.
    place: String,
    /// The text for one combination of selectors, with placeholders as `{ $name }`.
    text: String,
}

impl Sentence {
    /// Returns the text with `…` for placeholders.
    fn words(&self) -> String {
        let mut parts = self.text.split("{ $");
        let first = parts.next().unwrap_or_default().to_owned();
        let after = |part: &str| part.split_once('}').map_or_else(|| part.to_owned(), |(_, rest)| format!("…{rest}"));
        std::iter::once(first).chain(parts.map(after)).collect()
    }
}

/// Returns every sentence that a language has of its own, once for each combination of its selectors.
fn sentences(language: Language) -> Vec<Sentence> {
    let mut found = Vec::new();
    for spoken in crates() {
        let folder = spoken.folder.file_name().unwrap().to_str().unwrap();
        for LocaleArea { name: area, messages } in &spoken.areas {
            for message in messages {
                let name = format!("{folder}/{area}/{}", message.key);
                let place = format!("crates/{folder}/locales/{language}/{area}.ftl: {}", message.key);
                let pieces = message.sentences[language as usize].as_deref().unwrap_or_default();
                let texts = SentencePiece::ways(pieces, &|place| format!("{{ ${place} }}"));
                found.extend(texts.into_iter().map(|text| Sentence { name: name.clone(), place: place.clone(), text }));
            }
        }
    }
    found.retain(|sentence| !sentence.text.is_empty());
    found
}

/// Returns the rulebook's lines in a language, and the words of that language in the rulebook's glossary.
fn rulebook(language: Language) -> Vec<Sentence> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/laws/rulebook");
    let glossary = std::fs::read_to_string(folder.join("glossary.txt")).unwrap();
    let rows = glossary.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(" | ").collect::<Vec<_>>());
    let rows: Vec<Vec<&str>> = rows.collect();
    let column = rows[0].iter().position(|code| *code == language.code()).unwrap();
    let word = |row: &Vec<&str>| {
        let place = format!("crates/laws/rulebook/glossary.txt: {}", row[0]);
        Sentence { name: "laws/rulebook/glossary.txt".to_owned(), place, text: row[column].to_owned() }
    };
    let mut found: Vec<Sentence> = rows[1..].iter().map(word).collect();
    for entry in std::fs::read_dir(folder.join(language.code())).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap();
        // Words that people type, regardless of the glossary.
        if file == "synonyms.txt" {
            continue;
        }
        for (line, text) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            let place = format!("crates/laws/rulebook/{language}/{file}:{}", line + 1);
            found.push(Sentence { name: format!("laws/rulebook/{file}"), place, text: text.to_owned() });
        }
    }
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
        for Sentence { place, text, .. } in all {
            assert!(!text.trim().is_empty(), "{place}");
            assert!(!text.trim_start().contains("  "), "{place}: {text:?}");
        }
    }
}

/// A sentence that is identical in two languages was copied and not translated. Words such as "final" are the same in
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

/// Returns whether a sentence has five words of three letters, without its examples in parentheses.
fn is_long(sentence: &str) -> bool {
    let examples = |part: &str| part.split_once(')').map_or_else(|| part.to_owned(), |(_, rest)| rest.to_owned());
    let mut parts = sentence.split('(');
    let first = parts.next().unwrap_or_default().to_owned();
    let plain: String = std::iter::once(first).chain(parts.map(examples)).collect();
    plain.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() >= 3).count() >= 5
}
