//! The PostgreSQL that the record's tests start for themselves.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use std::path::Path;
use std::process::{Command, Stdio};

/// Where Debian keeps the server's programs.
const FOLDER: &str = "/usr/lib/postgresql";

/// Installs Debian's package where there is no PostgreSQL and this may be done; says plainly what is skipped where not.
pub(crate) fn install() {
    if is_installed() {
        return;
    }
    println!("== PostgreSQL is missing");
    let installed = is_root()
        && apt(&["update"])
        && apt(&["install", "--yes", "--no-install-recommends", "postgresql"])
        && is_installed();
    if !installed {
        println!("SKIPPED: it is not installed and could not be: the record is tested on SQLite only");
    }
}

fn is_installed() -> bool {
    let in_folder = Path::new(FOLDER).read_dir().is_ok_and(|mut versions| versions.next().is_some());
    let path = std::env::var_os("PATH").unwrap_or_default();
    in_folder || std::env::split_paths(&path).any(|folder| folder.join("initdb").is_file())
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|user| user.stdout.trim_ascii() == b"0")
}

fn apt(arguments: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.args(["--quiet", "--quiet"]).args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command.stdin(Stdio::null()).status().is_ok_and(|status| status.success())
}
