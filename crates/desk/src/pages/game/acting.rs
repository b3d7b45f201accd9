//! Acts from a seat or from the arbiter: JSON from the modules, or a plain form without them.

use super::refused::sentence;
use super::tools::RefusedAct;
use super::{board_id, seat_of};
use crate::Desk;
use crate::pages::acting::Command;
use crate::words;
use adoube_game::{ArbiterAct, GameAct, PlayerAct};
use adoube_ledger::{CommandOutcome, Ledger, LedgerError};
use adoube_notation::Letters;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::snapshot::{BoardAudience, answer_json, edition, letters, snapshot};
use adoube_services::board_game::{Games, LiveGameAct, LiveGameRefusal, read_act};
use adoube_services::live_games::game_id;
use adoube_store::{SealedMove, random};
use adoube_web::flash::Flash;
use adoube_web::forms::{Problems, Submitted, Values};
use adoube_web::outcome::{BrowserPage, FormOutcome};
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::{Value, json};

/// An act as sent by a module.
#[derive(Deserialize)]
struct ActMessage {
    id: String,
    act: String,
    #[serde(default)]
    reason: String,
}

/// An act and how it was sent.
struct ReceivedAct {
    command: Command,
    act: Result<GameAct, LiveGameRefusal>,
    reason: String,
    /// The form, if sent as one.
    form: Option<ActForm>,
}

/// The form that sent an act.
struct ActForm {
    /// The page to return to.
    back: String,
    values: Values,
}

/// The page that sent an act.
enum ActOrigin {
    /// A seat's page, by its token.
    Seat(String),
    /// The arbiter's page of a board, or the console.
    Desk,
}

/// Converts a move to English piece letters, as in transcripts: `R` is the king in some languages and the rook in
/// others.
fn in_english(text: &str, own: Letters) -> String {
    let letter = |c: char| own.role(c).and_then(|role| Letters::English.letter(role)).unwrap_or(c);
    let mut chars: Vec<char> = text.trim().chars().collect();
    let is_square = |c: Option<&char>| c.is_some_and(|c| matches!(c, '1'..='8' | '='));
    if let Some(end) = chars.len().checked_sub(1).filter(|&end| end > 0 && is_square(chars.get(end - 1)))
        && let Some(last) = chars.get_mut(end).filter(|c| c.is_uppercase())
    {
        *last = letter(*last);
    }
    if let Some(first) = chars.first_mut().filter(|c| c.is_uppercase() && **c != 'O') {
        *first = letter(*first);
    }
    chars.into_iter().collect()
}

fn asked(desk: &Desk, visit: &Visit, submitted: Submitted) -> Result<ReceivedAct, RequestError> {
    let values = match submitted {
        Submitted::Form(values) => values,
        Submitted::Json(body) => {
            let sent: ActMessage = serde_json::from_slice(&body).map_err(|_| RequestError::NOT_UNDERSTOOD)?;
            let key = sent.id.parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
            let command = Command::keyed(desk, visit, Some(key))?;
            return Ok(ReceivedAct { command, act: read_act(&sent.act), reason: sent.reason, form: None });
        }
    };
    let mut line = values.get("act").to_owned();
    for (name, value) in values.kept().filter(|(name, _)| !matches!(*name, "act" | "back" | "reason")) {
        let value = match name {
            "move" | "written" => in_english(value, letters(visit.reader.language)),
            _ => value.trim().to_owned(),
        };
        line = line.replace(&format!("{{{name}}}"), &value);
    }
    let command = Command::of_form(desk, visit, &values)?;
    let back = adoube_web::links::own_path(values.get("back")).to_owned();
    let reason = values.get("reason").to_owned();
    Ok(ReceivedAct { command, act: read_act(&line), reason, form: Some(ActForm { back, values }) })
}

