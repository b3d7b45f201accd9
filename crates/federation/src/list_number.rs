//! Numbers of the order-of-strength list, with the *bis* numbers of additions (Delegates 5.311).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The suffixes of the first, second … addition after a number.
const SUFFIXES: [&str; 9] = ["bis", "ter", "quater", "quinquies", "sexies", "septies", "octies", "novies", "decies"];

/// A position on the list: `4`, `4 bis`, `4 ter`; larger is weaker. `0 bis` comes before number 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ListNumber {
    number: u16,
    addition: u8,
}

impl ListNumber {
    /// Creates a number of the list as stamped.
    pub const fn plain(number: u16) -> Self {
        Self { number, addition: 0 }
    }

    /// Creates the k-th addition after a number, from 1; there are nine suffixes.
    pub const fn addition(number: u16, k: u8) -> Option<Self> {
        if k == 0 || k as usize > SUFFIXES.len() { None } else { Some(Self { number, addition: k }) }
    }

    /// Returns the number without its suffix.
    pub const fn number(self) -> u16 {
        self.number
    }

    /// Returns whether it was added after the list was stamped.
    pub const fn is_addition(self) -> bool {
        self.addition > 0
    }
}

impl fmt::Display for ListNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suffix = usize::from(self.addition).checked_sub(1).and_then(|k| SUFFIXES.get(k));
        match suffix {
            Some(suffix) => f.pad(&format!("{} {suffix}", self.number)),
            None => f.pad(&self.number.to_string()),
        }
    }
}

/// A text that is not a list number.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a list number such as 4 or 4 bis")]
pub struct ParseListNumberError(pub String);

impl FromStr for ListNumber {
    type Err = ParseListNumberError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseListNumberError(text.chars().take(20).collect());
        let trimmed = text.trim();
        let end = trimmed.find(|c: char| !c.is_ascii_digit()).unwrap_or(trimmed.len());
        let (digits, suffix) = trimmed.split_at(end);
        if digits.is_empty() || digits.len() > 4 {
            return Err(wrong());
        }
        let number: u16 = digits.parse().map_err(|_| wrong())?;
        let suffix = suffix.trim();
        if suffix.is_empty() {
            return if number == 0 { Err(wrong()) } else { Ok(Self::plain(number)) };
        }
        let k = SUFFIXES.iter().position(|known| known.eq_ignore_ascii_case(suffix)).ok_or_else(wrong)?;
        Self::addition(number, k as u8 + 1).ok_or_else(wrong)
    }
}

impl TryFrom<String> for ListNumber {
    type Error = ParseListNumberError;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<ListNumber> for String {
    fn from(number: ListNumber) -> Self {
        number.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn list_numbers_are_read_and_written() {
        for (text, written) in
            [("4", "4"), (" 4bis ", "4 bis"), ("18 BIS", "18 bis"), ("0 bis", "0 bis"), ("7 ter", "7 ter")]
        {
            assert_eq!(text.parse::<ListNumber>().unwrap().to_string(), written);
        }
        for wrong in ["", "0", "bis", "4 tris", "-1", "12345", "4 4"] {
            assert!(wrong.parse::<ListNumber>().is_err(), "{wrong}");
        }
        assert!(ListNumber::addition(4, 10).is_none());
    }

    proptest! {
        #[test]
        fn list_numbers_read_back(number in 1_u16..9999, k in 0_u8..10) {
            let n = ListNumber::addition(number, k).unwrap_or(ListNumber::plain(number));
            prop_assert_eq!(n.to_string().parse::<ListNumber>().unwrap(), n);
        }
    }
}
