//! `/t/ID/ratings/handbook`: each player's rating change so far under the federation's handbook («Rating» 2-6), and
//! below it each calculation. The kind of event, which determines K, is chosen in the URL.

use super::changes::{EventRatingRow, halves, signed, table_of};
use super::player::lines;
use super::shared::query;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::words;
use adoube_rating::Purpose;
use adoube_rating::event::FceResult;
use adoube_rating::explain::{self, OpponentLine};
use adoube_rating::fce::{self, EventKind, EventVerdict, Periodic};
use adoube_services::ratings::field::Ratings;
use adoube_tournament::PlayerIx;
use adoube_web::failure::Failure;
use adoube_web::forms::{Fields, Problems, Values};
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

fn kind(values: &Values) -> EventKind {
    EventKind::from_code(values.get("kind")).unwrap_or(EventKind::Open)
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Response, Failure> {
    let seen = EventPage::for_public(&desk, &id).await?;
    let ratings = Ratings::new(seen.event(), &desk.names(seen.event()).await?, false);
    let reader = visit.reader;
    let mut values = query(&visit);
    let kind = kind(&values);
    values.set("kind", kind.code());
    let problems = Problems::default();
    let choices = EventKind::ALL.map(|kind| {
        (kind.code().to_owned(), reader.told(format!("{}, K {}", kind.text().get(reader.language), kind.k())))
    });
    let title = reader.say(words::ratings::RULES_HANDBOOK);
    let main = html! {
        div.bar { h1 { (title) } a.button.push href=(seen.path("/ratings")) { (reader.say(words::rating::CHANGES)) } }
        p.hint { (reader.say(words::ratings::FORECAST_HINT)) }
        section.card {
            form.bar method="get" action=(seen.path("/ratings/handbook")) {
                (Fields::new(&visit, &values, &problems).select("kind", &reader.say(words::ratings::KIND_EVENT), None, &choices))
                button type="submit" { (reader.say(words::ratings::SHOW)) }
            }
            div.scroll { (table(&visit, &seen, &ratings, kind)) }
        }
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Ratings, &title, &main)))
}

fn table(visit: &Visit, seen: &EventPage, ratings: &Ratings, kind: EventKind) -> Markup {
    let field = ratings.handbook();
    let rows = ratings.players().filter_map(|ix| {
        let (entry, result) = (seen.event().at(ix)?, field.fce(ix, kind)?);
        let (number, rating) = (seen.event().number(entry.id), entry.national_rating);
        let worked = seen.path(&format!("/ratings/handbook/{number}?kind={}", kind.code()));
        let cells = html! {
            td.num { (result.games.len()) }
            td.num { (halves(result.games.iter().map(|game| game.2).sum())) }
            (outcome(rating, &result))
        };
        Some(EventRatingRow { id: entry.id, number, rating, worked, cells })
    });
    table_of(visit, seen, &[words::rating::EXPECTED, words::rating::CHANGE, words::rating::NEW], rows)
}

fn outcome(own: u16, result: &FceResult) -> Markup {
    let first = match &result.periodic {
        Some(Periodic::Entered(entered)) => entered.published.to_string(),
        _ => String::new(),
    };
    html! {
        @if let Some(change) = result.change {
            td.num { (format!("{:.2}", change.expected)) }
            td.num { strong { @if change.verdict == EventVerdict::Counts { (signed(&change.limited)) } @else { "–" } } }
            td.num { (fce::continuous(own, vec![change]).published) }
        } @else { td.num {} td.num {} td.num { (first) } }
    }
}

pub(super) async fn worked(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let number: u16 = number.parse().map_err(|_| Failure::NotFound)?;
    let seen = EventPage::for_public(&desk, &id).await?;
    let entry = seen.event().numbered(number).ok_or(Failure::NotFound)?;
    let ix = seen.event().ix(entry.id).ok_or(Failure::NotFound)?;
    let ratings = Ratings::new(seen.event(), &desk.names(seen.event()).await?, false);
    let kind = kind(&query(&visit));
    let result = ratings.handbook().fce(ix, kind).ok_or(Failure::NotFound)?;
    let reader = visit.reader;
    let name = seen.titled(entry.id);
    let title = reader.say_with(words::rating::WORKED_TITLE, &[("number", &number), ("name", &name)]);
    let told = told(&visit, &seen, entry.national_rating, &result);
    let back = format!("/ratings/handbook?kind={}", kind.code());
    let main = html! {
        div.bar { h1 { (title) } a.button.push href=(seen.path(&back)) { (reader.say(words::ratings::RULES_HANDBOOK)) } }
        section.card {
            h2 { (reader.say(words::rating::WORKED)) }
            @if told.is_empty() { p.empty { (reader.say(words::ratings::NONE)) } } @else { (lines(&visit, &told)) }
            p { a href=(seen.path(&format!("/player/{number}"))) { (reader.say(words::rating::GAMES_OF)) } }
        }
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Other, &title, &main)))
}

pub(crate) fn told(visit: &Visit, seen: &EventPage, own: u16, result: &FceResult) -> Vec<String> {
    let language = visit.reader.language;
    let name = |ix: PlayerIx| seen.event().id(ix).map(|id| seen.titled(id)).unwrap_or_default();
    let opponents = result.games.iter().map(|(other, opponent, half_points)| {
        let (value, source) = opponent.value(Purpose::Rating);
        OpponentLine { name: name(*other), value, source, half_points: *half_points }
    });
    let mut told = explain::opponents(&opponents.collect::<Vec<_>>(), language);
    if let Some(change) = result.change {
        told.extend(explain::fce_event(own, &change, language));
        told.push(explain::fce_new(&fce::continuous(own, vec![change]), language));
    }
    if let Some(periodic) = &result.periodic {
        told.extend(explain::fce_periodic(periodic, language));
    }
    told
}
