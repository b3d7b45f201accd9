//! The record, opened.
//!
//! On SQLite one connection writes and a few read; on PostgreSQL a pool does both. Whatever is acknowledged is on the
//! disk: SQLite writes ahead and syncs at each commit (`synchronous = FULL`), PostgreSQL is refused with `fsync`,
//! `full_page_writes` or `synchronous_commit` off.

use crate::entry::{Head, Stream};
use crate::fault::Fault;
use crate::lane::Lane;
use crate::place::{self, Place};
use crate::schema::{self, Found, MIGRATIONS, Migrated};
use crate::temporary::{private_file, remove_database};
use crate::watch::Bell;
use sqlx::any::AnyPoolOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Row};
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What a record is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reading and writing; what is not there is made.
    Create,
    /// Reading and writing what is there.
    Write,
    /// Reading only; nothing on the disk changes.
    Read,
}

/// How long SQLite waits for another program to let go.
const BUSY_TIMEOUT: &str = "pragma busy_timeout = 5000";
/// How many heads are remembered at most; beyond that, all are forgotten and read again when needed.
const HEADS_MAX: usize = 20_000;
/// How long those who still read are waited for at the end.
const LAST_READERS: Duration = Duration::from_secs(10);
/// How long a server may take to let us in, and how long to carry out a statement: one that says nothing is not waited for for ever.
const TO_CONNECT: Duration = Duration::from_secs(10);
const TO_ANSWER: Duration = Duration::from_secs(30);
const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;
/// The oldest PostgreSQL that is tested.
const POSTGRES_OLDEST: i64 = 150_000;

/// A record of acts and answers.
///
/// It may be cloned; clones share the connections.
#[derive(Clone)]
pub struct Store {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) place: Place,
    pub(crate) shown: String,
    pub(crate) pool: AnyPool,
    /// SQLite's one writer; PostgreSQL writes through the pool.
    pub(crate) lane: Option<Lane>,
    pub(crate) bell: Bell,
    /// How a SQLite file can be opened to be copied.
    pub(crate) reads: &'static str,
    /// Which SQLite file was opened to be written.
    file: Option<FileId>,
    copied: Option<String>,
    heads: Mutex<HashMap<Stream, Head>>,
}

const TO_READ: &str = "mode=ro";
/// SQLite neither locks such a file nor looks for a log beside it: one in a folder that cannot be written.
const TO_READ_UNLOCKED: &str = "mode=ro&immutable=1";

impl Store {
    /// Opens a record: checks it, brings its tables to this version (after a copy), and refuses what is not safe.
    ///
    /// It must be called, and the record used, inside a Tokio runtime.
    pub async fn open(place: &Place, access: Access) -> Result<Self, Fault> {
        sqlx::any::install_default_drivers();
        match place {
            Place::Sqlite(path) => Self::open_sqlite(place, path, access).await,
            Place::Postgres(server) => Self::open_postgres(place, server.url(), access).await,
        }
    }

