//! `adoube verify`: the proof that a record is whole, for a database, a backup or an export.

use crate::cli::{argument, option, subcommand};
use crate::failure::{Answer, Failure};
use crate::input;
use crate::record::{self, failure};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::{Access, Fault, PublicKey, Replayer, Report, SignedCheckpoint, Store, Witness};
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;
use std::io;
use std::path::Path;

const ABOUT: Text = Text {
    ca: "Comprova que el registre és sencer i anomena la primera entrada dolenta",
    es: "Comprueba que el registro está entero y nombra la primera entrada mala",
    pt: "Verifica que o registro está inteiro e nomeia a primeira entrada inválida",
    eu: "Egiaztatu erregistroa osorik dagoela, eta izendatu lehen sarrera okerra",
    en: "Prove that the record is whole, or name the first bad entry",
};
const FILE: Text = Text {
    ca: "Una còpia o un registre exportat; - per a l'entrada estàndard [per defecte, el de --db]",
    es: "Una copia o un registro exportado; - para la entrada estándar [por defecto, el de --db]",
    pt: "Uma cópia ou um registro exportado; - para a entrada padrão [padrão: o de --db]",
    eu: "Kopia bat edo esportatutako erregistro bat; - sarrera estandarrerako [lehenetsia: --db]",
    en: "A copy or an exported record; - for standard input [default: that of --db]",
};
const SIGNER: Text = Text {
    ca: "Una clau pública de confiança; es pot repetir [per defecte, les que diu el registre]",
    es: "Una clave pública de confianza; se puede repetir [por defecto, las que dice el registro]",
    pt: "Uma chave pública de confiança; pode repetir-se [padrão: as que diz o registro]",
    eu: "Fidatzeko gako publiko bat; errepika daiteke [lehenetsia: erregistroak dioenak]",
    en: "A public key to trust; may be repeated [default: those the record names]",
};
const CHECKPOINT: Text = Text {
    ca: "Compara el registre amb un punt de control imprès, desat en un fitxer",
    es: "Compara el registro con un punto de control impreso, guardado en un fichero",
    pt: "Compara o registro com um ponto de controle impresso, guardado em um arquivo",
    eu: "Alderatu erregistroa fitxategi batean gordetako kontrol-puntu inprimatu batekin",
    en: "Compare the record with a printed checkpoint, kept in a file",
};
const WHOLE: Text = Text {
    ca: "sencer: {entries} entrades de {streams} fluxos, {checkpoints} punts de control, {replayed} fluxos repetits",
    es: "entero: {entries} entradas de {streams} flujos, {checkpoints} puntos de control, {replayed} flujos repetidos",
    pt: "inteiro: {entries} entradas de {streams} fluxos, {checkpoints} pontos de controle, {replayed} fluxos repetidos",
    eu: "osorik: {streams} korrontetako {entries} sarrera, {checkpoints} kontrol-puntu, {replayed} korronte errepikatuta",
    en: "whole: {entries} entries of {streams} streams, {checkpoints} checkpoints, {replayed} streams replayed",
};
const BAD: Text = Text {
    ca: "no és sencer: {count} faltes en {entries} entrades",
    es: "no está entero: {count} faltas en {entries} entradas",
    pt: "não está inteiro: {count} faltas em {entries} entradas",
    eu: "ez dago osorik: {count} akats {entries} sarreratan",
    en: "not whole: {count} faults in {entries} entries",
};
const AGREES: Text = Text {
    ca: "{stream}: el punt de control de {size} entrades concorda",
    es: "{stream}: el punto de control de {size} entradas concuerda",
    pt: "{stream}: o ponto de controle de {size} entradas concorda",
    eu: "{stream}: {size} sarreren kontrol-puntua bat dator",
    en: "{stream}: the checkpoint over {size} entries agrees",
};
const DISAGREES: Text = Text {
    ca: "{stream}: el punt de control de {size} entrades no concorda: el registre s'ha alterat o escurçat",
    es: "{stream}: el punto de control de {size} entradas no concuerda: el registro fue alterado o acortado",
    pt: "{stream}: o ponto de controle de {size} entradas não concorda: o registro foi alterado ou encurtado",
    eu: "{stream}: {size} sarreren kontrol-puntua ez dator bat: erregistroa aldatu edo laburtu da",
    en: "{stream}: the checkpoint over {size} entries does not agree: the record was altered or cut",
};
const NOT_A_CHECKPOINT: Text = Text {
    ca: "{path}, línia {line}: s'esperava un punt de control signat",
    es: "{path}, línea {line}: se esperaba un punto de control firmado",
    pt: "{path}, linha {line}: esperava-se um ponto de controle assinado",
    eu: "{path}, {line}. lerroa: kontrol-puntu sinatu bat espero zen",
    en: "{path}, line {line}: expected a signed checkpoint",
};

