//! The arbiter's console: all boards of a round at a glance, what waits for a decision first (Article 12).

use super::tools::{self, Desk as Tools};
use super::{Names, Table};
use crate::Desk;
use crate::accounts::token::Slip;
use crate::event::{Context, Event, Stage};
use crate::failure::Failure;
use crate::forms::{self, Posted, mark};
use crate::hall::of_hall;
use crate::layout::Frame;
use crate::pages::desk::shown::{Page, Shown};
use crate::record::Failed;
use crate::table::snapshot::{self, Audience, article_href, edition};
use crate::table::{Act, Mode};
use crate::visit::{Flash, Visit};
use adoube_board::Color;
use adoube_game::{Notice, Span, What};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::fmt::Write;

/// Below so much a player is in time trouble (8.4).
const TROUBLE: Span = Span::from_s(300);

pub(super) async fn current(State(desk): State<Desk>, _: Visit, Path(id): Path<String>) -> Result<Response, Failure> {
    let state = desk.event_state(&id, None).await?;
    let round = state.event.rounds.len().max(1);
    Ok(Redirect::to(&format!("/desk/t/{id}/console/{round}")).into_response())
}

async fn tables(desk: &Desk, id: &str, round: u16) -> Result<Vec<Table>, Failure> {
    let state = desk.event_state(id, None).await?;
    let boards = state.event.round(round).map_or(0, |round| round.boards.len());
    let mut tables = Vec::with_capacity(boards);
    for board in 1..=u32::try_from(boards).unwrap_or(u32::MAX) {
        tables.push(Table::load(desk, Slip { event: id.to_owned(), round, board }, Names::Whole).await?);
    }
    Ok(tables)
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Markup, Failure> {
    let tables = tables(&desk, &id, round).await?;
    let event = desk.event_state(&id, None).await?;
    let reader = visit.reader;
    let title = reader.say("console-title");
    let path = format!("/desk/t/{id}/console/{round}");
    let set_up = tables.iter().filter(|table| table.game.engine.is_some()).count();
    let body = html! {
        h1 { (title) " · " (reader.say_with("console-round", &[("round", round.into())])) }
        div data-events={ (path) "/events" } data-regions="calls boards" data-kind="state" {
            p.notice-warn data-connection data-lost=(reader.say("game-connection-lost")) hidden {}
            section #calls aria-live="polite" { (calls(&visit, &tables, &path)) }
            section #boards { (boards(&visit, &tables, desk.now_ms())) }
        }
        @if set_up < tables.len() { (set_up_form(&visit, &path, &event.event)) }
        @if set_up > 0 {
            form.game-tools method="post" action=(path) {
                (mark(&visit))
                button type="submit" name="do" value="start" { (reader.say("console-start-all")) }
                button type="submit" name="do" value="stop" { (reader.say("console-stop-all")) }
            }
        }
        p.game-tools {
            a.button href={ "/t/" (id) "/live/" (round) } { (reader.say("wall-title")) }
            a.button href={ "/t/" (id) "/live/" (round) "/games.pgn" } { (reader.say("wall-pgn")) }
            a.button href={ "/laws/" (event.event.settings.edition.name()) } { (reader.say("laws-title")) }
        }
    };
    let tabs = Shown::load(&desk, &visit, &id).await?.tabs(&visit, Page::Console);
    Ok(Frame::new(&visit, &title).tabs(tabs).style("game.css").script("live.js").show(&body))
}

fn set_up_form(visit: &Visit, path: &str, event: &Event) -> Markup {
    let reader = visit.reader;
    let published = event.rounds.last().is_some_and(|round| round.stage != Stage::Draft);
    html! {
        section.card {
            h2 { (reader.say("console-set-up")) }
            @if published {
                p { (reader.say_with("console-set-up-intro", &[("rate", event.settings.rate.text.as_str().into())])) }
                form method="post" action=(path) {
                    (mark(visit))
                    p { label { (reader.say("console-mode")) " "
                        select name="mode" {
                            option value="board" { (reader.say("console-mode-board")) }
                            option value="clock" { (reader.say("console-mode-clock")) }
                        } } }
                    p { label { (reader.say("console-supervision")) " "
                        select name="supervision" {
                            option value="" { (reader.say("console-supervision-default")) }
                            option value="full" { (reader.say("console-supervision-full")) }
                            option value="basic" { (reader.say("console-supervision-basic")) }
                        } } }
                    button type="submit" name="do" value="set-up" { (reader.say("console-set-up-all")) }
                }
            } @else { p { (reader.say("console-not-published")) } }
        }
    }
}

/// The headers of a game of this event.
pub(super) fn header(event: &Event, supervision: &str) -> String {
    let settings = &event.settings;
    let periods: Vec<String> = settings.rate.periods.iter().map(|period| period.of_clock().to_string()).collect();
    let mut out = format!("edition: {}\ntime: {}\n", settings.edition.name(), periods.join(", "));
    let play = match settings.kind_of_play() {
        adoube_laws::Play::Standard => "standard",
        adoube_laws::Play::Rapid => "rapid",
        adoube_laws::Play::Blitz => "blitz",
    };
    // Writing to a String cannot fail.
    let _ = writeln!(out, "play: {play}");
    if matches!(supervision, "full" | "basic" | "none") {
        let _ = writeln!(out, "supervision: {supervision}");
    }
    let _ = writeln!(out, "default-time: {}:00", settings.default_time_min);
    out
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
    Posted(values): Posted,
) -> Result<Response, Failure> {
    let tables = tables(&desk, &id, round).await?;
    let context = Context::new(visit.actor.in_log(), visit.now_ms);
    let line = |line: &str| Act::Line { line: line.to_owned(), reason: String::new() };
    let published =
        tables.first().and_then(|table| table.event.event.round(round)).is_some_and(|r| r.stage != Stage::Draft);
    let mut count: u64 = 0;
    for table in tables.iter().filter(|table| published && !table.game.is_over()) {
        let set_up = table.game.engine.is_some();
        let running = table.game.clock().is_some_and(|clock| clock.running().is_some());
        let act = match values.get("do") {
            "set-up" if !set_up => {
                let mode = if values.get("mode") == "clock" { Mode::Clock } else { Mode::Board };
                Act::Open { header: header(&table.event.event, values.get("supervision")), mode }
            }
            "start" if set_up && !running => line("arbiter starts"),
            "stop" if running => line("arbiter stops clocks"),
            _ => continue,
        };
        match desk.game_act(&table.slip, desk.new_command()?, &context, act).await {
            Ok(_) => count += 1,
            Err(Failed::Refused(_)) => {}
            Err(failed) => return Err(of_hall(failed)),
        }
    }
    let flash = Flash::new("done-console").with("count", count.to_string());
    Ok(forms::done(&format!("/desk/t/{id}/console/{round}"), &flash))
}

/// Why a board wants the arbiter, the most urgent first.
fn reasons(visit: &Visit, table: &Table) -> Vec<(u8, String)> {
    let reader = visit.reader;
    let state = &table.game;
    let mut out = Vec::new();
    let Some(last) = state.entries.last() else { return out };
    if state.is_over() {
        return out;
    }
    if state.interruptions.last().is_some_and(|number| last.number == *number) {
        out.push((0, reader.say("console-call-interrupted")));
    }
    if let Some(game) = state.game() {
        for open in game.open() {
            out.push((1, reader.say_with("console-call-decide", &[("article", open.article.into())])));
        }
    }
    let stopped = state.clock().is_some_and(|clock| clock.running().is_none());
    let called = state.entries.iter().rev().take_while(|entry| entry.text != "starts");
    if stopped
        && let Some(call) = called.into_iter().find(|entry| entry.text == "stops clocks" && entry.actor.is_some())
    {
        let who = call.actor.map_or("", |who| table.name(who));
        out.push((0, reader.say_with("console-call-stopped", &[("who", who.into())])));
    }
    // What two moves have passed over is no longer to be seen to.
    let plies = state.plies();
    let recent = |entry: &&std::sync::Arc<crate::table::Entry>| entry.actor.is_some() && entry.plies + 2 > plies;
    let since_ruling = state.entries.iter().rev().take_while(recent);
    for answer in since_ruling.flat_map(|entry| &entry.answers) {
        let key = match answer.what {
            What::Notice(Notice::Illegal) => "console-notice-illegal",
            What::Notice(Notice::Touch) => "console-notice-touch",
            What::Notice(Notice::Displaced) => "console-notice-displaced",
            What::Notice(Notice::Recording) => "console-notice-recording",
            What::Notice(Notice::Flag(_)) => "console-notice-flag",
            _ => continue,
        };
        let text = format!("{} ({})", reader.say(key), answer.article);
        if !out.iter().any(|(_, old)| *old == text) {
            out.push((2, text));
        }
    }
    for appeal in &state.appeals {
        out.push((
            1,
            reader.say_with(
                "console-appeal",
                &[("who", table.name(appeal.by).into()), ("number", appeal.against.into())],
            ),
        ));
    }
    out.sort_by_key(|(urgency, _)| *urgency);
    out
}

fn calls(visit: &Visit, tables: &[Table], back: &str) -> Markup {
    let reader = visit.reader;
    let mut calls: Vec<(u8, Vec<String>, &Table)> = tables
        .iter()
        .filter_map(|table| {
            let reasons = reasons(visit, table);
            let urgency = reasons.first()?.0;
            Some((urgency, reasons.into_iter().map(|(_, text)| text).collect(), table))
        })
        .collect();
    calls.sort_by_key(|(urgency, _, table)| (*urgency, table.game.entries.last().map_or(0, |entry| entry.at_ms)));
    html! {
        h2 { (reader.say("console-calls")) }
        @if calls.is_empty() { p { (reader.say("console-no-calls")) } }
        ol.console-calls { @for (_, reasons, table) in &calls {
            li.card {
                h3 { a href=(table.desk_path("")) { (reader.say_with("console-table", &[("table", table.table().into())])) }
                    " · " (table.name(Color::White)) " – " (table.name(Color::Black)) }
                ul { @for reason in reasons { li { (reason) } } }
                @let ruled = |answer: &adoube_game::Answer| !matches!(answer.what, What::Must(..) | What::Free(_) | What::Notice(_));
                @if let Some(entry) = table.game.entries.iter().rev().take(4).find(|entry| entry.answers.iter().any(ruled)) {
                    @for answer in &entry.answers {
                        p { (reader.told(answer.explain(reader.language))) " "
                            a href=(article_href(edition(&table.game), answer.article)) { (answer.article) } }
                    }
                }
                @let to = table.desk_path("/act");
                (tools::pending(Tools { visit, to: &to, back, actor: "arbiter" }, table))
                (super::board::counters(visit, table))
            }
        } }
    }
}

fn boards(visit: &Visit, tables: &[Table], now_ms: i64) -> Markup {
    let reader = visit.reader;
    html! {
        div.scroll tabindex="0" role="region" aria-label=(reader.say("console-boards")) { table {
            caption { (reader.say("console-boards")) }
            thead { tr {
                @for key in ["console-th-table", "console-th-white", "console-th-clock", "console-th-clock", "console-th-black", "console-th-move", "console-th-state"] {
                    th scope="col" { (reader.say(key)) }
                }
            } }
            tbody { @for table in tables {
                @let clock = |who: Color| remaining(table, who, now_ms);
                @let last = last_move(visit, table);
                tr {
                    th scope="row" { a href=(table.desk_path("")) { (table.table()) } }
                    td { (table.name(Color::White)) }
                    td { (mark_time(visit, clock(Color::White))) }
                    td { (mark_time(visit, clock(Color::Black))) }
                    td { (table.name(Color::Black)) }
                    td { (last) }
                    td { (snapshot::status(&table.game, reader)) }
                }
            } }
        } }
    }
}

/// What a clock shows now.
fn remaining(table: &Table, who: Color, now_ms: i64) -> Option<Span> {
    let clock = table.game.clock()?;
    let mut now = clock.clone();
    now.advance(table.game.span(now_ms), Color::ALL.map(|who| table.game.completed(who)));
    Some(now.remaining(who))
}

fn mark_time(visit: &Visit, time: Option<Span>) -> Markup {
    let Some(time) = time else { return html! { "–" } };
    let shown = Span::from_s(time.ms() / 1000);
    html! {
        (shown)
        @if time == Span::ZERO { " ⚑" } @else if time < TROUBLE { " " span.mark { (visit.reader.say("console-trouble")) } }
    }
}

fn last_move(visit: &Visit, table: &Table) -> String {
    let json = snapshot::snapshot(&table.game, "", Audience::Arbiter, visit.reader, 0);
    json["moves"].as_array().and_then(|moves| moves.last()).map_or_else(String::new, |mv| {
        let dots = if mv["by"] == "white" { "." } else { "…" };
        format!("{}{dots} {}", mv["number"], mv["text"].as_str().unwrap_or_default())
    })
}
