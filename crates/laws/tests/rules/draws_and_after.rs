//! Sections 6 to 10 of the table: recording, draws, conduct, rapid and blitz, adjournment and guidelines.

use adoube_laws::*;

use crate::{NONE, Rows, rules, rules_of};

#[test]
fn section_6_recording() {
    let mut rows = Rows::default();
    rows.add(
        "medium",
        |r| r.recording.medium,
        [
            (Medium::Paper, &["11.01"]),
            (Medium::Paper, &["8.1.1"]),
            (Medium::Paper, &["8.1.1"]),
            (Medium::PaperOrElectronic, &["8.1.1.1", "8.1.1.2"]),
        ],
    );
    rows.since_2017(
        "writing before moving",
        |r| r.recording.writing_first,
        (WritingFirst::Allowed, &["11.01"]),
        (WritingFirst::ForClaimOrSealing, &["8.1.2"]),
    );
    rows.since_2017(
        "replying before noting",
        |r| r.recording.noting,
        (Noting::FreeOrder, &["11.01"]),
        (Noting::OwnPreviousMoveFirst, &["8.1.3"]),
    );
    rows.since_2017("draw offer sign", |r| r.recording.offer_is_marked, (false, NONE), (true, &["8.1.5", "9.1.2.2"]));
    rows.since_2017(
        "exemption",
        |r| r.recording.exemption,
        (Exemption { below_s: 300, increment_below_s: None, counts: TimeLeft::Now }, &["11.02"]),
        (Exemption { below_s: 300, increment_below_s: Some(30), counts: TimeLeft::AtSomeStage }, &["8.4"]),
    );
    rows.since_2017(
        "refusing to record",
        |r| r.recording.refusing,
        (RefusingToRecord::Loses, &["11.04", "10.16"]),
        (RefusingToRecord::Penalty, &["11.7", "12.9"]),
    );
    rows.since_2017(
        "catching up, one player",
        |r| r.recording.catch_up_one,
        (CatchUpOne::OnRunningClock, &["11.06", "11.02", "11.05"]),
        (CatchUpOne::AtFlagFall, &["8.5.2"]),
    );
    rows.since_2017(
        "catching up, both",
        |r| r.recording.catch_up_both,
        (CatchUpBoth::AfterTheControl, &["11.07"]),
        (CatchUpBoth::ArbiterRecords, &["8.5.1"]),
    );
    rows.since_2017(
        "no complete sheet",
        |r| r.recording.reconstruction,
        (NotedFirst::Position, &["11.07", "11.08"]),
        (NotedFirst::PositionTimesAndCount, &["8.5.3"]),
    );
    rows.since_2017(
        "count cannot be established",
        |r| r.recording.count_unknown,
        (CountUnknown::NextPeriod, &["11.09"]),
        (CountUnknown::NextPeriodUnlessEvidence, &["8.6"]),
    );
    rows.add(
        "result signed",
        |r| r.recording.signing,
        [
            (Signing::NotSaid, NONE),
            (Signing::Signed, &["8.7"]),
            (Signing::Signed, &["8.7"]),
            (Signing::SignedOrApproved, &["8.7"]),
        ],
    );
    rows.add(
        "defective electronic sheet",
        |r| r.recording.defective_sheet_replaced,
        [(false, NONE), (false, NONE), (false, NONE), (true, &["8.3"])],
    );
    for play in [Play::Rapid, Play::Blitz] {
        let found = Edition::ALL.map(|edition| rules_of(edition, play, Supervision::Full).recording.duty);
        // 1985 has only standard games.
        rows.check("rap/bli", found, [(true, &["11.01"]), (false, &["A.2"]), (false, &["A.2"]), (false, &["A.2"])]);
    }
    assert!(Edition::ALL.iter().all(|&e| rules(e).recording.duty.value));
    rows.finish(6);
}

