//! Arguments and options shared by several commands: their definitions, and their values once parsed.

use super::arguments::{argument, flag, number, one_of, option, value, values};
use crate::input::TypedPosition;
use crate::pairing_system::{self, TypedSystem};
use crate::rated::TournamentChoice;
use crate::record;
use crate::words::cli;
use adoube_laws::Date;
use adoube_words::{Language, Text};
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::thread;

/// Defines `--fen FEN`.
pub(super) fn fen(language: Language) -> Arg {
    option("fen", "FEN", cli::FEN, language).value_parser(value_parser!(OsString))
}

/// Defines `--chess960`.
pub(super) fn chess960(language: Language) -> Arg {
    flag("chess960", cli::CHESS960, language)
}

/// Reads the position from an argument that holds a FEN in one or more words, and from `--chess960`.
pub(super) fn position(matches: &ArgMatches, argument: &str) -> TypedPosition {
    let words = matches.contains_id(argument).then(|| values::<OsString>(matches, argument));
    TypedPosition { words, is_chess960: matches.get_flag("chess960") }
}

/// Defines `--threads N`.
pub(super) fn threads(language: Language) -> Arg {
    option("threads", "N", cli::THREADS, language).value_parser(number::<usize>(1..=1024, language))
}

/// Returns the number of threads: `--threads`, else one per processor.
pub(super) fn thread_count(matches: &ArgMatches) -> usize {
    let typed = value(matches, "threads");
    typed.or_else(|| thread::available_parallelism().ok().map(NonZeroUsize::get)).unwrap_or(1)
}

/// Defines `FILE`: a tournament.
pub(super) fn tournament_file(language: Language) -> Arg {
    argument("FILE", cli::FILE, language).required(true)
}

/// Defines `--system SYSTEM`, which may differ from the file's.
pub(super) fn system(language: Language) -> Arg {
    system_option(cli::SYSTEM, language)
}

/// Defines `--system SYSTEM` for a command without a file that could name one.
pub(super) fn system_without_file(language: Language) -> Arg {
    system_option(cli::SYSTEM_SIMULATED, language)
}

fn system_option(help: Text, language: Language) -> Arg {
    option("system", "SYSTEM", help, language).value_parser(one_of(pairing_system::names().map(|name| (name, name))))
}

/// Defines `--readings LIST`.
pub(super) fn readings(language: Language) -> Arg {
    option("readings", "LIST", cli::READINGS, language)
}

/// Defines `--games N`.
pub(super) fn games(language: Language) -> Arg {
    option("games", "N", cli::GAMES, language).value_parser(number::<u8>(1..=12, language))
}

/// Reads the pairing system from `--system`, `--readings` and `--games`.
pub(super) fn typed_system(matches: &ArgMatches) -> TypedSystem {
    TypedSystem { name: value(matches, "system"), readings: value(matches, "readings"), games: value(matches, "games") }
}

/// Defines `--db DB`.
pub(super) fn db(language: Language) -> Arg {
    option("db", "DB", cli::DB, language)
}

/// Returns the path or URL of `--db`, else the database in the working directory.
pub(super) fn database(matches: &ArgMatches) -> String {
    value(matches, "db").unwrap_or_else(|| record::DEFAULT.to_owned())
}

/// Defines `--key FILE`.
pub(super) fn key(language: Language) -> Arg {
    option("key", "FILE", cli::KEY, language)
}

/// Defines `--event ID`, once. Clap accepts it repeatedly, so that the error can suggest what to do instead.
pub(super) fn event(language: Language) -> Arg {
    option("event", "ID", cli::EVENT, language).action(ArgAction::Append)
}

/// Defines `--event ID`, which may be repeated.
pub(super) fn events(language: Language) -> Arg {
    option("event", "ID", cli::EVENTS, language).action(ArgAction::Append)
}

/// Returns the tournament named by `FILE`, or by `--event` with `--db`.
pub(super) fn tournament(matches: &ArgMatches) -> TournamentChoice {
    TournamentChoice { file: value(matches, "FILE"), events: values(matches, "event"), database: database(matches) }
}

/// Defines `--list LIST`.
pub(super) fn list(language: Language) -> Arg {
    option("list", "LIST", cli::LIST, language)
}

/// Defines `--date DATE`.
pub(super) fn date(language: Language) -> Arg {
    let parse = move |text: &str| Date::parse(text).ok_or_else(|| cli::NOT_A_DATE.get(language).to_owned());
    option("date", "DATE", cli::DATE, language).value_parser(parse)
}
