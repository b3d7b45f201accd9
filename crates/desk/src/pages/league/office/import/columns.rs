//! The kinds of import, their columns, and the values of cells. A column is found by its heading in any language.

use crate::pages::league::office::names;
use crate::pages::league::office::players::{CATEGORIES, NATIONALITIES, TITLES};
use crate::pages::league::widgets;
use crate::words;
use crate::words::office_import as own;
use adoube_exchange::Born;
use adoube_exchange::table::{Table, TableRow};
use adoube_federation::licence::{LicencePaper, LicenceReason};
use adoube_federation::people::{Nationality, PlayerCategory, PlayerTitle};
use adoube_federation::venue::Province;
use adoube_store::fold;
use adoube_web::reader::Reader;
use adoube_words::{Language, Text};
use std::collections::BTreeMap;
use std::fmt::Display;

/// The subjects of an import.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ImportKind {
    Clubs,
    Players,
    /// Players with applications for licences.
    Licences,
    /// Ratings of registered players.
    Ratings,
    /// Strength lists.
    Lists,
}

impl ImportKind {
    pub(super) const ALL: [Self; 5] = [Self::Clubs, Self::Players, Self::Licences, Self::Ratings, Self::Lists];

    /// Returns its value in the form.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Clubs => "clubs",
            Self::Players => "players",
            Self::Licences => "licences",
            Self::Ratings => "ratings",
            Self::Lists => "lists",
        }
    }

    pub(super) const fn text(self) -> Text {
        match self {
            Self::Clubs => words::office::CLUB_TITLE,
            Self::Players => words::office::CLUB_PLAYERS,
            Self::Licences => own::KIND_LICENCES,
            Self::Ratings => own::KIND_RATINGS,
            Self::Lists => own::KIND_LISTS,
        }
    }

    /// Returns its columns: first those that the header must have, then those that it may have.
    pub(super) const fn columns(self) -> (&'static [Column], &'static [Column]) {
        use Column as C;
        match self {
            Self::Clubs => (&[C::Name, C::Town, C::Province], &[C::Address, C::Delegate, C::SecondDelegate]),
            Self::Players => (&[C::Name], OF_PLAYERS),
            Self::Licences => (&[C::Name], &OF_LICENCES),
            Self::Ratings => (
                &[C::Name],
                &[
                    C::Surname,
                    C::Born,
                    C::Club,
                    C::FideId,
                    C::Licence,
                    C::NationalNumber,
                    C::Catalan,
                    C::National,
                    C::International,
                ],
            ),
            Self::Lists => {
                (&[C::Club, C::Name], &[C::Surname, C::Place, C::Born, C::FideId, C::Licence, C::NationalNumber])
            }
        }
    }
}

/// The columns of players: those of licences without the last three.
const OF_PLAYERS: &[Column] = OF_LICENCES.split_at(14).0;

const OF_LICENCES: [Column; 17] = [
    Column::Surname,
    Column::Club,
    Column::Born,
    Column::FideId,
    Column::Licence,
    Column::NationalNumber,
    Column::Category,
    Column::Title,
    Column::Nationality,
    Column::Catalan,
    Column::National,
    Column::International,
    Column::Phone,
    Column::Email,
    Column::Reason,
    Column::Papers,
    Column::Granted,
];

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Column {
    Name,
    Surname,
    Born,
    Club,
    Town,
    Province,
    Address,
    Delegate,
    SecondDelegate,
    Category,
    Title,
    Nationality,
    Catalan,
    National,
    International,
    FideId,
    Licence,
    NationalNumber,
    Phone,
    Email,
    Reason,
    Papers,
    Granted,
    Place,
}

impl Column {
    /// Returns its heading.
    pub(super) const fn text(self) -> Text {
        match self {
            Self::Name => words::players::NAME,
            Self::Surname => own::COLUMN_SURNAME,
            Self::Born => words::players::BORN,
            Self::Club => words::players::CLUB,
            Self::Town => words::office::CLUB_TOWN,
            Self::Province => words::office::CLUB_PROVINCE,
            Self::Address => words::office::CLUB_ADDRESS,
            Self::Delegate => words::office::CLUB_DELEGATE,
            Self::SecondDelegate => words::office::CLUB_DELEGATE_SECOND,
            Self::Category => words::office::LICENCE_CATEGORY,
            Self::Title => words::players::TITLE,
            Self::Nationality => words::office::LICENCE_NATIONALITY,
            Self::Catalan => words::office::LICENCE_CATALAN,
            Self::National => words::office::LICENCE_NATIONAL,
            Self::International => words::office::LICENCE_INTERNATIONAL,
            Self::FideId => words::players::FIDE_ID,
            Self::Licence => own::LICENCE_NUMBER,
            Self::NationalNumber => own::NATIONAL_NUMBER,
            Self::Phone => words::players::PHONE,
            Self::Email => words::players::EMAIL,
            Self::Reason => words::office::LICENCE_WHY,
            Self::Papers => words::office::LICENCE_PAPERS,
            Self::Granted => own::COLUMN_GRANTED,
            Self::Place => own::COLUMN_PLACE,
        }
    }

