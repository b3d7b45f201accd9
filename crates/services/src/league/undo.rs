//! Undo in a season: an act is undone together with every later one that depends on it.

use super::{LeagueAct, LeagueRefusal, LeagueState, SeasonDone, Seasons};
use adoube_aggregate::Aggregate;
use adoube_aggregate::undo::{self, Dependents, Undo, UndoRefusal};
use std::ops::RangeInclusive;
use std::sync::Arc;

impl Undo for Seasons {
    type Model = LeagueState;

    fn undone_by(act: &LeagueAct) -> Vec<u64> {
        match act {
            LeagueAct::Undo { number, also, .. } => std::iter::once(*number).chain(also.iter().copied()).collect(),
            _ => Vec::new(),
        }
    }

    fn is_undoable(act: &LeagueAct) -> bool {
        can_fall(act)
    }

    /// Checks that an act is still possible and gets the same answers.
    fn stands(season: &LeagueState, done: &SeasonDone) -> Result<(), LeagueRefusal> {
        if matches!(done.act, LeagueAct::Undo { .. }) {
            return Ok(());
        }
        let answers = Self::decide(season, &done.act, &done.context())?;
        if answers == done.answers { Ok(()) } else { Err(LeagueRefusal::Again(done.number)) }
    }

    fn take(season: &mut LeagueState, done: &SeasonDone) {
        season.take(done);
    }

    /// Numbers used by an undone act stay used, and belong to the same persons.
    fn leave(state: &mut LeagueState, done: &SeasonDone) {
        if let LeagueAct::Bulk(part) = &done.act {
            state.persons.extend(part.persons.iter().cloned());
        }
        let season = std::mem::take(&mut state.season);
        state.season = done.answers.iter().fold(season, adoube_federation::acts::undone);
    }

    fn together(done: &SeasonDone) -> RangeInclusive<u64> {
        match &done.act {
            LeagueAct::Bulk(part) => part.numbers(done.number),
            _ => done.number..=done.number,
        }
    }
}

/// Returns for every act whether it is in effect: not undone, or its undo was undone.
pub fn effective(history: &[Arc<SeasonDone>]) -> Vec<bool> {
    undo::effective::<Seasons>(history)
}

/// Returns whether acts of this kind can be undone. A season stays open, and a number keeps its person.
pub const fn can_fall(act: &LeagueAct) -> bool {
    !matches!(
        act,
        LeagueAct::Do { act: adoube_federation::SeasonAct::Open(_), .. }
            | LeagueAct::Person(..)
            | LeagueAct::Introduce { .. }
    )
}

/// Returns the acts that would be refused or answered differently if one were undone, in log order.
///
/// # Errors
/// If it cannot be undone, or if undoing an undo would redo an act that is no longer possible.
pub fn falls_with(state: &LeagueState, number: u64) -> Result<Vec<u64>, LeagueRefusal> {
    undo::falls_with::<Seasons>(&state.history, number, Dependents::TakeAlong).map_err(|refusal| match refusal {
        UndoRefusal::CannotRedo(other) | UndoRefusal::WouldBreak { number: other, .. } => LeagueRefusal::Again(other),
        UndoRefusal::Unknown => LeagueRefusal::UndoUnknown(number),
        UndoRefusal::Undone => LeagueRefusal::UndoUndone(number),
        UndoRefusal::NotUndoable => LeagueRefusal::UndoNever(number),
    })
}

/// Rebuilds the season from the acts in effect.
pub(super) fn rebuild(state: &mut LeagueState) {
    let history = std::mem::take(&mut state.history);
    let season = undo::rebuilt::<Seasons>(&history);
    *state = LeagueState { history, ..season };
}
