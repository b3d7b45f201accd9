//! Counters of a ledger's work, for metrics.

/// Counts since a ledger was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LedgerCounts {
    /// The kind of its streams.
    pub kind: &'static str,
    /// Number of cached streams.
    pub cached_streams: usize,
    /// Number of commands refused by a rule.
    pub refusals: u64,
    /// Number of retries after a version conflict.
    pub retries: u64,
}
