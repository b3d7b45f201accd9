//! `/league/ID`: a season as everybody sees it.

use super::shown::{PublicPage, Shown};
use crate::Desk;
use crate::failure::Failure;
use crate::league::Named;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::html;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let shown = Shown::public(&desk, &visit, &id).await?;
    let title = shown.state.name(Named::Season);
    let body = html! {
        h1 { (title) }
        ul.list { @for event in shown.season().events.keys() { li { (shown.event(*event)) } } }
    };
    Ok(shown.public_page(&visit, &headers, PublicPage::Season, &title, &body))
}
