//! Failures: a full disk, a read-only folder, a damaged, locked or newer file, an unreachable server.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_store::{Access, AppendOutcome, ExportParts, Head, Location, Store, StoreError, Stream};
use sqlx::{AnyConnection, Connection, Executor};
use std::path::Path;
use support::{Folder, Mount, Postgres, Random, block_on, entry, fill, size, stream};

async fn exported(store: &Store) -> Result<Vec<u8>, StoreError> {
    let mut text = Vec::new();
    store.export(&mut text, ExportParts::ALL, None, 0).await?;
    Ok(text)
}

/// The outcome of reading a damaged file.
enum Read {
    Refused,
    Reported,
    Same,
    Wrong,
}

async fn read_damaged(path: &Path, original: &[u8]) -> Read {
    let Ok(store) = Store::open(&Location::Sqlite(path.to_owned()), Access::Read).await else { return Read::Refused };
    let outcome = match store.verify(&[], &[]).await {
        Err(_) => Read::Refused,
        Ok(report) if !report.is_whole() => Read::Reported,
        Ok(_) => match exported(&store).await {
            Err(_) => Read::Refused,
            Ok(text) if text == original => Read::Same,
            Ok(_) => Read::Wrong,
        },
    };
    let _ = store.close().await;
    outcome
}

/// Starts on a damaged file, and writes: every call returns, and refusals are reported as damage.
async fn write_damaged(path: &Path, random: &mut Random) {
    let Ok(store) = Store::open(&Location::Sqlite(path.to_owned()), Access::Write).await else { return };
    for name in ["game/1", "game/9"] {
        let game = stream(name);
        if let Ok(head) = store.head(&game).await {
            let command = random.command();
            let first = store.append(&game, head.number, command, &[entry("1")], 0).await;
            let second = store.append(&game, head.number, command, &[entry("1")], 0).await;
            if let (Ok(first), Ok(second)) = (first, second) {
                assert_eq!((second.outcome, first.entries), (AppendOutcome::Repeated, second.entries));
            }
        }
    }
    let _ = store.close().await;
}

