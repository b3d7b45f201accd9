//! Undoing in a season. An undoing is an act of its own; the season stands as if what was undone had never been done, with
//! everything that cannot stand without it. Undoing an undoing does it again.

use super::{Act, Refusal, SeasonDone, Seasons, State};
use crate::machine::Machine;
use std::collections::HashSet;
use std::sync::Arc;

/// For every act, whether it holds: it was not undone, or its undoing was.
pub fn effective(history: &[Arc<SeasonDone>]) -> Vec<bool> {
    holding(history, None)
}

/// The same, as if one more act were undone.
fn holding(history: &[Arc<SeasonDone>], without: Option<u64>) -> Vec<bool> {
    let mut undone: HashSet<u64> = without.into_iter().collect();
    let mut holds: Vec<bool> = Vec::with_capacity(history.len());
    // What comes later is settled first: an undoing names something before it.
    for done in history.iter().rev() {
        let hold = !undone.contains(&done.number);
        if let (true, Act::Undo { number, also, .. }) = (hold, &done.act) {
            undone.insert(*number);
            undone.extend(also);
        }
        holds.push(hold);
    }
    holds.reverse();
    holds
}

/// Whether an act is one of those that can be undone. A season stays open, and a number stays whose it is.
pub(crate) const fn can_fall(act: &Act) -> bool {
    !matches!(act, Act::Do { act: adoube_federation::Act::Open(_), .. } | Act::Person(..))
}

/// The acts that would not stand, or be answered otherwise, if one were undone; in the order of the log.
///
/// # Errors
/// If it cannot be undone, or if undoing an undoing would bring back what is not possible any more.
pub fn falls_with(state: &State, number: u64) -> Result<Vec<u64>, Refusal> {
    let before = effective(&state.history);
    let target = state.history.iter().zip(&before).find(|(done, holds)| done.number == number && **holds);
    if target.is_none_or(|(done, _)| !can_fall(&done.act)) {
        return Err(Refusal::Undo(number));
    }
    let after = holding(&state.history, Some(number));
    let changed = before.iter().zip(&after).position(|(before, after)| before != after).unwrap_or(0);
    let (mut season, mut falls) = (State::default(), Vec::new());
    for (at, (done, holds)) in state.history.iter().zip(&after).enumerate() {
        let checked = at > changed || at == changed && *holds;
        if !holds {
            season.leave(done);
        } else if !checked || stands(&season, done) {
            season.take(done);
        } else if before.get(at) == Some(&true) {
            falls.push(done.number);
            season.leave(done);
        } else {
            return Err(Refusal::Again(done.number));
        }
    }
    Ok(falls)
}

/// Whether an act that was done could be done in another season and would be answered the same.
fn stands(season: &State, done: &SeasonDone) -> bool {
    if matches!(done.act, Act::Undo { .. }) {
        return true;
    }
    Seasons::decide(season, &done.act, &done.context()).is_ok_and(|answers| answers == done.answers)
}

/// The season as everything that holds makes it.
pub(super) fn rebuild(state: &mut State) {
    let history = std::mem::take(&mut state.history);
    let mut season = State::default();
    for (done, holds) in history.iter().zip(effective(&history)) {
        if holds {
            season.take(done);
        } else {
            season.leave(done);
        }
    }
    *state = State { history, ..season };
}

impl State {
    /// What is left of an act that was undone.
    fn leave(&mut self, done: &SeasonDone) {
        let season = std::mem::take(&mut self.season);
        self.season = done.answers.iter().fold(season, adoube_federation::acts::undone);
    }
}
