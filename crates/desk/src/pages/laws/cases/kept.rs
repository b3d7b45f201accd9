//! Saved examinations: submitted by signed-in users, listed, and printed as results for an arbiters' course.

use super::BOOK;
use super::examination::ExaminationPaper;
use crate::Desk;
use crate::pages::acting::Command;
use crate::roles::Action;
use crate::words;
use adoube_laws::Edition;
use adoube_ledger::Ledger;
use adoube_services::board_game::snapshot::article_href;
use adoube_services::course::{Examinations, HandIn, Missed, Sat};
use adoube_web::access::Actor;
use adoube_web::flash::Flash;
use adoube_web::forms::Posted;
use adoube_web::layout::{Frame, when};
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::fmt::Display;

/// Returns the signed-in account: id and name.
fn own(visit: &Visit) -> Result<(&str, &str), RequestError> {
    match &visit.actor {
        Actor::Account { id, name, .. } => Ok((id, name)),
        _ => Err(RequestError::SignIn),
    }
}

/// Marks and saves an examination.
pub(in crate::pages::laws) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let (account, _) = own(&visit)?;
    let edition: Edition = values.get("edition").parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
    let paper = ExaminationPaper::named(edition, values.get("size"), values.get("paper"))
        .ok_or(RequestError::NOT_UNDERSTOOD)?;
    let answered = paper.answered(|number| values.get(&format!("a{number}")).parse().ok());
    let right = answered.iter().filter(|(_, chosen)| matches!(chosen, Some((_, true)))).count();
    let wrong = answered.iter().filter(|(_, chosen)| !matches!(chosen, Some((_, true))));
    let missed = wrong.map(|(case, _)| Missed { case: case.name.clone(), article: case.article().to_owned() });
    let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let act = HandIn {
        edition: edition.name().to_owned(),
        paper: paper.number,
        cases: count(answered.len()),
        right: count(right),
        missed: missed.collect(),
    };
    let stream = Ledger::<Examinations>::stream(account).map_err(RequestError::from)?;
    let Command { id, context } = Command::of_form(&desk, &visit, &values)?;
    let outcome = desk.live_games().examinations.act(&stream, id, &context, act).await.map_err(RequestError::from)?;
    Ok(FormOutcome::done(
        format!("/laws/examinations/{account}/{}", outcome.number),
        Flash::done(words::cases::DONE_EXAM),
    ))
}

