//! `/desk/league/ID/lists/CLUB`: a club's order-of-strength list: its order (Delegates 5.23), titulars (Teams 7.21-7.25), halves
//! of the Copa Catalana (7.26), additions with their *bis* numbers and their deadline (5.311, 5.321). A delegate hands it
//! in, the office stamps it.

use super::form::{Sent, View, Wrong, again};
use super::players::standing;
use crate::Desk;
use crate::league::LeagueAct;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::{category, player_choices};
use crate::roles::Action;
use adoube_federation::HandbookFinding;
use adoube_federation::acts::ListAct;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::list_number::ListNumber;
use adoube_federation::people::RegisteredPlayer;
use adoube_federation::reports::strength_list;
use adoube_federation::strength::addition_in_time;
use adoube_federation::teams::{copa_name, copa_sizes, letter, titular_of};
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::cmp::Reverse;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Markup, Failure> {
    let (shown, club) = load(&desk, &visit, &id, number).await?;
    let values = start(&shown, club);
    Ok(page(View::new(&visit, &shown, &values, &Problems::default()), club))
}

async fn load(desk: &Desk, visit: &Visit, id: &str, number: u32) -> Result<(Shown, ClubId), Failure> {
    let mut shown = Shown::load(desk, visit, id).await?;
    let club = ClubId(number);
    if !shown.season().clubs.contains_key(&club) {
        return Err(Failure::NotFound);
    }
    shown.read_club(desk, club).await?;
    Ok((shown, club))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let (mut shown, club) = load(&desk, &visit, &id, number).await?;
    if !shown.may_for(&visit, club) {
        return Err(Failure::Forbidden);
    }
    let mut sent = Sent::new(&visit, &values);
    let (act, order) = match sent.name().as_str() {
        "stamp" => {
            let order = order(&mut sent);
            (order.clone().map(|order| ListAct::Stamp(club, order)), order.unwrap_or_default())
        }
        "add" => (addition(&mut sent, &shown, club), Vec::new()),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let office = visit.may(Action::RunSeason, &id);
    let acts = act.map(|act| vec![handed_in(&visit, club, adoube_federation::SeasonAct::List(act), office)]);
    // What is wrong with the order stands beside the player whose number it is.
    let fields: Vec<String> = order.iter().map(|person| format!("no-{person}")).collect();
    let done = sent.settle_at(&desk, &mut shown, acts, |wrong| place(wrong, &fields)).await?;
    let flash = if office { "done-list" } else { "done-handed-in" };
    let done = done.map(|_| (shown.path(&format!("/lists/{club}")), Flash::done(flash)));
    let values = again(&start(&shown, club), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems), club)))
}

/// An act of the office at once; of a delegate, for the office to accept.
pub(super) fn handed_in(visit: &Visit, club: ClubId, act: adoube_federation::SeasonAct, office: bool) -> LeagueAct {
    if office {
        return doing(visit, act);
    }
    LeagueAct::Propose { at: crate::league::moment(visit.now_ms), club, act: Box::new(act) }
}

fn place(wrong: Wrong<'_>, fields: &[String]) -> String {
    let Wrong::Finding(finding) = wrong else { return String::new() };
    match finding {
        HandbookFinding::ListOrder { number } if !fields.is_empty() => {
            let at = usize::from(number.number()).checked_sub(1);
            at.and_then(|at| fields.get(at)).cloned().unwrap_or_default()
        }
        HandbookFinding::EntryLicence(person) if !fields.is_empty() => format!("no-{person}"),
        HandbookFinding::ListOrder { .. } => "after".to_owned(),
        _ => "person".to_owned(),
    }
}

/// The players in the order of the numbers beside them; those without a number are not on the list.
fn order(sent: &mut Sent<'_>) -> Option<Vec<MemberNo>> {
    let mut order: Vec<(u16, MemberNo)> = Vec::new();
    for (person, typed) in sent.numbered("no-") {
        if !typed.is_empty() {
            order.push((sent.number(&format!("no-{person}"), (1, 999))?, MemberNo(person)));
        }
    }
    order.sort_unstable();
    if let Some([_, (_, person)]) = order.windows(2).find(|pair| matches!(pair, [(a, _), (b, _)] if a == b)) {
        return sent.wrong(&format!("no-{person}"), "strength-twice");
    }
    if order.is_empty() {
        sent.problems.add("form", sent.visit.reader.say("strength-empty"));
        return None;
    }
    Some(order.into_iter().map(|(_, person)| person).collect())
}

