//! The reader of a page: the language and the collation.
//!
//! Texts are constants generated from locale files ([`adoube_words`]). Other crates' refusals and explanations arrive
//! as text in the reader's language.

use adoube_words::{Language, Text};
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use std::cmp::Ordering;
use std::fmt::Display;
use std::sync::LazyLock;

/// Marks around each text, for the test that looks for text outside the locale files.
pub const MARKS: [char; 2] = ['⟦', '⟧'];

/// The reader of a page.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// The language.
    pub language: Language,
    marked: bool,
}

impl Reader {
    /// Creates a reader of a language.
    pub const fn new(language: Language) -> Self {
        Self { language, marked: false }
    }

    /// Returns a reader for whom each sentence is put between [`MARKS`].
    #[must_use]
    pub const fn marked(self) -> Self {
        Self { marked: true, ..self }
    }

    /// Returns a reader for whom sentences are not marked.
    #[must_use]
    pub const fn unmarked(self) -> Self {
        Self { marked: false, ..self }
    }

    /// Returns a sentence.
    pub fn say(self, text: Text) -> String {
        self.mark(text.get(self.language).to_owned())
    }

    /// Returns a sentence with values in its places.
    pub fn say_with(self, text: Text, values: &[(&str, &dyn Display)]) -> String {
        self.mark(text.fill(self.language, values))
    }

    /// Accepts a sentence that another crate has formatted in this language.
    pub fn told(self, sentence: impl Into<String>) -> String {
        self.mark(sentence.into())
    }

    fn mark(self, text: String) -> String {
        let [left, right] = MARKS;
        if self.marked { format!("{left}{text}{right}") } else { text }
    }

    /// Sorts by name in the reader's language: accents and case decide last, and `ñ` is a letter in Spanish.
    pub fn sort_by_name<T>(self, items: &mut [T], name: impl Fn(&T) -> &str) {
        let collator = collator(self.language);
        let compare = |a: &str, b: &str| match collator {
            Some(collator) => collator.compare(a, b),
            None => Ordering::Equal,
        };
        items.sort_by(|a, b| compare(name(a), name(b)).then_with(|| name(a).cmp(name(b))));
    }
}

fn collator(language: Language) -> Option<&'static CollatorBorrowed<'static>> {
    static COLLATORS: LazyLock<[Option<CollatorBorrowed<'static>>; Language::COUNT]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            let locale = language.code().parse::<icu_locale_core::Locale>().ok()?;
            Collator::try_new((&locale).into(), CollatorOptions::default()).ok()
        })
    });
    COLLATORS.get(language as usize)?.as_ref()
}

/// Returns the site's best language for an `Accept-Language` header.
pub fn accepted(header: &str) -> Option<Language> {
    let mut best: Option<(Language, f32)> = None;
    for part in header.split(',').take(20) {
        let mut pieces = part.trim().split(';');
        let Some(language) = pieces.next().and_then(Language::from_locale) else { continue };
        let quality = pieces.find_map(|piece| piece.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        if quality > 0.0 && best.is_none_or(|(_, best)| quality > best) {
            best = Some((language, quality));
        }
    }
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_asks_for_a_language() {
        let cases = [
            ("ca", Some(Language::Catalan)),
            ("de, eu;q=0.8, en;q=0.5", Some(Language::Basque)),
            ("en;q=0.2, pt-BR", Some(Language::BrazilianPortuguese)),
            ("fr-FR,fr;q=0.9", None),
            ("es;q=0", None),
            ("", None),
            (";;q=,=", None),
        ];
        for (header, expected) in cases {
            assert_eq!(accepted(header), expected, "{header}");
        }
    }

    #[test]
    fn names_are_sorted_by_the_readers_language() {
        let mut names = vec!["Zubizarreta", "Ñáñez", "Núñez", "Àvila", "Nuñez", "Avila", "Ochoa", "ávalos"];
        Reader::new(Language::Spanish).sort_by_name(&mut names, |name| name);
        assert_eq!(names, ["ávalos", "Avila", "Àvila", "Nuñez", "Núñez", "Ñáñez", "Ochoa", "Zubizarreta"]);
    }

    #[test]
    fn a_marked_reader_sees_where_each_sentence_ends() {
        let reader = Reader::new(Language::English).marked();
        assert_eq!(reader.say(crate::words::frame::MENU), "⟦Menu⟧");
        assert_eq!(
            reader.say_with(crate::words::password::SHORT, &[("least", &12)]),
            "⟦Choose a password with at least 12 characters.⟧"
        );
        assert_eq!(reader.unmarked().say(crate::words::frame::MENU), "Menu");
    }
}
