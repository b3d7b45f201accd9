//! What the commands on the desk's record share: where it is, its keys, its faults as failures, the time.

use crate::cli::option;
use crate::failure::Failure;
use adoube_laws::{Language, Text};
use adoube_store::{Access, DeskKey, Fault, Place, RecoveryKey, Store};
use clap::{Arg, ArgMatches};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The record that a desk keeps if it is told nothing else.
const DEFAULT: &str = "adoube.db";

const DB: Text = Text {
    ca: "El registre: un fitxer o un URL postgres:// [per defecte, adoube.db]",
    es: "El registro: un fichero o un URL postgres:// [por defecto, adoube.db]",
    pt: "O registro: um arquivo ou um URL postgres:// [padrão: adoube.db]",
    eu: "Erregistroa: fitxategi bat edo postgres:// URL bat [lehenetsia: adoube.db]",
    en: "The record: a file or a postgres:// URL [default: adoube.db]",
};
const KEY: Text = Text {
    ca: "El fitxer amb la clau de recuperació d'una còpia xifrada",
    es: "El fichero con la clave de recuperación de una copia cifrada",
    pt: "O arquivo com a chave de recuperação de uma cópia cifrada",
    eu: "Kopia zifratu baten berreskuratze-gakoa duen fitxategia",
    en: "The file with the recovery key of an encrypted copy",
};
const KEY_SAVED: Text = Text {
    ca: "La clau de la taula és a {path}",
    es: "La clave de la mesa está en {path}",
    pt: "A chave da mesa está em {path}",
    eu: "Mahaiaren gakoa {path} fitxategian dago",
    en: "The desk's key is in {path}",
};
const KEY_LEFT: Text = Text {
    ca: "{path} té una altra clau de taula i s'ha deixat com estava; la que venia no s'ha desat",
    es: "{path} tiene otra clave de mesa y se ha dejado como estaba; la que venía no se ha guardado",
    pt: "{path} tem outra chave de mesa e ficou como estava; a que veio não foi guardada",
    eu: "{path} fitxategiak beste mahai-gako bat du eta zegoen bezala utzi da; etorritakoa ez da gorde",
    en: "{path} holds another desk's key and was left as it was; the one that came was not kept",
};

/// `--db`.
pub(crate) fn db(language: Language) -> Arg {
    option("db", "DB", DB, language)
}

/// `--key`.
pub(crate) fn key(language: Language) -> Arg {
    option("key", "FILE", KEY, language)
}

/// A fault of the record is bad input: exit code 2, one line.
pub(crate) fn failure(language: Language) -> impl Fn(Fault) -> Failure + Copy {
    move |fault| Failure::Input(fault.sentence(language))
}

/// Where the record is.
pub(crate) fn place(matches: &ArgMatches, language: Language) -> Result<Place, Failure> {
    let text = matches.get_one::<String>("db").map_or(DEFAULT, String::as_str);
    Place::parse(text).map_err(failure(language))
}

/// Opens the record for as long as a command works on it.
pub(crate) async fn open(matches: &ArgMatches, access: Access, language: Language) -> Result<Store, Failure> {
    let place = place(matches, language)?;
    Store::open(&place, access).await.map_err(failure(language))
}

/// The recovery key of `--key`, if it is given.
pub(crate) fn recovery_key(matches: &ArgMatches, language: Language) -> Result<Option<RecoveryKey>, Failure> {
    let Some(path) = matches.get_one::<String>("key") else { return Ok(None) };
    let bad = || Failure::Input(Fault::Key { place: path.clone() }.sentence(language));
    let text = crate::input::small_file(Path::new(path), language)?;
    text.trim().parse().map(Some).map_err(|_| bad())
}

/// A file beside the record; for one on a server, in the working folder.
pub(crate) fn beside(place: &Place, extension: &str) -> PathBuf {
    match place {
        Place::Sqlite(path) => path.with_extension(extension),
        Place::Postgres(_) => PathBuf::from("adoube").with_extension(extension),
    }
}

/// The desk's key, if the desk has one.
pub(crate) fn desk_key(matches: &ArgMatches, language: Language) -> Result<Option<DeskKey>, Failure> {
    DeskKey::load(&beside(&place(matches, language)?, "key")).map_err(failure(language))
}

/// What became of a desk's key that came with a record.
pub(crate) struct DeskKeySaved {
    path: PathBuf,
    saved: bool,
}

/// Puts a desk's key where the desk looks for it, unless there is another.
pub(crate) fn save_desk_key(key: &DeskKey, matches: &ArgMatches, language: Language) -> Result<DeskKeySaved, Failure> {
    let path = beside(&place(matches, language)?, "key");
    let saved = key.save(&path).map_err(failure(language))?;
    Ok(DeskKeySaved { path, saved })
}

impl DeskKeySaved {
    /// What became of it, in one line.
    pub(crate) fn sentence(&self, language: Language) -> String {
        let text = if self.saved { KEY_SAVED } else { KEY_LEFT };
        text.fill(language, &[("path", &self.path.display())])
    }

    /// The file that holds it now, for programs; nothing if it was not kept.
    pub(crate) fn json(&self) -> serde_json::Value {
        if self.saved { self.path.display().to_string().into() } else { serde_json::Value::Bool(false) }
    }
}

/// Runs a command's work to its end.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work)
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
