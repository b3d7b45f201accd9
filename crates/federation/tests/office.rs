//! The office by acts: licences, lists, entries, withdrawals, calendar, bodies, opens, venues.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::acts::{BodyAct, CaseAct, ClubAct, EventAct, LicenceAct, ListAct, MatchAct, RefusalReason};
use adoube_federation::appeal::{Body, Standing};
use adoube_federation::cases::{Committee, Effect, Matter, Offender, Ruling, SanctionRow, SanctionTable};
use adoube_federation::clash::{Change, Ground, Represents};
use adoube_federation::commission::{Ballot, Member, Task, Vote};
use adoube_federation::homologation::{OpenGroup, OpenRequest};
use adoube_federation::ids::{CaseId, ClubId, EventId, MatchId, OpenId, PersonId, Side, TeamId};
use adoube_federation::lateness::Cause;
use adoube_federation::licence::LicencePaper;
use adoube_federation::papers::{About, Office as Desk, Paper, delegates_to_replace, duties, office_for};
use adoube_federation::people::{Category, Nationality, Title};
use adoube_federation::reports;
use adoube_federation::season::{Delivery, EventKind, EventSettings, TitleGround};
use adoube_federation::teams::TeamCategory;
use adoube_federation::venue::{Grouping, Province, VenueRequest};
use adoube_federation::{Act, Date};
use adoube_tournament::Points;
use common::{Office, day, league, moment};
use std::collections::BTreeSet;

fn individual() -> EventSettings {
    EventSettings { kind: EventKind::Individual, preliminary: false, ..league(1, 9) }
}

fn event(act: EventAct) -> Act {
    Act::Event(act)
}

fn rule(office: &Office, case: u32, ruling: Ruling, vote: Option<Vote>) -> Act {
    Act::Case(CaseAct::Rule { case: CaseId(case), ruling, vote, received: office.at.date })
}

fn enter(event_id: EventId, person: u32, age: Option<u8>) -> Act {
    event(EventAct::EnterPlayer {
        event: event_id,
        person: PersonId(person),
        age,
        circumstances: false,
        delivery: Delivery::RegisteredPost,
    })
}

/// A commission of six, the first in charge, and a committee of three.
fn bodies(office: &mut Office) {
    let task = |n| if n == 1 { Task::President } else { Task::Member };
    let members = (1..=6).map(|n| Member { person: PersonId(9000 + n), task: task(n), since: day("1989-07-01") });
    let members = members.collect();
    office.must(Act::Body(BodyAct::NameCommission { elected: day("1989-06-03"), members }));
    let committee =
        Committee { elected: Some(day("1989-06-10")), members: (1..=3).map(|n| PersonId(9100 + n)).collect() };
    office.must(Act::Body(BodyAct::ElectCommittee(committee)));
}

#[test]
fn delegates_5_24_to_5_28_a_licence_is_granted_when_nothing_is_missing() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.applicant(club, 10, Category::First, None);
    office.must(Act::Licence(LicenceAct::Grant(PersonId(10))));
    assert_eq!(office.state.licences[&PersonId(10)].club, club);
    // An application without papers: refused with the codes first, then with the list.
    office.applicant(club, 11, Category::First, None);
    let mut bare = office.state.applications[&PersonId(11)].clone();
    bare.papers.clear();
    office.must(Act::Licence(LicenceAct::Apply(bare)));
    assert_eq!(office.codes(&Act::Licence(LicenceAct::Grant(PersonId(11)))), ["E-LIC-NATIONAL", "E-LIC-PHONE"]);
    let some = BTreeSet::from([LicencePaper::NationalNumber, LicencePaper::Telephone]);
    office.must(Act::Licence(LicenceAct::Complete(PersonId(11), some)));
    let refusal = office.refusal(&Act::Licence(LicenceAct::Grant(PersonId(11))));
    assert_eq!(refusal.reason, RefusalReason::PapersMissing(vec![LicencePaper::Insurance, LicencePaper::SmallForm]));
    assert_eq!(refusal.cites.number(), "Delegates 5.24");
    office.assert_replays();
}

#[test]
fn delegates_5_23_lists_are_stamped_in_order_with_licences() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, Category::Preferent, Some(2100));
    office.player(club, 11, Category::Preferent, Some(2200));
    office.applicant(club, 12, Category::Third, None);
    let stamp = |people: &[u32]| Act::List(ListAct::Stamp(club, people.iter().map(|p| PersonId(*p)).collect()));
    assert_eq!(office.codes(&stamp(&[10, 11, 12])), ["E-ENTRY-LICENCE", "E-LIST-ORDER"]);
    office.must(stamp(&[11, 10]));
    assert!(matches!(office.refusal(&stamp(&[11])).reason, RefusalReason::Twice(..)));
}

