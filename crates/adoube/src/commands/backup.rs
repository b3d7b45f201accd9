//! `adoube backup` and `adoube restore`: a copy of the desk's record, and its return.

use crate::cli::{argument, flag, option, subcommand};
use crate::counts::{ENTRIES, LEFTOVERS, OF_STREAMS};
use crate::failure::{Answer, Failure};
use crate::record::{self, failure};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::{Access, Copied, RecoveryKey, Replace, Store, StoreError};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::path::{Path, PathBuf};

const BACKUP: Text = Text {
    ca: "Fa una còpia comprovada de tota la base de dades, sense aturar la taula; xifrada, porta també la clau de la taula",
    es: "Hace una copia comprobada de toda la base de datos, sin parar la mesa; cifrada, lleva también la clave de la mesa",
    pt: "Faz uma cópia verificada de todo o banco de dados, sem parar a mesa; cifrada, leva também a chave da mesa",
    eu: "Egin datu-base osoaren kopia egiaztatu bat, mahaia gelditu gabe; zifratuta, mahaiaren gakoa ere badarama",
    en: "Make a checked copy of the whole database, while the desk goes on; encrypted, it also holds the desk's key",
};
const TO: Text = Text {
    ca: "El fitxer nou, o una carpeta on es posa amb la data al nom",
    es: "El fichero nuevo, o una carpeta donde se pone con la fecha en el nombre",
    pt: "O arquivo novo, ou uma pasta onde fica com a data no nome",
    eu: "Fitxategi berria, edo karpeta bat, non data izenean duela jartzen den",
    en: "The new file, or a folder, in which it is named by the time",
};
const NEW_KEY: Text = Text {
    ca: "Fa una clau de recuperació nova en aquest fitxer i xifra la còpia",
    es: "Crea una clave de recuperación nueva en este fichero y cifra la copia",
    pt: "Cria uma chave de recuperação nova neste arquivo e cifra a cópia",
    eu: "Sortu berreskuratze-gako berri bat fitxategi honetan eta zifratu kopia",
    en: "Make a new recovery key in this file, and encrypt the copy",
};
const COPIED: Text = Text {
    ca: "{path}: {entries} {streams}; tot comprovat",
    es: "{path}: {entries} {streams}; todo comprobado",
    pt: "{path}: {entries} {streams}; tudo verificado",
    eu: "{path}: {entries} {streams}; dena egiaztatuta",
    en: "{path}: {entries} {streams}, checked",
};
const KEEP: Text = Text {
    ca: "Clau de recuperació (guardeu-la en paper, lluny de la còpia): {key}",
    es: "Clave de recuperación (guárdela en papel, lejos de la copia): {key}",
    pt: "Chave de recuperação (guarde-a em papel, longe da cópia): {key}",
    eu: "Berreskuratze-gakoa (gorde paperean, kopiatik urrun): {key}",
    en: "Recovery key (keep it on paper, away from the copy): {key}",
};
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

pub(crate) fn describe_backup(language: Language) -> Command {
    let usage = "adoube backup PATH [--db DB] [--key FILE | --new-key FILE]";
    subcommand("backup", usage, "adoube backup /media/usb --new-key recovery.txt", BACKUP, language)
        .arg(argument("PATH", TO, language).required(true))
        .arg(record::db(language))
        .arg(record::key(language))
        .arg(option("new-key", "FILE", NEW_KEY, language).conflicts_with("key"))
}

pub(crate) fn run_backup(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let (now, mut key) = (record::now_ms(), record::recovery_key(matches, language)?);
    let mut new = None;
    if let Some(path) = matches.get_one::<String>("new-key") {
        let made = RecoveryKey::new(adoube_store::random().map_err(failure(language))?);
        adoube_store::write_secret(Path::new(path), &format!("{made}\n")).map_err(failure(language))?;
        new = Some((path, made.to_string()));
        key = Some(made);
    }
    let mut to = PathBuf::from(matches.get_one::<String>("PATH").map_or("", String::as_str));
    if to.is_dir() {
        let extension = if key.is_some() { "adoube" } else { "db" };
        to.push(format!("adoube-{now}.{extension}"));
    }
    let copied = record::block_on(copy(matches, &to, key.as_ref(), now, language));
    if let (Err(_), Some((path, _))) = (&copied, &new) {
        // The key of a copy that there is not.
        let _ = std::fs::remove_file(path);
    }
    let (copied, holds_key, remark) = copied?;
    let new = new.map(|(_, key)| key);
    let (path, entries, streams) = (to.display(), copied.report.entries, copied.report.streams);
    if let Some(remark) = remark {
        screen.remark(&remark)?;
    }
    if copied.leftovers > 0 {
        screen.remark(&LEFTOVERS.say(language, copied.leftovers))?;
    }
    if screen.wants_json() {
        screen.json(&json!({
            "path": path.to_string(), "entries": entries, "streams": streams, "recovery_key": new,
            "desk_key": holds_key, "leftovers": copied.leftovers,
        }))?;
        return Ok(Answer::Yes);
    }
    screen.line(&told(&path, entries, streams, language))?;
    if let Some(key) = new {
        screen.line(&KEEP.fill(language, &[("key", &key)]))?;
    }
    Ok(Answer::Yes)
}

