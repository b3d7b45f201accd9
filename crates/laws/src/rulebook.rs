//! Explanations of each provision, in our own words and in every language.
//!
//! The texts are in plain files, one folder per language (`rulebook/en`), so that each language can be reviewed on its
//! own. A language that falls back to another has only the provisions that read differently:
//!
//! ```text
//! [5.1.2] Resignation
//! Whoever declares resignation loses and the game is over. …
//! !1985 2017 2018: Whoever resigns always loses, even if the opponent cannot mate.
//! ```
//!
//! Each entry has a title, one line that explains the newest edition with the provision, and notes on editions that
//! differ. `{7.5.5}` in a line is a cross-reference, printed as the number in the reader's edition.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use crate::book::{self, Provision};
use crate::{Article, Edition};
use adoube_words::{Language, Text};

/// A set of editions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Editions(u8);

impl Editions {
    /// Returns whether an edition is among them.
    pub const fn contains(self, edition: Edition) -> bool {
        self.0 & (1 << edition.column()) != 0
    }

    /// Returns the editions, oldest first.
    pub fn iter(self) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(move |&edition| self.contains(edition))
    }

    const fn with(self, edition: Edition) -> Self {
        Self(self.0 | 1 << edition.column())
    }
}

impl fmt::Debug for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, edition) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            edition.fmt(f)?;
        }
        Ok(())
    }
}

/// A note on editions that differ from the explained one, or that have another rule instead of the provision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EditionNote {
    /// The editions it applies to.
    pub editions: Editions,
    /// The text. Its cross-references are numbered as in those editions.
    pub text: Text,
}

impl EditionNote {
    /// Returns the note in one language, with cross-references numbered as in the first edition it applies to.
    pub fn read(&self, language: Language) -> String {
        let edition = self.editions.iter().next().unwrap_or_default();
        with_numbers(self.text.get(language), edition)
    }
}

impl Provision {
    /// Returns a short title.
    pub fn title(&self) -> Text {
        self.entry().map_or(Text::same(""), |entry| entry.title)
    }

    /// Returns the explanation for the newest edition that has the provision; cross-references are in braces.
    pub fn explanation(&self) -> Text {
        self.entry().map_or(Text::same(""), |entry| entry.explanation)
    }

    /// Returns the differences of other editions.
    pub fn notes(&self) -> &'static [EditionNote] {
        self.entry().map_or(&[], |entry| &entry.notes)
    }

    /// Returns the edition whose wording applies to another: itself if it has the provision unchanged, otherwise the
    /// explained one.
    pub fn read_in(&'static self, edition: Edition) -> Edition {
        let differs = self.notes().iter().any(|note| note.editions.contains(edition));
        if differs || !self.exists_in(edition) { self.explained_for() } else { edition }
    }

    /// Returns the explanation, with cross-references numbered as in an edition, or as in the newest edition that has
    /// the provision if this one lacks it or differs.
    ///
    /// ```
    /// use adoube_laws::{Article, Edition};
    /// use adoube_words::Language;
    /// let castling = Article::new("3.8").provision().unwrap();
    /// assert!(castling.explain(Edition::E1985, Language::English).contains("05.01.b"));
    /// ```
    pub fn explain(&'static self, edition: Edition, language: Language) -> String {
        with_numbers(self.explanation().get(language), self.read_in(edition))
    }

    /// Returns the other provisions its texts refer to, in natural order.
    pub fn references(&self) -> Vec<Article> {
        let notes = self.notes().iter().map(|note| note.text.get(Language::English));
        let texts = std::iter::once(self.explanation().get(Language::English)).chain(notes);
        let mut found: Vec<_> = texts.flat_map(places).map(Article::new).collect();
        found.sort_unstable();
        found.dedup();
        found.retain(|&article| article != self.article());
        found
    }

    fn entry(&self) -> Option<&'static ProvisionText> {
        ENTRIES.get(self.place())
    }
}

/// Returns the ids in braces, in the order of the text.
fn places(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split('{').skip(1).filter_map(|part| part.split_once('}').map(|(name, _)| name))
}

/// Returns the text with every cross-reference as the number in an edition.
fn with_numbers(text: &str, edition: Edition) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let Some((name, tail)) = after.split_once('}') else {
            out.push('{');
            rest = after;
            break;
        };
        out.push_str(&number_in(name, edition));
        rest = tail;
    }
    out.push_str(rest);
    out
}

/// Returns the number of a provision in an edition, or in the newest that has it together with that edition's name.
pub(crate) fn number_in(id: &str, edition: Edition) -> String {
    let Some(provision) = book::provision(id) else {
        return id.to_owned();
    };
    let own = provision.exists_in(edition).then(|| book::cited(id, edition)).flatten();
    own.map_or_else(
        || {
            let edition = provision.explained_for();
            let number = provision.numbers(edition).first().unwrap_or(&id);
            format!("{number} ({edition})")
        },
        str::to_owned,
    )
}

