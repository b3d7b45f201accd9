//! Persons: names, birth dates and contacts, in the store's erasable table. The log holds only their ids.
//!
//! Minors: below the age set by the event (14 by default) the public sees initials, unless the person or a guardian has
//! consented otherwise. For identity documents the desk records that one was seen, by whom and when; never a number or
//! a copy.

use crate::league::{Named, Seasons};
use adoube_event::{EventAggregate, EventState, KnownPeople, KnownPerson, PersonId};
use adoube_laws::Date;
use adoube_ledger::Ledger;
use adoube_store::{Store, StoreError, StoredPerson};
use adoube_web::request_error::RequestError;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Whether the public sees only initials.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Initials {
    /// Depending on age.
    #[default]
    ByAge,
    /// Always.
    Always,
    /// Never: the person or the guardian consents to the full name.
    Never,
}

/// The record that a document was seen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenDocument {
    /// The kind of document: family book, certificate, authorisation.
    pub document: String,
    /// The account that saw it.
    pub by: String,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
}

/// The guardian of a minor.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Guardian {
    /// The name.
    pub name: String,
    /// Telephone or e-mail.
    pub contact: String,
    /// The record that the guardian's consent was seen.
    pub consent: Option<SeenDocument>,
}

/// Personal data besides name and birth date.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Details {
    /// FIDE id.
    pub fide_id: String,
    /// The year of birth, if only that is known; otherwise 0.
    pub birth_year: u16,
    /// The number of the federation's licence.
    pub licence: String,
    /// The number at the national federation (Delegates 5.24).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub national_number: String,
    /// E-mail.
    pub email: String,
    /// The code of the language in which the person receives notices; empty for the desk's.
    pub language: String,
    /// Telephone.
    pub phone: String,
    /// Guardian.
    pub guardian: Option<Guardian>,
    /// Whether the public sees only initials.
    pub initials: Initials,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// The id, which reveals nothing about the person.
    pub id: PersonId,
    /// The name: `Surname, First name`.
    pub name: String,
    /// The date of birth, if known.
    pub born: Option<Date>,
    /// Further personal data.
    pub details: Details,
}

impl Person {
    fn row(&self, changed_ms: i64) -> StoredPerson {
        StoredPerson {
            id: self.id.0.clone(),
            name: self.name.clone(),
            birth_date: self.born.map(|date| date.to_string()),
            details: serde_json::to_string(&self.details).unwrap_or_else(|_| "{}".to_owned()),
            changed_ms,
        }
    }

    fn from_row(row: &StoredPerson) -> Self {
        Self {
            id: PersonId(row.id.clone()),
            name: row.name.clone(),
            born: row.birth_date.as_deref().and_then(|date| date.parse().ok()),
            details: serde_json::from_str(&row.details).unwrap_or_default(),
        }
    }

    /// Returns the age on a day; `None` if the birth date is unknown or later.
    pub fn age_on(&self, day: Date) -> Option<u16> {
        // If only the year is known, assume its last day, so that nobody is taken for older than they are.
        let born = self.born.or_else(|| format!("{:04}-12-31", self.details.birth_year).parse().ok());
        age_on(born.filter(|_| self.born.is_some() || self.details.birth_year > 0)?, day)
    }

    /// Returns whether the public sees only initials at an event that starts on a day and sets an age limit.
    pub fn shows_initials(&self, day: Option<Date>, below: u8) -> bool {
        match self.details.initials {
            Initials::Always => true,
            Initials::Never => false,
            Initials::ByAge => day.and_then(|day| self.age_on(day)).is_some_and(|age| age < u16::from(below)),
        }
    }

    /// Returns the data needed for reports.
    pub fn known(&self) -> KnownPerson {
        KnownPerson {
            name: self.name.clone(),
            born: match (self.born, self.details.birth_year) {
                (Some(date), _) => date.to_string().replace('-', "/"),
                (None, 0) => String::new(),
                (None, year) => format!("{year:04}/00/00"),
            },
            fide_id: self.details.fide_id.clone(),
        }
    }

