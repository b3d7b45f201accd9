//! The rules of `docs/style.md` that a test can check: the words of the glossary, and the typography of each language.
//!
//! `adoube_words_compiler::read_folder` checks that every language has the same placeholders.

use super::terms::{FoldedText, Forbidden, Terms};
use super::{Sentence, rulebook, sentences};
use adoube_words::Language;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn locale_files_follow_the_glossary_and_the_typography() {
    let terms = Terms::read();
    let mut faults = BTreeSet::new();
    for language in Language::ALL {
        let never = terms.never_in_messages(language);
        for sentence in sentences(language).into_iter().filter(|sentence| !terms.is_exempt(&sentence.name)) {
            let mut found = typography(&terms, language, &sentence.text);
            found.extend(words(&never, &sentence.words()));
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", sentence.place)));
        }
    }
    assert!(faults.is_empty(), "see docs/style.md:\n{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_rulebook_follows_the_glossary() {
    let terms = Terms::read();
    let mut faults = Vec::new();
    for language in Language::ALL {
        let (never, lines) = (terms.never(language), rulebook(language));
        assert!(lines.len() > 100, "{language}: only {} lines", lines.len());
        for line in lines {
            faults.extend(words(&never, &line.text).into_iter().map(|fault| format!("{}: {fault}", line.place)));
        }
    }
    assert!(faults.is_empty(), "see docs/terms.toml:\n{}", faults.join("\n"));
}

#[test]
fn no_sentence_is_left_in_english() {
    let terms = Terms::read();
    let english: BTreeSet<(String, String)> =
        sentences(Language::English).into_iter().map(|sentence| (sentence.name, sentence.text)).collect();
    let mut faults = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let shared = terms.as_in_english(language);
        for Sentence { name, place, text } in sentences(language) {
            let foreign = foreign_word(&text, &shared).map(str::to_owned);
            if let Some(word) = foreign.filter(|_| !terms.is_exempt(&name))
                && english.contains(&(name, text))
            {
                faults.push(format!("{place}: as in English, with “{word}”"));
            }
        }
    }
    assert!(faults.is_empty(), "translate, or add the word to as-in-english:\n{}", faults.join("\n"));
}

/// Returns the first word of two letters or more that is neither shared with English nor in capitals; placeholders are
/// not words.
fn foreign_word<'text>(text: &'text str, shared: &[&str]) -> Option<&'text str> {
    let words = text.split(['{', '}']).step_by(2).flat_map(|part| part.split(|c: char| !c.is_alphabetic() && c != '’'));
    let mut words = words.filter(|word| word.chars().count() > 1 && word.chars().any(char::is_lowercase));
    words.find(|word| !shared.contains(&word.to_lowercase().as_str()))
}

#[test]
fn a_copied_sentence_is_found_by_its_words() {
    let cases = [
        ("{ $count } players", Some("players")),
        ("Club { $number }", None),
        ("TRF16, PGN", None),
        ("{ $players }: 3-1", None),
        ("Club, or player", Some("or")),
    ];
    for (text, expected) in cases {
        assert_eq!(foreign_word(text, &["club"]), expected, "{text}");
    }
}

/// Documents for users and server administrators.
const FOR_USERS: [&str; 13] = [
    "CHANGELOG.md",
    "README.md",
    "SECURITY.md",
    "docs/clock.md",
    "docs/commands.md",
    "docs/desk-speed.md",
    "docs/guide/README.md",
    "docs/lineup.md",
    "docs/mate.md",
    "docs/operations.md",
    "docs/ratings.md",
    "docs/regulations.md",
    "docs/transcripts.md",
];

#[test]
fn documents_for_users_follow_the_glossary() {
    let never = Terms::read().never_in_messages(Language::English);
    let mut faults = Vec::new();
    for name in FOR_USERS {
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)).unwrap();
        faults.extend(words(&never, &prose(&text)).into_iter().map(|fault| format!("{name}: {fault}")));
    }
    assert!(faults.is_empty(), "see docs/style.md:\n{}", faults.join("\n"));
}

