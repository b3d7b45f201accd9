//! Export, import, and the way from one engine to the other: all or nothing, and every entry checked on its way.
//!
//! What is there already stays as it is: entries must be the same; a person, an account, a secret or a rating list that has
//! the same id or name is kept, and the one that comes in is left out.

use crate::account;
use crate::checkpoint;
use crate::entry::{Head, Malformed, Stream};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::insert;
use crate::key::DeskKey;
use crate::person;
use crate::query::{Cell, cells};
use crate::read::follow;
use crate::record::{Lines, Record, Source};
use crate::sealed;
use crate::snapshot::{Parts, Snapshot};
use crate::store::Store;
use crate::table::{self, ACCOUNT, Clash, LIST, Row, SECRET, Tally};
use adoube_laws::Text;
use sqlx::{AnyConnection, Connection};
use std::collections::{BTreeMap, BTreeSet};
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
}

impl Store {
    /// Writes the record as lines of JSON: the log and what proves it, and what is asked for beside it. The desk's key
    /// goes with the secrets if it is given.
    pub async fn export(
        &self,
        mut to: impl Write,
        parts: Parts,
        key: Option<&DeskKey>,
        at_ms: i64,
    ) -> Result<Carried, Fault> {
        let fault = |error: std::io::Error| Fault::of_file("export", &error);
        let key = key.map(|key| account::secret_cells(account::DESK_KEY, &key.to_text()));
        let extra = key.map(|cells| Row { table: &SECRET, cells });
        let mut snapshot = Snapshot::new(self, parts, at_ms).await?.with(extra);
        let mut carried = Carried::default();
        let mut stream: Option<Stream> = None;
        loop {
            let batch = snapshot.next_batch().await?;
            if batch.is_empty() {
                break;
            }
            for record in batch {
                count(&mut carried, &mut stream, &record);
                writeln!(to, "{}", record.to_line()?).map_err(fault)?;
            }
        }
        to.flush().map_err(fault)?;
        Ok(carried)
    }

    /// Reads what [`export`](Self::export) wrote. Entries that are there already must be the same; people who are there
    /// already stay as they are. If anything is wrong, nothing is imported.
    pub async fn import(&self, from: impl BufRead, shown: &str) -> Result<Carried, Fault> {
        self.take_all(Lines::new(from, shown)).await
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
        transaction.commit().await.map_err(fault)?;
        Ok(import.carried)
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
        }
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
                Record::End { entries, beside } => {
                    let found = self.carried.entries + self.carried.known;
                    if entries != found || beside != self.beside {
                        return Err(Fault::Malformed(miscounted(found.saturating_add(self.beside))));
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
        let (text, cells) = match record {
            Record::Signer(key) => (checkpoint::PUT_SIGNER, cells![key].to_vec()),
            Record::Checkpoint { stream, size, signer, note } => {
                self.carried.checkpoints += 1;
                let size = i64::try_from(size).unwrap_or(i64::MAX);
                (checkpoint::PUT, cells![stream.as_str(), size, signer, note].to_vec())
            }
            // A damaged row stays recognisable as one.
            Record::Sealed(envelope, checksum) => {
                self.carried.sealed += 1;
                (sealed::PUT, envelope.cells(checksum.unwrap_or_else(|| envelope.checksum())).to_vec())
            }
            Record::Person(person, checksum) => {
                self.carried.persons += 1;
                (person::PUT_NEW, person.cells(checksum.unwrap_or_else(|| person.checksum())).to_vec())
            }
            Record::Header { .. } | Record::Entry(_) | Record::Row(_) | Record::End { .. } => return Ok(()),
        };
        self.store.run_on(connection, text, &cells).await.map(drop)
    }
}

fn miscounted(found: u64) -> Malformed {
    const WHAT: Text = Text { ca: "final", es: "final", pt: "fim", eu: "amaiera", en: "end of the record" };
    const EXPECTED: Text = Text {
        ca: "el nombre d'entrades i de línies que diu l'última",
        es: "el número de entradas y de líneas que dice la última",
        pt: "o número de entradas e de linhas que diz a última",
        eu: "azken lerroak dioen sarrera eta lerro kopurua",
        en: "as many entries and lines as the last one says",
    };
    Malformed::new(&WHAT, &EXPECTED, &found.to_string())
}
