//! Results carried over towards a first rating: `2026-03:3:2.5:5400 2026-05:1:1:1890`, that is list, games, points, sum
//! of the opponents.

use std::fmt::Write;

use adoube_tournament::Points;

use crate::fide::Pool;

/// Results of one period that wait for more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarriedResults {
    /// Year of the list.
    pub year: u16,
    /// Month of the list.
    pub month: u8,
    /// The results.
    pub pool: Pool,
}

impl CarriedResults {
    /// Months since the year 0.
    pub const fn months(&self) -> u32 {
        self.year as u32 * 12 + self.month as u32
    }
}

/// Parses the column; `None` if it is malformed.
pub(super) fn parse(text: &str) -> Option<Vec<CarriedResults>> {
    let mut all = Vec::new();
    for part in text.split_ascii_whitespace() {
        let mut words = part.split(':');
        let (list, games, points, sum) = (words.next()?, words.next()?, words.next()?, words.next()?);
        if words.next().is_some() || all.len() >= 100 {
            return None;
        }
        let (year, month) = list.split_once('-')?;
        let tenths = points.parse::<Points>().ok()?.tenths();
        let games = games.parse::<u32>().ok().filter(|games| *games <= 10_000)?;
        let half_points = u32::try_from(tenths / 5).ok().filter(|half| tenths % 5 == 0 && *half <= games * 2)?;
        let sum = sum.parse::<i64>().ok().filter(|sum| (0..=i64::from(games) * 4000).contains(sum))?;
        let month = month.parse::<u8>().ok().filter(|month| (1..=12).contains(month))?;
        let year = year.parse::<u16>().ok().filter(|year| *year < 10_000)?;
        all.push(CarriedResults { year, month, pool: Pool { games, half_points, sum } });
    }
    Some(all)
}

/// Formats the column.
pub fn write(all: &[CarriedResults]) -> String {
    let mut out = String::new();
    for CarriedResults { year, month, pool } in all {
        let separator = if out.is_empty() { "" } else { " " };
        let points = Points::from_tenths(pool.half_points as i32 * 5);
        let _ = write!(out, "{separator}{year:04}-{month:02}:{}:{points}:{}", pool.games, pool.sum);
    }
    out
}
