//! Norms for FIDE titles: B.01 «FIDE Title Regulations», applied from 1 January 2024, articles 1.4.1 to 1.4.9.
//!
//! A report says of every requirement what is asked, what is there, and whether it is met. Games may be left out where 1.4.1e and
//! 1.4.1f allow it; the report names the rounds. What only people can attest (time control, arbiters, registration: 1.1) is
//! not looked at.

use crate::fide;
use crate::performance::{self, Performance};
use crate::tables;

/// The titles that norms lead to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// Woman International Master.
    Wim,
}

/// What a title asks for.
struct Level {
    performance: i64,
    average: i64,
    floor: u16,
    counting: &'static [&'static str],
}

impl Title {
    /// All of them, highest first.
    pub const ALL: [Self; 4] = [Self::Gm, Self::Im, Self::Wgm, Self::Wim];

    /// The abbreviation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Wim => "WIM",
        }
    }

    /// Whether only women may have it.
    pub const fn is_for_women(self) -> bool {
        matches!(self, Self::Wgm | Self::Wim)
    }

    /// The rating that must have been reached for the title itself (1.5.3).
    pub const fn rating(self) -> u16 {
        match self {
            Self::Gm => 2500,
            Self::Im => 2400,
            Self::Wgm => 2300,
            Self::Wim => 2200,
        }
    }

    const fn level(self) -> Level {
        let (performance, average, floor, counting): (_, _, _, &'static [&'static str]) = match self {
            Self::Gm => (2600, 2380, 2200, &["GM"]),
            Self::Im => (2450, 2230, 2050, &["GM", "IM"]),
            Self::Wgm => (2400, 2180, 2000, &["GM", "IM", "WGM"]),
            Self::Wim => (2250, 2030, 1850, &["GM", "IM", "WGM", "WIM"]),
        };
        Level { performance, average, floor, counting }
    }
}

/// Titles that count as titles of opponents (1.4.5a): not CM and WCM.
const HOLDERS: [&str; 6] = ["GM", "IM", "WGM", "FM", "WIM", "WFM"];

/// How a game was decided, for norms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Over the board, with half points 0, 1 or 2.
    Played(u32),
    /// The opponent did not come.
    ForfeitWon,
    /// The player did not come, or neither did.
    ForfeitLost,
    /// The pairing-allocated bye.
    AllocatedBye,
    /// Nothing: another bye, or no result yet.
    Nothing,
}

/// One round of the candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// How it went.
    pub way: Way,
    /// The opponent, by any number; each has one of their own.
    pub opponent: u32,
    /// The opponent's rating; 0 for none.
    pub rating: u16,
    /// The opponent's federation, in capitals; `FID` and nothing count as no federation.
    pub federation: String,
    /// The opponent's title as printed.
    pub title: String,
    /// 1.4.2b: an unrated opponent who scored nothing against rated ones.
    pub hopeless: bool,
}

/// How the event was paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Swiss or knockout: pairings follow from results.
    Swiss,
    /// Round robin.
    RoundRobin,
    /// Double round robin.
    DoubleRoundRobin,
}

/// The number of games asked for (1.4.1a-b).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GamesRule {
    /// Nine.
    #[default]
    Nine,
    /// Seven: World and continental championships of teams or clubs.
    Seven,
    /// Eight, counted as nine: the World Cup and the Women's World Cup.
    Eight,
}

/// The event as the regulations see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Rounds scheduled.
    pub rounds: u32,
    /// Format.
    pub format: Format,
    /// The number of games asked for.
    pub games: GamesRule,
    /// 1.4.3 a-d: the mix of federations is not asked for.
    pub exempt: bool,
}

/// What a requirement is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Games counted (1.4.1).
    Games,
    /// Federations other than the candidate's (1.4.3).
    ForeignFederations,
    /// Opponents of the candidate's federation, at most (1.4.4).
    OwnFederation,
    /// Opponents of any one federation, at most (1.4.4).
    OneFederation,
    /// Opponents with titles (1.4.5a).
    TitleHolders,
    /// Opponents with the title of the norm or above (1.4.5b-e).
    NormTitles,
    /// Average of the opponents (1.4.8a).
    Average,
    /// Score in per cent (1.4.8b).
    Score,
    /// Performance (1.4.8).
    Performance,
}

