//! Complete transfer of a record: from one engine to the other and back, as a backup, as an export. Every table of a
//! database is compared, row by row.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_store::{
    Access, DeskKey, ExportParts, Location, NewStoredPlayer, RecoveryKey, Replace, Store, StoreError, TransferCounts,
    verify_export,
};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::BTreeMap;
use std::time::Duration;
use support::{Folder, Postgres, block_on, fill};

/// The rows of every table, as texts.
type Tables = BTreeMap<String, Vec<String>>;

/// Reads all tables without the store, so that tables added later are compared too.
async fn tables(place: &Location) -> Tables {
    sqlx::any::install_default_drivers();
    let (url, names, columns, hex) = match place {
        Location::Sqlite(path) => (
            format!("sqlite:{}?mode=ro", path.display()),
            "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
            "select name, lower(type) from pragma_table_info($1) order by name",
            "hex",
        ),
        Location::Postgres(server) => (
            server.url().to_owned(),
            "select cast(table_name as text) from information_schema.tables where table_schema = current_schema()",
            "select cast(column_name as text), cast(data_type as text) from information_schema.columns
             where table_schema = current_schema() and table_name = $1 order by column_name",
            "encode",
        ),
    };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let mut tables = Tables::new();
    for name in sqlx::query(names).fetch_all(&mut connection).await.unwrap() {
        let table: String = name.get(0);
        let columns = sqlx::query(columns).bind(&table).fetch_all(&mut connection).await.unwrap();
        let mut columns: Vec<(String, String)> = columns.iter().map(|row| (row.get(0), row.get(1))).collect();
        columns.sort();
        let text = |(name, kind): &(String, String)| match (kind.as_str(), hex) {
            ("bytea", "hex") => format!("lower(hex({name}))"),
            ("bytea", _) => format!("encode({name}, 'hex')"),
            _ => format!("coalesce(cast({name} as text), 'none')"),
        };
        let texts: Vec<String> = columns.iter().map(text).collect();
        let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
        let query = format!("select {} from {table}", texts.join(" || ' | ' || "));
        let rows = sqlx::query(AssertSqlSafe(query)).fetch_all(&mut connection).await.unwrap();
        let mut rows: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        assert!(!rows.is_empty(), "{table} is empty: `support::fill` must put something into every table");
        rows.sort();
        rows.insert(0, names.join(" | "));
        tables.insert(table, rows);
    }
    connection.close().await.unwrap();
    tables
}

async fn assert_same(expected: &Tables, place: &Location, what: &str) {
    let found = tables(place).await;
    assert_eq!(found.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>(), "{what}");
    for (table, rows) in expected {
        let other = &found[table];
        assert_eq!(other.len(), rows.len(), "{what}: {table}");
        for (row, same) in rows.iter().zip(other) {
            assert_eq!(same, row, "{what}: {table}");
        }
    }
}

async fn exported(store: &Store, parts: ExportParts, key: Option<&DeskKey>) -> String {
    let mut text = Vec::new();
    store.export(&mut text, parts, key, 123).await.unwrap();
    String::from_utf8(text).unwrap()
}

/// Fills a database; returns it and the content of its tables.
async fn filled(folder: &Folder) -> (Store, Tables) {
    let place = folder.place("first.db");
    let store = Store::open(&place, Access::Create).await.unwrap();
    // More than are read or written at once.
    fill(&store, 2500).await;
    let expected = tables(&place).await;
    assert_eq!(expected.len(), 15, "{:?}", expected.keys());
    (store, expected)
}

