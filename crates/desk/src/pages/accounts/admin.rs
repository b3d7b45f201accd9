//! `/desk/accounts`: the administrator creates accounts, changes roles, closes accounts and hands out invitation links.

use super::own::is_my_password;
use crate::Desk;
use crate::roles::Role;
use crate::words;
use adoube_store::Account;
use adoube_web::access::{Actor, Scope};
use adoube_web::accounts::{self, ACTIVE, CLOSED, sessions};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Input, Posted, Problems, Values};
use adoube_web::layout::{Frame, only_here};
use adoube_web::links::qr;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn show(State(desk): State<Desk>, visit: Visit) -> Result<Markup, RequestError> {
    page(&desk, &visit, &Values::of([("role", Role::Arbiter.code().to_owned())]), &Problems::default()).await
}

pub(super) async fn add(
    State(desk): State<Desk>,
    visit: Visit,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let reader = visit.reader;
    let mut problems = Problems::default();
    let name = accounts::name(values.get("name"));
    if name.is_none() {
        problems.add("name", reader.say(words::accounts::NAME_BAD));
    }
    let role = role(&values, &visit, &mut problems);
    if !is_my_password(&desk, &visit, values.raw("current")).await? {
        problems.add("current", reader.say(words::accounts::PASSWORD_WRONG));
    }
    if let (Some(name), Some(role), true) = (name, role, problems.is_empty()) {
        let scope = Scope::read(if values.get("scope").is_empty() { "*" } else { values.get("scope") });
        match accounts::add(desk.site(), &visit.actor.in_log(), &name, role.into(), &scope.write()).await? {
            Some(account) => return link_page(&desk, &visit, &account).await,
            None => problems.add("name", reader.say(words::accounts::NAME_TAKEN)),
        }
    }
    let page = BrowserPage::load(&visit, page(&desk, &visit, &values, &problems)).await?;
    Ok(FormOutcome::Invalid { problems, page })
}

fn role(values: &Values, visit: &Visit, problems: &mut Problems) -> Option<Role> {
    let role = values.get("role").parse().ok().filter(|role| Role::OF_ACCOUNTS.contains(role));
    if role.is_none() {
        problems.add("role", visit.reader.say(words::accounts::ROLE_BAD));
    }
    role
}

/// The fields that an administrator changes.
#[derive(Clone, Copy)]
enum AccountEdit {
    State(&'static str),
    Role(Role),
}

pub(super) async fn change(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let account = accounts::find(desk.site(), &id).await?.ok_or(RequestError::NotFound)?;
    if !is_my_password(&desk, &visit, values.raw("current")).await? {
        let mut problems = Problems::default();
        problems.add(&format!("current-{id}"), visit.reader.say(words::accounts::PASSWORD_WRONG));
        let mut typed = Values::of([("role", Role::Arbiter.code().to_owned())]);
        typed.set(&format!("role-{id}"), values.get("role"));
        let page = BrowserPage::load(&visit, page(&desk, &visit, &typed, &problems)).await?;
        return Ok(FormOutcome::Invalid { problems, page });
    }
    let myself = matches!(&visit.actor, Actor::Account { id: mine, .. } if *mine == id);
    let what = values.get("do");
    if myself && what != "link" {
        // At least one account must remain that can create accounts.
        return Ok(FormOutcome::refused("/desk/accounts", words::accounts::WARN_OWN_ACCOUNT, []));
    }
    let by = visit.actor.in_log();
    let changed = match what {
        "link" => return link_page(&desk, &visit, &account).await,
        "close" => AccountEdit::State(CLOSED),
        "open" => AccountEdit::State(ACTIVE),
        _ => {
            let role = role(&values, &visit, &mut Problems::default());
            AccountEdit::Role(role.ok_or(RequestError::Bad(words::accounts::ROLE_BAD))?)
        }
    };
    let edit = |account: &mut Account| match changed {
        AccountEdit::State(state) => state.clone_into(&mut account.state),
        AccountEdit::Role(role) => role.code().clone_into(&mut account.role),
    };
    let name = accounts::change(desk.site(), &by, "account-changed", &id, edit).await?.name;
    // New permissions take effect at the next sign-in.
    sessions::end_all_but(desk.site(), &id, "").await?;
    Ok(FormOutcome::done("/desk/accounts", Flash::done(words::accounts::DONE_ACCOUNT).with("name", name)))
}

/// Renders the page with the invitation link for an account's owner.
async fn link_page(desk: &Desk, visit: &Visit, account: &Account) -> Result<FormOutcome, RequestError> {
    let reader = visit.reader;
    let base = desk.hall_address(visit);
    let url = format!("{base}{}", accounts::invitation(desk.site(), account).await?);
    let title = reader.say_with(words::accounts::LINK_TITLE, &[("name", &account.name)]);
    let body = || {
        html! {
            section.card.narrow {
                h1 { (title) }
                p { (reader.say(words::accounts::LINK_INTRO)) }
                div.qr-box { (qr(&url)) }
                p { code.breaking { (url) } }
                (only_here(reader, &url))
                p { a.button href="/desk/accounts" { (reader.say(words::common::NAV_ACCOUNTS)) } }
            }
        }
    };
    Ok(FormOutcome::made(visit, "link", &url, || Frame::new(visit, &title).show(&body())))
}

fn choices(visit: &Visit) -> Vec<(String, String)> {
    Role::OF_ACCOUNTS.map(|role| (role.code().to_owned(), visit.reader.say(role.name()))).to_vec()
}

async fn page(desk: &Desk, visit: &Visit, values: &Values, problems: &Problems) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let mut accounts = desk.store().accounts().await?;
    reader.sort_by_name(&mut accounts, |account| &account.name);
    let title = reader.say(words::common::NAV_ACCOUNTS);
    let fields = Fields::new(visit, values, problems);
    let (hint, scope_hint) = (reader.say(words::accounts::ADD_HINT), reader.say(words::accounts::SCOPE_HINT));
    let body = html! {
        h1 { (title) }
        section.card {
            table.stack {
                caption.hidden { (title) }
                thead { tr {
                    th scope="col" { (reader.say(words::accounts::NAME)) }
                    th scope="col" { (reader.say(words::accounts::ROLE)) }
                    th scope="col" { (reader.say(words::accounts::SCOPE)) }
                    th scope="col" { (reader.say(words::accounts::SECOND_FACTOR)) }
                    th scope="col" { (reader.say(words::accounts::CHANGE)) }
                } }
                tbody { @for account in &accounts { (row(fields, account)) } }
            }
        }
        section.card {
            h2 { (reader.say(words::accounts::ADD)) }
            p { (hint) }
            (fields.summary())
            form.grid method="post" action="/desk/accounts" {
                (csrf_field(visit))
                (fields.input("name", &reader.say(words::accounts::NAME), "text", Input {
                    required: true, autocomplete: Some("off"), maxlength: Some(40), ..Input::default()
                }))
                (fields.select("role", &reader.say(words::accounts::ROLE), None, &choices(visit)))
                (fields.input("scope", &reader.say(words::accounts::SCOPE), "text", Input {
                    hint: Some(&scope_hint), autocomplete: Some("off"), ..Input::default()
                }))
                (fields.input("current", &reader.say(words::accounts::PASSWORD_YOURS), "password", Input {
                    required: true, autocomplete: Some("current-password"), ..Input::default()
                }))
                div.buttons { button.primary type="submit" { (reader.say(words::accounts::ADD)) } }
            }
        }
        @if let Some(fingerprint) = &desk.options().fingerprint { (certificate(visit, fingerprint)) }
    };
    Ok(Frame::new(visit, &title).show(&body))
}

