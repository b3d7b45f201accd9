//! The accounts of a club's delegates and of a body's members: made by the office, for this club or body of this season and
//! nothing else.

use super::form::{Sent, View, again, code};
use crate::Desk;
use crate::pages::league::shown::{Page, Shown};
use crate::roles::{Action, Role};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::ids::ClubId;
use adoube_store::Account;
use adoube_web::accounts;
use adoube_web::accounts::{ACTIVE, CLOSED};
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems};
use adoube_web::links::qr;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

fn scope(season: &str, club: ClubId) -> String {
    format!("{season}/{club}")
}

/// The delegates' accounts that are for this club alone.
pub(super) async fn of_club(desk: &Desk, visit: &Visit, season: &str, club: ClubId) -> Result<Vec<Account>, Failure> {
    if !visit.may(Action::RunSeason, season) {
        return Ok(Vec::new());
    }
    let mut accounts = desk.store().accounts().await?;
    accounts.retain(|account| account.role == Role::Delegate.code() && account.scope == scope(season, club));
    Ok(accounts)
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let club = ClubId(number);
    if !shown.season().clubs.contains_key(&club) {
        return Err(Failure::NotFound);
    }
    let (back, by) = (shown.path(&format!("/clubs/{club}")), visit.actor.in_log());
    if values.get("do") == "add" {
        let mut sent = Sent::new(&visit, &values);
        match accounts::name(&sent.get("name")) {
            None => sent.wrong::<()>("name", "account-name-bad"),
            Some(name) => match accounts::add(desk.site(), &by, &name, Role::Delegate.into(), &scope(&id, club)).await?
            {
                Some(account) => return club_link(&desk, &visit, &shown, club, &account).await,
                None => sent.wrong("name", "account-name-taken"),
            },
        };
        shown.read_club(&desk, club).await?;
        let accounts = of_club(&desk, &visit, &id, club).await?;
        let values = again(&super::club::start(&shown, club), &values);
        let page = async { super::club::page(View::new(&visit, &shown, &values, &sent.problems), club, &accounts) };
        let page = BrowserPage::load(&visit, page).await?;
        return Ok(FormOutcome::Invalid { problems: sent.problems, page });
    }
    // Only accounts that are this club's: nobody else's is opened to somebody by a link.
    let of_club = of_club(&desk, &visit, &id, club).await?;
    let account = of_club.into_iter().find(|account| account.id == values.get("account")).ok_or(Failure::NotFound)?;
    let state = match values.get("do") {
        "link" => return club_link(&desk, &visit, &shown, club, &account).await,
        "close" => CLOSED,
        "open" => ACTIVE,
        _ => return Err(Failure::Bad("failure-bad")),
    };
    turn(&desk, &by, account, state)
        .await
        .map(|name| FormOutcome::done(&back, Flash::done("done-account").with("name", name)))
}

async fn club_link(
    desk: &Desk,
    visit: &Visit,
    shown: &Shown,
    club: ClubId,
    account: &Account,
) -> Result<FormOutcome, Failure> {
    let (path, name) = (format!("/clubs/{club}"), shown.club_name(club));
    link_page(desk, visit, shown, (Page::Clubs, &path, &name), account).await
}

/// The bodies whose members have accounts of their own.
pub(super) const BODIES: [DecidingBody; 4] = [
    DecidingBody::CompetitionCommittee,
    DecidingBody::SportsCommission,
    DecidingBody::Board,
    DecidingBody::ExecutiveCouncil,
];

/// The accounts that are for one body of this season alone.
pub(super) async fn for_bodies(
    desk: &Desk,
    visit: &Visit,
    season: &str,
) -> Result<Vec<(DecidingBody, Account)>, Failure> {
    if !visit.may(Action::RunSeason, season) {
        return Ok(Vec::new());
    }
    let accounts = desk.store().accounts().await?.into_iter().filter(|account| account.role == Role::Committee.code());
    let body = |account: &Account| BODIES.into_iter().find(|body| account.scope == format!("{season}/{}", code(body)));
    Ok(accounts.filter_map(|account| Some((body(&account)?, account))).collect())
}

