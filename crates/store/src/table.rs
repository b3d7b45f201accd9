//! The tables beside the log whose rows travel as they are: marks of what was erased, accounts, sessions, secrets, rating
//! lists.
//!
//! They are not in the chain, so damage to them must show otherwise. A row of the first four ends with a checksum over
//! the rest. A list has as many players as a country has, so it has one digest: the digests of its rows, whatever their
//! order, combined by exclusive or.

use crate::hash::Hash;
use crate::query::{Cell, bound, comes_after};
use crate::read;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Text,
    /// A text that may not be there.
    Optional,
    Number,
    /// A text that both engines compare byte by byte.
    Bytes,
}

/// To which part of the record a table belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// It goes with the log.
    Log,
    Secrets,
    Lists,
}

/// A table.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) part: Part,
    /// Its columns; the key comes first, the checksum last.
    pub(crate) columns: &'static [(&'static str, Kind)],
    /// How many columns the key has.
    pub(crate) key: usize,
}

use Kind::{Bytes, Number, Optional, Text};

pub(crate) const ERASED: Table = Table {
    name: "erased",
    part: Part::Log,
    columns: &[("what", Text), ("id", Text), ("at_ms", Number), ("checksum", Text)],
    key: 2,
};
pub(crate) const ACCOUNT: Table = Table {
    name: "account",
    part: Part::Secrets,
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
pub(crate) const SESSION: Table = Table {
    name: "session",
    part: Part::Secrets,
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
pub(crate) const SECRET: Table = Table {
    name: "secret",
    part: Part::Secrets,
    columns: &[("name", Text), ("value", Text), ("checksum", Text)],
    key: 1,
};
pub(crate) const LIST: Table = Table {
    name: "list",
    part: Part::Lists,
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
pub(crate) const LISTED: Table = Table {
    name: "listed",
    part: Part::Lists,
    columns: &[("list", Number), ("number", Number), ("data", Text)],
    key: 2,
};
pub(crate) const LISTED_KEY: Table = Table {
    name: "listed_key",
    part: Part::Lists,
    columns: &[("list", Number), ("key", Bytes), ("number", Number)],
    key: 3,
};

/// All of them, in the order in which they travel: what was erased before what might be, a list before its players.
pub(crate) static TABLES: [&Table; 7] = [&ERASED, &ACCOUNT, &SESSION, &SECRET, &LIST, &LISTED, &LISTED_KEY];

impl Table {
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        TABLES.iter().copied().find(|table| table.name == name)
    }

    fn names(&self, how_many: usize) -> String {
        let names: Vec<&str> = self.columns.iter().take(how_many).map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// The statement that reads a page: the first one, or the one after a key.
    pub(crate) fn page(&self, first: bool, rows: u32) -> String {
        let (columns, key) = (self.names(self.columns.len()), self.names(self.key));
        let places: Vec<String> = (1..=self.key).map(|place| format!("${place}")).collect();
        let after = if first { String::new() } else { format!("where ({key}) > ({}) ", places.join(", ")) };
        format!("select {columns} from {} {after}order by {key} limit {rows}", self.name)
    }

    /// The statement that writes so many rows.
    fn insert(&self, rows: usize, clash: Clash) -> String {
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
            Clash::Refused => text,
            Clash::Stays => text + " on conflict do nothing",
        }
    }

    /// A row as a database gives it.
    pub(crate) fn row(&'static self, row: &AnyRow) -> Result<Row, sqlx::Error> {
        use sqlx::Row as _;
        let cell = |(place, (_, kind)): (usize, &(&str, Kind))| {
            Ok(match kind {
                Kind::Text => Cell::Text(row.try_get(place)?),
                Kind::Optional => row.try_get::<Option<String>, _>(place)?.map_or(Cell::Null, Cell::Text),
                Kind::Number => Cell::Number(row.try_get(place)?),
                Kind::Bytes => Cell::Bytes(row.try_get(place)?),
            })
        };
        let cells = self.columns.iter().enumerate().map(cell).collect::<Result<_, sqlx::Error>>()?;
        Ok(Row { table: self, cells })
    }
}

/// A row of one of the tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) table: &'static Table,
    /// As many as the table has columns.
    pub(crate) cells: Vec<Cell>,
}

impl Row {
    /// The values of the key.
    pub(crate) fn key(&self) -> &[Cell] {
        self.cells.get(..self.table.key).unwrap_or_default()
    }

    /// The table and the key as one reads them. No key is a secret: a session's is a digest.
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

    /// Whether the row is as it was written, as far as the row itself tells.
    pub(crate) fn is_sound(&self) -> bool {
        match (self.table.part, self.cells.split_last()) {
            (Part::Lists, _) => true,
            (_, Some((Cell::Text(sum), rest))) => *sum == checksum(self.table, rest),
            _ => false,
        }
    }

    /// The list that the row belongs to.
    pub(crate) fn list(&self) -> Option<i64> {
        (self.table.part == Part::Lists).then(|| self.number(0))
    }
}

/// The checksum over all cells of a row but the last.
pub(crate) fn checksum(table: &Table, cells: &[Cell]) -> String {
    digest(table, cells).to_string()
}

fn digest(table: &Table, cells: &[Cell]) -> Hash {
    let text = |cell: &Cell| match cell {
        Cell::Null => "-".to_owned(),
        Cell::Text(text) => format!("t{text}"),
        Cell::Number(number) => format!("n{number}"),
        Cell::Bytes(bytes) => format!("t{}", String::from_utf8_lossy(bytes)),
    };
    let fields: Vec<String> = cells.iter().map(text).collect();
    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
    read::checksum(table.name, &fields)
}

/// What a row of a list adds to the list's digest. Which list it is does not count, so that a list can be numbered anew;
/// nor does the digest itself.
pub(crate) fn share(table: &Table, cells: &[Cell]) -> i64 {
    let cells = cells.get(1..).unwrap_or_default();
    let cells = if *table == LIST { cells.get(..4).unwrap_or_default() } else { cells };
    let Hash(digest) = digest(table, cells);
    // The sign stays out of it.
    digest.first_chunk().map_or(0, |first| i64::from_be_bytes(*first) & i64::MAX)
}

/// The digests of lists, as their rows come by.
#[derive(Default)]
pub(crate) struct Tally(BTreeMap<i64, Sum>);

#[derive(Default)]
struct Sum {
    row: Option<Row>,
    found: i64,
}

impl Tally {
    pub(crate) fn take(&mut self, row: &Row) {
        let Some(list) = row.list() else { return };
        let sum = self.0.entry(list).or_default();
        sum.found ^= share(row.table, &row.cells);
        if row.table == &LIST {
            sum.row = Some(row.clone());
        }
    }

    /// The lists that are not what they were. One that is being thrown away has lost some of its rows already.
    pub(crate) fn wrong(&self) -> Vec<String> {
        let wrong = |(id, sum): (&i64, &Sum)| match &sum.row {
            Some(row) if row.number(5) == sum.found || (row.number(3), row.number(4)) == (0, 0) => None,
            _ => Some(format!("{} {id}", LIST.name)),
        };
        self.0.iter().filter_map(wrong).collect()
    }
}

/// Gives the rows of an earlier version, which had none, their checksums and digests.
pub(crate) async fn seal(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let mut tally = Tally::default();
    // Marks of what was erased came later, and have had theirs from the beginning.
    for table in TABLES.into_iter().filter(|table| table.part != Part::Log) {
        let mut after: Option<Vec<Cell>> = None;
        loop {
            let rows = page(connection, table, after.as_deref()).await?;
            let Some(last) = rows.last() else { break };
            after = Some(last.key().to_vec());
            for row in &rows {
                tally.take(row);
                if let (Part::Secrets, Some((_, rest))) = (table.part, row.cells.split_last()) {
                    let key = table.columns.first().map_or("", |(name, _)| name);
                    let text = format!("update {} set checksum = $1 where {key} = $2", table.name);
                    let cells = [Cell::Text(checksum(table, rest)), rest.first().cloned().unwrap_or(Cell::Null)];
                    bound(AssertSqlSafe(text), &cells).execute(&mut *connection).await?;
                }
            }
        }
    }
    for (id, sum) in &tally.0 {
        let cells = [Cell::Number(sum.found), Cell::Number(*id)];
        bound("update list set digest = $1 where id = $2", &cells).execute(&mut *connection).await?;
    }
    Ok(())
}

/// How many rows are read at once.
const PAGE: u32 = 1000;

/// The rows of a table after a key, or its first ones; damaged if the last of them does not come after it.
pub(crate) async fn page(
    connection: &mut AnyConnection,
    table: &'static Table,
    after: Option<&[Cell]>,
) -> Result<Vec<Row>, sqlx::Error> {
    let text = table.page(after.is_none(), PAGE);
    let rows = bound(AssertSqlSafe(text), after.unwrap_or_default()).fetch_all(&mut *connection).await?;
    let rows: Vec<Row> = rows.iter().map(|row| table.row(row)).collect::<Result<_, _>>()?;
    if let (Some(after), Some(last)) = (after, rows.last())
        && !comes_after(connection, last.key(), after).await?
    {
        let source = "out of order".into();
        return Err(sqlx::Error::ColumnDecode { index: table.name.to_owned(), source });
    }
    Ok(rows)
}

/// What becomes of a row whose key is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clash {
    /// Nothing is written.
    Refused,
    /// The one that is there stays as it is.
    Stays,
}

/// Writes rows of one table.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    table: &Table,
    rows: &[Row],
    clash: Clash,
) -> Result<(), sqlx::Error> {
    const AT_ONCE: usize = 100;
    for some in rows.chunks(AT_ONCE) {
        let cells = some.iter().flat_map(|row| &row.cells);
        bound(AssertSqlSafe(table.insert(some.len(), clash)), cells).execute(&mut *connection).await?;
    }
    Ok(())
}
