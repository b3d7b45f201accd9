//! `/desk/league/ID/bodies`: the Competition Committee, elected by the assembly (1.1), the Sports Commission: members and tasks,
//! term, meetings, causes for removal, quorum (Sports Commission 1.1-8.1), the Board and the Executive Council.

use super::form::{Sent, View, Wrong, again, choices, named, people_list, person_text};
use super::raise::{TASKS, known_or_new};
use super::{accounts, councils};
use crate::Desk;
use crate::league::LeagueAct;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::day;
use crate::roles::Action;
use adoube_federation::acts::BodyAct;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::Committee;
use adoube_federation::commission::{Member, Task, quorum};
use adoube_federation::ids::MemberNo;
use adoube_store::Account;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// Seats of the Sports Commission (1.1).
const SEATS: usize = 8;
/// Seats of the Committee that the form has.
const COMMITTEE: usize = 7;

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = Shown::whole(&desk, &visit, &id).await?;
    let values = start(&shown);
    let accounts = accounts::for_bodies(&desk, &visit, &id).await?;
    Ok(page(View::new(&visit, &shown, &values, &Problems::default()), &accounts))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::whole(&desk, &visit, &id).await?;
    let mut sent = Sent::new(&visit, &values);
    let acts = match sent.name().as_str() {
        "committee" => committee(&desk, &mut sent, &shown).await?,
        "commission" => commission(&desk, &mut sent, &shown).await?,
        "meeting" => meeting(&mut sent, &shown),
        name if let Some(body) = councils::of(name) => councils::read(&desk, &mut sent, &shown, body).await?,
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let meets = sent.name() == "meeting";
    let done = sent.settle(&desk, &mut shown, acts, |_: Wrong<'_>| if meets { "convened" } else { "elected" }).await?;
    let done = done.map(|_| (shown.path("/bodies"), Flash::done("done-saved")));
    let values = again(&start(&shown), &values);
    let accounts = accounts::for_bodies(&desk, &visit, &id).await?;
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems), &accounts)))
}

fn body(visit: &Visit, act: BodyAct) -> LeagueAct {
    doing(visit, adoube_federation::SeasonAct::Body(act))
}

async fn committee(desk: &Desk, sent: &mut Sent<'_>, shown: &Shown) -> Result<Option<Vec<LeagueAct>>, Failure> {
    let elected = sent.day("elected");
    let (mut acts, mut members) = (Vec::new(), Vec::new());
    for at in 0..COMMITTEE {
        let Some(name) = sent.maybe(&format!("member-{at}")) else { return Ok(None) };
        if name.is_empty() || elected.is_none() {
            continue;
        }
        let (person, entered) = known_or_new(desk, sent.visit, shown, &name).await?;
        if members.contains(&person) {
            return Ok(sent.wrong(&format!("member-{at}"), "body-twice"));
        }
        acts.extend(entered);
        members.push(person);
    }
    let Some(elected) = elected else { return Ok(None) };
    acts.push(body(sent.visit, BodyAct::ElectCommittee(Committee { elected: Some(elected), members })));
    Ok(Some(acts))
}

async fn commission(desk: &Desk, sent: &mut Sent<'_>, shown: &Shown) -> Result<Option<Vec<LeagueAct>>, Failure> {
    let elected = sent.day("elected");
    let (mut acts, mut members): (Vec<LeagueAct>, Vec<Member>) = (Vec::new(), Vec::new());
    for at in 0..SEATS {
        let Some(name) = sent.maybe(&format!("member-{at}")) else { return Ok(None) };
        if name.is_empty() || elected.is_none() {
            continue;
        }
        let Some(task) = sent.pick(&format!("task-{at}"), &TASKS) else { return Ok(None) };
        let (person, entered) = known_or_new(desk, sent.visit, shown, &name).await?;
        if members.iter().any(|member| member.person == person) {
            return Ok(sent.wrong(&format!("member-{at}"), "body-twice"));
        }
        acts.extend(entered);
        let before = shown.season().commission.members.iter().find(|member| member.person == person);
        members.push(Member { person, task, since: before.map_or(shown.now.date, |member| member.since) });
    }
    let Some(elected) = elected else { return Ok(None) };
    acts.push(body(sent.visit, BodyAct::NameCommission { elected, members }));
    Ok(Some(acts))
}

fn meeting(sent: &mut Sent<'_>, shown: &Shown) -> Option<Vec<LeagueAct>> {
    let (on, convened) = (sent.day("on"), sent.day("convened"));
    let members = shown.season().commission.members.iter().map(|member| member.person);
    let absent: BTreeSet<MemberNo> = members.filter(|person| sent.ticked(&format!("absent-{person}"))).collect();
    Some(vec![body(sent.visit, BodyAct::Meeting { on: on?, convened: convened?, absent })])
}