#[test]
fn delegates_5_311_and_5_321_additions() {
    let mut office = Office::new();
    let club = office.club_with_list(1, 100, 10, 16);
    let other = office.club_with_list(2, 200, 10, 16);
    let add = |person, after| Act::List(ListAct::Add { club, person: PersonId(person), after });
    office.applicant(club, 150, Category::Preferent, Some(2365));
    office.must(add(150, None));
    assert_eq!(office.state.lists[&club].number_of(PersonId(150)).unwrap().to_string(), "4 bis");
    assert_eq!(office.codes(&add(150, None)), ["E-ADD-LICENSED"]);
    assert_eq!(office.codes(&add(103, None)), ["E-ADD-LICENSED"], "D-08");
    assert!(matches!(office.refusal(&add(201, None)).reason, RefusalReason::OtherClub(_)));
    // D-07: not once the last two rounds of the preliminary phase have begun.
    let id = office.announce(league(4, 3));
    let third = office.club_with_list(3, 300, 10, 16);
    let teams = [club, other, third].map(|c| office.enter(id, c, TeamCategory::PromotionToThird)).to_vec();
    office.must(event(EventAct::Group(id, vec![teams])));
    office.applicant(club, 151, Category::Third, None);
    office.applicant(club, 152, Category::Third, None);
    office.must(event(EventAct::Pair(id)));
    office.must(add(151, None));
    settle(&mut office, id);
    office.must(event(EventAct::Pair(id)));
    assert_eq!(office.codes(&add(152, None)), ["E-ADD-LATE"]);
    office.assert_replays();
}

/// Every open board of the event's open round drawn by both reports, and the round closed.
fn settle(office: &mut Office, id: EventId) {
    let round = office.state.events[&id].paired;
    let open: Vec<(MatchId, usize)> = office
        .state
        .matches
        .iter()
        .filter(|(_, m)| m.event == id && m.round == round && !m.is_settled())
        .map(|(id, m)| (*id, m.boards.len()))
        .collect();
    for (m, boards) in open {
        for side in Side::BOTH {
            let results = vec![Some(adoube_federation::result::GameResult::Drawn); boards];
            office.must(Act::Match(m, MatchAct::Report(side, results)));
        }
    }
    office.must(event(EventAct::CloseRound(id)));
}

#[test]
fn delegates_5_322_and_identification_6_3_entries_need_a_licence() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.applicant(club, 10, Category::Second, None);
    let id = office.announce(individual());
    assert_eq!(office.codes(&enter(id, 10, None)), ["E-ENTRY-LICENCE"]);
    office.must(Act::Licence(LicenceAct::Grant(PersonId(10))));
    office.must(enter(id, 10, Some(13)));
    let stored = &office.state.events[&id].entrants[&PersonId(10)];
    assert_eq!((stored.entered, stored.delivery, stored.age), (day("1989-07-01"), Delivery::RegisteredPost, Some(13)));
    assert!(duties(&office.state, office.at.date).iter().any(|d| d.paper == Paper::FamilyBook), "6.22");
    office.applicant(club, 11, Category::Second, None);
    office.at = moment("1989-09-16T10:00");
    office.must(Act::Licence(LicenceAct::Grant(PersonId(11))));
    assert_eq!(office.codes(&enter(id, 11, None)), ["E-ENTRY-LICENCE"], "5.322: renewed after the entry deadline");
}

#[test]
fn delegates_5_10_change_of_address() {
    let mut office = Office::new();
    let clubs = [1, 2, 3].map(|n| office.club_with_list(n, n * 100, 4, 4));
    let id = office.announce(league(4, 3));
    let teams = clubs.map(|c| office.enter(id, c, TeamCategory::PromotionToThird)).to_vec();
    office.must(event(EventAct::Group(id, vec![teams])));
    office.at = moment("1989-09-29T10:00");
    office.must(Act::Club(ClubAct::NewAddress(clubs[0])));
    assert!(office.state.warnings.is_empty(), "V-DL-7");
    office.at = moment("1989-09-30T10:00");
    office.must(Act::Club(ClubAct::NewAddress(clubs[0])));
    let warning = &office.state.warnings[0].finding;
    assert_eq!(warning.code(), "W-ADDRESS-LATE", "V-DL-7");
    let expected = adoube_federation::Finding::AddressLate { event: id, clubs: vec![clubs[1], clubs[2]] };
    assert_eq!(*warning, expected);
}

