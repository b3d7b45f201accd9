//! Lists and periods: errors with their positions, the order of the input, properties of the formulas.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_laws::Date;
use adoube_rating::fce::{self, EventKind, Tally, TeamGames};
use adoube_rating::fide::{self, KReason, Tempo};
use adoube_rating::games::PeriodGames;
use adoube_rating::list::{ListFindingReason, RatingList, diff};
use adoube_rating::period::{ListFileFormat, PeriodSystem, RatingDetail, compute, detail};
use adoube_words::Language;
use proptest::prelude::*;

fn quiet(_: u64) {}

#[test]
fn a_bad_list_has_line_column_and_reason() {
    let cases: [(&str, u32, u32, ListFindingReason); 14] = [
        ("", 1, 1, ListFindingReason::MissingColumn { name: "id" }),
        ("id,name\n1,A\n", 1, 1, ListFindingReason::MissingColumn { name: "rating" }),
        ("id,rating,ID\n", 1, 11, ListFindingReason::RepeatedColumn),
        ("id,rating\n7,2000\n8,2000\n7,1900\n", 4, 1, ListFindingReason::DuplicateId { first: 2 }),
        ("id,rating\n7,-2000\n", 2, 3, ListFindingReason::NotARating),
        ("id,rating\n7,4001\n", 2, 3, ListFindingReason::NotARating),
        ("id,rating\n7,20.5\n", 2, 3, ListFindingReason::NotARating),
        ("id,rating\n0,2000\n", 2, 1, ListFindingReason::NotAnId),
        ("id,rating\n\n4294967296,2000\n", 3, 1, ListFindingReason::NotAnId),
        ("id,name,rating\n1,Só Zoë,x\n", 2, 10, ListFindingReason::NotARating),
        ("id,rating\n1\n", 2, 1, ListFindingReason::FieldCount { found: 1, expected: 2 }),
        ("id,rating,name\r\n1,2000,\"open\r\n", 2, 8, ListFindingReason::OpenQuote),
        ("id,rating,category\n1,2000,Q\n", 2, 8, ListFindingReason::NotACategory),
        ("id,rating,kept\n1,,1990-13:1:1:2000\n", 2, 4, ListFindingReason::NotKept),
    ];
    for (text, line, column, reason) in cases {
        let fault = RatingList::read(text.as_bytes(), &mut quiet).unwrap_err();
        assert_eq!((fault.line, fault.column, fault.reason), (line, column, reason), "{text:?}");
        for language in Language::ALL {
            assert!(fault.sentence(language).contains(&line.to_string()));
        }
    }
}

const LIST: &str = "id,name,category,rating,spanish,international\n\
    1,\"Puig, Anna\",P,2015,,\n2,B,P,2000,,\n3,C,P,2010,,\n4,D,P,2020,,\n5,E,1,,,\n6,F,,,,2250\n7,G,,,,\n8,H,P,,,\n";

#[test]
fn bad_games_have_line_column_and_reason() {
    let list = RatingList::read(LIST.as_bytes(), &mut quiet).unwrap();
    let cases = [
        ("event,white,black\n", 1, 1, ListFindingReason::MissingColumn { name: "result" }),
        ("event,white,black,result\nA,1,9,1-0\n", 2, 5, ListFindingReason::UnknownPlayer),
        ("event,white,black,result\nA,1,1,1-0\n", 2, 5, ListFindingReason::Alone),
        ("event,white,black,result\nA,1,2,2-0\n", 2, 7, ListFindingReason::NotAResult),
        ("event,white,black,result\n,1,2,1-0\n", 2, 1, ListFindingReason::NoEvent),
        ("event,white,black,result,kind\nA,1,2,1-0,club\n", 2, 11, ListFindingReason::NotAKind),
        ("event,white,black,result,date\nA,1,2,1-0,1990-02-30\n", 2, 11, ListFindingReason::NotADate),
        ("event,white,black,result,kind\nA,1,2,1-0,open\nA,2,1,1-0,team\n", 3, 11, ListFindingReason::OtherEvent),
    ];
    for (text, line, column, reason) in cases {
        let fault = PeriodGames::read(text.as_bytes(), &list, &mut quiet).unwrap_err();
        assert_eq!((fault.line, fault.column, fault.reason), (line, column, reason), "{text:?}");
    }
}

