//! A game as it stands: its engine, and everything that was done at its board.

use super::act::{LiveGameAct, LiveGameRefusal, Mode, REASON_BYTES_MAX};
use super::engine::Engine;
use super::ruled::Ruled;
use adoube_board::{Color, Position};
use adoube_game::{
    Answer, AnswerKind, ArbiterAct, Game, GameAct, GameResult, Header, Imposed, PlayerAct, Span, TimedAct,
};
use adoube_laws::{Edition, Rules};
use adoube_store::{Hash, SealedMove};
use std::sync::Arc;

/// The most acts of one game.
const ACTS_MAX: usize = 20_000;
/// The longest sealed move, in characters.
const SEALED_CHARS_MAX: usize = 80;

/// An act at the board with its answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its number in the record.
    pub number: u64,
    /// The time since play began.
    pub at: Span,
    /// The moment, in milliseconds since 1970.
    pub at_ms: i64,
    /// By whom it was sent.
    pub by: String,
    /// The act.
    pub act: GameAct,
    /// The arbiter's reason.
    pub reason: String,
    /// The answers of the Laws.
    pub answers: Vec<Answer>,
    /// The penalty that the arbiter imposed by it (12.9), and by which article.
    pub imposed: Option<Imposed>,
    /// The times on the clocks after it.
    pub clocks: [Span; 2],
    /// How many moves stood on the board after it.
    pub plies: usize,
}

impl Entry {
    /// Whose act it is; `None` for the arbiter's.
    pub const fn actor(&self) -> Option<Color> {
        match self.act {
            GameAct::Player(color, _) => Some(color),
            GameAct::Arbiter(_) => None,
        }
    }

    /// Whether it is this act of the arbiter.
    pub fn is_arbiters(&self, act: &ArbiterAct) -> bool {
        matches!(&self.act, GameAct::Arbiter(done) if done == act)
    }

    /// Whether the Laws refused it: only the time has passed.
    pub fn is_refused(&self) -> bool {
        refused(&self.answers)
    }

    /// Whether a player put a man on the board by it.
    pub const fn puts_a_man(&self) -> bool {
        matches!(self.act, GameAct::Player(_, PlayerAct::Plays(..) | PlayerAct::Releases(_) | PlayerAct::Places(..)))
    }

    fn event(&self) -> TimedAct {
        TimedAct { at: self.at, act: self.act.clone() }
    }
}

fn refused(answers: &[Answer]) -> bool {
    answers.iter().any(|answer| answer.what == AnswerKind::Refused)
}

/// An appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedAppeal {
    /// Its number in the record.
    pub number: u64,
    /// By whom.
    pub by: Color,
    /// Against which act.
    pub against: u64,
    /// When.
    pub at_ms: i64,
    /// The decision on it.
    pub settled: Option<Settled>,
}

/// The decision on an appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// Whether the player was right.
    pub upheld: bool,
    /// Why.
    pub reason: String,
    /// When.
    pub at_ms: i64,
}

/// A move that lies in an envelope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// Whose.
    pub by: Color,
    /// What the record holds of it.
    pub commitment: Hash,
}

/// A game as it stands.
#[derive(Clone, Debug, Default)]
pub struct LiveGame {
    /// The number of the last act.
    pub number: u64,
    /// When it was set up, in milliseconds since 1970: nought on the game's own time.
    pub start_ms: i64,
    /// The engine; none before it is set up.
    pub engine: Option<Engine>,
    /// The headers.
    pub header: Arc<Header>,
    /// Every act at the board with its answers.
    pub entries: Vec<Arc<Entry>>,
    /// The acts of games that were annulled, before this one was played.
    pub earlier: Vec<Arc<Entry>>,
    /// The number of the act that set it up.
    pub opened: u64,
    /// The sealed move, while the envelope is closed.
    pub sealed: Option<Sealed>,
    /// Appeals.
    pub appeals: Vec<RecordedAppeal>,
    /// The numbers of the acts by which the desk noted that it had been interrupted.
    pub interruptions: Vec<u64>,
}

impl LiveGame {
    /// The time since the game was set up.
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

    /// The game, if it is on our board.
    pub fn game(&self) -> Option<&Game> {
        self.engine.as_ref()?.game()
    }

    /// The Laws it is played by; none before it is set up.
    pub fn rules(&self) -> Option<&Rules> {
        self.ruled().map(Ruled::rules)
    }

    /// The edition of those Laws, for links to its articles.
    pub fn edition(&self) -> Option<Edition> {
        self.rules().map(Rules::edition)
    }

    /// The clocks.
    pub fn clock(&self) -> Option<&adoube_game::ChessClock> {
        self.ruled().map(Ruled::clock)
    }

    /// How many moves a player has completed.
    pub fn completed(&self, who: Color) -> u32 {
        self.ruled().map_or(0, |ruled| ruled.completed(who))
    }

