//! The rows of players, licences and ratings.

use super::columns::{Cells, Column, ImportKind};
use super::people::{MatchedBy, PersonMatch, birth};
use super::plan::{Fate, PlannedLine, Planner};
use crate::words::office_import as own;
use adoube_exchange::Born;
use adoube_federation::SeasonAct;
use adoube_federation::acts::LicenceAct;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::licence::{self, LicenceApplication, LicencePaper, LicenceReason};
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, PlayerTitle, RegisteredPlayer};
use adoube_services::league::BulkStep;
use adoube_services::people::{Details, Person};
use std::collections::BTreeSet;
use std::fmt::Display;

/// The longest telephone number or e-mail address.
const CONTACT_MAX: usize = 120;

/// The cells about the player, apart from person and club.
struct PlayerCells {
    category: Option<PlayerCategory>,
    title: Option<PlayerTitle>,
    nationality: Option<Nationality>,
    ratings: PlayerRatings,
}

impl PlayerCells {
    fn read(cells: &mut Cells<'_>) -> Self {
        let rated = PlayerRatings {
            catalan: cells.rating(Column::Catalan),
            national: cells.rating(Column::National),
            international: cells.rating(Column::International),
        };
        Self { category: cells.category(), title: cells.title(), nationality: cells.nationality(), ratings: rated }
    }

    /// Returns the player with what the cells say; empty ones change nothing.
    fn on(&self, player: &RegisteredPlayer) -> RegisteredPlayer {
        let (new, old) = (self.ratings, player.ratings);
        RegisteredPlayer {
            category: self.category.unwrap_or(player.category),
            title: self.title.or(player.title),
            nationality: self.nationality.unwrap_or(player.nationality),
            ratings: PlayerRatings {
                catalan: new.catalan.or(old.catalan),
                national: new.national.or(old.national),
                international: new.international.or(old.international),
            },
            ..player.clone()
        }
    }
}

/// The cells about an application.
struct ApplicationCells {
    reason: Option<LicenceReason>,
    /// `None` for all that are required.
    papers: Option<Vec<LicencePaper>>,
    granted: bool,
}

/// Reads the cells about a person.
pub(super) fn read_person(cells: &mut Cells<'_>, today: adoube_laws::Date) -> Person {
    let name = cells.name();
    let (born, birth_year) = match cells.born() {
        Born::Day(day) => (Some(day), 0),
        Born::Year(year) => (None, year),
        Born::Unsaid => (None, 0),
    };
    if born.is_some_and(|day| day > today) || birth_year > today.year() {
        cells.wrong(Column::Born, own::EXPECT_BORN);
    }
    let details = Details {
        fide_id: cells.number(Column::FideId),
        licence: cells.number(Column::Licence),
        national_number: cells.number(Column::NationalNumber),
        birth_year,
        phone: cells.text(Column::Phone, CONTACT_MAX, own::EXPECT_CONTACT),
        email: cells.text(Column::Email, CONTACT_MAX, own::EXPECT_CONTACT),
        ..Details::default()
    };
    Person { name, born, details, ..Person::default() }
}

/// Fills in what the desk does not know of a person; what it knows otherwise stays, and is said.
fn completed(known: &Person, wanted: &Person, mut differs: impl FnMut(Column, &str)) -> Option<Person> {
    let mut new = known.clone();
    type Place = fn(&mut Details) -> &mut String;
    let texts: [(Column, Place); 5] = [
        (Column::FideId, |details| &mut details.fide_id),
        (Column::Licence, |details| &mut details.licence),
        (Column::NationalNumber, |details| &mut details.national_number),
        (Column::Phone, |details| &mut details.phone),
        (Column::Email, |details| &mut details.email),
    ];
    let mut wanted_details = wanted.details.clone();
    for (column, place) in texts {
        let (wanted, known) = (std::mem::take(place(&mut wanted_details)), place(&mut new.details));
        let number = !matches!(column, Column::Phone | Column::Email);
        let key = |text: &str| if number { adoube_services::people::number_key(text) } else { text.trim().to_owned() };
        if wanted.is_empty() || key(&wanted) == key(known) {
            continue;
        }
        if known.trim().is_empty() { *known = wanted } else { differs(column, known) }
    }
    match (birth(known), birth(wanted)) {
        (Born::Unsaid, Born::Year(year)) => new.details.birth_year = year,
        (Born::Unsaid | Born::Year(_), Born::Day(day)) => (new.born, new.details.birth_year) = (Some(day), 0),
        (Born::Day(day), Born::Day(other)) if day != other => differs(Column::Born, &day.to_string()),
        _ => {}
    }
    (new != *known).then_some(new)
}

