//! Points, counted in tenths so that no fraction is ever rounded.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

/// A number of points in tenths: one point is `Points::from_tenths(10)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(5);
    /// One point.
    pub const ONE: Self = Self(10);

    /// Creates a number of points from tenths.
    pub const fn from_tenths(tenths: i32) -> Self {
        Self(tenths)
    }

    /// Returns the points in tenths.
    pub const fn tenths(self) -> i32 {
        self.0
    }

    /// Returns the points multiplied by a whole number.
    #[must_use]
    pub const fn times(self, count: i32) -> Self {
        Self(self.0.saturating_mul(count))
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(Self::ZERO, Add::add)
    }
}

/// One decimal, as TRF writes points: `11.5`. The alternate form is for people: `11½`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return f.pad(&in_fractions(i64::from(self.0) * 10));
        }
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{}", tenths / 10, tenths % 10))
    }
}

/// Formats hundredths for people: `4`, `4½`, `¼`, and `4.33` where no fraction has a sign of its own.
pub(crate) fn in_fractions(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    let fraction = match rest {
        0 => return format!("{sign}{whole}"),
        25 => "¼",
        50 => "½",
        75 => "¾",
        _ if rest % 10 == 0 => return format!("{sign}{whole}.{}", rest / 10),
        _ => return format!("{sign}{whole}.{rest:02}"),
    };
    if whole == 0 { format!("{sign}{fraction}") } else { format!("{sign}{whole}{fraction}") }
}

/// A text that is not a number of points with at most one decimal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub struct ParsePointsError(pub(crate) String);

impl FromStr for Points {
    type Err = ParsePointsError;

    /// Parses `3`, `3.5`, `3,5`, `½`, `3½`, `-1.0`, `.5`; at most six digits before the decimal sign.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParsePointsError(text.chars().take(20).collect());
        let trimmed = text.trim();
        let (negative, body) = trimmed.strip_prefix('-').map_or((false, trimmed), |rest| (true, rest));
        let (whole, tenths) = if let Some(whole) = body.strip_suffix('½') {
            (whole, 5)
        } else if let Some((whole, decimal)) = body.split_once(['.', ',']) {
            let digit = decimal.strip_suffix('0').filter(|d| !d.is_empty()).unwrap_or(decimal);
            match digit.as_bytes() {
                [d @ b'0'..=b'9'] => (whole, i32::from(d - b'0')),
                _ => return Err(wrong()),
            }
        } else if body.is_empty() {
            return Err(wrong());
        } else {
            (body, 0)
        };
        if whole.len() > 6 || !whole.bytes().all(|b| b.is_ascii_digit()) {
            return Err(wrong());
        }
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| wrong())? };
        let value = whole * 10 + tenths;
        Ok(Self(if negative { -value } else { value }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_read_and_write() {
        let cases = [
            ("3.5", Some(35)),
            ("3,5", Some(35)),
            ("½", Some(5)),
            ("10½", Some(105)),
            ("0", Some(0)),
            (" 11.0 ", Some(110)),
            (".5", Some(5)),
            ("-1.0", Some(-10)),
            ("3.50", Some(35)),
            ("", None),
            ("-", None),
            ("a", None),
            ("1.25", None),
            ("1.", None),
            ("1234567", None),
        ];
        for (text, expected) in cases {
            assert_eq!(text.parse::<Points>().ok().map(Points::tenths), expected, "{text:?}");
        }
        assert_eq!(Points::from_tenths(-5).to_string(), "-0.5");
        assert_eq!(format!("{:>5}", Points::from_tenths(115)), " 11.5");
    }

    #[test]
    fn people_read_halves() {
        for (tenths, expected) in [(0, "0"), (5, "½"), (10, "1"), (45, "4½"), (-5, "-½"), (-15, "-1½"), (13, "1.3")]
        {
            assert_eq!(format!("{:#}", Points::from_tenths(tenths)), expected);
        }
        assert_eq!(format!("{:>#5}", Points::from_tenths(115)), "  11½");
    }
}
