//! `/desk/league/ID/players`: the players of a club with what their licences lack, and a new player with the application for a
//! licence (Delegates 5.21-5.28, 5.312).

use super::form::{Sent, View, Wrong, again, choices, code, named, or_none};
use super::player::read_application;
use crate::Desk;
use crate::pages::league::acting::{doing, new_person};
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::{category, club_choices};
use crate::people::{Details, Person, age_on};
use adoube_federation::acts::LicenceAct;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::licence::{self, LicencePaper, LicenceReason};
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, PlayerTitle, RegisteredPlayer};
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;

pub(super) const CATEGORIES: [PlayerCategory; 4] =
    [PlayerCategory::Preferent, PlayerCategory::First, PlayerCategory::Second, PlayerCategory::Third];
pub(super) const TITLES: [PlayerTitle; 5] = [
    PlayerTitle::MestreCatala,
    PlayerTitle::NationalMaster,
    PlayerTitle::FideMaster,
    PlayerTitle::InternationalMaster,
    PlayerTitle::Grandmaster,
];
pub(super) const NATIONALITIES: [Nationality; 3] = [Nationality::Home, Nationality::Andorran, Nationality::Foreign];

#[derive(Deserialize)]
pub(super) struct Asked {
    club: Option<u32>,
}

/// The club that is shown: a delegate's own, the one asked for, or the first.
fn club_shown(shown: &Shown, asked: &Asked) -> Option<ClubId> {
    let known = |id: &ClubId| shown.season().clubs.contains_key(id);
    let first = || shown.season().clubs.keys().next().copied();
    shown.club.or(asked.club.map(ClubId).filter(known)).or_else(first)
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let club = club_shown(&shown, &asked);
    if let Some(club) = club {
        shown.read_club(&desk, club).await?;
    }
    Ok(page(View::new(&visit, &shown, &start(), &Problems::default()), club))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let club = club_shown(&shown, &asked).ok_or(Failure::NotFound)?;
    let asked_for = asked.club.map_or(club, ClubId);
    if !shown.may_for(&visit, club) || !shown.may_for(&visit, asked_for) {
        return Err(Failure::Forbidden);
    }
    shown.read_club(&desk, club).await?;
    let mut sent = Sent::new(&visit, &values);
    if sent.name() != "new" {
        return Err(Failure::Bad("failure-bad"));
    }
    let made = make(&desk, &mut shown, &mut sent, club).await?;
    let done = made.map(|person| (shown.path(&format!("/players/{person}")), Flash::done("done-player-made")));
    let values = again(&start(), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems), Some(club))))
}

/// What a form says of a player besides person and club.
pub(super) fn read_player(
    sent: &mut Sent<'_>,
) -> Option<(PlayerCategory, Option<PlayerTitle>, PlayerRatings, Nationality)> {
    let category = sent.pick("category", &CATEGORIES);
    let title = sent.maybe_pick("title", &TITLES);
    let nationality = sent.pick("nationality", &NATIONALITIES);
    let mut rating = |field| sent.maybe_number(field, (1, 3500));
    let (catalan, national, international) = (rating("catalan"), rating("national"), rating("international"));
    let ratings = PlayerRatings { catalan: catalan?, national: national?, international: international? };
    Some((category?, title?, ratings, nationality?))
}

