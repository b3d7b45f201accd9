//! Performance, expected score, and the effect of future results.

use crate::exact::Exact;
use crate::tables;

/// A performance: the average of the opponents and the difference that corresponds to the score (B.01, 1.4.7-1.4.9).
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

/// Returns the performance against some ratings; `None` without games.
pub fn performance(sum: i64, games: u32, half_points: u32) -> Option<Performance> {
    let exact_average = Exact::ratio(sum, i64::from(games))?;
    let percent = tables::percentage(half_points, games)?;
    let difference = tables::fide_difference(percent);
    let average = exact_average.round_half_up();
    let rating = average + i64::from(difference);
    Some(Performance { games, half_points, exact_average, average, percent, difference, rating })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b01_1_4_8_performance() {
        let p = performance(2380 * 9, 9, 14).unwrap();
        assert_eq!((p.percent, p.difference, p.rating), (78, 220, 2600));
        assert_eq!(performance(0, 0, 0), None);
    }
}
