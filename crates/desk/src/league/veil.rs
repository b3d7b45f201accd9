//! Delegates 5.61: a line-up is secret until both are in, from the other side, from the office and from everybody. What would
//! follow from one of them is no one else's to see either: no name, no result, no mark, no word of an absence.

use super::{Act, SeasonDone, State};
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::{ClubId, MatchId, Side};
use adoube_federation::lateness::TeamPresence;
use adoube_federation::matches::{Board, LineUp, Match};
use adoube_federation::{Act as Of, Event, Moment};
use std::sync::Arc;

/// The season as whoever speaks for a club, or for none, may see it at a moment.
pub(crate) fn veiled(state: Arc<State>, club: Option<ClubId>, now: Moment) -> Arc<State> {
    let own =
        |m: &Match, side: Side| club.is_some() && state.season.teams.get(&m.team(side)).map(|team| team.club) == club;
    let hidden = |m: &Match, side: Side| is_secret(m, side, now) && !own(m, side);
    let of = state.season.matches.iter();
    let of = of.flat_map(|(id, m)| Side::BOTH.into_iter().filter(|side| hidden(m, *side)).map(|side| (*id, side)));
    let hidden: Vec<(MatchId, Side)> = of.collect();
    if hidden.is_empty() {
        return state;
    }
    let mut shown = State::clone(&state);
    for (id, side) in hidden {
        if let Some(m) = shown.season.matches.get_mut(&id) {
            cover(m, side);
        }
    }
    Arc::new(shown)
}

/// Whether what a side has handed in, as a line-up or in an envelope, is secret: the other line-up is not in. The day after the
/// match there is nothing left to hide, and a side that was absent has lost whatever the other had lined up.
pub(crate) fn is_secret(m: &Match, side: Side, now: Moment) -> bool {
    let handed_in = m.lineups[side.index()].is_some() || m.sealed[side.index()].is_some();
    let over = now.date > m.start.date || m.lost_by == Some(side.other());
    handed_in && !m.lineups_open() && !over
}

/// That something was handed in may be known, not what.
fn cover(m: &mut Match, side: Side) {
    if let Some(LineUp { players, .. }) = &mut m.lineups[side.index()] {
        players.clear();
        m.boards.fill(Board::Open);
        m.marks.clear();
        m.lost_by = None;
        for presence in &mut m.presence {
            if *presence == Some(TeamPresence::LostByAbsence) {
                *presence = None;
            }
        }
    }
    m.seated[side.index()].clear();
    if let Some(opened) = m.sealed[side.index()].as_mut().and_then(|sealed| sealed.opened.as_mut()) {
        opened.clear();
    }
}

/// An entry of the log without the names that are secret at a moment; `None` if there are none in it.
pub(crate) fn without_secrets(state: &State, done: &SeasonDone, now: Moment) -> Option<SeasonDone> {
    let secret = |id: MatchId, side: Side| state.season.matches.get(&id).is_some_and(|m| is_secret(m, side, now));
    let Act::Do { act: Of::Match(id, of), .. } = &done.act else { return None };
    let (MatchAct::LineUp { side, .. } | MatchAct::OpenLineUp { side, .. }) = of else { return None };
    if !secret(*id, *side) {
        return None;
    }
    let mut covered = done.clone();
    if let Act::Do {
        act: Of::Match(_, MatchAct::LineUp { players, .. } | MatchAct::OpenLineUp { players, .. }), ..
    } = &mut covered.act
    {
        players.clear();
    }
    // What follows from the sheet tells what is on it.
    covered.answers.retain_mut(|answer| match answer {
        Event::LinedUp(_, _, lineup) => {
            lineup.players.clear();
            true
        }
        Event::LineUpSealed(_, _, sealed) => {
            sealed.opened = sealed.opened.as_ref().map(|_| Vec::new());
            true
        }
        _ => false,
    });
    Some(covered)
}
