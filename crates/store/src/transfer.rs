//! Export, import, and the way from one engine to the other: all or nothing, and every entry checked on its way.
//!
//! What is there already stays as it is: entries must be the same; a person, an account, a secret or a rating list that has
//! the same id or name is kept, and the one that comes in is left out. What was erased here stays erased, and what was
//! erased there is erased here too, unless it was entered again since.

use crate::account;
use crate::census::{self, Change};
use crate::checkpoint;
use crate::entry::{Head, Stream};
use crate::erased;
use crate::fault::Fault;
use crate::finding::Finding;
use crate::hash::Hash;
use crate::insert;
use crate::key::DeskKey;
use crate::person;
use crate::place::Place;
use crate::query::{Cell, cells};
use crate::read::follow;
use crate::record::{Lines, Record, Source};
use crate::record_texts::miscounted;
use crate::sealed;
use crate::snapshot::{Parts, Snapshot};
use crate::store::{Access, Store};
use crate::table::{self, ACCOUNT, Clash, ERASED, LIST, Row, SECRET, SESSION, Tally};
use crate::verify::{Examination, Verifier};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, Connection};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io::{BufRead, Write};

/// How much was carried over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    /// Entries, those that were there already not counted.
    pub entries: u64,
    /// Entries that were there already, exactly so.
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
    /// Persons, sessions and secrets that were left out because they had been erased here.
    pub erased: u64,
}

/// What an export came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// How much was written.
    pub carried: Carried,
    /// What is wrong with the record that was exported. What could be read was written all the same.
    pub findings: Vec<Finding>,
}

/// What an import came to.
#[derive(Clone, Debug)]
pub struct Imported {
    /// How much was read.
    pub carried: Carried,
    /// The desk's key that came with it.
    pub desk_key: Option<DeskKey>,
}

impl Store {
    /// Writes the record as lines of JSON: the log and what proves it, and what is asked for beside it. The desk's key
    /// goes with the secrets if it is given. The record is checked on the way.
    pub async fn export(
        &self,
        mut to: impl Write,
        parts: Parts,
        key: Option<&DeskKey>,
        at_ms: i64,
    ) -> Result<Exported, Fault> {
        let fault = |error: std::io::Error| Fault::of_file("export", &error);
        let key = key.map(|key| account::secret_cells(account::DESK_KEY, &key.to_text()));
        let extra = key.map(|cells| Row { table: &SECRET, cells });
        let mut snapshot = Snapshot::new(self, parts, at_ms).await?.with(extra);
        let mut carried = Carried::default();
        let mut stream: Option<Stream> = None;
        let mut verifier = Verifier::new(&Examination::default());
        let mut digest = Sha256::new();
        loop {
            let batch = snapshot.next_batch().await?;
            if batch.is_empty() {
                break;
            }
            for mut record in batch {
                count(&mut carried, &mut stream, &record);
                if let Record::End { digest: last, .. } = &mut record {
                    *last = Some(Hash(digest.clone().finalize().into()).to_string());
                }
                let line = record.to_line()? + "\n";
                digest.update(line.as_bytes());
                to.write_all(line.as_bytes()).map_err(fault)?;
                verifier.take(record);
            }
        }
        to.flush().map_err(fault)?;
        let mut findings = verifier.finish().findings;
        findings.extend(snapshot.absences().await?);
        Ok(Exported { carried, findings })
    }

    /// Reads what [`export`](Self::export) wrote. Entries that are there already must be the same; people who are there
    /// already stay as they are. If anything is wrong, nothing is imported.
    pub async fn import(&self, from: impl BufRead, shown: &str) -> Result<Carried, Fault> {
        self.take_all(Lines::new(from, shown)).await
    }

    /// Reads an export into the record at a place, which is made if there is none; if nothing comes of it, what was made
    /// is taken away.
    pub async fn import_into(place: &Place, from: impl BufRead, shown: &str) -> Result<Imported, Fault> {
        let vacant = Self::is_vacant(place).await;
        let store = Self::open(place, Access::Create).await?;
        let imported = async {
            let carried = store.import(from, shown).await?;
            Ok(Imported { carried, desk_key: store.take_desk_key().await? })
        };
        match imported.await {
            Ok(imported) => store.close().await.map(|()| imported),
            Err(fault) if vacant => {
                store.take_away().await;
                Err(fault)
            }
            Err(fault) => {
                // What went wrong first is what is told.
                let _ = store.close().await;
                Err(fault)
            }
        }
    }

