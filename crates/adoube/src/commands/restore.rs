//! `adoube restore`: restores a copy made by `adoube backup`.

use super::arguments::{argument, flag, subcommand, value};
use super::backup::copied_line;
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::record::{self, store_error};
use crate::screen::Screen;
use crate::words::counts;
use crate::words::restore;
use adoube_store::{Replace, Store, StoreError};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::json;
use std::path::PathBuf;

pub(super) struct RestoreArgs {
    from: PathBuf,
    database: String,
    key: Option<String>,
    replace: Replace,
}

impl Subcommand for RestoreArgs {
    const NAME: &'static str = "restore";

    fn describe(language: Language) -> Command {
        let usage = "adoube restore PATH [--db DB] [--key FILE] [--replace]";
        subcommand(Self::NAME, usage, "adoube restore /media/usb/adoube.db --db adoube.db", restore::RESTORE, language)
            .arg(argument("PATH", restore::FROM, language).required(true))
            .arg(options::db(language))
            .arg(options::key(language))
            .arg(flag("replace", restore::REPLACE, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            from: value::<String>(matches, "PATH").unwrap_or_default().into(),
            database: options::database(matches),
            key: value(matches, "key"),
            replace: if matches.get_flag("replace") { Replace::PutAside } else { Replace::Never },
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let to = record::place(&self.database, language)?;
        let key = record::recovery_key(self.key.as_deref(), language)?;
        let restored = record::block_on(async {
            let restored = Store::restore(&self.from, &to, key.as_ref(), self.replace, record::now_ms()).await;
            restored.map_err(|fault| match fault {
                StoreError::Exists { place } if self.replace == Replace::Never => {
                    CommandError::Input(restore::IN_THE_WAY.fill(language, &[("place", &place)]))
                }
                fault => store_error(language)(fault),
            })
        })?;
        if restored.leftovers > 0 {
            screen.remark(&counts::LEFTOVERS.fill(language, &[("n", &restored.leftovers)]))?;
        }
        let saved = restored.desk_key.map(|key| record::save_desk_key(&key, &to, language)).transpose()?;
        let aside = restored.put_aside.map(|path| path.display().to_string());
        let (entries, streams) = (restored.report.entries, restored.report.streams);
        if screen.wants_json() {
            screen.json(&json!({
                "path": to.to_string(), "entries": entries, "streams": streams, "put_aside": aside,
                "desk_key": saved.map(|saved| saved.json()), "leftovers": restored.leftovers,
            }))?;
            return Ok(Exit::Done);
        }
        screen.line(&copied_line(&to, entries, streams, language))?;
        if let Some(path) = aside {
            screen.line(&restore::ASIDE.fill(language, &[("path", &path)]))?;
        }
        if let Some(saved) = saved {
            screen.line(&saved.sentence(language))?;
        }
        Ok(Exit::Done)
    }
}
