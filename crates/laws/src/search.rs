//! Full-text search over titles and explanations in one language.
//!
//! Search ignores accents and case. A word matches itself and as a prefix; only if the book has neither does it match
//! its inflections. A provision must contain all the words; if none does, those with the most words are returned.
//! Synonyms that the book does not contain ([`crate::synonyms`]) count as words of their provision. Results are sorted
//! by the number of words, then by match quality (a number, a phrase of the synonyms, the title, the text), then in the
//! order of the book.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use crate::book::{self, Provision};
use crate::{Article, Edition, Editions, synonyms};
use adoube_words::Language;
use adoube_words::fold;

/// A provision that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The provision.
    pub article: Article,
    /// The number of matching words.
    pub words: usize,
    /// The match quality: more is better.
    pub score: u32,
}

/// The maximum number of words in a query; the rest is ignored.
const MOST_WORDS: usize = 16;

/// Finds provisions by words in their title or explanation, or by a number in any edition.
///
/// With an edition, only its provisions are found, and numbers are its own.
///
/// ```
/// use adoube_laws::{Edition, search};
/// use adoube_words::Language;
/// let hits = search("posicio morta", Language::Catalan, None);
/// assert_eq!(hits[0].article.number(), "5.2.2");
/// let hits = search("a.4.2", Language::Basque, Some(Edition::E2018));
/// assert_eq!(hits[0].article.number(), "A.5.2");
/// ```
pub fn search(query: &str, language: Language, edition: Option<Edition>) -> Vec<Hit> {
    let index = INDEX[language as usize].get_or_init(|| WordIndex::new(language));
    let mut hits: Vec<_> =
        book::provisions().iter().map(|p| Hit { article: p.article(), words: 0, score: 0 }).collect();
    let words: Vec<String> = fold::words(query).take(MOST_WORDS).collect();
    let synonyms = synonym_scores(&words, language);
    for (number, word) in words.iter().enumerate() {
        let mut scores = index.scores(word, edition);
        let of_synonyms = synonyms.iter().filter(|found| found.word == number).map(|found| (found.place, found.score));
        for (place, score) in number_scores(word, edition).chain(of_synonyms) {
            if let Some(best) = scores.get_mut(place) {
                *best = score.max(*best);
            }
        }
        for (hit, score) in hits.iter_mut().zip(scores).filter(|(_, score)| *score > 0) {
            hit.words += 1;
            hit.score += score;
        }
    }
    hits.retain(|hit| hit.words > 0 && edition.is_none_or(|edition| hit.article.exists_in(edition)));
    let most = hits.iter().map(|hit| hit.words).max().unwrap_or_default();
    hits.retain(|hit| hit.words == most);
    // The sort is stable, so equal hits stay in the order of the book.
    hits.sort_by_key(|hit| Reverse(hit.score));
    hits
}

/// The places of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Posting {
    place: usize,
    in_title: bool,
    /// The editions with the word in their text or title.
    editions: Editions,
}

/// The words of one language, sorted, each with the provisions that contain it.
struct WordIndex(Vec<(String, Vec<Posting>)>);

impl WordIndex {
    fn new(language: Language) -> Self {
        let mut words: BTreeMap<String, Vec<Posting>> = BTreeMap::new();
        for (place, provision) in book::provisions().iter().enumerate() {
            let title = Edition::ALL.map(|edition| (Editions::of(edition), provision.title(edition), true)).into_iter();
            let texts = provision.texts().map(|(editions, text)| (editions, text, false));
            for (editions, text, in_title) in title.chain(texts) {
                for word in fold::words(text.get(language)) {
                    words.entry(word).or_default().push(Posting { place, in_title, editions });
                }
            }
        }
        Self(words.into_iter().collect())
    }

    /// Returns the words with a prefix.
    fn beginning_with<'a>(&'a self, text: &'a str) -> impl Iterator<Item = &'a (String, Vec<Posting>)> {
        let start = self.0.partition_point(|(word, _)| word.as_str() < text);
        self.0.iter().skip(start).take_while(move |(word, _)| word.starts_with(text))
    }

