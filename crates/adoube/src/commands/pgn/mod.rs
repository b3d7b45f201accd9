//! `adoube pgn check` and `adoube pgn convert`: files of games, checked and rewritten.

mod check;
mod convert;
mod parts;

use super::arguments::{argument, file, flag, one_of, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::pgn;
use adoube_notation::pgn::WrittenIn;
use adoube_notation::{DepartureForm, Letters};
use adoube_words::Language;
use check::PgnCheckArgs;
use clap::{Arg, ArgAction, ArgMatches, Command};
use convert::PgnConvertArgs;

pub(super) struct PgnArgs(PgnAction);

enum PgnAction {
    Check(PgnCheckArgs),
    Convert(PgnConvertArgs),
}

impl Subcommand for PgnArgs {
    const NAME: &'static str = "pgn";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube pgn check|convert", "adoube pgn check games.pgn", pgn::ABOUT, language)
            .subcommand_required(true)
            .subcommand(describe_check(language))
            .subcommand(describe_convert(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        match matches.subcommand() {
            Some(("convert", matches)) => Self(PgnAction::Convert(PgnConvertArgs {
                file: file(matches),
                from: written_in(matches),
                to: if matches.get_flag("figurines") { Some(Letters::Figurines) } else { value(matches, "to") },
                form: if matches.get_flag("long") { DepartureForm::Long } else { DepartureForm::Short },
                threads: options::thread_count(matches),
            })),
            // Clap requires one of the two.
            other => {
                let matches = other.map_or(matches, |(_, matches)| matches);
                Self(PgnAction::Check(PgnCheckArgs {
                    files: values(matches, "FILE"),
                    from: written_in(matches),
                    claims: matches.get_flag("claims"),
                    strict: matches.get_flag("strict"),
                    threads: options::thread_count(matches),
                }))
            }
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        match self.0 {
            PgnAction::Check(args) => args.run(screen),
            PgnAction::Convert(args) => args.run(screen),
        }
    }
}

fn describe_check(language: Language) -> Command {
    subcommand("check", "adoube pgn check FILE… [--from LANG]", "adoube pgn check games.pgn.zst", pgn::CHECK, language)
        .arg(argument("FILE", pgn::FILES, language).required(true).action(ArgAction::Append).num_args(1..))
        .arg(from(language))
        .arg(flag("claims", pgn::CLAIMS, language))
        .arg(flag("strict", pgn::STRICT, language))
        .arg(options::threads(language))
}

fn describe_convert(language: Language) -> Command {
    let letters = one_of(Letters::ALL.map(|letters| (letters.code(), letters)));
    subcommand(
        "convert",
        "adoube pgn convert FILE [--from LANG] --to LANG|--figurines [--long]",
        "adoube pgn convert games.pgn --to ca",
        pgn::CONVERT,
        language,
    )
    .arg(argument("FILE", pgn::FILES, language).required(true))
    .arg(from(language))
    .arg(option("to", "LANG", pgn::TO, language).value_parser(letters))
    .arg(flag("long", pgn::LONG, language))
    .arg(flag("figurines", pgn::FIGURINES, language).conflicts_with("to"))
    .arg(options::threads(language))
}

/// Defines `--from LANG|auto`.
fn from(language: Language) -> Arg {
    let codes = Letters::ALL.map(Letters::code).into_iter().chain(["auto"]);
    option("from", "LANG", pgn::FROM, language).value_parser(codes.collect::<Vec<_>>())
}

/// Returns the letters given with `--from`, or how to detect them.
fn written_in(matches: &ArgMatches) -> WrittenIn {
    match value::<String>(matches, "from") {
        None => WrittenIn::EnglishOrFound,
        Some(code) => code.parse().map_or(WrittenIn::Found, WrittenIn::Given),
    }
}
