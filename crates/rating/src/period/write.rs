//! The new list: ranked, as comma-separated values or as the federation prints it.

use std::io::{self, Write};

use crate::list::{Column, Fields, Listed};

use super::{Next, Period, System};

/// The forms a list is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Comma-separated values, which the next period reads.
    Csv,
    /// Columns of fixed width for printing: place, number, name, category, rating, games, change.
    Text,
}

/// Written where a list lacks them.
const FCE: [Column; 3] = [Column::Rank, Column::Games, Column::Kept];
const FIDE: [Column; 6] = [Column::Rank, Column::Games, Column::K, Column::Total, Column::Highest, Column::Kept];

impl Period<'_, '_> {
    /// The rows from the highest rating down, equal ones by number; those without rating at the end. With each its place, which
    /// equal ratings share; 0 without rating.
    pub fn ranking(&self) -> Vec<(u32, usize)> {
        let rated = |next: &Next| u64::from(u16::MAX - next.rating);
        let rows = self.list.rows().iter().zip(&self.next);
        let mut order: Vec<(u64, usize)> =
            rows.enumerate().map(|(at, (row, next))| (rated(next) << 32 | u64::from(row.id), at)).collect();
        order.sort_unstable();
        let mut place = 0;
        let mut before = None;
        (1_u32..)
            .zip(order)
            .map(|(position, (key, at))| {
                let rating = key >> 32;
                if before != Some(rating) {
                    (before, place) = (Some(rating), position);
                }
                (if rating == u64::from(u16::MAX) { 0 } else { place }, at)
            })
            .collect()
    }

    /// Writes the new list in a form; `progress` hears how many players are written.
    ///
    /// # Errors
    /// What the writer says.
    pub fn write(&self, form: Form, out: &mut dyn Write, progress: &mut dyn FnMut(u64)) -> io::Result<()> {
        let ranking = self.ranking();
        match form {
            Form::Csv => self.write_csv(&ranking, out, progress),
            Form::Text => self.write_text(&ranking, out, progress),
        }
    }

    fn row(&self, at: usize) -> Option<(&Listed, &Next)> {
        Some((self.list.rows().get(at)?, self.next.get(at)?))
    }

    /// The columns to add, those that come first first.
    fn added(&self) -> Vec<Column> {
        let wanted: &[Column] = match self.system {
            System::Fce => &FCE,
            System::Fide(_) => &FIDE,
        };
        wanted.iter().copied().filter(|column| self.list.table.place(*column as usize).is_none()).collect()
    }

