//! `/laws/cases`: the project's transcripts as a case book. Read what happened, choose a ruling, see the article.
//!
//! A case is asked under the edition of its transcript, and under other editions that decide it alike. The right ruling
//! is the engine's answer under that edition.

mod choices;
pub(super) mod examination;
pub(super) mod kept;

use super::{menu, prose};
use crate::words;
use adoube_game::{Answer, AnswerKind, Game, Notice, TimedAct, Transcript, transcripts};
use adoube_laws::{Article, Chapter, Edition, Provision, provisions};
use adoube_services::board_game::snapshot::article_href;
use adoube_web::layout::Frame;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::Path;
use choices::Ruling;
use maud::{Markup, html};
use std::sync::LazyLock;

/// A question: what happened, and the answer of the Laws to the last act.
struct Case {
    /// `ARTICLE-EDITION-WORDS`, as in the URL.
    name: String,
    edition: Edition,
    /// The provision the case is about.
    provision: Option<&'static Provision>,
    /// The earlier events, with the position before the last act.
    before: Vec<(TimedAct, Vec<Answer>)>,
    position: String,
    last: TimedAct,
    /// The right ruling, with the articles.
    ruling: Vec<Answer>,
    wrong: [Ruling; 3],
}

static BOOK: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let mut book: Vec<Case> = transcripts().iter().flat_map(|(name, text)| cases(name, text)).collect();
    let place_of_chapter = |case: &Case| Chapter::of(case.edition).position(|other| chapter(case) == Some(other));
    book.sort_by_key(|case| {
        (case.edition, place_of_chapter(case), case.provision.map_or(usize::MAX, Provision::place))
    });
    book
});

/// Returns the cases of a transcript, under its own edition and those its first line declares alike.
fn cases(name: &str, text: &str) -> Vec<Case> {
    let Ok(transcript) = Transcript::parse(text) else { return Vec::new() };
    let own = transcript.header.edition;
    let alike = text.lines().next().and_then(|line| line.rsplit_once(';')).map_or("", |(_, alike)| alike);
    let others = Edition::ALL.into_iter().filter(|other| alike.contains("alike") && alike.contains(other.name()));
    let written = format!("-{}-", own.name());
    let of = |edition: Edition| {
        case(name, &transcript, edition, &name.replacen(&written, &format!("-{}-", edition.name()), 1))
    };
    std::iter::once(own).chain(others).filter_map(of).collect()
}

/// Returns the case: the last act that makes a question.
fn case(file: &str, transcript: &Transcript, edition: Edition, name: &str) -> Option<Case> {
    let mut transcript = transcript.clone();
    let written = format!("-{}-", transcript.header.edition.name());
    transcript.header.edition = edition;
    let mut game: Game = transcript.game().ok()?;
    let mut done: Vec<Done> = Vec::new();
    for event in transcript.events() {
        let position = game.board();
        let answers = game.decide(event).ok()?;
        done.push((event.clone(), answers, position));
    }
    let question = |(event, answers, position): &Done| {
        let ruling: Vec<Answer> = told(answers).cloned().collect();
        let right: Ruling = ruling.iter().map(chosen).collect();
        if right.is_empty() { None } else { Some((ruling, choices::wrong(&event.act, &right, position)?)) }
    };
    // Observations the arbiter must not pass on (12.6) and clock readings are asked only as a last resort, observations
    // of piece moves first.
    let seen = |(event, answers, _): &Done| {
        let flag = |answer: &&Answer| matches!(answer.what, AnswerKind::Notice(Notice::Flag(_)));
        let ruling: Vec<Answer> = answers.iter().filter(|answer| !flag(answer)).cloned().collect();
        let right: Ruling = ruling.iter().map(chosen).collect();
        Some((ruling, choices::seen(&event.act, &right)?))
    };
    // Impossible acts and mere touch-move duties are asked only as a last resort.
    let plain = |(event, answers, _): &Done| {
        let mut told = told(answers).map(|answer| &answer.what);
        choices::claimant(&event.act).is_none()
            && told.all(|what| matches!(what, AnswerKind::Refused(_) | AnswerKind::Must(..) | AnswerKind::Free(_)))
    };
    let find = |all: bool| {
        let mut questions = done.iter().enumerate().rev().filter(|(_, one)| all || !plain(one));
        questions.find_map(|(at, one)| Some((at, question(one)?)))
    };
    let find_seen = || done.iter().enumerate().find_map(|(at, one)| Some((at, seen(one)?)));
    let (article, _) = file.split_once(&written)?;
    let of_moves = ["1.4", "3.", "II.3"].iter().any(|of| article.starts_with(of));
    let first = if of_moves { find_seen() } else { None };
    let (asked, (ruling, wrong)) = first.or_else(|| find(false)).or_else(|| find(true)).or_else(find_seen)?;
    let (last, _, position) = done.get(asked)?.clone();
    let before = done.into_iter().take(asked).map(|(event, answers, _)| (event, answers)).collect();
    Some(Case { name: name.to_owned(), edition, provision: provision(article), before, position, last, ruling, wrong })
}

