//! The second factor: time-based one-time codes (RFC 6238), each accepted only once, and recovery codes for a lost
//! phone.

use crate::token::digest;
use serde::{Deserialize, Serialize};
use totp_rs::{Algorithm, Builder, Totp};

/// Time step of the codes, in seconds.
const STEP_S: i64 = 30;
/// Number of recovery codes.
const CODES: usize = 10;
/// Letters and digits that are not easily confused.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789=";

/// The state of a second factor, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Used {
    /// Digests of the unused recovery codes.
    pub codes: Vec<String>,
    /// Time step of the last code used.
    pub step: i64,
}

impl Used {
    /// Parses the stored form.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Returns the stored form.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

fn totp(secret: &str) -> Option<Totp> {
    Builder::new().with_algorithm(Algorithm::SHA1).with_secret(base32_decode(secret)?).build().ok()
}

/// Checks a code and returns the state with the code marked as used; `None` if the code is wrong or was used before.
pub fn check(secret: &str, used: &Used, code: &str, now_ms: i64) -> Option<Used> {
    let code: String = code.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if code.len() != 6 {
        let hash = digest(code.to_lowercase().as_bytes());
        let codes: Vec<String> = used.codes.iter().filter(|kept| **kept != hash).cloned().collect();
        return (codes.len() < used.codes.len()).then_some(Used { codes, step: used.step });
    }
    let totp = totp(secret)?;
    let now = now_ms.div_euclid(1000).div_euclid(STEP_S);
    [now, now - 1, now + 1].into_iter().filter(|&step| step > used.step).find_map(|step| {
        let expected = totp.generate(u64::try_from(step.checked_mul(STEP_S)?).ok()?).to_string();
        (expected == code).then(|| Used { codes: used.codes.clone(), step })
    })
}

/// Returns the code that an authenticator shows now.
pub fn shown(secret: &str, now_ms: i64) -> Option<String> {
    Some(totp(secret)?.generate(u64::try_from(now_ms.div_euclid(1000)).ok()?).to_string())
}

/// Encodes a new secret in base32, as authenticators expect it.
pub fn new_secret(random: [u8; 20]) -> String {
    base32_encode(&random)
}

/// Returns the `otpauth:` URL for the QR code that authenticators scan.
pub fn otpauth(secret: &str, account: &str) -> String {
    let account = crate::links::encoded(account);
    format!("otpauth://totp/adoube:{account}?secret={secret}&issuer=adoube")
}

/// Generates recovery codes, to be shown once, and the digests to store.
pub fn recovery_codes(random: [u8; 100]) -> (Vec<String>, Vec<String>) {
    let codes: Vec<String> = random
        .chunks(10)
        .take(CODES)
        .map(|chunk| {
            let letter = |byte: &u8| char::from(*ALPHABET.get(usize::from(*byte) % 31).unwrap_or(&b'a'));
            chunk.iter().map(letter).collect()
        })
        .collect();
    let kept = codes.iter().map(|code| digest(code.as_bytes())).collect();
    (codes, kept)
}

const BASE32: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

fn base32_encode(bytes: &[u8]) -> String {
    let mut out = String::new();
    let (mut bits, mut count) = (0_u32, 0);
    for &byte in bytes {
        bits = bits << 8 | u32::from(byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            let index = (bits >> count & 31) as usize;
            out.push(char::from(*BASE32.get(index).unwrap_or(&b'A')));
            bits &= (1 << count) - 1;
        }
    }
    if count > 0 {
        let index = (bits << (5 - count) & 31) as usize;
        out.push(char::from(*BASE32.get(index).unwrap_or(&b'A')));
    }
    out
}

fn base32_decode(text: &str) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for byte in text.bytes() {
        let value = BASE32.iter().position(|&letter| letter == byte.to_ascii_uppercase())?;
        bits = bits << 5 | u32::try_from(value).ok()?;
        count += 5;
        if count >= 8 {
            count -= 8;
            out.push(u8::try_from(bits >> count & 255).ok()?);
            bits &= (1 << count) - 1;
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B: the last six digits of the codes for the secret 12345678901234567890.
    #[test]
    fn rfc_6238_codes_are_accepted_once() {
        let secret = base32_encode(b"12345678901234567890");
        assert_eq!(secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(base32_decode(&secret).unwrap(), b"12345678901234567890");
        for (seconds, code) in [(59, "287082"), (1_111_111_109, "081804"), (20_000_000_000, "353130")] {
            let used = check(&secret, &Used::default(), code, seconds * 1000).unwrap();
            assert_eq!(check(&secret, &used, code, seconds * 1000), None, "once only");
            assert_eq!(check(&secret, &Used::default(), code, seconds * 1000 + 95_000), None, "too late");
        }
        for wrong in ["", "287083", "28708", "abcdef", "2870822"] {
            assert_eq!(check(&secret, &Used::default(), wrong, 59_000), None, "{wrong}");
        }
        assert!(check(&secret, &Used::default(), "287 082", 59_000 + 30_000).is_some(), "a step late is in time");
    }

    #[test]
    fn a_recovery_code_is_accepted_once() {
        let (codes, kept) = recovery_codes(std::array::from_fn(|index| index as u8));
        assert_eq!((codes.len(), codes[0].len()), (CODES, 10));
        let used = Used { codes: kept, step: 0 };
        let after = check("", &used, &codes[3].to_uppercase(), 0).unwrap();
        assert_eq!(after.codes.len(), CODES - 1);
        assert_eq!(check("", &after, &codes[3], 0), None);
        assert_eq!(Used::read(&after.write()), after);
    }
}
