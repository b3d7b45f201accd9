//! The state of a season, built only from the answers in the log.

use crate::appeal::DecidingBody;
use crate::cases::{CaseFile, Committee, Sanction, SanctionTable};
use crate::clash::RoundChange;
use crate::commission::Commission;
use crate::competition::{Competition, CompetitionKind};
use crate::council::Council;
use crate::deadlines::WorkingDays;
use crate::fees::FeeBook;
use crate::finding::HandbookFinding;
use crate::homologation::OpenRequest;
use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamId};
use crate::licence::{LicenceApplication, LicenceReason};
use crate::lineup::{ClubRoster, Counts, LineUpSheet, TeamNaming};
use crate::list_number::ListNumber;
use crate::matches::ClubMatch;
use crate::papers::HandedIn;
use crate::people::{PlayerCategory, PlayerTitle, RegisteredPlayer};
use crate::prior::PriorState;
use crate::regulations::{LicencePeriod, Regulations};
use crate::result::TeamBoardResult;
use crate::strength::StrengthList;
use crate::teams::{TeamCategory, copa_sizes};
use crate::titles::NormGround;
use crate::venue::{Province, VenueRequest};
use adoube_laws::{Date, Moment};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Settings of a season, which starts on the day that the regulations set: 1 July in the handbook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Season {
    /// The year of that day (D-13).
    pub year: u16,
    /// Working days and public holidays.
    pub working_days: WorkingDays,
    /// 5.321 (D-07): final rounds of the preliminary phase; lists close before the first of them.
    pub protected_rounds: u16,
}

/// Regulations that a season follows from a day on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdoptedRegulations {
    pub from: Date,
    /// The file as it was sent.
    pub text: String,
    pub regulations: Box<Regulations>,
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

impl Licence {
    /// Returns its last day where licences are granted by calendar year.
    pub fn last_of_year(&self) -> Option<Date> {
        last_of_year(self.since)
    }
}

fn last_of_year(day: Date) -> Option<Date> {
    Some(Date::new(day.year().checked_add(1)?, 1, 1)?.plus(-1))
}

/// A licence that ended within the season, once its player applies for the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndedLicence {
    pub person: MemberNo,
    pub licence: Licence,
    /// The category in which it was granted, and why: it stays charged as it was.
    pub category: PlayerCategory,
    pub case: LicenceReason,
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
    /// 7.26: the team of which this team is the second half, in the Copa Catalana.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_half_of: Option<TeamId>,
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
    #[serde(default)]
    pub invoices: u32,
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
    /// The regulations adopted, the latest last; a season without any follows the handbook.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regulations: Vec<AdoptedRegulations>,
    pub clubs: BTreeMap<ClubId, Club>,
    pub players: BTreeMap<MemberNo, RegisteredPlayer>,
    pub titles: Vec<(MemberNo, PlayerTitle, TitleGround)>,
    /// Norms of Mestre Català, with the day and the ground (Master, norms 1-3).
    pub norms: Vec<(MemberNo, Date, NormGround)>,
    /// Applications for licences.
    pub applications: BTreeMap<MemberNo, LicenceApplication>,
    /// Licences in force.
    pub licences: BTreeMap<MemberNo, Licence>,
    /// Licences that ended within the season, in the order in which they were replaced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ended_licences: Vec<EndedLicence>,
    /// Licences of the season before, to be renewed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub to_renew: BTreeMap<MemberNo, Licence>,
    /// Players sanctioned in the season before (D-78).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub sanctioned_before: BTreeSet<MemberNo>,
    /// Stamped lists.
    pub lists: BTreeMap<ClubId, StrengthList>,
    pub teams: BTreeMap<TeamId, ClubTeam>,
    pub events: BTreeMap<CompetitionId, Competition>,
    pub matches: BTreeMap<MatchId, ClubMatch>,
    pub papers: Vec<HandedIn>,
    /// Matters submitted to bodies.
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
    /// Invoices, payments and charges of the office.
    #[serde(default, skip_serializing_if = "FeeBook::is_empty")]
    pub fees: FeeBook,
    /// Warnings given.
    pub warnings: Vec<SeasonWarning>,
    /// Numbers used by undone acts.
    #[serde(default, skip_serializing_if = "SpentNumbers::is_none")]
    pub spent: SpentNumbers,
}

