//! `adoube export`: the record as lines of JSON that can be read without this program.
//!
//! By default only the log is exported; personal data, rating lists and secrets have an option each.

use super::arguments::{argument, flag, subcommand, value};
use super::{Subcommand, options};
use crate::counts::{ACCOUNTS, CHECKPOINTS, ENTRIES, FAULTS, LISTS as SOME_LISTS, OF_STREAMS, PERSONS as SOME_PERSONS};
use crate::exit::{CommandError, Exit};
use crate::record::{self, store_error};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::{Access, DeskKey, ExportParts, Exported, Store, StoreError, TransferCounts};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::fs::File;
use std::io::{self, BufWriter, Write};

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
const EXPORTED: Text = Text::same("{path}: {entries} {streams}, {rest}");
const DAMAGED: Text = Text {
    ca: "{path}: s'ha exportat el que es podia llegir, però el registre no és sencer ({faults}) i l'exportació no es podrà importar",
    es: "{path}: se ha exportado lo que se podía leer, pero el registro no está entero ({faults}) y la exportación no se podrá importar",
    pt: "{path}: foi exportado o que se podia ler, mas o registro não está inteiro ({faults}) e a exportação não poderá ser importada",
    eu: "{path}: irakur zitekeena esportatu da, baina erregistroa ez dago osorik ({faults}) eta esportazioa ezin izango da inportatu",
    en: "{path}: what could be read was exported, but the record is not whole ({faults}) and the export may not be read back",
};

pub(super) struct ExportArgs {
    /// The new file; without it, standard output.
    to: Option<String>,
    database: String,
    parts: ExportParts,
}

impl Subcommand for ExportArgs {
    const NAME: &'static str = "export";

    fn describe(language: Language) -> Command {
        let usage = "adoube export [FILE] [--db DB] [--persons] [--lists] [--secrets] [--all]";
        subcommand(Self::NAME, usage, "adoube export record.ndjson --db adoube.db", EXPORT, language)
            .arg(argument("FILE", TO, language))
            .arg(options::db(language))
            .arg(flag("persons", PERSONS, language))
            .arg(flag("lists", LISTS, language))
            .arg(flag("secrets", SECRETS, language))
            .arg(flag("all", ALL, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        let wants = |name| matches.get_flag("all") || matches.get_flag(name);
        Self {
            to: value::<String>(matches, "FILE").filter(|path| path != "-"),
            database: options::database(matches),
            parts: ExportParts { persons: wants("persons"), lists: wants("lists"), secrets: wants("secrets") },
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let Self { parts, .. } = self;
        let path = self.to.as_deref();
        let (exported, warning) = record::block_on(async {
            let store = record::open(&self.database, Access::Read, language).await?;
            let (key, warning) = if parts.secrets { record::desk_key(&store, language).await? } else { (None, None) };
            let exported = write(&store, path, parts, key.as_ref(), language).await;
            store.close().await.map_err(store_error(language))?;
            Ok((exported?, warning))
        })?;
        // Standard output may be the record itself.
        if let Some(warning) = warning {
            screen.remark(&warning)?;
        }
        let findings: Vec<String> = exported.findings.iter().map(|finding| finding.sentence(language)).collect();
        for finding in &findings {
            screen.remark(finding)?;
        }
        if !findings.is_empty() {
            let faults = FAULTS.say(language, findings.len() as u64);
            screen.remark(&DAMAGED.fill(language, &[("path", &path.unwrap_or("-")), ("faults", &faults)]))?;
        }
        let exit = if findings.is_empty() { Exit::Done } else { Exit::No };
        if let Some(path) = path {
            show(path, exported.carried, findings, screen)?;
        }
        Ok(exit)
    }
}

fn show(path: &str, carried: TransferCounts, findings: Vec<String>, screen: &mut Screen) -> Result<(), CommandError> {
    let language = screen.language;
    if screen.wants_json() {
        let mut value = numbers(carried);
        value["path"] = path.into();
        value["findings"] = findings.into();
        return screen.json(&value);
    }
    let (entries, streams) = (ENTRIES.say(language, carried.entries), OF_STREAMS.say(language, carried.streams));
    let rest = rest(carried, language);
    let values: [(&str, &dyn std::fmt::Display); 4] =
        [("path", &path), ("entries", &entries), ("streams", &streams), ("rest", &rest)];
    screen.line(&EXPORTED.fill(language, &values))
}

/// A new file that only its owner may read.
fn new_file(path: &str) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The error for a file that cannot be written.
fn unwritten(path: &str, error: &io::Error, language: Language) -> CommandError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => store_error(language)(StoreError::Exists { place: path.to_owned() }),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            store_error(language)(StoreError::ReadOnly { place: path.to_owned() })
        }
        _ => store_error(language)(StoreError::File { place: path.to_owned(), detail: error.to_string() }),
    }
}

/// Writes the record to a file or to standard output. A file that could not be written to its end is removed.
async fn write(
    store: &Store,
    path: Option<&str>,
    parts: ExportParts,
    key: Option<&DeskKey>,
    language: Language,
) -> Result<Exported, CommandError> {
    let now = record::now_ms();
    let Some(path) = path else {
        let mut out = WatchedWriter { to: BufWriter::new(io::stdout().lock()), failed: None };
        let exported = store.export(&mut out, parts, key, now).await;
        // A closed pipe is not a fault of the record.
        return match out.failed {
            Some(kind) => Err(CommandError::Output(kind.into())),
            None => exported.map_err(store_error(language)),
        };
    };
    let file = new_file(path).map_err(|error| unwritten(path, &error, language))?;
    let mut out = WatchedWriter { to: BufWriter::new(&file), failed: None };
    let exported = store.export(&mut out, parts, key, now).await;
    let failed = out.failed;
    drop(out);
    let synced = file.sync_all();
    if exported.is_err() || synced.is_err() {
        // Half a file would stand in the way of the next try.
        let _ = std::fs::remove_file(path);
    }
    match (failed, exported) {
        (Some(kind), Err(_)) => Err(unwritten(path, &kind.into(), language)),
        (_, exported) => {
            let exported = exported.map_err(store_error(language))?;
            synced.map_err(|error| unwritten(path, &error, language))?;
            Ok(exported)
        }
    }
}

/// A writer that remembers its last error.
struct WatchedWriter<W> {
    to: W,
    failed: Option<io::ErrorKind>,
}

impl<W: Write> Write for WatchedWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes).inspect_err(|error| self.failed = Some(error.kind()))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush().inspect_err(|error| self.failed = Some(error.kind()))
    }
}

/// The numbers of things carried, for programs.
pub(super) fn numbers(carried: TransferCounts) -> serde_json::Value {
    let TransferCounts { entries, streams, checkpoints, sealed, persons, accounts, lists, .. } = carried;
    json!({
        "entries": entries, "streams": streams, "checkpoints": checkpoints, "sealed": sealed, "persons": persons,
        "accounts": accounts, "lists": lists,
    })
}

/// The numbers of things carried beside the entries, for people.
pub(super) fn rest(carried: TransferCounts, language: Language) -> String {
    let TransferCounts { checkpoints, persons, accounts, lists, .. } = carried;
    let counted = [(CHECKPOINTS, checkpoints), (SOME_PERSONS, persons), (ACCOUNTS, accounts), (SOME_LISTS, lists)];
    let counted = counted.map(|(what, n)| what.say(language, n));
    counted.join(", ")
}
