//! `adoube completions`: the completion script of a shell.

use super::arguments::{argument, subcommand, value};
use super::{Subcommand, command_line};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use clap::{ArgMatches, Command, value_parser};
use clap_complete::Shell;

const ABOUT: Text = Text {
    ca: "Escriu l'autocompleció per a un intèrpret d'ordres",
    es: "Escribe el autocompletado para un intérprete de órdenes",
    pt: "Escreve o autocompletar para um interpretador de comandos",
    eu: "Idatzi shell baten osatze automatikoa",
    en: "Write the completions for a shell",
};
const SHELL: Text = Text {
    ca: "L'intèrpret: bash, elvish, fish, powershell o zsh",
    es: "El intérprete: bash, elvish, fish, powershell o zsh",
    pt: "O interpretador: bash, elvish, fish, powershell ou zsh",
    eu: "Shella: bash, elvish, fish, powershell edo zsh",
    en: "The shell: bash, elvish, fish, powershell or zsh",
};

pub(super) struct CompletionsArgs {
    shell: Option<Shell>,
}

impl Subcommand for CompletionsArgs {
    const NAME: &'static str = "completions";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube completions SHELL", "adoube completions bash", ABOUT, language)
            .arg(argument("SHELL", SHELL, language).required(true).value_parser(value_parser!(Shell)))
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
