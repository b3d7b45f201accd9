//! Rate limits.
//!
//! Whatever a client sends as a key is reduced to a digest of fixed size before it is kept, and time is the steady time
//! since the start, which no correction of the machine's clock moves.

use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Maximum number of keys in memory. Beyond that, requests with a new key are refused until old keys expire.
const KEYS_MAX: usize = 50_000;
/// Number of new keys after which expired keys are dropped.
const SWEEP_AFTER: usize = 1_000;

/// The digest of whatever a limit counts by: an address, a name, a ticket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LimitKey([u8; 16]);

impl LimitKey {
    /// Returns the key of some parts. Parts are kept apart: `["ab", "c"]` and `["a", "bc"]` differ.
    pub fn of(parts: &[&str]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part.as_bytes());
        }
        let full = hash.finalize();
        Self(std::array::from_fn(|place| full.get(place).copied().unwrap_or_default()))
    }
}

/// A token bucket for each key: it holds `burst` tokens and regains one per `every`.
pub struct Limiter {
    burst: u32,
    every: Duration,
    buckets: Mutex<Buckets>,
}

#[derive(Default)]
struct Buckets {
    /// For each key, the time at which its bucket will be full again.
    full_at: HashMap<LimitKey, Duration>,
    /// Number of keys added since expired keys were last dropped.
    added: usize,
}

impl Limiter {
    /// Creates a limiter that allows `burst` requests at once, then one per `every`.
    pub fn new(burst: u32, every: Duration) -> Self {
        Self { burst: burst.max(1), every: every.max(Duration::from_millis(1)), buckets: Mutex::default() }
    }

    /// Takes a token. If none is left, the error is the number of seconds until the next one.
    pub fn take(&self, key: LimitKey, now: Duration) -> Result<(), i64> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let known = buckets.full_at.get(&key).copied();
        if known.is_none() {
            if buckets.added >= SWEEP_AFTER || buckets.full_at.len() >= KEYS_MAX {
                buckets.full_at.retain(|_, at| *at > now);
                buckets.added = 0;
            }
            if buckets.full_at.len() >= KEYS_MAX {
                return Err(1);
            }
        }
        let capacity = self.every.saturating_mul(self.burst);
        let at = known.unwrap_or(now).max(now).saturating_add(self.every);
        let late = at.saturating_sub(now).saturating_sub(capacity);
        if !late.is_zero() {
            return Err(i64::try_from(late.as_millis().div_ceil(1000)).unwrap_or(i64::MAX));
        }
        if buckets.full_at.insert(key, at).is_none() {
            buckets.added += 1;
        }
        Ok(())
    }

    /// Returns the number of keys in memory.
    #[cfg(test)]
    fn keys(&self) -> usize {
        self.buckets.lock().unwrap().full_at.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limiter = Limiter::new(3, at(1));
        let [a, b] = ["a", "b"].map(|name| LimitKey::of(&[name]));
        for _ in 0..3 {
            assert_eq!(limiter.take(a, at(0)), Ok(()));
        }
        assert_eq!(limiter.take(a, at(0)), Err(1));
        assert_eq!(limiter.take(b, at(0)), Ok(()), "others are not held up");
        assert_eq!(limiter.take(a, at(1)), Ok(()));
        assert_eq!(limiter.take(a, at(1)), Err(1));
        for _ in 0..3 {
            assert_eq!(limiter.take(a, at(60)), Ok(()));
        }
    }

    #[test]
    fn keys_expire_by_time_and_not_by_number() {
        let limiter = Limiter::new(2, at(1));
        for second in 0..20 {
            for number in 0..SWEEP_AFTER {
                limiter.take(LimitKey::of(&[&format!("{second}/{number}")]), at(second * 10)).unwrap();
            }
        }
        assert!(limiter.keys() <= 2 * SWEEP_AFTER, "{}", limiter.keys());
    }

    #[test]
    fn a_full_table_refuses_new_keys_and_serves_known_ones() {
        let limiter = Limiter::new(2, at(3600));
        for number in 0..KEYS_MAX {
            limiter.take(LimitKey::of(&[&number.to_string()]), at(0)).unwrap();
        }
        assert_eq!(limiter.take(LimitKey::of(&["new"]), at(0)), Err(1));
        assert_eq!(limiter.take(LimitKey::of(&["7"]), at(0)), Ok(()));
        assert_eq!(limiter.take(LimitKey::of(&["new"]), at(3601)), Ok(()), "expired keys make room");
    }

    #[test]
    fn the_parts_of_a_key_are_kept_apart() {
        assert_ne!(LimitKey::of(&["ab", "c"]), LimitKey::of(&["a", "bc"]));
        assert_eq!(size_of::<LimitKey>(), 16);
    }
}
