//! The federation's test vectors: sections 13 (promotions), 14 (Mestre Català) and 15 (rating), and both worked examples.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_laws::Date;
use adoube_rating::fce::{self, EventKind, EventVerdict, Periodic, Standing, Tally, TeamGames};
use adoube_rating::master::{self, LastRound, NormFigures, ThresholdReading};
use adoube_rating::promotion::{self, PromotionOpponent, PromotionStep};
use adoube_rating::{Category, Exact, Opponent, Purpose};

const FIGURES: &NormFigures = &NormFigures::HANDBOOK;

/// A decimal such as `2075.5` as a fraction.
fn decimal(text: &str) -> Exact {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let over: i64 = format!("{whole}{rest}").parse().unwrap();
    Exact::ratio(over, 10_i64.pow(rest.len() as u32)).unwrap()
}

/// Points such as `4½` or `5.5` in halves.
fn halves(text: &str) -> u32 {
    let number = |t: &str| if t.is_empty() { 0 } else { t.parse::<u32>().unwrap() };
    text.strip_suffix('½').map_or_else(|| number(text) * 2, |whole| number(whole) * 2 + 1)
}

fn tally(games: u32, points: &str, average: &str) -> Tally {
    Tally { games, half_points: halves(points), average: decimal(average) }
}

#[test]
fn section_13_v_pr_01_to_20_first_to_preferent() {
    let cases = [
        ("V-PR-01", 8, "2126", "4"),
        ("V-PR-02", 8, "2125", "4½"),
        ("V-PR-03", 8, "2075.5", "4½"),
        ("V-PR-04", 8, "2075", "5"),
        ("V-PR-05", 8, "2025", "5½"),
        ("V-PR-06", 9, "2125.11", "4½"),
        ("V-PR-07", 9, "2125", "5"),
        ("V-PR-08", 9, "2100", "5"),
        ("V-PR-09", 9, "2075", "5½"),
        ("V-PR-10", 9, "2050", "5½"),
        ("V-PR-11", 9, "2025", "6½"),
        ("V-PR-12", 9, "2000", "6½"),
        ("V-PR-13", 10, "2130", "5"),
        ("V-PR-14", 10, "2080", "5½"),
        ("V-PR-15", 10, "2026", "6"),
        ("V-PR-16", 10, "2010", "7"),
        ("V-PR-17", 11, "2150", "5½"),
        ("V-PR-18", 11, "2125", "6"),
        ("V-PR-19", 11, "2030", "7"),
        ("V-PR-20", 11, "2025", "7½"),
    ];
    for (vector, rounds, average, needed) in cases {
        assert_eq!(promotion::to_preferent(rounds, decimal(average)), Some(halves(needed)), "{vector}");
    }
    assert_eq!(promotion::to_preferent(7, decimal("2200")), None, "D-103");
    assert_eq!(promotion::to_preferent(12, decimal("2200")), None, "D-103");
}

#[test]
fn section_13_v_pr_21_nine_opponents() {
    let rated = |category, catalan, international, spanish| Opponent {
        category,
        catalan,
        international,
        spanish,
        event_rounds: 9,
        ..Opponent::default()
    };
    let opponents = [
        rated(Category::Preferent, Some(2180), None, None),
        rated(Category::Preferent, Some(2095), None, None),
        rated(Category::First, Some(2222), None, None),
        rated(Category::First, None, None, None),
        rated(Category::None, None, Some(2230), None),
        rated(Category::None, None, None, Some(2110)),
        Opponent { event_half_points: 12, ..rated(Category::None, None, None, None) },
        Opponent { event_half_points: 8, ..rated(Category::None, None, None, None) },
        Opponent { absent: true, ..rated(Category::Preferent, Some(2180), None, None) },
    ];
    let met: Vec<PromotionOpponent> = opponents
        .iter()
        .map(|o| PromotionOpponent {
            category: (!o.absent).then_some(o.category),
            value: o.value(Purpose::Promotion).0,
        })
        .collect();
    let values: Vec<u32> = met.iter().map(|one| one.value).collect();
    assert_eq!(values, [2180, 2095, 2000, 2000, 2230, 2110, 2150, 2000, 2000], "V-PR-21");
    let five = promotion::attempt(Category::First, 9, 10, &met).unwrap();
    assert_eq!((five.average, five.needed, five.is_earned()), (Exact::whole(2085), Some(10), true), "V-PR-21");
    assert!(!promotion::attempt(Category::First, 9, 9, &met).unwrap().is_earned(), "V-PR-21");
}

