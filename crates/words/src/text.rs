//! A sentence in every language, with places for values.

use crate::Language;
use std::fmt::{self, Debug, Display, Write};

/// A sentence in every language.
///
/// Build scripts make them from locale files; see the documentation of this crate. A text is as small as a string slice
/// and copied freely.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Text(Source);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Same(&'static str),
    Plain(&'static [&'static str; Language::COUNT]),
    Pattern(&'static Pattern),
}

/// A sentence with places: what the build script writes for a message that has some.
#[derive(PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The names of the places, sorted.
    pub places: &'static [&'static str],
    /// The parts, by language in the order of [`Language::ALL`]. None: those of the language it falls back to.
    pub parts: [&'static [Part]; Language::COUNT],
}

/// A part of a sentence.
#[derive(PartialEq, Eq, Debug)]
pub enum Part {
    /// Words as they are.
    Words(&'static str),
    /// The place of a value.
    Place(&'static str),
    /// Other words for other values.
    Choice {
        /// The value that decides.
        place: &'static str,
        /// The words for some values; the first that fits counts.
        cases: &'static [(Case, &'static [Part])],
        /// The words for all other values.
        other: &'static [Part],
    },
}

/// A value that has words of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// This one, as it is written.
    Exactly(&'static str),
    /// A number that takes the singular in the language.
    Singular,
}

impl Text {
    /// A text that reads the same in every language: a symbol, a number, a proper name.
    pub const fn same(text: &'static str) -> Self {
        Self(Source::Same(text))
    }

    /// A sentence without places, in the order of [`Language::ALL`]. An empty one is that of the language it falls back
    /// to.
    pub const fn plain(sentences: &'static [&'static str; Language::COUNT]) -> Self {
        Self(Source::Plain(sentences))
    }

    /// A sentence with places.
    pub const fn pattern(pattern: &'static Pattern) -> Self {
        Self(Source::Pattern(pattern))
    }

    /// The sentence in one language. A sentence with places wants [`Self::fill`]; here it would be empty.
    pub const fn get(self, language: Language) -> &'static str {
        match self.0 {
            Source::Same(text) => text,
            Source::Plain(sentences) => {
                let own = sentences[language as usize];
                match language.fallback() {
                    Some(fallback) if own.is_empty() => sentences[fallback as usize],
                    _ => own,
                }
            }
            Source::Pattern(_) => {
                debug_assert!(false, "a sentence with places has to be filled");
                ""
            }
        }
    }

    /// The sentence in one language, with values in its places. Every place needs a value; values without a place are
    /// ignored. A value is written in its alternate form (`{:#}`), the one for people: `2½`, where files have `2.5`.
    pub fn fill(self, language: Language, values: &[(&str, &dyn Display)]) -> String {
        let Source::Pattern(pattern) = self.0 else { return self.get(language).to_owned() };
        let missing = pattern.places.iter().find(|place| !values.iter().any(|(name, _)| name == *place));
        debug_assert!(missing.is_none(), "{self:?} has no value for {missing:?}");
        let mut out = String::new();
        write_parts(&mut out, pattern.parts(language), language, values);
        out
    }

    /// The names of the places, sorted.
    pub const fn places(self) -> &'static [&'static str] {
        match self.0 {
            Source::Same(_) | Source::Plain(_) => &[],
            Source::Pattern(pattern) => pattern.places,
        }
    }
}

impl Pattern {
    fn parts(&self, language: Language) -> &'static [Part] {
        match (self.parts[language as usize], language.fallback()) {
            ([], Some(fallback)) => self.parts[fallback as usize],
            (own, _) => own,
        }
    }
}

fn write_parts(out: &mut String, parts: &[Part], language: Language, values: &[(&str, &dyn Display)]) {
    let value = |place: &str| values.iter().find(|(name, _)| *name == place).map(|(_, value)| *value);
    for part in parts {
        match part {
            Part::Words(words) => out.push_str(words),
            Part::Place(place) => {
                if let Some(value) = value(place) {
                    // Writing to a String cannot fail.
                    let _ = write!(out, "{value:#}");
                }
            }
            Part::Choice { place, cases, other } => {
                let value = value(place).map(|value| format!("{value:#}")).unwrap_or_default();
                let fits = |case: &Case| match case {
                    Case::Exactly(exactly) => value == *exactly,
                    Case::Singular => language.is_singular(&value),
                };
                let chosen = cases.iter().find(|(case, _)| fits(case)).map_or(*other, |(_, parts)| *parts);
                write_parts(out, chosen, language, values);
            }
        }
    }
}

impl Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Source::Same(text) => write!(f, "Text({text:?})"),
            Source::Plain(_) => write!(f, "Text({:?})", self.get(Language::English)),
            Source::Pattern(pattern) => write!(f, "Text({:?})", pattern.parts(Language::English)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRIES: Text = Text::pattern(&Pattern {
        places: &["n"],
        parts: [
            &[Part::Place("n"), Part::Words(" x")],
            &[Part::Words("x")],
            &[Part::Choice {
                place: "n",
                cases: &[(Case::Singular, &[Part::Place("n"), Part::Words(" entrada")])],
                other: &[Part::Place("n"), Part::Words(" entradas")],
            }],
            &[],
            &[Part::Words("x")],
            &[Part::Choice {
                place: "n",
                cases: &[(Case::Exactly("0"), &[Part::Words("none")]), (Case::Singular, &[Part::Words("one")])],
                other: &[Part::Words("some: "), Part::Place("n")],
            }],
        ],
    });

    #[test]
    fn values_fill_places_and_choose_words() {
        let cases = [
            (Language::Catalan, 3, "3 x"),
            (Language::English, 0, "none"),
            (Language::English, 1, "one"),
            (Language::English, 12, "some: 12"),
            (Language::BrazilianPortuguese, 0, "0 entrada"),
            (Language::EuropeanPortuguese, 0, "0 entradas"),
            (Language::EuropeanPortuguese, 1, "1 entrada"),
        ];
        for (language, n, expected) in cases {
            assert_eq!(ENTRIES.fill(language, &[("n", &n), ("unused", &"")]), expected, "{language} {n}");
        }
    }

    #[test]
    fn a_value_has_a_form_for_people() {
        struct OneAndAHalf;
        impl Display for OneAndAHalf {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(if f.alternate() { "1½" } else { "1.5" })
            }
        }
        assert_eq!(ENTRIES.fill(Language::English, &[("n", &OneAndAHalf)]), "some: 1½");
        assert_eq!(ENTRIES.fill(Language::BrazilianPortuguese, &[("n", &OneAndAHalf)]), "1½ entrada");
    }

    #[test]
    fn a_language_falls_back() {
        let word = Text::plain(&["torneig", "torneo", "torneio", "", "txapelketa", "tournament"]);
        assert_eq!(word.get(Language::EuropeanPortuguese), "torneio");
        assert_eq!(word.get(Language::Basque), "txapelketa");
        assert_eq!(Text::same("½").get(Language::EuropeanPortuguese), "½");
    }

    #[test]
    fn a_text_is_as_small_as_a_slice() {
        assert_eq!(size_of::<Text>(), size_of::<(&str, usize)>());
    }
}
