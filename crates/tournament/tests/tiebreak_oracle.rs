//! Every tie-break against a second implementation on random tournaments: a thousand, or the number in the environment
//! variable `ADOUBE_TOURNAMENTS`.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::cast_possible_wrap,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::comparison_chain,
    clippy::similar_names,
    reason = "a test may fail, and says what the rules say in their order"
)]

mod oracle;

use adoube_tournament::Points;
use adoube_tournament::simulate::Lots;
use adoube_tournament::tiebreaks::handbook::{self, DutchScope, Match, team_order};
use adoube_tournament::tiebreaks::teams::team_standings;
use adoube_tournament::tiebreaks::{EventFormat, TieBreak, standings};
use oracle::{Oracle, random};

/// All of MTB26's codes but direct encounter, which depends on the order.
const CODES: &str = "WIN,WON,BPG,BWG,REP,STD,PS,PS/C1,PS/C2,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,BH/C1/P,BH/C2/P,BH/M1/P,BH/M2/P,FB,\
                     FB/C1,FB/C2,FB/M1,FB/M2,FB/P,FB/C1/P,FB/C2/P,FB/M1/P,FB/M2/P,SB,SB/C1,SB/C2,SB/M1,SB/M2,SB/P,SB/C1/P,SB/C2/P,\
                     AOB,AOB/F,KS,KS/L+1,KS/L-1,KS/L+3,KS/L-4,KS/L60,KS/L33,ARO,ARO/C1,ARO/C2,ARO/M1,ARO/M2,TPR,PTP,APRO,APPO,\
                     RTNG,RTNG/R,TPN,TPN/R";

/// Orders in which direct encounter meets ties of every kind.
const ORDERS: [&str; 6] = ["DE", "DE/P", "WIN,DE,BH", "BH/C1,BH,DE,SB,DE/P", "BPG,DE/P,KS,TPN", "STD,DE,RTNG/R"];

/// The codes of team events that do not depend on who is tied.
const TEAM_CODES: &str = "WIN,WIN:GP,WON,BPG,REP,STD,STD:GP,PS:MP,PS:GP/C1,TPN,BH,BH:MP,BH:GP,BH:MP/C1,BH:GP/C2,BH:MP/M1,BH:GP/P,FB:MP,\
                          FB:GP/C1,SB,SB:GP/C1,SB:MP/P,AOB:MP,AOB:GP/F,KS:MP,KS:GP/L+1,MPvGP,EMMSB,EMMSB/C1,EMMSB/C2,EMMSB/P,EMGSB,\
                          EMGSB/C1,EMGSB/M1,EMGSB/C1/P,EGMSB,EGMSB/C2,EGGSB,EGGSB/C1,EGGSB/P,BC,SSSC,SSSC/F,SSSC/K3,SSSC:GP,SSSC:MP/K7/F";

/// Orders in which teams' places meet ties of every kind.
const TEAM_ORDERS: [&str; 12] = [
    "EDE",
    "EDET",
    "EDEB",
    "EDEBT",
    "EDEBB",
    "EDEC/P",
    "MPvGP,EDEBB,TBR",
    "BC,TBR",
    "BBE,EDEC",
    "EDEBT,SSSC",
    "DE:GP,DE:MP,EDEB/P",
    "EMGSB/C1,TBR,BBE,TPN",
];

