//! Games at the board for the API (`/api/v1`): the same acts as on the pages, returned as values.

use super::acting::to_act;
use super::refused::sentence;
use super::{BoardInPlay, NameDisclosure, board_of, set_up, stream};
use crate::Desk;
use crate::pages::acting::Command;
use crate::roles::Action;
use crate::words;
use adoube_event::RoundStage;
use adoube_ledger::{CommandOutcome, LedgerError, LedgerErrorOf};
use adoube_services::board_game::BoardId;
use adoube_services::board_game::snapshot::{BoardAudience, answer_json, edition, snapshot, visible};
use adoube_services::board_game::{Games, LiveGameAct, Mode, read_act};
use adoube_services::live_games::game_id;
use adoube_web::forms::Values;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use serde_json::{Value, json};

/// The outcome of an act.
pub(crate) enum GameActOutcome {
    /// The act is in the log.
    Done {
        /// The number of its log entry.
        number: u64,
        /// The answers under the Laws.
        answers: Vec<Value>,
        /// The state of the game after the act.
        state: Value,
    },
    /// The act was refused, with the reason in the reader's language.
    Refused(String),
}

/// Returns a game as the caller may see it.
pub(crate) async fn told(desk: &Desk, visit: &Visit, board_id: BoardId) -> Result<Value, RequestError> {
    let arbiter = visit.may(Action::Rule, &board_id.event);
    let (audience, names) = if arbiter {
        (BoardAudience::Arbiter, NameDisclosure::Whole)
    } else {
        (BoardAudience::Hall, NameDisclosure::Public)
    };
    let table = BoardInPlay::load(desk, board_id, names).await?;
    let published = table.event.event.round(table.board_id.round).is_some_and(|round| round.stage != RoundStage::Draft);
    if !arbiter && !published {
        return Err(RequestError::NotFound);
    }
    let delay_ms = if arbiter { 0 } else { stream::delay_ms(desk, &table.board_id.event).await? };
    let table = table.delayed(desk, delay_ms).await?;
    let mut state = snapshot(&table.game, &game_id(&table.board_id), audience, visit.reader, desk.now_ms());
    state["delay_ms"] = json!(delay_ms);
    state["players"] = json!(table.names);
    state["entered"] = json!(table.entered().map(|entered| entered.result.to_string()));
    Ok(state)
}

/// Sets up a game.
pub(crate) async fn set_up(
    desk: &Desk,
    visit: &Visit,
    board_id: BoardId,
    values: &Values,
) -> Result<GameActOutcome, RequestError> {
    let table = BoardInPlay::load(desk, board_id, NameDisclosure::Whole).await?;
    let published = table.event.event.round(table.board_id.round).is_some_and(|round| round.stage != RoundStage::Draft);
    if !published {
        return Ok(GameActOutcome::Refused(visit.reader.say(words::game::CONSOLE_NOT_PUBLISHED)));
    }
    if let Some(entered) = table.entered() {
        let result = entered.result.to_string();
        return Ok(GameActOutcome::Refused(
            visit.reader.say_with(words::game::WARN_CONSOLE_HAS_RESULT, &[("result", &result)]),
        ));
    }
    let mode = if values.get("mode") == "clock" { Mode::Clock } else { Mode::Board };
    let act = match set_up::header(&table.event.event, values) {
        Ok(header) => LiveGameAct::Open { header: Box::new(header), mode },
        Err(refusal) => return Ok(GameActOutcome::Refused(sentence(&refusal, visit.reader))),
    };
    let command = Command::keyed(desk, visit, None)?.now(desk);
    let done = desk.game_act(&table.board_id, command.id, &command.context, act).await;
    answered(desk, visit, &table.board_id, done)
}

/// Performs an act at a board, given as a line with a reason.
pub(crate) async fn act(
    desk: &Desk,
    visit: &Visit,
    board_id: BoardId,
    command: Command,
    (line, reason): (String, String),
) -> Result<GameActOutcome, RequestError> {
    board_of(&desk.event_state(&board_id.event, None).await?.event, &board_id).ok_or(RequestError::NotFound)?;
    let read = match read_act(&line) {
        Ok(act) => act,
        Err(refusal) => return Ok(GameActOutcome::Refused(sentence(&refusal, visit.reader))),
    };
    let act = match to_act(desk, &board_id, read, reason).await {
        Ok(act) => act,
        Err(LedgerError::Refused(refusal)) => return Ok(GameActOutcome::Refused(sentence(&refusal, visit.reader))),
        Err(failed) => return Err(failed.into()),
    };
    let command = command.now(desk);
    let done = desk.game_act(&board_id, command.id, &command.context, act).await;
    answered(desk, visit, &board_id, done)
}

fn answered(
    desk: &Desk,
    visit: &Visit,
    board_id: &BoardId,
    done: Result<CommandOutcome<Games>, LedgerErrorOf<Games>>,
) -> Result<GameActOutcome, RequestError> {
    let outcome = match done {
        Ok(outcome) => outcome,
        Err(LedgerError::Refused(refusal)) => return Ok(GameActOutcome::Refused(sentence(&refusal, visit.reader))),
        Err(failed) => return Err(failed.into()),
    };
    let state = &outcome.state;
    let entry = state.entries.iter().rev().find(|entry| entry.number == outcome.number);
    let shown = entry.into_iter().flat_map(|entry| visible(entry, BoardAudience::Arbiter));
    let answers = shown.map(|answer| answer_json(answer, edition(state), visit.reader)).collect();
    let state = snapshot(state, &game_id(board_id), BoardAudience::Arbiter, visit.reader, desk.now_ms());
    Ok(GameActOutcome::Done { number: outcome.number, answers, state })
}
