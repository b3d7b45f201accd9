//! Dates of the Gregorian calendar and times of day, independent of any clock.

use std::fmt::{self, Display};
use std::str::FromStr;

/// A date of the Gregorian calendar in the years 1 to 9999, written `2026-11-18`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A day of the week.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

const LAST_YEAR: u16 = 9999;

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 0,
    }
}

/// Days from 1 January 1970 to 1 January of a year.
const fn days_before_year(year: u16) -> i32 {
    let before = year as i32 - 1;
    before * 365 + before / 4 - before / 100 + before / 400 - 719_162
}

impl Date {
    /// 1 January 1970.
    pub const EPOCH: Self = Self { year: 1970, month: 1, day: 1 };

    const FIRST: Self = Self { year: 1, month: 1, day: 1 };
    const LAST: Self = Self { year: LAST_YEAR, month: 12, day: 31 };

    /// Creates a date, if it exists.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        if year == 0 || year > LAST_YEAR || day == 0 || day > days_of_month(year, month) {
            return None;
        }
        Some(Self { year, month, day })
    }

    pub(crate) const fn first_of(year: u16, month: u8) -> Self {
        Self { year, month, day: 1 }
    }

    /// Reads `2026-11-18` or `2026/11/18`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split(['-', '/']);
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let digits = |part: &str, width| part.len() == width && part.bytes().all(|b| b.is_ascii_digit());
        if parts.next().is_some() || !digits(year, 4) || !digits(month, 2) || !digits(day, 2) {
            return None;
        }
        Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    }

    /// Returns the year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Returns the day of the month, 1 to 31.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Returns the number of days since 1 January 1970, negative before it.
    const fn number(self) -> i32 {
        let mut days = days_before_year(self.year) + self.day as i32 - 1;
        let mut month = 1;
        while month < self.month {
            days += days_of_month(self.year, month) as i32;
            month += 1;
        }
        days
    }

    #[allow(clippy::cast_sign_loss, reason = "days and years are positive here")]
    const fn from_number(number: i32) -> Self {
        if number <= Self::FIRST.number() {
            return Self::FIRST;
        }
        if number >= Self::LAST.number() {
            return Self::LAST;
        }
        // A lower bound, since no year is longer than 366 days.
        let mut year = 1 + ((number - Self::FIRST.number()) / 366) as u16;
        while days_before_year(year + 1) <= number {
            year += 1;
        }
        let mut left = number - days_before_year(year);
        let mut month = 1;
        while left >= days_of_month(year, month) as i32 {
            left -= days_of_month(year, month) as i32;
            month += 1;
        }
        Self { year, month, day: left as u8 + 1 }
    }

    /// Returns the date `days` later, or earlier if negative, saturating at the first and last day of the calendar.
    #[must_use]
    pub const fn plus(self, days: i32) -> Self {
        Self::from_number(self.number().saturating_add(days))
    }

    /// Returns the same date `years` later; 29 February becomes the 28th. Unchanged if the calendar has no such year.
    #[must_use]
    #[allow(clippy::cast_sign_loss, reason = "the year is at least 1 here")]
    pub const fn plus_years(self, years: i32) -> Self {
        let year = (self.year as i32).saturating_add(years);
        if year < 1 || year > LAST_YEAR as i32 {
            return self;
        }
        let year = year as u16;
        let last = days_of_month(year, self.month);
        Self { year, month: self.month, day: if self.day > last { last } else { self.day } }
    }

    /// Returns the number of days from `other` to this date.
    pub const fn since(self, other: Self) -> i32 {
        self.number() - other.number()
    }

    /// Returns the day of the week.
    pub const fn weekday(self) -> Weekday {
        match (self.number() + 3).rem_euclid(7) {
            0 => Weekday::Monday,
            1 => Weekday::Tuesday,
            2 => Weekday::Wednesday,
            3 => Weekday::Thursday,
            4 => Weekday::Friday,
            5 => Weekday::Saturday,
            _ => Weekday::Sunday,
        }
    }

    /// Returns a time on this date.
    pub const fn at(self, hour: u16, minute: u16) -> Moment {
        Moment { date: self, minute: hour * 60 + minute }
    }
}

impl Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A text that is neither a date written `YYYY-MM-DD` nor a date and time written `YYYY-MM-DDTHH:MM`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseDateError(String);

impl ParseDateError {
    fn new(text: &str) -> Self {
        Self(text.chars().take(40).collect())
    }
}

impl Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a date such as 1989-10-14 or a moment such as 1989-10-14T16:30", self.0)
    }
}

impl std::error::Error for ParseDateError {}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text).filter(|_| !text.contains('/')).ok_or_else(|| ParseDateError::new(text))
    }
}

/// A minute of a day, written `1989-10-16T13:00`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment {
    /// The day.
    pub date: Date,
    /// Minutes since midnight.
    pub minute: u16,
}

impl Moment {
    /// Returns the time `minutes` later, or earlier if negative.
    #[must_use]
    pub fn plus_minutes(self, minutes: i64) -> Self {
        let all = i64::from(self.minute).saturating_add(minutes);
        let days = i32::try_from(all.div_euclid(1440)).unwrap_or(0);
        Self { date: self.date.plus(days), minute: all.rem_euclid(1440) as u16 }
    }

