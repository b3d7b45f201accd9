//! Notifies watchers in this program and, on PostgreSQL, other desks that a stream has grown.

use crate::counters::Counter;
use crate::entry::Stream;
use crate::location::Location;
use sqlx::{AnyPool, Executor};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{broadcast, mpsc};

/// The channel of PostgreSQL's LISTEN and NOTIFY.
pub(crate) const CHANNEL: &str = "adoube";
/// Number of buffered hints; a slow watcher that misses more must check every stream.
const HINTS_KEPT: usize = 1024;

pub(crate) struct Notifier {
    pub(crate) here: broadcast::Sender<Stream>,
    elsewhere: Mutex<Option<mpsc::UnboundedSender<Stream>>>,
    /// Hints for other desks that have not been taken from the channel.
    queued: Arc<Counter>,
}

impl Notifier {
    pub(crate) fn new(place: &Location, pool: &AnyPool) -> Self {
        let (here, _) = broadcast::channel(HINTS_KEPT);
        let queued = Arc::new(Counter::default());
        let elsewhere = matches!(place, Location::Postgres(_)).then(|| {
            let (sender, hints) = mpsc::unbounded_channel();
            tokio::spawn(notify(pool.clone(), hints, Arc::clone(&queued)));
            sender
        });
        Self { here, elsewhere: Mutex::new(elsewhere), queued }
    }

    /// Sends a hint that a stream has grown. Does not wait for delivery.
    pub(crate) fn notify(&self, stream: &Stream) {
        // There may be no watcher.
        let _ = self.here.send(stream.clone());
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = elsewhere.as_ref() {
            self.queued.add(1);
            if sender.send(stream.clone()).is_err() {
                self.queued.subtract(1);
            }
        }
    }

    /// Returns the number of hints waiting to be sent to other desks.
    pub(crate) fn queued(&self) -> u64 {
        self.queued.get()
    }

    pub(crate) fn close(&self) {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Sends hints to other desks, once per stream that has grown in the meantime.
async fn notify(pool: AnyPool, mut hints: mpsc::UnboundedReceiver<Stream>, queued: Arc<Counter>) {
    while let Some(first) = hints.recv().await {
        queued.subtract(1);
        let mut streams = BTreeSet::from([first]);
        while let Ok(next) = hints.try_recv() {
            queued.subtract(1);
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
