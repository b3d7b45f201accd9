//! Matters submitted to bodies: raising, deciding and appealing (Competition Committee 1.2-3.1; Sports Commission 3.1,
//! 6.1, 7.1-7.3).

use super::raising::{known, new_case, next_id, raise};
use super::{CaseAct, SeasonAnswer, effects};
use crate::act_refusal::ActRefusal;
use crate::appeal::{self, Appealability, DecidingBody};
use crate::cases::Party;
use crate::cases::{CaseDecision, CaseFile, Matter, Ruling};
use crate::commission::{Ballot, Vote, VoteOutcome, count};
use crate::ids::{CaseId, MemberNo, TeamSide};
use crate::parties::parties;
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::season::SeasonState;
use adoube_laws::{Article, Date, Moment};
use std::collections::BTreeSet;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

pub(super) fn decide(state: &SeasonState, act: &CaseAct, at: Moment) -> Decided {
    match act {
        CaseAct::Raise(matter) => {
            // These cases follow from other acts.
            match matter {
                Matter::Appeal(_) => Err(ActRefusal::RaisedAppeal.into()),
                Matter::SubCondicione(..) => Err(ActRefusal::RaisedAtBoard.into()),
                Matter::Venue(_) => Err(ActRefusal::RaisedVenue.into()),
                _ => raise(state, matter.clone(), at),
            }
        }
        CaseAct::Rule { case, ruling, vote, received, sat } => {
            rule(state, *case, (ruling, *received), (*vote, sat.as_ref()), at)
        }
        CaseAct::Received(case, on) => received(state, *case, *on, at),
        CaseAct::ReceivedBy { case, party, on } => received_by(state, *case, *party, *on, at),
        CaseAct::Appeal(case) => appeal(state, *case, None, at),
        CaseAct::AppealBy { case, party } => appeal(state, *case, Some(*party), at),
        CaseAct::National(case) => {
            undecided(state, *case)?;
            Ok(vec![SeasonAnswer::National(*case)])
        }
    }
}

fn undecided(state: &SeasonState, id: CaseId) -> Result<&CaseFile, SeasonRefusal> {
    let case = known(state, id)?;
    if case.withdrawn {
        return Err(RefusalReason::CaseWithdrawn.into());
    }
    if case.decision.is_some() { Err(RefusalReason::Decided.into()) } else { Ok(case) }
}

fn rule(
    state: &SeasonState,
    id: CaseId,
    (ruling, received): (&Ruling, Option<Date>),
    (vote, sat): (Option<Vote>, Option<&BTreeSet<MemberNo>>),
    at: Moment,
) -> Decided {
    let case = undecided(state, id)?;
    fits(state, &case.matter, ruling)?;
    countersigned(state, &case.matter)?;
    if let Some(on) = received {
        receipt(at.date, on, at)?;
    }
    check_vote(state, case, ruling, vote.as_ref())?;
    if let Some(sat) = sat {
        check_bench(state, case, vote.as_ref(), sat)?;
    }
    // 7.2, 8.1: votes are confidential; the president's own is kept only where it breaks a tie.
    let vote = vote.map(|vote| if vote.yes == vote.no { vote } else { Vote { president: Ballot::Blank, ..vote } });
    let (sat, receipts) = (sat.cloned().unwrap_or_default(), Vec::new());
    let decision = CaseDecision { ruling: ruling.clone(), on: at.date, received, receipts, vote, sat };
    let mut events = vec![SeasonAnswer::Ruled(id, decision)];
    events.extend(effects::of(state, case, ruling, at)?);
    Ok(events)
}

/// Checks that each version of an incident is countersigned, so that the Committee decides on what both sides have read (5.93).
fn countersigned(state: &SeasonState, matter: &Matter) -> Result<(), SeasonRefusal> {
    let Matter::Incident(id, board) = matter else { return Ok(()) };
    let Some(m) = state.matches.get(id) else { return Ok(()) };
    // A club that gives no version does not hold the Committee up.
    let read = |side: &TeamSide| m.version(*side, *board).is_none_or(|(_, countersigned)| countersigned);
    match TeamSide::BOTH.into_iter().find(|side| !read(side)) {
        Some(side) => Err(RefusalReason::NotCountersigned(side).into()),
        None => Ok(()),
    }
}

