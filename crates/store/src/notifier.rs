//! Notifies watchers in this program and, on PostgreSQL, other desks that a stream has grown.

use crate::entry::Stream;
use crate::location::Location;
use sqlx::{AnyPool, Executor};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use tokio::sync::{broadcast, mpsc};

/// The channel of PostgreSQL's LISTEN and NOTIFY.
pub(crate) const CHANNEL: &str = "adoube";
/// Buffered hints; a slow watcher that misses more has to check every stream.
const HINTS_KEPT: usize = 1024;

pub(crate) struct Notifier {
    pub(crate) here: broadcast::Sender<Stream>,
    elsewhere: Mutex<Option<mpsc::UnboundedSender<Stream>>>,
}

impl Notifier {
    pub(crate) fn new(place: &Location, pool: &AnyPool) -> Self {
        let (here, _) = broadcast::channel(HINTS_KEPT);
        let elsewhere = matches!(place, Location::Postgres(_)).then(|| {
            let (sender, hints) = mpsc::unbounded_channel();
            tokio::spawn(notify(pool.clone(), hints));
            sender
        });
        Self { here, elsewhere: Mutex::new(elsewhere) }
    }

    /// Sends a hint that a stream has grown. Does not wait for delivery.
    pub(crate) fn notify(&self, stream: &Stream) {
        // There may be no watcher.
        let _ = self.here.send(stream.clone());
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = elsewhere.as_ref() {
            let _ = sender.send(stream.clone());
        }
    }

    pub(crate) fn close(&self) {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Sends hints to other desks, once per stream that has grown in the meantime.
async fn notify(pool: AnyPool, mut hints: mpsc::UnboundedReceiver<Stream>) {
    while let Some(first) = hints.recv().await {
        let mut streams = BTreeSet::from([first]);
        while let Ok(next) = hints.try_recv() {
            streams.insert(next);
        }
        let mut transaction = match pool.begin().await {
            Ok(transaction) => transaction,
            Err(cause) => {
                tracing::warn!(%cause, streams = streams.len(), "hints to other desks lost");
                continue;
            }
        };
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
            // Watchers also poll, so a lost hint does no harm.
            let _ = transaction.commit().await;
        }
    }
}
