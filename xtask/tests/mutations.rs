//! Every computed rule of the handbook has a mutation that takes it out, and the text to change stands in its file once.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_computed_rule_can_be_taken_out() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = std::fs::read_to_string(root.join("xtask/handbook-mutations.toml")).unwrap();
    let table: toml::Table = text.parse().unwrap();
    let mut rules = BTreeSet::new();
    let mut wrong = Vec::new();
    for mutation in table["mutation"].as_array().unwrap() {
        let field = |name: &str| mutation[name].as_str().unwrap();
        let (rule, file, from) = (field("rule"), field("file"), field("from"));
        rules.insert(rule.to_owned());
        let count = std::fs::read_to_string(root.join(file)).unwrap().matches(from).count();
        if count != 1 || from == field("to") {
            wrong.push(format!("{rule}: {count} times in {file}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let coverage = std::fs::read_to_string(root.join("docs/handbook-coverage.md")).unwrap();
    let computed = coverage.split("\n## ").find(|part| part.starts_with("Computed")).unwrap();
    let rows = computed.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" | "));
    let listed: BTreeSet<String> = rows.filter(|(rule, _)| *rule != "rule").map(|(rule, _)| rule.to_owned()).collect();
    assert_eq!(rules, listed);
}
