//! The office by acts: licences, lists, entries, withdrawals, calendar, bodies, open tournaments, venues.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_federation::Regulations;
use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::{CaseAct, ClubAct, CompetitionAct, LicenceAct, LineUpTiming, ListAct, MatchAct};
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::clash::Represents;
use adoube_federation::competition::{AgeGroup, CompetitionSettings, Delivery, IndividualEvent, IndividualSystem};
use adoube_federation::duties::{PaperDuty, ReportingOffice as Desk, delegates_to_replace, duties, office_for};
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, OpenId, TeamSide};
use adoube_federation::lateness::Cause;
use adoube_federation::licence::LicencePaper;
use adoube_federation::list_number::ListNumber;
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::people::{Nationality, PlayerCategory, PlayerTitle};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::season::{Club, TitleGround};
use adoube_federation::teams::TeamCategory;
use adoube_federation::titles::TitleEvent;
use adoube_federation::venue::{Grouping, Province, VenueRequest};
use adoube_federation::{SeasonAct, reports};
use adoube_tournament::Points;
use common::{Office, day, enter, event, four_teams, individual, league, moment, rule};
use std::collections::BTreeSet;

#[test]
fn delegates_5_24_to_5_28_a_licence_is_granted_when_nothing_is_missing() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.applicant(club, 10, PlayerCategory::First, None);
    office.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(10))));
    assert_eq!(office.state.licences[&MemberNo(10)].club, club);
    // An application without documents: refused with the codes first, then with the list.
    office.applicant(club, 11, PlayerCategory::First, None);
    let mut bare = office.state.applications[&MemberNo(11)].clone();
    bare.papers.clear();
    office.must(SeasonAct::Licence(LicenceAct::Apply(bare)));
    assert_eq!(office.codes(&SeasonAct::Licence(LicenceAct::Grant(MemberNo(11)))), ["E-LIC-NATIONAL", "E-LIC-PHONE"]);
    let some = BTreeSet::from([LicencePaper::NationalNumber, LicencePaper::Telephone]);
    office.must(SeasonAct::Licence(LicenceAct::Complete(MemberNo(11), some)));
    let refusal = office.refusal(&SeasonAct::Licence(LicenceAct::Grant(MemberNo(11))));
    assert_eq!(refusal.reason, RefusalReason::PapersMissing(vec![LicencePaper::Insurance, LicencePaper::SmallForm]));
    assert_eq!(refusal.cites.unwrap().number(), "Delegates 5.24");
    office.assert_replays();
}

#[test]
fn delegates_5_23_lists_are_stamped_in_order_with_licences() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, PlayerCategory::Preferent, Some(2100));
    office.player(club, 11, PlayerCategory::Preferent, Some(2200));
    office.applicant(club, 12, PlayerCategory::Third, None);
    let stamp = |people: &[u32]| SeasonAct::List(ListAct::Stamp(club, people.iter().map(|p| MemberNo(*p)).collect()));
    assert_eq!(office.codes(&stamp(&[10, 11, 12])), ["E-ENTRY-LICENCE", "E-LIST-ORDER"]);
    office.must(stamp(&[11, 10]));
    assert!(matches!(office.refusal(&stamp(&[11])).reason, RefusalReason::Twice(..)));
}

