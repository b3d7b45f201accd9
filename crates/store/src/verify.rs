//! The proof that a record is whole: numbers without gaps, hashes that follow from one another, checkpoints that hold,
//! and streams that, replayed, give the answers that were given.

use crate::checkpoint::SignedCheckpoint;
use crate::entry::{CommandId, Entry, Head, Stream};
use crate::fault::Fault;
use crate::hash::{Hash, chained};
use crate::key::PublicKey;
use crate::merkle;
use crate::place::Place;
use crate::record::{Lines, Record, Source};
use crate::snapshot::{Parts, Snapshot};
use crate::store::Store;
use crate::table::Tally;
use adoube_laws::{Language, Text};
use sqlx::Row;
use std::collections::HashSet;
use std::fmt;
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

/// Something that is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Finding {
    /// The database's own check, or reading it, found damage.
    Damage(Fault),
    /// An entry does not follow from the one before it, or is missing.
    Entry {
        /// The stream.
        stream: Stream,
        /// The number.
        number: u64,
    },
    /// A command stands in the log twice.
    Command {
        /// The stream where it stands again.
        stream: Stream,
        /// The number where it stands again.
        number: u64,
    },
    /// A checkpoint that does not hold: the stream was altered, cut off, or the signature is not the desk's.
    Checkpoint {
        /// The stream.
        stream: Stream,
        /// How many entries it is over.
        size: u64,
    },
    /// The stored data of a person are damaged.
    Person {
        /// Their id.
        id: String,
    },
    /// The envelope of a sealed move is damaged.
    Envelope {
        /// The commitment.
        commitment: String,
    },
    /// A row of an account, a session, a secret or a rating list is damaged.
    Row {
        /// The table and the row.
        row: String,
    },
    /// Replayed, the stream gives another answer.
    Answer {
        /// The stream.
        stream: Stream,
        /// What differs.
        difference: Difference,
    },
}

impl Finding {
    /// What is wrong, in one line.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Damage(fault) => fault.sentence(language),
            Self::Entry { stream, number } => {
                Fault::Broken { stream: stream.clone(), number: *number }.sentence(language)
            }
            Self::Command { stream, number } => COMMAND.fill(language, &[("stream", stream), ("number", number)]),
            Self::Checkpoint { stream, size } => CHECKPOINT.fill(language, &[("stream", stream), ("size", size)]),
            Self::Person { id } => PERSON.fill(language, &[("id", id)]),
            Self::Envelope { commitment } => ENVELOPE.fill(language, &[("commitment", commitment)]),
            Self::Row { row } => ROW.fill(language, &[("row", row)]),
            Self::Answer { stream, difference: Difference { number, recorded, replayed } } => {
                let values: [(&str, &dyn fmt::Display); 4] =
                    [("stream", stream), ("number", number), ("recorded", recorded), ("replayed", replayed)];
                ANSWER.fill(language, &values)
            }
        }
    }
}

const COMMAND: Text = Text {
    ca: "{stream}: l'entrada {number} repeteix una ordre ja registrada",
    es: "{stream}: la entrada {number} repite una orden ya registrada",
    pt: "{stream}: a entrada {number} repete um comando já registrado",
    eu: "{stream}: {number}. sarrerak lehendik erregistratutako agindu bat errepikatzen du",
    en: "{stream}: entry {number} repeats a command that was recorded before",
};
const CHECKPOINT: Text = Text {
    ca: "{stream}: el punt de control de {size} entrades no quadra: s'ha alterat o escurçat el registre, o la signatura no és de la taula",
    es: "{stream}: el punto de control de {size} entradas no cuadra: el registro fue alterado o acortado, o la firma no es de la mesa",
    pt: "{stream}: o ponto de controle de {size} entradas não confere: o registro foi alterado ou encurtado, ou a assinatura não é da mesa",
    eu: "{stream}: {size} sarreren kontrol-puntua ez dator bat: erregistroa aldatu edo laburtu da, edo sinadura ez da mahaiarena",
    en: "{stream}: the checkpoint over {size} entries does not hold: the record was altered or cut, or the signature is not the desk's",
};
const PERSON: Text = Text {
    ca: "{id}: les dades d'aquesta persona estan malmeses",
    es: "{id}: los datos de esta persona están dañados",
    pt: "{id}: os dados desta pessoa estão danificados",
    eu: "{id}: pertsona honen datuak hondatuta daude",
    en: "{id}: the data of this person are damaged",
};
const ENVELOPE: Text = Text {
    ca: "{commitment}: el sobre d'aquesta jugada secreta està malmès",
    es: "{commitment}: el sobre de esta jugada secreta está dañado",
    pt: "{commitment}: o envelope deste lance selado está danificado",
    eu: "{commitment}: zigilatutako jokaldi honen gutun-azala hondatuta dago",
    en: "{commitment}: the envelope of this sealed move is damaged",
};
const ROW: Text = Text {
    ca: "{row}: aquestes dades estan malmeses",
    es: "{row}: estos datos están dañados",
    pt: "{row}: estes dados estão danificados",
    eu: "{row}: datu hauek hondatuta daude",
    en: "{row}: these data are damaged",
};
const ANSWER: Text = Text {
    ca: "{stream}: l'entrada {number} diu {recorded}; repetida, la resposta és {replayed}",
    es: "{stream}: la entrada {number} dice {recorded}; repetida, la respuesta es {replayed}",
    pt: "{stream}: a entrada {number} diz {recorded}; repetida, a resposta é {replayed}",
    eu: "{stream}: {number}. sarrerak dio {recorded}; errepikatuta, erantzuna {replayed} da",
    en: "{stream}: entry {number} says {recorded}; replayed, the answer is {replayed}",
};

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
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_whole(&self) -> bool {
        self.findings.is_empty()
    }
}

