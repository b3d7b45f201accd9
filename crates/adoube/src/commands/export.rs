//! `adoube export`: the record as lines of JSON that can be read without this program.
//!
//! By default only the log is exported; personal data, rating lists and secrets have an option each.

use super::arguments::{argument, flag, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::record::{self, store_error};
use crate::screen::Screen;
use crate::words::counts;
use crate::words::export;
use adoube_store::{Access, DeskKey, ExportParts, Exported, Store, StoreError, TransferCounts};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::json;
use std::fs::File;
use std::io::{self, BufWriter, Write};

pub(super) struct ExportArgs {
    /// The new file; standard output by default.
    to: Option<String>,
    database: String,
    parts: ExportParts,
}

impl Subcommand for ExportArgs {
    const NAME: &'static str = "export";

    fn describe(language: Language) -> Command {
        let usage = "adoube export [FILE] [--db DB] [--persons] [--lists] [--secrets] [--all]";
        subcommand(Self::NAME, usage, "adoube export record.ndjson --db adoube.db", export::EXPORT, language)
            .arg(argument("FILE", export::TO, language))
            .arg(options::db(language))
            .arg(flag("persons", export::PERSONS, language))
            .arg(flag("lists", export::LISTS, language))
            .arg(flag("secrets", export::SECRETS, language))
            .arg(flag("all", export::ALL, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        let wants = |name| matches.get_flag("all") || matches.get_flag(name);
        Self {
            to: value::<String>(matches, "FILE").filter(|path| path != "-"),
            database: options::database(matches),
            parts: ExportParts { persons: wants("persons"), lists: wants("lists"), secrets: wants("secrets") },
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let Self { parts, .. } = self;
        let path = self.to.as_deref();
        let (exported, warning) = record::block_on(async {
            let store = record::open(&self.database, Access::Read, language).await?;
            let (key, warning) = if parts.secrets { record::desk_key(&store, language).await? } else { (None, None) };
            let exported = write(&store, path, parts, key.as_ref(), language).await;
            store.close().await.map_err(store_error(language))?;
            Ok((exported?, warning))
        })?;
        // Warnings go to standard error, because standard output may be the record itself.
        if let Some(warning) = warning {
            screen.remark(&warning)?;
        }
        let findings: Vec<String> = exported.findings.iter().map(|finding| finding.sentence(language)).collect();
        for finding in &findings {
            screen.remark(finding)?;
        }
        if !findings.is_empty() {
            let faults = counts::FAULTS.fill(language, &[("n", &(findings.len() as u64))]);
            screen.remark(&export::DAMAGED.fill(language, &[("path", &path.unwrap_or("-")), ("faults", &faults)]))?;
        }
        let exit = if findings.is_empty() { Exit::Done } else { Exit::No };
        if let Some(path) = path {
            show(path, exported.carried, findings, screen)?;
        }
        Ok(exit)
    }
}

fn show(path: &str, carried: TransferCounts, findings: Vec<String>, screen: &mut Screen) -> Result<(), CommandError> {
    let language = screen.language;
    if screen.wants_json() {
        let mut value = numbers(carried);
        value["path"] = path.into();
        value["findings"] = findings.into();
        return screen.json(&value);
    }
    let (entries, streams) = (
        counts::ENTRIES.fill(language, &[("n", &carried.entries)]),
        counts::OF_STREAMS.fill(language, &[("n", &carried.streams)]),
    );
    let rest = rest(carried, language);
    let values: [(&str, &dyn std::fmt::Display); 4] =
        [("path", &path), ("entries", &entries), ("streams", &streams), ("rest", &rest)];
    screen.line(&export::EXPORTED.fill(language, &values))
}

/// Creates a file that only its owner may read.
fn new_file(path: &str) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Returns the error for a file that cannot be written.
fn unwritten(path: &str, error: &io::Error, language: Language) -> CommandError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => store_error(language)(StoreError::Exists { place: path.to_owned() }),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            store_error(language)(StoreError::ReadOnly { place: path.to_owned() })
        }
        _ => store_error(language)(StoreError::File { place: path.to_owned(), detail: error.to_string() }),
    }
}

/// Writes the record to a file or to standard output. An incomplete file is removed.
async fn write(
    store: &Store,
    path: Option<&str>,
    parts: ExportParts,
    key: Option<&DeskKey>,
    language: Language,
) -> Result<Exported, CommandError> {
    let now = record::now_ms();
    let Some(path) = path else {
        let mut out = WatchedWriter { to: BufWriter::new(io::stdout().lock()), failed: None };
        let exported = store.export(&mut out, parts, key, now).await;
        // A closed pipe is not a fault of the record.
        return match out.failed {
            Some(kind) => Err(CommandError::Output(kind.into())),
            None => exported.map_err(store_error(language)),
        };
    };
    let file = new_file(path).map_err(|error| unwritten(path, &error, language))?;
    let mut out = WatchedWriter { to: BufWriter::new(&file), failed: None };
    let exported = store.export(&mut out, parts, key, now).await;
    let failed = out.failed;
    drop(out);
    let synced = file.sync_all();
    if exported.is_err() || synced.is_err() {
        // A partial file would block the next attempt.
        let _ = std::fs::remove_file(path);
    }
    match (failed, exported) {
        (Some(kind), Err(_)) => Err(unwritten(path, &kind.into(), language)),
        (_, exported) => {
            let exported = exported.map_err(store_error(language))?;
            synced.map_err(|error| unwritten(path, &error, language))?;
            Ok(exported)
        }
    }
}

/// A writer that remembers its last error.
struct WatchedWriter<W> {
    to: W,
    failed: Option<io::ErrorKind>,
}

impl<W: Write> Write for WatchedWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes).inspect_err(|error| self.failed = Some(error.kind()))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush().inspect_err(|error| self.failed = Some(error.kind()))
    }
}

/// Returns the counts of a transfer as JSON.
pub(super) fn numbers(carried: TransferCounts) -> serde_json::Value {
    let TransferCounts { entries, streams, checkpoints, sealed, persons, accounts, lists, .. } = carried;
    json!({
        "entries": entries, "streams": streams, "checkpoints": checkpoints, "sealed": sealed, "persons": persons,
        "accounts": accounts, "lists": lists,
    })
}

/// Formats the counts of a transfer, apart from the entries.
pub(super) fn rest(carried: TransferCounts, language: Language) -> String {
    let TransferCounts { checkpoints, persons, accounts, lists, .. } = carried;
    let counted = [
        (counts::CHECKPOINTS, checkpoints),
        (counts::PERSONS, persons),
        (counts::ACCOUNTS, accounts),
        (counts::LISTS, lists),
    ];
    let counted = counted.map(|(what, n)| what.fill(language, &[("n", &n)]));
    counted.join(", ")
}
