//! Compares appending one entry with a bare INSERT, alternately, on both engines: `cargo bench -p adoube-store`.
//!
//! The bare INSERT goes through the same driver into a table with the same columns and one key, with the same
//! durability: the difference is the cost of the chain, the second key and the checks.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a benchmark may fail")]

#[path = "../tests/support/mod.rs"]
mod support;

use adoube_store::{Access, Hash, Location, Store};
use sqlx::{AnyConnection, Connection, Executor};
use std::time::{Duration, Instant};
use support::{Folder, Postgres, Random, block_on, entry, stream};

const ROUNDS: u64 = 3000;
const WARM_UP: u64 = 50;
const BARE: &str = "insert into bare (stream, number, at_ms, command, part, kind, body, hash) \
                    values ($1, $2, $3, $4, $5, $6, $7, $8)";
const TABLE: &str = "create table bare (stream text not null, number bigint not null, at_ms bigint not null, \
                     command text not null, part bigint not null, kind text not null, body text not null, \
                     hash text not null, primary key (stream, number))";

fn main() {
    let folder = Folder::new("bench");
    block_on(bench("SQLite", &folder.place("adoube.db"), &folder.place("bare.db")));
    if let Some(server) = Postgres::start() {
        let place = server.create("record");
        block_on(bench("PostgreSQL", &place, &place));
    }
    block_on(verify_speed(&folder));
}

/// A single connection: a pool would ping it between two statements.
async fn bare_connection(place: &Location) -> AnyConnection {
    let mut connection = match place {
        Location::Sqlite(path) => {
            let mut connection = AnyConnection::connect(&format!("sqlite:{}?mode=rwc", path.display())).await.unwrap();
            connection.execute("pragma journal_mode = wal").await.unwrap();
            connection.execute("pragma synchronous = full").await.unwrap();
            connection
        }
        Location::Postgres(server) => AnyConnection::connect(server.url()).await.unwrap(),
    };
    connection.execute(TABLE).await.unwrap();
    connection
}

async fn bench(name: &str, place: &Location, bare: &Location) {
    let store = Store::open(place, Access::Create).await.unwrap();
    let mut bare = bare_connection(bare).await;
    let (game, mut random) = (stream("game/1"), Random(1));
    let body = r#"{"who":"white","at_ms":1794805200000,"clock_ms":5400000,"act":{"move":{"from":"e2","to":"e4"}}}"#;
    let (mut appends, mut inserts) = (Vec::new(), Vec::new());
    for number in 0..ROUNDS + WARM_UP {
        let (command, entries) = (random.command(), [entry(body)]);
        // Alternating which one goes first, so that other disk activity affects both.
        for turn in 0..2 {
            let begun = Instant::now();
            if (turn + number) % 2 == 0 {
                store.append(&game, number, command, &entries, 0).await.unwrap();
                appends.push(begun.elapsed());
            } else {
                let query = sqlx::query(BARE).bind("game/1").bind(i64::try_from(number + 1).unwrap()).bind(0_i64);
                let query = query.bind(command.to_string()).bind(0_i64).bind("act").bind(body);
                query.bind(Hash::GENESIS.to_string()).execute(&mut bare).await.unwrap();
                inserts.push(begun.elapsed());
            }
        }
    }
    let (append, insert) = (Times::new(appends), Times::new(inserts));
    let ratio = append.median.as_secs_f64() / insert.median.as_secs_f64();
    println!("{name}, {ROUNDS} each:");
    println!("  append       median {:>8.3} ms  p99 {:>8.3} ms", ms(append.median), ms(append.p99));
    println!("  bare INSERT  median {:>8.3} ms  p99 {:>8.3} ms", ms(insert.median), ms(insert.p99));
    let tail = append.p99.as_secs_f64() / insert.p99.as_secs_f64();
    println!("  append takes {ratio:.2} times the median, {tail:.2} times the p99");
    store.close().await.unwrap();
}

struct Times {
    median: Duration,
    p99: Duration,
}

impl Times {
    fn new(mut times: Vec<Duration>) -> Self {
        let mut times = times.split_off(usize::try_from(WARM_UP).unwrap());
        times.sort_unstable();
        Self { median: times[times.len() / 2], p99: times[times.len() * 99 / 100] }
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Measures how many entries per second are verified, in a database and in an export.
async fn verify_speed(folder: &Folder) {
    let store = Store::open(&folder.place("big.db"), Access::Create).await.unwrap();
    let mut random = Random(2);
    let body = r#"{"who":"white","at_ms":1794805200000,"clock_ms":5400000,"act":{"move":{"from":"e2","to":"e4"}}}"#;
    let entries: Vec<_> = (0..1000).map(|_| entry(body)).collect();
    for game in 0..10 {
        for number in 0..10 {
            let stream = stream(&format!("game/{game}"));
            store.append(&stream, number * 1000, random.command(), &entries, 0).await.unwrap();
        }
    }
    let begun = Instant::now();
    let report = store.verify(&[], &[]).await.unwrap();
    assert!(report.is_whole() && report.entries == 100_000);
    println!("verify: {:.0} entries/s in a database", 100_000.0 / begun.elapsed().as_secs_f64());
    let mut text = Vec::new();
    store.export(&mut text, adoube_store::ExportParts::LOG, None, 0).await.unwrap();
    let begun = Instant::now();
    assert!(adoube_store::verify_export(text.as_slice(), "export", &[], &[]).unwrap().is_whole());
    println!("verify: {:.0} entries/s in an export", 100_000.0 / begun.elapsed().as_secs_f64());
    store.close().await.unwrap();
}
