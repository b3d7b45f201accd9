//! Backup and restore.
//!
//! A backup is a SQLite file with a consistent snapshot of the whole database, whichever engine is used. With a key it
//! is encrypted and also contains the desk's own key. It gets its name only after it was verified, so any file with
//! that name can be restored.

use crate::account::DESK_KEY;
use crate::cipher::{self, MAGIC, RecoveryKey};
use crate::desk_key::DeskKey;
use crate::error::StoreError;
use crate::location::Location;
use crate::schema;
use crate::store::{Access, Store};
use crate::temporary::{PART, Temporary, sweep, with_suffix};
use crate::verify::{VerifyOptions, VerifyReport, verify_export_with};
use sqlx::{AnyConnection, Connection, Row};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// The first bytes of a SQLite file.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

/// The treatment of an existing record during a restore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replace {
    /// Rename it.
    PutAside,
    /// Keep it, and restore nothing.
    Never,
}

/// The result of a restore.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The contents of the backup.
    pub report: VerifyReport,
    /// The new name of the existing record.
    pub put_aside: Option<PathBuf>,
    /// The desk's key contained in the backup.
    pub desk_key: Option<DeskKey>,
    /// Number of unfinished files of killed runs that were deleted.
    pub leftovers: u64,
}

/// The result of a backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The contents of the copy.
    pub report: VerifyReport,
    /// Number of unfinished files of killed runs that were deleted.
    pub leftovers: u64,
}

fn file_error(path: &Path) -> impl Fn(io::Error) -> StoreError {
    move |error| StoreError::of_file(path.display(), &error)
}

impl Store {
    /// Copies the whole database into a new file while the desk keeps running, and verifies the copy. The desk's key goes
    /// into encrypted copies only. Only the owner may read the file.
    pub async fn backup(
        &self,
        to: &Path,
        key: Option<&RecoveryKey>,
        desk_key: Option<&DeskKey>,
        at_ms: i64,
    ) -> Result<Copied, StoreError> {
        let shown = to.display().to_string();
        if to.exists() {
            return Err(StoreError::Exists { place: shown });
        }
        let swept = to.parent().map_or(0, sweep);
        // An encrypted backup often goes to removable media, which must never contain a plain copy.
        let plain = match (key, &self.inner.place) {
            (None, _) => Temporary::new(with_suffix(to, PART), &shown)?,
            (Some(_), Location::Sqlite(path)) => match Temporary::new(with_suffix(path, ".backup-part"), &shown) {
                Err(StoreError::ReadOnly { .. }) => Temporary::scratch(&shown)?,
                made => made?,
            },
            (Some(_), Location::Postgres(_)) => Temporary::scratch(&shown)?,
        };
        let mut leftovers = swept + plain.leftovers;
        self.copy_to_file(plain.path(), at_ms).await.map_err(|error| match error {
            StoreError::Damaged { .. } => error.placed(&self.inner.shown),
            error => error.placed(&shown),
        })?;
        if let (Some(_), Some(desk_key)) = (key, desk_key) {
            let copy = open_plain(&plain, Access::Write, &shown).await?;
            copy.put_secret(DESK_KEY, &desk_key.to_text()).await.map_err(|error| error.placed(&shown))?;
            copy.close().await.map_err(|error| error.placed(&shown))?;
        }
        let copy = open_plain(&plain, Access::Read, &shown).await?;
        let report = copy.verify(&[], &[]).await.map_err(|error| error.placed(&shown))?;
        copy.close().await.map_err(|error| error.placed(&shown))?;
        let report = whole(report, &self.inner.shown)?;
        match key {
            None => finish(plain.path(), to)?,
            Some(key) => {
                let sealed = Temporary::new(with_suffix(to, PART), &shown)?;
                leftovers += sealed.leftovers;
                let from = BufReader::new(File::open(plain.path()).map_err(file_error(to))?);
                let out = BufWriter::new(writable(sealed.path()).map_err(file_error(to))?);
                cipher::encrypt(key, crate::desk_key::random()?, from, out, &shown)?;
                finish(sealed.path(), to)?;
            }
        }
        Ok(Copied { report, leftovers })
    }

    async fn copy_to_file(&self, to: &Path, at_ms: i64) -> Result<(), StoreError> {
        match &self.inner.place {
            Location::Sqlite(path) => {
                let url = Location::sqlite_url(path, self.inner.reads)?;
                let mut connection = AnyConnection::connect(&url).await.map_err(|error| self.database_error(&error))?;
                let copied = schema::copy_sqlite(&mut connection, to).await;
                connection.close().await.map_err(|error| self.database_error(&error))?;
                copied
            }
            Location::Postgres(_) => {
                let copy = Self::open(&Location::Sqlite(to.to_owned()), Access::Create).await?;
                let carried = copy.copy_from(self, at_ms).await;
                copy.close().await?;
                carried.map(drop)
            }
        }
    }

