//! PGN: features of real files, errors with their positions, results checked against the Laws.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_notation::Style;
use adoube_notation::pgn::{
    At, Checker, Converter, GameReport, PgnFindingKind, PgnSyntaxError, PgnTermination, PgnTotals, Questions, San,
    Splitter, Visitor, decode, read, read_chunk,
};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::io::Read;

/// Records every event.
#[derive(Default)]
struct Trace(String);

impl Trace {
    fn add(&mut self, kind: &str, text: &[u8], at: At<'_>) {
        let _ = writeln!(self.0, "{} {kind} {}", at.place(), decode(text));
    }
}

impl Visitor for Trace {
    fn begin_game(&mut self, at: At<'_>) {
        self.add("game", b"", at);
    }
    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        self.add(&decode(name), value, at);
    }
    fn begin_movetext(&mut self, at: At<'_>) {
        self.add("movetext", b"", at);
    }
    fn number(&mut self, number: u32, dots: u32, at: At<'_>) {
        self.add("number", format!("{number} {dots}").as_bytes(), at);
    }
    fn mv(&mut self, san: San, text: &[u8], at: At<'_>) {
        self.add(if san == San::Other { "odd" } else { "move" }, text, at);
    }
    fn nag(&mut self, nag: u8, at: At<'_>) {
        self.add("nag", nag.to_string().as_bytes(), at);
    }
    fn comment(&mut self, text: &[u8], at: At<'_>) {
        self.add("comment", text, at);
    }
    fn escape(&mut self, line: &[u8], at: At<'_>) {
        self.add("escape", line, at);
    }
    fn mark(&mut self, text: &[u8], at: At<'_>) {
        self.add("mark", text, at);
    }
    fn begin_variation(&mut self, at: At<'_>) {
        self.add("(", b"", at);
    }
    fn end_variation(&mut self, at: At<'_>) {
        self.add(")", b"", at);
    }
    fn outcome(&mut self, outcome: PgnTermination, _: &[u8], at: At<'_>) {
        self.add("outcome", outcome.sign().as_bytes(), at);
    }
    fn fault(&mut self, fault: PgnSyntaxError, text: &[u8], at: At<'_>) {
        self.add(&format!("{fault:?}"), text, at);
    }
    fn end_game(&mut self, at: At<'_>) {
        self.add("end", b"", at);
    }
}

fn trace(text: &[u8]) -> String {
    let mut trace = Trace::default();
    read(text, &mut trace).unwrap();
    trace.0
}

/// The events without those that begin and end games.
fn events(text: &str) -> Vec<String> {
    let boring = |line: &&str| !line.ends_with(" game ") && !line.ends_with(" movetext ") && !line.ends_with(" end ");
    trace(text.as_bytes()).lines().filter(boring).map(|line| line.trim_end().to_owned()).collect()
}

