//! The federation's rating list, one player per line: as fixed-width text under a header line, as CSV with the same
//! column names, or as XML with these as tags (the handbook's Rating 2-7, Delegates 5.23-5.25).
//!
//! The handbook specifies the content of a list (the Catalan rating, the games it is based on, the national number,
//! category and club) but not its layout. The layout is ours, and columns are found by the header, so lists with other
//! widths or another order can be read too.

use adoube_words::Text;
use std::fmt::Write;

use crate::csv;
use crate::finding::FileFinding;
use crate::words::expected;

use super::xml::{self, Elements};
use super::{SeenNumbers, text, whole};

/// Maximum length of a line, in bytes.
const MAX_LINE: usize = 4096;

/// Maximum size of a list, in bytes: more than a million players.
pub const MAX_BYTES: usize = 256 << 20;

/// The root element of a list in XML, which differs from FIDE's.
const ROOT: [&str; 2] = ["<federationlist>", "</federationlist>"];

/// The headings of the columns, with the widths in which they are written.
pub const COLUMNS: [(&str, usize); 9] = [
    ("Number", 10),
    ("Name", 40),
    ("Club", 24),
    ("Cat", 4),
    ("Title", 6),
    ("Rating", 7),
    ("Games", 6),
    ("FIDE_ID", 12),
    ("Born", 10),
];

/// A player's category (Delegates 5.23): third, second, first, Preferent, and above these the titled players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ListedCategory {
    /// Third.
    Third,
    /// Second.
    Second,
    /// First.
    First,
    /// Preferent.
    Preferent,
    /// Titled: Mestre Català or above.
    Master,
}

impl ListedCategory {
    /// Returns the sign of the category: `M`, `P`, `1`, `2`, `3`.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Master => "M",
            Self::Preferent => "P",
            Self::First => "1",
            Self::Second => "2",
            Self::Third => "3",
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.to_ascii_lowercase().as_str() {
            "m" => Some(Self::Master),
            "p" | "pref" | "preferent" => Some(Self::Preferent),
            "1" | "1a" => Some(Self::First),
            "2" | "2a" => Some(Self::Second),
            "3" | "3a" => Some(Self::Third),
            _ => None,
        }
    }
}

/// A player of the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FederationPlayer {
    /// The national number as printed.
    pub number: String,
    /// The name.
    pub name: String,
    /// The club.
    pub club: String,
    /// The category, if stated.
    pub category: Option<ListedCategory>,
    /// The title as printed: `MC`, `MN`, `FM`.
    pub title: String,
    /// The rating; 0 for none.
    pub rating: u16,
    /// Games counted in the period.
    pub games: u16,
    /// FIDE identity number as printed.
    pub fide_id: String,
    /// Date or year of birth as printed.
    pub born: String,
}

impl FederationPlayer {
    fn fields(&self) -> [String; 9] {
        let positive = |n: u16| if n > 0 { n.to_string() } else { String::new() };
        [
            self.number.clone(),
            self.name.clone(),
            self.club.clone(),
            self.category.map_or("", ListedCategory::sign).to_owned(),
            self.title.clone(),
            positive(self.rating),
            positive(self.games),
            self.fide_id.clone(),
            self.born.clone(),
        ]
    }

    /// Stores a field by its index in [`COLUMNS`]; the error is the expected value.
    fn take(&mut self, column: usize, field: &str) -> Result<(), Text> {
        let field = field.trim();
        match column {
            0 => field.clone_into(&mut self.number),
            1 if field.is_empty() => return Err(expected::NAME),
            1 => field.clone_into(&mut self.name),
            2 => field.clone_into(&mut self.club),
            3 if field.is_empty() => self.category = None,
            3 => self.category = Some(ListedCategory::read(field).ok_or(expected::CATEGORY)?),
            4 => field.clone_into(&mut self.title),
            5 => self.rating = whole(field, 4000).ok_or(expected::RATING)?,
            6 => self.games = whole(field, u16::MAX).ok_or(expected::NUMBER_OF_GAMES)?,
            7 => field.clone_into(&mut self.fide_id),
            _ => field.clone_into(&mut self.born),
        }
        Ok(())
    }
}

