//! Players as comma-separated values (RFC 4180), with or without quotes; columns are found by the names in the header
//! line.
//!
//! Why not the `csv` crate: every fault here names the line and column at which its field begins, even inside quotes
//! that span lines, and an unclosed quote is reported where it was opened. The `csv` crate knows the line and byte of a
//! record but not of a field, and reads an unclosed quote to the end of the file. The parser takes about sixty lines of
//! this file.

use adoube_words::Text;
use std::collections::HashMap;

use adoube_tournament::{Player, Sex, Tournament};

use crate::finding::{FileFinding, Remedy};
use crate::person::{self, Read};
use crate::words::expected;

/// The columns that are written, and read in any order. Other columns are reported as not read.
pub const COLUMNS: [&str; 8] = ["number", "name", "rating", "title", "federation", "fide_id", "born", "sex"];

/// Maximum size of a file, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// Writes the players of a tournament as CSV.
pub fn write_players(tournament: &Tournament) -> String {
    let mut out = format!("{}\r\n", COLUMNS.join(","));
    for p in &tournament.players {
        let sex = match p.sex {
            Some(Sex::Man) => "m",
            Some(Sex::Woman) => "w",
            None => "",
        };
        let rating = if p.rating > 0 { p.rating.to_string() } else { String::new() };
        let number = p.number.to_string();
        let fields = [&number, &p.name, &rating, &p.title, &p.federation, &p.fide_id, &p.born, sex];
        let line: Vec<String> = fields.iter().map(|f| quote(f)).collect();
        out.push_str(&line.join(","));
        out.push_str("\r\n");
    }
    out
}

/// Quotes a field if necessary. One that a spreadsheet would run as a formula gets an apostrophe in front, which
/// [`Records`] takes away again.
pub fn quote(field: &str) -> String {
    let mark = if is_formula(field.trim_start_matches('\'')) && !is_number(field) { "'" } else { "" };
    if field.contains([',', '"', '\r', '\n']) || field.starts_with(' ') || field.ends_with(' ') {
        format!("\"{mark}{}\"", field.replace('"', "\"\""))
    } else {
        format!("{mark}{field}")
    }
}

/// Returns whether a spreadsheet would take a field for a formula.
fn is_formula(field: &str) -> bool {
    field.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

fn is_number(field: &str) -> bool {
    let digits = field.strip_prefix(['-', '+']).unwrap_or(field);
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit() || c == '.')
}

/// A field with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The text, unquoted.
    pub text: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

/// Returns the separator of the fields: a comma, or a semicolon or tab if the header line contains no comma, as
/// spreadsheets write where the comma is the decimal separator.
pub fn separator(text: &str) -> char {
    let header = text.lines().next().unwrap_or_default();
    let other = [';', '\t'].into_iter().find(|c| header.contains(*c));
    other.filter(|_| !header.contains(',')).unwrap_or(',')
}

/// Cuts a text into records of fields.
///
/// # Errors
/// A [`FileFinding`] for a quote that is never closed or a file that is too large.
pub fn records(text: &str) -> Result<Vec<Vec<Field>>, FileFinding> {
    if text.len() > MAX_BYTES {
        return Err(FileFinding::error(1, 1, &format!("{} MiB", text.len() >> 20), expected::LIST_SIZE));
    }
    Records::new(text).collect()
}

/// Iterator over the records of a text; blank records are skipped. A fault ends the iteration.
#[derive(Clone, Debug)]
pub struct Records<'t> {
    chars: std::iter::Peekable<std::str::Chars<'t>>,
    separator: char,
    line: u32,
    column: u32,
    ended: bool,
}

impl<'t> Records<'t> {
    /// Creates an iterator over the records of a text.
    pub fn new(text: &'t str) -> Self {
        let chars = text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable();
        Self { chars, separator: separator(text), line: 1, column: 1, ended: false }
    }

