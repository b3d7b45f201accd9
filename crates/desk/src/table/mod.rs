//! One game at a board: acts as lines of a transcript, answers as the Laws give them (Articles 4-12).
//!
//! The machine of the streams `table/EVENT.ROUND.BOARD`. A game on our board is an [`adoube_game::Game`]; a game on a wooden
//! board that only uses our clock is a [`wooden::Wooden`]. A sealed move (Guidelines I) lies in the record as a commitment;
//! what was written comes in when the envelope is opened, with what proves that it is what was sealed.

pub mod line;
pub mod seat;
pub mod sheet;
pub mod snapshot;
pub mod wooden;

use crate::machine::{Context, Done, Machine};
use adoube_board::{Color, Position};
use adoube_game::{
    Act as GameAct, Answer, ArbiterAct, Event, Game, GameResult, Imposed, PlayerAct, Span, Transcript, What,
};
use adoube_laws::Edition;
use adoube_store::{Hash, SealedMove};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use wooden::Wooden;

/// Where the moves are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// On our board.
    #[default]
    Board,
    /// On a wooden board; here is the clock, and a press is a move.
    Clock,
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// The game is set up; its clocks stand still until the arbiter starts them.
    Open {
        /// The headers of a transcript, without names.
        header: String,
        /// Where the moves are made.
        #[serde(default)]
        mode: Mode,
    },
    /// A line of a transcript without its time: `white plays e2-e4`.
    Line {
        /// The line.
        line: String,
        /// Why, in the arbiter's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A move is sealed.
    Seal {
        /// Whether White seals.
        white: bool,
        /// What the record holds of it.
        commitment: String,
    },
    /// The envelope is opened: this was written. It has to be what the commitment stands for.
    Unseal {
        /// What was written.
        written: String,
        /// The game's stream, as it was sealed.
        game: String,
        /// How many moves had been made.
        ply: u32,
        /// What was sealed with it, in hexadecimal digits.
        nonce: String,
    },
    /// The desk itself was interrupted: the clocks stopped when the last act was acknowledged.
    Interrupted,
    /// A player appeals against a decision, by its number.
    Appeal {
        /// Whether White appeals.
        white: bool,
        /// The number of the act with the decision.
        number: u64,
    },
    /// An appeal is decided on.
    Settle {
        /// The appeal's number.
        number: u64,
        /// Whether the player was right.
        upheld: bool,
        /// Why, in the words of who decided.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
}

impl Act {
    /// The act that opens an envelope.
    pub fn unseal(sealed: &SealedMove) -> Self {
        let SealedMove { game, ply, nonce, written } = sealed;
        let nonce = nonce.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        let nonce = nonce.filter_map(|digit| char::from_digit(u32::from(digit), 16)).collect();
        Self::Unseal { written: written.clone(), game: game.to_string(), ply: *ply, nonce }
    }
}

/// Why an act was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is not set up, or is set up already.
    NotNow,
    /// The headers, or the line, cannot be read.
    Unreadable(adoube_game::TranscriptError),
    /// The move is not clear here.
    Unclear(String),
    /// It is longer than a line may be.
    TooLong,
    /// It is not what was sealed.
    NotWhatWasSealed,
}

/// The longest line, in bytes.
pub const LINE_BYTES_MAX: usize = 300;
/// The most acts of one game.
const ACTS_MAX: usize = 20_000;

/// What decides.
#[derive(Clone, PartialEq, Debug)]
pub enum Engine {
    /// The Laws, with the men.
    Board(Box<Game>),
    /// The clock alone.
    Clock(Box<Wooden>),
}

/// An act with what was answered, as it is shown.
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
    /// Whose act it is; `None` for the arbiter's.
    pub actor: Option<Color>,
    /// The line without the actor.
    pub text: String,
    /// The act.
    pub act: GameAct,
    /// The arbiter's reason.
    pub reason: String,
    /// What was answered.
    pub answers: Vec<Answer>,
    /// The penalty that the arbiter imposed by it (12.9), and by which article.
    pub imposed: Option<Imposed>,
    /// What the clocks showed after it.
    pub clocks: [Span; 2],
    /// How many moves stood on the board after it.
    pub plies: usize,
}

/// An appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appeal {
    /// Its number in the record.
    pub number: u64,
    /// By whom.
    pub by: Color,
    /// Against which act.
    pub against: u64,
    /// When.
    pub at_ms: i64,
    /// What was decided on it.
    pub settled: Option<Settled>,
}

/// What was decided on an appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// Whether the player was right.
    pub upheld: bool,
    /// Why.
    pub reason: String,
    /// When.
    pub at_ms: i64,
}

