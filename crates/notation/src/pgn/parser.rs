//! The PGN grammar, token by token, over a buffer that is refilled.
#![allow(clippy::inline_always, reason = "the loop over tokens is one function")]
#![allow(clippy::unnecessary_wraps, reason = "all tokens say alike where to go on")]

use super::event::{At, LineColumn, Origin, PgnSyntaxError, San, Visitor};
use super::san::{
    TOKEN, Token, is_mark, is_move_byte, is_zero_castling, length_to_brace, length_to_space, strict, without_spaces,
};
use crate::termination::PgnTermination;

/// The number of bytes that a buffer must extend beyond a token, so that no token needs a bounds check. The last buffer
/// of a file is padded with newlines.
pub(crate) const LOOK_AHEAD: usize = 64;

/// The current part of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ParserPhase {
    Between,
    Tags,
    Movetext,
    /// After the result; comments may follow.
    AfterResult,
}

/// A long text that continues in the next buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum UnfinishedText {
    None,
    Comment,
    Line,
}

/// Whether more bytes follow those given to the parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Supply {
    /// More bytes follow.
    More,
    /// More bytes follow, but the buffer must be consumed: the token exceeds the limit.
    Full,
    /// The end of the file, except for the padding.
    Last,
}

/// The state between buffers.
#[derive(Clone, Debug)]
pub(crate) struct Parser {
    pub(super) phase: ParserPhase,
    unfinished: UnfinishedText,
    depth: u32,
    /// Whether there was anything but comments since the tags.
    content: bool,
    /// Whether this line of play has a move.
    moved: bool,
    /// The name of the game's first tag, as returned by [`Run::tag_name`]; 0 if there is none yet.
    pub(super) first_tag: u64,
    /// The number of newlines since the last tag; two make an empty line.
    pub(super) newlines: u8,
    pub(crate) origin: Origin,
}

impl Parser {
    pub(crate) const fn new(place: LineColumn) -> Self {
        Self {
            phase: ParserPhase::Between,
            unfinished: UnfinishedText::None,
            depth: 0,
            content: false,
            moved: false,
            first_tag: 0,
            newlines: 0,
            origin: Origin::new(place),
        }
    }

    /// Parses the complete tokens of the buffer, and returns the number of bytes consumed.
    pub(crate) fn feed<V: Visitor>(&mut self, buffer: &[u8], supply: Supply, visitor: &mut V) -> usize {
        let limit = buffer.len().saturating_sub(LOOK_AHEAD);
        let origin = self.origin.clone();
        let mut run = Run { parser: self, buffer, limit, supply, origin: &origin, visitor, stopped: false };
        let consumed = run.run();
        self.origin = origin;
        self.origin.advance(buffer, consumed);
        consumed
    }

    /// Ends the last game.
    pub(crate) fn finish<V: Visitor>(&mut self, visitor: &mut V) {
        let origin = self.origin.clone();
        Run { parser: self, buffer: &[], limit: 0, supply: Supply::Last, origin: &origin, visitor, stopped: false }
            .end_game(0);
    }
}

/// The reading of one buffer.
pub(super) struct Run<'a, V> {
    pub(super) parser: &'a mut Parser,
    buffer: &'a [u8],
    pub(super) limit: usize,
    pub(super) supply: Supply,
    origin: &'a Origin,
    pub(super) visitor: &'a mut V,
    /// Whether a token in movetext needs more of the file.
    stopped: bool,
}

/// The next index, or `None` if the token needs more of the file.
pub(super) type Next = Option<usize>;

impl<'a, V: Visitor> Run<'a, V> {
    #[inline(always)]
    pub(super) fn byte(&self, i: usize) -> u8 {
        self.buffer.get(i).copied().unwrap_or(b'\n')
    }

    /// Returns eight bytes, the first lowest. There are always as many after a token.
    #[inline(always)]
    pub(super) fn word(&self, i: usize) -> u64 {
        self.buffer.get(i..i + 8).and_then(|bytes| bytes.first_chunk()).map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }

    /// Skips one space, if there is one.
    #[inline(always)]
    fn skip_space(&self, i: usize) -> usize {
        // A branch, so that the CPU can predict it.
        if self.byte(i) == b' ' { i + 1 } else { no_space(i) }
    }

