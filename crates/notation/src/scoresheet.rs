//! Scoresheets as evidence (8.1-8.7, D.2.9): each player's entries, the differences between two sheets, and the games
//! that both allow.

mod marks;

pub use marks::{MarkDifference, compare_marks};

use crate::sheet::{self, Entries, SheetMove, is_blank};
use crate::termination::PgnTermination;
use crate::words::scoresheet;
use crate::{Detection, Letters, MoveReading, detect_entries, read};
use adoube_board::{Color, Move, Position};
use adoube_laws::Article;
use adoube_words::Language;
use std::collections::HashMap;

/// The writer of a sheet or an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Writer {
    /// The player (8.1.1).
    Player(Color),
    /// The player's assistant (8.1.6, D.2.10.3).
    Assistant(Color),
    /// The arbiter, or a person acting for the arbiter (8.5.1).
    Arbiter,
}

/// One move on a sheet, with the marks that 8.1.4 allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetEntry {
    /// The move's number.
    pub number: u32,
    /// The side that moved.
    pub color: Color,
    /// The text; empty for a blank.
    pub text: String,
    /// The clock's reading in seconds.
    pub clock_s: Option<u32>,
    /// Whether a draw offer is marked (8.1.5).
    pub draw_offer: bool,
    /// The writer.
    pub by: Writer,
}

/// A sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoresheet {
    /// The owner of the sheet.
    pub keeper: Writer,
    /// The letters in which it is written, if known.
    pub letters: Option<Letters>,
    /// The entries, ordered by number.
    pub notes: Vec<SheetEntry>,
    /// The result noted.
    pub outcome: Option<PgnTermination>,
}

impl Scoresheet {
    /// Creates an empty sheet.
    pub const fn new(keeper: Writer) -> Self {
        Self { keeper, letters: None, notes: Vec::new(), outcome: None }
    }

    /// Creates a sheet from its text. Blanks may be written `--`.
    pub fn from_text(keeper: Writer, text: &str) -> Self {
        Self::from_entries(keeper, &sheet::entries(text))
    }

    /// Creates a sheet from its words.
    pub fn from_entries(keeper: Writer, entries: &Entries) -> Self {
        let note = |entry: &SheetMove| SheetEntry {
            number: entry.number,
            color: entry.color,
            text: if is_blank(&entry.text) { String::new() } else { entry.text.clone() },
            clock_s: entry.clock_s,
            draw_offer: entry.has_draw_offer(),
            by: keeper,
        };
        Self { notes: entries.moves.iter().map(note).collect(), outcome: entries.outcome, ..Self::new(keeper) }
    }

    /// Records a move (8.1.1). Moves are ordered by number; a second entry for a move replaces the first.
    pub fn note(&mut self, note: SheetEntry) {
        let key = (note.number, note.color);
        match self.notes.binary_search_by_key(&key, |note| (note.number, note.color)) {
            Ok(index) => {
                if let Some(old) = self.notes.get_mut(index) {
                    *old = note;
                }
            }
            Err(index) => self.notes.insert(index, note),
        }
    }

    /// Returns the letters of the sheet: the given or the detected ones.
    pub fn letters(&self, start: &Position) -> Letters {
        self.letters.unwrap_or_else(|| self.detect(start).choose(Letters::English))
    }

    fn detect(&self, start: &Position) -> Detection {
        let moves = self.notes.iter().map(|note| SheetMove::new(note.number, note.color, note.text.clone()));
        detect_entries(start, &Entries { moves: moves.collect(), ..Entries::default() })
    }

    /// Returns the possible letters of the sheet: the given ones, those that read it best, or any if none reads a move.
    fn possible_letters(&self, start: &Position) -> Vec<Letters> {
        if let Some(letters) = self.letters {
            return vec![letters];
        }
        let detection = self.detect(start);
        if detection.is_found() { detection.best } else { Letters::ALL.to_vec() }
    }

