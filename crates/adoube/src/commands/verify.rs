//! `adoube verify`: proves that a record is whole: a database, a backup or an export.

use super::arguments::{argument, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::counts::{CHECKPOINTS, ENTRIES, FAULTS, IN_ENTRIES, OF_STREAMS, REPLAYED};
use crate::exit::{CommandError, Exit};
use crate::input;
use crate::record::{self, store_error};
use crate::screen::Screen;
use adoube_laws::{Language, Text};
use adoube_store::plural::OVER_ENTRIES;
use adoube_store::{
    Access, CheckpointWitness, ComparedCheckpoint, PublicKey, Replayer, SignedCheckpoint, StoreError, VerifyOptions,
    VerifyReport,
};
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
    ca: "sencer: {entries} {streams}, {checkpoints}, {replayed}",
    es: "entero: {entries} {streams}, {checkpoints}, {replayed}",
    pt: "inteiro: {entries} {streams}, {checkpoints}, {replayed}",
    eu: "osorik: {entries} {streams}, {checkpoints}, {replayed}",
    en: "whole: {entries} {streams}, {checkpoints}, {replayed}",
};
const BAD: Text = Text {
    ca: "no és sencer: {faults} {entries}",
    es: "no está entero: {faults} {entries}",
    pt: "não está inteiro: {faults} {entries}",
    eu: "ez dago osorik: {faults} {entries}",
    en: "not whole: {faults} {entries}",
};
const AGREES: Text = Text {
    ca: "{stream}: el punt de control {over} concorda",
    es: "{stream}: el punto de control {over} concuerda",
    pt: "{stream}: o ponto de controle {over} concorda",
    eu: "{stream}: {over} kontrol-puntua bat dator",
    en: "{stream}: the checkpoint {over} agrees",
};
const DISAGREES: Text = Text {
    ca: "{stream}: el punt de control {over} no concorda: el registre s'ha alterat o escurçat",
    es: "{stream}: el punto de control {over} no concuerda: el registro fue alterado o acortado",
    pt: "{stream}: o ponto de controle {over} não concorda: o registro foi alterado ou encurtado",
    eu: "{stream}: {over} kontrol-puntua ez dator bat: erregistroa aldatu edo laburtu da",
    en: "{stream}: the checkpoint {over} does not agree: the record was altered or cut",
};
const NOT_SIGNED: Text = Text {
    ca: "{path}: cap de les claus que diu el registre, o --signer, no ha signat aquest punt de control: potser és fals ell mateix",
    es: "{path}: ninguna de las claves que dice el registro, o --signer, ha firmado este punto de control: quizá es falso él mismo",
    pt: "{path}: nenhuma das chaves que diz o registro, ou --signer, assinou este ponto de controle: talvez ele mesmo seja falso",
    eu: "{path}: erregistroak edo --signer aukerak dioen gako batek ere ez du kontrol-puntu hau sinatu: agian bera da faltsua",
    en: "{path}: none of the keys that the record, or --signer, names has signed this checkpoint: it may itself be forged",
};
const LIMITS: Text = Text {
    ca: "El que no es pot veure sense un punt de control imprès (--checkpoint): entrades tretes del final d'un flux, o tornades a escriure, des de l'últim punt de control signat; i tot allò que algú ha tret refent també les taules que ho compten. Amb la clau de la taula es pot refer tot, llevat del que és imprès.",
    es: "Lo que no se puede ver sin un punto de control impreso (--checkpoint): entradas quitadas del final de un flujo, o escritas de nuevo, desde el último punto de control firmado; y todo lo que alguien ha quitado rehaciendo también las tablas que lo cuentan. Con la clave de la mesa se puede rehacer todo, salvo lo que está impreso.",
    pt: "O que não se pode ver sem um ponto de controle impresso (--checkpoint): entradas tiradas do fim de um fluxo, ou escritas de novo, desde o último ponto de controle assinado; e tudo o que alguém tirou refazendo também as tabelas que o contam. Com a chave da mesa pode-se refazer tudo, exceto o que está impresso.",
    eu: "Kontrol-puntu inprimatu bat gabe (--checkpoint) ezin da hau ikusi: sinatutako azken kontrol-puntutik korronte baten amaieratik kendutako edo berriro idatzitako sarrerak; eta norbaitek kendutako guztia, zenbatzen duten taulak ere berreginez gero. Mahaiaren gakoarekin dena berregin daiteke, inprimatuta dagoena izan ezik.",
    en: "What cannot be seen without a printed checkpoint (--checkpoint): entries taken from the end of a stream, or written anew, since the last signed checkpoint; and whatever somebody took away who also mended the tables that count it. With the desk's key everything can be made anew but what is printed.",
};
const NOT_A_CHECKPOINT: Text = Text {
    ca: "{path}, línia {line}: s'esperava un punt de control signat",
    es: "{path}, línea {line}: se esperaba un punto de control firmado",
    pt: "{path}, linha {line}: esperava-se um ponto de controle assinado",
    eu: "{path}, {line}. lerroa: kontrol-puntu sinatu bat espero zen",
    en: "{path}, line {line}: expected a signed checkpoint",
};

pub(super) struct VerifyArgs {
    /// A backup or an export; `-` for an export on standard input; without it, the database.
    file: Option<String>,
    database: String,
    key: Option<String>,
    signers: Vec<String>,
    /// The file of a checkpoint kept elsewhere.
    checkpoint: Option<String>,
}

