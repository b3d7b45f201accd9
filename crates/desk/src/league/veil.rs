//! Delegates 5.61: a line-up is secret until both are in. What would follow from one of them is no one else's to see
//! either: no result, no mark, no word of an absence.

use super::State;
use adoube_federation::Moment;
use adoube_federation::ids::{ClubId, Side};
use adoube_federation::lateness::TeamPresence;
use adoube_federation::matches::{Board, Match};
use std::sync::Arc;

/// The season as whoever speaks for a club, or for none, may see it at a moment.
pub(crate) fn veiled(state: Arc<State>, club: Option<ClubId>, now: Moment) -> Arc<State> {
    let own =
        |m: &Match, side: Side| club.is_some() && state.season.teams.get(&m.team(side)).map(|team| team.club) == club;
    let hidden: Vec<_> = state
        .season
        .matches
        .iter()
        .filter(|(_, m)| secret(m, now).is_some_and(|side| tells(m) && !own(m, side)))
        .map(|(id, _)| *id)
        .collect();
    if hidden.is_empty() {
        return state;
    }
    let mut shown = State::clone(&state);
    for id in hidden {
        if let Some(m) = shown.season.matches.get_mut(&id) {
            cover(m);
        }
    }
    Arc::new(shown)
}

/// The side whose line-up is in while the other's is not. The day after the match there is nothing left to hide, and a
/// side that was absent has lost whatever the other had lined up.
fn secret(m: &Match, now: Moment) -> Option<Side> {
    let [home, visitors] = &m.lineups;
    let side = match (home, visitors) {
        (Some(_), None) => Side::Home,
        (None, Some(_)) => Side::Visitors,
        _ => return None,
    };
    let over = now.date > m.start.date || m.lost_by == Some(side.other());
    (!over).then_some(side)
}

/// Whether the match shows anything.
fn tells(m: &Match) -> bool {
    m.lost_by.is_some() || !m.marks.is_empty() || m.boards.iter().any(|board| *board != Board::Open)
}

fn cover(m: &mut Match) {
    m.boards.fill(Board::Open);
    m.marks.clear();
    m.lost_by = None;
    for presence in &mut m.presence {
        if *presence == Some(TeamPresence::LostByAbsence) {
            *presence = None;
        }
    }
}
