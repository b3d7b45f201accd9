//! Moves in the players' own piece letters (C.2, C.3): sealed texts (I.8) and the moves of claims.

use crate::act::MoveText;
use crate::game::{Game, Stop};
use adoube_board::{Color, Move, Position, Square};
use adoube_notation::{Irregularity, Letters, MoveReading, Style, read, write};

/// The languages in which a text is parsed if the player's is unknown.
const LANGUAGES: [Letters; 10] = [
    Letters::Catalan,
    Letters::Spanish,
    Letters::Portuguese,
    Letters::Basque,
    Letters::BasqueSecond,
    Letters::English,
    Letters::French,
    Letters::German,
    Letters::Dutch,
    Letters::Italian,
];

/// The meaning of a sealed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SealedText {
    /// One move.
    Clear(Move),
    /// Moves that a text denotes unambiguously in some language, while another language reads it differently.
    Doubtful(Vec<Move>),
    /// No move: ambiguous, illegal or unreadable.
    Defective(SealedFault),
}

/// The reason why a sealed text is not a move (I.8.1 to I.8.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum SealedFault {
    Ambiguous,
    Illegal,
    Unreadable,
}

/// The reading of a text in one language.
enum LanguageReading {
    Clear(Move),
    Defective(SealedFault),
}

/// Parses a sealed text in the player's letters; in all languages if they are unknown, or lack a letter of the text.
pub(crate) fn read_sealed(position: &Position, text: &str, own: Option<Letters>) -> SealedText {
    if let Some(letters) = own.filter(|letters| has_letters(*letters, text)) {
        return match read_in(position, text, letters) {
            LanguageReading::Clear(mv) => SealedText::Clear(mv),
            LanguageReading::Defective(fault) => SealedText::Defective(fault),
        };
    }
    let (mut moves, mut faults) = (Vec::new(), Vec::new());
    for letters in LANGUAGES.into_iter().filter(|letters| has_letters(*letters, text)) {
        match read_in(position, text, letters) {
            LanguageReading::Clear(mv) if !moves.contains(&mv) => moves.push(mv),
            LanguageReading::Clear(_) => {}
            LanguageReading::Defective(fault) => faults.push(fault),
        }
    }
    match moves.as_slice() {
        // The gravest reason is the article's first.
        [] => SealedText::Defective(faults.into_iter().min().unwrap_or(SealedFault::Unreadable)),
        &[mv] if !faults.contains(&SealedFault::Ambiguous) => SealedText::Clear(mv),
        _ => {
            moves.sort_by_cached_key(|mv| write(position, *mv, &Style::PGN));
            SealedText::Doubtful(moves)
        }
    }
}

fn read_in(position: &Position, text: &str, letters: Letters) -> LanguageReading {
    match read(position, text, letters) {
        // Tolerate slips of the pen that leave the meaning clear; repairing more would be a guess for the arbiter to
        // make.
        MoveReading::Move(found) if found.is_literal() => LanguageReading::Clear(found.mv),
        // The letters are the language's own, so what another language makes of them is not what is written (C.3).
        MoveReading::Move(found)
            if found.has_foreign_letter() || found.irregularities.contains(&Irregularity::WrongDeparture) =>
        {
            LanguageReading::Defective(SealedFault::Illegal)
        }
        MoveReading::Illegal(_) => LanguageReading::Defective(SealedFault::Illegal),
        MoveReading::Ambiguous(_) => LanguageReading::Defective(SealedFault::Ambiguous),
        MoveReading::Move(_) | MoveReading::Unreadable | MoveReading::Old(_) => {
            LanguageReading::Defective(SealedFault::Unreadable)
        }
    }
}

/// Returns whether a language has every piece letter of a text. A capital before a rank is a file, O belongs to
/// castling, X is a capture.
fn has_letters(letters: Letters, text: &str) -> bool {
    let mut rest = text.trim().chars().peekable();
    while let Some(c) = rest.next() {
        let piece = c.is_ascii_uppercase() && !matches!(c, 'O' | 'X' | 'P');
        let is_file =
            matches!(c, 'A'..='H') && rest.peek().is_some_and(char::is_ascii_digit) && rest.clone().count() == 1;
        if piece && !is_file && letters.role(c).is_none() {
            return false;
        }
    }
    true
}

/// Parses a sealed move written by its squares.
pub(crate) fn by_squares(text: &str) -> Option<MoveText> {
    let (from, to) = text.trim().split_once('-')?;
    let (to, promotion) = match to.split_once('=') {
        None => (to, None),
        Some((to, letter)) => (to, Some(letter.chars().next().and_then(adoube_board::Role::from_letter)?)),
    };
    let (from, to): (Square, Square) = (from.parse().ok()?, to.parse().ok()?);
    Some(MoveText::Squares { from, to, promotion })
}

impl Game {
    /// Converts a move as written by a player to standard algebraic notation, if the player's letters are known. What
    /// they do not denote is unclear, even if other letters would denote a move (C.3).
    pub(crate) fn in_letters_of(&self, who: Color, text: &MoveText) -> Result<MoveText, Stop> {
        let (MoveText::San(written), Some(letters), Some(position)) =
            (text, self.language[who as usize], self.stand.position())
        else {
            return Ok(text.clone());
        };
        if !has_letters(letters, written) {
            return Ok(text.clone());
        }
        match read(position, written, letters) {
            MoveReading::Move(found) if found.is_literal() => Ok(MoveText::San(write(position, found.mv, &Style::PGN))),
            _ => Err(Stop::Unclear(written.clone())),
        }
    }
}
