//! Norms for FIDE titles: B.01 «FIDE Title Regulations», applied from 1 January 2024, articles 1.4.1 to 1.4.9.
//!
//! A report gives for every requirement the required and the actual value, and whether it is met. Games may be left out
//! where 1.4.1e and 1.4.1f allow it; the report names the rounds. Requirements that only people can attest (time
//! control, arbiters, registration: 1.1) are not checked.

mod games;
mod terms;
#[cfg(test)]
mod tests;

pub use terms::{
    Format, GamesRule, NormDecision, NormEvent, NormReport, NormRound, NormTitle, Requirement, RequirementKind, WhatIf,
};

use games::{counted, least_games, report};

/// The maximum number of sets of games tried under 1.4.1e and 1.4.1f; more than any event of 13 rounds has.
const MOST_TRIES: u32 = 20_000;

/// Examines a title for a candidate of a federation. Of all sets of games that the rules allow, reports the one with
/// most games that makes a norm; if there is none, the whole event.
pub fn examine(title: NormTitle, federation: &str, event: &NormEvent, rounds: &[NormRound]) -> NormReport {
    let games = counted(event, rounds);
    let whole = report(title, federation, event, &games, rounds);
    if whole.is_norm() {
        return whole;
    }
    let least = least_games(event, rounds) as usize;
    let mut tries = 0;
    let mut best: Option<NormReport> = None;
    let last_end = if event.format == Format::Swiss { least.min(games.len()) } else { games.len() };
    for end in (last_end..=games.len()).rev() {
        let Some(prefix) = games.get(..end) else { continue };
        let wins: Vec<usize> = prefix
            .iter()
            .enumerate()
            .filter(|(_, round)| round.way == NormDecision::Played(2))
            .map(|(at, _)| at)
            .collect();
        for dropped in 0..=prefix.len().saturating_sub(least) {
            let kept = prefix.len() - dropped;
            if best.as_ref().is_some_and(|best| games_of(best) >= kept as i64) {
                break;
            }
            combinations(&wins, dropped, &mut |drop| {
                tries += 1;
                let set: Vec<&NormRound> =
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

fn games_of(report: &NormReport) -> i64 {
    report.requirements.iter().find(|r| r.what == RequirementKind::Games).map_or(0, |r| r.found)
}

/// Calls back with every choice of a number of items until the callback stops.
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

/// Returns the report for a win, a draw and a loss in the last round. Empty if the candidate is not paired there.
pub fn what_if(title: NormTitle, federation: &str, event: &NormEvent, rounds: &[NormRound]) -> Vec<WhatIf> {
    let Some((last, before)) = rounds.split_last().filter(|(last, _)| last.opponent != 0) else { return Vec::new() };
    [2, 1, 0]
        .into_iter()
        .map(|half_points| {
            let mut all = before.to_vec();
            all.push(NormRound { way: NormDecision::Played(half_points), ..last.clone() });
            WhatIf { half_points, report: examine(title, federation, event, &all) }
        })
        .collect()
}

/// The result needed in a last round that is not paired yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needed {
    /// Half points of the game: 2, 1 or 0.
    pub half_points: u32,
    /// The lowest rating of a titled opponent from another federation with which it is a norm; `None` if none is high
    /// enough.
    pub rating: Option<u16>,
}

/// Before the last round is paired: returns the weakest opponent against whom a win, a draw or a loss would be a norm.
/// The opponent is assumed to hold a counting title and to belong to a federation not met yet. Empty unless exactly one
/// round is missing.
pub fn needed(title: NormTitle, federation: &str, event: &NormEvent, rounds: &[NormRound]) -> Vec<Needed> {
    if rounds.len() as u32 + 1 != event.rounds || event.format != Format::Swiss {
        return Vec::new();
    }
    let enough = |half_points: u32, rating: u16| {
        let mut all = rounds.to_vec();
        all.push(NormRound {
            number: event.rounds,
            way: NormDecision::Played(half_points),
            opponent: u32::MAX,
            rating,
            federation: "?".to_owned(),
            title: title.level().counting.first().copied().unwrap_or_default().to_owned(),
            hopeless: false,
        });
        examine(title, federation, event, &all).is_norm()
    };
    let lowest = |half_points: u32| {
        // A higher rating is never a disadvantage.
        let (mut low, mut high) = (crate::fide::FLOOR, HIGHEST);
        if !enough(half_points, high) {
            return None;
        }
        while low < high {
            let middle = u16::midpoint(low, high);
            if enough(half_points, middle) { high = middle } else { low = middle + 1 }
        }
        Some(low)
    };
    [2, 1, 0].into_iter().map(|half_points| Needed { half_points, rating: lowest(half_points) }).collect()
}

/// The highest rating considered for a future opponent.
const HIGHEST: u16 = 2900;
