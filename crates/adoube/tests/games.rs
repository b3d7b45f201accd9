//! Files of games and scoresheets end to end: detected languages, truncated and binary files, exit codes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

fn adoube(arguments: &[&str], input: &[u8]) -> Run {
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
    // A command that needs no input may already have closed it.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// A temporary file, deleted when the value is dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, bytes: &[u8]) -> Self {
        let path = std::env::temp_dir().join(format!("adoube-games-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap();
        Self(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

const CATALAN: &str = "1.e4 e5 2. Cf3 Cf6 3. d4 exd4 4. e5 Ce4 5. Dxd4 d5 6. exd6 a.p. Cxd6 7. Ag5 Cc6 8. De3+ Ae7 \
    9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1 (=)";
const BASQUE: &str = "1.e4 e5 2. Zf3 Zf6 3. d4 exd4 4. e5 Ze4 5. Dxd4 d5 6. exd6 i.h. Zxd6 7. Ag5 Zc6 8. Dd3 Ae7 \
    9. Zbd2 0-0 10. 0-0-0 Ge8 11. Eb1 (=)";

#[test]
fn c_3_pgn_in_another_language_is_read_in_it_and_told() {
    let game = format!("[Event \"x\"]\n\n{CATALAN} *\n");
    let check = adoube(&["pgn", "check", "-"], game.as_bytes());
    assert_eq!(check.code, Some(0), "{}{}", check.out, check.err);
    assert!(check.out.contains("game 1 ( – ): piece letters: Catalan / Spanish"), "{}", check.out);
    assert!(check.out.contains("first problem at 2. Cf3"), "{}", check.out);
    assert!(check.out.ends_with("1 game, 21 moves, 0 errors in 0 games\n"), "{}", check.out);
    let json = adoube(&["pgn", "check", "--json", "-"], game.as_bytes());
    assert!(json.out.contains("\"letters\":[\"ca\",\"es\"]"), "{}", json.out);
    let convert = adoube(&["pgn", "convert", "-", "--to", "en"], game.as_bytes());
    assert_eq!(convert.code, Some(0), "{}", convert.err);
    assert!(
        convert.out.contains("1. e4 e5 2. Nf3 Nf6 3. d4 exd4") && convert.out.contains("11. Kb1"),
        "{}",
        convert.out
    );
    assert!(convert.err.contains("-: game 1: ") && convert.err.contains("Catalan / Spanish"), "{}", convert.err);
    let twice = adoube(&["pgn", "convert", "-", "--to", "en"], format!("{game}\n{game}").as_bytes());
    assert!(twice.err.ends_with("; the same in 2 games\n"), "{}", twice.err);
    let asked = adoube(&["pgn", "check", "-", "--from", "auto", "--lang", "eu"], b"1. Nf3 Nf6 *\n");
    assert!(asked.out.contains("piezen letrak: ingelesa"), "{}", asked.out);
    let lines = adoube(&["pgn", "convert", "--json", "-", "--to", "es"], game.repeat(2).as_bytes());
    let lines: Vec<serde_json::Value> = lines.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), &lines[1]["game"], &lines[1]["letters"][0]), (2, &2.into(), &"ca".into()));
}

#[test]
fn article_8_a_sheet_shows_its_language_and_two_are_compared() {
    let catalan = adoube(&["sheet", "-"], CATALAN.as_bytes());
    assert_eq!(catalan.code, Some(0), "{}{}", catalan.out, catalan.err);
    assert!(catalan.out.starts_with("-: piece letters: Catalan / Spanish"), "{}", catalan.out);
    assert!(catalan.out.contains("  Basque, first system: 21 moves read"), "{}", catalan.out);
    assert!(catalan.out.contains("-: 1. e4 e5 2. Nf3 Nf6"), "the reader's letters: {}", catalan.out);
    for (language, game) in [("ca", "2. Cf3 Cf6"), ("es", "2. Cf3 Cf6"), ("pt-PT", "2. Cf3 Cf6"), ("eu", "2. Zf3 Zf6")]
    {
        let read = adoube(&["sheet", "-", "--lang", language], CATALAN.as_bytes());
        assert!(read.out.contains(game), "{language}: {}", read.out);
    }
    assert!(catalan.out.contains("r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R"), "{}", catalan.out);
    let slip = adoube(&["sheet", "-", "--lang", "ca"], CATALAN.replace("Ae7", "Ae9").as_bytes());
    assert_eq!(slip.code, Some(1));
    assert!(slip.out.contains("-: 8... Ae9: no es pot llegir com a jugada (C)"), "{}", slip.out);

    let (white, black) = (Scratch::new("white.txt", CATALAN.as_bytes()), Scratch::new("black.txt", BASQUE.as_bytes()));
    let both = adoube(&["sheet", white.name(), black.name()], b"");
    assert_eq!(both.code, Some(1), "{}", both.err);
    assert!(both.out.contains("piece letters: Basque, first system"), "{}", both.out);
    let difference = "the scoresheets first differ at White’s move 8: De3+ and Dd3 (D.2.9)\n";
    assert!(both.out.contains(difference), "{}", both.out);
    assert!(both.out.contains("no game fits both scoresheets") && both.out.ends_with("(8.5.3)\n"), "{}", both.out);
    let right = Scratch::new("right.txt", BASQUE.replace("Dd3", "De3").as_bytes());
    let agree = adoube(&["sheet", white.name(), right.name(), "--lang", "es"], b"");
    assert_eq!(agree.code, Some(0));
    assert!(agree.out.ends_with("las planillas coinciden por completo (21 medias jugadas) (D.2.9)\n"), "{}", agree.out);

    let gaps = Scratch::new("gaps.txt", b"1. e4 e5 2. Nf3 -- 3. Bb5");
    let other = Scratch::new("other.txt", b"1. e4 e5 2. Cf3 Cc6 3. --");
    let found = adoube(&["sheet", gaps.name(), other.name(), "--json"], b"");
    let last: serde_json::Value = serde_json::from_str(found.out.lines().last().unwrap()).unwrap();
    assert_eq!(last["games"], serde_json::json!(["1. e4 e5 2. Nf3 Nc6 3. Bb5"]), "{}", found.out);
    let tagged = adoube(&["sheet", "-"], format!("\u{feff}[White \"A\"]\n\n{CATALAN}\n").as_bytes());
    assert_eq!(tagged.code, Some(0), "{}", tagged.err);
    let two = adoube(&["sheet", "-"], b"[A \"1\"]\n1. e4\n[A \"2\"]\n1. d4\n");
    assert!(two.code == Some(2) && two.err.contains("several games"), "{}", two.err);
    let nothing = adoube(&["sheet", "-"], b"\n");
    assert_eq!((nothing.code, nothing.err.lines().count()), (Some(2), 1), "{}", nothing.err);
}

#[test]
fn a_file_that_is_cut_or_missing_does_not_hide_the_rest() {
    let game = b"[Event \"x\"]\n\n1. e4 e5 2. Ke3 *\n\n";
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    let mut number = 0u32;
    for _ in 0..2000 {
        // Numbers with few repetitions, so that the compressed file is long.
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        writeln!(packed, "[Event \"{number}\"]\n\n1. e4 e5 *\n").unwrap();
    }
    let packed = packed.finish().unwrap();
    let cut = Scratch::new("cut.pgn.gz", &packed[..packed.len() / 2]);
    let whole = Scratch::new("whole.pgn", game);
    let run = adoube(&["pgn", "check", cut.name(), "/no/such/file", whole.name()], b"");
    assert_eq!(run.code, Some(2), "{}", run.err);
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);
    assert!(run.err.contains("cut.pgn.gz: cannot be read: the file is incomplete"), "{}", run.err);
    assert!(run.err.contains("/no/such/file: cannot be read: file not found"), "{}", run.err);
    let games: u32 = run.out.lines().last().unwrap().split(' ').next().unwrap().parse().unwrap();
    assert!((500..1500).contains(&games), "what comes before the cut is read: {}", run.out);
    assert!(run.out.contains("illegal: a king moves one square, or castles"), "{}", run.out);
    let basque = adoube(&["pgn", "check", "/no/such/file", "--lang", "eu"], b"");
    assert!(basque.err.contains("ezin da irakurri: ez da fitxategia aurkitu"), "{}", basque.err);
    let convert = adoube(&["pgn", "convert", cut.name(), "--to", "ca"], b"");
    assert_eq!(convert.code, Some(2), "{}", convert.err);
    assert!(convert.out.matches("[Event").count() > 500);
}