    async fn open_sqlite(place: &Place, path: &Path, access: Access) -> Result<Self, Fault> {
        let shown = place.to_string();
        check_folder(path, &shown, access)?;
        let fault = |error: sqlx::Error| Fault::of_database(&shown, &error);
        if access == Access::Read {
            return Self::open_sqlite_to_read(place, path).await;
        }
        let made = if access == Access::Create && !path.exists() {
            // Names, birth dates and hashes of passwords are for the owner alone.
            match private_file(path) {
                Ok(_) => Some(Made(path)),
                // Somebody else was quicker.
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => None,
                Err(error) => return Err(Fault::of_file(&shown, &error)),
            }
        } else {
            None
        };
        // SQLite would open it to be read, and notice only later.
        if std::fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly()) {
            return Err(Fault::ReadOnly { place: shown });
        }
        let connected = AnyConnection::connect(&Place::sqlite_url(path, "mode=rw")?).await;
        // The folder is there, as was just checked: what cannot be opened may not be written.
        let mut writer = connected.map_err(|error| match fault(error) {
            Fault::Missing { place } => Fault::ReadOnly { place },
            other => other,
        })?;
        // A database of somebody else's is left as it is.
        writer.execute(BUSY_TIMEOUT).await.map_err(fault)?;
        quick_check(&mut writer, &shown).await.map_err(unwritable)?;
        let found = schema::look(&mut writer, place).await.map_err(fault)?;
        if found == Found::Foreign || access == Access::Write && found == Found::Empty {
            return Err(Fault::Foreign { place: shown });
        }
        set_up_writer(&mut writer, &shown).await?;
        let migrated = schema::migrate(&mut writer, place, MIGRATIONS).await?;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|connection, _| Box::pin(set_up_reader(connection)))
            .connect(&Place::sqlite_url(path, "mode=rw")?)
            .await
            .map_err(fault)?;
        std::mem::forget(made);
        Ok(Self::assemble(place, pool, Some(Lane::new(writer)), migrated, TO_READ))
    }

    /// Opens a file without writing anything beside it, so that a copy on a read-only medium can be examined.
    async fn open_sqlite_to_read(place: &Place, path: &Path) -> Result<Self, Fault> {
        let shown = place.to_string();
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        let settled = !std::fs::metadata(&log).is_ok_and(|metadata| metadata.len() > 0);
        let mut last = Fault::Missing { place: shown.clone() };
        for parameters in [TO_READ, TO_READ_UNLOCKED] {
            if parameters == TO_READ_UNLOCKED && !settled {
                break;
            }
            let opened = async {
                // A connection of its own says at once what is wrong; a pool would try again and again.
                let url = Place::sqlite_url(path, parameters)?;
                let fault = |error: sqlx::Error| Fault::of_database(&shown, &error);
                let mut connection = AnyConnection::connect(&url).await.map_err(fault)?;
                connection.execute(BUSY_TIMEOUT).await.map_err(fault)?;
                check_version(&mut connection, place).await?;
                quick_check(&mut connection, &shown).await?;
                connection.close().await.map_err(fault)?;
                let pool = AnyPoolOptions::new().max_connections(2).test_before_acquire(false);
                pool.after_connect(|connection, _| Box::pin(set_up_reader(connection)))
                    .connect(&url)
                    .await
                    .map_err(fault)
            };
            match opened.await {
                Ok(pool) => return Ok(Self::assemble(place, pool, None, Migrated::Nothing, parameters)),
                // Without a file beside it to lock, SQLite says that it cannot open the database.
                Err(fault @ (Fault::Missing { .. } | Fault::ReadOnly { .. })) => last = fault,
                Err(fault) => return Err(fault),
            }
        }
        Err(last)
    }

    async fn open_postgres(place: &Place, url: &str, access: Access) -> Result<Self, Fault> {
        let shown = place.to_string();
        let fault = |error: sqlx::Error| Fault::of_database(&shown, &error);
        let mut first = connect(url).await.map_err(fault)?;
        check_server(&mut first, &shown).await?;
        let found = schema::look(&mut first, place).await.map_err(fault)?;
        if access == Access::Write && found == Found::Empty {
            return Err(Fault::Foreign { place: shown });
        }
        let migrated = if access == Access::Read {
            check_version(&mut first, place).await?;
            Migrated::Nothing
        } else {
            schema::migrate(&mut first, place, MIGRATIONS).await?
        };
        first.close().await.map_err(fault)?;
        let pool = AnyPoolOptions::new()
            .max_connections(POSTGRES_CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            // A ping would double the round trips; a dead connection shows itself, and appending tries another.
            .test_before_acquire(false)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // A role or a database may be told otherwise after the desk has started.
                    connection.execute("set synchronous_commit = on").await.map(drop)
                })
            })
            .connect(url)
            .await
            .map_err(fault)?;
        Ok(Self::assemble(place, pool, None, migrated, TO_READ))
    }

    fn assemble(place: &Place, pool: AnyPool, lane: Option<Lane>, migrated: Migrated, reads: &'static str) -> Self {
        let copied = match migrated {
            Migrated::Copied(copy) => Some(copy),
            Migrated::Nothing => None,
        };
        let bell = Bell::new(place, &pool);
        let file = match place {
            Place::Sqlite(path) if lane.is_some() => FileId::of(path),
            _ => None,
        };
        let (place, shown, heads) = (place.clone(), place.to_string(), Mutex::default());
        Self { inner: Arc::new(Inner { place, shown, pool, lane, bell, reads, file, copied, heads }) }
    }

    /// Whether there is nothing at a place: no file, no table.
    pub(crate) async fn is_vacant(place: &Place) -> bool {
        sqlx::any::install_default_drivers();
        match place {
            Place::Sqlite(path) => !path.exists(),
            Place::Postgres(server) => {
                let Ok(mut connection) = connect(server.url()).await else { return false };
                let found = schema::look(&mut connection, place).await;
                // What was found is found, whatever becomes of the connection.
                let _ = connection.close().await;
                matches!(found, Ok(Found::Empty))
            }
        }
    }

    /// Closes a record that was made for something of which nothing came, and takes it away. Whatever has a row stays.
    pub(crate) async fn take_away(self) {
        let place = self.inner.place.clone();
        let empty = match self.reader().await {
            Ok(mut reader) => schema::is_empty(&mut reader).await.unwrap_or(false),
            Err(_) => false,
        };
        // What went wrong before is told; what goes wrong here leaves a record with nothing in it.
        let _ = self.close().await;
        match place {
            Place::Sqlite(path) if empty => remove_database(&path),
            Place::Postgres(server) if empty => {
                let Ok(mut connection) = connect(server.url()).await else { return };
                let _ = schema::drop_empty(&mut connection).await;
                let _ = connection.close().await;
            }
            _ => {}
        }
    }

    /// Where the record is kept.
    pub fn place(&self) -> &Place {
        &self.inner.place
    }

    /// The copy that was made because opening changed the tables.
    pub fn copied(&self) -> Option<&str> {
        self.inner.copied.as_deref()
    }

    /// Ends, when the last who read are done or had ten seconds for it: SQLite's log is folded into the file. Other clones
    /// can no longer use the record.
    pub async fn close(self) -> Result<(), Fault> {
        self.inner.bell.close();
        // A driver's worker that fell over never gives its connection back.
        let _ = tokio::time::timeout(LAST_READERS, self.inner.pool.close()).await;
        if let Some(lane) = &self.inner.lane {
            lane.close().await.map_err(|error| self.fault(&error))?;
        }
        self.check_file()
    }

    pub(crate) fn fault(&self, error: &sqlx::Error) -> Fault {
        Fault::of_database(&self.inner.shown, error)
    }

    /// Refuses to write if the file that was opened no longer stands where it did.
    pub(crate) fn check_file(&self) -> Result<(), Fault> {
        match (&self.inner.place, self.inner.file) {
            (Place::Sqlite(path), Some(file)) if FileId::of(path) != Some(file) => {
                Err(Fault::Gone { place: self.inner.shown.clone() })
            }
            _ => Ok(()),
        }
    }

    /// A connection that may write.
    pub(crate) async fn writer(&self) -> Result<Writer<'_>, Fault> {
        self.check_file()?;
        match (&self.inner.lane, &self.inner.place) {
            (Some(lane), _) => lane.connection().await.map(Writer::Lane).map_err(|error| self.fault(&error)),
            (None, Place::Postgres(_)) => {
                self.inner.pool.acquire().await.map(Writer::Pool).map_err(|error| self.fault(&error))
            }
            (None, Place::Sqlite(_)) => Err(Fault::ReadOnly { place: self.inner.shown.clone() }),
        }
    }

    /// The head of a stream, if it was seen. Entries never change, so what was true of an entry stays true.
    pub(crate) fn seen_head(&self, stream: &Stream) -> Option<Head> {
        self.inner.heads.lock().unwrap_or_else(PoisonError::into_inner).get(stream).copied()
    }

    pub(crate) fn remember_head(&self, stream: &Stream, head: Head) {
        let mut heads = self.inner.heads.lock().unwrap_or_else(PoisonError::into_inner);
        if heads.len() >= HEADS_MAX {
            heads.clear();
        }
        heads.insert(stream.clone(), head);
    }
}

