//! A line-up sheet as a text file, with the club's list, for `adoube lineup`.
//!
//! Each line has a keyword and its values; text after `#` is a comment:
//!
//! ```text
//! list 1-30, 4 bis, 18 bis
//! foreign 3, 12, 20
//! teams first, second, third
//! team B
//! round 3
//! used 19
//! line-up 11, 13, 14, 15, 16, 17, 19, 20
//! ```
//!
//! `teams` lists the categories from A on, or the numbers of boards; `used` the numbers on another record of the round.
//! A line `copa` makes the teams the halves of Teams 7.26, with names such as A-1.

use crate::finding::HandbookFinding;
use crate::lineup::{ClubRoster, Counts, LineUpSheet, TeamNaming};
use crate::list_number::ListNumber;
use crate::regulations::Regulations;
use crate::strength::MAX_LISTED;
use crate::teams::{TeamCategory, copa_name, copa_sizes, letter};
use crate::words::sheet_file;
use adoube_words::{Language, Text};
use std::collections::BTreeSet;

/// Maximum file size.
pub const MAX_BYTES: usize = 64 * 1024;

/// The input the parser expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExpectedInSheet {
    /// A keyword.
    Word,
    /// A list number, or a range of them.
    Number,
    /// A category or a number of boards from 1 to 99.
    Category,
    /// The name of one of the teams.
    Team,
    /// A round from 1 to 999.
    Round,
    /// A missing line with this keyword.
    Line(&'static str),
    /// A keyword that is not repeated.
    Once,
    /// A file of at most 64 KiB.
    Size,
    /// A list of at most 999 numbers.
    Length,
}

/// An error in the file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(Language::English))]
pub struct SheetFileError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, in characters.
    pub column: usize,
    pub found: String,
    pub expected: ExpectedInSheet,
}

impl SheetFileError {
    /// Returns the message in a language.
    pub fn sentence(&self, language: Language) -> String {
        let expected = match self.expected {
            ExpectedInSheet::Word => sheet_file::WORD.get(language).to_owned(),
            ExpectedInSheet::Number => sheet_file::NUMBER.get(language).to_owned(),
            ExpectedInSheet::Category => sheet_file::CATEGORY.get(language).to_owned(),
            ExpectedInSheet::Team => sheet_file::TEAM.get(language).to_owned(),
            ExpectedInSheet::Round => sheet_file::ROUND.get(language).to_owned(),
            ExpectedInSheet::Line(word) => sheet_file::LINE.fill(language, &[("word", &word)]),
            ExpectedInSheet::Once => sheet_file::ONCE.get(language).to_owned(),
            ExpectedInSheet::Size => sheet_file::SIZE.get(language).to_owned(),
            ExpectedInSheet::Length => sheet_file::LENGTH.get(language).to_owned(),
        };
        let place: Text = if self.found.is_empty() { sheet_file::MISSING } else { sheet_file::PLACE };
        let found = format!("{:?}", self.found);
        place.fill(
            language,
            &[("line", &self.line), ("column", &self.column), ("found", &found), ("expected", &expected)],
        )
    }
}

/// A sheet, and the list used to check it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetFile {
    /// The club's list.
    pub roster: ClubRoster,
    /// Team and match.
    pub sheet: LineUpSheet,
    /// Numbers used on another record of the round.
    pub used: BTreeSet<ListNumber>,
    /// The line-up.
    pub lineup: Vec<ListNumber>,
}

/// A value with its position.
#[derive(Clone, Copy)]
struct SheetWord<'t> {
    line: usize,
    column: usize,
    text: &'t str,
}

impl SheetWord<'_> {
    fn wrong(&self, expected: ExpectedInSheet) -> SheetFileError {
        let found = self.text.chars().take(30).collect();
        SheetFileError { line: self.line, column: self.column, found, expected }
    }
}

/// The lines of a file by keyword.
#[derive(Default)]
struct SheetLines<'t> {
    found: Vec<(&'t str, Vec<SheetWord<'t>>)>,
    last: usize,
}

const WORDS: [&str; 8] = ["list", "foreign", "teams", "team", "round", "used", "line-up", "copa"];

impl<'t> SheetLines<'t> {
    fn read(text: &'t str) -> Result<Self, SheetFileError> {
        let mut lines = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            lines.last = number;
            let body = line.split('#').next().unwrap_or_default();
            let trimmed = body.trim();
            if trimmed.is_empty() {
                continue;
            }
            let (word, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
            let start = SheetWord { line: number, column: column(line, word), text: word };
            let word = *WORDS.iter().find(|known| **known == word).ok_or_else(|| start.wrong(ExpectedInSheet::Word))?;
            if lines.found.iter().any(|(other, _)| *other == word) {
                return Err(start.wrong(ExpectedInSheet::Once));
            }
            let values = rest
                .split(',')
                .map(str::trim)
                .filter(|value| !value.is_empty())
                .map(|text| SheetWord { line: number, column: column(line, text), text })
                .collect();
            lines.found.push((word, values));
        }
        Ok(lines)
    }

