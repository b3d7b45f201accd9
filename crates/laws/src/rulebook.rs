//! Explanations of each provision, in our own words and in every language.
//!
//! The texts are in plain files, one folder per language (`rulebook/en`), so that each language can be reviewed on its
//! own. A language that falls back to another has only the provisions that read differently:
//!
//! ```text
//! [5.1.2] Resignation
//! Whoever declares resignation loses and the game is over. …
//! =1985 2017 2018: Whoever declares resignation loses and the game is over, even if the opponent could not mate.
//! !1985 2017 2018: Whoever resigns always loses, even if the opponent cannot mate.
//! ```
//!
//! Each provision has a title (`@1985: …` gives another for editions that it does not fit), one line that explains the
//! newest edition that has the provision, a complete text (`=`) for each edition whose content differs, and one
//! sentence (`!`) on the difference, for readers who compare editions. `{7.5.5}` in a line is a cross-reference: it is
//! printed as the number in the reader's edition.

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

    /// Creates a set of one edition.
    pub(crate) fn of(edition: Edition) -> Self {
        Self::default().with(edition)
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

/// One sentence on how editions differ from the newest that has the provision, or on what they have instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EditionNote {
    /// The editions it applies to.
    pub editions: Editions,
    /// The text. Its cross-references are numbered as in those editions.
    pub text: Text,
}

impl EditionNote {
    /// Returns the edition whose numbers the cross-references have: the newest it applies to.
    pub fn read_in(&self) -> Edition {
        self.editions.iter().last().unwrap_or_default()
    }

    /// Returns the note in one language, with its cross-references numbered.
    pub fn read(&self, language: Language) -> String {
        with_numbers(self.text.get(language), self.read_in())
    }
}

impl Provision {
    /// Returns the short title in an edition; if the edition lacks the provision, that of the newest that has it.
    pub fn title(&'static self, edition: Edition) -> Text {
        let Some(entry) = self.entry() else { return Text::same("") };
        let own = entry.titles.iter().find(|(editions, _)| editions.contains(self.read_in(edition)));
        own.map_or(entry.title, |(_, title)| *title)
    }

    /// Returns the explanation for an edition; if the edition lacks the provision, that of the newest that has it.
    /// Cross-references are in braces.
    pub fn explanation(&'static self, edition: Edition) -> Text {
        let Some(entry) = self.entry() else { return Text::same("") };
        let own = entry.texts.iter().find(|(editions, _)| editions.contains(self.read_in(edition)));
        own.map_or(entry.explanation, |(_, text)| *text)
    }

