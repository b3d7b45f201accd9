//! `/desk/league/ID/log/N`: one act of the season, the acts undone with it, and the undo. Everything stays in the log.

use super::bench::decides;
use super::cases::of_number;
use super::log::said;
use super::prelude::*;
use crate::pages::desk::log::{accounts, who};
use crate::words;
use adoube_federation::acts::CaseAct;
use adoube_services::league::{LeagueRefusal, SeasonDone, falls_with};
use adoube_web::blocking::blocking;
use adoube_web::layout::when;
use std::sync::Arc;
use tokio::sync::OnceCell;

/// The page on which an act is undone.
pub(super) struct UndoPage {
    done: Arc<SeasonDone>,
    /// The acts undone with it, once determined.
    falls: OnceCell<Result<Vec<u64>, LeagueRefusal>>,
}

impl OfficePage for UndoPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let number: u64 = request.parameter(0)?;
        let done = request.shown.state.history.iter().find(|done| done.number == number);
        Ok(Self { done: done.cloned().ok_or(RequestError::NotFound)?, falls: OnceCell::new() })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let done: &SeasonDone = &self.done;
        let accounts = accounts(view.desk).await?;
        let (state, number) = (Arc::clone(&view.shown.state), done.number);
        // Replaying a long season takes time, so run it outside the request threads.
        let falls = self.falls.get_or_try_init(|| blocking(move || falls_with(&state, number))).await?;
        let title = view.reader.say_with(words::office::UNDO_TITLE, &[("number", &done.number)]);
        let by = |done: &SeasonDone| who(view.visit, &done.by, &accounts);
        let one =
            |done: &SeasonDone| html! { (said(&view, &done.act)) " " span.soft { (when(done.at)) " · " (by(done)) } };
        let acts = |numbers: &[u64]| -> Vec<Arc<SeasonDone>> {
            view.shown.state.history.iter().filter(|done| numbers.contains(&done.number)).cloned().collect()
        };
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.shown.path("/log")) { (view.say(words::tournament::TAB_LOG)) } }
            section.card { p { (one(done)) } }
            @match falls {
                Err(refusal) => section.card { p.notice.notice-warn { (view.reader.told(refusal.text(view.reader.language, &view.shown.known()))) } },
                Ok(falls) => {
                    section.card {
                        h2 { (view.say(words::office::UNDO_FALLS)) }
                        @if falls.is_empty() { p { (view.say(words::office::UNDO_ALONE)) } }
                        @else {
                            p.notice.notice-warn { (view.reader.say_with(words::office::UNDO_ALSO, &[("count", &falls.len())])) }
                            ul.list { @for done in acts(falls) { li { (done.number) " · " (one(&done)) } } }
                        }
                    }
                    @if may(view.visit, view.shown, done) {
                        @let form = view.form("undo");
                        (form.open((words::office::UNDO_DO, words::office::UNDO_DO), &html! {
                            p.whole.hint { (view.say(words::office::UNDO_HINT)) }
                            input type="hidden" name="undo-also" value=(falls.iter().map(u64::to_string).collect::<Vec<_>>().join(" "));
                            div.whole { (form.text("why", words::office::UNDO_WHY, true)) }
                        }))
                    } @else { section.card { p { (view.say(words::office::UNDO_OF_BODY)) } } }
                }
            }
        };
        Ok(view.page(SeasonTab::Log, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "undo" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        if !may(form.visit, form.shown, &self.done) {
            return Err(RequestError::Forbidden);
        }
        let number = self.done.number;
        let also: Vec<u64> = form.get("also").split_whitespace().filter_map(|number| number.parse().ok()).collect();
        let acts = form.text("why").map(|why| vec![LeagueAct::Undo { number, also, why }]);
        Ok(Submission::then(acts, move |_| {
            NextPage::at(
                "/log".to_owned(),
                Flash::done(words::tournament::DONE_UNDONE).with("number", number.to_string()),
            )
        }))
    }
}

/// Returns whether the visitor may undo the act; a body's decision only those who decide for that body.
fn may(visit: &Visit, shown: &SeasonPage, done: &SeasonDone) -> bool {
    match &done.act {
        LeagueAct::Do { act: SeasonAct::Case(CaseAct::Rule { case, .. }), .. } => {
            of_number(shown, *case).is_none_or(|case| decides(visit, shown, case))
        }
        _ => true,
    }
}
