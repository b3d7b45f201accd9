//! A tournament run by acts, and what is refused.

use super::*;
use adoube_laws::Language;

#[allow(clippy::needless_pass_by_value)]
fn run(state: &mut State, log: &mut Vec<Event>, act: Act) -> Result<(), Refusal> {
    let events = decide(state, &act)?;
    for event in events {
        *state = apply(std::mem::take(state), &event);
        log.push(event);
    }
    Ok(())
}

fn opened(players: u16, rounds: u16, system: System) -> (State, Vec<Event>) {
    let (mut state, mut log) = (State::default(), Vec::new());
    let settings = Settings { rounds, system, initial_colour: Some(Colour::White), ..Settings::default() };
    run(&mut state, &mut log, Act::Open(settings)).unwrap();
    for i in 0..players {
        let player = Player { name: format!("P{i:02}"), rating: 1500 + i * 10, ..Player::default() };
        run(&mut state, &mut log, Act::Enter(Box::new(player))).unwrap();
    }
    run(&mut state, &mut log, Act::Number).unwrap();
    (state, log)
}

fn whites(state: &State) -> Vec<u16> {
    let at = usize::from(state.current_round()) - 1;
    let open = |p: &&Player| matches!(p.entries.get(at), Some(Entry::Paired { colour: Colour::White, .. }));
    state.tournament.players.iter().filter(open).map(|p| p.number).collect()
}

#[test]
fn a_tournament_runs_and_replays() {
    for system in [System::default(), System::Swiss1985(Readings::default())] {
        let (mut state, mut log) = opened(9, 5, system);
        assert_eq!(state.tournament.players[0].name, "P08", "the highest rating is number 1");
        for round in 1..=5 {
            if round == 2 {
                run(&mut state, &mut log, Act::RequestBye { number: 3, bye: Bye::Half }).unwrap();
            }
            if round == 4 {
                run(&mut state, &mut log, Act::Withdraw(5)).unwrap();
            }
            run(&mut state, &mut log, Act::Pair).unwrap();
            for (i, white) in whites(&state).into_iter().enumerate() {
                let result = match i % 3 {
                    0 => BoardResult::Played(Outcome::Win, Outcome::Loss),
                    1 => BoardResult::Played(Outcome::Draw, Outcome::Draw),
                    _ => BoardResult::WhiteAbsent,
                };
                run(&mut state, &mut log, Act::Result { white, result }).unwrap();
            }
            run(&mut state, &mut log, Act::CloseRound).unwrap();
        }
        assert_eq!(state.closed, 5);
        assert_eq!(State::replay(&log), state);
        let third = state.tournament.players.iter().filter(|p| p.entries.get(1) == Some(&Entry::Bye(Bye::Half)));
        assert_eq!(third.count(), 1);
        assert!(state.tournament.players.iter().all(|p| p.entries.len() == 5));
        assert_eq!(decide(&state, &Act::Pair).unwrap_err().reason, RefusalReason::NoSuchRound(6));
    }
}

#[test]
fn a_round_robin_follows_the_table() {
    let (mut state, mut log) = opened(4, 3, System::RoundRobin(Cycles::Single));
    run(&mut state, &mut log, Act::Pair).unwrap();
    assert_eq!(whites(&state), [1, 2]);
}

#[test]
fn c_04_1_2_eleven_rounds_with_eight_players_are_refused() {
    let (state, _) = opened(8, 11, System::default());
    let refusal = decide(&state, &Act::Pair).unwrap_err();
    assert_eq!(refusal.reason, RefusalReason::TooManyRounds { rounds: 11, players: 8, most: 7 });
    for language in Language::ALL {
        let text = refusal.text(language);
        assert!(text.contains("11") && text.contains('8') && text.contains('7'), "{text}");
    }
}

