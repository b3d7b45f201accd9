//! The words of the Laws in five languages.

use std::sync::LazyLock;

use crate::fold::fold;
use crate::{Article, Language, Text};

/// A word of the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The word. Where a language has two, a semicolon parts them.
    pub word: Text,
    /// Where the Laws define or first use it.
    pub article: Article,
    ours: [bool; 5],
}

impl Term {
    /// Whether the word in a language is ours, because the printed translation has none.
    pub const fn is_ours(&self, language: Language) -> bool {
        self.ours[language as usize]
    }
}

/// All words, in English alphabetical order.
///
/// ```
/// use adoube_laws::{Language, glossary};
/// let flag = glossary().iter().find(|term| term.word.en == "flag").unwrap();
/// assert_eq!(flag.word.get(Language::Portuguese), "seta");
/// ```
pub fn glossary() -> &'static [Term] {
    &TERMS
}

/// The words that contain a text in any of the languages, whatever the accents and capitals.
///
/// ```
/// use adoube_laws::find_terms;
/// assert!(find_terms("arbitre").any(|term| term.word.en == "arbiter"));
/// ```
pub fn find_terms(text: &str) -> impl Iterator<Item = &'static Term> {
    let wanted = fold(text.trim());
    TERMS.iter().filter(move |term| {
        !wanted.is_empty() && Language::ALL.iter().any(|&language| fold(term.word.get(language)).contains(&wanted))
    })
}

static TERMS: LazyLock<Vec<Term>> =
    LazyLock::new(|| FILE.lines().filter(|line| !line.starts_with('#')).filter_map(parse).collect());

static FILE: &str = include_str!("../texts/glossary.txt");

/// One line of the file; `None` for lines that tests do not let pass.
fn parse(line: &'static str) -> Option<Term> {
    let mut columns = line.split(" | ");
    let mut ours = [false; 5];
    let mut next = |language: Language| {
        let word = columns.next()?;
        let own = word.strip_suffix('*');
        ours[language as usize] = own.is_some();
        Some(own.unwrap_or(word))
    };
    let en = next(Language::English)?;
    let ca = next(Language::Catalan)?;
    let es = next(Language::Spanish)?;
    let pt = next(Language::Portuguese)?;
    let eu = next(Language::Basque)?;
    let article = Article::new(columns.next()?);
    Some(Term { word: Text { ca, es, pt, eu, en }, article, ours })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_term_with_a_known_article() {
        let lines = FILE.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!((lines, glossary().len()), (111, 111));
        for term in glossary() {
            assert!(term.article.provision().is_some(), "{}", term.word.en);
            for language in Language::ALL {
                let word = term.word.get(language);
                assert!(!word.is_empty() && word.trim() == word && !word.contains(['*', '|', '–']), "{word:?}");
            }
        }
        assert!(glossary().is_sorted_by_key(|term| term.word.en.to_lowercase()));
    }

    #[test]
    fn our_own_words_are_marked() {
        let ours = |language| glossary().iter().filter(|term| term.is_ours(language)).count();
        assert_eq!(Language::ALL.map(ours), [0, 1, 0, 13, 0]);
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
            let found = find_terms(text).next().map_or("", |term| term.word.en);
            assert_eq!(found, english, "{text}");
        }
    }

    #[test]
    fn words_that_read_the_same_everywhere_are_few() {
        let same: Vec<_> = glossary()
            .iter()
            .filter(|term| Language::ALL.iter().all(|&l| term.word.get(l) == term.word.en))
            .map(|term| term.word.en)
            .collect();
        assert_eq!(same, [""; 0]);
    }
}
