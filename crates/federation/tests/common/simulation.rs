//! A random season: registration, lists, eleven rounds with absences, substitutions, delays, adjournments and disputes,
//! committees, final tables. Everything happens by acts.

use super::common::{Office, day, league};
use adoube_federation::Regulations;
use adoube_federation::SeasonAct;
use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, LicenceAct, LineUpTiming, ListAct, MatchAct};
use adoube_federation::cases::{Committee, Matter, Offender, Ruling, SanctionEffect, SanctionRow, SanctionTable};
use adoube_federation::commission::{Member, Task};
use adoube_federation::competition::{CompetitionKind, CompetitionSettings};
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::lateness::Cause;
use adoube_federation::lineup::Counts;
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::{BoardStatus, SealedMoveEnvelope};
use adoube_federation::parties::parties;
use adoube_federation::people::{Nationality, PlayerCategory, PlayerRatings, RegisteredPlayer};
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::teams::{TeamCategory, titular_of};
use adoube_federation::unfinished::{AdjournmentStep, UnfinishedState};
use adoube_laws::Date;
use adoube_tournament::Points;
use adoube_tournament::simulate::Lots;
use std::collections::{BTreeMap, BTreeSet};

/// The size of a season.
pub(crate) struct Plan {
    /// The number of teams of each club, from the first.
    pub(crate) clubs: Vec<u32>,
    /// Events: category, teams, groups.
    pub(crate) events: Vec<(TeamCategory, usize, usize, bool)>,
    pub(crate) rounds: i32,
    /// Players of every club beyond those that its teams need.
    pub(crate) spare: u32,
}

impl Plan {
    /// 60 clubs, 200 teams, 10 groups, 11 rounds.
    pub(crate) fn full() -> Self {
        let clubs = (0..60).map(|n| [5, 3, 2][n / 20]).collect();
        let events = vec![
            (TeamCategory::FirstDivision, 12, 1, false),
            (TeamCategory::SecondDivision, 12, 1, false),
            (TeamCategory::First, 24, 2, false),
            (TeamCategory::Second, 76, 3, true),
            (TeamCategory::PromotionToThird, 76, 3, true),
        ];
        Self { clubs, events, rounds: 11, spare: 4 }
    }

    /// A whole federation: 300 clubs of 40 licences, 900 teams, 60 groups, 13 rounds of 450 matches.
    #[allow(dead_code, reason = "only the bench of the office plays it")]
    pub(crate) fn federation() -> Self {
        let events = vec![
            (TeamCategory::FirstDivision, 14, 1, false),
            (TeamCategory::SecondDivision, 28, 2, false),
            (TeamCategory::First, 126, 9, false),
            (TeamCategory::Second, 252, 18, false),
            (TeamCategory::PromotionToThird, 480, 30, true),
        ];
        Self { clubs: vec![3; 300], events, rounds: 13, spare: 18 }
    }

    /// Six clubs, eighteen teams, two groups, five rounds.
    pub(crate) fn small() -> Self {
        let events = vec![(TeamCategory::Second, 6, 1, false), (TeamCategory::PromotionToThird, 12, 1, true)];
        Self { clubs: vec![3; 6], events, rounds: 5, spare: 4 }
    }
}

pub(crate) struct Season {
    pub(crate) office: Office,
    pub(crate) events: Vec<CompetitionId>,
    lots: Lots,
    next_person: u32,
    /// Counts of events.
    pub(crate) seen: BTreeMap<&'static str, u32>,
}

impl Season {
    pub(crate) fn play(plan: &Plan, seed: u64) -> Self {
        let mut season = Self {
            office: Office::new(),
            events: Vec::new(),
            lots: Lots::new(seed),
            next_person: 1,
            seen: BTreeMap::new(),
        };
        season.bodies();
        season.clubs_and_teams(plan);
        for round in 1..=plan.rounds {
            season.round(round);
        }
        season.finish(day("1989-10-14").plus(7 * plan.rounds));
        season
    }

