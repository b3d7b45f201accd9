//! The handbook's vectors for the Swiss of 1985 (section 12).

use super::*;
use Color::{Black, White};

fn colours_of(text: &str) -> Vec<Color> {
    text.chars().filter(|c| "WB".contains(*c)).map(|c| if c == 'W' { White } else { Black }).collect()
}

/// Creates an entrant from half points, colours and opponents.
fn entrant(rank: u16, halves: i32, colours: &str, met: &[u16]) -> Entrant {
    Entrant { rank, score: Points::HALF.times(halves), colours: colours_of(colours), met: met.to_vec(), rested: false }
}

fn text(round: &Round1985) -> String {
    let mut pairs: Vec<String> = round.pairs.iter().map(|(w, b, _)| format!("{w}-{b}")).collect();
    pairs.extend(round.rests.map(|r| format!("rests {r}")));
    pairs.join(", ")
}

fn sorted(text: &str) -> Vec<String> {
    let mut list: Vec<String> = text.split(", ").map(str::to_owned).collect();
    list.sort();
    list
}

/// A round as printed: White, Black, half points of White; or the player with the bye.
type Printed<'a> = (&'a [(u16, u16, i32)], Option<u16>);

fn play(id: &str, players: u16, rounds: &[Printed<'_>]) {
    let mut field: Vec<Entrant> = (1..=players).map(|r| entrant(r, 0, "", &[])).collect();
    for (at, (games, rests)) in rounds.iter().enumerate() {
        let found = pair_entrants(&field, at + 1, rounds.len(), White, Readings::default()).unwrap();
        let mut expected: Vec<String> = games.iter().map(|(w, b, _)| format!("{w}-{b}")).collect();
        expected.extend(rests.map(|r| format!("rests {r}")));
        expected.sort();
        assert_eq!(sorted(&text(&found)), expected, "{id}-R{}", at + 1);
        for (white, black, halves) in *games {
            for (me, other, colour, gained) in [(*white, *black, White, *halves), (*black, *white, Black, 2 - *halves)]
            {
                let e = &mut field[usize::from(me) - 1];
                e.score += Points::HALF.times(gained);
                e.colours.push(colour);
                e.met.push(other);
            }
        }
        if let Some(r) = rests {
            let e = &mut field[usize::from(*r) - 1];
            e.rested = true;
            e.score += Points::ONE;
        }
    }
}

/// V-SW-A-R1, V-SW-A-R2, V-SW-A-R3, V-SW-A-R4, V-SW-A-R5.
#[test]
fn v_sw_a_eight_players_five_rounds() {
    play(
        "V-SW-A",
        8,
        &[
            (&[(1, 5, 2), (6, 2, 2), (3, 7, 1), (8, 4, 2)], None),
            (&[(6, 1, 1), (8, 3, 0), (2, 7, 2), (4, 5, 2)], None),
            (&[(1, 3, 1), (5, 7, 1), (4, 6, 1), (2, 8, 2)], None),
            (&[(1, 2, 2), (3, 6, 1), (8, 5, 0), (7, 4, 0)], None),
            (&[(4, 1, 2), (7, 8, 2), (2, 3, 0), (6, 5, 2)], None),
        ],
    );
}

/// V-SW-B-R1, V-SW-B-R2, V-SW-B-R3, V-SW-B-R4, V-SW-B-R5.
#[test]
fn v_sw_b_seven_players_five_rounds() {
    play(
        "V-SW-B",
        7,
        &[
            (&[(1, 4, 0), (5, 2, 1), (3, 6, 2)], Some(7)),
            (&[(4, 3, 0), (2, 7, 1), (5, 1, 0)], Some(6)),
            (&[(7, 3, 0), (6, 1, 0), (4, 2, 0)], Some(5)),
            (&[(1, 3, 1), (2, 6, 0), (7, 5, 0)], Some(4)),
            (&[(3, 5, 2), (1, 7, 0), (6, 4, 1)], Some(2)),
        ],
    );
}

/// Id, players, pairs met, expected.
type Alone<'a> = (&'a str, u16, &'a [(u16, u16)], &'a str);