/// Returns whether a file with this beginning is the federation's list in XML.
pub fn is_xml(beginning: &[u8]) -> bool {
    let start = &beginning[..beginning.len().min(MAX_LINE)];
    start.trim_ascii_start().strip_prefix(b"\xef\xbb\xbf").unwrap_or(start.trim_ascii_start()).starts_with(b"<")
        && String::from_utf8_lossy(start).contains("<federationlist")
}

/// The columns that a list must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Needs {
    /// The name.
    Name,
    /// Number, name and rating.
    Rating,
}

impl Needs {
    /// Checks that a header has the required columns.
    fn header(self, has: impl Fn(usize) -> bool) -> Result<(), Text> {
        match self {
            _ if !has(1) => Err(expected::HEADER_WITH_NAME),
            Self::Rating if !has(0) && !has(7) => Err(expected::HEADER_WITH_NUMBER),
            Self::Rating if !has(5) => Err(expected::HEADER_WITH_RATING_COLUMN),
            _ => Ok(()),
        }
    }

    /// Checks that a player in XML has the required elements.
    fn player(self, has: impl Fn(usize) -> bool) -> Result<(), Text> {
        match self {
            _ if !has(1) => Err(expected::ELEMENT_NAME),
            Self::Rating if !has(0) && !has(7) => Err(expected::ELEMENT_NUMBER),
            Self::Rating if !has(5) => Err(expected::ELEMENT_WITH_A_RATING),
            _ => Ok(()),
        }
    }
}

/// The players and faults read so far.
struct FederationListReading {
    needs: Needs,
    players: Vec<(u32, FederationPlayer)>,
    faults: Vec<FileFinding>,
    numbers: SeenNumbers<String>,
    fide: SeenNumbers<String>,
}

impl FederationListReading {
    fn new(needs: Needs) -> Self {
        Self {
            needs,
            players: Vec::new(),
            faults: Vec::new(),
            numbers: SeenNumbers::default(),
            fide: SeenNumbers::default(),
        }
    }

    fn fail(mut self, fault: FileFinding) -> Self {
        self.faults.push(fault);
        self
    }

    /// Adds a player without other faults, unless the number is already taken; `column` returns the position of a
    /// number.
    fn take(&mut self, line: u32, player: FederationPlayer, column: impl Fn(usize) -> u32) {
        for (at, number, seen) in [(0, &player.number, &mut self.numbers), (7, &player.fide_id, &mut self.fide)] {
            let earlier = if number.is_empty() { 0 } else { seen.earlier(number.clone(), line) };
            if earlier > 0 {
                let fault = FileFinding::error(line, column(at), number, expected::UNUSED_NUMBER);
                return self.faults.push(fault.with_earlier(earlier));
            }
        }
        self.players.push((line, player));
    }
}

/// Reads a list as text, CSV or XML, detected by its beginning. Names are required; lines with faults are left out and
/// reported.
pub fn read(text: &str) -> (Vec<FederationPlayer>, Vec<FileFinding>) {
    let reading = read_needing(text, Needs::Name);
    (reading.players.into_iter().map(|(_, player)| player).collect(), reading.faults)
}

/// Reads a list for its ratings: number, name and rating are required. Returns each player with the line.
pub fn read_rated(text: &str) -> (Vec<(u32, FederationPlayer)>, Vec<FileFinding>) {
    let reading = read_needing(text, Needs::Rating);
    (reading.players, reading.faults)
}

fn read_needing(text: &str, needs: Needs) -> FederationListReading {
    let reading = FederationListReading::new(needs);
    if text.len() > MAX_BYTES {
        let found = format!("{} MiB", text.len() >> 20);
        return reading.fail(FileFinding::error(1, 1, &found, expected::RATING_LIST_SIZE));
    }
    let body = text.trim_start_matches('\u{feff}');
    let header = body.lines().next().unwrap_or_default();
    if body.trim_start().starts_with('<') {
        read_xml(body, reading)
    } else if header.contains([',', ';']) {
        read_csv(text, reading)
    } else {
        read_text(text, reading)
    }
}

