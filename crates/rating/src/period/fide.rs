//! A period by FIDE's rules: changes for rated players, first ratings for the others.

use crate::fide::{self, FideChange, GameChange, Initial, KFactorHistory, KReason, POOL_MONTHS, Pool, Tempo};
use crate::games::PeriodGames;
use crate::list::{CarriedResults, ListPlayer, RatingList};
use adoube_laws::Date;

use super::NextRow;

/// A player's new number, worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FideDetail {
    /// The type of play.
    pub tempo: Tempo,
    /// For a rated player.
    pub change: Option<FideChange>,
    /// The opponents' numbers in the order of the games of the change.
    pub opponents: Vec<u32>,
    /// For an unrated player with enough games.
    pub initial: Option<Initial>,
    /// The results towards a first rating.
    pub pool: Pool,
    /// The carried-over results among them.
    pub kept: Vec<CarriedResults>,
    /// For an unrated player: the rated opponents of the period by their numbers, with their ratings and the half points.
    pub met: Vec<(u32, u16, u32)>,
    /// A first event without a point, which does not count (8.2.1).
    pub disregarded: u32,
}

/// Returns the rating used for a player: in rapid and blitz the standard one for players without (7.2.1 there). Below
/// 1400 there is no rating (7.2.1).
const fn effective(row: &ListPlayer, tempo: Tempo) -> u16 {
    match tempo {
        _ if row.rating >= fide::FLOOR => row.rating,
        Tempo::Rapid | Tempo::Blitz if row.standard >= fide::FLOOR => row.standard,
        _ => 0,
    }
}

/// A result of an unrated player against a rated one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Unrated {
    row: u32,
    event: u32,
    half_points: u8,
    opponent: u16,
    other: u32,
}

/// The sums of a rated player.
#[derive(Clone, Copy, Default)]
struct Sum {
    hundredths: i32,
    games: u32,
}

/// Iterates over the rated games: `rated` for each side with a rating, `unrated` for each without.
fn each_side(
    list: &RatingList<'_>,
    games: &PeriodGames,
    tempo: Tempo,
    mut rated: impl FnMut(u32, u32, GameChange),
    mut unrated: impl FnMut(Unrated),
    progress: &mut dyn FnMut(u64),
) {
    // Two bytes per player fit into the CPU cache, whole rows would not.
    let effective: Vec<u16> = list.rows().iter().map(|row| effective(row, tempo)).collect();
    for (done, game) in games.games.iter().enumerate() {
        if done.is_multiple_of(65_536) {
            progress(done as u64 * 2);
        }
        // 5.1: only played games.
        if !game.result.is_played() {
            continue;
        }
        let rating = |row: u32| effective.get(row as usize).copied().unwrap_or(0);
        let ratings = [rating(game.white), rating(game.black)];
        if ratings == [0, 0] || !fide::is_rated_pair(ratings, tempo) && !ratings.contains(&0) {
            continue;
        }
        let [for_white, for_black] = game.result.half_points().map(u32::from);
        for (own, other, own_row, other_row, half_points) in [
            (ratings[0], ratings[1], game.white, game.black, for_white),
            (ratings[1], ratings[0], game.black, game.white, for_black),
        ] {
            match (own, other) {
                (_, 0) => {}
                (0, opponent) => {
                    unrated(Unrated {
                        row: own_row,
                        event: game.event,
                        half_points: half_points as u8,
                        opponent,
                        other: other_row,
                    });
                }
                _ => rated(own_row, other_row, fide::game(own, other, half_points, tempo)),
            }
        }
    }
}

/// Returns the results towards a first rating; a first event without a point is disregarded.
fn pool(player: &[Unrated], has_kept: bool) -> (Pool, u32) {
    let mut sum = Pool::default();
    let mut disregarded = 0;
    for (at, event) in player.chunk_by(|a, b| a.event == b.event).enumerate() {
        let half_points: u32 = event.iter().map(|one| u32::from(one.half_points)).sum();
        if at == 0 && !has_kept && half_points == 0 {
            disregarded = event.len() as u32;
            continue;
        }
        let ratings = event.iter().map(|one| i64::from(one.opponent)).sum();
        sum = sum.and(Pool { games: event.len() as u32, half_points, sum: ratings });
    }
    (sum, disregarded)
}

/// Returns the carried-over results that are not too old.
fn fresh(kept: Vec<CarriedResults>, date: Option<Date>) -> Vec<CarriedResults> {
    let Some(date) = date else { return kept };
    let now = u32::from(date.year()) * 12 + u32::from(date.month());
    kept.into_iter().filter(|kept| now.saturating_sub(kept.months()) < POOL_MONTHS).collect()
}

fn k_of(row: &ListPlayer, own: u16, date: Option<Date>) -> (u8, KReason) {
    if row.k > 0 && row.rating > 0 {
        (row.k, KReason::Given)
    } else {
        fide::coefficient(career(row, own), date.map(Date::year))
    }
}

/// Returns the career of a player; without a number of games in the list, a rated player is assumed to have 30 or more.
fn career(row: &ListPlayer, own: u16) -> KFactorHistory {
    let games = row.total.unwrap_or(if row.rating > 0 { 30 } else { 0 });
    KFactorHistory { rating: own, highest: row.highest, games, born: (row.born > 0).then_some(row.born) }
}

