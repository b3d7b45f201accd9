//! Clock times written beside the moves (8.1.4).

/// The maximum number of hours on a clock; `59:30` is minutes and seconds.
const MAX_HOURS: u32 = 9;

/// Parses a clock time as people write it, in seconds: `1:25` (hours and minutes), `1:25:30`, `59:30` (minutes and
/// seconds, since no clock shows 59 hours), `1h25`, `85'`, `5'30"`; brackets around it are ignored.
pub fn clock_reading(word: &str) -> Option<u32> {
    let word = word.trim_matches(['(', ')', '[', ']', '{', '}']).trim_end_matches([',', ';']);
    let plain = word.replace(['\u{2019}', '\u{2032}'], "'").replace(['\u{201d}', '\u{2033}'], "\"").replace("''", "\"");
    let number = |digits: &str, most: usize| -> Option<u32> {
        let is_number = !digits.is_empty() && digits.len() <= most && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse().ok()).flatten()
    };
    let sixtieth = |digits: &str| number(digits, 2).filter(|value| digits.len() == 2 && *value < 60);
    let parts: Vec<&str> = plain.split(':').collect();
    match parts.as_slice() {
        [hours, minutes, seconds] => {
            let hours = number(hours, 2).filter(|hours| *hours <= MAX_HOURS)?;
            // A clock that also shows tenths.
            let seconds = seconds.split_once('.').map_or(*seconds, |(whole, _)| whole);
            Some(hours * 3600 + sixtieth(minutes)? * 60 + sixtieth(seconds)?)
        }
        [first, second] => {
            let (first, second) = (number(first, 3)?, sixtieth(second)?);
            Some(if first <= MAX_HOURS { first * 3600 + second * 60 } else { first * 60 + second })
        }
        _ => {
            if let Some((hours, minutes)) = plain.split_once('h') {
                let minutes = if minutes.is_empty() { Some(0) } else { sixtieth(minutes) };
                return Some(number(hours, 1)? * 3600 + minutes? * 60);
            }
            let (minutes, seconds) = plain.split_once('\'')?;
            let seconds = seconds.trim_end_matches('"');
            let seconds = if seconds.is_empty() { Some(0) } else { sixtieth(seconds) };
            Some(number(minutes, 3)? * 60 + seconds?)
        }
    }
}

/// Formats a clock time: `1:25`, or `1:25:30`.
pub fn written_clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if seconds == 0 { format!("{hours}:{minutes:02}") } else { format!("{hours}:{minutes:02}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_8_1_4_clock_times_are_read_as_people_write_them() {
        let cases = [
            ("1:25", Some(5100)),
            ("(0:05)", Some(300)),
            ("1:25:30", Some(5130)),
            ("1:25:30.4", Some(5130)),
            ("[1:25:00]}", Some(5100)),
            ("59:30", Some(3570)),
            ("1h25", Some(5100)),
            ("2h", Some(7200)),
            ("85'", Some(5100)),
            ("5'30\"", Some(330)),
            ("5'30''", Some(330)),
            ("5’", Some(300)),
            // A result, a move, a number, an empty text.
            ("1:0", None),
            ("0:1", None),
            ("Cf3", None),
            ("e4", None),
            ("25", None),
            ("1:75", None),
            ("12h30", None),
            (":", None),
            ("'", None),
            ("h", None),
            ("", None),
            ("12345678901:00", None),
        ];
        for (text, expected) in cases {
            assert_eq!(clock_reading(text), expected, "{text}");
        }
        for seconds in [0, 59, 60, 5100, 5130, 35_999] {
            assert_eq!(clock_reading(&written_clock(seconds)), Some(seconds));
        }
    }
}