impl SeasonState {
    /// Returns the regulations in force.
    pub fn regulations(&self) -> &Regulations {
        self.regulations.last().map_or(Regulations::handbook(), |adopted| &adopted.regulations)
    }

    /// Returns the regulations in force on a day: the latest adopted by then, else the handbook.
    pub fn regulations_on(&self, day: Date) -> &Regulations {
        let adopted = self.regulations.iter().rfind(|adopted| adopted.from <= day);
        adopted.map_or(Regulations::handbook(), |adopted| &adopted.regulations)
    }

    /// Returns the first and the last day of the season.
    pub fn days(&self) -> Option<(Date, Date)> {
        let year = self.season.as_ref()?.year;
        let first = *self.regulations().season.first_day;
        Some((first.of(year)?, first.of(year.checked_add(1)?)?.plus(-1)))
    }

    /// Returns whether a province's clubs deal with the federation through a delegation (Delegations 1).
    pub fn has_delegation(&self, province: Province) -> bool {
        self.regulations().provinces.iter().any(|of| of.code == province.code() && of.delegation)
    }

    /// Returns whether a player holds a licence that is in force on a day (Identification 6.3).
    pub fn is_licensed(&self, person: MemberNo, on: Date) -> bool {
        self.licence_on(person, on).is_some()
    }

    /// Returns a player's licence that is in force on a day. One by calendar year ends on 31 December, so that one season
    /// has two of them, and the first months of a season still have that of the season before.
    pub fn licence_on(&self, person: MemberNo, on: Date) -> Option<&Licence> {
        let granted = self.licences.get(&person);
        if *self.regulations_on(on).licences.period == LicencePeriod::Season {
            return granted;
        }
        let ended = self.ended_licences.iter().rev().filter(|ended| ended.person == person).map(|ended| &ended.licence);
        let all = granted.into_iter().chain(ended).chain(self.to_renew.get(&person));
        all.into_iter().find(|licence| licence.since.year() == on.year())
    }

    /// Returns the last day of a licence that is in force on a day: of the year, or of the season.
    pub fn licensed_until(&self, on: Date) -> Option<Date> {
        match *self.regulations_on(on).licences.period {
            LicencePeriod::Season => self.days().map(|(_, last)| last),
            LicencePeriod::CalendarYear => last_of_year(on),
        }
    }

    /// Returns the club's teams in the order of their letters, without the second halves of the Copa (7.26).
    pub fn club_teams(&self, club: ClubId) -> Vec<(TeamId, &ClubTeam)> {
        let own = |team: &ClubTeam| team.club == club && team.second_half_of.is_none();
        let mut teams: Vec<(TeamId, &ClubTeam)> =
            self.teams.iter().filter(|(_, team)| own(team)).map(|(id, team)| (*id, team)).collect();
        teams.sort_by_key(|(_, team)| team.place);
        teams
    }

    /// Returns the number of regulars of each team of a club, in the order of the letters: the boards of the event it
    /// plays in, or of its category (7.11-7.14, 7.21, 7.24). `within` is the event asked about, if any; a team that
    /// does not play there has the regulars of its own event.
    pub fn titulars(&self, club: ClubId, within: Option<CompetitionId>) -> Vec<u8> {
        self.club_teams(club).into_iter().map(|(id, team)| self.boards_of(id, team.category, within)).collect()
    }

    fn boards_of(&self, team: TeamId, category: TeamCategory, within: Option<CompetitionId>) -> u8 {
        let entered = self.events.iter().filter(|(_, event)| event.teams.contains_key(&team));
        let of_boards = entered.filter(|(_, event)| event.settings.kind.is_by_boards());
        // The event itself first, then the preliminary phase of the championship.
        let first = of_boards.min_by_key(|(id, event)| (Some(**id) != within, !event.settings.preliminary));
        first.map_or_else(|| self.regulations().boards_of(category.code()), |(_, event)| event.settings.boards)
    }

