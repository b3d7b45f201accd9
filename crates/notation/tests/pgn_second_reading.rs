//! PGN, second part: games in other letters, games continued after a dead position, export format, games without
//! moves, invalid words, and common variants of signs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_board::Position;
use adoube_notation::pgn::{
    Checker, Converter, GameReport, PgnFindingKind, PgnTermination, PgnTotals, Questions, START, Splitter, WrittenIn,
    check_chunk, convert_chunk, read,
};
use adoube_notation::{Letters, Style, detect};
use adoube_words::Language;
use proptest::prelude::*;

const GAME: &str = "1. e4 e5 2. Nc3 Nc6 3. Bc4 Bc5 4. Qg4 (4. Nf3 d6 5. d3) 4... Qf6 5. Nd5 Qxf2+ 6. Kd1 Kf8 7. Nh3 Qd4 8. d3 Bb6 9. Rf1 Nf6 10. Rxf6 d6 11. Qxg7+ Ke8 12. Qxf7# 1-0\n";

/// Returns a few bytes at a time.
struct Drops<'a>(&'a [u8]);

impl std::io::Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.0.len().min(buffer.len()).min(17);
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

fn asked(text: &str, questions: Questions, wanted: WrittenIn) -> (Vec<String>, PgnTotals) {
    let (reports, totals) = check_chunk(text.as_bytes(), START, questions, wanted);
    let line = |report: &GameReport| {
        let found = report.findings.iter().filter(|f| !matches!(f.what, PgnFindingKind::MissingTags(_)));
        found
            .map(|f| format!("{} {} {}", report.number, f.place, f.what.sentence(Language::English)))
            .collect::<Vec<_>>()
    };
    (reports.iter().flat_map(line).collect(), totals)
}

fn found(text: &str) -> (Vec<String>, PgnTotals) {
    let questions = Questions { are_dead: Some(few_men), irregularities: false, claims: false };
    asked(text, questions, WrittenIn::default())
}

fn few_men(positions: &[Position]) -> Vec<Option<bool>> {
    positions.iter().map(|position| Some(position.occupied().count() == 2)).collect()
}

fn converted(text: &str, style: Style, wanted: WrittenIn) -> String {
    let games = convert_chunk(text.as_bytes(), START, style, wanted);
    games.into_iter().map(|game| game.text).collect::<Vec<_>>().join("\n")
}

#[test]
fn c_3_a_game_in_other_letters_is_found_out_from_all_its_moves() {
    let plain = converted(GAME, Style::PGN, WrittenIn::default());
    for letters in Letters::ALL.into_iter().filter(|letters| !matches!(letters, Letters::English | Letters::Figurines))
    {
        let written = converted(GAME, Style { letters, ..Style::PGN }, WrittenIn::default());
        let text = format!("{GAME}\n{written}");
        let (findings, totals) = found(&text);
        assert_eq!((totals.games, totals.faults, totals.faulty_games), (2, 0, 0), "{letters}: {findings:#?}");
        let [about] = findings.as_slice() else { panic!("{letters}: {findings:#?}") };
        assert!(about.starts_with("2 ") && about.contains("piece letters: "), "{about}");
        assert!(about.contains(letters.name().get(Language::English)), "{letters}: {about}");
        assert!(about.contains("English: ") && about.contains(" moves read, "), "the evidence is shown: {about}");
        assert_eq!(converted(&written, Style::PGN, WrittenIn::default()), plain, "{letters}: {written}");
        let given = asked(&written, Questions::default(), WrittenIn::Given(letters));
        assert_eq!((given.0.len(), given.1.faults), (0, 0), "given letters are not looked for");
    }
    let (findings, _) = asked(GAME, Questions::default(), WrittenIn::Found);
    assert!(findings[0].contains("piece letters: English"), "{findings:#?}");
}

#[test]
fn an_illegal_move_is_not_explained_away_by_other_letters() {
    // The rook cannot reach b1, but a king could: not a reason to read R as the king.
    let text = GAME.replace("Rf1 Nf6 10. Rxf6", "Rb7 Nf6 10. Rxf6");
    let (findings, totals) = found(&text);
    assert_eq!((findings.len(), totals.faults), (1, 1), "{findings:#?}");
    assert!(findings[0].contains("illegal"), "{findings:#?}");
    // An illegal move is also illegal in Catalan letters, and the only one.
    let catalan = converted(GAME, Style { letters: Letters::Catalan, ..Style::PGN }, WrittenIn::default());
    let (findings, totals) = found(&catalan.replace("9. Tf1", "9. Tb7"));
    assert_eq!((findings.len(), totals.faults), (2, 1), "{findings:#?}");
    assert!(findings[0].contains("Catalan") && findings[1].contains("illegal"), "{findings:#?}");
}