    fn values(&self, word: &str) -> &[SheetWord<'t>] {
        self.found.iter().find(|(other, _)| *other == word).map_or(&[], |(_, values)| values)
    }

    fn needed(&self, word: &'static str) -> Result<&[SheetWord<'t>], SheetFileError> {
        let values = self.values(word);
        if values.is_empty() {
            let expected = ExpectedInSheet::Line(word);
            return Err(SheetFileError { line: self.last.max(1), column: 1, found: String::new(), expected });
        }
        Ok(values)
    }
}

/// Returns the column of a part of a line, from 1, in characters.
fn column(line: &str, part: &str) -> usize {
    let bytes = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
    line.get(..bytes).map_or(1, |before| before.chars().count() + 1)
}

/// Parses list numbers and ranges of plain ones.
fn numbers(values: &[SheetWord<'_>]) -> Result<Vec<ListNumber>, SheetFileError> {
    let mut out = Vec::new();
    for value in values {
        if let Some((from, to)) = value.text.split_once('-') {
            let end = |text: &str| text.trim().parse::<u16>().ok().filter(|n| (1..=9999).contains(n));
            let (from, to) = end(from)
                .zip(end(to))
                .filter(|(from, to)| from <= to)
                .ok_or_else(|| value.wrong(ExpectedInSheet::Number))?;
            if usize::from(to - from) + out.len() >= MAX_LISTED {
                return Err(value.wrong(ExpectedInSheet::Length));
            }
            out.extend((from..=to).map(ListNumber::plain));
        } else {
            out.push(value.text.parse().map_err(|_| value.wrong(ExpectedInSheet::Number))?);
        }
        if out.len() > MAX_LISTED {
            return Err(value.wrong(ExpectedInSheet::Length));
        }
    }
    Ok(out)
}

/// A team by its category, or by a number of boards that no category has.
enum SheetTeam {
    Category(TeamCategory),
    Boards(u8),
}

fn category(value: &SheetWord<'_>) -> Result<SheetTeam, SheetFileError> {
    Ok(SheetTeam::Category(match value.text {
        "first-division" => TeamCategory::FirstDivision,
        "second-division" => TeamCategory::SecondDivision,
        "first" => TeamCategory::First,
        "second" => TeamCategory::Second,
        "third" => TeamCategory::Third,
        "promotion" => TeamCategory::PromotionToThird,
        boards => {
            let boards = boards.parse::<u8>().ok().filter(|n| (1..=99).contains(n));
            return boards.map(SheetTeam::Boards).ok_or_else(|| value.wrong(ExpectedInSheet::Category));
        }
    }))
}

impl SheetFile {
    /// Reads a file.
    ///
    /// # Errors
    /// [`SheetFileError`] with line and column.
    pub fn parse(text: &str) -> Result<Self, SheetFileError> {
        let rules = Regulations::handbook();
        if text.len() > MAX_BYTES {
            return Err(SheetFileError { line: 1, column: 1, found: String::new(), expected: ExpectedInSheet::Size });
        }
        let lines = SheetLines::read(text.trim_start_matches('\u{feff}'))?;
        let foreign: BTreeSet<ListNumber> = numbers(lines.values("foreign"))?.into_iter().collect();
        let counts = |n: &ListNumber| if foreign.contains(n) { Counts::Foreigner } else { Counts::Home };
        let players = numbers(lines.needed("list")?)?.iter().map(|n| (*n, counts(n))).collect();
        let entered = lines.needed("teams")?.iter().map(category).collect::<Result<Vec<_>, _>>()?;
        let copa = lines.found.iter().any(|(word, _)| *word == "copa");
        let sizes: Vec<u8> = if copa {
            let halves = |boards: u8| rules.team_categories.iter().any(|of| of.halves_in_cup && of.boards == boards);
            let ten = |e: &SheetTeam| match e {
                SheetTeam::Category(category) => copa_sizes(&[(*category, rules.boards_of(category.code()))], rules),
                SheetTeam::Boards(boards) if halves(*boards) => vec![*rules.cup.titulars; 2],
                SheetTeam::Boards(boards) => vec![*boards],
            };
            entered.iter().flat_map(ten).collect()
        } else {
            let boards = |e: &SheetTeam| match e {
                SheetTeam::Category(category) => rules.boards_of(category.code()),
                SheetTeam::Boards(boards) => *boards,
            };
            entered.iter().map(boards).collect()
        };
        let naming = if copa { TeamNaming::Halves } else { TeamNaming::Letters };
        let name = |place: usize| if copa { copa_name(place) } else { letter(place) };
        let asked = lines.needed("team")?.first().copied();
        let asked = asked.unwrap_or(SheetWord { line: 1, column: 1, text: "" });
        let team = (0..sizes.len()).find(|place| name(*place).eq_ignore_ascii_case(asked.text));
        let team = team.ok_or_else(|| asked.wrong(ExpectedInSheet::Team))?;
        let round = match lines.values("round").first() {
            Some(value) => {
                let round = value.text.parse::<u16>().ok().filter(|n| (1..=999).contains(n));
                round.ok_or_else(|| value.wrong(ExpectedInSheet::Round))?
            }
            None => 1,
        };
        let boards = sizes.get(team).copied().unwrap_or_default();
        let sheet = if copa {
            LineUpSheet { names: *rules.cup.titulars, ..LineUpSheet::new(team, *rules.cup.boards, round) }.under(rules)
        } else {
            LineUpSheet::new(team, boards, round)
        };
        let used = numbers(lines.values("used"))?.into_iter().collect();
        let lineup = numbers(lines.needed("line-up")?)?;
        Ok(Self { roster: ClubRoster { players, sizes, naming }, sheet, used, lineup })
    }

    /// Returns all findings on the line-up.
    pub fn check(&self) -> Vec<HandbookFinding> {
        self.roster.check(&self.sheet, &self.lineup, &self.used)
    }

    /// Returns the team's name.
    pub fn team(&self) -> String {
        self.roster.team_name(self.sheet.team)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const X: &str = "list 1-30, 4 bis, 18 bis\nforeign 3, 12, 20 # 7 is Andorran\nteams first, second, third\n";

    #[test]
    fn v_lu_18_from_a_file() {
        let text = format!("{X}team B\nround 3\nused 19\nline-up 11, 13, 14, 15, 16, 17, 19, 20\n");
        let file = SheetFile::parse(&text).unwrap();
        assert_eq!((file.team(), file.sheet.boards), ("B".to_owned(), 8));
        assert_eq!(file.check(), [HandbookFinding::LineUpRound { number: ListNumber::plain(19), round: 3 }], "V-LU-18");
    }

    #[test]
    fn v_lc_1_from_a_file() {
        let text = format!("{X}copa\nteam A-2\nline-up 5, 6, 7, 8\n");
        let found = SheetFile::parse(&text).unwrap().check();
        assert_eq!(found.iter().map(HandbookFinding::code).collect::<Vec<_>>(), ["E-LU-HIGHER"], "V-LC-1");
    }

    #[test]
    fn faults_have_a_place() {
        let cases = [
            ("lists 1-4\n", 1, 1, ExpectedInSheet::Word),
            ("list 1-4\n  list 1\n", 2, 3, ExpectedInSheet::Once),
            ("list 1-4, x\n", 1, 11, ExpectedInSheet::Number),
            ("list 9-4\n", 1, 6, ExpectedInSheet::Number),
            ("list 1-4\nteams fourth\n", 2, 7, ExpectedInSheet::Category),
            ("list 1-4\nteams 4\nteam B\nline-up 1\n", 3, 6, ExpectedInSheet::Team),
            ("list 1-4\nteams 4\nteam A\nround 0\nline-up 1\n", 4, 7, ExpectedInSheet::Round),
            ("list 1-4\nteams 4\nteam A\n", 3, 1, ExpectedInSheet::Line("line-up")),
            ("list 1-9999\n", 1, 6, ExpectedInSheet::Length),
            ("", 1, 1, ExpectedInSheet::Line("list")),
        ];
        for (text, line, column, expected) in cases {
            let error = SheetFile::parse(text).unwrap_err();
            assert_eq!((error.line, error.column, error.expected), (line, column, expected), "{text:?}");
            let all = Language::ALL.map(|language| error.sentence(language));
            assert!(all.iter().all(|s| !s.contains('{')), "{all:?}");
            let own = Language::ALL.into_iter().filter(|language| language.fallback().is_none());
            let distinct: BTreeSet<String> = own.map(|language| error.sentence(language)).collect();
            assert_eq!(distinct.len(), 5, "{text:?}");
        }
        let large = "#".repeat(MAX_BYTES + 1);
        assert_eq!(SheetFile::parse(&large).unwrap_err().expected, ExpectedInSheet::Size);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "(list|team|teams|used|foreign|line-up|copa|round|[a-z0-9 ,#\n-]|bis){0,40}") {
            if let Ok(file) = SheetFile::parse(&text) {
                let _ = file.check();
            }
        }
    }
}
