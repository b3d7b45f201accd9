//! `/account`: the user's own account: password, second factor, signed-in browsers.

use super::new_password;
use crate::Desk;
use crate::words;
use adoube_store::{Account, LoginSession, random};
use adoube_web::access::Actor;
use adoube_web::accounts;
use adoube_web::accounts::sessions;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// Returns the account of the signed-in user and its session id.
pub(super) async fn mine(desk: &Desk, visit: &Visit) -> Result<(Account, String), RequestError> {
    let Actor::Account { id, session, .. } = &visit.actor else { return Err(RequestError::SignIn) };
    let account = accounts::find(desk.site(), id).await?.ok_or(RequestError::SignIn)?;
    Ok((account, session.clone()))
}

/// Checks the user's password again before a sensitive change.
pub(super) async fn is_my_password(desk: &Desk, visit: &Visit, password: &str) -> Result<bool, RequestError> {
    let (account, _) = mine(desk, visit).await?;
    sessions::is_password_of(desk.site(), visit, &account, password).await
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Response, RequestError> {
    Ok(page(&desk, &visit, &Values::default(), &Problems::default()).await?.into_response())
}

pub(super) async fn password(
    State(desk): State<Desk>,
    visit: Visit,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let (account, session) = mine(&desk, &visit).await?;
    let mut problems = Problems::default();
    if !is_my_password(&desk, &visit, values.raw("current")).await? {
        problems.add("current", visit.reader.say(words::accounts::PASSWORD_WRONG));
    }
    new_password(&visit, &values, &account.name, &mut problems);
    if !problems.is_empty() {
        let page = BrowserPage::load(&visit, page(&desk, &visit, &values, &problems)).await?;
        return Ok(FormOutcome::Invalid { problems, page });
    }
    let hash = desk.passwords().hash(values.raw("password").to_owned(), random()?).await?;
    let id = account.id.clone();
    accounts::change(desk.site(), &id, "account-password", &id, |account| account.password.clone_from(&hash)).await?;
    sessions::end_all_but(desk.site(), &id, &session).await?;
    Ok(FormOutcome::done("/account", Flash::done(words::accounts::DONE_PASSWORD)))
}

pub(super) async fn end_sessions(State(desk): State<Desk>, visit: Visit) -> Result<FormOutcome, RequestError> {
    let (account, session) = mine(&desk, &visit).await?;
    sessions::end_all_but(desk.site(), &account.id, &session).await?;
    Ok(FormOutcome::done("/account", Flash::done(words::accounts::DONE_SESSIONS)))
}

async fn page(desk: &Desk, visit: &Visit, values: &Values, problems: &Problems) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let (account, here) = mine(desk, visit).await?;
    let sessions = desk.store().sessions_of(&account.id).await?;
    let title = reader.say(words::accounts::TITLE);
    let fields = Fields::new(visit, values, problems);
    let hint = reader.say(words::accounts::PASSWORD_HINT);
    let new = Input { required: true, autocomplete: Some("new-password"), ..Input::default() };
    let body = html! {
        h1 { (title) }
        div.columns {
            section.card {
                h2 { (reader.say(words::accounts::PASSWORD_CHANGE)) }
                form method="post" action="/account/password" {
                    (csrf_field(visit))
                    (fields.input("current", &reader.say(words::accounts::PASSWORD_CURRENT), "password", Input {
                        required: true, autocomplete: Some("current-password"), ..Input::default()
                    }))
                    (fields.input("password", &reader.say(words::accounts::PASSWORD_NEW), "password", Input { hint: Some(&hint), ..new }))
                    (fields.input("again", &reader.say(words::accounts::PASSWORD_AGAIN), "password", new))
                    div.buttons { button type="submit" { (reader.say(words::accounts::PASSWORD_CHANGE)) } }
                }
            }
            section.card {
                h2 { (reader.say(words::accounts::SECOND_FACTOR)) }
                p { (reader.say(if account.totp.is_some() { words::accounts::SECOND_FACTOR_ON } else { words::accounts::SECOND_FACTOR_OFF })) }
                p { a.button href="/account/second-factor" {
                    (reader.say(if account.totp.is_some() { words::accounts::SECOND_FACTOR_RENEW } else { words::accounts::SECOND_FACTOR_ADD }))
                } }
            }
            (session_list(visit, &sessions, &here))
        }
    };
    Ok(Frame::new(visit, &title).show(&body))
}

/// Extracts browser and system from a user agent; an unknown one is returned unchanged.
fn device(words: &str) -> String {
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let find =
        |list: &[(&str, &'static str)]| list.iter().find(|(mark, _)| words.contains(mark)).map(|(_, name)| *name);
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => words.to_owned(),
    }
}

fn session_list(visit: &Visit, sessions: &[LoginSession], here: &str) -> Markup {
    let reader = visit.reader;
    html! {
        section.card {
            h2 { (reader.say(words::accounts::SESSIONS)) }
            table {
                caption.hidden { (reader.say(words::accounts::SESSIONS)) }
                thead { tr {
                    th scope="col" { (reader.say(words::accounts::SESSION_DEVICE)) }
                    th scope="col" { (reader.say(words::accounts::SESSION_SEEN)) }
                } }
                tbody { @for session in sessions { tr {
                    td.breaks { (device(&session.device)) @if session.id_hash == here { " " span.mark { (reader.say(words::accounts::SESSION_THIS)) } } }
                    td.nowrap { (adoube_web::layout::when(session.seen_ms)) }
                } } }
            }
            @if sessions.len() > 1 {
                form method="post" action="/account/sessions" {
                    (csrf_field(visit))
                    div.buttons { button type="submit" { (reader.say(words::accounts::SESSIONS_END)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_called_by_its_name() {
        for (words, expected) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36",
                "Chrome, Linux",
            ),
            ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Windows"),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.5.0", "curl/8.5.0"),
            ("", ""),
        ] {
            assert_eq!(device(words), expected);
        }
    }
}
