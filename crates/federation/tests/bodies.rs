//! Committees and commissions by acts: changes of date, sanctions, appeals, votes, open tournaments, the Copa
//! Catalana.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::Regulations;
use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::{BodyAct, CaseAct, CompetitionAct, LineUpTiming, MatchAct};
use adoube_federation::appeal::{Appealability, DecidingBody};
use adoube_federation::cases::{Matter, Offender, Ruling, SanctionEffect, SanctionRow, SanctionTable};
use adoube_federation::clash::{ChangeGround, RoundChange};
use adoube_federation::commission::{Ballot, Member, Task, Vote};
use adoube_federation::competition::{CompetitionKind, CompetitionSettings, Delivery};
use adoube_federation::duties::duties;
use adoube_federation::homologation::{OpenGroup, OpenRequest};
use adoube_federation::ids::{CaseId, ClubId, MatchId, MemberNo, OpenId, TeamId, TeamSide};
use adoube_federation::list_number::ListNumber;
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::people::PlayerCategory;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::teams::TeamCategory;
use adoube_federation::{SeasonAct, reports};
use adoube_laws::Date;
use adoube_tournament::Points;
use common::{Office, bodies, day, enter, event, four_teams, individual, league, moment, rule};
use std::collections::BTreeSet;

#[test]
fn calendar_15_10_changes_need_the_commission_and_may_be_revoked() {
    let (mut office, id, _) = four_teams(10);
    bodies(&mut office);
    let change = |round: u16, ground, other_venue| {
        let planned = day("1989-10-14").plus(7 * (i32::from(round) - 1));
        let change =
            RoundChange { round, rounds: 9, planned, wanted: planned.plus(-1), other_venue, hall: None, ground };
        SeasonAct::Case(CaseAct::Raise(Matter::Change(id, change)))
    };
    assert_eq!(office.codes(&change(8, ChangeGround::Ordinary, false)), ["E-CAL-LASTTWO"], "V-CA-4");
    assert_eq!(office.codes(&change(5, ChangeGround::Clash, true)), ["E-CAL-VENUE"], "V-CA-8");
    office.must(change(7, ChangeGround::Ordinary, false));
    let vote = |yes, no, president| Some(Vote { yes, no, blank: 0, president });
    assert_eq!(office.refusal(&rule(&office, 1, Ruling::Yes, None)).reason, RefusalReason::VoteNeeded, "V-CA-5");
    assert_eq!(office.codes(&rule(&office, 1, Ruling::Yes, vote(2, 1, Ballot::For))), ["E-VOTE-QUORUM"], "V-VO-3");
    let tie = rule(&office, 1, Ruling::Yes, vote(3, 3, Ballot::Against));
    assert_eq!(office.refusal(&tie).reason, RefusalReason::NotCarried, "7.2");
    office.must(rule(&office, 1, Ruling::Yes, vote(3, 3, Ballot::For)));
    let planned = day("1989-10-14").plus(42);
    assert_eq!(office.state.events[&id].settings.rounds[6].date, planned.plus(-1));
    // 6.1: two members of the Commission and one of the Committee convene the Board, which revokes.
    let revoke = |one, committee| {
        let commission = (MemberNo(9001), MemberNo(one));
        let committee = MemberNo(committee);
        SeasonAct::Case(CaseAct::Raise(Matter::Revocation { case: CaseId(1), commission, committee }))
    };
    assert_eq!(office.refusal(&revoke(9001, 9101)).reason, RefusalReason::NotConvened);
    office.must(revoke(9002, 9101));
    office.must(rule(&office, 2, Ruling::Yes, None));
    assert!(office.state.cases[0].revoked);
    assert_eq!(office.state.events[&id].settings.rounds[6].date, planned);
    office.assert_replays();
}

