//! FEN: a position in one line, in the forms of standard chess, X-FEN and Shredder-FEN.

use crate::planes::Planes;
use crate::position::{Position, Variant};
use crate::setup::back_rank;
use crate::words::fen;
use crate::{Bitboard, Color, Piece, Setup, SetupProblem, Square, Wing};
use adoube_words::{Language, Text};
use std::fmt;
use std::str::FromStr;

/// The maximum length of a FEN: the longest possible one has fewer than 100 characters.
const MAX_CHARACTERS: usize = 128;

/// A malformed FEN: the fault and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// The column, counted in characters from 1.
    pub column: usize,
    /// The fault.
    pub fault: FenErrorKind,
}

/// The kinds of fault in a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// Longer than any FEN.
    TooLong,
    /// Not a piece letter, a digit 1-8 or `/`.
    NotAPiece(Option<char>),
    /// A rank with more than eight squares.
    LongRank,
    /// A rank with fewer than eight squares.
    ShortRank,
    /// More than eight ranks.
    TooManyRanks,
    /// Fewer than eight ranks.
    TooFewRanks,
    /// Not `w` or `b`.
    NotATurn(Option<char>),
    /// Not a castling letter or `-`.
    NotCastling(Option<char>),
    /// Not a square or `-`.
    NotEnPassant(Option<char>),
    /// Not a number up to 65535.
    NotANumber(Option<char>),
    /// Something after the sixth field.
    Trailing(char),
}

impl FenErrorKind {
    const fn found(self) -> Option<char> {
        match self {
            Self::NotAPiece(found)
            | Self::NotATurn(found)
            | Self::NotCastling(found)
            | Self::NotEnPassant(found)
            | Self::NotANumber(found) => found,
            Self::Trailing(found) => Some(found),
            _ => None,
        }
    }

    const fn expected(self) -> Text {
        match self {
            Self::TooLong => fen::TOO_LONG,
            Self::NotAPiece(_) => fen::NOT_A_PIECE,
            Self::LongRank => fen::LONG_RANK,
            Self::ShortRank => fen::SHORT_RANK,
            Self::TooManyRanks => fen::TOO_MANY_RANKS,
            Self::TooFewRanks => fen::TOO_FEW_RANKS,
            Self::NotATurn(_) => fen::NOT_A_TURN,
            Self::NotCastling(_) => fen::NOT_CASTLING,
            Self::NotEnPassant(_) => fen::NOT_EN_PASSANT,
            Self::NotANumber(_) => fen::NOT_A_NUMBER,
            Self::Trailing(_) => fen::TRAILING,
        }
    }
}

impl FenError {
    /// Returns the error in one line: column, text found, text expected.
    pub fn sentence(&self, language: Language) -> String {
        let fault = self.fault.expected().get(language);
        match self.fault.found() {
            Some(found) => fen::FOUND
                .fill(language, &[("column", &self.column), ("found", &format!("{found:?}")), ("fault", &fault)]),
            None => fen::AT.fill(language, &[("column", &self.column), ("fault", &fault)]),
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for FenError {}

/// Walks over the characters and knows the column.
struct FenReader<'a> {
    rest: std::str::Chars<'a>,
    column: usize,
}

impl FenReader<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.rest.next();
        self.column += usize::from(next.is_some());
        next
    }

    /// Returns the next character; `None` at the end of the field.
    fn next_in_field(&mut self) -> Option<char> {
        if self.peek().is_some_and(char::is_whitespace) { None } else { self.next() }
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
    }

    /// Advances to the next field; `false` if there is none.
    fn next_field(&mut self) -> bool {
        self.skip_spaces();
        self.peek().is_some()
    }

    /// Returns an error at the character to be read next.
    fn error(&self, fault: impl FnOnce(Option<char>) -> FenErrorKind) -> FenError {
        FenError { column: self.column + 1, fault: fault(self.peek()) }
    }

    /// Returns an error at the character read last.
    const fn error_before(&self, fault: FenErrorKind) -> FenError {
        FenError { column: self.column, fault }
    }
}

