//! `/desk/league/ID/clubs/N`: one club: its delegates (Delegates 5.11), its address and changes of it (5.10), its teams, the
//! delegates' accounts.

use super::accounts;
use super::form::{Sent, View, Wrong, again};
use crate::Desk;
use crate::league::{LeagueAct, Named};
use crate::pages::league::acting::{doing, new_person};
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::{day, findings, province, team_category};
use crate::people::Person;
use crate::roles::Action;
use adoube_federation::acts::ClubAct;
use adoube_federation::ids::ClubId;
use adoube_federation::season::Club;
use adoube_federation::{HandbookFinding, SeasonAnswer};
use adoube_store::Account;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

/// How many new delegates can be named at once.
const NEW_DELEGATES: u32 = 2;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Markup, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let club = ClubId(number);
    shown.read_club(&desk, club).await?;
    let accounts = accounts::of_club(&desk, &visit, &id, club).await?;
    let values = start(&shown, club);
    page(View::new(&visit, &shown, &values, &Problems::default()), club, &accounts)
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let club = ClubId(number);
    let found = shown.season().clubs.get(&club).cloned().ok_or(Failure::NotFound)?;
    if !shown.may_for(&visit, club) {
        return Err(Failure::Forbidden);
    }
    shown.read_club(&desk, club).await?;
    let mut sent = Sent::new(&visit, &values);
    let office = visit.may(Action::RunSeason, &id);
    let acts = match sent.name().as_str() {
        "address" => sent.text("address").map(|address| {
            let moved = adoube_federation::SeasonAct::Club(ClubAct::NewAddress(club));
            vec![LeagueAct::Call(Named::Venue(club), address), doing(&visit, moved)]
        }),
        "call" if office => sent.text("name").map(|name| vec![LeagueAct::Call(Named::Club(club), name)]),
        "delegates" if office => delegates(&desk, &mut sent, club, &found).await?,
        "call" | "delegates" => return Err(Failure::Forbidden),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let done = sent.settle(&desk, &mut shown, acts, |_: Wrong<'_>| "").await?;
    let late = |event: &SeasonAnswer| matches!(event, SeasonAnswer::Warned(w) if matches!(w.finding, HandbookFinding::AddressLate { .. }));
    let done = done.map(|(events, _)| {
        let late = events.iter().any(late);
        let flash = if late { Flash::warning("warn-address-late") } else { Flash::done("done-saved") };
        (shown.path(&format!("/clubs/{club}")), flash)
    });
    if let Some((to, flash)) = done {
        return Ok(FormOutcome::done(to, flash));
    }
    let values = again(&start(&shown, club), &values);
    let page = async {
        let accounts = accounts::of_club(&desk, &visit, &id, club).await?;
        page(View::new(&visit, &shown, &values, &sent.problems), club, &accounts)
    };
    let page = BrowserPage::load(&visit, page).await?;
    Ok(FormOutcome::Invalid { problems: sent.problems, page })
}

/// Those who stay, and new ones.
async fn delegates(
    desk: &Desk,
    sent: &mut Sent<'_>,
    club: ClubId,
    found: &Club,
) -> Result<Option<Vec<LeagueAct>>, Failure> {
    let mut persons: Vec<_> =
        found.delegates.iter().copied().filter(|person| sent.ticked(&format!("stays-{person}"))).collect();
    let mut names = Vec::new();
    for n in 1..=NEW_DELEGATES {
        let Some(name) = sent.maybe(&format!("new-{n}")) else { return Ok(None) };
        names.extend(Some(name).filter(|name| !name.is_empty()));
    }
    if persons.is_empty() && names.is_empty() {
        return Ok(sent.wrong("new-1", "club-delegates-needed"));
    }
    let mut acts = Vec::new();
    for name in names {
        let (person, act) = new_person(desk, sent.visit, Person { name, ..Person::default() }).await?;
        persons.push(person);
        acts.push(act);
    }
    acts.push(doing(sent.visit, adoube_federation::SeasonAct::Club(ClubAct::Delegates(club, persons))));
    Ok(Some(acts))
}

pub(super) fn start(shown: &Shown, club: ClubId) -> Values {
    let mut values =
        Values::of([("call-name", shown.club_name(club)), ("address-address", shown.state.name(Named::Venue(club)))]);
    for person in shown.season().clubs.get(&club).into_iter().flat_map(|club| &club.delegates) {
        values.set(&format!("delegates-stays-{person}"), "1");
    }
    values
}

pub(super) fn page(view: View<'_>, id: ClubId, accounts: &[Account]) -> Result<Markup, Failure> {
    let shown = view.shown;
    let club = shown.season().clubs.get(&id).ok_or(Failure::NotFound)?;
    let (title, path) = (shown.club_name(id), shown.path(&format!("/clubs/{id}")));
    let (call, address, delegates) = (view.sheet("call"), view.sheet("address"), view.sheet("delegates"));
    let office = view.visit.may(Action::RunSeason, &shown.id);
    let warned: Vec<HandbookFinding> =
        shown.season().warnings.iter().filter(|w| w.club == Some(id)).map(|w| w.finding.clone()).collect();
    let body = html! {
        div.bar { h1 { (title) }
            a.button.push href=(view.link(&format!("/players?club={id}"))) { (view.say("club-players")) }
            a.button href=(view.link(&format!("/lists/{id}"))) { (view.say("strength-title")) }
        }
        div.columns {
            section.card { h2 { (view.say("club-facts")) } (facts(&view, id, club)) }
            section.card { h2 { (view.say("club-teams")) }
                @if shown.season().club_teams(id).is_empty() { p.empty { (view.say("club-no-teams")) } }
                ul.list { @for (team, of) in shown.season().club_teams(id) { li {
                    strong { (shown.team(team)) } " " span.soft { (view.say(team_category(of.category))) }
                    @for (event, competition) in &shown.season().events { @if competition.teams.contains_key(&team) {
                        " " a href=(view.link(&format!("/c/{event}"))) { (shown.event(*event)) }
                        @if shown.season().is_eliminated(*event, team) { " " span.mark.mark-bad { (view.say("league-eliminated")) } }
                    } }
                } } }
            }
        }
        @if shown.may_for(view.visit, id) { (super::missing::of_club(&view, id)) }
        @if !warned.is_empty() && shown.may_for(view.visit, id) { section.card { h2 { (view.say("office-warnings")) } (findings(view.visit, shown, &warned)) } }
        @if shown.may_for(view.visit, id) {
            (address.show(&path, ("club-new-address", "club-announce"), true, &html! {
                p.whole.hint { (view.say("club-address-hint")) }
                (address.text("address", "club-address", true))
            }))
        }
        @if office {
            (delegates.show(&path, ("club-delegates", "save"), true, &html! {
                @for person in &club.delegates { (delegates.tick_named(&format!("stays-{person}"), &shown.person(*person))) }
                @for n in 1..=NEW_DELEGATES { (delegates.hinted(&format!("new-{n}"), "club-delegate-new", "player-name-hint")) }
            }))
            (call.show(&path, ("club-name", "save"), true, &call.text("name", "club-name", true)))
            (accounts::section(&view, id, accounts))
        }
    };
    Ok(view.page(Page::Clubs, &title, &body))
}

fn facts(view: &View<'_>, id: ClubId, club: &Club) -> Markup {
    let shown = view.shown;
    html! {
        dl.facts {
            dt { (view.say("club-number")) } dd { (id) }
            dt { (view.say("club-town")) } dd { (shown.state.name(Named::Town(club.town))) }
            dt { (view.say("club-province")) } dd { (province(club.province)) " "
                span.soft { (view.say(if club.province.has_delegation() { "club-by-delegation" } else { "club-directly" })) } }
            dt { (view.say("club-address")) } dd { (shown.state.name(Named::Venue(id)))
                @if let Some(on) = club.new_address { " " span.mark { (view.say("club-moved")) " " (day(on)) } } }
            dt { (view.say("club-delegates")) } dd {
                @if club.delegates.is_empty() { span.mark.mark-warn { (view.say("club-no-delegates")) } }
                @for (at, person) in club.delegates.iter().enumerate() { @if at > 0 { br; } (shown.person(*person)) } }
        }
    }
}
