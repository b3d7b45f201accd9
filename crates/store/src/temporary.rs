//! Files that are being written and have no name yet. Only their owner may read them, they are held while their program
//! lives, and what a program that was killed left behind is taken away by the next one.

use crate::fault::Fault;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// What SQLite puts beside a database.
pub(crate) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Deletes a database and what SQLite put beside it.
pub(crate) fn remove_database(path: &Path) {
    // What is not there need not be deleted.
    let _ = fs::remove_file(path);
    for suffix in BESIDE {
        let _ = fs::remove_file(with_suffix(path, suffix));
    }
}

/// A new file that only its owner may read and write, where the system knows owners.
pub(crate) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Lets the owner alone read a file that is there.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    let _ = path;
    Ok(())
}

/// Takes the file for this program, as long as it is open. A lock on Windows would keep SQLite out too.
fn hold(file: &File) -> bool {
    let busy = cfg!(unix) && matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock));
    !busy
}

/// A file that is deleted unless it is given its name, with whatever SQLite put beside it.
pub(crate) struct Temporary {
    path: PathBuf,
    /// Held until the file is gone or has its name.
    _held: File,
    /// How many files of runs that were ended were taken away.
    pub(crate) leftovers: u64,
}

impl Temporary {
    /// A new, empty file. One that a run left which is no more is replaced; messages name what the file is for.
    pub(crate) fn new(path: PathBuf, shown: &str) -> Result<Self, Fault> {
        let mut leftovers = 0;
        if let Ok(there) = File::open(&path) {
            if !hold(&there) {
                return Err(Fault::Locked { place: shown.to_owned() });
            }
            remove_database(&path);
            leftovers = 1;
        }
        let file = private_file(&path).map_err(|error| Fault::of_file(shown, &error))?;
        if !hold(&file) {
            return Err(Fault::Locked { place: shown.to_owned() });
        }
        Ok(Self { path, _held: file, leftovers })
    }

    /// One in the system's folder for such files.
    pub(crate) fn scratch(shown: &str) -> Result<Self, Fault> {
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

/// How the name of a file ends that is being written.
pub(crate) const PART: &str = ".part";

/// Takes away what runs that were ended left of files which the program names itself; gives how many there were.
pub(crate) fn sweep(folder: &Path) -> u64 {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(files) = fs::read_dir(folder) else { return 0 };
    let left = files.filter_map(Result::ok).filter(|file| {
        let name = file.file_name();
        let ours = name.to_str().is_some_and(is_ours) && file.file_type().is_ok_and(|kind| kind.is_file());
        // What cannot be opened is somebody else's.
        ours && File::open(file.path()).is_ok_and(|open| hold(&open)) && fs::remove_file(file.path()).is_ok()
    });
    let left: Vec<PathBuf> = left.map(|file| file.path()).collect();
    for path in &left {
        remove_database(path);
    }
    left.len() as u64
}

/// `adoube-123-0.part` and `adoube-1794805200000.db.part`.
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
        assert_eq!(busy, Some(Fault::Locked { place: "copy.db".to_owned() }));
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
