//! Fixed-width text lists. The columns are taken from the header line, so all of FIDE's layouts can be read.

use crate::finding::FileFinding;
use crate::words::expected;
use adoube_words::Text;

use super::{ListedPlayer, SeenNumbers, Tempos, whole};

/// Maximum length of a line, in bytes.
const MAX_LINE: usize = 4096;

/// The content of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomenTitle,
    OtherTitles,
    Arena,
    Standard,
    StandardGames,
    StandardK,
    Rapid,
    RapidGames,
    RapidK,
    Blitz,
    BlitzGames,
    BlitzK,
    Born,
    Flag,
}

impl Column {
    const RATINGS: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];
}

/// Returns the minimum length of a line, up to the last rating, given whether each column is a rating and where it
/// begins.
pub(super) fn least(columns: impl DoubleEndedIterator<Item = (bool, usize)>) -> usize {
    let mut next = None;
    for (is_rating, from) in columns.rev() {
        if is_rating {
            // Four digits, unless the next column begins earlier; one digit in the last column.
            return next.map_or(from + 1, |next: usize| next.min(from + 4));
        }
        next = Some(from);
    }
    0
}

/// The layout of a text list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextList {
    /// The start of each column, in characters; it ends where the next begins.
    columns: Vec<(Column, usize)>,
    /// Minimum length of a line, in characters, so that no rating is cut off.
    least: usize,
    line: u32,
    seen: SeenNumbers<u32>,
}

impl TextList {
    /// Reads the header line.
    ///
    /// # Errors
    /// A [`FileFinding`] if the line lacks `ID Number`, `Name`, or a rating: `SRtng`, `RRtng`, `BRtng`, or a month such as `OCT26`.
    pub fn new(header: &str) -> Result<Self, FileFinding> {
        let header = header.trim_end_matches(['\r', '\n']);
        if header.len() > MAX_LINE {
            return Err(FileFinding::error(1, 1, header, expected::HEADER_LINE));
        }
        let mut columns = Vec::new();
        let mut rating_seen = false;
        for (at, word) in words(header) {
            let column = match word {
                "ID" => Column::Id,
                "Name" => Column::Name,
                "Fed" => Column::Federation,
                "Sex" => Column::Sex,
                "Tit" => Column::Title,
                "WTit" => Column::WomenTitle,
                "OTit" => Column::OtherTitles,
                "FOA" => Column::Arena,
                "SRtng" => Column::Standard,
                "SGm" | "Gms" => Column::StandardGames,
                "SK" | "K" => Column::StandardK,
                "RRtng" => Column::Rapid,
                "RGm" => Column::RapidGames,
                "Rk" => Column::RapidK,
                "BRtng" => Column::Blitz,
                "BGm" => Column::BlitzGames,
                "BK" => Column::BlitzK,
                "B-day" => Column::Born,
                "Flag" => Column::Flag,
                // A month such as OCT26 heads the rating of a single list.
                month if !rating_seen && is_month(month) => {
                    rating_seen = true;
                    Column::Standard
                }
                _ => continue,
            };
            columns.push((column, at));
        }
        let has = |wanted: &[Column]| columns.iter().any(|(c, _)| wanted.contains(c));
        if !has(&[Column::Id]) || !has(&[Column::Name]) {
            return Err(FileFinding::error(1, 1, header, expected::HEADER_WITH_ID));
        }
        if !has(&Column::RATINGS) {
            return Err(FileFinding::error(1, 1, header, expected::HEADER_WITH_RATING));
        }
        let least = least(columns.iter().map(|(c, at)| (Column::RATINGS.contains(c), *at)));
        Ok(Self { columns, least, line: 1, seen: SeenNumbers::default() })
    }

    /// Returns the types of play for which the list has ratings.
    pub fn tempos(&self) -> Tempos {
        let has = |wanted: Column| self.columns.iter().any(|(c, _)| *c == wanted);
        Tempos { standard: has(Column::Standard), rapid: has(Column::Rapid), blitz: has(Column::Blitz) }
    }

