//! Performance ratings (C.07, article 10; tables of B.02).

/// Rating difference by percentage scored, from 50 to 100 (B.02, 8.1.1).
const DIFFERENCE: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

/// The upper end of each band of rating difference; the higher-rated player is expected to score 50 per cent in the
/// first, one more in each following one, and 100 beyond the last (B.02, 8.1.2).
const BAND_END: [i32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// Returns the rating difference for a whole percentage.
pub fn difference_for(percent: i32) -> i32 {
    let p = percent.clamp(0, 100);
    if p >= 50 { DIFFERENCE[(p - 50) as usize] } else { -DIFFERENCE[(50 - p) as usize] }
}

/// Returns the percentage a player is expected to score against an opponent, without the limit of 400 points.
pub fn expected_percent(own: i32, opponent: i32) -> i32 {
    let gap = own.saturating_sub(opponent);
    let higher = 50 + BAND_END.iter().position(|end| gap.abs() <= *end).unwrap_or(50) as i32;
    if gap >= 0 { higher } else { 100 - higher }
}

/// Returns the average, rounded half up; `None` if empty.
pub fn average(ratings: &[i32]) -> Option<i32> {
    let n = ratings.len() as i64;
    let sum: i64 = ratings.iter().map(|r| i64::from(*r)).sum();
    (n > 0).then(|| (2 * sum + n).div_euclid(2 * n) as i32)
}

/// Returns the TPR (10.2): the average of the opponents plus the difference for the percentage scored. `half_points` is
/// twice the points over the board.
pub fn performance(half_points: i32, opponents: &[i32]) -> Option<i32> {
    let n = opponents.len() as i32;
    let percent = (100 * half_points + n).checked_div(2 * n)?;
    Some(average(opponents)? + difference_for(percent))
}

/// Returns the PTP (10.3): the lowest rating at which the expected scores reach the points made.
pub fn perfect_performance(half_points: i32, opponents: &[i32]) -> Option<i32> {
    let (low, high) = (*opponents.iter().min()?, *opponents.iter().max()?);
    if half_points == 0 {
        return Some(low - 800);
    }
    let reaches = |own: i32| {
        let sum: i64 = opponents.iter().map(|o| i64::from(expected_percent(own, *o))).sum();
        sum >= 50 * i64::from(half_points)
    };
    // Not reached at `below`, reached at `at`.
    let (mut below, mut at) = (low - 737, high + 736);
    while at - below > 1 {
        let middle = below + (at - below) / 2;
        if reaches(middle) { at = middle } else { below = middle }
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_b_02() {
        for (percent, difference) in [(100, 800), (99, 677), (76, 202), (50, 0), (49, -7), (33, -125), (0, -800)] {
            assert_eq!(difference_for(percent), difference, "{percent}");
        }
        for (gap, percent) in
            [(0, 50), (3, 50), (4, 51), (-4, 49), (391, 91), (392, 92), (735, 99), (736, 100), (-736, 0)]
        {
            assert_eq!(expected_percent(1500 + gap, 1500), percent, "{gap}");
        }
    }

    #[test]
    fn article_10_3_full_and_zero_scores() {
        assert_eq!(perfect_performance(0, &[1500, 1400]), Some(600));
        assert_eq!(perfect_performance(4, &[1500, 1400]), Some(2236));
        assert_eq!(performance(3, &[2000, 2001]), Some(2001 + 193));
    }
}
