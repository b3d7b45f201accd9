//! The visible state of a game: moves as made, touches, unfinished moves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

use adoube_game::{Begun, Game, Transcript, plain_style};
use adoube_notation::Letters;

fn play(text: &str) -> Game {
    let transcript = Transcript::parse(text).unwrap();
    let mut game = transcript.game().unwrap();
    for event in transcript.events() {
        game.decide(event).unwrap();
    }
    game
}

fn written(game: &Game, letters: Letters) -> Vec<String> {
    game.made_moves().map(|made| format!("{}{}", made.number, made.written(&plain_style(letters)))).collect()
}

#[test]
fn moves_are_written_without_help() {
    let game = play("time: 5:00\n\n0:01 white f3\n0:02 black e5\n0:03 white g4\n0:04 black plays d8-h4\n");
    assert_eq!(written(&game, Letters::English), ["1f3", "1e5", "2g4", "2Qh4"], "no mark of mate");
    assert_eq!(written(&game, Letters::Catalan).last().map(String::as_str), Some("2Dh4"));
    let last = game.made_moves().last().unwrap();
    assert!(last.completed, "mate completes the move (6.2.1.1)");
}

#[test]
fn an_illegal_move_stands_in_the_list_as_it_was_made() {
    let game = play("time: 5:00\n\n0:01 white plays e1-e3\n");
    assert_eq!(written(&game, Letters::English), ["1Ke1-e3"]);
    let made = game.made_moves().last().unwrap();
    assert_eq!(made.squares().map(|(from, to)| format!("{from}{to}")).as_deref(), Some("e1e3"));
    assert!(made.mv.is_none() && !made.completed);
    assert_eq!(game.to_move(), adoube_board::Color::White);
    let game = play("time: 5:00\n\n0:01 white plays e1-e3\n0:02 white presses\n0:03 black e5\n");
    assert_eq!(written(&game, Letters::English), ["1Ke1-e3", "1e5"]);
    assert!(game.made_moves().all(|made| made.completed));
}

#[test]
fn what_is_touched_and_begun_is_shown() {
    let game = play(
        "position: 4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1\ntime: 5:00\n\n0:01 white touches e1\n0:02 white releases g1\n",
    );
    assert_eq!(game.begun(), Some(Begun::Castling(adoube_board::Wing::King)));
    assert_eq!(game.touched().iter().map(ToString::to_string).collect::<Vec<_>>(), ["e1"]);
    let game = play(
        "position: 4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1\ntime: 5:00\n\n0:01 white touches a7\n0:02 white releases a8\n",
    );
    let Some(Begun::Promotion(from, to)) = game.begun() else { panic!("a promotion is begun") };
    assert_eq!(format!("{from}{to}"), "a7a8");
    let game = play("position: 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\ntime: 5:00\n\n0:01 white plays O-O\n");
    let made = game.made_moves().last().unwrap();
    assert_eq!(made.squares().map(|(from, to)| format!("{from}{to}")).as_deref(), Some("e1g1"));
    assert_eq!(made.written(&plain_style(Letters::English)), "0-0");
}

#[test]
fn the_clock_tells_what_a_display_needs() {
    use adoube_board::Color::{Black, White};
    use adoube_game::Span;
    let game = play("time: 1/1:00+5, 2:00d3\n\n0:10 white e4\n0:20 black e5\n");
    let clock = game.clock();
    assert_eq!(clock.running_since(), Some((Span::from_s(20), Span::ZERO)));
    assert_eq!(clock.period_number(White), (1, 2));
    assert_eq!(clock.next_base(White, game.completed(White)), Some(Span::from_s(120)));
    assert_eq!(clock.next_base(White, 0), None);
    assert!(!clock.is_down(Black));
}
