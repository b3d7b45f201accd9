//! Commands inside comments: `[%clk 1:23:45]`, `[%emt 0:00:07]`, `[%eval -0.35]`, `[%eval #3]`.

/// A comment meant for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// The clock time after the move, in milliseconds.
    Clock(u64),
    /// The time the move took, in milliseconds.
    ElapsedMoveTime(u64),
    /// An engine's evaluation in hundredths of a pawn, for White.
    Evaluation(i32),
    /// An engine's mate in this many moves; negative for Black.
    MateIn(i32),
    /// Any other, or one with an invalid value: its name and value.
    Other(&'a str, &'a str),
}

/// Returns the commands of a comment, in order.
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    comment.split("[%").skip(1).filter_map(|rest| {
        let (command, _) = rest.split_once(']')?;
        let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        Some(parse(name, value.trim()).unwrap_or(Command::Other(name, value.trim())))
    })
}

fn parse<'a>(name: &str, value: &'a str) -> Option<Command<'a>> {
    match name {
        "clk" => milliseconds(value).map(Command::Clock),
        "emt" => milliseconds(value).map(Command::ElapsedMoveTime),
        "eval" => {
            let value = value.split(',').next()?;
            match value.strip_prefix('#') {
                Some(moves) => moves.parse().ok().map(Command::MateIn),
                None => hundredths(value).map(Command::Evaluation),
            }
        }
        _ => None,
    }
}

/// Parses `1:23:45`, `23:45` or `45.6` in milliseconds.
fn milliseconds(text: &str) -> Option<u64> {
    let mut total = 0u64;
    let mut parts = text.split(':').peekable();
    for _ in 0..3 {
        let part = parts.next()?;
        if parts.peek().is_some() {
            total = total.checked_add(part.parse::<u32>().ok()?.into())?.checked_mul(60)?;
            continue;
        }
        let (seconds, fraction) = part.split_once('.').unwrap_or((part, ""));
        let seconds: u64 = seconds.parse::<u32>().ok()?.into();
        return total.checked_add(seconds)?.checked_mul(1000)?.checked_add(thousandths(fraction)?);
    }
    None
}

/// Parses the digits after a decimal point, to three places.
fn thousandths(digits: &str) -> Option<u64> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| {
        let padded = digits.bytes().chain(std::iter::repeat(b'0')).take(3);
        padded.fold(0, |value, digit| value * 10 + u64::from(digit - b'0'))
    })
}

/// Parses `-0.35` in hundredths.
fn hundredths(text: &str) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let whole: i32 = whole.parse::<u16>().ok()?.into();
    Some(sign * (whole * 100 + i32::try_from(thousandths(fraction)? / 10).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_and_judgements_are_read() {
        let cases = [
            ("[%clk 1:23:45]", vec![Command::Clock(5_025_000)]),
            (" [%eval -0.35] good [%clk 0:00:07.5]", vec![Command::Evaluation(-35), Command::Clock(7_500)]),
            ("[%eval #-3] [%emt 12]", vec![Command::MateIn(-3), Command::ElapsedMoveTime(12_000)]),
            ("[%csl Ga1,Rb2]", vec![Command::Other("csl", "Ga1,Rb2")]),
            (
                "[%clk x] [%eval] [%clk 1:2:3:4]",
                vec![Command::Other("clk", "x"), Command::Other("eval", ""), Command::Other("clk", "1:2:3:4")],
            ),
            ("no command [%clk 1", vec![]),
        ];
        for (comment, expected) in cases {
            assert_eq!(commands(comment).collect::<Vec<_>>(), expected, "{comment}");
        }
    }
}
