//! Acts of the office: season, clubs, players, licences, lists (Delegates 5.10-5.322; Master, titles).

use super::{ClubAct, LicenceAct, ListAct, SeasonAnswer};
use crate::deadlines::address_in_time;
use crate::finding::HandbookFinding;
use crate::ids::{ClubId, MemberNo};
use crate::licence::{self, LicenceApplication, LicenceReason};
use crate::people::PlayerTitle;
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::regulations::Regulations;
use crate::season::{AdoptedRegulations, EndedLicence, Licence, Season, SeasonState, SeasonWarning, TitleGround};
use crate::strength::{MAX_LISTED, StrengthEntry, StrengthList, addition_in_time, check_order};
use crate::titles::{Award, NormClaim, NormGround, TitleEvent, awards, norms_held};
use adoube_laws::{Article, Date, Moment};
use std::collections::BTreeSet;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

pub(super) fn open(state: &SeasonState, season: &Season) -> Decided {
    if state.season.is_some() {
        return Err(RefusalReason::SeasonOpen.into());
    }
    Ok(vec![SeasonAnswer::Opened(season.clone())])
}

/// Adopts regulations from today on.
pub(super) fn regulate(text: &str, at: Moment) -> Decided {
    let regulations = Regulations::parse(text).map_err(|error| RefusalReason::Regulations(Box::new(error)))?;
    let adopted = AdoptedRegulations { from: at.date, text: text.to_owned(), regulations: Box::new(regulations) };
    Ok(vec![SeasonAnswer::Regulated(adopted)])
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
        ClubAct::Category(team, category) => super::carry::categorise(state, *team, *category),
        ClubAct::NewAddress(club) => {
            known_club(state, *club)?;
            let mut events = vec![SeasonAnswer::AddressChanged(*club, at.date)];
            // 5.10: every championship that starts within fifteen days, or is in progress.
            for (id, event) in &state.events {
                let (Some(first), Some(last)) = (event.settings.rounds.first(), event.settings.rounds.last()) else {
                    continue;
                };
                let clubs = state.clubs_due_to_travel(*id, *club);
                if last.date >= at.date
                    && !address_in_time(at.date, first.date, &state.regulations_on(at.date).deadlines)
                    && !clubs.is_empty()
                {
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
            if state.is_licensed(application.person, at.date) {
                return Err(RefusalReason::Twice(Thing::Application, application.person.0).into());
            }
            let mut events = Vec::from_iter(ended(state, application.person));
            events.push(SeasonAnswer::Applied(application.clone()));
            let club = state.players.get(&application.person).map(|player| player.club);
            for finding in licence::check(application, &state.regulations().licences) {
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
            // The event is held once a season, so its first two are rewarded once.
            let done = match event {
                TitleEvent::AbsoluteChampionship => {
                    state.titles.iter().any(|(_, _, ground)| *ground == TitleGround::AbsoluteChampionship)
                }
                TitleEvent::BarcelonaOpenA => {
                    state.norms.iter().any(|(_, _, ground)| *ground == NormGround::BarcelonaOpen)
                }
            };
            if done {
                return Err(RefusalReason::Rewarded.into());
            }
            let mut events = Vec::new();
            for (person, award) in awards(*event, order, &state.regulations().norms.awards) {
                let title = SeasonAnswer::Titled(person, PlayerTitle::MestreCatala, TitleGround::AbsoluteChampionship);
                match award {
                    Award::Title => events.push(title),
                    Award::Norm => events.extend(norm(state, person, at.date, NormGround::BarcelonaOpen)),
                }
            }
            Ok(events)
        }
        LicenceAct::Norm(person, claim, on) => {
            known_player(state, *person)?;
            if *on > at.date {
                return Err(SeasonRefusal { reason: RefusalReason::TooEarly(on.at(0, 0)), cites: None });
            }
            if let NormClaim::Percentage { open, .. } = claim {
                let known = state.opens.get(open);
                let known = known.ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Open, open.0)))?;
                if known.homologated != Some(true) || known.annulled {
                    return Err(norm_refused(RefusalReason::NotHomologated, "Master, norm 3"));
                }
            }
            if !claim.is_norm(state.regulations()) {
                let first = claim.ground() == NormGround::RatingList;
                let rule = if first { "Master, norm 1" } else { "Master, norm 3" };
                return Err(norm_refused(RefusalReason::NotANorm, rule));
            }
            if state.norms.contains(&(*person, *on, claim.ground())) {
                return Err(RefusalReason::Rewarded.into());
            }
            Ok(norm(state, *person, *on, claim.ground()))
        }
        LicenceAct::Title(person, title, ground) => {
            known_player(state, *person)?;
            // The grounds are those of Mestre Català; the other titles are FIDE's or the national federation's.
            if *title != PlayerTitle::MestreCatala && *ground != TitleGround::FideTitle {
                return Err(RefusalReason::OtherTitle.into());
            }
            let season = state.season.as_ref().map_or(0, |season| season.year);
            let three = || norms_held(&state.norms_of(*person), season, state.regulations()).title.is_some();
            if *ground == TitleGround::ThreeNorms && !three() {
                return Err(RefusalReason::NormsMissing.into());
            }
            Ok(vec![SeasonAnswer::Titled(*person, *title, *ground)])
        }
    }
}

fn norm_refused(reason: RefusalReason, rule: &'static str) -> SeasonRefusal {
    SeasonRefusal { reason, cites: Some(Article::new(rule)) }
}

