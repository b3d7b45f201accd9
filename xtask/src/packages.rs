//! Programs that some tests start: found on the machine, or installed from Debian's packages where that is permitted.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use crate::in_path;
use std::path::Path;
use std::process::{Command, Stdio};

/// A program that tests start for themselves.
struct Program {
    name: &'static str,
    packages: &'static [&'static str],
    is_installed: fn() -> bool,
    /// The consequence of its absence.
    without: &'static str,
}

const PROGRAMS: [Program; 2] = [
    Program {
        name: "PostgreSQL",
        packages: &["postgresql"],
        is_installed: || has_folder("/usr/lib/postgresql") || in_path("initdb"),
        without: "the record is tested on SQLite only",
    },
    Program {
        name: "Chromium with its driver",
        packages: &["chromium", "chromium-driver"],
        is_installed: || in_path("chromedriver") && (in_path("chromium") || in_path("google-chrome")),
        without: "the desk is not tested in a browser",
    },
];

/// Installs missing programs. The tests that need one that cannot be installed count as skipped.
pub(crate) fn install() {
    let missing: Vec<&Program> = PROGRAMS.iter().filter(|program| !(program.is_installed)()).collect();
    if missing.is_empty() {
        return;
    }
    let listed = is_root() && apt(&["update"]);
    for program in missing {
        println!("== {} is missing", program.name);
        let arguments = [&["install", "--yes", "--no-install-recommends"], program.packages].concat();
        if !(listed && apt(&arguments) && (program.is_installed)()) {
            println!("{} is not installed and could not be: {}", program.name, program.without);
        }
    }
}

fn has_folder(path: &str) -> bool {
    Path::new(path).read_dir().is_ok_and(|mut entries| entries.next().is_some())
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
