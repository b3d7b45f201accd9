//! `adoube man`: the whole command line as one manual page.

use super::arguments::subcommand;
use super::{Subcommand, command_line};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::cli;
use crate::words::man;
use adoube_words::{Language, Text};
use clap::{Arg, ArgMatches, Command};

const CODES: [(&str, Text); 3] = [("0", man::N_0), ("1", man::N_1), ("2", man::N_2)];

pub(super) struct ManArgs;

impl Subcommand for ManArgs {
    const NAME: &'static str = "man";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube man", "adoube man | man -l -", man::MAN, language)
    }

    fn read(_: &ArgMatches) -> Self {
        Self
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        screen.bytes(page(screen.language).as_bytes())?;
        Ok(Exit::Done)
    }
}

/// Renders the page in the markup of the man macros.
fn page(language: Language) -> String {
    let command = command_line(language);
    let mut parts = vec![
        format!(".TH ADOUBE 1 \"\" \"adoube {}\"\n", env!("CARGO_PKG_VERSION")),
        format!(".SH {}\nadoube \\- {}\n", man::NAME.get(language), escaped(cli::ABOUT.get(language))),
        format!(
            ".SH {}\n\\fBadoube\\fR {}\n",
            man::SYNOPSIS.get(language),
            escaped(&format!("[--json] [--lang LANG] {} …", cli::COMMAND.get(language)))
        ),
        section(cli::OPTION_HEADING.get(language)),
    ];
    parts.extend(command.get_arguments().map(option));
    parts.push(section(cli::COMMAND_HEADING.get(language)));
    parts.extend(command.get_subcommands().map(|described| self::command(described, 0)));
    parts.push(section(man::EXIT.get(language)));
    parts.extend(CODES.map(|(code, meaning)| format!(".TP\n\\fB{code}\\fR\n{}\n", escaped(meaning.get(language)))));
    parts.concat()
}

fn section(heading: &str) -> String {
    format!(".SH \"{}\"\n", escaped(&heading.to_uppercase()))
}

/// Renders a command with its arguments and example, then its subcommands.
fn command(described: &Command, depth: usize) -> String {
    let usage = described.clone().render_usage().to_string();
    let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage);
    let about = described.get_about().map(ToString::to_string).unwrap_or_default();
    let mut parts = vec![format!(".SS \"{}\"\n{}\n", escaped(usage.trim()), escaped(&about))];
    parts.extend(described.get_arguments().map(option));
    if let Some(example) = described.get_after_help() {
        let lines: Vec<String> = example.to_string().lines().map(|line| escaped(line.trim())).collect();
        parts.push(format!(".PP\n{}\n", lines.join("\n.br\n")));
    }
    parts.extend(described.get_subcommands().filter(|_| depth < 3).map(|inner| command(inner, depth + 1)));
    parts.concat()
}

/// Renders an option or argument with its help.
fn option(argument: &Arg) -> String {
    let value = argument.get_value_names().and_then(|names| names.first()).map(|name| format!(" {name}"));
    let value = value.filter(|_| argument.get_action().takes_values()).unwrap_or_default();
    let name = match (argument.get_short(), argument.get_long()) {
        (Some(short), Some(long)) => format!("-{short}, --{long}{value}"),
        (None, Some(long)) => format!("--{long}{value}"),
        _ => argument.get_id().to_string(),
    };
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    format!(".TP\n\\fB{}\\fR\n{}\n", escaped(&name), escaped(&help))
}

/// Escapes text for the man macros.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('"', "\\(dq");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}
