//! Backup and restore.
//!
//! A backup is a SQLite file with the whole database as of one moment, whichever engine keeps it, and encrypted if a key
//! is given. An encrypted one also carries the desk's own key. It is checked before it gets its name: a file that bears
//! the name is a backup that can be restored.

use crate::account::DESK_KEY;
use crate::cipher::{self, MAGIC, RecoveryKey};
use crate::fault::Fault;
use crate::key::DeskKey;
use crate::place::Place;
use crate::schema::{self, MIGRATIONS};
use crate::store::{Access, Store};
use crate::transfer::Carried;
use crate::verify::{Report, verify_export};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// How a SQLite file begins.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

/// Whether a restore may put another record aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replace {
    /// It is renamed and kept.
    PutAside,
    /// It stays, and nothing is restored.
    Never,
}

/// What a restore did.
#[derive(Clone, Debug)]
pub struct Restored {
    /// What the backup holds.
    pub report: Report,
    /// Where the record that was there before is now.
    pub put_aside: Option<PathBuf>,
    /// The desk's key that the backup carried.
    pub desk_key: Option<DeskKey>,
}

/// A file that is deleted unless it is kept, with whatever SQLite put beside it.
struct Temporary(PathBuf);

impl Temporary {
    fn new(path: PathBuf) -> Self {
        let temporary = Self(path);
        temporary.remove();
        temporary
    }

    fn remove(&self) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            // What is not there need not be deleted.
            let _ = fs::remove_file(with_suffix(&self.0, suffix));
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        self.remove();
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn file_fault(path: &Path) -> impl Fn(io::Error) -> Fault {
    move |error| Fault::of_file(path.display(), &error)
}

impl Store {
    /// Copies the whole database into a new file while the desk goes on, and checks the copy. If it is encrypted, the
    /// desk's key goes with it; into a plain file that key never goes.
    pub async fn backup(
        &self,
        to: &Path,
        key: Option<&RecoveryKey>,
        desk_key: Option<&DeskKey>,
        at_ms: i64,
    ) -> Result<Report, Fault> {
        if to.exists() {
            return Err(Fault::Exists { place: to.display().to_string() });
        }
        // An encrypted backup often goes to a medium that leaves the hall: no plain copy touches it.
        let plain = match (key, &self.inner.place) {
            (None, _) => with_suffix(to, ".part"),
            (Some(_), Place::Sqlite(path)) => with_suffix(path, ".backup-part"),
            (Some(_), Place::Postgres(_)) => {
                std::env::temp_dir().join(format!("adoube-{}-{at_ms}.part", std::process::id()))
            }
        };
        let plain = Temporary::new(plain);
        self.copy_to_file(&plain.0, at_ms).await?;
        if let (Some(_), Some(desk_key)) = (key, desk_key) {
            let copy = Self::open(&Place::Sqlite(plain.0.clone()), Access::Write).await?;
            copy.put_secret(DESK_KEY, &desk_key.to_text()).await?;
            copy.close().await?;
        }
        let copy = Self::open(&Place::Sqlite(plain.0.clone()), Access::Read).await?;
        let report = copy.verify(&[], &[]).await?;
        copy.close().await?;
        if let Some(finding) = report.findings.first() {
            let detail = finding.sentence(adoube_laws::Language::English);
            return Err(Fault::Damaged { place: self.inner.shown.clone(), detail });
        }
        match key {
            None => finish(&plain.0, to)?,
            Some(key) => {
                let sealed = Temporary::new(with_suffix(to, ".part"));
                let from = BufReader::new(File::open(&plain.0).map_err(file_fault(&plain.0))?);
                let out = BufWriter::new(File::create_new(&sealed.0).map_err(file_fault(&sealed.0))?);
                cipher::encrypt(key, crate::key::random()?, from, out, &sealed.0.display().to_string())?;
                finish(&sealed.0, to)?;
            }
        }
        Ok(report)
    }

