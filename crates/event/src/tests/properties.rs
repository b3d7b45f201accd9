//! Invariants under random sequences of acts.

use super::*;
use adoube_tournament::System;
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::{PlayerIx, RoundEntry};
use proptest::prelude::*;
use std::collections::HashSet;

/// A random step; numbers are reduced to the range available.
#[derive(Clone, Debug)]
enum Try {
    Enter(u16),
    Remove(u16),
    Check(u16, bool),
    Arrange(bool),
    Bye(u16, u16, u8),
    Leave(u16, bool),
    Apart(u16, u16),
    Table(u16, u16),
    Pair,
    Manual(bool),
    Swap(u16, u16),
    SeatEngine(u16),
    Unpair,
    Publish(bool),
    Result(u16, u8),
    Clear(u16),
    Slip(u16, bool),
    Correct(u16, u16, u8),
    Penalty(u16, i32),
    Finish,
    Round,
    Event(bool),
    Change(u8),
    Undo(u16),
}

fn tries() -> impl Strategy<Value = Try> {
    let n = || 0_u16..40;
    prop_oneof![
        3 => n().prop_map(Try::Enter),
        1 => n().prop_map(Try::Remove),
        2 => (n(), any::<bool>()).prop_map(|(a, b)| Try::Check(a, b)),
        3 => any::<bool>().prop_map(Try::Arrange),
        2 => (n(), 0_u16..7, 0_u8..4).prop_map(|(a, b, c)| Try::Bye(a, b, c)),
        2 => (n(), any::<bool>()).prop_map(|(a, b)| Try::Leave(a, b)),
        1 => (n(), n()).prop_map(|(a, b)| Try::Apart(a, b)),
        1 => (n(), 0_u16..9).prop_map(|(a, b)| Try::Table(a, b)),
        3 => Just(Try::Pair),
        3 => any::<bool>().prop_map(Try::Manual),
        3 => (n(), n()).prop_map(|(a, b)| Try::Swap(a, b)),
        1 => n().prop_map(Try::SeatEngine),
        1 => Just(Try::Unpair),
        6 => prop::bool::weighted(0.9).prop_map(Try::Publish),
        8 => (n(), 0_u8..7).prop_map(|(a, b)| Try::Result(a, b)),
        1 => n().prop_map(Try::Clear),
        2 => (n(), any::<bool>()).prop_map(|(a, b)| Try::Slip(a, b)),
        2 => (0_u16..6, n(), 0_u8..7).prop_map(|(a, b, c)| Try::Correct(a, b, c)),
        1 => (n(), -20_i32..20).prop_map(|(a, b)| Try::Penalty(a, b)),
        8 => Just(Try::Finish),
        8 => Just(Try::Round),
        1 => any::<bool>().prop_map(Try::Event),
        1 => (0_u8..6).prop_map(Try::Change),
        6 => (0_u16..6).prop_map(Try::Undo),
    ]
}

fn result(code: u8) -> BoardResult {
    match code {
        0 | 1 => WHITE_WINS,
        2 => DRAW,
        3 => BoardResult::Played(GameOutcome::Loss, GameOutcome::Win),
        4 => BoardResult::BlackAbsent,
        5 => BoardResult::Unrated(GameOutcome::Draw, GameOutcome::Loss),
        _ => BoardResult::BothAbsent,
    }
}