#[test]
fn calendar_15_10_b_a_permitted_change_moves_the_matches_and_a_closed_round_stays() {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    office.must(event(CompetitionAct::Pair(id)));
    let change = |round: u16, wanted| {
        let planned = day("1989-10-14").plus(7 * (i32::from(round) - 1));
        let change = RoundChange {
            round,
            rounds: 9,
            planned,
            wanted,
            other_venue: false,
            hall: None,
            ground: ChangeGround::Ordinary,
        };
        SeasonAct::Case(CaseAct::Raise(Matter::Change(id, change)))
    };
    let yes = Some(Vote { yes: 4, no: 0, blank: 0, president: Ballot::For });
    office.must(change(1, day("1989-10-13")));
    office.must(rule(&office, 1, Ruling::Yes, yes));
    assert!(office.state.matches.values().all(|m| m.start == moment("1989-10-13T16:30")), "the matches move too");
    let calendar = reports::calendar(&office.state);
    assert_eq!((calendar[0].at, calendar[0].matches.len()), (moment("1989-10-13T16:30"), 2));
    // After the revocation they move back.
    let (commission, committee) = ((MemberNo(9001), MemberNo(9002)), MemberNo(9101));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Revocation { case: CaseId(1), commission, committee })));
    office.must(rule(&office, 2, Ruling::Yes, None));
    assert!(office.state.matches.values().all(|m| m.start == moment("1989-10-14T16:30")));
    // Requested while the round was open, decided after it was closed.
    office.must(change(1, day("1989-12-01")));
    office.at = moment("1989-10-14T21:00");
    for m in [MatchId(1), MatchId(2)] {
        for side in TeamSide::BOTH {
            let results = vec![Some(adoube_federation::result::TeamBoardResult::Drawn); 4];
            office.must(SeasonAct::Match(m, MatchAct::Report(side, results)));
        }
    }
    office.must(event(CompetitionAct::CloseRound(id)));
    assert_eq!(office.refusal(&rule(&office, 3, Ruling::Yes, yes)).reason, RefusalReason::RoundClosed(1));
    assert_eq!(office.refusal(&change(1, day("1989-12-01"))).reason, RefusalReason::RoundClosed(1));
    assert!(matches!(office.refusal(&change(4, day("1989-12-01"))).reason, RefusalReason::Unknown(..)));
    office.assert_replays();
}

#[test]
fn sports_commission_7_totals_are_those_of_its_members() {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::LastRound(id))));
    let at = Ruling::At(moment("1989-11-11T16:30"));
    for (yes, no, blank, president) in [(9, 2, 0, Ballot::For), (0, 0, 6, Ballot::For), (6, 0, 0, Ballot::Against)] {
        let vote = Some(Vote { yes, no, blank, president });
        assert_eq!(office.refusal(&rule(&office, 1, at.clone(), vote)).reason, RefusalReason::VoteTotals(6));
    }
    // 2.1 (a): the day on which the resolution was received has come.
    let vote = Some(Vote { yes: 6, no: 0, blank: 0, president: Ballot::For });
    let (received, sat) = (Some(office.at.date.plus(1)), common::bench(&office.state, CaseId(1)));
    let early = SeasonAct::Case(CaseAct::Rule { case: CaseId(1), ruling: at.clone(), vote, received, sat: Some(sat) });
    assert!(matches!(office.refusal(&early).reason, RefusalReason::TooEarly(_)));
    office.must(rule(&office, 1, at, vote));
}

#[test]
fn competition_committee_3_1_points_are_taken_off_a_team() {
    let (mut office, _, teams) = four_teams(4);
    bodies(&mut office);
    let rows = vec![SanctionRow { offence: "line-up".to_owned(), effect: SanctionEffect::Points(Points::ONE) }];
    office.must(SeasonAct::Body(BodyAct::Sanctions(SanctionTable { circular: "12/89".to_owned(), rows })));
    let club = office.state.teams[&teams[0]].club;
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Sanction(Offender::Club(club)))));
    assert_eq!(office.refusal(&rule(&office, 1, Ruling::Sanction(0), None)).reason, RefusalReason::WhichTeam);
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Sanction(Offender::Team(teams[0])))));
    office.must(rule(&office, 2, Ruling::Sanction(0), None));
}

#[test]
fn groups_have_the_places_that_were_announced() {
    let mut office = Office::new();
    let clubs = [1, 2, 3].map(|n| office.club_with_list(n, n * 100, 4, 4));
    let id = office.announce(CompetitionSettings { promoted: 2, relegated: 2, ..league(4, 3) });
    let teams = clubs.map(|c| office.enter(id, c, TeamCategory::PromotionToThird)).to_vec();
    let group = event(CompetitionAct::Group(id, vec![teams.clone()]));
    assert_eq!(office.refusal(&group).reason, RefusalReason::TooManyPlaces(3));
}