pub(super) async fn seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
    submitted: Submitted,
) -> Result<FormOutcome, RequestError> {
    let seat = seat_of(&desk, &token)?;
    let mut asked = asked(&desk, &visit, submitted)?;
    asked.command = asked.command.by(seat.in_log());
    if let Ok(act) = &asked.act {
        match act {
            GameAct::Player(who, _) if seat.side.is_for(*who) => {}
            _ => return Err(RequestError::Forbidden),
        }
    }
    decide(&desk, &visit, &seat.board_id, asked, &ActOrigin::Seat(token)).await
}

pub(super) async fn arbiter(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
    submitted: Submitted,
) -> Result<FormOutcome, RequestError> {
    let asked = asked(&desk, &visit, submitted)?;
    let board_id = board_id(path);
    super::board_of(&desk.event_state(&board_id.event, None).await?.event, &board_id).ok_or(RequestError::NotFound)?;
    decide(&desk, &visit, &board_id, asked, &ActOrigin::Desk).await
}

/// Redirects to the seat's page when an error page is reloaded or its language is switched.
pub(super) async fn seat_again(_: Visit, Path(token): Path<String>) -> Response {
    Redirect::to(&format!("/seat/{token}")).into_response()
}

/// Redirects to the arbiter's page in the same way.
pub(super) async fn arbiter_again(_: Visit, Path((id, round, board)): Path<(String, u16, u32)>) -> Response {
    Redirect::to(&format!("/desk/t/{id}/board/{round}/{board}")).into_response()
}

async fn decide(
    desk: &Desk,
    visit: &Visit,
    board_id: &BoardId,
    asked: ReceivedAct,
    place: &ActOrigin,
) -> Result<FormOutcome, RequestError> {
    let ReceivedAct { command, act, reason, form } = asked;
    let Command { id, context } = command.now(desk);
    let done = match act.map_err(LedgerError::Refused) {
        Ok(act) => match to_act(desk, board_id, act, reason).await {
            Ok(act) => desk.game_act(board_id, id, &context, act).await,
            Err(failed) => Err(failed),
        },
        Err(failed) => Err(failed),
    };
    match done {
        Ok(outcome) => answered(desk, visit, board_id, form, &outcome, place).await,
        Err(LedgerError::Refused(refusal)) => refused(desk, visit, board_id, place, form, &refusal).await,
        Err(failed) => Err(failed.into()),
    }
}

/// Converts an act for the log: seals a move into an envelope, or opens the envelope.
pub(super) async fn to_act(
    desk: &Desk,
    board_id: &BoardId,
    act: GameAct,
    reason: String,
) -> Result<LiveGameAct, LedgerError<LiveGameRefusal>> {
    let stream = Ledger::<Games>::stream(&game_id(board_id))?;
    match act {
        GameAct::Player(who, PlayerAct::Seals(written)) => {
            let state = desk.live_games().games.state(&stream).await?;
            let ply = u32::try_from(state.plies()).unwrap_or(u32::MAX);
            let sealed = SealedMove { game: stream, ply, nonce: random()?, written };
            let commitment = desk.store().seal(&desk.envelope_key().await?, &sealed, random()?).await?;
            let act = GameAct::Player(who, PlayerAct::Seals(commitment.to_string()));
            Ok(LiveGameAct::AtBoard { act, reason })
        }
        GameAct::Arbiter(ArbiterAct::OpensEnvelope) => {
            let state = desk.live_games().games.state(&stream).await?;
            let Some(sealed) = state.sealed else { return Ok(LiveGameAct::AtBoard { act, reason }) };
            let written = desk.store().open_envelope(&desk.envelope_key().await?, sealed.commitment).await?;
            Ok(LiveGameAct::unseal(&written))
        }
        act => Ok(LiveGameAct::AtBoard { act, reason }),
    }
}

