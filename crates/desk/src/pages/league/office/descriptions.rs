//! Descriptions of proposals, documents, matters, rulings and sanctions on the office's pages.

use super::names;
use super::prelude::{Markup, Named, OfficeView, SeasonAct, SeasonPage, html};
use crate::pages::league::widgets::{at, category, day, points, result_text, team_category};
use crate::words;
use adoube_federation::acts::{CompetitionAct, ListAct};
use adoube_federation::cases::{CaseFile, Matter, Offender, Ruling, RulingKind, SanctionEffect};
use adoube_federation::clash::MatchChange;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::papers::PaperSubject;
use adoube_federation::venue::RoundHall;

/// Renders a proposal that a club has submitted.
pub(super) fn proposal(view: &OfficeView<'_>, act: &SeasonAct) -> Markup {
    let shown = view.shown;
    match act {
        SeasonAct::List(ListAct::Stamp(club, people)) => html! {
            a href=(view.link(&format!("/lists/{club}"))) { (view.say(words::office::STRENGTH_TITLE)) " · " (shown.club_name(*club)) }
            " " span.soft { (view.reader.say_with(words::office::ENTRY_COUNT_PLAYERS, &[("count", &people.len())])) }
            details { summary { (view.say(words::office::STRENGTH_ORDER)) }
                ol { @for person in people { li { (shown.person(*person)) } } } }
        },
        SeasonAct::List(ListAct::Add { club, person, after }) => html! {
            a href=(view.link(&format!("/lists/{club}"))) { (view.say(words::office::STRENGTH_ADD)) " · " (shown.club_name(*club)) } " · "
            a href=(view.link(&format!("/players/{person}"))) { (shown.person(*person)) }
            @if let Some(after) = after { " · " (view.say(words::office::STRENGTH_AFTER)) " " (after) }
        },
        SeasonAct::Event(CompetitionAct::EnterTeam { event, club, category, team, delivery, .. }) => html! {
            a href=(view.link(&format!("/c/{event}"))) { (view.say(words::office::ENTRY_ENTER)) " · " (shown.event(*event)) } " · "
            @match team { Some(team) => (shown.team(*team)), None => (shown.club_name(*club)) }
            " · " (team_category(view.shown.season(), view.reader, *category)) " · " (view.reader.say(names::delivery(delivery)))
        },
        SeasonAct::Event(CompetitionAct::EnterPlayer { event, person, .. }) => html! {
            a href=(view.link(&format!("/c/{event}/players"))) { (view.say(words::office::ENTRY_ENTER_PLAYER)) " · " (shown.event(*event)) } " · "
            (shown.person(*person))
        },
        _ => html! {},
    }
}

/// Renders the subject of a paper.
pub(super) fn about(view: &OfficeView<'_>, about: PaperSubject) -> Markup {
    let shown = view.shown;
    match about {
        PaperSubject::Match(id) => of_match(view, id),
        PaperSubject::MatchSide(id, side) => {
            let team = shown.season().matches.get(&id).map(|m| shown.team(m.team(side)));
            html! { (of_match(view, id)) @if let Some(team) = team { ": " strong { (team) } } }
        }
        PaperSubject::Event(id) => html! { a href=(view.link(&format!("/c/{id}"))) { (shown.event(id)) } },
        PaperSubject::Open(id) => {
            html! { a href=(view.link("/opens")) { (shown.state.name(Named::Open(id))) } }
        }
        PaperSubject::Club(id) => html! { a href=(view.link(&format!("/clubs/{id}"))) { (shown.club_name(id)) } },
        PaperSubject::Person(id) => html! { a href=(view.link(&format!("/players/{id}"))) { (shown.person(id)) } },
        PaperSubject::Province(of) => html! { (view.say(words::office::DELEGATION)) " " (of.name()) },
    }
}

