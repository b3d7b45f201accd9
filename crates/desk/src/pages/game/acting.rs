//! Acts from a seat or from the arbiter: as JSON from the modules, as a form without them.

use super::{seat_of, slip};
use crate::Desk;
use crate::accounts::token::Slip;
use crate::event::Context;
use crate::failure::Failure;
use crate::forms::{self, Values};
use crate::hall::{game_id, of_hall};
use crate::record::{Failed, Outcome, Record};
use crate::table::line;
use crate::table::snapshot::{Audience, answer_json, edition, snapshot};
use crate::table::{Act, Games, Refusal};
use crate::texts::Reader;
use crate::visit::{Flash, Visit};
use adoube_board::Color;
use adoube_game::{Act as GameAct, ArbiterAct, PlayerAct};
use adoube_store::{CommandId, SealedMove, random};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

/// An act as a module sends it.
#[derive(Deserialize)]
struct Sent {
    id: String,
    act: String,
    #[serde(default)]
    reason: String,
}

/// An act, and how it came.
struct Asked {
    command: CommandId,
    line: String,
    reason: String,
    /// The page to go back to, if it came as a form.
    back: Option<String>,
}

fn asked(desk: &Desk, headers: &HeaderMap, body: &Bytes) -> Result<Asked, Failure> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("application/json") {
        let sent: Sent = serde_json::from_slice(body).map_err(|_| Failure::Bad("failure-bad"))?;
        let command = sent.id.parse().map_err(|_| Failure::Bad("failure-bad"))?;
        return Ok(Asked { command, line: sent.act, reason: sent.reason, back: None });
    }
    let values = Values::read(body);
    let mut line = values.get("act").to_owned();
    for (name, value) in values.kept().filter(|(name, _)| !matches!(*name, "act" | "back" | "reason")) {
        line = line.replace(&format!("{{{name}}}"), value.trim());
    }
    let command = match values.get("command").parse() {
        Ok(command) => command,
        Err(_) => desk.new_command()?,
    };
    let back = crate::links::own_path(values.get("back")).to_owned();
    Ok(Asked { command, line, reason: values.get("reason").to_owned(), back: Some(back) })
}

pub(super) async fn seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let seat = seat_of(&desk, &token)?;
    let asked = asked(&desk, &headers, &body)?;
    let by = format!("seat:{}.{}.{}", seat.slip.round, seat.slip.board, seat.side.code());
    let event = match line::read(&asked.line) {
        Ok(event) => event,
        Err(refusal) => return Ok(refused(&desk, &visit, &asked, &refusal)),
    };
    match event.act {
        GameAct::Player(who, _) if seat.side.is_for(who) => {}
        _ => return Err(Failure::Forbidden),
    }
    decide(&desk, &visit, &seat.slip, &by, asked, Audience::Hall).await
}

pub(super) async fn arbiter(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let asked = asked(&desk, &headers, &body)?;
    let slip = slip(path);
    super::board_of(&desk.event_state(&slip.event, None).await?.event, &slip).ok_or(Failure::NotFound)?;
    decide(&desk, &visit, &slip, &visit.actor.in_log(), asked, Audience::Arbiter).await
}

async fn decide(
    desk: &Desk,
    visit: &Visit,
    slip: &Slip,
    by: &str,
    asked: Asked,
    audience: Audience,
) -> Result<Response, Failure> {
    let act = match to_act(desk, slip, &asked.line, &asked.reason).await {
        Ok(act) => act,
        Err(Failed::Refused(refusal)) => return Ok(refused(desk, visit, &asked, &refusal)),
        Err(failed) => return Err(of_hall(failed)),
    };
    let context = Context::new(by, desk.now_ms());
    match desk.game_act(slip, asked.command, &context, act).await {
        Ok(outcome) => Ok(answered(desk, visit, slip, &asked, &outcome, audience)),
        Err(Failed::Refused(refusal)) => Ok(refused(desk, visit, &asked, &refusal)),
        Err(failed) => Err(of_hall(failed)),
    }
}