async fn answered(
    desk: &Desk,
    visit: &Visit,
    board_id: &BoardId,
    form: Option<ActForm>,
    outcome: &CommandOutcome<Games>,
    place: &ActOrigin,
) -> Result<FormOutcome, RequestError> {
    let state = &outcome.state;
    let edition = edition(state);
    let audience = if matches!(place, ActOrigin::Desk) { BoardAudience::Arbiter } else { BoardAudience::Hall };
    let entry = state.entries.iter().rev().find(|entry| entry.number == outcome.number);
    let visible = entry.into_iter().flat_map(|entry| adoube_services::board_game::snapshot::visible(entry, audience));
    if let Some(form) = form {
        let answers: Vec<_> = visible.collect();
        let said: Vec<String> = answers.iter().map(|one| told(one, visit.reader)).collect();
        if answers.iter().any(|answer| answer.what.is_refused()) {
            // The Laws refuse the act: show the reason beside its button.
            return came_back(desk, visit, board_id, place, form, said.join("; ")).await;
        }
        let flash = if said.is_empty() {
            Flash::done(words::game::DONE_GAME_ACT)
        } else {
            Flash::done(words::game::DONE_GAME_ANSWER).with("answer", said.join("; "))
        };
        return Ok(FormOutcome::done(&form.back, flash));
    }
    let answers: Vec<Value> = visible.map(|answer| answer_json(answer, edition, visit.reader)).collect();
    let now_ms = desk.now_ms();
    let state = snapshot(state, &game_id(board_id), audience, visit.reader, now_ms);
    let body = json!({ "sent": now_ms, "number": outcome.number, "answers": answers, "state": state });
    Ok(FormOutcome::to_module(body))
}

fn told(answer: &adoube_game::Answer, reader: Reader) -> String {
    format!("{} ({})", answer.explain(reader.language), answer.article)
}

async fn refused(
    desk: &Desk,
    visit: &Visit,
    board_id: &BoardId,
    place: &ActOrigin,
    form: Option<ActForm>,
    refusal: &LiveGameRefusal,
) -> Result<FormOutcome, RequestError> {
    let text = sentence(refusal, visit.reader);
    if let Some(form) = form {
        return came_back(desk, visit, board_id, place, form, text).await;
    }
    Ok(FormOutcome::refused_to_module(json!({ "sent": desk.now_ms(), "text": text })))
}

/// Renders the form's page again, with the reason beside the button or field and the typed values.
async fn came_back(
    desk: &Desk,
    visit: &Visit,
    board_id: &BoardId,
    place: &ActOrigin,
    form: ActForm,
    why: String,
) -> Result<FormOutcome, RequestError> {
    let ActForm { back, values } = form;
    let to = match place {
        ActOrigin::Seat(token) => format!("/seat/{token}/act"),
        ActOrigin::Desk => format!("/desk/t/{}/board/{}/{}/act", board_id.event, board_id.round, board_id.board),
    };
    let returned = RefusedAct { to, act: values.get("act").to_owned(), values, why };
    let problems = Problems::of_form(&returned.why);
    let page = async {
        match place {
            ActOrigin::Seat(token) if back.ends_with("/clock") => {
                super::clock::page(desk, visit, token, Some(&returned)).await
            }
            ActOrigin::Seat(token) => super::board::seat_page(desk, visit, token, Some(&returned)).await,
            ActOrigin::Desk if back.contains("/console/") => {
                super::console::page(desk, visit, &board_id.event, board_id.round, Some(&returned)).await
            }
            ActOrigin::Desk => super::board::arbiter_page(desk, visit, board_id.clone(), Some(&returned)).await,
        }
    };
    let page = BrowserPage::load(visit, page).await?;
    Ok(FormOutcome::Invalid { problems, page })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_in_the_letters_of_who_wrote_it() {
        for (own, written, english) in [
            (Letters::Catalan, "Re2", "Ke2"),
            (Letters::Catalan, " Cxf3 ", "Nxf3"),
            (Letters::Catalan, "a8=D", "a8=Q"),
            (Letters::Catalan, "a8T", "a8R"),
            (Letters::Spanish, "e2-e4", "e2-e4"),
            (Letters::Portuguese, "O-O", "O-O"),
            (Letters::Basque, "Gd1", "Rd1"),
            (Letters::English, "Re2", "Re2"),
            (Letters::Basque, "", ""),
        ] {
            assert_eq!(in_english(written, own), english, "{written}");
        }
    }
}