/// Renders a match: its teams, competition and round.
pub(super) fn of_match(view: &OfficeView<'_>, id: MatchId) -> Markup {
    let shown = view.shown;
    let Some(m) = shown.season().matches.get(&id) else { return html! { "#" (id) } };
    html! {
        a href=(view.link(&format!("/match/{id}"))) { (shown.state.team_in(m.event, m.home)) " – " (shown.state.team_in(m.event, m.visitors)) }
        " " span.soft { (shown.event(m.event)) ", " (view.reader.say_with(words::public::ROUND, &[("round", &m.round)])) }
    }
}

/// Returns the name of an offender.
pub(in crate::pages::league) fn offender(shown: &SeasonPage, who: Offender) -> String {
    match who {
        Offender::Person(id) => shown.person(id),
        Offender::Team(id) => shown.team(id),
        Offender::Club(id) => shown.club_name(id),
    }
}

/// Returns the code of a matter's kind in URLs and text keys.
pub(super) const fn kind(matter: &Matter) -> &'static str {
    match matter {
        Matter::Venue(_) => "venue",
        Matter::Incident(..) => "incident",
        Matter::SubCondicione(..) => "sub-condicione",
        Matter::Analysis(..) => "analysis",
        Matter::AnalysisAfterSecond(..) => "analysis-second",
        Matter::ThirdSession(..) => "third-session",
        Matter::DelayProof(..) => "delay",
        Matter::ForceMajeure(..) => "force-majeure",
        Matter::Withdrawal(..) => "withdrawal",
        Matter::Clash(_) => "clash",
        Matter::OtherEvent(..) => "other-event",
        Matter::RoundRobinDate(..) => "date",
        Matter::LastRound(_) => "last-round",
        Matter::CopaPass(..) => "copa-pass",
        Matter::LastSwissRound(_) => "last-swiss",
        Matter::Change(..) => "change",
        Matter::MatchChange(..) => "match-change",
        Matter::Breach(_) => "breach",
        Matter::Sanction(_) => "sanction",
        Matter::Appointment(_) => "appointment",
        Matter::Removal(_) => "removal",
        Matter::Vacancy(_) => "vacancy",
        Matter::Revocation { .. } => "revocation",
        Matter::Consolation(..) => "consolation",
        Matter::Lots(..) => "lots",
        Matter::OpenRules(_) => "open-rules",
        Matter::Annulment(_) => "annulment",
        Matter::EventAnnulment(_) => "event-annulment",
        Matter::Rated(_) => "rated",
        Matter::Appeal(_) => "appeal",
    }
}

