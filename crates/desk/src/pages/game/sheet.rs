//! The electronic scoresheet (8.1.1.2), and the comparison of both sheets for the arbiter.

use super::{BoardInPlay, NameDisclosure, board_id, labels, seat_of};
use crate::pages::acting::Command;
use crate::words;
use crate::{Desk, article_links};
use adoube_board::{Color, Move, Position};
use adoube_game::plain_style;
use adoube_ledger::{Ledger, LedgerError};
use adoube_notation::scoresheet::{ReconstructionLimits, reconstruct};
use adoube_services::board_game::seat::{Seat, Side};
use adoube_services::board_game::sheet::{Batch, Op, Sheet, SheetRefusal, Sheets, Written, compared};
use adoube_services::board_game::snapshot::letters;
use adoube_services::live_games::sheet_id;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Problems, Submitted, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

fn keeper(seat: &Seat) -> Result<Color, RequestError> {
    match seat.side {
        Side::One(who) => Ok(who),
        Side::Both => Err(RequestError::NotFound),
    }
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Markup, RequestError> {
    page(&desk, &visit, &token, None).await
}

/// A refused entry: field, typed text and reason.
struct RefusedEntry<'a> {
    field: &'static str,
    typed: &'a str,
    why: String,
}

/// Renders a sheet; a refused entry is shown where it was sent.
async fn page(
    desk: &Desk,
    visit: &Visit,
    token: &str,
    returned: Option<RefusedEntry<'_>>,
) -> Result<Markup, RequestError> {
    let seat = seat_of(desk, token)?;
    let keeper = keeper(&seat)?;
    let table = BoardInPlay::load(desk, seat.board_id.clone(), NameDisclosure::Whole).await?;
    let sheet = desk.live_games().sheet(&seat.board_id, keeper).await?;
    let reader = visit.reader;
    let path = format!("/seat/{token}/sheet");
    let start = table.game.start();
    let problem = |field: &str| returned.as_ref().filter(|returned| returned.field == field);
    let text = problem("text");
    let config = json!({
        "sheet": sheet_id(&seat.board_id, keeper),
        "url": path,
        "seat": seat.side.code(),
        "fen": start.fen(),
        "first": adoube_services::board_game::snapshot::code(start.turn()),
        "number": start.fullmove_number().max(1),
        "token": visit.csrf,
        "letters": labels::piece_letters(reader),
        "labels": labels::board(reader),
        "words": labels::sheet(reader, &table.names),
        "worker": "/sw.js",
        "scope": "/",
    });
    let title = reader.say(words::game::SHEET_TITLE);
    let body = html! {
        h1 { (table.name(Color::White)) " – " (table.name(Color::Black)) }
        p { (reader.say_with(words::game::SHEET_OF, &[("who", &table.name(keeper))])) }
        p data-offline {}
        div data-sheet=(config.to_string()) {
            (lines(visit, &sheet, &start, None))
            form method="post" action=(path) {
                (csrf_field(visit))
                label { (reader.say(words::game::SHEET_MOVE)) " " input name="text" maxlength="16" required autocomplete="off"
                    value=[text.map(|returned| returned.typed)] autofocus[text.is_some()]
                    aria-invalid=[text.map(|_| "true")] aria-describedby=[text.map(|_| "sheet-text-problem")]; }
                button type="submit" { (reader.say(words::game::SHEET_ENTER)) }
                @if let Some(returned) = text { p.problem #sheet-text-problem { (returned.why) } }
            }
            form method="post" action=(path) {
                (csrf_field(visit))
                label { (reader.say(words::game::SHEET_SIGN)) " "
                    select name="result" { @for result in ["1-0", "1/2-1/2", "0-1"] { option value=(result) { (result.replace("1/2", "½")) } } } }
                button type="submit" { (reader.say(words::game::SHEET_SIGN_IT)) }
                @if let Some(returned) = problem("result") { p.problem role="alert" { (returned.why) } }
            }
        }
        p { a.button href={ "/seat/" (token) } { (reader.say(words::game::BACK_TO_BOARD)) } }
    };
    Ok(Frame::new(visit, &title).bare().style("board.css").style("game.css").script("scoresheet.js").show(&body))
}

/// Renders the lines of a sheet, marking the one that differs from the other sheet. Black may have moved first.
fn lines(visit: &Visit, sheet: &Sheet, start: &Position, differs: Option<usize>) -> Markup {
    let reader = visit.reader;
    let first = usize::from(start.turn() == Color::Black);
    let number = usize::from(start.fullmove_number().max(1));
    let line = |ply: usize| {
        let marked = differs == Some(ply);
        sheet.lines.get(ply).map_or_else(
            || {
                if marked {
                    html! { span.mark { (reader.say(words::game::SHEET_DIFFER_HERE)) } }
                } else {
                    html! {}
                }
            },
            |line| {
                html! {
                    @if marked { span.mark { (reader.say(words::game::SHEET_DIFFER_HERE)) } " " }
                    @for old in &line.before { s { (old) } " " }
                    @if line.dash { "—" } @else { (line.text) }
                    @if line.offer { " (=)" }
                    @if !line.time.is_empty() { " " small { (line.time) } }
                }
            },
        )
    };
    html! {
        table.sheet-table {
            caption { (reader.say(words::game::SHEET_CAPTION)) }
            thead { tr { th scope="col" { (reader.say(words::game::SHEET_NUMBER)) }
                @for who in Color::ALL { th scope="col" { (reader.say(who.name())) } } } }
            tbody { @for row in 0..(sheet.lines.len().max(differs.map_or(0, |ply| ply + 1)) + first).div_ceil(2) {
                tr { th scope="row" { (row + number) }
                    @for place in [row * 2, row * 2 + 1] { @match place.checked_sub(first) {
                        Some(ply) => td.(if differs == Some(ply) { "sheet-differs" } else { "" }) { (line(ply)) },
                        None => td { "…" },
                    } } }
            } }
        }
    }
}

/// A request from a tablet.
#[derive(Deserialize)]
struct SheetUpload {
    device: String,
    #[serde(default)]
    after: u64,
    entries: Vec<Written>,
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
    submitted: Submitted,
) -> Result<FormOutcome, RequestError> {
    let seat = seat_of(&desk, &token)?;
    let keeper = keeper(&seat)?;
    let stream = Ledger::<Sheets>::stream(&sheet_id(&seat.board_id, keeper)).map_err(RequestError::from)?;
    let state = desk.live_games().sheets.state(&stream).await.map_err(RequestError::from)?;
    let (values, command, posted) = match submitted {
        Submitted::Json(body) => {
            let posted = serde_json::from_slice(&body).map_err(|_| RequestError::NOT_UNDERSTOOD)?;
            (None, Command::keyed(&desk, &visit, None)?, posted)
        }
        Submitted::Form(values) => {
            let command = Command::of_form(&desk, &visit, &values)?;
            let posted = of_form(&command, &values, &seat, &state);
            (Some(values), command, posted)
        }
    };
    let SheetUpload { device, after, entries } = posted;
    let mut state = state;
    if !entries.is_empty() {
        let Command { id, context } = command.by(seat.in_log()).now(&desk);
        match desk.live_games().sheets.act(&stream, id, &context, Batch { device, entries }).await {
            Ok(outcome) => state = outcome.state,
            Err(LedgerError::Refused(refusal)) => {
                let why = visit.reader.say(match refusal {
                    SheetRefusal::Malformed => words::game::SHEET_MALFORMED,
                    SheetRefusal::Full => words::game::SHEET_FULL,
                });
                let Some(values) = &values else {
                    let body = json!({ "sent": desk.now_ms(), "text": why });
                    return Ok(FormOutcome::refused_to_module(body));
                };
                let field = if values.get("result").is_empty() { "text" } else { "result" };
                let mut problems = Problems::default();
                problems.add(field, why.as_str());
                let returned = RefusedEntry { field, typed: values.raw(field), why };
                let page = BrowserPage::load(&visit, page(&desk, &visit, &token, Some(returned))).await?;
                return Ok(FormOutcome::Invalid { problems, page });
            }
            Err(failed) => return Err(failed.into()),
        }
    }
    if values.is_some() {
        return Ok(FormOutcome::done(format!("/seat/{token}/sheet"), Flash::done(words::game::DONE_GAME_ACT)));
    }
    let kept: Vec<_> = state.kept.iter().filter(|kept| kept.number > after).collect();
    let body = json!({ "sent": desk.now_ms(), "number": state.kept.len(), "entries": kept });
    Ok(FormOutcome::to_module(body))
}

/// Converts a plain form to an entry: the next move, or a signature.
fn of_form(command: &Command, values: &Values, seat: &Seat, sheet: &Sheet) -> SheetUpload {
    let ply = u16::try_from(sheet.lines.len()).unwrap_or(u16::MAX);
    let op = match values.get("result") {
        "" => Op::Write { ply, text: values.get("text").to_owned(), from: None, to: None, becomes: None },
        result => Op::Sign { by: seat.side.code().to_owned(), result: result.to_owned() },
    };
    let entry = Written { id: command.id.to_string(), made: command.context.at_ms, op };
    SheetUpload { device: "form".to_owned(), after: 0, entries: vec![entry] }
}

/// Capitalises a sentence.
fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Shows both sheets side by side and their first difference.
pub(super) async fn compare(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Markup, RequestError> {
    let table = BoardInPlay::load(&desk, board_id(path), NameDisclosure::Whole).await?;
    let reader = visit.reader;
    let white = desk.live_games().sheet(&table.board_id, Color::White).await?;
    let black = desk.live_games().sheet(&table.board_id, Color::Black).await?;
    let start = table.game.start();
    let comparison = compared(&start, &white, &black);
    // The index of a move on the sheet, from 0.
    let differs = comparison.difference.as_ref().and_then(|difference| {
        let pairs =
            usize::try_from(difference.number).ok()?.checked_sub(usize::from(start.fullmove_number().max(1)))?;
        let place = pairs * 2 + usize::from(difference.color == Color::Black);
        place.checked_sub(usize::from(start.turn() == Color::Black))
    });
    let agreed = comparison.agreed.iter().fold(start, |position, &mv| position.play(mv));
    let board = labels::board(reader).to_string();
    let title = reader.say(words::game::SHEETS);
    let body = html! {
        h1 { (title) }
        p { (table.name(Color::White)) " – " (table.name(Color::Black)) }
        p.notice.notice-warn[comparison.difference.is_some()] role="status" { (reader.told(capital(&comparison.sentence(reader.language)))) }
        @if comparison.difference.is_some() || comparison.blanks > 0 {
            div.case {
                figure.case-board { adoube-board fen=(agreed.fen()) seat="none" labels=(board) {}
                    figcaption { (reader.say(words::game::SHEET_AGREED_POSITION)) } }
                section { h2 { (reader.say(words::game::SHEET_BOTH_ALLOW)) } (allowed(&visit, &table.game.start(), &white, &black)) }
            }
        }
        div.sheets { @for (who, sheet) in [(Color::White, &white), (Color::Black, &black)] {
            section {
                h2 { (table.name(who)) }
                (lines(&visit, sheet, &table.game.start(), differs))
                p { (reader.say_with(words::game::SHEET_CORRECTIONS, &[("count", &(sheet.corrections as u64))])) }
                @for (signer, result) in Color::ALL.into_iter().zip(&sheet.signed) { @if let Some(result) = result {
                    p { (reader.say_with(words::game::SHEET_SIGNED, &[("who", &table.name(signer)), ("result", &result.replace("1/2", "½"))])) }
                } }
            }
        } }
        (article_links::articles(reader, table.edition(), &["8.1.1", "8.5.1", "8.5.3", "8.6", "8.7"]))
        p { a.button href=(table.desk_path("")) { (reader.say(words::game::BACK_TO_BOARD)) } }
    };
    Ok(Frame::new(&visit, &title).style("board.css").style("game.css").script("board.js").show(&body))
}

/// The maximum number of positions searched for a game that fits both sheets.
const LOOKED_AT_MAX: u64 = 20_000;

/// Renders the games that fit both sheets (8.5.3): the only one, one of several, or how far both agree.
fn allowed(visit: &Visit, start: &Position, white: &Sheet, black: &Sheet) -> Markup {
    let reader = visit.reader;
    let limits = ReconstructionLimits { games: 2, positions: LOOKED_AT_MAX };
    let found = reconstruct(
        start,
        &white.to_scoresheet(Color::White, start),
        &black.to_scoresheet(Color::Black, start),
        limits,
    );
    let (key, game) = match found.games.as_slice() {
        [] => (words::game::SHEET_NO_GAME, &found.longest),
        [only] if found.exhausted => (words::game::SHEET_ONE_GAME, only),
        [first, ..] => (words::game::SHEET_MANY_GAMES, first),
    };
    html! { p { (reader.say(key)) } p.sheet-game { @if game.is_empty() { "–" } @else { (written(start, game, reader)) } } }
}

/// Returns a game in the reader's piece letters.
fn written(start: &Position, game: &[Move], reader: Reader) -> String {
    let style = plain_style(letters(reader.language));
    let mut position = *start;
    let mut out: Vec<String> = Vec::new();
    for &mv in game {
        let text = adoube_notation::write(&position, mv, &style);
        out.push(match position.turn() {
            Color::White => format!("{}. {text}", position.fullmove_number()),
            Color::Black if out.is_empty() => format!("{}… {text}", position.fullmove_number()),
            Color::Black => text,
        });
        position = position.play(mv);
    }
    out.join(" ")
}
