//! Streams of events end with the session that opened them.
//!
//! A stream is opened with the permissions of a moment. It ends when its session ends, its account is closed or its role
//! or scope changes: at once on the server that makes the change, and within [`CHECK_EVERY`] on others that share the
//! record. After [`LONGEST`] it ends in any case; browsers open it again.

use crate::access::Actor;
use crate::accounts::sessions;
use crate::site::AppState;
use axum::body::{Body, BodyDataStream, Bytes};
use axum::http::header;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// The interval at which the session is looked up again.
const CHECK_EVERY: Duration = Duration::from_secs(15);
/// The longest time a stream stays open.
const LONGEST: Duration = Duration::from_hours(1);

struct SessionStream<S> {
    state: S,
    actor: Actor,
    body: BodyDataStream,
    changes: watch::Receiver<()>,
    until: Instant,
    next_check: Instant,
}

impl<S: AppState> SessionStream<S> {
    async fn next(&mut self) -> Option<Result<Bytes, axum::Error>> {
        loop {
            tokio::select! {
                biased;
                _ = self.changes.changed() => {}
                () = tokio::time::sleep_until(self.next_check.min(self.until)) => {}
                item = self.body.next() => return item,
            }
            if Instant::now() >= self.until || !sessions::is_valid(self.state.site(), &self.actor).await {
                return None;
            }
            self.next_check = Instant::now() + CHECK_EVERY;
        }
    }
}

/// Ends an event stream that somebody who is signed in opened together with the session.
pub(crate) fn bound_to_session<S: AppState>(state: &S, actor: &Actor, answer: Response) -> Response {
    let is_stream = |value: &axum::http::HeaderValue| value.as_bytes().starts_with(b"text/event-stream");
    if !matches!(actor, Actor::Account { .. }) || !answer.headers().get(header::CONTENT_TYPE).is_some_and(is_stream) {
        return answer;
    }
    let changes = state.site().session_changes().subscribe();
    let (state, actor, now) = (state.clone(), actor.clone(), Instant::now());
    answer.map(|body| {
        let (until, next_check) = (now + LONGEST, now + CHECK_EVERY);
        let own = SessionStream { state, actor, body: body.into_data_stream(), changes, until, next_check };
        Body::from_stream(stream::unfold(own, |mut own| async move { Some((own.next().await?, own)) }))
    })
}
