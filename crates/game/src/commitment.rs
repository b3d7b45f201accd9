//! A sealed move in custody (I.1.1, I.3): stored as a commitment, revealed when the envelope is opened.
//!
//! The holder of the commitment cannot learn the move from it, and nobody can change the move before it is revealed.
//! The commitment is the SHA-256 digest of a nonce, which the caller draws, its length and the text of the move.

use std::fmt;

/// The commitment to a sealed move until the envelope is opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Seals a text with an unpredictable nonce of at least sixteen random bytes.
    ///
    /// ```
    /// use adoube_game::Commitment;
    /// let nonce = [7; 16]; // random in real use
    /// let sealed = Commitment::seal("Be2", &nonce);
    /// assert!(sealed.opens("Be2", &nonce));
    /// assert!(!sealed.opens("Be3", &nonce));
    /// ```
    pub fn seal(text: &str, nonce: &[u8]) -> Self {
        let mut message = Vec::with_capacity(8 + nonce.len() + text.len());
        message.extend_from_slice(&(nonce.len() as u64).to_be_bytes());
        message.extend_from_slice(nonce);
        message.extend_from_slice(text.as_bytes());
        Self(sha256(&message))
    }

    /// Returns whether a text and a nonce match the commitment.
    pub fn opens(&self, text: &str, nonce: &[u8]) -> bool {
        *self == Self::seal(text, nonce)
    }

    /// Returns the digest.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4).
const K: [u32; 64] = {
    let mut k = [0; 64];
    let (mut found, mut candidate) = (0, 2);
    while found < 64 {
        if is_prime(candidate) {
            k[found] = root_fraction(candidate, 3);
            found += 1;
        }
        candidate += 1;
    }
    k
};

/// The first 32 bits of the fractional parts of the square roots of the first eight primes.
const START: [u32; 8] = {
    let mut start = [0; 8];
    let (mut found, mut candidate) = (0, 2);
    while found < 8 {
        if is_prime(candidate) {
            start[found] = root_fraction(candidate, 2);
            found += 1;
        }
        candidate += 1;
    }
    start
};

const fn is_prime(number: u128) -> bool {
    let mut divisor = 2;
    while divisor * divisor <= number {
        if number.is_multiple_of(divisor) {
            return false;
        }
        divisor += 1;
    }
    true
}

/// Returns the first 32 bits of the fractional part of a root: the largest `x` with `x^power <= number * 2^(32 *
/// power)`.
const fn root_fraction(number: u128, power: u32) -> u32 {
    let target = number << (32 * power);
    let (mut low, mut high) = (0u128, 1 << 38);
    while high - low > 1 {
        let middle = u128::midpoint(low, high);
        let mut raised = middle;
        let mut i = 1;
        while i < power {
            raised *= middle;
            i += 1;
        }
        if raised <= target {
            low = middle;
        } else {
            high = middle;
        }
    }
    low as u32
}

/// Computes SHA-256 (FIPS 180-4).
fn sha256(message: &[u8]) -> [u8; 32] {
    let mut padded = message.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend_from_slice(&((message.len() as u64).wrapping_mul(8)).to_be_bytes());
    let mut state = START;
    let (blocks, _) = padded.as_chunks::<64>();
    for block in blocks {
        compress(&mut state, block);
    }
    let mut digest = [0; 32];
    let (words, _) = digest.as_chunks_mut::<4>();
    for (bytes, word) in words.iter_mut().zip(state) {
        *bytes = word.to_be_bytes();
    }
    digest
}

#[allow(clippy::many_single_char_names, reason = "the standard's own names")]
fn compress(state: &mut [u32; 8], block: &[u8; 64]) {
    let mut schedule = [0u32; 64];
    let (words, _) = block.as_chunks::<4>();
    for (slot, bytes) in schedule.iter_mut().zip(words) {
        *slot = u32::from_be_bytes(*bytes);
    }
    for i in 16..64 {
        let s0 = schedule[i - 15].rotate_right(7) ^ schedule[i - 15].rotate_right(18) ^ (schedule[i - 15] >> 3);
        let s1 = schedule[i - 2].rotate_right(17) ^ schedule[i - 2].rotate_right(19) ^ (schedule[i - 2] >> 10);
        schedule[i] = schedule[i - 16].wrapping_add(s0).wrapping_add(schedule[i - 7]).wrapping_add(s1);
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *state;
    for (&k, &w) in K.iter().zip(&schedule) {
        let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let choice = (e & f) ^ (!e & g);
        let first = h.wrapping_add(s1).wrapping_add(choice).wrapping_add(k).wrapping_add(w);
        let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let majority = (a & b) ^ (a & c) ^ (b & c);
        let second = s0.wrapping_add(majority);
        (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(first), c, b, a, first.wrapping_add(second));
    }
    for (word, add) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
        *word = word.wrapping_add(add);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_the_standards() {
        let hex = |text: &str| Commitment(sha256(text.as_bytes())).to_string();
        assert_eq!(hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        let two_blocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(hex(two_blocks), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    }

    #[test]
    fn nonce_and_text_do_not_run_into_each_other() {
        assert_ne!(Commitment::seal("e4", b"ab"), Commitment::seal("be4", b"a"));
    }
}
