//! The record as lines of JSON, readable without this program.
//!
//! ```text
//! {"adoube":{"format":"log/2","at_ms":1794805200000}}
//! {"signer":"hall-1+0123abcd+AQ…"}
//! {"entry":{"stream":"game/1","number":1,"at_ms":…,"command":"0197…","part":0,"kind":"act","version":1,"hash":"9f…","body":{…}}}
//! {"checkpoint":{"stream":"game/1","size":1,"signer":"hall-1","note":"adoube/game/1\n1\n…"}}
//! {"sealed":{"commitment":"…","stream":"game/1","ply":79,"envelope":"…","checksum":"…"}}
//! {"person":{"id":"p1","name":"…","birth_date":"2012-02-29","details":{…},"changed_ms":…,"checksum":"…"}}
//! {"row":{"table":"erased","values":{"what":"person","id":"p2","at_ms":…,"checksum":"…"}}}
//! {"row":{"table":"listed","values":{"list":1,"number":1,"data":"{…}"}}}
//! {"end":{"entries":1,"beside":4,"digest":"…"}}
//! ```
//!
//! The entries of a stream are together and in order, followed by its checkpoints. The body is byte for byte the hashed
//! text; `entry.rs` explains how to check it. Persons, and rows of accounts, secrets and rating lists, are included
//! only on request; `beside` counts the lines that are neither entries nor their proofs. The digest is the SHA-256 of
//! all lines before the last, each with its line feed. The digest and the checksums of persons and envelopes are
//! optional.

use crate::cells::Cell;
use crate::entry::{BODY_BYTES_MAX, MalformedError, NewEntry, Stream, StreamEntry};
use crate::error::StoreError;
use crate::export_texts::{
    after_the_end, malformed, miscounted, no_end, not_a_digest, not_a_row, not_as_written, not_utf8, other_format,
    other_lines, too_long, unread,
};
use crate::hash::Hash;
use crate::person::StoredPerson;
use crate::sealed::SealedEnvelope;
use crate::sql_table::{ColumnKind, SqlRow, SqlTable};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::{BufRead, Read};

/// Maximum length of a line: the longest body plus the other fields.
const LINE_BYTES_MAX: usize = BODY_BYTES_MAX + 16 * 1024;
/// Items per batch.
const BATCH: usize = 500;
pub(crate) const FORMAT: &str = "log/2";

/// One item of a record in transfer: an entry, a person, a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum RecordItem {
    Header {
        at_ms: i64,
    },
    Signer(String),
    Entry(StreamEntry),
    Checkpoint {
        stream: Stream,
        size: u64,
        signer: String,
        note: String,
    },
    /// An envelope, with the checksum of its row or line.
    Sealed(SealedEnvelope, Option<String>),
    /// A person, with the checksum of the row or line.
    Person(StoredPerson, Option<String>),
    /// A row of a table outside the log.
    Row(SqlRow),
    End {
        entries: u64,
        beside: u64,
        digest: Option<String>,
    },
}

