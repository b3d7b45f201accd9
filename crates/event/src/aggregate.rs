//! The event as an aggregate: deciding and applying acts, and undoing them. An act cannot be undone while later ones
//! depend on it; the refusal names the first of those.

use crate::act::EventAct;
use crate::answer::EventAnswer;
use crate::decide::{Decision, decide_act, fits};
use crate::limits;
use crate::refusal::{EventReason, EventRefusal};
use crate::state::{EventHistory, EventState, RecordedAct};
use adoube_aggregate::undo::{self, Dependents, Undo, UndoRefusal};
use adoube_aggregate::{Aggregate, Context, Level};
use std::sync::Arc;

/// Returns the answers to an act, or the refusal. The state is not changed.
///
/// # Errors
/// An [`EventRefusal`]: its text, the provision, and the warnings that must be confirmed.
pub fn decide(state: &EventHistory, act: &EventAct, context: &Context) -> Decision {
    limits::by(&context.by)?;
    match act {
        EventAct::Undo(_) if !state.event.opened => Err(EventReason::NotOpened.into()),
        EventAct::Undo(number) => check_undo(&state.history, *number).map(|()| Vec::new()),
        act => decide_act(&state.event, act, context),
    }
}

/// Appends a recorded act to the history and applies it to the event.
pub fn apply(state: &mut EventHistory, recorded: &RecordedAct) {
    let recorded = Arc::new(recorded.clone());
    state.history.push(Arc::clone(&recorded));
    if matches!(recorded.act, EventAct::Undo(_)) {
        // An id is never reused, even if its entry was undone.
        let next_entry = state.event.next_entry;
        state.event = undo::rebuilt::<EventAggregate>(&state.history);
        state.event.next_entry = state.event.next_entry.max(next_entry);
    } else {
        state.event.take(&recorded);
    }
}

/// Returns, for every act, whether it is in effect: it was not undone, or its undo was undone.
pub fn effective(history: &[Arc<RecordedAct>]) -> Vec<bool> {
    undo::effective::<EventAggregate>(history)
}

/// Checks that an act can be undone.
fn check_undo(history: &[Arc<RecordedAct>], number: u64) -> Result<(), EventRefusal> {
    let reason = match undo::falls_with::<EventAggregate>(history, number, Dependents::Refuse) {
        Ok(_) => return Ok(()),
        Err(UndoRefusal::Unknown) => EventReason::NoSuchAct(number),
        Err(UndoRefusal::Undone) => EventReason::Undone(number),
        Err(UndoRefusal::NotUndoable | UndoRefusal::CannotRedo(_)) => EventReason::NotUndoable(number),
        Err(UndoRefusal::WouldBreak { number, why }) => {
            let title = history.iter().find(|recorded| recorded.number == number).map(|recorded| recorded.act.title());
            match title {
                Some(title) => EventReason::WouldBreak { number, title, why: Box::new(why) },
                None => EventReason::NoSuchAct(number),
            }
        }
    };
    Err(reason.into())
}

/// The event as an aggregate of the log.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventAggregate;

impl Aggregate for EventAggregate {
    type Act = EventAct;
    type Answer = EventAnswer;
    type State = EventHistory;
    type Refusal = EventRefusal;

    const KIND: &'static str = "event";

    fn decide(state: &EventHistory, act: &EventAct, context: &Context) -> Decision {
        decide(state, act, context)
    }

    fn apply(state: &mut EventHistory, recorded: &RecordedAct) {
        apply(state, recorded);
    }

    fn is_heavy(act: &EventAct) -> bool {
        matches!(act, EventAct::Pair | EventAct::Seat { .. } | EventAct::Undo(_))
    }

    fn seals(act: &EventAct) -> bool {
        matches!(act, EventAct::CloseRound | EventAct::CloseEvent)
    }
}

impl Undo for EventAggregate {
    type Model = EventState;

    fn undone_by(act: &EventAct) -> Vec<u64> {
        if let EventAct::Undo(number) = act { vec![*number] } else { Vec::new() }
    }

    fn is_undoable(act: &EventAct) -> bool {
        !matches!(act, EventAct::Open(_) | EventAct::LeaveFideMode { .. } | EventAct::Printed { .. })
    }

    /// Checks that a recorded act is still valid. A pairing is not recomputed; it need only fit.
    fn stands(event: &EventState, recorded: &RecordedAct) -> Result<(), EventRefusal> {
        match &recorded.act {
            EventAct::Undo(_) => Ok(()),
            EventAct::Pair | EventAct::Seat { .. } => recorded.answers.iter().try_for_each(|answer| match answer {
                EventAnswer::Paired { round, boards, .. } => {
                    fits(event, *round, boards, matches!(recorded.act, EventAct::Pair))
                }
                _ => Ok(()),
            }),
            act => match decide_act(event, act, &recorded.context().confirming(Level::TwoSteps)) {
                // Warnings confirmed at the time stay confirmed.
                Ok(_) | Err(EventRefusal::Confirm { .. }) => Ok(()),
                Err(refusal) => Err(refusal),
            },
        }
    }

    fn take(event: &mut EventState, recorded: &RecordedAct) {
        event.take(recorded);
    }
}
