//! Sealed moves (Guidelines I, adjourned games): the log contains a commitment that does not reveal the move. The move
//! and the nonce are stored outside the log, encrypted, until the envelope is opened.
//!
//! ```text
//! commitment = SHA-256( "sealed-move/1" ⏎ game ⏎ ply ⏎ ‖ nonce (32 bytes) ‖ written text )
//! ```
//!
//! The nonce prevents guessing by trying all legal moves. The written move may be ambiguous or illegal: the arbiter
//! rules on that when the envelope is opened.

use crate::cells::{Cell, cells};
use crate::cipher;
use crate::desk_key::DeskKey;
use crate::entry::{MalformedError, Stream};
use crate::error::StoreError;
use crate::hash::Hash;
use crate::hash::checksum;
use crate::store::Store;
use crate::words::expected;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// Maximum length of a written move, in bytes.
const WRITTEN_BYTES_MAX: usize = 1000;

/// A sealed move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedMove {
    /// The game's stream.
    pub game: Stream,
    /// Number of moves made before it, by both sides.
    pub ply: u32,
    /// 32 random bytes, also printed on the slip in the paper envelope.
    pub nonce: [u8; 32],
    /// The player's text, letter for letter.
    pub written: String,
}

impl SealedMove {
    /// Returns the commitment for the log.
    pub fn commitment(&self) -> Hash {
        let head = format!("sealed-move/1\n{}\n{}\n", self.game, self.ply);
        Hash::of(&[head.as_bytes(), &self.nonce, self.written.as_bytes()])
    }

    /// Returns whether this move matches the commitment.
    pub fn opens(&self, commitment: Hash) -> bool {
        self.commitment() == commitment
    }
}

/// A row of the table `sealed`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SealedEnvelope {
    pub(crate) commitment: Hash,
    pub(crate) stream: Stream,
    pub(crate) ply: i64,
    pub(crate) locked: String,
}

impl SealedEnvelope {
    /// Returns the row, with its checksum.
    pub(crate) fn cells(&self, checksum: String) -> [Cell; 5] {
        cells![self.commitment.to_string(), self.stream.as_str(), self.ply, &self.locked, checksum]
    }

    pub(crate) fn checksum(&self) -> String {
        let fields = [self.commitment.to_string(), self.stream.to_string(), self.ply.to_string()];
        checksum("sealed", &[&fields[0], &fields[1], &fields[2], &self.locked]).to_string()
    }
}

pub(crate) const PUT: &str = "insert into sealed (commitment, stream, ply, envelope, checksum)
     values ($1, $2, $3, $4, $5) on conflict do nothing";

impl Store {
    /// Stores a sealed move, encrypted with the desk's key, and returns the commitment for the log.
    ///
    /// The envelope is on the disk before the commitment can be in the log. `random` must not be reused.
    pub async fn seal(&self, key: &DeskKey, sealed: &SealedMove, random: [u8; 24]) -> Result<Hash, StoreError> {
        let malformed = || MalformedError::new(&expected::SEALED, &expected::SEALED_EXPECTED, "…");
        if sealed.written.len() > WRITTEN_BYTES_MAX {
            return Err(malformed().into());
        }
        let mut plain = sealed.nonce.to_vec();
        plain.extend(sealed.written.as_bytes());
        let locked = cipher::seal(&key.envelope_key(), random, &plain).ok_or_else(malformed)?;
        let envelope = SealedEnvelope {
            commitment: sealed.commitment(),
            stream: sealed.game.clone(),
            ply: i64::from(sealed.ply),
            locked: STANDARD.encode(locked),
        };
        self.run(PUT, &envelope.cells(envelope.checksum())).await?;
        Ok(envelope.commitment)
    }

    /// Opens the envelope of a commitment.
    ///
    /// If the key is wrong or the content was altered, the result is [`StoreError::Key`]; then the paper envelope
    /// decides.
    pub async fn open_envelope(&self, key: &DeskKey, commitment: Hash) -> Result<SealedMove, StoreError> {
        let text = "select commitment, stream, ply, envelope, checksum from sealed where commitment = $1";
        let row = self.ask_one(text, &cells![commitment.to_string()]).await?;
        let place = format!("{}: {commitment}", self.inner.shown);
        let Some(row) = row else { return Err(StoreError::Missing { place }) };
        let (envelope, _) = self.envelope_row(&row)?;
        let opened = || {
            let plain = cipher::unseal(&key.envelope_key(), &STANDARD.decode(&envelope.locked).ok()?)?;
            let (nonce, written) = plain.split_first_chunk::<32>()?;
            let written = std::str::from_utf8(written).ok()?.to_owned();
            let ply = u32::try_from(envelope.ply).ok()?;
            Some(SealedMove { game: envelope.stream.clone(), ply, nonce: *nonce, written })
        };
        opened().filter(|sealed| sealed.opens(commitment)).ok_or(StoreError::Key { place })
    }

    pub(crate) fn envelope_row(&self, row: &sqlx::any::AnyRow) -> Result<(SealedEnvelope, String), StoreError> {
        let envelope = SealedEnvelope {
            commitment: self.parsed(row, 0)?,
            stream: self.parsed(row, 1)?,
            ply: self.value(row, 2)?,
            locked: self.value(row, 3)?,
        };
        Ok((envelope, self.value(row, 4)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sealed(ply: u32, nonce: [u8; 32], written: &str) -> SealedMove {
        SealedMove { game: "game/1".parse().unwrap(), ply, nonce, written: written.to_owned() }
    }

    proptest! {
        /// Another move, nonce, ply or game never opens a commitment.
        #[test]
        fn guidelines_i_nothing_else_opens_the_envelope(
            ply in 0_u32..300, nonce: [u8; 32], written in "[a-hKQRBNx1-8+#=O -]{1,8}",
            other_ply in 0_u32..300, other_nonce: [u8; 32], other in "[a-hKQRBNx1-8+#=O -]{1,8}",
        ) {
            let original = sealed(ply, nonce, &written);
            let commitment = original.commitment();
            prop_assert!(original.opens(commitment));
            prop_assert!(!sealed(ply, other_nonce, &written).opens(commitment) || nonce == other_nonce);
            prop_assert!(!sealed(ply, nonce, &other).opens(commitment) || written == other);
            prop_assert!(!sealed(other_ply, nonce, &written).opens(commitment) || ply == other_ply);
            let elsewhere = SealedMove { game: "game/2".parse().unwrap(), ..original };
            prop_assert!(!elsewhere.opens(commitment));
        }
    }
}