/// The act of a line. A move that is sealed goes into an envelope; one that is opened comes out of it.
pub(super) async fn to_act(desk: &Desk, slip: &Slip, written: &str, reason: &str) -> Result<Act, Failed<Refusal>> {
    let plain = || Act::Line { line: written.to_owned(), reason: reason.to_owned() };
    let event = line::read(written).map_err(Failed::Refused)?;
    let stream = Record::<Games>::stream(&game_id(slip))?;
    match event.act {
        GameAct::Player(who, PlayerAct::Seals(written)) => {
            let state = desk.hall().games.state(&stream).await?;
            let ply = u32::try_from(state.plies()).unwrap_or(u32::MAX);
            let sealed = SealedMove { game: stream, ply, nonce: random()?, written };
            let commitment = desk.store().seal(&desk.envelope_key().await?, &sealed, random()?).await?;
            Ok(Act::Seal { white: who == Color::White, commitment: commitment.to_string() })
        }
        GameAct::Arbiter(ArbiterAct::OpensEnvelope) => {
            let state = desk.hall().games.state(&stream).await?;
            let Some((_, commitment)) = &state.sealed else {
                return Ok(plain());
            };
            let commitment = commitment.parse().map_err(|_| Failed::Refused(Refusal::NotNow))?;
            let sealed = desk.store().open_envelope(&desk.envelope_key().await?, commitment).await?;
            Ok(Act::unseal(&sealed))
        }
        _ => Ok(plain()),
    }
}

fn answered(
    desk: &Desk,
    visit: &Visit,
    slip: &Slip,
    asked: &Asked,
    outcome: &Outcome<Games>,
    audience: Audience,
) -> Response {
    let state = &outcome.state;
    let edition = edition(state);
    let entry = state.entries.iter().rev().find(|entry| entry.number == outcome.number);
    let visible = entry.into_iter().flat_map(|entry| crate::table::snapshot::visible(entry, audience));
    if let Some(back) = &asked.back {
        let told: Vec<String> = visible.map(|one| told(one, visit.reader)).collect();
        let flash = if told.is_empty() {
            Flash::new("done-game-act")
        } else {
            Flash::new("done-game-answer").with("answer", told.join("; "))
        };
        return forms::done(back, &flash);
    }
    let answers: Vec<Value> = visible.map(|answer| answer_json(answer, edition, visit.reader)).collect();
    let now_ms = desk.now_ms();
    let state = snapshot(state, &game_id(slip), audience, visit.reader, now_ms);
    Json(json!({ "sent": now_ms, "number": outcome.number, "answers": answers, "state": state })).into_response()
}

fn told(answer: &adoube_game::Answer, reader: Reader) -> String {
    format!("{} ({})", answer.explain(reader.language), answer.article)
}

/// Why a line is not an act here, in words.
pub(super) fn sentence(refusal: &Refusal, reader: Reader) -> String {
    match refusal {
        Refusal::NotNow => reader.say("game-not-now"),
        Refusal::Unreadable(error) => {
            let expected = error.expected.text().get(reader.language);
            let key = if error.found.trim().is_empty() { "game-unreadable-empty" } else { "game-unreadable" };
            reader.say_with(key, &[("found", error.found.trim().into()), ("expected", expected.into())])
        }
        Refusal::Unclear(text) => reader.say_with("game-unclear", &[("move", text.as_str().into())]),
        Refusal::TooLong => reader.say("game-too-long"),
        Refusal::NotWhatWasSealed => reader.say("game-not-sealed"),
    }
}

fn refused(desk: &Desk, visit: &Visit, asked: &Asked, refusal: &Refusal) -> Response {
    let text = sentence(refusal, visit.reader);
    if let Some(back) = &asked.back {
        return forms::done(back, &Flash::new("warn-game-refused").with("why", text));
    }
    let body = Json(json!({ "sent": desk.now_ms(), "text": text }));
    (StatusCode::UNPROCESSABLE_ENTITY, body).into_response()
}