#[test]
fn what_is_no_text_is_said() {
    let utf_16: Vec<u8> = "\u{feff}1. e4 *\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let run = adoube(&["pgn", "check", "-"], &utf_16);
    assert_eq!((run.code, run.err.as_str()), (Some(2), "adoube: -: UTF-16 text; expected UTF-8 or Latin-1\n"));
    let without_mark = adoube(&["pgn", "check", "-"], &utf_16[2..]);
    assert!(without_mark.code == Some(2) && without_mark.err.contains("UTF-16"), "{}", without_mark.err);
    let run = adoube(&["pgn", "check", "-"], b"1. e4 e5 *\n\0\0\0");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("-: line 2: NUL byte"), "{}", run.err);
    assert_eq!(run.out, "1 game, 2 moves, 0 errors in 0 games\n");
    let alone = adoube(&["pgn"], b"");
    assert_eq!((alone.code, alone.err.lines().count()), (Some(2), 1), "{}", alone.err);
    assert!(alone.err.contains("check") && alone.err.contains("convert"), "{}", alone.err);
}

#[test]
fn announcements_and_long_moves_are_not_turned_into_others() {
    for words in [&["Nb1f3"][..], &["Springer", "Bella", "eins", "Felix", "drei"], &["Nbf3"], &["Bd1h5"]] {
        let run = adoube(&[&["say"], words].concat(), b"");
        assert_eq!(run.code, Some(1), "{words:?}: {}", run.out);
        assert!(run.out.starts_with("illegal: "), "{words:?}: {}", run.out);
    }
    let promotion = adoube(&["say", "a8=D", "--fen", "7k/P7/8/8/8/8/8/K7 w - - 0 1"], b"");
    assert_eq!(promotion.code, Some(0), "{}", promotion.out);
    assert!(promotion.out.starts_with("pawn Anna seven Anna eight queen\n"), "{}", promotion.out);
}

