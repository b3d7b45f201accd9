//! The federation's rating list: one line a player, as fixed-width text under a header line, as CSV with the same names,
//! or as XML with these as tags (the handbook's Rating 2-7, Delegates 5.23-5.25).
//!
//! The handbook says what a list holds (the Catalan rating, the games it rests on, the national number, category and
//! club) and not how it is laid out: the layout is ours, and the columns are found by the header, so that lists with
//! other widths or an other order are read too.

use std::fmt::Write;

use crate::csv;
use crate::fault::Fault;

use super::xml::{self, Elements};

/// The longest line read, in bytes.
const MAX_LINE: usize = 4096;

/// The largest list read, in bytes: a million players and more.
pub const MAX_BYTES: usize = 256 << 20;

/// The tags around a list in XML; FIDE's own are others.
const ROOT: [&str; 2] = ["<federationlist>", "</federationlist>"];

/// The columns of a list by their headings, with the width they are written in.
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

/// A player's category (Delegates 5.23): Preferent above first, second and third.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// Third.
    Third,
    /// Second.
    Second,
    /// First.
    First,
    /// Preferent.
    Preferent,
}

impl Category {
    /// As it is written: `P`, `1`, `2`, `3`.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Preferent => "P",
            Self::First => "1",
            Self::Second => "2",
            Self::Third => "3",
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.to_ascii_lowercase().as_str() {
            "p" | "pref" | "preferent" => Some(Self::Preferent),
            "1" | "1a" => Some(Self::First),
            "2" | "2a" => Some(Self::Second),
            "3" | "3a" => Some(Self::Third),
            _ => None,
        }
    }
}

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FederationPlayer {
    /// The national number as printed.
    pub number: String,
    /// The name.
    pub name: String,
    /// The club.
    pub club: String,
    /// The category, if stated.
    pub category: Option<Category>,
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
            self.category.map_or("", Category::sign).to_owned(),
            self.title.clone(),
            positive(self.rating),
            positive(self.games),
            self.fide_id.clone(),
            self.born.clone(),
        ]
    }

    /// Takes a field by its place in [`COLUMNS`]; what is wrong, if it is.
    fn take(&mut self, column: usize, field: &str) -> Result<(), &'static str> {
        let field = field.trim();
        let whole = |expected: &'static str| -> Result<u16, &'static str> {
            if field.is_empty() { Ok(0) } else { field.parse().map_err(|_| expected) }
        };
        match column {
            0 => field.clone_into(&mut self.number),
            1 => field.clone_into(&mut self.name),
            2 => field.clone_into(&mut self.club),
            3 if field.is_empty() => self.category = None,
            3 => self.category = Some(Category::read(field).ok_or("a category P, 1, 2 or 3")?),
            4 => field.clone_into(&mut self.title),
            5 => self.rating = whole("a rating")?,
            6 => self.games = whole("a number of games")?,
            7 => field.clone_into(&mut self.fide_id),
            _ => field.clone_into(&mut self.born),
        }
        Ok(())
    }
}

/// Whether a file that begins so is the federation's list in XML.
pub fn is_xml(beginning: &[u8]) -> bool {
    let start = &beginning[..beginning.len().min(MAX_LINE)];
    start.trim_ascii_start().strip_prefix(b"\xef\xbb\xbf").unwrap_or(start.trim_ascii_start()).starts_with(b"<")
        && String::from_utf8_lossy(start).contains("<federationlist")
}

/// Reads a list, as text, CSV or XML by its beginning. Lines with faults are left out and listed.
pub fn read(text: &str) -> (Vec<FederationPlayer>, Vec<Fault>) {
    if text.len() > MAX_BYTES {
        let found = format!("{} MiB", text.len() >> 20);
        return (Vec::new(), vec![Fault::error(1, 1, &found, "a rating list of at most 256 MiB")]);
    }
    let body = text.trim_start_matches('\u{feff}');
    let header = body.lines().next().unwrap_or_default();
    if body.trim_start().starts_with('<') {
        read_xml(body)
    } else if header.contains([',', ';']) {
        read_csv(text)
    } else {
        read_text(text)
    }
}

