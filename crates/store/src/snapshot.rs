//! The whole record as of one moment, read piece by piece while the desk goes on writing.

use crate::entry::{Entry, Stream};
use crate::erased;
use crate::fault::Fault;
use crate::finding::Finding;
use crate::place::Place;
use crate::query::{Cell, cells, comes_after};
use crate::record::{Record, Source};
use crate::store::Store;
use crate::table::{self, ERASED, Part, Row, TABLES};
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Transaction};
use std::collections::VecDeque;

/// How many rows are read at once.
const PAGE: u32 = 1000;

/// What is read beside the log, its checkpoints and its locked envelopes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// Personal data: names, birth dates, contacts.
    pub persons: bool,
    /// Rating lists.
    pub lists: bool,
    /// Accounts with the hashes of their passwords and their second factors, sessions, the desk's secrets.
    pub secrets: bool,
}

impl Parts {
    /// Nothing else.
    pub const LOG: Self = Self { persons: false, lists: false, secrets: false };
    /// Everything.
    pub const ALL: Self = Self { persons: true, lists: true, secrets: true };
}

/// What is read next.
enum Stage {
    Header,
    Signers,
    Entries { after: u64 },
    Sealed { after: String },
    Persons { after: String },
    Rows { table: usize, after: Option<Vec<Cell>> },
    End,
    Done,
}

/// The record as of one moment.
pub(crate) struct Snapshot {
    store: Store,
    transaction: Transaction<'static, Any>,
    streams: VecDeque<Stream>,
    stage: Stage,
    parts: Parts,
    /// A secret that is not in the database and travels with it.
    extra: Option<Row>,
    at_ms: i64,
    entries: u64,
    beside: u64,
}

impl Snapshot {
    pub(crate) async fn new(store: &Store, parts: Parts, at_ms: i64) -> Result<Self, Fault> {
        let begin = match store.inner.place {
            Place::Sqlite(_) => "begin",
            Place::Postgres(_) => "begin isolation level repeatable read read only",
        };
        let fault = |error: sqlx::Error| store.fault(&error);
        let mut transaction = store.inner.pool.begin_with(begin).await.map_err(fault)?;
        let streams = store.all_streams(&mut transaction).await?.into();
        let (store, stage) = (store.clone(), Stage::Header);
        Ok(Self { store, transaction, streams, stage, parts, extra: None, at_ms, entries: 0, beside: 0 })
    }

    /// Lets a secret travel that is not in the database.
    pub(crate) fn with(mut self, extra: Option<Row>) -> Self {
        self.extra = extra.filter(|_| self.parts.secrets);
        self
    }

    /// Goes on with the next stream, when this one cannot be read.
    pub(crate) fn skip_stream(&mut self) {
        self.streams.pop_front();
        self.stage = Stage::Entries { after: 0 };
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }

    pub(crate) async fn ask(&mut self, text: &'static str, cells: &[Cell]) -> Result<Vec<AnyRow>, Fault> {
        self.store.ask_on(&mut self.transaction, text, cells).await
    }

    async fn signers(&mut self) -> Result<Vec<Record>, Fault> {
        let rows = self.ask("select key from signer", &[]).await?;
        let mut keys: Vec<String> = rows.iter().map(|row| self.store.value(row, 0)).collect::<Result<_, _>>()?;
        keys.sort_unstable();
        Ok(keys.into_iter().map(Record::Signer).collect())
    }

    /// A page of the current stream; its checkpoints follow the last page.
    async fn entries(&mut self, stream: &Stream, after: u64) -> Result<(Vec<Record>, bool), Fault> {
        let page = self.store.page(&mut self.transaction, stream, after.saturating_add(1), PAGE).await?;
        let last = page.len() < PAGE as usize;
        if let Some(Entry { number, .. }) = page.last()
            && *number <= after
        {
            return Err(Fault::Broken { stream: stream.clone(), number: *number });
        }
        self.entries += page.len() as u64;
        let mut records: Vec<Record> = page.into_iter().map(Record::Entry).collect();
        if last {
            records.extend(self.checkpoints(stream).await?);
        }
        Ok((records, last))
    }

    async fn checkpoints(&mut self, stream: &Stream) -> Result<Vec<Record>, Fault> {
        let text = "select size, signer, note from checkpoint where stream = $1";
        let rows = self.ask(text, &cells![stream.as_str()]).await?;
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
        let text = "select stream, size from checkpoint
             where size > 0 and not exists (select 1 from entry where entry.stream = checkpoint.stream)
             order by stream, size";
        let rows = self.ask(text, &[]).await?;
        let finding =
            |row| Ok(Finding::Checkpoint { stream: self.store.parsed(row, 0)?, size: self.store.natural(row, 1)? });
        rows.iter().map(finding).collect()
    }

