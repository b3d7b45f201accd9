//! Teams, unusual points and consolation knockouts on the command line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod support;

use std::fmt::Write as _;

/// Standard output, standard error and the exit code.
fn adoube(arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let run = support::run(arguments, input.as_bytes());
    (run.out, run.err, run.code)
}

fn player(number: u16, points: &str, rounds: &[(u16, char, char)]) -> String {
    let name = format!("Player {number}");
    let mut line = format!("001 {number:>4}      {name:<33} 2000 {:27}{points:>4} {number:>4}", "");
    for (opponent, colour, result) in rounds {
        let opponent = if *opponent == 0 { "0000".to_owned() } else { format!("{opponent:>4}") };
        write!(line, "  {opponent} {colour} {result}").unwrap();
    }
    line + "\n"
}

fn cells(text: &str) -> Vec<Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).collect()
}

/// Four teams of two boards in a round robin: A-D 2-0, B-C 1½-½; D-C 1-1, A-B 1-1; B-D 1½-½, C-A ½-1½.
fn league(code: &str, more: &str) -> String {
    let team = |number: u16, name: &str, members: &str| {
        format!("310 {number:>3} {name:<32} {:<5} {:>6} {:>6} {:>6} {:>3}  {members}\n", "", "", "", "", "")
    };
    [
        format!("012 League\n142 3\n192 {code}\n{more}"),
        player(1, "3.0", &[(7, 'w', '1'), (3, 'w', '1'), (5, 'b', '1')]),
        player(2, "1.5", &[(8, 'b', '1'), (4, 'b', '0'), (6, 'w', '=')]),
        player(3, "1.5", &[(5, 'w', '1'), (1, 'b', '0'), (7, 'w', '=')]),
        player(4, "2.5", &[(6, 'b', '='), (2, 'w', '1'), (8, 'b', '1')]),
        player(5, "0.5", &[(3, 'b', '0'), (7, 'b', '='), (1, 'w', '0')]),
        player(6, "1.5", &[(4, 'w', '='), (8, 'w', '='), (2, 'b', '=')]),
        player(7, "1.0", &[(1, 'b', '0'), (5, 'w', '='), (3, 'b', '=')]),
        player(8, "0.5", &[(2, 'w', '0'), (6, 'b', '='), (4, 'w', '0')]),
        team(1, "Alpha", "   1    2"),
        team(2, "Beta", "   3    4"),
        team(3, "Gamma", "   5    6"),
        team(4, "Delta", "   7    8"),
    ]
    .concat()
}

#[test]
fn c_07_teams_of_a_team_event_and_how_their_values_come_about() {
    let file = league("FIDE_TEAM_ROUNDROBIN", "212 PTS,MPvGP,EMGSB/C1,BC,EDET\n");
    let (out, err, code) = adoube(&["standings", "-"], &file);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    let lines = cells(&out);
    assert_eq!(lines[0], ["rank", "no.", "team", "match", "points", "MPvGP", "EMGSB-C1", "BC", "EDET"]);
    assert_eq!(lines[1], ["1", "1", "Alpha", "5", "4½", "7", "6", "0"]);
    assert_eq!(lines[2], ["2", "2", "Beta", "5", "4", "6½", "6½", "0"]);
    assert_eq!(lines[3], ["3", "3", "Gamma", "1", "2", "5", "3½", "0"]);
    // Game points first, and a tie that the boards of the match break.
    let (out, _, _) = adoube(&["standings", "-", "--tiebreaks", "MPTS,EDET"], &file);
    assert_eq!(cells(&out)[1], ["1", "1", "Alpha", "5", "1"]);
    let (out, _, _) = adoube(&["standings", "-", "--tiebreaks", "PTS:GP,MPvGP", "--json"], &file);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["teams"][0]["tieBreaks"]["MPvGP"], "5.0");
    assert_eq!((&json["teams"][0]["gamePoints"], &json["teams"][0]["team"]), (&"4.5".into(), &"Alpha".into()));
    let (out, _, _) = adoube(&["standings", "-", "--worked", "1", "--tiebreaks", "EMGSB/C1,BC,EDET,SSSC"], &file);
    assert_eq!(
        out,
        "EMGSB-C1 = 7\n  round 1, team 4: 2\n  round 2, team 2: 5\n  round 3, team 3: 1½ \
         (cut)\nBC = 6\n  board 1: 3\n  board 2: 1½\nEDET = 0\nSSSC = 6.83\n  4½ (game points)\n  round 1, \
         team 4: 1\n  round 2, team 2: 5\n  round 3, team 3: 1\n  Buchholz divided by 3\n"
    );
    for language in ["ca", "es", "pt", "eu"] {
        let (other, _, code) =
            adoube(&["standings", "-", "--worked", "1", "--tiebreaks", "BC,EDE", "--lang", language], &file);
        assert!(code == Some(0) && other.starts_with("BC = 6\n") && !other.contains("board"), "{language}: {other}");
    }
}

