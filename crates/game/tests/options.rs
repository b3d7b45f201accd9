//! The arbiter's options under the Laws: each has an act that settles it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_board::Color;
use adoube_game::{Game, Score, Transcript};

fn answered(text: &str) -> (Game, Vec<String>) {
    let transcript = Transcript::parse(text).unwrap();
    let mut game = transcript.game().unwrap();
    let mut last = Vec::new();
    for event in transcript.events() {
        // Every act is written in the form in which it is read.
        let line = Transcript::parse(&format!("{event}\n")).unwrap();
        assert_eq!(line.events().next(), Some(event));
        last = game.decide(event).unwrap().iter().map(ToString::to_string).collect();
    }
    (game, last)
}

/// Each side has completed an illegal move after the other's.
const ON_TOP: &str = "time: 3:00+2\nposition: 4r2k/8/8/8/8/2P5/4N3/4K3 w - - 0 1\n\n\
    0:05 white plays e2-d4\n0:06 white presses\n0:08 black plays e8-e1\n0:09 black presses\n0:15 arbiter sees illegal\n";

#[test]
fn article_a_5_2_the_arbiter_says_whose_move_is_taken_back() {
    let (game, asked) = answered(ON_TOP);
    assert_eq!((asked, game.open().count()), (vec!["options both white,black A.5.2".to_owned()], 1));
    let (game, white) = answered(&format!("{ON_TOP}0:20 arbiter takes back white\n"));
    let position = "position 4r2k/8/8/8/8/2P5/4N3/4K3 w - - 0 1 7.5.1";
    assert_eq!(white[0], position);
    assert!(white.iter().any(|line| line.starts_with("time black +1:00")), "{white:?}");
    // The move has been answered, so the clocks are compared too.
    assert_eq!((game.open().count(), game.illegal_moves(Color::White)), (1, 1), "{white:?}");
    let (game, black) = answered(&format!("{ON_TOP}0:20 arbiter takes back black\n"));
    assert!(black[0].starts_with("position 4r2k/8/8/8/3N4/2P5/8/4K3 b"), "{black:?}");
    assert_eq!((game.open().count(), game.illegal_moves(Color::Black)), (0, 1));
    let (_, nothing) = answered("time: 3:00+2\n\n0:05 arbiter takes back white\n");
    assert_eq!(nothing, ["refused A.5.2"]);
}

#[test]
fn article_1985_07_02_b_the_arbiter_says_which_piece_came_first() {
    let start = "edition: 1985\nposition: 4k3/8/2p5/3p4/4P3/8/8/4K2R w - - 0 20\n\n0:05 white touches d5 h1 together\n";
    let (game, first) = answered(&format!("{start}0:20 arbiter finds touched d5\n"));
    assert_eq!((first, game.open().count()), (vec!["must white capture d5 07.02.b".to_owned()], 0));
    let (_, other) = answered(&format!("{start}0:20 arbiter finds touched h1\n"));
    assert_eq!(other, ["must white move h1 07.02.b"]);
    let (_, played) = answered(&format!("{start}0:10 white Rh2\n0:20 arbiter finds touched h1\n"));
    assert_eq!(played, ["continues 07.02.b"]);
    let (_, nothing) = answered("edition: 1985\n\n0:20 arbiter finds touched e2\n");
    assert_eq!(nothing.len(), 1);
    assert!(nothing[0].starts_with("refused"), "{nothing:?}");
}

#[test]
fn article_12_3_a_new_game_is_decided_on() {
    let (game, new) = answered("0:05 white e4\n0:20 arbiter decides new game\n");
    assert_eq!((new, game.result(), game.is_over()), (vec!["new game 12.3".to_owned()], None, true));
    let (_, late) = answered("0:05 white resigns\n0:20 arbiter decides new game\n");
    assert_eq!(late, ["refused 5.1.2"]);
}

#[test]
fn article_12_9_4_the_opponent_is_given_points() {
    let text = "0:05 white stops clocks\n0:06 arbiter rejects\n0:07 arbiter penalises white opponent points 1/2\n";
    let (game, _) = answered(&format!("{text}0:08 black resigns\n"));
    assert_eq!((game.scores(), game.open().count()), (Some([Score::HALF, Score::HALF]), 0));
    let (_, odd) = answered("0:05 arbiter penalises white opponent points 3/4\n");
    assert_eq!(odd, ["refused 10.2"]);
}

