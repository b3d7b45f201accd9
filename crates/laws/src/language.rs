//! The five languages, and sentences that exist in all of them.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

/// A language that adoube speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// Català.
    Catalan,
    /// Español.
    Spanish,
    /// Português.
    Portuguese,
    /// Euskara.
    Basque,
    /// English.
    #[default]
    English,
}

impl Language {
    /// All of them, in the order the project lists them.
    pub const ALL: [Self; 5] = [Self::Catalan, Self::Spanish, Self::Portuguese, Self::Basque, Self::English];

    /// The two-letter code: `ca`, `es`, `pt`, `eu`, `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Catalan => "ca",
            Self::Spanish => "es",
            Self::Portuguese => "pt",
            Self::Basque => "eu",
            Self::English => "en",
        }
    }

    /// The language's name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Catalan => "català",
            Self::Spanish => "español",
            Self::Portuguese => "português",
            Self::Basque => "euskara",
            Self::English => "English",
        }
    }

    /// The language of a locale such as `ca_ES.UTF-8` or `pt-BR`; `None` if adoube does not speak it.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(code))
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is none of the five.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLanguageError(String);

impl Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of ca, es, pt, eu, en", self.0)
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|l| l.code() == code).ok_or_else(|| ParseLanguageError(code.to_owned()))
    }
}

/// A sentence in all five languages. Being a plain struct, it cannot lack one.
///
/// Places to be filled stand in braces and have the same names in every language:
///
/// ```
/// use adoube_laws::{Language, Text};
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
            Language::Portuguese => self.pt,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        let cases = [
            ("ca_ES.UTF-8", Some(Language::Catalan)),
            ("pt-BR", Some(Language::Portuguese)),
            ("eu", Some(Language::Basque)),
            ("EN_us", Some(Language::English)),
            ("C.UTF-8", None),
            ("", None),
        ];
        for (locale, expected) in cases {
            assert_eq!(Language::from_locale(locale), expected, "{locale}");
        }
    }

    #[test]
    fn filling_replaces_known_places_only() {
        let text = Text::same("{a} and {b} and {c");
        assert_eq!(text.fill(Language::English, &[("a", &1)]), "1 and {b} and {c");
    }

    #[test]
    fn codes_read_back() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert!("de".parse::<Language>().is_err());
    }
}
