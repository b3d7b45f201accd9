//! The desk's database: its location, its keys, its errors as command errors, the time.

use crate::exit::CommandError;
use crate::input;
use crate::words::records;
use adoube_store::{Access, DeskKey, KeyStanding, Location, RecoveryKey, Store, StoreError};
use adoube_words::{Language, Text};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The default of `--db`.
pub(crate) const DEFAULT: &str = "adoube.db";

/// Converts a store error to a command error.
pub(crate) fn store_error(language: Language) -> impl Fn(StoreError) -> CommandError + Copy {
    move |fault| CommandError::Input(fault.sentence(language))
}

/// Converts a store error about a file; an error in one of its lines is shown with the name of the file.
pub(crate) fn file_error(path: &str, language: Language) -> impl Fn(StoreError) -> CommandError + Copy {
    move |fault| match fault {
        line @ StoreError::Line { .. } => CommandError::Input(format!("{path}: {}", line.sentence(language))),
        other => store_error(language)(other),
    }
}

/// Parses the path or URL of a database.
pub(crate) fn place(database: &str, language: Language) -> Result<Location, CommandError> {
    Location::parse(database).map_err(store_error(language))
}

/// Opens the record for the duration of a command.
pub(crate) async fn open(database: &str, access: Access, language: Language) -> Result<Store, CommandError> {
    let place = place(database, language)?;
    Store::open(&place, access).await.map_err(store_error(language))
}

/// Reads the recovery key from a file, if one is named.
pub(crate) fn recovery_key(path: Option<&str>, language: Language) -> Result<Option<RecoveryKey>, CommandError> {
    let Some(path) = path else { return Ok(None) };
    let text = input::small_file(Path::new(path), language)?;
    text.trim().parse().map(Some).map_err(|_| store_error(language)(StoreError::Key { place: path.to_owned() }))
}

/// Returns the path of a file beside the database; in the working directory if the database is on a server.
pub(crate) fn beside(place: &Location, extension: &str) -> PathBuf {
    match place {
        Location::Sqlite(path) => path.with_extension(extension),
        Location::Postgres(_) => PathBuf::from("adoube").with_extension(extension),
    }
}

/// Returns the desk's key to copy with the record, and a warning about it.
///
/// For a record on a server it is the key in the working directory. If only other keys have signed the record, the key
/// belongs to another desk and is not copied.
pub(crate) async fn desk_key(
    store: &Store,
    language: Language,
) -> Result<(Option<DeskKey>, Option<String>), CommandError> {
    let path = beside(store.place(), "key");
    let say = |text: Text| Some(text.fill(language, &[("path", &path.display()), ("record", store.place())]));
    let Some(key) = DeskKey::load(&path).map_err(store_error(language))? else {
        return Ok((None, say(records::NO_KEY)));
    };
    Ok(match store.standing(&key.public()).await.map_err(store_error(language))? {
        KeyStanding::Known => (Some(key), None),
        KeyStanding::First => (Some(key), say(records::KEY_UNUSED)),
        KeyStanding::New => (None, say(records::KEY_FOREIGN)),
    })
}

/// Returns a warning about the key with which a desk is about to sign, if only other keys have signed here.
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
    Ok(Some(records::KEY_NEW.fill(language, &values)))
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
        let text = if self.saved { records::KEY_SAVED } else { records::KEY_LEFT };
        text.fill(language, &[("path", &self.path.display())])
    }

    /// Returns the file that holds the key, or `false` if it was not saved.
    pub(crate) fn json(&self) -> serde_json::Value {
        if self.saved { self.path.display().to_string().into() } else { serde_json::Value::Bool(false) }
    }
}

/// Runs a command's future to completion.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, CommandError>>) -> Result<T, CommandError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work)
}

/// Returns the time, in milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