impl Subcommand for VerifyArgs {
    const NAME: &'static str = "verify";

    fn describe(language: Language) -> Command {
        let usage = "adoube verify [FILE] [--db DB] [--key FILE] [--signer KEY]... [--checkpoint FILE]";
        let command =
            subcommand(Self::NAME, usage, "adoube verify export.ndjson --checkpoint printed.txt", ABOUT, language);
        let example = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        command
            .after_help(format!("{example}\n\n{}", LIMITS.get(language)))
            .arg(argument("FILE", FILE, language))
            .arg(options::db(language))
            .arg(options::key(language))
            .arg(option("signer", "KEY", SIGNER, language).action(ArgAction::Append))
            .arg(option("checkpoint", "FILE", CHECKPOINT, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            file: value(matches, "FILE"),
            database: options::database(matches),
            key: value(matches, "key"),
            signers: values(matches, "signer"),
            checkpoint: value(matches, "checkpoint"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let trusted = public_keys(&self.signers, language)?;
        let kept = self.checkpoint.as_deref();
        let notes: Vec<SignedCheckpoint> =
            kept.map(|path| checkpoint(path, language)).transpose()?.into_iter().collect();
        // Every stream is replayed, to report answers that differ today.
        let replayers = adoube_desk::replayers();
        let replayers = replayers.each_ref().map(|replayer| &**replayer as &dyn Replayer);
        let how = VerifyOptions { replayers: &replayers, trusted: &trusted, kept: &notes };
        let report = self.verify(&how, language)?;
        let kept = kept.zip(notes.first()).zip(report.compared.first().copied());
        show(&report, kept.map(|((path, note), compared)| (path, note, compared)), screen)?;
        Ok(if report.is_whole() { Exit::Done } else { Exit::No })
    }
}

impl VerifyArgs {
    fn verify(&self, how: &VerifyOptions<'_>, language: Language) -> Result<VerifyReport, CommandError> {
        match self.file.as_deref() {
            Some("-") => {
                let report = adoube_store::verify_export_with(io::stdin().lock(), "-", how);
                report.map_err(record::file_error("-", language))
            }
            Some(path) => {
                let key = record::recovery_key(self.key.as_deref(), language)?;
                record::block_on(async {
                    let report = adoube_store::verify_file(Path::new(path), key.as_ref(), how).await;
                    report.map_err(record::file_error(path, language))
                })
            }
            None => record::block_on(async {
                let store = record::open(&self.database, Access::Read, language).await?;
                let report = store.verify_with(how).await.map_err(store_error(language))?;
                store.close().await.map_err(store_error(language))?;
                Ok(report)
            }),
        }
    }
}

fn show(
    report: &VerifyReport,
    kept: Option<(&str, &SignedCheckpoint, ComparedCheckpoint)>,
    screen: &mut Screen,
) -> Result<(), CommandError> {
    let language = screen.language;
    let findings: Vec<String> = report.findings.iter().map(|finding| finding.sentence(language)).collect();
    let VerifyReport { entries, streams, checkpoints, replayed, .. } = report;
    let agrees = kept.map(|(_, _, compared)| compared.witness == CheckpointWitness::Agrees);
    if screen.wants_json() {
        return screen.json(&json!({
            "whole": report.is_whole(), "entries": entries, "streams": streams, "checkpoints": checkpoints,
            "replayed": replayed, "findings": findings, "checkpoint_agrees": agrees,
            "checkpoint_signed": kept.map(|(_, _, compared)| compared.signed),
        }));
    }
    for finding in &findings {
        screen.line(&screen.warning(finding))?;
    }
    if let Some((path, note, compared)) = kept {
        let text = if agrees == Some(true) { AGREES } else { DISAGREES };
        let over = OVER_ENTRIES.say(language, note.checkpoint.size);
        screen.line(&text.fill(language, &[("stream", &note.checkpoint.stream), ("over", &over)]))?;
        if !compared.signed {
            screen.line(&screen.warning(&NOT_SIGNED.fill(language, &[("path", &path)])))?;
        }
    }
    if report.is_whole() {
        let values: [(&str, &dyn std::fmt::Display); 4] = [
            ("entries", &ENTRIES.say(language, *entries)),
            ("streams", &OF_STREAMS.say(language, *streams)),
            ("checkpoints", &CHECKPOINTS.say(language, *checkpoints)),
            ("replayed", &REPLAYED.say(language, *replayed)),
        ];
        screen.line(&WHOLE.fill(language, &values))
    } else {
        let faults = findings.len() as u64 + u64::from(agrees == Some(false));
        let (faults, entries) = (FAULTS.say(language, faults), IN_ENTRIES.say(language, *entries));
        screen.line(&BAD.fill(language, &[("faults", &faults), ("entries", &entries)]))
    }
}

fn public_keys(typed: &[String], language: Language) -> Result<Vec<PublicKey>, CommandError> {
    let bad = |text: &String| store_error(language)(StoreError::Key { place: text.clone() });
    typed.iter().map(|text| text.parse().map_err(|_| bad(text))).collect()
}

fn checkpoint(path: &str, language: Language) -> Result<SignedCheckpoint, CommandError> {
    let text = input::small_file(Path::new(path), language)?;
    text.parse().map_err(|error: adoube_store::ParseCheckpointError| {
        CommandError::Input(NOT_A_CHECKPOINT.fill(language, &[("path", &path), ("line", &error.line)]))
    })
}
