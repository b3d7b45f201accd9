//! Norms by B.01, 1.4, article by article.

use super::*;

fn round(number: u32, half: u32, rating: u16, federation: &str, title: &str) -> NormRound {
    NormRound {
        number,
        way: NormDecision::Played(half),
        opponent: 100 + number,
        rating,
        federation: federation.into(),
        title: title.into(),
        hopeless: false,
    }
}

const EVENT: NormEvent = NormEvent { rounds: 9, format: Format::Swiss, games: GamesRule::Nine, exempt: false };

/// Returns nine games against an average of 2380: three grandmasters, two more titles, four federations; seven points.
fn gm_norm() -> Vec<NormRound> {
    let opponents = [
        (2, 2380, "FRA", "GM"),
        (2, 2380, "GER", "GM"),
        (2, 2380, "ITA", "GM"),
        (2, 2380, "FRA", "IM"),
        (2, 2380, "ESP", "FM"),
        (1, 2380, "ESP", ""),
        (1, 2380, "ESP", ""),
        (1, 2380, "ESP", "CM"),
        (1, 2380, "GER", ""),
    ];
    (1..).zip(opponents).map(|(number, (half, rating, fed, title))| round(number, half, rating, fed, title)).collect()
}

fn failing(report: &NormReport) -> Vec<RequirementKind> {
    report.missing().map(|requirement| requirement.what).collect()
}

#[test]
fn b01_1_4_a_norm_and_each_requirement_missing() {
    let norm = examine(NormTitle::Gm, "ESP", &EVENT, &gm_norm());
    assert!(norm.is_norm(), "{norm:?}");
    assert_eq!(norm.performance.map(|p| (p.average, p.percent, p.rating)), Some((2380, 78, 2600)));
    assert_eq!((norm.counts_as_games, norm.enough_half_points), (9, Some(14)));
    type Spoil = fn(&mut Vec<NormRound>);
    let cases: [(&str, Spoil, RequirementKind); 7] = [
        ("half a point less", |r| r[0].way = NormDecision::Played(1), RequirementKind::Performance),
        ("only two grandmasters", |r| r[0].title = "IM".into(), RequirementKind::NormTitles),
        ("only four titles: CM does not count", |r| r[4].title = "CM".into(), RequirementKind::TitleHolders),
        ("average 2379", |r| r.iter_mut().for_each(|r| r.rating = 2379), RequirementKind::Average),
        ("eight games", |r| r[8].way = NormDecision::Nothing, RequirementKind::Games),
        (
            "six of nine of the own federation",
            |r| {
                r[1].federation = "ESP".into();
                r[8].federation = "ESP".into();
            },
            RequirementKind::OwnFederation,
        ),
        (
            "one foreign federation",
            |r| {
                for foreign in r.iter_mut().filter(|r| r.federation != "ESP") {
                    foreign.federation = "FRA".into();
                }
            },
            RequirementKind::ForeignFederations,
        ),
    ];
    for (name, change, what) in cases {
        let mut rounds = gm_norm();
        change(&mut rounds);
        let report = examine(NormTitle::Gm, "ESP", &EVENT, &rounds);
        assert!(failing(&report).contains(&what), "{name}: {:?}", failing(&report));
    }
}

#[test]
fn b01_1_4_4_two_thirds_of_one_federation_and_fid() {
    let mut rounds = gm_norm();
    for r in rounds.iter_mut().take(7) {
        r.federation = "FRA".into();
    }
    assert_eq!(failing(&examine(NormTitle::Gm, "ITA", &EVENT, &rounds)), [RequirementKind::OneFederation]);
    for r in rounds.iter_mut().take(7) {
        r.federation = "FID".into();
    }
    let report = examine(NormTitle::Gm, "ITA", &EVENT, &rounds);
    assert_eq!(failing(&report), [], "FID is no federation");
    let exempt = NormEvent { exempt: true, ..EVENT };
    for r in &mut rounds {
        r.federation = "ESP".into();
    }
    assert!(examine(NormTitle::Gm, "ESP", &exempt, &rounds).is_norm());
}

#[test]
fn b01_1_4_6_one_opponent_is_raised_to_the_floor() {
    let mut rounds = gm_norm();
    rounds[7].rating = 1900;
    rounds[8].rating = 0;
    let report = examine(NormTitle::Gm, "ESP", &EVENT, &rounds);
    assert_eq!(report.raised, Some((109, 0)));
    assert_eq!(
        report.performance.map(|p| p.exact_average.to_string()),
        Some(crate::exact::Exact::ratio(2380 * 7 + 1900 + 2200, 9).unwrap().to_string())
    );
}

#[test]
fn b01_1_4_1_c_eight_games_of_nine_with_a_bye() {
    let mut rounds = gm_norm();
    rounds[8] = NormRound { way: NormDecision::AllocatedBye, opponent: 0, ..rounds[8].clone() };
    rounds[5].way = NormDecision::Played(2);
    let report = examine(NormTitle::Gm, "ESP", &EVENT, &rounds);
    assert!(report.is_norm(), "{report:?}");
    assert_eq!(report.counts_as_games, 9);
    rounds[8].way = NormDecision::Nothing;
    assert_eq!(
        failing(&examine(NormTitle::Gm, "ESP", &EVENT, &rounds)),
        [RequirementKind::Games],
        "a bye that was asked for"
    );
}