    fn count(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    fn bodies(&mut self) {
        let task = |n| if n == 1 { Task::President } else { Task::Member };
        let members =
            (1..=7).map(|n| Member { person: MemberNo(90_000 + n), task: task(n), since: day("1989-07-01") }).collect();
        self.office.must(SeasonAct::Body(BodyAct::NameCommission { elected: day("1989-06-03"), members }));
        let members = (1..=5).map(|n| MemberNo(91_000 + n)).collect();
        self.office
            .must(SeasonAct::Body(BodyAct::ElectCommittee(Committee { elected: Some(day("1989-06-10")), members })));
        let row = |offence: &str, effect| SanctionRow { offence: offence.to_owned(), effect };
        let rows = vec![
            row("irregular line-up", SanctionEffect::Points(Points::HALF)),
            row("conduct", SanctionEffect::Suspension(14)),
        ];
        self.office.must(SeasonAct::Body(BodyAct::Sanctions(SanctionTable { circular: "20/89".to_owned(), rows })));
    }

    fn clubs_and_teams(&mut self, plan: &Plan) {
        for (category, _, _, swiss) in &plan.events {
            let kind = if *swiss { CompetitionKind::TeamSwiss } else { league(1, 1).kind };
            let settings = CompetitionSettings {
                kind,
                promoted: 2,
                relegated: 2,
                ..league(Regulations::handbook().boards_of(category.code()), plan.rounds)
            };
            let id = self.office.announce(settings);
            self.events.push(id);
        }
        let mut clubs = Vec::new();
        for (at, teams) in (1..).zip(&plan.clubs) {
            clubs.push((self.club(at, *teams, plan.spare), *teams));
        }
        // First all A teams, then all B teams …: the categories fill from the top.
        let most = plan.clubs.iter().max().copied().unwrap_or(0);
        let slots: Vec<ClubId> =
            (0..most).flat_map(|k| clubs.iter().filter(move |(_, n)| k < *n).map(|(c, _)| *c)).collect();
        let mut slots = slots.into_iter();
        for ((category, count, groups, _), event) in plan.events.iter().zip(self.events.clone()) {
            let teams: Vec<TeamId> =
                slots.by_ref().take(*count).map(|club| self.office.enter(event, club, *category)).collect();
            assert_eq!(teams.len(), *count);
            let mut parts = vec![Vec::new(); *groups];
            for (at, team) in teams.into_iter().enumerate() {
                parts[at % *groups].push(team);
            }
            self.office.must(SeasonAct::Event(CompetitionAct::Group(event, parts)));
        }
        assert!(slots.next().is_none());
    }

    /// A club with players for its teams and a few more, and a stamped list.
    fn club(&mut self, town: u32, teams: u32, spare: u32) -> ClubId {
        let first = self.next_person;
        let club = self.office.club(town / 2, &[first, first + 1]);
        let size = 10 + 8 * u32::from(teams > 1) + 4 * teams.saturating_sub(2) + spare;
        let mut elo = 2350 + 5 * self.lots.below(20) as u16;
        for n in 0..size {
            let (category, rating) = match n {
                0..=7 => (PlayerCategory::Preferent, Some(elo)),
                8..=15 => (PlayerCategory::First, None),
                16..=22 => (PlayerCategory::Second, None),
                _ => (PlayerCategory::Third, None),
            };
            self.applicant(club, category, rating);
            let person = MemberNo(self.next_person - 1);
            self.office.must(SeasonAct::Licence(LicenceAct::Grant(person)));
            elo -= 5 + 5 * self.lots.below(4) as u16;
        }
        let people = (first..self.next_person).map(MemberNo).collect();
        self.office.must(SeasonAct::List(ListAct::Stamp(club, people)));
        club
    }

    fn applicant(&mut self, club: ClubId, category: PlayerCategory, elo: Option<u16>) {
        let person = MemberNo(self.next_person);
        self.next_person += 1;
        self.office.applicant(club, person.0, category, elo);
        if self.lots.per_mille(30) {
            let nationality = if self.lots.per_mille(200) { Nationality::Andorran } else { Nationality::Foreign };
            let ratings = PlayerRatings { catalan: elo, ..PlayerRatings::default() };
            let player = RegisteredPlayer { person, club, category, title: None, ratings, nationality };
            self.office.must(SeasonAct::Licence(LicenceAct::Know(player)));
        }
    }

    fn round(&mut self, round: i32) {
        let date = day("1989-10-14").plus(7 * (round - 1));
        self.office.at = date.at(9, 0);
        for event in self.events.clone() {
            self.office.must(SeasonAct::Event(CompetitionAct::Pair(event)));
        }
        if round == 3 {
            self.additions();
        }
        self.office.at = date.at(16, 30);
        let matches: Vec<MatchId> = self
            .office
            .state
            .matches
            .iter()
            .filter(|(_, m)| i32::from(m.round) == round && !m.is_settled())
            .map(|(id, _)| *id)
            .collect();
        // Line-ups by club, the highest team first: its players are not available to the others.
        let mut sides: Vec<(ClubId, u16, MatchId, TeamSide)> = Vec::new();
        for id in &matches {
            for side in TeamSide::BOTH {
                let team = &self.office.state.teams[&self.office.state.matches[id].team(side)];
                sides.push((team.club, team.place, *id, side));
            }
        }
        sides.sort_unstable();
        let mut free: BTreeMap<ClubId, BTreeSet<ListNumber>> = BTreeMap::new();
        for (club, _, id, side) in sides {
            let available = if let Some(free) = free.remove(&club) { free } else { self.available(club, date) };
            let left = self.line_up(club, id, side, available);
            free.insert(club, left);
        }
        // Everything at the boards is recorded two hours after the start.
        self.office.at = date.at(18, 30);
        for id in matches {
            self.play_match(id, date, &mut free);
        }
        self.committee(date.plus(4));
        self.office.at = date.plus(6).at(10, 0);
        for event in self.events.clone() {
            self.office.must(SeasonAct::Event(CompetitionAct::CloseRound(event)));
        }
    }

    /// Some clubs add a player, who gets a *bis* number and a licence.
    fn additions(&mut self) {
        let clubs: Vec<ClubId> = self.office.state.clubs.keys().copied().collect();
        for club in clubs {
            if self.lots.per_mille(300) {
                self.applicant(club, PlayerCategory::First, None);
                let person = MemberNo(self.next_person - 1);
                self.office.must(SeasonAct::List(ListAct::Add { club, person, after: None }));
                self.office.must(SeasonAct::Licence(LicenceAct::Grant(person)));
                self.count("addition");
            }
        }
    }

    /// The players available on a day.
    fn available(&mut self, club: ClubId, on: Date) -> BTreeSet<ListNumber> {
        let list = self.office.state.lists[&club].players.clone();
        let mut out = BTreeSet::new();
        for listed in list {
            if !self.lots.per_mille(100) && !self.office.state.is_suspended(listed.person, on) {
                out.insert(listed.number);
            }
        }
        out
    }

    /// Lines up a team from the available players if possible; returns the remaining ones.
    fn line_up(
        &mut self,
        club: ClubId,
        id: MatchId,
        side: TeamSide,
        mut free: BTreeSet<ListNumber>,
    ) -> BTreeSet<ListNumber> {
        let m = &self.office.state.matches[&id];
        let place = usize::from(self.office.state.teams[&m.team(side)].place);
        let boards = m.boards.len();
        let roster = self.office.state.roster(club, m.event);
        let mut foreigners = Regulations::handbook().foreigners_allowed(boards as u8);
        let mut players = Vec::new();
        for number in &free {
            let counts = roster.players.get(number).copied().unwrap_or(Counts::Home);
            let higher = titular_of(*number, &roster.sizes).is_some_and(|team| team < place);
            if players.len() == boards || higher || counts == Counts::Foreigner && foreigners == 0 {
                continue;
            }
            foreigners -= u8::from(counts == Counts::Foreigner);
            players.push(*number);
        }
        for number in &players {
            free.remove(number);
        }
        if players.len() < boards.div_ceil(2) {
            // 12.3: a team with fewer than half its players submits no line-up; the match is lost when the time is
            // over.
            self.count("no line-up");
            return free;
        }
        if players.len() < boards {
            self.count("short line-up");
        }
        self.office.match_act(id, MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay });
        free
    }

