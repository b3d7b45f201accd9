//! `/invitation/…`: the owner of an account chooses a password through a link from the administrator.

use super::{new_password, setup};
use crate::Desk;
use crate::words;
use adoube_store::Account;
use adoube_web::accounts;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, RequestError> {
    let account =
        accounts::invited(desk.site(), &id, &token).await?.ok_or(RequestError::Bad(words::accounts::LINK_USED_UP))?;
    Ok(page(&visit, &account, &Values::default(), &Problems::default()).into_response())
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, token)): Path<(String, String)>,
    headers: HeaderMap,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let account =
        accounts::invited(desk.site(), &id, &token).await?.ok_or(RequestError::Bad(words::accounts::LINK_USED_UP))?;
    let mut problems = Problems::default();
    new_password(&visit, &values, &account.name, &mut problems);
    if !problems.is_empty() {
        return Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &account, &values, problems)));
    }
    if !accounts::accept(desk.site(), &account, values.raw("password").to_owned()).await? {
        return Err(RequestError::Bad(words::accounts::LINK_USED_UP));
    }
    let account = accounts::find(desk.site(), &id).await?.ok_or(RequestError::NotFound)?;
    setup::signed_in(&desk, &visit, &account, &headers, "/desk", words::accounts::DONE_SIGNED_IN).await
}

fn page(visit: &Visit, account: &Account, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say_with(words::accounts::INVITATION_TITLE, &[("name", &account.name)]);
    let fields = Fields::new(visit, values, problems);
    let hint = reader.say(words::accounts::PASSWORD_HINT);
    let new = Input { required: true, autocomplete: Some("new-password"), ..Input::default() };
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (reader.say(words::accounts::INVITATION_INTRO)) }
            (fields.summary())
            form method="post" {
                (csrf_field(visit))
                input type="hidden" name="username" autocomplete="username" value=(account.name);
                (fields.input("password", &reader.say(words::accounts::PASSWORD), "password", Input { hint: Some(&hint), ..new }))
                (fields.input("again", &reader.say(words::accounts::PASSWORD_AGAIN), "password", new))
                div.buttons { button.primary type="submit" { (reader.say(words::accounts::INVITATION_SEND)) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}
