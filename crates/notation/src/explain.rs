//! Readings as sentences.

use crate::words::explanations;
use crate::{Illegal, Letters, MoveReading, Style, write};
use adoube_board::Position;
use adoube_laws::Article;
use adoube_words::Language;

impl Illegal {
    /// Returns the broken provision: that of the board, or the one by which the sheet is judged.
    pub const fn article(&self) -> Article {
        match self {
            Self::Breach(_, breach) => breach.article(),
            Self::NoSuchPiece(_) => Article::new("3.10.2"),
        }
    }

    /// Returns the reason as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Breach(_, breach) => breach.sentence(language),
            Self::NoSuchPiece(role) => {
                explanations::NO_SUCH_PIECE.fill(language, &[("piece", &role.name().get(language))])
            }
        }
    }
}

impl MoveReading {
    /// Returns the provision for a reading that gives no move.
    pub const fn article(&self) -> Article {
        match self {
            Self::Move(_) => Article::new("C.8"),
            Self::Ambiguous(_) => Article::new("C.10"),
            Self::Illegal(illegal) => illegal.article(),
            Self::Unreadable => Article::new("C"),
            Self::Old(old) => old.article(),
        }
    }

    /// Returns the verdict as a sentence; moves are written with the given letters.
    pub fn sentence(&self, position: &Position, letters: Letters, language: Language) -> String {
        let style = Style::of_laws(letters);
        match self {
            Self::Move(read) => write(position, read.mv, &style),
            Self::Ambiguous(moves) => {
                let moves: Vec<String> = moves.iter().map(|mv| write(position, *mv, &style)).collect();
                explanations::AMBIGUOUS.fill(language, &[("moves", &moves.join(", "))])
            }
            Self::Illegal(illegal) => explanations::ILLEGAL.fill(language, &[("reason", &illegal.sentence(language))]),
            Self::Unreadable => explanations::UNREADABLE.get(language).to_owned(),
            Self::Old(old) => explanations::OLD.fill(language, &[("notation", &old.name().get(language))]),
        }
    }
}
