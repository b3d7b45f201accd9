//! The table in `docs/coverage.md`: every mechanical provision of the Laws with the transcripts that show it.
//!
//! With `ADOUBE_UPDATE=1` the test rewrites the table instead of comparing it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;

use adoube_game::Transcript;
use adoube_laws::{Article, Edition, ProvisionKind, provisions};
use common::model::{Pairs, add_pairs, explore};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The provisions that a transcript names in its first comment.
fn named(text: &str) -> Vec<String> {
    let comment = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default();
    let (list, _) = comment.split_once(": ").unwrap_or((comment, ""));
    list.split(", ").map(str::to_owned).collect()
}

/// The provisions that the answers of a transcript cite.
fn cited(text: &str, edition: Edition) -> BTreeSet<&'static str> {
    let transcript = Transcript::parse(text).unwrap();
    let replay = transcript.replay().unwrap();
    let answers = replay.answers.iter().flatten();
    answers.flat_map(|answer| Article::with_number(edition, answer.article)).map(Article::number).collect()
}

fn table() -> (String, usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut shown: BTreeMap<String, Vec<(Edition, String)>> = BTreeMap::new();
    let mut proved: BTreeSet<(String, Edition)> = BTreeSet::new();
    for file in common::files(&folder) {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let editions = common::editions(&text);
        let cited = cited(&text, editions[0]);
        for id in named(&text) {
            for &edition in &editions {
                shown.entry(id.clone()).or_default().push((edition, name.clone()));
                if cited.contains(id.as_str()) {
                    proved.insert((id.clone(), edition));
                }
            }
        }
    }
    let mechanical: Vec<_> = provisions().iter().filter(|p| p.kind() == ProvisionKind::Mechanical).collect();
    let mut out = String::from(
        "# Every mechanical provision and its transcripts\n\n\
         Written by `ADOUBE_UPDATE=1 cargo test -p adoube-game --test coverage`; the test fails when it is out of date.\n\
         A provision is mechanical if its consequence follows from the facts without judgement. The transcripts are in\n\
         `crates/game/tests/transcripts`. In an edition in bold, an answer of the transcript cites the provision; otherwise\n\
         the transcript shows its effect without citing it, or only that its acts are possible (assistants, the text on an\n\
         envelope, forms of notation).\n\n\
         | provision | editions shown | transcripts |\n|---|---|---|\n",
    );
    let mut covered = 0;
    for provision in &mechanical {
        let id = provision.article().number();
        let found = shown.get(id).cloned().unwrap_or_default();
        covered += usize::from(!found.is_empty());
        let editions: BTreeSet<Edition> = found.iter().map(|(edition, _)| *edition).collect();
        let editions: Vec<String> =
            editions
                .into_iter()
                .map(|e| {
                    if proved.contains(&(id.to_owned(), e)) { format!("**{}**", e.name()) } else { e.name().to_owned() }
                })
                .collect();
        let names: BTreeSet<String> = found.into_iter().map(|(_, name)| format!("`{name}`")).collect();
        let names: Vec<String> = names.into_iter().collect();
        writeln!(out, "| {id} | {} | {} |", editions.join(", "), names.join(", ")).unwrap();
    }
    writeln!(out, "\n{covered} of {} mechanical provisions have a transcript.", mechanical.len()).unwrap();
    out.push_str(&pairs_by_chapter());
    (out, covered)
}

/// The chapter of a provision: `9`, `A`, `III`, or a year for provisions of that edition only.
fn chapter(id: &'static str) -> &'static str {
    id.split(['.', ':']).next().unwrap_or(id)
}

/// The second dimension: which provisions are cited together, in a transcript or in a sequence of the model test.
fn pairs_by_chapter() -> String {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut in_transcripts = Pairs::new();
    for file in ["transcripts", "meetings", "variants"].iter().flat_map(|folder| common::files(&tests.join(folder))) {
        let text = std::fs::read_to_string(&file).unwrap();
        for edition in common::editions(&text) {
            let replay = Transcript::parse(&common::in_edition(&text, edition)).unwrap().replay().unwrap();
            let answers = replay.answers.iter().flatten();
            let cited = answers.filter_map(|answer| common::provision(edition, answer)).collect();
            add_pairs(&mut in_transcripts, &cited);
        }
    }
    let (_, in_model) = explore(common::SEQUENCES);
    let pairs: Pairs = in_transcripts.union(&in_model).copied().collect();
    let provisions: BTreeSet<&'static str> = pairs.iter().flat_map(|&(one, other)| [one, other]).collect();
    let mut chapters: Vec<&str> = Vec::new();
    for provision in adoube_laws::provisions() {
        let chapter = crate::chapter(provision.article().number());
        if !chapters.contains(&chapter) && provisions.iter().any(|id| crate::chapter(id) == chapter) {
            chapters.push(chapter);
        }
    }
    let mut out = format!(
        "\n## Provisions together\n\n\
         Two provisions meet if answers to one transcript, or to one sequence of the model test ({} sequences by a fixed\n\
         lot), cite both. {} pairs of {} provisions meet: {} in transcripts, {} in the model test, {} in both. A number\n\
         that stands for several provisions (1985) is left out. By chapter; a\n\
         year stands for what only that edition has.\n\n",
        common::SEQUENCES,
        pairs.len(),
        provisions.len(),
        in_transcripts.len(),
        in_model.len(),
        in_transcripts.intersection(&in_model).count(),
    );
    writeln!(out, "| | {} |\n|---|{}", chapters.join(" | "), "---:|".repeat(chapters.len())).unwrap();
    for (row, one) in chapters.iter().enumerate() {
        let counts = chapters.iter().enumerate().map(|(column, other)| {
            let meet = |&&(a, b): &&(&'static str, &'static str)| {
                [(chapter(a), chapter(b)), (chapter(b), chapter(a))].contains(&(*one, *other))
            };
            let count = pairs.iter().filter(meet).count();
            if column < row || count == 0 { String::new() } else { count.to_string() }
        });
        writeln!(out, "| **{one}** | {} |", counts.collect::<Vec<_>>().join(" | ")).unwrap();
    }
    out
}

#[test]
fn the_table_of_coverage_is_up_to_date() {
    let (table, covered) = table();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/coverage.md");
    if std::env::var_os("ADOUBE_UPDATE").is_some() {
        std::fs::write(&path, &table).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == table, "docs/coverage.md is out of date: run with ADOUBE_UPDATE=1");
    assert_eq!(covered, 255);
}

#[test]
fn transcripts_name_provisions_that_exist_in_their_edition() {
    for file in common::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")) {
        let text = std::fs::read_to_string(&file).unwrap();
        for id in named(&text) {
            let provision = provisions().iter().find(|p| p.article().number() == id);
            assert!(provision.is_some(), "{} names {id}", file.display());
        }
    }
}
