//! The part of a season in which a visitor works: the office and the bodies in all of it, a delegate for one club, a
//! delegation for the clubs and competitions of one province. Every page and form asks here.

use super::season_page::SeasonPage;
use crate::roles::Action;
use adoube_federation::SeasonAct;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::ids::{ClubId, CompetitionId, MemberNo, TeamSide};
use adoube_federation::matches::ClubMatch;
use adoube_federation::venue::Province;
use adoube_services::league::SeasonReach;
use adoube_web::visit::Visit;

impl SeasonPage {
    /// Returns the sides of a match for which the visitor may act: a delegate for the club's, the office for both.
    pub(crate) fn sides(&self, visit: &Visit, m: &ClubMatch) -> Vec<TeamSide> {
        if !visit.may(Action::ActForClub, &self.id) {
            return Vec::new();
        }
        TeamSide::BOTH.into_iter().filter(|side| self.covers_side(m, *side)).collect()
    }

    /// Returns whether a club belongs to the part of the season in which the visitor works.
    pub(crate) fn covers(&self, club: ClubId) -> bool {
        self.reach.covers(self.season(), club)
    }

    /// Returns whether a person plays for a club of the visitor's part of the season.
    pub(crate) fn covers_player(&self, person: MemberNo) -> bool {
        self.season().players.get(&person).is_some_and(|player| self.covers(player.club))
    }

    fn covers_side(&self, m: &ClubMatch, side: TeamSide) -> bool {
        self.reach == SeasonReach::Whole || self.club_of(m, side).is_some_and(|club| self.covers(club))
    }

    /// Returns whether a match is of the visitor's part of the season: by one of its clubs, or by its competition.
    pub(crate) fn covers_match(&self, m: &ClubMatch) -> bool {
        TeamSide::BOTH.into_iter().any(|side| self.covers_side(m, side)) || self.covers_event(m.event)
    }

    /// Returns whether a competition belongs to the visitor: all, or those of the delegation's province.
    pub(crate) fn covers_event(&self, event: CompetitionId) -> bool {
        match self.reach {
            SeasonReach::Whole => true,
            SeasonReach::Province(own) => {
                self.season().events.get(&event).is_some_and(|event| event.settings.province == Some(own))
            }
            SeasonReach::Club(_) | SeasonReach::Nothing => false,
        }
    }

    /// Returns the club of a visiting delegate.
    pub(crate) const fn club(&self) -> Option<ClubId> {
        match self.reach {
            SeasonReach::Club(club) => Some(club),
            _ => None,
        }
    }

    /// Returns the province of a visiting delegation.
    pub(crate) const fn province(&self) -> Option<Province> {
        match self.reach {
            SeasonReach::Province(province) => Some(province),
            _ => None,
        }
    }

    /// Returns whether the visitor works only in a part of the season.
    pub(crate) fn is_limited(&self) -> bool {
        self.reach != SeasonReach::Whole
    }

    /// Returns whether the visitor may act for a club: a delegate only for the account's own.
    pub(crate) fn may_for(&self, visit: &Visit, club: ClubId) -> bool {
        visit.may(Action::ActForClub, &self.id) && self.covers(club)
    }

    /// Returns whether the visitor is the office of a club: the federation's, or the delegation of its province.
    pub(crate) fn runs(&self, visit: &Visit, club: ClubId) -> bool {
        visit.may(Action::RunProvince, &self.id) && self.covers(club)
    }

    /// Returns whether the visitor is the office of a competition.
    pub(crate) fn runs_event(&self, visit: &Visit, event: CompetitionId) -> bool {
        visit.may(Action::RunProvince, &self.id) && self.covers_event(event)
    }

    /// Returns whether the visitor does an act for a club without anybody's consent. An entry is accepted by the office of
    /// the competition.
    pub(crate) fn settles(&self, visit: &Visit, club: ClubId, act: &SeasonAct) -> bool {
        let of_event = match act {
            SeasonAct::Event(CompetitionAct::EnterTeam { event, .. } | CompetitionAct::EnterPlayer { event, .. }) => {
                self.runs_event(visit, *event)
            }
            _ => true,
        };
        of_event && self.runs(visit, club)
    }
}