fn wrong_claim(play: Play, supervision: Supervision) -> [Param<WrongClaim>; 4] {
    Edition::ALL.map(|edition| rules_of(edition, play, supervision).draws.wrong_claim)
}

#[test]
fn section_7_draw_offers_and_claims() {
    let mut rows = Rows::default();
    rows.since_2017("proper moment", |r| r.draws.proper_moment, ((), &["10.10"]), ((), &["9.1.2.1"]));
    rows.since_2017(
        "on the opponent's time",
        |r| r.draws.on_opponents_time,
        (ImproperOffer::ArbiterWarns, &["10.10.a"]),
        (ImproperOffer::MayDistract, &["9.1.2.1"]),
    );
    rows.since_2017(
        "before own move",
        |r| r.draws.before_own_move,
        (EarlyOffer::OpponentMayWait, &["10.10.b"]),
        (EarlyOffer::MayDistract, &["9.1.2.1"]),
    );
    rows.since_2017("conditions", |r| r.draws.no_conditions, (false, NONE), (true, &["9.1.2.1"]));
    rows.since_2017(
        "ends by",
        |r| r.draws.ends_offer,
        (EndsOffer::AMove, &["10.10.c", "10.10"]),
        (EndsOffer::ATouch, &["9.1.2.1"]),
    );
    rows.since_2017("withdrawal", |r| r.draws.offer_stands, ((), &["10.10.c", "10.10"]), ((), &["9.1.2.1"]));
    rows.since_2017(
        "a 9.2/9.3 claim is also an offer",
        |r| r.draws.claim_is_offer,
        (false, NONE),
        (true, &["9.1.2.3"]),
    );
    rows.add(
        "threefold by intended move",
        |r| r.draws.threefold_intended,
        [
            (Intended::DeclaredAndWritten, &["10.05.a", "10.11.01.a"]),
            (Intended::WrittenUnchangeably, &["9.2.1.1"]),
            (Intended::WrittenUnchangeably, &["9.2.1.1"]),
            (Intended::WrittenOrEntered, &["9.2.1.1"]),
        ],
    );
    rows.add(
        "50 moves by intended move",
        |r| r.draws.fifty_intended,
        [
            (Intended::Impossible, &["10.08"]),
            (Intended::WrittenUnchangeably, &["9.3.1"]),
            (Intended::WrittenUnchangeably, &["9.3.1"]),
            (Intended::WrittenOrEntered, &["9.3.1"]),
        ],
    );
    rows.since_2017(
        "identity of positions",
        |r| r.draws.identity,
        (Identity::PossibleMovesAndRights, &["10.05"]),
        (Identity::RightsSetOut, &["9.2.2", "9.2.2.1", "9.2.2.2"]),
    );
    rows.since_2017(
        "right to claim lost",
        |r| r.draws.claim_lost,
        (ClaimLost::ByMoving, &["10.06"]),
        (ClaimLost::ByTouching, &["9.4"]),
    );
    rows.since_2017(
        "clock during the claim",
        |r| r.draws.claim_stops,
        (ClaimStops::Arbiter, &["10.12"]),
        (ClaimStops::ClaimantOrArbiter, &["9.5.1"]),
    );
    rows.since_2017("withdrawal of a claim", |r| r.draws.claim_stands, ((), &["10.12.c"]), ((), &["9.5.1"]));
    let old = (WrongClaim::ClaimantLoses { seconds: 300 }, &["10.12.b"][..]);
    let two = (WrongClaim::OpponentGains { seconds: 120 }, &["9.5.3"][..]);
    let one = |articles: &'static [&'static str]| (WrongClaim::OpponentGains { seconds: 60 }, articles);
    rows.since_2017("wrong claim, std", |r| r.draws.wrong_claim, old, two);
    for supervision in [Supervision::Full, Supervision::Basic] {
        rows.check("wrong claim, rap", wrong_claim(Play::Rapid, supervision), [old, two, two, one(&["A.3"])]);
    }
    let blitz = "wrong claim, bli";
    let in_2017 = one(&["B.2"]);
    rows.check(blitz, wrong_claim(Play::Blitz, Supervision::Basic), [old, in_2017, in_2017, one(&["A.3"])]);
    rows.check(blitz, wrong_claim(Play::Blitz, Supervision::Full), [old, in_2017, in_2017, two]);
    // In 2023 the minute of A.3 reaches blitz through B.3.
    rows.0.get_mut(blitz).unwrap()[3].push("B.3");
    rows.since_2017(
        "announced move after a wrong claim",
        |r| r.draws.announced_move,
        ((), &["10.12.b"]),
        ((), &["9.5.3"]),
    );
    rows.since_2017(
        "who verifies",
        |r| r.draws.verifier,
        (ClaimVerifier::NotSaid, NONE),
        (ClaimVerifier::Players, &["11.12"]),
    );
    rows.finish(7);
}

