//! The table has every key of the sources, and no other.

use super::*;
use adoube_laws::Language;
use std::collections::BTreeSet;
use std::path::Path;

/// Calls whose last string is a key.
const CALLS: [&str; 14] = [
    "Fault::error(",
    "Fault::warning(",
    ".fault(",
    "(fault(",
    ".leave_out(",
    ".warn(",
    ".value(",
    ">(",
    ".numbers(",
    "number(",
    "wrong(",
    "lacks(",
    "Err(",
    "ok_or(",
];

#[test]
fn every_key_of_the_sources_is_in_the_table_and_no_other() {
    let mut used = BTreeSet::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    let table: BTreeSet<String> = EXPECTED.iter().map(|text| text.en.to_owned()).collect();
    assert_eq!(used.difference(&table).collect::<Vec<_>>(), Vec::<&String>::new(), "missing from the table");
    assert_eq!(table.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "used nowhere");
    assert!(used.len() > 40, "{}", used.len());
}

#[test]
fn the_table_is_in_order_and_whole() {
    assert!(EXPECTED.is_sorted_by(|a, b| a.en < b.en));
    for text in EXPECTED {
        assert_eq!(expected(text.en), Some(text));
        for language in Language::ALL {
            assert!(!text.get(language).is_empty(), "{}", text.en);
        }
    }
    assert_eq!(expected("nonsense"), None);
}

fn walk(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            walk(&path, keys);
        } else if path.extension().is_some_and(|e| e == "rs") && !name.starts_with("fault") {
            let text = std::fs::read_to_string(&path).unwrap();
            collect(text.split("#[cfg(test)]").next().unwrap(), keys);
        }
    }
}

fn collect(source: &str, keys: &mut BTreeSet<String>) {
    for call in CALLS {
        for (at, _) in source.match_indices(call) {
            keys.extend(last_string(&source[at + call.len()..]));
        }
    }
    for (at, _) in source.match_indices(": &str = \"") {
        let rest = &source[at + ": &str = \"".len()..];
        keys.insert(rest[..rest.find('"').unwrap()].to_owned());
    }
}

/// The last argument of a call, if it is a string; `source` begins after the opening bracket.
fn last_string(source: &str) -> Option<String> {
    let (mut depth, mut last, mut bytes) = (1, None, source.char_indices().peekable());
    while let Some((at, c)) = bytes.next() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '"' => {
                let end = source[at + 1..].find('"')? + at + 1;
                while bytes.peek().is_some_and(|(i, _)| *i <= end) {
                    bytes.next();
                }
                if depth == 1 {
                    last = Some(source[at + 1..end].to_owned());
                }
                continue;
            }
            '\'' if source[at..].starts_with("'('") || source[at..].starts_with("')'") => {
                bytes.next();
                bytes.next();
            }
            _ if depth == 1 && !c.is_whitespace() && c != ',' => last = None,
            _ => {}
        }
        if depth == 0 {
            return last;
        }
    }
    None
}