/// A league of four teams over three rounds, or more clubs.
fn four_teams(clubs: u32) -> (Office, EventId, Vec<TeamId>) {
    let mut office = Office::new();
    let clubs: Vec<ClubId> = (1..=clubs).map(|n| office.club_with_list(n, n * 100, 4, 6)).collect();
    let rounds = clubs.len() as i32 - 1 + clubs.len() as i32 % 2;
    let id = office.announce(league(4, rounds));
    let teams: Vec<TeamId> = clubs.iter().map(|c| office.enter(id, *c, TeamCategory::PromotionToThird)).collect();
    office.must(event(EventAct::Group(id, vec![teams.clone()])));
    (office, id, teams)
}

#[test]
fn v_wi_8_two_absences_eliminate_a_team_and_its_matches_are_annulled() {
    let (mut office, id, teams) = four_teams(10);
    assert_eq!(office.state.events[&id].rounds(), 9);
    for round in 1..=4 {
        office.must(event(EventAct::Pair(id)));
        let (m, side) = office
            .state
            .matches
            .iter()
            .filter(|(_, m)| m.round == round)
            .find_map(|(id, m)| Some((*id, m.side_of(teams[0])?)))
            .unwrap();
        if round >= 3 {
            let absent = MatchAct::Presence { side, present: 1, half_at_s: None, cause: Cause::None };
            office.must(Act::Match(m, absent));
        } else {
            // D-35: single boards lost by absence are no absence of the team.
            let result = adoube_federation::result::GameResult::absence(side);
            office.must(Act::Match(m, MatchAct::Result(1, result)));
        }
        settle(&mut office, id);
        assert_eq!(office.state.events[&id].gone.contains_key(&teams[0]), round == 4, "V-WI-8, round {round}");
    }
    assert!(office.state.events[&id].gone[&teams[0]].annulled, "V-WI-8: 4 of 9 is before half");
    let standing = reports::standing(&office.state, id, 0, adoube_federation::matches::Reading::Settled).unwrap();
    assert_eq!(standing.rows.last().unwrap().team, teams[0]);
    assert!(standing.rows.iter().all(|row| row.matches <= 4));
    // Its later opponents rest.
    office.must(event(EventAct::Pair(id)));
    assert_eq!(office.state.matches.values().filter(|m| m.round == 5).count(), 4);
    office.assert_replays();
}

#[test]
fn withdrawals_14_3_after_half_the_score_stands_and_the_rest_win_by_absence() {
    let (mut office, id, teams) = four_teams(4);
    for _ in 0..2 {
        office.must(event(EventAct::Pair(id)));
        settle(&mut office, id);
    }
    office.must(event(EventAct::WithdrawTeam(id, teams[3])));
    assert!(!office.state.events[&id].gone[&teams[3]].annulled);
    office.must(event(EventAct::Pair(id)));
    let last = office.state.matches.values().find(|m| m.round == 3 && m.side_of(teams[3]).is_some()).unwrap();
    assert!(last.is_settled());
    settle(&mut office, id);
    let standing = reports::standing(&office.state, id, 0, adoube_federation::matches::Reading::Settled).unwrap();
    let row = standing.rows.iter().find(|row| row.team == teams[3]).unwrap();
    assert_eq!(row.match_points, Points::ONE, "two drawn matches");
    assert_eq!(standing.movements.unwrap().relegated, [teams[3]]);
}

#[test]
fn v_wi_7_two_absences_eliminate_a_player() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, Category::Second, None);
    office.player(club, 11, Category::Preferent, Some(2100));
    let id = office.announce(individual());
    office.must(enter(id, 10, None));
    office.must(enter(id, 11, None));
    office.must(event(EventAct::Absent(id, PersonId(10), 2)));
    office.must(event(EventAct::Absent(id, PersonId(10), 6)));
    assert_eq!(office.state.events[&id].entrants[&PersonId(10)].left_after, Some(6), "V-WI-7");
    assert!(office.state.events[&id].half_reached(6) && !office.state.events[&id].half_reached(3), "V-WI-7");
    // 14.21: a Preferent's reason goes to the Committee.
    office.must(event(EventAct::WithdrawPlayer(id, PersonId(11))));
    assert_eq!(office.state.warnings[0].finding.code(), "W-WITHDRAW-PREFERENT");
    assert_eq!(office.state.events[&id].entrants[&PersonId(11)].left_after, None);
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.events[&id].entrants[&PersonId(11)].left_after, Some(0));
}

