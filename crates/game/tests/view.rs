//! Queries on a game: the public part, the arbiter's part, and the printed part.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_board::Color;
use adoube_game::{
    ArbiterChoice, Game, GameAct, GameResult, Made, Notice, Penalty, Score, Span, TimedAct, Transcript, plain_style,
};
use adoube_laws::Offence;
use adoube_notation::Letters;

fn played(text: &str) -> Game {
    let transcript = Transcript::parse(text).unwrap();
    let mut game = transcript.game().unwrap();
    for event in transcript.events() {
        game.decide(event).unwrap();
    }
    game
}

fn written(made: &Made<'_>) -> String {
    made.written(&plain_style(Letters::English))
}

#[test]
fn a_game_shows_the_board_the_clocks_and_the_moves_with_their_times() {
    let game =
        played("time: 60:00+30\nmoves: 1. e4 e5\n\n0:10 white plays Nf3\n0:12 white offers draw\n0:15 white presses\n");
    let at = Span::from_s(25);
    assert_eq!(game.board(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    assert_eq!(game.clocks_at(at).map(|span| span.to_string()), ["1:00:45", "1:00:20"]);
    assert_eq!((game.to_move(), game.clock().running()), (Color::Black, Some(Color::Black)));
    assert_eq!((Color::ALL.map(|who| game.has_offered(who)), game.result()), ([true, false], None));
    let moves: Vec<_> = game.made_moves().map(|made| (made.number, written(&made), made.at, made.completed)).collect();
    let second = (2, "Nf3".to_owned(), Some(Span::from_s(10)), true);
    assert_eq!(moves, [(1, "e4".to_owned(), None, true), (1, "e5".to_owned(), None, true), second]);
    assert_eq!(game.clocks_at(Span::ZERO), game.clocks_at(game.now()), "the past is not asked for");
    assert_eq!(game.clone(), game);
}

#[test]
fn article_12_6_open_offences_and_notices_are_kept_for_the_arbiter() {
    let game = played("0:05 white e2-e5\n0:10 black touches d7\n");
    let notices: Vec<_> = game.notices().iter().map(|n| (n.at, n.by, n.notice, n.article)).collect();
    let at = Span::from_s(5);
    let white = Some(Color::White);
    assert_eq!(notices, [(at, white, Notice::Illegal, "3.7.1"), (at, white, Notice::Illegal, "7.5.1")]);
    let open = game.open_offences();
    assert_eq!((open[0].by, open[0].offence, open[0].number), (Color::White, Offence::IllegalMove, 1));
    let first = game.made_moves().next().unwrap();
    assert!(open[0].actionable && first.mv.is_none());
    assert_eq!(written(&first), "e2-e5");
    assert_eq!(game.duty().unwrap().to_string(), "must black move d7 4.3.1");
    let game = played("0:05 white e2-e5\n0:10 arbiter sees illegal\n");
    assert_eq!((game.illegal_moves(Color::White), game.open_offences().len()), (1, 0));
}

#[test]
fn article_12_9_penalties_are_kept_and_choices_have_limits() {
    let text = "0:05 white stops clocks\n0:06 arbiter rejects\n";
    let game = played(text);
    let open = game.open().next().unwrap();
    assert_eq!((open.article, open.choices), ("6.11.4", ArbiterChoice::PENALTIES.as_slice()));
    let points = |choice: ArbiterChoice| choice.scores().iter().map(|score| score.0).max();
    assert_eq!(points(ArbiterChoice::PointsOpponent), Some(4), "never more than the game's total (10.2)");
    assert_eq!(points(ArbiterChoice::PointsOffender), Some(2));
    let game = played(&format!(
        "{text}0:07 arbiter penalises white warning\n0:08 arbiter penalises white fine\n\
         0:09 arbiter penalises black rounds 2\n0:10 arbiter penalises black points 1/2\n0:11 white resigns\n"
    ));
    assert_eq!(game.open().count(), 0);
    let penalties: Vec<_> = game.penalties().iter().map(|p| (p.on, p.penalty, p.article)).collect();
    assert_eq!(
        penalties,
        [
            (Color::White, Penalty::Warning, "6.11.4"),
            (Color::White, Penalty::Fine, "12.9.7"),
            (Color::Black, Penalty::Rounds(2), "12.9.8"),
            (Color::Black, Penalty::Points(Score::HALF), "12.9.5"),
        ]
    );
    assert_eq!((game.result(), game.scores()), (Some(GameResult::BlackWins), Some([Score::NOUGHT, Score::HALF])));
}

#[test]
fn article_8_7_and_11_10_signatures_and_appeals_are_kept() {
    let game = played("0:05 white resigns\n0:06 white signs 0-1\n0:07 black signs 0-1\n0:09 white appeals\n");
    assert_eq!(game.signatures(), [Some(GameResult::BlackWins); 2]);
    assert_eq!((game.appeals()[0].by, game.appeals()[0].at), (Color::White, Span::from_s(9)));
    assert_eq!(game.ended_by(), Some("5.1.2"));
    let game = played("edition: 1985\n\n0:05 white resigns\n0:06 white signs 0-1\n0:09 white appeals\n");
    assert_eq!((game.signatures(), game.appeals().len()), ([None; 2], 0), "1985 says nothing of either");
}

#[test]
fn one_line_alone_reads_back() {
    for text in ["0:05 white e4", "1:00:00.001 arbiter penalises black time -2:00", "0:00 black seals Nf3 or so # 5"] {
        let event: TimedAct = text.parse().unwrap();
        assert_eq!(event.to_string(), text);
        let act: GameAct = event.act.to_string().parse().unwrap();
        assert_eq!(act, event.act);
    }
    let error = "0:05 white e4 e5".parse::<TimedAct>().unwrap_err();
    assert_eq!((error.line, error.column), (1, 15));
    assert_eq!("whit e4".parse::<GameAct>().unwrap_err().column, 1);
}

#[test]
fn headers_are_written_as_they_are_read_and_defaults_not_at_all() {
    let all = "edition: 2017\ntime: 40/1:30:00+30, 30:00d5\nplay: rapid\nsupervision: none\ndefault-time: 0:30\n\
        draw-offers: after 30\nquickplay: III.6\nends: 4:00:00\n\
        position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 9\nmoves: e4 O-O e7-e8=Q\nclocks: 1:00 0:30.500\n\
        white: Maria\nblack: Jon\npresent: none\nblind: black\nlanguage: ca eu2\npoints: 3 1 0\ndevices: bag\n\
        device-penalty: milder\nleaving: reported\ncounting: pooled\nsupervised-blitz: one-minute\n";
    assert_eq!(Transcript::parse(all).unwrap().header.to_string(), all);
    let rest = "edition: 1985\ntime: 40/2:00:00\nplay: blitz\nsupervision: basic\ndraw-offers: forbidden\nquickplay: III.4\n\
        position: bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\npresent: black\nblind: both\n\
        language: pt\n";
    assert_eq!(Transcript::parse(rest).unwrap().header.to_string(), rest);
    let usual = "edition: 2023\nplay: standard\nsupervision: full\n";
    let said = format!(
        "{usual}default-time: 0:00\ndraw-offers: allowed\nquickplay: off\nposition: startpos\nwhite: White\nblack: Black\n\
         present: both\npoints: 1 1/2 0\ndevices: forbidden\ndevice-penalty: loss\nleaving: free\ncounting: separate\n\
         supervised-blitz: two-minutes\n"
    );
    assert_eq!(Transcript::parse(&said).unwrap().header.to_string(), usual);
}
