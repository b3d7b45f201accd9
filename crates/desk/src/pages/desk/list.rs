//! `/desk`: the list of tournaments, with links to create one.

use crate::Desk;
use crate::pages::event_page::desk_of;
use crate::roles::Action;
use crate::words;
use adoube_event::{EventState, RoundStage};
use adoube_services::league::Named;
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let events = desk.events_latest_first().await?;
    let events: Vec<_> = events.into_iter().filter_map(|(id, state)| Some((desk_of(&visit, &id)?, state))).collect();
    let mut seasons = desk.seasons_latest_first().await?;
    seasons.retain(|(id, _)| visit.may(Action::SeeSeason, id));
    let title = reader.say(words::common::NAV_DESK);
    let may_make = visit.actor.may(Action::MakeEvent, None);
    let body = html! {
        div.bar {
            h1 { (reader.say(words::common::HOME_TITLE)) }
            @if may_make {
                a.button.primary.push href="/desk/new" { (reader.say(words::tournament::NEW)) }
                a.button href="/desk/import" { (reader.say(words::tournament::FROM_FILE)) }
                a.button href="/desk/lists" { (reader.say(words::lists::TITLE)) }
            }
        }
        @if events.is_empty() {
            section.card {
                p.empty { (reader.say(words::common::HOME_NONE)) }
                @if may_make { (welcome(&visit)) }
            }
        } @else {
            section.card {
                div.scroll { table {
                    caption.hidden { (reader.say(words::common::HOME_TITLE)) }
                    thead { tr {
                        th scope="col" { (reader.say(words::tournament::NAME)) }
                        th scope="col" { (reader.say(words::tournament::STARTS)) }
                        th.wide-only scope="col" { (reader.say(words::tournament::PLACE)) }
                        th.num scope="col" { (reader.say(words::tournament::PLAYERS)) }
                        th scope="col" { (reader.say(words::tournament::STATE)) }
                    } }
                    tbody { @for (path, state) in &events { tr {
                        th scope="row" { a href=(path) { (state.event.settings.name) } }
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
                h2 { (reader.say(words::league::NAV_LEAGUE)) }
                ul.list { @for (id, season) in &seasons { li { a href={ "/desk/league/" (id) } { (season.name(Named::Season)) } } } }
                div.buttons { a.button href="/desk/league" { (reader.say(words::league::WITHIN)) } }
            }
        }
    };
    Ok(Frame::new(&visit, &title).show(&body))
}

fn welcome(visit: &Visit) -> Markup {
    let reader = visit.reader;
    html! {
        h2 { (reader.say(words::tournament::DEMO_TITLE)) }
        p { (reader.say(words::tournament::DEMO_INTRO)) }
        form method="post" action="/desk/demo" {
            (csrf_field(visit))
            div.buttons { button type="submit" { (reader.say(words::tournament::DEMO_MAKE)) } }
        }
    }
}

/// Describes an event's progress in a few words.
pub(crate) fn stage(visit: &Visit, event: &EventState) -> String {
    let reader = visit.reader;
    let round =
        |key: Text, number: u16| reader.say_with(key, &[("round", &number), ("rounds", &event.settings.rounds)]);
    if event.closed {
        return reader.say(words::tournament::MARK_CLOSED);
    }
    match event.rounds.last() {
        None => reader.say(words::tournament::STATE_ENTRIES),
        Some(last) if last.stage == RoundStage::Draft => round(words::tournament::STATE_DRAFT, last.number),
        Some(last) if last.stage == RoundStage::Published => round(words::tournament::STATE_PLAYING, last.number),
        Some(last) => round(words::tournament::STATE_BETWEEN, last.number),
    }
}
