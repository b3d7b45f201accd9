//! `/setup/…`: creates the first administrator through the link printed at the first start.

use super::new_password;
use crate::Desk;
use crate::words;
use adoube_web::accounts;
use adoube_web::accounts::sessions;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, RequestError> {
    if !accounts::setup_is_open(desk.site(), &token).await? {
        return Ok(used_up(&visit).into_response());
    }
    Ok(page(&visit, &Values::default(), &Problems::default()).into_response())
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
    headers: HeaderMap,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    if !accounts::setup_is_open(desk.site(), &token).await? {
        return Ok(FormOutcome::invalid(&visit, Problems::default(), |_| used_up(&visit)));
    }
    let mut problems = Problems::default();
    let name = accounts::name(values.get("name"));
    if name.is_none() {
        problems.add("name", visit.reader.say(words::accounts::NAME_BAD));
    }
    new_password(&visit, &values, name.as_deref().unwrap_or_default(), &mut problems);
    let Some(name) = name.filter(|_| problems.is_empty()) else {
        return Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &values, problems)));
    };
    match accounts::set_up(desk.site(), &token, &name, values.raw("password").to_owned()).await? {
        Some(account) => signed_in(&desk, &visit, &account, &headers, "/desk", words::accounts::DONE_SET_UP).await,
        None => Ok(FormOutcome::invalid(&visit, Problems::default(), |_| used_up(&visit))),
    }
}

/// Starts a session and redirects to a page.
pub(super) async fn signed_in(
    desk: &Desk,
    visit: &Visit,
    account: &adoube_store::Account,
    headers: &HeaderMap,
    to: &str,
    flash: Text,
) -> Result<FormOutcome, RequestError> {
    let device = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let cookies = sessions::begin(desk.site(), visit, account, device).await?;
    let flash = Flash::done(flash).with("name", &account.name);
    Ok(FormOutcome::Done { to: to.to_owned(), flash: Some(flash), cookies })
}

fn page(visit: &Visit, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::accounts::SETUP_TITLE);
    let fields = Fields::new(visit, values, problems);
    let hint = reader.say(words::accounts::PASSWORD_HINT);
    let new = Input { required: true, autocomplete: Some("new-password"), ..Input::default() };
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (reader.say(words::accounts::SETUP_INTRO)) }
            (fields.summary())
            form method="post" {
                (fields.input("name", &reader.say(words::accounts::NAME), "text", Input {
                    required: true, autocomplete: Some("username"), maxlength: Some(40), autofocus: true, ..Input::default()
                }))
                (fields.input("password", &reader.say(words::accounts::PASSWORD), "password", Input { hint: Some(&hint), ..new }))
                (fields.input("again", &reader.say(words::accounts::PASSWORD_AGAIN), "password", new))
                div.buttons { button.primary type="submit" { (reader.say(words::accounts::SETUP_SEND)) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}

fn used_up(visit: &Visit) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::accounts::SETUP_TITLE);
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (reader.say(words::accounts::LINK_USED_UP)) }
            p { a.button href="/login" { (reader.say(adoube_web::words::frame::SIGN_IN)) } }
        }
    };
    Frame::new(visit, &title).show(&body)
}