    /// Reads the next record, blank or not.
    fn read(&mut self) -> Result<Vec<Field>, FileFinding> {
        let mut record = Vec::new();
        let blank = |line, column| Field { text: String::new(), line, column };
        let mut field = blank(self.line, self.column);
        let mut quoted = false;
        while let Some(c) = self.chars.next() {
            self.column = self.column.saturating_add(1);
            match c {
                '"' if quoted && self.chars.peek() == Some(&'"') => {
                    self.chars.next();
                    self.column = self.column.saturating_add(1);
                    field.text.push('"');
                }
                '"' if quoted => quoted = false,
                '"' if field.text.is_empty() => quoted = true,
                c if c == self.separator && !quoted => {
                    record.push(std::mem::replace(&mut field, blank(self.line, self.column)));
                }
                '\r' if !quoted && self.chars.peek() == Some(&'\n') => {}
                '\r' | '\n' if !quoted => {
                    (self.line, self.column) = (self.line.saturating_add(1), 1);
                    record.push(field);
                    return Ok(record);
                }
                other => {
                    if other == '\n' {
                        (self.line, self.column) = (self.line.saturating_add(1), 1);
                    }
                    field.text.push(other);
                }
            }
        }
        self.ended = true;
        if quoted {
            return Err(FileFinding::error(field.line, field.column, &field.text, expected::CLOSING_QUOTE));
        }
        record.push(field);
        Ok(record)
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Vec<Field>, FileFinding>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            match self.read() {
                Ok(record) if record.iter().all(|f| f.text.is_empty()) => {}
                Ok(mut record) => {
                    for field in &mut record {
                        let bare = field.text.strip_prefix('\'');
                        if let Some(bare) = bare.filter(|bare| is_formula(bare.trim_start_matches('\''))) {
                            field.text = bare.to_owned();
                        }
                    }
                    return Some(Ok(record));
                }
                fault => return Some(fault),
            }
        }
        None
    }
}

/// Maximum length of a name, in characters.
const NAME_MAX: usize = 90;
/// The highest rating.
const RATING_MAX: u16 = 4000;

/// The column names of a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Naming<'a> {
    /// Additional columns to return unparsed, besides [`COLUMNS`].
    pub others: &'a [&'a str],
    /// Aliases of columns, in lower case: each column with its other names.
    pub aliases: &'a [(&'a str, &'a [&'a str])],
}

/// A player of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CsvPlayer {
    /// The player.
    pub player: Player,
    /// The fields of the additional columns, in the requested order.
    pub others: Vec<Field>,
}

/// Reads players; those with errors are left out and reported.
pub fn read_players(text: &str) -> (Vec<Player>, Vec<FileFinding>) {
    let (listed, faults) = read_list(text, Naming::default());
    (listed.into_iter().map(|listed| listed.player).collect(), faults)
}

/// Reads a list of players, and reports every value that was not accepted as written: its position, the expected value,
/// and the remedy.
pub fn read_list(text: &str, naming: Naming<'_>) -> (Vec<CsvPlayer>, Vec<FileFinding>) {
    let all = match records(text) {
        Ok(all) => all,
        Err(fault) => return (Vec::new(), vec![fault]),
    };
    let mut faults = Vec::new();
    let Some((header, rows)) = all.split_first() else { return (Vec::new(), faults) };
    let places = places(header, rows, naming, &mut faults);
    if places.get(1).copied().flatten().is_none() {
        let found = header.first().map_or("", |f| f.text.as_str());
        return (Vec::new(), vec![FileFinding::error(1, 1, found, expected::HEADER_WITH_NAME)]);
    }
    let mut reading = PlayersRead { faults, ..PlayersRead::default() };
    for row in rows {
        let width = header.len();
        if let Some(more) = row.get(width..).and_then(|more| more.iter().find(|f| !f.text.trim().is_empty())) {
            let fault = FileFinding::warning(more.line, more.column, &more.text, expected::FIELD_COUNT);
            reading.faults.push(fault.with_done(Remedy::LeftOut));
        }
        let fields: Vec<Field> =
            places.iter().map(|at| at.and_then(|at| row.get(at)).map_or_else(nowhere, trimmed)).collect();
        let start = row.first().map_or((1, 1), |f| (f.line, f.column));
        reading.row(&fields, start);
    }
    (reading.listed, reading.faults)
}

