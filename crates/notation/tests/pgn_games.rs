//! Games written in export format and read again, and rewritten in other letters and forms.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_board::{Position, chess960};
use adoube_notation::pgn::{AnnotatedMove, Converter, MoveLine, PgnGame, PgnTermination, SEVEN_TAGS, decode, read};
use adoube_notation::{DepartureForm, Letters, Style};
use common::Random;

/// A random line with comments, annotations and variations.
fn random_line(start: Position, plies: usize, depth: usize, random: &mut Random) -> MoveLine {
    let mut line = MoveLine::default();
    let mut position = start;
    if random.below(4) == 0 {
        line.opening.push("before [%eval 0.1]".to_owned());
    }
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut ply = AnnotatedMove::new(moves[random.below(moves.len())]);
        if random.below(6) == 0 {
            ply.nags.push(random.below(200) as u8);
        }
        if random.below(5) == 0 {
            ply.comments.push("a comment that is long enough to be broken over lines [%clk 0:01:02]".to_owned());
        }
        ply.draw_offer = random.below(30) == 0;
        if depth > 0 && random.below(8) == 0 {
            let length = 1 + random.below(5);
            ply.variations.push(random_line(position, length, depth - 1, random));
        }
        position = position.play(ply.mv);
        line.plies.push(ply);
    }
    line
}

#[test]
fn random_games_read_back() {
    let mut random = Random(5);
    for round in 0..300 {
        let start = if round % 3 == 0 { chess960::position(random.below(960) as u16) } else { Position::initial() };
        let mut game = PgnGame::new(start);
        game.line = random_line(start, 80, 3, &mut random);
        game.outcome = Some(
            [PgnTermination::WhiteWon, PgnTermination::BlackWon, PgnTermination::Drawn, PgnTermination::Open]
                [random.below(4)],
        );
        game.tags.push(("White".to_owned(), "the \"great\" \\ Jos\u{e9}".to_owned()));
        let text = game.write(&Style::PGN);
        assert!(text.lines().all(|line| line.chars().count() < 80 || line.starts_with('[')), "{text}");
        let [again] = &PgnGame::read_all(text.as_bytes())[..] else { panic!("{text}") };
        assert_eq!((&again.line, &again.faults, again.outcome), (&game.line, &Vec::new(), game.outcome), "{text}");
        assert_eq!(again.start, game.start);
        assert_eq!(again.tag("White"), game.tag("White"));
        assert_eq!(again.write(&Style::PGN), text, "written twice alike");
        for (name, _) in SEVEN_TAGS {
            assert!(again.tag(name).is_some());
        }
    }
}

#[test]
fn what_cannot_be_played_is_kept() {
    let text = "[Event \"x\"]\n\n1. e4 e5 2. Ke3 d6 {why} ( 2... d5 ) 3. Nf3 1-0 {closing}";
    let [game] = &PgnGame::read_all(text.as_bytes())[..] else { panic!("one game") };
    assert_eq!(game.line.plies.len(), 2);
    assert_eq!(game.line.unplayed.first().map(String::as_str), Some("Ke3"));
    assert_eq!(game.closing, ["closing"]);
    let written = game.write(&Style::PGN);
    for word in ["Ke3", "d6", "{why}", "Nf3", "closing", "1-0"] {
        assert!(written.contains(word), "{written}");
    }
}

const HEAD: &str =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n";

fn convert(text: &str, style: Style) -> String {
    let mut converter = Converter::new(style);
    read(text.as_bytes(), &mut converter).unwrap();
    converter.take()
}

#[test]
fn what_results_and_tags_say_is_kept_when_games_are_rewritten() {
    let written = convert("[Result \"+/-\"]\n[White \"A\"]\n[White \"B\"]\n\n+/-\n", Style::PGN);
    assert!(written.contains("[Result \"1-0\"]\n[White \"B\"]\n\n{+/-} 1-0\n"), "{written}");
    assert_eq!(convert(&written, Style::PGN), written);
    let odd = convert("[Result \"won\"]\n\n1. e4 1-0\n", Style::PGN);
    assert!(odd.contains("[Result \"won\"]\n\n1. e4 1-0\n"), "{odd}");
}

#[test]
fn games_are_rewritten_in_other_letters_and_forms() {
    let text = "[Event \"a\"]\n\n1. e4 {[%clk 0:05:00]} e5 2. Nf3 $1 (2. f4 exf4) Nc6 3. Zz9 Bb5 *\n";
    let catalan = Style { letters: Letters::Catalan, ..Style::PGN };
    assert_eq!(
        convert(text, catalan),
        format!(
            "{}\n1. e4 {{[%clk 0:05:00]}} 1... e5 2. Cf3 $1 (2. f4 exf4) 2... Cc6 3. Zz9 Bb5 *\n",
            HEAD.replacen('?', "a", 1)
        )
    );
    let figurines = Style { letters: Letters::Figurines, form: DepartureForm::Long, ..Style::PGN };
    assert_eq!(convert("1. Nf3 d5 *", figurines), format!("{HEAD}\n1. ♘g1f3 d7d5 *\n"));
}

#[test]
fn lines_stay_below_eighty_characters_and_the_moves_the_same() {
    let Some(text) = common::shared("data/pgn/pychess-kasparov-deep-blue-1997.pgn") else { return };
    let text = decode(&text).into_owned();
    let long = convert(&text, Style { form: DepartureForm::Long, ..Style::PGN });
    let back = convert(&long, Style::PGN);
    assert!(long.lines().all(|line| line.starts_with('[') || line.chars().count() <= 79));
    assert_eq!(convert(&text, Style::PGN), back);
    assert_eq!(convert(&back, Style::PGN), back, "a file in export format stays as it is");
}

fn converted(text: &str, from: Letters, style: Style) -> (String, u64) {
    let mut converter = Converter::new(style).written_in(from);
    read(text.as_bytes(), &mut converter).unwrap();
    (converter.take(), converter.kept)
}

#[test]
fn what_is_written_in_other_letters_is_read_in_them() {
    let game = "[Event \"x\"]\n\n1. e4 e5 2. Nc3 Nc6 3. Bc4 Bc5 4. Qg4 (4. Nf3 d6 5. d3) 4... Qf6 5. Nd5 Qxf2+ 6. Kd1 Kf8 7. Nh3 Qd4 8. d3 Bb6 9. Rf1 Nf6 10. Rxf6 d6 11. Qxg7+ Ke8 12. Qxf7# 1-0\n";
    let (plain, kept) = converted(game, Letters::English, Style::PGN);
    assert_eq!(kept, 0, "{plain}");
    for letters in Letters::ALL {
        for form in [DepartureForm::Short, DepartureForm::Long] {
            let (written, _) = converted(game, Letters::English, Style { letters, form, ..Style::PGN });
            let (back, kept) = converted(&written, letters, Style::PGN);
            assert_eq!((back.as_str(), kept), (plain.as_str(), 0), "{letters:?} {written}");
        }
    }
}
