//! E1-E9: the same round, titulars, halves of the Copa, absences, lateness, substitutions, deadlines.

use super::*;
use crate::common::{bodies, moment, rule};
use adoube_federation::HandbookFinding;
use adoube_federation::acts::{CaseAct, LicenceAct};
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::competition::{CompetitionKind, Delivery};
use adoube_federation::duties::duties;
use adoube_federation::lateness::{Arrival, Cause, TeamPresence};
use adoube_federation::matches::{BoardStatus, RecordMark, Remark};
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::people::{Nationality, RegisteredPlayer};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::reports::strength_list;
use adoube_federation::teams::TeamCategory;
use adoube_federation::venue::Province;

fn codes(office: &Office, m: MatchId, act: MatchAct) -> Vec<&'static str> {
    office.codes(&SeasonAct::Match(m, act))
}

#[test]
fn e1_the_same_round_after_a_postponement() {
    let mut office = Office::new();
    bodies(&mut office);
    let clubs = [1, 2, 3, 4].map(|n| office.club_with_list(n, n * 100, 10, 14));
    let parts = [(10, TeamCategory::First), (8, TeamCategory::Second)].map(|(boards, category)| {
        let id = office.announce(weekly(boards, 3, "1989-10-22", (16, 30)));
        let teams = clubs.map(|club| office.enter(id, club, category));
        office.must(event(CompetitionAct::Group(id, vec![teams.to_vec()])));
        (id, teams[0])
    });
    let [(first, a), (second, b)] = parts;
    for (id, _) in parts {
        office.must(event(CompetitionAct::Pair(id)));
        settle(&mut office, id);
    }
    office.at = moment("1989-10-27T10:00");
    for (id, _) in parts {
        office.must(event(CompetitionAct::Pair(id)));
    }
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::ForceMajeure(second, 2, Vec::new()))));
    office.must(rule(&office, 1, Ruling::At(moment("1989-11-26T16:30")), None));
    // On 29 October 14 plays board 10 of A.
    office.at = moment("1989-10-29T16:30");
    let (m, side) = of_team(&office, a, 2);
    let mut of_a = plain(1..=9);
    of_a.push(14);
    office.line_up(m, side, &of_a);
    office.line_up(m, side.other(), &plain(1..=10));
    settle(&mut office, first);
    // On 26 November 14 is on B's sheet.
    office.at = moment("1989-11-26T16:30");
    let (m, side) = of_team(&office, b, 2);
    let with = |fourteen| sheet(side, &["11", "12", "13", fourteen, "16", "17", "18", "19"]);
    let refusal = office.refusal(&SeasonAct::Match(m, with("14")));
    let fourteen = ListNumber::plain(14);
    assert_eq!(refusal.findings(), [HandbookFinding::LineUpRound { number: fourteen, round: 2 }]);
    office.match_act(m, with("15"));
    office.line_up(m, side.other(), &plain(11..=18));
    office.at = moment("1989-11-26T16:55");
    let substitute = MatchAct::Substitute { side, board: 1, incoming: fourteen, at_s: 25 * 60 };
    assert!(codes(&office, m, substitute).contains(&"E-SUB-ROUND"));
    settle(&mut office, second);
    office.must(event(CompetitionAct::Pair(second)));
    let (m, side) = of_team(&office, b, 3);
    office.match_act(m, sheet(side, &["11", "12", "13", "14", "16", "17", "18", "19"]));
    office.assert_replays();
}

