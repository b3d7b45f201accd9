//! The state of a game: its engine and everything done at its board.

use super::act::{LiveGameAct, LiveGameRefusal, Mode, REASON_BYTES_MAX};
use super::engine::Engine;
use super::ruled::Ruled;
use adoube_board::{Color, Position};
use adoube_game::{Answer, ArbiterAct, Game, GameAct, GameResult, Ground, Header, Imposed, PlayerAct, Span, TimedAct};
use adoube_laws::{Edition, Rules};
use adoube_store::{Hash, SealedMove};
use std::sync::Arc;

/// The maximum number of acts in a game.
const ACTS_MAX: usize = 20_000;
/// The maximum length of a sealed move in characters.
const SEALED_CHARS_MAX: usize = 80;

/// An act at the board with its answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its number in the log.
    pub number: u64,
    /// Time since the game was set up.
    pub at: Span,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
    /// The sender.
    pub by: String,
    /// The act.
    pub act: GameAct,
    /// The arbiter's reason.
    pub reason: String,
    /// The answers of the Laws.
    pub answers: Vec<Answer>,
    /// The earlier events behind each answer.
    pub grounds: Vec<Vec<Ground>>,
    /// The penalty imposed by the arbiter with this act (12.9), and its article.
    pub imposed: Option<Imposed>,
    /// The times on the clocks after the act.
    pub clocks: [Span; 2],
    /// Number of moves on the board after the act.
    pub plies: usize,
}

impl Entry {
    /// Returns the player who acted; `None` for the arbiter.
    pub const fn actor(&self) -> Option<Color> {
        match self.act {
            GameAct::Player(color, _) => Some(color),
            GameAct::Arbiter(_) => None,
        }
    }

    /// Returns whether it is the given act by the arbiter.
    pub fn is_arbiters(&self, act: &ArbiterAct) -> bool {
        matches!(&self.act, GameAct::Arbiter(done) if done == act)
    }

    /// Returns whether the Laws refused the act, so that only time has passed.
    pub fn is_refused(&self) -> bool {
        refused(&self.answers)
    }

    /// Returns whether the player placed a piece on the board.
    pub const fn puts_a_man(&self) -> bool {
        matches!(self.act, GameAct::Player(_, PlayerAct::Plays(..) | PlayerAct::Releases(_) | PlayerAct::Places(..)))
    }

    fn event(&self) -> TimedAct {
        TimedAct { at: self.at, act: self.act.clone() }
    }
}

fn refused(answers: &[Answer]) -> bool {
    answers.iter().any(|answer| answer.what.is_refused())
}

/// An appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedAppeal {
    /// Its number in the log.
    pub number: u64,
    /// The player who appeals.
    pub by: Color,
    /// The number of the act under appeal.
    pub against: u64,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
    /// The decision on it.
    pub settled: Option<Settled>,
}

/// The decision on an appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// Whether the appeal was upheld.
    pub upheld: bool,
    /// The reasons for the decision.
    pub reason: String,
    /// Time in milliseconds since 1970.
    pub at_ms: i64,
}

/// A sealed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The player who sealed it.
    pub by: Color,
    /// The commitment stored in the log.
    pub commitment: Hash,
}

/// The state of a game.
#[derive(Clone, Debug, Default)]
pub struct LiveGame {
    /// The number of the last act.
    pub number: u64,
    /// Time of setup in milliseconds since 1970: zero of the game's own time.
    pub start_ms: i64,
    /// The engine; `None` before setup.
    pub engine: Option<Engine>,
    /// The headers.
    pub header: Arc<Header>,
    /// Every act at the board with its answers.
    pub entries: Vec<Arc<Entry>>,
    /// The acts of earlier games at this board that were annulled.
    pub earlier: Vec<Arc<Entry>>,
    /// The number of the act that set up the game.
    pub opened: u64,
    /// The sealed move, while the envelope is closed.
    pub sealed: Option<Sealed>,
    /// The appeals in order.
    pub appeals: Vec<RecordedAppeal>,
    /// The numbers of the acts that recorded an interruption of the desk.
    pub interruptions: Vec<u64>,
}

impl LiveGame {
    /// Returns the time since the game was set up.
    pub fn span(&self, at_ms: i64) -> Span {
        let ms = u64::try_from(at_ms.saturating_sub(self.start_ms)).unwrap_or_default();
        self.last_at().max(Span::from_ms(ms))
    }

    fn last_at(&self) -> Span {
        self.entries.last().map_or(Span::ZERO, |entry| entry.at)
    }

    fn ruled(&self) -> Option<&dyn Ruled> {
        self.engine.as_ref().map(Engine::ruled)
    }

    /// Returns the game, if it is on our board.
    pub fn game(&self) -> Option<&Game> {
        self.engine.as_ref()?.game()
    }

    /// Returns the Laws in force; `None` before setup.
    pub fn rules(&self) -> Option<&Rules> {
        self.ruled().map(Ruled::rules)
    }

    /// Returns the edition of the Laws, for links to its articles.
    pub fn edition(&self) -> Option<Edition> {
        self.rules().map(Rules::edition)
    }

