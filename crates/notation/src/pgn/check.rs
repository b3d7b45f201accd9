//! The arbiter's check of a file of games: the legality of every move, and the result against the final position.
//!
//! Articles 5.1.1 (mate), 5.2.1 (stalemate), 5.2.2 (dead position), 9.6.1 (fivefold repetition) and 9.6.2 (75 moves)
//! end a game automatically; 9.2 (threefold) and 9.3 (50 moves) allow a claim, which is noted but not a fault.

mod claims;
mod result;
mod roster;

use self::roster::Roster;
use super::event::{At, LineColumn, PgnSyntaxError, San, Visitor};
use super::finding::{PgnFinding, PgnFindingKind};
use super::track::{Track, Tracked};
use crate::decode::{decode, unescape};
use crate::termination::PgnTermination;
use crate::{Irregularity, Letters, MoveReading, Style, read, write};
use adoube_board::{Color, Move, MoveKind, Position};
use std::slice;

/// The maximum number of findings kept per game; the others are counted.
pub const MAX_FINDINGS: usize = 100;
/// The number of plies searched backwards for repetitions.
const LOOK_BACK: usize = 1024;

/// A function that returns for each position whether neither player can mate any more (5.2.2); `None` if unknown.
pub type AreDead = fn(&[Position]) -> Vec<Option<bool>>;

/// The checks to make.
#[derive(Clone, Copy, Debug, Default)]
pub struct Questions {
    /// Judges whether final positions are dead.
    pub are_dead: Option<AreDead>,
    /// Whether to report moves, results and tags that are understood but do not follow PGN, and missing or duplicate
    /// tags.
    pub irregularities: bool,
    /// Whether to report where draws could have been claimed, by whom, and where a game was drawn automatically (9.2,
    /// 9.3, 9.6).
    pub claims: bool,
}

impl Questions {
    /// Returns which of some positions are known to be dead.
    pub(super) fn dead_among(self, positions: &[Position]) -> Vec<bool> {
        let Some(are_dead) = self.are_dead else { return vec![false; positions.len()] };
        are_dead(positions).into_iter().map(|answer| answer == Some(true)).collect()
    }

    /// Returns whether a position is known to be dead.
    pub(super) fn is_dead(self, position: &Position) -> bool {
        self.dead_among(slice::from_ref(position)).contains(&true)
    }
}

/// The report on one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReport {
    /// The number of the game among those read by the checker, from 1.
    pub number: u64,
    /// The position of its beginning.
    pub place: LineColumn,
    /// The players' names, as in the tags.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The number of plies of the game, without variations.
    pub plies: u32,
    /// The findings.
    pub findings: Vec<PgnFinding>,
    /// The number of findings beyond [`MAX_FINDINGS`].
    pub more: usize,
    /// The byte offset of its end in the file.
    pub end: u64,
    /// Whether a move is illegal, ambiguous or unreadable, or has another language's letter or a capital read as a
    /// pawn's: the letters may be different.
    pub is_doubtful: bool,
    /// Whether the final position is dead, possibly for some time.
    pub is_dead: bool,
}

impl GameReport {
    /// Returns the number of findings that are faults.
    pub fn faults(&self) -> usize {
        self.findings.iter().filter(|finding| finding.what.is_fault()).count() + self.more
    }
}

/// Counts of many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PgnTotals {
    /// Games read.
    pub games: u64,
    /// The number of plies, including variations.
    pub moves: u64,
    /// Faults.
    pub faults: u64,
    /// Games with at least one fault.
    pub faulty_games: u64,
}

impl std::ops::AddAssign for PgnTotals {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.faults += other.faults;
        self.faulty_games += other.faulty_games;
    }
}

/// A visitor that checks each game and passes on the reports of those with findings.
pub struct Checker<F> {
    questions: Questions,
    report: F,
    /// The counts so far.
    pub totals: PgnTotals,
    track: Track,
    game: GameReport,
    roster: Roster,
    result_tag: String,
    /// The position of the `Result` tag.
    result_place: LineColumn,
    outcome: Option<(PgnTermination, LineColumn)>,
    /// The keys of the positions since the last capture or pawn move, the current one last.
    history: Vec<u64>,
    ended: Option<(PgnFindingKind, LineColumn)>,
    noted: FindingsNoted,
    /// The positions for which a claim by an unplayed move has been reported.
    claimed: Vec<u64>,
    /// The last move of any line; only kept if irregularities are requested.
    last: Option<Move>,
    /// Whether every game gets a report.
    all: bool,
    /// The games that were not drawn and their final positions, if the check for dead positions is deferred.
    later: Option<(Vec<Later>, Vec<Position>)>,
    /// Whether the check of this game is deferred.
    is_open: bool,
}

