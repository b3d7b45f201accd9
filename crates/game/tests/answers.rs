//! The text of answers: every language, and answers that players must not see (12.6).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;

use adoube_game::{AnswerKind, Expected, Transcript};
use adoube_words::Language;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_answer_is_explained_in_five_languages() {
    let mut kinds = BTreeSet::new();
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = [common::files(&tests.join("transcripts")), common::files(&tests.join("meetings"))].concat();
    for file in files {
        let transcript = Transcript::parse(&std::fs::read_to_string(&file).unwrap()).unwrap();
        for answer in transcript.replay().unwrap().answers.iter().flatten() {
            kinds.insert(answer.what.to_string().split(' ').next().unwrap().to_owned());
            let sentences: BTreeSet<String> = Language::ALL.into_iter().map(|l| answer.explain(l)).collect();
            assert!(
                sentences.iter().all(|sentence| !sentence.contains(['{', '}']) && !sentence.is_empty()),
                "{answer}"
            );
            assert!(sentences.len() > 1, "{answer} reads the same in every language: {sentences:?}");
        }
    }
    assert_eq!(kinds.len(), 19, "{kinds:?}");
}

#[test]
fn article_12_6_notices_are_for_the_arbiter_only() {
    let text = "edition: 2023\ntime: 60:00\nclocks: 0:05 5:00\n\n0:06 white e2-e5\n";
    let replay = Transcript::parse(text).unwrap().replay().unwrap();
    for answer in &replay.answers[0] {
        assert_eq!(answer.is_for_the_arbiter_only(), matches!(answer.what, AnswerKind::Notice(_)), "{answer}");
    }
    assert_eq!(replay.answers[0].iter().filter(|answer| answer.is_for_the_arbiter_only()).count(), 3);
}

#[test]
fn faults_are_told_in_five_languages_with_their_place() {
    for expected in Expected::ALL {
        for language in Language::ALL {
            assert!(!expected.text().get(language).is_empty());
        }
    }
    let cases = [
        ("edition: 1999\n", 1, 10, Expected::Edition),
        ("edition: 2023\nedition: 2018\n", 2, 1, Expected::Once),
        ("colour: white\n", 1, 1, Expected::Key),
        ("time: 90\n", 1, 7, Expected::TimeControl),
        ("edition: 1985\ntime: 90:00+30\n", 2, 7, Expected::NoIncrement),
        ("position: 8/8/8/8/8/8/8/8 w - - 0 1\n", 1, 11, Expected::Position),
        ("position: rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n", 1, 29, Expected::Position),
        ("moves: 1. e4 e5 2. Kf3\n0:01 arbiter starts\n", 1, 20, Expected::LegalMove),
        ("=> refused 1.2\n", 1, 1, Expected::EventFirst),
        ("0:05 white e4\n=> nonsense 1.2\n", 2, 4, Expected::Answer),
        ("0:05 white e4\n=> refused\n", 2, 4, Expected::Answer),
        ("0:05 white e4\nblack: Jon\n", 2, 1, Expected::HeadersFirst),
        ("0:05 white e4\n0:04 black e5\n", 2, 1, Expected::LaterTime),
        ("0:05 grey e4\n", 1, 6, Expected::Actor),
        ("0:05 white hops\n", 1, 12, Expected::PlayerAct),
        ("0:05 white touches e9\n", 1, 20, Expected::Square),
        ("0:05 white touches\n", 1, 19, Expected::Square),
        ("0:05 white plays Zf3\n", 1, 18, Expected::Move),
        ("0:05 white plays Nf6\n", 1, 18, Expected::LegalMove),
        // In Catalan R is the king (C.3).
        (
            "language: ca\nposition: 4k2r/8/8/8/8/8/8/4K3 b - - 0 40\n0:05 black claims threefold with Rg8\n",
            3,
            34,
            Expected::LegalMove,
        ),
        ("0:05 white places K a8\n", 1, 19, Expected::Piece),
        ("0:05 white e4 now\n", 1, 15, Expected::Nothing),
        ("0:05 arbiter sleeps\n", 1, 14, Expected::ArbiterAct),
        ("0:05 arbiter sets grey 1:00\n", 1, 19, Expected::Player),
        ("0:05 arbiter penalises white song\n", 1, 30, Expected::Penalty),
        ("0:05 arbiter decides 2:0\n", 1, 22, Expected::Result),
        ("hello\n", 1, 1, Expected::Line),
    ];
    for (text, line, column, expected) in cases {
        let error = match Transcript::parse(text) {
            Ok(transcript) => transcript.replay().unwrap_err(),
            Err(error) => error,
        };
        assert_eq!((error.line, error.column, error.expected), (line, column, expected), "{text:?}: {error}");
    }
}

#[test]
fn explanations_and_comments_are_not_compared() {
    let text = "0:05 black e5\n=> refused 1.2 — not Black's turn # or so\n# a comment\n";
    let transcript = Transcript::parse(text).unwrap();
    let replay = transcript.replay().unwrap();
    assert!(replay.differences(&transcript).is_empty());
    assert_eq!(
        replay.print(&transcript, |_, _| Some("why".to_owned())),
        "0:05 black e5\n=> refused 1.2 — why\n# a comment\n"
    );
}
