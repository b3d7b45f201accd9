//! The arbiter's record: an append-only log of acts and answers, on SQLite (one file) or PostgreSQL (several desks).
//!
//! What is acknowledged is on the disk; a command that is sent twice is carried out once; what was altered is noticed.
//! The log knows nothing of chess: an entry is a kind and a JSON text, kept byte for byte. Personal data stay outside it
//! and can be erased. Laws: the arbiter's duty to keep the record of the competition (Article 12), sealed moves
//! (Guidelines I).
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = std::env::temp_dir().join(format!("adoube-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! # runtime.block_on(async {
//! use adoube_store::{Access, CommandId, NewEntry, Outcome, Place, Store, Stream};
//!
//! let store = Store::open(&Place::Sqlite(folder.join("adoube.db")), Access::Create).await?;
//! let game: Stream = "game/board-1".parse()?;
//! let command = CommandId::new(1_794_805_200_000, adoube_store::random()?);
//! let act = [NewEntry::new("act", r#"{"move":"e2e4"}"#)?];
//! let first = store.append(&game, 0, command, &act, 1_794_805_200_000).await?;
//! // Sent again, it is not carried out again.
//! let again = store.append(&game, 0, command, &act, 1_794_805_200_999).await?;
//! assert_eq!((first.entries, Outcome::Repeated), (again.entries, again.outcome));
//! assert!(store.verify(&[], &[]).await?.is_whole());
//! # store.close().await?;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(()) })?;
//! # Ok(()) }
//! ```
//!
//! Backups, and the way from one engine to the other, carry every table. An export carries the log, and whatever else is
//! asked for ([`Parts`]). What is left out: the pruning of old records.

#[cfg(test)]
extern crate self as adoube_store;
#[cfg(test)]
#[path = "../tests/support/mod.rs"]
mod support;

mod account;
mod append;
mod backup;
mod census;
mod checkpoint;
mod cipher;
pub mod count;
mod entry;
mod erased;
mod fault;
mod fault_texts;
mod finding;
pub mod fuzz;
pub mod hash;
mod insert;
mod key;
mod lane;
mod list;
mod listed;
pub mod merkle;
mod person;
mod place;
mod query;
mod read;
mod record;
mod record_texts;
mod schema;
mod sealed;
mod snapshot;
mod store;
mod table;
mod temporary;
mod transfer;
mod verify;
mod watch;

pub use account::{Account, Session};
pub use append::{Appended, Outcome};
pub use backup::{Copied, FileKind, Replace, Restored, file_kind, verify_file};
pub use checkpoint::{Checkpoint, ParseCheckpointError, SignedCheckpoint, Standing, Witness};
pub use cipher::{ParseRecoveryKeyError, RecoveryKey};
pub use entry::{BODY_BYTES_MAX, CommandId, ENTRIES_MAX, Entry, Head, Malformed, NewEntry, Stream};
pub use fault::Fault;
pub use finding::Finding;
pub use hash::Hash;
pub use key::{DeskKey, ParsePublicKeyError, PublicKey, random, write_secret};
pub use list::{LISTED_MAX, List, Listed, NewListed, fold};
pub use listed::LISTED_READ_MAX;
pub use person::Person;
pub use place::{Place, Server};
pub use read::READ_MAX;
pub use sealed::SealedMove;
pub use snapshot::Parts;
pub use store::{Access, Store};
pub use transfer::{Carried, Exported, Imported};
pub use verify::{Compared, Difference, Examination, Replayer, Report, examine_export, verify_export};
pub use watch::{Hint, Watcher};