    fn play_match(&mut self, id: MatchId, date: Date, free: &mut BTreeMap<ClubId, BTreeSet<ListNumber>>) {
        if self.office.state.matches[&id].is_settled() {
            return;
        }
        for side in TeamSide::BOTH {
            let none = self.office.state.matches[&id].lineups[side.index()].is_none();
            if (none || self.lots.per_mille(15)) && !self.office.state.matches[&id].is_settled() {
                let absent = MatchAct::Presence { side, present: 1, half_at_s: None, cause: Cause::None };
                self.office.match_act(id, absent);
                self.count("team absent");
            }
        }
        let boards = self.office.state.matches[&id].boards.len() as u8;
        let mut results: Vec<Option<G>> = Vec::new();
        for board in 1..=boards {
            if self.stand(id, board) == BoardStatus::Open {
                self.before_play(id, board, free);
            }
            let result = match self.stand(id, board) {
                BoardStatus::Open => self.play_board(id, board),
                BoardStatus::Finished(result) => Some(result),
                _ => None,
            };
            results.push(result);
        }
        self.report(id, date, &results);
    }

    fn stand(&self, id: MatchId, board: u8) -> BoardStatus {
        self.office.state.matches[&id].boards[usize::from(board) - 1]
    }

    /// Late players and substitutes.
    fn before_play(&mut self, id: MatchId, board: u8, free: &mut BTreeMap<ClubId, BTreeSet<ListNumber>>) {
        for side in TeamSide::BOTH {
            if self.stand(id, board) != BoardStatus::Open {
                return;
            }
            let lot = self.lots.below(1000);
            if lot < 12 {
                let at_s = 60 * (5 + self.lots.below(80) as u32);
                let cause = if self.lots.per_mille(500) { Cause::TransportWithProof } else { Cause::None };
                self.office.match_act(id, MatchAct::Late { side, board, at_s, cause });
                self.count("late");
            } else if lot < 24 {
                let m = &self.office.state.matches[&id];
                let club = self.office.state.teams[&m.team(side)].club;
                let last = free.get(&club).and_then(|f| f.iter().next_back()).copied();
                if let Some(incoming) = last {
                    let act = SeasonAct::Match(id, MatchAct::Substitute { side, board, incoming, at_s: 1500 });
                    if adoube_federation::decide(&self.office.state, &act, self.office.at).is_ok() {
                        self.office.must(act);
                        free.entry(club).or_default().remove(&incoming);
                        self.count("substitution");
                    }
                }
            }
        }
    }