#[test]
fn v_ca_6_the_last_round_is_delayed_and_force_majeure_moves_matches() {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    let yes = Some(Vote { yes: 4, no: 0, blank: 0, president: Ballot::For });
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::LastRound(id))));
    office.must(rule(&office, 1, Ruling::At(moment("1989-11-11T16:30")), yes));
    assert_eq!(office.state.events[&id].settings.rounds[2], moment("1989-11-11T16:30"), "V-CA-6");
    office.must(event(CompetitionAct::Pair(id)));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::ForceMajeure(id, 1, vec![MatchId(1)]))));
    office.must(rule(&office, 2, Ruling::At(moment("1989-10-21T16:30")), None));
    assert_eq!(office.state.matches[&MatchId(1)].start, moment("1989-10-21T16:30"), "12.5: in part");
    assert_eq!(office.state.matches[&MatchId(2)].start, moment("1989-10-14T16:30"));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Clash(MatchId(2)))));
    office.must(rule(&office, 3, Ruling::At(moment("1989-10-15T10:00")), None));
    assert_eq!(office.state.matches[&MatchId(2)].start, moment("1989-10-15T10:00"), "15.1");
    for (case, matter) in [(4, Matter::OtherEvent(id, 2)), (5, Matter::LastRound(id)), (6, Matter::LastSwissRound(id))]
    {
        office.must(SeasonAct::Case(CaseAct::Raise(matter)));
        let no = Some(Vote { yes: 0, no: 4, blank: 0, president: Ballot::Against });
        office.must(rule(&office, case, Ruling::No, no));
    }
    assert!(office.state.cases.iter().all(|case| case.decision.is_some()));
    assert!(reports::calendar(&office.state).windows(2).all(|w| w[0].at <= w[1].at));
}

#[test]
fn calendar_15_4_only_the_matches_affected_move_and_to_a_free_day() {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    let yes = Some(Vote { yes: 4, no: 0, blank: 0, president: Ballot::For });
    office.must(event(CompetitionAct::Pair(id)));
    let raise = |matches| SeasonAct::Case(CaseAct::Raise(Matter::RoundRobinDate(id, 1, matches, Vec::new())));
    assert_eq!(office.refusal(&raise(Vec::new())).reason, RefusalReason::WhichMatches);
    assert!(matches!(office.refusal(&raise(vec![MatchId(9)])).reason, RefusalReason::Unknown(..)));
    office.must(raise(vec![MatchId(2)]));
    let wednesday = rule(&office, 1, Ruling::At(moment("1989-10-11T16:30")), yes);
    let refusal = office.refusal(&wednesday);
    assert_eq!(refusal.reason, RefusalReason::WorkingDay(day("1989-10-11")));
    assert_eq!(refusal.cites.unwrap().number(), "Calendar 15.4");
    office.must(rule(&office, 1, Ruling::At(moment("1989-10-07T16:30")), yes));
    assert_eq!(office.state.matches[&MatchId(2)].start, moment("1989-10-07T16:30"), "before the round, a Saturday");
    assert_eq!(office.state.matches[&MatchId(1)].start, moment("1989-10-14T16:30"), "not affected");
    assert_eq!(office.state.events[&id].settings.rounds[0], moment("1989-10-14T16:30"), "the round stays");
    let cup = CompetitionSettings { kind: CompetitionKind::Cup, preliminary: false, ..league(4, 2) };
    let cup = office.announce(cup);
    let other = SeasonAct::Case(CaseAct::Raise(Matter::RoundRobinDate(cup, 1, Vec::new(), Vec::new())));
    assert_eq!(office.refusal(&other).reason, RefusalReason::NotRoundRobin);
    office.assert_replays();
}