#[test]
fn a_thousand_flipped_bits_are_noticed_or_change_nothing() {
    let folder = Folder::new("flips");
    let (place, damaged) = (folder.place("adoube.db"), folder.file("damaged.db"));
    let seed = std::env::var("ADOUBE_FLIPS_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or_else(support::now_ms);
    let mut random = Random(seed);
    println!("seed {seed}");
    block_on(async {
        let store = Store::open(&place, Access::Create).await.unwrap();
        fill(&store, 60).await;
        let original = exported(&store).await.unwrap();
        store.close().await.unwrap();
        let whole = std::fs::read(folder.file("adoube.db")).unwrap();
        let (mut refused, mut reported, mut same) = (0, 0, 0);
        for turn in 0..1000 {
            let mut bytes = whole.clone();
            let (place, bit) = (usize::try_from(random.below(whole.len() as u64)).unwrap(), random.below(8));
            bytes[place] ^= 1 << bit;
            for suffix in ["", "-wal", "-shm"] {
                let _ = std::fs::remove_file(folder.file(&format!("damaged.db{suffix}")));
            }
            std::fs::write(&damaged, &bytes).unwrap();
            match read_damaged(&damaged, &original).await {
                Read::Refused => refused += 1,
                Read::Reported => reported += 1,
                Read::Same => same += 1,
                Read::Wrong => panic!("byte {place}, bit {bit}: read wrongly and not noticed"),
            }
            if turn % 10 == 0 || std::env::var_os("ADOUBE_FLIPS_WRITTEN").is_some() {
                write_damaged(&damaged, &mut Random(turn)).await;
            }
        }
        println!("{} bytes: {refused} refused, {reported} reported, {same} changed nothing", whole.len());
        assert!(refused + reported > 300, "{refused} + {reported}");
    });
}

/// Every text column gets a value that is not text: it is refused, and no call hangs because of a crashed driver.
#[test]
fn a_schema_that_is_no_text_is_refused() {
    let folder = Folder::new("schema");
    block_on(async {
        let store = Store::open(&folder.place("adoube.db"), Access::Create).await.unwrap();
        fill(&store, 5).await;
        let original = exported(&store).await.unwrap();
        store.close().await.unwrap();
        let whole = std::fs::read(folder.file("adoube.db")).unwrap();
        let places: Vec<usize> = (0..whole.len() - 6).filter(|at| &whole[*at..*at + 6] == b"bigint").collect();
        assert!(places.len() > 5);
        for place in places {
            let mut bytes = whole.clone();
            bytes[place] = 0xff;
            let damaged = folder.file("damaged.db");
            std::fs::write(&damaged, &bytes).unwrap();
            assert!(matches!(read_damaged(&damaged, &original).await, Read::Refused), "byte {place}");
        }
    });
}

/// Index keys out of order: queries by pages must not loop for ever.
#[test]
fn an_index_out_of_order_is_read_to_an_end() {
    let folder = Folder::new("order");
    block_on(async {
        let store = Store::open(&folder.place("adoube.db"), Access::Create).await.unwrap();
        fill(&store, 10).await;
        let original = exported(&store).await.unwrap();
        store.close().await.unwrap();
        let whole = std::fs::read(folder.file("adoube.db")).unwrap();
        // Index entries with texts of two letters, like the account names here.
        let key = |at: &usize| whole[*at..*at + 4] == *b"\x03\x11\x01a";
        let places: Vec<usize> = (0..whole.len() - 4).filter(key).map(|at| at + 3).collect();
        assert!(places.len() > 5, "{places:?}");
        for place in places {
            let mut bytes = whole.clone();
            bytes[place] = b'e';
            let damaged = folder.file("damaged.db");
            std::fs::write(&damaged, &bytes).unwrap();
            let read = read_damaged(&damaged, &original).await;
            assert!(matches!(read, Read::Refused | Read::Reported), "byte {place}");
        }
    });
}

/// Somebody with a database tool and knowledge of the tables makes one change.
#[test]
fn tampering_is_named() {
    let folder = Folder::new("tamper");
    let path = folder.file("adoube.db");
    let cases = [
        ("update entry set body = '{}' where stream = 'game/3' and number = 17", "game/3: action 17 "),
        ("update entry set at_ms = 999 where stream = 'game/3' and number = 17", "game/3: action 17 "),
        ("update entry set hash = 'x' where stream = 'game/3' and number = 17", "game/3: action 17 "),
        ("delete from entry where stream = 'game/3' and number = 17", "game/3: action 17 "),
        ("delete from entry where stream = 'game/3' and number = 40", "game/3: the checkpoint of 40 actions"),
        ("delete from entry where stream = 'game/3'", "game/3: the checkpoint of 40 actions"),
        ("update entry set stream = 'game/9' where stream = 'game/3'", "game/9: action 1 "),
        ("update checkpoint set size = 39 where stream = 'game/3'", "game/3: the checkpoint of 39 actions"),
        ("update signer set key = 'x+y+z'", "x+y+z: the key is invalid"),
        ("update person set name = 'Somebody Else' where id = 'p3'", "p3: this person’s data"),
        ("update sealed set ply = 99", "the envelope of this sealed move is damaged"),
        ("update account set role = 'admin' where id = 'a3'", "account a3: these data are damaged"),
        ("update account set totp = null where id = 'a2'", "account a2: these data are damaged"),
        ("update session set account = 'a1'", "these data are damaged"),
        ("update secret set value = 'x' where name = 'signing'", "secret signing: these data are damaged"),
        ("update list set whole = 0 where id = 2", "list 2: these data are damaged"),
        ("update listed set data = '{}' where list = 1 and number = 9", "list 1: these data are damaged"),
        ("delete from listed_key where list = 1 and number = 9", "list 1: these data are damaged"),
        ("delete from list where id = 1", "list 1: these data are damaged"),
        ("delete from entry where stream = 'sheet/1'", "sheet/1: this log is missing"),
        (
            "insert into entry select 'sheet/2', number, at_ms, 'x' || command, part, kind, version, body, hash from entry
          where stream = 'sheet/1'",
            "sheet/2",
        ),
        ("delete from person where id = 'p3'", "personal data: rows recorded: 39, found: 38"),
        ("delete from person", "personal data: rows recorded: 39, found: 0"),
        (
            "insert into person select 'p99', name, birth_date, details, changed_ms, checksum from person where id = 'p3'",
            "p99: this person’s data",
        ),
        ("delete from checkpoint where stream = 'game/3'", "checkpoints: rows recorded: 6, found: 5"),
        ("delete from checkpoint", "checkpoints: rows recorded: 6, found: 0"),
        ("update erased set id = 'p38' where what = 'person'", "erased person p38: these data are damaged"),
    ];
    block_on(async {
        let store = Store::open(&folder.place("original.db"), Access::Create).await.unwrap();
        fill(&store, 60).await;
        // A stream without a signed checkpoint.
        store.append(&stream("sheet/1"), 0, Random(77).command(), &[entry("1")], 0).await.unwrap();
        store.close().await.unwrap();
    });
    for (statement, expected) in cases {
        for suffix in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(folder.file(&format!("adoube.db{suffix}")));
        }
        std::fs::copy(folder.file("original.db"), &path).unwrap();
        block_on(async {
            let place = Location::Sqlite(path.clone());
            let mut intruder = AnyConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap();
            intruder.execute(statement).await.unwrap();
            intruder.close().await.unwrap();
            let store = Store::open(&place, Access::Write).await.unwrap();
            let report = store.verify(&[], &[]).await.unwrap();
            let first = report.findings.first().map(|finding| finding.sentence(adoube_words::Language::English));
            assert!(first.as_ref().is_some_and(|first| first.contains(expected)), "{statement}: {first:?}");
            if expected.starts_with("game/3: action 17") {
                // It is neither returned nor extended.
                let error = StoreError::Broken { stream: stream("game/3"), number: 17 };
                assert_eq!(store.read_all(&stream("game/3")).await, Err(error), "{statement}");
            }
            store.close().await.unwrap();
        });
    }
}