/// Returns the position of each column in the records: [`COLUMNS`], then the additional ones.
fn places(
    header: &[Field],
    rows: &[Vec<Field>],
    naming: Naming<'_>,
    faults: &mut Vec<FileFinding>,
) -> Vec<Option<usize>> {
    const COLUMN: Text = expected::KNOWN_COLUMN;
    let wanted: Vec<&str> = COLUMNS.iter().chain(naming.others).copied().collect();
    let mut places = vec![None; wanted.len()];
    for (at, field) in header.iter().enumerate() {
        let name = field.text.trim();
        let folded = name.to_lowercase();
        let alias =
            naming.aliases.iter().find(|(_, others)| others.contains(&folded.as_str())).map(|(known, _)| *known);
        let meant = wanted.iter().position(|known| *known == folded);
        let fault = |expected| FileFinding::warning(field.line, field.column, name, expected);
        let Some(of) = meant.or_else(|| wanted.iter().position(|known| Some(*known) == alias)) else {
            let said = |row: &Vec<Field>| row.get(at).is_some_and(|f| !f.text.trim().is_empty());
            if !name.is_empty() || rows.iter().any(said) {
                faults.push(fault(COLUMN).with_done(Remedy::ColumnLeftOut));
            }
            continue;
        };
        let Some(place @ None) = places.get_mut(of) else {
            faults.push(fault(expected::NEW_COLUMN).with_done(Remedy::ColumnLeftOut));
            continue;
        };
        *place = Some(at);
        if let (None, Some(known)) = (meant, alias) {
            faults.push(fault(COLUMN).with_done(Remedy::TakenAs(known.to_owned())));
        }
    }
    places
}

fn nowhere() -> Field {
    Field { text: String::new(), line: 0, column: 0 }
}

fn trimmed(field: &Field) -> Field {
    Field { text: field.text.trim().to_owned(), ..*field }
}

#[derive(Default)]
struct PlayersRead {
    listed: Vec<CsvPlayer>,
    faults: Vec<FileFinding>,
    /// Starting ranks and FIDE ids seen so far, with their lines.
    numbers: HashMap<u16, u32>,
    ids: HashMap<String, u32>,
}

impl PlayersRead {
    fn warn(&mut self, field: &Field, done: Remedy, expected: Text) {
        self.faults.push(FileFinding::warning(field.line, field.column, &field.text, expected).with_done(done));
    }

    /// Returns the value of a field, corrected or empty if necessary, and reports the change.
    fn value(&mut self, field: &Field, read: Read, expected: Text) -> String {
        match read {
            Read::Plain(text) => text,
            Read::Taken(text) => {
                self.warn(field, Remedy::TakenAs(text.clone()), expected);
                text
            }
            Read::Bad => {
                self.warn(field, Remedy::LeftOut, expected);
                String::new()
            }
        }
    }

    /// Reads one record. The fields are those of [`COLUMNS`], then the additional ones.
    fn row(&mut self, fields: &[Field], start: (u32, u32)) {
        let [number, name, rating, title, federation, fide_id, born, sex, others @ ..] = fields else { return };
        let number = self.number(number);
        let name = self.name(name, start);
        let player = Player {
            number: number.unwrap_or_else(|| self.next_number()),
            rating: self.rating(rating),
            title: self.value(title, person::title(&title.text), expected::TITLE),
            federation: self.value(
                federation,
                person::federation(&federation.text),
                expected::THREE_LETTERS_OF_A_FEDERATION,
            ),
            fide_id: self.fide_id(fide_id),
            born: self.value(born, person::born(&born.text), expected::DATE_OF_BIRTH),
            sex: self.sex(sex),
            name: name.unwrap_or_default(),
            ..Player::default()
        };
        if player.name.is_empty() {
            return;
        }
        let (line, column) = start;
        if player.number == 0 || self.numbers.contains_key(&player.number) {
            let earlier = self.numbers.get(&player.number).copied().unwrap_or_default();
            let fault = FileFinding::error(line, column, &player.number.to_string(), expected::UNUSED_STARTING_RANK);
            self.faults.push(fault.with_earlier(earlier).with_done(Remedy::LineLeftOut));
            return;
        }
        self.numbers.insert(player.number, line);
        self.listed.push(CsvPlayer { player, others: others.to_vec() });
    }

