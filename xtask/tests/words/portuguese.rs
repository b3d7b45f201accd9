//! Portugal falls back to Brazil's sentences, unless they have words that Portugal does not use.

use super::terms::{FoldedText, Terms};
use adoube_words::Language;
use adoube_words_compiler::SentencePiece;

/// A sentence of Brazil with a word that Portugal does not use has a counterpart in `pt-PT`.
#[test]
fn portugal_does_not_fall_back_to_words_of_brazil() {
    let terms = Terms::read();
    let never = terms.never(Language::EuropeanPortuguese);
    let mut faults = Vec::new();
    for spoken in super::crates() {
        let folder = spoken.folder.file_name().unwrap().to_str().unwrap();
        for area in &spoken.areas {
            for message in &area.messages {
                let own = message.sentences[Language::EuropeanPortuguese as usize].is_some();
                let name = format!("{folder}/{}/{}", area.name, message.key);
                if own || terms.is_exempt(&name) {
                    continue;
                }
                let pieces = message.sentences[Language::BrazilianPortuguese as usize].as_deref().unwrap_or_default();
                for words in SentencePiece::words(pieces) {
                    let text = FoldedText::new(&words);
                    if let Some(foreign) = never.iter().find(|forbidden| forbidden.is_in(&text)) {
                        faults.push(format!("{name}: “{}” in “{words}”", foreign.word));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "these sentences need a version in pt-PT:\n{}", faults.join("\n"));
}
