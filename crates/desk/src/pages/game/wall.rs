//! The wall: the boards of a round for the public and the projector, with the organiser's delay.

use super::{BoardInPlay, NameDisclosure, labels};
use crate::Desk;
use crate::words;
use adoube_board::Color;
use adoube_event::RoundStage;
use adoube_services::board_game::Mode;
use adoube_services::board_game::snapshot::{BoardAudience, snapshot};
use adoube_services::live_games::game_id;
use adoube_web::layout::Frame;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};

pub(super) async fn current(
    State(desk): State<Desk>,
    _: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let state = desk.event_state(&id, None).await?;
    let round =
        state.event.rounds.iter().rev().find(|round| round.stage != RoundStage::Draft).map_or(1, |round| round.number);
    Ok(Redirect::to(&format!("/t/{id}/live/{round}")).into_response())
}

/// Returns the boards of a published round as visible to the public.
pub(super) async fn tables(desk: &Desk, id: &str, round: u16) -> Result<Vec<BoardInPlay>, RequestError> {
    let state = desk.event_state(id, None).await?;
    state.event.round(round).filter(|round| round.stage != RoundStage::Draft).ok_or(RequestError::NotFound)?;
    let delay_ms = super::stream::delay_ms(desk, id).await?;
    let mut tables = Vec::new();
    for table in BoardInPlay::load_round(desk, id, round, NameDisclosure::Public).await? {
        tables.push(table.delayed(desk, delay_ms).await?);
    }
    Ok(tables)
}

fn late(mut state: Value, delay_ms: i64) -> Value {
    state["delay_ms"] = json!(delay_ms);
    state
}

/// Describes the public's delay.
pub(super) fn delay(reader: Reader, delay_ms: i64) -> String {
    match delay_ms / 1000 {
        seconds if seconds % 60 == 0 => {
            reader.say_with(words::game::WALL_DELAY_MINUTES, &[("minutes", &(seconds / 60))])
        }
        seconds => reader.say_with(words::game::WALL_DELAY, &[("seconds", &seconds)]),
    }
}

/// The display options of the wall.
#[derive(Deserialize)]
pub(super) struct WallQuery {
    /// Projector mode: no menu, boards as large as they fit, rotating if there are more.
    #[serde(default)]
    screen: String,
}

/// Time for which the projector shows a group of boards, in seconds.
const TURN_S: u32 = 15;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
    Query(asked): Query<WallQuery>,
) -> Result<Markup, RequestError> {
    let tables = tables(&desk, &id, round).await?;
    let delay_ms = super::stream::delay_ms(&desk, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::game::WALL_TITLE);
    let labels = labels::board(reader).to_string();
    let projector = !asked.screen.is_empty();
    let path = format!("/t/{id}/live/{round}");
    let pages = reader.say_with(words::game::WALL_PAGE, &[("page", &"{page}"), ("pages", &"{pages}")]);
    let body = html! {
        div.wall-head {
            h1 { (title) " · " (reader.say_with(words::game::CONSOLE_ROUND, &[("round", &round)])) }
            @if delay_ms > 0 { p.wall-page { (delay(reader, delay_ms)) } }
            p.wall-page data-page=(pages) {}
        }
        p.notice-warn data-connection data-lost=(reader.say(words::game::CONNECTION_LOST)) hidden {}
        ul.wall data-wall={ (path) "/events" } data-labels=(labels) data-turn=[projector.then_some(TURN_S)] { @for table in &tables {
            @let key = game_id(&table.board_id);
            @let state = late(snapshot(&table.game, &key, BoardAudience::Hall, reader, desk.now_ms()), delay_ms);
            (place(&visit, table, &key, &state))
        } }
        @if !projector {
            p.game-tools {
                a.button href={ "/t/" (id) "/round/" (round) ".pgn" } { (reader.say(words::game::WALL_PGN)) }
                a.button href={ (path) "?screen=1" } { (reader.say(words::game::WALL_PROJECTOR)) }
            }
        }
    };
    let frame = Frame::new(&visit, &title).style("board.css").style("game.css").script("wall.js");
    let frame = if projector { frame.style("screen.css").bare().refresh(TURN_S * 4) } else { frame };
    Ok(frame.show(&body))
}

/// Renders one board of the wall: its table, players, clocks, and the result or last move.
fn place(visit: &Visit, table: &BoardInPlay, key: &str, state: &Value) -> Markup {
    let reader = visit.reader;
    let player = |who: Color| {
        html! { p.wall-name { span { (table.name(who)) } span data-clock=(adoube_services::board_game::snapshot::code(who)) {} } }
    };
    let fen = state["fen"].as_str().unwrap_or_default();
    // A result entered by hand counts too; a delayed game ends here when the public sees it end.
    let entered = table.entered().map(|entered| entered.result.to_string());
    let result = state["result"].as_str().map(str::to_owned).or(entered);
    let last = state["moves"].as_array().and_then(|moves| moves.last()).map(|mv| {
        let dots = if mv["by"] == "white" { "." } else { "…" };
        format!("{}{dots} {}", mv["number"], mv["text"].as_str().unwrap_or_default())
    });
    html! {
        li.wall-place data-board=(key) data-state=(state) data-phase=[state["phase"].as_str()] {
            p.wall-table { span { (reader.say_with(words::game::CONSOLE_TABLE, &[("table", &table.table())])) }
                strong data-result { (result.unwrap_or_default()) } }
            (player(Color::Black))
            a href=(table.public_path()) aria-label={ (table.name(Color::White)) " – " (table.name(Color::Black)) } {
                // When the game begins, the module replaces this text with the board.
                @if !table.here { p.wall-wooden data-nothing { (reader.say(words::game::WALL_NO_MOVES)) } }
                @if table.game.mode() == Mode::Board { adoube-board fen=(fen) seat="none" coordinates="no" hidden[!table.here] {} }
                @else { p.wall-wooden { (reader.say(words::game::WOODEN)) } }
            }
            (player(Color::White))
            p.wall-last data-last { (last.unwrap_or_default()) }
        }
    }
}
