//! The change from one season to the next: what the old season leaves (clubs, players with their ratings, norms that
//! last, licences to renew), and the categories of its teams after promotion and relegation (Delegates 5.421, D-13; Master, loss).

use crate::cases::Offender;
use crate::ids::{ClubId, CompetitionId, MemberNo, TeamId};
use crate::matches::ProvisionalReading;
use crate::people::RegisteredPlayer;
use crate::regulations::Regulations;
use crate::reports::standing;
use crate::season::{Club, ClubTeam, Licence, SeasonState};
use crate::teams::TeamCategory;
use crate::titles::{NormGround, norms_held, season_of};
use adoube_laws::Date;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A part of what a season takes over from an earlier one. Numbers stay the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CarriedPart {
    /// The year of the earlier season.
    pub year: u16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clubs: Vec<(ClubId, Club)>,
    /// The teams with the category they hold now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<(TeamId, ClubTeam)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<RegisteredPlayer>,
    /// Licences of the earlier season, to be renewed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub licences: Vec<(MemberNo, Licence)>,
    /// Norms of Mestre Català that are not lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub norms: Vec<(MemberNo, Date, NormGround)>,
    /// Players sanctioned in the earlier season (D-78).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sanctioned: Vec<MemberNo>,
}

/// A team that changes category.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamMove {
    pub team: TeamId,
    pub from: TeamCategory,
    pub to: TeamCategory,
}

/// The data that a season passes on to the next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeasonLegacy {
    /// Everything, in one part.
    pub whole: CarriedPart,
    /// The teams promoted or relegated.
    pub moves: Vec<TeamMove>,
    /// Groups, from 0, whose promotion and relegation is not settled: rounds or results are missing, or lots must be drawn.
    pub unsettled: Vec<(CompetitionId, usize)>,
}

impl CarriedPart {
    /// Splits this part into parts of at most `most` players, the clubs and teams first.
    pub fn cut(self, most: usize) -> Vec<Self> {
        let year = self.year;
        let mut licences: BTreeMap<MemberNo, Licence> = self.licences.into_iter().collect();
        let mut norms: BTreeMap<MemberNo, Vec<(MemberNo, Date, NormGround)>> = BTreeMap::new();
        for norm in self.norms {
            norms.entry(norm.0).or_default().push(norm);
        }
        let sanctioned = self.sanctioned;
        let mut parts = vec![Self { year, clubs: self.clubs, teams: self.teams, sanctioned, ..Self::default() }];
        for players in self.players.chunks(most.max(1)) {
            let here = players.iter().map(|player| player.person);
            parts.push(Self {
                year,
                licences: here.clone().filter_map(|id| Some((id, licences.remove(&id)?))).collect(),
                norms: here.filter_map(|id| norms.remove(&id)).flatten().collect(),
                players: players.to_vec(),
                ..Self::default()
            });
        }
        parts
    }
}

/// Returns what a season leaves to the next.
pub fn legacy(state: &SeasonState) -> SeasonLegacy {
    let year = state.season.as_ref().map_or(0, |season| season.year);
    let (steps, unsettled) = movements(state);
    let (teams, moves) = teams(state, &steps);
    let clubs = state.clubs.iter().map(|(id, club)| (*id, Club { new_address: None, ..club.clone() }));
    let whole = CarriedPart {
        year,
        clubs: clubs.collect(),
        teams,
        players: state.players.values().cloned().collect(),
        licences: licences(state),
        norms: lasting_norms(state, year),
        sanctioned: sanctioned(state),
    };
    SeasonLegacy { whole, moves, unsettled }
}

/// Returns each player's last licence.
fn licences(state: &SeasonState) -> Vec<(MemberNo, Licence)> {
    let ended = state.ended_licences.iter().map(|ended| (ended.person, ended.licence.clone()));
    let mut last: BTreeMap<MemberNo, Licence> = ended.collect();
    last.extend(state.licences.iter().map(|(person, licence)| (*person, licence.clone())));
    last.into_iter().collect()
}