#[test]
fn section_13_v_p3_01_to_14_third_and_second() {
    let cases = [
        ("V-P3-01", 8, 0, "6", "6", "7", true, false),
        ("V-P3-02", 8, 2, "5½", "5½", "7", true, false),
        ("V-P3-03", 8, 3, "5", "5½", "7", false, false),
        ("V-P3-04", 8, 4, "5", "5", "6½", true, false),
        ("V-P3-05", 8, 5, "4½", "4½", "6½", true, false),
        ("V-P3-06", 8, 7, "6", "4", "6", true, true),
        ("V-P3-07", 8, 8, "4", "4", "6", true, false),
        ("V-P3-08", 9, 0, "6½", "7", "8", false, false),
        ("V-P3-09", 9, 1, "6½", "6½", "8", true, false),
        ("V-P3-10", 9, 3, "7½", "6", "7½", true, true),
        ("V-P3-11", 9, 5, "7", "5½", "7", true, true),
        ("V-P3-12", 9, 9, "6½", "4½", "6½", true, true),
        ("V-P3-13", 9, 9, "4½", "4½", "6½", true, false),
    ];
    let one = |category| PromotionOpponent { category: Some(category), value: 2000 };
    for (vector, rounds, seconds, score, third, second, third_promoted, second_promoted) in cases {
        let met: Vec<PromotionOpponent> =
            (0..rounds).map(|at| one(if at < seconds { Category::Second } else { Category::Third })).collect();
        let of = |category| promotion::attempt(category, rounds, halves(score), &met).unwrap();
        let (from_third, from_second) = (of(Category::Third), of(Category::Second));
        assert_eq!((from_third.needed, from_third.is_earned()), (Some(halves(third)), third_promoted), "{vector}");
        assert_eq!((from_second.needed, from_second.is_earned()), (Some(halves(second)), second_promoted), "{vector}");
    }
    let mut met = vec![one(Category::First)];
    met.extend([one(Category::Second); 3]);
    met.extend([one(Category::Third); 3]);
    met.push(PromotionOpponent { category: None, value: 2000 });
    let attempt = promotion::attempt(Category::Third, 8, 10, &met).unwrap();
    assert_eq!((attempt.step, attempt.seconds, attempt.needed), (PromotionStep::ThirdToSecond, 4, Some(10)), "V-P3-14");
    assert_eq!(promotion::by_seconds(PromotionStep::SecondToFirst, 10, 3), None, "D-109");
    assert_eq!(promotion::attempt(Category::Preferent, 9, 18, &[]), None);
}

#[test]
fn section_14_v_mc_01_to_15_percentages() {
    // Vector, average, games, percentage, points at it, smallest that exceeds, smallest that reaches (V-MC-15).
    let cases = [
        ("V-MC-01", "2375", 10, "50", "5.000", "5½", "5"),
        ("V-MC-02", "2375", 9, "50", "4.500", "5", "4½"),
        ("V-MC-03", "2374", 10, "50.1", "5.010", "5½", "5½"),
        ("V-MC-04", "2365", 9, "51", "4.590", "5", "5"),
        ("V-MC-05", "2330", 10, "54.5", "5.450", "5½", "5½"),
        ("V-MC-06", "2300", 9, "57.5", "5.175", "5½", "5½"),
        ("V-MC-07", "2300", 11, "57.5", "6.325", "6½", "6½"),
        ("V-MC-08", "2275", 9, "60", "5.400", "5½", "5½"),
        ("V-MC-09", "2275", 10, "60", "6.000", "6½", "6"),
        ("V-MC-10", "2250", 8, "62.5", "5.000", "5½", "5"),
        ("V-MC-11", "2175", 9, "70", "6.300", "6½", "6½"),
        ("V-MC-12", "2125", 8, "75", "6.000", "6½", "6"),
        ("V-MC-13", "2400", 10, "50", "5.000", "5½", "5"),
        ("V-MC-14", "2312.5", 9, "56.25", "5.0625", "5½", "5½"),
    ];
    for (vector, average, games, percentage, points, exceed, reach) in cases {
        let norm = |half, reading| master::percentage_norm(games, half, decimal(average), reading, FIGURES).unwrap();
        let strict = norm(halves(exceed), ThresholdReading::Exceed);
        assert_eq!((strict.needed, strict.needed_points), (decimal(percentage), decimal(points)), "{vector}");
        assert_eq!((strict.smallest, strict.is_norm), (halves(exceed), true), "{vector}");
        assert!(!norm(halves(exceed) - 1, ThresholdReading::Exceed).is_norm, "{vector}");
        assert_eq!(norm(0, ThresholdReading::Reach).smallest, halves(reach), "V-MC-15 for {vector}");
    }
    assert_eq!(master::percentage_needed(decimal("2374"), FIGURES), decimal("50.1"), "S-9");
}

