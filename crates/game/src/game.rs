//! The state of a game and the only function that changes it: takes an act, returns answers or a refusal.

use crate::act::{GameAct, MoveText, PlayerAct, TimedAct};
use crate::adjournment::Adjournment;
use crate::alarms::Alarms;
use crate::answer::{Answer, AnswerKind, ArbiterChoice, GameResult, Notice, Who, in_order};
use crate::arbiter::{ClaimedTouch, Pending};
use crate::clock::ChessClock;
use crate::grounds::DealtWith;
use crate::header::Header;
use crate::mating::Witness;
use crate::offences::Offended;
use crate::offers::{OpenOffer, Request};
use crate::paperwork::Paperwork;
use crate::quickplay::QuickplayState;
use crate::recording::PlayerSheet;
use crate::refusal::RefusalReason;
use crate::stand::{Attempted, Stand};
use crate::turn::{Bound, Turn};
use crate::{Short, Span};
use adoube_board::{Color, Move, Square};
use adoube_laws::{Article, Rules};
use adoube_notation::Letters;
use std::sync::Arc;

/// A move on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveOnBoard {
    pub(crate) before: Stand,
    pub(crate) by: Color,
    /// The legal move; `None` if it was illegal.
    pub(crate) mv: Option<Move>,
    pub(crate) completed: bool,
    /// The turn in which it was made, for complaints and take-backs.
    pub(crate) turn: Turn,
    /// The duty it violates.
    pub(crate) unmet: Option<Bound>,
    /// The attempted move, if it was illegal.
    pub(crate) attempted: Option<Attempted>,
    /// The time of the move; `None` for moves before the first event.
    pub(crate) at: Option<Span>,
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Over {
    pub(crate) article: &'static str,
    /// The result; `None` if the game was annulled.
    pub(crate) result: Option<GameResult>,
    /// Whether it ended by resignation or agreement (1985: 12.07, 14.02).
    pub(crate) by_will: bool,
    /// The time of the end.
    pub(crate) at: Span,
}

/// An ambiguous move in an act: nothing was decided or changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text} is not a clear and legal move here")]
pub struct UnclearMoveError {
    /// The move as written.
    pub text: String,
}

/// The reason why an act has no effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    Refused(RefusalReason, &'static str),
    Unclear(String),
    /// An article that no edition has.
    UnknownArticle(Short),
}

pub(crate) type Ruling = Result<(), Stop>;

/// A game under the Laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) start: Stand,
    pub(crate) stand: Stand,
    pub(crate) line: Vec<MoveOnBoard>,
    /// The number of plies in the `moves:` header.
    pub(crate) given: usize,
    pub(crate) turn: Turn,
    pub(crate) made: [u32; 2],
    pub(crate) completed: [u32; 2],
    pub(crate) clock: ChessClock,
    pub(crate) now: Span,
    pub(crate) over: Option<Over>,
    pub(crate) pending: Vec<Pending>,
    pub(crate) offers: [Option<OpenOffer>; 2],
    pub(crate) requests: [Option<Request>; 2],
    pub(crate) offences: Vec<Offended>,
    pub(crate) ladders: [[u8; 3]; 2],
    pub(crate) agreed: [bool; 2],
    pub(crate) adjusting: Option<Color>,
    pub(crate) displaced: Option<Color>,
    pub(crate) sheets: [PlayerSheet; 2],
    pub(crate) looks: [u8; 2],
    pub(crate) present: [bool; 2],
    pub(crate) blind: [bool; 2],
    pub(crate) watched: bool,
    pub(crate) setup_kept: bool,
    pub(crate) refused_laws: [bool; 2],
    pub(crate) adjournment: Adjournment,
    pub(crate) quickplay: QuickplayState,
    pub(crate) clock_found_wrong: bool,
    pub(crate) stopped_by: Option<Color>,
    /// The time at which the clocks were stopped, if the arbiter has not restarted them (6.11.3).
    pub(crate) interrupted: Option<Span>,
    /// The player whose clock ran then.
    pub(crate) ran_at_stop: Option<Color>,
    /// The options settled by the last act: their article, and the time they were offered.
    pub(crate) settled: Option<(&'static str, Span)>,
    /// The illegal moves that were dealt with.
    pub(crate) dealt_with: Vec<DealtWith>,
    pub(crate) alarms: Alarms,
    /// The time at which the arbiter allowed a draw by agreement that the event forbids (9.1.1).
    pub(crate) consent: Option<Span>,
    /// Whether each player is blind and has an assistant (D.2.10).
    pub(crate) assisted: [bool; 2],
    /// Whether the arbiter was notified that the default time is over (6.7.1).
    pub(crate) lateness_told: [bool; 2],
    /// Whether a player came after the default time (6.7.1).
    pub(crate) came_late: [bool; 2],
    /// The piece letters each player uses (C.3).
    pub(crate) language: [Option<Letters>; 2],
    pub(crate) claimed_touch: Option<ClaimedTouch>,
    pub(crate) ends: Option<Span>,
    /// A mate that is still possible from the position on the board.
    pub(crate) witness: Witness,
    pub(crate) paperwork: Paperwork,
    pub(crate) out: Vec<Answer>,
}