    /// Returns the data visible to the public: no birth date, and initials where required.
    pub fn public(&self, day: Option<Date>, below: u8) -> KnownPerson {
        let name = if self.shows_initials(day, below) { initials(&self.name) } else { self.name.clone() };
        KnownPerson { name, born: String::new(), fide_id: self.details.fide_id.clone() }
    }
}

/// Returns the age on a day. In non-leap years a birthday on 29 February counts as 1 March.
pub fn age_on(born: Date, day: Date) -> Option<u16> {
    let years = day.year().checked_sub(born.year())?;
    let reached = (day.month(), day.day()) >= (born.month(), born.day());
    if reached { Some(years) } else { years.checked_sub(1) }
}

/// Returns a number in the form in which numbers are compared: `A-012` and `a012` are the same, and so are `0012` and
/// `12`, because spreadsheets drop zeros in front. Empty if there is none.
pub fn number_key(number: &str) -> String {
    let plain: String = number.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_uppercase).collect();
    if plain.bytes().all(|b| b.is_ascii_digit()) { plain.trim_start_matches('0').to_owned() } else { plain }
}

/// Returns the initials of a name: `Ferrer Montcau, Aina` is `F. M., A.`
pub fn initials(name: &str) -> String {
    let part = |part: &str| {
        let letters: Vec<String> =
            part.split_whitespace().filter_map(|word| word.chars().next()).map(|c| format!("{c}.")).collect();
        letters.join(" ")
    };
    name.split(',').map(part).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// The cache lifetime. Changes and erasures by this desk invalidate the entry immediately; those by other desks on the
/// same store show after this time.
const KEPT_FOR: Duration = Duration::from_secs(1);
/// The maximum number of cached persons.
const KEPT_MAX: usize = 20_000;

#[derive(Default)]
struct PersonCache {
    /// Number of changes so far: data read before a change must not be cached after it.
    changes: u64,
    persons: HashMap<PersonId, (Instant, Person)>,
}

/// The persons of a desk.
#[derive(Clone)]
pub struct People {
    store: Store,
    kept: Arc<Mutex<PersonCache>>,
}

impl People {
    /// Opens the persons of a store.
    pub fn new(store: Store) -> Self {
        Self { store, kept: Arc::default() }
    }

    fn kept(&self) -> MutexGuard<'_, PersonCache> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self, id: &PersonId) {
        let mut kept = self.kept();
        kept.changes += 1;
        kept.persons.remove(id);
    }

    /// Returns the number of changes made by this desk.
    pub fn changes(&self) -> u64 {
        self.kept().changes
    }

    /// Adds or updates a person.
    pub async fn put(&self, person: &Person, at_ms: i64) -> Result<(), StoreError> {
        let put = self.store.put_person(&person.row(at_ms)).await;
        self.forget(&person.id);
        put
    }

    /// Adds or updates many persons.
    pub async fn put_all(&self, persons: &[Person], at_ms: i64) -> Result<(), StoreError> {
        let rows: Vec<StoredPerson> = persons.iter().map(|person| person.row(at_ms)).collect();
        let put = self.store.put_persons(&rows).await;
        for person in persons {
            self.forget(&person.id);
        }
        put
    }

    /// Returns a person; `None` if unknown or erased.
    pub async fn get(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        Ok(self.store.person(&id.0).await?.as_ref().map(Person::from_row))
    }

    /// Returns several persons at once.
    pub async fn several(&self, ids: impl Iterator<Item = &PersonId>) -> Result<HashMap<PersonId, Person>, StoreError> {
        let now = Instant::now();
        let mut found = HashMap::new();
        let mut wanted = Vec::new();
        let changes = {
            let kept = self.kept();
            for id in ids {
                match kept.persons.get(id).filter(|(read, _)| now.saturating_duration_since(*read) < KEPT_FOR) {
                    Some((_, person)) => drop(found.insert(id.clone(), person.clone())),
                    None => wanted.push(id.0.as_str()),
                }
            }
            kept.changes
        };
        if wanted.is_empty() {
            return Ok(found);
        }
        let rows = self.store.persons(&wanted).await?;
        let read: Vec<Person> = rows.iter().map(Person::from_row).collect();
        let mut kept = self.kept();
        if kept.changes == changes {
            if kept.persons.len() + read.len() > KEPT_MAX {
                kept.persons.retain(|_, (read, _)| now.saturating_duration_since(*read) < KEPT_FOR);
            }
            let room = KEPT_MAX.saturating_sub(kept.persons.len());
            kept.persons.extend(read.iter().take(room).map(|person| (person.id.clone(), (now, person.clone()))));
        }
        drop(kept);
        found.extend(read.into_iter().map(|person| (person.id.clone(), person)));
        Ok(found)
    }

    /// Returns all persons of an event: players and arbiters.
    pub async fn of(&self, event: &EventState) -> Result<HashMap<PersonId, Person>, StoreError> {
        let settings = &event.settings;
        let arbiters = settings.arbiter.iter().chain(&settings.deputies);
        self.several(event.entries.iter().map(|entry| &entry.person).chain(arbiters)).await
    }

    /// Erases a person; `false` if unknown. The log stays intact, since it only ever held the id.
    pub async fn erase(&self, id: &PersonId, at_ms: i64) -> Result<bool, StoreError> {
        let erased = self.store.erase_person(&id.0, at_ms).await;
        self.forget(id);
        erased
    }

    /// Exports all data on a person, for the person: personal data, and the events and seasons that mention them.
    pub async fn export(
        &self,
        id: &PersonId,
        events: &Ledger<EventAggregate>,
        seasons: &Ledger<Seasons>,
    ) -> Result<Value, RequestError> {
        let row = self.store.person(&id.0).await?;
        let person = row.as_ref().map(|row| {
            let details: Value = serde_json::from_str(&row.details).unwrap_or(Value::Null);
            json!({ "name": row.name, "birth_date": row.birth_date, "details": details, "changed_ms": row.changed_ms })
        });
        let mut named = Vec::new();
        for stream in events.streams().await.map_err(RequestError::from)? {
            let state = events.state(&stream).await.map_err(RequestError::from)?;
            if let Some(entry) = take_part(&state.event, id) {
                named.push(json!({ "event": stream.as_str(), "name": state.event.settings.name, "entry": entry }));
            }
        }
        let mut registered = Vec::new();
        for stream in seasons.streams().await.map_err(RequestError::from)? {
            let state = seasons.state(&stream).await.map_err(RequestError::from)?;
            for (number, _) in state.persons.iter().filter(|(_, key)| *key == id) {
                let player = state.season.players.get(number);
                registered.push(json!({
                    "season": stream.as_str(),
                    "name": state.name(Named::Season),
                    "number": number,
                    "player": player,
                    "club": player.map(|player| state.name(Named::Club(player.club))),
                }));
            }
        }
        Ok(json!({ "id": id.0, "person": person, "events": named, "seasons": registered }))
    }
}

