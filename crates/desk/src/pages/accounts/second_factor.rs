//! `/account/second-factor`: adds or renews the second factor.
//!
//! The secret is generated when the page is shown and comes back in the form, signed, so that nothing is stored until
//! the first code proves that the phone has it.

use super::own::{is_my_password, mine};
use crate::Desk;
use crate::words;
use adoube_store::{Account, random};
use adoube_web::accounts::second_factor::{Used, check, new_secret, otpauth, recovery_codes};
use adoube_web::accounts::{self, sessions};
use adoube_web::csrf::csrf_field;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::links::qr;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

const PURPOSE: &str = "second-factor/1";

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, RequestError> {
    let (account, _) = mine(&desk, &visit).await?;
    let secret = new_secret(random()?);
    let ticket = desk.signer().sign(PURPOSE, &format!("{} {secret}", account.id));
    Ok(page(&visit, &account, &secret, &Values::of([("ticket", ticket)]), &Problems::default()))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let (account, session) = mine(&desk, &visit).await?;
    let content =
        desk.signer().read(PURPOSE, values.get("ticket")).ok_or(RequestError::Bad(adoube_web::words::errors::FORM))?;
    let secret =
        content.strip_prefix(&format!("{} ", account.id)).ok_or(RequestError::Bad(adoube_web::words::errors::FORM))?;
    let mut problems = Problems::default();
    if !is_my_password(&desk, &visit, values.raw("current")).await? {
        problems.add("current", visit.reader.say(words::accounts::PASSWORD_WRONG));
    }
    let used = check(secret, &Used::default(), values.get("code"), visit.now_ms);
    if used.is_none() {
        problems.add("code", visit.reader.say(words::accounts::CODE_WRONG));
    }
    let Some(used) = used.filter(|_| problems.is_empty()) else {
        return Ok(FormOutcome::invalid(&visit, problems, |problems| {
            page(&visit, &account, secret, &values, problems)
        }));
    };
    let (codes, kept) = recovery_codes(random()?);
    let id = account.id.clone();
    let recovery = Used { codes: kept, ..used }.write();
    accounts::change(desk.site(), &id, "account-second-factor", &id, |account| {
        account.totp = Some(secret.to_owned());
        account.recovery.clone_from(&recovery);
    })
    .await?;
    // Sessions that began without the second factor.
    sessions::end_all_but(desk.site(), &id, &session).await?;
    Ok(FormOutcome::made(&visit, "codes", codes.join(" "), || codes_page(&visit, &codes)))
}

fn page(visit: &Visit, account: &Account, secret: &str, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::accounts::SECOND_FACTOR);
    let fields = Fields::new(visit, values, problems);
    let grouped: Vec<String> =
        secret.as_bytes().chunks(4).map(|chunk| String::from_utf8_lossy(chunk).into_owned()).collect();
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (reader.say(adoube_web::words::errors::SECOND_FACTOR)) }
            div.qr-box { (qr(&otpauth(secret, &account.name))) }
            p { (reader.say(words::accounts::SECOND_FACTOR_TYPED)) " " code { (grouped.join(" ")) } }
            form method="post" action="/account/second-factor" {
                (csrf_field(visit))
                input type="hidden" name="ticket" value=(values.get("ticket"));
                (fields.input("code", &reader.say(words::accounts::CODE), "text", Input {
                    required: true, autocomplete: Some("one-time-code"), inputmode: Some("numeric"), maxlength: Some(7),
                    ..Input::default()
                }))
                (fields.input("current", &reader.say(words::accounts::PASSWORD_CURRENT), "password", Input {
                    required: true, autocomplete: Some("current-password"), ..Input::default()
                }))
                div.buttons { button.primary type="submit" { (reader.say(words::accounts::SECOND_FACTOR_ADD)) } }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}

fn codes_page(visit: &Visit, codes: &[String]) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::accounts::RECOVERY_CODES);
    let body = html! {
        section.card.narrow {
            h1 { (title) }
            p { (reader.say(words::accounts::RECOVERY_CODES_INTRO)) }
            ul.codes { @for code in codes { li { code { (code) } } } }
            p { a.button href="/account" { (reader.say(words::accounts::RECOVERY_CODES_KEPT)) } }
        }
    };
    Frame::new(visit, &title).show(&body)
}
