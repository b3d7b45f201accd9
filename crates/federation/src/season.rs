//! The state of a season: what the office knows. It is made of events and nothing else.

use crate::acts::Before;
use crate::appeal::{Body, Standing};
use crate::cases::{Case, Committee, Sanction, SanctionTable};
use crate::clash::Change;
use crate::commission::Commission;
use crate::council::Council;
use crate::date::{Date, Moment};
use crate::deadlines::WorkingDays;
use crate::finding::Finding;
use crate::homologation::OpenRequest;
use crate::ids::{CaseId, ClubId, EventId, MatchId, OpenId, PersonId, TeamId};
use crate::licence::Application;
use crate::lineup::{Counts, Naming, Roster, Sheet};
use crate::matches::Match;
use crate::papers::HandedIn;
use crate::people::{Category, Player, Title};
use crate::result::GameResult;
use crate::strength::{ListNumber, StrengthList};
use crate::table::{Shape, TableRules};
use crate::teams::{COPA_BOARDS, COPA_TITULARS, TeamCategory, copa_sizes};
use crate::unfinished::SessionPlan;
use crate::venue::{Hall, Province, VenueRequest};
use adoube_tournament::roundrobin::Cycles;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Days within which the groups of a championship play a round.
const WEEKEND_DAYS: i32 = 3;

/// What holds for the whole season, which starts on 1 July.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Season {
    /// The year of that 1 July (D-13).
    pub year: i32,
    /// Holidays.
    pub working_days: WorkingDays,
    /// 5.321 (D-07): rounds at the end of the preliminary phase before which lists close.
    pub protected_rounds: u16,
}

/// A club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Club {
    /// Its town, by a number of the office's; its players are of that town (12.2).
    pub town: u32,
    /// Its province.
    pub province: Province,
    /// 5.11, 5.12: its delegates, who answer for its documents and act as arbiters.
    pub delegates: Vec<PersonId>,
    /// 5.10: when it last announced a new address.
    pub new_address: Option<Date>,
}

/// A licence in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Licence {
    /// For which club.
    pub club: ClubId,
    /// Since when.
    pub since: Date,
}

/// Ground of the title of Mestre Català (Master, titles 1-5).
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

/// A team of a club, in the order of the letters (7.25).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Team {
    /// Of which club.
    pub club: ClubId,
    /// 5.421 (D-13): the category held on 1 July.
    pub category: TeamCategory,
    /// Its place among the club's teams, from 0: A, B, C ….
    pub place: u16,
}

/// What kind of competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// Teams in groups, everybody against everybody by the tables (section 29).
    League(Cycles),
    /// Teams in groups by FIDE's team Swiss (C.04.6).
    TeamSwiss,
    /// Teams, knockout (Pairing systems 3.1); the Copa Catalana's teams are the halves of 7.26.
    Cup,
    /// Individuals; rounds are kept by `adoube-tournament`.
    Individual,
}

/// Whether the games of an event count for rating (Rating 1, D-137).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// 1 (a): official.
    #[default]
    Official,
    /// 1 (c): closed, valid for FIDE's rating, played in Catalonia.
    ClosedFide,
    /// 1 (b): only if the organiser asked in time and the federation agreed.
    IfAccepted,
}

/// How an event is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventSettings {
    /// Kind.
    pub kind: EventKind,
    /// Boards of a match; 7.14 lets delegations choose.
    pub boards: u8,
    /// Dates of the rounds; an advertised Swiss has six to ten (Pairing systems 1.2).
    pub rounds: Vec<Moment>,
    /// How tables are made.
    pub table: TableRules,
    /// Teams that go up from each group.
    pub promoted: u16,
    /// Teams that go down from each group.
    pub relegated: u16,
    /// 2.2 (D-51): whether verdicts can be appealed to the federation.
    pub standing: Standing,
    /// 5.511: clocks.
    pub session: SessionPlan,
    /// 5.72, Delegations: only of one province.
    pub province: Option<Province>,
    /// 5.321: the preliminary phase of the Team Championship, which closes the lists.
    pub preliminary: bool,
    /// Last day for entries.
    pub entries_until: Date,
    /// Rating 1: whether its games count.
    pub counting: Counting,
    /// Rating, closing: the version of the rating rules it is computed under.
    pub rating_rules: String,
}

