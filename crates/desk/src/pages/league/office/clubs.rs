//! `/desk/league/ID/clubs`: the clubs by delegation, and a new one (Delegates 5.11; Delegations 1).

use super::form::{Sent, View, Wrong, again};
use crate::Desk;
use crate::league::{LeagueAct, Named};
use crate::pages::league::acting::{self, making, new_person};
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::province;
use crate::people::Person;
use crate::roles::Action;
use adoube_federation::SeasonAnswer;
use adoube_federation::acts::ClubAct;
use adoube_federation::ids::ClubId;
use adoube_federation::season::Club;
use adoube_federation::venue::Province;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) const PROVINCES: [Province; 4] =
    [Province::Barcelona, Province::Girona, Province::Lleida, Province::Tarragona];

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    read_delegates(&desk, &mut shown).await?;
    Ok(page(View::new(&visit, &shown, &Values::default(), &Problems::default())))
}

async fn read_delegates(desk: &Desk, shown: &mut Shown) -> Result<(), Failure> {
    let delegates: Vec<_> = shown.season().clubs.values().flat_map(|club| club.delegates.clone()).collect();
    shown.read(desk, delegates).await
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    read_delegates(&desk, &mut shown).await?;
    let mut sent = Sent::new(&visit, &values);
    if sent.name() != "register" {
        return Err(Failure::Bad("failure-bad"));
    }
    let done = register(&desk, &mut shown, &mut sent).await?;
    let done = done.map(|club| (shown.path(&format!("/clubs/{club}")), Flash::done("done-club-made")));
    let values = again(&Values::default(), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems))))
}

async fn register(desk: &Desk, shown: &mut Shown, sent: &mut Sent<'_>) -> Result<Option<ClubId>, Failure> {
    let (name, town, province) = (sent.text("name"), sent.text("town"), sent.pick("province", &PROVINCES));
    let (address, delegates) = (sent.maybe("address"), [sent.maybe("principal"), sent.maybe("auxiliary")]);
    let (Some(name), Some(town), Some(province), Some(address)) = (name, town, province, address) else {
        return Ok(None);
    };
    let visit = sent.visit;
    let (mut acts, mut persons) = (Vec::new(), Vec::new());
    for name in delegates.into_iter().flatten().filter(|name| !name.is_empty()) {
        let (person, act) = new_person(desk, visit, Person { name, ..Person::default() }).await?;
        persons.push(person);
        acts.push(act);
    }
    let (town_number, called) = town_of(shown, &town);
    acts.extend(called);
    let club = Club { town: town_number, province, delegates: persons, new_address: None };
    acts.push(making(visit, adoube_federation::SeasonAct::Club(ClubAct::Register(club)), &name));
    let done = sent.settle(desk, shown, Some(acts), |_: Wrong<'_>| "name").await?;
    let made = done.and_then(|(events, _)| {
        events.iter().find_map(|event| match event {
            SeasonAnswer::ClubRegistered(id, _) => Some(*id),
            _ => None,
        })
    });
    // The number is known only now.
    if let (Some(id), false) = (made, address.is_empty()) {
        let call = vec![LeagueAct::Call(Named::Venue(id), address)];
        acting::act(desk, visit, &shown.id, &Values::default(), call).await?;
    }
    Ok(made)
}

/// The number of a town by its name; a new town gets the next number, and its name.
fn town_of(shown: &Shown, name: &str) -> (u32, Option<LeagueAct>) {
    let wanted = name.to_lowercase();
    let towns = shown.state.called.iter().filter_map(|(what, name)| match what {
        Named::Town(number) => Some((*number, name.to_lowercase())),
        _ => None,
    });
    let known = towns.clone().find(|(_, name)| *name == wanted);
    if let Some((number, _)) = known {
        return (number, None);
    }
    let of_clubs = shown.season().clubs.values().map(|club| club.town);
    let next = towns.map(|(number, _)| number).chain(of_clubs).max().unwrap_or(0).saturating_add(1);
    (next, Some(LeagueAct::Call(Named::Town(next), name.to_owned())))
}

fn page(view: View<'_>) -> Markup {
    let (shown, title) = (view.shown, view.say("club-title"));
    let sheet = view.sheet("register");
    let provinces = PROVINCES.map(|p| (super::form::code(&p), province(p).to_owned()));
    let body = html! {
        div.bar { h1 { (title) } }
        @if shown.season().clubs.is_empty() { section.card { p.empty { (view.say("club-none")) } } }
        @for of in PROVINCES {
            @let clubs = clubs_of(&view, of);
            @if !clubs.is_empty() { section.card {
                h2 { (province(of)) " " small { (view.say(if of.has_delegation() { "club-by-delegation" } else { "club-directly" })) } }
                (table(&view, province(of), &clubs))
            } }
        }
        @if view.visit.may(Action::RunSeason, &shown.id) {
            (sheet.show(&shown.path("/clubs"), ("club-new", "club-register"), !shown.season().clubs.is_empty(), &html! {
                (sheet.text("name", "club-name", true))
                (sheet.text("town", "club-town", true))
                (sheet.select("province", "club-province", &provinces))
                (sheet.text("address", "club-address", false))
                (sheet.hinted("principal", "club-delegate", "player-name-hint"))
                (sheet.hinted("auxiliary", "club-delegate-second", "player-name-hint"))
            }))
        }
    };
    view.page(Page::Clubs, &title, &body)
}

fn clubs_of(view: &View<'_>, of: Province) -> Vec<(ClubId, String)> {
    let all = view.shown.season().clubs.iter().filter(|(_, club)| club.province == of);
    let mut clubs: Vec<(ClubId, String)> = all.map(|(id, _)| (*id, view.shown.club_name(*id))).collect();
    view.reader.sort_by_name(&mut clubs, |(_, name)| name);
    clubs
}

fn table(view: &View<'_>, caption: &str, clubs: &[(ClubId, String)]) -> Markup {
    let shown = view.shown;
    html! {
        table.stack {
            caption.hidden { (caption) }
            thead { tr {
                th scope="col" { (view.say("club-name")) } th scope="col" { (view.say("club-town")) }
                th.wide-only scope="col" { (view.say("club-delegates")) } th.num.wide-only scope="col" { (view.say("club-teams")) }
                th.num.wide-only scope="col" { (view.say("club-players")) } th scope="col" { (view.say("strength-title")) }
            } }
            tbody { @for (id, name) in clubs {
                @if let Some(club) = shown.season().clubs.get(id) {
                    tr {
                        th.whole scope="row" { a href=(view.link(&format!("/clubs/{id}"))) { (name) } }
                        td { (shown.state.name(Named::Town(club.town))) }
                        td.wide-only { @for (at, person) in club.delegates.iter().enumerate() { @if at > 0 { "; " } (shown.person(*person)) } }
                        td.num.wide-only { (shown.season().club_teams(*id).len()) }
                        td.num.wide-only { (shown.season().players.values().filter(|p| p.club == *id).count()) }
                        td { span.stack-label { (view.say("strength-title")) ": " } a href=(view.link(&format!("/lists/{id}"))) {
                            (view.say(if shown.season().lists.contains_key(id) { "strength-stamped" } else { "strength-not-stamped" })) } }
                    }
                }
            } }
        }
    }
}
