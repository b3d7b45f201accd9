//! Decides which idle connections of the pool to test before use.
//!
//! A server that restarts leaves dead connections in the pool. An append finds out and retries, a read would fail. A ping
//! before each use would double the round trips, so only these connections are tested: those idle for a while, and those
//! idle since before another connection broke.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Time within which the connections in use notice that the server is gone.
const TRUSTED: Duration = Duration::from_secs(1);

/// The time of the last break of a connection.
#[derive(Default, Debug)]
pub(crate) struct Breaks(Mutex<Option<Instant>>);

impl Breaks {
    pub(crate) fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Returns whether to test a connection that has been idle for this time.
    pub(crate) fn is_suspect(&self, idle: Duration) -> bool {
        let last = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        idle >= TRUSTED || last.is_some_and(|last| idle >= last.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::{Breaks, TRUSTED};
    use std::time::Duration;

    #[test]
    fn connections_older_than_a_break_are_tested() {
        let breaks = Breaks::default();
        assert!(!breaks.is_suspect(Duration::ZERO));
        assert!(breaks.is_suspect(TRUSTED));
        breaks.note();
        assert!(breaks.is_suspect(Duration::from_millis(999)));
        std::thread::sleep(Duration::from_millis(2));
        assert!(!breaks.is_suspect(Duration::from_millis(1)), "used again after the break");
    }
}