#[test]
fn b01_1_4_1_e_and_f_games_may_be_left_out() {
    let long = NormEvent { rounds: 11, ..EVENT };
    let mut rounds = gm_norm();
    rounds.push(round(10, 0, 2380, "GER", "IM"));
    rounds.push(round(11, 0, 2380, "GER", "IM"));
    let report = examine(NormTitle::Gm, "ESP", &long, &rounds);
    assert!(report.is_norm());
    assert_eq!(report.left_out, [10, 11], "1.4.1e: what comes after the title result");
    let fixed = NormEvent { format: Format::RoundRobin, ..long };
    assert!(!examine(NormTitle::Gm, "ESP", &fixed, &rounds).is_norm(), "not with pairings made beforehand");
    let mut rounds = gm_norm();
    rounds.insert(0, round(10, 2, 1500, "GER", ""));
    rounds.insert(0, round(11, 2, 1500, "GER", ""));
    for (at, r) in rounds.iter_mut().enumerate() {
        r.number = at as u32 + 1;
    }
    let report = examine(NormTitle::Gm, "ESP", &long, &rounds);
    assert!(report.is_norm());
    assert!(report.left_out.contains(&1) || report.left_out.contains(&2), "1.4.1f: a beaten opponent");
}

#[test]
fn b01_1_4_2_c_an_opponent_absent_in_the_last_round() {
    let mut rounds = gm_norm();
    rounds[5].way = NormDecision::Played(2);
    rounds[8].way = NormDecision::ForfeitWon;
    let long = NormEvent { rounds: 9, games: GamesRule::Nine, ..EVENT };
    assert!(examine(NormTitle::Gm, "ESP", &long, &rounds).is_norm());
}

#[test]
fn the_last_round_says_what_each_result_changes() {
    let ways = what_if(NormTitle::Gm, "ESP", &EVENT, &gm_norm());
    let norms: Vec<(u32, bool)> = ways.iter().map(|way| (way.half_points, way.report.is_norm())).collect();
    assert_eq!(norms, [(2, true), (1, true), (0, false)]);
    assert_eq!(ways[0].report.performance.map(|p| p.rating), Some(2653));
}

#[test]
fn b01_1_4_5_double_round_robin_counts_persons() {
    let event = NormEvent { rounds: 10, format: Format::DoubleRoundRobin, ..EVENT };
    let mut rounds: Vec<NormRound> = Vec::new();
    for (at, title) in ["GM", "GM", "IM", "FM", ""].iter().enumerate() {
        for leg in 0..2 {
            let number = (leg * 5 + at) as u32 + 1;
            let mut r = round(number, 2, 2400, ["FRA", "GER", "ITA", "ESP", "ESP"][at], title);
            r.opponent = at as u32 + 1;
            rounds.push(r);
        }
    }
    let report = examine(NormTitle::Gm, "ESP", &event, &rounds);
    let titles = report.requirements.iter().find(|r| r.what == RequirementKind::NormTitles).unwrap();
    assert_eq!((titles.needed, titles.found), (2, 2));
}

#[test]
fn before_the_last_round_is_paired_the_weakest_opponent_is_named() {
    let mut rounds = gm_norm();
    // Eight games with a draw in the last: 6 of 8; the ninth decides.
    rounds.pop();
    let found = needed(NormTitle::Gm, "ESP", &EVENT, &rounds);
    assert_eq!(found.iter().map(|one| one.half_points).collect::<Vec<_>>(), [2, 1, 0]);
    for one in &found {
        let with = |rating: u16| {
            let mut all = rounds.clone();
            all.push(round(9, one.half_points, rating, "POR", "GM"));
            examine(NormTitle::Gm, "ESP", &EVENT, &all).is_norm()
        };
        match one.rating {
            Some(rating) => assert!(with(rating) && (rating == 1400 || !with(rating - 1)), "{one:?}"),
            None => assert!(!with(2900), "{one:?}"),
        }
    }
    assert!(found[0].rating <= found[1].rating && found[1].rating < found[2].rating, "{found:?}");
    assert_eq!(needed(NormTitle::Gm, "ESP", &EVENT, &gm_norm()), [], "the last round was played");
    rounds.pop();
    assert_eq!(needed(NormTitle::Gm, "ESP", &EVENT, &rounds), [], "two rounds are left");
}

#[test]
fn without_a_game_nothing_is_met() {
    let report = examine(NormTitle::Im, "ESP", &EVENT, &[]);
    let lines = crate::explain::norm(&report, adoube_words::Language::English);
    assert!(lines.len() >= 9 && !lines.iter().any(|line| line.contains('✓')), "{lines:?}");
}
