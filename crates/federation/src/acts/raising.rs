//! Matters submitted to bodies: the conditions for raising one, and the case it opens (Competition Committee 1.2;
//! Calendar 15.10).

use super::{SeasonAnswer, moves};
use crate::act_refusal::ActRefusal;
use crate::appeal::{CaseScope, DecidingBody};
use crate::cases::{CaseFile, Matter, Ruling};
use crate::clash::{self, ChangeGround, RoundChange};
use crate::competition::CompetitionKind;
use crate::finding::HandbookFinding;
use crate::fixtures;
use crate::ids::{CaseId, CompetitionId, MatchId, MemberNo};
use crate::matches::BoardStatus;
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::season::SeasonState;
use crate::venue::RoundHall;
use adoube_laws::Moment;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

/// Submits a matter to its body.
pub(super) fn raise(state: &SeasonState, matter: Matter, at: Moment) -> Decided {
    check(state, &matter)?;
    if let Matter::MatchChange(id, change) = &matter {
        moves::check(state, *id, change, at)?;
        let of = state.matches.get(id).map(|m| (m.event, m.round));
        of.map_or(Ok(()), |(event, round)| clash_allowed(state, event, round, change.ground))?;
    }
    // Open tournaments, closing: there are irregularities only in an event that has begun.
    let begins = match &matter {
        Matter::Annulment(id) => state.opens.get(id).map(|open| open.request.first.at(0, 0)),
        Matter::EventAnnulment(id) => state.events.get(id).and_then(|event| event.settings.rounds.first().copied()),
        _ => None,
    };
    if begins.is_some_and(|begins| begins > at) {
        return Err(RefusalReason::NotBegun.into());
    }
    let id = next_id(state);
    let body = matter.body();
    Ok(vec![SeasonAnswer::Raised(Box::new(new_case(id, matter, body, CaseScope::Regional, at)))])
}

/// Refuses a change on the ground of a clash where the Commission has not treated the other event as official (15.2).
fn clash_allowed(
    state: &SeasonState,
    event: CompetitionId,
    round: u16,
    ground: ChangeGround,
) -> Result<(), SeasonRefusal> {
    let of = |case: &&CaseFile| case.matter == Matter::OtherEvent(event, round) && !case.revoked;
    let last = state.cases.iter().rfind(|case| of(case) && case.decision.is_some());
    let refused = last.and_then(|case| case.decision.as_ref()).is_some_and(|decision| decision.ruling == Ruling::No);
    if refused && ground == ChangeGround::Clash { Err(RefusalReason::ClashRefused.into()) } else { Ok(()) }
}

pub(super) fn new_case(id: CaseId, matter: Matter, body: DecidingBody, scope: CaseScope, raised: Moment) -> CaseFile {
    CaseFile {
        id,
        matter,
        body,
        scope,
        raised,
        decision: None,
        appealed: None,
        by: None,
        revoked: false,
        withdrawn: false,
    }
}

pub(super) fn next_id(state: &SeasonState) -> CaseId {
    CaseId(state.cases.len().min(u32::MAX as usize - 1) as u32 + 1)
}

/// Checks that everything the matter refers to exists, and that it may be raised.
fn check(state: &SeasonState, matter: &Matter) -> Result<(), SeasonRefusal> {
    if let Some(id) = matter.of_match()
        && !state.matches.contains_key(&id)
    {
        return Err(RefusalReason::Unknown(Thing::Match, id.0).into());
    }
    if let Some(id) = matter.of_event()
        && !state.events.contains_key(&id)
    {
        return Err(RefusalReason::Unknown(Thing::Event, id.0).into());
    }
    can_move(state, matter)?;
    match matter {
        Matter::Change(event, change) => {
            clash_allowed(state, *event, change.round, change.ground)?;
            let mut findings = clash::check(change, &state.regulations().deadlines);
            findings.extend(change.hall.iter().filter_map(|hall| too_far(state, *event, hall)));
            if !findings.is_empty() {
                return Err(findings.into());
            }
            check_hall(state, *event, change)?;
        }
        Matter::RoundRobinDate(event, round, matches, boards) => {
            let kind = state.events.get(event).map(|event| event.settings.kind);
            let of_round = |id: &MatchId| state.matches.get(id).is_some_and(|m| m.event == *event && m.round == *round);
            match kind {
                // Its games are held elsewhere.
                Some(CompetitionKind::Individual) if matches.is_empty() => {}
                Some(CompetitionKind::League(_)) if matches.is_empty() => {
                    return Err(RefusalReason::WhichMatches.into());
                }
                Some(CompetitionKind::League(_)) => {
                    if let Some(other) = matches.iter().find(|id| !of_round(id)) {
                        return Err(RefusalReason::Unknown(Thing::Match, other.0).into());
                    }
                    boards_of_one(state, matches, boards)?;
                }
                _ => return Err(RefusalReason::NotRoundRobin.into()),
            }
        }
        Matter::OpenRules(id) | Matter::Annulment(id) if !state.opens.contains_key(id) => {
            return Err(RefusalReason::Unknown(Thing::Open, id.0).into());
        }
        Matter::Revocation { case, commission: (one, two), committee } => {
            let member = |person: &MemberNo| state.commission.members.iter().any(|m| m.person == *person);
            let convened = one != two && member(one) && member(two) && state.committee.members.contains(committee);
            if !convened {
                return Err(RefusalReason::NotConvened.into());
            }
            let case = known(state, *case)?;
            if case.body != DecidingBody::SportsCommission || case.decision.is_none() {
                return Err(RefusalReason::NotDecided.into());
            }
        }
        Matter::Vacancy(_) if state.commission.vacant == 0 => return Err(ActRefusal::NoVacancy.into()),
        Matter::Consolation(event, teams) => {
            let entitled = fixtures::entitled_to_consolation(state, *event);
            let cup = state.events.get(event).is_some_and(|event| event.settings.kind == CompetitionKind::Cup);
            if !cup || teams.is_empty() || teams.iter().any(|team| !entitled.contains(team)) {
                return Err(ActRefusal::Consolation.into());
            }
        }
        Matter::Removal(person) if !state.commission.members.iter().any(|m| m.person == *person) => {
            return Err(RefusalReason::Unknown(Thing::Player, person.0).into());
        }
        _ => {}
    }
    Ok(())
}