fn tournaments() -> u64 {
    std::env::var("ADOUBE_TOURNAMENTS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000)
}

#[test]
fn c_07_every_code_and_direct_encounter_in_every_place() {
    let codes: Vec<&str> = CODES.split(',').collect();
    let mut compared = 0_u64;
    let mut separated = 0_u64;
    for seed in 0..tournaments() {
        let (t, all_play_all) = random::tournament(seed);
        let oracle = Oracle::new(&t, all_play_all);
        let kind = if all_play_all { EventFormat::RoundRobin } else { EventFormat::Swiss };
        let list: Vec<TieBreak> = codes.iter().map(|c| c.parse().expect("a code")).collect();
        for row in &standings(&t, oracle.rounds, kind, &list).rows {
            for (code, value) in codes.iter().zip(&row.values) {
                let expected = oracle.value(code, row.player.index());
                assert_eq!(value.units, expected, "seed {seed}, {code}, player {:?}", row.player);
                compared += 1;
            }
        }
        for order in ORDERS {
            let names: Vec<&str> = order.split(',').collect();
            let list = TieBreak::list(order).expect("codes");
            let expected = oracle.standing(&names);
            for row in &standings(&t, oracle.rounds, kind, &list).rows {
                let found: Vec<Option<i64>> = row.values.iter().map(|v| v.units).collect();
                let (rank, values) = &expected[row.player.index()];
                assert_eq!((row.rank, &found), (*rank, values), "seed {seed}, {order}, player {:?}", row.player);
                separated += u64::from(order == "DE" && found[0] > Some(0));
                compared += 1;
            }
        }
    }
    assert!(compared > 500 * tournaments(), "{compared}");
    assert!(2 * separated > tournaments(), "direct encounter separated {separated}");
}

#[test]
fn the_handbooks_orders() {
    for seed in 0..tournaments() {
        let (t, all_play_all) = random::tournament(seed);
        let oracle = Oracle::new(&t, all_play_all);
        for preset in ["fce-swiss", "fce-roundrobin"] {
            let criteria = handbook::preset(preset).expect("a preset");
            let names: Vec<&str> = criteria.iter().map(|c| c.name()).collect();
            let expected = oracle.handbook_standing(&names);
            for row in handbook::standings(&t, oracle.rounds, criteria) {
                let found: Vec<Option<i64>> = row.values.iter().map(|v| v.units).collect();
                let (rank, values) = &expected[row.player.index()];
                assert_eq!((row.rank, &found), (*rank, values), "seed {seed}, {preset}, player {:?}", row.player);
            }
        }
    }
}

#[test]
fn the_handbooks_leagues_of_teams() {
    for seed in 0..tournaments() {
        let mut lots = Lots::new(seed);
        let teams = 2 + lots.below(7) as usize;
        let boards = 1 + lots.below(10) as usize;
        let mut matches: Vec<(usize, usize, Vec<i64>)> = Vec::new();
        for home in 0..teams {
            for visitors in 0..home {
                // Few different results, so that there are many ties; some matches are not played yet.
                if lots.below(12) > 0 {
                    let one = |_| [0, 1, 1, 2][lots.below(4) as usize];
                    matches.push((home, visitors, (0..boards).map(one).collect()));
                }
            }
        }
        let points: Vec<Vec<Points>> =
            matches.iter().map(|m| m.2.iter().map(|h| Points::HALF.times(*h as i32)).collect()).collect();
        let ours: Vec<Match<'_>> = matches.iter().zip(&points).map(|(m, p)| (m.0, m.1, p.as_slice())).collect();
        for (scope, everywhere) in [(DutchScope::AmongTied, false), (DutchScope::All, true)] {
            assert_eq!(
                team_order(teams, &ours, scope),
                oracle::handbook::league(teams, &matches, everywhere),
                "seed {seed}"
            );
        }
    }
}

#[test]
fn c_07_articles_12_and_13_of_teams() {
    let codes: Vec<&str> = TEAM_CODES.split(',').collect();
    let (mut compared, mut separated, mut by_boards) = (0_u64, 0_u64, 0_u64);
    for seed in 0..tournaments() {
        let (event, rounds) = oracle::teams::random(seed);
        let oracle = oracle::teams::Teams::new(&event, rounds);
        let list: Vec<TieBreak> = codes.iter().map(|c| c.parse().expect("a code")).collect();
        for row in &team_standings(&event, rounds, &list) {
            for (code, value) in codes.iter().zip(&row.values) {
                assert_eq!(value.units, oracle.value(code, row.team), "seed {seed}, {code}, team {}", row.team);
                compared += 1;
            }
        }
        let mut extended = Vec::new();
        for order in TEAM_ORDERS {
            let names: Vec<&str> = order.split(',').collect();
            let expected = oracle.standing(&names);
            let rows = team_standings(&event, rounds, &TieBreak::list(order).expect("codes"));
            for row in &rows {
                let found: Vec<Option<i64>> = row.values.iter().map(|v| v.units).collect();
                let (rank, values) = &expected[row.team];
                assert_eq!((row.rank, &found), (*rank, values), "seed {seed}, {order}, team {}", row.team);
                separated += u64::from(order == "EDE" && found[0] > Some(0));
                compared += 1;
            }
            if matches!(order, "EDE" | "EDEBT") {
                extended.push(rows.iter().map(|row| row.rank).collect::<Vec<_>>());
            }
        }
        by_boards += u64::from(extended[0] != extended[1]);
    }
    assert!(compared > 200 * tournaments(), "{compared}");
    assert!(2 * separated > tournaments(), "extended direct encounter separated {separated}");
    assert!(50 * by_boards > tournaments(), "the boards of a match separated two {by_boards} times");
}
