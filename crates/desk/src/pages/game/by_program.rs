//! Games at the board for the API (`/api/v1`): the same acts as on the pages, returned as values.

use super::acting::to_act;
use super::refused::sentence;
use super::{BoardInPlay, NameDisclosure, board_of, set_up, stream};
use crate::Desk;
use crate::roles::Action;
use crate::words;
use adoube_event::{Context, RoundStage};
use adoube_ledger::{CommandOutcome, LedgerError, LedgerErrorOf};
use adoube_services::board_game::snapshot::{BoardAudience, answer_json, edition, snapshot, visible};
use adoube_services::board_game::{Games, LiveGameAct, Mode, read_act};
use adoube_services::live_games::game_id;
use adoube_services::result_ticket::ResultTicket;
use adoube_store::CommandId;
use adoube_web::failure::Failure;
use adoube_web::forms::Values;
use adoube_web::visit::Visit;
use serde_json::{Value, json};

/// The result of an act.
pub(crate) struct GameActOutcome {
    pub(crate) number: u64,
    pub(crate) answers: Vec<Value>,
    pub(crate) state: Value,
}

/// Returns a game as the caller may see it.
pub(crate) async fn told(desk: &Desk, visit: &Visit, slip: ResultTicket) -> Result<Value, Failure> {
    let arbiter = visit.may(Action::Rule, &slip.event);
    let (audience, names) = if arbiter {
        (BoardAudience::Arbiter, NameDisclosure::Whole)
    } else {
        (BoardAudience::Hall, NameDisclosure::Public)
    };
    let table = BoardInPlay::load(desk, slip, names).await?;
    let published = table.event.event.round(table.slip.round).is_some_and(|round| round.stage != RoundStage::Draft);
    if !arbiter && !published {
        return Err(Failure::NotFound);
    }
    let delay_ms = if arbiter { 0 } else { stream::delay_ms(desk, &table.slip.event).await? };
    let table = table.delayed(desk, delay_ms).await?;
    let mut state = snapshot(&table.game, &game_id(&table.slip), audience, visit.reader, desk.now_ms());
    state["delay_ms"] = json!(delay_ms);
    state["players"] = json!(table.names);
    state["entered"] = json!(table.entered().map(|entered| entered.result.to_string()));
    Ok(state)
}

/// Sets up a game; a refusal is returned as text.
pub(crate) async fn set_up(
    desk: &Desk,
    visit: &Visit,
    slip: ResultTicket,
    values: &Values,
) -> Result<Result<GameActOutcome, String>, Failure> {
    let table = BoardInPlay::load(desk, slip, NameDisclosure::Whole).await?;
    let published = table.event.event.round(table.slip.round).is_some_and(|round| round.stage != RoundStage::Draft);
    if !published {
        return Ok(Err(visit.reader.say(words::game::CONSOLE_NOT_PUBLISHED)));
    }
    if let Some(entered) = table.entered() {
        let result = entered.result.to_string();
        return Ok(Err(visit.reader.say_with(words::game::WARN_CONSOLE_HAS_RESULT, &[("result", &result)])));
    }
    let mode = if values.get("mode") == "clock" { Mode::Clock } else { Mode::Board };
    let act = match set_up::header(&table.event.event, values) {
        Ok(header) => LiveGameAct::Open { header: Box::new(header), mode },
        Err(refusal) => return Ok(Err(sentence(&refusal, visit.reader))),
    };
    let context = Context::new(visit.actor.in_log(), desk.now_ms());
    let done = desk.game_act(&table.slip, desk.new_command()?, &context, act).await;
    answered(desk, visit, &table.slip, done)
}

/// Performs an act at a board, given as a line with a reason.
pub(crate) async fn act(
    desk: &Desk,
    visit: &Visit,
    slip: ResultTicket,
    command: CommandId,
    (line, reason): (String, String),
) -> Result<Result<GameActOutcome, String>, Failure> {
    board_of(&desk.event_state(&slip.event, None).await?.event, &slip).ok_or(Failure::NotFound)?;
    let read = match read_act(&line) {
        Ok(act) => act,
        Err(refusal) => return Ok(Err(sentence(&refusal, visit.reader))),
    };
    let act = match to_act(desk, &slip, read, reason).await {
        Ok(act) => act,
        Err(LedgerError::Refused(refusal)) => return Ok(Err(sentence(&refusal, visit.reader))),
        Err(failed) => return Err(failed.into()),
    };
    let context = Context::new(visit.actor.in_log(), desk.now_ms());
    let done = desk.game_act(&slip, command, &context, act).await;
    answered(desk, visit, &slip, done)
}

fn answered(
    desk: &Desk,
    visit: &Visit,
    slip: &ResultTicket,
    done: Result<CommandOutcome<Games>, LedgerErrorOf<Games>>,
) -> Result<Result<GameActOutcome, String>, Failure> {
    let outcome = match done {
        Ok(outcome) => outcome,
        Err(LedgerError::Refused(refusal)) => return Ok(Err(sentence(&refusal, visit.reader))),
        Err(failed) => return Err(failed.into()),
    };
    let state = &outcome.state;
    let entry = state.entries.iter().rev().find(|entry| entry.number == outcome.number);
    let shown = entry.into_iter().flat_map(|entry| visible(entry, BoardAudience::Arbiter));
    let answers = shown.map(|answer| answer_json(answer, edition(state), visit.reader)).collect();
    let state = snapshot(state, &game_id(slip), BoardAudience::Arbiter, visit.reader, desk.now_ms());
    Ok(Ok(GameActOutcome { number: outcome.number, answers, state }))
}