/// A game as it stands.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The number of the last act.
    pub number: u64,
    /// When it was set up, in milliseconds since 1970: nought on the game's own time.
    pub start_ms: i64,
    /// What decides; none before it is set up.
    pub engine: Option<Engine>,
    /// The headers.
    pub header: String,
    /// What was done, as it is shown.
    pub entries: Vec<Arc<Entry>>,
    /// What was done in games that were annulled, before this one was played.
    pub earlier: Vec<Arc<Entry>>,
    /// The number of the act that set it up.
    pub opened: u64,
    /// The move that lies in an envelope: whose, and its commitment.
    pub sealed: Option<(Color, String)>,
    /// Appeals.
    pub appeals: Vec<Appeal>,
    /// How often the desk was interrupted.
    pub interruptions: Vec<u64>,
    events: Vec<Event>,
}

/// The streams of games.
#[derive(Clone, Copy, Debug)]
pub struct Games;

impl State {
    /// The time since the game was set up.
    pub fn span(&self, at_ms: i64) -> Span {
        let ms = u64::try_from(at_ms.saturating_sub(self.start_ms)).unwrap_or_default();
        self.events.last().map_or(Span::ZERO, |event| event.at).max(Span::from_ms(ms))
    }

    /// The game, if it is on our board.
    pub fn game(&self) -> Option<&Game> {
        match self.engine.as_ref()? {
            Engine::Board(game) => Some(game),
            Engine::Clock(_) => None,
        }
    }

    /// The edition of the Laws it is played by; none before it is set up.
    pub fn edition(&self) -> Option<Edition> {
        Some(match self.engine.as_ref()? {
            Engine::Board(game) => game.rules().edition(),
            Engine::Clock(wooden) => wooden.rules().edition(),
        })
    }

    /// The clocks.
    pub fn clock(&self) -> Option<&adoube_game::ChessClock> {
        Some(match self.engine.as_ref()? {
            Engine::Board(game) => game.clock(),
            Engine::Clock(wooden) => wooden.clock(),
        })
    }

    /// How many moves a player has completed.
    pub fn completed(&self, who: Color) -> u32 {
        match &self.engine {
            Some(Engine::Board(game)) => game.completed(who),
            Some(Engine::Clock(wooden)) => wooden.presses(who),
            None => 0,
        }
    }

    /// The result.
    pub fn result(&self) -> Option<GameResult> {
        match self.engine.as_ref()? {
            Engine::Board(game) => game.result(),
            Engine::Clock(wooden) => wooden.result(),
        }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        match &self.engine {
            Some(Engine::Board(game)) => game.is_over(),
            Some(Engine::Clock(wooden)) => wooden.is_over(),
            None => false,
        }
    }

    /// Whether it was annulled: a new one is to be played.
    pub fn is_annulled(&self) -> bool {
        self.is_over() && self.result().is_none()
    }

    /// What was done at this board, annulled games first.
    pub fn all_entries(&self) -> impl DoubleEndedIterator<Item = &Arc<Entry>> {
        self.earlier.iter().chain(&self.entries)
    }

    /// Who has the move.
    pub fn to_move(&self) -> Color {
        match &self.engine {
            Some(Engine::Board(game)) => game.to_move(),
            Some(Engine::Clock(wooden)) => wooden.to_move(),
            None => Color::White,
        }
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        match &self.engine {
            Some(Engine::Clock(_)) => Mode::Clock,
            _ => Mode::Board,
        }
    }

    /// The position in which the game began; the initial one where none can be played from what was set up.
    pub fn start(&self) -> Position {
        let set_up =
            Transcript::parse(&self.header).ok().and_then(|transcript| transcript.header.position.position().ok());
        set_up.unwrap_or_else(Position::initial)
    }

    /// How many moves stand on the board.
    pub fn plies(&self) -> usize {
        self.game().map_or(0, |game| game.made_moves().count())
    }