pub(super) fn start(shown: &Shown) -> Values {
    let season = shown.season();
    let today = shown.now.date;
    let date = |date: Option<adoube_laws::Date>| date.unwrap_or(today).to_string();
    let mut values = Values::of([
        ("committee-elected", date(season.committee.elected)),
        ("commission-elected", date(season.commission.elected)),
        ("meeting-on", today.to_string()),
        ("meeting-convened", today.plus(-7).to_string()),
    ]);
    for (at, person) in season.committee.members.iter().enumerate() {
        values.set(&format!("committee-member-{at}"), person_text(shown, *person));
    }
    for at in 0..SEATS {
        let member = season.commission.members.get(at);
        let task = member.map_or(if at == 0 { Task::President } else { Task::Member }, |member| member.task);
        values.set(&format!("commission-task-{at}"), super::form::code(&task));
        if let Some(member) = member {
            values.set(&format!("commission-member-{at}"), person_text(shown, member.person));
        }
    }
    councils::start(shown, &mut values);
    values
}

pub(super) fn page(view: View<'_>, known: &[(DecidingBody, Account)]) -> Markup {
    let (shown, title) = (view.shown, view.say("body-title"));
    let office = view.visit.may(Action::RunSeason, &shown.id);
    let body = html! {
        h1 { (title) }
        div.columns {
            section.card { h2 { (view.say("body-committee")) } (committee_facts(&view)) }
            section.card { h2 { (view.say("body-commission")) } (commission_facts(&view)) }
            (councils::facts(&view))
        }
        @if office { (forms_of_office(&view)) (councils::forms(&view)) (accounts::section_of_bodies(&view, known)) (people_list(view)) }
    };
    view.page(Page::Bodies, &title, &body)
}

fn committee_facts(view: &View<'_>) -> Markup {
    let committee = &view.shown.season().committee;
    html! {
        @match committee.elected {
            None => p.empty { (view.say("body-not-elected")) },
            Some(elected) => {
                p { (view.say("body-elected")) " " (day(elected)) }
                @if elected.plus_years(1) < view.shown.now.date { p { span.mark.mark-warn { (view.say("body-elect-again")) } } }
                ul.list { @for person in &committee.members { li { (view.shown.person(*person)) } } }
            }
        }
    }
}

fn commission_facts(view: &View<'_>) -> Markup {
    let commission = &view.shown.season().commission;
    let members = commission.appointed();
    let causes = commission.causes_for_removal();
    html! {
        @match commission.term_ends() {
            None => p.empty { (view.say("body-not-named")) },
            Some(ends) => {
                dl.facts {
                    dt { (view.say("body-term-ends")) } dd { (day(ends))
                        @if ends < view.shown.now.date { " " span.mark.mark-warn { (view.say("body-term-over")) } } }
                    dt { (view.say("body-quorum")) } dd { (quorum(members)) " / " (members) }
                    dt { (view.say("body-meetings")) } dd { (commission.absences.len()) }
                }
                @if councils::president_outside(view.shown) { p { span.mark.mark-warn { (view.say("body-president-outside")) } } }
                @if !commission.is_complete() { p { span.mark.mark-bad { (view.say("body-incomplete")) } } }
                ul.list { @for member in &commission.members { li {
                    strong { (view.shown.person(member.person)) } " · " (named(view.reader, "body-task", &member.task)) " "
                    span.soft { (view.say("body-since")) " " (day(member.since)) }
                    @let absent = commission.absences.iter().filter(|a| a.contains(&member.person)).count();
                    @if absent > 0 { " " span.soft { (view.say("body-absent")) " " (absent) } }
                    @if causes.contains(&member.person) {
                        " " span.mark.mark-warn { (view.say("body-cause")) }
                        " " a href=(view.link(&format!("/cases/raise/removal?person={}", member.person))) { (view.say("body-remove")) }
                    }
                } } }
                p { a href=(view.link("/cases/raise/appointment")) { (view.say("body-appoint")) } " · "
                    a href=(view.link("/cases/raise/vacancy")) { (view.say("body-vacancy")) } " · "
                    a href=(view.link("/cases/raise/revocation")) { (view.say("body-revoke")) } }
            }
        }
    }
}

fn forms_of_office(view: &View<'_>) -> Markup {
    let (shown, reader, path) = (view.shown, view.reader, view.shown.path("/bodies"));
    let (committee, commission, meeting) = (view.sheet("committee"), view.sheet("commission"), view.sheet("meeting"));
    let tasks = choices(reader, "body-task", &TASKS);
    html! {
        @if !shown.season().commission.members.is_empty() {
            (meeting.show(&path, ("body-meeting", "save"), true, &html! {
                (meeting.day("on", "body-met-on", true))
                (meeting.day("convened", "body-convened", true))
                fieldset.whole { legend { (view.say("body-who-absent")) } div.grid {
                    @for member in &shown.season().commission.members {
                        (meeting.tick_named(&format!("absent-{}", member.person), &shown.person(member.person)))
                    }
                } }
            }))
        }
        (committee.show(&path, ("body-elect-committee", "save"), true, &html! {
            (committee.day("elected", "body-elected", true))
            div.whole.grid.roomy { @for at in 0..COMMITTEE { (committee.search(&format!("member-{at}"), "body-committee-member", "people", false)) } }
        }))
        (commission.show(&path, ("body-name-commission", "save"), true, &html! {
            p.whole.hint { (view.say("body-commission-hint")) }
            (commission.day("elected", "body-general-elections", true))
            div.whole { @for at in 0..SEATS { fieldset.row {
                legend { (at + 1) }
                (commission.search(&format!("member-{at}"), "body-member", "people", false))
                (commission.select(&format!("task-{at}"), "body-task", &tasks))
            } } }
        }))
    }
}
