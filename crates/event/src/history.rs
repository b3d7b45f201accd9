//! Undoing. An undoing is an act of its own; the event stands as if what was undone had never been done. Undoing an
//! undoing does it again.

use super::act::Act;
use super::answer::Answer;
use super::decide;
use super::refusal::{Reason, Refusal};
use super::state::{Event, EventDone, State};
use adoube_aggregate::Level;
use std::collections::HashSet;
use std::sync::Arc;

/// For every act, whether it holds: it was not undone, or its undoing was.
pub fn effective(history: &[Arc<EventDone>]) -> Vec<bool> {
    let mut undone: HashSet<u64> = HashSet::new();
    let mut holds: Vec<bool> = Vec::with_capacity(history.len());
    // What comes later is settled first: an undoing names something before it.
    for done in history.iter().rev() {
        let hold = !undone.contains(&done.number);
        if let (true, Act::Undo(target)) = (hold, &done.act) {
            undone.insert(*target);
        }
        holds.push(hold);
    }
    holds.reverse();
    holds
}

/// The event as everything that holds makes it.
pub(super) fn rebuilt(state: &State) -> Event {
    let mut event = Event::default();
    for (done, holds) in state.history.iter().zip(effective(&state.history)) {
        if holds {
            event.take(done);
        }
    }
    // An id is never given twice, not even one of an entry that was undone.
    event.next_entry = event.next_entry.max(state.event.next_entry);
    event
}

/// Whether an act can be undone; else the act that would become impossible.
pub(super) fn check_undo(state: &State, number: u64) -> Result<(), Refusal> {
    let at = state.history.iter().position(|done| done.number == number);
    let Some((at, target)) = at.and_then(|at| Some((at, state.history.get(at)?))) else {
        return Err(Reason::NoSuchAct(number).into());
    };
    let before = effective(&state.history);
    if !before.get(at).copied().unwrap_or(false) {
        return Err(Reason::Undone(number).into());
    }
    if matches!(target.act, Act::Open(_) | Act::LeaveFideMode { .. } | Act::Printed { .. }) {
        return Err(Reason::NotUndoable(number).into());
    }
    let mut history = state.history.clone();
    let last = state.number().saturating_add(1);
    let undo = EventDone {
        number: last,
        at: 0,
        by: String::new(),
        confirmed: Level::None,
        act: Act::Undo(number),
        answers: Vec::new(),
    };
    history.push(Arc::new(undo));
    let after = effective(&history);
    let changed = before.iter().zip(&after).position(|(before, after)| before != after).unwrap_or(0);
    let mut event = Event::default();
    for (at, (done, holds)) in state.history.iter().zip(after).enumerate() {
        if !holds {
            continue;
        }
        if at >= changed {
            possible(&event, done).map_err(|why| {
                let (number, title) = (done.number, done.act.title());
                Refusal::from(Reason::WouldBreak { number, title, why: Box::new(why) })
            })?;
        }
        event.take(done);
    }
    Ok(())
}

/// Whether an act that was done could be done in another event. A pairing is not made anew: it has to fit.
fn possible(event: &Event, done: &EventDone) -> Result<(), Refusal> {
    match &done.act {
        Act::Undo(_) => Ok(()),
        Act::Pair | Act::Seat { .. } => done.answers.iter().try_for_each(|answer| match answer {
            Answer::Paired { round, boards, .. } => {
                let fresh = matches!(done.act, Act::Pair);
                decide::fits(event, *round, boards, fresh)
            }
            _ => Ok(()),
        }),
        act => {
            let context = done.context().confirming(Level::TwoSteps);
            match decide::decide_event(event, act, &context) {
                // Whatever was confirmed then is confirmed.
                Ok(_) | Err(Refusal::Confirm { .. }) => Ok(()),
                Err(refusal) => Err(refusal),
            }
        }
    }
}
