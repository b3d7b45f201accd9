//! Rounds: drafts, manual pairing, publishing, results and reported results.

use super::*;
use adoube_tournament::Color;
use adoube_tournament::System;
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::swiss1985::Readings;

#[test]
fn results_wait_for_publishing() {
    let mut hall = Hall::with(6, EventSettings { rounds: 3, ..EventSettings::default() });
    let result = |hall: &Hall| EventAct::Result { round: 1, white: hall.whites()[0], result: DRAW };
    hall.act(EventAct::Pair).unwrap();
    let act = result(&hall);
    assert_eq!(reason(hall.act(act.clone()).unwrap_err()), EventReason::NotPublished);
    assert_eq!(reason(hall.act(EventAct::CloseRound).unwrap_err()), EventReason::NotPublished);
    hall.act(EventAct::Publish).unwrap();
    hall.act(act).unwrap();
    assert!(matches!(reason(hall.act(EventAct::CloseRound).unwrap_err()), EventReason::ResultsMissing { .. }));
    // With a result, the pairing cannot be withdrawn.
    assert_eq!(reason(hall.confirmed(EventAct::Unpublish, Level::Confirm).unwrap_err()), EventReason::HasResults(1));
    hall.act(EventAct::ClearResult { round: 1, white: hall.whites()[0] }).unwrap();
    assert_eq!(needs(&hall.act(EventAct::Unpublish).unwrap_err()), Some(Level::Confirm));
    hall.confirmed(EventAct::Unpublish, Level::Confirm).unwrap();
    hall.act(EventAct::Unpair).unwrap();
    assert!(hall.event().rounds.is_empty());
    assert!(hall.event().tournament().players.iter().all(|p| p.entries.is_empty()));
}

#[test]
fn starting_numbers_come_first() {
    let mut hall = Hall::with(6, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.act(EventAct::Enter(Box::new(EntryData { fide_rating: 2600, ..entry(9) }))).unwrap();
    assert_eq!(reason(hall.act(EventAct::Pair).unwrap_err()), EventReason::NotArranged);
    let short = vec![EntryId(1)];
    assert_eq!(reason(hall.act(EventAct::Arrange(short)).unwrap_err()), EventReason::BadOrder);
    hall.arrange();
    assert_eq!(hall.event().numbered(1).map(|e| e.id), Some(EntryId(7)), "the highest rating is number 1");
    hall.act(EventAct::Remove(EntryId(7))).unwrap();
    assert_eq!(hall.event().numbered(1).map(|e| e.id), Some(EntryId(1)));
    hall.act(EventAct::Pair).unwrap();
    assert_eq!(reason(hall.act(EventAct::Remove(EntryId(1))).unwrap_err()), EventReason::TooLateToDelete);
}

#[test]
fn players_kept_apart_stay_so_when_numbers_change() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    // By rating 1 meets 3 and 2 meets 4 in the first round.
    hall.act(EventAct::KeepApart(vec![EntryId(1), EntryId(3)])).unwrap();
    hall.act(EventAct::Arrange([4, 3, 2, 1].map(EntryId).to_vec())).unwrap();
    hall.act(EventAct::Pair).unwrap();
    let round = hall.event().open_round().unwrap();
    assert!(round.board_of(EntryId(1)).is_some_and(|board| !board.has(EntryId(3))));
    hall.act(EventAct::Unpair).unwrap();
    hall.act(EventAct::LetMeet(vec![EntryId(3), EntryId(1)])).unwrap();
    assert!(hall.event().tournament().forbidden.is_empty());
}

