//! The tables and their migrations.
//!
//! Both engines use the same SQL: names and JSON are TEXT, numbers and times BIGINT, digests hexadecimal TEXT, so that
//! either engine's own tools display the record as it is. The database generates nothing: numbers, ids and times come
//! from the desk.

use crate::error::StoreError;
use crate::location::Location;
use crate::temporary::{make_private, private_file};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::path::{Path, PathBuf};

/// A step from one version of the tables to the next.
pub(crate) struct Migration {
    pub(crate) version: i64,
    pub(crate) statements: &'static [&'static str],
}

/// The oldest version of the tables that can be opened. Versions 1 to 5 were never released: their entries have no
/// format version, and adding one would change every hash.
pub(crate) const OLDEST: i64 = 6;

/// All migrations, in order. A released migration is never changed.
pub(crate) const MIGRATIONS: &[Migration] = &[FIRST];

const FIRST: Migration = Migration {
    version: OLDEST,
    statements: &[
        "create table schema_version (version bigint not null)",
        "create table entry (
            stream text not null,
            number bigint not null check (number > 0),
            at_ms bigint not null,
            command text not null,
            part bigint not null check (part >= 0),
            kind text not null,
            version bigint not null check (version > 0),
            body text not null,
            hash text not null,
            primary key (stream, number),
            unique (command, part)
        )",
        "create table signer (key text not null primary key)",
        "create table checkpoint (
            stream text not null,
            size bigint not null,
            signer text not null,
            note text not null,
            primary key (stream, size, signer)
        )",
        "create table person (
            id text not null primary key,
            name text not null,
            birth_date text,
            details text not null,
            changed_ms bigint not null,
            checksum text not null
        )",
        "create index person_name on person (name)",
        "create table sealed (
            commitment text not null primary key,
            stream text not null,
            ply bigint not null,
            envelope text not null,
            checksum text not null
        )",
        // Accounts, sessions and secrets are outside the log.
        "create table account (
            id text not null primary key,
            name text not null unique,
            role text not null,
            scope text not null,
            password text not null,
            totp text,
            recovery text not null,
            state text not null,
            created_ms bigint not null,
            changed_ms bigint not null,
            checksum text not null
        )",
        "create table session (
            id_hash text not null primary key,
            account text not null,
            csrf text not null,
            device text not null,
            created_ms bigint not null,
            seen_ms bigint not null,
            expires_ms bigint not null,
            checksum text not null
        )",
        "create index session_account on session (account)",
        "create table secret (name text not null primary key, value text not null, checksum text not null)",
        // Rating lists. Keys are bytes, which both engines compare identically.
        "create table list (
            id bigint not null primary key,
            name text not null,
            players bigint not null,
            at_ms bigint not null,
            whole bigint not null,
            digest bigint not null
        )",
        "create table listed (
            list bigint not null,
            number bigint not null,
            data text not null,
            primary key (list, number)
        )",
        "create table listed_key (
            list bigint not null,
            key bytea not null,
            number bigint not null,
            primary key (list, key, number)
        )",
        // These tables reveal deleted rows and keep erased data from returning.
        "create table begun (stream text not null primary key)",
        "create table deletion_guard (what text not null primary key, members bigint not null, digest bigint not null)",
        "insert into deletion_guard (what, members, digest) values ('person', 0, 0), ('checkpoint', 0, 0)",
        "create table erased (
            what text not null,
            id text not null,
            at_ms bigint not null,
            checksum text not null,
            primary key (what, id)
        )",
    ],
};

/// Returns the tables of a version, in the order of their creation.
pub(crate) fn tables(migrations: &[Migration], version: i64) -> impl Iterator<Item = &'static str> {
    let until = migrations.iter().filter(move |migration| migration.version <= version);
    let statements = until.flat_map(|migration| migration.statements);
    statements.filter_map(|statement| statement.strip_prefix("create table ")?.split_whitespace().next())
}