/// Connects to a server.
async fn connect(url: &str) -> Result<AnyConnection, sqlx::Error> {
    within(TO_CONNECT, AnyConnection::connect(url)).await
}

/// Waits for what a server is told to do, but not for ever. If it is not known what became of it, that is an error of the connection.
pub(crate) async fn patiently<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    within(TO_ANSWER, work).await
}

async fn within<T>(time: Duration, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
    tokio::time::timeout(time, work).await.unwrap_or_else(late)
}

/// Which file it is, whatever its name; where the system does not tell, only that there is one.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileId(u64, u64);

impl FileId {
    fn of(path: &Path) -> Option<Self> {
        let metadata = std::fs::metadata(path).ok()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Some(Self(metadata.dev(), metadata.ino()))
        }
        #[cfg(not(unix))]
        {
            let _ = metadata;
            Some(Self(0, 0))
        }
    }
}

/// A file that was made to be opened, and goes again if it is not.
struct Made<'a>(&'a Path);

impl Drop for Made<'_> {
    fn drop(&mut self) {
        // As long as nothing was written to it, it is nobody else's either.
        if std::fs::metadata(self.0).is_ok_and(|metadata| metadata.len() == 0) {
            remove_database(self.0);
        }
    }
}

/// A connection that may write: the lane's one, or one of the pool.
pub(crate) enum Writer<'a> {
    Lane(crate::lane::Held<'a>),
    Pool(PoolConnection<Any>),
}

