//! The end of a command: its exit code, or the error that stopped it.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// The exit status of a command that did its work and has printed its output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Done, or yes: exit code 0.
    Done,
    /// No: an illegal move, a failed check, a wrong pairing: exit code 1.
    No,
    /// Some input could not be read; the rest was processed and each unreadable part has been reported: exit code 2.
    Unreadable,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Done => Self::SUCCESS,
            Exit::No => Self::from(1),
            Exit::Unreadable => Self::from(2),
        }
    }
}

/// The error of a command that could not do its work: exit code 2.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// The call or its input is wrong: one line in the user's language.
    Input(String),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl CommandError {
    /// Returns whether the reader of our output closed the pipe, which is not an error of ours.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(message) => f.write_str(message),
            Self::Output(error) => error.fmt(f),
        }
    }
}
