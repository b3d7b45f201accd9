//! The whole record as of one moment, read piece by piece while the desk goes on writing.

use crate::entry::Stream;
use crate::fault::Fault;
use crate::place::Place;
use crate::record::{Record, Source};
use crate::store::Store;
use crate::verify::Finding;
use sqlx::{Any, Transaction};
use std::collections::VecDeque;

/// How many rows are read at once.
const PAGE: u32 = 1000;

/// Whether personal data are read too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persons {
    /// They are.
    Included,
    /// They stay where they are.
    Left,
}

/// What is read next.
enum Stage {
    Header,
    Signers,
    Entries { after: u64 },
    Sealed { after: String },
    Persons { after: String },
    End,
    Done,
}

/// The record as of one moment.
pub(crate) struct Snapshot {
    store: Store,
    transaction: Transaction<'static, Any>,
    streams: VecDeque<Stream>,
    stage: Stage,
    persons: Persons,
    at_ms: i64,
    entries: u64,
}

impl Snapshot {
    pub(crate) async fn new(store: &Store, persons: Persons, at_ms: i64) -> Result<Self, Fault> {
        let begin = match store.inner.place {
            Place::Sqlite(_) => "begin",
            Place::Postgres(_) => "begin isolation level repeatable read read only",
        };
        let fault = |error: sqlx::Error| store.fault(&error);
        let mut transaction = store.inner.pool.begin_with(begin).await.map_err(fault)?;
        let streams = store.all_streams(&mut transaction).await?.into();
        Ok(Self { store: store.clone(), transaction, streams, stage: Stage::Header, persons, at_ms, entries: 0 })
    }

    /// Goes on with the next stream, when this one cannot be read.
    pub(crate) fn skip_stream(&mut self) {
        self.streams.pop_front();
        self.stage = Stage::Entries { after: 0 };
    }

    async fn signers(&mut self) -> Result<Vec<Record>, Fault> {
        let rows = sqlx::query("select key from signer")
            .fetch_all(&mut *self.transaction)
            .await
            .map_err(|error| self.store.fault(&error))?;
        let mut keys: Vec<String> = rows.iter().map(|row| self.store.value(row, 0)).collect::<Result<_, _>>()?;
        keys.sort_unstable();
        Ok(keys.into_iter().map(Record::Signer).collect())
    }

    /// A page of the current stream; its checkpoints follow the last page.
    async fn entries(&mut self, stream: &Stream, after: u64) -> Result<(Vec<Record>, bool), Fault> {
        let page = self.store.page(&mut self.transaction, stream, after.saturating_add(1), PAGE).await?;
        let last = page.len() < PAGE as usize;
        self.entries += page.len() as u64;
        let mut records: Vec<Record> = page.into_iter().map(Record::Entry).collect();
        if last {
            records.extend(self.checkpoints(stream).await?);
        }
        Ok((records, last))
    }

    async fn checkpoints(&mut self, stream: &Stream) -> Result<Vec<Record>, Fault> {
        let rows = sqlx::query("select size, signer, note from checkpoint where stream = $1")
            .bind(stream.as_str())
            .fetch_all(&mut *self.transaction)
            .await
            .map_err(|error| self.store.fault(&error))?;
        let mut found = Vec::new();
        for row in &rows {
            let (size, signer) = (self.store.natural(row, 0)?, self.store.value::<String>(row, 1)?);
            found.push((size, signer, self.store.value::<String>(row, 2)?));
        }
        found.sort_unstable();
        let record = |(size, signer, note)| Record::Checkpoint { stream: stream.clone(), size, signer, note };
        Ok(found.into_iter().map(record).collect())
    }

    /// Checkpoints of streams that are no longer there at all.
    pub(crate) async fn orphans(&mut self) -> Result<Vec<Finding>, Fault> {
        let rows = sqlx::query(
            "select stream, size from checkpoint
             where size > 0 and not exists (select 1 from entry where entry.stream = checkpoint.stream)
             order by stream, size",
        )
        .fetch_all(&mut *self.transaction)
        .await
        .map_err(|error| self.store.fault(&error))?;
        let finding =
            |row| Ok(Finding::Checkpoint { stream: self.store.parsed(row, 0)?, size: self.store.natural(row, 1)? });
        rows.iter().map(finding).collect()
    }

    async fn sealed(&mut self, after: &str) -> Result<Vec<Record>, Fault> {
        let rows = sqlx::query(
            "select commitment, stream, ply, envelope, checksum from sealed where commitment > $1
             order by commitment limit $2",
        )
        .bind(after)
        .bind(i64::from(PAGE))
        .fetch_all(&mut *self.transaction)
        .await
        .map_err(|error| self.store.fault(&error))?;
        let row = |row| self.store.envelope_row(row).map(|(row, sum)| Record::Sealed(row, Some(sum)));
        rows.iter().map(row).collect()
    }

    async fn some_persons(&mut self, after: &str) -> Result<Vec<Record>, Fault> {
        let rows = sqlx::query(
            "select id, name, birth_date, details, changed_ms, checksum from person where id > $1 order by id limit $2",
        )
        .bind(after)
        .bind(i64::from(PAGE))
        .fetch_all(&mut *self.transaction)
        .await
        .map_err(|error| self.store.fault(&error))?;
        let row = |row| self.store.person_row(row).map(|(row, sum)| Record::Person(row, Some(sum)));
        rows.iter().map(row).collect()
    }
}

impl Source for Snapshot {
    async fn next_batch(&mut self) -> Result<Vec<Record>, Fault> {
        loop {
            let (records, next) = match &self.stage {
                Stage::Header => (vec![Record::Header { at_ms: self.at_ms }], Stage::Signers),
                Stage::Signers => (self.signers().await?, Stage::Entries { after: 0 }),
                &Stage::Entries { after } => match self.streams.front().cloned() {
                    None => (Vec::new(), Stage::Sealed { after: String::new() }),
                    Some(stream) => {
                        let (records, last) = self.entries(&stream, after).await?;
                        let number = match records.last() {
                            Some(Record::Entry(entry)) => entry.number,
                            _ => after,
                        };
                        if last {
                            self.streams.pop_front();
                        }
                        (records, Stage::Entries { after: if last { 0 } else { number } })
                    }
                },
                Stage::Sealed { after } => {
                    let records = self.sealed(&after.clone()).await?;
                    let next = match (records.last(), self.persons) {
                        (Some(Record::Sealed(envelope, _)), _) => {
                            Stage::Sealed { after: envelope.commitment.to_string() }
                        }
                        (_, Persons::Included) => Stage::Persons { after: String::new() },
                        (_, Persons::Left) => Stage::End,
                    };
                    (records, next)
                }
                Stage::Persons { after } => {
                    let records = self.some_persons(&after.clone()).await?;
                    let next = match records.last() {
                        Some(Record::Person(person, _)) => Stage::Persons { after: person.id.clone() },
                        _ => Stage::End,
                    };
                    (records, next)
                }
                Stage::End => (vec![Record::End { entries: self.entries }], Stage::Done),
                Stage::Done => return Ok(Vec::new()),
            };
            self.stage = next;
            if !records.is_empty() {
                return Ok(records);
            }
        }
    }
}