#[test]
fn section_14_v_mc_16_rating_norm() {
    assert!(master::rating_norm(2305, 16, FIGURES), "V-MC-16");
    assert!(!master::rating_norm(2300, 20, FIGURES), "V-MC-16");
    assert!(!master::rating_norm(2340, 15, FIGURES), "V-MC-16");
}

#[test]
fn section_14_v_mc_17_norms_over_the_seasons() {
    let earned = [1986, 1987];
    assert_eq!(master::norms_at_end_of(1988, &earned, FIGURES).held, [1986, 1987], "V-MC-17: only one season without");
    let after = master::norms_at_end_of(1989, &earned, FIGURES);
    assert_eq!((after.held, after.lost, after.title), (vec![1987], vec![(1989, 1986)], None), "V-MC-17");
    let earned = [1986, 1987, 1990, 1991];
    assert_eq!(master::norms_at_end_of(1990, &earned, FIGURES).held, [1987, 1990], "V-MC-17");
    assert_eq!(master::norms_at_end_of(1991, &earned, FIGURES).title, Some(1991), "V-MC-17");
    let alone = master::norms_at_end_of(1995, &[1986, 1986], FIGURES);
    assert_eq!(alone.lost, [(1988, 1986), (1990, 1986)], "D-116: one in two seasons");
}

#[test]
fn section_14_v_mc_18_the_last_round_with_imputed_ratings() {
    let cases = [
        (0, 2150, "2283.33", "55.56", "59.17", false),
        (1, 2100, "2277.78", "61.11", "59.72", true),
        (2, 2050, "2272.22", "66.67", "60.28", true),
    ];
    for (half, opponent, average, scored, needed, expected) in cases {
        // The opponent had 5 of 8 before the round; nine rounds.
        assert_eq!(adoube_rating::imputed(10 + (2 - half), 9), opponent, "V-MC-18");
        let exact = Exact::ratio(8 * 2300 + i64::from(opponent), 9).unwrap();
        let norm = master::percentage_norm(9, 10 + half, exact, ThresholdReading::Exceed, FIGURES).unwrap();
        let shown = [norm.average, norm.scored, norm.needed].map(|value| format!("{value:.2}"));
        assert_eq!(shown, [average, scored, needed], "V-MC-18");
        assert_eq!(norm.is_norm, expected, "V-MC-18");
    }
}

#[test]
fn section_14_v_mc_19_the_last_opponent_absent() {
    let way =
        |half: u32| LastRound { half_points: half, total: (9, 9 + half, Exact::ratio(8 * 2290 + 2650, 9).unwrap()) };
    let norm = |way: LastRound| {
        master::percentage_norm(way.total.0, way.total.1, way.total.2, ThresholdReading::Exceed, FIGURES).unwrap()
    };
    assert_eq!((norm(way(0)).needed, norm(way(0)).is_norm), (decimal("54.5"), false), "V-MC-19");
    assert!(norm(way(1)).is_norm, "V-MC-19");
    let actual = master::percentage_norm(8, 9, Exact::whole(2290), ThresholdReading::Exceed, FIGURES).unwrap();
    assert_eq!((actual.scored, actual.needed, actual.is_norm), (decimal("56.25"), decimal("58.5"), false), "V-MC-19");
    assert!(master::with_last_round(actual, 2, &[way(0), way(1)], ThresholdReading::Exceed, FIGURES), "V-MC-19");
    assert!(
        !master::with_last_round(actual, 1, &[way(0), way(1)], ThresholdReading::Exceed, FIGURES),
        "a draw is not worse than a draw"
    );
}

