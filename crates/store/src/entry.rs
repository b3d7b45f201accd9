//! What the log holds: entries, the streams they belong to and the commands that brought them.
//!
//! The store knows nothing of chess. An entry is a kind and the bytes of a JSON text, kept exactly as they were given:
//! what was hashed is never written anew.

use crate::hash::Hash;
use adoube_laws::{Language, Text};
use serde::de::IgnoredAny;
use std::fmt;
use std::str::FromStr;
use uuid::{Builder, Uuid, Version};

/// The longest body of an entry, in bytes.
pub const BODY_BYTES_MAX: usize = 1 << 20;
/// The longest name of a stream, in bytes.
pub(crate) const STREAM_BYTES_MAX: usize = 160;
/// The longest kind, in bytes.
pub(crate) const KIND_BYTES_MAX: usize = 32;
/// How many entries one command may append.
pub const ENTRIES_MAX: usize = 1000;

/// Something that is not what its name says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed {
    what: &'static Text,
    expected: &'static Text,
    found: String,
}

impl Malformed {
    pub(crate) fn new(what: &'static Text, expected: &'static Text, found: &str) -> Self {
        // Whatever was sent, the message stays short and on one line.
        let mut short: String = found.chars().filter(|c| !c.is_control()).take(60).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        Self { what, expected, found: short }
    }

    /// What was found and what was expected, in one line.
    pub fn sentence(&self, language: Language) -> String {
        const SENTENCE: Text = Text {
            ca: "{what}: s'ha trobat {found}; s'esperava {expected}",
            es: "{what}: se encontró {found}; se esperaba {expected}",
            pt: "{what}: encontrou-se {found}; esperava-se {expected}",
            eu: "{what}: {found} aurkitu da; {expected} espero zen",
            en: "{what}: found {found}; expected {expected}",
        };
        let (what, expected) = (self.what.get(language), self.expected.get(language));
        SENTENCE.fill(language, &[("what", &what), ("found", &format!("{:?}", self.found)), ("expected", &expected)])
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for Malformed {}

fn is_kind(text: &str) -> bool {
    text.len() <= KIND_BYTES_MAX
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// The name of a stream: its kind, a slash, and which one of that kind. `game/0197-board-3`, `tournament/girona-2026`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stream(String);

impl Stream {
    /// What kind of stream it is: the part before the first slash.
    pub fn kind(&self) -> &str {
        self.0.split_once('/').map_or("", |(kind, _)| kind)
    }

    /// The whole name.
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
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        const WHAT: Text = Text { ca: "flux", es: "flujo", pt: "fluxo", eu: "korrontea", en: "stream" };
        const EXPECTED: Text = Text {
            ca: "un tipus en minúscules, una barra i un nom de lletres ASCII, xifres i . _ : - /",
            es: "un tipo en minúsculas, una barra y un nombre de letras ASCII, cifras y . _ : - /",
            pt: "um tipo em minúsculas, uma barra e um nome de letras ASCII, algarismos e . _ : - /",
            eu: "mota minuskulaz, barra bat eta ASCII letrez, zifrez eta . _ : - / ikurrez osatutako izena",
            en: "a kind in lower case, a slash and a name of ASCII letters, digits and . _ : - /",
        };
        let id_byte = |byte: u8| byte.is_ascii_alphanumeric() || b"._:-/".contains(&byte);
        let sound = text.len() <= STREAM_BYTES_MAX
            && text
                .split_once('/')
                .is_some_and(|(kind, id)| is_kind(kind) && !id.is_empty() && id.bytes().all(id_byte));
        if sound { Ok(Self(text.to_owned())) } else { Err(Malformed::new(&WHAT, &EXPECTED, text)) }
    }
}

/// The name of a command, made by whoever sends it, so that a command sent twice is carried out once.
///
/// It is a `UUIDv7`: it begins with the time, and ids made later sort later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(Uuid);

impl CommandId {
    /// Makes an id from the time and ten random bytes.
    pub fn new(at_ms: u64, random: [u8; 10]) -> Self {
        Self(Builder::from_unix_timestamp_millis(at_ms, &random).into_uuid())
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.hyphenated().fmt(f)
    }
}

impl FromStr for CommandId {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        const WHAT: Text = Text { ca: "ordre", es: "orden", pt: "comando", eu: "agindua", en: "command id" };
        const EXPECTED: Text = Text::same("UUIDv7");
        let id = Uuid::parse_str(text).ok().filter(|id| id.get_version() == Some(Version::SortRand));
        // One way of writing only, since the text is what is hashed.
        let id = id.map(Self).filter(|id| id.to_string() == text);
        id.ok_or_else(|| Malformed::new(&WHAT, &EXPECTED, text))
    }
}

/// An entry that is to be appended: its kind and its body, a JSON text on one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    kind: String,
    body: String,
}

