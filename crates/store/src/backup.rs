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
use crate::schema;
use crate::store::{Access, Store};
use crate::temporary::{PART, Temporary, sweep, with_suffix};
use crate::verify::{Examination, Report, examine_export};
use sqlx::{AnyConnection, Connection, Row};
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
    /// How many unfinished files of runs that were ended were taken away.
    pub leftovers: u64,
}

/// What a backup came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// What the copy holds.
    pub report: Report,
    /// How many unfinished files of runs that were ended were taken away.
    pub leftovers: u64,
}

fn file_fault(path: &Path) -> impl Fn(io::Error) -> Fault {
    move |error| Fault::of_file(path.display(), &error)
}

impl Store {
    /// Copies the whole database into a new file while the desk goes on, and checks the copy. If it is encrypted, the
    /// desk's key goes with it; into a plain file that key never goes. Only the owner may read the file.
    pub async fn backup(
        &self,
        to: &Path,
        key: Option<&RecoveryKey>,
        desk_key: Option<&DeskKey>,
        at_ms: i64,
    ) -> Result<Copied, Fault> {
        let shown = to.display().to_string();
        if to.exists() {
            return Err(Fault::Exists { place: shown });
        }
        let swept = to.parent().map_or(0, sweep);
        // An encrypted backup often goes to a medium that leaves the hall: no plain copy touches it.
        let plain = match (key, &self.inner.place) {
            (None, _) => Temporary::new(with_suffix(to, PART), &shown)?,
            (Some(_), Place::Sqlite(path)) => match Temporary::new(with_suffix(path, ".backup-part"), &shown) {
                Err(Fault::ReadOnly { .. }) => Temporary::scratch(&shown)?,
                made => made?,
            },
            (Some(_), Place::Postgres(_)) => Temporary::scratch(&shown)?,
        };
        let mut leftovers = swept + plain.leftovers;
        self.copy_to_file(plain.path(), at_ms).await.map_err(|fault| match fault {
            Fault::Damaged { .. } => fault.placed(&self.inner.shown),
            fault => fault.placed(&shown),
        })?;
        if let (Some(_), Some(desk_key)) = (key, desk_key) {
            let copy = open_plain(&plain, Access::Write, &shown).await?;
            copy.put_secret(DESK_KEY, &desk_key.to_text()).await.map_err(|fault| fault.placed(&shown))?;
            copy.close().await.map_err(|fault| fault.placed(&shown))?;
        }
        let copy = open_plain(&plain, Access::Read, &shown).await?;
        let report = copy.verify(&[], &[]).await.map_err(|fault| fault.placed(&shown))?;
        copy.close().await.map_err(|fault| fault.placed(&shown))?;
        let report = whole(report, &self.inner.shown)?;
        match key {
            None => finish(plain.path(), to)?,
            Some(key) => {
                let sealed = Temporary::new(with_suffix(to, PART), &shown)?;
                leftovers += sealed.leftovers;
                let from = BufReader::new(File::open(plain.path()).map_err(file_fault(to))?);
                let out = BufWriter::new(writable(sealed.path()).map_err(file_fault(to))?);
                cipher::encrypt(key, crate::key::random()?, from, out, &shown)?;
                finish(sealed.path(), to)?;
            }
        }
        Ok(Copied { report, leftovers })
    }