#[test]
fn competition_committee_sanctions_by_the_table_and_appeals() {
    let (mut office, id, teams) = four_teams(4);
    bodies(&mut office);
    let row = |offence: &str, effect| SanctionRow { offence: offence.to_owned(), effect };
    let rows = vec![
        row("alteration of the line-up", SanctionEffect::Points(Points::ONE)),
        row("unsporting conduct", SanctionEffect::Suspension(30)),
        row("abandoning the competition", SanctionEffect::Exclusion),
    ];
    office.must(SeasonAct::Body(BodyAct::Sanctions(SanctionTable { circular: "12/89".to_owned(), rows })));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Team(teams[0])))));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.cases[1].matter, Matter::Sanction(Offender::Team(teams[0])), "1.2, then 3.1");
    assert!(matches!(office.refusal(&rule(&office, 2, Ruling::Sanction(3), None)).reason, RefusalReason::Unknown(..)));
    office.must(rule(&office, 2, Ruling::Sanction(0), None));
    let points = |office: &Office| {
        let standing =
            reports::standing(&office.state, id, 0, adoube_federation::matches::ProvisionalReading::Settled).unwrap();
        standing.rows.iter().find(|row| row.team == teams[0]).unwrap().match_points.tenths()
    };
    assert_eq!(points(&office), -10);
    assert_eq!(reports::sanctions(&office.state, office.at.date).len(), 1);
    // A suspended player may not be lined up.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Sanction(Offender::Person(MemberNo(101))))));
    office.at = moment("1989-10-10T10:00");
    office.must(rule(&office, 3, Ruling::Sanction(1), None));
    office.must(event(CompetitionAct::Pair(id)));
    let (m, side) = office.state.matches.iter().find_map(|(id, m)| Some((*id, m.side_of(teams[0])?))).unwrap();
    let players = ["1", "2", "3", "4"].iter().map(|n| n.parse().unwrap()).collect();
    let line_up = MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay };
    assert_eq!(office.refusal(&SeasonAct::Match(m, line_up)).reason, RefusalReason::Suspended(101));
    // 2.1: fifteen days; after that it is too late.
    office.at = moment("1989-07-17T10:00");
    assert_eq!(office.codes(&SeasonAct::Case(CaseAct::Appeal(CaseId(2)))), ["E-APPEAL-LATE"], "V-DL-6");
    office.at = moment("1989-07-16T10:00");
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(2))));
    assert_eq!(office.state.cases[3].body, DecidingBody::Board, "V-AP-1");
    office.must(rule(&office, 4, Ruling::Instead(Box::new(Ruling::No)), None));
    assert_eq!(points(&office), 0, "lifted");
    office.assert_replays();
}

#[test]
fn v_ap_2_no_appeal_outside_official_events() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, PlayerCategory::Preferent, Some(2100));
    let id = office.announce(CompetitionSettings { standing: Appealability::Final, ..individual() });
    office.must(enter(id, 10, None));
    office.must(event(CompetitionAct::WithdrawPlayer(id, MemberNo(10))));
    office.must(rule(&office, 1, Ruling::No, None));
    assert_eq!(office.codes(&SeasonAct::Case(CaseAct::Appeal(CaseId(1)))), ["E-APPEAL-SCOPE"], "V-AP-2");
    // National cases end at FEDA.
    let (mut office, ..) = four_teams(4);
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Breach(Offender::Person(MemberNo(101))))));
    office.must(SeasonAct::Case(CaseAct::National(CaseId(1))));
    office.must(rule(&office, 1, Ruling::No, None));
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(1))));
    office.must(rule(&office, 2, Ruling::No, None));
    office.must(SeasonAct::Case(CaseAct::Appeal(CaseId(2))));
    assert_eq!(office.state.cases[2].body, DecidingBody::Feda, "V-AP-4");
}