#[expect(clippy::too_many_lines, reason = "a table")]
#[test]
fn everything_in_a_text_is_given_with_its_place() {
    let cases: &[(&str, &[&str])] = &[
        (
            "[Event \"a \\\"b\\\"\"]\n1. e4 e5 *",
            &["1:1 Event a \\\"b\\\"", "2:1 number 1 1", "2:4 move e4", "2:7 move e5", "2:10 outcome *"],
        ),
        // Quotes inside a value, two tags on a line, spaces.
        (
            "[Event \"the \"Open\" cup\"]\n[ A  \"1\" ] [B \"2\"]\n*",
            &["1:1 Event the \"Open\" cup", "2:1 A 1", "2:12 B 2", "3:1 outcome *"],
        ),
        ("[Event no]\n*", &["1:1 BadTag [Event no]", "2:1 outcome *"]),
        // Zeros for castling, lower case, figurines, Spanish letters: all irregular, none lost.
        (
            "1. 0-0 nf3 2. ♘f3 Cf6 0-0-0+ 1/2-1/2",
            &[
                "1:1 number 1 1",
                "1:4 odd 0-0",
                "1:8 odd nf3",
                "1:12 number 2 1",
                "1:15 odd ♘f3",
                "1:19 odd Cf6",
                "1:23 odd 0-0-0+",
                "1:30 outcome 1/2-1/2",
            ],
        ),
        (
            "1.e4!? e5$14 2.Nf3{good}Nc6;rest\n%esc\n3.Bb5 a6 1-0 {after}",
            &[
                "1:1 number 1 1",
                "1:3 move e4",
                "1:5 nag 5",
                "1:8 move e5",
                "1:10 nag 14",
                "1:14 number 2 1",
                "1:16 move Nf3",
                "1:19 comment good",
                "1:25 move Nc6",
                "1:28 comment rest",
                "2:1 escape %esc",
                "3:1 number 3 1",
                "3:3 move Bb5",
                "3:7 move a6",
                "3:10 outcome 1-0",
                "3:14 comment after",
            ],
        ),
        (
            "1. e4 (1. d4 d5 (1... Nf6)) 1... e5 *",
            &[
                "1:1 number 1 1",
                "1:4 move e4",
                "1:7 (",
                "1:8 number 1 1",
                "1:11 move d4",
                "1:14 move d5",
                "1:17 (",
                "1:18 number 1 3",
                "1:23 move Nf6",
                "1:26 )",
                "1:27 )",
                "1:29 number 1 3",
                "1:34 move e5",
                "1:37 outcome *",
            ],
        ),
        (
            "1. e8(Q) Rb1(=) exd6 e.p. (=) *",
            &[
                "1:1 number 1 1",
                "1:4 odd e8(Q)",
                "1:10 odd Rb1(=)",
                "1:17 move exd6",
                "1:22 mark e.p.",
                "1:27 mark (=)",
                "1:31 outcome *",
            ],
        ),
        // Faults: stray signs, unclosed comments and variations, invalid words, a missing result.
        (
            "1. e4 ) } & $x e5",
            &[
                "1:1 number 1 1",
                "1:4 move e4",
                "1:7 StrayParenthesis )",
                "1:9 StrayBrace }",
                "1:11 BadToken &",
                "1:13 BadNag $",
                "1:14 BadToken x",
                "1:16 move e5",
                "1:18 MissingResult",
            ],
        ),
        (
            "( 1. e4 1-0",
            &[
                "1:1 EmptyVariationPlace (",
                "1:1 (",
                "1:3 number 1 1",
                "1:6 move e4",
                "1:9 ResultInVariation 1-0",
                "1:12 OpenVariation",
                "1:12 MissingResult",
            ],
        ),
        (
            "1. e4 { never",
            &["1:1 number 1 1", "1:4 move e4", "1:7 OpenComment", "1:7 comment  never", "1:14 MissingResult"],
        ),
        // A game without a result before the next game's tags; a tag section with an empty line.
        (
            "1. e4\n[A \"1\"]\n\n[B \"2\"]\r\n\r\n1. d4 ½-½",
            &[
                "1:1 number 1 1",
                "1:4 move e4",
                "2:1 MissingResult",
                "2:1 A 1",
                "4:1 B 2",
                "6:1 number 1 1",
                "6:4 move d4",
                "6:7 outcome 1/2-1/2",
            ],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(events(text), *expected, "{text}");
    }
}

/// Returns a text in pieces of varying length.
struct Drops<'a>(&'a [u8], usize);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.1 = self.1 * 7 % 61 + 1;
        let length = self.1.min(self.0.len()).min(buffer.len());
        buffer[..length].copy_from_slice(&self.0[..length]);
        self.0 = &self.0[length..];
        Ok(length)
    }
}

#[test]
fn buffers_do_not_show() {
    let game = "[Event \"x\"]\n[White \"Jos\u{e9}\"]\n\n1. e4 {[%clk 0:05:00]} 1... e5 (1... c5 $1 2. Nf3) 2. O-O-O?! Qa1xb2# 1/2-1/2\n\n";
    let text = game.repeat(5000);
    let whole = trace(text.as_bytes());
    let mut drops = Trace::default();
    read(Drops(text.as_bytes(), 3), &mut drops).unwrap();
    assert!(whole == drops.0, "small reads change the events");
    let mut chunks = Trace::default();
    let mut splitter = Splitter::with_target(text.as_bytes(), 5000);
    while let Some(chunk) = splitter.next_chunk().unwrap() {
        read_chunk(&chunk.bytes, chunk.start, &mut chunks);
    }
    assert!(whole == chunks.0, "cutting changes the events");
}

