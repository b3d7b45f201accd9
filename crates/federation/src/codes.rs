//! The codes of the record for what regulations name and put in order: provinces, categories, ways of delivery.

/// Provinces, in the order of [`crate::venue::Province`].
pub(crate) const PROVINCES: [&str; 4] = ["barcelona", "girona", "lleida", "tarragona"];
/// Categories of teams, the highest first, in the order of [`crate::teams::TeamCategory`].
pub(crate) const TEAM_CATEGORIES: [&str; 6] =
    ["first_division", "second_division", "first", "second", "third", "promotion_to_third"];
/// Categories of players, the lowest first, in the order of [`crate::people::PlayerCategory`].
pub(crate) const PLAYER_CATEGORIES: [&str; 4] = ["third", "second", "first", "preferent"];
/// Ways of delivery, in the order of [`crate::competition::Delivery`].
pub(crate) const DELIVERIES: [&str; 4] = ["by_hand", "registered_post", "through_delegation", "e_mail"];