/// An account for somebody of a body, or what is done with one.
pub(super) async fn of_bodies(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let shown = Shown::whole(&desk, &visit, &id).await?;
    let (back, by) = (shown.path("/bodies"), visit.actor.in_log());
    if values.get("do") == "add" {
        let mut sent = Sent::new(&visit, &values);
        let (body, name) = (sent.pick("body", &BODIES), accounts::name(&sent.get("name")));
        if name.is_none() {
            sent.wrong::<()>("name", "account-name-bad");
        }
        if let (Some(body), Some(name)) = (body, name) {
            let scope = format!("{id}/{}", code(&body));
            match accounts::add(desk.site(), &by, &name, Role::Committee.into(), &scope).await? {
                Some(account) => {
                    let whose = visit.reader.text(&body.text());
                    return link_page(&desk, &visit, &shown, (Page::Bodies, "/bodies", &whose), &account).await;
                }
                None => sent.wrong::<()>("name", "account-name-taken"),
            };
        }
        let accounts = for_bodies(&desk, &visit, &id).await?;
        let values = again(&super::bodies::start(&shown), &values);
        let draw = |problems: &Problems| super::bodies::page(View::new(&visit, &shown, &values, problems), &accounts);
        return Ok(FormOutcome::invalid(&visit, sent.problems, draw));
    }
    let known = for_bodies(&desk, &visit, &id).await?;
    let found = known.into_iter().find(|(_, account)| account.id == values.get("account"));
    let (body, account) = found.ok_or(Failure::NotFound)?;
    let state = match values.get("do") {
        "link" => {
            let whose = visit.reader.text(&body.text());
            return link_page(&desk, &visit, &shown, (Page::Bodies, "/bodies", &whose), &account).await;
        }
        "close" => CLOSED,
        "open" => ACTIVE,
        _ => return Err(Failure::Bad("failure-bad")),
    };
    turn(&desk, &by, account, state)
        .await
        .map(|name| FormOutcome::done(&back, Flash::done("done-account").with("name", name)))
}

/// Opens or closes an account.
async fn turn(desk: &Desk, by: &str, account: Account, state: &str) -> Result<String, Failure> {
    let (name, id) = (account.name.clone(), account.id.clone());
    accounts::change(desk.site(), by, "account-changed", Account { state: state.to_owned(), ..account }).await?;
    desk.store().end_sessions_of(&id, "").await?;
    Ok(name)
}

/// The link for an account's owner.
async fn link_page(
    desk: &Desk,
    visit: &Visit,
    shown: &Shown,
    (page, path, whose): (Page, &str, &str),
    account: &Account,
) -> Result<FormOutcome, Failure> {
    let reader = visit.reader;
    let base = desk.hall_address(visit);
    let url = format!("{base}{}", accounts::invitation(desk.site(), account).await?);
    let title = reader.say_with("account-link-title", &[("name", account.name.as_str().into())]);
    let body = || {
        html! {
            section.card.narrow {
                h1 { (title) }
                p { (whose) }
                p { (reader.say("account-link-intro")) }
                div.qr-box { (qr(&url)) }
                p { code.breaking { (url) } }
                p { a.button href=(shown.path(path)) { (whose) } }
            }
        }
    };
    Ok(FormOutcome::made(visit, "link", &url, || shown.page(visit, page, &title, &body())))
}

/// The accounts on the club's page.
pub(super) fn section(view: &View<'_>, club: ClubId, accounts: &[Account]) -> Markup {
    let (path, add) = (view.shown.path(&format!("/clubs/{club}/accounts")), view.sheet("add"));
    html! {
        @if view.writes() { section.card {
            h2 { (view.say("club-accounts")) }
            p { (view.say("club-accounts-hint")) }
            ul.list { @for account in accounts { (line(view, &path, account, "")) } }
        } }
        (add.show(&path, ("club-account-add", "club-account-add"), true, &add.text("name", "account-name", true)))
    }
}

/// An account and what can be done with it.
fn line(view: &View<'_>, path: &str, account: &Account, whose: &str) -> Markup {
    html! { li.bar {
        strong { (account.name) } @if !whose.is_empty() { " " span.soft { (whose) } }
        @if account.state != ACTIVE { span.mark { (view.say("account-closed")) } }
        @else if account.password.is_empty() { span.mark.mark-warn { (view.say("account-invited")) } }
        form.inline.push method="post" action=(path) {
            (csrf_field(view.visit))
            input type="hidden" name="account" value=(account.id);
            button.small type="submit" name="do" value="link" { (view.say("account-new-link")) } " "
            @if account.state == ACTIVE { button.small.danger type="submit" name="do" value="close" { (view.say("account-close")) } }
            @else { button.small type="submit" name="do" value="open" { (view.say("account-open")) } }
        }
    } }
}

/// The accounts on the page of the bodies.
pub(super) fn section_of_bodies(view: &View<'_>, accounts: &[(DecidingBody, Account)]) -> Markup {
    let (path, add) = (view.shown.path("/bodies/accounts"), view.sheet("add"));
    let bodies = BODIES.map(|body| (code(&body), view.reader.text(&body.text())));
    html! {
        @if view.writes() { section.card {
            h2 { (view.say("body-accounts")) }
            p { (view.say("body-accounts-hint")) }
            ul.list { @for (body, account) in accounts { (line(view, &path, account, &view.reader.text(&body.text()))) } }
        } }
        (add.show(&path, ("body-account-add", "body-account-add"), true, &html! {
            (add.text("name", "account-name", true))
            (add.select("body", "body-which", &bodies))
        }))
    }
}