impl Game {
    /// Creates a game from its headers; the error is the index of the first illegal move of `moves:`.
    pub fn new(header: &Header) -> Result<Self, usize> {
        let (rules, periods) = header.rules();
        let start = Stand::of(&header.position);
        let number = u32::from(header.position.fullmove_number.max(1));
        let behind = number - 1;
        let base = [behind + u32::from(header.position.turn == Color::Black), behind];
        let mut game = Self {
            rules: Arc::new(rules),
            stand: start.clone(),
            start,
            line: Vec::new(),
            given: 0,
            turn: Turn::default(),
            made: base,
            completed: base,
            clock: ChessClock::new(periods),
            now: Span::ZERO,
            over: None,
            pending: Vec::new(),
            offers: [None; 2],
            requests: [None; 2],
            offences: Vec::new(),
            ladders: [[0; 3]; 2],
            agreed: [false; 2],
            adjusting: None,
            displaced: None,
            sheets: [PlayerSheet::default(); 2],
            looks: [0; 2],
            present: header.present,
            blind: header.blind,
            watched: false,
            setup_kept: false,
            refused_laws: [false; 2],
            adjournment: Adjournment::default(),
            quickplay: QuickplayState::default(),
            clock_found_wrong: false,
            stopped_by: None,
            interrupted: None,
            ran_at_stop: None,
            settled: None,
            dealt_with: Vec::new(),
            alarms: Alarms::default(),
            consent: None,
            assisted: [false; 2],
            lateness_told: header.present,
            came_late: [false; 2],
            language: header.language,
            claimed_touch: None,
            ends: header.ends,
            witness: Witness::default(),
            paperwork: Paperwork::default(),
            out: Vec::new(),
        };
        if !game.rules.blind.value {
            game.blind = [false; 2];
        }
        for (index, written) in header.moves.iter().enumerate() {
            let mv = game.legal(&written.text).ok_or(index)?;
            game.push(mv, true);
        }
        game.given = game.line.len();
        game.line.iter_mut().for_each(|ply| ply.at = None);
        let [white_present, _] = header.present;
        if let Some(clocks) = header.clocks {
            let completed = game.completed;
            game.clock.set_both(clocks, completed);
        }
        if white_present || header.clocks.is_some() {
            let mover = game.stand.turn();
            game.clock.start(mover, Span::ZERO);
        }
        Ok(game)
    }

    /// Returns the rules in force.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the result, if the game has one.
    pub fn result(&self) -> Option<GameResult> {
        self.over.and_then(|over| over.result)
    }

    /// Returns whether the game is over or annulled.
    pub const fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Returns the chessclock as of the last event.
    pub const fn clock(&self) -> &ChessClock {
        &self.clock
    }

    /// Returns the pieces on the board as FEN.
    pub fn board(&self) -> String {
        self.shown().fen()
    }