impl Store {
    /// Checks the whole record and replays every stream that somebody can replay.
    ///
    /// If `trusted` keys are given, only their signatures count; else those the record itself names do.
    pub async fn verify(&self, replayers: &[&dyn Replayer], trusted: &[PublicKey]) -> Result<Report, Fault> {
        let mut verifier = Verifier::new(replayers, trusted);
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
        verifier.report.findings.extend(snapshot.orphans().await?);
        Ok(verifier.finish())
    }
}

/// Checks an exported record without any database.
pub fn verify_export(
    from: impl BufRead,
    shown: &str,
    replayers: &[&dyn Replayer],
    trusted: &[PublicKey],
) -> Result<Report, Fault> {
    let mut verifier = Verifier::new(replayers, trusted);
    let mut lines = Lines::new(from, shown);
    while let Some(record) = lines.next()? {
        verifier.take(record);
    }
    Ok(verifier.finish())
}

/// The stream that is being checked.
struct Current {
    stream: Stream,
    head: Head,
    hashes: Vec<Hash>,
    command: Option<(CommandId, u32)>,
    /// Kept only if somebody can replay them.
    entries: Vec<Entry>,
}

struct Verifier<'a> {
    replayers: &'a [&'a dyn Replayer],
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
    fn new(replayers: &'a [&'a dyn Replayer], trusted: &[PublicKey]) -> Self {
        Self {
            replayers,
            trusted: trusted.to_vec(),
            trusting: trusted.is_empty(),
            current: None,
            seen: HashSet::new(),
            commands: HashSet::new(),
            beside: 0,
            tally: Tally::default(),
            report: Report::default(),
        }
    }

    fn take(&mut self, record: Record) {
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
            Record::End { entries, beside } => {
                if entries != self.report.entries || beside != self.beside {
                    let fault = Fault::Damaged { place: "log/1".to_owned(), detail: format!("{entries} + {beside}") };
                    self.report.findings.push(Finding::Damage(fault));
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
            self.current =
                Some(Current { stream, head: Head::EMPTY, hashes: Vec::new(), command: None, entries: Vec::new() });
        }
        let Some(current) = &mut self.current else { return };
        self.report.entries += 1;
        let number = current.head.number.saturating_add(1);
        if entry.number != number || chained(current.head.hash, &entry) != entry.hash {
            self.report.findings.push(Finding::Entry { stream: entry.stream.clone(), number });
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
        for replayer in self.replayers.iter().filter(|replayer| replayer.replays(current.stream.kind())) {
            self.report.replayed += 1;
            for difference in replayer.replay(&current.stream, &current.entries) {
                self.report.findings.push(Finding::Answer { stream: current.stream.clone(), difference });
            }
        }
    }

    fn finish(mut self) -> Report {
        self.finish_stream();
        let lists = self.tally.wrong().into_iter().map(|row| Finding::Row { row });
        self.report.findings.extend(lists);
        self.report
    }
}
