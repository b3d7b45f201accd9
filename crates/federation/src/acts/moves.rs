//! Moving one match to another day, time or hall (Calendar 15.3, 15.10; D-49).

use super::SeasonAnswer;
use crate::act_refusal::ActRefusal;
use crate::clash::{self, MatchChange, RoundChange};
use crate::ids::{CompetitionId, MatchId};
use crate::matches::{BoardStatus, ClubMatch};
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::season::SeasonState;
use crate::venue::VENUE_MAX;
use adoube_laws::Moment;

fn known(state: &SeasonState, id: MatchId) -> Result<&ClubMatch, SeasonRefusal> {
    state.matches.get(&id).ok_or_else(|| RefusalReason::Unknown(Thing::Match, id.0).into())
}

/// Checks that a request is allowed: before the match, with an actual change, and not against 15.3 or 15.10 (a).
pub(super) fn check(state: &SeasonState, id: MatchId, change: &MatchChange, at: Moment) -> Result<(), SeasonRefusal> {
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
    if change.to == m.start && change.venue.is_none() {
        return Err(ActRefusal::NothingMoves.into());
    }
    if change.venue.as_ref().is_some_and(|venue| !address(venue)) {
        return Err(ActRefusal::Address.into());
    }
    let rounds = state.events.get(&m.event).map_or(0, crate::competition::Competition::rounds);
    let of_round = RoundChange {
        round: m.round,
        rounds,
        planned: m.start.date,
        wanted: change.to.date,
        other_venue: change.venue.is_some(),
        hall: None,
        ground: change.ground,
    };
    let findings = clash::check(&of_round, &state.regulations().deadlines);
    if !findings.is_empty() {
        return Err(findings.into());
    }
    can(state, id, change)
}

/// Checks that a move is possible: nothing has been played, and neither team plays elsewhere on that day.
pub(super) fn can(state: &SeasonState, id: MatchId, change: &MatchChange) -> Result<(), SeasonRefusal> {
    let m = known(state, id)?;
    if m.lineups_open() || m.boards.iter().any(|board| *board != BoardStatus::Open) {
        return Err(RefusalReason::MatchBegun.into());
    }
    let same_team = |other: &ClubMatch| [m.home, m.visitors].iter().any(|team| other.side_of(*team).is_some());
    let elsewhere =
        |(other, m): &(&MatchId, &ClubMatch)| **other != id && m.start.date == change.to.date && same_team(m);
    match state.matches.iter().find(elsewhere) {
        Some((other, _)) => Err(RefusalReason::Busy(other.0).into()),
        None => Ok(()),
    }
}

/// Returns the events of a permitted change.
pub(super) fn moved(
    state: &SeasonState,
    id: MatchId,
    change: &MatchChange,
) -> Result<Vec<SeasonAnswer>, SeasonRefusal> {
    can(state, id, change)?;
    let mut events = Vec::new();
    if known(state, id)?.start != change.to {
        events.push(SeasonAnswer::Moved(id, change.to));
    }
    if let Some(venue) = &change.venue {
        events.push(SeasonAnswer::VenueSet(id, Some(venue.trim().to_owned())));
    }
    Ok(events)
}

/// Reverses a permission: returns to the planned day and hall, if nothing has been played.
pub(super) fn back(state: &SeasonState, id: MatchId) -> Vec<SeasonAnswer> {
    let Some(m) = state.matches.get(&id).filter(|m| m.boards.iter().all(|board| *board == BoardStatus::Open)) else {
        return Vec::new();
    };
    let mut events: Vec<SeasonAnswer> = m.planned.iter().map(|planned| SeasonAnswer::Moved(id, *planned)).collect();
    events.extend(m.venue.iter().map(|_| SeasonAnswer::VenueSet(id, None)));
    events
}

/// Sets the date and time of a round.
pub(super) fn move_round(state: &mut SeasonState, id: CompetitionId, round: u16, when: Moment) {
    let rounds = state.events.get_mut(&id).map(|competition| &mut competition.settings.rounds);
    let at = usize::from(round).checked_sub(1);
    if let Some(slot) = rounds.zip(at).and_then(|(rounds, at)| rounds.get_mut(at)) {
        *slot = when;
    }
}
