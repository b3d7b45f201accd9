//! Building blocks of the command line: defines commands, arguments and options in the user's language, and reads their
//! values.

use crate::words::cli;
use adoube_words::{Language, Text};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::any::Any;
use std::ops::RangeInclusive;

/// Creates a command with its name, usage, example and one-line description.
pub(super) fn subcommand(
    name: &'static str,
    usage: &'static str,
    example: &'static str,
    about: Text,
    language: Language,
) -> Command {
    Command::new(name)
        .about(about.get(language))
        .override_usage(usage)
        .after_help(format!("{}:\n  {example}", cli::EXAMPLE.get(language)))
        .help_template(template(language))
        .subcommand_help_heading(cli::COMMAND_HEADING.get(language))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
}

/// Creates a positional argument.
pub(super) fn argument(name: &'static str, help: Text, language: Language) -> Arg {
    Arg::new(name).help(help.get(language)).help_heading(cli::ARGUMENT_HEADING.get(language)).hide_possible_values(true)
}

/// Creates an option with a value.
pub(super) fn option(name: &'static str, value: &'static str, help: Text, language: Language) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value)
        .help(help.get(language))
        .help_heading(cli::OPTION_HEADING.get(language))
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// Creates an option without a value.
pub(super) fn flag(name: &'static str, help: Text, language: Language) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(help.get(language))
        .help_heading(cli::OPTION_HEADING.get(language))
}

/// Parses a number in a range; the error says in the user's language what was expected.
pub(super) fn number<N: TryFrom<u64>>(
    range: RangeInclusive<u64>,
    language: Language,
) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| N::try_from(number).ok());
        number.ok_or_else(|| cli::NUMBER.fill(language, &[("least", range.start()), ("most", range.end())]))
    }
}

/// Parses one of several words into its value.
pub(super) fn one_of<T, const N: usize>(words: [(&'static str, T); N]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(words.map(|(word, _)| word)).try_map(move |typed| {
        let found = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(&typed));
        found.map(|(_, value)| *value).ok_or(typed)
    })
}

/// Returns the value of an argument, if given.
pub(super) fn value<T: Any + Clone + Send + Sync>(matches: &ArgMatches, name: &str) -> Option<T> {
    matches.get_one::<T>(name).cloned()
}

/// Returns the values of an argument that may be repeated.
pub(super) fn values<T: Any + Clone + Send + Sync>(matches: &ArgMatches, name: &str) -> Vec<T> {
    matches.get_many::<T>(name).into_iter().flatten().cloned().collect()
}

/// Returns the argument `FILE`; standard input if it is missing.
pub(super) fn file(matches: &ArgMatches) -> String {
    value(matches, "FILE").unwrap_or_else(|| "-".to_owned())
}

pub(super) fn template(language: Language) -> String {
    format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}\n", cli::USAGE.get(language))
}
