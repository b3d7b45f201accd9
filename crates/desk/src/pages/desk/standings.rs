//! `/desk/t/ID/standings`: the standings, and the calculation of a player's tie-breaks.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::pages::event_tables::standings::table;
use crate::pages::event_tables::workings::{terms, worked_out};
use crate::pages::event_tables::{NameLinks, tie_break_code};
use crate::words;
use adoube_event::{EntryId, EventState, TieBreaks};
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct StandingsQuery {
    /// The last round counted.
    round: Option<u16>,
}

impl StandingsQuery {
    /// Returns the number of rounds to count, at most those closed.
    pub(super) fn rounds(&self, event: &EventState) -> u16 {
        self.round.unwrap_or(u16::MAX).min(event.finished_rounds())
    }
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<StandingsQuery>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let rounds = asked.rounds(shown.event());
    let title = reader.say_with(words::rounds::STANDINGS_TITLE, &[("round", &rounds)]);
    let body = html! {
        div.bar { h1 { (title) } }
        (after(&visit, &shown, "/standings", rounds))
        section.card { div.scroll { (table(&visit, &shown, rounds, NameLinks::Linked)) } }
    };
    Ok(shown.live_page(&visit, EventTab::Standings, &title, &body))
}

/// Renders links to the standings after each round.
pub(super) fn after(visit: &Visit, shown: &EventPage, path: &str, rounds: u16) -> Markup {
    html! {
        nav.rounds aria-label=(visit.reader.say(words::rounds::STANDINGS_AFTER)) {
            @for round in 1..=shown.event().finished_rounds() {
                a href=(visit.link(&shown.path(&format!("{path}?round={round}")))) aria-current=[(round == rounds).then_some("page")] { (round) }
            }
        }
    }
}

/// `/desk/t/ID/standings/N`: the calculation of a player's tie-breaks.
pub(super) async fn worked(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, player)): Path<(String, u16)>,
    Query(asked): Query<StandingsQuery>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let event = shown.event();
    let entry = event.entry(EntryId(player)).ok_or(RequestError::NotFound)?;
    let rounds = asked.rounds(event);
    let ix = event.ix(entry.id).ok_or(RequestError::NotFound)?;
    let rows = event.standings(rounds);
    let row = rows.iter().find(|row| row.player == ix).ok_or(RequestError::NotFound)?;
    let title = reader.say_with(words::rounds::WORKED_TITLE, &[("name", &shown.name(entry.id))]);
    let back = shown.path(&format!("/standings?round={rounds}"));
    let body = html! {
        p { a href=(visit.link(&back)) { "← " (reader.say_with(words::rounds::STANDINGS_TITLE, &[("round", &rounds)])) } }
        h1 { (title) }
        p { (reader.say_with(words::rounds::WORKED_RANK, &[("rank", &row.rank), ("points", &row.points)])) " "
            a href=(visit.link(&shown.path(&format!("/players/{player}")))) { (reader.say(words::players::CARD)) } }
        div.columns {
            @match &event.settings.tie_breaks {
                TieBreaks::Fide(_) => {
                    @for ((code, worked), value) in worked_out(&shown, rounds, ix).iter().zip(&row.values) {
                        section.card {
                            h2 { (tie_break_code(code)) " = " (points(value)) }
                            (terms(&visit, &shown, *code, worked.as_ref()))
                        }
                    }
                }
                TieBreaks::Handbook(_) => {
                    @for (code, value) in event.settings.tie_breaks.codes().iter().zip(&row.values) {
                        section.card { h2 { (tie_break_code(code)) " = " (points(value)) } }
                    }
                }
            }
        }
    };
    Ok(Frame::new(&visit, &title).tabs(shown.tabs(&visit, EventTab::Standings)).show(&body))
}
