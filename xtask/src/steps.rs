//! The steps of the test command.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use crate::skipped::Skipped;
use crate::tally::{Tally, check, counted, skipped};
use crate::{in_path, javascript, packages, target};
use std::process::{Command, ExitCode, Stdio};

/// Runs all steps and prints the closing line.
pub(crate) fn test() -> ExitCode {
    let mut total = Tally::default();
    total.add(&check("format", cargo(&["fmt", "--all", "--check"])));
    total.add(&check("lints", cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])));
    total.add(&dependencies());
    total.add(&javascript::test());
    packages::install();
    total.add(&run_tests());
    total.add(&counted("doc tests", cargo(&["test", "--workspace", "--doc", "--no-fail-fast", "--quiet"])));
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    docs.env("RUSTDOCFLAGS", "-D warnings");
    total.add(&check("documentation", docs));
    println!("{total}");
    if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs unit, property and integration tests: with nextest if installed, else with `cargo test`.
fn run_tests() -> Tally {
    let nextest = cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    let mut command = if nextest {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast", "--cargo-quiet"])
    } else {
        cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast", "--quiet"])
    };
    let skipped = Skipped::begin(&target());
    skipped.tell(&mut command);
    let mut tally = counted("tests", command);
    tally.skip(skipped.report());
    tally
}

/// Checks licences, bans and sources of the dependencies (`deny.toml`). Advisories change daily and need the network,
/// so `cargo deny check advisories` is run by hand.
fn dependencies() -> Tally {
    if !in_path("cargo-deny") {
        return skipped("dependencies", "cargo-deny is not installed: cargo install cargo-deny");
    }
    let mut command = cargo(&["deny", "--offline", "--log-level", "error", "check", "licenses", "bans", "sources"]);
    command.current_dir(crate::root());
    check("dependencies", command)
}

/// Returns the cargo that runs this program, with plain output. A one-time build (`CI` is set) is not incremental and
/// has no line tables, which halves disk usage and speeds up linking.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).env("CARGO_TERM_COLOR", "never");
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
    }
    command
}
