//! The electronic scoresheet (8.1.1.2), and two sheets of one game compared for the arbiter.

use super::{Names, Table, labels, seat_of, slip};
use crate::Desk;
use crate::event::Context;
use crate::failure::Failure;
use crate::forms::{self, Values, mark};
use crate::hall::{of_hall, sheet_id};
use crate::layout::Frame;
use crate::record::{Failed, Record};
use crate::table::seat::{Seat, Side};
use crate::table::sheet::{Batch, Op, Sheet, Sheets, Written, compared};
use crate::visit::{Flash, Visit};
use adoube_board::Color;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

fn keeper(seat: &Seat) -> Result<Color, Failure> {
    match seat.side {
        Side::One(who) => Ok(who),
        Side::Both => Err(Failure::NotFound),
    }
}

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(token): Path<String>) -> Result<Markup, Failure> {
    let seat = seat_of(&desk, &token)?;
    let keeper = keeper(&seat)?;
    let table = Table::load(&desk, seat.slip.clone(), Names::Whole).await?;
    let sheet = desk.hall().sheet(&seat.slip, keeper).await?;
    let reader = visit.reader;
    let path = format!("/seat/{token}/sheet");
    let config = json!({
        "sheet": sheet_id(&seat.slip, keeper),
        "url": path,
        "seat": seat.side.code(),
        "token": visit.csrf,
        "letters": labels::piece_letters(reader),
        "labels": labels::board(reader),
        "words": labels::sheet(reader),
        "worker": "/sw.js",
        "scope": "/",
    });
    let title = reader.say("sheet-title");
    let body = html! {
        h1 { (table.name(Color::White)) " – " (table.name(Color::Black)) }
        p { (reader.say_with("sheet-of", &[("who", table.name(keeper).into())])) }
        p data-offline {}
        div data-sheet=(config.to_string()) {
            (lines(&visit, &sheet))
            form method="post" action=(path) {
                (mark(&visit))
                label { (reader.say("sheet-move")) " " input name="text" maxlength="16" required autocomplete="off"; }
                button type="submit" { (reader.say("sheet-enter")) }
            }
            form method="post" action=(path) {
                (mark(&visit))
                label { (reader.say("sheet-sign")) " "
                    select name="result" { @for result in ["1-0", "1/2-1/2", "0-1"] { option value=(result) { (result.replace("1/2", "½")) } } } }
                button type="submit" { (reader.say("sheet-sign-it")) }
            }
        }
        p { a.button href={ "/seat/" (token) } { (reader.say("game-back-to-board")) } }
    };
    Ok(Frame::new(&visit, &title).bare().style("board.css").style("game.css").script("scoresheet.js").show(&body))
}

fn lines(visit: &Visit, sheet: &Sheet) -> Markup {
    let reader = visit.reader;
    let line = |ply: usize| {
        sheet.lines.get(ply).map(|line| {
            html! {
                @for old in &line.before { s { (old) } " " }
                @if line.dash { "—" } @else { (line.text) }
                @if line.offer { " (=)" }
                @if !line.time.is_empty() { " " small { (line.time) } }
            }
        })
    };
    html! {
        table.sheet-table {
            caption { (reader.say("sheet-caption")) }
            thead { tr { th scope="col" { (reader.say("sheet-number")) }
                @for who in Color::ALL { th scope="col" { (reader.text(&who.name())) } } } }
            tbody { @for number in 0..sheet.lines.len().div_ceil(2) {
                tr { th scope="row" { (number + 1) } td { @if let Some(text) = line(number * 2) { (text) } }
                    td { @if let Some(text) = line(number * 2 + 1) { (text) } } }
            } }
        }
    }
}

/// What a tablet sends.
#[derive(Deserialize)]
struct Sent {
    device: String,
    #[serde(default)]
    after: u64,
    entries: Vec<Written>,
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let seat = seat_of(&desk, &token)?;
    let keeper = keeper(&seat)?;
    let stream = Record::<Sheets>::stream(&sheet_id(&seat.slip, keeper)).map_err(of_hall)?;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_json = kind.starts_with("application/json");
    let state = desk.hall().sheets.state(&stream).await.map_err(of_hall)?;
    let posted: Sent = if is_json {
        serde_json::from_slice(&body).map_err(|_| Failure::Bad("failure-bad"))?
    } else {
        of_form(&desk, &Values::read(&body), &seat, &state)?
    };
    let Sent { device, after, entries } = posted;
    let mut state = state;
    if !entries.is_empty() {
        let context =
            Context::new(format!("seat:{}.{}.{}", seat.slip.round, seat.slip.board, seat.side.code()), desk.now_ms());
        let act = Batch { device, entries };
        match desk.hall().sheets.act(&stream, desk.new_command()?, &context, act).await {
            Ok(outcome) => state = outcome.state,
            Err(Failed::Refused(_)) if is_json => {
                let body = json!({ "sent": desk.now_ms(), "text": visit.reader.say("sheet-malformed") });
                return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response());
            }
            Err(Failed::Refused(_)) => return Err(Failure::Refused(visit.reader.say("sheet-malformed"))),
            Err(failed) => return Err(of_hall(failed)),
        }
    }
    if !is_json {
        return Ok(forms::done(&format!("/seat/{token}/sheet"), &Flash::new("done-game-act")));
    }
    let kept: Vec<_> = state.kept.iter().filter(|kept| kept.number > after).collect();
    Ok(Json(json!({ "sent": desk.now_ms(), "number": state.kept.len(), "entries": kept })).into_response())
}

/// What a form without modules writes: the next move, or a signature.
fn of_form(desk: &Desk, values: &Values, seat: &Seat, sheet: &Sheet) -> Result<Sent, Failure> {
    let ply = u16::try_from(sheet.lines.len()).unwrap_or(u16::MAX);
    let op = match values.get("result") {
        "" => Op::Write { ply, text: values.get("text").to_owned(), from: None, to: None, becomes: None },
        result => Op::Sign { by: seat.side.code().to_owned(), result: result.to_owned() },
    };
    let id = desk.new_command()?.to_string();
    Ok(Sent { device: "form".to_owned(), after: 0, entries: vec![Written { id, made: desk.now_ms(), op }] })
}

/// A sentence as it begins on a page.
fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Both sheets side by side, and where they part.
pub(super) async fn compare(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Markup, Failure> {
    let table = Table::load(&desk, slip(path), Names::Whole).await?;
    let reader = visit.reader;
    let white = desk.hall().sheet(&table.slip, Color::White).await?;
    let black = desk.hall().sheet(&table.slip, Color::Black).await?;
    let comparison = compared(&white, &black);
    let title = reader.say("game-sheets");
    let body = html! {
        h1 { (title) }
        p { (table.name(Color::White)) " – " (table.name(Color::Black)) }
        p.notice.notice-warn[comparison.difference.is_some()] role="status" { (reader.told(capital(&comparison.sentence(reader.language)))) }
        div.sheets { @for (who, sheet) in [(Color::White, &white), (Color::Black, &black)] {
            section {
                h2 { (table.name(who)) }
                (lines(&visit, sheet))
                p { (reader.say_with("sheet-corrections", &[("count", (sheet.corrections as u64).into())])) }
                @for (signer, result) in Color::ALL.into_iter().zip(&sheet.signed) { @if let Some(result) = result {
                    p { (reader.say_with("sheet-signed", &[("who", table.name(signer).into()), ("result", result.replace("1/2", "½").into())])) }
                } }
            }
        } }
        p { a.button href=(table.desk_path("")) { (reader.say("game-back-to-board")) } }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}
