//! An office for tests: performs acts and keeps the log.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, reason = "each test uses a part; a test may fail")]

use adoube_federation::Regulations;
use adoube_federation::acts::{BodyAct, CaseAct, ClubAct, CompetitionAct, LicenceAct, LineUpTiming, ListAct, MatchAct};
use adoube_federation::appeal::{Appealability, DecidingBody};
use adoube_federation::cases::{Committee, Ruling};
use adoube_federation::commission::{Member, Task, Vote};
use adoube_federation::competition::{
    CompetitionKind, CompetitionSettings, Counting, Delivery, EntryLimit, IndividualEvent, RatingEdition,
};
use adoube_federation::deadlines::WorkingDays;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::league_table::TableRules;
use adoube_federation::licence::{self, LicenceApplication, LicenceReason};
use adoube_federation::list_number::ListNumber;
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, RegisteredPlayer};
use adoube_federation::season::{Club, Season};
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::SessionPlan;
use adoube_federation::venue::Province;
use adoube_federation::{FiledAct, SeasonAct, SeasonRefusal, SeasonState, apply, decide};
use adoube_laws::{Date, Moment};
use std::collections::BTreeSet;

pub(crate) fn day(text: &str) -> Date {
    text.parse().unwrap()
}

pub(crate) fn moment(text: &str) -> Moment {
    text.parse().unwrap()
}

pub(crate) struct Office {
    pub(crate) state: SeasonState,
    pub(crate) log: Vec<FiledAct>,
    pub(crate) at: Moment,
}

impl Office {
    /// A season from 1 July 1989 with the holidays of the vectors.
    pub(crate) fn new() -> Self {
        let mut office = Self { state: SeasonState::default(), log: Vec::new(), at: moment("1989-07-01T09:00") };
        let list = ["1989-11-01", "1989-12-06", "1989-12-08", "1989-12-25", "1989-12-26", "1990-01-01"];
        let working_days = WorkingDays { holidays: list.iter().map(|d| day(d)).collect() };
        office.must(SeasonAct::Open(Season { year: 1989, working_days, protected_rounds: 2 }));
        office
    }

    pub(crate) fn must(&mut self, act: SeasonAct) {
        match decide(&self.state, &act, self.at) {
            Ok(events) => {
                let state = std::mem::take(&mut self.state);
                self.state = events.iter().fold(state, apply);
                self.log.push(FiledAct { at: self.at, act, events });
            }
            Err(refusal) => panic!("{act:?}: {refusal}"),
        }
    }

    pub(crate) fn refusal(&self, act: &SeasonAct) -> SeasonRefusal {
        match decide(&self.state, act, self.at) {
            Ok(events) => panic!("{act:?} was not refused: {events:?}"),
            Err(refusal) => refusal,
        }
    }

    /// The codes with which an act is refused.
    pub(crate) fn codes(&self, act: &SeasonAct) -> Vec<&'static str> {
        self.refusal(act).findings().iter().map(adoube_federation::HandbookFinding::code).collect()
    }

    pub(crate) fn club(&mut self, town: u32, delegates: &[u32]) -> ClubId {
        let delegates = delegates.iter().map(|d| MemberNo(*d)).collect();
        self.must(SeasonAct::Club(ClubAct::Register(Club {
            town,
            province: Province::Barcelona,
            delegates,
            new_address: None,
        })));
        *self.state.clubs.keys().last().unwrap()
    }

    /// A player with a complete application, not yet granted.
    pub(crate) fn applicant(&mut self, club: ClubId, person: u32, category: PlayerCategory, elo: Option<u16>) {
        let person = MemberNo(person);
        let ratings = PlayerRatings { catalan: elo, ..PlayerRatings::default() };
        let nationality = Nationality::Home;
        self.must(SeasonAct::Licence(LicenceAct::Know(RegisteredPlayer {
            person,
            club,
            category,
            title: None,
            ratings,
            nationality,
        })));
        let mut application = LicenceApplication {
            person,
            category,
            age: 30,
            case: LicenceReason::New,
            has_national_number: true,
            papers: BTreeSet::new(),
        };
        application.papers = licence::required(&application, &Regulations::handbook().licences);
        self.must(SeasonAct::Licence(LicenceAct::Apply(application)));
    }

    pub(crate) fn player(&mut self, club: ClubId, person: u32, category: PlayerCategory, elo: Option<u16>) {
        self.applicant(club, person, category, elo);
        self.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(person))));
    }

    /// A club with a stamped list: Preferents first, then third category; people are numbered from `first`.
    pub(crate) fn club_with_list(&mut self, town: u32, first: u32, preferents: u32, others: u32) -> ClubId {
        let club = self.club(town, &[first]);
        for n in 0..preferents {
            self.player(club, first + n, PlayerCategory::Preferent, Some(2400 - 10 * n as u16));
        }
        for n in preferents..preferents + others {
            self.player(club, first + n, PlayerCategory::Third, None);
        }
        let people = (first..first + preferents + others).map(MemberNo).collect();
        self.must(SeasonAct::List(ListAct::Stamp(club, people)));
        club
    }

    pub(crate) fn announce(&mut self, settings: CompetitionSettings) -> CompetitionId {
        self.must(SeasonAct::Event(CompetitionAct::Announce(Box::new(settings))));
        *self.state.events.keys().last().unwrap()
    }

    pub(crate) fn enter(&mut self, event: CompetitionId, club: ClubId, category: TeamCategory) -> TeamId {
        let delivery = Delivery::ByHand;
        self.must(SeasonAct::Event(CompetitionAct::EnterTeam {
            event,
            club,
            category,
            team: None,
            delivery,
            received: None,
        }));
        *self.state.teams.keys().last().unwrap()
    }

    pub(crate) fn match_act(&mut self, id: MatchId, act: MatchAct) {
        self.must(SeasonAct::Match(id, act));
    }

    pub(crate) fn line_up(&mut self, id: MatchId, side: TeamSide, players: &[u16]) {
        let players = players.iter().map(|n| ListNumber::plain(*n)).collect();
        self.match_act(id, MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay });
    }

    /// Replaying acts and events gives the same log and the same state, byte by byte.
    pub(crate) fn assert_replays(&self) {
        let mut state = SeasonState::default();
        for (at, filed) in self.log.iter().enumerate() {
            let events = decide(&state, &filed.act, filed.at).unwrap_or_else(|r| panic!("act {at}: {r}"));
            assert!(events == filed.events, "act {at} was answered differently");
            state = events.iter().fold(state, apply);
        }
        let bytes = |state: &SeasonState| serde_json::to_vec(state).unwrap();
        assert!(bytes(&state) == bytes(&self.state), "the state differs");
        let written: Vec<String> = self.log.iter().map(|filed| serde_json::to_string(filed).unwrap()).collect();
        let read: Vec<FiledAct> = written.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(read == self.log, "the log does not read back");
        let again: Vec<String> = read.iter().map(|filed| serde_json::to_string(filed).unwrap()).collect();
        assert!(again == written, "the log does not write back");
        let from_events = SeasonState::replay(read.iter().flat_map(|filed| &filed.events));
        assert!(bytes(&from_events) == bytes(&self.state), "events alone give another state");
    }
}

