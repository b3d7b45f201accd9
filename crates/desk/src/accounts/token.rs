//! Random and signed texts: session ids, links that are good for once, slips.
//!
//! A slip's QR code carries a token for one game: who holds the slip may report its result and nothing else. It is signed
//! with a secret of the record, so that every desk on the same record reads it, and it needs no account and no https.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What is kept of a secret: its SHA-256, in hexadecimal.
pub fn digest(bytes: &[u8]) -> String {
    let mut out = String::new();
    for byte in Sha256::digest(bytes) {
        // Writing to a String cannot fail.
        let _ = write!(out, "{byte:02x}");
    }
    out
}

/// Random bytes as a text that can stand in a URL.
pub fn text(random: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(random)
}

/// Whether two texts are equal, in a time that does not depend on where they differ.
pub fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |difference, (a, b)| difference | (a ^ b)) == 0
}

/// Signs and reads tokens.
#[derive(Clone)]
pub struct Signer {
    key: [u8; 32],
}

/// How many bytes of the signature a token carries: 128 bits keep a QR code small and cannot be guessed.
const SIGNATURE_BYTES: usize = 16;

impl Signer {
    /// A signer with its key.
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

    /// A token: the content, which anybody can read, and its signature. One purpose's token is no other's.
    pub fn sign(&self, purpose: &str, content: &str) -> String {
        let signature = self.signature(purpose, content).unwrap_or_default();
        format!("{}.{signature}", URL_SAFE_NO_PAD.encode(content))
    }

    /// The content of a token of this purpose that this desk signed.
    pub fn read(&self, purpose: &str, token: &str) -> Option<String> {
        let (content, signature) = token.split_once('.')?;
        let content = String::from_utf8(URL_SAFE_NO_PAD.decode(content).ok()?).ok()?;
        let expected = self.signature(purpose, &content)?;
        same(&expected, signature).then_some(content)
    }
}

/// The game that a slip is for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Slip {
    /// The event.
    pub event: String,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u32,
}

const SLIP: &str = "slip/1";

impl Slip {
    /// The token on the slip.
    pub fn token(&self, signer: &Signer) -> String {
        signer.sign(SLIP, &format!("{}/{}/{}", self.event, self.round, self.board))
    }

    /// The game that a token is for, if the desk signed it.
    pub fn read(token: &str, signer: &Signer) -> Option<Self> {
        let content = signer.read(SLIP, token)?;
        let mut parts = content.rsplitn(3, '/');
        let board = parts.next()?.parse().ok()?;
        let round = parts.next()?.parse().ok()?;
        Some(Self { event: parts.next()?.to_owned(), round, board })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_for_one_game_of_this_desk() {
        let signer = Signer::new([1; 32]);
        let slip = Slip { event: "girona-2026".to_owned(), round: 3, board: 12 };
        let token = slip.token(&signer);
        assert_eq!(Slip::read(&token, &signer), Some(slip.clone()));
        assert!(token.len() < 60, "a QR code stays small: {token}");
        assert_eq!(Slip::read(&token, &Signer::new([2; 32])), None);
        let other = Slip { board: 13, ..slip }.token(&signer);
        let forged = format!("{}.{}", other.split_once('.').unwrap().0, token.split_once('.').unwrap().1);
        for bad in [forged.as_str(), "", ".", "a.b", &token[1..], &signer.sign("ticket", "girona-2026/3/12")] {
            assert_eq!(Slip::read(bad, &signer), None, "{bad}");
        }
    }

    #[test]
    fn a_digest_is_sha_256() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
