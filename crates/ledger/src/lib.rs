//! Aggregates in the log: decide, append, apply, notify, follow.
//!
//! An act is decided on the state that follows from the log, and acknowledged once it is on disk. Commands are
//! idempotent: sent twice, a command is carried out once and gets the same answer. Concurrent acts on a stream, on this
//! desk or another, are resolved by optimistic locking: on a version conflict the loser is decided again on the new
//! state.

mod cached_stream;
mod compiled;
mod counts;
mod error;
mod follower;
mod form;
mod redact;
mod replay;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use adoube_aggregate::{Aggregate, Context, Decision, Recorded};
use adoube_store::{CommandId, DeskKey, Hint, NewEntry, SignedCheckpoint, Store, StoreError, Stream, StreamEntry};
use cached_stream::{CachedStream, StreamCache};
use compiled::Compiled;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::broadcast;

pub use counts::LedgerCounts;
pub use error::LedgerError;
pub use follower::{Concern, Follow, Follower, Handled, Led, Positions, Stopped};
pub use form::{ACT, EntryError, read_recorded};
pub use replay::Replay;

/// Maximum number of attempts after version conflicts.
const TRIES: u32 = 32;
/// Number of notices buffered for a slow listener; beyond that, it must read the log.
const NOTICES_KEPT: usize = 1024;

/// A recorded act of an aggregate.
pub type RecordedOf<A> = Recorded<<A as Aggregate>::Act, <A as Aggregate>::Answer>;
/// The reason why an act of an aggregate was not recorded.
pub type LedgerErrorOf<A> = LedgerError<<A as Aggregate>::Refusal>;

/// The result of a command.
#[derive(Clone, Debug)]
pub struct CommandOutcome<A: Aggregate> {
    /// The number of the command's last entry in the stream.
    pub number: u64,
    /// The answers to all its acts, in order.
    pub answers: Vec<A::Answer>,
    /// The state after the command, or after later entries.
    pub state: Arc<A::State>,
    /// Whether the command had already been carried out.
    pub repeated: bool,
    /// The checkpoint signed after the command, if one of its acts seals the stream.
    pub checkpoint: Option<SignedCheckpoint>,
}

/// A notice of a new entry, for listeners.
#[derive(Debug)]
pub struct EntryNotice<A: Aggregate> {
    /// The stream.
    pub stream: Stream,
    /// The entry.
    pub recorded: Arc<RecordedOf<A>>,
}

impl<A: Aggregate> Clone for EntryNotice<A> {
    fn clone(&self) -> Self {
        Self { stream: self.stream.clone(), recorded: Arc::clone(&self.recorded) }
    }
}

/// The streams of an aggregate in the log. Cheap to clone.
pub struct Ledger<A: Aggregate> {
    inner: Arc<Inner<A>>,
}

struct Inner<A: Aggregate> {
    compiled: Compiled<A>,
    store: Store,
    key: Option<Arc<DeskKey>>,
    streams: StreamCache<A>,
    notices: broadcast::Sender<EntryNotice<A>>,
    refusals: AtomicU64,
    retries: AtomicU64,
}

impl<A: Aggregate> Clone for Ledger<A> {
    fn clone(&self) -> Self {
        Self { inner: Arc::clone(&self.inner) }
    }
}

impl<A: Aggregate> Ledger<A> {
    /// Opens the streams of an aggregate in a store. Checkpoints are signed if there is a key.
    pub fn open(store: Store, key: Option<Arc<DeskKey>>) -> Self {
        let (notices, _) = broadcast::channel(NOTICES_KEPT);
        Self {
            inner: Arc::new(Inner {
                compiled: Compiled::ALL,
                store,
                key,
                streams: StreamCache::default(),
                notices,
                refusals: AtomicU64::new(0),
                retries: AtomicU64::new(0),
            }),
        }
    }

    /// Returns the store.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Returns the counts since the ledger was opened.
    pub fn counts(&self) -> LedgerCounts {
        LedgerCounts {
            kind: A::KIND,
            cached_streams: self.inner.streams.len(),
            refusals: self.inner.refusals.load(Ordering::Relaxed),
            retries: self.inner.retries.load(Ordering::Relaxed),
        }
    }

