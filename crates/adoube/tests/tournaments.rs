//! Tournaments on the command line: pairing, checking, standings, simulation and conversion.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use std::fmt::Write as _;
use std::path::PathBuf;
use support::Run;

fn adoube(arguments: &[&str], input: &str) -> Run {
    support::run(arguments, input.as_bytes())
}

/// A player's record: number, rating, points, and `opponent colour result` for each round.
fn player(number: u16, rating: u16, points: &str, rounds: &[(u16, char, char)]) -> String {
    let name = format!("Player {number}");
    let mut line = format!("001 {number:>4}      {name:<33} {rating:>4} {:27}{points:>4} {number:>4}", "");
    for (opponent, colour, result) in rounds {
        let opponent = if *opponent == 0 { "0000".to_owned() } else { format!("{opponent:>4}") };
        write!(line, "  {opponent} {colour} {result}").unwrap();
    }
    line
}

/// Five players after one round: 1 and 2 won, 5 had the bye.
fn five() -> String {
    [
        "012 Five".to_owned(),
        "142 3".to_owned(),
        "152 W".to_owned(),
        "192 FIDE_DUTCH_2026".to_owned(),
        player(1, 2100, "1.0", &[(3, 'w', '1')]),
        player(2, 2000, "1.0", &[(4, 'b', '1')]),
        player(3, 1900, "0.0", &[(1, 'b', '0')]),
        player(4, 1800, "0.0", &[(2, 'w', '0')]),
        player(5, 1700, "1.0", &[(0, '-', 'U')]),
    ]
    .join("\n")
        + "\n"
}

#[test]
fn a_round_robin_table_as_text_csv_and_json() {
    let text = adoube(&["roundrobin", "10"], "");
    assert_eq!(text.out.lines().count(), 9);
    assert!(text.out.starts_with("round 1: 1-10 2-9 3-8 4-7 5-6\nround 2: 10-6 7-5 8-4 9-3 1-2\n"), "{}", text.out);
    assert!(adoube(&["roundrobin", "7", "--lang", "ca"], "").out.starts_with("ronda 1: 2-7 3-6 4-5, bye 1\n"));
    let csv = adoube(&["roundrobin", "3", "--double", "--csv"], "").out;
    assert_eq!(csv.lines().next(), Some("round,board,white,black"));
    assert_eq!(csv.lines().count(), 1 + 6 * 2, "a game and a rest in each of six rounds: {csv}");
    let json: serde_json::Value = serde_json::from_str(&adoube(&["roundrobin", "5", "--json"], "").out).unwrap();
    assert_eq!((json["rounds"].as_array().unwrap().len(), &json["rounds"][0]["bye"]), (5, &serde_json::json!(1)));
    let none = adoube(&["roundrobin", "65"], "");
    assert_eq!(none.code, Some(2));
    assert!(none.err.contains("expected a number from 3 to 64"), "{}", none.err);
}

#[test]
fn pair_prints_the_form_of_other_engines() {
    let run = adoube(&["pair", "-"], &five());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.err);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "3");
    assert_eq!(lines.len(), 4);
    let mut seen: Vec<u16> = lines[1..].iter().flat_map(|l| l.split(' ')).map(|n| n.parse().unwrap()).collect();
    seen.sort_unstable();
    assert_eq!(seen, [0, 1, 2, 3, 4, 5], "everybody once, and the bye");
    assert!(lines[3].ends_with(" 0") && !lines[3].starts_with('5'), "5 has rested already: {}", run.out);
    // The bye of round 1 was a downfloat: 5 does not float again (C14) and meets 1, who had White; 2 floats to 3.
    assert_eq!(lines[1..], ["5 1", "2 3", "4 0"]);
    let again = adoube(&["pair", "-", "--round", "1"], &five());
    assert_eq!(again.out, "3\n1 3\n4 2\n5 0\n");
    let why = adoube(&["pair", "-", "--explain", "--lang", "es"], &five());
    assert!(why.out.starts_with(&run.out) && why.out.contains("\n\nGrupo de puntuación 1:"), "{}", why.out);
    let json: serde_json::Value = serde_json::from_str(&adoube(&["pair", "-", "--json"], &five()).out).unwrap();
    assert_eq!((&json["round"], &json["system"]), (&serde_json::json!(2), &serde_json::json!("dutch")));
    for (system, code) in [("dutch-2017", Some(0)), ("swiss-1985", Some(0)), ("nonsense", Some(2))] {
        assert_eq!(adoube(&["pair", "-", "--system", system], &five()).code, code, "{system}");
    }
    let far = adoube(&["pair", "-", "--round", "3"], &five());
    assert_eq!(far.code, Some(2));
    assert!(far.err.contains("round 3 cannot be paired yet; expected a number from 1 to 2"), "{}", far.err);
}

