//! `adoube completions`: the completion script of a shell.

use super::arguments::{argument, subcommand, value};
use super::{Subcommand, command_line};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::completions;
use adoube_words::Language;
use clap::{ArgMatches, Command, value_parser};
use clap_complete::Shell;

pub(super) struct CompletionsArgs {
    shell: Option<Shell>,
}

impl Subcommand for CompletionsArgs {
    const NAME: &'static str = "completions";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube completions SHELL", "adoube completions bash", completions::ABOUT, language)
            .arg(argument("SHELL", completions::SHELL, language).required(true).value_parser(value_parser!(Shell)))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { shell: value(matches, "SHELL") }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        if let Some(shell) = self.shell {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command_line(screen.language), "adoube", &mut script);
            screen.bytes(&script)?;
        }
        Ok(Exit::Done)
    }
}