#[test]
fn sports_commission_members_meetings_and_removal() {
    let mut office = Office::new();
    let one = |n: u32, task| Member { person: MemberNo(n), task, since: day("1989-07-01") };
    let name = |members| SeasonAct::Body(BodyAct::NameCommission { elected: day("1989-06-03"), members });
    let few = name((1..=4).map(|n| one(n, Task::Member)).collect());
    assert_eq!(
        office.refusal(&few).reason,
        RefusalReason::CommissionIncomplete { members: 4, fewest: 5, most: 8 },
        "V-VO-9"
    );
    bodies(&mut office);
    assert_eq!(office.state.commission.term_ends(&Regulations::handbook().bodies), Some(day("1991-06-03")), "2.2");
    let ahead = day("1989-07-02");
    let ahead = BodyAct::Meeting { on: ahead, convened: ahead.plus(-3), absent: BTreeSet::new() };
    assert!(matches!(office.refusal(&SeasonAct::Body(ahead)).reason, RefusalReason::TooEarly(_)), "not held yet");
    office.at = moment("1989-12-01T20:00");
    for n in 0..5 {
        let on = day("1989-09-01").plus(n * 7);
        let absent = BTreeSet::from([MemberNo(9004)]);
        office.must(SeasonAct::Body(BodyAct::Meeting { on, convened: on.plus(-3), absent }));
    }
    let on = day("1989-12-01");
    let late = SeasonAct::Body(BodyAct::Meeting { on, convened: on, absent: BTreeSet::new() });
    assert_eq!(office.refusal(&late).reason, RefusalReason::Act(ActRefusal::Meeting), "8.1");
    assert_eq!(office.state.commission.causes_for_removal(&Regulations::handbook().bodies), [MemberNo(9004)], "3.2");
    // Other tasks in the same term leave the absences as they are.
    let again = office.state.commission.members.clone();
    office.must(name(again));
    assert_eq!(office.state.commission.causes_for_removal(&Regulations::handbook().bodies), [MemberNo(9004)], "3.2");
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Removal(MemberNo(9004)))));
    let votes = |yes| Some(Vote { yes, no: 0, blank: 0, president: Ballot::For });
    assert_eq!(office.refusal(&rule(&office, 1, Ruling::Yes, votes(4))).reason, RefusalReason::NotUnanimous, "3.1");
    office.must(rule(&office, 1, Ruling::Yes, votes(5)));
    assert_eq!(office.state.commission.members.len(), 5);
    let vacancy = |person| SeasonAct::Case(CaseAct::Raise(Matter::Vacancy(one(person, Task::Rating))));
    office.must(vacancy(9010));
    assert_eq!(office.state.cases[1].body, DecidingBody::SportsCommission, "3.3: the one in charge, without a vote");
    office.must(rule(&office, 2, Ruling::Yes, None));
    // 3.3: the seat is filled; more members are appointed by the Executive Council (1.2).
    let filled = office.refusal(&vacancy(9011));
    assert_eq!(filled.reason, RefusalReason::Act(ActRefusal::NoVacancy));
    assert_eq!(filled.cites.unwrap().number(), "Sports Commission 3.3");
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Appointment(one(9011, Task::Secretary)))));
    office.must(rule(&office, 3, Ruling::Yes, None));
    assert_eq!(office.state.commission.members.len(), 7, "1.2, 3.3");
    let appoint = |office: &mut Office, person, task| {
        office.must(SeasonAct::Case(CaseAct::Raise(Matter::Appointment(one(person, task)))));
        let case = u32::try_from(office.state.cases.len()).unwrap();
        rule(office, case, Ruling::Yes, None)
    };
    let twice = appoint(&mut office, 9011, Task::Member);
    assert!(matches!(office.refusal(&twice).reason, RefusalReason::Twice(..)));
    let second = appoint(&mut office, 9012, Task::President);
    assert_eq!(
        office.refusal(&second).reason,
        RefusalReason::CommissionIncomplete { members: 8, fewest: 5, most: 8 },
        "1.1: one in charge"
    );
    let eighth = appoint(&mut office, 9013, Task::Member);
    office.must(eighth);
    let ninth = appoint(&mut office, 9014, Task::Member);
    assert_eq!(
        office.refusal(&ninth).reason,
        RefusalReason::CommissionIncomplete { members: 9, fewest: 5, most: 8 },
        "1.1: at most eight"
    );
    office.assert_replays();
}

fn open_request(first: Date) -> OpenRequest {
    let group =
        |categories: &[PlayerCategory]| OpenGroup { categories: categories.iter().copied().collect(), players: 40 };
    OpenRequest {
        requested: day("1989-06-30"),
        first,
        last: first.plus(8),
        rounds: 9,
        groups: vec![
            group(&[PlayerCategory::Preferent, PlayerCategory::First]),
            group(&[PlayerCategory::Second, PlayerCategory::Third]),
        ],
        distances_hm: vec![(OpenId(1), 299)],
        club: None,
    }
}

