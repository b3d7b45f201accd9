#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

use super::*;
use adoube_words::Language;

/// Returns files with these sources in English and Catalan, and copies of the English one in the other languages.
fn files(english: &str, catalan: &str) -> Vec<check::File> {
    let mut files = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| language.fallback().is_none()) {
        let source = if language == Language::Catalan { catalan } else { english };
        let path = PathBuf::from(format!("{language}/area.ftl"));
        files.push(check::File { area: "area".to_owned(), language, path, source: source.to_owned() });
    }
    files
}

fn errors(files: &[check::File]) -> Vec<String> {
    check::areas(files).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn errors_name_file_line_and_reason() {
    let cases = [
        ("a = A\n", "\nb = B\n", "ca/area.ftl:2: b is not in the English file"),
        ("a = A\nb = B\n", "a = A\n", "ca/area.ftl:0: b is missing"),
        ("a = A\n", "# x\na = A\na = B\n", "ca/area.ftl:3: a is defined twice"),
        ("a = { $n } A\n", "a = A\n", "ca/area.ftl:1: a has the places {}, in English {\"n\"}"),
        ("a = A\n", "a = { $n } A\n", "ca/area.ftl:1: a has the places {\"n\"}, in English {}"),
        (
            "a = A\n",
            "a = { b }\n",
            "ca/area.ftl:1: a: a placeable is a place such as { $name }, a string, or a selector",
        ),
        (
            "a = A\n",
            "a = { NUMBER($n) }\n",
            "ca/area.ftl:1: a: a placeable is a place such as { $name }, a string, or a selector",
        ),
        ("a = A\n", "a = { \"\" }\n", "ca/area.ftl:1: a: the message is empty"),
        ("a = A\n", "-a = A\n", "ca/area.ftl:1: a: terms are not supported"),
        ("a = A\n", "a = A\n  .b = B\n", "ca/area.ftl:1: a: attributes are not supported"),
        (
            "a = A\n",
            "a = { $n ->\n  [few] B\n *[other] A\n}\n",
            "ca/area.ftl:1: a: of the plural categories, our languages need [one] and *[other]",
        ),
        ("a = A\n", "a = { $n ->\n  [one] B\n *[many] A\n}\n", "ca/area.ftl:1: a: the default variant is *[other]"),
    ];
    for (english, catalan, expected) in cases {
        assert_eq!(errors(&files(english, catalan)).first().map(String::as_str), Some(expected), "{catalan}");
    }
    let unread = errors(&files("a = A\n", "a = A\n\nb B\n"));
    assert!(unread[0].starts_with("ca/area.ftl:3: "), "{unread:?}");
}

#[test]
fn a_declared_place_is_there_for_languages_that_need_it() {
    let english = "# $of: the side with its preposition\nflag = { $who }\n";
    let areas = check::areas(&files(english, "flag = { $of }\n")).unwrap();
    assert_eq!(areas[0].messages[0].places.iter().collect::<Vec<_>>(), ["of", "who"]);
    let wrong = errors(&files(english, "flag = { $side }\n"));
    assert_eq!(wrong, ["ca/area.ftl:1: flag has the places {\"side\"}, in English {\"of\", \"who\"}"]);
}

#[test]
fn a_language_without_fallback_has_every_file() {
    let mut files = files("a = A\n", "a = A\n");
    files.retain(|file| file.language != Language::Basque);
    assert_eq!(errors(&files), ["en/area.ftl:0: there is no eu/area.ftl"]);
    files.retain(|file| file.language != Language::English);
    assert_eq!(errors(&files).len(), 3);
}

#[test]
fn messages_become_constants() {
    let source = "a-word = \"A\\b\"\nentries = { $n ->\n    [one] one { $what }\n    [0] none\n   *[other] { $n } { $what }\n}\n";
    let areas = check::areas(&files(source, source)).unwrap();
    let rust = write::module(&areas, Visibility::Crate);
    for expected in [
        "pub(crate) mod area {",
        "pub(crate) const A_WORD: Text = Text::plain({ static WORDS: [&str; 6] = [\"\\\"A\\\\b\\\"\", ",
        "pub(crate) const ENTRIES: Text = Text::pattern(",
        "places: &[\"n\", \"what\"]",
        // An exact value before the singular, and nothing for the language with a fallback.
        "cases: &[(Case::Exactly(\"0\"), &[Part::Words(\"none\"), ]), (Case::Singular, ",
        "&[], ",
    ] {
        assert!(rust.contains(expected), "{expected} is not in\n{rust}");
    }
    assert!(write::module(&areas, Visibility::Public).contains("pub const A_WORD"));
    assert_eq!(areas[0].messages[1].places.iter().collect::<Vec<_>>(), ["n", "what"]);
}
