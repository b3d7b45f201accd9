//! Performance, expected score, and what a result still to come would change.

use crate::exact::Exact;
use crate::tables;

/// A performance: the average of the opponents and the difference that the score stands for (B.01, 1.4.7-1.4.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Performance {
    /// Games.
    pub games: u32,
    /// Points in halves.
    pub half_points: u32,
    /// Average of the opponents, exact.
    pub exact_average: Exact,
    /// Average rounded to a whole number, halves up.
    pub average: i64,
    /// Percentage, whole, halves up.
    pub percent: u8,
    /// Difference of the table.
    pub difference: i16,
    /// The performance.
    pub rating: i64,
}

/// The performance against some ratings; `None` without games.
pub fn performance(sum: i64, games: u32, half_points: u32) -> Option<Performance> {
    let exact_average = Exact::ratio(sum, i64::from(games))?;
    let percent = tables::percentage(half_points, games)?;
    let difference = tables::fide_difference(percent);
    let average = exact_average.round_half_up();
    let rating = average + i64::from(difference);
    Some(Performance { games, half_points, exact_average, average, percent, difference, rating })
}

/// The smallest score in halves whose performance is at least a target; `None` if even all points are not enough.
pub fn needed_half_points(sum: i64, games: u32, target: i64) -> Option<u32> {
    (0..=games.saturating_mul(2))
        .find(|half_points| performance(sum, games, *half_points).is_some_and(|p| p.rating >= target))
}

/// The score expected against some opponents, in hundredths, game by game.
pub fn expected_hundredths(own: u16, opponents: &[u16]) -> u32 {
    opponents.iter().map(|other| u32::from(tables::expected(i32::from(own) - i32::from(*other)))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b01_1_4_8_performance() {
        let p = performance(2380 * 9, 9, 14).unwrap();
        assert_eq!((p.percent, p.difference, p.rating), (78, 220, 2600));
        assert_eq!(needed_half_points(2380 * 9, 9, 2600), Some(14));
        assert_eq!(needed_half_points(2000 * 9, 9, 2900), None);
        assert_eq!(performance(0, 0, 0), None);
        assert_eq!(expected_hundredths(2000, &[2000, 2100, 1900]), 50 + 36 + 64);
    }
}
