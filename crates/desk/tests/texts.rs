//! The text files are complete: the same keys and the same places in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

use adoube_desk::texts::{AREAS, reader};
use adoube_laws::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The keys of a file, each with the places its text has.
fn keys(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if !line.starts_with([' ', '}', '\t'])
            && let Some((key, _)) = line.split_once(" =")
        {
            key.clone_into(&mut current);
            assert!(found.insert(current.clone(), BTreeSet::new()).is_none(), "{key} stands twice");
        }
        let places = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect::<String>()
        });
        if let Some(set) = found.get_mut(&current) {
            set.extend(places);
        }
    }
    found
}

#[test]
fn every_key_and_place_exists_in_every_language() {
    for area in AREAS {
        let [.., english] = area.texts;
        let expected = keys(english);
        for (language, text) in Language::ALL.into_iter().zip(area.texts) {
            let found = keys(text);
            assert_eq!(found, expected, "{}: {language} against English", area.name);
            for key in found.keys() {
                assert!(reader(language).knows(key), "{}: {language} does not parse {key}", area.name);
                assert!(!reader(language).say(key).is_empty(), "{key} is empty in {language}");
            }
        }
    }
}

#[test]
fn no_key_stands_in_two_files() {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    for area in AREAS {
        for key in keys(area.texts[area.texts.len() - 1]).into_keys() {
            if let Some(other) = seen.insert(key.clone(), area.name) {
                panic!("{key} stands in {other} and in {}", area.name);
            }
        }
    }
}

/// Every key that the source asks for by name exists.
#[test]
fn every_key_in_the_source_exists() {
    let reader = reader(Language::default());
    let mut count = 0;
    let mut folders =
        ["/src", "/../web/src"].map(|folder| format!("{}{folder}", env!("CARGO_MANIFEST_DIR")).into()).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in
                ["say(\"", "say_with(\"", "Flash::done(\"", "Flash::warning(\"", "Flash::refused(\"", "Failure::Bad(\""]
            {
                for rest in source.split(call).skip(1) {
                    let key = rest.split('"').next().unwrap();
                    // Documentation shows a key with dots.
                    if !key.contains('…') {
                        assert!(reader.knows(key), "{}: {key} is in no text file", path.display());
                        count += 1;
                    }
                }
            }
        }
    }
    assert!(count > 50, "{count}");
}
