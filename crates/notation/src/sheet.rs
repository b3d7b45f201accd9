//! A whole game on a sheet (8.1.1, Appendix C): numbers, moves and marks, parsed move by move on the board.

use crate::Letters;
use crate::clock::clock_reading;
use crate::irregular::Irregularity;
use crate::read::{MoveReading, read};
use crate::termination::PgnTermination;
use adoube_board::{Color, Move, Position};
use std::ops::RangeInclusive;

/// The maximum number of plies on a sheet.
pub const MAX_ENTRIES: usize = 20_000;

/// A move on a sheet, with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetMove {
    /// The move's number.
    pub number: u32,
    /// The side that moved.
    pub color: Color,
    /// The text.
    pub text: String,
    /// Irregularities of its number and position.
    pub irregularities: Vec<Irregularity>,
    /// The clock time beside it, in seconds (8.1.4).
    pub clock_s: Option<u32>,
}

impl SheetMove {
    /// Creates a move without marks.
    pub const fn new(number: u32, color: Color, text: String) -> Self {
        Self { number, color, text, irregularities: Vec::new(), clock_s: None }
    }

    /// Returns whether a draw offer is marked (8.1.5, C.12): `(=)`, or `=` alone.
    pub fn has_draw_offer(&self) -> bool {
        let text = self.text.trim_end_matches([';', ',']);
        text.contains("(=)") || text.split_whitespace().skip(1).any(|word| word == "=")
    }
}

/// The content of a sheet's text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entries {
    /// The moves, ordered by number.
    pub moves: Vec<SheetMove>,
    /// The result, if it is written.
    pub outcome: Option<PgnTermination>,
    /// Words that are neither number, move nor result.
    pub strays: Vec<String>,
    /// Whether the sheet was longer than [`MAX_ENTRIES`].
    pub truncated: bool,
}

/// Splits the words of a sheet into entries, without a board.
///
/// Moves that are out of order are sorted by number and flagged. A clock time belongs to the move before it.
pub fn entries(text: &str) -> Entries {
    entries_from(text, 1, Color::White)
}

/// Splits a sheet whose first move has another number or is Black's.
pub fn entries_from(text: &str, number: u32, color: Color) -> Entries {
    let mut splitter = SheetSplitter { number, color, ..SheetSplitter::default() };
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut variations = variations(&words).into_iter().peekable();
    for (index, word) in words.into_iter().enumerate() {
        if splitter.found.moves.len() == MAX_ENTRIES {
            splitter.found.truncated = true;
            break;
        }
        while variations.next_if(|last| *last.end() < index).is_some() {}
        if variations.peek().is_some_and(|range| range.contains(&index)) {
            splitter.found.strays.push(word.to_owned());
        } else {
            splitter.word(word);
        }
    }
    let mut found = splitter.found;
    let keys: Vec<_> = found.moves.iter().map(|entry| (entry.number, entry.color)).collect();
    let mut least_later = None;
    for (entry, key) in found.moves.iter_mut().zip(keys).rev() {
        if least_later.is_some_and(|later| later < key) {
            entry.irregularities.push(Irregularity::OutOfOrder);
        }
        least_later = Some(least_later.map_or(key, |later| key.min(later)));
    }
    found.moves.sort_by_key(|entry| (entry.number, entry.color));
    found
}

/// Returns the ranges of words in parentheses, which are variations. An unclosed parenthesis, a draw offer or a clock
/// time in parentheses is not a variation.
fn variations(words: &[&str]) -> Vec<RangeInclusive<usize>> {
    let mut found: Vec<RangeInclusive<usize>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut in_comment = false;
    for (index, word) in words.iter().enumerate() {
        in_comment |= word.starts_with('{');
        if in_comment {
            in_comment = !word.ends_with('}');
            continue;
        }
        if is_mark(word) || clock_reading(word).is_some() {
            continue;
        }
        let rest = word.trim_start_matches('(');
        open.extend(std::iter::repeat_n(index, word.len() - rest.len()));
        // Parentheses inside a word belong to it: `d8(D)`.
        let mut inside = 0u32;
        for sign in rest.chars() {
            match sign {
                '(' => inside += 1,
                ')' if inside > 0 => inside -= 1,
                ')' => {
                    let Some(first) = open.pop() else { continue };
                    while found.pop_if(|within| *within.start() >= first).is_some() {}
                    found.push(first..=index);
                }
                _ => {}
            }
        }
    }
    found
}

/// Iterates over the words and tracks the next expected move.
struct SheetSplitter {
    found: Entries,
    number: u32,
    color: Color,
    pending: Vec<Irregularity>,
    /// Inside a command whose value is not a clock time.
    in_command: bool,
    /// Inside a command whose value is a clock time.
    after_clk: bool,
    /// A brace is open.
    in_comment: bool,
}