#[test]
fn section_15_s_1_the_periodic_example_of_the_handbook() {
    let rated = |category, rating| Opponent { category, catalan: Some(rating), ..Opponent::default() };
    let team = [
        Opponent { international: Some(2250), ..Opponent::default() },
        rated(Category::First, 0),
        rated(Category::Preferent, 2000),
        rated(Category::Preferent, 2100),
        rated(Category::First, 0),
        rated(Category::Third, 0),
        rated(Category::Preferent, 2080),
        rated(Category::Preferent, 2110),
    ];
    let open = [2000, 2080, 2060, 2040, 2055, 2065, 2000, 2030].map(|rating| rated(Category::Preferent, rating));
    let against_preferents = team.iter().filter(|o| o.category == Category::Preferent).count() as u32;
    let conditions = TeamGames { played: 8, against_preferents };
    assert_eq!(EventVerdict::of_team(EventKind::TeamChampionship, conditions), EventVerdict::Counts, "S-1: 4 of 8");
    let sum: i64 = team.iter().chain(&open).map(|o| i64::from(o.value(Purpose::Rating).0)).sum();
    assert_eq!(sum, 32870, "S-1");
    let Periodic::Entered(entered) = fce::periodic(Category::Preferent, Tally::of(16, 24, sum)) else {
        panic!("S-1: sixteen games are enough")
    };
    assert_eq!((entered.tally.average.to_string(), entered.percent), ("2054.375".into(), 75), "S-1");
    assert_eq!((entered.cell, entered.used), (Some(193), Some(150)), "S-1");
    assert_eq!((entered.exact, entered.published), (Some(decimal("2204.375")), 2205), "S-1");
    assert_eq!(format!("{:.2}", entered.exact.unwrap()), "2204.38", "S-1, as printed");
}

#[test]
fn section_15_s_2_and_s_3_the_continuous_example_of_the_handbook() {
    let sum: i64 = [2000, 2010, 2020, 2000, 2005, 2015, 2000, 2000].iter().sum();
    assert_eq!(sum, 16050, "S-2");
    let tally = Tally::of(8, 8, sum).unwrap();
    let event = fce::event(2015, EventKind::BarcelonaOpen, EventKind::BarcelonaOpen.k(), tally, TeamGames::default());
    assert_eq!((event.tally.average, event.difference), (decimal("2006.25"), decimal("8.75")), "S-2");
    assert_eq!((event.row.from, event.row.to, event.percent), (4, Some(10), 51), "S-2");
    assert_eq!((event.expected, event.raw), (decimal("4.08"), -decimal("1.6")), "S-2");
    let new = fce::continuous(2015, vec![event]);
    assert_eq!((new.exact, new.published), (decimal("2013.4"), 2015), "S-2");
    let few = TeamGames { played: 11, against_preferents: 3 };
    assert_eq!(EventVerdict::of_team(EventKind::TeamChampionship, few), EventVerdict::TooFewPreferents, "S-3");
}

#[test]
fn section_15_2_v_rp_01_to_13_the_periodic_formula() {
    let cases = [
        ("V-RP-01", 16, "8", "2040", 50, Some(0), Some("2040"), 2040),
        ("V-RP-02", 16, "11", "2037.5", 69, Some(141), Some("2178.5"), 2180),
        ("V-RP-03", 16, "9½", "2050", 59, Some(65), Some("2115"), 2115),
        ("V-RP-04", 20, "10½", "2025", 53, Some(21), Some("2046"), 2045),
        ("V-RP-05", 16, "11½", "2000", 72, Some(150), Some("2150"), 2150),
        ("V-RP-06", 20, "14", "2010", 70, Some(149), Some("2159"), 2160),
        ("V-RP-07", 18, "6", "2060", 33, Some(-125), Some("1935"), 2000),
        ("V-RP-08", 16, "4", "2150", 25, Some(-193), Some("1957"), 2000),
        ("V-RP-09", 16, "16", "2000", 100, Some(150), Some("2150"), 2150),
        ("V-RP-10", 16, "0", "2100", 0, None, None, 2000),
        ("V-RP-11", 17, "9", "2051.5", 53, Some(21), Some("2072.5"), 2075),
    ];
    for (vector, games, points, average, percent, used, exact, published) in cases {
        let Periodic::Entered(entered) = fce::periodic(Category::Preferent, Some(tally(games, points, average))) else {
            panic!("{vector}")
        };
        assert_eq!((entered.percent, entered.used), (percent, used), "{vector}");
        assert_eq!((entered.exact, entered.published), (exact.map(decimal), published), "{vector}");
    }
    let fifteen = fce::periodic(Category::Preferent, Some(tally(15, "8", "2050")));
    assert_eq!(fifteen, Periodic::Kept { games: 15 }, "V-RP-12");
    let eighteen = fce::periodic(Category::Preferent, Some(tally(18, "10", "2050")));
    assert!(matches!(eighteen, Periodic::Entered(entered) if entered.tally.games == 18), "V-RP-12");
    assert_eq!(fce::periodic(Category::First, Some(tally(20, "10", "2050"))), Periodic::NotEligible, "V-RP-13");
}

