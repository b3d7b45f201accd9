//! A consistent snapshot of the whole record, read in batches while the desk keeps writing.

use crate::cells::{Cell, cells, comes_after};
use crate::entry::{Stream, StreamEntry};
use crate::erasure;
use crate::error::IntegrityFinding;
use crate::error::StoreError;
use crate::export_lines::{RecordItem, RecordSource};
use crate::location::Location;
use crate::sql_table::{self, ERASED, SqlRow, TABLES, TableGroup};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Transaction};
use std::collections::VecDeque;

/// Number of rows per query.
const PAGE: u32 = 1000;

/// The parts to read in addition to the log, its checkpoints and its encrypted envelopes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ExportParts {
    /// Personal data: names, birth dates, contacts.
    pub persons: bool,
    /// Rating lists.
    pub lists: bool,
    /// Accounts with the hashes of their passwords and their second factors, sessions, the desk's secrets.
    pub secrets: bool,
}

impl ExportParts {
    /// The log only.
    pub const LOG: Self = Self { persons: false, lists: false, secrets: false };
    /// Everything.
    pub const ALL: Self = Self { persons: true, lists: true, secrets: true };
}

/// The next part to read.
enum SnapshotStage {
    Header,
    Signers,
    Entries { after: u64 },
    Sealed { after: String },
    Persons { after: String },
    Rows { table: usize, after: Option<Vec<Cell>> },
    End,
    Done,
}

/// A consistent snapshot of the record.
pub(crate) struct RecordSnapshot {
    store: Store,
    transaction: Transaction<'static, Any>,
    streams: VecDeque<Stream>,
    stage: SnapshotStage,
    parts: ExportParts,
    /// An additional secret that is not in the database.
    extra: Option<SqlRow>,
    at_ms: i64,
    entries: u64,
    beside: u64,
}

impl RecordSnapshot {
    pub(crate) async fn new(store: &Store, parts: ExportParts, at_ms: i64) -> Result<Self, StoreError> {
        let begin = match store.inner.place {
            Location::Sqlite(_) => "begin",
            Location::Postgres(_) => "begin isolation level repeatable read read only",
        };
        let store_error = |error: sqlx::Error| store.database_error(&error);
        let mut transaction = store.inner.pool.begin_with(begin).await.map_err(store_error)?;
        let streams = store.all_streams(&mut transaction).await?.into();
        let (store, stage) = (store.clone(), SnapshotStage::Header);
        Ok(Self { store, transaction, streams, stage, parts, extra: None, at_ms, entries: 0, beside: 0 })
    }

    /// Adds a secret that is not in the database.
    pub(crate) fn with(mut self, extra: Option<SqlRow>) -> Self {
        self.extra = extra.filter(|_| self.parts.secrets);
        self
    }

    /// Skips the current stream, which cannot be read.
    pub(crate) fn skip_stream(&mut self) {
        self.streams.pop_front();
        self.stage = SnapshotStage::Entries { after: 0 };
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }

    pub(crate) async fn ask(&mut self, text: &'static str, cells: &[Cell]) -> Result<Vec<AnyRow>, StoreError> {
        self.store.ask_on(&mut self.transaction, text, cells).await
    }

    async fn signers(&mut self) -> Result<Vec<RecordItem>, StoreError> {
        let rows = self.ask("select key from signer", &[]).await?;
        let mut keys: Vec<String> = rows.iter().map(|row| self.store.value(row, 0)).collect::<Result<_, _>>()?;
        keys.sort_unstable();
        Ok(keys.into_iter().map(RecordItem::Signer).collect())
    }

    /// Returns a page of the current stream; the last page is followed by the stream's checkpoints.
    async fn entries(&mut self, stream: &Stream, after: u64) -> Result<(Vec<RecordItem>, bool), StoreError> {
        let page = self.store.page(&mut self.transaction, stream, after.saturating_add(1), PAGE).await?;
        let last = page.len() < PAGE as usize;
        if let Some(StreamEntry { number, .. }) = page.last()
            && *number <= after
        {
            return Err(StoreError::Broken { stream: stream.clone(), number: *number });
        }
        self.entries += page.len() as u64;
        let mut records: Vec<RecordItem> = page.into_iter().map(RecordItem::Entry).collect();
        if last {
            records.extend(self.checkpoints(stream).await?);
        }
        Ok((records, last))
    }

    async fn checkpoints(&mut self, stream: &Stream) -> Result<Vec<RecordItem>, StoreError> {
        let text = "select size, signer, note from checkpoint where stream = $1";
        let rows = self.ask(text, &cells![stream.as_str()]).await?;
        let mut found = Vec::new();
        for row in &rows {
            let (size, signer) = (self.store.natural(row, 0)?, self.store.value::<String>(row, 1)?);
            found.push((size, signer, self.store.value::<String>(row, 2)?));
        }
        found.sort_unstable();
        let record = |(size, signer, note)| RecordItem::Checkpoint { stream: stream.clone(), size, signer, note };
        Ok(found.into_iter().map(record).collect())
    }

    /// Reports checkpoints of streams without entries.
    pub(crate) async fn orphans(&mut self) -> Result<Vec<IntegrityFinding>, StoreError> {
        let text = "select stream, size from checkpoint
             where size > 0 and not exists (select 1 from entry where entry.stream = checkpoint.stream)
             order by stream, size";
        let rows = self.ask(text, &[]).await?;
        let finding = |row| {
            Ok(IntegrityFinding::Checkpoint { stream: self.store.parsed(row, 0)?, size: self.store.natural(row, 1)? })
        };
        rows.iter().map(finding).collect()
    }

