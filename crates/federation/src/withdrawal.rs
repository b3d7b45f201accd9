//! Withdrawals of individual players (Withdrawals 14.22; D-46, D-109).
//!
//! For the effect of a withdrawal on an individual classification see `adoube_tournament::withdrawal`; for promotions
//! see `adoube_rating::promotion`.

use crate::people::PlayerCategory;
use adoube_rating::Exact;
use adoube_rating::promotion::{PromotionStep, by_seconds, to_preferent};

/// Returns whether a player of a category with `half_points` can still be promoted (14.22, D-46). The lowest score
/// required counts: as if all remaining opponents were of second category, or had the highest ratings. Where no table
/// exists nobody is withdrawn (D-103, D-109).
pub fn promotion_in_reach(
    category: PlayerCategory,
    rounds: u32,
    half_points: u32,
    rounds_left: u32,
    seconds_met: u32,
) -> bool {
    let best = half_points.saturating_add(rounds_left.saturating_mul(2));
    let step = match category {
        PlayerCategory::Preferent => return true,
        PlayerCategory::First => PromotionStep::FirstToPreferent,
        PlayerCategory::Second => PromotionStep::SecondToFirst,
        PlayerCategory::Third => PromotionStep::ThirdToSecond,
    };
    let lowest = match step {
        PromotionStep::FirstToPreferent => to_preferent(rounds, Exact::whole(9999)),
        step => (0..=rounds_left).filter_map(|more| by_seconds(step, rounds, seconds_met.saturating_add(more))).min(),
    };
    lowest.is_none_or(|lowest| best >= lowest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v_wi_10_automatic_withdrawal() {
        let second = |half_points| promotion_in_reach(PlayerCategory::Second, 9, half_points, 4, 3);
        assert!(!second(4), "V-WI-10: 2 points");
        assert!(second(5), "V-WI-10: 2½ points");
        assert!(
            promotion_in_reach(PlayerCategory::First, 9, 9, 0, 0)
                && !promotion_in_reach(PlayerCategory::First, 9, 8, 0, 0)
        );
        assert!(promotion_in_reach(PlayerCategory::Second, 7, 0, 1, 0), "D-109");
        assert!(promotion_in_reach(PlayerCategory::Preferent, 9, 0, 0, 0));
    }
}
