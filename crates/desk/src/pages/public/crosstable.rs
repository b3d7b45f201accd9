//! `/t/ID/crosstable`: who met whom, with what result.

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
    let title = reader.say("public-crosstable");
    let main = html! {
        h1 { (reader.say_with("public-caption-crosstable", &[("round", seen.finished().into())])) }
        section.card { div.scroll tabindex="0" { (table(&visit, &seen, true)) } }
    };
    Ok(seen.page(&visit, &headers, Page::Crosstable, &title, &main))
}

/// The crosstable; on paper without links.
pub(crate) fn table(visit: &Visit, seen: &Seen, linked: bool) -> Markup {
    let reader = visit.reader;
    let event = seen.event();
    let rounds = seen.finished();
    let categories = has_categories(event);
    html! {
        table #crosstable.crosstable {
            caption.hidden { (reader.say_with("public-caption-crosstable", &[("round", rounds.into())])) }
            thead { tr {
                th.num scope="col" { (reader.say("public-rank")) }
                th scope="col" { (reader.say("public-name")) }
                @if categories { th.mid.wide-only scope="col" { (reader.say("public-category")) } }
                @for round in 1..=rounds { th.mid scope="col" { abbr title=(reader.say_with("public-round", &[("round", round.into())])) { (round) } } }
                th.num scope="col" { (reader.say("public-points")) }
            } }
            tbody { @for line in event.crosstable(rounds) {
                @if let Some(entry) = event.at(line.player) {
                    tr {
                        td.num { (line.rank) }
                        th scope="row" {
                            @if linked {
                                a href=(seen.path(&format!("/player/{}", event.number(entry.id)))) { (seen.titled(entry.id)) }
                            } @else { (seen.titled(entry.id)) }
                        }
                        @if categories { td.mid.wide-only { (category(entry).code()) } }
                        @for cell in &line.cells { td.mid.nowrap { (cell.replace('=', "½")) } }
                        td.num { strong { (points(line.points)) } }
                    }
                }
            } }
        }
    }
}
