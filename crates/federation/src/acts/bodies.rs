//! Acts of bodies, organisers and venues (Competition Committee 1.1; Sports Commission 1.1-8.1; Open tournaments 1-5; Delegates
//! 5.422 e-i).

use super::{BodyAct, SeasonAnswer, raising};
use crate::act_refusal::ActRefusal;
use crate::cases::Matter;
use crate::commission::{Commission, Member, Task};
use crate::council::COUNCILS;
use crate::homologation::{self, Established, OpenRequest};
use crate::ids::{CompetitionId, MemberNo, OpenId};
use crate::papers::{HandedIn, PaperKind, PaperSubject};
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::season::SeasonState;
use crate::venue::{self, VenueRequest};
use adoube_laws::{Article, Moment};

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

/// Refuses a Commission with so many members, or without one in charge (1.1).
fn incomplete(state: &SeasonState, members: u8) -> RefusalReason {
    let rules = &state.regulations().bodies;
    RefusalReason::CommissionIncomplete { members, fewest: *rules.commission_fewest, most: *rules.commission_most }
}

/// Checks that a member may join the Commission: at most eight members, one of them in charge (Sports Commission 1.1).
pub(super) fn can_join(state: &SeasonState, member: &Member) -> Result<(), SeasonRefusal> {
    let commission = &state.commission;
    if commission.members.iter().any(|m| m.person == member.person) {
        return Err(RefusalReason::Twice(Thing::Player, member.person.0).into());
    }
    let second = member.task == Task::President && commission.president().is_some();
    if second || commission.appointed() >= *state.regulations().bodies.commission_most {
        return Err(incomplete(state, commission.appointed().saturating_add(1)).into());
    }
    Ok(())
}

pub(super) fn decide(state: &SeasonState, act: &BodyAct, at: Moment) -> Decided {
    match act {
        BodyAct::ElectCommittee(committee) => {
            if committee.members.is_empty() || committee.elected.is_none() {
                return Err(ActRefusal::CommitteeElected.into());
            }
            Ok(vec![SeasonAnswer::CommitteeElected(committee.clone())])
        }
        BodyAct::NameCommission { elected, members } => {
            let named = Commission { elected: Some(*elected), members: members.clone(), ..Commission::default() };
            if !named.is_complete(&state.regulations().bodies) {
                return Err(incomplete(state, named.appointed()).into());
            }
            Ok(vec![SeasonAnswer::CommissionNamed(*elected, members.clone())])
        }
        BodyAct::NameCouncil(body, council) => {
            if let Some(person) = council.twice() {
                return Err(RefusalReason::Twice(Thing::Player, person.0).into());
            }
            if !COUNCILS.contains(body) || !council.is_sound() {
                return Err(ActRefusal::CouncilElected.into());
            }
            Ok(vec![SeasonAnswer::CouncilNamed(*body, council.clone())])
        }
        BodyAct::Meeting { on, convened, absent } => {
            // 8.1: convened with prudent notice, so before the day itself; only members can be absent.
            let member = |p: &MemberNo| state.commission.members.iter().any(|m| m.person == *p);
            if convened >= on || !absent.iter().all(member) {
                return Err(ActRefusal::Meeting.into());
            }
            if *on > at.date {
                let reason = RefusalReason::TooEarly(on.at(0, 0));
                return Err(SeasonRefusal { reason, cites: None });
            }
            Ok(vec![SeasonAnswer::Met(*on, absent.clone())])
        }
        BodyAct::Sanctions(table) => {
            if table.circular.trim().is_empty() || table.rows.len() > 1000 {
                return Err(ActRefusal::Circular.into());
            }
            Ok(vec![SeasonAnswer::SanctionTable(table.clone())])
        }
    }
}