/// An event, its answers, and the position before it.
type Done = (TimedAct, Vec<Answer>, String);

/// Returns the provision in a file's name: `4.3` as in 2023, `1985-10.07.b` for a provision only in an older edition.
fn provision(name: &str) -> Option<&'static Provision> {
    let mut id = name.replacen('-', ":", 1);
    loop {
        if let Some(found) = provisions().iter().find(|provision| provision.article().number() == id) {
            return Some(found);
        }
        id.truncate(id.rfind('.')?);
    }
}

/// Returns the answers announced to the players.
fn told(answers: &[Answer]) -> impl Iterator<Item = &Answer> {
    answers.iter().filter(|answer| !answer.is_for_the_arbiter_only())
}

/// Returns an answer as a choice, without the reason of a refusal, which would give it away.
fn chosen(answer: &Answer) -> AnswerKind {
    if answer.what.is_refused() { AnswerKind::Refused(None) } else { answer.what.clone() }
}

/// Returns a pseudo-random number from a text and a seed.
fn lot(seed: u64, text: &str, more: u64) -> u64 {
    let start = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ more.wrapping_mul(0xd6e8_feb8_6659_fd93);
    let mut sum = text.bytes().fold(start ^ 0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(23)
    });
    sum ^= sum >> 31;
    sum = sum.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    sum ^ (sum >> 29)
}

