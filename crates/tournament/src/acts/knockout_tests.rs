//! A knockout run by acts: Pairing systems 3.1, 3.11; Tie-breaks 2.52; S-6.

use super::*;
use crate::knockout::{GameKind, Seeding, Winner};
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

fn opened(players: u16, rounds: u16, rules: Knockout) -> (State, Vec<Event>) {
    let (mut state, mut log) = (State::default(), Vec::new());
    let settings = Settings { rounds, system: System::Knockout(rules), ..Settings::default() };
    run(&mut state, &mut log, Act::Open(settings)).unwrap();
    for i in 0..players {
        let player = Player { name: format!("P{i:02}"), rating: 2500 - i * 10, ..Player::default() };
        run(&mut state, &mut log, Act::Enter(Box::new(player))).unwrap();
    }
    run(&mut state, &mut log, Act::Number).unwrap();
    (state, log)
}

/// White and Black of the open round by starting rank, in order of White.
fn games(state: &State) -> Vec<(u16, u16)> {
    let at = usize::from(state.current_round()) - 1;
    let t = &state.tournament;
    let number = |ix: PlayerIx| t.player(ix).map_or(0, |p| p.number);
    let game = |p: &Player| match p.entries.get(at) {
        Some(Entry::Paired { opponent, colour: Colour::White }) => Some((p.number, number(*opponent))),
        _ => None,
    };
    t.players.iter().filter_map(game).collect()
}

const WIN: BoardResult = BoardResult::Played(Outcome::Win, Outcome::Loss);
const DRAW: BoardResult = BoardResult::Played(Outcome::Draw, Outcome::Draw);
const LOSS: BoardResult = BoardResult::Played(Outcome::Loss, Outcome::Win);

/// Pairs, gives each game the result the function says, closes; returns the games.
fn round(state: &mut State, log: &mut Vec<Event>, result: impl Fn(u16, u16) -> BoardResult) -> Vec<(u16, u16)> {
    run(state, log, Act::Pair).unwrap();
    let list = games(state);
    for &(white, black) in &list {
        run(state, log, Act::Result { white, result: result(white, black) }).unwrap();
    }
    run(state, log, Act::CloseRound).unwrap();
    list
}

fn favourite(white: u16, black: u16) -> BoardResult {
    if white < black { WIN } else { LOSS }
}

#[test]
fn s_6_knockout_of_eight_both_seedings() {
    let cases = [
        (Seeding::Handbook, [vec![(1, 5), (2, 6), (3, 7), (4, 8)], vec![(1, 3), (2, 4)], vec![(1, 2)]]),
        (Seeding::Usual, [vec![(1, 8), (2, 7), (3, 6), (4, 5)], vec![(1, 4), (2, 3)], vec![(1, 2)]]),
    ];
    for (seeding, expected) in cases {
        let (mut state, mut log) = opened(8, 3, Knockout::new(seeding));
        for wanted in expected {
            assert_eq!(round(&mut state, &mut log, favourite), wanted, "{seeding:?}");
        }
        let over = decide(&state, &Act::Pair).unwrap_err();
        assert_eq!(over.reason, RefusalReason::Knockout(KnockoutError::Over(1)));
        let progress = state.knockout().unwrap().unwrap();
        assert_eq!(progress.champion(), Some(Winner::Player(PlayerIx(0))));
        let places: Vec<(u16, u16)> = progress.places().iter().map(|(a, b, _)| (*a, *b)).collect();
        assert_eq!(places, [(1, 1), (2, 2), (3, 4), (3, 4), (5, 8), (5, 8), (5, 8), (5, 8)]);
        assert_eq!(State::replay(&log), state);
    }
}

#[test]
fn exempt_seeds_go_through() {
    let (mut state, mut log) = opened(6, 0, Knockout::default());
    assert_eq!(round(&mut state, &mut log, favourite), [(3, 5), (4, 6)], "V-KO-6");
    assert_eq!(state.tournament.players[0].entries, [Entry::Bye(Bye::Full)]);
    // 3 and 4 have had White, so 1 and 2, who have not played, are ahead in Blacks and have White.
    assert_eq!(round(&mut state, &mut log, favourite), [(1, 3), (2, 4)]);
    assert_eq!(round(&mut state, &mut log, favourite), [(1, 2)]);
    assert_eq!(state.tournament.rounds, Some(3));
}

