//! `/desk`: the tournaments, and how to begin one.

use crate::Desk;
use crate::league::Named;
use crate::roles::Action;
use adoube_event::{EventState, RoundStage};
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let mut events = desk.events_latest_first().await?;
    events.retain(|(id, _)| visit.may(Action::SeeDesk, id));
    let mut seasons = desk.seasons_latest_first().await?;
    seasons.retain(|(id, _)| visit.may(Action::SeeSeason, id));
    let title = reader.say("nav-desk");
    let may_make = visit.actor.may(Action::MakeEvent, None);
    let body = html! {
        div.bar {
            h1 { (reader.say("home-title")) }
            @if may_make {
                a.button.primary.push href="/desk/new" { (reader.say("event-new")) }
                a.button href="/desk/import" { (reader.say("event-from-file")) }
                a.button href="/desk/lists" { (reader.say("lists-title")) }
            }
        }
        @if events.is_empty() {
            section.card {
                p.empty { (reader.say("home-none")) }
                @if may_make { (welcome(&visit)) }
            }
        } @else {
            section.card {
                div.scroll { table {
                    caption.hidden { (reader.say("home-title")) }
                    thead { tr {
                        th scope="col" { (reader.say("event-name")) }
                        th scope="col" { (reader.say("event-starts")) }
                        th.wide-only scope="col" { (reader.say("event-place")) }
                        th.num scope="col" { (reader.say("players")) }
                        th scope="col" { (reader.say("event-state")) }
                    } }
                    tbody { @for (id, state) in &events { tr {
                        th scope="row" { a href={ "/desk/t/" (id) } { (state.event.settings.name) } }
                        td.nowrap { (state.event.settings.starts.map(|date| date.to_string()).unwrap_or_default()) }
                        td.wide-only { (state.event.settings.place) }
                        td.num { (state.event.entries.len()) }
                        td { (stage(&visit, &state.event)) }
                    } } }
                } }
            }
            @if may_make && events.len() < 3 { section.card { (welcome(&visit)) } }
        }
        @if visit.actor.may(Action::SeeSeason, None) {
            section.card {
                h2 { (reader.say("nav-league")) }
                ul.list { @for (id, season) in &seasons { li { a href={ "/desk/league/" (id) } { (season.name(Named::Season)) } } } }
                div.buttons { a.button href="/desk/league" { (reader.say("league-within")) } }
            }
        }
    };
    Ok(Frame::new(&visit, &title).show(&body))
}

fn welcome(visit: &Visit) -> Markup {
    let reader = visit.reader;
    html! {
        h2 { (reader.say("demo-title")) }
        p { (reader.say("demo-intro")) }
        form method="post" action="/desk/demo" {
            (csrf_field(visit))
            div.buttons { button type="submit" { (reader.say("demo-make")) } }
        }
    }
}

/// How far an event has come, in a few words.
pub(crate) fn stage(visit: &Visit, event: &EventState) -> String {
    let reader = visit.reader;
    let round = |key: &str, number: u16| {
        reader.say_with(key, &[("round", number.into()), ("rounds", event.settings.rounds.into())])
    };
    if event.closed {
        return reader.say("mark-closed");
    }
    match event.rounds.last() {
        None => reader.say("state-entries"),
        Some(last) if last.stage == RoundStage::Draft => round("state-draft", last.number),
        Some(last) if last.stage == RoundStage::Published => round("state-playing", last.number),
        Some(last) => round("state-between", last.number),
    }
}
