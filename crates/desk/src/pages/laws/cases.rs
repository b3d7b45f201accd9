//! `/laws/cases`: the project's transcripts as a case book. Read what happened, choose a ruling, see the article.

use super::menu;
use crate::failure::Failure;
use crate::layout::Frame;
use crate::table::snapshot::article_href;
use crate::texts::Reader;
use crate::visit::Visit;
use adoube_game::{Act, Answer, ArbiterAct, Event, Game, Transcript};
use axum::extract::Path;
use maud::{Markup, html};
use std::sync::LazyLock;

macro_rules! cases {
    ($($name:literal,)*) => {
        const CASES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../../game/tests/transcripts/", $name, ".game")))),*];
    };
}

cases! {
    "4.2.1-2023-adjusting",
    "4.3-2023-own-man",
    "4.3.2-2023-enemy-man",
    "4.3.3-2023-both-colours",
    "4.4.1-2023-king-and-rook",
    "4.4.2-2023-rook-first",
    "4.4.3-2023-castling-in-vain",
    "4.4.4-2023-promotion-final",
    "4.5-2023-nothing-playable",
    "4.7.1-2023-capture-made",
    "4.8-2023-complaint-lost",
    "5.2.3-2023-agreement",
    "6.2.2-2023-late-press",
    "6.7.1-2023-late",
    "6.8-2023-flag-called",
    "6.9-2023-flag-and-material",
    "6.12.2-2023-display",
    "7.2.2-2023-turned",
    "7.3-2023-colours-late",
    "7.4.1-2023-knocked-over",
    "7.5.1-2023-illegal",
    "7.5.2-2023-pawn-left",
    "7.5.3-2023-empty-press",
    "7.5.5-2023-illegal-twice",
    "7.5.5-2023-illegal-twice-draw",
    "7.6-2023-displaced",
    "8.5.1-2023-both-catch-up",
    "9.1.2.3-2023-wrong-claim",
    "9.2.1-2023-threefold",
    "9.2.2.1-2023-threefold-en-passant",
    "9.3-2023-fifty",
    "9.4-2023-claim-lost",
    "9.6-2023-fivefold",
    "A.5.2-2023-rapid-stands",
    "A.5.3-2023-rapid-flag",
    "D.2.8-2023-blind-slip",
    "I.8-2023-sealed-illegal",
    "I.10-2023-resumption-late",
    "III.3.1-2023-both-flags",
    "III.5.3-2023-quickplay-rejected",
}

/// A question: what happened, and what the Laws answer to the last of it.
struct Case {
    name: &'static str,
    transcript: Transcript,
    /// What happened, with the position before the last act.
    before: Vec<(Event, Vec<Answer>)>,
    position: String,
    last: Event,
    answers: Vec<Answer>,
}

static BOOK: LazyLock<Vec<Case>> = LazyLock::new(|| CASES.iter().filter_map(|(name, text)| case(name, text)).collect());

/// The last act that the players or the arbiter are told something about is the question.
fn case(name: &'static str, text: &str) -> Option<Case> {
    let transcript = Transcript::parse(text).ok()?;
    let mut game: Game = transcript.game().ok()?;
    let mut done: Vec<(Event, Vec<Answer>, String)> = Vec::new();
    for event in transcript.events() {
        let position = game.board();
        let answers = game.decide(event).ok()?;
        done.push((event.clone(), answers, position));
    }
    let told = |answers: &[Answer]| answers.iter().any(|answer| !answer.is_for_the_arbiter_only());
    let asked = done.iter().rposition(|(event, answers, _)| told(answers) && !is_question(event))?;
    let (last, answers, position) = done.get(asked)?.clone();
    let before = done.into_iter().take(asked).map(|(event, answers, _)| (event, answers)).collect();
    Some(Case { name, transcript, before, position, last, answers })
}

/// Asking what the clocks show or how the men stand is no ruling.
fn is_question(event: &Event) -> bool {
    matches!(event.act, Act::Arbiter(ArbiterAct::ReadsClocks | ArbiterAct::ReadsBoard))
}

impl Case {
    fn article(&self) -> &'static str {
        self.answers.iter().find(|answer| !answer.is_for_the_arbiter_only()).map_or("", |answer| answer.article)
    }

    /// The rulings to choose from: the right one among three of other cases, in an order that the name gives.
    fn choices(&self, reader: Reader) -> Vec<(String, bool)> {
        let seed = self.name.bytes().fold(7_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
        let right = ruling(&self.answers, reader);
        let mut out: Vec<(String, bool)> = Vec::new();
        for step in 0..BOOK.len() {
            let other = BOOK.get((seed.wrapping_add(step.wrapping_mul(7))) % BOOK.len());
            let Some(other) = other else { break };
            let text = ruling(&other.answers, reader);
            if out.len() < 3 && text != right && !out.iter().any(|(old, _)| *old == text) {
                out.push((text, false));
            }
        }
        out.insert(seed % (out.len() + 1), (right, true));
        out
    }
}

