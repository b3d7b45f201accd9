//! The commands, one file each.

mod backup;
mod check;
mod chess960;
mod completions;
mod consolation;
mod convert;
mod export;
mod law;
mod lineup;
mod list;
mod man;
mod mate;
mod norms;
mod pair;
mod pair_teams;
mod perft;
mod pgn;
mod pgn_parts;
mod position;
mod promotions;
mod rate;
mod roundrobin;
mod rule;
mod say;
mod serve;
mod sheet;
mod simulate;
mod standings;
mod standings_parts;
mod standings_people;
mod standings_tables;
mod standings_team_codes;
mod standings_teams;
mod verify;

use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_laws::Language;
use clap::{ArgMatches, Command};
use std::io;

/// A command: how it is described and what it does.
pub(crate) struct Entry {
    name: &'static str,
    pub(crate) describe: fn(Language) -> Command,
    run: fn(&ArgMatches, &mut Screen) -> Result<Answer, Failure>,
}

/// All commands, in the order help lists them.
pub(crate) const COMMANDS: &[Entry] = &[
    Entry { name: "serve", describe: serve::describe, run: serve::run },
    Entry { name: "law", describe: law::describe, run: law::run },
    Entry { name: "rule", describe: rule::describe, run: rule::run },
    Entry { name: "position", describe: position::describe, run: position::run },
    Entry { name: "mate", describe: mate::describe, run: mate::run },
    Entry { name: "perft", describe: perft::describe, run: perft::run },
    Entry { name: "pgn", describe: pgn::describe, run: pgn::run },
    Entry { name: "sheet", describe: sheet::describe, run: sheet::run },
    Entry { name: "say", describe: say::describe, run: say::run },
    Entry { name: "chess960", describe: chess960::describe, run: chess960::run },
    Entry { name: "roundrobin", describe: roundrobin::describe, run: roundrobin::run },
    Entry { name: "pair", describe: pair::describe, run: pair::run },
    Entry { name: "check", describe: check::describe, run: check::run },
    Entry { name: "standings", describe: standings::describe, run: standings::run },
    Entry { name: "simulate", describe: simulate::describe, run: simulate::run },
    Entry { name: "convert", describe: convert::describe, run: convert::run },
    Entry { name: "rate", describe: rate::describe, run: rate::run },
    Entry { name: "norms", describe: norms::describe, run: norms::run },
    Entry { name: "promotions", describe: promotions::describe, run: promotions::run },
    Entry { name: "lineup", describe: lineup::describe, run: lineup::run },
    Entry { name: "list", describe: list::describe, run: list::run },
    Entry { name: "backup", describe: backup::describe_backup, run: backup::run_backup },
    Entry { name: "restore", describe: backup::describe_restore, run: backup::run_restore },
    Entry { name: "verify", describe: verify::describe, run: verify::run },
    Entry { name: "export", describe: export::describe_export, run: export::run_export },
    Entry { name: "import", describe: export::describe_import, run: export::run_import },
    Entry { name: "completions", describe: completions::describe, run: completions::run },
    Entry { name: "man", describe: man::describe, run: man::run },
];

/// Runs the command that was asked for; without one, opens the desk.
pub(crate) fn run(matches: &ArgMatches, language: Language) -> Result<Answer, Failure> {
    let Some((name, arguments)) = matches.subcommand() else {
        let answer = serve::run(&serve::plain(language)?, &mut Screen::new(matches, language));
        return answer;
    };
    // What every command takes may stand after the innermost one.
    let mut innermost = arguments;
    while let Some((_, inner)) = innermost.subcommand() {
        innermost = inner;
    }
    let mut screen = Screen::new(innermost, language);
    let mut answer = Answer::No;
    if let Some(entry) = COMMANDS.iter().find(|entry| entry.name == name) {
        answer = (entry.run)(arguments, &mut screen)?;
    }
    match screen.finish() {
        // Whoever reads the pipe has seen enough; the answer stays what it is.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(answer),
        finished => finished.map(|()| answer),
    }
}
