//! `/screen/ID`: for the projector: pairings by board, by name, and standings in rotation, in large type, with the
//! round's timer.
//!
//! `?show=boards|names|standings` fixes one of them. Without JavaScript the page reloads itself to show the next.

use super::event_tables::{NameLinks, bye_name, standings};
use super::hall_timer::timer;
use super::public::round;
use crate::Desk;
use crate::pages::event_page::EventPage;
use crate::words;
use adoube_event::EntryId;
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;

/// Time for which each view is shown, in seconds.
const TURN_S: u32 = 20;
/// The views in rotation.
const VIEWS: [(&str, Text); 3] = [
    ("boards", words::screen::SHOW_PAIRINGS),
    ("names", words::screen::SHOW_NAMES),
    ("standings", words::screen::SHOW_STANDINGS),
];

#[derive(Deserialize)]
pub(super) struct ScreenQuery {
    show: Option<String>,
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<ScreenQuery>,
) -> Result<Response, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::screen::TITLE);
    let wanted = |name: &str| asked.show.as_deref().is_none_or(|only| only == name);
    let body = html! {
        div.projector data-follow=(seen.path("/events")) data-turn=(TURN_S) data-page=(reader.say_with(words::screen::PAGE, &[("page", &"{page}"), ("pages", &"{pages}")])) {
            header.projector-head {
                h1 { (seen.event().settings.name) }
                @if let Some(running) = seen.event().timer { (timer(&visit, running)) }
            }
            @for (name, key) in VIEWS.into_iter().filter(|(name, _)| wanted(name)) {
                section.view data-view=(name) {
                    h2 { (reader.say(key)) @if let Some(round) = seen.rounds().next_back() { " · " (reader.say_with(words::public::ROUND, &[("round", &round.number)])) } }
                    (view(&visit, &seen, name))
                }
            }
        }
    };
    let page = Frame::new(&visit, &title)
        .style("screen.css")
        .script("screen.js")
        .script("timer.js")
        .bare()
        .refresh(TURN_S * 3)
        .show(&body);
    // A page with a running clock is not cacheable.
    Ok(if seen.event().timer.is_some() { page.into_response() } else { seen.kept(page) })
}

fn view(visit: &Visit, seen: &EventPage, name: &str) -> Markup {
    match (name, seen.rounds().next_back()) {
        ("standings", _) => standings::table(visit, seen, seen.finished(), NameLinks::Plain),
        (_, None) => html! { p { (visit.reader.say(words::public::NO_ROUND)) } },
        ("names", Some(_)) => by_name(visit, seen),
        (_, Some(latest)) => round::table(visit, seen, latest),
    }
}

/// Renders each player with board and colour, by name.
fn by_name(visit: &Visit, seen: &EventPage) -> Markup {
    let reader = visit.reader;
    let Some(found) = seen.rounds().next_back() else { return html! {} };
    let mut lines: Vec<(&str, EntryId, Option<u16>, String)> = Vec::new();
    for board in &found.boards {
        for (player, colour) in [(board.white, words::public::WHITE), (board.black, words::public::BLACK)] {
            lines.push((seen.name(player), player, Some(board.table), reader.say(colour)));
        }
    }
    // List players with a bye too.
    lines.extend(found.byes.iter().map(|bye| (seen.name(bye.player), bye.player, None, bye_name(visit, bye.bye))));
    reader.sort_by_name(&mut lines, |(name, ..)| name);
    html! {
        table {
            caption.hidden { (reader.say_with(words::public::CAPTION_ROUND, &[("round", &found.number)])) }
            thead { tr {
                th scope="col" { (reader.say(words::public::NAME)) }
                th.num scope="col" { (reader.say(words::public::BOARD)) }
                th scope="col" { (reader.say(words::public::CARD_COLOUR)) }
            } }
            tbody { @for (_, entry, table, colour) in lines { tr {
                th scope="row" { (seen.name_first(entry)) }
                td.num { @if let Some(table) = table { strong { (table) } } }
                td { (colour) }
            } } }
        }
    }
}
