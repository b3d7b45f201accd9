//! Who and what numbers stand for, for those who show sentences of the handbook.

use super::{Named, State};
use adoube_federation::ids::{ClubId, EventId, OpenId, PersonId, TeamId};
use adoube_federation::names::Names;
use std::collections::HashMap;

/// The names of a season, and those of the persons that were looked up.
pub struct Known<'a> {
    /// The season.
    pub state: &'a State,
    /// Persons.
    pub people: &'a HashMap<PersonId, String>,
}

impl Names for Known<'_> {
    fn person(&self, id: PersonId) -> String {
        self.people.get(&id).cloned().unwrap_or_else(|| format!("#{id}"))
    }

    fn club(&self, id: ClubId) -> String {
        self.state.name(Named::Club(id))
    }

    fn team(&self, id: TeamId) -> String {
        self.state.team(id)
    }

    fn event(&self, id: EventId) -> String {
        self.state.name(Named::Event(id))
    }

    fn open(&self, id: OpenId) -> String {
        self.state.name(Named::Open(id))
    }
}
