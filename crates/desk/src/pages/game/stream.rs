//! What those who watch are told while a page is open: server-sent events, each with a whole state.

use super::{seat_of, slip};
use crate::Desk;
use crate::accounts::token::Slip;
use crate::failure::Failure;
use crate::hall::{Room, game_id};
use crate::table::snapshot::Audience;
use crate::texts::Reader;
use crate::visit::Visit;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::Stream;
use serde_json::json;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

/// What one watcher may have waiting; one who is slower is cut off, and comes back to a whole state.
const WAITING_MAX: usize = 256;
const ALIVE: Duration = Duration::from_secs(15);

/// `GET /time`: what the desk's clock shows.
pub(super) async fn time(State(desk): State<Desk>) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], Json(json!({ "sent": desk.now_ms() }))).into_response()
}

pub(super) async fn public(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Response, Failure> {
    let slip = slip(path);
    let delay_ms = delay_ms(&desk, &slip.event).await?;
    watch(&desk, visit.reader, Room::Board(slip), Audience::Hall, delay_ms).await
}

pub(super) async fn wall(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Response, Failure> {
    let delay_ms = delay_ms(&desk, &id).await?;
    watch(&desk, visit.reader, Room::Round(id, round), Audience::Hall, delay_ms).await
}

pub(super) async fn seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let seat = seat_of(&desk, &token)?;
    watch(&desk, visit.reader, Room::Board(seat.slip), Audience::Hall, 0).await
}

pub(super) async fn arbiter(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Response, Failure> {
    watch(&desk, visit.reader, Room::Board(slip(path)), Audience::Arbiter, 0).await
}

pub(super) async fn console(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Response, Failure> {
    watch(&desk, visit.reader, Room::Round(id, round), Audience::Arbiter, 0).await
}

/// How late the public sees moves.
pub(super) async fn delay_ms(desk: &Desk, id: &str) -> Result<i64, Failure> {
    let event = desk.event_state(id, None).await?;
    Ok(i64::from(event.event.settings.broadcast_delay_s) * 1000)
}

/// The games of a room that there are.
async fn games(desk: &Desk, room: &Room) -> Result<Vec<Slip>, Failure> {
    let (event, round) = match room {
        Room::Board(slip) => (&slip.event, slip.round),
        Room::Round(event, round) => (event, *round),
    };
    let state = desk.event_state(event, None).await?;
    let boards = state.event.round(round).ok_or(Failure::NotFound)?.boards.len();
    let all = (1..=u32::try_from(boards).unwrap_or(u32::MAX)).map(|board| Slip { event: event.clone(), round, board });
    Ok(all.filter(|slip| !matches!(room, Room::Board(one) if one != slip)).collect())
}

struct Waiting(mpsc::Receiver<Event>);

impl Stream for Waiting {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|event| event.map(Ok))
    }
}

async fn watch(
    desk: &Desk,
    reader: Reader,
    room: Room,
    audience: Audience,
    delay_ms: i64,
) -> Result<Response, Failure> {
    let slips = games(desk, &room).await?;
    if slips.is_empty() {
        return Err(Failure::NotFound);
    }
    let (send, receive) = mpsc::channel(WAITING_MAX.max(slips.len() + 16));
    // Listen first, so that nothing falls between the state now and what comes.
    let mut told = desk.hall().watch(&room);
    let teller = Watcher { desk: desk.clone(), reader, audience, delay_ms };
    for slip in &slips {
        if let Some(event) = teller.event(slip).await {
            let _ = send.try_send(event);
        }
    }
    tokio::spawn(async move {
        loop {
            let next = tokio::select! {
                next = told.recv() => next,
                () = send.closed() => return,
            };
            let one = match next {
                Ok(changed) => changed,
                // Too much at once: whole states make up for all of it.
                Err(RecvError::Lagged(_)) => None,
                Err(RecvError::Closed) => return,
            };
            for slip in one.as_deref().map_or(slips.as_slice(), std::slice::from_ref) {
                if !teller.send(slip, &send).await {
                    return;
                }
            }
        }
    });
    let stream = Sse::new(Waiting(receive)).keep_alive(KeepAlive::new().interval(ALIVE));
    let headers = [("x-accel-buffering", "no"), ("cache-control", "no-store")];
    Ok((headers, stream).into_response())
}

struct Watcher {
    desk: Desk,
    reader: Reader,
    audience: Audience,
    delay_ms: i64,
}

impl Watcher {
    /// The state as this audience may see it now.
    async fn event(&self, slip: &Slip) -> Option<Event> {
        let hall = self.desk.hall();
        let now_ms = self.desk.now_ms();
        let state = match self.delay_ms {
            0 => hall.game(slip).await.ok()?,
            delay => hall.game_at(slip, now_ms.saturating_sub(delay)).await.ok()?,
        };
        let text = if self.delay_ms == 0 {
            hall.drawn(slip, &state, self.audience, self.reader, now_ms)
        } else {
            let mut json = crate::table::snapshot::snapshot(&state, &game_id(slip), self.audience, self.reader, now_ms);
            json["delay_ms"] = json!(self.delay_ms);
            json.to_string().into()
        };
        Some(Event::default().event("state").id(state.number.to_string()).data(&*text))
    }

    /// Sends the state now, or when the delay has passed. `false` if nobody listens any more, or too slowly.
    async fn send(&self, slip: &Slip, to: &mpsc::Sender<Event>) -> bool {
        if self.delay_ms == 0 {
            let Some(event) = self.event(slip).await else { return true };
            return to.try_send(event).is_ok();
        }
        let late = Self { desk: self.desk.clone(), ..*self };
        let (slip, later) = (slip.clone(), to.clone());
        let wait = Duration::from_millis(u64::try_from(self.delay_ms).unwrap_or_default() + 20);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            if let Some(event) = late.event(&slip).await {
                let _ = later.try_send(event);
            }
        });
        !to.is_closed()
    }
}
