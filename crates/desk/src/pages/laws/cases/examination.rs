//! `/laws/examination`: a number of cases of an edition on one paper, then a mark, and the article for each.
//!
//! The paper's number determines its cases and the order of the rulings, so a whole course can share a paper by its
//! URL. Examinations of signed-in users are saved (`kept.rs`); otherwise nothing is stored: the answers are in the URL
//! of the marked paper, which can be printed.

use super::choices::Ruling;
use super::{Case, QuestionCount, lot, of_edition, options, sentence};
use crate::words;
use adoube_laws::Edition;
use adoube_services::board_game::snapshot::article_href;
use adoube_web::access::Actor;
use adoube_web::layout::Frame;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use maud::{Markup, html};
use std::fmt::Display;

/// The possible numbers of cases on a paper.
const SIZES: [usize; 4] = [5, 10, 20, 40];

/// The highest paper number.
const PAPER_MAX: u32 = 999_999;

/// A paper: its cases in order.
pub(super) struct ExaminationPaper {
    pub(super) edition: Edition,
    pub(super) size: usize,
    pub(super) number: u32,
}

/// A case of a paper with the chosen ruling, and whether it is right.
pub(super) type Answered = (&'static Case, Option<(Ruling, bool)>);

impl ExaminationPaper {
    /// Returns the paper named in the URL; `None` while it is being chosen or if its number is invalid.
    fn asked(visit: &Visit) -> Option<Self> {
        let asked = |name: &str| super::super::asked(visit, name).unwrap_or_default().into_owned();
        Self::named(super::edition(visit), &asked("size"), &asked("paper"))
    }

    /// Returns the paper of an edition by size and number.
    pub(super) fn named(edition: Edition, size: &str, number: &str) -> Option<Self> {
        let number = number.trim().parse().ok().filter(|&number: &u32| number <= PAPER_MAX)?;
        let size = size.parse().ok().filter(|size| SIZES.contains(size)).unwrap_or(10);
        Some(Self { edition, size, number })
    }

    /// Returns the chosen rulings, by the number of the case on the paper.
    pub(super) fn answered(&self, chosen: impl Fn(usize) -> Option<usize>) -> Vec<Answered> {
        let choice = |case: &'static Case, at: usize| case.choices(self.seed()).into_iter().nth(at);
        let cases = self.cases().into_iter().enumerate();
        cases.map(|(index, case)| (case, chosen(index + 1).and_then(|at| choice(case, at)))).collect()
    }

    fn cases(&self) -> Vec<&'static Case> {
        let mut cases: Vec<&'static Case> = of_edition(self.edition).collect();
        cases.sort_by_key(|case| lot(self.seed(), &case.name, 99));
        cases.truncate(self.size);
        cases
    }

    const fn seed(&self) -> u64 {
        self.number as u64 + 1
    }

    pub(super) fn path(&self) -> String {
        format!("/laws/examination?edition={}&size={}&paper={}", self.edition.name(), self.size, self.number)
    }
}

pub(in crate::pages::laws) async fn show(visit: Visit) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let title = reader.say(words::cases::EXAM_TITLE);
    let marked = super::super::asked(&visit, "marked").is_some();
    let body = html! {
        h1 { (title) }
        (super::menu(&visit, None))
        @match ExaminationPaper::asked(&visit) {
            None => (choose(&visit)),
            Some(paper) => {
                p { (reader.say_with(words::cases::EXAM_PAPER_OF, &[("paper", &paper.number), ("edition", &paper.edition.name())])) }
                @if marked { (mark(&visit, &paper)) } @else { (questions(&visit, &paper)) }
            }
        }
    };
    Ok(Frame::new(&visit, &title)
        .style("board.css")
        .style("game.css")
        .script("board.js")
        .script("paper.js")
        .show(&body))
}

fn choose(visit: &Visit) -> Markup {
    let reader = visit.reader;
    let edition = super::edition(visit);
    // Any number will do; the reader may type another.
    let number = visit.now_ms.rem_euclid(10_000).to_string();
    let typed = super::super::asked(visit, "paper");
    // An invalid number is shown again with an error beside the field.
    let wrong = typed.is_some();
    let number = typed.as_deref().unwrap_or(&number);
    html! {
        p { (reader.say(words::cases::EXAM_INTRO)) }
        form.card.exam-choose method="get" action="/laws/examination" {
            p { label { (reader.say(words::cases::EXAM_EDITION)) " " select name="edition" { @for other in Edition::ALL {
                option value=(other.name()) selected[other == edition] { (other.name()) }
            } } } }
            p { label { (reader.say(words::cases::EXAM_SIZE)) " " select name="size" { @for size in SIZES {
                option value=(size) selected[size == 10] { (size) }
            } } } }
            p { label { (reader.say(words::cases::EXAM_PAPER)) " " input type="text" inputmode="numeric" name="paper" maxlength="6" size="7" value=(number) required
                autofocus[wrong] aria-invalid=[wrong.then_some("true")] aria-describedby="exam-paper-how"; }
                @if wrong { span.problem role="alert" { (reader.say(words::cases::EXAM_PAPER_WRONG)) } } }
            p.quiet #exam-paper-how { (reader.say(words::cases::EXAM_PAPER_HOW)) }
            button.primary type="submit" { (reader.say(words::cases::EXAM_BEGIN)) }
        }
        @if signed_in(visit) { p { a.button href="/laws/examinations" { (reader.say(words::cases::EXAM_KEPT_TITLE)) } } }
        @else { p.quiet { (reader.say(words::cases::EXAM_NOT_KEPT)) } }
    }
}

