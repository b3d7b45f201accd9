//! `/ratings/LIST/distribution`: the rating distribution of a list, as a bar chart and as a table.

use super::shared::{catalogue, kind, kind_name, kinds, query};
use crate::Desk;
use crate::words;
use adoube_rating::plot::{self, Distribution, Look};
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(list): Path<String>,
) -> Result<Markup, RequestError> {
    let catalogue = match catalogue(&desk, &visit, &list).await? {
        Ok(catalogue) => catalogue,
        Err(page) => return Ok(page),
    };
    let reader = visit.reader;
    let there = catalogue.kinds();
    let kind = kind(&query(&visit), &there);
    let of = Distribution::of(catalogue.ratings(kind));
    let path = format!("/ratings/{}", catalogue.list.id);
    let title = reader.say(words::ratings::DISTRIBUTION);
    let heading = format!("{title}: {}", catalogue.list.name);
    let picture = plot::distribution(&catalogue.list.name, &of, Look::Page, reader.language);
    let body = html! {
        div.bar {
            h1 { (heading) }
            a.button.push href={ (path) "?kind=" (kind.code()) } { (reader.say(words::ratings::LIST)) }
        }
        (kinds(&visit, &there, kind, |kind| format!("{path}/distribution?kind={}", kind.code())))
        section.card {
            h2 { (kind_name(&visit, kind)) }
            @if of.players == 0 { p.empty { (reader.say(words::ratings::NOBODY)) } } @else {
                p { (reader.say_with(words::ratings::DISTRIBUTION_WORDS, &[
                    ("count", &of.players), ("median", &of.median),
                ])) }
                div.scroll { (PreEscaped(picture)) }
            }
        }
        @if of.players > 0 {
            section.card { div.scroll { table #steps {
                caption { (reader.say(words::ratings::STEPS)) }
                thead { tr {
                    th scope="col" { (reader.say(words::ratings::STEP)) }
                    th.num scope="col" { (reader.say(words::tournament::PLAYERS)) }
                    th.num scope="col" { (reader.say(words::ratings::SHARE)) }
                } }
                tbody { @for (from, count) in of.steps.iter().rev() { tr {
                    th scope="row" { (from) "–" (from + Distribution::STEP - 1) }
                    td.num { (count) }
                    td.num { (share(*count, of.players)) }
                } } }
            } } }
        }
    };
    Ok(Frame::new(&visit, &heading).style("ratings.css").show(&body))
}

/// Returns a percentage with one decimal, halves rounded up.
fn share(count: u64, of: u64) -> String {
    let thousandths = (count * 2000 + of).checked_div(of * 2).unwrap_or(0);
    format!("{}.{} %", thousandths / 10, thousandths % 10)
}
