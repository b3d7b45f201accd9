//! Writes the new list: ranked, as comma-separated values or as the federation prints it.

use std::io::{self, Write};

use crate::list::{LineFields, ListColumn, ListPlayer};

use super::{ComputedPeriod, NextRow, PeriodSystem};

/// The forms a list is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListFileFormat {
    /// Comma-separated values, which the next period reads.
    Csv,
    /// Fixed-width columns under a header: rank, number, name, category, rating, games, change of rated players.
    Text,
}

/// The longest name printed, in characters.
const NAME_MAX: usize = 60;

/// The columns added if a list lacks them.
const FCE: [ListColumn; 3] = [ListColumn::Rank, ListColumn::Games, ListColumn::Kept];
const FIDE: [ListColumn; 6] =
    [ListColumn::Rank, ListColumn::Games, ListColumn::K, ListColumn::Total, ListColumn::Highest, ListColumn::Kept];

/// The positions of the computed columns, and those that the list lacks.
struct ColumnLayout {
    ours: Vec<(usize, ListColumn)>,
    added: Vec<ListColumn>,
}

impl ComputedPeriod<'_, '_> {
    /// Returns the rows by descending rating, then by number, unrated ones last. Each has its rank, shared by equal
    /// ratings; 0 without a rating.
    pub fn ranking(&self) -> Vec<(u32, u32)> {
        let rating = |at: u32| self.next.get(at as usize).map_or(0, |next| next.rating);
        // There are few distinct ratings, so use counting sort; the order of numbers is known.
        let highest = self.next.iter().map(|next| usize::from(next.rating)).max().unwrap_or(0);
        let mut places = vec![0_u32; highest + 1];
        for next in &self.next {
            if let Some(count) = places.get_mut(usize::from(next.rating)) {
                *count += 1;
            }
        }
        let mut above = 0;
        for place in places.iter_mut().rev() {
            (*place, above) = (above, above + *place);
        }
        let ranks = places.clone();
        let mut ranking = vec![(0, 0); self.next.len()];
        for at in self.list.by_id() {
            let rating = usize::from(rating(at));
            let rank = ranks.get(rating).map_or(0, |above| if rating == 0 { 0 } else { above + 1 });
            let Some(place) = places.get_mut(rating) else { continue };
            if let Some(slot) = ranking.get_mut(*place as usize) {
                *slot = (rank, at);
            }
            *place += 1;
        }
        ranking
    }

    /// Writes the new list in a form; `progress` receives the number of players written.
    ///
    /// # Errors
    /// An error of the writer.
    pub fn write(&self, form: ListFileFormat, out: &mut dyn Write, progress: &mut dyn FnMut(u64)) -> io::Result<()> {
        let ranking = self.ranking();
        match form {
            ListFileFormat::Csv => self.write_csv(&ranking, out, progress),
            ListFileFormat::Text => self.write_text(&ranking, out, progress),
        }
    }

    fn row(&self, at: usize) -> Option<(&ListPlayer, &NextRow)> {
        Some((self.list.rows().get(at)?, self.next.get(at)?))
    }

    /// Returns the columns to add, in order.
    fn added(&self) -> Vec<ListColumn> {
        let wanted: &[ListColumn] = match self.system {
            PeriodSystem::Fce => &FCE,
            PeriodSystem::Fide(_) => &FIDE,
        };
        wanted.iter().copied().filter(|column| self.list.table.place(*column as usize).is_none()).collect()
    }

    fn write_csv(&self, ranking: &[(u32, u32)], out: &mut dyn Write, progress: &mut dyn FnMut(u64)) -> io::Result<()> {
        let delimiter = self.list.table.delimiter();
        let added = self.added();
        let mut fields = LineFields::default();
        let mut line: Vec<u8> = Vec::with_capacity(256);
        for column in added.iter().filter(|column| **column == ListColumn::Rank) {
            line.extend(column.name().bytes());
            line.push(delimiter);
        }
        line.extend(self.list.table.header());
        for column in added.iter().filter(|column| **column != ListColumn::Rank) {
            line.push(delimiter);
            line.extend(column.name().bytes());
        }
        line.push(b'\n');
        out.write_all(&line)?;
        let known = (0..fields_of(self, &mut fields)).filter_map(|at| {
            let column = self.list.table.known(at).and_then(|column| ListColumn::ALL.get(column).copied())?;
            self.is_ours(column).then_some((at, column))
        });
        let shape = ColumnLayout { ours: known.collect(), added };
        // Format the lines in the order of the list, which is read sequentially, and write them in the order of rank.
        let mut ranks = vec![0_u32; self.next.len()];
        for (rank, at) in ranking {
            if let Some(slot) = ranks.get_mut(*at as usize) {
                *slot = *rank;
            }
        }
        let mut lines: Vec<u8> = Vec::with_capacity(self.list.table.size() + 16 * ranks.len());
        let mut ends: Vec<usize> = Vec::with_capacity(ranks.len());
        for ((row, next), rank) in self.list.rows().iter().zip(&self.next).zip(&ranks) {
            if self.list.split(row, &mut fields) {
                self.line(&fields, &shape, (*rank, next), &mut lines);
            }
            ends.push(lines.len());
        }
        for (done, (_, at)) in ranking.iter().enumerate() {
            let start = at.checked_sub(1).and_then(|before| ends.get(before as usize).copied()).unwrap_or(0);
            let end = ends.get(*at as usize).copied().unwrap_or(start);
            out.write_all(lines.get(start..end).unwrap_or_default())?;
            if done.is_multiple_of(65_536) {
                progress(done as u64);
            }
        }
        out.flush()
    }

