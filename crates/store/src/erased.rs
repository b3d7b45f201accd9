//! What was erased stays erased. A mark holds which person, session or secret it was and when, nothing else of it; it
//! travels with the record, and an import leaves out what is marked.
//!
//! A session's mark is needed no longer than the session could have lasted: its moment is when that would have ended.

use crate::census::{self, Change};
use crate::fault::Fault;
use crate::query::{Cell, cells};
use crate::store::Store;
use crate::table::{self, Clash, ERASED, Row, checksum};
use sqlx::AnyConnection;
use std::collections::HashSet;

pub(crate) const PERSON: &str = "person";
pub(crate) const SESSION: &str = "session";
pub(crate) const SECRET: &str = "secret";

/// The mark of something that was erased.
pub(crate) fn mark(what: &str, id: &str, at_ms: i64) -> Row {
    let cells = cells![what, id, at_ms];
    let sum = checksum(&ERASED, &cells);
    Row { table: &ERASED, cells: cells.into_iter().chain([Cell::Text(sum)]).collect() }
}

/// Marks something; a mark that is there stays.
pub(crate) async fn put(connection: &mut AnyConnection, marks: &[Row]) -> Result<(), sqlx::Error> {
    table::write(connection, &ERASED, marks, Clash::Stays).await
}

const LIFT: &str = "delete from erased where what = $1 and id = $2";

impl Store {
    /// Somebody enters again what was erased: it is no longer marked.
    pub(crate) async fn lift(&self, connection: &mut AnyConnection, what: &str, id: &str) -> Result<(), Fault> {
        self.run_on(connection, LIFT, &cells![what, id]).await.map(drop)
    }

    /// When a person was erased, in milliseconds since 1970; `None` if they were not.
    pub async fn erased_at(&self, person: &str) -> Result<Option<i64>, Fault> {
        let text = "select at_ms from erased where what = $1 and id = $2";
        let row = self.ask_one(text, &cells![PERSON, person]).await?;
        row.map(|row| self.value(&row, 0)).transpose()
    }

    /// All marks: what and which.
    pub(crate) async fn marks(&self, connection: &mut AnyConnection) -> Result<HashSet<(String, String)>, Fault> {
        let rows = self.ask_on(connection, "select what, id from erased", &[]).await?;
        rows.iter().map(|row| Ok((self.value(row, 0)?, self.value(row, 1)?))).collect()
    }

    /// Takes a mark that comes in with an import, and what it marks away; `false` if a person was entered again since.
    pub(crate) async fn take_mark(
        &self,
        connection: &mut AnyConnection,
        mark: &Row,
        persons: &mut Change,
    ) -> Result<bool, Fault> {
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
                    persons.remove(census::of_person(&self.value::<String>(row, 0)?));
                    self.run_on(connection, "delete from person where id = $1", &cells![id]).await?;
                }
            }
            SESSION => drop(self.run_on(connection, "delete from session where id_hash = $1", &cells![id]).await?),
            // A secret that is here was put here since, or is this desk's own.
            SECRET => {
                let here = self.ask_on(connection, "select 1 from secret where name = $1", &cells![id]).await?;
                if !here.is_empty() {
                    return Ok(false);
                }
            }
            _ => return Ok(false),
        }
        put(connection, std::slice::from_ref(mark)).await.map_err(|error| self.fault(&error))?;
        Ok(true)
    }
}
