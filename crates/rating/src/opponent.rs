//! The value of an opponent under the handbook: «Ratings used for promotion» and Rating 4, 5 (b) and 6.
//!
//! The two texts order the ratings differently (doubt D-106): promotions use the Catalan, the international, then the
//! Spanish rating; the rating list uses the Catalan, the Spanish, then the international one. Both orders are
//! implemented.

/// A player's category, if any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Category {
    /// None: a foreigner, or a player without classification by the federation.
    #[default]
    None,
    /// Third category.
    Third,
    /// Second category.
    Second,
    /// First category.
    First,
    /// Preferent.
    Preferent,
    /// Above Preferent: Mestre Català, national master, FIDE titles.
    Titled,
}

impl Category {
    /// All categories, weakest first.
    pub const ALL: [Self; 6] = [Self::None, Self::Third, Self::Second, Self::First, Self::Preferent, Self::Titled];

    /// Returns the code in lists: `3`, `2`, `1`, `P`, `M`, or nothing.
    pub const fn code(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Third => "3",
            Self::Second => "2",
            Self::First => "1",
            Self::Preferent => "P",
            Self::Titled => "M",
        }
    }

    /// Returns the category with a code in a list, in upper or lower case.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.code().eq_ignore_ascii_case(code))
    }

    /// Returns whether it is first, second or third category, which always counts as 2000.
    pub const fn is_below_preferent(self) -> bool {
        matches!(self, Self::Third | Self::Second | Self::First)
    }

    /// Returns whether players of this category enter the rating list (Rating 2).
    pub const fn may_be_rated(self) -> bool {
        matches!(self, Self::Preferent | Self::Titled)
    }
}

/// For which purpose an opponent is valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Catalan, international, Spanish.
    Promotion,
    /// Catalan, Spanish, international (Rating 6).
    Rating,
}

/// An opponent as the rules see one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Opponent {
    /// Category.
    pub category: Category,
    /// Catalan rating.
    pub catalan: Option<u16>,
    /// Spanish rating.
    pub spanish: Option<u16>,
    /// International rating.
    pub international: Option<u16>,
    /// Half points in the whole event.
    pub event_half_points: u32,
    /// Rounds of the event.
    pub event_rounds: u32,
    /// Whether the game was not played because a player was absent.
    pub absent: bool,
}

/// The source of an opponent's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueSource {
    /// A player was absent.
    Absence,
    /// First, second or third category.
    Category,
    /// The Catalan rating.
    Catalan,
    /// The Spanish rating.
    Spanish,
    /// The international rating.
    International,
    /// No rating: calculated from the score in the event.
    Imputed,
}

/// The value of absences, lower categories and scores of at most half, and the lowest possible rating.
pub const FLOOR: u16 = 2000;

/// Returns the value of an opponent without any rating: 2000, and 50 for each half point above half of the rounds
/// (D-107).
pub const fn imputed(half_points: u32, rounds: u32) -> u32 {
    2000 + 50 * half_points.saturating_sub(rounds)
}

impl Opponent {
    /// Returns the value for a purpose, and its source.
    pub fn value(&self, purpose: Purpose) -> (u32, ValueSource) {
        if self.absent {
            return (FLOOR.into(), ValueSource::Absence);
        }
        if self.category.is_below_preferent() {
            return (FLOOR.into(), ValueSource::Category);
        }
        let catalan = (self.catalan, ValueSource::Catalan);
        let spanish = (self.spanish, ValueSource::Spanish);
        let international = (self.international, ValueSource::International);
        let order = match purpose {
            Purpose::Promotion => [catalan, international, spanish],
            Purpose::Rating => [catalan, spanish, international],
        };
        order
            .into_iter()
            .find_map(|(rating, source)| rating.map(|rating| (u32::from(rating), source)))
            .unwrap_or_else(|| (imputed(self.event_half_points, self.event_rounds), ValueSource::Imputed))
    }

    /// Returns whether the opponent counts as a Preferent for the Team Championship: Preferent or above, or a rated
    /// player without category, and the game was played (D-130).
    pub const fn counts_as_preferent(&self) -> bool {
        let rated = self.catalan.is_some() || self.spanish.is_some() || self.international.is_some();
        !self.absent && (self.category.may_be_rated() || (rated && !self.category.is_below_preferent()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s_5_imputed_ratings() {
        let cases = [
            (9, 8, 2050),
            (10, 8, 2100),
            (11, 8, 2150),
            (22, 11, 2550),
            (8, 8, 2000),
            (16, 8, 2400),
            (10, 9, 2050),
            (18, 9, 2450),
            (6, 9, 2000),
        ];
        for (half_points, rounds, expected) in cases {
            assert_eq!(imputed(half_points, rounds), expected, "S-5: {half_points}/2 of {rounds}");
        }
    }

    #[test]
    fn v_pr_22_the_two_orders_of_ratings() {
        let both = |opponent: Opponent| (opponent.value(Purpose::Promotion).0, opponent.value(Purpose::Rating).0);
        let all =
            Opponent { catalan: Some(2105), international: Some(2200), spanish: Some(2150), ..Opponent::default() };
        assert_eq!(both(all), (2105, 2105), "V-PR-22");
        assert_eq!(both(Opponent { catalan: None, ..all }), (2200, 2150), "V-PR-22");
        assert_eq!(both(Opponent { catalan: None, international: None, ..all }), (2150, 2150), "V-PR-22");
        assert_eq!(both(Opponent { absent: true, ..all }), (2000, 2000));
        assert_eq!(both(Opponent { category: Category::First, ..all }), (2000, 2000));
    }
}
