//! A statement and its values. Values are bound here, and what a database answers becomes a fault here.

use crate::fault::Fault;
use crate::place::Place;
use crate::store::Store;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Row as _, SqlSafeStr, Transaction};

/// A value of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// A text that is not there.
    Null,
    Text(String),
    Number(i64),
    Bytes(Vec<u8>),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Cell {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&Option<String>> for Cell {
    fn from(text: &Option<String>) -> Self {
        text.as_ref().map_or(Self::Null, Self::from)
    }
}

impl From<i64> for Cell {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

/// Cells of values of several types: `cells![id, name, 5]`.
macro_rules! cells {
    ($($value:expr),* $(,)?) => { [$($crate::query::Cell::from($value)),*] };
}
pub(crate) use cells;

/// A statement with its values.
pub(crate) fn bound<'a>(
    text: impl SqlSafeStr,
    cells: impl IntoIterator<Item = &'a Cell>,
) -> Query<'static, Any, AnyArguments> {
    cells.into_iter().fold(sqlx::query(text), |query, cell| match cell {
        Cell::Null => query.bind(None::<String>),
        Cell::Text(text) => query.bind(text.as_str()),
        Cell::Number(number) => query.bind(*number),
        Cell::Bytes(bytes) => query.bind(bytes.clone()),
    })
}

/// Whether a key comes after another as the database sorts them: pages read by keys of a damaged index might never end.
pub(crate) async fn comes_after(
    connection: &mut AnyConnection,
    key: &[Cell],
    other: &[Cell],
) -> Result<bool, sqlx::Error> {
    let places = |from: usize| (from..from + key.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
    let text = format!("select count(*) from (select 1) one where ({}) > ({})", places(1), places(1 + key.len()));
    let row = bound(AssertSqlSafe(text), key.iter().chain(other)).fetch_one(connection).await?;
    Ok(row.try_get::<i64, _>(0)? == 1)
}

impl Store {
    /// Begins a transaction that writes.
    pub(crate) async fn begin<'c>(&self, connection: &'c mut AnyConnection) -> Result<Transaction<'c, Any>, Fault> {
        let begin = if matches!(self.inner.place, Place::Sqlite(_)) { "begin immediate" } else { "begin" };
        connection.begin_with(begin).await.map_err(|error| self.fault(&error))
    }

    /// Runs a statement that writes, by itself; gives how many rows it touched.
    pub(crate) async fn run(&self, text: &'static str, cells: &[Cell]) -> Result<u64, Fault> {
        let mut writer = self.writer().await?;
        self.run_on(&mut writer, text, cells).await
    }

    /// Runs a statement on a connection; gives how many rows it touched.
    pub(crate) async fn run_on(
        &self,
        connection: &mut AnyConnection,
        text: impl SqlSafeStr,
        cells: &[Cell],
    ) -> Result<u64, Fault> {
        let done = bound(text, cells).execute(connection).await;
        done.map(|done| done.rows_affected()).map_err(|error| self.fault(&error))
    }

    /// The rows that a question gives.
    pub(crate) async fn ask(&self, text: &'static str, cells: &[Cell]) -> Result<Vec<AnyRow>, Fault> {
        let mut reader = self.reader().await?;
        self.ask_on(&mut reader, text, cells).await
    }

    /// The rows that a question gives on a connection.
    pub(crate) async fn ask_on(
        &self,
        connection: &mut AnyConnection,
        text: impl SqlSafeStr,
        cells: &[Cell],
    ) -> Result<Vec<AnyRow>, Fault> {
        bound(text, cells).fetch_all(connection).await.map_err(|error| self.fault(&error))
    }

    /// The first row that a question gives.
    pub(crate) async fn ask_one(&self, text: &'static str, cells: &[Cell]) -> Result<Option<AnyRow>, Fault> {
        Ok(self.ask(text, cells).await?.into_iter().next())
    }
}