#[test]
fn open_tournaments_are_homologated_reported_and_annulled() {
    let mut office = Office::new();
    bodies(&mut office);
    office.must(SeasonAct::AskHomologation(open_request(day("1989-08-01"))));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.opens[&OpenId(1)].homologated, Some(true), "6");
    assert_eq!(office.codes(&SeasonAct::AskHomologation(open_request(day("1989-08-09")))), ["E-HOM-CLASH"], "V-HO-6");
    let unmeasured = OpenRequest { distances_hm: Vec::new(), ..open_request(day("1989-08-09")) };
    assert_eq!(office.refusal(&SeasonAct::AskHomologation(unmeasured)).reason, RefusalReason::DistanceNeeded(1), "2");
    let past = SeasonAct::AskHomologation(open_request(day("1980-03-01")));
    assert_eq!(office.refusal(&past).reason, RefusalReason::OutsideSeason);
    office.must(SeasonAct::AskHomologation(open_request(day("1989-08-10"))));
    let due = duties(&office.state, day("1989-08-20"));
    assert!(due.iter().any(|d| d.paper == PaperKind::OpenReport && d.about == PaperSubject::Open(OpenId(1))), "7");
    office.must(SeasonAct::HandIn(PaperKind::OpenReport, PaperSubject::Open(OpenId(1))));
    assert!(duties(&office.state, day("1989-08-20")).iter().all(|d| d.done.is_some()));
    let annul = SeasonAct::Case(CaseAct::Raise(Matter::Annulment(OpenId(1))));
    assert_eq!(office.refusal(&annul).reason, RefusalReason::NotBegun);
    office.at = moment("1989-08-09T10:00");
    office.must(annul);
    let yes = Some(Vote { yes: 5, no: 0, blank: 0, president: Ballot::For });
    office.must(rule(&office, 3, Ruling::Yes, yes));
    assert!(office.state.opens[&OpenId(1)].annulled, "closing");
    office.assert_replays();
}

#[test]
fn teams_7_26_both_halves_of_a_ten_enter_the_copa() {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=2).map(|n| office.club_with_list(n, n * 100, 10, 30)).collect();
    let first = office.announce(league(10, 1));
    let whole: Vec<TeamId> = clubs.iter().map(|club| office.enter(first, *club, TeamCategory::First)).collect();
    let second = office.announce(league(8, 1));
    let eight = office.enter(second, clubs[0], TeamCategory::Second);
    let cup = CompetitionSettings { kind: CompetitionKind::Cup, preliminary: false, ..league(4, 3) };
    let cup = office.announce(cup);
    let enter = |office: &Office, team: TeamId| {
        let of = &office.state.teams[&team];
        let (club, category, delivery) = (of.club, of.category, Delivery::ByHand);
        event(CompetitionAct::EnterTeam { event: cup, club, category, team: Some(team), delivery, received: None })
    };
    for team in [whole[0], whole[0], whole[1], whole[1], eight] {
        office.must(enter(&office, team));
    }
    for team in [whole[0], eight] {
        let refusal = office.refusal(&enter(&office, team));
        assert!(matches!(refusal.reason, RefusalReason::Twice(..)), "{refusal}");
        assert_eq!(refusal.cites, None, "the handbook says nothing of it");
    }
    let half = |of: TeamId| office.state.second_half(of).unwrap();
    let (a2, b2) = (half(whole[0]), half(whole[1]));
    assert_eq!(office.state.club_teams(clubs[0]).len(), 2, "a half has no letter of its own");
    // In a field of five, the last two play in the first round.
    office.must(event(CompetitionAct::Group(cup, vec![vec![whole[0], whole[1], eight, a2, b2]])));
    office.must(event(CompetitionAct::Pair(cup)));
    let (id, side) =
        office.state.matches.iter().find_map(|(id, m)| Some((*id, m.side_of(a2).or(m.side_of(b2))?))).unwrap();
    let sheet = |numbers: &[u16]| {
        let players = numbers.iter().map(|n| ListNumber::plain(*n)).collect();
        SeasonAct::Match(id, MatchAct::LineUp { side, players, when: LineUpTiming::BeforePlay })
    };
    assert_eq!(office.codes(&sheet(&[5, 6, 7, 8])), ["E-LU-HIGHER"], "5 is a titular of the first half");
    office.must(sheet(&[6, 7, 8, 9, 10]));
    office.assert_replays();
}