    /// The result.
    pub fn result(&self) -> Option<GameResult> {
        self.ruled()?.result()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.ruled().is_some_and(Ruled::is_over)
    }

    /// Whether it was annulled: a new one is to be played.
    pub fn is_annulled(&self) -> bool {
        self.is_over() && self.result().is_none()
    }

    /// Who has the move.
    pub fn to_move(&self) -> Color {
        self.ruled().map_or(Color::White, Ruled::to_move)
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        match &self.engine {
            Some(Engine::Clock(_)) => Mode::Clock,
            _ => Mode::Board,
        }
    }

    /// The acts at this board, those of annulled games first.
    pub fn all_entries(&self) -> impl DoubleEndedIterator<Item = &Arc<Entry>> {
        self.earlier.iter().chain(&self.entries)
    }

    /// The number of the act by which the arbiter last started the clocks; 0 if that has not happened.
    pub fn started(&self) -> u64 {
        let starts = self.entries.iter().rev().find(|entry| entry.is_arbiters(&ArbiterAct::Starts));
        starts.map_or(0, |entry| entry.number)
    }

    /// The position in which the game began; the initial one where none can be played from what was set up.
    pub fn start(&self) -> Position {
        self.header.position.position().unwrap_or_else(|_| Position::initial())
    }

    /// How many moves stand on the board.
    pub fn plies(&self) -> usize {
        self.game().map_or(0, |game| game.made_moves().count())
    }

    /// The whole game as a transcript: what a committee reads.
    pub fn transcript(&self) -> String {
        let mut lines = vec![self.header.to_string()];
        for entry in &self.entries {
            lines.push(entry.event().to_string());
            lines.extend(entry.answers.iter().map(|answer| format!("=> {answer}")));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// The time on the mover's clock at the end of each move, in their order; none where it is not known.
    pub fn clocks_of_moves(&self) -> Vec<Option<Span>> {
        let Some(game) = self.game() else { return Vec::new() };
        // The last act of whoever made the move while it was the last one on the board.
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

/// When and by whom an act is done, and the number it gets.
pub(super) struct Stamp<'a> {
    pub(super) number: u64,
    pub(super) at_ms: i64,
    pub(super) by: &'a str,
}

impl LiveGame {
    /// Decides an act and moves on: the only function that changes a game. What is refused changes nothing that shows.
    pub(super) fn advance(&mut self, act: &LiveGameAct, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        if self.entries.len() >= ACTS_MAX {
            return Err(LiveGameRefusal::TooLong);
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
            return Err(LiveGameRefusal::NotNow);
        }
        self.engine = Some(Engine::new(header, mode)?);
        // The acts of an annulled game are kept apart: their times are of another clock.
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
        // A sealed move must not stand in the log.
        let commitment = commitment.parse().map_err(|_| LiveGameRefusal::NotWhatWasSealed)?;
        if self.sealed.is_some() {
            return Err(LiveGameRefusal::NotNow);
        }
        let answers = self.decide(event, reason, stamp)?;
        if !refused(&answers) {
            self.sealed = Some(Sealed { by: *by, commitment });
        }
        Ok(answers)
    }

    /// The engine answers an event, and the act is entered.
    fn decide(&mut self, event: TimedAct, reason: &str, stamp: &Stamp<'_>) -> Result<Vec<Answer>, LiveGameRefusal> {
        let engine = self.engine.as_mut().ok_or(LiveGameRefusal::NotNow)?;
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
            answers: answers.clone(),
            imposed,
            clocks,
            plies: self.plies(),
        }));
        Ok(answers)
    }

    /// Opens the envelope (Guidelines I.9): the game is played again with the move that was written.
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

    /// The game with the written move in the place of its commitment, if that is what was committed to.
    fn with_written(&self, sealed: &SealedMove) -> Result<Self, LiveGameRefusal> {
        let Some(Sealed { by, commitment }) = self.sealed else { return Err(LiveGameRefusal::NotNow) };
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
            return Err(LiveGameRefusal::NotNow);
        }
        self.appeals.push(RecordedAppeal { number: stamp.number, by, against, at_ms: stamp.at_ms, settled: None });
        Ok(Vec::new())
    }

    fn settle(&mut self, number: u64, settled: Settled) -> Result<Vec<Answer>, LiveGameRefusal> {
        if settled.reason.len() > REASON_BYTES_MAX {
            return Err(LiveGameRefusal::TooLong);
        }
        let open = |appeal: &&mut RecordedAppeal| appeal.number == number && appeal.settled.is_none();
        let appeal = self.appeals.iter_mut().find(open).ok_or(LiveGameRefusal::NotNow)?;
        appeal.settled = Some(settled);
        Ok(Vec::new())
    }
}
