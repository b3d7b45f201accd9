//! The value of a tie-break.

use crate::points::in_fractions;
use std::cmp::Ordering;
use std::fmt;

/// The number of decimals of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// Creates a whole number.
    Whole,
    /// In tenths: points and sums of points.
    Tenths,
    /// In hundredths: products of points, averages.
    Hundredths,
}

/// A value; undefined where nothing could be computed (no game, no rating). Undefined sorts last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    /// The number in units of the scale.
    pub units: Option<i64>,
    /// The scale.
    pub scale: Scale,
}

impl Value {
    /// Creates a whole number.
    pub const fn whole(units: i64) -> Self {
        Self { units: Some(units), scale: Scale::Whole }
    }

    /// Creates a value in tenths.
    pub const fn tenths(units: i64) -> Self {
        Self { units: Some(units), scale: Scale::Tenths }
    }

    /// Creates a value in hundredths.
    pub const fn hundredths(units: i64) -> Self {
        Self { units: Some(units), scale: Scale::Hundredths }
    }

    /// Creates an undefined value.
    pub const fn undefined(scale: Scale) -> Self {
        Self { units: None, scale }
    }

    /// Compares two values of one tie-break, the better one first.
    pub fn better_first(self, other: Self, lower_is_better: bool) -> Ordering {
        match (self.units, other.units) {
            (None, None) => Ordering::Equal,
            (None, Some(_)) => Ordering::Greater,
            (Some(_), None) => Ordering::Less,
            (Some(a), Some(b)) if lower_is_better => a.cmp(&b),
            (Some(a), Some(b)) => b.cmp(&a),
        }
    }
}

/// With the decimals of its scale, as files have it: `12.50`. The alternate form is for people: `12½`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(units) = self.units else { return f.pad("-") };
        if f.alternate() {
            return f.pad(&match self.scale {
                Scale::Whole => units.to_string(),
                Scale::Tenths => in_fractions(units.saturating_mul(10)),
                Scale::Hundredths => in_fractions(units),
            });
        }
        let sign = if units < 0 { "-" } else { "" };
        let n = units.unsigned_abs();
        match self.scale {
            Scale::Whole => f.pad(&format!("{sign}{n}")),
            Scale::Tenths => f.pad(&format!("{sign}{}.{}", n / 10, n % 10)),
            Scale::Hundredths => f.pad(&format!("{sign}{}.{:02}", n / 100, n % 100)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_a_form_for_files_and_one_for_people() {
        let cases = [
            (Value::whole(3), "3", "3"),
            (Value::tenths(125), "12.5", "12½"),
            (Value::tenths(-5), "-0.5", "-½"),
            (Value::hundredths(1250), "12.50", "12½"),
            (Value::hundredths(725), "7.25", "7¼"),
            (Value::hundredths(75), "0.75", "¾"),
            (Value::hundredths(1233), "12.33", "12.33"),
            (Value::undefined(Scale::Tenths), "-", "-"),
        ];
        for (value, file, person) in cases {
            assert_eq!((value.to_string().as_str(), format!("{value:#}").as_str()), (file, person));
        }
    }
}
