//! Output: results on standard output as text or JSON, messages on standard error.

use crate::exit::CommandError;
use adoube_words::Language;
use std::io::{self, BufWriter, IsTerminal, Write};

/// Replaces control characters in text that may quote a file, so that a terminal does not interpret them.
pub(crate) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Writes a message to standard error.
pub(crate) fn message(text: &str) {
    let text: Vec<String> = text.split('\n').map(one_line).collect();
    // If standard error is closed, there is nowhere left to write.
    let _ = writeln!(io::stderr(), "adoube: {}", text.join("\n"));
}

/// Standard output, and the format that the user chose.
pub(crate) struct Screen {
    out: BufWriter<io::Stdout>,
    /// The language of everything written for people.
    pub(crate) language: Language,
    json: bool,
    color: bool,
}

impl Screen {
    /// Creates the output; `json` is the flag `--json`. Colours are used on terminals, unless `NO_COLOR` is set.
    pub(crate) fn new(language: Language, json: bool) -> Self {
        let color = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self { out: BufWriter::new(io::stdout()), language, json, color }
    }

    /// Returns whether the user asked for JSON.
    pub(crate) const fn wants_json(&self) -> bool {
        self.json
    }

    pub(crate) fn line(&mut self, text: &str) -> Result<(), CommandError> {
        Ok(writeln!(self.out, "{text}")?)
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), CommandError> {
        Ok(self.out.write_all(bytes)?)
    }

    /// Writes a JSON value on its own line.
    pub(crate) fn json(&mut self, value: &serde_json::Value) -> Result<(), CommandError> {
        self.line(&value.to_string())
    }

    /// Writes lines in columns, the first line emphasised.
    pub(crate) fn table(&mut self, lines: &[String]) -> Result<(), CommandError> {
        for (at, line) in lines.iter().enumerate() {
            let text = if at == 0 { self.strong(line) } else { line.clone() };
            self.line(&text)?;
        }
        Ok(())
    }

    /// Formats text in bold, if colours are on.
    pub(crate) fn strong(&self, text: &str) -> String {
        if self.color { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Formats text in bold red, if colours are on.
    pub(crate) fn warning(&self, text: &str) -> String {
        if self.color { format!("\u{1b}[1;31m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Writes a message to standard error, after the output so far.
    pub(crate) fn remark(&mut self, text: &str) -> Result<(), CommandError> {
        self.flush()?;
        message(text);
        Ok(())
    }

    pub(crate) fn flush(&mut self) -> Result<(), CommandError> {
        Ok(self.out.flush()?)
    }
}