#[test]
fn teams_are_ranked_where_they_are_asked_for() {
    let file = league("FIDE_DUTCH_2026", "");
    let (players, _, _) = adoube(&["standings", "-"], &file);
    assert!(players.contains("Player 1"), "{players}");
    let (teams, _, _) = adoube(&["standings", "-", "--teams"], &file);
    assert_eq!(cells(&teams)[0][5..], ["MPvGP", "EMGSB-C1", "EDEBT"]);
    let (by_code, _, _) = adoube(&["standings", "-", "--tiebreaks", "MPvGP,BH:GP"], &file);
    assert_eq!(cells(&by_code)[1][..3], ["1", "1", "Alpha"]);
    let (players, _, _) = adoube(&["standings", "-", "--players"], &league("FIDE_TEAM", "212 PTS,EDE,BH/C1\n"));
    assert!(players.contains("Player 1") && players.contains("BH-C1") && !players.contains("EDE"), "{players}");
    let refused = [
        (vec!["--players", "--tiebreaks", "EDE"], "EDE is for teams; expected a tie-break for players, or --teams"),
        (vec!["--teams", "--tiebreaks", "ARO"], "ARO is for players; teams have no rating"),
        (vec!["--teams", "--worked", "9"], "--worked: no team has number 9"),
    ];
    for (more, word) in refused {
        let (out, err, code) = adoube(&[vec!["standings", "-"], more].concat(), &file);
        assert!(out.is_empty() && code == Some(2) && err.contains(word), "{err}");
    }
    let (_, err, _) = adoube(&["standings", "-", "--tiebreaks", "EDE"], &player(1, "0.0", &[]));
    assert!(err.contains("no teams found; expected TRF records 310 or 013"), "{err}");
}

#[test]
fn article_10_three_points_for_a_win_however_the_file_says_so() {
    let game = |scoring: &str, points: [&str; 2]| {
        format!("012 T\n142 1\n{scoring}\n")
            + &player(1, points[0], &[(2, 'w', '1')])
            + &player(2, points[1], &[(1, 'b', '0')])
    };
    let spelled = [
        "162  W 3.0    D 1.0    L 0.0",
        "162 W 3.0 D 1.0 L 0.0",
        "162 W3 D1 L0",
        "162  W=3.0, D=1.0, L=0.0",
        "XXS W=3 D=1 L=0",
    ];
    for scoring in spelled {
        let (out, err, code) = adoube(&["standings", "-", "--tiebreaks", "SB"], &game(scoring, ["3.0", "0.0"]));
        assert_eq!((err.as_str(), code), ("", Some(0)), "{scoring}");
        assert_eq!(cells(&out)[1][..5], ["1", "1", "Player", "1", "3"], "{scoring}");
    }
    let (_, err, code) = adoube(&["standings", "-"], &game("162 W three", ["1.0", "0.0"]));
    assert!(code == Some(2) && err.contains("line 3, column 5") && err.contains("points, for example 3.0"), "{err}");
    // The points stated in a record differ from the results: this is reported, and the points are calculated again.
    let (out, err, _) = adoube(&["standings", "-"], &game(spelled[0], ["1.0", "0.0"]));
    assert!(err.contains("column 81: found \"1.0\"") && cells(&out)[1][4] == "3", "{err}{out}");
    // JSON and CSV are accepted wherever TRF is.
    let (json, _, _) = adoube(&["convert", "-", "--to", "json"], &game(spelled[0], ["3.0", "0.0"]));
    let (out, err, _) = adoube(&["standings", "-", "--tiebreaks", "WIN"], &json);
    assert_eq!((err.as_str(), &cells(&out)[1][..5]), ("", &["1", "1", "Player", "1", "3"][..]));
    let (out, err, code) = adoube(&["pair", "-"], "name,rating\nAnna,2000\nBerta,1900\n");
    assert_eq!((out.as_str(), err.as_str(), code), ("1\n1 2\n", "", Some(0)));
}