#[test]
fn a_level_match_has_tie_break_games_and_a_deciding_game() {
    let rules = Knockout { games: 2, tie_break_games: 2, tie_break_sets: 1, seeding: Seeding::Usual };
    let (mut state, mut log) = opened(4, 4, rules);
    // 1 beats 4 twice (the second game with Black); 2-3 are level throughout.
    let plan = |white: u16, black: u16| {
        if (white, black) == (2, 3) || (white, black) == (3, 2) { DRAW } else { favourite(white, black) }
    };
    assert_eq!(round(&mut state, &mut log, plan), [(1, 4), (2, 3)]);
    assert_eq!(round(&mut state, &mut log, plan), [(3, 2), (4, 1)], "colours alternate");
    assert_eq!(round(&mut state, &mut log, plan), [(2, 3)], "tie-break games only where level");
    assert_eq!(round(&mut state, &mut log, plan), [(3, 2)]);
    let live = state.knockout().unwrap().unwrap().live;
    assert_eq!(live.iter().map(|l| l.kind).collect::<Vec<_>>(), [GameKind::Deciding]);
    assert_eq!(round(&mut state, &mut log, plan), [(2, 3)]);
    // The draw was enough for Black, 3. Player 1 had one White and one Black, 3 had two and three.
    assert_eq!(round(&mut state, &mut log, plan), [(3, 1)], "2.52: Black went on; who had fewer Whites has White");
    assert_eq!(round(&mut state, &mut log, plan), [(1, 3)]);
    assert_eq!(decide(&state, &Act::Pair).unwrap_err().reason, RefusalReason::Knockout(KnockoutError::Over(1)));
    assert_eq!(state.tournament.rounds, Some(7), "three rounds of tie-break games more");
    assert_eq!(State::replay(&log), state);
}

#[test]
fn who_leaves_or_does_not_come_is_out() {
    let (mut state, mut log) = opened(8, 3, Knockout::default());
    let bye = decide(&state, &Act::RequestBye { number: 2, bye: Bye::Half }).unwrap_err();
    assert_eq!(bye.reason, RefusalReason::NoByesInKnockout);
    // 1-5 both absent, 6 does not come, 3 and 4 win.
    let plan = |white: u16, _: u16| match white {
        1 => BoardResult::BothAbsent,
        2 => BoardResult::BlackAbsent,
        _ => WIN,
    };
    round(&mut state, &mut log, plan);
    run(&mut state, &mut log, Act::Withdraw(4)).unwrap();
    // Nobody came through from 1-5, so 3 waits; 2 goes through because 4 left: the final at once.
    assert_eq!(round(&mut state, &mut log, favourite), [(2, 3)]);
    let places: Vec<u16> =
        state.knockout().unwrap().unwrap().places().iter().map(|(_, _, ix)| ix.0 as u16 + 1).collect();
    assert_eq!(places, [2, 3, 4, 1, 5, 7, 6, 8]);
    assert_eq!(decide(&state, &Act::Return(4)).unwrap_err().reason, RefusalReason::TooLate);
    assert_eq!(decide(&state, &Act::Enter(Box::default())).unwrap_err().reason, RefusalReason::TooLate);
}

#[test]
fn rounds_that_do_not_fit_the_bracket_are_refused() {
    let (state, _) = opened(8, 4, Knockout::default());
    let refusal = decide(&state, &Act::Pair).unwrap_err();
    assert_eq!(refusal.reason, RefusalReason::RoundsOfKnockout { rounds: 4, wanted: 3 });
    let (state, _) = opened(1, 0, Knockout::default());
    assert!(matches!(decide(&state, &Act::Pair).unwrap_err().reason, RefusalReason::Knockout(KnockoutError::Field(_))));
    let unsound =
        Settings { system: System::Knockout(Knockout { games: 0, ..Knockout::default() }), ..Settings::default() };
    let refusal = decide(&State::default(), &Act::Open(unsound)).unwrap_err();
    assert_eq!(refusal.reason, RefusalReason::Knockout(KnockoutError::Games));
    for language in Language::ALL {
        assert!(!refusal.text(language).is_empty());
    }
}

#[test]
fn pairing_3_11_consolation_among_the_lower_category() {
    let (mut state, mut log) = opened(8, 3, Knockout::default());
    for number in 1..=4 {
        run(&mut state, &mut log, Act::Category { number, category: 2 }).unwrap();
    }
    for number in 5..=8 {
        run(&mut state, &mut log, Act::Category { number, category: 1 }).unwrap();
    }
    // 8 beats 4: 5, 6 and 7 were knocked out by a higher category, 4 by a lower one.
    round(&mut state, &mut log, |white, _| if white == 4 { LOSS } else { WIN });
    let acts = state.consolation(1).unwrap();
    assert_eq!(state.consolation(2), None);
    let (mut other, mut other_log) = (State::default(), Vec::new());
    for act in acts {
        run(&mut other, &mut other_log, act).unwrap();
    }
    let names: Vec<&str> = other.tournament.players.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["P04", "P05", "P06"]);
    assert_eq!(round(&mut other, &mut other_log, favourite), [(2, 3)]);
    assert_eq!(round(&mut other, &mut other_log, favourite), [(1, 2)]);
}

#[test]
fn only_colours_are_swapped_and_the_explanation_says_why() {
    let (mut state, mut log) = opened(8, 3, Knockout::default());
    run(&mut state, &mut log, Act::Pair).unwrap();
    assert_eq!(decide(&state, &Act::Swap(1, 2)).unwrap_err().reason, RefusalReason::OnlyColours);
    run(&mut state, &mut log, Act::Swap(1, 5)).unwrap();
    assert!(games(&state).contains(&(5, 1)));
    let System::Knockout(rules) = state.system else { unreachable!() };
    let lines = crate::knockout::explain_round(&state.tournament, 1, &rules, Language::English).unwrap();
    assert!(lines[0].contains("quarter-final, match 1: 1 P00 (White) - 5 P04") && lines[0].contains("seeds 1 and 5"));
    assert_eq!(lines.len(), 8);
}