async fn make(desk: &Desk, shown: &mut Shown, sent: &mut Sent<'_>, club: ClubId) -> Result<Option<MemberNo>, Failure> {
    let (name, born) = (sent.text("name"), sent.day("born"));
    let age = born.and_then(|born| age_on(born, shown.now.date)).and_then(|age| u8::try_from(age).ok());
    if born.is_some() && age.is_none() {
        sent.wrong::<()>("born", "licence-not-born");
    }
    let (player, phone) = (read_player(sent), sent.maybe("phone"));
    // Every field is read, so that all that is wrong is said at once.
    let application = read_application(sent, MemberNo(0), age.unwrap_or_default()).filter(|_| age.is_some());
    let (Some(name), Some((category, title, ratings, nationality)), Some(phone), Some(mut application)) =
        (name, player, phone, application)
    else {
        return Ok(None);
    };
    if !sent.ticked("sure") && is_known(desk, shown, &name, born).await? {
        sent.wrong::<()>("name", "player-known-already");
    }
    if !sent.problems.is_empty() {
        return Ok(None);
    }
    let details = Details { phone, ..Details::default() };
    let (person, entered) = new_person(desk, sent.visit, Person { name, born, details, ..Person::default() }).await?;
    application.person = person;
    application.category = category;
    let player = RegisteredPlayer { person, club, category, title, ratings, nationality };
    let acts = vec![
        entered,
        doing(sent.visit, adoube_federation::SeasonAct::Licence(LicenceAct::Know(player))),
        doing(sent.visit, adoube_federation::SeasonAct::Licence(LicenceAct::Apply(application))),
    ];
    let done = sent.settle(desk, shown, Some(acts), |_: Wrong<'_>| "name").await?;
    Ok(done.map(|_| person))
}

/// Whether the season has somebody of this name and birth date.
async fn is_known(desk: &Desk, shown: &Shown, name: &str, born: Option<adoube_laws::Date>) -> Result<bool, Failure> {
    let folded = |name: &str| name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let wanted = folded(name);
    let people = desk.people().several(shown.state.persons.values()).await?;
    Ok(people.values().any(|person| person.born == born && folded(&person.name) == wanted))
}

fn start() -> Values {
    Values::of([
        ("new-category", code(&PlayerCategory::Third)),
        ("new-nationality", code(&Nationality::Home)),
        ("new-case", code(&LicenceReason::New)),
    ])
}

/// Fields of what a player is.
pub(super) fn player_fields(view: &View<'_>, name: &'static str) -> Markup {
    let (sheet, reader) = (view.sheet(name), view.reader);
    let categories = CATEGORIES.map(|c| (code(&c), reader.say(category(c))));
    html! {
        (sheet.select("category", "licence-category", &categories))
        (sheet.select("title", "player-title", &or_none(choices(reader, "title", &TITLES))))
        (sheet.select("nationality", "licence-nationality", &choices(reader, "nationality", &NATIONALITIES)))
        (sheet.number("catalan", "licence-catalan", (1, 3500)))
        (sheet.number("national", "licence-national", (1, 3500)))
        (sheet.number("international", "licence-international", (1, 3500)))
    }
}

/// Fields of an application: the case, the national number, the papers.
pub(super) fn application_fields(view: &View<'_>, name: &'static str) -> Markup {
    let (sheet, reader) = (view.sheet(name), view.reader);
    let cases =
        choices(reader, "licence-case", &[LicenceReason::New, LicenceReason::Renewal, LicenceReason::ChangeOfClub]);
    html! {
        (sheet.select("case", "licence-why", &cases))
        (sheet.tick("numbered", "licence-has-number"))
        fieldset.whole { legend { (view.say("licence-papers")) }
            div.grid { @for paper in LicencePaper::ALL {
                (sheet.tick_named(&format!("paper-{}", code(&paper)), &reader.text(&paper.text())))
            } }
        }
    }
}

fn page(view: View<'_>, club: Option<ClubId>) -> Markup {
    let (shown, reader) = (view.shown, view.reader);
    let title = view.say("club-players");
    let sheet = view.sheet("new");
    let path = |club: ClubId| shown.path(&format!("/players?club={club}"));
    let body = html! {
        div.bar { h1 { (title) @if let Some(club) = club { " · " (shown.club_name(club)) } }
            @if shown.club.is_none() {
                form.push method="get" action=(shown.path("/players")) {
                    label.hidden for="f-club" { (view.say("player-club")) }
                    select #f-club name="club" { @for (value, name) in club_choices(shown, reader) {
                        option value=(value) selected[club.is_some_and(|club| club.to_string() == value)] { (name) }
                    } }
                    " " button type="submit" { (view.say("office-show")) }
                }
            }
        }
        @match club {
            None => section.card { p.empty { (view.say("club-none")) } },
            Some(club) => {
                section.card { (table(&view, club)) }
                @if shown.may_for(view.visit, club) {
                    (sheet.show(&path(club), ("licence-new-player", "licence-apply"), true, &html! {
                        (sheet.hinted("name", "player-name", "player-name-hint"))
                        @if sheet.problem("name").is_some() { (sheet.tick("sure", "player-known-sure")) }
                        (sheet.day("born", "player-born", true))
                        (sheet.text("phone", "player-phone", false))
                        (player_fields(&view, "new"))
                        (application_fields(&view, "new"))
                    }))
                }
            }
        }
    };
    view.page(Page::Players, &title, &body)
}

fn table(view: &View<'_>, club: ClubId) -> Markup {
    let (shown, reader) = (view.shown, view.reader);
    let mut players: Vec<(&RegisteredPlayer, String)> =
        shown.season().players.values().filter(|p| p.club == club).map(|p| (p, shown.person(p.person))).collect();
    reader.sort_by_name(&mut players, |(_, name)| name);
    let list = shown.season().lists.get(&club);
    html! {
        @if players.is_empty() { p.empty { (view.say("players-none")) } }
        @else { table.stack {
            caption.hidden { (view.say("club-players")) }
            thead { tr {
                th scope="col" { (view.say("player-name")) } th.num scope="col" { (view.say("strength-number")) }
                th scope="col" { (view.say("licence-category")) } th.num scope="col" { (view.say("licence-catalan")) }
                th scope="col" { (view.say("licence-title")) }
            } }
            tbody { @for (player, name) in &players { tr {
                th.whole scope="row" { a href=(view.link(&format!("/players/{}", player.person))) { (name) } }
                td.num { @if let Some(number) = list.and_then(|list| list.number_of(player.person)) { (number) } }
                td { (reader.say(category(player.category)))
                    @if let Some(title) = player.title { " · " (named(reader, "title", &title)) }
                    @if player.nationality.counts_as_foreigner() { " " span.mark { (view.say("foreigner-short")) } } }
                td.num { @if let Some(elo) = player.ratings.catalan { (elo) } }
                td { (standing(view, player.person)) }
            } } }
        } }
    }
}

/// How a player's licence stands: in force, what is missing, or not asked for.
pub(super) fn standing(view: &View<'_>, person: MemberNo) -> Markup {
    let season = view.shown.season();
    if let Some(licence) = season.licences.get(&person) {
        let suspended = season.is_suspended(person, view.shown.now.date);
        return html! {
            span.mark.mark-good { (view.say("licence-in-force")) } " " span.soft { (licence.since) }
            @if suspended { " " span.mark.mark-bad { (view.say("licence-suspended")) } }
        };
    }
    let Some(application) = season.applications.get(&person) else {
        return html! { span.mark.mark-warn { (view.say("licence-none")) } };
    };
    let missing = licence::missing(application);
    html! {
        @if missing.is_empty() { span.mark { (view.say("licence-complete")) } }
        @else { span.mark.mark-warn { (view.say("licence-missing")) } " "
            span.soft { @for (at, paper) in missing.iter().enumerate() { @if at > 0 { ", " } (view.reader.text(&paper.text())) } } }
    }
}
