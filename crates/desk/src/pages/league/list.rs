//! `/league` and `/desk/league`: the list of seasons, with a form to open one.

use super::demo::demonstration;
use crate::Desk;
use crate::roles::Action;
use crate::words;
use adoube_aggregate::Context;
use adoube_ledger::LedgerError;
use adoube_services::league::{LeagueAct, LeagueState, Named, moment};
use adoube_web::blocking::blocking;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::State;
use maud::{Markup, html};

/// The maximum number of acts appended in one batch.
const TOGETHER: usize = 200;

pub(super) async fn public(State(desk): State<Desk>, visit: Visit) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let title = reader.say(words::league::NAV_LEAGUE);
    let seasons = desk.seasons_latest_first().await?;
    let body = html! {
        div.bar { h1 { (title) }
            @if visit.actor.may(Action::SeeSeason, None) { a.button.push href="/desk/league" { (reader.say(words::league::WITHIN)) } } }
        @if seasons.is_empty() { section.card { p.empty { (reader.say(words::league::NONE)) } } }
        ul.events { @for (id, season) in &seasons { li.card {
            p.event-name { a href={ "/league/" (id) } { (season.name(Named::Season)) } }
            p.soft { (counts(&visit, season)) }
            p { @for event in season.season.events.keys() { span.mark { (season.name(Named::Event(*event))) } " " } }
        } } }
    };
    Ok(Frame::new(&visit, &title).show(&body))
}

fn counts(visit: &Visit, season: &LeagueState) -> String {
    let (clubs, teams) = (season.season.clubs.len(), season.season.teams.len());
    visit.reader.say_with(words::league::COUNTS, &[("clubs", &clubs), ("teams", &teams)])
}

pub(super) async fn within(State(desk): State<Desk>, visit: Visit) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let mut seasons = desk.seasons_latest_first().await?;
    seasons.retain(|(id, _)| visit.may(Action::SeeSeason, id));
    let title = reader.say(words::league::NAV_LEAGUE);
    let may_make = visit.actor.may(Action::OpenSeason, None);
    let body = html! {
        div.bar { h1 { (title) }
            @if may_make { a.button.primary.push href="/desk/league/new" { (reader.say(words::office::SEASON_NEW)) } } }
        section.card {
            @if seasons.is_empty() { p.empty { (reader.say(words::league::NONE)) } }
            @else { ul.list { @for (id, season) in &seasons { li {
                a href={ "/desk/league/" (id) } { strong { (season.name(Named::Season)) } } " "
                span.soft { (counts(&visit, season)) }
            } } } }
        }
        @if may_make {
            section.card {
                h2 { (reader.say(words::league::DEMO_TITLE)) }
                p { (reader.say(words::league::DEMO_INTRO)) }
                form method="post" action="/desk/league/demo" {
                    (csrf_field(&visit))
                    div.buttons { button type="submit" { (reader.say(words::tournament::DEMO_MAKE_SEASON)) } }
                }
            }
        }
    };
    Ok(Frame::new(&visit, &title).show(&body))
}

pub(super) async fn demo(State(desk): State<Desk>, visit: Visit) -> Result<FormOutcome, RequestError> {
    let now = moment(visit.now_ms);
    let seed = u64::from_be_bytes(adoube_store::random()?);
    let made = blocking(move || demonstration(seed, now, visit.now_ms).map_err(|r| format!("{r:?}")));
    let demo = made.await?.map_err(RequestError::Refused)?;
    for person in &demo.people {
        desk.people().put(person, visit.now_ms).await?;
    }
    let id = crate::pages::desk::new::id_of(&demo.state.name(Named::Season), &now.date.year().to_string())?;
    let mut rest: &[(Context, LeagueAct)] = &demo.acts;
    while let Some((first, _)) = rest.first() {
        // Acts with the same time form a batch.
        let same = |(context, _): &&(Context, LeagueAct)| context.at_ms == first.at_ms;
        let count = rest.iter().take(TOGETHER).take_while(same).count().max(1);
        let (now, later) = rest.split_at(count);
        let context = Context::new(visit.actor.in_log(), first.at_ms);
        let acts = now.iter().map(|(_, act)| act.clone()).collect();
        match desk.season_acts(&id, desk.new_command()?, &context, acts).await {
            Ok(_) => {}
            Err(LedgerError::Refused(refusal)) => return Err(RequestError::Refused(format!("{refusal:?}"))),
            Err(failed) => return Err(failed.into()),
        }
        rest = later;
    }
    Ok(FormOutcome::done(format!("/desk/league/{id}"), Flash::done(words::league::DONE_LEAGUE_DEMO)))
}
