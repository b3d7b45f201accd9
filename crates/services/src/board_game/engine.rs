//! The engine that decides a game: the full Laws for a game on our board, or only the clock of a wooden board.

use super::act::{LiveGameRefusal, Mode};
use super::ruled::Ruled;
use super::wooden::Wooden;
use adoube_game::{ArbiterAct, Game, GameAct, Header, Span, TimedAct};

/// The engine of one game.
#[derive(Clone, PartialEq, Debug)]
pub enum Engine {
    /// The pieces are on our board.
    Board(Box<Game>),
    /// The pieces are on a wooden board.
    Clock(Box<Wooden>),
}

impl Engine {
    /// Creates a game from its headers, with the clocks stopped.
    ///
    /// # Errors
    /// An illegal move in the headers.
    pub fn new(header: &Header, mode: Mode) -> Result<Self, LiveGameRefusal> {
        let illegal = |index: usize| {
            LiveGameRefusal::Unclear(header.moves.get(index).map_or_else(String::new, |mv| mv.text.to_string()))
        };
        let mut engine = match mode {
            Mode::Board => Self::Board(Box::new(Game::new(header).map_err(illegal)?)),
            Mode::Clock => Self::Clock(Box::new(Wooden::new(header))),
        };
        let stop = TimedAct { at: Span::ZERO, act: GameAct::Arbiter(ArbiterAct::StopsClocks) };
        engine.ruled_mut().decide(&stop).map_err(|unclear| LiveGameRefusal::Unclear(unclear.text))?;
        Ok(engine)
    }

    /// Returns the engine, whichever it is.
    pub fn ruled(&self) -> &dyn Ruled {
        match self {
            Self::Board(game) => &**game,
            Self::Clock(wooden) => &**wooden,
        }
    }

    /// Returns the engine, to decide an event.
    pub fn ruled_mut(&mut self) -> &mut dyn Ruled {
        match self {
            Self::Board(game) => &mut **game,
            Self::Clock(wooden) => &mut **wooden,
        }
    }

    /// Returns the game, if it is on our board.
    pub fn game(&self) -> Option<&Game> {
        match self {
            Self::Board(game) => Some(game),
            Self::Clock(_) => None,
        }
    }
}