/// Returns the act for a step, if it has anything to act on.
#[allow(clippy::too_many_lines, reason = "a table")]
fn act(hall: &Hall, what: &Try) -> Vec<EventAct> {
    let event = hall.event();
    let player = |n: u16| EntryId(n % event.next_entry.max(1) + 1);
    let boards = |n: u16| {
        let round = event.open_round()?;
        round.boards.get(usize::from(n) % round.boards.len().max(1)).copied()
    };
    let one = |act: EventAct| vec![act];
    match what {
        Try::Enter(n) => one(EventAct::Enter(Box::new(entry(*n + 1)))),
        Try::Remove(n) => one(EventAct::Remove(player(*n))),
        Try::Check(n, true) => one(EventAct::CheckIn(player(*n))),
        Try::Check(n, false) => one(EventAct::CheckOut(player(*n))),
        Try::Arrange(by_rating) => {
            let mut order = event.proposed_order(|person| person.0.clone());
            if !by_rating {
                order.reverse();
            }
            one(EventAct::Arrange(order))
        }
        Try::Bye(n, round, kind) => {
            let bye = [Bye::Half, Bye::Zero, Bye::Full, Bye::PairingAllocated][usize::from(*kind)];
            let player = player(*n);
            vec![EventAct::AskBye { player, round: *round, bye }, EventAct::CancelBye { player, round: round + 1 }]
        }
        Try::Leave(n, true) => one(EventAct::Withdraw { player: player(*n), expelled: n % 2 == 0 }),
        Try::Leave(n, false) => one(EventAct::Return(player(*n))),
        Try::Apart(a, b) => one(EventAct::KeepApart(vec![player(*a), player(*b)])),
        Try::Table(n, table) => one(EventAct::FixTable { player: player(*n), table: Some(*table).filter(|t| *t < 8) }),
        Try::Pair => one(EventAct::Pair),
        Try::Manual(true) => one(EventAct::BeginManual),
        Try::Manual(false) => one(EventAct::EndManual),
        Try::Swap(a, b) => one(EventAct::Swap(player(*a), player(*b))),
        Try::SeatEngine(n) => {
            let mut here: Vec<EntryId> = event.entries.iter().filter(|e| e.left.is_none()).map(|e| e.id).collect();
            let turn = usize::from(*n) % here.len().max(1);
            here.rotate_left(turn);
            let boards = here.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
            let rest = here.chunks_exact(2).remainder().first();
            let byes =
                rest.map(|player| RoundBye { player: *player, bye: Bye::PairingAllocated }).into_iter().collect();
            vec![EventAct::BeginManual, EventAct::Seat { boards, byes }]
        }
        Try::Unpair => one(EventAct::Unpair),
        Try::Publish(true) => one(EventAct::Publish),
        Try::Publish(false) => one(EventAct::Unpublish),
        Try::Result(n, code) => boards(*n)
            .map(|b| EventAct::Result { round: event.current_round(), white: b.white, result: result(*code) })
            .into_iter()
            .collect(),
        Try::Clear(n) => boards(*n)
            .map(|b| EventAct::ClearResult { round: event.current_round(), white: b.white })
            .into_iter()
            .collect(),
        Try::Slip(n, approve) => {
            let side = adoube_tournament::Color::White;
            let round = event.current_round();
            let report = boards(*n).map(|b| EventAct::Report { round, white: b.white, result: DRAW, side });
            let then = event
                .slips
                .first()
                .map(|s| if *approve { EventAct::Approve(s.number) } else { EventAct::Reject(s.number) });
            report.into_iter().chain(then).collect()
        }
        Try::Correct(round, n, code) => {
            let white = event.round(*round).and_then(|r| r.boards.get(usize::from(*n) % r.boards.len().max(1)));
            let result = result(*code);
            white
                .map(|b| EventAct::Correct { round: *round, white: b.white, result, rating_only: n % 3 == 0 })
                .into_iter()
                .collect()
        }
        Try::Penalty(n, tenths) => one(EventAct::Penalty {
            player: player(*n),
            round: 1,
            points: Points::from_tenths(*tenths),
            article: String::new(),
            reason: String::new(),
        }),
        Try::Finish => {
            let round = event.open_round().filter(|round| round.stage == RoundStage::Published);
            let missing = round.map(|round| {
                let open = round.boards.iter().filter(|b| event.result(round.number, b.white).is_none());
                open.map(|b| (b.white, DRAW)).collect::<Vec<_>>()
            });
            let results = missing
                .filter(|list| !list.is_empty())
                .map(|results| EventAct::Results { round: event.current_round(), results });
            results.into_iter().chain([EventAct::CloseRound]).collect()
        }
        Try::Round => {
            let order = event.proposed_order(|person| person.0.clone());
            vec![EventAct::Reopen, EventAct::EndManual, EventAct::Arrange(order), EventAct::Pair, EventAct::Publish]
        }
        Try::Event(true) => vec![EventAct::CloseEvent, EventAct::Reopen],
        Try::Event(false) => one(EventAct::CloseEvent),
        Try::Change(0) => one(EventAct::Change(vec![SettingChange::Rounds(6)])),
        Try::Change(1) => one(EventAct::Change(vec![SettingChange::Rounds(4)])),
        Try::Change(2) => one(EventAct::Change(vec![SettingChange::RatingMethod(RatingMethod::National)])),
        Try::Change(3) => one(EventAct::Change(vec![SettingChange::TieBreaks(TieBreaks::Fide(Vec::new()))])),
        Try::Change(4) => one(EventAct::Change(vec![SettingChange::CheckIn(CheckIn::Needed)])),
        Try::Change(_) => one(EventAct::LeaveFideMode { reason: "test".to_owned() }),
        Try::Undo(n) => one(EventAct::Undo(hall.log.len() as u64 - u64::from(*n).min(hall.log.len() as u64 - 1))),
    }
}

