//! Colour allocation (C.04.3, article 5).

use crate::model::Color;

use super::field::{Contender, Strength};

/// The rule of 5.2 that decided the colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourRule {
    /// 5.2.1: both get the colour they are due, or at least neither is denied it.
    BothGranted,
    /// 5.2.2: the stronger preference.
    Stronger,
    /// 5.2.3: the most recent round in which their colours differed.
    Alternation,
    /// 5.2.4: the preference of the higher-ranked player.
    HigherRanked,
    /// 5.2.5: the initial colour by the parity of the pairing number.
    InitialColour,
}

/// Returns the colour of `higher`, who is ranked above `lower`, and the rule.
pub(crate) fn allocate(higher: &Contender, lower: &Contender, initial: Color) -> (Color, ColourRule) {
    match (higher.owed, lower.owed) {
        (Some(a), Some(b)) if a == b => contested(higher, lower, a),
        (Some(a), _) => (a, ColourRule::BothGranted),
        (None, Some(b)) => (b.other(), ColourRule::BothGranted),
        (None, None) => {
            let colour = if higher.order.is_multiple_of(2) { initial } else { initial.other() };
            (colour, ColourRule::InitialColour)
        }
    }
}

/// Decides when both are due the same colour.
fn contested(higher: &Contender, lower: &Contender, owed: Color) -> (Color, ColourRule) {
    let rank = |c: &Contender| (c.strength, if c.strength == Strength::Absolute { c.difference.abs() } else { 0 });
    match rank(higher).cmp(&rank(lower)) {
        std::cmp::Ordering::Greater => return (owed, ColourRule::Stronger),
        std::cmp::Ordering::Less => return (owed.other(), ColourRule::Stronger),
        std::cmp::Ordering::Equal => {}
    }
    let differing = higher.history.iter().rev().zip(lower.history.iter().rev()).find(|(a, b)| a != b);
    match differing {
        Some((_, theirs)) => (*theirs, ColourRule::Alternation),
        None => (owed, ColourRule::HigherRanked),
    }
}
