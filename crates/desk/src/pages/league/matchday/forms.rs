//! One form per act of a match: rendered, parsed, performed, or rendered again with the typed values.

use super::match_form::{MatchForm, SentMatchForm};
use super::{MatchPage, delays, disputes, envelope, lineup, play, read_side, unfinished};
use crate::Desk;
use crate::pages::league::acting::{self, Acted, RefusalCause, doing};
use crate::pages::league::season_page::SeasonTab;
use crate::pages::league::season_request::SeasonRequest;
use crate::words;
use adoube_federation::ids::TeamSide;
use adoube_federation::{HandbookFinding, SeasonAct, SeasonAnswer};
use adoube_web::flash::Flash;
use adoube_web::forms::{self, Fields, Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use maud::{Markup, html};

const FORMS: [MatchForm; 11] = [
    lineup::FORM,
    envelope::FORM,
    delays::SUBSTITUTE,
    delays::LATE,
    delays::TEAM,
    play::RESULTS,
    unfinished::FORM,
    play::REMARKS,
    disputes::SUB_CONDICIONE,
    disputes::VERSION,
    play::REPORT,
];

fn find(what: &str) -> Option<&'static MatchForm> {
    const ALL: &[MatchForm] = &FORMS;
    ALL.iter().chain([&play::SIGN]).find(|form| form.what == what)
}

/// Loads the match and the form, if the visitor may act for that side.
async fn load(request: SeasonRequest) -> Result<(Desk, Visit, MatchPage, TeamSide, &'static MatchForm), RequestError> {
    let (side, what): (String, String) = (request.parameter(1)?, request.parameter(2)?);
    let (desk, visit, here) = MatchPage::load(request).await?;
    let (side, form) = read_side(&side).zip(find(&what)).ok_or(RequestError::NotFound)?;
    if !here.shown.sides(&visit, &here.m).contains(&side) {
        return Err(RequestError::Forbidden);
    }
    Ok((desk, visit, here, side, form))
}

pub(super) async fn show(request: SeasonRequest) -> Result<Markup, RequestError> {
    let (_, visit, here, side, form) = load(request).await?;
    let values = (form.values)(&here, side);
    Ok(page(&visit, &here, side, form, &values, &Problems::default()))
}

pub(super) async fn send(request: SeasonRequest, Posted(values): Posted) -> Result<FormOutcome, RequestError> {
    let (desk, visit, mut here, side, form) = load(request).await?;
    let mut sent = SentMatchForm { here: &here, side, visit: &visit, values: &values, problems: Problems::default() };
    let mut acts = (form.read)(&mut sent);
    let mut problems = sent.problems;
    if problems.is_empty() && form.what == envelope::FORM.what {
        acts = envelope::sealed(&desk, &here, side, acts).await?;
    }
    let back = here.path("");
    if problems.is_empty() {
        if acts.is_empty() {
            return Ok(FormOutcome::done(&back, Flash::done(words::matchday::DONE_MATCH_NOTHING)));
        }
        let acts = acts.into_iter().map(|act| doing(&visit, SeasonAct::Match(here.id, act))).collect();
        match acting::act(&desk, &visit, &here.shown.id, &values, acts).await? {
            Acted::Done(events) => {
                if form.what == unfinished::FORM.what {
                    unfinished::keep_telephones(&desk, &visit, &here, &values).await?;
                }
                return Ok(FormOutcome::done(&back, said(&here, &events)));
            }
            Acted::Refused(refusal) => {
                here.shown.read_all(&desk).await?;
                problems = acting::problems(visit.reader, &here.shown, &refusal, |wrong| match wrong {
                    RefusalCause::Finding(finding) => (form.field)(&values, finding),
                    _ => forms::WHOLE.to_owned(),
                });
            }
        }
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &here, side, form, &values, problems)))
}

/// Returns the message on consequences of the acts that need attention at once.
fn said(here: &MatchPage, events: &[SeasonAnswer]) -> Flash {
    use adoube_federation::lateness::{Arrival, TeamPresence};
    let lost = |event: &SeasonAnswer| matches!(event, SeasonAnswer::Present(_, _, TeamPresence::LostByAbsence));
    if events.iter().any(lost) {
        return Flash::warning(words::matchday::WARN_MATCH_LOST);
    }
    let mut late = false;
    for event in events {
        match event {
            SeasonAnswer::LinedUp(_, side, _) if here.m.lineups[side.other().index()].is_none() => {
                return Flash::done(words::matchday::DONE_MATCH_LINE_UP_SECRET);
            }
            SeasonAnswer::LinedUp(..) => return Flash::done(words::matchday::DONE_MATCH_LINE_UPS_OPEN),
            SeasonAnswer::CameLate(_, _, _, Arrival::Starts { late_s }) => {
                return Flash::done(words::matchday::DONE_MATCH_LATE).with("minutes", (late_s / 60).to_string());
            }
            SeasonAnswer::CameLate(_, _, _, Arrival::StartsDivided { visitor_s, local_s })
            | SeasonAnswer::Present(_, _, TeamPresence::Divided { visitor_s, local_s }) => {
                return Flash::done(words::matchday::DONE_MATCH_DIVIDED)
                    .with("visitor", super::record::clock(*visitor_s))
                    .with("local", super::record::clock(*local_s));
            }
            SeasonAnswer::CameLate(_, _, _, Arrival::LostByAbsence) => {
                return Flash::warning(words::matchday::WARN_MATCH_LOST);
            }
            SeasonAnswer::Compared(_, boards) if !boards.is_empty() => {
                let numbers: Vec<String> = boards.iter().map(u8::to_string).collect();
                return Flash::warning(words::matchday::WARN_MATCH_DIFFER).with("boards", numbers.join(", "));
            }
            SeasonAnswer::Warned(warning) if matches!(warning.finding, HandbookFinding::ResultLate { .. }) => {
                late = true;
            }
            SeasonAnswer::Raised(case) => {
                return Flash::done(words::matchday::DONE_MATCH_CASE).with("case", case.id.to_string());
            }
            _ => {}
        }
    }
    if late {
        Flash::warning(words::matchday::WARN_MATCH_REPORT_LATE)
    } else {
        Flash::done(words::matchday::DONE_MATCH)
    }
}

fn page(
    visit: &Visit,
    here: &MatchPage,
    side: TeamSide,
    form: &MatchForm,
    values: &Values,
    problems: &Problems,
) -> Markup {
    let reader = visit.reader;
    let title = reader.say(form.title);
    let fields = Fields::new(visit, values, problems);
    let body = html! {
        h1 { (title) }
        p.soft { (here.team(TeamSide::Home)) " – " (here.team(TeamSide::Visitors)) " · " strong { (here.team(side)) } }
        (fields.summary())
        (form_problem(problems))
        ((form.draw)(here, side, fields))
        p.back { a.button href=(here.path("")) { (reader.say(words::matchday::BACK)) } }
    };
    let body = html! { div.phone { (body) } };
    here.shown.page(visit, SeasonTab::Overview, &title, &body)
}

/// Renders a problem of the whole form, as target of its link.
fn form_problem(problems: &Problems) -> Markup {
    html! { @if problems.of("form").is_some() { span #f-form tabindex="-1" {} } }
}
