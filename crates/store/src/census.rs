//! What is no longer there shows too: the streams that were begun, and how many persons and checkpoints were written, with
//! a digest of them that does not depend on their order.
//!
//! Whoever takes rows out of a database with a tool of its own, and does not know this, is noticed by `adoube verify`.
//! Whoever knows it and mends these tables too is noticed by a checkpoint that was printed, and by nothing else.

use crate::fault::Fault;
use crate::finding::Finding;
use crate::hash::Hash;
use crate::query::{bound, cells};
use crate::read::checksum;
use crate::snapshot::Snapshot;
use sqlx::{AnyConnection, Row};

/// The tables that are counted.
pub(crate) const PERSON: &str = "person";
pub(crate) const CHECKPOINT: &str = "checkpoint";

/// Notes that a stream was begun; with its first entry, in the same transaction.
pub(crate) const BEGIN: &str = "insert into begun (stream) values ($1) on conflict do nothing";

const PERSONS: &str = "select checksum from person";
const CHECKPOINTS: &str = "select stream, size, signer, note from checkpoint";

/// What becomes of the count of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Change {
    pub(crate) members: i64,
    pub(crate) digest: i64,
}

impl Change {
    pub(crate) fn add(&mut self, share: i64) {
        self.members += 1;
        self.digest ^= share;
    }

    pub(crate) fn remove(&mut self, share: i64) {
        self.members -= 1;
        self.digest ^= share;
    }
}

fn share(hash: Hash) -> i64 {
    // The sign stays out of it.
    hash.0.first_chunk().map_or(0, |first| i64::from_be_bytes(*first) & i64::MAX)
}

/// What a person adds to the digest, by the checksum of the row.
pub(crate) fn of_person(sum: &str) -> i64 {
    share(checksum(PERSON, &[sum]))
}

/// What a checkpoint adds to the digest.
pub(crate) fn of_checkpoint(stream: &str, size: i64, signer: &str, note: &str) -> i64 {
    share(checksum(CHECKPOINT, &[stream, &size.to_string(), signer, note]))
}

/// Makes others wait who want to change the same table, until this transaction ends.
pub(crate) async fn lock(connection: &mut AnyConnection, table: &str) -> Result<(), sqlx::Error> {
    let text = "update census set members = members where what = $1";
    bound(text, &cells![table]).execute(connection).await.map(drop)
}

/// Counts what was changed.
pub(crate) async fn apply(connection: &mut AnyConnection, table: &str, change: Change) -> Result<(), sqlx::Error> {
    if change == Change::default() {
        return Ok(());
    }
    let text = "update census set members = members + $1, digest = (digest | $2) - (digest & $3) where what = $4";
    let cells = cells![change.members, change.digest, change.digest, table];
    bound(text, &cells).execute(connection).await.map(drop)
}

/// Counts the rows of a table.
async fn count(connection: &mut AnyConnection, table: &str) -> Result<Change, sqlx::Error> {
    let mut change = Change::default();
    if table == PERSON {
        for row in sqlx::query(PERSONS).fetch_all(connection).await? {
            change.add(of_person(&row.try_get::<String, _>(0)?));
        }
    } else {
        for row in sqlx::query(CHECKPOINTS).fetch_all(connection).await? {
            let text = |column| row.try_get::<String, _>(column);
            change.add(of_checkpoint(&text(0)?, row.try_get(1)?, &text(2)?, &text(3)?));
        }
    }
    Ok(change)
}

/// Counts what an earlier version, which did not count, has written.
pub(crate) async fn begin(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    for table in [PERSON, CHECKPOINT] {
        let found = count(connection, table).await?;
        apply(connection, table, found).await?;
    }
    Ok(())
}

impl Snapshot {
    /// What was there once and is not any more, and what was never begun.
    pub(crate) async fn absences(&mut self) -> Result<Vec<Finding>, Fault> {
        let mut found = self.orphans().await?;
        let gone = "select stream from begun
             where not exists (select 1 from entry where entry.stream = begun.stream) order by stream";
        for row in self.ask(gone, &[]).await? {
            found.push(Finding::Gone { stream: self.store().parsed(&row, 0)? });
        }
        let unknown = "select distinct stream from entry
             where number = 1 and not exists (select 1 from begun where begun.stream = entry.stream) order by stream";
        for row in self.ask(unknown, &[]).await? {
            found.push(Finding::Unknown { stream: self.store().parsed(&row, 0)? });
        }
        for table in [PERSON, CHECKPOINT] {
            let rows = self.ask("select members, digest from census where what = $1", &cells![table]).await?;
            let written = match rows.first() {
                Some(row) => Change { members: self.store().value(row, 0)?, digest: self.store().value(row, 1)? },
                None => Change::default(),
            };
            let there = count(self.connection(), table).await;
            let there = there.map_err(|error| self.store().fault(&error))?;
            if there != written {
                found.push(Finding::Rows { table, written: written.members, found: there.members });
            }
        }
        Ok(found)
    }
}
