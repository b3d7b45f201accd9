//! Encryption of backups and of sealed moves: XChaCha20-Poly1305 with a 32-byte key.
//!
//! A backup is encrypted in chunks of 64 KiB by the STREAM construction: each chunk's nonce contains its number and a
//! flag for the last one, so swapped, missing and truncated chunks are detected.

use crate::error::StoreError;
use crate::hash::Hash;
use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use std::fmt;
use std::io::{self, Read, Write};
use std::str::FromStr;

/// The first bytes of an encrypted backup.
pub(crate) const MAGIC: &[u8; 16] = b"adoube-backup/1\n";
const PREFIX_BYTES: usize = 19;
const CHUNK_BYTES: usize = 64 * 1024;
const TAG_BYTES: usize = 16;

/// The key of an encrypted backup. It is printed and typed as text: groups of letters and digits with a checksum.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryKey([u8; 32]);

impl RecoveryKey {
    /// Creates a key from 32 random bytes.
    pub const fn new(random: [u8; 32]) -> Self {
        Self(random)
    }

    pub(crate) fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&self.0.into())
    }

    fn check(&self) -> [u8; 3] {
        let Hash([a, b, c, ..]) = Hash::of(&[b"adoube-recovery/1", &self.0]);
        [a, b, c]
    }
}

impl fmt::Debug for RecoveryKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryKey(…)")
    }
}

/// Crockford's base 32, which omits characters that look alike.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl fmt::Display for RecoveryKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // 35 bytes are 56 digits: seven groups of eight.
        let (mut bits, mut count, mut written) = (0_u32, 0, 0);
        for byte in self.0.into_iter().chain(self.check()) {
            bits = bits << 8 | u32::from(byte);
            count += 8;
            while count >= 5 {
                count -= 5;
                let digit = DIGITS.get((bits >> count & 31) as usize).copied().unwrap_or(b'0');
                if written > 0 && written % 8 == 0 {
                    f.write_str("-")?;
                }
                write!(f, "{}", char::from(digit))?;
                written += 1;
            }
        }
        Ok(())
    }
}

/// Not a recovery key, or a mistyped one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseRecoveryKeyError;

impl fmt::Display for ParseRecoveryKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a recovery key, or typed wrongly")
    }
}

impl std::error::Error for ParseRecoveryKeyError {}

impl FromStr for RecoveryKey {
    type Err = ParseRecoveryKeyError;

    fn from_str(text: &str) -> Result<Self, ParseRecoveryKeyError> {
        let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
        for letter in text.chars().filter(|c| *c != '-' && !c.is_whitespace()) {
            // Letters outside the alphabet are read as the digits they resemble.
            let letter = match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let value = DIGITS.iter().position(|&digit| char::from(digit) == letter).ok_or(ParseRecoveryKeyError)?;
            bits = bits << 5 | value as u32;
            count += 5;
            if count >= 8 {
                count -= 8;
                bytes.push((bits >> count & 255) as u8);
            }
            if bytes.len() > 35 {
                return Err(ParseRecoveryKeyError);
            }
        }
        let (key, check) = bytes.split_at_checked(32).ok_or(ParseRecoveryKeyError)?;
        let key = Self(key.try_into().map_err(|_| ParseRecoveryKeyError)?);
        if key.check() == check && count == 0 { Ok(key) } else { Err(ParseRecoveryKeyError) }
    }
}

/// Encrypts bytes; the nonce is prepended.
pub(crate) fn seal(key: &[u8; 32], nonce: [u8; 24], plain: &[u8]) -> Option<Vec<u8>> {
    let mut sealed = nonce.to_vec();
    sealed.extend(XChaCha20Poly1305::new(key.into()).encrypt(&XNonce::from(nonce), plain).ok()?);
    Some(sealed)
}

/// Decrypts the output of [`seal`]; `None` if the key is wrong or the bytes were changed.
pub(crate) fn unseal(key: &[u8; 32], sealed: &[u8]) -> Option<Vec<u8>> {
    let (nonce, rest) = sealed.split_first_chunk::<24>()?;
    XChaCha20Poly1305::new(key.into()).decrypt(&XNonce::from(*nonce), rest).ok()
}

fn chunk_nonce(prefix: &[u8; PREFIX_BYTES], number: u32, last: bool) -> XNonce {
    let mut nonce = [0; 24];
    let parts = prefix.iter().copied().chain(number.to_be_bytes()).chain([u8::from(last)]);
    for (place, byte) in nonce.iter_mut().zip(parts) {
        *place = byte;
    }
    XNonce::from(nonce)
}

/// Encrypts a stream of bytes.
pub(crate) fn encrypt(
    key: &RecoveryKey,
    prefix: [u8; PREFIX_BYTES],
    from: impl Read,
    mut to: impl Write,
    shown: &str,
) -> Result<(), StoreError> {
    let store_error = |error: io::Error| StoreError::of_file(shown, &error);
    to.write_all(MAGIC).map_err(store_error)?;
    to.write_all(&prefix).map_err(store_error)?;
    let cipher = key.cipher();
    in_chunks(from, CHUNK_BYTES, shown, |number, last, plain| {
        let sealed = cipher.encrypt(&chunk_nonce(&prefix, number, last), plain);
        let sealed = sealed.map_err(|_| StoreError::Key { place: shown.to_owned() })?;
        to.write_all(&sealed).map_err(store_error)
    })?;
    to.flush().map_err(store_error)
}