#[test]
fn e2_titulars_follow_the_boards_of_the_event() {
    let mut office = Office::new();
    let clubs = [1, 2, 3].map(|n| office.club_with_list(n, n * 100, 20, 0));
    assert_eq!(add_preferent(&mut office, clubs[0], 150, 2345), "6 bis");
    let lleida = weekly(6, 3, "1989-10-14", (16, 30));
    let id = office.announce(CompetitionSettings { province: Some(Province::Barcelona), ..lleida });
    let [a, b] = [0, 0].map(|_: i32| office.enter(id, clubs[0], TeamCategory::Third));
    let others = [clubs[1], clubs[2]].map(|club| office.enter(id, club, TeamCategory::Third));
    office.must(event(CompetitionAct::Group(id, vec![vec![a, b, others[0], others[1]]])));
    office.must(event(CompetitionAct::Pair(id)));
    let list = strength_list(&office.state, clubs[0]).unwrap();
    let of = |place| list.iter().filter(move |(_, _, of)| *of == place).map(|(number, ..)| number.to_string());
    assert_eq!(of(Some(0)).collect::<Vec<_>>(), ["1", "2", "3", "4", "5", "6", "6 bis"]);
    assert_eq!(of(Some(1)).collect::<Vec<_>>(), ["7", "8", "9", "10", "11", "12"]);
    assert_eq!(of(None).count(), 8, "13 to 20");
    let (m, side) = of_team(&office, b, 1);
    let higher = sheet(side, &["6 bis", "7", "8", "9", "10", "11"]);
    assert_eq!(codes(&office, m, higher), ["E-LU-HIGHER"]);
    let own = SeasonAct::Match(m, sheet(side, &["7", "8", "9", "10", "11", "12"]));
    assert!(adoube_federation::decide(&office.state, &own, office.at).is_ok(), "the titulars of B");
    // Two foreigners, not three.
    for person in [112, 113, 114] {
        let player = office.state.players[&MemberNo(person)].clone();
        let player = RegisteredPlayer { nationality: Nationality::Foreign, ..player };
        office.must(SeasonAct::Licence(LicenceAct::Know(player)));
    }
    let (m, side) = of_team(&office, a, 1);
    assert_eq!(codes(&office, m, sheet(side, &["1", "2", "3", "13", "14", "15"])), ["E-LU-FOREIGN"]);
    office.match_act(m, sheet(side, &["1", "2", "3", "4", "13", "14"]));
    // 8.2: Andorrans are no foreigners.
    let third = office.state.players[&MemberNo(114)].clone();
    let third = RegisteredPlayer { nationality: Nationality::Andorran, ..third };
    office.must(SeasonAct::Licence(LicenceAct::Know(third)));
    office.match_act(m, sheet(side, &["1", "2", "3", "13", "14", "15"]));
    office.line_up(m, side, &plain(1..=6));
    office.line_up(m, side.other(), &plain(1..=6));
    office.at = moment("1989-10-14T17:00");
    let substitute =
        |board, incoming| MatchAct::Substitute { side, board, incoming: ListNumber::plain(incoming), at_s: 25 * 60 };
    office.match_act(m, substitute(3, 8));
    assert_eq!(codes(&office, m, substitute(4, 16)), ["E-SUB-COUNT"]);
}