    /// Returns the last entry on the sheet, written or blank.
    fn last(&self) -> Option<(u32, Color)> {
        self.notes.iter().map(|note| (note.number, note.color)).max()
    }

    fn texts(&self) -> Texts<'_> {
        let written = self.notes.iter().filter(|note| !note.text.is_empty());
        written.map(|note| ((note.number, note.color), note.text.as_str())).collect()
    }
}

/// The texts written, by number and colour.
type Texts<'a> = HashMap<(u32, Color), &'a str>;

/// The budget of positions for each pair of letters of two sheets.
const POSITIONS_FOR_LETTERS: u64 = 20_000;

/// Returns the letters of two sheets of one game. If one sheet is ambiguous, the other may decide; if both are, the
/// letters with which the sheets allow a game, English first.
pub fn letters_of_pair(start: &Position, first: &Scoresheet, second: &Scoresheet) -> [Letters; 2] {
    letters_within(start, first, second, POSITIONS_FOR_LETTERS)
}

fn letters_within(start: &Position, first: &Scoresheet, second: &Scoresheet, positions: u64) -> [Letters; 2] {
    let possible = [first.possible_letters(start), second.possible_letters(start)];
    let is_open = |of: &[Letters]| of.iter().any(|letters| of.first().is_some_and(|one| !one.same_letters(*letters)));
    let [ones, others] = &possible;
    if !is_open(ones) && !is_open(others) {
        return [first.letters(start), second.letters(start)];
    }
    let mut pairs: Vec<[Letters; 2]> = Vec::new();
    let shared = ones.iter().any(|one| others.iter().any(|other| one.same_letters(*other)));
    for one in ones {
        for other in others.iter().filter(|other| !shared || one.same_letters(**other)) {
            if !pairs.iter().any(|[a, b]| a.same_letters(*one) && b.same_letters(*other)) {
                pairs.push([*one, *other]);
            }
        }
    }
    pairs.sort_by_key(|pair| pair.iter().filter(|letters| **letters != Letters::English).count());
    let allows = |pair: &&[Letters; 2]| {
        let [one, other] = **pair;
        let limits = ReconstructionLimits { games: 1, positions: positions.min(POSITIONS_FOR_LETTERS) };
        !search(start, [(first.texts(), one), (second.texts(), other)], limits).games.is_empty()
    };
    let found = if pairs.len() > 1 { pairs.iter().find(allows) } else { None };
    found.or(pairs.first()).copied().unwrap_or([Letters::English; 2])
}

/// A comparison of two records of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetComparison {
    /// The moves on which both agree, from the beginning; where one is blank, the other's.
    pub agreed: Vec<Move>,
    /// The number of these entries that one of them left blank, plus one if both did at the end of the agreed moves.
    pub blanks: usize,
    /// The first place where they do not.
    pub difference: Option<FirstDifference>,
}

/// The first entry in which two records differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDifference {
    /// The move's number.
    pub number: u32,
    /// The side that moves.
    pub color: Color,
    /// The first record's text; `None` if there is none.
    pub first: Option<String>,
    /// The text of the second.
    pub second: Option<String>,
}

impl SheetComparison {
    /// Returns the rule for boards that differ too: back to the last move on which the scoresheets agree.
    pub const fn article(&self) -> Article {
        Article::new("D.2.9")
    }

    /// Returns the comparison as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        let count = self.agreed.len();
        let Some(difference) = &self.difference else {
            let text = if self.blanks == 0 { scoresheet::SAME } else { scoresheet::NO_CONFLICT };
            return text.fill(language, &[("count", &count), ("blanks", &self.blanks)]);
        };
        let shown = |text: &Option<String>| text.clone().unwrap_or_else(|| "–".to_owned());
        let text = if count == 0 { scoresheet::DIFFERENT_AT_ONCE } else { scoresheet::DIFFERENT };
        text.fill(
            language,
            &[
                ("number", &difference.number),
                ("side", &difference.color.word()),
                ("first", &shown(&difference.first)),
                ("second", &shown(&difference.second)),
            ],
        )
    }
}

