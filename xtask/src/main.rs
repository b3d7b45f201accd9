//! `cargo xtask test`: all checks that must pass before a change lands, in one command.
//!
//! It runs every step even if an earlier one failed, and ends with the line `N passed, N failed, N skipped`: the tests
//! of all kinds, with each of the checks (format, lints, documentation, …) counted as one.

mod javascript;
mod packages;
mod skipped;
mod steps;
mod tally;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask test";

#[expect(clippy::print_stderr, reason = "a command's own messages")]
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == ["test"] {
        steps::test()
    } else {
        eprintln!("{USAGE}");
        ExitCode::from(2)
    }
}

/// Returns the repository's root.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the folder for build and download output.
fn target() -> PathBuf {
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    std::path::absolute(&folder).unwrap_or(folder)
}

/// Returns whether a program is in the PATH.
fn in_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}
