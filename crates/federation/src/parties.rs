//! Whom a verdict concerns, and when each of them received it: the fifteen days of an appeal are each party's own (Competition
//! Committee 2.1 (a)).

use crate::cases::{Case, Decision, Matter, Offender};
use crate::date::Date;
use crate::ids::{CaseId, ClubId, EventId, MatchId, OpenId, PersonId, TeamId};
use crate::season::State;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Whom a verdict is delivered to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// A club.
    Club(ClubId),
    /// A person.
    Person(PersonId),
    /// Whoever organises an open.
    Organiser(OpenId),
}

impl Decision {
    /// The day a party received the verdict: its own, or the day on which it was handed to everybody.
    pub fn received_by(&self, party: Party) -> Option<Date> {
        let own = self.receipts.iter().find(|(of, _)| *of == party);
        own.map(|(_, on)| *on).or(self.received)
    }

    /// The last day on which somebody is known to have received it.
    pub fn last_received(&self) -> Option<Date> {
        self.receipts.iter().map(|(_, on)| *on).chain(self.received).max()
    }
}

/// Whom a case concerns; nobody in particular where it is about a whole event that is not the clubs'.
pub fn parties(state: &State, case: &Case) -> BTreeSet<Party> {
    let mut matter = &case.matter;
    // An appeal has a larger number than what it is against: the chain ends.
    while let Matter::Appeal(of) = matter {
        match known(state, *of) {
            Some(case) => matter = &case.matter,
            None => return BTreeSet::new(),
        }
    }
    of_matter(state, matter)
}

fn known(state: &State, id: CaseId) -> Option<&Case> {
    (id.0 as usize).checked_sub(1).and_then(|at| state.cases.get(at))
}

fn of_matter(state: &State, matter: &Matter) -> BTreeSet<Party> {
    if let Some(id) = matter.of_match() {
        return of_matches(state, &[id]);
    }
    match matter {
        Matter::Venue(at) => {
            let venue = state.venues.get(*at as usize);
            venue.into_iter().flat_map(|venue| &venue.request.clubs).map(|club| Party::Club(*club)).collect()
        }
        Matter::ForceMajeure(_, _, matches) if !matches.is_empty() => of_matches(state, matches),
        Matter::ForceMajeure(event, ..)
        | Matter::OtherEvent(event, _)
        | Matter::RoundRobinDate(event, _)
        | Matter::LastRound(event)
        | Matter::LastSwissRound(event)
        | Matter::Change(event, _) => of_event(state, *event),
        Matter::Breach(who) | Matter::Sanction(who) => match who {
            Offender::Person(person) => BTreeSet::from([Party::Person(*person)]),
            Offender::Team(team) => of_teams(state, &[*team]),
            Offender::Club(club) => BTreeSet::from([Party::Club(*club)]),
        },
        Matter::Withdrawal(_, person) | Matter::Removal(person) => BTreeSet::from([Party::Person(*person)]),
        Matter::Appointment(member) | Matter::Vacancy(member) => BTreeSet::from([Party::Person(member.person)]),
        Matter::Revocation { commission: (one, two), committee, .. } => {
            [one, two, committee].map(|person| Party::Person(*person)).into()
        }
        Matter::Consolation(_, teams) => of_teams(state, teams),
        Matter::Lots(_, people) => people.iter().map(|person| Party::Person(*person)).collect(),
        Matter::OpenRules(open) | Matter::Annulment(open) => BTreeSet::from([Party::Organiser(*open)]),
        _ => BTreeSet::new(),
    }
}

fn of_teams(state: &State, teams: &[TeamId]) -> BTreeSet<Party> {
    teams.iter().filter_map(|team| state.teams.get(team)).map(|team| Party::Club(team.club)).collect()
}

fn of_matches(state: &State, matches: &[MatchId]) -> BTreeSet<Party> {
    let found = matches.iter().filter_map(|id| state.matches.get(id));
    found.flat_map(|m| of_teams(state, &[m.home, m.visitors])).collect()
}

/// The clubs of an event's teams, or its players where individuals play.
fn of_event(state: &State, event: EventId) -> BTreeSet<Party> {
    let Some(event) = state.events.get(&event) else { return BTreeSet::new() };
    let teams: Vec<TeamId> = event.teams.keys().copied().collect();
    let clubs = of_teams(state, &teams);
    if clubs.is_empty() { event.entrants.keys().map(|person| Party::Person(*person)).collect() } else { clubs }
}
