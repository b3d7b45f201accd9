//! Appending: optimistic, idempotent, committed before it is acknowledged.

use crate::entry::{CommandId, ENTRIES_MAX, Entry, Head, NewEntry, Stream};
use crate::fault::Fault;
use crate::hash::{Hash, chained};
use crate::insert::{self, Row};
use crate::store::{Store, Writer};

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appended {
    /// Its entries, as they stand in the log.
    pub entries: Vec<Entry>,
    /// Whether this call wrote them.
    pub outcome: Outcome,
}

/// Whether a command was new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was written now.
    Written,
    /// It had been written before: these are the entries of the first time.
    Repeated,
}

/// How often a command is tried over a connection that turns out to be dead.
const TRIES: usize = 3;

impl Store {
    /// Appends the entries of a command to a stream, all or none.
    ///
    /// `expected` is the number of the stream's last entry as the caller knows it, 0 for a new stream. If the stream
    /// has grown meanwhile, nothing is written and the answer is [`Fault::Conflict`]. If the command's id was carried
    /// out before, nothing is written and the answer is that of the first time, whatever was expected.
    pub async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        command: CommandId,
        entries: &[NewEntry],
        at_ms: i64,
    ) -> Result<Appended, Fault> {
        if entries.is_empty() || entries.len() > ENTRIES_MAX {
            return Err(Fault::EntryCount { found: entries.len() });
        }
        let Some(previous) = self.hash_at(stream, expected).await? else {
            return self.not_next(stream, expected, command).await;
        };
        let entries = chain(stream, Head { number: expected, hash: previous }, command, entries, at_ms);
        let mut last = None;
        for _ in 0..TRIES {
            let rows: Vec<Row> = entries.iter().map(Row::from).collect();
            match self.write(rows).await {
                Ok(()) => {
                    if let Some(entry) = entries.last() {
                        self.remember_head(stream, Head { number: entry.number, hash: entry.hash });
                    }
                    self.inner.bell.ring(stream);
                    return Ok(Appended { entries, outcome: Outcome::Written });
                }
                Err(error) if insert::is_taken(&error) => {
                    return self.not_next(stream, expected, command).await;
                }
                Err(error) => {
                    let fault = self.fault(&error);
                    if !fault.is_disconnection() {
                        return Err(fault);
                    }
                    // The id makes a second try harmless, even if the first one was committed after all.
                    last = Some(fault);
                }
            }
        }
        // Whether the server had it before it went is for it to say, when it is back.
        Err(if last.is_some() { Fault::Unknown { command } } else { Fault::EntryCount { found: entries.len() } })
    }

    async fn write(&self, rows: Vec<Row>) -> Result<(), sqlx::Error> {
        if let Some(lane) = &self.inner.lane {
            return lane.append(rows).await;
        }
        match self.writer().await {
            Ok(Writer::Pool(mut connection)) => {
                let result = insert::rows(&mut connection, &rows).await;
                if result.as_ref().is_err_and(|error| self.fault(error).is_disconnection()) {
                    // It is not given back to the pool.
                    drop(connection.detach());
                }
                result
            }
            _ => Err(sqlx::Error::PoolTimedOut),
        }
    }

    /// The entries of a command that was carried out; `None` if it was not.
    ///
    /// The desk asks this before it decides on a command that is sent again: what it answered stands.
    pub async fn find(&self, command: CommandId) -> Result<Option<Vec<Entry>>, Fault> {
        let mut connection = self.reader().await?;
        let rows = sqlx::query(
            "select stream, number, at_ms, command, part, kind, body, hash from entry where command = $1 order by part",
        )
        .bind(command.to_string())
        .fetch_all(&mut *connection)
        .await
        .map_err(|error| self.fault(&error))?;
        if rows.is_empty() {
            return Ok(None);
        }
        rows.iter().map(|row| self.entry(row)).collect::<Result<_, _>>().map(Some)
    }

    /// The stream does not end where the caller believed: because the command was carried out already, or truly.
    async fn not_next(&self, stream: &Stream, expected: u64, command: CommandId) -> Result<Appended, Fault> {
        if let Some(entries) = self.find(command).await? {
            return match entries.first() {
                Some(entry) if entry.stream == *stream => Ok(Appended { entries, outcome: Outcome::Repeated }),
                Some(entry) => Err(Fault::CommandReused { command, stream: entry.stream.clone() }),
                None => Err(Fault::Unknown { command }),
            };
        }
        let head = self.head(stream).await?;
        Err(Fault::Conflict { stream: stream.clone(), expected, actual: head.number })
    }

    /// The hash of an entry; `None` if there is no such entry.
    async fn hash_at(&self, stream: &Stream, number: u64) -> Result<Option<Hash>, Fault> {
        if number == 0 {
            return Ok(Some(Hash::GENESIS));
        }
        if let Some(head) = self.seen_head(stream).filter(|head| head.number == number) {
            return Ok(Some(head.hash));
        }
        // Read whole, so that nothing is ever chained to an entry that is not what it was.
        let entries = self.read(stream, number - 1, 1).await?;
        Ok(entries.first().map(|entry| entry.hash))
    }
}

/// Gives the entries of a command their numbers and hashes.
fn chain(stream: &Stream, head: Head, command: CommandId, entries: &[NewEntry], at_ms: i64) -> Vec<Entry> {
    let mut previous = head.hash;
    (0..)
        .zip(entries)
        .map(|(part, new)| {
            let mut entry = Entry {
                stream: stream.clone(),
                number: head.number.saturating_add(u64::from(part)).saturating_add(1),
                at_ms,
                command,
                part,
                kind: new.kind().to_owned(),
                body: new.body().to_owned(),
                hash: Hash::GENESIS,
            };
            entry.hash = chained(previous, &entry);
            previous = entry.hash;
            entry
        })
        .collect()
}