#[test]
fn who_cannot_be_paired_is_named_and_what_cannot_be_is_said_at_once() {
    let all: String = (1..=4).map(|n| player(n, "0.0", &[])).collect();
    let (out, err, code) = adoube(&["pair", "-"], &format!("012 T\n142 2\n152 W\nXXP 1 2 3 4\n{all}"));
    assert_eq!((out.as_str(), code), ("", Some(1)));
    assert!(err.contains("no complete pairing exists") && err.contains("  3 Player 3\n"), "{err}");
    let (out, err, _) = adoube(&["check", "-"], &format!("012 T\n142 11\n{all}"));
    assert!(err.contains("11 rounds are too many for 4 players"), "{err}");
    assert_eq!(out, "1 file, 0 rounds, 0 different\n");
}

#[test]
fn pairing_3_11_a_consolation_knockout_from_the_first_entry_to_its_final() {
    let csv = std::env::temp_dir().join(format!("adoube-consolation-{}.csv", std::process::id()));
    let rows: Vec<String> = (1..=8).map(|n| format!("Player {n},{}", if n <= 4 { "P" } else { "2" })).collect();
    std::fs::write(&csv, format!("Name,Cat\n{}\n", rows.join("\n"))).unwrap();
    let name = csv.to_str().unwrap();
    let entries: String = (1..=8).map(|n| player(n, "0.0", &[])).collect();
    let empty = format!("012 Cup\n142 3\n152 W\n192 CUSTOM_KNOCKOUT\n{entries}");
    let asked = ["pair", "-", "--consolation", "2", "--list", name];
    let (out, err, code) = adoube(&asked, &empty);
    assert_eq!((out.as_str(), code), ("", Some(1)), "nobody is out yet");
    assert!(err.contains("fewer than two players of category 2"), "{err}");
    // The first round of the bracket: all favourites win except 4, who loses to 8.
    let (pairs, _, _) = adoube(&["pair", "-"], &empty);
    assert_eq!(pairs, "4\n1 5\n3 7\n2 6\n4 8\n");
    let result = |n: u16| match n {
        1..=3 => player(n, "1.0", &[(n + 4, 'w', '1')]),
        4 => player(4, "0.0", &[(8, 'w', '0')]),
        8 => player(8, "1.0", &[(4, 'b', '1')]),
        n => player(n, "0.0", &[(n - 4, 'b', '0')]),
    };
    let played: String = (1..=8).map(result).collect();
    let (file, err, code) = adoube(&asked, &format!("012 Cup\n142 3\n152 W\n192 CUSTOM_KNOCKOUT\n{played}"));
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert!(file.contains("192 CUSTOM_KNOCKOUT") && file.contains("142 2"), "{file}");
    let players: Vec<&str> = file.lines().filter(|line| line.starts_with("001")).collect();
    assert_eq!(players.len(), 3, "5, 6 and 7: 8 is still in, and 4 was not beaten by a higher category");
    let (pairs, _, _) = adoube(&["pair", "-"], &file);
    assert_eq!(pairs, "1\n2 3\n");
    // 6 beats 7, then the final against 5.
    let head = "012 Cup\n142 2\n152 W\n192 CUSTOM_KNOCKOUT\n";
    let semifinal = head.to_owned()
        + &player(1, "1.0", &[(0, '-', 'U')])
        + &player(2, "1.0", &[(3, 'w', '1')])
        + &player(3, "0.0", &[(2, 'b', '0')]);
    let (pairs, err, _) = adoube(&["pair", "-"], &semifinal);
    assert!(pairs == "1\n1 2\n" || pairs == "1\n2 1\n", "{pairs}{err}");
    let white = if pairs == "1\n1 2\n" { 1 } else { 2 };
    let colour = |n: u16| if n == white { 'w' } else { 'b' };
    let last = head.to_owned()
        + &player(1, "2.0", &[(0, '-', 'U'), (2, colour(1), '1')])
        + &player(2, "1.0", &[(3, 'w', '1'), (1, colour(2), '0')])
        + &player(3, "0.0", &[(2, 'b', '0')]);
    let (out, _, _) = adoube(&["standings", "-"], &last);
    let ranks: Vec<Vec<&str>> = cells(&out).into_iter().skip(1).map(|line| line[..2].to_vec()).collect();
    assert_eq!(ranks, [["1", "1"], ["2", "2"], ["3", "3"]]);
    let (_, err, code) = adoube(&["pair", "-"], &last);
    assert!(code == Some(1) && !err.is_empty(), "the final is decided: {err}");
    let swiss = empty.replace("CUSTOM_KNOCKOUT", "FIDE_DUTCH_2026");
    let (_, err, code) = adoube(&asked, &swiss);
    assert!(code == Some(2) && err.contains("is not a knockout"), "{err}");
    std::fs::remove_file(&csv).unwrap();
}

