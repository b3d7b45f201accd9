//! One form for each thing that is done in a match: drawn, read, done, or drawn again with what was typed.

use super::{Here, delays, disputes, envelope, lineup, play, read_side, side_code};
use crate::Desk;
use crate::pages::league::acting::{self, Acted, doing};
use crate::pages::league::shown::Page;
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::TeamSide;
use adoube_federation::{HandbookFinding, SeasonAct, SeasonAnswer};
use adoube_web::csrf::csrf_field;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

/// What a form does.
pub(super) struct Form {
    /// Its name in addresses.
    pub(super) what: &'static str,
    /// The key of its title.
    pub(super) title: &'static str,
    /// What stands in it at first.
    pub(super) values: fn(&Here, TeamSide) -> Values,
    /// Its fields, and what is to be known.
    pub(super) draw: fn(&Here, TeamSide, Fields<'_>) -> Markup,
    /// The acts that it asks for.
    pub(super) read: fn(&Here, TeamSide, &Visit, &Values, &mut Problems) -> Vec<MatchAct>,
    /// The field beside which a finding stands.
    pub(super) field: fn(&Values, &HandbookFinding) -> String,
}

const FORMS: [Form; 11] = [
    lineup::FORM,
    envelope::FORM,
    delays::SUBSTITUTE,
    delays::LATE,
    delays::TEAM,
    play::RESULTS,
    play::UNFINISHED,
    play::REMARKS,
    disputes::SUB_CONDICIONE,
    disputes::VERSION,
    play::REPORT,
];

fn find(what: &str) -> Option<&'static Form> {
    const ALL: &[Form] = &FORMS;
    ALL.iter().chain([&play::SIGN]).find(|form| form.what == what)
}

/// The match and the form, if the visitor may act for that side.
async fn load(
    desk: &Desk,
    visit: &Visit,
    (id, number, side, what): (String, u32, String, String),
) -> Result<(Here, TeamSide, &'static Form), Failure> {
    let here = Here::load(desk, visit, &id, number).await?;
    let (side, form) = read_side(&side).zip(find(&what)).ok_or(Failure::NotFound)?;
    if !here.shown.sides(visit, &here.m).contains(&side) {
        return Err(Failure::Forbidden);
    }
    Ok((here, side, form))
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u32, String, String)>,
) -> Result<Markup, Failure> {
    let (here, side, form) = load(&desk, &visit, path).await?;
    let values = (form.values)(&here, side);
    Ok(page(&visit, &here, side, form, &values, &Problems::default()))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u32, String, String)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let (mut here, side, form) = load(&desk, &visit, path).await?;
    let mut problems = Problems::default();
    let mut acts = (form.read)(&here, side, &visit, &values, &mut problems);
    if problems.is_empty() && form.what == envelope::FORM.what {
        acts = envelope::sealed(&desk, &here, side, acts).await?;
    }
    let back = here.path("");
    if problems.is_empty() {
        if acts.is_empty() {
            return Ok(FormOutcome::done(&back, Flash::done("done-match-nothing")));
        }
        let acts = acts.into_iter().map(|act| doing(&visit, SeasonAct::Match(here.id, act))).collect();
        match acting::act(&desk, &visit, &here.shown.id, &values, acts).await? {
            Acted::Done(events, _) => {
                if form.what == play::UNFINISHED.what {
                    play::keep_telephones(&desk, &visit, &here, &values).await?;
                }
                return Ok(FormOutcome::done(&back, said(&here, &events)));
            }
            Acted::Refused(refusal) => {
                let field = |finding: &HandbookFinding| (form.field)(&values, finding);
                problems = acting::problems(&desk, &visit, &mut here.shown, &refusal, field).await?;
            }
        }
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &here, side, form, &values, problems)))
}

/// What has to be known at once of what was done.
fn said(here: &Here, events: &[SeasonAnswer]) -> Flash {
    use adoube_federation::lateness::{Arrival, TeamPresence};
    let lost = |event: &SeasonAnswer| matches!(event, SeasonAnswer::Present(_, _, TeamPresence::LostByAbsence));
    if events.iter().any(lost) {
        return Flash::warning("warn-match-lost");
    }
    let mut late = false;
    for event in events {
        match event {
            SeasonAnswer::LinedUp(_, side, _) if here.m.lineups[side.other().index()].is_none() => {
                return Flash::done("done-match-line-up-secret");
            }
            SeasonAnswer::LinedUp(..) => return Flash::done("done-match-line-ups-open"),
            SeasonAnswer::CameLate(_, _, _, Arrival::Starts { late_s }) => {
                return Flash::done("done-match-late").with("minutes", (late_s / 60).to_string());
            }
            SeasonAnswer::CameLate(_, _, _, Arrival::StartsDivided { visitor_s, local_s })
            | SeasonAnswer::Present(_, _, TeamPresence::Divided { visitor_s, local_s }) => {
                return Flash::done("done-match-divided")
                    .with("visitor", super::record::clock(*visitor_s))
                    .with("local", super::record::clock(*local_s));
            }
            SeasonAnswer::CameLate(_, _, _, Arrival::LostByAbsence) => return Flash::warning("warn-match-lost"),
            SeasonAnswer::Compared(_, boards) if !boards.is_empty() => {
                let numbers: Vec<String> = boards.iter().map(u8::to_string).collect();
                return Flash::warning("warn-match-differ").with("boards", numbers.join(", "));
            }
            SeasonAnswer::Warned(warning) if matches!(warning.finding, HandbookFinding::ResultLate { .. }) => {
                late = true;
            }
            SeasonAnswer::Raised(case) => return Flash::done("done-match-case").with("case", case.id.to_string()),
            _ => {}
        }
    }
    if late { Flash::warning("warn-match-report-late") } else { Flash::done("done-match") }
}

fn page(visit: &Visit, here: &Here, side: TeamSide, form: &Form, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(form.title);
    let fields = Fields::new(visit, values, problems);
    let body = html! {
        h1 { (title) }
        p.soft { (here.team(TeamSide::Home)) " – " (here.team(TeamSide::Visitors)) " · " strong { (here.team(side)) } }
        (fields.summary())
        (form_problem(problems))
        ((form.draw)(here, side, fields))
        p.back { a.button href=(here.path("")) { (reader.say("match-back")) } }
    };
    let body = html! { div.phone { (body) } };
    here.shown.page(visit, Page::Overview, &title, &body)
}

/// A problem of the whole form has no field; its link leads here.
fn form_problem(problems: &Problems) -> Markup {
    html! { @if problems.of("form").is_some() { span #f-form tabindex="-1" {} } }
}

/// The frame of a form's fields.
pub(super) fn framed(here: &Here, side: TeamSide, what: &str, visit: &Visit, inner: &Markup, button: &str) -> Markup {
    html! {
        form method="post" action=(here.form(side, what)) data-side=(side_code(side)) {
            (csrf_field(visit))
            (inner)
            div.buttons { button.primary type="submit" { (button) } }
        }
    }
}
