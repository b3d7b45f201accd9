//! The Board and the Executive Council on the page of the bodies: members, term, and the form that names them (Competition
//! Committee 2.1 (a); Sports Commission 1.1, 1.2, 3.1, 4.1, 6.1).

use super::form::{Sent, View, choices, code, named, person_text};
use super::raise::known_or_new;
use crate::Desk;
use crate::league::LeagueAct;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::Shown;
use crate::pages::league::widgets::day;
use adoube_federation::acts::BodyAct;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::commission::{Member, Task};
use adoube_federation::council::{Council, SEATS};
use adoube_web::failure::Failure;
use adoube_web::forms::Values;
use maud::{Markup, html};

/// The forms: their names and bodies, what the card and the form are called.
const FORMS: [(&str, DecidingBody, &str, &str); 2] = [
    ("board", DecidingBody::Board, "body-board", "body-name-board"),
    ("council", DecidingBody::ExecutiveCouncil, "body-council", "body-name-council"),
];
const TASKS: [Task; 3] = [Task::President, Task::Secretary, Task::Member];
/// Seats that the form has at least, and free ones behind the members.
const ROWS: (usize, usize) = (7, 2);

/// The body of a form.
pub(super) fn of(form: &str) -> Option<DecidingBody> {
    FORMS.into_iter().find(|(name, ..)| *name == form).map(|(_, body, ..)| body)
}

fn rows(shown: &Shown, body: DecidingBody) -> usize {
    let members = shown.season().councils.get(&body).map_or(0, |council| council.members.len());
    ROWS.0.max(members + ROWS.1).min(SEATS)
}

pub(super) async fn read(
    desk: &Desk,
    sent: &mut Sent<'_>,
    shown: &Shown,
    body: DecidingBody,
) -> Result<Option<Vec<LeagueAct>>, Failure> {
    let elected = sent.day("elected");
    let until = if sent.get("until").is_empty() { Some(None) } else { sent.day("until").map(Some) };
    if let (Some(elected), Some(Some(until))) = (elected, until)
        && until <= elected
    {
        return Ok(sent.wrong("until", "office-no-day"));
    }
    let before = shown.season().councils.get(&body);
    let (mut acts, mut members): (Vec<LeagueAct>, Vec<Member>) = (Vec::new(), Vec::new());
    for at in 0..SEATS {
        let Some(name) = sent.maybe(&format!("member-{at}")) else { return Ok(None) };
        // Nobody is entered for a form that comes back.
        if name.is_empty() || !sent.problems.is_empty() {
            continue;
        }
        let Some(task) = sent.pick(&format!("task-{at}"), &TASKS) else { return Ok(None) };
        let (person, entered) = known_or_new(desk, sent.visit, shown, &name).await?;
        if members.iter().any(|member| member.person == person) {
            return Ok(sent.wrong(&format!("member-{at}"), "body-twice"));
        }
        acts.extend(entered);
        let known = before.and_then(|council| council.members.iter().find(|member| member.person == person));
        members.push(Member { person, task, since: known.map_or(shown.now.date, |member| member.since) });
    }
    let (Some(elected), Some(until), true) = (elected, until, sent.problems.is_empty()) else { return Ok(None) };
    if members.is_empty() {
        return Ok(sent.wrong("member-0", "office-needed"));
    }
    let council = Council { elected, until, members };
    acts.push(doing(sent.visit, adoube_federation::SeasonAct::Body(BodyAct::NameCouncil(body, council))));
    Ok(Some(acts))
}

/// What the forms begin with.
pub(super) fn start(shown: &Shown, values: &mut Values) {
    for (form, body, ..) in FORMS {
        let council = shown.season().councils.get(&body);
        let elected = council.map_or(shown.now.date, |council| council.elected);
        values.set(&format!("{form}-elected"), elected.to_string());
        if let Some(until) = council.and_then(|council| council.until) {
            values.set(&format!("{form}-until"), until.to_string());
        }
        for at in 0..rows(shown, body) {
            let member = council.and_then(|council| council.members.get(at));
            let task = member.map_or(Task::Member, |member| member.task);
            values.set(&format!("{form}-task-{at}"), code(&task));
            if let Some(member) = member {
                values.set(&format!("{form}-member-{at}"), person_text(shown, member.person));
            }
        }
    }
}

/// Who belongs to them, and until when.
pub(super) fn facts(view: &View<'_>) -> Markup {
    let shown = view.shown;
    html! { @for (_, body, title, _) in FORMS { section.card { h2 { (view.say(title)) }
        @match shown.season().councils.get(&body) {
            None => p.empty { (view.say("body-not-named")) },
            Some(council) => {
                dl.facts {
                    dt { (view.say("body-council-since")) } dd { (day(council.elected)) }
                    @if let Some(until) = council.until { dt { (view.say("body-term-ends")) } dd { (day(until))
                        @if council.is_over(shown.now.date) { " " span.mark.mark-warn { (view.say("body-term-over")) } } } }
                }
                ul.list { @for member in &council.members { li {
                    strong { (shown.person(member.person)) } " · " (named(view.reader, "body-task", &member.task)) " "
                    span.soft { (view.say("body-since")) " " (day(member.since)) }
                } } }
            }
        }
    } } }
}

/// Sports Commission 4.1: whether the one in charge of the Commission is known not to belong to the Executive Council.
pub(super) fn president_outside(shown: &Shown) -> bool {
    let (season, president) = (shown.season(), shown.season().commission.president());
    let council = season.councils.get(&DecidingBody::ExecutiveCouncil);
    council.zip(president).is_some_and(|(council, president)| !council.has(president))
}

/// The forms of the office.
pub(super) fn forms(view: &View<'_>) -> Markup {
    let (shown, path) = (view.shown, view.shown.path("/bodies"));
    let tasks = choices(view.reader, "body-task", &TASKS);
    html! { @for (form, body, _, title) in FORMS {
        @let sheet = view.sheet(form);
        (sheet.show(&path, (title, "save"), true, &html! {
            p.whole.hint { (view.say("body-council-hint")) }
            (sheet.day("elected", "body-council-since", true))
            (sheet.day("until", "body-council-until", false))
            div.whole { @for at in 0..rows(shown, body) { fieldset.row {
                legend { (at + 1) }
                (sheet.search(&format!("member-{at}"), "body-council-member", "people", false))
                (sheet.select(&format!("task-{at}"), "body-task", &tasks))
            } } }
        }))
    } }
}
