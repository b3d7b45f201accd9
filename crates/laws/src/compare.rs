//! Comparison of two editions.

use crate::book::{self, Provision};
use crate::words::labels;
use crate::{Article, Edition, EditionNote};
use adoube_words::Language;

/// The difference of a provision between two editions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProvisionChange {
    /// The same rule under the same number.
    Same,
    /// The same rule under another number.
    Renumbered,
    /// Both have it, with different content.
    Different,
    /// Only the first has it.
    OnlyFirst,
    /// Only the second has it.
    OnlySecond,
}

/// One provision in two editions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProvisionComparison {
    /// The provision.
    pub article: Article,
    /// The two editions.
    pub editions: (Edition, Edition),
    /// Its numbers in the first edition; none if absent.
    pub first: &'static [&'static str],
    /// Its numbers in the second edition; empty if absent.
    pub second: &'static [&'static str],
    /// The kind of difference.
    pub change: ProvisionChange,
    /// The notes that explain the difference: those on one of the two editions that do not apply to the other.
    pub notes: Vec<&'static EditionNote>,
}

impl ProvisionComparison {
    /// Describes the change of substance in one sentence: the difference, or the content of a provision that only one
    /// edition has. `None` if nothing changed.
    pub fn in_substance(&self, language: Language) -> Option<String> {
        let provision = self.article.provision()?;
        let named = |note: &&EditionNote| format!("{}: {}", note.editions, note.read(language));
        let notes = || self.notes.iter().map(named).collect::<Vec<_>>().join(" ");
        let only = |edition| {
            if !self.notes.is_empty() {
                return Some(notes());
            }
            let text = provision.explain(edition, language);
            let first = text.split_inclusive(". ").next().unwrap_or_default().trim_end().to_owned();
            Some(labels::ONLY_IN.fill(language, &[("edition", &edition), ("text", &first)]))
        };
        match self.change {
            ProvisionChange::Same | ProvisionChange::Renumbered => None,
            ProvisionChange::OnlyFirst => only(self.editions.0),
            ProvisionChange::OnlySecond => only(self.editions.1),
            ProvisionChange::Different => Some(notes()),
        }
    }
}

/// Compares two editions, provision by provision in the order of the book. What neither has is left out.
///
/// ```
/// use adoube_laws::{ProvisionChange, Edition, compare};
/// use adoube_words::Language;
/// let changes = compare(Edition::E2018, Edition::E2023);
/// let resignation = changes.iter().find(|c| c.article.number() == "5.1.2").unwrap();
/// assert_eq!(resignation.change, ProvisionChange::Different);
/// assert!(resignation.notes[0].read(Language::English).contains("always loses"));
/// let illegal = changes.iter().find(|c| c.article.number() == "A.5.3").unwrap();
/// assert_eq!((illegal.change, illegal.first), (ProvisionChange::Renumbered, &["A.4.3"][..]));
/// ```
pub fn compare(first: Edition, second: Edition) -> Vec<ProvisionComparison> {
    book::provisions().iter().filter_map(|provision| compare_provision(provision, first, second)).collect()
}

