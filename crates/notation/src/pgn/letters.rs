//! Detects the piece letters of the games in a file, game by game from all its moves (Appendix C.2, C.3).
//!
//! PGN uses English letters, and nearly all files do: a game is read in them first. Only if a move fails, or a capital
//! was read as a pawn's, is the game read again in each of the other sets; the best one is used, if it is not a mere
//! guess.

use super::check::{Checker, GameReport, PgnTotals, Questions};
use super::convert::{Converter, GameText};
use super::dead::played_on;
use super::event::{At, LineColumn, PgnSyntaxError, San, Visitor};
use super::finding::{PgnFinding, PgnFindingKind};
use super::reader::read_chunk;
use super::track::Track;
use crate::sheet::{Entries, SheetMove};
use crate::{Detection, Letters, Style, detect_entries};
use adoube_board::{Color, Position};

/// The maximum size of a game whose letters are detected.
const MAX_BYTES: usize = 1 << 20;
/// The maximum number of moves used for detection.
const MAX_MOVES: usize = 1_000;

/// Knowledge about the letters of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WrittenIn {
    /// They are these.
    Given(Letters),
    /// English as in PGN; for a game that cannot be read in English, the detected ones.
    #[default]
    EnglishOrFound,
    /// The ones detected for each game.
    Found,
}

impl WrittenIn {
    const fn first(self) -> Letters {
        match self {
            Self::Given(letters) => letters,
            Self::EnglishOrFound | Self::Found => Letters::English,
        }
    }

    const fn looks(self, doubtful: bool) -> bool {
        match self {
            Self::Given(_) => false,
            Self::EnglishOrFound => doubtful,
            Self::Found => true,
        }
    }
}

impl WrittenIn {
    /// Returns the letters in which to read a game: the best ones if detection was requested, else only if they are not
    /// a mere guess.
    fn settle(self, detection: &Detection) -> Letters {
        match self {
            Self::Given(letters) => letters,
            Self::EnglishOrFound => detection.instead_of(Letters::English).unwrap_or(Letters::English),
            Self::Found => detection.choose(Letters::English),
        }
    }
}

/// Checks the games of a chunk in memory; returns the reports of those with findings.
pub fn check_chunk(
    chunk: &[u8],
    start: LineColumn,
    questions: Questions,
    wanted: WrittenIn,
) -> (Vec<GameReport>, PgnTotals) {
    let mut reports = Vec::new();
    let first = Checker::new(questions, |report| reports.push(report)).written_in(wanted.first());
    let mut checker = first.of_all(wanted == WrittenIn::Found).asking_later();
    read_chunk(chunk, start, &mut checker);
    let mut totals = checker.totals;
    let (games, positions) = checker.take_later();
    let are_dead = questions.dead_among(&positions);
    for (game, _) in games.iter().zip(are_dead).filter(|(_, is_dead)| *is_dead) {
        let index = reports.partition_point(|report| report.number < game.number);
        if reports.get(index).is_none_or(|report| report.number != game.number) {
            reports.insert(index, game.report());
        }
        let text = part(chunk, start, game.place.offset, game.end);
        again(&mut reports[index], text, questions, wanted.first(), &mut totals);
    }
    for report in &mut reports {
        let mut letters = wanted.first();
        let game = part(chunk, start, report.place.offset, report.end);
        if wanted.looks(report.is_doubtful)
            && let Some(detection) = detect_game(game)
        {
            letters = wanted.settle(&detection);
            if letters != Letters::English {
                again(report, game, questions, letters, &mut totals);
            }
            let is_ambiguous = detection.is_ambiguous();
            if letters != Letters::English || wanted == WrittenIn::Found || is_ambiguous {
                totals.faulty_games += u64::from(is_ambiguous && report.faults() == 0);
                totals.faults += u64::from(is_ambiguous);
                report.findings.insert(0, about_letters(report.place, detection));
            }
        }
        if report.is_dead
            && let Some(finding) = played_on(game, report.place, letters, questions)
        {
            totals.faulty_games += u64::from(report.faults() == 0);
            totals.faults += 1;
            let index = report.findings.partition_point(|earlier| earlier.place <= finding.place);
            report.findings.insert(index, finding);
        }
    }
    reports.retain(|report| !report.findings.is_empty());
    (reports, totals)
}