    /// Returns the notes on differences in other editions.
    pub fn notes(&self) -> &'static [EditionNote] {
        self.entry().map_or(&[], |entry| &entry.notes)
    }

    /// Returns the editions that share the text of an edition, including itself.
    pub fn same_text(&'static self, edition: Edition) -> Editions {
        let text = self.explanation(edition);
        let same = |other: &Edition| self.exists_in(*other) && self.explanation(*other) == text;
        Edition::ALL.into_iter().filter(same).fold(Editions::default(), Editions::with)
    }

    /// Returns the edition whose text is shown for an edition: itself if it has the provision, otherwise the newest
    /// that has it.
    pub fn read_in(&'static self, edition: Edition) -> Edition {
        if self.exists_in(edition) { edition } else { self.explained_for() }
    }

    /// Returns the explanation for an edition, with cross-references numbered accordingly; if the edition lacks the
    /// provision, the explanation for the newest that has it.
    ///
    /// ```
    /// use adoube_laws::{Article, Edition};
    /// use adoube_words::Language;
    /// let castling = Article::new("3.8").provision().unwrap();
    /// assert!(castling.explain(Edition::E1985, Language::English).contains("05.01.b"));
    /// let resigning = Article::new("5.1.2").provision().unwrap();
    /// assert!(!resigning.explain(Edition::E2018, Language::English).contains("draw"));
    /// ```
    pub fn explain(&'static self, edition: Edition, language: Language) -> String {
        with_numbers(self.explanation(edition).get(language), self.read_in(edition))
    }

    /// Returns all its texts for the search, the newest edition's first.
    pub(crate) fn texts(&'static self) -> impl Iterator<Item = (Editions, Text)> {
        let mut seen = Editions::default();
        let editions = Edition::ALL.into_iter().rev().filter(|&edition| self.exists_in(edition));
        editions.filter_map(move |edition| {
            let same = self.same_text(edition);
            let new = !seen.contains(edition);
            seen = same.iter().fold(seen, Editions::with);
            new.then(|| (same, self.explanation(edition)))
        })
    }

    /// Returns the other provisions to which its text in an edition and the notes on differences refer, in natural
    /// order.
    pub fn references(&'static self, edition: Edition) -> Vec<Article> {
        let notes = self.notes().iter().map(|note| note.text.get(Language::English));
        let texts = std::iter::once(self.explanation(edition).get(Language::English)).chain(notes);
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
    /// The titles of the editions that it would not fit.
    titles: Vec<(Editions, Text)>,
    explanation: Text,
    /// The texts of the editions that differ.
    texts: Vec<(Editions, Text)>,
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
    let texts = english.map_or(&[][..], |raw| &raw.texts);
    let titles = english.map_or(&[][..], |raw| &raw.titles);
    ProvisionText {
        title: text(&|raw| Some(raw.title)),
        titles: titles
            .iter()
            .map(|(editions, _)| (*editions, text(&|raw| of_editions(&raw.titles, *editions))))
            .collect(),
        explanation: text(&|raw| Some(raw.explanation)),
        texts: texts.iter().map(|(editions, _)| (*editions, text(&|raw| of_editions(&raw.texts, *editions)))).collect(),
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

/// Returns the text for a set of editions.
fn of_editions(texts: &[(Editions, &'static str)], editions: Editions) -> Option<&'static str> {
    texts.iter().find(|(own, _)| *own == editions).map(|(_, text)| *text)
}

/// One provision in one language.
#[derive(Debug, PartialEq, Eq)]
struct Raw {
    id: &'static str,
    title: &'static str,
    titles: Vec<(Editions, &'static str)>,
    explanation: &'static str,
    texts: Vec<(Editions, &'static str)>,
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
            entries.push(Raw { id, title, titles: Vec::new(), explanation: "", texts: Vec::new(), notes: Vec::new() });
            continue;
        }
        let entry = entries.last_mut().ok_or_else(|| fault("[ID] TITLE first"))?;
        if let Some(rest) = line.strip_prefix(['!', '=', '@']) {
            let (names, text) = rest.split_once(": ").ok_or_else(|| fault("EDITIONS: TEXT"))?;
            let editions = names.split(' ').try_fold(Editions::default(), |set, name| {
                name.parse().map(|edition| set.with(edition)).map_err(|_| fault("an edition"))
            })?;
            let list = match line.chars().next() {
                Some('!') => &mut entry.notes,
                Some('@') => &mut entry.titles,
                _ => &mut entry.texts,
            };
            list.push((editions, text));
        } else if entry.explanation.is_empty() && entry.notes.is_empty() && entry.texts.is_empty() {
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
            assert_eq!(entries.len(), 388, "{language}");
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
                for (editions, text) in &entry.texts {
                    let text_en = of_editions(&other.texts, *editions).unwrap();
                    assert_eq!(sorted(text), sorted(text_en), "{} in {language}", entry.id);
                }
                if language.fallback().is_none() {
                    let titles = |e: &Raw| e.titles.iter().map(|(editions, _)| *editions).collect::<Vec<_>>();
                    assert_eq!(titles(&entry), titles(other), "{} in {language}", entry.id);
                    assert_eq!(entry.texts.len(), other.texts.len(), "{} in {language}", entry.id);
                }
            }
        }
    }

    #[test]
    fn no_text_is_empty_or_left_in_english() {
        for provision in book::provisions() {
            let id = provision.article();
            let notes = provision.notes().iter().map(|note| note.text);
            let texts = Edition::ALL.map(|edition| provision.explanation(edition));
            for text in Edition::ALL.map(|edition| provision.title(edition)).into_iter().chain(texts).chain(notes) {
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
            for (language, text) in Language::ALL.into_iter().flat_map(|l| texts.map(|text| (l, text))) {
                let explanation = text.get(language);
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
                let title = provision.title(provision.explained_for()).get(language);
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
            for article in Edition::ALL.into_iter().flat_map(|edition| provision.references(edition)) {
                assert!(article.provision().is_some(), "{} refers to {article}", provision.article());
                count += 1;
            }
            for edition in Edition::ALL {
                let text = provision.explanation(edition).get(Language::English);
                let own = places(text).any(|name| name == provision.article().number());
                assert!(!own, "{} refers to itself", provision.article());
            }
        }
        assert!(count > 500, "only {count} cross-references");
    }

    /// The text of an edition is about that edition: it never sends the reader to another one.
    #[test]
    fn the_text_of_an_edition_refers_only_to_what_the_edition_has() {
        let mut wrong = Vec::new();
        for provision in book::provisions() {
            for edition in Edition::ALL.into_iter().filter(|&edition| provision.exists_in(edition)) {
                for name in places(provision.explanation(edition).get(Language::English)) {
                    if !Article::new(name).exists_in(edition) {
                        wrong.push(format!("{} in {edition} refers to {name}", provision.article()));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// An edition that differs has its own text and a sentence on the difference, or neither.
    #[test]
    fn what_differs_is_written_out_and_named() {
        let mut wrong = Vec::new();
        for provision in book::provisions() {
            let explained = provision.explained_for();
            for note in provision.notes() {
                assert!(!note.editions.contains(explained), "{} in {explained}", provision.article());
                assert!(note.editions.iter().next().is_some(), "{}", provision.article());
            }
            for edition in Edition::ALL.into_iter().filter(|&edition| provision.exists_in(edition)) {
                let noted = provision.notes().iter().any(|note| note.editions.contains(edition));
                let own = !provision.same_text(edition).contains(explained);
                if noted != own {
                    wrong.push(format!("{} in {edition}: noted {noted}, own text {own}", provision.article()));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// Words on which a ruling turns are not lost in the explanation.
    #[test]
    fn the_conditions_of_the_articles_are_in_the_explanations() {
        let read = |id, language| Article::new(id).provision().unwrap().explain(Edition::E2023, language);
        let cases = [
            ("4.4.2", Language::English, "or the king if the rook cannot"),
            ("6.11.4", Language::English, "obviously"),
            ("6.11.4", Language::Basque, "Argi badago"),
            ("8.4", Language::English, "at some stage"),
            ("8.4", Language::Catalan, "en algun moment"),
            ("D.2.1", Language::Spanish, "Si el árbitro no decide otra cosa"),
            ("D.2.1", Language::EuropeanPortuguese, "kurze Rochade"),
            ("B.3", Language::Catalan, "Els textos català i castellà"),
            // No conditional after "if" (in Portuguese the future subjunctive), and a double negation where Catalan wants one.
            ("1.5", Language::Catalan, "no pot arribar"),
            ("5.1.2", Language::Spanish, "si el adversario no puede"),
            ("5.1.2", Language::BrazilianPortuguese, "se o oponente não puder"),
            ("5.2.2", Language::Catalan, "cap dels dos jugadors no pot"),
        ];
        for (id, language, words) in cases {
            let text = read(id, language);
            assert!(text.contains(words), "{id} in {language}: {text}");
        }
    }

    #[test]
    fn no_edition_contradicts_itself() {
        let read = |id, edition| Article::new(id).provision().unwrap().explain(edition, Language::English);
        assert!(read("5.1.2", Edition::E2023).contains("draw"));
        assert!(!read("5.1.2", Edition::E2018).contains("draw"));
        assert!(read("6.7.1", Edition::E1985).contains("hour") && !read("6.7.1", Edition::E2018).contains("hour"));
        assert!(read("9.5.3", Edition::E1985).contains("Five minutes"));
        assert!(read("A.5.2", Edition::E2017).contains("loses"));
    }

    #[test]
    fn references_are_numbered_as_in_the_edition_read() {
        let read = |id, edition| Article::new(id).provision().unwrap().explain(edition, Language::Catalan);
        assert!(read("A.6", Edition::E2023).contains("A.4 o A.5"));
        assert!(read("A.6", Edition::E2018).contains("A.3.1 o A.4"));
        assert!(read("3.8", Edition::E1985).contains("05.01.a"));
        // None there: the numbers are those of the edition explained.
        assert!(read("9.6.1", Edition::E1985).contains("9.2.2"));
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
            ("[1.1] Title\none\n!1985 note", 3, "EDITIONS: TEXT"),
            ("[1.1] Title\none\n=1985 text", 3, "EDITIONS: TEXT"),
        ];
        for (file, line, expected) in cases {
            assert_eq!(parse(file), Err(RulebookFileError { line, expected }), "{file}");
        }
    }
}
