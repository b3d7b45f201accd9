//! The outbox of a season.

use crate::Desk;
use crate::json::value_of;
use crate::pages::league::office::outbox::outbox;
use adoube_services::notices::outbox::{MessageStatus, OutboxMessage};
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;

/// The most messages of an answer.
const MESSAGES_MAX: usize = 500;

shapes! {
    /// The outbox of a season.
    pub(super) struct OutboxView {
        /// Whether notices are sent in this season.
        on: bool,
        /// Whether a mail server is set.
        server: bool,
        /// Number of messages still to be sent.
        waiting: usize,
        /// Up to 500 messages after a number (`?after=`).
        messages: Vec<MessageView>,
    }

    /// A message of the outbox.
    pub(super) struct MessageView {
        /// Its number.
        number: u32,
        /// The number of the person who receives it; none if nobody acts for the addressee.
        to: Option<u32>,
        /// For whom, about what, and by which rule.
        notice: serde_json::Value,
        /// `waiting`, `sending`, `sent`, `failed` or `cancelled`.
        status: String,
        /// The time of the status, or of the next attempt, in milliseconds since 1970.
        at_ms: i64,
        /// The time at which it was queued, in milliseconds since 1970.
        queued_ms: i64,
        /// Attempts that failed.
        tries: u16,
        /// The cause of the last failure.
        cause: serde_json::Value,
    }
}

/// The query.
#[derive(Deserialize)]
pub(super) struct After {
    after: Option<u32>,
}

pub(super) async fn show(
    State(desk): State<Desk>,
    _: Visit,
    Path(id): Path<String>,
    Query(asked): Query<After>,
) -> Result<Json<OutboxView>, RequestError> {
    let on = desk.season(&id, None).await?.notices_since.is_some();
    let outbox = outbox(&desk, &id).await?;
    let after = asked.after.unwrap_or_default().saturating_add(1);
    let listed = outbox.messages.range(after..).take(MESSAGES_MAX);
    let messages: Result<Vec<MessageView>, RequestError> = listed.map(|(number, of)| view(*number, of)).collect();
    let (server, waiting) = (desk.options().mail.is_some(), outbox.waiting());
    Ok(Json(OutboxView { on, server, waiting, messages: messages? }))
}

fn view(number: u32, of: &OutboxMessage) -> Result<MessageView, RequestError> {
    let (status, at_ms) = match of.status {
        MessageStatus::Waiting { next_ms } => ("waiting", next_ms),
        MessageStatus::Sending { until_ms } => ("sending", until_ms),
        MessageStatus::Sent { at_ms } => ("sent", at_ms),
        MessageStatus::Failed { at_ms } => ("failed", at_ms),
        MessageStatus::Cancelled { at_ms } => ("cancelled", at_ms),
    };
    Ok(MessageView {
        number,
        to: of.message.to.map(|person| person.0),
        notice: value_of(&of.message.notice)?,
        status: status.to_owned(),
        at_ms,
        queued_ms: of.queued_ms,
        tries: u16::from(of.tries),
        cause: value_of(&of.cause)?,
    })
}
