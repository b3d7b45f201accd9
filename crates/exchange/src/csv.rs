//! Players as comma-separated values (RFC 4180): read with or without quotes, by the names in the header line.

use adoube_tournament::{Player, Sex, Tournament};

use crate::fault::Fault;

/// The columns written, and understood in any order; other columns are ignored.
pub const COLUMNS: [&str; 8] = ["number", "name", "rating", "title", "federation", "fide_id", "born", "sex"];

/// The largest file read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// Writes the players of a tournament.
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

/// A field, in quotes where it needs them.
pub fn quote(field: &str) -> String {
    if field.contains([',', '"', '\r', '\n']) || field.starts_with(' ') || field.ends_with(' ') {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// A field with the place where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The text without quotes.
    pub text: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

/// What separates the fields: a comma, or a semicolon where the header line has only these, as spreadsheets write where
/// the comma is the decimal mark.
pub fn separator(text: &str) -> char {
    let header = text.lines().next().unwrap_or_default();
    if header.contains(';') && !header.contains(',') { ';' } else { ',' }
}

/// Cuts a text into records of fields.
///
/// # Errors
/// A [`Fault`] for a quote that is never closed or a file that is too large.
pub fn records(text: &str) -> Result<Vec<Vec<Field>>, Fault> {
    if text.len() > MAX_BYTES {
        return Err(Fault::error(1, 1, &format!("{} MiB", text.len() >> 20), "a list of players of at most 16 MiB"));
    }
    Records::new(text).collect()
}

/// The records of a text one by one; blank ones are left out. After a fault there are no more.
#[derive(Clone, Debug)]
pub struct Records<'t> {
    chars: std::iter::Peekable<std::str::Chars<'t>>,
    separator: char,
    line: u32,
    column: u32,
    ended: bool,
}

impl<'t> Records<'t> {
    /// From the beginning of a text.
    pub fn new(text: &'t str) -> Self {
        let chars = text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable();
        Self { chars, separator: separator(text), line: 1, column: 1, ended: false }
    }

    /// The next record, blank or not.
    fn read(&mut self) -> Result<Vec<Field>, Fault> {
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
            return Err(Fault::error(field.line, field.column, &field.text, "a closing quote"));
        }
        record.push(field);
        Ok(record)
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Vec<Field>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            match self.read() {
                Ok(record) if record.iter().all(|f| f.text.is_empty()) => {}
                other => return Some(other),
            }
        }
        None
    }
}

/// Reads players; those with faults are left out and listed.
pub fn read_players(text: &str) -> (Vec<Player>, Vec<Fault>) {
    let all = match records(text) {
        Ok(all) => all,
        Err(fault) => return (Vec::new(), vec![fault]),
    };
    let mut faults = Vec::new();
    let Some((header, rows)) = all.split_first() else { return (Vec::new(), faults) };
    let place = |name: &str| header.iter().position(|f| f.text.trim().eq_ignore_ascii_case(name));
    let places: Vec<Option<usize>> = COLUMNS.iter().map(|c| place(c)).collect();
    if places.get(1).copied().flatten().is_none() {
        let found = header.first().map_or("", |f| f.text.as_str());
        faults.push(Fault::error(1, 1, found, "a header with the column name"));
        return (Vec::new(), faults);
    }
    let mut players = Vec::new();
    let mut used = std::collections::HashSet::new();
    for row in rows {
        let get = |i: usize| places.get(i).copied().flatten().and_then(|at| row.get(at));
        let text = |i: usize| get(i).map(|f| f.text.trim().to_owned()).unwrap_or_default();
        let mut number = |i: usize, expected: &'static str| -> Option<u16> {
            let value = text(i);
            if value.is_empty() {
                return None;
            }
            let parsed = value.parse().ok();
            if let (None, Some(f)) = (parsed, get(i)) {
                faults.push(Fault::error(f.line, f.column, &value, expected));
            }
            parsed
        };
        let player = Player {
            number: number(0, "a starting rank").unwrap_or_else(|| u16::try_from(players.len() + 1).unwrap_or(0)),
            name: text(1),
            rating: number(2, "a rating").unwrap_or(0),
            title: text(3),
            federation: text(4),
            fide_id: text(5),
            born: text(6),
            sex: match text(7).to_ascii_lowercase().as_str() {
                "m" => Some(Sex::Man),
                "w" | "f" => Some(Sex::Woman),
                _ => None,
            },
            ..Player::default()
        };
        if player.number == 0 || !used.insert(player.number) {
            let (line, column) = get(0).or(row.first()).map_or((1, 1), |f| (f.line, f.column));
            faults.push(Fault::error(line, column, &player.number.to_string(), "a starting rank not used before"));
            continue;
        }
        players.push(player);
    }
    (players, faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn quotes_and_faults() {
        let (players, faults) = read_players("name,Rating\n\"Puig, \"\"Quim\"\"\",2100\nAnna,x\n\n");
        assert_eq!(players[0].name, "Puig, \"Quim\"");
        assert_eq!((players[0].rating, players[1].number), (2100, 2));
        assert_eq!((faults[0].line, faults[0].column), (3, 6));
        assert_eq!(read_players("name\n\"open").1[0].expected, "a closing quote");
        assert_eq!(read_players("a,b\n1,2").1[0].expected, "a header with the column name");
    }

    proptest! {
        #[test]
        fn players_written_are_read_back(names in prop::collection::vec("[^\u{0}\u{feff}]{1,12}", 1..8), rating in 0_u16..3000) {
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
