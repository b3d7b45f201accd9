//! What a desk keeps of streams in memory: caches that the log can rebuild.

use crate::machine::{Done, Machine};
use adoube_store::Stream;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// How many streams are kept; beyond that, those nobody uses are forgotten.
const STREAMS_MAX: usize = 4096;
/// A snapshot is kept every so many entries.
const SNAPSHOT_EVERY: u64 = 256;
/// How many snapshots of a stream are kept.
const SNAPSHOTS_MAX: usize = 64;

/// A stream as far as this desk knows it.
pub(super) struct Kept<M: Machine> {
    /// Held by whoever reads or writes the stream: one at a time.
    pub(super) lane: tokio::sync::Mutex<()>,
    now: RwLock<(u64, Arc<M::State>)>,
    read: AtomicBool,
    snapshots: Mutex<BTreeMap<u64, Arc<M::State>>>,
}

impl<M: Machine> Default for Kept<M> {
    fn default() -> Self {
        Self {
            lane: tokio::sync::Mutex::new(()),
            now: RwLock::new((0, Arc::new(M::State::default()))),
            read: AtomicBool::new(false),
            snapshots: Mutex::new(BTreeMap::new()),
        }
    }
}

impl<M: Machine> Kept<M> {
    /// The number of the last entry known, and the state after it.
    pub(super) fn now(&self) -> (u64, Arc<M::State>) {
        let now = self.now.read().unwrap_or_else(PoisonError::into_inner);
        (now.0, Arc::clone(&now.1))
    }

    /// Whether the stream has been read to its end once.
    pub(super) fn is_read(&self) -> bool {
        self.read.load(Ordering::Acquire)
    }

    pub(super) fn set_read(&self) {
        self.read.store(true, Ordering::Release);
    }

    /// Applies what was done, and tells of each.
    pub(super) fn take(
        &self,
        dones: impl Iterator<Item = Arc<Done<M::Act, M::Answer>>>,
        mut tell: impl FnMut(&Arc<Done<M::Act, M::Answer>>),
    ) {
        for done in dones {
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            // A copy is made only if somebody is looking at the state.
            M::apply(Arc::make_mut(&mut now.1), &done);
            now.0 = done.number;
            drop(now);
            tell(&done);
        }
    }

    /// The last state kept that is not after a number.
    pub(super) fn snapshot(&self, number: u64) -> (u64, Arc<M::State>) {
        let snapshots = self.snapshots.lock().unwrap_or_else(PoisonError::into_inner);
        let found = snapshots.range(..=number).next_back().map(|(at, state)| (*at, Arc::clone(state)));
        found.unwrap_or_else(|| (0, Arc::new(M::State::default())))
    }

    /// Keeps a state if it is one to be kept.
    pub(super) fn keep_snapshot(&self, number: u64, state: &M::State) {
        if !number.is_multiple_of(SNAPSHOT_EVERY) {
            return;
        }
        let mut snapshots = self.snapshots.lock().unwrap_or_else(PoisonError::into_inner);
        if snapshots.len() < SNAPSHOTS_MAX && !snapshots.contains_key(&number) {
            snapshots.insert(number, Arc::new(state.clone()));
        }
    }
}

/// All streams that are kept.
pub(super) struct Streams<M: Machine>(Mutex<HashMap<Stream, Arc<Kept<M>>>>);

impl<M: Machine> Default for Streams<M> {
    fn default() -> Self {
        Self(Mutex::new(HashMap::new()))
    }
}

impl<M: Machine> Streams<M> {
    pub(super) fn get(&self, stream: &Stream) -> Arc<Kept<M>> {
        let mut streams = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = streams.get(stream) {
            return Arc::clone(kept);
        }
        if streams.len() >= STREAMS_MAX {
            // Whoever holds one goes on with it; it must not be forgotten, or two would write in two lanes.
            streams.retain(|_, kept| Arc::strong_count(kept) > 1);
        }
        Arc::clone(streams.entry(stream.clone()).or_default())
    }

    /// Forgets a stream that holds nothing. Whoever is about to write to it goes on; the log settles who was first.
    pub(super) fn forget(&self, stream: &Stream) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(stream);
    }

    /// A stream if it is kept.
    pub(super) fn known(&self, stream: &Stream) -> Option<Arc<Kept<M>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(stream).cloned()
    }

    pub(super) fn all(&self) -> Vec<(Stream, Arc<Kept<M>>)> {
        let streams = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        streams.iter().map(|(stream, kept)| (stream.clone(), Arc::clone(kept))).collect()
    }
}
