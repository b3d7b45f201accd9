//! The way of an act into the record: decide, append, apply, tell.
//!
//! What is told was decided on the state that the log makes, and is on the disk. A command that is sent twice is carried
//! out once and answered the same. Two who act on the same stream at once, here or at another desk, are settled by the
//! number that each expects: who comes second is decided on again, on the state that the first one made.

mod fault;
mod kept;
mod replay;

use crate::machine::{Context, Done, Machine};
use adoube_store::{CommandId, DeskKey, Entry, Fault, Hint, NewEntry, SignedCheckpoint, Store, Stream};
use kept::{Kept, Streams};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast;

pub use fault::Failed;
pub use replay::{Replay, read_done};

/// The kind of every entry.
pub const ACT: &str = "act";
/// How often an act is decided on again because others were quicker.
const TRIES: u32 = 32;
/// What a slow listener may miss before it has to read the log.
const TOLD_KEPT: usize = 1024;

/// An act of a machine as it was done.
pub type DoneOf<M> = Done<<M as Machine>::Act, <M as Machine>::Answer>;
/// Why an act of a machine was not done.
pub type FailedOf<M> = Failed<<M as Machine>::Refusal>;

/// What became of an act.
#[derive(Clone, Debug)]
pub struct Outcome<M: Machine> {
    /// Its number in the stream; of several, the last one's.
    pub number: u64,
    /// What was answered; of several acts, all answers in order.
    pub answers: Vec<M::Answer>,
    /// The state after it, or after what came since.
    pub state: Arc<M::State>,
    /// Whether it had been done before, by the same command.
    pub repeated: bool,
    /// The checkpoint that was signed after it, if it is an act that seals.
    pub checkpoint: Option<SignedCheckpoint>,
}

/// That something was done, for those who watch.
#[derive(Debug)]
pub struct Told<M: Machine> {
    /// In which stream.
    pub stream: Stream,
    /// What, with its number.
    pub done: Arc<DoneOf<M>>,
}

impl<M: Machine> Clone for Told<M> {
    fn clone(&self) -> Self {
        Self { stream: self.stream.clone(), done: Arc::clone(&self.done) }
    }
}

/// The streams of a machine in the record. Cheap to clone.
pub struct Record<M: Machine> {
    inner: Arc<Inner<M>>,
}

struct Inner<M: Machine> {
    store: Store,
    key: Option<Arc<DeskKey>>,
    streams: Streams<M>,
    told: broadcast::Sender<Told<M>>,
}

impl<M: Machine> Clone for Record<M> {
    fn clone(&self) -> Self {
        Self { inner: Arc::clone(&self.inner) }
    }
}

