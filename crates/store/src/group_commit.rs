//! Group commit for SQLite's single writer: waiting commands are committed in one transaction, so that they share one
//! disk sync. Each is acknowledged after the sync.

use crate::counters::Counter;
use crate::insert::{self, EntryRow};
use sqlx::{AnyConnection, Connection, Executor};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard, mpsc, oneshot};

/// Maximum number of commands per transaction.
const TOGETHER_MAX: usize = 64;

/// The rows of a command, and the channel for its result.
struct AppendJob {
    rows: Vec<EntryRow>,
    done: oneshot::Sender<Result<(), sqlx::Error>>,
}

/// The writing connection; `None` once it is closed.
type Slot = Arc<Mutex<Option<AnyConnection>>>;

pub(crate) struct GroupCommit {
    slot: Slot,
    jobs: mpsc::UnboundedSender<AppendJob>,
    queued: Arc<Counter>,
}

impl GroupCommit {
    pub(crate) fn new(connection: AnyConnection) -> Self {
        let slot: Slot = Arc::new(Mutex::new(Some(connection)));
        let (jobs, queue) = mpsc::unbounded_channel();
        let queued = Arc::new(Counter::default());
        tokio::spawn(serve(Arc::clone(&slot), queue, Arc::clone(&queued)));
        Self { slot, jobs, queued }
    }

    /// Returns the number of waiting commands.
    pub(crate) fn queued(&self) -> u64 {
        self.queued.get()
    }

    /// Appends rows; returns once they are on the disk or known not to be. Continues if the caller stops waiting.
    pub(crate) async fn append(&self, rows: Vec<EntryRow>) -> Result<(), sqlx::Error> {
        let (done, answer) = oneshot::channel();
        self.queued.add(1);
        let sent = self.jobs.send(AppendJob { rows, done });
        if sent.is_err() {
            self.queued.subtract(1);
            return Err(sqlx::Error::WorkerCrashed);
        }
        answer.await.unwrap_or(Err(sqlx::Error::WorkerCrashed))
    }

    /// Locks the connection, for writes other than appends.
    pub(crate) async fn connection(&self) -> Result<WriterGuard<'_>, sqlx::Error> {
        let guard = self.slot.lock().await;
        if guard.is_some() { Ok(WriterGuard(guard)) } else { Err(sqlx::Error::PoolClosed) }
    }

    pub(crate) async fn close(&self) -> Result<(), sqlx::Error> {
        let Some(mut connection) = self.slot.lock().await.take() else { return Ok(()) };
        connection.execute("pragma wal_checkpoint(truncate)").await?;
        connection.close().await
    }
}

/// Exclusive use of the writing connection.
pub(crate) struct WriterGuard<'a>(MutexGuard<'a, Option<AnyConnection>>);

impl Deref for WriterGuard<'_> {
    type Target = AnyConnection;

    #[expect(clippy::expect_used, reason = "made only where there is a connection, which the lock keeps there")]
    fn deref(&self) -> &AnyConnection {
        self.0.as_ref().expect("checked when it was made")
    }
}

impl DerefMut for WriterGuard<'_> {
    #[expect(clippy::expect_used, reason = "made only where there is a connection, which the lock keeps there")]
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.0.as_mut().expect("checked when it was made")
    }
}

async fn serve(slot: Slot, mut queue: mpsc::UnboundedReceiver<AppendJob>, queued: Arc<Counter>) {
    while let Some(first) = queue.recv().await {
        let mut slot = slot.lock().await;
        let Some(connection) = slot.as_mut() else { return };
        let mut jobs = vec![first];
        // A command with many entries gets its own transaction.
        while jobs.len() < TOGETHER_MAX && jobs.iter().all(|job| job.rows.len() <= insert::ROWS_MAX) {
            let Ok(job) = queue.try_recv() else { break };
            jobs.push(job);
        }
        queued.subtract(jobs.len() as u64);
        commit(connection, jobs).await;
    }
}

async fn commit(connection: &mut AnyConnection, jobs: Vec<AppendJob>) {
    let mut answers = Vec::with_capacity(jobs.len());
    let outcome = match jobs.as_slice() {
        // A single command is one statement, which commits by itself, or two if it starts a stream.
        [job] => {
            answers.push(insert::rows(connection, &job.rows).await);
            Ok(())
        }
        _ => together(connection, &jobs, &mut answers).await,
    };
    // The caller may have stopped waiting.
    match outcome {
        Ok(()) => {
            for (job, answer) in jobs.into_iter().zip(answers) {
                let _ = job.done.send(answer);
            }
        }
        // Nothing was committed: try each command separately, so that each gets its own result.
        Err(cause) => {
            tracing::warn!(%cause, commands = jobs.len(), "group commit retried one by one");
            for job in jobs {
                let answer = insert::rows(connection, &job.rows).await;
                let _ = job.done.send(answer);
            }
        }
    }
}

/// Inserts all jobs in one transaction. A rejected command rolls back only its own statement.
async fn together(
    connection: &mut AnyConnection,
    jobs: &[AppendJob],
    answers: &mut Vec<Result<(), sqlx::Error>>,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("begin immediate").await?;
    for job in jobs {
        let answer = insert::rows(&mut transaction, &job.rows).await;
        let refused = answer.as_ref().is_err_and(insert::is_taken);
        if answer.is_err() && !refused {
            transaction.rollback().await?;
            return answer;
        }
        answers.push(answer);
    }
    transaction.commit().await
}
