//! Zero-copy lines and fields of a table: RFC 4180, except that a field cannot span lines.

use super::finding::{ListFinding, ListFindingReason};

/// The longest line, in bytes.
const MAX_LINE: usize = 16 << 10;
/// The most columns.
const MAX_COLUMNS: usize = 256;

/// A file of fields whose first line names the columns.
#[derive(Clone, Debug)]
pub(crate) struct DelimitedTable<'a> {
    bytes: &'a [u8],
    header: LineSpan,
    delimiter: u8,
    columns: usize,
    /// The index of each known column.
    places: Vec<Option<usize>>,
    /// The known column at each index.
    known: Vec<Option<usize>>,
}

/// A line by its bytes, without its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LineSpan {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl<'a> DelimitedTable<'a> {
    pub(crate) fn new(bytes: &'a [u8], names: &[&str], required: &[&'static str]) -> Result<Self, ListFinding> {
        if bytes.len() > super::MAX_BYTES {
            return Err(ListFinding::at(1, 1, "", ListFindingReason::TooLarge));
        }
        let start = if bytes.starts_with("\u{feff}".as_bytes()) { 3 } else { 0 };
        let header = line_from(bytes, start);
        let text = bytes.get(header.start..header.end).unwrap_or_default();
        let delimiter = if text.contains(&b';') && !text.contains(&b',') { b';' } else { b',' };
        let mut table = Self { bytes, header, delimiter, columns: usize::MAX, places: Vec::new(), known: Vec::new() };
        let mut fields = LineFields::default();
        fields.split(&table, header)?;
        if fields.count() > MAX_COLUMNS {
            return Err(ListFinding::at(1, 1, "", ListFindingReason::TooManyColumns));
        }
        let mut places = vec![None; names.len()];
        let mut known = vec![None; fields.count()];
        for at in 0..fields.count() {
            let name = fields.text_at(at);
            let Some(column) = names.iter().position(|known| known.eq_ignore_ascii_case(name.trim())) else { continue };
            if let Some(place) = places.get_mut(column) {
                if place.is_some() {
                    return Err(fields.fault_at(at, ListFindingReason::RepeatedColumn));
                }
                *place = Some(at);
            }
            if let Some(slot) = known.get_mut(at) {
                *slot = Some(column);
            }
        }
        for name in required {
            let column = names.iter().position(|known| known == name);
            if column.and_then(|column| places.get(column).copied().flatten()).is_none() {
                let found = String::from_utf8_lossy(text);
                return Err(ListFinding::at(1, 1, &found, ListFindingReason::MissingColumn { name }));
            }
        }
        table.columns = fields.count();
        table.places = places;
        table.known = known;
        Ok(table)
    }

    pub(crate) fn header(&self) -> &'a [u8] {
        self.bytes.get(self.header.start..self.header.end).unwrap_or_default()
    }

    pub(crate) const fn header_line(&self) -> LineSpan {
        self.header
    }

    /// Returns the number of columns.
    pub(crate) const fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the size of the file in bytes.
    pub(crate) const fn size(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) const fn delimiter(&self) -> u8 {
        self.delimiter
    }

    pub(crate) fn place(&self, column: usize) -> Option<usize> {
        self.places.get(column).copied().flatten()
    }

    pub(crate) fn known(&self, place: usize) -> Option<usize> {
        self.known.get(place).copied().flatten()
    }

    pub(crate) fn lines(&self) -> Lines<'a> {
        Lines { bytes: self.bytes, at: after(self.bytes, self.header.end), number: 1 }
    }

    pub(crate) fn line_at(&self, start: usize) -> LineSpan {
        line_from(self.bytes, start)
    }

    pub(crate) fn line_number(&self, start: usize) -> u32 {
        line_number(self.bytes, start)
    }
}

/// Returns the number of the line that begins at a byte; counted only for errors.
fn line_number(bytes: &[u8], start: usize) -> u32 {
    let before = bytes.get(..start).unwrap_or_default();
    u32::try_from(before.split(|byte| *byte == b'\n').count()).unwrap_or(u32::MAX)
}

/// Returns the line that begins at a byte.
fn line_from(bytes: &[u8], start: usize) -> LineSpan {
    let rest = bytes.get(start..).unwrap_or_default();
    let length = find(rest, b'\n').unwrap_or(rest.len());
    let end = start + length;
    let cut = rest.get(..length).is_some_and(|line| line.ends_with(b"\r"));
    LineSpan { start, end: if cut { end - 1 } else { end } }
}

/// Finds the first occurrence of a byte, eight bytes at a time.
fn find(bytes: &[u8], wanted: u8) -> Option<usize> {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let pattern = ONES * u64::from(wanted);
    let (chunks, rest) = bytes.as_chunks::<8>();
    for (at, chunk) in chunks.iter().enumerate() {
        let word = u64::from_le_bytes(*chunk) ^ pattern;
        let hit = word.wrapping_sub(ONES) & !word & (ONES << 7);
        if hit != 0 {
            return Some(at * 8 + hit.trailing_zeros() as usize / 8);
        }
    }
    rest.iter().position(|byte| *byte == wanted).map(|at| chunks.len() * 8 + at)
}

fn after(bytes: &[u8], end: usize) -> usize {
    let skip = match bytes.get(end..) {
        Some([b'\r', b'\n', ..]) => 2,
        Some([b'\n', ..]) => 1,
        _ => 0,
    };
    end + skip
}

/// The lines after the header.
pub(crate) struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    number: u32,
}