#[test]
fn e3_halves_of_the_copa() {
    let mut office = Office::new();
    let clubs = [1, 2].map(|n| office.club_with_list(n, n * 100, 22, 0));
    assert_eq!(add_preferent(&mut office, clubs[0], 150, 2365), "4 bis");
    let settings = CompetitionSettings { kind: CompetitionKind::Cup, preliminary: false, ..league(4, 2) };
    let five = CompetitionSettings { boards: 5, ..settings.clone() };
    let announce = event(CompetitionAct::Announce(Box::new(five)));
    assert_eq!(office.refusal(&announce).reason, RefusalReason::CupBoards(4));
    let id = office.announce(settings);
    let halves = clubs.map(|club| {
        let first = office.enter(id, club, TeamCategory::FirstDivision);
        let again = |team| CompetitionAct::EnterTeam {
            event: id,
            club,
            category: TeamCategory::FirstDivision,
            team: Some(team),
            delivery: Delivery::ByHand,
            received: None,
        };
        office.must(event(again(first)));
        assert!(matches!(office.refusal(&event(again(first))).reason, RefusalReason::Twice(..)), "A-1 once more");
        (first, office.state.second_half(first).unwrap())
    });
    let [(a1, a2), (b1, b2)] = halves;
    office.must(event(CompetitionAct::Group(id, vec![vec![a1, a2, b1, b2]])));
    office.must(event(CompetitionAct::Pair(id)));
    let (m, side) = of_team(&office, a1, 1);
    for person in [120, 121] {
        let player = office.state.players[&MemberNo(person)].clone();
        let player = RegisteredPlayer { nationality: Nationality::Foreign, ..player };
        office.must(SeasonAct::Licence(LicenceAct::Know(player)));
    }
    assert_eq!(codes(&office, m, sheet(side, &["1", "2", "21", "22"])), ["E-LU-FOREIGN"]);
    office.match_act(m, sheet(side, &["1", "2", "3", "21"]));
    office.match_act(m, sheet(side, &["1", "2", "3", "6"]));
    let (m, side) = of_team(&office, a2, 1);
    for titular in ["1", "4 bis", "5"] {
        let higher = sheet(side, &[titular, "7", "8", "9"]);
        assert!(codes(&office, m, higher).contains(&"E-LU-HIGHER"), "{titular} is of A-1");
    }
    office.match_act(m, sheet(side, &["7", "8", "9", "10", "11"]));
    let m = &office.state.matches[&m];
    assert_eq!((m.boards.len(), m.seated[side.index()].len()), (4, 4), "four boards and a reserve");
    office.assert_replays();
}

/// The first match of a league, line-ups not yet in; all clubs of one town, or each of its own.
fn first_match(boards: u8, at: (u16, u16), one_town: bool) -> (Office, CompetitionId) {
    let mut office = Office::new();
    bodies(&mut office);
    let clubs = [1, 2, 3, 4].map(|n| office.club_with_list(if one_town { 7 } else { n }, n * 100, 20, 0));
    let id = office.announce(weekly(boards, 3, "1989-10-14", at));
    let teams = clubs.map(|club| office.enter(id, club, TeamCategory::Second));
    office.must(event(CompetitionAct::Group(id, vec![teams.to_vec()])));
    office.must(event(CompetitionAct::Pair(id)));
    (office, id)
}

const M: MatchId = MatchId(1);

#[test]
fn e4_half_of_an_odd_team() {
    let (mut office, _) = first_match(5, (16, 30), true);
    let presence = |half_at_s| {
        let (side, cause) = (TeamSide::Visitors, Cause::None);
        SeasonAct::Match(M, MatchAct::Presence { side, present: 2, half_at_s, cause })
    };
    let stands = |at: &str, half: Option<u32>| {
        let mut office = Office { state: office.state.clone(), log: office.log.clone(), at: moment(at) };
        office.must(presence(half));
        office.state.matches[&M].clone()
    };
    let ran = |seconds| Some(TeamPresence::ClocksRan { seconds });
    let third = stands("1989-10-14T17:05", Some(35 * 60));
    assert_eq!(third.presence, [None, ran(35 * 60)], "from the visitors' clocks on all boards, none from the others");
    assert!(third.boards.iter().all(|board| *board == BoardStatus::Open));
    assert_eq!(stands("1989-10-14T17:30", Some(60 * 60)).presence[1], ran(60 * 60));
    office.at = moment("1989-10-14T17:29");
    assert_eq!(office.refusal(&presence(None)).reason, RefusalReason::TooEarly(moment("1989-10-14T17:30")));
    let lost = stands("1989-10-14T17:31", None);
    assert_eq!(lost.boards, vec![BoardStatus::Finished(G::VisitorsAbsent); 5]);
}

