//! Tournament rules: entries, byes, absences, withdrawals, penalties, refusals.

use super::*;
use adoube_laws::{DevicePenalty, DrawOffers};
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::swiss1985::Readings;
use adoube_tournament::system::RoundsRefusal;
use adoube_tournament::{PlayerIx, RoundEntry, System};
use adoube_words::Language;

fn of_rounds(rounds: u16, system: System) -> EventSettings {
    EventSettings { rounds, system, tie_breaks: TieBreaks::fide("SB, DE").unwrap(), ..EventSettings::default() }
}

/// Returns the starting numbers of the White players of the open round, in order.
fn white_numbers(hall: &Hall) -> Vec<u16> {
    let mut numbers: Vec<u16> = hall.whites().into_iter().map(|white| hall.event().number(white)).collect();
    numbers.sort_unstable();
    numbers
}

fn all_drawn(hall: &mut Hall) {
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::Publish).unwrap();
    for board in hall.event().open_round().unwrap().boards.clone() {
        if board.result.is_none() {
            hall.act(EventAct::Result { round: hall.round(), white: board.white, result: DRAW }).unwrap();
        }
    }
    hall.act(EventAct::CloseRound).unwrap();
}

#[test]
fn swiss_2_1_starting_list_by_elo_then_alphabet() {
    let mut hall = Hall::default();
    hall.act(EventAct::Open(Box::new(EventSettings { name: "Open".to_owned(), ..EventSettings::default() }))).unwrap();
    for (name, rating) in [("B", 2100), ("Z", 0), ("A", 2100), ("C", 2200), ("Y", 0)] {
        let data = EntryData { person: PersonId::from(name), fide_rating: rating, ..EntryData::default() };
        hall.act(EventAct::Enter(Box::new(data))).unwrap();
    }
    hall.arrange();
    let order: Vec<&str> = hall.event().entries.iter().map(|entry| entry.person.0.as_str()).collect();
    assert_eq!(order, ["C", "A", "B", "Y", "Z"]);
}

#[test]
fn a_swiss_with_a_bye_forfeits_and_a_withdrawal() {
    for system in [System::default(), System::Swiss1985(Readings::default())] {
        let mut hall = Hall::with(9, of_rounds(5, system));
        assert_eq!(hall.event().numbered(1).map(|entry| entry.fide_rating), Some(2490), "the highest rating");
        for round in 1..=5 {
            if round == 2 {
                hall.act(EventAct::AskBye { player: EntryId(3), round, bye: Bye::Half }).unwrap();
            }
            if round == 4 {
                hall.act(EventAct::Withdraw { player: EntryId(5), expelled: false }).unwrap();
            }
            hall.act(EventAct::Pair).unwrap();
            hall.act(EventAct::Publish).unwrap();
            for (i, white) in hall.whites().into_iter().enumerate() {
                let result = [WHITE_WINS, DRAW, BoardResult::WhiteAbsent][i % 3];
                hall.act(EventAct::Result { round: hall.round(), white, result }).unwrap();
            }
            hall.act(EventAct::CloseRound).unwrap();
        }
        let players = &hall.event().tournament().players;
        assert_eq!(hall.event().finished_rounds(), 5);
        assert_eq!(players.iter().filter(|p| p.entries.get(1) == Some(&RoundEntry::Bye(Bye::Half))).count(), 1);
        assert!(players.iter().all(|p| p.entries.len() == 5));
        assert_eq!(reason(hall.act(EventAct::Pair).unwrap_err()), EventReason::NoSuchRound(6));
    }
}

#[test]
fn a_round_robin_follows_the_table() {
    let mut hall = Hall::with(4, of_rounds(3, System::RoundRobin(Cycles::Single)));
    hall.act(EventAct::Pair).unwrap();
    assert_eq!(white_numbers(&hall), [1, 2]);
    let late = hall.act(EventAct::Enter(Box::new(entry(9)))).unwrap_err();
    assert_eq!(reason(late), EventReason::TooLate, "a table is made for the field that begins");
}

#[test]
fn c_04_1_2_eleven_rounds_with_eight_players_are_refused() {
    let mut hall = Hall::with(8, of_rounds(11, System::default()));
    let refusal = hall.act(EventAct::Pair).unwrap_err();
    assert_eq!(refusal, EventRefusal::Rounds(RoundsRefusal::TooMany { rounds: 11, players: 8, most: 7 }));
    assert_eq!(refusal.cites().map(adoube_laws::Article::number), Some("C.04.1:2"));
    for language in Language::ALL {
        let text = refusal.text(language);
        assert!(text.contains("11") && text.contains('8') && text.contains('7'), "{text}");
    }
}

