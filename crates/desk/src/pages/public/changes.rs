//! `/t/ID/events`: notifies pages of changes in the event.

use crate::Desk;
use adoube_web::live;
use adoube_web::request_error::RequestError;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

pub(super) async fn show(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    // Enter the room before reading the state, so that no change is missed in between.
    let room = desk.hub().enter(&format!("event/{id}"));
    let now = desk.event_state(&id, None).await?.number();
    Ok(live::watch(room, "change", now, live::last_seen(&headers)))
}