/// Renders the subject of a matter.
pub(super) fn matter(view: &OfficeView<'_>, matter: &Matter) -> Markup {
    let shown = view.shown;
    let board = |board: u8| html! { " · " (view.say(words::office::CASE_BOARD)) " " (board) };
    let event = |id: &adoube_federation::ids::CompetitionId| about(view, PaperSubject::Event(*id));
    let round = |round: u16| html! { " · " (view.reader.say_with(words::public::ROUND, &[("round", &round)])) };
    match matter {
        Matter::Venue(place) => {
            html! { a href=(view.link("/venues")) { (view.say(words::office::VENUE_ONE)) " " (place + 1) }
            @if let Some(venue) = shown.season().venues.get(*place as usize) {
                @for club in &venue.request.clubs { " · " (shown.club_name(*club)) }
            } }
        }
        Matter::Incident(id, b)
        | Matter::SubCondicione(id, b)
        | Matter::Analysis(id, b)
        | Matter::AnalysisAfterSecond(id, b)
        | Matter::ThirdSession(id, b) => html! { (of_match(view, *id)) (board(*b)) },
        Matter::DelayProof(id, b, seconds) => {
            html! { (of_match(view, *id)) @if *b > 0 { (board(*b)) } " · " (seconds / 60) " min" }
        }
        Matter::ForceMajeure(id, r, matches) => {
            html! { (event(id)) (round(*r)) @for id in matches { " · " (of_match(view, *id)) } }
        }
        Matter::RoundRobinDate(id, r, matches, boards) => {
            html! { (event(id)) (round(*r)) @for id in matches { " · " (of_match(view, *id)) } @for b in boards { (board(*b)) } }
        }
        Matter::Withdrawal(id, person) => html! { (shown.person(*person)) " · " (event(id)) },
        Matter::Clash(id) => of_match(view, *id),
        Matter::CopaPass(id, team) => html! { (of_match(view, *id)) " · " (shown.team(*team)) },
        Matter::OtherEvent(id, r) => html! { (event(id)) (round(*r)) },
        Matter::LastRound(id) | Matter::LastSwissRound(id) | Matter::Rated(id) | Matter::EventAnnulment(id) => {
            event(id)
        }
        Matter::Change(id, change) => {
            html! { (event(id)) (round(change.round)) " · " (day(change.planned)) " → " (day(change.wanted))
            @match &change.hall {
                Some(hall) => { " · " (self::hall(view, hall)) }
                None => @if change.other_venue { " · " (view.say(words::office::CASE_OTHER_VENUE)) }
            } " · " (view.reader.say(names::change_ground(&change.ground))) }
        }
        Matter::MatchChange(id, change) => match_change(view, *id, change),
        Matter::Breach(who) | Matter::Sanction(who) => html! { (offender(shown, *who)) },
        Matter::Appointment(member) | Matter::Vacancy(member) => {
            html! { (shown.person(member.person)) " · " (view.reader.say(names::task(&member.task))) }
        }
        Matter::Removal(person) => html! { (shown.person(*person)) },
        Matter::Revocation { case, commission: (one, two), committee } => html! { (case_link(view, *case)) " · "
        (shown.person(*one)) ", " (shown.person(*two)) ", " (shown.person(*committee)) },
        Matter::Consolation(id, teams) => html! { (event(id)) @for team in teams { " · " (shown.team(*team)) } },
        Matter::Lots(id, people) => html! { (event(id)) @for person in people { " · " (shown.person(*person)) } },
        Matter::OpenRules(id) | Matter::Annulment(id) => about(view, PaperSubject::Open(*id)),
        Matter::Appeal(case) => case_link(view, *case),
    }
}

/// Renders a hall with its facilities.
pub(super) fn hall(view: &OfficeView<'_>, hall: &RoundHall) -> Markup {
    html! {
        (hall.address) " (" (view.reader.say_with(words::office::CASE_HALL_ROOM, &[("boards", &hall.boards)]))
        @if let Some(minutes) = hall.travel_min { ", " (view.reader.say_with(words::office::CASE_HALL_MINUTES, &[("minutes", &minutes)])) } ")"
    }
}

/// Renders another date or hall for a match: the old and new date, the place, the reason, and the consents.
fn match_change(view: &OfficeView<'_>, id: MatchId, change: &MatchChange) -> Markup {
    let Some(m) = view.shown.season().matches.get(&id) else { return html! { "#" (id) } };
    let agree = TeamSide::BOTH.into_iter().zip(change.agreed).filter(|(_, agrees)| *agrees);
    let agree: Vec<String> = agree.map(|(side, _)| view.shown.state.team_in(m.event, m.team(side))).collect();
    html! {
        (of_match(view, id)) " · " (at(m.planned.unwrap_or(m.start))) " → " (at(change.to))
        @if let Some(venue) = &change.venue { " · " (venue) }
        " · " (view.reader.say(names::change_ground(&change.ground))) " · "
        @if agree.is_empty() { (view.say(words::matchday::MOVE_NOBODY_AGREES)) } @else { (view.say(words::matchday::MOVE_AGREE)) " " (agree.join(", ")) }
    }
}

fn case_link(view: &OfficeView<'_>, case: adoube_federation::ids::CaseId) -> Markup {
    html! { a href=(view.link(&format!("/cases/{case}"))) { (view.reader.say_with(words::office::CASE_NUMBER, &[("number", &case.0)])) } }
}

