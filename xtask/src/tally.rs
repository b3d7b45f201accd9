//! The numbers of passed, failed and skipped tests, parsed from the runners' output.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

/// The outcome of a step.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Tally {
    const PASSED: Self = Self { passed: 1, failed: 0, skipped: 0 };
    const FAILED: Self = Self { passed: 0, failed: 1, skipped: 0 };

    pub(crate) fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Moves tests that reported themselves as skipped from passed to skipped.
    pub(crate) fn skip(&mut self, tests: u64) {
        let tests = tests.min(self.passed);
        self.passed -= tests;
        self.skipped += tests;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// Returns a step that could not be run here.
pub(crate) fn skipped(name: &str, reason: &str) -> Tally {
    println!("== {name}\nSKIPPED: {reason}");
    Tally { skipped: 1, ..Tally::default() }
}

/// Returns a step that passes or fails as a whole.
pub(crate) fn check(name: &str, mut command: Command) -> Tally {
    println!("== {name}");
    match command.status() {
        Ok(status) if status.success() => Tally::PASSED,
        Ok(_) => {
            println!("{name}: failed");
            Tally::FAILED
        }
        Err(error) => {
            println!("{name}: cannot be started: {error}");
            Tally::FAILED
        }
    }
}

/// Runs a step whose output contains the numbers of passed and failed tests.
pub(crate) fn counted(name: &str, mut command: Command) -> Tally {
    println!("== {name}");
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            println!("{name}: cannot be started: {error}");
            return Tally::FAILED;
        }
    };
    let stderr = child.stderr.take();
    let errors = std::thread::spawn(move || stderr.map(echo).unwrap_or_default());
    let mut tally = child.stdout.take().map(echo).unwrap_or_default();
    tally.add(&errors.join().unwrap_or_default());
    let succeeded = child.wait().is_ok_and(|status| status.success());
    // A runner that fails without a failed test (for example a compile error) counts as a failure.
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

/// Reads the result lines of cargo test (`test result: ok. 3 passed; 0 failed; …`), nextest (`Summary [ 1.2s] 3 tests
/// run: 3 passed, …`) and Node (`# pass 3`).
///
/// nextest indents the output of a failed test that it repeats, and counts it in its summary.
fn result_line(line: &str) -> Option<Tally> {
    if let Some(count) = line.strip_prefix("# ") {
        let (word, number) = count.split_once(' ')?;
        let number = number.parse().ok()?;
        return match word {
            "pass" => Some(Tally { passed: number, ..Tally::default() }),
            "fail" | "cancelled" => Some(Tally { failed: number, ..Tally::default() }),
            "skipped" | "todo" => Some(Tally { skipped: number, ..Tally::default() }),
            _ => None,
        };
    }
    let summary = || line.trim_start().strip_prefix("Summary")?.split_once("run:").map(|(_, counts)| counts);
    let counts = line.strip_prefix("test result:").or_else(summary)?;
    let number_before = |word: &str| -> Option<u64> {
        let before = counts.split_once(word).map(|(before, _)| before.trim_end())?;
        before.rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    let sum = |words: &[&str]| words.iter().filter_map(|word| number_before(word)).sum();
    Some(Tally {
        passed: sum(&["passed"]),
        failed: sum(&["failed", "timed out"]),
        skipped: sum(&["skipped", "ignored"]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn result_lines_of_all_runners_are_read() {
        let cases = [
            ("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; finished in 0.1s", Some((3, 0, 1))),
            ("     Summary [   0.5s] 7 tests run: 5 passed (1 slow), 2 failed, 1 skipped", Some((5, 2, 1))),
            ("     Summary [   0.5s] 7 tests run: 7 passed, 0 skipped", Some((7, 0, 0))),
            ("     Summary [   9.5s] 2 tests run: 1 passed, 1 timed out, 0 skipped", Some((1, 1, 0))),
            ("    test result: FAILED. 0 passed; 1 failed; 0 ignored; finished in 0.1s", None),
            ("running 3 tests", None),
            ("# pass 12", Some((12, 0, 0))),
            ("# fail 1", Some((0, 1, 0))),
            ("# skipped 2", Some((0, 0, 2))),
            ("# tests 15", None),
            ("# a comment", None),
        ];
        for (line, expected) in cases {
            assert_eq!(result_line(line).map(|t| (t.passed, t.failed, t.skipped)), expected, "{line}");
        }
    }

    #[test]
    fn a_skipped_test_is_not_a_passed_one() {
        let mut tally = Tally { passed: 5, failed: 1, skipped: 1 };
        tally.skip(2);
        assert_eq!(tally.to_string(), "3 passed, 1 failed, 3 skipped");
    }
}