fn read_xml(text: &str) -> (Vec<FederationPlayer>, Vec<Fault>) {
    let (mut players, mut faults) = (Vec::new(), Vec::new());
    let mut elements = Elements::new();
    let mut found = |element: Result<(&[u8], u32), Fault>| {
        let player = element.and_then(|(bytes, line)| {
            let mut player = FederationPlayer::default();
            xml::fields(bytes, line, |tag, value| match heading(tag).map(|column| player.take(column, value)) {
                Some(Err(expected)) => Err(Fault::error(line, 1, value, expected)),
                _ => Ok(()),
            })?;
            Ok(player)
        });
        match player {
            Ok(player) => players.push(player),
            Err(fault) => faults.push(fault),
        }
    };
    for piece in text.as_bytes().chunks(1 << 16) {
        elements.feed(piece, &mut found);
    }
    faults.extend(elements.finish().err());
    (players, faults)
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

fn read_text(text: &str) -> (Vec<FederationPlayer>, Vec<Fault>) {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let header = lines.next().unwrap_or_default();
    let mut columns: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    for word in header.split(' ') {
        if let Some(column) = heading(word) {
            columns.push((column, at));
        }
        at += word.chars().count() + 1;
    }
    if !columns.iter().any(|(column, _)| *column == 1) {
        return (Vec::new(), vec![Fault::error(1, 1, header, "a header with the column name")]);
    }
    let (mut players, mut faults) = (Vec::new(), Vec::new());
    for (number, line) in (2..).zip(lines) {
        if line.trim().is_empty() {
            continue;
        }
        if line.len() > MAX_LINE {
            faults.push(Fault::error(number, 1, line, "a line of at most 4096 bytes"));
            continue;
        }
        let mut player = FederationPlayer::default();
        let mut sound = true;
        for (i, &(column, from)) in columns.iter().enumerate() {
            let end = columns.get(i + 1).map_or(usize::MAX, |(_, next)| *next);
            let field = super::text::slice(line, from, end);
            if let Err(expected) = player.take(column, field) {
                faults.push(Fault::error(number, from as u32 + 1, field.trim(), expected));
                sound = false;
            }
        }
        if sound {
            players.push(player);
        }
    }
    (players, faults)
}

fn read_csv(text: &str) -> (Vec<FederationPlayer>, Vec<Fault>) {
    let mut rows = csv::Records::new(text);
    let header = match rows.next() {
        None => return (Vec::new(), Vec::new()),
        Some(Ok(header)) => header,
        Some(Err(fault)) => return (Vec::new(), vec![fault]),
    };
    let columns: Vec<Option<usize>> = header.iter().map(|f| heading(&f.text)).collect();
    if !columns.contains(&Some(1)) {
        let found = header.first().map_or("", |f| f.text.as_str());
        return (Vec::new(), vec![Fault::error(1, 1, found, "a header with the column name")]);
    }
    let (mut players, mut faults) = (Vec::new(), Vec::new());
    for row in rows {
        let row = match row {
            Ok(row) => row,
            Err(fault) => {
                faults.push(fault);
                break;
            }
        };
        let mut player = FederationPlayer::default();
        let mut sound = true;
        for (field, column) in row.iter().zip(&columns) {
            if let Some(Err(expected)) = column.map(|column| player.take(column, &field.text)) {
                faults.push(Fault::error(field.line, field.column, &field.text, expected));
                sound = false;
            }
        }
        if sound {
            players.push(player);
        }
    }
    (players, faults)
}

/// The list as fixed-width text. What is longer than its column is cut.
pub fn write_text(players: &[FederationPlayer]) -> String {
    let mut out = String::new();
    let mut put = |fields: &[String]| {
        let mut line = String::new();
        for (field, (_, width)) in fields.iter().zip(COLUMNS) {
            let cut: String = field.chars().filter(|c| !c.is_control()).take(width - 1).collect();
            // Writing to a String cannot fail.
            let _ = write!(line, "{cut:<width$}");
        }
        out.push_str(line.trim_end());
        out.push_str("\r\n");
    };
    put(&COLUMNS.map(|(name, _)| name.to_owned()));
    for player in players {
        put(&player.fields());
    }
    out
}

/// The list as CSV.
pub fn write_csv(players: &[FederationPlayer]) -> String {
    let mut out = format!("{}\r\n", COLUMNS.map(|(name, _)| name).join(","));
    for player in players {
        let fields: Vec<String> = player.fields().iter().map(|f| csv::quote(f)).collect();
        out.push_str(&fields.join(","));
        out.push_str("\r\n");
    }
    out
}

/// The list as XML.
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

    fn player(name: &str, category: Option<Category>, rating: u16) -> FederationPlayer {
        FederationPlayer {
            number: "C-1234".into(),
            name: name.into(),
            club: "Peona i Peó".into(),
            category,
            title: "MC".into(),
            rating,
            games: 16,
            fide_id: "2200000".into(),
            born: "1961".into(),
        }
    }

    #[test]
    fn text_and_csv_come_back() {
        let list = vec![
            player("Puig i Ço, Núria", Some(Category::Preferent), 2205),
            player("Sense Elo, Quim", Some(Category::Third), 0),
            player("Sense categoria, \"Pep\"", None, 2015),
        ];
        assert_eq!(read(&write_text(&list)), (list.clone(), vec![]));
        assert_eq!(read(&write_csv(&list)), (list.clone(), vec![]));
        assert_eq!(read(&write_xml(&list)), (list.clone(), vec![]));
        assert!(is_xml(write_xml(&list).as_bytes()) && !is_xml(b"<?xml version='1.0'?><playerslist>"));
        assert_eq!(read(&write_csv(&list).replace("i Ço,", "i Ço").replace(',', ";")).0.len(), 3, "semicolons too");
    }

    #[test]
    fn faults_have_line_and_column() {
        let text = "Number Name       Cat Elo\n1      Anna       P   2100\n2      Berta      X   2000\n3      Cesc       1   abc\n";
        let (players, faults) = read(text);
        assert_eq!((players.len(), players[0].rating), (1, 2100));
        let places: Vec<(u32, u32, &str)> = faults.iter().map(|f| (f.line, f.column, f.expected)).collect();
        assert_eq!(places, [(3, 19, "a category P, 1, 2 or 3"), (4, 23, "a rating")]);
        assert_eq!(read("nothing here\n").1[0].expected, "a header with the column name");
        assert_eq!(read("name,elo\nAnna,x\n").1[0].line, 2);
        let (players, faults) =
            read("<federationlist>\n<player>\n<name>Anna</name><elo>x</elo></player>\n<player><name>A &amp; B</name>");
        assert_eq!(
            (players.len(), faults[0].line, faults[0].expected, faults[1].expected),
            (0, 2, "a rating", "</player>")
        );
    }
}
