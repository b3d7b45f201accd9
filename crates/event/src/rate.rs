//! The time control (6.3): the announced text and its periods.
//!
//! Parses the usual notations: `90+30`, `90 min + 30 s`, `40/90+30, 30+30`, `40/1:30:00+0:30, 30:00`, `1h30+10`:
//! minutes for the time, seconds for the increment, `d5` for a delay of five seconds.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One period.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RatePeriod {
    /// The number of moves; `None` for all remaining moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    /// Base time in seconds.
    pub base_s: u32,
    /// Increment per move, in seconds.
    #[serde(default)]
    pub increment_s: u32,
    /// Delay per move, in seconds.
    #[serde(default)]
    pub delay_s: u32,
}

impl RatePeriod {
    /// Converts the period to the game clock's type.
    pub fn of_clock(self) -> adoube_game::TimePeriod {
        use adoube_game::Span;
        adoube_game::TimePeriod {
            moves: self.moves,
            base: Span::from_s(self.base_s.into()),
            increment: Span::from_s(self.increment_s.into()),
            delay: Span::from_s(self.delay_s.into()),
        }
    }
}

/// `40/90+30`, `3+2`, `15`, `0:30+1`.
impl fmt::Display for RatePeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        match (self.base_s / 60, self.base_s % 60) {
            (minutes, 0) => write!(f, "{minutes}")?,
            (minutes, seconds) => write!(f, "{minutes}:{seconds:02}")?,
        }
        if self.increment_s > 0 {
            write!(f, "+{}", self.increment_s)?;
        }
        if self.delay_s > 0 {
            write!(f, "d{}", self.delay_s)?;
        }
        Ok(())
    }
}

/// Maximum number of periods.
pub const PERIODS_MAX: usize = 5;
/// Maximum length of the text, in bytes.
pub const RATE_BYTES_MAX: usize = 120;

/// A time control.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rate {
    /// The text as announced.
    pub text: String,
    /// The periods of the time control.
    pub periods: Vec<RatePeriod>,
}

impl Default for Rate {
    /// Returns 90 minutes and 30 seconds per move.
    fn default() -> Self {
        let period = RatePeriod { moves: None, base_s: 5400, increment_s: 30, delay_s: 0 };
        Self { text: "90+30".to_owned(), periods: vec![period] }
    }
}

impl Rate {
    /// Creates an unset time control: the clocks still need a time, but printed documents leave it out.
    pub fn unsaid() -> Self {
        Self { text: String::new(), ..Self::default() }
    }
}

/// A text that is not a time control; contains the part that was not recognised.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no rate of play")]
pub struct RateOfPlayError(pub String);

impl FromStr for Rate {
    type Err = RateOfPlayError;

    fn from_str(text: &str) -> Result<Self, RateOfPlayError> {
        let trimmed = text.trim();
        let wrong = |part: &str| RateOfPlayError(part.chars().take(30).collect());
        if trimmed.len() > RATE_BYTES_MAX {
            return Err(wrong(trimmed));
        }
        let parts: Vec<&str> = trimmed.split([',', ';']).collect();
        let periods = parts.iter().map(|part| period(part).ok_or_else(|| wrong(part.trim())));
        let periods = periods.collect::<Result<Vec<_>, _>>()?;
        let last = periods.len().saturating_sub(1);
        // Only the last period may cover all remaining moves.
        let ordered = periods.iter().enumerate().all(|(at, p)| at == last || p.moves.is_some());
        if periods.len() > PERIODS_MAX || !ordered {
            return Err(wrong(trimmed));
        }
        Ok(Self { text: trimmed.to_owned(), periods })
    }
}

/// Maximum time of a period and maximum increment, in seconds.
const BASE_S_MAX: u32 = 24 * 3600;
const ADDED_S_MAX: u32 = 3600;

