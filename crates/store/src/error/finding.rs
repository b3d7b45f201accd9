//! Findings of `adoube verify`, each with its message.

use super::StoreError;
use crate::entry::Stream;
use crate::words::findings;
use adoube_words::Language;
use std::fmt;

/// An answer that differs from the one recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayDifference {
    /// The number of the entry.
    pub number: u64,
    /// The recorded answers.
    pub recorded: String,
    /// The answers of the replay.
    pub replayed: String,
}

/// A defect of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum IntegrityFinding {
    /// The database's integrity check, or reading it, found damage.
    Damage(StoreError),
    /// An entry does not follow from the previous one, or is missing.
    Entry {
        /// The stream.
        stream: Stream,
        /// The number.
        number: u64,
    },
    /// A command is in the log twice.
    Command {
        /// The stream of the second occurrence.
        stream: Stream,
        /// The number of the second occurrence.
        number: u64,
    },
    /// A checkpoint does not match: the stream was altered or truncated, or the signature is not the desk's.
    Checkpoint {
        /// The stream.
        stream: Stream,
        /// The number of entries it covers.
        size: u64,
    },
    /// A stream that had entries is empty.
    Gone {
        /// The stream.
        stream: Stream,
    },
    /// A stream exists that no desk started.
    Unknown {
        /// The stream.
        stream: Stream,
    },
    /// Rows of a table were deleted or inserted by hand.
    Rows {
        /// The table.
        table: &'static str,
        /// Number of rows written.
        written: i64,
        /// Number of rows found.
        found: i64,
    },
    /// The stored data of a person is damaged.
    Person {
        /// The person's id.
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
    /// The last line of an export gives the wrong number of lines.
    Count {
        /// The stated numbers of entries and of other lines.
        counted: (u64, u64),
        /// The actual numbers of entries and of other lines.
        found: (u64, u64),
    },
    /// The digest in the last line of an export does not match its lines.
    Lines,
    /// Replaying the stream gives a different answer.
    Answer {
        /// The stream.
        stream: Stream,
        /// The difference.
        difference: ReplayDifference,
    },
}

impl IntegrityFinding {
    /// Returns the finding in one line.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Damage(error) => error.sentence(language),
            Self::Entry { stream, number } => {
                StoreError::Broken { stream: stream.clone(), number: *number }.sentence(language)
            }
            Self::Command { stream, number } => {
                findings::COMMAND.fill(language, &[("stream", stream), ("number", number)])
            }
            Self::Checkpoint { stream, size } => {
                let over = over_entries(*size, language);
                findings::CHECKPOINT.fill(language, &[("stream", stream), ("over", &over)])
            }
            Self::Gone { stream } => findings::GONE.fill(language, &[("stream", stream)]),
            Self::Unknown { stream } => findings::UNKNOWN.fill(language, &[("stream", stream)]),
            Self::Rows { table, written, found } => {
                let table = match *table {
                    "person" => findings::PERSONS.get(language),
                    "checkpoint" => findings::CHECKPOINTS.get(language),
                    other => other,
                };
                findings::ROWS.fill(language, &[("table", &table), ("written", written), ("found", found)])
            }
            Self::Person { id } => findings::PERSON.fill(language, &[("id", id)]),
            Self::Envelope { commitment } => findings::ENVELOPE.fill(language, &[("commitment", commitment)]),
            Self::Row { row } => findings::ROW.fill(language, &[("row", row)]),
            Self::Count { counted, found } => {
                let text = |(entries, beside): &(u64, u64)| format!("{entries} + {beside}");
                findings::COUNT.fill(language, &[("counted", &text(counted)), ("found", &text(found))])
            }
            Self::Lines => findings::LINES.get(language).to_owned(),
            Self::Answer { stream, difference: ReplayDifference { number, recorded, replayed } } => {
                let values: [(&str, &dyn fmt::Display); 4] =
                    [("stream", stream), ("number", number), ("recorded", recorded), ("replayed", replayed)];
                findings::ANSWER.fill(language, &values)
            }
        }
    }

    /// Returns the finding with another location: the backup instead of its unpacked copy.
    pub(crate) fn placed(self, shown: &str) -> Self {
        match self {
            Self::Damage(error) => Self::Damage(error.placed(shown)),
            other => other,
        }
    }
}

impl fmt::Display for IntegrityFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

/// Returns the number of entries a checkpoint covers, as text.
pub fn over_entries(size: u64, language: Language) -> String {
    findings::OVER_ENTRIES.fill(language, &[("n", &size)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checkpoint_over_one_entry_is_over_one_entry() {
        let finding = IntegrityFinding::Checkpoint { stream: "game/1".parse().unwrap(), size: 1 };
        assert!(finding.sentence(Language::English).contains("the checkpoint of 1 action does"));
        assert!(finding.sentence(Language::Basque).contains(": ekintza baten egiaztapen-puntua"));
    }
}
