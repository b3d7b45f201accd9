//! Export, import, and copies between the engines: all or nothing, with every entry checked on the way.
//!
//! Existing data wins: entries must be identical; a person, account, secret or rating list with an existing id or name
//! is skipped. Erasures apply in both directions, unless the data was entered again later.

use crate::account;
use crate::cells::{Cell, cells};
use crate::checkpoint;
use crate::deletion_guard::{self, CountChange};
use crate::desk_key::DeskKey;
use crate::entry::{Head, Stream};
use crate::erasure;
use crate::error::IntegrityFinding;
use crate::error::StoreError;
use crate::export_lines::{ExportReader, RecordItem, RecordSource};
use crate::export_texts::miscounted;
use crate::hash::Hash;
use crate::insert;
use crate::location::Location;
use crate::person;
use crate::read::follow;
use crate::sealed;
use crate::snapshot::{ExportParts, RecordSnapshot};
use crate::sql_table::{self, ACCOUNT, ERASED, LIST, ListDigests, OnConflict, SECRET, SESSION, SqlRow};
use crate::store::{Access, Store};
use crate::verify::{RecordVerifier, VerifyOptions};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, Connection};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io::{BufRead, Write};

/// Numbers of items transferred.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TransferCounts {
    /// New entries.
    pub entries: u64,
    /// Entries that already existed, identically.
    pub known: u64,
    /// Streams.
    pub streams: u64,
    /// Checkpoints.
    pub checkpoints: u64,
    /// Envelopes of sealed moves.
    pub sealed: u64,
    /// People.
    pub persons: u64,
    /// Accounts.
    pub accounts: u64,
    /// Rating lists.
    pub lists: u64,
    /// Persons, sessions and secrets skipped because they were erased here.
    pub erased: u64,
}

/// The result of an export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// The items written.
    pub carried: TransferCounts,
    /// Findings about the exported record. Everything readable was exported nevertheless.
    pub findings: Vec<IntegrityFinding>,
}

/// The result of an import.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The items read.
    pub carried: TransferCounts,
    /// The desk's key contained in the export.
    pub desk_key: Option<DeskKey>,
}

impl Store {
    /// Writes the record as lines of JSON: the log with its proofs, and the requested parts. If `key` is given, it is
    /// exported among the secrets. The record is verified on the way.
    pub async fn export(
        &self,
        mut to: impl Write,
        parts: ExportParts,
        key: Option<&DeskKey>,
        at_ms: i64,
    ) -> Result<Exported, StoreError> {
        let store_error = |error: std::io::Error| StoreError::of_file("export", &error);
        let key = key.map(|key| account::secret_cells(account::DESK_KEY, &key.to_text()));
        let extra = key.map(|cells| SqlRow { table: &SECRET, cells });
        let mut snapshot = RecordSnapshot::new(self, parts, at_ms).await?.with(extra);
        let mut carried = TransferCounts::default();
        let mut stream: Option<Stream> = None;
        let mut verifier = RecordVerifier::new(&VerifyOptions::default());
        let mut digest = Sha256::new();
        loop {
            let batch = snapshot.next_batch().await?;
            if batch.is_empty() {
                break;
            }
            for mut record in batch {
                count(&mut carried, &mut stream, &record);
                if let RecordItem::End { digest: last, .. } = &mut record {
                    *last = Some(Hash(digest.clone().finalize().into()).to_string());
                }
                let line = record.to_line()? + "\n";
                digest.update(line.as_bytes());
                to.write_all(line.as_bytes()).map_err(store_error)?;
                verifier.take(record);
            }
        }
        to.flush().map_err(store_error)?;
        let mut findings = verifier.finish().findings;
        findings.extend(snapshot.absences().await?);
        Ok(Exported { carried, findings })
    }

    /// Imports the lines of an [`export`](Self::export), or nothing if anything is wrong.
    pub async fn import(&self, from: impl BufRead, shown: &str) -> Result<TransferCounts, StoreError> {
        self.take_all(ExportReader::new(from, shown)).await
    }

