//! Withdrawals of individual players (Withdrawals 14.22; D-46, D-109).
//!
//! For the effect of a withdrawal on an individual classification see `adoube_tournament::withdrawal`; for promotions
//! see `adoube_rating::promotion`.

use crate::people::PlayerCategory;
use crate::regulations::{CategoryStep, PromotionRules};

/// Returns whether a player of a category with `half_points` can still be promoted (14.22, D-46). The lowest score
/// required counts: as if all remaining opponents were of second category, or had the highest ratings. Where no table
/// exists nobody is withdrawn (D-103, D-109).
pub fn promotion_in_reach(
    category: PlayerCategory,
    rounds: u32,
    half_points: u32,
    rounds_left: u32,
    seconds_met: u32,
    rules: &PromotionRules,
) -> bool {
    let best = half_points.saturating_add(rounds_left.saturating_mul(2));
    let by_seconds = |step: CategoryStep| {
        (0..=rounds_left).filter_map(|more| rules.needed(step, rounds, seconds_met.saturating_add(more))).min()
    };
    let lowest = match category {
        PlayerCategory::Preferent => return true,
        PlayerCategory::First => rules.lowest_to_preferent(rounds),
        PlayerCategory::Second => by_seconds(CategoryStep::SecondToFirst),
        PlayerCategory::Third => by_seconds(CategoryStep::ThirdToSecond),
    };
    lowest.is_none_or(|lowest| best >= lowest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulations::Regulations;

    fn rules() -> &'static PromotionRules {
        &Regulations::handbook().promotions
    }

    #[test]
    fn v_wi_10_automatic_withdrawal() {
        let second = |half_points| promotion_in_reach(PlayerCategory::Second, 9, half_points, 4, 3, rules());
        assert!(!second(4), "V-WI-10: 2 points");
        assert!(second(5), "V-WI-10: 2½ points");
        assert!(
            promotion_in_reach(PlayerCategory::First, 9, 9, 0, 0, rules())
                && !promotion_in_reach(PlayerCategory::First, 9, 8, 0, 0, rules())
        );
        assert!(promotion_in_reach(PlayerCategory::Second, 7, 0, 1, 0, rules()), "D-109");
        assert!(promotion_in_reach(PlayerCategory::Preferent, 9, 0, 0, 0, rules()));
    }
}
