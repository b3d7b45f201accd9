//! Appending: optimistic, idempotent, committed before it is acknowledged.

use crate::entry::{CommandId, ENTRIES_MAX, Entry, Head, NewEntry, Stream};
use crate::fault::Fault;
use crate::hash::{Hash, chained};
use crate::insert::{self, Row};
use crate::store::{Store, Writer, patiently};

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

/// Why rows were not written.
enum Refusal {
    /// The number or the command was there already.
    Taken,
    /// The connection broke: they may have been written.
    Broken,
    /// They were not written.
    Fault(Fault),
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
        self.check_file()?;
        let Some(previous) = self.hash_at(stream, expected).await? else {
            return self.not_next(stream, expected, command).await;
        };
        let entries = chain(stream, Head { number: expected, hash: previous }, command, entries, at_ms);
        let mut sent = false;
        for _ in 0..TRIES {
            match self.write(entries.iter().map(Row::from).collect()).await {
                Ok(()) => {
                    self.check_file()?;
                    if let Some(entry) = entries.last() {
                        self.remember_head(stream, Head { number: entry.number, hash: entry.hash });
                    }
                    self.inner.bell.ring(stream);
                    return Ok(Appended { entries, outcome: Outcome::Written });
                }
                Err(Refusal::Taken) => return self.not_next(stream, expected, command).await,
                // The id makes a second try harmless, even if the first one was committed after all.
                Err(Refusal::Broken) => sent = true,
                // Without a connection this try did nothing; an earlier one may have done its work.
                Err(Refusal::Fault(fault)) if !(sent && fault.is_disconnection()) => return Err(fault),
                Err(Refusal::Fault(_)) => break,
            }
        }
        Err(Fault::Unknown { command })
    }

    async fn write(&self, rows: Vec<Row>) -> Result<(), Refusal> {
        let refusal = |error: sqlx::Error| match self.fault(&error) {
            _ if insert::is_taken(&error) => Refusal::Taken,
            fault if fault.is_disconnection() => Refusal::Broken,
            fault => Refusal::Fault(fault),
        };
        if let Some(lane) = &self.inner.lane {
            return lane.append(rows).await.map_err(refusal);
        }
        match self.writer().await.map_err(Refusal::Fault)? {
            Writer::Pool(mut connection) => {
                let done = patiently(insert::rows(&mut connection, &rows)).await.map_err(refusal);
                if matches!(done, Err(Refusal::Broken)) {
                    // It is not given back to the pool.
                    drop(connection.detach());
                }
                done
            }
            Writer::Lane(_) => Err(Refusal::Fault(Fault::ReadOnly { place: self.inner.shown.clone() })),
        }
    }

    /// The entries of a command that was carried out; `None` if it was not.
    ///
    /// The desk asks this before it decides on a command that is sent again: what it answered stands.
    pub async fn find(&self, command: CommandId) -> Result<Option<Vec<Entry>>, Fault> {
        let mut connection = self.reader().await?;
        let query = sqlx::query(
            "select stream, number, at_ms, command, part, kind, body, hash from entry where command = $1 order by part",
        );
        let rows = patiently(query.bind(command.to_string()).fetch_all(&mut *connection)).await;
        let rows = rows.map_err(|error| self.fault(&error))?;
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
