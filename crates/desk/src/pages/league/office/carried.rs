//! `/desk/league/ID/c/N/carried`: an individual competition that is played as a tournament of this desk. What the handbook wants of
//! its results goes over to the season: rounds played, absences (Withdrawals 14.1), promotions between categories. Its games are
//! rated with the tournament.

use super::form::{Sent, View, again};
use super::words::category_name;
use crate::Desk;
use crate::league::LeagueAct;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::people::Person;
use crate::ratings::field::Ratings;
use adoube_event::EventState;
use adoube_federation::acts::{CompetitionAct, LicenceAct};
use adoube_federation::competition::{Competition, CompetitionKind};
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::people::{PlayerCategory, RegisteredPlayer};
use adoube_rating::Category as Rated;
use adoube_rating::event::EventFacts;
use adoube_store::fold;
use adoube_tournament::{Forfeit, PlayerIx, RoundEntry};
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::collections::HashMap;

/// Absences after which nobody plays on (14.1).
const OUT: usize = 2;

/// What goes over for one entrant.
struct Line {
    person: MemberNo,
    /// Rounds lost by absence that the season does not know yet.
    absences: Vec<u16>,
    /// The category that the result leads to.
    promoted: Option<PlayerCategory>,
}

/// What goes over.
#[derive(Default)]
struct Plan {
    /// The tournament's name.
    name: String,
    /// Whether it is over: promotions are of the whole event.
    over: bool,
    /// Rounds that are closed there and not here.
    rounds: u16,
    lines: Vec<Line>,
    /// Players of the tournament who are nobody of the season.
    strangers: Vec<String>,
}

const fn rated(category: PlayerCategory) -> Rated {
    match category {
        PlayerCategory::Third => Rated::Third,
        PlayerCategory::Second => Rated::Second,
        PlayerCategory::First => Rated::First,
        PlayerCategory::Preferent => Rated::Preferent,
    }
}

const fn season_category(category: Rated) -> Option<PlayerCategory> {
    match category {
        Rated::Third => Some(PlayerCategory::Third),
        Rated::Second => Some(PlayerCategory::Second),
        Rated::First => Some(PlayerCategory::First),
        Rated::Preferent => Some(PlayerCategory::Preferent),
        Rated::None | Rated::Titled => None,
    }
}

/// The person of the season who plays as an entry: the same person, or the only one of the same name.
fn same(
    shown: &Shown,
    entrants: &[MemberNo],
    key: &adoube_event::PersonId,
    known: Option<&Person>,
) -> Option<MemberNo> {
    let own = shown.state.persons.iter().find(|(id, of)| *of == key && entrants.contains(id));
    if let Some((id, _)) = own {
        return Some(*id);
    }
    let name = fold(&known?.name);
    let mut of_name = entrants.iter().filter(|id| fold(&shown.person(**id)) == name);
    of_name.next().copied().filter(|_| of_name.next().is_none())
}

/// Works out what goes over.
async fn plan(desk: &Desk, shown: &Shown, competition: &Competition, tournament: &str) -> Result<Plan, Failure> {
    let state = desk.event_state(tournament, None).await?;
    let event: &EventState = &state.event;
    let people: HashMap<_, _> = desk.people().of(event).await?;
    let ratings = Ratings::new(event, &crate::people::names(&people), false);
    let entrants: Vec<MemberNo> = competition.entrants.keys().copied().collect();
    let mut plan = Plan { name: event.settings.name.clone(), over: event.closed, ..Plan::default() };
    plan.rounds = event.finished_rounds().min(competition.rounds()).saturating_sub(competition.closed);
    let of: Vec<Option<MemberNo>> =
        event.entries.iter().map(|entry| same(shown, &entrants, &entry.person, people.get(&entry.person))).collect();
    // The season's categories and ratings count; of others what the tournament knows.
    let mut persons = ratings.handbook.clone();
    for (known, person) in persons.iter_mut().zip(&of) {
        if let Some(player) = person.and_then(|person| shown.season().players.get(&person)) {
            known.category = rated(player.category);
            known.rating = player.ratings.catalan.or(known.rating);
        }
    }
    let field = EventFacts { tournament: &ratings.tournament, persons: &persons };
    for (ix, person) in (0..).map(PlayerIx).zip(&of) {
        let Some(played) = ratings.tournament.player(ix) else { continue };
        let Some((person, entrant)) = person.and_then(|person| Some((person, competition.entrants.get(&person)?)))
        else {
            plan.strangers.push(played.name.clone());
            continue;
        };
        let lost = (1_u16..)
            .zip(&played.entries)
            .filter(|(_, entry)| matches!(entry, RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. }));
        let new = lost.map(|(round, _)| round).filter(|round| !entrant.absences.contains(round));
        let left = OUT.saturating_sub(entrant.absences.len());
        let absences: Vec<u16> = if entrant.left_after.is_some() { Vec::new() } else { new.take(left).collect() };
        let earned = field.promotion(ix).filter(|(attempt, _)| event.closed && attempt.is_earned());
        let promoted = earned.and_then(|(attempt, _)| season_category(attempt.step.to()));
        let promoted = promoted.filter(|to| shown.season().players.get(&person).is_some_and(|p| p.category < *to));
        if !absences.is_empty() || promoted.is_some() {
            plan.lines.push(Line { person, absences, promoted });
        }
    }
    Ok(plan)
}