/// A game whose final position is still to be checked.
pub(super) struct Later {
    pub(super) number: u64,
    /// The position of its beginning.
    pub(super) place: LineColumn,
    /// The byte offset of its end in the file.
    pub(super) end: u64,
}

impl Later {
    /// Returns a report without findings.
    pub(super) fn report(&self) -> GameReport {
        GameReport { number: self.number, end: self.end, ..empty_report(self.place) }
    }
}

/// The findings already noted in this game.
#[derive(Clone, Copy, Default)]
struct FindingsNoted {
    fifty: bool,
    after_end: bool,
}

const NOWHERE: LineColumn = LineColumn { line: 0, column: 0, offset: 0 };

impl<F: FnMut(GameReport)> Checker<F> {
    /// Creates a checker that reports each game with findings.
    pub fn new(questions: Questions, report: F) -> Self {
        Self {
            questions,
            report,
            totals: PgnTotals::default(),
            track: Track::default(),
            game: empty_report(NOWHERE),
            roster: Roster::default(),
            result_tag: String::new(),
            result_place: NOWHERE,
            outcome: None,
            history: Vec::new(),
            ended: None,
            noted: FindingsNoted::default(),
            claimed: Vec::new(),
            last: None,
            all: false,
            later: None,
            is_open: false,
        }
    }

    /// Defers the check for dead final positions of games that were not drawn: a batch of many positions takes less
    /// time.
    #[must_use]
    pub(super) fn asking_later(self) -> Self {
        Self { later: Some(Default::default()), ..self }
    }

