//! Random and signed tokens: session ids, one-time links, tickets.
//!
//! A token is signed with a secret from the store, so every process on the same store can verify it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Returns the SHA-256 of a secret in hexadecimal: the digest is stored, the secret is not.
pub fn digest(bytes: &[u8]) -> String {
    let mut out = String::new();
    for byte in Sha256::digest(bytes) {
        // Writing to a String cannot fail.
        let _ = write!(out, "{byte:02x}");
    }
    out
}

/// Encodes random bytes as text for a URL.
pub fn text(random: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(random)
}

/// Compares two texts in constant time.
pub fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |difference, (a, b)| difference | (a ^ b)) == 0
}

/// Signs and verifies tokens.
#[derive(Clone)]
pub struct Signer {
    key: [u8; 32],
}

/// Length of the truncated signature: 128 bits keep a QR code small and cannot be guessed.
const SIGNATURE_BYTES: usize = 16;

impl Signer {
    /// Creates a signer with a key.
    pub const fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    fn signature(&self, purpose: &str, content: &str) -> Option<String> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).ok()?;
        mac.update(&u64::try_from(purpose.len()).ok()?.to_be_bytes());
        mac.update(purpose.as_bytes());
        mac.update(content.as_bytes());
        let full = mac.finalize().into_bytes();
        Some(URL_SAFE_NO_PAD.encode(full.get(..SIGNATURE_BYTES)?))
    }

    /// Creates a token: the content, which anybody can read, and its signature. A token is valid for one purpose only.
    pub fn sign(&self, purpose: &str, content: &str) -> String {
        let signature = self.signature(purpose, content).unwrap_or_default();
        format!("{}.{signature}", URL_SAFE_NO_PAD.encode(content))
    }

    /// Returns the content of a token, if it was signed for this purpose with this key.
    pub fn read(&self, purpose: &str, token: &str) -> Option<String> {
        let (content, signature) = token.split_once('.')?;
        let content = String::from_utf8(URL_SAFE_NO_PAD.decode(content).ok()?).ok()?;
        let expected = self.signature(purpose, &content)?;
        same(&expected, signature).then_some(content)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_for_one_purpose_of_this_site() {
        let signer = Signer::new([1; 32]);
        let token = signer.sign("a/1", "content");
        assert_eq!(signer.read("a/1", &token).as_deref(), Some("content"));
        assert_eq!(signer.read("b/1", &token), None);
        assert_eq!(Signer::new([2; 32]).read("a/1", &token), None);
    }

    #[test]
    fn a_digest_is_sha_256() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
