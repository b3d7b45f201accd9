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
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::OnceCell;

/// Acts undone along that the page lists one by one.
const LISTED: usize = 50;

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
        let listed = |falls: &[u64]| -> Vec<Arc<SeasonDone>> {
            let first: HashSet<u64> = falls.iter().take(LISTED).copied().collect();
            view.shown.state.history.iter().filter(|done| first.contains(&done.number)).cloned().collect()
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
                            ul.list {
                                @for done in listed(falls) { li { (done.number) " · " (one(&done)) } }
                                @if falls.len() > LISTED {
                                    li { (view.reader.say_with(words::office::UNDO_MORE, &[("count", &(falls.len() - LISTED))])) }
                                }
                            }
                        }
                    }
                    @if may(view.visit, view.shown, done) {
                        @let form = view.form("undo");
                        (form.open((words::office::UNDO_DO, words::office::UNDO_DO), &html! {
                            p.whole.hint { (view.say(words::office::UNDO_HINT)) }
                            input type="hidden" name="undo-also" value=(runs(falls));
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
        let also = read_runs(form.get("also"), form.shown.state.number);
        let acts = form.text("why").map(|why| vec![LeagueAct::Undo { number, also, why }]);
        Ok(Submission::then(acts, move |_| {
            NextPage::at(
                "/log".to_owned(),
                Flash::done(words::tournament::DONE_UNDONE).with("number", number.to_string()),
            )
        }))
    }
}

/// Writes ascending numbers for the form, runs of them by their ends: `4 7-9`.
fn runs(numbers: &[u64]) -> String {
    let of = numbers.chunk_by(|one, next| one + 1 == *next).filter_map(|run| Some((*run.first()?, *run.last()?)));
    let texts: Vec<String> =
        of.map(|(first, last)| if first == last { first.to_string() } else { format!("{first}-{last}") }).collect();
    texts.join(" ")
}

/// Reads such numbers; none is over `most`.
fn read_runs(text: &str, most: u64) -> Vec<u64> {
    let ends = |run: &str| {
        let (first, last) = run.split_once('-').unwrap_or((run, run));
        Some((first.parse::<u64>().ok()?, last.parse::<u64>().ok()?.min(most)))
    };
    let mut numbers = Vec::new();
    // What is not ascending was not written by the page, and must not grow without end.
    let mut above = 0;
    for (first, last) in text.split_whitespace().filter_map(ends).filter(|(first, last)| first <= last) {
        if first > above {
            numbers.extend(first..=last);
            above = last;
        }
    }
    numbers
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_form_are_read_back_and_bounded() {
        for numbers in [vec![], vec![4], vec![4, 5], vec![1, 2, 3, 7, 9, 10]] {
            assert_eq!(read_runs(&runs(&numbers), 10), numbers);
        }
        assert_eq!(runs(&[4, 7, 8, 9]), "4 7-9");
        assert_eq!(read_runs("3 1-99999999999999 x 2 -", 5), [3]);
        assert_eq!(read_runs("2-18446744073709551615 2-4", 5), [2, 3, 4, 5]);
    }
}