fn read_xml(text: &str, mut reading: FederationListReading) -> FederationListReading {
    let mut elements = Elements::default();
    let mut found = |element: Result<(&[u8], xml::Place), FileFinding>| {
        let read = element.and_then(|(bytes, place)| {
            let mut player = FederationPlayer::default();
            let mut has = [false; COLUMNS.len()];
            xml::fields(bytes, place, |tag, value| {
                let Some(column) = heading(tag) else { return Ok(()) };
                has.iter_mut().skip(column).take(1).for_each(|has| *has = true);
                player.take(column, value)
            })?;
            let whole = reading.needs.player(|column| has.get(column).copied().unwrap_or(false));
            whole.map(|()| (place, player)).map_err(|expected| place.fault("<player>", expected))
        });
        match read {
            Ok((place, player)) => reading.take(place.line, player, |_| place.column),
            Err(fault) => reading.faults.push(fault),
        }
    };
    for piece in text.as_bytes().chunks(1 << 16) {
        elements.feed(piece, &mut found);
    }
    reading.faults.extend(elements.finish().err());
    reading
}

fn heading(word: &str) -> Option<usize> {
    let word = word.trim();
    let known = COLUMNS.iter().position(|(name, _)| name.eq_ignore_ascii_case(word));
    known.or_else(|| match word.to_ascii_lowercase().as_str() {
        "num" | "id" => Some(0),
        "category" => Some(3),
        "elo" => Some(5),
        "fide" => Some(7),
        _ => None,
    })
}

fn read_text(text: &str, mut reading: FederationListReading) -> FederationListReading {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let header = lines.next().unwrap_or_default();
    // Unknown columns count too: the column before them ends there.
    let mut columns: Vec<(Option<usize>, usize)> = Vec::new();
    let mut at = 0;
    for word in header.split(' ') {
        if !word.trim().is_empty() {
            columns.push((heading(word), at));
        }
        at += word.chars().count() + 1;
    }
    let has = |wanted: usize| columns.iter().any(|(column, _)| *column == Some(wanted));
    if let Err(expected) = reading.needs.header(has) {
        return reading.fail(FileFinding::error(1, 1, header, expected));
    }
    let least = text::least(columns.iter().map(|(column, from)| (*column == Some(5), *from)));
    for (number, line) in (2..).zip(lines) {
        if line.trim().is_empty() {
            continue;
        }
        if line.len() > MAX_LINE {
            reading.faults.push(FileFinding::error(number, 1, line, expected::SHORT_LINE));
            continue;
        }
        let length = line.chars().count();
        if length < least {
            let fault = FileFinding::error(number, length as u32 + 1, "", expected::LINE_UP_TO_RATING);
            reading.faults.push(fault);
            continue;
        }
        let mut player = FederationPlayer::default();
        let mut sound = true;
        for (i, &(column, from)) in columns.iter().enumerate() {
            let Some(column) = column else { continue };
            let end = columns.get(i + 1).map_or(usize::MAX, |(_, next)| *next);
            let field = text::slice(line, from, end);
            if let Err(expected) = player.take(column, field) {
                reading.faults.push(FileFinding::error(number, from as u32 + 1, field.trim(), expected));
                sound = false;
            }
        }
        if sound {
            let place = |column: usize| columns.iter().find(|(at, _)| *at == Some(column)).map_or(0, |(_, from)| *from);
            reading.take(number, player, |column| place(column) as u32 + 1);
        }
    }
    reading
}

