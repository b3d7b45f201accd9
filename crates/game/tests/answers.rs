//! The text of answers: every language, and answers that players must not see (12.6).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;

use adoube_game::{AnswerKind, Expected, RefusalReason, Transcript};
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
        ("time: 90:00, 30:00\n", 1, 7, Expected::TimeControl),
        (
            "time: 40/90:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, \
          40/1:00, 40/1:00, 40/1:00, 40/1:00, 40/1:00, 5:00\n",
            1,
            7,
            Expected::TimeControl,
        ),
        ("edition: 1985\ntime: 90:00+30\n", 2, 7, Expected::NoIncrement),
        ("position: 8/8/8/8/8/8/8/8 w - - 0 1\n", 1, 11, Expected::Position),
        ("position: rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n", 1, 29, Expected::Position),
        ("moves: 1. e4 e5 2. Kf3\n0:01 arbiter starts\n", 1, 20, Expected::LegalMove),
        ("edition: 2018\nmoves: 1. e4 e5 2. Kf3\n0:01 arbiter starts\n", 2, 20, Expected::LegalMove),
        ("=> refused 1.2\n", 1, 1, Expected::EventFirst),
        ("0:05 white e4\n=> nonsense 1.2\n", 2, 4, Expected::Answer),
        ("0:05 white e4\n=> refused\n", 2, 4, Expected::Answer),
        ("0:05 white e4\n=> refused now\n", 2, 12, Expected::Answer),
        ("0:05 white e4\n=> refused .2\n", 2, 12, Expected::Answer),
        ("0:05 white e4\n=> refused 1.\n", 2, 12, Expected::Answer),
        ("0:05 white e4\nblack: Jon\n", 2, 1, Expected::HeadersFirst),
        ("0:05 white e4\n0:04 black e5\n", 2, 1, Expected::LaterTime),
        ("0:05 grey e4\n", 1, 6, Expected::Actor),
        ("0:05 white hops\n", 1, 12, Expected::PlayerAct),
        ("0:05 white touches e9\n", 1, 20, Expected::Square),
        ("0:05 white touches\n", 1, 19, Expected::Square),
        ("0:05 white plays Zf3\n", 1, 18, Expected::Move),
        ("0:05 white plays Nf6\n", 1, 18, Expected::LegalMove),
        // In Catalan, R is the king (C.3).
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

/// The headers of a last period in which both have less than two minutes.
const LAST_MINUTES: &str = "time: 60:00\nplay: standard\nclocks: 1:30 1:45\n";

/// The answer to the last act of a transcript and, if the act is refused, the reason.
fn refused(text: &str) -> (String, Option<RefusalReason>) {
    let transcript = Transcript::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let replay = transcript.replay().unwrap_or_else(|error| panic!("{text}: {error}"));
    let last = replay.answers.last().and_then(|answers| answers.last());
    let reason = match last.map(|answer| &answer.what) {
        Some(AnswerKind::Refused(reason)) => *reason,
        _ => None,
    };
    (last.map(ToString::to_string).unwrap_or_default(), reason)
}

