//! The commands, one file each.

mod backup;
mod chess960;
mod export;
mod perft;
mod position;
mod shell;
mod verify;

use crate::cli;
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_laws::Language;
use clap::{ArgMatches, Command};
use std::io::{self, Write};

/// A command: how it is described and what it does.
pub(crate) struct Entry {
    name: &'static str,
    pub(crate) describe: fn(Language) -> Command,
    run: fn(&ArgMatches, &mut Screen) -> Result<Answer, Failure>,
}

/// All commands, in the order help lists them.
pub(crate) const COMMANDS: &[Entry] = &[
    Entry { name: "position", describe: position::describe, run: position::run },
    Entry { name: "perft", describe: perft::describe, run: perft::run },
    Entry { name: "chess960", describe: chess960::describe, run: chess960::run },
    Entry { name: "backup", describe: backup::describe_backup, run: backup::run_backup },
    Entry { name: "restore", describe: backup::describe_restore, run: backup::run_restore },
    Entry { name: "verify", describe: verify::describe, run: verify::run },
    Entry { name: "export", describe: export::describe_export, run: export::run_export },
    Entry { name: "import", describe: export::describe_import, run: export::run_import },
    Entry { name: "completions", describe: shell::describe_completions, run: shell::run_completions },
    Entry { name: "man", describe: shell::describe_man, run: shell::run_man },
];

/// Runs the command that was asked for; without one, shows help.
pub(crate) fn run(matches: &ArgMatches, language: Language) -> Result<Answer, Failure> {
    let Some((name, arguments)) = matches.subcommand() else {
        write!(io::stdout(), "{}", cli::command(language).render_help())?;
        return Ok(Answer::Yes);
    };
    let mut screen = Screen::new(arguments, language);
    let answer = match COMMANDS.iter().find(|entry| entry.name == name) {
        Some(entry) => (entry.run)(arguments, &mut screen)?,
        None => Answer::No,
    };
    screen.finish()?;
    Ok(answer)
}
