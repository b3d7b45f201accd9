//! Colours of a pair (Swiss 5.1-5.4; D-92, D-94, D-95, D-96).

use crate::model::Color;

use super::{Entrant, Readings};

/// The rule that decided the colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourReason {
    /// 5.2: the first round.
    FirstRound,
    /// 5.4: too many equal colours in a row (D-96).
    ThreeRunning,
    /// 5.3: alternation, by the latest difference, this many games back.
    Alternation(usize),
    /// 5.4: identical histories; the higher-ranked player's colours are balanced.
    HigherRanked,
}

/// Returns the colour of the higher-ranked of two players and the reason.
pub(super) fn of_pair(
    high: &Entrant,
    low: &Entrant,
    round: usize,
    first: Color,
    readings: &Readings,
) -> (Color, ColourReason) {
    if round <= 1 {
        let colour = if high.rank % 2 == 1 { first } else { first.other() };
        return (colour, ColourReason::FirstRound);
    }
    colours(high, low, readings)
}

/// Returns the colour of the higher-ranked of two players after the first round, and the reason.
pub fn colours(high: &Entrant, low: &Entrant, readings: &Readings) -> (Color, ColourReason) {
    if let Some(due) = high.due(readings) {
        return (due, ColourReason::ThreeRunning);
    }
    if let Some(due) = low.due(readings) {
        return (due.other(), ColourReason::ThreeRunning);
    }
    let mut theirs = low.colours.iter().rev();
    let mut own = high.colours.iter().rev();
    for back in 1.. {
        match (own.next(), theirs.next()) {
            (Some(a), Some(b)) if a == b => {}
            (Some(a), _) => return (a.other(), ColourReason::Alternation(back)),
            (None, Some(b)) => return (*b, ColourReason::Alternation(back)),
            (None, None) => break,
        }
    }
    let balance: i32 = high.colours.iter().map(|c| if *c == Color::White { 1 } else { -1 }).sum();
    let colour = match balance {
        1.. => Color::Black,
        0 => high.colours.last().map_or(Color::White, |c| c.other()),
        _ => Color::White,
    };
    (colour, ColourReason::HigherRanked)
}