/// Vector, kind, own, average, games, points, difference, percent, expected, raw, limited, published, counted.
type Continuous = (
    &'static str,
    EventKind,
    u16,
    &'static str,
    u32,
    &'static str,
    &'static str,
    u8,
    &'static str,
    &'static str,
    &'static str,
    u16,
    bool,
);

#[test]
fn section_15_3_v_rc_01_to_16_the_continuous_formula() {
    use EventKind::{BarcelonaOpen, ClosedCatalan, ClosedInternational, IndividualOfCatalonia, Open, TeamChampionship};
    let cases: [Continuous; 16] = [
        ("V-RC-01", Open, 2150, "2120", 9, "6½", "30", 54, "4.86", "24.60", "24.60", 2175, true),
        ("V-RC-02", IndividualOfCatalonia, 2100, "2180", 9, "7", "-80", 39, "3.51", "87.25", "45.00", 2145, true),
        ("V-RC-03", IndividualOfCatalonia, 2300, "2150", 9, "1", "150", 70, "6.30", "-132.50", "-45.00", 2255, true),
        ("V-RC-04", BarcelonaOpen, 2010, "2005", 8, "1", "5", 51, "4.08", "-61.60", "-40.00", 2000, true),
        ("V-RC-05", Open, 2320, "2010", 9, "7", "310", 86, "7.74", "-11.10", "-11.10", 2320, false),
        ("V-RC-06", Open, 2320, "2010", 9, "8½", "310", 86, "7.74", "11.40", "11.40", 2330, true),
        ("V-RC-07", Open, 2305, "2005.5", 9, "7", "299.5", 85, "7.65", "-9.75", "-9.75", 2295, true),
        ("V-RC-08", Open, 2300, "2000", 9, "9", "300", 85, "7.65", "20.25", "20.25", 2320, true),
        ("V-RC-09", Open, 2300, "2000", 9, "7", "300", 85, "7.65", "-9.75", "-9.75", 2300, false),
        ("V-RC-10", Open, 2000, "2310", 9, "1", "-310", 14, "1.26", "-3.90", "-3.90", 2000, true),
        ("V-RC-11", ClosedCatalan, 2200, "2200", 9, "4½", "0", 50, "4.50", "0.00", "0.00", 2200, true),
        ("V-RC-12", ClosedInternational, 2205, "2260", 9, "5", "-55", 42, "3.78", "30.50", "30.50", 2235, true),
        ("V-RC-13", Open, 2050, "2046.5", 10, "6", "3.5", 51, "5.10", "13.50", "13.50", 2065, true),
        ("V-RC-14", Open, 2100, "2100", 9, "5½", "0", 50, "4.50", "15.00", "15.00", 2115, true),
        ("V-RC-15", TeamChampionship, 2140, "2060", 6, "4", "80", 61, "3.66", "5.10", "5.10", 2145, true),
        ("V-RC-16", Open, 2050, "2090", 8, "3½", "-40", 44, "3.52", "-0.30", "-0.30", 2050, true),
    ];
    for (vector, kind, own, average, games, points, difference, percent, expected, raw, limited, published, counts) in
        cases
    {
        let team = TeamGames { played: games, against_preferents: games };
        let event = fce::event(own, kind, kind.k(), tally(games, points, average), team);
        assert_eq!((event.difference.to_string(), event.percent), (difference.to_owned(), percent), "{vector}");
        let shown = [event.expected, event.raw, event.limited].map(|value| format!("{value:.2}"));
        assert_eq!(shown, [expected, raw, limited], "{vector}");
        assert_eq!(event.verdict == EventVerdict::Counts, counts, "{vector}");
        assert_eq!(fce::continuous(own, vec![event]).published, published, "{vector}");
    }
}