#[test]
fn swiss_2_1_a_list_without_numbers_is_ordered_by_elo_title_and_name() {
    let list = "name,rating,title\nYuste,,\nBosch,2100,\nÀlvarez,2100,\nArnau,,\nZola,2100,FM\nCamps,2200,\n";
    let names = |args: &[&str]| -> Vec<String> {
        let csv = adoube(args, list).out;
        csv.lines().skip(1).map(|line| line.split(',').nth(1).unwrap().to_owned()).collect()
    };
    let order = ["Camps", "Zola", "Àlvarez", "Bosch", "Arnau", "Yuste"];
    assert_eq!(names(&["convert", "-", "--to", "csv"]), order);
}

#[test]
fn a_round_without_pairing_is_a_no_and_a_round_too_many_bad_usage() {
    let both = |rounds: &str| {
        let (one, two) = (player(1, 2000, "1.0", &[(2, 'w', '1')]), player(2, 1900, "0.0", &[(1, 'b', '0')]));
        format!("142 {rounds}\n{one}\n{two}\n")
    };
    let none = adoube(&["pair", "-", "--lang", "ca"], &both("2"));
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
    assert!(none.err.contains("no hi ha cap aparellament complet"), "{}", none.err);
    assert_eq!(adoube(&["pair", "-", "--system", "swiss-1985"], &both("2")).code, Some(1));
    let over = adoube(&["pair", "-"], &both("1"));
    assert_eq!(over.code, Some(2));
    assert!(over.err.contains("there is no round 2: the tournament has one round"), "{}", over.err);
}