#[test]
fn a_full_disk_loses_nothing_and_recovers() {
    let folder = Folder::new("full");
    let Some(mount) = Mount::new(&folder, "small", "size=512k") else { return };
    let (game, mut random) = (stream("game/1"), Random(1));
    let body = format!("\"{}\"", "x".repeat(4000));
    block_on(async {
        let store = Store::open(&Location::Sqlite(mount.file("adoube.db")), Access::Create).await.unwrap();
        let mut number = 0;
        let (command, error) = loop {
            let command = random.command();
            match store.append(&game, number, command, &[entry(&body)], 0).await {
                Ok(_) => number += 1,
                Err(error) => break (command, error),
            }
            assert!(number < 1000, "the disk never fills");
        };
        assert!(matches!(error, StoreError::Full { .. }), "{error:?}");
        assert!(number > 10, "{number}");
        assert_eq!(store.head(&game).await.unwrap().number, number);
        assert_eq!(store.read_all(&game).await.unwrap().len() as u64, number);
        // After space is freed, the same server continues with the same command.
        assert!(mount.remount("size=8m"));
        let appended = store.append(&game, number, command, &[entry(&body)], 0).await.unwrap();
        assert_eq!(appended.outcome, AppendOutcome::Written);
        assert!(store.verify(&[], &[]).await.unwrap().is_whole());
        store.close().await.unwrap();
        assert!(size(&mount.file("adoube.db")) > 40_000);
    });
}

/// Even the small file that readers need does not fit: the database is intact, and no message advises restoring a
/// backup.
#[test]
fn a_record_on_a_full_disk_is_not_called_damaged() {
    let folder = Folder::new("full-start");
    let Some(mount) = Mount::new(&folder, "small", "size=1m") else { return };
    let place = Location::Sqlite(mount.file("adoube.db"));
    block_on(async {
        Store::open(&place, Access::Create).await.unwrap().close().await.unwrap();
        let mut rest = 1 << 20;
        while rest > 0 {
            let name = format!("filler-{rest}");
            if std::fs::write(mount.file(&name), vec![1; rest]).is_err() {
                let _ = std::fs::remove_file(mount.file(&name));
            }
            rest /= 2;
        }
        for access in [Access::Write, Access::Read] {
            let refused = Store::open(&place, access).await.err();
            assert_eq!(refused, Some(StoreError::Full { place: place.to_string() }), "{access:?}");
        }
        assert!(mount.remount("size=8m"));
        let store = Store::open(&place, Access::Read).await.unwrap();
        assert!(store.verify(&[], &[]).await.unwrap().is_whole());
        store.close().await.unwrap();
    });
}

