//! Checks that calls such as `explain::TABLE.fill(language, &[("round", &3)])` and `reader.say_with(public::RANK,
//! &[…])` give every placeholder of the sentence a value, and no other.

use super::{Spoken, crates, sources};
use std::collections::{BTreeMap, BTreeSet};

/// The use of a sentence in a call.
#[derive(PartialEq, Eq, Debug)]
enum Use {
    /// Without values: it must have no placeholders.
    Plain,
    /// With values for these places.
    Filled(BTreeSet<String>),
    /// With values that are not literal in the call.
    Unknown,
}

#[test]
fn every_call_fills_the_places_of_its_sentence() {
    let (mut checked, mut faults) = (0, Vec::new());
    for Spoken { folder, areas } in crates() {
        let mut places: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
        for area in &areas {
            for message in &area.messages {
                places.insert((area.module(), message.constant()), message.places.clone());
            }
        }
        let mut files = Vec::new();
        sources(&folder.join("src"), &mut files);
        for file in files {
            let source = std::fs::read_to_string(&file).unwrap();
            for (module, constant, used) in uses(&source) {
                let Some(expected) = places.get(&(module.to_owned(), constant.to_owned())) else { continue };
                let place = format!("{}: {module}::{constant}", file.display());
                let names = match used {
                    Use::Plain => BTreeSet::new(),
                    Use::Filled(names) => names,
                    Use::Unknown => continue,
                };
                if &names != expected {
                    faults.push(format!("{place} has the places {expected:?}, and is given {names:?}"));
                }
                checked += 1;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(checked > 300, "only {checked} calls");
}

/// Returns every `module::CONSTANT` with its use.
fn uses(source: &str) -> Vec<(&str, &str, Use)> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for (at, _) in source.match_indices("::") {
        let (before, after) = (&source[..at], &source[at + 2..]);
        let module = &before[before.trim_end_matches(is_name).len()..];
        let constant = &after[..after.len() - after.trim_start_matches(is_name).len()];
        if module.is_empty() || !constant.starts_with(|c: char| c.is_ascii_uppercase()) {
            continue;
        }
        let before = before[..before.len() - module.len()].trim_end_matches(['&', ' ', '\n']);
        let before = before.trim_end_matches("words::").trim_end_matches("crate::");
        let rest = after[constant.len()..].trim_start();
        let used = if let Some(arguments) = rest.strip_prefix(".fill(") {
            values(arguments)
        } else if rest.starts_with(".get(") || before.ends_with(".say(") {
            Use::Plain
        } else if before.ends_with(".say_with(") {
            values(rest)
        } else {
            Use::Unknown
        };
        found.push((module, constant, used));
    }
    found
}

/// Returns the names of the values in the rest of a call: `language, &[("a", &1), ("b", &2)])…`.
fn values(arguments: &str) -> Use {
    let (mut depth, mut names, mut in_list) = (0_usize, BTreeSet::new(), false);
    let mut rest = arguments;
    while let Some(c) = rest.chars().next() {
        match c {
            '"' => {
                let end = rest[1..].find('"').map_or(rest.len() - 1, |end| end + 1);
                rest = &rest[end + 1..];
                continue;
            }
            '[' if depth == 0 => (depth, in_list) = (1, true),
            '(' if depth == 1 && in_list => {
                let Some(name) = rest[1..].trim_start().strip_prefix('"') else { return Use::Unknown };
                names.insert(name[..name.find('"').unwrap_or_default()].to_owned());
                depth += 1;
            }
            ']' if depth == 1 && in_list => return Use::Filled(names),
            ')' if depth == 0 => return Use::Unknown,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        rest = &rest[c.len_utf8()..];
    }
    Use::Unknown
}

#[test]
fn uses_are_found() {
    let names = |all: &[&str]| Use::Filled(all.iter().map(ToString::to_string).collect());
    let source = r#"
        a::ONE.get(language) + &a::TWO.fill(language, &[("x", &f(1)), ("y", &"(")]);
        reader.say(a::THREE); reader.say_with(crate::words::a::FOUR, &[("n", &[1, 2].len())]);
        a::FIVE.fill(language, values); a::SIX
            .fill(language, &[])
    "#;
    let expected = [
        ("a", "ONE", Use::Plain),
        ("a", "TWO", names(&["x", "y"])),
        ("a", "THREE", Use::Plain),
        ("a", "FOUR", names(&["n"])),
        ("a", "FIVE", Use::Unknown),
        ("a", "SIX", names(&[])),
    ];
    assert_eq!(uses(source), expected);
}