#[test]
fn delegates_5_311_and_5_321_additions() {
    let mut office = Office::new();
    let club = office.club_with_list(1, 100, 10, 16);
    let other = office.club_with_list(2, 200, 10, 16);
    let add = |person, after| SeasonAct::List(ListAct::Add { club, person: MemberNo(person), after });
    office.applicant(club, 150, PlayerCategory::Preferent, Some(2365));
    office.must(add(150, None));
    assert_eq!(office.state.lists[&club].number_of(MemberNo(150)).unwrap().to_string(), "4 bis");
    assert!(office.state.is_licensed(MemberNo(150), office.at.date), "5.311: the licence comes with the list");
    assert_eq!(office.codes(&add(150, None)), ["E-ADD-LICENSED"], "on the list already");
    // 5.311: needs the licence and the insurance, so it is refused while documents are missing.
    office.applicant(club, 149, PlayerCategory::Preferent, Some(2355));
    let mut lacking = office.state.applications[&MemberNo(149)].clone();
    lacking.papers.clear();
    office.must(SeasonAct::Licence(LicenceAct::Apply(lacking)));
    let refused = office.refusal(&add(149, None)).reason;
    assert!(matches!(refused, RefusalReason::PapersMissing(_) | RefusalReason::Rules(_)), "{refused:?}");
    assert_eq!(office.codes(&add(103, None)), ["E-ADD-LICENSED"], "D-08");
    assert!(matches!(office.refusal(&add(201, None)).reason, RefusalReason::OtherClub(_)));
    // D-07: not once the last two rounds of the preliminary phase have begun.
    let id = office.announce(league(4, 3));
    let third = office.club_with_list(3, 300, 10, 16);
    let teams = [club, other, third].map(|c| office.enter(id, c, TeamCategory::PromotionToThird)).to_vec();
    office.must(event(CompetitionAct::Group(id, vec![teams])));
    office.applicant(club, 151, PlayerCategory::Third, None);
    office.applicant(club, 152, PlayerCategory::Third, None);
    office.must(event(CompetitionAct::Pair(id)));
    office.must(add(151, None));
    settle(&mut office, id);
    office.must(event(CompetitionAct::Pair(id)));
    // Paired, but not started.
    office.at = moment("1989-10-21T16:29");
    office.applicant(club, 153, PlayerCategory::Third, None);
    office.must(add(153, None));
    office.at = moment("1989-10-21T16:30");
    assert_eq!(office.codes(&add(152, None)), ["E-ADD-LATE"]);
    office.assert_replays();
}

/// All open boards of the event's open round are reported as draws by both clubs, and the round is closed.
fn settle(office: &mut Office, id: CompetitionId) {
    let round = office.state.events[&id].paired;
    let open: Vec<(MatchId, usize)> = office
        .state
        .matches
        .iter()
        .filter(|(_, m)| m.event == id && m.round == round && !m.is_settled())
        .map(|(id, m)| (*id, m.boards.len()))
        .collect();
    // The reports arrive when the games are over.
    let before = office.at;
    office.at = office.state.events[&id].settings.rounds[usize::from(round) - 1].date.at(21, 0);
    for (m, boards) in open {
        for side in TeamSide::BOTH {
            let results = vec![Some(adoube_federation::result::TeamBoardResult::Drawn); boards];
            office.must(SeasonAct::Match(m, MatchAct::Report(side, results)));
        }
    }
    office.must(event(CompetitionAct::CloseRound(id)));
    office.at = before;
}

#[test]
fn delegates_5_322_and_identification_6_3_entries_need_a_licence() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.applicant(club, 10, PlayerCategory::Second, None);
    let id = office.announce(individual());
    assert_eq!(office.codes(&enter(id, 10, None)), ["E-ENTRY-LICENCE"]);
    office.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(10))));
    office.must(enter(id, 10, Some(13)));
    let stored = &office.state.events[&id].entrants[&MemberNo(10)];
    assert_eq!((stored.entered, stored.delivery, stored.age), (day("1989-07-01"), Delivery::RegisteredPost, Some(13)));
    let asked = |office: &Office| duties(&office.state, office.at.date);
    assert!(asked(&office).iter().all(|d| d.paper != PaperKind::FamilyBook), "not in an event for every age");
    let age_group = Some(AgeGroup::Infantil);
    let infantil =
        CompetitionSettings { individual: IndividualEvent { age_group, ..IndividualEvent::default() }, ..individual() };
    let infantil = office.announce(infantil);
    let refusal = office.refusal(&enter(infantil, 10, None));
    assert_eq!((refusal.reason, refusal.cites.unwrap().number()), (RefusalReason::AgeNeeded, "Delegates 5.422 h"));
    office.must(enter(infantil, 10, Some(13)));
    let of = |d: &PaperDuty| d.paper == PaperKind::FamilyBook && d.about == PaperSubject::Person(MemberNo(10));
    assert!(asked(&office).iter().any(of), "6.22");
    office.applicant(club, 11, PlayerCategory::Second, None);
    office.at = moment("1989-09-16T10:00");
    office.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(11))));
    assert_eq!(office.codes(&enter(id, 11, None)), ["E-ENTRY-LICENCE"], "5.322: renewed after the entry deadline");
}