/// A write to a file that was renamed is not acknowledged.
#[test]
fn a_record_that_is_deleted_or_replaced_takes_nothing_more() {
    let folder = Folder::new("gone");
    let (place, game) = (folder.place("adoube.db"), stream("game/1"));
    let gone = StoreError::Gone { place: place.to_string() };
    block_on(async {
        Store::open(&folder.place("other.db"), Access::Create).await.unwrap().close().await.unwrap();
        for replaced in [false, true] {
            let (store, mut random) = (Store::open(&place, Access::Create).await.unwrap(), Random(3));
            let written = store.append(&game, 0, random.command(), &[entry("1")], 0).await.unwrap();
            assert_eq!(written.outcome, AppendOutcome::Written);
            if replaced {
                std::fs::copy(folder.file("other.db"), folder.file("new.db")).unwrap();
                std::fs::rename(folder.file("new.db"), folder.file("adoube.db")).unwrap();
            } else {
                std::fs::remove_file(folder.file("adoube.db")).unwrap();
            }
            let command = random.command();
            for _ in 0..2 {
                assert_eq!(store.append(&game, 1, command, &[entry("2")], 0).await, Err(gone.clone()));
            }
            assert_eq!(store.put_secret("x", "y").await, Err(gone.clone()));
            assert_eq!(store.close().await, Err(gone.clone()));
            assert_eq!(folder.file("adoube.db").exists(), replaced);
            for suffix in ["", "-wal", "-shm"] {
                let _ = std::fs::remove_file(folder.file(&format!("adoube.db{suffix}")));
            }
        }
    });
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new("readonly");
    let Some(mount) = Mount::new(&folder, "hall", "size=8m") else { return };
    let place = Location::Sqlite(mount.file("adoube.db"));
    block_on(async {
        let store = Store::open(&place, Access::Create).await.unwrap();
        fill(&store, 60).await;
        store.close().await.unwrap();
        assert!(mount.remount("ro"));
        let refused = StoreError::ReadOnly { place: place.to_string() };
        assert_eq!(Store::open(&place, Access::Create).await.err(), Some(refused.clone()));
        assert_eq!(Store::open(&place, Access::Write).await.err(), Some(refused));
        let new = Location::Sqlite(mount.file("new.db"));
        assert_eq!(
            Store::open(&new, Access::Create).await.err(),
            Some(StoreError::ReadOnly { place: new.to_string() })
        );
        // It can still be read and verified.
        let store = Store::open(&place, Access::Read).await.unwrap();
        assert!(store.verify(&[], &[]).await.unwrap().is_whole());
        let refused = store.append(&stream("game/1"), 40, Random(9).command(), &[entry("1")], 0).await;
        assert!(matches!(refused, Err(StoreError::ReadOnly { .. })), "{refused:?}");
        store.close().await.unwrap();
        assert!(mount.remount("rw"));
        Store::open(&place, Access::Write).await.unwrap().close().await.unwrap();
    });
}

#[test]
fn databases_that_are_not_for_us_are_refused() {
    let folder = Folder::new("refused");
    let place = |name: &str| folder.place(name);
    let shown = |name: &str| folder.file(name).display().to_string();
    block_on(async {
        let open = async |name: &str, access| Store::open(&place(name), access).await.err();
        // Missing.
        assert_eq!(open("none.db", Access::Write).await, Some(StoreError::Missing { place: shown("none.db") }));
        assert_eq!(open("none.db", Access::Read).await, Some(StoreError::Missing { place: shown("none.db") }));
        let missing = open("none/adoube.db", Access::Create).await;
        assert_eq!(missing, Some(StoreError::Missing { place: shown("none/adoube.db") }));
        std::fs::create_dir(folder.file("folder.db")).unwrap();
        assert_eq!(open("folder.db", Access::Create).await, Some(StoreError::Missing { place: shown("folder.db") }));
        // Not a database.
        std::fs::write(folder.file("text.db"), "not a database, but long enough to look at\n".repeat(100)).unwrap();
        for access in [Access::Create, Access::Write, Access::Read] {
            assert!(matches!(open("text.db", access).await, Some(StoreError::Damaged { .. })));
        }
        // The database of another program.
        let url = |name: &str| format!("sqlite:{}?mode=rwc", folder.file(name).display());
        let mut other = AnyConnection::connect(&url("other.db")).await.unwrap();
        other.execute("create table cheese (x int)").await.unwrap();
        other.close().await.unwrap();
        let before = std::fs::read(folder.file("other.db")).unwrap();
        for access in [Access::Create, Access::Write, Access::Read] {
            assert_eq!(open("other.db", access).await, Some(StoreError::Foreign { place: shown("other.db") }));
        }
        assert_eq!(std::fs::read(folder.file("other.db")).unwrap(), before);
        assert!(!folder.file("other.db-wal").exists());
        // The database of a later version.
        Store::open(&place("newer.db"), Access::Create).await.unwrap().close().await.unwrap();
        let mut newer = AnyConnection::connect(&url("newer.db")).await.unwrap();
        newer.execute("insert into schema_version (version) values (99)").await.unwrap();
        newer.close().await.unwrap();
        let error = StoreError::Newer { place: shown("newer.db"), found: 99, known: 6 };
        assert_eq!(open("newer.db", Access::Create).await, Some(error.clone()));
        assert_eq!(open("newer.db", Access::Read).await, Some(error));
        // A database locked by another program.
        let store = Store::open(&place("held.db"), Access::Create).await.unwrap();
        let mut holder = AnyConnection::connect(&url("held.db")).await.unwrap();
        holder.execute("begin immediate").await.unwrap();
        let held = store.append(&stream("game/1"), 0, Random(1).command(), &[entry("1")], 0).await;
        assert_eq!(held, Err(StoreError::Locked { place: shown("held.db") }));
        holder.execute("rollback").await.unwrap();
        store.append(&stream("game/1"), 0, Random(1).command(), &[entry("1")], 0).await.unwrap();
        store.close().await.unwrap();
    });
}