#[test]
fn v_sw_g_replacement_within_a_group() {
    let cases: [Alone<'_>; 11] = [
        ("V-SW-G1", 6, &[], "1-4, 2-5, 3-6"),
        ("V-SW-G2", 6, &[(1, 4)], "1-5, 2-4, 3-6"),
        ("V-SW-G3", 6, &[(1, 4), (1, 5)], "1-6, 2-4, 3-5"),
        ("V-SW-G4", 6, &[(1, 4), (1, 5), (1, 6)], "1-3, 2-4, 5-6"),
        ("V-SW-G5", 6, &[(3, 6)], "1-4, 2-6, 3-5"),
        ("V-SW-G6", 6, &[(2, 5), (2, 6)], "1-4, 2-3, 5-6"),
        ("V-SW-G7", 6, &[(1, 4), (2, 5), (3, 6)], "1-5, 2-6, 3-4"),
        ("V-SW-G8", 6, &[(3, 4), (3, 5), (3, 6)], "1-4, 2-3, 5-6"),
        ("V-SW-G9", 8, &[(1, 5), (2, 6)], "1-6, 2-5, 3-7, 4-8"),
        ("V-SW-G10", 8, &[(4, 8)], "1-5, 2-6, 3-8, 4-7"),
        ("V-SW-G11", 8, &[(4, 8), (4, 7)], "1-5, 2-6, 3-4, 7-8"),
    ];
    for (id, players, met, expected) in cases {
        let field: Vec<Entrant> = (1..=players)
            .map(|r| {
                let others: Vec<u16> =
                    met.iter().filter_map(|(a, b)| if *a == r { Some(*b) } else { (*b == r).then_some(*a) }).collect();
                entrant(r, 2, "", &others)
            })
            .collect();
        let found = pair_entrants(&field, 3, 9, White, Readings::default()).unwrap();
        let mut pairs: Vec<(u16, u16)> = found.pairs.iter().map(|(a, b, _)| (*a.min(b), *a.max(b))).collect();
        pairs.sort_unstable();
        let got: Vec<String> = pairs.iter().map(|(a, b)| format!("{a}-{b}")).collect();
        assert_eq!(got.join(", "), expected, "{id}");
    }
}

/// Id, round, rounds, players (rank, half points, colours), pairs met, expected.
type Whole<'a> = (&'a str, usize, usize, &'a [(u16, i32, &'a str)], &'a [(u16, u16)], &'a str);

#[test]
fn v_sw_w_whole_rounds() {
    let cases: [Whole<'_>; 5] = [
        (
            "V-SW-W1",
            3,
            9,
            &[(1, 4, ""), (2, 4, ""), (3, 4, ""), (4, 2, ""), (5, 2, ""), (6, 2, ""), (7, 0, ""), (8, 0, "")],
            &[(3, 4)],
            "1-2, 3-5, 4-6, 7-8",
        ),
        (
            "V-SW-W2",
            4,
            9,
            &[
                (1, 4, "WBW"),
                (2, 4, "BWB"),
                (3, 4, "WBB"),
                (4, 4, "BWW"),
                (5, 2, "WBW"),
                (6, 2, "BWB"),
                (7, 2, "WBW"),
                (8, 2, "BWB"),
            ],
            &[(1, 2), (1, 3), (1, 4)],
            "3-2, 5-1, 6-4, 8-7",
        ),
        (
            "V-SW-W3",
            4,
            9,
            &[(2, 4, "BWB"), (3, 4, "WBB"), (4, 4, "BWW"), (5, 2, "WBW"), (6, 2, "BWB"), (7, 2, "WBW")],
            &[(2, 3), (2, 4)],
            "3-4, 2-5, 6-7",
        ),
        ("V-SW-W4", 5, 11, &[(2, 6, "BWWW"), (5, 6, "WBWB"), (9, 6, "BWWW"), (12, 6, "WBBW")], &[], "12-2, 5-9"),
        (
            "V-SW-W5",
            5,
            11,
            &[(4, 6, "WBBB"), (11, 6, "WBBB"), (3, 4, "WBWB"), (6, 4, "BWBW"), (8, 4, "WBBW"), (10, 4, "BWWB")],
            &[],
            "4-3, 11-6, 10-8",
        ),
    ];
    for (id, round, rounds, players, met, expected) in cases {
        let field: Vec<Entrant> = players
            .iter()
            .map(|(rank, halves, colours)| {
                let pick = |(a, b): &(u16, u16)| if a == rank { Some(*b) } else { (b == rank).then_some(*a) };
                let others: Vec<u16> = met.iter().filter_map(pick).collect();
                entrant(*rank, *halves, colours, &others)
            })
            .collect();
        let found = pair_entrants(&field, round, rounds, White, Readings::default()).unwrap();
        assert_eq!(sorted(&text(&found)), sorted(expected), "{id}");
    }
}

