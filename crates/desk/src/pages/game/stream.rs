//! Server-sent events for spectators; each carries a complete state.

use super::{board_id, seat_of};
use crate::Desk;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::snapshot::BoardAudience;
use adoube_services::live_games::{self, When, game_id};
use adoube_web::live::Note;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::json;
use std::collections::{BTreeSet, VecDeque};
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;

/// The keep-alive interval.
const ALIVE: Duration = Duration::from_secs(15);
/// A margin after the delay, so that an act at that moment is included.
const LATER: Duration = Duration::from_millis(20);

/// `GET /time`: the desk's current time.
pub(super) async fn time(State(desk): State<Desk>) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], Json(json!({ "sent": desk.now_ms() }))).into_response()
}

pub(super) async fn public(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Response, RequestError> {
    let board_id = board_id(path);
    let delay_ms = delay_ms(&desk, &board_id.event).await?;
    watch(&desk, visit.reader, Watched::One(board_id), BoardAudience::Hall, delay_ms).await
}

pub(super) async fn wall(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Response, RequestError> {
    let delay_ms = delay_ms(&desk, &id).await?;
    watch(&desk, visit.reader, Watched::Round(id, round), BoardAudience::Hall, delay_ms).await
}

pub(super) async fn seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, RequestError> {
    let seat = seat_of(&desk, &token)?;
    watch(&desk, visit.reader, Watched::One(seat.board_id), BoardAudience::Hall, 0).await
}

pub(super) async fn arbiter(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Response, RequestError> {
    watch(&desk, visit.reader, Watched::One(board_id(path)), BoardAudience::Arbiter, 0).await
}

pub(super) async fn console(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Response, RequestError> {
    watch(&desk, visit.reader, Watched::Round(id, round), BoardAudience::Arbiter, 0).await
}

/// Returns the public's delay in milliseconds.
pub(super) async fn delay_ms(desk: &Desk, id: &str) -> Result<i64, RequestError> {
    let event = desk.event_state(id, None).await?;
    Ok(i64::from(event.event.settings.broadcast_delay_s) * 1000)
}

/// The games watched.
#[derive(Clone)]
enum Watched {
    One(BoardId),
    Round(String, u16),
}

impl Watched {
    fn has(&self, board_id: &BoardId) -> bool {
        match self {
            Self::One(one) => one == board_id,
            Self::Round(event, round) => board_id.event == *event && board_id.round == *round,
        }
    }

    async fn now(&self, desk: &Desk) -> Result<Vec<BoardId>, RequestError> {
        let (event, round) = match self {
            Self::One(board_id) => (&board_id.event, board_id.round),
            Self::Round(event, round) => (event, *round),
        };
        let state = desk.event_state(event, None).await?;
        let boards = state.event.round(round).ok_or(RequestError::NotFound)?.boards.len();
        let all =
            (1..=u32::try_from(boards).unwrap_or(u32::MAX)).map(|board| BoardId { event: event.clone(), round, board });
        Ok(all.filter(|board_id| self.has(board_id)).collect())
    }
}

/// Returns the hub's room for these games.
fn room_of(watched: &Watched) -> String {
    match watched {
        Watched::One(board_id) => format!("game/{}", game_id(board_id)),
        Watched::Round(event, round) => live_games::room_of_round(event, *round),
    }
}

async fn watch(
    desk: &Desk,
    reader: Reader,
    watched: Watched,
    audience: BoardAudience,
    delay_ms: i64,
) -> Result<Response, RequestError> {
    // Enter the room before reading the states, so that no change is missed in between.
    let room = desk.hub().enter(&room_of(&watched));
    let boards = watched.now(desk).await?;
    if boards.is_empty() {
        return Err(RequestError::NotFound);
    }
    let delay = Duration::from_millis(u64::try_from(delay_ms).unwrap_or_default());
    let mut spectator = Watcher {
        desk: desk.clone(),
        reader,
        audience,
        delay,
        room,
        sent: vec![0; boards.len()],
        boards,
        ready: VecDeque::new(),
        due: BTreeSet::new(),
    };
    for at in 0..spectator.boards.len() {
        spectator.show(at).await;
    }
    let body = stream::unfold(spectator, |mut spectator| async move {
        let bytes = spectator.next().await?;
        Some((Ok::<_, Infallible>(bytes), spectator))
    });
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store, no-transform"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

/// One connected browser. It receives complete states, so nothing is lost while it is disconnected or slow.
struct Watcher {
    desk: Desk,
    reader: Reader,
    audience: BoardAudience,
    delay: Duration,
    room: Receiver<Note>,
    /// The games.
    boards: Vec<BoardId>,
    /// The number of the last state sent, per game.
    sent: Vec<u64>,
    /// Messages to send next.
    ready: VecDeque<Bytes>,
    /// When to look at each delayed game again: once per game, for its first act not yet shown.
    due: BTreeSet<(Instant, usize)>,
}

impl Watcher {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(bytes) = self.ready.pop_front() {
                return Some(bytes);
            }
            let first = self.due.first().map(|(when, _)| *when);
            let wait = async {
                match first {
                    Some(when) => tokio::time::sleep_until(when).await,
                    None => std::future::pending().await,
                }
            };
            let heard = tokio::select! {
                heard = self.room.recv() => heard,
                () = wait => {
                    if let Some((_, at)) = self.due.pop_first() {
                        self.show(at).await;
                    }
                    continue;
                }
                () = tokio::time::sleep(ALIVE) => return Some(Bytes::from_static(b":\n\n")),
            };
            let changed = match heard {
                Ok(note) => self.boards.iter().position(|board_id| note.bytes == game_id(board_id)),
                // Messages were lost: complete states make up for them.
                Err(RecvError::Lagged(_)) => None,
                Err(RecvError::Closed) => return None,
            };
            let changed = changed.map_or(0..self.boards.len(), |at| at..at + 1);
            for at in changed {
                if !self.is_due(at) {
                    self.show(at).await;
                }
            }
        }
    }

    /// Returns whether a later look at a game is scheduled.
    fn is_due(&self, at: usize) -> bool {
        self.due.iter().any(|(_, other)| *other == at)
    }

    /// Sends a game as visible now, and schedules the next look. Both use the same clock reading: otherwise an act that
    /// becomes visible in between would never be shown.
    async fn show(&mut self, at: usize) {
        let now_ms = self.desk.now_ms();
        self.draw(at, now_ms).await;
        self.look_later(at, now_ms).await;
    }

    /// Schedules a look at a game for when its first hidden act becomes visible, if there is one.
    async fn look_later(&mut self, at: usize, now_ms: i64) {
        if self.delay.is_zero() || self.is_due(at) {
            return;
        }
        let Some(board_id) = self.boards.get(at) else { return };
        let Ok(state) = self.desk.live_games().game(board_id).await else { return };
        let delay_ms = i64::try_from(self.delay.as_millis()).unwrap_or(i64::MAX);
        let seen_ms = now_ms.saturating_sub(delay_ms);
        // The latest acts are at the end; the first entry sets the game up.
        let later = state.entries.iter().rev().map(|entry| entry.at_ms).take_while(|at_ms| *at_ms > seen_ms).last();
        let begins = (state.number > 0 && state.start_ms > seen_ms).then_some(state.start_ms);
        if let Some(first_ms) = begins.or(later) {
            let wait = u64::try_from(first_ms.saturating_sub(seen_ms)).unwrap_or_default();
            self.due.insert((Instant::now() + Duration::from_millis(wait) + LATER, at));
        }
    }

    /// Queues the state of a game as visible to this audience at a moment, unless already sent.
    async fn draw(&mut self, at: usize, now_ms: i64) {
        let games = self.desk.live_games();
        let delay_ms = i64::try_from(self.delay.as_millis()).unwrap_or(i64::MAX);
        let Some((board_id, sent)) = self.boards.get(at).zip(self.sent.get_mut(at)) else { return };
        let state = match delay_ms {
            0 => games.game(board_id).await,
            delay_ms => games.game_at(board_id, now_ms.saturating_sub(delay_ms)).await,
        };
        let Ok(state) = state else { return };
        // The first state is sent even if the game is not set up.
        if state.number == *sent && state.number > 0 {
            return;
        }
        *sent = state.number;
        self.ready.push_back(games.drawn(board_id, &state, self.audience, self.reader, When { now_ms, delay_ms }));
    }
}
