//! Values for the log, without any user input.

use std::fmt::Debug;

/// Maximum number of names per value.
const NAMES_MAX: usize = 6;

/// Returns the names of types and enum variants in the `Debug` output of a value: they show why an act was refused.
/// Text and numbers are left out, because they may be personal data or a secret move.
pub(crate) fn variant_names(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let mut names: Vec<&str> = Vec::new();
    let mut rest = text.as_str();
    while let Some(first) = rest.chars().next() {
        if first == '"' || first == '\'' {
            rest = after_literal(rest, first);
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let (word, later) = rest.split_at(end);
            if first.is_ascii_uppercase() {
                names.push(word);
            }
            rest = later;
        } else {
            rest = rest.get(first.len_utf8()..).unwrap_or_default();
        }
    }
    names.truncate(NAMES_MAX);
    names.join(" ")
}

/// Returns the text after a quoted literal; empty if the quotes are not closed.
fn after_literal(text: &str, quote: char) -> &str {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return text.get(at + c.len_utf8()..).unwrap_or_default(),
            _ => {}
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[expect(dead_code, reason = "read through Debug")]
    enum Refusal {
        Closed,
        Named { person: String, letter: char, board: u32, why: Option<Reason> },
    }

    #[derive(Debug)]
    enum Reason {
        RoundOpen,
    }

    #[test]
    fn only_names_of_variants_are_kept() {
        assert_eq!(variant_names(&Refusal::Closed), "Closed");
        for person in ["Anna", "Anna \" Qxe7 \\", "O'Neil Secret", ""] {
            let named =
                Refusal::Named { person: person.to_owned(), letter: 'X', board: 7, why: Some(Reason::RoundOpen) };
            assert_eq!(variant_names(&named), "Named Some RoundOpen", "{person}");
        }
        assert_eq!(variant_names(&"Qxe7"), "");
        assert_eq!(variant_names(&vec![Refusal::Closed, Refusal::Closed]), "Closed Closed");
    }
}