struct ProvisionText {
    title: Text,
    explanation: Text,
    notes: Vec<EditionNote>,
}

/// The texts of all provisions, in the order of the book.
static ENTRIES: LazyLock<Vec<ProvisionText>> = LazyLock::new(|| {
    let sources = FILES.map(|files| {
        let entries = files.iter().filter_map(|file| parse(file).ok()).flatten();
        entries.map(|entry| (entry.id, entry)).collect::<HashMap<_, _>>()
    });
    book::provisions().iter().map(|provision| join(provision.article().number(), &sources)).collect()
});

/// Merges the languages of one provision. A missing text stays empty; tests check that only languages with a fallback
/// have missing ones.
fn join(id: &str, sources: &[HashMap<&str, Raw>; Language::COUNT]) -> ProvisionText {
    let text = |get: &dyn Fn(&Raw) -> Option<&'static str>| {
        let words = sources.each_ref().map(|entries| entries.get(id).and_then(get).unwrap_or_default());
        // Read once, and leaked for the lifetime of the program.
        Text::plain(Box::leak(Box::new(words)))
    };
    let english = sources[Language::English as usize].get(id);
    let notes = english.map_or(&[][..], |raw| &raw.notes);
    ProvisionText {
        title: text(&|raw| Some(raw.title)),
        explanation: text(&|raw| Some(raw.explanation)),
        notes: notes
            .iter()
            .enumerate()
            .map(|(i, (editions, _))| EditionNote {
                editions: *editions,
                text: text(&|raw| raw.notes.get(i).map(|(_, text)| *text)),
            })
            .collect(),
    }
}

/// One provision in one language.
#[derive(Debug, PartialEq, Eq)]
struct Raw {
    id: &'static str,
    title: &'static str,
    explanation: &'static str,
    notes: Vec<(Editions, &'static str)>,
}

/// A line that does not follow the format.
#[derive(Debug, PartialEq, Eq)]
struct RulebookFileError {
    line: usize,
    expected: &'static str,
}

fn parse(file: &'static str) -> Result<Vec<Raw>, RulebookFileError> {
    let mut entries: Vec<Raw> = Vec::new();
    for (i, line) in file.lines().enumerate() {
        let fault = |expected| RulebookFileError { line: i + 1, expected };
        if line.is_empty() {
            continue;
        }
        if let Some(rest) = line.strip_prefix('[') {
            let (id, title) = rest.split_once("] ").ok_or_else(|| fault("[ID] TITLE"))?;
            entries.push(Raw { id, title, explanation: "", notes: Vec::new() });
            continue;
        }
        let entry = entries.last_mut().ok_or_else(|| fault("[ID] TITLE first"))?;
        if let Some(rest) = line.strip_prefix('!') {
            let (names, text) = rest.split_once(": ").ok_or_else(|| fault("!EDITIONS: NOTE"))?;
            let editions = names.split(' ').try_fold(Editions::default(), |set, name| {
                name.parse().map(|edition| set.with(edition)).map_err(|_| fault("an edition"))
            })?;
            entry.notes.push((editions, text));
        } else if entry.explanation.is_empty() && entry.notes.is_empty() {
            entry.explanation = line;
        } else {
            return Err(fault("one line of explanation"));
        }
    }
    Ok(entries)
}

// `FILES`: the files of each language, in the order of `Language::ALL`.
include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn raw(language: Language) -> Vec<Raw> {
        FILES[language as usize].iter().flat_map(|file| parse(file).unwrap()).collect()
    }

    #[test]
    fn every_provision_is_explained_once_in_every_language() {
        for language in Language::ALL {
            let entries = raw(language);
            let ids: HashSet<_> = entries.iter().map(|entry| entry.id).collect();
            assert_eq!(entries.len(), ids.len(), "{language}");
            if language.fallback().is_some() {
                assert!(ids.iter().all(|id| book::provision(id).is_some()), "{language}");
                continue;
            }
            assert_eq!(entries.len(), 383, "{language}");
            for provision in book::provisions() {
                assert!(ids.contains(provision.article().number()), "{} in {language}", provision.article());
            }
        }
    }

    #[test]
    fn the_languages_have_the_same_notes_and_references() {
        let english: HashMap<_, _> = raw(Language::English).into_iter().map(|e| (e.id, e)).collect();
        let sorted = |text| {
            let mut found: Vec<_> = places(text).collect();
            found.sort_unstable();
            found
        };
        for language in Language::ALL {
            for entry in raw(language) {
                let other = &english[entry.id];
                let tags = |e: &Raw| e.notes.iter().map(|(editions, _)| *editions).collect::<Vec<_>>();
                assert_eq!(tags(&entry), tags(other), "{} in {language}", entry.id);
                assert_eq!(sorted(entry.explanation), sorted(other.explanation), "{} in {language}", entry.id);
                for ((_, note), (_, note_en)) in entry.notes.iter().zip(&other.notes) {
                    assert_eq!(sorted(note), sorted(note_en), "{} in {language}", entry.id);
                }
            }
        }
    }

