//! Tokenises a written move (Appendix C), before any board is consulted.

use crate::Letters;
use adoube_board::{Bitboard, Role, Wing};

/// No written move is longer, in characters.
pub(crate) const MAX_CHARACTERS: usize = 32;

/// The marks around the move itself.
#[allow(clippy::struct_excessive_bools, reason = "each is a mark that is there or not")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// `+`, `†`.
    pub(crate) check: bool,
    /// `++`.
    pub(crate) double_plus: bool,
    /// `#`, `‡`.
    pub(crate) mate: bool,
    /// The en passant mark, by its first letter: a, e or i.
    pub(crate) en_passant: Option<char>,
    /// `(=)`, or `=` alone.
    pub(crate) draw_offer: bool,
    /// Signs that do not belong there.
    pub(crate) stray: bool,
}

/// A written move without its marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Body {
    Castling { wing: Wing, regular: bool },
    Piece(Scan),
}

/// The parts of a piece's or pawn's move that are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scan {
    pub(crate) role: Role,
    pub(crate) from_file: Option<u8>,
    pub(crate) from_rank: Option<u8>,
    pub(crate) to_file: Option<u8>,
    pub(crate) to_rank: Option<u8>,
    pub(crate) promotion: Option<Role>,
    pub(crate) capture: bool,
}

impl Scan {
    /// Returns the possible origins of the move.
    pub(crate) fn origins(&self) -> Bitboard {
        let mut from = Bitboard::FULL;
        if let Some(file) = self.from_file {
            from &= Bitboard::file(file);
        }
        if let Some(rank) = self.from_rank {
            from &= Bitboard::rank(rank);
        }
        from
    }
}

/// The treatment of upper and lower case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LetterCase {
    /// Pieces in capitals, files in small letters.
    Strict,
    /// A lower-case first letter is a piece if possible.
    LowerPiece,
    /// Files may be capitals.
    UpperFiles,
}

/// The characters of a written move, normalised: hyphens, crosses and zeros.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Signs {
    chars: [char; MAX_CHARACTERS],
    len: usize,
}

impl Signs {
    /// Normalises a text; `None` if it is empty or too long for a move.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let mut signs = Self { chars: [' '; MAX_CHARACTERS], len: 0 };
        for c in text.trim().chars() {
            let c = match c {
                '×' | '✕' | '⨯' => 'x',
                '–' | '—' | '−' | '‐' | '‑' => '-',
                '†' => '+',
                '‡' => '#',
                '\u{a0}' | '\t' | '\u{202f}' | '\u{2009}' => ' ',
                // The variation selector for a plain figurine.
                '\u{fe0e}' | '\u{fe0f}' => continue,
                c => c,
            };
            *signs.chars.get_mut(signs.len)? = c;
            signs.len += 1;
        }
        (signs.len > 0).then_some(signs)
    }

    pub(crate) fn as_slice(&self) -> &[char] {
        self.chars.get(..self.len).unwrap_or(&[])
    }

    fn drop_last(&mut self, count: usize) {
        self.len -= count.min(self.len);
    }

    pub(crate) fn drop_first(&mut self, count: usize) {
        let count = count.min(self.len);
        self.chars.copy_within(count.., 0);
        self.len -= count;
    }

    /// Capitalises a lower-case letter after the last rank: `a8q`. Returns whether there was one.
    pub(crate) fn capitalise_promotion(&mut self) -> bool {
        let len = self.len;
        match self.chars.get_mut(..len) {
            Some([.., '1' | '8', letter]) if letter.is_ascii_lowercase() => {
                letter.make_ascii_uppercase();
                true
            }
            _ => false,
        }
    }

    fn ends_with(&self, pattern: &str) -> bool {
        let slice = self.as_slice();
        let count = pattern.chars().count();
        slice.len() > count && slice.iter().rev().zip(pattern.chars().rev()).all(|(a, b)| a.eq_ignore_ascii_case(&b))
    }

    /// Removes the marks at the end.
    pub(crate) fn take_marks(&mut self) -> Marks {
        let mut marks = Marks::default();
        loop {
            let before = self.len;
            for (pattern, mark) in [
                ("a.p.", 'a'),
                ("e.p.", 'e'),
                ("i.h.", 'i'),
                ("a.p", 'a'),
                ("e.p", 'e'),
                ("i.h", 'i'),
                (" ap", 'a'),
                ("ep", 'e'),
                (" ih", 'i'),
            ] {
                if self.ends_with(pattern) {
                    marks.en_passant = Some(mark);
                    marks.stray |= !pattern.ends_with('.');
                    self.drop_last(pattern.chars().count());
                    break;
                }
            }
            if self.ends_with("(=)") {
                marks.draw_offer = true;
                self.drop_last(3);
            } else if self.ends_with("++") {
                marks.double_plus = true;
                self.drop_last(2);
            } else {
                match self.as_slice().last() {
                    Some('+') if self.len > 1 => marks.check = true,
                    Some('#') if self.len > 1 => marks.mate = true,
                    Some('=') if self.len > 2 => {
                        marks.draw_offer = true;
                        marks.stray = true;
                    }
                    Some('!' | '?' | ' ') if self.len > 1 => {}
                    Some(';' | ',' | '.' | '*' | '"' | '\'') if self.len > 1 => marks.stray = true,
                    _ if self.len == before => return marks,
                    _ => continue,
                }
                self.drop_last(1);
            }
        }
    }

    /// Parses the move without its marks, with these letters.
    pub(crate) fn body(&self, letters: Letters, case: LetterCase) -> Option<Body> {
        if let Some((wing, regular)) = castling(self.as_slice()) {
            return Some(Body::Castling { wing, regular });
        }
        piece_move(self.as_slice(), letters, case).map(Body::Piece)
    }
}

