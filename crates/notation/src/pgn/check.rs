//! The arbiter's check of a file of games: is every move legal, and does the result fit the final position?
//!
//! Articles 5.1.1 (mate), 5.2.1 (stalemate), 5.2.2 (dead position), 9.6.1 (fivefold repetition) and 9.6.2 (75 moves)
//! end a game by themselves; 9.2 (threefold) and 9.3 (50 moves) let a player claim, which is noted and is no fault.

mod claims;
mod result;
mod roster;

use self::roster::Roster;
use super::decode::{decode, unescape};
use super::event::{At, LineColumn, PgnSyntaxError, PgnTermination, San, Visitor};
use super::finding::{PgnFinding, PgnFindingKind};
use super::track::{Track, Tracked};
use crate::{Irregularity, Letters, MoveReading, Style, read, write};
use adoube_board::{Color, Move, MoveKind, Position};
use std::slice;

/// Of one game, no more findings than this are kept; the others are counted.
pub const MAX_FINDINGS: usize = 100;
/// Repetitions are looked for as far back as this many moves of either player.
const LOOK_BACK: usize = 1024;

/// Of each of some positions, whether neither player can mate any more (5.2.2); `None` if that is not known.
pub type AreDead = fn(&[Position]) -> Vec<Option<bool>>;

/// The checks to make.
#[derive(Clone, Copy, Debug, Default)]
pub struct Questions {
    /// Judges whether final positions are dead.
    pub are_dead: Option<AreDead>,
    /// Whether to name what is understood but not written as PGN wants: moves, results, tags that are missing or stand twice.
    pub irregularities: bool,
    /// Whether to name where draws could have been claimed, by whom, and where a game was drawn by itself (9.2, 9.3, 9.6).
    pub claims: bool,
}

impl Questions {
    /// Which of some positions are known to be dead.
    pub(super) fn dead_among(self, positions: &[Position]) -> Vec<bool> {
        let Some(are_dead) = self.are_dead else { return vec![false; positions.len()] };
        are_dead(positions).into_iter().map(|answer| answer == Some(true)).collect()
    }

    /// Whether a position is known to be dead.
    pub(super) fn is_dead(self, position: &Position) -> bool {
        self.dead_among(slice::from_ref(position)).contains(&true)
    }
}

/// One game, judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReport {
    /// Which game it is of those the checker has read, counted from 1.
    pub number: u64,
    /// Where it begins.
    pub place: LineColumn,
    /// The players' names, as the tags give them.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// How many moves of either player the game has, variations not counted.
    pub plies: u32,
    /// The findings.
    pub findings: Vec<PgnFinding>,
    /// How many findings there were beyond [`MAX_FINDINGS`].
    pub more: usize,
    /// How many bytes of the file come before its end.
    pub end: u64,
    /// Whether a move is illegal, ambiguous, unreadable, has another language's letter or a capital taken for a pawn's: the letters may be other ones.
    pub is_doubtful: bool,
    /// Whether the final position is dead: it may have been so for long.
    pub is_dead: bool,
}

impl GameReport {
    /// How many findings are faults.
    pub fn faults(&self) -> usize {
        self.findings.iter().filter(|finding| finding.what.is_fault()).count() + self.more
    }
}

/// Counts of many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PgnTotals {
    /// Games read.
    pub games: u64,
    /// Moves of either player, those of variations too.
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

/// A visitor that judges each game and hands on the report of those with findings.
pub struct Checker<F> {
    questions: Questions,
    report: F,
    /// The counts so far.
    pub totals: PgnTotals,
    track: Track,
    game: GameReport,
    roster: Roster,
    result_tag: String,
    /// Where the `Result` tag stands.
    result_place: LineColumn,
    outcome: Option<(PgnTermination, LineColumn)>,
    /// The keys of the positions since the last capture or pawn move, the present one last.
    history: Vec<u64>,
    ended: Option<(PgnFindingKind, LineColumn)>,
    noted: FindingsNoted,
    /// The positions for which a claim by a move that was not played has been told.
    claimed: Vec<u64>,
    /// The last move of any line; only kept if irregularities are asked for.
    last: Option<Move>,
    /// Whether a report is given of every game.
    all: bool,
    /// Of games that were not drawn it is asked later whether the final position is dead, if it is asked later at all.
    later: Option<(Vec<Later>, Vec<Position>)>,
    /// Whether it is to be asked of this one.
    is_open: bool,
}

/// A game of which it is still to be asked whether its final position is dead.
pub(super) struct Later {
    pub(super) number: u64,
    /// Where it begins.
    pub(super) place: LineColumn,
    /// How many bytes of the file come before its end.
    pub(super) end: u64,
}

impl Later {
    /// A report without findings.
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
    /// Gives a report of each game in which something was found.
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

    /// Leaves it to others to ask whether the final positions of games that were not drawn are dead: of many games together that
    /// takes less time than now and then.
    #[must_use]
    pub(super) fn asking_later(self) -> Self {
        Self { later: Some(Default::default()), ..self }
    }

    /// The games of which it is still to be asked, and their final positions.
    pub(super) fn take_later(&mut self) -> (Vec<Later>, Vec<Position>) {
        self.later.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Gives a report of every game, even if nothing was found.
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

    /// The same for what stands before other findings.
    #[cold]
    fn push_in_order(&mut self, finding: PgnFinding) {
        if self.game.findings.len() < MAX_FINDINGS {
            let index = self.game.findings.partition_point(|earlier| earlier.place <= finding.place);
            self.game.findings.insert(index, finding);
        } else {
            self.push(finding);
        }
    }

    /// A finding about the game's tags, when its moves are still to come: the board is that of the game before.
    fn push_about_tags(&mut self, what: PgnFindingKind, text: &[u8], place: LineColumn) {
        let text = decode(text).chars().take(80).collect();
        self.push(PgnFinding { place, number: 1, color: Color::White, text, what });
    }

    /// After a move of the game itself: the rules that end a game, or let it be ended, by what came before.
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

    /// A finding about the move just played.
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

    /// A move that is played, but perhaps not written as PGN writes it.
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

    /// A move after a draw that came about by itself.
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

/// How a position without a legal move ends the game.
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