    #[test]
    fn no_text_is_empty_or_left_in_english() {
        for provision in book::provisions() {
            let id = provision.article();
            let notes = provision.notes().iter().map(|note| note.text);
            for text in [provision.title(), provision.explanation()].into_iter().chain(notes) {
                for language in Language::ALL {
                    let found = text.get(language);
                    assert!(!found.trim().is_empty(), "{id} in {language}");
                    assert_eq!(found, found.trim(), "{id} in {language}");
                    let own = language == Language::English || found != text.get(Language::English);
                    assert!(own, "{id}: {found:?} in {language} is the English");
                }
                // Adjacent provisions may share a word or two, but never a whole explanation.
                let catalan = text.get(Language::Catalan);
                if catalan.len() > 60 {
                    let own = Language::ALL.into_iter().filter(|language| language.fallback().is_none());
                    let texts: Vec<_> = own.map(|language| text.get(language)).collect();
                    let different: HashSet<_> = texts.iter().collect();
                    assert_eq!(different.len(), texts.len(), "{id}: {catalan}");
                }
            }
            for language in Language::ALL {
                let explanation = provision.explanation().get(language);
                assert!(explanation.ends_with('.'), "{id} in {language}: {explanation}");
                let ends = explanation.split(". ").skip(1).filter(|s| s.starts_with(char::is_uppercase));
                let sentences = ends.count() + 1;
                assert!(sentences <= 4, "{id} in {language} has {sentences} sentences");
            }
        }
    }

    #[test]
    fn titles_tell_provisions_apart() {
        for language in Language::ALL {
            let mut seen = HashMap::new();
            for provision in book::provisions() {
                let title = provision.title().get(language);
                if let Some(other) = seen.insert(title, provision.article()) {
                    panic!("{title:?} in {language} is {} and {other}", provision.article());
                }
            }
        }
    }

    #[test]
    fn every_cross_reference_leads_somewhere() {
        let mut count = 0;
        for provision in book::provisions() {
            for article in provision.references() {
                assert!(article.provision().is_some(), "{} refers to {article}", provision.article());
                count += 1;
            }
            let own =
                places(provision.explanation().get(Language::English)).any(|name| name == provision.article().number());
            assert!(!own, "{} refers to itself", provision.article());
        }
        assert!(count > 150, "only {count} cross-references");
    }

    #[test]
    fn a_note_speaks_of_another_edition_than_the_one_explained() {
        for provision in book::provisions() {
            let explained = provision.explained_for();
            for note in provision.notes() {
                assert!(!note.editions.contains(explained), "{} in {explained}", provision.article());
                assert!(note.editions.iter().next().is_some(), "{}", provision.article());
            }
        }
    }

    #[test]
    fn references_are_numbered_as_in_the_edition_read() {
        let read = |id, edition| Article::new(id).provision().unwrap().explain(edition, Language::Catalan);
        assert!(read("A.6", Edition::E2023).contains("A.4 o A.5"));
        assert!(read("A.6", Edition::E2018).contains("A.3.1 o A.4"));
        assert!(read("3.8", Edition::E1985).contains("05.01.a"));
        // Another rule, or none: use the numbers of the explained edition.
        assert!(read("A.5.2", Edition::E2017).contains("7.5.5"));
        assert!(read("9.6.1", Edition::E1985).contains("9.2.2"));
        assert!(read("7.2.1", Edition::E1985).contains("A.5.1.2 (2023)"));
        let dead = Article::new("5.2.2").provision().unwrap();
        assert!(dead.notes()[0].read(Language::English).contains("10.07"));
        assert_eq!(
            with_numbers("{1985:10.07} and {nonsense} and {", Edition::E2023),
            "10.07 (1985) and nonsense and {"
        );
    }

    #[test]
    fn broken_files_are_faults_with_their_line() {
        let cases = [
            ("[1.1 Title", 1, "[ID] TITLE"),
            ("text", 1, "[ID] TITLE first"),
            ("[1.1] Title\none\ntwo", 3, "one line of explanation"),
            ("[1.1] Title\none\n!1999: note", 3, "an edition"),
            ("[1.1] Title\none\n!1985 note", 3, "!EDITIONS: NOTE"),
        ];
        for (file, line, expected) in cases {
            assert_eq!(parse(file), Err(RulebookFileError { line, expected }), "{file}");
        }
    }
}
