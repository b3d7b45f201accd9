//! SHA-256 digests, and the chain that ties each entry of a stream to the one before it.
//!
//! The chain is made so that anybody can check it with the export and a SHA-256 tool:
//!
//! ```text
//! hash(n) = SHA-256( 0x00 ‖ n as 8 bytes, highest first ‖ hash(n-1) ‖ record )
//! record  = stream ⏎ kind ⏎ at_ms ⏎ command ⏎ part ⏎ body        (⏎ is one byte, 0x0A)
//! ```
//!
//! `hash(0)` is 32 zero bytes. No field but the body could hold a line feed, and the body comes last, so no two records
//! give the same bytes. The leading 0x00 keeps entries apart from the nodes of the Merkle tree (RFC 9162, 2.1.1).

use crate::entry::Entry;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A SHA-256 digest, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// What the first entry of a stream has before it.
    pub const GENESIS: Self = Self([0; 32]);

    /// The digest of several parts, one after the other.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut digest = Sha256::new();
        for part in parts {
            digest.update(part);
        }
        Self(digest.finalize().into())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = [0; 64];
        for (pair, byte) in digits.as_chunks_mut().0.iter_mut().zip(self.0) {
            *pair = [digit(byte >> 4), digit(byte & 15)];
        }
        // Digits are ASCII.
        f.write_str(std::str::from_utf8(&digits).unwrap_or_default())
    }
}

const fn digit(value: u8) -> u8 {
    if value < 10 { b'0' + value } else { b'a' + value - 10 }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHashError;

impl fmt::Display for ParseHashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("64 hexadecimal digits")
    }
}

impl std::error::Error for ParseHashError {}

impl FromStr for Hash {
    type Err = ParseHashError;

    fn from_str(text: &str) -> Result<Self, ParseHashError> {
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let mut bytes = [0; 32];
        if pairs.len() != bytes.len() || !rest.is_empty() {
            return Err(ParseHashError);
        }
        // One way of writing only: upper case would be another text for the same digest.
        let value = |digit: u8| match digit {
            b'0'..=b'9' => Ok(digit - b'0'),
            b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(ParseHashError),
        };
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = value(*high)? << 4 | value(*low)?;
        }
        Ok(Self(bytes))
    }
}

/// The hash an entry must have, given that of the entry before it.
pub fn chained(previous: Hash, entry: &Entry) -> Hash {
    let head = format!("{}\n{}\n{}\n{}\n{}\n", entry.stream, entry.kind, entry.at_ms, entry.command, entry.part);
    Hash::of(&[&[0], &entry.number.to_be_bytes(), &previous.0, head.as_bytes(), entry.body.as_bytes()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_reads_back() {
        let digest = Hash::of(&[b"a", b"bc"]);
        // The example of FIPS 180-2, B.1.
        assert_eq!(digest.to_string(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for bad in ["", "ab", &"g".repeat(64), &"A".repeat(64), &"0".repeat(65), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Hash>(), Err(ParseHashError), "{bad}");
        }
    }
}