/// Compares two sheets, move by move on the board: different letters and notations are not differences.
pub fn compare(start: &Position, first: &Scoresheet, second: &Scoresheet) -> SheetComparison {
    compare_within(start, first, second, ReconstructionLimits::default().positions)
}

/// Compares two sheets with a limit on the positions examined after an entry that both left blank.
pub fn compare_within(start: &Position, first: &Scoresheet, second: &Scoresheet, positions: u64) -> SheetComparison {
    let (texts_first, texts_second) = (first.texts(), second.texts());
    let [letters_first, letters_second] = letters_within(start, first, second, positions);
    let (last_first, last_second) = (first.last(), second.last());
    let last_written = texts_first.keys().chain(texts_second.keys()).copied().max();
    let mut comparison = walk(start, |position, key| {
        let (a, b) = (texts_first.get(&key).copied(), texts_second.get(&key).copied());
        // A blank before the end of the sheet does not contradict the other.
        let alone = match (a, b) {
            (None, None) if last_written.is_some_and(|last| last > key) => return ReconstructionStep::Blank,
            (None, None) => return ReconstructionStep::End,
            (Some(text), None) if last_second >= Some(key) => read(position, text, letters_first).mv(),
            (None, Some(text)) if last_first >= Some(key) => read(position, text, letters_second).mv(),
            _ => None,
        };
        if let Some(mv) = alone {
            return ReconstructionStep::Alone(mv);
        }
        let moves = (
            a.and_then(|text| read(position, text, letters_first).mv()),
            b.and_then(|text| read(position, text, letters_second).mv()),
        );
        match moves {
            (Some(one), Some(other)) if one == other => ReconstructionStep::Agreed(one),
            _ => ReconstructionStep::Differs(a.map(str::to_owned), b.map(str::to_owned)),
        }
    });
    let written = comparison.agreed.iter().fold(*start, |position, mv| position.play(*mv));
    let due = (u32::from(written.fullmove_number()), written.turn());
    if comparison.difference.is_none() && last_written.is_some_and(|last| last > due) {
        // Both are blank: only the games that both allow show whether they conflict later.
        let texts = [(texts_first.clone(), letters_first), (texts_second.clone(), letters_second)];
        let found = search(start, texts, ReconstructionLimits { games: 1, positions });
        if found.games.is_empty() && found.exhausted {
            let position = found.longest.iter().fold(*start, |position, mv| position.play(*mv));
            let key = (u32::from(position.fullmove_number()), position.turn());
            let text = |texts: &Texts<'_>| texts.get(&key).map(|text| (*text).to_owned());
            let (first, second) = (text(&texts_first), text(&texts_second));
            comparison.difference = Some(FirstDifference { number: key.0, color: key.1, first, second });
        }
    }
    comparison
}

enum ReconstructionStep {
    Agreed(Move),
    /// One is blank; holds the other's move.
    Alone(Move),
    /// Both are blank, and a later move follows.
    Blank,
    Differs(Option<String>, Option<String>),
    End,
}

fn walk(start: &Position, mut step: impl FnMut(&Position, (u32, Color)) -> ReconstructionStep) -> SheetComparison {
    let mut position = *start;
    let mut agreed = Vec::new();
    let mut blanks = 0;
    loop {
        let (number, color) = (u32::from(position.fullmove_number()), position.turn());
        let step = step(&position, (number, color));
        blanks += usize::from(matches!(step, ReconstructionStep::Alone(_) | ReconstructionStep::Blank));
        match step {
            ReconstructionStep::Agreed(mv) | ReconstructionStep::Alone(mv) if agreed.len() < sheet::MAX_ENTRIES => {
                agreed.push(mv);
                position = position.play(mv);
            }
            ReconstructionStep::Differs(first, second) => {
                return SheetComparison {
                    agreed,
                    blanks,
                    difference: Some(FirstDifference { number, color, first, second }),
                };
            }
            _ => return SheetComparison { agreed, blanks, difference: None },
        }
    }
}

