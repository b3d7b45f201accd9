//! What is answered to an act, or why it is refused. Nothing here changes anything.

mod entries;
mod pairing;
mod results;
mod settings;

use super::act::{Act, Incident};
use super::answer::Answer;
use super::history;
use super::ids::EntryId;
use super::limits;
use super::refusal::{Field, Reason, Refusal};
use super::state::{Enrolment, Event, Round, Stage, State};
use super::warning::Warning;
use adoube_aggregate::{Context, Level};
use adoube_tournament::acts as inner;

pub(super) use pairing::fits;

/// What is answered.
pub(super) type Decision = Result<Vec<Answer>, Refusal>;

/// What is answered to an act, or why it is refused. The state is not changed.
///
/// # Errors
/// A [`Refusal`]: its reason in words, the provision, and the warnings that have to be confirmed.
pub fn decide(state: &State, act: &Act, context: &Context) -> Decision {
    limits::by(&context.by)?;
    match act {
        Act::Undo(number) => {
            if !state.event.opened {
                return Err(inner::Refusal::from(inner::RefusalReason::NotOpened).into());
            }
            history::check_undo(state, *number).map(|()| Vec::new())
        }
        act => decide_event(&state.event, act, context),
    }
}

/// The same without undoing, for which the history is needed.
pub(super) fn decide_event(event: &Event, act: &Act, context: &Context) -> Decision {
    if !event.opened && !matches!(act, Act::Open(_)) {
        return Err(inner::Refusal::from(inner::RefusalReason::NotOpened).into());
    }
    if event.closed && !matches!(act, Act::Reopen | Act::Note(_) | Act::Printed { .. } | Act::LeaveFideMode { .. }) {
        return Err(Reason::EventClosed.into());
    }
    match act {
        Act::Open(new) => settings::open(event, new, context),
        Act::Change(changes) => settings::change(event, changes, context),
        Act::LeaveFideMode { reason } => {
            if !event.fide_mode {
                return Err(Reason::NotInFideMode.into());
            }
            limits::text(Field::Reason, reason, limits::REASON)?;
            confirmed(event, context, vec![Warning::LeavingFideMode])
        }
        Act::Enter(_)
        | Act::EnterAll(_)
        | Act::Edit { .. }
        | Act::Remove(_)
        | Act::CheckIn(_)
        | Act::CheckOut(_)
        | Act::Arrange(_)
        | Act::AskBye { .. }
        | Act::CancelBye { .. }
        | Act::Withdraw { .. }
        | Act::Return(_)
        | Act::KeepApart(_)
        | Act::LetMeet(_)
        | Act::FixTable { .. } => entries::decide(event, act, context),
        Act::Pair
        | Act::BeginManual
        | Act::Swap(..)
        | Act::Seat { .. }
        | Act::EndManual
        | Act::Unpair
        | Act::Publish
        | Act::Unpublish => pairing::decide(event, act, context),
        Act::Result { .. }
        | Act::Results(_)
        | Act::ClearResult { .. }
        | Act::Report { .. }
        | Act::Approve(_)
        | Act::Reject(_)
        | Act::Correct { .. }
        | Act::Penalty { .. }
        | Act::CloseRound => results::decide(event, act, context),
        act => hall(event, act, context),
    }
}

/// What is left: the hall, the end of the event.
fn hall(event: &Event, act: &Act, context: &Context) -> Decision {
    match act {
        Act::CloseEvent => {
            if let Some(round) = event.open_round() {
                return Err(Reason::RoundOpen(round.number).into());
            }
            let missing = event.settings.rounds.saturating_sub(event.inner.closed);
            let warnings = if missing > 0 { vec![Warning::RoundsMissing(missing)] } else { Vec::new() };
            confirmed(event, context, warnings)
        }
        Act::Reopen if !event.closed => Err(Reason::EventOpen.into()),
        Act::Reopen => confirmed(event, context, vec![Warning::Reopening]),
        Act::Note(incident) => note(event, incident),
        Act::StartTimer { seconds } => limits::within(Field::Timer, *seconds, 1, 86_400).map(|()| Vec::new()),
        Act::StopTimer if event.timer.is_none() => Err(Reason::NoTimer.into()),
        Act::Printed { round, .. } if *round > event.rounds.len() as u16 => Err(Reason::NoSuchRound(*round).into()),
        _ => Ok(Vec::new()),
    }
}

fn note(event: &Event, incident: &Incident) -> Decision {
    if let Some(player) = incident.player {
        known(event, player)?;
    }
    if let Some(round) =
        incident.round.filter(|round| *round == 0 || *round > event.settings.rounds.max(event.rounds.len() as u16))
    {
        return Err(Reason::NoSuchRound(round).into());
    }
    limits::text_or_empty(Field::Article, &incident.article, limits::ARTICLE)?;
    limits::long_text(Field::Text, &incident.text)?;
    Ok(Vec::new())
}

/// The answers if every warning is confirmed as firmly as it must be.
fn confirmed(event: &Event, context: &Context, warnings: Vec<Warning>) -> Decision {
    let level = |warning: &Warning| match warning.level() {
        // What FIDE mode rejects is confirmed outside it.
        Level::Leave if !event.fide_mode => Level::Confirm,
        level => level,
    };
    let needed = warnings.iter().map(level).max().unwrap_or_default();
    if needed == Level::Leave || context.confirmed < needed {
        return Err(Refusal::Confirm { needed, warnings });
    }
    Ok(warnings.into_iter().map(Answer::Warned).collect())
}

fn known(event: &Event, player: EntryId) -> Result<&Enrolment, Refusal> {
    event.entry(player).ok_or_else(|| Reason::UnknownEntry.into())
}

/// An entry that has not left.
fn present(event: &Event, player: EntryId) -> Result<&Enrolment, Refusal> {
    let entry = known(event, player)?;
    if entry.left.is_some() {
        return Err(Reason::HasLeft(event.number(player)).into());
    }
    Ok(entry)
}

fn draft(event: &Event) -> Result<&Round, Refusal> {
    event.open_round().filter(|round| round.stage == Stage::Draft).ok_or_else(|| Reason::NoDraft.into())
}

fn published(event: &Event) -> Result<&Round, Refusal> {
    match event.open_round() {
        None => Err(inner::Refusal::from(inner::RefusalReason::NoOpenRound).into()),
        Some(round) if round.stage == Stage::Published => Ok(round),
        Some(_) => Err(Reason::NotPublished.into()),
    }
}
