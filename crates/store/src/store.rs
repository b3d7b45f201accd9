//! An open record.
//!
//! On SQLite one connection writes and a few read; on PostgreSQL a pool does both. Acknowledged writes are on the disk:
//! SQLite runs in WAL mode and syncs at each commit (`synchronous = FULL`); a PostgreSQL server with `fsync`,
//! `full_page_writes` or `synchronous_commit` off is refused.

use crate::breaks::Breaks;
use crate::counters::{Counters, StoreCounts};
use crate::entry::{Head, Stream};
use crate::error::StoreError;
use crate::group_commit::GroupCommit;
use crate::location::{self, Location};
use crate::notifier::Notifier;
use crate::schema::{self, FoundTables, MIGRATIONS, Migrated, OLDEST};
use crate::temporary::{private_file, remove_database};
use sqlx::any::AnyPoolOptions;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Row};
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The access mode of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Read and write; creates the record if there is none.
    Create,
    /// Read and write an existing record.
    Write,
    /// Read only; nothing on the disk changes.
    Read,
}

/// SQLite's timeout for locks.
const BUSY_TIMEOUT: &str = "pragma busy_timeout = 5000";
/// Maximum size of the cache of heads, which is cleared when full.
const HEADS_MAX: usize = 20_000;
/// Time that closing waits for readers.
const LAST_READERS: Duration = Duration::from_secs(10);
/// Timeouts for connecting to a server and for a statement.
const TO_CONNECT: Duration = Duration::from_secs(10);
const TO_ANSWER: Duration = Duration::from_secs(30);
const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;
/// The oldest PostgreSQL version that is tested.
const POSTGRES_OLDEST: i64 = 150_000;

/// An open record of acts and answers. Clones share the connections.
#[derive(Clone)]
pub struct Store {
    pub(crate) inner: Arc<StoreInner>,
}

pub(crate) struct StoreInner {
    pub(crate) place: Location,
    pub(crate) shown: String,
    pub(crate) pool: AnyPool,
    breaks: Arc<Breaks>,
    /// SQLite's single writer; PostgreSQL writes through the pool.
    pub(crate) group_commit: Option<GroupCommit>,
    pub(crate) notifier: Notifier,
    /// URL parameters to open the SQLite file for copying.
    pub(crate) reads: &'static str,
    /// The SQLite file opened for writing.
    file: Option<FileId>,
    copied: Option<String>,
    heads: Mutex<HashMap<Stream, Head>>,
    pub(crate) counters: Counters,
}

const TO_READ: &str = "mode=ro";
/// For a file in a read-only folder: SQLite neither locks it nor looks for a write-ahead log.
const TO_READ_UNLOCKED: &str = "mode=ro&immutable=1";

