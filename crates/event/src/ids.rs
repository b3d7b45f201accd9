//! Identifiers in acts: entries of the event and persons in the store. Neither reveals an identity.

use serde::{Deserialize, Serialize};
use std::fmt;

/// An entry of an event. The id does not change when starting numbers are arranged or entries deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub u16);

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Maximum length of a person's id, in bytes.
const PERSON_ID_BYTES_MAX: usize = 64;

/// A person, by an opaque id.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

impl PersonId {
    /// Returns whether it is valid in the log: ASCII letters, digits and `. _ : -`, not empty and not too long.
    pub fn is_sound(&self) -> bool {
        let byte = |b: u8| b.is_ascii_alphanumeric() || b"._:-".contains(&b);
        !self.0.is_empty() && self.0.len() <= PERSON_ID_BYTES_MAX && self.0.bytes().all(byte)
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&str> for PersonId {
    fn from(id: &str) -> Self {
        Self(id.to_owned())
    }
}
