//! `adoube lineup`: checks a team line-up against the club's stamped list (the handbook, Teams 7 and Foreigners 8).

use super::Subcommand;
use super::arguments::{argument, file, subcommand};
use crate::exit::{CommandError, Exit};
use crate::input::unreadable;
use crate::screen::Screen;
use crate::words::lineup;
use adoube_federation::names::NumbersOnly;
use adoube_federation::sheetfile::{MAX_BYTES, SheetFile};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, Read};

pub(super) struct LineupArgs {
    file: String,
}

impl Subcommand for LineupArgs {
    const NAME: &'static str = "lineup";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube lineup FILE", "adoube lineup sheet.txt", lineup::ABOUT, language)
            .arg(argument("FILE", lineup::FILE, language).required(true))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { file: file(matches) }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let name = self.file.as_str();
        let text = read(name, language)?;
        let file = SheetFile::parse(&text)
            .map_err(|error| CommandError::Input(format!("{name}: {}", error.sentence(language))))?;
        let findings = file.check();
        if screen.wants_json() {
            let found: Vec<Value> = findings
            .iter()
            .map(|f| json!({ "code": f.code(), "provision": f.cites().number(), "text": f.text(language, &NumbersOnly) }))
            .collect();
            screen.json(&json!({ "team": file.team(), "legal": findings.is_empty(), "findings": found }))?;
        } else if findings.is_empty() {
            screen.line(&lineup::LEGAL.fill(language, &[("team", &file.team())]))?;
        } else {
            for finding in &findings {
                let line = format!("{}: {}", screen.warning(finding.code()), finding.text(language, &NumbersOnly));
                screen.line(&line)?;
            }
        }
        Ok(if findings.is_empty() { Exit::Done } else { Exit::No })
    }
}

/// Reads the file as text, at most one byte more than allowed: the parser then reports that it is too long.
fn read(name: &str, language: Language) -> Result<String, CommandError> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    let read = if name == "-" {
        io::stdin().take(most).read_to_end(&mut bytes)
    } else {
        File::open(name).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| unreadable(name, &error, language))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