    /// Scores how well each provision matches a word, in the order of the book: by its text in an edition, else by the
    /// newest.
    fn scores(&self, word: &str, edition: Option<Edition>) -> Vec<u32> {
        let mut scores = vec![0; book::provisions().len()];
        let give = |scores: &mut [u32], postings: &[Posting], title: u32, text: u32| {
            let read = |posting: &&Posting| {
                let newest = book::provisions().get(posting.place).map(Provision::explained_for);
                edition.or(newest).is_some_and(|edition| posting.editions.contains(edition))
            };
            for posting in postings.iter().filter(read) {
                if let Some(best) = scores.get_mut(posting.place) {
                    *best = (*best).max(if posting.in_title { title } else { text });
                }
            }
        };
        for (own, postings) in self.beginning_with(word) {
            if own == word { give(&mut scores, postings, 40, 10) } else { give(&mut scores, postings, 25, 6) }
        }
        if scores.iter().all(|score| *score == 0) {
            let root: String = word.chars().take(SHORTEST_ROOT).collect();
            for (_, postings) in self.beginning_with(&root).filter(|(own, _)| inflected(own, word)) {
                give(&mut scores, postings, 12, 3);
            }
        }
        scores
    }
}

/// The minimum length of the common prefix of two inflections.
const SHORTEST_ROOT: usize = 4;

/// Returns whether a word of the text and one of the query have a common root and differ in their ending. Endings of
/// the query may be as long as the root, as in Basque.
fn inflected(own: &str, word: &str) -> bool {
    let root = own.chars().zip(word.chars()).take_while(|(x, y)| x == y).count();
    let ending = |text: &str| text.chars().count() - root;
    root >= SHORTEST_ROOT && ending(own) <= 3 && ending(word) <= root.max(3)
}

/// Returns the provisions for a number, with their scores: an exact number is the best match, a heading matches the
/// provisions under it.
fn number_scores(word: &str, edition: Option<Edition>) -> impl Iterator<Item = (usize, u32)> {
    NUMBERS.iter().filter_map(move |(own, number, place)| {
        if edition.is_some_and(|edition| edition != *own) {
            return None;
        }
        match number.strip_prefix(word)? {
            "" => Some((*place, 100)),
            rest if rest.starts_with('.') && word.contains('.') => Some((*place, 50)),
            _ => None,
        }
    })
}

/// A word of the query that belongs to a phrase of the synonyms.
struct SynonymHit {
    /// The index of the word in the query.
    word: usize,
    /// The index of the phrase's provision.
    place: usize,
    score: u32,
}

/// Returns the words of a query that form phrases of the synonyms. Longer phrases match better.
fn synonym_scores(words: &[String], language: Language) -> Vec<SynonymHit> {
    let mut found = Vec::new();
    for phrase in synonyms::phrases(language) {
        let Some(place) = phrase.article.provision().map(Provision::place) else { continue };
        let places = phrase.words.iter().map(|own| words.iter().position(|word| means(own, word)));
        let Some(places) = places.collect::<Option<Vec<usize>>>() else { continue };
        let score = 45 + 5 * u32::try_from(places.len()).unwrap_or_default();
        found.extend(places.into_iter().map(|word| SynonymHit { word, place, score }));
    }
    found
}

/// Returns whether a word of the query matches a word of a phrase: the same, or another form of it.
fn means(own: &str, word: &str) -> bool {
    own == word || inflected(own, word)
}

/// Every number of every edition, folded, with the index of its provision.
static NUMBERS: LazyLock<Vec<(Edition, String, usize)>> = LazyLock::new(|| {
    let provisions = book::provisions().iter().enumerate();
    let numbers = |(place, provision): (usize, &'static Provision)| {
        Edition::ALL.into_iter().flat_map(move |edition| {
            let printed = provision.printed(edition).into_iter().filter_map(|number| number.printed);
            let numbers = provision.numbers(edition).iter().copied().chain(printed);
            numbers.map(move |number| (edition, fold::fold(number), place))
        })
    };
    provisions.flat_map(numbers).collect()
});