#[test]
fn article_9_claims_are_cited_by_their_own_numbers() {
    let cases = [
        (Edition::E1985, ["10.05.b", "10.05", "10.05", "10.12.a"]),
        (Edition::E2023, ["9.2.1.2", "9.2.2.1", "9.2.2.2", "9.5.2"]),
    ];
    for (edition, articles) in cases {
        let draws = rules(edition).draws;
        let found = [draws.threefold_on_board, draws.differ_by_en_passant, draws.differ_by_castling, draws.right_claim];
        assert_eq!(found.map(|param| param.article().unwrap()), articles, "{edition}");
    }
}

#[test]
fn article_9_1_1_restricts_offers_except_in_1985() {
    let regulations = Regulations { draw_offers: DrawOffers::After(30), ..Regulations::default() };
    for edition in Edition::ALL {
        let rules = Rules::new(edition, Play::Standard, Supervision::Full, regulations.clone());
        let expected = if edition == Edition::E1985 { DrawOffers::Allowed } else { DrawOffers::After(30) };
        assert_eq!(rules.draws.offers.value, expected, "{edition}");
        assert_eq!(rules.draws.offers.articles.is_empty(), !rules.ending.event_may_restrict_draws.value);
    }
}

#[test]
fn section_8_conduct_and_penalties() {
    let mut rows = Rows::default();
    rows.since_2017(
        "penalty menu",
        |r| r.conduct.penalties,
        (PenaltyMenu::Open, &["15.02", "16.05", "05.06.e", "10.10.a"]),
        (PenaltyMenu::Listed, &["12.9"]),
    );
    rows.since_2017(
        "refusing the Laws",
        |r| r.conduct.refusing_the_laws,
        (RefusingTheLaws::Loses, &["10.16"]),
        (RefusingTheLaws::LosesIfPersistent, &["11.7"]),
    );
    let loss = DevicePenalty::Loss;
    rows.add(
        "electronic device",
        |r| r.conduct.device,
        [
            (Device::NotSaid, NONE),
            (Device::BroughtIn(loss), &["11.3.2.2"]),
            (Device::BroughtIn(loss), &["11.3.2.2"]),
            (Device::OnThePerson(loss), &["11.3.2.2"]),
        ],
    );
    rows.since_2017(
        "reporting before leaving while the opponent thinks",
        |r| r.conduct.leaving,
        (Leaving::Free, NONE),
        (Leaving::Free, &["11.2.4"]),
    );
    rows.since_2017("analysing in the hall", |r| r.conduct.analysing, ((), &["15.01.c"]), ((), &["11.3.1"]));
    rows.add(
        "fair-play regulations",
        |r| r.conduct.fair_play,
        [
            (FairPlay::NotSaid, NONE),
            (FairPlay::AntiCheating, &["12.2.7"]),
            (FairPlay::AntiCheating, &["12.2.7"]),
            (FairPlay::FairPlay, &["12.2.7"]),
        ],
    );
    rows.since_2017(
        "arbiter signals control or moves",
        |r| r.conduct.signals,
        (Signals::Never, &["12.09", "11.03"]),
        (Signals::AfterFlagFall, &["12.6"]),
    );
    rows.since_2017("appeal after signing", |r| r.conduct.appeal, (false, NONE), (true, &["11.10"]));
    rows.finish(8);
}

