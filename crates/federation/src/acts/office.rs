//! Acts of the office: season, clubs, players, licences, lists (Delegates 5.10-5.322; Master, titles).

use super::{ClubAct, Event, LicenceAct, ListAct, Refusal, RefusalReason, Thing};
use crate::date::Moment;
use crate::deadlines::address_in_time;
use crate::finding::Finding;
use crate::ids::{ClubId, PersonId};
use crate::licence::{self, Application, Case};
use crate::people::Title;
use crate::season::{Licence, Season, State, TitleGround, Warning};
use crate::strength::{Listed, MAX_LISTED, StrengthList, addition_in_time, check_order};
use crate::titles::{Award, awards};
use std::collections::BTreeSet;

type Decided = Result<Vec<Event>, Refusal>;

pub(super) fn open(state: &State, season: &Season) -> Decided {
    if state.season.is_some() {
        return Err(RefusalReason::SeasonOpen.into());
    }
    Ok(vec![Event::Opened(season.clone())])
}

pub(super) fn known_club(state: &State, club: ClubId) -> Result<(), Refusal> {
    if state.clubs.contains_key(&club) { Ok(()) } else { Err(RefusalReason::Unknown(Thing::Club, club.0).into()) }
}

pub(super) fn club(state: &State, act: &ClubAct, at: Moment) -> Decided {
    match act {
        ClubAct::Register(club) => {
            let id = ClubId(State::next(&state.clubs, state.spent.clubs));
            Ok(vec![Event::ClubRegistered(id, club.clone())])
        }
        ClubAct::Delegates(club, delegates) => {
            known_club(state, *club)?;
            Ok(vec![Event::DelegatesNamed(*club, delegates.clone())])
        }
        ClubAct::NewAddress(club) => {
            known_club(state, *club)?;
            let mut events = vec![Event::AddressChanged(*club, at.date)];
            // 5.10: every championship that starts within fifteen days, or has started and goes on.
            for (id, event) in &state.events {
                let (Some(first), Some(last)) = (event.settings.rounds.first(), event.settings.rounds.last()) else {
                    continue;
                };
                let clubs = state.clubs_due_to_travel(*id, *club);
                if last.date >= at.date && !address_in_time(at.date, first.date) && !clubs.is_empty() {
                    let finding = Finding::AddressLate { event: *id, clubs };
                    events.push(Event::Warned(Warning { at, club: Some(*club), finding }));
                }
            }
            Ok(events)
        }
    }
}

pub(super) fn licence(state: &State, act: &LicenceAct, at: Moment) -> Decided {
    match act {
        LicenceAct::Know(player) => {
            known_club(state, player.club)?;
            Ok(vec![Event::PlayerKnown(player.clone())])
        }
        LicenceAct::Apply(application) => {
            known_player(state, application.person)?;
            if state.licences.contains_key(&application.person) {
                return Err(RefusalReason::Twice(Thing::Application, application.person.0).into());
            }
            let mut events = vec![Event::Applied(application.clone())];
            let club = state.players.get(&application.person).map(|player| player.club);
            for finding in licence::check(application) {
                events.push(Event::Warned(Warning { at, club, finding }));
            }
            Ok(events)
        }
        LicenceAct::Complete(person, papers) => {
            let application = application(state, *person)?;
            let papers: BTreeSet<_> = application.papers.union(papers).copied().collect();
            Ok(vec![Event::Applied(Application { papers, ..application.clone() })])
        }
        LicenceAct::Grant(person) => grant(state, *person, at),
        LicenceAct::Classification(event, order) => {
            for person in order {
                known_player(state, *person)?;
            }
            let given = |(person, award)| match award {
                Award::Title => Event::Titled(person, Title::MestreCatala, TitleGround::AbsoluteChampionship),
                Award::Norm => Event::NormEarned(person, at.date),
            };
            Ok(awards(*event, order).into_iter().map(given).collect())
        }
        LicenceAct::Title(person, title, ground) => {
            known_player(state, *person)?;
            Ok(vec![Event::Titled(*person, *title, *ground)])
        }
    }
}

fn known_player(state: &State, person: PersonId) -> Result<(), Refusal> {
    if state.players.contains_key(&person) {
        Ok(())
    } else {
        Err(RefusalReason::Unknown(Thing::Player, person.0).into())
    }
}

fn application(state: &State, person: PersonId) -> Result<&Application, Refusal> {
    state.applications.get(&person).ok_or_else(|| RefusalReason::Unknown(Thing::Application, person.0).into())
}

