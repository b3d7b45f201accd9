//! What tells those who watch that something has changed: server-sent events.
//!
//! Whoever watches enters a room, one for each stream of the record. A note is made once and shared by all in the room; its
//! `id:` is the entry's number in the log, so that a browser that lost its connection says with `Last-Event-ID` how far it
//! has come and is told at once if there is more. A note only says that there is something new: the page, which the
//! reader may see, is fetched as always. Who falls behind is told the latest number; nothing is lost, for the truth is
//! in the log.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};

/// How many notes wait for somebody who is slow.
const WAITING_MAX: usize = 64;
/// How often a word goes out when nothing happens, so that proxies keep the connection.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How long browsers wait before they come back, in milliseconds.
const RETRY_MS: u32 = 2000;

/// A note: the entry's number, and the bytes that are sent, or that say what it is about.
#[derive(Clone, Debug)]
pub struct Note {
    /// The number in the log.
    pub number: u64,
    /// What is sent.
    pub bytes: Bytes,
}

impl Note {
    /// A note of a kind; `data` is one line.
    pub fn new(kind: &str, number: u64, data: &str) -> Self {
        let line = data.replace(['\r', '\n'], " ");
        Self { number, bytes: Bytes::from(format!("event: {kind}\nid: {number}\ndata: {line}\n\n")) }
    }
}

/// The rooms.
#[derive(Debug, Default)]
pub struct Hub {
    rooms: Mutex<HashMap<String, broadcast::Sender<Note>>>,
}

impl Hub {
    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, broadcast::Sender<Note>>> {
        // Nothing panics while the map is held; if it did, the map would still be whole.
        self.rooms.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Enters a room.
    pub fn enter(&self, room: &str) -> broadcast::Receiver<Note> {
        let mut rooms = self.rooms();
        if let Some(sender) = rooms.get(room) {
            return sender.subscribe();
        }
        let (sender, receiver) = broadcast::channel(WAITING_MAX);
        rooms.insert(room.to_owned(), sender);
        receiver
    }

    /// Tells those in a room; a room that everybody has left is closed.
    pub fn tell(&self, room: &str, note: impl FnOnce() -> Note) {
        let mut rooms = self.rooms();
        if let Some(sender) = rooms.get(room)
            && sender.send_if_heard(note).is_err()
        {
            rooms.remove(room);
        }
    }

    /// The rooms in which somebody is.
    pub fn open_rooms(&self) -> Vec<String> {
        self.rooms().keys().cloned().collect()
    }

    /// How many watch.
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

/// How far a browser has come, by what it says when it comes back.
pub fn last_seen(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.trim().parse().ok()
}

struct Watching {
    room: broadcast::Receiver<Note>,
    first: Option<Bytes>,
    sent: u64,
    kind: &'static str,
}

/// The stream of a room for one browser. `now` is the latest number, `seen` how far the browser has come.
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
            // It was in the page already.
            Ok(Ok(_)) => {}
            // Too slow: the notes that were dropped are summed up in one with the number after the last that was sent;
            // those that still wait follow.
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
