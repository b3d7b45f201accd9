//! A decision of the arbiter for printing, with its article; the whole game as a transcript for an appeals committee.

use super::{BoardInPlay, NameDisclosure, board_id};
use crate::Desk;
use crate::pages::acting::Command;
use crate::pages::desk::log::who;
use crate::words;
use adoube_board::Color;
use adoube_game::{Answer, AnswerKind, Span};
use adoube_laws::{Article, Edition};
use adoube_ledger::LedgerError;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::snapshot::{article_href, code, entry_text};
use adoube_services::board_game::{Entry, LiveGameAct, RecordedAppeal};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::layout::{Frame, when_in};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::collections::HashMap;
use std::fmt::Display;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round, board, number)): Path<(String, u16, u32, u64)>,
) -> Result<Markup, RequestError> {
    page(&desk, &visit, board_id((id, round, board)), number, None).await
}

/// A refused act on a decision, and the reason.
struct RefusedAppeal<'a> {
    values: &'a Values,
    why: String,
}

/// Renders a decision; a refused act is shown where it was sent.
async fn page(
    desk: &Desk,
    visit: &Visit,
    board_id: BoardId,
    number: u64,
    returned: Option<&RefusedAppeal<'_>>,
) -> Result<Markup, RequestError> {
    let round = board_id.round;
    let table = BoardInPlay::load(desk, board_id, NameDisclosure::Whole).await?;
    let entry = table.game.all_entries().find(|entry| entry.number == number).ok_or(RequestError::NotFound)?;
    let reader = visit.reader;
    let edition = table.edition();
    let zone = crate::calendar::zone(&table.event.event.settings);
    let accounts: HashMap<String, String> =
        desk.store().accounts().await?.into_iter().map(|account| (account.id, account.name)).collect();
    let clock = |who: Color| entry.clocks.get(who as usize).map(|span| Span::from_s(span.ms() / 1000).to_string());
    let title = reader.say(words::game::DECISION_TITLE);
    let body = html! {
        article.decision {
            h1 { (title) }
            dl.particulars {
                dt { (reader.say(words::game::DECISION_EVENT)) } dd { (table.event.event.settings.name) }
                dt { (reader.say(words::game::DECISION_GAME)) }
                dd { (table.name(Color::White)) " – " (table.name(Color::Black)) ", "
                    (reader.say_with(words::game::PLACE, &[("round", &round), ("table", &table.table())])) }
                dt { (reader.say(words::game::DECISION_WHEN)) } dd { (when_in(entry.at_ms, &zone)) " (" (Span::from_s(entry.at.ms() / 1000)) ")" }
                dt { (reader.say(words::game::DECISION_BY)) } dd { (decided_by(visit, &table, entry, &accounts)) }
                dt { (reader.say(words::game::DECISION_WHAT)) } dd { (entry_text(entry, reader)) }
                dt { (reader.say(words::game::DECISION_CLOCKS)) }
                dd { (clock(Color::White).unwrap_or_default()) " – " (clock(Color::Black).unwrap_or_default()) }
                @if !entry.reason.is_empty() { dt { (reader.say(words::game::REASON)) } dd { (entry.reason) } }
                dt { (reader.say(words::game::DECISION_NUMBER)) } dd { (entry.number) }
            }
            h2 { (reader.say(words::game::DECISION_ANSWERS)) }
            @if let Some(imposed) = entry.imposed {
                p { (adoube_services::board_game::snapshot::penalty(&imposed, reader)) " · "
                    a href=(article_href(edition, imposed.article)) { (reader.say_with(words::game::DECISION_ARTICLE, &[("article", &imposed.article), ("edition", &edition.name())])) } }
                (explained(visit, edition, imposed.article))
            }
            @let penalty = |answer: &Answer| matches!(answer.what, AnswerKind::Penalty(..)) && entry.imposed.is_some();
            @let answers: Vec<_> = entry.answers.iter().enumerate().filter(|(_, answer)| !answer.is_for_the_arbiter_only() && !penalty(answer)).collect();
            ul { @for (place, (index, answer)) in answers.iter().enumerate() {
                // Explain each article only once.
                @let said = answers.iter().take(place).any(|(_, before)| before.article == answer.article);
                @let grounds = entry.grounds.get(*index).map_or(&[][..], Vec::as_slice);
                li {
                    (reader.told(answer.explain_with(grounds, reader.language))) " · "
                    a href=(article_href(edition, answer.article)) { (reader.say_with(words::game::DECISION_ARTICLE, &[("article", &answer.article), ("edition", &edition.name())])) }
                    @if !said { (explained(visit, edition, answer.article)) }
                }
            } }
            p.signature { (reader.say(words::game::DECISION_ARBITER)) ": " span.blank {} }
            p.signature { (reader.say(words::game::DECISION_APPEAL)) ": " span.blank {} }
        }
        div.no-print {
            p.game-tools { button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) } }
            @for appeal in table.game.appeals.iter().filter(|appeal| appeal.against == number) {
                (appealed(visit, &table, appeal, returned))
            }
            form.game-tools method="post" action=(visit.bare_path()) {
                (csrf_field(visit))
                @for who in Color::ALL {
                    button type="submit" name="who" value=(code(who)) { (reader.say_with(words::game::DECISION_APPEALS, &[("who", &table.name(who))])) }
                }
                @if let Some(returned) = returned.filter(|returned| returned.values.get("upheld").is_empty()) {
                    p.problem role="alert" { (returned.why) }
                }
            }
            p { a.button href=(table.desk_path("")) { (reader.say(words::game::BACK_TO_BOARD)) } }
        }
    };
    Ok(Frame::new(visit, &title).zone(zone).style("game.css").script("paper.js").show(&body))
}