#[test]
fn withdrawals_14_22_unless_the_player_wishes_to_go_on() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    for person in [10, 11, 12] {
        office.player(club, person, Category::Second, None);
    }
    let id = office.announce(individual());
    for person in [10, 11, 12] {
        office.must(enter(id, person, None));
    }
    // After five of nine rounds, three opponents of second category.
    let out = |person, half_points| {
        let person = PersonId(person);
        event(EventAct::NoPromotionLeft { event: id, person, half_points, seconds_met: 3 })
    };
    for _ in 0..5 {
        office.must(event(EventAct::CloseRound(id)));
    }
    office.must(out(10, 4));
    assert!(office.state.events[&id].entrants[&PersonId(10)].left_after.is_some(), "V-WI-10");
    assert_eq!(office.refusal(&out(11, 5)).reason, RefusalReason::NotNow, "V-WI-10: still in reach");
    office.must(event(EventAct::GoesOn(id, PersonId(12))));
    assert_eq!(office.refusal(&out(12, 0)).reason, RefusalReason::NotNow, "«C»");
    office.must(event(EventAct::ChooseOther(id, PersonId(11))));
    assert!(office.state.events[&id].entrants[&PersonId(11)].chose_other, "15.81");
}

#[test]
fn calendar_15_8_and_15_9_dates_of_affected_games() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, Category::Second, None);
    let mut foreigner = office.state.players[&PersonId(10)].clone();
    foreigner.person = PersonId(11);
    foreigner.nationality = Nationality::Foreign;
    office.applicant(club, 11, Category::Second, None);
    office.must(Act::Licence(LicenceAct::Know(foreigner)));
    office.must(Act::Licence(LicenceAct::Grant(PersonId(11))));
    let rounds = ["1990-03-10", "1990-03-17"].map(|d| day(d).at(16, 30)).to_vec();
    let id = office.announce(EventSettings { rounds, ..individual() });
    office.must(enter(id, 10, None));
    office.must(enter(id, 11, None));
    let set = |person, on: &str| {
        let (person, on, represents) = (PersonId(person), day(on), Represents::Other);
        event(EventAct::SetGameDate { event: id, person, round: 1, on, represents })
    };
    office.must(set(10, "1990-03-20"));
    assert_eq!(office.codes(&set(10, "1990-03-21")), ["E-CAL-WINDOW"], "V-CA-3");
    assert_eq!(office.codes(&set(11, "1990-03-15")), ["E-CAL-FOREIGN"], "V-CA-7");
}

#[test]
fn calendar_15_10_changes_need_the_commission_and_may_be_revoked() {
    let (mut office, id, _) = four_teams(10);
    bodies(&mut office);
    let change = |round: u16, ground, other_venue| {
        let planned = day("1989-10-14").plus(7 * (i32::from(round) - 1));
        let change = Change { round, rounds: 9, planned, wanted: planned.plus(-1), other_venue, ground };
        Act::Case(CaseAct::Raise(Matter::Change(id, change)))
    };
    assert_eq!(office.codes(&change(8, Ground::Ordinary, false)), ["E-CAL-LASTTWO"], "V-CA-4");
    assert_eq!(office.codes(&change(5, Ground::Clash, true)), ["E-CAL-VENUE"], "V-CA-8");
    office.must(change(7, Ground::Ordinary, false));
    let vote = |yes, no, president| Some(Vote { yes, no, blank: 0, president });
    assert_eq!(office.refusal(&rule(&office, 1, Ruling::Yes, None)).reason, RefusalReason::VoteNeeded, "V-CA-5");
    assert_eq!(office.codes(&rule(&office, 1, Ruling::Yes, vote(2, 1, Ballot::For))), ["E-VOTE-QUORUM"], "V-VO-3");
    let tie = rule(&office, 1, Ruling::Yes, vote(3, 3, Ballot::Against));
    assert_eq!(office.refusal(&tie).reason, RefusalReason::NotCarried, "7.2");
    office.must(rule(&office, 1, Ruling::Yes, vote(3, 3, Ballot::For)));
    let planned = day("1989-10-14").plus(42);
    assert_eq!(office.state.events[&id].settings.rounds[6].date, planned.plus(-1));
    // 6.1: two of the Commission and one of the Committee convene the Board, which revokes.
    let revoke = |one, committee| {
        let commission = (PersonId(9001), PersonId(one));
        let committee = PersonId(committee);
        Act::Case(CaseAct::Raise(Matter::Revocation { case: CaseId(1), commission, committee }))
    };
    assert_eq!(office.refusal(&revoke(9001, 9101)).reason, RefusalReason::NotConvened);
    office.must(revoke(9002, 9101));
    office.must(rule(&office, 2, Ruling::Yes, None));
    assert!(office.state.cases[0].revoked);
    assert_eq!(office.state.events[&id].settings.rounds[6].date, planned);
    office.assert_replays();
}