/// The acts that carry a plan over.
fn acts(visit: &Visit, shown: &Shown, id: CompetitionId, plan: &Plan) -> Vec<LeagueAct> {
    let act = |act: adoube_federation::SeasonAct| doing(visit, act);
    let of_event = |of: CompetitionAct| act(adoube_federation::SeasonAct::Event(of));
    let mut acts: Vec<LeagueAct> = (0..plan.rounds).map(|_| of_event(CompetitionAct::CloseRound(id))).collect();
    for line in &plan.lines {
        acts.extend(line.absences.iter().map(|round| of_event(CompetitionAct::Absent(id, line.person, *round))));
        if let Some((category, player)) = line.promoted.zip(shown.season().players.get(&line.person)) {
            let player = RegisteredPlayer { category, ..player.clone() };
            acts.push(act(adoube_federation::SeasonAct::Licence(LicenceAct::Know(player))));
        }
    }
    acts
}

async fn load(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    number: u32,
) -> Result<(Shown, CompetitionId, Option<Plan>), Failure> {
    let shown = Shown::whole(desk, visit, id).await?;
    let (event, competition) = shown.competition(number)?;
    if competition.settings.kind != CompetitionKind::Individual {
        return Err(Failure::NotFound);
    }
    let plan = match shown.state.played.get(&event) {
        Some(tournament) => Some(plan(desk, &shown, competition, tournament).await?),
        None => None,
    };
    Ok((shown, event, plan))
}

/// The tournaments of the desk to choose from.
async fn tournaments(desk: &Desk) -> Result<Vec<(String, String)>, Failure> {
    let all = desk.events_latest_first().await?;
    Ok(all.into_iter().map(|(id, state)| (id, state.event.settings.name.clone())).collect())
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Markup, Failure> {
    let (shown, event, plan) = load(&desk, &visit, &id, number).await?;
    let (values, problems) = (Values::default(), Problems::default());
    let choices = tournaments(&desk).await?;
    Ok(page(View::new(&visit, &shown, &values, &problems), event, plan.as_ref(), &choices))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let (mut shown, event, plan) = load(&desk, &visit, &id, number).await?;
    let mut sent = Sent::new(&visit, &values);
    let choices = tournaments(&desk).await?;
    let acts = match (sent.name().as_str(), &plan) {
        ("play", _) => {
            let tournament = sent.get("tournament");
            if choices.iter().any(|(id, _)| *id == tournament) {
                Some(vec![LeagueAct::Play { event, tournament }])
            } else {
                sent.wrong("tournament", "office-choose")
            }
        }
        ("carry", Some(plan)) => Some(acts(&visit, &shown, event, plan)),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let done = sent.settle(&desk, &mut shown, acts, |_| "").await?;
    let done = done.map(|_| (shown.path(&format!("/c/{event}/carried")), Flash::done("done-saved")));
    let values = again(&Values::default(), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems), event, plan.as_ref(), &choices)))
}

fn page(view: View<'_>, id: CompetitionId, plan: Option<&Plan>, choices: &[(String, String)]) -> Markup {
    let shown = view.shown;
    let title = format!("{} · {}", view.say("carried-title"), shown.event(id));
    let path = format!("/c/{id}/carried");
    let sheet = view.sheet("play");
    let body = html! {
        div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/c/{id}/players"))) { (view.say("club-players")) } }
        (view.back(&["carry"]))
        @if let Some((plan, tournament)) = plan.zip(shown.state.played.get(&id)) {
            section.card {
                p { (view.say("carried-played-as")) " " a href=(format!("/t/{tournament}")) { (plan.name) } }
                @if !plan.over { p.hint { (view.say("carried-not-over")) } }
                (what(&view, &path, plan))
            }
            @if !plan.strangers.is_empty() { section.card {
                h2 { (view.say("carried-strangers")) } p.hint { (view.say("carried-strangers-hint")) }
                ul { @for name in &plan.strangers { li { (name) } } }
            } }
        }
        (sheet.show(&shown.path(&path), ("carried-choose", "save"), plan.is_some(), &html! {
            p.whole.hint { (view.say("carried-hint")) }
            (sheet.select("tournament", "carried-tournament", choices))
        }))
    };
    view.page(Page::Competitions, &title, &body)
}

fn what(view: &View<'_>, path: &str, plan: &Plan) -> Markup {
    let nothing = plan.rounds == 0 && plan.lines.is_empty();
    html! {
        @if nothing { p.empty { (view.say("carried-nothing")) } }
        @else {
            ul.list {
                @if plan.rounds > 0 { li { (view.reader.say_with("carried-rounds", &[("count", plan.rounds.into())])) } }
                @for line in &plan.lines { li {
                    strong { (view.shown.person(line.person)) }
                    @for round in &line.absences { " " span.mark.mark-warn { "X " (round) } }
                    @if let Some(category) = line.promoted { " " span.mark.mark-good { (view.say("carried-promoted")) " " (category_name(view, category)) } }
                } }
            }
            div.buttons { (view.button(path, "carry", &[], "carried-do")) }
        }
    }
}
