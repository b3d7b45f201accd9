//! The desk's database: where it is, its keys, its faults as errors of a command, the time.

use crate::exit::CommandError;
use crate::input;
use adoube_laws::{Language, Text};
use adoube_store::{Access, DeskKey, KeyStanding, Location, RecoveryKey, Store, StoreError};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The database of a desk without `--db`.
pub(crate) const DEFAULT: &str = "adoube.db";

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
const NO_KEY: Text = Text {
    ca: "No hi ha cap clau de taula a {path}: la còpia no en porta",
    es: "No hay ninguna clave de mesa en {path}: la copia no lleva ninguna",
    pt: "Não há nenhuma chave de mesa em {path}: a cópia não leva nenhuma",
    eu: "Ez dago mahai-gakorik hemen: {path}; kopiak ez darama gakorik",
    en: "There is no desk's key at {path}: the copy holds none",
};
const KEY_UNUSED: Text = Text {
    ca: "La clau de {path} encara no ha signat res en aquest registre; la còpia la porta",
    es: "La clave de {path} aún no ha firmado nada en este registro; la copia la lleva",
    pt: "A chave de {path} ainda não assinou nada neste registro; a cópia a leva",
    eu: "{path} fitxategiko gakoak ez du oraindik ezer sinatu erregistro honetan; kopiak badarama",
    en: "The key in {path} has not signed anything in this record yet; the copy holds it",
};
const KEY_FOREIGN: Text = Text {
    ca: "La clau de {path} no ha signat mai a {record}, i d'altres sí: és d'una altra taula i la còpia no la porta; executeu l'ordre a la carpeta de la taula",
    es: "La clave de {path} nunca ha firmado en {record}, y otras sí: es de otra mesa y la copia no la lleva; ejecute la orden en la carpeta de la mesa",
    pt: "A chave de {path} nunca assinou em {record}, e outras sim: é de outra mesa e a cópia não a leva; execute o comando na pasta da mesa",
    eu: "{path} fitxategiko gakoak ez du inoiz {record} erregistroan sinatu, eta beste batzuek bai: beste mahai batena da eta kopiak ez darama; exekutatu agindua mahaiaren karpetan",
    en: "The key in {path} never signed in {record}, and others did: it is another desk's, and the copy does not hold it; run the command in the desk's own folder",
};
const KEY_NEW: Text = Text {
    ca: "Atenció: la clau de {path} és nova per a {record}, que fins ara han signat {signers}. Si la taula s'ha traslladat, atureu-la i poseu-hi la seva clau; si és una taula més, tot va bé.",
    es: "Atención: la clave de {path} es nueva para {record}, que hasta ahora han firmado {signers}. Si la mesa se ha trasladado, deténgala y ponga ahí su clave; si es una mesa más, todo va bien.",
    pt: "Atenção: a chave de {path} é nova para {record}, que até agora foi assinado por {signers}. Se a mesa mudou de lugar, pare-a e ponha aí a sua chave; se é mais uma mesa, está tudo certo.",
    eu: "Kontuz: {path} fitxategiko gakoa berria da {record} erregistroarentzat, orain arte hauek sinatu baitute: {signers}. Mahaia lekuz aldatu bada, gelditu eta jarri bertan haren gakoa; beste mahai bat bada, dena ondo dago.",
    en: "Beware: the key in {path} is new to {record}, which {signers} have signed so far. If the desk has moved, stop it and put its own key there; if it is one more desk, all is well.",
};

/// A fault of the record as an error of the command.
pub(crate) fn store_error(language: Language) -> impl Fn(StoreError) -> CommandError + Copy {
    move |fault| CommandError::Input(fault.sentence(language))
}

/// A fault in a file; a fault in one of its lines is shown with the name of the file.
pub(crate) fn file_error(path: &str, language: Language) -> impl Fn(StoreError) -> CommandError + Copy {
    move |fault| match fault {
        line @ StoreError::Line { .. } => CommandError::Input(format!("{path}: {}", line.sentence(language))),
        other => store_error(language)(other),
    }
}

