//! A game at a board: its state, setting it up, and the arbiter's acts.

use super::act::{read, refused_with};
use crate::Desk;
use crate::pages::game::by_program;
use adoube_services::result_ticket::ResultTicket;
use adoube_web::failure::Failure;
use adoube_web::forms::Values;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};

shapes! {
    /// A game.
    pub(super) struct GameView {
        /// The state as described in `assets/PROTOCOL.md`: position, moves, clocks, rulings, result; for the public
        /// with the organiser's delay.
        state: serde_json::Value,
    }

    /// The setup of a game.
    pub(super) struct SetUp {
        /// `board`, or `clock` for a wooden board that uses our clock.
        mode: Option<String>,
        /// `full` or `basic`; the default depends on the rate of play.
        supervision: Option<String>,
        /// The visually impaired player: `white`, `black` or `both`.
        blind: Option<String>,
        /// The starting position as a FEN.
        position: Option<String>,
    }

    /// An act at a board.
    pub(super) struct BoardAct {
        /// A UUID chosen by the client as idempotency key; an act sent again with the same key is performed once.
        command: Option<String>,
        /// A line of a transcript without its time: `arbiter starts`, `white plays e2-e4`.
        act: String,
        /// The arbiter's reason.
        reason: Option<String>,
    }

    /// The result of an act at a board.
    pub(super) struct BoardDone {
        /// The number of the last entry in the game's log.
        number: u64,
        /// The answers under the Laws, each with its article.
        answers: Vec<serde_json::Value>,
        /// The game after the act.
        state: serde_json::Value,
    }
}

type At = Path<(String, u16, u32)>;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((event, round, board)): At,
) -> Result<Json<GameView>, Failure> {
    let state = by_program::told(&desk, &visit, ResultTicket { event, round, board }).await?;
    Ok(Json(GameView { state }))
}

pub(super) async fn set_up(
    State(desk): State<Desk>,
    visit: Visit,
    Path((event, round, board)): At,
    body: Bytes,
) -> Result<Response, Failure> {
    let sent: SetUp = match read(&visit, &body) {
        Ok(sent) => sent,
        Err(answer) => return Ok(*answer),
    };
    let text = |text: Option<String>| text.unwrap_or_default();
    let values = Values::of([
        ("mode", text(sent.mode)),
        ("supervision", text(sent.supervision)),
        ("blind", text(sent.blind)),
        ("position", text(sent.position)),
    ]);
    let slip = ResultTicket { event, round, board };
    Ok(answer(by_program::set_up(&desk, &visit, slip, &values).await?))
}

pub(super) async fn act(
    State(desk): State<Desk>,
    visit: Visit,
    Path((event, round, board)): At,
    body: Bytes,
) -> Result<Response, Failure> {
    let sent: BoardAct = match read(&visit, &body) {
        Ok(sent) => sent,
        Err(answer) => return Ok(*answer),
    };
    let command = match sent.command.as_deref().map(str::parse) {
        Some(Ok(command)) => command,
        _ => desk.new_command()?,
    };
    let (slip, reason) = (ResultTicket { event, round, board }, sent.reason.unwrap_or_default());
    Ok(answer(by_program::act(&desk, &visit, slip, command, (sent.act, reason)).await?))
}

fn answer(done: Result<by_program::GameActOutcome, String>) -> Response {
    match done {
        Ok(done) => Json(BoardDone { number: done.number, answers: done.answers, state: done.state }).into_response(),
        Err(why) => refused_with(why),
    }
}
