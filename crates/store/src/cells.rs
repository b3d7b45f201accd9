//! Values of SQL statements and rows.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row as _, SqlSafeStr};

/// A value in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// No value.
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

/// Converts values of several types to cells: `cells![id, name, 5]`.
macro_rules! cells {
    ($($value:expr),* $(,)?) => { [$($crate::cells::Cell::from($value)),*] };
}
pub(crate) use cells;

/// Returns a statement with its values bound.
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

/// Returns whether a key comes after another in the database's order. With a damaged index, paging might otherwise
/// never end.
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
