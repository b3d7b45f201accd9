//! Decides acts: returns answers or a refusal. Nothing here changes the state.

mod entries;
mod pairing;
mod results;
mod settings;

use crate::act::{EventAct, Incident};
use crate::answer::EventAnswer;
use crate::ids::EntryId;
use crate::limits;
use crate::refusal::{EventField, EventReason, EventRefusal};
use crate::state::{Enrolment, EventRound, EventState, RoundStage};
use crate::warning::EventWarning;
use adoube_aggregate::{Context, Level};

pub(crate) use pairing::fits;

/// The answers to an act, or its refusal.
pub(crate) type Decision = Result<Vec<EventAnswer>, EventRefusal>;

/// Decides any act except an undo, which needs the history.
pub(crate) fn decide_act(event: &EventState, act: &EventAct, context: &Context) -> Decision {
    if !event.opened && !matches!(act, EventAct::Open(_)) {
        return Err(EventReason::NotOpened.into());
    }
    if event.closed
        && !matches!(
            act,
            EventAct::Reopen | EventAct::Note(_) | EventAct::Printed { .. } | EventAct::LeaveFideMode { .. }
        )
    {
        return Err(EventReason::EventClosed.into());
    }
    match act {
        EventAct::Open(new) => settings::open(event, new, context),
        EventAct::Change(changes) => settings::change(event, changes, context),
        EventAct::LeaveFideMode { reason } => {
            if !event.settings.fide_mode {
                return Err(EventReason::NotInFideMode.into());
            }
            limits::text(EventField::Reason, reason, limits::REASON)?;
            confirmed(event, context, vec![EventWarning::LeavingFideMode])
        }
        EventAct::Enter(_)
        | EventAct::EnterAll(_)
        | EventAct::Edit { .. }
        | EventAct::Remove(_)
        | EventAct::CheckIn(_)
        | EventAct::CheckOut(_)
        | EventAct::Arrange(_)
        | EventAct::AskBye { .. }
        | EventAct::CancelBye { .. }
        | EventAct::Withdraw { .. }
        | EventAct::Return(_)
        | EventAct::KeepApart(_)
        | EventAct::LetMeet(_)
        | EventAct::FixTable { .. } => entries::decide(event, act, context),
        EventAct::Pair
        | EventAct::BeginManual
        | EventAct::Swap(..)
        | EventAct::Seat { .. }
        | EventAct::EndManual
        | EventAct::Unpair
        | EventAct::Publish
        | EventAct::Unpublish => pairing::decide(event, act, context),
        EventAct::Result { .. }
        | EventAct::Results { .. }
        | EventAct::ClearResult { .. }
        | EventAct::Report { .. }
        | EventAct::Approve(_)
        | EventAct::Reject(_)
        | EventAct::Correct { .. }
        | EventAct::Penalty { .. }
        | EventAct::CloseRound => results::decide(event, act, context),
        act => hall(event, act, context),
    }
}

/// Decides acts of the hall and the closing of the event.
fn hall(event: &EventState, act: &EventAct, context: &Context) -> Decision {
    match act {
        EventAct::CloseEvent => {
            if let Some(round) = event.open_round() {
                return Err(EventReason::RoundOpen(round.number).into());
            }
            let missing = event.settings.rounds.saturating_sub(event.finished_rounds());
            let warnings = if missing > 0 { vec![EventWarning::RoundsMissing(missing)] } else { Vec::new() };
            confirmed(event, context, warnings)
        }
        EventAct::Reopen if !event.closed => Err(EventReason::EventOpen.into()),
        EventAct::Reopen => confirmed(event, context, vec![EventWarning::Reopening]),
        EventAct::Note(incident) => note(event, incident),
        EventAct::StartTimer { seconds } => limits::within(EventField::Timer, *seconds, 1, 86_400).map(|()| Vec::new()),
        EventAct::StopTimer if event.timer.is_none() => Err(EventReason::NoTimer.into()),
        EventAct::Printed { round, .. } if *round > event.rounds.len() as u16 => {
            Err(EventReason::NoSuchRound(*round).into())
        }
        _ => Ok(Vec::new()),
    }
}

fn note(event: &EventState, incident: &Incident) -> Decision {
    if let Some(player) = incident.player {
        known(event, player)?;
    }
    if let Some(round) =
        incident.round.filter(|round| *round == 0 || *round > event.settings.rounds.max(event.rounds.len() as u16))
    {
        return Err(EventReason::NoSuchRound(round).into());
    }
    limits::text_or_empty(EventField::Article, &incident.article, limits::ARTICLE)?;
    limits::long_text(EventField::Text, &incident.text)?;
    Ok(Vec::new())
}

/// Returns the answers if every warning is confirmed at the required level.
fn confirmed(event: &EventState, context: &Context, warnings: Vec<EventWarning>) -> Decision {
    let level = |warning: &EventWarning| match warning.level() {
        // Outside FIDE mode, a confirmation is enough for acts that FIDE mode rejects.
        Level::Leave if !event.settings.fide_mode => Level::Confirm,
        level => level,
    };
    let needed = warnings.iter().map(level).max().unwrap_or_default();
    if needed == Level::Leave || context.confirmed < needed {
        return Err(EventRefusal::Confirm { needed, warnings });
    }
    Ok(warnings.into_iter().map(EventAnswer::Warned).collect())
}

fn known(event: &EventState, player: EntryId) -> Result<&Enrolment, EventRefusal> {
    event.entry(player).ok_or_else(|| EventReason::UnknownEntry.into())
}

/// Returns an entry that has not left.
fn present(event: &EventState, player: EntryId) -> Result<&Enrolment, EventRefusal> {
    let entry = known(event, player)?;
    if entry.left.is_some() {
        return Err(EventReason::HasLeft(event.number(player)).into());
    }
    Ok(entry)
}

fn draft(event: &EventState) -> Result<&EventRound, EventRefusal> {
    event.open_round().filter(|round| round.stage == RoundStage::Draft).ok_or_else(|| EventReason::NoDraft.into())
}

fn published(event: &EventState) -> Result<&EventRound, EventRefusal> {
    match event.open_round() {
        None => Err(EventReason::NoOpenRound.into()),
        Some(round) if round.stage == RoundStage::Published => Ok(round),
        Some(_) => Err(EventReason::NotPublished.into()),
    }
}
