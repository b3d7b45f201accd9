//! The bench of a case: the deciding account and the persons who sat; no person sits in two instances (Competition
//! Committee 1.1, 2.1; Sports Commission 1.1). A body whose members are in the season sits with those members; other
//! bodies name the persons who sat.

use super::cases::of_number;
use super::prelude::*;
use crate::pages::league::widgets::listed;
use crate::words;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::{CaseFile, Matter};
use adoube_federation::ids::{MemberNo, TeamSide};
use std::collections::BTreeSet;

/// The maximum number of names for a body without known members.
const NAMED: usize = 5;

/// Returns whether the visitor may decide a case: a body's account the cases before that body, the office any decision
/// it enters.
pub(super) fn decides(visit: &Visit, shown: &SeasonPage, case: &CaseFile) -> bool {
    let own = crate::roles::body_of(&visit.actor, &shown.id);
    visit.may(Action::DecideCases, &shown.id) && own.is_none_or(|body| body == code(&case.body))
}

/// Competition Committee 2.1: returns whether the visitor made the decision under appeal. The office only enters a
/// body's decisions, so there the persons who sat count.
pub(super) fn ruled_before(visit: &Visit, shown: &SeasonPage, case: &CaseFile) -> bool {
    if visit.actor.role() != Role::Committee {
        return false;
    }
    let mut matter = &case.matter;
    // An appeal has a larger number than the decision it is against, so the chain ends.
    while let Matter::Appeal(of) = matter {
        if shown.state.ruled_by.get(of).is_some_and(|by| *by == visit.actor.in_log()) {
            return true;
        }
        let Some(before) = of_number(shown, *of) else { return false };
        matter = &before.matter;
    }
    false
}

/// Renders the fields for the persons who sat.
pub(super) fn fields(view: &OfficeView<'_>, form: FormCard<'_>, case: &CaseFile) -> Markup {
    let members = view.shown.season().members(case.body);
    if case.body == DecidingBody::Federation && members.is_empty() {
        return html! {};
    }
    html! { fieldset.whole id=(form.id("sat")) { legend { (view.say(words::office::CASE_SAT)) }
        (form.problem_of("sat"))
        @if members.is_empty() {
            p.hint { (view.say(words::office::CASE_SAT_HINT)) }
            div.grid.roomy { @for at in 0..NAMED { (form.search(&format!("sat-{at}"), words::office::CASE_SAT_PERSON, "people", false)) } }
            (people_list(view))
        } @else {
            div.grid { @for person in &members { (form.tick_named(&format!("sat-{person}"), &view.shown.person(*person))) } }
        }
    } }
}

/// Reads the persons who sat, adding to `acts` the entry of unknown ones.
pub(super) async fn read(
    form: &mut SentForm<'_>,
    case: &CaseFile,
    acts: &mut Vec<LeagueAct>,
) -> Result<Option<BTreeSet<MemberNo>>, RequestError> {
    let known = form.shown.season().members(case.body);
    let ticked = known.iter().copied().filter(|person| form.ticked(&format!("sat-{person}")));
    let mut sat: BTreeSet<MemberNo> = ticked.collect();
    if known.is_empty() {
        for at in 0..NAMED {
            let Some(name) = form.maybe(&format!("sat-{at}")) else { return Ok(None) };
            // Do not enter persons for a form that is shown again.
            if !name.is_empty() && form.problems.is_empty() {
                sat.insert(form.known_or_new(name, acts).await?);
            }
        }
    }
    Ok(Some(sat))
}

/// 10.2 (a): loads the telephone numbers sent with a twice-sealed game, for the deciding body.
pub(super) async fn telephones(view: &OfficeView<'_>, case: &CaseFile) -> Result<Vec<(String, String)>, RequestError> {
    let (shown, mut known) = (view.shown, Vec::new());
    let Matter::ThirdSession(id, board) = &case.matter else { return Ok(known) };
    let Some(m) = shown.season().matches.get(id).filter(|_| decides(view.visit, shown, case)) else { return Ok(known) };
    for side in TeamSide::BOTH {
        let number = usize::from(*board).checked_sub(1).and_then(|at| m.seated[side.index()].get(at));
        let person = number.and_then(|number| listed(shown, shown.club_of(m, side), *number));
        let Some((person, key)) = person.and_then(|person| Some((person, shown.state.persons.get(&person)?))) else {
            continue;
        };
        let phone = view.desk.people().get(key).await?.map(|person| person.details.phone).unwrap_or_default();
        if !phone.is_empty() {
            known.push((shown.person(person), phone));
        }
    }
    Ok(known)
}
