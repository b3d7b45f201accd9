//! Workbooks (XLSX) as tables, read with the crate `calamine`. The archive is unpacked once beforehand and counted,
//! because the sizes that it declares may be wrong and `calamine` reads its shared texts as a whole.

use super::{CELL_MAX, COLUMNS_MAX, ROWS_MAX, Table, TableError};
use calamine::{DataRef, ExcelDateTime, Reader, SheetType, SheetVisible, Xlsx, XlsxError};
use std::io::{self, Cursor, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The largest workbook, unpacked, in bytes.
pub const UNPACKED_MAX: u64 = 48 << 20;
/// The most files in the archive.
const FILES_MAX: usize = 2000;
/// The most sheets looked at for one with content.
const SHEETS_MAX: usize = 20;

/// Reads the first visible sheet with content.
pub(super) fn read(bytes: &[u8]) -> Result<Table, TableError> {
    measure(bytes)?;
    // The file is a stranger's and the reader another project's: a panic there is a damaged file here.
    let read = catch_unwind(AssertUnwindSafe(|| first_sheet(bytes)));
    read.unwrap_or(Err(TableError::Damaged))
}

/// Checks that the archive can be unpacked within the limits.
fn measure(bytes: &[u8]) -> Result<(), TableError> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|_| TableError::Damaged)?;
    if archive.len() > FILES_MAX {
        return Err(TableError::Size);
    }
    let mut left = UNPACKED_MAX;
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|_| TableError::Damaged)?;
        let size =
            io::copy(&mut file.take(left.saturating_add(1)), &mut io::sink()).map_err(|_| TableError::Damaged)?;
        left = left.checked_sub(size).ok_or(TableError::Size)?;
    }
    Ok(())
}

fn damaged(_: XlsxError) -> TableError {
    TableError::Damaged
}

fn first_sheet(bytes: &[u8]) -> Result<Table, TableError> {
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(damaged)?;
    let shown = |sheet: &&calamine::Sheet| sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible;
    let names: Vec<String> = book.sheets_metadata().iter().filter(shown).map(|sheet| sheet.name.clone()).collect();
    for name in names.iter().take(SHEETS_MAX) {
        match sheet(&mut book, name)?.filled() {
            Ok(table) => return Ok(Table { sheet: (names.len() > 1).then(|| name.clone()), ..table }),
            Err(TableError::Empty) => {}
            Err(error) => return Err(error),
        }
    }
    Err(TableError::Empty)
}

/// Reads a sheet.
fn sheet(book: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Table, TableError> {
    let mut cells = book.worksheet_cells_reader(name).map_err(damaged)?;
    let mut table = Table::default();
    let (mut current, mut row): (u32, Vec<String>) = (0, Vec::new());
    while let Some(cell) = cells.next_cell().map_err(damaged)? {
        let (at, column) = cell.get_position();
        if at != current {
            // Rows come in order; a row that comes back would be read twice.
            if at < current {
                return Err(TableError::Damaged);
            }
            table.push(current.saturating_add(1), row.iter().map(String::as_str))?;
            row.clear();
            current = at;
        }
        let text = text(cell.get_value());
        let column = column as usize;
        if text.is_empty() {
            continue;
        }
        if column >= COLUMNS_MAX {
            return Err(TableError::Columns(at.saturating_add(1)));
        }
        if row.len() <= column {
            row.resize(column + 1, String::new());
        }
        row[column] = text;
    }
    table.push(current.saturating_add(1), row.iter().map(String::as_str))?;
    debug_assert!(table.rows.len() <= ROWS_MAX);
    Ok(table)
}

/// Returns the text of a cell as the sheet shows it, except that a date is ISO.
fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::String(text) | DataRef::DurationIso(text) => cut(text),
        DataRef::SharedString(text) => cut(text),
        DataRef::DateTimeIso(text) => cut(text.get(..10).unwrap_or(text)),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => decimal(*number),
        DataRef::Bool(true) => "1".to_owned(),
        DataRef::DateTime(at) => date(*at),
        DataRef::Error(error) => error.to_string(),
        DataRef::Bool(false) | DataRef::Empty => String::new(),
    }
}

fn cut(text: &str) -> String {
    text.chars().take(CELL_MAX).collect()
}

/// Returns a number without decimals that are zero: identity numbers are floats in a workbook.
fn decimal(number: f64) -> String {
    format!("{number}").chars().take(40).collect()
}

fn date(at: ExcelDateTime) -> String {
    if at.is_duration() {
        return decimal(at.as_f64());
    }
    let (year, month, day, ..) = at.to_ymd_hms_milli();
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::FileKind;
    use adoube_testing::{archive, workbook};

    fn rows(rows: &[&[&str]]) -> Vec<Vec<String>> {
        rows.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect()
    }

    #[test]
    fn the_first_sheet_with_content_is_read() {
        let people = rows(&[
            &["Name", "FIDE ID", "Born", "Rating"],
            &[],
            &["Núñez & <Co>", "2205530", "@33002", "", "note"],
            &["", "", "@33002.5", "1999.5"],
        ]);
        let empty = ("Empty", rows(&[&[], &[""]]));
        let bytes = workbook(&[empty, ("People", people.clone()), ("Other", rows(&[&["x"]]))]);
        assert_eq!(FileKind::of(&bytes), FileKind::Xlsx);
        let table = Table::read(&bytes).unwrap();
        assert_eq!(table.sheet.as_deref(), Some("People"));
        let found: Vec<(u32, Vec<&str>)> =
            table.rows.iter().map(|row| (row.line, row.cells.iter().map(String::as_str).collect())).collect();
        assert_eq!(
            found,
            [
                (1, vec!["Name", "FIDE ID", "Born", "Rating"]),
                (3, vec!["Núñez & <Co>", "2205530", "1990-05-09", "", "note"]),
                (4, vec!["", "", "1990-05-09", "1999.5"]),
            ]
        );
        let again = Table::of_text(&table.csv()).unwrap();
        assert_eq!(again.rows, table.rows);
        assert_eq!(Table::read(&workbook(&[("One", people)])).unwrap().sheet, None);
        assert_eq!(Table::read(&workbook(&[("Empty", rows(&[&[""]]))])), Err(TableError::Empty));
    }

    #[test]
    fn workbooks_are_bounded_and_broken_ones_are_refused() {
        let whole = workbook(&[("One", rows(&[&["Name"], &["Puig, Anna"]]))]);
        for cut in [30, whole.len() / 2, whole.len() - 8] {
            assert_eq!(read(&whole[..cut]), Err(TableError::Damaged), "{cut}");
        }
        let many = rows(&vec![&["x"][..]; ROWS_MAX + 1]);
        assert_eq!(Table::read(&workbook(&[("One", many)])), Err(TableError::Rows));
        let name = "xl/workbook.xml".to_owned();
        let large = archive(&[(name.clone(), vec![b' '; UNPACKED_MAX as usize + 1])]);
        assert_eq!(Table::read(&large), Err(TableError::Size));
        assert_eq!(Table::read(&archive(&[(name, b"<workbook/>".to_vec())])), Err(TableError::Damaged));
    }
}