/// A row whose person is found or new.
struct Found {
    id: MemberNo,
    person: Person,
    matched: Option<MatchedBy>,
    /// The completed details of a known person.
    completed: Option<Person>,
    notes: Vec<String>,
}

impl Planner<'_> {
    /// Plans a row of players, licences or ratings.
    pub(super) fn player(&mut self, kind: ImportKind, mut cells: Cells<'_>) {
        let wanted = read_person(&mut cells, self.today);
        let club = self.club_of(&mut cells);
        let player = PlayerCells::read(&mut cells);
        let asked = (kind == ImportKind::Licences).then(|| ApplicationCells {
            reason: cells.reason(),
            papers: cells.papers(),
            granted: cells.granted(),
        });
        let subject = wanted.name.clone();
        if !cells.faults.is_empty() {
            return self.leave(cells, subject, None);
        }
        let found = match self.person(&cells, &wanted, club, kind != ImportKind::Ratings) {
            Ok(found) => found,
            Err(why) => return self.leave(cells, subject, Some(why)),
        };
        let before = self.season.players.get(&found.id).cloned();
        let base = match self.registration(&found, before.as_ref(), club, &mut cells) {
            Ok(base) => base,
            Err(why) => return self.leave(cells, subject, why),
        };
        let age = found.person.age_on(self.today).and_then(|age| u8::try_from(age).ok());
        let applies = asked.is_some() && !self.season.is_licensed(found.id, self.today);
        if applies && age.is_none() {
            cells.wrong(Column::Born, own::EXPECT_BORN);
            return self.leave(cells, subject, None);
        }
        let changed = player.on(&base);
        let (mut acts, mut notes) = (Vec::new(), found.notes.clone());
        if before.as_ref() != Some(&changed) {
            let know = SeasonAct::from(LicenceAct::Know(changed.clone()));
            if let Err(why) = self.act(&know) {
                return self.leave(cells, subject, Some(why));
            }
            acts.push(know);
        }
        match (&asked, age) {
            (Some(asked), Some(age)) if applies => self.apply(&changed, asked, age, &found, (&mut acts, &mut notes)),
            (Some(_), _) => notes.push(self.of_row(cells.line(), own::NOTE_LICENSED, &[])),
            (None, _) => {}
        }
        self.take(&cells, found, (before.is_none(), changed.club), acts, notes);
    }

    /// Finds the person of a row, or draws a new one if the import may enter persons.
    fn person(&mut self, cells: &Cells<'_>, wanted: &Person, club: Option<ClubId>, may: bool) -> Result<Found, String> {
        let line = cells.line();
        match self.people.find(wanted, club, &self.season) {
            PersonMatch::Several => Err(self.of_row(line, own::WHY_SEVERAL, &[("name", &wanted.name)])),
            PersonMatch::Other(id) => {
                let name = self.people.get(id).map_or_else(String::new, |person| person.name.clone());
                Err(self.of_row(line, own::WHY_OTHER, &[("name", &wanted.name), ("other", &name)]))
            }
            PersonMatch::Nobody if !may => Err(self.of_row(line, own::WHY_UNKNOWN, &[("name", &wanted.name)])),
            PersonMatch::Nobody => {
                let (id, key) = self.draw();
                self.call(id, &wanted.name);
                let person = Person { id: key, ..wanted.clone() };
                Ok(Found { id, person, matched: None, completed: None, notes: Vec::new() })
            }
            PersonMatch::One(id, by) => {
                if let Some(earlier) = self.seen.get(&id) {
                    return Err(self.of_row(line, own::WHY_TWICE, &[("name", &wanted.name), ("earlier", earlier)]));
                }
                let known = self.people.get(id).cloned().unwrap_or_default();
                let mut notes = Vec::new();
                let completed = completed(&known, wanted, |column, had| {
                    let heading = column.text().get(self.reader.language);
                    let values: [(&str, &dyn Display); 3] =
                        [("column", &heading), ("found", &cells.get(column)), ("had", &had)];
                    notes.push(self.of_row(line, own::NOTE_KEPT, &values));
                });
                let person = completed.clone().unwrap_or(known);
                Ok(Found { id, person, matched: Some(by), completed, notes })
            }
        }
    }

    /// Returns the player as registered, or a new one of the club; otherwise the reason, unless it is the fault of a cell.
    fn registration(
        &self,
        found: &Found,
        before: Option<&RegisteredPlayer>,
        club: Option<ClubId>,
        cells: &mut Cells<'_>,
    ) -> Result<RegisteredPlayer, Option<String>> {
        match (before, club) {
            (Some(player), Some(club)) if player.club != club => {
                let of = self.club_name(player.club);
                let values: [(&str, &dyn Display); 2] = [("name", &found.person.name), ("club", &of)];
                Err(Some(self.of_row(cells.line(), own::WHY_OTHER_CLUB, &values)))
            }
            (Some(player), _) => Ok(player.clone()),
            (None, Some(club)) => Ok(RegisteredPlayer {
                person: found.id,
                club,
                category: PlayerCategory::Third,
                title: None,
                ratings: PlayerRatings::default(),
                nationality: Nationality::Home,
            }),
            (None, None) => {
                cells.wrong(Column::Club, own::EXPECT_CLUB);
                Err(None)
            }
        }
    }

    /// Applies for a licence, or completes the application, and grants it if the row says so. A refused grant leaves the
    /// application.
    fn apply(
        &mut self,
        player: &RegisteredPlayer,
        asked: &ApplicationCells,
        age: u8,
        found: &Found,
        (acts, notes): (&mut Vec<SeasonAct>, &mut Vec<String>),
    ) {
        let person = player.person;
        let renews = self.season.to_renew.contains_key(&person);
        let numbered = !found.person.details.national_number.is_empty();
        let before = self.season.applications.get(&person).cloned();
        let mut application = before.clone().unwrap_or(LicenceApplication {
            person,
            category: player.category,
            age,
            case: if renews { LicenceReason::Renewal } else { LicenceReason::New },
            has_national_number: numbered,
            papers: BTreeSet::new(),
        });
        application.category = player.category;
        application.case = asked.reason.unwrap_or(application.case);
        application.has_national_number |= numbered;
        let required = licence::required(&application, &self.season.regulations().licences);
        application.papers.extend(asked.papers.clone().unwrap_or_else(|| required.into_iter().collect()));
        let mut wanted = Vec::new();
        if before.as_ref() != Some(&application) {
            wanted.push(LicenceAct::Apply(application));
        }
        if asked.granted {
            wanted.push(LicenceAct::Grant(person));
        }
        for act in wanted.into_iter().map(SeasonAct::from) {
            match self.act(&act) {
                Ok(_) => acts.push(act),
                Err(why) => {
                    notes.push(
                        self.reader.say_with(own::NOTE_NOT_GRANTED, &[("name", &found.person.name), ("why", &why)]),
                    );
                    return;
                }
            }
        }
    }

    /// Adds a row with its effect.
    fn take(
        &mut self,
        cells: &Cells<'_>,
        found: Found,
        (registered, club): (bool, ClubId),
        acts: Vec<SeasonAct>,
        notes: Vec<String>,
    ) {
        let fate = match (registered, acts.is_empty() && found.completed.is_none()) {
            (true, _) => Fate::New,
            (false, false) => Fate::Changed,
            (false, true) => Fate::Same,
        };
        self.seen.insert(found.id, cells.line());
        let subject = found.person.name.clone();
        let mut step = BulkStep::of(acts);
        if found.matched.is_none() {
            step.persons.push(self.enter(found.id, found.person));
        }
        if let Some(person) = found.completed {
            self.complete(found.id, person);
        }
        self.plan.steps.push(step);
        let club = self.club_name(club);
        self.plan.lines.push(PlannedLine { line: cells.line(), subject, club, matched: found.matched, fate, notes });
    }
}