pub(super) fn compute(
    list: &RatingList<'_>,
    games: &PeriodGames,
    tempo: Tempo,
    date: Option<Date>,
    progress: &mut dyn FnMut(u64),
) -> Vec<NextRow> {
    let mut sums = vec![Sum::default(); list.rows().len()];
    let mut waiting = Vec::new();
    each_side(
        list,
        games,
        tempo,
        |row, _, game| {
            if let Some(sum) = sums.get_mut(row as usize) {
                sum.hundredths += game.delta_hundredths() as i32;
                sum.games += 1;
            }
        },
        |one| waiting.push(one),
        progress,
    );
    let mut next: Vec<NextRow> = Vec::with_capacity(sums.len());
    for (row, sum) in list.rows().iter().zip(&sums) {
        next.push(rated_row(list, row, *sum, tempo, date));
    }
    waiting.sort_unstable();
    for player in waiting.chunk_by(|a, b| a.row == b.row) {
        let Some(at) = player.first().map(|one| one.row as usize) else { continue };
        let (Some(row), Some(slot)) = (list.rows().get(at), next.get_mut(at)) else { continue };
        first_row(list, row, player, date, slot);
    }
    next
}

/// Returns the row of a rated player, or of an unrated one without games.
fn rated_row(list: &RatingList<'_>, row: &ListPlayer, sum: Sum, tempo: Tempo, date: Option<Date>) -> NextRow {
    let own = effective(row, tempo);
    // Do not start counting games where the list does not: that would turn everybody into a beginner.
    let known = row.total.or((row.rating == 0).then_some(0));
    let total = known.map_or(0, |total| total.saturating_add(sum.games));
    let mut next =
        NextRow { rating: row.rating, games: 0, k: row.k, total, highest: row.highest.max(row.rating), kept: None };
    if sum.games > 0 {
        let k = fide::bounded_k(k_of(row, own, date).0, sum.games);
        let (_, _, new) = fide::apply(own, k, i64::from(sum.hundredths));
        // 7.2.1: below the floor a player is unrated.
        next.rating = if new < fide::FLOOR { 0 } else { new };
        next.games = sum.games.min(u32::from(u16::MAX)) as u16;
        next.highest = next.highest.max(next.rating);
    } else if row.has_kept && own == 0 {
        next.kept = Some(fresh(list.kept(row), date).into_boxed_slice());
    }
    next.k = next_k(row, &next, date);
    next
}

fn next_k(row: &ListPlayer, next: &NextRow, date: Option<Date>) -> u8 {
    if next.rating == 0 {
        return 0;
    }
    // Without the required data K stays unchanged.
    if row.k > 0 && (row.total.is_none() || date.is_none()) {
        return if next.highest >= 2400 { 10 } else { row.k };
    }
    let total = if row.total.is_some() || row.rating == 0 { next.total } else { 30 };
    let born = (row.born > 0).then_some(row.born);
    fide::coefficient(
        KFactorHistory { rating: next.rating, highest: next.highest, games: total, born },
        date.map(Date::year),
    )
    .0
}

fn first_row(list: &RatingList<'_>, row: &ListPlayer, player: &[Unrated], date: Option<Date>, slot: &mut NextRow) {
    let (new, _) = pool(player, row.has_kept);
    let mut kept = fresh(list.kept(row), date);
    let all = kept.iter().fold(new, |sum, kept| sum.and(kept.pool));
    if let Some(rating) = fide::initial(all).and_then(|initial| initial.published()) {
        *slot = NextRow {
            rating,
            games: new.games.min(u32::from(u16::MAX)) as u16,
            total: row.total.unwrap_or(0).saturating_add(all.games),
            highest: row.highest.max(rating),
            ..NextRow::default()
        };
        let mut fresh = *row;
        fresh.k = 0;
        slot.k = next_k(&fresh, slot, date);
        return;
    }
    if new.games > 0 {
        let (year, month) = date.map_or((0, 1), |date| (date.year(), date.month()));
        kept.push(CarriedResults { year, month, pool: new });
    }
    slot.kept = Some(kept.into_boxed_slice());
}

pub(super) fn detail(
    list: &RatingList<'_>,
    games: &PeriodGames,
    tempo: Tempo,
    date: Option<Date>,
    row: usize,
) -> Option<FideDetail> {
    let listed = list.rows().get(row)?;
    let own = effective(listed, tempo);
    let mut changes: Vec<(u32, GameChange)> = Vec::new();
    let mut waiting = Vec::new();
    let number = |row: u32| list.rows().get(row as usize).map_or(0, |row| row.id);
    each_side(
        list,
        games,
        tempo,
        |at, other, game| {
            if at as usize == row {
                changes.push((number(other), game));
            }
        },
        |one| {
            if one.row as usize == row {
                waiting.push(one);
            }
        },
        &mut |_| {},
    );
    waiting.sort_unstable();
    let (new, disregarded) = pool(&waiting, listed.has_kept);
    let kept = fresh(list.kept(listed), date);
    let all = kept.iter().fold(new, |sum, kept| sum.and(kept.pool));
    let opponents = changes.iter().map(|(number, _)| *number).collect();
    let met = waiting.iter().map(|one| (number(one.other), one.opponent, u32::from(one.half_points))).collect();
    let change = (own > 0)
        .then(|| fide::change(own, changes.into_iter().map(|(_, game)| game).collect(), k_of(listed, own, date)));
    let initial = if own == 0 { fide::initial(all) } else { None };
    Some(FideDetail { tempo, change, opponents, initial, pool: all, kept, met, disregarded })
}