#[test]
fn article_11_follows_the_event() {
    let regulations =
        Regulations { device_penalty: DevicePenalty::Milder, leaving: Leaving::Reported, ..Regulations::default() };
    let conduct = |edition| Rules::new(edition, Play::Rapid, Supervision::Basic, regulations.clone()).conduct;
    assert_eq!(conduct(Edition::E1985).device.value, Device::NotSaid);
    assert_eq!(conduct(Edition::E1985).leaving.value, Leaving::Free);
    assert_eq!(conduct(Edition::E2018).device.value, Device::BroughtIn(DevicePenalty::Milder));
    assert_eq!(conduct(Edition::E2023).device.value, Device::OnThePerson(DevicePenalty::Milder));
    assert_eq!(conduct(Edition::E2023).leaving.value, Leaving::Reported);
    for (edition, both) in [(Edition::E1985, "10.16"), (Edition::E2017, "11.8")] {
        assert_eq!(conduct(edition).both_refuse.article(), Some(both));
    }
}

#[test]
fn article_12_9_lists_nine_penalties_since_2017() {
    for edition in [Edition::E2017, Edition::E2018, Edition::E2023] {
        assert!(PENALTIES.iter().all(|(_, number)| is_printed(edition, number)));
    }
    assert!(PENALTIES.is_sorted_by(|a, b| a.0 < b.0 && natural_order(a.1, b.1).is_lt()));
}

