//! FIDE mode: warnings, and the comments they leave in the report.

use super::*;
use adoube_tournament::Scoring;
use adoube_tournament::System;
use adoube_tournament::roundrobin::Cycles;

#[test]
fn leaving_is_confirmed_twice_recorded_and_final() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    assert!(hall.event().settings.fide_mode, "on by default");
    hall.play_round();
    let leave = EventAct::LeaveFideMode { reason: "club rules".to_owned() };
    assert_eq!(needs(&hall.confirmed(leave.clone(), Level::Confirm).unwrap_err()), Some(Level::TwoSteps));
    let number = hall.confirmed(leave.clone(), Level::TwoSteps).unwrap();
    assert!(!hall.event().settings.fide_mode);
    assert_eq!(fide_comments(hall.event()), ["### FIDE mode left @ Round 2: club rules"]);
    assert_eq!(reason(hall.confirmed(leave, Level::TwoSteps).unwrap_err()), EventReason::NotInFideMode);
    assert_eq!(reason(hall.act(EventAct::Undo(number)).unwrap_err()), EventReason::NotUndoable(number));
}

#[test]
fn what_changes_after_the_start() {
    let cases = [
        (SettingChange::Rounds(4), Some(Level::TwoSteps), 1),
        (SettingChange::TieBreaks(TieBreaks::fide("DE").unwrap()), Some(Level::TwoSteps), 1),
        (
            SettingChange::Scoring(Scoring { pairing_allocated_bye: Points::HALF, ..Scoring::default() }),
            Some(Level::Leave),
            0,
        ),
        (SettingChange::Name("Other".to_owned()), None, 0),
        (SettingChange::BroadcastDelay(0), None, 0),
    ];
    for (change, needed, comments) in cases {
        let mut hall = Hall::with(6, EventSettings { rounds: 3, ..EventSettings::default() });
        // Before the start anything can be changed.
        hall.act(EventAct::Change(vec![change.clone()])).unwrap();
        assert_eq!(fide_comments(hall.event()).len(), 0);
        let mut hall = Hall::with(6, EventSettings { rounds: 3, ..EventSettings::default() });
        hall.play_round();
        let found = hall.act(EventAct::Change(vec![change.clone()])).err();
        assert_eq!(found.as_ref().and_then(needs), needed, "{change:?}");
        if needed == Some(Level::TwoSteps) {
            hall.confirmed(EventAct::Change(vec![change]), Level::TwoSteps).unwrap();
        }
        assert_eq!(fide_comments(hall.event()).len(), comments);
    }
    let mut hall = Hall::with(6, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.play_round();
    for change in [SettingChange::System(System::RoundRobin(Cycles::Single)), SettingChange::Baku(true)] {
        assert!(hall.confirmed(EventAct::Change(vec![change]), Level::TwoSteps).is_err());
    }
    let fewer = EventAct::Change(vec![SettingChange::Rounds(0)]);
    assert!(matches!(reason(hall.confirmed(fewer, Level::TwoSteps).unwrap_err()), EventReason::OutOfBounds { .. }));
}

#[test]
fn points_that_are_rejected() {
    let scoring = |win, draw, bye| Scoring {
        win: Points::from_tenths(win),
        draw: Points::from_tenths(draw),
        pairing_allocated_bye: Points::from_tenths(bye),
        ..Scoring::default()
    };
    let open = |scoring| {
        let settings = EventSettings { name: "Open".to_owned(), scoring, ..EventSettings::default() };
        Hall::default()
            .confirmed(EventAct::Open(Box::new(settings)), Level::TwoSteps)
            .map_err(|r| (r.needs(), r.field()))
    };
    assert_eq!(open(scoring(10, 6, 10)), Err((None, Some(EventField::Scoring))), "two draws above win and loss");
    assert_eq!(open(scoring(10, 5, 15)), Err((None, Some(EventField::Scoring))), "the bye above a win");
    assert_eq!(open(scoring(10, 5, 3)), Err((Some(Level::Leave), None)), "a bye the standard does not know");
    assert_eq!(open(scoring(30, 10, 20)), Ok(1), "three points a win");
    assert_eq!(open(scoring(10, 5, 0)), Ok(1));
}

#[test]
fn a_round_robin_has_no_buchholz_in_fide_mode() {
    let system = System::RoundRobin(Cycles::Single);
    let settings = EventSettings { name: "Open".to_owned(), system, ..EventSettings::default() };
    let refusal = Hall::default().act(EventAct::Open(Box::new(settings.clone()))).unwrap_err();
    assert_eq!(needs(&refusal), Some(Level::Leave));
    let outside = EventSettings { fide_mode: false, ..settings };
    assert_eq!(Hall::default().confirmed(EventAct::Open(Box::new(outside)), Level::Confirm), Ok(1));
}

#[test]
fn byes_asked_for() {
    let mut hall = Hall::with(7, EventSettings { rounds: 5, ..EventSettings::default() });
    let ask = |player, round, bye| EventAct::AskBye { player: EntryId(player), round, bye };
    hall.act(ask(1, 2, Bye::Half)).unwrap();
    assert_eq!(needs(&hall.act(ask(1, 3, Bye::Half)).unwrap_err()), Some(Level::Confirm), "a second one");
    assert_eq!(needs(&hall.act(ask(2, 5, Bye::Half)).unwrap_err()), Some(Level::Confirm), "the last round");
    assert_eq!(needs(&hall.act(ask(2, 2, Bye::Full)).unwrap_err()), Some(Level::Acknowledge));
    hall.act(ask(3, 5, Bye::Zero)).unwrap();
    assert_eq!(reason(hall.act(ask(2, 2, Bye::PairingAllocated)).unwrap_err()), EventReason::NotToBeAskedFor);
    hall.play_round();
    assert_eq!(reason(hall.act(ask(2, 1, Bye::Half)).unwrap_err()), EventReason::RoundPast(1));
    hall.play_round();
    let second = hall.event().round(2).unwrap();
    assert!(second.byes.contains(&RoundBye { player: EntryId(1), bye: Bye::Half }));
    assert_eq!(
        reason(hall.act(EventAct::CancelBye { player: EntryId(3), round: 4 }).unwrap_err()),
        EventReason::NoSuchBye
    );
    hall.act(EventAct::CancelBye { player: EntryId(3), round: 5 }).unwrap();
    assert_eq!(needs(&hall.act(ask(1, 3, Bye::Half)).unwrap_err()), Some(Level::Confirm), "it had one");
}

#[test]
fn pairings_are_not_forbidden_after_the_first_round() {
    let mut hall = Hall::with(6, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.play_round();
    let act = EventAct::KeepApart(vec![EntryId(1), EntryId(2)]);
    assert_eq!(needs(&hall.confirmed(act.clone(), Level::TwoSteps).unwrap_err()), Some(Level::Leave));
    hall.confirmed(EventAct::LeaveFideMode { reason: "family".to_owned() }, Level::TwoSteps).unwrap();
    hall.confirmed(act, Level::Confirm).unwrap();
    assert_eq!(fide_comments(hall.event()).len(), 2);
}
