//! The command line of adoube: one binary, one command for each task of an arbiter's desk.
//!
//! Results go to standard output, messages to standard error. Exit codes: 0 done; 1 the answer is "no"; 2 bad usage or
//! unreadable input, with one line that says where, what was found and what was expected.

mod columns;
mod commands;
mod desk_event;
mod exit;
mod federation_list;
mod input;
mod input_file;
mod language;
mod logging;
mod pairing_system;
mod parallel;
mod progress;
mod rated;
mod rating_list;
mod record;
mod screen;
mod team_file;
mod tournament_file;
mod whole_file;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let language = language::spoken(&arguments, |name| std::env::var(name).ok());
    match commands::run(arguments, language) {
        Ok(exit) => exit.into(),
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            screen::message(&error.to_string());
            ExitCode::from(2)
        }
    }
}
