//! What fuzz targets call: bytes in, nothing out. A broken promise is a panic.

#![allow(clippy::missing_panics_doc, clippy::panic, reason = "a broken promise is a panic")]

use crate::backup::unpack;
use crate::checkpoint::SignedCheckpoint;
use crate::cipher::{self, MAGIC, RecoveryKey};
use crate::entry::{CommandId, Entry, NewEntry, Stream};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::key::{DeskKey, PublicKey};
use crate::place::Place;
use crate::record::{Lines, Record};
use crate::verify_export;
use adoube_laws::Language;
use std::fmt::Display;
use std::str::FromStr;

fn read(bytes: &[u8]) -> Result<Vec<Record>, Fault> {
    let (mut lines, mut records) = (Lines::new(bytes, "fuzz"), Vec::new());
    while let Some(record) = lines.next()? {
        records.push(record);
    }
    Ok(records)
}

fn written(records: &[Record]) -> String {
    let line = |record: &Record| match record.to_line() {
        Ok(line) => line + "\n",
        Err(fault) => panic!("what was read can be written: {fault}"),
    };
    records.iter().map(line).collect()
}

/// Any bytes are read as an exported record or refused with their place; what is read is written and reads back the same,
/// and is verified without a panic.
pub fn export(bytes: &[u8]) {
    let verified = verify_export(bytes, "fuzz", &[], &[]);
    match read(bytes) {
        Ok(records) => {
            assert!(verified.is_ok(), "what is read is verified");
            let text = written(&records);
            assert_eq!(read(text.as_bytes()).as_ref(), Ok(&records), "what is written reads back");
        }
        Err(fault) => {
            let placed = matches!(fault, Fault::Line { line: 1.., column: 1.., .. });
            assert!(placed && verified.is_err(), "{fault:?}");
            assert!(Language::ALL.iter().all(|&language| !fault.sentence(language).contains('\n')));
        }
    }
}

/// Any bytes as a backup: a plain one is handed on as it is, an encrypted one is refused unless it is what was written.
pub fn backup(bytes: &[u8]) {
    let key = RecoveryKey::new([7; 32]);
    let mut out = Vec::new();
    match unpack(bytes, &mut out, Some(&key), "fuzz") {
        Ok(()) if bytes.starts_with(MAGIC) => panic!("nobody but we has the key"),
        Ok(()) => assert_eq!(out, bytes),
        Err(_) => assert!(!bytes.starts_with(b"SQLite format 3\0")),
    }
    // What we encrypted, with one place changed and something cut off, as the first bytes say.
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

/// A text that reads as something is the text that it is written as.
fn one_way<T: FromStr + Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

/// Any text as a name, an id, a key, a checkpoint, a place, an entry: read or refused, and read in one way only.
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
    match Place::parse(text) {
        Ok(place) => assert!(!place.to_string().contains("hunter2") || !text.starts_with("postgres")),
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
    if let Ok(new) = NewEntry::new("act", text) {
        let entry = Entry {
            stream: match "game/1".parse() {
                Ok(stream) => stream,
                Err(_) => return,
            },
            number: 1,
            at_ms: 0,
            command: CommandId::new(0, [0; 10]),
            part: 0,
            kind: "act".to_owned(),
            body: new.body().to_owned(),
            hash: Hash::GENESIS,
        };
        let records = [Record::Header { at_ms: 0 }, Record::Entry(entry), Record::End { entries: 1, beside: 0 }];
        assert_eq!(read(written(&records).as_bytes()).as_deref(), Ok(&records[..]), "a body stays as it is");
    }
}
