//! The command line end to end: output, messages and exit codes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod support;

use std::process::Command;
use support::{Run, run as adoube_with_input};

fn adoube(arguments: &[&str]) -> Run {
    adoube_with_input(arguments, b"")
}

#[test]
fn help_exists_in_five_languages_with_an_example() {
    for (language, usage) in [("ca", "Ús"), ("es", "Uso"), ("pt", "Uso"), ("eu", "Erabilera"), ("en", "Usage")] {
        let top = adoube(&["--help", "--lang", language]);
        assert_eq!(top.code, Some(0));
        assert!(top.out.contains(usage), "{}", top.out);
        let commands = [
            "serve",
            "law",
            "rule",
            "position",
            "mate",
            "perft",
            "pgn",
            "sheet",
            "say",
            "chess960",
            "roundrobin",
            "pair",
            "check",
            "standings",
            "simulate",
            "convert",
            "rate",
            "norms",
            "promotions",
            "lineup",
            "list",
            "backup",
            "restore",
            "verify",
            "export",
            "import",
            "completions",
            "man",
        ];
        for command in commands {
            assert!(top.out.contains(command));
            let help = adoube(&[command, "--help", "--lang", language]);
            assert_eq!(help.code, Some(0), "{command}");
            assert!(help.out.contains(&format!("adoube {command}")), "{command}: {}", help.out);
            if language != "en" {
                assert!(!help.out.contains("Usage") && !help.out.contains("Print"), "{command}: {}", help.out);
            }
        }
    }
}

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    assert_eq!(adoube(&["perft", "4"]).out, "197281\n");
    let divided = adoube(&["perft", "3", "--divide", "--threads", "2"]);
    assert_eq!(divided.out.lines().count(), 21);
    assert!(divided.out.starts_with("a2a3: 380\n"));
    assert_eq!(divided.out.lines().last(), Some("8902"));
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
    assert_eq!(adoube(&["perft", "3", "--fen", kiwipete]).out, "97862\n");
    assert_eq!(adoube_with_input(&["perft", "3", "--fen", "-"], kiwipete.as_bytes()).out, "97862\n");
    let json = adoube(&["perft", "1", "--json"]).out;
    assert!(json.contains("\"count\":20") && json.contains("\"e2e4\":1"), "{json}");
}

