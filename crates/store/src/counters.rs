//! Counters of the store's work, for metrics.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoreCounts {
    /// Commands appended.
    pub appends: u64,
    /// Entries appended.
    pub entries: u64,
    /// Commands that had already been executed.
    pub repeated: u64,
    /// Commands refused because the stream had grown.
    pub conflicts: u64,
    /// Appends retried because a connection broke.
    pub retries: u64,
    /// Commands waiting for the group commit.
    pub queued: u64,
    /// Hints waiting to be sent to other desks.
    pub hints_queued: u64,
}

#[derive(Default, Debug)]
pub(crate) struct Counters {
    pub(crate) appends: Counter,
    pub(crate) entries: Counter,
    pub(crate) repeated: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) retries: Counter,
}

#[derive(Default, Debug)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn subtract(&self, fewer: u64) {
        self.0.fetch_sub(fewer, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
