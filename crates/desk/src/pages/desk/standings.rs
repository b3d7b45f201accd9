//! `/desk/t/ID/standings`: the standings, and the calculation of a player's tie-breaks.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::pages::event_tables::standings::table;
use crate::pages::event_tables::{NameLinks, tie_break_code};
use crate::words;
use adoube_event::{EntryId, EventState, TieBreaks};
use adoube_tournament::tiebreaks::{PartNote, TieBreak, Worked, work_out_after};
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
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
    /// The number of rounds to count, at most those closed.
    pub(super) fn rounds(&self, event: &EventState) -> u16 {
        self.round.unwrap_or(u16::MAX).min(event.finished_rounds())
    }
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<StandingsQuery>,
) -> Result<Markup, Failure> {
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
) -> Result<Markup, Failure> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let event = shown.event();
    let entry = event.entry(EntryId(player)).ok_or(Failure::NotFound)?;
    let rounds = asked.rounds(event);
    let ix = event.ix(entry.id).ok_or(Failure::NotFound)?;
    let rows = event.standings(rounds);
    let row = rows.iter().find(|row| row.player == ix).ok_or(Failure::NotFound)?;
    let title = reader.say_with(words::rounds::WORKED_TITLE, &[("name", &shown.name(entry.id))]);
    let back = shown.path(&format!("/standings?round={rounds}"));
    let body = html! {
        p { a href=(visit.link(&back)) { "← " (reader.say_with(words::rounds::STANDINGS_TITLE, &[("round", &rounds)])) } }
        h1 { (title) }
        p { (reader.say_with(words::rounds::WORKED_RANK, &[("rank", &row.rank), ("points", &points(row.points))])) " "
            a href=(visit.link(&shown.path(&format!("/players/{player}")))) { (reader.say(words::players::CARD)) } }
        div.columns {
            @match &event.settings.tie_breaks {
                TieBreaks::Fide(list) => {
                    @for (at, (code, value)) in list.iter().zip(&row.values).enumerate() {
                        section.card {
                            h2 { (tie_break_code(code)) " = " (value) }
                            (terms(&visit, &shown, rounds, ix, (list.get(..at).unwrap_or_default(), *code)))
                        }
                    }
                }
                TieBreaks::Handbook(_) => {
                    @for (code, value) in event.settings.tie_breaks.codes().iter().zip(&row.values) {
                        section.card { h2 { (code) " = " (value) } }
                    }
                }
            }
        }
    };
    Ok(Frame::new(&visit, &title).tabs(shown.tabs(&visit, EventTab::Standings)).show(&body))
}

/// Renders the terms of a value, one per row.
fn terms(
    visit: &Visit,
    shown: &EventPage,
    rounds: u16,
    ix: adoube_tournament::PlayerIx,
    (before, code): (&[TieBreak], TieBreak),
) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let kind = event.settings.event_kind();
    let worked = work_out_after(event.tournament(), rounds.into(), kind, ix, before, code);
    let worked = worked.filter(|worked| !worked.parts.is_empty());
    let Some(Worked { parts, .. }) = worked else {
        return html! { p.soft { (reader.say(words::rounds::WORKED_NONE)) } };
    };
    let name = |ix| event.id(ix).map(|id| shown.name(id)).unwrap_or_default();
    html! {
        table.tight {
            caption.hidden { (tie_break_code(code)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::rounds::ROUND)) }
                th scope="col" { (reader.say(words::rounds::OPPONENT)) }
                th.num scope="col" { (reader.say(words::rounds::WORKED_VALUE)) }
            } }
            tbody { @for part in &parts {
                tr.(if part.note == PartNote::Cut { "cut" } else { "" }) {
                    td.num { (part.round.map(|round| round.to_string()).unwrap_or_default()) }
                    td { (part.opponent.map(name).unwrap_or_default())
                        @match part.note {
                            PartNote::Cut => { " " span.mark { (reader.say(words::rounds::WORKED_CUT)) } },
                            PartNote::Dummy => { " " span.mark { (reader.say(words::rounds::WORKED_DUMMY)) } },
                            PartNote::Counted => {}
                        } }
                    td.num { (part.value) }
                }
            } }
        }
    }
}
