//! The commands, one file or folder each.
//!
//! This is the only module that knows clap. A command is a struct of its arguments that implements [`Subcommand`]:
//! `describe` defines them, `read` converts the parsed arguments to values, and `run` does the work.

mod arguments;
mod backup;
mod check;
mod chess960;
mod completions;
mod convert;
mod export;
mod import;
mod law;
mod lineup;
mod list;
mod man;
mod mate;
mod norms;
mod options;
mod pair;
mod perft;
mod pgn;
mod position;
mod promotions;
mod rate;
mod restore;
mod roundrobin;
mod rule;
mod say;
mod seed;
mod serve;
mod sheet;
mod simulate;
mod standings;
mod usage;
mod verify;

use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::cli;
use adoube_words::Language;
use arguments::{flag, template};
use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::ffi::OsString;

/// A command: its arguments as values.
trait Subcommand: Sized {
    /// The name of the command.
    const NAME: &'static str;

    /// Defines the command for clap, with its help in a language.
    fn describe(language: Language) -> Command;

    /// Converts the arguments that clap parsed to values.
    fn read(matches: &ArgMatches) -> Self;

    /// Runs the command.
    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError>;
}

/// An entry of the list of commands.
struct CommandEntry {
    name: &'static str,
    describe: fn(Language) -> Command,
    run: fn(&ArgMatches, &mut Screen) -> Result<Exit, CommandError>,
    #[cfg(test)]
    read: fn(&ArgMatches),
}

const fn entry<C: Subcommand>() -> CommandEntry {
    CommandEntry {
        name: C::NAME,
        describe: C::describe,
        run: |matches, screen| C::read(matches).run(screen),
        #[cfg(test)]
        read: |matches| drop(C::read(matches)),
    }
}

/// All commands, in the order of the help.
const COMMANDS: &[CommandEntry] = &[
    entry::<serve::ServeArgs>(),
    entry::<law::LawArgs>(),
    entry::<rule::RuleArgs>(),
    entry::<position::PositionArgs>(),
    entry::<mate::MateArgs>(),
    entry::<perft::PerftArgs>(),
    entry::<pgn::PgnArgs>(),
    entry::<sheet::SheetArgs>(),
    entry::<say::SayArgs>(),
    entry::<chess960::Chess960Args>(),
    entry::<roundrobin::RoundRobinArgs>(),
    entry::<pair::PairArgs>(),
    entry::<check::CheckArgs>(),
    entry::<standings::StandingsArgs>(),
    entry::<simulate::SimulateArgs>(),
    entry::<convert::ConvertArgs>(),
    entry::<rate::RateArgs>(),
    entry::<norms::NormsArgs>(),
    entry::<promotions::PromotionsArgs>(),
    entry::<lineup::LineupArgs>(),
    entry::<list::ListArgs>(),
    entry::<backup::BackupArgs>(),
    entry::<restore::RestoreArgs>(),
    entry::<verify::VerifyArgs>(),
    entry::<export::ExportArgs>(),
    entry::<import::ImportArgs>(),
    entry::<completions::CompletionsArgs>(),
    entry::<man::ManArgs>(),
];

/// Builds the whole command line in one language.
fn command_line(language: Language) -> Command {
    let command = Command::new("adoube")
        .version(env!("CARGO_PKG_VERSION"))
        .about(cli::ABOUT.get(language))
        .override_usage(format!("adoube [{}]", cli::COMMAND.get(language)))
        .subcommand_help_heading(cli::COMMAND_HEADING.get(language))
        .help_template(template(language))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args(global_options(language))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .display_order(901)
                .help(cli::VERSION.get(language))
                .help_heading(cli::OPTION_HEADING.get(language)),
        );
    COMMANDS.iter().fold(command, |command, entry| command.subcommand((entry.describe)(language)))
}

/// Returns a language as a value of `--lang`: its code, or the code without a region.
fn language_value(language: Language) -> PossibleValue {
    let code = language.code();
    match code.split_once('-') {
        Some((primary, _)) => PossibleValue::new(code).alias(primary),
        None => PossibleValue::new(code),
    }
}

