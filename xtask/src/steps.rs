//! The steps of the test command.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use crate::packages;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

/// What one step came to.
#[derive(Default)]
struct Tally {
    passed: u64,
    failed: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Runs all steps and prints the closing line.
pub(crate) fn test() -> ExitCode {
    let mut total = Tally::default();
    total.add(&check("format", cargo(&["fmt", "--all", "--check"])));
    total.add(&check("lints", cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])));
    packages::install();
    total.add(&run_tests());
    total.add(&counted("doc tests", cargo(&["test", "--workspace", "--doc", "--quiet"])));
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    docs.env("RUSTDOCFLAGS", "-D warnings");
    total.add(&check("documentation", docs));
    if !shared_data().exists() {
        println!("no shared data: the tests of the corpora checked nothing (ADOUBE_SHARED names another folder)");
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Where the corpora of the conformance tests lie.
fn shared_data() -> PathBuf {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    std::env::var_os("ADOUBE_SHARED").map_or_else(beside, PathBuf::from).join("data")
}

/// Unit, property and integration tests: with nextest where it is installed, with `cargo test` where not.
fn run_tests() -> Tally {
    let nextest = cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if nextest {
        counted("tests", cargo(&["nextest", "run", "--workspace", "--no-fail-fast", "--cargo-quiet"]))
    } else {
        counted("tests", cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast", "--quiet"]))
    }
}

/// The cargo that runs this program, with plain output. A clone that is built once (`CI` is set) keeps nothing for the
/// next build and no line tables: half the disk and less linking.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).env("CARGO_TERM_COLOR", "never");
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
    }
    command
}

/// A step that passes or fails as a whole.
fn check(name: &str, mut command: Command) -> Tally {
    println!("== {name}");
    match command.status() {
        Ok(status) if status.success() => Tally { passed: 1, failed: 0 },
        Ok(_) => {
            println!("{name}: failed");
            Tally { passed: 0, failed: 1 }
        }
        Err(error) => {
            println!("{name}: cannot be started: {error}");
            Tally { passed: 0, failed: 1 }
        }
    }
}

/// A step whose output says how many tests passed and failed.
fn counted(name: &str, mut command: Command) -> Tally {
    println!("== {name}");
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            println!("{name}: cannot be started: {error}");
            return Tally { passed: 0, failed: 1 };
        }
    };
    let stderr = child.stderr.take();
    let errors = std::thread::spawn(move || stderr.map(echo).unwrap_or_default());
    let mut tally = child.stdout.take().map(echo).unwrap_or_default();
    tally.add(&errors.join().unwrap_or_default());
    let succeeded = child.wait().is_ok_and(|status| status.success());
    // A runner that fails without naming a failed test (it did not compile, say) has failed all the same.
    if !succeeded && tally.failed == 0 {
        println!("{name}: failed");
        tally.failed = 1;
    }
    tally
}

/// Passes a stream on, line by line, and sums up its result lines.
fn echo(stream: impl Read) -> Tally {
    let mut tally = Tally::default();
    for line in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        if let Some(found) = result_line(&line) {
            tally.add(&found);
        }
    }
    tally
}

/// Reads cargo test's `test result: ok. 3 passed; 0 failed; …` and nextest's `Summary [ 1.2s] 3 tests run: 3 passed, …`.
///
/// What nextest repeats of a failed test is indented, and counted in its summary.
fn result_line(line: &str) -> Option<Tally> {
    let summary = || line.trim_start().strip_prefix("Summary")?.split_once("run:").map(|(_, counts)| counts);
    let counts = line.strip_prefix("test result:").or_else(summary)?;
    let number_before = |word: &str| {
        let before = counts.split_once(word).map(|(before, _)| before.trim_end())?;
        before.rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    Some(Tally {
        passed: number_before("passed").unwrap_or(0),
        failed: number_before("failed").unwrap_or(0) + number_before("timed out").unwrap_or(0),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_runners_result_lines_are_read() {
        let cases = [
            ("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; finished in 0.1s", Some((3, 0))),
            ("     Summary [   0.5s] 7 tests run: 5 passed (1 slow), 2 failed, 1 skipped", Some((5, 2))),
            ("     Summary [   0.5s] 7 tests run: 7 passed, 0 skipped", Some((7, 0))),
            ("     Summary [   9.5s] 2 tests run: 1 passed, 1 timed out, 0 skipped", Some((1, 1))),
            ("    test result: FAILED. 0 passed; 1 failed; 0 ignored; finished in 0.1s", None),
            ("running 3 tests", None),
        ];
        for (line, expected) in cases {
            assert_eq!(result_line(line).map(|t| (t.passed, t.failed)), expected, "{line}");
        }
    }
}
