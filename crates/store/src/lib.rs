//! The arbiter's record: an append-only log of acts and answers, on SQLite (one file) or PostgreSQL (several desks).
//!
//! Acknowledged entries are on the disk, a command sent twice is executed once, and alterations are detected. The log
//! knows nothing of chess: an entry is a kind and a JSON text, kept byte for byte. Personal data is kept outside the
//! log and can be erased. Laws: the arbiter's duty to keep the record of the competition (Article 12), sealed moves
//! (Guidelines I).
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = std::env::temp_dir().join(format!("adoube-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! # runtime.block_on(async {
//! use adoube_store::{Access, AppendOutcome, CommandId, Location, NewEntry, Store, Stream};
//!
//! let store = Store::open(&Location::Sqlite(folder.join("adoube.db")), Access::Create).await?;
//! let game: Stream = "game/board-1".parse()?;
//! let command = CommandId::new(1_794_805_200_000, adoube_store::random()?);
//! let act = [NewEntry::new("act", 1, r#"{"move":"e2e4"}"#)?];
//! let first = store.append(&game, 0, command, &act, 1_794_805_200_000).await?;
//! // Sent again, the command is not carried out again.
//! let again = store.append(&game, 0, command, &act, 1_794_805_200_999).await?;
//! assert_eq!((first.entries, AppendOutcome::Repeated), (again.entries, again.outcome));
//! assert!(store.verify(&[], &[]).await?.is_whole());
//! # store.close().await?;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(()) })?;
//! # Ok(()) }
//! ```
//!
//! Backups and copies between the engines include every table. An export includes the log and the requested parts
//! ([`ExportParts`]). Old entries are never pruned.

#[cfg(test)]
extern crate self as adoube_store;
#[cfg(test)]
#[path = "../tests/support/mod.rs"]
mod support;

mod absences;
mod account;
mod append;
mod backup;
mod breaks;
mod cells;
mod checkpoint;
mod cipher;
mod counters;
mod deletion_guard;
mod desk_key;
mod entry;
mod erasure;
mod error;
mod export_lines;
mod export_texts;
pub mod fuzz;
mod group_commit;
pub mod hash;
mod insert;
mod location;
mod logged_account;
pub mod merkle;
mod notifier;
mod person;
mod query;
mod read;
mod schema;
mod sealed;
mod snapshot;
mod sql_table;
mod store;
mod stored_list;
mod stored_list_read;
mod temporary;
mod transfer;
mod verify;
mod watch;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use account::{Account, LoginSession};
pub use append::{AppendOutcome, Appended};
pub use backup::{Copied, FileKind, Replace, Restored, file_kind, verify_file};
pub use checkpoint::{Checkpoint, CheckpointWitness, KeyStanding, ParseCheckpointError, SignedCheckpoint};
pub use cipher::{ParseRecoveryKeyError, RecoveryKey};
pub use counters::StoreCounts;
pub use desk_key::{DeskKey, ParsePublicKeyError, PublicKey, random, write_secret};
pub use entry::{BODY_BYTES_MAX, CommandId, ENTRIES_MAX, Head, MalformedError, NewEntry, Stream, StreamEntry};
pub use error::{IntegrityFinding, ReplayDifference, StoreError, over_entries};
pub use hash::Hash;
pub use location::{Location, Server};
pub use logged_account::{AccountChange, AccountNote};
pub use person::StoredPerson;
pub use read::READ_MAX;
pub use sealed::SealedMove;
pub use snapshot::ExportParts;
pub use store::{Access, Store};
pub use stored_list::{LISTED_MAX, NewStoredPlayer, StoredList, StoredPlayer, fold};
pub use stored_list_read::LISTED_READ_MAX;
pub use transfer::{Exported, Imported, TransferCounts};
pub use verify::{ComparedCheckpoint, Replayer, VerifyOptions, VerifyReport, verify_export, verify_export_with};
pub use watch::{Hint, StreamWatcher};