    /// Imports into the record at a location. A record created for this is deleted on failure.
    pub async fn import_into(place: &Location, from: impl BufRead, shown: &str) -> Result<Imported, StoreError> {
        let vacant = Self::is_vacant(place).await;
        let store = Self::open(place, Access::Create).await?;
        let imported = async {
            let carried = store.import(from, shown).await?;
            Ok(Imported { carried, desk_key: store.take_desk_key().await? })
        };
        match imported.await {
            Ok(imported) => store.close().await.map(|()| imported),
            Err(error) if vacant => {
                store.take_away().await;
                Err(error)
            }
            Err(error) => {
                // The first error is reported.
                let _ = store.close().await;
                Err(error)
            }
        }
    }

    /// Copies every table of another store.
    pub async fn copy_from(&self, other: &Self, at_ms: i64) -> Result<TransferCounts, StoreError> {
        self.take_all(RecordSnapshot::new(other, ExportParts::ALL, at_ms).await?).await
    }

    async fn take_all(&self, mut source: impl RecordSource) -> Result<TransferCounts, StoreError> {
        let store_error = |error: sqlx::Error| self.database_error(&error);
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin().await.map_err(store_error)?;
        let mut import = ImportRun::new(self);
        loop {
            let batch = source.next_batch().await?;
            if batch.is_empty() {
                break;
            }
            import.take(&mut transaction, batch).await?;
        }
        if let Some(list) = import.tally.wrong().into_iter().next() {
            return Err(self.damaged(&list));
        }
        self.apply(&mut transaction, deletion_guard::PERSON, import.persons).await?;
        self.apply(&mut transaction, deletion_guard::CHECKPOINT, import.checkpoints).await?;
        let removed = import.removed;
        let carried = import.carried;
        transaction.commit().await.map_err(store_error)?;
        if removed {
            self.clean_persons(&mut writer).await?;
        }
        Ok(carried)
    }
}

fn count(carried: &mut TransferCounts, current: &mut Option<Stream>, record: &RecordItem) {
    match record {
        RecordItem::Entry(entry) => {
            carried.entries += 1;
            if current.as_ref() != Some(&entry.stream) {
                carried.streams += 1;
                *current = Some(entry.stream.clone());
            }
        }
        RecordItem::Checkpoint { .. } => carried.checkpoints += 1,
        RecordItem::Sealed(..) => carried.sealed += 1,
        RecordItem::Person(..) => carried.persons += 1,
        RecordItem::Row(row) if row.table == &ACCOUNT => carried.accounts += 1,
        RecordItem::Row(row) if row.table == &LIST => carried.lists += 1,
        RecordItem::Row(_) | RecordItem::Header { .. } | RecordItem::Signer(_) | RecordItem::End { .. } => {}
    }
}

/// An import in progress.
struct ImportRun<'a> {
    store: &'a Store,
    carried: TransferCounts,
    /// The incoming stream and its last entry.
    stream: Option<(Stream, Head)>,
    /// Hashes of the stream's existing entries.
    known: Vec<Hash>,
    beside: u64,
    /// The existing lists by number.
    here: Option<BTreeMap<i64, String>>,
    /// New numbers of incoming lists; `None` for skipped ones.
    lists: BTreeMap<i64, Option<i64>>,
    tally: ListDigests,
    /// The erasure marks of this record.
    marks: Option<HashSet<(String, String)>>,
    /// Whether the count of persons is already locked.
    locked: bool,
    /// Whether the import has erased persons, by the marks in it.
    removed: bool,
    persons: CountChange,
    checkpoints: CountChange,
}