    /// Subscribes to new entries. A listener that falls behind must read the log.
    pub fn listen(&self) -> broadcast::Receiver<EntryNotice<A>> {
        self.inner.notices.subscribe()
    }

    /// Returns the stream of an aggregate by its id.
    pub fn stream(id: &str) -> Result<Stream, LedgerErrorOf<A>> {
        format!("{}/{id}", A::KIND).parse().map_err(|malformed| LedgerError::Store(StoreError::Malformed(malformed)))
    }

    /// Carries out one act.
    pub async fn act(
        &self,
        stream: &Stream,
        command: CommandId,
        context: &Context,
        act: A::Act,
    ) -> Result<CommandOutcome<A>, LedgerErrorOf<A>> {
        self.acts(stream, command, context, vec![act]).await
    }

    /// Carries out several acts as one atomic command.
    pub async fn acts(
        &self,
        stream: &Stream,
        command: CommandId,
        context: &Context,
        acts: Vec<A::Act>,
    ) -> Result<CommandOutcome<A>, LedgerErrorOf<A>> {
        (self.inner.compiled.acts)(self, stream, command, context, acts).await
    }

    async fn acts_now(
        &self,
        stream: &Stream,
        command: CommandId,
        context: &Context,
        acts: Vec<A::Act>,
    ) -> Result<CommandOutcome<A>, LedgerErrorOf<A>> {
        let started = Instant::now();
        let result = self.carry_out(stream, command, context, acts).await;
        self.log(stream, context, started.elapsed(), &result);
        result
    }

    /// Logs the result of a command: the actor, the stream, the duration, and the reason if it was not recorded.
    fn log(
        &self,
        stream: &Stream,
        context: &Context,
        took: Duration,
        result: &Result<CommandOutcome<A>, LedgerErrorOf<A>>,
    ) {
        let (by, took_ms) = (context.by.as_str(), u64::try_from(took.as_millis()).unwrap_or(u64::MAX));
        match result {
            Ok(CommandOutcome { number, repeated, .. }) => {
                tracing::debug!(%stream, number, by, took_ms, repeated, "recorded");
            }
            Err(LedgerError::Refused(refusal)) => {
                self.inner.refusals.fetch_add(1, Ordering::Relaxed);
                tracing::info!(%stream, by, took_ms, cause = redact::variant_names(refusal), "refused");
            }
            Err(error) => tracing::warn!(%stream, by, took_ms, cause = error.cause(), "not recorded"),
        }
    }

