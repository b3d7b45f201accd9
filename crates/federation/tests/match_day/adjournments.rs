//! Adjourned games of a match, from the sealed move to the third session (10, 11).

use super::*;

#[test]
fn adjournments_10_and_11_from_the_sealed_move_to_the_third_session() {
    let (mut office, _) = lined_up();
    let step = |board, step, envelope| MatchAct::Step { board, step, envelope, resumption: None };
    assert_eq!(
        office.refusal(&SeasonAct::Match(M, step(1, AdjournmentStep::Seal, None))).reason,
        RefusalReason::Envelope,
        "11.1"
    );
    office.match_act(M, step(1, AdjournmentStep::Seal, Some(envelope())));
    office.match_act(M, step(1, AdjournmentStep::Resume, None));
    let slow = Some(SealedMoveEnvelope { minutes: 16, ..envelope() });
    assert_eq!(
        office.refusal(&SeasonAct::Match(M, step(1, AdjournmentStep::Seal, slow))).reason,
        RefusalReason::Envelope,
        "10.2 (a)"
    );
    office.match_act(M, step(1, AdjournmentStep::Seal, Some(envelope())));
    assert_eq!(board(&office, 1), BoardStatus::Unfinished(UnfinishedState::SealedTwice));
    assert!(duties(&office.state, office.at.date).iter().any(|d| d.paper == PaperKind::SealedGame), "10.2 (a)");
    assert_eq!(
        office.refusal(&SeasonAct::Match(M, MatchAct::Result(1, G::Drawn))).reason,
        RefusalReason::Act(ActRefusal::Committee)
    );
    office.must(rule(1, Ruling::At(moment("1989-10-28T17:00")), &office));
    assert_eq!(board(&office, 1), BoardStatus::Unfinished(UnfinishedState::Third), "10.2 (b)");
    office.match_act(M, MatchAct::LateAtResumption { side: TeamSide::Home, board: 1, at_s: 3600 });
    assert_eq!(board(&office, 1), BoardStatus::Unfinished(UnfinishedState::Third), "V-HT-8");
    office.match_act(M, MatchAct::LateAtResumption { side: TeamSide::Home, board: 1, at_s: 3660 });
    assert_eq!(board(&office, 1), BoardStatus::Finished(G::HomeAbsent), "12.4");
    office.assert_replays();
}

#[test]
fn adjournments_10_1_quick_finish_and_analysis_only_when_nothing_is_decided() {
    let (mut office, _) = lined_up();
    let step = |board, step| MatchAct::Step { board, step, envelope: None, resumption: None };
    assert_eq!(office.codes(&SeasonAct::Match(M, step(4, AdjournmentStep::QuickFinish))), ["E-FINISH-DECIDES"]);
    for board in 1..=3 {
        office.match_act(M, MatchAct::Result(board, G::HomeWon));
    }
    assert_eq!(reports::record(&office.state, M).unwrap().outlook, (true, false, false), "10.1 (a)");
    let send = SeasonAct::Match(M, step(4, AdjournmentStep::Send));
    office.at = moment("1989-10-14T22:29");
    let early = office.refusal(&send);
    assert_eq!(early.reason, RefusalReason::TooEarly(moment("1989-10-14T22:30")), "the control of six hours");
    assert_eq!(early.cites.unwrap().number(), "Adjournments 10.1 (b)");
    office.at = moment("1989-10-14T22:30");
    office.must(send);
    assert_eq!(office.state.cases[0].matter, Matter::Analysis(M, 4), "10.1 (b)");
    assert_eq!(office.refusal(&rule(1, Ruling::Yes, &office)).reason, RefusalReason::WrongRuling);
    office.must(rule(1, Ruling::Result(G::Drawn), &office));
    assert_eq!(board(&office, 4), BoardStatus::Finished(G::Drawn));
    office.assert_replays();
}

#[test]
fn adjournments_10_1_c_sent_after_the_second_session() {
    let (mut office, _) = lined_up();
    for board in 1..=3 {
        office.match_act(M, MatchAct::Result(board, G::HomeWon));
    }
    office.match_act(
        M,
        MatchAct::Step { board: 4, step: AdjournmentStep::Seal, envelope: Some(envelope()), resumption: None },
    );
    office.match_act(M, MatchAct::Step { board: 4, step: AdjournmentStep::Resume, envelope: None, resumption: None });
    office.match_act(M, MatchAct::Step { board: 4, step: AdjournmentStep::Send, envelope: None, resumption: None });
    assert_eq!(office.state.cases[0].matter, Matter::AnalysisAfterSecond(M, 4));
    office.must(rule(1, Ruling::Result(G::VisitorsWon), &office));
    assert!(office.state.matches[&M].is_settled());
}