impl What {
    /// The article.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Games => "1.4.1",
            Self::ForeignFederations => "1.4.3",
            Self::OwnFederation | Self::OneFederation => "1.4.4",
            Self::TitleHolders => "1.4.5a",
            Self::NormTitles => "1.4.5",
            Self::Average => "1.4.8a",
            Self::Score => "1.4.8b",
            Self::Performance => "1.4.8",
        }
    }

    /// Whether the number asked for is the most allowed, not the least.
    pub const fn is_a_maximum(self) -> bool {
        matches!(self, Self::OwnFederation | Self::OneFederation)
    }
}

/// A requirement: what is asked and what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// What it is about.
    pub what: What,
    /// The least, or the most, asked for.
    pub needed: i64,
    /// What is there.
    pub found: i64,
}

impl Requirement {
    /// Whether it is met.
    pub const fn is_met(&self) -> bool {
        if self.what.is_a_maximum() { self.found <= self.needed } else { self.found >= self.needed }
    }
}

/// A report on one title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The title.
    pub title: Title,
    /// All requirements.
    pub requirements: Vec<Requirement>,
    /// Average, percentage and performance over the games counted.
    pub performance: Option<Performance>,
    /// The opponent's number whose rating was raised to the floor, with the rating before (1.4.6c).
    pub raised: Option<(u32, u16)>,
    /// Rounds left out under 1.4.1e or 1.4.1f.
    pub left_out: Vec<u32>,
    /// Half points of the games counted that would be enough with these opponents.
    pub enough_half_points: Option<u32>,
    /// For how many games the norm counts (1.4.1c-d, 1.7); 0 if it is none.
    pub counts_as_games: u32,
}

impl Report {
    /// Whether everything is met.
    pub fn is_norm(&self) -> bool {
        self.requirements.iter().all(Requirement::is_met)
    }

    /// The requirements that are not met.
    pub fn missing(&self) -> impl Iterator<Item = &Requirement> {
        self.requirements.iter().filter(|requirement| !requirement.is_met())
    }
}

/// One way the last round may go, and what the norm would be then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhatIf {
    /// Half points of the last game: 0, 1 or 2.
    pub half_points: u32,
    /// The report.
    pub report: Report,
}

/// The most sets of games tried under 1.4.1e and 1.4.1f; more than any event of 13 rounds has.
const MOST_TRIES: u32 = 20_000;

/// Looks at a title for a candidate of a federation. Of all sets of games the rules allow, the one with most games that makes a
/// norm is reported; if none does, the whole event is.
pub fn examine(title: Title, federation: &str, event: &Event, rounds: &[Round]) -> Report {
    let games = counted(event, rounds);
    let whole = report(title, federation, event, &games, rounds);
    if whole.is_norm() {
        return whole;
    }
    let least = least_games(event, rounds) as usize;
    let mut tries = 0;
    let mut best: Option<Report> = None;
    let last_end = if event.format == Format::Swiss { least.min(games.len()) } else { games.len() };
    for end in (last_end..=games.len()).rev() {
        let Some(prefix) = games.get(..end) else { continue };
        let wins: Vec<usize> =
            prefix.iter().enumerate().filter(|(_, round)| round.way == Way::Played(2)).map(|(at, _)| at).collect();
        for dropped in 0..=prefix.len().saturating_sub(least) {
            let kept = prefix.len() - dropped;
            if best.as_ref().is_some_and(|best| games_of(best) >= kept as i64) {
                break;
            }
            combinations(&wins, dropped, &mut |drop| {
                tries += 1;
                let set: Vec<&Round> =
                    prefix.iter().enumerate().filter(|(at, _)| !drop.contains(at)).map(|(_, r)| *r).collect();
                let found = report(title, federation, event, &set, rounds);
                if found.is_norm() {
                    best = Some(found);
                    return false;
                }
                tries < MOST_TRIES
            });
            if tries >= MOST_TRIES {
                return best.unwrap_or(whole);
            }
        }
    }
    best.unwrap_or(whole)
}

fn games_of(report: &Report) -> i64 {
    report.requirements.iter().find(|r| r.what == What::Games).map_or(0, |r| r.found)
}

