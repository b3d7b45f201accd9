//! The log on both engines: appending, retrying, reading, people, sealed moves, checkpoints, export and import.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_store::{
    Access, AppendOutcome, CheckpointWitness, DeskKey, ExportParts, Hash, Hint, IntegrityFinding, Location, NewEntry,
    RecoveryKey, Replace, ReplayDifference, Replayer, SealedMove, Store, StoreError, StoredPerson, Stream, StreamEntry,
    verify_export,
};
use std::time::Duration;
use support::{Folder, Postgres, Random, block_on, entry, stream};

/// Every property of the log, on one engine, in one test, because starting a server takes seconds.
async fn the_log_works(place: &Location) {
    let store = Store::open(place, Access::Create).await.unwrap();
    append_and_read(&store).await;
    a_command_is_carried_out_once(&store).await;
    many_entries_at_once(&store).await;
    people_are_erasable(&store).await;
    sealed_moves_open(&store).await;
    checkpoints_hold(&store).await;
    hints_arrive(&store).await;
    let report = store.verify(&[&Doubler], &[]).await.unwrap();
    assert!(report.is_whole(), "{:?}", report.findings);
    export_and_import(&store).await;
    answers_that_differ_are_reported(&store).await;
    store.close().await.unwrap();
}

async fn append_and_read(store: &Store) {
    let game = stream("game/1");
    let mut random = Random(1);
    assert_eq!(store.head(&game).await.unwrap().number, 0);
    assert_eq!(store.read(&game, 0, 10).await.unwrap(), []);
    let bodies = [r#"{"a":1.50}"#, "[]", r#""à ♔ \u0000 'quoted' \" ; drop table entry""#, "1e999"];
    for (number, body) in (0..).zip(bodies) {
        let appended = store.append(&game, number, random.command(), &[entry(body)], -5).await.unwrap();
        assert_eq!(appended.outcome, AppendOutcome::Written);
    }
    let entries = store.read_all(&game).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.body.as_str()).collect::<Vec<_>>(), bodies);
    assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(store.read(&game, 2, 1).await.unwrap(), entries[2..3]);
    assert_eq!(store.read(&game, 4, 10).await.unwrap(), []);
    assert_eq!(store.read(&game, 9, 10).await.unwrap(), []);
    assert_eq!(store.head(&game).await.unwrap().hash, entries[3].hash);
    // A number too far ahead is a conflict, just like one too far behind: no gap can arise.
    for expected in [0, 3, 5, 9] {
        let conflict = store.append(&game, expected, random.command(), &[entry("{}")], 0).await.unwrap_err();
        assert_eq!(conflict, StoreError::Conflict { stream: game.clone(), expected, actual: 4 });
    }
    assert_eq!(store.append(&game, 4, random.command(), &[], 0).await, Err(StoreError::EntryCount { found: 0 }));
}

async fn a_command_is_carried_out_once(store: &Store) {
    let (game, other) = (stream("game/once"), stream("game/other"));
    let mut random = Random(2);
    let command = random.command();
    assert_eq!(store.find(command).await.unwrap(), None);
    let first = store.append(&game, 0, command, &[entry("1"), entry("2")], 10).await.unwrap();
    store.append(&game, 2, random.command(), &[entry("3")], 11).await.unwrap();
    // Whatever the retry expects and contains, the first answer is returned.
    for expected in [0, 1, 2, 3, 7] {
        let again = store.append(&game, expected, command, &[entry("9")], 99).await.unwrap();
        assert_eq!((again.outcome, &again.entries), (AppendOutcome::Repeated, &first.entries));
    }
    assert_eq!(store.find(command).await.unwrap().unwrap(), first.entries);
    let reused = store.append(&other, 0, command, &[entry("1")], 0).await;
    assert_eq!(reused, Err(StoreError::CommandReused { command, stream: game.clone() }));
    assert_eq!(store.head(&game).await.unwrap().number, 3);
}

