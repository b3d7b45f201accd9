//! `/desk/t/ID`: the state of the tournament and the next step.

use super::act_descriptions::about;
use super::acting::press;
use super::list::stage;
use super::round::to_pair;
use super::settings_form::system_name;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, desk_of};
use crate::pages::event_tables::tie_break_codes;
use crate::roles::Action;
use crate::words;
use adoube_event::{EventAct, EventState, RoundStage};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::Posted;
use adoube_web::layout::only_here;
use adoube_web::links::qr;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::fmt::Display;

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let event = shown.event();
    let title = reader.say(words::tournament::TAB_OVERVIEW);
    let public = format!("{}/t/{id}", desk.hall_address(&visit));
    let body = html! {
        h1.hidden { (event.settings.name) }
        div.split {
            div {
                (next(&visit, &shown))
                (slips(&visit, &shown))
                (latest(&visit, &shown))
            }
            aside {
                (facts(&visit, event))
                section.card {
                    h2 { (reader.say(words::tournament::OVERVIEW_PUBLIC)) }
                    div.qr-box { (qr(&public)) }
                    p { a href={ "/t/" (id) } { (public) } }
                    (only_here(visit.reader, &public))
                }
            }
        }
    };
    Ok(shown.live_page(&visit, EventTab::Overview, &title, &body))
}