/// Calls with every choice of so many of some places until the callee says stop.
fn combinations(places: &[usize], count: usize, each: &mut impl FnMut(&[usize]) -> bool) {
    fn go(places: &[usize], count: usize, chosen: &mut Vec<usize>, each: &mut impl FnMut(&[usize]) -> bool) -> bool {
        if count == 0 {
            return each(chosen);
        }
        for (at, place) in places.iter().enumerate() {
            if places.len() - at < count {
                break;
            }
            chosen.push(*place);
            let on = go(places.get(at + 1..).unwrap_or_default(), count - 1, chosen, each);
            chosen.pop();
            if !on {
                return false;
            }
        }
        true
    }
    let mut chosen = Vec::new();
    go(places, count, &mut chosen, each);
}

/// What the last round of the event may bring: the report with a win, a draw and a loss in it. Empty if nobody is paired
/// with the candidate there.
pub fn what_if(title: Title, federation: &str, event: &Event, rounds: &[Round]) -> Vec<WhatIf> {
    let Some((last, before)) = rounds.split_last().filter(|(last, _)| last.opponent != 0) else { return Vec::new() };
    [2, 1, 0]
        .into_iter()
        .map(|half_points| {
            let mut all = before.to_vec();
            all.push(Round { way: Way::Played(half_points), ..last.clone() });
            WhatIf { half_points, report: examine(title, federation, event, &all) }
        })
        .collect()
}

/// The games that count (1.4.2): over the board. A last round that the opponent did not come to counts as lost, if without
/// it there are too few games (1.4.2c).
fn counted<'a>(event: &Event, rounds: &'a [Round]) -> Vec<&'a Round> {
    let played =
        |round: &&Round| matches!(round.way, Way::Played(_)) && !(event.format != Format::Swiss && round.hopeless);
    let mut games: Vec<&Round> = rounds.iter().filter(played).collect();
    let least = least_games(event, rounds);
    let absent = |last: &&Round| last.way == Way::ForfeitWon && last.number == event.rounds;
    if (games.len() as u32) < least {
        games.extend(rounds.last().filter(absent));
    }
    games
}

/// 1.4.1: the least number of games; eight of nine rounds if the ninth was a win by forfeit or the pairing-allocated bye.
fn least_games(event: &Event, rounds: &[Round]) -> u32 {
    let free = rounds.iter().filter(|round| matches!(round.way, Way::ForfeitWon | Way::AllocatedBye)).count();
    match event.games {
        GamesRule::Seven => 7,
        GamesRule::Eight => 8,
        GamesRule::Nine if event.rounds == 9 && free == 1 => 8,
        GamesRule::Nine => 9,
    }
}

const fn half_points(round: &Round) -> u32 {
    match round.way {
        Way::Played(half_points) => half_points,
        _ => 0,
    }
}

