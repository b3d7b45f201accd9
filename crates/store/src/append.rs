//! Appending: optimistic, idempotent, committed before it is acknowledged.

use crate::entry::{CommandId, ENTRIES_MAX, Head, NewEntry, Stream, StreamEntry};
use crate::error::StoreError;
use crate::hash::Hash;
use crate::insert::{self, EntryRow};
use crate::store::{Store, WriterConnection, with_timeout};

/// The result of an append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The command's entries, as stored in the log.
    pub entries: Vec<StreamEntry>,
    /// Whether this call wrote them.
    pub outcome: AppendOutcome,
}

/// Whether a command was new or a repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AppendOutcome {
    /// The command was written by this call.
    Written,
    /// The command had already been written; these are its original entries.
    Repeated,
}

/// The reason rows were not written.
enum WriteError {
    /// The number or the command id is in use.
    Taken,
    /// The connection broke: the rows may have been written.
    Broken(StoreError),
    /// The rows were not written.
    Store(StoreError),
}

/// Attempts per command when connections turn out to be dead.
const TRIES: usize = 3;

impl Store {
    /// Appends the entries of a command to a stream, all or none.
    ///
    /// `expected` is the number of the stream's last entry known to the caller, 0 for a new stream. If the stream has
    /// grown in the meantime, nothing is written and the result is [`StoreError::Conflict`]. If the command was already
    /// executed, nothing is written and the original result is returned, whatever was expected.
    pub async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        command: CommandId,
        entries: &[NewEntry],
        at_ms: i64,
    ) -> Result<Appended, StoreError> {
        if entries.is_empty() || entries.len() > ENTRIES_MAX {
            return Err(StoreError::EntryCount { found: entries.len() });
        }
        self.check_file()?;
        let Some(previous) = self.hash_at(stream, expected).await? else {
            return self.not_next(stream, expected, command).await;
        };
        let entries = chain(stream, Head { number: expected, hash: previous }, command, entries, at_ms);
        let mut sent = false;
        for _ in 0..TRIES {
            match self.write(entries.iter().map(EntryRow::from).collect()).await {
                Ok(()) => {
                    self.check_file()?;
                    if let Some(entry) = entries.last() {
                        self.remember_head(stream, Head { number: entry.number, hash: entry.hash });
                    }
                    self.inner.counters.appends.add(1);
                    self.inner.counters.entries.add(entries.len() as u64);
                    self.inner.notifier.notify(stream);
                    return Ok(Appended { entries, outcome: AppendOutcome::Written });
                }
                Err(WriteError::Taken) => return self.not_next(stream, expected, command).await,
                // The command id makes a retry harmless, even if the first attempt was committed after all.
                Err(WriteError::Broken(cause)) => {
                    self.inner.counters.retries.add(1);
                    tracing::warn!(%stream, expected, %command, cause = cause.cause(), "append retried");
                    sent = true;
                }
                // Without a connection this attempt did nothing; an earlier one may have committed.
                Err(WriteError::Store(error)) if !(sent && error.is_disconnection()) => return Err(error),
                Err(WriteError::Store(_)) => break,
            }
        }
        Err(StoreError::Unknown { command })
    }

    async fn write(&self, rows: Vec<EntryRow>) -> Result<(), WriteError> {
        let refusal = |error: sqlx::Error| match self.database_error(&error) {
            _ if insert::is_taken(&error) => WriteError::Taken,
            error if error.is_disconnection() => WriteError::Broken(error),
            error => WriteError::Store(error),
        };
        if let Some(group_commit) = &self.inner.group_commit {
            return group_commit.append(rows).await.map_err(refusal);
        }
        match self.writer().await.map_err(WriteError::Store)? {
            WriterConnection::Pool(mut connection) => {
                let done = with_timeout(insert::rows(&mut connection, &rows)).await.map_err(refusal);
                if matches!(done, Err(WriteError::Broken(_))) {
                    // A broken connection must not return to the pool.
                    drop(connection.detach());
                }
                done
            }
            WriterConnection::Own(_) => {
                Err(WriteError::Store(StoreError::ReadOnly { place: self.inner.shown.clone() }))
            }
        }
    }

    /// Returns the entries of an executed command; `None` if it was not executed.
    ///
    /// A repeated command gets its original answer.
    pub async fn find(&self, command: CommandId) -> Result<Option<Vec<StreamEntry>>, StoreError> {
        let mut connection = self.reader().await?;
        let query = sqlx::query(
            "select stream, number, at_ms, command, part, kind, version, body, hash from entry where command = $1 order by part",
        );
        let rows = with_timeout(query.bind(command.to_string()).fetch_all(&mut *connection)).await;
        let rows = rows.map_err(|error| self.database_error(&error))?;
        if rows.is_empty() {
            return Ok(None);
        }
        rows.iter().map(|row| self.entry(row)).collect::<Result<_, _>>().map(Some)
    }

    /// Handles a stream that does not end where the caller expected: either this command was already executed, or
    /// another one was.
    async fn not_next(&self, stream: &Stream, expected: u64, command: CommandId) -> Result<Appended, StoreError> {
        if let Some(entries) = self.find(command).await? {
            return match entries.first() {
                Some(entry) if entry.stream == *stream => {
                    self.inner.counters.repeated.add(1);
                    Ok(Appended { entries, outcome: AppendOutcome::Repeated })
                }
                Some(entry) => Err(StoreError::CommandReused { command, stream: entry.stream.clone() }),
                None => Err(StoreError::Unknown { command }),
            };
        }
        let head = self.head(stream).await?;
        self.inner.counters.conflicts.add(1);
        Err(StoreError::Conflict { stream: stream.clone(), expected, actual: head.number })
    }

    /// Returns the hash of an entry; `None` if there is no such entry.
    async fn hash_at(&self, stream: &Stream, number: u64) -> Result<Option<Hash>, StoreError> {
        if number == 0 {
            return Ok(Some(Hash::GENESIS));
        }
        if let Some(head) = self.seen_head(stream).filter(|head| head.number == number) {
            return Ok(Some(head.hash));
        }
        // Reading checks the entry, so that nothing is ever chained to an altered one.
        let entries = self.read(stream, number - 1, 1).await?;
        Ok(entries.first().map(|entry| entry.hash))
    }
}

/// Numbers and hashes the entries of a command.
pub(crate) fn chain(
    stream: &Stream,
    head: Head,
    command: CommandId,
    entries: &[NewEntry],
    at_ms: i64,
) -> Vec<StreamEntry> {
    let mut previous = head.hash;
    (0..)
        .zip(entries)
        .map(|(part, new)| {
            let mut entry = StreamEntry {
                stream: stream.clone(),
                number: head.number.saturating_add(u64::from(part)).saturating_add(1),
                at_ms,
                command,
                part,
                kind: new.kind().to_owned(),
                version: new.version(),
                body: new.body().to_owned(),
                hash: Hash::GENESIS,
            };
            entry.hash = entry.chained_to(previous);
            previous = entry.hash;
            entry
        })
        .collect()
}