#[test]
fn a_closed_pipe_does_not_turn_a_no_into_a_yes() {
    let text = Scratch::new("pipe.pgn", "1. e4 Ke2 *\n\n".repeat(20_000).as_bytes());
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["pgn", "check", text.name()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn article_8_the_language_of_the_answer_does_not_decide_which_game_two_sheets_allow() {
    let open = Scratch::new("open.txt", b"1. -- -- 2. Cf3 Cc6 3. Ab5 a6");
    let told = Scratch::new("told.txt", b"1. e4 e5 2. Cf3 Cc6 3. Ab5 a6");
    let mut agreed = Vec::new();
    for language in ["ca", "es", "pt", "eu", "en"] {
        let found = adoube(&["sheet", open.name(), told.name(), "--lang", language, "--json"], b"");
        let last: serde_json::Value = serde_json::from_str(found.out.lines().last().unwrap()).unwrap();
        assert_eq!((last["agree"].as_bool(), last["exhausted"].as_bool()), (Some(true), Some(true)), "{}", found.out);
        agreed.push((last["agreed"].as_u64(), last["games"].as_array().map(Vec::len)));
    }
    assert_eq!(agreed, [(Some(6), Some(1)); 5]);
    let text = adoube(&["sheet", open.name(), told.name(), "--lang", "en"], b"");
    assert!(text.out.contains("letters decided by the other scoresheet: Catalan"), "{}", text.out);
    let old = adoube(&["sheet", "-", "--lang", "en"], b"1. P-K4 P-K4");
    assert!(old.out.contains("the piece letters are unknown"), "{}", old.out);
}

#[test]
fn article_8_clock_times_draw_offers_and_results_of_two_sheets_are_compared() {
    let white = Scratch::new("beside-w.txt", b"1. e4 (1:29) e5 1:28 2. Cf3 1h25 Cc6 (=) 3. Ab5 (=) a6 1/2-1/2");
    let black = Scratch::new("beside-b.txt", b"1. e4 1:20 e5 1:28 2. Nf3 Nc6 3. Bb5 (=) a6 1-0");
    let found = adoube(&["sheet", white.name(), black.name()], b"");
    assert_eq!(found.code, Some(1), "{}{}", found.out, found.err);
    for line in [
        "w.txt: draw offers: 2... Cc6 (=), 3. Ab5 (=) (8.1.5)",
        "w.txt: clock times: 1. e4 1:29, 1... e5 1:28, 2. Cf3 1:25 (8.1.4)",
        "w.txt: result: ½-½",
        "b.txt: draw offers: 3. Bb5 (=) (8.1.5)",
        "b.txt: clock times: 1. e4 1:20, 1... e5 1:28 (8.1.4)",
        "b.txt: result: 1-0",
        "the scoresheets agree completely (6 half-moves) (D.2.9)",
        "the clock times differ at White’s move 1: 1:29 and 1:20 (8.1.4)",
        "only the first scoresheet has a draw offer (=) at Black’s move 2 (8.1.5)",
        "the results differ: ½-½ and 1-0 (8.7)",
    ] {
        assert!(found.out.lines().any(|told| told.ends_with(line)), "{line}\n{}", found.out);
    }
    let mut answers = Vec::new();
    for language in ["ca", "es", "pt", "eu", "en"] {
        let told = adoube(&["sheet", white.name(), black.name(), "--lang", language], b"");
        assert!(told.code == Some(1) && !told.out.contains('{'), "{}", told.out);
        answers
            .push(told.out.lines().filter(|line| line.contains("8.1.5") || line.contains("8.7")).collect::<String>());
    }
    answers.dedup();
    assert_eq!(answers.len(), 5, "{answers:#?}");
    let json = adoube(&["sheet", white.name(), black.name(), "--json"], b"");
    let lines: Vec<serde_json::Value> = json.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["clocks"][2], serde_json::json!({ "move": "2.", "seconds": 5100 }));
    assert_eq!(lines[0]["draw_offers"], serde_json::json!(["2...", "3."]));
    let last = &lines[2];
    assert_eq!((last["agree"].as_bool(), last["same_moves"].as_bool()), (Some(false), Some(true)), "{last}");
    assert_eq!(last["marks"].as_array().unwrap().iter().filter(|mark| mark["conflict"] == true).count(), 2, "{last}");
    // A clock time or a result on only one sheet is not a conflict.
    let plain = Scratch::new("beside-p.txt", b"1. e4 e5 2. Cf3 Cc6 (=) 3. Ab5 (=) a6");
    let agree = adoube(&["sheet", white.name(), plain.name()], b"");
    assert_eq!(agree.code, Some(0), "{}", agree.out);
    assert!(agree.out.ends_with("only the first scoresheet has a result: ½-½ (8.7)\n"), "{}", agree.out);
}

#[test]
fn a_sheet_from_another_position_and_with_clocks_as_programs_write_them() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40";
    let (one, other) =
        (Scratch::new("fen-1.txt", b"Rd7 41. e4 Rd6"), Scratch::new("fen-2.txt", b"40... Kd7 41. e4 Kc6"));
    let found = adoube(&["sheet", one.name(), other.name(), "--fen", fen], b"");
    assert_eq!(found.code, Some(1), "{}{}", found.out, found.err);
    assert!(found.out.contains("the scoresheets first differ at Black’s move 41: Rd6 and Kc6"), "{}", found.out);
    let pgn = b"1. e4 {[%clk 1:30:57]} e5 {[%clk 1:30:00]} 2. Nf3 {[%emt 0:00:05]} 1-0";
    let clocks = adoube(&["sheet", "-"], pgn);
    assert!(clocks.out.contains("-: clock times: 1. e4 1:30:57, 1... e5 1:30 (8.1.4)\n"), "{}", clocks.out);
    assert!(clocks.out.contains("not a move, draw offer, clock time or result: {[%emt, 0:00:05]}"), "{}", clocks.out);
    let mate = adoube(&["sheet", "-", "--lang", "es"], b"1. f3 e5 2. g4 Dh4++ 1-0");
    assert_eq!(mate.code, Some(1), "{}", mate.out);
    assert!(mate.out.contains("-: 1-0: el resultado es 1-0 y debería ser 0-1: jaque mate (5.1.1)"), "{}", mate.out);
}