    /// Decides an event by the Laws. A refusal changes only the time; an ambiguous move is an error and changes
    /// nothing.
    pub fn decide(&mut self, event: &TimedAct) -> Result<Vec<Answer>, UnclearMoveError> {
        self.out = Vec::new();
        self.settled = None;
        self.let_time_pass(event.at);
        let notices = self.out.len();
        let ruling = match &event.act {
            GameAct::Player(color, act) => self.player(*color, act),
            GameAct::Arbiter(act) => self.arbiter(act),
        };
        match ruling {
            // The two halves of a move with its press are already in order.
            Ok(()) if matches!(event.act, GameAct::Player(_, PlayerAct::Moves(_))) => {}
            Ok(()) => self.order_from(notices),
            Err(Stop::Refused(reason, article)) => {
                self.out.truncate(notices);
                self.say(AnswerKind::Refused(Some(reason)), article);
            }
            Err(Stop::UnknownArticle(number)) => {
                self.out.truncate(notices);
                self.say(AnswerKind::RefusedNumber(number), "");
            }
            Err(Stop::Unclear(text)) => {
                self.out.truncate(notices);
                self.tell_again();
                return Err(UnclearMoveError { text });
            }
        }
        if self.out.iter().any(|answer| matches!(answer.what, AnswerKind::Notice(_))) {
            self.note_notices(match event.act {
                GameAct::Player(color, _) => Some(color),
                GameAct::Arbiter(_) => None,
            });
        }
        Ok(std::mem::take(&mut self.out))
    }

    /// Defers the notices of this act to the next one.
    fn tell_again(&mut self) {
        for answer in std::mem::take(&mut self.out) {
            match answer.what {
                AnswerKind::Notice(Notice::Flag(who)) => {
                    // The flags of this act are the latest that fell.
                    let told = self.clock.falls_mut().iter_mut().rev().find(|fall| fall.who == who && fall.noticed);
                    if let Some(fall) = told {
                        fall.noticed = false;
                    }
                }
                AnswerKind::Notice(Notice::DefaultTime(who)) => self.lateness_told[who as usize] = false,
                _ => {}
            }
        }
    }

    fn let_time_pass(&mut self, at: Span) {
        self.now = self.now.max(at);
        self.clock.advance(self.now, self.completed);
        if self.over.is_some() {
            return;
        }
        self.sound_alarms();
        if self.lateness_told != [true; 2] {
            self.tell_of_lateness();
        }
        if self.clock.falls().iter().all(|fall| fall.noticed) {
            return;
        }
        let article = self.rules.clock.flag_fallen.article().unwrap_or_default();
        for fall in self.clock.falls_mut() {
            if !fall.noticed {
                fall.noticed = true;
                self.out.push(Answer { what: AnswerKind::Notice(Notice::Flag(fall.who)), article });
            }
        }
        in_order(&mut self.out);
    }

    /// Sorts the answers, starting at an index.
    pub(crate) fn order_from(&mut self, place: usize) {
        if let Some(answers) = self.out.get_mut(place..) {
            in_order(answers);
        }
    }

    /// Adds an answer.
    pub(crate) fn say(&mut self, what: AnswerKind, article: &'static str) {
        self.out.push(Answer { what, article });
    }