/// How a paper came in (5.41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Delivery {
    /// By hand; the copy was stamped with the day.
    ByHand,
    /// By registered post.
    RegisteredPost,
    /// Delegations 1: through the delegation, in duplicate.
    ThroughDelegation,
}

/// An individual's entry (5.422 a-d, h).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// Category when entering.
    pub category: Category,
    /// 5.422 h: age in junior and infantil events.
    pub age: Option<u8>,
    /// Special circumstances, with documents.
    pub circumstances: bool,
    /// How it came.
    pub delivery: Delivery,
    /// When it came (5.41).
    pub entered: Date,
    /// 5.92 `C`, 14.22: wishes to go on whatever the score.
    pub goes_on: bool,
    /// Rounds lost by absence.
    pub absences: Vec<u16>,
    /// Withdrawn or eliminated after this many rounds.
    pub left_after: Option<u16>,
    /// 15.81: plays the other of two competitions instead.
    pub chose_other: bool,
}

/// A group of an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// Teams by their number in the table.
    pub teams: Vec<TeamId>,
}

/// A team that has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gone {
    /// After this many rounds.
    pub after: u16,
    /// 14.31: before half, so its matches are annulled; otherwise its score stands (14.3).
    pub annulled: bool,
}

/// A competition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Competition {
    /// How it is set up.
    pub settings: EventSettings,
    /// Teams entered, with the day and the way.
    pub teams: BTreeMap<TeamId, (Date, Delivery)>,
    /// Individuals entered.
    pub entrants: BTreeMap<PersonId, Entrant>,
    /// Groups.
    pub groups: Vec<Group>,
    /// Rounds paired.
    pub paired: u16,
    /// Rounds closed.
    pub closed: u16,
    /// Teams that have left.
    pub gone: BTreeMap<TeamId, Gone>,
    /// Teams that passed a round of the cup without playing (Calendar 15.7) or rested, by round.
    pub passed: BTreeSet<(u16, TeamId)>,
    /// Results counted for rating although the event is not official (Rating 1 b); `None` while nobody has decided.
    pub rated: Option<bool>,
    /// Teams of a cup that may play on among their category (Pairing systems 3.11).
    pub consolation: Vec<TeamId>,
    /// D-74: public draws among teams that every criterion left level, each in the order that the lots gave.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<Vec<TeamId>>,
    /// 15.10 (b): rounds that are played in a hall of their own.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub halls: BTreeMap<u16, Hall>,
}

impl Competition {
    /// What its tables must know beside the matches.
    pub fn shape<'e>(&'e self, rests: &'e [(u16, TeamId)]) -> Shape<'e> {
        let swiss = self.settings.kind == EventKind::TeamSwiss;
        Shape { swiss, boards: self.settings.boards, rests, lots: &self.lots }
    }

    /// The number of rounds.
    pub fn rounds(&self) -> u16 {
        self.settings.rounds.len().min(999) as u16
    }

    /// 14.3 (D-42): whether half the event has been reached.
    pub fn half_reached(&self, completed: u16) -> bool {
        2 * u32::from(completed) >= u32::from(self.rounds())
    }

    /// The group a team plays in.
    pub fn group_of(&self, team: TeamId) -> Option<usize> {
        self.groups.iter().position(|group| group.teams.contains(&team))
    }
}

/// An open whose homologation was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The request.
    pub request: OpenRequest,
    /// Open tournaments 6: approved, refused, or `None` while nobody has decided.
    pub homologated: Option<bool>,
    /// Open tournaments, closing: annulled.
    pub annulled: bool,
}

/// A venue that was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Venue {
    /// For which event.
    pub event: EventId,
    /// The request.
    pub request: VenueRequest,
    /// Authorised, refused, or `None` while nobody has decided.
    pub authorised: Option<bool>,
    /// The asking was undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

/// Numbers that were given to what was undone since: they are not given again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spent {
    /// Of clubs.
    pub clubs: u32,
    /// Of teams.
    pub teams: u32,
    /// Of competitions.
    pub events: u32,
    /// Of matches.
    pub matches: u32,
    /// Of opens.
    pub opens: u32,
}