#[test]
fn the_manual_follows_the_glossary() {
    let terms = Terms::read();
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/guide");
    let (mut faults, mut chapters) = (Vec::new(), 0);
    for language in Language::ALL {
        let never = terms.never_in_messages(language);
        for entry in std::fs::read_dir(guide.join(language.code())).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let found = words(&never, &prose(&text));
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", path.display())));
            chapters += 1;
        }
    }
    assert!(chapters >= 6 * 15, "{chapters}");
    assert!(faults.is_empty(), "see docs/style.md:\n{}", faults.join("\n"));
}

/// Returns the text of a document without code, without the targets of links and without anchors (`{#anchor}`).
fn prose(document: &str) -> String {
    let lines: Vec<&str> = document.lines().map(|line| line.split(" {#").next().unwrap_or(line)).collect();
    let document = lines.join("\n");
    let without_code = |text: &str, fence: &str| text.split(fence).step_by(2).collect::<Vec<_>>().join(" … ");
    let text = without_code(&without_code(&document, "```"), "`");
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let after = |part: &str| part.split_once(')').map_or_else(String::new, |(_, rest)| rest.to_owned());
    std::iter::once(first).chain(parts.map(after)).collect()
}

#[test]
fn code_and_links_are_not_prose() {
    let document = "Ask the `referee` of [it](referee.md).\n```sh\nreferee\n```\nThe end.";
    assert_eq!(prose(document), "Ask the  …  of [it.\n … \nThe end.");
}

/// Returns the forbidden words of a text.
fn words(never: &[Forbidden], text: &str) -> Vec<String> {
    let text = FoldedText::new(text);
    let found = never.iter().filter(|forbidden| forbidden.is_in(&text));
    let fault = |Forbidden { word, instead, .. }: &Forbidden| match instead {
        Some(term) => format!("“{word}” is not used; the word is “{term}”"),
        None => format!("“{word}” is not used"),
    };
    found.map(fault).collect()
}

/// Returns the faults of typography: signs and joints that the language writes differently.
fn typography(terms: &Terms, language: Language, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let letters: Vec<char> = text.chars().collect();
    if letters.windows(3).any(|part| matches!(part, [a, '\'', b] if a.is_alphanumeric() && b.is_alphanumeric())) {
        faults.push("straight apostrophe; write ’".to_owned());
    }
    if let Err(mark) = quotes(text, terms.quotes(language)) {
        let (open, close) = terms.quotes(language);
        faults.push(format!("quotation mark {mark}; write {open}…{close}"));
    }
    if !percent(text, terms.percent(language)) {
        faults.push(format!("percent sign; write {}", terms.percent(language)));
    }
    for name in terms.name_places() {
        if let Some(word) = before_name(text, &terms.before_name(language), name) {
            faults.push(format!("“{word}” before ${name} changes with the name; write the sentence in another way"));
        }
    }
    if language == Language::Basque && has_glued_suffix(text) {
        faults.push("a suffix on a place; give the suffix to a noun: { $name } jokalariak".to_owned());
    }
    faults
}

/// Returns the first wrong quotation mark: a straight one, one of another language outside quotes, or one without its
/// partner.
fn quotes(text: &str, (open, close): (char, char)) -> Result<(), char> {
    let mut inside = false;
    for c in text.chars() {
        match c {
            '"' => return Err(c),
            _ if c == open && !inside => inside = true,
            _ if c == close && inside => inside = false,
            _ if c == open || c == close => return Err(c),
            '“' | '”' | '„' | '«' | '»' | '‘' if !inside => return Err(c),
            _ => {}
        }
    }
    if inside { Err(open) } else { Ok(()) }
}

/// Returns whether every percent sign beside a number or a placeholder is spaced as in the model, such as `75 %`.
fn percent(text: &str, model: &str) -> bool {
    let is_number = |c: char| c.is_ascii_digit() || c == '}';
    text.match_indices('%').all(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + 1..]);
        let follows_a_number = before.trim_end().ends_with(is_number);
        let precedes_one = after.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '{');
        let gap = &before[before.trim_end().len()..];
        match model.trim_end_matches('%').strip_prefix("75") {
            Some(space) => !follows_a_number || gap == space,
            None => !follows_a_number && (!precedes_one || after.starts_with(|c: char| !c.is_whitespace())),
        }
    })
}

