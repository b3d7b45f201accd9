//! Personal data. Entries refer to people by id; names, birth dates and contacts are stored here, outside the log,
//! where they can be corrected and erased. Erasing a person changes no stream and leaves a mark, so that importing an
//! older export does not restore the data.

use crate::cells::{Cell, cells};
use crate::deletion_guard::{self, CountChange};
use crate::entry::MalformedError;
use crate::erasure;
use crate::error::StoreError;
use crate::hash::checksum;
use crate::location::Location;
use crate::store::Store;
use crate::words::expected;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Executor};

/// Maximum length of an id, name or date, in bytes.
const FIELD_BYTES_MAX: usize = 400;
/// Maximum length of the details, in bytes.
const DETAILS_BYTES_MAX: usize = 64 * 1024;

/// The personal data of one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    /// The id used in entries. It must reveal nothing about the person.
    pub id: String,
    /// The name as printed.
    pub name: String,
    /// The date of birth, `2012-02-29`, if known.
    pub birth_date: Option<String>,
    /// Contacts, guardians and other details, as a JSON text.
    pub details: String,
    /// Time of the last change, in milliseconds since 1970.
    pub changed_ms: i64,
}

impl StoredPerson {
    pub(crate) fn checksum(&self) -> String {
        let born = self.birth_date.as_deref();
        let changed = self.changed_ms.to_string();
        let known = if born.is_some() { "1" } else { "0" };
        checksum("person", &[&self.id, &self.name, known, born.unwrap_or(""), &self.details, &changed]).to_string()
    }

    /// Returns the row, with its checksum.
    pub(crate) fn cells(&self, checksum: String) -> [Cell; 6] {
        cells![&self.id, &self.name, &self.birth_date, &self.details, self.changed_ms, checksum]
    }

    /// Checks lengths and characters, and that the details are JSON. Refuses NUL among others, which PostgreSQL does
    /// not store in text.
    pub(crate) fn check(&self) -> Result<(), MalformedError> {
        let short = |text: &str| text.len() <= FIELD_BYTES_MAX && !text.chars().any(char::is_control);
        let born = self.birth_date.as_deref().unwrap_or("");
        let details = self.details.len() <= DETAILS_BYTES_MAX
            && !self.details.contains(char::is_control)
            && self.details.trim_ascii().len() == self.details.len()
            && serde_json::from_str::<serde::de::IgnoredAny>(&self.details).is_ok();
        if !self.id.is_empty() && [self.id.as_str(), &self.name, born].into_iter().all(short) && details {
            Ok(())
        } else {
            Err(MalformedError::new(&expected::PERSON, &expected::PERSON_EXPECTED, &self.id))
        }
    }
}

const PUT: &str = "insert into person (id, name, birth_date, details, changed_ms, checksum)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set name = excluded.name, birth_date = excluded.birth_date,
     details = excluded.details, changed_ms = excluded.changed_ms, checksum = excluded.checksum";

pub(crate) const PUT_NEW: &str = "insert into person (id, name, birth_date, details, changed_ms, checksum)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing";

/// Number of persons written per transaction.
const PUT_AT_ONCE: usize = 500;
/// Number of persons per query.
const AT_ONCE: usize = 32;
const SEVERAL: &str = "select id, name, birth_date, details, changed_ms, checksum from person where id in
     ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
      $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32)";

impl Store {
    /// Adds or changes a person.
    pub async fn put_person(&self, person: &StoredPerson) -> Result<(), StoreError> {
        self.put_persons(std::slice::from_ref(person)).await
    }

    /// Adds or changes persons. Several hundred are one transaction, so that others can write in between.
    pub async fn put_persons(&self, persons: &[StoredPerson]) -> Result<(), StoreError> {
        for person in persons {
            person.check()?;
        }
        for some in persons.chunks(PUT_AT_ONCE) {
            let mut writer = self.writer().await?;
            let mut transaction = self.begin(&mut writer).await?;
            for person in some {
                let sum = person.checksum();
                let mut change = self.counted_person(&mut transaction, &person.id).await?;
                change.add(deletion_guard::of_person(&sum));
                self.lift(&mut transaction, erasure::PERSON, &person.id).await?;
                self.run_on(&mut transaction, PUT, &person.cells(sum)).await?;
                self.apply(&mut transaction, deletion_guard::PERSON, change).await?;
            }
            transaction.commit().await.map_err(|error| self.database_error(&error))?;
        }
        Ok(())
    }

