//! Transcript files, and the editions to which each applies.
#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

pub mod conditions;
pub mod model;

use adoube_game::{Answer, Transcript};
use adoube_laws::{Article, Edition};
use std::path::{Path, PathBuf};

/// The default number of sequences of acts that the model plays.
pub const SEQUENCES: u64 = 12_000;

/// The provision that an answer cites; none if the edition has several under its number.
pub fn provision(edition: Edition, answer: &Answer) -> Option<&'static str> {
    match Article::with_number(edition, answer.article).as_slice() {
        [one] => Some(one.number()),
        _ => None,
    }
}

/// The transcripts of a folder in the order of their names.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "game"));
    files.sort();
    files
}

/// The editions for which a transcript is valid: that of its header, and those that its first comment names as alike.
pub fn editions(text: &str) -> Vec<Edition> {
    let own = text.lines().find_map(|line| line.strip_prefix("edition: ")).unwrap_or("2023");
    let comment = text.lines().next().unwrap_or_default();
    let alike = comment.strip_suffix(" alike").and_then(|rest| rest.rsplit_once(';')).map_or("", |(_, rest)| rest);
    std::iter::once(own.trim()).chain(alike.split_whitespace()).filter_map(|word| word.parse().ok()).collect()
}

/// The transcript in another edition.
pub fn in_edition(text: &str, edition: Edition) -> String {
    let of_edition = |line: &str| {
        if line.starts_with("edition:") { format!("edition: {}\n", edition.name()) } else { format!("{line}\n") }
    };
    text.lines().map(of_edition).collect()
}

/// Compares the engine's answers in an edition with the transcript; returns the differences.
pub fn check(text: &str, edition: Edition) -> Result<(), String> {
    let transcript = Transcript::parse(&in_edition(text, edition)).map_err(|error| error.to_string())?;
    let differences = transcript.replay().map_err(|error| error.to_string())?.differences(&transcript);
    if differences.is_empty() {
        return Ok(());
    }
    let lines = differences.iter().map(|d| {
        let (expected, found) = (d.expected.join("\n    - "), d.found.join("\n    + "));
        format!("  line {}: {}\n    - {expected}\n    + {found}", d.line, d.event)
    });
    Err(lines.collect::<Vec<_>>().join("\n"))
}
