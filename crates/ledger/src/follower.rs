//! Followers: act on other streams as a consequence of the entries of one.
//!
//! A follower reads the streams of one aggregate and acts in others: the result of a game goes into its event. The two
//! appends cannot be atomic, so the second is idempotent and can be retried: the command id of each act is derived from
//! the stream and number of the entry it follows from, and the follower's position is in the log too, in the stream
//! `follower/NAME/STREAM`. A desk that crashes in between resumes at its next start; an entry that is handled again, by
//! this desk or another, changes nothing.

use crate::{EntryNotice, Ledger, LedgerError};
use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_store::{CommandId, Stream};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::time::Instant;

/// The error after which a follower retries: the store failed, or an entry cannot be read.
pub type Stopped = LedgerError<Infallible>;

/// The consequences of an aggregate's entries.
pub trait Follow: Send + Sync + 'static {
    /// The aggregate whose streams are read.
    type Leader: Aggregate;

    /// The follower's name, used in the streams of its positions: `results`.
    const NAME: &'static str;

    /// Returns the entries after a number that have consequences, oldest first.
    fn concerns(state: &<Self::Leader as Aggregate>::State, after: u64) -> Vec<Concern>;

    /// Carries out the consequences of an entry. Acts get their command ids from [`Led::command`]. Returns the refusals
    /// of other aggregates, which are not errors, as text for the log.
    ///
    /// # Errors
    ///
    /// Something could not be read or written; it is retried.
    fn handle(&self, led: Led<'_, Self::Leader>) -> impl Future<Output = Result<Vec<String>, Stopped>> + Send;
}

/// An entry that has consequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Concern {
    /// Its number.
    pub number: u64,
    /// Its time, in milliseconds since 1970.
    pub at_ms: i64,
}

/// An entry to be handled.
#[derive(Debug)]
pub struct Led<'a, A: Aggregate> {
    /// Its stream.
    pub stream: &'a Stream,
    /// The entry.
    pub entry: Concern,
    /// The state right after the entry.
    pub state: Arc<A::State>,
    follower: &'static str,
}

impl<A: Aggregate> Led<'_, A> {
    /// Returns the command id for a purpose: always the same for the same entry and purpose.
    pub fn command(&self, purpose: &str) -> CommandId {
        let Concern { number, at_ms } = self.entry;
        let name = format!("{}\n{}\n{number}\n{purpose}", self.follower, self.stream);
        CommandId::named(u64::try_from(at_ms).unwrap_or_default(), &name)
    }
}

/// The act of having handled an entry: the position of a follower in a stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Handled {
    /// The number of the entry.
    pub number: u64,
    /// Reasons why acts that followed from it were refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
}

/// The aggregate of follower positions.
#[derive(Clone, Copy, Debug)]
pub struct Positions;

impl Aggregate for Positions {
    type Act = Handled;
    type Answer = ();
    type State = u64;
    type Refusal = Infallible;

    const KIND: &'static str = "follower";

    fn decide(_: &u64, _: &Handled, _: &Context) -> Result<Vec<()>, Infallible> {
        Ok(Vec::new())
    }

    fn apply(state: &mut u64, recorded: &Recorded<Handled, ()>) {
        *state = recorded.act.number.max(*state);
    }
}

/// Number of locks, and so the maximum number of entries handled concurrently.
const TURNS: usize = 64;

/// A running follower. Cheap to clone.
pub struct Follower<F: Follow> {
    inner: Arc<Inner<F>>,
}

impl<F: Follow> Clone for Follower<F> {
    fn clone(&self) -> Self {
        Self { inner: Arc::clone(&self.inner) }
    }
}

struct Inner<F: Follow> {
    follow: F,
    leader: Ledger<F::Leader>,
    positions: Ledger<Positions>,
    /// Locks shared by streams with the same hash: only one task at a time handles the entries of a stream.
    turns: [Mutex<()>; TURNS],
}

impl<F: Follow> Follower<F> {
    /// Creates a follower of the streams of a ledger. It does nothing before [`Self::keep_up`].
    pub fn new(follow: F, leader: Ledger<F::Leader>) -> Self {
        let positions = Ledger::open(leader.store().clone(), None);
        let turns = std::array::from_fn(|_| Mutex::new(()));
        Self { inner: Arc::new(Inner { follow, leader, positions, turns }) }
    }

    /// Handles all entries of a stream that have not been handled yet.
    ///
    /// # Errors
    ///
    /// Something could not be read or written; the entries before it have been handled.
    pub async fn catch_up(&self, stream: &Stream) -> Result<(), Stopped> {
        self.inner.catch_up(stream).await
    }

