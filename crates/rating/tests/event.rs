//! A tournament as input of the rules: absences, byes, the protection of the last round, FIDE's conditions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_rating::event::{EventFacts, PlayerFacts};
use adoube_rating::fce::EventKind;
use adoube_rating::fide::{RateOfPlay, Tempo};
use adoube_rating::master::ThresholdReading;
use adoube_rating::norms::{Format, GamesRule, NormDecision};
use adoube_rating::{Category, Exact};
use adoube_tournament::{Bye, Color, Forfeit, GameOutcome, Player, PlayerIx, Rated, RoundEntry, Tournament};

const FIRST: PlayerIx = PlayerIx(0);

fn game(opponent: u32, outcome: GameOutcome) -> RoundEntry {
    RoundEntry::Game { opponent: PlayerIx(opponent), colour: Color::White, outcome, rated: Rated::Yes }
}

/// A player with some results against opponents with given ratings, who have only the mirrored results.
fn field(entries: Vec<RoundEntry>, rounds: u16, ratings: &[u16]) -> (Tournament, Vec<PlayerFacts>) {
    let mut players = vec![Player { number: 1, entries, ..Player::default() }];
    let others =
        ratings.iter().zip(2..).map(|(rating, number)| Player { number, rating: *rating, ..Player::default() });
    players.extend(others);
    let mut persons = vec![PlayerFacts { category: Category::Preferent, ..PlayerFacts::default() }];
    persons.extend(players.iter().skip(1).map(PlayerFacts::of_player));
    (Tournament { rounds: Some(rounds), players, ..Tournament::default() }, persons)
}

#[test]
fn v_mc_19_the_last_opponent_is_absent_and_the_norm_stands() {
    // Eight opponents rated 2290: four and a half points; the ninth, rated 2650, does not appear.
    let mut entries: Vec<RoundEntry> =
        (1..9).map(|at| game(at, if at <= 4 { GameOutcome::Win } else { GameOutcome::Loss })).collect();
    entries[4] = game(5, GameOutcome::Draw);
    entries.push(RoundEntry::Forfeit { opponent: Some(PlayerIx(9)), colour: None, forfeit: Forfeit::Won });
    let (tournament, persons) = field(entries, 9, &[2290, 2290, 2290, 2290, 2290, 2290, 2290, 2290, 2650]);
    let field = EventFacts { tournament: &tournament, persons: &persons };
    let (norm, granted) = field.master(FIRST, ThresholdReading::Exceed).unwrap();
    assert_eq!((norm.games, norm.average, norm.is_norm, granted), (8, Exact::whole(2290), false, true), "V-MC-19");
}

#[test]
fn absences_count_2000_and_byes_differ_by_purpose() {
    let entries = vec![
        game(1, GameOutcome::Win),
        RoundEntry::Forfeit { opponent: Some(PlayerIx(1)), colour: None, forfeit: Forfeit::Won },
        RoundEntry::Bye(Bye::PairingAllocated),
    ];
    let (tournament, mut persons) = field(entries, 8, &[2200]);
    persons[0] = PlayerFacts { category: Category::First, rating: Some(2100), ..PlayerFacts::default() };
    let field = EventFacts { tournament: &tournament, persons: &persons };
    let change = field.fce(FIRST, EventKind::Open).unwrap().change.unwrap();
    assert_eq!((change.tally.games, change.tally.average), (2, Exact::whole(2100)), "Rating 4: the bye is no game");
    let (attempt, met) = field.promotion(FIRST).unwrap();
    assert_eq!(met.iter().map(|one| one.value).collect::<Vec<_>>(), [2200, 2000, 2000], "D-104");
    assert_eq!(attempt.average, Exact::ratio(2200 + 7 * 2000, 8).unwrap(), "D-104: over all rounds");
}

#[test]
fn b02_what_is_not_rated() {
    let mut entries = vec![game(1, GameOutcome::Win), game(2, GameOutcome::Win), game(3, GameOutcome::Win)];
    entries[2] =
        RoundEntry::Game { opponent: PlayerIx(3), colour: Color::Black, outcome: GameOutcome::Win, rated: Rated::No };
    let (tournament, mut persons) = field(entries, 3, &[2000, 0, 2000]);
    persons[0].rating = Some(2400);
    let field = EventFacts { tournament: &tournament, persons: &persons };
    let at = |tempo, text| field.fide(FIRST, tempo, RateOfPlay::parse(text), None).unwrap();
    let result = at(Tempo::Standard, "5400+30");
    assert_eq!((result.left_out, result.change.map(|change| change.games.len())), (2, Some(1)));
    assert_eq!(at(Tempo::Standard, "5400").left_out, 3, "1.1: 90 minutes are too little for 2400");
    persons[0].rating = Some(2700);
    let field = EventFacts { tournament: &tournament, persons: &persons };
    let blitz = field.fide(FIRST, Tempo::Blitz, None, None).unwrap();
    assert_eq!(blitz.left_out, 3, "rapid and blitz 7.3.1: 600 apart and above 2600");
    persons[0] = PlayerFacts { standard: Some(2100), ..PlayerFacts::default() };
    let field = EventFacts { tournament: &tournament, persons: &persons };
    let rapid = field.fide(FIRST, Tempo::Rapid, None, None).unwrap();
    assert_eq!(rapid.change.map(|change| change.own), Some(2100), "rapid and blitz 7.2.1: the standard rating");
}

#[test]
fn b01_rounds_of_a_candidate() {
    let entries = vec![game(1, GameOutcome::Draw), RoundEntry::Bye(Bye::PairingAllocated), RoundEntry::Bye(Bye::Half)];
    let (mut tournament, persons) = field(entries, 9, &[2300]);
    tournament.players[1].title = "wm".into();
    tournament.players[1].federation = "and".into();
    let field = EventFacts { tournament: &tournament, persons: &persons };
    let rounds = field.norm_rounds(FIRST);
    let ways: Vec<NormDecision> = rounds.iter().map(|round| round.way).collect();
    assert_eq!(ways, [NormDecision::Played(1), NormDecision::AllocatedBye, NormDecision::Nothing]);
    assert_eq!((rounds[0].title.as_str(), rounds[0].federation.as_str(), rounds[0].rating), ("WIM", "AND", 2300));
    assert!(!field.norm_event(Format::Swiss, GamesRule::Nine, Some("ESP"), false).exempt);
}