#[test]
fn strict_tells_tags_and_results_that_pgn_writes_otherwise() {
    let text = "[White \"A\"]\n[White \"A\"]\n[Result \"1–0\"]\n\n1. e4 ½-½\n";
    let strict = adoube(&["pgn", "check", "-", "--strict"], text.as_bytes());
    assert_eq!(strict.code, Some(1), "{}{}", strict.out, strict.err);
    for line in [
        "-:1:1: game 1 (A – ): required PGN tags are missing: Event, Site, Date, Round, Black",
        "-:2:1: game 1 (A – ): the tag White appears twice",
        "-:3:1: game 1 (A – ): the result is written 1–0; in PGN it is 1-0",
        "-:5:7: game 1 (A – ): the result is written ½-½; in PGN it is 1/2-1/2",
        "-:5:7: game 1 (A – ), 1...: the Result tag says 1–0, but the moves end with 1/2-1/2",
    ] {
        assert!(strict.out.lines().any(|told| told == line), "{line}\n{}", strict.out);
    }
    for language in ["ca", "es", "pt", "eu"] {
        let told = adoube(&["pgn", "check", "-", "--strict", "--claims", "--lang", language], text.as_bytes());
        assert!(!told.out.contains("the ") && told.out.lines().count() == 6, "{}", told.out);
    }
    let marked = adoube(&["pgn", "check", "-", "--strict"], format!("\u{feff}{text}").as_bytes());
    assert_eq!(marked.out, strict.out, "the mark at the beginning of a file is no column");
    let claims = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0\n";
    let json = adoube(&["pgn", "check", "-", "--claims", "--json"], claims.as_bytes());
    let first: serde_json::Value = serde_json::from_str(json.out.lines().next().unwrap()).unwrap();
    let expected = serde_json::json!([{ "color": "b", "article": "9.2.1.1" }, { "color": "w", "article": "9.2.1.2" }]);
    assert_eq!(first["findings"][0]["claims"], expected, "{}", json.out);
}

