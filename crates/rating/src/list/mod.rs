//! Rating lists as comma-separated values: zero-copy parsing, ranking, writing, comparison.
//!
//! The first line names the columns, in any order; `id` and `rating` are required. Unknown columns are carried along
//! unchanged. Any fault rejects the whole list.

mod diff;
mod fields;
mod finding;
mod index;
mod kept;

pub use diff::{Diff, ListChange, diff};
pub(crate) use fields::{DelimitedTable, LineFields};
pub use finding::{ListFinding, ListFindingReason};
pub(crate) use index::NumberIndex;
pub use kept::CarriedResults;
pub use kept::write as write_kept;

use crate::opponent::Category;

/// The largest file read, in bytes.
pub const MAX_BYTES: usize = 1 << 30;
/// The highest rating a list may hold.
pub const MAX_RATING: u16 = 4000;

/// The maximum number of columns besides those that a period computes.
const MAX_OTHERS: usize = 250;

/// The columns that a new list has even if the previous one lacked them.
const COMPUTED: [ListColumn; 6] =
    [ListColumn::Rank, ListColumn::Games, ListColumn::K, ListColumn::Total, ListColumn::Highest, ListColumn::Kept];

/// The columns that are understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListColumn {
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

impl ListColumn {
    /// All columns.
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

    /// Returns the name in the first line.
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
pub struct ListPlayer {
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
    /// The total number of rated games, if the list has it.
    pub total: Option<u32>,
    /// The K factor; 0 if the list has none.
    pub k: u8,
    /// The category.
    pub category: Category,
    /// Whether there are carried-over results.
    pub has_kept: bool,
    start: usize,
}

/// A list that was read.
#[derive(Clone, Debug)]
pub struct RatingList<'a> {
    pub(crate) table: DelimitedTable<'a>,
    rows: Vec<ListPlayer>,
    index: NumberIndex,
}

impl<'a> RatingList<'a> {
    /// Reads a list. `progress` hears from time to time how many bytes are done.
    ///
    /// # Errors
    /// The first [`ListFinding`] in the order of the file.
    pub fn read(bytes: &'a [u8], progress: &mut dyn FnMut(u64)) -> Result<Self, ListFinding> {
        let table = DelimitedTable::new(bytes, &ListColumn::ALL.map(ListColumn::name), &["id", "rating"])?;
        // A new list may have six columns more, and must be read again.
        let present = COMPUTED.iter().filter(|column| table.place(**column as usize).is_some()).count();
        if table.columns() - present > MAX_OTHERS {
            return Err(ListFinding::at(1, 1, "", ListFindingReason::TooManyColumns));
        }
        let mut rows: Vec<ListPlayer> = Vec::new();
        let mut lines = table.lines();
        let mut fields = LineFields::default();
        while let Some(line) = lines.next_line()? {
            fields.split(&table, line)?;
            rows.push(listed(&fields, line.start)?);
            if rows.len().is_multiple_of(65_536) {
                progress(line.end as u64);
            }
        }
        progress(bytes.len() as u64);
        let index = NumberIndex::new(rows.iter().map(|row| row.id)).map_err(|(first, again)| {
            let place = |at: usize| rows.get(at).map_or(0, |row| row.start);
            let mut fields = LineFields::default();
            let line = table.line_at(place(again));
            let split = fields.split(&table, line);
            let first = table.line_number(place(first));
            split
                .err()
                .unwrap_or_else(|| fields.fault(ListColumn::Id as usize, ListFindingReason::DuplicateId { first }))
        })?;
        Ok(Self { table, rows, index })
    }

    /// Returns the players in the order of the file.
    pub fn rows(&self) -> &[ListPlayer] {
        &self.rows
    }

    /// Returns the index of a player's number.
    pub fn find(&self, id: u32) -> Option<usize> {
        self.index.find(id)
    }

    /// Returns the indices of the rows, ordered by player number.
    pub(crate) fn by_id(&self) -> impl Iterator<Item = u32> {
        self.index.places()
    }

    /// Returns a field of a row as text; empty if the list lacks the column.
    pub fn text(&self, row: &ListPlayer, column: ListColumn) -> String {
        let mut fields = LineFields::default();
        match fields.split(&self.table, self.table.line_at(row.start)) {
            Ok(()) => fields.text(column as usize).unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// Returns a player's carried-over results.
    pub fn kept(&self, row: &ListPlayer) -> Vec<CarriedResults> {
        if row.has_kept { kept::parse(&self.text(row, ListColumn::Kept)).unwrap_or_default() } else { Vec::new() }
    }

    pub(crate) fn split(&self, row: &ListPlayer, fields: &mut LineFields<'a>) -> bool {
        fields.split(&self.table, self.table.line_at(row.start)).is_ok()
    }
}

/// Parses a file field by field and writes the fields again, to measure the cost of reading and writing alone.
///
/// # Errors
/// A fault of the file, or an error of the writer.
pub fn copy(bytes: &[u8], out: &mut dyn std::io::Write) -> std::io::Result<()> {
    let wrong = |fault: ListFinding| std::io::Error::new(std::io::ErrorKind::InvalidData, fault);
    let table = DelimitedTable::new(bytes, &[], &[]).map_err(wrong)?;
    let mut fields = LineFields::default();
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

fn listed(fields: &LineFields<'_>, start: usize) -> Result<ListPlayer, ListFinding> {
    let number = |column: ListColumn, most: u32, reason: ListFindingReason| -> Result<u32, ListFinding> {
        match fields.number(column as usize) {
            Ok(number) if number.unwrap_or(0) <= most => Ok(number.unwrap_or(0)),
            _ => Err(fields.fault(column as usize, reason)),
        }
    };
    let small = |column, most: u16, reason| number(column, u32::from(most), reason).map(|value| value as u16);
    let rating = |column| small(column, MAX_RATING, ListFindingReason::NotARating);
    let id = number(ListColumn::Id, u32::MAX, ListFindingReason::NotAnId)?;
    if id == 0 {
        return Err(fields.fault(ListColumn::Id as usize, ListFindingReason::NotAnId));
    }
    let code = fields.raw(ListColumn::Category as usize).unwrap_or_default().trim_ascii();
    let category = std::str::from_utf8(code).ok().and_then(Category::from_code);
    let category =
        category.ok_or_else(|| fields.fault(ListColumn::Category as usize, ListFindingReason::NotACategory))?;
    let kept = fields.raw(ListColumn::Kept as usize).is_some_and(|raw| !raw.is_empty());
    if kept {
        let text = fields.text(ListColumn::Kept as usize).unwrap_or_default();
        kept::parse(&text).ok_or_else(|| fields.fault(ListColumn::Kept as usize, ListFindingReason::NotKept))?;
    }
    let games = |column| number(column, 1_000_000, ListFindingReason::NotANumber);
    let has_total = fields.raw(ListColumn::Total as usize).is_some_and(|raw| !raw.is_empty());
    Ok(ListPlayer {
        id,
        rating: rating(ListColumn::Rating)?,
        games: games(ListColumn::Games)?.min(u32::from(u16::MAX)) as u16,
        standard: rating(ListColumn::Standard)?,
        spanish: rating(ListColumn::Spanish)?,
        international: rating(ListColumn::International)?,
        born: small(ListColumn::Born, 9999, ListFindingReason::NotANumber)?,
        highest: rating(ListColumn::Highest)?,
        total: if has_total { Some(games(ListColumn::Total)?) } else { None },
        k: small(ListColumn::K, 40, ListFindingReason::NotANumber)? as u8,
        category,
        has_kept: kept,
        start,
    })
}