/// The new list of a period.
fn next(list: &str, games: &str, system: PeriodSystem, date: &str) -> String {
    let list = RatingList::read(list.as_bytes(), &mut quiet).unwrap();
    let games = PeriodGames::read(games.as_bytes(), &list, &mut quiet).unwrap();
    let period = compute(&list, &games, system, Date::parse(date), &mut quiet);
    let mut out = Vec::new();
    period.write(ListFileFormat::Csv, &mut out, &mut quiet).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn v_rp_12_results_are_kept_until_sixteen_games() {
    let list = "id,category,rating\n1,P,2050\n2,P,\n3,1,\n";
    let games = |count: usize| format!("event,white,black,result\n{}", "A,2,1,1/2\nB,3,1,1/2\n".repeat(count));
    let first = next(list, &games(15), PeriodSystem::Fce, "1990-01-01");
    let kept = first.lines().find(|line| line.contains(",2,P,")).unwrap();
    assert_eq!(kept, ",2,P,,0,1990-01:15:7.5:30750", "V-RP-12: fifteen games");
    assert!(first.lines().any(|line| line == ",3,1,,0,"), "V-RP-13: first category keeps nothing");
    let second = next(&first, &games(3), PeriodSystem::Fce, "1990-07-01");
    assert!(second.lines().any(|line| line == "1,2,P,2045,18,"), "V-RP-12: eighteen together: {second}");
}

#[test]
fn rating_7_an_event_waits_for_its_list() {
    let list = "id,category,rating\n1,P,2050\n2,P,2050\n";
    let games = "event,date,white,black,result\nA,1989-07-02,1,2,1-0\n";
    assert!(next(list, games, PeriodSystem::Fce, "1989-07-01").contains("1,1,P,2050,0,"));
    assert!(next(list, games, PeriodSystem::Fce, "1990-01-01").contains("1,1,P,2055,1,"));
}

#[test]
fn b02_a_period_of_fide() {
    let list = "id,rating,k,total,highest,born,kept\n1,2000,20,100,2050,1980,\n2,1900,20,100,1950,1980,\n\
        3,,,,,2010,\n4,1405,40,10,1410,2012,\n5,,,,,1990,2024-03:4:3.0:7600\n6,,,,,1990,2026-03:4:3.0:7600\n";
    let games =
        "event,white,black,result\nA,1,2,1/2\nA,3,1,1-0\nA,4,1,0-1\nA,4,2,0-1\nA,5,1,1/2\nA,6,1,1/2\nA,1,2,+-\n";
    let new = next(list, games, PeriodSystem::Fide(Tempo::Standard), "2026-07-01");
    let row = |id: &str| new.lines().find(|line| line.split(',').nth(1) == Some(id)).unwrap().to_owned();
    // 2000 against 1900: 0.5 - 0.64; against 1405: D 595 counts 400, 1 - 0.92. 20 × (-0.14 + 0.08) = -1.2.
    assert_eq!(row("1"), "1,1,1999,20,102,2050,1980,,2");
    // 1405 loses twice with D 400 counted: 40 × (-0.08 - 0.08) = -6.4: 1399 is below 1400.
    assert_eq!(row("4"), ",4,,,12,1410,2012,,2");
    assert_eq!(row("3"), ",3,,,,,2010,2026-07:1:1.0:2000,0", "games against rated players are kept");
    assert_eq!(row("5"), ",5,,,,,1990,2026-07:1:0.5:2000,0", "28 months ago is too long");
    // (7600 + 2000 + 3600) / 7 = 1885.71; 4.5 of 7 = 64 %: 102; 1988.
    assert_eq!(row("6"), "2,6,1988,40,5,1988,1990,,1");
}

#[test]
fn b02_8_2_1_a_first_event_without_a_point_is_disregarded() {
    let list = "id,rating\n1,2000\n3,\n";
    let games = "event,date,white,black,result\nA,2026-05-01,3,1,0-1\nB,2026-06-01,3,1,1/2\n";
    let new = next(list, games, PeriodSystem::Fide(Tempo::Standard), "2026-07-01");
    assert!(new.contains(",2026-07:1:0.5:2000"), "{new}");
}

#[test]
fn two_lists_are_compared() {
    let old = RatingList::read(b"id,rating,name\n1,2000,A\n2,2100,B\n3,2200,C\n", &mut quiet).unwrap();
    let new = RatingList::read(b"id,rating,name\n2,2150,B\n3,2200,C\n4,1900,D\n", &mut quiet).unwrap();
    let found = diff(&old, &new);
    assert_eq!((found.came[0].id, found.left[0].id, found.same), (4, 1, 1));
    assert_eq!((found.changed[0].id, found.changed[0].by()), (2, 50));
}

proptest! {
    #[test]
    fn the_order_of_the_input_does_not_matter(seed in any::<u64>(), results in prop::collection::vec((1_u32..9, 1_u32..9, 0_usize..5, 0_usize..3), 1..60)) {
        let kinds = [("A", "open"), ("B", "team"), ("C", "barcelona")];
        let mut games: Vec<String> = results.iter().filter(|(w, b, _, _)| w != b).map(|(white, black, result, event)| {
            let (name, kind) = kinds[*event];
            format!("{name},{kind},{white},{black},{}\n", ["1-0", "1/2", "0-1", "+-", "--"][*result])
        }).collect();
        let mut rows: Vec<&str> = LIST.lines().skip(1).collect();
        let text = |games: &[String]| format!("event,kind,white,black,result\n{}", games.concat());
        let list = |rows: &[&str]| format!("{}\n{}\n", LIST.lines().next().unwrap(), rows.join("\n"));
        let systems = [PeriodSystem::Fce, PeriodSystem::Fide(Tempo::Standard), PeriodSystem::Fide(Tempo::Rapid)];
        let before = systems.map(|system| next(&list(&rows), &text(&games), system, "2026-07-01"));
        let (turn, other) = (seed as usize % games.len().max(1), seed as usize % rows.len());
        games.rotate_left(turn);
        games.reverse();
        rows.rotate_left(other);
        let after = systems.map(|system| next(&list(&rows), &text(&games), system, "2026-07-01"));
        prop_assert_eq!(before, after);
    }

    #[test]
    fn the_continuous_formula_is_bounded_and_rises_with_the_score(own in 2000_u16..2700, sum in 1900_i64..2700, games in 1_u32..30, kind in 0_usize..6) {
        let kind = EventKind::ALL[kind];
        let team = TeamGames { played: games, against_preferents: games };
        let mut last = None;
        for half in 0..=2 * games {
            let event = fce::event(own, kind, kind.k(), Tally::of(games, half, sum * i64::from(games)).unwrap(), team);
            prop_assert!(event.limited.abs() <= adoube_rating::Exact::whole(5 * i64::from(games)));
            prop_assert!(last.is_none_or(|last| event.raw >= last));
            last = Some(event.raw);
            let new = fce::continuous(own / 5 * 5, vec![event]).published;
            prop_assert!(new >= 2000 && new.is_multiple_of(5));
        }
    }

    #[test]
    fn the_periodic_formula_is_bounded_and_rises_with_the_score(average in 2000_i64..2600, games in 16_u32..60) {
        let mut last = 0;
        for half in 0..=2 * games {
            let tally = Tally::of(games, half, average * i64::from(games));
            let fce::Periodic::Entered(entered) = fce::periodic(adoube_rating::Category::Preferent, tally) else { panic!() };
            prop_assert!(entered.published >= 2000 && i64::from(entered.published) <= average + 153);
            prop_assert!(entered.published >= last);
            last = entered.published;
        }
    }

    #[test]
    fn fide_a_game_between_equal_k_moves_both_by_the_same(white in 1400_u16..2650, black in 1400_u16..2650, half in 0_u32..3) {
        let one = fide::game(white, black, half, Tempo::Standard);
        let other = fide::game(black, white, 2 - half, Tempo::Standard);
        prop_assert_eq!(one.delta_hundredths(), -other.delta_hundredths());
        let change = |own, game| fide::change(own, vec![game], (20, KReason::Usual)).rounded;
        prop_assert_eq!(change(white, one), -change(black, other));
        prop_assert!(change(white, one).abs() <= 20);
    }
}

#[test]
fn rating_2_results_kept_may_suffice_by_themselves() {
    let text = b"id,category,rating,kept\n1,P,,1989-07:16:8:32800\n2,P,,1989-07:15:8:32800\n3,1,,1989-07:16:8:32800\n";
    let list = RatingList::read(text, &mut |_| {}).unwrap();
    let date = Date::parse("1990-01-01");
    let period = compute(&list, &PeriodGames::default(), PeriodSystem::Fce, date, &mut |_| {});
    let ratings: Vec<u16> = period.next.iter().map(|next| next.rating).collect();
    assert_eq!(ratings, [2050, 0, 0]);
    assert!(period.next[1].kept.is_some() && period.next[0].kept.is_none());
    for (row, expected) in ratings.into_iter().enumerate() {
        let Some(RatingDetail::Fce(worked)) = detail(&list, &PeriodGames::default(), PeriodSystem::Fce, date, row)
        else {
            panic!()
        };
        assert_eq!(worked.published(), expected);
    }
}

#[test]
fn a_list_with_many_columns_reads_back_after_a_period() {
    let wide = |others: usize| format!("id,rating{}\n1,2000{}\n", ",x".repeat(others), ",".repeat(others));
    let most = wide(248);
    let list = RatingList::read(most.as_bytes(), &mut |_| {}).unwrap();
    let mut out = Vec::new();
    let period = compute(&list, &PeriodGames::default(), PeriodSystem::Fide(Tempo::Standard), None, &mut |_| {});
    period.write(ListFileFormat::Csv, &mut out, &mut |_| {}).unwrap();
    assert!(RatingList::read(&out, &mut |_| {}).is_ok(), "six columns more");
    let fault = RatingList::read(wide(249).as_bytes(), &mut |_| {}).unwrap_err();
    assert_eq!((fault.line, fault.column, fault.reason), (1, 1, ListFindingReason::TooManyColumns));
}
