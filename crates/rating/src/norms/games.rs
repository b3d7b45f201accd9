//! One set of games against the requirements of a title: which games count (1.4.1, 1.4.2), federations (1.4.3, 1.4.4), titles
//! (1.4.5), ratings (1.4.6), performance (1.4.8).

use super::terms::{
    Format, GamesRule, HOLDERS, NormDecision, NormEvent, NormReport, NormRound, NormTitle, Requirement, RequirementKind,
};
use crate::fide;
use crate::performance;
use crate::tables;

/// Returns the games that count (1.4.2): those over the board. A last round with an absent opponent counts as lost, if
/// there are too few games without it (1.4.2c).
pub(super) fn counted<'a>(event: &NormEvent, rounds: &'a [NormRound]) -> Vec<&'a NormRound> {
    let played = |round: &&NormRound| {
        matches!(round.way, NormDecision::Played(_)) && !(event.format != Format::Swiss && round.hopeless)
    };
    let mut games: Vec<&NormRound> = rounds.iter().filter(played).collect();
    let least = least_games(event, rounds);
    let absent = |last: &&NormRound| last.way == NormDecision::ForfeitWon && last.number == event.rounds;
    if (games.len() as u32) < least {
        games.extend(rounds.last().filter(absent));
    }
    games
}

/// 1.4.1: returns the minimum number of games; eight of nine rounds if the ninth was a win by forfeit or the
/// pairing-allocated bye.
pub(super) fn least_games(event: &NormEvent, rounds: &[NormRound]) -> u32 {
    let free = rounds
        .iter()
        .filter(|round| matches!(round.way, NormDecision::ForfeitWon | NormDecision::AllocatedBye))
        .count();
    match event.games {
        GamesRule::Seven => 7,
        GamesRule::Eight => 8,
        GamesRule::Nine if event.rounds == 9 && free == 1 => 8,
        GamesRule::Nine => 9,
    }
}

const fn half_points(round: &NormRound) -> u32 {
    match round.way {
        NormDecision::Played(half_points) => half_points,
        _ => 0,
    }
}

pub(super) fn report(
    title: NormTitle,
    own: &str,
    event: &NormEvent,
    games: &[&NormRound],
    rounds: &[NormRound],
) -> NormReport {
    let level = title.level();
    let n = games.len() as i64;
    let count = |matches: &dyn Fn(&NormRound) -> bool| games.iter().filter(|round| matches(round)).count() as i64;
    let half: u32 = games.iter().map(|round| half_points(round)).sum();
    let mut requirements =
        vec![Requirement { what: RequirementKind::Games, needed: least_games(event, rounds).into(), found: n }];
    if !event.exempt {
        requirements.extend(federations(own, games));
    }
    requirements.push(Requirement {
        what: RequirementKind::TitleHolders,
        needed: (n + 1) / 2,
        found: count(&|round| HOLDERS.contains(&round.title.as_str())),
    });
    requirements.push(norm_titles(event, games, level.counting));
    let (sum, raised) = sum_of_ratings(games, level.floor);
    let performance = performance::performance(sum, games.len() as u32, half);
    let percent = tables::percentage(half, games.len() as u32).map_or(0, i64::from);
    // The percentage itself decides, not the rounded one.
    let score = if i64::from(half) * 50 >= 35 * n { percent.max(35) } else { percent.min(34) };
    requirements.push(Requirement {
        what: RequirementKind::Average,
        needed: level.average,
        found: performance.map_or(0, |p| p.average),
    });
    requirements.push(Requirement { what: RequirementKind::Score, needed: 35, found: score });
    requirements.push(Requirement {
        what: RequirementKind::Performance,
        needed: level.performance,
        found: performance.map_or(0, |p| p.rating),
    });
    let enough = (0..=2 * games.len() as u32).find(|half| {
        let reached =
            performance::performance(sum, games.len() as u32, *half).is_some_and(|p| p.rating >= level.performance);
        reached && i64::from(*half) * 50 >= 35 * n
    });
    let kept: Vec<u32> = games.iter().map(|round| round.number).collect();
    let left_out = rounds
        .iter()
        .filter(|round| matches!(round.way, NormDecision::Played(_)) && !kept.contains(&round.number))
        .map(|r| r.number)
        .collect();
    let mut report = NormReport {
        title,
        requirements,
        performance,
        raised,
        left_out,
        enough_half_points: enough,
        counts_as_games: 0,
    };
    if report.is_norm() {
        let extra = enough.map_or(0, |enough| half.saturating_sub(enough) / 2);
        let base = match (event.games, games.len() as u32) {
            (GamesRule::Eight | GamesRule::Nine, 8) => 9,
            (_, games) => games.min(13),
        };
        report.counts_as_games = base + extra;
    }
    report
}

/// 1.4.3 and 1.4.4: checks the federations. Maximum counts are rounded down, minimum counts up.
fn federations(own: &str, games: &[&NormRound]) -> [Requirement; 3] {
    let n = games.len() as i64;
    let mut names: Vec<&str> =
        games.iter().map(|round| round.federation.as_str()).filter(|name| !name.is_empty() && *name != "FID").collect();
    let own_count = names.iter().filter(|name| **name == own).count() as i64;
    names.sort_unstable();
    let mut most = 0_i64;
    let mut foreign = 0_i64;
    for group in names.chunk_by(|a, b| a == b) {
        most = most.max(group.len() as i64);
        foreign += i64::from(group.first().is_some_and(|name| *name != own));
    }
    [
        Requirement { what: RequirementKind::ForeignFederations, needed: 2, found: foreign },
        Requirement { what: RequirementKind::OwnFederation, needed: n * 3 / 5, found: own_count },
        Requirement { what: RequirementKind::OneFederation, needed: n * 2 / 3, found: most },
    ]
}

/// 1.4.5 b-f: checks the titles: a third of the opponents and at least three; in a double round robin half as many
/// persons.
fn norm_titles(event: &NormEvent, games: &[&NormRound], counting: &[&str]) -> Requirement {
    let least = ((games.len() as i64 + 2) / 3).max(3);
    let holders = games.iter().filter(|round| counting.contains(&round.title.as_str()));
    if event.format == Format::DoubleRoundRobin {
        let mut persons: Vec<u32> = holders.map(|round| round.opponent).collect();
        persons.sort_unstable();
        persons.dedup();
        Requirement { what: RequirementKind::NormTitles, needed: (least + 1) / 2, found: persons.len() as i64 }
    } else {
        Requirement { what: RequirementKind::NormTitles, needed: least, found: holders.count() as i64 }
    }
}

/// 1.4.6: returns the sum of the ratings, with unrated opponents (and those below 1400) at 1400, and the lowest of
/// those below the floor raised to it.
fn sum_of_ratings(games: &[&NormRound], floor: u16) -> (i64, Option<(u32, u16)>) {
    let value = |round: &NormRound| round.rating.max(fide::FLOOR);
    let sum: i64 = games.iter().map(|round| i64::from(value(round))).sum();
    let lowest = games.iter().min_by_key(|round| value(round)).filter(|round| value(round) < floor);
    match lowest {
        Some(round) => (sum + i64::from(floor) - i64::from(value(round)), Some((round.opponent, round.rating))),
        None => (sum, None),
    }
}
