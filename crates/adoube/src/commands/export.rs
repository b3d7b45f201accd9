//! `adoube export` and `adoube import`: the record as lines of JSON that can be read without this program.

use crate::cli::{argument, flag, subcommand};
use crate::failure::{Answer, Failure};
use crate::input::unreadable;
use crate::record::{self, failure};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::{Access, Carried, Persons};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};

const EXPORT: Text = Text {
    ca: "Escriu el registre sencer en línies de JSON",
    es: "Escribe el registro entero en líneas de JSON",
    pt: "Escreve o registro inteiro em linhas de JSON",
    eu: "Idatzi erregistro osoa JSON lerrotan",
    en: "Write the whole record as lines of JSON",
};
const TO: Text = Text {
    ca: "El fitxer nou [per defecte, la sortida estàndard]",
    es: "El fichero nuevo [por defecto, la salida estándar]",
    pt: "O arquivo novo [padrão: a saída padrão]",
    eu: "Fitxategi berria [lehenetsia: irteera estandarra]",
    en: "The new file [default: standard output]",
};
const PERSONS: Text = Text {
    ca: "Inclou les dades personals, que si no queden fora",
    es: "Incluye los datos personales, que si no quedan fuera",
    pt: "Inclui os dados pessoais, que de outro modo ficam de fora",
    eu: "Sartu datu pertsonalak ere; bestela kanpoan geratzen dira",
    en: "Include personal data, which are left out otherwise",
};
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
const CARRIED: Text = Text {
    ca: "{entries} entrades noves de {streams} fluxos ({known} ja hi eren), {checkpoints} punts de control, {persons} persones",
    es: "{entries} entradas nuevas de {streams} flujos ({known} ya estaban), {checkpoints} puntos de control, {persons} personas",
    pt: "{entries} entradas novas de {streams} fluxos ({known} já lá estavam), {checkpoints} pontos de controle, {persons} pessoas",
    eu: "{streams} korrontetako {entries} sarrera berri ({known} bazeuden), {checkpoints} kontrol-puntu, {persons} pertsona",
    en: "{entries} new entries of {streams} streams ({known} were there), {checkpoints} checkpoints, {persons} people",
};

pub(crate) fn describe_export(language: Language) -> Command {
    let usage = "adoube export [FILE] [--db DB] [--persons]";
    subcommand("export", usage, "adoube export record.ndjson --db adoube.db", EXPORT, language)
        .arg(argument("FILE", TO, language))
        .arg(record::db(language))
        .arg(flag("persons", PERSONS, language))
}

pub(crate) fn run_export(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let persons = if matches.get_flag("persons") { Persons::Included } else { Persons::Left };
    let path = matches.get_one::<String>("FILE").filter(|path| *path != "-");
    let carried = record::block_on(async {
        let store = record::open(matches, Access::Read, language).await?;
        let now = record::now_ms();
        let carried = match path {
            None => {
                let mut out = Out { to: BufWriter::new(io::stdout().lock()), failed: None };
                let carried = store.export(&mut out, persons, now).await;
                // A reader who has seen enough is no fault of the record.
                if let Some(kind) = out.failed {
                    return Err(Failure::Output(kind.into()));
                }
                carried
            }
            Some(path) => {
                let file = File::create_new(path).map_err(|error| unreadable(path, &error, language))?;
                let carried = store.export(BufWriter::new(&file), persons, now).await;
                file.sync_all().map_err(|error| unreadable(path, &error, language))?;
                carried
            }
        };
        store.close().await.map_err(failure(language))?;
        carried.map_err(failure(language))
    })?;
    // Standard output holds the record itself.
    if path.is_some() {
        tell(carried, screen)?;
    }
    Ok(Answer::Yes)
}

/// A writer that remembers how it failed.
struct Out<W> {
    to: W,
    failed: Option<io::ErrorKind>,
}

impl<W: Write> Write for Out<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes).inspect_err(|error| self.failed = Some(error.kind()))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush().inspect_err(|error| self.failed = Some(error.kind()))
    }
}

pub(crate) fn describe_import(language: Language) -> Command {
    let usage = "adoube import FILE [--db DB]";
    subcommand("import", usage, "adoube import record.ndjson --db postgres://localhost/adoube", IMPORT, language)
        .arg(argument("FILE", FROM, language).required(true))
        .arg(record::db(language))
}

pub(crate) fn run_import(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let path = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    let carried = record::block_on(async {
        let place_for = |fault: adoube_store::Fault| match fault {
            line @ adoube_store::Fault::Line { .. } => Failure::Input(format!("{path}: {}", line.sentence(language))),
            other => failure(language)(other),
        };
        let file = match path {
            "-" => None,
            path => Some(File::open(path).map_err(|error| unreadable(path, &error, language))?),
        };
        let store = record::open(matches, Access::Create, language).await?;
        let carried = match file {
            None => store.import(io::stdin().lock(), path).await,
            Some(file) => store.import(BufReader::new(file), path).await,
        };
        store.close().await.map_err(failure(language))?;
        carried.map_err(place_for)
    })?;
    tell(carried, screen)?;
    Ok(Answer::Yes)
}

fn tell(carried: Carried, screen: &mut Screen) -> Result<(), Failure> {
    let Carried { entries, known, streams, checkpoints, sealed, persons } = carried;
    if screen.wants_json() {
        return screen.json(&json!({
            "entries": entries, "known": known, "streams": streams, "checkpoints": checkpoints, "sealed": sealed,
            "persons": persons,
        }));
    }
    let values: [(&str, &dyn std::fmt::Display); 5] = [
        ("entries", &entries),
        ("known", &known),
        ("streams", &streams),
        ("checkpoints", &checkpoints),
        ("persons", &persons),
    ];
    screen.line(&CARRIED.fill(screen.language, &values))
}
