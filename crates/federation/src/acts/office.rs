//! Acts of the office: season, clubs, players, licences, lists (Delegates 5.10-5.322; Master, titles).

use super::{ClubAct, LicenceAct, ListAct, SeasonAnswer};
use crate::deadlines::address_in_time;
use crate::finding::HandbookFinding;
use crate::ids::{ClubId, MemberNo};
use crate::licence::{self, LicenceApplication, LicenceReason};
use crate::people::PlayerTitle;
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::season::{Licence, Season, SeasonState, SeasonWarning, TitleGround};
use crate::strength::{MAX_LISTED, StrengthEntry, StrengthList, addition_in_time, check_order};
use crate::titles::{Award, awards};
use adoube_laws::Moment;
use std::collections::BTreeSet;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

pub(super) fn open(state: &SeasonState, season: &Season) -> Decided {
    if state.season.is_some() {
        return Err(RefusalReason::SeasonOpen.into());
    }
    Ok(vec![SeasonAnswer::Opened(season.clone())])
}

pub(super) fn known_club(state: &SeasonState, club: ClubId) -> Result<(), SeasonRefusal> {
    if state.clubs.contains_key(&club) { Ok(()) } else { Err(RefusalReason::Unknown(Thing::Club, club.0).into()) }
}

pub(super) fn club(state: &SeasonState, act: &ClubAct, at: Moment) -> Decided {
    match act {
        ClubAct::Register(club) => {
            let id = ClubId(SeasonState::next(&state.clubs, state.spent.clubs));
            Ok(vec![SeasonAnswer::ClubRegistered(id, club.clone())])
        }
        ClubAct::Delegates(club, delegates) => {
            known_club(state, *club)?;
            Ok(vec![SeasonAnswer::DelegatesNamed(*club, delegates.clone())])
        }
        ClubAct::NewAddress(club) => {
            known_club(state, *club)?;
            let mut events = vec![SeasonAnswer::AddressChanged(*club, at.date)];
            // 5.10: every championship that starts within fifteen days, or is in progress.
            for (id, event) in &state.events {
                let (Some(first), Some(last)) = (event.settings.rounds.first(), event.settings.rounds.last()) else {
                    continue;
                };
                let clubs = state.clubs_due_to_travel(*id, *club);
                if last.date >= at.date && !address_in_time(at.date, first.date) && !clubs.is_empty() {
                    let finding = HandbookFinding::AddressLate { event: *id, clubs };
                    events.push(SeasonAnswer::Warned(SeasonWarning { at, club: Some(*club), finding }));
                }
            }
            Ok(events)
        }
    }
}

pub(super) fn licence(state: &SeasonState, act: &LicenceAct, at: Moment) -> Decided {
    match act {
        LicenceAct::Know(player) => {
            known_club(state, player.club)?;
            Ok(vec![SeasonAnswer::PlayerKnown(player.clone())])
        }
        LicenceAct::Apply(application) => {
            known_player(state, application.person)?;
            if state.licences.contains_key(&application.person) {
                return Err(RefusalReason::Twice(Thing::Application, application.person.0).into());
            }
            let mut events = vec![SeasonAnswer::Applied(application.clone())];
            let club = state.players.get(&application.person).map(|player| player.club);
            for finding in licence::check(application) {
                events.push(SeasonAnswer::Warned(SeasonWarning { at, club, finding }));
            }
            Ok(events)
        }
        LicenceAct::Complete(person, papers) => {
            let application = application(state, *person)?;
            let papers: BTreeSet<_> = application.papers.union(papers).copied().collect();
            Ok(vec![SeasonAnswer::Applied(LicenceApplication { papers, ..application.clone() })])
        }
        LicenceAct::Grant(person) => grant(state, *person, at),
        LicenceAct::Classification(event, order) => {
            for person in order {
                known_player(state, *person)?;
            }
            let given = |(person, award)| match award {
                Award::Title => {
                    SeasonAnswer::Titled(person, PlayerTitle::MestreCatala, TitleGround::AbsoluteChampionship)
                }
                Award::Norm => SeasonAnswer::NormEarned(person, at.date),
            };
            Ok(awards(*event, order).into_iter().map(given).collect())
        }
        LicenceAct::Title(person, title, ground) => {
            known_player(state, *person)?;
            Ok(vec![SeasonAnswer::Titled(*person, *title, *ground)])
        }
    }
}

