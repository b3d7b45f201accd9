//! Every article that a crate of the workspace cites, and every number in the transcripts, exists.
//!
//! The transcripts are read if they are available (`ADOUBE_SHARED`, or `shared` beside the workspace).

use std::fs;
use std::path::{Path, PathBuf};

use adoube_laws::{Edition, count_citations, is_printed, unknown_citations};

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn every_article_a_crate_cites_is_in_the_rulebook() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sources = files(&crates, "rs").into_iter().filter(|path| path.iter().any(|part| part == "src"));
    let (mut read, mut cited) = (0, 0);
    for path in sources {
        let source = fs::read_to_string(&path).unwrap();
        read += 1;
        cited += count_citations(&source);
        assert_eq!(unknown_citations(&source), [], "{}", path.display());
    }
    println!("{cited} citations in {read} files");
    assert!(read > 30 && cited > 0, "only {cited} citations in {read} files");
}

#[test]
fn transcripts_cite_what_their_edition_prints() {
    let Some(first) = adoube_testing::shared("spec/transcripts") else { return };
    let Some(second) = adoube_testing::shared("spec/transcripts-2") else { return };
    let transcripts = [files(&first, "game"), files(&second, "game")].concat();
    let mut count = 0;
    for path in &transcripts {
        let text = fs::read_to_string(path).unwrap();
        let mut edition = Edition::default();
        for line in text.lines() {
            let line = line.split(" #").next().unwrap_or_default().trim_end();
            if let Some(name) = line.strip_prefix("edition: ") {
                edition = name.parse().unwrap();
            } else if let Some(number) = line.strip_prefix("=> ").and_then(|answer| answer.split_whitespace().last()) {
                assert!(is_printed(edition, number), "{}: {number} in {edition}", path.display());
                count += 1;
            }
        }
    }
    println!("{count} citations in {} transcripts", transcripts.len());
    assert!(count > 1000, "only {count}");
}
