//! `/desk/t/ID/log`: all acts with author and time, the tournament at each point in time, and undo.

use super::act_descriptions::about;
use super::acting::press;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::roles::Action;
use crate::words;
use adoube_event::{EventAct, EventAnswer, RecordedAct, effective};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::Posted;
use adoube_web::outcome::FormOutcome;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;

/// Number of acts on a page of the log.
pub(crate) const SHOWN_AT_ONCE: usize = 200;

/// The part of a log to show.
#[derive(Deserialize)]
pub(crate) struct LogQuery {
    /// Show only acts before this number.
    pub(crate) before: Option<u64>,
}

/// Renders a page of a log: its lines, latest first, and a link to earlier ones.
pub(crate) fn page(reader: Reader, intro: Text, lines: &[Markup], earlier: Option<&str>) -> Markup {
    let title = reader.say(words::tournament::TAB_LOG);
    html! {
        h1 { (title) }
        p.hint { (reader.say(intro)) }
        section.card { div.scroll { table.stick.stack {
            caption.hidden { (title) }
            thead { tr {
                th.num scope="col" { (reader.say(words::tournament::LOG_NUMBER)) }
                th scope="col" { (reader.say(words::tournament::LOG_WHEN)) }
                th scope="col" { (reader.say(words::tournament::LOG_WHO)) }
                th scope="col" { (reader.say(words::tournament::LOG_WHAT)) }
                th scope="col" { span.hidden { (reader.say(words::tournament::LOG_ACTS)) } }
            } }
            tbody { @for line in lines { (line) } }
        } }
        @if let Some(earlier) = earlier { p { a.button href=(earlier) { (reader.say(words::tournament::LOG_MORE)) } } } }
    }
}

/// Returns account names by id, since the log holds only ids.
pub(crate) async fn accounts(desk: &Desk) -> Result<HashMap<String, String>, RequestError> {
    Ok(desk.store().accounts().await?.into_iter().map(|account| (account.id, account.name)).collect())
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<LogQuery>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let accounts = accounts(&desk).await?;
    let holds = effective(&shown.state.history);
    let before = asked.before.unwrap_or(u64::MAX);
    let all: Vec<_> = shown.state.history.iter().zip(holds).rev().filter(|(done, _)| done.number < before).collect();
    let may = visit.may(Action::Undo, &id) && visit.at.is_none();
    let lines = all.iter().take(SHOWN_AT_ONCE);
    let lines: Vec<Markup> =
        lines.map(|(done, holds)| line(&visit, &shown, done, *holds, &who(&visit, &done.by, &accounts), may)).collect();
    let last = all.iter().take(SHOWN_AT_ONCE).next_back().filter(|_| all.len() > SHOWN_AT_ONCE);
    let earlier = last.map(|(done, _)| visit.link(&shown.path(&format!("/log?before={}", done.number))));
    let body = page(reader, words::tournament::LOG_INTRO, &lines, earlier.as_deref());
    let title = reader.say(words::tournament::TAB_LOG);
    Ok(shown.live_page(&visit, EventTab::Log, &title, &body))
}

/// Returns the author's name, since the log holds only ids.
pub(crate) fn who(visit: &Visit, by: &str, accounts: &HashMap<String, String>) -> String {
    let reader = visit.reader;
    match by.split_once(':') {
        Some(("player", rest)) => match rest.strip_prefix("slip:").and_then(|place| place.split_once('.')) {
            Some((round, board)) => {
                format!("{} ({})", reader.say(words::accounts::ROLE_PLAYER), at_board(reader, round, board))
            }
            None => reader.say(words::accounts::ROLE_PLAYER),
        },
        Some(("game", place)) => {
            let (round, board) = place.split_once('.').unwrap_or((place, ""));
            at_board(reader, round, board)
        }
        Some((role, id)) => match (accounts.get(id), role.parse::<crate::roles::Role>()) {
            (Some(name), Ok(role)) => format!("{name} ({})", reader.say(role.name())),
            _ => by.to_owned(),
        },
        None if by == "desk" => reader.say(words::tournament::LOG_BY_DESK),
        None => by.to_owned(),
    }
}

fn at_board(reader: Reader, round: &str, board: &str) -> String {
    reader.say_with(words::tournament::LOG_BY_GAME, &[("round", &round), ("board", &board)])
}

fn line(visit: &Visit, shown: &EventPage, done: &RecordedAct, holds: bool, who: &str, may: bool) -> Markup {
    let reader = visit.reader;
    let undoable = may
        && holds
        && !matches!(done.act, EventAct::Open(_) | EventAct::LeaveFideMode { .. } | EventAct::Printed { .. });
    let shows_answers = !done.act.is_for_arbiters() || visit.may(Action::Rule, &shown.id);
    html! {
        tr.(if holds { "" } else { "undone" }) {
            td.num { (done.number) }
            td.nowrap { (shown.when(done.at)) }
            td { (who) }
            td.whole {
                strong { (reader.say(done.act.title())) } " " (about(visit, shown, &done.act))
                @if !holds { " " span.mark.mark-warn { (reader.say(words::tournament::LOG_UNDONE)) } }
                // The act already shows the entered player.
                @for answer in done.answers.iter().filter(|answer| shows_answers && !matches!(answer, EventAnswer::Entered(_))).take(4) { div.soft { (reader.told(answer.text(reader.language))) } }
            }
            td.nowrap {
                a href=(format!("/desk/t/{}?at={}", shown.id, done.number)) { (reader.say(words::tournament::LOG_LOOK)) }
                @if undoable {
                    " "
                    form.inline method="post" action=(shown.path("/log")) {
                        (csrf_field(visit))
                        input type="hidden" name="number" value=(done.number);
                        button.quiet.small type="submit" { (reader.say(words::tournament::LOG_UNDO)) }
                    }
                }
            }
        }
    }
}

pub(super) async fn undo(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let number: u64 = values.get("number").parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
    let flash = Flash::done(words::tournament::DONE_UNDONE).with("number", number.to_string());
    press(&desk, &visit, &id, &values, vec![EventAct::Undo(number)], (&format!("/desk/t/{id}/log"), flash)).await
}