#[test]
fn section_9_rapid_and_blitz() {
    let bounds = Some(TimeBounds { blitz_up_to_s: 600, rapid_below_s: 3600 });
    let quick = |play, supervision| Edition::ALL.map(|edition| rules_of(edition, play, supervision).quick);
    let rapid = quick(Play::Rapid, Supervision::Basic);
    let blitz = quick(Play::Blitz, Supervision::Basic);
    let mut rows = Rows::default();
    rows.since_2017("rapid", |r| r.quick.bounds, (None, NONE), (bounds, &["A.1", "B.1"]));
    rows.since_2017("blitz", |r| r.quick.bounds, (None, NONE), (bounds, &["A.1", "B.1"]));
    rows.check(
        "supervised rapid",
        rapid.map(|q| q.games_an_arbiter),
        [
            (None, NONE),
            (Some(3), &["A.3.1.1", "A.3.1.2"]),
            (Some(3), &["A.3.1.1", "A.3.1.2"]),
            (Some(3), &["A.4.1", "A.4.2"]),
        ],
    );
    rows.check(
        "supervised blitz",
        blitz.map(|q| q.games_an_arbiter),
        [
            (None, NONE),
            (Some(1), &["B.3.1.1", "B.3.1.2"]),
            (Some(1), &["B.3.1.1", "B.3.1.2"]),
            (Some(1), &["B.2.1", "B.2.2"]),
        ],
    );
    let looks = "looking at the arbiter's sheet";
    let five = |articles: &'static [&'static str]| (Some(5), articles);
    let none = (None, NONE);
    rows.check(
        looks,
        rapid.map(|q| q.looks_at_scoresheet),
        [none, five(&["A.3.2"]), five(&["A.3.2"]), five(&["A.4.3"])],
    );
    rows.check(
        looks,
        blitz.map(|q| q.looks_at_scoresheet),
        [none, five(&["B.3.2"]), five(&["B.3.2"]), five(&["B.2.3"])],
    );
    rows.check(
        "unsupervised blitz uses",
        blitz.map(|q| q.basic_rules),
        [
            (false, NONE),
            (true, &["B.4", "A.2", "A.4"]),
            (true, &["B.4", "A.2", "A.4"]),
            (true, &["B.3", "A.2", "A.3", "A.5"]),
        ],
    );
    let amount = "penalty amount of Art. 7 and 9";
    let old = (300, &["10.12.b"][..]);
    let by_2017 = (120, &["7.5.3", "9.5.3"][..]);
    let two = (120, &["7.5.5", "9.5.3"][..]);
    let by_b = (60, &["B.2"][..]);
    let by_a = (60, &["A.3"][..]);
    let penalty = |play, supervision| quick(play, supervision).map(|q| q.penalty_s);
    rows.check(amount, penalty(Play::Standard, Supervision::Full), [old, by_2017, two, two]);
    rows.check(amount, penalty(Play::Rapid, Supervision::Full), [old, by_2017, two, by_a]);
    rows.check(amount, penalty(Play::Rapid, Supervision::Basic), [old, by_2017, two, by_a]);
    rows.check(amount, penalty(Play::Blitz, Supervision::Basic), [old, by_b, by_b, by_a]);
    rows.check(amount, penalty(Play::Blitz, Supervision::Full), [old, by_b, by_b, two]);
    let claim = "claim of a win on time, uns";
    for play in [Play::Rapid, Play::Blitz] {
        let found = Edition::ALL.map(|edition| rules_of(edition, play, Supervision::Basic).clock.time_claim);
        rows.check(
            claim,
            found,
            [
                (TimeClaim::Ordinary, &["12.02"]),
                (TimeClaim::NeedsTimeLeft, &["A.4.3"]),
                (TimeClaim::StopsAndTells, &["A.4.3"]),
                (TimeClaim::StopsAndTells, &["A.5.3"]),
            ],
        );
        let found = Edition::ALL.map(|edition| rules_of(edition, play, Supervision::Full).clock.time_claim.value);
        assert_eq!(found, [TimeClaim::Ordinary; 4]);
    }
    rows.check(
        "arbiter sees a flag fall, uns",
        rapid.map(|q| q.arbiter_calls_flag),
        [
            (CallsFlag::Ordinary, NONE),
            (CallsFlag::May, &["A.4.5"]),
            (CallsFlag::Must, &["A.4.5"]),
            (CallsFlag::Must, &["A.5.5"]),
        ],
    );
    let announced = "block announced for the whole event";
    rows.check(
        announced,
        rapid.map(|q| q.announced_for_event),
        [(false, NONE), (true, &["A.5"]), (true, &["A.5"]), (true, &["A.6"])],
    );
    rows.check(
        announced,
        blitz.map(|q| q.announced_for_event),
        [(false, NONE), (true, &["B.5"]), (true, &["B.5"]), (true, &["B.4"])],
    );
    rows.finish(9);
}

#[test]
fn full_supervision_puts_the_competition_rules_in_place_of_the_basic_ones() {
    for edition in Edition::ALL {
        for play in Play::ALL {
            let rules = rules_of(edition, play, Supervision::Full);
            assert_eq!(rules.block(), Block::Competition);
            assert!(!rules.quick.basic_rules.value && !rules.quick.illegal_position_draws.value);
            assert_eq!(rules.quick.arbiter_calls_flag.value, CallsFlag::Ordinary);
            assert_eq!(rules.irregular, super::rules(edition).irregular);
        }
    }
}

