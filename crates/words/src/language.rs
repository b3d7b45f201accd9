//! The languages of adoube: one table, one line per language.

use std::fmt::{self, Display};
use std::str::FromStr;

/// The numbers with the singular form, by the Unicode plural rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Singular {
    /// Only 1.
    One,
    /// All numbers whose integer part is 0 or 1.
    BelowTwo,
}

macro_rules! languages {
    ($($(#[$default:meta])? $variant:ident $code:literal $name:literal $singular:ident $(falls back to $fallback:ident)?;)*) => {
        /// A language of adoube.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Language {
            $(
                #[doc = concat!($name, ".")]
                $(#[$default])?
                $variant,
            )*
        }

        impl Language {
            /// All languages, in the order of menus.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$variant),*];

            /// The number of languages.
            pub const COUNT: usize = [$($code),*].len();

            /// Returns the BCP 47 code: `ca`, `pt-BR`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)*
                }
            }

            /// Returns the language's own name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            /// Returns the language whose sentences are used where this one has none. `None` if it has them all.
            pub const fn fallback(self) -> Option<Self> {
                match self {
                    $(Self::$variant => languages!(@fallback $($fallback)?),)*
                }
            }

            const fn singular(self) -> Singular {
                match self {
                    $(Self::$variant => Singular::$singular,)*
                }
            }
        }
    };
    (@fallback) => { None };
    (@fallback $fallback:ident) => { Some(Self::$fallback) };
}

// The English files are the reference for the others.
languages! {
    Catalan             "ca"    "català"               One;
    Spanish             "es"    "español"              One;
    BrazilianPortuguese "pt-BR" "português (Brasil)"   BelowTwo;
    EuropeanPortuguese  "pt-PT" "português (Portugal)" One falls back to BrazilianPortuguese;
    Basque              "eu"    "euskara"              One;
    #[default] English  "en"    "English"              One;
}

impl Language {
    /// Returns the language of a locale such as `ca_ES.UTF-8`, `pt-PT` or `pt`; `None` if unsupported. Without a
    /// region, or with one that has no files of its own, it is the first language of the table with that code.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let tag = locale.split(['.', '@']).next()?.replace('_', "-");
        let primary = |code: &str| code.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let exact = Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(&tag));
        exact.or_else(|| Self::ALL.into_iter().find(|language| primary(language.code()) == primary(&tag)))
    }

    /// Returns whether a number, as written, takes the singular. Half of something does in every language.
    pub(crate) fn is_singular(self, number: &str) -> bool {
        match self.singular() {
            _ if matches!(number, "¼" | "½" | "¾") => true,
            Singular::One => number == "1",
            Singular::BelowTwo => matches!(number.split(['.', ',', '¼', '½', '¾']).next(), Some("0" | "1")),
        }
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that no language has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLanguageError(String);

impl Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of {}", self.0, Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    /// Reads a code; `pt` is the first Portuguese of the table.
    fn from_str(code: &str) -> Result<Self, Self::Err> {
        let known = |language: &Self| {
            let own = language.code();
            own == code || own.split_once('-').is_some_and(|(primary, _)| primary == code)
        };
        Self::ALL.into_iter().find(known).ok_or_else(|| ParseLanguageError(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        let cases = [
            ("ca_ES.UTF-8", Some(Language::Catalan)),
            ("pt-BR", Some(Language::BrazilianPortuguese)),
            ("pt_PT.UTF-8@euro", Some(Language::EuropeanPortuguese)),
            ("pt-pt", Some(Language::EuropeanPortuguese)),
            ("pt", Some(Language::BrazilianPortuguese)),
            ("pt_AO", Some(Language::BrazilianPortuguese)),
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
    fn codes_read_back() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!("pt".parse(), Ok(Language::BrazilianPortuguese));
        assert!("de".parse::<Language>().is_err());
        assert!("".parse::<Language>().is_err());
    }

    #[test]
    fn a_fallback_has_all_sentences_of_its_own() {
        for language in Language::ALL {
            assert_eq!(language.fallback().and_then(Language::fallback), None, "{language}");
        }
        assert_eq!(Language::default().fallback(), None);
    }

    #[test]
    fn the_singular_follows_the_language() {
        let cases = [
            ("0", true, false),
            ("½", true, true),
            ("1", true, true),
            ("1.5", true, false),
            ("1½", true, false),
            ("2", false, false),
            ("2½", false, false),
        ];
        for (number, brazil, portugal) in cases {
            assert_eq!(Language::BrazilianPortuguese.is_singular(number), brazil, "{number}");
            assert_eq!(Language::EuropeanPortuguese.is_singular(number), portugal, "{number}");
        }
    }
}
