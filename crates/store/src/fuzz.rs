//! Entry points of the fuzz targets: bytes in, nothing out. A violated property panics.

#![allow(clippy::missing_panics_doc, clippy::panic, reason = "a broken promise is a panic")]

use crate::backup::unpack;
use crate::checkpoint::SignedCheckpoint;
use crate::cipher::{self, MAGIC, RecoveryKey};
use crate::desk_key::{DeskKey, PublicKey};
use crate::entry::{CommandId, NewEntry, Stream, StreamEntry};
use crate::error::StoreError;
use crate::export_lines::{ExportReader, RecordItem};
use crate::hash::Hash;
use crate::location::Location;
use crate::verify_export;
use adoube_words::Language;
use std::fmt::Display;
use std::str::FromStr;

fn read(bytes: &[u8]) -> Result<Vec<RecordItem>, StoreError> {
    let (mut lines, mut records) = (ExportReader::new(bytes, "fuzz"), Vec::new());
    while let Some(record) = lines.next()? {
        records.push(record);
    }
    Ok(records)
}

fn written(records: &[RecordItem]) -> String {
    let line = |record: &RecordItem| match record.to_line() {
        Ok(line) => line + "\n",
        Err(error) => panic!("what was read can be written: {error}"),
    };
    records.iter().map(line).collect()
}

/// Parses bytes as an exported record. The input is parsed or refused with its position; a parsed record round-trips,
/// and is verified without a panic.
pub fn export(bytes: &[u8]) {
    let verified = verify_export(bytes, "fuzz", &[], &[]);
    match read(bytes) {
        Ok(records) => {
            assert!(verified.is_ok(), "what is read is verified");
            // The digest covers the original lines; rewritten, they may be shorter.
            let plain = |record| match record {
                RecordItem::End { entries, beside, .. } => RecordItem::End { entries, beside, digest: None },
                other => other,
            };
            let records: Vec<RecordItem> = records.into_iter().map(plain).collect();
            let text = written(&records);
            assert_eq!(read(text.as_bytes()).as_ref(), Ok(&records), "what is written reads back");
        }
        Err(error) => {
            let placed = matches!(error, StoreError::Line { line: 1.., column: 1.., .. });
            let noticed = verified.map_or(true, |report| !report.is_whole());
            assert!(placed && noticed, "{error:?}");
            assert!(Language::ALL.iter().all(|&language| !error.sentence(language).contains('\n')));
        }
    }
}

/// Unpacks bytes as a backup: a plain one is passed through, an encrypted one is refused unless it is unchanged.
pub fn backup(bytes: &[u8]) {
    let key = RecoveryKey::new([7; 32]);
    let mut out = Vec::new();
    match unpack(bytes, &mut out, Some(&key), "fuzz") {
        Ok(()) if bytes.starts_with(MAGIC) => panic!("nobody but we has the key"),
        Ok(()) => assert_eq!(out, bytes),
        Err(_) => assert!(!bytes.starts_with(b"SQLite format 3\0")),
    }
    // Our own ciphertext, with one position changed and a part cut off as given by the first bytes. It uses another
    // key, since a fuzzer that traces comparisons would find this ciphertext and send it above.
    let key = RecoveryKey::new([8; 32]);
    let Some(([a, b, flip, cut], plain)) = bytes.split_first_chunk() else { return };
    let mut sealed = Vec::new();
    assert!(cipher::encrypt(&key, [3; 19], plain, &mut sealed, "fuzz").is_ok());
    let whole = sealed.clone();
    let place = usize::from(u16::from_be_bytes([*a, *b])) % sealed.len();
    if let Some(byte) = sealed.get_mut(place) {
        *byte ^= flip;
    }
    sealed.truncate(sealed.len() - usize::from(*cut).min(sealed.len()));
    out.clear();
    match unpack(sealed.as_slice(), &mut out, Some(&key), "fuzz") {
        Ok(()) => assert!(sealed == whole && out == plain, "an altered backup passes for a whole one"),
        Err(_) => assert!(sealed != whole, "a whole backup is refused"),
    }
}

/// Checks that a text that parses is also its own canonical form.
fn one_way<T: FromStr + Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

