//! `/healthz`: the health check for monitoring.

use crate::Desk;
use adoube_web::request_error::RequestError;
use axum::extract::State;

pub(super) async fn show(State(desk): State<Desk>) -> Result<&'static str, RequestError> {
    // Reading a secret proves that the record is accessible.
    desk.store().secret("signing").await?;
    Ok("ok\n")
}
