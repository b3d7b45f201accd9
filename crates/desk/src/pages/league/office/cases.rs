//! `/desk/league/ID/cases`: the matters before each body, the decisions, and links to submit a matter (Competition
//! Committee 1.2; Sports Commission; every rule the handbook leaves to a decision).

use super::descriptions::{concerns, kind, matter, ruling};
use super::prelude::*;
use super::raise::{may_raise, samples};
use crate::pages::league::widgets::{at, day, rule};
use crate::words;
use adoube_federation::appeal::DecidingBody;
use adoube_federation::cases::{CaseFile, Matter};
use adoube_federation::ids::CaseId;

pub(super) const BODIES: [DecidingBody; 7] = [
    DecidingBody::CompetitionCommittee,
    DecidingBody::SportsCommission,
    DecidingBody::Federation,
    DecidingBody::Board,
    DecidingBody::ExecutiveCouncil,
    DecidingBody::SportsDiscipline,
    DecidingBody::Feda,
];

/// Returns a case by its number.
pub(super) fn of_number(shown: &SeasonPage, id: CaseId) -> Option<&CaseFile> {
    (id.0 as usize).checked_sub(1).and_then(|at| shown.season().cases.get(at))
}

/// Returns whether the visitor may see a matter: delegates and delegations see those that concern their clubs.
pub(in crate::pages::league) fn sees(shown: &SeasonPage, matter: &Matter) -> bool {
    !shown.is_limited() || concerns(shown, matter)
}

pub(super) struct CasesPage;

impl OfficePage for CasesPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::CASE_TITLE));
        let cases: Vec<&CaseFile> = shown.season().cases.iter().filter(|case| sees(shown, &case.matter)).collect();
        let pending = |body: DecidingBody| -> Vec<&CaseFile> {
            cases.iter().copied().filter(|case| case.body == body && case.is_open()).collect()
        };
        let decided: Vec<&CaseFile> = cases.iter().rev().copied().filter(|case| case.decision.is_some()).collect();
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link("/sanctions")) { (view.say(words::office::CASE_SANCTIONS)) } }
            @if !cases.iter().any(|case| case.is_open()) { section.card { p.empty { (view.say(words::office::CASE_NONE)) } } }
            @for body in BODIES {
                @let waiting = pending(body);
                @if !waiting.is_empty() { section.card {
                    h2.cap { (view.reader.say(body.text())) " " span.mark.mark-warn { (waiting.len()) } }
                    ul.list { @for case in waiting { li {
                        a href=(view.link(&format!("/cases/{}", case.id))) { strong { (case.id) " · " (view.reader.say(case.matter.text())) } }
                        br; (matter(&view, &case.matter)) (beginning(&view, case)) " " span.soft { (view.say(words::office::CASE_SINCE)) " " (at(case.raised)) }
                    } } }
                } }
            }
            @if view.writes() { (raising(&view)) }
            @if !decided.is_empty() { section.card {
                h2 { (view.say(words::office::CASE_DECIDED)) }
                ul.list { @for case in decided { li { (decided_line(&view, case)) } } }
            } }
        };
        Ok(view.page(SeasonTab::Cases, &title, &body))
    }
}

/// Renders the beginning of the statement of facts, to distinguish matters of the same kind.
fn beginning(view: &OfficeView<'_>, case: &CaseFile) -> Markup {
    let said = view.shown.state.statements.get(&case.id).and_then(|said| said.first());
    let beginning = said.map(|(_, words)| {
        let cut = if words.chars().count() > 80 { "…" } else { "" };
        format!("{}{cut}", words.chars().take(80).collect::<String>())
    });
    html! { @if let Some(text) = beginning { " · " (view.reader.say_with(words::common::QUOTED, &[("text", &text)])) } }
}

fn decided_line(view: &OfficeView<'_>, case: &CaseFile) -> Markup {
    let Some(decision) = &case.decision else { return html! {} };
    let until = super::receipts::until(view.shown, case);
    html! {
        a href=(view.link(&format!("/cases/{}", case.id))) { strong { (case.id) " · " (view.reader.say(case.matter.text())) } } " "
        @if case.revoked { span.mark.mark-bad { (view.say(words::office::CASE_REVOKED)) } " " }
        @if case.appealed.is_some() { span.mark.mark-warn { (view.say(words::office::CASE_APPEALED)) } " " }
        br; (matter(view, &case.matter)) (beginning(view, case)) ": " (ruling(view, case, &decision.ruling)) " "
        span.soft { (day(decision.on))
            @if case.appealed.is_none() && !case.revoked {
                @match until {
                    Some(until) if view.shown.now.date <= until => { " · " (view.say(words::office::CASE_APPEAL_UNTIL)) " " (day(until)) }
                    Some(_) => {}
                    None => { " · " (view.say(words::office::CASE_NOT_RECEIVED)) }
                }
            } }
    }
}

/// Renders the kinds of matters that can be submitted here.
fn raising(view: &OfficeView<'_>) -> Markup {
    html! {
        section.card {
            h2 { (view.say(words::office::CASE_RAISE)) }
            ul.kinds { @for matter in samples() {
                @let kind = kind(&matter);
                @if may_raise(view.shown, kind) { li {
                    a href=(view.link(&format!("/cases/raise/{kind}"))) { (view.reader.say(matter.text())) }
                    " " small { (rule(view.reader, matter.rule())) " · " (view.reader.say(matter.body().text())) }
                } }
            } }
        }
    }
}