/// A buffer that ends between a tag and its line break: the next tag has the same name, but no empty line precedes
/// it.
#[test]
fn buffers_do_not_show_between_tags() {
    let text = format!("[Event \"{}\"]\n[Event \"y\"]\n\n1. e4 {{{}}} *\n", "x".repeat(200), "z".repeat(200));
    let whole = trace(text.as_bytes());
    for cut in 1..text.len() {
        let (first, rest) = text.as_bytes().split_at(cut);
        let mut trace = Trace::default();
        read(first.chain(rest), &mut trace).unwrap();
        assert_eq!(trace.0, whole, "{cut}");
    }
}

#[test]
fn buffers_do_not_show_in_overlong_words() {
    let long = |start: &str, more: &str| format!("{start}{}d e4 ", more.repeat(300));
    for word in ["0-0+", "0-0#", "O-O+", "12", "1..", "Nf", "-", "0", "$1", "\u{e9}", "!", "]"] {
        let text = long(word, &word[word.len() - word.chars().last().map_or(0, char::len_utf8)..]).repeat(40);
        let whole = trace(text.as_bytes());
        for first in 1..60 {
            let mut drops = Trace::default();
            read(Drops(text.as_bytes(), first), &mut drops).unwrap();
            assert!(whole == drops.0, "small reads change the events of {word}");
        }
    }
}

#[test]
fn a_comment_without_end_needs_no_more_memory() {
    let mut text = b"1. e4 {".to_vec();
    text.resize(5 << 20, b'x');
    let mut found = Faults::default();
    read(&text[..], &mut found).unwrap();
    assert_eq!(found.0.iter().filter(|fault| **fault == PgnSyntaxError::TooLong).count(), 1);
    assert_eq!(found.1, (5 << 20) - 7, "every byte of the comment is given");
}

#[derive(Default)]
struct Faults(Vec<PgnSyntaxError>, usize);

