//! The handbook's vectors for tie-breaks (section 11).

use super::*;
use crate::model::{Forfeit, Player, Rated};

/// Builds a tournament from cells such as `W5+`: colour, opponent, `+ = -`; `bye`.
fn tournament(rows: &[&[&str]]) -> Tournament {
    let entry = |cell: &&str| {
        if *cell == "bye" {
            return RoundEntry::Bye(Bye::PairingAllocated);
        }
        let colour = if cell.starts_with('W') { Color::White } else { Color::Black };
        let outcome = match cell.chars().last() {
            Some('+') => GameOutcome::Win,
            Some('=') => GameOutcome::Draw,
            _ => GameOutcome::Loss,
        };
        let opponent = PlayerIx(cell[1..cell.len() - 1].parse::<u32>().unwrap() - 1);
        RoundEntry::Game { opponent, colour, outcome, rated: Rated::Yes }
    };
    let player = |(i, cells): (usize, &&[&str])| Player {
        number: (i + 1) as u16,
        entries: cells.iter().map(entry).collect(),
        ..Player::default()
    };
    Tournament { players: rows.iter().enumerate().map(player).collect(), ..Tournament::default() }
}

fn order(rows: &[StandingsRow]) -> Vec<u32> {
    rows.iter().map(|r| r.player.0 + 1).collect()
}

/// Returns BUCH-2, BUCH, Harkness, S-B (hundredths), Kashdan and cumulative of one player.
fn figures(t: &Tournament, player: usize) -> [i64; 6] {
    let scores: Vec<Points> = (0..t.players.len()).map(|i| t.score_after(PlayerIx(i as u32), 5)).collect();
    let table = HandbookTable { tournament: t, rounds: 5, scores };
    [
        HandbookCriterion::BuchholzMinusTwo,
        HandbookCriterion::Buchholz,
        HandbookCriterion::Harkness,
        HandbookCriterion::SonnebornBerger,
        HandbookCriterion::Kashdan,
        HandbookCriterion::Cumulative,
    ]
    .map(|c| table.value(c, player, &[player]).units.unwrap())
}

/// V-TB-A-1, V-TB-A-2, V-TB-A-3, V-TB-A-4, V-TB-A-5, V-TB-A-6, V-TB-A-7, V-TB-A-8.
#[test]
fn v_tb_a_eight_players() {
    let t = tournament(&[
        &["W5+", "B6=", "W3=", "W2+", "B4-"],
        &["B6-", "W7+", "W8+", "B1-", "W3-"],
        &["W7=", "B8+", "B1=", "W6=", "B2+"],
        &["B8-", "W5+", "W6=", "B7+", "W1+"],
        &["B1-", "B4-", "W7=", "B8+", "B6-"],
        &["W2+", "W1=", "B4=", "B3=", "W5+"],
        &["B3=", "B2-", "B5=", "W4-", "W8+"],
        &["W4+", "W3-", "B2-", "W5-", "B7-"],
    ]);
    let expected = [
        [105, 140, 90, 700, 13, 105],
        [100, 130, 85, 300, 11, 70],
        [85, 115, 70, 725, 14, 100],
        [85, 110, 65, 825, 15, 85],
        [100, 130, 85, 200, 9, 35],
        [100, 135, 85, 850, 14, 105],
        [90, 115, 70, 350, 10, 50],
        [90, 125, 75, 350, 8, 50],
    ];
    for (player, figures_expected) in expected.iter().enumerate() {
        assert_eq!(figures(&t, player), *figures_expected, "V-TB-A-{}", player + 1);
    }
    assert_eq!(order(&standings(&t, 5, &INDIVIDUAL_SWISS)), [6, 3, 4, 1, 2, 7, 5, 8]);
}

