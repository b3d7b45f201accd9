//! `/t/ID/ratings/N`: the calculation of a player's rating change.

use super::changes::signed;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::words;
use adoube_rating::event::FideResult;
use adoube_rating::explain;
use adoube_rating::fide::Tempo;
use adoube_services::ratings::field::Ratings;
use adoube_tournament::PlayerIx;
use adoube_web::failure::Failure;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let number: u16 = number.parse().map_err(|_| Failure::NotFound)?;
    let seen = EventPage::for_public(&desk, &id).await?;
    let entry = seen.event().numbered(number).ok_or(Failure::NotFound)?.id;
    let ix = seen.event().ix(entry).ok_or(Failure::NotFound)?;
    let ratings = Ratings::new(seen.event(), &desk.names(seen.event()).await?, false);
    let result = ratings.fide(ix).ok_or(Failure::NotFound)?;
    let reader = visit.reader;
    let name = seen.titled(entry);
    let title = reader.say_with(words::rating::WORKED_TITLE, &[("number", &number), ("name", &name)]);
    let main = html! {
        h1 { (title) }
        (summary(&visit, &result))
        section.card {
            h2 { (reader.say(words::rating::WORKED)) }
            ol.worked { @for line in lines(&visit, &seen, &result, ratings.tempo) { li { (line) } } }
            p { a href=(seen.path(&format!("/player/{number}"))) { (reader.say(words::rating::GAMES_OF)) } }
        }
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Other, &title, &main)))
}

fn summary(visit: &Visit, result: &FideResult) -> Markup {
    let reader = visit.reader;
    html! {
        section.card { dl.facts {
            @if let Some(change) = &result.change {
                dt { (reader.say(words::public::RATING)) } dd { (change.own) }
                dt { (reader.say(words::rating::CHANGE)) } dd { strong { (signed(&change.exact)) } }
                @if let Some(new) = change.published() { dt { (reader.say(words::rating::NEW)) } dd { (new) } }
            }
            @if let Some(p) = result.performance { dt { (reader.say(words::rating::PERFORMANCE)) } dd { (p.rating) } }
        } }
    }
}

pub(crate) fn lines(visit: &Visit, seen: &EventPage, result: &FideResult, tempo: Tempo) -> Vec<String> {
    let reader = visit.reader;
    let language = reader.language;
    let name = |ix: PlayerIx| seen.event().id(ix).map(|id| seen.titled(id)).unwrap_or_default();
    let told = explain::fide_result(result, tempo, &name, language);
    let mut lines: Vec<String> = told.into_iter().map(|line| reader.told(line)).collect();
    if let Some(p) = result.performance {
        lines.push(reader.say_with(
            words::rating::PERFORMANCE_WORKED,
            &[("average", &p.average), ("percent", &p.percent), ("difference", &p.difference), ("rating", &p.rating)],
        ));
    }
    if result.left_out > 0 {
        lines.push(reader.say_with(words::rating::LEFT_OUT, &[("games", &result.left_out)]));
    }
    lines
}