impl Default for SheetSplitter {
    fn default() -> Self {
        Self {
            found: Entries::default(),
            number: 1,
            color: Color::White,
            pending: Vec::new(),
            in_command: false,
            after_clk: false,
            in_comment: false,
        }
    }
}

impl SheetSplitter {
    fn word(&mut self, word: &str) {
        if self.beside_the_move(word) {
            return;
        }
        if let Some(outcome) = PgnTermination::from_sign(word.as_bytes()) {
            self.found.outcome = Some(outcome);
            return;
        }
        if matches!(word, "0:" | "O:" | "o:") || is_annotation(word) {
            self.found.strays.push(word.to_owned());
            return;
        }
        if is_mark(word) {
            match self.found.moves.last_mut() {
                Some(last) => {
                    last.text.push(' ');
                    last.text.push_str(word);
                }
                None => self.found.strays.push(word.to_owned()),
            }
            return;
        }
        if word.chars().all(|c| matches!(c, '.' | '…')) {
            self.color = Color::Black;
            return;
        }
        let rest = self.take_number(word);
        if !rest.is_empty() {
            self.add(rest);
        }
    }

    /// Consumes clock times, with or without PGN's command (`1:25`, `{[%clk 1:25:00]}`), and comments in braces.
    fn beside_the_move(&mut self, word: &str) -> bool {
        self.in_comment |= word.starts_with('{');
        let in_comment = self.in_comment;
        self.in_comment &= !word.ends_with('}');
        let (after_clk, in_command) = (std::mem::take(&mut self.after_clk), std::mem::take(&mut self.in_command));
        let bare = word.trim_start_matches(['{', '[']);
        if bare == "%clk" {
            self.after_clk = true;
            return true;
        }
        self.in_command = bare.starts_with('%') && !bare.contains(']');
        if bare.starts_with('%') || in_command || in_comment && !after_clk {
            self.found.strays.push(word.to_owned());
            return true;
        }
        let Some(seconds) = clock_reading(word) else {
            if in_comment {
                self.found.strays.push(word.to_owned());
            }
            return in_comment;
        };
        match self.found.moves.last_mut() {
            Some(last) if last.clock_s.is_none() => last.clock_s = Some(seconds),
            _ => self.found.strays.push(word.to_owned()),
        }
        true
    }

    /// Removes a number at the beginning of a word.
    fn take_number<'a>(&mut self, word: &'a str) -> &'a str {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = word.split_at_checked(digits).unwrap_or(("", word));
        let Ok(value) = number.parse::<u32>() else { return word };
        let dots = rest.chars().take_while(|c| matches!(c, '.' | '…')).count();
        let after_dots = rest.trim_start_matches(['.', '…']);
        if dots > 0 {
            let color = if dots > 1 || rest.starts_with('…') { Color::Black } else { Color::White };
            self.expect(value, color);
            return after_dots;
        }
        if rest.is_empty() {
            // Four digits may be a move in numeric notation; others are numbers without a dot.
            if digits == 4 && value != self.number {
                return word;
            }
            self.expect(value, Color::White);
            self.pending.push(Irregularity::MissingDot);
            return rest;
        }
        self.glued(word, value, rest)
    }

    /// Handles a number attached to its move: `9Nbd2`; and with castling `10-0-0`, where one zero is shared.
    fn glued<'a>(&mut self, word: &'a str, value: u32, rest: &'a str) -> &'a str {
        let due = if self.color == Color::White { self.number } else { self.number.saturating_add(1) };
        let castling = ["0-0-0", "0-0", "O-O-O", "O-O"].into_iter().find_map(|sign| {
            let before = word.strip_suffix(sign)?;
            (before.parse() == Ok(due) || format!("{before}0").parse() == Ok(due)).then_some(sign)
        });
        let move_text = match castling {
            Some(sign) => word.get(word.len() - sign.len()..).unwrap_or(rest),
            None if value == due && !rest.starts_with('-') => rest,
            None => return word,
        };
        self.expect(due, Color::White);
        self.pending.push(Irregularity::GluedNumber);
        move_text
    }

    fn expect(&mut self, number: u32, color: Color) {
        self.number = number;
        self.color = color;
    }

    fn add(&mut self, text: &str) {
        let irregularities = std::mem::take(&mut self.pending);
        self.found.moves.push(SheetMove { irregularities, ..SheetMove::new(self.number, self.color, text.to_owned()) });
        if self.color == Color::Black {
            self.number = self.number.saturating_add(1);
        }
        self.color = !self.color;
    }
}

