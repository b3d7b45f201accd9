//! `/t/ID/players`: the starting list.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::pages::event_tables::{NameLinks, linked};
use crate::words;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::public::PLAYERS);
    let main = html! {
        h1 { (reader.say(words::public::CAPTION_PLAYERS)) " " small { (seen.event().entries.len()) } }
        div.field.find {
            label for="find" { (reader.say(words::public::SEARCH)) }
            input id="find" type="search" data-filter="#players" autocomplete="off";
        }
        section.card { div.scroll { (table(&visit, &seen, NameLinks::Linked)) } }
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Players, &title, &main)))
}

/// Renders the starting list.
pub(crate) fn table(visit: &Visit, seen: &EventPage, names: NameLinks) -> Markup {
    let reader = visit.reader;
    let event = seen.event();
    html! {
        table #players {
            caption.hidden { (reader.say(words::public::CAPTION_PLAYERS)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::public::NUMBER)) }
                th scope="col" { (reader.say(words::public::NAME)) }
                th.num scope="col" { (reader.say(words::public::RATING)) }
                th.wide-only scope="col" { (reader.say(words::public::FEDERATION)) }
                th.wide-only scope="col" { (reader.say(words::public::CLUB)) }
            } }
            tbody { @for (entry, player) in event.entries.iter().zip(&event.tournament().players) { tr {
                td.num { (player.number) }
                th scope="row" {
                    (linked(visit, seen, entry.id, names, &seen.player_path(entry.id)))
                    @if entry.left.is_some() { " " small { (reader.say(words::public::WITHDRAWN)) } }
                }
                td.num { @if player.rating > 0 { (player.rating) } }
                td.wide-only { (player.federation) }
                td.wide-only { (entry.club) }
            } } }
        }
    }
}