impl Store {
    /// Opens a record: checks it, migrates its tables (after making a copy), and refuses unsafe settings.
    ///
    /// Must be called inside a Tokio runtime, which the record keeps using.
    pub async fn open(place: &Location, access: Access) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        match place {
            Location::Sqlite(path) => Self::open_sqlite(place, path, access).await,
            Location::Postgres(server) => Self::open_postgres(place, server.url(), access).await,
        }
    }

    async fn open_sqlite(place: &Location, path: &Path, access: Access) -> Result<Self, StoreError> {
        let shown = place.to_string();
        check_folder(path, &shown, access)?;
        let store_error = |error: sqlx::Error| StoreError::of_database(&shown, &error);
        if access == Access::Read {
            return Self::open_sqlite_to_read(place, path).await;
        }
        let made = if access == Access::Create && !path.exists() {
            // Only the owner may read personal data and password hashes.
            match private_file(path) {
                Ok(_) => Some(NewFile(path)),
                // Another process has just created it.
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => None,
                Err(error) => return Err(StoreError::of_file(&shown, &error)),
            }
        } else {
            None
        };
        // SQLite would fall back to reading and fail only later.
        if std::fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly()) {
            return Err(StoreError::ReadOnly { place: shown });
        }
        let connected = AnyConnection::connect(&Location::sqlite_url(path, "mode=rw")?).await;
        // The folder exists, as checked above, so the cause is a missing permission.
        let mut writer = connected.map_err(|error| match store_error(error) {
            StoreError::Missing { place } => StoreError::ReadOnly { place },
            other => other,
        })?;
        // Leave databases of other programs untouched.
        writer.execute(BUSY_TIMEOUT).await.map_err(store_error)?;
        quick_check(&mut writer, &shown).await.map_err(unwritable)?;
        let found = schema::look(&mut writer, place).await.map_err(store_error)?;
        if found == FoundTables::Foreign || access == Access::Write && found == FoundTables::Empty {
            return Err(StoreError::Foreign { place: shown });
        }
        set_up_writer(&mut writer, &shown).await?;
        let migrated = schema::migrate(&mut writer, place, MIGRATIONS).await?;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|connection, _| Box::pin(set_up_reader(connection)))
            .connect(&Location::sqlite_url(path, "mode=rw")?)
            .await
            .map_err(store_error)?;
        std::mem::forget(made);
        Ok(Self::assemble(place, pool, Arc::default(), Some(GroupCommit::new(writer)), migrated, TO_READ))
    }

    /// Opens a file without creating any others, so that a copy on read-only media can be verified.
    async fn open_sqlite_to_read(place: &Location, path: &Path) -> Result<Self, StoreError> {
        let shown = place.to_string();
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        let settled = !std::fs::metadata(&log).is_ok_and(|metadata| metadata.len() > 0);
        let mut last = StoreError::Missing { place: shown.clone() };
        for parameters in [TO_READ, TO_READ_UNLOCKED] {
            if parameters == TO_READ_UNLOCKED && !settled {
                break;
            }
            let opened = async {
                // A single connection fails immediately; a pool would keep trying.
                let url = Location::sqlite_url(path, parameters)?;
                let store_error = |error: sqlx::Error| StoreError::of_database(&shown, &error);
                let mut connection = AnyConnection::connect(&url).await.map_err(store_error)?;
                connection.execute(BUSY_TIMEOUT).await.map_err(store_error)?;
                check_version(&mut connection, place).await?;
                quick_check(&mut connection, &shown).await?;
                connection.close().await.map_err(store_error)?;
                let pool = AnyPoolOptions::new().max_connections(2).test_before_acquire(false);
                pool.after_connect(|connection, _| Box::pin(set_up_reader(connection)))
                    .connect(&url)
                    .await
                    .map_err(store_error)
            };
            match opened.await {
                Ok(pool) => {
                    return Ok(Self::assemble(place, pool, Arc::default(), None, Migrated::Nothing, parameters));
                }
                // If SQLite cannot create its lock file, it reports that the database cannot be opened.
                Err(error @ (StoreError::Missing { .. } | StoreError::ReadOnly { .. })) => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    async fn open_postgres(place: &Location, url: &str, access: Access) -> Result<Self, StoreError> {
        let shown = place.to_string();
        let store_error = |error: sqlx::Error| StoreError::of_database(&shown, &error);
        let mut first = connect(url).await.map_err(store_error)?;
        check_server(&mut first, &shown).await?;
        let found = schema::look(&mut first, place).await.map_err(store_error)?;
        if access == Access::Write && found == FoundTables::Empty {
            return Err(StoreError::Foreign { place: shown });
        }
        let migrated = if access == Access::Read {
            check_version(&mut first, place).await?;
            Migrated::Nothing
        } else {
            schema::migrate(&mut first, place, MIGRATIONS).await?
        };
        first.close().await.map_err(store_error)?;
        let breaks = Arc::new(Breaks::default());
        let seen = Arc::clone(&breaks);
        let pool = AnyPoolOptions::new()
            .max_connections(POSTGRES_CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            .test_before_acquire(false)
            .before_acquire(move |connection, metadata| {
                let suspect = seen.is_suspect(metadata.idle_for);
                Box::pin(async move { Ok(!suspect || connection.ping().await.is_ok()) })
            })
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // The default of the role or database may change after the desk started.
                    connection.execute("set synchronous_commit = on").await.map(drop)
                })
            })
            .connect(url)
            .await
            .map_err(store_error)?;
        Ok(Self::assemble(place, pool, breaks, None, migrated, TO_READ))
    }

    fn assemble(
        place: &Location,
        pool: AnyPool,
        breaks: Arc<Breaks>,
        group_commit: Option<GroupCommit>,
        migrated: Migrated,
        reads: &'static str,
    ) -> Self {
        let copied = match migrated {
            Migrated::Copied(copy) => Some(copy),
            Migrated::Nothing => None,
        };
        let notifier = Notifier::new(place, &pool);
        let file = match place {
            Location::Sqlite(path) if group_commit.is_some() => FileId::of(path),
            _ => None,
        };
        let (place, shown, heads, counters) = (place.clone(), place.to_string(), Mutex::default(), Counters::default());
        tracing::debug!(record = %shown, copied, "record opened");
        Self {
            inner: Arc::new(StoreInner {
                place,
                shown,
                pool,
                breaks,
                group_commit,
                notifier,
                reads,
                file,
                copied,
                heads,
                counters,
            }),
        }
    }

    /// Returns whether a location is empty: no file, no table.
    pub(crate) async fn is_vacant(place: &Location) -> bool {
        sqlx::any::install_default_drivers();
        match place {
            Location::Sqlite(path) => !path.exists(),
            Location::Postgres(server) => {
                let Ok(mut connection) = connect(server.url()).await else { return false };
                let found = schema::look(&mut connection, place).await;
                // An error on closing does not matter.
                let _ = connection.close().await;
                matches!(found, Ok(FoundTables::Empty))
            }
        }
    }

    /// Closes and deletes a record that was created for an operation that failed, unless it has rows.
    pub(crate) async fn take_away(self) {
        let place = self.inner.place.clone();
        let empty = match self.reader().await {
            Ok(mut reader) => schema::is_empty(&mut reader).await.unwrap_or(false),
            Err(_) => false,
        };
        // The caller reports the first error; an error here leaves an empty record.
        let _ = self.close().await;
        match place {
            Location::Sqlite(path) if empty => remove_database(&path),
            Location::Postgres(server) if empty => {
                let Ok(mut connection) = connect(server.url()).await else { return };
                let _ = schema::drop_empty(&mut connection).await;
                let _ = connection.close().await;
            }
            _ => {}
        }
    }

    /// Returns the location of the record.
    pub fn place(&self) -> &Location {
        &self.inner.place
    }

    /// Returns the name of the copy made before migrating the tables.
    pub fn copied(&self) -> Option<&str> {
        self.inner.copied.as_deref()
    }

    /// Closes the record after waiting up to ten seconds for readers, and checkpoints SQLite's write-ahead log. Clones can
    /// no longer use it.
    pub async fn close(self) -> Result<(), StoreError> {
        self.inner.notifier.close();
        // A crashed worker of the driver never returns its connection.
        let _ = tokio::time::timeout(LAST_READERS, self.inner.pool.close()).await;
        if let Some(group_commit) = &self.inner.group_commit {
            group_commit.close().await.map_err(|error| self.database_error(&error))?;
        }
        self.check_file()
    }

    /// Returns the counters since the store was opened.
    pub fn counts(&self) -> StoreCounts {
        let counters = &self.inner.counters;
        StoreCounts {
            appends: counters.appends.get(),
            entries: counters.entries.get(),
            repeated: counters.repeated.get(),
            conflicts: counters.conflicts.get(),
            retries: counters.retries.get(),
            queued: self.inner.group_commit.as_ref().map_or(0, GroupCommit::queued),
            hints_queued: self.inner.notifier.queued(),
        }
    }

    pub(crate) fn database_error(&self, error: &sqlx::Error) -> StoreError {
        let error = StoreError::of_database(&self.inner.shown, error);
        if error.is_disconnection() {
            self.inner.breaks.note();
        }
        error
    }

    /// Refuses to write if the file was deleted or replaced.
    pub(crate) fn check_file(&self) -> Result<(), StoreError> {
        match (&self.inner.place, self.inner.file) {
            (Location::Sqlite(path), Some(file)) if FileId::of(path) != Some(file) => {
                Err(StoreError::Gone { place: self.inner.shown.clone() })
            }
            _ => Ok(()),
        }
    }

    /// Returns a connection that may write.
    pub(crate) async fn writer(&self) -> Result<WriterConnection<'_>, StoreError> {
        self.check_file()?;
        match (&self.inner.group_commit, &self.inner.place) {
            (Some(group_commit), _) => {
                group_commit.connection().await.map(WriterConnection::Own).map_err(|error| self.database_error(&error))
            }
            (None, Location::Postgres(_)) => {
                self.inner.pool.acquire().await.map(WriterConnection::Pool).map_err(|error| self.database_error(&error))
            }
            (None, Location::Sqlite(_)) => Err(StoreError::ReadOnly { place: self.inner.shown.clone() }),
        }
    }

    /// Returns the cached head of a stream. Entries never change, so a head can be outdated but not wrong.
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