async fn many_entries_at_once(store: &Store) {
    let (game, mut random) = (stream("game/many"), Random(3));
    let entries: Vec<NewEntry> = (0..777).map(|n| entry(&n.to_string())).collect();
    let command = random.command();
    store.append(&game, 0, command, &entries, 0).await.unwrap();
    assert_eq!(store.read_all(&game).await.unwrap().len(), 777);
    let again = store.append(&game, 0, command, &entries, 0).await.unwrap();
    assert_eq!((again.outcome, again.entries.len()), (AppendOutcome::Repeated, 777));
    // If the last of several entries conflicts, none is written.
    let long: Vec<NewEntry> = (0..120).map(|n| entry(&n.to_string())).collect();
    let conflict = store.append(&game, 700, random.command(), &long, 0).await.unwrap_err();
    assert!(matches!(conflict, StoreError::Conflict { actual: 777, .. }));
    assert_eq!(store.head(&game).await.unwrap().number, 777);
    let too_many: Vec<NewEntry> = (0..1001).map(|_| entry("0")).collect();
    assert!(matches!(
        store.append(&game, 777, random.command(), &too_many, 0).await,
        Err(StoreError::EntryCount { found: 1001 })
    ));
}

fn person(id: &str, name: &str) -> StoredPerson {
    let details = r#"{"mail":"anna@example.org"}"#.to_owned();
    StoredPerson {
        id: id.to_owned(),
        name: name.to_owned(),
        birth_date: Some("2012-02-29".to_owned()),
        details,
        changed_ms: 7,
    }
}

