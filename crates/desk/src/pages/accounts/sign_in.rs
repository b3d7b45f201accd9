//! `/login`, `/logout`: user name and password, then the code if the account has a second factor.

use super::setup;
use crate::Desk;
use crate::words;
use adoube_web::access::Actor;
use adoube_web::accounts;
use adoube_web::accounts::sessions;
use adoube_web::accounts::sessions::Password;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::links::own_path;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use maud::{Markup, html};
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Next {
    #[serde(default)]
    next: String,
}

pub(super) async fn show(visit: Visit, Query(Next { next }): Query<Next>) -> Markup {
    let next = if next.is_empty() || next == "/" { "/desk".to_owned() } else { next };
    page(&visit, &Values::of([("next", next)]), &Problems::default())
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let to = own_path(values.get("next"));
    match sessions::password(desk.site(), &visit, values.get("name"), values.raw("password")).await? {
        Password::Enough(account) => {
            setup::signed_in(&desk, &visit, &account, &headers, to, words::accounts::DONE_SIGNED_IN).await
        }
        Password::Code(ticket) => {
            let values = Values::of([("ticket", ticket), ("next", to.to_owned())]);
            let draw = || code_page(&visit, &values, &Problems::default());
            Ok(FormOutcome::made(&visit, "ticket", values.get("ticket"), draw))
        }
        Password::Wrong => {
            let mut problems = Problems::default();
            problems.add("password", visit.reader.say(words::accounts::SIGN_IN_WRONG));
            let name: String = values.get("name").chars().take(accounts::NAME_MAX).collect();
            let values = Values::of([("name", name), ("next", to.to_owned())]);
            Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &values, problems)))
        }
    }
}

pub(super) async fn code(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let to = own_path(values.get("next"));
    if let Some(account) = sessions::code(desk.site(), &visit, values.get("ticket"), values.get("code")).await? {
        return setup::signed_in(&desk, &visit, &account, &headers, to, words::accounts::DONE_SIGNED_IN).await;
    }
    let mut problems = Problems::default();
    problems.add("code", visit.reader.say(words::accounts::CODE_WRONG));
    Ok(FormOutcome::invalid(&visit, problems, |problems| code_page(&visit, &values, problems)))
}

pub(super) async fn out(State(desk): State<Desk>, visit: Visit) -> Result<FormOutcome, RequestError> {
    if let Actor::Account { session, .. } = &visit.actor {
        sessions::end(desk.site(), session).await?;
    }
    let (flash, cookie) = (Flash::done(words::accounts::DONE_SIGNED_OUT), sessions::forget_cookie(desk.site()));
    Ok(FormOutcome::Done { to: "/".to_owned(), flash: Some(flash), cookies: vec![cookie] })
}

fn page(visit: &Visit, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(adoube_web::words::frame::SIGN_IN);
    let fields = Fields::new(visit, values, problems);
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            form method="post" action="/login" {
                (csrf_field(visit))
                input type="hidden" name="next" value=(own_path(values.get("next")));
                (fields.input("name", &reader.say(words::accounts::NAME), "text", Input {
                    required: true, autocomplete: Some("username"), autofocus: true, ..Input::default()
                }))
                (fields.input("password", &reader.say(words::accounts::PASSWORD), "password", Input {
                    required: true, autocomplete: Some("current-password"), ..Input::default()
                }))
                div.buttons { button.primary type="submit" { (title) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}

fn code_page(visit: &Visit, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::accounts::CODE_TITLE);
    let fields = Fields::new(visit, values, problems);
    let hint = reader.say(words::accounts::CODE_HINT);
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            form method="post" action="/login/code" {
                (csrf_field(visit))
                input type="hidden" name="next" value=(own_path(values.get("next")));
                input type="hidden" name="ticket" value=(values.get("ticket"));
                (fields.input("code", &reader.say(words::accounts::CODE), "text", Input {
                    required: true, autocomplete: Some("one-time-code"), inputmode: Some("text"), maxlength: Some(20),
                    autofocus: true, hint: Some(&hint), ..Input::default()
                }))
                div.buttons { button.primary type="submit" { (reader.say(adoube_web::words::frame::SIGN_IN)) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}
