//! Absences, and players who appear twice in a round.

use super::{M, board, lined_up, office, rule};
use crate::common::{self, Office, league, moment};
use adoube_federation::SeasonAct;
use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::{CaseAct, CompetitionAct, LineUpTiming, MatchAct};
use adoube_federation::cases::{Matter, Ruling};
use adoube_federation::competition::CompetitionSettings;
use adoube_federation::ids::{CompetitionId, MatchId, MemberNo, TeamSide};
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::{BoardStatus, RecordMark};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::result::TeamBoardResult as G;
use adoube_federation::teams::TeamCategory;

/// The first match of a second competition.
const M2: MatchId = MatchId(3);

/// Four clubs with a team of four boards in each of two competitions; numbers 9 and 10 belong to no team.
fn two_competitions(settings: &CompetitionSettings) -> (Office, [CompetitionId; 2]) {
    let mut office = Office::new();
    common::bodies(&mut office);
    let clubs = [1, 2, 3, 4].map(|n| office.club_with_list(n, n * 100, 6, 8));
    let events = [office.announce(league(4, 1)), office.announce(settings.clone())];
    for event in events {
        let teams = clubs.map(|club| office.enter(event, club, TeamCategory::PromotionToThird)).to_vec();
        office.must(SeasonAct::Event(CompetitionAct::Group(event, vec![teams])));
    }
    (office, events)
}

#[test]
fn teams_7_33_a_postponed_round_is_still_the_same_round() {
    let (mut office, [first, second]) = two_competitions(&league(4, 1));
    office.must(SeasonAct::Event(CompetitionAct::Pair(first)));
    office.must(SeasonAct::Event(CompetitionAct::Pair(second)));
    // 12.5: the round of the second competition is postponed by seven weeks.
    office.must(SeasonAct::Case(CaseAct::Raise(Matter::ForceMajeure(second, 1, Vec::new()))));
    office.must(rule(1, Ruling::At(moment("1989-12-02T16:30")), &office));
    assert_eq!(office.state.matches[&M2].start, moment("1989-12-02T16:30"));
    office.line_up(MatchId(1), TeamSide::Home, &[1, 2, 9, 10]);
    let line_up = |numbers: [u16; 4]| {
        let players = numbers.map(ListNumber::plain).to_vec();
        SeasonAct::Match(M2, MatchAct::LineUp { side: TeamSide::Home, players, when: LineUpTiming::BeforePlay })
    };
    assert_eq!(office.codes(&line_up([5, 6, 9, 10])), ["E-LU-ROUND", "E-LU-ROUND"], "7.33, 7.34");
    office.must(line_up([5, 6, 7, 8]));
    office.line_up(M2, TeamSide::Visitors, &[5, 6, 7, 8]);
    office.at = moment("1989-12-02T17:30");
    let incoming = ListNumber::plain(9);
    let act = MatchAct::Substitute { side: TeamSide::Home, board: 1, incoming, at_s: 1500 };
    assert_eq!(office.codes(&SeasonAct::Match(M2, act)), ["E-SUB-ROUND"], "13.3");
    office.assert_replays();
}

#[test]
fn teams_7_34_a_competition_outside_the_championship_has_rounds_of_its_own() {
    let summer = CompetitionSettings { preliminary: false, ..league(4, 1) };
    let (mut office, [first, second]) = two_competitions(&summer);
    office.must(SeasonAct::Event(CompetitionAct::Pair(first)));
    office.must(SeasonAct::Event(CompetitionAct::Pair(second)));
    office.line_up(MatchId(1), TeamSide::Home, &[1, 2, 9, 10]);
    office.line_up(M2, TeamSide::Home, &[5, 6, 9, 10]);
}

#[test]
fn competition_rules_12_1_nobody_is_absent_before_the_hour_is_over() {
    let (mut office, _) = lined_up();
    let absent = SeasonAct::Match(M, MatchAct::Result(1, G::VisitorsAbsent));
    let reported = |result| SeasonAct::Match(M, MatchAct::Report(TeamSide::Home, vec![Some(result); 4]));
    office.at = moment("1989-10-14T17:29");
    for act in [&absent, &reported(G::VisitorsAbsent)] {
        let refusal = office.refusal(act);
        assert_eq!(refusal.reason, RefusalReason::TooEarly(moment("1989-10-14T17:30")));
        assert_eq!(refusal.cites.unwrap().number(), "Competition rules 12.1 (a)");
    }
    office.must(SeasonAct::Match(M, MatchAct::Result(2, G::Drawn)));
    let corrected = SeasonAct::Match(M, MatchAct::Correct(2, G::HomeAbsent));
    assert!(matches!(office.refusal(&corrected).reason, RefusalReason::TooEarly(_)));
    office.at = moment("1989-10-14T17:30");
    office.must(absent);
    office.must(corrected);
    office.assert_replays();
}

