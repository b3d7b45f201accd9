//! The pieces (Article 2.2).

use crate::Color;
use crate::words::pieces;
use adoube_words::Text;

/// The role of a piece: its type without its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Article 3.7.
    Pawn,
    /// Article 3.6.
    Knight,
    /// Article 3.2.
    Bishop,
    /// Article 3.3.
    Rook,
    /// Article 3.4.
    Queen,
    /// Article 3.8.
    King,
}

impl Role {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The four a pawn may become (3.7.5.1).
    pub const PROMOTIONS: [Self; 4] = [Self::Knight, Self::Bishop, Self::Rook, Self::Queen];

    /// Returns the role's name.
    pub const fn name(self) -> Text {
        match self {
            Self::Pawn => pieces::PAWN,
            Self::Knight => pieces::KNIGHT,
            Self::Bishop => pieces::BISHOP,
            Self::Rook => pieces::ROOK,
            Self::Queen => pieces::QUEEN,
            Self::King => pieces::KING,
        }
    }

    /// Returns the lower-case letter in FEN and UCI: `p n b r q k`.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// Returns the role with an English letter of either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' | 'P' => Self::Pawn,
            'n' | 'N' => Self::Knight,
            'b' | 'B' => Self::Bishop,
            'r' | 'R' => Self::Rook,
            'q' | 'Q' => Self::Queen,
            'k' | 'K' => Self::King,
            _ => return None,
        })
    }
}

/// A piece of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The colour.
    pub color: Color,
    /// The role.
    pub role: Role,
}

impl Piece {
    /// Returns the FEN letter: upper case for White.
    pub const fn letter(self) -> char {
        let letter = self.role.letter();
        match self.color {
            Color::White => letter.to_ascii_uppercase(),
            Color::Black => letter,
        }
    }

    /// Returns the piece with a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}