#[test]
fn v_sw_w6_rule_2_5_pairs_with_the_group_above() {
    let field = [
        entrant(1, 5, "WBW", &[6, 3, 2]),
        entrant(2, 4, "BWB", &[7, 4, 1]),
        entrant(3, 4, "WWB", &[8, 1, 10]),
        entrant(4, 3, "BBW", &[9, 2, 5]),
        entrant(5, 3, "WBB", &[10, 8, 4]),
        entrant(6, 1, "BWB", &[1, 10, 7]),
        entrant(7, 4, "WBW", &[2, 9, 6]),
        entrant(8, 2, "BWW", &[3, 5, 9]),
        entrant(9, 0, "WWB", &[4, 7, 8]),
        entrant(10, 4, "BBW", &[5, 6, 3]),
    ];
    let found = pair_entrants(&field, 4, 9, White, Readings::default()).unwrap();
    assert_eq!(sorted(&text(&found)), sorted("5-7, 10-1, 2-3, 4-8, 6-9"), "V-SW-W6");
}

#[test]
fn v_sw_w7_who_rests() {
    for (rested, expected) in [(&[][..], 7), (&[7][..], 6), (&[5, 6, 7][..], 4)] {
        let field: Vec<Entrant> = (1..=7)
            .map(|r| {
                let halves = if r == 1 {
                    4
                } else if r <= 4 {
                    2
                } else {
                    0
                };
                Entrant { rested: rested.contains(&r), ..entrant(r, halves, "", &[]) }
            })
            .collect();
        let found = pair_entrants(&field, 3, 9, White, Readings::default()).unwrap();
        assert_eq!(found.rests, Some(expected), "V-SW-W7");
    }
}

#[test]
fn v_sw_w8_no_pairing_exists() {
    let field: Vec<Entrant> =
        (1..=6).map(|r| entrant(r, 3, "", if r <= 3 { &[4, 5, 6] } else { &[1, 2, 3] })).collect();
    assert_eq!(pair_entrants(&field, 4, 9, White, Readings::default()), Err(Swiss1985Error::None));
}

#[test]
fn v_sw_c_colours_of_one_pair() {
    let cases = [
        ("V-SW-C1", "W", "B", 'b'),
        ("V-SW-C2", "B", "W", 'a'),
        ("V-SW-C3", "WB", "BB", 'b'),
        ("V-SW-C4", "WB", "WB", 'a'),
        ("V-SW-C5", "BW", "BW", 'b'),
        ("V-SW-C6", "WWB", "WWB", 'b'),
        ("V-SW-C7", "BBW", "BBW", 'a'),
        ("V-SW-C8", "WBW", "BBW", 'b'),
        ("V-SW-C9", "", "W", 'a'),
        ("V-SW-C10", "", "B", 'b'),
        ("V-SW-C11", "WB", "B", 'b'),
        ("V-SW-C12", "W", "BW", 'b'),
        ("V-SW-C13", "", "", 'a'),
        ("V-SW-C14", "WWW", "BBW", 'b'),
        ("V-SW-C15", "BWBB", "WWBB", 'a'),
    ];
    for (id, a, b, white) in cases {
        let (colour, _) = colours(&entrant(1, 0, a, &[]), &entrant(2, 0, b, &[]), &Readings::default());
        assert_eq!(if colour == White { 'a' } else { 'b' }, white, "{id}");
    }
}