/// Renders the certificate's fingerprint, for arbiters on other machines to compare in their browser.
fn certificate(visit: &Visit, fingerprint: &str) -> Markup {
    let reader = visit.reader;
    html! {
        section.card {
            h2 { (reader.say(words::accounts::CERTIFICATE_TITLE)) }
            p { (reader.say(words::accounts::CERTIFICATE_INTRO)) }
            div.qr-box { (qr(fingerprint)) }
            p { code.breaking { (fingerprint) } }
        }
    }
}

fn row(fields: Fields<'_>, account: &Account) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let role = account.role.parse::<Role>().map_or(adoube_web::access::PUBLIC.name, Role::name);
    let closed = account.state != ACTIVE;
    let (role_field, current_field) = (format!("role-{}", account.id), format!("current-{}", account.id));
    let refused = fields.problems.of(&current_field).is_some();
    let mut values = fields.values.clone();
    if !refused {
        values.set(&role_field, account.role.as_str());
    }
    let fields = fields.filled(&values);
    html! {
        tr {
            th scope="row" { (account.name) @if closed { " " span.mark { (reader.say(words::accounts::CLOSED)) } }
                @if account.password.is_empty() { " " span.mark { (reader.say(words::accounts::INVITED)) } } }
            td { (reader.say(role)) }
            td { span.stack-label { (reader.say(words::accounts::SCOPE)) ": " } @if account.scope == "*" { (reader.say(words::accounts::SCOPE_ALL)) } @else { (account.scope) } }
            td { span.stack-label { (reader.say(words::accounts::SECOND_FACTOR)) ": " } (reader.say(if account.totp.is_some() { words::common::YES } else { words::common::NO })) }
            td {
                details open[refused] {
                    summary { (reader.say(words::accounts::CHANGE)) }
                    form method="post" action={ "/desk/accounts/" (account.id) } {
                        (csrf_field(visit))
                        (fields.named("role").select(&role_field, &reader.say(words::accounts::ROLE), None, &choices(visit)))
                        (fields.named("current").input(&current_field, &reader.say(words::accounts::PASSWORD_YOURS), "password", Input {
                            required: true, autocomplete: Some("current-password"), ..Input::default()
                        }))
                        div.buttons {
                            button type="submit" name="do" value="role" { (reader.say(words::accounts::CHANGE_ROLE)) }
                            button type="submit" name="do" value="link" { (reader.say(words::accounts::NEW_LINK)) }
                            @if closed {
                                button type="submit" name="do" value="open" { (reader.say(words::accounts::OPEN)) }
                            } @else {
                                button.danger type="submit" name="do" value="close" { (reader.say(words::accounts::CLOSE)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