    fn played(&mut self) -> G {
        [G::HomeWon, G::Drawn, G::VisitorsWon][self.lots.below(3) as usize]
    }

    /// Plays a board: a result, or something for a committee.
    fn play_board(&mut self, id: MatchId, board: u8) -> Option<G> {
        let (clocks_stopped, signed, telephones) = (true, true, true);
        let (home_pieces, visitors_pieces, minutes, contents) = (5, 6, 5, None);
        let envelope =
            SealedMoveEnvelope { home_pieces, visitors_pieces, clocks_stopped, signed, minutes, telephones, contents };
        let step = |step, sealed: bool| {
            let envelope = sealed.then(|| envelope.clone());
            MatchAct::Step { board, step, envelope, resumption: None }
        };
        match self.lots.below(400) {
            0 => {
                let (upheld, rejected) = (G::HomeWon, self.played());
                let point = "three times the same position".to_owned();
                let act = MatchAct::SubCondicione {
                    board,
                    point,
                    home_clock_s: 7000,
                    visitors_clock_s: 7100,
                    upheld,
                    rejected,
                };
                self.office.match_act(id, act);
                self.count("sub condicione");
                None
            }
            1 => {
                let (home, visitors) = ("flag down".to_owned(), "draw claimed before".to_owned());
                self.office.match_act(id, MatchAct::Incident { board, home, visitors });
                self.count("incident");
                None
            }
            2..=4 => {
                self.office.match_act(id, step(AdjournmentStep::Seal, true));
                self.office.match_act(id, step(AdjournmentStep::Resume, false));
                if self.lots.per_mille(400) {
                    self.office.match_act(id, step(AdjournmentStep::Seal, true));
                    self.count("sealed twice");
                    return None;
                }
                let result = self.played();
                self.office.match_act(id, MatchAct::Result(board, result));
                self.count("adjourned");
                Some(result)
            }
            _ => Some(self.played()),
        }
    }

