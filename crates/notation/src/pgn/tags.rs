//! Tag pairs: `[Name "value"]`.
#![allow(clippy::inline_always, reason = "part of the loop over tokens")]

use super::event::{PgnSyntaxError, Visitor};
use super::parser::{Next, ParserPhase, Run, Supply};
use super::san::{length_of_letters, length_to_quote};

impl<V: Visitor> Run<'_, V> {
    pub(super) fn tags(&mut self, i: usize) -> Next {
        match self.byte(i) {
            byte @ 0..=b' ' => {
                self.parser.newlines = self.parser.newlines.saturating_add(u8::from(byte == b'\n'));
                Some(i + 1)
            }
            b'[' if self.byte(i + 1) != b'%' => {
                // After an empty line, a repetition of this game's first tag begins another game.
                let name = self.tag_name(i);
                if self.parser.newlines > 1 && name != 0 && self.parser.first_tag == name {
                    self.end_game(i);
                    return Some(i);
                }
                let next = self.tag(i);
                // Only now: a tag that needs more of the file is parsed again.
                if next.is_some() && self.parser.first_tag == 0 {
                    self.parser.first_tag = name;
                }
                next
            }
            b'%' if self.is_line_start(i) => self.escape(i),
            _ => {
                self.parser.phase = ParserPhase::Movetext;
                self.visitor.begin_movetext(self.at(i));
                Some(i)
            }
        }
    }

    /// Returns the first eight letters of a tag's name, as a word.
    pub(super) fn tag_name(&self, i: usize) -> u64 {
        let word = self.word(i + 1);
        let letters = length_of_letters(word);
        if letters < 8 { word & ((1 << (8 * letters)) - 1) } else { word }
    }

    /// Parses `[Name "value"]`. The value ends at the first quote followed by a bracket, so that quotes inside it are
    /// harmless.
    fn tag(&mut self, mut i: usize) -> Next {
        let first = i;
        while let Some(end) = self.plain_tag(i) {
            i = end;
            self.parser.newlines = u8::from(self.byte(i - 1) == b'\n');
            if i >= self.limit || self.byte(i) != b'[' {
                return Some(i);
            }
        }
        if self.byte(i + 1) == b'%' {
            return Some(i);
        }
        let Some(length) = memchr::memchr(b'\n', self.slice(i, self.limit)) else {
            return match self.supply {
                // The tags before this one are consumed.
                Supply::More => (i > first).then_some(i),
                Supply::Full => {
                    self.fault(PgnSyntaxError::TooLong, i, self.limit);
                    Some(self.limit)
                }
                Supply::Last => Some(self.tag_in(i, self.limit)),
            };
        };
        self.parser.newlines = 0;
        Some(self.tag_in(i, i + length))
    }

    /// Parses a tag as programs write it: one space before the value, no quote inside.
    #[inline(always)]
    fn plain_tag(&mut self, i: usize) -> Next {
        let name_from = i + 1;
        let mut name_to = name_from;
        loop {
            let length = length_of_letters(self.word(name_to));
            name_to += length;
            if length < 8 {
                break;
            }
        }
        while NAME[self.byte(name_to) as usize] {
            name_to += 1;
        }
        if name_to == name_from || self.byte(name_to) != b' ' || self.byte(name_to + 1) != b'"' {
            return None;
        }
        let value_from = name_to + 2;
        let mut value_to = value_from;
        loop {
            let length = length_to_quote(self.word(value_to));
            value_to += length;
            if length < 8 {
                break;
            }
        }
        // The end of the buffer reads as a control character.
        if self.byte(value_to) != b'"' || self.byte(value_to + 1) != b']' || self.byte(value_to - 1) == b'\\' {
            return None;
        }
        // The end of the buffer reads as a newline too, which would be counted again later.
        if self.supply == Supply::More && self.slice(value_to + 2, value_to + 3).is_empty() {
            return None;
        }
        self.visitor.tag(self.slice(name_from, name_to), self.slice(value_from, value_to), self.at(i));
        Some(value_to + 2 + usize::from(self.byte(value_to + 2) == b'\n'))
    }

    /// Parses the tag that begins at `i`, on a line that ends at `end`.
    fn tag_in(&mut self, i: usize, end: usize) -> usize {
        let line = self.slice(i, end);
        let skip_spaces = |mut j: usize| {
            while line.get(j).is_some_and(|byte| *byte <= b' ') {
                j += 1;
            }
            j
        };
        let name_from = skip_spaces(1);
        let mut name_to = name_from;
        while line.get(name_to).is_some_and(|byte| NAME[*byte as usize]) {
            name_to += 1;
        }
        let quote = skip_spaces(name_to);
        if name_to > name_from && line.get(quote) == Some(&b'"') {
            let from = quote + 1;
            let mut search = from;
            while let Some(found) = memchr::memchr(b'"', line.get(search..).unwrap_or(&[])) {
                let to = search + found;
                let after = skip_spaces(to + 1);
                if line.get(after) == Some(&b']') && !is_escaped(line, from, to) {
                    let (name, value) = (self.slice(i + name_from, i + name_to), self.slice(i + from, i + to));
                    self.visitor.tag(name, value, self.at(i));
                    return i + after + 1;
                }
                search = to + 1;
            }
        }
        let to = if line.last() == Some(&b'\r') { end - 1 } else { end };
        self.fault(PgnSyntaxError::BadTag, i, to);
        end
    }
}

/// The bytes allowed in a tag's name.
static NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0u8;
    while byte < 128 {
        table[byte as usize] = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-');
        byte += 1;
    }
    table
};

/// Returns whether the quote at `to` is preceded by an odd number of backslashes.
fn is_escaped(line: &[u8], from: usize, to: usize) -> bool {
    let before = line.get(from..to).unwrap_or(&[]);
    before.iter().rev().take_while(|byte| **byte == b'\\').count() % 2 == 1
}
