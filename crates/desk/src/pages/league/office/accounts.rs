//! The accounts of a club's delegates, of a body's members and of a delegation: created by the office, limited to this
//! club, body or province in this season.

use super::prelude::*;
use crate::Desk;
use crate::words;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::ids::ClubId;
use adoube_federation::venue::Province;
use adoube_store::Account;
use adoube_web::accounts::{self, ACTIVE, CLOSED, sessions};
use adoube_web::csrf::csrf_field;
use adoube_web::links::qr;

/// The bodies whose members can have accounts.
const BODIES: [DecidingBody; 4] = [
    DecidingBody::CompetitionCommittee,
    DecidingBody::SportsCommission,
    DecidingBody::Board,
    DecidingBody::ExecutiveCouncil,
];

/// The accounts that a page shows.
#[derive(Clone, Copy)]
pub(super) enum AccountsOf {
    /// The accounts of a club's delegates.
    Club(ClubId),
    /// The accounts of the members of all bodies.
    Bodies,
    /// The accounts of the delegations.
    Delegations,
}

/// The club, body or province that an account acts for.
#[derive(Clone, Copy)]
pub(super) enum AccountHolder {
    Club(ClubId),
    Body(DecidingBody),
    Province(Province),
}

impl AccountHolder {
    fn scope(self, season: &str) -> String {
        match self {
            Self::Club(club) => format!("{season}/{club}"),
            Self::Body(body) => format!("{season}/{}", code(&body)),
            Self::Province(province) => format!("{season}/{}", province.code()),
        }
    }

    fn name(self, visit: &Visit, shown: &SeasonPage) -> String {
        match self {
            Self::Club(club) => shown.club_name(club),
            Self::Body(body) => visit.reader.say(body.text()),
            Self::Province(province) => format!("{} {}", visit.reader.say(words::office::DELEGATION), province.name()),
        }
    }
}

impl AccountsOf {
    const fn role(self) -> Role {
        match self {
            Self::Club(_) => Role::Delegate,
            Self::Bodies => Role::Committee,
            Self::Delegations => Role::Delegation,
        }
    }

    fn holders(self) -> Vec<AccountHolder> {
        match self {
            Self::Club(club) => vec![AccountHolder::Club(club)],
            Self::Bodies => BODIES.map(AccountHolder::Body).to_vec(),
            Self::Delegations => Province::ALL.map(AccountHolder::Province).to_vec(),
        }
    }

    /// Returns the tab and the path of the page that lists the accounts.
    fn page(self) -> (SeasonTab, String) {
        match self {
            Self::Club(club) => (SeasonTab::Clubs, format!("/clubs/{club}")),
            Self::Bodies => (SeasonTab::Bodies, "/bodies".to_owned()),
            Self::Delegations => (SeasonTab::Clubs, "/delegations".to_owned()),
        }
    }

    /// Returns the path to which the forms are sent.
    fn target(self) -> String {
        match self {
            Self::Delegations => self.page().1,
            _ => format!("{}/accounts", self.page().1),
        }
    }

    /// Returns whether the visitor manages these accounts: those of delegates, the office of the club.
    fn are_managed_by(self, visit: &Visit, shown: &SeasonPage) -> bool {
        match self {
            Self::Club(club) => shown.runs(visit, club),
            Self::Bodies | Self::Delegations => visit.may(Action::RunSeason, &shown.id),
        }
    }

    /// Loads the accounts, for their office only.
    pub(super) async fn load(
        self,
        desk: &Desk,
        visit: &Visit,
        shown: &SeasonPage,
    ) -> Result<Vec<(AccountHolder, Account)>, RequestError> {
        if !self.are_managed_by(visit, shown) {
            return Ok(Vec::new());
        }
        let holders = self.holders();
        let holder = |account: &Account| holders.iter().copied().find(|of| account.scope == of.scope(&shown.id));
        let accounts = desk.store().accounts().await?.into_iter();
        let accounts = accounts.filter(|account| account.role == self.role().code());
        Ok(accounts.filter_map(|account| Some((holder(&account)?, account))).collect())
    }
}

/// Creates, opens or closes an account, or gives its owner a new link.
pub(super) async fn read(form: &mut SentForm<'_>, of: AccountsOf) -> Result<Submission, RequestError> {
    if !of.are_managed_by(form.visit, form.shown) {
        return Err(RequestError::Forbidden);
    }
    if form.name == "add" {
        return add(form, of).await;
    }
    // Only accounts of this page: a link must not open another account.
    let known = of.load(form.desk, form.visit, form.shown).await?;
    let found = known.into_iter().find(|(_, account)| account.id == form.values.get("account"));
    let (holder, account) = found.ok_or(RequestError::NotFound)?;
    let state = match form.name {
        "link" => return link_page(form, of, holder, &account).await,
        "close" => CLOSED,
        "open" => ACTIVE,
        _ => return Err(RequestError::NOT_UNDERSTOOD),
    };
    let (name, id) = (account.name.clone(), account.id.clone());
    let set_state = |account: &mut Account| state.clone_into(&mut account.state);
    accounts::change(form.desk.site(), &form.visit.actor.in_log(), "account-changed", &id, set_state).await?;
    sessions::end_all_but(form.desk.site(), &id, "").await?;
    let (to, flash) = (form.shown.path(&of.page().1), Flash::done(words::accounts::DONE_ACCOUNT).with("name", name));
    Ok(Submission::Answered(FormOutcome::done(to, flash)))
}

