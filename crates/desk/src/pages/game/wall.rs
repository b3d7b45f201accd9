//! The wall: the boards of a round for the public and the projector, as late as the organiser wants.

use super::{Names, Table, labels};
use crate::Desk;
use crate::event::Stage;
use crate::failure::Failure;
use crate::hall::game_id;
use crate::layout::Frame;
use crate::table::snapshot::{Audience, snapshot};
use crate::visit::Visit;
use adoube_board::Color;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde_json::{Value, json};

pub(super) async fn current(State(desk): State<Desk>, _: Visit, Path(id): Path<String>) -> Result<Response, Failure> {
    let state = desk.event_state(&id, None).await?;
    let round =
        state.event.rounds.iter().rev().find(|round| round.stage != Stage::Draft).map_or(1, |round| round.number);
    Ok(Redirect::to(&format!("/t/{id}/live/{round}")).into_response())
}

/// The boards of a published round as the public sees them.
pub(super) async fn tables(desk: &Desk, id: &str, round: u16) -> Result<Vec<Table>, Failure> {
    let state = desk.event_state(id, None).await?;
    state.event.round(round).filter(|round| round.stage != Stage::Draft).ok_or(Failure::NotFound)?;
    let delay_ms = super::stream::delay_ms(desk, id).await?;
    let mut tables = Vec::new();
    for table in Table::load_round(desk, id, round, Names::Public).await? {
        tables.push(table.delayed(desk, delay_ms).await?);
    }
    Ok(tables)
}

fn late(mut state: Value, delay_ms: i64) -> Value {
    state["delay_ms"] = json!(delay_ms);
    state
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Markup, Failure> {
    let tables = tables(&desk, &id, round).await?;
    let delay_ms = super::stream::delay_ms(&desk, &id).await?;
    let reader = visit.reader;
    let title = reader.say("wall-title");
    let labels = labels::board(reader).to_string();
    let player = |table: &Table, who: Color| {
        html! { p.wall-name { span { (table.name(who)) } span data-clock=(crate::table::snapshot::code(who)) {} } }
    };
    let body = html! {
        h1 { (title) " · " (reader.say_with("console-round", &[("round", round.into())])) }
        @if delay_ms > 0 { p { (reader.say_with("wall-delay", &[("seconds", (delay_ms / 1000).into())])) } }
        p.notice-warn data-connection data-lost=(reader.say("game-connection-lost")) hidden {}
        ul.wall data-wall={ "/t/" (id) "/live/" (round) "/events" } data-labels=(labels) { @for table in &tables {
            @let key = game_id(&table.slip);
            @let state = late(snapshot(&table.game, &key, Audience::Hall, reader, desk.now_ms()), delay_ms);
            @let fen = state["fen"].as_str().unwrap_or_default().to_owned();
            li.wall-place data-board=(key) data-state=(state) {
                (player(table, Color::Black))
                a href=(table.public_path()) aria-label={ (table.name(Color::White)) " – " (table.name(Color::Black)) } {
                    adoube-board fen=(fen) seat="none" coordinates="no" {}
                }
                (player(table, Color::White))
                p.wall-last data-last {}
            }
        } }
        p { a.button href={ "/t/" (id) "/round/" (round) ".pgn" } { (reader.say("wall-pgn")) } }
    };
    Ok(Frame::new(&visit, &title).style("board.css").style("game.css").script("wall.js").show(&body))
}
