//! Hints that a stream has grown.
//!
//! A hint is only that: it may be lost, repeated or late, and readers always catch up from the table. On PostgreSQL
//! hints come from every desk, by LISTEN and NOTIFY; on SQLite from this program.

use crate::entry::Stream;
use crate::fault::Fault;
use crate::place::Place;
use crate::store::{Store, patiently};
use sqlx::postgres::PgListener;
use sqlx::{AnyPool, Executor};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

const CHANNEL: &str = "adoube";
/// Hints that a slow watcher may miss before it is told to read everything.
const HINTS_KEPT: usize = 1024;

/// Tells watchers.
pub(crate) struct Bell {
    here: broadcast::Sender<Stream>,
    elsewhere: Mutex<Option<mpsc::UnboundedSender<Stream>>>,
}

impl Bell {
    pub(crate) fn new(place: &Place, pool: &AnyPool) -> Self {
        let (here, _) = broadcast::channel(HINTS_KEPT);
        let elsewhere = matches!(place, Place::Postgres(_)).then(|| {
            let (sender, hints) = mpsc::unbounded_channel();
            tokio::spawn(notify(pool.clone(), hints));
            sender
        });
        Self { here, elsewhere: Mutex::new(elsewhere) }
    }

    /// A stream has grown. The one who appends does not wait for this.
    pub(crate) fn ring(&self, stream: &Stream) {
        // Nobody may be watching.
        let _ = self.here.send(stream.clone());
        let elsewhere = self.elsewhere.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(sender) = elsewhere.as_ref() {
            let _ = sender.send(stream.clone());
        }
    }

    pub(crate) fn close(&self) {
        self.elsewhere.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    }
}

/// Sends hints to other desks; those of streams that grew several times meanwhile are sent once.
async fn notify(pool: AnyPool, mut hints: mpsc::UnboundedReceiver<Stream>) {
    while let Some(first) = hints.recv().await {
        let mut streams = BTreeSet::from([first]);
        while let Ok(next) = hints.try_recv() {
            streams.insert(next);
        }
        let Ok(mut transaction) = pool.begin().await else { continue };
        // A hint need not survive a crash, so it does not wait for the disk.
        if transaction.execute("set local synchronous_commit = off").await.is_err() {
            continue;
        }
        let mut sent = true;
        for stream in &streams {
            let query = sqlx::query("select 1 from (select pg_notify($1, $2)) as sent");
            sent &= query.bind(CHANNEL).bind(stream.as_str()).execute(&mut *transaction).await.is_ok();
        }
        if sent {
            // A lost hint is made up for by the watchers' own reading.
            let _ = transaction.commit().await;
        }
    }
}

/// What a watcher is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// This stream has probably grown.
    Grown(Stream),
    /// Time has passed, or hints were lost: look at every stream you follow.
    Look,
}

/// Follows the hints.
pub struct Watcher {
    source: Source,
    every: Duration,
}

enum Source {
    Here(broadcast::Receiver<Stream>),
    Server(Box<PgListener>),
}

impl Store {
    /// Follows the streams that grow. At least every so often a watcher is told to look anyway.
    pub async fn watch(&self, every: Duration) -> Result<Watcher, Fault> {
        let source = match &self.inner.place {
            Place::Sqlite(_) => Source::Here(self.inner.bell.here.subscribe()),
            Place::Postgres(server) => {
                let listener = patiently(PgListener::connect(server.url())).await;
                let mut listener = listener.map_err(|error| self.fault(&error))?;
                listener.listen(CHANNEL).await.map_err(|error| self.fault(&error))?;
                Source::Server(Box::new(listener))
            }
        };
        Ok(Watcher { source, every })
    }
}

impl Watcher {
    /// The next hint.
    pub async fn next(&mut self) -> Hint {
        let hint = match &mut self.source {
            Source::Here(hints) => {
                let Ok(hint) = tokio::time::timeout(self.every, hints.recv()).await else { return Hint::Look };
                match hint {
                    Ok(stream) => return Hint::Grown(stream),
                    Err(broadcast::error::RecvError::Lagged(_)) => return Hint::Look,
                    Err(broadcast::error::RecvError::Closed) => None,
                }
            }
            Source::Server(listener) => {
                let Ok(hint) = tokio::time::timeout(self.every, listener.try_recv()).await else { return Hint::Look };
                match hint {
                    Ok(Some(hint)) => hint.payload().parse().ok().map(Hint::Grown),
                    // The connection was lost and made again: hints may have been missed.
                    Ok(None) => return Hint::Look,
                    Err(_) => None,
                }
            }
        };
        if hint.is_none() {
            // No server to ask: it is looked at in turn, not without pause.
            tokio::time::sleep(self.every.min(Duration::from_secs(1))).await;
        }
        hint.unwrap_or(Hint::Look)
    }
}
