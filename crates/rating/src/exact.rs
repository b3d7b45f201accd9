//! Exact fractions, so that averages and rating changes are rounded only where a rule requires it.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

/// An exact fraction in lowest terms with a positive denominator. Values beyond 64 bits saturate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exact {
    over: i64,
    under: i64,
}

impl Exact {
    /// Zero.
    pub const ZERO: Self = Self { over: 0, under: 1 };

    /// Creates a whole number.
    pub const fn whole(number: i64) -> Self {
        Self { over: number, under: 1 }
    }

    /// Creates a fraction; `None` if the denominator is zero.
    pub fn ratio(over: i64, under: i64) -> Option<Self> {
        (under != 0).then(|| Self::reduced(i128::from(over), i128::from(under)))
    }

    /// Creates a number of hundredths.
    pub fn hundredths(count: i64) -> Self {
        Self::reduced(i128::from(count), 100)
    }

    /// Creates a number of halves.
    pub fn halves(count: i64) -> Self {
        Self::reduced(i128::from(count), 2)
    }

    fn reduced(over: i128, under: i128) -> Self {
        let divisor = gcd(over.unsigned_abs(), under.unsigned_abs()).max(1);
        let divisor = i128::try_from(divisor).unwrap_or(1);
        if let (Ok(over), Ok(under), Ok(divisor)) = (i64::try_from(over), i64::try_from(under), i64::try_from(divisor))
            && over > i64::MIN
            && under > i64::MIN
        {
            let sign = if under < 0 { -1 } else { 1 };
            return Self { over: sign * over / divisor, under: (sign * under / divisor).max(1) };
        }
        let sign = if under < 0 { -1 } else { 1 };
        let narrow = |number: i128| i64::try_from(number).unwrap_or(if number < 0 { i64::MIN } else { i64::MAX });
        Self { over: narrow(sign * over / divisor), under: narrow(sign * under / divisor).max(1) }
    }

    /// Returns the largest integer not above it.
    pub const fn floor(self) -> i64 {
        self.over.div_euclid(self.under)
    }

    /// Returns the nearest integer, halves up.
    pub fn round_half_up(self) -> i64 {
        (self + Self::halves(1)).floor()
    }

    /// Returns the nearest integer, halves away from zero.
    pub fn round_half_away(self) -> i64 {
        if self.over < 0 { -(-self).round_half_up() } else { self.round_half_up() }
    }

    /// Returns the nearest multiple of a positive number, halves up.
    pub fn nearest_multiple(self, of: i64) -> i64 {
        let of = of.max(1);
        Self::reduced(i128::from(self.over), i128::from(self.under) * i128::from(of)).round_half_up().saturating_mul(of)
    }

    /// Returns the product of two fractions.
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        let over = i128::from(self.over) * i128::from(other.over);
        Self::reduced(over, i128::from(self.under) * i128::from(other.under))
    }

    /// Returns its distance from zero.
    #[must_use]
    pub fn abs(self) -> Self {
        if self.over < 0 { -self } else { self }
    }

    /// Clamps it between two bounds.
    #[must_use]
    pub fn clamp(self, least: Self, most: Self) -> Self {
        if self < least {
            least
        } else if self > most {
            most
        } else {
            self
        }
    }
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    // Division of 128 bits is slow; numbers in rating calculations soon fit in 64.
    while b != 0 {
        if a <= u64::MAX as u128 && b <= u64::MAX as u128 {
            return gcd_64(a as u64, b as u64) as u128;
        }
        (a, b) = (b, a % b);
    }
    a
}

const fn gcd_64(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Add for Exact {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let over = i128::from(self.over) * i128::from(other.under) + i128::from(other.over) * i128::from(self.under);
        Self::reduced(over, i128::from(self.under) * i128::from(other.under))
    }
}

impl Sub for Exact {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Neg for Exact {
    type Output = Self;
    fn neg(self) -> Self {
        Self { over: self.over.saturating_neg(), under: self.under }
    }
}

impl Mul<i64> for Exact {
    type Output = Self;
    fn mul(self, times: i64) -> Self {
        Self::reduced(i128::from(self.over) * i128::from(times), i128::from(self.under))
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        let left = i128::from(self.over) * i128::from(other.under);
        left.cmp(&(i128::from(other.over) * i128::from(self.under)))
    }
}

/// Formats it as a decimal: exactly if three decimals suffice, else with two, halves away from zero. A requested
/// precision is honoured.
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = f.precision().unwrap_or_else(|| {
            let under = self.under;
            [(1, 0), (10, 1), (100, 2), (1000, 3)]
                .iter()
                .find(|(power, _)| power % under == 0)
                .map_or(2, |found| found.1)
        });
        let decimals = decimals.min(9);
        let power = 10_i64.pow(decimals as u32);
        let scaled = (*self * power).round_half_away();
        let sign = if scaled < 0 { "-" } else { "" };
        let (whole, rest) =
            (scaled.unsigned_abs() / power.unsigned_abs(), scaled.unsigned_abs() % power.unsigned_abs());
        if decimals == 0 { write!(f, "{sign}{whole}") } else { write!(f, "{sign}{whole}.{rest:0decimals$}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn fractions_are_written_as_decimals() {
        let ratio = |a, b| Exact::ratio(a, b).unwrap();
        let cases = [
            (ratio(32870, 16), "2054.375"),
            (ratio(18800, 9), "2088.89"),
            (ratio(-8, 5), "-1.6"),
            (ratio(4, -8), "-0.5"),
            (ratio(-1, 300), "0.00"),
            (Exact::whole(2015), "2015"),
        ];
        for (value, text) in cases {
            assert_eq!(value.to_string(), text.replace("-0.00", "0.00"));
        }
        assert_eq!(format!("{:.2}", ratio(32870, 16)), "2054.38");
        assert_eq!(Exact::ratio(1, 0), None);
    }

    #[test]
    fn rounding() {
        let ratio = |a, b| Exact::ratio(a, b).unwrap();
        assert_eq!((ratio(5, 2).round_half_up(), ratio(-5, 2).round_half_up()), (3, -2));
        assert_eq!((ratio(5, 2).round_half_away(), ratio(-5, 2).round_half_away()), (3, -3));
        assert_eq!((ratio(-7, 3).floor(), ratio(7, 3).floor()), (-3, 2));
    }

    proptest! {
        #[test]
        fn sums_and_order_agree_with_whole_numbers(a in -9999_i64..9999, b in 1_i64..999, c in -9999_i64..9999, d in 1_i64..999) {
            let (x, y) = (Exact::ratio(a, b).unwrap(), Exact::ratio(c, d).unwrap());
            prop_assert_eq!(x + y, Exact::ratio(a * d + c * b, b * d).unwrap());
            prop_assert_eq!(x.cmp(&y), (a * d).cmp(&(c * b)));
            prop_assert_eq!(x + y - y, x);
            let near = x.nearest_multiple(5);
            prop_assert!(near % 5 == 0 && (x - Exact::whole(near)).abs() <= Exact::halves(5));
        }
    }
}
