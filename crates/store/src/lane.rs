//! SQLite's one writer. Commands that wait together are committed together: one sync of the disk serves them all, and
//! each is acknowledged only after it.

use crate::insert::{self, Row};
use sqlx::{AnyConnection, Connection, Executor};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard, mpsc, oneshot};

/// How many commands are committed together at most.
const TOGETHER_MAX: usize = 64;

/// A command's rows, and whom to tell.
struct Job {
    rows: Vec<Row>,
    done: oneshot::Sender<Result<(), sqlx::Error>>,
}

/// The writing connection; `None` once it is closed.
type Slot = Arc<Mutex<Option<AnyConnection>>>;

pub(crate) struct Lane {
    slot: Slot,
    jobs: mpsc::UnboundedSender<Job>,
}

impl Lane {
    pub(crate) fn new(connection: AnyConnection) -> Self {
        let slot: Slot = Arc::new(Mutex::new(Some(connection)));
        let (jobs, queue) = mpsc::unbounded_channel();
        tokio::spawn(serve(Arc::clone(&slot), queue));
        Self { slot, jobs }
    }

    /// Appends rows; answers when they are on the disk or are known not to be.
    ///
    /// The work goes on if the caller no longer waits for it.
    pub(crate) async fn append(&self, rows: Vec<Row>) -> Result<(), sqlx::Error> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { rows, done }).map_err(|_| sqlx::Error::WorkerCrashed)?;
        answer.await.unwrap_or(Err(sqlx::Error::WorkerCrashed))
    }

    /// The connection, for other writes than appends.
    pub(crate) async fn connection(&self) -> Result<Held<'_>, sqlx::Error> {
        let guard = self.slot.lock().await;
        if guard.is_some() { Ok(Held(guard)) } else { Err(sqlx::Error::PoolClosed) }
    }

    pub(crate) async fn close(&self) -> Result<(), sqlx::Error> {
        let Some(mut connection) = self.slot.lock().await.take() else { return Ok(()) };
        connection.execute("pragma wal_checkpoint(truncate)").await?;
        connection.close().await
    }
}

/// The connection while nobody else has it.
pub(crate) struct Held<'a>(MutexGuard<'a, Option<AnyConnection>>);

impl Deref for Held<'_> {
    type Target = AnyConnection;

    #[expect(clippy::expect_used, reason = "made only where there is a connection, which the lock keeps there")]
    fn deref(&self) -> &AnyConnection {
        self.0.as_ref().expect("checked when it was made")
    }
}

impl DerefMut for Held<'_> {
    #[expect(clippy::expect_used, reason = "made only where there is a connection, which the lock keeps there")]
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.0.as_mut().expect("checked when it was made")
    }
}

async fn serve(slot: Slot, mut queue: mpsc::UnboundedReceiver<Job>) {
    while let Some(first) = queue.recv().await {
        let mut slot = slot.lock().await;
        let Some(connection) = slot.as_mut() else { return };
        let mut jobs = vec![first];
        // A command with many entries is committed by itself.
        while jobs.len() < TOGETHER_MAX && jobs.iter().all(|job| job.rows.len() <= insert::ROWS_MAX) {
            let Ok(job) = queue.try_recv() else { break };
            jobs.push(job);
        }
        commit(connection, jobs).await;
    }
}

async fn commit(connection: &mut AnyConnection, jobs: Vec<Job>) {
    let mut answers = Vec::with_capacity(jobs.len());
    let outcome = match jobs.as_slice() {
        // Nobody else waits: one statement, which commits by itself; two if it begins a stream.
        [job] => {
            answers.push(insert::rows(connection, &job.rows).await);
            Ok(())
        }
        _ => together(connection, &jobs, &mut answers).await,
    };
    // The sender may have gone; the entry stays.
    match outcome {
        Ok(()) => {
            for (job, answer) in jobs.into_iter().zip(answers) {
                let _ = job.done.send(answer);
            }
        }
        // Nothing was committed: each is tried by itself, and each gets an error of its own.
        Err(_) => {
            for job in jobs {
                let answer = insert::rows(connection, &job.rows).await;
                let _ = job.done.send(answer);
            }
        }
    }
}

/// Inserts all in one transaction. A command that is refused takes back its own statement only.
async fn together(
    connection: &mut AnyConnection,
    jobs: &[Job],
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