    /// Locks the count of persons; returns the change caused by deleting the existing row.
    async fn counted_person(&self, connection: &mut AnyConnection, id: &str) -> Result<CountChange, StoreError> {
        deletion_guard::lock(connection, deletion_guard::PERSON).await.map_err(|error| self.database_error(&error))?;
        let mut change = CountChange::default();
        let rows = self.ask_on(connection, "select checksum from person where id = $1", &cells![id]).await?;
        if let Some(row) = rows.first() {
            change.remove(deletion_guard::of_person(&self.value::<String>(row, 0)?));
        }
        Ok(change)
    }

    pub(crate) async fn apply(
        &self,
        connection: &mut AnyConnection,
        table: &str,
        change: CountChange,
    ) -> Result<(), StoreError> {
        deletion_guard::apply(connection, table, change).await.map_err(|error| self.database_error(&error))
    }

    /// Returns a person; `None` if unknown or erased.
    pub async fn person(&self, id: &str) -> Result<Option<StoredPerson>, StoreError> {
        let text = "select id, name, birth_date, details, changed_ms, checksum from person where id = $1";
        let row = self.ask_one(text, &cells![id]).await?;
        let Some(row) = row else { return Ok(None) };
        let (person, checksum) = self.person_row(&row)?;
        if person.checksum() == checksum { Ok(Some(person)) } else { Err(self.damaged(id)) }
    }

    /// Returns several persons in unspecified order, without unknown ones.
    pub async fn persons(&self, ids: &[&str]) -> Result<Vec<StoredPerson>, StoreError> {
        let mut found = Vec::with_capacity(ids.len());
        let mut connection = self.reader().await?;
        for some in ids.chunks(AT_ONCE) {
            // Unused parameters repeat the last id.
            let last = some.last().copied().unwrap_or_default();
            let ids: Vec<Cell> = (0..AT_ONCE).map(|place| some.get(place).copied().unwrap_or(last).into()).collect();
            let rows = self.ask_on(&mut connection, SEVERAL, &ids).await?;
            for row in &rows {
                let (person, checksum) = self.person_row(row)?;
                if person.checksum() != checksum {
                    return Err(self.damaged(&person.id));
                }
                found.push(person);
            }
        }
        Ok(found)
    }

    pub(crate) fn person_row(&self, row: &AnyRow) -> Result<(StoredPerson, String), StoreError> {
        let person = StoredPerson {
            id: self.value(row, 0)?,
            name: self.value(row, 1)?,
            birth_date: self.value(row, 2)?,
            details: self.value(row, 3)?,
            changed_ms: self.value(row, 4)?,
        };
        Ok((person, self.value(row, 5)?))
    }

    /// Erases a person; `false` if unknown. A mark with the id and the time remains.
    ///
    /// On SQLite the bytes are overwritten and the write-ahead log is emptied. Earlier copies keep the data.
    pub async fn erase_person(&self, id: &str, at_ms: i64) -> Result<bool, StoreError> {
        let store_error = |error: sqlx::Error| self.database_error(&error);
        let mut writer = self.writer().await?;
        let mut transaction = self.begin(&mut writer).await?;
        let change = self.counted_person(&mut transaction, id).await?;
        let erased = self.run_on(&mut transaction, "delete from person where id = $1", &cells![id]).await?;
        erasure::put(&mut transaction, &[erasure::mark(erasure::PERSON, id, at_ms)]).await.map_err(store_error)?;
        self.apply(&mut transaction, deletion_guard::PERSON, change).await?;
        transaction.commit().await.map_err(store_error)?;
        self.clean_persons(&mut writer).await?;
        Ok(erased > 0)
    }

    /// Removes the remains of erased rows from the file.
    pub(crate) async fn clean_persons(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let clean = match self.inner.place {
            Location::Sqlite(_) => "pragma wal_checkpoint(truncate)",
            Location::Postgres(_) => "vacuum person",
        };
        connection.execute(clean).await.map(drop).map_err(|error| self.database_error(&error))
    }
}