    async fn copy_to_file(&self, to: &Path, at_ms: i64) -> Result<(), Fault> {
        match &self.inner.place {
            Place::Sqlite(path) => {
                let url = Place::sqlite_url(path, "mode=ro")?;
                let mut connection = AnyConnection::connect(&url).await.map_err(|error| self.fault(&error))?;
                let copied = schema::copy_sqlite(&mut connection, to).await;
                connection.close().await.map_err(|error| self.fault(&error))?;
                copied
            }
            Place::Postgres(_) => {
                let copy = Self::open(&Place::Sqlite(to.to_owned()), Access::Create).await?;
                let carried = copy.copy_from(self, at_ms).await;
                copy.close().await?;
                carried.map(drop)
            }
        }
    }

    /// Brings a backup back. It is checked first; a record that is in the way is never overwritten.
    pub async fn restore(
        from: &Path,
        to: &Place,
        key: Option<&RecoveryKey>,
        replace: Replace,
        at_ms: i64,
    ) -> Result<Restored, Fault> {
        let plain = match to {
            Place::Sqlite(path) => with_suffix(path, ".restoring"),
            Place::Postgres(_) => std::env::temp_dir().join(format!("adoube-{}-{at_ms}.restoring", std::process::id())),
        };
        let plain = Temporary::new(plain);
        unpack_file(from, &plain.0, key)?;
        // Opened for writing, so that a backup of an earlier version gets today's tables.
        let copy = Self::open(&Place::Sqlite(plain.0.clone()), Access::Write).await?;
        let report = copy.verify(&[], &[]).await?;
        if let Some(finding) = report.findings.first() {
            let detail = finding.sentence(adoube_laws::Language::English);
            return Err(Fault::Damaged { place: from.display().to_string(), detail });
        }
        let desk_key = copy.take_desk_key().await?;
        let mut put_aside = None;
        match to {
            Place::Sqlite(path) => {
                copy.close().await?;
                if path.exists() {
                    put_aside = Some(set_aside(path, replace, at_ms).await?);
                }
                // The log of a record that is gone would be taken for this one's.
                for suffix in ["-wal", "-shm"] {
                    let _ = fs::remove_file(with_suffix(path, suffix));
                }
                finish(&plain.0, path)?;
            }
            Place::Postgres(_) => {
                let target = Self::open(to, Access::Create).await?;
                if !target.is_empty().await? {
                    return Err(Fault::Exists { place: to.to_string() });
                }
                let carried: Carried = target.copy_from(&copy, at_ms).await?;
                target.close().await?;
                copy.close().await?;
                debug_assert_eq!(carried.entries, report.entries);
            }
        }
        Ok(Restored { report, put_aside, desk_key })
    }

