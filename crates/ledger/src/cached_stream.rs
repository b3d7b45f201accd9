//! In-memory cache of streams, which can be rebuilt from the log.

use adoube_aggregate::{Aggregate, Recorded};
use adoube_store::Stream;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// Maximum number of cached streams; beyond that, unused ones are evicted.
const STREAMS_MAX: usize = 4096;
/// Number of entries between two snapshots.
const SNAPSHOT_EVERY: u64 = 256;
/// Maximum number of snapshots per stream.
const SNAPSHOTS_MAX: usize = 64;

/// The cached state of a stream.
pub(crate) struct CachedStream<A: Aggregate> {
    /// Held while the stream is read from or written to the log.
    pub(crate) stream_lock: tokio::sync::Mutex<()>,
    now: RwLock<(u64, Arc<A::State>)>,
    read: AtomicBool,
    snapshots: Mutex<BTreeMap<u64, Arc<A::State>>>,
}

impl<A: Aggregate> Default for CachedStream<A> {
    fn default() -> Self {
        Self {
            stream_lock: tokio::sync::Mutex::new(()),
            now: RwLock::new((0, Arc::new(A::State::default()))),
            read: AtomicBool::new(false),
            snapshots: Mutex::new(BTreeMap::new()),
        }
    }
}

impl<A: Aggregate> CachedStream<A> {
    /// Returns the number of the last entry read and the state after it.
    pub(crate) fn now(&self) -> (u64, Arc<A::State>) {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        (now.0, Arc::clone(&now.1))
    }

    /// Returns whether the stream has been read to its end at least once.
    pub(crate) fn is_read(&self) -> bool {
        self.read.load(Ordering::Acquire)
    }

    pub(crate) fn set_read(&self) {
        self.read.store(true, Ordering::Release);
    }

    /// Applies entries, and sends a notice of each.
    pub(crate) fn take(
        &self,
        recorded: impl Iterator<Item = Arc<Recorded<A::Act, A::Answer>>>,
        mut notify: impl FnMut(&Arc<Recorded<A::Act, A::Answer>>),
    ) {
        for done in recorded {
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            // Clones the state only if somebody else holds it.
            A::apply(Arc::make_mut(&mut now.1), &done);
            now.0 = done.number;
            drop(now);
            notify(&done);
        }
    }

    /// Stores the state that the decision produced, and sends a notice of each entry that led to it.
    pub(crate) fn take_made(
        &self,
        recorded: impl Iterator<Item = Arc<Recorded<A::Act, A::Answer>>>,
        state: A::State,
        notify: impl FnMut(&Arc<Recorded<A::Act, A::Answer>>),
    ) {
        let recorded: Vec<_> = recorded.collect();
        if let Some(last) = recorded.last() {
            *self.now.write().unwrap_or_else(PoisonError::into_inner) = (last.number, Arc::new(state));
        }
        recorded.iter().for_each(notify);
    }

    /// Returns the latest snapshot at or before an entry.
    pub(crate) fn snapshot(&self, number: u64) -> (u64, Arc<A::State>) {
        let snapshots = self.snapshots.lock().unwrap_or_else(PoisonError::into_inner);
        let found = snapshots.range(..=number).next_back().map(|(at, state)| (*at, Arc::clone(state)));
        found.unwrap_or_else(|| (0, Arc::new(A::State::default())))
    }

    /// Saves a state as a snapshot if one is due.
    pub(crate) fn keep_snapshot(&self, number: u64, state: &A::State) {
        if !number.is_multiple_of(SNAPSHOT_EVERY) {
            return;
        }
        let mut snapshots = self.snapshots.lock().unwrap_or_else(PoisonError::into_inner);
        if snapshots.len() < SNAPSHOTS_MAX && !snapshots.contains_key(&number) {
            snapshots.insert(number, Arc::new(state.clone()));
        }
    }
}

pub(crate) struct StreamCache<A: Aggregate>(Mutex<HashMap<Stream, Arc<CachedStream<A>>>>);

impl<A: Aggregate> Default for StreamCache<A> {
    fn default() -> Self {
        Self(Mutex::new(HashMap::new()))
    }
}

impl<A: Aggregate> StreamCache<A> {
    pub(crate) fn get(&self, stream: &Stream) -> Arc<CachedStream<A>> {
        let mut streams = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cached) = streams.get(stream) {
            return Arc::clone(cached);
        }
        if streams.len() >= STREAMS_MAX {
            // A stream in use must not be evicted, or two tasks would hold two locks for it.
            streams.retain(|_, cached| Arc::strong_count(cached) > 1);
        }
        Arc::clone(streams.entry(stream.clone()).or_default())
    }

    /// Evicts an empty stream. A task that is about to write to it continues; version conflicts are settled by the log.
    pub(crate) fn forget(&self, stream: &Stream) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(stream);
    }

    /// Returns the number of cached streams.
    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Returns a stream if it is cached.
    pub(crate) fn known(&self, stream: &Stream) -> Option<Arc<CachedStream<A>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(stream).cloned()
    }

    pub(crate) fn all(&self) -> Vec<(Stream, Arc<CachedStream<A>>)> {
        let streams = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        streams.iter().map(|(stream, cached)| (stream.clone(), Arc::clone(cached))).collect()
    }
}
