//! The one statement that appends, and a second one for the first entry of a stream.

use crate::census::BEGIN;
use crate::entry::Entry;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::fmt::Write;

/// An entry as its table holds it.
pub(crate) struct Row {
    stream: String,
    number: i64,
    at_ms: i64,
    command: String,
    part: i64,
    kind: String,
    body: String,
    hash: String,
}

impl From<&Entry> for Row {
    fn from(entry: &Entry) -> Self {
        Self {
            stream: entry.stream.to_string(),
            number: i64::try_from(entry.number).unwrap_or(i64::MAX),
            at_ms: entry.at_ms,
            command: entry.command.to_string(),
            part: i64::from(entry.part),
            kind: entry.kind.clone(),
            body: entry.body.clone(),
            hash: entry.hash.to_string(),
        }
    }
}

/// How many rows one statement takes.
pub(crate) const ROWS_MAX: usize = 50;

/// By far the most frequent: one entry.
const ONE: &str = "insert into entry (stream, number, at_ms, command, part, kind, body, hash) \
                   values ($1, $2, $3, $4, $5, $6, $7, $8)";

/// Inserts all rows or none. Up to [`ROWS_MAX`] rows are one statement, which needs no transaction around it, unless one
/// of them begins a stream: that is noted with it.
pub(crate) async fn rows(connection: &mut AnyConnection, rows: &[Row]) -> Result<(), sqlx::Error> {
    let begins = |row: &&Row| row.number == 1;
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
            // Whether that succeeds or not, the first error says what happened; a broken connection takes it all back.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}

/// Whether an insert failed because the number or the command was there already.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

async fn statement(connection: &mut AnyConnection, rows: &[Row]) -> Result<(), sqlx::Error> {
    let mut query = if rows.len() == 1 { sqlx::query(ONE) } else { sqlx::query(AssertSqlSafe(text(rows.len()))) };
    for row in rows {
        query = query.bind(&row.stream).bind(row.number).bind(row.at_ms).bind(&row.command);
        query = query.bind(row.part).bind(&row.kind).bind(&row.body).bind(&row.hash);
    }
    query.execute(connection).await.map(drop)
}

/// The statement for so many rows. Only their number goes into it.
fn text(rows: usize) -> String {
    let mut text = ONE.to_owned();
    for row in 1..rows {
        let first = row * 8 + 1;
        // Writing to a String cannot fail.
        let _ = write!(text, ", (${first}");
        for place in first + 1..first + 8 {
            let _ = write!(text, ", ${place}");
        }
        text.push(')');
    }
    text
}