#[test]
fn signs_that_conversion_leaves_out_are_told() {
    let found = adoube(&["pgn", "convert", "-", "--to", "en"], b"1. e4 e5 (1... d5)) } 2. Nf3 1-0\n");
    assert!(found.out.ends_with("1. e4 e5 (1... d5) 2. Nf3 1-0\n"), "{}", found.out);
    assert_eq!(found.err.lines().filter(|line| line.contains("the sign was left out")).count(), 2, "{}", found.err);
    assert!(found.err.contains("-:1:19: "), "{}", found.err);
}

#[test]
fn names_from_a_file_do_not_reach_the_terminal_as_commands() {
    let text = b"[White \"\x1b[31mA\"]\n[Black \"\xc2\x9b2J\"]\n[FEN \"\x1b]0;x\x07\"]\n\n1. e4\x1b[5m e5 1-0\n\n1. e4 \x1b[5mXx 2. Ke9 *\n";
    for arguments in [&["pgn", "check", "-", "--strict"][..], &["pgn", "convert", "-", "--to", "ca"], &["sheet", "-"]] {
        let found = adoube(arguments, text);
        let told = if arguments[1] == "convert" { found.err } else { found.out + &found.err };
        assert!(!told.is_empty());
        assert!(!told.contains(|c: char| c.is_control() && c != '\n'), "{arguments:?}: {told:?}");
    }
    // Refused text is quoted, and never executed as a command.
    let refused = adoube(&["say", "\u{1b}[31mx"], b"");
    assert_eq!((refused.code, refused.err.contains('\u{1b}')), (Some(2), false), "{:?}", refused.err);
}

