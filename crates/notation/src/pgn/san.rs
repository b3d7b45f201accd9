//! PGN's own move notation, parsed eight bytes at a time. Anything else is left to the tolerant reader.
#![allow(clippy::inline_always, reason = "part of the loop over tokens")]

use super::event::San;
use adoube_board::{Bitboard, Clue, Role, Square, Wing};

const SPACES: u64 = 0x2121_2121_2121_2121;
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// Returns the number of bytes of a word (lowest first) before the first space or control character; 8 if there is
/// none.
///
/// A byte of 0x80 or more can be mistaken only above a true space, so the first is exact.
#[inline(always)]
pub(crate) const fn length_to_space(word: u64) -> usize {
    let spaces = word.wrapping_sub(SPACES) & !word & HIGH_BITS;
    (spaces.trailing_zeros() / 8) as usize
}

/// Returns the number of bytes of a word before the first quote or control character; 8 if there is none.
#[inline(always)]
pub(crate) const fn length_to_quote(word: u64) -> usize {
    let zeroed = word ^ 0x2222_2222_2222_2222;
    let quotes = zeroed.wrapping_sub(0x0101_0101_0101_0101) & !zeroed;
    let controls = word.wrapping_sub(0x2020_2020_2020_2020) & !word;
    (((quotes | controls) & HIGH_BITS).trailing_zeros() / 8) as usize
}

/// Returns the number of bytes of a word before the first non-letter; 8 if all are letters.
#[inline(always)]
pub(crate) const fn length_of_letters(word: u64) -> usize {
    let low = (word | 0x2020_2020_2020_2020) & !HIGH_BITS;
    // The sum sets the high bit of each byte that is at least `a`, or more than `z`.
    let at_least_a = low + 0x1f1f_1f1f_1f1f_1f1f;
    let beyond_z = low + 0x0505_0505_0505_0505;
    let letters = at_least_a & !beyond_z & !word;
    ((!letters & HIGH_BITS).trailing_zeros() / 8) as usize
}

/// Returns the number of 32 bytes before the first closing brace; 32 if there is none.
#[inline(always)]
pub(crate) fn length_to_brace(bytes: &[u8; 32]) -> usize {
    let mut masks = [0; 4];
    for (mask, word) in masks.iter_mut().zip(bytes.as_chunks::<8>().0) {
        let zeroed = u64::from_le_bytes(*word) ^ 0x7d7d_7d7d_7d7d_7d7d;
        *mask = zeroed.wrapping_sub(0x0101_0101_0101_0101) & !zeroed & HIGH_BITS;
    }
    let [first, second, third, fourth] = masks;
    let (mask, before) = if first != 0 {
        (first, 0)
    } else if second != 0 {
        (second, 8)
    } else if third != 0 {
        (third, 16)
    } else {
        (fourth, 24)
    };
    before + (mask.trailing_zeros() / 8) as usize
}

/// The squares that a byte of the origin allows: a file, a rank, all for the cross, none for other bytes.
static DEPARTURE: [u64; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 8 {
        table[b'a' as usize + i] = Bitboard::file(i as u8).0;
        table[b'1' as usize + i] = Bitboard::rank(i as u8).0;
        i += 1;
    }
    table[b'x' as usize] = !0;
    table
};

/// The order of the bytes of an origin: file, rank, cross; 0 for other bytes.
static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 8 {
        table[b'a' as usize + i] = 1;
        table[b'1' as usize + i] = 2;
        i += 1;
    }
    table[b'x' as usize] = 3;
    table
};

const NONE: u8 = 7;

/// The role denoted by a move's first byte, [`Role::Pawn`] for a file, or [`NONE`].
static FIRST: [u8; 256] = {
    let mut table = [NONE; 256];
    let mut i = 0;
    while i < 8 {
        table[b'a' as usize + i] = Role::Pawn as u8;
        i += 1;
    }
    table[b'N' as usize] = Role::Knight as u8;
    table[b'B' as usize] = Role::Bishop as u8;
    table[b'R' as usize] = Role::Rook as u8;
    table[b'Q' as usize] = Role::Queen as u8;
    table[b'K' as usize] = Role::King as u8;
    table
};

