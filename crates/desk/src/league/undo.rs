//! Undoing in a season: an act falls together with every later one that cannot stand without it.

use super::{Act, Refusal, SeasonDone, Seasons, State};
use crate::machine::Machine;
use adoube_aggregate::undo::{self, Dependents, Undo, UndoRefusal};
use std::sync::Arc;

impl Undo for Seasons {
    type Model = State;

    fn undone_by(act: &Act) -> Vec<u64> {
        match act {
            Act::Undo { number, also, .. } => std::iter::once(*number).chain(also.iter().copied()).collect(),
            _ => Vec::new(),
        }
    }

    fn is_undoable(act: &Act) -> bool {
        can_fall(act)
    }

    /// An act stands if it is still possible and would be answered the same.
    fn stands(season: &State, done: &SeasonDone) -> Result<(), Refusal> {
        if matches!(done.act, Act::Undo { .. }) {
            return Ok(());
        }
        let answers = Self::decide(season, &done.act, &done.context())?;
        if answers == done.answers { Ok(()) } else { Err(Refusal::Again(done.number)) }
    }

    fn take(season: &mut State, done: &SeasonDone) {
        season.take(done);
    }

    /// Numbers that an act used stay used.
    fn leave(state: &mut State, done: &SeasonDone) {
        let season = std::mem::take(&mut state.season);
        state.season = done.answers.iter().fold(season, adoube_federation::acts::undone);
    }
}

/// For every act, whether it holds: it was not undone, or its undoing was.
pub fn effective(history: &[Arc<SeasonDone>]) -> Vec<bool> {
    undo::effective::<Seasons>(history)
}

/// Whether acts of this kind can be undone. A season stays open, and a number keeps its person.
pub(crate) const fn can_fall(act: &Act) -> bool {
    !matches!(act, Act::Do { act: adoube_federation::Act::Open(_), .. } | Act::Person(..))
}

/// The acts that would not stand, or be answered otherwise, if one were undone; in the order of the log.
///
/// # Errors
/// If it cannot be undone, or if undoing an undoing would redo an act that is not possible any more.
pub fn falls_with(state: &State, number: u64) -> Result<Vec<u64>, Refusal> {
    undo::falls_with::<Seasons>(&state.history, number, Dependents::TakeAlong).map_err(|refusal| match refusal {
        UndoRefusal::CannotRedo(other) | UndoRefusal::WouldBreak { number: other, .. } => Refusal::Again(other),
        UndoRefusal::Unknown | UndoRefusal::Undone | UndoRefusal::NotUndoable => Refusal::Undo(number),
    })
}

/// Makes the season anew from the acts that hold.
pub(super) fn rebuild(state: &mut State) {
    let history = std::mem::take(&mut state.history);
    let season = undo::rebuilt::<Seasons>(&history);
    *state = State { history, ..season };
}