#[test]
fn delegates_5_10_change_of_address() {
    let mut office = Office::new();
    let clubs = [1, 2, 3].map(|n| office.club_with_list(n, n * 100, 4, 4));
    let id = office.announce(league(4, 3));
    let teams = clubs.map(|c| office.enter(id, c, TeamCategory::PromotionToThird)).to_vec();
    office.must(event(CompetitionAct::Group(id, vec![teams])));
    office.at = moment("1989-09-29T10:00");
    office.must(SeasonAct::Club(ClubAct::NewAddress(clubs[0])));
    assert!(office.state.warnings.is_empty(), "V-DL-7");
    office.at = moment("1989-09-30T10:00");
    office.must(SeasonAct::Club(ClubAct::NewAddress(clubs[0])));
    let warning = &office.state.warnings[0].finding;
    assert_eq!(warning.code(), "W-ADDRESS-LATE", "V-DL-7");
    let expected = adoube_federation::HandbookFinding::AddressLate { event: id, clubs: vec![clubs[1], clubs[2]] };
    assert_eq!(*warning, expected);
}

#[test]
fn v_wi_8_two_absences_eliminate_a_team_and_its_matches_are_annulled() {
    let (mut office, id, teams) = four_teams(10);
    assert_eq!(office.state.events[&id].rounds(), 9);
    for round in 1..=4 {
        office.must(event(CompetitionAct::Pair(id)));
        let (m, side) = office
            .state
            .matches
            .iter()
            .filter(|(_, m)| m.round == round)
            .find_map(|(id, m)| Some((*id, m.side_of(teams[0])?)))
            .unwrap();
        office.at = office.state.matches[&m].start.date.at(20, 0);
        if round >= 3 {
            let absent = MatchAct::Presence { side, present: 1, half_at_s: None, cause: Cause::None };
            office.must(SeasonAct::Match(m, absent));
        } else {
            // D-35: forfeits on single boards are not an absence of the team.
            let result = adoube_federation::result::TeamBoardResult::absence(side);
            office.must(SeasonAct::Match(m, MatchAct::Result(1, result)));
        }
        settle(&mut office, id);
        assert_eq!(office.state.events[&id].gone.contains_key(&teams[0]), round == 4, "V-WI-8, round {round}");
    }
    assert!(office.state.is_eliminated(id, teams[0]) && !office.state.is_eliminated(id, teams[1]), "14.1");
    assert!(office.state.events[&id].gone[&teams[0]].annulled, "V-WI-8: 4 of 9 is before half");
    let standing =
        reports::standing(&office.state, id, 0, adoube_federation::matches::ProvisionalReading::Settled).unwrap();
    assert_eq!(standing.rows.last().unwrap().team, teams[0]);
    assert!(standing.rows.iter().all(|row| row.matches <= 4));
    // Its later opponents have a bye.
    office.must(event(CompetitionAct::Pair(id)));
    assert_eq!(office.state.matches.values().filter(|m| m.round == 5).count(), 4);
    office.assert_replays();
}

#[test]
fn withdrawals_14_3_after_half_the_score_stands_and_the_rest_win_by_absence() {
    let (mut office, id, teams) = four_teams(4);
    for _ in 0..2 {
        office.must(event(CompetitionAct::Pair(id)));
        settle(&mut office, id);
    }
    office.must(event(CompetitionAct::WithdrawTeam(id, teams[3])));
    assert!(!office.state.events[&id].gone[&teams[3]].annulled);
    office.must(event(CompetitionAct::Pair(id)));
    let last = office.state.matches.values().find(|m| m.round == 3 && m.side_of(teams[3]).is_some()).unwrap();
    assert!(last.is_settled());
    settle(&mut office, id);
    let standing =
        reports::standing(&office.state, id, 0, adoube_federation::matches::ProvisionalReading::Settled).unwrap();
    let row = standing.rows.iter().find(|row| row.team == teams[3]).unwrap();
    assert_eq!(row.match_points, Points::ONE, "two drawn matches");
    assert_eq!(standing.movements.unwrap().relegated, [teams[3]]);
}

