//! The forms of entries: how an act is written into the log, and how entries of earlier forms are read.
//!
//! An entry carries the version of its form. The program writes [`Aggregate::VERSION`], reads earlier versions by converting
//! them step by step ([`Aggregate::upcast`]), and refuses later ones.

use crate::RecordedOf;
use adoube_aggregate::{Aggregate, Recorded};
use adoube_store::{MalformedError, NewEntry, StreamEntry};

/// The kind of every entry.
pub const ACT: &str = "act";

/// Why an entry cannot be read as an act.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// A later version of the program wrote it.
    #[error("form {found}, known up to {known}")]
    Newer {
        /// The version of its form.
        found: u32,
        /// The newest version this program knows.
        known: u32,
    },
    /// It is no act, or its body is not one of its form.
    #[error("{0}")]
    Unreadable(String),
}

/// Reads an entry of the log as a recorded act.
///
/// # Errors
/// [`EntryError`]: the entry has a later form, or is no act.
pub fn read_recorded<A: Aggregate>(entry: &StreamEntry) -> Result<RecordedOf<A>, EntryError> {
    let unreadable = |error: serde_json::Error| EntryError::Unreadable(error.to_string());
    if entry.kind != ACT {
        return Err(EntryError::Unreadable(entry.kind.clone()));
    }
    if entry.version > A::VERSION {
        return Err(EntryError::Newer { found: entry.version, known: A::VERSION });
    }
    let recorded: RecordedOf<A> = if entry.version == A::VERSION {
        serde_json::from_str(&entry.body).map_err(unreadable)?
    } else {
        let body = serde_json::from_str(&entry.body).map_err(unreadable)?;
        let body = (entry.version..A::VERSION).try_fold(body, |body, version| A::upcast(version, body));
        serde_json::from_value(body.map_err(EntryError::Unreadable)?).map_err(unreadable)?
    };
    Ok(Recorded { number: entry.number, ..recorded })
}

/// An act as an entry to be appended.
///
/// # Errors
/// It is larger than an entry may be.
pub(crate) fn write_recorded<A: Aggregate>(recorded: &RecordedOf<A>) -> Result<NewEntry, MalformedError> {
    NewEntry::new(ACT, A::VERSION, serde_json::to_string(recorded).unwrap_or_default())
}