    /// Returns a club's stamped list for checking line-ups in an event.
    pub fn roster(&self, club: ClubId, event: CompetitionId) -> ClubRoster {
        let rules = &self.regulations().line_ups;
        let counts = |person: MemberNo| match self.players.get(&person) {
            Some(player) if player.nationality.counts_as_foreigner(rules) => Counts::Foreigner,
            _ => Counts::Home,
        };
        let list = self.lists.get(&club).map_or(&[][..], |list| list.players.as_slice());
        let players = list.iter().map(|listed| (listed.number, counts(listed.person))).collect();
        let sizes = self.titulars(club, Some(event));
        if self.events.get(&event).is_some_and(|event| event.settings.kind == CompetitionKind::Cup) {
            let categories = self.club_teams(club).into_iter().map(|(_, team)| team.category);
            let teams: Vec<(TeamCategory, u8)> = categories.zip(sizes).collect();
            return ClubRoster { players, sizes: copa_sizes(&teams, self.regulations()), naming: TeamNaming::Halves };
        }
        ClubRoster { players, sizes, naming: TeamNaming::Letters }
    }

    /// Returns the sheet a team fills in for a match.
    pub fn sheet(&self, m: &ClubMatch, team: TeamId) -> Option<LineUpSheet> {
        let event = self.events.get(&m.event)?;
        let place = usize::from(self.teams.get(&team)?.place);
        let rules = self.regulations_on(m.start.date);
        let boards = event.settings.boards;
        let sheet = if event.settings.kind == CompetitionKind::Cup {
            // D-18: five regulars, of whom those beyond the boards are in reserve.
            LineUpSheet {
                names: boards.max(*rules.cup.titulars),
                ..LineUpSheet::new(self.copa_place(team)?, boards, m.round)
            }
        } else {
            let names = boards.saturating_add(*rules.line_ups.reserves);
            LineUpSheet { names, ..LineUpSheet::new(place, boards, m.round) }
        };
        Some(sheet.under(rules))
    }

    /// Returns the index of a team's first half, or of a second half itself, among the halves of its club (7.26).
    fn copa_place(&self, team: TeamId) -> Option<usize> {
        let of = self.teams.get(&team)?;
        let whole = of.second_half_of.unwrap_or(team);
        let above = self.club_teams(of.club).into_iter().take_while(|(id, _)| *id != whole);
        let above: usize =
            above.map(|(_, t)| if self.regulations().halves_in_cup(t.category.code()) { 2 } else { 1 }).sum();
        Some(above + usize::from(of.second_half_of.is_some()))
    }

    /// Returns the second half of a team, if it was entered (7.26).
    pub fn second_half(&self, of: TeamId) -> Option<TeamId> {
        self.teams.iter().find(|(_, team)| team.second_half_of == Some(of)).map(|(id, _)| *id)
    }

    /// Returns the list numbers of a club on other records of the same round (7.33, 7.34, 13.3; D-21).
    pub fn used_in_round(&self, id: MatchId, club: ClubId) -> BTreeSet<ListNumber> {
        let Some(this) = self.matches.get(&id) else { return BTreeSet::new() };
        let mut used = BTreeSet::new();
        let own: BTreeSet<TeamId> =
            self.teams.iter().filter(|(_, team)| team.club == club).map(|(id, _)| *id).collect();
        // A long season has thousands of matches, and few of a round are the club's: ask what they are parts of last.
        for (_, other) in self.matches.iter().filter(|(other, m)| m.round == this.round && **other != id) {
            for side in crate::ids::TeamSide::BOTH {
                if own.contains(&other.team(side)) && self.same_championship(other.event, this.event) {
                    used.extend(other.on_record(side));
                }
            }
        }
        used
    }

    /// Returns whether two competitions are parts of one championship, whose rounds of the same number are the same round on
    /// whatever day they are played (7.33, 7.34, 13.3): groups or categories of the preliminary phase. A team plays a
    /// round once, so competitions with a team in common are not parts of one.
    pub(crate) fn same_championship(&self, one: CompetitionId, other: CompetitionId) -> bool {
        if one == other {
            return true;
        }
        let part = |id: CompetitionId| {
            self.events.get(&id).filter(|event| event.settings.preliminary && event.settings.kind.is_by_boards())
        };
        part(one).zip(part(other)).is_some_and(|(a, b)| a.teams.keys().all(|team| !b.teams.contains_key(team)))
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
        let absences = of.filter(|m| m.side_of(team).is_some_and(|side| m.team_absent(side))).count();
        absences >= usize::from(*self.regulations().eliminations.absences)
    }

    /// Returns the days of a player's norms of Mestre Català.
    pub fn norms_of(&self, person: MemberNo) -> Vec<Date> {
        self.norms.iter().filter(|(of, ..)| *of == person).map(|(_, on, _)| *on).collect()
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
