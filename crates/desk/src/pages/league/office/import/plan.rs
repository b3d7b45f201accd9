//! The plan of an import: what each row enters, whom it was matched with, and why it is left out. Each row is decided on the
//! season as the rows before leave it, so that a refused one does not stop the others. Nothing is written here.

use super::columns::{Cells, Column, Header, ImportKind};
use super::people::{KnownPeople, MatchedBy};
use crate::words::office_import as own;
use adoube_event::PersonId;
use adoube_exchange::table::Table;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::{SeasonAct, SeasonAnswer, SeasonState};
use adoube_laws::{Date, Moment};
use adoube_services::league::{BulkStep, KnownNames, LeagueRefusal, LeagueState, Named, PersonNames};
use adoube_services::people::Person;
use adoube_store::fold;
use adoube_web::reader::Reader;
use adoube_web::token::digest;
use std::collections::HashMap;
use std::fmt::{Display, Write};
use std::sync::Arc;

/// The effect of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    New,
    Changed,
    /// Everything in it is known.
    Same,
    LeftOut,
}

/// A row of the file in the plan.
#[derive(Clone, Debug)]
pub(super) struct PlannedLine {
    pub(super) line: u32,
    /// The name of the person or club.
    pub(super) subject: String,
    pub(super) club: String,
    pub(super) matched: Option<MatchedBy>,
    pub(super) fate: Fate,
    /// Why it is left out, or what of it is not taken.
    pub(super) notes: Vec<String>,
}

/// The entries of an import.
#[derive(Default)]
pub(super) struct ImportPlan {
    /// The rows in the order of the file.
    pub(super) lines: Vec<PlannedLine>,
    pub(super) steps: Vec<BulkStep>,
    /// Persons who get a number in the season.
    pub(super) entered: Vec<Person>,
    /// Persons whose details are completed.
    pub(super) completed: Vec<Person>,
    /// Headings of columns that are not read.
    pub(super) unread: Vec<String>,
    /// The sheet that was read, if there are several.
    pub(super) sheet: Option<String>,
}

impl ImportPlan {
    /// Returns the number of rows with an effect.
    pub(super) fn count(&self, fate: Fate) -> usize {
        self.lines.iter().filter(|line| line.fate == fate).count()
    }

    /// Returns whether it enters nothing.
    pub(super) fn is_idle(&self) -> bool {
        self.steps.iter().all(|step| step.acts.is_empty()) && self.completed.is_empty()
    }

    /// Returns a digest of what is shown, so that what is entered is what was confirmed.
    pub(super) fn digest(&self, kind: ImportKind) -> String {
        let mut all = kind.code().to_owned();
        for line in &self.lines {
            let PlannedLine { line, subject, club, matched, fate, notes } = line;
            // Writing to a String cannot fail.
            let _ = write!(all, "\n{line}\t{subject}\t{club}\t{matched:?}\t{fate:?}\t{notes:?}");
        }
        digest(all.as_bytes())
    }
}

/// The file, the season and the people that a plan is based on.
pub(super) struct PlanBasis {
    pub(super) state: Arc<LeagueState>,
    /// The persons of the season.
    pub(super) people: HashMap<PersonId, Person>,
    pub(super) now: Moment,
    pub(super) reader: Reader,
    /// The seed of the numbers of new persons: the same for the same command.
    pub(super) seed: String,
}

/// Plans an import, or returns the columns that the header lacks.
pub(super) fn plan(kind: ImportKind, table: &Table, basis: &PlanBasis) -> Result<ImportPlan, Vec<Column>> {
    let header = Header::read(kind, table)?;
    let ratings = [Column::Catalan, Column::National, Column::International];
    if kind == ImportKind::Ratings && !ratings.iter().any(|column| header.has(*column)) {
        return Err(ratings.to_vec());
    }
    let mut planner = Planner::new(basis);
    planner.plan.unread.clone_from(&header.unread);
    planner.plan.sheet.clone_from(&table.sheet);
    for row in table.rows.iter().skip(1) {
        let cells = Cells::new(&header, row, basis.reader);
        match kind {
            ImportKind::Clubs => planner.club(cells),
            ImportKind::Players | ImportKind::Licences | ImportKind::Ratings => planner.player(kind, cells),
            ImportKind::Lists => planner.listed(cells),
        }
    }
    planner.lists();
    Ok(planner.plan)
}

/// A plan while it is made.
pub(super) struct Planner<'a> {
    pub(super) reader: Reader,
    pub(super) today: Date,
    now: Moment,
    pub(super) state: &'a LeagueState,
    /// The season with the rows so far.
    pub(super) season: SeasonState,
    pub(super) people: KnownPeople,
    keys: HashMap<MemberNo, PersonId>,
    names: PersonNames,
    /// The rows in which persons occurred.
    pub(super) seen: HashMap<MemberNo, u32>,
    /// Clubs by folded name; those of this file with the row.
    pub(super) clubs: HashMap<String, ClubId>,
    pub(super) towns: HashMap<String, u32>,
    /// The lists of clubs so far: the place in the list if given, the person, and the row in the plan.
    pub(super) listed: Vec<(ClubId, Vec<ListedRow>)>,
    seed: &'a str,
    drawn: u64,
    pub(super) plan: ImportPlan,
}

