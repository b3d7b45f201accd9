//! Games written in export format and read again.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_board::{Position, chess960};
use adoube_notation::Style;
use adoube_notation::pgn::{Game, Line, Outcome, Ply, SEVEN_TAGS};
use common::Random;

/// A random line with comments, annotations and variations.
fn random_line(start: Position, plies: usize, depth: usize, random: &mut Random) -> Line {
    let mut line = Line::default();
    let mut position = start;
    if random.below(4) == 0 {
        line.opening.push("before [%eval 0.1]".to_owned());
    }
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut ply = Ply::new(moves[random.below(moves.len())]);
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
        let mut game = Game::new(start);
        game.line = random_line(start, 80, 3, &mut random);
        game.outcome = Some([Outcome::WhiteWon, Outcome::BlackWon, Outcome::Drawn, Outcome::Open][random.below(4)]);
        game.tags.push(("White".to_owned(), "the \"great\" \\ Jos\u{e9}".to_owned()));
        let text = game.write(&Style::PGN);
        assert!(text.lines().all(|line| line.chars().count() < 80 || line.starts_with('[')), "{text}");
        let [again] = &Game::read_all(text.as_bytes())[..] else { panic!("{text}") };
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
    let [game] = &Game::read_all(text.as_bytes())[..] else { panic!("one game") };
    assert_eq!(game.line.plies.len(), 2);
    assert_eq!(game.line.unplayed.first().map(String::as_str), Some("Ke3"));
    assert_eq!(game.closing, ["closing"]);
    let written = game.write(&Style::PGN);
    for word in ["Ke3", "d6", "{why}", "Nf3", "closing", "1-0"] {
        assert!(written.contains(word), "{written}");
    }
}