/// Marks that may be separate from their move.
const MARKS: [&str; 18] =
    ["(=)", "=", "a.p.", "a.p", "e.p.", "e.p", "i.h.", "i.h", "ep", "ap", "+", "++", "#", "!", "?", "!!", "!?", "?!"];

fn is_mark(word: &str) -> bool {
    MARKS.contains(&word.trim_end_matches([';', ',']))
}

/// Returns whether a word is an annotation as in PGN: `$1`.
fn is_annotation(word: &str) -> bool {
    word.strip_prefix('$').is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the moves of a text that may start with PGN tags; `None` if it has more than one game.
pub fn without_tags(text: &str) -> Option<String> {
    // A command may also begin a line: `[%clk 1:25:00]}`.
    let is_tag = |line: &&str| {
        let inside = line.trim_start().strip_prefix('[').unwrap_or_default();
        inside.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_') && inside.contains('"')
    };
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().skip_while(|line| is_tag(line) || line.trim().is_empty());
    let moves: Vec<&str> = lines.by_ref().take_while(|line| !is_tag(line)).collect();
    lines.all(|line| is_tag(&line) || line.trim().is_empty()).then(|| moves.join("\n"))
}

/// Returns whether an entry is blank: `--` and common variants.
pub(crate) fn is_blank(text: &str) -> bool {
    matches!(text.trim(), "" | "--" | "---" | "—" | "–" | "?" | "??" | "…")
}

/// A sheet read on the board.
#[derive(Clone, Debug)]
pub struct SheetReading {
    /// The moves read, and the first that could not be.
    pub read: Vec<(SheetMove, MoveReading)>,
    /// The number of them that are legal moves, played in sequence.
    pub played: usize,
    /// The end of the reading.
    pub end: SheetEnd,
    /// The position after the last move played.
    pub position: Position,
    /// The result written on the sheet.
    pub outcome: Option<PgnTermination>,
    /// Words that are neither number, move nor result.
    pub strays: Vec<String>,
}

/// The end of reading a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetEnd {
    /// All moves were read.
    Complete,
    /// The last of [`SheetReading::read`] is ambiguous, illegal or unreadable.
    Stopped,
    /// A move is missing: the sheet has none with this number and colour.
    Gap(u32, Color),
}

impl SheetReading {
    /// Returns the moves played.
    pub fn moves(&self) -> Vec<Move> {
        self.read.iter().filter_map(|(_, reading)| reading.mv()).collect()
    }

    /// Returns the number of moves found only by repairs.
    pub fn repairs(&self) -> usize {
        self.count(|reading| matches!(reading, MoveReading::Move(read) if !read.is_literal()))
    }

    /// Returns the number of otherwise literal moves found only by reading a capital as a pawn's file or as the pawn
    /// itself.
    pub fn pawn_letters(&self) -> usize {
        self.count(|reading| matches!(reading, MoveReading::Move(read) if read.is_literal() && read.has_pawn_letter()))
    }

    /// Returns the number of irregular moves.
    pub fn irregular(&self) -> usize {
        self.count(|reading| !reading.is_regular())
    }

    fn count(&self, which: impl Fn(&MoveReading) -> bool) -> usize {
        self.read.iter().filter(|(_, reading)| which(reading)).count()
    }
}

/// Splits the words of a sheet that begins with a position.
pub fn entries_at(start: &Position, text: &str) -> Entries {
    entries_from(text, u32::from(start.fullmove_number()), start.turn())
}

/// Reads a sheet whose words are already separated.
pub fn read_entries(start: &Position, found: Entries, letters: Letters) -> SheetReading {
    let mut position = *start;
    let mut read_moves = Vec::with_capacity(found.moves.len());
    let mut end = SheetEnd::Complete;
    for entry in found.moves {
        let due = (u32::from(position.fullmove_number()), position.turn());
        if due != (entry.number, entry.color) || is_blank(&entry.text) {
            end = SheetEnd::Gap(due.0, due.1);
            break;
        }
        let mut reading = read(&position, &entry.text, letters);
        if let MoveReading::Move(found) = &mut reading {
            found.irregularities.extend_from_slice(&entry.irregularities);
            position = position.play(found.mv);
        } else {
            end = SheetEnd::Stopped;
        }
        read_moves.push((entry, reading));
        if end == SheetEnd::Stopped {
            break;
        }
    }
    let played = read_moves.iter().filter(|(_, reading)| reading.mv().is_some()).count();
    SheetReading { read: read_moves, played, end, position, outcome: found.outcome, strays: found.strays }
}
