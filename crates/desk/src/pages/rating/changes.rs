//! `/t/ID/ratings`: each player's rating change so far under FIDE's rules (B.02).

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::words;
use adoube_event::EntryId;
use adoube_event::EventState;
use adoube_rating::event::FideResult;
use adoube_rating::{Category, Exact};
use adoube_services::ratings::field::Ratings;
use adoube_tournament::Points;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    // Birth years determine K; they are not shown.
    let ratings = Ratings::new(seen.event(), &desk.names(seen.event()).await?, false);
    let reader = visit.reader;
    let title = reader.say(words::rating::CHANGES);
    let main = html! {
        div.bar {
            h1 { (title) }
            @if handbook_applies(seen.event()) {
                a.button.push href=(seen.path("/ratings/handbook")) { (reader.say(words::ratings::RULES_HANDBOOK)) }
            }
        }
        p.hint { (reader.say(words::rating::CHANGES_HINT)) }
        section.card { div.scroll { (table(&visit, &seen, &ratings)) } }
    };
    Ok(seen.kept(seen.live_page(&visit, EventTab::Ratings, &title, &main)))
}

fn table(visit: &Visit, seen: &EventPage, ratings: &Ratings) -> Markup {
    let rows = ratings.players().filter_map(|ix| {
        let (entry, result) = (seen.event().at(ix)?, ratings.fide(ix)?);
        let number = seen.event().number(entry.id);
        let worked = seen.path(&format!("/ratings/{number}"));
        Some(EventRatingRow { id: entry.id, number, rating: entry.fide_rating, worked, cells: cells(&result) })
    });
    let columns = [
        words::rating::EXPECTED,
        words::rating::K,
        words::rating::CHANGE,
        words::rating::NEW,
        words::rating::PERFORMANCE,
    ];
    table_of(visit, seen, &columns, rows)
}

/// A player's rating change in an event.
pub(super) struct EventRatingRow {
    pub(super) id: EntryId,
    pub(super) number: u16,
    pub(super) rating: u16,
    /// The path of the calculation.
    pub(super) worked: String,
    /// Games, points, and the columns specific to these rules.
    pub(super) cells: Markup,
}

/// Renders the players of an event with their rating changes: games, points, and further columns.
pub(super) fn table_of(
    visit: &Visit,
    seen: &EventPage,
    columns: &[Text],
    rows: impl Iterator<Item = EventRatingRow>,
) -> Markup {
    let reader = visit.reader;
    html! {
        table #ratings {
            caption.hidden { (reader.say(words::rating::CHANGES)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::public::NUMBER)) }
                th scope="col" { (reader.say(words::public::NAME)) }
                @for column in [words::public::RATING, words::rating::GAMES, words::public::POINTS].iter().chain(columns) {
                    th.num scope="col" { (reader.say(*column)) }
                }
            } }
            tbody { @for EventRatingRow { id, number, rating, worked, cells } in rows { tr {
                td.num { (number) }
                th scope="row" { a href=(worked) { (seen.titled(id)) } }
                td.num { @if rating > 0 { (rating) } }
                (cells)
            } } }
        }
    }
}

fn cells(result: &FideResult) -> Markup {
    let performance = result.performance.map(|p| p.rating.to_string()).unwrap_or_default();
    let Some(change) = &result.change else {
        let first = result.initial.as_ref().and_then(adoube_rating::fide::Initial::published);
        return html! {
            td.num { (result.pool.games) }
            td.num { (halves(result.pool.half_points)) }
            td.num {} td.num {} td.num {}
            td.num { (first.map(|rating| rating.to_string()).unwrap_or_default()) }
            td.num { (performance) }
        };
    };
    let made: u32 = change.games.iter().map(|game| game.half_points).sum();
    let expected = change.games.iter().map(|game| i64::from(game.percent)).sum();
    html! {
        td.num { (change.games.len()) }
        td.num { (halves(made)) }
        td.num { (format!("{:.2}", Exact::hundredths(expected))) }
        td.num { (change.k_used) }
        td.num { strong { (signed(&change.exact)) } }
        td.num { (change.published().map(|new| new.to_string()).unwrap_or_default()) }
        td.num { (performance) }
    }
}

/// Formats half points as usual.
pub(super) fn halves(half_points: u32) -> String {
    points(Points::from_tenths(i32::try_from(half_points).unwrap_or(0).saturating_mul(5)))
}

/// Returns a change with its sign and one decimal.
pub(super) fn signed(change: &Exact) -> String {
    if *change > Exact::ZERO { format!("+{change:.1}") } else { format!("{change:.1}").replace('-', "−") }
}

/// Returns whether the handbook applies: some player has a national rating or a category.
fn handbook_applies(event: &EventState) -> bool {
    let named = |group: &String| Category::from_code(group.trim()).is_some_and(|category| category != Category::None);
    event.entries.iter().any(|entry| entry.national_rating > 0 || entry.groups.iter().any(named))
}
