//! Checkpoints: the size of a stream and a digest of all its entries, signed by the desk. Anyone who keeps one can
//! later prove that nothing before it was altered.
//!
//! A checkpoint is a signed note as used by transparency logs (C2SP `signed-note` and `tlog-checkpoint`):
//!
//! ```text
//! adoube/tournament/girona-2026      the log: the stream's name
//! 42                                 number of entries
//! qmPr…=                             the Merkle root over their hashes
//! at 1794805200000                   time, in milliseconds since 1970
//!
//! — hall-1 8jKZ…=                    signer, and the signature over the lines above
//! ```

use crate::cells::cells;
use crate::deletion_guard::{self, CountChange};
use crate::desk_key::{DeskKey, PublicKey};
use crate::entry::Stream;
use crate::error::StoreError;
use crate::hash::Hash;
use crate::merkle;
use crate::store::Store;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sqlx::AnyConnection;
use std::fmt;
use std::str::FromStr;

/// Maximum length of a note, in bytes.
const NOTE_BYTES_MAX: usize = 8192;

/// The size and digest of a stream at a point in time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// The stream.
    pub stream: Stream,
    /// Number of entries.
    pub size: u64,
    /// The Merkle root over their hashes.
    pub root: Hash,
    /// Time, in milliseconds since 1970.
    pub at_ms: i64,
}

impl Checkpoint {
    /// Returns the lines to be signed.
    fn text(&self) -> String {
        format!("adoube/{}\n{}\n{}\nat {}\n", self.stream, self.size, STANDARD.encode(self.root.0), self.at_ms)
    }

    /// Signs the checkpoint.
    pub fn sign(self, key: &DeskKey) -> SignedCheckpoint {
        let public = key.public();
        let signature = key.sign(self.text().as_bytes());
        let signed = Signed { name: public.name().to_owned(), id: public.id(), signature };
        SignedCheckpoint { checkpoint: self, signatures: vec![signed] }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Signed {
    name: String,
    id: [u8; 4],
    signature: [u8; 64],
}

/// A checkpoint with one or more signatures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedCheckpoint {
    /// The signed content.
    pub checkpoint: Checkpoint,
    signatures: Vec<Signed>,
}

impl SignedCheckpoint {
    /// Returns whether it has a valid signature by this key.
    pub fn is_signed_by(&self, key: &PublicKey) -> bool {
        let text = self.checkpoint.text();
        let by_key = |signed: &&Signed| signed.name == key.name() && signed.id == key.id();
        self.signatures.iter().filter(by_key).any(|signed| key.verifies(text.as_bytes(), &signed.signature))
    }

    /// Returns the names of the signers.
    pub fn signers(&self) -> impl Iterator<Item = &str> {
        self.signatures.iter().map(|signed| signed.name.as_str())
    }
}

impl fmt::Display for SignedCheckpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.checkpoint.text())?;
        for Signed { name, id, signature } in &self.signatures {
            let mut bytes = id.to_vec();
            bytes.extend(signature);
            writeln!(f, "\u{2014} {name} {}", STANDARD.encode(bytes))?;
        }
        Ok(())
    }
}

/// The text is not a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCheckpointError {
    /// The malformed line, from 1.
    pub line: usize,
}

impl fmt::Display for ParseCheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: not a checkpoint", self.line)
    }
}

impl std::error::Error for ParseCheckpointError {}

impl FromStr for SignedCheckpoint {
    type Err = ParseCheckpointError;

