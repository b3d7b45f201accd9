//! The developer documentation refers to files and code that exist.
//!
//! Every path in backticks and every link between documents must exist, and every excerpt must be in its file: a
//! comment `<!-- from PATH -->` before a block of code names the file; a line `…` in the block replaces omitted lines.
//! Blocks marked `rust` are compiled as documentation tests of the crate that includes their file.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::root;
use std::path::{Path, PathBuf};

/// Returns the documents: those in the root, and all under `docs`.
fn documents() -> Vec<PathBuf> {
    fn add(folder: &Path, deep: bool, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && deep {
                add(&path, deep, found);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    add(&root(), false, &mut found);
    add(&root().join("docs"), true, &mut found);
    found.sort();
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().display().to_string()
}

/// Returns folders to which a path may be relative, such as `crates/desk` in a section about it.
fn places() -> Vec<PathBuf> {
    let mut places = vec![root(), root().join("crates")];
    for name in common::crates() {
        let folder = root().join("crates").join(name);
        places.extend([folder.clone(), folder.join("src")]);
    }
    places
}

/// Returns whether a text in backticks is meant as a path of the repository; `LANGUAGE` in it is any language, other
/// words in capitals are anything.
fn is_path(text: &str) -> bool {
    let plain = text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let stands_for_others = text.split(['/', '.']).any(|part| ["AREA", "CRATE", "NAME", "SUBJECT"].contains(&part));
    let begins = ["crates/", "docs/", "xtask/", "fuzz/", "js/"].iter().any(|start| text.starts_with(start));
    let ends = [".rs", ".toml", ".md", ".js", ".ftl", ".css"].iter().any(|end| text.ends_with(end));
    plain && !stands_for_others && (begins || (ends && text.contains('/')))
}

#[test]
fn paths_in_the_documents_exist() {
    let places = places();
    let mut missing = Vec::new();
    for document in documents() {
        // The changelog describes the past.
        if document.ends_with("CHANGELOG.md") {
            continue;
        }
        let text = read(&document);
        for path in text.split('`').skip(1).step_by(2).filter(|text| is_path(text)) {
            let path = path.replace("LANGUAGE", "en");
            if !places.iter().any(|place| place.join(&path).exists()) {
                missing.push(format!("{}: {path}", shown(&document)));
            }
        }
    }
    assert!(missing.is_empty(), "no such files:\n{}", missing.join("\n"));
}

/// Returns the names that a text places in a file: "`NAME` in `PATH`".
fn names_in_files(text: &str) -> Vec<(&str, &str)> {
    let parts: Vec<&str> = text.split('`').collect();
    let named =
        parts.windows(3).skip(1).step_by(2).filter(|part| matches!(part, [_, between, _] if *between == " in "));
    named
        .filter_map(|part| Some((*part.first()?, *part.get(2)?)))
        .filter(|(_, path)| is_path(path) && Path::new(path).extension().is_some_and(|end| end == "rs"))
        .collect()
}

#[test]
fn names_are_in_the_files_that_the_documents_say() {
    let places = places();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for document in documents().into_iter().filter(|document| !document.ends_with("CHANGELOG.md")) {
        let text = read(&document);
        for (name, path) in names_in_files(&text) {
            seen += 1;
            let sources: Vec<String> =
                places.iter().filter_map(|place| std::fs::read_to_string(place.join(path)).ok()).collect();
            let last = name.rsplit("::").next().unwrap_or(name);
            if !sources.iter().any(|source| source.contains(last)) {
                wrong.push(format!("{}: `{name}` is not in {path}", shown(&document)));
            }
        }
    }
    assert!(seen > 10, "the documents say \"`NAME` in `PATH`\" {seen} times only");
    assert!(wrong.is_empty(), "names that are elsewhere:\n{}", wrong.join("\n"));
}

#[test]
fn links_between_documents_lead_somewhere() {
    let mut missing = Vec::new();
    for document in documents() {
        let text = read(&document);
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            let target = link.split('#').next().unwrap_or_default();
            let outside = link.contains("://") || target.is_empty() || target.contains(' ');
            if !outside && !document.parent().unwrap().join(target).exists() {
                missing.push(format!("{}: {link}", shown(&document)));
            }
        }
    }
    assert!(missing.is_empty(), "links that lead nowhere:\n{}", missing.join("\n"));
}

/// Returns the excerpts of a document: file and lines.
fn excerpts(text: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for part in text.split("<!-- from ").skip(1) {
        let (file, rest) = part.split_once(" -->").expect("the comment ends");
        let block = rest.trim_start().strip_prefix("```").expect("a block of code follows");
        let (body, _) = block.split_once("```").expect("the block ends");
        found.push((file.to_owned(), lines(body)));
    }
    found
}

/// Returns the lines of a block after its language, without their indentation.
fn lines(body: &str) -> Vec<String> {
    let mut lines: Vec<String> = body.lines().skip(1).map(|line| line.trim().to_owned()).collect();
    // In a list, the closing fence is indented.
    lines.pop_if(|last| last.is_empty());
    lines
}

/// Returns whether the lines are in the source, in sequence except for those omitted by `…`.
fn contains(source: &[String], lines: &[String]) -> bool {
    let mut at = 0;
    for stretch in lines.split(|line| line == "…").filter(|stretch| !stretch.is_empty()) {
        let rest = source.get(at..).unwrap_or_default();
        match rest.windows(stretch.len()).position(|window| window == stretch) {
            Some(found) => at += found + stretch.len(),
            None => return false,
        }
    }
    true
}

#[test]
fn excerpts_are_in_their_files() {
    let mut wrong = Vec::new();
    for document in documents() {
        for (file, lines) in excerpts(&read(&document)) {
            let source = std::fs::read_to_string(root().join(&file)).unwrap_or_default();
            let source: Vec<String> = source.lines().map(|line| line.trim().to_owned()).collect();
            if !contains(&source, &lines) {
                wrong.push(format!("{}: {file} has no such lines:\n{}", shown(&document), lines.join("\n")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn an_excerpt_may_leave_lines_out_but_not_change_them() {
    let lines = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
    let source = lines("a/b/c/d");
    for (excerpt, expected) in [("b/c", true), ("a/…/d", true), ("a/c", false), ("d/…/a", false), ("x", false)] {
        assert_eq!(contains(&source, &lines(excerpt)), expected, "{excerpt}");
    }
}