fn read_csv(text: &str, mut reading: FederationListReading) -> FederationListReading {
    let mut rows = csv::Records::new(text);
    let header = match rows.next() {
        None => return reading,
        Some(Ok(header)) => header,
        Some(Err(fault)) => return reading.fail(fault),
    };
    let columns: Vec<Option<usize>> = header.iter().map(|f| heading(&f.text)).collect();
    if let Err(expected) = reading.needs.header(|column| columns.contains(&Some(column))) {
        let found: Vec<&str> = header.iter().map(|f| f.text.as_str()).collect();
        return reading.fail(FileFinding::error(1, 1, &found.join(","), expected));
    }
    for row in rows {
        let row = match row {
            Ok(row) => row,
            Err(fault) => return reading.fail(fault),
        };
        let (Some(first), Some(last)) = (row.first(), row.last()) else { continue };
        if row.len() != columns.len() {
            let fault = FileFinding::error(last.line, last.column, &last.text, expected::FIELD_COUNT);
            reading.faults.push(fault);
            continue;
        }
        let mut player = FederationPlayer::default();
        let mut sound = true;
        for (field, column) in row.iter().zip(&columns) {
            if let Some(Err(expected)) = column.map(|column| player.take(column, &field.text)) {
                reading.faults.push(FileFinding::error(field.line, field.column, &field.text, expected));
                sound = false;
            }
        }
        if sound {
            let place =
                |column| row.iter().zip(&columns).find(|(_, at)| **at == Some(column)).map_or(1, |(f, _)| f.column);
            reading.take(first.line, player, place);
        }
    }
    reading
}

/// Writes the list as fixed-width text. Fields that are too long are cut; every line is padded to the last column, so
/// that a truncated line can be recognised.
pub fn write_text(players: &[FederationPlayer]) -> String {
    let mut out = String::new();
    let mut put = |fields: &[String]| {
        let mut line = String::new();
        for (field, (_, width)) in fields.iter().zip(COLUMNS) {
            let cut: String = field.chars().filter(|c| !c.is_control()).take(width - 1).collect();
            // Writing to a String cannot fail.
            let _ = write!(line, "{cut:<width$}");
        }
        out.push_str(&line);
        out.push_str("\r\n");
    };
    put(&COLUMNS.map(|(name, _)| name.to_owned()));
    for player in players {
        put(&player.fields());
    }
    out
}

/// Writes the list as CSV.
pub fn write_csv(players: &[FederationPlayer]) -> String {
    let mut out = format!("{}\r\n", COLUMNS.map(|(name, _)| name).join(","));
    for player in players {
        let fields: Vec<String> = player.fields().iter().map(|f| csv::quote(f)).collect();
        out.push_str(&fields.join(","));
        out.push_str("\r\n");
    }
    out
}