fn grant(state: &State, person: PersonId, at: Moment) -> Decided {
    let application = application(state, person)?;
    let findings = licence::check(application);
    if !findings.is_empty() {
        return Err(findings.into());
    }
    let missing = licence::missing(application);
    if !missing.is_empty() {
        return Err(RefusalReason::PapersMissing(missing.into_iter().collect()).into());
    }
    let Some(player) = state.players.get(&person) else {
        return Err(RefusalReason::Unknown(Thing::Player, person.0).into());
    };
    Ok(vec![Event::Licensed(person, Licence { club: player.club, since: at.date })])
}

pub(super) fn list(state: &State, act: &ListAct) -> Decided {
    match act {
        ListAct::Stamp(club, people) => stamp(state, *club, people),
        ListAct::Add { club, person, after } => add(state, *club, *person, *after),
    }
}

/// 5.23: the list is in order; everybody on it is the club's and holds a licence.
fn stamp(state: &State, club: ClubId, people: &[PersonId]) -> Decided {
    known_club(state, club)?;
    if state.lists.contains_key(&club) {
        return Err(RefusalReason::Twice(Thing::List, club.0).into());
    }
    if people.len() > MAX_LISTED {
        return Err(RefusalReason::Incomplete.into());
    }
    let mut listed = Vec::new();
    let mut findings = Vec::new();
    let mut seen = BTreeSet::new();
    for person in people {
        let player =
            state.players.get(person).ok_or_else(|| Refusal::from(RefusalReason::Unknown(Thing::Player, person.0)))?;
        if player.club != club {
            return Err(RefusalReason::OtherClub(person.0).into());
        }
        if !seen.insert(*person) {
            return Err(RefusalReason::Twice(Thing::Player, person.0).into());
        }
        if !state.licences.contains_key(person) {
            findings.push(Finding::EntryLicence(*person));
        }
        listed.push((*person, player.strength()));
    }
    let strengths: Vec<_> = listed.iter().map(|(_, strength)| *strength).collect();
    findings.extend(check_order(&strengths));
    if !findings.is_empty() {
        return Err(findings.into());
    }
    Ok(vec![Event::ListStamped(club, StrengthList::stamped(&listed))])
}

/// 5.311, 5.321: an addition: in time, and of a player who had no licence when the list was stamped; the new licence is
/// granted with it.
fn add(state: &State, club: ClubId, person: PersonId, after: Option<u16>) -> Decided {
    let list = state.lists.get(&club).ok_or_else(|| Refusal::from(RefusalReason::Unknown(Thing::List, club.0)))?;
    let player =
        state.players.get(&person).ok_or_else(|| Refusal::from(RefusalReason::Unknown(Thing::Player, person.0)))?;
    if player.club != club {
        return Err(RefusalReason::OtherClub(person.0).into());
    }
    let mut findings = Vec::new();
    let protected = state.season.as_ref().map_or(2, |season| season.protected_rounds);
    let late = |e: &crate::season::Competition| {
        let ours = e.teams.keys().any(|team| state.teams.get(team).is_some_and(|t| t.club == club));
        ours && e.settings.preliminary && !addition_in_time(e.rounds(), protected, e.paired)
    };
    if state.events.values().any(late) {
        findings.push(Finding::AdditionLate);
    }
    // D-08: somebody who held a licence this season, here or elsewhere, cannot be added.
    let asked = state.applications.get(&person).is_some_and(|a| a.case == Case::New);
    if list.number_of(person).is_some() && !state.licences.contains_key(&person) {
        return Err(RefusalReason::Twice(Thing::Player, person.0).into());
    }
    if state.licences.contains_key(&person) {
        findings.push(Finding::AdditionLicensed(person));
    } else if !asked {
        findings.push(Finding::EntryLicence(person));
    }
    let number = match list.number_for(player.strength(), after) {
        Ok(number) => Some(number),
        Err(finding) => {
            findings.push(finding);
            None
        }
    };
    // 5.311: with the list come the licence and the insurance, so what an application lacks comes first.
    if let Some(application) = state.applications.get(&person).filter(|_| findings.is_empty()) {
        findings.extend(licence::check(application));
        let missing = licence::missing(application);
        if findings.is_empty() && !missing.is_empty() {
            return Err(RefusalReason::PapersMissing(missing.into_iter().collect()).into());
        }
    }
    match number {
        Some(number) if findings.is_empty() => {
            Ok(vec![Event::ListExtended(club, Listed { number, person, strength: player.strength() })])
        }
        _ => Err(findings.into()),
    }
}
