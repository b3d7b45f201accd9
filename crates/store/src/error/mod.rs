//! Errors of the record and the sentences that describe them.
//!
//! | cause | what the desk does |
//! |---|---|
//! | [`Conflict`](StoreError::Conflict) | reads on, decides again |
//! | [`Unknown`](StoreError::Unknown) | sends the command again under the same id |
//! | [`Full`](StoreError::Full), [`ReadOnly`](StoreError::ReadOnly), [`Gone`](StoreError::Gone), [`Locked`](StoreError::Locked), [`Unreachable`](StoreError::Unreachable) | tells the arbiter; nothing was lost, nothing was recorded |
//! | [`Broken`](StoreError::Broken), [`Damaged`](StoreError::Damaged) | stops writing; `adoube verify` names the place |

use crate::entry::{CommandId, MalformedError, Stream};
use crate::words::faults;
use adoube_words::Language;
use std::fmt;
use std::io;

mod finding;

pub use finding::{IntegrityFinding, ReplayDifference, over_entries};

/// An error opening, reading or writing the record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// Another entry has the number. Read the new entries and decide again.
    Conflict {
        /// The stream.
        stream: Stream,
        /// The number of its last entry known to the caller.
        expected: u64,
        /// The actual number of its last entry.
        actual: u64,
    },
    /// The command's id was already used in another stream.
    CommandReused {
        /// The id.
        command: CommandId,
        /// The stream it was used in.
        stream: Stream,
    },
    /// The connection broke while the command was being written: send it again under the same id.
    Unknown {
        /// The id.
        command: CommandId,
    },
    /// A command has no entries, or more than [`ENTRIES_MAX`](crate::ENTRIES_MAX).
    EntryCount {
        /// Number of entries given.
        found: usize,
    },
    /// An entry, a name or an id is malformed.
    Malformed(MalformedError),
    /// An entry does not follow from the previous one: the record was changed or is damaged.
    Broken {
        /// The stream.
        stream: Stream,
        /// The first bad number.
        number: u64,
    },
    /// The database's integrity check found damage.
    Damaged {
        /// The database.
        place: String,
        /// The damage found.
        detail: String,
    },
    /// The file or its folder cannot be written.
    ReadOnly {
        /// The database.
        place: String,
    },
    /// The disk is full.
    Full {
        /// The database.
        place: String,
    },
    /// Another program has locked it.
    Locked {
        /// The database.
        place: String,
    },
    /// A later version of the program created it.
    Newer {
        /// The database.
        place: String,
        /// Its version.
        found: i64,
        /// The newest version this program supports.
        known: i64,
    },
    /// An earlier version of the program created it, and it was opened for reading only.
    Older {
        /// The database.
        place: String,
        /// Its version.
        found: i64,
        /// The version this program reads.
        known: i64,
    },
    /// A version of the program before the first release created it, and it cannot be converted.
    TooOld {
        /// The database.
        place: String,
        /// Its version.
        found: i64,
        /// The oldest version this program reads.
        oldest: i64,
    },
    /// An entry has a newer format than this program supports.
    NewerEntry {
        /// The stream.
        stream: Stream,
        /// The number of the entry.
        number: u64,
        /// The version of its format.
        found: u32,
        /// The newest version this program supports.
        known: u32,
    },
    /// The database belongs to another program.
    Foreign {
        /// The database.
        place: String,
    },
    /// There is no such file, folder or database.
    Missing {
        /// The database.
        place: String,
    },
    /// The file was deleted or replaced while in use; further writes would be lost with it.
    Gone {
        /// The database.
        place: String,
    },
    /// The file already exists.
    Exists {
        /// The file or database.
        place: String,
    },
    /// A server's database already contains a record, and cannot be renamed like a file.
    Occupied {
        /// The database.
        place: String,
    },
    /// A URL of an unsupported scheme.
    Scheme {
        /// The scheme only: the rest may contain a password.
        scheme: String,
    },
    /// A copy of a record is incomplete or damaged.
    NotWhole {
        /// The copy, or the record that was copied.
        place: String,
        /// The first finding.
        finding: Box<IntegrityFinding>,
    },
    /// The file is on a network file system, whose locks are not safe for SQLite.
    NetworkFolder {
        /// The database.
        place: String,
        /// The file system.
        kind: String,
    },
    /// The server cannot be reached, or refuses the connection.
    Unreachable {
        /// The server.
        place: String,
        /// The server's message.
        detail: String,
    },
    /// The server could lose acknowledged writes, or the connection would not be encrypted.
    Unsafe {
        /// The server.
        place: String,
        /// The setting.
        setting: &'static str,
        /// Its value.
        found: String,
        /// The required value.
        expected: &'static str,
    },
    /// A file cannot be read or written.
    File {
        /// The file.
        place: String,
        /// The reason.
        detail: String,
    },
    /// A line of an export is malformed.
    Line {
        /// The line, from 1.
        line: u64,
        /// The column, from 1.
        column: u64,
        /// The error in the line.
        malformed: MalformedError,
    },
    /// A recovery key or desk key is malformed or wrong.
    Key {
        /// The source of the key.
        place: String,
    },
    /// A copy is encrypted, and no key was given.
    Encrypted {
        /// The copy.
        place: String,
    },
    /// An encrypted copy is truncated or damaged, although the key is right.
    Torn {
        /// The copy.
        place: String,
    },
    /// Any other error of the database.
    Database {
        /// The database.
        place: String,
        /// The database's message.
        detail: String,
    },
}