/// Writes the list as XML.
pub fn write_xml(players: &[FederationPlayer]) -> String {
    let mut out = format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", ROOT[0]);
    for player in players {
        out.push_str("<player>\n");
        for ((name, _), field) in COLUMNS.iter().zip(player.fields()) {
            let tag = name.to_ascii_lowercase();
            // Writing to a String cannot fail.
            let _ = writeln!(out, "<{tag}>{}</{tag}>", xml::escape(&field));
        }
        out.push_str("</player>\n");
    }
    out.push_str(ROOT[1]);
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_words::Language;

    fn player(number: &str, name: &str, category: Option<ListedCategory>, rating: u16) -> FederationPlayer {
        FederationPlayer {
            number: number.into(),
            name: name.into(),
            club: "Peona i Peó".into(),
            category,
            title: "MC".into(),
            rating,
            games: 16,
            fide_id: format!("22000{}", number.len()),
            born: "1961".into(),
        }
    }

    #[test]
    fn text_and_csv_come_back() {
        let mut unrated = player("C", "Sense Elo, Quim", Some(ListedCategory::Third), 0);
        (unrated.games, unrated.fide_id, unrated.born) = (0, String::new(), String::new());
        let list = vec![
            player("C-1234", "Puig i Ço, Núria", Some(ListedCategory::Preferent), 2205),
            unrated,
            player("C-12345", "Sense categoria, \"Pep\"", None, 2015),
            player("C-123", "Amb títol", Some(ListedCategory::Master), 2300),
        ];
        assert_eq!(read(&write_text(&list)), (list.clone(), vec![]));
        assert_eq!(read(&write_csv(&list)), (list.clone(), vec![]));
        assert_eq!(read(&write_xml(&list)), (list.clone(), vec![]));
        let numbered: Vec<_> = (2..).zip(list.clone()).collect();
        assert_eq!(read_rated(&write_text(&list)), (numbered, vec![]));
        assert!(is_xml(write_xml(&list).as_bytes()) && !is_xml(b"<?xml version='1.0'?><playerslist>"));
        let semicolons =
            write_csv(&list).replace("i Ço,", "i Ço").replace("Elo,", "Elo").replace("categoria,", "categoria");
        assert_eq!(read(&semicolons.replace(',', ";")).0.len(), 4, "semicolons too");
    }

    #[test]
    fn faults_have_line_and_column() {
        let text = "Number Name       Cat Elo\n1      Anna       P   2100\n2      Berta      X   2000\n3      Cesc       1   abc\n\
                    4      Dora       1\n1      Eva        2   2000\n6                 2   2000\n7      Fina       2   -200\n";
        let (players, faults) = read(text);
        assert_eq!((players.len(), players[0].rating), (1, 2100));
        let places: Vec<(u32, u32, &str)> =
            faults.iter().map(|f| (f.line, f.column, f.expected.get(Language::English))).collect();
        let expected = [
            (3, 19, "a category: M, P, 1, 2 or 3"),
            (4, 23, "a rating"),
            (5, 20, "a line that reaches the rating column"),
            (6, 1, "a number that no other player has"),
            (7, 8, "a name"),
            (8, 23, "a rating"),
        ];
        assert_eq!(places, expected);
        assert_eq!(read("nothing here\n").1[0].expected.get(Language::English), "a header with a column called name");
        assert_eq!(read("name,elo\nAnna,x\n").1[0].line, 2);
        let (players, faults) =
            read("<federationlist>\n<player>\n<name>Anna</name><elo>x</elo></player>\n<player><name>A &amp; B</name>");
        assert_eq!(
            (
                players.len(),
                faults[0].line,
                faults[0].column,
                faults[0].expected.get(Language::English),
                faults[1].expected.get(Language::English)
            ),
            (0, 3, 23, "a rating", "</player>")
        );
    }

    #[test]
    fn a_list_of_ratings_has_its_columns_and_whole_lines() {
        let cases = [
            ("name,rating\nAnna,2000\n", (1, 1), "a header with a column called number"),
            ("id,rating\n1,2000\n", (1, 1), "a header with a column called name"),
            ("id,name\n1,Anna\n", (1, 1), "a header with a column called rating"),
            ("ID Name\n1  Anna\n", (1, 1), "a header with a column called rating"),
            ("id,name,rating\n1,Anna\n", (2, 3), "as many fields as in the header"),
            ("id,name,rating\n\n1,Anna,2000,5\n", (3, 13), "as many fields as in the header"),
            ("id,name,rating\n1,Anna,2000\n1,Berta,1900\n", (3, 1), "a number that no other player has"),
            ("name,fide,elo\nAnna,7,2000\nBerta,7,1900\n", (3, 7), "a number that no other player has"),
            ("<l>\n<player><name>A</name><id>1</id></player></l>", (2, 9), "a rating element"),
            ("<l>\n<player><name>A</name><elo>2000</elo></player></l>", (2, 9), "a number element"),
            ("<l>\n<player><id>1</id><elo>2000</elo></player></l>", (2, 9), "a name element"),
        ];
        for (text, place, expected) in cases {
            let (_, faults) = read_rated(text);
            let found: Vec<_> =
                faults.iter().map(|f| ((f.line, f.column), f.expected.get(Language::English))).collect();
            assert_eq!(found, [(place, expected)], "{text}");
        }
        assert_eq!(read("name\nAnna\n").1, [], "names alone are a list where nobody is rated by it");
    }
}