/// V-TB-B: V-TB-B-1, V-TB-B-2, V-TB-B-3, V-TB-B-4, V-TB-B-5, V-TB-B-6, V-TB-B-7.
#[test]
fn v_tb_b_seven_players_with_byes() {
    let t = tournament(&[
        &["W4-", "B5+", "B6+", "W3=", "W7-"],
        &["B5=", "W7=", "B4+", "W6-", "bye"],
        &["W6+", "B4+", "B7+", "B1=", "W5+"],
        &["B1+", "W3-", "W2-", "bye", "B6="],
        &["W2=", "W1-", "bye", "B7+", "B3-"],
        &["B3-", "bye", "W1-", "B2+", "W4="],
        &["bye", "B2=", "W3-", "W5-", "B1+"],
    ]);
    let expected = [
        [95, 145, 75, 725, 12, 80],
        [75, 100, 75, 500, 11, 85],
        [75, 125, 75, 1125, 18, 140],
        [100, 125, 80, 375, 10, 75],
        [100, 125, 80, 400, 10, 75],
        [100, 125, 80, 425, 10, 65],
        [100, 125, 80, 400, 10, 80],
    ];
    for (player, figures_expected) in expected.iter().enumerate() {
        assert_eq!(figures(&t, player), *figures_expected, "V-TB-B-{}", player + 1);
    }
    assert_eq!(order(&standings(&t, 5, &INDIVIDUAL_SWISS)), [3, 2, 6, 7, 5, 4, 1]);
    // V-TB-B-alt: restarting the list with only 5 and 7 would put 5 first, who won their game.
    let scores: Vec<Points> = (0..7).map(|i| t.score_after(PlayerIx(i), 5)).collect();
    let table = HandbookTable { tournament: &t, rounds: 5, scores };
    assert!(table.direct(4, &[4, 6]) > table.direct(6, &[4, 6]));
}

#[test]
fn v_tb_c_round_robin() {
    let t = tournament(&[
        &["W2-", "B3-", "W4=", "B5+", "W6-"],
        &["B1+", "W3=", "B4=", "W5-", "W6="],
        &["W1+", "B2=", "W4+", "B5=", "W6="],
        &["B1=", "W2=", "B3-", "W5=", "B6-"],
        &["W1-", "B2+", "W3=", "B4=", "B6="],
        &["B1+", "B2=", "B3=", "W4+", "W5="],
    ]);
    let rows = standings(&t, 5, &INDIVIDUAL_ROUND_ROBIN);
    assert_eq!(order(&rows), [6, 3, 5, 2, 1, 4], "V-TB-C-1, V-TB-C-2, V-TB-C-3");
    let figure = |player: u32, at: usize| {
        rows.iter().find(|r| r.player == PlayerIx(player - 1)).unwrap().values[at].units.unwrap()
    };
    for (player, sb, kashdan) in [(1, 325, 9), (2, 575, 11), (3, 725, 14), (4, 325, 8), (5, 675, 11), (6, 725, 14)] {
        assert_eq!((figure(player, 0), figure(player, 2)), (sb, kashdan), "player {player}");
    }
}

#[test]
fn v_tb_c_4_direct_encounter_before_kashdan() {
    let t =
        tournament(&[&["W4=", "W2+", "B3-"], &["W3=", "B1-", "W4+"], &["B2=", "B4+", "W1+"], &["B1=", "W3-", "B2-"]]);
    let rows = standings(&t, 3, &INDIVIDUAL_ROUND_ROBIN);
    assert_eq!(order(&rows), [3, 1, 2, 4], "V-TB-C-4");
    assert_eq!(rows[1].values[0], Value::hundredths(175));
    assert_eq!(rows[2].values[0], Value::hundredths(175));
}

