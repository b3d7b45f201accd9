//! `/desk/league/ID/c/N/groups`: the groups of a competition and each team's number in the table (Round-robin tables; Pairing
//! systems 2.1, 3.1), set by hand or drawn by lot.

use super::form::{Sent, View, Wrong, again};
use crate::Desk;
use crate::league::{LeagueAct, Named};
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::team_category;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{CompetitionId, TeamId};
use adoube_store::random;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The most groups.
const GROUPS_MAX: u32 = 40;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Markup, Failure> {
    let shown = Shown::load(&desk, &visit, &id).await?;
    let (event, _) = shown.competition(number)?;
    let values = start(&shown, event);
    page(View::new(&visit, &shown, &values, &Problems::default()), event)
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let (event, competition) = shown.competition(number)?;
    let mut sent = Sent::new(&visit, &values);
    let grouped =
        |groups| vec![doing(&visit, adoube_federation::SeasonAct::Event(CompetitionAct::Group(event, groups)))];
    let acts = match sent.name().as_str() {
        "group" => by_hand(&mut sent, competition).map(grouped),
        "draw" => match sent.number::<usize>("groups", (1, GROUPS_MAX)) {
            Some(count) => Some(grouped(drawn(competition, count)?)),
            None => None,
        },
        "names" => names(&mut sent, event, competition.groups.len()),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let done = sent.settle(&desk, &mut shown, acts, |_: Wrong<'_>| "").await?;
    let done = done.map(|_| (shown.path(&format!("/c/{event}/groups")), Flash::done("done-groups")));
    let values = again(&start(&shown, event), &values);
    if let Some((to, flash)) = done {
        return Ok(FormOutcome::done(to, flash));
    }
    let page = async { page(View::new(&visit, &shown, &values, &sent.problems), event) };
    let page = BrowserPage::load(&visit, page).await?;
    Ok(FormOutcome::Invalid { problems: sent.problems, page })
}

/// Each team with the group and the number in it.
fn by_hand(sent: &mut Sent<'_>, competition: &Competition) -> Option<Vec<Vec<TeamId>>> {
    let mut groups: BTreeMap<u32, Vec<(u32, TeamId)>> = BTreeMap::new();
    let teams = competition.teams.keys().filter(|team| !competition.gone.contains_key(team));
    for team in teams {
        let group: Option<u32> = sent.number(&format!("of-{team}"), (1, GROUPS_MAX));
        let number: Option<u32> = sent.number(&format!("no-{team}"), (1, 400));
        if let (Some(group), Some(number)) = (group, number) {
            let of = groups.entry(group).or_default();
            if of.iter().any(|(taken, _)| *taken == number) {
                sent.wrong::<()>(&format!("no-{team}"), "entry-number-twice");
            }
            of.push((number, *team));
        }
    }
    if !sent.problems.is_empty() {
        return None;
    }
    Some(groups.into_values().map(sorted).collect())
}

fn sorted(mut group: Vec<(u32, TeamId)>) -> Vec<TeamId> {
    group.sort_unstable();
    group.into_iter().map(|(_, team)| team).collect()
}

/// A draw: lots decide the order; the groups are filled in turn, so that they are as equal as can be.
fn drawn(competition: &Competition, count: usize) -> Result<Vec<Vec<TeamId>>, Failure> {
    let mut lots = Vec::new();
    for team in competition.teams.keys().filter(|team| !competition.gone.contains_key(team)) {
        lots.push((u64::from_be_bytes(random()?), *team));
    }
    lots.sort_unstable();
    let mut groups = vec![Vec::new(); count];
    for (at, (_, team)) in lots.into_iter().enumerate() {
        if let Some(group) = groups.get_mut(at % count.max(1)) {
            group.push(team);
        }
    }
    groups.retain(|group| !group.is_empty());
    Ok(groups)
}

fn names(sent: &mut Sent<'_>, event: CompetitionId, count: usize) -> Option<Vec<LeagueAct>> {
    let mut acts = Vec::new();
    for at in 0..u16::try_from(count).ok()? {
        acts.push(LeagueAct::Call(Named::Group(event, at), sent.text(&at.to_string())?));
    }
    Some(acts)
}

fn start(shown: &Shown, event: CompetitionId) -> Values {
    let mut values = Values::of([("draw-groups", "1".to_owned())]);
    let Some(competition) = shown.season().events.get(&event) else { return values };
    for (at, team) in (1_u32..).zip(competition.teams.keys()) {
        values.set(&format!("group-of-{team}"), "1");
        values.set(&format!("group-no-{team}"), at.to_string());
    }
    for (at, group) in (0_u16..).zip(&competition.groups) {
        values.set(&format!("names-{at}"), shown.state.name(Named::Group(event, at)));
        for (number, team) in (1_u32..).zip(&group.teams) {
            values.set(&format!("group-of-{team}"), (at + 1).to_string());
            values.set(&format!("group-no-{team}"), number.to_string());
        }
    }
    values
}

fn page(view: View<'_>, id: CompetitionId) -> Result<Markup, Failure> {
    let shown = view.shown;
    let event = shown.season().events.get(&id).ok_or(Failure::NotFound)?;
    let title = format!("{} · {}", view.say("entry-groups"), shown.event(id));
    let path = shown.path(&format!("/c/{id}/groups"));
    let (by_hand, draw, names) = (view.sheet("group"), view.sheet("draw"), view.sheet("names"));
    let body = html! {
        div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/c/{id}"))) { (shown.event(id)) } }
        div.columns { @for (at, group) in (0_u16..).zip(&event.groups) { section.card {
            h2 { (view.say("entry-group")) " " (shown.state.name(Named::Group(id, at))) }
            ol { @for team in &group.teams { li { (shown.state.team_in(id, *team)) } } }
        } } }
        @if event.teams.is_empty() { section.card { p.empty { (view.say("entry-no-teams")) } } }
        @else if event.paired == 0 {
            (draw.show(&path, ("entry-draw", "entry-draw-button"), false, &html! {
                p.whole.hint { (view.say("entry-draw-hint")) }
                (draw.number("groups", "entry-how-many-groups", (1, 40)))
            }))
            (by_hand.show(&path, ("entry-by-hand", "save"), !event.groups.is_empty(), &hand(&view, id, event)))
        }
        @if !event.groups.is_empty() {
            (names.show(&path, ("entry-group-names", "save"), true, &html! {
                @for at in 0..event.groups.len() { (names.text(&at.to_string(), "entry-group", true)) }
            }))
        }
    };
    Ok(view.page(Page::Competitions, &title, &body))
}

fn hand(view: &View<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let (shown, sheet) = (view.shown, view.sheet("group"));
    let cell = |field: String, key: &str, team: TeamId| {
        html! {
            input.order id={ "f-group-" (field) } name={ "group-" (field) } type="number" min="1" max="400"
                value=(sheet.value(&field)) aria-label={ (view.say(key)) " " (shown.team(team)) }
                aria-invalid=[sheet.problem(&field).map(|_| "true")];
            @if let Some(problem) = sheet.problem(&field) { p.problem id={ (sheet.id(&field)) "-problem" } { (problem) } }
        }
    };
    html! {
        div.whole.scroll { table.tight {
            caption.hidden { (view.say("entry-by-hand")) }
            thead { tr {
                th scope="col" { (view.say("entry-team")) } th scope="col" { (view.say("entry-group")) }
                th scope="col" { (view.say("entry-number")) } th scope="col" { (view.say("licence-category")) }
            } }
            tbody { @for team in event.teams.keys().filter(|team| !event.gone.contains_key(team)) { tr {
                th scope="row" { (shown.state.team_in(id, *team)) }
                td { (cell(format!("of-{team}"), "entry-group", *team)) }
                td { (cell(format!("no-{team}"), "entry-number", *team)) }
                td { @if let Some(of) = shown.season().teams.get(team) { (view.say(team_category(of.category))) } }
            } } }
        } }
    }
}
