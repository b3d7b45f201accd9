//! Search words that the explanation of a provision does not contain: terms of the playing hall ("mobile phone" for
//! electronic devices), or of another language ("zeitnot").
//!
//! They are in `rulebook/LANGUAGE/synonyms.txt`, one provision per line:
//!
//! ```text
//! 3.8.2.2.1: castling through check; castling out of check
//! ```
//!
//! A phrase matches if the query has all its words, in any order. A language that falls back to another has the phrases
//! of both.

use crate::Article;
use adoube_words::Language;
use adoube_words::fold;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/synonyms.rs"));

/// A phrase, as folded words, and its provision.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Phrase {
    pub(crate) words: Vec<String>,
    pub(crate) article: Article,
}

/// Returns the phrases of a language, and of the one it falls back to.
pub(crate) fn phrases(language: Language) -> &'static [Phrase] {
    static PHRASES: [OnceLock<Vec<Phrase>>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];
    PHRASES[language as usize].get_or_init(|| {
        let languages = std::iter::successors(Some(language), |language| language.fallback());
        languages.flat_map(|language| read(SYNONYMS[language as usize])).collect()
    })
}

fn read(file: &'static str) -> impl Iterator<Item = Phrase> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(": ")).flat_map(|(number, phrases)| {
        let article = Article::new(number);
        phrases.split(';').map(move |phrase| Phrase { words: fold::words(phrase).collect(), article })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_names_a_provision_and_has_phrases() {
        for language in Language::ALL {
            for line in SYNONYMS[language as usize].lines().filter(|line| !line.starts_with('#')) {
                let (number, phrases) = line.split_once(": ").unwrap_or_else(|| panic!("{language}: {line}"));
                assert!(Article::new(number).provision().is_some(), "{language}: {number} is no provision");
                assert!(phrases.split(';').all(|phrase| fold::words(phrase).next().is_some()), "{language}: {line}");
            }
            assert!(phrases(language).len() > 150, "{language} has {}", phrases(language).len());
        }
    }

    #[test]
    fn a_phrase_stands_once_for_a_provision() {
        for language in Language::ALL {
            let mut seen = std::collections::BTreeSet::new();
            for phrase in read(SYNONYMS[language as usize]) {
                assert!(seen.insert((phrase.words.clone(), phrase.article.number())), "{language}: {phrase:?}");
            }
        }
    }
}