/// Returns the options of every command.
fn global_options(language: Language) -> [Arg; 3] {
    [
        flag("json", cli::JSON, language).global(true),
        Arg::new("lang")
            .long("lang")
            .value_name("LANG")
            .help_heading(cli::OPTION_HEADING.get(language))
            .hide_possible_values(true)
            .global(true)
            .help(cli::LANG.fill(language, &[("codes", &Language::ALL.map(Language::code).join(", "))]))
            .value_parser(Language::ALL.map(language_value)),
        Arg::new("help")
            .long("help")
            .short('h')
            .global(true)
            .action(ArgAction::Help)
            .help(cli::HELP.get(language))
            .help_heading(cli::OPTION_HEADING.get(language)),
    ]
    .map(|argument| argument.display_order(900))
}

/// Parses a call and runs its command; without one, starts the desk.
pub(crate) fn run(arguments: Vec<OsString>, language: Language) -> Result<Exit, CommandError> {
    match command_line(language).try_get_matches_from(arguments) {
        Ok(matches) => run_parsed(&matches, language),
        Err(error) => usage::answer(&error, language),
    }
}

fn run_parsed(matches: &ArgMatches, language: Language) -> Result<Exit, CommandError> {
    // A global option may follow the innermost command.
    let mut innermost = matches;
    while let Some((_, inner)) = innermost.subcommand() {
        innermost = inner;
    }
    let mut screen = Screen::new(language, innermost.get_flag("json"));
    let exit = match matches.subcommand() {
        None => serve::ServeArgs::default().run(&mut screen)?,
        Some((name, arguments)) => match COMMANDS.iter().find(|entry| entry.name == name) {
            Some(entry) => (entry.run)(arguments, &mut screen)?,
            // Clap accepts only the commands of this list.
            None => Exit::No,
        },
    };
    match screen.flush() {
        // The reader closed the pipe early; the exit code stays the same.
        Err(error) if error.is_broken_pipe() => Ok(exit),
        flushed => flushed.map(|()| exit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound_in_every_language() {
        for language in Language::ALL {
            command_line(language).debug_assert();
        }
    }

    /// Splits a call into words as a shell does, up to a pipe or a redirection.
    fn words(call: &str) -> Vec<String> {
        let (mut words, mut quote, mut inside) = (vec![String::new()], None, false);
        for c in call.chars() {
            match (c, quote) {
                ('\'' | '"', None) => (quote, inside) = (Some(c), true),
                (c, Some(open)) if c == open => quote = None,
                (' ', None) => {
                    if inside || words.last().is_some_and(|word| !word.is_empty()) {
                        words.push(String::new());
                    }
                    inside = false;
                }
                ('|' | '>', None) => break,
                (c, _) => words.last_mut().unwrap().push(c),
            }
        }
        words.retain(|word| !word.is_empty());
        words
    }

    /// Returns all examples in the help of a command and its subcommands.
    fn examples(command: &Command) -> Vec<String> {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let own = help.lines().map(str::trim).filter(|line| line.starts_with("adoube ")).map(str::to_owned);
        own.chain(command.get_subcommands().flat_map(examples)).collect()
    }

    #[test]
    fn every_example_of_the_help_is_a_call_that_can_be_read() {
        let whole = command_line(Language::English);
        let mut read = 0;
        for entry in COMMANDS {
            let command = whole.find_subcommand(entry.name).unwrap();
            for example in examples(command) {
                let matches =
                    whole.clone().try_get_matches_from(words(&example)).unwrap_or_else(|e| panic!("{example}: {e}"));
                let (name, arguments) = matches.subcommand().unwrap();
                assert_eq!(name, entry.name, "{example}");
                // Panics if an argument is read as another type than its parser returns.
                (entry.read)(arguments);
                read += 1;
            }
        }
        assert!(read >= COMMANDS.len());
    }
}