#[test]
fn position_tells_state_moves_and_problems() {
    let mate = adoube(&["position", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"]);
    assert_eq!(mate.code, Some(0));
    assert!(mate.out.contains("checkmate from g7 (5.1.1)"), "{}", mate.out);
    // Unquoted words are joined.
    let words = ["position", "7k/5Q2/6K1/8/8/8/8/8", "b", "-", "-", "0", "1", "--lang", "ca"];
    assert!(adoube(&words).out.contains("ofegat (5.2.1)"));
    let impossible = adoube(&["position", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"]);
    assert_eq!(impossible.code, Some(1));
    assert!(impossible.out.contains("Black is in check, but the opponent is to move (3.9.2)"), "{}", impossible.out);
    let wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 50";
    assert!(adoube(&["position", wall]).out.contains("dead position: neither side can give mate (5.2.2)"));
    assert!(adoube(&["position", wall, "--json"]).out.contains("\"state\":\"dead\""));
    assert!(!adoube(&["position", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"]).out.contains("dead"));
}

#[test]
fn position_judges_a_move() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let legal = adoube(&["position", castling, "--move", "e1g1"]);
    assert_eq!((legal.code, legal.out.lines().next()), (Some(0), Some("e1g1: legal")));
    let illegal = adoube(&["position", castling, "--move", "e1e3"]);
    assert_eq!(illegal.code, Some(1));
    assert_eq!(illegal.out, "e1e3: illegal: a king moves one square, or castles (3.8.1)\n");
    let chess960 = adoube(&["position", castling, "--chess960", "--move", "e1h1"]);
    assert_eq!(chess960.code, Some(0), "{}", chess960.out);
}

#[test]
fn law_reads_searches_and_compares() {
    let article = adoube(&["law", "7.5.5", "--edition", "2018", "--lang", "ca"]);
    assert_eq!(article.code, Some(0));
    assert!(article.out.starts_with("7.5.5  "), "{}", article.out);
    assert!(adoube(&["law", "--search", "posicio morta", "--lang", "ca"]).out.contains("5.2.2"));
    assert_eq!(adoube(&["law", "--search", "zzzz"]).code, Some(1));
    assert!(adoube(&["law", "--compare", "2018", "2023"]).out.contains("5.1.2"));
    assert!(adoube(&["law", "10.07", "--compare", "1985", "2023"]).out.contains("5.2.2"));
    assert!(adoube(&["law", "--term", "ofegat"]).out.contains("stalemate"));
    assert!(adoube(&["law"]).out.lines().count() > 300);
    let json = adoube(&["law", "7.5.5", "--json"]).out;
    assert!(json.contains("\"id\":\"7.5.5\""), "{json}");
    let none = adoube(&["law", "99.9"]);
    assert_eq!((none.code, none.err.lines().count()), (Some(2), 1), "{}", none.err);
}

#[test]
fn law_is_true_to_each_edition_and_print() {
    // An article is found by the number of any printed text, and one sentence says so.
    let printed = adoube(&["law", "7.2.3", "--lang", "ca"]).out;
    assert!(printed.starts_with("7.3  ") && printed.contains("El text català de 2023 el numera 7.2.3."), "{printed}");
    assert!(adoube(&["law", "9.2.3"]).out.starts_with("9.2.2  "));
    assert!(adoube(&["law", "3.7.3.1", "--lang", "es"]).out.starts_with("3.7.4.1  "));
    // Each edition has its own text and its own chapters.
    let older = adoube(&["law", "5.1.2", "--edition", "2018"]).out;
    let own = older.split("In other editions").next().unwrap_or_default();
    assert!(own.contains("even if the opponent") && !own.contains("draw"), "{older}");
    assert!(adoube(&["law", "12.02", "--edition", "1985"]).out.contains("Article 12: The clock"));
    assert!(adoube(&["law", "--edition", "1985", "--lang", "pt-PT"]).out.contains("Artigo 11: "));
    // The text before the Articles, and the glossary with its definitions.
    assert!(adoube(&["law", "preface"]).out.starts_with("Preface\n"));
    assert!(adoube(&["law", "pròleg", "--lang", "ca"]).out.starts_with("Pròleg\n"));
    assert!(adoube(&["law", "guidelines", "--lang", "eu"]).out.starts_with("Gidalerroen sarrera\n"));
    assert!(adoube(&["law", "--term", "minor piece"]).out.contains("A bishop or a knight."));
    // Changes of substance, including provisions that one edition lacks.
    let changed = adoube(&["law", "--compare", "1985", "2023"]).out;
    assert!(changed.contains("Only in 2023: "), "{changed}");
    // A worked example, decided under the requested edition.
    let example = adoube(&["law", "5.1.2", "--edition", "2018", "--example"]);
    assert_eq!(example.code, Some(0));
    assert!(example.out.contains("White resigns\n            → 5.1.2 Black wins\n"), "{}", example.out);
    assert!(adoube(&["law", "7.5.1", "--example", "--lang", "ca"]).out.contains("Les negres reclamen"));
    assert!(adoube(&["law", "9.5.3", "--example", "--json"]).out.contains("\"transcript\":\""));
    assert_eq!(adoube(&["law", "2.2", "--example"]).code, Some(1));
    let json = adoube(&["law", "5.1.2", "--compare", "2018", "2023", "--json"]).out;
    assert!(json.contains("\"substance\":\"1985, 2017, 2018: Whoever resigns"), "{json}");
}

#[test]
fn chess960_by_number_pieces_and_lot() {
    assert!(adoube(&["chess960", "0"]).out.starts_with("0 BBQNNRKR\n"));
    assert!(adoube(&["chess960", "rnbqkbnr"]).out.starts_with("518 RNBQKBNR\n"));
    let random = adoube(&["chess960", "random"]).out;
    let (number, rest) = random.split_once(' ').unwrap();
    assert!(adoube(&["chess960", number]).out.ends_with(rest));
}

#[test]
fn bad_input_gets_one_line_and_exit_code_two() {
    let long = "8/".repeat(1000);
    let cases: &[(&[&str], &str)] = &[
        (&["position", "rnbqkbnrr/8/8/8/8/8/8/8 w"], "column 9: the rank has more than eight squares"),
        (&["position", &long], "column 129: a FEN has at most 128 characters"),
        (&["position", "♔♔♔"], "column 1: found '♔'; expected a piece"),
        (&["position", "8/8/8/8/8/8/8/8 w", "--move", "e9e4"], "FEN: White has no king; Black has no king"),
        (
            &["position", "7k/8/8/8/8/8/8/K7 w", "--move", "♔"],
            "--move: cannot read \"♔\"; expected a move, for example e2e4",
        ),
        (&["position"], "<FEN>... is missing"),
        (&["perft", "x"], "invalid value \"x\"; expected a number from 0 to 12"),
        (&["perft", "13"], "invalid value \"13\"; expected a number from 0 to 12"),
        (&["perft", "1", "--threads", "0"], "invalid value \"0\"; expected a number from 1 to 1024"),
        (&["chess960", "960"], "no starting position \"960\"; expected a number from 0 to 959"),
        (&["nonsense"], "nonsense: unknown command"),
        (&["perft", "1", "--nonsense"], "--nonsense: unknown option or argument"),
        (&["--lang", "xx"], "expected ca, es, pt-BR, pt-PT, eu, en"),
    ];
    for (arguments, expected) in cases {
        let run = adoube(arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
        assert!(run.out.is_empty(), "{arguments:?}: {}", run.out);
    }
    let blank = vec![b' '; 70_000];
    let inputs: &[(&[u8], &str)] = &[
        (b"\xff\xfe\x00", "-: line 1: column 1: found '\u{fffd}'"),
        (b"\n\n4k3/8/9", "-: line 3: column 7: found '9'"),
        (b"7k/8/8/8/8/8/8/K7 w - -\nmore", "-: line 2: more than one position; expected only one"),
        (&blank, "expected one position, at most 64 KiB"),
    ];
    for (input, expected) in inputs {
        let run = adoube_with_input(&["position", "-"], input);
        assert_eq!(run.code, Some(2), "{expected}");
        assert!(run.err.contains(expected), "{}", run.err);
    }
    assert_eq!(adoube_with_input(&["position", "-"], "\u{feff}7k/8/8/8/8/8/8/K7 w - -\n".as_bytes()).code, Some(0));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf8_have_a_column_too() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"rnbq\xffbnr/8 w");
    let output = Command::new(env!("CARGO_BIN_EXE_adoube")).env("LANG", "C").arg("position").arg(odd).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("FEN: column 5: found '\u{fffd}'"));
}

#[test]
fn chess960_is_told_by_the_castling_field() {
    let fen = adoube(&["chess960", "0"]).out.lines().nth(1).unwrap().to_owned();
    assert_eq!(adoube(&["position", &fen]).code, Some(0));
    assert_eq!(adoube(&["perft", "2", "--fen", &fen]).out, "400\n");
}

#[test]
fn completions_and_manual_name_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(adoube(&["completions", shell]).out.contains("chess960"), "{shell}");
    }
    assert!(adoube(&["man", "--lang", "es"]).out.contains(".SH NOMBRE"));
    assert!(adoube(&["man"]).out.contains("perft"));
}

#[test]
fn pgn_check_names_each_fault_with_file_line_and_move() {
    let text = b"1. f3 e5 2. g4 Qh4# 1-0\n\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Ke3 *\n";
    let run = adoube_with_input(&["pgn", "check", "-"], text);
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert_eq!(
        run.out,
        "-:1:21: game 1 ( – ), 3.: the result is 1-0 and should be 0-1: checkmate (5.1.1)\n\
         -:6:13: game 2 (A – B), 2. Ke3: illegal: a king moves one square, or castles (3.8.1)\n\
         2 games, 7 moves, 2 errors in 2 games\n"
    );
    let clean = adoube_with_input(&["pgn", "check", "-", "--lang", "ca"], b"1. e4 e5 *\n");
    assert_eq!((clean.code, clean.out.as_str()), (Some(0), "1 partida, 2 jugades, 0 errors en 0 partides\n"));
    let json = adoube_with_input(&["pgn", "check", "--json", "-"], text);
    let lines: Vec<serde_json::Value> = json.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[1]["findings"][0]["article"], "3.8.1");
    assert_eq!(lines[2]["faults"], 2);
    let missing = adoube(&["pgn", "check", "/no/such/file"]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.err.contains("/no/such/file"), "{}", missing.err);
}

#[test]
fn pgn_check_gives_the_same_with_any_number_of_threads() {
    let game = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nge7 4. Nd4 1-0\n\n[Event \"y\"]\n\n1. e4 Ke2 *\n\n";
    let text = game.repeat(40_000);
    let one = adoube_with_input(&["pgn", "check", "--threads", "1", "-"], text.as_bytes());
    let three = adoube_with_input(&["pgn", "check", "--threads", "3", "-"], text.as_bytes());
    assert!(one.out == three.out && one.code == three.code);
    assert!(
        one.out.ends_with("80000 games, 360000 moves, 40000 errors in 40000 games\n"),
        "{}",
        &one.out[one.out.len() - 99..]
    );
}

#[test]
fn pgn_convert_and_say() {
    let tags = "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";
    let catalan = adoube_with_input(&["pgn", "convert", "-", "--to", "ca"], b"[Event \"x\"]\n\n1. Nf3 {c} Nf6 *\n");
    assert_eq!((catalan.code, catalan.out), (Some(0), format!("{tags}1. Cf3 {{c}} 1... Cf6 *\n")));
    let figurines = adoube_with_input(&["pgn", "convert", "-", "--figurines", "--long"], b"[Event \"x\"]\n1. Nf3 *\n");
    assert_eq!(figurines.out, format!("{tags}1. ♘g1f3 *\n"));
    assert_eq!(adoube(&["say", "Nf3", "--german"]).out, "Springer Gustav eins Felix drei\nNf3\n");
    assert_eq!(adoube(&["say", "Cf3", "--lang", "es"]).out, "caballo Gustav uno Felix tres\nCf3\n");
    let heard = adoube(&["say", "Springer", "Felix", "drei", "--lang", "eu"]);
    assert_eq!(heard.out, "zaldia Gustav bat Felix hiru\nZf3\n");
    assert_eq!(adoube(&["say", "Nf6"]).code, Some(1));
    assert_eq!(adoube(&["say", "nonsense"]).code, Some(2));
}

const GAME: &str = "edition: 2018\n\n0:05 white e2-e5 # too far\n=> must white move e2 4.3.1\n=> notice illegal 3.7.1\n=> notice illegal 7.5.1\n0:09 black claims illegal\n";

#[test]
fn rule_prints_the_transcript_with_the_answers() {
    let run = adoube_with_input(&["rule", "-"], GAME.as_bytes());
    assert_eq!(run.code, Some(0), "{}", run.err);
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let rest = format!(
        "=> claim upheld 7.5.1\n=> position {start} 7.5.1\n=> must white move e2 4.3.1\n=> time black +2:00 7.5.5\n"
    );
    assert_eq!(run.out, format!("{GAME}{rest}"));
}

#[test]
fn rule_explains_in_the_language_asked_for() {
    let run = adoube_with_input(&["rule", "--lang", "ca", "-"], GAME.as_bytes());
    let line = "=> time black +2:00 7.5.5 — Escala de sancions per jugades il·legals: les negres reben 2:00 més\n";
    assert!(run.out.contains(line), "{}", run.out);
    // The explained output is still a transcript and passes the comparison.
    let again = adoube_with_input(&["rule", "--check", "-"], run.out.as_bytes());
    assert_eq!((again.code, again.out.as_str()), (Some(0), "1 passed, 0 failed\n"));
}

#[test]
fn rule_explains_on_request_what_a_decision_rests_on() {
    let game = "0:05 white e2-e5\n0:10 arbiter sees illegal\n0:15 white f1-f3\n0:20 arbiter sees illegal\n";
    let run = adoube_with_input(&["rule", "--explain", "-"], game.as_bytes());
    let why = "Penalties for illegal moves: Black wins (White’s earlier illegal move 1.e2-e5 at 0:05)";
    assert!(run.out.ends_with(&format!("=> result 0-1 7.5.5 — {why}\n")), "{}", run.out);
    let plain = adoube_with_input(&["rule", "-"], game.as_bytes());
    assert!(!plain.out.contains(" — "), "{}", plain.out);
}

#[test]
fn rule_explains_moves_in_the_readers_letters() {
    let claim = b"time: 90:00+30\nmoves: 1. Nf3 Nf6\n\n0:05 white claims threefold with Nc3\n";
    let cases = [("ca", "Cc3"), ("es", "Cc3"), ("pt-BR", "Cc3"), ("pt-PT", "Cc3"), ("eu", "Zc3"), ("en", "Nc3")];
    for (language, mv) in cases {
        let run = adoube_with_input(&["rule", "--lang", language, "-"], claim);
        let told = run.out.lines().find_map(|line| line.strip_prefix("=> must white play Nc3 9.5.3 — "));
        assert!(told.is_some_and(|told| told.split(' ').any(|word| word == mv)), "{language}: {}", run.out);
    }
}

#[test]
fn rule_check_shows_differences_and_ends_with_the_tally() {
    let run = adoube_with_input(&["rule", "--check", "-"], GAME.as_bytes());
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("-:7: 0:09 black claims illegal\n+ => claim upheld 7.5.1\n"), "{}", run.out);
    assert!(run.out.ends_with("0 passed, 1 failed\n"), "{}", run.out);
}

#[test]
fn rule_gives_one_json_object_an_answer() {
    let run = adoube_with_input(&["rule", "--json", "-"], GAME.as_bytes());
    let answers: Vec<serde_json::Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 7);
    assert_eq!((answers[6]["kind"].as_str(), answers[6]["article"].as_str()), (Some("time"), Some("7.5.5")));
    assert_eq!(answers[1]["arbiter_only"], true);
}

#[test]
fn rule_names_file_line_and_column_of_a_malformed_line() {
    let run = adoube_with_input(&["rule", "-"], b"edition: 2023\n0:05 white jumps\n");
    assert_eq!(run.code, Some(2));
    assert!(
        run.err.contains("-: line 2, column 12: found \"jumps\"; expected a player’s action or a move"),
        "{}",
        run.err
    );
    assert_eq!(adoube(&["rule", "no-such-file.game"]).code, Some(2));
    assert_eq!(adoube_with_input(&["rule", "-"], b"0:05 white \xff\n").code, Some(2));
}

#[test]
fn article_5_2_2_mate_says_who_can_still_mate() {
    let wall = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";
    let run = adoube(&["mate", wall, "--why", "--line"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let mut lines = run.out.lines();
    assert_eq!(lines.next(), Some("white=yes black=no"));
    assert!(lines.next().unwrap().starts_with("  White: 1. "), "{}", run.out);
    assert!(lines.next().unwrap().contains("blocked") && run.out.contains("(5.2.2)"), "{}", run.out);

    let list = format!(
        "# a list\nWB rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nFEN: {wall}\n\n8/8/4k3/8/8/3KN3/8/8 w - - white\n"
    );
    let run = adoube_with_input(&["mate", "-", "--threads", "2"], list.as_bytes());
    assert_eq!(run.out, "white=yes black=yes\nwhite=yes black=no\nwhite=no black=no\n");

    let run = adoube(&["mate", "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", "--limit", "10"]);
    assert_eq!((run.out.as_str(), run.code), ("white=unknown black=unknown\n", Some(1)));
    let json = adoube(&["mate", "8/8/8/8/8/2k5/1q6/K7 w - - 0 1", "--json"]);
    assert!(json.out.contains("\"line\":[]") && json.out.contains("\"ground\":\"material\""), "{}", json.out);
    let bad = adoube_with_input(&["mate", "-"], b"8/8/8 w - -\n");
    assert_eq!(bad.code, Some(2));
    assert!(bad.err.contains("line 1"), "{}", bad.err);
}

#[test]
fn what_mate_was_given_is_answered_or_refused_whole() {
    const ROOK: &str = "8/8/4k3/8/8/4K3/4R3/8 w - - 0 1";
    // Events before a bad line are answered; the column is counted in that line.
    let list = format!("{ROOK}\nFEN: 8/8/4k3/8/8/4K3/4X3/8 w - - 0 1\n{ROOK}\n");
    let run = adoube_with_input(&["mate", "-"], list.as_bytes());
    assert_eq!((run.out.as_str(), run.code), ("white=yes black=no\n", Some(2)));
    assert!(run.err.contains("line 2: column 23: found 'X'"), "{}", run.err);

    let run = adoube(&["mate", ROOK, "8/8/4k3/8/8/4K3/4R3/8 z - - 0 1"]);
    assert!(run.err.contains("FEN 2: column 23"), "{}", run.err);
    for together in [vec!["mate", "-", ROOK], vec!["mate", ROOK, "-"], vec!["mate", "--file", "no.txt", ROOK]] {
        let run = adoube(&together);
        assert_eq!((run.out.as_str(), run.code), ("", Some(2)), "{together:?}");
        assert!(run.err.contains("expected only one of: positions, - or --file"), "{}", run.err);
    }
    // The fields of one position, not quoted.
    let words: Vec<&str> = std::iter::once("mate").chain(ROOK.split(' ')).collect();
    assert_eq!(adoube(&words).out, "white=yes black=no\n");
}

#[test]
fn the_line_shown_is_a_shortest_one_where_it_is_near() {
    let run = adoube(&["mate", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "--line"]);
    let lengths: Vec<usize> = run.out.lines().skip(1).map(|line| line.matches('.').count()).collect();
    assert_eq!(lengths, [3, 2], "{}", run.out);
}

#[test]
fn the_password_of_the_mail_server_is_in_no_argument_and_in_no_message() {
    let from = ["--mail-from", "league@example.org", "--url", "https://league.example.org"];
    let cases: [(&str, &[&str], &str); 5] = [
        ("smtps://user:hunter2@mail.example.org", &from, "leave the password out of the address"),
        ("smtps://user@mail.example.org", &from, "no password for the user"),
        ("mail.example.org", &from, "expected smtps://USER@HOST:PORT"),
        ("smtps://mail.example.org", &["--mail-from", "nobody", "--url", "https://x.org"], "expected an email address"),
        ("smtps://mail.example.org", &["--mail-from", "league@example.org"], "--url"),
    ];
    for (mail, rest, expected) in cases {
        let run = adoube(&[&["serve", "--db", "unused.db", "--mail", mail], rest].concat());
        assert_eq!(run.code, Some(2), "{mail}: {}", run.err);
        assert!(run.err.contains(expected) && !run.err.contains("hunter2"), "{mail}: {}", run.err);
    }
    let file = ["--mail", "smtps://user@mail.example.org", "--mail-password", "no-such-file"];
    let run = adoube(&[&["serve", "--db", "unused.db"], &file[..], &from[..]].concat());
    assert!(run.code == Some(2) && run.err.contains("no-such-file: cannot read the password"), "{}", run.err);
    assert!(!std::path::Path::new("unused.db").exists(), "nothing is opened before the settings are sound");
}
