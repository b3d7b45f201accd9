//! `adoube import`: reads a record that `adoube export` wrote.

use super::arguments::{argument, file, subcommand};
use super::export::{numbers, rest};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::unreadable;
use crate::record;
use crate::screen::Screen;
use crate::words::counts;
use crate::words::import;
use adoube_store::Store;
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufReader};

pub(super) struct ImportArgs {
    file: String,
    database: String,
}

impl Subcommand for ImportArgs {
    const NAME: &'static str = "import";

    fn describe(language: Language) -> Command {
        const EXAMPLE: &str = "adoube import record.ndjson --db postgres://localhost/adoube";
        subcommand(Self::NAME, "adoube import FILE [--db DB]", EXAMPLE, import::IMPORT, language)
            .arg(argument("FILE", import::FROM, language).required(true))
            .arg(options::db(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { file: file(matches), database: options::database(matches) }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let path = self.file.as_str();
        let place = record::place(&self.database, language)?;
        let imported = record::block_on(async {
            let imported = match path {
                "-" => Store::import_into(&place, io::stdin().lock(), path).await,
                path => {
                    let file = File::open(path).map_err(|error| unreadable(path, &error, language))?;
                    Store::import_into(&place, BufReader::new(file), path).await
                }
            };
            imported.map_err(record::file_error(path, language))
        })?;
        let carried = imported.carried;
        let key = imported.desk_key.map(|key| record::save_desk_key(&key, &place, language)).transpose()?;
        if screen.wants_json() {
            let mut value = numbers(carried);
            value["known"] = carried.known.into();
            value["erased"] = carried.erased.into();
            value["desk_key"] = key.map_or(Value::Null, |key| key.json());
            screen.json(&value)?;
            return Ok(Exit::Done);
        }
        let values: [(&str, &dyn std::fmt::Display); 4] = [
            ("entries", &counts::NEW_ENTRIES.fill(language, &[("n", &carried.entries)])),
            ("streams", &counts::OF_STREAMS.fill(language, &[("n", &carried.streams)])),
            ("known", &counts::KNOWN.fill(language, &[("n", &carried.known)])),
            ("rest", &rest(carried, language)),
        ];
        screen.line(&import::CARRIED.fill(language, &values))?;
        if carried.erased > 0 {
            screen.line(&counts::ERASED.fill(language, &[("n", &carried.erased)]))?;
        }
        key.map_or(Ok(()), |key| screen.line(&key.sentence(language)))?;
        Ok(Exit::Done)
    }
}