/// Parses castling in zeros or letters O; regular if the signs are uniform and separated by hyphens.
fn castling(signs: &[char]) -> Option<(Wing, bool)> {
    let zeros = signs.iter().filter(|c| matches!(c, '0' | 'O' | 'o')).count();
    let hyphens = signs.iter().filter(|c| **c == '-').count();
    let wing = match zeros {
        2 => Wing::King,
        3 => Wing::Queen,
        _ => return None,
    };
    if zeros + hyphens != signs.len() || signs.first() == Some(&'-') || signs.last() == Some(&'-') {
        return None;
    }
    let alternate = hyphens + 1 == zeros && signs.iter().enumerate().all(|(i, c)| (*c == '-') == (i % 2 == 1));
    let alike = signs.iter().step_by(2).all(|c| Some(c) == signs.first() && *c != 'o');
    Some((wing, alternate && alike))
}

fn file(c: char, case: LetterCase) -> Option<u8> {
    let c = if case == LetterCase::UpperFiles { c.to_ascii_lowercase() } else { c };
    matches!(c, 'a'..='h').then(|| c as u8 - b'a')
}

fn rank(c: char) -> Option<u8> {
    matches!(c, '1'..='8').then(|| c as u8 - b'1')
}

fn piece_move(signs: &[char], letters: Letters, case: LetterCase) -> Option<Scan> {
    let (&first, after) = signs.split_first()?;
    let capital = if case == LetterCase::LowerPiece { first.to_ascii_uppercase() } else { first };
    let (role, rest) = match letters.role(capital) {
        Some(role) => (role, after),
        None if case == LetterCase::LowerPiece => return None,
        None => (Role::Pawn, signs),
    };
    let (rest, promotion) = if role == Role::Pawn { take_promotion(rest, letters) } else { (rest, None) };

    // From the end: rank and file of the destination, an optional cross or hyphen, optional rank and file of the
    // origin.
    let (rest, to_rank) = take_last(rest, rank);
    let (rest, to_file) = take_last(rest, |c| file(c, case));
    let (rest, sign) = take_last(rest, |c| matches!(c, 'x' | 'X' | ':' | '-').then_some(c));
    let (rest, from_rank) = take_last(rest, rank);
    let (rest, from_file) = take_last(rest, |c| file(c, case));
    let hyphen_in_short_form = sign == Some('-') && from_rank.is_none();
    if !rest.is_empty() || hyphen_in_short_form && from_file.is_some() {
        return None;
    }
    let capture = sign.is_some_and(|c| c != '-');
    Some(Scan { role, from_file, from_rank, to_file, to_rank, promotion, capture })
}

fn take_last<T>(signs: &[char], want: impl FnOnce(char) -> Option<T>) -> (&[char], Option<T>) {
    match signs.split_last() {
        Some((&last, before)) => match want(last) {
            Some(value) => (before, Some(value)),
            None => (signs, None),
        },
        None => (signs, None),
    }
}