#[test]
fn changes_by_hand_have_a_phase_and_a_comparison() {
    let mut hall = Hall::with(8, EventSettings { rounds: 5, ..EventSettings::default() });
    hall.play_round();
    hall.act(EventAct::Pair).unwrap();
    let round = hall.event().open_round().unwrap().clone();
    let (a, b) = (round.boards[0].white, round.boards[1].white);
    assert_eq!(reason(hall.act(EventAct::Swap(a, b)).unwrap_err()), EventReason::ManualNotOpen);
    hall.act(EventAct::BeginManual).unwrap();
    assert_eq!(reason(hall.act(EventAct::Publish).unwrap_err()), EventReason::ManualOpen);
    hall.confirmed(EventAct::Swap(a, b), Level::Confirm).unwrap();
    let comparison = compare(hall.event().open_round().unwrap());
    assert_eq!((comparison.ours.len(), comparison.engines.len(), comparison.byes), (2, 2, None));
    let refusal = hall.act(EventAct::EndManual).unwrap_err();
    assert_eq!(
        refusal,
        EventRefusal::Confirm { needed: Level::Confirm, warnings: vec![EventWarning::NotTheEngines(2)] }
    );
    hall.confirmed(EventAct::EndManual, Level::Confirm).unwrap();
    assert_eq!(fide_comments(hall.event()), ["### MPA @ Round 2: 2 boards differ"]);
    assert_eq!(hall.event().open_round().unwrap().manual, Manual::Differs);
    // Swapping back leaves no difference.
    hall.act(EventAct::BeginManual).unwrap();
    hall.confirmed(EventAct::Swap(a, b), Level::Confirm).unwrap();
    hall.act(EventAct::EndManual).unwrap();
    assert_eq!(hall.event().open_round().unwrap().manual, Manual::Same);
    hall.act(EventAct::Publish).unwrap();
}

#[test]
fn boards_made_by_hand_are_warned_of() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.play_round();
    let first = hall.event().round(1).unwrap().clone();
    let again: Vec<(EntryId, EntryId)> = first.boards.iter().map(|b| (b.white, b.black)).collect();
    let act = EventAct::Seat { boards: again.clone(), byes: Vec::new() };
    let EventRefusal::Confirm { needed, warnings } = hall.act(act.clone()).unwrap_err() else { panic!("a warning") };
    assert_eq!(needed, Level::Confirm);
    assert_eq!(warnings.iter().filter(|w| matches!(w, EventWarning::MeetAgain(..))).count(), 2);
    assert_eq!(warnings.iter().filter(|w| matches!(w, EventWarning::BothWrongColours(..))).count(), 2);
    let twice = EventAct::Seat { boards: vec![again[0], again[0]], byes: Vec::new() };
    assert!(matches!(reason(hall.act(twice).unwrap_err()), EventReason::SeatedTwice(_)));
    hall.confirmed(act, Level::Confirm).unwrap();
    assert_eq!(hall.event().open_round().unwrap().manual, Manual::Open);
    assert_eq!(compare(hall.event().open_round().unwrap()).differing(), 2);
    // During manual pairing the whole draft can be replaced.
    let engine = hall.event().open_round().unwrap().engine.clone().unwrap();
    hall.act(EventAct::Seat { boards: engine.boards, byes: Vec::new() }).unwrap();
    hall.act(EventAct::EndManual).unwrap();
    assert_eq!(hall.event().open_round().unwrap().manual, Manual::Same);
}

#[test]
fn a_slip_waits_for_the_arbiter() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    let whites = hall.whites();
    let report = |white, result, side| EventAct::Report { round: 1, white, result, side };
    let number = hall.act(report(whites[0], WHITE_WINS, Color::White)).unwrap();
    assert_eq!(hall.event().result(1, whites[0]), None);
    assert_eq!(hall.event().slips.len(), 1);
    let other = hall.act(report(whites[1], DRAW, Color::Black)).unwrap();
    assert_eq!(
        reason(hall.act(report(whites[1], BoardResult::BothAbsent, Color::Black)).unwrap_err()),
        EventReason::NotAPlayersResult
    );
    hall.act(EventAct::Approve(number)).unwrap();
    assert_eq!(hall.event().result(1, whites[0]), Some(WHITE_WINS));
    hall.act(EventAct::Reject(other)).unwrap();
    assert!(hall.event().slips.is_empty());
    assert_eq!(reason(hall.act(EventAct::Approve(other)).unwrap_err()), EventReason::NoSuchSlip(other));
    assert_eq!(reason(hall.act(report(whites[0], DRAW, Color::White)).unwrap_err()), EventReason::HasResult);
}

