//! The state of a season, built only from the answers in the log.

use crate::appeal::DecidingBody;
use crate::cases::{CaseFile, Committee, Sanction, SanctionTable};
use crate::clash::RoundChange;
use crate::commission::Commission;
use crate::competition::{Competition, CompetitionKind};
use crate::council::Council;
use crate::deadlines::WorkingDays;
use crate::finding::HandbookFinding;
use crate::homologation::OpenRequest;
use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamId};
use crate::licence::LicenceApplication;
use crate::lineup::{ClubRoster, Counts, LineUpSheet, TeamNaming};
use crate::list_number::ListNumber;
use crate::matches::ClubMatch;
use crate::papers::HandedIn;
use crate::people::{PlayerTitle, RegisteredPlayer};
use crate::prior::PriorState;
use crate::result::TeamBoardResult;
use crate::strength::StrengthList;
use crate::teams::{COPA_BOARDS, COPA_TITULARS, TeamCategory, copa_sizes};
use crate::venue::{Province, VenueRequest};
use adoube_laws::{Date, Moment};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Days within which the groups of a championship play a round.
const WEEKEND_DAYS: i32 = 3;

/// Settings of a season, which starts on 1 July.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Season {
    /// The year of that 1 July (D-13).
    pub year: u16,
    /// Working days and public holidays.
    pub working_days: WorkingDays,
    /// 5.321 (D-07): final rounds of the preliminary phase; lists close before the first of them.
    pub protected_rounds: u16,
}

/// A club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Club {
    /// Its town, as a number assigned by the office; its players belong to that town (12.2).
    pub town: u32,
    pub province: Province,
    /// 5.11, 5.12: its delegates, who answer for its documents and act as arbiters.
    pub delegates: Vec<MemberNo>,
    /// 5.10: the day it last announced a new address.
    pub new_address: Option<Date>,
}

/// A licence in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Licence {
    pub club: ClubId,
    pub since: Date,
}

/// The ground for the title of Mestre Català (Master, titles 1-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TitleGround {
    /// 1: champion or runner-up of the absolute championship.
    AbsoluteChampionship,
    /// 2: FIDE Master, or an International Master's norm.
    FideTitle,
    /// 3: Spanish junior champion.
    SpanishJunior,
    /// 4: among the first five of the Spanish individual championship's final.
    SpanishFinal,
    /// 5: three norms.
    ThreeNorms,
}

/// A team of a club, ordered by letter (7.25).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClubTeam {
    pub club: ClubId,
    /// 5.421 (D-13): the category held on 1 July.
    pub category: TeamCategory,
    /// Its index among the club's teams, from 0: A, B, C ….
    pub place: u16,
}

/// An open tournament with a request for homologation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenTournament {
    pub request: OpenRequest,
    /// Open tournaments 6: approved, refused, or `None` until decided.
    pub homologated: Option<bool>,
    /// Open tournaments, closing: whether it was annulled.
    pub annulled: bool,
}

/// A requested venue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Venue {
    pub event: CompetitionId,
    pub request: VenueRequest,
    /// Authorised, refused, or `None` until decided.
    pub authorised: Option<bool>,
    /// Whether the request was undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

/// Highest numbers assigned by acts that were undone; they are not reused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SpentNumbers {
    pub clubs: u32,
    pub teams: u32,
    pub events: u32,
    pub matches: u32,
    pub opens: u32,
}

impl SpentNumbers {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// A warning issued.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeasonWarning {
    pub at: Moment,
    /// The club warned, if any.
    pub club: Option<ClubId>,
    pub finding: HandbookFinding,
}

