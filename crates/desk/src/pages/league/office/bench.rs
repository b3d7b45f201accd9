//! Who decides a matter: the account that may, the persons who sat, and nobody in two instances (Competition Committee 1.1, 2.1;
//! Sports Commission 1.1). A body whose members the season knows sits with them; others name who sat.

use super::form::{Sent, Sheet, View, code, people_list};
use super::raise::known_or_new;
use crate::Desk;
use crate::league::LeagueAct;
use crate::pages::league::shown::Shown;
use crate::pages::league::widgets::listed;
use crate::roles::{Action, Role};
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::{CaseFile, Matter};
use adoube_federation::ids::{MemberNo, TeamSide};
use adoube_web::failure::Failure;
use adoube_web::visit::Visit;
use maud::{Markup, html};
use std::collections::BTreeSet;

/// Names that a body without known members can give.
const NAMED: usize = 5;

/// Whether the visitor decides a case: an account of one body what lies before that body, the office whatever it enters.
pub(super) fn decides(visit: &Visit, shown: &Shown, case: &CaseFile) -> bool {
    let own = crate::roles::body_of(&visit.actor, &shown.id);
    visit.may(Action::DecideCases, &shown.id) && own.is_none_or(|body| body == code(&case.body))
}

/// Competition Committee 2.1: whether the visitor has decided what the appeal is against. The office only enters what a body
/// has decided; there it is the persons who sat that count.
pub(super) fn ruled_before(visit: &Visit, shown: &Shown, case: &CaseFile) -> bool {
    if visit.actor.role() != Role::Committee {
        return false;
    }
    let mut matter = &case.matter;
    // An appeal has a larger number than what it is against: the chain ends.
    while let Matter::Appeal(of) = matter {
        if shown.state.ruled_by.get(of).is_some_and(|by| *by == visit.actor.in_log()) {
            return true;
        }
        let Some(before) = super::case::of_number(shown, *of) else { return false };
        matter = &before.matter;
    }
    false
}

/// The fields for who sat.
pub(super) fn fields(view: &View<'_>, sheet: Sheet<'_>, case: &CaseFile) -> Markup {
    let members = view.shown.season().members(case.body);
    if case.body == DecidingBody::Federation && members.is_empty() {
        return html! {};
    }
    html! { fieldset.whole id=(sheet.id("sat")) { legend { (view.say("case-sat")) }
        @if let Some(problem) = sheet.problem("sat") { p.problem id=(format!("{}-problem", sheet.id("sat"))) { (problem) } }
        @if members.is_empty() {
            p.hint { (view.say("case-sat-hint")) }
            div.grid.roomy { @for at in 0..NAMED { (sheet.search(&format!("sat-{at}"), "case-sat-person", "people", false)) } }
            (people_list(*view))
        } @else {
            div.grid { @for person in &members { (sheet.tick_named(&format!("sat-{person}"), &view.shown.person(*person))) } }
        }
    } }
}

/// Who sat, and the acts that enter persons who were not known.
pub(super) async fn read(
    desk: &Desk,
    sent: &mut Sent<'_>,
    shown: &Shown,
    case: &CaseFile,
) -> Result<Option<(Vec<LeagueAct>, BTreeSet<MemberNo>)>, Failure> {
    let known = shown.season().members(case.body);
    let ticked = known.iter().copied().filter(|person| sent.ticked(&format!("sat-{person}")));
    let mut sat: BTreeSet<MemberNo> = ticked.collect();
    let mut acts = Vec::new();
    if known.is_empty() {
        for at in 0..NAMED {
            let Some(name) = sent.maybe(&format!("sat-{at}")) else { return Ok(None) };
            // Nobody is entered for a form that comes back.
            if name.is_empty() || !sent.problems.is_empty() {
                continue;
            }
            let (person, entered) = known_or_new(desk, sent.visit, shown, &name).await?;
            acts.extend(entered);
            sat.insert(person);
        }
    }
    Ok(Some((acts, sat)))
}

/// 10.2 (a): the telephone numbers that go with a game sealed twice, for whoever decides on it.
pub(super) async fn telephones(
    desk: &Desk,
    visit: &Visit,
    shown: &Shown,
    case: &CaseFile,
) -> Result<Vec<(String, String)>, Failure> {
    let Matter::ThirdSession(id, board) = &case.matter else { return Ok(Vec::new()) };
    let Some(m) = shown.season().matches.get(id).filter(|_| decides(visit, shown, case)) else { return Ok(Vec::new()) };
    let mut known = Vec::new();
    for side in TeamSide::BOTH {
        let number = usize::from(*board).checked_sub(1).and_then(|at| m.seated[side.index()].get(at));
        let person = number.and_then(|number| listed(shown, shown.club_of(m, side), *number));
        let Some((person, key)) = person.and_then(|person| Some((person, shown.state.persons.get(&person)?))) else {
            continue;
        };
        let phone = desk.people().get(key).await?.map(|person| person.details.phone).unwrap_or_default();
        if !phone.is_empty() {
            known.push((shown.person(person), phone));
        }
    }
    Ok(known)
}