    /// Both clubs report; sometimes they differ and one corrects its report, sometimes they are late.
    fn report(&mut self, id: MatchId, date: Date, results: &[Option<G>]) {
        let late = self.lots.per_mille(30);
        let before = self.office.at;
        self.office.at = if late { date.plus(4).at(12, 0) } else { date.plus(1).at(11, 0) };
        self.office.match_act(id, MatchAct::Report(TeamSide::Home, results.to_vec()));
        let mut theirs = results.to_vec();
        let open = (1..).zip(results).find(|(b, r)| r.is_some() && self.stand(id, *b) == BoardStatus::Open);
        if let (true, Some((board, _))) = (self.lots.per_mille(40), open) {
            let slot = usize::from(board) - 1;
            theirs[slot] = theirs[slot].map(|r| if r == G::Drawn { G::HomeWon } else { G::Drawn });
            self.office.match_act(id, MatchAct::Report(TeamSide::Visitors, theirs));
            assert_eq!(self.office.state.matches[&id].differences, [board]);
            self.count("reports differ");
        }
        self.office.match_act(id, MatchAct::Report(TeamSide::Visitors, results.to_vec()));
        let m = &self.office.state.matches[&id];
        if !m.boards.contains(&BoardStatus::Open) {
            for side in TeamSide::BOTH {
                let club = self.office.state.teams[&self.office.state.matches[&id].team(side)].club;
                let delegate = self.office.state.clubs[&club].delegates[0];
                self.office.match_act(id, MatchAct::Sign(side, delegate));
            }
        }
        self.office.at = date.plus(3).at(9, 0);
        self.office.match_act(id, MatchAct::RecordReceived);
        self.office.at = before;
    }

    /// The committees decide most pending cases; some resolutions are appealed.
    fn committee(&mut self, on: Date) {
        self.office.at = on.at(20, 0);
        let open: Vec<_> = self.office.state.cases.iter().filter(|c| c.decision.is_none()).cloned().collect();
        for case in open {
            if self.lots.per_mille(200) {
                continue;
            }
            let coin = self.lots.per_mille(500);
            let ruling = match &case.matter {
                Matter::SubCondicione(..) | Matter::DelayProof(..) => {
                    if coin {
                        Ruling::Yes
                    } else {
                        Ruling::No
                    }
                }
                Matter::ThirdSession(..) if coin => Ruling::At(on.plus(3).at(17, 0)),
                Matter::ThirdSession(..) | Matter::Incident(..) => Ruling::Result(self.played()),
                Matter::Appeal(_) => Ruling::No,
                Matter::Sanction(_) => Ruling::Sanction(0),
                _ => Ruling::Yes,
            };
            let act = super::common::rule(&self.office, case.id.0, ruling.clone(), None);
            self.office.must(act);
            self.count("ruling");
            if let (Matter::ThirdSession(id, board), Ruling::At(_)) = (&case.matter, &ruling) {
                assert_eq!(self.stand(*id, *board), BoardStatus::Unfinished(UnfinishedState::Third));
                let result = self.played();
                self.office.match_act(*id, MatchAct::Result(*board, result));
            }
            if self.lots.per_mille(250) && !matches!(case.matter, Matter::Appeal(_)) {
                let party = parties(&self.office.state, &case).first().copied();
                let appeal = party.map_or(CaseAct::Appeal(case.id), |party| CaseAct::AppealBy { case: case.id, party });
                self.office.must(SeasonAct::Case(appeal));
                self.count("appeal");
            }
        }
        if self.lots.per_mille(300) {
            let teams: Vec<TeamId> = self.office.state.teams.keys().copied().collect();
            let team = teams[self.lots.below(teams.len() as u64) as usize];
            self.office.must(SeasonAct::Case(CaseAct::Raise(Matter::Sanction(Offender::Team(team)))));
            self.count("sanction asked for");
        }
    }

    /// All open cases are decided.
    fn finish(&mut self, mut on: Date) {
        for _ in 0..40 {
            if self.office.state.cases.iter().all(|case| case.decision.is_some()) {
                break;
            }
            on = on.plus(2);
            self.committee(on);
        }
        self.office.at = on.plus(30).at(10, 0);
        let open: Vec<_> = self.office.state.cases.iter().filter(|c| c.decision.is_none()).map(|c| c.id).collect();
        for case in open {
            let appeal = matches!(self.office.state.cases[case.0 as usize - 1].matter, Matter::Appeal(_));
            let ruling = if appeal { Ruling::No } else { Ruling::Sanction(0) };
            let act = super::common::rule(&self.office, case.0, ruling, None);
            self.office.must(act);
        }
    }
}
