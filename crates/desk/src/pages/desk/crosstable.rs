//! `/desk/t/ID/crosstable`: everybody's rounds in one table.

use super::shown::{Page, Shown, points};
use super::standings::{Asked, after};
use crate::Desk;
use crate::failure::Failure;
use crate::ratings::field::{category, has_categories};
use crate::visit::Visit;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failure> {
    let shown = Shown::load(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let event = shown.event();
    let rounds = asked.rounds(event);
    let title = reader.say_with("crosstable-title", &[("round", rounds.into())]);
    let lines = event.crosstable(rounds);
    let categories = has_categories(event);
    let body = html! {
        h1 { (title) }
        (after(&visit, &shown, "/crosstable", rounds))
        section.card {
            p.hint { (reader.say("crosstable-legend")) }
            div.scroll tabindex="0" role="region" aria-label=(title) { table.tight.stick.cross {
                caption.hidden { (title) }
                thead { tr {
                    th.num scope="col" { (reader.say("rank")) }
                    th scope="col" { (reader.say("player-name")) }
                    @if categories { th.mid.wide-only scope="col" { (reader.say("public-category")) } }
                    th.num.wide-only scope="col" { (reader.say("player-rating")) }
                    @for round in 1..=rounds { th.mid scope="col" { (round) } }
                    th.num scope="col" { (reader.say("points-short")) }
                } }
                tbody { @for line in &lines {
                    @if let Some(entry) = event.at(line.player) { tr.(if entry.left.is_some() { "out" } else { "" }) {
                        td.num { (line.rank) }
                        th.nowrap scope="row" {
                            @if let Some(player) = shown.player(entry.id).filter(|p| !p.title.is_empty()) { (player.title) " " }
                            (shown.name(entry.id)) }
                        @if categories { td.mid.wide-only { (category(entry).code()) } }
                        td.num.wide-only { (shown.player(entry.id).filter(|p| p.rating > 0).map(|p| p.rating.to_string()).unwrap_or_default()) }
                        @for cell in &line.cells { td.mid.nowrap { (cell) } }
                        td.score { (points(line.points)) }
                    } }
                } }
            } }
        }
    };
    Ok(shown.live_page(&visit, Page::Crosstable, &title, &body))
}
