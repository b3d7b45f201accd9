//! The provisions of the four editions: the kind of each, and its number in every edition.

mod further;
mod prints;
mod table;

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::{Article, Edition};
use adoube_words::Language;

pub use further::Chapter;
pub(crate) use further::{PARTS, is_front, part};
pub use prints::PrintedNumber;
pub(crate) use prints::printed_numbers;

/// The kind of a provision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProvisionKind {
    /// The provision defines a term.
    Definition,
    /// Its consequence follows from the facts, without judgement.
    Mechanical,
    /// The provision leaves a decision to the arbiter.
    Arbiter,
    /// The provision governs the behaviour of people.
    Conduct,
    /// The provision concerns the board, the clock or the room.
    Equipment,
}

impl ProvisionKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Definition, Self::Mechanical, Self::Arbiter, Self::Conduct, Self::Equipment];
}

/// A provision of the Laws, in all the editions that have it.
#[derive(PartialEq, Eq, Debug)]
pub struct Provision {
    id: &'static str,
    kind: ProvisionKind,
    in_1985: &'static [&'static str],
    /// In 2017, 2018 and 2023; empty where absent.
    later: [&'static str; Edition::COUNT - 1],
}

impl Provision {
    /// Returns the id of the provision: its number in 2023, or the edition and the number.
    pub const fn article(&self) -> Article {
        Article::new(self.id)
    }

    /// Returns the kind of provision.
    pub const fn kind(&self) -> ProvisionKind {
        self.kind
    }

    /// Returns its numbers in an edition: empty if absent, several only in 1985.
    pub fn numbers(&'static self, edition: Edition) -> &'static [&'static str] {
        match edition.column().checked_sub(1).and_then(|i| self.later.get(i)) {
            None => self.in_1985,
            Some(&"") => &[],
            Some(number) => std::slice::from_ref(number),
        }
    }

    /// Returns whether an edition has it.
    pub fn exists_in(&'static self, edition: Edition) -> bool {
        !self.numbers(edition).is_empty()
    }

    /// Returns the edition that the explanation follows: the newest that has the provision.
    pub fn explained_for(&'static self) -> Edition {
        Edition::ALL.into_iter().rev().find(|&e| self.exists_in(e)).unwrap_or_default()
    }

    /// Returns the numbers in an edition's printed texts that differ from those of the table.
    pub fn printed(&'static self, edition: Edition) -> Vec<&'static PrintedNumber> {
        let own = |number: &&PrintedNumber| number.edition == edition && self.numbers(edition).contains(&number.own);
        printed_numbers().iter().filter(own).collect()
    }

    /// Returns whether it has a number: the introduction and the preface have only names.
    pub fn is_numbered(&self) -> bool {
        !is_front(self.id)
    }

    /// Returns the provision that introduces this one: 7.5 has no parent, 9.6.1 belongs to 9.6.
    pub fn parent(&self) -> Option<&'static Self> {
        let mut id = self.id;
        while let Some((shorter, _)) = id.rsplit_once('.') {
            if let Some(found) = provision(shorter) {
                return Some(found);
            }
            id = shorter;
        }
        None
    }

    /// Returns the Article, Appendix or Guidelines that contain it in an edition; if the edition lacks it, in the
    /// newest edition that has it.
    pub fn chapter(&'static self, edition: Edition) -> Option<Chapter> {
        let edition = if self.exists_in(edition) { edition } else { self.explained_for() };
        Chapter::holding(self.numbers(edition).first()?, edition)
    }

    /// Returns its position in the order of the book, from 0.
    pub fn place(&self) -> usize {
        INDEX.by_id.get(self.id).copied().unwrap_or(usize::MAX)
    }
}

/// Returns all provisions in the order of the book: the 2023 edition, with those of 2017 and 2018 in between, then
/// those only in 1985.
pub fn provisions() -> &'static [Provision] {
    &table::PROVISIONS
}

