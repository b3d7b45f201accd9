//! The parties of a resolution: the date on which each received it, and each one's deadline for an appeal (Competition
//! Committee 2.1 (a)).

use super::prelude::*;
use crate::pages::league::widgets::day;
use crate::words;
use adoube_federation::acts::CaseAct;
use adoube_federation::cases::{CaseDecision, CaseFile, Party};
use adoube_federation::deadlines::appeal_until;
use adoube_federation::ids::{ClubId, MemberNo, OpenId};
use adoube_federation::parties::parties;
use adoube_laws::Date;
use adoube_web::reader::Reader;

/// The choice for everybody at once.
const ALL: &str = "all";

fn party_code(party: Party) -> String {
    match party {
        Party::Club(id) => format!("club-{id}"),
        Party::Person(id) => format!("person-{id}"),
        Party::Organiser(id) => format!("open-{id}"),
    }
}

fn read(text: &str) -> Option<Party> {
    let (kind, number) = text.split_once('-')?;
    let number = number.parse().ok()?;
    match kind {
        "club" => Some(Party::Club(ClubId(number))),
        "person" => Some(Party::Person(MemberNo(number))),
        "open" => Some(Party::Organiser(OpenId(number))),
        _ => None,
    }
}

/// Returns the name of a party.
pub(super) fn name(reader: Reader, shown: &SeasonPage, party: Party) -> String {
    match party {
        Party::Club(id) => shown.club_name(id),
        Party::Person(id) => shown.person(id),
        Party::Organiser(id) => {
            reader.say_with(words::office::CASE_ORGANISER, &[("name", &shown.state.name(Named::Open(id)))])
        }
    }
}

/// Returns the parties of a case with their names.
fn of(reader: Reader, shown: &SeasonPage, case: &CaseFile) -> Vec<(Party, String)> {
    let all = parties(shown.season(), case).into_iter();
    let mut all: Vec<(Party, String)> = all.map(|party| (party, name(reader, shown, party))).collect();
    reader.sort_by_name(&mut all, |(_, name)| name);
    all
}

/// Returns the parties for which the visitor may appeal: for a delegate or a delegation, its clubs and their players.
fn appellants(visit: &Visit, shown: &SeasonPage, case: &CaseFile) -> Vec<(Party, String)> {
    let mut all = of(visit.reader, shown, case);
    if shown.is_limited() {
        let own = |party: &Party| match party {
            Party::Club(id) => shown.covers(*id),
            Party::Person(id) => shown.covers_player(*id),
            Party::Organiser(_) => false,
        };
        all.retain(|(party, _)| own(party));
    }
    all
}

/// Returns the last day for appeals; `None` while a party has not received the resolution.
pub(super) fn until(shown: &SeasonPage, case: &CaseFile) -> Option<Date> {
    let decision = case.decision.as_ref()?;
    let all = parties(shown.season(), case);
    let received: Option<Vec<Date>> = all.into_iter().map(|party| decision.received_by(party)).collect();
    received?
        .into_iter()
        .chain(decision.received)
        .max()
        .map(|on| appeal_until(on, &shown.season().regulations_on(on).deadlines))
}

/// Renders the receipts.
pub(super) fn facts(view: &OfficeView<'_>, case: &CaseFile, decision: &CaseDecision) -> Markup {
    let waits = html! { span.mark.mark-warn { (view.say(words::office::CASE_NOT_RECEIVED)) } };
    let all = of(view.reader, view.shown, case);
    html! {
        @if let Some(on) = decision.received.filter(|_| decision.receipts.is_empty()) {
            dt { (view.say(words::office::CASE_RECEIVED)) } dd { (day(on)) }
        } @else if all.is_empty() { dt { (view.say(words::office::CASE_RECEIVED)) } dd { (waits) } }
        @else {
            dt { (view.say(words::office::CASE_PARTIES)) } dd { ul.plain { @for (party, name) in &all { li {
                (name) ": "
                @match decision.received_by(*party) {
                    Some(on) => { (day(on)) @if case.appealed.is_none() { " · " (view.say(words::office::CASE_APPEAL_UNTIL)) " " (day(appeal_until(on, &view.shown.season().regulations_on(on).deadlines))) } }
                    None => (waits),
                }
            } } } }
        }
    }
}

/// Renders the form for a receipt: by all parties on one date, or by one party.
pub(super) fn form(view: &OfficeView<'_>, case: &CaseFile, decision: &CaseDecision) -> Markup {
    let all = of(view.reader, view.shown, case);
    let waiting: Vec<&(Party, String)> =
        all.iter().filter(|(party, _)| decision.received_by(*party).is_none()).collect();
    if decision.received.is_some() || !all.is_empty() && waiting.is_empty() {
        return html! {};
    }
    let mut choices: Vec<(String, String)> = Vec::new();
    if decision.receipts.is_empty() && all.len() != 1 {
        choices.push((ALL.to_owned(), view.say(words::office::CASE_PARTY_ALL)));
    }
    choices.extend(waiting.iter().map(|(party, name)| (party_code(*party), name.clone())));
    let form = view.form("received");
    form.folded(
        (words::office::CASE_ENTER_RECEIVED, words::common::SAVE),
        &html! {
            (form.select("party", words::office::CASE_PARTY, &choices))
            (form.day("on", words::office::CASE_RECEIVED, true))
        },
    )
}

/// Reads the receipt.
pub(super) fn received(form: &mut SentForm<'_>, case: &CaseFile) -> Option<CaseAct> {
    let (on, party) = (form.day("on"), form.get("party"));
    if party.is_empty() || party == ALL {
        return on.map(|on| CaseAct::Received(case.id, on));
    }
    let party = form.find("party", words::office::CHOOSE, read);
    party.zip(on).map(|(party, on)| CaseAct::ReceivedBy { case: case.id, party, on })
}

/// Renders the field for the appealing party, if the parties are known.
pub(super) fn appeal_field(view: &OfficeView<'_>, case: &CaseFile) -> Markup {
    let all = appellants(view.visit, view.shown, case);
    let choices: Vec<(String, String)> = all.into_iter().map(|(party, name)| (party_code(party), name)).collect();
    html! { @if !choices.is_empty() { (view.form("appeal").select("party", words::office::CASE_APPEAL_WHO, &choices)) } }
}

/// Parses the appeal and its party.
pub(super) fn appeal(form: &mut SentForm<'_>, case: &CaseFile) -> Option<CaseAct> {
    let all = appellants(form.visit, form.shown, case);
    if all.is_empty() {
        return Some(CaseAct::Appeal(case.id));
    }
    let wanted = read(form.get("party"));
    // A single possible appellant need not be chosen.
    let only = match all.as_slice() {
        [(party, _)] if form.get("party").is_empty() => Some(*party),
        _ => None,
    };
    match wanted.or(only).filter(|party| all.iter().any(|(known, _)| known == party)) {
        Some(party) => Some(CaseAct::AppealBy { case: case.id, party }),
        None => form.wrong("party", words::office::CHOOSE),
    }
}
