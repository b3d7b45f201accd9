//! `/t/ID/ratings/N`: how a player's change comes about, number by number.

use super::changes::signed;
use crate::Desk;
use crate::failure::Failure;
use crate::pages::public::seen::{Page, Seen};
use crate::ratings::field::Ratings;
use crate::visit::Visit;
use adoube_rating::event::FideResult;
use adoube_rating::explain;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let seen = Seen::load(&desk, &id).await?;
    let entry = seen.event().numbered(number).ok_or(Failure::NotFound)?.id;
    let ix = seen.event().ix(entry).ok_or(Failure::NotFound)?;
    let ratings = Ratings::new(seen.event(), &desk.names(seen.event()).await?, false);
    let result = ratings.fide(ix).ok_or(Failure::NotFound)?;
    let reader = visit.reader;
    let name = seen.titled(entry);
    let title = reader.say_with("rating-worked-title", &[("number", number.into()), ("name", name.as_str().into())]);
    let main = html! {
        h1 { (title) }
        (summary(&visit, &result))
        section.card {
            h2 { (reader.say("rating-worked")) }
            ol.worked { @for line in lines(&visit, &seen, &result) { li { (line) } } }
            p { a href=(seen.path(&format!("/player/{number}"))) { (reader.say("rating-games-of")) } }
        }
    };
    Ok(seen.page(&visit, &headers, Page::Other, &title, &main))
}

fn summary(visit: &Visit, result: &FideResult) -> Markup {
    let reader = visit.reader;
    html! {
        section.card { dl.facts {
            @if let Some(change) = &result.change {
                dt { (reader.say("public-rating")) } dd { (change.own) }
                dt { (reader.say("rating-change")) } dd { strong { (signed(&change.exact)) } }
                @if let Some(new) = change.published() { dt { (reader.say("rating-new")) } dd { (new) } }
            }
            @if let Some(p) = result.performance { dt { (reader.say("rating-performance")) } dd { (p.rating) } }
        } }
    }
}

fn lines(visit: &Visit, seen: &Seen, result: &FideResult) -> Vec<String> {
    let reader = visit.reader;
    let language = reader.language;
    let told = match &result.change {
        Some(change) => {
            let names = result.opponents.iter().map(|ix| seen.event().id(*ix).map(|id| seen.titled(id)));
            let names: Vec<String> = names.map(Option::unwrap_or_default).collect();
            explain::fide_change(change, &names, language)
        }
        None => explain::fide_initial(result.initial.as_ref(), result.pool.games, language),
    };
    let mut lines: Vec<String> = told.into_iter().map(|line| reader.told(line)).collect();
    if let Some(p) = result.performance {
        lines.push(reader.say_with(
            "rating-performance-worked",
            &[
                ("average", p.average.into()),
                ("percent", p.percent.into()),
                ("difference", p.difference.into()),
                ("rating", p.rating.into()),
            ],
        ));
    }
    if result.left_out > 0 {
        lines.push(reader.say_with("rating-left-out", &[("games", result.left_out.into())]));
    }
    lines
}