/// 5.93: the other team cannot add its version once the Committee has ordered the game to continue.
#[test]
fn delegates_5_93_a_version_comes_too_late_after_the_committee_has_acted() {
    let (mut office, _) = lined_up();
    let version = |side| SeasonAct::Match(M, MatchAct::Version { side, board: 2, words: "It was illegal.".to_owned() });
    office.must(version(TeamSide::Visitors));
    office.match_act(M, MatchAct::Countersign { side: TeamSide::Home, board: 2 });
    office.must(rule(1, Ruling::At(moment("1989-10-21T10:00")), &office));
    let refusal = office.refusal(&version(TeamSide::Home));
    assert_eq!(refusal.reason, RefusalReason::Act(ActRefusal::VersionClosed));
    assert_eq!(
        refusal.to_string(),
        "Cannot add your version: the Competition Committee has already acted on this incident. [Delegates 5.93]"
    );
}

#[test]
fn competition_rules_12_4_only_a_game_to_be_resumed_can_be_resumed_late() {
    let (office, _) = lined_up();
    let late = MatchAct::LateAtResumption { side: TeamSide::Home, board: 1, at_s: 4000 };
    let refusal = office.refusal(&SeasonAct::Match(M, late));
    assert_eq!(refusal.to_string(), "This game is not waiting to be resumed. [Competition rules 12.4]");
}

#[test]
fn delegates_5_5_the_checks_of_each_session_and_their_withdrawal() {
    let (mut office, _) = lined_up();
    let refused = |office: &Office, act| office.refusal(&SeasonAct::Match(M, act)).reason;
    let no_session = RefusalReason::Act(ActRefusal::NoSession);
    office.match_act(M, MatchAct::Prepare(TeamSide::Home, Preparation::Laid));
    assert_eq!(refused(&office, MatchAct::PrepareSession(Preparation::Laid, 2)), no_session, "no game is adjourned");
    let seal = MatchAct::Step { board: 1, step: AdjournmentStep::Seal, envelope: Some(envelope()), resumption: None };
    office.match_act(M, seal);
    for session in [0, 1, 3] {
        assert_eq!(refused(&office, MatchAct::PrepareSession(Preparation::Laid, session)), no_session, "{session}");
    }
    assert_eq!(refused(&office, MatchAct::PrepareSession(Preparation::List, 2)), no_session, "shown once, 5.62");
    office.match_act(M, MatchAct::PrepareSession(Preparation::Laid, 2));
    office.match_act(M, MatchAct::PrepareSession(Preparation::Kept, 2));
    office.match_act(M, MatchAct::Unprepare(TeamSide::Home, Preparation::Laid, 2));
    let left = [(Preparation::Laid, TeamSide::Home, 1), (Preparation::Kept, TeamSide::Home, 2)];
    assert_eq!(office.state.matches[&M].prepared, left, "that of the first session stays");
    let again = MatchAct::Unprepare(TeamSide::Home, Preparation::Laid, 2);
    assert_eq!(refused(&office, again), RefusalReason::Act(ActRefusal::NoCheck));
    let theirs = MatchAct::Unprepare(TeamSide::Visitors, Preparation::Laid, 1);
    assert_eq!(refused(&office, theirs), RefusalReason::Act(ActRefusal::NoCheck), "the other side’s");
    for board in 1..=4 {
        office.match_act(M, MatchAct::Result(board, G::Drawn));
    }
    office.at = moment("1989-10-14T23:00");
    office.match_act(M, MatchAct::Sign(TeamSide::Home, MemberNo(100)));
    office.match_act(M, MatchAct::Unprepare(TeamSide::Home, Preparation::Kept, 2));
    assert!(office.state.matches[&M].signed[0].is_some(), "a check is not on the record that is signed");
    office.match_act(M, MatchAct::Sign(TeamSide::Visitors, MemberNo(400)));
    let late = MatchAct::Unprepare(TeamSide::Home, Preparation::Laid, 1);
    assert_eq!(refused(&office, late), RefusalReason::Signed);
    office.assert_replays();
}
