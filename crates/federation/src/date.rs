//! Days and minutes of the office's calendar. Nothing here knows what day it is: dates come in as arguments.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A day, counted from 1 January 1970 and written `1989-10-14`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date(i32);

/// A day of the week.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weekday {
    /// Monday.
    Monday,
    /// Tuesday.
    Tuesday,
    /// Wednesday.
    Wednesday,
    /// Thursday.
    Thursday,
    /// Friday.
    Friday,
    /// Saturday.
    Saturday,
    /// Sunday.
    Sunday,
}

/// Days from 1970 to the first day of a year of the Gregorian calendar.
const fn days_before_year(year: i32) -> i32 {
    let before = year - 1;
    before * 365 + before / 4 - before / 100 + before / 400 - 719_162
}

const fn is_leap(year: i32) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

const fn days_of_month(year: i32, month: u32) -> u32 {
    match month {
        2 => 28 + is_leap(year) as u32,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Date {
    /// 1 January 1970.
    pub const EPOCH: Self = Self(0);

    /// The first and the last year that the office knows.
    const YEARS: std::ops::RangeInclusive<i32> = 1800..=2999;

    /// A day of the calendar, if it exists in the years 1800 to 2999.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Self> {
        let exists = Self::YEARS.contains(&year) && (1..=12).contains(&month);
        if !exists || day == 0 || day > days_of_month(year, month) {
            return None;
        }
        let before: u32 = (1..month).map(|m| days_of_month(year, m)).sum();
        Some(Self(days_before_year(year) + before as i32 + day as i32 - 1))
    }

    /// Year, month and day.
    pub fn parts(self) -> (i32, u32, u32) {
        // An estimate that is never too late.
        let mut year = 1970 + if self.0 < 0 { self.0.div_euclid(365) - 1 } else { self.0 / 366 };
        while days_before_year(year + 1) <= self.0 {
            year += 1;
        }
        let mut left = (self.0 - days_before_year(year)) as u32;
        let mut month = 1;
        while month < 12 && left >= days_of_month(year, month) {
            left -= days_of_month(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }

    /// So many days later, or earlier.
    #[must_use]
    pub const fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// Days from another day to this one.
    pub const fn since(self, other: Self) -> i32 {
        self.0.saturating_sub(other.0)
    }

    /// The day of the week.
    pub const fn weekday(self) -> Weekday {
        match (self.0 + 3).rem_euclid(7) {
            0 => Weekday::Monday,
            1 => Weekday::Tuesday,
            2 => Weekday::Wednesday,
            3 => Weekday::Thursday,
            4 => Weekday::Friday,
            5 => Weekday::Saturday,
            _ => Weekday::Sunday,
        }
    }

    /// The same day so many years later; 29 February becomes the 28th.
    #[must_use]
    pub fn plus_years(self, years: i32) -> Self {
        let (year, month, day) = self.parts();
        let year = year.saturating_add(years);
        Self::new(year, month, day).or_else(|| Self::new(year, month, 28)).unwrap_or(self)
    }

    /// The moment of this day at a time.
    pub const fn at(self, hour: u16, minute: u16) -> Moment {
        Moment { date: self, minute: hour * 60 + minute }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no day or no moment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a date such as 1989-10-14 nor a moment such as 1989-10-14T16:30")]
pub struct ParseDateError(String);

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseDateError(text.chars().take(20).collect());
        let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        let mut parts = text.split('-');
        let (Some(y), Some(m), Some(d), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
            return Err(wrong());
        };
        if [y, m, d].map(str::len) != [4, 2, 2] || ![y, m, d].into_iter().all(digits) {
            return Err(wrong());
        }
        let number = |part: &str| part.parse::<u32>().map_err(|_| wrong());
        Self::new(number(y)? as i32, number(m)?, number(d)?).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Date {
    type Error = ParseDateError;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.to_string()
    }
}

/// A minute of a day, written `1989-10-16T13:00`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Moment {
    /// The day.
    pub date: Date,
    /// Minutes since midnight.
    pub minute: u16,
}

impl Moment {
    /// So many minutes later.
    #[must_use]
    pub fn plus_minutes(self, minutes: i64) -> Self {
        let all = i64::from(self.minute) + minutes;
        let days = i32::try_from(all.div_euclid(1440)).unwrap_or(0);
        Self { date: self.date.plus(days), minute: all.rem_euclid(1440) as u16 }
    }

    /// Minutes from another moment to this one.
    pub fn minutes_since(self, other: Self) -> i64 {
        i64::from(self.date.since(other.date)) * 1440 + i64::from(self.minute) - i64::from(other.minute)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}T{:02}:{:02}", self.date, self.minute / 60, self.minute % 60)
    }
}

impl FromStr for Moment {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseDateError(text.chars().take(20).collect());
        let (date, time) = text.split_once('T').ok_or_else(wrong)?;
        let (hour, minute) = time.split_once(':').ok_or_else(wrong)?;
        if hour.len() != 2 || minute.len() != 2 || !time.bytes().all(|b| b.is_ascii_digit() || b == b':') {
            return Err(wrong());
        }
        let hour: u16 = hour.parse().map_err(|_| wrong())?;
        let minute: u16 = minute.parse().map_err(|_| wrong())?;
        if hour > 23 || minute > 59 {
            return Err(wrong());
        }
        Ok(date.parse::<Date>()?.at(hour, minute))
    }
}

impl TryFrom<String> for Moment {
    type Error = ParseDateError;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Moment> for String {
    fn from(moment: Moment) -> Self {
        moment.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn known_days() {
        let cases = [
            ("1970-01-01", Weekday::Thursday),
            ("1989-10-14", Weekday::Saturday),
            ("1989-12-05", Weekday::Tuesday),
            ("2000-02-29", Weekday::Tuesday),
            ("2026-11-16", Weekday::Monday),
            ("1800-01-01", Weekday::Wednesday),
        ];
        for (text, weekday) in cases {
            let date: Date = text.parse().unwrap();
            assert_eq!((date.to_string().as_str(), date.weekday()), (text, weekday));
        }
        for wrong in ["1989-02-29", "1989-13-01", "89-01-01", "1989-1-1", "", "1989-10-14T10:00", "+989-01-01"] {
            assert!(wrong.parse::<Date>().is_err(), "{wrong}");
        }
        assert_eq!("1988-02-29".parse::<Date>().unwrap().plus_years(2).to_string(), "1990-02-28");
        assert_eq!("1989-10-16T13:00".parse::<Moment>().unwrap().to_string(), "1989-10-16T13:00");
        for wrong in ["1989-10-16", "1989-10-16T24:00", "1989-10-16T1:00", "1989-10-16T13:60"] {
            assert!(wrong.parse::<Moment>().is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn days_read_back_and_follow_each_other(days in 0_i32..430_000) {
            let first = Date::new(1800, 1, 1).unwrap();
            let date = first.plus(days);
            prop_assert_eq!(date.to_string().parse::<Date>().unwrap(), date);
            let ((y, m, d), (ny, nm, nd)) = (date.parts(), date.plus(1).parts());
            prop_assert!((ny, nm, nd) == (y, m, d + 1) || nd == 1 && (ny, nm) == (y, m + 1) || (ny, nm, nd) == (y + 1, 1, 1));
        }
    }
}
