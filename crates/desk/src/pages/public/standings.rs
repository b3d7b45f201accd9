//! `/t/ID/standings`: the standings after the last closed round.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::pages::event_tables::NameLinks;
use crate::pages::event_tables::standings::table;
use crate::words;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::html;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::public::STANDINGS);
    let caption = reader.say_with(words::rounds::STANDINGS_TITLE, &[("round", &seen.finished())]);
    let main = html! {
        h1 { (caption) }
        div.field.find {
            label for="find" { (reader.say(words::public::SEARCH)) }
            input id="find" type="search" data-filter="#standings" autocomplete="off";
        }
        section.card { div.scroll { (table(&visit, &seen, seen.finished(), NameLinks::Linked)) } }
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Standings, &title, &main)))
}