    fn from_str(text: &str) -> Result<Self, ParseCheckpointError> {
        let at = |line| ParseCheckpointError { line };
        if text.len() > NOTE_BYTES_MAX {
            return Err(at(1));
        }
        let mut lines = text.lines();
        let mut next = || lines.next().unwrap_or("");
        let stream = next().strip_prefix("adoube/").and_then(|name| name.parse().ok()).ok_or(at(1))?;
        let size = next().parse().map_err(|_| at(2))?;
        let root = STANDARD.decode(next()).ok().and_then(|bytes| bytes.try_into().ok()).map(Hash).ok_or(at(3))?;
        let at_ms = next().strip_prefix("at ").and_then(|time| time.parse().ok()).ok_or(at(4))?;
        if !next().is_empty() {
            return Err(at(5));
        }
        let signatures = (6..).zip(lines).map(|(number, line)| signed(line).ok_or(at(number)));
        let signatures: Vec<Signed> = signatures.collect::<Result<_, _>>()?;
        let note = Self { checkpoint: Checkpoint { stream, size, root, at_ms }, signatures };
        // Only the canonical form of the numbers is signed.
        if note.signatures.is_empty() {
            return Err(at(6));
        }
        if note.to_string().trim_end() == text.trim_end().replace("\r\n", "\n") { Ok(note) } else { Err(at(1)) }
    }
}

fn signed(line: &str) -> Option<Signed> {
    let (name, encoded) = line.strip_prefix("\u{2014} ")?.split_once(' ')?;
    let bytes = STANDARD.decode(encoded).ok()?;
    let (id, signature) = bytes.split_first_chunk::<4>()?;
    Some(Signed { name: name.to_owned(), id: *id, signature: signature.try_into().ok()? })
}

/// The result of comparing an external checkpoint with the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CheckpointWitness {
    /// The record contains exactly those entries, and possibly later ones.
    Agrees,
    /// The record has fewer entries than the checkpoint.
    Shortened {
        /// The current number of entries.
        size: u64,
    },
    /// The record contains different entries.
    Forked,
}

impl CheckpointWitness {
    /// Compares a checkpoint with the hashes of its stream.
    pub(crate) fn of(kept: &Checkpoint, hashes: &[Hash]) -> Self {
        let size = usize::try_from(kept.size).unwrap_or(usize::MAX);
        match hashes.get(..size) {
            None => Self::Shortened { size: hashes.len() as u64 },
            Some(then) if merkle::root(then) == kept.root => Self::Agrees,
            Some(_) => Self::Forked,
        }
    }
}

/// Whether a desk's key has signed checkpoints of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyStanding {
    /// No key has signed yet.
    First,
    /// The key has signed before.
    Known,
    /// Only other keys have signed.
    New,
}

pub(crate) const PUT_SIGNER: &str = "insert into signer (key) values ($1) on conflict do nothing";
const PUT: &str = "insert into checkpoint (stream, size, signer, note) values ($1, $2, $3, $4) on conflict do nothing";

impl Store {
    /// Verifies a whole stream, signs its current size and root, and stores the checkpoint.
    pub async fn checkpoint(&self, stream: &Stream, key: &DeskKey, at_ms: i64) -> Result<SignedCheckpoint, StoreError> {
        let hashes = self.hashes(stream).await?;
        let checkpoint =
            Checkpoint { stream: stream.clone(), size: hashes.len() as u64, root: merkle::root(&hashes), at_ms };
        let note = checkpoint.sign(key);
        let mut writer = self.writer().await?;
        let mut transaction = self.begin(&mut writer).await?;
        self.run_on(&mut transaction, PUT_SIGNER, &cells![key.public().to_string()]).await?;
        let size = i64::try_from(note.checkpoint.size).unwrap_or(i64::MAX);
        let mut change = CountChange::default();
        self.put_checkpoint(&mut transaction, stream, size, key.public().name(), &note.to_string(), &mut change)
            .await?;
        self.apply(&mut transaction, deletion_guard::CHECKPOINT, change).await?;
        transaction.commit().await.map_err(|error| self.database_error(&error))?;
        Ok(note)
    }

    /// Stores a checkpoint; a second one of the same size by the same desk is ignored.
    pub(crate) async fn put_checkpoint(
        &self,
        connection: &mut AnyConnection,
        stream: &Stream,
        size: i64,
        signer: &str,
        note: &str,
        change: &mut CountChange,
    ) -> Result<(), StoreError> {
        if self.run_on(connection, PUT, &cells![stream.as_str(), size, signer, note]).await? > 0 {
            change.add(deletion_guard::of_checkpoint(stream.as_str(), size, signer, note));
        }
        Ok(())
    }

