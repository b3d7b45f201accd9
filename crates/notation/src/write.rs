//! Writes a move (Appendix C.8-C.13), in any notation that the appendix allows.

use crate::Letters;
use adoube_board::{Bitboard, Clue, Move, Position, Role, Square, Wing};
use std::fmt::{self, Write};

/// Whether the square of departure is written (C.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DepartureForm {
    /// Only as needed to distinguish two pieces of the same kind (C.10): `Nbd2`.
    #[default]
    Short,
    /// Always: `Nb1d2`.
    Long,
}

/// The marking of check and checkmate (C.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Checks {
    /// Not at all.
    Unmarked,
    /// `+` and `#`.
    #[default]
    Hash,
    /// `+` and `++`.
    DoublePlus,
}

/// The character of castling (C.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingSign {
    /// `0-0`, as printed in the Laws.
    #[default]
    Zero,
    /// `O-O`, as in PGN.
    LetterO,
}

/// The sign before the promotion piece (C.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PromotionSign {
    /// `d8Q`, as printed in the Laws.
    #[default]
    Plain,
    /// `d8=Q`, as in PGN.
    Equals,
    /// `d8(Q)`.
    Parentheses,
}

/// The style of written moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// The piece letters.
    pub letters: Letters,
    /// Short or long.
    pub form: DepartureForm,
    /// Whether captures are marked with an x (C.9).
    pub captures: bool,
    /// The marking of checks.
    pub checks: Checks,
    /// Whether en passant captures are marked (C.9.3).
    pub en_passant: bool,
    /// The notation of castling.
    pub castling: CastlingSign,
    /// The notation of promotions.
    pub promotion: PromotionSign,
}

impl Style {
    /// Returns the style of the Laws: short, with all optional marks, `0-0`, `d8Q`.
    pub const fn of_laws(letters: Letters) -> Self {
        Self {
            letters,
            form: DepartureForm::Short,
            captures: true,
            checks: Checks::Hash,
            en_passant: true,
            castling: CastlingSign::Zero,
            promotion: PromotionSign::Plain,
        }
    }

    /// PGN's export format: English letters, short, `O-O`, `d8=Q`, no en passant mark.
    pub const PGN: Self = Self {
        letters: Letters::English,
        form: DepartureForm::Short,
        captures: true,
        checks: Checks::Hash,
        en_passant: false,
        castling: CastlingSign::LetterO,
        promotion: PromotionSign::Equals,
    };
}

/// The part of the origin square that short notation needs (C.10; pinned pieces do not count).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Departure {
    None,
    File,
    Rank,
    Both,
}

impl Departure {
    /// Returns the form that a legal move needs; for a pawn's capture the file (C.9.3).
    pub(crate) fn needed(position: &Position, mv: Move) -> Self {
        let (role, from, to) = (mv.role(), mv.from(), mv.to());
        if role == Role::Pawn {
            return if from.file() == to.file() { Self::None } else { Self::File };
        }
        if mv.castling().is_some() || position.pieces(position.turn(), role).count() < 2 {
            return Self::None;
        }
        let clue = Clue { role, to, from: Bitboard::FULL, promotion: None };
        let others = position.fitting(clue).origins().without(from);
        if others.is_empty() {
            Self::None
        } else if (others & Bitboard::file(from.file())).is_empty() {
            Self::File
        } else if (others & Bitboard::rank(from.rank())).is_empty() {
            Self::Rank
        } else {
            Self::Both
        }
    }

    pub(crate) const fn shows_file(self) -> bool {
        matches!(self, Self::File | Self::Both)
    }

    pub(crate) const fn shows_rank(self) -> bool {
        matches!(self, Self::Rank | Self::Both)
    }
}

/// Writes a legal move of a position.
pub fn write(position: &Position, mv: Move, style: &Style) -> String {
    let mut out = String::with_capacity(16);
    // Writing to a String cannot fail.
    let _ = write_into(&mut out, position, mv, style);
    out
}

/// Writes a legal move of a position to any text output.
pub fn write_into(out: &mut impl Write, position: &Position, mv: Move, style: &Style) -> fmt::Result {
    match mv.castling() {
        Some(wing) => out.write_str(castling_sign(wing, style.castling))?,
        None => write_body(out, position, mv, style)?,
    }
    match style.checks {
        Checks::Unmarked => {}
        marks => write_check(out, position, mv, marks)?,
    }
    if style.en_passant && is_en_passant(mv) {
        write!(out, " {}", style.letters.en_passant_mark())?;
    }
    Ok(())
}

