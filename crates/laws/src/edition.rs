//! The four editions of the Laws and the dates on which they came into force.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::Date;
use crate::words::editions;
use adoube_words::Text;

/// An edition of the Laws of Chess.
///
/// Engines do not use it: they query [`Rules`](crate::Rules), which is built from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// Adopted in Thessaloniki; Articles 01 to 19, adjournment among them.
    E1985,
    /// In force from 1 July 2017, replaced after half a year.
    E2017,
    /// In force from 1 January 2018.
    E2018,
    /// In force from 1 January 2023.
    E2023,
}

impl Edition {
    /// The newest edition: the default of new events, games and pages.
    pub const LATEST: Self = Self::E2023;

    /// The number of editions: the length of every table with one column per edition.
    pub(crate) const COUNT: usize = Self::LATEST as usize + 1;

    /// All editions, oldest first.
    pub const ALL: [Self; Self::COUNT] = [Self::E1985, Self::E2017, Self::E2018, Self::E2023];

    /// Returns its place in [`Edition::ALL`]: the column of every table.
    pub(crate) const fn column(self) -> usize {
        self as usize
    }

    /// Returns the year that names it.
    pub const fn year(self) -> u16 {
        self.in_force().year()
    }

    /// Returns its name: `2023`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::E1985 => "1985",
            Self::E2017 => "2017",
            Self::E2018 => "2018",
            Self::E2023 => "2023",
        }
    }

    /// Returns the first day on which games are played by it.
    pub const fn in_force(self) -> Date {
        let (year, month) = match self {
            Self::E1985 => (1985, 1),
            Self::E2017 => (2017, 7),
            Self::E2018 => (2018, 1),
            Self::E2023 => (2023, 1),
        };
        Date::first_of(year, month)
    }

    /// Returns the place where FIDE adopted it.
    pub const fn adopted_at(self) -> Text {
        match self {
            Self::E1985 => editions::E1985,
            Self::E2017 => editions::E2017,
            Self::E2018 => editions::E2018,
            Self::E2023 => editions::E2023,
        }
    }

    /// Returns the newest of the four in force on a date; `None` before 1985.
    ///
    /// FIDE issued further editions between 1985 and 2017 that this rulebook lacks; for those years the answer is the
    /// edition of 1985.
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

impl Default for Edition {
    fn default() -> Self {
        Self::LATEST
    }
}

impl Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is not that of an edition.
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
    fn every_edition_begins_on_its_day() {
        let cases = [("1985-01-01", 0), ("2017-07-01", 1), ("2018-01-01", 2), ("2023-01-01", 3)];
        for (text, column) in cases {
            let day: Date = text.parse().unwrap();
            let edition = Edition::ALL[column];
            assert_eq!(edition.in_force(), day);
            assert_eq!(Edition::in_force_on(day), Some(edition));
            assert_eq!(edition.column(), column);
            assert_eq!(edition.year().to_string(), edition.name());
            assert_eq!(edition.name().parse(), Ok(edition));
        }
        assert_eq!(Edition::in_force_on("2017-06-30".parse().unwrap()), Some(Edition::E1985));
        assert!("1997".parse::<Edition>().is_err());
    }
}
