//! Copies and exports: readable only by the owner, no partial files left behind, damage reported, checkpoints compared.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_store::{
    Access, Checkpoint, CheckpointWitness, DeskKey, ExportParts, Hash, IntegrityFinding, KeyStanding, Location,
    RecoveryKey, Replace, Store, StoreError, VerifyOptions, verify_export_with, verify_file,
};
use sqlx::{AnyConnection, Connection, Executor};
use std::fs;
use std::path::Path;
use support::{Folder, Mount, Postgres, Random, block_on, entry, fill, stream};

async fn filled(place: &Location) -> Store {
    let store = Store::open(place, Access::Create).await.unwrap();
    fill(&store, 60).await;
    store
}

async fn exported(store: &Store) -> String {
    let mut text = Vec::new();
    store.export(&mut text, ExportParts::ALL, None, 123).await.unwrap();
    String::from_utf8(text).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
#[cfg(unix)]
fn copies_are_for_their_owner_alone() {
    let folder = Folder::new("modes");
    let key = RecoveryKey::new([4; 32]);
    block_on(async {
        let store = filled(&folder.place("adoube.db")).await;
        let text = exported(&store).await;
        store.backup(&folder.file("plain.db"), None, None, 1).await.unwrap();
        store.backup(&folder.file("sealed.adoube"), Some(&key), None, 2).await.unwrap();
        store.close().await.unwrap();
        for from in ["plain.db", "sealed.adoube"] {
            let to = folder.place(&format!("from-{from}.db"));
            Store::restore(&folder.file(from), &to, Some(&key), Replace::Never, 3).await.unwrap();
        }
        Store::import_into(&folder.place("imported.db"), text.as_bytes(), "text").await.unwrap();
        for name in names(&folder.0) {
            assert_eq!(mode(&folder.file(&name)), 0o600, "{name}");
        }
        // A restore over a readable file leaves it unreadable for others.
        fs::set_permissions(folder.file("adoube.db"), std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
        Store::restore(&folder.file("plain.db"), &folder.place("adoube.db"), None, Replace::PutAside, 4).await.unwrap();
        assert_eq!(mode(&folder.file("adoube.db")), 0o600);
    });
}

#[test]
fn an_import_that_fails_leaves_nothing() {
    let folder = Folder::new("nothing");
    let bad = "{\"adoube\":{\"format\":\"log/2\",\"at_ms\":0}}\n{\"nonsense\":1}\n";
    block_on(async {
        let refused = Store::import_into(&folder.place("new.db"), bad.as_bytes(), "bad").await.unwrap_err();
        assert!(matches!(refused, StoreError::Line { line: 2, .. }), "{refused:?}");
        assert_eq!(names(&folder.0), [""; 0], "something was left");
        // The existing file is unchanged.
        let store = filled(&folder.place("there.db")).await;
        let before = exported(&store).await;
        store.close().await.unwrap();
        Store::import_into(&folder.place("there.db"), bad.as_bytes(), "bad").await.unwrap_err();
        let store = Store::open(&folder.place("there.db"), Access::Read).await.unwrap();
        assert_eq!(exported(&store).await, before);
        store.close().await.unwrap();
        let Some(server) = Postgres::start() else { return };
        let (empty, there) = (server.create("empty"), server.create("there"));
        let tables = "select count(*) from information_schema.tables where table_schema = 'public'";
        Store::import_into(&empty, bad.as_bytes(), "bad").await.unwrap_err();
        assert_eq!(server.sql("empty", tables), "0", "tables were left");
        let store = Store::open(&there, Access::Create).await.unwrap();
        store.close().await.unwrap();
        Store::import_into(&there, bad.as_bytes(), "bad").await.unwrap_err();
        assert_ne!(server.sql("there", tables), "0", "tables that were there before stay");
        Store::import_into(&empty, before.as_bytes(), "good").await.unwrap();
        assert_eq!(server.sql("empty", "select count(*) from entry"), "240");
        // For a database server that holds data, the message says what to do instead.
        folder.file("copy.db");
        let store = Store::open(&folder.place("there.db"), Access::Write).await.unwrap();
        store.backup(&folder.file("copy.db"), None, None, 1).await.unwrap();
        store.close().await.unwrap();
        let occupied = Store::restore(&folder.file("copy.db"), &empty, None, Replace::PutAside, 1).await.unwrap_err();
        assert!(
            matches!(occupied, StoreError::Occupied { .. }) && occupied.to_string().contains("createdb"),
            "{occupied}"
        );
    });
}

/// A killed run left files behind: the next run replaces them, and no message names them.
#[test]
fn what_a_killed_run_left_is_replaced_and_said() {
    let folder = Folder::new("leftovers");
    let key = RecoveryKey::new([4; 32]);
    block_on(async {
        let store = filled(&folder.place("adoube.db")).await;
        for name in ["copy.db.part", "copy.db.part-journal", "adoube-5.db.part", "adoube.db.backup-part"] {
            fs::write(folder.file(name), "half").unwrap();
        }
        let copied = store.backup(&folder.file("copy.db"), None, None, 1).await.unwrap();
        assert_eq!(copied.leftovers, 2);
        let copied = store.backup(&folder.file("copy.adoube"), Some(&key), None, 1).await.unwrap();
        assert_eq!(copied.leftovers, 1);
        assert_eq!(store.backup(&folder.file("again.db"), None, None, 1).await.unwrap().leftovers, 0);
        fs::write(folder.file("back.db.restoring"), "half").unwrap();
        let to = folder.place("back.db");
        let restored = Store::restore(&folder.file("copy.adoube"), &to, Some(&key), Replace::Never, 1).await.unwrap();
        assert_eq!(restored.leftovers, 1);
        store.close().await.unwrap();
        let all = names(&folder.0);
        assert!(all.iter().all(|name| !name.contains("part") && !name.contains("restoring")), "{all:?}");
        // Damage and faults are reported for the file that was given.
        fs::write(folder.file("bad.db"), [&b"SQLite format 3\0"[..], &[7; 5000]].concat()).unwrap();
        let bad = Store::restore(&folder.file("bad.db"), &folder.place("new.db"), None, Replace::Never, 1).await;
        let bad = bad.unwrap_err().to_string();
        assert!(bad.contains("bad.db") && !bad.contains("restoring"), "{bad}");
        assert!(!folder.file("new.db").exists());
        let nowhere = Store::open(&folder.place("adoube.db"), Access::Write).await.unwrap();
        let missing = nowhere.backup(&folder.file("none/copy.db"), None, None, 1).await.unwrap_err();
        assert_eq!(missing, StoreError::Missing { place: folder.file("none/copy.db").display().to_string() });
        nowhere.close().await.unwrap();
    });
}

/// An export of a damaged database contains the readable part, and names the damage.
#[test]
fn an_export_of_a_damaged_record_says_so() {
    let folder = Folder::new("damaged");
    let cases = [
        ("update entry set body = '{}' where stream = 'game/3' and number = 17", "game/3: action 17 "),
        ("delete from entry where stream = 'game/3' and number = 17", "game/3: action 17 "),
        ("delete from entry where stream = 'game/3'", "game/3: the checkpoint of 40 actions"),
        ("update person set name = 'Somebody Else' where id = 'p3'", "p3: this person’s data"),
        ("update account set role = 'admin' where id = 'a3'", "account a3: these data are damaged"),
    ];
    block_on(async {
        filled(&folder.place("original.db")).await.close().await.unwrap();
        for (statement, expected) in cases {
            for suffix in ["", "-wal", "-shm"] {
                let _ = fs::remove_file(folder.file(&format!("adoube.db{suffix}")));
            }
            fs::copy(folder.file("original.db"), folder.file("adoube.db")).unwrap();
            let url = format!("sqlite:{}", folder.file("adoube.db").display());
            let mut intruder = AnyConnection::connect(&url).await.unwrap();
            intruder.execute(statement).await.unwrap();
            intruder.close().await.unwrap();
            let store = Store::open(&folder.place("adoube.db"), Access::Read).await.unwrap();
            let mut text = Vec::new();
            let exported = store.export(&mut text, ExportParts::ALL, None, 1).await.unwrap();
            let first = exported.findings.first().map(ToString::to_string).unwrap_or_default();
            assert!(first.contains(expected), "{statement}: {first}");
            assert!(exported.carried.entries >= 200 && text.len() > 10_000);
            store.close().await.unwrap();
        }
    });
}

/// A kept checkpoint can be compared with a database, a backup and an export.
#[test]
fn a_kept_checkpoint_is_compared_with_any_copy() {
    let folder = Folder::new("kept");
    let (recovery, desk) = (RecoveryKey::new([4; 32]), DeskKey::new("hall-1", [1; 32]).unwrap());
    block_on(async {
        let store = filled(&folder.place("adoube.db")).await;
        let good = store.checkpoint(&stream("game/2"), &desk, 9).await.unwrap();
        store.append(&stream("game/2"), 40, Random(9).command(), &[entry("1")], 0).await.unwrap();
        let forged = |size, stream: &str| {
            let stream = stream.parse().unwrap();
            Checkpoint { stream, size, root: Hash::of(&[b"x"]), at_ms: 1 }.sign(&DeskKey::new("x", [9; 32]).unwrap())
        };
        let kept = [good, forged(40, "game/2"), forged(99, "game/2"), forged(1, "game/none")];
        let expected = [
            (CheckpointWitness::Agrees, true),
            (CheckpointWitness::Forked, false),
            (CheckpointWitness::Shortened { size: 41 }, false),
            (CheckpointWitness::Shortened { size: 0 }, false),
        ];
        store.backup(&folder.file("plain.db"), None, None, 1).await.unwrap();
        store.backup(&folder.file("sealed.adoube"), Some(&recovery), None, 1).await.unwrap();
        fs::write(folder.file("export.ndjson"), exported(&store).await).unwrap();
        let how = VerifyOptions { kept: &kept, ..VerifyOptions::default() };
        let mut reports = vec![store.verify_with(&how).await.unwrap()];
        store.close().await.unwrap();
        for name in ["plain.db", "sealed.adoube", "export.ndjson"] {
            reports.push(verify_file(&folder.file(name), Some(&recovery), &how).await.unwrap());
        }
        for report in &reports {
            let compared: Vec<_> = report.compared.iter().map(|one| (one.witness, one.signed)).collect();
            assert_eq!(compared, expected);
            assert!(report.findings.is_empty() && !report.is_whole());
        }
        // Altered data match nothing, whatever their hash.
        let text = fs::read_to_string(folder.file("export.ndjson")).unwrap();
        let line = text.lines().find(|line| line.contains(r#""stream":"game/2","number":7,"#)).unwrap();
        let altered = text.replacen(line, &line.replacen(r#""at_ms":1000"#, r#""at_ms":1001"#, 1), 1);
        let how = VerifyOptions { kept: &kept[..1], ..VerifyOptions::default() };
        let report = verify_export_with(altered.as_bytes(), "text", &how).unwrap();
        assert_eq!(report.compared[0].witness, CheckpointWitness::Forked);
        assert_eq!(report.findings[0], IntegrityFinding::Entry { stream: stream("game/2"), number: 7 });
    });
}

#[test]
fn a_key_is_known_by_what_it_signed() {
    let folder = Folder::new("standing");
    block_on(async {
        let store = Store::open(&folder.place("adoube.db"), Access::Create).await.unwrap();
        let (own, foreign) = (DeskKey::new("desk", [1; 32]).unwrap(), DeskKey::new("desk", [2; 32]).unwrap());
        store.append(&stream("game/1"), 0, Random(1).command(), &[entry("1")], 0).await.unwrap();
        assert_eq!(store.standing(&own.public()).await.unwrap(), KeyStanding::First);
        store.checkpoint(&stream("game/1"), &own, 1).await.unwrap();
        assert_eq!(store.standing(&own.public()).await.unwrap(), KeyStanding::Known);
        assert_eq!(store.standing(&foreign.public()).await.unwrap(), KeyStanding::New);
        assert_eq!(store.signers().await.unwrap(), [own.public()]);
        store.close().await.unwrap();
    });
}

/// A database in a read-only folder can be copied to a writable one.
#[test]
fn a_record_on_a_read_only_medium_can_be_copied() {
    let folder = Folder::new("medium");
    let Some(mount) = Mount::new(&folder, "hall", "size=8m") else { return };
    let place = Location::Sqlite(mount.file("adoube.db"));
    let key = RecoveryKey::new([4; 32]);
    block_on(async {
        let store = filled(&place).await;
        let text = exported(&store).await;
        store.close().await.unwrap();
        assert!(mount.remount("ro"));
        let store = Store::open(&place, Access::Read).await.unwrap();
        store.backup(&folder.file("plain.db"), None, None, 1).await.unwrap();
        store.backup(&folder.file("sealed.adoube"), Some(&key), None, 1).await.unwrap();
        store.close().await.unwrap();
        for from in ["plain.db", "sealed.adoube"] {
            let to = folder.place(&format!("from-{from}"));
            Store::restore(&folder.file(from), &to, Some(&key), Replace::Never, 1).await.unwrap();
            let back = Store::open(&to, Access::Read).await.unwrap();
            assert_eq!(exported(&back).await, text);
            back.close().await.unwrap();
        }
    });
}

/// A restore sets aside only databases; through a link, the database it points to.
#[cfg(unix)]
#[test]
fn only_a_record_is_put_aside() {
    let folder = Folder::new("aside");
    let copy = folder.file("copy.db");
    block_on(async {
        for name in ["adoube.db", "linked.db"] {
            let store = Store::open(&folder.place(name), Access::Create).await.unwrap();
            fill(&store, 3).await;
            if !copy.exists() {
                store.backup(&copy, None, None, 1).await.unwrap();
            }
            store.close().await.unwrap();
        }
        assert!(support::run("mkfifo", &[folder.file("fifo").to_str().unwrap()]));
        fs::create_dir(folder.file("folder")).unwrap();
        std::os::unix::fs::symlink(folder.file("nowhere.db"), folder.file("dangling")).unwrap();
        std::os::unix::fs::symlink(folder.file("linked.db"), folder.file("link")).unwrap();
        for name in ["fifo", "folder", "dangling"] {
            let refused = Store::restore(&copy, &folder.place(name), None, Replace::PutAside, 5).await.unwrap_err();
            assert_eq!(refused, StoreError::Foreign { place: folder.file(name).display().to_string() });
        }
        assert!(names(&folder.0).iter().all(|name| !name.contains("replaced")));
        for (name, aside) in [("adoube.db", "adoube.db"), ("link", "linked.db")] {
            let restored = Store::restore(&copy, &folder.place(name), None, Replace::PutAside, 5).await.unwrap();
            let put_aside = restored.put_aside.unwrap();
            assert_eq!(put_aside.file_name().unwrap().to_str().unwrap(), format!("{aside}.replaced-5"));
            assert!(verify_file(&put_aside, None, &VerifyOptions::default()).await.unwrap().is_whole());
            let store = Store::open(&folder.place(name), Access::Write).await.unwrap();
            assert!(store.verify(&[], &[]).await.unwrap().is_whole());
            store.close().await.unwrap();
        }
        assert!(fs::symlink_metadata(folder.file("link")).unwrap().is_symlink());
    });
}

/// A read-only database can be copied repeatedly.
#[cfg(unix)]
#[test]
fn a_read_only_file_can_be_copied_twice() {
    let folder = Folder::new("copied-twice");
    block_on(async {
        let store = Store::open(&folder.place("adoube.db"), Access::Create).await.unwrap();
        fill(&store, 3).await;
        store.close().await.unwrap();
        fs::set_permissions(folder.file("adoube.db"), std::os::unix::fs::PermissionsExt::from_mode(0o444)).unwrap();
        let refused = Store::open(&folder.place("adoube.db"), Access::Write).await.err();
        assert_eq!(refused, Some(StoreError::ReadOnly { place: folder.place("adoube.db").to_string() }));
        for to in ["first.db", "second.db"] {
            let store = Store::open(&folder.place("adoube.db"), Access::Read).await.unwrap();
            assert!(store.backup(&folder.file(to), None, None, 1).await.unwrap().report.is_whole());
            store.close().await.unwrap();
        }
    });
}