#[test]
fn article_5_2_2_play_after_a_dead_position_is_told() {
    let text = "[FEN \"7k/6q1/8/8/3B4/8/8/K7 w - - 0 1\"]\n\n1. Bxg7+ Kxg7 2. Kb2 Kg6 1/2-1/2\n";
    let (findings, totals) = found(text);
    assert_eq!(findings, ["1 3:18 play went on after the game had ended: dead position"]);
    assert_eq!((totals.faults, totals.faulty_games), (1, 1));
    assert!(found(&text.replace(" 2. Kb2 Kg6", "")).0.is_empty(), "a draw at once is in order");
    let (findings, totals) = found(&text.replace("1/2-1/2", "1-0"));
    assert_eq!((findings.len(), totals.faults, totals.faulty_games), (2, 2, 1), "{findings:#?}");
}

#[test]
fn articles_5_1_1_and_5_2_1_play_after_mate_or_stalemate_is_told() {
    let (findings, _) = found("1. f3 e5 2. g4 Qh4# 3. a3 0-1\n");
    assert_eq!(findings, ["1 1:24 play went on after the game had ended: checkmate"]);
    let (findings, _) = found("[FEN \"7k/5Q2/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Qg6 Kg8 1/2-1/2\n");
    assert_eq!(findings, ["1 3:8 play went on after the game had ended: stalemate"]);
}

#[test]
fn strict_compares_every_sign_with_pgn() {
    let strict = Questions { are_dead: None, irregularities: true, claims: false };
    let cases: &[(&str, &[&str])] = &[
        ("1. e4+ e5 *", &["1 1:4 a check sign is written, but there is no check; in PGN: e4"]),
        ("1. e4 e5# *", &["1 1:7 a mate sign is written, but there is no mate; in PGN: e5"]),
        ("1. f3 e5 2. g4 Qh4+ 0-1", &["1 1:16 in PGN: Qh4#"]),
        ("1. e4 e5 e.p. *", &["1 1:10 an en passant mark is written, but there is no en passant capture; in PGN: e5"]),
        ("1. Ngf3 *", &["1 1:4 the square of departure is not needed; in PGN: Nf3"]),
        ("1. e4 d5 2. ed5 *", &["1 1:13 in PGN: exd5"]),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. *", &[]),
    ];
    for (text, expected) in cases {
        let (findings, totals) = asked(text, strict, WrittenIn::default());
        assert_eq!((findings.as_slice(), totals.faults), (&expected.map_strings()[..], 0), "{text}");
        assert!(asked(text, Questions::default(), WrittenIn::default()).0.is_empty(), "{text}");
    }
}

#[test]
fn strict_says_nothing_of_moves_that_other_letters_do_not_change() {
    let strict = Questions { are_dead: None, irregularities: true, claims: false };
    let (findings, _) = asked("1. e4 e5 2. Cf3 Cc6 3. Fb5 *", strict, WrittenIn::Given(Letters::French));
    assert_eq!(findings, ["1 1:13 in PGN: Nf3", "1 1:17 in PGN: Nc6", "1 1:24 in PGN: Bb5"]);
}

trait MapStrings {
    fn map_strings(&self) -> Vec<String>;
}

impl MapStrings for &[&str] {
    fn map_strings(&self) -> Vec<String> {
        self.iter().map(|&text| text.to_owned()).collect()
    }
}

#[test]
fn articles_9_2_and_9_3_every_claim_is_told() {
    let questions = Questions { are_dead: None, irregularities: false, claims: true };
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 6. Nf3 Nf6 7. Ng1 Ng8 8. Nf3 Nf6 9. Ng1 Ng8 *";
    let (findings, totals) = asked(shuffle, questions, WrittenIn::default());
    assert_eq!((findings.len(), totals.faults), (4, 0), "{findings:#?}");
    // After the third occurrence White could have repeated another position, but did not.
    let written: Vec<&String> =
        findings.iter().filter(|finding| finding.contains("White could claim a draw by writing down Nf3:")).collect();
    assert_eq!(written.len(), 2, "{findings:#?}");
    assert!(written[0].starts_with("1 1:48 ") && written[1].starts_with("1 1:99 "), "{findings:#?}");
}