/// Parses a move of up to eight bytes, given as a word, the first byte lowest.
#[inline(always)]
pub(crate) fn strict(word: u64, length: usize) -> San {
    let byte = |i: usize| (word >> (8 * (i & 7))) as u8;
    let first = byte(0);
    let mut end = length;
    if end < 2 {
        return San::Other;
    }
    end -= usize::from(matches!(byte(end - 1), b'+' | b'#'));
    if end < 2 {
        return San::Other;
    }
    let role = match FIRST[first as usize] {
        0 => Role::Pawn,
        1 => Role::Knight,
        2 => Role::Bishop,
        3 => Role::Rook,
        4 => Role::Queen,
        5 => Role::King,
        _ => return castling(word, end),
    };
    let mut promotion = None;
    // Checked for every piece, since it is nearly always false.
    if byte(end - 2) == b'=' {
        if end < 4 || role != Role::Pawn {
            return San::Other;
        }
        promotion = match byte(end - 1) {
            b'Q' => Some(Role::Queen),
            b'R' => Some(Role::Rook),
            b'B' => Some(Role::Bishop),
            b'N' => Some(Role::Knight),
            _ => return San::Other,
        };
        end -= 2;
    }
    let start = usize::from(role != Role::Pawn);
    if end < start + 2 {
        return San::Other;
    }
    let file = byte(end - 2).wrapping_sub(b'a');
    let rank = byte(end - 1).wrapping_sub(b'1');
    if file > 7 || rank > 7 {
        return San::Other;
    }
    let middle = end - 2 - start;
    let mut from = if role == Role::Pawn { Bitboard::file(file).0 } else { !0 };
    if middle != 0 {
        from = departure(word >> (8 * start), middle);
        if from == 0 {
            return San::Other;
        }
    }
    San::Move(Clue { role, to: Square::new(rank * 8 + file), from: Bitboard(from), promotion })
}

/// Returns the squares that file, rank and cross, in this order, allow; none for any other text.
#[inline(always)]
fn departure(word: u64, length: usize) -> u64 {
    let mut from = !0;
    let mut last = 0;
    for i in 0..length {
        let byte = (word >> (8 * i)) as u8;
        let class = CLASS[byte as usize];
        if class <= last {
            return 0;
        }
        last = class;
        from &= DEPARTURE[byte as usize];
    }
    from
}

#[cold]
fn castling_of(word: u64, length: usize) -> San {
    match (length, word & ((1 << (8 * length)) - 1)) {
        (3, text) if text == u64::from_le_bytes(*b"O-O\0\0\0\0\0") => San::Castling(Wing::King),
        (5, text) if text == u64::from_le_bytes(*b"O-O-O\0\0\0") => San::Castling(Wing::Queen),
        _ => San::Other,
    }
}

#[inline(always)]
fn castling(word: u64, length: usize) -> San {
    if length < 8 { castling_of(word, length) } else { San::Other }
}

/// The token that a byte begins in movetext. A table, so that pawns and pieces take the same path.
#[derive(Clone, Copy)]
pub(super) enum Token {
    Space,
    Move,
    Number,
    Comment,
    Rare,
}

pub(super) static TOKEN: [Token; 256] = {
    let mut table = [Token::Rare; 256];
    let mut byte = 0usize;
    while byte < 256 {
        table[byte] = match byte as u8 {
            0..=b' ' => Token::Space,
            b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'O' => Token::Move,
            b'1'..=b'9' => Token::Number,
            b'{' => Token::Comment,
            _ => Token::Rare,
        };
        byte += 1;
    }
    table
};

/// Returns `1 - 0` without its spaces, and its length with them; any dash is accepted. White space must follow.
pub(super) fn without_spaces(text: &[u8]) -> Option<(Vec<u8>, usize)> {
    let word = |from: usize| {
        let rest = text.get(from..)?;
        let start = from + rest.iter().take_while(|byte| **byte == b' ').count();
        let length = text.get(start..)?.iter().position(|byte| *byte <= b' ')?;
        Some((text.get(start..start + length)?, start + length))
    };
    let (first, after_first) = word(0)?;
    let (dash, after_dash) = word(after_first)?;
    let (second, end) = word(after_dash)?;
    let is_dash = matches!(dash, b"-" | b":" | [0xe2, 0x80, 0x90..=0x95] | [0xe2, 0x88, 0x92] | [0x96 | 0x97]);
    let is_score = |word: &[u8]| matches!(word, b"1" | b"0" | b"1/2" | b"0.5" | [0xc2, 0xbd] | [0xbd]);
    (is_dash && is_score(first) && is_score(second)).then(|| ([first, b"-", second].concat(), end))
}

