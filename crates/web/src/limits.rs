//! Rate limits.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Maximum number of keys in memory. Beyond that, full buckets are dropped.
const KEYS_MAX: usize = 50_000;

/// A token bucket for each key: it holds `burst` tokens and regains one every `every_ms`.
pub struct Limiter {
    burst: i64,
    every_ms: i64,
    /// For each key, the time at which its bucket will be full again.
    full_at: Mutex<HashMap<String, i64>>,
}

impl Limiter {
    /// Creates a limiter that allows `burst` requests at once, then one every `every_ms`.
    pub fn new(burst: i64, every_ms: i64) -> Self {
        Self { burst: burst.max(1), every_ms: every_ms.max(1), full_at: Mutex::default() }
    }

    /// Takes a token. If none is left, the error is the number of seconds until the next one.
    pub fn take(&self, key: &str, now_ms: i64) -> Result<(), i64> {
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if full_at.len() >= KEYS_MAX {
            full_at.retain(|_, &mut at| at > now_ms);
            if full_at.len() >= KEYS_MAX {
                return Err(1);
            }
        }
        let at = full_at.get(key).copied().unwrap_or(now_ms).max(now_ms).saturating_add(self.every_ms);
        let late_ms = at.saturating_sub(now_ms).saturating_sub(self.burst.saturating_mul(self.every_ms));
        if late_ms > 0 {
            return Err(late_ms.saturating_add(999) / 1000);
        }
        full_at.insert(key.to_owned(), at);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limiter = Limiter::new(3, 1000);
        for _ in 0..3 {
            assert_eq!(limiter.take("a", 0), Ok(()));
        }
        assert_eq!(limiter.take("a", 0), Err(1));
        assert_eq!(limiter.take("b", 0), Ok(()), "others are not held up");
        assert_eq!(limiter.take("a", 1000), Ok(()));
        assert_eq!(limiter.take("a", 1001), Err(1));
        for _ in 0..3 {
            assert_eq!(limiter.take("a", 60_000), Ok(()));
        }
    }
}
