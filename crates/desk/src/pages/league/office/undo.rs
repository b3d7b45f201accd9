//! `/desk/league/ID/log/N`: one act of the season, what falls with it if it is undone, and the undoing. Everything stays in the log.

use super::bench::decides;
use super::form::{Sent, View, again};
use super::log::said;
use crate::Desk;
use crate::league::{LeagueAct, LeagueRefusal, SeasonDone, falls_with};
use crate::pages::desk::log::{accounts, who};
use crate::pages::league::shown::{Page, Shown};
use adoube_federation::SeasonAct;
use adoube_federation::acts::CaseAct;
use adoube_federation::ids::CaseId;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::layout::when;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::Arc;

/// What the page shows besides the act: who has which account, and what falls with it.
struct Known {
    accounts: HashMap<String, String>,
    falls: Result<Vec<u64>, LeagueRefusal>,
}

async fn load(desk: &Desk, visit: &Visit, id: &str, number: u64) -> Result<(Shown, Arc<SeasonDone>), Failure> {
    let shown = Shown::whole(desk, visit, id).await?;
    let done = shown.state.history.iter().find(|done| done.number == number).cloned().ok_or(Failure::NotFound)?;
    Ok((shown, done))
}

/// A long season is decided on anew, apart from what has to answer at once.
async fn known(desk: &Desk, shown: &Shown, number: u64) -> Result<Known, Failure> {
    let accounts = accounts(desk).await?;
    let state = Arc::clone(&shown.state);
    let falls = tokio::task::spawn_blocking(move || falls_with(&state, number)).await;
    Ok(Known { accounts, falls: falls.map_err(|_| Failure::Stopping)? })
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u64)>,
) -> Result<Markup, Failure> {
    let (shown, done) = load(&desk, &visit, &id, number).await?;
    let known = known(&desk, &shown, number).await?;
    let (values, problems) = (Values::default(), Problems::default());
    Ok(page(View::new(&visit, &shown, &values, &problems), &done, &known))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u64)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let (mut shown, done) = load(&desk, &visit, &id, number).await?;
    let mut sent = Sent::new(&visit, &values);
    if sent.name() != "undo" {
        return Err(Failure::Bad("failure-bad"));
    }
    if !may(&visit, &shown, &done) {
        return Err(Failure::Forbidden);
    }
    let also = sent.get("also");
    let also: Vec<u64> = also.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    let acts = sent.text("why").map(|why| vec![LeagueAct::Undo { number, also, why }]);
    let done_now = sent.settle(&desk, &mut shown, acts, |_| "").await?;
    let flash = Flash::done("done-undone").with("number", number.to_string());
    if done_now.is_some() {
        return Ok(FormOutcome::done(shown.path("/log"), flash));
    }
    let values = again(&Values::default(), &values);
    let page = async {
        let known = known(&desk, &shown, number).await?;
        Ok(page(View::new(&visit, &shown, &values, &sent.problems), &done, &known))
    };
    let page = BrowserPage::load(&visit, page).await?;
    Ok(FormOutcome::Invalid { problems: sent.problems, page })
}

/// Whether the visitor may undo it: what a body has decided only who decides for that body.
fn may(visit: &Visit, shown: &Shown, done: &SeasonDone) -> bool {
    match &done.act {
        LeagueAct::Do { act: SeasonAct::Case(CaseAct::Rule { case: CaseId(id), .. }), .. } => {
            super::case::of_number(shown, CaseId(*id)).is_none_or(|case| decides(visit, shown, case))
        }
        _ => true,
    }
}

fn page(view: View<'_>, done: &SeasonDone, known: &Known) -> Markup {
    let title = view.reader.say_with("undo-title", &[("number", done.number.to_string().into())]);
    let by = |done: &SeasonDone| who(view.visit, &done.by, &known.accounts);
    let one = |done: &SeasonDone| html! { (said(&view, &done.act)) " " span.soft { (when(done.at)) " · " (by(done)) } };
    let acts = |numbers: &[u64]| -> Vec<Arc<SeasonDone>> {
        view.shown.state.history.iter().filter(|done| numbers.contains(&done.number)).cloned().collect()
    };
    let body = html! {
        div.bar { h1 { (title) } a.button.push href=(view.shown.path("/log")) { (view.say("tab-log")) } }
        section.card { p { (one(done)) } }
        @match &known.falls {
            Err(refusal) => section.card { p.notice.notice-warn { (told(&view, refusal)) } },
            Ok(falls) => {
                section.card {
                    h2 { (view.say("undo-falls")) }
                    @if falls.is_empty() { p { (view.say("undo-alone")) } }
                    @else {
                        p.notice.notice-warn { (view.reader.say_with("undo-also", &[("count", falls.len().into())])) }
                        ul.list { @for done in acts(falls) { li { (done.number) " · " (one(&done)) } } }
                    }
                }
                @if may(view.visit, view.shown, done) {
                    @let sheet = view.sheet("undo");
                    (sheet.show(&view.shown.path(&format!("/log/{}", done.number)), ("undo-do", "undo-do"), false, &html! {
                        p.whole.hint { (view.say("undo-hint")) }
                        input type="hidden" name="undo-also" value=(falls.iter().map(u64::to_string).collect::<Vec<_>>().join(" "));
                        div.whole { (sheet.text("why", "undo-why", true)) }
                    }))
                } @else { section.card { p { (view.say("undo-of-body")) } } }
            }
        }
    };
    view.page(Page::Log, &title, &body)
}

fn told(view: &View<'_>, refusal: &LeagueRefusal) -> String {
    view.reader.told(refusal.text(view.reader.language, &view.shown.known()))
}
