//! The piece letters (Appendix C.2, C.3), country by country.

use crate::words::letters;
use adoube_board::Role;
use adoube_words::{Language, Text};
use std::fmt;
use std::str::FromStr;

/// A set of piece letters, with its en passant mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Letters {
    /// R D T A C.
    Catalan,
    /// R D T A C.
    Spanish,
    /// R D T B C.
    Portuguese,
    /// E D G A Z, the first Basque system: errege, dama, gaztelu, alfil, zaldi.
    Basque,
    /// E A D G Z, the second Basque system: errege, andere, dorre, gudari, zaldun.
    BasqueSecond,
    /// K Q R B N.
    #[default]
    English,
    /// R D T F C.
    French,
    /// K D T L S.
    German,
    /// K D T L P.
    Dutch,
    /// R D T A C.
    Italian,
    /// ♔ ♕ ♖ ♗ ♘.
    Figurines,
}

impl Letters {
    /// All sets; the project's own languages first.
    pub const ALL: [Self; 11] = [
        Self::Catalan,
        Self::Spanish,
        Self::Portuguese,
        Self::Basque,
        Self::BasqueSecond,
        Self::English,
        Self::French,
        Self::German,
        Self::Dutch,
        Self::Italian,
        Self::Figurines,
    ];

    /// Returns the letters of queen, rook, bishop, knight and king.
    const fn table(self) -> [char; 5] {
        match self {
            Self::Catalan | Self::Spanish | Self::Italian => ['D', 'T', 'A', 'C', 'R'],
            Self::Portuguese => ['D', 'T', 'B', 'C', 'R'],
            Self::Basque => ['D', 'G', 'A', 'Z', 'E'],
            Self::BasqueSecond => ['A', 'D', 'G', 'Z', 'E'],
            Self::English => ['Q', 'R', 'B', 'N', 'K'],
            Self::French => ['D', 'T', 'F', 'C', 'R'],
            Self::German => ['D', 'T', 'L', 'S', 'K'],
            Self::Dutch => ['D', 'T', 'L', 'P', 'K'],
            Self::Figurines => ['♕', '♖', '♗', '♘', '♔'],
        }
    }

    /// Returns the letter of a piece; `None` for the pawn (C.4).
    pub const fn letter(self, role: Role) -> Option<char> {
        let [queen, rook, bishop, knight, king] = self.table();
        match role {
            Role::Pawn => None,
            Role::Queen => Some(queen),
            Role::Rook => Some(rook),
            Role::Bishop => Some(bishop),
            Role::Knight => Some(knight),
            Role::King => Some(king),
        }
    }

    /// Returns the piece with a letter. Figurines of either colour are accepted with any letters.
    pub const fn role(self, letter: char) -> Option<Role> {
        let [queen, rook, bishop, knight, king] = self.table();
        Some(match letter {
            '♕' | '♛' => Role::Queen,
            '♖' | '♜' => Role::Rook,
            '♗' | '♝' => Role::Bishop,
            '♘' | '♞' => Role::Knight,
            '♔' | '♚' => Role::King,
            _ if letter == queen => Role::Queen,
            _ if letter == rook => Role::Rook,
            _ if letter == bishop => Role::Bishop,
            _ if letter == knight => Role::Knight,
            _ if letter == king => Role::King,
            _ => return None,
        })
    }

    /// Returns whether a letter may have been written for a pawn by mistake (C.4).
    pub(crate) const fn is_pawn_letter(self, letter: char) -> bool {
        match letter {
            '♙' | '♟' => true,
            'P' => !matches!(self, Self::Dutch),
            'O' => matches!(self, Self::Basque | Self::BasqueSecond),
            'B' => matches!(self, Self::German),
            _ => false,
        }
    }

    /// Returns the mark of an en passant capture (C.9.3, C.13).
    pub const fn en_passant_mark(self) -> &'static str {
        match self {
            Self::Catalan | Self::Spanish => "a.p.",
            Self::Basque | Self::BasqueSecond => "i.h.",
            _ => "e.p.",
        }
    }

    /// Returns the short name: `ca es pt eu eu2 en fr de nl it figurines`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Catalan => "ca",
            Self::Spanish => "es",
            Self::Portuguese => "pt",
            Self::Basque => "eu",
            Self::BasqueSecond => "eu2",
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
            Self::Dutch => "nl",
            Self::Italian => "it",
            Self::Figurines => "figurines",
        }
    }

    /// Returns the name for people.
    pub const fn name(self) -> Text {
        match self {
            Self::Catalan => letters::CATALAN,
            Self::Spanish => letters::SPANISH,
            Self::Portuguese => letters::PORTUGUESE,
            Self::Basque => letters::BASQUE,
            Self::BasqueSecond => letters::BASQUE_SECOND,
            Self::English => letters::ENGLISH,
            Self::French => letters::FRENCH,
            Self::German => letters::GERMAN,
            Self::Dutch => letters::DUTCH,
            Self::Italian => letters::ITALIAN,
            Self::Figurines => letters::FIGURINES,
        }
    }

    /// Returns whether two sets write every move alike: Catalan, Spanish and Italian do, except for the en passant
    /// mark.
    pub fn same_letters(self, other: Self) -> bool {
        self.table() == other.table()
    }
}

impl Letters {
    /// Rewrites a move in English letters, as programs write it, in these; castling as the Laws print it (C.2, C.13).
    ///
    /// ```
    /// use adoube_notation::Letters;
    /// assert_eq!(Letters::Catalan.rewrite("Nf3"), "Cf3");
    /// assert_eq!(Letters::Basque.rewrite("O-O"), "0-0");
    /// ```
    pub fn rewrite(self, san: &str) -> String {
        let letter = |c: char| match c {
            'O' => '0',
            _ => Self::English.role(c).and_then(|role| self.letter(role)).unwrap_or(c),
        };
        san.chars().map(letter).collect()
    }
}

impl From<Language> for Letters {
    fn from(language: Language) -> Self {
        let code = language.code().split('-').next();
        Self::ALL.into_iter().find(|letters| Some(letters.code()) == code).unwrap_or(Self::English)
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A name that is none of [`Letters::code`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLettersError(String);

impl fmt::Display for ParseLettersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of ca, es, pt, eu, eu2, en, fr, de, nl, it, figurines", self.0)
    }
}

impl std::error::Error for ParseLettersError {}

impl FromStr for Letters {
    type Err = ParseLettersError;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|l| l.code() == code).ok_or_else(|| ParseLettersError(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appendix_c_2_every_letter_names_one_piece() {
        for letters in Letters::ALL {
            for role in Role::ALL {
                assert_eq!(letters.letter(role).and_then(|l| letters.role(l)), (role != Role::Pawn).then_some(role));
            }
            assert_eq!(letters.code().parse(), Ok(letters));
        }
        assert!("xx".parse::<Letters>().is_err());
    }

    #[test]
    fn the_two_basque_systems_clash() {
        let (first, second) = (Letters::Basque, Letters::BasqueSecond);
        for (letter, one, two) in [
            ('A', Role::Bishop, Role::Queen),
            ('D', Role::Queen, Role::Rook),
            ('G', Role::Rook, Role::Bishop),
            ('Z', Role::Knight, Role::Knight),
            ('E', Role::King, Role::King),
        ] {
            assert_eq!((first.role(letter), second.role(letter)), (Some(one), Some(two)), "{letter}");
        }
        assert!(Letters::Catalan.same_letters(Letters::Spanish));
        assert!(!Letters::Catalan.same_letters(Letters::Portuguese));
    }
}