    /// Restores a backup after verifying it. An existing record is never overwritten. Only the owner may read the
    /// restored file.
    pub async fn restore(
        from: &Path,
        to: &Location,
        key: Option<&RecoveryKey>,
        replace: Replace,
        at_ms: i64,
    ) -> Result<Restored, StoreError> {
        let shown = from.display().to_string();
        let to = &record_file(to)?;
        let plain = match to {
            Location::Sqlite(path) => Temporary::new(with_suffix(path, ".restoring"), &to.to_string())?,
            Location::Postgres(_) => Temporary::scratch(&to.to_string())?,
        };
        let leftovers = plain.leftovers;
        unpack_file(from, plain.path(), key, &to.to_string())?;
        // Opened for writing, so that a backup of an earlier version is migrated.
        let copy = open_plain(&plain, Access::Write, &shown).await?;
        let report = copy.verify(&[], &[]).await.map_err(|error| error.placed(&shown))?;
        let report = whole(report, &shown)?;
        let desk_key = copy.take_desk_key().await.map_err(|error| error.placed(&shown))?;
        let mut put_aside = None;
        match to {
            Location::Sqlite(path) => {
                copy.close().await.map_err(|error| error.placed(&to.to_string()))?;
                if path.exists() {
                    put_aside = Some(set_aside(path, replace, at_ms).await?);
                }
                // SQLite would apply the write-ahead log of the previous record to this one.
                for suffix in ["-wal", "-shm"] {
                    let _ = fs::remove_file(with_suffix(path, suffix));
                }
                match &put_aside {
                    Some(_) => put_in_place(plain.path(), path)?,
                    None => finish(plain.path(), path)?,
                }
            }
            Location::Postgres(_) => {
                restore_to_server(to, &copy, at_ms).await?;
                copy.close().await.map_err(|error| error.placed(&shown))?;
            }
        }
        Ok(Restored { report, put_aside, desk_key, leftovers })
    }
}

/// Restores into an empty database of a server, which is emptied again on failure.
async fn restore_to_server(to: &Location, copy: &Store, at_ms: i64) -> Result<(), StoreError> {
    let vacant = Store::is_vacant(to).await;
    let target = Store::open(to, Access::Create).await?;
    let filled = async {
        let empty =
            schema::is_empty(&mut *target.reader().await?).await.map_err(|error| target.database_error(&error))?;
        if empty {
            target.copy_from(copy, at_ms).await.map(drop)
        } else {
            Err(StoreError::Occupied { place: to.to_string() })
        }
    };
    match filled.await {
        Ok(()) => target.close().await,
        Err(error) => {
            if vacant {
                target.take_away().await;
            }
            Err(error)
        }
    }
}

/// Opens the unpacked file of a copy. A migration needs no copy of its own: the backup is one.
async fn open_plain(plain: &Temporary, access: Access, shown: &str) -> Result<Store, StoreError> {
    let opened = Store::open(&Location::Sqlite(plain.path().to_owned()), access).await;
    let store = opened.map_err(|error| error.placed(shown))?;
    if let Some(before) = store.copied() {
        let _ = fs::remove_file(before);
    }
    Ok(store)
}

/// Refuses an incomplete or damaged copy.
fn whole(report: VerifyReport, shown: &str) -> Result<VerifyReport, StoreError> {
    let report = report.placed(shown);
    match report.findings.first() {
        Some(finding) => Err(StoreError::NotWhole { place: shown.to_owned(), finding: Box::new(finding.clone()) }),
        None => Ok(report),
    }
}

/// Opens an existing file to overwrite it.
fn writable(path: &Path) -> io::Result<File> {
    File::options().write(true).truncate(true).open(path)
}

/// Writes the plain file of a backup.
fn unpack_file(from: &Path, to: &Path, key: Option<&RecoveryKey>, shown: &str) -> Result<(), StoreError> {
    let store_error = |error: &io::Error| StoreError::of_file(shown, error);
    let source = BufReader::new(File::open(from).map_err(file_error(from))?);
    let mut out = BufWriter::new(writable(to).map_err(|error| store_error(&error))?);
    unpack(source, &mut out, key, &from.display().to_string())?;
    let file = out.into_inner().map_err(|error| store_error(error.error()))?;
    file.sync_all().map_err(|error| store_error(&error))
}

/// Writes the contents of a backup, decrypted if necessary.
pub(crate) fn unpack(
    mut source: impl Read,
    mut out: impl Write,
    key: Option<&RecoveryKey>,
    shown: &str,
) -> Result<(), StoreError> {
    let mut magic = [0; 16];
    let known = source.read_exact(&mut magic).is_ok();
    if known && magic == *MAGIC {
        let key = key.ok_or(StoreError::Encrypted { place: shown.to_owned() })?;
        cipher::decrypt(key, source, out, shown)
    } else if known && magic == *SQLITE {
        let mut whole = magic.as_slice().chain(source);
        io::copy(&mut whole, &mut out).map(drop).map_err(|error| StoreError::of_file(shown, &error))
    } else {
        Err(StoreError::Foreign { place: shown.to_owned() })
    }
}

