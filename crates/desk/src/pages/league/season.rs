//! `/league/ID` and `/league/ID/calendar`: the public pages of a season, and its calendar.

use super::competition::{round_matches, state};
use super::season_page::{PublicTab, SeasonPage};
use super::subscription;
use super::widgets::{begun, day, hall, hour, moved, score};
use crate::Desk;
use crate::words;
use adoube_federation::ids::CompetitionId;
use adoube_federation::reports::{CalendarLine, calendar as lines};
use adoube_laws::Date;
use adoube_services::league::Named;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The maximum number of matches of a round shown here; beyond it, see the round's page.
const MATCHES_SHOWN: usize = 6;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let title = shown.state.name(Named::Season);
    let body = html! {
        div.bar { h1 { (title) }
            @if visit.may(crate::roles::Action::SeeSeason, &id) {
                a.button.push href=(shown.path("")) { (reader.say(words::league::WITHIN)) } } }
        @if shown.season().events.is_empty() { section.card { p.empty { (reader.say(words::league::NO_EVENTS)) } } }
        @for (event, competition) in &shown.season().events {
            section.card {
                h2 { a href=(shown.public_path(&format!("/c/{event}"))) { (shown.event(*event)) } }
                (state(&visit, competition))
                @if competition.paired > 0 { (round_matches(&visit, &shown, *event, competition.paired)) }
            }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Season, &title, &body))
}

pub(super) async fn calendar(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::league::TAB_CALENDAR);
    let today = shown.now.date;
    // A round whose matches were all moved no longer has its own date.
    let lines = lines(shown.season());
    let kept = lines.iter().filter(|line| !line.matches.is_empty() || !is_paired(&shown, line.event, line.round));
    let mut days: BTreeMap<Date, Vec<&CalendarLine>> = BTreeMap::new();
    for line in kept {
        days.entry(line.at.date).or_default().push(line);
    }
    let body = html! {
        div.bar { h1 { (title) } span.push { (subscription::link(&visit, &shown, "")) } }
        @if days.is_empty() { section.card { p.empty { (reader.say(words::league::NO_EVENTS)) } } }
        @for (date, lines) in &days {
            section.card.(if *date < today { "past" } else { "to-come" }) {
                h2 { (day(*date)) @if *date == today { " " span.mark { (reader.say(words::league::TODAY)) } } }
                ul.list { @for line in lines { li { (calendar_line(&visit, &shown, line)) } } }
            }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Calendar, &title, &body))
}

/// Renders a round of the calendar: date, name, and its matches unless there are many.
fn calendar_line(visit: &Visit, shown: &SeasonPage, line: &CalendarLine) -> Markup {
    let round = visit.reader.say_with(words::public::ROUND, &[("round", &line.round)]);
    let matches = line.matches.iter().filter_map(|id| Some((id, shown.season().matches.get(id)?)));
    html! {
        strong { (hour(line.at.minute)) } " "
        a href=(shown.public_path(&format!("/c/{}/round/{}", line.event, line.round))) { (shown.event(line.event)) " · " (round) }
        (hall(shown, visit.reader, line.event, line.round))
        @if (1..=MATCHES_SHOWN).contains(&line.matches.len()) {
            ul.plain.scores { @for (id, m) in matches { li {
                span { a href=(shown.public_path(&format!("/match/{id}"))) {
                    (shown.state.team_in(m.event, m.home)) " – " (shown.state.team_in(m.event, m.visitors)) }
                    (moved(shown, visit.reader, m)) }
                @if begun(m) { " " strong { (score(m)) } }
            } } }
        }
        @let planned = shown.planned(line.event, line.round);
        @if (1..=MATCHES_SHOWN).contains(&planned.len()) {
            ul.plain.soft { @for (home, visitors) in planned { li {
                (shown.state.team_in(line.event, home)) " – " (shown.state.team_in(line.event, visitors)) } } }
        }
    }
}

fn is_paired(shown: &SeasonPage, event: CompetitionId, round: u16) -> bool {
    shown.season().events.get(&event).is_some_and(|event| event.paired >= round)
}
