//! `/laws/examination`: so many cases of an edition on one paper, then a mark, and the article for each.
//!
//! The number of the paper settles which cases are on it and in which order their rulings stand, so a whole course can be given
//! the same paper by its address. Nothing is kept: the answers stand in the address of the marked paper.

use super::{Asked, Case, lot, of_edition, options, sentence};
use crate::failure::Failure;
use crate::layout::Frame;
use crate::visit::Visit;
use adoube_laws::Edition;
use maud::{Markup, html};

/// How many cases a paper may have.
const SIZES: [usize; 4] = [5, 10, 20, 40];

/// A paper: which cases, in which order.
struct Paper {
    edition: Edition,
    size: usize,
    number: u32,
}

impl Paper {
    /// The paper that the address names; none while it is being chosen.
    fn asked(visit: &Visit) -> Option<Self> {
        let number = super::super::asked(visit, "paper")?.trim().parse().ok()?;
        let size = super::super::asked(visit, "size").and_then(|size| size.parse().ok());
        let size = size.filter(|size| SIZES.contains(size)).unwrap_or(10);
        Some(Self { edition: super::edition(visit), size, number })
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

    fn path(&self) -> String {
        format!("/laws/examination?edition={}&size={}&paper={}", self.edition.name(), self.size, self.number)
    }
}

pub(in crate::pages::laws) async fn show(visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let title = reader.say("exam-title");
    let marked = super::super::asked(&visit, "marked").is_some();
    let body = html! {
        h1 { (title) }
        (super::menu(&visit, None))
        @match Paper::asked(&visit) {
            None => (choose(&visit)),
            Some(paper) => {
                p { (reader.say_with("exam-paper-of", &[("paper", paper.number.into()), ("edition", paper.edition.name().into())])) }
                @if marked { (mark(&visit, &paper)) } @else { (questions(&visit, &paper)) }
            }
        }
    };
    Ok(Frame::new(&visit, &title).style("board.css").style("game.css").script("board.js").show(&body))
}

fn choose(visit: &Visit) -> Markup {
    let reader = visit.reader;
    let edition = super::edition(visit);
    // The reader may type another; this one is as good as any.
    let number = visit.now_ms.rem_euclid(10_000);
    html! {
        p { (reader.say("exam-intro")) }
        form.card.exam-choose method="get" action="/laws/examination" {
            p { label { (reader.say("exam-edition")) " " select name="edition" { @for other in Edition::ALL {
                option value=(other.name()) selected[other == edition] { (other.name()) }
            } } } }
            p { label { (reader.say("exam-size")) " " select name="size" { @for size in SIZES {
                option value=(size) selected[size == 10] { (size) }
            } } } }
            p { label { (reader.say("exam-paper")) " " input type="number" name="paper" min="0" max="999999" value=(number) required; } }
            p.quiet { (reader.say("exam-paper-how")) }
            button.primary type="submit" { (reader.say("exam-begin")) }
        }
    }
}

fn questions(visit: &Visit, paper: &Paper) -> Markup {
    let reader = visit.reader;
    html! {
        form method="get" action="/laws/examination" {
            input type="hidden" name="edition" value=(paper.edition.name());
            input type="hidden" name="size" value=(paper.size);
            input type="hidden" name="paper" value=(paper.number);
            input type="hidden" name="marked" value="1";
            @for (index, case) in paper.cases().into_iter().enumerate() {
                section.card {
                    h2 { (reader.say_with("exam-question", &[("number", (index as u64 + 1).into())])) }
                    div.case {
                        (case.told(reader))
                        fieldset.case-ruling { legend { (reader.say("cases-question")) }
                            (options(&case.choices(paper.seed()), &format!("a{}", index + 1), reader, Asked::OfMany)) }
                    }
                }
            }
            button.primary type="submit" { (reader.say("exam-send")) }
        }
    }
}

fn mark(visit: &Visit, paper: &Paper) -> Markup {
    let reader = visit.reader;
    let answered: Vec<_> = paper
        .cases()
        .into_iter()
        .enumerate()
        .map(|(index, case)| {
            let chosen = super::super::asked(visit, &format!("a{}", index + 1)).and_then(|text| text.parse().ok());
            let chosen = chosen.and_then(|at: usize| case.choices(paper.seed()).into_iter().nth(at));
            (case, chosen)
        })
        .collect();
    let right = answered.iter().filter(|(_, chosen)| matches!(chosen, Some((_, true)))).count();
    let percent = (right * 100).checked_div(answered.len()).unwrap_or_default();
    let places = [
        ("right", (right as u64).into()),
        ("of", (answered.len() as u64).into()),
        ("percent", (percent as u64).into()),
    ];
    html! {
        p.notice.exam-mark role="status" { strong { (reader.say_with("exam-mark", &places)) } }
        @for (index, (case, chosen)) in answered.iter().enumerate() {
            section.card {
                h2 { (reader.say_with("exam-question", &[("number", (index as u64 + 1).into())])) " · " (case.title(reader)) }
                @match chosen {
                    Some((_, true)) => p.notice.notice-good { (reader.say("cases-right")) },
                    Some((ruling, false)) => {
                        p.notice.notice-bad { (reader.say("cases-wrong")) }
                        p { (reader.say("exam-yours")) ": " s { (sentence(ruling, reader)) } }
                    }
                    None => p.notice.notice-bad { (reader.say("exam-none")) },
                }
                (case.explained(reader))
                p { a href={ "/laws/cases/" (case.name) } { (reader.say("exam-case")) } }
            }
        }
        p.game-tools {
            a.button href=(paper.path()) { (reader.say("cases-again")) }
            a.button href={ "/laws/examination?edition=" (paper.edition.name()) } { (reader.say("exam-another")) }
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
            let paper = Paper { edition: Edition::E2018, size, number };
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
