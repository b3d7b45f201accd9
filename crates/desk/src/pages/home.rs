//! `/`: the list of tournaments.

use crate::Desk;
use crate::failure::Failure;
use crate::layout::Frame;
use crate::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn show(State(_): State<Desk>, visit: Visit) -> Result<Markup, Failure> {
    let title = visit.reader.say("home-title");
    Ok(Frame::new(&visit, &title).show(&html! { h1 { (title) } }))
}