    /// Returns other headings, folded: the code of a field and what other programs write.
    const fn also(self) -> &'static [&'static str] {
        match self {
            Self::Name => &["name", "first name", "given name", "player", "jugador", "jogador", "nom i cognoms"],
            Self::Surname => &["surname", "surnames", "last name", "cognom", "primer apellido", "apellido"],
            Self::Born => &["born", "birth", "birthday", "birth date", "naixement", "nacimiento", "nascimento"],
            Self::Club => &["club", "entitat", "entidad", "clube", "kluba"],
            Self::Town => &["town", "city", "poblacio", "municipi", "ciudad", "localidad"],
            Self::Province => &["province", "delegation", "delegacio", "delegacion"],
            Self::Address => &["address", "adreca", "direccion", "domicilio", "venue"],
            Self::Delegate => &["delegate", "delegat", "delegado"],
            Self::SecondDelegate => &["delegate 2", "delegat 2", "delegado 2"],
            Self::Category => &["category", "cat"],
            Self::Title => &["title", "tit"],
            Self::Nationality => &["nationality"],
            Self::Catalan => &["catalan", "elo catala", "elo fce"],
            Self::National => &["national", "national rating", "elo nacional", "elo feda"],
            Self::International => &["international", "rating", "elo", "elo fide", "rating fide", "srtng"],
            Self::FideId => &["fide id", "fideid", "id fide", "codi fide", "codigo fide", "id number"],
            Self::Licence => &["licence", "license", "llicencia", "licencia", "licenca", "lizentzia", "number"],
            Self::NationalNumber => &["national id", "feda id", "id feda", "codi feda", "codigo feda"],
            Self::Phone => &["phone", "mobil", "movil", "telephone"],
            Self::Email => &["email", "e mail", "mail", "correu", "correo"],
            Self::Reason => &["reason", "case"],
            Self::Papers => &["papers", "documents"],
            Self::Granted => &["granted"],
            Self::Place => &["place", "order", "no", "ordre", "orden"],
        }
    }

    fn is_headed(self, kind: ImportKind, folded: &str) -> bool {
        // In a list of clubs, a column headed “club” is the name.
        if (kind, self) == (ImportKind::Clubs, Self::Name) {
            let named = said(words::office::CLUB_NAME, folded) || Self::Club.is_headed(ImportKind::Lists, folded);
            if named {
                return true;
            }
        }
        Language::ALL.iter().any(|language| fold(self.text().get(*language)) == folded) || self.also().contains(&folded)
    }
}

/// The header of a table: the place of each column.
#[derive(Debug)]
pub(super) struct Header {
    places: BTreeMap<Column, usize>,
    /// Headings that are no column of this kind, or occur twice.
    pub(super) unread: Vec<String>,
}

impl Header {
    /// Reads the header, or returns the columns that it lacks.
    pub(super) fn read(kind: ImportKind, table: &Table) -> Result<Self, Vec<Column>> {
        let (needed, others) = kind.columns();
        let (mut places, mut unread) = (BTreeMap::new(), Vec::new());
        for (at, heading) in table.rows.first().into_iter().flat_map(|row| &row.cells).enumerate() {
            let folded = fold(heading);
            let free = |column: &&Column| !places.contains_key(*column) && column.is_headed(kind, &folded);
            match needed.iter().chain(others).find(free) {
                Some(column) => drop(places.insert(*column, at)),
                None if heading.is_empty() => {}
                None => unread.push(heading.clone()),
            }
        }
        let missing: Vec<Column> = needed.iter().copied().filter(|column| !places.contains_key(column)).collect();
        if missing.is_empty() { Ok(Self { places, unread }) } else { Err(missing) }
    }

    /// Returns whether the table has a column.
    pub(super) fn has(&self, column: Column) -> bool {
        self.places.contains_key(&column)
    }
}

