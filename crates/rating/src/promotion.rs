//! Promotions between categories (handbook, sections «Ratings used for promotion» and «Category promotions»).

use crate::exact::Exact;
use crate::opponent::Category;

/// A step from one category to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PromotionStep {
    /// From third to second.
    ThirdToSecond,
    /// From second to first.
    SecondToFirst,
    /// From first to Preferent.
    FirstToPreferent,
}

impl PromotionStep {
    /// Returns the step from a category; `None` from Preferent on.
    pub const fn from(category: Category) -> Option<Self> {
        match category {
            Category::Third => Some(Self::ThirdToSecond),
            Category::Second => Some(Self::SecondToFirst),
            Category::First => Some(Self::FirstToPreferent),
            Category::None | Category::Preferent | Category::Titled => None,
        }
    }

    /// Returns the category it leads to.
    pub const fn to(self) -> Category {
        match self {
            Self::ThirdToSecond => Category::Second,
            Self::SecondToFirst => Category::First,
            Self::FirstToPreferent => Category::Preferent,
        }
    }
}

/// First to Preferent: the average above which a row applies, and the half points for 8, 9, 10 and 11 rounds.
const TO_PREFERENT: [(i64, [u32; 4]); 4] =
    [(2125, [8, 9, 10, 11]), (2075, [9, 10, 11, 12]), (2025, [10, 11, 12, 14]), (i64::MIN, [11, 13, 14, 15])];

/// Eight rounds, by seconds met: half points from third to second, and from second to first.
const EIGHT: [(u32, u32); 9] = [(12, 14), (12, 14), (11, 14), (11, 14), (10, 13), (9, 13), (9, 13), (8, 12), (8, 12)];

/// Nine rounds.
const NINE: [(u32, u32); 10] =
    [(14, 16), (13, 16), (13, 16), (12, 15), (12, 15), (11, 14), (11, 14), (10, 13), (10, 13), (9, 13)];

/// Returns the half points needed from first category to Preferent; `None` for lengths other than 8 to 11 rounds
/// (D-103).
pub fn to_preferent(rounds: u32, average: Exact) -> Option<u32> {
    let column = usize::try_from(rounds.checked_sub(8)?).ok()?;
    let (_, row) = TO_PREFERENT.iter().find(|(above, _)| *above == i64::MIN || average > Exact::whole(*above))?;
    row.get(column).copied()
}

/// Returns the half points needed from third to second or from second to first, by the number of opponents of second
/// category or above (D-108); `None` for lengths other than 8 and 9 rounds (D-109).
pub fn by_seconds(step: PromotionStep, rounds: u32, seconds: u32) -> Option<u32> {
    let at = usize::try_from(seconds).ok()?;
    let (third, second) = match rounds {
        8 => *EIGHT.get(at)?,
        9 => *NINE.get(at)?,
        _ => return None,
    };
    match step {
        PromotionStep::ThirdToSecond => Some(third),
        PromotionStep::SecondToFirst => Some(second),
        PromotionStep::FirstToPreferent => None,
    }
}

/// An opponent of one round for a promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionOpponent {
    /// The category; `None` for an absence or a bye.
    pub category: Option<Category>,
    /// The rating used for promotion (2000 for an absence or a bye, D-104).
    pub value: u32,
}

/// A promotion's requirement and the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionAttempt {
    /// The step.
    pub step: PromotionStep,
    /// Rounds of the event.
    pub rounds: u32,
    /// The half points scored.
    pub half_points: u32,
    /// The average of the opponents, for the step to Preferent.
    pub average: Exact,
    /// Opponents that count as seconds.
    pub seconds: u32,
    /// The half points needed; `None` if the handbook has no table, so that the Commission decides.
    pub needed: Option<u32>,
}

impl PromotionAttempt {
    /// Returns whether the promotion was earned.
    pub fn is_earned(&self) -> bool {
        self.needed.is_some_and(|needed| self.half_points >= needed)
    }
}

/// Evaluates a player's rounds; `None` for a category without a step. Rounds without an opponent count (D-104).
pub fn attempt(
    category: Category,
    rounds: u32,
    half_points: u32,
    met: &[PromotionOpponent],
) -> Option<PromotionAttempt> {
    let step = PromotionStep::from(category)?;
    let missing = i64::from(rounds).saturating_sub(i64::try_from(met.len()).unwrap_or(i64::MAX)).max(0);
    let sum = met.iter().map(|one| i64::from(one.value)).sum::<i64>() + missing * 2000;
    let average = Exact::ratio(sum, i64::from(rounds).max(1))?;
    let is_second = |one: &&PromotionOpponent| one.category.is_some_and(|category| category >= Category::Second);
    let seconds = u32::try_from(met.iter().filter(is_second).count()).unwrap_or(u32::MAX);
    let needed = match step {
        PromotionStep::FirstToPreferent => to_preferent(rounds, average),
        _ => by_seconds(step, rounds, seconds),
    };
    Some(PromotionAttempt { step, rounds, half_points, average, seconds, needed })
}