    /// Takes the deferred games and their final positions.
    pub(super) fn take_later(&mut self) -> (Vec<Later>, Vec<Position>) {
        self.later.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Makes the checker report every game, even without findings.
    #[must_use]
    pub fn of_all(self, all: bool) -> Self {
        Self { all, ..self }
    }

    /// Reads moves written in these letters.
    #[must_use]
    pub fn written_in(self, letters: Letters) -> Self {
        Self { track: Track::written_in(letters), ..self }
    }

    fn find(&mut self, what: PgnFindingKind, text: &[u8], place: LineColumn) {
        let position = self.track.position();
        self.push(PgnFinding {
            place,
            number: u32::from(position.fullmove_number()),
            color: position.turn(),
            text: decode(text).chars().take(80).collect(),
            what,
        });
    }

    fn push(&mut self, finding: PgnFinding) {
        if self.game.findings.len() < MAX_FINDINGS {
            self.game.findings.push(finding);
        } else if finding.what.is_fault() {
            self.game.more += 1;
        }
    }

    /// Adds a finding that precedes existing ones.
    #[cold]
    fn push_in_order(&mut self, finding: PgnFinding) {
        if self.game.findings.len() < MAX_FINDINGS {
            let index = self.game.findings.partition_point(|earlier| earlier.place <= finding.place);
            self.game.findings.insert(index, finding);
        } else {
            self.push(finding);
        }
    }

    /// Adds a finding about the game's tags before its moves are known: the board is still that of the previous game.
    fn push_about_tags(&mut self, what: PgnFindingKind, text: &[u8], place: LineColumn) {
        let text = decode(text).chars().take(80).collect();
        self.push(PgnFinding { place, number: 1, color: Color::White, text, what });
    }

    /// Checks after a move of the main line the rules that end a game, or allow a claim, by history.
    #[inline]
    fn after_move(&mut self, at: At<'_>) {
        self.game.plies += 1;
        if self.questions.claims {
            self.before_move(at.place());
        }
        let position = self.track.position();
        let clock = usize::from(position.halfmove_clock());
        let key = position.key();
        if clock == 0 {
            self.history.clear();
            self.noted.fifty = false;
        }
        if self.history.len() >= 2 * LOOK_BACK {
            self.history.drain(..LOOK_BACK);
        }
        self.history.push(key);
        if clock >= 4 {
            self.quiet_move(clock, key, at);
        }
        if self.ended.is_some() && !self.noted.after_end {
            self.moved_after_end(at);
        }
    }

    /// Adds a finding about the last move.
    fn find_at_last_move(&mut self, what: PgnFindingKind, text: &[u8], place: LineColumn) {
        let before = self.track.before();
        self.push(PgnFinding {
            place,
            number: u32::from(before.fullmove_number()),
            color: before.turn(),
            text: decode(text).chars().take(80).collect(),
            what,
        });
    }

    /// Compares a legal move with its canonical PGN notation.
    #[cold]
    fn compare_with_canonical(&mut self, mv: Move, text: &[u8], at: At<'_>) {
        let before = *self.track.before();
        let canonical = write(&before, mv, &Style::PGN);
        if text == canonical.as_bytes() {
            return;
        }
        let irregularities = match read(&before, &decode(text), Letters::English) {
            MoveReading::Move(found) => found.irregularities,
            _ => Vec::new(),
        };
        self.find_at_last_move(PgnFindingKind::Irregular { irregularities, canonical }, text, at.place());
    }

    /// Reports a move after an automatic draw.
    #[cold]
    fn moved_after_end(&mut self, at: At<'_>) {
        if let Some((what, place)) = &self.ended
            && at.offset() > place.offset
        {
            self.noted.after_end = true;
            let what = PgnFindingKind::PlayedOn(Box::new(what.clone()));
            self.find_at_last_move(what, &[], at.place());
        }
    }
}

/// Returns the end of a game in a position without legal moves.
fn mate_or_stalemate(position: &Position) -> Option<(PgnFindingKind, PgnTermination)> {
    (position.count_legal_moves() == 0).then(|| match (position.is_check(), position.turn()) {
        (true, Color::White) => (PgnFindingKind::Checkmate, PgnTermination::BlackWon),
        (true, Color::Black) => (PgnFindingKind::Checkmate, PgnTermination::WhiteWon),
        (false, _) => (PgnFindingKind::Stalemate, PgnTermination::Drawn),
    })
}

const fn empty_report(place: LineColumn) -> GameReport {
    GameReport {
        number: 0,
        place,
        white: String::new(),
        black: String::new(),
        plies: 0,
        findings: Vec::new(),
        more: 0,
        end: 0,
        is_doubtful: false,
        is_dead: false,
    }
}

impl<F: FnMut(GameReport)> Visitor for Checker<F> {
    fn begin_game(&mut self, at: At<'_>) {
        self.track.begin_game();
        self.game.number = self.totals.games + 1;
        self.game.place = at.place();
        self.game.white.clear();
        self.game.black.clear();
        self.game.plies = 0;
        self.game.findings.clear();
        self.game.more = 0;
        self.game.is_doubtful = false;
        self.game.is_dead = false;
        self.is_open = false;
        self.last = None;
        self.roster.clear();
        self.result_tag.clear();
        self.outcome = None;
        self.ended = None;
        self.noted = FindingsNoted::default();
        self.claimed.clear();
    }

    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        let is_first = self.roster.is_first(name, value);
        match name {
            b"White" if is_first => unescape(&decode(value), &mut self.game.white),
            b"Black" if is_first => unescape(&decode(value), &mut self.game.black),
            b"Result" if is_first => {
                unescape(&decode(value), &mut self.result_tag);
                self.result_place = at.place();
            }
            _ if is_first => self.track.tag(name, value),
            _ => {}
        }
        if self.questions.irregularities {
            self.odd_tag(name, value, at);
        } else if !is_first {
            self.second_tag(name, value, at);
        }
    }

    fn begin_movetext(&mut self, at: At<'_>) {
        if let Err(bad) = self.track.begin_movetext() {
            self.find(PgnFindingKind::BadStart(bad), &[], at.place());
        }
        self.history.clear();
        self.history.push(self.track.position().key());
    }

    #[inline]
    fn number(&mut self, number: u32, _: u32, at: At<'_>) {
        if number != u32::from(self.track.position().fullmove_number()) && !self.track.is_lost() {
            self.wrong_number(number, at);
        }
    }

    #[inline]
    fn mv(&mut self, san: San, text: &[u8], at: At<'_>) {
        self.totals.moves += 1;
        match self.track.mv(san, text) {
            Tracked::Played(mv, None) => {
                if self.questions.irregularities {
                    self.last = Some(mv);
                    self.compare_with_canonical(mv, text, at);
                }
            }
            other => return self.odd(other, text, at),
        }
        if self.track.is_main_line() {
            self.after_move(at);
        }
    }

