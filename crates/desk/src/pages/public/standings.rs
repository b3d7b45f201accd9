//! `/t/ID/standings`: the standings after the last round that is over.

use super::seen::{Page, Seen};
use crate::Desk;
use crate::failure::Failure;
use crate::pages::desk::shown::points;
use crate::ratings::field::{category, has_categories};
use crate::visit::Visit;
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
    let seen = Seen::load(&desk, &id).await?;
    let reader = visit.reader;
    let title = reader.say("public-standings");
    let caption = reader.say_with("public-caption-standings", &[("round", seen.finished().into())]);
    let main = html! {
        h1 { (caption) }
        div.field.find {
            label for="find" { (reader.say("public-search")) }
            input id="find" type="search" data-filter="#standings" autocomplete="off";
        }
        section.card { div.scroll { (table(&visit, &seen, true)) } }
    };
    Ok(seen.page(&visit, &headers, Page::Standings, &title, &main))
}

/// The standings as a table; on paper without links.
pub(crate) fn table(visit: &Visit, seen: &Seen, linked: bool) -> Markup {
    let reader = visit.reader;
    let event = seen.event();
    let codes = event.settings.tie_breaks.codes();
    let categories = has_categories(event);
    html! {
        table #standings.standings {
            caption.hidden { (reader.say_with("public-caption-standings", &[("round", seen.finished().into())])) }
            thead { tr {
                th.num scope="col" { (reader.say("public-rank")) }
                th scope="col" { (reader.say("public-name")) }
                @if categories { th.mid.wide-only scope="col" { (reader.say("public-category")) } }
                th.num.wide-only scope="col" { (reader.say("public-rating")) }
                th.wide-only scope="col" { (reader.say("public-federation")) }
                th.num scope="col" { (reader.say("public-points")) }
                @for code in &codes { th.num scope="col" { abbr { (code) } } }
            } }
            tbody { @for row in event.standings(seen.finished()) {
                @if let Some(entry) = event.at(row.player) {
                    @let player = seen.player(entry.id);
                    tr {
                        td.num { (row.rank) }
                        th scope="row" {
                            @if linked {
                                a href=(seen.path(&format!("/player/{}", event.number(entry.id)))) { (seen.titled(entry.id)) }
                            } @else { (seen.titled(entry.id)) }
                            @if entry.left.is_some() { " " small { (reader.say("public-withdrawn")) } }
                        }
                        @if categories { td.mid.wide-only { (category(entry).code()) } }
                        td.num.wide-only { @if let Some(player) = player.filter(|p| p.rating > 0) { (player.rating) } }
                        td.wide-only { (player.map_or("", |p| p.federation.as_str())) }
                        td.num { strong { (points(row.points)) } }
                        @for value in &row.values { td.num { (value) } }
                    }
                }
            } }
        }
    }
}