/// Runs a statement with a timeout, which counts as an error of the connection.
pub(crate) async fn with_timeout<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    within(TO_ANSWER, work).await
}

async fn within<T>(time: Duration, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
    tokio::time::timeout(time, work).await.unwrap_or_else(late)
}

/// The identity of a file, independent of its name; on systems without inodes, all files are the same.
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

/// A newly created file, deleted on drop unless something was written to it.
struct NewFile<'a>(&'a Path);

impl Drop for NewFile<'_> {
    fn drop(&mut self) {
        // An empty file belongs to nobody else.
        if std::fs::metadata(self.0).is_ok_and(|metadata| metadata.len() == 0) {
            remove_database(self.0);
        }
    }
}

/// A connection that may write: SQLite's own, or one of PostgreSQL's pool.
pub(crate) enum WriterConnection<'a> {
    Own(crate::group_commit::WriterGuard<'a>),
    Pool(PoolConnection<Any>),
}

impl Deref for WriterConnection<'_> {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        match self {
            Self::Own(held) => held,
            Self::Pool(connection) => connection,
        }
    }
}

impl DerefMut for WriterConnection<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        match self {
            Self::Own(held) => held,
            Self::Pool(connection) => connection,
        }
    }
}

/// Requires an existing folder on a local file system.
fn check_folder(path: &Path, shown: &str, access: Access) -> Result<(), StoreError> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let folder = folder.canonicalize().map_err(|error| StoreError::of_file(shown, &error))?;
    if path.is_dir() || (access != Access::Create && !path.exists()) {
        return Err(StoreError::Missing { place: shown.to_owned() });
    }
    if access == Access::Read {
        return Ok(());
    }
    // Without a list of mounts the check is skipped.
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    match location::network(&folder, &mounts) {
        Some(kind) => Err(StoreError::NetworkFolder { place: shown.to_owned(), kind }),
        None => Ok(()),
    }
}