    fn mark(&mut self, text: &[u8], at: At<'_>) {
        if self.questions.irregularities
            && text != b"(=)"
            && self.last.is_some_and(|mv| mv.kind() != MoveKind::EnPassant)
        {
            let what = PgnFindingKind::Irregular {
                irregularities: vec![Irregularity::FalseEnPassant],
                canonical: self.last.map(|mv| write(self.track.before(), mv, &Style::PGN)).unwrap_or_default(),
            };
            self.find_at_last_move(what, text, at.place());
        }
    }

    fn begin_variation(&mut self, at: At<'_>) {
        self.last = None;
        if self.track.begin_variation() {
            self.find(PgnFindingKind::Syntax(PgnSyntaxError::TooDeep), b"(", at.place());
        }
    }

    fn end_variation(&mut self, _: At<'_>) {
        self.last = None;
        self.track.end_variation();
    }

    fn outcome(&mut self, outcome: PgnTermination, text: &[u8], at: At<'_>) {
        self.outcome = Some((outcome, at.place()));
        if self.questions.irregularities && text != outcome.sign().as_bytes() {
            let found = decode(text).into_owned();
            self.find(PgnFindingKind::ResultSign { found, meant: Some(outcome) }, &[], at.place());
        }
    }

    fn fault(&mut self, fault: PgnSyntaxError, text: &[u8], at: At<'_>) {
        if fault == PgnSyntaxError::BadToken {
            self.track.stray();
        }
        if fault == PgnSyntaxError::BadTag {
            return self.push_about_tags(PgnFindingKind::Syntax(fault), text, at.place());
        }
        self.find(PgnFindingKind::Syntax(fault), text, at.place());
    }

    fn end_game(&mut self, at: At<'_>) {
        self.judge_result(at.place());
        if self.questions.claims {
            self.claim_at_end(at.place());
        }
        if self.questions.irregularities {
            self.missing_tags();
        }
        self.result_without_game();
        if let Some((later, positions)) = self.later.as_mut().filter(|_| self.is_open) {
            let GameReport { number, place, .. } = self.game;
            later.push(Later { number, place, end: at.offset() });
            positions.push(*self.track.position());
        }
        let faults = self.game.faults() as u64;
        self.totals.games += 1;
        self.totals.faults += faults;
        self.totals.faulty_games += u64::from(faults > 0);
        if self.all || !self.game.findings.is_empty() || self.game.is_dead || self.game.is_doubtful {
            self.game.end = at.offset();
            let place = self.game.place;
            (self.report)(std::mem::replace(&mut self.game, empty_report(place)));
        }
    }
}

impl<F: FnMut(GameReport)> Checker<F> {
    #[cold]
    fn wrong_number(&mut self, number: u32, at: At<'_>) {
        self.track.wrong_number();
        if self.questions.irregularities {
            let due = u32::from(self.track.position().fullmove_number());
            self.find(PgnFindingKind::WrongNumber { found: number, due }, &[], at.place());
        }
    }

    #[cold]
    fn odd(&mut self, tracked: Tracked, text: &[u8], at: At<'_>) {
        match tracked {
            Tracked::Refused(reading) => {
                self.game.is_doubtful = true;
                self.last = None;
                let position = Box::new(*self.track.position());
                let what = match mate_or_stalemate(&position) {
                    Some((end, _)) => PgnFindingKind::PlayedOn(Box::new(end)),
                    None => PgnFindingKind::Move(reading, position),
                };
                self.find(what, text, at.place());
            }
            Tracked::Played(mv, Some(read)) => {
                self.last = Some(mv);
                self.game.is_doubtful |= read.doubts_letters();
                let canonical = write(self.track.before(), mv, &Style::PGN);
                let is_odd = !read.irregularities.is_empty() || canonical.as_bytes() != text;
                if self.questions.irregularities && is_odd || !read.is_literal() || read.has_pawn_letter() {
                    let what = PgnFindingKind::Irregular { irregularities: read.irregularities, canonical };
                    self.find_at_last_move(what, text, at.place());
                }
                if self.track.is_main_line() {
                    self.after_move(at);
                }
            }
            Tracked::Played(_, None) | Tracked::Lost => {}
        }
    }
}