#[test]
fn c_04_6_and_c_05_teams_are_paired_on_the_command_line() {
    let file = league("FIDE_TEAM_SWISS", "");
    let pairs = |more: &[&str]| {
        let (out, err, code) = adoube(&[&["pair", "-", "--teams"], more].concat(), &file);
        let mut lines: Vec<String> = out.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        (lines.join(","), err, code)
    };
    // After two rounds Alpha and Beta are level, and so are Gamma and Delta, but both pairs have already met; Alpha
    // has had White twice.
    assert_eq!(pairs(&["--round", "3"]), ("2,2 4,3 1".to_owned(), String::new(), Some(0)));
    assert_eq!(pairs(&["--round", "1"]).0, "1 3,2,4 2", "the upper half meets the lower");
    let (out, err, code) = pairs(&[]);
    assert!(out.is_empty() && code == Some(1) && err.contains("without repeating a match"), "everybody has met: {err}");
    assert_eq!(pairs(&["--system", "roundrobin", "--round", "1"]).0, "1 4,2,2 3");
    assert_eq!(pairs(&["--system", "roundrobin-double"]).0, "2,3 2,4 1", "the second cycle, home and away changed");
    let refused = [
        (vec!["--system", "roundrobin"], "the table for 4 teams has no round 4"),
        (vec!["--system", "knockout"], "system knockout pairs players only; expected roundrobin"),
        (vec!["--round", "9"], "expected a number from 1 to 4"),
    ];
    for (more, word) in refused {
        let (out, err, code) = pairs(&more);
        assert!(out.is_empty() && code == Some(2) && err.contains(word), "{err}");
    }
    let (json, _, _) = adoube(&["pair", "-", "--teams", "--round", "3", "--json"], &file);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["round"], json["pairs"].as_array().unwrap().len()), (&3.into(), 2));
    assert!(json.to_string().contains("Gamma") && json["rests"].as_array().unwrap().is_empty());
    let (_, err, code) = adoube(&["pair", "-", "--teams"], &player(1, "0.0", &[]));
    assert!(code == Some(2) && err.contains("no teams found"), "{err}");
    for language in ["ca", "es", "pt", "eu"] {
        let (_, other, code) = adoube(&["pair", "-", "--teams", "--lang", language], &file);
        assert!(code == Some(1) && !other.is_empty() && !other.contains("repeating"), "{language}: {other}");
    }
}
