//! Twenty writers on fifty streams: no gap, no duplicate, no reordering, on either engine.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_store::{Access, AppendOutcome, Store, StoreError, Stream};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::{Duration, Instant};
use support::{Folder, Postgres, Random, block_on, entry, stream};

const WRITERS: u64 = 20;
const STREAMS: u64 = 50;
const APPENDS: u64 = 10_000;

/// An acknowledged entry of a writer: stream, number and body.
type Told = Vec<(Stream, u64, String)>;

/// Appends to random streams. Some commands are sent twice.
async fn write(store: Store, writer: u64) -> (Told, u64) {
    let (mut random, mut told, mut conflicts) = (Random(writer), Told::new(), 0);
    let mut heads: HashMap<Stream, u64> = HashMap::new();
    for sequence in 0..APPENDS / WRITERS {
        let stream = stream(&format!("game/{}", random.below(STREAMS)));
        let (command, body) = (random.command(), format!("[{writer},{sequence}]"));
        let mut expected = heads.get(&stream).copied().unwrap_or(0);
        let number = loop {
            match store.append(&stream, expected, command, &[entry(&body)], 0).await {
                Ok(appended) => break appended.entries[0].number,
                Err(StoreError::Conflict { actual, .. }) => {
                    conflicts += 1;
                    expected = actual;
                }
                // A command that a lost server had received is sent again.
                Err(StoreError::Unknown { .. } | StoreError::Unreachable { .. }) => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(error) => panic!("{error}"),
            }
        };
        if sequence % 10 == 0 {
            let again = store.append(&stream, number, command, &[entry(&body)], 0).await;
            if let Ok(again) = again {
                assert_eq!((again.outcome, again.entries[0].number), (AppendOutcome::Repeated, number));
            }
        }
        heads.insert(stream.clone(), number);
        told.push((stream, number, body));
    }
    (told, conflicts)
}

/// Compares the acknowledged entries with the log.
async fn check(store: &Store, told: &[Told]) {
    let mut expected: BTreeMap<Stream, BTreeMap<u64, String>> = BTreeMap::new();
    for (stream, number, body) in told.iter().flatten() {
        let other = expected.entry(stream.clone()).or_default().insert(*number, body.clone());
        assert_eq!(other, None, "two writers were given {stream} {number}");
    }
    let mut bodies = HashSet::new();
    let mut total = 0;
    for stream in store.streams(None).await.unwrap() {
        let entries = store.read_all(&stream).await.unwrap();
        let held: BTreeMap<u64, String> = entries.iter().map(|entry| (entry.number, entry.body.clone())).collect();
        assert_eq!(
            held.keys().copied().collect::<Vec<_>>(),
            (1..=entries.len() as u64).collect::<Vec<_>>(),
            "{stream}"
        );
        assert_eq!(Some(&held), expected.get(&stream), "{stream}");
        // Each writer's own entries are in the order in which it wrote them.
        let mut last: HashMap<u64, u64> = HashMap::new();
        for body in held.into_values() {
            let (writer, sequence): (u64, u64) = serde_json::from_str(&body).unwrap();
            assert!(last.insert(writer, sequence).is_none_or(|before| before < sequence), "{stream} is reordered");
            assert!(bodies.insert(body), "duplicate");
            total += 1;
        }
    }
    assert_eq!(total, APPENDS);
    assert!(store.verify(&[], &[]).await.unwrap().is_whole());
}

async fn race(engine: &str, stores: &[Store]) {
    let begun = Instant::now();
    let writers: Vec<_> = (0..WRITERS)
        .zip(stores.iter().cycle())
        .map(|(writer, store)| tokio::spawn(write(store.clone(), writer)))
        .collect();
    let (mut told, mut conflicts) = (Vec::new(), 0);
    for writer in writers {
        let (one, collided) = writer.await.unwrap();
        told.push(one);
        conflicts += collided;
    }
    println!("{engine}: {APPENDS} appends in {:.1} s, {conflicts} conflicts", begun.elapsed().as_secs_f64());
    assert!(conflicts > 0, "the writers never met");
    check(&stores[0], &told).await;
}

#[test]
fn twenty_writers_on_sqlite() {
    let folder = Folder::new("writers");
    block_on(async {
        let store = Store::open(&folder.place("adoube.db"), Access::Create).await.unwrap();
        race("SQLite", std::slice::from_ref(&store)).await;
        store.close().await.unwrap();
    });
}

/// Two servers share the database, which is killed and restarted meanwhile.
#[test]
fn twenty_writers_on_postgresql() {
    let Some(server) = Postgres::start() else { return };
    let place = server.create("record");
    block_on(async {
        let one = Store::open(&place, Access::Create).await.unwrap();
        let other = Store::open(&place, Access::Create).await.unwrap();
        let killer = std::thread::spawn(move || {
            let written = || server.sql("record", "select count(*) from entry").parse::<u64>().unwrap();
            support::wait_until("a third is written", || written() > APPENDS / 3);
            server.kill();
            server.start_server("");
            server
        });
        race("PostgreSQL", &[one.clone(), other.clone()]).await;
        one.close().await.unwrap();
        other.close().await.unwrap();
        drop(killer.join().unwrap());
    });
}
