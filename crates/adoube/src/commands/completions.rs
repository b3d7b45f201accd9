//! `adoube completions`: what a shell needs to complete commands and options.

use crate::cli::{self, argument, subcommand};
use crate::failure::{Answer, Failure};
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

pub(crate) fn describe(language: Language) -> Command {
    subcommand("completions", "adoube completions SHELL", "adoube completions bash", ABOUT, language)
        .arg(argument("SHELL", SHELL, language).required(true).value_parser(value_parser!(Shell)))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    if let Some(&shell) = matches.get_one::<Shell>("SHELL") {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut cli::command(screen.language), "adoube", &mut script);
        screen.bytes(&script)?;
    }
    Ok(Answer::Yes)
}