#[test]
fn v_ca_6_the_last_round_is_delayed_and_force_majeure_moves_matches() {
    let (mut office, id, _) = four_teams(4);
    bodies(&mut office);
    let yes = Some(Vote { yes: 4, no: 0, blank: 0, president: Ballot::For });
    office.must(Act::Case(CaseAct::Raise(Matter::LastRound(id))));
    office.must(rule(&office, 1, Ruling::At(moment("1989-11-11T16:30")), yes));
    assert_eq!(office.state.events[&id].settings.rounds[2], moment("1989-11-11T16:30"), "V-CA-6");
    office.must(event(EventAct::Pair(id)));
    office.must(Act::Case(CaseAct::Raise(Matter::ForceMajeure(id, 1, vec![MatchId(1)]))));
    office.must(rule(&office, 2, Ruling::At(moment("1989-10-21T16:30")), None));
    assert_eq!(office.state.matches[&MatchId(1)].start, moment("1989-10-21T16:30"), "12.5: in part");
    assert_eq!(office.state.matches[&MatchId(2)].start, moment("1989-10-14T16:30"));
    office.must(Act::Case(CaseAct::Raise(Matter::Clash(MatchId(2)))));
    office.must(rule(&office, 3, Ruling::At(moment("1989-10-15T10:00")), None));
    assert_eq!(office.state.matches[&MatchId(2)].start, moment("1989-10-15T10:00"), "15.1");
    for (case, matter) in
        [(4, Matter::OtherEvent(id, 2)), (5, Matter::RoundRobinDate(id, 2)), (6, Matter::LastSwissRound(id))]
    {
        office.must(Act::Case(CaseAct::Raise(matter)));
        let no = Some(Vote { yes: 0, no: 4, blank: 0, president: Ballot::Against });
        office.must(rule(&office, case, Ruling::No, no));
    }
    assert!(office.state.cases.iter().all(|case| case.decision.is_some()));
    assert!(reports::calendar(&office.state).windows(2).all(|w| w[0].at <= w[1].at));
}

#[test]
fn competition_committee_sanctions_by_the_table_and_appeals() {
    let (mut office, id, teams) = four_teams(4);
    bodies(&mut office);
    let row = |offence: &str, effect| SanctionRow { offence: offence.to_owned(), effect };
    let rows = vec![
        row("alteration of the line-up", Effect::Points(Points::ONE)),
        row("unsporting conduct", Effect::Suspension(30)),
        row("abandoning the competition", Effect::Exclusion),
    ];
    office.must(Act::Body(BodyAct::Sanctions(SanctionTable { circular: "12/89".to_owned(), rows })));
    office.must(Act::Case(CaseAct::Raise(Matter::Breach(Offender::Team(teams[0])))));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.cases[1].matter, Matter::Sanction(Offender::Team(teams[0])), "1.2, then 3.1");
    assert!(matches!(office.refusal(&rule(&office, 2, Ruling::Sanction(3), None)).reason, RefusalReason::Unknown(..)));
    office.must(rule(&office, 2, Ruling::Sanction(0), None));
    let points = |office: &Office| {
        let standing = reports::standing(&office.state, id, 0, adoube_federation::matches::Reading::Settled).unwrap();
        standing.rows.iter().find(|row| row.team == teams[0]).unwrap().match_points.tenths()
    };
    assert_eq!(points(&office), -10);
    assert_eq!(reports::sanctions(&office.state, office.at.date).len(), 1);
    // A suspended player may not be lined up.
    office.must(Act::Case(CaseAct::Raise(Matter::Sanction(Offender::Person(PersonId(101))))));
    office.at = moment("1989-10-10T10:00");
    office.must(rule(&office, 3, Ruling::Sanction(1), None));
    office.must(event(EventAct::Pair(id)));
    let (m, side) = office.state.matches.iter().find_map(|(id, m)| Some((*id, m.side_of(teams[0])?))).unwrap();
    let players = ["1", "2", "3", "4"].iter().map(|n| n.parse().unwrap()).collect();
    let line_up = MatchAct::LineUp { side, players, when: adoube_federation::acts::When::BeforePlay };
    assert_eq!(office.refusal(&Act::Match(m, line_up)).reason, RefusalReason::Suspended(101));
    // 2.1: fifteen days; then it is too late.
    office.at = moment("1989-07-17T10:00");
    assert_eq!(office.codes(&Act::Case(CaseAct::Appeal(CaseId(2)))), ["E-APPEAL-LATE"], "V-DL-6");
    office.at = moment("1989-07-16T10:00");
    office.must(Act::Case(CaseAct::Appeal(CaseId(2))));
    assert_eq!(office.state.cases[3].body, Body::Board, "V-AP-1");
    office.must(rule(&office, 4, Ruling::Instead(Box::new(Ruling::No)), None));
    assert_eq!(points(&office), 0, "lifted");
    office.assert_replays();
}

