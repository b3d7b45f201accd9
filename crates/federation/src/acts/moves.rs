//! One match on another day, at another hour or in another hall (Calendar 15.3, 15.10; D-49).

use super::{Event, Refusal, RefusalReason, Thing};
use crate::clash::{self, Change, MatchChange, VENUE_MAX};
use crate::date::Moment;
use crate::ids::MatchId;
use crate::matches::{Board, Match};
use crate::season::State;

fn known(state: &State, id: MatchId) -> Result<&Match, Refusal> {
    state.matches.get(&id).ok_or_else(|| RefusalReason::Unknown(Thing::Match, id.0).into())
}

/// Whether it may be asked for: before the match, in words that say what is to change, and not against 15.3 or 15.10 (a).
pub(super) fn check(state: &State, id: MatchId, change: &MatchChange, at: Moment) -> Result<(), Refusal> {
    let m = known(state, id)?;
    if at >= m.start {
        return Err(RefusalReason::MatchBegun.into());
    }
    if change.to <= at {
        return Err(RefusalReason::NotAhead.into());
    }
    let address = |venue: &String| {
        let length = venue.trim().chars().count();
        (1..=VENUE_MAX).contains(&length) && !venue.chars().any(char::is_control)
    };
    let same = change.to == m.start && change.venue.is_none();
    if same || change.venue.as_ref().is_some_and(|venue| !address(venue)) {
        return Err(RefusalReason::Incomplete.into());
    }
    let rounds = state.events.get(&m.event).map_or(0, crate::season::Competition::rounds);
    let of_round = Change {
        round: m.round,
        rounds,
        planned: m.start.date,
        wanted: change.to.date,
        other_venue: change.venue.is_some(),
        hall: None,
        ground: change.ground,
    };
    let findings = clash::check(&of_round);
    if !findings.is_empty() {
        return Err(findings.into());
    }
    can(state, id, change)
}

/// Whether it can be done: nothing has been played, and neither team plays elsewhere on that day.
pub(super) fn can(state: &State, id: MatchId, change: &MatchChange) -> Result<(), Refusal> {
    let m = known(state, id)?;
    if m.lineups_open() || m.boards.iter().any(|board| *board != Board::Open) {
        return Err(RefusalReason::MatchBegun.into());
    }
    let same_team = |other: &Match| [m.home, m.visitors].iter().any(|team| other.side_of(*team).is_some());
    let elsewhere = |(other, m): &(&MatchId, &Match)| **other != id && m.start.date == change.to.date && same_team(m);
    match state.matches.iter().find(elsewhere) {
        Some((other, _)) => Err(RefusalReason::Busy(other.0).into()),
        None => Ok(()),
    }
}

/// The change is permitted.
pub(super) fn moved(state: &State, id: MatchId, change: &MatchChange) -> Result<Vec<Event>, Refusal> {
    can(state, id, change)?;
    let mut events = Vec::new();
    if known(state, id)?.start != change.to {
        events.push(Event::Moved(id, change.to));
    }
    if let Some(venue) = &change.venue {
        events.push(Event::VenueSet(id, Some(venue.trim().to_owned())));
    }
    Ok(events)
}

/// The permission is revoked: back to the day and the hall that were planned, if nothing has been played.
pub(super) fn back(state: &State, id: MatchId) -> Vec<Event> {
    let Some(m) = state.matches.get(&id).filter(|m| m.boards.iter().all(|board| *board == Board::Open)) else {
        return Vec::new();
    };
    let mut events: Vec<Event> = m.planned.iter().map(|planned| Event::Moved(id, *planned)).collect();
    events.extend(m.venue.iter().map(|_| Event::VenueSet(id, None)));
    events
}