/// The tables found in a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FoundTables {
    /// No tables.
    Empty,
    /// Our tables, with their version.
    Version(i64),
    /// Tables of another program.
    Foreign,
}

/// Determines which tables a database has.
pub(crate) async fn look(connection: &mut AnyConnection, place: &Location) -> Result<FoundTables, sqlx::Error> {
    let (all, ours) = match place {
        Location::Sqlite(_) => (
            "select count(*) from sqlite_master where name not like 'sqlite_%'",
            "select count(*) from sqlite_master where type = 'table' and name = 'schema_version'",
        ),
        Location::Postgres(_) => (
            "select count(*) from information_schema.tables where table_schema = current_schema()",
            "select count(*) from information_schema.tables
             where table_schema = current_schema() and table_name = 'schema_version'",
        ),
    };
    let count = |row: sqlx::any::AnyRow| row.try_get::<i64, _>(0);
    if count(sqlx::query(all).fetch_one(&mut *connection).await?)? == 0 {
        return Ok(FoundTables::Empty);
    }
    if count(sqlx::query(ours).fetch_one(&mut *connection).await?)? == 0 {
        return Ok(FoundTables::Foreign);
    }
    let version = sqlx::query("select coalesce(max(version), 0) from schema_version").fetch_one(connection).await?;
    Ok(FoundTables::Version(version.try_get(0)?))
}

/// The result of a migration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Migrated {
    /// The tables were created or were up to date.
    Nothing,
    /// The tables were changed; names the copy made before.
    Copied(String),
}

/// Migrates a database to the latest version, after copying it.
pub(crate) async fn migrate(
    connection: &mut AnyConnection,
    place: &Location,
    migrations: &[Migration],
) -> Result<Migrated, StoreError> {
    let store_error = |error: sqlx::Error| StoreError::of_database(&place.to_string(), &error);
    let known = migrations.last().map_or(0, |migration| migration.version);
    let found = match look(connection, place).await.map_err(store_error)? {
        FoundTables::Foreign => return Err(StoreError::Foreign { place: place.to_string() }),
        FoundTables::Version(found) if found > known => {
            return Err(StoreError::Newer { place: place.to_string(), found, known });
        }
        FoundTables::Version(found) if found == known => return Ok(Migrated::Nothing),
        FoundTables::Version(found) if found < OLDEST => {
            return Err(StoreError::TooOld { place: place.to_string(), found, oldest: OLDEST });
        }
        FoundTables::Version(found) => found,
        FoundTables::Empty => 0,
    };
    let mut copied = Migrated::Nothing;
    if let (Location::Sqlite(path), true) = (place, found > 0) {
        let copy = copy_name(path, found);
        copy_sqlite(connection, &copy).await?;
        copied = Migrated::Copied(copy.display().to_string());
    }
    let begin = match place {
        Location::Sqlite(_) => "begin immediate",
        Location::Postgres(_) => "begin",
    };
    let mut transaction = connection.begin_with(begin).await.map_err(store_error)?;
    if matches!(place, Location::Postgres(_)) {
        // Serializes desks that start at the same time. The lock's number is "adoube" in ASCII.
        sqlx::query("select 1 from (select pg_advisory_xact_lock(107103920251493)) as waited")
            .execute(&mut *transaction)
            .await
            .map_err(store_error)?;
    }
    // Another desk may have migrated while this one was waiting.
    let found = match look(&mut transaction, place).await.map_err(store_error)? {
        FoundTables::Version(found) => found,
        FoundTables::Empty => 0,
        FoundTables::Foreign => return Err(StoreError::Foreign { place: place.to_string() }),
    };
    if matches!(place, Location::Postgres(_)) && found > 0 && found < known {
        copied = Migrated::Copied(copy_postgres(&mut transaction, migrations, found).await.map_err(store_error)?);
    }
    for migration in migrations.iter().filter(|migration| migration.version > found) {
        for &statement in migration.statements {
            sqlx::query(statement).execute(&mut *transaction).await.map_err(store_error)?;
        }
        sqlx::query("insert into schema_version (version) values ($1)")
            .bind(migration.version)
            .execute(&mut *transaction)
            .await
            .map_err(store_error)?;
    }
    transaction.commit().await.map_err(store_error)?;
    Ok(copied)
}

