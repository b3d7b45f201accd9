//! The desk's key, which signs checkpoints and encrypts sealed moves.

use crate::error::StoreError;
use crate::hash::Hash;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use std::fmt;
use std::io::{Read, Write};
use std::path::Path;
use std::str::FromStr;

/// The algorithm byte of Ed25519 in signed notes.
const ED25519: u8 = 1;
/// Maximum length of a key's name, in bytes.
const NAME_BYTES_MAX: usize = 64;
/// The first line of a key file.
const FILE: &str = "adoube-desk-key/1";

/// Returns random bytes from the operating system.
pub fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::File { place: "random".to_owned(), detail: error.to_string() })?;
    Ok(bytes)
}

/// A desk's secret key.
#[derive(Clone)]
pub struct DeskKey {
    name: String,
    signing: SigningKey,
}

impl fmt::Debug for DeskKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeskKey({})", self.public())
    }
}

/// Returns whether a name may be used in a signed note.
fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= NAME_BYTES_MAX
        && !name.contains(|c: char| c.is_whitespace() || c.is_control() || c == '+')
}

impl DeskKey {
    /// Creates a key from its name and 32 random bytes; `None` if the name contains blanks or a plus sign.
    pub fn new(name: &str, random: [u8; 32]) -> Option<Self> {
        is_name(name).then(|| Self { name: name.to_owned(), signing: SigningKey::from_bytes(&random) })
    }

    /// Returns the public key, for verifying the desk's signatures.
    pub fn public(&self) -> PublicKey {
        PublicKey { name: self.name.clone(), verifying: self.signing.verifying_key() }
    }

    pub(crate) fn sign(&self, text: &[u8]) -> [u8; 64] {
        self.signing.sign(text).to_bytes()
    }

    /// Returns the key that encrypts envelopes, derived from the desk's secret.
    pub(crate) fn envelope_key(&self) -> [u8; 32] {
        Hash::of(&[b"adoube-envelope/1", self.signing.as_bytes()]).0
    }

    /// Reads the key from its file, or creates the file with a key from `random`. Only the owner may read it.
    pub fn load_or_create(path: &Path, name: &str, random: [u8; 32]) -> Result<Self, StoreError> {
        let shown = path.display().to_string();
        let store_error = |error: std::io::Error| StoreError::of_file(&shown, &error);
        match std::fs::File::open(path) {
            Ok(file) => {
                let mut text = String::new();
                file.take(1024).read_to_string(&mut text).map_err(store_error)?;
                Self::from_text(&text).ok_or(StoreError::Key { place: shown })
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let key = Self::new(name, random).ok_or_else(|| StoreError::Key { place: shown.clone() })?;
                write_secret(path, &key.to_text())?;
                Ok(key)
            }
            Err(error) => Err(store_error(error)),
        }
    }

    /// Writes the key to its file unless there is one already; returns whether the file now holds this key.
    pub fn save(&self, path: &Path) -> Result<bool, StoreError> {
        match write_secret(path, &self.to_text()) {
            Ok(()) => Ok(true),
            Err(StoreError::Exists { .. }) => {
                let there = Self::load_or_create(path, &self.name, *self.signing.as_bytes())?;
                Ok(there.public() == self.public())
            }
            Err(error) => Err(error),
        }
    }

    /// Reads the key from its file; `None` if there is no such file.
    pub fn load(path: &Path) -> Result<Option<Self>, StoreError> {
        if !path.exists() {
            return Ok(None);
        }
        Self::load_or_create(path, "", [0; 32]).map(Some)
    }

    pub(crate) fn to_text(&self) -> String {
        format!("{FILE} {} {}\n", self.name, STANDARD.encode(self.signing.as_bytes()))
    }

    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        if words.next()? != FILE {
            return None;
        }
        let name = words.next()?;
        let secret = STANDARD.decode(words.next()?).ok()?.try_into().ok()?;
        Self::new(name, secret)
    }
}

/// Writes and syncs a new file that only its owner may read.
pub fn write_secret(path: &Path, text: &str) -> Result<(), StoreError> {
    let store_error = |error: std::io::Error| StoreError::of_file(path.display(), &error);
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).map_err(store_error)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        // An incomplete file would block the next attempt.
        let _ = std::fs::remove_file(path);
    }
    written.map_err(store_error)
}

/// A desk's public key, in the format of signed notes: `name+0123abcd+base64`.
#[derive(Clone, PartialEq, Eq)]
pub struct PublicKey {
    name: String,
    verifying: VerifyingKey,
}

impl PublicKey {
    /// Returns the desk's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the key id of signatures: the first bytes of a digest of name and key.
    pub(crate) fn id(&self) -> [u8; 4] {
        let Hash([a, b, c, d, ..]) = Hash::of(&[self.name.as_bytes(), b"\n", &[ED25519], self.verifying.as_bytes()]);
        [a, b, c, d]
    }

    pub(crate) fn verifies(&self, text: &[u8], signature: &[u8; 64]) -> bool {
        self.verifying.verify_strict(text, &Signature::from_bytes(signature)).is_ok()
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = vec![ED25519];
        bytes.extend(self.verifying.as_bytes());
        write!(f, "{}+{:08x}+{}", self.name, u32::from_be_bytes(self.id()), STANDARD.encode(bytes))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text is not a public key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePublicKeyError;

impl fmt::Display for ParsePublicKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a public key such as name+0123abcd+base64")
    }
}

impl std::error::Error for ParsePublicKeyError {}

impl FromStr for PublicKey {
    type Err = ParsePublicKeyError;

    fn from_str(text: &str) -> Result<Self, ParsePublicKeyError> {
        let read = || {
            let (name, rest) = text.split_once('+')?;
            let bytes = STANDARD.decode(rest.split_once('+')?.1).ok()?;
            let (&kind, key) = bytes.split_first()?;
            let verifying = VerifyingKey::from_bytes(key.try_into().ok()?).ok()?;
            let key = Self { name: name.to_owned(), verifying };
            // Only the canonical form is accepted, including the id.
            (is_name(name) && kind == ED25519 && key.to_string() == text).then_some(key)
        };
        read().ok_or(ParsePublicKeyError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_key_reads_back() {
        let key = DeskKey::new("hall-1", [3; 32]).unwrap();
        let text = key.public().to_string();
        assert_eq!(text.parse(), Ok(key.public()));
        for bad in ["", "hall-1", "hall-1++", &text.replace("hall-1", "hall-2"), &format!("{text} ")] {
            assert!(bad.parse::<PublicKey>().is_err(), "{bad}");
        }
        assert!(DeskKey::new("two words", [3; 32]).is_none() && DeskKey::new("a+b", [3; 32]).is_none());
        assert_eq!(DeskKey::from_text(&key.to_text()).unwrap().public(), key.public());
        assert!(!format!("{key:?}").contains(&STANDARD.encode([3; 32])));
    }
}