#[test]
fn games_without_moves_are_games() {
    let text = "[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Event \"c\"]\n\n[Event \"d\"]\r\n\r\n[Event \"e\"]\n\n{nothing}\n\n[Event \"f\"]\n\n1. e4 *\n";
    let mut reports = Vec::new();
    let mut checker = Checker::new(Questions::default(), |report: GameReport| reports.push(report));
    read(text.as_bytes(), &mut checker).unwrap();
    assert_eq!(checker.totals.games, 6);
    // Only the result is missing; the previous game is complete.
    for report in &reports {
        assert!(
            matches!(&report.findings[..], [one] if matches!(one.what, PgnFindingKind::Syntax(_))),
            "{:?}",
            report.findings
        );
    }
    let games = converted(text, Style::PGN, WrittenIn::default());
    assert_eq!(games.matches("[Event ").count(), 6, "{games}");
    assert!(games.contains("[Event \"a\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1-0\n\n[Event \"b\"]"), "{games}");
}

#[test]
fn long_tags_at_the_end_of_a_buffer_come_once() {
    // Small reads: a tag longer than the parser's look-ahead must not bring back earlier ones.
    let text = format!("[Event \"a\"]\n[Site \"{}\"]\n\n1. e4 *\n\n", "s".repeat(300)).repeat(20);
    let mut whole = Converter::new(Style::PGN);
    read(text.as_bytes(), &mut whole).unwrap();
    let mut drops = Converter::new(Style::PGN);
    read(Drops(text.as_bytes()), &mut drops).unwrap();
    assert_eq!(whole.take(), drops.take());
}

#[test]
fn a_tag_that_is_met_twice_begins_no_game() {
    // The parser stops in the middle of the first tag, which follows an empty line, and returns to it.
    for length in 1..150 {
        let text = format!("[~ \"1-0\"]\n\n[Event \"{}\"]\n\n1. f3 e5 *\n", "x".repeat(length));
        let (_, totals) = check_chunk(text.as_bytes(), START, Questions::default(), WrittenIn::default());
        assert_eq!(totals.games, 1, "{length}");
    }
}

#[test]
fn pgn_8_1_export_format() {
    let text = "[Zeta \"z\"]\n[White \"a \\\"b\\\"\"]\n[Result \"1–0\"]\n[FEN \"8/8/8/8/8/8/k1P5/2K5 w - - 0 1\"]\n[Alpha \"x\"]\n\n1. c4 {[%clk 0:00:01] one two three four five six seven eight nine ten eleven [%clk 1:23:45] [%eval 0.1]} Kb3 (1... Ka3";
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"a \\\"b\\\"\"]\n[Black \"?\"]\n[Result \"1-0\"]\n[Alpha \"x\"]\n[FEN \"8/8/8/8/8/8/k1P5/2K5 w - - 0 1\"]\n[SetUp \"1\"]\n[Zeta \"z\"]\n\n1. c4 {[%clk 0:00:01] one two three four five six seven eight nine ten eleven\n[%clk 1:23:45] [%eval 0.1]} 1... Kb3 (1... Ka3) 1-0\n";
    assert_eq!(converted(text, Style::PGN, WrittenIn::default()), expected);
    assert_eq!(converted(expected, Style::PGN, WrittenIn::default()), expected);
}

#[test]
fn en_passant_marks_are_no_export_format() {
    let game = "1. e4 a6 2. e5 d5 3. exd6 a.p. cxd6 e.p. 4. d4 (=) *";
    let expected = "1. e4 a6 2. e5 d5 3. exd6 cxd6 {e.p.} 4. d4 (=) *\n";
    assert!(converted(game, Style::PGN, WrittenIn::default()).ends_with(expected));
}

#[test]
fn after_a_word_that_is_nothing_the_numbers_stay() {
    let moves = |text: &str| {
        let all = converted(text, Style::PGN, WrittenIn::default());
        all.split("\n\n").nth(1).unwrap_or_default().trim_end().to_owned()
    };
    // In place of Black's move: the following move is not Black's.
    assert_eq!(moves("1. e4 ~~ 2. Nf3 Nc6 3. Bb5 *"), "1. e4 {~~} 2. Nf3 Nc6 3. Bb5 *");
    // In place of White's move.
    assert_eq!(moves("1. e4 e5 2. ~~ Nc6 3. Bb5 a6 *"), "1. e4 e5 {~~} 2... Nc6 3. Bb5 a6 *");
    // In place of neither.
    assert_eq!(moves("1. e4 e5 ~~ 2. Nf3 Nc6 *"), "1. e4 e5 {~~} 2. Nf3 Nc6 *");
    // A move that cannot be read.
    assert_eq!(moves("1. e4 Zz9 3. Nf3 Nc6 *"), "1. e4 Zz9 3. Nf3 Nc6 *");
    let (findings, _) = found("1. e4 ~~ 2. Nf3 Nc6 3. Bb5 *");
    assert_eq!(findings, ["1 1:7 expected a move, a comment or a result"]);
}