fn period(part: &str) -> Option<RatePeriod> {
    // Joining the words would merge two numbers separated by a blank.
    let words: Vec<&str> = part.split_whitespace().collect();
    let cut = |pair: &[&str]| match pair {
        [left, right] => {
            left.ends_with(|c: char| c.is_ascii_digit()) && right.starts_with(|c: char| c.is_ascii_digit())
        }
        _ => false,
    };
    if words.windows(2).any(cut) {
        return None;
    }
    let folded: String = part.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
    let (moves, rest) = match folded.split_once('/') {
        Some((moves, rest)) => (Some(moves.parse::<u16>().ok().filter(|m| (1..=200).contains(m))?), rest),
        None => (None, folded.as_str()),
    };
    let delayed = rest.rsplit_once('d').filter(|(_, delay)| delay.starts_with(|c: char| c.is_ascii_digit()));
    let (rest, delay) = match delayed {
        Some((rest, delay)) => (rest, added(delay)?),
        None => (rest, 0),
    };
    let (base, increment) = match rest.split_once('+') {
        Some((base, increment)) => (base, added(increment)?),
        None => (rest, 0),
    };
    let base_s = base_seconds(base).filter(|s| (1..=BASE_S_MAX).contains(s))?;
    Some(RatePeriod { moves, base_s, increment_s: increment, delay_s: delay })
}

/// Parses an increment: `30`, `30s`, `30"`, `0:30`.
fn added(text: &str) -> Option<u32> {
    let text = ["segundos", "segons", "seconds", "seg", "sec", "s", "''", "\"", "″"]
        .iter()
        .find_map(|unit| text.strip_suffix(unit))
        .unwrap_or(text);
    let seconds = match text.split_once(':') {
        Some((minutes, seconds)) => number(minutes)? * 60 + two_digits(seconds)?,
        None => number(text)?,
    };
    (seconds <= ADDED_S_MAX).then_some(seconds)
}

/// Minutes; or `1h30`, `2h`, `90min`, `90'`, `m:ss`, `h:mm:ss`.
fn base_seconds(text: &str) -> Option<u32> {
    let text = ["minutos", "minutes", "minuts", "min", "m", "'", "′"]
        .iter()
        .find_map(|unit| text.strip_suffix(unit))
        .unwrap_or(text);
    if let Some((hours, minutes)) = text.split_once('h') {
        let minutes = if minutes.is_empty() { 0 } else { number(minutes)? };
        return Some(number(hours)? * 3600 + minutes * 60);
    }
    let mut parts = text.split(':');
    let (first, second, third) = (parts.next()?, parts.next(), parts.next());
    if parts.next().is_some() {
        return None;
    }
    Some(match (second, third) {
        (None, _) => number(first)? * 60,
        (Some(seconds), None) => number(first)? * 60 + two_digits(seconds)?,
        (Some(minutes), Some(seconds)) => number(first)? * 3600 + two_digits(minutes)? * 60 + two_digits(seconds)?,
    })
}

fn number(digits: &str) -> Option<u32> {
    let plain = !digits.is_empty() && digits.len() <= 4 && digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

fn two_digits(digits: &str) -> Option<u32> {
    number(digits).filter(|value| digits.len() == 2 && *value < 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rates_as_arbiters_write_them() {
        let cases = [
            ("90+30", "90+30"),
            ("90 min + 30 s", "90+30"),
            ("90' + 30''", "90+30"),
            ("40/90+30, 30+30", "40/90+30 30+30"),
            ("40/1:30:00+30; 30:00+0:30", "40/90+30 30+30"),
            ("1h30 + 10", "90+10"),
            ("2h", "120"),
            ("3+2", "3+2"),
            ("0:30+1", "0:30+1"),
            ("60 d5", "60d5"),
            ("15 minutos + 10 segundos", "15+10"),
        ];
        for (text, expected) in cases {
            let rate: Rate = text.parse().unwrap();
            let written: Vec<String> = rate.periods.iter().map(ToString::to_string).collect();
            assert_eq!(written.join(" "), expected, "{text}");
            assert_eq!(rate.text, text);
        }
        for text in [
            "",
            "abc",
            "9 0+30",
            "90+3 0",
            "90+",
            "+30",
            "40/",
            "90, 30",
            "0",
            "1:2",
            "9999999",
            "90+30,",
            "40/90,40/90,1/1,1/1,1/1,5",
        ] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_period_reads_back(moves in proptest::option::of(1_u16..=200), base_s in 1_u32..=86_400,
                               increment_s in 0_u32..=3600, delay_s in 0_u32..=3600) {
            let period = RatePeriod { moves, base_s, increment_s, delay_s };
            let rate: Rate = period.to_string().parse().unwrap();
            prop_assert_eq!(rate.periods, vec![period]);
        }

        #[test]
        fn no_text_panics(text in ".{0,60}") {
            let _ = text.parse::<Rate>();
        }
    }
}