/// Returns whether a byte can be part of a move, in PGN or not.
pub(super) const fn is_move_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'#' | b'=' | b'-' | b':' | b'.' | b'/' | b'@' | 0x80..)
}

/// Returns whether a word is the mark of an en passant capture.
pub(super) fn is_mark(text: &[u8]) -> bool {
    [&b"e.p."[..], b"ep", b"a.p.", b"i.h.", b"e.p", b"a.p", b"i.h", b"ep."].contains(&text)
}

/// Returns whether a word is castling, with zeros or letters, with or without dashes.
pub(super) fn is_zero_castling(text: &[u8]) -> bool {
    let zeros = text.iter().filter(|byte| matches!(byte, b'0' | b'O' | b'o')).count();
    let alternate = text.iter().enumerate().all(|(i, byte)| (*byte == b'-') == (i % 2 == 1));
    matches!(text, b"00" | b"000") || alternate && zeros == text.len().div_ceil(2) && (2..=3).contains(&zeros)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn braces_are_found(bytes: [u8; 32], brace in 0usize..40) {
            let mut bytes = bytes;
            bytes.get_mut(brace).into_iter().for_each(|byte| *byte = b'}');
            prop_assert_eq!(length_to_brace(&bytes), bytes.iter().position(|byte| *byte == b'}').unwrap_or(32));
        }

        #[test]
        fn lengths_are_those_that_counting_gives(bytes: [u8; 8], quote in 0usize..10) {
            let mut bytes = bytes;
            bytes.get_mut(quote).into_iter().for_each(|byte| *byte = b'"');
            let word = u64::from_le_bytes(bytes);
            let count = |stop: &dyn Fn(u8) -> bool| bytes.iter().take_while(|byte| !stop(**byte)).count();
            prop_assert_eq!(length_to_space(word), count(&|byte| byte <= b' '));
            prop_assert_eq!(length_to_quote(word), count(&|byte| byte == b'"' || byte < b' '));
            prop_assert_eq!(length_of_letters(word), count(&|byte| !byte.is_ascii_alphabetic()));
        }
    }

    fn san(text: &str) -> San {
        let mut bytes = [b' '; 8];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        let word = u64::from_le_bytes(bytes);
        assert_eq!(length_to_space(word), text.len(), "{text}");
        strict(word, text.len())
    }

    fn clue(role: Role, from: u64, to: &str, promotion: Option<Role>) -> San {
        San::Move(Clue { role, to: to.parse().unwrap(), from: Bitboard(from), promotion })
    }

    #[test]
    fn pgn_8_2_3_standard_algebraic_notation() {
        let file = |letter: u8| Bitboard::file(letter - b'a').0;
        let cases = [
            ("e4", clue(Role::Pawn, file(b'e'), "e4", None)),
            ("exd5", clue(Role::Pawn, file(b'e'), "d5", None)),
            ("Nf3", clue(Role::Knight, !0, "f3", None)),
            ("Nbd2", clue(Role::Knight, file(b'b'), "d2", None)),
            ("N1xf3+", clue(Role::Knight, 0xff, "f3", None)),
            ("Qh4xe1#", clue(Role::Queen, 1 << 31, "e1", None)),
            ("exd8=N+", clue(Role::Pawn, file(b'e'), "d8", Some(Role::Knight))),
            ("O-O", San::Castling(Wing::King)),
            ("O-O-O+", San::Castling(Wing::Queen)),
        ];
        for (text, expected) in cases {
            assert_eq!(san(text), expected, "{text}");
        }
        for text in
            ["0-0", "e9", "Nxaf3", "Nx", "e", "", "K", "e8Q", "e8=K", "Nf3!", "nf3", "e4++", "Paxb4", "--", "O-O-"]
        {
            assert_eq!(san(text), San::Other, "{text}");
        }
    }
}
