//! `/t/ID/events`: tells pages that the event has changed.

use crate::Desk;
use adoube_web::failure::Failure;
use adoube_web::live;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

pub(super) async fn show(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    // Entered before the state is read: what is done in between is told.
    let room = desk.hub().enter(&format!("event/{id}"));
    let now = desk.event_state(&id, None).await?.number();
    Ok(live::watch(room, "change", now, live::last_seen(&headers)))
}
