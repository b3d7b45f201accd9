//! Notations that Appendix C does not recognise: descriptive in its English and Spanish forms, and numeric.
//!
//! They are only recognised, so that an arbiter can name them and warn the player; they are not parsed.

use crate::words::letters;
use adoube_laws::Article;
use adoube_words::Text;

/// A notation that is not algebraic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OldNotation {
    /// English descriptive: `P-K4`, `NxBP`, `QN-Q2`.
    Descriptive,
    /// Spanish, Catalan or Portuguese descriptive: `P4R`, `C3AR`, `PxP`.
    DescriptiveIberian,
    /// Numeric, of correspondence chess: `5254`.
    Numeric,
}

impl OldNotation {
    /// Returns the provision: only algebraic notation is recognised (Appendix C, opening).
    pub const fn article(self) -> Article {
        Article::new("C")
    }

    /// Returns its name.
    pub const fn name(self) -> Text {
        match self {
            Self::Descriptive => letters::DESCRIPTIVE,
            Self::DescriptiveIberian => letters::DESCRIPTIVE_IBERIAN,
            Self::Numeric => letters::NUMERIC,
        }
    }
}

/// Returns the old notation of a written move, if it is in one.
pub(crate) fn recognise(signs: &[char]) -> Option<OldNotation> {
    if signs.len() == 4 && signs.iter().all(|c| matches!(c, '1'..='8')) {
        return Some(OldNotation::Numeric);
    }
    if !(2..=10).contains(&signs.len()) {
        return None;
    }
    // A pawn on the last rank and a letter is a promotion (C.11), whatever the letter.
    if matches!(signs, ['a'..='h', '1' | '8', ..]) {
        return None;
    }
    let upper = |c: &char| c.to_ascii_uppercase();
    let text: String = signs.iter().map(upper).filter(|c| !matches!(c, '(' | ')' | '/')).collect();
    if let Some((man, target)) = text.split_once(['-', 'X']) {
        let hyphen = text.contains('-');
        let english = is_english_man(man) && (is_english_square(target) || !hyphen && is_english_man(target));
        if english {
            return Some(OldNotation::Descriptive);
        }
        let iberian = is_iberian_man(man) && (is_iberian_square(target) || !hyphen && is_iberian_man(target));
        return iberian.then_some(OldNotation::DescriptiveIberian);
    }
    let mut chars = text.chars();
    let man = chars.next()?;
    (matches!(man, 'P' | 'C' | 'A' | 'T' | 'D' | 'R') && is_iberian_square(chars.as_str()))
        .then_some(OldNotation::DescriptiveIberian)
}

/// Returns whether a text is an English descriptive piece: `P`, `N`, `KN`, `QBP`.
fn is_english_man(text: &str) -> bool {
    let is_man =
        |man| matches!(man, "P" | "N" | "KT" | "B" | "R" | "Q" | "K" | "NP" | "BP" | "RP" | "KTP" | "QP" | "KP");
    is_man(text) || text.strip_prefix(['K', 'Q']).is_some_and(is_man)
}

/// Returns whether a text is an English descriptive square: `K4`, `QB3`.
fn is_english_square(text: &str) -> bool {
    let Some(file) = text.strip_suffix(|c: char| matches!(c, '1'..='8')) else { return false };
    matches!(file, "K" | "Q" | "B" | "N" | "KT" | "R" | "KB" | "KN" | "KKT" | "KR" | "QB" | "QN" | "QKT" | "QR")
}

/// Returns whether a text is an Iberian descriptive piece: `P`, `C`, `CR`, `PD`.
fn is_iberian_man(text: &str) -> bool {
    let is_man = |man| matches!(man, "P" | "C" | "A" | "T" | "D" | "R" | "PA" | "PC" | "PT");
    is_man(text) || text.strip_suffix(['R', 'D']).is_some_and(is_man)
}

/// Returns whether a text is an Iberian descriptive square: `4R`, `3AR`.
fn is_iberian_square(text: &str) -> bool {
    let Some(file) = text.strip_prefix(|c: char| matches!(c, '1'..='8')) else { return false };
    matches!(file, "R" | "D" | "A" | "C" | "T" | "AR" | "CR" | "TR" | "AD" | "CD" | "TD")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appendix_c_other_notations_are_named() {
        let cases = [
            ("P-K4", Some(OldNotation::Descriptive)),
            ("N-KB3", Some(OldNotation::Descriptive)),
            ("Kt-QB3", Some(OldNotation::Descriptive)),
            ("PxP", Some(OldNotation::Descriptive)),
            ("BxN", Some(OldNotation::Descriptive)),
            ("QN-Q2", Some(OldNotation::Descriptive)),
            ("P4R", Some(OldNotation::DescriptiveIberian)),
            ("C3AR", Some(OldNotation::DescriptiveIberian)),
            ("CxPD", Some(OldNotation::DescriptiveIberian)),
            ("5254", Some(OldNotation::Numeric)),
            ("e2-e4", None),
            ("Nf3", None),
            ("O-O", None),
            ("Dd4", None),
            ("exd4", None),
            ("a8D", None),
            ("a8(D)", None),
            ("x", None),
        ];
        for (text, expected) in cases {
            assert_eq!(recognise(&text.chars().collect::<Vec<_>>()), expected, "{text}");
        }
    }
}