    /// Formats one line of the new list: replaces computed columns, and carries the rest along.
    fn line(&self, fields: &LineFields<'_>, shape: &ColumnLayout, (rank, next): (u32, &NextRow), line: &mut Vec<u8>) {
        let delimiter = self.list.table.delimiter();
        if shape.added.contains(&ListColumn::Rank) {
            self.value(ListColumn::Rank, rank, next, line);
            line.push(delimiter);
        }
        let text = fields.text_of_line();
        let mut done = 0;
        for (place, column) in &shape.ours {
            let Some((start, end)) = fields.cut(*place) else { continue };
            line.extend_from_slice(text.get(done..start).unwrap_or_default());
            self.value(*column, rank, next, line);
            done = end;
        }
        line.extend_from_slice(text.get(done..).unwrap_or_default());
        for column in shape.added.iter().filter(|column| **column != ListColumn::Rank) {
            line.push(delimiter);
            self.value(*column, rank, next, line);
        }
        line.push(b'\n');
    }

    /// Returns whether the period computes a column; others are carried along.
    const fn is_ours(&self, column: ListColumn) -> bool {
        match column {
            ListColumn::Rating | ListColumn::Games | ListColumn::Kept | ListColumn::Rank => true,
            ListColumn::K | ListColumn::Total | ListColumn::Highest => matches!(self.system, PeriodSystem::Fide(_)),
            _ => false,
        }
    }

    #[allow(clippy::unused_self, reason = "reads beside the others")]
    fn value(&self, column: ListColumn, rank: u32, next: &NextRow, line: &mut Vec<u8>) {
        let number = match column {
            ListColumn::Rank => rank,
            ListColumn::Rating => next.rating.into(),
            ListColumn::Games => {
                push_number(next.games.into(), line);
                return;
            }
            ListColumn::K => next.k.into(),
            ListColumn::Total => next.total,
            ListColumn::Highest => next.highest.into(),
            ListColumn::Kept => {
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

    fn write_text(&self, ranking: &[(u32, u32)], out: &mut dyn Write, progress: &mut dyn FnMut(u64)) -> io::Result<()> {
        let rated = || {
            let rows = ranking.iter().filter_map(|(rank, at)| Some((*rank, self.row(*at as usize)?)));
            rows.take_while(|(_, (_, next))| next.rating > 0)
        };
        let longest = rated().map(|(_, (row, _))| self.name(row).chars().count()).max().unwrap_or(0);
        let width = longest.max("Name".len());
        // Each heading begins at its column, so that the list can be read again.
        writeln!(out, "   Rank Number     {:<width$} Cat Rating Games Change", "Name")?;
        for (done, (rank, (row, next))) in rated().enumerate() {
            let name = self.name(row);
            let change = if row.rating == 0 {
                "*".to_owned()
            } else {
                format!("{:+}", i32::from(next.rating) - i32::from(row.rating))
            };
            let category = row.category.code();
            writeln!(
                out,
                "{rank:>7} {:>10} {name:<width$} {category:<3} {:>6} {:>5} {change:>6}",
                row.id, next.rating, next.games
            )?;
            if done.is_multiple_of(65_536) {
                progress(done as u64);
            }
        }
        out.flush()
    }

    /// Returns the printed name; the number if there is no name.
    fn name(&self, row: &ListPlayer) -> String {
        let name: String =
            self.list.text(row, ListColumn::Name).trim().chars().filter(|c| !c.is_control()).take(NAME_MAX).collect();
        if name.trim().is_empty() { row.id.to_string() } else { name.trim().to_owned() }
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

fn fields_of<'a>(period: &ComputedPeriod<'a, '_>, fields: &mut LineFields<'a>) -> usize {
    let table = &period.list.table;
    if fields.split(table, table.header_line()).is_ok() { fields.count() } else { 0 }
}