    /// Takes the whole record of another store, every table of it.
    pub async fn copy_from(&self, other: &Self, at_ms: i64) -> Result<Carried, Fault> {
        self.take_all(Snapshot::new(other, Parts::ALL, at_ms).await?).await
    }

    async fn take_all(&self, mut source: impl Source) -> Result<Carried, Fault> {
        let fault = |error: sqlx::Error| self.fault(&error);
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin().await.map_err(fault)?;
        let mut import = Import::new(self);
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
        self.apply(&mut transaction, census::PERSON, import.persons).await?;
        self.apply(&mut transaction, census::CHECKPOINT, import.checkpoints).await?;
        let removed = import.removed;
        let carried = import.carried;
        transaction.commit().await.map_err(fault)?;
        if removed {
            self.clean_persons(&mut writer).await?;
        }
        Ok(carried)
    }
}

fn count(carried: &mut Carried, current: &mut Option<Stream>, record: &Record) {
    match record {
        Record::Entry(entry) => {
            carried.entries += 1;
            if current.as_ref() != Some(&entry.stream) {
                carried.streams += 1;
                *current = Some(entry.stream.clone());
            }
        }
        Record::Checkpoint { .. } => carried.checkpoints += 1,
        Record::Sealed(..) => carried.sealed += 1,
        Record::Person(..) => carried.persons += 1,
        Record::Row(row) if row.table == &ACCOUNT => carried.accounts += 1,
        Record::Row(row) if row.table == &LIST => carried.lists += 1,
        Record::Row(_) | Record::Header { .. } | Record::Signer(_) | Record::End { .. } => {}
    }
}

/// An import under way.
struct Import<'a> {
    store: &'a Store,
    carried: Carried,
    /// The stream that is coming in, and its last entry.
    stream: Option<(Stream, Head)>,
    /// The hashes that the stream has here already.
    known: Vec<Hash>,
    beside: u64,
    /// The lists that were here before, by number.
    here: Option<BTreeMap<i64, String>>,
    /// The numbers that lists get here; none for those that are left out.
    lists: BTreeMap<i64, Option<i64>>,
    tally: Tally,
    /// What was erased here.
    marks: Option<HashSet<(String, String)>>,
    /// Whether others who change persons wait already.
    locked: bool,
    /// Whether persons were erased by marks that came in.
    removed: bool,
    persons: Change,
    checkpoints: Change,
}

impl<'a> Import<'a> {
    fn new(store: &'a Store) -> Self {
        Self {
            store,
            carried: Carried::default(),
            stream: None,
            known: Vec::new(),
            beside: 0,
            here: None,
            lists: BTreeMap::new(),
            tally: Tally::default(),
            marks: None,
            locked: false,
            removed: false,
            persons: Change::default(),
            checkpoints: Change::default(),
        }
    }

    /// Makes others wait who want to change persons: before the first person, as they do it.
    async fn lock_persons(&mut self, connection: &mut AnyConnection) -> Result<(), Fault> {
        if !std::mem::replace(&mut self.locked, true) {
            census::lock(connection, census::PERSON).await.map_err(|error| self.store.fault(&error))?;
        }
        Ok(())
    }

    /// Whether something was erased here, and must not come back.
    async fn is_erased(&mut self, connection: &mut AnyConnection, what: &str, id: &str) -> Result<bool, Fault> {
        if self.marks.is_none() {
            self.marks = Some(self.store.marks(connection).await?);
        }
        let mark = (what.to_owned(), id.to_owned());
        let erased = self.marks.as_ref().is_some_and(|marks| marks.contains(&mark));
        self.carried.erased += u64::from(erased);
        Ok(erased)
    }