/// Returns an event's data on a person.
fn take_part(event: &EventState, id: &PersonId) -> Option<Value> {
    let arbiter = event.settings.arbiter.iter().chain(&event.settings.deputies).any(|person| person == id);
    let Some(entry) = event.entry_of(id) else {
        return arbiter.then(|| json!({ "role": "arbiter" }));
    };
    let notes = event.notes.iter().filter(|note| note.incident.player == Some(entry.id));
    let notes: Vec<Value> = notes
        .map(|note| {
            let incident = &note.incident;
            json!({ "at_ms": note.at_ms, "kind": incident.kind, "article": incident.article, "text": incident.written() })
        })
        .collect();
    let place = event.place(entry.id).and_then(|at| event.tournament().players.get(at));
    Some(json!({
        "role": if arbiter { "player, arbiter" } else { "player" },
        "number": event.number(entry.id),
        "rating": { "fide": entry.fide_rating, "national": entry.national_rating },
        "title": place.map(|player| player.title.clone()),
        "federation": place.map(|player| player.federation.clone()),
        "club": entry.club,
        "groups": entry.groups,
        "rounds": place.map(|player| serde_json::to_value(&player.entries).unwrap_or(Value::Null)),
        "notes": notes,
    }))
}

/// Returns the names of an event for its arbiters and its report.
#[allow(clippy::implicit_hasher, reason = "it is what `People` gives")]
pub fn names(people: &HashMap<PersonId, Person>) -> KnownPeople {
    people.iter().map(|(id, person)| (id.clone(), person.known())).collect()
}

