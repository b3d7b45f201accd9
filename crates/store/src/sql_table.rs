//! The SQL tables outside the log that are exported row by row: erasure marks, accounts, sessions, secrets, rating lists.
//!
//! The hash chain does not cover them, so damage is detected by other means. Rows of the first four end with a checksum. A
//! rating list may have hundreds of thousands of rows, so it has one digest: the exclusive or of its rows' digests.

use crate::cells::{Cell, bound, comes_after};
use crate::hash::{self, Hash};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ColumnKind {
    Text,
    /// A text or null.
    Optional,
    Number,
    /// A text that both engines compare bytewise.
    Bytes,
}

/// The part of the record a table belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TableGroup {
    /// Always exported with the log.
    Log,
    Secrets,
    Lists,
}

/// The description of a table.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct SqlTable {
    pub(crate) name: &'static str,
    pub(crate) part: TableGroup,
    /// Its columns; the key comes first, the checksum last.
    pub(crate) columns: &'static [(&'static str, ColumnKind)],
    /// Number of columns in the key.
    pub(crate) key: usize,
}

use ColumnKind::{Bytes, Number, Optional, Text};

pub(crate) const ERASED: SqlTable = SqlTable {
    name: "erased",
    part: TableGroup::Log,
    columns: &[("what", Text), ("id", Text), ("at_ms", Number), ("checksum", Text)],
    key: 2,
};
pub(crate) const ACCOUNT: SqlTable = SqlTable {
    name: "account",
    part: TableGroup::Secrets,
    columns: &[
        ("id", Text),
        ("name", Text),
        ("role", Text),
        ("scope", Text),
        ("password", Text),
        ("totp", Optional),
        ("recovery", Text),
        ("state", Text),
        ("created_ms", Number),
        ("changed_ms", Number),
        ("checksum", Text),
    ],
    key: 1,
};
pub(crate) const SESSION: SqlTable = SqlTable {
    name: "session",
    part: TableGroup::Secrets,
    columns: &[
        ("id_hash", Text),
        ("account", Text),
        ("csrf", Text),
        ("device", Text),
        ("created_ms", Number),
        ("seen_ms", Number),
        ("expires_ms", Number),
        ("checksum", Text),
    ],
    key: 1,
};
pub(crate) const SECRET: SqlTable = SqlTable {
    name: "secret",
    part: TableGroup::Secrets,
    columns: &[("name", Text), ("value", Text), ("checksum", Text)],
    key: 1,
};
pub(crate) const LIST: SqlTable = SqlTable {
    name: "list",
    part: TableGroup::Lists,
    columns: &[
        ("id", Number),
        ("name", Text),
        ("players", Number),
        ("at_ms", Number),
        ("whole", Number),
        ("digest", Number),
    ],
    key: 1,
};
pub(crate) const LISTED: SqlTable = SqlTable {
    name: "listed",
    part: TableGroup::Lists,
    columns: &[("list", Number), ("number", Number), ("data", Text)],
    key: 2,
};
pub(crate) const LISTED_KEY: SqlTable = SqlTable {
    name: "listed_key",
    part: TableGroup::Lists,
    columns: &[("list", Number), ("key", Bytes), ("number", Number)],
    key: 3,
};

/// All tables in the order of export: erasure marks before the data they may erase, a list before its players.
pub(crate) static TABLES: [&SqlTable; 7] = [&ERASED, &ACCOUNT, &SESSION, &SECRET, &LIST, &LISTED, &LISTED_KEY];

impl SqlTable {
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        TABLES.iter().copied().find(|table| table.name == name)
    }

    fn names(&self, how_many: usize) -> String {
        let names: Vec<&str> = self.columns.iter().take(how_many).map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// Returns the statement that reads the first page, or the page after a key.
    pub(crate) fn page(&self, first: bool, rows: u32) -> String {
        let (columns, key) = (self.names(self.columns.len()), self.names(self.key));
        let places: Vec<String> = (1..=self.key).map(|place| format!("${place}")).collect();
        let after = if first { String::new() } else { format!("where ({key}) > ({}) ", places.join(", ")) };
        format!("select {columns} from {} {after}order by {key} limit {rows}", self.name)
    }

    /// Returns the statement that inserts a number of rows.
    fn insert(&self, rows: usize, clash: OnConflict) -> String {
        let columns = self.columns.len();
        let mut text = format!("insert into {} ({}) values ", self.name, self.names(columns));
        for row in 0..rows {
            text.push_str(if row == 0 { "(" } else { ", (" });
            for column in 0..columns {
                // Writing to a String cannot fail.
                let _ = write!(text, "{}${}", if column == 0 { "" } else { ", " }, row * columns + column + 1);
            }
            text.push(')');
        }
        match clash {
            OnConflict::Refused => text,
            OnConflict::Stays => text + " on conflict do nothing",
        }
    }

    /// Converts a database row.
    pub(crate) fn row(&'static self, row: &AnyRow) -> Result<SqlRow, sqlx::Error> {
        use sqlx::Row as _;
        let cell = |(place, (_, kind)): (usize, &(&str, ColumnKind))| {
            Ok(match kind {
                ColumnKind::Text => Cell::Text(row.try_get(place)?),
                ColumnKind::Optional => row.try_get::<Option<String>, _>(place)?.map_or(Cell::Null, Cell::Text),
                ColumnKind::Number => Cell::Number(row.try_get(place)?),
                ColumnKind::Bytes => Cell::Bytes(row.try_get(place)?),
            })
        };
        let cells = self.columns.iter().enumerate().map(cell).collect::<Result<_, sqlx::Error>>()?;
        Ok(SqlRow { table: self, cells })
    }
}

