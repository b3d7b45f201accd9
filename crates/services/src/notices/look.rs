//! The look at what is due: line-ups, documents, invoices, licences.

use super::follow::{outbox_stream, to_each};
use super::outbox::{NewMessage, OutboxAct, QUEUED_AT_ONCE_MAX};
use crate::Desk;
use crate::league::moment;
use adoube_aggregate::Context;
use adoube_federation::notices::due;
use adoube_store::CommandId;
use adoube_web::request_error::RequestError;
use std::sync::Arc;

/// The minute of the day from which reminders are sent.
const FROM_MINUTE: u16 = 8 * 60;

/// Queues what is due in every season with notices.
///
/// # Errors
/// Something could not be read or written; the next look does it.
pub async fn look(desk: &Desk) -> Result<(), RequestError> {
    let now_ms = desk.now_ms();
    let now = moment(now_ms);
    if now.minute < FROM_MINUTE {
        return Ok(());
    }
    for stream in desk.seasons().streams().await.map_err(RequestError::from)? {
        let state = desk.seasons().state(&stream).await.map_err(RequestError::from)?;
        let Some(outbox) = outbox_stream(&stream).filter(|_| state.notices_since.is_some()) else { continue };
        let of = Arc::clone(&state);
        // The accounts of a federation's clubs follow from the whole season.
        let found = tokio::task::spawn_blocking(move || due(&of.season, now)).await.unwrap_or_default();
        let known = desk.notices().outbox.state(&outbox).await.map_err(RequestError::from)?;
        let messages = found.into_iter().flat_map(|due| to_each(&state, due.notice, &due.key, None));
        let new: Vec<NewMessage> = messages.filter(|of| !known.knows(&of.key)).collect();
        for some in new.chunks(QUEUED_AT_ONCE_MAX) {
            let Some(first) = some.first() else { continue };
            // Another server that looks at the same time has the same command.
            let command = CommandId::named(0, &format!("{outbox}\n{}\n{}", first.key, some.len()));
            let act = OutboxAct::Queue(some.to_vec());
            let queued = desk.notices().outbox.act(&outbox, command, &Context::new("desk", now_ms), act).await;
            if let Err(failed) = queued {
                // An outbox that is full has room at a later look.
                failed.refusal().map_err(RequestError::from)?;
            }
        }
    }
    Ok(())
}