#[test]
fn v_ap_2_no_appeal_outside_official_events() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, Category::Preferent, Some(2100));
    let id = office.announce(EventSettings { standing: Standing::Final, ..individual() });
    office.must(enter(id, 10, None));
    office.must(event(EventAct::WithdrawPlayer(id, PersonId(10))));
    office.must(rule(&office, 1, Ruling::No, None));
    assert_eq!(office.codes(&Act::Case(CaseAct::Appeal(CaseId(1)))), ["E-APPEAL-SCOPE"], "V-AP-2");
    // National matters end at FEDA.
    let (mut office, ..) = four_teams(4);
    office.must(Act::Case(CaseAct::Raise(Matter::Breach(Offender::Person(PersonId(101))))));
    office.must(Act::Case(CaseAct::National(CaseId(1))));
    office.must(rule(&office, 1, Ruling::No, None));
    office.must(Act::Case(CaseAct::Appeal(CaseId(1))));
    office.must(rule(&office, 2, Ruling::No, None));
    office.must(Act::Case(CaseAct::Appeal(CaseId(2))));
    assert_eq!(office.state.cases[2].body, Body::Feda, "V-AP-4");
}

#[test]
fn sports_commission_members_meetings_and_removal() {
    let mut office = Office::new();
    let one = |n: u32, task| Member { person: PersonId(n), task, since: day("1989-07-01") };
    let name = |members| Act::Body(BodyAct::NameCommission { elected: day("1989-06-03"), members });
    let few = name((1..=4).map(|n| one(n, Task::Member)).collect());
    assert_eq!(office.refusal(&few).reason, RefusalReason::CommissionIncomplete(4), "V-VO-9");
    bodies(&mut office);
    assert_eq!(office.state.commission.term_ends(), Some(day("1991-06-03")), "2.2");
    for n in 0..5 {
        let on = day("1989-09-01").plus(n * 7);
        let absent = BTreeSet::from([PersonId(9004)]);
        office.must(Act::Body(BodyAct::Meeting { on, convened: on.plus(-3), absent }));
    }
    let on = day("1989-12-01");
    let late = Act::Body(BodyAct::Meeting { on, convened: on, absent: BTreeSet::new() });
    assert_eq!(office.refusal(&late).reason, RefusalReason::Incomplete, "8.1");
    assert_eq!(office.state.commission.causes_for_removal(), [PersonId(9004)], "3.2");
    office.must(Act::Case(CaseAct::Raise(Matter::Removal(PersonId(9004)))));
    let votes = |yes| Some(Vote { yes, no: 0, blank: 0, president: Ballot::For });
    assert_eq!(office.refusal(&rule(&office, 1, Ruling::Yes, votes(4))).reason, RefusalReason::NotUnanimous, "3.1");
    office.must(rule(&office, 1, Ruling::Yes, votes(5)));
    assert_eq!(office.state.commission.members.len(), 5);
    office.must(Act::Case(CaseAct::Raise(Matter::Vacancy(one(9010, Task::Rating)))));
    office.must(rule(&office, 2, Ruling::Yes, None));
    office.must(Act::Case(CaseAct::Raise(Matter::Appointment(one(9011, Task::Secretary)))));
    office.must(rule(&office, 3, Ruling::Yes, None));
    assert_eq!(office.state.commission.members.len(), 7, "1.2, 3.3");
    office.assert_replays();
}

