//! Brazil's words are in the files of Brazil, Portugal's in those of Portugal.

use super::sentences;
use adoube_words::Language;
use std::path::Path;

/// Words that Portugal writes and Brazil does not. A star stands for any ending.
const OF_PORTUGAL: [&str; 16] = [
    "ficheiro*",
    "registo*",
    "regista*",
    "controlo*",
    "pormenor*",
    "ecrã*",
    "utilizador*",
    "equipa",
    "equipas",
    "telemóv*",
    "contacto*",
    "acção",
    "emparelha*",
    "palavra-passe",
    "desportiv*",
    "ronda*",
];

/// Words that Brazil writes and Portugal does not.
const OF_BRAZIL: [&str; 27] = [
    "arquivo*",
    "registro*",
    "registra*",
    "controle*",
    "tela",
    "telas",
    "usuário*",
    "equipe*",
    "celular*",
    "contato*",
    "senha*",
    "esportiv*",
    "rodada*",
    "temporada*",
    "planilha*",
    "oponente*",
    "seta",
    "setas",
    "rating*",
    "link*",
    "salvar",
    "salve",
    "comitê*",
    "eletrônic*",
    "banheiro*",
    "você*",
    "escritório*",
];

/// Messages that name columns of a file, which are the same in every language.
const OF_COLUMNS: [&str; 4] = [
    "expected.ftl: known-column",
    "expected.ftl: header-with-rating-column",
    "cli.ftl: list",
    "players.ftl: import-intro",
];

fn has_word(text: &str, wanted: &str) -> bool {
    let text = text.to_lowercase();
    let stem = wanted.trim_end_matches('*');
    text.match_indices(stem).any(|(at, _)| {
        let begins = !text[..at].ends_with(char::is_alphanumeric);
        let ends = wanted.ends_with('*') || !text[at + stem.len()..].starts_with(char::is_alphanumeric);
        begins && ends
    })
}

/// The sentences of a language, and the lines of its rulebook.
fn all(language: Language) -> Vec<(String, String)> {
    let mut found = sentences(language);
    let rulebook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/laws/rulebook").join(language.code());
    for entry in std::fs::read_dir(rulebook).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        found.extend(text.lines().map(|line| (path.display().to_string(), line.to_owned())));
    }
    found
}

#[test]
fn brazil_has_its_own_words() {
    let sentences = all(Language::BrazilianPortuguese);
    assert!(sentences.len() > 2000, "only {} sentences", sentences.len());
    for (place, words) in sentences {
        let foreign = OF_PORTUGAL.iter().find(|word| has_word(&words, word));
        assert_eq!(foreign, None, "{place}: {words}");
    }
}

#[test]
fn portugal_has_its_own_words() {
    let sentences = all(Language::EuropeanPortuguese);
    assert!(sentences.len() > 500, "only {} sentences", sentences.len());
    for (place, words) in sentences {
        if OF_COLUMNS.iter().any(|key| place.ends_with(key)) {
            continue;
        }
        let foreign = OF_BRAZIL.iter().find(|word| has_word(&words, word));
        assert_eq!(foreign, None, "{place}: {words}");
    }
}

/// A sentence of Brazil with a word that Portugal does not use has a counterpart: none falls back by oversight.
#[test]
fn portugal_does_not_fall_back_to_words_of_brazil() {
    for spoken in super::crates() {
        for area in &spoken.areas {
            for message in &area.messages {
                let place = format!("{}/{}.ftl: {}", spoken.folder.display(), area.name, message.key);
                let own = message.sentences[Language::EuropeanPortuguese as usize].is_some();
                if own || OF_COLUMNS.iter().any(|key| place.ends_with(key)) {
                    continue;
                }
                let pieces = message.sentences[Language::BrazilianPortuguese as usize].as_deref().unwrap_or_default();
                for words in adoube_words_compiler::SentencePiece::words(pieces) {
                    let foreign = OF_BRAZIL.iter().find(|word| has_word(&words, word));
                    assert_eq!(foreign, None, "{place} has no sentence in pt-PT: {words}");
                }
            }
        }
    }
}