impl Spent {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// A warning that was given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Warning {
    /// When.
    pub at: Moment,
    /// To which club, if to one.
    pub club: Option<ClubId>,
    /// What.
    pub finding: Finding,
}

/// The state.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// The season, once opened.
    pub season: Option<Season>,
    /// Clubs.
    pub clubs: BTreeMap<ClubId, Club>,
    /// Players.
    pub players: BTreeMap<PersonId, Player>,
    /// Titles with their ground.
    pub titles: Vec<(PersonId, Title, TitleGround)>,
    /// Norms of Mestre Català by a place in a classification, with the day (Master, norm 2).
    pub norms: Vec<(PersonId, Date)>,
    /// Applications for licences.
    pub applications: BTreeMap<PersonId, Application>,
    /// Licences in force.
    pub licences: BTreeMap<PersonId, Licence>,
    /// Stamped lists.
    pub lists: BTreeMap<ClubId, StrengthList>,
    /// Teams.
    pub teams: BTreeMap<TeamId, Team>,
    /// Competitions.
    pub events: BTreeMap<EventId, Competition>,
    /// Matches.
    pub matches: BTreeMap<MatchId, Match>,
    /// Papers handed in.
    pub papers: Vec<HandedIn>,
    /// Matters put to bodies.
    pub cases: Vec<Case>,
    /// The Competition Committee.
    pub committee: Committee,
    /// The Sports Commission.
    pub commission: Commission,
    /// The Board and the Executive Council.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub councils: BTreeMap<Body, Council>,
    /// Opens.
    pub opens: BTreeMap<OpenId, Open>,
    /// Venues asked for.
    pub venues: Vec<Venue>,
    /// 15.8: dates set for games of individuals.
    pub game_dates: Vec<(EventId, PersonId, u16, Date)>,
    /// 9: both results of each game played *sub condicione*, by its case: if upheld, and if not.
    pub alternatives: Vec<(CaseId, GameResult, GameResult)>,
    /// What stood before the first ruling on a case, where taking it back needs it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub before: BTreeMap<CaseId, Before>,
    /// Changes of date or venue that were permitted.
    pub changes: Vec<(EventId, Change)>,
    /// The sanctions in force (Competition Committee 3.1).
    pub sanction_table: SanctionTable,
    /// Sanctions imposed.
    pub sanctions: Vec<Sanction>,
    /// Warnings given.
    pub warnings: Vec<Warning>,
    /// Numbers of what was undone.
    #[serde(default, skip_serializing_if = "Spent::is_none")]
    pub spent: Spent,
}

impl State {
    /// The club's teams in the order of their letters.
    pub fn club_teams(&self, club: ClubId) -> Vec<(TeamId, &Team)> {
        let mut teams: Vec<(TeamId, &Team)> =
            self.teams.iter().filter(|(_, t)| t.club == club).map(|(id, t)| (*id, t)).collect();
        teams.sort_by_key(|(_, team)| team.place);
        teams
    }

    /// The competition of a match.
    pub fn event_of(&self, id: MatchId) -> Option<&Competition> {
        self.events.get(&self.matches.get(&id)?.event)
    }

    /// A club's stamped list as line-ups need it, for an event.
    pub fn roster(&self, club: ClubId, kind: EventKind) -> Roster {
        let categories: Vec<TeamCategory> = self.club_teams(club).iter().map(|(_, team)| team.category).collect();
        let counts = |person: PersonId| match self.players.get(&person) {
            Some(player) if player.nationality.counts_as_foreigner() => Counts::Foreigner,
            _ => Counts::Home,
        };
        let list = self.lists.get(&club).map_or(&[][..], |list| list.players.as_slice());
        let players = list.iter().map(|listed| (listed.number, counts(listed.person))).collect();
        if kind == EventKind::Cup {
            return Roster { players, sizes: copa_sizes(&categories), naming: Naming::Halves };
        }
        let sizes = categories.iter().map(|category| category.boards()).collect();
        Roster { players, sizes, naming: Naming::Letters }
    }