/// A league of one group, with one round per week from 14 October 1989.
pub(crate) fn league(boards: u8, rounds: i32) -> CompetitionSettings {
    CompetitionSettings {
        kind: CompetitionKind::League(adoube_tournament::roundrobin::Cycles::Single),
        boards,
        rounds: (0..rounds).map(|n| day("1989-10-14").plus(7 * n).at(16, 30)).collect(),
        table: TableRules::default(),
        promoted: 1,
        relegated: 1,
        standing: Appealability::Appealable,
        session: SessionPlan::default(),
        province: None,
        preliminary: true,
        entries_until: day("1989-09-15"),
        counting: Counting::Official,
        rating_rules: RatingEdition::Handbook1985,
        entry_limit: EntryLimit::default(),
        individual: IndividualEvent::default(),
    }
}

pub(crate) fn individual() -> CompetitionSettings {
    CompetitionSettings { kind: CompetitionKind::Individual, preliminary: false, ..league(1, 9) }
}

pub(crate) fn event(act: CompetitionAct) -> SeasonAct {
    SeasonAct::Event(act)
}

pub(crate) fn rule(office: &Office, case: u32, ruling: Ruling, vote: Option<Vote>) -> SeasonAct {
    let received = Some(office.at.date);
    SeasonAct::Case(CaseAct::Rule {
        case: CaseId(case),
        ruling,
        vote,
        received,
        sat: Some(bench(&office.state, CaseId(case))),
    })
}

/// The members who may decide; for a body whose members are unknown, one of its own.
pub(crate) fn bench(state: &SeasonState, case: CaseId) -> BTreeSet<MemberNo> {
    let body = usize::try_from(case.0).ok().and_then(|id| state.cases.get(id.checked_sub(1)?)).map(|case| case.body);
    match body {
        Some(DecidingBody::CompetitionCommittee) => state.committee.members.iter().copied().collect(),
        Some(DecidingBody::SportsCommission) => state.commission.members.iter().map(|member| member.person).collect(),
        Some(body) => BTreeSet::from([MemberNo(9500 + body as u32)]),
        None => BTreeSet::new(),
    }
}

pub(crate) fn enter(event_id: CompetitionId, person: u32, age: Option<u8>) -> SeasonAct {
    event(CompetitionAct::EnterPlayer {
        event: event_id,
        person: MemberNo(person),
        age,
        circumstances: false,
        delivery: Delivery::RegisteredPost,
        last_year: None,
        received: None,
    })
}

/// A commission of six, the first in charge, and a committee of three.
pub(crate) fn bodies(office: &mut Office) {
    let task = |n| if n == 1 { Task::President } else { Task::Member };
    let members = (1..=6).map(|n| Member { person: MemberNo(9000 + n), task: task(n), since: day("1989-07-01") });
    let members = members.collect();
    office.must(SeasonAct::Body(BodyAct::NameCommission { elected: day("1989-06-03"), members }));
    let committee =
        Committee { elected: Some(day("1989-06-10")), members: (1..=3).map(|n| MemberNo(9100 + n)).collect() };
    office.must(SeasonAct::Body(BodyAct::ElectCommittee(committee)));
}

/// A league of four teams over three rounds, optionally with more clubs.
pub(crate) fn four_teams(clubs: u32) -> (Office, CompetitionId, Vec<TeamId>) {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=clubs).map(|n| office.club_with_list(n, n * 100, 4, 6)).collect();
    let count = i32::try_from(clubs.len()).unwrap();
    let rounds = count - 1 + count % 2;
    let id = office.announce(league(4, rounds));
    let teams: Vec<TeamId> = clubs.iter().map(|c| office.enter(id, *c, TeamCategory::PromotionToThird)).collect();
    office.must(event(CompetitionAct::Group(id, vec![teams.clone()])));
    (office, id, teams)
}