impl Deref for Writer<'_> {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        match self {
            Self::Lane(held) => held,
            Self::Pool(connection) => connection,
        }
    }
}

impl DerefMut for Writer<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        match self {
            Self::Lane(held) => held,
            Self::Pool(connection) => connection,
        }
    }
}

/// The folder must be there, and not on a network.
fn check_folder(path: &Path, shown: &str, access: Access) -> Result<(), Fault> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let folder = folder.canonicalize().map_err(|error| Fault::of_file(shown, &error))?;
    if path.is_dir() || (access != Access::Create && !path.exists()) {
        return Err(Fault::Missing { place: shown.to_owned() });
    }
    if access == Access::Read {
        return Ok(());
    }
    // Where the kernel lists no mounts there is nothing to go by.
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    match place::network(&folder, &mounts) {
        Some(kind) => Err(Fault::NetworkFolder { place: shown.to_owned(), kind }),
        None => Ok(()),
    }
}

/// Makes a connection that only reads. What cannot be set now shows itself at the first query; an error here would make
/// the pool try until its time is up.
async fn set_up_reader(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in [BUSY_TIMEOUT, "pragma query_only = on", "pragma trusted_schema = off", "pragma cell_size_check = on"]
    {
        if connection.execute(pragma).await.is_err() {
            break;
        }
    }
    Ok(())
}

/// The file may be made but not the log beside it: the folder cannot be written.
fn unwritable(fault: Fault) -> Fault {
    match fault {
        Fault::Missing { place } => Fault::ReadOnly { place },
        fault => fault,
    }
}

