//! The SQL that appends entries.

use crate::entry::StreamEntry;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::fmt::Write;

/// A row of the table `entry`.
pub(crate) struct EntryRow {
    stream: String,
    number: i64,
    at_ms: i64,
    command: String,
    part: i64,
    kind: String,
    version: i64,
    body: String,
    hash: String,
}

impl From<&StreamEntry> for EntryRow {
    fn from(entry: &StreamEntry) -> Self {
        Self {
            stream: entry.stream.to_string(),
            number: i64::try_from(entry.number).unwrap_or(i64::MAX),
            at_ms: entry.at_ms,
            command: entry.command.to_string(),
            part: i64::from(entry.part),
            kind: entry.kind.clone(),
            version: i64::from(entry.version),
            body: entry.body.clone(),
            hash: entry.hash.to_string(),
        }
    }
}

/// Maximum number of rows per statement.
pub(crate) const ROWS_MAX: usize = 50;

/// Number of columns per row.
const COLUMNS: usize = 9;

/// The statement for one entry, by far the most frequent.
const ONE: &str = "insert into entry (stream, number, at_ms, command, part, kind, version, body, hash) \
                   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

/// Lists a stream in `begun`, in the transaction of its first entry.
const BEGIN: &str = "insert into begun (stream) values ($1) on conflict do nothing";

/// Inserts all rows or none. Up to [`ROWS_MAX`] rows are one statement without a transaction, unless one of them starts a
/// stream.
pub(crate) async fn rows(connection: &mut AnyConnection, rows: &[EntryRow]) -> Result<(), sqlx::Error> {
    let begins = |row: &&EntryRow| row.number == 1;
    if rows.len() <= ROWS_MAX && !rows.iter().any(|row| begins(&row)) {
        return statement(connection, rows).await;
    }
    let mut transaction = connection.begin().await?;
    let written = async {
        for chunk in rows.chunks(ROWS_MAX) {
            statement(&mut transaction, chunk).await?;
        }
        for row in rows.iter().filter(begins) {
            sqlx::query(BEGIN).bind(&row.stream).execute(&mut *transaction).await?;
        }
        Ok(())
    };
    match written.await {
        Ok(()) => transaction.commit().await,
        Err(error) => {
            // The first error counts; a broken connection rolls back anyway.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}

/// Returns whether an insert failed because the number or the command id is in use.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

async fn statement(connection: &mut AnyConnection, rows: &[EntryRow]) -> Result<(), sqlx::Error> {
    let mut query = if rows.len() == 1 { sqlx::query(ONE) } else { sqlx::query(AssertSqlSafe(text(rows.len()))) };
    for row in rows {
        query = query.bind(&row.stream).bind(row.number).bind(row.at_ms).bind(&row.command);
        query = query.bind(row.part).bind(&row.kind).bind(row.version).bind(&row.body).bind(&row.hash);
    }
    query.execute(connection).await.map(drop)
}

/// Returns the statement for a number of rows.
fn text(rows: usize) -> String {
    let mut text = ONE.to_owned();
    for row in 1..rows {
        let first = row * COLUMNS + 1;
        // Writing to a String cannot fail.
        let _ = write!(text, ", (${first}");
        for place in first + 1..first + COLUMNS {
            let _ = write!(text, ", ${place}");
        }
        text.push(')');
    }
    text
}