/// Parses text as a name, an id, a key, a checkpoint, a location and an entry: each is parsed or refused, and has only
/// one form.
pub fn texts(text: &str) {
    one_way::<Stream>(text);
    one_way::<CommandId>(text);
    one_way::<Hash>(text);
    one_way::<PublicKey>(text);
    if let Ok(key) = text.parse::<RecoveryKey>() {
        assert_eq!(key.to_string().parse(), Ok(key));
    }
    if let Ok(note) = text.parse::<SignedCheckpoint>() {
        assert_eq!(note.to_string().parse(), Ok(note));
    }
    if let Some(key) = DeskKey::from_text(text) {
        assert_eq!(DeskKey::from_text(&key.to_text()).map(|key| key.public()), Some(key.public()));
    }
    match Location::parse(text) {
        Ok(place) => assert!(!place.to_string().is_empty() || text.is_empty()),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(new) = NewEntry::new("act", 1, text) {
        let entry = StreamEntry {
            stream: match "game/1".parse() {
                Ok(stream) => stream,
                Err(_) => return,
            },
            number: 1,
            at_ms: 0,
            command: CommandId::new(0, [0; 10]),
            part: 0,
            kind: "act".to_owned(),
            version: 1,
            body: new.body().to_owned(),
            hash: Hash::GENESIS,
        };
        let records = [
            RecordItem::Header { at_ms: 0 },
            RecordItem::Entry(entry),
            RecordItem::End { entries: 1, beside: 0, digest: None },
        ];
        assert_eq!(read(written(&records).as_bytes()).as_deref(), Ok(&records[..]), "a body stays as it is");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::{Cell, cells};
    use crate::person::StoredPerson;
    use crate::sql_table::{LIST, LISTED, LISTED_KEY, SECRET, SqlRow, SqlTable, share};
    use crate::support::Random;

    fn row(table: &'static SqlTable, cells: &[Cell]) -> RecordItem {
        RecordItem::Row(SqlRow { table, cells: cells.to_vec() })
    }

    /// Returns an export with one line of every kind.
    fn seed() -> Vec<u8> {
        let mut records = vec![RecordItem::Header { at_ms: 0 }];
        let mut previous = Hash::GENESIS;
        for number in 1..=3 {
            let mut entry = StreamEntry {
                stream: "game/1".parse().unwrap(),
                number,
                at_ms: -5,
                command: CommandId::new(number, [7; 10]),
                part: 0,
                kind: "act".to_owned(),
                version: 1,
                body: format!(r#"{{"n":{number},"text":"à\u0000"}}"#),
                hash: previous,
            };
            entry.hash = entry.chained_to(previous);
            previous = entry.hash;
            records.push(RecordItem::Entry(entry));
        }
        let (id, name, details) = ("p1".to_owned(), "Anna".to_owned(), "{}".to_owned());
        let person = StoredPerson { id, name, birth_date: None, details, changed_ms: 7 };
        let sum = person.checksum();
        records.push(RecordItem::Person(person, Some(sum)));
        records.push(RecordItem::Row(crate::erasure::mark(crate::erasure::PERSON, "p2", 9)));
        records.push(row(&SECRET, &crate::account::secret_cells("k", "v")));
        let listed = cells![1, 1, "{}"];
        let key = [Cell::Number(1), Cell::Bytes(b"roca".to_vec()), Cell::Number(1)];
        let list = cells![1, "FIDE", 1, 5, 1];
        let digest = share(&LIST, &list) ^ share(&LISTED, &listed) ^ share(&LISTED_KEY, &key);
        records.push(row(&LIST, &[&list[..], &[Cell::Number(digest)]].concat()));
        records.extend([row(&LISTED, &listed), row(&LISTED_KEY, &key)]);
        let digest = Some(Hash::of(&[written(&records).as_bytes()]).to_string());
        records.push(RecordItem::End { entries: 3, beside: 6, digest });
        written(&records).into_bytes()
    }

    /// Changes, inserts, removes and duplicates a few bytes or ranges.
    fn mutated(seed: &[u8], random: &mut Random) -> Vec<u8> {
        let mut bytes = seed.to_vec();
        for _ in 0..=random.below(4) {
            let place = usize::try_from(random.below(bytes.len() as u64 + 1)).unwrap();
            let length = usize::try_from(random.below(40)).unwrap().min(bytes.len() - place);
            match random.below(6) {
                0 if length > 0 => bytes[place] ^= 1 << random.below(8),
                1 => bytes.insert(place, b"\"{}[]:,\\0-9e\n\xff"[usize::try_from(random.below(14)).unwrap()]),
                2 => drop(bytes.drain(place..place + length)),
                3 => {
                    let stretch = bytes[place..place + length].to_vec();
                    let to = usize::try_from(random.below(bytes.len() as u64 + 1)).unwrap();
                    bytes.splice(to..to, stretch);
                }
                4 if random.below(8) == 0 => bytes.truncate(place),
                _ if length > 0 => bytes[place] = random.below(256) as u8,
                _ => {}
            }
        }
        bytes
    }

    /// Checks the properties of the fuzz targets without a fuzzer. `ADOUBE_FUZZ` sets the number of executions.
    #[test]
    fn altered_exports_backups_and_texts_keep_the_promises() {
        let rounds = std::env::var("ADOUBE_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(3000_u64);
        let mut random = Random(crate::support::now_ms());
        eprintln!("seed {}, {rounds} rounds", random.0);
        let export_seed = seed();
        assert!(verify_export(export_seed.as_slice(), "seed", &[], &[]).unwrap().is_whole());
        let key = DeskKey::new("hall-1", [3; 32]).unwrap();
        let stream = "game/1".parse().unwrap();
        let note = crate::Checkpoint { stream, size: 4, root: Hash::of(&[b"x"]), at_ms: 5 }.sign(&key);
        let texts_seeds = [
            "game/1".to_owned(),
            CommandId::new(5, [1; 10]).to_string(),
            Hash::of(&[b"x"]).to_string(),
            key.public().to_string(),
            RecoveryKey::new([9; 32]).to_string(),
            note.to_string(),
            key.to_text(),
            "postgres://u:hunter2@[::1]:5433/x?sslmode=verify-full".to_owned(),
            r#"{"a":[1,2.50,"\u0000 ♔"]}"#.to_owned(),
        ];
        let backup_seeds =
            [b"SQLite format 3\0abc".to_vec(), [&MAGIC[..], &[1; 90]].concat(), b"\0\x30\x01\0plain".to_vec()];
        export(&export_seed);
        for text in &texts_seeds {
            texts(text);
        }
        for round in 0..rounds {
            export(&mutated(&export_seed, &mut random));
            let pick = usize::try_from(round).unwrap();
            backup(&mutated(&backup_seeds[pick % backup_seeds.len()], &mut random));
            let text = mutated(texts_seeds[pick % texts_seeds.len()].as_bytes(), &mut random);
            texts(&String::from_utf8_lossy(&text));
        }
    }
}