#[test]
fn results_that_cannot_be_and_results_that_are_rare() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    let white = hall.whites()[0];
    let both = BoardResult::Played(GameOutcome::Win, GameOutcome::Win);
    assert_eq!(
        reason(hall.confirmed(EventAct::Result { round: 1, white, result: both }, Level::TwoSteps).unwrap_err()),
        EventReason::ImpossibleResult
    );
    let rare = EventAct::Result { round: 1, white, result: BoardResult::Played(GameOutcome::Draw, GameOutcome::Loss) };
    assert_eq!(needs(&hall.act(rare.clone()).unwrap_err()), Some(Level::Confirm));
    hall.confirmed(rare, Level::Confirm).unwrap();
    let black = hall.event().open_round().unwrap().boards[0].black;
    assert!(hall.act(EventAct::Result { round: 1, white: black, result: DRAW }).is_err(), "named by White");
}

#[test]
fn every_system_plays_to_its_end() {
    for (system, players, rounds) in [
        (System::default(), 9, 5),
        (System::Dutch(adoube_tournament::dutch::DutchEdition::Fide2017), 10, 5),
        (System::Swiss1985(Readings::default()), 8, 4),
        (System::RoundRobin(Cycles::Single), 5, 5),
        (System::RoundRobin(Cycles::Double), 4, 6),
    ] {
        let tie_breaks = TieBreaks::fide("SB, DE").unwrap();
        let mut hall = Hall::with(players, EventSettings { system, rounds, tie_breaks, ..EventSettings::default() });
        for _ in 0..rounds {
            hall.play_round();
        }
        hall.act(EventAct::CloseEvent).unwrap();
        assert_eq!(reason(hall.act(EventAct::Pair).unwrap_err()), EventReason::EventClosed);
        assert_eq!(hall.event().standings(rounds).len(), usize::from(players));
        hall.confirmed(EventAct::Reopen, Level::Confirm).unwrap();
        assert!(hall.act(EventAct::Pair).is_err(), "there is no further round");
    }
}

#[test]
fn who_left_a_round_robin_loses_by_forfeit() {
    let settings = EventSettings {
        rounds: 5,
        system: System::RoundRobin(Cycles::Single),
        tie_breaks: TieBreaks::fide("SB").unwrap(),
        ..EventSettings::default()
    };
    let mut hall = Hall::with(6, settings.clone());
    for _ in 0..3 {
        hall.play_round();
    }
    hall.act(EventAct::Withdraw { player: EntryId(2), expelled: false }).unwrap();
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    assert_eq!(hall.event().missing_results().len(), 2);
    let board = *hall.event().open_round().unwrap().board_of(EntryId(2)).unwrap();
    let expected = if board.white == EntryId(2) { BoardResult::WhiteAbsent } else { BoardResult::BlackAbsent };
    assert_eq!(hall.event().result(4, board.white), Some(expected));
    // Before half of the event nobody meets a player who left (handbook, 14.31).
    let mut hall = Hall::with(6, settings);
    hall.play_round();
    hall.act(EventAct::Withdraw { player: EntryId(2), expelled: false }).unwrap();
    hall.act(EventAct::Pair).unwrap();
    let round = hall.event().open_round().unwrap();
    assert!(round.boards.len() == 2 && round.board_of(EntryId(2)).is_none());
}

#[test]
fn a_knockout_is_played_to_its_end() {
    use adoube_tournament::knockout::{Knockout, Seeding};
    let system = System::Knockout(Knockout::new(Seeding::Usual));
    let mut hall = Hall::with(6, EventSettings { system, rounds: 0, ..EventSettings::default() });
    let mut rounds = 0;
    while hall.act(EventAct::Pair).is_ok() {
        rounds += 1;
        assert!(rounds < 12);
        hall.act(EventAct::Publish).unwrap();
        if rounds == 1 {
            let round = hall.event().open_round().unwrap();
            assert_eq!((round.boards.len(), round.byes.len()), (2, 2), "two are exempt");
        }
        for (i, white) in hall.whites().into_iter().enumerate() {
            // A drawn match continues.
            let result = if rounds == 1 && i == 0 { DRAW } else { WHITE_WINS };
            hall.act(EventAct::Result { round: hall.round(), white, result }).unwrap();
        }
        hall.act(EventAct::CloseRound).unwrap();
    }
    assert!(rounds >= 4, "{rounds}");
    let System::Knockout(rules) = system else { panic!("a knockout") };
    let round = usize::from(hall.event().current_round());
    let progress = adoube_tournament::knockout::progress(hall.event().tournament(), round, &rules).unwrap();
    assert!(progress.champion().is_some());
    let asked = EventAct::AskBye { player: EntryId(1), round: 9, bye: Bye::Half };
    assert!(hall.act(asked).is_err());
    hall.act(EventAct::CloseEvent).unwrap();
}