#[test]
fn every_table_travels_from_sqlite_to_postgresql_and_back() {
    let Some(server) = Postgres::start() else { return };
    let folder = Folder::new("engines");
    block_on(async {
        let (first, expected) = filled(&folder).await;
        let there = server.create("there");
        let middle = Store::open(&there, Access::Create).await.unwrap();
        middle.copy_from(&first, 0).await.unwrap();
        assert_same(&expected, &there, "from SQLite to PostgreSQL").await;
        let back = Store::open(&folder.place("back.db"), Access::Create).await.unwrap();
        back.copy_from(&middle, 0).await.unwrap();
        assert_same(&expected, &folder.place("back.db"), "from PostgreSQL back to SQLite").await;
        assert!(back.verify(&[], &[]).await.unwrap().is_whole());
        // As text too.
        let text = exported(&middle, ExportParts::ALL, None).await;
        assert_eq!(text.lines().count(), exported(&first, ExportParts::ALL, None).await.lines().count());
        let imported = server.create("imported");
        let import = Store::open(&imported, Access::Create).await.unwrap();
        import.import(text.as_bytes(), "text").await.unwrap();
        assert_same(&expected, &imported, "by an export").await;
        backups(&middle, &server.create("restored"), &folder, &expected).await;
        // A database server with any data, even one account, is not overwritten.
        let taken = server.create("taken");
        let desk = Store::open(&taken, Access::Create).await.unwrap();
        desk.put_secret("signing", "x").await.unwrap();
        desk.close().await.unwrap();
        let refused = Store::restore(&folder.file("plain.db"), &taken, None, Replace::PutAside, 1).await;
        assert_eq!(refused.err(), Some(StoreError::Occupied { place: taken.to_string() }));
        for store in [first, middle, back, import] {
            store.close().await.unwrap();
        }
    });
}

#[test]
fn every_table_travels_by_backup_and_export_on_sqlite() {
    let folder = Folder::new("travel");
    block_on(async {
        let (first, expected) = filled(&folder).await;
        let text = exported(&first, ExportParts::ALL, None).await;
        let copy = Store::open(&folder.place("copy.db"), Access::Create).await.unwrap();
        let carried = copy.import(text.as_bytes(), "text").await.unwrap();
        let all = TransferCounts {
            entries: 240,
            known: 0,
            streams: 6,
            checkpoints: 6,
            sealed: 6,
            persons: 39,
            accounts: 8,
            lists: 3,
            erased: 0,
        };
        assert_eq!(carried, all);
        assert_same(&expected, &folder.place("copy.db"), "by an export").await;
        // Again: everything is already there.
        copy.import(text.as_bytes(), "text").await.unwrap();
        assert_same(&expected, &folder.place("copy.db"), "by the same export again").await;
        assert_eq!(exported(&copy, ExportParts::ALL, None).await, text);
        backups(&first, &folder.place("restored.db"), &folder, &expected).await;
        first.close().await.unwrap();
        copy.close().await.unwrap();
    });
}

/// A backup, plain or encrypted, contains every row; the server's key is in the encrypted one only.
async fn backups(store: &Store, to: &Location, folder: &Folder, expected: &Tables) {
    let (key, desk_key) = (RecoveryKey::new([4; 32]), DeskKey::new("hall-1", [9; 32]).unwrap());
    let (plain, sealed) = (folder.file("plain.db"), folder.file("sealed.adoube"));
    for path in [&plain, &sealed] {
        let _ = std::fs::remove_file(path);
    }
    assert!(store.backup(&plain, None, Some(&desk_key), 123).await.unwrap().report.is_whole());
    assert_same(expected, &Location::Sqlite(plain.clone()), "in a plain backup").await;
    assert!(store.backup(&sealed, Some(&key), Some(&desk_key), 123).await.unwrap().report.is_whole());
    let bytes = std::fs::read(&sealed).unwrap();
    assert!(!bytes.windows(8).any(|window| window == b"argon2id" || window == b"desk-key"));
    let restored = Store::restore(&sealed, to, Some(&key), Replace::Never, 1).await.unwrap();
    assert_eq!(restored.desk_key.map(|key| key.public()), Some(desk_key.public()));
    assert_same(expected, to, "from an encrypted backup").await;
    let file = Location::Sqlite(folder.file("from-plain.db"));
    let restored = Store::restore(&plain, &file, None, Replace::PutAside, 1).await.unwrap();
    assert!(restored.desk_key.is_none());
    assert_same(expected, &file, "from a plain backup").await;
}