impl Lines<'_> {
    /// Returns the next line that is not blank.
    pub(crate) fn next_line(&mut self) -> Result<Option<LineSpan>, ListFinding> {
        while self.at < self.bytes.len() {
            let line = line_from(self.bytes, self.at);
            self.number = self.number.saturating_add(1);
            self.at = after(self.bytes, line.end);
            if line.end - line.start > MAX_LINE {
                return Err(ListFinding::at(self.number, 1, "", ListFindingReason::LineTooLong));
            }
            if self.at == line.end && line.end < self.bytes.len() {
                // A lone carriage return inside a line is part of a field.
                self.at = line.end + 1;
            }
            if line.start < line.end {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct LineFields<'a> {
    bytes: &'a [u8],
    line: Option<LineSpan>,
    cuts: Vec<(u32, u32)>,
    places: Vec<Option<usize>>,
}

impl<'a> LineFields<'a> {
    /// Cuts a line; there must be as many fields as columns.
    pub(crate) fn split(&mut self, table: &DelimitedTable<'a>, line: LineSpan) -> Result<(), ListFinding> {
        self.bytes = table.bytes;
        self.line = Some(line);
        if self.places.len() != table.places.len() {
            self.places.clone_from(&table.places);
        }
        self.cuts.clear();
        let text = self.text_of_line();
        let mut start = 0;
        loop {
            let rest = text.get(start..).unwrap_or_default();
            let length = match rest.first() {
                Some(b'"') => self.quoted(rest, start)?,
                _ => rest.iter().position(|byte| *byte == table.delimiter).unwrap_or(rest.len()),
            };
            self.cuts.push((start as u32, (start + length) as u32));
            if self.cuts.len() > MAX_COLUMNS {
                return Err(self.fault_at(0, ListFindingReason::TooManyColumns));
            }
            match rest.get(length) {
                None => break,
                Some(byte) if *byte == table.delimiter => start += length + 1,
                Some(_) => return Err(self.fault_at(self.cuts.len() - 1, ListFindingReason::AfterQuote)),
            }
        }
        if table.columns != usize::MAX && self.cuts.len() != table.columns {
            let reason =
                ListFindingReason::FieldCount { found: self.cuts.len() as u32, expected: table.columns as u32 };
            return Err(self.fault_at(self.cuts.len().min(table.columns).saturating_sub(1), reason));
        }
        Ok(())
    }

    /// Returns the length of a quoted field, including the quotes.
    fn quoted(&mut self, rest: &[u8], start: usize) -> Result<usize, ListFinding> {
        let mut at = 1;
        loop {
            match (rest.get(at), rest.get(at + 1)) {
                (Some(b'"'), Some(b'"')) => at += 2,
                (Some(b'"'), _) => return Ok(at + 1),
                (Some(_), _) => at += 1,
                (None, _) => {
                    self.cuts.push((start as u32, (start + rest.len()) as u32));
                    return Err(self.fault_at(self.cuts.len() - 1, ListFindingReason::OpenQuote));
                }
            }
        }
    }

    /// Returns the start and end of a field in its line.
    pub(crate) fn cut(&self, at: usize) -> Option<(usize, usize)> {
        self.cuts.get(at).map(|(start, end)| (*start as usize, *end as usize))
    }

    pub(crate) fn text_of_line(&self) -> &'a [u8] {
        self.line.and_then(|line| self.bytes.get(line.start..line.end)).unwrap_or_default()
    }

    pub(crate) fn count(&self) -> usize {
        self.cuts.len()
    }

    /// Returns a field by its index, unparsed.
    pub(crate) fn raw_at(&self, at: usize) -> &'a [u8] {
        let Some((start, end)) = self.cuts.get(at) else { return &[] };
        self.text_of_line().get(*start as usize..*end as usize).unwrap_or_default()
    }

    /// Returns a field by its column, unparsed.
    pub(crate) fn raw(&self, column: usize) -> Option<&'a [u8]> {
        self.places.get(column).copied().flatten().map(|at| self.raw_at(at))
    }

    pub(crate) fn text_at(&self, at: usize) -> String {
        let raw = self.raw_at(at);
        match raw.strip_prefix(b"\"").and_then(|inner| inner.strip_suffix(b"\"")) {
            Some(inner) => String::from_utf8_lossy(inner).replace("\"\"", "\""),
            None => String::from_utf8_lossy(raw).into_owned(),
        }
    }

    pub(crate) fn text(&self, column: usize) -> Option<String> {
        self.places.get(column).copied().flatten().map(|at| self.text_at(at))
    }

    /// Parses an unsigned integer; `Ok(None)` for an empty field.
    pub(crate) fn number(&self, column: usize) -> Result<Option<u32>, ()> {
        let raw = self.raw(column).unwrap_or_default();
        let raw = raw.strip_prefix(b"\"").and_then(|inner| inner.strip_suffix(b"\"")).unwrap_or(raw).trim_ascii();
        if raw.is_empty() {
            return Ok(None);
        }
        let mut value = 0_u32;
        for byte in raw {
            if !byte.is_ascii_digit() {
                return Err(());
            }
            value = value.checked_mul(10).and_then(|v| v.checked_add(u32::from(byte - b'0'))).ok_or(())?;
        }
        Ok(Some(value))
    }

    pub(crate) fn fault(&self, column: usize, reason: ListFindingReason) -> ListFinding {
        self.fault_at(self.places.get(column).copied().flatten().unwrap_or(0), reason)
    }

    /// Creates a finding about a field; the line number is counted only now.
    pub(crate) fn fault_at(&self, at: usize, reason: ListFindingReason) -> ListFinding {
        let line = self.line.map_or(0, |line| line.start);
        let start = self.cuts.get(at).map_or(0, |cut| cut.0 as usize);
        let prefix = String::from_utf8_lossy(self.text_of_line().get(..start).unwrap_or_default());
        let column = prefix.chars().count() as u32 + 1;
        ListFinding::at(line_number(self.bytes, line), column, &self.text_at(at), reason)
    }
}