impl Setup {
    /// Parses a FEN. The fields after the turn are optional: no castling, no en passant, counters 0 and 1.
    ///
    /// For [`Variant::Chess960`] the castling letters may be those of X-FEN (`KQkq` for the outermost rooks, a file's
    /// letter for another) or of Shredder-FEN (`HAha`). For [`Variant::Standard`] they are parsed in the same way, and
    /// a king or rook off its initial square is one of the [`Self::problems`].
    pub fn from_fen(fen: &str, variant: Variant) -> Result<Self, FenError> {
        if let Some((offset, _)) = fen.char_indices().nth(MAX_CHARACTERS) {
            let column = fen.get(..offset).unwrap_or(fen).chars().count() + 1;
            return Err(FenError { column, fault: FenErrorKind::TooLong });
        }
        let mut reader = FenReader { rest: fen.chars(), column: 0 };
        reader.skip_spaces();
        let mut setup = Self { planes: read_men(&mut reader)?, variant, ..Self::empty() };
        reader.skip_spaces();
        setup.turn = match reader.next() {
            Some('w') => Color::White,
            Some('b') => Color::Black,
            Some(other) => return Err(reader.error_before(FenErrorKind::NotATurn(Some(other)))),
            None => return Err(reader.error(FenErrorKind::NotATurn)),
        };
        if let Some(more) = reader.next_in_field() {
            return Err(reader.error_before(FenErrorKind::NotATurn(Some(more))));
        }
        if reader.next_field() {
            setup.castling = read_castling(&mut reader, &setup)?;
        }
        if reader.next_field() {
            setup.en_passant = read_en_passant(&mut reader)?;
        }
        if reader.next_field() {
            setup.halfmove_clock = read_number(&mut reader)?;
        }
        if reader.next_field() {
            setup.fullmove_number = read_number(&mut reader)?;
        }
        if reader.next_field()
            && let Some(more) = reader.next()
        {
            return Err(reader.error_before(FenErrorKind::Trailing(more)));
        }
        Ok(setup)
    }

    /// Parses a FEN of standard chess or Chess960, decided by its castling field: Chess960 if the field names files
    /// (`HAha`) or gives a right to a king or rook off its usual square.
    pub fn from_any_fen(fen: &str) -> Result<Self, FenError> {
        let mut setup = Self::from_fen(fen, Variant::Chess960)?;
        let names_files = fen
            .split_whitespace()
            .nth(2)
            .is_some_and(|field| field.chars().any(|letter| matches!(letter.to_ascii_lowercase(), 'a'..='h')));
        let usual = Self { variant: Variant::Standard, ..setup.clone() };
        let at_home = |problem: &SetupProblem| {
            !matches!(problem, SetupProblem::CastlingWithoutKing(_) | SetupProblem::CastlingWithoutRook(_))
        };
        // A right without any rook that could castle even in Chess960 does not indicate Chess960.
        if !names_files && (usual.problems().iter().all(at_home) || !setup.problems().iter().all(at_home)) {
            setup.variant = Variant::Standard;
        }
        Ok(setup)
    }

    /// Returns the FEN, with castling in X-FEN: `KQkq` where the letter identifies the rook, else the file's letter.
    pub fn fen(&self) -> String {
        self.fen_with(|color, rook| {
            let wing = Wing::ALL.into_iter().find(|&wing| self.outermost_rook(color, wing) == rook);
            match wing {
                Some(Wing::King) => 'K',
                Some(Wing::Queen) => 'Q',
                None => rook.file_letter().to_ascii_uppercase(),
            }
        })
    }

    /// Returns the FEN, with castling by the rooks' files: `HAha`.
    pub fn shredder_fen(&self) -> String {
        self.fen_with(|_, rook| rook.file_letter().to_ascii_uppercase())
    }

    fn fen_with(&self, castling_letter: impl Fn(Color, Square) -> char) -> String {
        let mut fen = write_men(&self.planes);
        fen.push(' ');
        fen.push(self.turn.letter());
        fen.push(' ');
        let before = fen.len();
        for (color, rank) in [(Color::White, Bitboard::rank(0)), (Color::Black, Bitboard::rank(7))] {
            let mut rooks: Vec<Square> = (self.castling & rank).into_iter().collect();
            rooks.reverse();
            for rook in rooks {
                let letter = castling_letter(color, rook);
                fen.push(if color == Color::White { letter } else { letter.to_ascii_lowercase() });
            }
        }
        if fen.len() == before {
            fen.push('-');
        }
        let en_passant = self.en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        format!("{fen} {en_passant} {} {}", self.halfmove_clock, self.fullmove_number)
    }
}