#[test]
fn signs_that_people_write() {
    for text in [
        "1. e4 1–0",
        "1. e4 1:0",
        "1. e4 0—1",
        "1. e4 ½:½",
        "1. e4 ½–½",
        "1. e4 ½",
        "[White \"A\"]\n\n+/-",
        "[White \"A\"]\n\n-:+",
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 00 00 *",
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0–0 O–O *",
        "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8q *",
        "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a7a8q+ *",
    ] {
        let (findings, totals) = found(text);
        assert_eq!((findings, totals.games), (Vec::new(), 1), "{text}");
    }
    for (sign, outcome) in [
        ("1−0", PgnTermination::WhiteWon),
        ("0:1", PgnTermination::BlackWon),
        ("1/2", PgnTermination::Drawn),
        ("-/+", PgnTermination::BlackWon),
    ] {
        assert_eq!(PgnTermination::from_sign(sign.as_bytes()), Some(outcome), "{sign}");
    }
    assert_eq!(PgnTermination::from_sign(b"-/-"), None, "no sign of PGN's says that both lost");
}

proptest! {
    #[test]
    fn the_second_reading_changes_no_count(
        text in "(\\[(Event|White|FEN) \"[a-c]?\"\\]\n?|[A-HNKRSTZa-h1-8x+#=:–½/*. \n-]|e4|Cf3|Nf6|1\\. |\n\n|\\(|\\)|\\{a\\}| 1-0\n| ~~ |00 |\\+/- ){0,80}",
    ) {
        let questions = Questions { are_dead: Some(few_men), irregularities: true, claims: true };
        let mut reports = Vec::new();
        let mut checker = Checker::new(questions, |report: GameReport| reports.push(report));
        read(text.as_bytes(), &mut checker).unwrap();
        let first = checker.totals;
        let mut slowly = Vec::new();
        let mut checker = Checker::new(questions, |report: GameReport| slowly.push(report));
        read(Drops(text.as_bytes()), &mut checker).unwrap();
        prop_assert_eq!(&reports, &slowly, "small reads change the findings of {:?}", text);
        let (reports, totals) = check_chunk(text.as_bytes(), START, questions, WrittenIn::default());
        prop_assert_eq!((totals.games, totals.moves), (first.games, first.moves));
        prop_assert_eq!(totals.faults, reports.iter().map(|report| report.faults() as u64).sum::<u64>());
        let games = convert_chunk(text.as_bytes(), START, Style::PGN, WrittenIn::Found);
        prop_assert_eq!(games.len() as u64, totals.games);
        let written: String = games.iter().map(|game| game.text.clone()).collect();
        let mut again = Checker::new(Questions::default(), |_| ());
        read(written.as_bytes(), &mut again).unwrap();
        prop_assert_eq!(again.totals.games, totals.games, "{:?} became {:?}", text, written);
    }
}

#[test]
fn dead_positions_asked_about_together_are_found_as_if_asked_one_by_one() {
    let questions = Questions { are_dead: Some(few_men), irregularities: false, claims: false };
    let dead =
        "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n[FEN \"7k/8/8/8/8/8/r7/K7 w - - 0 1\"]\n\n1. Kxa2 1-0\n\n";
    let alive = "[White \"C\"]\n[Black \"D\"]\n[Result \"0-1\"]\n\n1. e4 0-1\n\n";
    let illegal = "[White \"E\"]\n[Black \"F\"]\n[Result \"1-0\"]\n\n1. e4 Ke4 1-0\n\n";
    let both =
        "[White \"G\"]\n[Black \"H\"]\n[Result \"0-1\"]\n[FEN \"7k/8/8/8/8/8/r7/K7 w - - 0 1\"]\n\n1. Kxa2 1-0\n\n";
    let text = [alive, illegal, dead, alive, both, dead, illegal].concat();
    let mut one_by_one = Vec::new();
    let mut checker = Checker::new(questions, |report: GameReport| one_by_one.push(report));
    read(text.as_bytes(), &mut checker).unwrap();
    let counts = checker.totals;
    let (together, totals) = check_chunk(text.as_bytes(), START, questions, WrittenIn::Given(Letters::English));
    assert_eq!(totals, counts);
    assert_eq!(together, one_by_one);
    let numbers: Vec<u64> = together.iter().map(|report| report.number).collect();
    assert_eq!(numbers, [2, 3, 5, 6, 7]);
    assert!(together.iter().all(|report| report.faults() > 0));
}

