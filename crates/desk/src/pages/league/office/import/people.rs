//! The persons of a season, found by their numbers, or by name and date of birth.

use adoube_exchange::Born;
use adoube_federation::SeasonState;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_services::people::{Details, Person, number_key};
use adoube_store::fold;
use std::collections::HashMap;

/// The evidence by which a row was matched with a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::pages::league::office) enum MatchedBy {
    FideId,
    Licence,
    NationalNumber,
    /// Name and date of birth.
    Birth,
    /// A name that only one person has.
    Name,
}

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PersonMatch {
    One(MemberNo, MatchedBy),
    Nobody,
    /// Several persons have the name.
    Several,
    /// A number belongs to somebody else by name, date of birth or another number.
    Other(MemberNo),
}

/// A number of a person, with the evidence that it is.
type Number = (MatchedBy, fn(&Details) -> &String);

/// The numbers of a person.
pub(in crate::pages::league::office) const NUMBERS: [Number; 3] = [
    (MatchedBy::FideId, |details| &details.fide_id),
    (MatchedBy::Licence, |details| &details.licence),
    (MatchedBy::NationalNumber, |details| &details.national_number),
];

/// The persons of a season.
#[derive(Default)]
pub(super) struct KnownPeople {
    persons: HashMap<MemberNo, Person>,
    numbers: [HashMap<String, Vec<MemberNo>>; 3],
    names: HashMap<Vec<String>, Vec<MemberNo>>,
}

/// Returns the words of a name, in whatever order they were written.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = fold(name).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// Returns whether two names have a word of more than one letter in common.
pub(in crate::pages::league::office) fn alike(one: &str, other: &str) -> bool {
    let other = words(other);
    words(one).iter().any(|word| word.chars().count() > 1 && other.contains(word))
}

/// Returns the date or year of birth of a person.
pub(super) fn birth(person: &Person) -> Born {
    match (person.born, person.details.birth_year) {
        (Some(day), _) => Born::Day(day),
        (None, 0) => Born::Unsaid,
        (None, year) => Born::Year(year),
    }
}

/// Returns whether two births may be the same; `None` if one is not known.
fn same_birth(one: Born, other: Born) -> Option<bool> {
    match (one, other) {
        (Born::Unsaid, _) | (_, Born::Unsaid) => None,
        (Born::Day(one), Born::Day(other)) => Some(one == other),
        (Born::Year(one), Born::Year(other)) => Some(one == other),
        (Born::Day(day), Born::Year(year)) | (Born::Year(year), Born::Day(day)) => Some(day.year() == year),
    }
}

impl KnownPeople {
    /// Adds a person, or replaces one.
    pub(super) fn enter(&mut self, id: MemberNo, person: Person) {
        for (map, (_, number)) in self.numbers.iter_mut().zip(NUMBERS) {
            let key = number_key(number(&person.details));
            if key.is_empty() {
                continue;
            }
            let holders = map.entry(key).or_default();
            if !holders.contains(&id) {
                holders.push(id);
            }
        }
        let named = self.names.entry(words(&person.name)).or_default();
        if !named.contains(&id) {
            named.push(id);
        }
        self.persons.insert(id, person);
    }

    pub(super) fn get(&self, id: MemberNo) -> Option<&Person> {
        self.persons.get(&id)
    }

    pub(super) fn has(&self, id: MemberNo) -> bool {
        self.persons.contains_key(&id)
    }

    /// Finds the person of a row: by a number, else by name and birth, else by a name that only one has.
    pub(super) fn find(&self, wanted: &Person, club: Option<ClubId>, season: &SeasonState) -> PersonMatch {
        let mut found: Option<(MemberNo, MatchedBy)> = None;
        for (map, (by, number)) in self.numbers.iter().zip(NUMBERS) {
            let key = number_key(number(&wanted.details));
            let holders = if key.is_empty() { None } else { map.get(&key) };
            for holder in holders.into_iter().flatten() {
                match found {
                    None => found = Some((*holder, by)),
                    Some((other, _)) if other != *holder => return PersonMatch::Other(*holder),
                    Some(_) => {}
                }
            }
        }
        match found {
            Some((id, by)) if self.is_plausible(id, wanted) => PersonMatch::One(id, by),
            Some((id, _)) => PersonMatch::Other(id),
            None => self.by_name(wanted, club, season),
        }
    }

