//! Undo and redo.

use super::*;

#[test]
fn a_result_is_undone_and_done_again() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    let white = hall.whites()[0];
    let before = hall.event().clone();
    let number = hall.act(EventAct::Result { round: hall.round(), white, result: DRAW }).unwrap();
    let with = hall.event().clone();
    let undo = hall.act(EventAct::Undo(number)).unwrap();
    assert_eq!(*hall.event(), before);
    assert_eq!(reason(hall.act(EventAct::Undo(number)).unwrap_err()), EventReason::Undone(number));
    hall.act(EventAct::Undo(undo)).unwrap();
    assert_eq!(*hall.event(), with);
    assert_eq!(effective(&hall.state.history).iter().filter(|holds| !**holds).count(), 1, "the first undoing");
}

/// Games are recorded by the order of the boards, so a published round keeps it.
#[test]
fn a_published_round_keeps_its_tables_and_its_order() {
    let mut hall = Hall::with(8, EventSettings { rounds: 3, ..EventSettings::default() });
    let fixed = hall.act(EventAct::FixTable { player: EntryId(1), table: Some(4) }).unwrap();
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    let boards = hall.event().open_round().unwrap().boards.clone();
    assert!(boards[3].has(EntryId(1)));
    hall.act(EventAct::Undo(fixed)).unwrap();
    assert_eq!(hall.event().open_round().unwrap().boards, boards);
    // The next round is placed without the fixed board.
    hall.all_results();
    hall.act(EventAct::CloseRound).unwrap();
    hall.act(EventAct::Pair).unwrap();
    assert!(!hall.event().open_round().unwrap().boards[3].has(EntryId(1)));
}

#[test]
fn what_would_become_impossible_is_named() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    let pair = hall.act(EventAct::Pair).unwrap();
    let publish = hall.act(EventAct::Publish).unwrap();
    hall.all_results();
    let first = publish + 1;
    let close = hall.act(EventAct::CloseRound).unwrap();
    let broken = |hall: &mut Hall, number| match reason(hall.act(EventAct::Undo(number)).unwrap_err()) {
        EventReason::WouldBreak { number, .. } => number,
        other => panic!("{other:?}"),
    };
    assert_eq!(broken(&mut hall, pair), publish);
    assert_eq!(broken(&mut hall, first), close, "a closed round needs its results");
    assert_eq!(broken(&mut hall, 2), pair - 1, "an order names everybody");
    hall.act(EventAct::Pair).unwrap();
    assert_eq!(broken(&mut hall, close), close + 1);
    assert_eq!(reason(hall.act(EventAct::Undo(1)).unwrap_err()), EventReason::NotUndoable(1));
    assert_eq!(reason(hall.act(EventAct::Undo(999)).unwrap_err()), EventReason::NoSuchAct(999));
    let said = hall.act(EventAct::Undo(pair)).unwrap_err().text(adoube_words::Language::Catalan);
    assert!(said.contains(&publish.to_string()) && said.contains("Aparellaments publicats"), "{said}");
}

#[test]
fn an_undone_entry_does_not_give_its_id_away() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    let number = hall.act(EventAct::Enter(Box::new(entry(5)))).unwrap();
    let undo = hall.act(EventAct::Undo(number)).unwrap();
    hall.act(EventAct::Enter(Box::new(entry(6)))).unwrap();
    hall.act(EventAct::Undo(undo)).unwrap();
    let ids: Vec<u16> = hall.event().entries.iter().map(|e| e.id.0).collect();
    assert_eq!(ids, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_published_pairing_survives_the_undoing_of_an_old_result_by_correction_only() {
    let mut hall = Hall::with(6, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.play_round();
    let correction = EventAct::Correct {
        round: 1,
        white: hall.event().round(1).unwrap().boards[0].white,
        result: DRAW,
        rating_only: false,
    };
    let number = hall.confirmed(correction, Level::Confirm).unwrap();
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    let boards = hall.event().open_round().unwrap().boards.clone();
    hall.act(EventAct::Undo(number)).unwrap();
    assert_eq!(hall.event().open_round().unwrap().boards, boards);
    assert_eq!(hall.event().result(1, hall.event().round(1).unwrap().boards[0].white), Some(WHITE_WINS));
}
