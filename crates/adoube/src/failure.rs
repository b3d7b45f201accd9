//! How a command ends.

use crate::screen::plain;
use std::io::{self, Write};
use std::process::ExitCode;

/// The question was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Done, or yes: exit code 0.
    Yes,
    /// An illegal move, a failed check, a wrong pairing: exit code 1.
    No,
}

/// The command could not do its work: exit code 2.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What is wrong with the input or the call, in one line in the user's language.
    Input(String),
    /// It has been said already what is wrong.
    Told,
    /// Standard output cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Says what went wrong and gives the exit code.
pub(crate) fn exit(outcome: Result<Answer, Failure>) -> ExitCode {
    // If standard error is closed too, there is nobody left to tell.
    match outcome {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        // The reader of a pipe has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => {
            let _ = writeln!(io::stderr(), "adoube: {error}");
            ExitCode::from(2)
        }
        Err(Failure::Told) => ExitCode::from(2),
        Err(Failure::Input(message)) => {
            let _ = writeln!(io::stderr(), "adoube: {}", plain(&message));
            ExitCode::from(2)
        }
    }
}
