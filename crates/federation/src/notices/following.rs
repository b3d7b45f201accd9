//! The notices that follow from an act.

use super::{Addressee, AppealTime, Application, BODIES, NAMED_MAX, Notice, NoticeFacts, clubs_of};
use crate::acts::{CompetitionAct, LicenceAct, ListAct};
use crate::appeal::{CaseScope, DecidingBody, next_instance};
use crate::cases::{Offender, Sanction};
use crate::deadlines::appeal_until;
use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo};
use crate::parties::parties;
use crate::season::SeasonState;
use crate::{SeasonAct, SeasonAnswer};
use adoube_laws::{Date, Moment};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the notices that follow from the answers to an act, `state` being the one after it.
pub fn following(state: &SeasonState, answers: &[SeasonAnswer]) -> Vec<Notice> {
    let mut notices = Vec::new();
    let mut licensed: BTreeMap<ClubId, Vec<MemberNo>> = BTreeMap::new();
    for answer in answers {
        match answer {
            SeasonAnswer::Licensed(person, licence) => licensed.entry(licence.club).or_default().push(*person),
            SeasonAnswer::Moved(id, to) => notices.extend(moved(state, *id, *to)),
            SeasonAnswer::VenueSet(id, _) => {
                let told = clubs_of(state, *id);
                let notice = |to| Notice::new(to, NoticeFacts::Venue(*id), "Calendar 15.10 (b)");
                notices.extend(told.into_iter().map(notice));
            }
            SeasonAnswer::RoundMoved(event, round, to) => notices.extend(round_moved(state, *event, *round, *to)),
            SeasonAnswer::Compared(id, boards) if !boards.is_empty() => {
                let facts = NoticeFacts::Disputed { id: *id, boards: boards.clone() };
                let rule = &state.regulations().deadlines.result_working_days.rule;
                let told = clubs_of(state, *id);
                notices.extend(told.into_iter().map(|to| Notice::new(to, facts.clone(), rule)));
            }
            SeasonAnswer::Raised(case) if BODIES.contains(&case.body) => {
                let body = Addressee::Body(case.body);
                notices.push(Notice::new(body, NoticeFacts::Raised(case.id), case.matter.rule()));
            }
            SeasonAnswer::Ruled(case, _) => notices.extend(decided(state, *case, answers)),
            SeasonAnswer::Invoiced(invoice) => {
                let facts = NoticeFacts::Invoiced { number: invoice.number, cents: invoice.total(), due: invoice.due };
                let rule = &state.regulations().fees.payment_days.rule;
                notices.push(Notice::new(Addressee::Club(invoice.club), facts, rule));
            }
            _ => {}
        }
    }
    notices.extend(licensed.into_iter().flat_map(|(club, people)| granted(club, people)));
    notices
}

/// Returns the notices of licences granted: to the club, and to each player.
fn granted(club: ClubId, people: Vec<MemberNo>) -> Vec<Notice> {
    let rule = "Delegates 5.21";
    // A season's renewal grants thousands: the club hears of them at once, the players only of a few.
    let own = people.iter().take(NAMED_MAX).filter(|_| people.len() <= NAMED_MAX);
    let own = own.map(|person| Notice::new(Addressee::Person(*person), NoticeFacts::Licensed(vec![*person]), rule));
    let mut notices: Vec<Notice> = own.collect();
    notices.push(Notice::new(Addressee::Club(club), NoticeFacts::Licensed(people), rule));
    notices
}

fn moved(state: &SeasonState, id: MatchId, to: Moment) -> Vec<Notice> {
    let planned = state.matches.get(&id).and_then(|m| m.planned).filter(|planned| *planned != to);
    let facts = NoticeFacts::Moved { id, from: planned, to };
    clubs_of(state, id).into_iter().map(|club| Notice::new(club, facts.clone(), "Calendar 15.10 (b)")).collect()
}