/// Compares one provision; `None` if neither edition has it.
pub fn compare_provision(
    provision: &'static Provision,
    first: Edition,
    second: Edition,
) -> Option<ProvisionComparison> {
    let (left, right) = (provision.numbers(first), provision.numbers(second));
    let one_sided = |note: &&EditionNote| note.editions.contains(first) != note.editions.contains(second);
    let notes: Vec<_> = provision.notes().iter().filter(one_sided).collect();
    let change = match (left.is_empty(), right.is_empty()) {
        (true, true) => return None,
        (false, true) => ProvisionChange::OnlyFirst,
        (true, false) => ProvisionChange::OnlySecond,
        (false, false) if !notes.is_empty() => ProvisionChange::Different,
        (false, false) if left != right => ProvisionChange::Renumbered,
        (false, false) => ProvisionChange::Same,
    };
    let editions = (first, second);
    Some(ProvisionComparison { article: provision.article(), editions, first: left, second: right, change, notes })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(id: &str, first: Edition, second: Edition) -> Option<ProvisionChange> {
        let provision = book::provision(id)?;
        compare_provision(provision, first, second).map(|comparison| comparison.change)
    }

    #[test]
    fn changes_between_editions() {
        use Edition::{E1985, E2017, E2018, E2023};
        use ProvisionChange::{Different, OnlyFirst, OnlySecond, Renumbered, Same};
        let cases = [
            ("5.1.2", E2017, E2018, Some(Same)),
            ("5.1.2", E2018, E2023, Some(Different)),
            ("5.1.2", E1985, E2018, Some(Renumbered)),
            ("7.5.5", E2017, E2018, Some(Different)),
            ("7.5.3", E2017, E2023, Some(Different)),
            ("7.5.3", E2018, E2023, Some(Same)),
            ("7.5.3", E1985, E2023, Some(OnlySecond)),
            ("A.5.2", E2017, E2018, Some(Different)),
            ("A.5.2", E2018, E2023, Some(Different)),
            ("A.5.1.2", E2018, E2023, Some(Renumbered)),
            ("A.3", E2018, E2023, Some(OnlySecond)),
            ("2018:B.2", E2018, E2023, Some(OnlyFirst)),
            ("2017:7.7.2", E2018, E2023, None),
            ("9.6.1", E1985, E2023, Some(OnlySecond)),
            ("1985:10.07.a", E1985, E2023, Some(OnlyFirst)),
            ("3.2", E1985, E2023, Some(Renumbered)),
            ("6.9", E1985, E2017, Some(Different)),
            ("1.1", E2017, E2023, Some(Same)),
        ];
        for (id, first, second, expected) in cases {
            assert_eq!(change(id, first, second), expected, "{id} between {first} and {second}");
            let mirrored = expected.map(|change| match change {
                OnlyFirst => OnlySecond,
                OnlySecond => OnlyFirst,
                other => other,
            });
            assert_eq!(change(id, second, first), mirrored, "{id} between {second} and {first}");
        }
    }

    #[test]
    fn an_edition_does_not_differ_from_itself() {
        for edition in Edition::ALL {
            assert!(compare(edition, edition).iter().all(|c| c.change == ProvisionChange::Same && c.notes.is_empty()));
        }
    }

    #[test]
    fn every_difference_is_explained_in_every_language() {
        for first in Edition::ALL {
            for second in Edition::ALL {
                for comparison in compare(first, second).iter().filter(|c| c.change == ProvisionChange::Different) {
                    for note in &comparison.notes {
                        assert!(Language::ALL.iter().all(|&l| !note.read(l).is_empty()), "{}", comparison.article);
                    }
                    assert!(!comparison.notes.is_empty());
                }
            }
        }
    }

    /// Every change of substance has its sentence, in every language and between any two editions.
    #[test]
    fn every_change_of_substance_is_one_that_can_be_read() {
        for first in Edition::ALL {
            for second in Edition::ALL {
                for found in compare(first, second) {
                    let substance = !matches!(found.change, ProvisionChange::Same | ProvisionChange::Renumbered);
                    for language in Language::ALL {
                        let sentence = found.in_substance(language);
                        assert_eq!(sentence.is_some(), substance, "{} {first} {second}", found.article);
                        assert!(sentence.is_none_or(|text| text.len() > 10), "{} {first} {second}", found.article);
                    }
                }
            }
        }
        let found = compare_provision(book::provision("5.1.2").unwrap(), Edition::E2018, Edition::E2023).unwrap();
        assert_eq!(
            found.in_substance(Language::English).unwrap(),
            "1985, 2017, 2018: Whoever resigns always loses, even if the opponent cannot mate."
        );
        let found = compare_provision(book::provision("9.6.1").unwrap(), Edition::E1985, Edition::E2023).unwrap();
        let sentence = found.in_substance(Language::English).unwrap();
        assert!(sentence.starts_with("Only in 2023: The same position"), "{sentence}");
    }

    #[test]
    fn what_2018_and_2023_changed() {
        let different = |first, second| -> Vec<_> {
            let all = compare(first, second);
            all.iter().filter(|c| c.change == ProvisionChange::Different).map(|c| c.article.number()).collect()
        };
        assert_eq!(
            different(Edition::E2017, Edition::E2018),
            ["introduction", "7.5.3", "7.5.4", "7.5.5", "A.5.2", "A.5.3", "A.5.5", "C.10.2"]
        );
        let in_2023 = different(Edition::E2018, Edition::E2023);
        for id in ["5.1.2", "8.1.1", "8.3", "8.7", "9.2.1.1", "9.3.1", "9.5.3", "11.3.2.2", "12.2.7", "A.5.2", "I.1.1"]
        {
            assert!(in_2023.contains(&id), "{id}");
        }
    }
}