fn report(title: Title, own: &str, event: &Event, games: &[&Round], rounds: &[Round]) -> Report {
    let level = title.level();
    let n = games.len() as i64;
    let count = |matches: &dyn Fn(&Round) -> bool| games.iter().filter(|round| matches(round)).count() as i64;
    let half: u32 = games.iter().map(|round| half_points(round)).sum();
    let mut requirements = vec![Requirement { what: What::Games, needed: least_games(event, rounds).into(), found: n }];
    if !event.exempt {
        requirements.extend(federations(own, games));
    }
    requirements.push(Requirement {
        what: What::TitleHolders,
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
        what: What::Average,
        needed: level.average,
        found: performance.map_or(0, |p| p.average),
    });
    requirements.push(Requirement { what: What::Score, needed: 35, found: score });
    requirements.push(Requirement {
        what: What::Performance,
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
        .filter(|round| matches!(round.way, Way::Played(_)) && !kept.contains(&round.number))
        .map(|r| r.number)
        .collect();
    let mut report =
        Report { title, requirements, performance, raised, left_out, enough_half_points: enough, counts_as_games: 0 };
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

/// 1.4.3 and 1.4.4. Most counts are rounded down, least counts up.
fn federations(own: &str, games: &[&Round]) -> [Requirement; 3] {
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
        Requirement { what: What::ForeignFederations, needed: 2, found: foreign },
        Requirement { what: What::OwnFederation, needed: n * 3 / 5, found: own_count },
        Requirement { what: What::OneFederation, needed: n * 2 / 3, found: most },
    ]
}

/// 1.4.5 b-f: a third of the opponents and at least three; in a double round robin half as many persons.
fn norm_titles(event: &Event, games: &[&Round], counting: &[&str]) -> Requirement {
    let least = ((games.len() as i64 + 2) / 3).max(3);
    let holders = games.iter().filter(|round| counting.contains(&round.title.as_str()));
    if event.format == Format::DoubleRoundRobin {
        let mut persons: Vec<u32> = holders.map(|round| round.opponent).collect();
        persons.sort_unstable();
        persons.dedup();
        Requirement { what: What::NormTitles, needed: (least + 1) / 2, found: persons.len() as i64 }
    } else {
        Requirement { what: What::NormTitles, needed: least, found: holders.count() as i64 }
    }
}

/// 1.4.6: the sum of the ratings, unrated (which is also below 1400) as 1400, the lowest of those below the floor raised to it.
fn sum_of_ratings(games: &[&Round], floor: u16) -> (i64, Option<(u32, u16)>) {
    let value = |round: &Round| round.rating.max(fide::FLOOR);
    let sum: i64 = games.iter().map(|round| i64::from(value(round))).sum();
    let lowest = games.iter().min_by_key(|round| value(round)).filter(|round| value(round) < floor);
    match lowest {
        Some(round) => (sum + i64::from(floor) - i64::from(value(round)), Some((round.opponent, round.rating))),
        None => (sum, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(number: u32, half: u32, rating: u16, federation: &str, title: &str) -> Round {
        Round {
            number,
            way: Way::Played(half),
            opponent: 100 + number,
            rating,
            federation: federation.into(),
            title: title.into(),
            hopeless: false,
        }
    }

    const EVENT: Event = Event { rounds: 9, format: Format::Swiss, games: GamesRule::Nine, exempt: false };

    /// Nine games against an average of 2380: three grandmasters, two more titles, four federations; seven points.
    fn gm_norm() -> Vec<Round> {
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
        (1..)
            .zip(opponents)
            .map(|(number, (half, rating, fed, title))| round(number, half, rating, fed, title))
            .collect()
    }

    fn failing(report: &Report) -> Vec<What> {
        report.missing().map(|requirement| requirement.what).collect()
    }

    #[test]
    fn b01_1_4_a_norm_and_each_requirement_missing() {
        let norm = examine(Title::Gm, "ESP", &EVENT, &gm_norm());
        assert!(norm.is_norm(), "{norm:?}");
        assert_eq!(norm.performance.map(|p| (p.average, p.percent, p.rating)), Some((2380, 78, 2600)));
        assert_eq!((norm.counts_as_games, norm.enough_half_points), (9, Some(14)));
        type Spoil = fn(&mut Vec<Round>);
        let cases: [(&str, Spoil, What); 7] = [
            ("half a point less", |r| r[0].way = Way::Played(1), What::Performance),
            ("only two grandmasters", |r| r[0].title = "IM".into(), What::NormTitles),
            ("only four titles: CM does not count", |r| r[4].title = "CM".into(), What::TitleHolders),
            ("average 2379", |r| r.iter_mut().for_each(|r| r.rating = 2379), What::Average),
            ("eight games", |r| r[8].way = Way::Nothing, What::Games),
            (
                "six of nine of the own federation",
                |r| {
                    r[1].federation = "ESP".into();
                    r[8].federation = "ESP".into();
                },
                What::OwnFederation,
            ),
            (
                "one foreign federation",
                |r| {
                    for foreign in r.iter_mut().filter(|r| r.federation != "ESP") {
                        foreign.federation = "FRA".into();
                    }
                },
                What::ForeignFederations,
            ),
        ];
        for (name, change, what) in cases {
            let mut rounds = gm_norm();
            change(&mut rounds);
            let report = examine(Title::Gm, "ESP", &EVENT, &rounds);
            assert!(failing(&report).contains(&what), "{name}: {:?}", failing(&report));
        }
    }

    #[test]
    fn b01_1_4_4_two_thirds_of_one_federation_and_fid() {
        let mut rounds = gm_norm();
        for r in rounds.iter_mut().take(7) {
            r.federation = "FRA".into();
        }
        assert_eq!(failing(&examine(Title::Gm, "ITA", &EVENT, &rounds)), [What::OneFederation]);
        for r in rounds.iter_mut().take(7) {
            r.federation = "FID".into();
        }
        let report = examine(Title::Gm, "ITA", &EVENT, &rounds);
        assert_eq!(failing(&report), [], "FID is no federation");
        let exempt = Event { exempt: true, ..EVENT };
        for r in &mut rounds {
            r.federation = "ESP".into();
        }
        assert!(examine(Title::Gm, "ESP", &exempt, &rounds).is_norm());
    }

    #[test]
    fn b01_1_4_6_one_opponent_is_raised_to_the_floor() {
        let mut rounds = gm_norm();
        rounds[7].rating = 1900;
        rounds[8].rating = 0;
        let report = examine(Title::Gm, "ESP", &EVENT, &rounds);
        assert_eq!(report.raised, Some((109, 0)));
        assert_eq!(
            report.performance.map(|p| p.exact_average.to_string()),
            Some(crate::exact::Exact::ratio(2380 * 7 + 1900 + 2200, 9).unwrap().to_string())
        );
    }

    #[test]
    fn b01_1_4_1_c_eight_games_of_nine_with_a_bye() {
        let mut rounds = gm_norm();
        rounds[8] = Round { way: Way::AllocatedBye, opponent: 0, ..rounds[8].clone() };
        rounds[5].way = Way::Played(2);
        let report = examine(Title::Gm, "ESP", &EVENT, &rounds);
        assert!(report.is_norm(), "{report:?}");
        assert_eq!(report.counts_as_games, 9);
        rounds[8].way = Way::Nothing;
        assert_eq!(failing(&examine(Title::Gm, "ESP", &EVENT, &rounds)), [What::Games], "a bye that was asked for");
    }

    #[test]
    fn b01_1_4_1_e_and_f_games_may_be_left_out() {
        let long = Event { rounds: 11, ..EVENT };
        let mut rounds = gm_norm();
        rounds.push(round(10, 0, 2380, "GER", "IM"));
        rounds.push(round(11, 0, 2380, "GER", "IM"));
        let report = examine(Title::Gm, "ESP", &long, &rounds);
        assert!(report.is_norm());
        assert_eq!(report.left_out, [10, 11], "1.4.1e: what comes after the title result");
        let fixed = Event { format: Format::RoundRobin, ..long };
        assert!(!examine(Title::Gm, "ESP", &fixed, &rounds).is_norm(), "not with pairings made beforehand");
        let mut rounds = gm_norm();
        rounds.insert(0, round(10, 2, 1500, "GER", ""));
        rounds.insert(0, round(11, 2, 1500, "GER", ""));
        for (at, r) in rounds.iter_mut().enumerate() {
            r.number = at as u32 + 1;
        }
        let report = examine(Title::Gm, "ESP", &long, &rounds);
        assert!(report.is_norm());
        assert!(report.left_out.contains(&1) || report.left_out.contains(&2), "1.4.1f: a beaten opponent");
    }

    #[test]
    fn b01_1_4_2_c_an_opponent_absent_in_the_last_round() {
        let mut rounds = gm_norm();
        rounds[5].way = Way::Played(2);
        rounds[8].way = Way::ForfeitWon;
        let long = Event { rounds: 9, games: GamesRule::Nine, ..EVENT };
        assert!(examine(Title::Gm, "ESP", &long, &rounds).is_norm());
    }

    #[test]
    fn the_last_round_says_what_each_result_changes() {
        let ways = what_if(Title::Gm, "ESP", &EVENT, &gm_norm());
        let norms: Vec<(u32, bool)> = ways.iter().map(|way| (way.half_points, way.report.is_norm())).collect();
        assert_eq!(norms, [(2, true), (1, true), (0, false)]);
        assert_eq!(ways[0].report.performance.map(|p| p.rating), Some(2653));
    }

    #[test]
    fn b01_1_4_5_double_round_robin_counts_persons() {
        let event = Event { rounds: 10, format: Format::DoubleRoundRobin, ..EVENT };
        let mut rounds: Vec<Round> = Vec::new();
        for (at, title) in ["GM", "GM", "IM", "FM", ""].iter().enumerate() {
            for leg in 0..2 {
                let number = (leg * 5 + at) as u32 + 1;
                let mut r = round(number, 2, 2400, ["FRA", "GER", "ITA", "ESP", "ESP"][at], title);
                r.opponent = at as u32 + 1;
                rounds.push(r);
            }
        }
        let report = examine(Title::Gm, "ESP", &event, &rounds);
        let titles = report.requirements.iter().find(|r| r.what == What::NormTitles).unwrap();
        assert_eq!((titles.needed, titles.found), (2, 2));
    }
}
