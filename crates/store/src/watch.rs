//! Hints that a stream has grown.
//!
//! A hint may be lost, repeated or late; readers always catch up from the table. On PostgreSQL hints come from every desk
//! by LISTEN and NOTIFY; on SQLite only from this program.

use crate::entry::Stream;
use crate::error::StoreError;
use crate::location::Location;
use crate::notifier::CHANNEL;
use crate::store::{Store, with_timeout};
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::broadcast;

/// A hint for a watcher.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// This stream has probably grown.
    Grown(Stream),
    /// Time has passed, or hints were lost: check every stream you follow.
    Look,
}

/// Receives hints about streams.
pub struct StreamWatcher {
    source: HintSource,
    every: Duration,
}

enum HintSource {
    Here(broadcast::Receiver<Stream>),
    Server(Box<PgListener>),
}

impl Store {
    /// Watches all streams. Without other hints, [`Hint::Look`] is sent at the interval `every`.
    pub async fn watch(&self, every: Duration) -> Result<StreamWatcher, StoreError> {
        let source = match &self.inner.place {
            Location::Sqlite(_) => HintSource::Here(self.inner.notifier.here.subscribe()),
            Location::Postgres(server) => {
                let listener = with_timeout(PgListener::connect(server.url())).await;
                let mut listener = listener.map_err(|error| self.database_error(&error))?;
                listener.listen(CHANNEL).await.map_err(|error| self.database_error(&error))?;
                HintSource::Server(Box::new(listener))
            }
        };
        Ok(StreamWatcher { source, every })
    }
}

impl StreamWatcher {
    /// Returns the next hint.
    pub async fn next(&mut self) -> Hint {
        let hint = match &mut self.source {
            HintSource::Here(hints) => {
                let Ok(hint) = tokio::time::timeout(self.every, hints.recv()).await else { return Hint::Look };
                match hint {
                    Ok(stream) => return Hint::Grown(stream),
                    Err(broadcast::error::RecvError::Lagged(_)) => return Hint::Look,
                    Err(broadcast::error::RecvError::Closed) => None,
                }
            }
            HintSource::Server(listener) => {
                let Ok(hint) = tokio::time::timeout(self.every, listener.try_recv()).await else { return Hint::Look };
                match hint {
                    Ok(Some(hint)) => hint.payload().parse().ok().map(Hint::Grown),
                    // The connection was lost and restored, so hints may have been missed.
                    Ok(None) => return Hint::Look,
                    Err(_) => None,
                }
            }
        };
        if hint.is_none() {
            // The server is unreachable: wait before retrying.
            tokio::time::sleep(self.every.min(Duration::from_secs(1))).await;
        }
        hint.unwrap_or(Hint::Look)
    }
}