impl RecordItem {
    /// Returns whether it is outside the log and its proofs.
    pub(crate) const fn is_beside(&self) -> bool {
        matches!(self, Self::Sealed(..) | Self::Person(..) | Self::Row(_))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ExportLine {
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
    version: u32,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonLine {
    id: String,
    name: String,
    birth_date: Option<String>,
    details: Box<RawValue>,
    changed_ms: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowLine {
    table: String,
    values: BTreeMap<String, Option<JsonCell>>,
}

/// A cell as a JSON value.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum JsonCell {
    Number(i64),
    Text(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    entries: u64,
    beside: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
}

impl RowLine {
    fn new(row: &SqlRow) -> Self {
        let plain = |cell: &Cell| match cell {
            Cell::Null => None,
            Cell::Number(number) => Some(JsonCell::Number(*number)),
            Cell::Text(text) => Some(JsonCell::Text(text.clone())),
            // Only damaged keys are not UTF-8, and these do not match the list's digest anyway.
            Cell::Bytes(bytes) => Some(JsonCell::Text(String::from_utf8_lossy(bytes).into_owned())),
        };
        let values = row.table.columns.iter().zip(&row.cells);
        let values = values.map(|((name, _), cell)| ((*name).to_owned(), plain(cell))).collect();
        Self { table: row.table.name.to_owned(), values }
    }

    /// Returns the row, if it has the columns of its table.
    fn row(mut self) -> Option<SqlRow> {
        let table = SqlTable::named(&self.table)?;
        // PostgreSQL does not store NUL in text.
        let text = |text: String| (!text.contains('\0')).then_some(text);
        let cell = |(name, kind): &(&str, ColumnKind)| {
            Some(match (kind, self.values.remove(*name)?) {
                (ColumnKind::Number, Some(JsonCell::Number(number))) => Cell::Number(number),
                (ColumnKind::Text | ColumnKind::Optional, Some(JsonCell::Text(found))) => Cell::Text(text(found)?),
                (ColumnKind::Bytes, Some(JsonCell::Text(found))) => Cell::Bytes(text(found)?.into_bytes()),
                (ColumnKind::Optional, None) => Cell::Null,
                _ => return None,
            })
        };
        let cells = table.columns.iter().map(cell).collect::<Option<Vec<Cell>>>()?;
        self.values.is_empty().then_some(SqlRow { table, cells })
    }
}

impl RecordItem {
    /// Returns the item as a line, without line feed.
    pub(crate) fn to_line(&self) -> Result<String, StoreError> {
        let raw = |text: &str| RawValue::from_string(text.to_owned());
        let line = || -> Result<ExportLine, serde_json::Error> {
            Ok(match self {
                Self::Header { at_ms } => ExportLine::Adoube(HeaderLine { format: FORMAT.to_owned(), at_ms: *at_ms }),
                Self::Signer(key) => ExportLine::Signer(key.clone()),
                Self::Entry(entry) => ExportLine::Entry(EntryLine {
                    stream: entry.stream.to_string(),
                    number: entry.number,
                    at_ms: entry.at_ms,
                    command: entry.command.to_string(),
                    part: entry.part,
                    kind: entry.kind.clone(),
                    version: entry.version,
                    hash: entry.hash.to_string(),
                    body: raw(&entry.body)?,
                }),
                Self::Checkpoint { stream, size, signer, note } => ExportLine::Checkpoint(CheckpointLine {
                    stream: stream.to_string(),
                    size: *size,
                    signer: signer.clone(),
                    note: note.clone(),
                }),
                Self::Sealed(envelope, checksum) => ExportLine::Sealed(SealedLine {
                    commitment: envelope.commitment.to_string(),
                    stream: envelope.stream.to_string(),
                    ply: envelope.ply,
                    envelope: envelope.locked.clone(),
                    checksum: checksum.clone(),
                }),
                Self::Person(person, checksum) => ExportLine::Person(PersonLine {
                    id: person.id.clone(),
                    name: person.name.clone(),
                    birth_date: person.birth_date.clone(),
                    details: raw(&person.details)?,
                    changed_ms: person.changed_ms,
                    checksum: checksum.clone(),
                }),
                Self::Row(row) => ExportLine::Row(RowLine::new(row)),
                Self::End { entries, beside, digest } => {
                    ExportLine::End(EndLine { entries: *entries, beside: *beside, digest: digest.clone() })
                }
            })
        };
        let text = line().and_then(|line| serde_json::to_string(&line));
        // This fails only if a body is not JSON, which means damage.
        text.map_err(|_| match self {
            Self::Entry(entry) => StoreError::Broken { stream: entry.stream.clone(), number: entry.number },
            Self::Person(person, _) => {
                person.check().map_or_else(StoreError::from, |()| StoreError::from(malformed(&person.id)))
            }
            _ => StoreError::Malformed(malformed("")),
        })
    }

    /// Returns an error if the item's own checksum is wrong.
    fn altered(&self) -> Option<MalformedError> {
        let (what, sum, right) = match self {
            Self::Sealed(envelope, Some(sum)) => (envelope.commitment.to_string(), sum, envelope.checksum()),
            Self::Person(person, Some(sum)) => (person.id.clone(), sum, person.checksum()),
            Self::Row(row) if !row.is_sound() => return Some(not_as_written(&row.shown())),
            _ => return None,
        };
        (*sum != right).then(|| not_as_written(&what))
    }

    fn from_line(text: &str) -> Result<Self, (usize, MalformedError)> {
        let line: ExportLine = serde_json::from_str(text).map_err(|error| unread(text, &error))?;
        let at_start = |malformed| (1, malformed);
        let stream = |name: &str| name.parse::<Stream>().map_err(at_start);
        let digest = |text: &str| text.parse::<Hash>().map_err(|_| (1, not_a_digest(text)));
        Ok(match line {
            ExportLine::Adoube(header) if header.format == FORMAT => Self::Header { at_ms: header.at_ms },
            ExportLine::Adoube(header) => return Err((1, other_format(&header.format))),
            ExportLine::Signer(key) => Self::Signer(key),
            ExportLine::Entry(entry) => {
                let new = NewEntry::new(&entry.kind, entry.version, entry.body.get()).map_err(at_start)?;
                Self::Entry(StreamEntry {
                    stream: stream(&entry.stream)?,
                    number: entry.number,
                    at_ms: entry.at_ms,
                    command: entry.command.parse().map_err(at_start)?,
                    part: entry.part,
                    kind: new.kind().to_owned(),
                    version: new.version(),
                    body: new.body().to_owned(),
                    hash: digest(&entry.hash)?,
                })
            }
            ExportLine::Checkpoint(line) => {
                let CheckpointLine { size, signer, note, .. } = line;
                Self::Checkpoint { stream: stream(&line.stream)?, size, signer, note }
            }
            ExportLine::Sealed(line) => {
                let SealedLine { ply, envelope: locked, checksum, .. } = line;
                let (commitment, stream) = (digest(&line.commitment)?, stream(&line.stream)?);
                Self::Sealed(SealedEnvelope { commitment, stream, ply, locked }, checksum)
            }
            ExportLine::Person(line) => {
                let PersonLine { id, name, birth_date, details, changed_ms, checksum } = line;
                let person = StoredPerson { id, name, birth_date, details: details.get().to_owned(), changed_ms };
                person.check().map_err(at_start)?;
                Self::Person(person, checksum)
            }
            ExportLine::Row(line) => {
                let table = line.table.clone();
                Self::Row(line.row().ok_or_else(|| (1, not_a_row(&table)))?)
            }
            ExportLine::End(EndLine { entries, beside, digest }) => Self::End { entries, beside, digest },
        })
    }
}

/// A source of items.
pub(crate) trait RecordSource {
    /// Returns the next items; none at the end.
    async fn next_batch(&mut self) -> Result<Vec<RecordItem>, StoreError>;
}

/// Reads the lines of an export and checks them against the counts and the digest of the last one.
pub(crate) struct ExportReader<R> {
    from: R,
    line: u64,
    ended: bool,
    shown: String,
    /// Whether altered lines are errors; otherwise they are passed on to be reported.
    strict: bool,
    entries: u64,
    beside: u64,
    digest: Sha256,
    /// Whether the digest of the last line does not match.
    pub(crate) altered: bool,
}

impl<R: BufRead> ExportReader<R> {
    /// Creates a reader that refuses altered lines.
    pub(crate) fn new(from: R, shown: &str) -> Self {
        let (line, ended, shown) = (0, false, shown.to_owned());
        let (entries, beside, digest) = (0, 0, Sha256::new());
        Self { from, line, ended, shown, strict: true, entries, beside, digest, altered: false }
    }

    /// Creates a reader that passes altered lines on, for verification.
    pub(crate) fn lenient(from: R, shown: &str) -> Self {
        Self { strict: false, ..Self::new(from, shown) }
    }

    pub(crate) fn next(&mut self) -> Result<Option<RecordItem>, StoreError> {
        let mut bytes = Vec::new();
        let mut limited = (&mut self.from).take(LINE_BYTES_MAX as u64);
        limited.read_until(b'\n', &mut bytes).map_err(|error| StoreError::of_file(&self.shown, &error))?;
        self.line += 1;
        let line = self.line;
        let at = |column: usize, malformed| StoreError::Line { line, column: column as u64, malformed };
        if bytes.is_empty() {
            // A truncated export must not be taken for a complete one.
            return if self.ended { Ok(None) } else { Err(at(1, no_end())) };
        }
        let text = str::from_utf8(&bytes).map_err(|error| at(error.valid_up_to() + 1, not_utf8(&bytes)))?;
        let text = text.trim_end_matches(['\n', '\r']);
        if self.ended {
            return Err(at(1, after_the_end(text)));
        }
        if bytes.len() >= LINE_BYTES_MAX {
            return Err(at(1, too_long(text)));
        }
        let record = RecordItem::from_line(text).map_err(|(column, malformed)| at(column, malformed))?;
        if matches!(record, RecordItem::Header { .. }) != (line == 1) {
            return Err(at(1, malformed(text)));
        }
        if let Some(altered) = record.altered().filter(|_| self.strict) {
            return Err(at(1, altered));
        }
        self.entries += u64::from(matches!(record, RecordItem::Entry(_)));
        self.beside += u64::from(record.is_beside());
        if let RecordItem::End { entries, beside, digest } = &record {
            self.ended = true;
            if self.strict && (*entries, *beside) != (self.entries, self.beside) {
                return Err(at(1, miscounted(self.entries, self.beside)));
            }
            let found = Hash(self.digest.clone().finalize().into()).to_string();
            self.altered = digest.as_ref().is_some_and(|digest| *digest != found);
            if self.strict && self.altered {
                return Err(at(1, other_lines(&found)));
            }
        } else {
            self.digest.update(text.as_bytes());
            self.digest.update(b"\n");
        }
        Ok(Some(record))
    }
}

impl<R: BufRead> RecordSource for ExportReader<R> {
    async fn next_batch(&mut self) -> Result<Vec<RecordItem>, StoreError> {
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
    use crate::verify_export;
    use proptest::prelude::*;

    fn entries() -> Vec<StreamEntry> {
        let (mut previous, mut entries) = (Hash::GENESIS, Vec::new());
        for number in 1..=6_u8 {
            let mut entry = StreamEntry {
                stream: "game/1".parse().unwrap(),
                number: u64::from(number),
                at_ms: 1_794_805_200_000,
                command: CommandId::new(1_794_805_200_000, [number; 10]),
                part: 0,
                kind: "act".to_owned(),
                version: 1,
                body: format!(r#"{{"n": {number}, "text":"à\u0000\n"}}"#),
                hash: Hash::GENESIS,
            };
            entry.hash = entry.chained_to(previous);
            previous = entry.hash;
            entries.push(entry);
        }
        entries
    }

    fn lines(records: &[RecordItem]) -> String {
        records.iter().map(|record| record.to_line().unwrap() + "\n").collect()
    }

    fn export() -> String {
        let mut records = vec![RecordItem::Header { at_ms: 0 }];
        records.extend(entries().into_iter().map(RecordItem::Entry));
        records.push(RecordItem::End { entries: 6, beside: 0, digest: None });
        lines(&records)
    }

    fn read(text: &[u8]) -> Result<Vec<StreamEntry>, StoreError> {
        let (mut lines, mut entries) = (ExportReader::new(text, "test"), Vec::new());
        while let Some(record) = lines.next()? {
            if let RecordItem::Entry(entry) = record {
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

    /// However a line was altered, the message gives the line, the text found and the format expected.
    #[test]
    fn what_was_cut_or_altered_is_said_with_its_line() {
        use adoube_words::Language;
        let person = StoredPerson {
            id: "p1".to_owned(),
            name: "Anna".to_owned(),
            birth_date: None,
            details: "{}".to_owned(),
            changed_ms: 7,
        };
        let sum = person.checksum();
        let whole = export();
        let with_person =
            whole.replacen("{\"end\"", &(RecordItem::Person(person, Some(sum)).to_line().unwrap() + "\n{\"end\""), 1);
        let with_person = with_person.replace("\"beside\":0", "\"beside\":1");
        assert_eq!(read(with_person.as_bytes()).unwrap().len(), 6);
        let lines: Vec<&str> = whole.lines().collect();
        let cut_line = format!("{}\n{}", lines[0], &lines[1][..60]);
        let cases = [
            ("cut between lines", lines[..3].join("\n") + "\n", "line 4, column 1: ", "{\"end\":"),
            ("cut in a line", cut_line, "line 2, column 60: ", "cut off"),
            ("a field is missing", whole.replacen("\"number\":2,", "", 1), "line 3, column ", "\"number\":…"),
            ("no such line", whole.replacen("{\"entry\"", "{\"entries\"", 1), "line 2, column ", "signer, entry,"),
            ("a name was changed", with_person.replacen("Anna", "Anne", 1), "line 8, column 1: ", "p1"),
            ("a count was changed", whole.replacen("\"entries\":6", "\"entries\":5", 1), "line 8, column 1: ", "6 + 0"),
            ("something follows", format!("{whole}{}\n", lines[1]), "line 9, column 1: ", "nothing after"),
            ("not UTF-8", String::new(), "line 1, column 1: ", "UTF-8"),
        ];
        for (name, text, start, part) in cases {
            let bytes = if name == "not UTF-8" { b"\xff\xfe\n".to_vec() } else { text.into_bytes() };
            let error = read(&bytes).unwrap_err();
            let said = error.sentence(Language::English);
            assert!(said.starts_with(start) && said.contains(part) && said.contains("expected"), "{name}: {said}");
            for language in Language::ALL {
                assert_eq!(error.sentence(language).lines().count(), 1, "{name}");
            }
        }
    }

    #[test]
    fn the_digest_of_the_last_line_tells_of_lines_that_are_gone() {
        let lines: Vec<String> = export().lines().map(str::to_owned).collect();
        let digest = |lines: &[String]| {
            let text: String = lines.join("\n") + "\n";
            Hash::of(&[text.as_bytes()]).to_string()
        };
        let (end, before) = lines.split_last().unwrap();
        let end = end.replacen("}}", &format!(",\"digest\":\"{}\"}}}}", digest(before)), 1);
        let whole = before.join("\n") + "\n" + &end + "\n";
        assert!(verify_export(whole.as_bytes(), "test", &[], &[]).unwrap().is_whole());
        assert_eq!(read(whole.as_bytes()), Ok(entries()));
        // The whole stream is gone, and the count was adjusted.
        let gone = format!("{}\n{}\n", before[0], end.replacen("\"entries\":6", "\"entries\":0", 1));
        let report = verify_export(gone.as_bytes(), "test", &[], &[]).unwrap();
        assert_eq!(report.findings, [crate::IntegrityFinding::Lines]);
        assert!(matches!(read(gone.as_bytes()), Err(StoreError::Line { line: 2, .. })));
    }

    #[test]
    fn a_line_has_a_limit() {
        let endless = std::io::BufReader::new(std::io::repeat(b'x'));
        let error = ExportReader::new(endless, "test").next().unwrap_err();
        assert!(matches!(error, StoreError::Line { line: 1, column: 1, .. }), "{error:?}");
    }

    proptest! {
        /// Any input is parsed or refused with its position.
        #[test]
        fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let placed = matches!(read(&bytes), Err(StoreError::Line { line: 1.., column: 1.., .. }));
            prop_assert!(placed);
        }

        /// Inserting, removing or changing a byte is detected, or changes no entry.
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