/// Lists the account's examinations; those of all accounts for their administrator.
pub(in crate::pages::laws) async fn list(State(desk): State<Desk>, visit: Visit) -> Result<Markup, RequestError> {
    let (account, name) = own(&visit)?;
    let reader = visit.reader;
    let mut accounts = vec![(account.to_owned(), name.to_owned())];
    if visit.may(Action::ManageAccounts, "") {
        let others = desk.store().accounts().await?.into_iter().filter(|other| other.id != account);
        accounts.extend(others.map(|other| (other.id, other.name)));
    }
    let mut sat: Vec<(String, String, Sat)> = Vec::new();
    for (id, name) in accounts {
        let of = desk.live_games().examinations_of(&id).await?;
        sat.extend(of.iter().map(|one| (id.clone(), name.clone(), one.clone())));
    }
    sat.sort_by_key(|(.., one)| std::cmp::Reverse(one.at_ms));
    let title = reader.say(words::cases::EXAM_KEPT_TITLE);
    let body = html! {
        h1 { (title) }
        (super::super::menu(&visit, None))
        @if sat.is_empty() { p { (reader.say(words::cases::EXAM_KEPT_NONE)) } } @else {
            div.scroll tabindex="0" role="region" aria-label=(title) { table.stack {
                caption { (title) }
                thead { tr { @for key in [words::cases::EXAM_TH_WHEN, words::cases::EXAM_TH_WHO, words::cases::EXAM_TH_PAPER, words::cases::EXAM_EDITION, words::cases::EXAM_TH_MARK] {
                    th scope="col" { (reader.say(key)) }
                } } }
                tbody { @for (id, name, one) in &sat { tr {
                    th scope="row" { a href={ "/laws/examinations/" (id) "/" (one.number) } { (when(one.at_ms)) } }
                    td { (name) }
                    td { span.stack-label { (reader.say(words::cases::EXAM_TH_PAPER)) ": " } (one.paper.paper) }
                    td { span.stack-label { (reader.say(words::cases::EXAM_EDITION)) ": " } (one.paper.edition) }
                    td { span.stack-label { (reader.say(words::cases::EXAM_TH_MARK)) ": " } (reader.say_with(words::cases::EXAM_SCORE, &[("right", &one.paper.right), ("of", &one.paper.cases), ("percent", &one.paper.percent())])) }
                } } }
            } }
        }
        p { a.button href="/laws/examination" { (reader.say(words::cases::EXAM_ANOTHER)) } }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}

/// Shows one examination as a printable result.
pub(in crate::pages::laws) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((account, number)): Path<(String, u64)>,
) -> Result<Markup, RequestError> {
    let (own, name) = own(&visit)?;
    let name = if own == account {
        name.to_owned()
    } else if visit.may(Action::ManageAccounts, "") {
        let accounts = desk.store().accounts().await?;
        accounts.into_iter().find(|other| other.id == account).map(|other| other.name).ok_or(RequestError::NotFound)?
    } else {
        return Err(RequestError::NotFound);
    };
    let sat = desk.live_games().examinations_of(&account).await?;
    let sat = sat.iter().find(|one| one.number == number).ok_or(RequestError::NotFound)?;
    let paper = &sat.paper;
    let edition: Edition = paper.edition.parse().map_err(|_| RequestError::NotFound)?;
    let reader = visit.reader;
    let title = reader.say(words::cases::EXAM_RESULT);
    let places: [(&str, &dyn Display); 3] =
        [("right", &paper.right), ("of", &paper.cases), ("percent", &paper.percent())];
    let body = html! {
        article.decision {
            h1 { (title) }
            p.notice.exam-mark { strong { (reader.say_with(words::cases::EXAM_MARK, &places)) } }
            dl.particulars {
                dt { (reader.say(words::cases::EXAM_TH_WHO)) } dd { (name) }
                dt { (reader.say(words::cases::EXAM_TH_WHEN)) } dd { (when(sat.at_ms)) }
                dt { (reader.say(words::cases::EXAM_TH_PAPER)) } dd { (paper.paper) }
                dt { (reader.say(words::cases::EXAM_EDITION)) } dd { (paper.edition) }
                dt { (reader.say(words::game::DECISION_NUMBER)) } dd { (sat.number) }
            }
            @if paper.missed.is_empty() { p { (reader.say(words::cases::EXAM_ALL_RIGHT)) } } @else {
                h2 { (reader.say(words::cases::EXAM_READ_AGAIN)) }
                ul.laws-list { @for missed in &paper.missed {
                    li { a href=(article_href(edition, &missed.article)) { (missed.article) } " "
                        @if let Some(case) = BOOK.iter().find(|case| case.name == missed.case) {
                            a href={ "/laws/cases/" (case.name) } { (case.title(reader)) }
                        } }
                } }
            }
            p.signature { (reader.say(words::cases::EXAM_EXAMINER)) ": " span.blank {} }
        }
        p.game-tools.no-print {
            button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) }
            a.button href={ "/laws/examination?edition=" (paper.edition) "&size=" (paper.cases) "&paper=" (paper.paper) } { (reader.say(words::game::CASES_AGAIN)) }
            a.button href="/laws/examinations" { (reader.say(words::cases::EXAM_KEPT_TITLE)) }
        }
    };
    Ok(Frame::new(&visit, &title).style("game.css").script("paper.js").show(&body))
}