/// Acts of which the last is refused, with the reason and the article.
const REFUSED: &[(&str, RefusalReason, &str)] = &[
    ("0:05 white resigns\n0:06 black e5\n", RefusalReason::GameOver, "5.1.2"),
    ("0:05 white resigns\n0:06 arbiter rejects\n", RefusalReason::GameOver, "12.3"),
    ("edition: 1985\n\n0:05 white phone\n", RefusalReason::NoDeviceRule, "16.03"),
    ("0:05 white claims bare-king\n", RefusalReason::NoBareKingClaim, "6.9"),
    ("edition: 1985\n\n0:05 white appeals\n", RefusalReason::NoAppeal, "16.03"),
    ("edition: 1985\n\n0:05 white resigns\n0:06 white signs 0-1\n", RefusalReason::NoSigning, "16.03"),
    ("0:05 arbiter sees position\n", RefusalReason::NoPositionDraw, "A.5.4"),
    ("0:05 white asks scoresheet\n", RefusalReason::NoScoresheetLooks, "A.4.3"),
    ("edition: 1985\n\n0:05 arbiter finds boards differ\n", RefusalReason::NoBlindRules, "16.03"),
    (
        "edition: 1985\n\n0:05 arbiter finds white scoresheet defective\n",
        RefusalReason::NoElectronicScoresheet,
        "11.05",
    ),
    ("edition: 1985\n\n0:05 arbiter admits white assistant 4.9\n", RefusalReason::NoAssistant, "4.9"),
    ("0:05 black e5\n", RefusalReason::NotToMove, "1.2"),
    ("0:05 black claims threefold\n", RefusalReason::NotToMove, "9.2.1"),
    ("0:05 black claims fifty\n", RefusalReason::NotToMove, "9.3"),
    ("0:05 black says adjust\n", RefusalReason::NotToMove, "4.2.1"),
    ("0:05 white plays e2-e5\n0:06 black d5\n", RefusalReason::OpponentMoving, "1.3"),
    ("blind: white\n\n0:05 white plays e4\n0:06 black d5\n", RefusalReason::OpponentMoving, "D.2.3.3"),
    ("blind: white\n\n0:05 white announces e4\n0:06 black d5\n", RefusalReason::OpponentMoving, "D.2.3.2"),
    ("blind: white\n\n0:05 white plays e4\n0:06 white plays d4\n", RefusalReason::MoveStands, "4.7"),
    ("0:05 white plays e4\n0:06 white plays d4\n", RefusalReason::MoveStands, "4.7"),
    ("0:05 white touches e4\n", RefusalReason::EmptySquare, "4.3"),
    ("0:05 white releases e4\n", RefusalReason::NothingToRelease, "4.7"),
    ("0:05 white places Q a8\n", RefusalReason::NoPromotion, "4.4.4"),
    ("time: 3:00\n\n0:05 arbiter sees position\n", RefusalReason::PossiblePosition, "A.5.4"),
    ("0:05 arbiter finds touched e2\n", RefusalReason::OrderNotInQuestion, "4.3.3"),
    ("present: black\n\n0:00 white offers draw\n", RefusalReason::Absent, "6.7.1"),
    ("0:05 white arrives\n", RefusalReason::Present, "6.7.1"),
    ("0:05 white restores\n", RefusalReason::NothingDisplaced, "7.4.1"),
    ("0:05 white displaces e2\n0:06 black restores\n", RefusalReason::NothingDisplaced, "7.4.1"),
    ("edition: 1985\n\n0:05 white stops clocks\n", RefusalReason::ClocksAreTheArbiters, "12.05"),
    (
        "edition: 1985\n\n0:05 arbiter finds clock wrong\n0:06 arbiter sets white 0:01\n",
        RefusalReason::TooLittleTime,
        "12.04.a",
    ),
    (
        "edition: 1985\n\n0:05 arbiter finds clock wrong\n0:06 arbiter sets black 39:00\n",
        RefusalReason::TooLittleTime,
        "12.04.b",
    ),
    ("0:05 arbiter sees flag\n", RefusalReason::NoFlag, "6.8"),
    ("0:05 arbiter finds count unknown\n", RefusalReason::NoFlag, "8.6"),
    ("0:05 arbiter sees flags\n", RefusalReason::NotBothFlags, "6.8"),
    (
        "time: 90:00\nclocks: 0:05 1:00\n\n0:05 arbiter reads board\n0:06 arbiter finds count unknown\n",
        RefusalReason::NoMoveCount,
        "8.6",
    ),
    ("0:05 arbiter finds displaced after 7\n", RefusalReason::NoSuchMove, "7.6"),
    ("blind: white\n\n0:05 arbiter finds boards differ after 7\n", RefusalReason::NoSuchMove, "D.2.9"),
    ("0:05 arbiter sees illegal\n", RefusalReason::NothingIllegal, "7.5.1"),
    ("0:05 arbiter upholds\n", RefusalReason::NothingPending, "12.3"),
    ("0:05 arbiter rejects\n", RefusalReason::NothingPending, "12.3"),
    ("0:05 arbiter postpones\n", RefusalReason::NothingToPostpone, "12.3"),
    ("0:05 arbiter penalises white points 3/4\n", RefusalReason::NoSuchScore, "10.2"),
    ("0:05 arbiter penalises white loss opponent 3/4\n", RefusalReason::NoSuchResult, "10.2"),
    ("0:05 arbiter decides 3/4-1/4\n", RefusalReason::NoSuchResult, "10.2"),
    ("0:05 white claims threefold from display\n", RefusalReason::DisplayAlone, "6.12.2"),
    ("0:05 white plays e4\n0:06 white claims threefold\n", RefusalReason::ClaimAfterMove, "9.4"),
    ("0:05 white plays e2-e5\n0:06 white claims threefold\n", RefusalReason::ClaimAfterMove, "9.4"),
    ("0:05 white touches e2\n0:06 white claims fifty\n", RefusalReason::ClaimAfterTouch, "9.4"),
    (
        "edition: 1985\nclocks: 0:05 1:00\n\n0:05 arbiter reads board\n0:06 white claims bare-king\n",
        RefusalReason::ClaimAfterFlag,
        "10.11.02",
    ),
    ("draw-offers: forbidden\n\n0:05 white offers draw\n", RefusalReason::AgreementForbidden, "9.1.1"),
    ("0:05 white offers draw\n0:06 black accepts\n", RefusalReason::AgreementTooEarly, "5.2.3"),
    ("0:05 black accepts\n", RefusalReason::NoOffer, "9.1.2.1"),
    ("0:05 black declines\n", RefusalReason::NoOffer, "9.1.2.1"),
    ("0:05 white offers draw\n0:06 white withdraws\n", RefusalReason::OfferStands, "9.1.2.1"),
    ("0:05 white claims fifty\n0:06 white withdraws\n", RefusalReason::ClaimStands, "9.5.1"),
    ("0:05 white withdraws\n", RefusalReason::NothingToWithdraw, "9.1.2.1"),
    ("0:05 white signs 1-0\n", RefusalReason::NoResult, "8.7"),
    ("0:05 white stops recording\n", RefusalReason::MustRecord, "8.4"),
    ("0:05 white asks increment\n", RefusalReason::GuidelineNotAnnounced, "III.2.1"),
    ("time: 60:00+30\nquickplay: III.4\n\n0:05 white asks increment\n", RefusalReason::GuidelinesDoNotApply, "III.2.2"),
    ("time: 60:00\nquickplay: III.4\n\n0:05 white asks increment\n", RefusalReason::NotInLastMinutes, "III.4"),
    ("0:05 white announces e4\n", RefusalReason::NobodyBlind, "D.2.1"),
    ("blind: white\n\n0:05 white presses\n", RefusalReason::NothingAnnounced, "D.2.4"),
    ("0:05 arbiter adjourns\n0:06 white seals e4\n0:07 black records\n", RefusalReason::Adjourned, "I.5"),
    ("0:05 arbiter resumes\n", RefusalReason::NotAdjourned, "I.5"),
    ("0:05 arbiter opens envelope\n", RefusalReason::NotResumed, "I.7"),
    ("0:05 white claims clock\n", RefusalReason::NotResumed, "I.13"),
    ("0:05 arbiter finds resumption wrong\n", RefusalReason::NotResumed, "7.6"),
    ("0:05 arbiter adjourns\n0:06 arbiter adjourns\n", RefusalReason::AlreadyAdjourned, "I.1.1"),
    ("0:05 arbiter adjourns\n0:06 white plays e4\n0:07 white seals d4\n", RefusalReason::MoveToSeal, "I.1.1"),
    ("0:05 arbiter adjourns\n0:06 white plays e4\n0:07 white presses\n", RefusalReason::MoveToSeal, "I.1.1"),
    ("0:05 arbiter loses envelope\n", RefusalReason::NoEnvelope, "I.12.1"),
    ("0:05 arbiter stops clocks\n0:06 white e4\n", RefusalReason::ClocksStopped, "6.11.3"),
    ("0:05 white claims fifty with e4\n0:06 white claims fifty\n", RefusalReason::ClaimBinds, "9.5.3"),
    ("0:05 arbiter stops clocks\n0:06 white says adjust\n", RefusalReason::ClockNotRunning, "6.2.5"),
    ("0:05 white e4\n0:06 arbiter sees touched\n", RefusalReason::TouchKept, "4.3"),
    ("0:05 arbiter finds white breaching 11.4\n", RefusalReason::NoDuty, "11.4"),
    ("0:05 arbiter finds others breaching 11.5\n", RefusalReason::NoRuleForOthers, "11.5"),
    ("0:05 arbiter reads e4\n", RefusalReason::NotAReading, "I.8.1"),
    (
        "0:05 arbiter adjourns\n0:06 white seals e4\n0:07 arbiter resumes\n0:08 arbiter opens envelope\n",
        RefusalReason::ReplierAbsent,
        "I.7",
    ),
];