/// The store stays open while its server restarts.
#[test]
fn a_server_that_goes_away_is_waited_for() {
    let Some(server) = Postgres::start() else { return };
    let place = server.create("record");
    let (game, mut random) = (stream("game/1"), Random(1));
    block_on(async {
        let store = Store::open(&place, Access::Create).await.unwrap();
        for number in 0..20 {
            store.append(&game, number, random.command(), &[entry("1")], 0).await.unwrap();
        }
        // As many connections as the pool has, so that an append cannot find all of them dead.
        assert!(heads(&store, &game).await.iter().all(Result::is_ok));
        server.kill();
        let command = random.command();
        let gone = store.append(&game, 20, command, &[entry("2")], 0).await.unwrap_err();
        assert!(matches!(gone, StoreError::Unknown { .. } | StoreError::Unreachable { .. }), "{gone:?}");
        server.start_server("");
        for head in heads(&store, &game).await {
            assert_eq!(head.unwrap().number, 20);
        }
        let back = store.append(&game, 20, command, &[entry("2")], 0).await.unwrap();
        assert_eq!(back.entries[0].number, 21);
        assert_eq!(store.append(&game, 20, command, &[entry("2")], 0).await.unwrap().outcome, AppendOutcome::Repeated);
        assert!(store.verify(&[], &[]).await.unwrap().is_whole());
        full_tablespace(&server).await;
        store.close().await.unwrap();
    });
}

/// Sixteen reads at once, each with a connection of its own.
async fn heads(store: &Store, stream: &Stream) -> Vec<Result<Head, StoreError>> {
    let mut reads = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let (store, stream) = (store.clone(), stream.clone());
        reads.spawn(async move { store.head(&stream).await });
    }
    reads.join_all().await
}

/// A server that accepts connections and never answers.
#[test]
fn a_server_that_never_answers_is_not_waited_for() {
    let mute = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let place = Location::parse(&format!("postgres://desk@{}/record", mute.local_addr().unwrap())).unwrap();
    block_on(async {
        let refused = Store::open(&place, Access::Create).await.err();
        assert!(matches!(refused, Some(StoreError::Unreachable { .. })), "{refused:?}");
    });
}

async fn full_tablespace(server: &Postgres) {
    let folder = Folder::new("tablespace");
    let Some(mount) = Mount::new(&folder, "small", "size=14m,mode=777") else { return };
    let home = mount.file("space");
    std::fs::create_dir(&home).unwrap();
    assert!(std::process::Command::new("chown").arg("postgres").arg(&home).status().unwrap().success());
    server.sql("postgres", &format!("create tablespace small location '{}'", home.display()));
    server.sql("postgres", "create database little tablespace small");
    let place = Location::parse(&server.url("little")).unwrap();
    let store = Store::open(&place, Access::Create).await.unwrap();
    let (game, mut random, mut number) = (stream("game/1"), Random(2), 0);
    let error = loop {
        // Random letters, which the server cannot compress.
        let noise: String = (0..9000).map(|_| char::from(b'a' + (random.next() % 26) as u8)).collect();
        match store.append(&game, number, random.command(), &[entry(&format!("\"{noise}\""))], 0).await {
            Ok(_) => number += 1,
            Err(error) => break error,
        }
        assert!(number < 5000, "the disk never fills");
    };
    assert_eq!(error, StoreError::Full { place: place.to_string() });
    assert_eq!(store.read_all(&game).await.unwrap().len() as u64, number);
    assert!(mount.remount("size=40m"));
    store.append(&game, number, random.command(), &[entry("1")], 0).await.unwrap();
    assert!(store.verify(&[], &[]).await.unwrap().is_whole());
    store.close().await.unwrap();
    server.sql("postgres", "drop database little");
    server.sql("postgres", "drop tablespace small");
}