#[test]
fn withdrawn_players_are_not_paired_and_may_return() {
    let mut hall = Hall::with(7, EventSettings { rounds: 5, ..EventSettings::default() });
    hall.play_round();
    hall.act(EventAct::Withdraw { player: EntryId(1), expelled: false }).unwrap();
    assert_eq!(
        reason(hall.act(EventAct::Withdraw { player: EntryId(1), expelled: true }).unwrap_err()),
        EventReason::HasLeft(1)
    );
    hall.play_round();
    assert!(hall.event().round(2).unwrap().board_of(EntryId(1)).is_none());
    // A player who leaves after the draft was created is not published.
    hall.act(EventAct::Pair).unwrap();
    let gone = hall.event().open_round().unwrap().boards[0].black;
    hall.act(EventAct::Withdraw { player: gone, expelled: false }).unwrap();
    let number = hall.event().number(gone);
    assert_eq!(reason(hall.act(EventAct::Publish).unwrap_err()), EventReason::HasLeft(number));
    hall.act(EventAct::Return(gone)).unwrap();
    hall.act(EventAct::Unpair).unwrap();
    hall.act(EventAct::Return(EntryId(1))).unwrap();
    hall.play_round();
    let third = hall.event().round(3).unwrap();
    assert!(third.board_of(EntryId(1)).is_some() || third.bye() == Some(EntryId(1)));
}

#[test]
fn fixed_tables_are_kept() {
    let mut hall = Hall::with(8, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.act(EventAct::FixTable { player: EntryId(1), table: Some(4) }).unwrap();
    let taken = EventAct::FixTable { player: EntryId(2), table: Some(4) };
    assert_eq!(reason(hall.act(taken).unwrap_err()), EventReason::TableTaken(4));
    hall.act(EventAct::Pair).unwrap();
    let round = hall.event().open_round().unwrap();
    assert_eq!(round.board_of(EntryId(1)).map(|b| b.table), Some(4));
    assert_eq!(round.boards.iter().map(|b| b.table).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn a_correction_names_what_was_paired_with_the_wrong_result() {
    let mut hall = Hall::with(8, EventSettings { rounds: 5, ..EventSettings::default() });
    for _ in 0..3 {
        hall.play_round();
    }
    hall.act(EventAct::Pair).unwrap();
    let third = hall.event().round(3).unwrap().boards[0];
    let result = BoardResult::Played(GameOutcome::Loss, GameOutcome::Win);
    let correct = |round, white, rating_only| EventAct::Correct { round, white, result, rating_only };
    assert_eq!(needs(&hall.act(correct(3, third.white, false)).unwrap_err()), Some(Level::Confirm));
    hall.confirmed(correct(3, third.white, false), Level::Confirm).unwrap();
    let answers = hall.log.last().unwrap().answers.clone();
    let named = answers.iter().find_map(|a| match a {
        EventAnswer::PairedWithWrongResult { round: 4, tables } => Some(tables.len()),
        _ => None,
    });
    assert!(named.is_some_and(|tables| (1..=2).contains(&tables)), "{answers:?}");
    // Older rounds can be corrected only for the rating report.
    let first = hall.event().round(1).unwrap().boards[0];
    let before = hall.event().tournament().clone();
    let refusal = hall.confirmed(correct(1, first.white, false), Level::TwoSteps).unwrap_err();
    assert_eq!(needs(&refusal), Some(Level::Leave));
    hall.confirmed(correct(1, first.white, true), Level::Confirm).unwrap();
    assert_eq!(*hall.event().tournament(), before);
    assert_eq!(hall.event().rating_corrections.len(), 1);
    assert_eq!(fide_comments(hall.event()).len(), 2);
}