    /// Returns the next unused starting rank.
    fn next_number(&self) -> u16 {
        let next = u16::try_from(self.listed.len() + 1).unwrap_or(0);
        (next.max(1)..=u16::MAX).find(|number| !self.numbers.contains_key(number)).unwrap_or(0)
    }

    fn number(&mut self, field: &Field) -> Option<u16> {
        let number = field.text.parse().ok();
        if number.is_none() && !field.text.is_empty() {
            let taken = self.next_number().to_string();
            let fault = FileFinding::error(field.line, field.column, &field.text, expected::STARTING_RANK);
            self.faults.push(fault.with_done(Remedy::TakenAs(taken)));
        }
        number
    }

    fn name(&mut self, field: &Field, start: (u32, u32)) -> Option<String> {
        if field.text.is_empty() {
            let (line, column) = if field.line > 0 { (field.line, field.column) } else { start };
            self.faults.push(FileFinding::error(line, column, "", expected::NAME).with_done(Remedy::LineLeftOut));
            return None;
        }
        let one_line: String = field.text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let name: String = one_line.chars().take(NAME_MAX).collect();
        if name != field.text {
            self.warn(field, Remedy::TakenAs(name.clone()), expected::SHORT_NAME);
        }
        Some(name.trim().to_owned())
    }

    fn rating(&mut self, field: &Field) -> u16 {
        let rating = if field.text.is_empty() { Some(0) } else { field.text.parse().ok() };
        let rating = rating.filter(|rating| *rating <= RATING_MAX);
        if rating.is_none() {
            let fault = FileFinding::error(field.line, field.column, &field.text, expected::RATING);
            self.faults.push(fault.with_done(Remedy::LeftOut));
        }
        rating.unwrap_or_default()
    }

    fn fide_id(&mut self, field: &Field) -> String {
        let id = self.value(field, person::fide_id(&field.text), expected::FIDE_IDENTITY_NUMBER);
        if id.is_empty() {
            return id;
        }
        match self.ids.insert(id.clone(), field.line) {
            None => id,
            Some(earlier) => {
                let fault = FileFinding::warning(field.line, field.column, &id, expected::UNUSED_NUMBER);
                self.faults.push(fault.with_earlier(earlier).with_done(Remedy::LeftOut));
                String::new()
            }
        }
    }