impl Case {
    /// Returns the deciding article; for an observation by the arbiter, the one infringed.
    fn article(&self) -> &'static str {
        let seen = self.ruling.iter().find(|answer| answer.is_for_the_arbiter_only());
        seen.or_else(|| self.ruling.first()).map_or("", |answer| answer.article)
    }

    fn right(&self) -> Ruling {
        self.ruling.iter().map(chosen).collect()
    }

    /// Returns the rulings to choose from, shuffled by a seed, each with whether it is right.
    fn choices(&self, seed: u64) -> Vec<(Ruling, bool)> {
        let mut out: Vec<(Ruling, bool)> = self.wrong.iter().map(|ruling| (ruling.clone(), false)).collect();
        out.push((self.right(), true));
        let mut placed: Vec<_> = (0..).map(|at| lot(seed, &self.name, at)).zip(out).collect();
        placed.sort_by_key(|(lot, _)| *lot);
        placed.into_iter().map(|(_, choice)| choice).collect()
    }

    /// Returns the article of the case's edition and its title.
    fn title(&self, reader: Reader) -> String {
        let Some(provision) = self.provision else { return reader.told(self.article()) };
        let number = provision.article().cited_in(self.edition).unwrap_or_else(|| self.article());
        let title = provision.title(self.edition);
        // Several cases about one provision are numbered.
        let alike: Vec<&str> = about(provision, self.edition);
        let place = alike.iter().position(|name| *name == self.name).filter(|_| alike.len() > 1);
        let which = place.map_or_else(String::new, |place| format!(" ({})", place + 1));
        reader.told(format!("{number} · {}{which}", title.get(reader.language)))
    }

    /// Renders the position and what happened.
    fn told(&self, reader: Reader) -> Markup {
        html! {
            div.case-board {
                adoube-board fen=(self.position) seat="none" labels=(crate::pages::game::board_labels(reader)) {}
                noscript { p { code { (self.position) } } }
            }
            div.case-story {
                ol.case-acts { @for (event, answers) in &self.before {
                    li { (happened(event, reader))
                        @for answer in told(answers) { p.game-answer { (reader.told(answer.explain(reader.language))) " "
                            a href=(article_href(self.edition, answer.article)) { (answer.article) } } } }
                } li { strong { (happened(&self.last, reader)) } } }
            }
        }
    }

    /// Renders the answers of the Laws, each with its article and explanation.
    fn explained(&self, reader: Reader) -> Markup {
        let mut articles: Vec<&'static str> = self.ruling.iter().map(|answer| answer.article).collect();
        articles.dedup();
        html! {
            ul { @for answer in &self.ruling {
                li { (spoken(&answer.what, reader)) " " a href=(article_href(self.edition, answer.article)) { (answer.article) } }
            } }
            @for number in articles { @for article in Article::with_number(self.edition, number) { @if let Some(provision) = article.provision() {
                p.quiet { a href=(article_href(self.edition, number)) { (number) } " " strong { (reader.say(provision.title(self.edition))) } ". "
                    (prose(reader, provision.explanation(self.edition).get(reader.language), provision.read_in(self.edition))) }
            } } }
        }
    }
}

/// Returns the cases about a provision under an edition.
pub(super) fn about(provision: &Provision, edition: Edition) -> Vec<&'static str> {
    let of = of_edition(edition).filter(|case| case.provision.is_some_and(|own| std::ptr::eq(own, provision)));
    of.map(|case| case.name.as_str()).collect()
}

/// Describes an event: time, actor and act.
fn happened(event: &TimedAct, reader: Reader) -> String {
    reader.told(format!("{} · {}", event.at, event.act.tell(reader.language)))
}

/// Describes one answer; a position is shown on the board instead.
fn spoken(what: &AnswerKind, reader: Reader) -> String {
    match what {
        AnswerKind::Position(_) => reader.say(words::cases::POSITION),
        AnswerKind::Notice(Notice::Illegal) => reader.say(words::cases::ILLEGAL),
        AnswerKind::Notice(Notice::Touch) => reader.say(words::cases::TOUCH),
        AnswerKind::Notice(Notice::Displaced) => reader.say(words::cases::DISPLACED),
        AnswerKind::Notice(Notice::Recording) => reader.say(words::cases::RECORDING),
        what => reader.told(Answer { what: what.clone(), article: "" }.explain(reader.language)),
    }
}

/// Renders a ruling as a sentence.
fn sentence(ruling: &[AnswerKind], reader: Reader) -> String {
    let plain = reader.unmarked();
    let told = ruling.iter().map(|what| spoken(what, plain)).collect::<Vec<_>>().join("; ");
    let mut letters = told.chars();
    reader.told(letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect()))
}

/// Returns the edition in the URL, or the newest.
fn edition(visit: &Visit) -> Edition {
    super::asked(visit, "edition").and_then(|name| name.parse().ok()).unwrap_or(Edition::LATEST)
}

fn of_edition(edition: Edition) -> impl Iterator<Item = &'static Case> {
    BOOK.iter().filter(move |case| case.edition == edition)
}

fn chapter(case: &Case) -> Option<Chapter> {
    case.provision.and_then(|provision| provision.chapter(case.edition))
}

