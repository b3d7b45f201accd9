//! Tests that report themselves as skipped (`adoube_testing::skip`): each adds a line to a file, which is counted here.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable that names the file, as in `adoube_testing::SKIPPED`.
const VARIABLE: &str = "ADOUBE_SKIPPED";

/// The file to which tests add themselves.
pub(crate) struct Skipped(PathBuf);

impl Skipped {
    /// Begins anew.
    pub(crate) fn begin(folder: &Path) -> Self {
        let file = folder.join("skipped-tests.txt");
        // A fresh clone does not have it.
        let _ = std::fs::remove_file(&file);
        Self(file)
    }

    /// Tells a runner of tests where the file is.
    pub(crate) fn tell(&self, command: &mut Command) {
        command.env(VARIABLE, &self.0);
    }

    /// Prints the reasons with the number of tests each, and returns the number of skipped tests.
    pub(crate) fn report(&self) -> u64 {
        let text = std::fs::read_to_string(&self.0).unwrap_or_default();
        let reasons = reasons(&text);
        for (reason, tests) in &reasons {
            println!("SKIPPED: {} × {reason}", tests.len());
        }
        // A test with two skips is one test.
        reasons.values().flatten().collect::<BTreeSet<_>>().len() as u64
    }
}

fn reasons(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut reasons = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (test, reason) in text.lines().filter_map(|line| line.split_once('\t')) {
        reasons.entry(reason).or_default().insert(test);
    }
    reasons
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_counted_once_for_each_reason() {
        let found = reasons("a one\tno corpus\na one\tno corpus\na two\tno corpus\na two\tno server\n");
        let counts: Vec<_> = found.iter().map(|(reason, tests)| (*reason, tests.len())).collect();
        assert_eq!(counts, [("no corpus", 2), ("no server", 1)]);
    }
}
