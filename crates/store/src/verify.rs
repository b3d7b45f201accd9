//! The proof that a record is whole: numbers without gaps, hashes that follow from one another, checkpoints that hold,
//! nothing that is gone, and streams that, replayed, give the answers that were given.

use crate::checkpoint::{SignedCheckpoint, Witness};
use crate::entry::{CommandId, Entry, Head, Stream};
use crate::fault::Fault;
use crate::finding::Finding;
use crate::hash::{Hash, chained};
use crate::key::PublicKey;
use crate::merkle;
use crate::place::Place;
use crate::record::{Lines, Record, Source};
use crate::snapshot::{Parts, Snapshot};
use crate::store::Store;
use crate::table::Tally;
use sqlx::Row;
use std::collections::HashSet;
use std::io::BufRead;

/// Plays a stream again from its acts.
///
/// The crates that know games and tournaments implement it; the store only asks.
pub trait Replayer: Send + Sync {
    /// Whether it understands streams of this kind.
    fn replays(&self, kind: &str) -> bool;

    /// Where the answers that the rules give today differ from those that the stream holds.
    fn replay(&self, stream: &Stream, entries: &[Entry]) -> Vec<Difference>;
}

/// An answer that differs from the one recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The number of the entry.
    pub number: u64,
    /// What it holds.
    pub recorded: String,
    /// What the replay gives.
    pub replayed: String,
}

/// How a record is examined.
#[derive(Clone, Copy, Default)]
pub struct Examination<'a> {
    /// Who plays streams again.
    pub replayers: &'a [&'a dyn Replayer],
    /// If any are given, only signatures by these keys count; else those by the keys that the record itself names.
    pub trusted: &'a [PublicKey],
    /// Checkpoints that somebody kept, to compare the record with.
    pub kept: &'a [SignedCheckpoint],
}

/// What became of a checkpoint that somebody kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    /// How it compares with the record.
    pub witness: Witness,
    /// Whether it was signed by a key that counts. If not, it may itself be forged.
    pub signed: bool,
}

/// What was checked and what was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many entries were checked.
    pub entries: u64,
    /// How many streams.
    pub streams: u64,
    /// How many of them were replayed.
    pub replayed: u64,
    /// How many checkpoints.
    pub checkpoints: u64,
    /// What is wrong, in the order of the record: the first is the first bad entry.
    pub findings: Vec<Finding>,
    /// What became of the checkpoints that were kept, in their order.
    pub compared: Vec<Compared>,
}

impl Report {
    /// Whether nothing is wrong, and no checkpoint that was kept says otherwise.
    pub fn is_whole(&self) -> bool {
        self.findings.is_empty() && self.compared.iter().all(|compared| compared.witness == Witness::Agrees)
    }

    /// The same, said of another place.
    pub(crate) fn placed(mut self, shown: &str) -> Self {
        self.findings = self.findings.into_iter().map(|finding| finding.placed(shown)).collect();
        self
    }
}

impl Store {
    /// Checks the whole record and replays every stream that somebody can replay.
    ///
    /// If `trusted` keys are given, only their signatures count; else those the record itself names do.
    ///
    /// What it cannot see: entries that were cut off the end of a stream, or written anew, since the last checkpoint; and
    /// whatever somebody took away who also mended what the tables `begun` and `census` keep. A checkpoint that was printed
    /// ([`Examination::kept`]) shows both, as far as its own stream had come.
    pub async fn verify(&self, replayers: &[&dyn Replayer], trusted: &[PublicKey]) -> Result<Report, Fault> {
        self.examine(&Examination { replayers, trusted, kept: &[] }).await
    }

