//! The numbers of every printed text: `tests/numbers/EDITION-LANGUAGE.txt` lists them as printed, one per line.
//!
//! Each leads to its provision, and every provision of the edition is reached. Where the printed texts are at hand
//! (`seeds` in the shared data), the lists are compared with the numbers that stand at the start of their lines.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use adoube_laws::{Edition, find_provisions, provisions};
use adoube_words::Language;

/// The lists: edition, language, and the first digits of the file's name in the shared data.
const PRINTS: [(Edition, Language, Option<&str>); 9] = [
    (Edition::E1985, Language::Catalan, Some("001")),
    (Edition::E2017, Language::English, Some("004")),
    (Edition::E2017, Language::Basque, Some("004")),
    (Edition::E2018, Language::English, Some("004")),
    (Edition::E2018, Language::Basque, Some("004")),
    (Edition::E2018, Language::BrazilianPortuguese, Some("003")),
    (Edition::E2023, Language::Catalan, Some("000")),
    (Edition::E2023, Language::Spanish, Some("002")),
    (Edition::E2023, Language::English, None),
];

fn list(edition: Edition, language: Language) -> BTreeSet<String> {
    let name = format!("tests/numbers/{edition}-{}.txt", language.code());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn every_number_of_every_print_leads_to_its_provision() {
    for (edition, language, _) in PRINTS {
        let mut reached = BTreeSet::new();
        for number in list(edition, language) {
            let found = find_provisions(&number, edition, language);
            let found = found.unwrap_or_else(|error| panic!("{edition} {language}: {error}"));
            reached.extend(found.iter().map(|provision| provision.place()));
        }
        for provision in provisions().iter().filter(|p| p.exists_in(edition) && p.is_numbered()) {
            // The introduction of Appendix C and, in the Catalan text, that of the special pieces have no number.
            let unnumbered = provision.printed(edition).iter().any(|p| p.language == language && p.printed.is_none());
            if provision.article().number() != "C" && !unnumbered {
                assert!(reached.contains(&provision.place()), "{} in {edition} {language}", provision.article());
            }
        }
    }
}

#[test]
fn the_lists_have_what_the_prints_have() {
    let Some(folder) = adoube_testing::shared("seeds") else { return };
    let texts: Vec<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let files: BTreeSet<&str> = PRINTS.iter().filter_map(|(_, _, file)| *file).collect();
    for file in files {
        let path = texts.iter().find(|path| path.file_name().unwrap().to_string_lossy().starts_with(file)).unwrap();
        let text = std::fs::read_to_string(path).unwrap();
        let own = PRINTS.iter().filter(|(_, _, own)| *own == Some(file));
        let mut listed: BTreeSet<String> = own.flat_map(|(edition, language, _)| list(*edition, *language)).collect();
        let numbers = listed.clone();
        let mut found = if file == "001" { scanned(&text) } else { at_line_starts(&text) };
        match file {
            // A scanned text with wrong letters: only the article numbers are compared.
            "001" => listed.retain(|n| n.contains('.') && n.bytes().all(|b| b == b'.' || b.is_ascii_digit())),
            // Deletions and insertions appear side by side without marks: 7.5.3 became 7.5.5. The other one is left
            // empty.
            "004" => {
                assert!(found.remove("7.5.53") && found.remove("11.2.3.4"), "{file}");
                assert!(listed.remove("7.5.5"), "{file}");
            }
            _ => {}
        }
        let missing: Vec<_> = listed.difference(&found).collect();
        // A line may begin with a reference to a group of articles.
        let headings = |n: &&String| !numbers.iter().any(|own| own.starts_with(&format!("{n}.")));
        let unlisted: Vec<_> = found.difference(&listed).filter(headings).collect();
        assert!(missing.is_empty() && unlisted.is_empty(), "{file}: missing {missing:?}, not listed {unlisted:?}");
        println!("{file}: {} numbers", listed.len());
    }
}

/// The numbers at the start of lines, including the list items below them.
fn at_line_starts(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut last = String::new();
    for line in text.lines() {
        // The Spanish text has a table in two columns: `C - Cesar`, then the article.
        let line =
            if line.get(1..4) == Some(" - ") { line.split_once('\t').map_or(line, |(_, rest)| rest) } else { line };
        let line = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '#' | '-' | '_'));
        if let Some(number) = number_at(line) {
            last.clone_from(&number);
            found.insert(number);
        } else if let Some((item, _)) = line.split_once([')', '.']) {
            let digit =
                item.len() == 1 && item.bytes().all(|b| b.is_ascii_digit()) && line.starts_with(&format!("{item})"));
            let letter = last == "D.1" && matches!(item, "a" | "b" | "c");
            if (digit && last.matches('.').count() >= 2 && !last.starts_with("C.")) || letter {
                found.insert(format!("{last}.{item}"));
            }
        }
    }
    found
}

/// A number of the modern Laws at the start of a line.
fn number_at(line: &str) -> Option<String> {
    let head = ["III", "II", "I", "A", "B", "C", "D"].into_iter().find(|head| line.starts_with(&format!("{head}.")));
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut end = head.map_or_else(|| digits(line), str::len);
    if !(1..=3).contains(&end) {
        return None;
    }
    let mut parts = 1;
    while let Some(rest) = line.get(end..)?.strip_prefix('.') {
        match digits(rest) {
            0 => break,
            count => end += 1 + count,
        }
        parts += 1;
    }
    let part_of_word = line.get(end..)?.starts_with(|c: char| c.is_alphanumeric() || c == ',');
    (parts > 1 && !part_of_word).then(|| line.get(..end).unwrap_or_default().to_owned())
}

/// The numbers of the 1985 text as scanned: `1 1 .03`, `01 ,02`, `05.0 I`.
fn scanned(text: &str) -> BTreeSet<String> {
    let start = text.find("ARTICLE 01").unwrap_or_default();
    let end = text.find("ARTICLE 18").unwrap_or(text.len());
    let mut found = BTreeSet::new();
    for line in text.get(start..end).unwrap_or_default().lines() {
        let mut digits = String::new();
        for c in line.chars().filter(|c| !c.is_whitespace()) {
            match c {
                '0'..='9' | '.' | ',' => digits.push(c),
                'I' if digits.ends_with(|before: char| before.is_ascii_digit()) => digits.push('1'),
                _ => break,
            }
        }
        let digits = digits.replace(',', ".");
        let mut parts: Vec<&str> = digits.split('.').filter(|part| !part.is_empty()).collect();
        if let [four] = parts[..] {
            let halves = if four.len() == 4 { four.split_at_checked(2) } else { None };
            parts = halves.map_or_else(Vec::new, |(left, right)| vec![left, right]);
        }
        if parts.len() >= 2 && parts.iter().all(|part| part.len() == 2) {
            found.insert(parts.join("."));
        }
    }
    found
}