/// A row of a strength list.
pub(super) struct ListedRow {
    pub(super) place: Option<u16>,
    /// `None` if the row is left out.
    pub(super) person: Option<MemberNo>,
    /// Its index in the plan.
    pub(super) at: usize,
}

impl<'a> Planner<'a> {
    fn new(basis: &'a PlanBasis) -> Self {
        let state: &LeagueState = &basis.state;
        let (mut people, mut names) = (KnownPeople::default(), PersonNames::default());
        for (id, key) in &state.persons {
            let person = basis.people.get(key);
            names.add(*id, person.map(|person| person.name.clone()));
            if let Some(person) = person {
                people.enter(*id, person.clone());
            }
        }
        let (mut clubs, mut towns) = (HashMap::new(), HashMap::new());
        for (named, name) in &state.called {
            match named {
                Named::Club(id) => drop(clubs.insert(fold(name), *id)),
                Named::Town(number) => drop(towns.insert(fold(name), *number)),
                _ => {}
            }
        }
        Self {
            reader: basis.reader,
            today: basis.now.date,
            now: basis.now,
            state,
            season: state.season.clone(),
            people,
            keys: HashMap::new(),
            names,
            seen: HashMap::new(),
            clubs,
            towns,
            listed: Vec::new(),
            seed: &basis.seed,
            drawn: 0,
            plan: ImportPlan::default(),
        }
    }

    /// Decides an act on the season so far; a refusal is a sentence.
    pub(super) fn act(&mut self, act: &SeasonAct) -> Result<Vec<SeasonAnswer>, String> {
        match adoube_federation::decide(&self.season, act, self.now) {
            Ok(answers) => {
                let season = std::mem::take(&mut self.season);
                self.season = answers.iter().fold(season, adoube_federation::apply);
                Ok(answers)
            }
            Err(refusal) => {
                let known = KnownNames { state: self.state, people: &self.names };
                Err(self.reader.told(LeagueRefusal::Handbook(refusal).text(self.reader.language, &known)))
            }
        }
    }

    /// Gives a new person a number and a key, which depend on the command and on nothing about the person.
    pub(super) fn draw(&mut self) -> (MemberNo, PersonId) {
        loop {
            self.drawn += 1;
            let drawn = digest(format!("{}/{}", self.seed, self.drawn).as_bytes());
            let (number, key) = (drawn.get(..8).unwrap_or_default(), drawn.get(8..28).unwrap_or_default());
            let number = MemberNo(u32::from_str_radix(number, 16).unwrap_or_default() >> 1 | 1 << 16);
            let used = self.state.persons.contains_key(&number)
                || self.season.players.contains_key(&number)
                || self.people.has(number);
            if !used {
                return (number, PersonId(format!("f{key}")));
            }
        }
    }

    /// Gives a number its name in sentences.
    pub(super) fn call(&mut self, id: MemberNo, name: &str) {
        self.names.add(id, Some(name.to_owned()));
    }

    /// Adds a new person to the plan, and returns the number and key for the step that introduces them.
    pub(super) fn enter(&mut self, id: MemberNo, person: Person) -> (MemberNo, PersonId) {
        let key = person.id.clone();
        self.call(id, &person.name);
        self.people.enter(id, person.clone());
        self.keys.insert(id, key.clone());
        self.plan.entered.push(person);
        (id, key)
    }

    /// Adds the completed details of a known person to the plan.
    pub(super) fn complete(&mut self, id: MemberNo, person: Person) {
        self.people.enter(id, person.clone());
        self.plan.completed.push(person);
    }

    pub(super) fn club_name(&self, id: ClubId) -> String {
        self.state.name(Named::Club(id))
    }

    /// Finds the club of a cell by its name or number; a wrong one is recorded.
    pub(super) fn club_of(&self, cells: &mut Cells<'_>) -> Option<ClubId> {
        let text = cells.get(Column::Club);
        let number = text.trim_start_matches('#').parse().ok().map(ClubId);
        let named = self.clubs.get(&fold(text)).copied();
        let found = named.or(number).filter(|id| self.season.clubs.contains_key(id));
        if found.is_none() && !text.is_empty() {
            cells.wrong(Column::Club, own::EXPECT_CLUB);
        }
        found
    }

    /// Adds a row that is left out, for the faults of its cells and a reason.
    pub(super) fn leave(&mut self, cells: Cells<'_>, subject: String, why: Option<String>) {
        let club = cells.get(Column::Club).to_owned();
        let (line, mut notes) = (cells.line(), cells.faults);
        notes.extend(why);
        self.plan.lines.push(PlannedLine { line, subject, club, matched: None, fate: Fate::LeftOut, notes });
    }

    /// Returns a sentence that begins with a row.
    pub(super) fn of_row(&self, line: u32, text: adoube_words::Text, values: &[(&str, &dyn Display)]) -> String {
        let mut all: Vec<(&str, &dyn Display)> = vec![("line", &line)];
        all.extend_from_slice(values);
        self.reader.say_with(text, &all)
    }
}
