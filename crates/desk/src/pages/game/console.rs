//! The arbiter's console: all boards of a round at a glance, with those awaiting a decision first (Article 12).

use super::tools::{self, ActTarget, RefusedAct};
use super::{BoardInPlay, NameDisclosure, set_up};
use crate::Desk;
use crate::pages::acting::Command;
use crate::pages::event_page::{EventPage, EventTab};
use crate::words;
use adoube_board::Color;
use adoube_event::{EventState, RoundStage};
use adoube_game::{Answer, AnswerKind, ArbiterAct, Game, GameAct, GameResult, Notice, Span, plain_style};
use adoube_laws::{Edition, Play};
use adoube_ledger::LedgerError;
use adoube_services::board_game::snapshot::{self, article_href};
use adoube_services::board_game::{LiveGameAct, LiveGameRefusal, Mode};
use adoube_services::live_games::game_id;
use adoube_tournament::BoardResult;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::fmt::Display;

/// Returns the time below which a player is in time trouble: five minutes as in the Laws (8.4), less in faster games.
fn trouble(event: &EventState) -> Span {
    Span::from_s(match event.settings.kind_of_play() {
        Play::Standard => 300,
        Play::Rapid => 60,
        Play::Blitz => 20,
    })
}

pub(super) async fn current(
    State(desk): State<Desk>,
    _: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let state = desk.event_state(&id, None).await?;
    let round = state.event.rounds.len().max(1);
    Ok(Redirect::to(&format!("/desk/t/{id}/console/{round}")).into_response())
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Markup, RequestError> {
    page(&desk, &visit, &id, round, None).await
}

/// Renders the console; a refused act is shown where it was sent.
pub(super) async fn page(
    desk: &Desk,
    visit: &Visit,
    id: &str,
    round: u16,
    returned: Option<&RefusedAct>,
) -> Result<Markup, RequestError> {
    let tables = BoardInPlay::load_round(desk, id, round, NameDisclosure::Whole).await?;
    let event = desk.event_state(id, None).await?;
    let reader = visit.reader;
    let title = reader.say(words::game::CONSOLE_TITLE);
    let path = format!("/desk/t/{id}/console/{round}");
    let set_up = tables.iter().filter(|table| table.here).count();
    let to_set_up = tables.iter().any(|table| !table.here && table.entered().is_none());
    let calls = calls(visit, &tables, &path, returned);
    let body = html! {
        h1 { (title) " · " (reader.say_with(words::game::CONSOLE_ROUND, &[("round", &round)])) }
        (tools::told(returned, &calls))
        div data-events={ (path) "/events" } data-also={ "/t/" (id) "/events" } data-regions="calls boards counted" data-kind="state" data-address=(path) {
            p.notice-warn data-connection data-lost=(reader.say(words::game::CONNECTION_LOST)) hidden {}
            section #calls aria-live="polite" { (calls) }
            section.card #boards { (boards(visit, &tables, desk.now_ms())) }
            section.card #counted { (counted(visit, &tables, round)) }
        }
        @if to_set_up { (set_up::form(visit, &path, &event.event, None)) }
        @if set_up > 0 {
            form.game-tools method="post" action=(path) {
                (csrf_field(visit))
                button type="submit" name="do" value="start" { (reader.say(words::game::CONSOLE_START_ALL)) }
                button type="submit" name="do" value="stop" { (reader.say(words::game::CONSOLE_STOP_ALL)) }
            }
        }
        p.game-tools {
            a.button href={ "/t/" (id) "/live/" (round) } { (reader.say(words::game::WALL_TITLE)) }
            a.button href={ "/t/" (id) "/round/" (round) ".pgn" } { (reader.say(words::game::WALL_PGN)) }
            a.button href={ "/laws/" (event.event.settings.edition.name()) } { (reader.say(words::game::LAWS_TITLE)) }
        }
    };
    let tabs = EventPage::for_arbiters(desk, visit, id).await?.tabs(visit, EventTab::Console);
    Ok(Frame::new(visit, &title).tabs(tabs).style("game.css").script("live.js").show(&body))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let tables = BoardInPlay::load_round(&desk, &id, round, NameDisclosure::Whole).await?;
    let command = Command::of_form(&desk, &visit, &values)?;
    let published =
        tables.first().and_then(|table| table.event.event.round(round)).is_some_and(|r| r.stage != RoundStage::Draft);
    let mut count: u64 = 0;
    let one: Option<u32> = values.get("board").parse().ok();
    let meant = |table: &&BoardInPlay| {
        let over = table.game.is_over() && !(table.game.is_annulled() && values.get("do") == "again");
        published && !over && one.is_none_or(|board| board == table.board_id.board)
    };
    for table in tables.iter().filter(meant) {
        // Do not set up a board whose result is already entered.
        if let (Some(entered), Some(_), "set-up" | "again") = (table.entered(), one, values.get("do")) {
            let result = entered.result.to_string();
            let why = words::game::WARN_CONSOLE_HAS_RESULT;
            return Ok(FormOutcome::refused(table.desk_path(""), why, [("result", result)]));
        }
        let done = match act_of(table, &values) {
            Some(Ok(act)) => {
                desk.game_act(&table.board_id, command.part(&game_id(&table.board_id)), &command.context, act).await
            }
            Some(Err(refusal)) => Err(LedgerError::Refused(refusal)),
            None => continue,
        };
        match done {
            Ok(_) => count += 1,
            // When all boards are set up, skip those that cannot be; for a single board, report why.
            Err(LedgerError::Refused(refusal)) if one.is_some() => {
                let problems = Problems::of_form(&super::refused::sentence(&refusal, visit.reader));
                let draw = |_: &Problems| set_up::again(&visit, table, &values, &refusal);
                return Ok(FormOutcome::invalid(&visit, problems, draw));
            }
            Err(LedgerError::Refused(_)) => {}
            Err(failed) => return Err(failed.into()),
        }
    }
    if let Some(table) = one.and_then(|_| tables.iter().find(meant)) {
        return Ok(FormOutcome::done(table.desk_path(""), Flash::done(words::game::DONE_GAME_ACT)));
    }
    let flash = Flash::done(words::game::DONE_CONSOLE).with("count", count.to_string());
    Ok(FormOutcome::done(format!("/desk/t/{id}/console/{round}"), flash))
}

/// Returns the act of a button for one board; `None` for a board that the button does not concern.
fn act_of(table: &BoardInPlay, values: &Values) -> Option<Result<LiveGameAct, LiveGameRefusal>> {
    let arbiter = |act: ArbiterAct| Some(Ok(LiveGameAct::at_board(GameAct::Arbiter(act))));
    let (set_up, entered) = (table.here, table.entered().is_some());
    let running = table.game.clock().is_some_and(|clock| clock.running().is_some());
    match values.get("do") {
        "set-up" if !set_up && !entered => {
            let mode = if values.get("mode") == "clock" { Mode::Clock } else { Mode::Board };
            let header = set_up::header(&table.event.event, values);
            Some(header.map(|header| LiveGameAct::Open { header: Box::new(header), mode }))
        }
        "again" if table.game.is_annulled() && !entered => {
            let header = Box::new((*table.game.header).clone());
            Some(Ok(LiveGameAct::Open { header, mode: table.game.mode() }))
        }
        "start" if set_up && !running && !entered => arbiter(ArbiterAct::Starts),
        "stop" if running => arbiter(ArbiterAct::StopsClocks),
        _ => None,
    }
}

/// Describes the difference between the round's result and the board's, if any.
fn differing(visit: &Visit, table: &BoardInPlay) -> Option<String> {
    let here = table.game.result().map(BoardResult::from);
    let entered = table.entered().map(|entered| entered.result);
    if !table.here || here == entered {
        return None;
    }
    let reader = visit.reader;
    Some(match (here, entered) {
        (Some(here), Some(entered)) => {
            reader.say_with(words::game::CONSOLE_RESULTS_DIFFER, &[("here", &here), ("entered", &entered)])
        }
        (Some(here), None) => reader.say_with(words::game::CONSOLE_RESULT_NOT_ENTERED, &[("here", &here)]),
        (None, entered) => {
            let entered = entered.map(|entered| entered.to_string()).unwrap_or_default();
            reader.say_with(words::game::CONSOLE_RESULT_BY_HAND, &[("entered", &entered)])
        }
    })
}

/// Returns the reasons why a board needs the arbiter, most urgent first.
fn reasons(visit: &Visit, table: &BoardInPlay) -> Vec<(u8, String, Option<&'static str>)> {
    let reader = visit.reader;
    let state = &table.game;
    let mut out = Vec::new();
    for appeal in state.appeals.iter().filter(|appeal| appeal.settled.is_none()) {
        let places: [(&str, &dyn Display); 2] = [("who", &table.name(appeal.by)), ("number", &appeal.against)];
        out.push((1, reader.say_with(words::game::CONSOLE_APPEAL, &places), None));
    }
    out.extend(differing(visit, table).map(|text| (1, text, None)));
    if state.is_annulled() && table.entered().is_none() {
        out.push((
            1,
            reader.say(words::game::CONSOLE_CALL_NEW_GAME),
            state.game().and_then(adoube_game::Game::ended_by),
        ));
    }
    if state.is_over() {
        return out;
    }
    // Shown until the clocks are started again.
    if state.interruptions.last().is_some_and(|number| *number > state.started()) {
        out.push((0, reader.say(words::game::CONSOLE_CALL_INTERRUPTED), None));
        out.extend(interrupted(visit, table).map(|told| (0, told, None)));
    }
    if let Some(game) = state.game() {
        for open in game.open() {
            out.push((1, reader.say(words::game::CONSOLE_CALL_DECIDE), Some(open.article)));
        }
    }
    if let Some((who, _)) = tools::called(table) {
        out.push((0, reader.say_with(words::game::CONSOLE_CALL_STOPPED, &[("who", &table.name(who))]), None));
    }
    // Notices older than two moves no longer need attention.
    let plies = state.plies();
    let recent = |entry: &&std::sync::Arc<adoube_services::board_game::Entry>| {
        entry.actor().is_some() && entry.plies + 2 > plies
    };
    let since_ruling = state.entries.iter().rev().take_while(recent);
    for answer in since_ruling.flat_map(|entry| &entry.answers) {
        let AnswerKind::Notice(notice) = answer.what else { continue };
        let NoticeDisplay::Call(key) = display(notice) else { continue };
        let call = (2, reader.say(key), Some(answer.article));
        if !out.contains(&call) {
            out.push(call);
        }
    }
    out.extend(state.game().into_iter().flat_map(|game| alarms(visit, game)));
    out.sort_by_key(|(urgency, ..)| *urgency);
    out
}

/// The form in which the console shows a notice.
enum NoticeDisplay {
    /// As a call, until two moves later.
    Call(Text),
    /// As an alarm, for two minutes, in the words of the answer.
    Alarm,
}

fn display(notice: Notice) -> NoticeDisplay {
    match notice {
        Notice::Illegal => NoticeDisplay::Call(words::game::CONSOLE_NOTICE_ILLEGAL),
        Notice::Touch => NoticeDisplay::Call(words::game::CONSOLE_NOTICE_TOUCH),
        Notice::Displaced => NoticeDisplay::Call(words::game::CONSOLE_NOTICE_DISPLACED),
        Notice::Recording => NoticeDisplay::Call(words::game::CONSOLE_NOTICE_RECORDING),
        Notice::Flag(_) => NoticeDisplay::Call(words::game::CONSOLE_NOTICE_FLAG),
        Notice::FiveMinutes(_)
        | Notice::TwoMinutes(_)
        | Notice::TenMoves
        | Notice::DefaultTime(_)
        | Notice::Announcement => NoticeDisplay::Alarm,
    }
}

/// Returns the alarms of the last two minutes: time that a rule counts, moves after which a rule no longer applies, an
/// absent player.
fn alarms(visit: &Visit, game: &Game) -> Vec<(u8, String, Option<&'static str>)> {
    let since = game.now().minus(Span::from_s(120));
    let alarm = |notice| matches!(display(notice), NoticeDisplay::Alarm);
    let recent = game.notices().iter().rev().take_while(|note| note.at >= since).filter(|note| alarm(note.notice));
    recent
        .map(|note| {
            let answer = Answer { what: AnswerKind::Notice(note.notice), article: note.article };
            (2, visit.reader.told(answer.explain(visit.reader.language)), Some(note.article))
        })
        .collect()
}

/// Returns the uncounted time after an interruption of the desk, and the player it belongs to.
pub(super) fn interrupted(visit: &Visit, table: &BoardInPlay) -> Option<String> {
    let state = &table.game;
    let number = *state.interruptions.last()?;
    if number < state.started() || state.is_over() {
        return None;
    }
    let at = state.entries.iter().position(|entry| entry.number == number)?;
    let back_ms = state.entries.get(at)?.at_ms;
    let last_ms =
        at.checked_sub(1).and_then(|before| state.entries.get(before)).map_or(state.start_ms, |entry| entry.at_ms);
    let lost = Span::from_s(u64::try_from(back_ms.saturating_sub(last_ms)).unwrap_or_default() / 1000);
    let zone = crate::calendar::zone(&table.event.event.settings);
    let clock = |ms: i64| {
        jiff::Timestamp::from_millisecond(ms)
            .map_or_else(|_| String::new(), |at| at.to_zoned(zone.clone()).strftime("%H:%M:%S").to_string())
    };
    let places: [(&str, &dyn Display); 4] =
        [("who", &table.name(state.to_move())), ("last", &clock(last_ms)), ("back", &clock(back_ms)), ("time", &lost)];
    Some(visit.reader.say_with(words::game::CONSOLE_INTERRUPTED_TIME, &places))
}

/// Renders the button that sets up an annulled game again.
pub(super) fn play_again(visit: &Visit, table: &BoardInPlay, back: &str) -> Markup {
    let console = format!("/desk/t/{}/console/{}", table.board_id.event, table.board_id.round);
    html! {
        @if table.game.is_annulled() && table.entered().is_none() {
            form.game-tools method="post" action=(console) {
                (csrf_field(visit))
                input type="hidden" name="back" value=(back);
                input type="hidden" name="board" value=(table.board_id.board);
                button.primary type="submit" name="do" value="again" { (visit.reader.say(words::game::CONSOLE_NEW_GAME)) }
            }
        }
    }
}

fn calls(visit: &Visit, tables: &[BoardInPlay], back: &str, returned: Option<&RefusedAct>) -> Markup {
    let reader = visit.reader;
    let mut calls: Vec<(u8, Vec<_>, &BoardInPlay)> = tables
        .iter()
        .filter_map(|table| {
            let reasons = reasons(visit, table);
            let urgency = reasons.first()?.0;
            Some((urgency, reasons, table))
        })
        .collect();
    calls.sort_by_key(|(urgency, _, table)| (*urgency, table.game.entries.last().map_or(0, |entry| entry.at_ms)));
    html! {
        h2 { (reader.say(words::game::CONSOLE_CALLS)) }
        @if calls.is_empty() { p { (reader.say(words::game::CONSOLE_NO_CALLS)) } }
        ol.console-calls { @for (_, reasons, table) in &calls {
            li.card {
                h3 { a href=(table.desk_path("")) { (reader.say_with(words::game::CONSOLE_TABLE, &[("table", &table.table())])) }
                    " · " (table.name(Color::White)) " – " (table.name(Color::Black)) }
                @let edition = table.edition();
                ul { @for (_, reason, article) in reasons { li { (reason)
                    @if let Some(article) = article { " " a href=(article_href(edition, article)) { (article) } } } } }
                (laws(visit, edition, reasons))
                @let ruled = |answer: &adoube_game::Answer| !matches!(answer.what, AnswerKind::Must(..) | AnswerKind::Free(_) | AnswerKind::Notice(_));
                @if let Some(entry) = table.game.entries.iter().rev().take(4).find(|entry| entry.answers.iter().any(ruled)) {
                    @for answer in &entry.answers {
                        p.game-answer { (reader.told(answer.explain(reader.language))) " "
                            a href=(article_href(edition, answer.article)) { (answer.article) } }
                    }
                    p { a href=(table.desk_path(&format!("/decision/{}", entry.number))) { (reader.say(words::game::DECISION_TO_PRINT)) } }
                }
                @let to = table.desk_path("/act");
                @let form = format!("ruling-{}", table.board_id.board);
                @let desk = ActTarget { visit, to: &to, back, actor: "arbiter", form: Some(&form), returned, group: "" };
                @if table.game.game().is_some_and(|game| game.open().next().is_some()) || (table.game.engine.is_some() && !table.game.is_over()) { (tools::ruling(desk, table)) }
                (tools::pending(desk, table))
                (quick(desk, table))
                (play_again(visit, table, back))
                (appeals(visit, table))
                (super::counted::counters(visit, table))
            }
        } }
    }
}

/// Explains the articles behind the reasons, each once.
fn laws(visit: &Visit, edition: Edition, reasons: &[(u8, String, Option<&'static str>)]) -> Markup {
    let mut articles: Vec<&'static str> = reasons.iter().filter_map(|(_, _, article)| *article).collect();
    articles.sort_unstable();
    articles.dedup();
    html! {
        @if !articles.is_empty() {
            details.game-fold {
                summary { (visit.reader.say(words::game::CONSOLE_LAWS_SAY)) }
                @for article in articles { (super::decision::explained(visit, edition, article)) }
            }
        }
    }
}

/// Renders the arbiter's most likely acts as single buttons.
fn quick(desk: ActTarget<'_>, table: &BoardInPlay) -> Markup {
    let reader = desk.visit.reader;
    let Some(clock) = table.game.clock().filter(|_| !table.game.is_over()) else { return html! {} };
    let flag = clock.falls().iter().any(|fall| !fall.complete);
    let illegal = table.game.game().is_some_and(|game| game.open_offences().iter().any(|open| open.actionable));
    let stopped = clock.running().is_none();
    // A result entered by hand can also end the game here.
    let entered = table.entered().map(|entered| entered.result);
    // A game at the board has no unrated result to end with.
    let entered = GameResult::ALL.into_iter().find(|result| entered == Some((*result).into()));
    let acts = [
        (stopped, "starts", words::game::ARBITER_STARTS),
        (!stopped, "stops clocks", words::game::ARBITER_STOPS),
        (illegal, "sees illegal", words::game::ARBITER_ILLEGAL),
        (flag, "sees flag", words::game::ARBITER_FLAG),
    ];
    html! {
        div.game-tools { @for (_, act, key) in acts.iter().filter(|(now, ..)| *now) {
            (desk.button(&tools::Button { act, label: reader.say(*key), sure: None }))
        }
        @if let Some(result) = entered {
            (desk.button(&tools::Button {
                act: &format!("decides {result}"),
                label: reader.say_with(words::game::CONSOLE_END_SO, &[("result", &result)]),
                sure: None,
            }))
        } }
    }
}

/// Renders open appeals, each with the contested decision.
fn appeals(visit: &Visit, table: &BoardInPlay) -> Markup {
    html! {
        @for appeal in table.game.appeals.iter().filter(|appeal| appeal.settled.is_none()) {
            p { a href=(table.desk_path(&format!("/decision/{}", appeal.against))) { (visit.reader.say(words::game::DECISION_TITLE)) " " (appeal.against) } }
        }
    }
}

/// Returns other remarks on a board: open draw offers, and notices for the arbiter only.
fn marks(visit: &Visit, table: &BoardInPlay) -> Vec<String> {
    let reader = visit.reader;
    let Some(game) = table.game.game().filter(|game| !game.is_over()) else { return Vec::new() };
    let offered = Color::ALL.into_iter().filter(|&who| game.has_offered(who));
    let offered = offered.map(|who| format!("(=) {}", reader.say(who.name())));
    let illegal = game.open_offences().into_iter().map(|open| {
        let side = snapshot::code(open.by);
        reader.say_with(words::game::CONSOLE_OFFENCE, &[("side", &side), ("number", &open.number)])
    });
    offered.chain(illegal).collect()
}

fn boards(visit: &Visit, tables: &[BoardInPlay], now_ms: i64) -> Markup {
    let reader = visit.reader;
    html! {
        div.scroll tabindex="0" role="region" aria-label=(reader.say(words::game::CONSOLE_BOARDS)) { table.stack {
            caption { (reader.say(words::game::CONSOLE_BOARDS)) }
            thead { tr {
                @for key in [words::game::CONSOLE_TH_TABLE, words::game::CONSOLE_TH_WHITE, words::game::CONSOLE_TH_CLOCK, words::game::CONSOLE_TH_CLOCK, words::game::CONSOLE_TH_BLACK, words::game::CONSOLE_TH_MOVE, words::game::CONSOLE_TH_STATE] {
                    th scope="col" { (reader.say(key)) }
                }
            } }
            tbody { @for table in tables {
                @let clock = |who: Color| remaining(table, who, now_ms);
                @let last = last_move(visit, table);
                tr {
                    th scope="row" { a href=(table.desk_path("")) { (table.table()) } }
                    td { (table.name(Color::White)) }
                    td.num { (mark_time(visit, table, clock(Color::White))) }
                    td.num { (mark_time(visit, table, clock(Color::Black))) }
                    td { span.stack-label { "– " } (table.name(Color::Black)) }
                    td { (last) }
                    td.console-state.whole { (status(visit, table))
                        @for mark in marks(visit, table) { " " span.mark { (mark) } } }
                }
            } }
        } }
    }
}

/// Returns the status of a board, from its game here or from the round's result.
fn status(visit: &Visit, table: &BoardInPlay) -> String {
    match table.entered() {
        Some(entered) if !table.here => {
            visit.reader.say_with(words::game::RESULT_ENTERED, &[("result", &entered.result)])
        }
        None if !table.here => visit.reader.say(words::game::CONSOLE_NOT_SET_UP),
        _ => snapshot::status(&table.game, visit.reader),
    }
}

/// Returns the time a clock shows now.
pub(super) fn remaining(table: &BoardInPlay, who: Color, now_ms: i64) -> Option<Span> {
    let clock = table.game.clock()?;
    let mut now = clock.clone();
    now.advance(table.game.span(now_ms), Color::ALL.map(|who| table.game.completed(who)));
    Some(now.remaining(who))
}

fn mark_time(visit: &Visit, table: &BoardInPlay, time: Option<Span>) -> Markup {
    let Some(time) = time else { return html! { span.wide-only { "–" } } };
    let shown = Span::from_s(time.ms() / 1000);
    html! {
        (shown)
        @if time == Span::ZERO { " ⚑" } @else if time < trouble(&table.event.event) && !table.game.is_over() { " " span.mark { (visit.reader.say(words::game::CONSOLE_TROUBLE)) } }
    }
}

fn last_move(visit: &Visit, table: &BoardInPlay) -> String {
    let style = plain_style(snapshot::letters(visit.reader.language));
    table.game.game().and_then(|game| game.made_moves().last()).map_or_else(String::new, |made| {
        let dots = if made.by == Color::White { "." } else { "…" };
        format!("{}{dots} {}", made.number, made.written(&style))
    })
}

/// Renders the incidents counted against the players of this round, in the round and in the whole event.
fn counted(visit: &Visit, tables: &[BoardInPlay], round: u16) -> Markup {
    let reader = visit.reader;
    let kinds = super::counted::COUNTED;
    let players = tables.iter().flat_map(|table| {
        Color::ALL.into_iter().zip(table.players).map(move |(who, player)| (table, table.name(who), player))
    });
    let counted: Vec<_> = players
        .map(|(table, name, player)| {
            let notes = &table.event.event.notes;
            let counts = kinds.map(|(kind, _)| {
                let of = notes.iter().filter(|note| note.incident.player == Some(player) && note.incident.kind == kind);
                let here = of.clone().filter(|note| note.incident.round == Some(round)).count();
                (here, of.count())
            });
            (table.table(), name, counts)
        })
        .filter(|(_, _, counts)| counts.iter().any(|(_, all)| *all > 0))
        .collect();
    html! {
        div.scroll tabindex="0" role="region" aria-label=(reader.say(words::game::CONSOLE_COUNTED)) { table.stack {
            caption { (reader.say(words::game::CONSOLE_COUNTED_ROUND)) }
            thead { tr { th scope="col" { (reader.say(words::game::CONSOLE_TH_TABLE)) } th scope="col" { (reader.say(words::game::CONSOLE_PLAYER)) }
                @for (_, key) in kinds { th scope="col" { (reader.say(key)) } } } }
            tbody {
                @for (at, name, counts) in &counted {
                    tr { td { (at) } th scope="row" { (name) }
                        @for ((here, all), (_, key)) in counts.iter().zip(kinds) {
                            td { span.stack-label { (reader.say(key)) ": " } (here) " / " (all) }
                        } }
                }
                @if counted.is_empty() { tr { td colspan="7" { (reader.say(words::game::CONSOLE_COUNTED_NOTHING)) } } }
            }
        } }
    }
}
