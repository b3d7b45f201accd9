//! Reads `docs/terms.toml`, the glossary of the user interface.

use adoube_words::Language;
use std::collections::BTreeMap;
use std::path::Path;
use toml::{Table, Value};

/// A word that a language must not use.
pub(crate) struct Forbidden {
    /// The word, with `*` for any beginning or ending.
    pub(crate) word: String,
    /// The word of the glossary to use instead, if it belongs to a term.
    pub(crate) instead: Option<String>,
    folded: String,
    has_capital: bool,
}

impl Forbidden {
    fn new(word: &str, instead: Option<&str>) -> Self {
        let has_capital = word.chars().any(char::is_uppercase);
        Self { word: word.to_owned(), instead: instead.map(str::to_owned), folded: fold(word), has_capital }
    }

    /// Returns whether a text contains the word or phrase. A star matches any beginning or ending; a word without a
    /// capital letter matches in any case.
    pub(crate) fn is_in(&self, text: &FoldedText) -> bool {
        let wanted = &self.folded;
        let text = if self.has_capital { &text.as_written } else { &text.lower };
        let stem = wanted.trim_matches('*');
        let is_letter = |c: char| c.is_alphanumeric() || c == '_';
        text.match_indices(stem).any(|(at, _)| {
            let begins = wanted.starts_with('*') || !text[..at].ends_with(is_letter);
            let ends = wanted.ends_with('*') || !text[at + stem.len()..].starts_with(is_letter);
            begins && ends
        })
    }
}

/// A text to be searched for words.
pub(crate) struct FoldedText {
    as_written: String,
    lower: String,
}

impl FoldedText {
    pub(crate) fn new(text: &str) -> Self {
        let as_written = fold(text);
        Self { lower: as_written.to_lowercase(), as_written }
    }
}

/// Returns a text with one kind of apostrophe and one kind of space.
fn fold(text: &str) -> String {
    text.replace('’', "'").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The glossary.
pub(crate) struct Terms {
    file: Table,
}

impl Terms {
    /// Reads the glossary of the repository.
    pub(crate) fn read() -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/terms.toml");
        let text = std::fs::read_to_string(path).unwrap();
        Self { file: text.parse().unwrap_or_else(|error| panic!("docs/terms.toml: {error}")) }
    }

    fn table(&self, name: &str) -> &Table {
        self.file.get(name).and_then(Value::as_table).unwrap_or_else(|| panic!("docs/terms.toml has no table {name}"))
    }

    /// Returns whether a message, `CRATE/AREA/KEY`, may use any word.
    pub(crate) fn is_exempt(&self, message: &str) -> bool {
        strings(self.file.get("exempt")).contains(&message)
    }

    /// Returns the words that a language must not use anywhere.
    pub(crate) fn never(&self, language: Language) -> Vec<Forbidden> {
        let mut found = self.without_term("never", language);
        for term in self.table("term").values() {
            let instead = term["words"].get(language.code()).and_then(Value::as_str);
            for word in strings(term.get("never").and_then(|never| never.get(language.code()))) {
                found.push(Forbidden::new(word, instead));
            }
        }
        found
    }

    /// Returns the words that a language must not use in messages.
    pub(crate) fn never_in_messages(&self, language: Language) -> Vec<Forbidden> {
        let mut found = self.never(language);
        found.extend(self.without_term("never-in-messages", language));
        found
    }

    fn without_term(&self, table: &str, language: Language) -> Vec<Forbidden> {
        let words = strings(self.table(table).get(language.code()));
        words.into_iter().map(|word| Forbidden::new(word, None)).collect()
    }

    /// Returns the words that a language has in common with English, in lower case.
    pub(crate) fn as_in_english(&self, language: Language) -> Vec<&str> {
        let table = self.table("as-in-english");
        let own =
            table.get(language.code()).unwrap_or_else(|| panic!("docs/terms.toml: as-in-english lacks {language}"));
        let mut words = strings(table.get("every"));
        words.extend(strings(Some(own)));
        words
    }

    /// Returns the words that must not precede a name.
    pub(crate) fn before_name(&self, language: Language) -> Vec<&str> {
        strings(self.table("before-name").get(language.code()))
    }

    /// Returns the placeholders for names.
    pub(crate) fn name_places(&self) -> Vec<&str> {
        strings(self.table("before-name").get("places"))
    }

    /// Returns the opening and the closing quotation mark.
    pub(crate) fn quotes(&self, language: Language) -> (char, char) {
        let quotes: Vec<char> = self.text("quotes", language).chars().collect();
        let [open, close] = quotes[..] else { panic!("docs/terms.toml: the quotes of {language} are two characters") };
        (open, close)
    }

    /// Returns how the language writes 75 per cent.
    pub(crate) fn percent(&self, language: Language) -> &str {
        self.text("percent", language)
    }

    fn text(&self, table: &str, language: Language) -> &str {
        let text = self.table(table).get(language.code()).and_then(Value::as_str);
        text.unwrap_or_else(|| panic!("docs/terms.toml: {table} has nothing for {language}"))
    }
}

