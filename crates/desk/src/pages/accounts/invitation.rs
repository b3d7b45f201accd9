//! `/invitation/…`: an account's owner chooses a password, by a link from the administrator.

use super::{new_password, setup};
use crate::Desk;
use adoube_store::Account;
use adoube_web::accounts;
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let account = accounts::invited(desk.site(), &id, &token).await?.ok_or(Failure::Bad("link-used-up"))?;
    Ok(page(&visit, &account, &Values::default(), &Problems::default()).into_response())
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, token)): Path<(String, String)>,
    headers: HeaderMap,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let account = accounts::invited(desk.site(), &id, &token).await?.ok_or(Failure::Bad("link-used-up"))?;
    let mut problems = Problems::default();
    new_password(&visit, &values, &account.name, &mut problems);
    if !problems.is_empty() {
        return Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &account, &values, problems)));
    }
    if !accounts::accept(desk.site(), &account, values.raw("password").to_owned()).await? {
        return Err(Failure::Bad("link-used-up"));
    }
    let account = accounts::find(desk.site(), &id).await?.ok_or(Failure::NotFound)?;
    setup::signed_in(&desk, &visit, &account, &headers, "/desk", "done-signed-in").await
}

fn page(visit: &Visit, account: &Account, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say_with("invitation-title", &[("name", account.name.as_str().into())]);
    let fields = Fields::new(visit, values, problems);
    let hint = reader.say("password-hint");
    let new = Input { required: true, autocomplete: Some("new-password"), ..Input::default() };
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (reader.say("invitation-intro")) }
            (fields.summary())
            form method="post" {
                (csrf_field(visit))
                input type="hidden" name="username" autocomplete="username" value=(account.name);
                (fields.input("password", &reader.say("password"), "password", Input { hint: Some(&hint), ..new }))
                (fields.input("again", &reader.say("password-again"), "password", new))
                div.buttons { button.primary type="submit" { (reader.say("invitation-send")) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}