/// Checks the invariants of every state.
fn check(event: &EventState) {
    let tournament = event.tournament();
    assert_eq!(event.entries.len(), tournament.players.len());
    let mut ids = HashSet::new();
    for (at, (entry, player)) in event.entries.iter().zip(&tournament.players).enumerate() {
        assert!(ids.insert(entry.id), "an id is given once");
        assert!(entry.id.0 < event.next_entry);
        assert_eq!(event.place(entry.id), Some(at));
        assert_eq!(usize::from(player.number), at + 1);
        assert!(player.entries.len() == event.rounds.len(), "{:?}", player.entries);
        assert!(player.name.is_empty() && player.born.is_empty() && player.fide_id.is_empty());
    }
    let strangers = (0..=event.next_entry).map(EntryId).filter(|id| !ids.contains(id));
    assert!(strangers.into_iter().all(|id| event.place(id).is_none() && event.entry(id).is_none()));
    for round in &event.rounds {
        let at = usize::from(round.number) - 1;
        let mut seated = HashSet::new();
        let mut tables = HashSet::new();
        for board in &round.boards {
            assert!(seated.insert(board.white) && seated.insert(board.black), "nobody sits at two boards");
            assert!(tables.insert(board.table) && board.table > 0);
            let (white, black) = (event.ix(board.white).unwrap(), event.ix(board.black).unwrap());
            let entries = [white, black].map(|ix: PlayerIx| tournament.player(ix).unwrap().entries[at]);
            assert_eq!(entries.map(|e| e.opponent()), [Some(black), Some(white)], "the boards are the tournament's");
            // Points are conserved: the two scores of a game add up to its result.
            if let (RoundEntry::Game { outcome: w, .. }, RoundEntry::Game { outcome: b, .. }) = (entries[0], entries[1])
            {
                let unusual = (w, b) == (GameOutcome::Draw, GameOutcome::Loss);
                assert!(unusual || b == w.mirrored());
            }
            assert!(round.stage != RoundStage::Closed || event.result(round.number, board.white).is_some());
        }
        for bye in &round.byes {
            assert!(seated.insert(bye.player));
        }
        let paired = tournament.players.iter().filter(|p| p.entries.get(at).is_some_and(|e| e.opponent().is_some()));
        assert_eq!(paired.count(), 2 * round.boards.len());
    }
    let standings = event.standings(event.finished_rounds());
    let total: Points = standings.iter().map(|row| row.points).sum();
    let ixs = 0..tournament.players.len() as u32;
    let scores: Points = ixs.map(|i| tournament.score_after(PlayerIx(i), event.finished_rounds().into())).sum();
    assert_eq!(total, scores);
    assert!(event.rounds.len() <= usize::from(event.finished_rounds()) + 1);
}

/// Returns the boards of published rounds: table, White, Black.
fn public(event: &EventState) -> Vec<Vec<(u16, EntryId, EntryId)>> {
    let board = |board: &RoundBoard| (board.table, board.white, board.black);
    let rounds = event.rounds.iter().filter(|round| round.stage != RoundStage::Draft);
    rounds.map(|round| round.boards.iter().map(board).collect()).collect()
}

fn may_change_public(act: &EventAct) -> bool {
    matches!(act, EventAct::Publish | EventAct::Unpublish | EventAct::Undo(_))
}

