//! Verification of a record: numbers without gaps, an intact hash chain, valid checkpoints, no deleted rows, and streams
//! whose replay gives the recorded answers.

use crate::checkpoint::{CheckpointWitness, SignedCheckpoint};
use crate::desk_key::PublicKey;
use crate::entry::{CommandId, Head, Stream, StreamEntry};
use crate::error::{IntegrityFinding, ReplayDifference, StoreError};
use crate::export_lines::{ExportReader, RecordItem, RecordSource};
use crate::hash::Hash;
use crate::location::Location;
use crate::merkle;
use crate::snapshot::{ExportParts, RecordSnapshot};
use crate::sql_table::ListDigests;
use crate::store::Store;
use sqlx::Row;
use std::collections::HashSet;
use std::io::BufRead;

/// Replays a stream from its acts. Implemented in crates that know games and tournaments.
pub trait Replayer: Send + Sync {
    /// Returns whether it supports streams of this kind.
    fn replays(&self, kind: &str) -> bool;

    /// Returns the differences between the recorded answers and those of today's rules.
    fn replay(&self, stream: &Stream, entries: &[StreamEntry]) -> Vec<ReplayDifference>;
}

/// Options of a verification.
#[derive(Clone, Copy, Default)]
pub struct VerifyOptions<'a> {
    /// The replayers.
    pub replayers: &'a [&'a dyn Replayer],
    /// The trusted keys; if empty, those listed in the record itself.
    pub trusted: &'a [PublicKey],
    /// External checkpoints to compare the record with.
    pub kept: &'a [SignedCheckpoint],
}

/// The result for an external checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComparedCheckpoint {
    /// The result of comparing it with the record.
    pub witness: CheckpointWitness,
    /// Whether it was signed by a trusted key. If not, it may be forged.
    pub signed: bool,
}

/// The result of a verification.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VerifyReport {
    /// Number of entries checked.
    pub entries: u64,
    /// Number of streams checked.
    pub streams: u64,
    /// Number of streams replayed.
    pub replayed: u64,
    /// Number of checkpoints checked.
    pub checkpoints: u64,
    /// The findings in the order of the record.
    pub findings: Vec<IntegrityFinding>,
    /// The results for the external checkpoints, in their order.
    pub compared: Vec<ComparedCheckpoint>,
}

impl VerifyReport {
    /// Returns whether there is no finding and every external checkpoint agrees.
    pub fn is_whole(&self) -> bool {
        self.findings.is_empty() && self.compared.iter().all(|compared| compared.witness == CheckpointWitness::Agrees)
    }

    /// Returns the report with another location.
    pub(crate) fn placed(mut self, shown: &str) -> Self {
        self.findings = self.findings.into_iter().map(|finding| finding.placed(shown)).collect();
        self
    }
}

impl Store {
    /// Verifies the whole record and replays every stream for which there is a replayer.
    ///
    /// If `trusted` keys are given, only their signatures count; otherwise those of the keys listed in the record.
    ///
    /// It cannot detect entries truncated or rewritten since the last checkpoint, nor deletions by someone who also
    /// adjusted the tables `begun` and `deletion_guard`. A checkpoint kept outside ([`VerifyOptions::kept`]) detects
    /// both for its stream, up to its size.
    pub async fn verify(&self, replayers: &[&dyn Replayer], trusted: &[PublicKey]) -> Result<VerifyReport, StoreError> {
        self.verify_with(&VerifyOptions { replayers, trusted, kept: &[] }).await
    }

    /// Verifies the record like [`verify`](Self::verify), and compares it with external checkpoints.
    pub async fn verify_with(&self, how: &VerifyOptions<'_>) -> Result<VerifyReport, StoreError> {
        let mut verifier = RecordVerifier::new(how);
        if matches!(self.inner.place, Location::Sqlite(_)) {
            let mut connection = self.reader().await?;
            let rows = sqlx::query("pragma integrity_check").fetch_all(&mut *connection).await;
            for row in rows.map_err(|error| self.database_error(&error))? {
                let said: String = row.try_get(0).map_err(|error| self.database_error(&error))?;
                if said != "ok" {
                    verifier.report.findings.push(IntegrityFinding::Damage(self.damaged(&said)));
                }
            }
        }
        let mut snapshot = RecordSnapshot::new(self, ExportParts::ALL, 0).await?;
        loop {
            match snapshot.next_batch().await {
                Ok(batch) if batch.is_empty() => break,
                Ok(batch) => batch.into_iter().for_each(|record| verifier.take(record)),
                Err(StoreError::Broken { stream, number }) => {
                    verifier.report.findings.push(IntegrityFinding::Entry { stream, number });
                    snapshot.skip_stream();
                }
                Err(error) => {
                    verifier.report.findings.push(IntegrityFinding::Damage(error));
                    break;
                }
            }
        }
        let absent = snapshot.absences().await?;
        let mut report = verifier.finish();
        report.findings.extend(absent);
        Ok(report)
    }
}