fn open_request(first: Date) -> OpenRequest {
    let group = |categories: &[Category]| OpenGroup { categories: categories.iter().copied().collect(), players: 40 };
    OpenRequest {
        requested: day("1989-06-30"),
        first,
        last: first.plus(8),
        rounds: 9,
        groups: vec![group(&[Category::Preferent, Category::First]), group(&[Category::Second, Category::Third])],
        distances_hm: vec![(OpenId(1), 299)],
    }
}

#[test]
fn open_tournaments_are_homologated_reported_and_annulled() {
    let mut office = Office::new();
    bodies(&mut office);
    office.must(Act::AskHomologation(open_request(day("1989-08-01"))));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.opens[&OpenId(1)].homologated, Some(true), "6");
    assert_eq!(office.codes(&Act::AskHomologation(open_request(day("1989-08-09")))), ["E-HOM-CLASH"], "V-HO-6");
    office.must(Act::AskHomologation(open_request(day("1989-08-10"))));
    let due = duties(&office.state, day("1989-08-20"));
    assert!(due.iter().any(|d| d.paper == Paper::OpenReport && d.about == About::Open(OpenId(1))), "7");
    office.must(Act::HandIn(Paper::OpenReport, About::Open(OpenId(1))));
    assert!(duties(&office.state, day("1989-08-20")).iter().all(|d| d.done.is_some()));
    office.must(Act::Case(CaseAct::Raise(Matter::Annulment(OpenId(1)))));
    let yes = Some(Vote { yes: 5, no: 0, blank: 0, president: Ballot::For });
    office.must(rule(&office, 3, Ruling::Yes, yes));
    assert!(office.state.opens[&OpenId(1)].annulled, "closing");
    office.assert_replays();
}

#[test]
fn delegates_5_422_venues_are_authorised_and_delegates_replaced() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    for person in [10, 11] {
        office.player(club, person, Category::Second, None);
    }
    let id = office.announce(individual());
    office.must(enter(id, 10, None));
    let request = |boards| VenueRequest {
        clubs: vec![club],
        province: Province::Barcelona,
        category: Category::First,
        grouping: Grouping::None,
        travel_min: 60,
        entered: vec![12],
        boards,
        alternatives: 2,
        principal: PersonId(10),
        auxiliary: PersonId(11),
    };
    assert_eq!(office.codes(&Act::AskVenue(id, request(14))), ["E-VENUE-BOARDS"]);
    office.must(Act::AskVenue(id, request(15)));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.venues[0].authorised, Some(true), "5.422 e-f");
    office.must(event(EventAct::WithdrawPlayer(id, PersonId(10))));
    assert_eq!(delegates_to_replace(&office.state), [(0, PersonId(10))], "5.422 g");
    office.must(Act::ReplaceDelegate { venue: 0, old: PersonId(10), new: PersonId(12) });
    assert!(delegates_to_replace(&office.state).is_empty());
}