const fn castling_sign(wing: Wing, sign: CastlingSign) -> &'static str {
    match (wing, sign) {
        (Wing::King, CastlingSign::Zero) => "0-0",
        (Wing::Queen, CastlingSign::Zero) => "0-0-0",
        (Wing::King, CastlingSign::LetterO) => "O-O",
        (Wing::Queen, CastlingSign::LetterO) => "O-O-O",
    }
}

pub(crate) fn is_en_passant(mv: Move) -> bool {
    mv.kind() == adoube_board::MoveKind::EnPassant
}

fn write_body(out: &mut impl Write, position: &Position, mv: Move, style: &Style) -> fmt::Result {
    let (from, to) = (mv.from(), mv.to());
    if let Some(letter) = style.letters.letter(mv.role()) {
        out.write_char(letter)?;
    }
    let departure = match style.form {
        DepartureForm::Long => Departure::Both,
        DepartureForm::Short => Departure::needed(position, mv),
    };
    if departure.shows_file() {
        out.write_char(from.file_letter())?;
    }
    if departure.shows_rank() {
        out.write_char(from.rank_digit())?;
    }
    if style.captures && position.is_capture(mv) {
        out.write_char('x')?;
    }
    write_square(out, to)?;
    let Some(letter) = mv.promotion().and_then(|role| style.letters.letter(role)) else { return Ok(()) };
    match style.promotion {
        PromotionSign::Plain => out.write_char(letter),
        PromotionSign::Equals => write!(out, "={letter}"),
        PromotionSign::Parentheses => write!(out, "({letter})"),
    }
}

fn write_square(out: &mut impl Write, square: Square) -> fmt::Result {
    out.write_char(square.file_letter())?;
    out.write_char(square.rank_digit())
}

fn write_check(out: &mut impl Write, position: &Position, mv: Move, marks: Checks) -> fmt::Result {
    let after = position.play(mv);
    if !after.is_check() {
        return Ok(());
    }
    let mate = after.count_legal_moves() == 0;
    out.write_str(match marks {
        Checks::Hash if mate => "#",
        Checks::DoublePlus if mate => "++",
        _ => "+",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(fen: &str, uci: &str, style: &Style) -> String {
        let position: Position = fen.parse().unwrap();
        let mv = *position.legal_moves().iter().find(|mv| position.uci(**mv) == uci).unwrap();
        write(&position, mv, style)
    }

    #[test]
    fn appendix_c_10_the_file_first_then_the_rank_then_both() {
        let cases = [
            // C.10.3.1 to C.10.3.3: knights on g1 and e1, g5 and g1, h2 and d4.
            ("7k/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1f3", "Ngf3"),
            ("7k/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g5f3", "N5f3"),
            ("7k/8/8/8/3N4/8/7N/K7 w - - 0 1", "h2f3", "Nhf3"),
            // Three queens: neither file nor rank alone suffices.
            ("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"),
            // The other knight is pinned and cannot move there.
            ("4r2k/8/8/8/8/4N3/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
            ("4r2k/8/8/8/8/8/4N3/4K2N w - - 0 1", "h1g3", "Ng3"),
        ];
        for (fen, uci, expected) in cases {
            assert_eq!(written(fen, uci, &Style::PGN), expected, "{fen}");
        }
    }

    #[test]
    fn appendix_c_11_and_c_13_promotion_castling_check_and_mate() {
        let laws = Style::of_laws(Letters::Spanish);
        let double = Style { checks: Checks::DoublePlus, promotion: PromotionSign::Parentheses, ..laws };
        assert_eq!(written("8/3P4/8/8/8/8/6k1/K7 w - - 0 1", "d7d8q", &laws), "d8D");
        assert_eq!(written("8/3P4/8/8/8/8/6k1/K7 w - - 0 1", "d7d8n", &double), "d8(C)");
        assert_eq!(written("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", &laws), "0-0");
        assert_eq!(written("7k/R7/1R6/8/8/8/8/4K3 w - - 0 1", "b6b8", &double), "Tb8++");
        assert_eq!(written("7k/R7/1R6/8/8/8/8/4K3 w - - 0 1", "b6b8", &laws), "Tb8#");
        assert_eq!(written("7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", &laws), "exd6 a.p.");
    }
}
