use super::*;
use crate::simulate::Lots;

fn settings(round: u16, rounds: u16) -> TeamRoundSettings {
    TeamRoundSettings { round, rounds, preferences: Preferences::TypeA, initial: Color::White }
}

fn team(number: u16, points: i32, met: &[u16], colours: &str) -> TeamEntrant {
    let colour = |c| if c == 'W' { Color::White } else { Color::Black };
    TeamEntrant {
        number,
        primary: Points::from_tenths(points * 10),
        met: met.to_vec(),
        colours: colours.chars().map(colour).collect(),
        ..TeamEntrant::default()
    }
}

#[test]
fn c_04_6_first_round() {
    let teams: Vec<TeamEntrant> = (1..=7).map(|n| team(n, 0, &[], "")).collect();
    let round = pair(&teams, settings(1, 7)).unwrap();
    assert_eq!(round, TeamPairing { pairs: vec![(1, 4), (5, 2), (3, 6)], bye: Some(7) });
}

#[test]
fn c_04_6_identifier_upper_teams_then_partners() {
    // 1 has met 4 and 5: the first identifier with 1, 2, 3 as upper teams gives 1-6, 2-4, 3-5.
    let teams = [
        team(1, 2, &[4, 5], "WB"),
        team(2, 2, &[], "BW"),
        team(3, 2, &[], "WB"),
        team(4, 2, &[1], "BW"),
        team(5, 2, &[1], "WB"),
        team(6, 2, &[], "BW"),
    ];
    let mut pairs: Vec<(u16, u16)> =
        pair(&teams, settings(3, 9)).unwrap().pairs.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(1, 6), (2, 4), (3, 5)]);
}

#[test]
fn c_04_6_upfloater_is_the_first_of_the_next_score_who_has_not_floated() {
    let mut teams = vec![team(1, 4, &[], "WB"), team(2, 4, &[], "BW"), team(3, 4, &[], "WB")];
    teams.extend([team(4, 2, &[], "BW"), team(5, 2, &[], "WB"), team(6, 2, &[], "BW")]);
    let up = |teams: &[TeamEntrant], round| {
        let pairing = pair(teams, settings(round, 9)).unwrap();
        let of = |n: &u16| teams.iter().find(|t| t.number == *n).unwrap().primary;
        let mixed = pairing.pairs.iter().find(|(a, b)| of(a) != of(b)).unwrap();
        *[mixed.0, mixed.1].iter().find(|n| of(n).tenths() == 20).unwrap()
    };
    assert_eq!(up(&teams, 3), 4);
    teams[3].floated = true;
    assert_eq!(up(&teams, 3), 5, "C7");
    assert_eq!(up(&teams, 8), 4, "C7 does not count in the last two rounds");
}

#[test]
fn c_04_6_colour_preferences() {
    let of = |colours, preferences, round| {
        preference(&team(1, 0, &[], colours), TeamRoundSettings { preferences, ..settings(round, 5) })
            .map(|p| (if p.colour == Color::White { 'W' } else { 'B' }, p.strong))
    };
    use Preferences::{TypeA, TypeB};
    let cases = [
        ("", TypeA, None),
        ("W", TypeA, None),
        ("WW", TypeA, Some(('B', true))),
        ("BB", TypeA, Some(('W', true))),
        ("WBB", TypeA, Some(('W', true))),
        ("WWBB", TypeA, Some(('W', true))),
        ("WB", TypeA, None),
        ("W", TypeB, Some(('B', false))),
        ("WB", TypeB, Some(('W', false))),
        ("WWB", TypeB, Some(('B', false))),
    ];
    for (colours, kind, expected) in cases {
        assert_eq!(of(colours, kind, 3), expected, "{colours} {kind:?}");
    }
    assert_eq!(of("WB", TypeB, 5), None, "no alternation in the last round");
    assert_eq!(of("WW", Preferences::None, 3), None);
}