fn read_men(reader: &mut FenReader<'_>) -> Result<Planes, FenError> {
    let mut planes = Planes::default();
    let (mut rank, mut file) = (7u8, 0u8);
    while let Some(letter) = reader.next_in_field() {
        if letter == '/' {
            if file < 8 {
                return Err(reader.error_before(FenErrorKind::ShortRank));
            }
            if rank == 0 {
                return Err(reader.error_before(FenErrorKind::TooManyRanks));
            }
            rank -= 1;
            file = 0;
            continue;
        }
        let (piece, squares) = match (Piece::from_letter(letter), letter) {
            (Some(piece), _) => (Some(piece), 1),
            (None, '1'..='8') => (None, letter as u8 - b'0'),
            _ => return Err(reader.error_before(FenErrorKind::NotAPiece(Some(letter)))),
        };
        if file + squares > 8 {
            return Err(reader.error_before(FenErrorKind::LongRank));
        }
        if let Some(piece) = piece {
            planes.put(Square::new(rank * 8 + file), Some(piece));
        }
        file += squares;
    }
    if rank == 7 && file == 0 {
        return Err(reader.error(FenErrorKind::NotAPiece));
    }
    if file < 8 {
        return Err(reader.error(|_| FenErrorKind::ShortRank));
    }
    if rank > 0 {
        return Err(reader.error(|_| FenErrorKind::TooFewRanks));
    }
    Ok(planes)
}

fn write_men(planes: &Planes) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        let mut empty = 0u8;
        for file in 0..8 {
            match planes.piece_at(Square::new(rank * 8 + file)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text.push((b'0' + empty) as char);
                        empty = 0;
                    }
                    text.push(piece.letter());
                }
            }
        }
        if empty > 0 {
            text.push((b'0' + empty) as char);
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn read_castling(reader: &mut FenReader<'_>, setup: &Setup) -> Result<Bitboard, FenError> {
    let mut castling = Bitboard::EMPTY;
    let mut first = true;
    while let Some(letter) = reader.next_in_field() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_lowercase() {
            '-' if first => {
                return match reader.next_in_field() {
                    Some(more) => Err(reader.error_before(FenErrorKind::NotCastling(Some(more)))),
                    None => Ok(castling),
                };
            }
            'k' => setup.outermost_rook(color, Wing::King),
            'q' => setup.outermost_rook(color, Wing::Queen),
            file @ 'a'..='h' => Square::new(back_rank(color) * 8 + (file as u8 - b'a')),
            _ => return Err(reader.error_before(FenErrorKind::NotCastling(Some(letter)))),
        };
        castling = castling.with(rook);
        first = false;
    }
    Ok(castling)
}

fn read_en_passant(reader: &mut FenReader<'_>) -> Result<Option<Square>, FenError> {
    let square = match reader.next_in_field() {
        Some('-') => None,
        Some(file @ 'a'..='h') => match reader.next_in_field() {
            Some(rank @ '1'..='8') => Some(Square::new((rank as u8 - b'1') * 8 + (file as u8 - b'a'))),
            Some(other) => return Err(reader.error_before(FenErrorKind::NotEnPassant(Some(other)))),
            None => return Err(reader.error(|_| FenErrorKind::NotEnPassant(None))),
        },
        found => return Err(reader.error_before(FenErrorKind::NotEnPassant(found))),
    };
    match reader.next_in_field() {
        Some(more) => Err(reader.error_before(FenErrorKind::NotEnPassant(Some(more)))),
        None => Ok(square),
    }
}

fn read_number(reader: &mut FenReader<'_>) -> Result<u16, FenError> {
    let mut number = 0u16;
    while let Some(digit) = reader.next_in_field() {
        number = digit
            .to_digit(10)
            .and_then(|value| number.checked_mul(10)?.checked_add(value as u16))
            .ok_or_else(|| reader.error_before(FenErrorKind::NotANumber(Some(digit))))?;
    }
    Ok(number)
}

impl Position {
    /// Returns the position as FEN, with castling in X-FEN; the en passant square only if a capture there is legal.
    pub fn fen(&self) -> String {
        Setup { en_passant: self.en_passant(), ..Setup::from(self) }.fen()
    }
}

/// The error for a text that is not a playable position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParsePositionError {
    /// The text is not a FEN.
    Fen(FenError),
    /// The FEN describes an impossible position.
    Impossible(crate::SetupProblems),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Impossible(problems) => problems.fmt(f),
        }
    }
}

impl std::error::Error for ParsePositionError {}

/// Parses the FEN of a playable position of standard chess.
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(fen: &str) -> Result<Self, Self::Err> {
        let setup = Setup::from_fen(fen, Variant::Standard).map_err(ParsePositionError::Fen)?;
        setup.playable().map_err(ParsePositionError::Impossible)
    }
}