    /// Returns whether the holder of a number can be the person of a row.
    fn is_plausible(&self, id: MemberNo, wanted: &Person) -> bool {
        let Some(known) = self.persons.get(&id) else { return false };
        match same_birth(birth(known), birth(wanted)) {
            Some(same) => same && (alike(&known.name, &wanted.name) || known.born.is_some()),
            None => alike(&known.name, &wanted.name),
        }
    }

    fn by_name(&self, wanted: &Person, club: Option<ClubId>, season: &SeasonState) -> PersonMatch {
        let named = self.names.get(&words(&wanted.name)).map_or(&[][..], Vec::as_slice);
        let with = |birth_is: Option<bool>| {
            let fits = move |id: &&MemberNo| {
                self.persons.get(*id).is_some_and(|known| same_birth(birth(known), birth(wanted)) == birth_is)
            };
            named.iter().filter(fits).copied().collect::<Vec<_>>()
        };
        match with(Some(true)).as_slice() {
            [one] => return PersonMatch::One(*one, MatchedBy::Birth),
            [] => {}
            _ => return PersonMatch::Several,
        }
        // Without a date of birth in common, a different number tells them apart, and the club may.
        let mut rest = with(None);
        rest.retain(|id| self.persons.get(id).is_none_or(|known| !has_other_number(known, wanted)));
        let of_club = |id: &&MemberNo| season.players.get(*id).is_some_and(|player| Some(player.club) == club);
        let own: Vec<MemberNo> = rest.iter().filter(of_club).copied().collect();
        match (own.as_slice(), rest.as_slice()) {
            ([one], _) | ([], [one]) => PersonMatch::One(*one, MatchedBy::Name),
            ([], []) => PersonMatch::Nobody,
            _ => PersonMatch::Several,
        }
    }
}

/// Returns whether a person has another number than the one sought.
fn has_other_number(known: &Person, wanted: &Person) -> bool {
    NUMBERS.iter().any(|(_, number)| {
        let (known, wanted) = (number_key(number(&known.details)), number_key(number(&wanted.details)));
        !known.is_empty() && !wanted.is_empty() && known != wanted
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, born: &str, fide_id: &str, licence: &str) -> Person {
        let details = Details { fide_id: fide_id.to_owned(), licence: licence.to_owned(), ..Details::default() };
        Person { name: name.to_owned(), born: born.parse().ok(), details, ..Person::default() }
    }

    #[test]
    fn persons_are_found_by_numbers_before_names() {
        use MatchedBy::{Birth, FideId, Licence, Name};
        use PersonMatch::{Nobody, One, Other, Several};
        let mut known = KnownPeople::default();
        for (id, one) in [
            (1, person("Puig Roca, Anna", "1990-05-05", "2205530", "00012")),
            (2, person("Mas, Pere", "1950-01-01", "", "A-7")),
            (3, person("Mas, Pere", "1980-01-01", "", "")),
            (4, person("Vila, Eva", "", "", "")),
            (5, person("Sala, Joan", "", "", "")),
            (6, person("Sala, Joan", "", "", "")),
        ] {
            known.enter(MemberNo(id), one);
        }
        let season = SeasonState::default();
        let cases = [
            ("by FIDE ID", person("PUIG ROCA Anna", "", "2205530", ""), One(MemberNo(1), FideId)),
            ("zeros in front are lost in spreadsheets", person("Puig, A.", "", "", "12"), One(MemberNo(1), Licence)),
            ("spelled otherwise", person("Mas i Pou, P", "", "", "a7"), One(MemberNo(2), Licence)),
            ("another name", person("Costa, Lluís", "", "2205530", ""), Other(MemberNo(1))),
            ("another birth", person("Puig Roca, Anna", "1991-05-05", "2205530", ""), Other(MemberNo(1))),
            ("numbers of two", person("Puig, Anna", "", "2205530", "A-7"), Other(MemberNo(2))),
            ("name and birth", person("Mas, Pere", "1980-01-01", "", ""), One(MemberNo(3), Birth)),
            ("a third of that name", person("Mas, Pere", "2001-01-01", "", ""), Nobody),
            ("two of that name", person("Mas, Pere", "", "", ""), Several),
            ("the words in another order", person("Eva Vila", "2001-01-01", "", ""), One(MemberNo(4), Name)),
            ("another number", person("Puig Roca, Anna", "", "99", ""), Nobody),
            ("two without birth", person("Joan Sala", "2000-01-01", "", ""), Several),
            ("nobody", person("Nova, Laia", "2001-01-01", "7", "8"), Nobody),
        ];
        for (name, wanted, expected) in cases {
            assert_eq!(known.find(&wanted, None, &season), expected, "{name}");
        }
    }
}