fn systems() -> impl Strategy<Value = System> {
    prop_oneof![
        4 => Just(System::default()),
        1 => Just(System::Swiss1985(adoube_tournament::swiss1985::Readings::default())),
        1 => Just(System::RoundRobin(Cycles::Single)),
    ]
}

fn run(system: System, players: u16, plan: &[Try]) -> Hall {
    let tie_breaks = TieBreaks::fide("SB, DE").unwrap();
    let rounds = if matches!(system, System::RoundRobin(_)) { players + players % 2 - 1 } else { 5 };
    let mut hall = Hall::with(players, EventSettings { system, rounds, tie_breaks, ..EventSettings::default() });
    for what in plan {
        for act in act(&hall, what) {
            let before = hall.event().clone();
            let seen = public(&before);
            let count = hall.state.history.len();
            // The warning comes first, then its confirmation.
            let refused = matches!(decide(&hall.state, &act, &Context::new("x", 0)), Err(EventRefusal::Confirm { .. }));
            assert_eq!(*hall.event(), before, "deciding changes nothing");
            if hall.confirmed(act.clone(), if refused { Level::TwoSteps } else { Level::None }).is_ok() {
                assert_eq!(hall.state.history.len(), count + 1);
                assert!(may_change_public(&act) || public(hall.event()).starts_with(&seen), "{act:?}");
            } else {
                assert_eq!(*hall.event(), before, "a refusal changes nothing");
                assert_eq!(hall.state.history.len(), count);
            }
            check(hall.event());
        }
    }
    hall
}

/// The random acts make progress; otherwise the properties below would be vacuous.
#[test]
fn the_acts_that_are_tried_reach_far() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let plans = (systems(), 3_u16..12, prop::collection::vec(tries(), 40..60));
    let (mut played, mut by_hand, mut undone, mut closed) = (0, 0, 0, 0);
    for _ in 0..60 {
        let (system, players, plan) = plans.new_tree(&mut runner).unwrap().current();
        let hall = run(system, players, &plan);
        played += usize::from(hall.event().finished_rounds() >= 2);
        by_hand +=
            hall.log.iter().filter(|done| matches!(done.act, EventAct::Swap(..) | EventAct::Seat { .. })).count();
        undone += hall.log.iter().filter(|done| matches!(done.act, EventAct::Undo(_))).count();
        closed += hall.log.iter().filter(|done| matches!(done.act, EventAct::CloseEvent)).count();
    }
    println!("of 60: {played} with two rounds or more, {by_hand} changes by hand, {undone} undone, {closed} closed");
    assert!(played >= 15 && by_hand >= 10 && undone >= 40 && closed >= 5);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_acts(system in systems(), players in 3_u16..12, plan in prop::collection::vec(tries(), 0..60)) {
        let mut hall = run(system, players, &plan);

        // The log reads back, and a replay reaches the same decisions and state.
        let mut replayed = EventHistory::default();
        for done in &hall.log {
            let text = serde_json::to_string(done).unwrap();
            let mut read: RecordedAct = serde_json::from_str(&text).unwrap();
            read.number = done.number;
            prop_assert_eq!(&read, done);
            prop_assert!(!text.contains('\n'));
            let answers = decide(&replayed, &read.act, &read.context()).unwrap();
            prop_assert_eq!(&answers, &read.answers);
            apply(&mut replayed, &read);
        }
        prop_assert_eq!(&replayed.event, hall.event());

        // Undoing from the end as far as possible and redoing restores the state.
        let before = hall.event().clone();
        let mut undone = Vec::new();
        for number in (2..=hall.log.len() as u64).rev() {
            if let Ok(undo) = hall.act(EventAct::Undo(number)) {
                undone.push(undo);
                check(hall.event());
            }
        }
        for undo in undone.into_iter().rev() {
            hall.act(EventAct::Undo(undo)).unwrap();
        }
        prop_assert_eq!(hall.event(), &before);
    }

    #[test]
    fn no_written_act_panics(text in "\\PC{0,200}") {
        let _ = serde_json::from_str::<EventAct>(&text);
        let _ = serde_json::from_str::<RecordedAct>(&text);
    }
}
