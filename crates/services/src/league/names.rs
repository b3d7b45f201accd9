//! Names for the numbers in sentences of the handbook.

use super::{LeagueState, Named};
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamId};
use adoube_federation::names::NameLookup;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

/// The names of the persons of a page. It notes who was asked for without having been looked up, so that a page of a
/// season of thousands need not look up everybody.
#[derive(Debug, Default)]
pub struct PersonNames {
    found: HashMap<MemberNo, String>,
    /// Persons who have no name, because they were erased or never had one.
    nameless: BTreeSet<MemberNo>,
    wanted: Mutex<BTreeSet<MemberNo>>,
}

impl PersonNames {
    /// Returns the name of a person; the number if erased or not looked up.
    pub fn get(&self, id: MemberNo) -> String {
        if let Some(name) = self.found.get(&id) {
            return name.clone();
        }
        if !self.nameless.contains(&id) {
            self.wanted.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        }
        format!("#{id}")
    }

    /// Returns whether a person has been looked up.
    pub fn knows(&self, id: MemberNo) -> bool {
        self.found.contains_key(&id) || self.nameless.contains(&id)
    }

    /// Adds the name of a person who was looked up, if there is one.
    pub fn add(&mut self, id: MemberNo, name: Option<String>) {
        match name {
            Some(name) => drop(self.found.insert(id, name)),
            None => drop(self.nameless.insert(id)),
        }
    }

    /// Returns who was asked for without having been looked up, and forgets it.
    pub fn take_wanted(&self) -> BTreeSet<MemberNo> {
        std::mem::take(&mut *self.wanted.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The names of a season and of the persons looked up.
pub struct KnownNames<'a> {
    /// The season.
    pub state: &'a LeagueState,
    /// Names of persons.
    pub people: &'a PersonNames,
}

impl NameLookup for KnownNames<'_> {
    fn person(&self, id: MemberNo) -> String {
        self.people.get(id)
    }

    fn club(&self, id: ClubId) -> String {
        self.state.name(Named::Club(id))
    }

    fn team(&self, id: TeamId) -> String {
        self.state.team(id)
    }

    fn event(&self, id: CompetitionId) -> String {
        self.state.name(Named::Event(id))
    }

    fn open(&self, id: OpenId) -> String {
        self.state.name(Named::Open(id))
    }

    fn pairing(&self, id: MatchId) -> String {
        let team = |of: CompetitionId, team: TeamId| self.state.team_in(of, team);
        let known = self.state.season.matches.get(&id);
        known.map_or_else(|| format!("#{id}"), |m| format!("{} – {}", team(m.event, m.home), team(m.event, m.visitors)))
    }
}
