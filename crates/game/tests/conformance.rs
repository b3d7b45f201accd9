//! Transcripts with expected answers, each in every edition that its first comment names.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;

use common::{check, editions, files};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn pass(folder: &Path) -> usize {
    pass_all(&files(folder))
}

fn pass_all(files: &[PathBuf]) -> usize {
    let mut passed: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failed = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).unwrap();
        let editions = editions(&text);
        assert!(!editions.is_empty(), "{} names no edition", file.display());
        for edition in editions {
            match check(&text, edition) {
                Ok(()) => *passed.entry(edition.name()).or_default() += 1,
                Err(why) => failed.push(format!("{} in {}\n{why}", file.display(), edition.name())),
            }
        }
    }
    println!("{} files; passed {passed:?}; failed {}", files.len(), failed.len());
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
    files.len()
}

#[test]
fn own_transcripts_pass_in_every_edition_they_name() {
    assert!(pass(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")) > 200);
}

/// Two rules at a time: a claim and a clock, a duty and a release, a breach and the end of the game.
#[test]
fn meetings_of_two_rules_pass_in_every_edition_they_name() {
    assert!(pass(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/meetings")) >= 223);
}

/// Other sides, types of play, orders of acts and articles than in the transcripts above.
#[test]
fn variants_pass() {
    assert!(pass(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants")) > 100);
}

/// The specification's transcripts; those of the second folder replace those of the same names in the first.
#[test]
fn shared_transcripts_pass_in_every_edition_they_name() {
    let Some(first) = adoube_testing::shared("spec/transcripts") else { return };
    let Some(second) = adoube_testing::shared("spec/transcripts-2") else { return };
    let by_name = |folder: &Path| files(folder).into_iter().map(|file| (file.file_name().unwrap().to_owned(), file));
    let given: BTreeMap<_, _> = by_name(&first).chain(by_name(&second)).collect();
    assert_eq!(pass_all(&given.into_values().collect::<Vec<_>>()), 396);
}
