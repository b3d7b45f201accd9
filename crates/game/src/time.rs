//! Durations and times of day: whole milliseconds, written `m:ss` or `h:mm:ss`, with `.mmm` only if needed.

use std::fmt;

/// A length of time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span(u64);

/// No transcript lasts longer than a thousand hours.
const MAX_MS: u64 = 1000 * 3600 * 1000;

impl Span {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// Creates a span of milliseconds.
    pub const fn from_ms(ms: u64) -> Self {
        Self(ms)
    }

    /// Creates a span of seconds.
    pub const fn from_s(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// Returns the length in milliseconds.
    pub const fn ms(self) -> u64 {
        self.0
    }

    /// Subtracts a span, saturating at zero.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Adds a span.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Reads `m:ss`, `h:mm:ss`, either with `.mmm`; `None` for anything else.
    ///
    /// ```
    /// use adoube_game::Span;
    /// assert_eq!(Span::read("90:00"), Some(Span::from_s(5400)));
    /// assert_eq!(Span::read("1:30:00.250").map(Span::ms), Some(5_400_250));
    /// assert_eq!(Span::read("90"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let (whole, fraction) = match text.split_once('.') {
            None => (text, 0),
            Some((whole, digits)) if digits.len() == 3 => (whole, number(digits, 3)?),
            Some(_) => return None,
        };
        let mut parts = whole.split(':');
        let (first, second, third) = (parts.next()?, parts.next()?, parts.next());
        if parts.next().is_some() {
            return None;
        }
        let (hours, minutes, seconds) = match third {
            None => (0, number(first, 5)?, two_digits(second)?),
            Some(seconds) => (number(first, 4)?, two_digits(second)?, two_digits(seconds)?),
        };
        let ms = ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction;
        (ms <= MAX_MS).then_some(Self(ms))
    }
}

fn number(digits: &str, at_most: usize) -> Option<u64> {
    let plain = !digits.is_empty() && digits.len() <= at_most && digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

fn two_digits(digits: &str) -> Option<u64> {
    number(digits, 2).filter(|&value| digits.len() == 2 && value < 60)
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, ms) = (self.0 / 1000, self.0 % 1000);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        let (hours, minutes) = (minutes / 60, minutes % 60);
        match hours {
            0 => write!(f, "{minutes}:{seconds:02}")?,
            _ => write!(f, "{hours}:{minutes:02}:{seconds:02}")?,
        }
        if ms == 0 { Ok(()) } else { write!(f, ".{ms:03}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn times_that_are_none() {
        for text in ["", "5", "1:5", "1:60", "1:2:3", "1:02:60", "a:00", "0:00.5", "0:00.1234", "1:00:00:00", "-1:00"] {
            assert_eq!(Span::read(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn times_read_back(ms in 0..=MAX_MS) {
            let span = Span::from_ms(ms);
            prop_assert_eq!(Span::read(&span.to_string()), Some(span));
        }
    }
}