    /// Returns the number of minutes from `other` to this time.
    pub fn minutes_since(self, other: Self) -> i64 {
        i64::from(self.date.since(other.date)) * 1440 + i64::from(self.minute) - i64::from(other.minute)
    }
}

impl Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}T{:02}:{:02}", self.date, self.minute / 60, self.minute % 60)
    }
}

impl FromStr for Moment {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let moment = || {
            let (date, time) = text.split_once('T')?;
            let (hour, minute) = time.split_once(':')?;
            if hour.len() != 2 || minute.len() != 2 || !time.bytes().all(|b| b.is_ascii_digit() || b == b':') {
                return None;
            }
            let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
            let date: Date = date.parse().ok()?;
            (hour < 24 && minute < 60).then(|| date.at(hour, minute))
        };
        moment().ok_or_else(|| ParseDateError::new(text))
    }
}

/// Dates and times are strings in JSON.
#[cfg(feature = "serde")]
mod as_text {
    use super::{Date, Moment};
    use serde_core::de::{Error, Visitor};
    use serde_core::{Deserialize, Deserializer, Serialize, Serializer};
    use std::fmt;
    use std::marker::PhantomData;
    use std::str::FromStr;

    struct FromText<T>(PhantomData<T>);

    impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for FromText<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a date or a moment")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    impl Serialize for Date {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Date {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_str(FromText(PhantomData))
        }
    }

    impl Serialize for Moment {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl<'de> Deserialize<'de> for Moment {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_str(FromText(PhantomData))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_calendar_has_its_days_and_no_others() {
        let cases = [
            ("2024-02-29", true),
            ("2023-02-29", false),
            ("1900-02-29", false),
            ("2000-02-29", true),
            ("2023-04-31", false),
            ("2023-13-01", false),
            ("2023-00-10", false),
            ("2023-1-01", false),
            ("89-01-01", false),
            ("1989/06/20", false),
            ("1989-10-14T10:00", false),
            ("+202-01-01", false),
            ("2023-01-01-", false),
            ("0000-01-01", false),
            ("", false),
        ];
        for (text, good) in cases {
            assert_eq!(text.parse::<Date>().is_ok(), good, "{text}");
        }
        assert_eq!("2018-01-01".parse::<Date>().map(|d| d.to_string()), Ok("2018-01-01".to_owned()));
        assert_eq!(Date::parse("1989/06/20"), Date::new(1989, 6, 20));
        for wrong in ["1989/06/31", "1989/6/20", "20/06/1989"] {
            assert_eq!(Date::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn known_days() {
        let cases = [
            ("1970-01-01", Weekday::Thursday, 0),
            ("1989-10-14", Weekday::Saturday, 7_226),
            ("1989-12-05", Weekday::Tuesday, 7_278),
            ("2000-02-29", Weekday::Tuesday, 11_016),
            ("2026-11-16", Weekday::Monday, 20_773),
            ("1800-01-01", Weekday::Wednesday, -62_091),
        ];
        for (text, weekday, number) in cases {
            let date: Date = text.parse().unwrap();
            assert_eq!((date.weekday(), date.since(Date::EPOCH)), (weekday, number), "{text}");
            assert_eq!(Date::EPOCH.plus(number), date, "{text}");
        }
        let leap: Date = "1988-02-29".parse().unwrap();
        assert_eq!(
            (leap.plus_years(2).to_string(), leap.plus_years(4).to_string()),
            ("1990-02-28".into(), "1992-02-29".into())
        );
        assert_eq!((leap.plus(i32::MIN), leap.plus(i32::MAX)), (Date::FIRST, Date::LAST));
        assert_eq!((leap.plus_years(-5000), leap.plus_years(i32::MAX)), (leap, leap));
    }

    #[test]
    fn moments_are_read_and_counted() {
        let moment: Moment = "1989-10-16T13:00".parse().unwrap();
        assert_eq!(moment.to_string(), "1989-10-16T13:00");
        assert_eq!(moment.plus_minutes(-781).to_string(), "1989-10-15T23:59");
        assert_eq!(moment.plus_minutes(3000).minutes_since(moment), 3000);
        for wrong in ["1989-10-16", "1989-10-16T24:00", "1989-10-16T1:00", "1989-10-16T13:60", "1989/10/16T13:00"] {
            assert!(wrong.parse::<Moment>().is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn days_read_back_and_follow_each_other(number in -719_162_i32..2_932_896) {
            let date = Date::EPOCH.plus(number);
            prop_assert_eq!(date.since(Date::EPOCH), number);
            prop_assert_eq!(date.to_string().parse::<Date>(), Ok(date));
            let next = date.plus(1);
            let (y, m, d) = (date.year(), date.month(), date.day());
            let follows = [Date::new(y, m, d + 1), Date::new(y, m + 1, 1), Date::new(y + 1, 1, 1)];
            prop_assert_eq!(Some(next), follows.into_iter().flatten().next());
        }
    }
}