/// Checks a game again in other letters.
fn again(report: &mut GameReport, game: &[u8], questions: Questions, letters: Letters, totals: &mut PgnTotals) {
    let mut found = None;
    let mut checker = Checker::new(questions, |report| found = Some(report)).written_in(letters).of_all(true);
    read_chunk(game, report.place, &mut checker);
    if checker.totals.games != 1 {
        return;
    }
    let Some(found) = found else { return };
    let (before, now) = (report.faults() as u64, found.faults() as u64);
    totals.faults = totals.faults.saturating_sub(before) + now;
    totals.faulty_games = totals.faulty_games.saturating_sub(u64::from(before > 0)) + u64::from(now > 0);
    *report = GameReport { number: report.number, ..found };
}

fn about_letters(place: LineColumn, detection: Detection) -> PgnFinding {
    PgnFinding {
        place,
        number: 1,
        color: Color::White,
        text: String::new(),
        what: PgnFindingKind::WrittenIn(Box::new(detection)),
    }
}

/// Rewrites the games of a chunk in memory.
pub fn convert_chunk(chunk: &[u8], start: LineColumn, style: Style, wanted: WrittenIn) -> Vec<GameText> {
    let mut converter = Converter::new(style).written_in(wanted.first());
    read_chunk(chunk, start, &mut converter);
    let mut games = converter.take_games();
    for text in &mut games {
        if !wanted.looks(text.is_doubtful) {
            continue;
        }
        let game = part(chunk, start, text.place.offset, text.end);
        let Some(detection) = detect_game(game) else { continue };
        let letters = wanted.settle(&detection);
        if letters != Letters::English {
            let mut converter = Converter::new(style).written_in(letters);
            read_chunk(game, text.place, &mut converter);
            if let [_] = converter.games()
                && let Some(again) = converter.take_games().pop()
            {
                *text = again;
            }
        }
        if letters != Letters::English || wanted == WrittenIn::Found || detection.is_ambiguous() {
            text.letters = Some(Box::new(detection));
        }
    }
    games
}

/// Returns the bytes of one game.
fn part(chunk: &[u8], start: LineColumn, from: u64, to: u64) -> &[u8] {
    let index = |offset: u64| usize::try_from(offset.saturating_sub(start.offset)).unwrap_or(usize::MAX);
    chunk.get(index(from)..index(to).min(chunk.len())).unwrap_or(&[])
}

/// Detects the letters of one PGN game from its moves, without variations; `None` if it is too long or has none.
pub fn detect_game(game: &[u8]) -> Option<Detection> {
    if game.len() > MAX_BYTES {
        return None;
    }
    let mut texts = Texts::default();
    read_chunk(game, super::START, &mut texts);
    (!texts.entries.moves.is_empty()).then(|| detect_entries(&texts.start, &texts.entries))
}

/// The moves of the main line as written.
struct Texts {
    track: Track,
    start: Position,
    due: (u32, Color),
    depth: u32,
    entries: Entries,
}

impl Default for Texts {
    fn default() -> Self {
        let start = Position::initial();
        Self { track: Track::default(), start, due: (1, Color::White), depth: 0, entries: Entries::default() }
    }
}

impl Visitor for Texts {
    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.track.tag(name, value);
    }

    fn begin_movetext(&mut self, _: At<'_>) {
        if self.entries.moves.is_empty() && self.track.begin_movetext().is_ok() {
            self.start = *self.track.position();
            self.due = (u32::from(self.start.fullmove_number()), self.start.turn());
        }
    }

    fn mv(&mut self, _: San, text: &[u8], _: At<'_>) {
        if self.depth > 0 || self.entries.moves.len() == MAX_MOVES {
            return;
        }
        let (number, color) = self.due;
        let text = super::decode(text).into_owned();
        self.entries.moves.push(SheetMove::new(number, color, text));
        self.due = (number.saturating_add(u32::from(color == Color::Black)), !color);
    }

    fn mark(&mut self, text: &[u8], _: At<'_>) {
        if let Some(last) = self.entries.moves.last_mut().filter(|_| self.depth == 0)
            && last.text.len() < 24
        {
            last.text.push(' ');
            last.text.push_str(&super::decode(text));
        }
    }

    fn begin_variation(&mut self, _: At<'_>) {
        self.depth = self.depth.saturating_add(1);
    }

    fn end_variation(&mut self, _: At<'_>) {
        self.depth = self.depth.saturating_sub(1);
    }

    fn fault(&mut self, _: PgnSyntaxError, _: &[u8], _: At<'_>) {}
}