#[test]
fn v_wi_7_two_absences_eliminate_a_player() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, PlayerCategory::Second, None);
    office.player(club, 11, PlayerCategory::Preferent, Some(2100));
    let id = office.announce(individual());
    office.must(enter(id, 10, None));
    office.must(enter(id, 11, None));
    let absent = |round| event(CompetitionAct::Absent(id, MemberNo(10), round));
    assert_eq!(office.refusal(&absent(2)).reason, RefusalReason::TooEarly(moment("1989-10-21T16:30")));
    office.at = moment("1989-11-18T18:00");
    office.must(absent(2));
    assert!(matches!(office.refusal(&absent(7)).reason, RefusalReason::TooEarly(_)), "the round is to come");
    office.must(absent(6));
    assert_eq!(office.state.events[&id].entrants[&MemberNo(10)].left_after, Some(6), "V-WI-7");
    let rules = &office.state.regulations().eliminations;
    let half = |rounds| office.state.events[&id].half_reached(rounds, rules);
    assert!(half(6) && !half(3), "V-WI-7");
    // 14.21: the Committee examines a Preferent's reason.
    office.must(event(CompetitionAct::WithdrawPlayer(id, MemberNo(11))));
    assert_eq!(office.state.warnings[0].finding.code(), "W-WITHDRAW-PREFERENT");
    assert_eq!(office.state.events[&id].entrants[&MemberNo(11)].left_after, None);
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.events[&id].entrants[&MemberNo(11)].left_after, Some(0));
}

#[test]
fn withdrawals_14_22_unless_the_player_wishes_to_go_on() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    for person in [10, 11, 12] {
        office.player(club, person, PlayerCategory::Second, None);
    }
    let id = office.announce(individual());
    for person in [10, 11, 12] {
        office.must(enter(id, person, None));
    }
    // After five of nine rounds, three opponents of second category.
    let out = |person, half_points| {
        let person = MemberNo(person);
        event(CompetitionAct::NoPromotionLeft { event: id, person, half_points, seconds_met: 3 })
    };
    for _ in 0..5 {
        office.must(event(CompetitionAct::CloseRound(id)));
    }
    office.must(out(10, 4));
    assert!(office.state.events[&id].entrants[&MemberNo(10)].left_after.is_some(), "V-WI-10");
    assert_eq!(
        office.refusal(&out(11, 5)).reason,
        RefusalReason::Act(ActRefusal::Promotion),
        "V-WI-10: still in reach"
    );
    office.must(event(CompetitionAct::GoesOn(id, MemberNo(12))));
    assert_eq!(office.refusal(&out(12, 0)).reason, RefusalReason::Act(ActRefusal::GoesOn), "«C»");
    office.must(event(CompetitionAct::ChooseOther(id, MemberNo(11))));
    assert!(office.state.events[&id].entrants[&MemberNo(11)].chose_other, "15.81");
}

#[test]
fn calendar_15_8_and_15_9_dates_of_affected_games() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    office.player(club, 10, PlayerCategory::Second, None);
    let mut foreigner = office.state.players[&MemberNo(10)].clone();
    foreigner.person = MemberNo(11);
    foreigner.nationality = Nationality::Foreign;
    office.applicant(club, 11, PlayerCategory::Second, None);
    office.must(SeasonAct::Licence(LicenceAct::Know(foreigner)));
    office.must(SeasonAct::Licence(LicenceAct::Grant(MemberNo(11))));
    let rounds = ["1990-03-10", "1990-03-17"].map(|d| day(d).at(16, 30)).to_vec();
    let id = office.announce(CompetitionSettings { rounds, ..individual() });
    office.must(enter(id, 10, None));
    office.must(enter(id, 11, None));
    let set = |person, on: &str| {
        let (person, on, represents) = (MemberNo(person), day(on), Represents::Other);
        event(CompetitionAct::SetGameDate { event: id, person, round: 1, on, represents })
    };
    office.must(set(10, "1990-03-20"));
    assert_eq!(office.codes(&set(10, "1990-03-21")), ["E-CAL-WINDOW"], "V-CA-3");
    assert_eq!(office.codes(&set(11, "1990-03-15")), ["E-CAL-FOREIGN"], "V-CA-7");
}