    async fn copy_to_file(&self, to: &Path, at_ms: i64) -> Result<(), Fault> {
        match &self.inner.place {
            Place::Sqlite(path) => {
                let url = Place::sqlite_url(path, self.inner.reads)?;
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

    /// Brings a backup back. It is checked first; a record that is in the way is never overwritten. Only the owner may
    /// read the file that it becomes.
    pub async fn restore(
        from: &Path,
        to: &Place,
        key: Option<&RecoveryKey>,
        replace: Replace,
        at_ms: i64,
    ) -> Result<Restored, Fault> {
        let shown = from.display().to_string();
        let to = &record_file(to)?;
        let plain = match to {
            Place::Sqlite(path) => Temporary::new(with_suffix(path, ".restoring"), &to.to_string())?,
            Place::Postgres(_) => Temporary::scratch(&to.to_string())?,
        };
        let leftovers = plain.leftovers;
        unpack_file(from, plain.path(), key, &to.to_string())?;
        // Opened for writing, so that a backup of an earlier version gets today's tables.
        let copy = open_plain(&plain, Access::Write, &shown).await?;
        let report = copy.verify(&[], &[]).await.map_err(|fault| fault.placed(&shown))?;
        let report = whole(report, &shown)?;
        let desk_key = copy.take_desk_key().await.map_err(|fault| fault.placed(&shown))?;
        let mut put_aside = None;
        match to {
            Place::Sqlite(path) => {
                copy.close().await.map_err(|fault| fault.placed(&to.to_string()))?;
                if path.exists() {
                    put_aside = Some(set_aside(path, replace, at_ms).await?);
                }
                // The log of a record that is gone would be taken for this one's.
                for suffix in ["-wal", "-shm"] {
                    let _ = fs::remove_file(with_suffix(path, suffix));
                }
                match &put_aside {
                    Some(_) => put_in_place(plain.path(), path)?,
                    None => finish(plain.path(), path)?,
                }
            }
            Place::Postgres(_) => {
                restore_to_server(to, &copy, at_ms).await?;
                copy.close().await.map_err(|fault| fault.placed(&shown))?;
            }
        }
        Ok(Restored { report, put_aside, desk_key, leftovers })
    }
}

/// Fills an empty database of a server; if nothing comes of it, it is as empty as before.
async fn restore_to_server(to: &Place, copy: &Store, at_ms: i64) -> Result<(), Fault> {
    let vacant = Store::is_vacant(to).await;
    let target = Store::open(to, Access::Create).await?;
    let filled = async {
        let empty = schema::is_empty(&mut *target.reader().await?).await.map_err(|error| target.fault(&error))?;
        if empty {
            target.copy_from(copy, at_ms).await.map(drop)
        } else {
            Err(Fault::Occupied { place: to.to_string() })
        }
    };
    match filled.await {
        Ok(()) => target.close().await,
        Err(fault) => {
            if vacant {
                target.take_away().await;
            }
            Err(fault)
        }
    }
}

/// Opens the unpacked file of a copy. If its tables are of an earlier version, the copy itself is what was before.
async fn open_plain(plain: &Temporary, access: Access, shown: &str) -> Result<Store, Fault> {
    let opened = Store::open(&Place::Sqlite(plain.path().to_owned()), access).await;
    let store = opened.map_err(|fault| fault.placed(shown))?;
    if let Some(before) = store.copied() {
        let _ = fs::remove_file(before);
    }
    Ok(store)
}

/// A copy that is not whole is none.
fn whole(report: Report, shown: &str) -> Result<Report, Fault> {
    let report = report.placed(shown);
    match report.findings.first() {
        Some(finding) => Err(Fault::NotWhole { place: shown.to_owned(), finding: Box::new(finding.clone()) }),
        None => Ok(report),
    }
}

/// A file that is there, to be written anew.
fn writable(path: &Path) -> io::Result<File> {
    File::options().write(true).truncate(true).open(path)
}

/// Writes the plain file of a backup.
fn unpack_file(from: &Path, to: &Path, key: Option<&RecoveryKey>, shown: &str) -> Result<(), Fault> {
    let fault = |error: &io::Error| Fault::of_file(shown, error);
    let source = BufReader::new(File::open(from).map_err(file_fault(from))?);
    let mut out = BufWriter::new(writable(to).map_err(|error| fault(&error))?);
    unpack(source, &mut out, key, &from.display().to_string())?;
    let file = out.into_inner().map_err(|error| fault(error.error()))?;
    file.sync_all().map_err(|error| fault(&error))
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
        let key = key.ok_or(Fault::Encrypted { place: shown.to_owned() })?;
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
    if to.exists() {
        return Err(Fault::Exists { place: to.display().to_string() });
    }
    put_in_place(part, to)
}

/// Gives a file its name, whatever bore it before.
fn put_in_place(part: &Path, to: &Path) -> Result<(), Fault> {
    File::open(part).and_then(|file| file.sync_all()).map_err(file_fault(to))?;
    fs::rename(part, to).map_err(file_fault(to))?;
    let folder = match to.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(file_fault(to))
}

/// Where a record is to be written: the file that a link leads to, and nothing that is no file.
fn record_file(place: &Place) -> Result<Place, Fault> {
    let Place::Sqlite(path) = place else { return Ok(place.clone()) };
    let shown = path.display().to_string();
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_symlink() => match path.canonicalize() {
            Ok(path) if path.is_file() => Ok(Place::Sqlite(path)),
            _ => Err(Fault::Foreign { place: shown }),
        },
        Ok(found) if !found.is_file() => Err(Fault::Foreign { place: shown }),
        _ => Ok(place.clone()),
    }
}

/// Gives a record that is in the way another name beside its own, if no desk is using it: at no moment is there none.
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
    // Not every disk has links.
    if fs::hard_link(path, &aside).is_err() {
        fs::rename(path, &aside).map_err(file_fault(path))?;
    }
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
pub async fn verify_file(path: &Path, key: Option<&RecoveryKey>, how: &Examination<'_>) -> Result<Report, Fault> {
    let shown = path.display().to_string();
    match file_kind(path)? {
        FileKind::Text => examine_export(BufReader::new(File::open(path).map_err(file_fault(path))?), &shown, how),
        FileKind::Database => {
            let store = Store::open(&Place::Sqlite(path.to_owned()), Access::Read).await?;
            let report = store.examine(how).await;
            store.close().await?;
            report
        }
        FileKind::Encrypted => {
            let plain = Temporary::scratch(&shown)?;
            unpack_file(path, plain.path(), key, &shown)?;
            // A copy of our own, which may get today's tables.
            let store = open_plain(&plain, Access::Write, &shown).await?;
            let report = store.examine(how).await;
            store.close().await.map_err(|fault| fault.placed(&shown))?;
            report.map(|report| report.placed(&shown)).map_err(|fault| fault.placed(&shown))
        }
    }
}
