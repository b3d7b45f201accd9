//! One game at a board, as stored in the log (Articles 4-12).
//!
//! The aggregate of the streams `game/EVENT.ROUND.BOARD`. A game on our board is an [`adoube_game::Game`]; a game on a
//! wooden board that only uses our clock is a [`wooden::Wooden`]. A sealed move (Guidelines I) is stored as a
//! commitment; the written move follows when the envelope is opened, with the proof that it is the sealed one.
//!
//! Under the Laws, deciding an act changes the game: the engine is in the next state when it returns. Each act is
//! decided once, on a copy, which replaces the state when the act is in the log ([`Aggregate::decide_next`]). A replay
//! decides each act again; if an answer differs, `adoube verify` reports it.

mod act;
mod board_id;
pub mod engine;
pub mod ruled;
pub mod seat;
pub mod sheet;
pub mod snapshot;
mod state;
pub mod wooden;

pub use act::{LINE_BYTES_MAX, LiveGameAct, LiveGameRefusal, Mode, read_act};
pub use board_id::BoardId;
pub use engine::Engine;
pub use state::{Entry, LiveGame, RecordedAppeal, Sealed, Settled};

use adoube_aggregate::{Aggregate, Context, Decision, Recorded};
use state::Stamp;

/// The aggregate of games.
#[derive(Clone, Copy, Debug)]
pub struct Games;

impl Aggregate for Games {
    type Act = LiveGameAct;
    type Answer = String;
    type State = LiveGame;
    type Refusal = LiveGameRefusal;

    const KIND: &'static str = "game";

    fn decide(state: &LiveGame, act: &LiveGameAct, context: &Context) -> Result<Vec<String>, LiveGameRefusal> {
        Self::decide_next(state, act, context, state.number + 1).map(|decision| decision.answers)
    }

    fn decide_next(
        state: &LiveGame,
        act: &LiveGameAct,
        context: &Context,
        number: u64,
    ) -> Result<Decision<Self>, LiveGameRefusal> {
        let mut next = state.clone();
        let stamp = Stamp { number, at_ms: context.at_ms, by: &context.by };
        let answers = next.advance(act, &stamp)?.iter().map(ToString::to_string).collect();
        Ok(Decision { answers, next: Some(next) })
    }

    /// Applies an act; one that this version refuses leaves the game unchanged.
    fn apply(state: &mut LiveGame, done: &Recorded<LiveGameAct, String>) {
        let stamp = Stamp { number: done.number, at_ms: done.at, by: &done.by };
        if state.advance(&done.act, &stamp).is_err() {
            state.number = done.number;
        }
    }
}

#[cfg(test)]
mod tests;
