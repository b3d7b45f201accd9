//! Personal data, which stay out of the log: entries name people by id, and what is known of them stands here, where it
//! can be corrected and erased. Erasing a person leaves every stream as it is, and a mark that keeps the person from coming
//! back with an export made before.

use crate::census::{self, Change};
use crate::entry::Malformed;
use crate::erased;
use crate::fault::Fault;
use crate::place::Place;
use crate::query::{Cell, cells};
use crate::read::checksum;
use crate::store::Store;
use adoube_laws::Text;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Executor};

/// The longest id, name or date, in bytes.
const FIELD_BYTES_MAX: usize = 400;
/// The longest details, in bytes.
const DETAILS_BYTES_MAX: usize = 64 * 1024;

/// What is known of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id by which entries name the person. It must say nothing about them.
    pub id: String,
    /// The name as it is printed.
    pub name: String,
    /// The date of birth, `2012-02-29`, if it is known.
    pub birth_date: Option<String>,
    /// Contacts, guardians and whatever else: a JSON text.
    pub details: String,
    /// When this was last changed, in milliseconds since 1970.
    pub changed_ms: i64,
}

impl Person {
    pub(crate) fn checksum(&self) -> String {
        let born = self.birth_date.as_deref();
        let changed = self.changed_ms.to_string();
        let known = if born.is_some() { "1" } else { "0" };
        checksum("person", &[&self.id, &self.name, known, born.unwrap_or(""), &self.details, &changed]).to_string()
    }

    /// The row, with its checksum.
    pub(crate) fn cells(&self, checksum: String) -> [Cell; 6] {
        cells![&self.id, &self.name, &self.birth_date, &self.details, self.changed_ms, checksum]
    }

    /// PostgreSQL keeps no NUL in a text, and nobody has one in their name.
    pub(crate) fn check(&self) -> Result<(), Malformed> {
        const WHAT: Text = Text { ca: "persona", es: "persona", pt: "pessoa", eu: "pertsona", en: "person" };
        const EXPECTED: Text = Text {
            ca: "textos curts sense caràcters de control, i els detalls en JSON",
            es: "textos cortos sin caracteres de control, y los detalles en JSON",
            pt: "textos curtos sem caracteres de controle, e os detalhes em JSON",
            eu: "kontrol-karaktererik gabeko testu laburrak, eta xehetasunak JSON formatuan",
            en: "short texts without control characters, and the details as JSON",
        };
        let short = |text: &str| text.len() <= FIELD_BYTES_MAX && !text.chars().any(char::is_control);
        let born = self.birth_date.as_deref().unwrap_or("");
        let details = self.details.len() <= DETAILS_BYTES_MAX
            && !self.details.contains(char::is_control)
            && self.details.trim_ascii().len() == self.details.len()
            && serde_json::from_str::<serde::de::IgnoredAny>(&self.details).is_ok();
        if !self.id.is_empty() && [self.id.as_str(), &self.name, born].into_iter().all(short) && details {
            Ok(())
        } else {
            Err(Malformed::new(&WHAT, &EXPECTED, &self.id))
        }
    }
}

const PUT: &str = "insert into person (id, name, birth_date, details, changed_ms, checksum)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set name = excluded.name, birth_date = excluded.birth_date,
     details = excluded.details, changed_ms = excluded.changed_ms, checksum = excluded.checksum";

pub(crate) const PUT_NEW: &str = "insert into person (id, name, birth_date, details, changed_ms, checksum)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing";

/// How many persons are asked for at once.
const AT_ONCE: usize = 32;
const SEVERAL: &str = "select id, name, birth_date, details, changed_ms, checksum from person where id in
     ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
      $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32)";

impl Store {
    /// Enters a person, or changes what is known of them.
    pub async fn put_person(&self, person: &Person) -> Result<(), Fault> {
        person.check()?;
        let sum = person.checksum();
        let mut writer = self.writer().await?;
        let mut transaction = self.begin(&mut writer).await?;
        let mut change = self.counted_person(&mut transaction, &person.id).await?;
        change.add(census::of_person(&sum));
        self.lift(&mut transaction, erased::PERSON, &person.id).await?;
        self.run_on(&mut transaction, PUT, &person.cells(sum)).await?;
        self.apply(&mut transaction, census::PERSON, change).await?;
        transaction.commit().await.map_err(|error| self.fault(&error))
    }

    /// Begins a change of a person: what the count loses if the row that is there goes.
    async fn counted_person(&self, connection: &mut AnyConnection, id: &str) -> Result<Change, Fault> {
        census::lock(connection, census::PERSON).await.map_err(|error| self.fault(&error))?;
        let mut change = Change::default();
        let rows = self.ask_on(connection, "select checksum from person where id = $1", &cells![id]).await?;
        if let Some(row) = rows.first() {
            change.remove(census::of_person(&self.value::<String>(row, 0)?));
        }
        Ok(change)
    }

    pub(crate) async fn apply(&self, connection: &mut AnyConnection, table: &str, change: Change) -> Result<(), Fault> {
        census::apply(connection, table, change).await.map_err(|error| self.fault(&error))
    }

    /// What is known of a person; `None` if nothing is, or no longer.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, Fault> {
        let text = "select id, name, birth_date, details, changed_ms, checksum from person where id = $1";
        let row = self.ask_one(text, &cells![id]).await?;
        let Some(row) = row else { return Ok(None) };
        let (person, checksum) = self.person_row(&row)?;
        if person.checksum() == checksum { Ok(Some(person)) } else { Err(self.damaged(id)) }
    }

    /// What is known of several persons, in no order; those of whom nothing is known are left out.
    pub async fn persons(&self, ids: &[&str]) -> Result<Vec<Person>, Fault> {
        let mut found = Vec::with_capacity(ids.len());
        let mut connection = self.reader().await?;
        for some in ids.chunks(AT_ONCE) {
            // The places that are left over ask again for the last one.
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

    pub(crate) fn person_row(&self, row: &AnyRow) -> Result<(Person, String), Fault> {
        let person = Person {
            id: self.value(row, 0)?,
            name: self.value(row, 1)?,
            birth_date: self.value(row, 2)?,
            details: self.value(row, 3)?,
            changed_ms: self.value(row, 4)?,
        };
        Ok((person, self.value(row, 5)?))
    }

    /// Erases what is known of a person; `false` if nothing was known. A mark stays with the id and the moment.
    ///
    /// On SQLite the bytes are overwritten and the write-ahead log is emptied. Copies made before keep what they held.
    pub async fn erase_person(&self, id: &str, at_ms: i64) -> Result<bool, Fault> {
        let fault = |error: sqlx::Error| self.fault(&error);
        let mut writer = self.writer().await?;
        let mut transaction = self.begin(&mut writer).await?;
        let change = self.counted_person(&mut transaction, id).await?;
        let erased = self.run_on(&mut transaction, "delete from person where id = $1", &cells![id]).await?;
        erased::put(&mut transaction, &[erased::mark(erased::PERSON, id, at_ms)]).await.map_err(fault)?;
        self.apply(&mut transaction, census::PERSON, change).await?;
        transaction.commit().await.map_err(fault)?;
        self.clean_persons(&mut writer).await?;
        Ok(erased > 0)
    }

    /// Makes sure that nothing of persons who were erased lingers where rows were.
    pub(crate) async fn clean_persons(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        let clean = match self.inner.place {
            Place::Sqlite(_) => "pragma wal_checkpoint(truncate)",
            Place::Postgres(_) => "vacuum person",
        };
        connection.execute(clean).await.map(drop).map_err(|error| self.fault(&error))
    }
}
