//! The interface of a game's engine, with or without knowledge of the position.

use adoube_board::Color;
use adoube_game::{Answer, ChessClock, Game, GameResult, TimedAct, UnclearMoveError};
use adoube_laws::Rules;

/// The interface of a game's engine.
pub trait Ruled {
    /// Returns the Laws in force.
    fn rules(&self) -> &Rules;
    /// Returns the chess clock as of the last event.
    fn clock(&self) -> &ChessClock;
    /// Returns the number of moves a player has completed, for the time control.
    fn completed(&self, who: Color) -> u32;
    /// Returns the player to move.
    fn to_move(&self) -> Color;
    /// Returns the result, if there is one.
    fn result(&self) -> Option<GameResult>;
    /// Returns whether the game is over, with or without a result.
    fn is_over(&self) -> bool;
    /// Decides an event and returns the answers. Deciding is the transition: afterwards the engine is in the next
    /// state.
    ///
    /// # Errors
    /// An ambiguous move; nothing was decided.
    fn decide(&mut self, event: &TimedAct) -> Result<Vec<Answer>, UnclearMoveError>;
}

impl Ruled for Game {
    fn rules(&self) -> &Rules {
        Self::rules(self)
    }

    fn clock(&self) -> &ChessClock {
        Self::clock(self)
    }

    fn completed(&self, who: Color) -> u32 {
        Self::completed(self, who)
    }

    fn to_move(&self) -> Color {
        Self::to_move(self)
    }

    fn result(&self) -> Option<GameResult> {
        Self::result(self)
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn decide(&mut self, event: &TimedAct) -> Result<Vec<Answer>, UnclearMoveError> {
        Self::decide(self, event)
    }
}
