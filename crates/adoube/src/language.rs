//! The language of help, messages and results.

use adoube_words::Language;
use std::ffi::OsString;

/// Returns the language of `--lang`, else that of the locale, else English.
///
/// It is needed before clap parses the arguments, because help and errors are translated too.
pub(crate) fn spoken(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut words = arguments.iter().filter_map(|argument| argument.to_str());
    let mut chosen = None;
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None if word == "--" => break,
            None => None,
        };
        chosen = code.and_then(|code| code.parse().ok()).or(chosen);
    }
    chosen
        .or_else(|| {
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|l| !l.is_empty())?;
            Language::from_locale(&locale)
        })
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_options_then_the_locales() {
        let args = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
        let catalan = |name: &str| (name == "LANG").then(|| "ca_ES.UTF-8".to_owned());
        let cases = [
            (args(&["adoube", "perft", "3"]), Language::Catalan),
            (args(&["adoube", "--lang", "eu", "perft", "3"]), Language::Basque),
            (args(&["adoube", "perft", "3", "--lang=pt"]), Language::BrazilianPortuguese),
            (args(&["adoube", "--lang", "xx"]), Language::Catalan),
            (args(&["adoube", "--", "--lang=pt"]), Language::Catalan),
        ];
        for (arguments, expected) in cases {
            assert_eq!(spoken(&arguments, catalan), expected, "{arguments:?}");
        }
        assert_eq!(spoken(&args(&["adoube"]), |_| None), Language::English);
    }
}