/// The state of a season.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeasonState {
    /// The season, once opened.
    pub season: Option<Season>,
    pub clubs: BTreeMap<ClubId, Club>,
    pub players: BTreeMap<MemberNo, RegisteredPlayer>,
    pub titles: Vec<(MemberNo, PlayerTitle, TitleGround)>,
    /// Norms of Mestre Català by a place in a classification, with the day (Master, norm 2).
    pub norms: Vec<(MemberNo, Date)>,
    /// Applications for licences.
    pub applications: BTreeMap<MemberNo, LicenceApplication>,
    /// Licences in force.
    pub licences: BTreeMap<MemberNo, Licence>,
    /// Stamped lists.
    pub lists: BTreeMap<ClubId, StrengthList>,
    pub teams: BTreeMap<TeamId, ClubTeam>,
    pub events: BTreeMap<CompetitionId, Competition>,
    pub matches: BTreeMap<MatchId, ClubMatch>,
    pub papers: Vec<HandedIn>,
    /// Matters put to bodies.
    pub cases: Vec<CaseFile>,
    /// The Competition Committee.
    pub committee: Committee,
    /// The Sports Commission.
    pub commission: Commission,
    /// The Board and the Executive Council.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub councils: BTreeMap<DecidingBody, Council>,
    pub opens: BTreeMap<OpenId, OpenTournament>,
    /// Requested venues.
    pub venues: Vec<Venue>,
    /// 15.8: dates set for games of individual players.
    pub game_dates: Vec<(CompetitionId, MemberNo, u16, Date)>,
    /// 9: both results of each game played *sub condicione*, by case: if upheld, and if rejected.
    pub alternatives: Vec<(CaseId, TeamBoardResult, TeamBoardResult)>,
    /// The state before the first ruling on a case, where reversing the ruling needs it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub before: BTreeMap<CaseId, PriorState>,
    /// Permitted changes of date or venue.
    pub changes: Vec<(CompetitionId, RoundChange)>,
    /// The sanctions in force (Competition Committee 3.1).
    pub sanction_table: SanctionTable,
    /// Sanctions imposed.
    pub sanctions: Vec<Sanction>,
    /// Warnings given.
    pub warnings: Vec<SeasonWarning>,
    /// Numbers used by undone acts.
    #[serde(default, skip_serializing_if = "SpentNumbers::is_none")]
    pub spent: SpentNumbers,
}

impl SeasonState {
    /// Returns the club's teams in the order of their letters.
    pub fn club_teams(&self, club: ClubId) -> Vec<(TeamId, &ClubTeam)> {
        let mut teams: Vec<(TeamId, &ClubTeam)> =
            self.teams.iter().filter(|(_, t)| t.club == club).map(|(id, t)| (*id, t)).collect();
        teams.sort_by_key(|(_, team)| team.place);
        teams
    }

    /// Returns a club's stamped list for checking line-ups in an event.
    pub fn roster(&self, club: ClubId, kind: CompetitionKind) -> ClubRoster {
        let categories: Vec<TeamCategory> = self.club_teams(club).iter().map(|(_, team)| team.category).collect();
        let counts = |person: MemberNo| match self.players.get(&person) {
            Some(player) if player.nationality.counts_as_foreigner() => Counts::Foreigner,
            _ => Counts::Home,
        };
        let list = self.lists.get(&club).map_or(&[][..], |list| list.players.as_slice());
        let players = list.iter().map(|listed| (listed.number, counts(listed.person))).collect();
        if kind == CompetitionKind::Cup {
            return ClubRoster { players, sizes: copa_sizes(&categories), naming: TeamNaming::Halves };
        }
        let sizes = categories.iter().map(|category| category.boards()).collect();
        ClubRoster { players, sizes, naming: TeamNaming::Letters }
    }

    /// Returns the sheet a team fills in for a match.
    pub fn sheet(&self, m: &ClubMatch, team: TeamId) -> Option<LineUpSheet> {
        let event = self.events.get(&m.event)?;
        let place = usize::from(self.teams.get(&team)?.place);
        Some(match event.settings.kind {
            // A team enters the Copa as its first half (D-18).
            CompetitionKind::Cup => {
                let before = self.copa_place(team)?;
                LineUpSheet { team: before, boards: COPA_BOARDS, names: COPA_TITULARS, round: m.round }
            }
            _ => LineUpSheet::new(place, event.settings.boards, m.round),
        })
    }

    /// Returns the index of a team's first half among the halves of its club (7.26).
    fn copa_place(&self, team: TeamId) -> Option<usize> {
        let of = self.teams.get(&team)?;
        let above = self.club_teams(of.club).into_iter().take_while(|(id, _)| *id != team);
        Some(above.map(|(_, t)| if t.category.splits_for_the_copa() { 2 } else { 1 }).sum())
    }