    async fn take(&mut self, connection: &mut AnyConnection, batch: Vec<Record>) -> Result<(), Fault> {
        let (mut rows, mut beside): (Vec<insert::Row>, Vec<Row>) = (Vec::new(), Vec::new());
        for record in batch {
            self.beside += u64::from(record.is_beside());
            match record {
                Record::Header { .. } => {}
                Record::Row(row) => {
                    if beside.last().is_some_and(|last| last.table != row.table) {
                        self.write(connection, std::mem::take(&mut beside)).await?;
                    }
                    beside.push(row);
                }
                Record::Entry(entry) => {
                    if self.stream.as_ref().is_none_or(|(stream, _)| *stream != entry.stream) {
                        self.begin_stream(connection, &entry.stream).await?;
                    }
                    let Some((_, head)) = &mut self.stream else { continue };
                    *head = follow(*head, &entry)?;
                    match self.known.get(usize::try_from(entry.number - 1).unwrap_or(usize::MAX)) {
                        Some(known) if *known == entry.hash => self.carried.known += 1,
                        Some(_) => {
                            let (expected, actual) = (entry.number, self.known.len() as u64);
                            return Err(Fault::Conflict { stream: entry.stream, expected, actual });
                        }
                        None => {
                            self.carried.entries += 1;
                            rows.push(insert::Row::from(&entry));
                        }
                    }
                }
                Record::End { entries, beside, .. } => {
                    let found = self.carried.entries + self.carried.known;
                    if entries != found || beside != self.beside {
                        return Err(Fault::Malformed(miscounted(found, self.beside)));
                    }
                }
                other => self.beside(connection, other).await?,
            }
        }
        for chunk in rows.chunks(insert::ROWS_MAX) {
            insert::rows(connection, chunk).await.map_err(|error| self.store.fault(&error))?;
        }
        self.write(connection, beside).await
    }

    /// Writes rows of one table.
    async fn write(&mut self, connection: &mut AnyConnection, rows: Vec<Row>) -> Result<(), Fault> {
        let Some(table) = rows.first().map(|row| row.table) else { return Ok(()) };
        let mut kept = Vec::with_capacity(rows.len());
        for mut row in rows {
            self.tally.take(&row);
            if table == &ERASED {
                self.lock_persons(connection).await?;
                let before = self.persons;
                if self.store.take_mark(connection, &row, &mut self.persons).await? {
                    // What comes in after it must heed it too.
                    self.marks = None;
                    self.removed |= self.persons != before;
                }
                continue;
            }
            let guarded = [(&SESSION, erased::SESSION), (&SECRET, erased::SECRET)];
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
        table::write(connection, table, &kept, Clash::Stays).await.map_err(|error| self.store.fault(&error))
    }

    /// The number that a list gets here; none if one of its name is here already.
    async fn list(&mut self, connection: &mut AnyConnection, id: i64, row: &Row) -> Result<Option<i64>, Fault> {
        if let Some(number) = self.lists.get(&id) {
            return Ok(*number);
        }
        if self.here.is_none() {
            let rows = self.store.ask_on(connection, "select id, name from list", &[]).await?;
            let pair = |row| Ok((self.store.value(row, 0)?, self.store.value(row, 1)?));
            self.here = Some(rows.iter().map(pair).collect::<Result<_, Fault>>()?);
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

    async fn begin_stream(&mut self, connection: &mut AnyConnection, stream: &Stream) -> Result<(), Fault> {
        let text = "select hash from entry where stream = $1 order by number";
        let rows = self.store.ask_on(connection, text, &cells![stream.as_str()]).await?;
        self.known = rows.iter().map(|row| self.store.parsed(row, 0)).collect::<Result<_, _>>()?;
        self.stream = Some((stream.clone(), Head::EMPTY));
        self.carried.streams += 1;
        Ok(())
    }

    /// What proves the log, locked envelopes, people.
    async fn beside(&mut self, connection: &mut AnyConnection, record: Record) -> Result<(), Fault> {
        let store = self.store;
        match record {
            Record::Signer(key) => store.run_on(connection, checkpoint::PUT_SIGNER, &cells![key]).await.map(drop),
            Record::Checkpoint { stream, size, signer, note } => {
                self.carried.checkpoints += 1;
                let size = i64::try_from(size).unwrap_or(i64::MAX);
                store.put_checkpoint(connection, &stream, size, &signer, &note, &mut self.checkpoints).await
            }
            // A damaged row stays recognisable as one.
            Record::Sealed(envelope, checksum) => {
                self.carried.sealed += 1;
                let cells = envelope.cells(checksum.unwrap_or_else(|| envelope.checksum()));
                store.run_on(connection, sealed::PUT, &cells).await.map(drop)
            }
            Record::Person(person, checksum) => {
                self.lock_persons(connection).await?;
                if self.is_erased(connection, erased::PERSON, &person.id).await? {
                    return Ok(());
                }
                self.carried.persons += 1;
                let checksum = checksum.unwrap_or_else(|| person.checksum());
                let share = census::of_person(&checksum);
                if store.run_on(connection, person::PUT_NEW, &person.cells(checksum)).await? > 0 {
                    self.persons.add(share);
                }
                Ok(())
            }
            Record::Header { .. } | Record::Entry(_) | Record::Row(_) | Record::End { .. } => Ok(()),
        }
    }
}