/// The place of a database from its path or URL.
pub(crate) fn place(database: &str, language: Language) -> Result<Location, CommandError> {
    Location::parse(database).map_err(store_error(language))
}

/// Opens the record for as long as a command works on it.
pub(crate) async fn open(database: &str, access: Access, language: Language) -> Result<Store, CommandError> {
    let place = place(database, language)?;
    Store::open(&place, access).await.map_err(store_error(language))
}

/// The recovery key in a file, if one is named.
pub(crate) fn recovery_key(path: Option<&str>, language: Language) -> Result<Option<RecoveryKey>, CommandError> {
    let Some(path) = path else { return Ok(None) };
    let text = input::small_file(Path::new(path), language)?;
    text.trim().parse().map(Some).map_err(|_| store_error(language)(StoreError::Key { place: path.to_owned() }))
}

/// A file beside the record; for one on a server, in the working folder.
pub(crate) fn beside(place: &Location, extension: &str) -> PathBuf {
    match place {
        Location::Sqlite(path) => path.with_extension(extension),
        Location::Postgres(_) => PathBuf::from("adoube").with_extension(extension),
    }
}

/// The desk's key to copy with the record, and a warning about it.
///
/// For a record on a server it is the key in the working folder. A key that never signed, where others did, belongs to another
/// desk and is not copied.
pub(crate) async fn desk_key(
    store: &Store,
    language: Language,
) -> Result<(Option<DeskKey>, Option<String>), CommandError> {
    let path = beside(store.place(), "key");
    let say = |text: Text| Some(text.fill(language, &[("path", &path.display()), ("record", store.place())]));
    let Some(key) = DeskKey::load(&path).map_err(store_error(language))? else {
        return Ok((None, say(NO_KEY)));
    };
    Ok(match store.standing(&key.public()).await.map_err(store_error(language))? {
        KeyStanding::Known => (Some(key), None),
        KeyStanding::First => (Some(key), say(KEY_UNUSED)),
        KeyStanding::New => (None, say(KEY_FOREIGN)),
    })
}

/// A warning about the key with which a desk is about to sign, if others have signed here and it never has.
pub(crate) async fn key_warning(
    store: &Store,
    key: &DeskKey,
    language: Language,
) -> Result<Option<String>, CommandError> {
    let path = beside(store.place(), "key");
    let signers = store.signers().await.map_err(store_error(language))?;
    if store.standing(&key.public()).await.map_err(store_error(language))? != KeyStanding::New {
        return Ok(None);
    }
    let signers: Vec<String> = signers.iter().map(ToString::to_string).collect();
    let values: [(&str, &dyn std::fmt::Display); 3] =
        [("path", &path.display()), ("record", store.place()), ("signers", &signers.join(", "))];
    Ok(Some(KEY_NEW.fill(language, &values)))
}

/// Whether a desk's key that came with a record was saved, and where.
pub(crate) struct DeskKeySaved {
    path: PathBuf,
    saved: bool,
}

/// Saves a desk's key where the desk looks for it, unless there is one already.
pub(crate) fn save_desk_key(key: &DeskKey, place: &Location, language: Language) -> Result<DeskKeySaved, CommandError> {
    let path = beside(place, "key");
    let saved = key.save(&path).map_err(store_error(language))?;
    Ok(DeskKeySaved { path, saved })
}

impl DeskKeySaved {
    pub(crate) fn sentence(&self, language: Language) -> String {
        let text = if self.saved { KEY_SAVED } else { KEY_LEFT };
        text.fill(language, &[("path", &self.path.display())])
    }

    /// The file that holds it, or `false` if it was not saved.
    pub(crate) fn json(&self) -> serde_json::Value {
        if self.saved { self.path.display().to_string().into() } else { serde_json::Value::Bool(false) }
    }
}

/// Runs a command's work to its end.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, CommandError>>) -> Result<T, CommandError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work)
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
