use super::*;
use adoube_tournament::roundrobin::{Cycles, berger};
use adoube_tournament::tiebreaks::TieBreak;
use adoube_tournament::tiebreaks::handbook::team_order;
use proptest::prelude::*;

const A: TeamId = TeamId(0);
const B: TeamId = TeamId(1);
const C: TeamId = TeamId(2);
const D: TeamId = TeamId(3);

fn line(home: TeamId, visitors: TeamId, halves: &[u8]) -> MatchLine {
    let result = |h: &u8| match h {
        0 => TeamBoardResult::VisitorsWon,
        1 => TeamBoardResult::Drawn,
        _ => TeamBoardResult::HomeWon,
    };
    MatchLine { round: 1, home, visitors, results: halves.iter().map(result).collect() }
}

fn four_teams() -> Vec<MatchLine> {
    vec![
        line(A, D, &[2, 0, 0, 0]),
        line(B, C, &[0, 1, 1, 1]),
        line(D, C, &[2, 1, 0, 2]),
        line(A, B, &[1, 1, 0, 2]),
        line(B, D, &[0, 0, 1, 1]),
        line(C, A, &[2, 2, 0, 2]),
    ]
}

fn order(rows: &[LeagueTableRow]) -> Vec<TeamId> {
    rows.iter().map(|r| r.team).collect()
}

fn plain(teams: &[TeamId], matches: &[MatchLine], rules: &TableRules) -> Vec<LeagueTableRow> {
    table(teams, matches, rules, TableContext::default(), &[], &BTreeMap::new())
}

#[test]
fn v_tb_d_1_and_3_team_league() {
    let teams = [A, B, C, D];
    let rows = plain(&teams, &four_teams(), &TableRules::default());
    assert_eq!(order(&rows), [D, C, B, A], "V-TB-D-1");
    let figures = |team: TeamId| {
        let r = rows.iter().find(|r| r.team == team).unwrap();
        (r.match_points.tenths(), r.board_points.tenths(), r.values[1], r.values[2])
    };
    assert_eq!(figures(D), (30, 85, Some(300), Some(12)), "V-TB-D team D");
    assert_eq!(figures(C), (20, 70, Some(100), Some(9)), "V-TB-D team C");
    assert_eq!(figures(B), (5, 45, Some(25), Some(4)), "V-TB-D team B");
    assert_eq!(figures(A), (5, 40, Some(25), Some(4)), "V-TB-D team A");
    let dutch = |team: TeamId| rows.iter().find(|r| r.team == team).unwrap().values[3];
    assert_eq!((dutch(A), dutch(B)), (Some(450), Some(550)), "V-TB-D-1");
    let olympic = TableRules { scoring: PrimaryScore::Olympic, ..TableRules::default() };
    assert_eq!(order(&plain(&teams, &four_teams(), &olympic)), [D, C, B, A], "V-TB-D-3");
}

#[test]
fn tie_breaks_1_21_and_1_51_dutch_alone() {
    let orders = &crate::regulations::Regulations::handbook().tie_breaks;
    for criteria in [&orders.cup, &orders.finals] {
        let rules = TableRules { criteria: criteria.value.clone(), ..TableRules::default() };
        assert_eq!(order(&plain(&[A, B, C, D], &four_teams(), &rules)), [D, C, B, A]);
    }
}

#[test]
fn tie_breaks_2_31_matches_without_play_count_two() {
    let absent = MatchLine { round: 1, home: A, visitors: B, results: vec![TeamBoardResult::VisitorsAbsent; 4] };
    let rules = TableRules { criteria: vec![TeamCriterion::Kashdan], ..TableRules::default() };
    let rows = plain(&[A, B], &[absent], &rules);
    assert_eq!(rows.iter().map(|r| r.values[0]).collect::<Vec<_>>(), [Some(2), Some(2)]);
    // 2.3: four for a win, two for a draw, one for a loss.
    let played = |result| MatchLine { round: 1, home: A, visitors: B, results: vec![result; 4] };
    let values = |result| {
        let rows = plain(&[A, B], &[played(result)], &rules);
        [A, B].map(|team| rows.iter().find(|row| row.team == team).and_then(|row| row.values[0]))
    };
    assert_eq!(values(TeamBoardResult::HomeWon), [Some(4), Some(1)]);
    assert_eq!(values(TeamBoardResult::Drawn), [Some(2), Some(2)]);
    let nobody = MatchLine { round: 1, home: A, visitors: B, results: vec![TeamBoardResult::BothAbsent; 4] };
    let rows = plain(&[A, B], &[nobody], &rules);
    assert!(rows.iter().all(|r| r.match_points == Points::ZERO && r.rank == 1));
}

