//! Live updates by server-sent events.
//!
//! Clients subscribe to a room, one for each stream of the log. A note is created once and shared by all subscribers;
//! its `id:` is the number of the log entry, so a browser that reconnects sends the last number it saw as
//! `Last-Event-ID` and is notified at once if there is more. A note only says that something changed: the page is
//! fetched as usual, with the reader's permissions. A client that falls behind gets the latest number; nothing is lost,
//! because the log holds everything.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};

/// Notes buffered for a slow client.
const WAITING_MAX: usize = 64;
/// Interval of keep-alive comments, so that proxies do not close the connection.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// Time that browsers wait before reconnecting, in milliseconds.
const RETRY_MS: u32 = 2000;

/// A note: the number of a log entry, and the bytes to send or a description of the entry.
#[derive(Clone, Debug)]
pub struct Note {
    /// The number of the log entry.
    pub number: u64,
    /// The content of the note.
    pub bytes: Bytes,
}

impl Note {
    /// Creates a note as a server-sent event; `data` is a single line.
    pub fn new(kind: &str, number: u64, data: &str) -> Self {
        let line = data.replace(['\r', '\n'], " ");
        Self { number, bytes: Bytes::from(format!("event: {kind}\nid: {number}\ndata: {line}\n\n")) }
    }
}

/// The rooms and their subscribers.
#[derive(Debug, Default)]
pub struct Hub {
    rooms: Mutex<HashMap<String, broadcast::Sender<Note>>>,
}

impl Hub {
    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, broadcast::Sender<Note>>> {
        // Nothing panics while the lock is held; even if it did, the map would be consistent.
        self.rooms.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Subscribes to a room.
    pub fn enter(&self, room: &str) -> broadcast::Receiver<Note> {
        let mut rooms = self.rooms();
        if let Some(sender) = rooms.get(room) {
            return sender.subscribe();
        }
        let (sender, receiver) = broadcast::channel(WAITING_MAX);
        rooms.insert(room.to_owned(), sender);
        receiver
    }

    /// Sends a note to a room; a room without subscribers is closed.
    pub fn tell(&self, room: &str, note: impl FnOnce() -> Note) {
        let mut rooms = self.rooms();
        if let Some(sender) = rooms.get(room)
            && sender.send_if_heard(note).is_err()
        {
            rooms.remove(room);
        }
    }

    /// Returns the rooms with subscribers.
    pub fn open_rooms(&self) -> Vec<String> {
        self.rooms().keys().cloned().collect()
    }

    /// Returns the number of subscribers.
    pub fn watchers(&self) -> usize {
        self.rooms().values().map(broadcast::Sender::receiver_count).sum()
    }
}

trait SendIfHeard {
    fn send_if_heard(&self, note: impl FnOnce() -> Note) -> Result<(), ()>;
}

impl SendIfHeard for broadcast::Sender<Note> {
    fn send_if_heard(&self, note: impl FnOnce() -> Note) -> Result<(), ()> {
        if self.receiver_count() == 0 {
            return Err(());
        }
        self.send(note()).map(drop).map_err(drop)
    }
}

/// Returns the number that a reconnecting browser saw last.
pub fn last_seen(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.trim().parse().ok()
}

struct Watching {
    room: broadcast::Receiver<Note>,
    first: Option<Bytes>,
    sent: u64,
    kind: &'static str,
}

/// Returns the event stream of a room for one browser. `now` is the latest number, `seen` the last one the browser saw.
pub fn watch(room: broadcast::Receiver<Note>, kind: &'static str, now: u64, seen: Option<u64>) -> Response {
    let mut first = format!("retry: {RETRY_MS}\n\n").into_bytes();
    if seen.is_some_and(|seen| seen < now) {
        first.extend_from_slice(&Note::new(kind, now, &now.to_string()).bytes);
    }
    let watching = Watching { room, first: Some(first.into()), sent: now, kind };
    let body = stream::unfold(watching, |mut watching| async move {
        let bytes = next(&mut watching).await?;
        Some((Ok::<_, Infallible>(bytes), watching))
    });
    let headers = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-cache, no-transform")];
    (headers, Body::from_stream(body)).into_response()
}

async fn next(watching: &mut Watching) -> Option<Bytes> {
    if let Some(first) = watching.first.take() {
        return Some(first);
    }
    loop {
        match tokio::time::timeout(KEEP_ALIVE, watching.room.recv()).await {
            Err(_) => return Some(Bytes::from_static(b":\n\n")),
            Ok(Ok(note)) if note.number > watching.sent => {
                watching.sent = note.number;
                return Some(note.bytes);
            }
            // The page already showed this entry.
            Ok(Ok(_)) => {}
            // Too slow: a single note replaces those that were dropped; the buffered ones follow.
            Ok(Err(RecvError::Lagged(_))) => {
                watching.sent += 1;
                let number = watching.sent;
                return Some(Note::new(watching.kind, number, &number.to_string()).bytes);
            }
            Ok(Err(RecvError::Closed)) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_note_reaches_its_room_once_and_no_other() {
        let hub = Hub::default();
        let mut here = hub.enter("event/a");
        let mut there = hub.enter("event/b");
        hub.tell("event/a", || Note::new("change", 7, "7"));
        assert_eq!(here.recv().await.unwrap().bytes, "event: change\nid: 7\ndata: 7\n\n");
        assert!(there.try_recv().is_err());
        assert_eq!(hub.watchers(), 2);
        drop(here);
        hub.tell("event/a", || Note::new("change", 8, "8"));
        assert_eq!(hub.open_rooms(), ["event/b"]);
    }

    #[tokio::test]
    async fn who_comes_back_is_told_at_once_and_who_is_slow_loses_nothing() {
        let hub = Hub::default();
        let room = hub.enter("event/a");
        let mut watching = Watching { room, first: None, sent: 3, kind: "change" };
        hub.tell("event/a", || Note::new("change", 3, "3"));
        hub.tell("event/a", || Note::new("change", 4, "4"));
        assert_eq!(next(&mut watching).await.unwrap(), "event: change\nid: 4\ndata: 4\n\n");
        for number in 5..5 + 2 * WAITING_MAX as u64 {
            hub.tell("event/a", || Note::new("change", number, "x"));
        }
        let mut last = 0;
        for _ in 0..=WAITING_MAX {
            let text = next(&mut watching).await.unwrap();
            last = std::str::from_utf8(&text)
                .unwrap()
                .split("id: ")
                .nth(1)
                .unwrap()
                .lines()
                .next()
                .unwrap()
                .parse()
                .unwrap();
        }
        assert_eq!(last, 4 + 2 * WAITING_MAX as u64);
    }
}
