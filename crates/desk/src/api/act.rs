//! Endpoints that perform acts.

use crate::Desk;
use crate::pages::acting::Command;
use crate::pages::desk::new::new_id;
use crate::roles::Action;
use crate::words;
use adoube_event::{EventAct, EventRefusal};
use adoube_ledger::LedgerError;
use adoube_services::event_json;
use adoube_store::{CommandId, ENTRIES_MAX};
use adoube_web::form_json::Problem;
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
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

/// Parses a request body; an error is a ready response.
pub(super) fn read<T: serde::de::DeserializeOwned>(visit: &Visit, body: &[u8]) -> Result<T, Box<Response>> {
    serde_json::from_slice(body).map_err(|error| {
        let place: [(&str, &dyn Display); 2] = [("line", &error.line()), ("column", &error.column())];
        let message = visit.reader.say_with(adoube_web::words::errors::UNREADABLE, &place);
        Box::new(Problem::bad(message, Some(error.to_string())).into_response())
    })
}

fn refused(visit: &Visit, refusal: &EventRefusal) -> Response {
    let article = refusal.cites().map(|article| article.to_string());
    let confirm = refusal.needs().map(|level| u16::from(u8::from(level)));
    Problem { article, confirm, ..Problem::refused(refusal.text(visit.reader.language)) }.into_response()
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
) -> Result<Response, RequestError> {
    let sent: Acts = match read(&visit, &body) {
        Ok(sent) => sent,
        Err(answer) => return Ok(*answer),
    };
    if sent.acts.is_empty() || sent.acts.len() > ENTRIES_MAX {
        let found: [(&str, &dyn Display); 2] = [("most", &ENTRIES_MAX), ("found", &sent.acts.len())];
        return Ok(Problem::bad(visit.reader.say_with(words::api::ACTS_COUNT, &found), None).into_response());
    }
    let mut acts = Vec::new();
    for (act, number) in sent.acts.into_iter().zip(1_u64..) {
        match event_json::read_act(&act) {
            Ok(act) => acts.push(act),
            Err(error) => {
                let message = visit.reader.say_with(words::api::NO_ACT, &[("number", &number)]);
                return Ok(Problem::bad(message, Some(error.to_string())).into_response());
            }
        }
    }
    if !acts.iter().all(|act| visit.may(needs(act), &id)) {
        return Err(RequestError::Forbidden);
    }
    // The event must exist: only `POST /api/v1/events` creates one.
    desk.event_state(&id, None).await?;
    let key = match sent.command.as_deref().map(str::parse::<CommandId>).transpose() {
        Ok(key) => key,
        Err(error) => {
            let message = visit.reader.say(words::api::COMMAND);
            return Ok(Problem::bad(message, Some(error.to_string())).into_response());
        }
    };
    let command = Command::keyed(&desk, &visit, key)?.confirming(sent.confirmed);
    perform(&desk, &visit, &id, command, acts).await
}

pub(super) async fn open(State(desk): State<Desk>, visit: Visit, body: Bytes) -> Result<Response, RequestError> {
    let new: NewEvent = match read(&visit, &body) {
        Ok(new) => new,
        Err(answer) => return Ok(*answer),
    };
    match event_json::read_settings(&new.settings) {
        Ok(settings) => {
            let id = new_id(&settings)?;
            let acts = vec![EventAct::Open(Box::new(settings))];
            perform(&desk, &visit, &id, Command::keyed(&desk, &visit, None)?, acts).await
        }
        Err(error) => {
            Ok(Problem::bad(visit.reader.say(words::api::NO_SETTINGS), Some(error.to_string())).into_response())
        }
    }
}

pub(super) async fn perform(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    command: Command,
    acts: Vec<EventAct>,
) -> Result<Response, RequestError> {
    match desk.event_acts(id, command.id, &command.context, acts).await {
        Ok(outcome) => {
            let answers = outcome.answers.iter().map(event_json::write_answer).collect::<Result<_, _>>();
            let words = outcome.answers.iter().map(|answer| answer.text(visit.reader.language)).collect();
            let answers = answers.map_err(|_| RequestError::Stopping)?;
            let number = desk.event_state(id, None).await?.number();
            Ok(Json(Done { id: id.to_owned(), number, answers, words }).into_response())
        }
        Err(LedgerError::Refused(refusal)) => Ok(refused(visit, &refusal)),
        Err(failed) => Err(RequestError::from(failed)),
    }
}