/// Returns the name of a ruling: a breach is established, not granted.
pub(super) fn choice_name(view: &OfficeView<'_>, matter: &Matter, choice: RulingKind) -> String {
    match (matter, choice) {
        (Matter::Breach(_), RulingKind::Yes) => view.say(words::office::CASE_BREACH_YES),
        (Matter::Breach(_), RulingKind::No) => view.say(words::office::CASE_BREACH_NO),
        _ => view.reader.say(choice.text()),
    }
}

pub(super) fn ruling(view: &OfficeView<'_>, case: &CaseFile, ruling: &Ruling) -> Markup {
    let name = choice_name(view, &case.matter, ruling.choice());
    match ruling {
        Ruling::Yes | Ruling::No => html! { (name) },
        Ruling::Result(result) => html! { (name) ": " strong { (result_text(*result)) } },
        Ruling::At(moment) => html! { (name) ": " (at(*moment)) },
        Ruling::Sanction(row) => {
            // The circular may have changed since, so the sanction stores its own text.
            let imposed = view.shown.season().sanctions.iter().find(|sanction| sanction.case == case.id);
            html! { (name) ": " @match imposed { Some(sanction) => (effect(view, sanction.effect)), None => (row + 1) } }
        }
        Ruling::Order(order) => {
            html! { (name) ": " @for (n, person) in order.iter().enumerate() { @if n > 0 { ", " } (view.shown.person(*person)) } }
        }
        Ruling::Instead(instead) => html! { (name) ": " (self::ruling(view, case, instead)) },
    }
}

pub(super) fn effect(view: &OfficeView<'_>, effect: SanctionEffect) -> String {
    let reader = view.reader;
    match effect {
        SanctionEffect::Warning => reader.say(words::office::CASE_EFFECT_WARNING),
        SanctionEffect::Fine(sum) => reader.say_with(words::office::CASE_EFFECT_FINE_OF, &[("sum", &sum)]),
        SanctionEffect::Points(off) => {
            reader.say_with(words::office::CASE_EFFECT_POINTS_OF, &[("points", &points(off))])
        }
        SanctionEffect::Suspension(days) => {
            reader.say_with(words::office::CASE_EFFECT_SUSPENSION_OF, &[("days", &days)])
        }
        SanctionEffect::Exclusion => reader.say(words::office::CASE_EFFECT_EXCLUSION),
    }
}

pub(super) fn category_name(view: &OfficeView<'_>, of: adoube_federation::people::PlayerCategory) -> String {
    view.say(category(of))
}

/// Returns whether a matter concerns the visitor's part of the season: a match, team or player of its clubs, or a
/// competition in which they take part.
pub(super) fn concerns(shown: &SeasonPage, matter: &Matter) -> bool {
    let season = shown.season();
    let team = |team: &TeamId| season.teams.get(team).is_some_and(|team| shown.covers(team.club));
    let person = |person: &MemberNo| shown.covers_player(*person);
    if let Some(m) = matter.of_match().and_then(|id| season.matches.get(&id)) {
        return shown.covers_match(m);
    }
    match matter {
        Matter::Breach(who) | Matter::Sanction(who) => match who {
            Offender::Person(id) => person(id),
            Offender::Team(id) => team(id),
            Offender::Club(id) => shown.covers(*id),
        },
        Matter::Venue(place) => {
            let venue = season.venues.get(*place as usize);
            venue.is_some_and(|venue| venue.request.clubs.iter().any(|club| shown.covers(*club)))
        }
        Matter::Withdrawal(_, who) => person(who),
        Matter::Appeal(of) => {
            let case = (of.0 as usize).checked_sub(1).and_then(|at| season.cases.get(at));
            // An appeal has a larger number than the decision it is against, so the chain ends.
            case.is_some_and(|case| concerns(shown, &case.matter))
        }
        other => {
            let Some(id) = other.of_event() else { return false };
            let event = season.events.get(&id);
            let takes_part = |event: &Competition| event.teams.keys().any(team) || event.entrants.keys().any(person);
            shown.covers_event(id) || event.is_some_and(takes_part)
        }
    }
}