    /// Reads a line; a blank one gives `None`.
    ///
    /// # Errors
    /// A [`FileFinding`] with line and column.
    pub fn read(&mut self, line: &str) -> Result<Option<ListedPlayer>, FileFinding> {
        self.line = self.line.saturating_add(1);
        let text = line.trim_end_matches(['\r', '\n']);
        if text.trim().is_empty() {
            return Ok(None);
        }
        if text.len() > MAX_LINE {
            return Err(FileFinding::error(self.line, 1, text, expected::SHORT_LINE));
        }
        let length = text.chars().count();
        if length < self.least {
            // A wrong number is reported first.
            self.identity(text)?;
            return Err(FileFinding::error(self.line, length as u32 + 1, "", expected::LINE_UP_TO_RATING));
        }
        let mut player = ListedPlayer::default();
        for (i, (column, from)) in self.columns.iter().enumerate() {
            let end = self.columns.get(i + 1).map_or(usize::MAX, |(_, next)| *next);
            // Other titles overflow into the arena title's column in a few lines.
            let field = slice(text, *from, end).trim();
            self.store(&mut player, *column, *from, field)?;
        }
        let earlier = self.seen.earlier(player.fide_id, self.line);
        if earlier > 0 {
            let from =
                self.columns.iter().find(|(column, _)| *column == Column::Id).map_or(0, |(_, from)| *from as u32);
            let found = player.fide_id.to_string();
            let fault = FileFinding::error(self.line, from + 1, &found, expected::UNUSED_NUMBER);
            return Err(fault.with_earlier(earlier));
        }
        Ok(Some(player))
    }

    /// Checks only the identity number.
    fn identity(&self, text: &str) -> Result<(), FileFinding> {
        let at = self.columns.iter().position(|(column, _)| *column == Column::Id).unwrap_or(0);
        let from = self.columns.get(at).map_or(0, |(_, from)| *from);
        let end = self.columns.get(at + 1).map_or(usize::MAX, |(_, next)| *next);
        self.store(&mut ListedPlayer::default(), Column::Id, from, slice(text, from, end).trim())
    }

    fn store(&self, p: &mut ListedPlayer, column: Column, from: usize, field: &str) -> Result<(), FileFinding> {
        let wrong = |expected| FileFinding::error(self.line, from as u32 + 1, field, expected);
        let number = |expected: Text| whole(field, u16::MAX).ok_or_else(|| wrong(expected));
        let rating = || whole(field, 4000).ok_or_else(|| wrong(expected::RATING));
        let k = || whole(field, 40).map(|k| k as u8).ok_or_else(|| wrong(expected::COEFFICIENT_K));
        match column {
            Column::Id => p.fide_id = super::identity(field).ok_or_else(|| wrong(expected::FIDE_IDENTITY_NUMBER))?,
            Column::Name => field.clone_into(&mut p.name),
            Column::Federation => field.clone_into(&mut p.federation),
            Column::Sex => field.clone_into(&mut p.sex),
            Column::Title => field.clone_into(&mut p.title),
            Column::WomenTitle => field.clone_into(&mut p.women_title),
            Column::OtherTitles => field.clone_into(&mut p.other_titles),
            Column::Arena => field.clone_into(&mut p.arena_title),
            Column::Standard => p.standard.rating = rating()?,
            Column::StandardGames => p.standard.games = number(expected::NUMBER_OF_GAMES)?,
            Column::StandardK => p.standard.k = k()?,
            Column::Rapid => p.rapid.rating = rating()?,
            Column::RapidGames => p.rapid.games = number(expected::NUMBER_OF_GAMES)?,
            Column::RapidK => p.rapid.k = k()?,
            Column::Blitz => p.blitz.rating = rating()?,
            Column::BlitzGames => p.blitz.games = number(expected::NUMBER_OF_GAMES)?,
            Column::BlitzK => p.blitz.k = k()?,
            // A year with fewer than four digits was truncated.
            Column::Born => {
                let born = number(expected::YEAR_OF_BIRTH)?;
                p.born = if (1..1000).contains(&born) { return Err(wrong(expected::YEAR_OF_BIRTH)) } else { born };
            }
            Column::Flag => field.clone_into(&mut p.flag),
        }
        Ok(())
    }
}

/// Returns the words with their byte offsets. `ID Number` is one heading; the caller ignores its second word.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = line.as_ptr() as usize;
    line.split_ascii_whitespace().map(move |word| (word.as_ptr() as usize - start, word))
}