impl<M: Machine> Record<M> {
    /// The record of a machine in a store; with a key, checkpoints are signed.
    pub fn open(store: Store, key: Option<Arc<DeskKey>>) -> Self {
        let (told, _) = broadcast::channel(TOLD_KEPT);
        Self { inner: Arc::new(Inner { store, key, streams: Streams::default(), told }) }
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Listens to what is done. Who falls behind reads the log.
    pub fn listen(&self) -> broadcast::Receiver<Told<M>> {
        self.inner.told.subscribe()
    }

    /// The name of a stream of this machine.
    pub fn stream(id: &str) -> Result<Stream, FailedOf<M>> {
        format!("{}/{id}", M::KIND).parse().map_err(|malformed| Failed::Fault(Fault::Malformed(malformed)))
    }

    /// Does an act, or says why not.
    pub async fn act(
        &self,
        stream: &Stream,
        command: CommandId,
        context: &Context,
        act: M::Act,
    ) -> Result<Outcome<M>, FailedOf<M>> {
        self.acts(stream, command, context, vec![act]).await
    }

    /// Does several acts as one command, all or none.
    pub async fn acts(
        &self,
        stream: &Stream,
        command: CommandId,
        context: &Context,
        acts: Vec<M::Act>,
    ) -> Result<Outcome<M>, FailedOf<M>> {
        let kept = self.kept(stream)?;
        let acts = Arc::new(acts);
        let mut lane = kept.lane.lock().await;
        if !kept.is_read() {
            self.catch_up(stream, &kept).await?;
        }
        for tried in 0..TRIES {
            let (number, state) = kept.now();
            let decided = decide_all::<M>(state, number, Arc::clone(&acts), context).await;
            let dones = match decided {
                Ok(dones) => dones,
                // What was done cannot be done twice: the command may be one that was carried out.
                Err(refused @ Failed::Refused(_)) => {
                    if let Some(entries) = self.inner.store.find(command).await? {
                        drop(lane);
                        return self.repeated(stream, &kept, &entries).await;
                    }
                    // Another desk may have acted meanwhile: refuse only on what the log says now.
                    if self.catch_up(stream, &kept).await? == 0 {
                        return Err(refused);
                    }
                    continue;
                }
                Err(failed) => return Err(failed),
            };
            let entries = dones.iter().map(written::<M>).collect::<Result<Vec<_>, _>>()?;
            match self.inner.store.append(stream, number, command, &entries, context.at_ms).await {
                Ok(appended) if appended.outcome == adoube_store::Outcome::Repeated => {
                    drop(lane);
                    return self.repeated(stream, &kept, &appended.entries).await;
                }
                Ok(_) => {
                    let answers = dones.iter().flat_map(|done| done.answers.iter().cloned()).collect();
                    let number = number + dones.len() as u64;
                    let state = self.done(stream, &kept, dones);
                    drop(lane);
                    let seals = acts.iter().any(M::seals);
                    let checkpoint = if seals { self.seal(stream, context.at_ms).await } else { None };
                    return Ok(Outcome { number, answers, state, repeated: false, checkpoint });
                }
                Err(Fault::Conflict { .. }) => {
                    self.catch_up(stream, &kept).await?;
                    // Another task of this desk may be waiting, and the other desk may be slower than we are.
                    drop(lane);
                    tokio::time::sleep(Duration::from_millis(u64::from(tried))).await;
                    lane = kept.lane.lock().await;
                }
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Failed::Busy)
    }

    /// The state of a stream as this desk knows it. It is the log's unless another desk has just acted.
    pub async fn state(&self, stream: &Stream) -> Result<Arc<M::State>, FailedOf<M>> {
        let (number, state) = self.known(stream).await?;
        if number == 0 {
            // Names that nobody has used do not fill the memory.
            self.inner.streams.forget(stream);
        }
        Ok(state)
    }

    /// The same for a stream that there may be, even if nothing is in it: that too is remembered.
    pub async fn state_even_empty(&self, stream: &Stream) -> Result<Arc<M::State>, FailedOf<M>> {
        self.known(stream).await.map(|(_, state)| state)
    }

    async fn known(&self, stream: &Stream) -> Result<(u64, Arc<M::State>), FailedOf<M>> {
        let kept = self.kept(stream)?;
        if !kept.is_read() {
            let _lane = kept.lane.lock().await;
            if !kept.is_read() {
                self.catch_up(stream, &kept).await?;
            }
        }
        Ok(kept.now())
    }

    /// The state of a stream as the log has it now, with the number of its last entry.
    pub async fn fresh(&self, stream: &Stream) -> Result<(u64, Arc<M::State>), FailedOf<M>> {
        let kept = self.kept(stream)?;
        let _lane = kept.lane.lock().await;
        self.catch_up(stream, &kept).await?;
        Ok(kept.now())
    }

    /// The state of a stream as it was after an entry; after the last one if there are fewer.
    pub async fn state_at(&self, stream: &Stream, number: u64) -> Result<Arc<M::State>, FailedOf<M>> {
        let kept = self.kept(stream)?;
        if number > 0 && kept.is_read() && kept.now().0 == number {
            return Ok(kept.now().1);
        }
        let (mut at, state) = kept.snapshot(number);
        let mut state = (*state).clone();
        while at < number {
            let wanted = u32::try_from(number - at).unwrap_or(u32::MAX).min(adoube_store::READ_MAX);
            let entries = self.inner.store.read(stream, at, wanted).await?;
            if entries.is_empty() {
                break;
            }
            for entry in &entries {
                let done = read::<M>(entry)?;
                M::apply(&mut state, &done);
                at = entry.number;
                kept.keep_snapshot(at, &state);
            }
        }
        Ok(Arc::new(state))
    }

    /// The acts of a stream after a number, at most so many: what a listener that fell behind reads.
    pub async fn since(&self, stream: &Stream, after: u64, limit: u32) -> Result<Vec<DoneOf<M>>, FailedOf<M>> {
        let entries = self.inner.store.read(stream, after, limit).await?;
        entries.iter().map(|entry| read::<M>(entry)).collect()
    }

    /// The streams there are.
    pub async fn streams(&self) -> Result<Vec<Stream>, FailedOf<M>> {
        Ok(self.inner.store.streams(Some(M::KIND)).await?)
    }

    /// Follows what other desks do, for ever: run it as a task. It looks at least every so often.
    pub async fn follow(self, every: Duration) -> Result<(), FailedOf<M>> {
        let mut watcher = self.inner.store.watch(every).await?;
        loop {
            let looked = match watcher.next().await {
                Hint::Grown(stream) => {
                    self.inner.streams.known(&stream).map(|kept| (stream, kept)).into_iter().collect()
                }
                Hint::Look => self.inner.streams.all(),
            };
            for (stream, kept) in looked {
                let _lane = kept.lane.lock().await;
                if kept.is_read() {
                    // A store that cannot be read now is read at the next hint.
                    let _ = self.catch_up(&stream, &kept).await;
                }
            }
        }
    }

    fn kept(&self, stream: &Stream) -> Result<Arc<Kept<M>>, FailedOf<M>> {
        if stream.kind() == M::KIND {
            Ok(self.inner.streams.get(stream))
        } else {
            Err(Failed::WrongStream(stream.clone()))
        }
    }

    /// Reads what the log has beyond what is known; how many entries there were. The stream's lane must be held.
    async fn catch_up(&self, stream: &Stream, kept: &Kept<M>) -> Result<usize, FailedOf<M>> {
        let mut count = 0;
        loop {
            let (number, _) = kept.now();
            let entries = self.inner.store.read(stream, number, adoube_store::READ_MAX).await?;
            let last = entries.len() < adoube_store::READ_MAX as usize;
            count += entries.len();
            let dones = entries.iter().map(|entry| read::<M>(entry)).collect::<Result<Vec<_>, _>>()?;
            let first = !kept.is_read();
            kept.take(dones.into_iter().map(Arc::new), |done| {
                if !first {
                    self.tell(stream, done);
                }
            });
            if last {
                kept.set_read();
                return Ok(count);
            }
        }
    }

    fn done(&self, stream: &Stream, kept: &Kept<M>, dones: Vec<DoneOf<M>>) -> Arc<M::State> {
        kept.take(dones.into_iter().map(Arc::new), |done| self.tell(stream, done));
        kept.now().1
    }

    fn tell(&self, stream: &Stream, done: &Arc<DoneOf<M>>) {
        // Nobody may be listening.
        let _ = self.inner.told.send(Told { stream: stream.clone(), done: Arc::clone(done) });
    }

    /// The answer of the first time.
    async fn repeated(&self, stream: &Stream, kept: &Kept<M>, entries: &[Entry]) -> Result<Outcome<M>, FailedOf<M>> {
        if let Some(entry) = entries.first().filter(|entry| entry.stream != *stream) {
            let command = entry.command;
            return Err(Fault::CommandReused { command, stream: entry.stream.clone() }.into());
        }
        let _lane = kept.lane.lock().await;
        self.catch_up(stream, kept).await?;
        let dones = entries.iter().map(|entry| read::<M>(entry)).collect::<Result<Vec<_>, _>>()?;
        let number = entries.last().map_or(0, |entry| entry.number);
        let answers = dones.into_iter().flat_map(|done| done.answers).collect();
        Ok(Outcome { number, answers, state: kept.now().1, repeated: true, checkpoint: None })
    }

    /// Signs how far a stream has come. The act is done whether or not this succeeds; a later one makes up for it.
    async fn seal(&self, stream: &Stream, at_ms: i64) -> Option<SignedCheckpoint> {
        let key = self.inner.key.as_ref()?;
        self.inner.store.checkpoint(stream, key, at_ms).await.ok()
    }
}

/// Decides on acts one after another, each on the state that those before it make.
async fn decide_all<M: Machine>(
    state: Arc<M::State>,
    number: u64,
    acts: Arc<Vec<M::Act>>,
    context: &Context,
) -> Result<Vec<DoneOf<M>>, FailedOf<M>> {
    let context = context.clone();
    let work = {
        let acts = Arc::clone(&acts);
        move || {
            let mut dones: Vec<DoneOf<M>> = Vec::with_capacity(acts.len());
            let mut later: Option<M::State> = None;
            for act in acts.iter() {
                if let Some(done) = dones.last() {
                    M::apply(later.get_or_insert_with(|| (*state).clone()), done);
                }
                let answers = M::decide(later.as_ref().unwrap_or(&state), act, &context).map_err(Failed::Refused)?;
                dones.push(Done {
                    number: number + dones.len() as u64 + 1,
                    at: context.at_ms,
                    by: context.by.clone(),
                    confirmed: context.confirmed,
                    act: act.clone(),
                    answers,
                });
            }
            Ok(dones)
        }
    };
    if acts.len() > 8 || acts.iter().any(M::is_heavy) {
        tokio::task::spawn_blocking(work).await.unwrap_or(Err(Failed::Busy))
    } else {
        work()
    }
}

fn written<M: Machine>(done: &DoneOf<M>) -> Result<NewEntry, FailedOf<M>> {
    let body = serde_json::to_string(done).map_err(|_| Failed::TooLarge)?;
    NewEntry::new(ACT, body).map_err(|_| Failed::TooLarge)
}

fn read<M: Machine>(entry: &Entry) -> Result<DoneOf<M>, FailedOf<M>> {
    read_done(entry).map_err(|_| Failed::Unreadable { stream: entry.stream.clone(), number: entry.number })
}
