//! Irregularities of a written move that can still be understood.

use crate::Letters;
use crate::words::irregular;
use adoube_laws::Article;
use adoube_words::{Language, Text};

/// A departure from Appendix C in a move that could be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Irregularity {
    /// A letter for the pawn (C.4).
    PawnLetter,
    /// A small letter for a piece (C.2).
    SmallLetter,
    /// Capital letters for files (C.5).
    CapitalFile,
    /// An x without a capture (C.9).
    FalseCapture,
    /// A check sign without a check (C.13).
    FalseCheck,
    /// A mate sign without a mate (C.13).
    FalseMate,
    /// An en passant mark without such a capture (C.9.3).
    FalseEnPassant,
    /// The en passant mark of another language (C.9.3).
    ForeignEnPassantMark,
    /// The origin square, or part of it, where it is not needed (C.10).
    SuperfluousDeparture,
    /// The rank where the file would suffice (C.10.3).
    RankForFile,
    /// Castling not written as 0-0 or O-O (C.13).
    CastlingSigns,
    /// Signs that do not belong there.
    StraySigns,
    /// The move number is attached to the move.
    GluedNumber,
    /// The dot after the number is missing.
    MissingDot,
    /// A letter of another language (C.2, C.3).
    ForeignLetter(Letters),
    /// The origin is wrong: there is no such piece (C.10).
    WrongDeparture,
    /// The origin of a pawn's capture is missing (C.9.3).
    MissingDeparture,
    /// The file of arrival is missing (C.8).
    MissingFile,
    /// The rank of arrival is missing (C.8).
    MissingRank,
    /// The entry is at another position than its number indicates.
    OutOfOrder,
}

impl Irregularity {
    /// Returns whether the literal text denotes no legal move, so that the move was found by a repair. An arbiter who
    /// judges a sealed move (I.8) does not accept repairs.
    pub const fn is_repair(self) -> bool {
        matches!(
            self,
            Self::ForeignLetter(_)
                | Self::WrongDeparture
                | Self::MissingDeparture
                | Self::MissingFile
                | Self::MissingRank
        )
    }

    /// Returns the provision that it violates.
    pub const fn article(self) -> Article {
        Article::new(match self {
            Self::PawnLetter => "C.4",
            Self::SmallLetter => "C.2",
            Self::CapitalFile => "C.5",
            Self::FalseCapture => "C.9",
            Self::FalseCheck | Self::FalseMate | Self::CastlingSigns => "C.13",
            Self::FalseEnPassant | Self::ForeignEnPassantMark | Self::MissingDeparture => "C.9.3",
            Self::SuperfluousDeparture | Self::WrongDeparture => "C.10",
            Self::RankForFile => "C.10.3",
            Self::ForeignLetter(_) => "C.3",
            Self::MissingFile | Self::MissingRank => "C.8",
            Self::StraySigns | Self::GluedNumber | Self::MissingDot | Self::OutOfOrder => "8.1.1",
        })
    }

    /// Returns the irregularity as a sentence.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Self::ForeignLetter(letters) => self.text().fill(language, &[("language", &letters.name().get(language))]),
            _ => self.text().get(language).to_owned(),
        }
    }

    const fn text(self) -> Text {
        match self {
            Self::PawnLetter => irregular::PAWN_LETTER,
            Self::SmallLetter => irregular::SMALL_LETTER,
            Self::CapitalFile => irregular::CAPITAL_FILE,
            Self::FalseCapture => irregular::FALSE_CAPTURE,
            Self::FalseCheck => irregular::FALSE_CHECK,
            Self::FalseMate => irregular::FALSE_MATE,
            Self::FalseEnPassant => irregular::FALSE_EN_PASSANT,
            Self::ForeignEnPassantMark => irregular::FOREIGN_EN_PASSANT_MARK,
            Self::SuperfluousDeparture => irregular::SUPERFLUOUS_DEPARTURE,
            Self::RankForFile => irregular::RANK_FOR_FILE,
            Self::CastlingSigns => irregular::CASTLING_SIGNS,
            Self::StraySigns => irregular::STRAY_SIGNS,
            Self::GluedNumber => irregular::GLUED_NUMBER,
            Self::MissingDot => irregular::MISSING_DOT,
            Self::ForeignLetter(_) => irregular::FOREIGN_LETTER,
            Self::WrongDeparture => irregular::WRONG_DEPARTURE,
            Self::MissingDeparture => irregular::MISSING_DEPARTURE,
            Self::MissingFile => irregular::MISSING_FILE,
            Self::MissingRank => irregular::MISSING_RANK,
            Self::OutOfOrder => irregular::OUT_OF_ORDER,
        }
    }
}