    /// Whether no table has a row.
    async fn is_empty(&self) -> Result<bool, Fault> {
        let mut connection = self.reader().await?;
        for table in schema::tables(MIGRATIONS, i64::MAX).filter(|table| *table != "schema_version") {
            let text = AssertSqlSafe(format!("select 1 from {table} limit 1"));
            if !self.ask_on(&mut connection, text, &[]).await?.is_empty() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Writes the plain file of a backup.
fn unpack_file(from: &Path, to: &Path, key: Option<&RecoveryKey>) -> Result<(), Fault> {
    let source = BufReader::new(File::open(from).map_err(file_fault(from))?);
    let mut out = BufWriter::new(File::create_new(to).map_err(file_fault(to))?);
    unpack(source, &mut out, key, &from.display().to_string())?;
    let file = out.into_inner().map_err(|error| Fault::of_file(to.display(), error.error()))?;
    file.sync_all().map_err(file_fault(to))
}

/// Writes what a backup holds: decrypted, if it is encrypted.
pub(crate) fn unpack(
    mut source: impl Read,
    mut out: impl Write,
    key: Option<&RecoveryKey>,
    shown: &str,
) -> Result<(), Fault> {
    let mut magic = [0; 16];
    let known = source.read_exact(&mut magic).is_ok();
    if known && magic == *MAGIC {
        let key = key.ok_or(Fault::Key { place: shown.to_owned() })?;
        cipher::decrypt(key, source, out, shown)
    } else if known && magic == *SQLITE {
        let mut whole = magic.as_slice().chain(source);
        io::copy(&mut whole, &mut out).map(drop).map_err(|error| Fault::of_file(shown, &error))
    } else {
        Err(Fault::Foreign { place: shown.to_owned() })
    }
}

/// Gives a finished file its name, on the disk for good.
fn finish(part: &Path, to: &Path) -> Result<(), Fault> {
    File::open(part).and_then(|file| file.sync_all()).map_err(file_fault(part))?;
    if to.exists() {
        return Err(Fault::Exists { place: to.display().to_string() });
    }
    fs::rename(part, to).map_err(file_fault(to))?;
    let folder = match to.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(file_fault(to))
}

/// Renames a record that is in the way, if no desk is using it.
async fn set_aside(path: &Path, replace: Replace, at_ms: i64) -> Result<PathBuf, Fault> {
    let shown = path.display().to_string();
    if replace == Replace::Never {
        return Err(Fault::Exists { place: shown });
    }
    let aside = with_suffix(path, &format!(".replaced-{at_ms}"));
    if aside.exists() {
        return Err(Fault::Exists { place: aside.display().to_string() });
    }
    // Leaving write-ahead mode folds the log into the file, and fails while anybody else has it open.
    let fault = |error: sqlx::Error| Fault::of_database(&shown, &error);
    let url = Place::sqlite_url(path, "mode=rw")?;
    let folded = async {
        let mut connection = AnyConnection::connect(&url).await?;
        let row = sqlx::query("pragma journal_mode = delete").fetch_one(&mut connection).await?;
        let mode: String = row.try_get(0)?;
        connection.close().await?;
        Ok(mode)
    };
    match folded.await.map_err(fault) {
        Ok(mode) if mode == "delete" => {}
        // What is too damaged to be opened is put aside as it is, its log with it.
        Err(Fault::Damaged { .. }) => {
            for suffix in ["-wal", "-shm"] {
                let _ = fs::rename(with_suffix(path, suffix), with_suffix(&aside, suffix));
            }
        }
        Ok(_) => return Err(Fault::Locked { place: shown }),
        Err(fault) => return Err(fault),
    }
    fs::rename(path, &aside).map_err(file_fault(path))?;
    Ok(aside)
}

/// What a file to be verified is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// A SQLite database: a record or a plain backup.
    Database,
    /// An encrypted backup.
    Encrypted,
    /// Something else: an exported record, if anything.
    Text,
}

/// Looks how a file begins.
pub fn file_kind(path: &Path) -> Result<FileKind, Fault> {
    let mut start = Vec::new();
    File::open(path).and_then(|file| file.take(16).read_to_end(&mut start)).map_err(file_fault(path))?;
    Ok(match start.as_slice() {
        start if start == SQLITE => FileKind::Database,
        start if start == MAGIC => FileKind::Encrypted,
        _ => FileKind::Text,
    })
}

/// Checks any file that may hold a record: a database, a backup, an export. Nothing beside it changes.
pub async fn verify_file(
    path: &Path,
    key: Option<&RecoveryKey>,
    replayers: &[&dyn crate::verify::Replayer],
    trusted: &[crate::key::PublicKey],
    at_ms: i64,
) -> Result<Report, Fault> {
    let (database, access, _temporary) = match file_kind(path)? {
        FileKind::Text => {
            let file = BufReader::new(File::open(path).map_err(file_fault(path))?);
            return verify_export(file, &path.display().to_string(), replayers, trusted);
        }
        FileKind::Database => (path.to_owned(), Access::Read, None),
        FileKind::Encrypted => {
            let plain = std::env::temp_dir().join(format!("adoube-{}-{at_ms}.verify", std::process::id()));
            let plain = Temporary::new(plain);
            unpack_file(path, &plain.0, key)?;
            // A copy of our own, which may get today's tables.
            (plain.0.clone(), Access::Write, Some(plain))
        }
    };
    let store = Store::open(&Place::Sqlite(database), access).await?;
    let report = store.verify(replayers, trusted).await;
    store.close().await?;
    report
}
