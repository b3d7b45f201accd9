//! Helpers for tests: the shared corpora, and tests that are skipped.
//!
//! Rust's test runners cannot skip a test at run time: a test that returns early has passed. A test that cannot check
//! anything here (a corpus, PostgreSQL or Chromium is missing) calls [`skip`], which prints the reason and, if the
//! variable `ADOUBE_SKIPPED` names a file, appends a line to it. `cargo xtask test` sets the variable and counts these
//! tests as skipped instead of passed.
//!
//! ```
//! let Some(folder) = adoube_testing::shared("data/no-such-corpus") else { return };
//! # unreachable!("{folder:?}");
//! ```

mod workbook;

pub use workbook::{archive, workbook};

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The variable that names the file of skipped tests.
pub const SKIPPED: &str = "ADOUBE_SKIPPED";

/// Returns the path of a file or folder of the shared data: in the folder named by `ADOUBE_SHARED`, else in `shared`
/// beside the repository, or one folder higher, for a Git worktree. If it is missing, the test is [skipped](skip).
#[must_use]
pub fn shared(part: &str) -> Option<PathBuf> {
    let found = find_shared(part);
    if found.is_none() {
        skip(&format!("{part} is not in the shared data (ADOUBE_SHARED names the folder)"));
    }
    found
}

/// Like [`shared`], for a test that checks something even without the file.
#[must_use]
pub fn find_shared(part: &str) -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let named = std::env::var_os("ADOUBE_SHARED").map(PathBuf::from);
    let folders = [named, Some(here.join("../../../shared")), Some(here.join("../../../../shared"))];
    folders.into_iter().flatten().map(|folder| folder.join(part)).find(|path| path.exists())
}

/// Marks the running test as skipped, with the reason.
#[expect(clippy::print_stderr, reason = "the runner shows it beside the test")]
pub fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
    let Some(file) = std::env::var_os(SKIPPED) else { return };
    let line = format!("{}\t{reason}\n", test_name());
    let written =
        OpenOptions::new().create(true).append(true).open(file).and_then(|mut f| f.write_all(line.as_bytes()));
    if let Err(error) = written {
        eprintln!("{SKIPPED}: {error}");
    }
}

/// Returns the test's binary and name. nextest runs one test per process and names it in the arguments; the standard
/// runner names its thread.
fn test_name() -> String {
    let mut arguments = std::env::args();
    let program = arguments.next().unwrap_or_default();
    let binary = Path::new(&program).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let rest: Vec<String> = arguments.collect();
    let exact = rest.iter().any(|word| word == "--exact");
    let named = rest.into_iter().find(|word| exact && !word.starts_with('-'));
    let thread = std::thread::current().name().unwrap_or("a thread without a name").to_owned();
    format!("{binary} {}", named.unwrap_or(thread))
}