/// Makes a connection read-only. Errors are ignored, because they would make the pool retry until its timeout; they recur
/// at the first query.
async fn set_up_reader(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for pragma in [BUSY_TIMEOUT, "pragma query_only = on", "pragma trusted_schema = off", "pragma cell_size_check = on"]
    {
        if connection.execute(pragma).await.is_err() {
            break;
        }
    }
    Ok(())
}

/// Reports a write-ahead log that cannot be created as a read-only folder.
fn unwritable(error: StoreError) -> StoreError {
    match error {
        StoreError::Missing { place } => StoreError::ReadOnly { place },
        error => error,
    }
}

/// Makes the writing connection durable, and checks that it is.
async fn set_up_writer(connection: &mut AnyConnection, shown: &str) -> Result<(), StoreError> {
    let store_error = |error: sqlx::Error| unwritable(StoreError::of_database(shown, &error));
    let journal = sqlx::query("pragma journal_mode = wal").fetch_one(&mut *connection).await.map_err(store_error)?;
    let journal: String = journal.try_get(0).map_err(store_error)?;
    if journal != "wal" {
        return Err(StoreError::ReadOnly { place: shown.to_owned() });
    }
    let pragmas = [
        "pragma synchronous = full",
        "pragma foreign_keys = on",
        "pragma trusted_schema = off",
        "pragma cell_size_check = on",
        // Overwrite erased data instead of leaving it in free pages.
        "pragma secure_delete = on",
    ];
    for pragma in pragmas {
        connection.execute(pragma).await.map_err(store_error)?;
    }
    let synchronous = sqlx::query("pragma synchronous").fetch_one(&mut *connection).await.map_err(store_error)?;
    let synchronous: i64 = synchronous.try_get(0).map_err(store_error)?;
    if synchronous < 2 {
        let (place, found) = (shown.to_owned(), synchronous.to_string());
        return Err(StoreError::Unsafe { place, setting: "synchronous", found, expected: "full" });
    }
    Ok(())
}