#[test]
fn e5_a_players_absence_needs_its_hour() {
    let (mut office, _) = first_match(8, (16, 30), false);
    office.line_up(M, TeamSide::Home, &plain(1..=8));
    office.line_up(M, TeamSide::Visitors, &plain(1..=7));
    office.at = moment("1989-10-14T16:46");
    let absent = SeasonAct::Match(M, MatchAct::Result(4, G::VisitorsAbsent));
    let hour = RefusalReason::TooEarly(moment("1989-10-14T17:30"));
    assert_eq!(office.refusal(&absent).reason, hour);
    office.at = moment("1989-10-14T17:00");
    let mut results = vec![Some(G::Drawn); 8];
    (results[3], results[7]) = (Some(G::VisitorsAbsent), Some(G::VisitorsAbsent));
    for side in TeamSide::BOTH {
        let report = SeasonAct::Match(M, MatchAct::Report(side, results.clone()));
        assert_eq!(office.refusal(&report).reason, hour);
    }
    // Without a name: lost by absence, and no played result.
    let stand = |office: &Office, board: usize| office.state.matches[&M].boards[board - 1];
    assert_eq!(stand(&office, 8), BoardStatus::Finished(G::VisitorsAbsent));
    for played in [G::HomeWon, G::Drawn, G::VisitorsWon] {
        let correct = SeasonAct::Match(M, MatchAct::Correct(8, played));
        assert_eq!(office.refusal(&correct).reason, RefusalReason::NobodyThere(8));
    }
    // He sits down at 17:30.
    let mut here = Office { state: office.state.clone(), log: office.log.clone(), at: moment("1989-10-14T17:30") };
    let (side, cause) = (TeamSide::Visitors, Cause::None);
    here.match_act(M, MatchAct::Late { side, board: 4, at_s: 3600, cause });
    let late = |r: &Remark| matches!(r, Remark::Late { arrival: Arrival::Starts { late_s: 3600 }, .. });
    assert!(here.state.matches[&M].back.iter().any(late));
    office.at = moment("1989-10-14T17:31");
    office.must(absent);
    assert!(office.state.matches[&M].marks.contains(&(4, TeamSide::Visitors, RecordMark::X)));
}

#[test]
fn e6_sixty_and_forty() {
    for (ruling, result) in [(Ruling::Yes, G::VisitorsWon), (Ruling::No, G::VisitorsAbsent)] {
        let (mut office, _) = first_match(8, (16, 30), false);
        for side in TeamSide::BOTH {
            office.line_up(M, side, &plain(1..=8));
        }
        office.at = moment("1989-10-14T18:10");
        office.match_act(M, MatchAct::Leave { board: 1, at_s: 70 * 60 });
        let (side, cause) = (TeamSide::Visitors, Cause::TransportWithProof);
        office.match_act(M, MatchAct::Late { side, board: 1, at_s: 75 * 60, cause });
        office.match_act(M, MatchAct::Late { side, board: 2, at_s: 90 * 60, cause });
        office.match_act(M, MatchAct::Result(1, G::VisitorsWon));
        let m = &office.state.matches[&M];
        let left = |r: &Remark| matches!(r, Remark::LeftEarly { board: 1, at_s: 4200 });
        let divided = Arrival::StartsDivided { visitor_s: 45 * 60, local_s: 30 * 60 };
        let late = |r: &Remark| matches!(r, Remark::Late { arrival, .. } if *arrival == divided);
        assert!(m.back.iter().any(left) && m.back.iter().any(late));
        assert_eq!(m.boards[1], BoardStatus::Finished(G::VisitorsAbsent), "18:00 is too late, with proof too");
        let due = duties(&office.state, day("1989-10-14"));
        let of = |paper| due.iter().find(|d| d.paper == paper && d.about == PaperSubject::Match(M)).unwrap().due;
        assert_eq!(of(PaperKind::DelayProofs), of(PaperKind::Record));
        office.at = moment("1989-11-30T10:00");
        office.must(rule(&office, 1, ruling, None));
        let m = &office.state.matches[&M];
        assert_eq!(m.boards[0], BoardStatus::Finished(result));
        let x = m.marks.contains(&(1, TeamSide::Visitors, RecordMark::X));
        assert_eq!(x, result == G::VisitorsAbsent, "5.92");
        office.assert_replays();
    }
}