/// The cells of a row while they are read. Faults are collected as sentences with their place.
pub(super) struct Cells<'a> {
    header: &'a Header,
    row: &'a TableRow,
    pub(super) reader: Reader,
    /// The faults, each with its place, what was found and what was expected.
    pub(super) faults: Vec<String>,
}

impl<'a> Cells<'a> {
    pub(super) const fn new(header: &'a Header, row: &'a TableRow, reader: Reader) -> Self {
        Self { header, row, reader, faults: Vec::new() }
    }

    pub(super) const fn line(&self) -> u32 {
        self.row.line
    }

    /// Returns a cell; empty if there is no such column.
    pub(super) fn get(&self, column: Column) -> &'a str {
        let place = self.header.places.get(&column);
        place.and_then(|at| self.row.cells.get(*at)).map_or("", String::as_str)
    }

    /// Records a fault of a cell.
    pub(super) fn wrong(&mut self, column: Column, expected: Text) {
        let (heading, found) = (column.text().get(self.reader.language), self.get(column));
        let expected = expected.get(self.reader.language);
        let values: [(&str, &dyn Display); 4] =
            [("line", &self.row.line), ("column", &heading), ("found", &found), ("expected", &expected)];
        let fault = if found.is_empty() { own::FAULT_NOTHING } else { own::FAULT };
        self.faults.push(self.reader.say_with(fault, &values));
    }

    /// Reads a cell: `None` if it is empty, or wrong, which is recorded.
    fn read<T>(&mut self, column: Column, expected: Text, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let text = self.get(column);
        if text.is_empty() {
            return None;
        }
        let value = read(text);
        if value.is_none() {
            self.wrong(column, expected);
        }
        value
    }

    /// Reads a text of at most so many characters.
    pub(super) fn text(&mut self, column: Column, most: usize, expected: Text) -> String {
        let fits = |text: &str| (text.chars().count() <= most).then(|| text.to_owned());
        self.read(column, expected, fits).unwrap_or_default()
    }

    /// Reads the name, from one column or two: `Surname, First name`.
    pub(super) fn name(&mut self) -> String {
        let (name, surname) = (self.get(Column::Name), self.get(Column::Surname));
        let whole = match (surname, name) {
            ("", name) => name.to_owned(),
            (surname, "") => surname.to_owned(),
            (surname, name) => format!("{surname}, {name}"),
        };
        if whole.is_empty() || whole.chars().count() > NAME_MAX {
            self.wrong(Column::Name, own::EXPECT_NAME);
        }
        whole
    }

    pub(super) fn born(&mut self) -> Born {
        // A spreadsheet may add the time of day.
        let day = |text: &str| text.split(['T', ' ']).next().and_then(Born::read);
        self.read(Column::Born, own::EXPECT_BORN, day).unwrap_or(Born::Unsaid)
    }

    pub(super) fn rating(&mut self, column: Column) -> Option<u16> {
        let rating = |text: &str| match text {
            "0" | "-" | "–" => Some(None),
            text => text.parse().ok().filter(|rating| (1..=RATING_MAX).contains(rating)).map(Some),
        };
        self.read(column, own::EXPECT_RATING, rating).flatten()
    }

    /// Reads an identity number; a zero is none.
    pub(super) fn number(&mut self, column: Column) -> String {
        let digits = |text: &str| text.len() <= 12 && text.bytes().all(|b| b.is_ascii_digit());
        let plain = |text: &str| {
            let letters = |c: char| c.is_alphanumeric() || " -/.".contains(c);
            text.chars().count() <= NUMBER_MAX && text.chars().all(letters)
        };
        let (expected, sound): (Text, &dyn Fn(&str) -> bool) =
            if column == Column::FideId { (own::EXPECT_FIDE_ID, &digits) } else { (own::EXPECT_NUMBER, &plain) };
        let number = self.read(column, expected, |text| sound(text).then(|| text.to_owned()));
        number.filter(|number| number.bytes().any(|b| b != b'0')).unwrap_or_default()
    }

    pub(super) fn category(&mut self) -> Option<PlayerCategory> {
        let signs = |category: &PlayerCategory| match category {
            PlayerCategory::Third => ["3", "3a", "third"],
            PlayerCategory::Second => ["2", "2a", "second"],
            PlayerCategory::First => ["1", "1a", "first"],
            PlayerCategory::Preferent => ["p", "pref", "preferent"],
        };
        let named = |text: &str| choice(text, &CATEGORIES, |one| widgets::category(*one), |one| signs(one).to_vec());
        self.read(Column::Category, own::EXPECT_CATEGORY, named)
    }

    pub(super) fn title(&mut self) -> Option<PlayerTitle> {
        let signs = |title: &PlayerTitle| match title {
            PlayerTitle::MestreCatala => vec!["mc", "mestre_catala"],
            PlayerTitle::NationalMaster => vec!["mn", "nm", "national_master"],
            PlayerTitle::FideMaster => vec!["mf", "fm", "fide_master"],
            PlayerTitle::InternationalMaster => vec!["mi", "im", "international_master"],
            PlayerTitle::Grandmaster => vec!["gm", "grandmaster"],
        };
        self.read(Column::Title, own::EXPECT_TITLE, |text| choice(text, &TITLES, names::title, signs))
    }

    pub(super) fn nationality(&mut self) -> Option<Nationality> {
        let signs = |nationality: &Nationality| match nationality {
            Nationality::Home => vec!["home"],
            Nationality::Andorran => vec!["andorran", "and"],
            Nationality::Foreign => vec!["foreign"],
        };
        let named = |text: &str| choice(text, &NATIONALITIES, names::nationality, signs);
        self.read(Column::Nationality, own::EXPECT_NATIONALITY, named)
    }

    pub(super) fn province(&mut self, all: &[Province]) -> Option<Province> {
        if self.get(Column::Province).is_empty() {
            self.wrong(Column::Province, own::EXPECT_PROVINCE);
        }
        let named = |text: &str| all.iter().copied().find(|of| fold(of.name()) == fold(text));
        self.read(Column::Province, own::EXPECT_PROVINCE, named)
    }

    pub(super) fn reason(&mut self) -> Option<LicenceReason> {
        let signs = |reason: &LicenceReason| match reason {
            LicenceReason::New => vec!["new"],
            LicenceReason::Renewal => vec!["renewal"],
            LicenceReason::ChangeOfClub => vec!["change_of_club"],
        };
        let all = [LicenceReason::New, LicenceReason::Renewal, LicenceReason::ChangeOfClub];
        let named = |text: &str| choice(text, &all, names::licence_reason, signs);
        self.read(Column::Reason, own::EXPECT_REASON, named)
    }

    /// Reads the documents; `None` for all that are required.
    pub(super) fn papers(&mut self) -> Option<Vec<LicencePaper>> {
        let all = |text: &str| fold(text) == "all" || said(own::ALL_PAPERS, text);
        let one = |text: &str| {
            let code = fold(text).replace(' ', "_");
            let coded = |paper: &LicencePaper| super::super::form::code(paper) == code || said(paper.text(), text);
            LicencePaper::ALL.into_iter().find(coded)
        };
        let several = |text: &str| {
            if all(text) {
                return Some(None);
            }
            let papers = text.split([';', '+', '|']).map(str::trim).filter(|paper| !paper.is_empty());
            papers.map(one).collect::<Option<Vec<_>>>().map(Some)
        };
        self.read(Column::Papers, own::EXPECT_PAPERS, several).unwrap_or(Some(Vec::new()))
    }

    pub(super) fn granted(&mut self) -> bool {
        let answer = |text: &str| {
            if ["1", "x", "true", "✓"].contains(&fold(text).as_str()) || text == "✓" || said(words::common::YES, text)
            {
                Some(true)
            } else if ["0", "false", ""].contains(&fold(text).as_str()) || said(words::common::NO, text) {
                Some(false)
            } else {
                None
            }
        };
        self.read(Column::Granted, own::EXPECT_YES, answer).unwrap_or_default()
    }

    /// Reads the place in a list.
    pub(super) fn place(&mut self) -> Option<u16> {
        self.read(Column::Place, own::EXPECT_PLACE, |text| text.parse().ok().filter(|place| *place > 0))
    }
}

/// The longest name, in characters.
pub(super) const NAME_MAX: usize = 90;
/// The longest identity number.
const NUMBER_MAX: usize = 40;
const RATING_MAX: u16 = 3500;

/// Returns whether a cell is a text in any language.
fn said(text: Text, cell: &str) -> bool {
    let cell = fold(cell);
    Language::ALL.iter().any(|language| fold(text.get(*language)) == cell)
}

/// Finds an alternative by its name in any language, or by a sign.
fn choice<T: Copy>(
    cell: &str,
    all: &[T],
    name: impl Fn(&T) -> Text,
    signs: impl Fn(&T) -> Vec<&'static str>,
) -> Option<T> {
    let lower = cell.to_lowercase();
    all.iter().copied().find(|one| said(name(one), cell) || signs(one).contains(&lower.as_str()))
}
