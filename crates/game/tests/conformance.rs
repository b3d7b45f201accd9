//! The shared transcripts, each in every edition that its first comment names.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_game::Transcript;
use adoube_laws::Edition;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

fn shared() -> Option<PathBuf> {
    let place = std::env::var_os("ADOUBE_SHARED")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"), PathBuf::from);
    // Worktrees lie one folder deeper.
    let deeper = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../../shared");
    [place, deeper].into_iter().map(|place| place.join("spec/transcripts")).find(|place| place.is_dir())
}

/// The editions a transcript holds for: that of its header, and those its comment says are alike.
fn editions(text: &str) -> Vec<String> {
    let own = text.lines().find_map(|line| line.strip_prefix("edition: ")).unwrap_or("2023").trim().to_owned();
    let comment = text.lines().next().unwrap_or_default();
    let alike = comment.strip_suffix(" alike").and_then(|rest| rest.rsplit_once(';')).map_or("", |(_, rest)| rest);
    let others = alike.split_whitespace().filter(|word| word.parse::<Edition>().is_ok()).map(str::to_owned);
    std::iter::once(own).chain(others).collect()
}

/// In another edition the articles may have other numbers only if the comment does not say "alike", so the text stays.
fn check(text: &str, edition: &str) -> Result<(), String> {
    let text: String = text
        .lines()
        .map(|line| if line.starts_with("edition:") { format!("edition: {edition}") } else { line.to_owned() } + "\n")
        .collect();
    let transcript = Transcript::parse(&text).map_err(|error| error.to_string())?;
    let replay = transcript.replay().map_err(|error| error.to_string())?;
    let differences = replay.differences(&transcript);
    if differences.is_empty() {
        return Ok(());
    }
    let lines = differences.iter().map(|d| {
        format!("  line {}: {}\n    - {}\n    + {}", d.line, d.event, d.expected.join("\n    - "), d.found.join("\n    + "))
    });
    Err(lines.collect::<Vec<_>>().join("\n"))
}

#[test]
fn shared_transcripts_pass_in_every_edition_they_name() {
    let Some(folder) = shared() else {
        println!("skipped: no shared transcripts");
        return;
    };
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut passed: BTreeMap<String, usize> = BTreeMap::new();
    let mut failed = Vec::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|e| e == "game")) {
        let text = fs::read_to_string(file).unwrap();
        for edition in editions(&text) {
            match check(&text, &edition) {
                Ok(()) => *passed.entry(edition).or_default() += 1,
                Err(why) => failed.push(format!("{} in {edition}\n{why}", file.file_name().unwrap().display())),
            }
        }
    }
    println!("{} files; passed {passed:?}; failed {}", files.len(), failed.len());
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}