    /// Checks the whole record, as [`verify`](Self::verify) does, and compares it with checkpoints that somebody kept.
    pub async fn examine(&self, how: &Examination<'_>) -> Result<Report, Fault> {
        let mut verifier = Verifier::new(how);
        if matches!(self.inner.place, Place::Sqlite(_)) {
            let mut connection = self.reader().await?;
            let rows = sqlx::query("pragma integrity_check").fetch_all(&mut *connection).await;
            for row in rows.map_err(|error| self.fault(&error))? {
                let said: String = row.try_get(0).map_err(|error| self.fault(&error))?;
                if said != "ok" {
                    verifier.report.findings.push(Finding::Damage(self.damaged(&said)));
                }
            }
        }
        let mut snapshot = Snapshot::new(self, Parts::ALL, 0).await?;
        loop {
            match snapshot.next_batch().await {
                Ok(batch) if batch.is_empty() => break,
                Ok(batch) => batch.into_iter().for_each(|record| verifier.take(record)),
                Err(Fault::Broken { stream, number }) => {
                    verifier.report.findings.push(Finding::Entry { stream, number });
                    snapshot.skip_stream();
                }
                Err(fault) => {
                    verifier.report.findings.push(Finding::Damage(fault));
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

/// Checks an exported record without any database.
pub fn verify_export(
    from: impl BufRead,
    shown: &str,
    replayers: &[&dyn Replayer],
    trusted: &[PublicKey],
) -> Result<Report, Fault> {
    examine_export(from, shown, &Examination { replayers, trusted, kept: &[] })
}

/// Checks an exported record without any database, and compares it with checkpoints that somebody kept.
pub fn examine_export(from: impl BufRead, shown: &str, how: &Examination<'_>) -> Result<Report, Fault> {
    let mut verifier = Verifier::new(how);
    let mut lines = Lines::lenient(from, shown);
    while let Some(record) = lines.next()? {
        verifier.take(record);
    }
    let mut report = verifier.finish();
    if lines.altered {
        report.findings.push(Finding::Lines);
    }
    Ok(report)
}

/// The stream that is being checked.
struct Current {
    stream: Stream,
    head: Head,
    hashes: Vec<Hash>,
    command: Option<(CommandId, u32)>,
    /// Whether every entry so far follows from the one before it.
    sound: bool,
    /// Kept only if somebody can replay them.
    entries: Vec<Entry>,
}

pub(crate) struct Verifier<'a> {
    replayers: &'a [&'a dyn Replayer],
    kept: &'a [SignedCheckpoint],
    trusted: Vec<PublicKey>,
    /// Keys that the record names count, because nobody named others.
    trusting: bool,
    current: Option<Current>,
    seen: HashSet<Stream>,
    commands: HashSet<CommandId>,
    beside: u64,
    tally: Tally,
    report: Report,
}

impl<'a> Verifier<'a> {
    pub(crate) fn new(how: &Examination<'a>) -> Self {
        let missing = Compared { witness: Witness::Shortened { size: 0 }, signed: false };
        Self {
            replayers: how.replayers,
            kept: how.kept,
            trusted: how.trusted.to_vec(),
            trusting: how.trusted.is_empty(),
            current: None,
            seen: HashSet::new(),
            commands: HashSet::new(),
            beside: 0,
            tally: Tally::default(),
            report: Report { compared: vec![missing; how.kept.len()], ..Report::default() },
        }
    }

    pub(crate) fn take(&mut self, record: Record) {
        self.beside += u64::from(record.is_beside());
        match record {
            Record::Header { .. } => {}
            Record::Signer(text) => match text.parse() {
                Ok(key) if self.trusting => self.trusted.push(key),
                Ok(_) => {}
                Err(_) => {
                    let fault = Fault::Key { place: text };
                    self.report.findings.push(Finding::Damage(fault));
                }
            },
            Record::Entry(entry) => self.entry(entry),
            Record::Checkpoint { stream, size, signer, note } => self.checkpoint(&stream, size, &signer, &note),
            Record::Sealed(envelope, checksum) => {
                if checksum.is_some_and(|sum| sum != envelope.checksum()) {
                    self.report.findings.push(Finding::Envelope { commitment: envelope.commitment.to_string() });
                }
            }
            Record::Person(person, checksum) => {
                if checksum.is_some_and(|sum| sum != person.checksum()) {
                    self.report.findings.push(Finding::Person { id: person.id });
                }
            }
            Record::Row(row) => {
                self.tally.take(&row);
                if !row.is_sound() {
                    self.report.findings.push(Finding::Row { row: row.shown() });
                }
            }
            Record::End { entries, beside, .. } => {
                let (counted, found) = ((entries, beside), (self.report.entries, self.beside));
                if counted != found {
                    self.report.findings.push(Finding::Count { counted, found });
                }
            }
        }
    }

    fn entry(&mut self, entry: Entry) {
        if self.current.as_ref().is_none_or(|current| current.stream != entry.stream) {
            self.finish_stream();
            self.report.streams += 1;
            if !self.seen.insert(entry.stream.clone()) {
                // Its entries do not stand together: what was between them is not checked against anything.
                let (stream, number) = (entry.stream.clone(), entry.number);
                self.report.findings.push(Finding::Entry { stream, number });
            }
            let stream = entry.stream.clone();
            let (head, hashes, entries) = (Head::EMPTY, Vec::new(), Vec::new());
            self.current = Some(Current { stream, head, hashes, command: None, sound: true, entries });
        }
        let Some(current) = &mut self.current else { return };
        self.report.entries += 1;
        let number = current.head.number.saturating_add(1);
        if entry.number != number || chained(current.head.hash, &entry) != entry.hash {
            self.report.findings.push(Finding::Entry { stream: entry.stream.clone(), number });
            current.sound = false;
        }
        let continues = current
            .command
            .is_some_and(|(command, part)| command == entry.command && entry.part == part.saturating_add(1));
        let starts = entry.part == 0 && self.commands.insert(entry.command);
        if !continues && !starts {
            let (stream, number) = (entry.stream.clone(), entry.number);
            self.report.findings.push(Finding::Command { stream, number });
        }
        current.command = Some((entry.command, entry.part));
        // Later entries are checked against what stands here, so that each fault is named once.
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
            self.report.findings.push(Finding::Checkpoint { stream: stream.clone(), size });
        }
    }

    fn finish_stream(&mut self) {
        let Some(current) = self.current.take() else { return };
        for (note, compared) in self.kept.iter().zip(&mut self.report.compared) {
            if note.checkpoint.stream == current.stream {
                compared.witness = match Witness::of(&note.checkpoint, &current.hashes) {
                    // What is not sound agrees with nothing.
                    Witness::Agrees if !current.sound => Witness::Forked,
                    witness => witness,
                };
            }
        }
        for replayer in self.replayers.iter().filter(|replayer| replayer.replays(current.stream.kind())) {
            self.report.replayed += 1;
            for difference in replayer.replay(&current.stream, &current.entries) {
                self.report.findings.push(Finding::Answer { stream: current.stream.clone(), difference });
            }
        }
    }

    pub(crate) fn finish(mut self) -> Report {
        self.finish_stream();
        for (note, compared) in self.kept.iter().zip(&mut self.report.compared) {
            compared.signed = self.trusted.iter().any(|key| note.is_signed_by(key));
        }
        let lists = self.tally.wrong().into_iter().map(|row| Finding::Row { row });
        self.report.findings.extend(lists);
        self.report
    }
}
