//! `adoube backup`: a copy of the desk's database.

use super::arguments::{argument, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::record::{self, store_error};
use crate::screen::Screen;
use crate::words::backup;
use crate::words::counts;
use adoube_store::{Access, Copied, RecoveryKey, Store, StoreError};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::json;
use std::path::{Path, PathBuf};

pub(super) struct BackupArgs {
    /// A new file, or a folder for one.
    to: PathBuf,
    database: String,
    key: Option<String>,
    /// The file for a new recovery key.
    new_key: Option<String>,
}

impl Subcommand for BackupArgs {
    const NAME: &'static str = "backup";

    fn describe(language: Language) -> Command {
        let usage = "adoube backup PATH [--db DB] [--key FILE | --new-key FILE]";
        subcommand(Self::NAME, usage, "adoube backup /media/usb --new-key recovery.txt", backup::BACKUP, language)
            .arg(argument("PATH", backup::TO, language).required(true))
            .arg(options::db(language))
            .arg(options::key(language))
            .arg(option("new-key", "FILE", backup::NEW_KEY, language).conflicts_with("key"))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            to: value::<String>(matches, "PATH").unwrap_or_default().into(),
            database: options::database(matches),
            key: value(matches, "key"),
            new_key: value(matches, "new-key"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let now = record::now_ms();
        let mut key = record::recovery_key(self.key.as_deref(), language)?;
        let mut new = None;
        if let Some(path) = &self.new_key {
            let made = RecoveryKey::new(adoube_store::random().map_err(store_error(language))?);
            adoube_store::write_secret(Path::new(path), &format!("{made}\n")).map_err(store_error(language))?;
            new = Some((path, made.to_string()));
            key = Some(made);
        }
        let mut to = self.to;
        if to.is_dir() {
            let extension = if key.is_some() { "adoube" } else { "db" };
            to.push(format!("adoube-{now}.{extension}"));
        }
        let copied = record::block_on(copy(&self.database, &to, key.as_ref(), now, language));
        if let (Err(_), Some((path, _))) = (&copied, &new) {
            // Without the copy the key is useless.
            let _ = std::fs::remove_file(path);
        }
        let (copied, holds_key, warning) = copied?;
        if let Some(warning) = warning {
            screen.remark(&warning)?;
        }
        if copied.leftovers > 0 {
            screen.remark(&counts::LEFTOVERS.fill(language, &[("n", &copied.leftovers)]))?;
        }
        show(&to, &copied, holds_key, new.map(|(_, key)| key), screen)?;
        Ok(Exit::Done)
    }
}

fn show(
    to: &Path,
    copied: &Copied,
    holds_key: bool,
    new_key: Option<String>,
    screen: &mut Screen,
) -> Result<(), CommandError> {
    let language = screen.language;
    let (path, entries, streams) = (to.display(), copied.report.entries, copied.report.streams);
    if screen.wants_json() {
        return screen.json(&json!({
            "path": path.to_string(), "entries": entries, "streams": streams, "recovery_key": new_key,
            "desk_key": holds_key, "leftovers": copied.leftovers,
        }));
    }
    screen.line(&copied_line(&path, entries, streams, language))?;
    new_key.map_or(Ok(()), |key| screen.line(&backup::KEEP.fill(language, &[("key", &key)])))
}

/// Makes the copy; returns whether it contains the desk's key, and a warning about that.
async fn copy(
    database: &str,
    to: &Path,
    key: Option<&RecoveryKey>,
    now: i64,
    language: Language,
) -> Result<(Copied, bool, Option<String>), CommandError> {
    let place = record::place(database, language)?;
    let store = match Store::open(&place, Access::Write).await {
        // A read-only database can still be copied.
        Err(StoreError::ReadOnly { .. }) => Store::open(&place, Access::Read).await,
        opened => opened,
    };
    let store = store.map_err(store_error(language))?;
    let copied = async {
        let (desk_key, warning) = match key {
            Some(_) => record::desk_key(&store, language).await?,
            None => (None, None),
        };
        let copied = store.backup(to, key, desk_key.as_ref(), now).await.map_err(store_error(language))?;
        Ok((copied, desk_key.is_some(), warning))
    };
    let copied = copied.await;
    // The copy has been checked, or the error is known; closing the original changes neither.
    let _ = store.close().await;
    copied
}

/// Formats a line about a copied database.
pub(super) fn copied_line(path: &dyn std::fmt::Display, entries: u64, streams: u64, language: Language) -> String {
    let (entries, streams) =
        (counts::ENTRIES.fill(language, &[("n", &entries)]), counts::OF_STREAMS.fill(language, &[("n", &streams)]));
    backup::COPIED.fill(language, &[("path", path), ("entries", &entries), ("streams", &streams)])
}
