//! Where the corpora are.

#![allow(clippy::print_stdout, clippy::expect_used, unreachable_pub, dead_code)]

use std::path::{Path, PathBuf};

/// The folder of shared data, or `None` with a word on standard error.
pub(crate) fn shared(part: &str) -> Option<PathBuf> {
    let base = std::env::var_os("ADOUBE_SHARED")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"), PathBuf::from);
    let path = [base.join(part), Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared").join(part)]
        .into_iter()
        .find(|p| p.exists());
    if path.is_none() {
        println!("skipped: {part} is not there (set ADOUBE_SHARED)");
    }
    path
}

/// The files of a folder with an extension, sorted.
pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut out: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder can be listed")
        .filter_map(|e| e.ok().map(|e| e.path()))
        .filter(|p| p.extension().is_some_and(|e| e == extension))
        .collect();
    out.sort();
    out
}