async fn add(form: &mut SentForm<'_>, of: AccountsOf) -> Result<Submission, RequestError> {
    let holder = match of {
        AccountsOf::Club(club) => Some(AccountHolder::Club(club)),
        AccountsOf::Bodies => form.pick("body", &BODIES).map(AccountHolder::Body),
        AccountsOf::Delegations => form.pick("province", &provinces(form.shown)).map(AccountHolder::Province),
    };
    let name = form.find("name", words::accounts::NAME_BAD, accounts::name);
    let (Some(holder), Some(name)) = (holder, name) else { return Ok(Submission::unreadable()) };
    let (by, scope) = (form.visit.actor.in_log(), holder.scope(&form.shown.id));
    if let Some(account) = accounts::add(form.desk.site(), &by, &name, of.role().into(), &scope).await? {
        return link_page(form, of, holder, &account).await;
    }
    form.wrong::<()>("name", words::accounts::NAME_TAKEN);
    Ok(Submission::unreadable())
}

/// Renders the page with the link for an account's owner.
async fn link_page(
    form: &SentForm<'_>,
    of: AccountsOf,
    holder: AccountHolder,
    account: &Account,
) -> Result<Submission, RequestError> {
    let SentForm { desk, visit, shown, .. } = form;
    let (reader, (tab, path), whose) = (visit.reader, of.page(), holder.name(visit, shown));
    let url = format!("{}{}", desk.hall_address(visit), accounts::invitation(desk.site(), account).await?);
    let title = reader.say_with(words::accounts::LINK_TITLE, &[("name", &account.name)]);
    let body = || {
        html! {
            section.card.narrow {
                h1 { (title) }
                p { (whose) }
                p { (reader.say(words::accounts::LINK_INTRO)) }
                div.qr-box { (qr(&url)) }
                p { code.breaking { (url) } }
                p { a.button href=(shown.path(&path)) { (whose) } }
            }
        }
    };
    Ok(Submission::Answered(FormOutcome::made(visit, "link", &url, || shown.page(visit, tab, &title, &body()))))
}

/// Renders the accounts and the form for a new one.
pub(super) fn section(view: &OfficeView<'_>, of: AccountsOf, accounts: &[(AccountHolder, Account)]) -> Markup {
    let path = of.target();
    let (title, hint, button) = match of {
        AccountsOf::Club(_) => {
            (words::office::CLUB_ACCOUNTS, words::office::CLUB_ACCOUNTS_HINT, words::office::CLUB_ACCOUNT_ADD)
        }
        AccountsOf::Bodies => {
            (words::office::BODY_ACCOUNTS, words::office::BODY_ACCOUNTS_HINT, words::office::BODY_ACCOUNT_ADD)
        }
        AccountsOf::Delegations => {
            (words::delegations::ACCOUNTS, words::delegations::ACCOUNTS_HINT, words::delegations::ACCOUNT_ADD)
        }
    };
    let bodies = BODIES.map(|body| (code(&body), view.reader.say(body.text())));
    let provinces: Vec<(String, String)> =
        provinces(view.shown).into_iter().map(|of| (code(&of), of.name().to_owned())).collect();
    let add = view.form("add").sent_to(&path);
    html! {
        @if view.writes() { section.card {
            h2 { (view.say(title)) }
            p { (view.say(hint)) }
            ul.list { @for (holder, account) in accounts { (line(view, &path, account, *holder)) } }
        } }
        (add.folded((button, button), &html! {
            (add.text("name", words::accounts::NAME, true))
            @if let AccountsOf::Bodies = of { (add.select("body", words::office::BODY_WHICH, &bodies)) }
            @if let AccountsOf::Delegations = of { (add.select("province", words::office::CLUB_PROVINCE, &provinces)) }
        }))
    }
}

/// Returns the provinces that have a delegation.
pub(super) fn provinces(shown: &SeasonPage) -> Vec<Province> {
    Province::ALL.into_iter().filter(|of| shown.season().has_delegation(*of)).collect()
}

/// Renders an account with its buttons.
fn line(view: &OfficeView<'_>, path: &str, account: &Account, holder: AccountHolder) -> Markup {
    html! { li.bar {
        strong { (account.name) }
        @if !matches!(holder, AccountHolder::Club(_)) { " " span.soft { (holder.name(view.visit, view.shown)) } }
        @if account.state != ACTIVE { span.mark { (view.say(words::accounts::CLOSED)) } }
        @else if account.password.is_empty() { span.mark.mark-warn { (view.say(words::accounts::INVITED)) } }
        form.inline.push method="post" action=(view.shown.path(path)) {
            (csrf_field(view.visit))
            input type="hidden" name="account" value=(account.id);
            button.small type="submit" name="do" value="link" { (view.say(words::accounts::NEW_LINK)) } " "
            @if account.state == ACTIVE { button.small.danger type="submit" name="do" value="close" { (view.say(words::accounts::CLOSE)) } }
            @else { button.small type="submit" name="do" value="open" { (view.say(words::accounts::OPEN)) } }
        }
    } }
}
