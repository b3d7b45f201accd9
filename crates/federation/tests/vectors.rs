//! Every vector of the handbook is cited by a test: its worked examples (`S-…`) and the vectors (`V-…`).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Returns the ids in a text: `S-` or `V-` and what belongs to it.
fn ids(text: &str) -> BTreeSet<String> {
    let part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let words = text.split(|c: char| !part(c)).map(|word| word.trim_matches('-'));
    let id = |word: &&str| {
        let count = word.split('-').count();
        word.starts_with("V-") && count > 2 || word.starts_with("S-") && word[2..].chars().all(|c| c.is_ascii_digit())
    };
    words.filter(|word| word.len() > 2).filter(id).map(str::to_owned).collect()
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|of| of == "rs") {
            out.push(path);
        }
    }
}

/// Returns the part of a file that is tests: the whole of a test file, else what follows the inline test module.
fn tests_of(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap();
    let name = path.to_string_lossy().replace('\\', "/");
    if name.contains("/tests/") || name.ends_with("tests.rs") {
        return text;
    }
    text.split_once("#[cfg(test)]").map(|(_, tests)| tests.to_owned()).unwrap_or_default()
}

#[test]
fn every_vector_is_cited_by_a_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = std::fs::read_to_string(here.join("tests/tables/vectors.txt")).unwrap();
    let all = ids(&list);
    assert_eq!(all.len(), 376);
    if let Some(shared) = adoube_testing::find_shared("spec/federation/vectors.md") {
        let named = ids(&std::fs::read_to_string(shared).unwrap());
        let missing: Vec<&String> =
            named.difference(&all).filter(|id| id.chars().any(|c| c.is_ascii_digit())).collect();
        assert!(missing.is_empty(), "not in the list: {missing:?}");
    }
    let mut files = Vec::new();
    for name in ["federation", "tournament", "rating", "event"] {
        sources(&here.join("..").join(name), &mut files);
    }
    files.retain(|path| !path.ends_with("federation/tests/vectors.rs"));
    let cited: BTreeSet<String> = files.iter().flat_map(|path| ids(&tests_of(path))).collect();
    let missing: Vec<&String> = all.iter().filter(|id| !cited.contains(*id)).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}
