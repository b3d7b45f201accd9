//! Failures of the database commands: keys, damage, interrupted work, numbers.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

#[path = "support/mod.rs"]
mod program;
#[path = "../../store/tests/support/mod.rs"]
mod support;

use adoube_store::{Access, DeskKey, Location, Store, StoredPerson};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use support::{Folder, Mount, Postgres, Random, block_on, entry, stream};

/// Runs a command in a folder; returns exit code, standard output and standard error.
fn adoube(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = command(folder, arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = program::command(arguments);
    command.current_dir(folder).stdin(Stdio::null());
    command
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let (code, out, err) = adoube(folder, arguments);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}: {out}");
    out
}

fn own() -> DeskKey {
    DeskKey::new("desk", [1; 32]).unwrap()
}

/// A database with streams of a given length, each signed, and one person; returns the last printed checkpoint.
fn record(place: &Location, lengths: &[u64]) -> String {
    block_on(async {
        let store = Store::open(place, Access::Create).await.unwrap();
        let (mut random, mut note) = (Random(5), String::new());
        for (at, length) in lengths.iter().enumerate() {
            let stream = stream(&format!("hall/{at}"));
            for number in 0..*length {
                let body = format!(r#"{{"n":{number}}}"#);
                store.append(&stream, number, random.command(), &[entry(&body)], 1).await.unwrap();
            }
            note = store.checkpoint(&stream, &own(), 7).await.unwrap().to_string();
        }
        let (id, name, details) = ("p1".to_owned(), "Anna Secret".to_owned(), "{}".to_owned());
        store.put_person(&StoredPerson { id, name, birth_date: None, details, changed_ms: 0 }).await.unwrap();
        store.close().await.unwrap();
        note
    })
}

/// Runs SQL on a SQLite database, as somebody with a database tool could.
fn tamper(path: &Path, statement: &'static str) {
    use sqlx::{AnyConnection, Connection, Executor};
    sqlx::any::install_default_drivers();
    block_on(async {
        let mut intruder = AnyConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap();
        intruder.execute(statement).await.unwrap();
        intruder.close().await.unwrap();
    });
}

/// For a database server, the key is the one in the working folder: the key of another adoube is neither copied nor
/// used without a warning.
fn a_foreign_key_is_not_taken_for_the_desks(db: &str, home: &Path, abroad: &Path) {
    assert!(own().save(&home.join("adoube.key")).unwrap());
    let foreign = DeskKey::new("desk", [2; 32]).unwrap();
    assert!(foreign.save(&abroad.join("adoube.key")).unwrap());
    let nobody = abroad.join("nobody");
    std::fs::create_dir(&nobody).unwrap();
    // In the right folder there is no warning.
    let text = done(home, &["export", "--secrets", "--db", db]);
    assert!(text.contains("desk-key"));
    let said = done(home, &["backup", "own.adoube", "--new-key", "own.txt", "--db", db, "--json"]);
    assert!(said.contains(r#""desk_key":true"#), "{said}");
    for (folder, part) in
        [(abroad, "has never signed anything in"), (nobody.as_path(), "No signing key found at adoube.key")]
    {
        let (code, out, err) = adoube(folder, &["export", "--secrets", "--db", db]);
        assert_eq!(code, Some(0));
        assert!(!out.contains("desk-key") && out.contains(r#"{"end""#), "a key went out: {err}");
        assert!(err.contains(part) && err.lines().count() == 1, "{err}");
        let (code, out, err) = adoube(folder, &["backup", "c.adoube", "--new-key", "c.txt", "--db", db, "--json"]);
        assert_eq!(code, Some(0), "{err}");
        assert!(out.contains(r#""desk_key":false"#) && err.contains(part), "{out}{err}");
        let back = done(folder, &["restore", "c.adoube", "--key", "c.txt", "--db", "back.db"]);
        assert!(!folder.join("back.key").exists(), "{back}");
        // Without secrets, keys are not mentioned.
        done(folder, &["export", "--persons", "--db", db]);
    }
    for language in ["ca", "es", "pt", "eu"] {
        let (_, _, err) = adoube(abroad, &["export", "--secrets", "--db", db, "--lang", language]);
        assert!(err.contains("adoube.key") && !err.contains("never"), "{language}: {err}");
    }
}

/// The first lines that the server writes to standard error when it starts.
fn started(folder: &Path, db: &str) -> String {
    let mut desk = command(folder, &["serve", "--db", db, "--listen", "127.0.0.1:0"]);
    let mut desk = desk.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(desk.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
    assert!(first.contains("http://127.0.0.1"), "{first}");
    desk.kill().unwrap();
    let output = desk.wait_with_output().unwrap();
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_foreign_key_is_not_taken_for_the_desks_on_postgresql() {
    let Some(server) = Postgres::start() else { return };
    let place = server.create("record");
    record(&place, &[3, 2]);
    let db = server.url("record");
    let (home, abroad) = (Folder::new("key-home"), Folder::new("key-abroad"));
    a_foreign_key_is_not_taken_for_the_desks(&db, &home.0, &abroad.0);
    assert_eq!(started(&home.0, &db), "");
    let warned = started(&abroad.0, &db);
    assert!(warned.contains("Caution: the signing key in adoube.key is new to postgres://"), "{warned}");
    assert!(warned.contains(&own().public().to_string()), "{warned}");
    // A newly created key counts as new.
    let third = Folder::new("key-third");
    assert!(started(&third.0, &db).contains("Caution"));
    assert!(third.file("adoube.key").exists());
    // A database without signatures has no foreign keys.
    server.create("fresh");
    assert_eq!(started(&third.0, &server.url("fresh")), "");
    let (code, out, err) = adoube(&third.0, &["export", "--secrets", "--db", &server.url("fresh")]);
    assert!(code == Some(0) && out.contains("desk-key") && err.contains("has not signed anything"), "{err}");
}

#[test]
fn numbers_of_things_read_right_in_every_language() {
    let folder = Folder::new("plural");
    record(&folder.place("one.db"), &[1]);
    record(&folder.place("two.db"), &[2, 2]);
    let cases = [
        (
            "en",
            "intact: 1 action in 1 log, 1 checkpoint, 0 logs replayed\n",
            "intact: 4 actions in 2 logs, 2 checkpoints,",
        ),
        (
            "ca",
            "intacte: 1 acció en 1 registre, 1 punt de control, 0 registres reproduïts\n",
            "intacte: 4 accions en 2 registres, 2 punts",
        ),
        (
            "es",
            "intacto: 1 acción en 1 registro, 1 punto de control, 0 registros reproducidos\n",
            "intacto: 4 acciones en 2 registros, 2 puntos",
        ),
        (
            "pt",
            "íntegro: 1 ação em 1 registro, 1 ponto de verificação, 0 registros reproduzidos\n",
            "íntegro: 4 ações em 2 registros, 2 pontos",
        ),
        (
            "eu",
            "osorik: erregistro batean ekintza bat, egiaztapen-puntu bat, 0 erregistro berrikalkulatuta\n",
            "osorik: 2 erregistrotan 4 ekintza, 2 egiaztapen-puntu",
        ),
    ];
    for (language, one, two) in cases {
        assert_eq!(done(&folder.0, &["verify", "--db", "one.db", "--lang", language]), one);
        let said = done(&folder.0, &["verify", "--db", "two.db", "--lang", language]);
        assert!(said.starts_with(two), "{said}");
    }
    let said = done(&folder.0, &["export", "one.ndjson", "--persons", "--db", "one.db"]);
    assert_eq!(said, "one.ndjson: 1 action in 1 log, 1 checkpoint, 1 person, 0 accounts, 0 rating lists\n");
    let said = done(&folder.0, &["import", "one.ndjson", "--db", "new.db"]);
    assert_eq!(said, "1 new action in 1 log (0 already present), 1 checkpoint, 1 person, 0 accounts, 0 rating lists\n");
    assert_eq!(done(&folder.0, &["backup", "copy.db", "--db", "one.db"]), "copy.db: 1 action in 1 log, verified\n");
}

#[test]
fn a_printed_checkpoint_is_compared_with_an_export_and_a_copy() {
    let folder = Folder::new("printed");
    let note = record(&folder.place("adoube.db"), &[5, 4]);
    std::fs::write(folder.file("printed.txt"), &note).unwrap();
    done(&folder.0, &["export", "all.ndjson", "--persons", "--lists"]);
    done(&folder.0, &["backup", "copy.db"]);
    for file in ["all.ndjson", "copy.db"] {
        let said = done(&folder.0, &["verify", file, "--checkpoint", "printed.txt"]);
        assert!(said.starts_with("hall/1: matches the checkpoint of 4 actions\nintact: 9 actions"), "{said}");
    }
    // The last entries and their checkpoint are removed, and all tables that count them are adjusted.
    let other = Folder::new("printed-other");
    record(&other.place("adoube.db"), &[5, 3]);
    done(&other.0, &["export", "all.ndjson", "--persons"]);
    std::fs::copy(other.file("all.ndjson"), folder.file("cut.ndjson")).unwrap();
    assert!(done(&folder.0, &["verify", "cut.ndjson"]).starts_with("intact: "));
    let (code, out, _) = adoube(&folder.0, &["verify", "cut.ndjson", "--checkpoint", "printed.txt"]);
    assert_eq!(code, Some(1), "{out}");
    assert!(out.contains("hall/1: does not match the checkpoint of 4 actions") && !says_whole(&out), "{out}");
    assert!(out.ends_with("damaged: 1 error in 8 actions\n"), "{out}");
    let (code, out, _) = adoube(&folder.0, &["verify", "cut.ndjson", "--checkpoint", "printed.txt", "--json"]);
    let said: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &said["whole"], &said["checkpoint_agrees"]), (Some(1), &false.into(), &false.into()));
    // A checkpoint that no known key has signed may itself be forged, and the message says so.
    std::fs::write(folder.file("forged.txt"), note.replacen("\n4\n", "\n3\n", 1)).unwrap();
    let (code, out, _) = adoube(&folder.0, &["verify", "--checkpoint", "forged.txt"]);
    assert!(code == Some(1) && out.contains("forged.txt: no trusted key has signed"), "{out}");
    for language in ["ca", "es", "pt", "eu", "en"] {
        assert!(done(&folder.0, &["verify", "--help", "--lang", language]).contains("--checkpoint)"), "{language}");
    }
}

#[test]
fn an_export_of_a_damaged_record_fails_and_names_the_entry() {
    let folder = Folder::new("cli-damaged");
    record(&folder.place("adoube.db"), &[5, 4]);
    tamper(&folder.file("adoube.db"), "update entry set body = '{}' where stream = 'hall/1' and number = 3");
    for arguments in [&["export"][..], &["export", "out.ndjson"]] {
        let (code, out, err) = adoube(&folder.0, arguments);
        assert_eq!(code, Some(1), "{err}");
        assert!(err.contains("hall/1: action 3 does not follow"), "{err}");
        assert!(err.contains("the database is damaged (2 errors)") || err.contains("(1 error)"), "{err}");
        assert!(out.contains("9 actions in 2 logs") || out.contains(r#"{"end""#), "{out}");
    }
    assert!(folder.file("out.ndjson").exists(), "what could be read is kept");
    let (code, _, err) = adoube(&folder.0, &["import", "out.ndjson", "--db", "new.db"]);
    assert!(code == Some(2) && err.contains("hall/1: action 3"), "{err}");
    assert!(!folder.file("new.db").exists());
    // It is not backed up either.
    let (code, _, err) = adoube(&folder.0, &["backup", "copy.db", "--lang", "ca"]);
    assert!(code == Some(2) && err.contains("adoube.db: malmès: hall/1: l’acció 3"), "{err}");
    assert!(!folder.file("copy.db").exists());
}

#[test]
fn what_fails_leaves_nothing_and_what_was_left_is_said() {
    let folder = Folder::new("cli-leftovers");
    record(&folder.place("adoube.db"), &[2]);
    assert!(own().save(&folder.file("adoube.key")).unwrap());
    let before = names(&folder);
    for arguments in [
        &["backup", "none/copy.adoube", "--new-key", "key.txt"][..],
        &["backup", "adoube.db", "--new-key", "key.txt"],
        &["backup", "copy.adoube", "--new-key", "key.txt", "--db", "none.db"],
        &["import", "adoube.key", "--db", "new.db"],
        &["restore", "adoube.key", "--db", "new.db"],
        &["export", "none/out.ndjson"],
    ] {
        let (code, _, err) = adoube(&folder.0, arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {err}");
        assert_eq!(names(&folder), before, "{arguments:?}");
        assert!(!err.contains(".part") && !err.contains("restoring"), "{err}");
    }
    std::fs::write(folder.file("copy.db.part"), "half").unwrap();
    let (code, out, err) = adoube(&folder.0, &["backup", "copy.db"]);
    assert_eq!((code, out.as_str()), (Some(0), "copy.db: 2 actions in 1 log, verified\n"));
    assert_eq!(err, "adoube: 1 unfinished backup from an interrupted run deleted\n");
    std::fs::write(folder.file("back.db.restoring"), "half").unwrap();
    let (code, _, err) = adoube(&folder.0, &["restore", "copy.db", "--db", "back.db"]);
    assert!(code == Some(0) && err.contains("1 unfinished backup"), "{err}");
    let after = names(&folder);
    assert!(after.iter().all(|name| !name.contains("part") && !name.contains("restoring")), "{after:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        done(&folder.0, &["export", "log.ndjson"]);
        for name in ["copy.db", "back.db", "log.ndjson", "adoube.db"] {
            let mode = std::fs::metadata(folder.file(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }
}

fn says_whole(out: &str) -> bool {
    out.lines().any(|line| line.starts_with("intact"))
}

/// The files of a folder, except those that SQLite creates next to an open database.
fn names(folder: &Folder) -> Vec<String> {
    let name = |file: std::io::Result<std::fs::DirEntry>| file.unwrap().file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = std::fs::read_dir(&folder.0).unwrap().map(name).collect();
    names.retain(|name| !name.ends_with("-wal") && !name.ends_with("-shm"));
    names.sort();
    names
}

#[test]
fn an_erased_person_does_not_come_back_by_an_import() {
    let folder = Folder::new("cli-erased");
    record(&folder.place("adoube.db"), &[2]);
    done(&folder.0, &["export", "old.ndjson", "--persons"]);
    block_on(async {
        let store = Store::open(&folder.place("adoube.db"), Access::Write).await.unwrap();
        assert!(store.erase_person("p1", 9).await.unwrap());
        store.close().await.unwrap();
    });
    let said = done(&folder.0, &["import", "old.ndjson"]);
    assert!(said.ends_with("1 person, session or secret skipped: already erased from this database\n"), "{said}");
    assert!(!done(&folder.0, &["export", "--persons"]).contains("Anna Secret"));
    assert!(done(&folder.0, &["verify"]).starts_with("intact: "));
}

#[test]
fn what_was_taken_away_by_hand_is_noticed() {
    for (statement, expected) in [
        ("delete from person", "personal data: rows recorded: 1, found: 0"),
        ("delete from checkpoint", "checkpoints: rows recorded: 1, found: 0"),
        ("delete from entry", "hall/0: the checkpoint of 2 actions does not match"),
    ] {
        let folder = Folder::new("cli-absent");
        record(&folder.place("adoube.db"), &[2]);
        tamper(&folder.file("adoube.db"), statement);
        let (code, out, _) = adoube(&folder.0, &["verify"]);
        assert!(code == Some(1) && out.contains(expected) && !says_whole(&out), "{statement}: {out}");
    }
}

#[test]
fn a_record_on_a_read_only_medium_is_copied() {
    let folder = Folder::new("cli-medium");
    let Some(mount) = Mount::new(&folder, "hall", "size=8m") else { return };
    let path = mount.file("adoube.db");
    record(&Location::Sqlite(path.clone()), &[2]);
    assert!(mount.remount("ro"));
    let db = path.to_str().unwrap();
    assert_eq!(done(&folder.0, &["backup", "copy.db", "--db", db]), "copy.db: 2 actions in 1 log, verified\n");
    let (code, _, err) = adoube(&folder.0, &["backup", "copy.adoube", "--new-key", "key.txt", "--db", db]);
    assert!(code == Some(0) && err.contains("No signing key found"), "{err}");
    assert!(done(&folder.0, &["verify", "copy.adoube", "--key", "key.txt"]).starts_with("intact: 2 actions"));
    // The folder itself is not a valid target for a backup.
    let (code, _, err) = adoube(&folder.0, &["backup", mount.file("x.db").to_str().unwrap(), "--db", db]);
    assert!(code == Some(2) && err.contains("x.db: cannot be written"), "{err}");
}

#[test]
fn a_restore_onto_a_server_says_what_to_do() {
    let Some(server) = Postgres::start() else { return };
    let folder = Folder::new("cli-server");
    record(&folder.place("adoube.db"), &[2]);
    done(&folder.0, &["backup", "copy.db"]);
    server.create("taken");
    let db = server.url("taken");
    done(&folder.0, &["restore", "copy.db", "--db", &db]);
    let (code, out, err) = adoube(&folder.0, &["restore", "copy.db", "--replace", "--db", &db]);
    assert_eq!((code, out.as_str(), err.lines().count()), (Some(2), "", 1));
    assert!(err.contains("createdb") && err.contains("--db"), "{err}");
}