/// Returns the players with a sanction that was not lifted.
fn sanctioned(state: &SeasonState) -> Vec<MemberNo> {
    let of = state.sanctions.iter().filter(|sanction| !sanction.lifted).filter_map(|sanction| match sanction.on {
        Offender::Person(person) => Some(person),
        _ => None,
    });
    of.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Returns the steps up (negative) and down of each team by the final tables, and the groups that are not settled.
fn movements(state: &SeasonState) -> (BTreeMap<TeamId, isize>, Vec<(CompetitionId, usize)>) {
    let (mut steps, mut unsettled) = (BTreeMap::new(), Vec::new());
    for (id, event) in state.events.iter().filter(|(_, event)| event.settings.kind.is_by_boards()) {
        if event.settings.promoted == 0 && event.settings.relegated == 0 {
            continue;
        }
        for group in 0..event.groups.len() {
            let table = standing(state, *id, group, ProvisionalReading::Settled);
            let Some(found) = table.and_then(|table| table.movements) else {
                unsettled.push((*id, group));
                continue;
            };
            if !found.draw.is_empty() {
                unsettled.push((*id, group));
            }
            for team in found.promoted {
                *steps.entry(team).or_insert(0_isize) -= 1;
            }
            for team in found.relegated {
                *steps.entry(team).or_insert(0_isize) += 1;
            }
        }
    }
    (steps, unsettled)
}

/// Returns the teams that entered a competition, with their new categories and letters (7.25), and those that changed.
fn teams(state: &SeasonState, steps: &BTreeMap<TeamId, isize>) -> (Vec<(TeamId, ClubTeam)>, Vec<TeamMove>) {
    let played = |team: &TeamId| state.events.values().any(|event| event.teams.contains_key(team));
    let (mut carried, mut moves) = (Vec::new(), Vec::new());
    for club in state.clubs.keys() {
        let mut own: Vec<(TeamId, ClubTeam)> = Vec::new();
        for (id, team) in state.club_teams(*club).into_iter().filter(|(id, _)| played(id)) {
            let step = steps.get(&id).copied().unwrap_or(0).clamp(-1, 1);
            let to = stepped(state.regulations(), team.category, step);
            if to != team.category {
                moves.push(TeamMove { team: id, from: team.category, to });
            }
            own.push((id, ClubTeam { category: to, ..team.clone() }));
        }
        carried.extend(lettered(own));
    }
    (carried, moves)
}

/// Returns the teams of a club with their letters in the order of the categories (7.25); equals keep their order.
pub(crate) fn lettered(mut teams: Vec<(TeamId, ClubTeam)>) -> Vec<(TeamId, ClubTeam)> {
    teams.sort_by_key(|(_, team)| (team.category, team.place));
    for (place, (_, team)) in (0..).zip(&mut teams) {
        team.place = place;
    }
    teams
}

/// Returns the category this many steps below another, but never above the highest or below the lowest.
fn stepped(rules: &Regulations, category: TeamCategory, steps: isize) -> TeamCategory {
    let known = |code: &str| TeamCategory::ALL.into_iter().find(|category| category.code() == code);
    let all: Vec<TeamCategory> = rules.team_categories.iter().filter_map(|rule| known(&rule.code)).collect();
    let at = all.iter().position(|one| *one == category);
    let to = at.map(|at| at.saturating_add_signed(steps).min(all.len().saturating_sub(1)));
    to.and_then(|to| all.get(to)).copied().unwrap_or(category)
}

/// Returns the norms still held at the end of the season (Master, loss).
fn lasting_norms(state: &SeasonState, year: u16) -> Vec<(MemberNo, Date, NormGround)> {
    let mut of: BTreeMap<MemberNo, Vec<(Date, NormGround)>> = BTreeMap::new();
    for (person, on, ground) in &state.norms {
        of.entry(*person).or_default().push((*on, *ground));
    }
    let mut last = Vec::new();
    for (person, mut norms) in of {
        norms.sort_unstable();
        let days: Vec<Date> = norms.iter().map(|(on, _)| *on).collect();
        let mut held = norms_held(&days, year, state.regulations()).held;
        // The oldest norms of a season are the ones kept, as they are lost in order.
        for (on, ground) in norms {
            if let Some(at) = held.iter().position(|season| *season == season_of(on, state.regulations())) {
                held.remove(at);
                last.push((person, on, ground));
            }
        }
    }
    last
}