    fn write_csv(
        &self,
        ranking: &[(u32, usize)],
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64),
    ) -> io::Result<()> {
        let delimiter = self.list.table.delimiter();
        let added = self.added();
        let mut fields = Fields::default();
        let mut line: Vec<u8> = Vec::with_capacity(256);
        for column in added.iter().filter(|column| **column == Column::Rank) {
            line.extend(column.name().bytes());
            line.push(delimiter);
        }
        line.extend(self.list.table.header());
        for column in added.iter().filter(|column| **column != Column::Rank) {
            line.push(delimiter);
            line.extend(column.name().bytes());
        }
        line.push(b'\n');
        out.write_all(&line)?;
        let known: Vec<Option<Column>> = (0..fields_of(self, &mut fields))
            .map(|at| self.list.table.known(at).and_then(|column| Column::ALL.get(column).copied()))
            .collect();
        // The lines are made in the order of the list, which is read from end to end, and then written in the order of rank.
        let mut ranks = vec![0_u32; self.next.len()];
        for (rank, at) in ranking {
            if let Some(slot) = ranks.get_mut(*at) {
                *slot = *rank;
            }
        }
        let mut lines: Vec<u8> = Vec::with_capacity(self.list.table.size() + 16 * ranks.len());
        let mut ends: Vec<usize> = Vec::with_capacity(ranks.len());
        for ((row, next), rank) in self.list.rows().iter().zip(&self.next).zip(&ranks) {
            if self.list.split(row, &mut fields) {
                self.line(&fields, &known, &added, (*rank, next), &mut lines);
            }
            ends.push(lines.len());
        }
        for (done, (_, at)) in ranking.iter().enumerate() {
            let start = at.checked_sub(1).and_then(|before| ends.get(before).copied()).unwrap_or(0);
            let end = ends.get(*at).copied().unwrap_or(start);
            out.write_all(lines.get(start..end).unwrap_or_default())?;
            if done.is_multiple_of(65_536) {
                progress(done as u64);
            }
        }
        out.flush()
    }

    /// One line of the new list.
    fn line(
        &self,
        fields: &Fields<'_>,
        known: &[Option<Column>],
        added: &[Column],
        (rank, next): (u32, &Next),
        line: &mut Vec<u8>,
    ) {
        let delimiter = self.list.table.delimiter();
        if added.contains(&Column::Rank) {
            self.value(Column::Rank, rank, next, line);
            line.push(delimiter);
        }
        for (place, column) in known.iter().enumerate() {
            if place > 0 {
                line.push(delimiter);
            }
            match column {
                Some(column) if self.is_ours(*column) => self.value(*column, rank, next, line),
                _ => line.extend_from_slice(fields.raw_at(place)),
            }
        }
        for column in added.iter().filter(|column| **column != Column::Rank) {
            line.push(delimiter);
            self.value(*column, rank, next, line);
        }
        line.push(b'\n');
    }

    /// Whether the period computes a column; the others are carried along.
    const fn is_ours(&self, column: Column) -> bool {
        match column {
            Column::Rating | Column::Games | Column::Kept | Column::Rank => true,
            Column::K | Column::Total | Column::Highest => matches!(self.system, System::Fide(_)),
            _ => false,
        }
    }

    #[allow(clippy::unused_self, reason = "reads beside the others")]
    fn value(&self, column: Column, rank: u32, next: &Next, line: &mut Vec<u8>) {
        let number = match column {
            Column::Rank => rank,
            Column::Rating => next.rating.into(),
            Column::Games => {
                push_number(next.games.into(), line);
                return;
            }
            Column::K => next.k.into(),
            Column::Total => next.total,
            Column::Highest => next.highest.into(),
            Column::Kept => {
                if let Some(kept) = &next.kept {
                    line.extend(crate::list::write_kept(kept).bytes());
                }
                return;
            }
            _ => 0,
        };
        if number > 0 {
            push_number(number, line);
        }
    }

    fn write_text(
        &self,
        ranking: &[(u32, usize)],
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64),
    ) -> io::Result<()> {
        for (done, (rank, at)) in ranking.iter().enumerate() {
            let Some((row, next)) = self.row(*at) else { continue };
            if next.rating == 0 {
                break;
            }
            let name: String = self.list.text(row, Column::Name).chars().filter(|c| !c.is_control()).take(34).collect();
            let change = if row.rating == 0 {
                "    *".to_owned()
            } else {
                format!("{:+5}", i32::from(next.rating) - i32::from(row.rating))
            };
            let category = row.category.code();
            writeln!(
                out,
                "{rank:>7} {:>10} {name:<34} {category:<1} {:>4} {:>4} {change}",
                row.id, next.rating, next.games
            )?;
            if done.is_multiple_of(65_536) {
                progress(done as u64);
            }
        }
        out.flush()
    }
}

fn push_number(mut number: u32, line: &mut Vec<u8>) {
    let mut digits = [0_u8; 10];
    let mut count = 0;
    loop {
        if let Some(digit) = digits.get_mut(count) {
            *digit = b'0' + (number % 10) as u8;
        }
        count += 1;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    line.extend(digits.iter().take(count).rev());
}

fn fields_of<'a>(period: &Period<'a, '_>, fields: &mut Fields<'a>) -> usize {
    let table = &period.list.table;
    if fields.split(table, table.header_line()).is_ok() { fields.count() } else { 0 }
}