    #[inline(always)]
    pub(super) fn slice(&self, from: usize, to: usize) -> &'a [u8] {
        self.buffer.get(from..to).unwrap_or(&[])
    }

    #[inline(always)]
    pub(super) const fn at(&self, index: usize) -> At<'a> {
        At { buffer: self.buffer, origin: self.origin, index }
    }

    pub(super) fn fault(&mut self, fault: PgnSyntaxError, from: usize, to: usize) {
        self.visitor.fault(fault, self.slice(from, to), self.at(from));
    }

    fn run(&mut self) -> usize {
        let mut i = 0;
        if self.parser.unfinished != UnfinishedText::None {
            i = self.go_on();
        }
        while i < self.limit && !self.stopped {
            let next = match self.parser.phase {
                ParserPhase::Movetext => self.movetext(i),
                ParserPhase::Tags => self.tags(i),
                ParserPhase::Between | ParserPhase::AfterResult => self.between(i),
            };
            match next {
                Some(next) => i = next,
                None => return i,
            }
        }
        i.min(if self.supply == Supply::Last { self.limit } else { self.buffer.len() })
    }

    /// Continues a text that began in an earlier buffer.
    fn go_on(&mut self) -> usize {
        let end = match self.parser.unfinished {
            UnfinishedText::Comment => b'}',
            _ => b'\n',
        };
        let to = memchr::memchr(end, self.slice(0, self.limit));
        self.visitor.comment(self.slice(0, to.unwrap_or(self.limit)), self.at(0));
        if to.is_some() {
            self.parser.unfinished = UnfinishedText::None;
        } else if self.supply == Supply::Last {
            if self.parser.unfinished == UnfinishedText::Comment {
                self.fault(PgnSyntaxError::OpenComment, 0, 0);
            }
            self.parser.unfinished = UnfinishedText::None;
        }
        to.map_or(self.limit, |to| to + 1)
    }

    /// Parses the text between games.
    fn between(&mut self, i: usize) -> Next {
        match self.byte(i) {
            0..=b' ' => Some(i + 1),
            0xef if self.slice(i, i + 3) == [0xef, 0xbb, 0xbf] => Some(i + 3),
            b'%' if self.is_line_start(i) => self.escape(i),
            b'{' | b';' | b'!' | b'?' | b'$' if self.parser.phase == ParserPhase::AfterResult => self.movetext_token(i),
            _ => {
                self.end_game(i);
                self.parser.phase = ParserPhase::Tags;
                self.parser.content = false;
                self.parser.moved = false;
                self.parser.depth = 0;
                self.parser.first_tag = 0;
                self.parser.newlines = 0;
                self.visitor.begin_game(self.at(i));
                Some(i)
            }
        }
    }

    #[cold]
    pub(super) fn end_game(&mut self, i: usize) {
        match self.parser.phase {
            ParserPhase::Between => return,
            ParserPhase::Tags | ParserPhase::Movetext => {
                if self.parser.phase == ParserPhase::Tags {
                    self.visitor.begin_movetext(self.at(i));
                }
                if self.parser.depth > 0 {
                    self.fault(PgnSyntaxError::OpenVariation, i, i);
                    self.parser.depth = 0;
                }
                self.fault(PgnSyntaxError::MissingResult, i, i);
            }
            ParserPhase::AfterResult => {}
        }
        self.parser.phase = ParserPhase::Between;
        self.visitor.end_game(self.at(i));
    }

    pub(super) fn is_line_start(&self, i: usize) -> bool {
        match i.checked_sub(1) {
            Some(before) => self.byte(before) == b'\n',
            None => self.origin.column == 0,
        }
    }

    /// Parses a line that begins with a percent sign.
    #[cold]
    pub(super) fn escape(&mut self, i: usize) -> Next {
        self.line(i, i, |run, from, to| run.visitor.escape(run.slice(from, to), run.at(from)))
    }

    /// Parses a text up to the end of the line.
    fn line(&mut self, i: usize, from: usize, give: impl FnOnce(&mut Self, usize, usize)) -> Next {
        let end = match memchr::memchr(b'\n', self.slice(from, self.limit)) {
            Some(length) => from + length,
            None if self.supply == Supply::More => return None,
            None => {
                if self.supply == Supply::Full {
                    self.fault(PgnSyntaxError::TooLong, i, i);
                    self.parser.unfinished = UnfinishedText::Line;
                }
                self.limit
            }
        };
        let to = if end > from && self.byte(end - 1) == b'\r' { end - 1 } else { end };
        give(self, from, to);
        Some(end)
    }

    /// The hot loop: stays in movetext as long as possible.
    fn movetext(&mut self, mut i: usize) -> Next {
        while i < self.limit && self.parser.phase == ParserPhase::Movetext && !self.stopped {
            let Some(next) = self.movetext_token(i) else {
                self.stopped = true;
                break;
            };
            i = next;
        }
        Some(i)
    }

    #[inline(always)]
    fn movetext_token(&mut self, mut i: usize) -> Next {
        let mut token = TOKEN[self.byte(i) as usize];
        // Number, move and comment usually follow each other.
        if let Token::Number = token {
            i = self.number(i)?;
            token = TOKEN[self.byte(i) as usize];
            if i >= self.limit || self.parser.phase != ParserPhase::Movetext || !matches!(token, Token::Move) {
                return Some(i);
            }
        }
        match token {
            Token::Move => {
                i = self.san(i)?;
                if i >= self.limit || self.byte(i) != b'{' {
                    return Some(i);
                }
                // The move is consumed, even if its comment needs more of the file.
                let next = self.comment(i);
                self.stopped = next.is_none();
                Some(next.unwrap_or(i))
            }
            Token::Comment => self.comment(i),
            Token::Space => Some(i + 1),
            Token::Number | Token::Rare => self.rare(i, self.byte(i)),
        }
    }

    #[inline(always)]
    fn san(&mut self, i: usize) -> Next {
        let word =
            self.buffer.get(i..).and_then(|rest| rest.first_chunk()).map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let length = length_to_space(word);
        let san = strict(word, length);
        if length == 8 || san == San::Other {
            return self.odd_san(i);
        }
        self.parser.content = true;
        self.parser.moved = true;
        self.visitor.mv(san, self.slice(i, i + length), self.at(i));
        Some(i + length + 1)
    }

    /// Parses a move that does not end at a space, is longer than seven bytes, or is not exactly PGN's.
    #[cold]
    fn odd_san(&mut self, i: usize) -> Next {
        let mut end = i;
        while is_move_byte(self.byte(end)) && end < i + LOOK_AHEAD {
            end += 1;
        }
        // A promotion or a draw offer in parentheses, attached to the move.
        if self.byte(end) == b'('
            && self.byte(end + 2) == b')'
            && matches!(self.byte(end + 1), b'=' | b'A'..=b'Z')
            && end < i + 16
        {
            end += 3;
        }
        if end == i {
            end = i + 1;
        }
        let text = self.slice(i, end);
        self.parser.content = true;
        if is_mark(text) {
            self.visitor.mark(text, self.at(i));
            return Some(end);
        }
        // Strip dots: a full stop does not belong to the move.
        let trimmed = text.len() - text.iter().rev().take_while(|byte| matches!(byte, b'.' | b',')).count();
        let (text, end) = match text.get(..trimmed) {
            Some(shorter) if !text.ends_with(b"p.") && !text.ends_with(b"h.") && trimmed > 0 => (shorter, i + trimmed),
            _ => (text, end),
        };
        self.parser.moved = true;
        let mut bytes = [b' '; 8];
        let san = match bytes.get_mut(..text.len()) {
            Some(start) if text.len() < 8 => {
                start.copy_from_slice(text);
                strict(u64::from_le_bytes(bytes), text.len())
            }
            _ => San::Other,
        };
        self.visitor.mv(san, text, self.at(i));
        Some(end)
    }

    /// Parses a move number with its dots, or a result.
    #[inline(always)]
    fn number(&mut self, i: usize) -> Next {
        // Loops with lengths that the CPU can predict.
        let mut number = u32::from(self.byte(i) - b'0');
        let mut end = i + 1;
        while self.byte(end).is_ascii_digit() {
            number = number.wrapping_mul(10).wrapping_add(u32::from(self.byte(end) - b'0'));
            end += 1;
        }
        if end > i + 4 {
            return self.bad_token(i);
        }
        let digits_end = end;
        while self.byte(end) == b'.' {
            end += 1;
        }
        let dots = end - digits_end;
        if dots > 16 {
            return self.bad_token(i);
        }
        if dots == 0 && (!matches!(self.byte(end), 0..=b' ') || self.spaced_result(i).is_some()) {
            return self.result_or_word(i, end, number);
        }
        self.parser.content = true;
        self.visitor.number(number, dots as u32, self.at(i));
        Some(self.skip_space(end))
    }

    /// Parses a result with spaces around its dash, and returns its end.
    #[cold]
    fn spaced_result(&self, i: usize) -> Option<(PgnTermination, usize)> {
        let (sign, length) = without_spaces(self.slice(i, i + LOOK_AHEAD / 2))?;
        PgnTermination::from_sign(&sign).map(|outcome| (outcome, i + length))
    }

    #[cold]
    fn result_or_word(&mut self, i: usize, digits_end: usize, number: u32) -> Next {
        if let Some((outcome, end)) = self.spaced_result(i) {
            return self.outcome(outcome, i, end);
        }
        let mut end = i;
        let mut plain = [0; 16];
        let mut length = 0;
        while end < i + LOOK_AHEAD / 2 {
            let (sign, bytes) = match self.byte(end) {
                byte @ (b'0'..=b'9' | b'-' | b'/' | b'O' | b'o' | b':') => (byte, 1),
                // A dash or minus sign, or one half.
                0xe2 if matches!(self.slice(end + 1, end + 3), [0x80, 0x90..=0x95] | [0x88, 0x92]) => (b'-', 3),
                0xc2 if self.byte(end + 1) == 0xbd => (b'H', 2),
                // The same in Latin-1, and in Windows-1252.
                0xbd => (b'H', 1),
                0x96 | 0x97 => (b'-', 1),
                _ => break,
            };
            plain.get_mut(length).into_iter().for_each(|place| *place = sign);
            length += 1;
            end += bytes;
        }
        if let Some(outcome) = PgnTermination::from_sign(self.slice(i, end)) {
            return self.outcome(outcome, i, end);
        }
        if is_zero_castling(plain.get(..length).unwrap_or(&[])) {
            return self.odd_castling(i, end);
        }
        // A number attached to the following text.
        if digits_end > i && digits_end - i < 5 && self.byte(i) != b'0' {
            self.parser.content = true;
            self.visitor.number(number, 0, self.at(i));
            return Some(digits_end);
        }
        self.bad_token(i)
    }

    fn odd_castling(&mut self, i: usize, mut end: usize) -> Next {
        while matches!(self.byte(end), b'+' | b'#') && end < i + LOOK_AHEAD {
            end += 1;
        }
        self.parser.content = true;
        self.parser.moved = true;
        self.visitor.mv(San::Other, self.slice(i, end), self.at(i));
        Some(end)
    }

    fn outcome(&mut self, outcome: PgnTermination, i: usize, end: usize) -> Next {
        self.parser.content = true;
        if self.parser.depth > 0 {
            self.fault(PgnSyntaxError::ResultInVariation, i, end);
            return Some(end);
        }
        self.parser.phase = ParserPhase::AfterResult;
        self.visitor.outcome(outcome, self.slice(i, end), self.at(i));
        Some(end)
    }

    #[inline(always)]
    fn comment(&mut self, i: usize) -> Next {
        let from = i + 1;
        // Most comments hold a clock time.
        if let Some(near) = self.buffer.get(from..from + 32).and_then(|bytes| bytes.first_chunk()) {
            let length = length_to_brace(near);
            if length < 32 {
                return Some(self.give_comment(i, from + length));
            }
        }
        match memchr::memchr(b'}', self.slice(from, self.limit)) {
            Some(length) => Some(self.give_comment(i, from + length)),
            None => self.long_comment(i),
        }
    }

    #[inline(always)]
    fn give_comment(&mut self, i: usize, to: usize) -> usize {
        self.visitor.comment(self.slice(i + 1, to), self.at(i));
        self.skip_space(to + 1)
    }

    #[cold]
    fn long_comment(&mut self, i: usize) -> Next {
        match self.supply {
            Supply::More => return None,
            Supply::Full => {
                self.fault(PgnSyntaxError::TooLong, i, i);
                self.parser.unfinished = UnfinishedText::Comment;
            }
            Supply::Last => self.fault(PgnSyntaxError::OpenComment, i, i),
        }
        self.visitor.comment(self.slice(i + 1, self.limit), self.at(i));
        Some(self.limit)
    }

    #[cold]
    fn rare(&mut self, i: usize, byte: u8) -> Next {
        match byte {
            // A half sign in Latin-1, or a zero.
            b'0' | 0xbd => self.result_or_word(i, i, 0),
            b'*' => self.outcome(PgnTermination::Open, i, i + 1),
            b'(' if self.byte(i + 1) == b'=' && self.byte(i + 2) == b')' => {
                self.visitor.mark(self.slice(i, i + 3), self.at(i));
                Some(i + 3)
            }
            b'(' => {
                if !self.parser.moved {
                    self.fault(PgnSyntaxError::EmptyVariationPlace, i, i + 1);
                }
                self.parser.content = true;
                self.parser.depth = self.parser.depth.saturating_add(1);
                self.visitor.begin_variation(self.at(i));
                Some(i + 1)
            }
            b')' if self.parser.depth == 0 => {
                self.parser.content = true;
                self.fault(PgnSyntaxError::StrayParenthesis, i, i + 1);
                Some(i + 1)
            }
            b')' => {
                self.parser.depth -= 1;
                self.visitor.end_variation(self.at(i));
                Some(i + 1)
            }
            b';' => self.line(i, i + 1, |run, from, to| run.visitor.comment(run.slice(from, to), run.at(from - 1))),
            b'%' if self.is_line_start(i) => self.escape(i),
            b'$' | b'!' | b'?' => self.nag(i),
            b'}' => {
                self.parser.content = true;
                self.fault(PgnSyntaxError::StrayBrace, i, i + 1);
                Some(i + 1)
            }
            b'[' if self.byte(i + 1).is_ascii_alphabetic() => {
                if self.parser.content || self.parser.first_tag == self.tag_name(i) {
                    self.end_game(i);
                } else {
                    self.parser.phase = ParserPhase::Tags;
                }
                Some(i)
            }
            b'.' => Some(i + 1),
            // The result of an unplayed game; among moves these signs have another meaning.
            b'+' | b'-' if !self.parser.moved && self.is_forfeit(i) => {
                let outcome = if byte == b'+' { PgnTermination::WhiteWon } else { PgnTermination::BlackWon };
                self.outcome(outcome, i, i + 3)
            }
            b'P' | b'p' | b'A' | b'C' | b'D' | b'E' | b'G' | b'L' | b'S' | b'T' | b'F' | b'Z' | b'o' | b'-' | b'n'
            | b'r' | b'q' | b'k' | b'i' | 0xe2 => self.odd_san(i),
            0xc2 if self.byte(i + 1) == 0xbd => self.result_or_word(i, i, 0),
            _ => self.bad_token(i),
        }
    }

    fn is_forfeit(&self, i: usize) -> bool {
        matches!(self.slice(i, i + 3), b"+/-" | b"-/+" | b"+:-" | b"-:+") && matches!(self.byte(i + 3), 0..=b' ')
    }

    /// Parses `$7`, `!`, `?!`.
    fn nag(&mut self, i: usize) -> Next {
        let rest = self.slice(i, i + 8);
        let (nag, length) = match rest {
            [b'$', digits @ ..] => {
                let count = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let number = std::str::from_utf8(digits.get(..count).unwrap_or(&[])).ok().and_then(|n| n.parse().ok());
                (number, count + 1)
            }
            [b'!', b'!', ..] => (Some(3), 2),
            [b'?', b'?', ..] => (Some(4), 2),
            [b'!', b'?', ..] => (Some(5), 2),
            [b'?', b'!', ..] => (Some(6), 2),
            [b'!', ..] => (Some(1), 1),
            _ => (Some(2), 1),
        };
        self.parser.content = true;
        match nag {
            Some(nag) => self.visitor.nag(nag, self.at(i)),
            None => self.fault(PgnSyntaxError::BadNag, i, i + length),
        }
        Some(i + length)
    }

    /// Reports an invalid word, up to the next space or sign that begins a token.
    fn bad_token(&mut self, i: usize) -> Next {
        let mut end = i + 1;
        while end < self.limit && !matches!(self.byte(end), 0..=b' ' | b'{' | b'}' | b'(' | b')' | b';') {
            end += 1;
        }
        if end == self.limit && self.supply == Supply::More {
            return None;
        }
        self.parser.content = true;
        self.fault(PgnSyntaxError::BadToken, i, end);
        Some(end)
    }
}

#[cold]
#[inline(never)]
const fn no_space(i: usize) -> usize {
    i
}