/// Returns whether no table has a row beyond those of a new database.
pub(crate) async fn is_empty(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    for table in tables(MIGRATIONS, i64::MAX).filter(|table| !["schema_version", "deletion_guard"].contains(table)) {
        let text = AssertSqlSafe(format!("select 1 from {table} limit 1"));
        if sqlx::query(text).fetch_optional(&mut *connection).await?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Drops the tables from a server's database, unless rows were written in the meantime.
pub(crate) async fn drop_empty(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    for table in tables(MIGRATIONS, i64::MAX) {
        let text = AssertSqlSafe(format!("lock table {table} in access exclusive mode"));
        sqlx::query(text).execute(&mut *transaction).await?;
    }
    if !is_empty(&mut transaction).await? {
        return transaction.rollback().await;
    }
    for table in tables(MIGRATIONS, i64::MAX) {
        sqlx::query(AssertSqlSafe(format!("drop table {table}"))).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// Returns an unused file name next to the database.
fn copy_name(path: &Path, version: i64) -> PathBuf {
    let name = |suffix: String| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    };
    let first = name(format!(".before-version-{}", version + 1));
    if !first.exists() {
        return first;
    }
    (2..1000)
        .map(|n: u32| name(format!(".before-version-{}.{n}", version + 1)))
        .find(|path| !path.exists())
        .unwrap_or(first)
}

/// Copies a consistent snapshot of a SQLite database into a new file, and syncs it.
pub(crate) async fn copy_sqlite(connection: &mut AnyConnection, to: &Path) -> Result<(), StoreError> {
    let shown = to.display().to_string();
    let store_error = |error: std::io::Error| StoreError::of_file(&shown, &error);
    // SQLite accepts an existing empty file and keeps its permissions.
    match std::fs::metadata(to) {
        Ok(there) if there.len() > 0 => return Err(StoreError::Exists { place: shown }),
        Ok(_) => make_private(to).map_err(store_error)?,
        Err(_) => private_file(to).map(drop).map_err(store_error)?,
    }
    let target = to.to_str().ok_or_else(|| StoreError::Missing { place: shown.clone() })?;
    sqlx::query("vacuum into $1")
        .bind(target)
        .execute(connection)
        .await
        .map_err(|error| StoreError::of_database(&shown, &error))?;
    std::fs::File::open(to).and_then(|file| file.sync_all()).map_err(store_error)
}

/// Copies the tables into a new schema.
async fn copy_postgres(
    connection: &mut AnyConnection,
    migrations: &[Migration],
    version: i64,
) -> Result<String, sqlx::Error> {
    let schema = format!("adoube_before_version_{}", version + 1);
    sqlx::query(AssertSqlSafe(format!("create schema {schema}"))).execute(&mut *connection).await?;
    for table in tables(migrations, version) {
        let statement = format!("create table {schema}.{table} as table {table}");
        sqlx::query(AssertSqlSafe(statement)).execute(&mut *connection).await?;
    }
    Ok(schema)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::{Folder, Postgres, block_on};

    #[test]
    fn versions_rise_one_by_one() {
        for (version, migration) in (OLDEST..).zip(MIGRATIONS) {
            assert_eq!(migration.version, version);
        }
    }

    /// Today's migration, and one that does not exist yet.
    const NEXT: [Migration; 2] =
        [FIRST, Migration { version: OLDEST + 1, statements: &["alter table person add column club text"] }];

    /// Migrates a database of today's version with one person, and checks that the copy is unchanged.
    async fn a_migration_copies_first(place: &Location, url: &str) -> String {
        use crate::{Access, Store, StoredPerson};
        let store = Store::open(place, Access::Create).await.unwrap();
        let (id, name, details) = ("p1".to_owned(), "Anna".to_owned(), "{}".to_owned());
        store.put_person(&StoredPerson { id, name, birth_date: None, details, changed_ms: 0 }).await.unwrap();
        assert_eq!(store.copied(), None);
        store.close().await.unwrap();
        let mut connection = AnyConnection::connect(url).await.unwrap();
        let Migrated::Copied(copy) = migrate(&mut connection, place, &NEXT).await.unwrap() else {
            panic!("no copy was made");
        };
        sqlx::query("select club from person where id = 'p1'").fetch_one(&mut connection).await.unwrap();
        assert_eq!(look(&mut connection, place).await.unwrap(), FoundTables::Version(OLDEST + 1));
        // A second run changes nothing.
        assert_eq!(migrate(&mut connection, place, &NEXT).await.unwrap(), Migrated::Nothing);
        connection.close().await.unwrap();
        let newer = Store::open(place, Access::Create).await.err();
        let (found, known) = (OLDEST + 1, OLDEST);
        assert_eq!(newer, Some(StoreError::Newer { place: place.to_string(), found, known }));
        copy
    }

    /// Checks that a database older than the first release is refused, however it is opened, and stays unchanged.
    async fn earlier_versions_are_refused(place: &Location, url: &str, version: i64) {
        use crate::{Access, Store};
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(url).await.unwrap();
        for statement in ["create table schema_version (version bigint not null)", "create table entry (body text)"] {
            sqlx::query(statement).execute(&mut connection).await.unwrap();
        }
        for before in 1..=version {
            let insert = sqlx::query("insert into schema_version (version) values ($1)");
            insert.bind(before).execute(&mut connection).await.unwrap();
        }
        sqlx::query("insert into entry values ('1')").execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let too_old = StoreError::TooOld { place: place.to_string(), found: version, oldest: OLDEST };
        for access in [Access::Read, Access::Write, Access::Create] {
            assert_eq!(Store::open(place, access).await.err(), Some(too_old.clone()), "{access:?}");
        }
        let said = too_old.to_string();
        for part in [&place.to_string(), &version.to_string(), &OLDEST.to_string()] {
            assert!(said.contains(part), "{said}");
        }
        let mut connection = AnyConnection::connect(url).await.unwrap();
        assert_eq!(look(&mut connection, place).await.unwrap(), FoundTables::Version(version));
        let row = sqlx::query("select body from entry").fetch_one(&mut connection).await.unwrap();
        assert_eq!(row.try_get::<String, _>(0).unwrap(), "1");
        connection.close().await.unwrap();
    }

    #[test]
    fn a_migration_copies_first_on_sqlite() {
        let folder = Folder::new("migrate");
        block_on(async {
            let url = format!("sqlite:{}", folder.file("adoube.db").display());
            let copy = a_migration_copies_first(&folder.place("adoube.db"), &url).await;
            assert!(copy.ends_with(&format!("adoube.db.before-version-{}", OLDEST + 1)), "{copy}");
            let old = crate::Store::open(&Location::Sqlite(copy.into()), crate::Access::Read).await.unwrap();
            assert_eq!(old.person("p1").await.unwrap().unwrap().name, "Anna");
            old.close().await.unwrap();
            for version in 1..OLDEST {
                let name = format!("{version}.db");
                let url = format!("sqlite:{}?mode=rwc", folder.file(&name).display());
                earlier_versions_are_refused(&folder.place(&name), &url, version).await;
            }
        });
    }

    #[test]
    fn a_migration_copies_first_on_postgresql() {
        let Some(server) = Postgres::start() else { return };
        let place = server.create("record");
        block_on(async {
            let copy = a_migration_copies_first(&place, &server.url("record")).await;
            assert_eq!(server.sql("record", &format!("select name from {copy}.person")), "Anna");
            let place = server.create("earlier");
            earlier_versions_are_refused(&place, &server.url("earlier"), 5).await;
        });
    }
}
