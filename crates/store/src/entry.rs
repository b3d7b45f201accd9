//! Entries of the log, the streams they belong to, and the commands that append them.
//!
//! The store knows nothing of chess. An entry is a kind and the bytes of a JSON text, stored exactly as given; hashed
//! text is never rewritten. A hash chain links each entry to the previous one, so that a stream can be checked with an
//! export and any SHA-256 tool. `version` is the version of the body's format; the hash covers it, so an entry cannot
//! be passed off as one of another format:
//!
//! ```text
//! hash(n) = SHA-256( 0x00 ‖ n as 8 bytes, big-endian ‖ hash(n-1) ‖ record )
//! record  = stream ⏎ kind ⏎ version ⏎ at_ms ⏎ command ⏎ part ⏎ body        (⏎ is one byte, 0x0A)
//! ```
//!
//! `hash(0)` is 32 zero bytes. Only the body could contain a line feed, and it comes last, so no two records give the
//! same bytes. The leading 0x00 distinguishes entries from the nodes of the Merkle tree (RFC 9162, 2.1.1).

use crate::hash::Hash;
use crate::words::expected;
use adoube_words::{Language, Text};
use serde::de::IgnoredAny;
use std::fmt;
use std::str::FromStr;
use uuid::{Builder, Uuid, Version};

/// Maximum length of an entry's body, in bytes.
pub const BODY_BYTES_MAX: usize = 1 << 20;
/// Maximum length of a stream's name, in bytes.
pub(crate) const STREAM_BYTES_MAX: usize = 160;
/// Maximum length of a kind, in bytes.
pub(crate) const KIND_BYTES_MAX: usize = 32;
/// Maximum number of entries per command.
pub const ENTRIES_MAX: usize = 1000;

/// A malformed name, id, entry or line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MalformedError {
    what: &'static Text,
    expected: &'static Text,
    found: String,
}

impl MalformedError {
    pub(crate) fn new(what: &'static Text, expected: &'static Text, found: &str) -> Self {
        // Keep the message short and on one line.
        let mut short: String = found.chars().filter(|c| !c.is_control()).take(60).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        Self { what, expected, found: short }
    }

    /// Returns the kind of the malformed text, in English.
    pub(crate) fn what(&self) -> &'static str {
        self.what.get(Language::English)
    }

    /// Returns the error in one line, with the text found and the format expected.
    pub fn sentence(&self, language: Language) -> String {
        let (what, expected) = (self.what.get(language), self.expected.get(language));
        expected::SENTENCE
            .fill(language, &[("what", &what), ("found", &format!("{:?}", self.found)), ("expected", &expected)])
    }
}

impl fmt::Display for MalformedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for MalformedError {}

fn is_kind(text: &str) -> bool {
    text.len() <= KIND_BYTES_MAX
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// The name of a stream: its kind, a slash, and an id within that kind. `game/0197-board-3`, `tournament/girona-2026`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stream(String);

impl Stream {
    /// Returns the kind of stream: the part before the first slash.
    pub fn kind(&self) -> &str {
        self.0.split_once('/').map_or("", |(kind, _)| kind)
    }

    /// Returns the whole name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Stream {
    type Err = MalformedError;

    fn from_str(text: &str) -> Result<Self, MalformedError> {
        let id_byte = |byte: u8| byte.is_ascii_alphanumeric() || b"._:-/".contains(&byte);
        let sound = text.len() <= STREAM_BYTES_MAX
            && text
                .split_once('/')
                .is_some_and(|(kind, id)| is_kind(kind) && !id.is_empty() && id.bytes().all(id_byte));
        if sound {
            Ok(Self(text.to_owned()))
        } else {
            Err(MalformedError::new(&expected::STREAM, &expected::STREAM_EXPECTED, text))
        }
    }
}

/// The idempotency key of a command, chosen by its sender. A `UUIDv7`: it starts with the time, so later ids sort later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(Uuid);

impl CommandId {
    /// Creates an id from the time and ten random bytes.
    pub fn new(at_ms: u64, random: [u8; 10]) -> Self {
        Self(Builder::from_unix_timestamp_millis(at_ms, &random).into_uuid())
    }

    /// Creates an id from the time and a name: the same for the same name.
    pub fn named(at_ms: u64, name: &str) -> Self {
        let mut bytes = [0; 10];
        bytes.iter_mut().zip(Hash::of(&[name.as_bytes()]).0).for_each(|(byte, of)| *byte = of);
        Self::new(at_ms, bytes)
    }

    /// Returns an id with the same time that follows from this one and a name: the same for the same name.
    #[must_use]
    pub fn derived(self, name: &str) -> Self {
        // The time is in the first 48 bits.
        let at_ms = u64::try_from(self.0.as_u128() >> 80).unwrap_or_default();
        Self::named(at_ms, &format!("{self}\n{name}"))
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.hyphenated().fmt(f)
    }
}

impl FromStr for CommandId {
    type Err = MalformedError;

    fn from_str(text: &str) -> Result<Self, MalformedError> {
        const EXPECTED: Text = Text::same("UUIDv7");
        let id = Uuid::parse_str(text).ok().filter(|id| id.get_version() == Some(Version::SortRand));
        // Only the canonical form is accepted, because the text is hashed.
        let id = id.map(Self).filter(|id| id.to_string() == text);
        id.ok_or_else(|| MalformedError::new(&expected::COMMAND, &EXPECTED, text))
    }
}

/// An entry to be appended: its kind, format version and body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    kind: String,
    version: u32,
    body: String,
}