#[test]
fn withdrawals_14_1_absent_on_every_board_is_absent_as_a_team() {
    let (mut office, event) = office();
    for round in 0..2 {
        if round > 0 {
            office.must(SeasonAct::Event(CompetitionAct::Pair(event)));
        }
        office.at = office.state.events[&event].settings.rounds[round].date.at(20, 0);
        let team = office.state.matches[&M].visitors;
        let of_round: Vec<_> = office.state.matches.iter().filter(|(_, m)| !m.is_settled()).collect();
        let of_round: Vec<_> = of_round.into_iter().map(|(id, m)| (*id, m.side_of(team))).collect();
        for (id, side) in of_round {
            let result = side.map_or(G::Drawn, G::absence);
            for side in TeamSide::BOTH {
                office.match_act(id, MatchAct::Report(side, vec![Some(result); 4]));
            }
        }
        office.must(SeasonAct::Event(CompetitionAct::CloseRound(event)));
    }
    let team = office.state.matches[&M].visitors;
    assert!(office.state.events[&event].gone.contains_key(&team), "14.1");
    assert!(office.state.is_eliminated(event, team));
    office.assert_replays();
}

#[test]
fn a_board_without_a_player_has_no_played_result() {
    let (mut office, _) = office();
    office.line_up(M, TeamSide::Home, &[1, 2, 3, 4]);
    office.line_up(M, TeamSide::Visitors, &[1, 2]);
    office.at = moment("1989-10-14T20:00");
    assert_eq!(board(&office, 3), BoardStatus::Finished(G::VisitorsAbsent), "D-12");
    let refused = |act| office.refusal(&SeasonAct::Match(M, act)).reason;
    assert_eq!(refused(MatchAct::Correct(3, G::Drawn)), RefusalReason::NobodyThere(3));
    let results = vec![Some(G::Drawn), Some(G::Drawn), Some(G::VisitorsAbsent), Some(G::VisitorsWon)];
    assert_eq!(refused(MatchAct::Report(TeamSide::Visitors, results)), RefusalReason::NobodyThere(4));
}

#[test]
fn delegates_5_92_marks_fit_the_board() {
    let (mut office, _) = lined_up();
    let mark = |mark| SeasonAct::Match(M, MatchAct::Mark(1, TeamSide::Visitors, mark));
    for wrong in [RecordMark::X, RecordMark::C] {
        let refusal = office.refusal(&mark(wrong));
        assert_eq!(refusal.reason, RefusalReason::WrongMark, "nobody is absent, and it is a match of teams");
        assert_eq!(refusal.cites.unwrap().number(), "Delegates 5.92");
    }
    office.match_act(M, MatchAct::Result(1, G::VisitorsAbsent));
    office.must(mark(RecordMark::X));
    office.must(mark(RecordMark::O));
    office.assert_replays();
}

#[test]
fn delegates_5_92_a_mark_is_taken_off_until_both_have_signed() {
    let (mut office, _) = lined_up();
    let unmark = SeasonAct::Match(M, MatchAct::Unmark(1, TeamSide::Visitors, RecordMark::O));
    assert_eq!(office.refusal(&unmark).reason, RefusalReason::Act(ActRefusal::NoMark), "nothing to take off");
    office.match_act(M, MatchAct::Result(1, G::VisitorsAbsent));
    for mark in [RecordMark::O, RecordMark::X] {
        office.match_act(M, MatchAct::Mark(1, TeamSide::Visitors, mark));
    }
    office.must(unmark.clone());
    assert_eq!(office.state.matches[&M].marks, [(1, TeamSide::Visitors, RecordMark::X)], "the other mark stays");
    office.match_act(M, MatchAct::Mark(1, TeamSide::Visitors, RecordMark::O));
    for board in 2..=4 {
        office.match_act(M, MatchAct::Result(board, G::Drawn));
    }
    office.at = moment("1989-10-14T23:00");
    office.match_act(M, MatchAct::Sign(TeamSide::Home, MemberNo(100)));
    office.must(unmark.clone());
    assert_eq!(office.state.matches[&M].signed, [None, None], "5.94: what was signed has changed");
    office.match_act(M, MatchAct::Mark(1, TeamSide::Visitors, RecordMark::O));
    office.match_act(M, MatchAct::Sign(TeamSide::Home, MemberNo(100)));
    office.match_act(M, MatchAct::Sign(TeamSide::Visitors, MemberNo(400)));
    assert_eq!(office.refusal(&unmark).reason, RefusalReason::Signed);
    office.assert_replays();
}