fn addition(sent: &mut Sent<'_>, shown: &Shown, club: ClubId) -> Option<ListAct> {
    let (person, after) = (sent.person("person", shown), sent.maybe_number("after", (0, 999)));
    Some(ListAct::Add { club, person: person?, after: after? })
}

/// The players of a club by strength, as a list must have them.
fn by_strength(shown: &Shown, club: ClubId) -> Vec<&RegisteredPlayer> {
    let mut players: Vec<&RegisteredPlayer> = shown.season().players.values().filter(|p| p.club == club).collect();
    players.sort_by_key(|player| (Reverse(player.strength().key()), player.person));
    players
}

fn start(shown: &Shown, club: ClubId) -> Values {
    let mut values = Values::default();
    let licensed = |player: &&&RegisteredPlayer| shown.season().licences.contains_key(&player.person);
    for (at, player) in (1..).zip(by_strength(shown, club).iter().filter(licensed)) {
        values.set(&format!("stamp-no-{}", player.person), (at as u32).to_string());
    }
    values
}

fn page(view: View<'_>, club: ClubId) -> Markup {
    let shown = view.shown;
    let title = format!("{} · {}", view.say("strength-title"), shown.club_name(club));
    let stamped = shown.season().lists.contains_key(&club);
    let (path, add) = (shown.path(&format!("/lists/{club}")), view.sheet("add"));
    let may = shown.may_for(view.visit, club);
    let waits = shown.state.proposals.values().filter(|p| p.club == club);
    let waits = waits.filter(|p| matches!(p.act, adoube_federation::SeasonAct::List(_))).count();
    let body = html! {
        div.bar { h1 { (title) }
            a.button.push href=(view.link(&format!("/clubs/{club}"))) { (shown.club_name(club)) }
            @if stamped { a.button href=(view.link(&format!("/reports/lists?club={club}"))) { (view.say("paper-print")) } } }
        @if waits > 0 { div.notice.notice-warn { p { (view.say("strength-waits")) } } }
        @if stamped {
            section.card { (stamped_table(&view, club)) }
            section.card { h2 { (view.say("strength-additions")) } (deadline(&view, club)) }
            @if may {
                (add.show(&path, ("strength-add", if handing_in(&view) == "strength-stamp" { "strength-add" } else { "office-hand-in" }), false, &html! {
                    p.whole.hint { (view.say("strength-add-hint")) }
                    (add.select("person", "player-name", &candidates(&view, club)))
                    (add.number("after", "strength-after", (0, 999)))
                }))
            }
        } @else if may { (unstamped(&view, club, &path)) }
        @else { section.card { p.empty { (view.say("strength-not-stamped")) } } }
    };
    view.page(Page::Clubs, &title, &body)
}

