//! `/healthz`: whether the desk can answer, for whoever watches over it.

use crate::Desk;
use adoube_web::failure::Failure;
use axum::extract::State;

pub(super) async fn show(State(desk): State<Desk>) -> Result<&'static str, Failure> {
    // Reading proves that the record is there.
    desk.store().secret("signing").await?;
    Ok("ok\n")
}
