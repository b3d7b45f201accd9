//! A game at a board: its state, setting it up, and the arbiter's acts.

use super::act::read;
use crate::Desk;
use crate::pages::acting::Command;
use crate::pages::game::by_program::{self, GameActOutcome};
use adoube_services::board_game::BoardId;
use adoube_web::form_json::Problem;
use adoube_web::forms::Values;
use adoube_web::request_error::RequestError;
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
        /// `full` or `basic`; the default depends on the time control.
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
) -> Result<Json<GameView>, RequestError> {
    let state = by_program::told(&desk, &visit, BoardId { event, round, board }).await?;
    Ok(Json(GameView { state }))
}

pub(super) async fn set_up(
    State(desk): State<Desk>,
    visit: Visit,
    Path((event, round, board)): At,
    body: Bytes,
) -> Result<Response, RequestError> {
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
    let board_id = BoardId { event, round, board };
    Ok(answer(by_program::set_up(&desk, &visit, board_id, &values).await?))
}

pub(super) async fn act(
    State(desk): State<Desk>,
    visit: Visit,
    Path((event, round, board)): At,
    body: Bytes,
) -> Result<Response, RequestError> {
    let sent: BoardAct = match read(&visit, &body) {
        Ok(sent) => sent,
        Err(answer) => return Ok(*answer),
    };
    let key = sent.command.as_deref().and_then(|key| key.parse().ok());
    let command = Command::keyed(&desk, &visit, key)?;
    let (board_id, reason) = (BoardId { event, round, board }, sent.reason.unwrap_or_default());
    Ok(answer(by_program::act(&desk, &visit, board_id, command, (sent.act, reason)).await?))
}

fn answer(done: GameActOutcome) -> Response {
    match done {
        GameActOutcome::Done { number, answers, state } => Json(BoardDone { number, answers, state }).into_response(),
        GameActOutcome::Refused(why) => Problem::refused(why).into_response(),
    }
}