#[test]
fn swapping_by_hand_keeps_the_pairing_mutual() {
    let (mut state, mut log) = opened(7, 3, System::default());
    run(&mut state, &mut log, Act::Pair).unwrap();
    let mutual = |state: &State| {
        state.tournament.players.iter().enumerate().all(|(i, p)| {
            p.entries[0].opponent().is_none_or(|o| {
                let back = &state.tournament.players[o.index()].entries[0];
                back.opponent() == Some(PlayerIx(i as u32)) && back.colour() != p.entries[0].colour()
            })
        })
    };
    for (a, b) in [(1, 2), (1, 7), (3, 6), (1, 4), (2, 5)] {
        run(&mut state, &mut log, Act::Swap(a, b)).unwrap();
        assert!(mutual(&state), "after swapping {a} and {b}");
    }
    run(&mut state, &mut log, Act::Unpair).unwrap();
    assert_eq!(decide(&state, &Act::CloseRound).unwrap_err().reason, RefusalReason::NoOpenRound);
}

#[test]
fn refusals_name_their_provision() {
    let fresh = State::default();
    assert_eq!(decide(&fresh, &Act::Pair).unwrap_err().reason, RefusalReason::NotOpened);
    let (mut state, mut log) = opened(6, 3, System::default());
    let cases = [
        (Act::Withdraw(77), RefusalReason::UnknownPlayer(77)),
        (Act::RequestBye { number: 1, bye: Bye::PairingAllocated }, RefusalReason::NotToBeAskedFor),
        (Act::CloseRound, RefusalReason::NoOpenRound),
        (Act::Penalty { number: 1, round: 9, points: Points::ONE }, RefusalReason::NoSuchRound(9)),
        (Act::Open(Settings::default()), RefusalReason::AlreadyOpened),
    ];
    for (act, reason) in cases {
        assert_eq!(decide(&state, &act).unwrap_err().reason, reason, "{act:?}");
    }
    run(&mut state, &mut log, Act::Pair).unwrap();
    assert_eq!(decide(&state, &Act::Pair).unwrap_err().reason, RefusalReason::RoundIsOpen(1));
    let missing = decide(&state, &Act::CloseRound).unwrap_err();
    assert_eq!(missing.reason, RefusalReason::ResultsMissing(whites(&state)));
    run(&mut state, &mut log, Act::Penalty { number: 1, round: 1, points: -Points::HALF }).unwrap();
    assert_eq!(state.tournament.round_points(PlayerIx(0), 0), Points::ZERO, "a draw's points less the penalty");
}

