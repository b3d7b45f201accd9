//! Endpoints that perform acts.

use crate::Desk;
use crate::pages::desk::new::new_id;
use crate::roles::Action;
use crate::words;
use adoube_event::{Context, EventAct, EventRefusal, EventSettings, Level};
use adoube_ledger::LedgerError;
use adoube_store::CommandId;
use adoube_web::failure::Failure;
use adoube_web::form_json::Problem;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::fmt::Display;

shapes! {
    /// Acts to perform, all or none.
    pub(super) struct Acts {
        /// A UUID chosen by the client as idempotency key; acts sent again with the same key are performed once.
        command: Option<String>,
        /// The highest level of warnings that is confirmed, 2 to 5.
        confirmed: Option<u16>,
        /// The acts as JSON, in the format of the log.
        acts: Vec<serde_json::Value>,
    }

    /// An event to create.
    pub(super) struct NewEvent {
        /// The settings as JSON; missing ones get their defaults.
        settings: serde_json::Value,
    }

    /// The result of performing acts.
    pub(super) struct Done {
        /// The event's id.
        id: String,
        /// The number of the last log entry.
        number: u64,
        /// The answers as JSON, in the format of the log.
        answers: Vec<serde_json::Value>,
        /// The answers as text.
        words: Vec<String>,
    }
}

/// Answers 400 with a message for the user; `detail` is the JSON parser's error, for programmers.
fn problem(message: String, detail: Option<String>) -> Response {
    let problem = Problem { error: "bad".to_owned(), message, detail, ..Problem::default() };
    (StatusCode::BAD_REQUEST, Json(problem)).into_response()
}

/// Parses a request body; an error is a ready response.
pub(super) fn read<T: serde::de::DeserializeOwned>(visit: &Visit, body: &[u8]) -> Result<T, Box<Response>> {
    serde_json::from_slice(body).map_err(|error| {
        let place: [(&str, &dyn Display); 2] = [("line", &error.line()), ("column", &error.column())];
        Box::new(problem(
            visit.reader.say_with(adoube_web::words::failure::UNREADABLE, &place),
            Some(error.to_string()),
        ))
    })
}

fn refused(visit: &Visit, refusal: &EventRefusal) -> Response {
    let problem = Problem {
        error: "refused".to_owned(),
        message: refusal.text(visit.reader.language),
        article: refusal.cites().map(|article| article.to_string()),
        confirm: refusal.needs().map(|level| u16::from(u8::from(level))),
        ..Problem::default()
    };
    (StatusCode::UNPROCESSABLE_ENTITY, Json(problem)).into_response()
}

/// Refuses with a message that is already translated.
pub(super) fn refused_with(message: String) -> Response {
    let problem = Problem { error: "refused".to_owned(), message, ..Problem::default() };
    (StatusCode::UNPROCESSABLE_ENTITY, Json(problem)).into_response()
}

/// Returns the permission an act needs, the same as on the pages.
const fn needs(act: &EventAct) -> Action {
    match act {
        EventAct::Open(_) => Action::MakeEvent,
        EventAct::Change(_) | EventAct::LeaveFideMode { .. } | EventAct::CloseEvent | EventAct::Reopen => {
            Action::DirectEvent
        }
        EventAct::Result { .. }
        | EventAct::Results { .. }
        | EventAct::ClearResult { .. }
        | EventAct::Approve(_)
        | EventAct::Reject(_) => Action::EnterResults,
        EventAct::Report { .. } => Action::ReportOwnGame,
        EventAct::Correct { .. } => Action::CorrectResults,
        EventAct::Pair
        | EventAct::BeginManual
        | EventAct::Swap(..)
        | EventAct::Seat { .. }
        | EventAct::EndManual
        | EventAct::Unpair
        | EventAct::Publish
        | EventAct::Unpublish
        | EventAct::CloseRound
        | EventAct::StartTimer { .. }
        | EventAct::StopTimer
        | EventAct::Printed { .. } => Action::Pair,
        EventAct::Penalty { .. } | EventAct::Note(_) => Action::Rule,
        EventAct::Undo { .. } => Action::Undo,
        _ => Action::EnterPlayers,
    }
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Response, Failure> {
    let sent: Acts = match read(&visit, &body) {
        Ok(sent) => sent,
        Err(answer) => return Ok(*answer),
    };
    let mut acts = Vec::new();
    for (act, number) in sent.acts.into_iter().zip(1_u64..) {
        match serde_json::from_value::<EventAct>(act) {
            Ok(act) => acts.push(act),
            Err(error) => {
                let message = visit.reader.say_with(words::api::NO_ACT, &[("number", &number)]);
                return Ok(problem(message, Some(error.to_string())));
            }
        }
    }
    if !acts.iter().all(|act| visit.may(needs(act), &id)) {
        return Err(Failure::Forbidden);
    }
    // The event must exist: only `POST /api/v1/events` creates one.
    desk.event_state(&id, None).await?;
    let command = match sent.command.as_deref().map(str::parse::<CommandId>) {
        Some(Ok(command)) => command,
        Some(Err(error)) => return Ok(problem(visit.reader.say(words::api::COMMAND), Some(error.to_string()))),
        None => desk.new_command()?,
    };
    let level = sent.confirmed.and_then(|level| Level::try_from(u8::try_from(level).ok()?).ok()).unwrap_or_default();
    perform(&desk, &visit, &id, command, level, acts).await
}

pub(super) async fn open(State(desk): State<Desk>, visit: Visit, body: Bytes) -> Result<Response, Failure> {
    let new: NewEvent = match read(&visit, &body) {
        Ok(new) => new,
        Err(answer) => return Ok(*answer),
    };
    match serde_json::from_value::<EventSettings>(new.settings) {
        Ok(settings) => {
            let id = new_id(&settings)?;
            let acts = vec![EventAct::Open(Box::new(settings))];
            perform(&desk, &visit, &id, desk.new_command()?, Level::default(), acts).await
        }
        Err(error) => Ok(problem(visit.reader.say(words::api::NO_SETTINGS), Some(error.to_string()))),
    }
}

pub(super) async fn perform(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    command: CommandId,
    level: Level,
    acts: Vec<EventAct>,
) -> Result<Response, Failure> {
    let context = Context::new(visit.actor.in_log(), visit.now_ms).confirming(level);
    match desk.event_acts(id, command, &context, acts).await {
        Ok(outcome) => {
            let answers = outcome.answers.iter().map(serde_json::to_value).collect::<Result<_, _>>();
            let words = outcome.answers.iter().map(|answer| answer.text(visit.reader.language)).collect();
            let answers = answers.map_err(|_| Failure::Stopping)?;
            let number = desk.event_state(id, None).await?.number();
            Ok(Json(Done { id: id.to_owned(), number, answers, words }).into_response())
        }
        Err(LedgerError::Refused(refusal)) => Ok(refused(visit, &refusal)),
        Err(failed) => Err(Failure::from(failed)),
    }
}