/// Checks the day from which the term for appeals runs (2.1 a): neither in the future nor before the decision.
fn receipt(decided: Date, on: Date, at: Moment) -> Result<(), SeasonRefusal> {
    if on < decided {
        return Err(ActRefusal::Received.into());
    }
    if on > at.date {
        let reason = RefusalReason::TooEarly(on.at(0, 0));
        return Err(SeasonRefusal { reason, cites: Some(Article::new("Competition Committee 2.1 (a)")) });
    }
    Ok(())
}

/// Records that all parties received a resolution, once (2.1).
fn received(state: &SeasonState, id: CaseId, on: Date, at: Moment) -> Decided {
    let decision = known(state, id)?.decision.as_ref();
    let decision = decision.ok_or_else(|| SeasonRefusal::from(RefusalReason::NotDecided))?;
    if decision.received.is_some() {
        return Err(RefusalReason::Decided.into());
    }
    receipt(decision.on, on, at)?;
    Ok(vec![SeasonAnswer::Received(id, on)])
}

/// Records that one party received a resolution, once (2.1 a).
fn received_by(state: &SeasonState, id: CaseId, party: Party, on: Date, at: Moment) -> Decided {
    let case = known(state, id)?;
    let decision = case.decision.as_ref().ok_or_else(|| SeasonRefusal::from(RefusalReason::NotDecided))?;
    if !parties(state, case).contains(&party) {
        return Err(RefusalReason::NotParty.into());
    }
    if decision.received_by(party).is_some() {
        return Err(RefusalReason::Decided.into());
    }
    receipt(decision.on, on, at)?;
    Ok(vec![SeasonAnswer::ReceivedBy(id, party, on)])
}

/// Checks the members who sat: they must belong to the body, where its members are known, and on appeal must not have
/// decided before (2.1).
fn check_bench(
    state: &SeasonState,
    case: &CaseFile,
    vote: Option<&Vote>,
    sat: &BTreeSet<MemberNo>,
) -> Result<(), SeasonRefusal> {
    // 6.1: the Board or the Executive Council revokes.
    let members = match case.matter {
        Matter::Revocation { .. } if !state.members(case.body).iter().any(|member| sat.contains(member)) => {
            state.members(DecidingBody::ExecutiveCouncil)
        }
        _ => state.members(case.body),
    };
    if let Some(person) = sat.iter().find(|person| !members.is_empty() && !members.contains(person)) {
        return Err(RefusalReason::NotMember(person.0).into());
    }
    let mut before = BTreeSet::new();
    let mut matter = &case.matter;
    // An appeal has a higher number than the case it contests, so the chain ends.
    while let Matter::Appeal(of) = matter {
        let earlier = known(state, *of)?;
        before.extend(earlier.decision.iter().flat_map(|decision| decision.sat.iter().copied()));
        matter = &earlier.matter;
    }
    if let Some(person) = sat.intersection(&before).next() {
        return Err(RefusalReason::SatBefore(person.0).into());
    }
    if sat.is_empty() && !(members.is_empty() && before.is_empty()) {
        return Err(RefusalReason::WhoSat.into());
    }
    let votes = vote.filter(|_| case.body == DecidingBody::SportsCommission);
    let votes = votes.map_or(0, |vote| u16::from(vote.yes) + u16::from(vote.no) + u16::from(vote.blank));
    if !sat.is_empty() && usize::from(votes) > sat.len() {
        return Err(RefusalReason::VoteTotals(sat.len().min(255) as u8).into());
    }
    Ok(())
}

