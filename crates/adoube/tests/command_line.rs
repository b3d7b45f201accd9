//! The command line as a user meets it: what is printed where, and the exit codes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::io::Write;
use std::process::{Command, Stdio};

struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

fn adoube(arguments: &[&str]) -> Run {
    adoube_with_input(arguments, b"")
}

fn adoube_with_input(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

#[test]
fn help_exists_in_five_languages_with_an_example() {
    for (language, usage) in [("ca", "Ús"), ("es", "Uso"), ("pt", "Uso"), ("eu", "Erabilera"), ("en", "Usage")] {
        let top = adoube(&["--help", "--lang", language]);
        assert_eq!(top.code, Some(0));
        assert!(top.out.contains(usage), "{}", top.out);
        for command in
            ["position", "perft", "chess960", "backup", "restore", "verify", "export", "import", "completions", "man"]
        {
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
    assert!(mate.out.contains("checkmate (5.1.1) from g7"), "{}", mate.out);
    // Unquoted words are joined.
    let words = ["position", "7k/5Q2/6K1/8/8/8/8/8", "b", "-", "-", "0", "1", "--lang", "ca"];
    assert!(adoube(&words).out.contains("ofegat (5.2.1)"));
    let impossible = adoube(&["position", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"]);
    assert_eq!(impossible.code, Some(1));
    assert!(impossible.out.contains("Black is in check without having the move (3.9.2)"), "{}", impossible.out);
}

#[test]
fn position_judges_a_move() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let legal = adoube(&["position", castling, "--move", "e1g1"]);
    assert_eq!((legal.code, legal.out.lines().next()), (Some(0), Some("e1g1: legal")));
    let illegal = adoube(&["position", castling, "--move", "e1e3"]);
    assert_eq!(illegal.code, Some(1));
    assert_eq!(illegal.out, "e1e3: illegal (3.8.1): a king moves to an adjoining square\n");
    let chess960 = adoube(&["position", castling, "--chess960", "--move", "e1h1"]);
    assert_eq!(chess960.code, Some(0), "{}", chess960.out);
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
        (&["position", &long], "column 129: expected a FEN, which has at most 128 characters"),
        (&["position", "♔♔♔"], "column 1: found '♔'; expected a piece"),
        (&["position", "8/8/8/8/8/8/8/8 w", "--move", "e9e4"], "FEN: White has no king; Black has no king"),
        (&["position", "7k/8/8/8/8/8/8/K7 w", "--move", "♔"], "--move: found \"♔\"; expected a move such as e2e4"),
        (&["position"], "<FEN>... is missing"),
        (&["perft", "x"], "found \"x\"; expected a number from 0 to 12"),
        (&["perft", "13"], "found \"13\"; expected a number from 0 to 12"),
        (&["perft", "1", "--threads", "0"], "found \"0\"; expected a number from 1 to 1024"),
        (&["chess960", "960"], "found \"960\"; expected a number from 0 to 959"),
        (&["nonsense"], "nonsense: there is no such command"),
        (&["perft", "1", "--nonsense"], "--nonsense: there is no such option"),
        (&["--lang", "xx"], "expected ca, es, pt, eu, en"),
    ];
    for (arguments, expected) in cases {
        let run = adoube(arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
        assert!(run.out.is_empty(), "{arguments:?}: {}", run.out);
    }
    assert_eq!(adoube_with_input(&["position", "-"], b"\xff\xfe\x00").code, Some(2));
}

#[test]
fn completions_and_manual_name_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(adoube(&["completions", shell]).out.contains("chess960"), "{shell}");
    }
    assert!(adoube(&["man", "--lang", "es"]).out.contains(".SH \"NOMBRE\""));
    assert!(adoube(&["man"]).out.contains("perft"));
}