#[test]
fn a_game_too_long_for_memory_is_marked_as_cut() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(1 << 22);
    let mut splitter = Splitter::new(moves.as_bytes());
    let mut cuts = 0;
    while let Some(chunk) = splitter.next_chunk().unwrap() {
        cuts += u32::from(chunk.is_cut);
    }
    assert_eq!(cuts, 1);
}

/// The moves as written in PGN, without tags.
fn moves_of(text: &str, wanted: WrittenIn) -> String {
    let all = converted(text, Style::PGN, wanted);
    all.split("\n\n").nth(1).unwrap_or_default().trim_end().to_owned()
}

#[test]
fn c_3_a_capital_is_not_taken_for_a_pawn_where_other_letters_read_a_piece() {
    for (text, letters, expected) in [
        ("1. e4 e5 2. Pf3 Pc6 3. Pc3 d6 *", "Dutch", "1. e4 e5 2. Nf3 Nc6 3. Nc3 d6 *"),
        ("1. e4 e6 2. d4 d5 3. Cc3 c5 *", "Catalan", "1. e4 e6 2. d4 d5 3. Nc3 c5 *"),
        ("1. d4 d5 2. Cc3 Cc6 1-0", "Catalan", "1. d4 d5 2. Nc3 Nc6 1-0"),
        ("1. e4 e5 2. Pf3 Pc6 1-0", "Dutch", "1. e4 e5 2. Nf3 Nc6 1-0"),
    ] {
        for wanted in [WrittenIn::default(), WrittenIn::Found] {
            assert_eq!(moves_of(text, wanted), expected, "{text}");
            let (findings, totals) = asked(text, Questions::default(), wanted);
            assert!(
                findings.len() == 1 && findings[0].contains(letters) && totals.faults == 0,
                "{text}: {findings:#?}"
            );
        }
    }
}

#[test]
fn a_capital_taken_for_a_pawn_is_told() {
    // English piece letters and a letter for the pawn: no other letters fit.
    let (findings, totals) = found("1. Pe4 Pe5 2. Nf3 Nc6 *");
    assert_eq!((findings.len(), totals.faults), (2, 0), "{findings:#?}");
    assert!(findings[0].contains("a pawn has no letter") && findings[0].contains("e4"), "{findings:#?}");
    // Letters of two languages in one game: knights and bishops, and each is reported.
    let mixed = "1. e4 e5 2. Cf3 Cc6 3. Bb5 a6 4. Aa4 Nf6 *";
    assert_eq!(moves_of(mixed, WrittenIn::default()), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *");
    let (findings, _) = found(mixed);
    for (text, letters) in [("Nf3", "Catalan"), ("Nc6", "Catalan"), ("Ba4", "Catalan")] {
        assert!(findings.iter().any(|f| f.contains(text) && f.contains(letters)), "{text}: {findings:#?}");
    }
}

#[test]
fn the_evidence_counts_what_was_taken_for_a_pawn() {
    let detection = detect(&Position::initial(), "1. e4 e5 2. Pf3 Pc6 3. Pc3 d6");
    assert_eq!(detection.best, [Letters::Dutch]);
    let english = detection.evidence.iter().find(|evidence| evidence.letters == Letters::English).unwrap();
    assert_eq!((english.read, english.repaired, english.irregular), (6, 3, 3));
    let old = detect(&Position::initial(), "1. P-K4 P-K4");
    assert!(!old.is_found());
    assert!(old.sentence(Letters::English, Language::English).starts_with("the piece letters are unknown"));
}

#[test]
fn a_broken_tag_belongs_to_no_move_of_the_game_before() {
    let text = "[Event \"x\"]\n\n1. e4 e5 2. d4 d5 1-0\n\n[Event \"open\n[White \"Q\"]\n\n1. e4 1-0\n";
    let (reports, _) = check_chunk(text.as_bytes(), START, Questions::default(), WrittenIn::default());
    let broken = reports.iter().flat_map(|report| &report.findings).find(|f| f.place.line == 5).unwrap();
    assert_eq!((broken.number, broken.what.is_about_game()), (1, true));
}
