//! The commands on adoube's database, end to end: backup, restore, verify, export, import.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod support;

use adoube_store::{Access, CommandId, DeskKey, Location, NewEntry, Store, StoredPerson, Stream};
use std::path::{Path, PathBuf};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("adoube-cli-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// Runs a command in the folder; returns exit code, standard output and standard error.
    fn adoube(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        let run = support::run_in(&self.0, arguments);
        (run.code, run.out, run.err)
    }

    fn done(&self, arguments: &[&str]) -> String {
        let (code, out, err) = self.adoube(arguments);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}: {out}");
        out
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

/// The key that signs the database below.
fn desk_key() -> DeskKey {
    DeskKey::new("hall-1", [1; 32]).unwrap()
}

/// Creates a database with two streams; returns a printed checkpoint.
fn record(path: &Path) -> String {
    block_on(async {
        let store = Store::open(&Location::Sqlite(path.to_owned()), Access::Create).await.unwrap();
        let key = desk_key();
        let mut note = String::new();
        for name in ["hall/1", "tournament/open"] {
            let stream: Stream = name.parse().unwrap();
            for number in 0..5_u8 {
                let command = CommandId::new(u64::from(number), [name.len() as u8; 10]);
                let entry = [NewEntry::new("act", 1, format!(r#"{{"n":{number}}}"#)).unwrap()];
                store.append(&stream, u64::from(number), command, &entry, 1).await.unwrap();
            }
            note = store.checkpoint(&stream, &key, 7).await.unwrap().to_string();
        }
        let (id, name, details) = ("p1".to_owned(), "Anna Secret".to_owned(), "{}".to_owned());
        store.put_person(&StoredPerson { id, name, birth_date: None, details, changed_ms: 0 }).await.unwrap();
        store.close().await.unwrap();
        note
    })
}

#[test]
fn a_backup_comes_back_plain_and_encrypted() {
    let folder = Folder::new("backup");
    record(&folder.file("adoube.db"));
    assert!(desk_key().save(&folder.file("adoube.key")).unwrap());
    let exported = folder.done(&["export", "--persons"]);
    // The first line has the time, the last one the digest of the whole file.
    let without_time = |text: &str| {
        let (entries, _) = text.split_once('\n').unwrap().1.rsplit_once("\"digest\"").unwrap();
        entries.to_owned()
    };
    assert!(folder.done(&["backup", "plain.db"]).contains("10 actions in 2 logs"));
    let encrypted = folder.done(&["backup", "copy.adoube", "--new-key", "key.txt"]);
    let key = std::fs::read_to_string(folder.file("key.txt")).unwrap();
    assert!(encrypted.contains(key.trim()), "{encrypted}");
    folder.done(&["backup", "again.adoube", "--key", "key.txt"]);
    let bytes = std::fs::read(folder.file("copy.adoube")).unwrap();
    assert!(!bytes.windows(11).any(|window| window == b"Anna Secret"));
    for (backup, key) in [("plain.db", None), ("copy.adoube", Some("key.txt")), ("again.adoube", Some("key.txt"))] {
        let options = key.map_or(vec![], |key| vec!["--key", key]);
        let with = |start: &[&'static str]| [start, &options].concat();
        let verified = folder.done(&with(&["verify", backup]));
        assert!(verified.starts_with("intact: 10 actions in 2 logs, 2 checkpoints"), "{verified}");
        folder.done(&with(&["restore", backup, "--db", "back.db"]));
        let back = folder.done(&["export", "--persons", "--db", "back.db"]);
        assert_eq!(without_time(&back), without_time(&exported));
        std::fs::remove_file(folder.file("back.db")).unwrap();
    }
    let leftover: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(leftover.iter().all(|name| !name.to_string_lossy().contains("part")), "{leftover:?}");
}

/// The whole database moves to another machine: by a full export, and by an encrypted backup.
#[test]
fn the_whole_desk_can_be_rebuilt_elsewhere() {
    use adoube_store::Account;
    let folder = Folder::new("rebuild");
    record(&folder.file("adoube.db"));
    let text = str::to_owned;
    let account = Account {
        id: text("a1"),
        name: text("arbiter"),
        role: text("chief"),
        scope: text("*"),
        password: text("$argon2id$secret-hash"),
        totp: Some(text("JBSWY3DPEHPK3PXP")),
        recovery: text(""),
        state: text("active"),
        created_ms: 1,
        changed_ms: 1,
    };
    block_on(async {
        let store = Store::open(&Location::Sqlite(folder.file("adoube.db")), Access::Write).await.unwrap();
        assert!(store.add_account(&account).await.unwrap());
        store.put_secret("signing", "slip-secret").await.unwrap();
        store.close().await.unwrap();
    });
    assert!(desk_key().save(&folder.file("adoube.key")).unwrap());
    let key = desk_key().public();
    let same = |name: &str| {
        let found = DeskKey::load(&folder.file(&format!("{name}.key"))).unwrap();
        assert_eq!(found.map(|key| key.public()), Some(key.clone()), "{name}");
        block_on(async {
            let place = Location::Sqlite(folder.file(&format!("{name}.db")));
            let store = Store::open(&place, Access::Read).await.unwrap();
            assert_eq!(store.accounts().await.unwrap(), std::slice::from_ref(&account), "{name}");
            assert_eq!(store.secret("signing").await.unwrap().as_deref(), Some("slip-secret"), "{name}");
            assert_eq!(store.secret("desk-key").await.unwrap(), None, "{name}: the key is in its own file");
            assert!(store.person("p1").await.unwrap().is_some(), "{name}");
            store.close().await.unwrap();
        });
    };
    // The log alone contains none of it.
    let log = folder.done(&["export"]);
    for secret in ["secret-hash", "JBSWY3DPEHPK3PXP", "slip-secret", "desk-key", "Anna Secret"] {
        assert!(!log.contains(secret), "{secret}");
    }
    let said = folder.done(&["export", "all.ndjson", "--all"]);
    assert_eq!(said, "all.ndjson: 10 actions in 2 logs, 2 checkpoints, 1 person, 1 account, 0 rating lists\n");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(folder.file("all.ndjson")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "only its owner reads it");
    }
    let said = folder.done(&["import", "all.ndjson", "--db", "imported.db"]);
    assert!(said.contains("Signing key saved in imported.key"), "{said}");
    same("imported");
    // A plain backup does not contain the key, an encrypted one does; an existing key is kept.
    folder.done(&["backup", "plain.db"]);
    folder.done(&["restore", "plain.db", "--db", "other.db"]);
    assert!(!folder.file("other.key").exists());
    folder.done(&["backup", "copy.adoube", "--new-key", "recovery.txt"]);
    let restored = folder.done(&["restore", "copy.adoube", "--key", "recovery.txt", "--db", "restored.db"]);
    assert!(restored.contains("Signing key saved in restored.key"), "{restored}");
    same("restored");
    DeskKey::load_or_create(&folder.file("third.key"), "desk", [6; 32]).unwrap();
    let restored = folder.done(&["restore", "copy.adoube", "--key", "recovery.txt", "--db", "third.db", "--json"]);
    let restored: serde_json::Value = serde_json::from_str(&restored).unwrap();
    assert_eq!(restored["desk_key"], false);
    assert_ne!(DeskKey::load(&folder.file("third.key")).unwrap().unwrap().public(), key);
}

#[test]
fn a_record_in_the_way_is_put_aside_not_lost() {
    let folder = Folder::new("replace");
    record(&folder.file("adoube.db"));
    folder.done(&["backup", "copy.db"]);
    let (code, out, err) = folder.adoube(&["restore", "copy.db"]);
    assert_eq!((code, out.as_str(), err.lines().count()), (Some(2), "", 1));
    assert!(err.contains("adoube.db: already exists") && err.contains("--replace sets it aside"), "{err}");
    let said = folder.done(&["restore", "copy.db", "--replace", "--json"]);
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    let aside = said["put_aside"].as_str().unwrap();
    assert!(folder.done(&["verify", aside]).starts_with("intact: 10 actions"));
    assert!(folder.done(&["verify"]).starts_with("intact: 10 actions"));
    // Not while a server has the database open.
    block_on(async {
        let store = Store::open(&Location::Sqlite(folder.file("adoube.db")), Access::Write).await.unwrap();
        let (code, _, err) = folder.adoube(&["restore", "copy.db", "--replace"]);
        assert_eq!(code, Some(2));
        assert!(err.contains("another program is using the database"), "{err}");
        store.close().await.unwrap();
    });
}

#[test]
fn verify_says_no_and_names_the_first_bad_entry() {
    let folder = Folder::new("verify");
    let note = record(&folder.file("adoube.db"));
    std::fs::write(folder.file("printed.txt"), &note).unwrap();
    let agrees = folder.done(&["verify", "--checkpoint", "printed.txt"]);
    assert!(agrees.contains("tournament/open: matches the checkpoint of 5 actions"), "{agrees}");
    folder.done(&["export", "good.ndjson"]);
    let text = std::fs::read_to_string(folder.file("good.ndjson")).unwrap();
    assert!(!text.contains("Anna Secret"));
    std::fs::write(folder.file("bad.ndjson"), text.replacen(r#"{"n":3}"#, r#"{"n":9}"#, 1)).unwrap();
    let (code, out, _) = folder.adoube(&["verify", "bad.ndjson"]);
    assert_eq!(code, Some(1));
    assert!(out.starts_with("hall/1: action 4 does not follow"), "{out}");
    let (code, out, _) = folder.adoube(&["verify", "bad.ndjson", "--json", "--lang", "eu"]);
    let said: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &said["whole"]), (Some(1), &serde_json::Value::Bool(false)));
    // The database of another server does not match the checkpoint.
    folder.done(&["import", "good.ndjson", "--db", "other.db"]);
    assert_eq!(folder.done(&["import", "good.ndjson", "--db", "other.db"]).split(' ').next(), Some("0"));
    let forged = note.replacen("\n5\n", "\n6\n", 1);
    std::fs::write(folder.file("forged.txt"), forged).unwrap();
    let (code, out, _) = folder.adoube(&["verify", "--checkpoint", "forged.txt", "--db", "other.db"]);
    assert_eq!(code, Some(1), "{out}");
    let stranger = DeskKey::new("hall-2", [9; 32]).unwrap().public().to_string();
    assert_eq!(folder.adoube(&["verify", "--signer", &stranger]).0, Some(1));
    assert_eq!(folder.adoube(&["import", "bad.ndjson", "--db", "third.db"]).0, Some(2));
    assert!(!folder.file("third.db").exists() && !folder.file("third.db-wal").exists(), "nothing came of it");
}

#[test]
fn bad_input_gets_one_line_and_exit_code_two() {
    let folder = Folder::new("bad");
    record(&folder.file("adoube.db"));
    std::fs::write(folder.file("text.txt"), "{\"adoube\":{\"format\":\"log/2\",\"at_ms\":0}}\n{\"nonsense\":1}\n")
        .unwrap();
    let cases: &[(&[&str], &str)] = &[
        (&["verify", "--db", "none.db"], "none.db: does not exist"),
        (&["verify", "none.ndjson"], "none.ndjson: does not exist"),
        (&["verify", "text.txt"], "text.txt: line 2, column "),
        (&["import", "text.txt"], "text.txt: line 2, column "),
        (&["import", "none.ndjson"], "none.ndjson: cannot be read"),
        (&["backup", "none/copy.db"], "none/copy.db"),
        (&["backup", "adoube.db"], "adoube.db: already exists"),
        (&["backup", "x.adoube", "--key", "text.txt"], "text.txt: the key is invalid"),
        (&["restore", "text.txt", "--db", "new.db"], "text.txt: not an adoube database"),
        (&["verify", "--signer", "x"], "x: the key is invalid"),
        (&["verify", "--checkpoint", "text.txt"], "text.txt: line 1: expected a signed checkpoint"),
        (&["verify", "--db", "postgres://u:hunter2@db.example/x"], "sslmode is prefer"),
        (&["export", "--db", "text.txt"], "text.txt: the database is damaged"),
        (&["export", "text.txt"], "text.txt: already exists and is not overwritten; choose another name"),
        (&["verify", "--db", "mysql://u:hunter2@db.example/x"], "mysql://…: not a supported database; expected"),
        (&["restore", "adoube.db", "--db", "mysql://u:hunter2@db.example/x"], "(SQLite) or a postgres:// URL"),
        (&["backup"], "<PATH> is missing"),
    ];
    for (arguments, expected) in cases {
        let (code, out, err) = folder.adoube(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {out}{err}");
        assert_eq!(err.lines().count(), 1, "{arguments:?}: {err}");
        assert!(err.contains(expected) && !err.contains("hunter2"), "{arguments:?}: {err}");
        assert!(out.is_empty(), "{arguments:?}: {out}");
    }
}

/// The database of a demo tournament as the server writes it; one answer can be altered.
fn desk_record(path: &Path, tampered: Option<u64>) {
    use adoube_event::{Context, EventAct, EventAggregate, EventAnswer, demo};
    use adoube_ledger::{ACT, Ledger};
    use adoube_services::board_game::{self, Games};
    block_on(async {
        let store = Store::open(&Location::Sqlite(path.to_owned()), Access::Create).await.unwrap();
        let demo = demo::demonstration(1, 1_794_805_200_000, "2026-11-16".parse().unwrap()).unwrap();
        let stream: Stream = "event/demo".parse().unwrap();
        for (head, done) in (0..).zip(&demo.state.history) {
            let mut done = (**done).clone();
            if Some(done.number) == tampered
                && let Some(EventAnswer::Resulted { result, .. }) = done.answers.first_mut()
            {
                assert!(matches!(done.act, EventAct::Result { .. }));
                *result = adoube_tournament::BoardResult::BothAbsent;
            }
            let entry = NewEntry::new(ACT, 1, serde_json::to_string(&done).unwrap()).unwrap();
            let command = CommandId::new(done.number, [1; 10]);
            store.append(&stream, head, command, &[entry], done.at).await.unwrap();
        }
        let games = Ledger::<Games>::open(store.clone(), None);
        let game: Stream = "game/demo.1.1".parse().unwrap();
        let lines = ["arbiter starts", "white e4", "black e5", "black resigns"]
            .map(|line| board_game::LiveGameAct::at_board(line.parse().unwrap()));
        let open = board_game::LiveGameAct::Open {
            header: Box::new("edition: 2023\n".parse().unwrap()),
            mode: board_game::Mode::Board,
        };
        for (at, act) in (1..).zip([open].into_iter().chain(lines)) {
            let context = Context::new("board", i64::try_from(at).unwrap() * 1000);
            games.act(&game, CommandId::new(at, [2; 10]), &context, act).await.unwrap();
        }
        let events = Ledger::<EventAggregate>::open(store.clone(), None);
        assert_eq!(events.state(&stream).await.unwrap().history.len(), demo.state.history.len());
        drop((games, events));
        store.close().await.unwrap();
    });
}

#[test]
fn verify_replays_every_stream_and_names_the_answer_that_differs() {
    let folder = Folder::new("replay");
    desk_record(&folder.file("adoube.db"), None);
    let out = folder.done(&["verify"]);
    assert!(out.starts_with("intact: ") && out.contains("2 logs replayed"), "{out}");
    // The fifth act after the first publishing is a result: its answer is altered before it is chained.
    let demo = adoube_event::demo::demonstration(1, 1_794_805_200_000, "2026-11-16".parse().unwrap()).unwrap();
    let result = demo.state.history.iter().filter(|d| matches!(d.act, adoube_event::EventAct::Result { .. })).nth(4);
    let number = result.unwrap().number;
    desk_record(&folder.file("tampered.db"), Some(number));
    let (code, out, _) = folder.adoube(&["verify", "--db", "tampered.db"]);
    assert_eq!(code, Some(1));
    assert!(out.starts_with(&format!("event/demo: action {number}: recorded")), "{out}");
    assert!(out.contains("both_absent") && out.contains("but replaying gives"), "{out}");
}

const LIST: &str = "<playerslist>\
    <player><fideid>2200001</fideid><name>Núñez, Ana</name><country>ESP</country><sex>F</sex><title>WIM</title>\
    <rating>2210</rating></player>\
    <player><fideid>2200002</fideid><name>Nunes, Rui</name><country>POR</country><rating>1800</rating></player>\
    </playerslist>";

#[test]
fn lists_are_brought_in_searched_and_removed() {
    let folder = Folder::new("lists");
    std::fs::write(folder.file("list.xml"), LIST).unwrap();
    let said = folder.done(&["list", "import", "list.xml"]);
    assert_eq!(said, "FIDE: 2 players imported\n");
    // Compressed, under another name, and in another language.
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut packed, LIST.as_bytes()).unwrap();
    std::fs::write(folder.file("list.xml.gz"), packed.finish().unwrap()).unwrap();
    let said = folder.done(&["list", "import", "list.xml.gz", "--name", "Prova", "--lang", "ca"]);
    assert_eq!(said, "Prova: 2 jugadors importats\n");
    assert_eq!(folder.done(&["list", "show"]), "FIDE: 2 players\nProva: 2 players\n");
    let found = folder.done(&["list", "search", "NUNEZ a"]);
    assert_eq!(found.lines().count(), 2, "in both lists: {found}");
    assert!(found.contains("2200001") && found.contains("WIM 2210 ESP Núñez, Ana"), "{found}");
    let (code, out, _) = folder.adoube(&["list", "search", "nobody"]);
    assert_eq!((code, out.as_str()), (Some(1), "No players found.\n"));
    assert_eq!(folder.done(&["list", "remove", "Prova"]), "Prova: removed\n");
    assert_eq!(folder.done(&["list", "show", "--json"]).matches("\"name\"").count(), 1);
    for (name, text) in [("empty.txt", ""), ("odd.txt", "nothing of the kind"), ("odd.zip", "PK\u{3}\u{4} and no more")]
    {
        std::fs::write(folder.file(name), text).unwrap();
        let (code, _, err) = folder.adoube(&["list", "import", name]);
        assert_eq!((code, err.lines().count()), (Some(2), 1), "{name}: {err}");
        assert!(err.contains(name), "{err}");
    }
    let (code, ..) = folder.adoube(&["list", "remove", "Prova"]);
    assert_eq!(code, Some(2));
    assert_eq!(folder.done(&["list", "show"]), "FIDE: 2 players\n", "what cannot be read changes nothing");
    // With a fault anywhere, nothing is imported.
    let header = "ID Number      Name           OCT26 Gms K  B-day Flag\n";
    let line = |id: u32| format!("{id:<15}Somebody       2000  0   20 1990      ");
    let many = (1..5000).map(line).collect::<Vec<_>>().join("\n") + "\n";
    let cases = [
        ("twice.csv", "id,name,rating\n1,A,2000\n1,B,1900\n".to_owned(), "line 3, column 1: found \"1\""),
        ("less.csv", "id,name,rating\n1,A,-5\n".to_owned(), "line 2, column 5: found \"-5\"; expected a rating"),
        (
            "column.csv",
            "id,name\n1,A\n".to_owned(),
            "line 1, column 1: found \"id,name\"; expected a header with a column called rating",
        ),
        ("short.csv", "id,name,rating\n1,A\n".to_owned(), "line 2, column 3"),
        ("column.txt", "ID Number      Name\n1              A\n".to_owned(), "expected a header with a rating column"),
        (
            "cut.txt",
            format!("{header}1              A\n"),
            "line 2, column 17: nothing found; expected a line that reaches",
        ),
        (
            "late.txt",
            format!("{header}{many}7              Again          2000  0   20 1990      \n"),
            "line 5001, column 1: found \"7\"",
        ),
        ("open.xml", LIST.replace("</playerslist>", ""), "the closing tag of the open element"),
        ("rating.xml", LIST.replace("<rating>1800</rating>", ""), "a rating element"),
    ];
    for (name, text, said) in cases {
        std::fs::write(folder.file(name), text).unwrap();
        let (code, out, err) = folder.adoube(&["list", "import", name, "--name", "New"]);
        assert!(code == Some(2) && out.is_empty() && err.contains(said), "{name}: {err}");
        assert_eq!(folder.done(&["list", "show"]), "FIDE: 2 players\n", "{name}");
    }
}