fn known_player(state: &SeasonState, person: MemberNo) -> Result<(), SeasonRefusal> {
    if state.players.contains_key(&person) {
        Ok(())
    } else {
        Err(RefusalReason::Unknown(Thing::Player, person.0).into())
    }
}

fn application(state: &SeasonState, person: MemberNo) -> Result<&LicenceApplication, SeasonRefusal> {
    state.applications.get(&person).ok_or_else(|| RefusalReason::Unknown(Thing::Application, person.0).into())
}

fn grant(state: &SeasonState, person: MemberNo, at: Moment) -> Decided {
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
    Ok(vec![SeasonAnswer::Licensed(person, Licence { club: player.club, since: at.date })])
}

pub(super) fn list(state: &SeasonState, act: &ListAct) -> Decided {
    match act {
        ListAct::Stamp(club, people) => stamp(state, *club, people),
        ListAct::Add { club, person, after } => add(state, *club, *person, *after),
    }
}

/// Stamps a list, which must be in order; every player on it belongs to the club and holds a licence (5.23).
fn stamp(state: &SeasonState, club: ClubId, people: &[MemberNo]) -> Decided {
    known_club(state, club)?;
    if state.lists.contains_key(&club) {
        return Err(RefusalReason::Twice(Thing::List, club.0).into());
    }
    if people.len() > MAX_LISTED {
        return Err(RefusalReason::ListTooLong(MAX_LISTED).into());
    }
    let mut listed = Vec::new();
    let mut findings = Vec::new();
    let mut seen = BTreeSet::new();
    for person in people {
        let player = state
            .players
            .get(person)
            .ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Player, person.0)))?;
        if player.club != club {
            return Err(RefusalReason::OtherClub(person.0).into());
        }
        if !seen.insert(*person) {
            return Err(RefusalReason::Twice(Thing::Player, person.0).into());
        }
        if !state.licences.contains_key(person) {
            findings.push(HandbookFinding::EntryLicence(*person));
        }
        listed.push((*person, player.strength()));
    }
    let strengths: Vec<_> = listed.iter().map(|(_, strength)| *strength).collect();
    findings.extend(check_order(&strengths));
    if !findings.is_empty() {
        return Err(findings.into());
    }
    Ok(vec![SeasonAnswer::ListStamped(club, StrengthList::stamped(&listed))])
}

/// Adds a player to a list (5.311, 5.321): in time, and only a player who had no licence when the list was stamped. The
/// new licence is granted with it.
fn add(state: &SeasonState, club: ClubId, person: MemberNo, after: Option<u16>) -> Decided {
    let list =
        state.lists.get(&club).ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::List, club.0)))?;
    let player = state
        .players
        .get(&person)
        .ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Player, person.0)))?;
    if player.club != club {
        return Err(RefusalReason::OtherClub(person.0).into());
    }
    let mut findings = Vec::new();
    let protected = state.season.as_ref().map_or(2, |season| season.protected_rounds);
    let late = |e: &crate::competition::Competition| {
        let ours = e.teams.keys().any(|team| state.teams.get(team).is_some_and(|t| t.club == club));
        ours && e.settings.preliminary && !addition_in_time(e.rounds(), protected, e.paired)
    };
    if state.events.values().any(late) {
        findings.push(HandbookFinding::AdditionLate);
    }
    // D-08: a player who held a licence this season, here or elsewhere, cannot be added.
    let asked = state.applications.get(&person).is_some_and(|a| a.case == LicenceReason::New);
    if list.number_of(person).is_some() && !state.licences.contains_key(&person) {
        return Err(RefusalReason::Twice(Thing::Player, person.0).into());
    }
    if state.licences.contains_key(&person) {
        findings.push(HandbookFinding::AdditionLicensed(person));
    } else if !asked {
        findings.push(HandbookFinding::EntryLicence(person));
    }
    let number = match list.number_for(player.strength(), after) {
        Ok(number) => Some(number),
        Err(finding) => {
            findings.push(finding);
            None
        }
    };
    // 5.311: licence and insurance come with the list, so missing papers are reported first.
    if let Some(application) = state.applications.get(&person).filter(|_| findings.is_empty()) {
        findings.extend(licence::check(application));
        let missing = licence::missing(application);
        if findings.is_empty() && !missing.is_empty() {
            return Err(RefusalReason::PapersMissing(missing.into_iter().collect()).into());
        }
    }
    match number {
        Some(number) if findings.is_empty() => {
            Ok(vec![SeasonAnswer::ListExtended(club, StrengthEntry { number, person, strength: player.strength() })])
        }
        _ => Err(findings.into()),
    }
}