/// Checks the boards affected (15.4): of one match, which has them, and without a result.
fn boards_of_one(state: &SeasonState, matches: &[MatchId], boards: &[u8]) -> Result<(), SeasonRefusal> {
    let (Some(id), false) = (matches.first(), boards.is_empty()) else { return Ok(()) };
    if matches.len() > 1 {
        return Err(RefusalReason::WhichMatches.into());
    }
    let m = state.matches.get(id).ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Match, id.0)))?;
    for board in boards {
        match usize::from(*board).checked_sub(1).and_then(|at| m.boards.get(at)) {
            None => return Err(RefusalReason::Unknown(Thing::Board, u32::from(*board)).into()),
            Some(BoardStatus::Open) => {}
            Some(_) => return Err(RefusalReason::BoardSettled(*board).into()),
        }
    }
    Ok(())
}

/// Reports a hall that cannot be reached in time from the centre of Barcelona, in that province (5.422 i).
fn too_far(state: &SeasonState, event: CompetitionId, hall: &RoundHall) -> Option<HandbookFinding> {
    let province = state.events.get(&event).and_then(|event| event.settings.province);
    let rules = &state.regulations().venues;
    let asked = province.is_none_or(|province| province.code() == *rules.travel_province);
    let far = hall.travel_min.is_some_and(|minutes| minutes > *rules.travel_min);
    (asked && far).then_some(HandbookFinding::VenueTravel { most: *rules.travel_min })
}

/// Checks that a hall for a round has an address and room for the boards of all its matches (15.10 b).
fn check_hall(state: &SeasonState, event: CompetitionId, change: &RoundChange) -> Result<(), SeasonRefusal> {
    let Some(hall) = &change.hall else { return Ok(()) };
    if !change.other_venue || !hall.has_address() {
        return Err(ActRefusal::Address.into());
    }
    let Some(competition) = state.events.get(&event) else { return Ok(()) };
    let matches = if change.round <= competition.paired {
        state.matches.values().filter(|m| m.event == event && m.round == change.round).count()
    } else {
        competition.groups.iter().map(|group| group.teams.len() / 2).sum()
    };
    let needed = matches.saturating_mul(usize::from(competition.settings.boards)).min(usize::from(u16::MAX)) as u16;
    if hall.boards < needed {
        return Err(RefusalReason::HallTooSmall(needed, hall.boards).into());
    }
    Ok(())
}

pub(super) fn known(state: &SeasonState, id: CaseId) -> Result<&CaseFile, SeasonRefusal> {
    let at = (id.0 as usize).checked_sub(1).and_then(|at| state.cases.get(at));
    at.ok_or_else(|| RefusalReason::Unknown(Thing::Case, id.0).into())
}

/// Checks that a date can still be changed: a closed round has been played and is not moved (15.10 b).
pub(super) fn can_move(state: &SeasonState, matter: &Matter) -> Result<(), SeasonRefusal> {
    let last = |event: &CompetitionId| state.events.get(event).map_or(0, crate::competition::Competition::rounds);
    let (event, round) = match matter {
        // 15.1, 15.7: a match that has begun stays at its place and time.
        Matter::Clash(id) | Matter::CopaPass(id, _) => {
            let begun = |m: &crate::matches::ClubMatch| m.boards.iter().any(|board| *board != BoardStatus::Open);
            let begun = state.matches.get(id).is_some_and(begun);
            return if begun { Err(RefusalReason::MatchBegun.into()) } else { Ok(()) };
        }
        Matter::Change(event, change) => (event, change.round),
        Matter::RoundRobinDate(event, round, ..) => (event, *round),
        Matter::ForceMajeure(event, round, matches) if matches.is_empty() => (event, *round),
        Matter::LastRound(event) | Matter::LastSwissRound(event) => (event, last(event)),
        _ => return Ok(()),
    };
    let Some(competition) = state.events.get(event) else { return Ok(()) };
    if round == 0 || round > competition.rounds() {
        return Err(RefusalReason::Unknown(crate::refusal::Thing::Round, u32::from(round)).into());
    }
    if round <= competition.closed { Err(RefusalReason::RoundClosed(round).into()) } else { Ok(()) }
}