#[test]
fn swapping_by_hand_keeps_the_pairing_mutual() {
    let mut hall = Hall::with(7, of_rounds(3, System::default()));
    hall.act(EventAct::Pair).unwrap();
    hall.act(EventAct::BeginManual).unwrap();
    let mutual = |event: &EventState| {
        let players = &event.tournament().players;
        players.iter().zip(0..).all(|(player, at)| {
            player.entries[0].opponent().is_none_or(|opponent| {
                let back = &players[opponent.index()].entries[0];
                back.opponent() == Some(PlayerIx(at)) && back.colour() != player.entries[0].colour()
            })
        })
    };
    for (a, b) in [(1, 2), (1, 7), (3, 6), (1, 4), (2, 5)] {
        hall.confirmed(EventAct::Swap(EntryId(a), EntryId(b)), Level::Confirm).unwrap();
        assert!(mutual(hall.event()), "after swapping {a} and {b}");
    }
    let alone = hall.act(EventAct::Swap(EntryId(1), EntryId(1))).unwrap_err();
    assert_eq!(reason(alone), EventReason::SamePlayer);
    hall.act(EventAct::Unpair).unwrap();
    assert_eq!(reason(hall.act(EventAct::CloseRound).unwrap_err()), EventReason::NoOpenRound);
}

#[test]
fn refusals_name_their_provision() {
    assert_eq!(reason(Hall::default().act(EventAct::Pair).unwrap_err()), EventReason::NotOpened);
    assert_eq!(reason(Hall::default().act(EventAct::Undo(1)).unwrap_err()), EventReason::NotOpened);
    let mut hall = Hall::with(6, of_rounds(3, System::default()));
    let (player, round) = (EntryId(1), 1);
    let penalty = |round, points| {
        let (article, reason) = (String::new(), String::new());
        EventAct::Penalty { player, round, points, article, reason }
    };
    let again = EventSettings { name: "Open".to_owned(), ..EventSettings::default() };
    let cases = [
        (EventAct::Withdraw { player: EntryId(77), expelled: false }, EventReason::UnknownEntry, None),
        (
            EventAct::AskBye { player, round, bye: Bye::PairingAllocated },
            EventReason::NotToBeAskedFor,
            Some("C.04.1:3"),
        ),
        (EventAct::CloseRound, EventReason::NoOpenRound, Some("C.04.2:1")),
        (penalty(9, Points::ONE), EventReason::NoSuchRound(9), Some("C.04.1:1")),
        (penalty(0, Points::ONE), EventReason::NoSuchRound(0), Some("C.04.1:1")),
        (penalty(1, Points::ZERO), EventReason::PenaltyPoints, None),
        (EventAct::Open(Box::new(again)), EventReason::AlreadyOpened, Some("C.04.2:1")),
    ];
    for (act, expected, cites) in cases {
        let refusal = hall.act(act).unwrap_err();
        assert_eq!(refusal.cites().map(adoube_laws::Article::number), cites, "{refusal}");
        assert_eq!(reason(refusal), expected);
    }
    hall.act(EventAct::Pair).unwrap();
    assert_eq!(reason(hall.act(EventAct::Pair).unwrap_err()), EventReason::RoundOpen(1));
    hall.act(EventAct::Publish).unwrap();
    let missing = EventReason::ResultsMissing { round: 1, boards: vec![1, 2, 3] };
    assert_eq!(reason(hall.act(EventAct::CloseRound).unwrap_err()), missing);
    hall.act(penalty(1, -Points::HALF)).unwrap();
    let points = hall.event().tournament().round_points(PlayerIx(0), 0);
    assert_eq!(points, Points::ZERO, "a draw's points less the penalty");
}