/// Renders the next step: one sentence and one button.
fn next(visit: &Visit, shown: &EventPage) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let (key, path, button) = step(event);
    let count = match event.open_round() {
        Some(_) => event.missing_results().len(),
        None => to_pair(event, event.current_round()),
    };
    let missing = reader.unmarked().say_with(words::rounds::RESULTS_MISSING, &[("count", &count)]);
    let values: [(&str, &dyn Display); 3] =
        [("round", &event.current_round()), ("count", &count), ("missing", &missing)];
    let close = event.open_round().is_none() && event.has_begun() && !event.closed;
    let over = event.finished_rounds() >= event.settings.rounds;
    html! {
        section.card.next {
            h2 { (stage(visit, event)) }
            p { (reader.say_with(key, &values)) }
            div.buttons {
                @if !path.is_empty() { a.button.primary href=(visit.link(&shown.path(path))) { (reader.say(button)) } }
                @if visit.may(Action::DirectEvent, &shown.id) && visit.at.is_none() && (close || event.closed) {
                    form method="post" action=(shown.path("/close")) {
                        (csrf_field(visit))
                        @if event.closed {
                            button type="submit" name="do" value="reopen" { (reader.say(words::tournament::REOPEN)) }
                        } @else {
                            button type="submit" name="do" value="close" class=(if over { "primary" } else { "" }) { (reader.say(words::tournament::CLOSE)) }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the next step: text key, path and button label.
fn step(event: &EventState) -> (Text, &'static str, Text) {
    if event.closed {
        return (words::tournament::NEXT_CLOSED, "/files", words::tournament::TAB_FILES);
    }
    match event.open_round().map(|round| round.stage) {
        Some(RoundStage::Draft) => (words::tournament::NEXT_DRAFT, "/rounds", words::tournament::NEXT_DRAFT_BUTTON),
        Some(_) if event.missing_results().is_empty() => {
            (words::tournament::NEXT_CLOSE_ROUND, "/rounds", words::tournament::NEXT_CLOSE_ROUND_BUTTON)
        }
        Some(_) => (words::tournament::NEXT_RESULTS, "/results", words::tournament::NEXT_RESULTS_BUTTON),
        None if event.entries.len() < 2 => {
            (words::tournament::NEXT_PLAYERS, "/players", words::tournament::NEXT_PLAYERS_BUTTON)
        }
        None if event.finished_rounds() >= event.settings.rounds => {
            (words::tournament::NEXT_OVER, "/standings", words::tournament::TAB_STANDINGS)
        }
        None => (words::tournament::NEXT_PAIR, "/rounds", words::tournament::NEXT_PAIR_BUTTON),
    }
}

/// Renders the results submitted by players.
fn slips(visit: &Visit, shown: &EventPage) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    html! {
        @if !event.slips.is_empty() {
            section.card {
                h2 { (reader.say(words::tournament::SLIPS_TITLE)) }
                ul.list { @for slip in &event.slips {
                    @let black = event.round(slip.round).and_then(|round| round.board_of(slip.white));
                    li.bar {
                        span { (black.map(|board| board.table).unwrap_or_default()) ". " (shown.name(slip.white)) " – "
                            (black.map(|board| shown.name(board.black)).unwrap_or_default()) }
                        strong { (slip.result.to_string()) }
                        @if visit.may(Action::EnterResults, &shown.id) && visit.at.is_none() {
                            form.push method="post" action=(shown.path("/slips")) {
                                (csrf_field(visit))
                                input type="hidden" name="slip" value=(slip.number);
                                button.primary.small type="submit" name="do" value="approve" { (reader.say(words::tournament::SLIP_APPROVE)) }
                                " "
                                button.small type="submit" name="do" value="reject" { (reader.say(words::tournament::SLIP_REJECT)) }
                            }
                        }
                    }
                } }
            }
        }
    }
}

pub(super) async fn slip(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let number = values.get("slip").parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
    let (act, flash) = match values.get("do") {
        "approve" => (EventAct::Approve(number), words::tournament::DONE_APPROVED),
        _ => (EventAct::Reject(number), words::tournament::DONE_REJECTED),
    };
    let path = desk_of(&visit, &id).unwrap_or_else(|| "/desk".to_owned());
    press(&desk, &visit, &id, &values, vec![act], (&path, Flash::done(flash))).await
}

pub(super) async fn close(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let (act, flash) = match values.get("do") {
        "reopen" => (EventAct::Reopen, words::tournament::DONE_REOPENED),
        _ => (EventAct::CloseEvent, words::tournament::DONE_EVENT_CLOSED),
    };
    press(&desk, &visit, &id, &values, vec![act], (&format!("/desk/t/{id}"), Flash::done(flash))).await
}

fn latest(visit: &Visit, shown: &EventPage) -> Markup {
    let reader = visit.reader;
    html! {
        section.card {
            h2 { (reader.say(words::tournament::OVERVIEW_LATEST)) }
            ul.list { @for done in shown.state.history.iter().rev().take(8) {
                li { span.soft { (shown.when(done.at)) } " " (reader.say(done.act.title())) " " (about(visit, shown, &done.act)) }
            } }
            p { a href=(visit.link(&shown.path("/log"))) { (reader.say(words::tournament::OVERVIEW_LOG)) } }
        }
    }
}

fn facts(visit: &Visit, event: &EventState) -> Markup {
    let reader = visit.reader;
    let settings = &event.settings;
    let dates = match (settings.starts, settings.ends) {
        (Some(from), Some(to)) if from != to => format!("{from} – {to}"),
        (Some(from), _) => from.to_string(),
        _ => String::new(),
    };
    let withdrawn = event.entries.iter().filter(|entry| entry.left.is_some()).count();
    html! {
        section.card {
            h2 { (reader.say(words::tournament::OVERVIEW_FACTS)) }
            dl.facts {
                dt { (reader.say(words::public::DATES)) } dd { (dates) }
                dt { (reader.say(words::tournament::PLACE)) } dd { (settings.place) }
                dt { (reader.say(words::tournament::SYSTEM)) } dd { (system_name(reader, settings.system)) }
                dt { (reader.say(words::tournament::ROUNDS)) } dd { (event.finished_rounds()) " / " (settings.rounds) }
                @if !settings.rate.text.is_empty() { dt { (reader.say(words::tournament::RATE)) } dd { (settings.rate.text) } }
                dt { (reader.say(words::tournament::EDITION)) } dd { (settings.edition) }
                dt { (reader.say(words::tournament::TIE_BREAKS)) } dd { (tie_break_codes(&settings.tie_breaks).join(", ")) }
                dt { (reader.say(words::tournament::PLAYERS)) } dd { (event.entries.len())
                    @if withdrawn > 0 { " (" (reader.say_with(words::tournament::OVERVIEW_WITHDRAWN, &[("count", &withdrawn)])) ")" } }
            }
        }
    }
}
