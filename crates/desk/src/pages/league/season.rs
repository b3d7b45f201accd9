//! `/league/ID` and `/league/ID/calendar`: a season as everybody sees it, and when everything is played.

use super::competition::round_matches;
use super::shown::{PublicPage, Shown};
use super::widgets::{at, hour};
use crate::Desk;
use crate::failure::Failure;
use crate::league::Named;
use crate::visit::Visit;
use adoube_federation::ids::EventId;
use adoube_federation::reports::calendar as lines;
use adoube_federation::season::{Competition, EventKind};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let shown = Shown::public(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let title = shown.state.name(Named::Season);
    let body = html! {
        div.bar { h1 { (title) }
            @if visit.may(crate::accounts::roles::Action::SeeSeason, &id) {
                a.button.push href=(shown.path("")) { (reader.say("league-within")) } } }
        @if shown.season().events.is_empty() { section.card { p.empty { (reader.say("league-no-events")) } } }
        @for (event, competition) in &shown.season().events {
            section.card {
                h2 { a href=(shown.public_path(&format!("/c/{event}"))) { (shown.event(*event)) } }
                (state(&visit, competition))
                @if competition.paired > 0 { (round_matches(&visit, &shown, *event, competition.paired)) }
            }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicPage::Season, &title, &body))
}

/// How far a competition has come.
pub(super) fn state(visit: &Visit, competition: &Competition) -> Markup {
    let reader = visit.reader;
    let teams = competition.settings.kind != EventKind::Individual;
    let count = if teams { competition.teams.len() } else { competition.entrants.len() };
    let next = competition.settings.rounds.get(usize::from(competition.paired));
    html! {
        p.soft {
            (reader.say_with(if teams { "league-teams" } else { "league-players" }, &[("count", count.into())])) " · "
            @if competition.paired == 0 { (reader.say_with("league-entries-until", &[("date", competition.settings.entries_until.to_string().into())])) }
            @else { (reader.say_with("state-round", &[("round", competition.paired.into()), ("rounds", competition.rounds().into())])) }
            @if let Some(next) = next { " · " (reader.say("league-next")) " " (at(*next)) }
        }
    }
}

pub(super) async fn calendar(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let shown = Shown::public(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let title = reader.say("league-tab-calendar");
    let lines = lines(shown.season());
    let today = shown.now.date;
    let kept = |line: &&adoube_federation::reports::CalendarLine| {
        // A round whose matches were all moved has no day of its own any more.
        !line.matches.is_empty() || !is_paired(&shown, line.event, line.round)
    };
    let body = html! {
        h1 { (title) }
        section.card {
            @if lines.is_empty() { p.empty { (reader.say("league-no-events")) } }
            @else { div.scroll { table {
                caption.hidden { (title) }
                thead { tr { th scope="col" { (reader.say("league-day")) } th scope="col" { (reader.say("league-hour")) }
                    th scope="col" { (reader.say("league-competition")) } th scope="col" { (reader.say("league-round")) }
                    th scope="col" { (reader.say("league-matches")) } } }
                tbody { @for line in lines.iter().filter(kept) { tr class=[(line.at.date < today).then_some("out")] {
                    th.nowrap scope="row" { time datetime=(line.at.date) { (line.at.date) }
                        @if line.at.date == today { " " span.mark { (reader.say("league-today")) } } }
                    td { (hour(line.at.minute)) }
                    td { a href=(shown.public_path(&format!("/c/{}", line.event))) { (shown.event(line.event)) } }
                    td.num { a href=(shown.public_path(&format!("/c/{}/round/{}", line.event, line.round))) { (line.round) } }
                    td { @if line.matches.len() < 4 { @for id in &line.matches {
                        @if let Some(m) = shown.season().matches.get(id) {
                            a.line href=(shown.public_path(&format!("/match/{id}"))) {
                                (shown.state.team_in(m.event, m.home)) " – " (shown.state.team_in(m.event, m.visitors)) } " "
                        }
                    } } @else { (line.matches.len()) } }
                } } }
            } } }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicPage::Calendar, &title, &body))
}

fn is_paired(shown: &Shown, event: EventId, round: u16) -> bool {
    shown.season().events.get(&event).is_some_and(|event| event.paired >= round)
}
