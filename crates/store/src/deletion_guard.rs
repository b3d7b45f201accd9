//! Detects deleted rows. The table `begun` lists every stream that has an entry; the table `deletion_guard` counts the
//! persons and checkpoints written, with an order-independent digest of them.
//!
//! `adoube verify` thus detects rows deleted with another tool. Someone who also adjusts these tables is detected only
//! by a checkpoint kept outside the record.

use crate::cells::{bound, cells};
use crate::hash::Hash;
use crate::hash::checksum;
use sqlx::{AnyConnection, Row};

/// Names of the counted tables.
pub(crate) const PERSON: &str = "person";
pub(crate) const CHECKPOINT: &str = "checkpoint";

const PERSONS: &str = "select checksum from person";
const CHECKPOINTS: &str = "select stream, size, signer, note from checkpoint";

/// A change to a table's count and digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CountChange {
    pub(crate) members: i64,
    pub(crate) digest: i64,
}

impl CountChange {
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
    // Without the sign bit, so that the number is positive in SQL.
    hash.0.first_chunk().map_or(0, |first| i64::from_be_bytes(*first) & i64::MAX)
}

/// Returns a person's contribution to the digest, from the checksum of the row.
pub(crate) fn of_person(sum: &str) -> i64 {
    share(checksum(PERSON, &[sum]))
}

/// Returns a checkpoint's contribution to the digest.
pub(crate) fn of_checkpoint(stream: &str, size: i64, signer: &str, note: &str) -> i64 {
    share(checksum(CHECKPOINT, &[stream, &size.to_string(), signer, note]))
}

/// Locks the count of a table until the transaction ends.
pub(crate) async fn lock(connection: &mut AnyConnection, table: &str) -> Result<(), sqlx::Error> {
    let text = "update deletion_guard set members = members where what = $1";
    bound(text, &cells![table]).execute(connection).await.map(drop)
}

/// Applies a change to the count of a table.
pub(crate) async fn apply(connection: &mut AnyConnection, table: &str, change: CountChange) -> Result<(), sqlx::Error> {
    if change == CountChange::default() {
        return Ok(());
    }
    let text =
        "update deletion_guard set members = members + $1, digest = (digest | $2) - (digest & $3) where what = $4";
    let cells = cells![change.members, change.digest, change.digest, table];
    bound(text, &cells).execute(connection).await.map(drop)
}

/// Counts the rows of a table.
pub(crate) async fn count(connection: &mut AnyConnection, table: &str) -> Result<CountChange, sqlx::Error> {
    let mut change = CountChange::default();
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
