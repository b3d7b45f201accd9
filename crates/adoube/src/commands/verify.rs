//! `adoube verify`: proves the integrity of a record: a database, a backup or an export.

use super::arguments::{argument, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input;
use crate::record::{self, store_error};
use crate::screen::Screen;
use crate::words::counts;
use crate::words::verify;
use adoube_store::{
    Access, CheckpointWitness, ComparedCheckpoint, PublicKey, Replayer, SignedCheckpoint, StoreError, VerifyOptions,
    VerifyReport,
};
use adoube_words::Language;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;
use std::io;
use std::path::Path;

pub(super) struct VerifyArgs {
    /// A backup or an export; `-` for an export on standard input; by default, the database.
    file: Option<String>,
    database: String,
    key: Option<String>,
    signers: Vec<String>,
    /// The file of a checkpoint stored elsewhere.
    checkpoint: Option<String>,
}

impl Subcommand for VerifyArgs {
    const NAME: &'static str = "verify";

    fn describe(language: Language) -> Command {
        let usage = "adoube verify [FILE] [--db DB] [--key FILE] [--signer KEY]... [--checkpoint FILE]";
        let command = subcommand(
            Self::NAME,
            usage,
            "adoube verify export.ndjson --checkpoint printed.txt",
            verify::ABOUT,
            language,
        );
        let example = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        command
            .after_help(format!("{example}\n\n{}", verify::LIMITS.get(language)))
            .arg(argument("FILE", verify::FILE, language))
            .arg(options::db(language))
            .arg(options::key(language))
            .arg(option("signer", "KEY", verify::SIGNER, language).action(ArgAction::Append))
            .arg(option("checkpoint", "FILE", verify::CHECKPOINT, language))
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
        // Replay every stream, to report answers that would differ today.
        let replayers = adoube_services::replayers();
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
        let text = if agrees == Some(true) { verify::AGREES } else { verify::DISAGREES };
        let over = adoube_store::over_entries(note.checkpoint.size, language);
        screen.line(&text.fill(language, &[("stream", &note.checkpoint.stream), ("over", &over)]))?;
        if !compared.signed {
            screen.line(&screen.warning(&verify::NOT_SIGNED.fill(language, &[("path", &path)])))?;
        }
    }
    if report.is_whole() {
        let values: [(&str, &dyn std::fmt::Display); 4] = [
            ("entries", &counts::ENTRIES.fill(language, &[("n", entries)])),
            ("streams", &counts::OF_STREAMS.fill(language, &[("n", streams)])),
            ("checkpoints", &counts::CHECKPOINTS.fill(language, &[("n", checkpoints)])),
            ("replayed", &counts::REPLAYED.fill(language, &[("n", replayed)])),
        ];
        screen.line(&verify::WHOLE.fill(language, &values))
    } else {
        let faults = findings.len() as u64 + u64::from(agrees == Some(false));
        let (faults, entries) =
            (counts::FAULTS.fill(language, &[("n", &faults)]), counts::IN_ENTRIES.fill(language, &[("n", entries)]));
        screen.line(&verify::BAD.fill(language, &[("faults", &faults), ("entries", &entries)]))
    }
}

fn public_keys(typed: &[String], language: Language) -> Result<Vec<PublicKey>, CommandError> {
    let bad = |text: &String| store_error(language)(StoreError::Key { place: text.clone() });
    typed.iter().map(|text| text.parse().map_err(|_| bad(text))).collect()
}

fn checkpoint(path: &str, language: Language) -> Result<SignedCheckpoint, CommandError> {
    let text = input::small_file(Path::new(path), language)?;
    text.parse().map_err(|error: adoube_store::ParseCheckpointError| {
        CommandError::Input(verify::NOT_A_CHECKPOINT.fill(language, &[("path", &path), ("line", &error.line)]))
    })
}