fn strings(list: Option<&Value>) -> Vec<&str> {
    let items = list.and_then(Value::as_array).into_iter().flatten();
    items.map(|item| item.as_str().unwrap_or_else(|| panic!("docs/terms.toml: {item:?} is not a string"))).collect()
}

#[test]
fn words_are_found_whole() {
    let cases = [
        ("Ask the referee.", "referee", true),
        ("Ask the Referee.", "referee", true),
        ("Ask the referees.", "referee", false),
        ("Les rivals", "rival*", true),
        ("arribal", "rival*", false),
        ("It isn’t", "*n't", true),
        ("It isn't", "*n’t", true),
        ("Gana el Blanco", "el Blanco", true),
        ("sobre el blanco", "el Blanco", false),
        ("the\n    desk", "the desk", true),
        ("the … desk", "the desk", false),
        ("Zuria: 1:00", "Zuria:", true),
        ("as Pretas", "as Pretas", true),
        ("das Pretas", "as Pretas", false),
    ];
    for (text, word, expected) in cases {
        let found = Forbidden::new(word, None).is_in(&FoldedText::new(text));
        assert_eq!(found, expected, "{word} in {text}");
    }
}

#[test]
fn every_term_has_a_word_in_every_language() {
    let terms = Terms::read();
    let table = terms.table("term");
    assert!(table.len() >= 178, "only {} terms", table.len());
    let codes: Vec<&str> = Language::ALL.into_iter().map(Language::code).collect();
    for (id, term) in table {
        let filled = |field: &str| term.get(field).and_then(Value::as_str).is_some_and(|text| !text.is_empty());
        assert!(filled("means") && filled("source"), "{id} says what it means and where it comes from");
        for code in &codes {
            let word = term.get("words").and_then(|words| words.get(code)?.as_str());
            assert!(word.is_some_and(|word| !word.is_empty()), "{id} has no word in {code}");
        }
        let known = ["means", "words", "never", "avoid", "also", "source"];
        for (field, value) in term.as_table().unwrap() {
            assert!(known.contains(&field.as_str()), "{id} has an unknown field {field}");
            for code in value.as_table().into_iter().flat_map(Table::keys) {
                assert!(codes.contains(&code.as_str()), "{id}: {field} has an unknown language {code}");
            }
        }
    }
}

/// The glossary does not forbid its own words, nor the same word twice.
#[test]
fn no_term_is_forbidden() {
    let terms = Terms::read();
    for language in Language::ALL {
        let never = terms.never_in_messages(language);
        let mut seen = BTreeMap::new();
        for forbidden in &never {
            let before = seen.insert(&forbidden.word, &forbidden.instead);
            assert!(before.is_none(), "{language}: “{}” is listed twice", forbidden.word);
        }
        for (id, term) in terms.table("term") {
            let word = term["words"][language.code()].as_str().unwrap();
            let text = FoldedText::new(word);
            let clash = never.iter().find(|forbidden| forbidden.is_in(&text)).map(|clash| &clash.word);
            assert_eq!(clash, None, "{language}: the word of {id}, “{word}”");
        }
    }
}
