//! Counters of a ledger's work, for metrics.

/// How much a ledger has done since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LedgerCounts {
    /// The kind of its streams.
    pub kind: &'static str,
    /// How many streams are cached.
    pub cached_streams: usize,
    /// How many commands were refused by a rule.
    pub refusals: u64,
    /// How many times acts were decided again because another writer was faster.
    pub retries: u64,
}