impl NewEntry {
    /// Checks the kind, the format version and the body, which is stored byte for byte.
    pub fn new(kind: &str, version: u32, body: impl Into<String>) -> Result<Self, MalformedError> {
        const VERSION_EXPECTED: Text = Text::same("1, 2, 3…");
        let body = body.into();
        if !is_kind(kind) {
            return Err(MalformedError::new(&expected::KIND, &expected::KIND_EXPECTED, kind));
        }
        if version == 0 {
            return Err(MalformedError::new(&expected::VERSION, &VERSION_EXPECTED, "0"));
        }
        if !is_body(&body) {
            return Err(MalformedError::new(&expected::BODY, &expected::BODY_EXPECTED, &body));
        }
        Ok(Self { kind: kind.to_owned(), version, body })
    }

    /// Returns the kind of entry: `act`, `answer`…
    pub fn kind(&self) -> &str {
        &self.kind
    }

    /// Returns the version of the body's format.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Returns the body, a JSON text on one line.
    pub fn body(&self) -> &str {
        &self.body
    }
}

/// Returns whether a text is JSON without control characters, so that it stays on one line, and without surrounding
/// blanks, so that it can be embedded in another JSON text unchanged.
fn is_body(text: &str) -> bool {
    text.len() <= BODY_BYTES_MAX
        && text.trim_ascii().len() == text.len()
        && !text.bytes().any(|byte| byte < b' ')
        && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StreamEntry {
    /// The stream it belongs to.
    pub stream: Stream,
    /// Its number in the stream; the first is 1.
    pub number: u64,
    /// Time of the append by the desk's clock, in milliseconds since 1970.
    pub at_ms: i64,
    /// The command that appended it.
    pub command: CommandId,
    /// Its index among the entries of that command, from 0.
    pub part: u32,
    /// Its kind: `act`, `answer`…
    pub kind: String,
    /// The version of the body's format, from 1. Each kind of stream has its own versions.
    pub version: u32,
    /// A JSON text, byte for byte as given.
    pub body: String,
    /// The hash that links it to all previous entries: [`chained_to`](Self::chained_to).
    pub hash: Hash,
}

impl StreamEntry {
    /// Returns the hash the entry must have, given that of the previous entry (see the module's documentation).
    pub fn chained_to(&self, previous: Hash) -> Hash {
        let Self { stream, kind, version, at_ms, command, part, .. } = self;
        let head = format!("{stream}\n{kind}\n{version}\n{at_ms}\n{command}\n{part}\n");
        Hash::of(&[&[0], &self.number.to_be_bytes(), &previous.0, head.as_bytes(), self.body.as_bytes()])
    }
}

/// The head of a stream: its last entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// Its number; 0 if the stream has none.
    pub number: u64,
    /// Its hash; [`Hash::GENESIS`] if the stream has none.
    pub hash: Hash,
}

impl Head {
    /// The head of an empty stream.
    pub const EMPTY: Self = Self { number: 0, hash: Hash::GENESIS };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_streams() {
        for good in ["game/1", "tournament/Girona-2026:A_b.c/x", "a1-b/0"] {
            assert_eq!(good.parse::<Stream>().unwrap().as_str(), good);
        }
        let long = format!("game/{}", "x".repeat(STREAM_BYTES_MAX));
        for bad in ["", "game", "game/", "/x", "Game/x", "game/é", "game/a b", "game/a\n", "1game/x", &long] {
            assert!(bad.parse::<Stream>().is_err(), "{bad}");
        }
        assert_eq!("game/a/b".parse::<Stream>().unwrap().kind(), "game");
    }

    #[test]
    fn a_command_id_carries_the_time_and_is_written_one_way() {
        let earlier = CommandId::new(1_000, [255; 10]);
        let later = CommandId::new(1_001, [0; 10]);
        assert!(earlier < later && earlier.to_string() < later.to_string());
        assert_eq!(earlier.to_string().parse(), Ok(earlier));
        let other_version = "67e55044-10b1-426f-9247-bb680e5fe0c8";
        for bad in ["", "x", other_version, &earlier.to_string().to_uppercase(), &earlier.to_string().replace('-', "")]
        {
            assert!(bad.parse::<CommandId>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_body_is_one_json_text_on_one_line() {
        for good in ["{}", "null", r#"{"a":[1,2.50,"\u0000 ♔"]}"#, "1e999", r#"{"a":1,"a":2}"#] {
            assert_eq!(NewEntry::new("act", 1, good).unwrap().body(), good);
        }
        let long = format!("\"{}\"", "x".repeat(BODY_BYTES_MAX));
        for bad in ["", " {}", "{} ", "{\n}", "{", "{}{}", "nul", "\"\u{0}\"", &long] {
            assert!(NewEntry::new("act", 1, bad).is_err(), "{bad:.20}");
        }
        assert!(NewEntry::new("Act", 1, "{}").is_err());
        assert!(NewEntry::new("act", 0, "{}").is_err());
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        // Nothing here recurses, so depth is harmless.
        assert!(NewEntry::new("act", 1, deep).is_ok());
    }
}