/// The words of every language, in the order of [`Language::ALL`]; each is built on first use.
static INDEX: [OnceLock<WordIndex>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::glossary;

    fn first(query: &str, language: Language) -> Option<&'static str> {
        search(query, language, None).first().map(|hit| hit.article.number())
    }

    #[test]
    fn words_find_their_provision_first_in_five_languages() {
        let cases = [
            ("posicio morta", Language::Catalan, "5.2.2"),
            ("JUGADA IL·LEGAL completada", Language::Catalan, "7.5.1"),
            ("jugada illegal completada", Language::Catalan, "7.5.1"),
            ("posición inicial incorrecta", Language::Spanish, "7.2.1"),
            ("posicion inicial incorrecta", Language::Spanish, "7.2.1"),
            ("lance secreto ambiguo", Language::BrazilianPortuguese, "I.8.1"),
            ("promoção obrigatória", Language::BrazilianPortuguese, "3.7.5.1"),
            ("promocao obrigatoria", Language::BrazilianPortuguese, "3.7.5.1"),
            ("hasierako posizioa", Language::Basque, "2.3"),
            ("koloreak trukatuta", Language::Basque, "7.3"),
            ("dead position", Language::English, "5.2.2"),
            ("fivefold", Language::English, "9.6.1"),
            ("7.5.5", Language::English, "7.5.5"),
            ("10.12.b", Language::Spanish, "9.5.3"),
        ];
        for (query, language, expected) in cases {
            assert_eq!(first(query, language), Some(expected), "{query} in {language}");
        }
    }

    #[test]
    fn inflections_help_only_when_nothing_begins_so() {
        assert!(inflected("bandera", "banderes") && !inflected("checkmate", "check"));
        let hits = search("epailearengana", Language::Basque, None);
        assert!(!hits.is_empty(), "no inflection found");
        assert!(search("arbiter", Language::English, None).iter().all(|hit| hit.score >= 6));
    }

    #[test]
    fn an_edition_limits_what_is_found() {
        let found = search("hundred", Language::English, Some(Edition::E2023));
        assert!(found.iter().all(|hit| hit.article.exists_in(Edition::E2023)));
        let old = search("hundred", Language::English, Some(Edition::E1985));
        assert_eq!(old.first().map(|hit| hit.article.number()), Some("1985:10.09"));
        let in_2017 = search("7.5.3", Language::English, Some(Edition::E2017));
        assert_eq!(in_2017.first().map(|hit| hit.article.number()), Some("7.5.5"));
    }

    #[test]
    fn what_has_all_words_goes_before_what_has_some() {
        let hits = search("clock hand hovering", Language::English, None);
        assert!(hits.iter().all(|hit| hit.words == hits[0].words));
        assert_eq!(search("", Language::English, None), []);
        assert_eq!(search("zzzz qqqq", Language::English, None), []);
    }

    #[test]
    fn most_words_of_the_glossary_are_found_in_their_language() {
        for language in Language::ALL {
            let words: BTreeSet<_> = glossary().iter().flat_map(|term| fold::words(term.word.get(language))).collect();
            let found = words.iter().filter(|word| !search(word, language, None).is_empty()).count();
            assert!(found * 100 >= words.len() * 80, "{found} of {} in {language}", words.len());
        }
    }

    proptest! {
        #[test]
        fn any_query_is_answered_alike_twice(query in "\\PC{0,60}") {
            let hits = search(&query, Language::Basque, None);
            prop_assert_eq!(&hits, &search(&query, Language::Basque, None));
            prop_assert!(hits.is_sorted_by(|a, b| a.score > b.score
                || (a.score == b.score && a.article.provision().map(Provision::place) < b.article.provision().map(Provision::place))));
        }
    }
}