fn is_month(word: &str) -> bool {
    const MONTHS: [&str; 12] = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
    word.get(..3).is_some_and(|m| MONTHS.contains(&m.to_ascii_uppercase().as_str()))
        && word.get(3..).is_some_and(|y| y.len() == 2 && y.bytes().all(|b| b.is_ascii_digit()))
}

/// Returns the characters `from..to` of a line.
pub(super) fn slice(line: &str, from: usize, to: usize) -> &str {
    if line.is_ascii() {
        let end = to.min(line.len());
        return line.get(from.min(end)..end).unwrap_or_default();
    }
    let byte = |at: usize| line.char_indices().nth(at).map_or(line.len(), |(i, _)| i);
    let start = byte(from);
    line.get(start..byte(to).max(start)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_words::Language;

    const COMBINED: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

    #[test]
    fn the_combined_list() {
        let mut list = TextList::new(COMBINED).unwrap();
        let line = format!(
            "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}\r\n",
            "1503014",
            "Example, Player",
            "AND",
            "M",
            "GM",
            "",
            "SI,NA",
            "AGM",
            "2839",
            "0",
            "10",
            "2814",
            "12",
            "10",
            "2877",
            "",
            "10",
            "1990",
            "wi"
        );
        let p = list.read(&line).unwrap().unwrap();
        assert_eq!((p.fide_id, p.name.as_str(), p.federation.as_str()), (1_503_014, "Example, Player", "AND"));
        assert_eq!((p.title.as_str(), p.other_titles.as_str(), p.arena_title.as_str()), ("GM", "SI,NA", "AGM"));
        assert_eq!((p.standard.rating, p.rapid.rating, p.blitz.rating), (2839, 2814, 2877));
        assert_eq!((p.standard.k, p.rapid.games, p.born), (10, 12, 1990));
        assert!(p.flag.contains('i'), "inactive");
        assert_eq!(list.read("   \r\n"), Ok(None));
    }

    #[test]
    fn a_single_list_and_its_faults() {
        let header =
            "ID Number      Name                          Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag";
        let mut list = TextList::new(header).unwrap();
        let line = format!("{:<15}{:<30}{:<4}{:<28}{:<5}{:<6}{:<4}", "42", "Só, Zoë", "BRA", "F", "", "2001", "9");
        let p = list.read(&line).unwrap().unwrap();
        assert_eq!((p.fide_id, p.federation.as_str()), (42, "BRA"));
        let fault = list.read("abc            Somebody").unwrap_err();
        assert_eq!((fault.line, fault.column, fault.expected.get(Language::English)), (3, 1, "a FIDE ID"));
        assert!(TextList::new("no header").is_err());
    }

    #[test]
    fn what_is_cut_short_or_stands_twice_is_a_fault() {
        let header = &COMBINED[..113];
        let fault = TextList::new(header).unwrap_err();
        assert_eq!((fault.line, fault.column), (1, 1));
        assert_eq!(
            fault.expected.get(Language::English),
            "a header with a rating column: SRtng, RRtng, BRtng or a month, for example OCT26"
        );
        let line = |id: &str, rating: &str| format!("{id:<15}{:<98}{rating:<6}{:<20}2100  {:<17}", "Example", "", "");
        let mut list = TextList::new(COMBINED).unwrap();
        assert_eq!(list.tempos(), Tempos { standard: true, rapid: true, blitz: true });
        let good = line("7", "2000");
        assert_eq!(list.read(&good).unwrap().unwrap().standard.rating, 2000);
        for (text, column, expected, earlier) in [
            (&good[..110], 111, "a line that reaches the rating column", 0),
            (&good[..142], 143, "a line that reaches the rating column", 0),
            ("", 0, "", 0),
            (&line("8", "-200"), 114, "a rating", 0),
            (&line("8", "4001"), 114, "a rating", 0),
            (&line("0", "2000"), 1, "a FIDE ID", 0),
            (&line("7", "2000"), 1, "a number that no other player has", 2),
        ] {
            let read = list.read(text);
            let found =
                read.as_ref().err().map_or((0, "", 0), |f| (f.column, f.expected.get(Language::English), f.earlier));
            assert_eq!(found, (column, expected, earlier), "{text}");
        }
    }
}
