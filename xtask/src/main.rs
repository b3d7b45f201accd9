//! `cargo xtask test`: all checks that must pass before a change lands, in one command. `cargo xtask coverage` proves the
//! table of the handbook's rules (see [`mutate`]).
//!
//! It runs every step even if an earlier one failed, and ends with the line `N passed, N failed, N skipped`: the tests
//! of all kinds, with each of the checks (format, lints, documentation, …) counted as one.

mod javascript;
mod mutate;
mod packages;
mod skipped;
mod steps;
mod tally;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask test | cargo xtask coverage --mutate N [--seed S]";

#[expect(clippy::print_stderr, reason = "a command's own messages")]
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => Ok(steps::test()),
        ["coverage", "--mutate", count] => coverage(count, "0"),
        ["coverage", "--mutate", count, "--seed", seed] => coverage(count, seed),
        _ => Err(USAGE.to_owned()),
    };
    done.unwrap_or_else(|why| {
        eprintln!("{why}");
        ExitCode::from(2)
    })
}

/// Takes rules of the handbook out, to prove their tests.
fn coverage(count: &str, seed: &str) -> Result<ExitCode, String> {
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{text:?} is not a number: {USAGE}"));
    mutate::run(number(count)? as usize, number(seed)?)
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