#[test]
fn d_65_direct_encounter_only_when_all_have_met() {
    let rules = TableRules { criteria: vec![TeamCriterion::DirectEncounter], ..TableRules::default() };
    // A beat B; C, level with them, has met neither.
    let rows = plain(&[A, B, C, D], &[line(A, B, &[2, 2, 0]), line(B, D, &[2, 2, 2]), line(C, D, &[2, 2, 2])], &rules);
    assert_eq!(
        rows.iter().filter(|r| r.match_points == Points::ONE).map(|r| r.values[0]).collect::<Vec<_>>(),
        [None; 3]
    );
}

#[test]
fn withdrawals_14_31_annulled_for_everybody() {
    let rows =
        table(&[A, B, C, D], &four_teams(), &TableRules::default(), TableContext::default(), &[D], &BTreeMap::new());
    assert_eq!(order(&rows).last(), Some(&D));
    assert_eq!(rows.iter().map(|r| r.matches).collect::<Vec<_>>(), [2, 2, 2, 0]);
    assert_eq!(rows[0].team, C);
}

#[test]
fn withdrawals_14_31_in_a_swiss_the_opponents_keep_their_points() {
    let shape = TableContext { swiss: true, boards: 3, ..TableContext::default() };
    let rows = table(&[A, B, C, D], &four_teams(), &TableRules::default(), shape, &[D], &BTreeMap::new());
    let all = table(&[A, B, C, D], &four_teams(), &TableRules::default(), shape, &[], &BTreeMap::new());
    let points = |rows: &[LeagueTableRow], team| rows.iter().find(|r| r.team == team).unwrap().match_points;
    for team in [A, B, C] {
        assert_eq!(points(&rows, team), points(&all, team), "D-43");
    }
    assert_eq!(points(&rows, D), Points::ZERO);
    assert_eq!(order(&rows).last(), Some(&D));
}

#[test]
fn v_wi_9_annulment_in_a_league_of_single_boards() {
    let first_round = [line(A, D, &[2]), line(B, C, &[1])];
    let points = |annulled: &[TeamId]| {
        let rows = table(
            &[A, B, C, D],
            &first_round,
            &TableRules::default(),
            TableContext::default(),
            annulled,
            &BTreeMap::new(),
        );
        [A, B, C].map(|team| rows.iter().find(|r| r.team == team).unwrap().match_points.tenths())
    };
    assert_eq!(points(&[D]), [0, 5, 5], "V-WI-9: withdrawn after round 1 of 3");
    assert_eq!(points(&[]), [10, 5, 5], "V-WI-9: after round 2 his results stand");
}

#[test]
fn sanctions_take_points() {
    let taken = BTreeMap::from([(D, Points::from_tenths(20))]);
    let rows = table(&[A, B, C, D], &four_teams(), &TableRules::default(), TableContext::default(), &[], &taken);
    assert_eq!(rows.iter().find(|r| r.team == D).unwrap().match_points, Points::ONE);
    assert_eq!(order(&rows), [C, D, B, A]);
}

#[test]
fn promotion_and_relegation() {
    let rows = plain(&[A, B, C, D], &four_teams(), &TableRules::default());
    assert_eq!(movements(&rows, 1, 1), Movements { promoted: vec![D], relegated: vec![A], draw: Vec::new() });
    assert_eq!(movements(&rows, 3, 9), Movements { promoted: vec![D, C, B], relegated: vec![A], draw: Vec::new() });
}

#[test]
fn d_74_level_teams_wait_for_the_draw() {
    // Nobody has played: all four are level, so nobody is promoted or relegated.
    let rows = plain(&[A, B, C, D], &[], &TableRules::default());
    assert!(rows.iter().all(|row| row.rank == 1), "{rows:?}");
    let all = movements(&rows, 1, 1);
    assert_eq!((all.promoted, all.relegated, all.draw), (vec![], vec![], order(&rows)));
    let mut rows = plain(&[A, B, C, D], &four_teams(), &TableRules::default());
    // Level on the first two places: one boundary separates them, the other does not.
    if let [first, second, ..] = &mut rows[..] {
        second.rank = first.rank;
    }
    assert_eq!(movements(&rows, 1, 1), Movements { promoted: vec![], relegated: vec![A], draw: vec![D, C] });
    assert_eq!(movements(&rows, 2, 1), Movements { promoted: vec![D, C], relegated: vec![A], draw: vec![] });
}