impl StoreError {
    /// Returns the error in one line.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Conflict { stream, expected, actual } => {
                faults::CONFLICT.fill(language, &[("stream", stream), ("expected", expected), ("actual", actual)])
            }
            Self::CommandReused { command, stream } => {
                faults::COMMAND_REUSED.fill(language, &[("command", command), ("stream", stream)])
            }
            Self::Unknown { command } => faults::UNKNOWN.fill(language, &[("command", command)]),
            Self::EntryCount { found } => {
                faults::ENTRY_COUNT.fill(language, &[("found", found), ("most", &crate::entry::ENTRIES_MAX)])
            }
            Self::Malformed(malformed) => malformed.sentence(language),
            Self::Broken { stream, number } => faults::BROKEN.fill(language, &[("stream", stream), ("number", number)]),
            Self::Damaged { place, detail } => {
                faults::DAMAGED.fill(language, &[("place", place), ("detail", &one_line(detail))])
            }
            Self::ReadOnly { place } => faults::READ_ONLY.fill(language, &[("place", place)]),
            Self::Full { place } => faults::FULL.fill(language, &[("place", place)]),
            Self::Locked { place } => faults::LOCKED.fill(language, &[("place", place)]),
            Self::Newer { place, found, known } => {
                faults::NEWER.fill(language, &[("place", place), ("found", found), ("known", known)])
            }
            Self::Older { place, found, known } => {
                faults::OLDER.fill(language, &[("place", place), ("found", found), ("known", known)])
            }
            Self::TooOld { place, found, oldest } => {
                faults::TOO_OLD.fill(language, &[("place", place), ("found", found), ("oldest", oldest)])
            }
            Self::NewerEntry { stream, number, found, known } => {
                let values: [(&str, &dyn fmt::Display); 4] =
                    [("stream", stream), ("number", number), ("found", found), ("known", known)];
                faults::NEWER_ENTRY.fill(language, &values)
            }
            Self::Foreign { place } => faults::FOREIGN.fill(language, &[("place", place)]),
            Self::Missing { place } => faults::MISSING.fill(language, &[("place", place)]),
            Self::Gone { place } => faults::GONE.fill(language, &[("place", place)]),
            Self::Exists { place } => faults::EXISTS.fill(language, &[("place", place)]),
            Self::Occupied { place } => faults::OCCUPIED.fill(language, &[("place", place)]),
            Self::Scheme { scheme } => faults::SCHEME.fill(language, &[("scheme", scheme)]),
            Self::NotWhole { place, finding } => {
                faults::NOT_WHOLE.fill(language, &[("place", place), ("detail", &finding.sentence(language))])
            }
            Self::NetworkFolder { place, kind } => {
                faults::NETWORK_FOLDER.fill(language, &[("place", place), ("kind", kind)])
            }
            Self::Unreachable { place, detail } => {
                faults::UNREACHABLE.fill(language, &[("place", place), ("detail", &one_line(detail))])
            }
            Self::Unsafe { place, setting, found, expected } => {
                let values: [(&str, &dyn fmt::Display); 4] =
                    [("place", place), ("setting", setting), ("found", found), ("expected", expected)];
                faults::UNSAFE.fill(language, &values)
            }
            Self::File { place, detail } => {
                faults::FILE.fill(language, &[("place", place), ("detail", &one_line(detail))])
            }
            Self::Line { line, column, malformed } => {
                let detail = malformed.sentence(language);
                faults::LINE.fill(language, &[("line", line), ("column", column), ("detail", &detail)])
            }
            Self::Key { place } => faults::KEY.fill(language, &[("place", place)]),
            Self::Encrypted { place } => faults::ENCRYPTED.fill(language, &[("place", place)]),
            Self::Torn { place } => faults::TORN.fill(language, &[("place", place)]),
            Self::Database { place, detail } => {
                faults::DATABASE.fill(language, &[("place", place), ("detail", &one_line(detail))])
            }
        }
    }

    /// Returns the error for the log: its message in English, without user input.
    pub fn cause(&self) -> String {
        match self {
            Self::Malformed(malformed) => malformed.what().to_owned(),
            Self::Line { line, column, malformed } => format!("line {line}, column {column}: {}", malformed.what()),
            other => other.to_string(),
        }
    }

    /// Converts an error of the file system.
    pub(crate) fn of_file(place: impl fmt::Display, error: &io::Error) -> Self {
        let place = place.to_string();
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory => {
                Self::Missing { place }
            }
            io::ErrorKind::AlreadyExists => Self::Exists { place },
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Self::ReadOnly { place },
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full { place },
            _ => Self::File { place, detail: error.to_string() },
        }
    }

    /// Converts an error of the database, classified by its code.
    pub(crate) fn of_database(place: &str, error: &sqlx::Error) -> Self {
        let place = place.to_owned();
        let detail = error.to_string();
        let code = error.as_database_error().and_then(|error| error.code().map(std::borrow::Cow::into_owned));
        match error {
            sqlx::Error::Io(io) if io.kind() == io::ErrorKind::StorageFull => Self::Full { place },
            // The driver has no code for a server without TLS.
            sqlx::Error::Tls(_) if detail.contains("does not support TLS") => {
                Self::Unsafe { place, setting: "ssl", found: "off".to_owned(), expected: "on" }
            }
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Self::Unreachable { place, detail },
            _ => match code.as_deref() {
                Some(code) if code.len() == 5 => Self::of_sqlstate(place, code, detail),
                Some(code) => match code.parse::<i32>() {
                    Ok(number) => Self::of_result_code(place, number, detail),
                    Err(_) => Self::Database { place, detail },
                },
                // We never write a value of the wrong type.
                None if matches!(error, sqlx::Error::ColumnDecode { .. }) => Self::Damaged { place, detail },
                None => Self::Database { place, detail },
            },
        }
    }

    /// Converts SQLite's result codes.
    fn of_result_code(place: String, code: i32, detail: String) -> Self {
        // SQLITE_IOERR_SHMSIZE: no room for the index of the write-ahead log, which every reader needs.
        if code == 4874 {
            return Self::Full { place };
        }
        // Extended result codes keep the primary one in the low byte.
        match code & 0xff {
            // SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH
            3 | 8 | 23 => Self::ReadOnly { place },
            // SQLITE_BUSY, SQLITE_LOCKED
            5 | 6 => Self::Locked { place },
            // SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB
            10 | 11 | 26 => Self::Damaged { place, detail },
            // SQLITE_FULL
            13 => Self::Full { place },
            // SQLITE_CANTOPEN
            14 => Self::Missing { place },
            _ => Self::Database { place, detail },
        }
    }

    /// Converts PostgreSQL's error codes (its manual, Appendix A).
    fn of_sqlstate(place: String, code: &str, detail: String) -> Self {
        match code {
            "53100" => Self::Full { place },
            "25006" => Self::ReadOnly { place },
            "3D000" => Self::Missing { place },
            "55P03" => Self::Locked { place },
            "XX001" | "XX002" => Self::Damaged { place, detail },
            _ if code.starts_with("08") || code.starts_with("28") || code.starts_with("57P") || code == "53300" => {
                Self::Unreachable { place, detail }
            }
            _ => Self::Database { place, detail },
        }
    }

    /// Returns the error with another location: the final name of a file instead of its temporary one.
    pub(crate) fn placed(mut self, shown: &str) -> Self {
        match &mut self {
            Self::Damaged { place, .. }
            | Self::ReadOnly { place }
            | Self::Full { place }
            | Self::Locked { place }
            | Self::Newer { place, .. }
            | Self::Older { place, .. }
            | Self::TooOld { place, .. }
            | Self::Foreign { place }
            | Self::Missing { place }
            | Self::Gone { place }
            | Self::Exists { place }
            | Self::Occupied { place }
            | Self::NotWhole { place, .. }
            | Self::NetworkFolder { place, .. }
            | Self::Unreachable { place, .. }
            | Self::Unsafe { place, .. }
            | Self::File { place, .. }
            | Self::Key { place }
            | Self::Encrypted { place }
            | Self::Torn { place }
            | Self::Database { place, .. } => shown.clone_into(place),
            Self::Conflict { .. }
            | Self::CommandReused { .. }
            | Self::Unknown { .. }
            | Self::EntryCount { .. }
            | Self::Malformed(_)
            | Self::Broken { .. }
            | Self::NewerEntry { .. }
            | Self::Scheme { .. }
            | Self::Line { .. } => {}
        }
        self
    }

    /// Returns whether the connection is gone, so that the fate of a command is unknown.
    pub(crate) const fn is_disconnection(&self) -> bool {
        matches!(self, Self::Unreachable { .. })
    }
}

/// Shortens a database's message to one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().filter(|c| !c.is_control()).take(300).collect()
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for StoreError {}

impl From<MalformedError> for StoreError {
    fn from(malformed: MalformedError) -> Self {
        Self::Malformed(malformed)
    }
}
