//! The earlier events that support answers, and the alarms that are not answers.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use adoube_game::{Notice, Transcript};
use adoube_words::Language;
use std::path::Path;

/// The answers to the last act, in words, with the events they rest on.
fn last(text: &str) -> Vec<String> {
    let transcript = Transcript::parse(text).unwrap();
    let replay = transcript.replay_with_grounds().unwrap();
    let event = replay.answers.len() - 1;
    let told = replay.answers[event].iter().enumerate();
    told.map(|(place, answer)| answer.explain_with(replay.grounds_of(event, place), Language::English)).collect()
}

#[test]
fn article_7_5_5_names_the_first_illegal_move() {
    let text = "0:05 white e2-e5\n0:10 arbiter sees illegal\n0:15 white e4\n0:20 black Nf6\n0:25 white f1-f3\n\
        0:30 arbiter sees illegal\n";
    assert_eq!(last(text), ["Black wins (White’s earlier illegal move 1.e2-e5 at 0:05)"]);
}

#[test]
fn article_9_5_3_names_the_rejected_claim() {
    let text = "moves: 1. e4 e5\n\n0:05 white claims threefold with Nf3\n0:09 white claims fifty\n";
    let why =
        "not possible: after the rejected claim the player must first play the announced move (claim rejected at 0:05)";
    assert_eq!(last(text), [why]);
}

#[test]
fn article_9_2_1_2_names_the_earlier_positions() {
    let text = "moves: 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8\n\n0:05 white claims threefold\n";
    let upheld = "claim upheld (the same position at the start of the game; the same position after 2…Ng8)";
    assert_eq!(last(text)[0], upheld);
}

#[test]
fn article_9_4_names_a_touch_by_the_new_piece() {
    let text = "position: 4k3/P7/8/8/8/8/8/4K3 w - - 99 80\n\n0:05 white places Q a8\n0:09 white claims fifty\n";
    let why = "not possible: the player has touched a piece and can no longer claim on this move";
    assert_eq!(last(text), [format!("{why} (piece on a7 touched at 0:05)")]);
}

#[test]
fn articles_iii_5_2_and_iii_6_1_name_the_open_claim() {
    let start = "time: 60:00\nplay: standard\nclocks: 0:30 1:45\n";
    let claim = "0:05 white claims no-winning-means\n";
    let flag = format!("quickplay: III.5\n{start}\n{claim}0:31 arbiter sees flag\n");
    assert!(last(&flag)[2].ends_with(" (claim made at 0:05, still undecided)"), "{:?}", last(&flag));
    let refused = format!("quickplay: III.6\n{start}\n{claim}0:06 black resigns\n");
    assert!(last(&refused)[0].ends_with(" (claim made at 0:05, still undecided)"), "{:?}", last(&refused));
}

#[test]
fn article_12_9_names_when_the_arbiter_was_asked() {
    let text = "0:05 white stops clocks\n0:06 arbiter rejects\n0:09 arbiter penalises white";
    let asked = "0:06)";
    for penalty in ["warning", "opponent +2:00", "loss"] {
        let told = last(&format!("{text} {penalty}\n"));
        assert!(told[0].ends_with(asked), "{told:?}");
    }
    let unasked = last("0:09 arbiter penalises white warning\n");
    assert!(!unasked[0].ends_with(')'), "{unasked:?}");
}

#[test]
fn every_ground_is_earlier_than_its_act_and_told_in_every_language() {
    let mut told = 0;
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = [common::files(&tests.join("transcripts")), common::files(&tests.join("meetings"))].concat();
    for file in files {
        let transcript = Transcript::parse(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let replay = transcript.replay_with_grounds().unwrap();
        for (event, grounds) in transcript.events().zip(&replay.grounds) {
            for ground in grounds.iter().flatten() {
                assert!(ground.at.is_none_or(|at| at <= event.at), "{}: {ground:?}", file.display());
                for language in Language::ALL {
                    let text = ground.tell(language);
                    assert!(!text.is_empty() && !text.contains(['{', '}']), "{text}");
                }
                told += 1;
            }
        }
    }
    assert!(told > 150, "{told}");
}

/// The notices for the arbiter after the events of a transcript.
fn noted(text: &str) -> Vec<(String, Notice, &'static str)> {
    let transcript = Transcript::parse(text).unwrap();
    let mut game = transcript.game().unwrap();
    for event in transcript.events() {
        game.decide(event).unwrap();
    }
    game.notices().iter().map(|note| (note.at.to_string(), note.notice, note.article)).collect()
}

#[test]
fn alarms_are_noted_once_and_are_no_answers() {
    use adoube_board::Color::White;
    let five = "time: 90:00\nmoves: 1. e4 e5\nclocks: 5:05 60:00\n\n0:05 arbiter reads board\n0:06 arbiter reads board\n0:07 arbiter reads board\n";
    assert_eq!(noted(five), [("0:06".to_owned(), Notice::FiveMinutes(White), "8.4")]);
    let two = "time: 60:00\nquickplay: III.5\nclocks: 2:01 9:00\n\n0:01 arbiter reads board\n0:02 arbiter reads board\n0:09 arbiter reads board\n";
    assert_eq!(
        noted(two),
        [
            ("0:01".to_owned(), Notice::FiveMinutes(White), "8.4"),
            ("0:02".to_owned(), Notice::TwoMinutes(White), "III.5")
        ]
    );
    for (guideline, article) in [("III.4", "III.4"), ("III.6", "III.6.1"), ("off", "")] {
        let text = format!("time: 60:00\nquickplay: {guideline}\nclocks: 2:00 9:00\n\n0:01 arbiter reads board\n");
        let two = noted(&text).into_iter().filter(|(_, notice, _)| *notice == Notice::TwoMinutes(White));
        let expected = (!article.is_empty()).then(|| ("0:01".to_owned(), Notice::TwoMinutes(White), article));
        assert_eq!(two.collect::<Vec<_>>(), expected.into_iter().collect::<Vec<_>>(), "{guideline}");
    }
    let ten = "time: 15:00\nposition: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 10\n\n0:05 white e4\n0:06 black Kd7\n0:07 white e5\n0:08 black Ke6\n";
    assert_eq!(noted(ten), [("0:07".to_owned(), Notice::TenMoves, "A.5.1.2")]);
    let late = "default-time: 0:10\npresent: white\n\n0:11 white e4\n0:12 white offers draw\n";
    assert_eq!(noted(late), [("0:11".to_owned(), Notice::DefaultTime(adoube_board::Color::Black), "6.7.1")]);
}