impl NewEntry {
    /// Checks the kind and the body. The body is kept as it is, byte for byte.
    pub fn new(kind: &str, body: impl Into<String>) -> Result<Self, Malformed> {
        const KIND: Text = Text {
            ca: "tipus d'entrada",
            es: "tipo de entrada",
            pt: "tipo de entrada",
            eu: "sarrera mota",
            en: "kind of entry",
        };
        const KIND_EXPECTED: Text = Text {
            ca: "lletres minúscules ASCII, xifres i guions",
            es: "letras minúsculas ASCII, cifras y guiones",
            pt: "letras minúsculas ASCII, algarismos e hífenes",
            eu: "ASCII letra xeheak, zifrak eta marratxoak",
            en: "lower-case ASCII letters, digits and hyphens",
        };
        const BODY: Text = Text { ca: "entrada", es: "entrada", pt: "entrada", eu: "sarrera", en: "body of an entry" };
        const BODY_EXPECTED: Text = Text {
            ca: "un text JSON en una línia, de com a màxim 1 MiB",
            es: "un texto JSON en una línea, de como máximo 1 MiB",
            pt: "um texto JSON em uma linha, de no máximo 1 MiB",
            eu: "lerro bateko JSON testua, gehienez 1 MiB",
            en: "a JSON text on one line, of at most 1 MiB",
        };
        let body = body.into();
        if !is_kind(kind) {
            return Err(Malformed::new(&KIND, &KIND_EXPECTED, kind));
        }
        if !is_body(&body) {
            return Err(Malformed::new(&BODY, &BODY_EXPECTED, &body));
        }
        Ok(Self { kind: kind.to_owned(), body })
    }

    /// The kind.
    pub fn kind(&self) -> &str {
        &self.kind
    }

    /// The body.
    pub fn body(&self) -> &str {
        &self.body
    }
}

/// A JSON text without control characters (so it stays on one line) and without blanks around it (so that it can stand
/// inside another JSON text and come out the same).
fn is_body(text: &str) -> bool {
    text.len() <= BODY_BYTES_MAX
        && text.trim_ascii().len() == text.len()
        && !text.bytes().any(|byte| byte < b' ')
        && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The stream it belongs to.
    pub stream: Stream,
    /// Its number in the stream; the first is 1.
    pub number: u64,
    /// When it was appended, in milliseconds since 1970, as the desk said.
    pub at_ms: i64,
    /// The command that brought it.
    pub command: CommandId,
    /// Its place among the entries of that command; the first is 0.
    pub part: u32,
    /// Its kind: `act`, `answer`…
    pub kind: String,
    /// A JSON text, byte for byte as it was given.
    pub body: String,
    /// The hash that ties it to all entries before it: [`chained`](crate::hash::chained).
    pub hash: Hash,
}

/// The last entry of a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// Its number; 0 if the stream has none.
    pub number: u64,
    /// Its hash; [`Hash::GENESIS`] if the stream has none.
    pub hash: Hash,
}

impl Head {
    /// The head of a stream that has no entries.
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
            assert_eq!(NewEntry::new("act", good).unwrap().body(), good);
        }
        let long = format!("\"{}\"", "x".repeat(BODY_BYTES_MAX));
        for bad in ["", " {}", "{} ", "{\n}", "{", "{}{}", "nul", "\"\u{0}\"", &long] {
            assert!(NewEntry::new("act", bad).is_err(), "{bad:.20}");
        }
        assert!(NewEntry::new("Act", "{}").is_err());
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        // Depth is no danger: nothing here recurses.
        assert!(NewEntry::new("act", deep).is_ok());
    }
}