#[test]
fn article_7_1_both_clocks_are_set_together() {
    let text = "0:05 white e2-e5\n0:10 black d6\n0:20 arbiter sees illegal\n";
    let (game, asked) = answered(text);
    assert_eq!(asked.last().map(String::as_str), Some("options both set-clocks 7.1"));
    assert_eq!(game.open().count(), 1);
    let (game, _) = answered(&format!("{text}0:30 arbiter sets white 50:00 black 55:00\n0:30 arbiter stops clocks\n"));
    let shown = Color::ALL.map(|who| game.clock().remaining(who).to_string());
    assert_eq!((game.open().count(), shown), (0, ["50:00".to_owned(), "55:00".to_owned()]));
}

#[test]
fn article_a_5_2_nobody_is_bound_by_a_move_taken_back_by_agreement() {
    let text = "time: 3:00+2\n\n0:05 white e2-e5\n0:10 black d6\n0:15 white agrees\n0:16 black agrees\n";
    let (game, restored) = answered(text);
    assert_eq!(restored, ["position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 A.5.2"]);
    assert_eq!((game.duty(), game.touched().len(), game.to_move()), (None, 0, Color::White));
}

#[test]
fn nothing_is_open_once_the_game_is_over() {
    let text = "0:05 white stops clocks\n0:06 arbiter rejects\n";
    let (game, _) = answered(text);
    assert_eq!(game.open().count(), 1);
    let (game, _) = answered(&format!("{text}0:07 white resigns\n"));
    assert_eq!((game.open().count(), game.clock().running()), (0, None));
    let (game, _) = answered(&format!("{text}0:07 arbiter decides new game\n"));
    assert_eq!((game.open().count(), game.duty()), (0, None));
}

#[test]
fn article_a_5_2_players_agree_about_the_move_that_was_answered() {
    let text =
        "time: 3:00+2\n\n0:05 white e2-e5\n0:10 black d6\n0:15 white g1-g3\n0:20 white agrees\n0:21 black agrees\n";
    let (game, restored) = answered(text);
    assert_eq!(restored, ["position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 A.5.2"]);
    assert_eq!(game.open_offences(), []);
    let text = "time: 3:00+2\n\n0:05 white g1-g3\n0:20 white agrees\n0:21 white agrees\n";
    assert_eq!(answered(text).1, Vec::<String>::new(), "one player alone");
}

#[test]
fn article_a_5_2_a_move_ends_the_word_of_one_player() {
    let text = "time: 3:00+2\n\n0:05 white e2-e5\n0:10 black agrees\n0:12 black d6\n0:15 white agrees\n";
    let (_, nothing) = answered(text);
    assert_eq!(nothing, Vec::<String>::new());
    let (_, restored) = answered(&format!("{text}0:16 black agrees\n"));
    assert_eq!(restored, ["position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 A.5.2"]);
}

#[test]
fn article_i_8_1_a_text_that_was_read_is_no_longer_open() {
    let sealed = "position: 3k4/8/8/8/8/8/8/R3K3 w - - 0 1\n\n0:05 arbiter adjourns\n0:06 white seals Rd1\n\
        0:07 black arrives\n0:08 arbiter resumes\n0:09 arbiter opens envelope\n";
    let (game, asked) = answered(sealed);
    assert_eq!((asked, game.open().count()), (vec!["options both Kd1,Rd1+ I.8.1".to_owned()], 1));
    let (game, read) = answered(&format!("{sealed}0:10 arbiter reads Kd1\n"));
    assert_eq!((read, game.open().count()), (vec!["completed white Kd1 I.9.1".to_owned()], 0));
}

#[test]
fn article_i_2_6_the_envelope_names_an_open_offer() {
    let sealed = "moves: 1. e4 e5\n\n0:05 black offers draw\n0:06 arbiter adjourns\n0:07 white seals Nf3\n";
    let open_offer = |text: &str| answered(text).0.envelope().unwrap().open_offer;
    assert_eq!(open_offer(sealed), Some(Color::Black));
    assert_eq!(open_offer(&format!("edition: 1985\n{sealed}")), None);
    assert_eq!(open_offer(&sealed.replace("0:05 black offers draw\n", "")), None);
}
