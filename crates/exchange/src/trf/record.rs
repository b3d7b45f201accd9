//! The records of a TRF document.

use adoube_tournament::Points;

/// The line ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LineEnd {
    /// Line feed.
    #[default]
    Lf,
    /// Carriage return and line feed.
    CrLf,
    /// Carriage return alone, as FIDE's specification says.
    Cr,
}

impl LineEnd {
    /// Returns the characters.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
            Self::Cr => "\r",
        }
    }
}

/// One round of a player record, as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundField {
    /// The opponent's starting rank; 0 for `0000`, `None` for blanks.
    pub opponent: Option<u16>,
    /// `w`, `b`, `-` or blank.
    pub colour: char,
    /// The letter of the result, or blank.
    pub result: char,
}

impl RoundField {
    /// An empty round.
    pub const BLANK: Self = Self { opponent: None, colour: ' ', result: ' ' };

    /// Returns whether the round is empty.
    pub fn is_blank(&self) -> bool {
        *self == Self::BLANK
    }
}

/// Record 001, or a national rating record laid out like it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerRecord {
    /// Starting rank, columns 5-8.
    pub number: u16,
    /// Sex, column 10: `m`, `w` or blank.
    pub sex: Option<char>,
    /// Title, columns 11-13.
    pub title: String,
    /// Name, columns 15-47.
    pub name: String,
    /// Rating, columns 49-52.
    pub rating: Option<u16>,
    /// Federation, columns 54-56.
    pub federation: String,
    /// FIDE identity number, columns 58-68.
    pub fide_id: String,
    /// Date of birth, columns 70-79.
    pub born: String,
    /// Points, columns 81-84.
    pub points: Option<Points>,
    /// Rank, columns 86-89.
    pub rank: Option<u16>,
    /// Rounds from column 92, ten columns each.
    pub rounds: Vec<RoundField>,
}

/// A line of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// Record 001.
    Player(PlayerRecord),
    /// Any other line: its code (up to three characters) and its unchanged text.
    Line {
        /// Columns 1-3.
        code: String,
        /// The whole line.
        text: String,
    },
}

impl Record {
    /// Creates a line from a code and a text.
    pub fn line(code: &str, text: &str) -> Self {
        Self::Line { code: code.to_owned(), text: format!("{code} {text}").trim_end().to_owned() }
    }
}

/// A TRF file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// The lines in order, each with its number in the file (0 if not read from a file).
    pub records: Vec<(u32, Record)>,
    /// The line ending.
    pub line_end: LineEnd,
    /// Whether the last line has no line end.
    pub unterminated: bool,
    /// Whether the file began with a byte order mark.
    pub byte_order_mark: bool,
}

impl Document {
    /// Returns the player records.
    pub fn players(&self) -> impl Iterator<Item = &PlayerRecord> {
        self.records.iter().filter_map(|(_, r)| match r {
            Record::Player(p) => Some(p),
            Record::Line { .. } => None,
        })
    }

    /// Returns the text from column 5 of the first line with a code.
    pub fn text(&self, code: &str) -> Option<&str> {
        self.records.iter().find_map(|(_, r)| match r {
            Record::Line { code: c, text } if c == code => Some(text.get(4..).unwrap_or_default().trim()),
            _ => None,
        })
    }
}