    async fn carry_out(
        &self,
        stream: &Stream,
        command: CommandId,
        context: &Context,
        acts: Vec<A::Act>,
    ) -> Result<CommandOutcome<A>, LedgerErrorOf<A>> {
        let cached = self.cached(stream)?;
        let acts = Arc::new(acts);
        let mut lock = cached.stream_lock.lock().await;
        if !cached.is_read() {
            self.catch_up(stream, &cached).await?;
        }
        for tried in 0..TRIES {
            let (number, state) = cached.now();
            let decided = decide_all::<A>(stream, state, number, Arc::clone(&acts), context).await;
            let Decided { recorded, next } = match decided {
                Ok(decided) => decided,
                // It may be refused because the same command has already been carried out.
                Err(refused @ LedgerError::Refused(_)) => {
                    if let Some(entries) = self.inner.store.find(command).await? {
                        drop(lock);
                        return self.repeated(stream, &cached, &entries).await;
                    }
                    // Another desk may have appended in the meantime: refuse only on the latest state.
                    if self.catch_up(stream, &cached).await? == 0 {
                        return Err(refused);
                    }
                    continue;
                }
                Err(failed) => return Err(failed),
            };
            let entries = recorded.iter().map(written::<A>).collect::<Result<Vec<_>, _>>()?;
            match self.inner.store.append(stream, number, command, &entries, context.at_ms).await {
                Ok(appended) if appended.outcome == adoube_store::AppendOutcome::Repeated => {
                    drop(lock);
                    return self.repeated(stream, &cached, &appended.entries).await;
                }
                Ok(_) => {
                    let answers = recorded.iter().flat_map(|done| done.answers.iter().cloned()).collect();
                    let number = number + recorded.len() as u64;
                    let state = self.done(stream, &cached, recorded, next);
                    drop(lock);
                    let seals = acts.iter().any(A::seals);
                    let checkpoint = if seals { self.seal(stream, context.at_ms).await } else { None };
                    return Ok(CommandOutcome { number, answers, state, repeated: false, checkpoint });
                }
                Err(StoreError::Conflict { expected, actual, .. }) => {
                    self.inner.retries.fetch_add(1, Ordering::Relaxed);
                    tracing::info!(%stream, by = context.by, expected, actual, "conflict: deciding again");
                    self.catch_up(stream, &cached).await?;
                    // Let other tasks of this desk run, and give the other desk time.
                    drop(lock);
                    tokio::time::sleep(Duration::from_millis(u64::from(tried))).await;
                    lock = cached.stream_lock.lock().await;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(LedgerError::Busy)
    }

    /// Returns the cached state of a stream. It lags behind the log only if another desk has just appended.
    pub async fn state(&self, stream: &Stream) -> Result<Arc<A::State>, LedgerErrorOf<A>> {
        let (number, state) = self.known(stream).await?;
        if number == 0 {
            // Do not fill the cache with ids that do not exist.
            self.inner.streams.forget(stream);
        }
        Ok(state)
    }

    /// Like [`Self::state`], but caches the state of an empty stream too.
    pub async fn state_even_empty(&self, stream: &Stream) -> Result<Arc<A::State>, LedgerErrorOf<A>> {
        self.known(stream).await.map(|(_, state)| state)
    }

    async fn known(&self, stream: &Stream) -> Result<(u64, Arc<A::State>), LedgerErrorOf<A>> {
        (self.inner.compiled.known)(self, stream).await
    }

    async fn known_now(&self, stream: &Stream) -> Result<(u64, Arc<A::State>), LedgerErrorOf<A>> {
        let cached = self.cached(stream)?;
        if !cached.is_read() {
            let _lock = cached.stream_lock.lock().await;
            if !cached.is_read() {
                self.catch_up(stream, &cached).await?;
            }
        }
        Ok(cached.now())
    }

    /// Reads the latest state of a stream from the log, and returns it with the number of its last entry.
    pub async fn fresh(&self, stream: &Stream) -> Result<(u64, Arc<A::State>), LedgerErrorOf<A>> {
        (self.inner.compiled.fresh)(self, stream).await
    }

    async fn fresh_now(&self, stream: &Stream) -> Result<(u64, Arc<A::State>), LedgerErrorOf<A>> {
        let cached = self.cached(stream)?;
        let _lock = cached.stream_lock.lock().await;
        self.catch_up(stream, &cached).await?;
        Ok(cached.now())
    }

    /// Returns the state of a stream after an entry, or after its last one if there are fewer.
    pub async fn state_at(&self, stream: &Stream, number: u64) -> Result<Arc<A::State>, LedgerErrorOf<A>> {
        (self.inner.compiled.state_at)(self, stream, number).await
    }

    async fn state_at_now(&self, stream: &Stream, number: u64) -> Result<Arc<A::State>, LedgerErrorOf<A>> {
        let cached = self.cached(stream)?;
        if number > 0 && cached.is_read() && cached.now().0 == number {
            return Ok(cached.now().1);
        }
        let (mut at, state) = cached.snapshot(number);
        let mut state = (*state).clone();
        while at < number {
            let wanted = u32::try_from(number - at).unwrap_or(u32::MAX).min(adoube_store::READ_MAX);
            let entries = self.inner.store.read(stream, at, wanted).await?;
            if entries.is_empty() {
                break;
            }
            for entry in &entries {
                let done = read::<A>(entry)?;
                A::apply(&mut state, &done);
                at = entry.number;
                cached.keep_snapshot(at, &state);
            }
        }
        Ok(Arc::new(state))
    }

    /// Returns at most `limit` acts of a stream after a number, for listeners that fell behind.
    pub async fn since(&self, stream: &Stream, after: u64, limit: u32) -> Result<Vec<RecordedOf<A>>, LedgerErrorOf<A>> {
        (self.inner.compiled.since)(self, stream, after, limit).await
    }

    /// Returns the JSON of a recorded act, as the log has it.
    pub fn json(&self, recorded: &RecordedOf<A>) -> Result<serde_json::Value, serde_json::Error> {
        (self.inner.compiled.json)(recorded)
    }

    async fn since_now(&self, stream: &Stream, after: u64, limit: u32) -> Result<Vec<RecordedOf<A>>, LedgerErrorOf<A>> {
        let entries = self.inner.store.read(stream, after, limit).await?;
        entries.iter().map(|entry| read::<A>(entry)).collect()
    }

    /// Returns all streams of this aggregate.
    pub async fn streams(&self) -> Result<Vec<Stream>, LedgerErrorOf<A>> {
        Ok(self.inner.store.streams(Some(A::KIND)).await?)
    }

    /// Follows the entries of other desks. Runs forever, so spawn it as a task. Polls at least at this interval.
    pub async fn follow(self, every: Duration) -> Result<(), LedgerErrorOf<A>> {
        let watcher = self.inner.store.watch(every).await;
        let mut watcher = watcher.inspect_err(|error| {
            tracing::warn!(kind = A::KIND, cause = error.cause(), "other desks are not followed");
        })?;
        loop {
            let looked = match watcher.next().await {
                Hint::Grown(stream) => {
                    self.inner.streams.known(&stream).map(|cached| (stream, cached)).into_iter().collect()
                }
                Hint::Look => self.inner.streams.all(),
            };
            for (stream, cached) in looked {
                let _lock = cached.stream_lock.lock().await;
                if cached.is_read() {
                    // If the store cannot be read now, the next hint retries.
                    if let Err(error) = self.catch_up(&stream, &cached).await {
                        tracing::warn!(%stream, cause = error.cause(), "entries of other desks not read");
                    }
                }
            }
        }
    }

    fn cached(&self, stream: &Stream) -> Result<Arc<CachedStream<A>>, LedgerErrorOf<A>> {
        if stream.kind() == A::KIND {
            Ok(self.inner.streams.get(stream))
        } else {
            Err(LedgerError::WrongStream(stream.clone()))
        }
    }

    /// Applies entries of the log that are not cached yet, and returns their number. The caller must hold the stream's
    /// lock.
    async fn catch_up(&self, stream: &Stream, cached: &CachedStream<A>) -> Result<usize, LedgerErrorOf<A>> {
        let mut count = 0;
        loop {
            let (number, _) = cached.now();
            let entries = self.inner.store.read(stream, number, adoube_store::READ_MAX).await?;
            let last = entries.len() < adoube_store::READ_MAX as usize;
            count += entries.len();
            let recorded = entries.iter().map(|entry| read::<A>(entry)).collect::<Result<Vec<_>, _>>()?;
            let first = !cached.is_read();
            cached.take(recorded.into_iter().map(Arc::new), |done| {
                if !first {
                    self.notify(stream, done);
                }
            });
            if last {
                cached.set_read();
                return Ok(count);
            }
        }
    }

    fn done(
        &self,
        stream: &Stream,
        cached: &CachedStream<A>,
        recorded: Vec<RecordedOf<A>>,
        next: Option<A::State>,
    ) -> Arc<A::State> {
        let recorded = recorded.into_iter().map(Arc::new);
        match next {
            Some(next) => cached.take_made(recorded, next, |done| self.notify(stream, done)),
            None => cached.take(recorded, |done| self.notify(stream, done)),
        }
        cached.now().1
    }

    fn notify(&self, stream: &Stream, done: &Arc<RecordedOf<A>>) {
        // There may be no listener.
        let _ = self.inner.notices.send(EntryNotice { stream: stream.clone(), recorded: Arc::clone(done) });
    }

    /// Returns the outcome of a command that had already been carried out.
    async fn repeated(
        &self,
        stream: &Stream,
        cached: &CachedStream<A>,
        entries: &[StreamEntry],
    ) -> Result<CommandOutcome<A>, LedgerErrorOf<A>> {
        if let Some(entry) = entries.first().filter(|entry| entry.stream != *stream) {
            let command = entry.command;
            return Err(StoreError::CommandReused { command, stream: entry.stream.clone() }.into());
        }
        let _lock = cached.stream_lock.lock().await;
        self.catch_up(stream, cached).await?;
        let recorded = entries.iter().map(|entry| read::<A>(entry)).collect::<Result<Vec<_>, _>>()?;
        let number = entries.last().map_or(0, |entry| entry.number);
        let answers = recorded.into_iter().flat_map(|done| done.answers).collect();
        Ok(CommandOutcome { number, answers, state: cached.now().1, repeated: true, checkpoint: None })
    }

    /// Signs a checkpoint. The act is valid even if this fails; a later checkpoint covers it.
    async fn seal(&self, stream: &Stream, at_ms: i64) -> Option<SignedCheckpoint> {
        let key = self.inner.key.as_ref()?;
        let signed = self.inner.store.checkpoint(stream, key, at_ms).await;
        signed.inspect_err(|error| tracing::warn!(%stream, cause = error.cause(), "checkpoint not signed")).ok()
    }
}

/// Decided acts.
struct Decided<A: Aggregate> {
    recorded: Vec<RecordedOf<A>>,
    /// The state after them, if the decision produced it.
    next: Option<A::State>,
}

/// Decides acts one after another, each on the state after the previous one.
async fn decide_all<A: Aggregate>(
    stream: &Stream,
    state: Arc<A::State>,
    number: u64,
    acts: Arc<Vec<A::Act>>,
    context: &Context,
) -> Result<Decided<A>, LedgerErrorOf<A>> {
    let context = context.clone();
    let work = {
        let acts = Arc::clone(&acts);
        move || {
            let mut recorded: Vec<RecordedOf<A>> = Vec::with_capacity(acts.len());
            let mut next: Option<A::State> = None;
            for act in acts.iter() {
                let number = number + recorded.len() as u64 + 1;
                let before = next.as_ref().unwrap_or(&state);
                let Decision { answers, next: made } =
                    A::decide_next(before, act, &context, number).map_err(LedgerError::Refused)?;
                let done = Recorded {
                    number,
                    at: context.at_ms,
                    by: context.by.clone(),
                    confirmed: context.confirmed,
                    act: act.clone(),
                    answers,
                };
                match made {
                    Some(made) => next = Some(made),
                    None if acts.len() > 1 => A::apply(next.get_or_insert_with(|| (*state).clone()), &done),
                    None => {}
                }
                recorded.push(done);
            }
            Ok(Decided { recorded, next })
        }
    };
    if acts.len() > 8 || acts.iter().any(A::is_heavy) {
        // The thread has no span of its own: without the request's, a panic there could not be traced to its request.
        let span = tracing::Span::current();
        tokio::task::spawn_blocking(move || span.in_scope(work)).await.unwrap_or_else(|_| {
            tracing::error!(%stream, "deciding an act panicked");
            Err(LedgerError::Busy)
        })
    } else {
        work()
    }
}

fn written<A: Aggregate>(done: &RecordedOf<A>) -> Result<NewEntry, LedgerErrorOf<A>> {
    form::write_recorded::<A>(done).map_err(|_| LedgerError::TooLarge)
}

fn read<A: Aggregate>(entry: &StreamEntry) -> Result<RecordedOf<A>, LedgerErrorOf<A>> {
    let (stream, number) = (entry.stream.clone(), entry.number);
    read_recorded::<A>(entry).map_err(|error| match error {
        EntryError::Newer { found, known } => StoreError::NewerEntry { stream, number, found, known }.into(),
        EntryError::Unreadable(_) => LedgerError::Unreadable { stream, number },
    })
}
