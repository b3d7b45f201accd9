//! Redaction of secret line-ups (Delegates 5.61): until both are in, a line-up is hidden from the other side, the office and
//! everybody else, and so is anything that follows from it: names, results, marks, absences.

use super::province::keep_province;
use super::{LeagueAct, LeagueState, SeasonDone};
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::{ClubId, MatchId, TeamSide};
use adoube_federation::lateness::TeamPresence;
use adoube_federation::matches::{BoardStatus, ClubMatch, LineUp};
use adoube_federation::venue::Province;
use adoube_federation::{SeasonAct, SeasonAnswer, SeasonState};
use adoube_laws::{Date, Moment};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of covered seasons that are kept.
const KEPT: usize = 8;

/// The part of a season in which a visitor works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeasonReach {
    /// All of it.
    Whole,
    /// A club, as its delegate.
    Club(ClubId),
    /// A province, as its delegation: the season is shown without other provinces.
    Province(Province),
    /// Nothing: an account for a club or province that the season does not have.
    Nothing,
}

impl SeasonReach {
    /// Returns whether a club of a season belongs to the part.
    pub fn covers(self, season: &SeasonState, club: ClubId) -> bool {
        match self {
            Self::Whole => true,
            Self::Club(own) => own == club,
            Self::Province(own) => season.clubs.get(&club).is_some_and(|club| club.province == own),
            Self::Nothing => false,
        }
    }
}

/// The inputs of a covered season: the season's id, its last entry, the part that is shown, and the day.
type CoveredKey = (String, u64, SeasonReach, Date);

/// Seasons with their secrets covered: covering copies the season, which many pages show before its next entry.
#[derive(Debug, Default)]
pub struct CoveredSeasons(Mutex<VecDeque<(CoveredKey, Arc<LeagueState>)>>);

impl CoveredSeasons {
    /// Returns the season with an id as a visitor may see it at a moment.
    pub fn show(&self, id: &str, state: &Arc<LeagueState>, reach: SeasonReach, now: Moment) -> Arc<LeagueState> {
        let key = (id.to_owned(), state.number, reach, now.date);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, covered)) = kept.iter().find(|(known, _)| *known == key) {
            return Arc::clone(covered);
        }
        drop(kept);
        let covered = redacted(Arc::clone(state), reach, now);
        if !Arc::ptr_eq(&covered, state) {
            kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.truncate(KEPT - 1);
            kept.push_front((key, Arc::clone(&covered)));
        }
        covered
    }
}

/// Returns the season as a visitor may see it at a moment: a delegate sees the own line-ups, a delegation its province.
fn redacted(state: Arc<LeagueState>, reach: SeasonReach, now: Moment) -> Arc<LeagueState> {
    let own = |m: &ClubMatch, side: TeamSide| {
        let club = state.season.teams.get(&m.team(side)).map(|team| team.club);
        club.is_some_and(|club| reach == SeasonReach::Club(club))
    };
    let hidden = |m: &ClubMatch, side: TeamSide| is_secret(m, side, now) && !own(m, side);
    let of = state.season.matches.iter();
    let of = of.flat_map(|(id, m)| TeamSide::BOTH.into_iter().filter(|side| hidden(m, *side)).map(|side| (*id, side)));
    let hidden: Vec<(MatchId, TeamSide)> = of.collect();
    if hidden.is_empty() && !matches!(reach, SeasonReach::Province(_)) {
        return state;
    }
    let mut shown = LeagueState::clone(&state);
    for (id, side) in hidden {
        if let Some(m) = shown.season.matches.get_mut(&id) {
            redact(m, side);
        }
    }
    if let SeasonReach::Province(own) = reach {
        keep_province(&mut shown, own);
    }
    Arc::new(shown)
}

/// Returns whether a side's line-up or envelope is secret because the other line-up is not in. From the day after the
/// match nothing is secret, nor if the other side was absent and has lost anyway.
pub fn is_secret(m: &ClubMatch, side: TeamSide, now: Moment) -> bool {
    let handed_in = m.lineups[side.index()].is_some() || m.sealed[side.index()].is_some();
    let over = now.date > m.start.date || m.lost_by == Some(side.other());
    handed_in && !m.lineups_open() && !over
}

/// Hides the content of a line-up, but not that it was submitted.
fn redact(m: &mut ClubMatch, side: TeamSide) {
    if let Some(LineUp { players, .. }) = &mut m.lineups[side.index()] {
        players.clear();
        m.boards.fill(BoardStatus::Open);
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

/// Returns a log entry without the names that are secret at a moment; `None` if it has none.
pub fn without_secrets(state: &LeagueState, done: &SeasonDone, now: Moment) -> Option<SeasonDone> {
    let secret = |id: MatchId, side: TeamSide| state.season.matches.get(&id).is_some_and(|m| is_secret(m, side, now));
    let LeagueAct::Do { act: SeasonAct::Match(id, of), .. } = &done.act else { return None };
    let (MatchAct::LineUp { side, .. } | MatchAct::OpenLineUp { side, .. }) = of else { return None };
    if !secret(*id, *side) {
        return None;
    }
    let mut covered = done.clone();
    if let LeagueAct::Do {
        act: SeasonAct::Match(_, MatchAct::LineUp { players, .. } | MatchAct::OpenLineUp { players, .. }),
        ..
    } = &mut covered.act
    {
        players.clear();
    }
    // The consequences of a line-up reveal its content.
    covered.answers.retain_mut(|answer| match answer {
        SeasonAnswer::LinedUp(_, _, lineup) => {
            lineup.players.clear();
            true
        }
        SeasonAnswer::LineUpSealed(_, _, sealed) => {
            sealed.opened = sealed.opened.as_ref().map(|_| Vec::new());
            true
        }
        _ => false,
    });
    Some(covered)
}
