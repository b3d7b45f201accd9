//! No public function of the federation's rules is called by tests alone: a rule that nothing reaches is not implemented.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{crates, sources};
use std::collections::{BTreeMap, BTreeSet};

/// The crates whose functions are rules of the handbook.
const OF_RULES: [&str; 3] = ["federation", "rating", "tournament"];

/// Returns the words of a text.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Returns the names of the public functions in a source.
fn public_functions(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for line in code.lines().map(str::trim_start).filter(|line| line.starts_with("pub ") || line.starts_with("pub(")) {
        let head = line.split(['=', '{', '<', '(']).filter(|part| part.contains("fn ")).collect::<Vec<_>>();
        let name = head.first().and_then(|part| part.rsplit("fn ").next()).map(str::trim);
        found.extend(name.filter(|name| !name.is_empty() && words(name).count() == 1));
    }
    found
}

/// Returns the functions of the crates of rules that no code outside tests names.
fn uncalled() -> BTreeSet<String> {
    let (mut uses, mut made): (BTreeMap<String, usize>, BTreeMap<String, Vec<String>>) = Default::default();
    for name in crates() {
        for source in sources(&name) {
            for word in words(&source.code) {
                *uses.entry(word.to_owned()).or_default() += 1;
            }
            if OF_RULES.contains(&name.as_str()) {
                for function in public_functions(&source.code) {
                    made.entry(function.to_owned()).or_default().push(format!("{name}/src/{}", source.path.display()));
                }
            }
        }
    }
    let alone = made.iter().filter(|(name, places)| uses.get(*name).copied().unwrap_or(0) <= places.len());
    alone.flat_map(|(name, places)| places.iter().map(move |place| format!("{place}: {name}"))).collect()
}

#[test]
fn no_function_of_a_rule_is_called_by_tests_alone() {
    let found = uncalled();
    assert!(found.is_empty(), "only tests call {found:#?}");
}

#[test]
fn a_public_function_is_seen() {
    let code = "    pub const fn limit_s(&self) -> u32 {\n}\npub fn check<T>(of: T) {}\npub(crate) fn next() {}\nfn own() {}\n";
    assert_eq!(public_functions(code), ["limit_s", "check", "next"]);
}