#[test]
fn acts_have_a_fixed_form_in_the_log() {
    let result = EventAct::Result { round: 2, white: EntryId(1), result: BoardResult::WhiteAbsent };
    let played = EventAct::Results { round: 2, results: vec![(EntryId(1), WHITE_WINS)] };
    let cases = [
        (EventAct::Pair, r#""pair""#),
        (result, r#"{"result":{"round":2,"white":1,"result":"white_absent"}}"#),
        (played, r#"{"results":{"round":2,"results":[[1,{"played":["win","loss"]}]]}}"#),
        (
            EventAct::AskBye { player: EntryId(1), round: 2, bye: Bye::Half },
            r#"{"ask_bye":{"player":1,"round":2,"bye":"half"}}"#,
        ),
    ];
    for (act, text) in cases {
        assert_eq!(serde_json::to_string(&act).unwrap(), text);
        assert_eq!(serde_json::from_str::<EventAct>(text).unwrap(), act);
    }
}

#[test]
fn c_04_2_3_2_absent_later_present_after_all_and_back_again() {
    let mut hall = Hall::with(8, of_rounds(5, System::default()));
    let ask = |player, round, bye| EventAct::AskBye { player: EntryId(player), round, bye };
    hall.act(ask(2, 2, Bye::Half)).unwrap();
    hall.act(ask(3, 2, Bye::Zero)).unwrap();
    hall.act(EventAct::CancelBye { player: EntryId(3), round: 2 }).unwrap();
    hall.act(EventAct::Withdraw { player: EntryId(8), expelled: false }).unwrap();
    let refusals = [
        (ask(1, 6, Bye::Half), EventReason::NoSuchRound(6)),
        (ask(1, 0, Bye::Half), EventReason::NoSuchRound(0)),
        (EventAct::CancelBye { player: EntryId(1), round: 2 }, EventReason::NoSuchBye),
        (EventAct::Return(EntryId(1)), EventReason::HasNotLeft(1)),
    ];
    for (act, expected) in refusals {
        assert_eq!(reason(hall.act(act).unwrap_err()), expected);
    }
    for number in 1..=3 {
        all_drawn(&mut hall);
        if number == 1 {
            assert_eq!(reason(hall.act(ask(1, 1, Bye::Half)).unwrap_err()), EventReason::RoundPast(1));
        }
        if number == 2 {
            hall.act(EventAct::Return(EntryId(8))).unwrap();
        }
    }
    let entries = |number: usize| &hall.event().tournament().players[number - 1].entries;
    assert_eq!(entries(2)[1], RoundEntry::Bye(Bye::Half));
    assert!(entries(3)[1].was_in_pairing());
    assert_eq!(entries(8)[..2], [RoundEntry::Bye(Bye::Zero); 2]);
    assert!(entries(8)[2].opponent().is_some());
}

#[test]
fn withdrawals_14_3_and_14_31_in_a_round_robin() {
    // Six players, five rounds: half is reached after three.
    for (after, annulled) in [(2, true), (3, false)] {
        let settings = EventSettings {
            early_withdrawals: EarlyWithdrawals::Annulled,
            ..of_rounds(5, System::RoundRobin(Cycles::Single))
        };
        let mut hall = Hall::with(6, settings);
        for round in 1..=5 {
            if round == after + 1 {
                hall.act(EventAct::Withdraw { player: EntryId(6), expelled: false }).unwrap();
            }
            all_drawn(&mut hall);
        }
        let mut scores = [0; 6];
        for row in hall.event().standings(5) {
            scores[row.player.index()] = row.points.tenths();
        }
        if annulled {
            assert_eq!(scores, [20, 20, 20, 20, 20, 0], "four games each count");
        } else {
            // Player 6 drew three games; the last two opponents won by absence (D-44).
            assert_eq!(scores.iter().sum::<i32>(), 150, "no point is lost");
            assert_eq!(scores[5], 15);
        }
    }
}

#[test]
fn baku_points_last_as_long_as_the_acceleration() {
    let mut hall = Hall::with(8, EventSettings { baku: true, ..of_rounds(5, System::default()) });
    hall.act(EventAct::Pair).unwrap();
    assert!(!hall.event().tournament().accelerations.is_empty());
    hall.act(EventAct::Unpair).unwrap();
    hall.act(EventAct::Change(vec![SettingChange::Baku(false)])).unwrap();
    hall.act(EventAct::Pair).unwrap();
    assert!(hall.event().tournament().accelerations.is_empty(), "no acceleration, no virtual points");
}

/// A log written before these settings existed is read as before, and one without them is written as before.
#[test]
fn what_the_laws_leave_open_is_written_only_where_it_is_not_the_usual() {
    let usual = EventSettings::default();
    let text = serde_json::to_string(&usual).unwrap();
    assert!(!text.contains("board_regulations"), "{text}");
    assert_eq!(serde_json::from_str::<EventSettings>(&text).unwrap(), usual);
    let mut own = usual.clone();
    own.board_regulations.draw_offers = DrawOffers::After(30);
    own.board_regulations.device_penalty = DevicePenalty::Milder;
    let text = serde_json::to_string(&own).unwrap();
    assert!(text.contains("\"draw_offers\":\"after 30\"") && text.contains("\"milder\""), "{text}");
    assert_eq!(serde_json::from_str::<EventSettings>(&text).unwrap(), own);
    assert_eq!(usual.changes_to(&own), [SettingChange::BoardRegulations(own.board_regulations)]);
}