/// Pairs a bracket by trying every pairing.
fn exhaustive(members: &[&TeamEntrant], settings: TeamRoundSettings) -> Option<Vec<(u16, u16)>> {
    fn all(left: &[&TeamEntrant], made: &mut Vec<(u16, u16)>, out: &mut Vec<Vec<(u16, u16)>>) {
        let Some((first, rest)) = left.split_first() else {
            out.push(made.clone());
            return;
        };
        for (at, second) in rest.iter().enumerate() {
            if first.met.contains(&second.number) {
                continue;
            }
            let mut others = rest.to_vec();
            others.remove(at);
            made.push((first.number, second.number));
            all(&others, made, out);
            made.pop();
        }
    }
    let mut sorted = members.to_vec();
    sorted.sort_by_key(|t| t.number);
    let mut found = Vec::new();
    all(&sorted, &mut Vec::new(), &mut found);
    let by = |n: u16| *members.iter().find(|t| t.number == n).unwrap();
    let key = |pairs: &Vec<(u16, u16)>| {
        let costs: Vec<Cost> = pairs.iter().map(|(a, b)| cost(by(*a), by(*b), settings)).collect();
        let sum = |f: &dyn Fn(&Cost) -> bool| costs.iter().filter(|c| f(c)).count();
        let uppers: Vec<u16> = pairs.iter().map(|p| p.0).collect();
        let partners: Vec<u16> = pairs.iter().map(|p| p.1).collect();
        (sum(&|c| c.unfulfilled), sum(&|c| c.strong), sum(&|c| c.floated), uppers, partners)
    };
    found.into_iter().min_by_key(key)
}

#[test]
fn c_04_6_brackets_equal_trying_every_pairing() {
    let mut lots = Lots::new(7);
    for case in 0..400 {
        let n = 2 * (1 + lots.below(5) as usize);
        let mut teams: Vec<TeamEntrant> = (1..=n as u16)
            .map(|number| {
                let colours: String = (0..4).map(|_| if lots.below(2) == 0 { 'W' } else { 'B' }).collect();
                let mut t = team(number, 2 - lots.below(2) as i32, &[], &colours);
                t.floated = lots.below(3) == 0;
                t
            })
            .collect();
        for _ in 0..lots.below(2 * n as u64) {
            let (one, other) = (lots.below(n as u64) as usize, lots.below(n as u64) as usize);
            if one != other {
                let numbers = (teams[one].number, teams[other].number);
                teams[one].met.push(numbers.1);
                teams[other].met.push(numbers.0);
            }
        }
        let members: Vec<&TeamEntrant> = teams.iter().collect();
        let preferences = if case % 2 == 0 { Preferences::TypeA } else { Preferences::TypeB };
        let settings = TeamRoundSettings { preferences, ..settings(5, 9) };
        let found = first_pairing(&members, &|a, b| cost(a, b, settings));
        assert_eq!(found, exhaustive(&members, settings), "case {case}");
        assert_eq!(can_complete(&members), found.is_some(), "case {case}");
    }
}

#[test]
fn c_04_6_a_whole_event_without_rematches() {
    for (count, rounds, seed) in [(20_u16, 11_u16, 1), (25, 11, 2), (8, 7, 3), (7, 5, 4)] {
        let mut lots = Lots::new(seed);
        let mut teams: Vec<TeamEntrant> = (1..=count).map(|n| team(n, 0, &[], "")).collect();
        for round in 1..=rounds {
            let Ok(pairing) = pair(&teams, settings(round, rounds)) else {
                assert!(round * 2 > count, "{count} teams, round {round}");
                break;
            };
            let mut seen: Vec<u16> = pairing.pairs.iter().flat_map(|(a, b)| [*a, *b]).chain(pairing.bye).collect();
            seen.sort_unstable();
            assert_eq!(seen, (1..=count).collect::<Vec<_>>(), "everybody once");
            let scores: Vec<Points> = teams.iter().map(|t| t.primary).collect();
            for (white, black) in pairing.pairs {
                let (w, b) = (usize::from(white) - 1, usize::from(black) - 1);
                assert!(!teams[w].met.contains(&black), "{white}-{black} again");
                let won = lots.below(3) as i32;
                for (at, other, colour, points) in [(w, b, Color::White, won), (b, w, Color::Black, 2 - won)] {
                    let number = teams[other].number;
                    let floated = scores[at] != scores[other];
                    let t = &mut teams[at];
                    t.met.push(number);
                    t.colours.push(colour);
                    t.primary += Points::from_tenths(points * 10);
                    t.floated = floated;
                }
            }
            if let Some(bye) = pairing.bye {
                let t = &mut teams[usize::from(bye) - 1];
                assert!(!t.no_bye, "a second bye");
                t.no_bye = true;
                t.floated = false;
                t.primary += Points::ONE;
            }
        }
        let unbalanced = |t: &&TeamEntrant| {
            t.colours.iter().map(|c| if *c == Color::White { 1_i32 } else { -1 }).sum::<i32>().abs() > 3
        };
        assert_eq!(teams.iter().filter(unbalanced).count(), 0);
    }
}