#[test]
fn every_refusal_has_its_reason_and_its_article() {
    use RefusalReason as R;
    let minutes = |guideline: &str, acts: &str| format!("{LAST_MINUTES}quickplay: {guideline}\n\n{acts}");
    let referred = minutes("III.6", "0:05 white claims no-winning-means\n0:06 black resigns\n");
    let sheet = minutes("III.6", "0:05 white stops recording\n0:06 white claims no-effort\n");
    let other = minutes("III.6", "0:05 white asks increment\n");
    let asked = minutes("III.4", "0:05 white asks increment\n0:06 white withdraws\n");
    let quick = [
        (asked.as_str(), R::OfferStands, "9.1.2.1"),
        (referred.as_str(), R::DecisionPending, "III.6.1"),
        (sheet.as_str(), R::ScoresheetIncomplete, "III.6.1.2"),
        (other.as_str(), R::GuidelineNotAnnounced, "III.4"),
    ];
    let mut shown = BTreeSet::new();
    for (text, reason, article) in REFUSED.iter().copied().chain(quick) {
        assert_eq!(refused(text), (format!("refused {article}"), Some(reason)), "{text}");
        shown.insert(format!("{reason:?}"));
    }
    let never: Vec<_> = R::ALL.iter().filter(|reason| !shown.contains(&format!("{reason:?}"))).collect();
    assert_eq!(never, [&R::MovesUnknown, &R::IllegalPosition], "no act of a transcript has these");
}