/// Returns the word of the list directly before a placeholder.
fn before_name<'words>(text: &str, words: &[&'words str], place: &str) -> Option<&'words str> {
    let text = text.to_lowercase();
    text.match_indices(&format!("{{ ${place} }}")).find_map(|(at, _)| {
        let before = text[..at].trim_end();
        let stands = |word: &&&str| {
            before.strip_suffix(**word).is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '’'))
        };
        words.iter().find(stands).copied()
    })
}

/// Returns whether a placeholder is followed by letters, with or without a hyphen or a parenthesis.
fn has_glued_suffix(text: &str) -> bool {
    text.split('}').skip(1).any(|after| after.trim_start_matches(['-', '(']).starts_with(char::is_alphabetic))
}

#[test]
fn forbidden_words_are_faults() {
    let terms = Terms::read();
    let cases = [
        (Language::English, "Ask the referee of { $round }", "“referee” is not used; the word is “arbiter”"),
        (Language::English, "It isn’t here", "“*n’t” is not used"),
        (Language::Catalan, "{ $who } i el seu rival", "“rival*” is not used; the word is “adversari”"),
        (Language::Spanish, "Gana el Blanco", "“el Blanco” is not used; the word is “las blancas”"),
        (Language::BrazilianPortuguese, "A ronda { $round }", "“ronda*” is not used; the word is “rodada”"),
        (Language::EuropeanPortuguese, "Você joga", "“você*” is not used"),
        (Language::Basque, "{ $round }. jardunaldia", "“jardunaldi*” is not used; the word is “txanda”"),
    ];
    for (language, text, expected) in cases {
        let found = words(&terms.never_in_messages(language), &sentence(text).words());
        assert_eq!(found.first().map(String::as_str), Some(expected), "{text}");
    }
    // The name of a placeholder is not a word.
    assert!(words(&terms.never(Language::Catalan), &sentence("Elo: { $rating }").words()).is_empty());
}

fn sentence(text: &str) -> Sentence {
    Sentence { name: String::new(), place: String::new(), text: text.to_owned() }
}

#[test]
fn wrong_signs_are_faults() {
    let terms = Terms::read();
    let (en, ca, es, br, eu) =
        (Language::English, Language::Catalan, Language::Spanish, Language::BrazilianPortuguese, Language::Basque);
    let cases = [
        (en, "White’s “{ $name }”: 75%", true),
        (en, "White's flag", false),
        (en, "Unknown \"{ $name }\"", false),
        (en, "Unknown «{ $name }»", false),
        (en, "Unknown “{ $name }", false),
        (en, "75 %", false),
        (ca, "«{ $name }» l’ha jugat", true),
        (ca, "«una “altra”»", true),
        (ca, "“{ $name }”", false),
        (ca, "l'àrbitre", false),
        (ca, "75\u{a0}%", true),
        (ca, "75%", false),
        (ca, "la bandera de { $name }", false),
        (ca, "d’{ $team }", false),
        (ca, "amb { $name }", true),
        (ca, "de { $count }", true),
        (es, "{ $white } y { $name }", false),
        (es, "Se ha añadido a { $name }", true),
        (br, "a inscrição de { $name }", true),
        (br, "a inscrição do { $name }", false),
        (eu, "%{ $count }", true),
        (eu, "% { $count }", false),
        (eu, "{ $count } %", false),
    ];
    for (language, text, right) in cases {
        let faults = typography(&terms, language, text);
        assert_eq!(faults.is_empty(), right, "{text}: {faults:?}");
    }
}

#[test]
fn a_suffix_on_a_place_is_a_fault_in_basque() {
    let terms = Terms::read();
    let cases = [
        ("{ $name } jokalariak irabazi du", true),
        ("{ $round }. txanda ({ $time })", true),
        ("{ $white }-{ $black }", true),
        ("{ $name }k irabazi du", false),
        ("{ $name }-(e)k irabazi du", false),
        ("{ $name }(e)k irabazi du", false),
        ("{ $name }-ren partida", false),
        ("{ $count }en kanporaketa", false),
    ];
    for (text, right) in cases {
        assert_eq!(typography(&terms, Language::Basque, text).is_empty(), right, "{text}");
        assert!(typography(&terms, Language::English, text).is_empty(), "{text}");
    }
}
