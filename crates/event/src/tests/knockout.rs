//! Knockouts: Pairing systems 3.1; Tie-breaks 2.52; S-6.

use super::*;
use adoube_tournament::knockout::{self, GameKind, Knockout, KnockoutError, Progress, Seeding, Winner};
use adoube_tournament::system::{RoundPairingError, RoundsRefusal};
use adoube_tournament::{PlayerIx, RoundEntry, System};
use adoube_words::Language;

const LOSS: BoardResult = BoardResult::Played(GameOutcome::Loss, GameOutcome::Win);

fn opened(players: u16, rounds: u16, rules: Knockout) -> Hall {
    Hall::with(players, EventSettings { rounds, system: System::Knockout(rules), ..EventSettings::default() })
}

/// Pairs a round, enters the given result for each game and closes it; returns White and Black of the games, ordered by
/// White.
fn round(hall: &mut Hall, result: impl Fn(u16, u16) -> BoardResult) -> Vec<(u16, u16)> {
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    let boards = hall.event().open_round().unwrap().boards.clone();
    let mut games = Vec::new();
    for board in boards {
        let (white, black) = (hall.event().number(board.white), hall.event().number(board.black));
        games.push((white, black));
        hall.act(EventAct::Result { round: hall.round(), white: board.white, result: result(white, black) }).unwrap();
    }
    hall.act(EventAct::CloseRound).unwrap();
    games.sort_unstable();
    games
}

fn favourite(white: u16, black: u16) -> BoardResult {
    if white < black { WHITE_WINS } else { LOSS }
}

fn progress(hall: &Hall) -> Progress {
    let System::Knockout(rules) = hall.event().settings.system else { panic!("a knockout") };
    let tournament = hall.event().tournament_to_pair(&[]);
    knockout::progress(&tournament, usize::from(hall.event().current_round()), &rules).unwrap()
}

fn over(hall: &mut Hall) {
    let refusal = hall.act(EventAct::Pair).unwrap_err();
    assert_eq!(refusal, EventRefusal::Pairing(RoundPairingError::Knockout(KnockoutError::Over(1))));
}

#[test]
fn s_6_knockout_of_eight_both_seedings() {
    let cases = [
        (Seeding::Handbook, [vec![(1, 5), (2, 6), (3, 7), (4, 8)], vec![(1, 3), (2, 4)], vec![(1, 2)]]),
        (Seeding::Usual, [vec![(1, 8), (2, 7), (3, 6), (4, 5)], vec![(1, 4), (2, 3)], vec![(1, 2)]]),
    ];
    for (seeding, expected) in cases {
        let mut hall = opened(8, 3, Knockout::new(seeding));
        for wanted in expected {
            assert_eq!(round(&mut hall, favourite), wanted, "{seeding:?}");
        }
        over(&mut hall);
        let progress = progress(&hall);
        assert_eq!(progress.champion(), Some(Winner::Player(PlayerIx(0))));
        let places: Vec<(u16, u16)> = progress.places().iter().map(|(a, b, _)| (*a, *b)).collect();
        assert_eq!(places, [(1, 1), (2, 2), (3, 4), (3, 4), (5, 8), (5, 8), (5, 8), (5, 8)]);
    }
}

#[test]
fn exempt_seeds_go_through() {
    let mut hall = opened(6, 0, Knockout::default());
    assert_eq!(round(&mut hall, favourite), [(3, 5), (4, 6)], "V-KO-6");
    assert_eq!(hall.event().tournament().players[0].entries, [RoundEntry::Bye(Bye::Full)]);
    // 3 and 4 have had White. 1 and 2, who have not played, have had fewer Whites and therefore get White.
    assert_eq!(round(&mut hall, favourite), [(1, 3), (2, 4)]);
    assert_eq!(round(&mut hall, favourite), [(1, 2)]);
    assert_eq!(hall.event().tournament().rounds, Some(3));
}

