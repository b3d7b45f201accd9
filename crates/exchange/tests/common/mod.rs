//! Locations of the corpora.

#![allow(clippy::print_stdout, clippy::expect_used, unreachable_pub, dead_code)]

use std::path::{Path, PathBuf};

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
