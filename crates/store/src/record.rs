//! The record as lines of JSON, which anybody can read without this program.
//!
//! ```text
//! {"adoube":{"format":"log/1","at_ms":1794805200000}}
//! {"signer":"hall-1+0123abcd+AQ…"}
//! {"entry":{"stream":"game/1","number":1,"at_ms":…,"command":"0197…","part":0,"kind":"act","hash":"9f…","body":{…}}}
//! {"checkpoint":{"stream":"game/1","size":1,"signer":"hall-1","note":"adoube/game/1\n1\n…"}}
//! {"sealed":{"commitment":"…","stream":"game/1","ply":79,"envelope":"…"}}
//! {"person":{"id":"p1","name":"…","birth_date":"2012-02-29","details":{…},"changed_ms":…}}
//! {"row":{"table":"listed","values":{"list":1,"number":1,"data":"{…}"}}}
//! {"end":{"entries":1,"beside":3}}
//! ```
//!
//! The entries of a stream stand together and in order, its checkpoints after them. The body stands there byte for byte
//! as it was hashed; `hash.rs` says how to check it. Persons, and rows of accounts, secrets and rating lists, are there
//! only if they were asked for; `beside` counts the lines that are neither entries nor what proves them.

use crate::entry::{BODY_BYTES_MAX, Entry, Malformed, NewEntry, Stream};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::person::Person;
use crate::query::Cell;
use crate::sealed::Envelope;
use crate::table::{Kind, Row, Table};
use adoube_laws::Text;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::io::{BufRead, Read};

/// The longest line: the longest body and room for the rest.
const LINE_BYTES_MAX: usize = BODY_BYTES_MAX + 16 * 1024;
/// How many records are handed on at a time.
const BATCH: usize = 500;
const FORMAT: &str = "log/1";

/// A piece of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Record {
    Header {
        at_ms: i64,
    },
    Signer(String),
    Entry(Entry),
    Checkpoint {
        stream: Stream,
        size: u64,
        signer: String,
        note: String,
    },
    /// With the checksum its row has, if it comes from a database.
    Sealed(Envelope, Option<String>),
    /// With the checksum its row has, if it comes from a database.
    Person(Person, Option<String>),
    /// A row of a table beside the log.
    Row(Row),
    End {
        entries: u64,
        beside: u64,
    },
}