/// A row of one of the tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SqlRow {
    pub(crate) table: &'static SqlTable,
    /// One cell per column of the table.
    pub(crate) cells: Vec<Cell>,
}

impl SqlRow {
    /// Returns the values of the key.
    pub(crate) fn key(&self) -> &[Cell] {
        self.cells.get(..self.table.key).unwrap_or_default()
    }

    /// Returns the table and the key for messages. No key is secret: a session's key is a digest.
    pub(crate) fn shown(&self) -> String {
        let text = |cell: &Cell| match cell {
            Cell::Null => String::new(),
            Cell::Text(text) => text.clone(),
            Cell::Number(number) => number.to_string(),
            Cell::Bytes(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        };
        let key: Vec<String> = self.key().iter().map(text).collect();
        format!("{} {}", self.table.name, key.join(" "))
    }

    pub(crate) fn number(&self, column: usize) -> i64 {
        match self.cells.get(column) {
            Some(Cell::Number(number)) => *number,
            _ => 0,
        }
    }

    /// Returns whether the row's own checksum, if it has one, is right.
    pub(crate) fn is_sound(&self) -> bool {
        match (self.table.part, self.cells.split_last()) {
            (TableGroup::Lists, _) => true,
            (_, Some((Cell::Text(sum), rest))) => *sum == checksum(self.table, rest),
            _ => false,
        }
    }

    /// Returns the list the row belongs to.
    pub(crate) fn list(&self) -> Option<i64> {
        (self.table.part == TableGroup::Lists).then(|| self.number(0))
    }
}

/// Returns the checksum over all cells of a row except the last.
pub(crate) fn checksum(table: &SqlTable, cells: &[Cell]) -> String {
    digest(table, cells).to_string()
}

fn digest(table: &SqlTable, cells: &[Cell]) -> Hash {
    let text = |cell: &Cell| match cell {
        Cell::Null => "-".to_owned(),
        Cell::Text(text) => format!("t{text}"),
        Cell::Number(number) => format!("n{number}"),
        Cell::Bytes(bytes) => format!("t{}", String::from_utf8_lossy(bytes)),
    };
    let fields: Vec<String> = cells.iter().map(text).collect();
    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
    hash::checksum(table.name, &fields)
}

/// Returns a row's contribution to its list's digest. It depends neither on the list's number, so that lists can be
/// renumbered, nor on the digest itself.
pub(crate) fn share(table: &SqlTable, cells: &[Cell]) -> i64 {
    let cells = cells.get(1..).unwrap_or_default();
    let cells = if *table == LIST { cells.get(..4).unwrap_or_default() } else { cells };
    let Hash(digest) = digest(table, cells);
    // Without the sign bit, so that the number is positive in SQL.
    digest.first_chunk().map_or(0, |first| i64::from_be_bytes(*first) & i64::MAX)
}

/// The digests of lists, accumulated row by row.
#[derive(Default)]
pub(crate) struct ListDigests(BTreeMap<i64, ListDigest>);

#[derive(Default)]
struct ListDigest {
    row: Option<SqlRow>,
    found: i64,
}

impl ListDigests {
    pub(crate) fn take(&mut self, row: &SqlRow) {
        let Some(list) = row.list() else { return };
        let sum = self.0.entry(list).or_default();
        sum.found ^= share(row.table, &row.cells);
        if row.table == &LIST {
            sum.row = Some(row.clone());
        }
    }

    /// Returns the lists with a wrong digest, except those being deleted.
    pub(crate) fn wrong(&self) -> Vec<String> {
        let wrong = |(id, sum): (&i64, &ListDigest)| match &sum.row {
            Some(row) if row.number(5) == sum.found || (row.number(3), row.number(4)) == (0, 0) => None,
            _ => Some(format!("{} {id}", LIST.name)),
        };
        self.0.iter().filter_map(wrong).collect()
    }
}

/// Number of rows per query.
const PAGE: u32 = 1000;

/// Returns the first rows of a table, or those after a key; an error if they do not come after it.
pub(crate) async fn page(
    connection: &mut AnyConnection,
    table: &'static SqlTable,
    after: Option<&[Cell]>,
) -> Result<Vec<SqlRow>, sqlx::Error> {
    let text = table.page(after.is_none(), PAGE);
    let rows = bound(AssertSqlSafe(text), after.unwrap_or_default()).fetch_all(&mut *connection).await?;
    let rows: Vec<SqlRow> = rows.iter().map(|row| table.row(row)).collect::<Result<_, _>>()?;
    if let (Some(after), Some(last)) = (after, rows.last())
        && !comes_after(connection, last.key(), after).await?
    {
        let source = "out of order".into();
        return Err(sqlx::Error::ColumnDecode { index: table.name.to_owned(), source });
    }
    Ok(rows)
}

/// The treatment of a row whose key already exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnConflict {
    /// The insert fails.
    Refused,
    /// The existing row is kept.
    Stays,
}

/// Writes rows of one table.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    table: &SqlTable,
    rows: &[SqlRow],
    clash: OnConflict,
) -> Result<(), sqlx::Error> {
    const AT_ONCE: usize = 100;
    for some in rows.chunks(AT_ONCE) {
        let cells = some.iter().flat_map(|row| &row.cells);
        bound(AssertSqlSafe(table.insert(some.len(), clash)), cells).execute(&mut *connection).await?;
    }
    Ok(())
}
