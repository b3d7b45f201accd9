//! `cargo xtask test`: everything that must hold before a change lands, in one command.
//!
//! It runs every step even if an earlier one failed, and ends with the line `N passed, N failed`: the tests of all
//! kinds, with each of the checks (format, lints, documentation) counted as one.

mod packages;
mod steps;

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
