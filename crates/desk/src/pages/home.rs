//! `/`: the list of tournaments, for everybody.

use super::desk::stage;
use super::event_page::desk_of;
use crate::Desk;
use crate::words;
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let title = reader.say(words::common::HOME_TITLE);
    let events = desk.events_latest_first().await?;
    let body = html! {
        h1 { (title) }
        @if events.is_empty() { section.card { p.empty { (reader.say(words::common::HOME_NONE)) } } }
        ul.events {
            @for (id, state) in &events {
                @let settings = &state.event.settings;
                li.card {
                    p.event-name { a href={ "/t/" (id) } { (settings.name) } }
                    p.soft {
                        (settings.starts.map(|date| date.to_string()).unwrap_or_default())
                        @if !settings.place.is_empty() { " · " (settings.place) }
                        @if !settings.rate.text.is_empty() { " · " (settings.rate.text) }
                    }
                    p { span.mark { (stage(&visit, &state.event)) }
                        @if let Some(path) = desk_of(&visit, id) { " " a href=(path) { (reader.say(words::common::NAV_DESK)) } } }
                }
            }
        }
    };
    Ok(Frame::new(&visit, &title).show(&body))
}