async fn people_are_erasable(store: &Store) {
    let (event, mut random) = (stream("tournament/t"), Random(4));
    let anna = person("p1", "Anna Ferrer-Unmistakable");
    store.put_person(&person("p1", "Ana")).await.unwrap();
    store.put_person(&anna).await.unwrap();
    store.put_person(&StoredPerson { birth_date: None, ..person("p2", "Çağla O'Neil") }).await.unwrap();
    assert_eq!(store.person("p1").await.unwrap(), Some(anna));
    assert!(store.put_person(&person("p3", "nul\u{0}")).await.is_err());
    store.append(&event, 0, random.command(), &[entry(r#"{"entered":"p1"}"#)], 0).await.unwrap();
    let before = store.head(&event).await.unwrap();
    assert!(store.erase_person("p1", 50).await.unwrap());
    assert!(!store.erase_person("p1", 60).await.unwrap());
    assert_eq!(store.person("p1").await.unwrap(), None);
    assert_eq!(support::erased_at(store, "p1").await, Some(50), "the first time counts");
    assert_eq!(store.head(&event).await.unwrap(), before);
    if let Location::Sqlite(path) = store.place() {
        for suffix in ["", "-wal"] {
            let bytes = std::fs::read(format!("{}{suffix}", path.display())).unwrap_or_default();
            let found = bytes.windows(12).any(|window| window == b"Unmistakable");
            assert!(!found, "the erased name is still in the file{suffix}");
        }
    }
}

async fn sealed_moves_open(store: &Store) {
    let key = DeskKey::new("hall-1", [1; 32]).unwrap();
    let game = stream("game/adjourned");
    let sealed = SealedMove { game: game.clone(), ply: 79, nonce: [9; 32], written: "Txf7?? o Axf7".to_owned() };
    let commitment = store.seal(&key, &sealed, [5; 24]).await.unwrap();
    let body = format!(r#"{{"sealed":"{commitment}"}}"#);
    store.append(&game, 0, Random(5).command(), &[entry(&body)], 0).await.unwrap();
    let log = store.read_all(&game).await.unwrap();
    assert!(log.iter().all(|entry| !entry.body.contains("xf7")));
    assert_eq!(store.open_envelope(&key, commitment).await.unwrap(), sealed);
    let other = DeskKey::new("hall-1", [2; 32]).unwrap();
    assert!(matches!(store.open_envelope(&other, commitment).await, Err(StoreError::Key { .. })));
    assert!(matches!(store.open_envelope(&key, Hash::GENESIS).await, Err(StoreError::Missing { .. })));
}

async fn checkpoints_hold(store: &Store) {
    let key = DeskKey::new("hall-1", [1; 32]).unwrap();
    let game = stream("game/1");
    let note = store.checkpoint(&game, &key, 1_000).await.unwrap();
    assert_eq!((note.checkpoint.size, note.is_signed_by(&key.public())), (4, true));
    store.append(&game, 4, Random(6).command(), &[entry("5")], 0).await.unwrap();
    assert_eq!(store.compare(&note.checkpoint).await.unwrap(), CheckpointWitness::Agrees);
    let mut wrong = note.checkpoint.clone();
    wrong.root = Hash::GENESIS;
    assert_eq!(store.compare(&wrong).await.unwrap(), CheckpointWitness::Forked);
    wrong.size = 6;
    assert_eq!(store.compare(&wrong).await.unwrap(), CheckpointWitness::Shortened { size: 5 });
    assert_eq!(store.checkpoints(&game).await.unwrap(), [note]);
    // Signatures of keys that the verifier does not trust do not count.
    let stranger = DeskKey::new("hall-1", [8; 32]).unwrap().public();
    let report = store.verify(&[], &[stranger]).await.unwrap();
    assert_eq!(report.findings, [IntegrityFinding::Checkpoint { stream: game.clone(), size: 4 }]);
}

async fn hints_arrive(store: &Store) {
    let mut watcher = store.watch(Duration::from_secs(20)).await.unwrap();
    let game = stream("game/watched");
    store.append(&game, 0, Random(7).command(), &[entry("1")], 0).await.unwrap();
    // Hints of earlier entries may still arrive.
    while watcher.next().await != Hint::Grown(game.clone()) {}
    let mut impatient = store.watch(Duration::from_millis(1)).await.unwrap();
    while impatient.next().await != Hint::Look {}
}

async fn exported(store: &Store, parts: ExportParts) -> String {
    let mut text = Vec::new();
    store.export(&mut text, parts, None, 123).await.unwrap();
    String::from_utf8(text).unwrap()
}

async fn export_and_import(store: &Store) {
    let text = exported(store, ExportParts::ALL).await;
    assert!(text.lines().all(|line| serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok()));
    assert!(text.contains("O'Neil") && !exported(store, ExportParts::LOG).await.contains("O'Neil"));
    assert!(verify_export(text.as_bytes(), "text", &[], &[]).unwrap().is_whole());
    let folder = Folder::new("import");
    let copy = Store::open(&folder.place("copy.db"), Access::Create).await.unwrap();
    let carried = copy.import(text.as_bytes(), "text").await.unwrap();
    assert_eq!(exported(&copy, ExportParts::ALL).await, text);
    // Again: everything is already there.
    let again = copy.import(text.as_bytes(), "text").await.unwrap();
    assert_eq!((again.entries, again.known), (0, carried.entries));
    // Data that differ from the existing ones are refused as a whole.
    copy.append(&stream("game/1"), 5, Random(70).command(), &[entry("6")], 0).await.unwrap();
    store.append(&stream("game/1"), 5, Random(71).command(), &[entry("7")], 0).await.unwrap();
    let before = exported(&copy, ExportParts::ALL).await;
    let forked = exported(store, ExportParts::ALL).await;
    assert!(matches!(copy.import(forked.as_bytes(), "text").await, Err(StoreError::Conflict { .. })));
    assert_eq!(exported(&copy, ExportParts::ALL).await, before);
    altered_exports_are_refused(&text, &copy).await;
    copy.close().await.unwrap();
}

async fn altered_exports_are_refused(text: &str, copy: &Store) {
    let lines: Vec<&str> = text.lines().collect();
    let without = |index: usize| {
        let kept: Vec<&str> = lines.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, line)| *line).collect();
        kept.join("\n") + "\n"
    };
    let entry_line = lines.iter().position(|line| line.contains(r#""number":2"#)).unwrap();
    let cases = [
        ("an entry is missing", without(entry_line)),
        ("the last line is missing", without(lines.len() - 1)),
        ("the first line is missing", without(0)),
        ("a body was changed", text.replace("1.50", "1.51")),
        ("a body was written anew", text.replace("1.50", "1.5")),
        ("a number was changed", text.replace(r#""number":2"#, r#""number":3"#)),
        ("a time was changed", text.replace(r#""at_ms":-5"#, r#""at_ms":-6"#)),
        ("not JSON", format!("{text}x\n")),
        ("cut in a line", text[..text.len() / 2].to_owned()),
        ("not UTF-8", String::new()),
    ];
    for (name, altered) in cases {
        let bytes = if name == "not UTF-8" { b"\xff\xfe\n".to_vec() } else { altered.into_bytes() };
        let found = verify_export(bytes.as_slice(), "text", &[], &[]);
        assert!(found.as_ref().is_err() || !found.unwrap().is_whole(), "{name}");
        let imported = copy.import(bytes.as_slice(), "text").await;
        assert!(imported.is_err(), "{name}");
    }
    let error = verify_export(&b"{\"adoube\":{\"format\":\"log/2\",\"at_ms\":0}}\n{\"entry\":7}\n"[..], "x", &[], &[]);
    assert!(error.unwrap_err().to_string().starts_with("line 2, column "));
}

/// A rule that is easy to check: each act is a number, each answer its double.
struct Doubler;

impl Replayer for Doubler {
    fn replays(&self, kind: &str) -> bool {
        kind == "double"
    }

    fn replay(&self, _: &Stream, entries: &[StreamEntry]) -> Vec<ReplayDifference> {
        let differs = |pair: &[StreamEntry]| {
            let [act, answer] = pair else { return None };
            let replayed = (act.body.parse::<u64>().ok()? * 2).to_string();
            let difference = ReplayDifference { number: answer.number, recorded: answer.body.clone(), replayed };
            (difference.recorded != difference.replayed).then_some(difference)
        };
        entries.chunks(2).filter_map(differs).collect()
    }
}

async fn answers_that_differ_are_reported(store: &Store) {
    let (doubles, mut random) = (stream("double/1"), Random(8));
    for (expected, answer) in [(0, "6"), (2, "7")] {
        let entries = [entry("3"), NewEntry::new("answer", 1, answer).unwrap()];
        store.append(&doubles, expected, random.command(), &entries, 0).await.unwrap();
    }
    let report = store.verify(&[&Doubler], &[]).await.unwrap();
    let difference = ReplayDifference { number: 4, recorded: "7".to_owned(), replayed: "6".to_owned() };
    assert_eq!(report.findings, [IntegrityFinding::Answer { stream: doubles, difference }]);
    assert_eq!(report.replayed, 1);
}

#[test]
fn the_log_works_on_sqlite() {
    let folder = Folder::new("log");
    block_on(the_log_works(&folder.place("odd name ?#%é.db")));
}

#[test]
fn the_log_works_on_postgresql() {
    let Some(server) = Postgres::start() else { return };
    let place = server.create("record");
    block_on(the_log_works(&place));
    block_on(between_the_engines(&server));
    block_on(unsafe_servers_are_refused(&server));
    block_on(two_desks_see_each_other(&server));
}

/// From SQLite to PostgreSQL and back, nothing is lost and nothing is changed.
async fn between_the_engines(server: &Postgres) {
    let folder = Folder::new("engines");
    let first = Store::open(&folder.place("first.db"), Access::Create).await.unwrap();
    append_and_read(&first).await;
    a_command_is_carried_out_once(&first).await;
    people_are_erasable(&first).await;
    sealed_moves_open(&first).await;
    first.checkpoint(&stream("game/1"), &DeskKey::new("hall-1", [1; 32]).unwrap(), 5).await.unwrap();
    let text = exported(&first, ExportParts::ALL).await;
    let middle = Store::open(&server.create("middle"), Access::Create).await.unwrap();
    middle.import(text.as_bytes(), "text").await.unwrap();
    assert_eq!(exported(&middle, ExportParts::ALL).await, text);
    let back = Store::open(&folder.place("back.db"), Access::Create).await.unwrap();
    back.copy_from(&middle, 0).await.unwrap();
    assert_eq!(exported(&back, ExportParts::ALL).await, text);
    assert!(back.verify(&[], &[]).await.unwrap().is_whole());
    backups_of_a_server(server, &folder, &middle, &text).await;
    for store in [first, middle, back] {
        store.close().await.unwrap();
    }
}

/// The backup of a server is a file; it can be restored to a file or to an empty database on a server.
async fn backups_of_a_server(server: &Postgres, folder: &Folder, store: &Store, text: &str) {
    let key = RecoveryKey::new([4; 32]);
    let (plain, sealed) = (folder.file("backup.db"), folder.file("backup.adoube"));
    assert!(store.backup(&plain, None, None, 123).await.unwrap().report.is_whole());
    assert!(store.backup(&sealed, Some(&key), None, 123).await.unwrap().report.is_whole());
    assert!(matches!(store.backup(&plain, None, None, 123).await, Err(StoreError::Exists { .. })));
    let empty = server.create("empty");
    Store::restore(&sealed, &empty, Some(&key), Replace::Never, 1).await.unwrap();
    let again = Store::restore(&sealed, &empty, Some(&key), Replace::PutAside, 1).await;
    assert_eq!(again.err(), Some(StoreError::Occupied { place: empty.to_string() }));
    let file = folder.place("restored.db");
    let wrong = RecoveryKey::new([5; 32]);
    assert!(matches!(
        Store::restore(&sealed, &file, Some(&wrong), Replace::Never, 1).await,
        Err(StoreError::Key { .. })
    ));
    assert!(matches!(Store::restore(&sealed, &file, None, Replace::Never, 1).await, Err(StoreError::Encrypted { .. })));
    Store::restore(&plain, &file, None, Replace::Never, 1).await.unwrap();
    for place in [empty, file] {
        let back = Store::open(&place, Access::Write).await.unwrap();
        assert_eq!(exported(&back, ExportParts::ALL).await, text);
        back.close().await.unwrap();
    }
}

async fn unsafe_servers_are_refused(server: &Postgres) {
    let place = server.create("safe");
    let refused =
        |setting| StoreError::Unsafe { place: place.to_string(), setting, found: "off".to_owned(), expected: "on" };
    server.sql("safe", "alter database safe set synchronous_commit = off");
    assert_eq!(Store::open(&place, Access::Create).await.err(), Some(refused("synchronous_commit")));
    server.sql("safe", "alter database safe reset synchronous_commit");
    server.sql("safe", "alter system set fsync = off");
    server.sql("safe", "select pg_reload_conf()");
    server.wait_for_setting("safe", "fsync", "off");
    assert_eq!(Store::open(&place, Access::Create).await.err(), Some(refused("fsync")));
    server.sql("safe", "alter system reset fsync");
    server.sql("safe", "select pg_reload_conf()");
    server.wait_for_setting("safe", "fsync", "on");
    server.sql("safe", "create table somebody_elses (x int)");
    assert_eq!(Store::open(&place, Access::Create).await.err(), Some(StoreError::Foreign { place: place.to_string() }));
    server.sql("safe", "drop table somebody_elses");
    Store::open(&place, Access::Create).await.unwrap().close().await.unwrap();
    let nowhere = Location::parse(&server.url("nowhere")).unwrap();
    assert_eq!(
        Store::open(&nowhere, Access::Create).await.err(),
        Some(StoreError::Missing { place: nowhere.to_string() })
    );
}

/// Two processes on one server start together, and each sees the other's entries.
async fn two_desks_see_each_other(server: &Postgres) {
    let place = server.create("shared");
    let open = |place: Location| tokio::spawn(async move { Store::open(&place, Access::Create).await });
    let (one, other) = (open(place.clone()), open(place));
    let (one, other) = (one.await.unwrap().unwrap(), other.await.unwrap().unwrap());
    let (game, mut random) = (stream("game/shared"), Random(9));
    let mut watcher = other.watch(Duration::from_secs(20)).await.unwrap();
    one.append(&game, 0, random.command(), &[entry("1")], 0).await.unwrap();
    while watcher.next().await != Hint::Grown(game.clone()) {}
    assert_eq!(other.read(&game, 0, 10).await.unwrap().len(), 1);
    other.append(&game, 1, random.command(), &[entry("2")], 0).await.unwrap();
    // The first server's memory of the head is outdated: the database decides.
    let command = random.command();
    let conflict = one.append(&game, 1, command, &[entry("3")], 0).await.unwrap_err();
    assert_eq!(conflict, StoreError::Conflict { stream: game.clone(), expected: 1, actual: 2 });
    one.append(&game, 2, command, &[entry("3")], 0).await.unwrap();
    // The other server receives a retry of a command that the first one carried out.
    assert_eq!(other.append(&game, 2, command, &[entry("3")], 0).await.unwrap().outcome, AppendOutcome::Repeated);
    assert!(other.verify(&[], &[]).await.unwrap().is_whole());
    one.close().await.unwrap();
    other.close().await.unwrap();
}
