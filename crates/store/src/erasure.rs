//! Erasure marks: the id of an erased person, session or secret and the time, nothing else. Marks are exported with the
//! record, and an import skips marked data.
//!
//! The mark of a session is dated when the session would have expired, and is deleted then.

use crate::cells::{Cell, cells};
use crate::deletion_guard::{self, CountChange};
use crate::error::StoreError;
use crate::sql_table::{self, ERASED, OnConflict, SqlRow, checksum};
use crate::store::Store;
use sqlx::AnyConnection;
use std::collections::HashSet;

pub(crate) const PERSON: &str = "person";
pub(crate) const SESSION: &str = "session";
pub(crate) const SECRET: &str = "secret";

/// Creates an erasure mark.
pub(crate) fn mark(what: &str, id: &str, at_ms: i64) -> SqlRow {
    let cells = cells![what, id, at_ms];
    let sum = checksum(&ERASED, &cells);
    SqlRow { table: &ERASED, cells: cells.into_iter().chain([Cell::Text(sum)]).collect() }
}

/// Adds marks; existing ones stay.
pub(crate) async fn put(connection: &mut AnyConnection, marks: &[SqlRow]) -> Result<(), sqlx::Error> {
    sql_table::write(connection, &ERASED, marks, OnConflict::Stays).await
}

const LIFT: &str = "delete from erased where what = $1 and id = $2";

impl Store {
    /// Removes the mark of data that is entered again.
    pub(crate) async fn lift(&self, connection: &mut AnyConnection, what: &str, id: &str) -> Result<(), StoreError> {
        self.run_on(connection, LIFT, &cells![what, id]).await.map(drop)
    }

    /// Returns all marks as pairs of type and id.
    pub(crate) async fn marks(&self, connection: &mut AnyConnection) -> Result<HashSet<(String, String)>, StoreError> {
        let rows = self.ask_on(connection, "select what, id from erased", &[]).await?;
        rows.iter().map(|row| Ok((self.value(row, 0)?, self.value(row, 1)?))).collect()
    }

    /// Applies an imported mark by deleting the marked data; `false` if it was entered again since.
    pub(crate) async fn take_mark(
        &self,
        connection: &mut AnyConnection,
        mark: &SqlRow,
        persons: &mut CountChange,
    ) -> Result<bool, StoreError> {
        let [Cell::Text(what), Cell::Text(id), Cell::Number(at_ms), ..] = mark.cells.as_slice() else {
            return Ok(false);
        };
        match what.as_str() {
            PERSON => {
                let text = "select checksum, changed_ms from person where id = $1";
                if let Some(row) = self.ask_on(connection, text, &cells![id]).await?.first() {
                    if self.value::<i64>(row, 1)? > *at_ms {
                        return Ok(false);
                    }
                    persons.remove(deletion_guard::of_person(&self.value::<String>(row, 0)?));
                    self.run_on(connection, "delete from person where id = $1", &cells![id]).await?;
                }
            }
            SESSION => drop(self.run_on(connection, "delete from session where id_hash = $1", &cells![id]).await?),
            // A secret that exists here is newer, or the desk's own.
            SECRET => {
                let here = self.ask_on(connection, "select 1 from secret where name = $1", &cells![id]).await?;
                if !here.is_empty() {
                    return Ok(false);
                }
            }
            _ => return Ok(false),
        }
        put(connection, std::slice::from_ref(mark)).await.map_err(|error| self.database_error(&error))?;
        Ok(true)
    }
}