async fn quick_check(connection: &mut AnyConnection, shown: &str) -> Result<(), StoreError> {
    let store_error = |error: sqlx::Error| StoreError::of_database(shown, &error);
    // The driver's worker hangs on type names that are not UTF-8.
    let schema = sqlx::query("select cast(sql as blob) from sqlite_schema where sql is not null");
    for row in schema.fetch_all(&mut *connection).await.map_err(store_error)? {
        if let Err(error) = String::from_utf8(row.try_get(0).map_err(store_error)?) {
            return Err(StoreError::Damaged { place: shown.to_owned(), detail: format!("sqlite_schema: {error}") });
        }
    }
    let row = sqlx::query("pragma quick_check(1)").fetch_one(connection).await.map_err(store_error)?;
    match row.try_get::<String, _>(0).map_err(store_error)? {
        said if said == "ok" => Ok(()),
        detail => Err(StoreError::Damaged { place: shown.to_owned(), detail }),
    }
}

/// Requires our tables of this version, for reading without migrating.
async fn check_version(connection: &mut AnyConnection, place: &Location) -> Result<(), StoreError> {
    let known = MIGRATIONS.last().map_or(0, |migration| migration.version);
    let shown = place.to_string();
    match schema::look(connection, place).await.map_err(|error| StoreError::of_database(&shown, &error))? {
        FoundTables::Version(found) if found > known => Err(StoreError::Newer { place: shown, found, known }),
        FoundTables::Version(found) if found == known => Ok(()),
        FoundTables::Version(found) if found < OLDEST => {
            Err(StoreError::TooOld { place: shown, found, oldest: OLDEST })
        }
        FoundTables::Version(found) => Err(StoreError::Older { place: shown, found, known }),
        FoundTables::Empty | FoundTables::Foreign => Err(StoreError::Foreign { place: shown }),
    }
}

/// Refuses a server that could lose acknowledged writes.
async fn check_server(connection: &mut AnyConnection, shown: &str) -> Result<(), StoreError> {
    let store_error = |error: sqlx::Error| StoreError::of_database(shown, &error);
    let row = sqlx::query(
        "select current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes'),
                current_setting('server_encoding'), current_setting('server_version_num'),
                current_setting('transaction_read_only')",
    )
    .fetch_one(connection)
    .await
    .map_err(store_error)?;
    let setting = |index: usize| row.try_get::<String, _>(index).map_err(store_error);
    let refused =
        |setting, found, expected| Err(StoreError::Unsafe { place: shown.to_owned(), setting, found, expected });
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
        return Err(StoreError::ReadOnly { place: shown.to_owned() });
    }
    Ok(())
}
