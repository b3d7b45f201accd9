//! The command line as a whole: its commands, the options all of them take, and the language it speaks.

use crate::commands::COMMANDS;
use adoube_laws::{Language, Text};
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;
use std::ops::RangeInclusive;

pub(crate) const ABOUT: Text = Text {
    ca: "La taula de l'àrbitre d'escacs",
    es: "La mesa del árbitro de ajedrez",
    pt: "A mesa do árbitro de xadrez",
    eu: "Xake-epailearen mahaia",
    en: "The chess arbiter's desk",
};
const USAGE: Text = Text { ca: "Ús", es: "Uso", pt: "Uso", eu: "Erabilera", en: "Usage" };
pub(crate) const COMMAND_HEADING: Text =
    Text { ca: "Ordres", es: "Órdenes", pt: "Comandos", eu: "Aginduak", en: "Commands" };
const COMMAND: Text = Text { ca: "ORDRE", es: "ORDEN", pt: "COMANDO", eu: "AGINDUA", en: "COMMAND" };
pub(crate) const OPTION_HEADING: Text =
    Text { ca: "Opcions", es: "Opciones", pt: "Opções", eu: "Aukerak", en: "Options" };
const ARGUMENT_HEADING: Text =
    Text { ca: "Arguments", es: "Argumentos", pt: "Argumentos", eu: "Argumentuak", en: "Arguments" };
pub(crate) const EXAMPLE: Text = Text { ca: "Exemple", es: "Ejemplo", pt: "Exemplo", eu: "Adibidea", en: "Example" };
const JSON: Text = Text {
    ca: "Escriu el resultat en JSON, per a programes",
    es: "Escribe el resultado en JSON, para programas",
    pt: "Escreve o resultado em JSON, para programas",
    eu: "Idatzi emaitza JSON formatuan, programentzat",
    en: "Write the result as JSON, for programs",
};
const LANG: Text = Text {
    ca: "La llengua: ca, es, pt, eu o en [per defecte, la del sistema; si no, en]",
    es: "El idioma: ca, es, pt, eu o en [por defecto, el del sistema; si no, en]",
    pt: "A língua: ca, es, pt, eu ou en [padrão: a do sistema; senão, en]",
    eu: "Hizkuntza: ca, es, pt, eu edo en [lehenetsia: sistemarena; bestela en]",
    en: "The language: ca, es, pt, eu or en [default: the locale's, else en]",
};
const HELP: Text = Text {
    ca: "Mostra aquesta ajuda",
    es: "Muestra esta ayuda",
    pt: "Mostra esta ajuda",
    eu: "Erakutsi laguntza hau",
    en: "Show this help",
};
const VERSION: Text = Text {
    ca: "Mostra la versió",
    es: "Muestra la versión",
    pt: "Mostra a versão",
    eu: "Erakutsi bertsioa",
    en: "Show the version",
};

/// The language to speak: that of `--lang`, else that of the locale, else English.
///
/// It is looked for before the arguments are parsed, since help and errors are in it too.
pub(crate) fn language(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
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

/// The whole command line in one language.
pub(crate) fn command(language: Language) -> Command {
    let mut command = Command::new("adoube")
        .version(env!("CARGO_PKG_VERSION"))
        .about(ABOUT.get(language))
        .override_usage(format!("adoube [{}]", COMMAND.get(language)))
        .subcommand_help_heading(COMMAND_HEADING.get(language))
        .help_template(template(language))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args(everywhere(language))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .display_order(901)
                .help(VERSION.get(language))
                .help_heading(OPTION_HEADING.get(language)),
        );
    for entry in COMMANDS {
        command = command.subcommand((entry.describe)(language));
    }
    command
}

/// A command with its name, the line that says what it does, how it is called and an example.
pub(crate) fn subcommand(
    name: &'static str,
    usage: &'static str,
    example: &'static str,
    about: Text,
    language: Language,
) -> Command {
    Command::new(name)
        .about(about.get(language))
        .override_usage(usage)
        .after_help(format!("{}:\n  {example}", EXAMPLE.get(language)))
        .help_template(template(language))
        .subcommand_help_heading(COMMAND_HEADING.get(language))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
}

/// An argument by place.
pub(crate) fn argument(name: &'static str, help: Text, language: Language) -> Arg {
    Arg::new(name).help(help.get(language)).help_heading(ARGUMENT_HEADING.get(language)).hide_possible_values(true)
}

/// An option with a value.
pub(crate) fn option(name: &'static str, value: &'static str, help: Text, language: Language) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value)
        .help(help.get(language))
        .help_heading(OPTION_HEADING.get(language))
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// An option that is there or not.
pub(crate) fn flag(name: &'static str, help: Text, language: Language) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(help.get(language))
        .help_heading(OPTION_HEADING.get(language))
}

/// Reads a number of a range; the error says in the user's language what was expected.
pub(crate) fn number(range: RangeInclusive<u64>, language: Language) -> impl Fn(&str) -> Result<u64, String> + Clone {
    const NUMBER: Text = Text {
        ca: "un nombre de {least} a {most}",
        es: "un número de {least} a {most}",
        pt: "um número de {least} a {most}",
        eu: "{least} eta {most} arteko zenbaki bat",
        en: "a number from {least} to {most}",
    };
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| NUMBER.fill(language, &[("least", range.start()), ("most", range.end())]))
    }
}

fn template(language: Language) -> String {
    format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}\n", USAGE.get(language))
}

/// The options that every command takes.
fn everywhere(language: Language) -> [Arg; 3] {
    [
        flag("json", JSON, language).global(true),
        option("lang", "LANG", LANG, language).global(true).value_parser(Language::ALL.map(Language::code)),
        Arg::new("help")
            .long("help")
            .short('h')
            .global(true)
            .action(ArgAction::Help)
            .help(HELP.get(language))
            .help_heading(OPTION_HEADING.get(language)),
    ]
    .map(|argument| argument.display_order(900))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound_in_every_language() {
        for language in Language::ALL {
            command(language).debug_assert();
        }
    }

    #[test]
    fn the_language_is_the_options_then_the_locales() {
        let args = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
        let catalan = |name: &str| (name == "LANG").then(|| "ca_ES.UTF-8".to_owned());
        let cases = [
            (args(&["adoube", "perft", "3"]), Language::Catalan),
            (args(&["adoube", "--lang", "eu", "perft", "3"]), Language::Basque),
            (args(&["adoube", "perft", "3", "--lang=pt"]), Language::Portuguese),
            (args(&["adoube", "--lang", "xx"]), Language::Catalan),
            (args(&["adoube", "--", "--lang=pt"]), Language::Catalan),
        ];
        for (arguments, expected) in cases {
            assert_eq!(language(&arguments, catalan), expected, "{arguments:?}");
        }
        assert_eq!(language(&args(&["adoube"]), |_| None), Language::English);
    }
}