impl<'a> ImportRun<'a> {
    fn new(store: &'a Store) -> Self {
        Self {
            store,
            carried: TransferCounts::default(),
            stream: None,
            known: Vec::new(),
            beside: 0,
            here: None,
            lists: BTreeMap::new(),
            tally: ListDigests::default(),
            marks: None,
            locked: false,
            removed: false,
            persons: CountChange::default(),
            checkpoints: CountChange::default(),
        }
    }

    /// Locks the count of persons once, before the first change.
    async fn lock_persons(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        if !std::mem::replace(&mut self.locked, true) {
            deletion_guard::lock(connection, deletion_guard::PERSON)
                .await
                .map_err(|error| self.store.database_error(&error))?;
        }
        Ok(())
    }

    /// Returns whether something is marked as erased and must be skipped.
    async fn is_erased(&mut self, connection: &mut AnyConnection, what: &str, id: &str) -> Result<bool, StoreError> {
        if self.marks.is_none() {
            self.marks = Some(self.store.marks(connection).await?);
        }
        let mark = (what.to_owned(), id.to_owned());
        let erased = self.marks.as_ref().is_some_and(|marks| marks.contains(&mark));
        self.carried.erased += u64::from(erased);
        Ok(erased)
    }

    async fn take(&mut self, connection: &mut AnyConnection, batch: Vec<RecordItem>) -> Result<(), StoreError> {
        let (mut rows, mut beside): (Vec<insert::EntryRow>, Vec<SqlRow>) = (Vec::new(), Vec::new());
        for record in batch {
            self.beside += u64::from(record.is_beside());
            match record {
                RecordItem::Header { .. } => {}
                RecordItem::Row(row) => {
                    if beside.last().is_some_and(|last| last.table != row.table) {
                        self.write(connection, std::mem::take(&mut beside)).await?;
                    }
                    beside.push(row);
                }
                RecordItem::Entry(entry) => {
                    if self.stream.as_ref().is_none_or(|(stream, _)| *stream != entry.stream) {
                        self.begin_stream(connection, &entry.stream).await?;
                    }
                    let Some((_, head)) = &mut self.stream else { continue };
                    *head = follow(*head, &entry)?;
                    match self.known.get(usize::try_from(entry.number - 1).unwrap_or(usize::MAX)) {
                        Some(known) if *known == entry.hash => self.carried.known += 1,
                        Some(_) => {
                            let (expected, actual) = (entry.number, self.known.len() as u64);
                            return Err(StoreError::Conflict { stream: entry.stream, expected, actual });
                        }
                        None => {
                            self.carried.entries += 1;
                            rows.push(insert::EntryRow::from(&entry));
                        }
                    }
                }
                RecordItem::End { entries, beside, .. } => {
                    let found = self.carried.entries + self.carried.known;
                    if entries != found || beside != self.beside {
                        return Err(StoreError::Malformed(miscounted(found, self.beside)));
                    }
                }
                other => self.beside(connection, other).await?,
            }
        }
        for chunk in rows.chunks(insert::ROWS_MAX) {
            insert::rows(connection, chunk).await.map_err(|error| self.store.database_error(&error))?;
        }
        self.write(connection, beside).await
    }

    /// Writes rows of one table.
    async fn write(&mut self, connection: &mut AnyConnection, rows: Vec<SqlRow>) -> Result<(), StoreError> {
        let Some(table) = rows.first().map(|row| row.table) else { return Ok(()) };
        let mut kept = Vec::with_capacity(rows.len());
        for mut row in rows {
            self.tally.take(&row);
            if table == &ERASED {
                self.lock_persons(connection).await?;
                let before = self.persons;
                if self.store.take_mark(connection, &row, &mut self.persons).await? {
                    // The mark also applies to the items that follow.
                    self.marks = None;
                    self.removed |= self.persons != before;
                }
                continue;
            }
            let guarded = [(&SESSION, erasure::SESSION), (&SECRET, erasure::SECRET)];
            if let (Some((_, what)), Some(Cell::Text(id))) =
                (guarded.into_iter().find(|(guarded, _)| *guarded == table), row.cells.first())
                && self.is_erased(connection, what, id).await?
            {
                continue;
            }
            self.carried.accounts += u64::from(table == &ACCOUNT);
            if let Some(list) = row.list() {
                let Some(number) = self.list(connection, list, &row).await? else { continue };
                self.carried.lists += u64::from(table == &LIST);
                if let Some(cell) = row.cells.first_mut() {
                    *cell = Cell::Number(number);
                }
            }
            kept.push(row);
        }
        sql_table::write(connection, table, &kept, OnConflict::Stays)
            .await
            .map_err(|error| self.store.database_error(&error))
    }

