//! `/t/ID/crosstable`: the results of all players in one table.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::pages::event_tables::NameLinks;
use crate::pages::event_tables::crosstable::table;
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
    let title = reader.say(words::public::CROSSTABLE);
    let main = html! {
        h1 { (reader.say_with(words::rounds::CROSSTABLE_TITLE, &[("round", &seen.finished())])) }
        section.card { div.scroll tabindex="0" { (table(&visit, &seen, seen.finished(), NameLinks::Linked)) } }
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Crosstable, &title, &main)))
}