/// What happened, in words: when, who, what.
fn told(event: &Event, reader: Reader) -> String {
    let who = match event.act {
        Act::Player(who, _) => who.name().get(reader.language).to_owned(),
        Act::Arbiter(_) => Reader::new(reader.language).say("game-arbiter"),
    };
    reader.told(format!("{} · {who}: {}", event.at, event.act.tell(reader.language)))
}

/// Answers in words, without what is not told.
fn ruling(answers: &[Answer], reader: Reader) -> String {
    let told = answers.iter().filter(|answer| !answer.is_for_the_arbiter_only());
    told.map(|answer| answer.explain(reader.language)).collect::<Vec<_>>().join("; ")
}

pub(super) async fn list(visit: Visit) -> Result<Markup, Failure> {
    let reader = visit.reader;
    let title = reader.say("cases-title");
    let body = html! {
        h1 { (title) }
        (menu(&visit, None))
        p { (reader.say("cases-intro")) }
        ol.laws-list { @for (index, case) in BOOK.iter().enumerate() {
            li { a href={ "/laws/cases/" (case.name) } { (reader.say_with("cases-case", &[("number", (index as u64 + 1).into())])) }
                " · " (reader.say_with("cases-edition", &[("edition", case.transcript.header.edition.name().into())])) }
        } }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}

pub(super) async fn show(visit: Visit, Path(name): Path<String>) -> Result<Markup, Failure> {
    let index = BOOK.iter().position(|case| case.name == name).ok_or(Failure::NotFound)?;
    let case = BOOK.get(index).ok_or(Failure::NotFound)?;
    let reader = visit.reader;
    let title = reader.say_with("cases-case", &[("number", (index as u64 + 1).into())]);
    let chosen = super::asked(&visit, "choice").and_then(|text| text.parse::<usize>().ok());
    let choices = case.choices(reader);
    let edition = case.transcript.header.edition;
    let next = BOOK.get(index + 1).map(|case| case.name);
    let body = html! {
        h1 { (title) }
        (menu(&visit, None))
        p { (reader.say_with("cases-edition", &[("edition", edition.name().into())])) }
        div.case {
            adoube-board fen=(case.position) seat="none" labels=(crate::pages::game::board_labels(reader)) {}
            div {
                h2 { (reader.say("cases-happened")) }
                ol.case-acts { @for (event, answers) in &case.before {
                    li { (told(event, reader))
                        @for answer in answers { p.game-answer { (reader.told(answer.explain(reader.language))) " (" (answer.article) ")" } } }
                } li { strong { (told(&case.last, reader)) } } }
                h2 { (reader.say("cases-question")) }
                @match chosen {
                    None => form method="get" action=(visit.bare_path()) {
                        fieldset { legend { (reader.say("cases-choose")) }
                            @for (index, (text, _)) in choices.iter().enumerate() {
                                p { label { input type="radio" name="choice" value=(index) required; " " (reader.told(text)) } }
                            } }
                        button type="submit" { (reader.say("cases-send")) }
                    },
                    Some(chosen) => {
                        @let right = choices.get(chosen).is_some_and(|(_, right)| *right);
                        p.notice.(if right { "notice-good" } else { "notice-bad" }) role="status" {
                            (reader.say(if right { "cases-right" } else { "cases-wrong" })) }
                        @for answer in case.answers.iter() {
                            p { (reader.told(answer.explain(reader.language))) " " a href=(article_href(edition, answer.article)) { (answer.article) } }
                        }
                        p { a.button href=(article_href(edition, case.article())) { (reader.say_with("cases-read", &[("article", case.article().into())])) } " "
                            a.button href=(visit.bare_path()) { (reader.say("cases-again")) } " "
                            @if let Some(next) = next { a.button href={ "/laws/cases/" (next) } { (reader.say("cases-next")) } } }
                    }
                }
            }
        }
    };
    Ok(Frame::new(&visit, &title).style("board.css").style("game.css").script("board.js").show(&body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_laws::Language;

    #[test]
    fn every_case_has_one_right_ruling_among_four() {
        assert_eq!(BOOK.len(), CASES.len(), "every transcript is a case");
        for case in BOOK.iter() {
            for language in Language::ALL {
                let choices = case.choices(Reader::new(language));
                assert_eq!(choices.len(), 4, "{}", case.name);
                assert_eq!(choices.iter().filter(|(_, right)| *right).count(), 1, "{}", case.name);
            }
        }
    }
}
