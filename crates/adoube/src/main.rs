//! The command line of adoube: one binary, one command for each thing an arbiter's desk does.
//!
//! Results go to standard output, messages to standard error. Exit codes: 0 done; 1 the answer is "no"; 2 bad usage or
//! unreadable input, with one line that says where, what was found and what was expected.

mod cli;
mod commands;
mod counts;
mod desk;
mod event;
mod failure;
mod input;
mod options;
mod parallel;
mod progress;
mod rating;
mod record;
mod screen;
mod source;
mod usage;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let language = cli::language(&arguments, |name| std::env::var(name).ok());
    let outcome = match cli::command(language).try_get_matches_from(arguments) {
        Ok(matches) => commands::run(&matches, language),
        Err(error) => usage::answer(&error, language),
    };
    failure::exit(outcome)
}
