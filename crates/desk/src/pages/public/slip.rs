//! `/slip/TOKEN`: a player reports the result of a game through the QR code of its slip, for the arbiter to approve.

use crate::Desk;
use crate::pages::acting::{self, Acted};
use crate::pages::event_page::EventPage;
use crate::words;
use adoube_event::{EventAct, RoundBoard, RoundStage};
use adoube_services::result_ticket::ResultTicket;
use adoube_tournament::{BoardResult, Color, GameOutcome};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::limits::LimitKey;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// The results that a player may report.
const RESULTS: [(&str, Text, BoardResult); 3] = [
    ("1-0", words::public::SLIP_WHITE_WON, BoardResult::Played(GameOutcome::Win, GameOutcome::Loss)),
    ("draw", words::public::SLIP_DRAW, BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw)),
    ("0-1", words::public::SLIP_BLACK_WON, BoardResult::Played(GameOutcome::Loss, GameOutcome::Win)),
];

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, RequestError> {
    let (slip, seen) = read(&desk, &token).await?;
    Ok(page(&visit, &slip, &seen, &token, &Values::default(), &Problems::default()).into_response())
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let (slip, seen) = read(&desk, &token).await?;
    desk.limits().tickets.take(LimitKey::of(&[&token]), desk.site().steady()).map_err(RequestError::TooMany)?;
    let mut problems = Problems::default();
    let result = RESULTS.iter().find(|(value, ..)| *value == values.get("result")).map(|(.., result)| *result);
    let side = match values.get("side") {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    };
    match (board(&slip, &seen), result, side) {
        (Some(board), Some(result), Some(side)) => {
            let act = EventAct::Report { round: slip.round, white: board.white, result, side };
            match acting::act(&desk, &visit, (desk.events(), &slip.event), &values, vec![act]).await? {
                Acted::Done(_) => {
                    let flash = Flash::done(words::public::DONE_SLIP_SENT).with("result", result.to_string());
                    return Ok(FormOutcome::done(format!("/slip/{token}"), flash));
                }
                Acted::Refused(refusal) => {
                    problems.add("result", visit.reader.told(refusal.text(visit.reader.language)));
                }
            }
        }
        (None, ..) => {}
        _ => problems.add("result", visit.reader.say(words::public::SLIP_CHOOSE)),
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &slip, &seen, &token, &values, problems)))
}

async fn read(desk: &Desk, token: &str) -> Result<(ResultTicket, EventPage), RequestError> {
    let slip = ResultTicket::read(token, desk.signer()).ok_or(RequestError::NotFound)?;
    let seen = EventPage::for_public(desk, &slip.event).await?;
    Ok((slip, seen))
}

/// Returns the board of the slip, while its round is being played.
fn board<'s>(slip: &ResultTicket, seen: &'s EventPage) -> Option<&'s RoundBoard> {
    let round = seen.round(slip.round).filter(|round| round.stage == RoundStage::Published)?;
    round.boards.iter().find(|board| board.table == slip.table)
}

fn page(
    visit: &Visit,
    slip: &ResultTicket,
    seen: &EventPage,
    token: &str,
    values: &Values,
    problems: &Problems,
) -> Markup {
    let reader = visit.reader;
    let title = reader.say_with(words::public::SLIP_TITLE, &[("board", &slip.table)]);
    let fields = Fields::new(visit, values, problems);
    let body = html! {
        div.narrow {
            p.soft { (seen.event().settings.name) " · " (reader.say_with(words::public::ROUND, &[("round", &slip.round)])) }
            h1 { (title) }
            @match board(slip, seen) {
                None => div.notice.notice-warn { p { (reader.say(words::public::SLIP_OVER)) } },
                Some(board) => {
                    (standing(visit, seen, slip, board))
                    @if seen.event().result(slip.round, board.white).is_none() {
                        form method="post" action={ "/slip/" (token) } {
                            (csrf_field(visit))
                            (fields.summary())
                            fieldset { legend { (reader.say(words::public::SLIP_WHO)) }
                                @for (value, key, id) in [("white", words::public::WHITE, board.white), ("black", words::public::BLACK, board.black)] {
                                    label.choice { input type="radio" name="side" value=(value) required checked[values.get("side") == value];
                                        span { (seen.titled(id)) " " small { (reader.say(key)) } } }
                                }
                            }
                            fieldset id="f-result" { legend { (reader.say(words::public::SLIP_RESULT)) }
                                @for (value, key, _) in RESULTS {
                                    label.choice { input type="radio" name="result" value=(value) required checked[values.get("result") == value];
                                        span { (reader.say(key)) } }
                                }
                            }
                            @if let Some(problem) = problems.of("result") { p.problem { (problem) } }
                            div.buttons { button.primary type="submit" { (reader.say(words::public::SLIP_SEND)) } }
                        }
                    }
                }
            }
            p { a href=(seen.path("")) { (reader.say(words::public::PAIRINGS)) } }
        }
    };
    Frame::new(visit, &title).style("public.css").show(&body)
}

/// Renders the submitted result and the one entered by the arbiter.
fn standing(visit: &Visit, seen: &EventPage, slip: &ResultTicket, board: &RoundBoard) -> Markup {
    let reader = visit.reader;
    let waiting: Vec<_> =
        seen.event().slips.iter().filter(|s| s.round == slip.round && s.white == board.white).collect();
    let differ = waiting.iter().any(|one| waiting.iter().any(|other| one.result != other.result));
    html! {
        @match seen.event().result(slip.round, board.white) {
            Some(result) => div.notice.notice-good role="status" { p { (reader.say_with(words::public::SLIP_ACCEPTED, &[("result", &result)])) } },
            None => @for one in &waiting {
                div.notice.(if differ { "notice-warn" } else { "notice-good" }) role="status" {
                    @if differ {
                        @let side = if one.side == Color::White { "white" } else { "black" };
                        p { (reader.say_with(words::public::SLIP_DIFFERS, &[("side", &side), ("result", &one.result)])) }
                    } @else {
                        p { (reader.say_with(words::public::SLIP_WAITING, &[("result", &one.result)])) }
                    }
                }
            }
        }
    }
}