fn handing_in(view: &View<'_>) -> &'static str {
    if view.visit.may(Action::RunSeason, &view.shown.id) { "strength-stamp" } else { "office-hand-in" }
}

/// Players who can still be added: not on the list.
fn candidates(view: &View<'_>, club: ClubId) -> Vec<(String, String)> {
    let list = view.shown.season().lists.get(&club);
    let listed = |id: &str| {
        let person = id.parse().ok().map(MemberNo);
        person.is_some_and(|person| list.is_some_and(|list| list.number_of(person).is_some()))
    };
    player_choices(view.shown, view.reader, Some(club)).into_iter().filter(|(id, _)| !listed(id)).collect()
}

/// 5.321: until when additions are possible, in each event that closes the list.
fn deadline(view: &View<'_>, club: ClubId) -> Markup {
    let season = view.shown.season();
    let protected = season.season.as_ref().map_or(2, |season| season.protected_rounds);
    let ours = |e: &Competition| e.teams.keys().any(|team| season.teams.get(team).is_some_and(|t| t.club == club));
    html! {
        ul.list { @for (id, event) in season.events.iter().filter(|(_, e)| e.settings.preliminary && ours(e)) { li {
            (view.shown.event(*id)) " "
            @let last = event.rounds().saturating_sub(protected);
            @let closes = event.settings.rounds.get(usize::from(last));
            @if addition_in_time(event.rounds(), protected, event.paired) {
                span.mark.mark-good { (view.say("strength-open")) } " "
                @if let Some(at) = closes { (view.say("strength-until")) " " (at.date) }
            } @else { span.mark.mark-bad { (view.say("strength-closed")) } }
        } } }
    }
}

/// The stamped list with titulars and halves.
fn stamped_table(view: &View<'_>, club: ClubId) -> Markup {
    let (shown, reader) = (view.shown, view.reader);
    let lines = strength_list(shown.season(), club).unwrap_or_default();
    let categories: Vec<_> = shown.season().club_teams(club).iter().map(|(_, team)| team.category).collect();
    let halves = categories.iter().any(|category| category.splits_for_the_copa());
    let sizes = copa_sizes(&categories);
    let half = |number: ListNumber| titular_of(number, &sizes).map(copa_name);
    html! {
        table.tight.stack {
            caption { (view.say("strength-stamped")) }
            thead { tr {
                th.num scope="col" { (view.say("strength-number")) } th scope="col" { (view.say("player-name")) }
                th scope="col" { (view.say("licence-category")) } th.num scope="col" { (view.say("licence-catalan")) }
                th scope="col" { (view.say("strength-titular")) }
                @if halves { th scope="col" { (view.say("strength-half")) } }
            } }
            tbody { @for (number, person, team) in lines {
                @let player = shown.season().players.get(&person);
                tr {
                    td.num.nowrap { (number) }
                    th scope="row" { a href=(view.link(&format!("/players/{person}"))) { (shown.person(person)) }
                        @if number.is_addition() { " " span.mark { (view.say("strength-added")) } } }
                    td { @if let Some(player) = player { (reader.say(category(player.category)))
                        @if player.nationality.counts_as_foreigner() { " " span.mark { (view.say("foreigner-short")) } } } }
                    td.num { @if let Some(elo) = player.and_then(|player| player.ratings.catalan) { (elo) } }
                    td { span.stack-label { (view.say("strength-titular")) " " } @match team { Some(place) => (letter(usize::from(place))), None => span.soft { "–" } } }
                    @if halves { td { span.stack-label { (view.say("strength-half")) " " } @match half(number) { Some(name) => (name), None => span.soft { "–" } } } }
                }
            } }
        }
    }
}

/// The list before it is stamped: a number beside each player.
fn unstamped(view: &View<'_>, club: ClubId, path: &str) -> Markup {
    let (shown, reader, sheet) = (view.shown, view.reader, view.sheet("stamp"));
    let players = by_strength(shown, club);
    if players.is_empty() {
        return html! { section.card { p.empty { (view.say("players-none")) } } };
    }
    sheet.show(path, ("strength-order", handing_in(view)), false, &html! {
        p.whole.hint { (view.say("strength-order-hint")) }
        div.whole.scroll { table.tight {
            caption.hidden { (view.say("strength-order")) }
            thead { tr {
                th scope="col" { (view.say("strength-number")) } th scope="col" { (view.say("player-name")) }
                th scope="col" { (view.say("licence-category")) } th.num scope="col" { (view.say("licence-catalan")) }
                th scope="col" { (view.say("licence-title")) }
            } }
            tbody { @for player in players {
                @let field = format!("no-{}", player.person);
                tr {
                    td { input.order id={ "f-stamp-" (field) } name={ "stamp-" (field) } type="number" min="1" max="999"
                        value=(sheet.value(&field)) aria-label={ (view.say("strength-number")) " " (shown.person(player.person)) }
                        aria-invalid=[sheet.problem(&field).map(|_| "true")]; }
                    th scope="row" { (shown.person(player.person))
                        @if let Some(problem) = sheet.problem(&field) { p.problem id={ (sheet.id(&field)) "-problem" } { (problem) } } }
                    td { (reader.say(category(player.category))) }
                    td.num { @if let Some(elo) = player.ratings.catalan { (elo) } }
                    td { (standing(view, player.person)) }
                }
            } }
        } }
    })
}
