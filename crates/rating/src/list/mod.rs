//! Rating lists as comma-separated values: read without copying, ranked, written, compared.
//!
//! The first line names the columns, in any order; `id` and `rating` must be there. Columns that are not known are carried
//! along untouched. A fault stops the reading: a list is good as a whole or not used.

mod diff;
mod fault;
mod fields;
mod index;
mod kept;

pub use diff::{Change, Diff, diff};
pub use fault::{Fault, Reason};
pub(crate) use fields::{Fields, Table};
pub(crate) use index::Index;
pub use kept::Kept;
pub use kept::write as write_kept;

use crate::opponent::Category;

/// The largest file read, in bytes.
pub const MAX_BYTES: usize = 1 << 30;
/// The highest rating a list may hold.
pub const MAX_RATING: u16 = 4000;

/// The most columns besides those that a period computes.
const MAX_OTHERS: usize = 250;

/// The columns that a new list has whether or not the one before had them.
const COMPUTED: [Column; 6] = [Column::Rank, Column::Games, Column::K, Column::Total, Column::Highest, Column::Kept];

/// The columns that are understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The player's number, from 1.
    Id,
    /// The name.
    Name,
    /// The category: `3`, `2`, `1`, `P`, `M`, or nothing.
    Category,
    /// The rating; nothing or 0 for none.
    Rating,
    /// Games in the period of the list.
    Games,
    /// FIDE's standard rating, for rapid and blitz lists.
    Standard,
    /// The Spanish rating.
    Spanish,
    /// The international rating.
    International,
    /// The coefficient K.
    K,
    /// Year of birth.
    Born,
    /// The highest rating ever published.
    Highest,
    /// Rated games ever.
    Total,
    /// Results kept for a first rating.
    Kept,
    /// The place; written, never read.
    Rank,
}

impl Column {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Id,
        Self::Name,
        Self::Category,
        Self::Rating,
        Self::Games,
        Self::Standard,
        Self::Spanish,
        Self::International,
        Self::K,
        Self::Born,
        Self::Highest,
        Self::Total,
        Self::Kept,
        Self::Rank,
    ];

    /// The name in the first line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::Name => "name",
            Self::Category => "category",
            Self::Rating => "rating",
            Self::Games => "games",
            Self::Standard => "standard",
            Self::Spanish => "spanish",
            Self::International => "international",
            Self::K => "k",
            Self::Born => "born",
            Self::Highest => "highest",
            Self::Total => "total",
            Self::Kept => "kept",
            Self::Rank => "rank",
        }
    }
}

/// A player of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    /// The player's number.
    pub id: u32,
    /// The rating; 0 for none.
    pub rating: u16,
    /// Games in the period.
    pub games: u16,
    /// FIDE's standard rating; 0 for none.
    pub standard: u16,
    /// The Spanish rating; 0 for none.
    pub spanish: u16,
    /// The international rating; 0 for none.
    pub international: u16,
    /// Year of birth; 0 if unknown.
    pub born: u16,
    /// The highest rating ever; 0 if unknown.
    pub highest: u16,
    /// Rated games ever, if the list says so.
    pub total: Option<u32>,
    /// The coefficient; 0 if the list has none.
    pub k: u8,
    /// The category.
    pub category: Category,
    /// Whether results are kept.
    pub has_kept: bool,
    start: usize,
}

/// A list that was read.
#[derive(Clone, Debug)]
pub struct List<'a> {
    pub(crate) table: Table<'a>,
    rows: Vec<Listed>,
    index: Index,
}

impl<'a> List<'a> {
    /// Reads a list. `progress` hears from time to time how many bytes are done.
    ///
    /// # Errors
    /// The first [`Fault`] in the order of the file.
    pub fn read(bytes: &'a [u8], progress: &mut dyn FnMut(u64)) -> Result<Self, Fault> {
        let table = Table::new(bytes, &Column::ALL.map(Column::name), &["id", "rating"])?;
        // A new list may have six columns more, and must be read again.
        let present = COMPUTED.iter().filter(|column| table.place(**column as usize).is_some()).count();
        if table.columns() - present > MAX_OTHERS {
            return Err(Fault::at(1, 1, "", Reason::TooManyColumns));
        }
        let mut rows: Vec<Listed> = Vec::new();
        let mut lines = table.lines();
        let mut fields = Fields::default();
        while let Some(line) = lines.next_line()? {
            fields.split(&table, line)?;
            rows.push(listed(&fields, line.start)?);
            if rows.len().is_multiple_of(65_536) {
                progress(line.end as u64);
            }
        }
        progress(bytes.len() as u64);
        let index = Index::new(rows.iter().map(|row| row.id)).map_err(|(first, again)| {
            let place = |at: usize| rows.get(at).map_or(0, |row| row.start);
            let mut fields = Fields::default();
            let line = table.line_at(place(again));
            let split = fields.split(&table, line);
            let first = table.line_number(place(first));
            split.err().unwrap_or_else(|| fields.fault(Column::Id as usize, Reason::DuplicateId { first }))
        })?;
        Ok(Self { table, rows, index })
    }