    /// Returns the number of a provision in the edition in force. If the edition lacks it, the ruling is based on the
    /// arbiter's general duty.
    pub(crate) fn cite(&self, article: Article) -> &'static str {
        self.rules.cite(article).or_else(|| self.rules.cite(Article::new("12.3"))).unwrap_or_default()
    }

    /// Refuses with a provision.
    pub(crate) fn refuse<T>(&self, reason: RefusalReason, article: Article) -> Result<T, Stop> {
        Err(Stop::Refused(reason, self.cite(article)))
    }

    /// Refuses with the article of a parameter; if the edition has none, with the given provision.
    pub(crate) fn refuse_by<T>(
        &self,
        reason: RefusalReason,
        number: Option<&'static str>,
        article: Article,
    ) -> Result<T, Stop> {
        Err(Stop::Refused(reason, number.unwrap_or_else(|| self.cite(article))))
    }

    /// Offers the arbiter options.
    pub(crate) fn offer_options(&mut self, who: Who, choices: &[ArbiterChoice], article: &'static str) {
        self.say(AnswerKind::Options(who, choices.to_vec()), article);
        self.pending.push(Pending { who, choices: choices.to_vec(), article, at: self.now });
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, result: GameResult, article: &'static str) {
        self.say(AnswerKind::Result(result), article);
        self.over = Some(Over { article, result: Some(result), by_will: false, at: self.now });
        self.say_scores();
        self.leave_play();
    }

    /// Clears pending claims and options of a finished game.
    fn leave_play(&mut self) {
        self.pending.clear();
        self.quickplay = QuickplayState::default();
        self.claimed_touch = None;
        self.clock.stop();
    }

    /// Annuls the game.
    pub(crate) fn annul(&mut self, article: &'static str) {
        self.say(AnswerKind::NewGame, article);
        self.over = Some(Over { article, result: None, by_will: false, at: self.now });
        self.leave_play();
    }

    /// Stops the clocks: play is suspended until the arbiter starts them (6.11.3).
    pub(crate) fn interrupt(&mut self) {
        self.ran_at_stop = self.clock.running().or(self.ran_at_stop);
        self.clock.stop();
        self.interrupted = Some(self.now);
    }

    /// Starts a clock, so that play continues.
    pub(crate) fn run(&mut self, who: Color) {
        self.clock.start(who, self.now);
        self.interrupted = None;
        self.ran_at_stop = None;
    }

    /// Refuses play while the clocks are stopped (6.11.3), or when a flag is down and a claim under the guidelines is
    /// open (III.5.2).
    pub(crate) fn play_goes_on(&self) -> Ruling {
        if self.quickplay.flagged.is_some() {
            return self.refuse(RefusalReason::DecisionPending, Article::new("III.5.2"));
        }
        if self.interrupted.is_some() {
            return self.refuse(RefusalReason::ClocksStopped, Article::new("6.11.3"));
        }
        Ok(())
    }

    /// Returns the side to move.
    pub(crate) fn mover(&self) -> Color {
        self.stand.turn()
    }

    /// Returns the current position, including an illegal or unfinished move.
    pub(crate) fn shown(&self) -> &Stand {
        self.turn.illegal.as_ref().map_or(&self.stand, |illegal| &illegal.after)
    }

    /// Returns the legal move that a text denotes in the position on the board.
    pub(crate) fn legal(&self, text: &MoveText) -> Option<Move> {
        crate::moving::legal_move(&self.stand, text)
    }

    /// Makes a legal move.
    pub(crate) fn push(&mut self, mv: Move, completed: bool) {
        let Some(position) = self.stand.position() else { return };
        let after = Stand::Playable(position.play(mv));
        self.push_ply(Some(mv), None, after, completed);
    }

    /// Makes a legal or attempted move.
    pub(crate) fn push_ply(&mut self, mv: Option<Move>, attempted: Option<Attempted>, after: Stand, completed: bool) {
        let by = self.mover();
        if mv.is_none() {
            self.witness.forget();
        }
        let turn = std::mem::take(&mut self.turn);
        let before = std::mem::replace(&mut self.stand, after);
        let at = Some(self.now);
        self.line.push(MoveOnBoard { before, by, mv, completed, turn, unmet: None, attempted, at });
        self.made[by as usize] += 1;
        self.completed[by as usize] += u32::from(completed);
    }

    /// Takes back every move from a ply on, and restores the turn in which that move was made.
    pub(crate) fn take_back_to(&mut self, index: usize) {
        let changes = self.line.len() > index;
        while self.line.len() > index {
            let Some(ply) = self.line.pop() else { break };
            self.made[ply.by as usize] -= 1;
            self.completed[ply.by as usize] -= u32::from(ply.completed);
            self.stand = ply.before;
            self.turn = ply.turn;
        }
        self.turn.illegal = None;
        self.turn.unfinished = None;
        self.turn.in_hole = None;
        self.offences.retain(|offence| offence.ply < index);
        self.given = self.given.min(index);
        self.witness.forget();
        self.agreed = [false; 2];
        if changes {
            self.clock.forget_delay();
            self.void_sealed_move();
        }
    }

    /// Returns a player's last uncompleted move.
    pub(crate) fn uncompleted(&self, color: Color) -> Option<usize> {
        let last = self.line.len().checked_sub(1)?;
        let index = if self.line.get(last)?.by == color { last } else { last.checked_sub(1)? };
        self.line.get(index).filter(|ply| ply.by == color && !ply.completed).map(|_| index)
    }

    pub(crate) fn complete(&mut self, index: usize) {
        if let Some(ply) = self.line.get_mut(index)
            && !ply.completed
        {
            ply.completed = true;
            self.completed[ply.by as usize] += 1;
        }
    }

    /// Keeps the clock of the player to move running, unless the clocks are stopped.
    pub(crate) fn let_mover_run(&mut self) {
        let mover = self.mover();
        if self.clock.running().is_some_and(|running| running != mover) {
            self.clock.start(mover, self.now);
        }
    }

    /// Returns whether a square holds no piece of either player.
    pub(crate) fn is_empty(&self, square: Square) -> bool {
        self.shown().piece_at(square).is_none()
    }
}
