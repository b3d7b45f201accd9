//! Acts that take over an earlier season, set the category of a team, or do several acts at once.

use super::{SeasonAct, SeasonAnswer, apply, decide};
use crate::carry::{CarriedPart, lettered};
use crate::ids::{ClubId, TeamId};
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::season::{ClubTeam, SeasonState};
use crate::teams::TeamCategory;
use adoube_laws::Moment;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

/// Takes over a part of an earlier season. Numbers stay the same, so none of them may be in use.
pub(super) fn carry(state: &SeasonState, part: &CarriedPart) -> Decided {
    if state.season.as_ref().is_none_or(|season| season.year <= part.year) {
        return Err(RefusalReason::NotEarlier.into());
    }
    let twice = |thing, id| Err(RefusalReason::Twice(thing, id).into());
    if let Some((id, _)) = part.clubs.iter().find(|(id, _)| state.clubs.contains_key(id)) {
        return twice(Thing::Club, id.0);
    }
    if let Some((id, _)) = part.teams.iter().find(|(id, _)| state.teams.contains_key(id)) {
        return twice(Thing::Team, id.0);
    }
    if let Some(player) = part.players.iter().find(|player| state.players.contains_key(&player.person)) {
        return twice(Thing::Player, player.person.0);
    }
    let known = |club: ClubId| state.clubs.contains_key(&club) || part.clubs.iter().any(|(id, _)| *id == club);
    let of_players = part.players.iter().map(|player| player.club);
    let mut of = part.teams.iter().map(|(_, team)| team.club).chain(of_players);
    if let Some(club) = of.find(|club| !known(*club)) {
        return Err(RefusalReason::Unknown(Thing::Club, club.0).into());
    }
    Ok(vec![SeasonAnswer::Carried(Box::new(part.clone()))])
}

/// Sets the category of a team before any team of its club is paired: a place became vacant, or the office corrects the
/// promotions (5.421, D-13). The letters of the club's teams follow (7.25).
pub(super) fn categorise(state: &SeasonState, team: TeamId, category: TeamCategory) -> Decided {
    let found = state.teams.get(&team).filter(|of| of.second_half_of.is_none());
    let found = found.ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Team, team.0)))?;
    let own: Vec<(TeamId, ClubTeam)> =
        state.club_teams(found.club).into_iter().map(|(id, team)| (id, team.clone())).collect();
    let paired = |team: TeamId| {
        let mut of = state.events.iter().filter(|(_, event)| event.paired > 0 && event.teams.contains_key(&team));
        of.next().map(|(event, _)| RefusalReason::LettersStay(team.0, event.0))
    };
    if let Some(reason) = own.iter().find_map(|(id, _)| paired(*id)) {
        return Err(reason.into());
    }
    let changed = own.into_iter().map(|(id, of)| (id, if id == team { ClubTeam { category, ..of } } else { of }));
    Ok(vec![SeasonAnswer::TeamsOrdered(lettered(changed.collect()))])
}

/// Does several acts of the office in order, all or none. Acts of competitions, matches and bodies are done one by one.
pub(super) fn several(state: &SeasonState, acts: &[SeasonAct], at: Moment) -> Decided {
    let together = |act: &SeasonAct| {
        matches!(act, SeasonAct::Club(_) | SeasonAct::Licence(_) | SeasonAct::List(_) | SeasonAct::Fee(_))
    };
    if acts.is_empty() || !acts.iter().all(together) {
        return Err(RefusalReason::NotTogether.into());
    }
    let (mut now, mut events) = (state.clone(), Vec::new());
    for act in acts {
        let answers = decide(&now, act, at)?;
        now = answers.iter().fold(now, apply);
        events.extend(answers);
    }
    Ok(events)
}