/// Makes the writing connection durable, and makes sure that it is.
async fn set_up_writer(connection: &mut AnyConnection, shown: &str) -> Result<(), Fault> {
    let fault = |error: sqlx::Error| unwritable(Fault::of_database(shown, &error));
    let journal = sqlx::query("pragma journal_mode = wal").fetch_one(&mut *connection).await.map_err(fault)?;
    let journal: String = journal.try_get(0).map_err(fault)?;
    if journal != "wal" {
        return Err(Fault::ReadOnly { place: shown.to_owned() });
    }
    let pragmas = [
        "pragma synchronous = full",
        "pragma foreign_keys = on",
        "pragma trusted_schema = off",
        "pragma cell_size_check = on",
        // What is erased is overwritten: a person's name does not linger in a free page.
        "pragma secure_delete = on",
    ];
    for pragma in pragmas {
        connection.execute(pragma).await.map_err(fault)?;
    }
    let synchronous = sqlx::query("pragma synchronous").fetch_one(&mut *connection).await.map_err(fault)?;
    let synchronous: i64 = synchronous.try_get(0).map_err(fault)?;
    if synchronous < 2 {
        let (place, found) = (shown.to_owned(), synchronous.to_string());
        return Err(Fault::Unsafe { place, setting: "synchronous", found, expected: "full" });
    }
    Ok(())
}

async fn quick_check(connection: &mut AnyConnection, shown: &str) -> Result<(), Fault> {
    let fault = |error: sqlx::Error| Fault::of_database(shown, &error);
    // The driver takes the names of types for text, and its worker falls over and is waited for in vain if they are not.
    let schema = sqlx::query("select cast(sql as blob) from sqlite_schema where sql is not null");
    for row in schema.fetch_all(&mut *connection).await.map_err(fault)? {
        if let Err(error) = String::from_utf8(row.try_get(0).map_err(fault)?) {
            return Err(Fault::Damaged { place: shown.to_owned(), detail: format!("sqlite_schema: {error}") });
        }
    }
    let row = sqlx::query("pragma quick_check(1)").fetch_one(connection).await.map_err(fault)?;
    match row.try_get::<String, _>(0).map_err(fault)? {
        said if said == "ok" => Ok(()),
        detail => Err(Fault::Damaged { place: shown.to_owned(), detail }),
    }
}

/// The tables must be ours and of this version, where they may not be changed.
async fn check_version(connection: &mut AnyConnection, place: &Place) -> Result<(), Fault> {
    let known = MIGRATIONS.last().map_or(0, |migration| migration.version);
    let shown = place.to_string();
    match schema::look(connection, place).await.map_err(|error| Fault::of_database(&shown, &error))? {
        Found::Version(found) if found > known => Err(Fault::Newer { place: shown, found, known }),
        Found::Version(found) if found == known => Ok(()),
        Found::Version(found) => Err(Fault::Older { place: shown, found, known }),
        Found::Empty | Found::Foreign => Err(Fault::Foreign { place: shown }),
    }
}

/// A server that could lose what it acknowledged is refused.
async fn check_server(connection: &mut AnyConnection, shown: &str) -> Result<(), Fault> {
    let fault = |error: sqlx::Error| Fault::of_database(shown, &error);
    let row = sqlx::query(
        "select current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes'),
                current_setting('server_encoding'), current_setting('server_version_num'),
                current_setting('transaction_read_only')",
    )
    .fetch_one(connection)
    .await
    .map_err(fault)?;
    let setting = |index: usize| row.try_get::<String, _>(index).map_err(fault);
    let refused = |setting, found, expected| Err(Fault::Unsafe { place: shown.to_owned(), setting, found, expected });
    for (index, name) in [(0, "fsync"), (1, "synchronous_commit"), (2, "full_page_writes")] {
        if setting(index)? == "off" {
            return refused(name, "off".to_owned(), "on");
        }
    }
    if setting(3)? != "UTF8" {
        return refused("server_encoding", setting(3)?, "UTF8");
    }
    if setting(4)?.parse::<i64>().unwrap_or(0) < POSTGRES_OLDEST {
        return refused("server_version_num", setting(4)?, "150000");
    }
    if setting(5)? == "on" {
        return Err(Fault::ReadOnly { place: shown.to_owned() });
    }
    Ok(())
}