#[test]
fn acts_are_written_as_json_and_read_back() {
    let acts = [
        Act::Open(Settings { name: "Open".into(), rounds: 5, ..Settings::default() }),
        Act::Enter(Box::new(Player { name: "A".into(), rating: 2000, ..Player::default() })),
        Act::RequestBye { number: 1, bye: Bye::Half },
        Act::Pair,
        Act::Result { white: 1, result: BoardResult::Played(Outcome::Win, Outcome::Loss) },
        Act::Penalty { number: 1, round: 1, points: Points::from_tenths(-5) },
        Act::CloseRound,
    ];
    for act in acts {
        let text = serde_json::to_string(&act).unwrap();
        assert_eq!(serde_json::from_str::<Act>(&text).unwrap(), act, "{text}");
    }
    let result = Act::Result { white: 1, result: BoardResult::WhiteAbsent };
    assert_eq!(serde_json::to_string(&result).unwrap(), r#"{"result":{"white":1,"result":"white_absent"}}"#);
}

#[test]
fn c_04_2_3_2_absent_later_present_after_all_and_back_again() {
    let (mut state, mut log) = opened(8, 5, System::default());
    run(&mut state, &mut log, Act::Absent { number: 2, round: 2, bye: Bye::Half }).unwrap();
    run(&mut state, &mut log, Act::Absent { number: 3, round: 2, bye: Bye::Zero }).unwrap();
    run(&mut state, &mut log, Act::Present { number: 3, round: 2 }).unwrap();
    run(&mut state, &mut log, Act::Withdraw(8)).unwrap();
    let refusals = [
        (Act::Absent { number: 1, round: 6, bye: Bye::Half }, RefusalReason::NoSuchRound(6)),
        (Act::Absent { number: 1, round: 0, bye: Bye::Half }, RefusalReason::RoundIsPaired(0)),
        (Act::Present { number: 1, round: 2 }, RefusalReason::NotAbsent { number: 1, round: 2 }),
        (Act::Return(1), RefusalReason::HasNotWithdrawn(1)),
    ];
    for (act, reason) in refusals {
        assert_eq!(decide(&state, &act).unwrap_err().reason, reason, "{act:?}");
    }
    for number in 1..=3 {
        run(&mut state, &mut log, Act::Pair).unwrap();
        for white in whites(&state) {
            let result = BoardResult::Played(Outcome::Draw, Outcome::Draw);
            run(&mut state, &mut log, Act::Result { white, result }).unwrap();
        }
        if number == 1 {
            let late = decide(&state, &Act::Absent { number: 1, round: 1, bye: Bye::Half }).unwrap_err();
            assert_eq!(late.reason, RefusalReason::RoundIsPaired(1));
        }
        run(&mut state, &mut log, Act::CloseRound).unwrap();
        if number == 2 {
            run(&mut state, &mut log, Act::Return(8)).unwrap();
        }
    }
    let entries = |number: u16| &state.tournament.players[usize::from(number) - 1].entries;
    assert_eq!(entries(2)[1], Entry::Bye(Bye::Half));
    assert!(entries(3)[1].was_in_pairing());
    assert_eq!(entries(8)[..2], [Entry::Bye(Bye::Zero); 2]);
    assert!(entries(8)[2].opponent().is_some());
    assert_eq!(State::replay(&log), state);
}

#[test]
fn withdrawals_14_3_and_14_31_in_a_round_robin() {
    // Six players, five rounds: half is reached with three.
    for (after, annulled) in [(2, true), (3, false)] {
        let (mut state, mut log) = opened(6, 5, System::RoundRobin(Cycles::Single));
        for round in 1..=5 {
            if round == after + 1 {
                run(&mut state, &mut log, Act::Withdraw(6)).unwrap();
            }
            run(&mut state, &mut log, Act::Pair).unwrap();
            for white in whites(&state) {
                let result = BoardResult::Played(Outcome::Draw, Outcome::Draw);
                run(&mut state, &mut log, Act::Result { white, result }).unwrap();
            }
            run(&mut state, &mut log, Act::CloseRound).unwrap();
        }
        let last = state.classified();
        let scores: Vec<i32> = (0..6).map(|i| last.score_after(PlayerIx(i), 5).tenths()).collect();
        if annulled {
            assert_eq!(scores, [20, 20, 20, 20, 20, 0], "four games each count");
        } else {
            // Player 6 drew three games; his last two opponents won by absence (D-44).
            assert_eq!(scores.iter().sum::<i32>(), 150, "no point is lost");
            assert_eq!(scores[5], 15);
        }
        assert_eq!(State::replay(&log), state);
    }
}

#[test]
fn c_05_numbers_drawn_by_lot_are_the_same_in_a_replay() {
    let (mut state, mut log) = opened(10, 9, System::RoundRobin(Cycles::Single));
    for player in &mut state.tournament.players {
        player.federation =
            if player.number <= 3 { "AND" } else { ["ESP", "FRA"][usize::from(player.number % 2)] }.into();
    }
    let before = state.clone();
    run(&mut state, &mut log, Act::DrawNumbers { seed: 7, varma: false }).unwrap();
    let names = |s: &State| s.tournament.players.iter().map(|p| p.name.clone()).collect::<Vec<_>>();
    assert_ne!(names(&state), names(&before));
    let again = decide(&before, &Act::DrawNumbers { seed: 7, varma: false }).unwrap();
    assert_eq!(log.last(), again.last());
    // Four of a federation fit no group of ten; with three each they do.
    let refused = decide(&before, &Act::DrawNumbers { seed: 7, varma: true }).unwrap_err();
    assert_eq!(refused.reason, RefusalReason::NoVarma(10));
    let mut fitting = before;
    for (player, federation) in
        fitting.tournament.players.iter_mut().zip(["A", "A", "A", "B", "B", "B", "C", "C", "D", "E"])
    {
        player.federation = federation.into();
    }
    let drawn = decide(&fitting, &Act::DrawNumbers { seed: 3, varma: true }).unwrap();
    fitting = apply(fitting, &drawn[0]);
    let group: Vec<u16> = fitting.tournament.players.iter().filter(|p| p.federation == "A").map(|p| p.number).collect();
    assert!([vec![3, 4, 8], vec![5, 7, 9]].contains(&group), "{group:?}");
}
