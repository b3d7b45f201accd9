//! Export, import, and the way from one engine to the other: all or nothing, and every entry checked on its way.

use crate::entry::{Head, Malformed, Stream};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::insert::{self, Row};
use crate::person;
use crate::read::follow;
use crate::record::{Lines, Record, Source};
use crate::sealed;
use crate::snapshot::{Persons, Snapshot};
use crate::store::Store;
use adoube_laws::Text;
use sqlx::{AnyConnection, Connection};
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
}

impl Store {
    /// Writes the whole record as lines of JSON.
    pub async fn export(&self, mut to: impl Write, persons: Persons, at_ms: i64) -> Result<Carried, Fault> {
        let fault = |error: std::io::Error| Fault::of_file("export", &error);
        let mut snapshot = Snapshot::new(self, persons, at_ms).await?;
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

    /// Takes the whole record of another store.
    pub async fn copy_from(&self, other: &Self, at_ms: i64) -> Result<Carried, Fault> {
        self.take_all(Snapshot::new(other, Persons::Included, at_ms).await?).await
    }

    async fn take_all(&self, mut source: impl Source) -> Result<Carried, Fault> {
        let fault = |error: sqlx::Error| self.fault(&error);
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin().await.map_err(fault)?;
        let mut import = Import { store: self, carried: Carried::default(), stream: None, known: Vec::new() };
        loop {
            let batch = source.next_batch().await?;
            if batch.is_empty() {
                break;
            }
            import.take(&mut transaction, batch).await?;
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
        Record::Header { .. } | Record::Signer(_) | Record::End { .. } => {}
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
}

impl Import<'_> {
    async fn take(&mut self, connection: &mut AnyConnection, batch: Vec<Record>) -> Result<(), Fault> {
        let mut rows = Vec::new();
        for record in batch {
            match record {
                Record::Header { .. } => {}
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
                            rows.push(Row::from(&entry));
                        }
                    }
                }
                Record::End { entries } => {
                    let found = self.carried.entries + self.carried.known;
                    if entries != found {
                        return Err(Fault::Malformed(miscounted(found)));
                    }
                }
                other => self.beside(connection, other).await.map_err(|error| self.store.fault(&error))?,
            }
        }
        for chunk in rows.chunks(insert::ROWS_MAX) {
            insert::rows(connection, chunk).await.map_err(|error| self.store.fault(&error))?;
        }
        Ok(())
    }

    async fn begin_stream(&mut self, connection: &mut AnyConnection, stream: &Stream) -> Result<(), Fault> {
        let rows = sqlx::query("select hash from entry where stream = $1 order by number")
            .bind(stream.as_str())
            .fetch_all(connection)
            .await
            .map_err(|error| self.store.fault(&error))?;
        self.known = rows.iter().map(|row| self.store.parsed(row, 0)).collect::<Result<_, _>>()?;
        self.stream = Some((stream.clone(), Head::EMPTY));
        self.carried.streams += 1;
        Ok(())
    }

    /// What stands beside the log.
    async fn beside(&mut self, connection: &mut AnyConnection, record: Record) -> Result<(), sqlx::Error> {
        let done = match record {
            Record::Signer(key) => {
                sqlx::query("insert into signer (key) values ($1) on conflict do nothing").bind(key).execute(connection)
            }
            Record::Checkpoint { stream, size, signer, note } => {
                self.carried.checkpoints += 1;
                sqlx::query(
                    "insert into checkpoint (stream, size, signer, note) values ($1, $2, $3, $4) on conflict do nothing",
                )
                .bind(stream.as_str().to_owned())
                .bind(i64::try_from(size).unwrap_or(i64::MAX))
                .bind(signer)
                .bind(note)
                .execute(connection)
            }
            Record::Sealed(envelope, checksum) => {
                self.carried.sealed += 1;
                sqlx::query(sealed::PUT)
                    .bind(envelope.commitment.to_string())
                    .bind(envelope.stream.as_str().to_owned())
                    .bind(envelope.ply)
                    .bind(envelope.locked.clone())
                    // A damaged row stays recognisable as one.
                    .bind(checksum.unwrap_or_else(|| envelope.checksum()))
                    .execute(connection)
            }
            Record::Person(person, checksum) => {
                self.carried.persons += 1;
                sqlx::query(person::PUT_NEW)
                    .bind(person.id.clone())
                    .bind(person.name.clone())
                    .bind(person.birth_date.clone())
                    .bind(person.details.clone())
                    .bind(person.changed_ms)
                    .bind(checksum.unwrap_or_else(|| person.checksum()))
                    .execute(connection)
            }
            Record::Header { .. } | Record::Entry(_) | Record::End { .. } => return Ok(()),
        };
        done.await.map(drop)
    }
}

fn miscounted(found: u64) -> Malformed {
    const WHAT: Text = Text { ca: "final", es: "final", pt: "fim", eu: "amaiera", en: "end of the record" };
    const EXPECTED: Text = Text {
        ca: "el nombre d'entrades que diu l'última línia",
        es: "el número de entradas que dice la última línea",
        pt: "o número de entradas que diz a última linha",
        eu: "azken lerroak dioen sarrera kopurua",
        en: "as many entries as the last line says",
    };
    Malformed::new(&WHAT, &EXPECTED, &found.to_string())
}