/// Lists the cases of an edition by article.
pub(super) async fn list(visit: Visit) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let edition = edition(&visit);
    let title = reader.say(words::game::CASES_TITLE);
    let found: Vec<&Case> = of_edition(edition).collect();
    let body = html! {
        h1 { (title) }
        (menu(&visit, None))
        p { (reader.say(words::game::CASES_INTRO)) }
        nav.tabs.laws-menu aria-label=(reader.say(words::game::LAWS_MENU)) { @for other in Edition::ALL {
            a href={ "/laws/cases?edition=" (other.name()) } aria-current=[(other == edition).then_some("page")] {
                (reader.say_with(words::game::LAWS_IN, &[("edition", &other.name())])) }
        } }
        p { (reader.say_with(words::cases::COUNT, &[("count", &(found.len() as u64))])) " "
            a.button href={ "/laws/examination?edition=" (edition.name()) } { (reader.say(words::cases::EXAM_TITLE)) } }
        @for under in found.chunk_by(|a, b| chapter(a) == chapter(b)) {
            @if let Some(first) = under.first() {
                h2 { @match chapter(first) {
                    Some(chapter) => { (chapter.number()) " · " (reader.say(chapter.title())) }
                    None => (reader.say_with(words::game::LAWS_IN, &[("edition", &edition.name())])),
                } }
                ul.laws-list { @for case in under { li { a href={ "/laws/cases/" (case.name) } { (case.title(reader)) } } } }
            }
        }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}

pub(super) async fn show(visit: Visit, Path(name): Path<String>) -> Result<Markup, RequestError> {
    let index = BOOK.iter().position(|case| case.name == name).ok_or(RequestError::NotFound)?;
    let case = BOOK.get(index).ok_or(RequestError::NotFound)?;
    let reader = visit.reader;
    let title = case.title(reader);
    let chosen = super::asked(&visit, "choice").and_then(|text| text.parse::<usize>().ok());
    let choices = case.choices(0);
    let next = BOOK.get(index + 1).filter(|next| next.edition == case.edition);
    let twins: Vec<&Case> =
        BOOK.iter().filter(|other| other.edition != case.edition && other.key() == case.key()).collect();
    let body = html! {
        h1 { (title) }
        (menu(&visit, None))
        p { (reader.say_with(words::game::CASES_EDITION, &[("edition", &case.edition.name())]))
            @for twin in twins { " · " a href={ "/laws/cases/" (twin.name) } { (reader.say_with(words::cases::UNDER, &[("edition", &twin.edition.name())])) } } }
        h2 { (reader.say(words::game::CASES_HAPPENED)) }
        div.case {
            (case.told(reader))
            div.case-ruling {
                h2 { (reader.say(words::game::CASES_QUESTION)) }
                @match chosen {
                    None => form method="get" action=(visit.bare_path()) {
                        fieldset { legend { (reader.say(words::game::CASES_CHOOSE)) } (options(&choices, "choice", reader, QuestionCount::One)) }
                        button.primary type="submit" { (reader.say(words::game::CASES_SEND)) }
                    },
                    Some(chosen) => {
                        @let right = choices.get(chosen).is_some_and(|(_, right)| *right);
                        p.notice.(if right { "notice-good" } else { "notice-bad" }) role="status" {
                            (reader.say(if right { words::game::CASES_RIGHT } else { words::game::CASES_WRONG })) }
                        @if let Some((ruling, false)) = choices.get(chosen) { p { (reader.say(words::cases::EXAM_YOURS)) ": " s { (sentence(ruling, reader)) } } }
                        (case.explained(reader))
                        p.game-tools { a.button href=(article_href(case.edition, case.article())) { (reader.say_with(words::game::CASES_READ, &[("article", &case.article())])) }
                            a.button href=(visit.bare_path()) { (reader.say(words::game::CASES_AGAIN)) }
                            @if let Some(next) = next { a.button href={ "/laws/cases/" (next.name) } { (reader.say(words::game::CASES_NEXT)) } } }
                    }
                }
            }
        }
        p { a href={ "/laws/cases?edition=" (case.edition.name()) } { (reader.say(words::game::CASES_TITLE)) } }
    };
    Ok(Frame::new(&visit, &title).style("board.css").style("game.css").script("board.js").show(&body))
}