#[test]
fn article_8_a_sheet_that_is_too_long_says_so() {
    let rounds = (0..6000).map(|n| format!("{}. Nf3 Nf6 {}. Ng1 Ng8", 2 * n + 1, 2 * n + 2));
    let text = rounds.collect::<Vec<_>>().join(" ");
    for (language, told) in [("en", "half-moves were read (8.1.1)"), ("eu", "baino ez dira irakurri (8.1.1)")] {
        let found = adoube(&["sheet", "-", "--lang", language], text.as_bytes());
        assert_eq!(found.code, Some(1), "{}", found.err);
        assert!(found.out.lines().any(|line| line.starts_with("-: 10000...: ") && line.ends_with(told)), "{language}");
    }
}

#[test]
fn article_8_a_game_with_notes_of_pgn_is_read_as_a_sheet() {
    let text = "[White \"A\"]\n\n1. e4 $1 {good\n[%clk 1:25:00]} e5 (1... c5 2. Nf3 (2. c3) d6) 2. Nf3 !? Nc6 (=)\n3. Bb5 1-0\n";
    let found = adoube(&["sheet", "-"], text.as_bytes());
    assert_eq!(found.code, Some(0), "{}{}", found.out, found.err);
    assert!(found.out.contains("-: 1. e4 e5 2. Nf3 Nc6 3. Bb5\n"), "{}", found.out);
    assert!(
        found.out.contains("clock times: 1. e4 1:25 ") && found.out.contains("draw offers: 2... Nc6 (=)"),
        "{}",
        found.out
    );
    let strays = "or result: $1, {good, (1..., c5, 2., Nf3, (2., c3), d6)\n";
    assert!(found.out.contains(strays), "{}", found.out);
    // An unclosed parenthesis does not swallow the rest of the sheet.
    let open = adoube(&["sheet", "-", "--from", "ca"], b"1. e4 (e5 2. Cf3 d8(D)");
    assert!(open.out.contains("-: 1. e4 e5 2. Nf3\n"), "{}", open.out);
}

#[test]
fn messages_about_games_have_the_readers_letters() {
    let ambiguous = b"1. Nf3 a6 2. d3 a5 3. Nd2 *";
    let cases = [("en", "Nbd2", "Nfd2"), ("ca", "Cbd2", "Cfd2"), ("pt-BR", "Cbd2", "Cfd2"), ("eu", "Zbd2", "Zfd2")];
    for (language, one, other) in cases {
        for command in [&["sheet", "-", "--from", "en"][..], &["pgn", "check", "-"]] {
            let run = adoube(&[command, &["--lang", language]].concat(), ambiguous);
            let told = format!("{}{}", run.out, run.err);
            assert!(told.contains(&format!("{one}, {other}")), "{command:?} {language}: {told}");
        }
    }
}