impl Record {
    /// Whether it is neither log nor what proves it.
    pub(crate) const fn is_beside(&self) -> bool {
        matches!(self, Self::Sealed(..) | Self::Person(..) | Self::Row(_))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Line {
    Adoube(HeaderLine),
    Signer(String),
    Entry(EntryLine),
    Checkpoint(CheckpointLine),
    Sealed(SealedLine),
    Person(PersonLine),
    Row(RowLine),
    End(EndLine),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    format: String,
    at_ms: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryLine {
    stream: String,
    number: u64,
    at_ms: i64,
    command: String,
    part: u32,
    kind: String,
    hash: String,
    body: Box<RawValue>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CheckpointLine {
    stream: String,
    size: u64,
    signer: String,
    note: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SealedLine {
    commitment: String,
    stream: String,
    ply: i64,
    envelope: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonLine {
    id: String,
    name: String,
    birth_date: Option<String>,
    details: Box<RawValue>,
    changed_ms: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowLine {
    table: String,
    values: BTreeMap<String, Option<Plain>>,
}

/// A value as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Plain {
    Number(i64),
    Text(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    entries: u64,
    beside: u64,
}

impl RowLine {
    fn new(row: &Row) -> Self {
        let plain = |cell: &Cell| match cell {
            Cell::Null => None,
            Cell::Number(number) => Some(Plain::Number(*number)),
            Cell::Text(text) => Some(Plain::Text(text.clone())),
            // Only damaged keys are not UTF-8; these no longer fit the list's digest.
            Cell::Bytes(bytes) => Some(Plain::Text(String::from_utf8_lossy(bytes).into_owned())),
        };
        let values = row.table.columns.iter().zip(&row.cells);
        let values = values.map(|((name, _), cell)| ((*name).to_owned(), plain(cell))).collect();
        Self { table: row.table.name.to_owned(), values }
    }

    /// The row, if it has the columns of its table and its checksum is right.
    fn row(mut self) -> Option<Row> {
        let table = Table::named(&self.table)?;
        // PostgreSQL keeps no NUL in a text.
        let text = |text: String| (!text.contains('\0')).then_some(text);
        let cell = |(name, kind): &(&str, Kind)| {
            Some(match (kind, self.values.remove(*name)?) {
                (Kind::Number, Some(Plain::Number(number))) => Cell::Number(number),
                (Kind::Text | Kind::Optional, Some(Plain::Text(found))) => Cell::Text(text(found)?),
                (Kind::Bytes, Some(Plain::Text(found))) => Cell::Bytes(text(found)?.into_bytes()),
                (Kind::Optional, None) => Cell::Null,
                _ => return None,
            })
        };
        let cells = table.columns.iter().map(cell).collect::<Option<Vec<Cell>>>()?;
        let row = Row { table, cells };
        (self.values.is_empty() && row.is_sound()).then_some(row)
    }
}

impl Record {
    /// The record as a line, without its line feed.
    pub(crate) fn to_line(&self) -> Result<String, Fault> {
        let raw = |text: &str| RawValue::from_string(text.to_owned());
        let line = || -> Result<Line, serde_json::Error> {
            Ok(match self {
                Self::Header { at_ms } => Line::Adoube(HeaderLine { format: FORMAT.to_owned(), at_ms: *at_ms }),
                Self::Signer(key) => Line::Signer(key.clone()),
                Self::Entry(entry) => Line::Entry(EntryLine {
                    stream: entry.stream.to_string(),
                    number: entry.number,
                    at_ms: entry.at_ms,
                    command: entry.command.to_string(),
                    part: entry.part,
                    kind: entry.kind.clone(),
                    hash: entry.hash.to_string(),
                    body: raw(&entry.body)?,
                }),
                Self::Checkpoint { stream, size, signer, note } => Line::Checkpoint(CheckpointLine {
                    stream: stream.to_string(),
                    size: *size,
                    signer: signer.clone(),
                    note: note.clone(),
                }),
                Self::Sealed(envelope, _) => Line::Sealed(SealedLine {
                    commitment: envelope.commitment.to_string(),
                    stream: envelope.stream.to_string(),
                    ply: envelope.ply,
                    envelope: envelope.locked.clone(),
                }),
                Self::Person(person, _) => Line::Person(PersonLine {
                    id: person.id.clone(),
                    name: person.name.clone(),
                    birth_date: person.birth_date.clone(),
                    details: raw(&person.details)?,
                    changed_ms: person.changed_ms,
                }),
                Self::Row(row) => Line::Row(RowLine::new(row)),
                Self::End { entries, beside } => Line::End(EndLine { entries: *entries, beside: *beside }),
            })
        };
        let text = line().and_then(|line| serde_json::to_string(&line));
        // Only a body that is no JSON cannot be written, and that is damage.
        text.map_err(|_| match self {
            Self::Entry(entry) => Fault::Broken { stream: entry.stream.clone(), number: entry.number },
            _ => Fault::Malformed(malformed("")),
        })
    }

    fn from_line(text: &str) -> Result<Self, (usize, Malformed)> {
        let line: Line = serde_json::from_str(text).map_err(|error| {
            let column = error.column().max(1);
            let found = text.get(column - 1..).unwrap_or(text);
            (column, malformed(found))
        })?;
        let at_start = |malformed| (1, malformed);
        let stream = |name: &str| name.parse::<Stream>().map_err(at_start);
        let digest = |text: &str| text.parse::<Hash>().map_err(|_| (1, malformed(text)));
        Ok(match line {
            Line::Adoube(header) if header.format == FORMAT => Self::Header { at_ms: header.at_ms },
            Line::Adoube(header) => return Err((1, malformed(&header.format))),
            Line::Signer(key) => Self::Signer(key),
            Line::Entry(entry) => {
                let new = NewEntry::new(&entry.kind, entry.body.get()).map_err(at_start)?;
                Self::Entry(Entry {
                    stream: stream(&entry.stream)?,
                    number: entry.number,
                    at_ms: entry.at_ms,
                    command: entry.command.parse().map_err(at_start)?,
                    part: entry.part,
                    kind: new.kind().to_owned(),
                    body: new.body().to_owned(),
                    hash: digest(&entry.hash)?,
                })
            }
            Line::Checkpoint(line) => {
                let CheckpointLine { size, signer, note, .. } = line;
                Self::Checkpoint { stream: stream(&line.stream)?, size, signer, note }
            }
            Line::Sealed(line) => {
                let SealedLine { ply, envelope: locked, .. } = line;
                let (commitment, stream) = (digest(&line.commitment)?, stream(&line.stream)?);
                Self::Sealed(Envelope { commitment, stream, ply, locked }, None)
            }
            Line::Person(line) => {
                let PersonLine { id, name, birth_date, details, changed_ms } = line;
                let person = Person { id, name, birth_date, details: details.get().to_owned(), changed_ms };
                person.check().map_err(at_start)?;
                Self::Person(person, None)
            }
            Line::Row(line) => {
                let table = line.table.clone();
                Self::Row(line.row().ok_or_else(|| (1, malformed(&table)))?)
            }
            Line::End(EndLine { entries, beside }) => Self::End { entries, beside },
        })
    }
}

fn malformed(found: &str) -> Malformed {
    const WHAT: Text = Text { ca: "registre", es: "registro", pt: "registro", eu: "erregistroa", en: "record" };
    const EXPECTED: Text = Text {
        ca: "una línia d'un registre exportat (log/1), en JSON",
        es: "una línea de un registro exportado (log/1), en JSON",
        pt: "uma linha de um registro exportado (log/1), em JSON",
        eu: "esportatutako erregistro baten lerro bat (log/1), JSON formatuan",
        en: "a line of an exported record (log/1), in JSON",
    };
    Malformed::new(&WHAT, &EXPECTED, found)
}

/// Where records come from.
pub(crate) trait Source {
    /// The next records; none at the end.
    async fn next_batch(&mut self) -> Result<Vec<Record>, Fault>;
}

/// Reads lines.
pub(crate) struct Lines<R> {
    from: R,
    line: u64,
    ended: bool,
    shown: String,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(from: R, shown: &str) -> Self {
        Self { from, line: 0, ended: false, shown: shown.to_owned() }
    }

    pub(crate) fn next(&mut self) -> Result<Option<Record>, Fault> {
        let mut bytes = Vec::new();
        let mut limited = (&mut self.from).take(LINE_BYTES_MAX as u64);
        limited.read_until(b'\n', &mut bytes).map_err(|error| Fault::of_file(&self.shown, &error))?;
        self.line += 1;
        let at = |column: usize, malformed| Fault::Line { line: self.line, column: column as u64, malformed };
        if bytes.is_empty() {
            // A record that was cut off must not pass for a whole one.
            return if self.ended { Ok(None) } else { Err(at(1, malformed(""))) };
        }
        let text = str::from_utf8(&bytes).map_err(|error| at(error.valid_up_to() + 1, malformed("")))?;
        let text = text.trim_end_matches(['\n', '\r']);
        if bytes.len() >= LINE_BYTES_MAX || self.ended {
            return Err(at(1, malformed(text)));
        }
        let record = Record::from_line(text).map_err(|(column, malformed)| at(column, malformed))?;
        if matches!(record, Record::Header { .. }) != (self.line == 1) {
            return Err(at(1, malformed(text)));
        }
        self.ended = matches!(record, Record::End { .. });
        Ok(Some(record))
    }
}

impl<R: BufRead> Source for Lines<R> {
    async fn next_batch(&mut self) -> Result<Vec<Record>, Fault> {
        let mut batch = Vec::new();
        while batch.len() < BATCH {
            match self.next()? {
                Some(record) => batch.push(record),
                None => break,
            }
        }
        Ok(batch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::CommandId;
    use crate::hash::chained;
    use crate::verify_export;
    use proptest::prelude::*;

    fn entries() -> Vec<Entry> {
        let (mut previous, mut entries) = (Hash::GENESIS, Vec::new());
        for number in 1..=6_u8 {
            let mut entry = Entry {
                stream: "game/1".parse().unwrap(),
                number: u64::from(number),
                at_ms: 1_794_805_200_000,
                command: CommandId::new(1_794_805_200_000, [number; 10]),
                part: 0,
                kind: "act".to_owned(),
                body: format!(r#"{{"n": {number}, "text":"à\u0000\n"}}"#),
                hash: Hash::GENESIS,
            };
            entry.hash = chained(previous, &entry);
            previous = entry.hash;
            entries.push(entry);
        }
        entries
    }

    fn lines(records: &[Record]) -> String {
        records.iter().map(|record| record.to_line().unwrap() + "\n").collect()
    }

    fn export() -> String {
        let mut records = vec![Record::Header { at_ms: 0 }];
        records.extend(entries().into_iter().map(Record::Entry));
        records.push(Record::End { entries: 6, beside: 0 });
        lines(&records)
    }

    fn read(text: &[u8]) -> Result<Vec<Entry>, Fault> {
        let (mut lines, mut entries) = (Lines::new(text, "test"), Vec::new());
        while let Some(record) = lines.next()? {
            if let Record::Entry(entry) = record {
                entries.push(entry);
            }
        }
        Ok(entries)
    }

    #[test]
    fn what_is_written_reads_back_byte_for_byte() {
        assert_eq!(read(export().as_bytes()), Ok(entries()));
        assert!(verify_export(export().as_bytes(), "test", &[], &[]).unwrap().is_whole());
    }

    #[test]
    fn a_line_has_a_limit() {
        let endless = std::io::BufReader::new(std::io::repeat(b'x'));
        let fault = Lines::new(endless, "test").next().unwrap_err();
        assert!(matches!(fault, Fault::Line { line: 1, column: 1, .. }), "{fault:?}");
    }

    proptest! {
        /// Any bytes are read or refused with their place.
        #[test]
        fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let placed = matches!(read(&bytes), Err(Fault::Line { line: 1.., column: 1.., .. }));
            prop_assert!(placed);
        }

        /// One byte more, less or other: it is noticed, or it changes no entry.
        #[test]
        fn a_changed_byte_is_noticed_or_changes_nothing(place: prop::sample::Index, byte: u8, how in 0..3) {
            let mut bytes = export().into_bytes();
            let place = place.index(bytes.len());
            match how {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                _ => drop(bytes.remove(place)),
            }
            if verify_export(bytes.as_slice(), "test", &[], &[]).is_ok_and(|report| report.is_whole()) {
                prop_assert_eq!(read(&bytes), Ok(entries()));
            }
        }
    }
}