#[test]
fn delegations_and_organisers_hand_in_their_papers() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, Category::Preferent, Some(2100));
    let id = office.announce(EventSettings { province: Some(Province::Girona), ..individual() });
    office.must(enter(id, 10, None));
    assert_eq!(office_for(&office.state, id), Desk::Delegation(Province::Girona), "5.72");
    let papers: Vec<Paper> = duties(&office.state, day("1990-01-31")).iter().map(|d| d.paper).collect();
    let expected = [
        Paper::OfficialsReports,
        Paper::RoundResults,
        Paper::PreferentScoreSheets,
        Paper::PairingCards,
        Paper::DelegationResults,
    ];
    assert_eq!(papers, expected);
    for paper in expected {
        office.must(Act::HandIn(paper, About::Event(id)));
    }
    for paper in [Paper::Forms, Paper::DelegationNotice, Paper::TravelCover] {
        office.must(Act::HandIn(paper, About::Province(Province::Girona)));
    }
    office.must(Act::HandIn(Paper::PromotionList, About::Club(club)));
    assert!(duties(&office.state, day("1990-01-31")).iter().all(|d| d.done.is_some()));
    assert!(matches!(office.refusal(&Act::HandIn(Paper::Record, About::Club(club))).reason, RefusalReason::NotNow));
    // Titles and ratings of other events.
    office.must(Act::Licence(LicenceAct::Title(PersonId(10), Title::MestreCatala, TitleGround::SpanishJunior)));
    assert_eq!(office.state.players[&PersonId(10)].title, Some(Title::MestreCatala), "Master, title 3");
    office.must(Act::Case(CaseAct::Raise(Matter::Rated(id))));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.events[&id].rated, Some(true), "Rating 1 (b)");
    office.must(Act::Case(CaseAct::Raise(Matter::Lots(id, vec![PersonId(10), PersonId(1)]))));
    let wrong = rule(&office, 2, Ruling::Order(vec![PersonId(10)]), None);
    assert_eq!(office.refusal(&wrong).reason, RefusalReason::WrongRuling);
    office.must(rule(&office, 2, Ruling::Order(vec![PersonId(1), PersonId(10)]), None));
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
    let cup = EventSettings { kind: EventKind::Cup, preliminary: false, ..league(4, 2) };
    let id = office.announce(cup);
    for (club, team) in clubs.iter().zip(&teams) {
        let (category, delivery) = (TeamCategory::First, Delivery::ByHand);
        office.must(event(EventAct::EnterTeam { event: id, club: *club, category, team: Some(*team), delivery }));
    }
    office.must(event(EventAct::Group(id, vec![teams.clone()])));
    office.must(event(EventAct::Pair(id)));
    let pairs: Vec<(TeamId, TeamId)> = office.state.matches.values().map(|m| (m.home, m.visitors)).collect();
    assert_eq!(pairs, [(teams[0], teams[2]), (teams[1], teams[3])], "V-KO-4");
    // D-18: A-1 plays with numbers 1 to 5.
    office.line_up(MatchId(1), Side::Home, &[1, 2, 3, 4, 5]);
    office.line_up(MatchId(1), Side::Visitors, &[1, 2, 3, 4]);
    use adoube_federation::result::GameResult as G;
    for (board, result) in [(1, G::Drawn), (2, G::HomeWon), (3, G::VisitorsWon), (4, G::Drawn)] {
        office.must(Act::Match(MatchId(1), MatchAct::Result(board, result)));
    }
    // 15.7: the other team passes without playing.
    office.must(Act::Case(CaseAct::Raise(Matter::CopaPass(MatchId(2), teams[3]))));
    let yes = Some(Vote { yes: 4, no: 0, blank: 0, president: Ballot::For });
    office.must(rule(&office, 1, Ruling::Yes, yes));
    office.must(event(EventAct::CloseRound(id)));
    office.must(event(EventAct::Pair(id)));
    let last = office.state.matches.values().find(|m| m.event == id && m.round == 2).unwrap();
    assert_eq!((last.home, last.visitors), (teams[0], teams[3]), "V-DU-6: Dutch 5½-4½");
    // 3.11: knocked out by a higher category.
    let entitled = adoube_federation::fixtures::entitled_to_consolation(&office.state, id);
    assert_eq!(entitled, [teams[2]]);
    office.must(Act::Case(CaseAct::Raise(Matter::Consolation(id, entitled.clone()))));
    office.must(rule(&office, 2, Ruling::Yes, None));
    assert_eq!(office.state.events[&id].consolation, entitled);
    office.assert_replays();
}

#[test]
fn acts_before_the_season_and_of_things_unknown_are_refused() {
    let empty = Office { state: adoube_federation::State::default(), log: Vec::new(), at: moment("1989-07-01T09:00") };
    let act = Act::Club(ClubAct::NewAddress(ClubId(1)));
    assert_eq!(empty.refusal(&act).reason, RefusalReason::NoSeason);
    let office = Office::new();
    let unknown = [
        act,
        Act::Licence(LicenceAct::Grant(PersonId(5))),
        Act::List(ListAct::Stamp(ClubId(9), vec![])),
        event(EventAct::Pair(EventId(4))),
        Act::Match(MatchId(3), MatchAct::RecordReceived),
        Act::Case(CaseAct::Appeal(CaseId(0))),
        Act::Case(CaseAct::Raise(Matter::OpenRules(OpenId(8)))),
        Act::HandIn(Paper::OpenReport, About::Open(OpenId(8))),
        Act::ReplaceDelegate { venue: 3, old: PersonId(1), new: PersonId(2) },
    ];
    for act in unknown {
        assert!(matches!(office.refusal(&act).reason, RefusalReason::Unknown(..)), "{act:?}");
    }
}