    /// The sheet a team fills in for a match.
    pub fn sheet(&self, m: &Match, team: TeamId) -> Option<Sheet> {
        let event = self.events.get(&m.event)?;
        let place = usize::from(self.teams.get(&team)?.place);
        Some(match event.settings.kind {
            // A team enters the Copa as its first half (D-18).
            EventKind::Cup => {
                let before = self.copa_place(team)?;
                Sheet { team: before, boards: COPA_BOARDS, names: COPA_TITULARS, round: m.round }
            }
            _ => Sheet::new(place, event.settings.boards, m.round),
        })
    }

    /// The place of a team's first half among the halves of its club (7.26).
    fn copa_place(&self, team: TeamId) -> Option<usize> {
        let of = self.teams.get(&team)?;
        let above = self.club_teams(of.club).into_iter().take_while(|(id, _)| *id != team);
        Some(above.map(|(_, t)| if t.category.splits_for_the_copa() { 2 } else { 1 }).sum())
    }

    /// 7.33, 7.34, 13.3 (D-21): list numbers of a club that stand on another record of the same round.
    pub fn used_in_round(&self, id: MatchId, club: ClubId) -> BTreeSet<ListNumber> {
        let Some(this) = self.matches.get(&id) else { return BTreeSet::new() };
        let mut used = BTreeSet::new();
        let phase: Vec<EventId> =
            self.events.keys().copied().filter(|event| self.same_round(*event, this.event, this.round)).collect();
        let own: Vec<TeamId> = self.teams.iter().filter(|(_, team)| team.club == club).map(|(id, _)| *id).collect();
        let same_round = |m: &Match| m.round == this.round && phase.contains(&m.event);
        for (_, other) in self.matches.iter().filter(|(other, m)| same_round(m) && **other != id) {
            for side in crate::ids::Side::BOTH {
                if own.contains(&other.team(side)) {
                    used.extend(other.on_record(side));
                }
            }
        }
        used
    }

    /// Whether a round of two events is the same round of one championship: of one event, or of two parts of the team
    /// championship, which play it on the same weekend.
    fn same_round(&self, one: EventId, other: EventId, round: u16) -> bool {
        if one == other {
            return true;
        }
        let part = |id: EventId| {
            let settings = &self.events.get(&id)?.settings;
            let team = matches!(settings.kind, EventKind::League(_) | EventKind::TeamSwiss);
            // A round that was moved since is the round it was planned as.
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

    /// 5.10: the clubs due to travel to a club in an event, which it must inform of a late change of address.
    pub fn clubs_due_to_travel(&self, event: EventId, club: ClubId) -> Vec<ClubId> {
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

    /// 14.1: whether a team has left because it lost two matches by absence (D-35).
    pub fn is_eliminated(&self, event: EventId, team: TeamId) -> bool {
        let Some(gone) = self.events.get(&event).and_then(|competition| competition.gone.get(&team)) else {
            return false;
        };
        let of = self.matches.values().filter(|m| m.event == event && m.round <= gone.after);
        of.filter(|m| m.side_of(team).is_some_and(|side| m.team_absent(side))).count() >= 2
    }

    /// A case by its number.
    pub fn case(&self, id: CaseId) -> Option<&Case> {
        (id.0 as usize).checked_sub(1).and_then(|at| self.cases.get(at))
    }

    /// The members of a body, where they are kept.
    pub fn members(&self, body: Body) -> Vec<PersonId> {
        match body {
            Body::CompetitionCommittee => self.committee.members.clone(),
            Body::SportsCommission => self.commission.members.iter().map(|member| member.person).collect(),
            _ => {
                let council = self.councils.get(&body);
                council.into_iter().flat_map(|council| &council.members).map(|member| member.person).collect()
            }
        }
    }

    /// Whether a person is suspended on a day.
    pub fn is_suspended(&self, person: PersonId, on: Date) -> bool {
        self.sanctions.iter().any(|s| s.suspends(person, on))
    }

    /// The next number of a map's keys, behind those that were spent.
    pub(crate) fn next<K: Copy + Into<u32> + Ord, V>(map: &BTreeMap<K, V>, spent: u32) -> u32 {
        map.keys().next_back().map_or(0, |last| (*last).into()).max(spent).saturating_add(1)
    }
}