impl Visitor for Faults {
    fn mv(&mut self, _: San, _: &[u8], _: At<'_>) {}
    fn comment(&mut self, text: &[u8], _: At<'_>) {
        self.1 += text.len();
    }
    fn fault(&mut self, fault: PgnSyntaxError, _: &[u8], _: At<'_>) {
        self.0.push(fault);
    }
}

fn check(text: &str, questions: Questions) -> (Vec<GameReport>, PgnTotals) {
    let mut reports = Vec::new();
    let mut checker = Checker::new(questions, |report| reports.push(report));
    read(text.as_bytes(), &mut checker).unwrap();
    let totals = checker.totals;
    (reports, totals)
}

fn sentences(text: &str) -> Vec<String> {
    let questions = Questions {
        are_dead: Some(|positions| positions.iter().map(|position| Some(position.occupied().count() == 2)).collect()),
        irregularities: true,
        claims: true,
    };
    let (reports, _) = check(text, questions);
    let findings = reports.iter().flat_map(|report| &report.findings);
    findings
        .filter(|f| !matches!(f.what, PgnFindingKind::MissingTags(_)))
        .map(|f| {
            let article = f.what.article().map(|a| format!(" ({a})")).unwrap_or_default();
            format!(
                "{} {}{} {}{article}",
                f.place,
                f.number,
                f.color.letter(),
                f.what.sentence(adoube_words::Language::English)
            )
        })
        .collect()
}

#[test]
fn articles_5_and_9_results_are_judged() {
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";
    let cases: &[(&str, &[&str])] = &[
        ("1. f3 e5 2. g4 Qh4# 0-1", &[]),
        ("1. f3 e5 2. g4 Qh4# 1-0", &["1:21 3w the result is 1-0 and should be 0-1: checkmate (5.1.1)"]),
        ("[Result \"1-0\"]\n\n1. e4 0-1", &["3:7 1b the Result tag says 1-0, but the moves end with 0-1"]),
        (
            "[FEN \"7k/5Q2/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Qg6 1-0",
            &["3:8 1b the result is 1-0 and should be 1/2-1/2: stalemate (5.2.1)"],
        ),
        (
            "[FEN \"7k/6q1/8/8/3B4/8/8/K7 w - - 0 1\"]\n\n1. Bxg7+ Kxg7 1-0",
            &["3:15 2w the result is 1-0 and should be 1/2-1/2: dead position (5.2.2)"],
        ),
        ("1. e4 e5 2. Ke3 d5 1-0", &["1:13 2w illegal: a king moves one square, or castles (3.8.1)"]),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Nd5 a6 5. Nb4 a5 6. Nxe5 a4 7. Nd3 1-0",
            &["1:66 7w ambiguous: Nbd3, Ned3 (C.10)"],
        ),
        ("[FEN \"nonsense\"]\n\n1. e4 *", &["3:1 1w the FEN tag does not give a playable position: nonsense"]),
        ("[Variant \"Atomic\"]\n\n1. e4 *", &["3:1 1w the variant Atomic is not chess; its moves are not checked"]),
        ("1. e4 1. e5 *", &[]),
        (
            "1. nf3 2. d5 *",
            &[
                "1:4 1w the letter of the piece must be a capital; in PGN: Nf3 (C.2)",
                "1:8 1b the move number is 2 and should be 1",
            ],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(sentences(text), *expected, "{text}");
    }
    let found = sentences(&format!("{shuffle} 9. e4 1-0"));
    let (claims, rest) = found.split_at(8);
    assert_eq!(
        claims[0],
        "1:41 4b Black could claim a draw by writing down this move, White after it was played: \
         the same position three times (9.2.1)"
    );
    assert!(claims.iter().all(|claim| claim.ends_with("three times (9.2.1)")), "each of them: {found:#?}");
    assert_eq!(
        rest,
        [
            "1:85 8b the game is drawn here without a claim: the same position five times (9.6.1)",
            "1:92 9w play went on after the game had ended: the same position five times (9.6.1)",
            "1:95 9b the result is 1-0 and should be 1/2-1/2: the same position five times (9.6.1)",
        ]
    );
    let drawn = sentences(&format!("{shuffle} 1/2-1/2"));
    assert_eq!(drawn.len(), 9, "a draw is in order");
    assert!(drawn[8].ends_with("drawn here without a claim: the same position five times (9.6.1)"), "{drawn:#?}");
}

#[test]
fn fifty_and_seventy_five_moves() {
    let mut text = "[FEN \"k7/8/8/8/8/8/8/K6R w - - 96 100\"]\n\n".to_owned();
    for turn in 0..30 {
        let rook = ["Rh2", "Rg2", "Rg3", "Rf3", "Rf4", "Re4", "Re5", "Rh5", "Rh1"][turn % 9];
        let king = ["Kb7", "Ka7", "Ka8"][turn % 3];
        let _ = write!(text, "{}. {rook} {king} ", 100 + turn);
    }
    let found = sentences(&format!("{text}1-0"));
    let claim = "101b Black could claim a draw by writing down this move, White after it was played: 50 moves by";
    assert!(found.iter().any(|f| f.contains(claim)), "{found:#?}");
    assert!(found.iter().any(|f| f.contains("126b the game is drawn here without a claim: 75 moves")), "{found:#?}");
    assert!(found.iter().any(|f| f.contains("(9.6.2)")), "{found:#?}");
}

#[test]
fn article_9_2_1_a_move_that_is_written_and_not_played() {
    // Black could write 4... Ng8 and claim, but plays another move; at the end White could claim with 6. Ng1.
    let text = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 e6 1-0";
    assert_eq!(
        sentences(text),
        ["1:41 4b Black could claim a draw by writing down Ng8: the same position three times (9.2.1.1)"]
    );
    let at_the_end = sentences("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 1-0");
    assert_eq!(
        at_the_end,
        ["1:44 4b Black could claim a draw by writing down Ng8: the same position three times (9.2.1.1)"]
    );
    // 9.3.1: the hundredth half-move is a pawn move, but a king move could have been written instead.
    let fifty = sentences("[FEN \"k7/8/8/8/8/8/P7/K6R w - - 99 100\"]\n\n100. a3 *");
    assert_eq!(fifty.len(), 1, "{fifty:#?}");
    assert!(fifty[0].starts_with("3:6 100w White could claim a draw by writing down "), "{fifty:#?}");
    assert!(fifty[0].ends_with(": 50 moves by each player without a capture or a pawn move (9.3.1)"), "{fifty:#?}");
    let one_less = sentences("[FEN \"k7/8/8/8/8/8/P7/K6R w - - 98 100\"]\n\n100. a3 *");
    assert_eq!(one_less, Vec::<String>::new());
    // Mate on the hundredth half-move: no claim is possible after it.
    let mate = sentences("[FEN \"k7/8/1K6/8/8/8/8/7R w - - 99 100\"]\n\n100. Rh8# 1-0");
    assert_eq!(mate, Vec::<String>::new());
}

#[test]
fn results_in_tag_and_moves_are_both_judged() {
    let cases: &[(&str, &[&str])] = &[
        (
            "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
            &[
                "1:1 3w the result is 1-0 and should be 0-1: checkmate (5.1.1)",
                "3:21 3w the Result tag says 1-0, but the moves end with 0-1",
            ],
        ),
        (
            "[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1-0",
            &[
                "1:1 3w the result is 1/2-1/2 and should be 0-1: checkmate (5.1.1)",
                "3:21 3w the Result tag says 1/2-1/2, but the moves end with 1-0",
                "3:21 3w the result is 1-0 and should be 0-1: checkmate (5.1.1)",
            ],
        ),
        (
            "[FEN \"7k/6q1/8/8/3B4/8/8/K7 w - - 0 1\"]\n[Result \"1-0\"]\n\n1. Bxg7+ Kxg7 1/2-1/2",
            &[
                "2:1 2w the result is 1-0 and should be 1/2-1/2: dead position (5.2.2)",
                "4:15 2w the Result tag says 1-0, but the moves end with 1/2-1/2",
            ],
        ),
        (
            "[Result \"won\"]\n\n1. e4",
            &[
                "1:1 1b the Result tag “won” is not a result; expected 1-0, 0-1, 1/2-1/2 or *",
                "3:6 1b the result is missing at the end of the game",
            ],
        ),
        (
            "[Result \"1–0\"]\n\n1. e4 1–0",
            &[
                "1:1 1w the result is written 1–0; in PGN it is 1-0",
                "3:7 1b the result is written 1–0; in PGN it is 1-0",
            ],
        ),
        (
            "[Result \"½-½\"]\n\n1. e4 ½-½",
            &[
                "1:1 1w the result is written ½-½; in PGN it is 1/2-1/2",
                "3:7 1b the result is written ½-½; in PGN it is 1/2-1/2",
            ],
        ),
        (
            "[White \"A\"]\n[Note \"n\"]\n[White \"B\"]\n[Note \"n\"]\n\n1. e4 *",
            &["3:1 1w the tag White appears twice: “A” counts, “B” here does not", "4:1 1w the tag Note appears twice"],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(sentences(text), *expected, "{text}");
    }
    assert_eq!(sentences("1. e4 1-0 0-1\n"), ["1:11 1w a result without a game: no tags and no moves come before it"]);
    let strict = Questions { irregularities: true, ..Questions::default() };
    let (reports, totals) = check("\n[White \"A\"]\n[Date \"?\"]\n\n1. e4 *", strict);
    assert_eq!(totals.faults, 0, "an irregularity is no fault");
    let found = &reports[0].findings[0];
    assert_eq!(found.what, PgnFindingKind::MissingTags(vec!["Event", "Site", "Round", "Black", "Result"]));
    assert_eq!((found.place.to_string().as_str(), reports[0].findings.len()), ("2:1", 1));
    // By default, only contradictions in the data that the check needs.
    let (reports, totals) = check(
        "[FEN \"8/8/8/8/8/8/k1P5/2K5 w - - 0 1\"]\n[FEN \"x\"]\n[A \"1\"]\n[A \"2\"]\n[White \"W\"]\n[White \"W\"]\n\n1. c4 *",
        Questions::default(),
    );
    assert_eq!((totals.faults, reports[0].findings.len()), (1, 1), "{reports:#?}");
    assert_eq!(reports[0].findings[0].place.to_string(), "2:1");
}

#[test]
fn results_in_latin_1_or_with_spaces_are_read() {
    let cases: [(&[u8], &str); 7] = [
        (b"1. e4 \xbd-\xbd\n", "1/2-1/2"),
        (b"1. e4 1\x960\n", "1-0"),
        (b"1. e4 \xbd\x96\xbd\n", "1/2-1/2"),
        (b"1. e4 1 - 0\n", "1-0"),
        (b"1. e4 0 - 1", "0-1"),
        (b"1. e4 1/2 - 1/2\n", "1/2-1/2"),
        ("1. e4 ½ – ½\n".as_bytes(), "1/2-1/2"),
    ];
    for (text, outcome) in cases {
        let read = trace(text);
        assert!(read.contains(&format!(" outcome {outcome}")), "{read}");
        assert_eq!(read.lines().count(), 6, "nothing else: {read}");
    }
}

#[test]
fn variations_and_chess960_are_played_too() {
    let (reports, totals) = check("1. e4 (1. d4 d5 (1... Nf6 2. Qd4) 2. c4) 1... e5 *", Questions::default());
    assert_eq!(totals, PgnTotals { games: 1, moves: 7, faults: 1, faulty_games: 1 });
    assert_eq!(reports[0].findings[0].place.to_string(), "1:30");
    assert_eq!(reports[0].plies, 2);
    let castling = "[Variant \"Chess960\"]\n[FEN \"1k6/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O *";
    assert_eq!(check(castling, Questions::default()).1.faults, 0);
}

#[test]
fn real_files_are_legal() {
    let expected = [
        ("lichess_db_1000k.pgn", 438, 28_538, 0),
        ("pychess-chessbase-empty-line.pgn", 1, 134, 0),
        ("pychess-cutechess-fischerrandom.pgn", 4, 396, 0),
        ("pychess-kasparov-deep-blue-1997.pgn", 6, 519, 0),
        ("pychess-utf8-bom.pgn", 2, 0, 0),
    ];
    for (name, games, moves, faults) in expected {
        let Some(text) = common::shared(&format!("data/pgn/{name}")) else { continue };
        let (reports, totals) = check(&decode(&text), Questions::default());
        println!("{name}: {totals:?} {reports:?}");
        assert_eq!((totals.games, totals.moves, totals.faults), (games, moves, faults), "{name}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_fail(text in "[\\[\\]a-h1-8NBRQKOx+#=\\-(){};%$!?. \n\"*/0-9EventFEN]{0,400}") {
        let (_, totals) = check(&text, Questions { irregularities: true, claims: true, are_dead: None });
        let mut converter = Converter::new(Style::PGN);
        read(text.as_bytes(), &mut converter).unwrap();
        let written = converter.take();
        let (_, again) = check(&written, Questions::default());
        prop_assert!(again.moves >= totals.moves || text.contains(['{', ';', '%', '[']), "{:?} {:?}", text, written);
    }

    #[test]
    fn places_are_true(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        struct Places<'a>(&'a [u8], bool);
        impl Visitor for Places<'_> {
            fn mv(&mut self, _: San, text: &[u8], at: At<'_>) {
                self.1 &= self.0[at.offset() as usize..].starts_with(text);
                let place = at.place();
                let before = &self.0[..at.offset() as usize];
                self.1 &= place.line == before.split(|b| *b == b'\n').count() as u64;
            }
            fn fault(&mut self, _: PgnSyntaxError, text: &[u8], at: At<'_>) {
                self.1 &= self.0.get(at.offset() as usize..).unwrap_or(&[]).starts_with(text);
            }
        }
        let mut places = Places(&bytes, true);
        read(&bytes[..], &mut places).unwrap();
        prop_assert!(places.1);
    }
}

#[test]
fn variations_too_deep_to_be_played_are_told() {
    for (depth, told) in [(256, false), (257, true), (5000, true)] {
        let text = format!("1. e4 {}1. d4{} e5 *\n", "(1. d4 ".repeat(depth - 1) + "(", ")".repeat(depth));
        let questions = Questions { are_dead: None, irregularities: false, claims: false };
        let (reports, _) = check(&text, questions);
        let found = reports
            .iter()
            .flat_map(|report| &report.findings)
            .filter(|one| one.what == PgnFindingKind::Syntax(PgnSyntaxError::TooDeep));
        assert_eq!(found.count(), usize::from(told), "{depth}");
    }
}

#[test]
fn a_file_of_one_line_is_not_read_over_and_over() {
    // A megabyte of faults on one line: counting each column from the start of the line would take 10^11 steps.
    let text = ") 1. e4 xx e5 * ".repeat(1 << 16);
    let questions = Questions { are_dead: None, irregularities: true, claims: true };
    let (reports, totals) = check(&text, questions);
    assert_eq!(totals.games, 1 << 16);
    let last = reports.last().unwrap().place;
    assert_eq!((last.line, last.column), (1, last.offset + 1));
}