    fn sex(&mut self, field: &Field) -> Option<Sex> {
        match field.text.to_ascii_lowercase().as_str() {
            "" => None,
            "m" => Some(Sex::Man),
            "w" | "f" => Some(Sex::Woman),
            _ => {
                self.warn(field, Remedy::LeftOut, expected::M_OR_W);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_words::Language;
    use proptest::prelude::*;

    #[test]
    fn quotes_and_faults() {
        let (players, faults) = read_players("name,Rating\n\"Puig, \"\"Quim\"\"\",2100\nAnna,x\n\n");
        assert_eq!(players[0].name, "Puig, \"Quim\"");
        assert_eq!((players[0].rating, players[1].number), (2100, 2));
        assert_eq!((faults[0].line, faults[0].column, &faults[0].done), (3, 6, &Remedy::LeftOut));
        assert_eq!(read_players("name\n\"open").1[0].expected.get(Language::English), "a closing quotation mark");
        assert_eq!(read_players("a,b\n1,2").1[0].expected.get(Language::English), "a header with a column called name");
    }

    #[test]
    fn everything_that_is_not_taken_as_it_stands_is_told() {
        let text = "name;Elo;title;federation;fide_id;born;sex;shoe;club;name\n\
                    Puig;2000;mi;cat;12x;31/12/2001;h;44;Vic;\n\
                    ;1900;;;;;;;;\n\
                    Roca;9999;Dr;Spain;77;yesterday;w;;Olot;;spare\n\
                    Vila;;GM;ESP;77;1990;m;;;\n";
        let naming = Naming { others: &["club"], aliases: &[("rating", &["elo", "rtg"])] };
        let (listed, faults) = read_list(text, naming);
        let taken = |text: &str| Remedy::TakenAs(text.to_owned());
        let told: Vec<(u32, u32, &str, Remedy)> =
            faults.iter().map(|f| (f.line, f.column, f.found.as_str(), f.done.clone())).collect();
        assert_eq!(
            told,
            [
                (1, 6, "Elo", taken("rating")),
                (1, 44, "shoe", Remedy::ColumnLeftOut),
                (1, 54, "name", Remedy::ColumnLeftOut),
                (2, 11, "mi", taken("IM")),
                (2, 14, "cat", taken("CAT")),
                (2, 18, "12x", Remedy::LeftOut),
                (2, 22, "31/12/2001", taken("2001/12/31")),
                (2, 33, "h", Remedy::LeftOut),
                (3, 1, "", Remedy::LineLeftOut),
                (4, 42, "spare", Remedy::LeftOut),
                (4, 6, "9999", Remedy::LeftOut),
                (4, 11, "Dr", Remedy::LeftOut),
                (4, 14, "Spain", Remedy::LeftOut),
                (4, 23, "yesterday", Remedy::LeftOut),
                (5, 14, "77", Remedy::LeftOut),
            ]
        );
        assert_eq!(faults.last().map(|f| f.earlier), Some(4));
        let players: Vec<(&str, u16, &str, &str, &str)> = listed
            .iter()
            .map(|l| (&*l.player.name, l.player.rating, &*l.player.title, &*l.player.born, &*l.others[0].text))
            .collect();
        assert_eq!(
            players,
            [("Puig", 2000, "IM", "2001/12/31", "Vic"), ("Roca", 0, "", "", "Olot"), ("Vila", 0, "GM", "1990", "")]
        );
        let sentence = faults[5].sentence(adoube_words::Language::English);
        assert_eq!(sentence, "line 2, column 18: found \"12x\"; expected a FIDE ID; value ignored");
    }

    #[test]
    fn no_field_is_a_formula_and_each_is_read_back() {
        for (field, written) in [
            ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
            ("+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"),
            ("-2+3", "'-2+3"),
            ("@SUM(1,2)", "\"'@SUM(1,2)\""),
            ("'=1", "''=1"),
            ("-12", "-12"),
            ("+3.5", "+3.5"),
            ("d'Arc", "d'Arc"),
            ("'t Hooft", "'t Hooft"),
        ] {
            assert_eq!(quote(field), written);
            let read: Vec<Field> = Records::new(&format!("a,b\n{written},x")).nth(1).unwrap().unwrap();
            assert_eq!(read[0].text, field);
        }
    }

    #[test]
    fn starting_ranks_are_given_where_they_lack() {
        let (players, faults) = read_players("number,name\n2,Anna\nx,Berta\n2,Carles\n,Dolors\n");
        let numbers: Vec<(u16, &str)> = players.iter().map(|p| (p.number, &*p.name)).collect();
        assert_eq!(numbers, [(2, "Anna"), (3, "Berta"), (4, "Dolors")]);
        let told: Vec<(u32, &Remedy, u32)> = faults.iter().map(|f| (f.line, &f.done, f.earlier)).collect();
        assert_eq!(told, [(3, &Remedy::TakenAs("3".to_owned()), 0), (4, &Remedy::LineLeftOut, 2)]);
    }

    proptest! {
        #[test]
        fn players_written_are_read_back(names in prop::collection::vec("[^\\p{C}\\p{Z}]{1,12}", 1..8), rating in 0_u16..3000) {
            let players: Vec<Player> = names.iter().enumerate().map(|(i, name)| Player {
                number: (i + 1) as u16,
                name: name.trim().to_owned(),
                rating,
                ..Player::default()
            }).collect();
            let t = Tournament { players, ..Tournament::default() };
            let (back, faults) = read_players(&write_players(&t));
            prop_assert_eq!(faults, vec![]);
            prop_assert_eq!(back, t.players);
        }
    }
}
