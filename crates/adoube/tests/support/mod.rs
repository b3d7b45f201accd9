//! Runs the program as a child process.
#![allow(dead_code, reason = "each test uses a part")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The outcome of a run.
pub(crate) struct Run {
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
    /// The exit code.
    pub(crate) code: Option<i32>,
}

/// The program in English, regardless of the system's locale.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command
}

/// Runs it with this text on standard input.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Run {
    ran(command(arguments), input)
}

/// Runs it in a folder.
pub(crate) fn run_in(folder: &Path, arguments: &[&str]) -> Run {
    let mut command = command(arguments);
    command.current_dir(folder);
    ran(command, b"")
}

fn ran(mut command: Command, input: &[u8]) -> Run {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that does not read its input may already have closed it.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}
