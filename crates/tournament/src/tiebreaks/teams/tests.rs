use super::super::TieBreak;
use super::*;

/// Returns a round robin of four teams on two boards, with the points of each board in halves.
fn event(primary: TeamScore) -> TeamEvent {
    let mut event = TeamEvent {
        kind: EventFormat::RoundRobin,
        primary,
        boards: 2,
        matches: TeamEvent::match_points(),
        games: Scoring::default(),
        teams: (1..=4).map(|number| TeamRecord { number, rounds: Vec::new() }).collect(),
    };
    // Berger's table of four. A and B win two matches each, and drew every board against each other.
    let rounds = [[(0, 3, [2, 2]), (1, 2, [2, 1])], [(3, 2, [1, 1]), (0, 1, [2, 0])], [(1, 3, [1, 2]), (2, 0, [0, 1])]];
    for round in rounds {
        for (home, away, halves) in round {
            for (own, other, colour) in [(home, away, Color::White), (away, home, Color::Black)] {
                let points = |h: &i32| if own == home { *h } else { 2 - *h };
                let boards: Vec<Points> = halves.iter().map(|h| Points::HALF.times(points(h))).collect();
                let sum: Points = boards.iter().copied().sum();
                let (outcome, match_points) = match sum.cmp(&Points::ONE) {
                    std::cmp::Ordering::Greater => (GameOutcome::Win, event.matches.win),
                    std::cmp::Ordering::Equal => (GameOutcome::Draw, event.matches.draw),
                    std::cmp::Ordering::Less => (GameOutcome::Loss, event.matches.loss),
                };
                event.teams[own].rounds.push(TeamRound {
                    opponent: Some(other),
                    colour: Some(colour),
                    state: TeamState::Played(outcome),
                    match_points,
                    game_points: sum,
                    boards,
                });
            }
        }
    }
    event
}

fn shown(event: &TeamEvent, code: &str) -> Vec<String> {
    let list = TieBreak::list(code).unwrap();
    let mut rows = team_standings(event, 3, &list);
    rows.sort_by_key(|row| row.team);
    rows.iter().map(|row| row.values[0].to_string()).collect()
}

#[test]
fn articles_12_and_13_by_hand() {
    // A: 2-0 v D, 1-1 v B, 1½-½ v C: 5 MP, 4½ GP. B: 1½-½ v C, 1-1 v A, 1½-½ v D: 5 MP, 4 GP.
    // C: ½-1½ v B, 1-1 v D, ½-1½ v A: 1 MP, 2 GP. D: 0-2, 1-1, ½-1½: 1 MP, 1½ GP.
    let event = event(TeamScore::MatchPoints);
    let cases: [(&str, [&str; 4]); 16] = [
        ("PTS", ["5.0", "5.0", "1.0", "1.0"]),
        ("MPvGP", ["4.5", "4.0", "2.0", "1.5"]),
        // Opponents' MP times own MP: A 2×1 + 1×5 + 2×1.
        ("EMMSB", ["9.00", "9.00", "1.00", "1.00"]),
        // A 1×2 + 5×1 + 1×1½.
        ("EMGSB", ["8.50", "8.00", "6.00", "3.50"]),
        ("EMGSB/C1", ["7.00", "6.50", "5.00", "2.50"]),
        // A 1½×2 + 4×1 + 2×2.
        ("EGMSB", ["11.00", "11.50", "1.50", "2.00"]),
        ("EGGSB", ["10.00", "9.75", "5.75", "4.00"]),
        // Board by board: A 3, 1½; B 1½, 2½; C ½, 1½; D 1, ½.
        ("BC", ["6.0", "6.5", "3.5", "2.0"]),
        ("SB:GP", ["10.00", "9.75", "5.75", "4.00"]),
        ("EDE", ["0", "0", "0", "0"]),
        // A won the first board of their match.
        ("EDET", ["1", "2", "0", "0"]),
        // K = 6 / 2: A 4½ + 7/3.
        ("SSSC", ["6.83", "6.33", "5.67", "5.17"]),
        ("SSSC/K5", ["5.90", "5.40", "4.20", "3.70"]),
        ("TBR", ["1", "2", "2", "1"]),
        ("BBE", ["1", "2", "2", "1"]),
        // Nobody has a rating.
        ("ARO", ["-", "-", "-", "-"]),
    ];
    for (code, expected) in cases {
        assert_eq!(shown(&event, code), expected, "{code}");
    }
}

#[test]
fn article_13_1_the_other_score_is_the_one_that_is_not_primary() {
    let event = event(TeamScore::GamePoints);
    assert_eq!(shown(&event, "MPvGP"), ["5.0", "5.0", "1.0", "1.0"]);
    let ranks: Vec<(usize, usize)> = team_standings(&event, 3, &[]).iter().map(|row| (row.rank, row.team)).collect();
    assert_eq!(ranks, [(1, 0), (2, 1), (3, 2), (4, 3)]);
    let list = TieBreak::list("GPTS,BC").unwrap();
    assert_eq!(split_primary(&list), (Some(TeamScore::GamePoints), &list[1..]));
}

#[test]
fn every_value_shows_its_terms() {
    let event = event(TeamScore::MatchPoints);
    let scores = TeamScores::new(&event, 3);
    let terms = |code: &str| -> Vec<(TeamTermKind, Option<usize>, Option<usize>, String)> {
        let worked = scores.work_out(0, &[0, 1], code.parse().unwrap()).unwrap();
        worked.parts.iter().map(|p| (p.term, p.opponent, p.board, p.value.to_string())).collect()
    };
    let part = |term, opponent, board, value: &str| (term, opponent, board, value.to_owned());
    assert_eq!(
        terms("EMGSB"),
        [(3, "2.00"), (1, "5.00"), (2, "1.50")].map(|(o, v)| part(TeamTermKind::Counted, Some(o), None, v))
    );
    assert_eq!(terms("BC"), [(1, "3.0"), (2, "1.5")].map(|(b, v)| part(TeamTermKind::Board, None, Some(b), v)));
    assert_eq!(
        terms("EDET"),
        [part(TeamTermKind::MatchPoints, Some(1), None, "1.0"), part(TeamTermKind::GamePoints, Some(1), None, "1.0")]
    );
    let sssc = terms("SSSC");
    assert_eq!(sssc.first(), Some(&part(TeamTermKind::GamePoints, None, None, "4.5")));
    assert_eq!(sssc.last(), Some(&part(TeamTermKind::Divisor, None, None, "3")));
    assert_eq!(scores.work_out(9, &[9], "BC".parse().unwrap()), None);
}
