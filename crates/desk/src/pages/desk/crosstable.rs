//! `/desk/t/ID/crosstable`: the results of all players in one table.

use super::standings::{StandingsQuery, after};
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::pages::event_tables::NameLinks;
use crate::pages::event_tables::crosstable::table;
use crate::words;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<StandingsQuery>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let rounds = asked.rounds(shown.event());
    let title = reader.say_with(words::rounds::CROSSTABLE_TITLE, &[("round", &rounds)]);
    let body = html! {
        h1 { (title) }
        (after(&visit, &shown, "/crosstable", rounds))
        section.card {
            p.hint { (reader.say(words::rounds::CROSSTABLE_LEGEND)) }
            div.scroll tabindex="0" role="region" aria-label=(title) { (table(&visit, &shown, rounds, NameLinks::Linked)) }
        }
    };
    Ok(shown.live_page(&visit, EventTab::Crosstable, &title, &body))
}