#[test]
fn delegates_5_422_venues_are_authorised_and_delegates_replaced() {
    let mut office = Office::new();
    let club = office.club(1, &[1]);
    for person in [10, 11] {
        office.player(club, person, PlayerCategory::Second, None);
    }
    let id = office.announce(individual());
    office.must(enter(id, 10, None));
    let request = |boards| VenueRequest {
        clubs: vec![club],
        province: Province::Barcelona,
        category: PlayerCategory::First,
        grouping: Grouping::None,
        travel_min: 60,
        entered: vec![12],
        boards,
        alternatives: 2,
        principal: MemberNo(10),
        auxiliary: MemberNo(11),
    };
    assert_eq!(office.codes(&SeasonAct::AskVenue(id, request(14))), ["E-VENUE-BOARDS"]);
    office.must(SeasonAct::AskVenue(id, request(15)));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.venues[0].authorised, Some(true), "5.422 e-f");
    office.must(event(CompetitionAct::WithdrawPlayer(id, MemberNo(10))));
    assert_eq!(delegates_to_replace(&office.state), [(0, MemberNo(10))], "5.422 g");
    office.must(SeasonAct::ReplaceDelegate { venue: 0, old: MemberNo(10), new: MemberNo(12) });
    assert!(delegates_to_replace(&office.state).is_empty());
}

#[test]
fn teams_7_14_a_delegation_sets_its_own_number_of_boards() {
    let mut office = Office::new();
    let clubs = [1, 2, 3, 4].map(|n| office.club_with_list(n, n * 100, 4, 8));
    let provincial = CompetitionSettings { province: Some(Province::Barcelona), ..league(6, 1) };
    let id = office.announce(provincial);
    let teams = clubs.map(|club| office.enter(id, club, TeamCategory::Third));
    office.must(event(CompetitionAct::Group(id, vec![teams.to_vec()])));
    office.must(event(CompetitionAct::Pair(id)));
    assert_eq!(Regulations::handbook().boards_of(TeamCategory::Third.code()), 8, "7.12");
    assert_eq!(office.state.matches[&MatchId(1)].boards.len(), 6, "7.14");
    assert_eq!(office.codes(&SeasonAct::Match(MatchId(1), lined_up(&[1, 2, 3, 4, 5, 6, 7]))), ["E-LU-SIZE"], "7.14");
    office.line_up(MatchId(1), TeamSide::Home, &[1, 2, 3, 4, 5, 6]);
}

#[test]
fn teams_7_14_and_7_21_titulars_are_as_many_as_the_boards() {
    let mut office = Office::new();
    let clubs = [1, 2, 3, 4].map(|n| office.club_with_list(n, n * 100, 4, 20));
    let first = office.announce(CompetitionSettings { province: Some(Province::Barcelona), ..league(6, 1) });
    let second = office.announce(CompetitionSettings { province: Some(Province::Barcelona), ..league(4, 1) });
    let a = clubs.map(|club| office.enter(first, club, TeamCategory::Second));
    let b = clubs.map(|club| office.enter(second, club, TeamCategory::Third));
    for (id, teams) in [(first, a), (second, b)] {
        office.must(event(CompetitionAct::Group(id, vec![teams.to_vec()])));
        office.must(event(CompetitionAct::Pair(id)));
    }
    let list = adoube_federation::reports::strength_list(&office.state, clubs[0]).unwrap();
    let titulars = |team| list.iter().filter(|(_, _, of)| *of == Some(team)).count();
    assert_eq!((titulars(0), titulars(1)), (6, 4), "7.21, 7.24");
    let id = office.state.matches.iter().find(|(_, m)| m.home == b[0]).map(|(id, _)| *id).unwrap();
    assert_eq!(office.codes(&SeasonAct::Match(id, lined_up(&[6, 7, 8, 9]))), ["E-LU-HIGHER"], "6 is a titular of A");
    office.line_up(id, TeamSide::Home, &[7, 8, 9, 10]);
}