/// Whether a question must be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum QuestionCount {
    One,
    OfMany,
}

fn options(choices: &[(Ruling, bool)], name: &str, reader: Reader, asked: QuestionCount) -> Markup {
    html! {
        @for (index, (ruling, _)) in choices.iter().enumerate() {
            p.case-choice { label { input type="radio" name=(name) value=(index) required[asked == QuestionCount::One]; " " span { (sentence(ruling, reader)) } } }
        }
    }
}

impl Case {
    /// Returns the key shared by cases of one transcript under several editions.
    fn key(&self) -> (Option<&str>, Option<&str>) {
        let written = format!("-{}-", self.edition.name());
        self.name.split_once(&written).map_or((None, None), |(article, words)| (Some(article), Some(words)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_words::Language;
    use std::collections::BTreeSet;

    #[test]
    fn every_transcript_is_a_case_with_one_right_ruling_among_four() {
        // The others contain no ruling: they show notation or positions.
        let without = transcripts().iter().filter(|(name, _)| BOOK.iter().all(|case| case.name != *name)).count();
        assert!(without <= 17, "{without} transcripts are no cases");
        let names: BTreeSet<&str> = BOOK.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names.len(), BOOK.len(), "every case has its own address");
        for case in BOOK.iter() {
            assert!(case.provision.is_some(), "{}", case.name);
            for language in Language::ALL {
                let choices = case.choices(1);
                let texts: BTreeSet<String> = choices
                    .iter()
                    .map(|(ruling, _)| sentence(ruling, adoube_web::reader::Reader::new(language)))
                    .collect();
                assert_eq!(texts.len(), 4, "{}: {texts:?}", case.name);
                assert_eq!(choices.iter().filter(|(_, right)| *right).count(), 1, "{}", case.name);
            }
        }
    }

    #[test]
    fn every_edition_has_cases() {
        for (edition, least) in [(Edition::E1985, 60), (Edition::E2017, 60), (Edition::E2018, 60), (Edition::E2023, 80)]
        {
            let count = of_edition(edition).count();
            assert!(count >= least, "{edition}: {count}");
        }
    }

    /// The position or length of a ruling must not give away the right one.
    #[test]
    fn neither_place_nor_length_tells_the_right_ruling() {
        let reader = adoube_web::reader::Reader::new(Language::English);
        let mut places = [0_usize; 4];
        let (mut longest, mut shortest) = (0, 0);
        for case in BOOK.iter() {
            let choices = case.choices(0);
            let right = choices.iter().position(|(_, right)| *right).unwrap();
            places[right] += 1;
            let lengths: Vec<usize> = choices.iter().map(|(ruling, _)| sentence(ruling, reader).len()).collect();
            longest += usize::from(lengths.iter().all(|&length| length <= lengths[right]));
            shortest += usize::from(lengths.iter().all(|&length| length >= lengths[right]));
        }
        let percent = |count: usize| count * 100 / BOOK.len();
        assert!(places.iter().all(|&count| (18..=32).contains(&percent(count))), "{places:?}");
        assert!(
            percent(longest) < 55 && percent(shortest) < 55,
            "{longest} longest, {shortest} shortest of {}",
            BOOK.len()
        );
    }

    #[test]
    fn a_case_of_many_editions_is_answered_by_each() {
        let of = |name: &str| BOOK.iter().find(|case| case.name == name).unwrap();
        assert_eq!(of("7.5.5-2023-illegal-twice").article(), "7.5.5");
        assert_eq!(of("7.5.5-2018-illegal-twice").article(), "7.5.5");
        assert_eq!(of("9.2.1-1985-threefold").article(), "10.05.b");
        assert_eq!(of("9.2.1-2017-threefold").edition, Edition::E2017);
    }
}