proptest! {
    /// In a fully played round robin the table agrees with `adoube-tournament`, wherever the last criterion separates.
    #[test]
    fn the_same_order_as_the_handbook_table(outcomes in prop::collection::vec(0_u8..3, 15 * 4)) {
        let teams: Vec<TeamId> = (0..6).map(TeamId).collect();
        let mut lines = Vec::new();
        let pairs = berger(6, Cycles::Single).unwrap().into_iter().flatten().filter_map(|g| g.pair());
        for ((h, v), halves) in pairs.zip(outcomes.chunks(4)) {
            lines.push(line(TeamId(u32::from(h) - 1), TeamId(u32::from(v) - 1), halves));
        }
        let boards: Vec<Vec<Points>> = lines.iter().map(|l| l.results.iter().map(|r| r.points(TeamSide::Home)).collect()).collect();
        let matches: Vec<(usize, usize, &[Points])> = lines
            .iter()
            .zip(&boards)
            .map(|(l, b)| (l.home.0 as usize, l.visitors.0 as usize, b.as_slice()))
            .collect();
        let expected: Vec<TeamId> =
            team_order(6, &matches, DUTCH_SCOPE).into_iter().map(|t| TeamId(t as u32)).collect();
        let rows = plain(&teams, &lines, &TableRules::default());
        prop_assert_eq!(order(&rows), expected);
        // No board point is lost or created.
        prop_assert_eq!(rows.iter().map(|r| r.board_points.tenths()).sum::<i32>(), 15 * 4 * 10);
        prop_assert_eq!(rows.iter().map(|r| r.match_points.tenths()).sum::<i32>(), 15 * 10);
    }

    /// A table does not depend on the order in which matches are entered.
    #[test]
    fn matches_in_any_order_make_the_same_table(seed in 0_usize..6) {
        let mut lines = four_teams();
        lines.rotate_left(seed);
        prop_assert_eq!(plain(&[A, B, C, D], &lines, &TableRules::default()), plain(&[A, B, C, D], &four_teams(), &TableRules::default()));
    }
}

/// Returns the matches of four teams on two boards, round by round.
fn rounds() -> Vec<MatchLine> {
    let matches = [
        (1, A, D, [2, 2]),
        (1, B, C, [2, 1]),
        (2, D, C, [1, 1]),
        (2, A, B, [2, 0]),
        (3, B, D, [1, 2]),
        (3, C, A, [0, 1]),
    ];
    matches
        .iter()
        .map(|(round, home, away, halves)| MatchLine { round: *round, ..line(*home, *away, halves) })
        .collect()
}

fn fide(codes: &str, scoring: PrimaryScore) -> TableRules {
    let criteria = TieBreak::list(codes).unwrap().into_iter().map(TeamCriterion::Fide).collect();
    let scale = MatchScale { win: Points::ONE.times(2), draw: Points::ONE, loss: Points::ZERO };
    TableRules { scoring, scale, criteria, ..TableRules::default() }
}

#[test]
fn c_07_articles_12_and_13_in_a_table() {
    let shape = TableContext { boards: 2, ..TableContext::default() };
    let shown = |codes: &str| -> Vec<(u16, TeamId, Option<i64>)> {
        let rows = table(&[A, B, C, D], &rounds(), &fide(codes, PrimaryScore::Matches), shape, &[], &BTreeMap::new());
        rows.iter().map(|row| (row.rank, row.team, row.values[0])).collect()
    };
    // A and B have 5 match points, C and D 1; A and B drew their match, A with White on the first board.
    assert_eq!(shown("EDE").iter().map(|row| row.0).collect::<Vec<_>>(), [1, 1, 3, 3]);
    assert_eq!(shown("EDET,EDEC"), [(1, A, Some(100)), (2, B, Some(200)), (3, C, Some(0)), (3, D, Some(0))]);
    assert_eq!(shown("EGMSB"), [(1, B, Some(1150)), (2, A, Some(1100)), (3, D, Some(200)), (4, C, Some(150))]);
    assert_eq!(shown("BC"), [(1, A, Some(600)), (2, B, Some(650)), (3, D, Some(200)), (4, C, Some(350))]);
    let text = serde_json::to_string(&fide("EMGSB/C1", PrimaryScore::Matches).criteria).unwrap();
    assert_eq!(text, r#"[{"fide":"EMGSB/C1"}]"#);
    assert_eq!(
        serde_json::from_str::<Vec<TeamCriterion>>(&text).unwrap(),
        fide("EMGSB/C1", PrimaryScore::Matches).criteria
    );
}

#[test]
fn c_04_6_a_rest_counts_before_the_tie_breaks_and_in_both_scores() {
    // Board points come first, and a bye is worth half the boards: C, who only had a bye, is level with D and ahead
    // of A.
    let matches = [MatchLine { round: 1, ..line(A, B, &[1, 0]) }, MatchLine { round: 2, ..line(D, A, &[1, 1]) }];
    let rests = [(1, C), (1, D), (2, C), (2, B)];
    let shape = TableContext { swiss: true, boards: 2, rests: &rests, lots: &[] };
    let rules = fide("MPvGP,BH", PrimaryScore::Olympic);
    let rows = table(&[A, B, C, D], &matches, &rules, shape, &[], &BTreeMap::new());
    let shown: Vec<(u16, TeamId, i32, i32)> =
        rows.iter().map(|r| (r.rank, r.team, r.board_points.tenths(), r.match_points.tenths())).collect();
    assert_eq!(shown, [(1, B, 25, 30), (2, C, 20, 20), (3, D, 20, 20), (4, A, 15, 10)]);
    assert_eq!(rows[1].values, [Some(200), Some(400)], "two dummies of C's own score");
    assert_eq!(rows[2].values, [Some(200), Some(350)], "a dummy, and A");
}