#[test]
fn teams_7_25_letters_follow_categories_in_whatever_order_teams_are_entered() {
    let mut office = Office::new();
    let clubs = [1, 2, 3].map(|n| office.club_with_list(n, n * 100, 10, 30));
    let third = office.announce(league(8, 1));
    let first = office.announce(league(10, 1));
    let low = clubs.map(|club| office.enter(third, club, TeamCategory::Third));
    let high = clubs.map(|club| office.enter(first, club, TeamCategory::First));
    let letters: Vec<_> = office.state.club_teams(clubs[0]).iter().map(|(team, of)| (*team, of.place)).collect();
    assert_eq!(letters, [(high[0], 0), (low[0], 1)]);
    office.must(event(CompetitionAct::Group(third, vec![low.to_vec()])));
    office.must(event(CompetitionAct::Pair(third)));
    let (category, delivery) = (TeamCategory::Second, Delivery::ByHand);
    let late =
        CompetitionAct::EnterTeam { event: first, club: clubs[0], category, team: None, delivery, received: None };
    let refusal = office.refusal(&event(late));
    assert_eq!((refusal.reason, refusal.cites.unwrap().number()), (RefusalReason::NoTeamFor, "Teams 7.25"));
    office.assert_replays();
}

fn lined_up(players: &[u16]) -> MatchAct {
    let players = players.iter().map(|n| ListNumber::plain(*n)).collect();
    MatchAct::LineUp { side: TeamSide::Home, players, when: LineUpTiming::BeforePlay }
}

#[test]
fn delegations_and_organisers_hand_in_their_papers() {
    let mut office = Office::new();
    let barcelona = office.club(1, &[1]);
    let club = Club { province: Province::Girona, ..office.state.clubs[&barcelona].clone() };
    office.must(SeasonAct::Club(ClubAct::Register(club)));
    let club = *office.state.clubs.keys().last().unwrap();
    office.player(club, 10, PlayerCategory::Preferent, Some(2100));
    office.player(barcelona, 11, PlayerCategory::Preferent, Some(2100));
    let id = office.announce(CompetitionSettings { province: Some(Province::Girona), ..individual() });
    let outside = office.refusal(&enter(id, 11, None));
    assert_eq!((outside.reason, outside.cites), (RefusalReason::OtherProvince(barcelona.0), None), "only of Girona");
    office.must(enter(id, 10, None));
    assert_eq!(office_for(&office.state, id), Desk::Delegation(Province::Girona), "5.72");
    let papers: Vec<PaperKind> = duties(&office.state, day("1990-01-31")).iter().map(|d| d.paper).collect();
    let expected = [
        PaperKind::OfficialsReports,
        PaperKind::RoundResults,
        PaperKind::PreferentScoreSheets,
        PaperKind::PairingCards,
        PaperKind::DelegationResults,
    ];
    assert_eq!(papers, expected);
    for paper in expected {
        office.must(SeasonAct::HandIn(paper, PaperSubject::Event(id)));
    }
    for paper in [PaperKind::Forms, PaperKind::DelegationNotice, PaperKind::TravelCover] {
        office.must(SeasonAct::HandIn(paper, PaperSubject::Province(Province::Girona)));
    }
    office.must(SeasonAct::HandIn(PaperKind::PromotionList, PaperSubject::Club(club)));
    assert!(duties(&office.state, day("1990-01-31")).iter().all(|d| d.done.is_some()));
    assert!(matches!(
        office.refusal(&SeasonAct::HandIn(PaperKind::Record, PaperSubject::Club(club))).reason,
        RefusalReason::Act(ActRefusal::OnMatchPage)
    ));
    // Titles, and ratings of other competitions.
    let order = vec![MemberNo(10)];
    office.must(SeasonAct::Licence(LicenceAct::Classification(TitleEvent::BarcelonaOpenA, order)));
    assert_eq!(office.state.norms.len(), 1, "Master, norm 2");
    office.must(SeasonAct::Licence(LicenceAct::Title(
        MemberNo(10),
        PlayerTitle::MestreCatala,
        TitleGround::SpanishJunior,
    )));
    assert_eq!(office.state.players[&MemberNo(10)].title, Some(PlayerTitle::MestreCatala), "Master, title 3");
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Rated(id))));
    office.must(rule(&office, 1, Ruling::Yes, None));
    assert_eq!(office.state.events[&id].rated, Some(true), "Rating 1 (b)");
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::Lots(id, vec![MemberNo(10), MemberNo(1)]))));
    let wrong = rule(&office, 2, Ruling::Order(vec![MemberNo(10)]), None);
    assert_eq!(office.refusal(&wrong).reason, RefusalReason::WrongRuling);
    office.must(rule(&office, 2, Ruling::Order(vec![MemberNo(1), MemberNo(10)]), None));
    office.assert_replays();
}