    /// Like [`Self::catch_up`], for callers that have just acted in the stream: a failure is logged, and
    /// [`Self::keep_up`] retries.
    pub async fn catch_up_or_later(&self, stream: &Stream) {
        if let Err(error) = self.catch_up(stream).await {
            tracing::warn!(%stream, follower = F::NAME, cause = error.cause(), "not followed yet");
        }
    }

    /// Handles all entries left over from before the desk stopped, then starts a task that handles new ones, including
    /// those of other desks, at this interval, until the follower is dropped. Failed entries are retried.
    pub async fn keep_up(&self, every: Duration) {
        let notices = self.inner.leader.listen();
        let behind = self.inner.catch_up_each(Behind { any: true, ..Behind::default() }).await;
        tokio::spawn(keep_up(notices, Arc::downgrade(&self.inner), behind, every));
    }
}

impl<F: Follow> Inner<F> {
    async fn catch_up(&self, stream: &Stream) -> Result<(), Stopped> {
        if self.unhandled(stream).await?.is_empty() {
            return Ok(());
        }
        let _turn = self.turn(stream).lock().await;
        // Another task or another desk may have handled them in the meantime.
        let (_, position) = self.positions.fresh(&position_stream::<F>(stream)?).await?;
        let state = self.leader.state(stream).await.map_err(stopped)?;
        for entry in F::concerns(&state, *position) {
            let state = self.leader.state_at(stream, entry.number).await.map_err(stopped)?;
            let led = Led { stream, entry, state, follower: F::NAME };
            let command = led.command("position");
            let refused = self.follow.handle(led).await?;
            tracing::debug!(%stream, follower = F::NAME, number = entry.number, refused = refused.len(), "followed");
            let handled = Handled { number: entry.number, refused };
            let context = Context::new("desk", entry.at_ms);
            self.positions.act(&position_stream::<F>(stream)?, command, &context, handled).await?;
        }
        Ok(())
    }

    fn turn(&self, stream: &Stream) -> &Mutex<()> {
        let mut hasher = DefaultHasher::new();
        stream.hash(&mut hasher);
        let at = usize::try_from(hasher.finish() % TURNS as u64).unwrap_or_default();
        let [first, ..] = &self.turns;
        self.turns.get(at).unwrap_or(first)
    }

    /// Returns the unhandled entries known to this desk.
    async fn unhandled(&self, stream: &Stream) -> Result<Vec<Concern>, Stopped> {
        let state = self.leader.state(stream).await.map_err(stopped)?;
        let position = self.positions.state_even_empty(&position_stream::<F>(stream)?).await?;
        Ok(F::concerns(&state, *position))
    }

    /// Catches up with these streams, and returns those that failed.
    async fn catch_up_each(&self, mut behind: Behind) -> Behind {
        if behind.any
            && let Ok(streams) = self.leader.streams().await
        {
            behind.streams.extend(streams);
            behind.any = false;
        }
        let mut left = Behind { any: behind.any, ..Behind::default() };
        for stream in behind.streams {
            if let Err(error) = self.catch_up(&stream).await {
                tracing::debug!(%stream, follower = F::NAME, cause = error.cause(), "not followed yet");
                left.streams.insert(stream);
            }
        }
        left
    }
}

fn position_stream<F: Follow>(stream: &Stream) -> Result<Stream, Stopped> {
    Ledger::<Positions>::stream(&format!("{}/{stream}", F::NAME))
}

/// Treats any failure of a read as temporary: reading cannot be refused.
fn stopped<R>(failed: LedgerError<R>) -> Stopped {
    failed.refusal().err().unwrap_or(LedgerError::Busy)
}

/// The streams that may have unhandled entries.
#[derive(Default)]
struct Behind {
    streams: BTreeSet<Stream>,
    /// Whether any stream may have some, because notices were missed.
    any: bool,
}

async fn keep_up<F: Follow>(
    mut notices: Receiver<EntryNotice<F::Leader>>,
    follower: Weak<Inner<F>>,
    mut behind: Behind,
    every: Duration,
) {
    let mut look = Instant::now() + every;
    loop {
        let heard = if behind.streams.is_empty() && !behind.any {
            let heard = notices.recv().await;
            look = Instant::now() + every;
            Some(heard)
        } else {
            // Acts at this desk are handled at once by the task that carried them out; the rest is handled in batches.
            tokio::time::timeout_at(look, notices.recv()).await.ok()
        };
        match heard {
            Some(Ok(notice)) => {
                behind.streams.insert(notice.stream);
            }
            Some(Err(RecvError::Lagged(_))) => behind.any = true,
            Some(Err(RecvError::Closed)) => return,
            None => {
                let Some(follower) = follower.upgrade() else { return };
                behind = follower.catch_up_each(behind).await;
                look = Instant::now() + every;
            }
        }
    }
}
