//! Merges the languages of each area, and reports missing messages.

use crate::LocaleError;
use crate::read::{LocaleMessage, SentencePiece, sentences};
use adoube_words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// A locale file.
pub(crate) struct File {
    pub(crate) area: String,
    pub(crate) language: Language,
    pub(crate) path: PathBuf,
    pub(crate) source: String,
}

/// The messages of one subject.
#[derive(Debug)]
pub struct LocaleArea {
    /// The name of its files; with `_` for `-`, the name of its module.
    pub name: String,
    /// The messages in the order of the English file.
    pub messages: Vec<Message>,
}

/// A message in every language.
#[derive(Debug)]
pub struct Message {
    /// The key, as in the files.
    pub key: String,
    /// The names of the places.
    pub places: BTreeSet<String>,
    /// The sentences, by language in the order of [`Language::ALL`]. `None` for that of the fallback language.
    pub sentences: [Option<Vec<SentencePiece>>; Language::COUNT],
}

impl LocaleArea {
    /// Returns the name of the Rust module.
    pub fn module(&self) -> String {
        self.name.replace('-', "_")
    }
}

impl Message {
    /// Returns the name of the Rust constant.
    pub fn constant(&self) -> String {
        self.key.replace('-', "_").to_ascii_uppercase()
    }
}

/// Builds the areas of some files.
pub(crate) fn areas(files: &[File]) -> Result<Vec<LocaleArea>, Vec<LocaleError>> {
    let mut errors = Vec::new();
    let mut read: BTreeMap<&str, BTreeMap<Language, (&File, Vec<LocaleMessage>)>> = BTreeMap::new();
    for file in files {
        match sentences(&file.source) {
            Ok(sentences) => {
                find_duplicates(file, &sentences, &mut errors);
                read.entry(&file.area).or_default().insert(file.language, (file, sentences));
            }
            Err(found) => errors.extend(found.into_iter().map(|(line, reason)| error(file, line, reason))),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let areas = read.into_iter().map(|(name, languages)| area(name, languages, &mut errors)).collect();
    if errors.is_empty() { Ok(areas) } else { Err(errors) }
}

fn error(file: &File, line: usize, reason: String) -> LocaleError {
    LocaleError { file: file.path.clone(), line, reason }
}

fn find_duplicates(file: &File, sentences: &[LocaleMessage], errors: &mut Vec<LocaleError>) {
    let mut seen = BTreeSet::new();
    for sentence in sentences {
        if !seen.insert(sentence.key.replace('_', "-").to_ascii_lowercase()) {
            errors.push(error(file, sentence.line, format!("{} is defined twice", sentence.key)));
        }
    }
}

/// Builds one area from its files.
fn area(
    name: &str,
    mut languages: BTreeMap<Language, (&File, Vec<LocaleMessage>)>,
    errors: &mut Vec<LocaleError>,
) -> LocaleArea {
    let Some((english, reference)) = languages.remove(&Language::English) else {
        let files = languages.values().map(|(file, _)| file);
        errors.extend(files.map(|file| error(file, 0, format!("there is no en/{name}.ftl"))));
        return LocaleArea { name: name.to_owned(), messages: Vec::new() };
    };
    let mut messages: Vec<Message> = Vec::with_capacity(reference.len());
    // Messages whose comment declares placeholders: each language uses those it needs.
    let mut may_choose = BTreeSet::new();
    for sentence in reference {
        let mut places: BTreeSet<String> =
            SentencePiece::places(&sentence.pieces).into_iter().map(str::to_owned).collect();
        places.extend(sentence.declared.iter().cloned());
        if !sentence.declared.is_empty() {
            may_choose.insert(sentence.key.clone());
        }
        let mut sentences = [const { None }; Language::COUNT];
        sentences[Language::English as usize] = Some(sentence.pieces);
        messages.push(Message { key: sentence.key, places, sentences });
    }
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        match languages.remove(&language) {
            Some((file, sentences)) => join(language, file, sentences, &mut messages, &may_choose, errors),
            None if language.fallback().is_none() => {
                errors.push(error(english, 0, format!("there is no {language}/{name}.ftl")));
            }
            None => {}
        }
    }
    LocaleArea { name: name.to_owned(), messages }
}

/// Adds one language to the messages.
fn join(
    language: Language,
    file: &File,
    sentences: Vec<LocaleMessage>,
    messages: &mut [Message],
    may_choose: &BTreeSet<String>,
    errors: &mut Vec<LocaleError>,
) {
    for sentence in sentences {
        let Some(message) = messages.iter_mut().find(|message| message.key == sentence.key) else {
            errors.push(error(file, sentence.line, format!("{} is not in the English file", sentence.key)));
            continue;
        };
        let found = SentencePiece::places(&sentence.pieces);
        let expected: BTreeSet<&str> = message.places.iter().map(String::as_str).collect();
        let fits = if may_choose.contains(&message.key) { found.is_subset(&expected) } else { found == expected };
        if !fits {
            let reason = format!("{} has the places {found:?}, in English {expected:?}", sentence.key);
            errors.push(error(file, sentence.line, reason));
        }
        message.sentences[language as usize] = Some(sentence.pieces);
    }
    if language.fallback().is_none() {
        let missing = messages.iter().filter(|message| message.sentences[language as usize].is_none());
        errors.extend(missing.map(|message| error(file, 0, format!("{} is missing", message.key))));
    }
}
