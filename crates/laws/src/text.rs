//! Sentences that are not in locale files yet.

use adoube_words::Language;
use std::fmt::{Display, Write};

/// A sentence in all five languages. Being a plain struct, it cannot lack one.
///
/// Places to be filled stand in braces and have the same names in every language:
///
/// ```
/// use adoube_laws::Text;
/// use adoube_words::Language;
/// const BLOCKED: Text = Text {
///     ca: "hi ha una peça a {square}",
///     es: "hay una pieza en {square}",
///     pt: "há uma peça em {square}",
///     eu: "pieza bat dago {square} laukian",
///     en: "there is a piece on {square}",
/// };
/// assert_eq!(BLOCKED.fill(Language::Spanish, &[("square", &"e4")]), "hay una pieza en e4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    /// In Catalan.
    pub ca: &'static str,
    /// In Spanish.
    pub es: &'static str,
    /// In Portuguese.
    pub pt: &'static str,
    /// In Basque.
    pub eu: &'static str,
    /// In English.
    pub en: &'static str,
}

impl Text {
    /// A text that reads the same in every language: a symbol, a number, a proper name.
    pub const fn same(text: &'static str) -> Self {
        Self { ca: text, es: text, pt: text, eu: text, en: text }
    }

    /// The sentence in one language, its places unfilled.
    pub const fn get(&self, language: Language) -> &'static str {
        match language {
            Language::Catalan => self.ca,
            Language::Spanish => self.es,
            Language::BrazilianPortuguese | Language::EuropeanPortuguese => self.pt,
            Language::Basque => self.eu,
            Language::English => self.en,
        }
    }

    /// The sentence in one language, each `{name}` replaced by its value. A place without a value stays as it is.
    pub fn fill(&self, language: Language, values: &[(&str, &dyn Display)]) -> String {
        let mut out = String::new();
        let mut rest = self.get(language);
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((name, tail)) = after.split_once('}') else {
                out.push('{');
                rest = after;
                break;
            };
            if let Some((_, value)) = values.iter().find(|(key, _)| *key == name) {
                // Writing to a String cannot fail.
                let _ = write!(out, "{value}");
            } else {
                out.push('{');
                out.push_str(name);
                out.push('}');
            }
            rest = tail;
        }
        out.push_str(rest);
        out
    }

    /// The names of the places to be filled, sorted, in one language.
    pub fn places(&self, language: Language) -> Vec<&'static str> {
        let mut names: Vec<_> = self
            .get(language)
            .split('{')
            .skip(1)
            .filter_map(|part| part.split_once('}').map(|(name, _)| name))
            .collect();
        names.sort_unstable();
        names
    }
}