#[test]
fn section_15_3_v_rt_1_to_6_the_team_championship() {
    let cases = [
        ("V-RT-1", 5, 5, EventVerdict::TooFewGames),
        ("V-RT-2", 6, 3, EventVerdict::Counts),
        ("V-RT-3", 8, 3, EventVerdict::TooFewPreferents),
        ("V-RT-4", 11, 3, EventVerdict::TooFewPreferents),
        ("V-RT-5", 5, 4, EventVerdict::TooFewGames),
        ("V-RT-6", 7, 4, EventVerdict::Counts),
    ];
    for (vector, played, against_preferents, expected) in cases {
        let team = TeamGames { played, against_preferents };
        assert_eq!(EventVerdict::of_team(EventKind::TeamChampionship, team), expected, "{vector}");
        assert_eq!(
            EventVerdict::of_team(EventKind::Open, team),
            EventVerdict::Counts,
            "individual events have no minimum"
        );
    }
}

#[test]
fn section_15_3_v_rx_1_to_3_absences_mixed_opponents_two_events() {
    let open = |own, tally| fce::event(own, EventKind::Open, 15, tally, TeamGames::default());
    let event = open(2120, Tally::of(9, 12, 8 * 2100 + 2000).unwrap());
    assert_eq!(
        (format!("{:.2}", event.tally.average), format!("{:.2}", event.difference)),
        ("2088.89".into(), "31.11".into()),
        "V-RX-1"
    );
    assert_eq!((event.percent, event.expected, event.raw), (54, decimal("4.86"), decimal("17.1")), "V-RX-1");
    let new = fce::continuous(2120, vec![event]);
    assert_eq!((new.exact, new.published), (decimal("2137.1"), 2135), "V-RX-1");

    let one = Opponent { event_rounds: 8, ..Opponent::default() };
    let opponents = [
        Opponent { catalan: Some(2150), category: Category::Preferent, ..one },
        Opponent { catalan: Some(2090), category: Category::Preferent, ..one },
        Opponent { category: Category::First, ..one },
        Opponent { category: Category::Third, ..one },
        Opponent { spanish: Some(2120), international: Some(2190), ..one },
        Opponent { event_half_points: 11, ..one },
        Opponent { international: Some(2080), ..one },
        Opponent { catalan: Some(2035), category: Category::Preferent, ..one },
    ];
    let sum = opponents.iter().map(|o| i64::from(o.value(Purpose::Rating).0)).sum();
    let event = open(2090, Tally::of(8, 10, sum).unwrap());
    assert_eq!((event.tally.average, event.percent), (decimal("2078.125"), 52), "V-RX-2");
    assert_eq!((event.expected, event.raw), (decimal("4.16"), decimal("12.6")), "V-RX-2");
    assert_eq!(fce::continuous(2090, vec![event]).published, 2105, "V-RX-2");

    let first = open(2100, tally(9, "6", "2064"));
    let second = fce::event(2100, EventKind::BarcelonaOpen, 20, tally(8, "4", "2118"), TeamGames::default());
    assert_eq!((first.raw, second.raw), (decimal("15.75"), decimal("4.8")), "V-RX-3");
    let new = fce::continuous(2100, vec![first, second]);
    assert_eq!((new.exact, new.published), (decimal("2120.55"), 2120), "V-RX-3");
}

#[test]
fn section_15_3_v_rx_4_to_6_rounding_k_and_lists() {
    let cases = [
        ("2204.38", 2205),
        ("2013.4", 2015),
        ("2012.49", 2010),
        ("2012.5", 2015),
        ("2017.4", 2015),
        ("1998", 2000),
        ("2001", 2000),
    ];
    for (exact, published) in cases {
        assert_eq!(fce::publish(decimal(exact)), published, "V-RX-4");
    }
    let ks = EventKind::ALL.map(EventKind::k);
    assert_eq!(ks, [15, 15, 20, 20, 25, 25], "V-RX-5");
    let date = |text| Date::parse(text).unwrap();
    let lists = [
        (EventKind::Open, "1989-06-20", "1989-07-01"),
        (EventKind::Open, "1989-07-02", "1990-01-01"),
        (EventKind::TeamChampionship, "1989-03-05", "1990-01-01"),
        (EventKind::TeamChampionship, "1989-11-05", "1990-01-01"),
    ];
    for (kind, finished, list) in lists {
        assert_eq!(fce::list_of(kind, date(finished)), date(list), "V-RX-6");
    }
    let standings = [Standing::Official, Standing::Accepted, Standing::ClosedFide, Standing::Private];
    assert_eq!(standings.map(Standing::counts), [true, true, true, false], "Rating 1, D-137");
}
