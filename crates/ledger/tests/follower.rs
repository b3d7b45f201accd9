//! Followers: whichever step fails between the two appends, the consequences of an entry are performed once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_ledger::{Concern, Follow, Follower, Led, Ledger, LedgerError, Positions, Stopped};
use adoube_store::{Access, CommandId, Location, Store, Stream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

static COUNT: AtomicU64 = AtomicU64::new(1);

/// A stream of numbers.
macro_rules! numbers {
    ($name:ident, $kind:literal) => {
        struct $name;

        impl Aggregate for $name {
            type Act = u64;
            type Answer = ();
            type State = Vec<(u64, i64, u64)>;
            type Refusal = String;

            const KIND: &'static str = $kind;

            fn decide(_: &Self::State, act: &u64, _: &Context) -> Result<Vec<()>, String> {
                if *act == 13 { Err("no thirteens".to_owned()) } else { Ok(Vec::new()) }
            }

            fn apply(state: &mut Self::State, recorded: &Recorded<u64, ()>) {
                state.push((recorded.number, recorded.at, recorded.act));
            }
        }
    };
}
numbers!(Source, "source");
numbers!(Sum, "sum");

/// Enters every even number ten times in another stream; fails a set number of times, before or after the append.
#[derive(Clone)]
struct TenTimes(Arc<Work>);

struct Work {
    sums: Ledger<Sum>,
    fail_before: AtomicU32,
    fail_after: AtomicU32,
}

fn counts_down(left: &AtomicU32) -> bool {
    left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok()
}

impl Follow for TenTimes {
    type Leader = Source;
    const NAME: &'static str = "tens";

    fn concerns(state: &Vec<(u64, i64, u64)>, after: u64) -> Vec<Concern> {
        let even = state.iter().filter(|(number, _, act)| *number > after && act.is_multiple_of(2));
        even.map(|&(number, at_ms, _)| Concern { number, at_ms }).collect()
    }

    async fn handle(&self, led: Led<'_, Source>) -> Result<Vec<String>, Stopped> {
        if counts_down(&self.0.fail_before) {
            return Err(LedgerError::Busy);
        }
        let (number, at_ms, act) = *led.state.last().unwrap();
        assert_eq!((number, at_ms), (led.entry.number, led.entry.at_ms), "the state right after the entry");
        let mut refused = Vec::new();
        // Fourteen also implies thirteen, which is refused.
        let wanted = if act == 14 { vec![13, 140] } else { vec![10 * act] };
        for what in wanted {
            let context = Context::new("tens", at_ms);
            let done = self.0.sums.act(&sum(), led.command(&what.to_string()), &context, what).await;
            if let Err(failed) = done {
                refused.push(failed.refusal()?);
            }
        }
        if counts_down(&self.0.fail_after) {
            return Err(LedgerError::Busy);
        }
        Ok(refused)
    }
}

fn source() -> Stream {
    "source/a".parse().unwrap()
}

fn sum() -> Stream {
    "sum/a".parse().unwrap()
}

/// A server on a database.
struct Desk {
    sources: Ledger<Source>,
    tens: TenTimes,
    follower: Follower<TenTimes>,
}

impl Desk {
    fn new(store: &Store) -> Self {
        let sources = Ledger::open(store.clone(), None);
        let sums = Ledger::open(store.clone(), None);
        let tens = TenTimes(Arc::new(Work { sums, fail_before: AtomicU32::new(0), fail_after: AtomicU32::new(0) }));
        let follower = Follower::new(tens.clone(), sources.clone());
        Self { sources, tens, follower }
    }

    async fn act(&self, number: u64) {
        let command = CommandId::new(COUNT.fetch_add(1, Ordering::SeqCst), [1; 10]);
        self.sources.act(&source(), command, &Context::new("test", 1000), number).await.unwrap();
    }

    async fn sums(&self) -> Vec<u64> {
        let (_, state) = self.tens.0.sums.fresh(&sum()).await.unwrap();
        state.iter().map(|(_, _, act)| *act).collect()
    }

    /// The position in the log.
    async fn position(&self) -> u64 {
        let positions = Ledger::<Positions>::open(self.sources.store().clone(), None);
        *positions.fresh(&"follower/tens/source/a".parse().unwrap()).await.unwrap().1
    }
}

struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let name = format!("adoube-follower-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::SeqCst));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    async fn store(&self) -> Store {
        Store::open(&Location::Sqlite(self.0.join("log.db")), Access::Create).await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn what_follows_is_done_once_however_often_it_is_tried() {
    let folder = Folder::new();
    let desk = Desk::new(&folder.store().await);
    for number in [1, 2, 3, 4] {
        desk.act(number).await;
    }
    desk.tens.0.fail_before.store(1, Ordering::SeqCst);
    desk.tens.0.fail_after.store(2, Ordering::SeqCst);
    assert!(desk.follower.catch_up(&source()).await.is_err());
    assert_eq!((desk.sums().await, desk.position().await), (vec![], 0), "nothing was done");
    for _ in 0..2 {
        assert!(desk.follower.catch_up(&source()).await.is_err());
        assert_eq!((desk.sums().await, desk.position().await), (vec![20], 0), "done, and not known to be");
    }
    for _ in 0..2 {
        desk.follower.catch_up(&source()).await.unwrap();
        assert_eq!((desk.sums().await, desk.position().await), (vec![20, 40], 4));
    }
    // Several at once.
    desk.act(6).await;
    let tries = (0..8).map(|_| {
        let follower = desk.follower.clone();
        tokio::spawn(async move { follower.catch_up(&source()).await })
    });
    for tried in tries.collect::<Vec<_>>() {
        tried.await.unwrap().unwrap();
    }
    assert_eq!((desk.sums().await, desk.position().await), (vec![20, 40, 60], 5));
}

#[tokio::test]
async fn a_desk_that_starts_makes_up_for_what_the_last_one_left() {
    let folder = Folder::new();
    let store = folder.store().await;
    let dead = Desk::new(&store);
    dead.act(2).await;
    dead.act(4).await;
    // The server dies after the act that follows from the first entry, before this is recorded.
    dead.tens.0.fail_after.store(1, Ordering::SeqCst);
    assert!(dead.follower.catch_up(&source()).await.is_err());
    drop(dead);
    // Two servers start at once, each on its own database.
    let desks = [Desk::new(&store), Desk::new(&folder.store().await)];
    tokio::join!(
        desks[0].follower.keep_up(Duration::from_millis(20)),
        desks[1].follower.keep_up(Duration::from_millis(20))
    );
    for desk in &desks {
        assert_eq!((desk.sums().await, desk.position().await), (vec![20, 40], 2));
    }
}

#[tokio::test]
async fn what_fails_is_tried_again_without_anybody_asking() {
    let folder = Folder::new();
    let desk = Desk::new(&folder.store().await);
    desk.follower.keep_up(Duration::from_millis(10)).await;
    desk.tens.0.fail_before.store(2, Ordering::SeqCst);
    desk.tens.0.fail_after.store(1, Ordering::SeqCst);
    desk.act(8).await;
    let looked = async {
        while desk.position().await == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), looked).await.unwrap();
    assert_eq!(desk.sums().await, [80]);
}

#[tokio::test]
async fn a_refusal_is_final_and_stands_in_the_log() {
    let folder = Folder::new();
    let store = folder.store().await;
    let desk = Desk::new(&store);
    desk.act(14).await;
    desk.follower.catch_up(&source()).await.unwrap();
    assert_eq!((desk.sums().await, desk.position().await), (vec![140], 1));
    let entries = store.read(&"follower/tens/source/a".parse().unwrap(), 0, 10).await.unwrap();
    assert!(entries[0].body.contains(r#""act":{"number":1,"refused":["no thirteens"]}"#), "{}", entries[0].body);
}
