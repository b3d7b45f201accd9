//! `/`: the list of tournaments, the latest first.

use super::public::seen::Seen;
use crate::Desk;
use crate::accounts::roles::Action;
use crate::failure::Failure;
use crate::layout::Frame;
use crate::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let mut events = Vec::new();
    for id in desk.event_ids().await? {
        match desk.event_state(&id, None).await {
            Ok(state) => events.push(Seen::nameless(&id, state)),
            // A stream without an event yet.
            Err(Failure::NotFound) => {}
            Err(failure) => return Err(failure),
        }
    }
    let starts = |seen: &Seen| seen.event().settings.starts.map(|date| date.to_string());
    events.sort_by_key(|seen| std::cmp::Reverse(starts(seen)));
    let title = reader.say("home-title");
    let body = html! {
        h1 { (title) }
        @if events.is_empty() {
            section.card {
                p.empty { (reader.say("home-none")) }
                @if visit.actor.may(Action::MakeEvent, None) { p.mid { a.button.primary href="/desk" { (reader.say("nav-desk")) } } }
            }
        } @else {
            section.card { ul.list { @for seen in &events { li {
                a href=(seen.path("")) { strong { (seen.event().settings.name) } }
                @if seen.event().closed { " " span.mark { (reader.say("public-closed")) } }
                @else if let Some(round) = seen.latest() { " " span.mark { (reader.say_with("public-round", &[("round", round.number.into())])) } }
                br;
                small { (facts(seen)) }
            } } } }
        }
    };
    Ok(Frame::new(&visit, &title).show(&body))
}

/// When and where, and how many play.
fn facts(seen: &Seen) -> String {
    let settings = &seen.event().settings;
    let starts = settings.starts.map(|date| date.to_string()).unwrap_or_default();
    let players = format!("♟ {}", seen.event().entries.len());
    let parts = [starts.as_str(), settings.place.as_str(), settings.rate.text.as_str(), players.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
