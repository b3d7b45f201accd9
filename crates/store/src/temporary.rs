//! Temporary files. Only their owner may read them, they are locked while in use, and the next run deletes the files
//! left by a killed one.

use crate::error::StoreError;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The suffixes of SQLite's companion files.
pub(crate) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Deletes a database and its companion files.
pub(crate) fn remove_database(path: &Path) {
    // The files may not exist.
    let _ = fs::remove_file(path);
    for suffix in BESIDE {
        let _ = fs::remove_file(with_suffix(path, suffix));
    }
}

/// Creates a file that only its owner may read and write, where the system supports it.
pub(crate) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes an existing file private to its owner.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    let _ = path;
    Ok(())
}

/// Locks the file while it is open. Not on Windows, where the lock would also block SQLite.
fn hold(file: &File) -> bool {
    let busy = cfg!(unix) && matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock));
    !busy
}

/// A temporary database file, deleted on drop with its companion files unless it was renamed.
pub(crate) struct Temporary {
    path: PathBuf,
    /// Keeps the lock.
    _held: File,
    /// Number of files of killed runs that were deleted.
    pub(crate) leftovers: u64,
}

impl Temporary {
    /// Creates an empty file, replacing that of a killed run. Errors name `shown`.
    pub(crate) fn new(path: PathBuf, shown: &str) -> Result<Self, StoreError> {
        let mut leftovers = 0;
        if let Ok(there) = File::open(&path) {
            if !hold(&there) {
                return Err(StoreError::Locked { place: shown.to_owned() });
            }
            remove_database(&path);
            leftovers = 1;
        }
        let file = private_file(&path).map_err(|error| StoreError::of_file(shown, &error))?;
        if !hold(&file) {
            return Err(StoreError::Locked { place: shown.to_owned() });
        }
        Ok(Self { path, _held: file, leftovers })
    }

    /// Creates a file in the system's temporary folder.
    pub(crate) fn scratch(shown: &str) -> Result<Self, StoreError> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let folder = std::env::temp_dir();
        let leftovers = sweep(&folder);
        let name = format!("adoube-{}-{}{PART}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let mut made = Self::new(folder.join(name), shown)?;
        made.leftovers += leftovers;
        Ok(made)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        remove_database(&self.path);
    }
}

/// The suffix of unfinished files.
pub(crate) const PART: &str = ".part";

/// Deletes the unfinished files of killed runs; returns their number.
pub(crate) fn sweep(folder: &Path) -> u64 {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(files) = fs::read_dir(folder) else { return 0 };
    let left = files.filter_map(Result::ok).filter(|file| {
        let name = file.file_name();
        let ours = name.to_str().is_some_and(is_ours) && file.file_type().is_ok_and(|kind| kind.is_file());
        // Files that cannot be opened belong to others.
        ours && File::open(file.path()).is_ok_and(|open| hold(&open)) && fs::remove_file(file.path()).is_ok()
    });
    let left: Vec<PathBuf> = left.map(|file| file.path()).collect();
    for path in &left {
        remove_database(path);
    }
    left.len() as u64
}

/// Returns whether a name is one of ours: `adoube-123-0.part` or `adoube-1794805200000.db.part`.
fn is_ours(name: &str) -> bool {
    let Some(middle) = name.strip_prefix("adoube-").and_then(|rest| rest.strip_suffix(PART)) else { return false };
    let middle = middle.strip_suffix(".db").or_else(|| middle.strip_suffix(".adoube")).unwrap_or(middle);
    !middle.is_empty() && middle.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::support::Folder;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn what_a_killed_program_left_is_replaced_and_what_a_living_one_writes_is_not() {
        let folder = Folder::new("temporary");
        let path = folder.file("copy.db.part");
        fs::write(&path, "half").unwrap();
        fs::write(folder.file("copy.db.part-wal"), "half").unwrap();
        let made = Temporary::new(path.clone(), "copy.db").unwrap();
        assert_eq!((made.leftovers, fs::read(&path).unwrap().len()), (1, 0));
        assert!(!folder.file("copy.db.part-wal").exists());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        let busy = Temporary::new(path.clone(), "copy.db").err();
        assert_eq!(busy, Some(StoreError::Locked { place: "copy.db".to_owned() }));
        drop(made);
        assert!(!path.exists());
    }

    #[test]
    fn a_folder_is_swept_of_nothing_else() {
        let folder = Folder::new("sweep");
        let left = ["adoube-1794805200000.db.part", "adoube-1794805200000.adoube.part", "adoube-12-0.part"];
        let others = ["adoube-x.part", "adoube-.part", "other.part", "adoube-12.db", "copy.db.part"];
        for name in left.into_iter().chain(others) {
            fs::write(folder.file(name), "half").unwrap();
        }
        let living = Temporary::new(folder.file("adoube-77.db.part"), "copy").unwrap();
        assert_eq!(sweep(&folder.0), 3);
        assert!(living.path().exists() && others.iter().all(|name| folder.file(name).exists()));
        assert!(left.iter().all(|name| !folder.file(name).exists()));
    }
}