/// Records a norm, and the title if the player now holds three norms (Master, title 5).
pub(super) fn norm(state: &SeasonState, person: MemberNo, on: Date, ground: NormGround) -> Vec<SeasonAnswer> {
    let mut events = vec![SeasonAnswer::NormEarned(person, on, ground)];
    let season = state.season.as_ref().map_or(0, |season| season.year);
    let before = state.norms_of(person);
    let titled = |days: &[Date]| norms_held(days, season, state.regulations()).title.is_some();
    let mut days = before.clone();
    days.push(on);
    if titled(&days) && !titled(&before) {
        events.push(SeasonAnswer::Titled(person, PlayerTitle::MestreCatala, TitleGround::ThreeNorms));
    }
    events
}

pub(super) fn known_player(state: &SeasonState, person: MemberNo) -> Result<(), SeasonRefusal> {
    if state.players.contains_key(&person) {
        Ok(())
    } else {
        Err(RefusalReason::Unknown(Thing::Player, person.0).into())
    }
}

fn application(state: &SeasonState, person: MemberNo) -> Result<&LicenceApplication, SeasonRefusal> {
    state.applications.get(&person).ok_or_else(|| RefusalReason::Unknown(Thing::Application, person.0).into())
}

/// Returns the end of a player's licence that is no longer in force.
fn ended(state: &SeasonState, person: MemberNo) -> Option<SeasonAnswer> {
    let licence = state.licences.get(&person)?.clone();
    let application = state.applications.get(&person);
    let category = application.map(|application| application.category);
    let category = category.or_else(|| state.players.get(&person).map(|player| player.category))?;
    let case = application.map_or(LicenceReason::New, |application| application.case);
    Some(SeasonAnswer::LicenceEnded(EndedLicence { person, licence, category, case }))
}

fn grant(state: &SeasonState, person: MemberNo, at: Moment) -> Decided {
    let application = application(state, person)?;
    // The application for a licence that has ended is not one for the next.
    if state.licences.contains_key(&person) && !state.is_licensed(person, at.date) {
        return Err(RefusalReason::Unknown(Thing::Application, person.0).into());
    }
    let findings = licence::check(application, &state.regulations().licences);
    if !findings.is_empty() {
        return Err(findings.into());
    }
    let missing = licence::missing(application, &state.regulations().licences);
    if !missing.is_empty() {
        return Err(RefusalReason::PapersMissing(missing.into_iter().collect()).into());
    }
    let Some(player) = state.players.get(&person) else {
        return Err(RefusalReason::Unknown(Thing::Player, person.0).into());
    };
    Ok(vec![SeasonAnswer::Licensed(person, Licence { club: player.club, since: at.date })])
}

pub(super) fn list(state: &SeasonState, act: &ListAct, at: Moment) -> Decided {
    match act {
        ListAct::Stamp(club, people) => stamp(state, *club, people, at.date),
        ListAct::Add { club, person, after } => add(state, *club, *person, *after, at),
    }
}

/// Stamps a list, which must be in order; every player on it belongs to the club and holds a licence (5.23).
fn stamp(state: &SeasonState, club: ClubId, people: &[MemberNo], on: Date) -> Decided {
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
        if !state.is_licensed(*person, on) {
            findings.push(HandbookFinding::EntryLicence(*person));
        }
        listed.push((*person, player.strength(state.regulations())));
    }
    let strengths: Vec<_> = listed.iter().map(|(_, strength)| *strength).collect();
    findings.extend(check_order(&strengths, state.regulations()));
    if !findings.is_empty() {
        return Err(findings.into());
    }
    Ok(vec![SeasonAnswer::ListStamped(club, StrengthList::stamped(&listed))])
}

/// Adds a player to a list (5.311, 5.321): in time, and only a player who had no licence when the list was stamped. The
/// new licence is granted with it.
fn add(state: &SeasonState, club: ClubId, person: MemberNo, after: Option<u16>, at: Moment) -> Decided {
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
    let strength = player.strength(state.regulations());
    let protected =
        state.season.as_ref().map_or(*state.regulations().season.protected_rounds, |season| season.protected_rounds);
    // A round that is paired has not begun before its hour; one that was postponed begins later.
    let late = |e: &crate::competition::Competition| {
        let ours = e.teams.keys().any(|team| state.teams.get(team).is_some_and(|t| t.club == club));
        ours && e.settings.preliminary && !addition_in_time(e.rounds(), protected, e.begun(at))
    };
    if state.events.values().any(late) {
        findings.push(HandbookFinding::AdditionLate);
    }
    // D-08: a player who held a licence this season, here or elsewhere, cannot be added.
    let asked = state.applications.get(&person).is_some_and(|a| a.case == LicenceReason::New);
    if list.number_of(person).is_some() && !state.is_licensed(person, at.date) {
        return Err(RefusalReason::Twice(Thing::Player, person.0).into());
    }
    if state.is_licensed(person, at.date) {
        findings.push(HandbookFinding::AdditionLicensed(person));
    } else if !asked {
        findings.push(HandbookFinding::EntryLicence(person));
    }
    let number = match list.number_for(strength, after, state.regulations()) {
        Ok(number) => Some(number),
        Err(finding) => {
            findings.push(finding);
            None
        }
    };
    // 5.311: licence and insurance come with the list, so missing documents are reported first.
    if let Some(application) = state.applications.get(&person).filter(|_| findings.is_empty()) {
        findings.extend(licence::check(application, &state.regulations().licences));
        let missing = licence::missing(application, &state.regulations().licences);
        if findings.is_empty() && !missing.is_empty() {
            return Err(RefusalReason::PapersMissing(missing.into_iter().collect()).into());
        }
    }
    match number {
        Some(number) if findings.is_empty() => {
            let licence = Licence { club, since: at.date };
            let added = SeasonAnswer::ListExtended(club, StrengthEntry { number, person, strength });
            Ok(vec![added, SeasonAnswer::Licensed(person, licence)])
        }
        _ => Err(findings.into()),
    }
}
