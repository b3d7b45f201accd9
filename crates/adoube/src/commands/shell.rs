//! `adoube completions` and `adoube man`: what the shell and its manual want.

use crate::cli::{self, argument, subcommand};
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use clap::{ArgMatches, Command, value_parser};
use clap_complete::Shell;

const COMPLETIONS: Text = Text {
    ca: "Escriu les complecions per a un intèrpret d'ordres",
    es: "Escribe los completados para un intérprete de órdenes",
    pt: "Escreve os complementos para um interpretador de comandos",
    eu: "Idatzi shell baten osatze-agindua",
    en: "Write the completions for a shell",
};
const SHELL: Text = Text {
    ca: "L'intèrpret: bash, elvish, fish, powershell o zsh",
    es: "El intérprete: bash, elvish, fish, powershell o zsh",
    pt: "O interpretador: bash, elvish, fish, powershell ou zsh",
    eu: "Shella: bash, elvish, fish, powershell edo zsh",
    en: "The shell: bash, elvish, fish, powershell or zsh",
};
const MAN: Text = Text {
    ca: "Escriu la pàgina del manual",
    es: "Escribe la página del manual",
    pt: "Escreve a página do manual",
    eu: "Idatzi eskuliburuko orria",
    en: "Write the manual page",
};

pub(crate) fn describe_completions(language: Language) -> Command {
    subcommand("completions", "adoube completions SHELL", "adoube completions bash", COMPLETIONS, language)
        .arg(argument("SHELL", SHELL, language).required(true).value_parser(value_parser!(Shell)))
}

pub(crate) fn run_completions(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    if let Some(&shell) = matches.get_one::<Shell>("SHELL") {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut cli::command(screen.language), "adoube", &mut script);
        screen.bytes(&script)?;
    }
    Ok(Answer::Yes)
}

pub(crate) fn describe_man(language: Language) -> Command {
    subcommand("man", "adoube man", "adoube man | man -l -", MAN, language)
}

pub(crate) fn run_man(_: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let mut pages = Vec::new();
    let command = cli::command(screen.language);
    clap_mangen::Man::new(command.clone()).render(&mut pages)?;
    // The options of each command follow the list of commands.
    for described in command.get_subcommands() {
        let man = clap_mangen::Man::new(described.clone().override_usage(""));
        pages.extend_from_slice(format!(".SH \"{}\"\n", described.get_name().to_uppercase()).as_bytes());
        let mut options = Vec::new();
        man.render_description_section(&mut options)?;
        man.render_options_section(&mut options)?;
        let text = String::from_utf8_lossy(&options);
        for line in text.lines().filter(|line| !line.starts_with(".SH")) {
            pages.extend_from_slice(line.as_bytes());
            pages.push(b'\n');
        }
    }
    let text = String::from_utf8_lossy(&pages).into_owned();
    let text = HEADINGS.iter().fold(text, |text, heading| {
        text.replace(&format!(".SH {}\n", heading.en), &format!(".SH \"{}\"\n", heading.get(screen.language)))
    });
    screen.bytes(text.as_bytes())?;
    Ok(Answer::Yes)
}

/// The headings that the generator writes in English.
const HEADINGS: [Text; 6] = [
    Text { ca: "NOM", es: "NOMBRE", pt: "NOME", eu: "IZENA", en: "NAME" },
    Text { ca: "SINOPSI", es: "SINOPSIS", pt: "SINOPSE", eu: "LABURPENA", en: "SYNOPSIS" },
    Text { ca: "DESCRIPCIÓ", es: "DESCRIPCIÓN", pt: "DESCRIÇÃO", eu: "AZALPENA", en: "DESCRIPTION" },
    Text { ca: "OPCIONS", es: "OPCIONES", pt: "OPÇÕES", eu: "AUKERAK", en: "OPTIONS" },
    Text { ca: "ORDRES", es: "ÓRDENES", pt: "COMANDOS", eu: "AGINDUAK", en: "SUBCOMMANDS" },
    Text { ca: "VERSIÓ", es: "VERSIÓN", pt: "VERSÃO", eu: "BERTSIOA", en: "VERSION" },
];