#[test]
fn an_export_holds_what_was_asked_for_and_no_more() {
    let folder = Folder::new("parts");
    let key = DeskKey::new("hall-1", [9; 32]).unwrap();
    block_on(async {
        let (store, _) = filled(&folder).await;
        let secret = store.secret("signing").await.unwrap().unwrap();
        let persons = ["Surname", "phone"];
        let lists = ["Núñez", "Federació"];
        let secrets = ["argon2id", "JBSWY3DPEHPK3PXP", "arbiter-3", secret.as_str(), "desk-key"];
        for (parts, expected) in [
            (ExportParts::LOG, [false, false, false]),
            (ExportParts { persons: true, ..ExportParts::LOG }, [true, false, false]),
            (ExportParts { lists: true, ..ExportParts::LOG }, [false, true, false]),
            (ExportParts { secrets: true, ..ExportParts::LOG }, [false, false, true]),
            (ExportParts::ALL, [true, true, true]),
        ] {
            let text = exported(&store, parts, Some(&key)).await;
            for (words, expected) in [&persons[..], &lists[..], &secrets[..]].into_iter().zip(expected) {
                for word in words {
                    assert_eq!(text.contains(word), expected, "{parts:?}: {word}");
                }
            }
            assert!(text.lines().all(|line| serde_json::from_str::<serde::de::IgnoredAny>(line).is_ok()));
            assert!(verify_export(text.as_bytes(), "text", &[], &[]).unwrap().is_whole(), "{parts:?}");
        }
        // The server's key is extracted once, where it arrives.
        let text = exported(&store, ExportParts::ALL, Some(&key)).await;
        let copy = Store::open(&folder.place("copy.db"), Access::Create).await.unwrap();
        copy.import(text.as_bytes(), "text").await.unwrap();
        assert_eq!(copy.take_desk_key().await.unwrap().map(|key| key.public()), Some(key.public()));
        assert!(copy.take_desk_key().await.unwrap().is_none());
        let path = folder.file("copy.key");
        assert!(key.save(&path).unwrap() && key.save(&path).unwrap(), "written, and there already");
        assert!(!DeskKey::new("hall-1", [8; 32]).unwrap().save(&path).unwrap(), "another one stays");
        assert_eq!(DeskKey::load(&path).unwrap().unwrap().public(), key.public());
        assert!(DeskKey::load(&folder.file("none.key")).unwrap().is_none());
        copy.close().await.unwrap();
        store.close().await.unwrap();
    });
}

