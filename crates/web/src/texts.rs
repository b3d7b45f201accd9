//! Sentences in the reader's language.
//!
//! Every sentence of a site is in a Fluent file, one per subject and language: `locales/ca/accounts.ftl`. Sentences of
//! other crates (refusals, explanations) arrive as text in the reader's language.

use adoube_laws::{Language, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use std::cmp::Ordering;
use std::fmt;
use std::sync::LazyLock;

pub use fluent_bundle::FluentValue as Value;

/// The texts of one subject in the five languages, in the order of [`Language::ALL`].
pub struct Area {
    /// The file's name.
    pub name: &'static str,
    /// What the files hold.
    pub texts: [&'static str; Language::COUNT],
}

/// What stands around each sentence when a test looks for text that comes from no file.
pub const MARKS: [char; 2] = ['⟦', '⟧'];

type Bundle = FluentBundle<FluentResource>;

/// The sentences of a site in every language.
pub struct Catalogue {
    bundles: [Bundle; Language::COUNT],
}

impl Catalogue {
    /// Reads the text files.
    pub fn new(areas: &[Area]) -> Self {
        Self { bundles: Language::ALL.map(|language| bundle(language, areas)) }
    }

    fn bundle(&self, language: Language) -> Option<&Bundle> {
        self.bundles.get(index(language))
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue").finish_non_exhaustive()
    }
}

fn bundle(language: Language, areas: &[Area]) -> Bundle {
    // The codes of the five languages are well formed; the default would be the language without a name.
    let id = language.code().parse::<unic_langid::LanguageIdentifier>().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for area in areas {
        let text = area.texts.get(index(language)).copied().unwrap_or_default();
        // A test reads the files; a line with an error is left out, and its key would be shown instead.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn index(language: Language) -> usize {
    Language::ALL.iter().position(|&other| other == language).unwrap_or_default()
}

/// A sentence without places, from locale files or not there yet.
pub trait Sentence {
    /// Its words in a language.
    fn words(&self, language: Language) -> &'static str;
}

impl Sentence for Text {
    fn words(&self, language: Language) -> &'static str {
        self.get(language)
    }
}

impl Sentence for adoube_words::Text {
    fn words(&self, language: Language) -> &'static str {
        self.get(language)
    }
}

/// Somebody who reads, and in which language.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// The language.
    pub language: Language,
    marked: bool,
    texts: &'static LazyLock<Catalogue>,
}

impl Reader {
    /// A reader of a language.
    pub const fn new(texts: &'static LazyLock<Catalogue>, language: Language) -> Self {
        Self { language, marked: false, texts }
    }

    /// The same reader, who sees each sentence between [`MARKS`].
    #[must_use]
    pub const fn marked(self) -> Self {
        Self { marked: true, ..self }
    }

    /// The same reader, who sees sentences as they are.
    #[must_use]
    pub const fn unmarked(self) -> Self {
        Self { marked: false, ..self }
    }

    /// The sentence with this key.
    pub fn say(self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The sentence with this key, its places filled.
    pub fn say_with(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, value.clone());
        }
        let said = self.texts.bundle(self.language).and_then(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            Some(bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
        });
        match said {
            Some(said) => self.mark(said),
            None => format!("{{{key}}}"),
        }
    }

    /// Whether there is a sentence with this key.
    pub fn knows(self, key: &str) -> bool {
        self.texts.bundle(self.language).is_some_and(|bundle| bundle.has_message(key))
    }

    /// A sentence of another crate, as it stands.
    pub fn text(self, text: &impl Sentence) -> String {
        self.mark(text.words(self.language).to_owned())
    }

    /// A sentence that another crate made in this language.
    pub fn told(self, sentence: impl Into<String>) -> String {
        self.mark(sentence.into())
    }

    fn mark(self, text: String) -> String {
        let [left, right] = MARKS;
        if self.marked { format!("{left}{text}{right}") } else { text }
    }

    /// Puts names in the order of the reader's language: accents and case decide last, `ñ` is a letter in Spanish.
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
    COLLATORS.get(index(language))?.as_ref()
}

/// The language a browser asks for: the best of the five by its `Accept-Language`.
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

    static NONE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&[]));

    #[test]
    fn names_are_sorted_by_the_readers_language() {
        let mut names = vec!["Zubizarreta", "Ñáñez", "Núñez", "Àvila", "Nuñez", "Avila", "Ochoa", "ávalos"];
        Reader::new(&NONE, Language::Spanish).sort_by_name(&mut names, |name| name);
        assert_eq!(names, ["ávalos", "Avila", "Àvila", "Nuñez", "Núñez", "Ñáñez", "Ochoa", "Zubizarreta"]);
    }

    #[test]
    fn an_unknown_key_shows_itself() {
        assert_eq!(Reader::new(&NONE, Language::English).say("no-such-key"), "{no-such-key}");
    }
}