#[test]
fn article_a_1_sorts_games_by_their_time() {
    let cases = [
        (3, 2, Play::Blitz),
        (5, 5, Play::Blitz),
        (10, 0, Play::Blitz),
        (10, 1, Play::Rapid),
        (15, 10, Play::Rapid),
        (25, 10, Play::Rapid),
        (50, 10, Play::Standard),
        (59, 0, Play::Rapid),
        (60, 0, Play::Standard),
        (90, 30, Play::Standard),
    ];
    for (minutes, increment_s, play) in cases {
        for edition in [Edition::E2017, Edition::E2018, Edition::E2023] {
            assert_eq!(Play::of(edition, minutes * 60, increment_s), play, "{minutes}+{increment_s} in {edition}");
        }
        assert_eq!(Play::of(Edition::E1985, minutes * 60, increment_s), Play::Standard);
    }
    assert_eq!(Play::of(Edition::E2023, u32::MAX, u32::MAX), Play::Standard);
    assert_eq!(rules_of(Edition::E1985, Play::Blitz, Supervision::Basic), rules_of_1985_standard());
}

fn rules_of_1985_standard() -> Rules {
    rules_of(Edition::E1985, Play::Standard, Supervision::Basic)
}

#[test]
fn section_10_adjournment_quickplay_chess960_and_blind_players() {
    let mut rows = Rows::default();
    rows.add(
        "sealing",
        |r| r.adjournment.sealing,
        [
            (Sealing::AtSessionEnd, &["13.01"]),
            (Sealing::AtArbitersRequest, &["I.1.1"]),
            (Sealing::AtArbitersRequest, &["I.1.1"]),
            (Sealing::OnPaperAtArbitersRequest, &["I.1.1"]),
        ],
    );
    rows.since_2017("adjourning early", |r| r.adjournment.charged_to_session_end, (false, NONE), (true, &["I.1.2"]));
    rows.since_2017(
        "envelope items",
        |r| r.adjournment.envelope,
        (EnvelopeInscription::Plain, &["13.02", "13.02.a", "13.02.b", "13.02.c", "13.02.d"]),
        (
            EnvelopeInscription::WithOfferAndResumption,
            &["I.2", "I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"],
        ),
    );
    let faults = "defective sealed move";
    rows.since_2017(
        faults,
        |r| r.adjournment.sealed_faults,
        (SealedFaults::WithoutException, &["10.15"]),
        (SealedFaults::UnlessOtherResult, &["I.8"]),
    );
    rows.since_2017(faults, |r| r.adjournment.sealed_ambiguous, ((), &["10.15"]), ((), &["I.8.1"]));
    rows.since_2017(faults, |r| r.adjournment.sealed_unreadable, ((), &["10.15"]), ((), &["I.8.2"]));
    rows.since_2017(faults, |r| r.adjournment.sealed_illegal, ((), &["10.15"]), ((), &["I.8.3"]));
    let before = "agreement/resignation before opening, sealed move illegal";
    rows.since_2017(before, |r| r.adjournment.agreed_before_opening, ((), &["10.04", "14.02"]), ((), &["I.6"]));
    rows.since_2017(before, |r| r.adjournment.resigned_before_opening, ((), &["10.02", "14.02"]), ((), &["I.6"]));
    rows.since_2017("replier absent", |r| r.adjournment.replier_absent, ((), &["14.03"]), ((), &["I.9.2"]));
    rows.since_2017("sealer absent", |r| r.adjournment.sealer_absent, ((), &["14.04"]), ((), &["I.9.3"]));
    rows.since_2017("late for resumption", |r| r.adjournment.late, ((), &["10.14"]), ((), &["I.10"]));
    rows.since_2017(
        "late sealer",
        |r| r.adjournment.late_sealer,
        (LateSealer::ThreeCases, &["10.14"]),
        (LateSealer::SealedResultStands, &["I.10"]),
    );
    let late = "late sealer";
    rows.since_2017(late, |r| r.adjournment.late_sealer_mates, ((), &["10.14.a"]), ((), &["I.10"]));
    rows.since_2017(late, |r| r.adjournment.late_sealer_draws, ((), &["10.14.b"]), ((), &["I.10"]));
    rows.since_2017(late, |r| r.adjournment.late_sealer_wins_on_time, (true, &["10.14.c"]), (false, NONE));
    rows.since_2017("both absent", |r| r.adjournment.both_absent, ((), &["14.03"]), ((), &["I.11"]));
    rows.since_2017("envelope lost", |r| r.adjournment.envelope_lost, ((), &["14.05.a"]), ((), &["I.12.1"]));
    rows.since_2017("envelope lost", |r| r.adjournment.times_lost, ((), &["14.05.c"]), ((), &["I.12.1"]));
    rows.since_2017("envelope lost", |r| r.adjournment.position_lost, ((), &["14.05.b"]), ((), &["I.12.2"]));
    // The table names the whole article.
    rows.0.get_mut("envelope lost").unwrap()[0].push("14.05");
    rows.since_2017(
        "wrong times at resumption",
        |r| r.adjournment.wrong_times,
        (WrongTimes::IfTooGrave, &["14.06"]),
        (WrongTimes::IfArbiterDecides, &["I.13"]),
    );
    rows.since_2017(
        "session end announced",
        |r| r.adjournment.session,
        (SessionNotice::StartAndEnd, &["14.07"]),
        (SessionNotice::Start, &["I.14"]),
    );
    let off = Announced::Guideline(QuickplayGuideline::Off);
    rows.since_2017("quickplay finish", |r| r.quickplay.announced, (Announced::Unknown, NONE), (off, &["III.2.1"]));
    rows.since_2017("quickplay finish", |r| r.quickplay.in_scope, (false, NONE), (true, &["III.2.2"]));
    let request = "request for 5 s increment";
    rows.since_2017(request, |r| r.quickplay.increment_s, (0, NONE), (5, &["III.4"]));
    rows.since_2017(request, |r| r.quickplay.increment_gain_s, (0, NONE), (120, &["III.4"]));
    let claim = "draw claim, < 2 min";
    rows.since_2017(claim, |r| r.quickplay.claim, ((), NONE), ((), &["III.5"]));
    rows.since_2017(claim, |r| r.quickplay.claim_right, ((), NONE), ((), &["III.5.1"]));
    rows.since_2017(claim, |r| r.quickplay.claim_postponed_s, (0, NONE), (120, &["III.5.2"]));
    rows.since_2017(claim, |r| r.quickplay.claim_rejected_s, (0, NONE), (120, &["III.5.3"]));
    rows.since_2017("without arbiter", |r| r.quickplay.referred, ((), NONE), ((), &["III.6.1", "III.6"]));
    rows.since_2017("without arbiter", |r| r.quickplay.referred_to, ((), NONE), ((), &["III.6.2"]));
    rows.since_2017("Chess960", |r| r.chess960, (false, NONE), (true, &["II.1", "II.2", "II.3"]));
    rows.since_2017("blind players", |r| r.blind, (false, NONE), (true, &["D.2", "D.1"]));
    rows.finish(10);
    for edition in Edition::ALL {
        let below_s = rules(edition).quickplay.below_s;
        assert_eq!(below_s, if edition == Edition::E1985 { 0 } else { 120 });
        assert_eq!(rules(edition).adjournment.part_of_the_laws.value, edition == Edition::E1985);
    }
}

#[test]
fn every_article_the_rules_cite_is_printed_in_the_edition() {
    let mut seen = 0;
    for edition in Edition::ALL {
        for play in Play::ALL {
            for supervision in [Supervision::Full, Supervision::Basic, Supervision::NoArbiter] {
                for quickplay in [QuickplayGuideline::Off, QuickplayGuideline::Claim] {
                    let regulations = Regulations { quickplay, ..Regulations::default() };
                    let rules = Rules::new(edition, play, supervision, regulations);
                    // Every string of the value is an article number.
                    let debug = format!("{rules:?}");
                    for number in debug.split('"').skip(1).step_by(2) {
                        let known = is_printed(edition, number) || is_heading(edition, number);
                        assert!(known, "{number} is not in {edition}");
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 10_000, "only {seen}");
}