#[test]
fn check_answers_yes_no_and_unreadable() {
    let good = adoube(&["check", "-"], &five());
    assert_eq!((good.code, good.out.as_str()), (Some(0), "round 1: correct\n1 file, 1 round, 0 different\n"));
    let turned = five().replace("   3 w 1", "   3 b 1").replace("   1 b 0", "   1 w 0");
    let bad = adoube(&["check", "-"], &turned);
    assert_eq!(bad.code, Some(1));
    assert_eq!(bad.out, "round 1: different\n  expected: 1-3\n  recorded: 3-1\n1 file, 1 round, 1 different\n");
    let json = adoube(&["check", "-", "--json"], &turned).out;
    let first: serde_json::Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!(first["rounds"][0]["expected"][0], serde_json::json!({ "white": 1, "black": 3 }));
    let odd = adoube(&["check", "-"], &five().replace("FIDE_DUTCH_2026", "FIDE_DUBOV"));
    assert_eq!(odd.code, Some(0));
    assert!(odd.err.contains("unknown pairing system FIDE_DUBOV; using dutch"), "{}", odd.err);
    let path = std::env::temp_dir().join(format!("adoube-check-{}.trf", std::process::id()));
    std::fs::write(&path, five()).unwrap();
    let name = path.to_str().unwrap();
    let many = adoube(&["check", name, "no-such-file.trf", name], "");
    assert_eq!((many.code, many.out.as_str()), (Some(2), "2 files, 2 rounds, 0 different\n"));
    assert!(many.err.contains("no-such-file.trf: cannot be read") && many.err.contains("1 file could not"));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn standings_have_the_values_asked_for() {
    let run = adoube(&["standings", "-", "--tiebreaks", "BH-C1,WON,DE"], &five());
    assert_eq!(run.code, Some(0), "{}", run.err);
    let lines: Vec<Vec<&str>> = run.out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["rank", "no.", "name", "points", "BH-C1", "WON", "DE"]);
    assert_eq!(lines[1], ["1", "1", "Player", "1", "1", "0", "1", "0"]);
    assert_eq!(lines.len(), 6);
    assert_eq!(run.out, adoube(&["standings", "-", "--tiebreaks", "BH/C1,WON,DE"], &five()).out);
    let start = adoube(&["standings", "-", "--round", "0", "--json"], &five()).out;
    let json: serde_json::Value = serde_json::from_str(&start).unwrap();
    assert!(json["standings"].as_array().unwrap().iter().all(|row| row["rank"] == 1 && row["points"] == "0.0"));
    let preset = adoube(&["standings", "-", "--preset", "fce-swiss", "--lang", "eu"], &five());
    assert!(preset.out.lines().next().unwrap().contains("BUCH-2") && preset.out.contains("izena"), "{}", preset.out);
    let worked = adoube(&["standings", "-", "--tiebreaks", "BH", "--worked", "3"], &five());
    assert_eq!(worked.out, "BH = 1\n  round 1, opponent 1: 1\n");
    let cases: &[(&[&str], &str)] = &[
        (&["standings", "-", "--tiebreaks", "BH,XX"], "--tiebreaks: unknown tie-break \"XX\""),
        (&["standings", "-", "--round", "2"], "--round: round 2 is not paired; the file has 1 paired round"),
        (&["standings", "-", "--worked", "9"], "--worked: no player has starting number 9"),
        (&["standings", "-", "--preset", "x"], "expected fce-swiss, fce-roundrobin"),
    ];
    for (arguments, expected) in cases {
        let run = adoube(arguments, &five());
        assert_eq!((run.code, run.err.lines().count()), (Some(2), 1), "{arguments:?}: {}", run.err);
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn simulated_tournaments_are_paired_as_they_were() {
    for system in ["dutch", "dutch-2017", "swiss-1985", "roundrobin", "knockout", "knockout-usual"] {
        let seven = ["simulate", "--players", "12", "--rounds", "5", "--seed", "7", "--system", system];
        let run = adoube(&seven, "");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{system}");
        assert_eq!(run.out, adoube(&seven, "").out, "the seed decides everything");
        let check = adoube(&["check", "-", "--system", system], &run.out);
        assert_eq!(check.code, Some(0), "{system}: {}", check.out);
        let pair = adoube(&["pair", "-", "--system", system, "--round", "4"], &run.out);
        let count: usize = pair.out.lines().next().unwrap().parse().unwrap();
        assert_eq!(pair.out.lines().count(), count + 1, "{system}: {}", pair.out);
        let said = adoube(&["pair", "-", "--system", system, "--round", "4", "--explain", "--lang", "pt"], &run.out);
        assert!(said.out.lines().count() > 2 * count, "{system}: {}{}", said.out, said.err);
    }
    let lot = adoube(&["simulate", "--players", "6", "--rounds", "2"], "");
    let seed = lot.err.trim().strip_prefix("adoube: seed ").unwrap().to_owned();
    assert_eq!(adoube(&["simulate", "--players", "6", "--rounds", "2", "--seed", &seed], "").out, lot.out);
    let stopped = (0..40)
        .map(|seed| adoube(&["simulate", "--players", "6", "--rounds", "5", "--seed", &seed.to_string()], ""))
        .find(|run| run.code != Some(0))
        .unwrap();
    assert_eq!(stopped.code, Some(1));
    assert!(stopped.err.contains("no complete pairing exists") && stopped.out.starts_with("012 "), "{}", stopped.err);
    let refused = adoube(&["simulate", "--players", "8", "--rounds", "11"], "");
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(refused.err.contains("--rounds: 11 rounds are too many for 8 players"), "{}", refused.err);
}

#[test]
fn conversions_come_back() {
    let trf26 = adoube(&["simulate", "--players", "9", "--rounds", "4", "--seed", "2"], "").out;
    let trf16 = adoube(&["convert", "-", "--to", "trf16"], &trf26);
    assert_eq!(trf16.code, Some(0));
    assert!(trf16.out.contains("XXR 4\n") && trf16.err.contains("1 line left out"), "{}", trf16.err);
    let back = adoube(&["convert", "-", "--to", "trf26"], &trf16.out).out;
    let without = |text: &str| text.lines().filter(|l| !l.starts_with("192")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(without(&back), without(&trf26));
    assert_eq!(adoube(&["convert", "-", "--to", "trf26"], &trf26).out, trf26);
    let csv = adoube(&["convert", "-", "--to", "csv"], &trf26).out;
    assert_eq!(csv.lines().count(), 10);
    let entries = adoube(&["convert", "-", "--to", "trf26"], &csv).out;
    assert_eq!(adoube(&["convert", "-", "--to", "csv"], &entries).out, csv);
    assert_eq!(adoube(&["pair", "-"], &entries).out.lines().next(), Some("5"));
    let json: serde_json::Value = serde_json::from_str(&adoube(&["convert", "-", "--to", "json"], &trf26).out).unwrap();
    assert_eq!((json["players"].as_array().unwrap().len(), &json["rounds"]), (9, &serde_json::json!(4)));
    assert_eq!(adoube(&["convert", "-"], &trf26).code, Some(2), "--to is missing");
}

#[test]
fn bad_files_have_line_and_column_in_five_languages() {
    let broken = five().replace("   3 w 1", "   8 w 1");
    let languages = [
        ("ca", "línia 5, columna 92: s’ha trobat \"8 w 1\"; s’esperava: el número inicial d’un jugador del fitxer"),
        (
            "es",
            "línea 5, columna 92: se ha encontrado \"8 w 1\"; se esperaba: el número inicial de un jugador del archivo",
        ),
        ("pt", "linha 5, coluna 92: encontrado: \"8 w 1\"; esperado: o número inicial de um jogador do arquivo"),
        (
            "eu",
            "5. lerroa, 92. zutabea: \"8 w 1\" aurkitu da; espero zena: fitxategiko jokalari baten hasierako zenbakia",
        ),
        ("en", "line 5, column 92: found \"8 w 1\"; expected the starting number of a player in the file"),
    ];
    for (language, expected) in languages {
        for command in ["pair", "check", "standings"] {
            let run = adoube(&[command, "-", "--lang", language], &broken);
            assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (Some(2), "", 1), "{}", run.err);
            assert!(run.err.starts_with(&format!("adoube: -: {expected}")), "{}", run.err);
        }
    }
    assert!(adoube(&["pair", "-"], &broken).err.contains("(and 1 more)"), "the opponent's record too");
    let cases = [
        ("", "line 1, column 1: no players found"),
        ("142 x\n", "line 1, column 5: found \"x\"; expected a number of rounds from 1 to 200"),
        ("001    x\n", "line 1, column 5: found \"x\"; expected a starting number from 1 to 9999"),
        ("name,rating\nAnna,x\n", "line 2, column 6: found \"x\"; expected a rating"),
        ("number,name\n1,Anna\n1,Berta\n", "line 3, column 1: found \"1\"; expected a starting number not used before"),
    ];
    for (text, expected) in cases {
        let run = adoube(&["convert", "-", "--to", "json"], text);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{text}");
        assert!(run.err.contains(expected), "{text}: {}", run.err);
    }
    let odd = adoube(&["pair", "-"], &five().replacen(" 1.0", " 0.5", 1));
    assert_eq!(odd.code, Some(0));
    assert!(odd.err.contains("line 5, column 81: found \"0.5\"; expected the points of the player’s results"));
}

#[test]
fn the_corpus_is_checked_and_ranked() {
    let Some(folder) = adoube_testing::shared("data/swiss/tournaments") else { return };
    let mut files: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .map(|path| path.to_str().unwrap().to_owned())
        .collect();
    files.sort_unstable();
    files.truncate(12);
    let mut arguments = vec!["check", "--system", "dutch"];
    arguments.extend(files.iter().map(String::as_str));
    let run = adoube(&arguments, "");
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    assert!(run.out.starts_with(&format!("{} files, ", files.len())), "{}", run.out);
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        let standing = adoube(&["standings", file, "--tiebreaks", "BH/C1,BH,SB,TPN"], "");
        let players = text.lines().filter(|line| line.starts_with("001")).count();
        assert_eq!((standing.code, standing.out.lines().count()), (Some(0), players + 1), "{file}");
    }
}

#[test]
fn impossible_rounds_readings_and_matches_are_refused_with_the_reason() {
    let eight: String = (1..=8).map(|n| player(n, 2000 - n, "0.0", &[]) + "\n").collect();
    let start = adoube(&["pair", "-"], &format!("142 11\n{eight}"));
    assert_eq!((start.code, start.out.as_str()), (Some(1), ""));
    assert!(start.err.contains("11 rounds are too many for 8 players; without repeated pairings the maximum is 7"));
    assert_eq!(adoube(&["pair", "-"], &format!("142 7\n{eight}")).code, Some(0));
    let swap = adoube(&["pair", "-", "--readings", "D-84b,D-93a", "--explain"], &eight);
    assert!(swap.out.starts_with("4\n1 5\n6 2\n3 7\n8 4\n") && swap.out.contains("(2.3, 2.4)"), "{}", swap.out);
    let wrong = adoube(&["pair", "-", "--readings", "D-1"], &eight);
    assert_eq!((wrong.code, wrong.err.lines().count()), (Some(2), 1));
    assert!(wrong.err.contains("unknown interpretation \"D-1\""), "{}", wrong.err);
    assert_eq!(adoube(&["pair", "-", "--readings", "D-84b", "--system", "dutch"], &eight).code, Some(2));
    let bracket = adoube(&["pair", "-", "--system", "knockout", "--explain"], &eight);
    assert!(bracket.out.starts_with("4\n1 5\n3 7\n2 6\n4 8\n"), "S-6: {}", bracket.out);
    assert!(bracket.out.contains("Quarter-final, match 2: 3 Player 3 (White) - 7 Player 7"), "{}", bracket.out);
    let usual = adoube(&["pair", "-", "--system", "knockout-usual", "--games", "2"], &eight);
    assert_eq!(usual.out, "4\n1 8\n4 5\n2 7\n3 6\n");
}

#[test]
fn varma_draws_the_same_numbers_from_the_same_seed() {
    let list = "ESP,ESP,ESP,AND,FRA,POR,POR,ITA,GER,SUI";
    let run = adoube(&["roundrobin", "--varma", list, "--seed", "5"], "");
    assert_eq!((run.code, run.out.lines().count()), (Some(0), 10), "{}", run.err);
    assert_eq!(run.out, adoube(&["roundrobin", "--varma", list, "--seed", "5"], "").out);
    let lot = adoube(&["roundrobin", "--varma", list], "");
    assert!(lot.err.starts_with("adoube: seed "), "{}", lot.err);
    let few = adoube(&["roundrobin", "--varma", "ESP,FRA"], "");
    assert_eq!(few.code, Some(2));
    assert!(few.err.contains("Varma tables are for 9 to 24 players"), "{}", few.err);
    assert_eq!(adoube(&["roundrobin"], "").code, Some(2));
}

#[test]
fn check_looks_at_the_ranks_where_the_file_says_how_it_ranks() {
    let good = five().replacen("142", "212 BH/C1,BH,TPN\n142", 1);
    let standing = adoube(&["standings", "-", "--tiebreaks", "BH/C1,BH,TPN", "--json"], &good).out;
    let rows: serde_json::Value = serde_json::from_str(&standing).unwrap();
    let order: Vec<u64> = rows["standings"].as_array().unwrap().iter().map(|r| r["number"].as_u64().unwrap()).collect();
    // The ranks of `five()` are the starting ranks; a standing with them may be right or wrong.
    let sorted = order.is_sorted();
    let run = adoube(&["check", "-"], &good);
    assert_eq!(run.code, Some(i32::from(!sorted)), "{}{}", run.out, run.err);
    assert_eq!(run.out.contains("standings: "), !sorted, "{}", run.out);
    let plain = adoube(&["check", "-"], &five());
    assert_eq!(plain.code, Some(0), "without tie-breaks announced only a word");
}

#[test]
fn other_tables_cards_and_prizes() {
    let cross = adoube(&["standings", "-", "--table", "cross"], &five());
    assert!(cross.out.lines().count() == 6 && cross.out.contains('U'), "{}", cross.out);
    let progress = adoube(&["standings", "-", "--table", "progress", "--json"], &five()).out;
    let json: serde_json::Value = serde_json::from_str(&progress).unwrap();
    assert_eq!(json["progress"][0]["scores"], serde_json::json!(["1.0"]));
    let card = adoube(&["standings", "-", "--card", "1", "--lang", "es"], &five());
    assert!(card.out.starts_with("1 Player 1\n") && card.out.contains("resultado"), "{}", card.out);
    assert_eq!(adoube(&["standings", "-", "--card", "9"], &five()).code, Some(2));
    let prizes = adoube(&["standings", "-", "--prizes", "100,50", "--wide"], &five());
    let last = |line: &str| line.split_whitespace().last().map(str::to_owned);
    let amounts: Vec<f64> = prizes.out.lines().skip(1).filter_map(last).map(|a| a.parse().unwrap()).collect();
    assert!((amounts.iter().sum::<f64>() - 150.0).abs() < 1e-9, "every cent is given: {}", prizes.out);
    assert!(prizes.out.lines().next().unwrap().contains("title") && prizes.out.contains("2000"), "{}", prizes.out);
    let wrong = adoube(&["standings", "-", "--prizes", "100,x"], &five());
    assert!(wrong.code == Some(2) && wrong.err.contains("--prizes: cannot read \"x\""), "{}", wrong.err);
}

#[test]
fn json_comes_back_and_long_names_are_told() {
    let trf26 = adoube(&["simulate", "--players", "9", "--rounds", "4", "--seed", "2"], "").out;
    let json = adoube(&["convert", "-", "--to", "json"], &trf26).out;
    let back = adoube(&["convert", "-", "--to", "trf26"], &json).out;
    let without = |text: &str| text.lines().filter(|l| !l.starts_with("192")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(without(&back), without(&trf26));
    let broken = adoube(&["convert", "-", "--to", "trf26"], "{\"players\": [}");
    assert!(broken.code == Some(2) && broken.err.contains("line 1, column 14"), "{}", broken.err);
    let long = "name\nMaria Montserrat de la Concepció Puigdollers\n";
    let told = adoube(&["convert", "-", "--to", "trf26"], long);
    assert!(told.code == Some(0) && told.err.contains("does not fit in 33 columns"), "{}", told.err);
    assert_eq!(adoube(&["convert", "-", "--to", "json"], long).err, "");
    let semicolons = adoube(&["convert", "-", "--to", "csv"], "name;rating\nAnna;2000\n");
    assert!(semicolons.out.contains("1,Anna,2000"), "{}", semicolons.out);
}

#[test]
fn xxc_rank_pairs_in_order_of_ranks() {
    // Four players with reversed ranks: 4 leads the upper half and 2 the lower one.
    let line = |n: u16, rank: u16| {
        player(n, 2000, "0.0", &[]).trim_end().trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
            + &rank.to_string()
            + "\n"
    };
    let file: String = (1..=4).map(|n| line(n, 5 - n)).collect();
    assert_eq!(adoube(&["pair", "-"], &format!("XXC white1\n{file}")).out, "2\n1 3\n4 2\n");
    assert_eq!(adoube(&["pair", "-"], &format!("XXC rank white1\n{file}")).out, "2\n4 2\n1 3\n");
}

/// A temporary file, deleted when the value is dropped.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("adoube-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Self(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn titles_and_categories_stand_beside_the_names_in_every_table() {
    let text = "Number Name       Cat Title\n7      Player 1   P   MC\n8      Player 3   2\n";
    let csv = "Number,Name,Cat,Title\n7,Player 1,P,MC\n8,Player 3,2,\n";
    let xml = "<federationlist>\n<player><number>7</number><name>player 1</name><cat>P</cat><title>MC</title></player>\n\
               <player><number>8</number><name>Player 3</name><cat>2</cat></player>\n</federationlist>\n";
    for (name, content) in [("list.txt", text), ("list.csv", csv), ("list.xml", xml)] {
        let list = Temporary::new(name, content);
        for table in ["standing", "cross", "progress"] {
            let asked = ["standings", "-", "--table", table, "--list", list.name(), "--wide"];
            let run = adoube(&asked, &five());
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{name}, {table}");
            let head: Vec<&str> = run.out.lines().next().unwrap().split_whitespace().collect();
            assert_eq!(head[2..8], ["name", "title", "cat.", "rating", "fed.", "born"], "{name}, {table}");
            let line = |player: &str| run.out.lines().find(|l| l.contains(player)).unwrap().to_owned();
            let first: Vec<String> = line("Player 1").split_whitespace().map(str::to_owned).collect();
            assert_eq!(first[2..7], ["Player", "1", "MC", "P", "2100"], "{name}, {table}");
            assert!(line("Player 3").contains(" 2  "), "{name}, {table}: {}", line("Player 3"));
        }
    }
    let list = Temporary::new("wrong.csv", "Name,Cat\nPlayer 1,Q\n");
    let wrong = adoube(&["standings", "-", "--list", list.name()], &five());
    assert_eq!(wrong.code, Some(2));
    assert!(
        wrong.err.contains("line 2, column 10") && wrong.err.contains("a category: M, P, 1, 2 or 3"),
        "{}",
        wrong.err
    );
}

#[test]
fn tie_breaks_1_11_and_1_21_teams_from_the_records_of_their_players() {
    let team = |name: &str, members: &str| format!("013 {name:<32}{members}\n");
    let players = [
        player(1, 2100, "1.0", &[(3, 'w', '1')]),
        player(2, 2000, "0.5", &[(4, 'b', '=')]),
        player(3, 1900, "0.0", &[(1, 'b', '0')]),
        player(4, 1800, "0.5", &[(2, 'w', '=')]),
        player(5, 1700, "0.0", &[(7, 'b', '-')]),
        player(6, 1600, "0.0", &[(8, 'w', '0')]),
        player(7, 1500, "1.0", &[(5, 'w', '+')]),
        player(8, 1400, "1.0", &[(6, 'b', '1')]),
    ];
    let file = "012 Teams\n142 3\n152 W\n".to_owned()
        + &players.join("\n")
        + "\n"
        + &team("Alpha", "   1    2")
        + &team("Beta", "   3    4")
        + &team("Gamma", "   5    6")
        + &team("Delta", "   7    8");
    let run = adoube(&["standings", "-", "--preset", "fce-teams"], &file);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let lines: Vec<Vec<&str>> = run.out.lines().map(|line| line.split_whitespace().collect()).collect();
    let head = ["rank", "team", "won", "drawn", "lost", "points", "boards", "DIRECT", "S-B", "KASHDAN", "DUTCH"];
    assert_eq!(lines[0], head);
    assert_eq!(lines[1][..7], ["1", "Alpha", "1", "0", "0", "1", "1½"]);
    assert_eq!(lines[2][..7], ["1", "Delta", "1", "0", "0", "1", "2"], "not separated: they have not met");
    assert_eq!(lines.len(), 5);
    let copa = adoube(&["standings", "-", "--preset", "fce-copa", "--json"], &file).out;
    let json: serde_json::Value = serde_json::from_str(&copa).unwrap();
    assert_eq!((&json["teams"][0]["team"], &json["tieBreaks"][0]), (&"Alpha".into(), &"DUTCH".into()));
    let none = adoube(&["standings", "-", "--preset", "fce-teams", "--lang", "ca"], &five());
    assert_eq!(
        (none.code, none.err.as_str()),
        (Some(2), "adoube: -: no s’hi ha trobat cap equip; s’esperaven línies TRF 310 o 013\n")
    );
}

#[test]
fn tie_breaks_fit_the_kind_of_event() {
    let league = adoube(&["simulate", "--players", "6", "--seed", "3", "--system", "roundrobin"], "").out;
    let usual = adoube(&["standings", "-"], &league);
    let head: Vec<&str> = usual.out.lines().next().unwrap().split_whitespace().collect();
    assert_eq!(head[4..], ["SB", "DE", "WIN"], "no Buchholz in a round robin");
    assert_eq!(usual.err, "");
    let asked = adoube(&["standings", "-", "--tiebreaks", "BH"], &league);
    assert_eq!((asked.code, asked.err.as_str()), (Some(0), "adoube: BH is not allowed in a round robin (C.07.8)\n"));
    let knockout = adoube(&["simulate", "--players", "6", "--seed", "3", "--system", "knockout"], "").out;
    let bracket = adoube(&["standings", "-"], &knockout).out;
    assert_eq!(
        bracket.lines().next().unwrap().split_whitespace().collect::<Vec<_>>(),
        ["rank", "no.", "name", "points"]
    );
    let unrated = five().replace(" 1700 ", "      ");
    let told = adoube(&["standings", "-", "--tiebreaks", "ARO", "--lang", "es"], &unrated);
    assert!(told.err.contains("ARO: no se cuentan los jugadores sin Elo"), "{}", told.err);
}

#[test]
fn direct_encounter_shows_the_games_among_the_tied() {
    let league = adoube(&["simulate", "--players", "4", "--seed", "11", "--system", "roundrobin"], "").out;
    let standing = adoube(&["standings", "-", "--tiebreaks", "DE", "--json"], &league).out;
    let json: serde_json::Value = serde_json::from_str(&standing).unwrap();
    let rows = json["standings"].as_array().unwrap();
    for row in rows {
        let number = row["number"].to_string();
        let tied = rows.iter().filter(|other| other["points"] == row["points"]).count();
        let worked = adoube(&["standings", "-", "--tiebreaks", "DE", "--worked", &number], &league).out;
        assert_eq!(worked.lines().count(), tied, "a line a game among the tied, and the place: {worked}");
    }
}

#[test]
fn a_file_that_has_the_form_asked_for_comes_back_as_it_was() {
    let text = "012 As it was\r\n142 3\r\n152 W\r\n".to_owned() + &player(1, 2100, "0.0", &[]) + "\r\n### a remark\r\n";
    let file = Temporary::new("same.trf", &text);
    assert_eq!(adoube(&["convert", file.name(), "--to", "trf26"], "").out, text);
    assert_ne!(adoube(&["convert", file.name(), "--to", "trf16"], "").out, text);
}

#[test]
fn json_keeps_the_system_and_options_of_another_system_are_refused() {
    let knockout = adoube(&["simulate", "--players", "8", "--seed", "3", "--system", "knockout"], "").out;
    let written = adoube(&["convert", "-", "--to", "json"], &knockout).out;
    assert_eq!(adoube(&["check", "-"], &written).code, Some(0), "{written}");
    let back = adoube(&["convert", "-", "--to", "trf26"], &written).out;
    assert!(back.contains("192 CUSTOM_KNOCKOUT"), "{back}");
    let dutch = adoube(&["simulate", "--players", "8", "--rounds", "3", "--seed", "3"], "").out;
    for option in [["--games", "2"], ["--readings", "D-84b"]] {
        for command in ["pair", "check"] {
            let run = adoube(&[command, "-", option[0], option[1]], &dutch);
            assert_eq!(run.code, Some(2), "{command} {option:?}: {}{}", run.out, run.err);
        }
    }
}

#[test]
fn c_04_2_players_without_starting_ranks_follow_their_ratings() {
    let run = adoube(&["pair", "-"], "name,rating\nA,1500\nB,2500\nC,2000\nD,2400\n");
    assert_eq!(run.code, Some(0), "{}", run.err);
    let trf = adoube(&["convert", "-", "--to", "trf26"], "name,rating\nA,1500\nB,2500\nC,2000\nD,2400\n").out;
    let names: Vec<&str> = trf.lines().filter(|line| line.starts_with("001")).map(|line| line[14..15].trim()).collect();
    assert_eq!(names, ["B", "D", "C", "A"], "{trf}");
}

#[test]
fn a_missing_result_is_told_before_pairing() {
    let text = five();
    let pending = text.replacen(" w 1", " w  ", 1).replacen(" b 0", " b  ", 1);
    assert_ne!(pending, text);
    let run = adoube(&["pair", "-"], &pending);
    assert!(run.err.contains("without a result"), "{}\n{pending}", run.err);
}

#[test]
fn people_read_halves_and_programs_read_decimals() {
    let file = [
        "012 Four\n142 3\n152 W\n192 FIDE_DUTCH_2026".to_owned(),
        player(1, 2100, "0.5", &[(3, 'w', '=')]),
        player(2, 2000, "1.0", &[(4, 'b', '1')]),
        player(3, 1900, "0.5", &[(1, 'b', '=')]),
        player(4, 1800, "0.0", &[(2, 'w', '0')]),
    ]
    .join("\n")
        + "\n";
    let commands = [
        &["standings", "-", "--tiebreaks", "BH/C1,BH,SB"][..],
        &["standings", "-", "--worked", "1", "--tiebreaks", "BH,SB"],
        &["standings", "-", "--table", "cross"],
        &["standings", "-", "--table", "progress"],
        &["standings", "-", "--card", "1"],
        &["pair", "-", "--explain"],
        &["pair", "-", "--explain", "--system", "swiss-1985"],
    ];
    for command in commands {
        for language in ["ca", "es", "pt-BR", "pt-PT", "eu", "en"] {
            let run = adoube(&[command, &["--lang", language]].concat(), &file);
            let decimals = run.out.split_whitespace().filter(|word| ["0.5", "1.0", "0.50"].contains(word)).count();
            assert!(
                run.code == Some(0) && run.out.contains('½') && decimals == 0,
                "{command:?}: {}{}",
                run.out,
                run.err
            );
        }
    }
    let head = adoube(commands[0], &file).out;
    assert!(head.lines().next().unwrap().contains("BH-C1"), "{head}");
    let json = adoube(&["standings", "-", "--tiebreaks", "BH/C1", "--json"], &file).out;
    assert!(json.contains(r#""points":"0.5""#) && json.contains(r#""BH/C1""#), "{json}");
}
