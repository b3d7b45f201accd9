//! Singular and plural of counted things in five languages.

use adoube_laws::{Language, Text};

/// A counted noun, with `{n}` for the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PluralText {
    /// For one.
    pub one: Text,
    /// For any other number.
    pub many: Text,
}

impl PluralText {
    /// The phrase for `n` of them.
    pub fn say(&self, language: Language, n: u64) -> String {
        let text = if n == 1 { self.one } else { self.many };
        text.fill(language, &[("n", &n)])
    }
}

/// The number of entries a checkpoint covers.
pub const OVER_ENTRIES: PluralText = PluralText {
    one: Text { ca: "d'1 entrada", es: "de 1 entrada", pt: "de 1 entrada", eu: "sarrera baten", en: "over 1 entry" },
    many: Text {
        ca: "de {n} entrades",
        es: "de {n} entradas",
        pt: "de {n} entradas",
        eu: "{n} sarreren",
        en: "over {n} entries",
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_reads_otherwise_than_several() {
        for language in Language::ALL {
            let [none, one, two] = [0, 1, 2].map(|n| OVER_ENTRIES.say(language, n));
            assert_ne!(one.replace('1', "2"), two, "{language:?}");
            assert!(none.contains('0') && two.contains('2'), "{language:?}");
        }
    }
}
