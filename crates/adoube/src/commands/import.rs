//! `adoube import`: reads a record that `adoube export` wrote.

use super::arguments::{argument, file, subcommand};
use super::export::{numbers, rest};
use super::{Subcommand, options};
use crate::counts::{ERASED, KNOWN, NEW_ENTRIES, OF_STREAMS};
use crate::exit::{CommandError, Exit};
use crate::input::unreadable;
use crate::record;
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::Store;
use clap::{ArgMatches, Command};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufReader};

const IMPORT: Text = Text {
    ca: "Llegeix un registre exportat, comprova'l i afegeix-lo; o tot o res",
    es: "Lee un registro exportado, lo comprueba y lo añade; o todo o nada",
    pt: "Lê um registro exportado, verifica-o e acrescenta-o; ou tudo ou nada",
    eu: "Irakurri esportatutako erregistro bat, egiaztatu eta gehitu; dena edo ezer ez",
    en: "Read an exported record, check it and add it; all or nothing",
};
const FROM: Text = Text {
    ca: "El registre exportat; - per a l'entrada estàndard",
    es: "El registro exportado; - para la entrada estándar",
    pt: "O registro exportado; - para a entrada padrão",
    eu: "Esportatutako erregistroa; - sarrera estandarrerako",
    en: "The exported record; - for standard input",
};
const CARRIED: Text = Text::same("{entries} {streams} ({known}), {rest}");

pub(super) struct ImportArgs {
    file: String,
    database: String,
}

impl Subcommand for ImportArgs {
    const NAME: &'static str = "import";

    fn describe(language: Language) -> Command {
        const EXAMPLE: &str = "adoube import record.ndjson --db postgres://localhost/adoube";
        subcommand(Self::NAME, "adoube import FILE [--db DB]", EXAMPLE, IMPORT, language)
            .arg(argument("FILE", FROM, language).required(true))
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
            ("entries", &NEW_ENTRIES.say(language, carried.entries)),
            ("streams", &OF_STREAMS.say(language, carried.streams)),
            ("known", &KNOWN.say(language, carried.known)),
            ("rest", &rest(carried, language)),
        ];
        screen.line(&CARRIED.fill(language, &values))?;
        if carried.erased > 0 {
            screen.line(&ERASED.say(language, carried.erased))?;
        }
        key.map_or(Ok(()), |key| screen.line(&key.sentence(language)))?;
        Ok(Exit::Done)
    }
}
