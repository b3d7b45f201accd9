//! Values that several regulations have: days of the year, and numbers allowed by size.

use adoube_laws::Date;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day of the year, written `07-01`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct YearDay {
    pub month: u8,
    pub day: u8,
}

impl YearDay {
    /// Returns its date in a year; 29 February is 28 February where there is none.
    pub fn of(self, year: u16) -> Option<Date> {
        Date::new(year, self.month, self.day).or_else(|| Date::new(year, self.month, self.day.saturating_sub(1)))
    }

    fn read(text: &str) -> Option<Self> {
        let (month, day) = text.split_once('-').filter(|_| text.len() == 5)?;
        let read = Self { month: month.parse().ok()?, day: day.parse().ok()? };
        // A leap year has every day.
        Date::new(2000, read.month, read.day).map(|_| read)
    }
}

impl Serialize for YearDay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:02}-{:02}", self.month, self.day))
    }
}

impl<'de> Deserialize<'de> for YearDay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || serde::de::Error::invalid_value(serde::de::Unexpected::Str(&text), &"MM-DD");
        Self::read(&text).ok_or_else(wrong)
    }
}

/// The number allowed from, or up to, a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Allowance {
    pub size: u8,
    pub most: u8,
}

impl Allowance {
    /// Returns the allowance of the smallest size that is not below this one, otherwise that of the largest.
    pub fn up_to(table: &[Self], size: u8) -> u8 {
        let fits = table.iter().filter(|line| line.size >= size).min_by_key(|line| line.size);
        fits.or_else(|| table.iter().max_by_key(|line| line.size)).map_or(0, |line| line.most)
    }

    /// Returns the allowance of the largest size that is not above this one.
    pub fn from(table: &[Self], size: u8) -> u8 {
        table.iter().filter(|line| line.size <= size).max_by_key(|line| line.size).map_or(0, |line| line.most)
    }
}
