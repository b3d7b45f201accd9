//! The two conversion tables: from a percentage to a rating difference, and back.
//!
//! FIDE B.02, 8.1.1 and 8.1.2; the handbook's Tables 1 and 2 have the same numbers, but leave the cells of 0 % and 100
//! % blank, where FIDE has 800.

/// The rating difference for 50 % to 99 %; below 50 % it is the negative of that of the mirrored percentage.
const DIFFERENCE: [i16; 50] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677,
];

/// The last difference of each row of the second table; the first row is 50 %, each row adds one.
const LAST: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// The value of FIDE's table for 0 % and 100 %.
pub const NOTIONAL: i16 = 800;

/// Returns the rating difference for an integer percentage; `None` for 0 % and 100 % (blank) and above.
pub fn difference(percent: u8) -> Option<i16> {
    match percent {
        1..50 => DIFFERENCE.get(usize::from(50 - percent)).map(|difference| -difference),
        50..100 => DIFFERENCE.get(usize::from(percent - 50)).copied(),
        _ => None,
    }
}

/// Like [`difference`], with 800 for 0 % and 100 % (FIDE's first table).
pub fn fide_difference(percent: u8) -> i16 {
    difference(percent).unwrap_or(if percent == 0 { -NOTIONAL } else { NOTIONAL })
}

/// A row of the second table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpectedScoreRow {
    /// The smallest difference of the row.
    pub from: u16,
    /// The largest; `None` in the last row.
    pub to: Option<u16>,
    /// Percentage expected of the higher rated.
    pub higher: u8,
}

impl ExpectedScoreRow {
    /// Returns the expected percentage of the lower-rated player.
    pub const fn lower(self) -> u8 {
        100 - self.higher
    }
}

/// Returns the row of an absolute rating difference.
pub fn row(difference: u32) -> ExpectedScoreRow {
    let at = LAST.partition_point(|last| u32::from(*last) < difference);
    let from = at.checked_sub(1).and_then(|before| LAST.get(before)).map_or(0, |last| last + 1);
    ExpectedScoreRow { from, to: LAST.get(at).copied(), higher: 50 + at as u8 }
}

/// Returns the expected percentage of a player whose rating exceeds the opponent's by a difference, which may be
/// negative.
pub fn expected(difference: i32) -> u8 {
    let row = row(difference.unsigned_abs());
    if difference < 0 { row.lower() } else { row.higher }
}

/// Returns a percentage rounded to an integer, halves up; `None` without games.
pub fn percentage(half_points: u32, games: u32) -> Option<u8> {
    if games == 0 {
        return None;
    }
    let (half_points, games) = (u64::from(half_points), u64::from(games));
    Some(((100 * half_points + games) / (2 * games)).min(100) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_15_1_table_1_v_t1_01_to_12() {
        let cases = [
            ("V-T1-01", 99, 677),
            ("V-T1-02", 95, 470),
            ("V-T1-03", 76, 202),
            ("V-T1-04", 70, 149),
            ("V-T1-05", 51, 7),
            ("V-T1-06", 50, 0),
            ("V-T1-07", 49, -7),
            ("V-T1-08", 33, -125),
            ("V-T1-09", 32, -133),
            ("V-T1-10", 16, -284),
            ("V-T1-11", 5, -470),
            ("V-T1-12", 1, -677),
        ];
        for (vector, percent, expected) in cases {
            assert_eq!(difference(percent), Some(expected), "{vector}");
        }
        assert_eq!((difference(0), difference(100)), (None, None), "D-120: blank");
        assert_eq!((fide_difference(0), fide_difference(100)), (-800, 800));
    }

    #[test]
    fn vectors_15_1_table_2_v_t2_01_to_17() {
        let cases = [
            ("V-T2-01", 0, 50),
            ("V-T2-02", 3, 50),
            ("V-T2-03", 4, 51),
            ("V-T2-04", 10, 51),
            ("V-T2-05", 11, 52),
            ("V-T2-06", 100, 64),
            ("V-T2-07", 299, 85),
            ("V-T2-08", 302, 85),
            ("V-T2-09", 303, 86),
            ("V-T2-10", 344, 88),
            ("V-T2-11", 345, 89),
            ("V-T2-12", 484, 95),
            ("V-T2-13", 485, 96),
            ("V-T2-14", 517, 96),
            ("V-T2-15", 735, 99),
            ("V-T2-16", 736, 100),
            ("V-T2-17", 1200, 100),
        ];
        for (vector, difference, higher) in cases {
            assert_eq!((row(difference).higher, row(difference).lower()), (higher, 100 - higher), "{vector}");
        }
    }

    #[test]
    fn the_tables_are_mirrors_of_each_other() {
        for percent in 1..100_u8 {
            assert_eq!(difference(100 - percent), difference(percent).map(|d| -d));
            assert!(percent == 1 || difference(percent) > difference(percent - 1));
            let d = i32::from(difference(percent).unwrap());
            assert_eq!(expected(d), percent, "{percent} % lies in its own row");
        }
        let mut next = 0;
        let mut higher = 50;
        while let ExpectedScoreRow { from, to: Some(to), higher: h } = row(next) {
            assert_eq!((u32::from(from), h), (next, higher), "rows follow each other");
            (next, higher) = (u32::from(to) + 1, higher + 1);
        }
        assert_eq!(row(next), ExpectedScoreRow { from: 736, to: None, higher: 100 });
    }

    #[test]
    fn percentages_round_halves_upwards() {
        assert_eq!(percentage(21, 20), Some(53), "52.5 %");
        assert_eq!(percentage(0, 0), None);
        assert_eq!(percentage(19, 16), Some(59), "59.375 %");
    }
}