/// Returns the author of a decision: the arbiter by name, or the Laws for an answer to a player's act.
fn decided_by(visit: &Visit, table: &BoardInPlay, entry: &Entry, accounts: &HashMap<String, String>) -> String {
    match (entry.by.starts_with("seat:"), entry.actor()) {
        (true, Some(player)) => visit.reader.say_with(words::game::DECISION_BY_LAWS, &[("who", &table.name(player))]),
        (true, None) => String::new(),
        _ if entry.by == "desk" => visit.reader.say(words::game::DECISION_BY_DESK),
        _ => who(visit, &entry.by, accounts),
    }
}

/// Renders our explanation of an article of the Laws.
pub(super) fn explained(visit: &Visit, edition: Edition, number: &str) -> Markup {
    let reader = visit.reader;
    html! {
        @for article in Article::with_number(edition, number) { @if let Some(provision) = article.provision() {
            p { strong { (reader.say(provision.title(edition))) } ". " (reader.told(provision.explain(edition, reader.language))) }
        } }
    }
}

/// Renders an appeal: its decision, or the form to decide it.
fn appealed(
    visit: &Visit,
    table: &BoardInPlay,
    appeal: &RecordedAppeal,
    returned: Option<&RefusedAppeal<'_>>,
) -> Markup {
    let reader = visit.reader;
    let returned = returned.filter(|returned| returned.values.get("appeal") == appeal.number.to_string());
    let typed = returned.map(|returned| returned.values.raw("reason"));
    let places: [(&str, &dyn Display); 2] = [("who", &table.name(appeal.by)), ("number", &appeal.against)];
    html! {
        section.card {
            p.notice.notice-warn { (reader.say_with(words::game::CONSOLE_APPEAL, &places)) }
            @match &appeal.settled {
                Some(settled) => p {
                    (reader.say(if settled.upheld { words::game::APPEAL_UPHELD } else { words::game::APPEAL_REJECTED }))
                    @if !settled.reason.is_empty() { " · " (settled.reason) }
                },
                None => form.game-tools method="post" action=(visit.bare_path()) {
                    (csrf_field(visit))
                    input type="hidden" name="appeal" value=(appeal.number);
                    label { (reader.say(words::game::REASON)) " " input name="reason" maxlength="300" size="24" value=[typed]
                        aria-invalid=[typed.map(|_| "true")] aria-describedby=[typed.map(|_| "appeal-problem")]; }
                    button type="submit" name="upheld" value="yes" { (reader.say(words::game::APPEAL_UPHOLD)) }
                    button type="submit" name="upheld" value="no" { (reader.say(words::game::APPEAL_REJECT)) }
                    @if let Some(returned) = returned { p.problem #appeal-problem { (returned.why) } }
                },
            }
        }
    }
}

/// Records a player's appeal against the decision; it is listed among the calls until decided.
pub(super) async fn appeal(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round, board, number)): Path<(String, u16, u32, u64)>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let table = BoardInPlay::load(&desk, board_id((id, round, board)), NameDisclosure::Whole).await?;
    let decision = number;
    let act = match (values.get("who"), values.get("upheld"), values.get("appeal").parse()) {
        ("white", ..) => LiveGameAct::Appeal { by: Color::White, number },
        ("black", ..) => LiveGameAct::Appeal { by: Color::Black, number },
        (_, upheld @ ("yes" | "no"), Ok(number)) => {
            LiveGameAct::Settle { number, upheld: upheld == "yes", reason: values.get("reason").to_owned() }
        }
        _ => return Err(RequestError::NOT_UNDERSTOOD),
    };
    if !table.game.all_entries().any(|entry| entry.number == decision) {
        return Err(RequestError::NotFound);
    }
    let command = Command::of_form(&desk, &visit, &values)?;
    let to = table.desk_path(&format!("/decision/{number}"));
    match desk.game_act(&table.board_id, command.id, &command.context, act).await {
        Ok(_) => Ok(FormOutcome::done(&to, Flash::done(words::game::DONE_GAME_ACT))),
        Err(LedgerError::Refused(refusal)) => {
            let returned = RefusedAppeal { values: &values, why: super::refused::sentence(&refusal, visit.reader) };
            let problems = Problems::of_form(&returned.why);
            let page = page(&desk, &visit, table.board_id.clone(), decision, Some(&returned));
            let page = BrowserPage::load(&visit, page).await?;
            Ok(FormOutcome::Invalid { problems, page })
        }
        Err(failed) => Err(failed.into()),
    }
}

pub(super) async fn transcript(
    State(desk): State<Desk>,
    _: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Response, RequestError> {
    let table = BoardInPlay::load(&desk, board_id(path), NameDisclosure::Whole).await?;
    let names =
        format!("white: {}\nblack: {}\n", one_line(table.name(Color::White)), one_line(table.name(Color::Black)));
    let text = format!("{names}{}", table.game.transcript());
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

fn one_line(name: &str) -> String {
    name.chars().map(|c| if c.is_control() || c == '#' { ' ' } else { c }).collect()
}