/// Returns whether the examination is saved, which needs a signed-in user.
fn signed_in(visit: &Visit) -> bool {
    matches!(visit.actor, Actor::Account { .. })
}

fn questions(visit: &Visit, paper: &ExaminationPaper) -> Markup {
    let reader = visit.reader;
    html! {
        form method=(if signed_in(visit) { "post" } else { "get" }) action="/laws/examination" {
            @if signed_in(visit) { (adoube_web::csrf::csrf_field(visit)) }
            input type="hidden" name="edition" value=(paper.edition.name());
            input type="hidden" name="size" value=(paper.size);
            input type="hidden" name="paper" value=(paper.number);
            input type="hidden" name="marked" value="1";
            @for (index, case) in paper.cases().into_iter().enumerate() {
                section.card {
                    h2 { (reader.say_with(words::cases::EXAM_QUESTION, &[("number", &(index as u64 + 1))])) }
                    div.case {
                        (case.told(reader))
                        fieldset.case-ruling { legend { (reader.say(words::game::CASES_QUESTION)) }
                            (options(&case.choices(paper.seed()), &format!("a{}", index + 1), reader, QuestionCount::OfMany)) }
                    }
                }
            }
            button.primary type="submit" { (reader.say(words::cases::EXAM_SEND)) }
        }
    }
}

fn mark(visit: &Visit, paper: &ExaminationPaper) -> Markup {
    let chosen = |number: usize| super::super::asked(visit, &format!("a{number}"))?.parse().ok();
    marked(visit, paper, &paper.answered(chosen), &html! {})
}

/// Renders the number of right answers, and each case with the answer of the Laws.
pub(super) fn marked(visit: &Visit, paper: &ExaminationPaper, answered: &[Answered], who: &Markup) -> Markup {
    let reader = visit.reader;
    let right = answered.iter().filter(|(_, chosen)| matches!(chosen, Some((_, true)))).count();
    let percent = (right * 100).checked_div(answered.len()).unwrap_or_default();
    let places: [(&str, &dyn Display); 3] =
        [("right", &(right as u64)), ("of", &(answered.len() as u64)), ("percent", &(percent as u64))];
    html! {
        p.notice.exam-mark role="status" { strong { (reader.say_with(words::cases::EXAM_MARK, &places)) } }
        (who)
        (missed(reader, answered))
        p.game-tools.no-print { button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) } }
        @for (index, (case, chosen)) in answered.iter().enumerate() {
            section.card.exam-answer {
                h2 { (reader.say_with(words::cases::EXAM_QUESTION, &[("number", &(index as u64 + 1))])) " · " (case.title(reader)) }
                @match chosen {
                    Some((_, true)) => p.notice.notice-good { (reader.say(words::game::CASES_RIGHT)) },
                    Some((ruling, false)) => {
                        p.notice.notice-bad { (reader.say(words::game::CASES_WRONG)) }
                        p { (reader.say(words::cases::EXAM_YOURS)) ": " s { (sentence(ruling, reader)) } }
                    }
                    None => p.notice.notice-bad { (reader.say(words::cases::EXAM_NONE)) },
                }
                (case.explained(reader))
                p { a href={ "/laws/cases/" (case.name) } { (reader.say(words::cases::EXAM_CASE)) } }
            }
        }
        p.signature { (reader.say(words::cases::EXAM_NAME)) ": " span.blank {} }
        p.game-tools {
            a.button href=(paper.path()) { (reader.say(words::game::CASES_AGAIN)) }
            a.button href={ "/laws/examination?edition=" (paper.edition.name()) } { (reader.say(words::cases::EXAM_ANOTHER)) }
        }
    }
}

/// Renders the articles to read again.
fn missed(reader: Reader, answered: &[Answered]) -> Markup {
    let missed: Vec<&Case> =
        answered.iter().filter(|(_, chosen)| !matches!(chosen, Some((_, true)))).map(|(case, _)| *case).collect();
    html! {
        @if !missed.is_empty() {
            p { (reader.say(words::cases::EXAM_READ_AGAIN)) ": " @for case in missed {
                a href=(article_href(case.edition, case.article())) { (case.article()) } " "
            } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_paper_is_settled_by_its_number() {
        let names = |number, size| -> Vec<&str> {
            let paper = ExaminationPaper { edition: Edition::E2018, size, number };
            paper.cases().iter().map(|case| case.name.as_str()).collect()
        };
        assert_eq!(names(7, 20), names(7, 20));
        assert_ne!(names(7, 20), names(8, 20));
        assert_eq!(names(7, 40).iter().collect::<BTreeSet<_>>().len(), 40);
        let orders: BTreeSet<Vec<bool>> = (1..40)
            .map(|seed| {
                of_edition(Edition::E2018).next().unwrap().choices(seed).into_iter().map(|(_, right)| right).collect()
            })
            .collect();
        assert_eq!(orders.len(), 4, "the right ruling stands in all places");
    }
}