#[test]
fn altered_rows_of_an_export_are_refused() {
    let folder = Folder::new("altered");
    block_on(async {
        let (store, _) = filled(&folder).await;
        let text = exported(&store, ExportParts::ALL, None).await;
        let copy = Store::open(&folder.place("copy.db"), Access::Create).await.unwrap();
        let without = |part: &str| {
            let line = text.lines().find(|line| line.contains(part)).unwrap();
            text.replacen(&format!("{line}\n"), "", 1)
        };
        let fewer = |text: String| {
            let end = text.lines().last().unwrap();
            let count: u64 = end.split("\"beside\":").nth(1).unwrap().split(',').next().unwrap().parse().unwrap();
            text.replace(&format!("\"beside\":{count}"), &format!("\"beside\":{}", count - 1))
        };
        let cases = [
            ("a role was changed", text.replacen(r#""role":"arbiter""#, r#""role":"admin""#, 1)),
            ("a second factor was taken away", text.replacen(r#""JBSWY3DPEHPK3PXP""#, "null", 1)),
            ("an account is missing", without(r#""table":"account""#)),
            ("a player is missing", without(r#""table":"listed""#)),
            ("a player is missing, and counted so", fewer(without(r#""table":"listed""#))),
            ("a key is missing, and counted so", fewer(without(r#""table":"listed_key""#))),
            ("a rating was changed", text.replacen(r#"\"rating\":1007"#, r#"\"rating\":2007"#, 1)),
            ("a column is missing", text.replacen(r#""scope":"event/one event/two","#, "", 1)),
            ("a column too many", text.replacen(r#""scope":"#, r#""x":"1","scope":"#, 1)),
            ("a number as text", text.replacen(r#""whole":1"#, r#""whole":"1""#, 1)),
            ("no such table", text.replacen(r#""table":"listed""#, r#""table":"entry""#, 1)),
        ];
        for (name, altered) in cases {
            assert_ne!(altered, text, "{name}");
            let found = verify_export(altered.as_bytes(), "text", &[], &[]);
            assert!(found.as_ref().is_err() || !found.unwrap().is_whole(), "{name}");
            assert!(copy.import(altered.as_bytes(), "text").await.is_err(), "{name}");
            assert!(copy.streams(None).await.unwrap().is_empty(), "{name}: something of it stayed");
        }
        copy.import(text.as_bytes(), "text").await.unwrap();
        copy.close().await.unwrap();
        store.close().await.unwrap();
    });
}

/// A server with its own key keeps it.
#[test]
fn what_is_there_already_stays() {
    let folder = Folder::new("stays");
    block_on(async {
        let (store, _) = filled(&folder).await;
        let text = exported(&store, ExportParts::ALL, None).await;
        let desk = Store::open(&folder.place("desk.db"), Access::Create).await.unwrap();
        desk.put_secret("signing", "of this desk").await.unwrap();
        let mut own = store.account_named("arbiter-3 O'Neil").await.unwrap().unwrap();
        (own.id, own.role) = ("own".to_owned(), "admin".to_owned());
        assert!(desk.add_account(&own).await.unwrap());
        for (name, player) in [("Club", "Vila, Pau"), ("FIDE", "Soler, Mar")] {
            let list = desk.begin_list(name, 1).await.unwrap();
            let listed = NewStoredPlayer { name: player.to_owned(), codes: vec![], data: format!("{player:?}") };
            desk.add_listed(list, 1, &[listed]).await.unwrap();
            desk.end_list(list, 1).await.unwrap();
        }
        desk.import(text.as_bytes(), "text").await.unwrap();
        assert_eq!(desk.secret("signing").await.unwrap().as_deref(), Some("of this desk"));
        assert_eq!(desk.secret("envelope-key").await.unwrap(), store.secret("envelope-key").await.unwrap());
        assert_eq!(desk.account_named(&own.name).await.unwrap(), Some(own));
        assert_eq!(desk.accounts().await.unwrap().len(), 8, "seven new ones");
        let lists: Vec<_> = desk.lists().await.unwrap().into_iter().map(|list| (list.name, list.players)).collect();
        let expected = [("Club", 1), ("FIDE", 1), ("Federació", 20)].map(|(name, players)| (name.to_owned(), players));
        assert_eq!(lists, expected);
        assert_eq!(desk.search_lists("nunez", 50).await.unwrap().len(), 20);
        assert_eq!(desk.search_lists("vila", 50).await.unwrap().len(), 1);
        assert!(desk.verify(&[], &[]).await.unwrap().is_whole());
        desk.close().await.unwrap();
        store.close().await.unwrap();
    });
}

/// A certificate authority, and a certificate that it issued for a name: the PEM of the first, PEM and key of the
/// second.
fn certificates(name: &str) -> (String, String, String) {
    let authority_key = rcgen::KeyPair::generate().unwrap();
    let mut authority = rcgen::CertificateParams::new(Vec::new()).unwrap();
    authority.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
    authority.distinguished_name.push(rcgen::DnType::CommonName, "authority of the tests");
    let root = authority.self_signed(&authority_key).unwrap().pem();
    let issuer = rcgen::Issuer::new(authority, authority_key);
    let key = rcgen::KeyPair::generate().unwrap();
    let certificate = rcgen::CertificateParams::new(vec![name.to_owned()]).unwrap().signed_by(&key, &issuer).unwrap();
    (root, certificate.pem(), key.serialize_pem())
}

#[test]
fn a_server_on_a_network_is_spoken_to_by_tls() {
    let Some(server) = Postgres::start() else { return };
    server.create("record");
    let folder = Folder::new("tls");
    let (root, certificate, key) = certificates("127.0.0.1");
    let (other_root, other, other_key) = certificates("db.example");
    let path = |name: &str, text: &str| {
        std::fs::write(folder.file(name), text).unwrap();
        folder.file(name).display().to_string()
    };
    let (root, other_root) = (path("root.pem", &root), path("other.pem", &other_root));
    let settings = |name: &str, certificate: &str, key: &str| {
        let (certificate, key) =
            (server.keep(&format!("{name}.crt"), certificate), server.keep(&format!("{name}.key"), key));
        format!("-c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file={certificate} -c ssl_key_file={key}")
    };
    let restart = |settings: &str| {
        server.stop();
        server.start_server(settings);
    };
    let open = |query: String| {
        let url = format!("postgres://postgres@127.0.0.1:{}/record?{query}", server.port());
        let place = Location::parse(&url).unwrap();
        async move { Store::open(&place, Access::Create).await }
    };
    let shown = format!("postgres://127.0.0.1:{}/record", server.port());
    block_on(async {
        // A server without TLS that is asked for TLS.
        restart("-c listen_addresses=127.0.0.1");
        let none = StoreError::Unsafe { place: shown, setting: "ssl", found: "off".to_owned(), expected: "on" };
        for mode in ["require", "verify-ca", "verify-full"] {
            assert_eq!(open(format!("sslmode={mode}")).await.err(), Some(none.clone()), "{mode}");
        }
        open("sslmode=disable".to_owned()).await.unwrap().close().await.unwrap();
        restart(&settings("own", &certificate, &key));
        for (query, expected) in [
            ("sslmode=require".to_owned(), true),
            (format!("sslmode=verify-full&sslrootcert={root}"), true),
            (format!("sslmode=verify-full&sslrootcert={other_root}"), false),
            ("sslmode=verify-full".to_owned(), false),
            ("sslmode=verify-ca".to_owned(), false),
        ] {
            match open(query.clone()).await {
                Ok(store) => {
                    assert!(expected, "{query}");
                    let text = "select count(*) from pg_stat_ssl s join pg_stat_activity a on a.pid = s.pid
                         where s.ssl and a.datname = 'record'";
                    assert_ne!(server.sql("record", text), "0", "{query}");
                    fill_and_watch(&store, &query).await;
                    store.close().await.unwrap();
                }
                Err(error) => {
                    assert!(!expected && matches!(error, StoreError::Unreachable { .. }), "{query}: {error}");
                    assert!(error.to_string().contains("certificate"), "{error}");
                }
            }
        }
        // A certificate for another name is sufficient for verify-ca but not for verify-full.
        restart(&settings("other", &other, &other_key));
        let refused = open(format!("sslmode=verify-full&sslrootcert={other_root}")).await;
        assert!(matches!(refused.err(), Some(StoreError::Unreachable { .. })));
        open(format!("sslmode=verify-ca&sslrootcert={other_root}")).await.unwrap().close().await.unwrap();
    });
}

/// Appends and hints use the same connection settings.
async fn fill_and_watch(store: &Store, query: &str) {
    let stream = support::stream(&format!("game/{}", query.len()));
    let mut watcher = store.watch(Duration::from_secs(20)).await.unwrap();
    let command = support::Random(query.len() as u64).command();
    store.append(&stream, 0, command, &[support::entry("1")], 0).await.unwrap();
    while watcher.next().await != adoube_store::Hint::Grown(stream.clone()) {}
    assert_eq!(store.head(&stream).await.unwrap().number, 1);
}
