//! Atomic writing: files are written whole or not at all.

use crate::exit::CommandError;
use crate::input;
use crate::words::files;
use adoube_words::Language;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes a temporary file beside the target and renames it, keeping the mode of the file it replaces. Symbolic links
/// are followed; a device or a pipe is written in place.
pub(crate) fn write(
    path: &str,
    language: Language,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), CommandError> {
    let target = Path::new(path);
    let written = match fs::metadata(target) {
        Ok(known) if known.is_file() => OpenOptions::new()
            .append(true)
            .open(target)
            // A file without write permission must not be replaced.
            .and_then(|_| fs::canonicalize(target))
            .and_then(|real| write_beside(&real, Some(known.permissions()), write)),
        Ok(known) if known.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => OpenOptions::new().write(true).open(target).and_then(|file| write_out(&file, write)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => write_beside(&followed(target), None, write),
        Err(error) => Err(error),
    };
    written.map_err(|error| {
        let reason = input::reason(&error, language);
        CommandError::Input(files::UNWRITABLE.fill(language, &[("name", &path), ("error", &reason)]))
    })
}

/// Returns the target of a dangling link.
fn followed(path: &Path) -> PathBuf {
    let mut here = path.to_path_buf();
    for _ in 0..40 {
        let Ok(next) = fs::read_link(&here) else { break };
        here = here.parent().unwrap_or_else(|| Path::new("")).join(next);
    }
    here
}

fn write_out(file: &File, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, file);
    write(&mut out)?;
    out.flush()
}

fn write_beside(
    target: &Path,
    mode: Option<Permissions>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut name = target.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let beside = target.with_file_name(name);
    let file = File::create_new(&beside)?;
    let written = write_out(&file, write)
        .and_then(|()| mode.map_or(Ok(()), |mode| file.set_permissions(mode)))
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, target));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}