    /// Returns the list numbers of a club on other records of the same round (7.33, 7.34, 13.3; D-21).
    pub fn used_in_round(&self, id: MatchId, club: ClubId) -> BTreeSet<ListNumber> {
        let Some(this) = self.matches.get(&id) else { return BTreeSet::new() };
        let mut used = BTreeSet::new();
        let phase: Vec<CompetitionId> =
            self.events.keys().copied().filter(|event| self.same_round(*event, this.event, this.round)).collect();
        let own: Vec<TeamId> = self.teams.iter().filter(|(_, team)| team.club == club).map(|(id, _)| *id).collect();
        let same_round = |m: &ClubMatch| m.round == this.round && phase.contains(&m.event);
        for (_, other) in self.matches.iter().filter(|(other, m)| same_round(m) && **other != id) {
            for side in crate::ids::TeamSide::BOTH {
                if own.contains(&other.team(side)) {
                    used.extend(other.on_record(side));
                }
            }
        }
        used
    }

    /// Returns whether a round of two competitions is the same round of one championship: they are the same, or two
    /// parts of the team championship that play it on the same weekend.
    fn same_round(&self, one: CompetitionId, other: CompetitionId, round: u16) -> bool {
        if one == other {
            return true;
        }
        let part = |id: CompetitionId| {
            let settings = &self.events.get(&id)?.settings;
            let team = matches!(settings.kind, CompetitionKind::League(_) | CompetitionKind::TeamSwiss);
            // A round moved since then still counts by its planned date.
            let changed = self.changes.iter().find(|(of, change)| *of == id && change.round == round);
            let now = usize::from(round).checked_sub(1).and_then(|at| settings.rounds.get(at));
            let planned = changed.map(|(_, change)| change.planned).or(now.map(|at| at.date));
            planned.filter(|_| team).map(|on| (settings.preliminary, on))
        };
        match (part(one), part(other)) {
            (Some((phase, on)), Some((same, also))) => phase == same && on.since(also).abs() <= WEEKEND_DAYS,
            _ => false,
        }
    }

    /// Returns the clubs due to travel to a club in an event, which must be informed of a late change of address
    /// (5.10).
    pub fn clubs_due_to_travel(&self, event: CompetitionId, club: ClubId) -> Vec<ClubId> {
        let Some(competition) = self.events.get(&event) else { return Vec::new() };
        let mut clubs = BTreeSet::new();
        for group in &competition.groups {
            let here = group.teams.iter().any(|t| self.teams.get(t).is_some_and(|team| team.club == club));
            if here {
                clubs.extend(group.teams.iter().filter_map(|t| self.teams.get(t)).map(|team| team.club));
            }
        }
        clubs.remove(&club);
        clubs.into_iter().collect()
    }

    /// Returns whether a team was eliminated for losing two matches by absence (14.1, D-35).
    pub fn is_eliminated(&self, event: CompetitionId, team: TeamId) -> bool {
        let Some(gone) = self.events.get(&event).and_then(|competition| competition.gone.get(&team)) else {
            return false;
        };
        let of = self.matches.values().filter(|m| m.event == event && m.round <= gone.after);
        of.filter(|m| m.side_of(team).is_some_and(|side| m.team_absent(side))).count() >= 2
    }

    /// Returns a case by its number.
    pub fn case(&self, id: CaseId) -> Option<&CaseFile> {
        (id.0 as usize).checked_sub(1).and_then(|at| self.cases.get(at))
    }

    /// Returns the members of a body, where they are recorded.
    pub fn members(&self, body: DecidingBody) -> Vec<MemberNo> {
        match body {
            DecidingBody::CompetitionCommittee => self.committee.members.clone(),
            DecidingBody::SportsCommission => self.commission.members.iter().map(|member| member.person).collect(),
            _ => {
                let council = self.councils.get(&body);
                council.into_iter().flat_map(|council| &council.members).map(|member| member.person).collect()
            }
        }
    }

    /// Returns whether a person is suspended on a day.
    pub fn is_suspended(&self, person: MemberNo, on: Date) -> bool {
        self.sanctions.iter().any(|s| s.suspends(person, on))
    }

    /// Returns the next number after a map's keys and the spent ones.
    pub(crate) fn next<K: Copy + Into<u32> + Ord, V>(map: &BTreeMap<K, V>, spent: u32) -> u32 {
        map.keys().next_back().map_or(0, |last| (*last).into()).max(spent).saturating_add(1)
    }
}
