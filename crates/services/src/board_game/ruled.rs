//! The interface of a game's engine, with or without knowledge of the position.

use adoube_board::Color;
use adoube_game::{Answer, ChessClock, Game, GameResult, TimedAct, Unclear};
use adoube_laws::Rules;

/// The interface of a game's engine.
pub trait Ruled {
    /// The Laws in force.
    fn rules(&self) -> &Rules;
    /// The chess clock as of the last event.
    fn clock(&self) -> &ChessClock;
    /// Number of moves a player has completed, for the time control.
    fn completed(&self, who: Color) -> u32;
    /// The player to move.
    fn to_move(&self) -> Color;
    /// The result, if there is one.
    fn result(&self) -> Option<GameResult>;
    /// Whether the game is over, with or without a result.
    fn is_over(&self) -> bool;
    /// The answers to an event. Deciding is the transition: the engine has moved on when this returns.
    ///
    /// # Errors
    /// A move that is not clear; nothing was decided.
    fn decide(&mut self, event: &TimedAct) -> Result<Vec<Answer>, Unclear>;
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

    fn decide(&mut self, event: &TimedAct) -> Result<Vec<Answer>, Unclear> {
        Self::decide(self, event)
    }
}