    /// Returns the keys that signed checkpoints of this record.
    pub async fn signers(&self) -> Result<Vec<PublicKey>, StoreError> {
        let rows = self.ask("select key from signer order by key", &[]).await?;
        let keys: Vec<String> = rows.iter().map(|row| self.value(row, 0)).collect::<Result<_, _>>()?;
        // `verify` reports keys that cannot be read.
        Ok(keys.iter().filter_map(|key| key.parse().ok()).collect())
    }

    /// Returns whether a key has signed checkpoints of this record.
    pub async fn standing(&self, key: &PublicKey) -> Result<KeyStanding, StoreError> {
        let signers = self.signers().await?;
        Ok(match signers.as_slice() {
            [] => KeyStanding::First,
            known if known.contains(key) => KeyStanding::Known,
            _ => KeyStanding::New,
        })
    }

    /// Returns the checkpoints of a stream, oldest first.
    pub async fn checkpoints(&self, stream: &Stream) -> Result<Vec<SignedCheckpoint>, StoreError> {
        let text = "select note from checkpoint where stream = $1 order by size, signer";
        let rows = self.ask(text, &cells![stream.as_str()]).await?;
        rows.iter().map(|row| self.parsed(row, 0)).collect()
    }

    /// Compares an external checkpoint with the record.
    pub async fn compare(&self, kept: &Checkpoint) -> Result<CheckpointWitness, StoreError> {
        Ok(CheckpointWitness::of(kept, &self.hashes(&kept.stream).await?))
    }

    /// Returns the hashes of a whole stream, after verifying it.
    pub async fn hashes(&self, stream: &Stream) -> Result<Vec<Hash>, StoreError> {
        Ok(self.read_all(stream).await?.iter().map(|entry| entry.hash).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note() -> SignedCheckpoint {
        let stream = "tournament/girona-2026".parse().unwrap();
        let root = Hash::of(&[b"root"]);
        Checkpoint { stream, size: 42, root, at_ms: 1_794_805_200_000 }.sign(&DeskKey::new("hall-1", [3; 32]).unwrap())
    }

    #[test]
    fn a_note_reads_back_and_holds_only_for_its_key() {
        let other = DeskKey::new("hall-2", [4; 32]).unwrap();
        let namesake = DeskKey::new("hall-1", [4; 32]).unwrap();
        let key = DeskKey::new("hall-1", [3; 32]).unwrap();
        let note = note();
        assert_eq!(note.to_string().parse(), Ok(note.clone()));
        assert_eq!(note.to_string().trim_end().replace('\n', "\r\n").parse(), Ok(note.clone()));
        assert!(note.is_signed_by(&key.public()));
        assert!(!note.is_signed_by(&other.public()) && !note.is_signed_by(&namesake.public()));
        let mut witnessed = note;
        witnessed.signatures.extend(witnessed.checkpoint.clone().sign(&other).signatures);
        assert!(witnessed.is_signed_by(&key.public()) && witnessed.is_signed_by(&other.public()));
        assert_eq!(witnessed.to_string().parse(), Ok(witnessed.clone()));
        assert_eq!(witnessed.signers().collect::<Vec<_>>(), ["hall-1", "hall-2"]);
    }

    #[test]
    fn an_altered_note_is_refused_or_no_longer_signed() {
        let key = DeskKey::new("hall-1", [3; 32]).unwrap().public();
        let text = note().to_string();
        for (index, letter) in text.char_indices() {
            for other in ['0', 'A', '\n', ' '] {
                if other == letter || (index + letter.len_utf8() == text.len() && other.is_whitespace()) {
                    continue;
                }
                let altered = format!("{}{other}{}", &text[..index], &text[index + letter.len_utf8()..]);
                let still = altered.parse::<SignedCheckpoint>().is_ok_and(|note| note.is_signed_by(&key));
                assert!(!still, "{altered}");
            }
        }
        for bad in ["", "adoube/x/y\n1\n", "\n\n\n\n\n", &text.replace("42", "042"), &"x".repeat(10_000)] {
            assert!(bad.parse::<SignedCheckpoint>().is_err());
        }
    }
}
