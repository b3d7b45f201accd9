//! The guide: every label quoted in bold is a label of the program in that language.

use super::crates;
use adoube_words::Language;
use adoube_words_compiler::SentencePiece;
use std::collections::BTreeSet;
use std::path::Path;

/// The place of a value in a label.
const PLACE: char = '\0';

/// Returns the forms of a sentence: one for each combination of its selectors.
fn forms(pieces: &[SentencePiece]) -> Vec<String> {
    let mut all = vec![String::new()];
    for piece in pieces {
        let ways = match piece {
            SentencePiece::Words(words) => vec![words.clone()],
            SentencePiece::Place(_) => vec![PLACE.to_string()],
            SentencePiece::Choice { cases, other, .. } => {
                cases.iter().map(|(_, pieces)| pieces).chain([other]).flat_map(|pieces| forms(pieces)).collect()
            }
        };
        all = all.iter().flat_map(|before| ways.iter().map(move |way| format!("{before}{way}"))).collect();
    }
    all
}

/// Returns all labels of a language.
fn labels(language: Language) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for spoken in crates() {
        for message in spoken.areas.iter().flat_map(|area| &area.messages) {
            let own = |language: Language| message.sentences[language as usize].as_deref();
            let pieces = own(language).or_else(|| own(language.fallback()?)).unwrap_or_default();
            found.extend(forms(pieces).into_iter().map(|form| form.trim().to_owned()));
        }
    }
    found
}

/// Returns whether a label with filled placeholders can be this text.
fn fits(label: &str, text: &str) -> bool {
    let Some((before, after)) = label.split_once(PLACE) else { return label == text };
    before.len() + after.len() > 3
        && text.strip_prefix(before).is_some_and(|rest| {
            (1..=rest.len()).filter(|at| rest.is_char_boundary(*at)).any(|at| fits(after, &rest[at..]))
        })
}

#[test]
fn every_label_in_the_guide_is_one_of_the_program() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/guide");
    let mut wrong = Vec::new();
    let mut checked = 0;
    for language in Language::ALL {
        let Ok(files) = std::fs::read_dir(guide.join(language.code())) else { continue };
        let labels = labels(language);
        for file in files {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            for bold in text.split("**").skip(1).step_by(2) {
                checked += 1;
                if !labels.contains(bold) && !labels.iter().any(|label| label.contains(PLACE) && fits(label, bold)) {
                    wrong.push(format!("{language}/{}: {bold}", path.file_name().unwrap().display()));
                }
            }
        }
    }
    assert!(checked > 100, "only {checked} labels");
    assert!(wrong.is_empty(), "the program has no such labels:\n{}", wrong.join("\n"));
}

#[test]
fn a_label_fits_with_values_in_its_places() {
    let cases = [
        ("Round \0", "Round 3", true),
        ("Round \0 of \0", "Round 3 of 9", true),
        ("Round \0", "Round ", false),
        ("\0", "anything", false),
        ("Save", "Save", true),
        ("Save", "Saved", false),
    ];
    for (label, text, expected) in cases {
        assert_eq!(fits(label, text), expected, "{label:?} {text:?}");
    }
}