/// Syncs a finished file and renames it, unless the name is taken.
fn finish(part: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Exists { place: to.display().to_string() });
    }
    put_in_place(part, to)
}

/// Syncs a file and renames it, replacing any file of that name.
fn put_in_place(part: &Path, to: &Path) -> Result<(), StoreError> {
    File::open(part).and_then(|file| file.sync_all()).map_err(file_error(to))?;
    fs::rename(part, to).map_err(file_error(to))?;
    let folder = match to.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(file_error(to))
}

/// Returns the file to write a record to: follows a symbolic link and refuses anything but a file.
fn record_file(place: &Location) -> Result<Location, StoreError> {
    let Location::Sqlite(path) = place else { return Ok(place.clone()) };
    let shown = path.display().to_string();
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_symlink() => match path.canonicalize() {
            Ok(path) if path.is_file() => Ok(Location::Sqlite(path)),
            _ => Err(StoreError::Foreign { place: shown }),
        },
        Ok(found) if !found.is_file() => Err(StoreError::Foreign { place: shown }),
        _ => Ok(place.clone()),
    }
}

/// Renames an existing record, unless a desk is using it. A record exists under the old name at all times.
async fn set_aside(path: &Path, replace: Replace, at_ms: i64) -> Result<PathBuf, StoreError> {
    let shown = path.display().to_string();
    if replace == Replace::Never {
        return Err(StoreError::Exists { place: shown });
    }
    let aside = with_suffix(path, &format!(".replaced-{at_ms}"));
    if aside.exists() {
        return Err(StoreError::Exists { place: aside.display().to_string() });
    }
    // Leaving WAL mode merges the log into the file, and fails while anyone else has it open.
    let store_error = |error: sqlx::Error| StoreError::of_database(&shown, &error);
    let url = Location::sqlite_url(path, "mode=rw")?;
    let folded = async {
        let mut connection = AnyConnection::connect(&url).await?;
        let row = sqlx::query("pragma journal_mode = delete").fetch_one(&mut connection).await?;
        let mode: String = row.try_get(0)?;
        connection.close().await?;
        Ok(mode)
    };
    match folded.await.map_err(store_error) {
        Ok(mode) if mode == "delete" => {}
        // A record too damaged to open is renamed as it is, with its write-ahead log.
        Err(StoreError::Damaged { .. }) => {
            for suffix in ["-wal", "-shm"] {
                let _ = fs::rename(with_suffix(path, suffix), with_suffix(&aside, suffix));
            }
        }
        Ok(_) => return Err(StoreError::Locked { place: shown }),
        Err(error) => return Err(error),
    }
    // Not every file system has hard links.
    if fs::hard_link(path, &aside).is_err() {
        fs::rename(path, &aside).map_err(file_error(path))?;
    }
    Ok(aside)
}

/// The kinds of files that can be verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// A SQLite database: a record or a plain backup.
    Database,
    /// An encrypted backup.
    Encrypted,
    /// Anything else, presumably an exported record.
    Text,
}

/// Determines the kind of a file by its first bytes.
pub fn file_kind(path: &Path) -> Result<FileKind, StoreError> {
    let mut start = Vec::new();
    File::open(path).and_then(|file| file.take(16).read_to_end(&mut start)).map_err(file_error(path))?;
    Ok(match start.as_slice() {
        start if start == SQLITE => FileKind::Database,
        start if start == MAGIC => FileKind::Encrypted,
        _ => FileKind::Text,
    })
}

/// Verifies any file that may contain a record: a database, a backup or an export. Changes no file.
pub async fn verify_file(
    path: &Path,
    key: Option<&RecoveryKey>,
    how: &VerifyOptions<'_>,
) -> Result<VerifyReport, StoreError> {
    let shown = path.display().to_string();
    match file_kind(path)? {
        FileKind::Text => verify_export_with(BufReader::new(File::open(path).map_err(file_error(path))?), &shown, how),
        FileKind::Database => {
            let store = Store::open(&Location::Sqlite(path.to_owned()), Access::Read).await?;
            let report = store.verify_with(how).await;
            store.close().await?;
            report
        }
        FileKind::Encrypted => {
            let plain = Temporary::scratch(&shown)?;
            unpack_file(path, plain.path(), key, &shown)?;
            // This is our own temporary copy, so it may be migrated.
            let store = open_plain(&plain, Access::Write, &shown).await?;
            let report = store.verify_with(how).await;
            store.close().await.map_err(|error| error.placed(&shown))?;
            report.map(|report| report.placed(&shown)).map_err(|error| error.placed(&shown))
        }
    }
}
