//! Rows of cells as aligned columns for people, or as comma-separated values.

use adoube_exchange::csv;

/// Formats rows as aligned lines: column `left` is left-aligned, the others right-aligned.
pub(crate) fn aligned(rows: &[Vec<String>], left: usize) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|at| width(at).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells =
            row.iter().zip(&widths).enumerate().map(|(at, (cell, &width))| {
                if at == left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Formats rows as comma-separated values, one per line.
pub(crate) fn comma_separated(rows: &[Vec<String>]) -> String {
    rows.iter().map(|row| row.iter().map(|cell| csv::quote(cell)).collect::<Vec<_>>().join(",") + "\n").collect()
}