    /// The players in the order of the file.
    pub fn rows(&self) -> &[Listed] {
        &self.rows
    }

    /// The place of a player's number.
    pub fn find(&self, id: u32) -> Option<usize> {
        self.index.find(id)
    }

    /// The places of the rows in the order of the players' numbers.
    pub(crate) fn by_id(&self) -> impl Iterator<Item = u32> {
        self.index.places()
    }

    /// A field of a row as text; empty if the list lacks the column.
    pub fn text(&self, row: &Listed, column: Column) -> String {
        let mut fields = Fields::default();
        match fields.split(&self.table, self.table.line_at(row.start)) {
            Ok(()) => fields.text(column as usize).unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// The results kept for a player.
    pub fn kept(&self, row: &Listed) -> Vec<Kept> {
        if row.has_kept { kept::parse(&self.text(row, Column::Kept)).unwrap_or_default() } else { Vec::new() }
    }

    pub(crate) fn split(&self, row: &Listed, fields: &mut Fields<'a>) -> bool {
        fields.split(&self.table, self.table.line_at(row.start)).is_ok()
    }
}

/// Reads a file field by field and writes the fields again: what reading and writing alone cost.
///
/// # Errors
/// A fault of the file, or what the writer says.
pub fn copy(bytes: &[u8], out: &mut dyn std::io::Write) -> std::io::Result<()> {
    let wrong = |fault: Fault| std::io::Error::new(std::io::ErrorKind::InvalidData, fault);
    let table = Table::new(bytes, &[], &[]).map_err(wrong)?;
    let mut fields = Fields::default();
    let mut lines = table.lines();
    let mut line = Some(table.header_line());
    while let Some(here) = line {
        fields.split(&table, here).map_err(wrong)?;
        for at in 0..fields.count() {
            if at > 0 {
                out.write_all(&[table.delimiter()])?;
            }
            out.write_all(fields.raw_at(at))?;
        }
        out.write_all(b"\n")?;
        line = lines.next_line().map_err(wrong)?;
    }
    Ok(())
}

fn listed(fields: &Fields<'_>, start: usize) -> Result<Listed, Fault> {
    let number = |column: Column, most: u32, reason: Reason| -> Result<u32, Fault> {
        match fields.number(column as usize) {
            Ok(number) if number.unwrap_or(0) <= most => Ok(number.unwrap_or(0)),
            _ => Err(fields.fault(column as usize, reason)),
        }
    };
    let small = |column, most: u16, reason| number(column, u32::from(most), reason).map(|value| value as u16);
    let rating = |column| small(column, MAX_RATING, Reason::NotARating);
    let id = number(Column::Id, u32::MAX, Reason::NotAnId)?;
    if id == 0 {
        return Err(fields.fault(Column::Id as usize, Reason::NotAnId));
    }
    let code = fields.raw(Column::Category as usize).unwrap_or_default().trim_ascii();
    let category = std::str::from_utf8(code).ok().and_then(Category::from_code);
    let category = category.ok_or_else(|| fields.fault(Column::Category as usize, Reason::NotACategory))?;
    let kept = fields.raw(Column::Kept as usize).is_some_and(|raw| !raw.is_empty());
    if kept {
        let text = fields.text(Column::Kept as usize).unwrap_or_default();
        kept::parse(&text).ok_or_else(|| fields.fault(Column::Kept as usize, Reason::NotKept))?;
    }
    let games = |column| number(column, 1_000_000, Reason::NotANumber);
    let has_total = fields.raw(Column::Total as usize).is_some_and(|raw| !raw.is_empty());
    Ok(Listed {
        id,
        rating: rating(Column::Rating)?,
        games: games(Column::Games)?.min(u32::from(u16::MAX)) as u16,
        standard: rating(Column::Standard)?,
        spanish: rating(Column::Spanish)?,
        international: rating(Column::International)?,
        born: small(Column::Born, 9999, Reason::NotANumber)?,
        highest: rating(Column::Highest)?,
        total: if has_total { Some(games(Column::Total)?) } else { None },
        k: small(Column::K, 40, Reason::NotANumber)? as u8,
        category,
        has_kept: kept,
        start,
    })
}
