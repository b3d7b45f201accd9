//! The words of the Laws in every language, and their meaning in our own words.
//!
//! The words are in `rulebook/glossary.txt`, one line per word; the definitions in `rulebook/LANGUAGE/definitions.txt`, each
//! after the English word. A language that falls back to another has only those that read differently.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::Article;
use adoube_words::fold::fold;
use adoube_words::{Language, Text};

/// A term of the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LawsTerm {
    /// The term; a semicolon separates alternatives.
    pub word: Text,
    /// What it means.
    pub definition: Text,
    /// The article that defines or first uses it.
    pub article: Article,
    ours: [bool; Language::COUNT],
}

impl LawsTerm {
    /// Returns whether the term in a language is ours, because the printed translation has none or a misleading one.
    pub const fn is_ours(&self, language: Language) -> bool {
        self.ours[language as usize]
    }
}

/// Returns all terms, in English alphabetical order.
///
/// ```
/// use adoube_laws::glossary;
/// use adoube_words::Language;
/// let flag = glossary().iter().find(|term| term.word.get(Language::English) == "flag").unwrap();
/// assert_eq!(flag.word.get(Language::BrazilianPortuguese), "seta");
/// ```
pub fn glossary() -> &'static [LawsTerm] {
    &TERMS
}

/// Returns the terms that contain a text in any language, ignoring accents and case.
///
/// ```
/// use adoube_laws::find_terms;
/// use adoube_words::Language;
/// assert!(find_terms("arbitre").any(|term| term.word.get(Language::English) == "arbiter"));
/// ```
pub fn find_terms(text: &str) -> impl Iterator<Item = &'static LawsTerm> {
    let wanted = fold(text.trim());
    TERMS.iter().filter(move |term| {
        !wanted.is_empty() && Language::ALL.iter().any(|&language| fold(term.word.get(language)).contains(&wanted))
    })
}

static TERMS: LazyLock<Vec<LawsTerm>> = LazyLock::new(|| {
    let mut lines = FILE.lines().filter(|line| !line.starts_with('#'));
    let columns: Vec<&str> = lines.next().unwrap_or_default().split(" | ").collect();
    let definitions = DEFINITIONS.map(|file| file.lines().filter_map(|line| line.split_once(": ")).collect());
    lines.filter_map(|line| parse(line, &columns, &definitions)).collect()
});

include!(concat!(env!("OUT_DIR"), "/definitions.rs"));

static FILE: &str = include_str!("../rulebook/glossary.txt");

/// Parses a line of the file by the names of the columns; `None` for malformed lines, which tests reject.
fn parse(
    line: &'static str,
    columns: &[&str],
    definitions: &[HashMap<&str, &'static str>; Language::COUNT],
) -> Option<LawsTerm> {
    let (mut words, mut ours) = ([""; Language::COUNT], [false; Language::COUNT]);
    let mut article = None;
    for (column, word) in columns.iter().zip(line.split(" | ")) {
        let Ok(language) = column.parse::<Language>() else {
            article = Some(Article::new(word));
            continue;
        };
        let own = word.strip_suffix('*');
        ours[language as usize] = own.is_some();
        words[language as usize] = own.unwrap_or(word);
    }
    let english = words[Language::English as usize];
    let meanings = definitions.each_ref().map(|own| own.get(english).copied().unwrap_or_default());
    // Read once, and kept as long as the program runs.
    let text = |words: [&'static str; Language::COUNT]| Text::plain(Box::leak(Box::new(words)));
    Some(LawsTerm { word: text(words), definition: text(meanings), article: article?, ours })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_term_with_a_known_article() {
        let lines = FILE.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!((lines, glossary().len()), (112, 111));
        for term in glossary() {
            assert!(term.article.provision().is_some(), "{:?}", term.word);
            for language in Language::ALL {
                let word = term.word.get(language);
                assert!(!word.is_empty() && word.trim() == word && !word.contains(['*', '|', '–']), "{word:?}");
            }
        }
        assert!(glossary().is_sorted_by_key(|term| term.word.get(Language::English).to_lowercase()));
    }

    #[test]
    fn every_word_is_defined_in_every_language() {
        for term in glossary() {
            let texts: Vec<_> = Language::ALL.into_iter().map(|language| term.definition.get(language)).collect();
            for text in &texts {
                assert!(text.len() > 8 && text.ends_with('.') && text.trim() == *text, "{:?}: {text:?}", term.word);
            }
            let own = Language::ALL.into_iter().filter(|language| *language != Language::English);
            let english = term.definition.get(Language::English);
            assert!(own.into_iter().all(|l| term.definition.get(l) != english), "{english}");
        }
        // No line is left without its word.
        for (language, file) in Language::ALL.into_iter().zip(DEFINITIONS) {
            for line in file.lines() {
                let word = line.split_once(": ").map_or("", |(word, _)| word);
                let known = glossary().iter().any(|term| term.word.get(Language::English) == word);
                assert!(known, "{language}: {line}");
            }
        }
        let flag = find_terms("seta").next().unwrap();
        let meaning = "Dispositivo que mostra que o tempo de um período acabou.";
        assert_eq!(flag.definition.get(Language::EuropeanPortuguese), meaning);
    }

    #[test]
    fn our_own_words_are_marked() {
        let ours = |language| glossary().iter().filter(|term| term.is_ours(language)).count();
        assert_eq!(Language::ALL.map(ours), [4, 8, 1, 0, 16, 0]);
    }

    #[test]
    fn terms_are_found_whatever_the_accents() {
        for (text, english) in [
            ("ÀRBITRE", "arbiter"),
            ("il.legal", ""),
            ("illegal", "illegal"),
            ("il·legal", "illegal"),
            ("periodo", "time period"),
            ("peao", "pawn"),
            ("", ""),
            ("xyz", ""),
        ] {
            let found = find_terms(text).next().map_or("", |term| term.word.get(Language::English));
            assert_eq!(found, english, "{text}");
        }
    }

    #[test]
    fn words_that_read_the_same_everywhere_are_few() {
        let same: Vec<_> = glossary()
            .iter()
            .filter(|term| Language::ALL.iter().all(|&l| term.word.get(l) == term.word.get(Language::English)))
            .map(|term| term.word.get(Language::English))
            .collect();
        assert_eq!(same, [""; 0]);
    }
}