/// Verifies an exported record without a database.
pub fn verify_export(
    from: impl BufRead,
    shown: &str,
    replayers: &[&dyn Replayer],
    trusted: &[PublicKey],
) -> Result<VerifyReport, StoreError> {
    verify_export_with(from, shown, &VerifyOptions { replayers, trusted, kept: &[] })
}

/// Verifies an exported record without a database, and compares it with external checkpoints.
pub fn verify_export_with(
    from: impl BufRead,
    shown: &str,
    how: &VerifyOptions<'_>,
) -> Result<VerifyReport, StoreError> {
    let mut verifier = RecordVerifier::new(how);
    let mut lines = ExportReader::lenient(from, shown);
    while let Some(record) = lines.next()? {
        verifier.take(record);
    }
    let mut report = verifier.finish();
    if lines.altered {
        report.findings.push(IntegrityFinding::Lines);
    }
    Ok(report)
}

/// The stream being verified.
struct CurrentStream {
    stream: Stream,
    head: Head,
    hashes: Vec<Hash>,
    command: Option<(CommandId, u32)>,
    /// Whether every entry so far follows from the previous one.
    sound: bool,
    /// The entries, collected only if there is a replayer.
    entries: Vec<StreamEntry>,
}

pub(crate) struct RecordVerifier<'a> {
    replayers: &'a [&'a dyn Replayer],
    kept: &'a [SignedCheckpoint],
    trusted: Vec<PublicKey>,
    /// Whether the keys listed in the record are trusted.
    trusting: bool,
    current: Option<CurrentStream>,
    seen: HashSet<Stream>,
    commands: HashSet<CommandId>,
    beside: u64,
    tally: ListDigests,
    report: VerifyReport,
}

impl<'a> RecordVerifier<'a> {
    pub(crate) fn new(how: &VerifyOptions<'a>) -> Self {
        let missing = ComparedCheckpoint { witness: CheckpointWitness::Shortened { size: 0 }, signed: false };
        Self {
            replayers: how.replayers,
            kept: how.kept,
            trusted: how.trusted.to_vec(),
            trusting: how.trusted.is_empty(),
            current: None,
            seen: HashSet::new(),
            commands: HashSet::new(),
            beside: 0,
            tally: ListDigests::default(),
            report: VerifyReport { compared: vec![missing; how.kept.len()], ..VerifyReport::default() },
        }
    }

    pub(crate) fn take(&mut self, record: RecordItem) {
        self.beside += u64::from(record.is_beside());
        match record {
            RecordItem::Header { .. } => {}
            RecordItem::Signer(text) => match text.parse() {
                Ok(key) if self.trusting => self.trusted.push(key),
                Ok(_) => {}
                Err(_) => {
                    let error = StoreError::Key { place: text };
                    self.report.findings.push(IntegrityFinding::Damage(error));
                }
            },
            RecordItem::Entry(entry) => self.entry(entry),
            RecordItem::Checkpoint { stream, size, signer, note } => self.checkpoint(&stream, size, &signer, &note),
            RecordItem::Sealed(envelope, checksum) => {
                if checksum.is_some_and(|sum| sum != envelope.checksum()) {
                    self.report
                        .findings
                        .push(IntegrityFinding::Envelope { commitment: envelope.commitment.to_string() });
                }
            }
            RecordItem::Person(person, checksum) => {
                if checksum.is_some_and(|sum| sum != person.checksum()) {
                    self.report.findings.push(IntegrityFinding::Person { id: person.id });
                }
            }
            RecordItem::Row(row) => {
                self.tally.take(&row);
                if !row.is_sound() {
                    self.report.findings.push(IntegrityFinding::Row { row: row.shown() });
                }
            }
            RecordItem::End { entries, beside, .. } => {
                let (counted, found) = ((entries, beside), (self.report.entries, self.beside));
                if counted != found {
                    self.report.findings.push(IntegrityFinding::Count { counted, found });
                }
            }
        }
    }