#[test]
fn v_sw_c16_first_round() {
    for (players, first, expected) in
        [(8, White, "1-5, 6-2, 3-7, 8-4"), (10, White, "1-6, 7-2, 3-8, 9-4, 5-10"), (8, Black, "5-1, 2-6, 7-3, 4-8")]
    {
        let field: Vec<Entrant> = (1..=players).map(|r| entrant(r, 0, "", &[])).collect();
        let found = pair_entrants(&field, 1, 9, first, Readings::default()).unwrap();
        assert_eq!(text(&found), expected, "V-SW-C16");
    }
}

#[test]
fn d_82_to_d_96_every_reading_is_a_named_option() {
    for name in Readings::NAMES {
        let chosen = Readings::default().with(name).unwrap();
        let recommended = ["D-82a", "D-84a", "D-85a", "D-88b", "D-90a", "D-93b", "D-96a"].contains(&name);
        assert_eq!(chosen == Readings::default(), recommended, "{name}");
    }
    assert_eq!(Readings::default().with("d-84B, D-93a").unwrap().with("D-84a,D-93b").unwrap(), Readings::default());
    assert!(Readings::default().with("D-1").is_err());
    let old: Readings =
        serde_json::from_str(r#"{"absence_is_a_meeting":false,"rule_2_5":true,"effort":2000000}"#).unwrap();
    assert_eq!(old, Readings::default(), "records written before the options existed");
}

#[test]
fn d_84_chain_or_swap() {
    // The example of the doubt itself: in a group of six, 1 has met 4 and 5.
    let field: Vec<Entrant> = (1..=6)
        .map(|r| entrant(r, 2, if r % 2 == 1 { "WB" } else { "BW" }, if r == 1 { &[4, 5] } else { &[] }))
        .collect();
    let pairs = |names: &str| {
        let readings = Readings::default().with(names).unwrap();
        let round = pair_entrants(&field, 3, 9, White, readings).unwrap();
        let mut pairs: Vec<(u16, u16)> = round.pairs.iter().map(|(w, b, _)| (*w.min(b), *w.max(b))).collect();
        pairs.sort_unstable();
        pairs
    };
    assert_eq!(pairs("D-84a"), [(1, 6), (2, 4), (3, 5)]);
    assert_eq!(pairs("D-84b"), [(1, 6), (2, 5), (3, 4)]);
}

#[test]
fn d_85_d_90_d_96_readings_change_the_pairs() {
    let field = |met: &[(u16, u16)], colours: &str, players: u16| -> Vec<Entrant> {
        let list = |r: u16| -> Vec<u16> {
            met.iter().filter_map(|&(a, b)| if a == r { Some(b) } else { (b == r).then_some(a) }).collect()
        };
        (1..=players).map(|r| entrant(r, 2, colours, &list(r))).collect()
    };
    let pairs = |field: &[Entrant], round: usize, names: &str| {
        let readings = Readings::default().with(names).unwrap();
        let found = pair_entrants(field, round, 9, White, readings).unwrap();
        let mut pairs: Vec<(u16, u16)> = found.pairs.iter().map(|(w, b, _)| (*w.min(b), *w.max(b))).collect();
        pairs.sort_unstable();
        pairs
    };
    // Of the lower half 1 may meet only 4, and so may 3: read literally, 1 takes 4 and 3 falls back on 2.
    let six = field(&[(1, 5), (1, 6), (3, 5), (3, 6)], "WB", 6);
    assert_eq!(pairs(&six, 3, "D-85a"), [(1, 4), (2, 3), (5, 6)]);
    // Upper against lower is impossible here (1 and 3 share their only opponent), so both readings agree.
    assert_eq!(pairs(&six, 3, "D-85b"), [(1, 4), (2, 3), (5, 6)]);
    let other = field(&[(2, 6), (3, 5), (3, 4)], "WB", 6);
    // 1-4, 2-5, 3-6 is natural; nothing to replace.
    assert_eq!(pairs(&other, 3, "D-85b"), [(1, 4), (2, 5), (3, 6)]);
    let later = field(&[(2, 5), (2, 6), (3, 5), (1, 5)], "WB", 6);
    // Literal: 1-4, 2-3, 5-6. Halves first undoes 1-4: 5 has met all three, so it falls back to the literal one.
    assert_eq!(pairs(&later, 3, "D-85a"), pairs(&later, 3, "D-85b"));
    let undo = field(&[(2, 5), (2, 6)], "WB", 6);
    assert_eq!(pairs(&undo, 3, "D-85a"), [(1, 4), (2, 3), (5, 6)]);
    assert_eq!(pairs(&undo, 3, "D-85b"), [(1, 5), (2, 4), (3, 6)], "1-4 is undone so that 2 meets the lower half");
    // D-96: all have had two Blacks in a row; by (b) nobody may meet anybody.
    let two = field(&[], "BB", 4);
    assert_eq!(pairs(&two, 3, "D-96a").len(), 2);
    let forbidden = Readings::default().with("D-96b").unwrap();
    assert_eq!(pair_entrants(&two, 3, 9, White, forbidden), Err(Swiss1985Error::None));
}

#[test]
fn d_82_the_middle_round_and_group() {
    use search::{middle_round, middle_score};
    assert_eq!([8, 9, 5, 6, 7, 10, 11].map(middle_round), [5, 5, 3, 4, 4, 6, 6], "S-8");
    let groups = vec![
        (Points::ONE.times(4), vec![0, 1, 2, 3, 4, 5]),
        (Points::ONE.times(3), vec![6, 7]),
        (Points::ONE, vec![8]),
    ];
    assert_eq!(middle_score(&groups, 5, MiddleGroup::HalfScore), Points::ONE.times(2), "nobody has it");
    assert_eq!(middle_score(&groups, 5, MiddleGroup::MiddlePlayer), Points::ONE.times(4));
    assert_eq!(middle_score(&groups, 5, MiddleGroup::MiddleOfGroups), Points::ONE.times(3));
}

#[test]
fn the_explanation_names_the_rule_of_every_pair() {
    use adoube_words::Language;
    let mut t = Tournament { rounds: Some(9), ..Tournament::default() };
    t.players = (1..=7).map(|number| crate::model::Player { number, ..Default::default() }).collect();
    for language in Language::ALL {
        let lines = explain_round(&t, 1, Readings::default(), language).unwrap();
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert!(lines[1].contains('7') && lines[1].contains("1.3"));
        assert!(lines[2..].iter().all(|l| l.contains("2.4") && l.contains("5.2")), "{lines:?}");
    }
}

#[test]
fn v_sw_w8_the_players_who_cannot_be_paired_are_named() {
    use crate::model::{GameOutcome, Player, PlayerIx, Rated};
    // Six players after three rounds in which each of 1, 2, 3 has met each of 4, 5, 6; then one of each three is left.
    let mut t = Tournament { rounds: Some(5), ..Tournament::default() };
    t.players = (1..=6).map(|number| Player { number, ..Player::default() }).collect();
    for round in 0..3_u32 {
        for high in 0..3_u32 {
            let low = 3 + (high + round) % 3;
            let game = |opponent: u32, colour| {
                let (outcome, rated) = (GameOutcome::Draw, Rated::Yes);
                RoundEntry::Game { opponent: PlayerIx(opponent), colour, outcome, rated }
            };
            let colour = if round % 2 == 0 { White } else { Black };
            t.players[high as usize].entries.push(game(low, colour));
            t.players[low as usize].entries.push(game(high, colour.other()));
        }
    }
    assert_eq!(pair_round(&t, 4, Readings::default()), Err(Swiss1985Error::None));
    assert_eq!(unpairable(&t, 4, Readings::default()), ((1..=6).collect(), 2));
    let told = crate::system::pair_round(&t, 4, crate::system::System::Swiss1985(Readings::default())).unwrap_err();
    assert_eq!(told.to_string(), "no complete pairing exists; 2 of players 1, 2, 3, 4, 5, 6 would have no opponent");
    assert_eq!(unpairable(&t, 1, Readings::default()), (vec![], 0));
}
