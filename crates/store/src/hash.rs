//! SHA-256 digests.

use sha2::{Digest, Sha256};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// A SHA-256 digest, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The previous hash of a stream's first entry.
    pub const GENESIS: Self = Self([0; 32]);

    /// Returns the digest of the concatenated parts.
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
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The text is not 64 lower-case hexadecimal digits.
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
        // Only lower case is accepted, so that a digest has a single form.
        if text.bytes().any(|byte| byte.is_ascii_uppercase()) {
            return Err(ParseHashError);
        }
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseHashError)?;
        Ok(Self(bytes))
    }
}

/// Returns a checksum for a row outside the hash chain.
pub(crate) fn checksum(table: &str, fields: &[&str]) -> Hash {
    let mut text = table.to_owned();
    for field in fields {
        // Lengths separate the fields; writing to a String cannot fail.
        let _ = write!(text, "\n{}:{field}", field.len());
    }
    Hash::of(&[text.as_bytes()])
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