pub(crate) fn describe(language: Language) -> Command {
    let usage = "adoube verify [FILE] [--db DB] [--key FILE] [--signer KEY]... [--checkpoint FILE]";
    subcommand("verify", usage, "adoube verify export.ndjson", ABOUT, language)
        .arg(argument("FILE", FILE, language))
        .arg(record::db(language))
        .arg(record::key(language))
        .arg(option("signer", "KEY", SIGNER, language).action(ArgAction::Append))
        .arg(option("checkpoint", "FILE", CHECKPOINT, language).conflicts_with("FILE"))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let trusted = trusted(matches, language)?;
    let witness = matches.get_one::<String>("checkpoint").map(|path| checkpoint(path, language)).transpose()?;
    let mut compared = None;
    // Every stream is played again: answers that differ today are reported.
    let replayers = adoube_desk::replayers();
    let replayers = replayers.each_ref().map(|replayer| &**replayer as &dyn Replayer);
    let report = match matches.get_one::<String>("FILE").map(String::as_str) {
        Some("-") => {
            adoube_store::verify_export(io::stdin().lock(), "-", &replayers, &trusted).map_err(failure(language))?
        }
        Some(path) => {
            let key = record::recovery_key(matches, language)?;
            record::block_on(async {
                adoube_store::verify_file(Path::new(path), key.as_ref(), &replayers, &trusted, record::now_ms())
                    .await
                    .map_err(failure(language))
            })?
        }
        None => {
            let place = record::place(matches, language)?;
            record::block_on(async {
                let store = Store::open(&place, Access::Read).await.map_err(failure(language))?;
                let report = store.verify(&replayers, &trusted).await.map_err(failure(language))?;
                if let Some(note) = &witness {
                    compared = Some(store.compare(&note.checkpoint).await);
                }
                store.close().await.map_err(failure(language))?;
                Ok(report)
            })?
        }
    };
    // A record that cannot be read to the end does not agree with anything.
    let agrees = compared.map(|compared: Result<Witness, Fault>| compared == Ok(Witness::Agrees));
    tell(&report, witness.as_ref().zip(agrees), screen)?;
    Ok(if report.is_whole() && agrees != Some(false) { Answer::Yes } else { Answer::No })
}

fn tell(report: &Report, witness: Option<(&SignedCheckpoint, bool)>, screen: &mut Screen) -> Result<(), Failure> {
    let language = screen.language;
    let findings: Vec<String> = report.findings.iter().map(|finding| finding.sentence(language)).collect();
    let Report { entries, streams, checkpoints, replayed, .. } = report;
    if screen.wants_json() {
        let agrees = witness.map(|(_, agrees)| agrees);
        return screen.json(&json!({
            "whole": report.is_whole(), "entries": entries, "streams": streams, "checkpoints": checkpoints,
            "replayed": replayed, "findings": findings, "checkpoint_agrees": agrees,
        }));
    }
    for finding in &findings {
        screen.line(&screen.warning(finding))?;
    }
    if let Some((note, agrees)) = witness {
        let text = if agrees { AGREES } else { DISAGREES };
        let line = text.fill(language, &[("stream", &note.checkpoint.stream), ("size", &note.checkpoint.size)]);
        screen.line(&line)?;
    }
    if findings.is_empty() {
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("entries", entries), ("streams", streams), ("checkpoints", checkpoints), ("replayed", replayed)];
        screen.line(&WHOLE.fill(language, &values))
    } else {
        screen.line(&BAD.fill(language, &[("count", &findings.len()), ("entries", entries)]))
    }
}

fn trusted(matches: &ArgMatches, language: Language) -> Result<Vec<PublicKey>, Failure> {
    let keys = matches.get_many::<String>("signer").unwrap_or_default();
    let bad = |text: &str| Failure::Input(Fault::Key { place: text.to_owned() }.sentence(language));
    keys.map(|text| text.parse().map_err(|_| bad(text))).collect()
}

fn checkpoint(path: &str, language: Language) -> Result<SignedCheckpoint, Failure> {
    let text = input::small_file(Path::new(path), language)?;
    text.parse().map_err(|error: adoube_store::ParseCheckpointError| {
        Failure::Input(NOT_A_CHECKPOINT.fill(language, &[("path", &path), ("line", &error.line)]))
    })
}
