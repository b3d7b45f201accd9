//! Names for the numbers in sentences of the handbook.

use super::{LeagueState, Named};
use adoube_federation::ids::{ClubId, CompetitionId, MemberNo, OpenId, TeamId};
use adoube_federation::names::NameLookup;
use std::collections::HashMap;

/// The names of a season and of the persons looked up.
pub struct KnownNames<'a> {
    /// The season.
    pub state: &'a LeagueState,
    /// Names of persons.
    pub people: &'a HashMap<MemberNo, String>,
}

impl NameLookup for KnownNames<'_> {
    fn person(&self, id: MemberNo) -> String {
        self.people.get(&id).cloned().unwrap_or_else(|| format!("#{id}"))
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
}
