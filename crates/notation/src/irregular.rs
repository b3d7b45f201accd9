//! Irregularities of a written move that is understood all the same.

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
    /// An x where nothing is taken (C.9).
    FalseCapture,
    /// A check sign where no check is given (C.13).
    FalseCheck,
    /// A mate sign where there is no mate (C.13).
    FalseMate,
    /// An en passant mark where there is no such capture (C.9.3).
    FalseEnPassant,
    /// The en passant mark of another language (C.9.3).
    ForeignEnPassantMark,
    /// The square of departure, or part of it, where it is not needed (C.10).
    SuperfluousDeparture,
    /// The rank where the file would tell (C.10.3).
    RankForFile,
    /// Castling written in some other way than 0-0 or O-O (C.13).
    CastlingSigns,
    /// Signs that do not belong there.
    StraySigns,
    /// The move's number is glued to the move.
    GluedNumber,
    /// The dot after the number is missing.
    MissingDot,
    /// A letter of another language (C.2, C.3).
    ForeignLetter(Letters),
    /// The departure written is wrong: no such piece stands there (C.10).
    WrongDeparture,
    /// The departure of a pawn's capture is missing (C.9.3).
    MissingDeparture,
    /// The file of arrival is missing (C.8).
    MissingFile,
    /// The rank of arrival is missing (C.8).
    MissingRank,
    /// Stands at another place than its number says.
    OutOfOrder,
}

impl Irregularity {
    /// Whether the text, taken by the letter, names no legal move, so that the move was found by forgiving this. An arbiter who
    /// judges a sealed move (I.8) does not forgive it.
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

    /// The provision that it departs from.
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

    /// The irregularity as a sentence.
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