#[test]
fn a_level_match_has_tie_break_games_and_a_deciding_game() {
    let rules = Knockout { games: 2, tie_break_games: 2, tie_break_sets: 1, seeding: Seeding::Usual };
    let mut hall = opened(4, 4, rules);
    // 1 beats 4 twice (the second game with Black); 2-3 are level throughout.
    let plan = |white: u16, black: u16| {
        if (white, black) == (2, 3) || (white, black) == (3, 2) { DRAW } else { favourite(white, black) }
    };
    assert_eq!(round(&mut hall, plan), [(1, 4), (2, 3)]);
    assert_eq!(round(&mut hall, plan), [(3, 2), (4, 1)], "colours alternate");
    assert_eq!(round(&mut hall, plan), [(2, 3)], "tie-break games only where level");
    assert_eq!(round(&mut hall, plan), [(3, 2)]);
    let live = progress(&hall).live;
    assert_eq!(live.iter().map(|l| l.kind).collect::<Vec<_>>(), [GameKind::Deciding]);
    assert_eq!(round(&mut hall, plan), [(2, 3)]);
    // The draw was enough for Black, 3. Player 1 had one White and one Black, 3 had two and three.
    assert_eq!(round(&mut hall, plan), [(3, 1)], "2.52: Black went on; the one with fewer Whites has White");
    assert_eq!(round(&mut hall, plan), [(1, 3)]);
    over(&mut hall);
    assert_eq!(hall.event().tournament().rounds, Some(7), "three rounds of tie-break games more");
}

#[test]
fn a_player_who_leaves_or_does_not_come_is_out() {
    let mut hall = opened(8, 3, Knockout::default());
    let bye = hall.act(EventAct::AskBye { player: EntryId(2), round: 1, bye: Bye::Half }).unwrap_err();
    assert_eq!(reason(bye), EventReason::NoByesHere);
    // 1-5: both absent; 6 is absent; 3 and 4 win.
    let plan = |white: u16, _: u16| match white {
        1 => BoardResult::BothAbsent,
        2 => BoardResult::BlackAbsent,
        _ => WHITE_WINS,
    };
    round(&mut hall, plan);
    hall.act(EventAct::Withdraw { player: EntryId(4), expelled: false }).unwrap();
    // Nobody advanced from 1-5, so 3 waits; 2 advances because 4 left: the final follows immediately.
    assert_eq!(round(&mut hall, favourite), [(2, 3)]);
    let places: Vec<u16> = progress(&hall).places().iter().map(|(_, _, ix)| ix.0 as u16 + 1).collect();
    assert_eq!(places, [2, 3, 4, 1, 5, 7, 6, 8]);
    assert_eq!(reason(hall.act(EventAct::Return(EntryId(4))).unwrap_err()), EventReason::TooLateToReturn);
    assert_eq!(reason(hall.act(EventAct::Enter(Box::new(entry(9)))).unwrap_err()), EventReason::TooLate);
}

#[test]
fn rounds_that_do_not_fit_the_bracket_are_refused() {
    let refusal = opened(8, 4, Knockout::default()).act(EventAct::Pair).unwrap_err();
    assert_eq!(refusal, EventRefusal::Rounds(RoundsRefusal::OfKnockout { rounds: 4, wanted: 3 }));
    let alone = opened(1, 0, Knockout::default()).act(EventAct::Pair).unwrap_err();
    assert!(matches!(alone, EventRefusal::Pairing(RoundPairingError::Knockout(KnockoutError::Field(_)))), "{alone}");
    let system = System::Knockout(Knockout { games: 0, ..Knockout::default() });
    let unsound = EventSettings { name: "Open".to_owned(), system, ..EventSettings::default() };
    let refusal = Hall::default().act(EventAct::Open(Box::new(unsound))).unwrap_err();
    assert_eq!(refusal, EventRefusal::Pairing(RoundPairingError::Knockout(KnockoutError::Games)));
    for language in Language::ALL {
        assert!(!refusal.text(language).is_empty());
    }
    let change = EventAct::Change(vec![SettingChange::System(system)]);
    assert_eq!(opened(8, 3, Knockout::default()).act(change).unwrap_err(), refusal, "nor by a change");
}

#[test]
fn only_colours_are_swapped_and_the_explanation_says_why() {
    let mut hall = opened(8, 3, Knockout::default());
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::BeginManual).unwrap();
    let swap = |a, b| EventAct::Swap(EntryId(a), EntryId(b));
    assert_eq!(reason(hall.act(swap(1, 2)).unwrap_err()), EventReason::OnlyColours);
    hall.act(swap(1, 5)).unwrap();
    let boards = &hall.event().open_round().unwrap().boards;
    assert!(boards.iter().any(|board| (board.white, board.black) == (EntryId(5), EntryId(1))));
    let System::Knockout(rules) = hall.event().settings.system else { panic!("a knockout") };
    let tournament = hall.event().to_tournament(&KnownPeople::new());
    let lines = knockout::explain_round(&tournament, 1, &rules, Language::English).unwrap();
    assert!(lines[0].contains("Quarter-final, match 1: 1 p1 (White) - 5 p5") && lines[0].contains("seeds 1 and 5"));
    assert_eq!(lines.len(), 8);
}
