//! What a command writes: text for people or JSON for programs.

use crate::failure::Failure;
use adoube_laws::Language;
use clap::ArgMatches;
use std::io::{self, BufWriter, IsTerminal, Write};

/// A message that may quote a file, without the signs that a terminal would obey.
pub(crate) fn plain(message: &str) -> String {
    message.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect()
}

/// Standard output, and how the user wants it.
pub(crate) struct Screen {
    out: BufWriter<io::Stdout>,
    /// The language of everything written for people.
    pub(crate) language: Language,
    json: bool,
    color: bool,
}

impl Screen {
    pub(crate) fn new(matches: &ArgMatches, language: Language) -> Self {
        let color = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self { out: BufWriter::new(io::stdout()), language, json: matches.get_flag("json"), color }
    }

    /// Whether the user asked for JSON.
    pub(crate) const fn wants_json(&self) -> bool {
        self.json
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.out.write_all(bytes)?)
    }

    /// Writes a JSON value on a line of its own.
    pub(crate) fn json(&mut self, value: &serde_json::Value) -> Result<(), Failure> {
        self.line(&value.to_string())
    }

    /// The text made to stand out, where colours are wanted.
    pub(crate) fn strong(&self, text: &str) -> String {
        if self.color { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// The text as a warning, where colours are wanted.
    pub(crate) fn warning(&self, text: &str) -> String {
        if self.color { format!("\u{1b}[1;31m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Says something on standard error that is not the result, after what is waiting.
    pub(crate) fn remark(&mut self, text: &str) -> Result<(), Failure> {
        self.flush()?;
        // If standard error is closed, there is nobody to tell.
        let _ = writeln!(io::stderr(), "adoube: {}", plain(text));
        Ok(())
    }

    /// Writes out what is waiting, before a message on standard error.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// Everything is out.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }
}
