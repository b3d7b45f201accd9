//! `adoube restore`: the return of a copy that `adoube backup` made.

use super::arguments::{argument, flag, subcommand, value};
use super::backup::copied_line;
use super::{Subcommand, options};
use crate::counts::LEFTOVERS;
use crate::exit::{CommandError, Exit};
use crate::record::{self, store_error};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::{Replace, Store, StoreError};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::path::PathBuf;

const RESTORE: Text = Text {
    ca: "Torna a posar una còpia com a registre, després de comprovar-la",
    es: "Restituye una copia como registro, después de comprobarla",
    pt: "Restaura uma cópia como registro, depois de verificá-la",
    eu: "Jarri berriro kopia bat erregistro gisa, egiaztatu ondoren",
    en: "Bring a copy back as the record, after checking it",
};
const FROM: Text = Text { ca: "La còpia", es: "La copia", pt: "A cópia", eu: "Kopia", en: "The copy" };
const REPLACE: Text = Text {
    ca: "Aparta el registre que hi hagi (no s'esborra)",
    es: "Aparta el registro que haya (no se borra)",
    pt: "Afasta o registro que houver (não se apaga)",
    eu: "Baztertu dagoen erregistroa (ez da ezabatzen)",
    en: "Put aside the record that is there (it is not deleted)",
};
const IN_THE_WAY: Text = Text {
    ca: "{place}: ja existeix i no se sobreescriu; --replace l'aparta (no s'esborra)",
    es: "{place}: ya existe y no se sobrescribe; --replace lo aparta (no se borra)",
    pt: "{place}: já existe e não será substituído; --replace o afasta (não se apaga)",
    eu: "{place}: badago lehendik eta ez da gainidatziko; --replace aukerak baztertzen du (ez da ezabatzen)",
    en: "{place}: exists already and is not overwritten; --replace puts it aside (it is not deleted)",
};
const ASIDE: Text = Text {
    ca: "El registre anterior és a {path}",
    es: "El registro anterior está en {path}",
    pt: "O registro anterior está em {path}",
    eu: "Aurreko erregistroa {path} fitxategian dago",
    en: "The record that was there is now {path}",
};

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
        subcommand(Self::NAME, usage, "adoube restore /media/usb/adoube.db --db adoube.db", RESTORE, language)
            .arg(argument("PATH", FROM, language).required(true))
            .arg(options::db(language))
            .arg(options::key(language))
            .arg(flag("replace", REPLACE, language))
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
                    CommandError::Input(IN_THE_WAY.fill(language, &[("place", &place)]))
                }
                fault => store_error(language)(fault),
            })
        })?;
        if restored.leftovers > 0 {
            screen.remark(&LEFTOVERS.say(language, restored.leftovers))?;
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
            screen.line(&ASIDE.fill(language, &[("path", &path)]))?;
        }
        if let Some(saved) = saved {
            screen.line(&saved.sentence(language))?;
        }
        Ok(Exit::Done)
    }
}