/// Tells the clubs that have no match in the round yet; the matches of the others are moved one by one.
fn round_moved(state: &SeasonState, event: CompetitionId, round: u16, to: Moment) -> Vec<Notice> {
    let paired = state.matches.values().any(|m| m.event == event && m.round == round);
    let Some(competition) = state.events.get(&event).filter(|_| !paired) else { return Vec::new() };
    let clubs = competition.teams.keys().filter_map(|team| state.teams.get(team)).map(|team| team.club);
    let clubs: BTreeSet<ClubId> = clubs.collect();
    let facts = NoticeFacts::RoundMoved { event, round, to };
    let notice = |club| Notice::new(Addressee::Club(club), facts.clone(), "Calendar 15.10 (b)");
    clubs.into_iter().map(notice).collect()
}

/// Tells the parties of a case of the decision; the offender, of the sanction instead.
fn decided(state: &SeasonState, id: CaseId, answers: &[SeasonAnswer]) -> Vec<Notice> {
    let Some((case, made)) = state.case(id).and_then(|case| Some((case, case.decision.as_ref()?))) else {
        return Vec::new();
    };
    let appeal = appeal_time(state, case.body, case.scope, made.received);
    let imposed = answers.iter().filter_map(|answer| match answer {
        SeasonAnswer::Sanctioned(sanction) if sanction.case == id => Some(sanction),
        _ => None,
    });
    let mut notices: Vec<Notice> = imposed.filter_map(|sanction| sanctioned(state, sanction, appeal)).collect();
    let told: BTreeSet<Addressee> = notices.iter().map(|notice| notice.to).collect();
    let parties = parties(state, case).into_iter().chain(case.by);
    let parties: BTreeSet<Addressee> = parties.filter_map(Addressee::of_party).collect();
    let facts = NoticeFacts::Decided { case: id, ruling: made.ruling.choice(), appeal };
    let notice = |party: &Addressee| Notice::new(*party, facts.clone(), case.matter.rule());
    notices.extend(parties.difference(&told).map(notice));
    notices
}

fn sanctioned(state: &SeasonState, sanction: &Sanction, appeal: AppealTime) -> Option<Notice> {
    let to = match sanction.on {
        Offender::Person(person) => Addressee::Person(person),
        Offender::Club(club) => Addressee::Club(club),
        Offender::Team(team) => Addressee::Club(state.teams.get(&team)?.club),
    };
    let (case, on, effect, from) = (sanction.case, sanction.on, sanction.effect, sanction.from);
    Some(Notice::new(to, NoticeFacts::Sanctioned { case, on, effect, from, appeal }, "Competition Committee 3.1"))
}

/// Competition Committee 2.1: the next instance, and the time for it.
fn appeal_time(state: &SeasonState, body: DecidingBody, scope: CaseScope, received: Option<Date>) -> AppealTime {
    let rules = &state.regulations().deadlines;
    match (next_instance(body, scope), received) {
        (None, _) => AppealTime::Final,
        (Some(to), Some(received)) => AppealTime::Until { to, last: appeal_until(received, rules) },
        (Some(to), None) => AppealTime::Within { to, days: *rules.appeal_days },
    }
}

/// Returns the notice of an application of a club that the office granted or refused.
pub fn settled(club: ClubId, act: &SeasonAct, granted: bool) -> Notice {
    let (application, rule) = match act {
        SeasonAct::Licence(LicenceAct::Apply(of)) => (Application::Licence(of.person), "Delegates 5.21"),
        SeasonAct::Licence(LicenceAct::Complete(person, _)) => (Application::Licence(*person), "Delegates 5.21"),
        SeasonAct::List(ListAct::Stamp(..)) => (Application::List, "Delegates 5.23"),
        SeasonAct::List(ListAct::Add { person, .. }) => (Application::Addition(*person), "Delegates 5.311"),
        SeasonAct::Event(CompetitionAct::EnterTeam { event, .. }) => (Application::Team(*event), "Delegates 5.421"),
        SeasonAct::Event(CompetitionAct::EnterPlayer { event, person, .. }) => {
            (Application::Player(*event, *person), "Delegates 5.422 a-d")
        }
        _ => (Application::Other, ""),
    };
    Notice::new(Addressee::Club(club), NoticeFacts::Settled { application, granted }, rule)
}