    /// The whole game as a transcript: what a committee reads.
    pub fn transcript(&self) -> String {
        let mut lines = vec![self.header.trim_end().to_owned(), String::new()];
        for event in &self.events {
            lines.push(event.to_string());
            let answers = self.entries.iter().find(|entry| entry.at == event.at && is_of(entry, event));
            for answer in answers.into_iter().flat_map(|entry| &entry.answers) {
                lines.push(format!("=> {answer}"));
            }
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// Whether each clock showed so much at the end of a move: the times of the moves, in their order.
    pub fn clocks_of_moves(&self) -> Vec<Option<Span>> {
        let Some(game) = self.game() else { return Vec::new() };
        // The last act of who made the move while it was the last one on the board.
        let mut times = vec![[None; 2]; self.plies()];
        for entry in &self.entries {
            let of_move = entry.plies.checked_sub(1).and_then(|index| times.get_mut(index));
            if let (Some(of_move), Some(who)) = (of_move, entry.actor) {
                of_move[who as usize] = Some(entry.clocks[who as usize]);
            }
        }
        game.made_moves().zip(times).map(|(made, of_move)| of_move[made.by as usize]).collect()
    }

    /// What an event is answered; it is kept.
    fn take(&mut self, event: &Event) -> Result<Vec<Answer>, Refusal> {
        let answers = match self.engine.as_mut().ok_or(Refusal::NotNow)? {
            Engine::Board(game) => game.decide(event).map_err(|unclear| Refusal::Unclear(unclear.text))?,
            Engine::Clock(wooden) => wooden.decide(event),
        };
        self.events.push(event.clone());
        Ok(answers)
    }

    /// The event that an act is, and what decides it; the sealed move is put in when it is known.
    fn event(&self, act: &Act, at_ms: i64) -> Result<Event, Refusal> {
        let at = self.span(at_ms);
        let act = match act {
            Act::Line { line, reason } => {
                if line.len() > LINE_BYTES_MAX || reason.len() > 4 * LINE_BYTES_MAX {
                    return Err(Refusal::TooLong);
                }
                line::read(line)?.act
            }
            Act::Seal { white, commitment } => {
                if self.sealed.is_some() || commitment.len() > 64 {
                    return Err(Refusal::NotNow);
                }
                GameAct::Player(colour(*white), PlayerAct::Seals(commitment.clone()))
            }
            Act::Unseal { .. } => GameAct::Arbiter(ArbiterAct::OpensEnvelope),
            Act::Interrupted => {
                let at = self.events.last().map_or(Span::ZERO, |event| event.at);
                return Ok(Event { at, act: GameAct::Arbiter(ArbiterAct::StopsClocks) });
            }
            Act::Open { .. } | Act::Appeal { .. } | Act::Settle { .. } => return Err(Refusal::NotNow),
        };
        Ok(Event { at, act })
    }

    /// The state with what was written put in the place of the commitment, if it is what was committed to.
    fn unsealed(&self, sealed: &SealedMove) -> Result<Self, Refusal> {
        let Some((who, commitment)) = &self.sealed else { return Err(Refusal::NotNow) };
        let committed = commitment.parse::<Hash>().is_ok_and(|commitment| sealed.opens(commitment));
        if !committed || sealed.ply as usize != self.plies() {
            return Err(Refusal::NotWhatWasSealed);
        }
        let written = &sealed.written;
        let mut events = self.events.clone();
        let seal = events.iter_mut().rev().find(|event| matches!(event.act, GameAct::Player(_, PlayerAct::Seals(_))));
        if let Some(event) = seal {
            event.act = GameAct::Player(*who, PlayerAct::Seals(written.chars().take(80).collect()));
        }
        let engine = opened(&self.header, self.mode())?;
        let mut state = Self { engine: Some(engine), events: Vec::new(), ..self.clone() };
        for event in events {
            state.take(&event)?;
        }
        Ok(state)
    }

    /// Does an act; the answers of the Laws.
    fn advance(&mut self, act: &Act, at_ms: i64) -> Result<Vec<Answer>, Refusal> {
        let event = self.event(act, at_ms)?;
        if let Act::Unseal { written, game, ply, nonce } = act {
            let (Ok(game), Some(nonce)) = (game.parse(), bytes_of(nonce)) else {
                return Err(Refusal::NotWhatWasSealed);
            };
            let mut opened = self.unsealed(&SealedMove { game, ply: *ply, nonce, written: written.clone() })?;
            let answers = opened.take(&event)?;
            if answers.iter().any(|answer| answer.what == What::Refused) {
                // The envelope stays closed: only the time has passed.
                self.take(&event)?;
                return Ok(answers);
            }
            opened.sealed = None;
            *self = opened;
            return Ok(answers);
        }
        let answers = self.take(&event)?;
        if let Act::Seal { white, commitment } = act
            && !answers.iter().any(|answer| answer.what == What::Refused)
        {
            self.sealed = Some((colour(*white), commitment.clone()));
        }
        Ok(answers)
    }
}

fn is_of(entry: &Entry, event: &Event) -> bool {
    event.to_string().ends_with(&entry.text)
}

/// The bytes that hexadecimal digits are.
fn bytes_of(digits: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

const fn colour(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

/// A game as its headers describe it, with the clocks stopped.
fn opened(header: &str, mode: Mode) -> Result<Engine, Refusal> {
    if header.len() > 4000 {
        return Err(Refusal::TooLong);
    }
    let transcript = Transcript::parse(header).map_err(Refusal::Unreadable)?;
    let mut engine = match mode {
        Mode::Board => Engine::Board(Box::new(transcript.game().map_err(Refusal::Unreadable)?)),
        Mode::Clock => Engine::Clock(Box::new(Wooden::new(&transcript.header))),
    };
    let stop = Event { at: Span::ZERO, act: GameAct::Arbiter(ArbiterAct::StopsClocks) };
    match &mut engine {
        Engine::Board(game) => drop(game.decide(&stop)),
        Engine::Clock(wooden) => drop(wooden.decide(&stop)),
    }
    Ok(engine)
}

impl Machine for Games {
    type Act = Act;
    type Answer = String;
    type State = State;
    type Refusal = Refusal;

    const KIND: &'static str = "table";

    fn decide(state: &State, act: &Act, context: &Context) -> Result<Vec<String>, Refusal> {
        if state.entries.len() >= ACTS_MAX {
            return Err(Refusal::TooLong);
        }
        match act {
            Act::Open { header, mode } => match state.engine {
                Some(_) if !state.is_annulled() => Err(Refusal::NotNow),
                _ => opened(header, *mode).map(|_| Vec::new()),
            },
            Act::Appeal { number, .. } => {
                let known = state.all_entries().any(|entry| entry.number == *number);
                if known { Ok(Vec::new()) } else { Err(Refusal::NotNow) }
            }
            Act::Settle { number, reason, .. } => {
                let open = state.appeals.iter().any(|appeal| appeal.number == *number && appeal.settled.is_none());
                match open {
                    _ if reason.len() > 4 * LINE_BYTES_MAX => Err(Refusal::TooLong),
                    true => Ok(Vec::new()),
                    false => Err(Refusal::NotNow),
                }
            }
            act => {
                let answers = state.clone().advance(act, context.at_ms)?;
                Ok(answers.iter().map(ToString::to_string).collect())
            }
        }
    }

    fn apply(state: &mut State, done: &Done<Act, String>) {
        state.number = done.number;
        match &done.act {
            Act::Open { header, mode } => {
                // What an annulled game held is kept apart: its times are of another clock.
                state.earlier.append(&mut state.entries);
                state.events.clear();
                state.interruptions.clear();
                state.sealed = None;
                state.opened = done.number;
                state.start_ms = done.at;
                state.header.clone_from(header);
                state.engine = opened(header, *mode).ok();
            }
            Act::Appeal { white, number } => {
                let (by, against) = (colour(*white), *number);
                state.appeals.push(Appeal { number: done.number, by, against, at_ms: done.at, settled: None });
            }
            Act::Settle { number, upheld, reason } => {
                if let Some(appeal) = state.appeals.iter_mut().find(|appeal| appeal.number == *number) {
                    appeal.settled = Some(Settled { upheld: *upheld, reason: reason.clone(), at_ms: done.at });
                }
            }
            act => {
                // What an older program decided otherwise is left as it is: `adoube verify` tells of it.
                let Ok(answers) = state.advance(act, done.at) else { return };
                if *act == Act::Interrupted {
                    state.interruptions.push(done.number);
                }
                state.enter(done, answers);
            }
        }
    }
}

impl State {
    fn enter(&mut self, done: &Done<Act, String>, answers: Vec<Answer>) {
        let Some(event) = self.events.last() else { return };
        let actor = match event.act {
            GameAct::Player(color, _) => Some(color),
            GameAct::Arbiter(_) => None,
        };
        // The line as it reads: without the time and the actor.
        let text = match &done.act {
            Act::Seal { .. } => "seals".to_owned(),
            _ => event.to_string().splitn(3, ' ').nth(2).unwrap_or_default().to_owned(),
        };
        let clocks = self.clock().map_or([Span::ZERO; 2], |clock| Color::ALL.map(|who| clock.remaining(who)));
        let reason = match &done.act {
            Act::Line { reason, .. } => reason.clone(),
            _ => String::new(),
        };
        let refused = answers.iter().any(|answer| answer.what == What::Refused);
        let penalised = !refused && matches!(event.act, GameAct::Arbiter(ArbiterAct::Penalises(..)));
        let imposed = self.game().filter(|_| penalised).and_then(|game| game.penalties().last().copied());
        let entry = Entry {
            number: done.number,
            at: event.at,
            at_ms: done.at,
            by: done.by.clone(),
            actor,
            text,
            act: event.act.clone(),
            reason,
            answers,
            imposed,
            clocks,
            plies: self.plies(),
        };
        self.entries.push(Arc::new(entry));
    }
}

#[cfg(test)]
mod tests;