/// The games that two incomplete sheets allow (8.5.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reconstruction {
    /// Games that agree with every readable entry of both sheets, at most the requested number.
    pub games: Vec<Vec<Move>>,
    /// The longest prefix of a game that agrees with both.
    pub longest: Vec<Move>,
    /// Whether the search was exhaustive, so that there are no other games.
    pub exhausted: bool,
}

/// The limits of a reconstruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReconstructionLimits {
    /// The number of games to find; two show whether the first is unique.
    pub games: usize,
    /// The number of positions to examine.
    pub positions: u64,
}

impl Default for ReconstructionLimits {
    fn default() -> Self {
        Self { games: 2, positions: 1_000_000 }
    }
}

/// Finds the games that agree with both sheets. A blank or unreadable entry allows any legal move; an ambiguous one,
/// the moves that match.
pub fn reconstruct(
    start: &Position,
    first: &Scoresheet,
    second: &Scoresheet,
    limits: ReconstructionLimits,
) -> Reconstruction {
    let [one, other] = letters_within(start, first, second, limits.positions);
    search(start, [(first.texts(), one), (second.texts(), other)], limits)
}

fn search(start: &Position, sheets: [(Texts<'_>, Letters); 2], limits: ReconstructionLimits) -> Reconstruction {
    let last = sheets.iter().flat_map(|(texts, _)| texts.keys().copied()).max();
    let mut search = ReconstructionSearch {
        sheets,
        last,
        limits,
        line: Vec::new(),
        looked_at: 0,
        found: Reconstruction { games: Vec::new(), longest: Vec::new(), exhausted: true },
    };
    search.run(start);
    search.found
}

struct ReconstructionSearch<'a> {
    sheets: [(Texts<'a>, Letters); 2],
    last: Option<(u32, Color)>,
    limits: ReconstructionLimits,
    line: Vec<Move>,
    looked_at: u64,
    found: Reconstruction,
}

impl ReconstructionSearch<'_> {
    /// Searches depth-first without recursion, since a sheet may be long.
    fn run(&mut self, start: &Position) {
        let mut stack = vec![(*start, self.allowed(start))];
        while let Some((position, moves)) = stack.last_mut() {
            let position = *position;
            let Some(mv) = moves.pop() else {
                stack.pop();
                self.line.pop();
                continue;
            };
            if self.found.games.len() == self.limits.games || self.looked_at == self.limits.positions {
                self.found.exhausted = false;
                return;
            }
            self.looked_at += 1;
            let next = position.play(mv);
            self.line.push(mv);
            if self.line.len() > self.found.longest.len() {
                self.found.longest.clone_from(&self.line);
            }
            if Some((u32::from(position.fullmove_number()), position.turn())) >= self.last {
                self.found.games.push(self.line.clone());
                self.line.pop();
                continue;
            }
            let allowed = self.allowed(&next);
            stack.push((next, allowed));
        }
    }

    /// Returns the moves that both sheets allow in a position.
    fn allowed(&self, position: &Position) -> Vec<Move> {
        let key = (u32::from(position.fullmove_number()), position.turn());
        if self.last.is_none_or(|last| key > last) {
            return Vec::new();
        }
        let mut moves = position.legal_moves().to_vec();
        for (texts, letters) in &self.sheets {
            match texts.get(&key).map(|text| read(position, text, *letters)) {
                Some(MoveReading::Move(read)) => moves.retain(|mv| *mv == read.mv),
                Some(MoveReading::Ambiguous(candidates)) => moves.retain(|mv| candidates.contains(mv)),
                Some(MoveReading::Illegal(_)) => moves.clear(),
                Some(MoveReading::Unreadable | MoveReading::Old(_)) | None => {}
            }
        }
        moves
    }
}