/// Removes `D`, `=D`, `(D)` or `/D` at the end.
fn take_promotion(signs: &[char], letters: Letters) -> (&[char], Option<Role>) {
    let promoted = |c: char| letters.role(c).filter(|role| *role != Role::King);
    match signs {
        [before @ .., '(', letter, ')'] | [before @ .., '=' | '/', letter]
            if promoted(letter.to_ascii_uppercase()).is_some() =>
        {
            (before, promoted(letter.to_ascii_uppercase()))
        }
        [before @ .., letter] if before.len() > 1 && promoted(*letter).is_some() => (before, promoted(*letter)),
        _ => (signs, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str, letters: Letters) -> Option<Body> {
        let mut signs = Signs::of(text)?;
        signs.take_marks();
        signs.body(letters, LetterCase::Strict)
    }

    #[test]
    fn marks_come_off_in_any_order() {
        for (text, body) in [
            ("exd6 e.p.+", "exd6"),
            ("exd6+ a.p.", "exd6"),
            ("Rb1(=)", "Rb1"),
            ("e4 !?", "e4"),
            ("Cxd6;", "Cxd6"),
            ("Qh7#!!", "Qh7"),
        ] {
            let mut signs = Signs::of(text).unwrap();
            signs.take_marks();
            assert_eq!(signs.as_slice().iter().collect::<String>(), body, "{text}");
        }
        let mut signs = Signs::of("exd6 i.h. ++ (=)").unwrap();
        let marks = signs.take_marks();
        assert_eq!(
            (marks.en_passant, marks.double_plus, marks.draw_offer, marks.stray),
            (Some('i'), true, true, false)
        );
    }

    #[test]
    fn castling_is_read_in_zeros_and_letters() {
        for (text, wing, regular) in [
            ("0-0", Wing::King, true),
            ("O-O-O", Wing::Queen, true),
            ("0-O", Wing::King, false),
            ("00", Wing::King, false),
            ("o-o", Wing::King, false),
            ("0–0–0", Wing::Queen, true),
        ] {
            assert_eq!(scan(text, Letters::English), Some(Body::Castling { wing, regular }), "{text}");
        }
        assert_eq!(scan("0:", Letters::English), None);
        assert_eq!(scan("0-", Letters::English), None);
    }

    #[test]
    fn appendix_c_8_to_c_11_the_parts_of_a_move() {
        let parts = |text: &str, letters| match scan(text, letters) {
            Some(Body::Piece(s)) => {
                Some((s.role, s.from_file, s.from_rank, s.to_file, s.to_rank, s.promotion, s.capture))
            }
            _ => None,
        };
        use Role::{Bishop, Knight, Pawn, Queen};
        let cases = [
            ("Cg1f3", Letters::Catalan, (Knight, Some(6), Some(0), Some(5), Some(2), None, false)),
            ("Cg1-f3", Letters::Catalan, (Knight, Some(6), Some(0), Some(5), Some(2), None, false)),
            ("exd4", Letters::English, (Pawn, Some(4), None, Some(3), Some(3), None, true)),
            ("ed4", Letters::English, (Pawn, Some(4), None, Some(3), Some(3), None, false)),
            ("d8D", Letters::Spanish, (Pawn, None, None, Some(3), Some(7), Some(Queen), false)),
            ("d8(A)", Letters::Spanish, (Pawn, None, None, Some(3), Some(7), Some(Bishop), false)),
            ("e7xd8=Q", Letters::English, (Pawn, Some(4), Some(6), Some(3), Some(7), Some(Queen), true)),
            ("N5f3", Letters::English, (Knight, None, Some(4), Some(5), Some(2), None, false)),
            ("♘f3", Letters::Figurines, (Knight, None, None, Some(5), Some(2), None, false)),
            ("Cdx3", Letters::Spanish, (Knight, Some(3), None, None, Some(2), None, true)),
        ];
        for (text, letters, expected) in cases {
            assert_eq!(parts(text, letters), Some(expected), "{text}");
        }
        for text in ["", "P-K4", "Ne9", "i4", "e-4x", "Nb-d2", "hello"] {
            assert_eq!(parts(text, Letters::English), None, "{text}");
        }
    }
}