    /// Returns the clocks.
    pub fn clock(&self) -> Option<&adoube_game::ChessClock> {
        self.ruled().map(Ruled::clock)
    }

    /// Returns the number of moves a player has completed.
    pub fn completed(&self, who: Color) -> u32 {
        self.ruled().map_or(0, |ruled| ruled.completed(who))
    }

    /// Returns the result.
    pub fn result(&self) -> Option<GameResult> {
        self.ruled()?.result()
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.ruled().is_some_and(Ruled::is_over)
    }

    /// Returns whether the game was annulled and a new one must be played.
    pub fn is_annulled(&self) -> bool {
        self.is_over() && self.result().is_none()
    }

    /// Returns the player to move.
    pub fn to_move(&self) -> Color {
        self.ruled().map_or(Color::White, Ruled::to_move)
    }

    /// Returns the mode.
    pub fn mode(&self) -> Mode {
        match &self.engine {
            Some(Engine::Clock(_)) => Mode::Clock,
            _ => Mode::Board,
        }
    }

    /// Returns all acts at this board, those of annulled games first.
    pub fn all_entries(&self) -> impl DoubleEndedIterator<Item = &Arc<Entry>> {
        self.earlier.iter().chain(&self.entries)
    }

    /// Returns the number of the act with which the arbiter last started the clocks; 0 if never.
    pub fn started(&self) -> u64 {
        let starts = self.entries.iter().rev().find(|entry| entry.is_arbiters(&ArbiterAct::Starts));
        starts.map_or(0, |entry| entry.number)
    }

    /// Returns the starting position; the initial one if the game was set up with an unplayable position.
    pub fn start(&self) -> Position {
        self.header.position.position().unwrap_or_else(|_| Position::initial())
    }

    /// Returns the number of moves on the board.
    pub fn plies(&self) -> usize {
        self.game().map_or(0, |game| game.made_moves().count())
    }

    /// Returns the whole game as a transcript, for an appeals committee.
    pub fn transcript(&self) -> String {
        let mut lines = vec![self.header.to_string()];
        for entry in &self.entries {
            lines.push(entry.event().to_string());
            lines.extend(entry.answers.iter().map(|answer| format!("=> {answer}")));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// Returns the time on the mover's clock at the end of each move, in order; `None` where unknown.
    pub fn clocks_of_moves(&self) -> Vec<Option<Span>> {
        let Some(game) = self.game() else { return Vec::new() };
        // The mover's last act while the move was the last one on the board.
        let mut times = vec![[None; 2]; self.plies()];
        for entry in &self.entries {
            let of_move = entry.plies.checked_sub(1).and_then(|index| times.get_mut(index));
            if let (Some(of_move), Some(who)) = (of_move, entry.actor()) {
                of_move[who as usize] = Some(entry.clocks[who as usize]);
            }
        }
        game.made_moves().zip(times).map(|(made, of_move)| of_move[made.by as usize]).collect()
    }
}

/// Time, author and number of an act.
pub(super) struct Stamp<'a> {
    pub(super) number: u64,
    pub(super) at_ms: i64,
    pub(super) by: &'a str,
}

impl LiveGame {
    /// Decides an act and updates the state: the only function that changes a game. A refused act changes nothing
    /// visible.
    pub(super) fn advance(&mut self, act: &LiveGameAct, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        if self.entries.len() >= ACTS_MAX {
            return Err(LiveGameRefusal::TooManyActs);
        }
        let answers = match act {
            LiveGameAct::Open { header, mode } => self.open(header, *mode, stamp)?,
            LiveGameAct::AtBoard { act, reason } => self.at_board(act, reason, stamp)?,
            LiveGameAct::Unseal { written, game, ply, nonce } => {
                let game = game.parse().map_err(|_| LiveGameRefusal::NotWhatWasSealed)?;
                self.unseal(&SealedMove { game, ply: *ply, nonce: *nonce, written: written.clone() }, stamp)?
            }
            LiveGameAct::Interrupted => {
                let event = TimedAct { at: self.last_at(), act: GameAct::Arbiter(ArbiterAct::StopsClocks) };
                let answers = self.decide(event, "", stamp)?;
                self.interruptions.push(stamp.number);
                answers
            }
            LiveGameAct::Appeal { by, number } => self.appeal(*by, *number, stamp)?,
            LiveGameAct::Settle { number, upheld, reason } => {
                self.settle(*number, Settled { upheld: *upheld, reason: reason.clone(), at_ms: stamp.at_ms })?
            }
        };
        self.number = stamp.number;
        Ok(answers)
    }

    fn open(&mut self, header: &Header, mode: Mode, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        if self.engine.is_some() && !self.is_annulled() {
            return Err(LiveGameRefusal::SetUp);
        }
        self.engine = Some(Engine::new(header, mode)?);
        // The acts of an annulled game are kept separately: their times refer to another clock.
        self.earlier.append(&mut self.entries);
        self.interruptions.clear();
        self.sealed = None;
        self.opened = stamp.number;
        self.start_ms = stamp.at_ms;
        self.header = Arc::new(header.clone());
        Ok(Vec::new())
    }

