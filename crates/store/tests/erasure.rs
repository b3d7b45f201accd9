//! Erased data stays erased, and exported personal data is as written.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_store::{
    Access, ExportParts, IntegrityFinding, Location, LoginSession, Store, StoreError, StoredPerson, verify_export,
};
use support::{Folder, Postgres, Random, block_on, entry, fill, stream};

fn person(id: &str, name: &str, changed_ms: i64) -> StoredPerson {
    let (id, name, details) = (id.to_owned(), name.to_owned(), "{}".to_owned());
    StoredPerson { id, name, birth_date: None, details, changed_ms }
}

fn session(id: &str) -> LoginSession {
    let text = str::to_owned;
    LoginSession {
        id_hash: text(id),
        account: text("a1"),
        csrf: text("c"),
        device: text("d"),
        created_ms: 1,
        seen_ms: 2,
        expires_ms: 900_000,
    }
}

async fn exported(store: &Store, parts: ExportParts) -> String {
    let mut text = Vec::new();
    let exported = store.export(&mut text, parts, None, 123).await.unwrap();
    assert_eq!(exported.findings, []);
    String::from_utf8(text).unwrap()
}

/// An old export is imported after some of its data were erased.
async fn an_import_brings_nothing_back(place: &Location, other: &Location) {
    let store = Store::open(place, Access::Create).await.unwrap();
    for id in ["p1", "p2", "p3"] {
        store.put_person(&person(id, &format!("Name {id}"), 10)).await.unwrap();
    }
    for id in ["s1", "s2"] {
        store.add_session(&session(id)).await.unwrap();
    }
    store.put_secret("invitation/a1", "used once").await.unwrap();
    store.append(&stream("event/1"), 0, Random(1).command(), &[entry(r#"{"entered":"p1"}"#)], 0).await.unwrap();
    let old = exported(&store, ExportParts::ALL).await;
    assert!(store.erase_person("p1", 500).await.unwrap());
    assert!(store.end_session("s1").await.unwrap());
    assert!(store.take_secret("invitation/a1", "used once").await.unwrap());
    let carried = store.import(old.as_bytes(), "old").await.unwrap();
    assert_eq!((carried.persons, carried.erased), (2, 3));
    assert_eq!(store.person("p1").await.unwrap(), None, "an erased person came back");
    assert!(
        store.sessions_of("a1").await.unwrap().iter().all(|session| session.id_hash == "s2"),
        "a session came back"
    );
    assert_eq!(store.secret("invitation/a1").await.unwrap(), None, "a link that was used came back");
    assert!(store.person("p2").await.unwrap().is_some());
    assert!(store.verify(&[], &[]).await.unwrap().is_whole());

    // The erasure mark is exported even with the log alone, without any data about the person.
    let log = exported(&store, ExportParts::LOG).await;
    assert!(log.contains(r#""table":"erased""#) && log.contains(r#""id":"p1""#) && log.contains(r#""at_ms":500"#));
    assert!(!log.contains("Name p1") && !log.contains(r#""session""#), "{log}");
    // A server that had the person's data erases them too, and does not import them from the old export afterwards.
    let second = Store::open(other, Access::Create).await.unwrap();
    second.import(old.as_bytes(), "old").await.unwrap();
    assert!(second.person("p1").await.unwrap().is_some());
    second.import(log.as_bytes(), "log").await.unwrap();
    assert_eq!((second.person("p1").await.unwrap(), support::erased_at(&second, "p1").await), (None, Some(500)));
    second.import(old.as_bytes(), "old").await.unwrap();
    assert_eq!(second.person("p1").await.unwrap(), None);
    assert!(second.verify(&[], &[]).await.unwrap().is_whole());

    // A person registered again has data again, and an older mark does not erase them.
    second.put_person(&person("p1", "Entered Again", 700)).await.unwrap();
    assert_eq!(support::erased_at(&second, "p1").await, None);
    second.import(log.as_bytes(), "log").await.unwrap();
    assert_eq!(second.person("p1").await.unwrap().unwrap().name, "Entered Again");
    assert_eq!(support::erased_at(&second, "p1").await, None);
    assert!(second.verify(&[], &[]).await.unwrap().is_whole());
    second.put_secret("invitation/a1", "new").await.unwrap();
    assert_eq!(second.secret("invitation/a1").await.unwrap().as_deref(), Some("new"));

    // The same between the engines and in backups.
    second.close().await.unwrap();
    store.close().await.unwrap();
}

#[test]
fn an_import_brings_nothing_back_on_sqlite() {
    let folder = Folder::new("erasure");
    block_on(an_import_brings_nothing_back(&folder.place("one.db"), &folder.place("two.db")));
}

#[test]
fn an_import_brings_nothing_back_on_postgresql() {
    let Some(server) = Postgres::start() else { return };
    block_on(an_import_brings_nothing_back(&server.create("one"), &server.create("two")));
}

/// Two servers change the same people on one database at the same time: the count stays correct.
#[test]
fn persons_changed_by_two_desks_are_counted_once() {
    let Some(server) = Postgres::start() else { return };
    let place = server.create("record");
    block_on(async {
        let desks =
            [Store::open(&place, Access::Create).await.unwrap(), Store::open(&place, Access::Create).await.unwrap()];
        let tasks = desks.clone().map(|desk| {
            tokio::spawn(async move {
                for turn in 0..40_i64 {
                    let id = format!("p{}", turn % 3);
                    if turn % 7 == 6 {
                        desk.erase_person(&id, turn).await.unwrap();
                    } else {
                        desk.put_person(&person(&id, &format!("Name {turn}"), turn)).await.unwrap();
                    }
                }
            })
        });
        for task in tasks {
            task.await.unwrap();
        }
        let [one, other] = desks;
        assert_eq!(one.verify(&[], &[]).await.unwrap().findings, []);
        one.close().await.unwrap();
        other.close().await.unwrap();
    });
}

/// A name changed in an exported file is detected by its line.
#[test]
fn a_changed_name_in_an_export_is_noticed() {
    let folder = Folder::new("name");
    block_on(async {
        let store = Store::open(&folder.place("adoube.db"), Access::Create).await.unwrap();
        fill(&store, 60).await;
        let text = exported(&store, ExportParts::ALL).await;
        let copy = Store::open(&folder.place("copy.db"), Access::Create).await.unwrap();
        for (from, to) in [
            ("Name 7 Surname", "Nome 7 Surname"),
            (r#""birth_date":"1990-01-01""#, r#""birth_date":"1991-01-01""#),
            (r#""phone":"12345""#, r#""phone":"54321""#),
            (r#""ply":3"#, r#""ply":4"#),
            (r#""what":"person""#, r#""what":"secret""#),
        ] {
            let altered = text.replacen(from, to, 1);
            // Even with a corrected digest of the file: the line itself is detected.
            let (lines, end) = altered.trim_end().rsplit_once('\n').unwrap();
            let digest = adoube_store::Hash::of(&[lines.as_bytes(), b"\n"]).to_string();
            let old = end.split(r#""digest":""#).nth(1).unwrap().split('"').next().unwrap();
            let altered = altered.replace(old, &digest);
            let line = 1 + altered.lines().zip(text.lines()).position(|(one, other)| one != other).unwrap() as u64;
            let report = verify_export(altered.as_bytes(), "text", &[], &[]).unwrap();
            assert_eq!(report.findings.len(), 1, "{to}: {:?}", report.findings);
            assert!(
                matches!(
                    report.findings[0],
                    IntegrityFinding::Person { .. } | IntegrityFinding::Envelope { .. } | IntegrityFinding::Row { .. }
                ),
                "{to}: {:?}",
                report.findings
            );
            let refused = copy.import(altered.as_bytes(), "text").await.unwrap_err();
            assert!(matches!(refused, StoreError::Line { line: at, .. } if at == line), "{to}: {refused:?}");
            assert!(copy.streams(None).await.unwrap().is_empty());
        }
        // Older exports had neither checksums of people and envelopes nor a digest.
        let mut lines: Vec<String> = Vec::new();
        for line in text.lines() {
            let old =
                line.starts_with("{\"person\"") || line.starts_with("{\"sealed\"") || line.starts_with("{\"end\"");
            let cut = [",\"checksum\":\"", ",\"digest\":\""].into_iter().find_map(|part| line.find(part));
            lines.push(match cut.filter(|_| old) {
                Some(at) => format!("{}}}}}", &line[..at]),
                None => line.to_owned(),
            });
        }
        let before = lines.join("\n") + "\n";
        assert!(before.len() < text.len() - 1000);
        assert!(verify_export(before.as_bytes(), "before", &[], &[]).unwrap().is_whole());
        copy.import(before.as_bytes(), "before").await.unwrap();
        assert_eq!(exported(&copy, ExportParts::ALL).await, text);
        copy.close().await.unwrap();
        store.close().await.unwrap();
    });
}
