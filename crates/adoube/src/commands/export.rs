//! `adoube export` and `adoube import`: the record as lines of JSON that can be read without this program.
//!
//! The log goes by itself; personal data, rating lists and secrets each need to be asked for.

use crate::cli::{argument, flag, subcommand};
use crate::counts::{
    ACCOUNTS, CHECKPOINTS, ENTRIES, ERASED, FAULTS, KNOWN, LISTS as SOME_LISTS, NEW_ENTRIES, OF_STREAMS,
    PERSONS as SOME_PERSONS,
};
use crate::failure::{Answer, Failure};
use crate::input::unreadable;
use crate::record::{self, failure};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::{Access, DeskKey, ExportParts, Exported, Store, StoreError, TransferCounts};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};

const EXPORT: Text = Text {
    ca: "Escriu el registre en línies de JSON, llegibles sense aquest programa; la resta, si es demana",
    es: "Escribe el registro en líneas de JSON, legibles sin este programa; lo demás, si se pide",
    pt: "Escreve o registro em linhas de JSON, legíveis sem este programa; o resto, se for pedido",
    eu: "Idatzi erregistroa JSON lerrotan, programa hau gabe irakurtzeko modukoak; gainerakoa, eskatuz gero",
    en: "Write the record as lines of JSON, readable without this program; the rest only if asked for",
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
const LISTS: Text = Text {
    ca: "Inclou les llistes de rating",
    es: "Incluye las listas de rating",
    pt: "Inclui as listas de rating",
    eu: "Sartu rating-zerrendak",
    en: "Include the rating lists",
};
const SECRETS: Text = Text {
    ca: "Inclou els comptes (amb els resums de les contrasenyes i el segon factor), les sessions, els secrets i la clau de la taula: guardeu el fitxer com una contrasenya",
    es: "Incluye las cuentas (con los resúmenes de las contraseñas y el segundo factor), las sesiones, los secretos y la clave de la mesa: guarde el fichero como una contraseña",
    pt: "Inclui as contas (com os resumos das senhas e o segundo fator), as sessões, os segredos e a chave da mesa: guarde o arquivo como uma senha",
    eu: "Sartu kontuak (pasahitzen laburpenekin eta bigarren faktorearekin), saioak, sekretuak eta mahaiaren gakoa: gorde fitxategia pasahitz bat bezala",
    en: "Include accounts (with the hashes of passwords and the second factors), sessions, the desk's secrets and its key: keep the file like a password",
};
const ALL: Text = Text {
    ca: "Tot, per refer la taula en un altre lloc: --persons --lists --secrets",
    es: "Todo, para rehacer la mesa en otro lugar: --persons --lists --secrets",
    pt: "Tudo, para refazer a mesa em outro lugar: --persons --lists --secrets",
    eu: "Dena, mahaia beste leku batean berregiteko: --persons --lists --secrets",
    en: "Everything, to rebuild the desk elsewhere: --persons --lists --secrets",
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
const EXPORTED: Text = Text::same("{path}: {entries} {streams}, {rest}");
const CARRIED: Text = Text::same("{entries} {streams} ({known}), {rest}");
const DAMAGED: Text = Text {
    ca: "{path}: s'ha exportat el que es podia llegir, però el registre no és sencer ({faults}) i l'exportació no es podrà importar",
    es: "{path}: se ha exportado lo que se podía leer, pero el registro no está entero ({faults}) y la exportación no se podrá importar",
    pt: "{path}: foi exportado o que se podia ler, mas o registro não está inteiro ({faults}) e a exportação não poderá ser importada",
    eu: "{path}: irakur zitekeena esportatu da, baina erregistroa ez dago osorik ({faults}) eta esportazioa ezin izango da inportatu",
    en: "{path}: what could be read was exported, but the record is not whole ({faults}) and the export may not be read back",
};

pub(crate) fn describe_export(language: Language) -> Command {
    let usage = "adoube export [FILE] [--db DB] [--persons] [--lists] [--secrets] [--all]";
    subcommand("export", usage, "adoube export record.ndjson --db adoube.db", EXPORT, language)
        .arg(argument("FILE", TO, language))
        .arg(record::db(language))
        .arg(flag("persons", PERSONS, language))
        .arg(flag("lists", LISTS, language))
        .arg(flag("secrets", SECRETS, language))
        .arg(flag("all", ALL, language))
}

/// What is asked for beside the log.
fn parts(matches: &ArgMatches) -> ExportParts {
    let asked = |name| matches.get_flag("all") || matches.get_flag(name);
    ExportParts { persons: asked("persons"), lists: asked("lists"), secrets: asked("secrets") }
}

/// A new file that only its owner may read.
fn new_file(path: &str) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A file that cannot be written.
fn unwritten(path: &str, error: &io::Error, language: Language) -> Failure {
    match error.kind() {
        io::ErrorKind::AlreadyExists => failure(language)(StoreError::Exists { place: path.to_owned() }),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            failure(language)(StoreError::ReadOnly { place: path.to_owned() })
        }
        _ => failure(language)(StoreError::File { place: path.to_owned(), detail: error.to_string() }),
    }
}

pub(crate) fn run_export(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let parts = parts(matches);
    let path = matches.get_one::<String>("FILE").filter(|path| *path != "-").map(String::as_str);
    let (exported, remark) = record::block_on(async {
        let store = record::open(matches, Access::Read, language).await?;
        let (key, remark) = if parts.secrets { record::desk_key(&store, language).await? } else { (None, None) };
        let exported = write(&store, path, parts, key.as_ref(), language).await;
        store.close().await.map_err(failure(language))?;
        Ok((exported?, remark))
    })?;
    // Standard output may hold the record itself.
    if let Some(remark) = remark {
        screen.remark(&remark)?;
    }
    for finding in &exported.findings {
        screen.remark(&finding.sentence(language))?;
    }
    if !exported.findings.is_empty() {
        let faults = FAULTS.say(language, exported.findings.len() as u64);
        screen.remark(&DAMAGED.fill(language, &[("path", &path.unwrap_or("-")), ("faults", &faults)]))?;
    }
    let findings: Vec<String> = exported.findings.iter().map(|finding| finding.sentence(language)).collect();
    let carried = exported.carried;
    match path {
        None => {}
        Some(path) if screen.wants_json() => {
            let mut told = numbers(carried);
            told["path"] = path.into();
            told["findings"] = findings.into();
            screen.json(&told)?;
        }
        Some(path) => {
            let (entries, streams) =
                (ENTRIES.say(language, carried.entries), OF_STREAMS.say(language, carried.streams));
            let rest = rest(carried, language);
            let values: [(&str, &dyn std::fmt::Display); 4] =
                [("path", &path), ("entries", &entries), ("streams", &streams), ("rest", &rest)];
            screen.line(&EXPORTED.fill(language, &values))?;
        }
    }
    Ok(if exported.findings.is_empty() { Answer::Yes } else { Answer::No })
}

/// Writes the record to a file or to standard output. A file that could not be written to its end is taken away.
async fn write(
    store: &Store,
    path: Option<&str>,
    parts: ExportParts,
    key: Option<&DeskKey>,
    language: Language,
) -> Result<Exported, Failure> {
    let now = record::now_ms();
    let Some(path) = path else {
        let mut out = Out { to: BufWriter::new(io::stdout().lock()), failed: None };
        let exported = store.export(&mut out, parts, key, now).await;
        // A reader who has seen enough is no fault of the record.
        return match out.failed {
            Some(kind) => Err(Failure::Output(kind.into())),
            None => exported.map_err(failure(language)),
        };
    };
    let file = new_file(path).map_err(|error| unwritten(path, &error, language))?;
    let mut out = Out { to: BufWriter::new(&file), failed: None };
    let exported = store.export(&mut out, parts, key, now).await;
    let failed = out.failed;
    drop(out);
    let synced = file.sync_all();
    if exported.is_err() || synced.is_err() {
        // What is not whole would stand in the way of the next try.
        let _ = std::fs::remove_file(path);
    }
    match (failed, exported) {
        (Some(kind), Err(_)) => Err(unwritten(path, &kind.into(), language)),
        (_, exported) => {
            let exported = exported.map_err(failure(language))?;
            synced.map_err(|error| unwritten(path, &error, language))?;
            Ok(exported)
        }
    }
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
    let imported = record::block_on(async {
        let place = record::place(matches, language)?;
        let imported = match path {
            "-" => Store::import_into(&place, io::stdin().lock(), path).await,
            path => {
                let file = File::open(path).map_err(|error| unreadable(path, &error, language))?;
                Store::import_into(&place, BufReader::new(file), path).await
            }
        };
        imported.map_err(record::failure_in(path, language))
    })?;
    let carried = imported.carried;
    let key = imported.desk_key.map(|key| record::save_desk_key(&key, matches, language)).transpose()?;
    if screen.wants_json() {
        let mut told = numbers(carried);
        told["known"] = carried.known.into();
        told["erased"] = carried.erased.into();
        told["desk_key"] = key.map_or(serde_json::Value::Null, |key| key.json());
        screen.json(&told)?;
        return Ok(Answer::Yes);
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
    Ok(Answer::Yes)
}

/// How much was carried, for programs.
fn numbers(carried: TransferCounts) -> serde_json::Value {
    let TransferCounts { entries, streams, checkpoints, sealed, persons, accounts, lists, .. } = carried;
    json!({
        "entries": entries, "streams": streams, "checkpoints": checkpoints, "sealed": sealed, "persons": persons,
        "accounts": accounts, "lists": lists,
    })
}

/// How much was carried beside the entries, for people.
fn rest(carried: TransferCounts, language: Language) -> String {
    let TransferCounts { checkpoints, persons, accounts, lists, .. } = carried;
    let counted = [(CHECKPOINTS, checkpoints), (SOME_PERSONS, persons), (ACCOUNTS, accounts), (SOME_LISTS, lists)];
    let counted = counted.map(|(what, n)| what.say(language, n));
    counted.join(", ")
}
