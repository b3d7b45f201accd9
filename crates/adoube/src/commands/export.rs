//! `adoube export` and `adoube import`: the record as lines of JSON that can be read without this program.
//!
//! The log goes by itself; personal data, rating lists and secrets each need to be asked for.

use crate::cli::{argument, flag, subcommand};
use crate::failure::{Answer, Failure};
use crate::input::unreadable;
use crate::record::{self, DeskKeySaved, failure};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::{Access, Carried, Parts};
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
const CARRIED: Text = Text {
    ca: "{entries} entrades noves de {streams} fluxos ({known} ja hi eren), {checkpoints} punts de control, {persons} persones, {accounts} comptes, {lists} llistes",
    es: "{entries} entradas nuevas de {streams} flujos ({known} ya estaban), {checkpoints} puntos de control, {persons} personas, {accounts} cuentas, {lists} listas",
    pt: "{entries} entradas novas de {streams} fluxos ({known} já estavam lá), {checkpoints} pontos de controle, {persons} pessoas, {accounts} contas, {lists} listas",
    eu: "{streams} korrontetako {entries} sarrera berri ({known} bazeuden), {checkpoints} kontrol-puntu, {persons} pertsona, {accounts} kontu, {lists} zerrenda",
    en: "{entries} new entries of {streams} streams ({known} were there), {checkpoints} checkpoints, {persons} people, {accounts} accounts, {lists} lists",
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
fn parts(matches: &ArgMatches) -> Parts {
    let asked = |name| matches.get_flag("all") || matches.get_flag(name);
    Parts { persons: asked("persons"), lists: asked("lists"), secrets: asked("secrets") }
}

/// A new file; if it is to hold what is not for everybody, only its owner may read it.
fn new_file(path: &str, parts: Parts) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if parts.persons || parts.secrets {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    options.open(path)
}

pub(crate) fn run_export(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let parts = parts(matches);
    let key = if parts.secrets { record::desk_key(matches, language)? } else { None };
    let path = matches.get_one::<String>("FILE").filter(|path| *path != "-");
    let carried = record::block_on(async {
        let store = record::open(matches, Access::Read, language).await?;
        let now = record::now_ms();
        let carried = match path {
            None => {
                let mut out = Out { to: BufWriter::new(io::stdout().lock()), failed: None };
                let carried = store.export(&mut out, parts, key.as_ref(), now).await;
                // A reader who has seen enough is no fault of the record.
                if let Some(kind) = out.failed {
                    return Err(Failure::Output(kind.into()));
                }
                carried
            }
            Some(path) => {
                let file = new_file(path, parts).map_err(|error| unreadable(path, &error, language))?;
                let carried = store.export(BufWriter::new(&file), parts, key.as_ref(), now).await;
                let synced = file.sync_all();
                if carried.is_err() || synced.is_err() {
                    // What is not whole would stand in the way of the next try.
                    let _ = std::fs::remove_file(path);
                }
                synced.map_err(|error| unreadable(path, &error, language))?;
                carried
            }
        };
        store.close().await.map_err(failure(language))?;
        carried.map_err(failure(language))
    })?;
    // Standard output holds the record itself.
    if path.is_some() {
        tell(carried, None, screen)?;
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
    let (carried, key) = record::block_on(async {
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
        let key = store.take_desk_key().await.map_err(failure(language));
        store.close().await.map_err(failure(language))?;
        Ok((carried.map_err(place_for)?, key?))
    })?;
    let key = key.map(|key| record::save_desk_key(&key, matches, language)).transpose()?;
    tell(carried, key, screen)?;
    Ok(Answer::Yes)
}

fn tell(carried: Carried, key: Option<DeskKeySaved>, screen: &mut Screen) -> Result<(), Failure> {
    let Carried { entries, known, streams, checkpoints, sealed, persons, accounts, lists } = carried;
    if screen.wants_json() {
        return screen.json(&json!({
            "entries": entries, "known": known, "streams": streams, "checkpoints": checkpoints, "sealed": sealed,
            "persons": persons, "accounts": accounts, "lists": lists, "desk_key": key.map(|key| key.json()),
        }));
    }
    let values: [(&str, &dyn std::fmt::Display); 7] = [
        ("entries", &entries),
        ("known", &known),
        ("streams", &streams),
        ("checkpoints", &checkpoints),
        ("persons", &persons),
        ("accounts", &accounts),
        ("lists", &lists),
    ];
    screen.line(&CARRIED.fill(screen.language, &values))?;
    key.map_or(Ok(()), |key| screen.line(&key.sentence(screen.language)))
}