struct BookIndex {
    by_id: HashMap<&'static str, usize>,
    by_number: HashMap<(Edition, &'static str), Vec<usize>>,
    /// The number a ruling cites, for every provision and edition.
    cited: Vec<[Option<&'static str>; Edition::COUNT]>,
}

static INDEX: LazyLock<BookIndex> = LazyLock::new(|| {
    let mut by_id = HashMap::new();
    let mut by_number: HashMap<_, Vec<usize>> = HashMap::new();
    for (place, provision) in table::PROVISIONS.iter().enumerate() {
        by_id.insert(provision.id, place);
        for edition in Edition::ALL {
            for number in provision.numbers(edition) {
                by_number.entry((edition, *number)).or_default().push(place);
            }
        }
    }
    for part in &PARTS {
        let places = part.provisions.iter().filter_map(|id| by_id.get(id)).copied();
        by_number.entry((part.edition, part.number)).or_default().extend(places);
    }
    let cited = |provision: &Provision| Edition::ALL.map(|edition| citation(provision.id, edition, &by_id));
    BookIndex { cited: table::PROVISIONS.iter().map(cited).collect(), by_id, by_number }
});

/// Returns the citation of a provision under an edition. A point without its own number in 1985 is cited by the article
/// that contains it: 12.9.6 by that of 12.9.
fn citation(id: &'static str, edition: Edition, by_id: &HashMap<&str, usize>) -> Option<&'static str> {
    let preferred = further::CITED_1985.iter().find(|(own, _)| edition == Edition::E1985 && *own == id);
    if let Some((_, number)) = preferred {
        return Some(number);
    }
    let own = by_id.get(id).and_then(|&place| table::PROVISIONS.get(place)?.numbers(edition).first());
    own.copied().or_else(|| citation(id.rsplit_once('.')?.0, edition, by_id))
}

/// Returns the provision with an id.
pub(crate) fn provision(id: &str) -> Option<&'static Provision> {
    table::PROVISIONS.get(*INDEX.by_id.get(id)?)
}

/// Returns the provisions printed under a number in an edition.
pub(crate) fn with_number(edition: Edition, number: &str) -> impl Iterator<Item = &'static Provision> {
    let places = INDEX.by_number.get(&(edition, number)).map_or(&[][..], Vec::as_slice);
    places.iter().filter_map(|&place| table::PROVISIONS.get(place))
}

/// Returns the provisions that a printed text of an edition has under a number that the table gives to another
/// provision, or to none.
pub(crate) fn with_printed_number(
    edition: Edition,
    number: &str,
    of_print: impl Fn(Language) -> bool,
) -> impl Iterator<Item = &'static Provision> {
    let meant = move |entry: &&PrintedNumber| {
        entry.edition == edition && entry.printed == Some(number) && of_print(entry.language)
    };
    printed_numbers().iter().filter(meant).flat_map(move |entry| with_number(edition, entry.own))
}

/// Returns the numbers that an edition prints inside a provision.
pub(crate) fn inner_numbers() -> impl Iterator<Item = &'static str> {
    PARTS.iter().map(|part| part.number)
}

/// Returns the number by which rulings under an edition cite a provision, or a point printed inside one.
pub(crate) fn cited(id: &str, edition: Edition) -> Option<&'static str> {
    if let Some(&place) = INDEX.by_id.get(id) {
        return INDEX.cited.get(place)?[edition.column()];
    }
    let (prefix, number) = id.split_once(':')?;
    part(edition, number).filter(|_| prefix == edition.name()).map(|part| part.number)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_book_holds_every_provision_once() {
        let ids: HashSet<_> = provisions().iter().map(|p| p.id).collect();
        assert_eq!(provisions().len(), 388);
        assert_eq!(ids.len(), 388);
        let mechanical = provisions().iter().filter(|p| p.kind == ProvisionKind::Mechanical).count();
        assert_eq!(mechanical, 255);
        for provision in provisions() {
            assert!(Edition::ALL.iter().any(|&e| provision.exists_in(e)), "{}", provision.id);
            assert_eq!(provision.place(), provisions().iter().position(|p| p.id == provision.id).unwrap());
        }
    }

    #[test]
    fn an_id_is_the_number_in_2023_or_in_the_edition_it_names() {
        for provision in provisions() {
            match provision.id.split_once(':') {
                None => assert_eq!(provision.numbers(Edition::E2023), [provision.id]),
                Some((edition, number)) => {
                    let edition: Edition = edition.parse().unwrap();
                    assert!(provision.numbers(edition).contains(&number), "{}", provision.id);
                    assert!(!provision.exists_in(Edition::E2023));
                    assert_eq!(provision.explained_for(), edition);
                }
            }
        }
    }

    #[test]
    fn numbers_lead_back_to_their_provisions() {
        for provision in provisions() {
            for edition in Edition::ALL {
                for number in provision.numbers(edition) {
                    assert!(with_number(edition, number).any(|p| p == provision), "{} {number}", provision.id);
                }
            }
        }
    }

    #[test]
    fn numbers_of_the_editions() {
        let cases = [
            ("7.5.3", ["", "7.8.1", "7.5.3", "7.5.3"]),
            ("7.5.5", ["", "7.5.3", "7.5.5", "7.5.5"]),
            ("A.5.2", ["", "A.4.2", "A.4.2", "A.5.2"]),
            ("2018:B.2", ["", "B.2", "B.2", ""]),
            ("B.2", ["", "B.3.1", "B.3.1", "B.2"]),
            ("1985:10.07.a", ["10.07.a", "", "", ""]),
            ("8.1.1.1", ["11.01", "8.1.1", "8.1.1", "8.1.1.1"]),
            ("6.9", ["10.13 12.07", "6.9", "6.9", "6.9"]),
        ];
        for (id, numbers) in cases {
            for (edition, expected) in Edition::ALL.into_iter().zip(numbers) {
                assert_eq!(provision(id).unwrap().numbers(edition).join(" "), expected, "{id} in {edition}");
            }
        }
    }

    #[test]
    fn parents_introduce_their_points() {
        let cases = [("9.6.1", Some("9.6")), ("3.7.1", None), ("12.9.6", Some("12.9")), ("C.10.3.4", Some("C.10.3"))];
        for (id, expected) in cases {
            assert_eq!(provision(id).unwrap().parent().map(|p| p.id), expected, "{id}");
        }
    }
}