#[test]
fn organisers_3_to_5_follow_the_system_and_the_players() {
    for (system, paper) in [
        (IndividualSystem::Swiss, Some(PaperKind::PairingCards)),
        (IndividualSystem::RoundRobin, Some(PaperKind::Crosstable)),
        (IndividualSystem::Knockout, None),
    ] {
        let mut office = Office::new();
        let individual_event = IndividualEvent { system, ..IndividualEvent::default() };
        office.announce(CompetitionSettings { individual: individual_event, ..individual() });
        let all = duties(&office.state, day("1990-01-31"));
        let of = |paper: &PaperKind| matches!(paper, PaperKind::PairingCards | PaperKind::Crosstable);
        assert_eq!(all.iter().map(|duty| duty.paper).find(of), paper, "{system:?}");
    }
    // Organisers 3: Preferents in an event of teams.
    let (mut office, id, _) = four_teams(4);
    office.must(event(CompetitionAct::Pair(id)));
    let asked = |office: &Office| {
        let about = PaperSubject::Event(id);
        let sheets = PaperKind::PreferentScoreSheets;
        duties(&office.state, day("1990-01-31")).iter().any(|d| d.paper == sheets && d.about == about)
    };
    office.line_up(MatchId(1), TeamSide::Home, &[7, 8, 9, 10]);
    assert!(!asked(&office), "third category");
    office.line_up(MatchId(1), TeamSide::Home, &[1, 8, 9, 10]);
    assert!(asked(&office));
}

#[test]
fn acts_before_the_season_and_of_things_unknown_are_refused() {
    let empty =
        Office { state: adoube_federation::SeasonState::default(), log: Vec::new(), at: moment("1989-07-01T09:00") };
    let act = SeasonAct::Club(ClubAct::NewAddress(ClubId(1)));
    assert_eq!(empty.refusal(&act).reason, RefusalReason::NoSeason);
    let office = Office::new();
    let unknown = [
        act,
        SeasonAct::Licence(LicenceAct::Grant(MemberNo(5))),
        SeasonAct::List(ListAct::Stamp(ClubId(9), vec![])),
        event(CompetitionAct::Pair(CompetitionId(4))),
        SeasonAct::Match(MatchId(3), MatchAct::RecordReceived),
        SeasonAct::Case(CaseAct::Appeal(CaseId(0))),
        SeasonAct::Case(CaseAct::Raise(Matter::OpenRules(OpenId(8)))),
        SeasonAct::HandIn(PaperKind::OpenReport, PaperSubject::Open(OpenId(8))),
        SeasonAct::ReplaceDelegate { venue: 3, old: MemberNo(1), new: MemberNo(2) },
    ];
    for act in unknown {
        assert!(matches!(office.refusal(&act).reason, RefusalReason::Unknown(..)), "{act:?}");
    }
}