pub(super) fn hand_in(state: &SeasonState, paper: PaperKind, about: PaperSubject, at: Moment) -> Decided {
    let (known, thing, id) = match about {
        PaperSubject::Match(id) | PaperSubject::MatchSide(id, _) => {
            (state.matches.contains_key(&id), Thing::Match, id.0)
        }
        PaperSubject::Event(id) => (state.events.contains_key(&id), Thing::Event, id.0),
        PaperSubject::Open(id) => (state.opens.contains_key(&id), Thing::Open, id.0),
        PaperSubject::Club(id) => (state.clubs.contains_key(&id), Thing::Club, id.0),
        PaperSubject::Person(id) => (state.players.contains_key(&id), Thing::Player, id.0),
        PaperSubject::Province(_) => (true, Thing::Club, 0),
    };
    // Results and records have their own acts.
    if matches!(paper, PaperKind::Result | PaperKind::Record) {
        return Err(ActRefusal::OnMatchPage.into());
    }
    if !known {
        return Err(RefusalReason::Unknown(thing, id).into());
    }
    if !paper.is_about(about) {
        return Err(RefusalReason::WrongPaper.into());
    }
    Ok(vec![SeasonAnswer::HandedIn(HandedIn { paper, about, on: at.date })])
}

/// Checks a request against Open tournaments 1-5; the rules then go to the federation (6).
pub(super) fn ask_homologation(state: &SeasonState, request: &OpenRequest, at: Moment) -> Decided {
    let season = state.season.as_ref().map_or(0, |season| season.year);
    let established: Vec<Established> = state
        .opens
        .iter()
        .filter(|(_, open)| open.homologated != Some(false) && !open.annulled)
        .map(|(id, open)| Established { open: *id, first: open.request.first, last: open.request.last })
        .collect();
    request.club.map_or(Ok(()), |club| super::office::known_club(state, club))?;
    if request.last < request.first {
        return Err(ActRefusal::LastDay.into());
    }
    if !state.days().is_some_and(|(from, until)| request.first >= from && request.last <= until) {
        return Err(RefusalReason::OutsideSeason.into());
    }
    // 2, D-101: the distance between two opens on the same days must be known.
    if let Some(other) = homologation::unmeasured(request, &established) {
        return Err(RefusalReason::DistanceNeeded(other.0).into());
    }
    let findings = homologation::check(request, season, &established, &state.regulations().opens);
    if !findings.is_empty() {
        return Err(findings.into());
    }
    let id = OpenId(SeasonState::next(&state.opens, state.spent.opens));
    let mut events = vec![SeasonAnswer::HomologationAsked(id, request.clone())];
    let after = events.iter().fold(state.clone(), super::apply);
    events.extend(raising::raise(&after, Matter::OpenRules(id), at)?);
    Ok(events)
}

/// Checks the conditions for a venue (5.422 e-i); the authorisation itself is a decision.
pub(super) fn ask_venue(state: &SeasonState, event: CompetitionId, request: &VenueRequest, at: Moment) -> Decided {
    if !state.events.contains_key(&event) {
        return Err(RefusalReason::Unknown(Thing::Event, event.0).into());
    }
    for club in &request.clubs {
        super::office::known_club(state, *club)?;
    }
    if request.principal == request.auxiliary {
        return Err(ActRefusal::SameDelegate.into());
    }
    let clubs = request.clubs.len();
    if clubs == 0 || request.entered.len() != clubs || request.alternatives > *state.regulations().venues.alternatives {
        return Err(ActRefusal::Venue.into());
    }
    let findings = venue::check(request, &state.regulations().venues);
    if !findings.is_empty() {
        return Err(findings.into());
    }
    let venue = state.venues.len().min(u32::MAX as usize) as u32;
    let mut events = vec![SeasonAnswer::VenueAsked(event, request.clone())];
    events.extend(raising::raise(state, Matter::Venue(venue), at)?);
    Ok(events)
}

/// Replaces a delegate who was eliminated or withdrew (5.422 g).
pub(super) fn replace_delegate(state: &SeasonState, venue: u32, old: MemberNo, new: MemberNo) -> Decided {
    let found = state.venues.get(venue as usize);
    let found = found.ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Venue, venue)))?;
    let (one, two) = (found.request.principal, found.request.auxiliary);
    if (old != one && old != two) || new == one || new == two {
        let cites = Some(Article::new("Delegates 5.422 g"));
        return Err(SeasonRefusal { reason: RefusalReason::NotDelegate(old.0), cites });
    }
    Ok(vec![SeasonAnswer::DelegateReplaced(venue, old, new)])
}
