//! The four editions of the Laws, and when each came into force.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::words::editions;
use adoube_words::Text;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if the calendar has it.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let last = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        if year == 0 || day == 0 || day > last { None } else { Some(Self { year, month, day }) }
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub const fn day(self) -> u8 {
        self.day
    }
}

impl Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Text that is no day written `YYYY-MM-DD`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseDateError(String);

impl Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a day written YYYY-MM-DD", self.0)
    }
}

impl std::error::Error for ParseDateError {}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let day = || {
            let mut parts = text.split('-');
            let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
            let digits = |part: &str, width| part.len() == width && part.bytes().all(|b| b.is_ascii_digit());
            if parts.next().is_some() || !digits(year, 4) || !digits(month, 2) || !digits(day, 2) {
                return None;
            }
            Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        };
        day().ok_or_else(|| ParseDateError(text.to_owned()))
    }
}

/// An edition of the Laws of Chess.
///
/// Engines do not look at it: they ask [`Rules`](crate::Rules), which is built from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Edition {
    /// Adopted in Thessaloniki; Articles 01 to 19, adjournment among them.
    E1985,
    /// Of 1 July 2017, replaced after half a year.
    E2017,
    /// Of 1 January 2018.
    E2018,
    /// Of 1 January 2023.
    #[default]
    E2023,
}

impl Edition {
    /// All of them, oldest first.
    pub const ALL: [Self; 4] = [Self::E1985, Self::E2017, Self::E2018, Self::E2023];

    /// Its place in [`Edition::ALL`]: the column of every table.
    pub(crate) const fn column(self) -> usize {
        self as usize
    }

    /// The year by which it is called.
    pub const fn year(self) -> u16 {
        self.in_force().year
    }

    /// The name by which it is called: `2023`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::E1985 => "1985",
            Self::E2017 => "2017",
            Self::E2018 => "2018",
            Self::E2023 => "2023",
        }
    }

    /// The first day on which games are played by it.
    pub const fn in_force(self) -> Date {
        let (year, month) = match self {
            Self::E1985 => (1985, 1),
            Self::E2017 => (2017, 7),
            Self::E2018 => (2018, 1),
            Self::E2023 => (2023, 1),
        };
        Date { year, month, day: 1 }
    }

    /// The year in which FIDE adopted it.
    pub const fn adopted_in(self) -> u16 {
        match self {
            Self::E1985 => 1984,
            Self::E2017 | Self::E2018 => 2017,
            Self::E2023 => 2022,
        }
    }

    /// Where FIDE adopted it.
    pub const fn adopted_at(self) -> Text {
        match self {
            Self::E1985 => editions::E1985,
            Self::E2017 => editions::E2017,
            Self::E2018 => editions::E2018,
            Self::E2023 => editions::E2023,
        }
    }

    /// The newest of the four that is in force on a day; `None` before 1985.
    ///
    /// FIDE issued further editions between 1985 and 2017 which this rulebook does not hold; for those years the
    /// answer is the edition of 1985.
    ///
    /// ```
    /// use adoube_laws::{Date, Edition};
    /// let day = |text: &str| text.parse::<Date>().unwrap();
    /// assert_eq!(Edition::in_force_on(day("2017-12-31")), Some(Edition::E2017));
    /// assert_eq!(Edition::in_force_on(day("2024-05-01")), Some(Edition::E2023));
    /// assert_eq!(Edition::in_force_on(day("1984-12-31")), None);
    /// ```
    pub fn in_force_on(day: Date) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|edition| edition.in_force() <= day)
    }
}

impl Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the four editions'.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseEditionError(String);

impl Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of 1985, 2017, 2018, 2023", self.0)
    }
}

impl std::error::Error for ParseEditionError {}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|e| e.name() == name).ok_or_else(|| ParseEditionError(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            ("+202-01-01", false),
            ("2023-01-01-", false),
            ("", false),
        ];
        for (text, good) in cases {
            assert_eq!(text.parse::<Date>().is_ok(), good, "{text}");
        }
        assert_eq!("2018-01-01".parse::<Date>().map(|d| d.to_string()), Ok("2018-01-01".to_owned()));
    }

    #[test]
    fn every_edition_begins_on_its_day() {
        let cases = [("1985-01-01", 0), ("2017-07-01", 1), ("2018-01-01", 2), ("2023-01-01", 3)];
        for (text, column) in cases {
            let day: Date = text.parse().unwrap();
            let edition = Edition::ALL[column];
            assert_eq!(edition.in_force(), day);
            assert_eq!(Edition::in_force_on(day), Some(edition));
            assert_eq!(edition.column(), column);
            assert_eq!(edition.year().to_string(), edition.name());
            assert!(edition.adopted_in() <= edition.year());
            assert_eq!(edition.name().parse(), Ok(edition));
        }
        assert_eq!(Edition::in_force_on("2017-06-30".parse().unwrap()), Some(Edition::E1985));
        assert!("1997".parse::<Edition>().is_err());
    }
}