#[test]
fn copa_catalana_by_acts() {
    let mut office = Office::new();
    bodies(&mut office);
    let clubs: Vec<ClubId> = (1..=4).map(|n| office.club_with_list(n, n * 100, 10, 6)).collect();
    let team_event = office.announce(league(10, 3));
    let categories = [TeamCategory::FirstDivision, TeamCategory::First, TeamCategory::First, TeamCategory::First];
    let teams: Vec<TeamId> = clubs.iter().zip(categories).map(|(c, k)| office.enter(team_event, *c, k)).collect();
    let cup = CompetitionSettings { kind: CompetitionKind::Cup, preliminary: false, ..league(4, 2) };
    let id = office.announce(cup);
    for (club, team) in clubs.iter().zip(&teams) {
        let (category, delivery) = (office.state.teams[team].category, Delivery::ByHand);
        office.must(event(CompetitionAct::EnterTeam {
            event: id,
            club: *club,
            category,
            team: Some(*team),
            delivery,
            received: None,
        }));
    }
    office.must(event(CompetitionAct::Group(id, vec![teams.clone()])));
    office.must(event(CompetitionAct::Pair(id)));
    let pairs: Vec<(TeamId, TeamId)> = office.state.matches.values().map(|m| (m.home, m.visitors)).collect();
    assert_eq!(pairs, [(teams[0], teams[2]), (teams[1], teams[3])], "V-KO-4");
    // D-18: A-1 plays with numbers 1 to 5.
    office.line_up(MatchId(1), TeamSide::Home, &[1, 2, 3, 4, 5]);
    office.line_up(MatchId(1), TeamSide::Visitors, &[1, 2, 3, 4]);
    office.at = moment("1989-10-14T20:00");
    use adoube_federation::result::TeamBoardResult as G;
    for (board, result) in [(1, G::Drawn), (2, G::HomeWon), (3, G::VisitorsWon), (4, G::Drawn)] {
        office.must(SeasonAct::Match(MatchId(1), MatchAct::Result(board, result)));
    }
    // 15.7: the other team advances without playing.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::CopaPass(MatchId(2), teams[3]))));
    let yes = Some(Vote { yes: 4, no: 0, blank: 0, president: Ballot::For });
    office.must(rule(&office, 1, Ruling::Yes, yes));
    office.must(event(CompetitionAct::CloseRound(id)));
    office.must(event(CompetitionAct::Pair(id)));
    let last = office.state.matches.values().find(|m| m.event == id && m.round == 2).unwrap();
    assert_eq!((last.home, last.visitors), (teams[0], teams[3]), "V-DU-6: Dutch 5½-4½");
    // 3.11: knocked out by a higher category.
    let entitled = adoube_federation::fixtures::entitled_to_consolation(&office.state, id);
    assert_eq!(entitled, [teams[2]]);
    for others in [vec![], vec![teams[0]], vec![teams[2], teams[3]]] {
        let refusal = office.refusal(&SeasonAct::Case(CaseAct::Raise(Matter::Consolation(id, others))));
        assert_eq!(refusal.reason, RefusalReason::Act(ActRefusal::Consolation), "still in the cup, or nobody");
    }
    let in_league = office.refusal(&SeasonAct::Case(CaseAct::Raise(Matter::Consolation(team_event, vec![teams[2]]))));
    assert_eq!(in_league.reason, RefusalReason::Act(ActRefusal::Consolation), "only a cup knocks out");
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Consolation(id, entitled.clone()))));
    office.must(rule(&office, 2, Ruling::Yes, None));
    assert_eq!(office.state.events[&id].consolation, entitled);
    // Their matches are drawn in a cup of their own.
    let until = day("1989-10-31");
    let own =
        CompetitionSettings { kind: CompetitionKind::Cup, entries_until: until, preliminary: false, ..league(4, 1) };
    let own = office.announce(own);
    for at in [1, 2] {
        office.must(event(CompetitionAct::EnterTeam {
            event: own,
            club: clubs[at],
            category: office.state.teams[&teams[at]].category,
            team: Some(teams[at]),
            delivery: Delivery::ByHand,
            received: None,
        }));
    }
    office.must(event(CompetitionAct::Group(own, vec![vec![teams[1], teams[2]]])));
    office.must(event(CompetitionAct::Pair(own)));
    assert_eq!(office.state.matches.values().filter(|m| m.event == own).count(), 1);
    office.assert_replays();
}