    async fn sealed(&mut self, after: &str) -> Result<Vec<Record>, Fault> {
        let text = "select commitment, stream, ply, envelope, checksum from sealed where commitment > $1
             order by commitment limit $2";
        let rows = self.ask(text, &cells![after, i64::from(PAGE)]).await?;
        let row = |row| self.store.envelope_row(row).map(|(row, sum)| Record::Sealed(row, Some(sum)));
        rows.iter().map(row).collect()
    }

    async fn some_persons(&mut self, after: &str) -> Result<Vec<Record>, Fault> {
        let text = "select id, name, birth_date, details, changed_ms, checksum from person where id > $1
             order by id limit $2";
        let rows = self.ask(text, &cells![after, i64::from(PAGE)]).await?;
        let row = |row| self.store.person_row(row).map(|(row, sum)| Record::Person(row, Some(sum)));
        rows.iter().map(row).collect()
    }

    /// Refuses a page that does not end after the one before.
    async fn check_order(&mut self, table: &str, before: &str, last: &str) -> Result<(), Fault> {
        let after = comes_after(&mut self.transaction, &cells![last], &cells![before]).await;
        if after.map_err(|error| self.store.fault(&error))? {
            Ok(())
        } else {
            Err(self.store.damaged(&format!("{table}: {last}")))
        }
    }

    /// A page of a table beside the log; what comes next.
    async fn rows(&mut self, at: usize, after: Option<&[Cell]>) -> Result<(Vec<Record>, Stage), Fault> {
        let Some(&table) = TABLES.get(at) else { return Ok((Vec::new(), Stage::End)) };
        let next = Stage::Rows { table: at + 1, after: None };
        let wanted = match table.part {
            Part::Log => true,
            Part::Secrets => self.parts.secrets,
            Part::Lists => self.parts.lists,
        };
        if !wanted {
            return Ok((Vec::new(), next));
        }
        let page = table::page(&mut self.transaction, table, after).await;
        let mut rows = page.map_err(|error| self.store.fault(&error))?;
        let next = match rows.last() {
            Some(row) => Stage::Rows { table: at, after: Some(row.key().to_vec()) },
            None => next,
        };
        if !self.parts.secrets {
            // Of sessions and secrets that are no more, nothing goes where those that are do not go.
            rows.retain(|row| row.table != &ERASED || row.cells.first() == Some(&Cell::from(erased::PERSON)));
        }
        if rows.is_empty() && self.extra.as_ref().is_some_and(|extra| extra.table == table) {
            rows.extend(self.extra.take());
        }
        Ok((rows.into_iter().map(Record::Row).collect(), next))
    }

    async fn step(&mut self) -> Result<(Vec<Record>, Stage), Fault> {
        // Taken out while it is worked on; the caller puts the next one in.
        Ok(match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Header => (vec![Record::Header { at_ms: self.at_ms }], Stage::Signers),
            Stage::Signers => (self.signers().await?, Stage::Entries { after: 0 }),
            Stage::Entries { after } => match self.streams.front().cloned() {
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
                let records = self.sealed(&after).await?;
                let next = match records.last() {
                    Some(Record::Sealed(envelope, _)) => {
                        let last = envelope.commitment.to_string();
                        self.check_order("sealed", &after, &last).await?;
                        Stage::Sealed { after: last }
                    }
                    _ if self.parts.persons => Stage::Persons { after: String::new() },
                    _ => Stage::Rows { table: 0, after: None },
                };
                (records, next)
            }
            Stage::Persons { after } => {
                let records = self.some_persons(&after).await?;
                let next = match records.last() {
                    Some(Record::Person(person, _)) => {
                        self.check_order("person", &after, &person.id).await?;
                        Stage::Persons { after: person.id.clone() }
                    }
                    _ => Stage::Rows { table: 0, after: None },
                };
                (records, next)
            }
            Stage::Rows { table, after } => self.rows(table, after.as_deref()).await?,
            Stage::End => (vec![Record::End { entries: self.entries, beside: self.beside, digest: None }], Stage::Done),
            Stage::Done => (Vec::new(), Stage::Done),
        })
    }
}

impl Source for Snapshot {
    async fn next_batch(&mut self) -> Result<Vec<Record>, Fault> {
        loop {
            let (records, next) = self.step().await?;
            let done = matches!(next, Stage::Done);
            self.stage = next;
            self.beside += records.iter().filter(|record| record.is_beside()).count() as u64;
            if done || !records.is_empty() {
                return Ok(records);
            }
        }
    }
}
