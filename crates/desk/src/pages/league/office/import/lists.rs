//! The rows of clubs and of strength lists.

use super::columns::{Cells, Column, NAME_MAX};
use super::people::PersonMatch;
use super::plan::{Fate, ListedRow, PlannedLine, Planner};
use super::rows::read_person;
use crate::words::office_import as own;
use adoube_event::PersonId;
use adoube_federation::acts::{ClubAct, ListAct};
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::season::Club;
use adoube_federation::venue::Province;
use adoube_federation::{SeasonAct, SeasonAnswer};
use adoube_services::league::{BulkStep, NAME_MAX as CLUB_NAME_MAX, Named};
use adoube_services::people::Person;
use adoube_store::fold;

impl Planner<'_> {
    /// Plans a row of clubs. A club that is registered stays as it is.
    pub(super) fn club(&mut self, mut cells: Cells<'_>) {
        let name = cells.text(Column::Name, NAME_MAX, own::EXPECT_NAME);
        let town = cells.text(Column::Town, CLUB_NAME_MAX, own::EXPECT_TOWN);
        for (column, text, expected) in
            [(Column::Name, &name, own::EXPECT_NAME), (Column::Town, &town, own::EXPECT_TOWN)]
        {
            if text.is_empty() && cells.get(column).is_empty() {
                cells.wrong(column, expected);
            }
        }
        let province = cells.province(&Province::ALL);
        let address = cells.text(Column::Address, CLUB_NAME_MAX, own::EXPECT_ADDRESS);
        if let Some(known) = self.clubs.get(&fold(&name)).copied().filter(|_| !name.is_empty()) {
            return self.known_club(&cells, name, known);
        }
        let delegates = self.delegates(&mut cells);
        let Some(province) = province.filter(|_| cells.faults.is_empty()) else {
            return self.leave(cells, name, None);
        };
        let number = self.towns.get(&fold(&town)).copied();
        let town_number = number.unwrap_or_else(|| self.next_town());
        let of = delegates.iter().map(|(id, _)| *id).collect();
        let club = Club { town: town_number, province, delegates: of, new_address: None };
        let act = SeasonAct::from(ClubAct::Register(club));
        let made = match self.act(&act) {
            Ok(answers) => answers,
            Err(why) => return self.leave(cells, name, Some(why)),
        };
        let mut step = BulkStep::of(vec![act]);
        step.clubs.push((name.clone(), Some(address).filter(|address| !address.is_empty())));
        if number.is_none() {
            self.towns.insert(fold(&town), town_number);
            step.called.push((Named::Town(town_number), town.clone()));
        }
        for (id, new) in delegates {
            if let Some(person) = new {
                step.persons.push(self.enter(id, person));
            }
        }
        for answer in made {
            if let SeasonAnswer::ClubRegistered(id, _) = answer {
                self.clubs.insert(fold(&name), id);
            }
        }
        self.plan.steps.push(step);
        let (line, notes) = (cells.line(), Vec::new());
        self.plan.lines.push(PlannedLine { line, subject: name, club: town, matched: None, fate: Fate::New, notes });
    }

    fn known_club(&mut self, cells: &Cells<'_>, subject: String, known: ClubId) {
        let line = cells.line();
        let here = !self.state.season.clubs.contains_key(&known);
        let (fate, why) = if here { (Fate::LeftOut, own::WHY_CLUB_TWICE) } else { (Fate::Same, own::NOTE_CLUB_KNOWN) };
        let notes = vec![self.of_row(line, why, &[("club", &subject)])];
        let club = cells.get(Column::Town).to_owned();
        self.plan.lines.push(PlannedLine { line, subject, club, matched: None, fate, notes });
    }

    /// Finds the delegates by name; one whom nobody has entered is new.
    fn delegates(&mut self, cells: &mut Cells<'_>) -> Vec<(MemberNo, Option<Person>)> {
        let mut delegates: Vec<(MemberNo, Option<Person>)> = Vec::new();
        for column in [Column::Delegate, Column::SecondDelegate] {
            let name = cells.text(column, NAME_MAX, own::EXPECT_NAME);
            if name.is_empty() {
                continue;
            }
            let person = Person { name, ..Person::default() };
            match self.people.find(&person, None, &self.season) {
                PersonMatch::One(id, _) if delegates.iter().all(|(other, _)| *other != id) => {
                    delegates.push((id, None));
                }
                PersonMatch::One(..) => {}
                PersonMatch::Nobody => {
                    let (id, key): (MemberNo, PersonId) = self.draw();
                    delegates.push((id, Some(Person { id: key, ..person })));
                }
                PersonMatch::Several | PersonMatch::Other(_) => cells.wrong(column, own::EXPECT_ONE_PERSON),
            }
        }
        delegates
    }

    fn next_town(&self) -> u32 {
        let of_clubs = self.season.clubs.values().map(|club| club.town);
        self.towns.values().copied().chain(of_clubs).max().unwrap_or(0).saturating_add(1)
    }

    /// Notes a row of a strength list; the lists are stamped when all rows are read.
    pub(super) fn listed(&mut self, mut cells: Cells<'_>) {
        let wanted = read_person(&mut cells, self.today);
        let (club, place) = (self.club_of(&mut cells), cells.place());
        if cells.get(Column::Club).is_empty() {
            cells.wrong(Column::Club, own::EXPECT_CLUB);
        }
        let found = self.people.find(&wanted, club, &self.season);
        let line = cells.line();
        let (person, why) = match found {
            _ if !cells.faults.is_empty() => (None, None),
            PersonMatch::One(id, by) => match self.seen.insert(id, line) {
                None => (Some((id, by)), None),
                Some(earlier) => {
                    (None, Some(self.of_row(line, own::WHY_TWICE, &[("name", &wanted.name), ("earlier", &earlier)])))
                }
            },
            PersonMatch::Several => (None, Some(self.of_row(line, own::WHY_SEVERAL, &[("name", &wanted.name)]))),
            PersonMatch::Nobody => (None, Some(self.of_row(line, own::WHY_UNKNOWN, &[("name", &wanted.name)]))),
            PersonMatch::Other(id) => {
                let other = self.people.get(id).map_or_else(String::new, |person| person.name.clone());
                (None, Some(self.of_row(line, own::WHY_OTHER, &[("name", &wanted.name), ("other", &other)])))
            }
        };
        let at = self.plan.lines.len();
        if let Some(club) = club {
            let row = ListedRow { place, person: person.map(|(id, _)| id), at };
            match self.listed.iter_mut().find(|(of, _)| *of == club) {
                Some((_, rows)) => rows.push(row),
                None => self.listed.push((club, vec![row])),
            }
        }
        match person {
            None => self.leave(cells, wanted.name, why),
            Some((_, by)) => {
                let club = club.map_or_else(String::new, |club| self.club_name(club));
                let (matched, fate, notes) = (Some(by), Fate::New, Vec::new());
                self.plan.lines.push(PlannedLine { line, subject: wanted.name, club, matched, fate, notes });
            }
        }
    }

    /// Stamps the lists; one with a fault is left out as a whole, and its other rows say so.
    pub(super) fn lists(&mut self) {
        for (club, mut rows) in std::mem::take(&mut self.listed) {
            rows.sort_by_key(|row| row.place.unwrap_or(u16::MAX));
            let people: Option<Vec<MemberNo>> = rows.iter().map(|row| row.person).collect();
            let why = match people {
                None => None,
                Some(people) => {
                    let act = SeasonAct::from(ListAct::Stamp(club, people));
                    match self.act(&act) {
                        Ok(_) => {
                            self.plan.steps.push(BulkStep::of(vec![act]));
                            continue;
                        }
                        Err(why) => Some(why),
                    }
                }
            };
            let name = self.club_name(club);
            let said = match &why {
                Some(why) => self.reader.say_with(own::WHY_LIST_REFUSED, &[("club", &name), ("why", why)]),
                None => self.reader.say_with(own::WHY_LIST_FAULT, &[("club", &name)]),
            };
            // The reason is said once, at the first row.
            for (first, row) in rows.iter().enumerate() {
                let Some(line) = self.plan.lines.get_mut(row.at) else { continue };
                line.fate = Fate::LeftOut;
                if first == 0 {
                    line.notes.push(said.clone());
                }
            }
        }
    }
}