    /// Returns the new number of a list; `None` if one with its name exists.
    async fn list(&mut self, connection: &mut AnyConnection, id: i64, row: &SqlRow) -> Result<Option<i64>, StoreError> {
        if let Some(number) = self.lists.get(&id) {
            return Ok(*number);
        }
        if self.here.is_none() {
            let rows = self.store.ask_on(connection, "select id, name from list", &[]).await?;
            let pair = |row| Ok((self.store.value(row, 0)?, self.store.value(row, 1)?));
            self.here = Some(rows.iter().map(pair).collect::<Result<_, StoreError>>()?);
        }
        let here = self.here.iter().flatten();
        let used: BTreeSet<i64> =
            here.clone().map(|(id, _)| *id).chain(self.lists.values().copied().flatten()).collect();
        let same = matches!(row.cells.get(1), Some(Cell::Text(name)) if here.clone().any(|(_, other)| other == name));
        let number = match used.last() {
            _ if same => None,
            Some(most) if used.contains(&id) => Some(most.saturating_add(1)),
            _ => Some(id),
        };
        self.lists.insert(id, number);
        Ok(number)
    }

    async fn begin_stream(&mut self, connection: &mut AnyConnection, stream: &Stream) -> Result<(), StoreError> {
        let text = "select hash from entry where stream = $1 order by number";
        let rows = self.store.ask_on(connection, text, &cells![stream.as_str()]).await?;
        self.known = rows.iter().map(|row| self.store.parsed(row, 0)).collect::<Result<_, _>>()?;
        self.stream = Some((stream.clone(), Head::EMPTY));
        self.carried.streams += 1;
        Ok(())
    }

    /// Imports signers, checkpoints, envelopes and persons.
    async fn beside(&mut self, connection: &mut AnyConnection, record: RecordItem) -> Result<(), StoreError> {
        let store = self.store;
        match record {
            RecordItem::Signer(key) => store.run_on(connection, checkpoint::PUT_SIGNER, &cells![key]).await.map(drop),
            RecordItem::Checkpoint { stream, size, signer, note } => {
                self.carried.checkpoints += 1;
                let size = i64::try_from(size).unwrap_or(i64::MAX);
                store.put_checkpoint(connection, &stream, size, &signer, &note, &mut self.checkpoints).await
            }
            // Keep the checksum as it is, so that a damaged row stays recognisable.
            RecordItem::Sealed(envelope, checksum) => {
                self.carried.sealed += 1;
                let cells = envelope.cells(checksum.unwrap_or_else(|| envelope.checksum()));
                store.run_on(connection, sealed::PUT, &cells).await.map(drop)
            }
            RecordItem::Person(person, checksum) => {
                self.lock_persons(connection).await?;
                if self.is_erased(connection, erasure::PERSON, &person.id).await? {
                    return Ok(());
                }
                self.carried.persons += 1;
                let checksum = checksum.unwrap_or_else(|| person.checksum());
                let share = deletion_guard::of_person(&checksum);
                if store.run_on(connection, person::PUT_NEW, &person.cells(checksum)).await? > 0 {
                    self.persons.add(share);
                }
                Ok(())
            }
            RecordItem::Header { .. } | RecordItem::Entry(_) | RecordItem::Row(_) | RecordItem::End { .. } => Ok(()),
        }
    }
}