/// Checks the vote of the Sports Commission: in favour of a ruling, or against a refused request (7.1-7.3). A removal by the
/// members needs all the others (3.1); without a vote, the Executive Council removed the member.
fn check_vote(state: &SeasonState, case: &CaseFile, ruling: &Ruling, vote: Option<&Vote>) -> Result<(), SeasonRefusal> {
    let members = state.commission.appointed();
    if vote.is_some_and(|vote| !vote.can_be(members)) {
        return Err(RefusalReason::VoteTotals(members).into());
    }
    if let (Matter::Removal(_), Ruling::Yes, Some(vote)) = (&case.matter, ruling, vote) {
        let unanimous = vote.no == 0 && vote.blank == 0 && state.commission.removed_by(vote.yes);
        return if unanimous { Ok(()) } else { Err(RefusalReason::NotUnanimous.into()) };
    }
    // 3.3: the one in charge fills a vacancy; the others are consulted, and do not vote.
    if case.body != DecidingBody::SportsCommission || matches!(case.matter, Matter::Vacancy(_)) {
        return Ok(());
    }
    let vote = vote.ok_or_else(|| SeasonRefusal::from(RefusalReason::VoteNeeded))?;
    let verdict = count(vote, members)?;
    let wanted = if *ruling == Ruling::No { VoteOutcome::Rejected } else { VoteOutcome::Carried };
    if verdict == wanted { Ok(()) } else { Err(RefusalReason::NotCarried.into()) }
}

/// Checks that a ruling is one of the matter's options, and refers to something that exists.
fn fits(state: &SeasonState, matter: &Matter, ruling: &Ruling) -> Result<(), SeasonRefusal> {
    if !matter.options().contains(&ruling.choice()) {
        return Err(RefusalReason::WrongRuling.into());
    }
    match (matter, ruling) {
        (Matter::Appeal(of), Ruling::Instead(instead)) => {
            let case = known(state, *of)?;
            if matches!(case.matter, Matter::Appeal(_)) {
                // The higher instance rules on the matter of the first appeal.
                let Matter::Appeal(first) = case.matter else { return Err(RefusalReason::WrongRuling.into()) };
                return fits(state, &known(state, first)?.matter.clone(), instead);
            }
            fits(state, &case.matter, instead)
        }
        (_, Ruling::Sanction(row)) if usize::from(*row) >= state.sanction_table.rows.len() => {
            Err(RefusalReason::Unknown(Thing::Sanction, u32::from(*row)).into())
        }
        (Matter::Lots(_, people), Ruling::Order(order)) => {
            let mut drawn = order.clone();
            let mut all = people.clone();
            drawn.sort_unstable();
            all.sort_unstable();
            if drawn == all { Ok(()) } else { Err(RefusalReason::WrongRuling.into()) }
        }
        _ => Ok(()),
    }
}

/// Appeals against a decided case, to the next instance (2.1, 2.2). The fifteen days are those of the appellant; a
/// party that has not received the resolution cannot be late.
fn appeal(state: &SeasonState, id: CaseId, by: Option<Party>, at: Moment) -> Decided {
    let case = known(state, id)?;
    let decision = case.decision.as_ref().ok_or_else(|| SeasonRefusal::from(RefusalReason::NotDecided))?;
    if case.appealed.is_some() || case.revoked {
        return Err(RefusalReason::Decided.into());
    }
    if by.is_some_and(|party| !parties(state, case).contains(&party)) {
        return Err(RefusalReason::NotParty.into());
    }
    let received = by.map_or_else(|| decision.last_received(), |party| decision.received_by(party));
    let next = appeal::check(
        case.body,
        case.scope,
        standing(state, case),
        received.unwrap_or(at.date),
        at.date,
        &state.regulations_on(received.unwrap_or(at.date)).deadlines,
    )?;
    let new = next_id(state);
    let appeal = CaseFile { by, ..new_case(new, Matter::Appeal(id), next, case.scope, at) };
    Ok(vec![SeasonAnswer::Raised(Box::new(appeal)), SeasonAnswer::Appealed(id, new)])
}

/// Returns whether the event's verdicts can be appealed (D-51); an appeal follows the case it is about.
fn standing(state: &SeasonState, case: &CaseFile) -> Appealability {
    match &case.matter {
        Matter::Appeal(of) => known(state, *of).map_or(Appealability::Appealable, |case| standing(state, case)),
        Matter::OpenRules(_) | Matter::Annulment(_) | Matter::EventAnnulment(_) => Appealability::Final,
        matter => {
            let of_match = matter.of_match().and_then(|id| state.matches.get(&id)).map(|m| m.event);
            let event = of_match.or(matter.of_event()).and_then(|id| state.events.get(&id));
            event.map_or(Appealability::Appealable, |event| event.settings.standing)
        }
    }
}
