//! The code of a ledger that depends on its aggregate: reading, deciding, applying and writing acts.
//!
//! Generic code is compiled again in each crate that calls it, with all that it calls: here, every serializer of every
//! act. Called through these pointers, it is compiled once, in the crate that opens the ledger.
//! (Not in an `async fn` that another crate awaits: the compiler compiles that one there.)

use crate::{CommandOutcome, Ledger, LedgerErrorOf, RecordedOf};
use adoube_aggregate::{Aggregate, Context};
use adoube_store::{CommandId, Stream};
use std::pin::Pin;
use std::sync::Arc;

/// The future of a result.
pub(crate) type Pending<'a, T, A> = Pin<Box<dyn Future<Output = Result<T, LedgerErrorOf<A>>> + Send + 'a>>;
/// The number of the last entry of a stream, and the state after it.
type Known<A> = (u64, Arc<<A as Aggregate>::State>);
type Acts<A> = for<'a> fn(
    &'a Ledger<A>,
    &'a Stream,
    CommandId,
    &'a Context,
    Vec<<A as Aggregate>::Act>,
) -> Pending<'a, CommandOutcome<A>, A>;

type StateAt<A> = for<'a> fn(&'a Ledger<A>, &'a Stream, u64) -> Pending<'a, Arc<<A as Aggregate>::State>, A>;
type Since<A> = for<'a> fn(&'a Ledger<A>, &'a Stream, u64, u32) -> Pending<'a, Vec<RecordedOf<A>>, A>;

pub(crate) struct Compiled<A: Aggregate> {
    pub(crate) acts: Acts<A>,
    pub(crate) known: for<'a> fn(&'a Ledger<A>, &'a Stream) -> Pending<'a, Known<A>, A>,
    pub(crate) fresh: for<'a> fn(&'a Ledger<A>, &'a Stream) -> Pending<'a, Known<A>, A>,
    pub(crate) state_at: StateAt<A>,
    pub(crate) since: Since<A>,
    pub(crate) json: fn(&RecordedOf<A>) -> Result<serde_json::Value, serde_json::Error>,
}

impl<A: Aggregate> Compiled<A> {
    pub(crate) const ALL: Self = Self {
        acts: |ledger, stream, command, context, acts| Box::pin(ledger.acts_now(stream, command, context, acts)),
        known: |ledger, stream| Box::pin(ledger.known_now(stream)),
        fresh: |ledger, stream| Box::pin(ledger.fresh_now(stream)),
        state_at: |ledger, stream, number| Box::pin(ledger.state_at_now(stream, number)),
        since: |ledger, stream, after, limit| Box::pin(ledger.since_now(stream, after, limit)),
        // By way of text, because the log writes text: each serializer is compiled for one format only.
        json: |recorded| serde_json::from_str(&serde_json::to_string(recorded)?),
    };
}