    fn at_board(&mut self, act: &GameAct, reason: &str, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        if reason.len() > REASON_BYTES_MAX {
            return Err(LiveGameRefusal::TooLong);
        }
        let event = TimedAct { at: self.span(stamp.at_ms), act: act.clone() };
        let GameAct::Player(by, PlayerAct::Seals(commitment)) = act else { return self.decide(event, reason, stamp) };
        // A sealed move must not be readable in the log.
        let commitment = commitment.parse().map_err(|_| LiveGameRefusal::NotWhatWasSealed)?;
        if self.sealed.is_some() {
            return Err(LiveGameRefusal::Sealed);
        }
        let answers = self.decide(event, reason, stamp)?;
        if !refused(&answers) {
            self.sealed = Some(Sealed { by: *by, commitment });
        }
        Ok(answers)
    }

    /// Lets the engine decide an event, and adds the entry.
    fn decide(&mut self, event: TimedAct, reason: &str, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        let engine = self.engine.as_mut().ok_or(LiveGameRefusal::NoGame)?;
        let answers = engine.ruled_mut().decide(&event).map_err(|unclear| LiveGameRefusal::Unclear(unclear.text))?;
        let penalised = !refused(&answers) && matches!(event.act, GameAct::Arbiter(ArbiterAct::Penalises(..)));
        let imposed = self.game().filter(|_| penalised).and_then(|game| game.penalties().last().copied());
        let clocks = self.clock().map_or([Span::ZERO; 2], |clock| Color::ALL.map(|who| clock.remaining(who)));
        self.entries.push(Arc::new(Entry {
            number: stamp.number,
            at: event.at,
            at_ms: stamp.at_ms,
            by: stamp.by.to_owned(),
            act: event.act,
            reason: reason.to_owned(),
            grounds: self
                .game()
                .map_or_else(Vec::new, |game| answers.iter().map(|given| game.grounds(given)).collect()),
            answers: answers.clone(),
            imposed,
            clocks,
            plies: self.plies(),
        }));
        // An envelope that was lost, or whose position was taken back, is not opened any more.
        if self.game().is_some_and(|game| game.envelope().is_none()) {
            self.sealed = None;
        }
        Ok(answers)
    }

    /// Opens the envelope (Guidelines I.9) by replaying the game with the written move.
    fn unseal(&mut self, sealed: &SealedMove, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        let event = TimedAct { at: self.span(stamp.at_ms), act: GameAct::Arbiter(ArbiterAct::OpensEnvelope) };
        let mut opened = self.with_written(sealed)?;
        let answers = opened.decide(event.clone(), "", stamp)?;
        if refused(&answers) {
            // The envelope stays closed.
            return self.decide(event, "", stamp);
        }
        opened.sealed = None;
        *self = opened;
        Ok(answers)
    }

    /// Returns the game with the written move in place of its commitment, if they match.
    fn with_written(&self, sealed: &SealedMove) -> Result<Self, LiveGameRefusal> {
        let Some(Sealed { by, commitment }) = self.sealed else { return Err(LiveGameRefusal::NothingSealed) };
        if !sealed.opens(commitment) || sealed.ply as usize != self.plies() {
            return Err(LiveGameRefusal::NotWhatWasSealed);
        }
        let written = GameAct::Player(by, PlayerAct::Seals(sealed.written.chars().take(SEALED_CHARS_MAX).collect()));
        let mut opened = self.clone();
        let is_seal = |entry: &&mut Arc<Entry>| matches!(entry.act, GameAct::Player(_, PlayerAct::Seals(_)));
        if let Some(entry) = opened.entries.iter_mut().rev().find(is_seal) {
            Arc::make_mut(entry).act = written;
        }
        let mut engine = Engine::new(&self.header, self.mode())?;
        for entry in &opened.entries {
            engine.ruled_mut().decide(&entry.event()).map_err(|unclear| LiveGameRefusal::Unclear(unclear.text))?;
        }
        opened.engine = Some(engine);
        Ok(opened)
    }

    fn appeal(&mut self, by: Color, against: u64, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        if !self.all_entries().any(|entry| entry.number == against) {
            return Err(LiveGameRefusal::NoDecision);
        }
        self.appeals.push(RecordedAppeal { number: stamp.number, by, against, at_ms: stamp.at_ms, settled: None });
        Ok(Vec::new())
    }

    fn settle(&mut self, number: u64, settled: Settled) -> Result<Vec<Answer>, LiveGameRefusal> {
        if settled.reason.len() > REASON_BYTES_MAX {
            return Err(LiveGameRefusal::TooLong);
        }
        let open = |appeal: &&mut RecordedAppeal| appeal.number == number && appeal.settled.is_none();
        let appeal = self.appeals.iter_mut().find(open).ok_or(LiveGameRefusal::NoOpenAppeal)?;
        appeal.settled = Some(settled);
        Ok(Vec::new())
    }
}
