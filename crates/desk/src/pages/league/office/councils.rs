//! The Board and the Executive Council on the page of the bodies: members, term, and the form that names them (Competition
//! Committee 2.1 (a); Sports Commission 1.1, 1.2, 3.1, 4.1, 6.1).

use super::form::person_text;
use super::names;
use super::prelude::*;
use crate::pages::league::widgets::day;
use crate::words;
use adoube_federation::acts::BodyAct;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::commission::{Member, Task};
use adoube_federation::council::{Council, SEATS};
use adoube_words::Text;

/// The forms: their names and bodies, and the titles of card and form.
const FORMS: [(&str, DecidingBody, Text, Text); 2] = [
    ("board", DecidingBody::Board, words::office::BODY_BOARD, words::office::BODY_NAME_BOARD),
    ("council", DecidingBody::ExecutiveCouncil, words::office::BODY_COUNCIL, words::office::BODY_NAME_COUNCIL),
];
const TASKS: [Task; 3] = [Task::President, Task::Secretary, Task::Member];
/// The minimum number of seats in the form, and the number of free ones after the members.
const ROWS: (usize, usize) = (7, 2);

/// Returns the body of a form.
pub(super) fn of(form: &str) -> Option<DecidingBody> {
    FORMS.into_iter().find(|(name, ..)| *name == form).map(|(_, body, ..)| body)
}

fn rows(shown: &SeasonPage, body: DecidingBody) -> usize {
    let members = shown.season().councils.get(&body).map_or(0, |council| council.members.len());
    ROWS.0.max(members + ROWS.1).min(SEATS)
}

/// Reads the members named in a form, each with a task if there are tasks to choose from; a previous member keeps the
/// date of joining. No person is entered for a form that is shown again.
pub(super) async fn read_members(
    form: &mut SentForm<'_>,
    seats: usize,
    tasks: Option<&[Task]>,
    before: &[Member],
    acts: &mut Vec<LeagueAct>,
) -> Result<Option<Vec<Member>>, RequestError> {
    let mut members: Vec<Member> = Vec::new();
    for at in 0..seats {
        let Some(name) = form.maybe(&format!("member-{at}")) else { return Ok(None) };
        if name.is_empty() || !form.problems.is_empty() {
            continue;
        }
        let task = tasks.map_or(Some(Task::Member), |tasks| form.pick(&format!("task-{at}"), tasks));
        let Some(task) = task else { return Ok(None) };
        let person = form.known_or_new(name, acts).await?;
        if members.iter().any(|member| member.person == person) {
            return Ok(form.wrong(&format!("member-{at}"), words::office::BODY_TWICE));
        }
        let known = before.iter().find(|member| member.person == person);
        members.push(Member { person, task, since: known.map_or(form.shown.now.date, |member| member.since) });
    }
    Ok(Some(members).filter(|_| form.problems.is_empty()))
}

pub(super) async fn read(form: &mut SentForm<'_>, body: DecidingBody) -> Result<Option<Vec<LeagueAct>>, RequestError> {
    let (elected, until) = (form.day("elected"), form.maybe_day("until"));
    if let (Some(elected), Some(Some(until))) = (elected, until)
        && until <= elected
    {
        return Ok(form.wrong("until", words::office::NO_DAY));
    }
    let before = form.shown.season().councils.get(&body).map_or(&[][..], |council| council.members.as_slice());
    let mut acts = Vec::new();
    let members = read_members(form, SEATS, Some(&TASKS), before, &mut acts).await?;
    let (Some(elected), Some(until), Some(members)) = (elected, until, members) else { return Ok(None) };
    if members.is_empty() {
        return Ok(form.wrong("member-0", words::office::NEEDED));
    }
    acts.push(form.act(BodyAct::NameCouncil(body, Council { elected, until, members })));
    Ok(Some(acts))
}

/// Adds the initial values of the forms.
pub(super) fn start(shown: &SeasonPage, values: &mut Values) {
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

/// Renders the members and their term.
pub(super) fn facts(view: &OfficeView<'_>) -> Markup {
    let shown = view.shown;
    html! { @for (_, body, title, _) in FORMS { section.card { h2 { (view.say(title)) }
        @match shown.season().councils.get(&body) {
            None => p.empty { (view.say(words::office::BODY_NOT_NAMED)) },
            Some(council) => {
                dl.facts {
                    dt { (view.say(words::office::BODY_COUNCIL_SINCE)) } dd { (day(council.elected)) }
                    @if let Some(until) = council.until { dt { (view.say(words::office::BODY_TERM_ENDS)) } dd { (day(until))
                        @if council.is_over(shown.now.date) { " " span.mark.mark-warn { (view.say(words::office::BODY_TERM_OVER)) } } } }
                }
                ul.list { @for member in &council.members { li {
                    strong { (shown.person(member.person)) } " · " (view.reader.say(names::task(&member.task))) " "
                    span.soft { (view.say(words::office::BODY_SINCE)) " " (day(member.since)) }
                } } }
            }
        }
    } } }
}

/// Sports Commission 4.1: returns whether the head of the Commission is known not to belong to the Executive Council.
pub(super) fn president_outside(shown: &SeasonPage) -> bool {
    let (season, president) = (shown.season(), shown.season().commission.president());
    let council = season.councils.get(&DecidingBody::ExecutiveCouncil);
    council.zip(president).is_some_and(|(council, president)| !council.has(president))
}

/// Renders the forms of the office.
pub(super) fn forms(view: &OfficeView<'_>) -> Markup {
    let shown = view.shown;
    let tasks = choices(view.reader, &TASKS, names::task);
    html! { @for (form, body, _, title) in FORMS {
        @let form = view.form(form);
        (form.folded((title, words::common::SAVE), &html! {
            p.whole.hint { (view.say(words::office::BODY_COUNCIL_HINT)) }
            (form.day("elected", words::office::BODY_COUNCIL_SINCE, true))
            (form.day("until", words::office::BODY_COUNCIL_UNTIL, false))
            div.whole { @for at in 0..rows(shown, body) { fieldset.row {
                legend { (at + 1) }
                (form.search(&format!("member-{at}"), words::office::BODY_COUNCIL_MEMBER, "people", false))
                (form.select(&format!("task-{at}"), words::office::BODY_TASK, &tasks))
            } } }
        }))
    } }
}