    fn entry(&mut self, entry: StreamEntry) {
        if self.current.as_ref().is_none_or(|current| current.stream != entry.stream) {
            self.finish_stream();
            self.report.streams += 1;
            if !self.seen.insert(entry.stream.clone()) {
                // The stream is split, so its parts cannot be checked against each other.
                let (stream, number) = (entry.stream.clone(), entry.number);
                self.report.findings.push(IntegrityFinding::Entry { stream, number });
            }
            let stream = entry.stream.clone();
            let (head, hashes, entries) = (Head::EMPTY, Vec::new(), Vec::new());
            self.current = Some(CurrentStream { stream, head, hashes, command: None, sound: true, entries });
        }
        let Some(current) = &mut self.current else { return };
        self.report.entries += 1;
        let number = current.head.number.saturating_add(1);
        if entry.number != number || entry.chained_to(current.head.hash) != entry.hash {
            self.report.findings.push(IntegrityFinding::Entry { stream: entry.stream.clone(), number });
            current.sound = false;
        }
        let continues = current
            .command
            .is_some_and(|(command, part)| command == entry.command && entry.part == part.saturating_add(1));
        let starts = entry.part == 0 && self.commands.insert(entry.command);
        if !continues && !starts {
            let (stream, number) = (entry.stream.clone(), entry.number);
            self.report.findings.push(IntegrityFinding::Command { stream, number });
        }
        current.command = Some((entry.command, entry.part));
        // Later entries are checked against the stored hash, so that each error is reported once.
        current.head = Head { number: entry.number, hash: entry.hash };
        current.hashes.push(entry.hash);
        if self.replayers.iter().any(|replayer| replayer.replays(entry.stream.kind())) {
            current.entries.push(entry);
        }
    }

    fn checkpoint(&mut self, stream: &Stream, size: u64, signer: &str, text: &str) {
        self.report.checkpoints += 1;
        let hashes = match &self.current {
            Some(current) if current.stream == *stream => current.hashes.as_slice(),
            _ => &[],
        };
        let holds = || {
            let note: SignedCheckpoint = text.parse().ok()?;
            let then = hashes.get(..usize::try_from(size).ok()?)?;
            let same = note.checkpoint.stream == *stream
                && note.checkpoint.size == size
                && note.checkpoint.root == merkle::root(then);
            let key = |key: &&PublicKey| key.name() == signer && note.is_signed_by(key);
            (same && self.trusted.iter().any(|candidate| key(&candidate))).then_some(())
        };
        if holds().is_none() {
            self.report.findings.push(IntegrityFinding::Checkpoint { stream: stream.clone(), size });
        }
    }

    fn finish_stream(&mut self) {
        let Some(current) = self.current.take() else { return };
        for (note, compared) in self.kept.iter().zip(&mut self.report.compared) {
            if note.checkpoint.stream == current.stream {
                compared.witness = match CheckpointWitness::of(&note.checkpoint, &current.hashes) {
                    // A broken stream agrees with nothing.
                    CheckpointWitness::Agrees if !current.sound => CheckpointWitness::Forked,
                    witness => witness,
                };
            }
        }
        for replayer in self.replayers.iter().filter(|replayer| replayer.replays(current.stream.kind())) {
            self.report.replayed += 1;
            for difference in replayer.replay(&current.stream, &current.entries) {
                self.report.findings.push(IntegrityFinding::Answer { stream: current.stream.clone(), difference });
            }
        }
    }

    pub(crate) fn finish(mut self) -> VerifyReport {
        self.finish_stream();
        for (note, compared) in self.kept.iter().zip(&mut self.report.compared) {
            compared.signed = self.trusted.iter().any(|key| note.is_signed_by(key));
        }
        let lists = self.tally.wrong().into_iter().map(|row| IntegrityFinding::Row { row });
        self.report.findings.extend(lists);
        self.report
    }
}