/// Returns the names of an event for the public.
#[allow(clippy::implicit_hasher, reason = "it is what `People` gives")]
pub fn public_names(event: &EventState, people: &HashMap<PersonId, Person>) -> KnownPeople {
    let (day, below) = (event.settings.starts, event.settings.initials_below);
    people.iter().map(|(id, person)| (id.clone(), person.public(day, below))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn ages_on_birthdays_and_on_29_february() {
        let cases = [
            ("2012-05-10", "2026-05-09", Some(13)),
            ("2012-05-10", "2026-05-10", Some(14)),
            ("2012-02-29", "2026-02-28", Some(13)),
            ("2012-02-29", "2026-03-01", Some(14)),
            ("2012-02-29", "2028-02-28", Some(15)),
            ("2012-02-29", "2028-02-29", Some(16)),
            ("2012-12-31", "2013-01-01", Some(0)),
            ("2026-01-02", "2026-01-01", None),
            ("2027-01-01", "2026-01-01", None),
        ];
        for (born, on, expected) in cases {
            assert_eq!(age_on(day(born), day(on)), expected, "{born} {on}");
        }
    }

    #[test]
    fn numbers_are_compared_as_offices_write_them() {
        for (written, key) in [("0012345", "12345"), (" A-012 ", "A012"), ("a 012", "A012"), ("000", ""), ("", "")] {
            assert_eq!(number_key(written), key, "{written}");
        }
    }

    #[test]
    fn minors_are_shown_by_initials() {
        let person = |born: Option<&str>, initials| Person {
            id: PersonId::from("p1"),
            name: "Ferrer Montcau, Àlex".to_owned(),
            born: born.map(day),
            details: Details { initials, ..Details::default() },
        };
        let on = Some(day("2026-11-16"));
        let cases = [
            (Some("2012-11-17"), Initials::ByAge, "F. M., À."),
            (Some("2012-11-16"), Initials::ByAge, "Ferrer Montcau, Àlex"),
            (Some("2015-01-01"), Initials::Never, "Ferrer Montcau, Àlex"),
            (Some("1980-01-01"), Initials::Always, "F. M., À."),
            (None, Initials::ByAge, "Ferrer Montcau, Àlex"),
        ];
        for (born, switch, expected) in cases {
            let known = person(born, switch).public(on, 14);
            assert_eq!(known.name, expected);
            assert!(known.born.is_empty(), "birth dates are never public");
        }
        assert_eq!(person(Some("2015-02-03"), Initials::ByAge).known().born, "2015/02/03");
        let mut of_a_year = person(None, Initials::ByAge);
        of_a_year.details.birth_year = 2012;
        assert_eq!(of_a_year.public(on, 14).name, "F. M., À.", "nobody is taken for older than they are");
        assert_eq!(of_a_year.known().born, "2012/00/00");
        of_a_year.details.birth_year = 2011;
        assert_eq!(of_a_year.public(on, 14).name, "Ferrer Montcau, Àlex");
        assert_eq!(initials("Bru"), "B.");
        assert_eq!(initials(" , "), "");
    }
}
