//! The fields in which two regulations differ.

use super::Regulations;
use toml::Value;

/// A field in which two regulations differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Its path, such as `lateness.wait_min.value`; lines of lists are named by their code or position.
    pub path: String,
    /// The value in the first; `None` if it has none.
    pub first: Option<String>,
    pub second: Option<String>,
}

/// Returns the fields in which two regulations differ, in the order of their paths.
pub fn differences(first: &Regulations, second: &Regulations) -> Vec<Difference> {
    let mut found = Vec::new();
    compare("", Some(&value(first)), Some(&value(second)), &mut found);
    found
}

/// A struct of named fields always has a value.
fn value(regulations: &Regulations) -> Value {
    Value::try_from(regulations).unwrap_or_else(|_| Value::Table(toml::Table::new()))
}

fn child(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// Returns the members of a value: fields by name, lines of a list by their code or position. Plain lists have none.
fn members(value: Option<&Value>) -> Option<Vec<(String, &Value)>> {
    match value? {
        Value::Table(table) => Some(table.iter().map(|(key, value)| (key.clone(), value)).collect()),
        Value::Array(lines) if lines.iter().any(Value::is_table) => {
            let name = |(at, line): (usize, &Value)| {
                line.get("code").and_then(Value::as_str).map_or_else(|| (at + 1).to_string(), str::to_owned)
            };
            Some(lines.iter().enumerate().map(|line| (name(line), line.1)).collect())
        }
        _ => None,
    }
}

fn compare(path: &str, first: Option<&Value>, second: Option<&Value>, found: &mut Vec<Difference>) {
    if first == second {
        return;
    }
    let (one, other) = (members(first), members(second));
    if one.is_none() && other.is_none() {
        let shown = |value: Option<&Value>| value.map(show);
        found.push(Difference { path: path.to_owned(), first: shown(first), second: shown(second) });
        return;
    }
    let (one, other) = (one.unwrap_or_default(), other.unwrap_or_default());
    let in_other = |key: &str| other.iter().find(|(name, _)| name == key).map(|(_, value)| *value);
    for (key, value) in &one {
        compare(&child(path, key), Some(value), in_other(key), found);
    }
    for (key, value) in other.iter().filter(|(key, _)| one.iter().all(|(name, _)| name != key)) {
        compare(&child(path, key), None, Some(value), found);
    }
}

fn show(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(show).collect::<Vec<_>>().join(", "),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(flag) => flag.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Datetime(moment) => moment.to_string(),
        Value::Table(table) => {
            table.iter().map(|(key, value)| format!("{key} {}", show(value))).collect::<Vec<_>>().join(", ")
        }
    }
}
