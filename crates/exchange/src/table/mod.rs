//! A table with a header, from CSV or from the first filled sheet of an XLSX workbook, for imports that are shown before
//! anything is entered. Each row keeps the number of its line in the file.
//!
//! Text is UTF-8, UTF-16 with its mark, or else Windows-1252, as spreadsheets save it. Files that are neither CSV nor XLSX
//! are refused by their kind. Only values are read: no formulas, macros, links or other sheets.

mod kind;
mod workbook;

use crate::csv;
use crate::finding::FileFinding;
use std::borrow::Cow;

pub use kind::FileKind;
pub use workbook::UNPACKED_MAX;

/// The most rows, the header included.
pub const ROWS_MAX: usize = 20_001;
/// The most columns.
pub const COLUMNS_MAX: usize = 64;
/// The longest cell, in characters; more is cut off.
const CELL_MAX: usize = 500;

/// A row with content.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableRow {
    /// The line in the file or the row of the sheet, from 1.
    pub line: u32,
    /// The cells, without control characters and blanks around them.
    pub cells: Vec<String>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// The header, then the others, without blank rows.
    pub rows: Vec<TableRow>,
    /// The sheet that was read, if the workbook has several.
    pub sheet: Option<String>,
}

/// The reason why a file is not read as a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// The file is of another kind.
    Kind(FileKind),
    /// It has no row with content.
    Empty,
    /// It has more than [`ROWS_MAX`] rows.
    Rows,
    /// It has more than [`COLUMNS_MAX`] columns: the line.
    Columns(u32),
    /// The workbook is larger than [`UNPACKED_MAX`] unpacked, or the text is larger than [`csv::MAX_BYTES`].
    Size,
    /// The workbook cannot be read.
    Damaged,
    /// The text cannot be cut into fields.
    Csv(FileFinding),
}

impl Table {
    /// Reads a file.
    ///
    /// # Errors
    /// The reason why it is not a table.
    pub fn read(bytes: &[u8]) -> Result<Self, TableError> {
        match FileKind::of(bytes) {
            FileKind::Text => Self::of_text(&decoded(bytes)),
            FileKind::Xlsx => workbook::read(bytes),
            other => Err(TableError::Kind(other)),
        }
    }

    /// Reads text as CSV.
    ///
    /// # Errors
    /// The reason why it is not a table.
    pub fn of_text(text: &str) -> Result<Self, TableError> {
        if text.len() > csv::MAX_BYTES {
            return Err(TableError::Size);
        }
        let mut table = Self::default();
        for record in csv::Records::new(text) {
            let record = record.map_err(TableError::Csv)?;
            let line = record.first().map_or(1, |field| field.line);
            table.push(line, record.iter().map(|field| field.text.as_str()))?;
        }
        table.filled()
    }

    /// Adds a row unless it is blank.
    fn push<'a>(&mut self, line: u32, cells: impl Iterator<Item = &'a str>) -> Result<(), TableError> {
        let mut cells: Vec<String> = cells.take(COLUMNS_MAX + 1).map(cell).collect();
        let used = cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
        cells.truncate(used);
        if used > COLUMNS_MAX {
            return Err(TableError::Columns(line));
        }
        if used > 0 {
            if self.rows.len() == ROWS_MAX {
                return Err(TableError::Rows);
            }
            self.rows.push(TableRow { line, cells });
        }
        Ok(())
    }

    fn filled(self) -> Result<Self, TableError> {
        if self.rows.is_empty() { Err(TableError::Empty) } else { Ok(self) }
    }

    /// Writes the table as CSV, with each row on the line it had and as many fields as the widest.
    pub fn csv(&self) -> String {
        let (mut out, mut line) = (String::new(), 1);
        // At least two, so that no sign in a heading is taken for the separator.
        let width = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0).max(2);
        for row in &self.rows {
            while line < row.line {
                out.push('\n');
                line += 1;
            }
            let filled = row.cells.iter().map(|cell| csv::quote(cell)).chain(std::iter::repeat(String::new()));
            out.push_str(&filled.take(width).collect::<Vec<_>>().join(","));
            out.push('\n');
            line += 1;
        }
        out
    }
}

/// Returns a cell on one line.
fn cell(text: &str) -> String {
    let one_line = text.chars().map(|c| if c.is_control() || c == '\u{feff}' { ' ' } else { c });
    one_line.take(CELL_MAX).collect::<String>().trim().to_owned()
}

/// Decodes text.
fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match encoding_rs::Encoding::for_bom(bytes) {
        Some((encoding, _)) => encoding.decode(bytes).0,
        None => match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => encoding_rs::WINDOWS_1252.decode(bytes).0,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(bytes: &[u8]) -> Vec<(u32, Vec<String>)> {
        Table::read(bytes).unwrap().rows.into_iter().map(|row| (row.line, row.cells)).collect()
    }

    fn row(line: u32, cells: &[&str]) -> (u32, Vec<String>) {
        (line, cells.iter().map(|cell| (*cell).to_owned()).collect())
    }

    #[test]
    fn text_is_read_in_the_encodings_of_spreadsheets() {
        let expected = [row(1, &["Nom", "Club"]), row(3, &["Núñez, “Quim”", "Vic"])];
        let text = "Nom;Club\r\n;\r\n\"Núñez, “Quim”\"; Vic ;;\r\n";
        assert_eq!(cells(text.as_bytes()), expected);
        assert_eq!(cells(format!("\u{feff}{text}").as_bytes()), expected);
        let windows = encoding_rs::WINDOWS_1252.encode(text).0;
        assert_eq!(cells(&windows), expected);
        let wide: Vec<u8> = "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        assert_eq!(cells(&wide), expected);
    }

    #[test]
    fn a_table_written_is_read_back_with_its_lines() {
        let text = "name,note\n\n\"Puig\nAnna\",=1+1\n\nSole\n";
        let table = Table::read(text.as_bytes()).unwrap();
        assert_eq!(table.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [1, 3, 6]);
        assert_eq!(table.rows[1].cells, ["Puig Anna", "=1+1"]);
        assert_eq!(Table::read(table.csv().as_bytes()).unwrap(), table);
        let one = Table::read(b"name\nPuig; Anna\n").unwrap();
        assert_eq!(Table::read(one.csv().as_bytes()).unwrap(), one);
    }

    #[test]
    fn what_is_too_large_or_broken_is_refused() {
        let long = "a\n".repeat(ROWS_MAX + 1);
        assert_eq!(Table::read(long.as_bytes()), Err(TableError::Rows));
        assert_eq!(cells("a\n".repeat(ROWS_MAX).as_bytes()).len(), ROWS_MAX);
        let wide = format!("a\n{}z\n", "x,".repeat(COLUMNS_MAX));
        assert_eq!(Table::read(wide.as_bytes()), Err(TableError::Columns(2)));
        assert_eq!(Table::read(b" , ,\n\n"), Err(TableError::Empty));
        assert_eq!(Table::read(b""), Err(TableError::Empty));
        let open = Table::read(b"name\n\"open");
        assert!(matches!(&open, Err(TableError::Csv(fault)) if fault.line == 2), "{open:?}");
        let cut = cells(format!("a\n{}", "x".repeat(CELL_MAX + 9)).as_bytes());
        assert_eq!(cut[1].1[0].len(), CELL_MAX);
    }
}
