//! Withdrawals of individuals and teams as figures (Withdrawals 14.1, 14.22, 14.3, 14.31; D-35, D-36, D-42, D-46).
//!
//! What a withdrawal does to an individual classification is `adoube_tournament::withdrawal`; the acts of this crate use the
//! functions here.

/// 14.22 (D-46): whether a player who has so many half points can still reach promotion. `needed` gives the half points that
/// so many opponents of second category (or higher) ask for; the lowest of what is still attainable counts: all opponents
/// to come of second category.
pub fn promotion_in_reach(
    half_points: u32,
    rounds_left: u32,
    seconds_met: u32,
    needed: impl Fn(u32) -> Option<u32>,
) -> bool {
    let best = half_points.saturating_add(2 * rounds_left);
    let lowest = (0..=rounds_left).filter_map(|more| needed(seconds_met + more)).min();
    // Without a table nobody is withdrawn (D-109).
    lowest.is_none_or(|lowest| best >= lowest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn v_wi_10_automatic_withdrawal() {
        // Nine rounds, second to first, half points by seconds met: the last row of the printed table.
        let needed = |seconds: u32| [16, 16, 16, 15, 15, 14, 14, 13, 13, 13].get(seconds as usize).copied();
        assert!(!promotion_in_reach(4, 4, 3, needed), "V-WI-10: 2 points");
        assert!(promotion_in_reach(5, 4, 3, needed), "V-WI-10: 2½ points");
        assert!(promotion_in_reach(0, 1, 0, |_| None));
    }
}