    async fn sealed(&mut self, after: &str) -> Result<Vec<RecordItem>, StoreError> {
        let text = "select commitment, stream, ply, envelope, checksum from sealed where commitment > $1
             order by commitment limit $2";
        let rows = self.ask(text, &cells![after, i64::from(PAGE)]).await?;
        let row = |row| self.store.envelope_row(row).map(|(row, sum)| RecordItem::Sealed(row, Some(sum)));
        rows.iter().map(row).collect()
    }

    async fn some_persons(&mut self, after: &str) -> Result<Vec<RecordItem>, StoreError> {
        let text = "select id, name, birth_date, details, changed_ms, checksum from person where id > $1
             order by id limit $2";
        let rows = self.ask(text, &cells![after, i64::from(PAGE)]).await?;
        let row = |row| self.store.person_row(row).map(|(row, sum)| RecordItem::Person(row, Some(sum)));
        rows.iter().map(row).collect()
    }

    /// Refuses a page that does not end after the previous one.
    async fn check_order(&mut self, table: &str, before: &str, last: &str) -> Result<(), StoreError> {
        let after = comes_after(&mut self.transaction, &cells![last], &cells![before]).await;
        if after.map_err(|error| self.store.database_error(&error))? {
            Ok(())
        } else {
            Err(self.store.damaged(&format!("{table}: {last}")))
        }
    }

    /// Returns a page of a table outside the log, and the next stage.
    async fn rows(
        &mut self,
        at: usize,
        after: Option<&[Cell]>,
    ) -> Result<(Vec<RecordItem>, SnapshotStage), StoreError> {
        let Some(&table) = TABLES.get(at) else { return Ok((Vec::new(), SnapshotStage::End)) };
        let next = SnapshotStage::Rows { table: at + 1, after: None };
        let wanted = match table.part {
            TableGroup::Log => true,
            TableGroup::Secrets => self.parts.secrets,
            TableGroup::Lists => self.parts.lists,
        };
        if !wanted {
            return Ok((Vec::new(), next));
        }
        let page = sql_table::page(&mut self.transaction, table, after).await;
        let mut rows = page.map_err(|error| self.store.database_error(&error))?;
        let next = match rows.last() {
            Some(row) => SnapshotStage::Rows { table: at, after: Some(row.key().to_vec()) },
            None => next,
        };
        if !self.parts.secrets {
            // Without secrets, the marks of erased sessions and secrets are left out too.
            rows.retain(|row| row.table != &ERASED || row.cells.first() == Some(&Cell::from(erasure::PERSON)));
        }
        if rows.is_empty() && self.extra.as_ref().is_some_and(|extra| extra.table == table) {
            rows.extend(self.extra.take());
        }
        Ok((rows.into_iter().map(RecordItem::Row).collect(), next))
    }

    async fn step(&mut self) -> Result<(Vec<RecordItem>, SnapshotStage), StoreError> {
        // Replaced while in use; the caller sets the next one.
        Ok(match std::mem::replace(&mut self.stage, SnapshotStage::Done) {
            SnapshotStage::Header => (vec![RecordItem::Header { at_ms: self.at_ms }], SnapshotStage::Signers),
            SnapshotStage::Signers => (self.signers().await?, SnapshotStage::Entries { after: 0 }),
            SnapshotStage::Entries { after } => match self.streams.front().cloned() {
                None => (Vec::new(), SnapshotStage::Sealed { after: String::new() }),
                Some(stream) => {
                    let (records, last) = self.entries(&stream, after).await?;
                    let number = match records.last() {
                        Some(RecordItem::Entry(entry)) => entry.number,
                        _ => after,
                    };
                    if last {
                        self.streams.pop_front();
                    }
                    (records, SnapshotStage::Entries { after: if last { 0 } else { number } })
                }
            },
            SnapshotStage::Sealed { after } => {
                let records = self.sealed(&after).await?;
                let next = match records.last() {
                    Some(RecordItem::Sealed(envelope, _)) => {
                        let last = envelope.commitment.to_string();
                        self.check_order("sealed", &after, &last).await?;
                        SnapshotStage::Sealed { after: last }
                    }
                    _ if self.parts.persons => SnapshotStage::Persons { after: String::new() },
                    _ => SnapshotStage::Rows { table: 0, after: None },
                };
                (records, next)
            }
            SnapshotStage::Persons { after } => {
                let records = self.some_persons(&after).await?;
                let next = match records.last() {
                    Some(RecordItem::Person(person, _)) => {
                        self.check_order("person", &after, &person.id).await?;
                        SnapshotStage::Persons { after: person.id.clone() }
                    }
                    _ => SnapshotStage::Rows { table: 0, after: None },
                };
                (records, next)
            }
            SnapshotStage::Rows { table, after } => self.rows(table, after.as_deref()).await?,
            SnapshotStage::End => (
                vec![RecordItem::End { entries: self.entries, beside: self.beside, digest: None }],
                SnapshotStage::Done,
            ),
            SnapshotStage::Done => (Vec::new(), SnapshotStage::Done),
        })
    }
}

impl RecordSource for RecordSnapshot {
    async fn next_batch(&mut self) -> Result<Vec<RecordItem>, StoreError> {
        loop {
            let (records, next) = self.step().await?;
            let done = matches!(next, SnapshotStage::Done);
            self.stage = next;
            self.beside += records.iter().filter(|record| record.is_beside()).count() as u64;
            if done || !records.is_empty() {
                return Ok(records);
            }
        }
    }
}
