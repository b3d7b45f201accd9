//! The parties of a resolution. Each has its own fifteen days for an appeal, from the day it received the resolution
//! (Competition Committee 2.1 (a)).

use crate::cases::{CaseFile, Matter, Offender, Party};
use crate::ids::{CaseId, CompetitionId, MatchId, TeamId};
use crate::season::SeasonState;
use std::collections::BTreeSet;

/// Returns the parties of a case; empty for matters that concern nobody in particular, such as whether an event is
/// rated.
pub fn parties(state: &SeasonState, case: &CaseFile) -> BTreeSet<Party> {
    let mut matter = &case.matter;
    // An appeal has a higher number than the case it contests, so the chain ends.
    while let Matter::Appeal(of) = matter {
        match known(state, *of) {
            Some(case) => matter = &case.matter,
            None => return BTreeSet::new(),
        }
    }
    of_matter(state, matter)
}

fn known(state: &SeasonState, id: CaseId) -> Option<&CaseFile> {
    (id.0 as usize).checked_sub(1).and_then(|at| state.cases.get(at))
}

fn of_matter(state: &SeasonState, matter: &Matter) -> BTreeSet<Party> {
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
        | Matter::RoundRobinDate(event, ..)
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

fn of_teams(state: &SeasonState, teams: &[TeamId]) -> BTreeSet<Party> {
    teams.iter().filter_map(|team| state.teams.get(team)).map(|team| Party::Club(team.club)).collect()
}

fn of_matches(state: &SeasonState, matches: &[MatchId]) -> BTreeSet<Party> {
    let found = matches.iter().filter_map(|id| state.matches.get(id));
    found.flat_map(|m| of_teams(state, &[m.home, m.visitors])).collect()
}

/// Returns the clubs of an event's teams, or its players in an individual event.
fn of_event(state: &SeasonState, event: CompetitionId) -> BTreeSet<Party> {
    let Some(event) = state.events.get(&event) else { return BTreeSet::new() };
    let teams: Vec<TeamId> = event.teams.keys().copied().collect();
    let clubs = of_teams(state, &teams);
    if clubs.is_empty() { event.entrants.keys().map(|person| Party::Person(*person)).collect() } else { clubs }
}