#[test]
#[allow(clippy::many_single_char_names)] // the teams are A, B, C, D in the handbook
fn v_tb_d_team_league() {
    let boards_of = |tenths: [i32; 4]| tenths.map(Points::from_tenths);
    let boards = [
        boards_of([10, 0, 0, 0]),
        boards_of([0, 5, 5, 5]),
        boards_of([10, 5, 0, 10]),
        boards_of([5, 5, 0, 10]),
        boards_of([0, 0, 5, 5]),
        boards_of([10, 10, 0, 10]),
    ];
    let (a, b, c, d) = (0, 1, 2, 3);
    let pairs = [(a, d), (b, c), (d, c), (a, b), (b, d), (c, a)];
    let matches: Vec<Match<'_>> = pairs.iter().zip(&boards).map(|((h, v), points)| (*h, *v, &points[..])).collect();
    let lines = team_table(4, &matches);
    let expected =
        [(a, 5, 40, 25, 4, 105), (b, 5, 45, 25, 4, 100), (c, 20, 70, 100, 9, 185), (d, 30, 85, 300, 12, 210)];
    for (team, points, olympic, sb, kashdan, dutch) in expected {
        let line = lines[team];
        let found = (
            line.match_points.tenths(),
            line.olympic_points.tenths(),
            line.sonneborn_berger,
            line.kashdan,
            line.dutch.tenths(),
        );
        assert_eq!(found, (points, olympic, sb, kashdan, dutch), "V-TB-D team {team}");
    }
    assert_eq!(team_order(4, &matches, DutchScope::AmongTied), [d, c, b, a], "V-TB-D-1");
    assert_eq!(team_order(4, &matches, DutchScope::All), [d, c, a, b], "V-TB-D-2");
    let mut olympic = lines.clone();
    olympic.sort_by_key(|l| std::cmp::Reverse(l.olympic_points));
    assert_eq!(olympic.iter().map(|l| l.team).collect::<Vec<_>>(), [d, c, b, a], "V-TB-D-3");
}

#[test]
fn v_tb_e_single_values() {
    let rated = Rated::Yes;
    let game = |outcome| RoundEntry::Game { opponent: PlayerIx(0), colour: Color::White, outcome, rated };
    let absence = |forfeit| RoundEntry::Forfeit { opponent: Some(PlayerIx(0)), colour: None, forfeit };
    let (win, draw, loss) = (game(GameOutcome::Win), game(GameOutcome::Draw), game(GameOutcome::Loss));
    let rest = RoundEntry::Bye(Bye::PairingAllocated);
    let sum = |entries: &[RoundEntry]| entries.iter().map(kashdan).sum::<i64>();
    assert_eq!(sum(&[win, win, draw, loss, absence(Forfeit::Won)]), 13, "V-TB-E-1");
    assert_eq!(sum(&[win, absence(Forfeit::Lost), rest, draw, loss]), 11, "V-TB-E-2");
    let running = |tenths: &[i32]| cumulative(tenths.iter().map(|t| Points::from_tenths(*t))).tenths();
    assert_eq!(running(&[10, 10, 0, 5, 10]), 110, "V-TB-E-3");
    assert_eq!(running(&[0, 10, 10, 10, 10]), 100, "V-TB-E-4");
    assert_eq!(running(&[10, 10, 10, 10, 0]), 140, "V-TB-E-5");
    assert_eq!(running(&[10, 0, 0, 0, 5]), 55, "S-4: 2.41");
    let nine: Vec<Points> = [60, 55, 50, 50, 45, 40, 35, 20, 10].map(Points::from_tenths).to_vec();
    assert_eq!(trimmed_sum(&nine, 2, 0), 335, "V-TB-E-6");
    assert_eq!(trimmed_sum(&nine, harkness_cut(9), harkness_cut(9)), 295, "V-TB-E-7");
    let ten: Vec<Points> = [70, 60, 55, 50, 50, 45, 40, 35, 20, 10].map(Points::from_tenths).to_vec();
    assert_eq!(trimmed_sum(&ten, harkness_cut(10), harkness_cut(10)), 275, "V-TB-E-8");
    assert_eq!(trimmed_sum(&nine[..1], 2, 0), 0, "D-64");
}