/// Decrypts the output of [`encrypt`], after its magic has been read.
///
/// If the first chunk cannot be decrypted, either the copy or the key is wrong: [`StoreError::Key`].
pub(crate) fn decrypt(
    key: &RecoveryKey,
    mut from: impl Read,
    mut to: impl Write,
    shown: &str,
) -> Result<(), StoreError> {
    let store_error = |error: io::Error| StoreError::of_file(shown, &error);
    let mut prefix = [0; PREFIX_BYTES];
    from.read_exact(&mut prefix).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => StoreError::Torn { place: shown.to_owned() },
        _ => store_error(error),
    })?;
    let cipher = key.cipher();
    in_chunks(from, CHUNK_BYTES + TAG_BYTES, shown, |number, last, sealed| {
        let decrypt = |last| cipher.decrypt(&chunk_nonce(&prefix, number, last), sealed);
        let plain = decrypt(last).map_err(|_| {
            let place = shown.to_owned();
            // The key is right: it decrypted an earlier chunk, or decrypts this one at another position.
            let is_torn = number > 0 || sealed.len() < TAG_BYTES || decrypt(!last).is_ok();
            if is_torn { StoreError::Torn { place } } else { StoreError::Key { place } }
        })?;
        to.write_all(&plain).map_err(store_error)
    })?;
    to.flush().map_err(store_error)
}

/// Splits a stream into numbered chunks and flags the last one, which always exists and may be empty.
fn in_chunks(
    mut from: impl Read,
    size: usize,
    shown: &str,
    mut take: impl FnMut(u32, bool, &[u8]) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut read = |buffer: &mut Vec<u8>| {
        buffer.clear();
        (&mut from).take(size as u64).read_to_end(buffer).map_err(|error| StoreError::of_file(shown, &error))
    };
    let (mut current, mut next) = (Vec::new(), Vec::new());
    read(&mut current)?;
    let mut number = 0_u32;
    loop {
        let last = read(&mut next)? == 0;
        take(number, last, &current)?;
        if last {
            return Ok(());
        }
        std::mem::swap(&mut current, &mut next);
        // 2^32 chunks are 256 TiB.
        number = number.checked_add(1).ok_or_else(|| StoreError::Full { place: shown.to_owned() })?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encrypted(key: &RecoveryKey, plain: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        encrypt(key, [7; PREFIX_BYTES], plain, &mut out, "test").unwrap();
        out
    }

    fn decrypted(key: &RecoveryKey, sealed: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut out = Vec::new();
        decrypt(key, sealed.strip_prefix(MAGIC).unwrap(), &mut out, "test").map(|()| out)
    }

    #[test]
    fn a_key_can_be_printed_and_typed() {
        for byte in 0..=255 {
            let key = RecoveryKey::new([byte; 32]);
            let text = key.to_string();
            assert_eq!(text.len(), 62);
            assert_eq!(text.parse(), Ok(key.clone()));
            assert_eq!(text.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l").parse(), Ok(key));
            let wrong =
                text.replacen(|c: char| c.is_ascii_alphanumeric(), if text.starts_with('Z') { "Y" } else { "Z" }, 1);
            assert!(wrong.parse::<RecoveryKey>().is_err());
        }
        for bad in ["", "0", "ü", &"0".repeat(55), &"0".repeat(57), &"0".repeat(9999)] {
            assert!(bad.parse::<RecoveryKey>().is_err());
        }
    }

    #[test]
    fn what_is_encrypted_comes_back_and_nothing_else_does() {
        let key = RecoveryKey::new([1; 32]);
        for length in [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES] {
            let plain: Vec<u8> = (0..length).map(|index| (index % 251) as u8).collect();
            let sealed = encrypted(&key, &plain);
            assert_eq!(decrypted(&key, &sealed), Ok(plain));
            let other = decrypted(&RecoveryKey::new([2; 32]), &sealed);
            assert_eq!(other, Err(StoreError::Key { place: "test".to_owned() }));
            for place in [MAGIC.len(), MAGIC.len() + PREFIX_BYTES, sealed.len() / 2 + 20, sealed.len() - 1] {
                let mut bad = sealed.clone();
                if let Some(byte) = bad.get_mut(place) {
                    *byte ^= 1;
                    assert!(decrypted(&key, &bad).is_err(), "{length} {place}");
                }
            }
        }
    }

    #[test]
    fn chunks_cannot_be_cut_off_or_exchanged() {
        let key = RecoveryKey::new([1; 32]);
        let sealed = encrypted(&key, &vec![9; 3 * CHUNK_BYTES]);
        let (head, body) = sealed.split_at(MAGIC.len() + PREFIX_BYTES);
        let chunks: Vec<&[u8]> = body.chunks(CHUNK_BYTES + TAG_BYTES).collect();
        let orders: [&[usize]; 4] = [&[0, 1], &[1, 0, 2], &[0, 2], &[0, 1, 2, 2]];
        assert_eq!(decrypted(&key, &sealed).unwrap().len(), 3 * CHUNK_BYTES);
        for order in orders {
            let mut bad = head.to_vec();
            for &index in order {
                bad.extend(chunks[index]);
            }
            assert!(decrypted(&key, &bad).is_err(), "{order:?}");
        }
        // If truncated after the first chunk, the copy is at fault, not the key.
        let torn = Err(StoreError::Torn { place: "test".to_owned() });
        let first = head.len() + CHUNK_BYTES + TAG_BYTES;
        for length in [MAGIC.len(), head.len() - 1, head.len(), first, first + 1, sealed.len() - 1] {
            assert_eq!(decrypted(&key, &sealed[..length]), torn, "{length}");
        }
    }
}