/// Makes the copy; says whether it holds the desk's key, and what there is to say of that.
async fn copy(
    matches: &ArgMatches,
    to: &Path,
    key: Option<&RecoveryKey>,
    now: i64,
    language: Language,
) -> Result<(Copied, bool, Option<String>), Failure> {
    let place = record::place(matches, language)?;
    let store = match Store::open(&place, Access::Write).await {
        // What cannot be written can still be copied.
        Err(StoreError::ReadOnly { .. }) => Store::open(&place, Access::Read).await,
        opened => opened,
    };
    let store = store.map_err(failure(language))?;
    let copied = async {
        let (desk_key, remark) = match key {
            Some(_) => record::desk_key(&store, language).await?,
            None => (None, None),
        };
        let copied = store.backup(to, key, desk_key.as_ref(), now).await.map_err(failure(language))?;
        Ok((copied, desk_key.is_some(), remark))
    };
    let copied = copied.await;
    // The copy is there and was checked, or is told not to be, however the record itself is left.
    let _ = store.close().await;
    copied
}

fn told(path: &dyn std::fmt::Display, entries: u64, streams: u64, language: Language) -> String {
    let (entries, streams) = (ENTRIES.say(language, entries), OF_STREAMS.say(language, streams));
    COPIED.fill(language, &[("path", path), ("entries", &entries), ("streams", &streams)])
}

pub(crate) fn describe_restore(language: Language) -> Command {
    let usage = "adoube restore PATH [--db DB] [--key FILE] [--replace]";
    subcommand("restore", usage, "adoube restore /media/usb/adoube.db --db adoube.db", RESTORE, language)
        .arg(argument("PATH", FROM, language).required(true))
        .arg(record::db(language))
        .arg(record::key(language))
        .arg(flag("replace", REPLACE, language))
}

pub(crate) fn run_restore(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let (to, key) = (record::place(matches, language)?, record::recovery_key(matches, language)?);
    let from = matches.get_one::<String>("PATH").map_or("", String::as_str);
    let replace = if matches.get_flag("replace") { Replace::PutAside } else { Replace::Never };
    let restored = record::block_on(async {
        let restored = Store::restore(Path::new(from), &to, key.as_ref(), replace, record::now_ms()).await;
        restored.map_err(|fault| match fault {
            StoreError::Exists { place } if replace == Replace::Never => {
                Failure::Input(IN_THE_WAY.fill(language, &[("place", &place)]))
            }
            fault => failure(language)(fault),
        })
    })?;
    if restored.leftovers > 0 {
        screen.remark(&LEFTOVERS.say(language, restored.leftovers))?;
    }
    let saved = restored.desk_key.map(|key| record::save_desk_key(&key, matches, language)).transpose()?;
    let aside = restored.put_aside.map(|path| path.display().to_string());
    let (entries, streams) = (restored.report.entries, restored.report.streams);
    if screen.wants_json() {
        let saved = saved.map(|saved| saved.json());
        let path = to.to_string();
        screen.json(&json!({
            "path": path, "entries": entries, "streams": streams, "put_aside": aside, "desk_key": saved,
            "leftovers": restored.leftovers,
        }))?;
        return Ok(Answer::Yes);
    }
    screen.line(&told(&to, entries, streams, language))?;
    if let Some(path) = aside {
        screen.line(&ASIDE.fill(language, &[("path", &path)]))?;
    }
    if let Some(saved) = saved {
        screen.line(&saved.sentence(language))?;
    }
    Ok(Answer::Yes)
}