#[test]
fn e7_the_window_of_substitutions() {
    let (mut office, id) = first_match(8, (10, 0), false);
    let club = office.state.teams[&office.state.matches[&M].home].club;
    // B plays in another part of the championship.
    let part = office.announce(weekly(8, 3, "1989-10-14", (10, 0)));
    let b: Vec<TeamId> = office
        .state
        .clubs
        .keys()
        .copied()
        .collect::<Vec<_>>()
        .into_iter()
        .map(|of| office.enter(part, of, TeamCategory::Third))
        .collect();
    office.must(event(CompetitionAct::Group(part, vec![b.clone()])));
    office.must(event(CompetitionAct::Pair(part)));
    assert_ne!(id, part);
    office.match_act(M, sheet(TeamSide::Home, &["1", "2", "3", "4", "5", "6", "8", "9"]));
    office.line_up(M, TeamSide::Visitors, &plain(1..=8));
    office.at = moment("1989-10-14T11:02");
    let substitute = |board, incoming, minute: u32| MatchAct::Substitute {
        side: TeamSide::Home,
        board,
        incoming: ListNumber::plain(incoming),
        at_s: minute * 60,
    };
    assert_eq!(codes(&office, M, substitute(2, 15, 19)), ["E-SUB-EARLY"]);
    office.match_act(M, substitute(2, 15, 20));
    assert_eq!(office.state.matches[&M].seated[0][1], ListNumber::plain(15), "board 2, before 3");
    assert_eq!(codes(&office, M, substitute(6, 7, 30)), ["E-SUB-NOTLOWER"]);
    assert_eq!(codes(&office, M, substitute(6, 12, 61)), ["E-SUB-LATE"]);
    office.match_act(M, substitute(6, 12, 60));
    assert_eq!(codes(&office, M, substitute(7, 13, 60)), ["E-SUB-COUNT"]);
    // Number 2 may not play for another team in this round.
    let (other, _) = of_team(&office, b[0], 1);
    assert!(office.state.used_in_round(other, club).contains(&ListNumber::plain(2)));
}

#[test]
fn e8_deadlines_over_holidays() {
    let mut office = Office::new();
    bodies(&mut office);
    let clubs = [1, 2, 3, 4].map(|n| office.club_with_list(n, n * 100, 8, 0));
    let id = office.announce(weekly(8, 3, "1989-12-02", (16, 30)));
    let teams = clubs.map(|club| office.enter(id, club, TeamCategory::Second));
    office.must(event(CompetitionAct::Group(id, vec![teams.to_vec()])));
    office.must(event(CompetitionAct::Pair(id)));
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::ForceMajeure(id, 1, vec![MatchId(2)]))));
    office.must(rule(&office, 1, Ruling::At(moment("1989-12-07T16:30")), None));
    let all = duties(&office.state, day("1989-12-31"));
    let due = |m, paper| {
        let about = |about| matches!(about, PaperSubject::Match(id) | PaperSubject::MatchSide(id, _) if id == m);
        all.iter().find(|duty| duty.paper == paper && about(duty.about)).unwrap()
    };
    for (m, result, record) in [(M, "1989-12-04", "1989-12-07"), (MatchId(2), "1989-12-11", "1989-12-13")] {
        assert_eq!(
            (due(m, PaperKind::Result).due, due(m, PaperKind::Record).due),
            (Some(day(result)), Some(day(record)))
        );
        let rules = &office.state.regulations().deadlines;
        let late = |at: u16| due(m, PaperKind::Result).is_late_at(day(result).at(13, at), rules);
        assert!(!late(0) && late(1));
    }
    office.at = moment("1989-12-04T13:01");
    office.match_act(M, MatchAct::Report(TeamSide::Home, vec![Some(G::Drawn); 8]));
    assert_eq!(office.state.warnings.last().unwrap().finding.code(), "W-RESULT-LATE");
    office.at = moment("1989-12-11T10:00");
    office.match_act(M, MatchAct::RecordArrived(day("1989-12-07")));
    assert_eq!(office.state.warnings.len(), 1, "the day of arrival counts");
}
