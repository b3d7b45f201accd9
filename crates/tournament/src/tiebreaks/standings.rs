//! The standings: points, then each tie-break in turn among the players still tied (C.07, articles 1-4; shared prizes
//! 1.61).

use crate::model::{PlayerIx, Tournament};
use crate::points::Points;

use super::code::{TieBreak, TieBreakKind};
use super::direct;
use super::record::{EventFormat, PlayerRecords};
use super::value::{Scale, Value};
use super::worked;

/// A row of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingsRow {
    /// The player.
    pub player: PlayerIx,
    /// Rank, from 1; shared by players whom nothing separates.
    pub rank: usize,
    /// Points.
    pub points: Points,
    /// The tie-breaks in the requested order.
    pub values: Vec<Value>,
}

/// The standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The tie-breaks.
    pub tie_breaks: Vec<TieBreak>,
    /// The rows, best first; equal ranks in order of starting rank.
    pub rows: Vec<StandingsRow>,
}

/// Returns the standings after some rounds.
pub fn standings(tournament: &Tournament, rounds: usize, kind: EventFormat, tie_breaks: &[TieBreak]) -> Standings {
    let records = PlayerRecords::new(tournament, rounds, kind);
    let count = tournament.players.len();
    let mut values: Vec<Vec<Value>> = vec![Vec::with_capacity(tie_breaks.len()); count];
    let mut groups: Vec<Vec<usize>> = split_by((0..count).collect(), |p| std::cmp::Reverse(records.scores[*p]));
    for tie_break in tie_breaks {
        if tie_break.kind == TieBreakKind::DirectEncounter {
            for list in &mut values {
                list.push(Value { units: Some(0), scale: Scale::Whole });
            }
            for group in groups.iter().filter(|g| g.len() > 1) {
                if let Some(places) = direct::places(&records, group, tie_break.forfeits_played) {
                    for (player, place) in group.iter().zip(places) {
                        if let Some(value) = values[*player].last_mut() {
                            *value = Value::whole(place as i64);
                        }
                    }
                }
            }
        } else {
            for (player, list) in values.iter_mut().enumerate() {
                list.push(worked(&records, player, *tie_break).value);
            }
        }
        let lower = tie_break.lower_is_better();
        let last = |p: &usize| values[*p].last().copied().unwrap_or(Value::undefined(Scale::Whole));
        let mut next = Vec::with_capacity(groups.len());
        for mut group in groups {
            group.sort_by(|a, b| last(a).better_first(last(b), lower).then(a.cmp(b)));
            next.extend(group.chunk_by(|a, b| last(a) == last(b)).map(<[usize]>::to_vec));
        }
        groups = next;
    }
    let mut rows = Vec::with_capacity(count);
    let mut rank = 1;
    for group in &groups {
        for &player in group {
            rows.push(StandingsRow {
                player: PlayerIx(player as u32),
                rank,
                points: records.scores[player],
                values: std::mem::take(&mut values[player]),
            });
        }
        rank += group.len();
    }
    Standings { tie_breaks: tie_breaks.to_vec(), rows }
}

fn split_by<K: Ord>(mut players: Vec<usize>, key: impl Fn(&usize) -> K) -> Vec<Vec<usize>> {
    players.sort_by_key(|p| (key(p), *p));
    players.chunk_by(|a, b| key(a) == key(b)).map(<[usize]>::to_vec).collect()
}

/// Adds and divides equally the prizes of shared ranks (1.61). `ranks` are in the order of the standings; returns each
/// row's prize in the same units, and the indivisible remainder.
pub fn split_prizes(ranks: &[usize], prizes: &[u64]) -> (Vec<u64>, u64) {
    let mut out = Vec::with_capacity(ranks.len());
    let mut left = 0;
    for tied in ranks.chunk_by(|a, b| a == b) {
        let from = out.len().min(prizes.len());
        let to = (out.len() + tied.len()).min(prizes.len());
        let sum: u64 = prizes[from..to].iter().sum();
        let n = tied.len() as u64;
        out.extend(std::iter::repeat_n(sum / n, tied.len()));
        left += sum % n;
    }
    (out, left)
}

/// Adds and divides equally the prizes of players level on points, regardless of tie-breaks; the indivisible remainder
/// goes to the first of them in the standings (1.61, D-77). `points` are in the order of the standings.
pub fn share_prizes(points: &[Points], prizes: &[u64]) -> Vec<u64> {
    let mut out: Vec<u64> = Vec::with_capacity(points.len());
    for tied in points.chunk_by(|a, b| a == b) {
        let from = out.len();
        let places = prizes.iter().skip(from).take(tied.len());
        let sum: u64 = places.copied().fold(0, u64::saturating_add);
        let n = tied.len() as u64;
        out.extend(std::iter::repeat_n(sum / n, tied.len()));
        if let Some(first) = out.get_mut(from) {
            *first += sum % n;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v_tb_e_9_and_10_prizes_are_shared_among_the_tied() {
        let prizes = [60_000, 30_000, 15_000];
        assert_eq!(split_prizes(&[1, 1, 1], &prizes), (vec![35_000; 3], 0));
        assert_eq!(split_prizes(&[1, 2, 2, 2], &prizes), (vec![60_000, 15_000, 15_000, 15_000], 0));
        assert_eq!(split_prizes(&[1, 1], &[101]), (vec![50, 50], 1));
        assert_eq!(split_prizes(&[], &prizes), (vec![], 0));
    }

    #[test]
    fn d_77_what_cannot_be_divided_goes_to_the_best_tie_break() {
        let points = [40, 40, 40, 35, 35, 10].map(Points::from_tenths);
        assert_eq!(share_prizes(&points, &[100, 50, 50, 21]), [68, 66, 66, 11, 10, 0]);
        assert_eq!(share_prizes(&points, &[]), [0; 6]);
        assert_eq!(share_prizes(&[], &[5]), Vec::<u64>::new());
    }
}
